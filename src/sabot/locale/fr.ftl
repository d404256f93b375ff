### Tout ce que Sabot dit en français.
###
### `$who` et `$whom` sont `you` ou `other` ; `$seat` et `$to` sont alors des noms. `$hue` est une couleur par son nom anglais.
### On tutoie, au passé composé avec « avoir » : le genre d’un joueur ne s’entend jamais, et « de » ou « que » ne précède jamais un nom (d’Ana, qu’Ana).
### Un mot pour chaque chose : on pose une carte, on passe son tour, on surprend quelqu’un qui a oublié UNO, on conteste un joker (c’est un défi), on proteste contre une mauvaise carte ; la place est celle où l’on s’assied, le rang celui qu’on obtient ; les règles imprimées sont des notices.
### L’espace est fine et insécable devant ; ! ?, insécable devant : et dans « ». Mais dans « tape ? », le signe est ce qu’on tape.

## Les mots de la table

subject = { $who ->
    [you] Tu
   *[other] { $seat }
}
someone = { $who ->
    [you] toi
   *[other] { $seat }
}
object = { $whom ->
    [you] toi
   *[other] { $to }
}
list = { $first } et { $last }
either = { $first } ou { $last }
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
nobody = Personne
direction = { $direction ->
    [right] droite
   *[left] gauche
}
side = { $side ->
    [villain] méchants
   *[hero] héros
}
colour = { $hue ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [pink] rose
    [turquoise] turquoise
    [orange] orange
   *[violet] violet
}
# Avec un nom féminin : une carte verte.
colour-f = { $hue ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [pink] rose
    [turquoise] turquoise
    [orange] orange
   *[violet] violette
}
# Une quantité : il faut du vert.
colour-some = { $hue ->
    [orange] de l’orange
   *[other] du { colour }
}
icon = { $icon ->
    [almost] presque UNO
    [number] un numéro de moins
    [colour] une couleur de moins
    [red] pioche jusqu’au rouge
    [blue] pioche jusqu’au bleu
    [trade] échange de mains
    [show] main visible
    [war] bataille
   *[race] UNO WIZZ
}

## Les cartes : `.a` en est une

# En français, l’article ne dépend pas de la couleur.
article = { $hue ->
   *[other] un
}
face-hidden = carte
    .a = une carte
face-number = { $number } { colour }
    .a = un { face-number }
face-whirl = { $number } { colour } à tourbillon
    .a = un { face-whirl }
face-draw_one = +1 { colour }
    .a = un { face-draw_one }
face-draw_two = +2 { colour }
    .a = un { face-draw_two }
face-draw_three = +3 { colour }
    .a = un { face-draw_three }
face-draw_five = +5 { colour }
    .a = un { face-draw_five }
face-skip = carte Passer { colour-f }
    .a = une { face-skip }
face-skip_all = carte { colour-f } Passer tous un tour
    .a = une { face-skip_all }
face-reverse = inversion { colour-f }
    .a = une { face-reverse }
face-flip = flip { colour }
    .a = un { face-flip }
face-wild = joker
    .a = un joker
face-wild_draw_four = joker +4
    .a = un joker +4
face-howler = beuglante
    .a = une beuglante
face-cloak = cape
    .a = une cape
face-hero = héros
    .a = un héros
face-wild_draw_two = joker +2
    .a = un joker +2
face-villain = méchant
    .a = un méchant
face-wild_colour = joker pioche-couleur
    .a = un joker pioche-couleur
# Cinq caractères au plus : ils sont dessinés sur de petites cartes.
card-label = { $symbol ->
    [skip] passe
    [skip_all] tous
    [reverse] inv.
    [flip] flip
    [wild] joker
    [wild_draw_four] j+4
    [wild_draw_two] j+2
    [wild_colour] j+cou
    [howler] beug.
    [cloak] cape
    [hero] héros
    [villain] méch.
   *[other] { $symbol }
}

## Ce qui s’est passé

event-turned_up = La première carte est { $a_card }.
event-put_back = { $a_card } ne peut pas ouvrir la manche : retour dans la pioche.
event-played = { $who ->
    [you] Tu as posé { $a_card }.
   *[other] { $seat } a posé { $a_card }.
}
event-kept = { $who ->
    [you] Tu as gardé la carte.
   *[other] { $seat } a gardé la carte.
}
event-passed = { $who ->
    [you] Tu as passé : il n’y a plus rien à piocher.
   *[other] { $seat } a passé : il n’y a plus rien à piocher.
}
event-called_colour = { $who ->
    [you] Tu as annoncé { colour }.
   *[other] { $seat } a annoncé { colour }.
}
event-accepted = { $who ->
    [you] Tu as accepté.
   *[other] { $seat } a accepté.
}
event-challenged = { $who ->
    [you] Tu as contesté le joker.
   *[other] { $seat } a contesté le joker.
}
event-guilty = { $who ->
    [you] Tu bluffais !
   *[other] { $seat } bluffait !
}
event-innocent = { $who ->
    [you] Tu ne bluffais pas.
   *[other] { $seat } ne bluffait pas.
}
event-targeted = { $who ->
    [you] { $whom ->
        [you] Tu te désignes toi-même.
       *[other] Tu as désigné { $to }.
    }
   *[other] { $whom ->
        [you] { $seat } te désigne.
       *[other] { $seat } a désigné { $to }.
    }
}
event-called_uno = { $who ->
    [you] Tu as dit UNO !
   *[other] { $seat } a dit UNO !
}
event-spun = { $who ->
    [you] Tu as tourné la roue : { icon }.
   *[other] { $seat } a tourné la roue : { icon }.
}
event-wizzed = { $who ->
    [you] Tu as crié UNO WIZZ avant tout le monde.
   *[other] { $seat } a crié UNO WIZZ avant tout le monde.
}
event-took_back = { $who ->
    [you] Tu as dû reprendre ta carte : { $card }.
   *[other] { $seat } a dû reprendre sa carte : { $card }.
}
event-skipped = { $who ->
    [you] Tu as passé ton tour.
   *[other] { $seat } a passé son tour.
}
event-skipped_all = Tous les autres ont passé leur tour : à { someone } de rejouer.
event-reversed = On tourne maintenant vers la { direction }.
event-flipped = Tout bascule côté { side }, avec { $a_card } sur le dessus.
event-won_war = { $who ->
    [you] Tu as gagné la bataille.
   *[other] { $seat } a gagné la bataille.
}
event-no_war = Personne n’a gagné la bataille.
event-cancelled = { $who ->
    [you] Tu as annulé l’effet avec { $a_card }.
   *[other] { $seat } a annulé l’effet avec { $a_card }.
}
event-drew = { $known ->
    [no] { $count ->
        [one] { $who ->
            [you] Tu as pioché une carte.
           *[other] { $seat } a pioché une carte.
        }
       *[other] { $who ->
            [you] Tu as pioché { $count } cartes.
           *[other] { $seat } a pioché { $count } cartes.
        }
    }
   *[yes] { $count ->
        [one] { $who ->
            [you] Tu as pioché { $a_card }.
           *[other] { $seat } a pioché { $a_card }.
        }
       *[other] { $who ->
            [you] Tu as pioché { $count } cartes : { $cards }.
           *[other] { $seat } a pioché { $count } cartes : { $cards }.
        }
    }
}
event-discarded = { $who ->
    [you] Tu as défaussé { $a_cards }.
   *[other] { $seat } a défaussé { $a_cards }.
}
event-showed = { $known ->
    [no] { $count ->
        [one] { $who ->
            [you] Tu as montré une carte à { $to }.
           *[other] { $whom ->
                [you] { $seat } t’a montré une carte.
               *[other] { $seat } a montré une carte à { $to }.
            }
        }
       *[other] { $who ->
            [you] Tu as montré { $count } cartes à { $to }.
           *[other] { $whom ->
                [you] { $seat } t’a montré { $count } cartes.
               *[other] { $seat } a montré { $count } cartes à { $to }.
            }
        }
    }
   *[yes] { $count ->
        [one] { $who ->
            [you] Tu as montré { $a_card } à { $to }.
           *[other] { $whom ->
                [you] { $seat } t’a montré { $a_card }.
               *[other] { $seat } a montré { $a_card } à { $to }.
            }
        }
       *[other] { $who ->
            [you] Tu as montré { $count } cartes à { $to } : { $cards }.
           *[other] { $whom ->
                [you] { $seat } t’a montré { $count } cartes : { $cards }.
               *[other] { $seat } a montré { $count } cartes à { $to } : { $cards }.
            }
        }
    }
}
event-told = { $known ->
    [no] { $count ->
        [one] { $who ->
            [you] Tu as montré une carte.
           *[other] { $seat } a montré une carte.
        }
       *[other] { $who ->
            [you] Tu as montré { $count } cartes.
           *[other] { $seat } a montré { $count } cartes.
        }
    }
   *[yes] { $count ->
        [one] { $who ->
            [you] Tu as montré { $a_card }.
           *[other] { $seat } a montré { $a_card }.
        }
       *[other] { $who ->
            [you] Tu as montré { $count } cartes : { $cards }.
           *[other] { $seat } a montré { $count } cartes : { $cards }.
        }
    }
}
event-declined = { $number ->
    [0] { $who ->
        [you] Tu n’as rien défaussé.
       *[other] { $seat } n’a rien défaussé.
    }
   *[other] { $who ->
        [you] Tu n’as rien défaussé de plus.
       *[other] { $seat } n’a rien défaussé de plus.
    }
}
event-caught = { $who ->
    [you] Tu as surpris { $to }, qui avait oublié de dire UNO{ $costs }.
   *[other] { $whom ->
        [you] { $seat } te surprend : tu as oublié de dire UNO{ $costs }.
       *[other] { $seat } a surpris { $to }, qui avait oublié de dire UNO{ $costs }.
    }
}
event-miscaught = { $who ->
    [you] Tu as fait une erreur en voulant surprendre { $to }{ $costs }.
   *[other] { $whom ->
        [you] { $seat } a fait une erreur en voulant te surprendre{ $costs }.
       *[other] { $seat } a fait une erreur en voulant surprendre { $to }{ $costs }.
    }
}
event-suggested = { $who ->
    [you] Tu as fait une suggestion{ $costs }.
   *[other] { $seat } a fait une suggestion{ $costs }.
}
event-objected = { $last ->
    [yes] { $who ->
        [you] Tu as protesté, mais la carte convient.
       *[other] { $seat } a protesté, mais la carte convient.
    }
   *[no] { $who ->
        [you] Tu as protesté.
       *[other] { $seat } a protesté.
    }
}
event-swapped = { $who ->
    [you] { $to } et toi avez échangé vos mains.
   *[other] { $whom ->
        [you] { $seat } et toi avez échangé vos mains.
       *[other] { $seat } et { $to } ont échangé leurs mains.
    }
}
event-gave_hand = Chacun a donné sa main : { $given }.
given = { someone } à { object }
event-affected = { $extreme ->
    [fewest] { $who ->
        [you] C’est toi qui as le moins de cartes.
       *[other] C’est { $seat } qui a le moins de cartes.
    }
   *[other] { $who ->
        [you] C’est toi qui as le plus de cartes.
       *[other] C’est { $seat } qui a le plus de cartes.
    }
}
event-reshuffled = On a mélangé la défausse : { cards } dans la pioche.
event-capped = { $number ->
    [one] Après { $number } tour, la manche s’arrête : la main qui vaut le moins de points gagne.
   *[other] Après { $number } tours, la manche s’arrête : la main qui vaut le moins de points gagne.
}
event-won = { $who ->
    [you] Tu as gagné la manche : { points }.
   *[other] { $seat } a gagné la manche : { points }.
}

## Ce qu’il en coûte de se faire surprendre : une phrase de plus, dont le point final est celui de la précédente

costs-nothing = . Mais il ne reste rien à piocher
costs-hidden = . Pénalité : { cards }
costs-shown = . Pénalité : { cards } ({ $cards })

## La partie

event-drew_high = { $again ->
    [yes] Égalité, nouveau tirage : { $draws }.
   *[no] Tirage pour la donne : { $draws }.
}
draw-high = { $who ->
    [you] tu as pioché { $a_card }
   *[other] { $seat } a pioché { $a_card }
}
event-deals = { $who ->
    [you] C’est toi qui donnes.
   *[other] C’est { $seat } qui donne.
}
event-scored = Points : { $scores }.
score = { someone } { $number }
event-eliminated = La partie est finie pour { $players }.
event-final = Finale en duel : { $players }.
won = { $count ->
    [1] { $who ->
        [you] Tu as gagné la partie
       *[other] { $players } a gagné la partie
    }
   *[other] La partie est gagnée par { $players }
}
event-won_match = { $number ->
    [0] { won }.
   *[other] { won }, avec { points }.
}

## Pourquoi pas

quoted = { $rule } ({ $id })
whose-duty = { $who ->
    [you] c’est à toi
   *[other] c’est à { $asked }
}
question = { $phase ->
    [drawn] { whose-duty } de poser la carte piochée ou de la garder
    [colour] { whose-duty } d’annoncer une couleur
    [answer] { whose-duty } de répondre à la carte du dessus
    [target] { whose-duty } de désigner quelqu’un
    [spin] { whose-duty } de tourner la roue
    [race] c’est à qui criera UNO WIZZ en premier
    [discard] { whose-duty } de choisir quoi défausser
    [notice] { whose-duty } de laisser passer la carte ou de protester
   *[turn] { whose-duty } de poser ou de piocher
}
refused-over = La manche est finie.
refused-out = Quand on a fini, on ne joue plus.
refused-not-asked = Pas maintenant : { question }.
refused-not-now = « { $action } » n’est pas possible : { question }.
refused-not-referee = Seul l’arbitre peut pénaliser une suggestion.
refused-referee = L’arbitre pénalise les suggestions et ne fait rien d’autre.
refused-suggestion-off = À cette table, les suggestions ne coûtent rien.
refused-already-called = UNO a déjà été dit.
refused-automatic = À cette table, UNO se dit tout seul.
refused-uno-too-late = Trop tard : à cette table, il faut dire UNO avant de poser.
refused-window-closed = Trop tard pour dire UNO : le tour suivant a commencé.
refused-not-due = On dit UNO juste avant de poser son avant-dernière carte, ou juste après.
refused-catch-self = On ne peut pas se surprendre soi-même.
refused-catch-too-late = Trop tard : on ne peut plus surprendre { $player }.
refused-owes-nothing = Il n’y a pas de raison de surprendre { $player }.
refused-object-off = À cette table, les mauvaises cartes sont refusées : inutile de protester.
refused-once = Tu as déjà protesté contre cette carte.
refused-own-card = On ne proteste pas contre sa propre carte.
refused-object-nothing-laid = Pour l’instant, il n’y a aucune carte contre laquelle protester.
refused-play-spin-due = Quand on doit tourner la roue, on ne pose pas de carte.
refused-play-other-side = Cette face n’est pas du côté en jeu : { $card }.
refused-not-held = Cette carte n’est pas dans ta main : { $card }.
refused-only-drawn = Après avoir pioché, on ne peut poser que la carte piochée.
refused-no-answer = { $card } : cette carte ne permet pas de répondre à celle du dessus.
refused-holds-colour = Pas de { $card } avec une carte { colour-f } en main.
sign = { $symbol ->
    [skip] une carte Passer
    [skipall] une carte Passer tous un tour
    [rev] une inversion
    [flip] un flip
   *[other] un { $symbol }
}
refused-no-match = { $symbol ->
    [nothing] Cette carte ne convient pas : { $card }. Il faut { colour-some }.
   *[other] Cette carte ne convient pas : { $card }. Il faut { colour-some } ou { sign }.
}
refused-no-colour = Avec cette carte, on n’annonce pas de couleur maintenant.
refused-not-this = On ne peut pas défausser cette carte maintenant : { $card }.
refused-draw-must-lay = Il n’y a plus rien à piocher : il faut poser une carte qui convient.
refused-drawn-already = Une carte est déjà piochée : il faut la poser ou la garder.
refused-draw-spin-due = Quand on doit tourner la roue, on ne pioche pas à la place.
refused-keep-must-lay = La carte piochée convient : ici, il faut la poser.
refused-colour-other-side = La couleur { colour-f } est du côté qui n’est pas en jeu.
refused-target-self = Il faut désigner quelqu’un d’autre.
refused-not-tied = On ne peut désigner que l’un des joueurs à égalité.
refused-challenge-nothing-laid = Personne n’a posé de joker de pioche contre toi.
refused-no-wild-draw = On ne peut contester qu’un joker de pioche.
refused-last-card = On ne conteste pas une dernière carte : elle est toujours permise.
refused-strict = À cette table, un joker de pioche n’est jamais un bluff.
refused-must-discard = Défausse jusqu’à ce qu’il ne te reste que deux cartes.
refused-tied = Après une égalité, tu dois défausser toutes les cartes que tu as montrées.
refused-icon = C’est la roue qui décide, pas le joueur qui la tourne.
refused-act-eliminated = La partie est finie pour { $player }.
refused-act-not-dealt = Pas maintenant : les cartes ne sont pas encore distribuées.
refused-salt-too-late = Pas maintenant : on ne peut participer au mélange qu’avant la donne.
refused-salt-twice = Tu as déjà participé au mélange de cette donne.
refused-deal-too-early = Pas maintenant : les cartes sont déjà distribuées.
refused-match-over = La partie est finie.

## La maison : ce qu’elle ne permet pas, quoi que disent les règles

