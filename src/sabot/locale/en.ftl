### Everything that Sabot says in English.
###
### `$who` and `$whom` are `you` or `other`; then `$seat` and `$to` are names. `$hue` is a colour by its English name.

## Words of the table

subject = { $who ->
    [you] You
   *[other] { $seat }
}
someone = { $who ->
    [you] you
   *[other] { $seat }
}
object = { $whom ->
    [you] you
   *[other] { $to }
}
list = { $first } and { $last }
either = { $first } or { $last }
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
nobody = Nobody
direction = { $direction ->
    [right] right
   *[left] left
}
side = { $side ->
    [villain] villain
   *[hero] hero
}
colour = { $hue ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [pink] pink
    [turquoise] turquoise
    [orange] orange
   *[violet] violet
}
icon = { $icon ->
    [almost] almost UNO
    [number] discard a number
    [colour] discard a colour
    [red] draw until red
    [blue] draw until blue
    [trade] trade hands
    [show] show hand
    [war] war
   *[race] UNO WIZZ
}

## Cards: `.a` is one of them

article = { $hue ->
    [orange] an
   *[other] a
}
face-hidden = card
    .a = a card
face-number = { colour } { $number }
    .a = { article } { face-number }
face-whirl = { colour } { $number } with a swirl
    .a = { article } { face-whirl }
face-draw_one = { colour } +1
    .a = { article } { face-draw_one }
face-draw_two = { colour } +2
    .a = { article } { face-draw_two }
face-draw_three = { colour } +3
    .a = { article } { face-draw_three }
face-draw_five = { colour } +5
    .a = { article } { face-draw_five }
face-skip = { colour } skip
    .a = { article } { face-skip }
face-skip_all = { colour } skip everyone
    .a = { article } { face-skip_all }
face-reverse = { colour } reverse
    .a = { article } { face-reverse }
face-flip = { colour } flip
    .a = { article } { face-flip }
face-wild = wild
    .a = a wild
face-wild_draw_four = wild +4
    .a = a wild +4
face-howler = howler
    .a = a howler
face-cloak = cloak
    .a = a cloak
face-hero = hero
    .a = a hero
face-wild_draw_two = wild +2
    .a = a wild +2
face-villain = villain
    .a = a villain
face-wild_colour = wild draw colour
    .a = a wild draw colour
# At most five characters: they are drawn on small cards.
card-label = { $symbol ->
    [skip] skip
    [skip_all] s.all
    [reverse] rev
    [flip] flip
    [wild] wild
    [wild_draw_four] w+4
    [wild_draw_two] w+2
    [wild_colour] w+col
    [howler] howl
    [cloak] cloak
    [hero] hero
    [villain] vill
   *[other] { $symbol }
}

## What happened

event-turned_up = The first card is { $a_card }.
event-put_back = { $a_card } cannot start the round: it goes back into the draw pile.
event-played = { subject } played { $a_card }.
event-kept = { subject } kept the card.
event-passed = { subject } passed: there are no cards left to draw.
event-called_colour = { subject } called { colour }.
event-accepted = { subject } accepted.
event-challenged = { subject } challenged.
event-guilty = { $who ->
    [you] You were bluffing.
   *[other] { $seat } was bluffing.
}
event-innocent = { $who ->
    [you] You were not bluffing.
   *[other] { $seat } was not bluffing.
}
event-targeted = { $whom ->
    [you] { $who ->
        [you] You chose yourself.
       *[other] { $seat } chose you.
    }
   *[other] { subject } chose { $to }.
}
event-called_uno = { subject } said UNO!
event-spun = { subject } spun the wheel: { icon }.
event-wizzed = { subject } shouted UNO WIZZ first.
event-took_back = { subject } had to take back the { $card }.
event-skipped = { subject } lost a turn.
event-skipped_all = { $who ->
    [you] Everyone else lost a turn: you play again.
   *[other] Everyone else lost a turn: { $seat } plays again.
}
event-reversed = Play now goes to the { direction }.
event-flipped = All cards turn over to the { side } side, with { $a_card } on top.
event-won_war = { subject } won the war.
event-no_war = Nobody won the war.
event-cancelled = { subject } cancelled it with { $a_card }.
event-drew = { $known ->
    [no] { $count ->
        [one] { subject } drew a card.
       *[other] { subject } drew { $count } cards.
    }
   *[yes] { $count ->
        [one] { subject } drew { $a_card }.
       *[other] { subject } drew { $count } cards: { $cards }.
    }
}
event-discarded = { subject } discarded { $a_cards }.
event-showed = { $known ->
    [no] { $count ->
        [one] { subject } showed { object } a card.
       *[other] { subject } showed { object } { $count } cards.
    }
   *[yes] { $count ->
        [one] { subject } showed { object } { $a_card }.
       *[other] { subject } showed { object } { $count } cards: { $cards }.
    }
}
event-told = { $known ->
    [no] { $count ->
        [one] { subject } showed a card.
       *[other] { subject } showed { $count } cards.
    }
   *[yes] { $count ->
        [one] { subject } showed { $a_card }.
       *[other] { subject } showed { $count } cards: { $cards }.
    }
}
event-declined = { $number ->
    [0] { subject } discarded nothing.
   *[other] { subject } stopped discarding.
}
event-caught = { subject } caught { object }. { $whom ->
    [you] You
   *[other] { $to }
} forgot to say UNO{ $costs }.
event-miscaught = { subject } tried to catch { object } but got it wrong{ $costs }.
event-suggested = { subject } made a suggestion{ $costs }.
event-objected = { $last ->
    [yes] { subject } objected, but the card fits.
   *[no] { subject } objected.
}
event-swapped = { $who ->
    [you] You and { $to } swapped hands.
   *[other] { $whom ->
        [you] You and { $seat } swapped hands.
       *[other] { $seat } and { $to } swapped hands.
    }
}
event-gave_hand = All hands are passed on: { $given }.
given = from { someone } to { object }
event-affected = { $extreme ->
    [fewest] { $who ->
        [you] You hold the fewest cards.
       *[other] { $seat } holds the fewest cards.
    }
   *[other] { $who ->
        [you] You hold the most cards.
       *[other] { $seat } holds the most cards.
    }
}
event-reshuffled = The discard pile is reshuffled into a draw pile of { cards }.
event-capped = { $number ->
    [one] After { $number } turn the round ends: the hand worth the fewest points wins.
   *[other] After { $number } turns the round ends: the hand worth the fewest points wins.
}
event-won = { subject } won the round: { points }.

## What it costs to be caught

costs-nothing = : no penalty, because there are no cards left to draw
costs-hidden = : a penalty of { cards }
costs-shown = : a penalty of { cards } ({ $cards })

## The match

event-drew_high = { $again ->
    [yes] Tie, drawing again: { $draws }.
   *[no] Drawing for dealer: { $draws }.
}
draw-high = { someone } drew { $a_card }
event-deals = { $who ->
    [you] You deal.
   *[other] { $seat } deals.
}
event-scored = Points: { $scores }.
score = { someone } { $number }
event-eliminated = Out of the match: { $players }.
event-final = The final: { $players }, head to head.
won = { $players } won the match
event-won_match = { $number ->
    [0] { won }.
   *[other] { won } with { points }.
}

## Why not

quoted = { $rule } ({ $id })
whose-duty = { $who ->
    [you] you must
   *[other] { $asked } must
}
question = { $phase ->
    [drawn] { whose-duty } play the drawn card or keep it
    [colour] { whose-duty } call a colour
    [answer] { whose-duty } answer the card on top
    [target] { whose-duty } choose a player
    [spin] { whose-duty } spin the wheel
    [race] somebody must shout UNO WIZZ
    [discard] { whose-duty } choose what to discard
    [notice] { whose-duty } let the card stand or object to it
   *[turn] { whose-duty } play or draw
}
refused-over = The round is over.
refused-out = A player who is out takes no further part.
refused-not-asked = Not now: { question }.
refused-not-now = “{ $action }” is not possible: { question }.
refused-not-referee = Only the referee can penalise a suggestion.
refused-referee = The referee can only penalise suggestions.
refused-suggestion-off = Suggestions are not penalised at this table.
refused-already-called = UNO has already been said.
refused-automatic = UNO is said automatically at this table.
refused-uno-too-late = Too late: at this table UNO must be said before the card is played.
refused-window-closed = Too late: the next turn has begun.
refused-not-due = Say UNO just before or right after you play your last card but one.
refused-catch-self = You cannot catch yourself.
refused-catch-too-late = Too late: { $player } can no longer be caught.
refused-owes-nothing = There is nothing to catch { $player } for.
refused-object-off = There is nothing to object to: cards that do not fit are refused at this table.
refused-once = You have already objected to this card.
refused-own-card = You cannot object to your own card.
refused-object-nothing-laid = There is no card to object to now.
refused-play-spin-due = You must spin the wheel instead of playing a card.
refused-play-other-side = { $card } is not on the side in play.
refused-not-held = { $card } is not in your hand.
refused-only-drawn = After drawing, only the drawn card may be played.
refused-no-answer = { $card } cannot answer the card on top.
refused-holds-colour = { $card } may not be played while you hold { article } { colour } card.
sign = { $symbol ->
    [skip] skip
    [skipall] skip everyone
    [rev] reverse
    [flip] flip
   *[other] { $symbol }
}
refused-no-match = { $symbol ->
    [nothing] { $card } is not { colour }.
   *[other] { $card } matches neither { colour } nor { sign }.
}
refused-no-colour = You cannot call a colour with this card now.
refused-not-this = { $card } cannot be discarded now.
refused-draw-must-lay = There are no cards left to draw: play one that fits.
refused-drawn-already = You have already drawn a card: play it or keep it.
refused-draw-spin-due = You must spin the wheel instead of drawing.
refused-keep-must-lay = The drawn card fits: at this table it must be played.
refused-colour-other-side = There is no { colour } on the side in play.
refused-target-self = Choose another player.
refused-not-tied = Choose one of the tied players.
refused-challenge-nothing-laid = Nobody has played a wild draw card on you.
refused-no-wild-draw = Only a wild draw card can be challenged.
refused-last-card = A last card cannot be challenged.
refused-strict = Bluffing is not possible at this table, so there is nothing to challenge.
refused-must-discard = Discard until only two cards are left.
refused-tied = After a tie you must discard all the cards that you showed.
refused-icon = The wheel decides, not the player who spins it.
refused-act-eliminated = { $player } has been eliminated.
refused-act-not-dealt = Not now: the round has not been dealt yet.
refused-salt-too-late = Not now: salt can only be shuffled in before the deal.
refused-salt-twice = You have already shuffled in salt for this deal.
refused-deal-too-early = Not now: the round has already been dealt.
refused-match-over = The match is over.

## The house: what it does not allow, whatever the rules say

