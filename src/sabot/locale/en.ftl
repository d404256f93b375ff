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
    [number] one number less
    [colour] one colour less
    [red] draw until red
    [blue] draw until blue
    [trade] trade hands
    [show] open hand
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
face-whirl = { colour } { $number } with the whirl
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

## What happened

event-turned_up = The first card is { $a_card }.
event-put_back = { $a_card } can not start the round: back into the draw pile.
event-played = { subject } laid { $a_card }.
event-kept = { subject } kept the card.
event-passed = { subject } passed: nothing is left to draw.
event-called_colour = { subject } called { colour }.
event-accepted = { subject } accepted.
event-challenged = { subject } did not believe it.
event-guilty = { subject } did bluff.
event-innocent = { subject } did not bluff.
event-targeted = { subject } named { object }.
event-called_uno = { subject } said UNO!
event-spun = { subject } spun the wheel: { icon }.
event-wizzed = { subject } shouted UNO WIZZ first.
event-took_back = { subject } had to take back the { $card }.
event-skipped = { subject } lost the turn.
event-skipped_all = All the others lost their turn: { someone } again.
event-reversed = Play now goes to the { direction }.
event-flipped = Everything turns over to the { side } side, with { $a_card } on top.
event-won_war = { subject } won the war.
event-no_war = Nobody holds a number: there is no war.
event-cancelled = { subject } cancelled it with { $a_card }.
event-drew = { $known ->
    [no] { $count ->
        [one] { subject } drew a card.
       *[other] { subject } drew { $count }.
    }
   *[yes] { $count ->
        [one] { subject } drew { $a_card }.
       *[other] { subject } drew { $count }: { $cards }.
    }
}
event-discarded = { subject } put down { $a_cards }.
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
    [0] { subject } put down no card.
   *[other] { subject } put down no more.
}
event-caught = { subject } caught { object }. { $whom ->
    [you] You
   *[other] { $to }
} forgot to say UNO{ $costs }.
event-miscaught = { subject } suspected { object }, who owes no UNO{ $costs }.
event-suggested = { subject } made a suggestion{ $costs }.
event-objected = { $last ->
    [yes] { subject } objected, but the card is right.
   *[no] { subject } objected.
}
event-swapped = { subject } and { object } swapped hands.
event-gave_hand = All hands are passed on: { $given }.
given = { someone } to { object }
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
event-reshuffled = The discard is shuffled: { cards } to draw.
event-capped = After { $number } turns the round ends: the lowest hand wins.
event-won = { subject } won the round: { points }.

## What it costs to be caught

costs-nothing = : no card is left to draw
costs-hidden = : { cards }
costs-shown = : { cards }, { $cards }

## The match

event-drew_high = { $again ->
    [yes] Again, { $draws }.
   *[no] For the deal, { $draws }.
}
draw-high = { someone } drew { $a_card }
event-deals = The dealer is { someone }.
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

not-now = Not now: { $reason }
quoted = { $rule } ({ $id })
whose-duty = { $who ->
    [you] you are to
   *[other] { $asked } is to
}
question = { $phase ->
    [drawn] { whose-duty } lay the drawn card or keep it
    [colour] { whose-duty } call a colour
    [answer] { whose-duty } answer
    [target] { whose-duty } name a seat
    [spin] { whose-duty } spin
    [race] everybody is to shout
    [discard] { whose-duty } discard
    [notice] { whose-duty } accept the card, or anybody to object
   *[turn] { whose-duty } lay or draw
}
refused-over = The round is over.
refused-out = Whoever is out takes no part any more.
refused-not-asked = Not now: { question }.
refused-not-now = “{ $action }” is not possible: { question }.
refused-not-referee = Only the referee punishes a suggestion.
refused-referee = The referee punishes suggestions and does nothing else.
refused-suggestion-off = Suggestions are not punished at this table.
refused-already-called = UNO has been called already.
refused-automatic = UNO is called by itself at this table.
refused-uno-too-late = UNO must be called before laying at this table.
refused-window-closed = The next turn has begun: no call is due any more.
refused-not-due = UNO is called with two cards before laying, or with one after it.
refused-catch-self = Nobody can catch themselves.
refused-catch-too-late = Too late: { $player } can no longer be caught.
refused-owes-nothing = { $player } owes no call.
refused-object-off = Wrong cards are refused at this table, there is nothing to object to.
refused-once = You have already objected to this card.
refused-own-card = Nobody objects to a card of their own.
refused-object-nothing-laid = No card has just been laid.
refused-play-spin-due = Whoever has to spin may not lay a card.
refused-play-other-side = { $card } is on the side that is not in play.
refused-not-held = { $card } is not in this hand.
refused-only-drawn = After drawing only the drawn card may be laid.
refused-no-answer = { $card } does not answer what was played.
refused-holds-colour = { $card } may not be laid while holding { colour }.
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
refused-no-colour = No colour is called with this card now.
refused-not-this = { $card } can not be discarded now.
refused-draw-must-lay = Nothing is left to draw: lay a card that fits.
refused-drawn-already = A card has been drawn already: lay it or keep it.
refused-draw-spin-due = Whoever has to spin may not draw instead.
refused-keep-must-lay = The drawn card fits: here it must be laid.
refused-colour-other-side = The colour { colour } is on the side that is not in play.
refused-target-self = Another seat must be named.
refused-not-tied = Only one of those tied may be named.
refused-challenge-nothing-laid = Nobody has laid a wild draw card on you.
refused-no-wild-draw = Only a wild draw card can be challenged.
refused-last-card = A last card is always legal.
refused-strict = Wild draw cards are never a bluff at this table.
refused-must-discard = All cards but two must go.
refused-tied = After a tie all the cards that you showed must go.
refused-icon = The wheel decides, not the one who spins it.
refused-act-eliminated = Not now: { $player } has been eliminated.
refused-act-not-dealt = Not now: the round has not been dealt.
refused-salt-too-late = Not now: salt is added before the deal.
refused-salt-twice = You have stirred this deal already.
refused-deal-too-early = Not now: the round has been dealt.
refused-match-over = Not now: the match is over.

## The house: what it does not allow, whatever the rules say

refused-table-none = There is no such table.
refused-table-over = This table is closed.
refused-table-started = The match has begun already.
refused-table-not-started = The match has not begun yet.
refused-table-host-only = Only the host may do that.
refused-start-nobody = Nobody has taken a seat yet.
refused-seat-none = There is no seat { $number }.
refused-seat-taken = Seat { $number } is taken.
refused-seat-have-one = You play at this table already.
refused-seat-not-yours = You have no such seat at this table.
refused-seat-not-here = Nobody sits there.
refused-seat-removed = The host has sent you away from this table.
refused-remove-host = The host can not be sent away.
refused-rematch-too-early = There is a rematch when the match is over.
refused-act-stale = The table has moved on: look again.
refused-act-held = Wait: others may still call.
refused-chat-nothing = Say something, or one of the phrases.
refused-chat-no-phrase = There is no phrase { $phrase }.
refused-chat-not-printable = The chat takes one line of printable text.
refused-no-name = Choose a name first.
refused-report-no-line = No line of this round has that number.
refused-report-own = Nobody reports themselves.
refused-report-done = That line has been punished already.
refused-hint-not-here = There are no hints at this table.
refused-hint-not-asked = Not now: nothing is asked of you.
refused-watch-too-many = Nobody looks at more than { $most } tables at once.
refused-too-fast = Slower, please: that was too much at once.
refused-failed = That went wrong on our side; please try again.
refused-route-none = There is nothing here.
refused-request-method = { $method } is not possible here.
refused-request-too-long = That is too long: { $most } bytes at most.
refused-request-not-json = It must be sent as application/json.
refused-origin-foreign = The pages of other sites may not do that.
refused-server-not-ready = The server is not ready.
refused-rule-none = There is no such rule.
refused-record-not-over = The record can be read when the match is over.
refused-record-none = Nothing was played at this table.
refused-seat-none-free = No seat is free.
refused-remove-nobody = There is nobody to send away.
serving = The tables are open at { $url } (Ctrl-C closes them).
no-page = The page has not been built; `make setup` in the sources builds it. The API answers all the same.