refused-table-none = Cette table n’existe pas.
refused-table-over = Cette table est fermée.
refused-table-started = La partie a déjà commencé.
refused-table-not-started = La partie n’a pas encore commencé.
refused-table-host-only = Seul l’hôte peut faire cela.
refused-start-nobody = Personne n’a encore pris place.
refused-seat-none = Il n’y a pas de place { $number }.
refused-seat-taken = La place { $number } est prise.
refused-seat-have-one = Tu joues déjà à cette table.
refused-seat-had-another = Tu as déjà joué à une autre place dans cette partie : tu ne peux reprendre que celle-là.
refused-seat-ask-host = Une personne qui avait la même adresse que toi a été exclue de cette table. Demande la place : l’hôte décide.
refused-seat-ask-people = Prendre cette place maintenant, c’est voir ses cartes. Demande-la : les autres personnes à la table décident.
refused-seat-ask-round = Prendre cette place maintenant, ce serait voir ses cartes. Demande-la : elle sera à toi dès que cette manche sera finie.
refused-seat-refused = On t’a refusé la place. Tu peux la redemander dans une minute.
refused-seat-too-many-ask = D’autres personnes demandent déjà une place. Réessaie dans un instant.
refused-seat-no-request = Il n’y a aucune demande à laquelle tu puisses répondre.
refused-seat-which = Plusieurs personnes jouent sur cet appareil. Indique qui d’entre vous joue.
refused-seat-not-yours = Cette place n’est pas la tienne.
refused-seat-not-here = Il n’y a personne à cette place.
refused-seat-removed = L’hôte t’a fait quitter cette table.
refused-remove-host = On ne peut pas exclure l’hôte.
refused-rematch-too-early = La revanche se joue une fois la partie finie.
refused-rematch-device = { $player } joue avec d’autres sur un même appareil : c’est à { $player } d’ouvrir la prochaine table.
refused-act-stale = Le jeu a avancé entre-temps : regarde de nouveau la table.
refused-act-held = Attends un instant : les autres peuvent encore réagir.
refused-chat-nothing = Écris quelque chose, ou choisis une des phrases toutes faites.
refused-chat-no-phrase = Il n’y a pas de phrase toute faite { $phrase }.
refused-chat-not-printable = Le chat n’accepte qu’une ligne de texte imprimable.
refused-chat-muted = L’hôte de cette table t’a retiré la parole.
refused-react-unknown = Il n’y a pas de réaction { $reaction }.
refused-react-not-thrown = Ça ne se lance pas.
refused-react-nobody = Il n’y a personne à cette place.
refused-react-own = Tu ne peux rien te lancer à toi-même.
refused-mute-host = On ne peut pas retirer la parole à l’hôte.
refused-mute-nobody = Il n’y a personne à qui retirer la parole.
refused-no-name = Choisis d’abord un nom.
refused-report-no-line = Ce message n’est pas dans le chat de cette manche.
refused-report-own = On ne se signale pas soi-même.
refused-report-done = Ce message a déjà été pénalisé.
refused-abuse-no-line = Ce message n’est plus dans le chat.
refused-hint-not-here = Il n’y a pas de conseils à cette table.
refused-hint-not-asked = Pas maintenant : tu n’as rien à décider.
refused-odds-nothing = Il n’y a rien à contester maintenant.
refused-watch-too-many = On ne regarde pas plus de { $most } tables à la fois.
refused-wizz-too-early = La roue tourne encore : crie quand elle s’arrêtera.
refused-table-too-many = Tu as déjà { $most } tables ouvertes. Il faut d’abord en terminer ou en fermer une.
refused-table-too-many-here = { $most } tables sont déjà ouvertes depuis ton adresse. Il faut d’abord en terminer ou en fermer une.
refused-code-none = Aucune table à rejoindre n’a le code { $letters }. Un code expire quand on ne peut plus rejoindre la table : demande un nouveau code, ou le lien.
refused-code-closed = On ne peut pas rejoindre cette table en ce moment : elle n’a donc pas de code.
refused-pass-none = Ce code ne marche pas, ou ne marche plus. Demande un nouveau code sur ton autre appareil.
refused-too-fast = Moins vite, s’il te plaît : c’est trop à la fois.
refused-failed = Il y a eu un problème de notre côté ; réessaie.
refused-route-none = Il n’y a rien ici.
refused-request-method = { $method } n’est pas possible ici.
refused-request-too-long = C’est trop long : { $most } octets au plus.
refused-request-not-json = La requête doit être envoyée en application/json.
refused-origin-foreign = Les pages d’autres sites ne peuvent pas faire cela.
refused-host-unknown = Ce serveur ne répond pas à ce nom. La personne qui le gère peut autoriser ce nom avec --origin.
refused-metrics-closed = Les métriques se lisent sur l’ordinateur du serveur, ou avec le jeton.
refused-network-not-here = Cela n’est possible que dans un navigateur, sur l’ordinateur du serveur.
refused-settings-not-here = Le fichier de réglages n’est accessible que depuis l’ordinateur où il se trouve, sur un serveur lancé par `sabot`.
refused-network-fixed = Ce serveur a été lancé pour certaines adresses. Pour que d’autres appareils puissent entrer, lance-le avec --host 0.0.0.0.
refused-network-none = Cet ordinateur n’est relié à aucun réseau : aucun autre appareil ne peut l’atteindre.
refused-network-failed = Impossible de laisser entrer d’autres appareils : { $reason }
refused-qr-foreign = Il n’y a de codes QR que pour les liens vers ce serveur.
refused-guest-banned = La personne qui gère ce serveur t’en interdit l’accès, à toi ou à ton réseau.
refused-server-not-ready = Le serveur n’est pas prêt.
refused-rule-none = Cette règle n’existe pas.
refused-record-not-over = L’enregistrement se lit une fois la partie finie.
refused-record-none = Rien n’a été joué à cette table.
refused-seat-none-free = Aucune place n’est libre.
refused-remove-nobody = Il n’y a personne à exclure.
serving = Les tables sont ouvertes à l’adresse { $url } (Ctrl-C les ferme).
serving-also = On y accède aussi à l’adresse { $url }.
serving-already = Les tables sont déjà ouvertes à l’adresse { $url }.
lan-link = Les autres personnes de ce réseau peuvent rejoindre la table à l’adresse { $url }.
lan-other = Autre adresse : { $url }
lan-trouble = Si le lien ne s’ouvre pas sur un autre appareil, vérifie que cet appareil est sur le même réseau et que le pare-feu de cet ordinateur autorise la connexion.
file-tightened = D’autres utilisateurs pouvaient lire { $file }. Seul son propriétaire le peut maintenant.
backed-up = La sauvegarde { $file } est complète. Tables : { $number }.
restored = Tout ce que contient { $file } est restauré. Tables : { $number }.
key-signs = { $name } : créée le { $created }, en service
key-soon = { $name } : créée le { $created }, bientôt en service
key-valid = { $name } : créée le { $created }, valable jusqu’au { $until }
key-over = { $name } : créée le { $created }, était valable jusqu’au { $until }
admin-report = Signalement { $number } · { $time } · table { $table }
admin-reporter = signalé par { $guest }
admin-author = écrit par { $name } ({ $guest }), adresse { $address }
admin-no-reports = Il n’y a aucun signalement.
admin-done = Le signalement { $number } est effacé.
admin-closing = Un serveur en marche ferme la table dans les cinq secondes ; si aucun ne tourne, elle sera fermée au prochain démarrage d’un serveur.
admin-banned = { $banned } n’a plus le droit d’entrer.
admin-unbanned = { $banned } a de nouveau le droit d’entrer.
admin-no-bans = Personne n’est banni.
admin-ban = { $banned } depuis le { $since }
admin-ban-until = { $banned } du { $since } au { $until }
no-page = La page web n’est pas construite ; `make setup` dans les sources la construit. L’API répond quand même.
preview-invites = { $what ->
    [tournament] { $seat } t’invite à un tournoi de { $game }
   *[game] { $seat } t’invite à une partie de { $game }
}
preview-open = { $what ->
    [tournament] Un tournoi de { $game } t’attend
   *[game] Une partie de { $game } t’attend
}
preview-playing = { $what ->
    [tournament] Un tournoi de { $game } est en cours
   *[game] Une partie de { $game } est en cours
}
preview-over = { $what ->
    [tournament] Un tournoi de { $game }, à revoir coup par coup
   *[game] Une partie de { $game }, à revoir coup par coup
}
preview-about = Ouvre le lien et prends place : pas de compte, rien à installer.

## Phrases toutes faites

phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-hurry = À toi !
phrase-oops = Oups !
phrase-again = Encore une ?
phrase-close = C’était serré !
phrase-revenge = Tu me le paieras !
phrase-wait = Attendez-moi !
phrase-bye = Au revoir !
reaction = { $reaction ->
    [cry] Pleure
    [angry] Se fâche
    [love] Envoie un cœur
    [wow] N’en revient pas
    [cool] Reste cool
    [think] Réfléchit
    [sleepy] S’endort
    [clap] Applaudit
    [thumb] Lève le pouce
    [party] Fait la fête
    [fear] A peur
   *[laugh] Rit
}
thing = { $thing ->
    [flower] une fleur
    [snowball] une boule de neige
    [cake] un gâteau
    [plane] un avion en papier
   *[tomato] une tomate
}
thrown = { $target ->
    [you] { $seat } te lance { $thing }.
   *[other] { $who ->
        [you] Tu lances { $thing } à { $to }.
       *[other] { $seat } lance { $thing } à { $to }.
    }
}
way-bo = Bo aime bluffer.
way-cy = Cy conteste volontiers.
way-dee = Dee s’en prend à qui n’a plus qu’une ou deux cartes.
way-eli = Eli garde ses jokers.
remark-bo-start = Allez, c’est parti !
remark-bo-hit = Aïe ! Dis donc !
remark-bo-uno = Plus qu’une ! Ha !
remark-bo-won = Vous avez vu ça ?
remark-bo-beaten = Encore une ! Tout de suite !
remark-cy-start = Mm.
remark-cy-hit = C’est noté.
remark-cy-uno = Une.
remark-cy-won = Comme prévu.
remark-cy-beaten = Hum.
remark-dee-start = Mes chéris, me voilà.
remark-dee-hit = Quelle cruauté !
remark-dee-uno = Une carte, et tous les regards sur moi.
remark-dee-won = Merci, merci !
remark-dee-beaten = C’est ma ruine.
remark-eli-start = Un plaisir de jouer avec vous.
remark-eli-hit = Ça alors !
remark-eli-uno = Il m’en reste une, si je puis me permettre.
remark-eli-won = L’expérience, tout simplement.
remark-eli-beaten = Félicitations. Chapeau bas.
remark-fay-start = Amusez-vous bien !
remark-fay-hit = Encore des cartes à câliner !
remark-fay-uno = Plus qu’une, souhaitez-moi bonne chance !
remark-fay-won = C’était charmant !
remark-fay-beaten = Bravo à toi !
remark-gus-start = J’ai apporté le goûter.
remark-gus-hit = Encore ? Je n’ai plus faim !
remark-gus-uno = Une dernière bouchée.
remark-gus-won = C’est moi qui régale !
remark-gus-beaten = Je joue mieux après manger.
remark-hal-start = Système prêt.
remark-hal-hit = Erreur : main trop grande.
remark-hal-uno = Une carte restante.
remark-hal-won = Résultat : victoire.
remark-hal-beaten = Mise à jour de mes plans.
remark-ivy-start = Lentement, mais sûrement.
remark-ivy-hit = Ça me fait pousser.
remark-ivy-uno = Plus qu’une feuille.
remark-ivy-won = Chaque chose en sa saison.
remark-ivy-beaten = La prochaine fois, je fleuris.
remark-jo-start = On y va.
remark-jo-hit = Grr.
remark-jo-uno = UNO. Et alors ?
remark-jo-won = Évidemment.
remark-jo-beaten = M’en fiche.
remark-kim-start = Bon rythme, ce soir.
remark-kim-hit = Ça sonnait faux.
remark-kim-uno = La dernière note.
remark-kim-won = Et voilà le final.
remark-kim-beaten = Une autre, une autre !
remark-lou-start = Un peu de thé ?
remark-lou-hit = Oh, j’en ai renversé.
remark-lou-uno = Une dernière gorgée.
remark-lou-won = Quel bon thé.
remark-lou-beaten = Je remets de l’eau à chauffer.
remark-mia-start = Une révérence, je vous prie.
remark-mia-hit = Comment oses-tu !
remark-mia-uno = Une carte, et la couronne est à moi.
remark-mia-won = Vive moi !
remark-mia-beaten = Une reine pardonne. Peut-être.

## L’arbitre

waits = { $phase ->
    [drawn] { $players } doit poser la carte piochée ou la garder
    [colour] { $players } doit annoncer une couleur
    [answer] { $players } doit répondre
    [target] { $players } doit désigner quelqu’un
    [spin] { $players } doit tourner la roue
    [race] c’est à qui criera UNO WIZZ en premier
    [discard] { $players } doit choisir quoi défausser
    [notice] { $players } doit laisser passer la carte ou protester
   *[turn] { $players } doit poser ou piocher
}
not-called = pas encore annoncée
transcript-opening = { $edition } : { $players } ; { $dealer } donne
transcript-top = { $card } est sur le dessus ; { $waits }.
transcript-refused = REFUSÉ :
transcript-unchanged = Rien n’a changé ; la position est celle d’avant.
transcript-position = Position
transcript-draw = pioche, depuis le dessus
transcript-discard = défausse, depuis le dessus
transcript-colour = couleur en jeu
transcript-side = côté
transcript-direction = sens du jeu
transcript-turn = tour
transcript-asked = { $player } ; { $waits }
transcript-owes = doit dire UNO
transcript-called = a dit UNO
transcript-legal = Actions permises
transcript-none = aucune
transcript-result = Résultat
transcript-winner = victoire
transcript-in-hand = en main

## Pourquoi un bot le ferait, si on demande un conseil : `$to` joue ; `$share` et `$less` sont des pour cent entiers

# Ce qu’on pourrait faire d’autre.
deed = { $verb ->
    [play] { $a_card }
    [discard] { $a_card }
    [colour] { colour }
    [target] { $to }
    [draw] piocher
    [keep] garder la carte
    [accept] accepter
    [challenge] contester
    [spin] tourner
    [wizz] crier UNO WIZZ
    [uno] dire UNO
    [catch] surprendre { $to }
    [object] protester
   *[done] ne plus rien défausser
}
advice-search = { $other ->
    [none] Ce choix gagne { $share } % des manches simulées ({ $rounds }).
   *[other] Ce choix gagne { $share } % des manches simulées ({ $rounds }) ; le meilleur après lui, { $other }, en gagne { $less } %.
}
advice-out = Avec ça, tu finis la manche.
advice-out-again = Personne d’autre ne joue avant que tu finisses la manche.
advice-out-next = À ton prochain tour, tu pourras finir avec { $a_card }.
advice-stops = Sinon, { $to } finit la manche avec { $a_card }.
advice-only = Il n’y a rien d’autre à faire.
advice-only-card = Aucune autre carte ne convient.
advice-even = Rien d’autre ne vaut mieux.
advice-able = C’est ce qui te laisse le plus de chances de pouvoir poser une carte au prochain tour.
advice-keep-wild = Mieux vaut garder { $a_card } : ça va sur tout.
advice-keep-attack = Mieux vaut garder { $a_card } pour arrêter quelqu’un sur le point de finir.
advice-rid = Une carte de moins en main.
advice-points = C’est ce qui te laisse le moins de points en main.
advice-mates = En { colour }, il te reste { cards }.
advice-denied = { $seen ->
    [yes] { $number ->
        [1] { $to } n’a plus qu’une carte, et a dû piocher quand il fallait { colour-some }.
       *[other] { $to } a dû piocher quand il fallait { colour-some }.
    }
   *[no] { $number ->
        [1] { $to } n’a plus qu’une carte, et elle n’est sans doute pas { colour-f }.
       *[other] { $to } n’a sans doute pas de carte { colour-f }.
    }
}
advice-harm = { $a_card } te ferait plus de mal que de bien.
advice-bluff = { $a_card } serait un bluff : tu as une carte { colour-f }.
advice-rare = { $to } risque de piocher longtemps avant de trouver { colour-some }.
advice-draws = Ainsi, { $to } doit piocher { cards }.
advice-again = Ensuite, c’est encore à toi.
advice-skips = Ainsi, { $to } passe son tour.
advice-hero = Tu as le plus de cartes : tu peux en défausser une.
advice-turn = Après le flip, { $to } n’aura peut-être rien à poser.
advice-swap = Tu échanges ta main avec { $to }, qui a moins de cartes.
advice-nothing = Aucune de tes cartes ne convient.
advice-unfit = La carte que tu as piochée ne convient pas.
advice-pass-on = Ainsi, { $to } pioche à ta place.
advice-accept = On ne peut rien y faire.
advice-keep-cloak = Mieux vaut garder la cape jusqu’à ce que tu doives piocher.
advice-cloak = La cape t’épargne { cards }.
advice-cloak-few = Avec si peu de cartes, il est temps de te défaire de la cape.
advice-cloak-late = Quelqu’un est sur le point de finir : il est temps de te défaire de la cape.
advice-doubt = Risque de bluff chez { $to } : { $share } %. C’est assez pour contester.
advice-believe = Risque de bluff chez { $to } : { $share } %. C’est trop peu pour contester.
# Calculé en distribuant au hasard, encore et encore, les cartes qu’on ne voit pas.
odds-challenge = { $number ->
    [0] { $to } n’avait aucune autre carte : ce ne peut pas être un bluff.
    [one] Parmi les { $hidden } cartes que tu ne vois pas, { $to } en avait une : tirée au hasard, elle serait { colour-f } environ { $share } fois sur 100. Les cartes ne disent pas à quelle fréquence { $to } bluffe.
   *[other] Parmi les { $hidden } cartes que tu ne vois pas, { $to } en avait { $number } : tirées au hasard, elles comprendraient une carte { colour-f } environ { $share } fois sur 100. Les cartes ne disent pas à quelle fréquence { $to } bluffe.
}
advice-fewest = C’est { $to } qui a le moins de cartes.
advice-last = Parmi les joueurs à égalité, { $to } joue en dernier.
advice-race = Qui crie en premier peut défausser une carte.
advice-wrong = La carte ne convient ni par la couleur, ni par le numéro, ni par le symbole.
advice-right = La carte convient, ou du moins personne ne peut prouver le contraire.
advice-uno = Dis UNO avant de poser ton avant-dernière carte.
advice-catch = { $to } n’a pas dit UNO.

## La table dans le terminal

# Toutes les formes des noms d’une couleur, séparées par des blancs : ces mots s’impriment dans leur couleur.
colour-words = { $hue ->
    [red] rouge rouges
    [yellow] jaune jaunes
    [green] vert verte verts vertes
    [blue] bleu bleue bleus bleues
    [pink] rose roses
    [turquoise] turquoise turquoises
    [orange] orange oranges
   *[violet] violet violette violets violettes
}
at-table = Table { $number } : { $text }
addressed = { $name } : { $text }
greeting = { $edition } avec { $players } : { cards } par personne. Tape ? pour l’aide, quit pour partir.
greeting-several = { $edition } pour { $players } : { cards } par personne. Tapez ? pour l’aide, quit pour partir.
table-seat = { $uno ->
    [said] { someone } { $number } UNO !
    [owed] { someone } { $number } (UNO pas dit)
   *[none] { someone } { $number }
}
table-side = { $side ->
    [villain] côté méchants
   *[hero] côté héros
}
table-top = sur le dessus { $card }
table-no-top = rien sur le dessus
# `$colour` est une couleur en toutes lettres, avec sa forme.
table-colour = couleur { $colour }
table-no-colour = couleur pas encore annoncée
table-draw = { $number } dans la pioche
table-hand = ta main
table-out = plus de carte
look-backs = { $seat } : dos des cartes
look-next = dos de la prochaine carte
debt = { $who ->
    [you] Il te reste une carte : tape uno !
   *[other] { $seat } n’a plus qu’une carte et n’a pas dit UNO.
}
hand-over = { $name }, appuie sur Entrée quand personne d’autre ne regarde
read-first = { $name }, appuie sur Entrée quand tu auras tout vu
ask-turn = À toi de jouer
ask-drawn = Tu la poses ou tu la gardes ?
ask-colour = Quelle couleur ?
ask-answer = Que réponds-tu à { $a_card } ?
ask-target = Qui désignes-tu ?
ask-spin = À toi de tourner la roue
ask-race = Tape wizz, vite !
ask-discard = Que défausses-tu ?
ask-notice = Tu laisses passer ?
ask-others = Quelque chose à dire avant de continuer ?
what = Pas compris : { $error }.
why-what = Quelle carte ? Par exemple : why R7
why-not = Mais si, tu peux : vas-y !

## Ce qu’on peut taper : `Entrée` est la touche, et les mots qu’on tape restent anglais