refused-table-none = There is no such table.
refused-table-over = This table is closed.
refused-table-started = The match has already begun.
refused-table-not-started = The match has not begun yet.
refused-table-host-only = Only the host may do that.
refused-start-nobody = Nobody has taken a seat yet.
refused-seat-none = There is no seat { $number }.
refused-seat-taken = Seat { $number } is taken.
refused-seat-have-one = You already have a seat at this table.
refused-seat-had-another = You had another seat in this match, so you can return only to that one.
refused-seat-ask-host = Somebody with your address was removed from this table. Ask for the seat: the host decides.
refused-seat-ask-people = Anyone who took this seat now would see its cards. Ask for it: the other people at the table decide.
refused-seat-ask-round = Anyone who took this seat now would see its cards. Ask for it: it will be yours when this round is over.
refused-seat-refused = Your request for the seat was refused. You can ask again in a minute.
refused-seat-too-many-ask = Others are already asking for a seat. Try again in a moment.
refused-seat-no-request = There is no request for you to answer.
refused-seat-which = Several people play on this device. Say which of you it is.
refused-seat-not-yours = That is not your seat at this table.
refused-seat-not-here = Nobody sits there.
refused-seat-removed = The host has removed you from this table.
refused-remove-host = The host cannot be removed.
refused-rematch-too-early = A rematch is possible once the match is over.
refused-rematch-device = { $player } and others play on one device, so { $player } has to open the next table.
refused-act-stale = The game has moved on: look again.
refused-act-held = Wait a moment: others may still react.
refused-chat-nothing = Say something, or pick a phrase.
refused-chat-no-phrase = There is no phrase { $phrase }.
refused-chat-not-printable = A chat message is one line of printable text.
refused-chat-muted = The host of this table has muted you.
refused-react-unknown = There is no reaction { $reaction }.
refused-react-not-thrown = That cannot be thrown.
refused-react-nobody = Nobody sits there.
refused-react-own = You cannot throw anything at yourself.
refused-mute-host = The host cannot be muted.
refused-mute-nobody = There is nobody to mute.
refused-no-name = Choose a name first.
refused-report-no-line = There is no such chat message in this round.
refused-report-own = You cannot report yourself.
refused-report-done = That message has already been penalised.
refused-abuse-no-line = That chat message no longer exists.
refused-hint-not-here = There are no hints at this table.
refused-hint-not-asked = Not now: you have nothing to decide.
refused-odds-nothing = There is nothing to challenge now.
refused-watch-too-many = You can watch at most { $most } tables at once.
refused-wizz-too-early = The wheel is still turning: shout when it stops.
refused-table-too-many = You already have { $most } tables open. Finish or close one first.
refused-table-too-many-here = { $most } tables are already open from your address. Finish or close one first.
refused-code-none = There is no table to join with the code { $letters }. A code stops working when nobody can join any more: ask for a new one, or for the link.
refused-code-closed = Nobody can join this table now, so it has no code.
refused-pass-none = This code is wrong, has been used or has expired. Ask for a new one on your other device.
refused-too-fast = Slow down, please: that was too much at once.
refused-failed = Something went wrong on our side. Please try again.
refused-route-none = There is nothing here.
refused-request-method = { $method } is not possible here.
refused-request-too-long = That is too long: at most { $most } bytes are allowed.
refused-request-not-json = The request must be sent as application/json.
refused-origin-foreign = Pages from other sites may not do that.
refused-host-unknown = This server does not answer to that name. Its operator can allow the name with --origin.
refused-metrics-closed = The metrics can be read on the server’s own computer, or with the token.
refused-network-not-here = Only a browser on the server’s own computer can do that.
refused-settings-not-here = The settings file can be reached only from the computer it is on, through a server started with `sabot`.
refused-network-fixed = This server was started for certain addresses. To let others in, start it with --host 0.0.0.0.
refused-network-none = This computer is not connected to a network, so no other device can reach it.
refused-network-failed = Other devices cannot be let in: { $reason }
refused-qr-foreign = QR codes are made for links to this server only.
refused-guest-banned = The operator of this server has banned you or your network.
refused-server-not-ready = The server is not ready.
refused-rule-none = There is no such rule.
refused-record-not-over = The record can be read once the match is over.
refused-record-none = Nothing was played at this table.
refused-seat-none-free = There is no free seat.
refused-remove-nobody = There is nobody to remove.
serving = The tables are open at { $url } (Ctrl-C closes them).
serving-also = They can also be reached at { $url }.
serving-already = The tables are already open at { $url }.
lan-link = Others on this network can join at { $url }.
lan-other = Another address: { $url }
lan-trouble = If the link does not open on another device, check that the device is on the same network and that this computer’s firewall allows the connection.
file-tightened = Other users could read { $file }. Now only its owner can.
backed-up = The backup { $file } is complete. Tables in it: { $number }.
restored = Everything in { $file } was restored. Tables: { $number }.
key-signs = { $name }: created { $created }, in use
key-soon = { $name }: created { $created }, will soon be in use
key-valid = { $name }: created { $created }, valid until { $until }
key-over = { $name }: created { $created }, was valid until { $until }
admin-report = Report { $number } · { $time } · table { $table }
admin-reporter = reported by { $guest }
admin-author = said by { $name } ({ $guest }), address { $address }
admin-no-reports = There are no reports.
admin-done = Report { $number } has been deleted.
admin-closing = A running server closes the table within five seconds; if none is running, the table is closed when a server next starts.
admin-banned = { $banned } is banned.
admin-unbanned = { $banned } is no longer banned.
admin-no-bans = Nobody is banned.
admin-ban = { $banned } since { $since }
admin-ban-until = { $banned } from { $since } until { $until }
no-page = The page has not been built; `make setup` in the source directory builds it. The API works all the same.
preview-invites = { $what ->
    [tournament] { $seat } invites you to a { $game } tournament
   *[game] { $seat } invites you to a game of { $game }
}
preview-open = { $what ->
    [tournament] A { $game } tournament is waiting for you
   *[game] A game of { $game } is waiting for you
}
preview-playing = { $what ->
    [tournament] A { $game } tournament is being played
   *[game] A game of { $game } is being played
}
preview-over = { $what ->
    [tournament] A { $game } tournament, to replay move by move
   *[game] A game of { $game }, to replay move by move
}
preview-about = Open the link and sit down: no account, nothing to install.

## Quick phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-oops = Oops!
phrase-again = One more?
phrase-close = That was close!
phrase-revenge = You’ll pay for that!
phrase-wait = Wait for me!
phrase-bye = Bye!
reaction = { $reaction ->
    [cry] Crying
    [angry] Angry
    [love] Heart
    [wow] Amazed
    [cool] Cool
    [think] Thinking
    [sleepy] Sleepy
    [clap] Applause
    [thumb] Thumbs up
    [party] Celebrating
    [fear] Scared
   *[laugh] Laughing
}
thing = { $thing ->
    [flower] a flower
    [snowball] a snowball
    [cake] a cake
    [plane] a paper plane
   *[tomato] a tomato
}
thrown = { $target ->
    [you] { $seat } throws { $thing } at you.
   *[other] { $who ->
        [you] You throw { $thing } at { $to }.
       *[other] { $seat } throws { $thing } at { $to }.
    }
}
way-bo = Bo likes to bluff.
way-cy = Cy challenges early.
way-dee = Dee goes for players with one or two cards.
way-eli = Eli saves his wilds.
remark-bo-start = Let’s go, let’s go!
remark-bo-hit = Ouch! Hey!
remark-bo-uno = One card! Ha!
remark-bo-won = Did you see that?
remark-bo-beaten = Again! Right now!
remark-cy-start = Mm.
remark-cy-hit = Noted.
remark-cy-uno = One.
remark-cy-won = As expected.
remark-cy-beaten = Hm.
remark-dee-start = Darlings, I am ready.
remark-dee-hit = The cruelty!
remark-dee-uno = One card, and all eyes on me.
remark-dee-won = Thank you, thank you!
remark-dee-beaten = I am ruined.
remark-eli-start = A pleasure to play with you.
remark-eli-hit = Well, I never!
remark-eli-uno = One left, if I may.
remark-eli-won = Experience, my friends.
remark-eli-beaten = Congratulations. I tip my hat to you.
remark-fay-start = Have fun, everybody!
remark-fay-hit = More cards to hug!
remark-fay-uno = Just one, wish me luck!
remark-fay-won = That was lovely!
remark-fay-beaten = Well done, you!
remark-gus-start = I brought snacks.
remark-gus-hit = More? I’m full!
remark-gus-uno = One last bite.
remark-gus-won = Dinner is on me!
remark-gus-beaten = I play better after lunch.
remark-hal-start = System ready.
remark-hal-hit = Error: hand too large.
remark-hal-uno = One card remaining.
remark-hal-won = Result: victory.
remark-hal-beaten = Updating my plans.
remark-ivy-start = Slow and steady.
remark-ivy-hit = It makes me grow.
remark-ivy-uno = One leaf left.
remark-ivy-won = Everything in its season.
remark-ivy-beaten = Next time, I’ll bloom.
remark-jo-start = Come on.
remark-jo-hit = Grr.
remark-jo-uno = UNO. So what?
remark-jo-won = Obviously.
remark-jo-beaten = Whatever.
remark-kim-start = Nice beat tonight.
remark-kim-hit = That was off-key.
remark-kim-uno = Last note.
remark-kim-won = And that is the finale.
remark-kim-beaten = Encore!
remark-lou-start = Tea, anyone?
remark-lou-hit = Oh, I spilled some.
remark-lou-uno = One sip left.
remark-lou-won = A good brew.
remark-lou-beaten = I’ll put the kettle on.
remark-mia-start = Bow, please.
remark-mia-hit = How dare you!
remark-mia-uno = One card, and the crown is mine.
remark-mia-won = Long live me!
remark-mia-beaten = A queen forgives. Perhaps.

## The referee

waits = { $phase ->
    [drawn] { $players } must play the drawn card or keep it
    [colour] { $players } must call a colour
    [answer] { $players } must answer
    [target] { $players } must choose a player
    [spin] { $players } must spin the wheel
    [race] somebody must shout UNO WIZZ
    [discard] { $players } must choose what to discard
    [notice] { $players } must let the card stand or object to it
   *[turn] { $players } must play or draw
}
not-called = not called yet
transcript-opening = { $edition }: { $players }; { $dealer } deals
transcript-top = { $card } is on top; { $waits }.
transcript-refused = REFUSED:
transcript-unchanged = Nothing has changed: the position is the same as before.
transcript-position = Position
transcript-draw = draw pile, top first
transcript-discard = discard pile, top first
transcript-colour = colour in force
transcript-side = side
transcript-direction = direction
transcript-turn = turn
transcript-asked = { $player }; { $waits }
transcript-owes = must say UNO
transcript-called = said UNO
transcript-legal = Legal actions
transcript-none = none
transcript-result = Result
transcript-winner = winner
transcript-in-hand = in hand

## Why a bot would do it, if one asks for a hint: `$to` is a player; `$share` and `$less` are whole percents

# What else one could do.
deed = { $verb ->
    [play] { $a_card }
    [discard] { $a_card }
    [colour] { colour }
    [target] { $to }
    [draw] drawing
    [keep] keeping the card
    [accept] accepting
    [challenge] challenging
    [spin] spinning
    [wizz] shouting UNO WIZZ
    [uno] saying UNO
    [catch] catching { $to }
    [object] objecting
   *[done] discarding nothing more
}
advice-search = { $other ->
    [none] It wins { $share }% of { $rounds } simulated rounds.
   *[other] It wins { $share }% of { $rounds } simulated rounds; the next best, { $other }, wins { $less }%.
}
advice-out = You go out with it.
advice-out-again = Nobody else has a turn before you are out.
advice-out-next = Next turn you can go out with { $a_card }.
advice-stops = Otherwise { $to } goes out with { $a_card }.
advice-only = There is nothing else you can do.
advice-only-card = No other card fits.
advice-even = Nothing else is better.
advice-able = It gives you the best chance of having a card to play next time.
advice-keep-wild = Keep { $a_card } for later: it goes on anything.
advice-keep-attack = Keep { $a_card } to stop a player who is about to go out.
advice-rid = One card fewer in your hand.
advice-points = It leaves the fewest points in your hand.
advice-mates = { $number ->
    [one] You still have { $number } { colour } card.
   *[other] You still have { $number } { colour } cards.
}
advice-denied = { $seen ->
    [yes] { $number ->
        [1] { $to } has one card left, and had to draw when the colour was { colour }.
       *[other] { $to } had to draw when the colour was { colour }.
    }
   *[no] { $number ->
        [1] { $to } has one card left, and probably no { colour }.
       *[other] { $to } probably has no { colour }.
    }
}
advice-harm = { $a_card } would do you more harm than good.
advice-bluff = { $a_card } would be a bluff: you have { article } { colour } card.
advice-rare = { $to } may have to draw many cards before { article } { colour } one comes up.
advice-draws = It makes { $to } draw { cards }.
advice-again = You get the next turn too.
advice-skips = { $to } loses a turn.
advice-hero = You hold the most cards: you may discard one.
advice-turn = After the flip, { $to } may have nothing to play.
advice-swap = You get { $to }’s hand, which is smaller.
advice-nothing = None of your cards fits.
advice-unfit = The card you drew does not fit.
advice-pass-on = Then { $to } has to draw instead of you.
advice-accept = There is nothing you can do about it.
advice-keep-cloak = Keep the cloak until you have to draw.
advice-cloak = The cloak spares you { cards }.
advice-cloak-few = With so few cards left, it is time to get rid of the cloak.
advice-cloak-late = Somebody is about to go out: it is time to get rid of the cloak.
advice-doubt = The chance that { $to } is bluffing is { $share }%: high enough for a challenge.
advice-believe = The chance that { $to } is bluffing is { $share }%: too low for a challenge.
# Reckoned by dealing the unseen cards at random, again and again.
odds-challenge = { $number ->
    [0] { $to } held no other card, so it cannot be a bluff.
    [one] Of the { $hidden } cards you cannot see, { $to } held one: dealt at random, it would be { colour } about { $share }% of the time. The cards do not show how often { $to } bluffs.
   *[other] Of the { $hidden } cards you cannot see, { $to } held { $number }: dealt at random, they would include { article } { colour } one about { $share }% of the time. The cards do not show how often { $to } bluffs.
}
advice-fewest = { $to } holds the fewest cards.
advice-last = Of the tied players, { $to } plays last.
advice-race = The first to shout may discard a card.
advice-wrong = It does not match in colour, number or symbol.
advice-right = It fits, as far as anyone can tell.
advice-uno = Say it before you play your last card but one.
advice-catch = { $to } forgot to say UNO.

## The table in the terminal

# All forms of the names of a colour, separated by blanks: these words are printed in their colour.
colour-words = { $hue ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [pink] pink
    [turquoise] turquoise
    [orange] orange
   *[violet] violet
}
at-table = Table { $number }: { $text }
addressed = { $name }: { $text }
greeting = { $edition } with { $players }: { cards } each. Type ? for help, quit to leave.
greeting-several = { $edition } for { $players }: { cards } each. Type ? for help, quit to leave.
table-seat = { $uno ->
    [said] { someone } { $number } UNO!
    [owed] { someone } { $number } (has not said UNO)
   *[none] { someone } { $number }
}
table-side = { $side ->
    [villain] villain side
   *[hero] hero side
}
table-top = top card { $card }
table-no-top = no top card
# `$colour` is a colour in words, with its shape.
table-colour = colour { $colour }
table-no-colour = colour not called yet
table-draw = { $number } left to draw
table-hand = your hand
table-out = out
look-backs = { $seat }’s card backs
look-next = back of the next card
debt = { $who ->
    [you] You have one card left: type uno!
   *[other] { $seat } has one card left and has not said UNO.
}
hand-over = { $name }, press Enter when nobody else is looking
read-first = { $name }, press Enter when you have seen it
ask-turn = Your turn
ask-drawn = Play it or keep it?
ask-colour = Which colour?
ask-answer = How will you answer { $a_card }?
ask-target = Which player?
ask-spin = Spin the wheel
ask-race = Type wizz, quick!
ask-discard = Which card will you discard?
ask-notice = Let the card stand?
ask-others = Anything before play goes on?
what = Not understood: { $error }.
why-what = Which card? For example: why R7
why-not = You can: go ahead.