## Quick phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-oops = Oops!
phrase-again = One more?

## The referee

waits = { $phase ->
    [drawn] { $players } lays the drawn card or keeps it
    [colour] { $players } calls a colour
    [answer] { $players } answers
    [target] { $players } names a player
    [spin] { $players } spins the wheel
    [race] all shout: who is first?
    [discard] { $players } discards
    [notice] { $players } lets the card stand, or anybody objects
   *[turn] { $players } lays or draws
}
not-called = not called yet
transcript-opening = { $edition }: { $players }; { $dealer } deals
transcript-top = { $card } is on top; { $waits }.
transcript-refused = REFUSED:
transcript-unchanged = Nothing has changed; the position is the one before it.
transcript-position = Position
transcript-draw = draw, top first
transcript-discard = discard, top first
transcript-colour = colour in force
transcript-side = side
transcript-direction = direction
transcript-turn = turn
transcript-owes = owes UNO
transcript-called = called UNO
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
   *[done] putting down no more
}
advice-search = { $other ->
    [none] It wins { $share } % of the { $rounds } rounds imagined.
   *[other] It wins { $share } % of the { $rounds } rounds imagined; the next best, { $other }, { $less } %.
}
advice-out = With that you are out.
advice-only = Nothing else can be done.
advice-only-card = No other card will do.
advice-even = Nothing else would be better.
advice-able = So you are most likely to have something to lay next time.
advice-keep-wild = Better keep { $a_card }: it fits whatever comes.
advice-keep-attack = Better keep { $a_card } for whoever is about to go out.
advice-rid = That is a card less in your hand.
advice-points = What you keep counts the fewest points.
advice-mates = Of { colour } you keep { cards }.
advice-denied = { $to } probably has no { colour }.
advice-harm = { $a_card } would do you more harm than good.
advice-rare = { $to } may draw for long until { colour } comes.
advice-draws = It makes { $to } draw { cards }.
advice-again = The next turn is yours too.
advice-skips = It takes the turn from { $to }.
advice-hero = You hold the most cards: one of them may go.
advice-turn = On the other side { $to } may have nothing to lay.
advice-swap = You get the hand of { $to }, which is smaller.
advice-nothing = None of your cards fits.
advice-unfit = The card that you drew does not fit.
advice-pass-on = So { $to } has to draw instead of you.
advice-accept = Nothing can be done about it.
advice-keep-cloak = Better keep the cloak until you have to draw.
advice-cloak = The cloak spares you { cards }.
advice-cloak-few = With so few cards, it is time to get rid of the cloak.
advice-cloak-late = Somebody is about to go out: it is time to get rid of the cloak.
advice-doubt = The chance that { $to } bluffs is { $share } %: high enough for a challenge.
advice-believe = The chance that { $to } bluffs is { $share } %: too low for a challenge.
advice-fewest = { $to } holds the fewest cards.
advice-last = Of those, { $to } plays last.
advice-race = Whoever shouts first may put down a card.
advice-wrong = It fits neither by colour nor by symbol.
advice-right = It fits, or nobody can tell.
advice-uno = Say it before you lay your last card but one.

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
# Whoever plays alone and gave no name.
unnamed = you
at-table = Table { $number }: { $text }
addressed = { $name }: { $text }
greeting = { $edition } with { $players }: { cards } each. Type ? for help, quit to leave.
greeting-several = { $edition } for { $players }: { cards } each. Type ? for help, quit to leave.
table-seat = { $uno ->
    [said] { someone } { $number } UNO!
    [owed] { someone } { $number } (no UNO said)
   *[none] { someone } { $number }
}
table-side = { $side ->
    [villain] villain side
   *[hero] hero side
}
table-top = on top { $card }
table-no-top = nothing on top
# `$colour` is a colour in words, with its shape.
table-colour = colour { $colour }
table-no-colour = colour not called yet
table-draw = { $number } to draw
table-hand = your hand
table-out = out
look-backs = backs of { $seat }
look-next = back of the next card
debt = { $who ->
    [you] You have one card left: say uno!
   *[other] { $seat } has one card left and did not say UNO.
}
hand-over = { $name }, press Enter when nobody else looks
read-first = { $name }, press Enter when you have seen it
ask-turn = Your turn
ask-drawn = Lay it or keep it?
ask-colour = Which colour?
ask-answer = It is for you. What now?
ask-target = Whom?
ask-spin = Your turn to spin
ask-race = Type wizz, quick!
ask-discard = Put down which?
ask-notice = Let it stand?
ask-others = Before play goes on
what = What? { $error }.
why-what = Why what? Name a card: why R7
why-not = You can: go ahead.

## What can be typed: `Enter` is the key, and the words that are typed stay English

enter = Enter
go-on = go on
a-number = a number
help-number = does what stands behind it in the list
help-play = the same in words; R7 alone will do, and play wild red calls the colour too
help-draw = draw a card; keep the one that you drew
help-colour = call a colour; red or R alone will do
help-accept = take what was played on you, or let a card stand
help-challenge = doubt a wild draw card
help-target = name a player
help-spin = spin the wheel; shout UNO WIZZ
help-discard = put down a card
help-done = put down no more
help-object = say that the card just laid does not fit
help-uno = before you lay your last card but one, or right after it
help-catch = when Bo forgot it
help-suggestion = when Bo told somebody what to play, and that is punished here: Bo draws two
help-name = said by Ana, whoever is asked, where several share the keyboard
help-look = the table and your cards; all that you can see
help-why = why it can not be laid now
help-hint = what a bot would do in your place, and why
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
choose-among = Please choose among { $names }.
# An answer that begins with one of the letters of `letters-no` (separated by blanks) or with an English n is a no.
letters-no = n
another-round = Another round? [Y/n]
another-match = Another match? [Y/n]
bye = Bye.
purpose-winner = { $target ->
    [one] Whoever wins a round scores what the others hold; { $target } point wins the match.
   *[other] Whoever wins a round scores what the others hold; { $target } points win the match.
}
purpose-lowest = Everybody collects what is left in hand; when somebody has { $target }, the lowest total wins.
purpose-elimination = Everybody collects what is left in hand; whoever has { $target } leaves the match.
purpose-none = One round decides.
purpose-partners = { $target ->
    [one] Partners are { $first } against { $second }; { $target } point wins the match.
   *[other] Partners are { $first } against { $second }; { $target } points win the match.
}
purpose-rotation = { $hands_per_partner ->
    [one] Everybody plays { $hands_per_partner } round with each partner in turn and keeps the points; the highest total wins.
   *[other] Everybody plays { $hands_per_partner } rounds with each partner in turn and keeps the points; the highest total wins.
}
partners = Partners are { $first } against { $second }.
bots-alone = { $edition } with the seed { $seed }.
round-begins = Round { $number }.
round-goes-on = Round { $number } goes on.
round-bound = Round { $number }, bound to { $commitment }...; what you type is stirred in.
press-to-deal = Press Enter to deal
help-deal = Enter deals; quit leaves; commitment shows the whole hash that the deal is bound to.
help-stir = Anything else is stirred into the cards, so that nobody can have chosen them.
help-who-stirs = Say who stirs: name: anything.
help-secret = When the round is over its secret is told, and sabot verify checks the record.
stirred = Stirred in.
secret = secret
round-won = { subject } won the round.
round-won-elsewhere = At the other table { $seat } won the round.
written-down = The match is written down:
go-on-with = Go on with:

## The score pad

pad-round = round
pad-reset = reset
pad-total = total
pad-left = left in
pad-carried = to { $number }
standing = standing
rank = { $place }. { $players } { $total }

## Replays

replay-match = { $edition }: { $players }
replay-round = Round { $number }
replay-deal = the deal
replay-at-table = table { $number }, { $what }
replay-end = Here the record ends; the match is not over.
replay-nothing = Nothing has been dealt yet.
replay-where = { $number } of { $last }
replay-last = This was the last step: b goes back, q leaves.
tour-next = the next step
tour-back = one step back
tour-step = to a step
tour-round = to the deal of a round
tour-end = to the last step
tour-seat = see what one player saw; seat nobody is a spectator
tour-open = see all hands
tour-table = look at another table of the round
tour-look = the discard, and the backs of two-sided cards
tour-pad = the score pad so far
tour-quit = leave

## The table in a whole terminal

tui-hint = A bot would choose: { $what }.
tui-no-key = { $key } means nothing here; ? shows all keys.
tui-small = The table needs { $wide } × { $high } characters; this window has { $columns } × { $rows }.
tui-connecting = Looking for { $link } …
tui-key-help = keys
tui-key-hint = hint
tui-key-language = language
tui-key-pad = score
tui-key-look = look
tui-key-chat = chat
tui-key-leave = leave
tui-keys = Keys
tui-help-card = use the card with this letter, or ask why it can not be used
tui-help-choose = choose a card
tui-help-enter = use the chosen card, or go on
tui-help-space = the first button: draw, keep, take, spin, go on …
tui-help-uno = say UNO
tui-help-catch = catch whoever forgot it
tui-help-colour = call a colour, by its first letter in English
tui-help-hint = see what a bot would do
tui-help-pace = let the bots be quicker, or slower
tui-help-log = all that happened in the round
tui-help-chat = say something at a server’s table
tui-help-language = the next language
tui-help-help = these keys
tui-help-leave = leave; the match can go on later
tui-help-next-round = to the next round
tui-help-round-back = to the deal, or to the round before
tui-help-ends = to the last step; to the first
tui-help-eyes = see with other eyes: all hands, each player, a spectator
tui-help-auto = let it run, or stop it
tui-deal = Enter deals, s stirs, q leaves
tui-close = Esc closes
tui-again = Enter: another match, q leaves
tui-report = A line that tells somebody what to play can be reported: ↑, then Enter.
tui-say = Enter says it, Esc closes
tui-form-deal = deal
tui-form-choose = choose
tui-form-reset = reset
tui-form-resume = last match
tui-form-opponents = How many bots sit at the table with you.
tui-form-level = How strong the bots are.
tui-form-pace = Pace of the bots
tui-form-pace-about = How long bots think. Where they wait for you, nothing happens while you could call UNO, catch somebody or jump in, until you let play go on.
tui-form-language = The language of everything here; l switches it at any time.
tui-pace = { $pace ->
    [waiting] they wait for you
    [quick] quick
    [usual] usual
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
proof-noted = as noted; { $found }
proof-undealt = not dealt yet
proof-dealt = deal, { actions }; its secret is not told yet
proof-told = secret, deal, { actions }, points, events
proof-differs = does not check out
proof-unchecked = not checked
proof-wrong = WRONG:
proof-stranger = no round has the commitment { $commitment }
proof-torn = Line { $line } was cut off in the middle, and is left out.
proof-nothing = No round is over yet: there is nothing to check.
proof-so-far = Everything checks out so far: { rounds }.
proof-right = Everything checks out: { rounds }, won by { $players }.

## Options of a round: `.label` names one in a form, the other attributes explain what can be chosen

option-sheet = By which printed sheet is the game played?
    .label = Rules
    .none = as we play it
    .sheet-000-fr = as the French sheet 000 says
    .sheet-001-en = as the English sheet says
    .sheet-001-es = as the Spanish sheet says
    .sheet-001-fr = as the French sheet 001 says
    .sheet-001-pt = as the Portuguese sheet says
    .sheet-002-fr = as the French sheet says
    .sheet-003-fr = as the French sheet says
    .sheet-004-fr = as the French sheet says
sheet-differs-none = Where the sheets differ or say nothing, the rulings of the rulebook decide.
sheet-differs-000-fr = Four howlers. A wrong card may be laid, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-en = A howler may name its own player. A wrong card may be laid, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-es = UNO is called before the card is laid. Anybody may answer with the cloak. After a Draw 3 turned up first, the first player draws and still plays. A wrong card may be laid, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-fr = Four howlers. A wrong card may be laid, at the risk of an objection. Suggestions cost two cards.
sheet-differs-001-pt = If you draw by choice and the card can be played, you must play it. A wrong card may be laid, at the risk of an objection. Suggestions cost two cards.
sheet-differs-002-fr = With two players a reverse only turns the direction of play.
sheet-differs-003-fr = With two players a reverse only turns the direction of play.
sheet-differs-004-fr = With two players a reverse only turns the direction of play.
option-drawn_card = May a playable card that was just drawn be kept, or must it be laid?
    .label = Card just drawn
    .may = it may be laid or kept
    .must_if_voluntary = it must be laid if nothing forced the draw
    .must = it must be laid
option-wild_draw = May a wild draw card be laid while holding the colour in force?
    .label = Wild draw cards
    .bluff = it may be a bluff, and be challenged
    .strict = it is refused
option-after_guilty = What becomes of the victim of a bluff that was found out?
    .label = After a bluff
    .plays = the victim takes a normal turn
    .skipped = the victim loses the turn all the same
option-uno_window = Until when can a player who forgot UNO be caught?
    .label = Time to catch
    .played = until the next player has played, kept a drawn card or passed
    .begun = until the next player lays or draws
option-uno_call = When must UNO be called?
    .label = Calling UNO
    .flexible = before or after laying, until somebody notices
    .before = only before laying
    .auto = it is called by itself, for simulation
option-uno_on_discard = Is UNO due when the last but one card leaves the hand by an effect or an answer?
    .label = UNO after effects
option-false_catch = How many cards does it cost to catch somebody who owes nothing?
    .label = Price of wrong catches
option-wrong_card = Is a card that does not fit refused, or may it be laid at the risk of an objection?
    .label = Wrong cards
    .refuse = it is refused
    .penalty = it may be laid; whoever is found out takes it back, draws two and loses the turn
option-suggestions = May the referee punish a suggestion with two cards?
    .label = Suggestions
    .off = they are not punished
    .referee = they cost two cards when the referee says so
option-two_player_reverse = What does a reverse do between two players?
    .label = Reverse between two
    .skip = it skips the other
    .literal = it only turns the direction
option-turn_cap = After how many turns does the lowest hand win the round?
    .label = Most turns
option-howlers = How many howlers are in the deck?
    .label = Howlers
option-howler_self = May a howler name the player who laid it?
    .label = Howler at oneself
option-first_draw_three = Does the first player lose the turn when a Draw 3 is turned up first?
    .label = Draw 3 turned up first
    .lost = draws three and loses the turn
    .plays = draws three and still plays
option-cloak_scope = Who may answer with the cloak?
    .label = Use of the cloak
    .victim = only whoever is hit
    .anyone = anybody; the first answer counts
option-cloak_is_turn = Does the cloak take up the turn of the victim who lays it?
    .label = Cloak is a turn
option-after_howler = Who is next when a howler was cancelled?
    .label = After a cancelled howler
    .layer = the player after its layer
    .canceller = the player after the canceller
option-cloak_after_out = May the cloak answer the draw card that somebody went out with?
    .label = Cloak against last cards
option-pairing = Which villain face backs which hero face: a seed.
    .label = Pairing of faces
option-hero_colour = Who calls the colour after hero and villain?
    .label = Colour after a hero
    .affected = the player who is affected
    .layer = the player who laid it
option-hero_tie = Who is affected when several hold the most or the fewest cards?
    .label = Ties for a hero
    .order = the first of them in order of play
    .layer = whom of them the layer names
option-last_flip = Which side counts after a flip card laid last?
    .label = Flip laid last
    .new = the side it turns to
    .old = the side it was laid on
option-wild_stops_draw = Does a wild end drawing until a colour comes?
    .label = Wild ends drawing
option-peek = May one look at the backs of one’s own cards?
    .label = Own backs
option-wheel = How likely is each icon of the wheel?
    .label = Weights of the wheel
option-first_wizz_spins = Does a whirl turned up as the first card make the first player spin?
    .label = First whirl spins
option-wheel_cards_act = Does the card that ends on top after the wheel act as if it had been laid?
    .label = Wheel cards act
option-super_joker_stops = Does a wild +4 end drawing for a red or blue card?
    .label = Wild +4 ends drawing
option-trade = Which way are hands traded?
    .label = Trading hands
    .left = to the left
    .direction = in the direction of play
option-stacking = House rule: may a draw card be passed on by laying another?
    .label = Passing on draws
    .off = no
    .same = by the same symbol
    .any = by any draw card that names a number
option-seven_zero = House rule: does a 7 swap hands, and a 0 pass all hands on?
    .label = Sevens and zeros
option-jump_in = House rule: may anybody lay exactly the face on top, out of turn?
    .label = Jumping in
option-draw_until_playable = House rule: does one draw until a card can be laid?
    .label = Drawing until playable

## Options of a match

option-scoring = Who scores a round, and what wins the match?
    .label = Scoring
    .winner = the winner of a round scores what the others hold
    .lowest = everybody collects what is left in hand, and the lowest total wins
    .none = nobody: one round decides
    .elimination = everybody collects what is left in hand, and too many points eliminate
    .partners = partners score together
    .rotation = everybody plays with each partner in turn, and keeps the points
option-target = How many points end the match, or eliminate a player?
    .label = Target
option-dealer = Who deals first?
    .label = First dealer
    .highcard = whoever draws the highest card
    .birthday = whose birthday is nearest to 31 July; the highest card where no birthdays are known
    .random = anybody, by chance
    .fixed = the last in the list
option-next_dealer = Who deals the next round?
    .label = Next dealer
    .left = the player to the left
    .winner = the winner
    .redraw = whoever draws the highest card
option-low_tie = What becomes of several lowest totals?
    .label = Ties for the lowest
    .shared = they share the win
    .play_on = all play on
option-final_reset = Do the last two begin their final with no points?
    .label = Final from zero
option-hands_per_partner = How many rounds does one play with each partner?
    .label = Rounds per partner
option-cycles = How many times does one play with each partner in turn?
    .label = Cycles

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
rules-ask-card = the rules of a card
rules-ask-words = rules with these words, in any of the four languages
rules-ask-edition = all rules of a game
rules-ask-html = the whole book as a site
rules-sheets = What the sheets say
rules-play = How we play
rules-why = Why
rules-source = Source
rules-absence = { $sheet }: nothing is said
rules-otherwise = Otherwise
rules-compared = Languages
rules-see = See also
rules-example = Example
rules-numbers = any whole number from { $least }
rules-weights = a weight for each icon
rules-weights-default = default 1 each
rules-default = default { $value }
rules-default-in = { $value } in { $edition }
rules-found-in = { $language ->
    [en] Found in English:
    [es] Found in Spanish:
    [fr] Found in French:
   *[pt] Found in Portuguese:
}
rules-nothing = nothing in the rulebook about “{ $what }”
rules-near = nothing in the rulebook about “{ $what }”; near it: { $near }
rules-written = { $number ->
    [one] { $number } page written to { $directory }.
   *[other] { $number } pages written to { $directory }.
}
rules-purpose = Every rule of four colour-matching card games, as their printed sheets have it, and how we play where the sheets disagree or are silent.
rules-differences = Differences
rules-differences-purpose = What the sheets say, topic by topic, side by side.
rules-comparison = Potter, sheet by sheet
rules-comparison-purpose = Where its languages say different things, what we play, and which option plays it otherwise.
rules-options = Options
rules-options-purpose = What can be played otherwise, and the ruling behind each choice.
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
rules-colophon = Worded anew from the printed sheets; written by Sabot.
unreadable-whole-book = writes the whole book: nothing else can be asked for
unreadable-no-rulebook = is not empty, and what is there is no rulebook

## Simulation: a number chooses the plural, and is said as `…_marked`, with marks between its thousands

lab-compiling = Compiling the rules: once, about half a minute …
lab-slow = Numba is not installed (the extra `fast`): this is slow.
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
lab-headline-rounds = { lab-rounds } of { $edition } with { $players } seats, { $policy }, seed { $seed }: { lab-moves } in { $seconds } s ({ $rate } a second)
lab-headline-matches = { lab-matches } of { $edition } ({ $scoring }) with { $players } players, { $policy }, seed { $seed }: { lab-rounds }, { lab-moves } in { $seconds } s ({ $rate } a second)
lab-length-rounds = Turns a round: mean { $mean } ({ $interval }), deviation { $deviation }; { $percentiles }
lab-length-matches = Rounds a match: mean { $mean } ({ $interval }), deviation { $deviation }; { $percentiles }
lab-percentile = { $share } %: { $number }
lab-wins-seats = Wins by seat from the dealer
lab-wins-players = Wins by player in the order of the list
lab-wins-partners = { lab-wins-players }; partners win together
lab-wins-shared = { lab-wins-players }; shared matches ({ $shared }) count for each winner
lab-dealer = dealer
lab-interval = { $low } to { $high }
lab-endings = How rounds end
lab-ending-laid = laid
lab-ending-discarded = discarded
lab-ending-answered = an answer
lab-ending-capped = never: the cap came first
lab-tally = What happened
lab-tally-forced_cards = forced cards
lab-tally-catches = catches
lab-tally-false_catches = false catches
lab-tally-wrong_cards = wrong cards
lab-tally-bluffs_found = bluffs found
lab-tally-challenges_lost = challenges lost
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
lab-column-interval = 95 % interval
lab-column-last = the last card was
lab-column-times = times
lab-column-each = a round
lab-column-mean = mean
lab-column-difference = difference
lab-column-first = first player wins
lab-column-laid = laid
lab-column-challenged = challenged
lab-column-won = won
lab-headline-vary-rounds = { lab-rounds } for each value of { $name }, from the same seed { $seed }: { lab-moves } in { $seconds } s ({ $rate } a second)
lab-headline-vary-matches = { lab-matches } for each value of { $name }, from the same seed { $seed }: { lab-moves } in { $seconds } s ({ $rate } a second)
lab-vary-title-rounds = Turns a round; ± is for 95 %
lab-vary-title-matches = Rounds a match; ± is for 95 %
# `$interval` is two numbers, with their signs where it is not clear.
lab-vary-rounds = { $clear ->
    [more] With { $value } a round is longer than with { $first }: by { $gap } turns ({ $interval }).
    [less] With { $value } a round is shorter than with { $first }: by { $gap } turns ({ $interval }).
    [same] With { $value } every round is as long as with { $first }.
   *[unclear] Whether a round is longer with { $value } than with { $first } is not clear: the difference is { $interval } turns.
}
lab-vary-matches = { $clear ->
    [more] With { $value } a match is longer than with { $first }: by { $gap } rounds ({ $interval }).
    [less] With { $value } a match is shorter than with { $first }: by { $gap } rounds ({ $interval }).
    [same] With { $value } every match is as long as with { $first }.
   *[unclear] Whether a match is longer with { $value } than with { $first } is not clear: the difference is { $interval } rounds.
}
lab-first = { $clear ->
    [more] The first player, left of the dealer, wins { $share } ({ $interval }): more than an equal share of { $fair }.
    [less] The first player, left of the dealer, wins { $share } ({ $interval }): less than an equal share of { $fair }.
   *[unclear] The first player, left of the dealer, wins { $share } ({ $interval }): not clearly more or less than an equal share of { $fair }.
}
lab-bluffs = Wild draw cards: bluffs, laid while holding the colour, beside honest ones; ± is for 95 %
lab-laid-bluffs = bluff
lab-laid-honest = honest
lab-worth = { $clear ->
    [more] Whoever bluffs wins the round more often than whoever lays the card honestly: by { $gap } points ({ $interval }).
    [less] Whoever bluffs wins the round less often than whoever lays the card honestly: by { $gap } points ({ $interval }).
   *[unclear] Whether whoever bluffs wins the round more often than whoever lays the card honestly is not clear: the difference is { $interval } points.
}

# An arena: bots against each other. `$wins`, `$fair` and the like are numbers as they are told.

arena-headline = { $bots } with { $players } seats, seed { $seed }: { lab-rounds } in { $seconds } s
arena-label = { $edition }: { $bot } – { $others }
arena-others = the others
arena-told = { $result }: { $wins } (fair { $fair }), { $verdict }
arena-table = { $edition }: the fair share is { $fair }; ± is for 95 %
arena-few = Below { $fewest } deals nobody can tell how sure this is.
arena-ratings = Ratings by OpenSkill
arena-chart = Rounds won, with 95 % intervals; dotted: the fair share
arena-kept = All deals so far are in { $file }: the same command goes on from there.
arena-verdict-stronger = stronger
arena-verdict-weaker = weaker
arena-verdict-unclear = not clear yet
arena-column-bot = bot
arena-column-against = against
arena-column-deals = deals
arena-column-wins = wins
arena-column-difference = over fair
arena-column-points = points
arena-column-verdict = verdict
arena-column-rounds = { lab-column-rounds }
arena-column-mu = mu
arena-column-sigma = sigma
arena-column-ordinal = mu − 3 sigma

## What can not be read: whatever was typed or written is quoted as it is

at-place = { $place }: { $text }
at-line = line { $number }

# Commands and files. `unreadable-system` is what the system says, in its own words.

no-command = there is no command { $command }; there are { $commands }
too-many-arguments = too many arguments: { $rest }
unreadable-no-file = No such file or directory
unreadable-directory = Is a directory
unreadable-no-directory = Not a directory
unreadable-no-permission = Permission denied
unreadable-no-space = No space left on device
unreadable-system = { $reason }
unreadable-file-name = this is not the name of a file
unreadable-file-exists = there is such a file already; --resume goes on with a match
unreadable-name-value = must be name=value, not { $value }
unreadable-option-value = { $value } can not be read
unreadable-not-for-resumed = is not for a match that is resumed
unreadable-for-bots = is for --bots
unreadable-nobody-plays = names people, but with --bots nobody plays
unreadable-not-for-link = is not for a server’s table
unreadable-not-one-person = one person plays on the whole screen; sabot match --resume goes on with this match
unreadable-whole-screen = a server’s table needs a terminal to itself, without --plain
unreadable-table-link = must be the link of a table such as http://localhost:8000/t/KEY, not { $link }
unreadable-server-says = the server says: { $reason }
unreadable-one-person = is for one person; --people names all of them
unreadable-said-otherwise = is { $value }, but --option { $option } is { $other }
unreadable-more-people = { $people } people are more than { $players } players
unreadable-name-birthday = must be name=month-day such as ana=07-31, not { $value }
unreadable-seat-or-open = choose --seat or --open: what one player sees, or all hands
unreadable-round-or-step = choose --round or --step: steps count through the whole match
unreadable-commitment = must be { $shortest } to { $longest } hexadecimal digits, not { $value }
unreadable-matches-or-rounds = either matches or rounds are played, not both
unreadable-at-least-one = at least one must be played
unreadable-threads = 1 to { $most } can play side by side, not { $count }
unreadable-arena-alone = it takes two bots at least
unreadable-arena-twice = { $bot } is named twice
unreadable-arena-together = { $bots } bots together have { $bots } seats, not { $players }
unreadable-arena-challenger = either all sit together, or the first is alone among the others
unreadable-arena-deal = deal { $deal } of { $edition } stands still: { $wrong }
unreadable-arena-failed = the bot { $bot } failed: { $wrong }
unreadable-arena-illegal = the bot { $bot } said { $action }: { $wrong }
unreadable-arena-not-kept = this file does not keep the deals of an arena
unreadable-arena-other = this file keeps the deals of another question: { $name } is { $there } there, and { $here } here
unreadable-arena-line = no such deal can stand here
unreadable-vary = must be a name and different values such as stacking=off,same, not { $value }
unreadable-plot-format = the name of a picture ends in { $values }
unreadable-worker-lost = a process that played was ended from outside
# A cluster: `$theirs` and `$ours` are versions such as `sabot 0.1.0, rules 1`.
unreadable-no-cluster = no cluster answers at { $address }
unreadable-no-workers = the cluster has no workers
unreadable-cluster-lost = the cluster { $address } was lost on the way
unreadable-other-sabot = a worker has { $theirs }, but this is { $ours }: the numbers could differ

# Texts. `$problem` is what a library says, in English.

unreadable-yaml = { $problem }
unreadable-value = a value can not be read: { $problem }
unreadable-character = unacceptable character { $character }: this is not text
unreadable-too-deep = this is nested too deeply
unreadable-shorthand = everything must be written out, without anchors, aliases or tags
unreadable-key-twice = the key { $key } stands twice
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
unreadable-bots = must name a bot for each player that is one
unreadable-birthdays = must be a day such as 07-31 for every player
unreadable-birthday = must be month and day such as 07-31, not { $value }
unreadable-should-be = should be { $value }

# Players and options.

unreadable-not-a-player = { $name } is not a player
unreadable-name = a name must be printable text without needless blanks, not { $name }
unreadable-long-name = a name must have at most { $most } characters, not { $count }
unreadable-taken-name = { $name } can not be the name of a player
unreadable-same-name = two players have the same name
unreadable-seats = { $fewest } to { $most } can play, not { $count }
unreadable-deck-size = a deck has at most { $most } cards, not { $count }
unreadable-policy = there is no bot { $policy }; there are { $policies }
unreadable-actions = must be { $count } numbers from 0 to { $last }, one for each table
unreadable-opponents = must be one bot for all, or { $count }: one for each of the others
unreadable-bot-illegal = it answered { $action }, but may only do one of { $legal }
unreadable-bot-command = a command must follow, such as exec:python3 mybot.py
unreadable-bot-module = no such bot: { $reason }
unreadable-bot-kind = that is no bot: it must be a sabot.bots.Bot, or make one
unreadable-bot-silent = it was asked for a decision and answered null
unreadable-bot-late = it did not answer within { $seconds } s
unreadable-bot-ended = the process has ended without an answer
unreadable-bot-answer = the answer must be one line such as {"{"}"action": "draw"{"}"}, not { $line }
unreadable-own-bot = a bot of somebody’s own is not started for a record: { $policy }
unreadable-birthday-missing = the birthday of { $player } is missing
unreadable-no-option = there is no option { $option }
unreadable-sheet-for = the sheet { $sheet } is for { $those }, not for { $this }
unreadable-option-for = option { $option } is for { $those }, not for { $this }
unreadable-option-of-match = option { $option } is for matches, not for rounds: say how many matches to play
unreadable-option-choice = option { $option } must be { $values }, not { $value }
unreadable-option-flag = option { $option } must be true or false, not { $value }
unreadable-option-number = option { $option } must be a whole number from { $least } to { $most }, not { $value }
unreadable-option-weights = option { $option } must be weights by icon, such as { "{" }war: 2, race: 0{ "}" }, not { $value }
unreadable-option-icon = option { $option } has no icon { $icon }; the icons are { $icons }
unreadable-option-weight = option { $option } needs a whole number from 0 to { $most } for { $icon }, not { $value }
unreadable-option-weightless = option { $option } needs a weight above 0 for at least one icon
unreadable-scoring-for = { $scoring } is for { $counts } players, not for { $players }

# Actions.

unreadable-no-action = there is no action { $action }
unreadable-nothing-follows = nothing may follow { $word }, but { $rest } does
unreadable-nothing-follows-card = nothing may follow the card, but { $rest } does
unreadable-something-follows = something must follow { $word }
unreadable-no-icon = the wheel has no icon { $icon }; it has { $icons }
unreadable-no-colour-in = there is no colour { $colour } in { $edition }
unreadable-no-card-in = there is no card { $card } in { $edition }
unreadable-not-for-referee = { $action } is not for the referee to say
unreadable-not-for-player = { $action } is not for a player to say
unreadable-not-in-list = there is no action { $number } in the list
unreadable-no-action-here = { $typed } is no action here; type ? for help
unreadable-means-nothing = { $typed } means nothing here; type ? for help
unreadable-who-does-what = who does what? Say it as name: action
unreadable-who-stirs = who stirs? Say it as name: anything
unreadable-no-suggestion = { $player } is a bot, and bots make no suggestions
unreadable-not-at-table = { $player } does not sit at this table
unreadable-not-dealt = nothing has been dealt yet
unreadable-name-one = { $what ->
    [round] name a round, up to { $most }
    [table] name a table, up to { $most }
   *[step] name a step, up to { $most }
}
unreadable-last-one = { $what ->
    [round] there is no round { $named }: the last one is { $most }
    [table] there is no table { $named }: the last one is { $most }
   *[step] there is no step { $named }: the last one is { $most }
}

# Positions. `drawn`, `former`, `next`, `due`, `choices`, `fixed`, `shown` and `effect` are keys, which stay English.

unreadable-not-a-position = this is not a position: a mapping of keys such as edition, players and hands is needed
unreadable-script = must be a list of lines such as `- ana: play R7`
unreadable-script-line = must be one `player: action`
unreadable-script-line-text = must be one `player: action`, both text
unreadable-not-a-card = { $card } is not a card
unreadable-both-faces = { $card } must be written with both faces, such as R7/P3
unreadable-wrong-way-round = { $card } has its faces the wrong way round
unreadable-copies = { $count ->
    [one] { $count } card { $card }, but the deck has only { $held }
   *[other] { $count } cards { $card }, but the deck has only { $held }
}
unreadable-no-hand = { $player } has no hand
unreadable-empty-hand = is empty, but the round is not over
unreadable-empty-discard = is empty, but the round does not start
unreadable-no-sides = { $edition } has no sides
unreadable-not-at-start = a round that starts has none yet
unreadable-discard-at-start = must be empty where the round starts
unreadable-start = a round starts on the hero side, to the left
unreadable-no-first-card = no card in it can start the round
unreadable-one-asked = must name the one player asked
unreadable-idle = { $player } could do nothing in this phase
unreadable-colour-needed = must be given, since the top of the discard is a wild
unreadable-no-colour = there is no colour { $colour }
unreadable-no-colour-on-side = there is no colour { $colour } on this side
unreadable-colour-twice = say either colour or color, not both
unreadable-colour-on-top = is { $top } by the top of the discard, not { $colour }
unreadable-called-owes = whoever has called owes nothing
unreadable-late-owes = must be among those who owe the call
unreadable-not-one-card = { $player } does not hold exactly one card
unreadable-only-at-end = is only known when the round is over
unreadable-turn-at-end = nobody's turn follows when the round is over
unreadable-winner-at-end = must be named when the round is over
unreadable-owes-at-end = nobody owes anything when the round is over
unreadable-not-remembered = { $key } is nothing to remember in this phase
unreadable-no-effect = there is no effect { $effect }
unreadable-cards-asked = must be cards of the seat asked
unreadable-not-held = { $card } is not in the hand of the seat asked
unreadable-no-wheel = there is no wheel
unreadable-former-other-side = former is a colour of the other side
unreadable-dealer-turns-up = the dealer turns up the first card
unreadable-out-holds-nothing = whoever is out holds no card
unreadable-out-being-resolved = the card of whoever is out is being resolved
unreadable-out-takes-no-part = whoever is out takes no part
unreadable-drawn-needed = the phase drawn needs drawn
unreadable-colour-for-wild = a colour is called for a wild
unreadable-no-such-effect = no such effect
unreadable-no-colour-for-last = no colour is called for this last card
unreadable-next-needed = next is needed
unreadable-first-calls = the first player calls the colour
unreadable-affected-calls = the affected seat calls the colour, or the layer
unreadable-another-calls = another seat calls
unreadable-victim-answers = the victim answers
unreadable-answered-on-top = the card on top is the one that is answered
unreadable-colour-after-howler = the colour is called after the howler
unreadable-nobody-answers = nobody answers this card
unreadable-victim-follows = the victim follows the layer
unreadable-next-follows = next follows the victim
unreadable-colour-before-answer = the colour is called before the answer
unreadable-due = due is not what this card makes one draw
unreadable-layer-names = the layer names a seat
unreadable-naming-on-top = the card on top is the one that names a seat
unreadable-choices-tied = choices are those tied
unreadable-any-other-named = any other seat may be named
unreadable-hero-on-top = the hero lies on top
unreadable-affected-discards = the affected seat discards
unreadable-effect-needed = effect and next are needed
unreadable-fixed-by-first = fixed is what the first card put down fixed
unreadable-fixed-no-colour = fixed is no colour
unreadable-nothing-put-down = nothing has been put down yet
unreadable-shown-in-war = shown is what the winner of a war showed
unreadable-wrong-refused = wrong cards are refused at this table
unreadable-objected-to-right = a card that somebody objected to in vain is right, and nobody objects to their own card
unreadable-objected-stands = the objection of the next seat lets the card stand
unreadable-next-lets-stand = the next seat lets the card stand
unreadable-lies-on-another = a card lies on another, whose colour was in force
unreadable-former-under = former is the colour of the card under the disputed one

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
    [record] revision { $revision } of the form of records is newer than this Sabot, which knows { $newest }
   *[rules] revision { $revision } of the rules is newer than this Sabot, which knows { $newest }
}
unreadable-key-text = { $key } must be text
unreadable-key-number = { $key } must be a whole number from 1 up, not { $value }
unreadable-key-list = { $key } must be a list
unreadable-key-names = { $key } must be a list of names
unreadable-key-mapping = { $key } must be a mapping
unreadable-key-lines = { $key } must have one `{ $form }` a line
unreadable-key-lines-text = { $key } must have one `{ $form }` a line, both text
unreadable-key-before = { $key } must stand before { $later }
unreadable-no-commitment = the commitment of the round is missing
unreadable-never-dealt = { $key } without tables: the round was never dealt
unreadable-not-counted = { $key } without { $needed }: the round was not counted
unreadable-more-follows = the round is not told to its end, yet more follows
unreadable-match-over = round { $number } can not begin: the match was over
unreadable-round-over = the round was over before this action
unreadable-round-not-over = the round is not over: an action is missing before this line
unreadable-otherwise = { $key ->
    [winners] the match was won by { $found }, not { $said }
    [commitment] the commitment to the round's secret is { $found }, not { $said }
    [tables] those at the tables, and their dealers, are { $found }, not { $said }
    [points] the round counts { $found }, not { $said }
    [secret] the round's secret is { $found }, not { $said }
   *[events] the hash of the round's events is { $found }, not { $said }
}
# `$why` is a sentence, and `$rule` the id of the rule behind it.
unreadable-refused = { $why } [{ $rule }]
# `$wrong` is what is wrong with the record, and `$changes` are sentences.
unreadable-older-record = { $wrong } (the record was made by revision { $made_by } of the rules, and this is revision { $revision }: { $changes })
unreadable-older-round = a round under way was begun by revision { $made_by } of the rules, and can not go on by revision { $revision }: { $changes }
unreadable-elsewhere = this match is being played elsewhere