enter = Entrée
go-on = continuer
a-number = un numéro
help-number = faire ce qui est écrit à côté dans la liste
help-play = la même chose en mots ; R7 suffit, et play wild red annonce aussi la couleur
help-draw = piocher une carte ; garder celle que tu as piochée
help-colour = annoncer une couleur ; red ou R suffit
help-accept = accepter ce qu’on a joué contre toi, ou laisser passer une carte
help-challenge = contester un joker de pioche
help-target = désigner quelqu’un
help-spin = tourner la roue ; crier UNO WIZZ
help-discard = défausser une carte
help-done = ne plus rien défausser
help-object = dire que la carte qu’on vient de poser ne convient pas
help-uno = dire UNO, juste avant de poser ton avant-dernière carte ou juste après
help-catch = surprendre Bo, qui a oublié de dire UNO
help-suggestion = là où les suggestions sont pénalisées : Bo, qui a dit à quelqu’un quoi jouer, pioche deux cartes
help-name = une action d’Ana, même hors de son tour, si vous partagez le clavier
help-look = la table et tes cartes ; tout ce que tu peux voir
help-last = en mots : les derniers coups, la carte du dessus, la couleur et le nombre de cartes de chacun
help-cards = en mots : ta main par couleur, et le temps qui reste pour dire UNO ou surprendre quelqu’un
help-what = ce qu’est une carte et ce qu’elle fait à cette table
help-odds = le risque de bluff, d’après les cartes que tu as vues
help-why = pourquoi on ne peut pas poser cette carte maintenant
help-hint = ce qu’un bot ferait à ta place, et pourquoi
help-chat = dire quelque chose aux autres joueurs
help-more-time = demander plus de temps aux autres, ou revenir au temps habituel
help-quit = quitter la table
help-hero-colours = rouge, jaune, vert, bleu
help-villain-colours = rose, turquoise, orange, violet

## S’asseoir, donner et continuer

ask-edition = Quel jeu ? [{ $usual }]
about-deluxe = le classique
about-potter = avec beuglante et cape
about-flip = cartes à deux faces, héros et méchants
about-wizz = avec la roue
ask-opponents = Combien d’adversaires, de { $fewest } à { $most } ? [{ $usual }]
choose-among = Choisis parmi { $names }.
# Une réponse qui commence par une des lettres de `letters-no` (séparées par des blancs) ou par un n anglais est un non.
letters-no = n
another-round = Encore une manche ? [O/n]
another-match = Encore une partie ? [O/n]
bye = À bientôt !
purpose-winner = { $target ->
    [one] Qui gagne une manche marque ce que les autres ont en main ; la partie se gagne à { $target } point.
   *[other] Qui gagne une manche marque ce que les autres ont en main ; la partie se gagne à { $target } points.
}
purpose-lowest = Chacun cumule ce qui lui reste en main ; dès que quelqu’un atteint { $target }, le plus petit total gagne.
purpose-elimination = Chacun cumule ce qui lui reste en main ; qui atteint { $target } quitte la partie.
purpose-none = Tout se joue en une manche.
purpose-partners = { $target ->
    [one] Les équipes : { $pairs } ; la partie se gagne à { $target } point.
   *[other] Les équipes : { $pairs } ; la partie se gagne à { $target } points.
}
purpose-rotation = { $hands_per_partner ->
    [one] On joue { $hands_per_partner } manche avec chaque partenaire à tour de rôle et on garde ses points ; le plus grand total gagne.
   *[other] On joue { $hands_per_partner } manches avec chaque partenaire à tour de rôle et on garde ses points ; le plus grand total gagne.
}
partners = Les équipes : { $pairs }.
against = { $first } contre { $second }
bots-alone = { $edition } avec la graine { $seed }.
round-begins = Manche { $number }.
round-goes-on = La manche { $number } continue.
round-bound = Manche { $number }, empreinte { $commitment }… ; ce que tu tapes entrera dans le mélange.
round-salted = Le sel { $salt } entre dans le mélange ; ce que tu tapes le remplace.
press-to-deal = Entrée pour donner
help-deal = Entrée donne les cartes ; quit quitte la table ; commitment montre en entier l’empreinte à laquelle la donne est liée.
help-stir = Tout ce que tu tapes d’autre entre dans le mélange : ainsi, personne n’a pu choisir les cartes.
help-who-stirs = Pour dire qui participe au mélange, écris « nom: n’importe quoi ».
help-secret = Une fois la manche finie, son secret est révélé, et sabot verify contrôle l’enregistrement.
stirred = C’est entré dans le mélange.
secret = secret
round-won = { $who ->
    [you] Tu as gagné la manche.
   *[other] { $seat } a gagné la manche.
}
round-won-elsewhere = À l’autre table, { $seat } a gagné la manche.
written-down = Enregistrement de la partie :
go-on-with = Pour continuer :

## La feuille de points

pad-round = manche
pad-reset = à zéro
pad-total = total
pad-left = sortie
pad-carried = 1 à { $number }
standing = classement
rank = { $place }. { $players } { $total }

## Les parties rejouées

replay-match = { $edition } : { $players }
replay-round = Manche { $number }
replay-deal = la donne
replay-at-table = table { $number }, { $what }
replay-end = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-nothing = Les cartes ne sont pas encore distribuées.
replay-where = { $number } sur { $last }
replay-last = C’était la dernière étape : b revient en arrière, q quitte.
tour-next = l’étape suivante
tour-back = une étape en arrière
tour-step = aller à une étape
tour-round = aller à la donne d’une manche
tour-end = aller à la dernière étape
tour-seat = voir ce qu’un joueur a vu ; « seat nobody » montre ce que le public a vu
tour-open = voir toutes les mains
tour-table = regarder une autre table de la manche
tour-look = la défausse, et le dos des cartes à deux faces
tour-pad = la feuille de points jusque-là
tour-quit = quitter

## La table dans tout le terminal

tui-hint = Un bot choisirait : { $what }.
tui-no-key = { $key } ne fait rien ici ; ? montre toutes les touches.
tui-hide = Cacher mes cartes
tui-small = La table demande { $wide } × { $high } caractères ; cette fenêtre en a { $columns } × { $rows }.
tui-connecting = Connexion à { $link }…
tui-code = Les autres rejoignent la table avec le code { $code }, ou à l’adresse { $link }.
tui-proof-salted = Manche { $round } : le sel que tu as envoyé n’est pas celui de la donne.
tui-proof-shown = { $result ->
    [right] Les empreintes, le sel et les cartes sont ceux que tu as vus.
   *[none] Tu n’as vu aucune empreinte avant une donne : on ne peut pas dire si l’enregistrement a été inventé après coup.
}
tui-key-help = touches
tui-key-hint = conseil
tui-key-language = langue
tui-key-pad = points
tui-key-look = regarder
tui-key-chat = chat
tui-key-leave = quitter
tui-keys = Touches
tui-help-card = poser la carte qui porte cette lettre, ou savoir pourquoi on ne peut pas la poser
tui-help-choose = choisir une carte
tui-help-enter = poser la carte choisie, ou continuer
tui-help-space = le premier bouton : piocher, garder, accepter, tourner, continuer…
tui-help-uno = dire UNO
tui-help-catch = surprendre quelqu’un qui a oublié de dire UNO
tui-help-colour = annoncer une couleur, par son initiale en anglais
tui-help-hint = voir ce que ferait un bot
tui-help-pace = rendre les bots plus rapides, ou plus lents
tui-help-more-time = à la table d’un serveur, demander plus de temps ou revenir au temps habituel
tui-help-log = tout ce qui s’est passé dans la manche
tui-help-chat = dire quelque chose à la table d’un serveur
tui-help-language = la langue suivante
tui-help-help = ces touches
tui-help-leave = quitter ; la partie peut reprendre plus tard
tui-help-next-round = aller à la manche suivante
tui-help-round-back = aller à la donne, ou à la manche d’avant
tui-help-ends = aller à la dernière étape ; à la première
tui-help-eyes = changer de point de vue : toutes les mains, chaque place, le public
tui-help-auto = laisser défiler, ou arrêter
tui-deal = Entrée donne, s participe au mélange, q quitte
tui-close = Échap ferme
tui-again = Entrée rejoue, q quitte
tui-report = On peut signaler un message qui dit à quelqu’un quoi jouer : ↑, puis Entrée.
tui-say = Entrée envoie, Échap ferme
tui-phrases = Phrases toutes faites : ↓, puis Entrée
tui-form-deal = donner
tui-form-choose = choisir
tui-form-reset = par défaut
tui-form-resume = dernière partie
tui-form-help-move = parcourir le formulaire
tui-form-help-change = changer la valeur ; on peut aussi taper un nombre
tui-form-help-deal = donner les cartes de cette partie
tui-form-help-resume = reprendre la dernière partie
tui-form-help-reset = remettre toutes les options à leur valeur par défaut
tui-form-opponents = Combien de bots jouent à ta table.
tui-form-level = La force des bots.
tui-form-pace = Rythme des bots
tui-form-pace-about = Combien de temps les bots réfléchissent. S’ils t’attendent, le jeu s’arrête chaque fois que tu peux dire UNO, surprendre quelqu’un ou poser hors de ton tour, jusqu’à ce que tu le laisses continuer.
tui-form-language = La langue de tout ce qui s’affiche ici ; la touche l la change à tout moment.
tui-pace = { $pace ->
    [waiting] ils t’attendent
    [quick] rapide
    [usual] normal
   *[slow] lent
}
tui-language = français

## Vérifier un enregistrement

rounds = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
proof-round = manche
proof-commitment = empreinte
proof-salt = sel
proof-checked = vérifié
proof-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
proof-noted = conforme ; { $found }
proof-undealt = pas encore de donne
proof-dealt = donne, { actions } ; secret pas encore révélé
proof-told = secret, donne, { actions }, points, événements
proof-differs = ne concorde pas
proof-unchecked = pas vérifié
proof-wrong = FAUX :
proof-stranger = aucune manche n’a l’empreinte { $commitment }
proof-torn = La ligne { $line }, coupée en plein milieu, est laissée de côté.
proof-nothing = Aucune manche n’est encore finie : il n’y a rien à vérifier.
proof-so-far = Tout concorde jusqu’ici : { rounds }.
proof-right = Tout concorde : { rounds }, partie gagnée par { $players }.

## Options d’une manche : `.label` la nomme dans un formulaire, les autres attributs expliquent ce qu’on peut choisir

option-sheet = Selon quelle notice imprimée joue-t-on ?
    .label = Règles
    .none = selon les arbitrages du livre des règles
    .sheet-000-fr = comme le dit la notice française 000
    .sheet-001-en = comme le dit la notice anglaise
    .sheet-001-es = comme le dit la notice espagnole
    .sheet-001-fr = comme le dit la notice française 001
    .sheet-001-pt = comme le dit la notice portugaise
    .sheet-002-fr = comme le dit la notice française
    .sheet-003-fr = comme le dit la notice française
    .sheet-004-fr = comme le dit la notice française
sheet-differs-none = Là où les notices se contredisent ou se taisent, les arbitrages du livre des règles décident.
sheet-differs-000-fr = Quatre beuglantes. On peut poser une mauvaise carte, au risque d’une protestation. Les suggestions coûtent deux cartes.
sheet-differs-001-en = Avec une beuglante, on peut se désigner soi-même. On peut poser une mauvaise carte, au risque d’une protestation. Les suggestions coûtent deux cartes.
sheet-differs-001-es = Il faut dire UNO avant de poser la carte. Tout le monde peut répondre par la cape. Si la première carte est un +3, le premier joueur pioche et joue quand même. On peut poser une mauvaise carte, au risque d’une protestation. Les suggestions coûtent deux cartes.
sheet-differs-001-fr = Quatre beuglantes. On peut poser une mauvaise carte, au risque d’une protestation. Les suggestions coûtent deux cartes.
sheet-differs-001-pt = Qui pioche par choix doit poser la carte piochée si elle convient. On peut poser une mauvaise carte, au risque d’une protestation. Les suggestions coûtent deux cartes.
sheet-differs-002-fr = À deux, une inversion ne fait que changer le sens du jeu.
sheet-differs-003-fr = À deux, une inversion ne fait que changer le sens du jeu.
sheet-differs-004-fr = À deux, une inversion ne fait que changer le sens du jeu.
option-drawn_card = Une carte qu’on vient de piocher et qui convient, peut-on la garder, ou faut-il la poser ?
    .label = Carte piochée
    .may = on peut la poser ou la garder
    .must_if_voluntary = il faut la poser si rien n’obligeait à piocher
    .must = il faut la poser
option-wild_draw = Peut-on poser un joker de pioche quand on a en main la couleur en jeu ?
    .label = Jokers de pioche
    .chip = sans bluff
    .bluff = oui, c’est un bluff, et on peut le contester
    .strict = non, il est refusé
option-after_guilty = Que fait le joueur visé, une fois le bluff démasqué ?
    .label = Après un bluff
    .plays = il joue un tour normal
    .skipped = il passe quand même son tour
option-uno_window = Jusqu’à quand peut-on surprendre quelqu’un qui a oublié de dire UNO ?
    .label = Délai pour surprendre
    .played = jusqu’à ce que le joueur suivant ait posé une carte, gardé celle qu’il a piochée ou passé son tour
    .begun = jusqu’à ce que le joueur suivant pose ou pioche une carte
option-uno_call = Quand faut-il dire UNO ?
    .label = Dire UNO
    .chip = UNO automatique
    .flexible = avant ou après avoir posé, tant que personne n’a remarqué l’oubli
    .before = seulement avant de poser
    .auto = il se dit tout seul, pour les simulations
option-uno_on_discard = Doit-on dire UNO quand l’avant-dernière carte part à cause d’un effet ou en réponse ?
    .label = UNO après un effet
option-false_catch = Combien de cartes pioche-t-on pour avoir surpris quelqu’un à tort ?
    .label = Surprendre à tort
option-wrong_card = Une carte qui ne convient pas est-elle refusée, ou peut-on la poser au risque d’une protestation ?
    .label = Mauvaises cartes
    .refuse = elle est refusée
    .penalty = on peut la poser ; si quelqu’un proteste, on la reprend, on pioche deux cartes et on passe son tour
option-suggestions = L’arbitre peut-il faire piocher deux cartes pour une suggestion ?
    .label = Suggestions
    .off = elles ne coûtent rien
    .referee = elles coûtent deux cartes quand l’arbitre le dit
option-two_player_reverse = Que fait une inversion à deux joueurs ?
    .label = Inversion à deux
    .skip = elle fait passer son tour à l’autre
    .literal = elle ne fait que changer le sens
option-turn_cap = Après combien de tours la manche s’arrête-t-elle ? La main qui vaut le moins de points gagne alors.
    .label = Limite de tours
option-howlers = Combien de beuglantes y a-t-il dans le paquet ?
    .label = Beuglantes
    .chip = quatre beuglantes
option-howler_self = Peut-on se désigner soi-même en posant une beuglante ?
    .label = Beuglante contre soi
option-first_draw_three = Si la première carte est un +3, le premier joueur passe-t-il son tour ?
    .label = +3 en première carte
    .lost = il pioche trois cartes et passe son tour
    .plays = il pioche trois cartes et joue quand même
option-cloak_scope = Qui peut répondre par la cape ?
    .label = Usage de la cape
    .victim = seulement le joueur visé
    .anyone = n’importe qui ; la première réponse compte
option-cloak_is_turn = Le joueur visé qui pose la cape a-t-il joué son tour ?
    .label = La cape vaut un tour
option-after_howler = À qui de jouer après une beuglante annulée ?
    .label = Beuglante annulée
    .layer = au joueur qui suit celui qui l’a posée
    .canceller = au joueur qui suit celui qui a posé la cape
option-cloak_after_out = La cape peut-elle répondre à la carte de pioche avec laquelle quelqu’un a fini ?
    .label = Cape et dernière carte
option-pairing = La graine qui décide quelle face du côté méchants est au dos de chaque face du côté héros.
    .label = Appariement des faces
option-hero_colour = Qui annonce la couleur après un héros ou un méchant ?
    .label = Couleur après un héros
    .affected = le joueur visé
    .layer = le joueur qui l’a posé
option-hero_tie = Qui est visé quand plusieurs joueurs ont le plus ou le moins de cartes ?
    .label = Égalité pour un héros
    .order = le premier d’entre eux dans l’ordre du jeu
    .layer = l’un d’entre eux, au choix du joueur qui a posé la carte
option-last_flip = Quel côté compte après un flip posé en dernier ?
    .label = Flip en dernier
    .new = le côté vers lequel il bascule
    .old = le côté où il a été posé
option-wild_stops_draw = Quand on doit piocher jusqu’à une certaine couleur, un joker permet-il de s’arrêter ?
    .label = Arrêt sur un joker
option-peek = Peut-on regarder le dos de ses propres cartes ?
    .label = Dos de ses cartes
    .chip = regarder le dos
option-wheel = Quelles sont les chances de chaque icône de la roue ?
    .label = Poids des icônes
option-first_wizz_spins = Si la première carte est un tourbillon, le premier joueur tourne-t-il la roue ?
    .label = Tourbillon en première carte
option-wheel_cards_act = La carte qui finit sur le dessus après la roue agit-elle comme si on l’avait posée ?
    .label = Effet après la roue
    .chip = effet après la roue
option-super_joker_stops = Quand on doit piocher jusqu’au rouge ou au bleu, un joker +4 permet-il de s’arrêter ?
    .label = Arrêt sur un joker +4
option-trade = Dans quel sens échange-t-on les mains ?
    .label = Échange de mains
    .left = vers la gauche
    .direction = dans le sens du jeu
option-stacking = Règle maison : peut-on cumuler les cartes de pioche, en en posant une autre au lieu de piocher ?
    .label = Cumuler les +
    .chip = cumuler les +
    .off = non
    .same = avec le même symbole
    .any = avec toute carte de pioche qui porte un nombre
option-seven_zero = Règle maison : un 7 échange-t-il deux mains, et un 0 fait-il tourner toutes les mains ?
    .label = Les 7 et les 0
    .chip = 7-0
option-jump_in = Règle maison : peut-on poser hors de son tour une carte identique à celle du dessus ?
    .label = Poser hors de son tour
    .chip = hors de son tour
option-draw_until_playable = Règle maison : pioche-t-on jusqu’à pouvoir poser ?
    .label = Piocher jusqu’à poser
    .chip = piocher jusqu’à poser

## Options d’une partie

option-scoring = Qui marque les points d’une manche, et comment gagne-t-on la partie ?
    .label = Points
    .winner = qui gagne une manche marque ce que les autres ont en main
    .lowest = chacun cumule ce qui lui reste en main, et le plus petit total gagne
    .none = personne : tout se joue en une manche
    .elimination = chacun cumule ce qui lui reste en main, et qui a trop de points quitte la partie
    .partners = les partenaires marquent ensemble
    .rotation = on joue avec chaque partenaire à tour de rôle, et on garde ses points
option-target = À combien de points la partie s’arrête-t-elle, ou doit-on la quitter ?
    .label = Objectif
option-dealer = Qui donne en premier ?
    .label = Premier donneur
    .highcard = le joueur qui pioche la carte la plus forte
    .birthday = le joueur dont l’anniversaire est le plus près du 31 juillet ; si aucun n’est connu, celui qui pioche la carte la plus forte
    .random = le hasard décide
    .fixed = le dernier joueur de la liste
option-next_dealer = Qui donne à la manche suivante ?
    .label = Donneur suivant
    .left = le joueur à gauche du donneur
    .winner = le gagnant de la manche
    .redraw = le joueur qui pioche la carte la plus forte