## What can be typed: `Enter` is the key, and the words that are typed stay English

enter = Enter
go-on = go on
a-number = a number
help-number = does what is listed under that number
help-play = the same in words; R7 alone is enough, and play wild red calls the colour too
help-draw = draw a card; keep the card you drew
help-colour = call a colour; red or R alone is enough
help-accept = accept what was played on you, or let a card stand
help-challenge = challenge a wild draw card
help-target = choose a player
help-spin = spin the wheel; shout UNO WIZZ
help-discard = discard a card
help-done = stop discarding
help-object = say that the card just played does not fit
help-uno = say UNO, just before or right after you play your last card but one
help-catch = catch Bo, who forgot to say UNO
help-suggestion = where suggestions are penalised: Bo, who told somebody what to play, draws two
help-name = an action by Ana, even out of turn, when several people share the keyboard
help-look = the table and your cards; everything you can see
help-last = in words: the last plays, the top card and colour, and how many cards everybody holds
help-cards = in words: your hand by colour, and the time left to say UNO or to catch somebody
help-what = what a card is and does at this table
help-odds = how likely a bluff is, judging by the cards you have seen
help-why = why a card cannot be played now
help-hint = what a bot would do in your place, and why
help-chat = say something to the others at the table
help-more-time = ask for more time at the table, or go back to the usual time
help-quit = leave the table
help-hero-colours = red, yellow, green, blue
help-villain-colours = pink, turquoise, orange, violet

## Sitting down, dealing and going on

ask-edition = Which game? [{ $usual }]
about-deluxe = the classic
about-potter = with howler and cloak
about-flip = two-sided cards, heroes and villains
about-wizz = with the wheel
ask-opponents = How many opponents, { $fewest } to { $most }? [{ $usual }]
choose-among = Please choose one of these: { $names }.
# An answer that begins with one of the letters of `letters-no` (separated by blanks) or with an English n is a no.
letters-no = n
another-round = Another round? [Y/n]
another-match = Another match? [Y/n]
bye = Bye.
purpose-winner = { $target ->
    [one] The winner of a round scores the cards that the others hold; { $target } point wins the match.
   *[other] The winner of a round scores the cards that the others hold; { $target } points win the match.
}
purpose-lowest = Everybody adds up the points left in hand; when somebody reaches { $target }, the lowest total wins.
purpose-elimination = Everybody adds up the points left in hand; a player who reaches { $target } is out of the match.
purpose-none = One round decides.
purpose-partners = { $target ->
    [one] Partners: { $pairs }; { $target } point wins the match.
   *[other] Partners: { $pairs }; { $target } points win the match.
}
purpose-rotation = { $hands_per_partner ->
    [one] Everybody plays { $hands_per_partner } round with each partner in turn and keeps the points; the highest total wins.
   *[other] Everybody plays { $hands_per_partner } rounds with each partner in turn and keeps the points; the highest total wins.
}
partners = Partners: { $pairs }.
against = { $first } against { $second }
bots-alone = { $edition }, seed { $seed }.
round-begins = Round { $number }.
round-goes-on = Round { $number } goes on.
round-bound = Round { $number }, committed to { $commitment }…; what you type is shuffled in.
round-salted = The salt { $salt } is shuffled in; what you type takes its place.
press-to-deal = Press Enter to deal
help-deal = Enter deals; quit leaves; commitment shows the full hash that the deal is committed to.
help-stir = Anything else you type is shuffled into the deal, so that nobody can have chosen the cards.
help-who-stirs = To say who shuffles, write “name: anything”.
help-secret = After the round its secret is revealed, and sabot verify checks the record.
stirred = Shuffled in.
secret = secret
round-won = { subject } won the round.
round-won-elsewhere = At the other table { $seat } won the round.
written-down = The record of the match:
go-on-with = To continue:

## The score pad

pad-round = round
pad-reset = reset
pad-total = total
pad-left = elim. in
pad-carried = to { $number }
standing = standings
rank = { $place }. { $players } { $total }

## Replays

replay-match = { $edition }: { $players }
replay-round = Round { $number }
replay-deal = the deal
replay-at-table = table { $number }, { $what }
replay-end = The record ends here; the match is not over.
replay-nothing = Nothing has been dealt yet.
replay-where = { $number } of { $last }
replay-last = This was the last step: b goes back, q leaves.
tour-next = the next step
tour-back = one step back
tour-step = to a step
tour-round = to the deal of a round
tour-end = to the last step
tour-seat = see what one player saw; “seat nobody” shows what a spectator saw
tour-open = see all hands
tour-table = look at another table of the round
tour-look = the discard pile, and the backs of two-sided cards
tour-pad = the score pad so far
tour-quit = leave

## The table in a whole terminal

tui-hint = A bot would choose: { $what }.
tui-hide = Hide my cards
tui-no-key = { $key } does nothing here; ? shows all keys.
tui-small = The table needs { $wide } × { $high } characters; this window has { $columns } × { $rows }.
tui-connecting = Connecting to { $link } …
tui-code = Others can join with the code { $code }, or at { $link }.
tui-proof-salted = Round { $round }: the salt that you sent is not the one in the deal.
tui-proof-shown = { $result ->
    [right] Commitments, salt and cards are as you saw them.
   *[none] You saw no commitment before a deal, so nobody can tell whether the record was made up later.
}
tui-key-help = keys
tui-key-hint = hint
tui-key-language = language
tui-key-pad = score
tui-key-look = look
tui-key-chat = chat
tui-key-leave = leave
tui-keys = Keys
tui-help-card = play the card with this letter, or ask why it cannot be played
tui-help-choose = choose a card
tui-help-enter = play the chosen card, or go on
tui-help-space = the first button: draw, keep, accept, spin, go on …
tui-help-uno = say UNO
tui-help-catch = catch a player who forgot to say UNO
tui-help-colour = call a colour, by its first letter in English
tui-help-hint = see what a bot would do
tui-help-pace = make the bots faster or slower
tui-help-more-time = ask for more time at a server’s table, or go back to the usual time
tui-help-log = everything that happened in the round
tui-help-chat = say something at a server’s table
tui-help-language = the next language
tui-help-help = these keys
tui-help-leave = leave; the match can be continued later
tui-help-next-round = to the next round
tui-help-round-back = to the deal, or to the round before
tui-help-ends = to the last step; to the first
tui-help-eyes = change the point of view: all hands, each player, a spectator
tui-help-auto = let it run, or stop it
tui-deal = Enter deals, s shuffles, q leaves
tui-close = Esc closes
tui-again = Enter plays again, q leaves
tui-report = A line that tells somebody what to play can be reported: ↑, then Enter.
tui-say = Enter says it, Esc closes
tui-phrases = Quick phrases: ↓, then Enter
tui-form-deal = deal
tui-form-choose = choose
tui-form-reset = reset
tui-form-resume = last match
tui-form-help-move = move through the form
tui-form-help-change = change the value; a number can be typed
tui-form-help-deal = deal this match
tui-form-help-resume = continue the last match
tui-form-help-reset = reset all options
tui-form-opponents = How many bots play against you.
tui-form-level = How strong the bots are.
tui-form-pace = Pace of the bots
tui-form-pace-about = How long the bots think. With “wait for me”, play stops whenever you could say UNO, catch somebody or jump in, until you go on.
tui-form-language = The language of everything here; l changes it at any time.
tui-pace = { $pace ->
    [waiting] wait for me
    [quick] quick
    [usual] normal
   *[slow] slow
}
tui-language = English

## Checking a record

rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
proof-round = round
proof-commitment = commitment
proof-salt = salt
proof-checked = checked
proof-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
proof-noted = as you noted; { $found }
proof-undealt = not dealt yet
proof-dealt = deal, { actions }; secret not revealed yet
proof-told = secret, deal, { actions }, points, events
proof-differs = does not check out
proof-unchecked = not checked
proof-wrong = WRONG:
proof-stranger = no round has the commitment { $commitment }
proof-torn = Line { $line } was cut off in the middle and is ignored.
proof-nothing = No round is over yet: there is nothing to check.
proof-so-far = Everything checks out so far: { rounds }.
proof-right = Everything checks out: { rounds }, won by { $players }.

## Options of a round: `.label` names one in a form, the other attributes explain what can be chosen

option-sheet = Which printed sheet do you play by?
    .label = Rules
    .none = by the rulings of the rulebook
    .sheet-000-fr = as the French sheet 000 says
    .sheet-001-en = as the English sheet says
    .sheet-001-es = as the Spanish sheet says
    .sheet-001-fr = as the French sheet 001 says
    .sheet-001-pt = as the Portuguese sheet says
    .sheet-002-fr = as the French sheet says
    .sheet-003-fr = as the French sheet says
    .sheet-004-fr = as the French sheet says
sheet-differs-none = Where the sheets differ or say nothing, the rulings of the rulebook decide.
sheet-differs-000-fr = Four howlers. You may play a wrong card, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-en = You may choose yourself when you play a howler. You may play a wrong card, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-es = UNO must be said before the card is played. Anybody may answer with the cloak. If a +3 is turned up first, the first player draws and still plays. You may play a wrong card, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-fr = Four howlers. You may play a wrong card, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-pt = If you draw by choice and the card can be played, you must play it. You may play a wrong card, at the risk of an objection. Suggestions cost two cards.
sheet-differs-002-fr = With two players, a reverse only changes the direction of play.
sheet-differs-003-fr = With two players, a reverse only changes the direction of play.
sheet-differs-004-fr = With two players, a reverse only changes the direction of play.
option-drawn_card = May a playable card that was just drawn be kept, or must it be played?
    .label = Card just drawn
    .may = it may be played or kept
    .must_if_voluntary = it must be played if it was drawn by choice
    .must = it must be played
option-wild_draw = May you play a wild draw card while you hold the colour in force?
    .label = Wild draw cards
    .chip = no bluffing
    .bluff = yes, as a bluff that can be challenged
    .strict = no, it is refused
option-after_guilty = What happens to the challenger when a bluff is found out?
    .label = After a bluff
    .plays = the challenger takes a normal turn
    .skipped = the challenger still loses a turn
option-uno_window = How long can a player who forgot UNO be caught?
    .label = Time to catch
    .played = until the next player has played a card, kept a drawn one or passed
    .begun = until the next player plays or draws a card
option-uno_call = When must UNO be said?
    .label = Saying UNO
    .chip = automatic UNO
    .flexible = before or after playing, until somebody notices
    .before = only before playing
    .auto = it is said automatically, for simulations
option-uno_on_discard = Must UNO be said when an effect or an answer leaves one card in hand?
    .label = UNO after effects
option-false_catch = How many cards does a wrong catch cost?
    .label = Penalty for a wrong catch
option-wrong_card = Is a card that does not fit refused, or may it be played at the risk of an objection?
    .label = Wrong cards
    .refuse = it is refused
    .penalty = it may be played; a player who is found out takes it back, draws two and loses the turn
option-suggestions = May the referee penalise a suggestion with two cards?
    .label = Suggestions
    .off = they are not penalised
    .referee = they cost two cards when the referee says so
option-two_player_reverse = What does a reverse do with two players?
    .label = Reverse with two players
    .skip = it skips the other player
    .literal = it only changes the direction
option-turn_cap = After how many turns does the round end? The hand worth the fewest points then wins.
    .label = Turn limit
option-howlers = How many howlers are in the deck?
    .label = Howlers
    .chip = four howlers
option-howler_self = May you choose yourself when you play a howler?
    .label = Howler on yourself
option-first_draw_three = Does the first player lose a turn when a +3 is turned up first?
    .label = +3 turned up first
    .lost = draws three and loses a turn
    .plays = draws three and still plays
option-cloak_scope = Who may answer with the cloak?
    .label = Use of the cloak
    .victim = only the player who is hit
    .anyone = anybody; the first answer counts
option-cloak_is_turn = Does playing the cloak use up the turn of the player who is hit?
    .label = Cloak uses up the turn
option-after_howler = Who is next when a howler has been cancelled?
    .label = After a cancelled howler
    .layer = the player after the one who played it
    .canceller = the player after the one who cancelled it
option-cloak_after_out = May the cloak answer a draw card that was somebody’s last card?
    .label = Cloak against last cards
option-pairing = A seed that decides which villain face is on the back of which hero face.
    .label = Pairing of faces
option-hero_colour = Who calls the colour after a hero or villain?
    .label = Colour after a hero
    .affected = the player who is affected
    .layer = the player who played it
option-hero_tie = Who is affected when several players hold the most or the fewest cards?
    .label = Ties for a hero
    .order = the first of them in order of play
    .layer = the player who played the card chooses
option-last_flip = Which side counts when a flip is the last card played?
    .label = Flip as the last card
    .old = the side it was played on
    .new = the side it turns to