# The server. `person` is a word that stays English; `$reason` is what a library says, in English.
unreadable-no-person = one seat at least must be for a person
unreadable-no-bot = must be person or a bot, one of { $bots }, not { $name }
unreadable-one-face = a card is named by the side in play: { $action }
unreadable-guest-name = a name has 1 to { $most } printable characters
unreadable-long-message = a message has at most { $most } bytes
unreadable-message = { $fault ->
    [missing] the field { $name } is missing
    [unknown] there is no field { $name }
    [kind] must be { $wanted }, not { $got }
    [length] its length must be { $bound }
    [bound] must be { $bound }
   *[other] the message can not be read
}
unreadable-one-wish = a message asks for exactly one of { $wishes }
unreadable-many-steps = at most { $most } steps can be shown at a time
unreadable-language = must be one of { $languages }, not { $value }
unreadable-listen = this address can not be used: { $reason }
unreadable-server-url = must be the address of a server such as http://localhost:8000, not { $url }
unreadable-address = must be an address such as { $examples }
unreadable-not-installed = something is not installed that this needs: in the checkout, pip install ".[{ $extra }]"
unreadable-newer-database = was changed by a newer Sabot, and can not be used by this one
unreadable-bus = the other processes can not be reached: { $reason }
unreadable-in-use = another server plays from this file; several of them need --database postgresql://… and --bus redis://…