option-low_tie = Que se passe-t-il quand plusieurs joueurs ont le plus petit total ?
    .label = Égalité au plus bas
    .shared = la victoire est partagée
    .play_on = tout le monde continue
option-final_reset = Les deux derniers repartent-ils de zéro pour la finale ?
    .label = Finale à zéro
option-hands_per_partner = Combien de manches joue-t-on avec chaque partenaire ?
    .label = Manches par partenaire
option-cycles = Combien de fois joue-t-on la série entière, avec tous les partenaires ?
    .label = Séries
## Ce qu’une option change au jeu, d’après des simulations : `$percent`, `$usual` et `$share` portent déjà leur signe

effect-length = { $unit ->
    [matches] { $clear ->
        [more] Les parties durent environ { $percent } de plus.
       *[less] Les parties durent environ { $percent } de moins.
    }
   *[rounds] { $clear ->
        [more] Les manches durent environ { $percent } de plus.
       *[less] Les manches durent environ { $percent } de moins.
    }
}
effect-points = { $clear ->
    [more] Le gagnant d’une manche marque environ { $percent } de points en plus.
   *[less] Le gagnant d’une manche marque environ { $percent } de points en moins.
}
effect-forced = { $clear ->
    [more] Les joueurs sont forcés de piocher environ { $percent } de cartes en plus.
   *[less] Les joueurs sont forcés de piocher environ { $percent } de cartes en moins.
}
effect-first = Le joueur qui commence gagne { $share } des manches au lieu de { $usual }.
effect-none = Aucune différence mesurable.
effect-attention = Cela dépend de l’attention de chacun, donc ce n’est pas simulé.

## Le livre des règles