option-wild_stops_draw = When a player has to draw until a colour comes up, does a wild end the drawing?
    .label = Wild ends drawing
option-peek = May players look at the backs of their own cards?
    .label = Peeking
    .chip = peeking
option-wheel = How likely is each icon on the wheel?
    .label = Weights of the wheel
option-first_wizz_spins = Does a swirl card turned up first make the first player spin?
    .label = Swirl turned up first
option-wheel_cards_act = Does the card that the wheel leaves on top take effect as if it had been played?
    .label = Wheel cards take effect
    .chip = wheel cards take effect
option-super_joker_stops = When a player has to draw until red or blue comes up, does a wild +4 end the drawing?
    .label = Wild +4 ends drawing
option-trade = Which way are hands traded?
    .label = Trading hands
    .left = to the left
    .direction = in the direction of play
option-stacking = House rule: may a draw card be passed on by playing another?
    .label = Stacking draw cards
    .chip = stacking
    .off = no
    .same = with the same symbol
    .any = with any draw card that has a number
option-seven_zero = House rule: does a 7 swap hands, and a 0 pass all hands on?
    .label = Sevens and zeros
    .chip = 7-0
option-jump_in = House rule: may anybody play a card identical to the top card, out of turn?
    .label = Jumping in
    .chip = jump in
option-draw_until_playable = House rule: does a player draw until a card can be played?
    .label = Drawing until playable
    .chip = draw until playable

## Options of a match

option-scoring = Who scores in a round, and what wins the match?
    .label = Scoring
    .winner = the winner of a round scores the cards that the others hold
    .lowest = everybody adds up the points left in hand, and the lowest total wins
    .none = nobody: one round decides
    .elimination = everybody adds up the points left in hand, and players with too many are out
    .partners = partners score together
    .rotation = everybody plays with each partner in turn, and keeps the points
option-target = How many points end the match, or eliminate a player?
    .label = Target
option-dealer = Who deals first?
    .label = First dealer
    .highcard = the player who draws the highest card
    .birthday = the player whose birthday is nearest to 31 July, or the highest card if birthdays are unknown
    .random = anybody, at random
    .fixed = the last player in the list
option-next_dealer = Who deals the next round?
    .label = Next dealer
    .left = the player to the dealer’s left
    .winner = the winner of the round
    .redraw = the player who draws the highest card
option-low_tie = What happens when several players have the lowest total?
    .label = Ties for the lowest
    .shared = they share the win
    .play_on = everybody plays on
option-final_reset = Do the last two start the final from zero?
    .label = Final from zero
option-hands_per_partner = How many rounds are played with each partner?
    .label = Rounds per partner
option-cycles = How many times is the whole series with changing partners played?
    .label = Cycles
## What an option does to the game, as simulated: `$percent`, `$usual` and `$share` are written with their sign

effect-length = { $unit ->
    [matches] { $clear ->
        [more] Matches get about { $percent } longer.
       *[less] Matches get about { $percent } shorter.
    }
   *[rounds] { $clear ->
        [more] Rounds get about { $percent } longer.
       *[less] Rounds get about { $percent } shorter.
    }
}
effect-points = { $clear ->
    [more] The winner of a round gets about { $percent } more points.
   *[less] The winner of a round gets about { $percent } fewer points.
}
effect-forced = { $clear ->
    [more] Players are made to draw about { $percent } more cards.
   *[less] Players are made to draw about { $percent } fewer cards.
}
effect-first = The player who begins wins { $share } of the rounds instead of { $usual }.
effect-none = No measurable difference.
effect-attention = It depends on how attentive people are, so it was not simulated.

## The rulebook

rules-title = The rulebook
rules-count = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
rules-rulings = Rulings
rules-rulings-count = { $number ->
    [one] { $number } ruling
   *[other] { $number } rulings
}
rules-rulings-purpose = How we play where the sheets disagree or are silent
rules-ask-id = a rule by its id
rules-ask-card = the rules for a card
rules-ask-words = rules that contain these words, in any of the four languages
rules-ask-edition = all rules of a game
rules-ask-html = the whole book as a website
rules-sheets = What the sheets say
rules-play = How we play
rules-why = Why
rules-source = Source
rules-cited = { $sheet }: { $section }
rules-absence = { $sheet }: says nothing
rules-otherwise = Options
rules-compared = Languages
rules-see = See also
rules-example = Example
rules-numbers = any whole number from { $least } up
rules-weights = a weight for each icon
rules-weights-default = default 1 each
rules-default = default { $value }
rules-default-in = { $usual }; { $value } in { $edition }
rules-found-in = { $language ->
    [en] Found in English:
    [es] Found in Spanish:
    [fr] Found in French:
   *[pt] Found in Portuguese:
}
rules-nothing = nothing in the rulebook about “{ $what }”
rules-near = nothing in the rulebook about “{ $what }”; similar: { $near }
rules-written = { $number ->
    [one] { $number } page written to { $directory }.
   *[other] { $number } pages written to { $directory }.
}
rules-purpose = Every rule of four colour-matching card games as printed on their rule sheets, and how we play where the sheets disagree or are silent.
rules-differences = Differences
rules-differences-purpose = What the sheets say, topic by topic, side by side.
rules-comparison = Potter, sheet by sheet
rules-comparison-purpose = Where its languages say different things, what we play, and which option changes that.
rules-options = Options
rules-options-purpose = What can be played differently, and the ruling behind each choice.
rules-options-round = Every game
rules-options-match = A match
rules-topic = Topic
rules-start = Quick start
rules-deck = The deck
rules-rules = The rules
rules-side = { $side ->
    [villain] Villain side
   *[hero] Hero side
}
rules-wilds = Wilds
rules-contents = On this page
rules-filter = Search this page
rules-pages = Pages
rules-languages = Languages
rules-skip = Skip to the content
rules-colophon = Reworded from the printed sheets; made by Sabot.
unreadable-whole-book = writes the whole book and cannot be combined with anything else
unreadable-no-rulebook = is not empty and does not contain a rulebook

## Simulation: a number chooses the plural, and is said as `…_marked`, with marks between its thousands

lab-compiling = Compiling the rules (only once, about half a minute) …
lab-slow = Without compiled rules this is slow. To install them: { $command }
lab-getting-ready = getting ready
lab-playing = playing
lab-rounds = { $rounds ->
    [one] { $rounds_marked } round
   *[other] { $rounds_marked } rounds
}
lab-matches = { $matches ->
    [one] { $matches_marked } match
   *[other] { $matches_marked } matches
}
lab-moves = { $moves ->
    [one] { $moves_marked } move
   *[other] { $moves_marked } moves
}
lab-headline-rounds = { lab-rounds } of { $edition } with { $players } players, { $policy }, seed { $seed }: { lab-moves } in { $seconds } s ({ $rate } per second)
lab-headline-matches = { lab-matches } of { $edition } ({ $scoring }) with { $players } players, { $policy }, seed { $seed }: { lab-rounds }, { lab-moves } in { $seconds } s ({ $rate } per second)
lab-length-rounds = Turns per round: mean { $mean } ({ $interval }), standard deviation { $deviation }; { $percentiles }
lab-length-matches = Rounds per match: mean { $mean } ({ $interval }), standard deviation { $deviation }; { $percentiles }
lab-percentile = { $share }%: { $number }
lab-wins-seats = Wins by seat, counted from the dealer
lab-wins-players = Wins by player, in list order
lab-wins-partners = { lab-wins-players }; partners win together
lab-wins-shared = { lab-wins-players }; shared matches ({ $shared }) count for each winner
lab-dealer = dealer
lab-interval = { $low } to { $high }
lab-endings = How rounds end
lab-ending-laid = played
lab-ending-discarded = discarded
lab-ending-answered = an answer
lab-ending-capped = none: the turn limit came first
lab-tally = What happened
lab-tally-forced_cards = forced draws, in cards
lab-tally-catches = catches
lab-tally-false_catches = wrong catches
lab-tally-wrong_cards = wrong cards
lab-tally-bluffs_found = bluffs found out
lab-tally-challenges_lost = failed challenges
lab-tally-reshuffles = reshuffles
lab-tally-spins = spins
lab-tally-bluffs = bluffs
lab-tally-honest_draws = wild draw cards without a bluff
lab-column-turns = turns
lab-column-rounds = rounds
lab-column-matches = matches
lab-column-seat = seat
lab-column-player = player
lab-column-wins = wins
lab-column-share = share
lab-column-interval = 95% interval
lab-column-last = the last card was
lab-column-times = times
lab-column-each = per round
lab-column-mean = mean
lab-column-difference = difference
lab-column-first = first player wins
lab-column-laid = played
lab-column-challenged = challenged
lab-column-won = rounds won
lab-column-points = points
lab-column-found = challenges won
lab-column-challenges = challenges
lab-column-caught = caught
lab-column-catches = catches
lab-column-calls = UNO calls
lab-headline-vary-rounds = { lab-rounds } for each value of { $name }, from the same seed { $seed }: { lab-moves } in { $seconds } s ({ $rate } per second)
lab-headline-vary-matches = { lab-matches } for each value of { $name }, from the same seed { $seed }: { lab-moves } in { $seconds } s ({ $rate } per second)
lab-vary-title-rounds = Turns per round; ± = 95% interval
lab-vary-title-matches = Rounds per match; ± = 95% interval
# `$interval` is two numbers, with their signs where it is not clear.
lab-vary-rounds = { $clear ->
    [more] With { $value }, a round is { $gap } turns longer than with { $first } ({ $interval }).
    [less] With { $value }, a round is { $gap } turns shorter than with { $first } ({ $interval }).
    [same] With { $value }, every round is as long as with { $first }.
   *[unclear] It is not clear whether a round is longer with { $value } than with { $first }: the difference is { $interval } turns.
}
lab-vary-matches = { $clear ->
    [more] With { $value }, a match is { $gap } rounds longer than with { $first } ({ $interval }).
    [less] With { $value }, a match is { $gap } rounds shorter than with { $first } ({ $interval }).
    [same] With { $value }, every match is as long as with { $first }.
   *[unclear] It is not clear whether a match is longer with { $value } than with { $first }: the difference is { $interval } rounds.
}
lab-first = { $clear ->
    [more] The first player, left of the dealer, wins { $share } ({ $interval }): more than the fair share of { $fair }.
    [less] The first player, left of the dealer, wins { $share } ({ $interval }): less than the fair share of { $fair }.
   *[unclear] The first player, left of the dealer, wins { $share } ({ $interval }): not clearly more or less than the fair share of { $fair }.
}
lab-bluffs = Wild draw cards played as a bluff (while holding the colour) or honestly; ± = 95% interval
lab-laid-bluffs = bluff
lab-laid-honest = honest
lab-worth = { $clear ->
    [more] Players who bluff win the round more often than players who play the card honestly: by { $gap } percentage points ({ $interval }).
    [less] Players who bluff win the round less often than players who play the card honestly: by { $gap } percentage points ({ $interval }).
   *[unclear] It is not clear whether players who bluff win the round more often than players who play the card honestly: the difference is { $interval } percentage points.
}

records-headline = { $records ->
    [one] { $records } record
   *[other] { $records } records
}, { $over } from finished matches: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}{ $broken ->
    [0] { "" }
    [one] ; { $broken } file could not be read
   *[other] ; { $broken } files could not be read
}
records-by = Rounds by { $by }; ± = 95% interval
records-players = Players; ± = 95% interval
records-bots = Bots, and the people who played with them; ± = 95% interval
records-more = { $number ->
    [one] { $number } other played fewer rounds: --rows and --json list them all.
   *[other] { $number } others played fewer rounds: --rows and --json list them all.
}
dataset-file = { $file }: { $rows } rows
dataset-written = { lab-rounds }, { $rows } decisions in { $files ->
    [one] { $files } file
   *[other] { $files } files
} in { $directory }; README.md describes the contents.

# An arena: bots against each other. `$wins`, `$fair` and the like are numbers as they are told.

arena-headline = { $bots } with { $players } players, seed { $seed }: { lab-rounds } in { $seconds } s
arena-label = { $edition }: { $bot } – { $others }
arena-others = the others
arena-told = { $result }: { $wins } (fair { $fair }), { $verdict }
arena-table = { $edition }: the fair share is { $fair }; ± = 95% interval
arena-few = With fewer than { $fewest } deals, there is no telling how reliable this is.
arena-ratings = Ratings by OpenSkill
arena-conduct = Decisions, refused answers, and milliseconds per decision: the mean, and the time that 99% of them stayed within
arena-fallback = Refused answers were replaced by those of { $bot }.
arena-chart = Rounds won, with 95% intervals; dotted: the fair share
arena-kept = All deals so far are in { $file }: the same command continues from there.
arena-verdict-stronger = stronger
arena-verdict-weaker = weaker
arena-verdict-unclear = not clear yet
arena-column-bot = bot
arena-column-against = against
arena-column-deals = deals
arena-column-wins = wins
arena-column-difference = above fair
arena-column-points = points
arena-column-verdict = verdict
arena-column-rounds = { lab-column-rounds }
arena-column-mu = mu
arena-column-sigma = sigma
arena-column-ordinal = mu − 3 sigma
arena-column-decisions = decisions
arena-column-refusals = refusals
arena-column-illegal = illegal
arena-column-failed = failed
arena-column-late = late
arena-column-mean = mean ms
arena-column-high = 99% ms