## The page: everywhere

page-unreachable = The server does not answer. Is it running?
page-failed = That went wrong; please try again.
page-nothing-here = There is nothing here.
page-home = Home
page-pages = Pages
page-skip = Skip to the content
page-language = Language
page-theme = Colours
page-theme-choice = { $theme ->
    [light] light
    [dark] dark
   *[auto] as the device
}
page-level = { $level ->
    [gentle] gentle
    [fair] fair
   *[sharp] sharp
}
page-bot = Bot, { page-level }
page-person = A person
page-name = Your name
# Suggestions for whoever has no name yet, separated by blanks.
page-names = Robin Alex Sam Charlie Nico Kit Lee Max
page-seats-free = { $number ->
    [0] full
    [one] { $number } seat free
   *[other] { $number } seats free
}

## The page: home

page-home-title = Sit down, the cards are dealt
page-home-about = Four colour-matching card games, played exactly as their printed sheets say.
page-home-game = Which game?
page-home-opponents = Opponents
page-home-fewer = One opponent fewer
page-home-more = One opponent more
page-home-level = How strong?
page-home-play = Play now
page-home-friends = With friends
page-home-friends-about = Make a table, send its link, play together.
page-home-create = Make a table
page-home-join = Join
page-home-code = Link or code of a table
page-home-no-code = That is neither a link nor a code of a table.
page-home-tournament = Tournament
page-home-tournament-about = Changing partners at one table or two, or knock-out until one is left.
page-home-watch-about = Sit down at a public table, or look on.
page-home-rules = Rulebook
page-home-rules-about = Every rule in plain words, with its source and examples.
page-home-matches = My matches
page-home-matches-about = Results, plots and replays.
page-tables = Open tables
page-tables-none = No public table is open now.
page-tables-make = Make one
page-tables-host = { $title ->
    [none] { $seat }’s table
   *[other] { $title }
}
page-tables-playing = playing
page-tables-sit = Sit down
page-tables-watch = Look on