rules-title = Le livre des règles
rules-count = { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
rules-rulings = Arbitrages
rules-rulings-count = { $number ->
    [one] { $number } arbitrage
   *[other] { $number } arbitrages
}
rules-rulings-purpose = Comment nous jouons là où les notices se contredisent ou se taisent
rules-ask-id = une règle par son numéro
rules-ask-card = les règles d’une carte
rules-ask-words = les règles qui contiennent ces mots, dans l’une des quatre langues
rules-ask-edition = toutes les règles d’un jeu
rules-ask-html = le livre entier, sous forme de site
rules-sheets = Ce que disent les notices
rules-play = Comment nous jouons
rules-why = Pourquoi
rules-source = Source
rules-cited = { $sheet } : { $section }
rules-absence = { $sheet } : rien n’est dit
rules-otherwise = En option
rules-compared = Langues
rules-see = Voir aussi
rules-example = Exemple
rules-numbers = tout nombre entier à partir de { $least }
rules-weights = un poids pour chaque icône
rules-weights-default = par défaut 1 pour chacune
rules-default = par défaut { $value }
rules-default-in = { $usual } ; { $value } dans { $edition }
rules-found-in = { $language ->
    [en] Trouvé en anglais :
    [es] Trouvé en espagnol :
    [fr] Trouvé en français :
   *[pt] Trouvé en portugais :
}
rules-nothing = rien sur « { $what } » dans le livre des règles
rules-near = rien sur « { $what } » dans le livre des règles ; tu cherchais peut-être : { $near }
rules-written = { $number ->
    [one] { $number } page écrite dans { $directory }.
   *[other] { $number } pages écrites dans { $directory }.
}
rules-purpose = Toutes les règles de quatre jeux de cartes où l’on associe les couleurs, d’après leurs notices imprimées, et comment nous jouons là où les notices se contredisent ou se taisent.
rules-differences = Différences
rules-differences-purpose = Ce que disent les notices, sujet par sujet, côte à côte.
rules-comparison = Potter, notice par notice
rules-comparison-purpose = Là où les langues de la notice ne disent pas la même chose, comment nous jouons, et quelle option permet de jouer autrement.
rules-options = Options
rules-options-purpose = Ce qu’on peut jouer autrement, et l’arbitrage qui fonde chaque choix.
rules-options-round = Tous les jeux
rules-options-match = La partie
rules-topic = Sujet
rules-start = Pour commencer
rules-deck = Le paquet de cartes
rules-rules = Les règles
rules-side = { $side ->
    [villain] Côté méchants
   *[hero] Côté héros
}
rules-wilds = Jokers
rules-contents = Sur cette page
rules-filter = Chercher sur cette page
rules-pages = Pages
rules-languages = Langues
rules-skip = Aller au contenu
rules-colophon = Reformulé d’après les notices imprimées ; page créée par Sabot.
unreadable-whole-book = écrit le livre entier et ne se combine avec rien d’autre
unreadable-no-rulebook = n’est pas vide et ne contient pas de livre des règles

## Simulation : un nombre choisit le pluriel, et se dit comme `…_marked`, avec des marques entre les milliers

lab-compiling = Compilation des règles : une seule fois, une demi-minute environ…
lab-slow = Sans les règles compilées, c’est lent. Pour les installer : { $command }
lab-getting-ready = préparation
lab-playing = jeu en cours
lab-rounds = { $rounds ->
    [one] { $rounds_marked } manche
    [many] { $rounds_marked } de manches
   *[other] { $rounds_marked } manches
}
lab-matches = { $matches ->
    [one] { $matches_marked } partie
    [many] { $matches_marked } de parties
   *[other] { $matches_marked } parties
}
lab-moves = { $moves ->
    [one] { $moves_marked } action
    [many] { $moves_marked } d’actions
   *[other] { $moves_marked } actions
}
lab-headline-rounds = { lab-rounds } de { $edition } à { $players } joueurs, { $policy }, graine { $seed } : { lab-moves } en { $seconds } s ({ $rate } par seconde)
lab-headline-matches = { lab-matches } de { $edition } ({ $scoring }) à { $players } joueurs, { $policy }, graine { $seed } : { lab-rounds }, { lab-moves } en { $seconds } s ({ $rate } par seconde)
lab-length-rounds = Tours par manche : moyenne { $mean } ({ $interval }), écart type { $deviation } ; { $percentiles }
lab-length-matches = Manches par partie : moyenne { $mean } ({ $interval }), écart type { $deviation } ; { $percentiles }
lab-percentile = { $share } % : { $number }
lab-wins-seats = Victoires par place, en comptant à partir du donneur
lab-wins-players = Victoires par joueur, dans l’ordre de la liste
lab-wins-partners = { lab-wins-players } ; les partenaires gagnent ensemble
lab-wins-shared = { lab-wins-players } ; les parties partagées ({ $shared }) comptent pour chaque gagnant
lab-dealer = donneur
lab-interval = { $low } à { $high }
lab-endings = Comment finissent les manches
lab-ending-laid = posée
lab-ending-discarded = défaussée
lab-ending-answered = une réponse
lab-ending-capped = aucune : limite de tours atteinte
lab-tally = Ce qui s’est passé
lab-tally-forced_cards = cartes piochées par obligation
lab-tally-catches = joueurs surpris
lab-tally-false_catches = joueurs surpris à tort
lab-tally-wrong_cards = mauvaises cartes
lab-tally-bluffs_found = bluffs démasqués
lab-tally-challenges_lost = défis perdus
lab-tally-reshuffles = défausses remélangées
lab-tally-spins = tours de roue
lab-tally-bluffs = bluffs
lab-tally-honest_draws = jokers de pioche sans bluff
lab-column-turns = tours
lab-column-rounds = manches
lab-column-matches = parties
lab-column-seat = place
lab-column-player = joueur
lab-column-wins = victoires
lab-column-share = part
lab-column-interval = intervalle à 95 %
lab-column-last = la dernière carte était
lab-column-times = nombre
lab-column-each = par manche
lab-column-mean = moyenne
lab-column-difference = différence
lab-column-first = le premier gagne
lab-column-laid = posés
lab-column-challenged = contestés
lab-column-won = manches gagnées
lab-column-points = points
lab-column-found = défis gagnés
lab-column-challenges = défis
lab-column-caught = a été surpris
lab-column-catches = a surpris
lab-column-calls = UNO dits
lab-headline-vary-rounds = { lab-rounds } pour chaque valeur de { $name }, avec la même graine { $seed } : { lab-moves } en { $seconds } s ({ $rate } par seconde)
lab-headline-vary-matches = { lab-matches } pour chaque valeur de { $name }, avec la même graine { $seed } : { lab-moves } en { $seconds } s ({ $rate } par seconde)
lab-vary-title-rounds = Tours par manche ; ± : intervalle à 95 %
lab-vary-title-matches = Manches par partie ; ± : intervalle à 95 %
# `$interval` est fait de deux nombres, avec leurs signes quand rien n’est sûr.
lab-vary-rounds = { $clear ->
    [more] Avec { $value }, une manche est plus longue qu’avec { $first } ; écart en tours : { $gap } ({ $interval }).
    [less] Avec { $value }, une manche est plus courte qu’avec { $first } ; écart en tours : { $gap } ({ $interval }).
    [same] Avec { $value }, chaque manche est aussi longue qu’avec { $first }.
   *[unclear] On ne sait pas si une manche est plus longue avec { $value } qu’avec { $first } ; écart en tours : { $interval }.
}
lab-vary-matches = { $clear ->
    [more] Avec { $value }, une partie est plus longue qu’avec { $first } ; écart en manches : { $gap } ({ $interval }).
    [less] Avec { $value }, une partie est plus courte qu’avec { $first } ; écart en manches : { $gap } ({ $interval }).
    [same] Avec { $value }, chaque partie est aussi longue qu’avec { $first }.
   *[unclear] On ne sait pas si une partie est plus longue avec { $value } qu’avec { $first } ; écart en manches : { $interval }.
}
lab-first = { $clear ->
    [more] Le premier joueur, à gauche du donneur, gagne { $share } ({ $interval }) : plus que la part équitable de { $fair }.
    [less] Le premier joueur, à gauche du donneur, gagne { $share } ({ $interval }) : moins que la part équitable de { $fair }.
   *[unclear] Le premier joueur, à gauche du donneur, gagne { $share } ({ $interval }) : ni nettement plus ni nettement moins que la part équitable de { $fair }.
}
lab-bluffs = Jokers de pioche, en bluff (posés avec la couleur en main) ou honnêtes ; ± : intervalle à 95 %
lab-laid-bluffs = bluff
lab-laid-honest = honnête
lab-worth = { $clear ->
    [more] Les joueurs qui bluffent gagnent la manche plus souvent que ceux qui posent la carte honnêtement ; écart en points de pourcentage : { $gap } ({ $interval }).
    [less] Les joueurs qui bluffent gagnent la manche moins souvent que ceux qui posent la carte honnêtement ; écart en points de pourcentage : { $gap } ({ $interval }).
   *[unclear] On ne sait pas si les joueurs qui bluffent gagnent la manche plus souvent que ceux qui posent la carte honnêtement ; écart en points de pourcentage : { $interval }.
}

records-headline = { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
} (parties terminées : { $over }), { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}{ $broken ->
    [0] { "" }
    [one]  ; { $broken } fichier n’a pas pu être lu
   *[other]  ; { $broken } fichiers n’ont pas pu être lus
}
records-by = Manches selon { $by } ; ± : intervalle à 95 %
records-players = Joueurs ; ± : intervalle à 95 %
records-bots = Bots, et les personnes qui ont joué avec eux ; ± : intervalle à 95 %
records-more = { $number ->
    [one] { $number } autre a joué moins de manches : --rows et --json donnent la liste complète.
   *[other] { $number } autres ont joué moins de manches : --rows et --json donnent la liste complète.
}
dataset-file = { $file } : { $rows } lignes
dataset-written = { lab-rounds }, { $rows } décisions dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, dossier { $directory } ; README.md en décrit le contenu.

# Une arène : des bots contre des bots. `$wins`, `$fair` et les autres sont des nombres tels qu’on les dit.

arena-headline = { $bots } à { $players } joueurs, graine { $seed } : { lab-rounds } en { $seconds } s
arena-label = { $edition } : { $bot } – { $others }
arena-others = les autres
arena-told = { $result } : { $wins } (part équitable { $fair }), { $verdict }
arena-table = { $edition } : la part équitable est de { $fair } ; ± : intervalle à 95 %
arena-few = Avec moins de { $fewest } donnes, on ne peut pas dire à quel point ce résultat est fiable.
arena-ratings = Classement OpenSkill
arena-conduct = Décisions, réponses refusées et millisecondes par décision : la moyenne, et le temps que 99 % d’entre elles n’ont pas dépassé
arena-fallback = Les réponses refusées ont été remplacées par celles de { $bot }.
arena-chart = Manches gagnées, avec intervalles à 95 % ; en pointillé : la part équitable
arena-kept = Toutes les donnes jouées sont dans { $file } : la même commande reprend à partir de là.
arena-verdict-stronger = plus fort
arena-verdict-weaker = plus faible
arena-verdict-unclear = pas encore clair
arena-column-bot = bot
arena-column-against = contre
arena-column-deals = donnes
arena-column-wins = victoires
arena-column-difference = écart
arena-column-points = points
arena-column-verdict = verdict
arena-column-rounds = { lab-column-rounds }
arena-column-mu = mu
arena-column-sigma = sigma
arena-column-ordinal = mu − 3 sigma
arena-column-decisions = décisions
arena-column-refusals = refus
arena-column-illegal = illégales
arena-column-failed = échecs
arena-column-late = en retard
arena-column-mean = moyenne ms
arena-column-high = 99 % ms

## L’aide des commandes : en anglais, elle se trouve dans le code, auprès de chaque commande

command-line =
    Quatre jeux de cartes de la famille d’UNO, joués exactement comme le disent leurs notices imprimées.

    Sans commande, sabot ouvre la table dans le navigateur. sabot COMMANDE --help explique une commande.
    .usage = Utilisation : { $usage }
    .play = Jouer
    .rules = Règles
    .study = Étudier
    .host = Serveur
    .installation = Installation
    .arguments = Arguments
    .parameters = Options
    .choices = [choix : { $values }]
    .variable = [variable d’environnement : { $values }]
    .default = [par défaut : { $value }]
    .required = [obligatoire]
placeholder =
    .command = COMMANDE
    .options = OPTIONS
    .args = ARGUMENTS
    .choice = CHOIX
    .str = TEXTE
    .int = NOMBRE
    .files = FICHIERS
    .directory = DOSSIER
    .float = NOMBRE
    .file = FICHIER
    .link = LIEN
    .action = ACTION
    .what = QUOI
    .bots = BOTS
    .edition = JEU
    .number = NOMBRE
    .shell = SHELL
command-help = Affiche cette aide et quitte.
command-version = Affiche la version de Sabot.
command-open = Ouvre la table dans le navigateur.
    .lan = Laisse entrer les autres personnes de ce réseau, et affiche le lien et son code QR.
    .port = Le port où écouter ; par défaut 8000, ou un port libre s’il est pris.
    .database = Où les tables sont gardées : `sqlite:///FILE` ou `postgresql://…` ; par défaut, un fichier dans le dossier des données.
    .lang = La langue de ce qui s’affiche ici ; la page a son propre réglage.
command-play = Joue dans le terminal, contre des bots ou à la table d’un serveur.

    Dans un terminal, la table occupe tout l’écran, et chaque partie est enregistrée pour pouvoir être reprise plus tard ; `?` montre les touches. Ailleurs, et avec `--plain`, on joue ligne par ligne.
    .link = Le lien d’une table sur un serveur, comme http://localhost:8000/t/KEY, ou son code, comme KTRB.
    .edition = Le jeu ; sans cette option, un écran d’accueil propose le jeu et tout le reste.
    .players = Le nombre de joueurs à la table, en te comptant.
    .people = Les noms des personnes, qui partagent l’écran : entre les tours, aucune main n’est visible.
    .policy = La force des bots : `novice`, `gentle`, `casual`, `fair` ou `sharp` ; ou le nom d’un bot, ou l’un des tiens (docs/bots.md).
    .option = Une option du jeu ou de la partie, comme `stacking=same` ou `target=200` ; peut être répétée.
    .seed = La même graine donne les mêmes cartes, et les bots jouent de la même façon si tu fais de même.
    .record = Le fichier où enregistrer la partie ; par défaut, un nouveau fichier dans le dossier des données.
    .name = Ton nom à la table.
    .resume = Reprend la partie enregistrée dans ce fichier.
    .fast = Les bots jouent aussitôt et ne réagissent jamais avant toi.
    .plain = Ligne par ligne, pour un lecteur d’écran ou un tube (pipe).
    .lang = La langue de tous les textes ; par défaut, celle de l’environnement.
command-match = Joue une partie, manche après manche, avec une feuille de points.
    .edition = Le jeu ; sans cette option, on te le demande.
    .players = Le nombre de joueurs, personnes et bots ; sans cette option, on te le demande.
    .people = Les noms des personnes, qui partagent le clavier ; les bots prennent les autres places.
    .name = Ton nom, si personne d’autre ne joue avec toi.
    .bots = Personne ne joue : les bots prennent toutes les places.
    .policy = { command-play.policy }
    .scoring = Comment se comptent les points. `winner` : le gagnant d’une manche marque ce que les autres ont en main. `lowest` : chacun cumule ce qui lui reste en main, et le plus petit total gagne. `elimination` : qui a trop de points quitte la partie. `partners` : les partenaires marquent ensemble. `rotation` : avec des partenaires qui changent. `none` : une seule manche décide.
    .sheet = Suit à la lettre une notice imprimée, comme `001-es` ; `sabot rules X-150` en donne la liste.
    .target = Le nombre de points qui met fin à la partie, ou élimine un joueur ; 500 par défaut.
    .option = Des options du jeu ou de la partie, comme `stacking=same` ou `next_dealer=winner`.
    .birthday = Les anniversaires de tous les joueurs, comme `ana=07-31` : dans certains jeux, le joueur dont l’anniversaire est le plus près du 31 juillet donne en premier.
    .seed = La même graine, un nombre ou un texte, donne la même partie si tout le monde joue de la même façon, sans rien ajouter au mélange.
    .record = Le fichier où enregistrer la partie ; par défaut, un nouveau fichier dans le dossier des données, sauf si les bots jouent seuls.
    .resume = { command-play.resume }
    .json = Avec `--bots` : affiche un seul objet JSON à la fin, et rien d’autre.
    .fast = { command-play.fast }
    .lang = { command-play.lang }
command-serve = Fait tourner un serveur pour les navigateurs et les programmes, jusqu’à Ctrl-C.
    .host = L’adresse où écouter ; `0.0.0.0` désigne toutes celles de cette machine.
    .port = Le port où écouter ; 0 prend un port libre. Un socket transmis par systemd le remplace.
    .database = Où les tables sont gardées : `sqlite:///FILE` ou `postgresql://…` ; par défaut, un fichier dans le dossier des données.
    .bus = `redis://…`, si plusieurs processus servent la même base de données.
    .origin = Le nom de ce serveur, comme `play.example.org`, ou un autre hôte dont les pages peuvent l’utiliser ; l’option peut être répétée.
    .public-url = L’adresse de ce serveur dans les invitations, comme `https://play.example.org`, s’il est derrière un proxy.
    .metrics-token = Le jeton (bearer) pour `/metrics` ; sans lui, seule cette machine y a accès.
    .keep = Pendant combien de jours sont gardées les tables où il ne se passe plus rien, avec leurs résultats et leur chat ; par défaut, pour toujours.
    .sockets-per-address = Combien de connexions une même adresse peut avoir.
    .log = Le niveau de détail du journal, écrit sur la sortie d’erreur en lignes de JSON.
    .lang = La langue de ce qui s’affiche ici ; les joueurs choisissent la leur.
command-keys = Montre ou renouvelle les clés qui signent les cookies des joueurs. Des serveurs peuvent tourner pendant ce temps.
    .action = `list` montre les clés, mais pas leur valeur ; `rotate` en crée une nouvelle, qui entre en service au bout d’une minute.
    .days = Pendant combien de jours restent valables les cookies signés par une ancienne clé. Qui revient reçoit un nouveau cookie.
    .forget = Supprime tout de suite les anciennes clés : chacun devient un nouveau joueur et perd sa place.
    .database = Où les clés sont gardées : `sqlite:///FILE` ou `postgresql://…` ; par défaut, un fichier dans le dossier des données.
    .lang = La langue de ce qui s’affiche ici.
command-backup = Sauvegarde toutes les tables dans un fichier, même pendant que des serveurs tournent.
    .file = Le fichier à écrire ; une sauvegarde plus ancienne est remplacée.
    .database = Où les tables sont gardées : `sqlite:///FILE` ou `postgresql://…` ; par défaut, un fichier dans le dossier des données.
    .with-keys = Ajoute les clés qui signent les cookies. Sans elles, les joueurs perdent leur place si la sauvegarde est restaurée ailleurs.
    .lang = { command-keys.lang }
command-restore = Restaure toutes les tables d’une sauvegarde. Aucun serveur ne doit tourner.
    .file = La sauvegarde.
    .database = Où restaurer les tables : `sqlite:///FILE` ou `postgresql://…` ; par défaut, un fichier dans le dossier des données.
    .force = Remplace les tables qui sont dans la base de données.
    .lang = { command-keys.lang }
command-admin =
    Lit les signalements de messages du chat, ferme des tables et bannit des personnes ou des adresses.

    Un serveur en marche en tient compte dans les cinq secondes.
    .action = Ce qu’il faut faire.
    .what = La table à fermer ; ou la personne, l’adresse ou le réseau (`192.0.2.0/24`) à bannir ou à réadmettre.
    .days = Avec `ban` : pour combien de jours ; par défaut, pour toujours.
    .done = Avec `reports` : le numéro d’un signalement traité. Il est effacé.
    .database = La base de données du serveur ; par défaut, le fichier dont se sert `sabot serve`.
    .lang = { command-play.lang }
command-replay = Rejoue une partie enregistrée, étape par étape.
    .file = L’enregistrement d’une partie ; `-` lit l’entrée standard.
    .seat = Montre seulement ce que ce joueur pouvait voir et entendre ; `nobody` désigne le public.
    .open = Montre toutes les mains, comme c’est le cas si aucune place n’est nommée.
    .round = Commence par la donne de cette manche.
    .step = Commence par cette étape ; les étapes sont numérotées sur toute la partie.
    .json = Affiche plutôt un seul objet JSON.
    .plain = { command-play.plain }
    .lang = { command-play.lang }
command-verify = Contrôle les donnes d’une partie enregistrée.
    .file = { command-replay.file }
    .shown = Une empreinte que tu as notée avant une donne, ou au moins ses 8 premiers caractères ; peut être répétée.
    .json = Affiche un seul objet JSON au lieu d’un tableau.
    .lang = { command-play.lang }
command-rules = Cherche dans le livre des règles.
    .what = Une règle par son numéro, comme `D-024`, une carte, comme `wild+4`, ou des mots en anglais, espagnol, français ou portugais.
    .edition = Seulement ce qui concerne ce jeu.
    .lang = La langue de la réponse ; par défaut, celle de l’environnement.
    .json = Affiche une liste d’objets JSON, avec toutes les langues.
    .html = Écrit plutôt le livre entier dans ce dossier, sous forme de site.
command-options = Montre toutes les options des manches et des parties : leurs valeurs, la valeur par défaut et ce qu’elles font.

    Avec le nom d’un jeu, dit aussi ce que change chaque valeur, d’après des simulations.

    Une option se donne à `play`, `match`, `simulate` ou `arena` sous la forme `--option NOM=VALEUR`.
    .edition = Seulement les options de ce jeu.
    .json = Affiche une liste d’objets JSON.
    .lang = { command-play.lang }
command-matches = Montre les parties enregistrées ici ; en reprend ou en revoit une.
    .what = `list` : toutes les parties, la plus récente en premier. `resume` ou `replay` : la partie qui porte ce numéro dans la liste. `statistics` : combien tu en as joué et gagné, dans chaque jeu.
    .number = Le numéro d’une partie dans la liste.
    .json = Avec `list` : affiche une liste d’objets JSON.
    .lang = { command-play.lang }
command-doctor = Vérifie cette installation, et dit comment corriger chaque problème.

    Le code de sortie est 0, ou 1 si quelque chose ne marche pas.
    .json = Affiche une liste d’objets JSON.
    .lang = { command-play.lang }
command-completion = Affiche le script qui complète les commandes et les options dans un shell.
    .shell = Le shell ; par exemple, `sabot completion bash > ~/.local/share/bash-completion/completions/sabot`.
    .lang = La langue des erreurs. Le script est toujours en anglais.
command-mcp = Offre une place à un modèle de langage par le Model Context Protocol, sur l’entrée et la sortie standard.
    .link = Le lien d’une table sur un serveur, ou son code ; sans lien, une table de bots sur cet ordinateur.
    .edition = Le jeu ; `deluxe` par défaut.
    .players = Le nombre de joueurs à la table, modèle compris.
    .policy = { command-play.policy }
    .option = { command-play.option }
    .seed = La même graine donne les mêmes cartes.
    .hints = Permet au modèle de demander ce que ferait un bot. À la table d’un serveur, c’est la table qui décide.
    .name = Le nom du modèle à la table.
    .lang = { command-play.lang }
command-simulate = Simule beaucoup de manches ou de parties et donne des statistiques.
    .edition = Le jeu.
    .players = Le nombre de joueurs à la table, de 2 à 10.
    .rounds = Combien de manches jouer ; 10 000 par défaut, ou 1000 avec un bot qui s’exécute en Python.
    .matches = Combien de parties jouer, au lieu de manches.
    .policy = Qui joue à chaque place : `eager` pose ou défausse une carte au hasard dès qu’il le peut ; `random` fait au hasard une chose permise ; les deux sont compilés. Tout bot, comme `careful`, peut jouer aussi, mille fois plus lentement environ.
    .seed = La même graine donne les mêmes résultats.
    .threads = Combien de fils d’exécution ou de processus jouent en parallèle ; par défaut, un par cœur. Les résultats n’en dépendent pas.
    .dask = Joue sur le cluster Dask à cette adresse, ou `local` pour un cluster sur cette machine. Les résultats sont les mêmes.
    .option = Une option du jeu, comme `stacking=same`, ou de la partie, comme `scoring=lowest` ; peut être répétée. `uno_call` vaut `auto` ici.
    .vary = Compare des valeurs d’une option, ou de `players`, `policy` ou `edition`, comme `stacking=off,same`.
    .rows = Écrit une ligne pour chaque manche ou partie dans ce fichier, CSV ou Parquet.
    .plot = Enregistre des graphiques dans ce fichier, SVG ou PNG.
    .json = Affiche un seul objet JSON au lieu de tableaux.
    .lang = La langue des tableaux ; par défaut, celle de l’environnement.
command-arena =
    Fait jouer des bots les uns contre les autres et dit lequel est le plus fort.

    Chaque donne se joue une fois depuis chaque place : la chance se compense ainsi.
    .bots = Deux bots ou plus. Ils se rencontrent deux à deux : un bot d’une sorte contre des bots de l’autre à toutes les autres places.
    .edition = Le jeu ; l’option peut être répétée, et `all` les prend tous.
    .players = Le nombre de joueurs à la table, de 2 à 10 ; deux par défaut.
    .together = Met plutôt tous les bots à une même table.
    .challenger = Ne teste que le premier bot, contre chacun des autres.
    .deals = Combien de donnes se jouent au plus dans chaque rencontre.
    .sure = Arrête une rencontre dès que son résultat est clair, ou joue quand même toutes les donnes.
    .seed = La même graine donne les mêmes donnes.
    .option = Une option du jeu, comme `stacking=same` ; peut être répétée. `uno_call` vaut `auto` ici : oublier UNO ne dit rien de la force d’un bot.
    .fallback = Un bot intégré, comme `random`, qui répond à la place d’un bot qui échoue, tarde trop ou répond par une action illégale ; ces réponses sont comptées. Sans lui, elles mettent fin à l’arène.
    .limit = De combien de secondes un bot dans un processus dispose pour répondre ; par défaut une, et dix pour la première réponse.
    .workers = Combien de processus jouent en parallèle ; par défaut, un par cœur. Les résultats n’en dépendent pas.
    .keep = Un fichier qui garde chaque donne : avec le même fichier, la même commande reprend où elle s’était arrêtée.
    .plot = Enregistre un graphique des taux de victoire dans ce fichier, SVG ou PNG.
    .json = { command-simulate.json }
    .lang = { command-simulate.lang }
command-records =
    Compte ce qui s’est passé dans beaucoup de parties enregistrées : manches, gagnants, points, UNO dits, joueurs surpris et défis.

    Chaque enregistrement est rejoué et vérifié. Un fichier illisible est signalé et n’empêche pas de lire les autres.
    .files = Des fichiers, et des dossiers d’enregistrements à toute profondeur ; par défaut, les parties enregistrées ici.
    .by = Ce qu’il faut comparer : `edition`, `players` (leur nombre), `player`, `bot`, ou toute option des jeux, comme `stacking`.
    .rows = Enregistre une ligne par manche dans ce fichier, CSV ou Parquet.
    .json = { command-simulate.json }
    .lang = { command-simulate.lang }
command-dataset =
    Fait jouer des bots et écrit une ligne par décision : observation, actions permises, action, récompense et résultat.

    Le dossier reçoit des fichiers de lignes et une fiche qui dit ce qu’ils contiennent. La même commande reprend où elle s’est arrêtée.
    .directory = Où écrire : un dossier nouveau ou vide, ou celui du même jeu de données.
    .edition = Le jeu.
    .players = Le nombre de joueurs, de 2 à 10.
    .policy = Le bot de toutes les places ou, si l’option est répétée, un par place ; par défaut, `careful`.
    .rounds = Combien de manches se jouent. Avec un nombre plus élevé, la même commande complète le jeu de données.
    .seed = La même graine donne les mêmes fichiers.
    .option = Une option du jeu, comme `stacking=same` ; peut être répétée.
    .history = Combien des derniers événements une observation contient, au plus 64.
    .shard = Combien de manches contient chaque fichier.
    .format = Le format des fichiers ; par défaut, Parquet si pyarrow est installé.
    .workers = Combien de processus jouent en parallèle ; par défaut, un par cœur. Les fichiers n’en dépendent pas.
    .json = Affiche la fiche comme un objet JSON.
    .lang = La langue des messages ; par défaut, celle de l’environnement.
command-referee =
    Juge une position et son scénario, et cite la règle qui fonde chaque conséquence.

    Le code de sortie est 0 si toutes les actions étaient permises, 1 si l’une a été refusée, 2 si le fichier est illisible.
    .file = Une position en YAML ou JSON avec un `script` ; `-` lit l’entrée standard.
    .json = Affiche un seul objet JSON au lieu d’une transcription.
    .lang = La langue de la transcription ; par défaut, celle de l’environnement.

## Ce qui ne peut pas se lire : ce qu’on a tapé ou écrit est cité tel quel

typed = « { $text } »
at-place = { $place } : { $text }
at-line = ligne { $number }

# Commandes et fichiers. `unreadable-system` est ce que dit le système, dans ses propres mots.

no-command = il n’y a pas de commande { $command } ; les commandes sont { $commands }
no-command-near = il n’y a pas de commande { $command } ; tu voulais dire { $near } ? Les commandes sont { $commands }
options-note = { $text } ; sabot options les montre toutes
options-note-near = { $text } ; tu voulais dire { $near } ? sabot options les montre toutes
too-many-arguments = trop d’arguments : { $rest }
options-round = Options d’une manche
options-match = Options d’une partie
matches-none = Aucune partie n’est encore enregistrée dans { $directory } : sabot play en commence une.
matches-won = gagnée par { $winners }
matches-open = à la manche { $round }
matches-all = en tout
matches-statistics = { $name } : parties jouées { $matches }, terminées { $over }, gagnées { $won } ; manches { $rounds }
doctor-name = { $name ->
    [python] Python
    [extra] extra
    [data] dossier des données
    [cache] cache du compilateur
    [settings] réglages
    [page] page
    [browser] navigateur
    [port] port
    [network] réseau
    [terminal] terminal
   *[other] Sabot
}
doctor-extra = { $extra ->
    [fast] règles compilées
    [cluster] plusieurs processus de serveur
    [lab] études sur des clusters, graphiques dans des fichiers
   *[other] environnements d’apprentissage
}
doctor-size = { $size } Mo
doctor-install = Pour l’installer : { $command }
doctor-not-writable = On ne peut rien écrire dans { $directory } : change ses permissions.
doctor-no-settings = Il n’y a pas de fichier de réglages. Ce serait un fichier TOML avec name, language, theme, pace et sort : voir docs/terminal.md.
doctor-no-browser = Aucun n’a été trouvé : sabot affiche l’adresse à ouvrir.
doctor-port-used = Le port { $port } est déjà pris : sabot utilise le serveur qui y tourne, ou prend un port libre.
doctor-no-network = Les autres appareils ne peuvent pas joindre cet ordinateur : connecte-le à un réseau pour jouer ensemble.
flag-unknown = il n’y a pas d’option { $flag }
flag-unknown-near = il n’y a pas d’option { $flag } ; tu voulais dire { $near } ?
flag-unknown-letter = il n’y a pas d’option { $flag } : { $letter } n’est pas une option
flag-missing = il manque à la commande { $command } la valeur de { $flag }
flag-repeated = { $flag } ne s’emploie qu’une fois
flag-no-choice = « { $value } » ne convient pas pour { $flag } ; choisis parmi { $choices }
flag-no-choice-near = « { $value } » ne convient pas pour { $flag } ; choisis parmi { $choices }. Tu voulais dire { $near } ?
flag-type = « { $value } » ne convient pas pour { $flag } : { $type ->
        [int] il faut un nombre entier
        [float] il faut un nombre
        [bool] il faut true ou false
       *[other] il faut une valeur de type { $type }
    }
flag-refused = « { $value } » ne convient pas pour { $flag } : { $reason }
unreadable-number-least = il faut au moins { $least }
unreadable-number-most = il faut au plus { $most }
unreadable-no-file-name = il manque le nom du fichier
standard-input = entrée standard
standard-output = sortie standard
unreadable-no-file = aucun fichier ou dossier de ce nom
unreadable-not-a-file = ce n’est pas un fichier
unreadable-directory = c’est un dossier
unreadable-no-directory = ce n’est pas un dossier
unreadable-no-permission = permission refusée
unreadable-no-space = il n’y a plus de place sur le disque
unreadable-address-used = l’adresse est déjà prise
unreadable-address-elsewhere = cet ordinateur n’a pas cette adresse
unreadable-system = { $reason }
unreadable-file-name = ce n’est pas un nom de fichier
unreadable-file-exists = ce fichier existe déjà ; --resume continue une partie
unreadable-name-value = doit être nom=valeur, pas { $value }
unreadable-option-value = impossible de lire { $value }
unreadable-not-for-resumed = ne va pas avec --resume
unreadable-for-bots = ne va qu’avec --bots
unreadable-nobody-plays = nomme des personnes, mais avec --bots il n’y a que des bots
unreadable-not-for-link = ne va pas avec la table d’un serveur
unreadable-only-bots = seuls des bots jouent cette partie ; sabot match --resume la reprend
unreadable-table-link = doit être le lien d’une table, comme http://localhost:8000/t/KEY, ou son code, comme KTRB, pas { $link }
unreadable-server-says = le serveur dit : { $reason }
unreadable-unreachable = le serveur est injoignable
unreadable-one-person = est pour une seule personne ; pour plusieurs, utilise --people
unreadable-said-otherwise = vaut { $value }, mais --option { $option } vaut { $other }
unreadable-more-people = { $people } personnes, c’est trop pour { $players } joueurs
unreadable-name-birthday = doit être nom=mois-jour, comme ana=07-31, pas { $value }
unreadable-seat-or-open = choisis --seat ou --open : ce que voit un joueur, ou toutes les mains
unreadable-round-or-step = choisis --round ou --step : les étapes sont numérotées sur toute la partie
unreadable-commitment = doit être une suite de { $shortest } à { $longest } chiffres hexadécimaux, pas { $value }
unreadable-matches-or-rounds = choisis des parties ou des manches, pas les deux
unreadable-at-least-one = il faut au moins 1
unreadable-threads = doit être compris entre 1 et { $most }, pas { $count }
unreadable-seconds = doit être supérieur à 0, sans dépasser { $most } secondes
unreadable-arena-alone = il faut au moins deux bots
unreadable-arena-twice = { $bot } est nommé deux fois
unreadable-arena-together = { $bots } bots ensemble occupent { $bots } places, pas { $players }
unreadable-arena-challenger = choisis --together ou --challenger, pas les deux
unreadable-arena-deal = la donne { $deal } de { $edition } est bloquée : { $wrong }
unreadable-arena-failed = le bot { $bot } a échoué : { $wrong }
unreadable-arena-not-kept = ce fichier ne contient pas les donnes d’une arène
unreadable-arena-other = ce fichier contient les donnes d’une autre arène : { $name } y vaut { $there }, et ici { $here }
unreadable-arena-line = cette donne n’a rien à faire ici
unreadable-records-by = doit être { $values } ou une option des jeux, pas { $value }
unreadable-dataset-card = ce n’est pas la fiche d’un jeu de données
unreadable-dataset-full = le dossier n’est pas vide, et ne contient pas de jeu de données
unreadable-dataset-other = ce dossier contient un autre jeu de données : { $name } y vaut { $there }, et ici { $here }
unreadable-vary = doit être un nom et des valeurs différentes, comme stacking=off,same, pas { $value }
unreadable-plot-format = le nom d’une image doit finir par { $values }
unreadable-rows-format = le nom d’un fichier de lignes doit finir par { $values }
unreadable-worker-lost = un processus de travail a été arrêté de force
# Un cluster : `$theirs` et `$ours` sont des versions comme `sabot 0.1.0, rules 1`.
unreadable-no-cluster = aucun cluster ne répond à l’adresse { $address }
unreadable-no-workers = le cluster n’a aucun processus de travail
unreadable-cluster-lost = la connexion au cluster { $address } a été perdue
unreadable-other-sabot = un processus de travail a { $theirs }, mais ici c’est { $ours } : les résultats pourraient différer

# Textes. `$problem` est ce que dit une bibliothèque, en anglais.

unreadable-yaml = { $fault ->
    [list] il manque une virgule ou un « ] » avant cet endroit
    [mapping] il manque une virgule ou un « { "}" } » avant cet endroit
    [quote] il manque un guillemet avant cet endroit
    [escape] une barre oblique inverse introduit ici quelque chose qui n’a pas de sens
    [colon] un deux-points n’a pas sa place ici : il en manque un à la ligne d’avant, l’indentation est incorrecte, ou un texte a besoin de guillemets
    [key] il manque un deux-points après une clé avant cet endroit
    [indentation] l’indentation ne s’accorde pas avec celle des lignes au-dessus
    [character] une valeur ne peut pas commencer par ce caractère : un texte a besoin de guillemets, et l’indentation se fait avec des espaces
    [document] un second document commence ici, mais il ne peut y en avoir qu’un
   *[other] ce n’est ni du YAML ni du JSON : { $problem }
}
unreadable-value = impossible de lire la valeur { $value }
unreadable-character = caractère { $character } inattendu : ce n’est pas du texte
unreadable-too-deep = c’est imbriqué trop profondément
unreadable-shorthand = tout doit être écrit en entier, sans ancres, alias ni étiquettes
unreadable-key-twice = la clé { $key } apparaît deux fois
unreadable-key-not-a-word = une clé doit être un mot
unreadable-key-missing = il manque la clé { $key }
unreadable-unknown-key = clé inconnue : { $key }