## What cannot be read: what was typed or written is quoted as it is

typed = “{ $text }”
at-place = { $place }: { $text }
at-line = line { $number }

# Commands and files. `unreadable-system` is what the system says, in its own words.

no-command = there is no command { $command }; the commands are { $commands }
no-command-near = there is no command { $command }; did you mean { $near }? The commands are { $commands }
options-note = { $text }; sabot options lists them all
options-note-near = { $text }; did you mean { $near }? sabot options lists them all
too-many-arguments = too many arguments: { $rest }
options-round = Round options
options-match = Match options
matches-none = No match is recorded in { $directory } yet: sabot play starts one.
matches-won = won by { $winners }
matches-open = in round { $round }
matches-all = all
matches-statistics = { $name }: played { $matches }, finished { $over }, won { $won }, rounds { $rounds }
doctor-name = { $name ->
    [python] Python
    [extra] extra
    [data] data directory
    [cache] compiler cache
    [settings] settings
    [page] page
    [browser] browser
    [port] port
    [network] network
    [terminal] terminal
   *[other] Sabot
}
doctor-extra = { $extra ->
    [fast] compiled rules
    [cluster] several server processes
    [lab] studies on clusters, plots in files
   *[other] environments for learning
}
doctor-size = { $size } MB
doctor-install = To install it: { $command }
doctor-not-writable = Nothing can be written in { $directory }: change its permissions.
doctor-no-settings = There is no settings file. It would be a TOML file with name, language, theme, pace and sort: see docs/terminal.md.
doctor-no-browser = None was found: sabot prints the address to open instead.
doctor-port-used = Port { $port } is in use: sabot uses the server that is running there, or takes a free port.
doctor-no-network = Other devices cannot reach this computer: connect it to a network to play together.
flag-unknown = there is no option { $flag }
flag-unknown-near = there is no option { $flag }; did you mean { $near }?
flag-unknown-letter = there is no option { $flag }: { $letter } is not an option
flag-missing = the command { $command } needs a value for { $flag }
flag-repeated = { $flag } can be given only once
flag-no-choice = “{ $value }” is not valid for { $flag }; choose from { $choices }
flag-no-choice-near = “{ $value }” is not valid for { $flag }; choose from { $choices }. Did you mean { $near }?
flag-type = “{ $value }” is not valid for { $flag }: { $type ->
        [int] it must be a whole number
        [float] it must be a number
        [bool] it must be true or false
       *[other] it must be a value of type { $type }
    }
flag-refused = “{ $value }” is not valid for { $flag }: { $reason }
unreadable-number-least = it must be at least { $least }
unreadable-number-most = it must be at most { $most }
unreadable-no-file-name = the file name is missing
standard-input = standard input
standard-output = standard output
unreadable-no-file = No such file or directory
unreadable-not-a-file = this is not a file
unreadable-directory = Is a directory
unreadable-no-directory = Not a directory
unreadable-no-permission = Permission denied
unreadable-no-space = No space left on device
unreadable-address-used = Address already in use
unreadable-address-elsewhere = this computer does not have that address
unreadable-system = { $reason }
unreadable-file-name = this is not a file name
unreadable-file-exists = this file already exists; --resume continues a match
unreadable-name-value = must be name=value, not { $value }
unreadable-option-value = { $value } cannot be read
unreadable-not-for-resumed = cannot be used with --resume
unreadable-for-bots = can only be used with --bots
unreadable-nobody-plays = names people, but with --bots only bots play
unreadable-not-for-link = cannot be used at a server’s table
unreadable-only-bots = only bots play in this match; sabot match --resume continues it
unreadable-table-link = must be the link to a table, such as http://localhost:8000/t/KEY, or its code, such as KTRB, not { $link }
unreadable-server-says = the server says: { $reason }
unreadable-unreachable = the server cannot be reached
unreadable-one-person = is for one person; use --people for several
unreadable-said-otherwise = is { $value }, but --option { $option } is { $other }
unreadable-more-people = { $people } people are too many for { $players } players
unreadable-name-birthday = must be name=month-day, such as ana=07-31, not { $value }
unreadable-seat-or-open = choose --seat or --open: what one player sees, or all hands
unreadable-round-or-step = choose --round or --step: steps are numbered through the whole match
unreadable-commitment = must be { $shortest } to { $longest } hexadecimal digits, not { $value }
unreadable-matches-or-rounds = choose either matches or rounds, not both
unreadable-at-least-one = must be at least 1
unreadable-threads = must be from 1 to { $most }, not { $count }
unreadable-seconds = must be more than 0 and at most { $most } seconds
unreadable-arena-alone = at least two bots are needed
unreadable-arena-twice = { $bot } is named twice
unreadable-arena-together = { $bots } bots together need { $bots } seats, not { $players }
unreadable-arena-challenger = choose either --together or --challenger
unreadable-arena-deal = deal { $deal } of { $edition } is stuck: { $wrong }
unreadable-arena-failed = the bot { $bot } failed: { $wrong }
unreadable-arena-not-kept = this file does not contain the deals of an arena
unreadable-arena-other = this file contains the deals of another arena: { $name } is { $there } there and { $here } here
unreadable-arena-line = this deal does not belong here
unreadable-records-by = must be { $values } or an option of the games, not { $value }
unreadable-dataset-card = this is not a data card
unreadable-dataset-full = the directory is not empty, and contains no data set
unreadable-dataset-other = this directory contains another data set: { $name } is { $there } there and { $here } here
unreadable-vary = must be a name and different values, such as stacking=off,same, not { $value }
unreadable-plot-format = the name of a plot file must end in { $values }
unreadable-rows-format = the name of a file of rows must end in { $values }
unreadable-worker-lost = a worker process was killed
# A cluster: `$theirs` and `$ours` are versions such as `sabot 0.1.0, rules 1`.
unreadable-no-cluster = no cluster answers at { $address }
unreadable-no-workers = the cluster has no workers
unreadable-cluster-lost = the connection to the cluster { $address } was lost
unreadable-other-sabot = a worker has { $theirs }, but this is { $ours }: the results could differ

# Texts. `$problem` is what a library says, in English.

unreadable-yaml = { $fault ->
    [list] a comma or a “]” is missing before this point
    [mapping] a comma or a “{ "}" }” is missing before this point
    [quote] a quotation mark is missing before this point
    [escape] a backslash here does not begin a known escape sequence
    [colon] a colon cannot stand here: one is missing on the line before, the indentation is wrong, or text needs quotation marks
    [key] a colon is missing after a key before this point
    [indentation] this does not fit the indentation of the lines above
    [character] a value cannot begin with this character: text needs quotation marks, and indentation consists of spaces
    [document] a second document begins here, but there may be only one
   *[other] this is neither YAML nor JSON: { $problem }
}
unreadable-value = the value { $value } cannot be read
unreadable-character = unacceptable character { $character }: this is not text
unreadable-too-deep = this is nested too deeply
unreadable-shorthand = everything must be written out, without anchors, aliases or tags
unreadable-key-twice = the key { $key } appears twice
unreadable-key-not-a-word = a key must be a word
unreadable-key-missing = the key { $key } is missing
unreadable-unknown-key = unknown key { $key }

# What something must be; its name stands before it.

unreadable-choice = must be { $values }, not { $value }
unreadable-flag = must be true or false, not { $value }
unreadable-number = must be a whole number from 0 to { $most }, not { $value }
unreadable-text = must be text, not { $value }
unreadable-one-line = must be one line of 1 to { $most } characters, not { $value }
unreadable-seed = must be text or a whole number from 0 to { $most }, not { $value }
unreadable-mapping = must be a mapping
unreadable-player = must be a player, not { $value }
unreadable-players = must be a list of players
unreadable-names = must be a list of names
unreadable-cards = must be a list of cards
unreadable-hands = must be a mapping of players to cards
unreadable-bots = must name a bot for each seat that a bot plays
unreadable-birthdays = must be a date such as 07-31 for every player
unreadable-birthday = must be month and day, such as 07-31, not { $value }
unreadable-should-be = should be { $value }

# Players and options.

unreadable-not-a-player = { $name } is not a player
unreadable-name = a name must be printable text without extra spaces, not { $name }
unreadable-long-name = a name must have at most { $most } characters, not { $count }
unreadable-taken-name = { $name } cannot be the name of a player
unreadable-same-name = two players have the same name
unreadable-seats = must be from { $fewest } to { $most } players, not { $count }
unreadable-deck-size = a deck has at most { $most } cards, not { $count }
unreadable-policy = there is no bot { $policy }; the bots are { $policies }
unreadable-actions = must be { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} from 0 to { $last }, one for each table
unreadable-opponents = must be one bot for all, or a list of { $count }, one for each of the others
unreadable-state = must be a state of an environment with the same edition, options and players
unreadable-reset-mask = must be true or false for each table ({ $count } in all), and true for at least one
unreadable-seeds = must be one number, or a list of { $count }, one for each table
unreadable-bot-illegal = it answered { $action }, but only one of these is legal: { $legal }
unreadable-bot-command = a command must follow, such as exec:python3 mybot.py
unreadable-bot-module = no such bot: { $reason }
unreadable-bot-kind = this is not a bot: it must be a sabot.bots.Bot, or return one
unreadable-bot-silent = it was asked for a decision and answered null
unreadable-bot-late = it did not answer within { $seconds } s
unreadable-bot-ended = the process ended without an answer
unreadable-bot-answer = the answer must be one line such as {"{"}"action": "draw"{"}"}, not { $line }
unreadable-own-bot = a bot of your own cannot be started from a record: { $policy }
unreadable-birthday-missing = the birthday of { $player } is missing
unreadable-no-option = there is no option { $option }
unreadable-settings-syntax = { $fault ->
    [encoding] the settings are not text in UTF-8
    [twice] this setting appears twice
   *[line] the settings cannot be read: a line must look like name = "Ana"
}
unreadable-settings-unknown = there is no setting { $name }; the settings are { $names }
unreadable-settings-value = { $name } must be { $values }, not { $value }
unreadable-settings-text = { $name } must be text in quotes, not { $value }
unreadable-for-list = is for the list only
unreadable-no-kept-match = { $last ->
    [0] there is no match { $number }: none has been recorded yet
    [one] there is no match { $number }: the only one in the list is match { $last }
   *[other] there is no match { $number }: those in the list are numbered from 1 to { $last }
}
unreadable-match-is-over = this match is over; it can be replayed
unreadable-sheet-for = the sheet { $sheet } is for { $those }, not for { $this }
unreadable-option-for = option { $option } belongs to { $those }, not to { $this }
unreadable-option-of-match = option { $option } is for matches, not for rounds: say how many matches to play
unreadable-option-choice = option { $option } must be { $values }, not { $value }
unreadable-option-flag = option { $option } must be true or false, not { $value }
unreadable-option-number = option { $option } must be a whole number from { $least } to { $most }, not { $value }
unreadable-option-weights = option { $option } must be weights by icon, such as { "{" }war: 2, race: 0{ "}" }, not { $value }
unreadable-option-icon = option { $option } has no icon { $icon }; the icons are { $icons }
unreadable-option-weight = option { $option } needs a whole number from 0 to { $most } for { $icon }, not { $value }
unreadable-option-weightless = option { $option } needs a weight above 0 for at least one icon
unreadable-scoring-for = { $scoring } is for { $counts } players, not { $players }

# Actions.

unreadable-no-action = there is no action { $action }
unreadable-nothing-follows = nothing may follow { $word }, but { $rest } does
unreadable-nothing-follows-card = nothing may follow the card, but { $rest } does
unreadable-something-follows = something must follow { $word }
unreadable-no-icon = the wheel has no icon { $icon }; it has { $icons }
unreadable-no-such-thing = there is no { $value } to explain in this game
unreadable-no-colour-in = there is no colour { $colour } in { $edition }
unreadable-no-card-in = there is no card { $card } in { $edition }
unreadable-not-for-referee = the referee cannot say { $action }
unreadable-not-for-player = a player cannot say { $action }
unreadable-not-in-list = there is no action { $number } in the list
unreadable-no-action-here = { $typed } is not an action here; type ? for help
unreadable-means-nothing = { $typed } means nothing here; type ? for help
unreadable-who-does-what = who does what? Write “name: action”
unreadable-who-stirs = who shuffles? Write “name: anything”
unreadable-no-suggestion = { $player } is a bot, and bots make no suggestions
unreadable-not-at-table = { $player } is not at this table
unreadable-not-dealt = nothing has been dealt yet
unreadable-name-one = { $what ->
    [round] say which round, up to { $most }
    [table] say which table, up to { $most }
   *[step] say which step, up to { $most }
}
unreadable-last-one = { $what ->
    [round] there is no round { $named }: the last one is { $most }
    [table] there is no table { $named }: the last one is { $most }
   *[step] there is no step { $named }: the last one is { $most }
}

# Positions. `drawn`, `former`, `next`, `due`, `choices`, `fixed`, `shown` and `effect` are keys, which stay English.