## The page: a new table

page-new = A new table
page-new-game = Game
page-new-seats = Seats
page-new-seat = Seat { $number }
page-new-seat-yours = Seat { $number }: you
page-new-seat-add = One seat more
page-new-seat-drop = Remove seat { $number }
page-new-seats-for = { $scoring ->
    [partners] Partners play four at a table.
   *[rotation] A rotation needs four players, or eight at two tables.
}
page-new-match = Match
page-new-scoring = { $scoring ->
    [winner] points for the winner
    [lowest] lowest total
    [none] one round
    [elimination] knock-out
    [partners] partners
   *[rotation] changing partners
}
page-new-match-about = { $scoring ->
    [winner] The winner of each round scores the others’ cards. The first to reach the target wins.
    [lowest] Everybody writes down what is left in hand. When somebody reaches the target, the lowest total wins.
    [none] One round, and whoever goes out wins.
    [elimination] Knock-out: everybody collects what is left in hand, and whoever reaches the target leaves. The last two play a final, head to head.
    [partners] Two against two, partners across the table. They score together.
   *[rotation] A tournament for four, or for eight at two tables: everybody plays some rounds with each of the others as partner, and keeps the points. The highest total wins.
}
page-new-more = Target, dealers and more
page-new-rules = Rules of the round
page-new-group = { $group ->
    [sheet] Rules
    [laying] Laying and drawing
    [uno] Saying UNO
    [game] Only in this game
    [house] House rules
   *[more] And more
}
page-new-changed = { $number ->
    [0] as on the sheet
    [one] { $number } changed
   *[other] { $number } changed
}
page-new-usual = usual: { $value }
page-new-yes = yes
page-new-no = no
page-new-rule = Rule { $rule }
page-new-reset = All as on the sheet
page-new-clocks = Clocks
page-new-clock = { $clock ->
    [decision] Time to think
    [window] Time to call
    [pause] Between rounds
   *[pace] Pace of the bots
}
page-new-clock-about = { $clock ->
    [decision] Seconds before a bot plays for whoever dawdles; 0 is as long as you like.
    [window] Seconds to say UNO, to catch and to object before play goes on.
    [pause] Seconds until the next deal if somebody is not ready.
   *[pace] 1 is the usual, 0 at once, more is slower.
}
page-new-door = Who may come
page-new-title = Name of the table
page-new-public = Listed for everybody; else only the link leads here
page-new-spectators = Others may look on
page-new-hints = Players may ask a bot for a hint
page-new-open = Open the table