# Ce que quelque chose doit être ; son nom est devant.

unreadable-choice = doit être { $values }, pas { $value }
unreadable-flag = doit être true ou false, pas { $value }
unreadable-number = doit être un nombre entier de 0 à { $most }, pas { $value }
unreadable-text = doit être du texte, pas { $value }
unreadable-one-line = doit être une seule ligne, de 1 à { $most } caractères, pas { $value }
unreadable-seed = doit être du texte ou un nombre entier de 0 à { $most }, pas { $value }
unreadable-mapping = doit être un dictionnaire
unreadable-player = doit être un joueur, pas { $value }
unreadable-players = doit être une liste de joueurs
unreadable-names = doit être une liste de noms
unreadable-cards = doit être une liste de cartes
unreadable-hands = doit être un dictionnaire des cartes de chaque joueur
unreadable-bots = doit nommer un bot pour chaque place jouée par un bot
unreadable-birthdays = doit donner pour chaque joueur une date comme 07-31
unreadable-birthday = doit être un mois et un jour, comme 07-31, pas { $value }
unreadable-should-be = devrait être { $value }

# Joueurs et options.

unreadable-not-a-player = { $name } n’est pas un joueur
unreadable-name = un nom doit être du texte imprimable sans espaces inutiles, pas { $name }
unreadable-long-name = un nom doit avoir au plus { $most } caractères, pas { $count }
unreadable-taken-name = { $name } ne peut pas être le nom d’un joueur
unreadable-same-name = deux joueurs ont le même nom
unreadable-seats = il faut de { $fewest } à { $most } joueurs, pas { $count }
unreadable-deck-size = un paquet compte au plus { $most } cartes, pas { $count }
unreadable-policy = il n’y a pas de bot { $policy } ; au choix : { $policies }
unreadable-actions = doit contenir { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} de 0 à { $last }, un pour chaque table
unreadable-opponents = doit être un bot pour tous, ou une liste de { $count }, un pour chacun des autres
unreadable-state = doit être l’état d’un environnement qui a le même jeu, les mêmes options et les mêmes joueurs
unreadable-reset-mask = doit être true ou false pour chaque table ({ $count } en tout), et true pour au moins une
unreadable-seeds = doit être un nombre, ou une liste de { $count }, un pour chaque table
unreadable-bot-illegal = il a répondu { $action }, mais ne pouvait faire que l’une de ces actions : { $legal }
unreadable-bot-command = une commande doit suivre, comme exec:python3 mybot.py
unreadable-bot-module = ce bot n’existe pas : { $reason }
unreadable-bot-kind = ce n’est pas un bot : il faut un sabot.bots.Bot, ou une fonction qui en renvoie un
unreadable-bot-silent = on lui a demandé une décision, et il a répondu null
unreadable-bot-late = il n’a pas répondu en { $seconds } s
unreadable-bot-ended = le processus s’est terminé sans répondre
unreadable-bot-answer = la réponse doit être une ligne comme {"{"}"action": "draw"{"}"}, pas { $line }
unreadable-own-bot = on ne peut pas lancer ton propre bot à partir d’un enregistrement : { $policy }
unreadable-birthday-missing = il manque un anniversaire : { $player }
unreadable-no-option = il n’y a pas d’option { $option }
unreadable-settings-syntax = { $fault ->
    [encoding] les réglages ne sont pas du texte en UTF-8
    [twice] ce réglage apparaît deux fois
   *[line] les réglages sont illisibles : une ligne doit s’écrire comme name = "Ana"
}
unreadable-settings-unknown = il n’y a pas de réglage { $name } ; au choix : { $names }
unreadable-settings-value = { $name } doit être { $values }, pas { $value }
unreadable-settings-text = { $name } doit être un texte entre guillemets, pas { $value }
unreadable-for-list = ne sert que pour la liste
unreadable-no-kept-match = { $last ->
    [0] il n’y a pas de partie { $number } : aucune n’est encore enregistrée
    [one] il n’y a pas de partie { $number } : la liste n’en compte qu’une, la { $last }
   *[other] il n’y a pas de partie { $number } : celles de la liste vont de 1 à { $last }
}
unreadable-match-is-over = cette partie est finie ; on peut la revoir
unreadable-sheet-for = la notice { $sheet } est pour { $those }, pas pour { $this }
unreadable-option-for = l’option { $option } est pour { $those }, pas pour { $this }
unreadable-option-of-match = l’option { $option } est pour les parties, pas pour les manches : dis combien de parties jouer
unreadable-option-choice = l’option { $option } doit être { $values }, pas { $value }
unreadable-option-flag = l’option { $option } doit être true ou false, pas { $value }
unreadable-option-number = l’option { $option } doit être un nombre entier de { $least } à { $most }, pas { $value }
unreadable-option-weights = l’option { $option } doit donner un poids par icône, comme { "{" }war: 2, race: 0{ "}" }, pas { $value }
unreadable-option-icon = l’option { $option } n’a pas d’icône { $icon } ; au choix : { $icons }
unreadable-option-weight = l’option { $option } demande pour { $icon } un nombre entier de 0 à { $most }, pas { $value }
unreadable-option-weightless = l’option { $option } demande un poids au-dessus de 0 pour au moins une icône
unreadable-scoring-for = { $scoring } se joue à { $counts }, pas à { $players }

# Actions.

unreadable-no-action = il n’y a pas d’action { $action }
unreadable-nothing-follows = rien ne doit suivre { $word }, et pourtant il y a { $rest }
unreadable-nothing-follows-card = rien ne doit suivre la carte, et pourtant il y a { $rest }
unreadable-something-follows = il faut quelque chose après { $word }
unreadable-no-icon = la roue n’a pas d’icône { $icon } ; au choix : { $icons }
unreadable-no-such-thing = rien ne s’appelle { $value } dans ce jeu
unreadable-no-colour-in = il n’y a pas de couleur { $colour } dans { $edition }
unreadable-no-card-in = il n’y a pas de carte { $card } dans { $edition }
unreadable-not-for-referee = { $action }, ce n’est pas à l’arbitre de le dire
unreadable-not-for-player = { $action }, ce n’est pas à un joueur de le dire
unreadable-not-in-list = il n’y a pas d’action { $number } dans la liste
unreadable-no-action-here = { $typed } n’est pas une action ici ; tape ? pour l’aide
unreadable-means-nothing = { $typed } ne veut rien dire ici ; tape ? pour l’aide
unreadable-who-does-what = qui fait quoi ? Écris « nom: action »
unreadable-who-stirs = qui participe au mélange ? Écris « nom: n’importe quoi »
unreadable-no-suggestion = { $player } est un bot, et les bots ne font pas de suggestions
unreadable-not-at-table = { $player } ne joue pas à cette table
unreadable-not-dealt = les cartes ne sont pas encore distribuées
unreadable-name-one = { $what ->
    [round] donne le numéro d’une manche, jusqu’à { $most }
    [table] donne le numéro d’une table, jusqu’à { $most }
   *[step] donne le numéro d’une étape, jusqu’à { $most }
}
unreadable-last-one = { $what ->
    [round] il n’y a pas de manche { $named } : la dernière est la { $most }
    [table] il n’y a pas de table { $named } : la dernière est la { $most }
   *[step] il n’y a pas d’étape { $named } : la dernière est la { $most }
}

# Positions. `drawn`, `former`, `next`, `due`, `choices`, `fixed`, `shown` et `effect` sont des clés, qui restent anglaises.

unreadable-not-a-position = ce n’est pas une position : il faut un dictionnaire, avec des clés comme edition, players et hands
unreadable-script = doit être une liste de lignes comme `- ana: play R7`
unreadable-script-line = doit être un seul `joueur: action`
unreadable-script-line-text = doit être un seul `joueur: action`, tous deux du texte
unreadable-not-a-card = { $card } n’est pas une carte
unreadable-both-faces = { $card } doit s’écrire avec ses deux faces, comme R7/P3
unreadable-wrong-way-round = { $card } a ses faces à l’envers
unreadable-copies = { $count ->
    [one] { $count } carte { $card }, mais le paquet n’en a que { $held }
   *[other] { $count } cartes { $card }, mais le paquet n’en a que { $held }
}
unreadable-no-hand = { $player } n’a pas de main
unreadable-empty-hand = est vide, mais la manche n’est pas finie
unreadable-empty-discard = est vide, mais la manche a déjà commencé
unreadable-no-sides = { $edition } n’a pas de côtés
unreadable-not-at-start = doit être omis tant que la manche n’a pas commencé
unreadable-discard-at-start = doit être vide tant que la manche n’a pas commencé
unreadable-start = une manche commence côté héros, vers la gauche
unreadable-no-first-card = aucune de ces cartes ne peut ouvrir la manche
unreadable-one-asked = doit nommer le seul joueur qui décide
unreadable-idle = { $player } ne pourrait rien faire dans cette phase
unreadable-colour-needed = est nécessaire, car la carte du dessus est un joker
unreadable-no-colour = il n’y a pas de couleur { $colour }
unreadable-no-colour-on-side = il n’y a pas de couleur { $colour } de ce côté
unreadable-colour-twice = écris { $key } ou { $other }, pas les deux
unreadable-colour-on-top = est { $top } d’après la carte du dessus, pas { $colour }
unreadable-called-owes = qui a dit UNO n’a plus à le dire
unreadable-late-owes = doit faire partie de ceux qui doivent dire UNO
unreadable-not-one-card = { $player } n’a pas exactement une carte
unreadable-only-at-end = n’est connu qu’à la fin de la manche
unreadable-turn-at-end = doit être omis quand la manche est finie
unreadable-winner-at-end = doit être nommé quand la manche est finie
unreadable-owes-at-end = quand la manche est finie, personne n’a plus à dire UNO
unreadable-not-remembered = { $key } n’a pas sa place dans cette phase
unreadable-no-effect = il n’y a pas d’effet { $effect }
unreadable-cards-asked = doit nommer des cartes du joueur qui décide
unreadable-not-held = { $card } n’est pas dans la main du joueur qui décide
unreadable-no-wheel = il n’y a pas de roue
unreadable-former-other-side = former est une couleur de l’autre côté
unreadable-dealer-turns-up = ce doit être le tour du donneur, qui retourne la première carte
unreadable-out-holds-nothing = un joueur qui a fini ne doit plus avoir de cartes
unreadable-out-being-resolved = ce doit être le tour du joueur qui a fini, dont la carte agit encore
unreadable-out-takes-no-part = qui a fini ne joue plus
unreadable-drawn-needed = dans la phase drawn, il faut la clé drawn
unreadable-colour-for-wild = on ne peut annoncer une couleur que pour un joker
unreadable-no-such-effect = cet effet n’existe pas
unreadable-no-colour-for-last = on n’annonce pas de couleur pour cette dernière carte
unreadable-next-needed = il manque la clé next
unreadable-first-calls = c’est le premier joueur qui doit annoncer la couleur
unreadable-affected-calls = c’est le joueur visé ou celui qui a posé la carte qui doit annoncer la couleur
unreadable-another-calls = c’est un autre joueur qui doit annoncer la couleur
unreadable-victim-answers = c’est le joueur visé qui doit répondre
unreadable-answered-on-top = la carte du dessus doit être celle à laquelle on répond
unreadable-colour-after-howler = on ne peut pas annoncer de couleur avant la réponse à la beuglante
unreadable-nobody-answers = personne ne peut répondre à cette carte
unreadable-victim-follows = le joueur visé doit être celui qui suit le joueur qui a posé la carte
unreadable-next-follows = next doit être le joueur qui suit le joueur visé
unreadable-colour-before-answer = la couleur doit être annoncée avant la réponse
unreadable-due = due doit être le nombre de cartes que cette carte fait piocher au joueur visé
unreadable-layer-names = c’est le joueur qui a posé la carte qui doit désigner un joueur
unreadable-naming-on-top = la carte du dessus doit être celle qui fait désigner quelqu’un
unreadable-choices-tied = choices doit être la liste des joueurs à égalité
unreadable-any-other-named = choices doit être la liste de tous les autres joueurs
unreadable-hero-on-top = le héros doit être sur le dessus
unreadable-affected-discards = c’est le joueur visé qui doit défausser
unreadable-effect-needed = il faut les clés effect et next
unreadable-fixed-by-first = fixed doit être le numéro ou la couleur de la première carte défaussée
unreadable-fixed-no-colour = fixed doit être une couleur
unreadable-nothing-put-down = rien n’est encore défaussé
unreadable-shown-in-war = shown doit être ce qu’a montré le gagnant d’une bataille
unreadable-wrong-refused = à cette table, les mauvaises cartes sont refusées
unreadable-objected-to-right = si quelqu’un a protesté à tort, la carte doit convenir, et personne ne peut protester contre sa propre carte
unreadable-objected-stands = quand le joueur suivant a protesté à tort, la carte reste posée
unreadable-next-lets-stand = c’est le joueur suivant qui doit laisser passer la carte
unreadable-lies-on-another = il doit y avoir dessous une autre carte, dont la couleur était en jeu
unreadable-former-under = former doit être la couleur de la carte sous celle qui est en cause

# Enregistrements.

unreadable-not-a-record = il manque la clé { $key } : ce n’est pas l’enregistrement d’une partie
unreadable-keys = { $what ->
    [round] une manche doit être un dictionnaire, avec des clés comme { $key }
   *[record] un enregistrement doit être un dictionnaire, avec des clés comme { $key }
}
unreadable-no-key = { $what ->
    [round] une manche n’a pas de clé { $key }
   *[record] un enregistrement n’a pas de clé { $key }
}
unreadable-newer = { $key ->
    [record] la révision { $revision } du format des enregistrements est plus récente que ce Sabot, qui va jusqu’à la révision { $newest }
   *[rules] la révision { $revision } des règles est plus récente que ce Sabot, qui va jusqu’à la révision { $newest }
}
unreadable-key-text = { $key } doit être du texte
unreadable-key-number = { $key } doit être un nombre entier à partir de 1, pas { $value }
unreadable-key-list = { $key } doit être une liste
unreadable-key-names = { $key } doit être une liste de noms
unreadable-key-mapping = { $key } doit être un dictionnaire
unreadable-key-lines = { $key } doit avoir un seul `{ $form }` par ligne
unreadable-key-lines-text = { $key } doit avoir un seul `{ $form }` par ligne, tous deux du texte
unreadable-key-before = { $key } doit venir avant { $later }
unreadable-no-commitment = il manque l’empreinte de la manche
unreadable-never-dealt = { $key } sans tables : les cartes n’ont jamais été distribuées
unreadable-not-counted = { $key } sans { $needed } : la manche n’a pas été comptée
unreadable-more-follows = la manche n’est pas finie, et pourtant il y a une suite
unreadable-match-over = la manche { $number } ne peut pas commencer : la partie était finie
unreadable-round-over = la manche était finie avant cette action
unreadable-round-not-over = la manche n’est pas finie : il manque une action avant cette ligne
unreadable-otherwise = { $key ->
    [winners] la partie a été gagnée par { $found }, pas par { $said }
    [commitment] l’empreinte du secret de la manche est { $found }, pas { $said }
    [tables] les joueurs des tables, et leurs donneurs, sont { $found }, pas { $said }
    [points] les points de la manche sont { $found }, pas { $said }
    [secret] le secret de la manche est { $found }, pas { $said }
   *[events] l’empreinte des événements de la manche est { $found }, pas { $said }
}
# `$why` est une phrase, et `$rule` le numéro de la règle qui la fonde.
unreadable-refused = { $why } [{ $rule }]
# `$wrong` est ce qui ne va pas dans l’enregistrement, et `$changes` sont des phrases.
unreadable-changes = { $since ->
    [1] Après une égalité, le gagnant d’une bataille doit défausser les cartes qu’il a montrées (X-133). Chaque joueur ne peut protester qu’une fois contre une même carte ; si le joueur suivant proteste contre une carte qui convient, elle reste posée (X-54). Un tour passé pour avoir posé une mauvaise carte compte pour la limite de tours (X-64). Une fois qu’une carte est acceptée, elle seule reste dans la défausse quand on mélange celle-ci (X-58).
   *[2] Une fois qu’une carte est acceptée, elle seule reste dans la défausse quand on mélange celle-ci (X-58).
}
unreadable-older-record = { $wrong } (l’enregistrement a été fait avec la révision { $made_by } des règles, et ce Sabot suit la révision { $revision } : { $changes })
unreadable-older-round = une manche en cours a commencé avec la révision { $made_by } des règles, et ne peut pas continuer avec la révision { $revision } : { $changes }
unreadable-elsewhere = cette partie se joue déjà dans une autre fenêtre

# Le serveur. `person` reste en anglais ; `$reason` est ce que dit une bibliothèque, en anglais.
unreadable-no-person = une place au moins doit être pour une personne
unreadable-device-seats = { $people } personnes jouent sur l’appareil, mais il n’y a pas autant de places pour des personnes
unreadable-draw-device = on ne peut pas tirer les places au sort quand plusieurs personnes partagent un appareil
unreadable-no-bot = doit être person ou l’un de ces bots : { $bots } ; pas { $name }
unreadable-one-face = { $action } : n’écris que la face en jeu de la carte
unreadable-guest-name = un nom doit avoir de 1 à { $most } caractères imprimables
unreadable-face = doit être l’un de ces avatars : { $faces } ; pas { $value }
unreadable-long-message = un message doit avoir au plus { $most } octets
unreadable-message = { $fault ->
    [missing] il manque le champ { $name }
    [unknown] il n’y a pas de champ { $name }
    [kind] doit être { $wanted }, pas { $got }
    [length] sa longueur doit être { $bound }
    [bound] doit être { $bound }
   *[other] le message est illisible
}
unreadable-one-wish = un message doit demander une seule chose : { $wishes }
unreadable-many-steps = on peut montrer au plus { $most } étapes à la fois
unreadable-language = doit être l’une de ces langues : { $languages } ; pas { $value }
unreadable-code = un code doit avoir au moins { $least } lettres, comme KTRB
unreadable-listen = impossible d’utiliser cette adresse : { $reason }
unreadable-listen-passed = ce qui a été transmis n’est pas un socket TCP à l’écoute
unreadable-server-url = doit être l’adresse d’un serveur, comme http://localhost:8000, pas { $url }
unreadable-banned = doit être une personne comme guest-0123456789abcdef, une adresse ou un réseau, pas { $value }
unreadable-admin-what = doit être suivi d’une table, d’une personne ou d’une adresse
unreadable-admin-alone = ne doit être suivi de rien
unreadable-no-report = il n’y a pas de signalement { $number }
unreadable-no-table = cette table n’existe pas
unreadable-no-ban = a déjà le droit d’entrer
unreadable-address = doit être une adresse comme { $examples }
unreadable-not-installed = il manque des paquets ; pour les installer : { $command }
unreadable-newer-database = cette base de données a été modifiée par un Sabot plus récent, et celui-ci ne peut pas s’en servir
unreadable-bus = le bus est injoignable : { $reason }
unreadable-in-use = un autre serveur utilise déjà ce fichier ; pour faire tourner plusieurs serveurs, il faut --database postgresql://… et --bus redis://…
unreadable-public-url = doit être une adresse sans chemin, comme { $examples }
unreadable-not-backup = ce n’est pas une sauvegarde, ou elle est endommagée
unreadable-backup-onto-itself = c’est la base de données elle-même
unreadable-database-in-use = un serveur utilise cette base de données ; il faut d’abord l’arrêter
unreadable-database-not-empty = la base de données contient déjà des tables de jeu ; --force remplace tout son contenu par la sauvegarde