unreadable-not-a-position = this is not a position: it must be a mapping of keys such as edition, players and hands
unreadable-script = must be a list of lines such as `- ana: play R7`
unreadable-script-line = must be one `player: action` pair
unreadable-script-line-text = must be one `player: action` pair, both of them text
unreadable-not-a-card = { $card } is not a card
unreadable-both-faces = { $card } must be written with both faces, such as R7/P3
unreadable-wrong-way-round = { $card } has its faces the wrong way round
unreadable-copies = { $count ->
    [one] { $count } × { $card }, but the deck has only { $held }
   *[other] { $count } × { $card }, but the deck has only { $held }
}
unreadable-no-hand = { $player } has no hand
unreadable-empty-hand = is empty, but the round is not over
unreadable-empty-discard = is empty, but the round has already started
unreadable-no-sides = { $edition } has no sides
unreadable-not-at-start = must be left out when the round is about to start
unreadable-discard-at-start = must be empty when the round is about to start
unreadable-start = a round starts on the hero side and goes to the left
unreadable-no-first-card = no card in it can start the round
unreadable-one-asked = must name the one player whose decision it is
unreadable-idle = { $player } has nothing to do in this phase
unreadable-colour-needed = must be given, because the top card is a wild
unreadable-no-colour = there is no colour { $colour }
unreadable-no-colour-on-side = there is no colour { $colour } on this side
unreadable-colour-twice = say either { $key } or { $other }, not both
unreadable-colour-on-top = is { $top } according to the top card, not { $colour }
unreadable-called-owes = a player who has said UNO does not have to say it again
unreadable-late-owes = must be among those who have to say UNO
unreadable-not-one-card = { $player } does not hold exactly one card
unreadable-only-at-end = is only known when the round is over
unreadable-turn-at-end = must be left out when the round is over
unreadable-winner-at-end = must be named when the round is over
unreadable-owes-at-end = nobody has to say UNO when the round is over
unreadable-not-remembered = { $key } does not belong to this phase
unreadable-no-effect = there is no effect { $effect }
unreadable-cards-asked = must be cards of the player whose decision it is
unreadable-not-held = { $card } is not in the hand of the player whose decision it is
unreadable-no-wheel = there is no wheel
unreadable-former-other-side = former is a colour of the other side
unreadable-dealer-turns-up = it must be the turn of the dealer, who turns up the first card
unreadable-out-holds-nothing = a player who is out must not hold any cards
unreadable-out-being-resolved = it must be the turn of the player who is out, whose card is being resolved
unreadable-out-takes-no-part = a player who is out takes no part
unreadable-drawn-needed = the key drawn is missing
unreadable-colour-for-wild = a colour can be called only for a wild
unreadable-no-such-effect = there is no such effect
unreadable-no-colour-for-last = no colour is called for this last card
unreadable-next-needed = the key next is missing
unreadable-first-calls = the first player must be the one who calls the colour
unreadable-affected-calls = the affected player or the player who played the card must call the colour
unreadable-another-calls = another player must call the colour
unreadable-victim-answers = the victim must be the one who answers
unreadable-answered-on-top = the card on top must be the one that is answered
unreadable-colour-after-howler = no colour can be called before the howler is answered
unreadable-nobody-answers = nobody can answer this card
unreadable-victim-follows = the victim must be the next player after the one who played the card
unreadable-next-follows = next must be the player after the victim
unreadable-colour-before-answer = the colour must be called before the answer
unreadable-due = due must be the number of cards that this card makes the victim draw
unreadable-layer-names = the player who played the card must be the one who chooses a player
unreadable-naming-on-top = the card on top must be the one for which a player is chosen
unreadable-choices-tied = choices must be the tied players
unreadable-any-other-named = choices must be all the other players
unreadable-hero-on-top = the hero must be on top
unreadable-affected-discards = the affected player must be the one who discards
unreadable-effect-needed = the keys effect and next are needed
unreadable-fixed-by-first = fixed must be the number or colour of the first discarded card
unreadable-fixed-no-colour = fixed must be a colour
unreadable-nothing-put-down = nothing has been discarded yet
unreadable-shown-in-war = shown must be what the winner of a war showed
unreadable-wrong-refused = cards that do not fit are refused at this table
unreadable-objected-to-right = if an objection failed, the card must fit, and nobody can object to their own card
unreadable-objected-stands = a failed objection by the next player lets the card stand
unreadable-next-lets-stand = the next player must be the one who lets the card stand
unreadable-lies-on-another = there must be another card below, whose colour was in force
unreadable-former-under = former must be the colour of the card below the disputed one

# Records.

unreadable-not-a-record = the key { $key } is missing: this is not a record of a match
unreadable-keys = { $what ->
    [round] a round must be a mapping of keys such as { $key }
   *[record] a record must be a mapping of keys such as { $key }
}
unreadable-no-key = { $what ->
    [round] a round has no key { $key }
   *[record] a record has no key { $key }
}
unreadable-newer = { $key ->
    [record] revision { $revision } of the record format is too new for this Sabot, which knows revisions up to { $newest }
   *[rules] revision { $revision } of the rules is too new for this Sabot, which knows revisions up to { $newest }
}
unreadable-key-text = { $key } must be text
unreadable-key-number = { $key } must be a whole number of at least 1, not { $value }
unreadable-key-list = { $key } must be a list
unreadable-key-names = { $key } must be a list of names
unreadable-key-mapping = { $key } must be a mapping
unreadable-key-lines = { $key } must have one `{ $form }` pair per line
unreadable-key-lines-text = { $key } must have one `{ $form }` pair per line, both of them text
unreadable-key-before = { $key } must come before { $later }
unreadable-no-commitment = the commitment of the round is missing
unreadable-never-dealt = { $key } without tables: the round was never dealt
unreadable-not-counted = { $key } without { $needed }: the round was not counted
unreadable-more-follows = the round is not finished, yet more follows
unreadable-match-over = round { $number } cannot begin: the match was over
unreadable-round-over = the round was over before this action
unreadable-round-not-over = the round is not over: an action is missing before this line
unreadable-otherwise = { $key ->
    [winners] the match was won by { $found }, not { $said }
    [commitment] the commitment to the round’s secret is { $found }, not { $said }
    [tables] the players at the tables, and their dealers, are { $found }, not { $said }
    [points] the points of the round are { $found }, not { $said }
    [secret] the round’s secret is { $found }, not { $said }
   *[events] the hash of the round’s events is { $found }, not { $said }
}
# `$why` is a sentence, and `$rule` the id of the rule behind it.
unreadable-refused = { $why } [{ $rule }]
# `$wrong` is what is wrong with the record, and `$changes` is `unreadable-changes`: what has changed since a revision of the rules.
unreadable-changes = { $since ->
    [1] After a tie, the winner of a war must discard the cards shown (X-133). Each player may object only once to a card; if the next player objects to a card that fits, it stands (X-54). A turn lost by playing a wrong card counts towards the turn limit (X-64). Once the players have accepted a card, only that card stays in the discard pile when it is reshuffled (X-58).
   *[2] Once the players have accepted a card, only that card stays in the discard pile when it is reshuffled (X-58).
}
unreadable-older-record = { $wrong } (the record was made under revision { $made_by } of the rules, and this is revision { $revision }: { $changes })
unreadable-older-round = a round was begun under revision { $made_by } of the rules, and cannot be continued under revision { $revision }: { $changes }
unreadable-elsewhere = this match is already being played in another window

# The server. `person` is a word that stays English; `$reason` is what a library says, in English.
unreadable-no-person = at least one seat must be for a person
unreadable-device-seats = { $people } people play on the device, but there are fewer seats for people
unreadable-draw-device = seats cannot be drawn where several people share a device
unreadable-no-bot = must be person or one of the bots { $bots }, not { $name }
unreadable-one-face = write only the side of the card that is in play: { $action }
unreadable-guest-name = a name must have 1 to { $most } printable characters
unreadable-face = must be one of { $faces }, not { $value }
unreadable-long-message = a message must have at most { $most } bytes
unreadable-message = { $fault ->
    [missing] the field { $name } is missing
    [unknown] there is no field { $name }
    [kind] must be { $wanted }, not { $got }
    [length] its length must be { $bound }
    [bound] must be { $bound }
   *[other] the message cannot be read
}
unreadable-one-wish = a message must have exactly one of { $wishes }
unreadable-many-steps = at most { $most } steps can be shown at a time
unreadable-language = must be one of { $languages }, not { $value }
unreadable-code = a code must have at least { $least } letters, such as KTRB
unreadable-listen = this address cannot be used: { $reason }
unreadable-listen-passed = what was passed is not a listening TCP socket
unreadable-server-url = must be the address of a server such as http://localhost:8000, not { $url }
unreadable-banned = must be a guest such as guest-0123456789abcdef, an address or a network, not { $value }
unreadable-admin-what = must be followed by a table, a guest or an address
unreadable-admin-alone = nothing may follow it
unreadable-no-report = there is no report { $number }
unreadable-no-table = there is no such table
unreadable-no-ban = is not banned
unreadable-address = must be an address such as { $examples }
unreadable-not-installed = some packages are missing; to install them: { $command }
unreadable-newer-database = was changed by a newer Sabot and cannot be used by this one
unreadable-bus = the bus cannot be reached: { $reason }
unreadable-in-use = another server is using this file; several servers need --database postgresql://… and --bus redis://…
unreadable-public-url = must be an address without a path, such as { $examples }
unreadable-not-backup = this is not a backup, or it is damaged
unreadable-backup-onto-itself = this is the database itself
unreadable-database-in-use = a server is using this database; stop it first
unreadable-database-not-empty = the database already holds game tables; --force replaces all it holds with the backup

## The page: everywhere

page-unreachable = The server is not responding. Is it running?
page-offline = No connection to the server. The rules are still here, and nothing is lost.
page-offline-table = The table will appear as soon as the connection is back.
page-new-version = A new version is ready. Reload whenever you like.
page-reload = Reload
page-failed = Something went wrong. Please try again.
page-nothing-here = There is nothing here.
page-home = Home
page-pages = Pages
page-skip = Skip to the content
page-language = Language
page-theme = Appearance
page-theme-choice = { $theme ->
    [light] light
    [dark] dark
   *[auto] same as device
}
page-level = { $level ->
    [novice] beginner
    [gentle] easy
    [casual] medium
    [fair] advanced
   *[sharp] expert
}
page-bot = Bot, { page-level }
page-person = A person
page-name = Your name
page-face = Choose your avatar
page-face-name = { $face ->
    [dog] Dog
    [fox] Fox
    [bear] Bear
    [rabbit] Rabbit
    [mouse] Mouse
    [pig] Pig
    [cow] Cow
    [lion] Lion
    [elephant] Elephant
    [frog] Frog
    [owl] Owl
    [penguin] Penguin
    [duck] Duck
    [fish] Fish
    [snail] Snail
    [bee] Bee
    [crab] Crab
    [dragon] Dragon
    [unicorn] Unicorn
   *[cat] Cat
}
page-me = Your data
page-me-about = What this server knows about you: the tables you were at, what you did there, and your results.
page-me-download = Download
page-me-leave = Sign out on every device
page-me-leave-sure = You will become a new guest here and on every other device, and you will lose your seats. This cannot be undone.
page-me-delete = Delete everything
page-me-delete-sure = Your results will be deleted, and so will the tables where you played alone. Where other people played with you, only the name you used will stay. You will be signed out on every device. This cannot be undone.
page-me-done = Done. You are a new guest now.
# Suggestions for a person who has no name yet, separated by blanks.
page-names = Robin Alex Sam Charlie Nico Kit Lee Max
page-seats-free = { $number ->
    [0] full
    [one] { $number } free seat
   *[other] { $number } free seats
}

## The page: home

page-shot-home = Choose a game and sit down
page-shot-table = At the table
page-home-title = Sit down: the cards are dealt
page-home-about = Four colour-matching card games, played exactly as their printed sheets say.
page-home-game = Which game?
page-home-opponents = Opponents
page-home-fewer = One fewer opponent
page-home-more = One more opponent
page-home-level = How strong are they?
page-home-length = How long?
page-length = { $length ->
    [round] one round
   *[points] to { $length }
}
page-home-play = Play now
page-home-friends = With friends
page-home-friends-about = Open a table, send its link, play together.
page-home-create = Open a table
page-home-device = Several people on one device
page-home-join = Join
page-home-code = Link or code of a table
page-home-no-code = That is neither the link nor the code of a table.
page-home-tournament = Tournament
page-home-tournament-about = One link, and everybody takes part: changing partners at one or two tables, or elimination until one player is left.
page-home-watch-about = Sit down at a public table, or watch.
page-home-rules = Rulebook
page-home-rules-about = Every rule in plain words, with its source and examples.
page-home-matches = My matches
page-home-matches-about = Results, charts and replays.
page-tables = Open tables
page-tables-none = There is no public table right now.
page-tables-make = Open one
page-tables-host = { $title ->
    [none] { $seat }’s table
   *[other] { $title }
}
page-tables-playing = playing
page-tables-sit = Sit down
page-tables-watch = Watch

## The page: a new table