## The page: before the start

page-room = Before the start
page-room-invite = Invite friends
page-room-invite-about = Whoever has this link finds the table.
page-room-local = This link works on this machine only. sabot serve --host 0.0.0.0 lets the others in your network in.
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
page-room-leave = Stand up
page-room-give = Who has seat { $number }?
page-room-remove = Send { $seat } away
page-room-start = Start
page-room-start-about = Bots take the seats that are free.
page-room-host-starts = { $seat } starts the match.
page-room-rules = Rules of this table
page-room-fair = A deal that nobody can choose
page-room-fair-about = The server has bound itself to the first deal before anybody sat down. What you stir in changes it, and after the round the secret is told, so that everybody can check.
page-room-salt = Anything, to stir into the deal
page-room-gone = { $code ->
    [removed] { refused-seat-removed }
    [players-only] Only those who play here see this table.
   *[none] { refused-table-none }
}
page-room-seat-free = A bot plays where a seat is free.
page-room-take-over = Take it over
page-tip = { $tip ->
    [lay] Lay one of the raised cards: the same colour or the same sign as the one on top.
    [draw] Nothing fits: draw a card.
   *[uno] Two cards left: say UNO! before you lay, or somebody may catch you.
}
page-tip-seen = Got it

## The page: at the table

page-ask = { $phase ->
    [drawn] { ask-drawn }
    [colour] { ask-colour }
    [answer] { ask-answer }
    [target] { ask-target }
    [spin] { ask-spin }
    [race] Shout first!
    [discard] { ask-discard }
    [notice] { ask-notice }
   *[turn] { ask-turn }
}
page-ask-others = { ask-others }
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
       *[other] That is all
    }
   *[other] { $action }
}
# What accepting costs.
page-accept = { $effect ->
    [due] Take { cards }
    [until] Draw until { colour }
    [skip] Lose the turn
    [rev] Lose the turn
    [howler] Show my cards
    [notice] Let it stand
   *[other] Accept
}
page-challenge = If { $seat } held { colour }, { $seat } draws instead of you; if not, you draw two more.
page-effect = { $effect ->
    [hero] You hold the most cards: one of them may go.
    [almost] Keep two cards; the last one put down is on top.
    [number] All of one number may go; the last one is on top.
    [colour] All of one colour may go; the last one is on top.
    [war] You won the war: choose what comes to lie on top.
    [race] You were first: any card may go.
   *[other] { icon }
}
page-why-not = { $card }: why not?
page-hand = Your hand: { cards }
page-others = The others at the table
page-actions = What you can do
page-direction = { event-reversed }
page-to-draw = { table-draw }
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
    [away] away, a bot plays
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
    [challenged] I doubt it!
    [guilty] a bluff!
    [innocent] no bluff
    [targeted] { $to }!
    [called_uno] UNO!
    [caught] caught { $to }!
    [miscaught] no …
    [spun] { icon }
    [wizzed] UNO WIZZ!
    [declined] no more
    [objected] objection!
    [took_back] takes it back
    [suggested] said too much
    [skipped] misses a turn
    [skipped_all] again!
    [won_war] wins the war
    [cancelled] not me!
    [affected] my turn?
    [won] out!
   *[other] …
}
page-hint = Hint: what would a bot do?
page-held = One moment: the others may still call.
page-close = Close
page-lost = Connection lost. Trying again …
page-away = A bot plays for you.
page-back = I’m back
page-looking-on = You are looking on.
page-board = Table { $number }
page-drawer = Log and chat
page-log = What happened
page-chat = Chat
page-say = Say something
page-send = Send
page-report = That was a suggestion
page-sound = Sound
page-speed = How cards move
page-speed-choice = { $speed ->
    [0] not at all
    [1] usual
   *[2] fast
}
page-sound-choice = { $sound ->
    [on] on
   *[off] off
}
page-settings = Settings
page-wheel-icons = What the wheel says
page-round = Round { $number }
page-round-over = The round is over
page-round-won = { event-won }
page-pad = Score pad
page-ready = Next round
page-ready-said = Ready
page-waiting-for = Still to come: { $players }
page-stir = Stir the cards
page-stir-help = What you type is mixed into the next deal, so that nobody can have chosen it.
page-match-over = The match is over
page-match-won = { event-won_match }
page-rematch = Rematch
page-rematch-join = To the rematch
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
page-replay-next = One step on
page-replay-round-next = To the next round
page-replay-speed = Speed
page-replay-eyes = Who looks
page-replay-open = All hands open
page-replay-seat = As { $seat } saw it
page-replay-nobody = As spectators saw it
page-replay-round = Round
page-replay-boards = All tables
page-replay-table = The table
page-branch = What if …?
page-branch-help = Play on from step { $number } at a table of your own: bots play for the others, and the rest is still open.
page-branch-as = In whose place?
page-branch-go = Play on as { $seat }
page-proof-purpose = Before each deal the server bound itself to a secret by a commitment that can not be changed. Everybody could stir in some salt. After the round the secret was told: the deal and everything after it have just been played again from it.
page-proof-ok = { actions }, all as noted
page-proof-commitment = Commitment, told before the deal
page-proof-salts = Salt that was stirred in
page-proof-no-salt = none
page-proof-secret = Secret, told after the round
page-proof-asking = The match is being played again …

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
page-matches-mean = Mean place
page-matches-rounds = Rounds
page-matches-rate = Share of wins
page-matches-rate-told = { $number ->
    [one] Share of wins after { $number } match: { $last }.
   *[other] Share of wins after each of { $number } matches: { $last } now, { $best } at best.
}
page-matches-places = Places by game
page-matches-place-told = { $number ->
    [one] place { $place } once
   *[other] place { $place } { $number } times
}
page-matches-summary = { $number ->
    [one] { $number } match · { $won } won · mean place { $place }
   *[other] { $number } matches · { $won } won · mean place { $place }
}
page-matches-list = Matches
page-matches-all = Show all { $number }
page-matches-none = You have not played a match to its end yet.
page-matches-when = Date
page-matches-game = Game
page-matches-place = Place
page-matches-points = Points
page-matches-place-of = { $place } of { $players }
page-matches-replay = Replay of { $when }

## The page: tournaments

page-standing = Standing
page-boards = Tables
page-board-look = Look on
page-schedule = Schedule
page-out = out