## La page : partout

page-unreachable = Le serveur ne répond pas. Est-il en marche ?
page-offline = Pas de connexion au serveur. Les règles restent disponibles, et rien n’est perdu.
page-offline-table = La table apparaîtra dès que la connexion sera rétablie.
page-new-version = Une nouvelle version est prête. Recharge quand tu veux.
page-reload = Recharger
page-failed = Ça n’a pas marché ; réessaie.
page-nothing-here = Il n’y a rien ici.
page-home = Accueil
page-pages = Pages
page-skip = Aller au contenu
page-language = Langue
page-theme = Thème
page-theme-choice = { $theme ->
    [light] clair
    [dark] sombre
   *[auto] comme l’appareil
}
page-level = { $level ->
    [novice] débutant
    [gentle] facile
    [casual] moyen
    [fair] avancé
   *[sharp] expert
}
page-bot = Bot, { page-level }
page-person = Une personne
page-name = Ton nom
page-face = Choisis ton avatar
page-face-name = { $face ->
    [dog] Chien
    [fox] Renard
    [bear] Ours
    [rabbit] Lapin
    [mouse] Souris
    [pig] Cochon
    [cow] Vache
    [lion] Lion
    [elephant] Éléphant
    [frog] Grenouille
    [owl] Hibou
    [penguin] Manchot
    [duck] Canard
    [fish] Poisson
    [snail] Escargot
    [bee] Abeille
    [crab] Crabe
    [dragon] Dragon
    [unicorn] Licorne
   *[cat] Chat
}
page-me = Tes données
page-me-about = Ce que ce serveur sait de toi : les tables où tu étais, ce que tu y as fait et tes résultats.
page-me-download = Télécharger
page-me-leave = Se déconnecter sur tous les appareils
page-me-leave-sure = Tu repars de zéro, ici et sur tous les autres appareils, et tes places se libèrent. C’est définitif.
page-me-delete = Tout supprimer
page-me-delete-sure = Tes résultats seront supprimés, ainsi que les tables où tu jouais sans personne d’autre. Là où d’autres ont joué avec toi, seul restera le nom sous lequel tu jouais. Cela te déconnectera sur tous les appareils. C’est définitif.
page-me-done = C’est fait. Tu repars de zéro.
# Des idées pour qui n’a pas encore de nom, séparées par des espaces.
page-names = Camille Dominique Sacha Lou Charlie Noa Alix Maxime
page-seats-free = { $number ->
    [0] complet
    [one] { $number } place libre
   *[other] { $number } places libres
}

## La page : l’accueil

page-shot-home = Choisis un jeu et assieds-toi
page-shot-table = À la table
page-home-title = Assieds‑toi, les cartes sont distribuées
page-home-about = Quatre jeux de cartes où l’on associe les couleurs, joués exactement comme le disent leurs notices imprimées.
page-home-game = Quel jeu ?
page-home-opponents = Adversaires
page-home-fewer = Un adversaire de moins
page-home-more = Un adversaire de plus
page-home-level = Quel niveau ?
page-home-length = En combien de points ?
page-length = { $length ->
    [round] une manche
   *[points] { $length }
}
page-home-play = Jouer
page-home-friends = Entre amis
page-home-friends-about = Ouvre une table, envoie son lien, et jouez ensemble.
page-home-create = Ouvrir une table
page-home-device = À plusieurs sur un appareil
page-home-join = Rejoindre
page-home-code = Lien ou code d’une table
page-home-no-code = Ce n’est ni un lien ni un code de table.
page-home-tournament = Tournoi
page-home-tournament-about = Un lien, et tout le monde participe : des partenaires qui changent, à une table ou à deux, ou l’élimination jusqu’à ce qu’il ne reste qu’un joueur.
page-home-watch-about = Prends place à une table publique, ou regarde jouer.
page-home-rules = Règles
page-home-rules-about = Chaque règle en mots simples, avec sa source et des exemples.
page-home-matches = Mes parties
page-home-matches-about = Résultats, graphiques et parties à revoir.
page-tables = Tables ouvertes
page-tables-none = Aucune table publique n’est ouverte en ce moment.
page-tables-make = En ouvrir une
page-tables-host = { $title ->
    [none] Chez { $seat }
   *[other] { $title }
}
page-tables-playing = partie en cours
page-tables-sit = S’asseoir
page-tables-watch = Regarder

## La page : une nouvelle table

page-new = Une nouvelle table
page-new-game = Jeu
page-new-seats = Places
page-new-seat = Place { $number }
page-new-seat-yours = Place { $number } : toi
page-new-seat-add = Ajouter une place
page-new-seat-drop = Retirer la place { $number }
page-new-seats-for = { $scoring ->
    [partners] En équipes, on joue à quatre, six, huit ou dix.
   *[rotation] Avec des partenaires tournants, on joue à quatre, ou à huit sur deux tables.
}
page-device-new = Plusieurs personnes jouent sur cet appareil
page-device-new-about = Donne un nom à chaque personne, puis fais passer l’appareil : entre les tours, aucune carte n’est visible. Une place sans nom reste libre pour quelqu’un qui a le lien. Toute la table voit qui partage un appareil.
page-device-name = Nom de la personne à la place { $number }
page-device-who = Nom
page-device-shared = même appareil
page-device-curtain = Aucune carte n’est visible
page-device-hand-over = Passe l’appareil à { $name }
page-device-ready = C’est moi, { $name }. Voir mes cartes
page-device-look = { $name } : voir mes cartes
page-device-hide = { $name } : cacher mes cartes
page-device-call = { $name } : { $call }
page-new-match = Partie
page-new-scoring = { $scoring ->
    [winner] points au gagnant
    [lowest] plus petit total
    [none] une manche
    [elimination] élimination
    [partners] équipes
   *[rotation] partenaires tournants
}
page-new-match-about = { $scoring ->
    [winner] Qui gagne une manche marque ce que les autres ont en main. Qui atteint l’objectif en premier gagne.
    [lowest] Chacun cumule ce qui lui reste en main. Dès que quelqu’un atteint l’objectif, le plus petit total gagne.
    [none] Une seule manche : qui finit en premier gagne.
    [elimination] Élimination : chacun cumule ce qui lui reste en main, et qui atteint l’objectif quitte la partie. Les deux derniers jouent une finale en duel.
    [partners] Par équipes de deux : les partenaires jouent face à face et marquent ensemble.
   *[rotation] Un tournoi à quatre, ou à huit sur deux tables : chacun joue quelques manches avec chacun des autres comme partenaire et garde ses points. Le plus grand total gagne.
}
page-new-more = Objectif, donneur et autres réglages
page-new-rules = Règles de la manche
page-new-group = { $group ->
    [sheet] Règles
    [laying] Poser et piocher
    [uno] Dire UNO
    [game] Seulement dans ce jeu
    [house] Règles maison
   *[more] Autres règles
}
page-new-changed = { $number ->
    [0] aucun changement
    [one] { $number } changement
   *[other] { $number } changements
}
page-new-usual = par défaut : { $value }
page-new-yes = oui
page-new-no = non
page-new-rule = Règle { $rule }
page-new-reset = Annuler tous les changements
page-new-clocks = Temps et rythme
page-new-clock = { $clock ->
    [decision] Temps de réflexion
    [window] Temps pour réagir
    [pause] Entre les manches
   *[pace] Rythme des bots
}
page-new-clock-about = { $clock ->
    [decision] Secondes pour réfléchir. Un joueur qui met plus de temps pioche et passe ; ensuite, un bot joue jusqu’à son retour. 0 : sans limite.
    [window] Le temps pour dire UNO, surprendre quelqu’un ou protester avant que le jeu continue : rapide, 1,5 seconde ; normal, 2,5 ; tranquille, 5. Par défaut : normal, ou tranquille à partir de quatre personnes.
    [pause] Secondes jusqu’à la donne suivante si quelqu’un n’a pas encore confirmé.
   *[pace] 1 : rythme normal ; 0 : sans attendre ; au-dessus de 1 : plus lent.
}
page-new-window = { $window ->
    [quick] rapide
    [normal] normal
    [relaxed] tranquille
   *[usual] par défaut
}
page-new-door = Qui peut venir
page-new-title = Nom de la table
page-new-public = Table dans la liste publique ; sinon, il faut avoir le lien
page-new-spectators = D’autres peuvent regarder
page-new-hints = On peut demander un conseil à un bot
page-new-open = Ouvrir la table
page-new-house = Règles maison
page-new-all = Plus d’options
page-new-all-about = points, toutes les autres règles, temps et rythme, qui peut venir
page-rules = Règles maison
page-rules-about = Règles pour { $game }, là où elles diffèrent des règles par défaut.
page-rules-own = Tes règles
page-rules-name = Nom de ces règles
page-rules-keep = Enregistrer ces règles
page-rules-kept = Les règles « { $name } » sont enregistrées dans ce navigateur.
page-rules-drop = Supprimer « { $name } »
page-rules-share = Partager un lien
page-rules-copied = Le lien est copié.
page-rules-bad = Ce lien ne nomme aucun jeu connu. Il est peut-être incomplet, ou vient d’une autre version.
page-rules-unknown = Cette version ne connaît pas certaines règles du lien : { $names }. On peut jouer avec les autres.

## La page : avant le début

page-screen = Grand écran
page-screen-show = Afficher sur cet écran
page-screen-join = Rejoins la table ici :
page-screen-leave = Quitter l’affichage grand écran
page-screen-full = Plein écran
page-screen-whole = Afficher toute la table
page-room = Avant le début
page-room-invite = Invite tes amis
page-room-invite-about = Il suffit d’avoir ce lien pour rejoindre la table.
page-room-local = Ce lien ne marche que sur cet ordinateur. Pour que d’autres personnes de ton réseau puissent entrer, lance sabot serve --host 0.0.0.0.
page-room-closed = Pour l’instant, ce lien ne s’ouvre que sur cet ordinateur.
page-room-open = Laisser entrer les autres personnes du réseau
page-room-is-open = Les autres personnes du réseau peuvent entrer.
page-room-close = N’autoriser de nouveau que cet ordinateur
page-room-scan = À scanner avec l’appareil photo d’un téléphone
page-room-qr = Code QR du lien
page-room-address = Adresse
page-room-trouble = Le lien ne s’ouvre pas ?
page-room-trouble-about = L’autre appareil doit être sur le même réseau : ni en données mobiles, ni sur un Wi-Fi invité. S’il y a une autre adresse, essaie-la. Sinon, un pare-feu de cet ordinateur bloque peut-être le port { $port }.
page-room-by-hand = Ici, ton navigateur ne copie pas tout seul. Le lien est sélectionné : copie-le à la main.
page-room-link = Lien de cette table
page-room-copy = Copier le lien
page-room-copied = Copié
page-room-share = Partager
page-room-seats = Places
page-room-free = libre
page-room-you = toi
page-room-host = hôte
page-room-absent = hors ligne
page-room-sit = S’asseoir
page-room-move = S’asseoir ici
page-room-leave = Quitter la place
page-room-give = Qui prend la place { $number } ?
page-room-remove = Exclure { $seat }
page-room-start = Commencer
page-room-start-about = Des bots prennent les places libres.
page-room-host-starts = { $seat } lance la partie.
page-room-rules = Règles de cette table
page-room-fair = Une donne que personne ne peut truquer
page-room-fair-about = Le serveur s’est engagé sur la première donne avant que quiconque prenne place. Le sel de chaque joueur change le mélange ; ton navigateur a tiré le tien au hasard, et tu peux le changer. Après la manche, le secret est révélé : tout le monde peut vérifier la donne.
page-room-salt = Ton sel : ce que tu veux
page-room-salted = Ton sel :
page-room-gone = { $code ->
    [removed] { refused-seat-removed }
    [banned] { refused-guest-banned }
    [players-only] Il faut jouer à cette table pour la voir.
   *[none] { refused-table-none }
}
page-request-match = { $name } demande à jouer pour { $seat } et verrait ses cartes.
page-request-room = { $name } demande une place.
page-request-suspect = Une personne que tu as exclue avait la même adresse. C’est peut-être elle, ou quelqu’un d’autre de la même maison.
page-request-allow = Accepter
page-request-refuse = Refuser
page-request-mine = { $state ->
    [host] Tu as demandé une place. L’hôte décide.
    [waits-host] Tu as demandé à jouer pour { $seat } dès que cette manche sera finie. L’hôte décide.
    [waits] Tu joueras pour { $seat } dès que cette manche sera finie.
   *[people] Tu as demandé à jouer pour { $seat }. Les autres personnes à la table décident.
}
page-request-withdraw = Retirer ma demande
page-code = Code de cette table
page-code-about = Dis-le à voix haute : les autres le tapent sur la page d’accueil, ou ouvrent { $address }.
page-code-looking = Recherche de la table { $code }…
page-mine = Tes tables
page-mine-go = { $state ->
    [left] Regarder
   *[seated] Continuer
}
page-mine-state = { $state ->
    [yours] À toi de jouer
    [turn] On attend { $players }
    [between] Entre deux manches
    [left] Tu as laissé ta place
   *[open] Pas encore commencée
}
page-mine-with = { $count ->
    [0] { $round ->
        [0] Personne d’autre pour l’instant
       *[other] Contre des bots
    }
   *[other] Avec { $players }
}
page-leave-keep = Partir pour l’instant
page-leave-keep-about = { $case ->
    [alone] La table ne bouge plus jusqu’à ton retour.
    [clock] Ta place reste à toi. Quand ton temps est écoulé, tu pioches et tu passes ; ensuite, un bot joue pour toi jusqu’à ton retour.
   *[patient] Ta place reste à toi. Quand c’est ton tour, les autres t’attendent.
}
page-leave-found = Tu retrouveras la table sur la page d’accueil, sous « { page-mine } ».
page-leave-give = Laisser ma place
page-leave-give-about = Un bot te remplace aussitôt, et quelqu’un d’autre peut prendre la place. Tant que personne ne l’a prise, tu peux revenir.
page-late = { $what ->
    [tournament] Le tournoi a commencé.
   *[match] La partie a commencé.
}
page-late-take = { $when ->
    [now] Prendre une place
    [ask] Demander une place
   *[round] Jouer à la prochaine manche
}
page-late-seats = Quelle place prends-tu ?
page-late-seats-about = Tu joues la suite sous le nom de cette place, avec ses points.
page-late-seat = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-late-wait = Attendre la prochaine partie
page-late-waiting = Dès que la prochaine partie s’ouvrira, tu la rejoindras automatiquement. Aucune place ne t’est gardée : prends-en une libre.
page-late-watch = Seulement regarder
page-late-cancel = Annuler
page-room-full = Toutes les places sont prises. { $seat } peut te donner celle d’un bot ; sinon, attends ici qu’une place se libère.
page-device = Jouer sur un autre appareil
page-device-about = Tu gardes ton nom, tes places et tes parties.
page-device-ask = Afficher un code
page-device-how = Sur l’autre appareil, ouvre { $address } et tape ce code. Il ne sert qu’une fois et reste valable { $minutes } minutes.
page-device-link = Lien pour l’autre appareil
page-device-here = Continuer ici
page-device-here-about = Tape le code que montre ton autre appareil. Ensuite, tu gardes le même nom et les mêmes places sur les deux.
page-device-instead = { $name } ne jouera plus sur cet appareil.
page-device-code = Code de l’autre appareil
page-device-done = Ici, tu es maintenant { $name }.
page-new-takeover = Qui arrive en retard prend la place d’un bot
page-takeover = { $when ->
    [round] à la prochaine manche
    [now] tout de suite
    [ask] tout de suite, si les autres sont d’accord
   *[never] jamais
}
page-tip = { $tip ->
    [lay] Pose une des cartes relevées : même couleur, même numéro ou même symbole que celle du dessus, ou un joker.
    [draw] Rien ne convient : pioche une carte.
   *[uno] Plus que deux cartes : dis UNO avant de poser, sinon on peut te surprendre.
}
page-tip-seen = Compris
# Les phrases d’une introduction ; $seat est l’autre joueur, $a_card la carte du dessus, $hue la couleur sur laquelle porte un bluff.
lesson-step = { $step ->
    [begin] Pose une carte relevée : elle a la couleur ou le numéro de la carte du dessus.
    [keep] Pose une carte relevée qui a la couleur ou le numéro de celle du dessus. Garde la cape pour plus tard.
    [flip] Pose le flip : il retourne toutes les cartes.
    [night] L’autre face compte maintenant : nouvelles couleurs, cartes plus dures.
    [bluff] Poser { $a_card } avec { colour-some } en main, c’est bluffer. { $seat } bluffe, à ton avis ? Alors conteste.
    [guilty] C’était un bluff : { $seat } pioche les cartes, et tu continues.
    [howler] Une beuglante : montre ta main, ou pose la cape pour la garder cachée.
    [named] Une beuglante : sans cape, tu dois montrer ta main.
    [target] Ta beuglante : choisis qui doit montrer sa main.
    [hit] Cette carte te vise. Les boutons disent ce que tu peux faire.
    [spin] { $seat } a posé un tourbillon : à toi de tourner la roue.
    [race] Crie avant { $seat } !
    [discard] Choisis les cartes dont tu veux te débarrasser.
    [colour] Annonce la couleur que tu as le plus en main.
    [drawn] La carte piochée convient : pose-la, ou garde-la.
    [draw] Rien ne convient : pioche une carte.
    [uno] Plus que deux cartes : dis UNO ! avant de poser, sinon { $seat } peut te surprendre.
    [late] Dis UNO ! maintenant, sinon { $seat } peut te surprendre.
    [catch] UNO oublié : surprends vite { $seat } !
    [watch] À { $seat } de jouer.
    [over] Voilà l’essentiel du jeu. Le reste s’apprend en jouant.
   *[play] À toi : pose une carte relevée.
}
page-lesson = Apprendre { $title } en une minute
page-lesson-again = Introduction
page-lesson-about = { $title } : l’introduction
page-lesson-skip = Passer
page-lesson-play = Jouer à { $title } maintenant
page-lesson-other = Introductions aux autres jeux

## La page : à la table