page-new = New table
page-new-game = Game
page-new-seats = Seats
page-new-seat = Seat { $number }
page-new-seat-yours = Seat { $number }: you
page-new-seat-add = Add a seat
page-new-seat-drop = Remove seat { $number }
page-new-seats-for = { $scoring ->
    [partners] Partners need four, six, eight or ten players.
   *[rotation] With changing partners you need four players, or eight at two tables.
}
page-device-new = Several people play on this device
page-device-new-about = Give each of them a name, and pass the device around: between turns all cards are hidden. A seat without a name stays open for somebody with the link. Everybody at the table sees who shares a device.
page-device-name = Name of the player in seat { $number }
page-device-who = Name
page-device-shared = shared device
page-device-curtain = All cards are hidden
page-device-hand-over = Hand the device to { $name }
page-device-ready = I’m { $name }. Show my cards
page-device-look = { $name }: look at my cards
page-device-hide = { $name }: hide my cards
page-device-call = { $name }: { $call }
page-new-match = Match
page-new-scoring = { $scoring ->
    [winner] points for the winner
    [lowest] lowest total
    [none] one round
    [elimination] elimination
    [partners] partners
   *[rotation] changing partners
}
page-new-match-about = { $scoring ->
    [winner] The winner of each round scores the others’ cards. The first to reach the target wins.
    [lowest] Everybody adds up the points left in hand. When somebody reaches the target, the lowest total wins.
    [none] One round: the first player to go out wins.
    [elimination] Elimination: everybody adds up the points left in hand, and a player who reaches the target is out of the match. The last two play a final, head to head.
    [partners] Pairs: partners sit opposite each other and score together.
   *[rotation] A tournament for four, or for eight at two tables: everybody plays some rounds with each of the others as partner, and keeps the points. The highest total wins.
}
page-new-more = Target, dealer and more
page-new-rules = Rules of the round
page-new-group = { $group ->
    [sheet] Rules
    [laying] Playing and drawing
    [uno] Saying UNO
    [game] Only in this game
    [house] House rules
   *[more] More
}
page-new-changed = { $number ->
    [0] no changes
    [one] { $number } change
   *[other] { $number } changes
}
page-new-usual = default: { $value }
page-new-yes = yes
page-new-no = no
page-new-rule = Rule { $rule }
page-new-reset = Undo all changes
page-new-clocks = Clocks
page-new-clock = { $clock ->
    [decision] Time to think
    [window] Time to react
    [pause] Between rounds
   *[pace] Pace of the bots
}
page-new-clock-about = { $clock ->
    [decision] Seconds to think. If a player takes longer, that player draws and passes; then a bot plays until the player is back. 0 means no limit.
    [window] How long there is to say UNO, catch somebody or object before play goes on: quick is 1.5 seconds, normal 2.5, relaxed 5. The default is normal, or relaxed for four people or more.
    [pause] Seconds until the next deal if somebody is not ready.
   *[pace] 1 is normal, 0 is instant, higher numbers are slower.
}
page-new-window = { $window ->
    [quick] quick
    [normal] normal
    [relaxed] relaxed
   *[usual] default
}
page-new-door = Who may join
page-new-title = Name of the table
page-new-public = Listed for everybody; otherwise only people with the link can join
page-new-spectators = Others may watch
page-new-hints = Players may ask a bot for a hint
page-new-open = Open the table
page-new-house = House rules
page-new-all = More
page-new-all-about = scoring, every other rule, clocks, who may join
page-rules = House rules
page-rules-about = Rules for { $game }, where they differ from the defaults.
page-rules-own = Your rules
page-rules-name = Name for these rules
page-rules-keep = Save these rules
page-rules-kept = “{ $name }” is saved in this browser.
page-rules-drop = Delete “{ $name }”
page-rules-share = Share a link
page-rules-copied = The link is copied.
page-rules-bad = This link does not name a game that we know. It may have been cut off, or made by another version.
page-rules-unknown = This version does not know some of the rules in the link: { $names }. The others can be played.

## The page: before the start

page-screen = Big screen
page-screen-show = Show the table on this screen
page-screen-join = Join here:
page-screen-leave = Leave the big screen
page-screen-full = Full screen
page-screen-whole = Show the whole table
page-room = Before the start
page-room-invite = Invite friends
page-room-invite-about = Anyone with this link can join the table.
page-room-local = This link works on this computer only. To let others on your network join, run sabot serve --host 0.0.0.0.
page-room-closed = So far, only this computer can open this link.
page-room-open = Let others on this network join
page-room-is-open = Others on this network can join.
page-room-close = Only this computer again
page-room-scan = Scan with a phone’s camera
page-room-qr = QR code for the link
page-room-address = Address
page-room-trouble = Link not opening?
page-room-trouble-about = The other device must be on the same network: not on mobile data, and not on guest Wi-Fi. If there is another address, try that one. Otherwise a firewall on this computer may be blocking port { $port }.
page-room-by-hand = Your browser cannot copy here. The link is selected: copy it by hand.
page-room-link = Link to this table
page-room-copy = Copy link
page-room-copied = Copied
page-room-share = Share
page-room-seats = Seats
page-room-free = free
page-room-you = you
page-room-host = host
page-room-absent = not connected
page-room-sit = Sit down
page-room-move = Move here
page-room-leave = Leave the seat
page-room-give = Who gets seat { $number }?
page-room-remove = Remove { $seat }
page-room-start = Start
page-room-start-about = Bots take the free seats.
page-room-host-starts = { $seat } will start the match.
page-room-rules = Rules of this table
page-room-fair = A deal that nobody can rig
page-room-fair-about = The server committed itself to the first deal before anybody sat down. The salt of every player changes the shuffle; your browser has picked yours at random, and you can change it. After the round the secret is revealed, so that everybody can check the deal.
page-room-salt = Your salt: anything you like
page-room-salted = Your salt:
page-room-gone = { $code ->
    [removed] { refused-seat-removed }
    [banned] { refused-guest-banned }
    [players-only] Only the players can see this table.
   *[none] { refused-table-none }
}
page-request-match = { $name } asks to take over { $seat }’s seat, and would then see its cards.
page-request-room = { $name } asks for a seat.
page-request-suspect = Somebody you removed had the same address. It may be the same person, or somebody else in the same house.
page-request-allow = Allow
page-request-refuse = Refuse
page-request-mine = { $state ->
    [host] You have asked for a seat. The host decides.
    [waits-host] You have asked to take over { $seat }’s seat when this round is over. The host decides.
    [waits] You will take over { $seat }’s seat when this round is over.
   *[people] You have asked to take over { $seat }’s seat. The other people at the table decide.
}
page-request-withdraw = Withdraw
page-code = Code of this table
page-code-about = Say it aloud: others type it on the home page, or open { $address }.
page-code-looking = Looking for table { $code } …
page-mine = Your tables
page-mine-go = { $state ->
    [left] Watch
   *[seated] Continue
}
page-mine-state = { $state ->
    [yours] Your turn
    [turn] Waiting for { $players }
    [between] Between rounds
    [left] You have given up your seat
   *[open] Not started yet
}
page-mine-with = { $count ->
    [0] { $round ->
        [0] Nobody else yet
       *[other] Against bots
    }
   *[other] With { $players }
}
page-leave-keep = Leave for now
page-leave-keep-about = { $case ->
    [alone] Play stops until you are back.
    [clock] Your seat stays yours. When your time runs out, you draw and pass; then a bot plays for you until you are back.
   *[patient] Your seat stays yours. When it is your turn, the others wait for you.
}
page-leave-found = You will find the table on the home page under “{ page-mine }”.
page-leave-give = Give up the seat
page-leave-give-about = A bot plays on at once, and somebody else may take the seat. As long as nobody has, you can come back.
page-late = { $what ->
    [tournament] The tournament has begun.
   *[match] The match has begun.
}
page-late-take = { $when ->
    [now] Take over a seat
    [ask] Ask for a seat
   *[round] Join in the next round
}
page-late-seats = Which seat would you like to take over?
page-late-seats-about = You play on under the name of the seat, with its points.
page-late-seat = { $seat }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-late-wait = Wait for the next match
page-late-waiting = As soon as the next match is opened, you will be taken there. No seat is kept for you: take a free one.
page-late-watch = Just watch
page-late-cancel = Cancel
page-room-full = All seats are taken. { $seat } can give you the seat of a bot, or you can wait here until one is free.
page-device = Play on another device
page-device-about = You stay the same player, with your name, seats and matches.
page-device-ask = Show a code
page-device-how = On the other device, open { $address } and type this code. It works once, within { $minutes } minutes.
page-device-link = Link for the other device
page-device-here = Continue here
page-device-here-about = Type the code that your other device shows. From then on, you are the same player on both.
page-device-instead = You will no longer be { $name } on this device.
page-device-code = Code from the other device
page-device-done = You are now { $name } on this device.
page-new-takeover = Latecomers take over from bots
page-takeover = { $when ->
    [round] in the next round
    [now] at once
    [ask] at once, if the others agree
   *[never] never
}
page-tip = { $tip ->
    [lay] Play one of the raised cards: the same colour, number or symbol as the one on top, or a wild.
    [draw] Nothing fits: draw a card.
   *[uno] Two cards left: say UNO! before you play, or somebody may catch you.
}
page-tip-seen = Got it
# The sentences of an introduction; $seat is the other player, $a_card the card on top, $hue the colour that a bluff is about.
lesson-step = { $step ->
    [begin] Play a raised card: it has the colour or the number of the card on the pile.
    [keep] Play a raised card that has the colour or the number of the card on the pile. Keep the cloak for later.
    [flip] Play the flip: it turns all the cards over.
    [night] Now the other sides count: new colours, harsher cards.
    [bluff] { $seat } may play { $a_card } only with no { colour } card in hand. Do you think it is a bluff? Then challenge.
    [guilty] It was a bluff: { $seat } draws the cards, and you play on.
    [howler] A howler: show your hand, or play the cloak and keep it hidden.
    [named] A howler: without a cloak, you have to show your hand.
    [target] Your howler: choose who has to show their hand.
    [hit] That card hits you. The buttons say what you can do.
    [spin] { $seat } played a swirl card, so you spin the wheel.
    [race] Shout before { $seat } does!
    [discard] Choose the cards you want to get rid of.
    [colour] Call the colour that you hold most of.
    [drawn] The card you drew fits: play it, or keep it.
    [draw] Nothing fits: draw a card.
    [uno] Two cards left: say UNO! before you play, or { $seat } may catch you.
    [late] Say UNO! now, before { $seat } notices.
    [catch] Catch { $seat }, who forgot to say UNO!
    [watch] Now it is { $seat }’s turn.
    [over] That is the heart of the game. You will learn the rest as you play.
   *[play] Your turn: play a raised card.
}
page-lesson = Learn { $title } in a minute
page-lesson-again = Introduction
page-lesson-about = { $title }: the introduction
page-lesson-skip = Skip
page-lesson-play = Play { $title } now
page-lesson-other = Introductions to the other games

## The page: at the table