page-ask = { $phase ->
    [drawn] { ask-drawn }
    [colour] { ask-colour }
    [target] { ask-target }
    [spin] { ask-spin }
    [race] Crie avant les autres !
    [discard] { ask-discard }
    [notice] { ask-notice }
   *[turn] { ask-turn }
}
# Une attaque contre celui qui lit, et comment y répondre : « montre ta main ou cache-toi sous la cape ».
page-attack = { $by ->
    [start] Première carte, { $card } : { $ways }.
   *[player] { $seat } a posé { $a_card } : { $ways }.
}
page-way = { $effect ->
    [due] pioche { cards }
    [until] pioche jusqu’à une carte { colour-f }
    [skip] passe ton tour
    [rev] passe ton tour
    [howler] montre ta main
    [challenge] conteste
    [stack] fais piocher le suivant
    [cloak] cache-toi sous la cape
   *[other] accepte
}
# Le genre de partie, en bref.
page-stakes = { $scoring ->
    [winner] en { $target }
    [lowest] en { $target }, le plus petit total gagne
    [elimination] élimination à { $target }
    [partners] { $team ->
        [own] avec { $partner }, en { $target }
       *[none] par équipes, en { $target }
    }
    [rotation] partenaires tournants
   *[none] une manche
}
page-ahead = { $who ->
    [you] tu mènes avec { $number }
   *[other] { $count ->
        [one] { $players } mène avec { $number }
       *[other] { $players } mènent avec { $number }
    }
}
page-debt = { $who ->
    [you] Il te reste une carte : dis UNO !
   *[other] { debt }
}
page-ask-others = { ask-others }
page-ask-jump = Tu as la même carte : tu peux la poser hors de ton tour.
page-waits = { waits }
page-action = { $verb ->
    [draw] Piocher
    [keep] La garder
    [uno] UNO !
    [catch] Surprendre { $seat } !
    [challenge] Contester
    [spin] Tourner
    [wizz] UNO WIZZ !
    [object] Protester !
    [done] { $put ->
        [0] Rien
       *[other] C’est tout
    }
   *[other] { $action }
}
# Ce qu’il en coûte d’accepter.
page-accept = { $effect ->
    [due] Piocher { cards }
    [until] Piocher jusqu’à une carte { colour-f }
    [skip] Passer mon tour
    [rev] Passer mon tour
    [howler] Montrer ma main
    [notice] Laisser passer
   *[other] Accepter
}
# L’enjeu d’un défi, selon que le joueur avait la couleur ou non. $due est 0 quand on pioche jusqu’à une couleur.
page-challenge = { $due ->
    [0] Si { $seat } avait { colour-some }, { $seat } pioche à ta place. Sinon, tu pioches jusqu’à ce que la couleur annoncée sorte, puis encore { $more } cartes.
   *[other] Si { $seat } avait { colour-some }, { $seat } pioche { $due } cartes. Sinon, tu en pioches { $all }.
}
page-odds = Risque de bluff ?
page-effect = { $effect ->
    [hero] { $who ->
        [you] Tu as le plus de cartes : tu peux en défausser une.
       *[other] { $seat } a le plus de cartes et peut en défausser une.
    }
    [almost] { $who ->
        [you] Garde deux cartes ; la dernière que tu défausses sera sur le dessus.
       *[other] { $seat } garde deux cartes et défausse les autres.
    }
    [number] { $who ->
        [you] Tu peux défausser toutes tes cartes d’un même numéro ; la dernière sera sur le dessus.
       *[other] { $seat } peut défausser toutes ses cartes d’un même numéro.
    }
    [colour] { $who ->
        [you] Tu peux défausser toutes tes cartes d’une même couleur ; la dernière sera sur le dessus.
       *[other] { $seat } peut défausser toutes ses cartes d’une même couleur.
    }
    [war] { $shown ->
        [one] { $who ->
            [you] Tu as gagné la bataille : tu peux défausser la carte que tu as montrée.
           *[other] { $seat } a gagné la bataille et peut défausser la carte montrée.
        }
       *[other] { $who ->
            [you] Tu as gagné la bataille : choisis laquelle des cartes que tu as montrées sera sur le dessus.
           *[other] { $seat } a gagné la bataille et choisit quelle carte sera sur le dessus.
        }
    }
    [race] { $who ->
        [you] Tu as crié en premier : tu peux défausser la carte que tu veux.
       *[other] { $seat } a crié en premier et peut défausser une carte de son choix.
    }
   *[other] { icon }
}
page-why-not = { $card } : pourquoi pas ?
# Ce qui se trouve sur la table : ce que c’est et, quand aucune règle ne l’explique, ce que ça fait.
explain-what = { $thing ->
    [draw] La pioche
    [discard] La défausse
    [colour] La couleur en jeu
    [direction] Le sens du jeu
    [hand] Ta main
    [uno] UNO
    [dealer] Le donneur
    [wheel] La roue
    [challenge] Contester
    [match] Les points
    [time] Du temps en plus
    [clock] Le chronomètre
   *[seat] Un joueur
}
explain-does = { $thing ->
    [time] { page-more-time-about }
   *[clock] Quand l’anneau est vide, le joueur qu’on attend pioche et passe ; ensuite, un bot joue jusqu’à son retour.
}
explain-copies = { $number } dans le paquet
page-explain-here = À cette table
page-explain-rule = Lire la règle
page-explain = Qu’est-ce que c’est ?
page-explain-seat = { someone } : { cards }
page-explain-how = Appuie longuement sur quelque chose, survole-le ou tape un point d’interrogation : la table te dit ce que c’est.
page-help = Aide
page-keys = Touches
page-key = { $key ->
    [tab] aller au bouton suivant ou à la main
    [arrows] aller de carte en carte dans la main
    [enter] appuyer sur le bouton, poser la carte
    [numbers] poser la première, la deuxième… carte qui convient
    [explain] expliquer l’élément choisi, ou afficher cette aide
   *[escape] fermer une explication ou une fenêtre
}
page-tell = Interroge la table
page-tell-about = Chaque question a sa touche. Le lecteur d’écran dit la réponse.
page-tell-what = { $what ->
    [last] Qu’a-t-on joué en dernier ?
    [top] Qu’y a-t-il sur le dessus ?
    [hand] Qu’ai-je en main ?
    [counts] Combien de cartes chacun a-t-il ?
    [clock] Combien de temps reste-t-il ?
   *[what] Que puis-je faire ?
}
page-tell-keys = Raccourcis à une touche
# Réponses à des questions, sur la page et dans le terminal.
tell-last-none = Rien n’a encore été joué.
tell-top = { $hue ->
    [none] Sur le dessus : { $card }. Pas encore de couleur en jeu. Pioche : { $number }.
   *[other] Sur le dessus : { $card }. Couleur en jeu : { colour }. Pioche : { $number }.
}
tell-hand = { cards } : { $hand }.
tell-several = { $first } ; { $last }
tell-playable = Tu peux poser : { $hand }.
tell-count = { $uno ->
    [said] { someone } : { cards }, UNO dit
    [owed] { someone } : { cards }, UNO pas dit
   *[none] { someone } : { cards }
}
tell-clock = { $number ->
    [one] { $number } seconde pour décider.
   *[other] { $number } secondes pour décider.
}
tell-window = { $number ->
    [one] { $number } seconde pour dire UNO ou surprendre quelqu’un.
   *[other] { $number } secondes pour dire UNO ou surprendre quelqu’un.
}
tell-no-clock = Aucun chronomètre ne tourne.
page-hand = Ta main : { cards }
page-others = Les autres à la table
page-actions = Ce que tu peux faire
page-direction = { event-reversed }
page-to-draw = pioche : { $number }
page-no-colour = couleur à venir
page-next-back = Dos de la prochaine carte : { $card }.
page-look = { $seat } : les cartes en main
page-dealer = donneur
page-uno-mark = { $uno ->
    [said] UNO !
   *[owed] UNO ?
}
page-presence = { $state ->
    [bot] un bot
    [away] un bot joue pour l’instant
   *[gone] hors ligne
}
# La dernière chose que quelqu’un a faite, en un mot ou deux.
page-bubble = { $kind ->
    [played] { $card }
    [drew] +{ $count }
    [discarded] −{ $count }
    [kept] garde la carte
    [passed] passe
    [called_colour] { colour } !
    [accepted] d’accord
    [challenged] je conteste !
    [guilty] bluff !
    [innocent] pas de bluff
    [targeted] { $to } !
    [called_uno] UNO !
    [caught] surprend { $to } !
    [miscaught] oups
    [wizzed] UNO WIZZ !
    [declined] c’est tout
    [objected] je proteste !
    [took_back] reprend sa carte
    [suggested] en a trop dit
    [skipped] passe son tour
    [skipped_all] je rejoue !
    [won_war] gagne la bataille
    [cancelled] pas moi !
    [affected] moi ?
    [won] fini !
   *[other] …
}
page-hint = Conseil : que ferait un bot ?
page-held = Un instant : les autres peuvent encore réagir.
page-close = Fermer
page-lost = Connexion perdue. Nouvel essai…
page-away = Un bot joue pour toi.
page-asleep = La table est en pause : personne n’a joué depuis un moment.
page-back = Me revoilà
page-looking-on = Tu regardes la partie.
page-board = Table { $number }
page-drawer = Journal et chat
page-log = Ce qui s’est passé
page-chat = Chat
page-say = Écris quelque chose
page-send = Envoyer
page-react = Réactions
page-throw = Lancer
page-throw-at = À qui ?
page-hearing = Qui je veux entendre
page-hear-all = Montrer les bulles et les réactions
page-report = C’était une suggestion
page-mute = Retirer la parole
page-unmute = Rendre la parole
page-hide = Masquer
page-unhide = Afficher
page-abuse = Signaler un abus
page-abuse-done = C’est signalé. La personne qui gère ce serveur le verra.
page-line-actions = Autres actions pour ce message : { $seat }
page-muted = L’hôte a retiré la parole à { $seat }
page-hidden = Messages que tu as masqués : { $seat }
page-sound = Son
page-volume = Volume
page-vibration = Vibrer quand c’est mon tour et quand je dois piocher plusieurs cartes
page-calls = Quand je regarde ailleurs
page-calls-sound = Son et vibration quand c’est mon tour
page-calls-notify = Notifications : mon tour, les arrivées, les départs et les messages
page-calls-denied = Le navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
page-call = { $kind ->
    [turn] C’est à toi
    [start] La partie commence
    [sat] { $seat } a pris place
    [left] { $seat } a quitté la table
    [back] { $seat } est de retour
   *[said] { $seat } : { $text }
}
page-more-time = Temps à la table
page-more-time-choice = { $time ->
    [more] du temps en plus
   *[usual] comme d’habitude
}
page-more-time-about = Avec du temps en plus, les délais sont doublés pour toute la table. Les autres voient que tu l’as demandé.
page-more-time-mark = a demandé plus de temps
page-speed = Animation des cartes
page-speed-choice = { $speed ->
    [0] aucune
    [0.5] lente
    [1] normale
   *[2] rapide
}
page-table-look = Table
page-table-choice = { $table ->
    [wood] bois
    [night] nuit
    [contrast] contraste élevé
   *[felt] tapis
}
page-cards-size = Taille des cartes
page-cards-choice = { $size ->
    [small] petites
    [large] grandes
   *[usual] normales
}
page-sort = Ma main
page-sort-choice = { $sort ->
    [value] par valeur
   *[colour] par couleur
}
page-handed = Boutons
page-handed-choice = { $side ->
    [left] à gauche
   *[right] à droite
}
page-sound-choice = { $sound ->
    [on] oui
   *[off] non
}
page-settings = Réglages
page-own-settings = Enregistrer aussi pour le terminal
page-own-settings-about = Nom, langue, table, rythme et ordre de la main vont dans le fichier de réglages de cet ordinateur.
page-own-settings-saved = Enregistré dans le fichier de réglages de cet ordinateur.
page-pace = Rythme des bots
page-pace-choice = { $pace ->
    [quick] rapide
    [slow] lent
   *[usual] normal
}
page-wheel-icons = Les icônes de la roue
page-round = Manche { $number }
page-round-over = La manche est finie
page-round-won = { event-won }
page-celebrate = { $who ->
    [you] Tu gagnes la manche !
   *[other] { $seat } gagne la manche !
}
page-pad = Feuille de points
page-ready = Manche suivante
page-ready-said = C’est noté
page-waiting-for = On attend encore : { $players }
page-stir = Ton sel pour la prochaine donne
page-stir-help = Il entre dans le mélange de la prochaine donne : ainsi, personne n’a pu choisir les cartes. Il est tiré au hasard ; change-le si tu veux.
page-match-over = La partie est finie
page-match-won = { event-won_match }
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-replay = Revoir
page-record = Enregistrement
page-verify = Vérifier les donnes
page-leave = Quitter la table

## La page : revoir une partie

page-replay-controls = Parcourir la partie
page-replay-step = Étape
page-replay-where = Étape { $number } sur { $last }
page-replay-round-back = À la donne
page-replay-back = Une étape en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Une étape en avant
page-replay-round-next = À la manche suivante
page-replay-speed = Vitesse
page-replay-eyes = Point de vue
page-replay-open = Toutes les mains
page-replay-seat = Vu par { $seat }
page-replay-nobody = Vu par le public
page-replay-round = Manche
page-replay-boards = Toutes les tables
page-replay-table = La table
page-branch = Et si… ?
page-branch-help = Reprends la partie à l’étape { $number }, à ta propre table : des bots jouent pour les autres, et tout peut arriver ensuite.
page-branch-as = À la place de qui ?
page-branch-go = Reprendre à la place de { $seat }
page-proof-purpose = Avant chaque donne, le serveur s’engage sur un secret par une empreinte que rien ne peut changer. Ensuite, le sel de chaque joueur entre dans le mélange et, après la manche, le secret est révélé. Ton navigateur vient de refaire toutes les donnes à partir de l’enregistrement, sans rien demander au serveur.
page-proof-result = { $result ->
    [right] Toutes les donnes sont conformes : { rounds }.
   *[wrong] Quelque chose ne va pas dans cette partie.
}
page-proof-round = { $result ->
    [right] donne conforme
   *[wrong] donne non conforme
}
page-proof-secrets = { $result ->
    [right] Chaque secret est celui sur lequel le serveur s’était engagé.
   *[wrong] Manche { $round } : le secret n’est pas celui sur lequel le serveur s’était engagé.
}
page-proof-shown = { $result ->
    [right] Le serveur t’avait montré ces empreintes avant les donnes.
    [wrong] Manche { $round } : le serveur t’avait montré une autre empreinte avant la donne.
   *[none] Ton navigateur n’a vu aucune empreinte avant une donne : il ne peut pas dire si l’enregistrement a été inventé après coup.
}
page-proof-salted = { $result ->
    [right] Le sel envoyé par ton navigateur est dans les donnes.
    [wrong] Manche { $round } : le sel envoyé par ton navigateur n’est pas celui de la donne.
   *[none] Ton navigateur n’a pas envoyé de sel pour ces donnes.
}
page-proof-dealt = { $result ->
    [right] Les cartes que tu as vues sont celles qui ont été distribuées.
    [wrong] Manche { $round } : tu as vu d’autres cartes que celles qui ont été distribuées.
   *[none] Ton navigateur n’a pas vu ces donnes : il ne peut pas comparer les cartes.
}
page-proof-rest = Pas vérifié ici : qui donne, les mélanges suivants, et si les coups et les points suivent les règles. Pour tout vérifier sur ton ordinateur, télécharge l’enregistrement et lance « sabot verify ».
page-proof-server-agrees = Le serveur dit que tout est conforme.
page-proof-server-objects = Le serveur dit lui-même que quelque chose ne va pas :
page-proof-cards = Cartes telles qu’elles ont été distribuées
page-proof-unreadable = Ton navigateur ne peut pas lire cet enregistrement. « sabot verify » en dit plus.
page-proof-commitment = Empreinte, montrée avant la donne
page-proof-salts = Sel ajouté au mélange
page-proof-salt = { $seat } : « { $salt } »
page-proof-no-salt = aucun
page-proof-secret = Secret, révélé après la manche
page-proof-asking = Ton navigateur refait toutes les donnes…

## La page : le livre des règles

page-rules-search = Chercher dans le livre des règles
page-rules-example = Mots, wild+4 ou D-024
page-rules-games = Jeux
page-rules-every = Tous
page-rules-all = Tout voir ({ $number })
page-rules-nothing = Rien sur « { $what } » dans le livre des règles.
page-rules-near = Tu cherchais peut-être :
page-example-before = Avant
page-example-after = Après

## La page : mes parties

page-matches-played = Jouées
page-matches-won = Gagnées
page-matches-mean = Rang moyen
page-matches-rounds = Manches
page-matches-rate = Taux de victoire
page-matches-rate-told = { $number ->
    [one] Taux de victoire après { $number } partie : { $last }.
   *[other] Taux de victoire après chacune des { $number } parties : { $last } à présent, { $best } au mieux.
}
page-matches-places = Rangs par jeu
page-matches-place-told = { $number ->
    [one] une fois au rang { $place }
   *[other] { $number } fois au rang { $place }
}
page-matches-summary = { $number ->
    [one] { $number } partie · { $won } de victoires · rang moyen { $place }
   *[other] { $number } parties · { $won } de victoires · rang moyen { $place }
}
page-matches-list = Parties
page-matches-all = Tout voir ({ $number })
page-matches-none = Tu n’as pas encore joué de partie jusqu’au bout.
page-matches-when = Date
page-matches-game = Jeu
page-matches-place = Rang
page-matches-points = Points
page-matches-place-of = { $place } sur { $players }
page-matches-replay = Revoir la partie du { $when }

## La page : tournois

page-standing = Classement
page-boards = Tables
page-board-look = Regarder
page-schedule = Programme
page-out = hors jeu
page-new-tournament = Un nouveau tournoi
page-new-tournament-open = Ouvrir le tournoi
page-new-draw = Tirer les places au sort au début de la partie
page-new-draw-about = Toute personne qui a le lien peut participer, tant qu’il reste des places. Les places que personne ne prend disparaissent, et des bots complètent les tables.
page-new-places = Places
page-new-places-fewer = Moins de places
page-new-places-more = Davantage de places
page-part = Participants : { $count } sur { $places }
page-part-in = Participer
page-part-out = Se retirer
page-part-full = Toutes les places sont prises. Tu peux attendre ici qu’une place se libère, ou regarder.
page-part-start = Quand tu lanceras le tournoi, les places seront tirées au sort, et des bots compléteront les tables.
page-part-wait = Quand { $seat } lancera le tournoi, les places seront tirées au sort, et tu arriveras à ta table.
page-part-code = Code de ce tournoi
page-place-now = { $boards ->
    [one] Tu joues avec { $partner }, contre { $players }.
   *[other] Table { $number } : tu joues avec { $partner }, contre { $players }.
}
page-place-next = { $boards ->
    [one] Manche suivante : avec { $partner }, contre { $players }.
   *[other] Manche suivante : table { $number }, avec { $partner }, contre { $players }.
}
page-place-out = Tu es hors jeu. Tu peux regarder jouer les autres.
page-boards-wait = Ta table a fini. À l’autre, on joue encore.
page-round-of = Manche { $number } sur { $rounds }
page-next-seats = Manche suivante
page-screen-draw = Quand { $seat } lancera le tournoi, les places seront tirées au sort.