page-ask = { $phase ->
    [drawn] { ask-drawn }
    [colour] { ask-colour }
    [target] { ask-target }
    [spin] { ask-spin }
    [race] Shout first!
    [discard] { ask-discard }
    [notice] { ask-notice }
   *[turn] { ask-turn }
}
# An attack on the reader, and the ways to answer it: “show your hand or hide under the cloak”.
page-attack = { $by ->
    [start] The first card is { $a_card }: { $ways }.
   *[player] { $seat }’s { $card }: { $ways }.
}
page-way = { $effect ->
    [due] draw { cards }
    [until] draw until you get { colour }
    [skip] lose a turn
    [rev] lose a turn
    [howler] show your hand
    [challenge] challenge
    [stack] pass it on
    [cloak] hide under the cloak
   *[other] accept
}
# The kind of match, shortly.
page-stakes = { $scoring ->
    [winner] to { $target }
    [lowest] to { $target }, lowest total wins
    [elimination] out at { $target }
    [partners] { $team ->
        [own] with { $partner }, to { $target }
       *[none] partners, to { $target }
    }
    [rotation] changing partners
   *[none] one round
}
page-ahead = { $who ->
    [you] you lead with { $number }
   *[other] { $count ->
        [one] { $players } leads with { $number }
       *[other] { $players } lead with { $number }
    }
}
page-debt = { $who ->
    [you] You have one card left: say UNO!
   *[other] { debt }
}
page-ask-others = { ask-others }
page-ask-jump = You have the same card: you may jump in.
page-waits = { waits }
page-action = { $verb ->
    [draw] Draw
    [keep] Keep it
    [uno] UNO!
    [catch] Catch { $seat }!
    [challenge] Challenge
    [spin] Spin
    [wizz] UNO WIZZ!
    [object] Object!
    [done] { $put ->
        [0] Nothing
       *[other] That’s all
    }
   *[other] { $action }
}
# What accepting costs.
page-accept = { $effect ->
    [due] Draw { cards }
    [until] Draw until { colour }
    [skip] Lose a turn
    [rev] Lose a turn
    [howler] Show my hand
    [notice] Let it stand
   *[other] Accept
}
# What is at stake in a challenge: if the player held the colour, and if not. $due is 0 where cards are drawn until a colour comes.
page-challenge = { $due ->
    [0] If { $seat } held { colour }, { $seat } draws instead of you. If not, you draw until the called colour comes up, then { $more } more cards.
   *[other] If { $seat } held { colour }, { $seat } draws { $due }. If not, you draw { $all }.
}
page-odds = Odds?
page-effect = { $effect ->
    [hero] { $who ->
        [you] You hold the most cards: you may discard one.
       *[other] { $seat } holds the most cards and may discard one.
    }
    [almost] { $who ->
        [you] Keep two cards; the last one you discard ends up on top.
       *[other] { $seat } keeps two cards and discards the rest.
    }
    [number] { $who ->
        [you] You may discard all cards of one number; the last one ends up on top.
       *[other] { $seat } may discard all cards of one number.
    }
    [colour] { $who ->
        [you] You may discard all cards of one colour; the last one ends up on top.
       *[other] { $seat } may discard all cards of one colour.
    }
    [war] { $shown ->
        [one] { $who ->
            [you] You won the war: you may discard the card you showed.
           *[other] { $seat } won the war and may discard the card shown.
        }
       *[other] { $who ->
            [you] You won the war: choose which of the cards you showed ends up on top.
           *[other] { $seat } won the war and chooses which card ends up on top.
        }
    }
    [race] { $who ->
        [you] You were first: you may discard any card.
       *[other] { $seat } was first and may discard any card.
    }
   *[other] { icon }
}
page-why-not = { $card }: why not?
# Explanations of what lies on the table: what it is, and for what no rule explains, what it does.
explain-what = { $thing ->
    [draw] The draw pile
    [discard] The discard pile
    [colour] The colour in force
    [direction] The direction of play
    [hand] Your hand
    [uno] UNO
    [dealer] The dealer
    [wheel] The wheel
    [challenge] Challenging
    [match] Points
    [time] More time
    [clock] The clock
   *[seat] A player
}
explain-does = { $thing ->
    [time] { page-more-time-about }
   *[clock] When the ring runs out, the player the table is waiting for draws and passes; then a bot plays until that player is back.
}
explain-copies = { $number } in the deck
page-explain-here = At this table
page-explain-rule = Read the rule
page-explain = What is this?
page-explain-seat = { someone }: { cards }
page-explain-how = Press and hold something, point at it, or press the question mark key: the table tells you what it is.
page-help = Help
page-keys = Keys
page-key = { $key ->
    [tab] to the next button or to the hand
    [arrows] from card to card in the hand
    [enter] press the button, play the card
    [numbers] play the first, second … card that fits
    [explain] explain what is in focus, or show this help
   *[escape] close an explanation or a window
}
page-tell = Ask the table
page-tell-about = Each question has a key. A screen reader speaks the answer.
page-tell-what = { $what ->
    [last] What was played last?
    [top] What is on top?
    [hand] What do I hold?
    [counts] How many cards does everybody have?
    [clock] How much time is left?
   *[what] What can I do?
}
page-tell-keys = Single-key shortcuts
# Answers to questions, in the page and in the terminal.
tell-last-none = Nothing has been played yet.
tell-top = { $hue ->
    [none] On top: { $card }. No colour is in force yet. { table-draw }.
   *[other] On top: { $card }. Colour in force: { colour }. { table-draw }.
}
tell-hand = { cards }: { $hand }.
tell-several = { $first }; { $last }
tell-playable = You can play: { $hand }.
tell-count = { $uno ->
    [said] { someone }: { cards }, UNO said
    [owed] { someone }: { cards }, UNO not said
   *[none] { someone }: { cards }
}
tell-clock = { $number ->
    [one] { $number } second to decide.
   *[other] { $number } seconds to decide.
}
tell-window = { $number ->
    [one] { $number } second to say UNO or to catch somebody.
   *[other] { $number } seconds to say UNO or to catch somebody.
}
tell-no-clock = No clock is running.
page-hand = Your hand: { cards }
page-others = The others at the table
page-actions = What you can do
page-direction = { event-reversed }
page-to-draw = draw pile: { $number }
page-no-colour = no colour yet
page-next-back = Back of the next card: { $card }.
page-look = { $seat }’s cards
page-dealer = dealer
page-uno-mark = { $uno ->
    [said] UNO!
   *[owed] UNO?
}
page-presence = { $state ->
    [bot] a bot
    [away] away, a bot is playing
   *[gone] not connected
}
# The last thing that somebody did, in a word or two.
page-bubble = { $kind ->
    [played] { $card }
    [drew] +{ $count }
    [discarded] −{ $count }
    [kept] keeps it
    [passed] passes
    [called_colour] { colour }!
    [accepted] all right
    [challenged] challenge!
    [guilty] bluffed!
    [innocent] no bluff
    [targeted] { $to }!
    [called_uno] UNO!
    [caught] caught { $to }!
    [miscaught] oops
    [wizzed] UNO WIZZ!
    [declined] no more
    [objected] objection!
    [took_back] takes it back
    [suggested] said too much
    [skipped] loses a turn
    [skipped_all] again!
    [won_war] wins the war
    [cancelled] not me!
    [affected] me?
    [won] out!
   *[other] …
}
page-hint = Hint: what would a bot do?
page-held = One moment: others may still react.
page-close = Close
page-lost = Connection lost. Trying again …
page-away = A bot is playing for you.
page-asleep = The table is paused: nobody has played for a while.
page-back = I’m back
page-looking-on = You are watching.
page-board = Table { $number }
page-drawer = Log and chat
page-log = What happened
page-chat = Chat
page-say = Say something
page-send = Send
page-react = Reactions
page-throw = Throw
page-throw-at = At whom?
page-hearing = Who I want to hear
page-hear-all = Show speech bubbles and reactions
page-report = That was a suggestion
page-mute = Mute
page-unmute = Unmute
page-hide = Hide
page-unhide = Show
page-abuse = Report abuse
page-abuse-done = Reported. The operator of this server will see it.
page-line-actions = More options for { $seat }’s message
page-muted = Muted by the host: { $seat }
page-hidden = Hidden by you: { $seat }
page-sound = Sound
page-volume = Volume
page-vibration = Vibrate on my turn and when I have to draw several cards
page-calls = When I am not looking
page-calls-sound = Sound and vibration when it is my turn
page-calls-notify = Notifications: my turn, and who comes, goes or says something
page-calls-denied = The browser does not allow notifications for this page. You can change that in its settings.
page-call = { $kind ->
    [turn] It is your turn
    [start] The match begins
    [sat] { $seat } has sat down
    [left] { $seat } has left
    [back] { $seat } is back
   *[said] { $seat }: { $text }
}
page-more-time = Time at the table
page-more-time-choice = { $time ->
    [more] more time
   *[usual] as usual
}
page-more-time-about = With more time, clocks run twice as long for everybody at the table. The others see that you asked for it.
page-more-time-mark = has asked for more time
page-speed = Card animation
page-speed-choice = { $speed ->
    [0] off
    [0.5] slow
    [1] normal
   *[2] fast
}
page-table-look = Table
page-table-choice = { $table ->
    [wood] wood
    [night] night
    [contrast] high contrast
   *[felt] felt
}
page-cards-size = Card size
page-cards-choice = { $size ->
    [small] small
    [large] large
   *[usual] normal
}
page-sort = My hand
page-sort-choice = { $sort ->
    [value] by value
   *[colour] by colour
}
page-handed = Buttons
page-handed-choice = { $side ->
    [left] on the left
   *[right] on the right
}
page-sound-choice = { $sound ->
    [on] on
   *[off] off
}
page-settings = Settings
page-own-settings = Save for the terminal too
page-own-settings-about = Name, language, table, pace and order of the hand go into the settings file of this computer.
page-own-settings-saved = Saved in the settings file of this computer.
page-pace = Pace of the bots
page-pace-choice = { $pace ->
    [quick] quick
    [slow] slow
   *[usual] normal
}
page-wheel-icons = What the wheel can show
page-round = Round { $number }
page-round-over = The round is over
page-round-won = { event-won }
page-celebrate = { $who ->
    [you] You win the round!
   *[other] { $seat } wins the round!
}
page-pad = Score pad
page-ready = Next round
page-ready-said = Ready
page-waiting-for = Waiting for: { $players }
page-stir = Your salt for the next deal
page-stir-help = It is shuffled into the next deal, so that nobody can have chosen the cards. It was picked at random; change it if you like.
page-match-over = The match is over
page-match-won = { event-won_match }
page-rematch = Rematch
page-rematch-join = Join the rematch
page-replay = Replay
page-record = Record
page-verify = Check the deals
page-leave = Leave the table

## The page: replays

page-replay-controls = Go through the match
page-replay-step = Step
page-replay-where = Step { $number } of { $last }
page-replay-round-back = To the deal
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-round-next = To the next round
page-replay-speed = Speed
page-replay-eyes = Point of view
page-replay-open = All hands open
page-replay-seat = As { $seat } saw it
page-replay-nobody = As spectators saw it
page-replay-round = Round
page-replay-boards = All tables
page-replay-table = The table
page-branch = What if …?
page-branch-help = Play on from step { $number } at a table of your own: bots play for the others, and anything can happen next.
page-branch-as = In whose seat?
page-branch-go = Play on as { $seat }
page-proof-purpose = Before each deal the server commits itself to a secret that it cannot change afterwards. Then every player’s salt is shuffled in. After the round the secret is revealed. Your browser has just dealt every round again from the record, without asking the server.
page-proof-result = { $result ->
    [right] Every deal checks out: { rounds }.
   *[wrong] This match does not check out.
}
page-proof-round = { $result ->
    [right] the deal checks out
   *[wrong] does not check out
}
page-proof-secrets = { $result ->
    [right] Every secret is the one that the server had committed itself to.
   *[wrong] Round { $round }: the secret is not the one that the server had committed itself to.
}
page-proof-shown = { $result ->
    [right] The server had shown you these commitments before the deals.
    [wrong] Round { $round }: the server had shown you a different commitment before the deal.
   *[none] Your browser saw no commitment before a deal, so it cannot tell whether the record was made up later.
}
page-proof-salted = { $result ->
    [right] The salt that your browser sent is part of the deals.
    [wrong] Round { $round }: the salt that your browser sent is not the one in the deal.
   *[none] Your browser sent no salt for these deals.
}
page-proof-dealt = { $result ->
    [right] The cards that you were shown are the cards that were dealt.
    [wrong] Round { $round }: the cards that you were shown are not the cards that were dealt.
   *[none] Your browser did not see these deals, so it cannot compare the cards.
}
page-proof-rest = Not checked here: who deals, later shuffles, and whether moves and points follow the rules. To check everything on your own computer, download the record and run “sabot verify”.
page-proof-server-agrees = The server says that all of it is right.
page-proof-server-objects = The server itself says that something is wrong:
page-proof-cards = Cards as they were dealt
page-proof-unreadable = Your browser cannot read this record. “sabot verify” says more.
page-proof-commitment = Commitment, shown before the deal
page-proof-salts = Salt from the players
page-proof-salt = { $seat }: “{ $salt }”
page-proof-no-salt = none
page-proof-secret = Secret, revealed after the round
page-proof-asking = Your browser is dealing every round again …

## The page: the rulebook

page-rules-search = Search the rulebook
page-rules-example = Words, wild+4 or D-024
page-rules-games = Games
page-rules-every = All
page-rules-all = Show all { $number }
page-rules-nothing = Nothing in the rulebook about “{ $what }”.
page-rules-near = Perhaps you meant:
page-example-before = Before
page-example-after = After

## The page: my matches

page-matches-played = Played
page-matches-won = Won
page-matches-mean = Average place
page-matches-rounds = Rounds
page-matches-rate = Win rate
page-matches-rate-told = { $number ->
    [one] Win rate after { $number } match: { $last }.
   *[other] Win rate after each of { $number } matches: { $last } now, { $best } at best.
}
page-matches-places = Places by game
page-matches-place-told = { $number ->
    [one] place { $place }: once
   *[other] place { $place }: { $number } times
}
page-matches-summary = { $number ->
    [one] { $number } match · { $won } won · average place { $place }
   *[other] { $number } matches · { $won } won · average place { $place }
}
page-matches-list = Matches
page-matches-all = Show all { $number }
page-matches-none = You have not finished a match yet.
page-matches-when = Date
page-matches-game = Game
page-matches-place = Place
page-matches-points = Points
page-matches-place-of = { $place } of { $players }
page-matches-replay = Replay of { $when }

## The page: tournaments

page-standing = Standings
page-boards = Tables
page-board-look = Watch
page-schedule = Schedule
page-out = out
page-new-tournament = New tournament
page-new-tournament-open = Open the tournament
page-new-draw = Draw the seats when the match starts
page-new-draw-about = Anyone with the link can take part, until all places are taken. Places that nobody takes are dropped, and bots fill up the tables.
page-new-places = Places
page-new-places-fewer = Fewer places
page-new-places-more = More places
page-part = Taking part: { $count } of { $places }
page-part-in = Take part
page-part-out = Withdraw
page-part-full = All places are taken. You can wait here until one is free, or watch.
page-part-start = When you start, the seats are drawn, and bots fill up the tables.
page-part-wait = When { $seat } starts, the seats are drawn, and you are taken to your table.
page-part-code = Code of this tournament
page-place-now = { $boards ->
    [one] You are playing with { $partner }, against { $players }.
   *[other] Table { $number }: you are playing with { $partner }, against { $players }.
}
page-place-next = { $boards ->
    [one] Next round: with { $partner }, against { $players }.
   *[other] Next round: table { $number }, with { $partner }, against { $players }.
}
page-place-out = You are out. You can watch the others play.
page-boards-wait = Your table has finished. The other one is still playing.
page-round-of = Round { $number } of { $rounds }
page-next-seats = Next round
page-screen-draw = When { $seat } starts, the seats are drawn.
