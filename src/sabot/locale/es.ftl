### Todo lo que dice Sabot en español.
###
### `$who` y `$whom` son `you` u `other`; entonces `$seat` y `$to` son nombres. `$hue` es un color por su nombre inglés.

## Palabras de la mesa

subject = { $who ->
    [you] Tú
   *[other] { $seat }
}
someone = { $who ->
    [you] tú
   *[other] { $seat }
}
# Detrás de una preposición: «a ti».
object = { $whom ->
    [you] ti
   *[other] { $to }
}
# `$sound` es el sonido con que empieza `$last`: «Ana e Iván», «4 u 8».
list = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
either = { $sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
nobody = Nadie
direction = { $direction ->
    [right] derecha
   *[left] izquierda
}
side = { $side ->
    [villain] villanos
   *[hero] héroes
}
colour = { $hue ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [pink] rosa
    [turquoise] turquesa
    [orange] naranja
   *[violet] violeta
}
icon = { $icon ->
    [almost] casi UNO
    [number] un número menos
    [colour] un color menos
    [red] roba hasta que salga rojo
    [blue] roba hasta que salga azul
    [trade] cambio de manos
    [show] mano abierta
    [war] guerra
   *[race] UNO WIZZ
}

## Cartas: `.a` es una de ellas

# Todas las cartas con color son masculinas.
article = { $hue ->
   *[other] un
}
face-hidden = carta
    .a = una carta
face-number = { $number } { colour }
    .a = { article } { face-number }
face-whirl = { $number } { colour } con remolino
    .a = { article } { face-whirl }
face-draw_one = +1 { colour }
    .a = { article } { face-draw_one }
face-draw_two = +2 { colour }
    .a = { article } { face-draw_two }
face-draw_three = +3 { colour }
    .a = { article } { face-draw_three }
face-draw_five = +5 { colour }
    .a = { article } { face-draw_five }
face-skip = salto { colour }
    .a = { article } { face-skip }
face-skip_all = salto a todos { colour }
    .a = { article } { face-skip_all }
face-reverse = cambio de sentido { colour }
    .a = { article } { face-reverse }
face-flip = Flip { colour }
    .a = { article } { face-flip }
face-wild = comodín
    .a = un comodín
face-wild_draw_four = comodín +4
    .a = un comodín +4
face-howler = vociferador
    .a = un vociferador
# Solo hay una en la baraja.
face-cloak = capa
    .a = la capa
face-hero = héroe
    .a = un héroe
face-wild_draw_two = comodín +2
    .a = un comodín +2
face-villain = villano
    .a = un villano
face-wild_colour = comodín roba color
    .a = un comodín roba color
# Cinco caracteres como mucho: se dibujan en cartas pequeñas.
card-label = { $symbol ->
    [skip] salto
    [skip_all] todos
    [reverse] camb.
    [flip] flip
    [wild] comod
    [wild_draw_four] c+4
    [wild_draw_two] c+2
    [wild_colour] c+col
    [howler] vocif
    [cloak] capa
    [hero] héroe
    [villain] vill.
   *[other] { $symbol }
}

## Lo que ha pasado

event-turned_up = La primera carta es { $a_card }.
event-put_back = La ronda no puede empezar con { $a_card }: la carta vuelve al mazo de robo.
event-played = { $who ->
    [you] Pusiste { $a_card }.
   *[other] { $seat } puso { $a_card }.
}
event-kept = { $who ->
    [you] Guardaste la carta.
   *[other] { $seat } guardó la carta.
}
event-passed = { $who ->
    [you] Pasaste: no queda nada que robar.
   *[other] { $seat } pasó: no queda nada que robar.
}
event-called_colour = { $who ->
    [you] Nombraste el { colour }.
   *[other] { $seat } nombró el { colour }.
}
event-accepted = { $who ->
    [you] Aceptaste.
   *[other] { $seat } aceptó.
}
event-challenged = { $who ->
    [you] Desafiaste el comodín.
   *[other] { $seat } desafió el comodín.
}
event-guilty = { $who ->
    [you] Ibas de farol.
   *[other] { $seat } iba de farol.
}
event-innocent = { $who ->
    [you] No ibas de farol.
   *[other] { $seat } no iba de farol.
}
event-targeted = { $whom ->
    [you] { $who ->
        [you] Te señalaste a ti.
       *[other] { $seat } te señaló.
    }
   *[other] { $who ->
        [you] Señalaste a { $to }.
       *[other] { $seat } señaló a { $to }.
    }
}
event-called_uno = { $who ->
    [you] Dijiste «¡UNO!».
   *[other] { $seat } dijo «¡UNO!».
}
event-spun = { $who ->
    [you] Giraste la ruleta: { icon }.
   *[other] { $seat } giró la ruleta: { icon }.
}
event-wizzed = { $who ->
    [you] Gritaste UNO WIZZ antes que nadie.
   *[other] { $seat } gritó UNO WIZZ antes que nadie.
}
event-took_back = { $who ->
    [you] Tuviste que recoger tu carta: { $card }.
   *[other] { $seat } tuvo que recoger su carta: { $card }.
}
event-skipped = { $who ->
    [you] Perdiste el turno.
   *[other] { $seat } perdió el turno.
}
event-skipped_all = Todos los demás perdieron el turno: { $who ->
    [you] te toca otra vez.
   *[other] le toca otra vez a { $seat }.
}
event-reversed = Ahora se juega hacia la { direction }.
event-flipped = Todo se da la vuelta: ahora se juega en el lado de los { side }, con { $a_card } arriba.
event-won_war = { $who ->
    [you] Ganaste la guerra.
   *[other] { $seat } ganó la guerra.
}
event-no_war = Nadie ganó la guerra.
event-cancelled = { $who ->
    [you] Anulaste el efecto con { $a_card }.
   *[other] { $seat } anuló el efecto con { $a_card }.
}
event-drew = { $who ->
    [you] Robaste
   *[other] { $seat } robó
} { $known ->
    [no] { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
   *[yes] { $count ->
        [one] { $a_card }.
       *[other] { $count } cartas: { $cards }.
    }
}
event-discarded = { $who ->
    [you] Descartaste { $a_cards }.
   *[other] { $seat } descartó { $a_cards }.
}
event-showed = { $whom ->
    [you] { $seat } te enseñó
   *[other] { $who ->
        [you] Le enseñaste a { $to }
       *[other] { $seat } le enseñó a { $to }
    }
} { $known ->
    [no] { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
   *[yes] { $count ->
        [one] { $a_card }.
       *[other] { $count } cartas: { $cards }.
    }
}
event-told = { $who ->
    [you] Enseñaste
   *[other] { $seat } enseñó
} { $known ->
    [no] { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
   *[yes] { $count ->
        [one] { $a_card }.
       *[other] { $count } cartas: { $cards }.
    }
}
event-declined = { $number ->
    [0] { $who ->
        [you] No descartaste ninguna carta.
       *[other] { $seat } no descartó ninguna carta.
    }
   *[other] { $who ->
        [you] No descartaste más cartas.
       *[other] { $seat } no descartó más cartas.
    }
}
event-caught = { $whom ->
    [you] { $seat } te pilló porque olvidaste decir UNO{ $costs }.
   *[other] { $who ->
        [you] Pillaste a { $to }, que olvidó decir UNO{ $costs }.
       *[other] { $seat } pilló a { $to }, que olvidó decir UNO{ $costs }.
    }
}
event-miscaught = { $whom ->
    [you] { $seat } quiso pillarte y se equivocó{ $costs }.
   *[other] { $who ->
        [you] Quisiste pillar a { $to } y te equivocaste{ $costs }.
       *[other] { $seat } quiso pillar a { $to } y se equivocó{ $costs }.
    }
}
event-suggested = { $who ->
    [you] Hiciste una sugerencia{ $costs }.
   *[other] { $seat } hizo una sugerencia{ $costs }.
}
event-objected = { $last ->
    [yes] { $who ->
        [you] Protestaste, pero la carta era correcta.
       *[other] { $seat } protestó, pero la carta era correcta.
    }
   *[no] { $who ->
        [you] Protestaste.
       *[other] { $seat } protestó.
    }
}
event-swapped = { $whom ->
    [you] { $seat } cambió su mano por la tuya.
   *[other] { $who ->
        [you] Cambiaste tu mano por la de { $to }.
       *[other] { $seat } cambió su mano por la de { $to }.
    }
}
event-gave_hand = Todos pasan su mano: { $given }.
given = { someone } a { object }
event-affected = { $extreme ->
    [fewest] { $who ->
        [you] Eres quien menos cartas tiene.
       *[other] { $seat } es quien menos cartas tiene.
    }
   *[other] { $who ->
        [you] Eres quien más cartas tiene.
       *[other] { $seat } es quien más cartas tiene.
    }
}
event-reshuffled = Se baraja la pila de descarte: el nuevo mazo de robo tiene { cards }.
event-capped = { $number ->
    [one] Tras { $number } turno se acaba la ronda: gana la mano con menos puntos.
   *[other] Tras { $number } turnos se acaba la ronda: gana la mano con menos puntos.
}
event-won = { $who ->
    [you] Ganaste la ronda: { points }.
   *[other] { $seat } ganó la ronda: { points }.
}

## Lo que cuesta que te pillen

costs-nothing = : no hay castigo, porque no queda nada que robar
costs-hidden = : castigo de { cards }
costs-shown = : castigo de { cards } ({ $cards })

## La partida

event-drew_high = { $again ->
    [yes] Hay empate y se roba otra vez: { $draws }.
   *[no] Para ver quién reparte: { $draws }.
}
draw-high = { $who ->
    [you] tú robaste { $a_card }
   *[other] { $seat } robó { $a_card }
}
event-deals = { $who ->
    [you] Repartes tú.
   *[other] Reparte { $seat }.
}
event-scored = Puntos: { $scores }.
score = { someone } { $number }
event-eliminated = Fuera de la partida: { $players }.
event-final = La final: { $players }, cara a cara.
# `$players` puede ser «tú», un nombre o varios.
won = { $count ->
    [1] { $who ->
        [you] Ganaste la partida
       *[other] { $players } ganó la partida
    }
   *[other] Victoria compartida: { $players }
}
event-won_match = { $number ->
    [0] { won }.
   *[other] { $count ->
        [1] { won } con { points }.
       *[other] { won }, con { points }.
    }
}

## Por qué no

quoted = { $rule } ({ $id })
whose-duty = { $who ->
    [you] te toca
   *[other] a { $asked } le toca
}
question = { $phase ->
    [drawn] { whose-duty } poner la carta robada o guardarla
    [colour] { whose-duty } nombrar un color
    [answer] { whose-duty } responder a la carta de arriba
    [target] { whose-duty } señalar a alguien
    [spin] { whose-duty } girar la ruleta
    [race] alguien tiene que gritar UNO WIZZ
    [discard] { whose-duty } elegir qué descartar
    [notice] { whose-duty } dar la carta por buena o protestar
   *[turn] { whose-duty } poner una carta o robar
}
refused-over = La ronda ha terminado.
refused-out = Quien se ha quedado sin cartas ya no juega.
refused-not-asked = Ahora no: { question }.
refused-not-now = «{ $action }» no es posible: { question }.
refused-not-referee = Solo el árbitro puede castigar una sugerencia.
refused-referee = El árbitro solo puede castigar sugerencias.
refused-suggestion-off = En esta mesa no se castigan las sugerencias.
refused-already-called = Ya se ha dicho UNO.
refused-automatic = En esta mesa no hace falta decir UNO: se dice solo.
refused-uno-too-late = Demasiado tarde: en esta mesa hay que decir UNO antes de poner la carta.
refused-window-closed = Demasiado tarde: ya ha empezado el turno siguiente.
refused-not-due = UNO se dice justo antes o justo después de poner la penúltima carta.
refused-catch-self = Nadie puede pillarse a sí mismo.
refused-catch-too-late = Demasiado tarde: ya no se puede pillar a { $player }.
refused-owes-nothing = No hay motivo para pillar a { $player }.
refused-object-off = En esta mesa no se pueden poner cartas equivocadas: no hay por qué protestar.
refused-once = Ya has protestado por esta carta.
refused-own-card = No puedes protestar por tu propia carta.
refused-object-nothing-laid = Ahora no hay ninguna carta por la que protestar.
refused-play-spin-due = Tienes que girar la ruleta, no poner una carta.
refused-play-other-side = { $card }: no es del lado en juego.
refused-not-held = { $card }: no está en tu mano.
refused-only-drawn = Después de robar solo se puede poner la carta robada.
refused-no-answer = { $card }: con eso no se puede responder a la carta de arriba.
refused-holds-colour = { $card }: no se puede poner si tienes { colour } en la mano.
sign = { $symbol ->
    [skip] salto
    [skipall] salto a todos
    [rev] cambio de sentido
    [flip] Flip
   *[other] { $symbol }
}
refused-no-match = { $symbol ->
    [nothing] { $card }: no encaja con el { colour }.
   *[other] { $card }: no encaja ni con el { colour } ni con el { sign }.
}
refused-no-colour = Con esta carta no puedes nombrar ahora ningún color.
refused-not-this = { $card }: ahora no se puede descartar.
refused-draw-must-lay = No queda nada que robar: pon una carta que encaje.
refused-drawn-already = Ya has robado una carta: ponla o guárdala.
refused-draw-spin-due = Tienes que girar la ruleta, no robar.
refused-keep-must-lay = La carta robada encaja: en esta mesa hay que ponerla.
refused-colour-other-side = No hay { colour } en el lado en juego.
refused-target-self = Señala a otro jugador.
refused-not-tied = Señala a uno de los jugadores empatados.
refused-challenge-nothing-laid = Nadie te ha puesto un comodín de robo.
refused-no-wild-draw = Solo se puede desafiar un comodín de robo.
refused-last-card = La última carta no se puede desafiar.
refused-strict = En esta mesa un comodín de robo nunca es un farol: no hay nada que desafiar.
refused-must-discard = Descarta hasta quedarte con dos cartas.
refused-tied = Tras un empate tienes que descartar todas las cartas que has enseñado.
refused-icon = Lo decide la ruleta, no quien la gira.
refused-act-eliminated = { $player } ya está fuera de la partida.
refused-act-not-dealt = Ahora no: todavía no se ha repartido.
refused-salt-too-late = Ahora no: solo se puede añadir sal a la mezcla antes de repartir.
refused-salt-twice = Ya has añadido tu sal a la mezcla de este reparto.
refused-deal-too-early = Ahora no: ya se ha repartido.
refused-match-over = La partida ha terminado.

## La casa: lo que no permite, digan lo que digan las reglas

refused-table-none = Esa mesa no existe.
refused-table-over = Esta mesa está cerrada.
refused-table-started = La partida ya ha empezado.
refused-table-not-started = La partida no ha empezado todavía.
refused-table-host-only = Solo puede hacerlo quien dirige la mesa.
refused-start-nobody = Nadie se ha sentado todavía.
refused-seat-none = No existe el asiento { $number }.
refused-seat-taken = El asiento { $number } está ocupado.
refused-seat-have-one = Ya tienes asiento en esta mesa.
refused-seat-had-another = Ya has tenido otro asiento en esta partida: solo puedes volver a ese.
refused-seat-ask-host = De esta mesa se echó a alguien con tu misma dirección. Pide el asiento: lo decidirá quien dirige la mesa.
refused-seat-ask-people = Quien ocupe ahora este asiento verá sus cartas. Pídelo: deciden los demás de la mesa.
refused-seat-ask-round = Quien ocupara ahora este asiento vería sus cartas. Pídelo: será tuyo cuando acabe esta ronda.
refused-seat-refused = No te han dado el asiento. Puedes volver a pedirlo dentro de un minuto.
refused-seat-too-many-ask = Ya hay gente pidiendo un asiento. Vuelve a probar dentro de un momento.
refused-seat-no-request = No hay ninguna petición a la que puedas responder.
refused-seat-which = En este dispositivo juegan varias personas. Indica cuál de ellas juega ahora.
refused-seat-not-yours = Ese asiento no es tuyo.
refused-seat-not-here = Ahí no hay nadie.
refused-seat-removed = Quien dirige la mesa te ha echado de ella.
refused-remove-host = No se puede echar a quien dirige la mesa.
refused-rematch-too-early = Solo hay revancha cuando termina la partida.
refused-rematch-device = { $player } comparte un dispositivo con otras personas, así que la próxima mesa la tiene que abrir { $player }.
refused-act-stale = El juego ha avanzado: mira otra vez.
refused-act-held = Espera: los demás aún pueden intervenir.
refused-chat-nothing = Di algo, o elige una de las frases.
refused-chat-no-phrase = No existe la frase { $phrase }.
refused-chat-not-printable = Un mensaje de chat es una sola línea de texto imprimible.
refused-chat-muted = Quien dirige la mesa te ha silenciado.
refused-react-unknown = No existe la reacción { $reaction }.
refused-react-not-thrown = Eso no se puede lanzar.
refused-react-nobody = Ahí no hay nadie.
refused-react-own = No puedes lanzarte nada.
refused-mute-host = No se puede silenciar a quien dirige la mesa.
refused-mute-nobody = No hay nadie a quien silenciar.
refused-no-name = Elige antes un nombre.
refused-report-no-line = En esta ronda no existe ese mensaje de chat.
refused-report-own = No puedes denunciar tus propios mensajes.
refused-report-done = Ese mensaje ya se ha castigado.
refused-abuse-no-line = Ese mensaje ya no está en el chat.
refused-hint-not-here = En esta mesa no hay pistas.
refused-hint-not-asked = Ahora no: no te toca hacer nada.
refused-odds-nothing = Ahora no hay nada que desafiar.
refused-watch-too-many = Puedes mirar como mucho { $most } mesas a la vez.
refused-wizz-too-early = La ruleta aún gira: grita cuando se pare.
refused-table-too-many = Ya tienes { $most } mesas abiertas. Termina o cierra una antes.
refused-table-too-many-here = Ya hay { $most } mesas abiertas desde tu dirección. Hay que terminar o cerrar una antes.
refused-code-none = No hay ninguna mesa en la que se pueda entrar con el código { $letters }. Un código deja de valer cuando ya no se puede entrar: pide uno nuevo o el enlace.
refused-code-closed = Ahora no se puede entrar en esta mesa, así que no tiene código.
refused-pass-none = Este código es incorrecto, ya se ha usado o ha caducado. Pide otro en tu otro dispositivo.
refused-too-fast = Más despacio, por favor: demasiadas cosas a la vez.
refused-failed = Algo ha fallado por nuestra parte; inténtalo de nuevo.
refused-route-none = Aquí no hay nada.
refused-request-method = { $method } no es posible aquí.
refused-request-too-long = Es demasiado largo: { $most } bytes como mucho.
refused-request-not-json = Hay que enviar la petición como application/json.
refused-origin-foreign = Las páginas de otros sitios no pueden hacer eso.
refused-host-unknown = Este servidor no responde a ese nombre. Quien lo administra puede permitirlo con --origin.
refused-metrics-closed = Las métricas se pueden leer en el equipo donde funciona el servidor, o con el token.
refused-network-not-here = Eso solo se puede hacer en un navegador del equipo donde funciona el servidor.
refused-settings-not-here = Al archivo de ajustes solo se puede acceder desde el equipo en el que está, en un servidor iniciado con `sabot`.
refused-network-fixed = Este servidor se inició para unas direcciones fijas. Para que entren otros, inícialo con --host 0.0.0.0.
refused-network-none = Este equipo no está conectado a ninguna red, así que ningún otro dispositivo puede llegar a él.
refused-network-failed = No se puede dejar entrar a otros dispositivos: { $reason }
refused-qr-foreign = Solo se hacen códigos QR de enlaces a este servidor.
refused-guest-banned = Quien administra este servidor te ha prohibido la entrada, a ti o a tu red.
refused-server-not-ready = El servidor no está listo.
refused-rule-none = Esa regla no existe.
refused-record-not-over = El registro se podrá leer cuando termine la partida.
refused-record-none = En esta mesa no se ha jugado nada.
refused-seat-none-free = No queda ningún asiento libre.
refused-remove-nobody = No hay nadie a quien echar.
serving = Las mesas están abiertas en { $url } (Ctrl-C las cierra).
serving-also = También están abiertas en { $url }.
serving-already = Las mesas ya están abiertas en { $url }.
lan-link = Los demás de esta red pueden entrar en { $url }.
lan-other = Otra dirección: { $url }
lan-trouble = Si el enlace no se abre en otro dispositivo, comprueba que esté en la misma red y que el cortafuegos de este equipo permita la conexión.
file-tightened = Otros usuarios podían leer { $file }. Ahora solo puede leerlo su propietario.
backed-up = La copia de seguridad { $file } está completa. Mesas: { $number }.
restored = Se ha restaurado todo lo que hay en { $file }. Mesas: { $number }.
key-signs = { $name }: creada el { $created }, en uso
key-soon = { $name }: creada el { $created }, en uso dentro de poco
key-valid = { $name }: creada el { $created }, válida hasta el { $until }
key-over = { $name }: creada el { $created }, fue válida hasta el { $until }
admin-report = Denuncia { $number } · { $time } · mesa { $table }
admin-reporter = denunciado por { $guest }
admin-author = dicho por { $name } ({ $guest }), dirección { $address }
admin-no-reports = No hay denuncias.
admin-done = La denuncia { $number } se ha borrado.
admin-closing = Un servidor en marcha cierra la mesa en cinco segundos como mucho; si no hay ninguno, lo hará el próximo al arrancar.
admin-banned = { $banned } tiene prohibida la entrada.
admin-unbanned = { $banned } ya puede volver a entrar.
admin-no-bans = Nadie tiene prohibida la entrada.
admin-ban = { $banned } desde el { $since }
admin-ban-until = { $banned } desde el { $since } hasta el { $until }
no-page = La página no está construida: se construye con `make setup` en la carpeta del código fuente. La API responde de todos modos.
preview-invites = { $what ->
    [tournament] { $seat } te invita a un torneo de { $game }
   *[game] { $seat } te invita a una partida de { $game }
}
preview-open = { $what ->
    [tournament] Te espera un torneo de { $game }
   *[game] Te espera una partida de { $game }
}
preview-playing = { $what ->
    [tournament] Se está jugando un torneo de { $game }
   *[game] Se está jugando una partida de { $game }
}
preview-over = { $what ->
    [tournament] Un torneo de { $game }, para verlo otra vez jugada a jugada
   *[game] Una partida de { $game }, para verla otra vez jugada a jugada
}
preview-about = Abre el enlace y siéntate: sin cuenta y sin instalar nada.

## Frases rápidas

phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-nice = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-hurry = ¡Te toca!
phrase-oops = ¡Uy!
phrase-again = ¿Otra?
phrase-close = ¡Por poco!
phrase-revenge = ¡Esta me la pagas!
phrase-wait = ¡Un momento!
phrase-bye = ¡Adiós!
reaction = { $reaction ->
    [cry] Llora
    [angry] Se enfada
    [love] Manda un corazón
    [wow] Se asombra
    [cool] Como si nada
    [think] Piensa
    [sleepy] Se duerme
    [clap] Aplaude
    [thumb] Pulgar arriba
    [party] Lo celebra
    [fear] Se asusta
   *[laugh] Se ríe
}
thing = { $thing ->
    [flower] una flor
    [snowball] una bola de nieve
    [cake] una tarta
    [plane] un avión de papel
   *[tomato] un tomate
}
thrown = { $target ->
    [you] { $seat } te lanza { $thing }.
   *[other] { $who ->
        [you] Lanzas { $thing } a { $to }.
       *[other] { $seat } lanza { $thing } a { $to }.
    }
}
way-bo = A Bo le gusta tirarse faroles.
way-cy = Cy desafía enseguida.
way-dee = Dee va a por quien tiene una o dos cartas.
way-eli = Eli guarda sus comodines.
remark-bo-start = ¡Vamos, vamos!
remark-bo-hit = ¡Ay! ¡Oye!
remark-bo-uno = ¡Solo una! ¡Ja!
remark-bo-won = ¿Has visto eso?
remark-bo-beaten = ¡Otra! ¡Ya mismo!
remark-cy-start = Mm.
remark-cy-hit = Tomo nota.
remark-cy-uno = Una.
remark-cy-won = Lo previsto.
remark-cy-beaten = Hum.
remark-dee-start = Queridos, aquí estoy.
remark-dee-hit = ¡Qué crueldad!
remark-dee-uno = Una carta, y todas las miradas en mí.
remark-dee-won = ¡Gracias, gracias!
remark-dee-beaten = Esto es mi ruina.
remark-eli-start = Es un placer jugar en tan buena compañía.
remark-eli-hit = ¡Habrase visto!
remark-eli-uno = Me queda una, con permiso.
remark-eli-won = La experiencia, ni más ni menos.
remark-eli-beaten = Enhorabuena. Me quito el sombrero.
remark-fay-start = ¡A divertirse!
remark-fay-hit = ¡Más cartas que abrazar!
remark-fay-uno = Solo una, ¡deséame suerte!
remark-fay-won = ¡Ha sido precioso!
remark-fay-beaten = ¡Muy bien hecho!
remark-gus-start = He traído la merienda.
remark-gus-hit = ¿Más? ¡Si no me cabe nada!
remark-gus-uno = El último bocado.
remark-gus-won = ¡Hoy invito yo!
remark-gus-beaten = Después de comer juego mejor.
remark-hal-start = Sistema listo.
remark-hal-hit = Error: mano demasiado grande.
remark-hal-uno = Queda una carta.
remark-hal-won = Resultado: victoria.
remark-hal-beaten = Actualizando mis planes.
remark-ivy-start = Sin prisa, pero sin pausa.
remark-ivy-hit = Así crezco.
remark-ivy-uno = Me queda una hoja.
remark-ivy-won = Cada cosa a su tiempo.
remark-ivy-beaten = La próxima vez florezco.
remark-jo-start = A ver si empezamos ya.
remark-jo-hit = Grr.
remark-jo-uno = UNO. ¿Y qué?
remark-jo-won = Evidentemente.
remark-jo-beaten = Me da igual.
remark-kim-start = Buen ritmo esta noche.
remark-kim-hit = Eso ha desafinado.
remark-kim-uno = La última nota.
remark-kim-won = Y este es el gran final.
remark-kim-beaten = ¡Otra, otra!
remark-lou-start = ¿Alguien quiere té?
remark-lou-hit = Vaya, se me ha derramado el té.
remark-lou-uno = Un último sorbo.
remark-lou-won = ¡Qué buen té!
remark-lou-beaten = Pongo agua a hervir.
remark-mia-start = Una reverencia, por favor.
remark-mia-hit = ¡Cómo te atreves!
remark-mia-uno = Una carta, y la corona es mía.
remark-mia-won = ¡Viva yo!
remark-mia-beaten = Una reina perdona. Quizás.

## El árbitro

waits = { $phase ->
    [drawn] { $players } tiene que poner la carta robada o guardarla
    [colour] { $players } tiene que nombrar un color
    [answer] { $players } tiene que responder
    [target] { $players } tiene que señalar a alguien
    [spin] { $players } tiene que girar la ruleta
    [race] alguien tiene que gritar UNO WIZZ
    [discard] { $players } tiene que elegir qué descartar
    [notice] { $players } tiene que dar la carta por buena o protestar
   *[turn] { $players } tiene que poner una carta o robar
}
not-called = sin nombrar
transcript-opening = { $edition }: { $players }; reparte { $dealer }
transcript-top = Arriba está { $card }; { $waits }.
transcript-refused = RECHAZADO:
transcript-unchanged = Nada ha cambiado; la posición es la de antes.
transcript-position = Posición
transcript-draw = mazo de robo, desde arriba
transcript-discard = pila de descarte, desde arriba
transcript-colour = color en juego
transcript-side = lado
transcript-direction = sentido
transcript-turn = turno
transcript-asked = { $player }; { $waits }
transcript-owes = debe decir UNO
transcript-called = dijo UNO
transcript-legal = Acciones permitidas
transcript-none = ninguna
transcript-result = Resultado
transcript-winner = gana
transcript-in-hand = en la mano

## Por qué lo haría un bot, si alguien pide una pista: `$to` juega; `$share` y `$less` son tantos por ciento enteros

# Qué otra cosa se podría hacer.
deed = { $verb ->
    [play] { $a_card }
    [discard] { $a_card }
    [colour] { colour }
    [target] { $to }
    [draw] robar
    [keep] guardar la carta
    [accept] aceptar
    [challenge] desafiar
    [spin] girar la ruleta
    [wizz] gritar UNO WIZZ
    [uno] decir UNO
    [catch] pillar a { $to }
    [object] protestar
   *[done] no descartar más cartas
}
advice-search = { $other ->
    [none] Esta opción gana el { $share } % de las { $rounds } rondas simuladas.
   *[other] Esta opción gana el { $share } % de las { $rounds } rondas simuladas; la segunda mejor, { $other }, el { $less } %.
}
advice-out = Con eso te quedas sin cartas.
advice-out-again = Nadie más juega antes de que te quedes sin cartas.
advice-out-next = En tu próximo turno puedes quedarte sin cartas si pones { $a_card }.
advice-stops = Si no, { $to } pone { $a_card } y se queda sin cartas.
advice-only = No se puede hacer otra cosa.
advice-only-card = Ninguna otra carta encaja.
advice-even = Ninguna otra opción sería mejor.
advice-able = Así es más fácil que tengas algo que poner la próxima vez.
advice-keep-wild = Mejor guardar { $a_card }: encaja pase lo que pase.
advice-keep-attack = Mejor guardar { $a_card } para frenar a quien esté a punto de quedarse sin cartas.
advice-rid = Una carta menos en la mano.
advice-points = Así te quedas con el mínimo de puntos en la mano.
advice-mates = { $number ->
    [one] Te queda { cards } de color { colour }.
   *[other] Te quedan { cards } de color { colour }.
}
advice-denied = { $seen ->
    [yes] { $number ->
        [1] A { $to } le queda una carta, y tuvo que robar cuando el color era { colour }.
       *[other] { $to } tuvo que robar cuando el color era { colour }.
    }
   *[no] { $number ->
        [1] A { $to } le queda una carta, y es probable que no sea de color { colour }.
       *[other] Es probable que { $to } no tenga { colour }.
    }
}
advice-harm = { $a_card } te haría más mal que bien.
advice-bluff = { $a_card } sería un farol: tienes { colour }.
advice-rare = Puede que { $to } tenga que robar muchas cartas hasta que salga { colour }.
advice-draws = { $to } tiene que robar { cards }.
advice-again = El próximo turno también es tuyo.
advice-skips = { $to } pierde el turno.
advice-hero = Tienes más cartas que nadie: puedes descartar una.
advice-turn = Después del Flip, puede que { $to } no tenga nada que poner.
advice-swap = Te llevas la mano de { $to }, que es más pequeña.
advice-nothing = Ninguna de tus cartas encaja.
advice-unfit = La carta que has robado no encaja.
advice-pass-on = Así roba { $to } en tu lugar.
advice-accept = No se puede hacer nada.
advice-keep-cloak = Mejor guardar la capa hasta que tengas que robar.
advice-cloak = La capa te libra de robar { cards }.
advice-cloak-few = Con tan pocas cartas, es hora de poner la capa.
advice-cloak-late = Alguien está a punto de quedarse sin cartas: es hora de poner la capa.
advice-doubt = La probabilidad de que { $to } vaya de farol es del { $share } %: lo bastante alta para desafiar.
advice-believe = La probabilidad de que { $to } vaya de farol es del { $share } %: demasiado baja para desafiar.
# Se calcula repartiendo al azar, una y otra vez, las cartas que no se ven.
odds-challenge = { $number ->
    [0] { $to } no tenía ninguna otra carta, así que no puede ser un farol.
    [one] De las { $hidden } cartas que no ves, { $to } tenía una: repartida al azar, sería de color { colour } en cerca de { $share } de cada 100 casos. Las cartas no dicen cuántas veces { $to } va de farol.
   *[other] De las { $hidden } cartas que no ves, { $to } tenía { $number }: repartidas al azar, incluirían alguna de color { colour } en cerca de { $share } de cada 100 casos. Las cartas no dicen cuántas veces { $to } va de farol.
}
advice-fewest = { $to } es quien menos cartas tiene.
advice-last = De los jugadores empatados, { $to } juega en último lugar.
advice-race = Quien grite primero puede descartar una carta.
advice-wrong = La carta no encaja ni por el color, ni por el número, ni por el símbolo.
advice-right = Por lo que se puede saber, la carta encaja.
advice-uno = Dilo antes de poner la penúltima carta.
advice-catch = { $to } no ha dicho UNO.

## La mesa en la terminal

# Todas las formas del nombre de un color, separadas por espacios: estas palabras se escriben en su color.
colour-words = { $hue ->
    [red] rojo roja rojos rojas
    [yellow] amarillo amarilla amarillos amarillas
    [green] verde verdes
    [blue] azul azules
    [pink] rosa rosas
    [turquoise] turquesa turquesas
    [orange] naranja naranjas
   *[violet] violeta violetas
}
at-table = Mesa { $number }: { $text }
addressed = { $name }: { $text }
greeting = { $edition } con { $players }: { cards } por cabeza. Escribe ? para ver la ayuda o quit para irte.
greeting-several = { $edition } para { $players }: { cards } por cabeza. Escribe ? para ver la ayuda o quit para irte.
table-seat = { $uno ->
    [said] { someone } { $number } ¡UNO!
    [owed] { someone } { $number } (sin decir UNO)
   *[none] { someone } { $number }
}
table-side = { $side ->
    [villain] lado de los villanos
   *[hero] lado de los héroes
}
table-top = arriba { $card }
table-no-top = nada arriba
# `$colour` es un color en palabras, con su forma.
table-colour = color { $colour }
table-no-colour = color sin nombrar
table-draw = { $number } para robar
table-hand = tu mano
table-out = sin cartas
look-backs = reverso de las cartas de { $seat }
look-next = reverso de la próxima carta
debt = { $who ->
    [you] Te queda una carta: ¡escribe «uno»!
   *[other] A { $seat } le queda una carta y no ha dicho UNO.
}
hand-over = { $name }, pulsa Intro cuando nadie más mire
read-first = { $name }, pulsa Intro cuando lo hayas visto
ask-turn = Te toca
ask-drawn = ¿La pones o la guardas?
ask-colour = ¿Qué color?
ask-answer = ¿Cómo respondes a { $a_card }?
ask-target = ¿A quién?
ask-spin = Te toca girar la ruleta
ask-race = ¡Escribe wizz, rápido!
ask-discard = ¿Cuál descartas?
ask-notice = ¿La das por buena?
ask-others = ¿Algo que decir antes de seguir?
what = Así no: { $error }.
why-what = ¿Qué carta? Escribe, por ejemplo: why R7
why-not = Sí que puedes: ¡adelante!

## Lo que se puede escribir: `Intro` es la tecla, y las palabras que se escriben siguen en inglés

enter = Intro
go-on = seguir
a-number = un número
help-number = hacer lo que indica la lista con ese número
help-play = lo mismo con palabras; basta con R7, y play wild red nombra también el color
help-draw = robar una carta; guardar la que has robado
help-colour = nombrar un color; basta con red o R
help-accept = aceptar lo que te han puesto, o dar una carta por buena
help-challenge = desafiar un comodín de robo
help-target = señalar a alguien
help-spin = girar la ruleta; gritar UNO WIZZ
help-discard = descartar una carta
help-done = no descartar más cartas
help-object = protestar porque la carta recién puesta no encaja
help-uno = decir UNO, justo antes o justo después de poner la penúltima carta
help-catch = pillar a Bo, que ha olvidado decir UNO
help-suggestion = donde se castigan las sugerencias: Bo, que le ha dicho a alguien qué jugar, roba dos
help-name = una acción de Ana, aunque no le toque, si varios comparten el teclado
help-look = la mesa y tus cartas; todo lo que puedes ver
help-last = en palabras: las últimas jugadas, la carta de arriba y el color, y cuántas cartas tiene cada uno
help-cards = en palabras: tu mano por colores, y el tiempo que queda para decir UNO o pillar a alguien
help-what = qué es una carta y qué hace en esta mesa
help-odds = la probabilidad de un farol, según las cartas que has visto
help-why = por qué no se puede poner ahora una carta
help-hint = qué haría un bot en tu lugar, y por qué
help-chat = decir algo a los demás de la mesa
help-more-time = pedir más tiempo en la mesa, o volver al habitual
help-quit = dejar la mesa
help-hero-colours = rojo, amarillo, verde, azul
help-villain-colours = rosa, turquesa, naranja, violeta

## Sentarse, repartir y seguir

ask-edition = ¿A qué jugamos? [{ $usual }]
about-deluxe = el clásico
about-potter = con el vociferador y la capa
about-flip = cartas de dos caras, con héroes y villanos
about-wizz = con ruleta
ask-opponents = ¿Cuántos rivales, de { $fewest } a { $most }? [{ $usual }]
choose-among = Elige entre { $names }.
# Una respuesta que empieza por una de las letras de `letters-no` (separadas por espacios) o por la n inglesa es un no.
letters-no = n
another-round = ¿Otra ronda? [S/n]
another-match = ¿Otra partida? [S/n]
bye = ¡Hasta pronto!
purpose-winner = { $target ->
    [one] Quien gana una ronda se apunta los puntos de las cartas que les quedan a los demás; con { $target } punto se gana la partida.
   *[other] Quien gana una ronda se apunta los puntos de las cartas que les quedan a los demás; con { $target } puntos se gana la partida.
}
purpose-lowest = Cada cual se apunta lo que le queda en la mano; cuando alguien llega a { $target }, gana el total más bajo.
purpose-elimination = Cada cual se apunta lo que le queda en la mano; quien llega a { $target } queda fuera de la partida.
purpose-none = Se juega una sola ronda.
purpose-partners = { $target ->
    [one] Por parejas: { $pairs }; con { $target } punto se gana la partida.
   *[other] Por parejas: { $pairs }; con { $target } puntos se gana la partida.
}
purpose-rotation = { $hands_per_partner ->
    [one] Cada cual juega { $hands_per_partner } ronda con cada compañero y conserva los puntos; gana el total más alto.
   *[other] Cada cual juega { $hands_per_partner } rondas con cada compañero y conserva los puntos; gana el total más alto.
}
partners = Por parejas: { $pairs }.
against = { $first } contra { $second }
bots-alone = { $edition } con la semilla { $seed }.
round-begins = Ronda { $number }.
round-goes-on = Sigue la ronda { $number }.
# El sello es el «commitment»: el hash al que queda atado el reparto.
round-bound = Ronda { $number }, sellada con { $commitment }…; lo que escribas se añade a la mezcla.
round-salted = Entra en la mezcla la sal { $salt }; lo que escribas la sustituye.
press-to-deal = Pulsa Intro para repartir
help-deal = Intro reparte; quit sale; commitment muestra el sello completo: el hash que fija el reparto.
help-stir = Cualquier otra cosa que escribas se añade a la mezcla: así nadie puede haber elegido las cartas.
help-who-stirs = Para decir quién lo añade, escribe «nombre: lo que sea».
help-secret = Al acabar la ronda se revela su secreto, y sabot verify comprueba el registro.
stirred = Añadido a la mezcla.
secret = secreto
round-won = { $who ->
    [you] Ganaste la ronda.
   *[other] { $seat } ganó la ronda.
}
round-won-elsewhere = En la otra mesa ganó la ronda { $seat }.
written-down = La partida queda guardada en:
go-on-with = Para seguir:

## El marcador

pad-round = ronda
pad-reset = a cero
pad-total = total
pad-left = fuera en
pad-carried = tras { $number }
standing = clasificación
rank = { $place }. { $players } { $total }

## Repeticiones

replay-match = { $edition }: { $players }
replay-round = Ronda { $number }
replay-deal = el reparto
replay-at-table = mesa { $number }, { $what }
replay-end = Aquí acaba el registro; la partida no ha terminado.
replay-nothing = Todavía no se ha repartido nada.
replay-where = { $number } de { $last }
replay-last = Era el último paso: b vuelve atrás, q sale.
tour-next = el paso siguiente
tour-back = un paso atrás
tour-step = ir a un paso
tour-round = ir al reparto de una ronda
tour-end = ir al último paso
tour-seat = ver lo que vio un jugador; con «seat nobody», lo que vio el público
tour-open = ver todas las manos
tour-table = mirar otra mesa de la ronda
tour-look = la pila de descarte, y los reversos de las cartas de dos caras
tour-pad = el marcador hasta aquí
tour-quit = salir

## La mesa en toda la terminal

tui-hint = Un bot elegiría: { $what }.
tui-hide = Esconder mis cartas
tui-no-key = { $key } no hace nada aquí; ? muestra todas las teclas.
tui-small = La mesa necesita { $wide } × { $high } caracteres; esta ventana tiene { $columns } × { $rows }.
tui-connecting = Conectando con { $link }…
tui-code = Los demás entran con el código { $code } o en { $link }.
tui-proof-salted = Ronda { $round }: la sal que enviaste no es la del reparto.
tui-proof-shown = { $result ->
    [right] Los sellos, la sal y las cartas son los que viste.
   *[none] No viste ningún sello antes de un reparto: no se puede saber si el registro se inventó después.
}
tui-key-help = teclas
tui-key-hint = pista
tui-key-language = idioma
tui-key-pad = puntos
tui-key-look = mirar
tui-key-chat = chat
tui-key-leave = salir
tui-keys = Teclas
tui-help-card = poner la carta de esa letra, o saber por qué no se puede
tui-help-choose = elegir una carta
tui-help-enter = poner la carta elegida, o seguir
tui-help-space = el primer botón: robar, guardar la carta, aceptar, girar, seguir…
tui-help-uno = decir UNO
tui-help-catch = pillar a quien ha olvidado decir UNO
tui-help-colour = nombrar un color, por su inicial en inglés
tui-help-hint = ver qué haría un bot
tui-help-pace = hacer que los bots vayan más deprisa, o más despacio
tui-help-more-time = pedir más tiempo en la mesa de un servidor, o volver al habitual
tui-help-log = todo lo que pasó en la ronda
tui-help-chat = decir algo, en la mesa de un servidor
tui-help-language = el idioma siguiente
tui-help-help = estas teclas
tui-help-leave = salir; la partida se puede retomar después
tui-help-next-round = ir a la ronda siguiente
tui-help-round-back = ir al reparto, o a la ronda anterior
tui-help-ends = ir al último paso; ir al primero
tui-help-eyes = cambiar el punto de vista: todas las manos, cada jugador, el público
tui-help-auto = dejar que avance solo, o pararlo
tui-deal = Intro reparte, s añade algo a la mezcla, q sale
tui-close = Esc cierra
tui-again = Intro empieza otra partida, q sale
tui-report = Un mensaje que le dice a alguien qué jugar se puede denunciar: ↑ y luego Intro.
tui-say = Intro lo envía, Esc cierra
tui-phrases = Frases rápidas: ↓ y luego Intro
tui-form-deal = repartir
tui-form-choose = elegir
tui-form-reset = restablecer
tui-form-resume = última partida
tui-form-help-move = recorrer el formulario
tui-form-help-change = cambiar el valor; los números también se pueden escribir
tui-form-help-deal = repartir esta partida
tui-form-help-resume = seguir con la última partida
tui-form-help-reset = restablecer todas las opciones
tui-form-opponents = Cuántos bots juegan contra ti.
tui-form-level = El nivel de los bots.
tui-form-pace = Ritmo de los bots
tui-form-pace-about = Cuánto piensan los bots. Con «te esperan», el juego se detiene siempre que puedas decir UNO, pillar a alguien o poner una carta fuera de turno, hasta que decidas seguir.
tui-form-language = El idioma de todo; l lo cambia en cualquier momento.
tui-pace = { $pace ->
    [waiting] te esperan
    [quick] rápido
    [usual] normal
   *[slow] lento
}
tui-language = español

## Comprobar un registro

rounds = { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}
actions = { $number ->
    [one] { $number } acción
   *[other] { $number } acciones
}
proof-round = ronda
proof-commitment = sello
proof-salt = sal
proof-checked = comprobado
proof-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
proof-noted = tal como lo anotaste; { $found }
proof-undealt = sin repartir
proof-dealt = reparto, { actions }; su secreto aún no se ha revelado
proof-told = secreto, reparto, { actions }, puntos, sucesos
proof-differs = no cuadra
proof-unchecked = sin comprobar
proof-wrong = MAL:
proof-stranger = ninguna ronda tiene el sello { $commitment }
proof-torn = La línea { $line } está incompleta y se ignora.
proof-nothing = Aún no ha acabado ninguna ronda: no hay nada que comprobar.
proof-so-far = Hasta ahora todo cuadra: { rounds }.
proof-right = Todo cuadra: { rounds }, y victoria de { $players }.

## Opciones de una ronda: `.label` la nombra en un formulario, los demás atributos explican lo que se puede elegir

option-sheet = ¿Según qué hoja impresa se juega?
    .label = Reglas
    .none = según las aclaraciones del reglamento
    .sheet-000-fr = como dice la hoja francesa 000
    .sheet-001-en = como dice la hoja inglesa
    .sheet-001-es = como dice la hoja española
    .sheet-001-fr = como dice la hoja francesa 001
    .sheet-001-pt = como dice la hoja portuguesa
    .sheet-002-fr = como dice la hoja francesa
    .sheet-003-fr = como dice la hoja francesa
    .sheet-004-fr = como dice la hoja francesa
sheet-differs-none = Cuando las hojas se contradicen o no dicen nada, deciden las aclaraciones del reglamento.
sheet-differs-000-fr = Cuatro vociferadores. Se puede poner una carta equivocada, a riesgo de que alguien proteste. Las sugerencias cuestan dos cartas.
sheet-differs-001-en = Quien pone el vociferador puede señalarse a sí mismo. Se puede poner una carta equivocada, a riesgo de que alguien proteste. Las sugerencias cuestan dos cartas.
sheet-differs-001-es = Hay que decir UNO antes de poner la carta. Cualquiera puede responder con la capa. Si la primera carta es un +3, el primer jugador roba y aun así juega. Se puede poner una carta equivocada, a riesgo de que alguien proteste. Las sugerencias cuestan dos cartas.
sheet-differs-001-fr = Cuatro vociferadores. Se puede poner una carta equivocada, a riesgo de que alguien proteste. Las sugerencias cuestan dos cartas.
sheet-differs-001-pt = Quien roba por gusto una carta que encaja tiene que ponerla. Se puede poner una carta equivocada, a riesgo de que alguien proteste. Las sugerencias cuestan dos cartas.
sheet-differs-002-fr = Entre dos jugadores, un cambio de sentido solo cambia el sentido del juego.
sheet-differs-003-fr = Entre dos jugadores, un cambio de sentido solo cambia el sentido del juego.
sheet-differs-004-fr = Entre dos jugadores, un cambio de sentido solo cambia el sentido del juego.
option-drawn_card = ¿Se puede guardar una carta recién robada que encaja, o hay que ponerla?
    .label = Carta recién robada
    .may = se puede poner o guardar
    .must_if_voluntary = hay que ponerla si se robó por gusto
    .must = hay que ponerla
option-wild_draw = ¿Se puede poner un comodín de robo si se tiene el color en juego?
    .label = Comodines de robo
    .chip = sin farol
    .bluff = sí: es un farol, y se puede desafiar
    .strict = no: se rechaza
option-after_guilty = ¿Qué pasa con quien desafió cuando se descubre un farol?
    .label = Después de un farol
    .plays = quien desafió juega un turno normal
    .skipped = quien desafió pierde el turno igualmente
option-uno_window = ¿Hasta cuándo se puede pillar a quien olvidó decir UNO?
    .label = Tiempo para pillar
    .played = hasta que el jugador siguiente haya puesto una carta, haya guardado la carta robada o haya pasado
    .begun = hasta que el jugador siguiente ponga o robe una carta
option-uno_call = ¿Cuándo hay que decir UNO?
    .label = Decir UNO
    .chip = UNO automático
    .flexible = antes o después de poner la carta, hasta que alguien se dé cuenta
    .before = solo antes de poner la carta
    .auto = se dice solo, para simulaciones
option-uno_on_discard = ¿Hay que decir UNO cuando la penúltima carta sale de la mano por un efecto o una respuesta?
    .label = UNO tras efectos
option-false_catch = ¿Cuántas cartas cuesta pillar a alguien sin razón?
    .label = Pillar sin razón
option-wrong_card = ¿Se rechaza una carta que no encaja, o se puede poner a riesgo de que alguien proteste?
    .label = Cartas equivocadas
    .refuse = se rechaza
    .penalty = se puede poner; si se descubre, quien la puso la recoge, roba dos y pierde el turno
option-suggestions = ¿Puede el árbitro castigar una sugerencia con dos cartas?
    .label = Sugerencias
    .off = no se castigan
    .referee = cuestan dos cartas si lo dice el árbitro
option-two_player_reverse = ¿Qué hace un cambio de sentido entre dos jugadores?
    .label = Cambio de sentido entre dos
    .skip = el otro pierde el turno
    .literal = solo cambia el sentido del juego
option-turn_cap = ¿Tras cuántos turnos se acaba la ronda? La gana entonces la mano con menos puntos.
    .label = Límite de turnos
option-howlers = ¿Cuántos vociferadores hay en la baraja?
    .label = Vociferadores
    .chip = cuatro vociferadores
option-howler_self = ¿Puede señalarse a sí mismo quien pone el vociferador?
    .label = Señalarse a sí mismo
option-first_draw_three = Si la primera carta es un +3, ¿pierde el turno el primer jugador?
    .label = +3 como primera carta
    .lost = roba tres y pierde el turno
    .plays = roba tres y aun así juega
option-cloak_scope = ¿Quién puede responder con la capa?
    .label = Uso de la capa
    .victim = solo el jugador afectado
    .anyone = cualquiera; vale la primera respuesta
option-cloak_is_turn = Si el jugador afectado pone la capa, ¿gasta su turno?
    .label = La capa gasta el turno
option-after_howler = ¿Quién sigue cuando se ha anulado un vociferador?
    .label = Tras anular un vociferador
    .layer = el jugador que va después de quien lo puso
    .canceller = el jugador que va después de quien lo anuló
option-cloak_after_out = ¿Puede la capa responder a la carta de robo con la que alguien se quedó sin cartas?
    .label = Capa contra últimas cartas
option-pairing = ¿Qué cara de los villanos va detrás de cada cara de los héroes? Lo decide una semilla.
    .label = Emparejamiento de las caras
option-hero_colour = ¿Quién nombra el color después de un héroe o un villano?
    .label = Color tras un héroe
    .affected = el jugador afectado
    .layer = quien lo puso
option-hero_tie = ¿A quién afecta la carta si hay empate entre los que más cartas tienen, o entre los que menos?
    .label = Empates con un héroe
    .order = al primero de ellos en el orden de juego
    .layer = al que señale quien puso la carta
option-last_flip = ¿Qué lado cuenta cuando la última carta es un Flip?
    .label = Flip como última carta
    .old = el lado en el que se puso
    .new = el lado que queda a la vista
option-wild_stops_draw = Al robar hasta que salga un color, ¿se para también con un comodín?
    .label = Un comodín corta el robo
option-peek = ¿Se puede mirar el reverso de las propias cartas?
    .label = Mirar el reverso
    .chip = mirar el reverso
option-wheel = ¿Con qué probabilidad sale cada icono de la ruleta?
    .label = Pesos de la ruleta
option-first_wizz_spins = Si la primera carta es un remolino, ¿gira la ruleta el primer jugador?
    .label = Remolino como primera carta
option-wheel_cards_act = La carta que queda arriba tras la ruleta, ¿tiene efecto como si alguien la hubiera puesto?
    .label = Efecto tras la ruleta
    .chip = efecto tras la ruleta
option-super_joker_stops = Al robar hasta que salga rojo o azul, ¿se para también con un comodín +4?
    .label = Un +4 corta el robo
option-trade = En un cambio de manos, ¿hacia dónde se pasan?
    .label = Cambio de manos
    .left = hacia la izquierda
    .direction = en el sentido del juego
option-stacking = Regla de la casa: ¿se puede pasar una carta de robo al siguiente poniendo otra?
    .label = Acumular cartas de robo
    .chip = acumular +
    .off = no
    .same = con el mismo símbolo
    .any = con cualquier carta de robo que lleve un número
option-seven_zero = Regla de la casa: ¿con un 7 se intercambian dos manos y con un 0 pasan todas al siguiente?
    .label = Sietes y ceros
    .chip = 7-0
option-jump_in = Regla de la casa: ¿puede cualquiera poner fuera de turno una carta idéntica a la de arriba?
    .label = Jugar fuera de turno
    .chip = fuera de turno
option-draw_until_playable = Regla de la casa: ¿se roba hasta poder poner una carta?
    .label = Robar hasta poder jugar
    .chip = robar hasta poder jugar

## Opciones de una partida

option-scoring = ¿Quién puntúa en una ronda, y cómo se gana la partida?
    .label = Puntuación
    .winner = quien gana una ronda se apunta los puntos de las cartas que les quedan a los demás
    .lowest = cada cual se apunta lo que le queda en la mano, y gana el total más bajo
    .none = nadie: se juega una sola ronda
    .elimination = cada cual se apunta lo que le queda en la mano, y quien llega a la meta queda fuera
    .partners = los compañeros puntúan juntos
    .rotation = se juega con cada uno de los demás como compañero, y cada cual conserva sus puntos
option-target = ¿Con cuántos puntos acaba la partida, o queda fuera un jugador?
    .label = Meta
option-dealer = ¿Quién reparte primero?
    .label = Quién reparte primero
    .highcard = quien roba la carta más alta
    .birthday = quien cumple años más cerca del 31 de julio; si no se sabe, quien roba la carta más alta
    .random = cualquiera, al azar
    .fixed = el último de la lista
option-next_dealer = ¿Quién reparte la ronda siguiente?
    .label = Quién reparte después
    .left = el jugador a la izquierda de quien repartió
    .winner = quien ganó la ronda
    .redraw = quien roba la carta más alta
option-low_tie = ¿Qué pasa si varios empatan con el total más bajo?
    .label = Empate con el total más bajo
    .shared = comparten la victoria
    .play_on = todos siguen jugando
option-final_reset = ¿Empiezan los dos últimos la final sin puntos?
    .label = Final desde cero
option-hands_per_partner = ¿Cuántas rondas se juegan con cada compañero?
    .label = Rondas por compañero
option-cycles = ¿Cuántas veces se juega la serie entera, con todos los compañeros?
    .label = Vueltas completas
## Lo que una opción cambia en el juego, según simulaciones: `$percent`, `$usual` y `$share` llevan ya su signo

effect-length = { $unit ->
    [matches] { $clear ->
        [more] Las partidas duran cerca de un { $percent } más.
       *[less] Las partidas duran cerca de un { $percent } menos.
    }
   *[rounds] { $clear ->
        [more] Las rondas duran cerca de un { $percent } más.
       *[less] Las rondas duran cerca de un { $percent } menos.
    }
}
effect-points = { $clear ->
    [more] Quien gana una ronda se apunta cerca de un { $percent } más de puntos.
   *[less] Quien gana una ronda se apunta cerca de un { $percent } menos de puntos.
}
effect-forced = { $clear ->
    [more] Los jugadores roban por obligación cerca de un { $percent } más de cartas.
   *[less] Los jugadores roban por obligación cerca de un { $percent } menos de cartas.
}
effect-first = Quien empieza gana el { $share } de las rondas en vez del { $usual }.
effect-none = Ninguna diferencia medible.
effect-attention = Depende de la atención de las personas, así que no se ha simulado.

## El reglamento

rules-title = El reglamento
rules-count = { $number ->
    [one] { $number } regla
   *[other] { $number } reglas
}
rules-rulings = Aclaraciones
rules-rulings-count = { $number ->
    [one] { $number } aclaración
   *[other] { $number } aclaraciones
}
rules-rulings-purpose = Cómo jugamos cuando las hojas de instrucciones se contradicen o no dicen nada
rules-ask-id = una regla por su código
rules-ask-card = las reglas sobre una carta
rules-ask-words = las reglas con estas palabras, en cualquiera de los cuatro idiomas
rules-ask-edition = todas las reglas de un juego
rules-ask-html = el reglamento entero como sitio web
rules-sheets = Lo que dicen las hojas
rules-play = Cómo jugamos
rules-why = Por qué
rules-source = Fuente
rules-cited = { $sheet }: { $section }
rules-absence = { $sheet }: no dice nada
rules-otherwise = Otras formas de jugar
rules-compared = Idiomas
rules-see = Véase también
rules-example = Ejemplo
rules-numbers = cualquier número entero a partir de { $least }
rules-weights = un peso para cada icono
rules-weights-default = por defecto, 1 cada uno
rules-default = por defecto, { $value }
rules-default-in = { $usual }; { $value } en { $edition }
rules-found-in = { $language ->
    [en] Encontrado en inglés:
    [es] Encontrado en español:
    [fr] Encontrado en francés:
   *[pt] Encontrado en portugués:
}
rules-nothing = el reglamento no dice nada de «{ $what }»
rules-near = el reglamento no dice nada de «{ $what }»; lo más parecido: { $near }
rules-written = { $number ->
    [one] { $number } página escrita en { $directory }.
   *[other] { $number } páginas escritas en { $directory }.
}
rules-purpose = Todas las reglas de cuatro juegos de cartas de colores, tal como las dan sus hojas de instrucciones, y cómo jugamos cuando las hojas se contradicen o no dicen nada.
rules-differences = Diferencias
rules-differences-purpose = Lo que dicen las hojas, tema por tema, una al lado de otra.
rules-comparison = Potter, hoja por hoja
rules-comparison-purpose = En qué difieren sus idiomas, cómo jugamos y con qué opción se juega de otro modo.
rules-options = Opciones
rules-options-purpose = Lo que se puede jugar de otra forma, y la aclaración que hay detrás de cada elección.
rules-options-round = Todos los juegos
rules-options-match = Una partida
rules-topic = Tema
rules-start = Inicio rápido
rules-deck = La baraja
rules-rules = Las reglas
rules-side = { $side ->
    [villain] Lado de los villanos
   *[hero] Lado de los héroes
}
rules-wilds = Comodines
rules-contents = En esta página
rules-filter = Buscar en esta página
rules-pages = Páginas
rules-languages = Idiomas
rules-skip = Ir al contenido
rules-colophon = Redactado de nuevo a partir de las hojas impresas; páginas hechas con Sabot.
unreadable-whole-book = como escribe el reglamento entero, no se puede pedir nada más a la vez
unreadable-no-rulebook = la carpeta no está vacía, y lo que contiene no es un reglamento

## Simulación: un número elige el plural, y se dice como `…_marked`, con marcas entre los miles

lab-compiling = Compilando las reglas: solo esta vez, alrededor de medio minuto…
lab-slow = Sin las reglas compiladas esto va lento. Para instalarlas: { $command }
lab-getting-ready = preparando
lab-playing = jugando
lab-rounds = { $rounds ->
    [one] { $rounds_marked } ronda
    [many] { $rounds_marked } de rondas
   *[other] { $rounds_marked } rondas
}
lab-matches = { $matches ->
    [one] { $matches_marked } partida
    [many] { $matches_marked } de partidas
   *[other] { $matches_marked } partidas
}
lab-moves = { $moves ->
    [one] { $moves_marked } acción
    [many] { $moves_marked } de acciones
   *[other] { $moves_marked } acciones
}
lab-headline-rounds = { lab-rounds } de { $edition } con { $players } jugadores, { $policy }, semilla { $seed }: { lab-moves } en { $seconds } s ({ $rate } por segundo)
lab-headline-matches = { lab-matches } de { $edition } ({ $scoring }) con { $players } jugadores, { $policy }, semilla { $seed }: { lab-rounds }, { lab-moves } en { $seconds } s ({ $rate } por segundo)
lab-length-rounds = Turnos por ronda: media { $mean } ({ $interval }), desviación típica { $deviation }; { $percentiles }
lab-length-matches = Rondas por partida: media { $mean } ({ $interval }), desviación típica { $deviation }; { $percentiles }
lab-percentile = { $share } %: { $number }
lab-wins-seats = Victorias por asiento, contando desde quien reparte
lab-wins-players = Victorias por jugador, en el orden de la lista
lab-wins-partners = { lab-wins-players }; los compañeros ganan juntos
lab-wins-shared = { lab-wins-players }; las victorias compartidas ({ $shared }) cuentan para cada ganador
lab-dealer = quien reparte
lab-interval = de { $low } a { $high }
lab-endings = Cómo acaban las rondas
lab-ending-laid = puesta
lab-ending-discarded = descartada
lab-ending-answered = una respuesta
lab-ending-capped = ninguna: antes llegó el límite de turnos
lab-tally = Lo que ha pasado
lab-tally-forced_cards = cartas robadas por obligación
lab-tally-catches = veces que se pilló a alguien
lab-tally-false_catches = veces que se pilló a alguien sin razón
lab-tally-wrong_cards = cartas equivocadas
lab-tally-bluffs_found = faroles descubiertos
lab-tally-challenges_lost = desafíos perdidos
lab-tally-reshuffles = veces que se barajó la pila de descarte
lab-tally-spins = giros de la ruleta
lab-tally-bluffs = faroles
lab-tally-honest_draws = comodines de robo sin farol
lab-column-turns = turnos
lab-column-rounds = rondas
lab-column-matches = partidas
lab-column-seat = asiento
lab-column-player = jugador
lab-column-wins = victorias
lab-column-share = proporción
lab-column-interval = intervalo del 95 %
lab-column-last = la última carta fue
lab-column-times = veces
lab-column-each = por ronda
lab-column-mean = media
lab-column-difference = diferencia
lab-column-first = gana el primero
lab-column-laid = puestos
lab-column-challenged = desafiados
lab-column-won = rondas ganadas
lab-column-points = puntos
lab-column-found = desafíos ganados
lab-column-challenges = desafíos
lab-column-caught = pilladas sufridas
lab-column-catches = pilladas
lab-column-calls = avisos de UNO
lab-headline-vary-rounds = { lab-rounds } para cada valor de { $name }, con la misma semilla { $seed }: { lab-moves } en { $seconds } s ({ $rate } por segundo)
lab-headline-vary-matches = { lab-matches } para cada valor de { $name }, con la misma semilla { $seed }: { lab-moves } en { $seconds } s ({ $rate } por segundo)
lab-vary-title-rounds = Turnos por ronda; ±: intervalo del 95 %
lab-vary-title-matches = Rondas por partida; ±: intervalo del 95 %
# `$interval` son dos números, con su signo si no está claro.
lab-vary-rounds = { $clear ->
    [more] Con { $value } una ronda es más larga que con { $first }: { $gap } turnos más ({ $interval }).
    [less] Con { $value } una ronda es más corta que con { $first }: { $gap } turnos menos ({ $interval }).
    [same] Con { $value } todas las rondas son tan largas como con { $first }.
   *[unclear] No está claro si una ronda es más larga con { $value } que con { $first }; diferencia: { $interval } turnos.
}
lab-vary-matches = { $clear ->
    [more] Con { $value } una partida es más larga que con { $first }: { $gap } rondas más ({ $interval }).
    [less] Con { $value } una partida es más corta que con { $first }: { $gap } rondas menos ({ $interval }).
    [same] Con { $value } todas las partidas son tan largas como con { $first }.
   *[unclear] No está claro si una partida es más larga con { $value } que con { $first }; diferencia: { $interval } rondas.
}
lab-first = { $clear ->
    [more] El primer jugador, a la izquierda de quien reparte, gana el { $share } ({ $interval }): más que si todos ganaran por igual, el { $fair }.
    [less] El primer jugador, a la izquierda de quien reparte, gana el { $share } ({ $interval }): menos que si todos ganaran por igual, el { $fair }.
   *[unclear] El primer jugador, a la izquierda de quien reparte, gana el { $share } ({ $interval }): no está claro si es más o menos que si todos ganaran por igual, el { $fair }.
}
lab-bluffs = Comodines de robo: los faroles, puestos teniendo el color, frente a los que no lo son; ±: intervalo del 95 %
lab-laid-bluffs = farol
lab-laid-honest = sin farol
lab-worth = { $clear ->
    [more] Quien va de farol gana la ronda más a menudo que quien pone la carta sin farol: { $gap } puntos porcentuales más ({ $interval }).
    [less] Quien va de farol gana la ronda menos a menudo que quien pone la carta sin farol: { $gap } puntos porcentuales menos ({ $interval }).
   *[unclear] No está claro si quien va de farol gana la ronda más a menudo que quien pone la carta sin farol; diferencia: { $interval } puntos porcentuales.
}

records-headline = { $records ->
    [one] { $records } registro
   *[other] { $records } registros
}, { $over } de partidas terminadas: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}{ $broken ->
    [0] { "" }
    [one] ; no se pudo leer { $broken } archivo
   *[other] ; no se pudieron leer { $broken } archivos
}
records-by = Rondas según { $by }; ±: intervalo del 95 %
records-players = Jugadores; ±: intervalo del 95 %
records-bots = Bots y las personas que jugaron con ellos; ±: intervalo del 95 %
records-more = { $number ->
    [one] Otro jugó menos rondas: con --rows y --json aparecen todos.
   *[other] Otros { $number } jugaron menos rondas: con --rows y --json aparecen todos.
}
dataset-file = { $file }: { $rows } filas
dataset-written = { lab-rounds }, { $rows } decisiones en { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
} de la carpeta { $directory }; README.md describe su contenido.

# Una arena: bots contra bots. `$wins`, `$fair` y otros son números tal como se dicen.

arena-headline = { $bots } con { $players } jugadores, semilla { $seed }: { lab-rounds } en { $seconds } s
arena-label = { $edition }: { $bot } – { $others }
arena-others = los demás
arena-told = { $result }: { $wins } (si todos ganaran por igual: { $fair }), { $verdict }
arena-table = { $edition }: si todos ganaran por igual, { $fair }; ±: intervalo del 95 %
arena-few = Con menos de { $fewest } repartos no se puede saber si esto es fiable.
arena-ratings = Puntuaciones de OpenSkill
arena-conduct = Decisiones, respuestas rechazadas y milisegundos por decisión: la media, y el tiempo que no se superó en el 99 % de los casos
arena-fallback = En lugar de las respuestas rechazadas se jugaron las de { $bot }.
arena-chart = Rondas ganadas, con intervalos del 95 %; línea de puntos: si todos ganaran por igual
arena-kept = Todos los repartos hasta ahora están en { $file }: la misma orden sigue a partir de ahí.
arena-verdict-stronger = más fuerte
arena-verdict-weaker = más débil
arena-verdict-unclear = aún no está claro
arena-column-bot = bot
arena-column-against = contra
arena-column-deals = repartos
arena-column-wins = victorias
arena-column-difference = diferencia
arena-column-points = puntos
arena-column-verdict = veredicto
arena-column-rounds = { lab-column-rounds }
arena-column-mu = mu
arena-column-sigma = sigma
arena-column-ordinal = mu − 3 sigma
arena-column-decisions = decisiones
arena-column-refusals = rechazos
arena-column-illegal = ilegales
arena-column-failed = fallos
arena-column-late = tarde
arena-column-mean = media ms
arena-column-high = 99 % ms

## La ayuda de las órdenes: en inglés está en el código, junto a cada orden

command-line =
    Cuatro juegos de cartas de la familia de UNO, exactamente como dicen sus hojas impresas.

    Sin ninguna orden, sabot abre la mesa en el navegador. sabot ORDEN --help explica una orden.
    .usage = Uso: { $usage }
    .play = Jugar
    .rules = Reglas
    .study = Estudiar
    .host = Servidor
    .installation = Instalación
    .arguments = Argumentos
    .parameters = Opciones
    .choices = [valores: { $values }]
    .variable = [variable de entorno: { $values }]
    .default = [por defecto: { $value }]
    .required = [obligatorio]
placeholder =
    .command = ORDEN
    .options = OPCIONES
    .args = ARGUMENTOS
    .choice = VALOR
    .str = TEXTO
    .int = NÚMERO
    .files = ARCHIVOS
    .directory = CARPETA
    .float = NÚMERO
    .file = ARCHIVO
    .link = ENLACE
    .action = ACCIÓN
    .what = QUÉ
    .bots = BOTS
    .edition = JUEGO
    .number = NÚMERO
    .shell = SHELL
command-help = Muestra esta ayuda y sale.
command-version = Muestra la versión de Sabot.
command-open = Abre la mesa en el navegador.

    Solo se puede entrar desde este equipo, y Ctrl-C la cierra. `sabot` sin ninguna orden hace lo mismo.

    Si la mesa ya está abierta, se abre la página del servidor en marcha.
    .lan = Deja entrar a los demás de esta red, y muestra el enlace y su código QR.
    .port = El puerto en el que escucha el servidor; por defecto, 8000 o, si está ocupado, uno libre.
    .database = Dónde se guardan las mesas: `sqlite:///ARCHIVO` o `postgresql://…`; por defecto, un archivo en la carpeta de datos.
    .lang = El idioma de lo que se imprime aquí; la página tiene su propio ajuste.
command-play = Juega en la terminal, contra bots o en la mesa de un servidor.

    En una terminal, la mesa ocupa toda la pantalla, y cada partida se guarda para poder seguir con ella más tarde; `?` muestra las teclas. En otro sitio, y con `--plain`, se juega línea a línea.
    .link = El enlace de una mesa de un servidor, como http://localhost:8000/t/CLAVE, o su código, como KTRB.
    .edition = El juego; si no se indica, se elige en una pantalla de inicio, junto con todo lo demás.
    .players = Cuántos se sientan a la mesa, contándote a ti.
    .people = Los nombres de las personas, que comparten la pantalla: entre turno y turno no se ve ninguna mano.
    .policy = El nivel de los bots: `novice`, `gentle`, `casual`, `fair` o `sharp`; o un bot por su nombre, o uno tuyo (docs/bots.md).
    .option = Una opción del juego o de la partida, como `stacking=same` o `target=200`; se puede repetir.
    .seed = La misma semilla reparte las mismas cartas, y los bots juegan igual si tú también lo haces.
    .record = El archivo en el que se guarda la partida; por defecto, uno nuevo en la carpeta de datos.
    .name = Tu nombre en la mesa.
    .resume = Sigue con la partida guardada en este archivo.
    .fast = Los bots no tardan nada, y nunca reaccionan antes que tú.
    .plain = Línea a línea, para un lector de pantalla o una tubería.
    .lang = El idioma de todos los textos; por defecto, el del entorno.
command-match = Juega una partida: ronda tras ronda, con marcador.
    .edition = El juego; si no se indica, se pregunta.
    .players = Cuántos juegan, entre personas y bots; si no se indica, se pregunta.
    .people = Los nombres de las personas, que comparten el teclado; los bots ocupan los demás asientos.
    .name = Tu nombre, si eres la única persona.
    .bots = No juega ninguna persona: los bots ocupan todos los asientos.
    .policy = { command-play.policy }
    .scoring = Cómo se puntúan las rondas. `winner`: quien gana se apunta los puntos de las cartas de los demás. `lowest`: cada cual se apunta lo que le queda en la mano, y gana el total más bajo. `elimination`: quien tiene demasiados puntos queda fuera. `partners`: los compañeros puntúan juntos. `rotation`: con parejas que cambian. `none`: se juega una sola ronda.
    .sheet = Sigue al pie de la letra una hoja impresa, como `001-es`; `sabot rules X-150` dice cuáles hay.
    .target = Con cuántos puntos acaba la partida, o queda fuera un jugador; por defecto, 500.
    .option = Opciones del juego o de la partida, como `stacking=same` o `next_dealer=winner`.
    .birthday = Los cumpleaños de todos los jugadores, como `ana=07-31`: si el juego lo manda, reparte primero quien cumple años más cerca del 31 de julio.
    .seed = La misma semilla, un número o cualquier texto, da la misma partida si todos hacen lo mismo y nadie añade sal.
    .record = El archivo en el que se guarda la partida; por defecto, uno nuevo en la carpeta de datos, salvo si solo juegan bots.
    .resume = { command-play.resume }
    .json = Con `--bots`: imprime al final un objeto JSON, y nada más.
    .fast = { command-play.fast }
    .lang = { command-play.lang }
command-serve = Pone en marcha un servidor para navegadores y programas.

    Funciona hasta que se pulsa Ctrl-C.
    .host = La dirección en la que escucha el servidor; `0.0.0.0` son todas las de este equipo.
    .port = El puerto en el que escucha el servidor; 0 toma uno libre. Si systemd pasa un socket, se usa ese en su lugar.
    .database = Dónde se guardan las mesas: `sqlite:///ARCHIVO` o `postgresql://…`; por defecto, un archivo en la carpeta de datos.
    .bus = `redis://…`; hace falta si varios procesos de servidor comparten una base de datos.
    .origin = El nombre de este servidor, como `play.example.org`, u otro host cuyas páginas pueden usarlo; se puede repetir.
    .public-url = La dirección de este servidor en las invitaciones, como `https://play.example.org`, si está detrás de un proxy.
    .metrics-token = El token (bearer) para `/metrics`; sin él, solo este equipo tiene acceso.
    .keep = Cuántos días se guardan las mesas en las que ya no pasa nada, con sus resultados y su chat; por defecto, para siempre.
    .sockets-per-address = Cuántas conexiones puede tener una misma dirección.
    .log = El nivel de detalle de los mensajes de registro, que van a la salida de errores como líneas de JSON.
    .lang = El idioma de lo que se imprime aquí; los jugadores eligen el suyo.
command-keys = Muestra o renueva las claves que firman las cookies de los jugadores. Los servidores pueden seguir en marcha.
    .action = `list` muestra las claves, pero no su valor; `rotate` crea una nueva, que entra en uso al cabo de un minuto.
    .days = Cuántos días siguen valiendo las cookies que firmó una clave antigua. Quien vuelve recibe una cookie nueva.
    .forget = Borra enseguida las claves antiguas: todos pasan a ser jugadores nuevos y pierden su asiento.
    .database = Dónde se guardan las claves: `sqlite:///ARCHIVO` o `postgresql://…`; por defecto, un archivo en la carpeta de datos.
    .lang = El idioma de lo que se muestra aquí.
command-backup = Guarda en un archivo una copia de seguridad de todas las mesas, también con servidores en marcha.
    .file = El archivo que se escribe; una copia anterior se sustituye.
    .database = Dónde se guardan las mesas: `sqlite:///ARCHIVO` o `postgresql://…`; por defecto, un archivo en la carpeta de datos.
    .with-keys = Incluye las claves que firman las cookies. Sin ellas, los jugadores pierden su asiento si la copia se restaura en otro sitio.
    .lang = { command-keys.lang }
command-restore = Restaura todas las mesas desde una copia de seguridad. No puede haber ningún servidor en marcha.
    .file = La copia de seguridad.
    .database = Dónde se restauran las mesas: `sqlite:///ARCHIVO` o `postgresql://…`; por defecto, un archivo en la carpeta de datos.
    .force = Sustituye las mesas que hay en la base de datos.
    .lang = { command-keys.lang }
command-admin =
    Lee las denuncias de los chats, cierra mesas y prohíbe la entrada a personas o direcciones.

    Un servidor en marcha aplica el cambio en cinco segundos como mucho.
    .action = Qué hacer.
    .what = La mesa que se cierra; o la persona, la dirección o la red (`192.0.2.0/24`) a la que se prohíbe o se permite la entrada.
    .days = Con `ban`: durante cuántos días; por defecto, para siempre.
    .done = Con `reports`: el número de una denuncia ya atendida. Se borra.
    .database = La base de datos del servidor; por defecto, el archivo que usa `sabot serve`.
    .lang = { command-play.lang }
command-replay = Muestra otra vez una partida guardada, paso a paso.

    En una terminal, la mesa ocupa toda la pantalla, y `?` muestra las teclas para moverse por la partida. En otro sitio se imprimen todos los pasos.
    .file = El registro de una partida; `-` lee la entrada estándar.
    .seat = Muestra solo lo que este jugador podía ver y oír; `nobody` representa al público.
    .open = Muestra todas las manos; es lo que se hace si no se indica ningún asiento.
    .round = Empieza en el reparto de esta ronda.
    .step = Empieza en este paso; los pasos se numeran a lo largo de toda la partida.
    .json = Imprime un objeto JSON en lugar de mostrar la partida.
    .plain = { command-play.plain }
    .lang = { command-play.lang }
command-verify = Comprueba los repartos de una partida guardada y todo lo que pasó después.

    El código de salida es 0 si todo cuadra, 1 si algo no cuadra y 2 si no se puede leer el archivo.
    .file = { command-replay.file }
    .shown = Un sello que anotaste antes de un reparto, o al menos sus 8 primeros dígitos; se puede repetir.
    .json = Imprime un objeto JSON en lugar de una tabla.
    .lang = { command-play.lang }
command-rules = Busca algo en el reglamento.

    Sin argumentos, muestra lo que contiene. El código de salida es 0, o 1 si no se ha encontrado nada.
    .what = Una regla por su código, como `D-024`, una carta, como `wild+4`, o palabras en inglés, español, francés o portugués.
    .edition = Solo lo que se refiere a este juego.
    .lang = El idioma de la respuesta; por defecto, el del entorno.
    .json = Imprime una lista de objetos JSON, con todos los idiomas.
    .html = En lugar de responder, escribe en esta carpeta todo el reglamento como sitio web.
command-options = Muestra todas las opciones de rondas y partidas: sus valores, el valor por defecto y lo que hacen.

    Si se indica un juego, dice también cómo cambia con cada valor, según simulaciones.

    En `play`, `match`, `simulate` y `arena`, una opción se indica con `--option NOMBRE=VALOR`.
    .edition = Solo las opciones de este juego.
    .json = Imprime una lista de objetos JSON.
    .lang = { command-play.lang }
command-matches = Muestra la lista de las partidas guardadas aquí; sigue con una o la repite paso a paso.
    .what = `list`: todas las partidas, la más reciente primero. `resume` o `replay`: la partida que tiene ese número en la lista. `statistics`: cuántas has jugado y ganado, en cada juego.
    .number = El número de una partida en la lista.
    .json = Con `list`: imprime una lista de objetos JSON.
    .lang = { command-play.lang }
command-doctor = Revisa esta instalación y dice qué hacer con cada problema.

    El código de salida es 0, o 1 si algo no funciona.
    .json = Imprime una lista de objetos JSON.
    .lang = { command-play.lang }
command-completion = Imprime el código con el que una shell completa órdenes y opciones.
    .shell = La shell; por ejemplo, `sabot completion bash > ~/.local/share/bash-completion/completions/sabot`.
    .lang = El idioma de los errores. El código está siempre en inglés.
command-mcp = Ofrece un asiento a un modelo de lenguaje mediante el Model Context Protocol, por la entrada y la salida estándar.
    .link = El enlace de una mesa de un servidor, o su código; sin él, una mesa de bots en este equipo.
    .edition = El juego; `deluxe` por defecto.
    .players = Cuántos se sientan a la mesa, contando al modelo.
    .policy = { command-play.policy }
    .option = { command-play.option }
    .seed = La misma semilla reparte las mismas cartas.
    .hints = Deja que el modelo pregunte qué haría un bot. En la mesa de un servidor, lo decide la mesa.
    .name = El nombre del modelo en la mesa.
    .lang = { command-play.lang }
command-simulate = Simula muchas rondas o partidas y muestra estadísticas.
    .edition = El juego.
    .players = Cuántos se sientan a la mesa, de 2 a 10.
    .rounds = Cuántas rondas se juegan; por defecto, 10 000, o 1000 con un bot que se ejecuta en Python.
    .matches = Cuántas partidas se juegan, en lugar de rondas.
    .policy = Quién juega en cada asiento: `eager` pone o descarta una carta al azar siempre que puede; `random` elige al azar una acción permitida; los dos están compilados. También puede jugar cualquier bot, como `careful`, unas mil veces más despacio.
    .seed = La misma semilla da los mismos resultados.
    .threads = Cuántos hilos o procesos se usan; por defecto, uno por núcleo. Los resultados no dependen de esto.
    .dask = Juega en el clúster de Dask de esta dirección o, con `local`, en uno de este equipo. Los resultados son los mismos.
    .option = Una opción del juego, como `stacking=same`, o de la partida, como `scoring=lowest`; se puede repetir. Aquí `uno_call` es `auto`.
    .vary = Compara valores de una opción, o de `players`, `policy` o `edition`, como `stacking=off,same`.
    .rows = Guarda una fila por cada ronda o partida en este archivo, CSV o Parquet.
    .plot = Guarda gráficos en este archivo, SVG o PNG.
    .json = Imprime un objeto JSON en lugar de tablas.
    .lang = El idioma de las tablas; por defecto, el del entorno.
command-arena =
    Hace jugar a los bots unos contra otros y dice cuál es más fuerte.

    Cada reparto se juega una vez desde cada asiento: así se compensa la suerte.
    .bots = Dos bots o más. Se enfrentan de dos en dos: un bot de un tipo contra bots del otro tipo en todos los demás asientos.
    .edition = El juego; se puede repetir, y `all` son todos.
    .players = Cuántos se sientan a la mesa, de 2 a 10; por defecto, dos.
    .together = Sienta a todos los bots a la misma mesa, no de dos en dos.
    .challenger = Pone a prueba solo al primer bot, contra cada uno de los demás.
    .deals = Cuántos repartos se juegan como mucho en cada enfrentamiento.
    .sure = Detiene un enfrentamiento en cuanto su resultado está claro, o juega todos los repartos de todos modos.
    .seed = La misma semilla da los mismos repartos.
    .option = Una opción del juego, como `stacking=same`; se puede repetir. Aquí `uno_call` es `auto`: olvidarse de decir UNO no dice nada sobre la fuerza de un bot.
    .fallback = Un bot incluido, como `random`, que responde en lugar de un bot que falla, tarda demasiado o responde con una acción ilegal; esos casos se cuentan. Sin él, detienen la arena.
    .limit = Cuántos segundos tiene para responder un bot que es un proceso; por defecto, uno, y diez para la primera respuesta.
    .workers = Cuántos procesos juegan a la vez; por defecto, uno por núcleo. Los resultados no dependen de esto.
    .keep = Un archivo que guarda cada reparto: con el mismo archivo, la misma orden sigue donde se detuvo.
    .plot = Guarda un gráfico de las proporciones de victorias en este archivo, SVG o PNG.
    .json = { command-simulate.json }
    .lang = { command-simulate.lang }
command-records =
    Cuenta lo que pasó en muchas partidas guardadas: rondas, ganadores, puntos, avisos de UNO, jugadores pillados y desafíos.

    Cada registro se reproduce y se comprueba. Un archivo que no se puede leer se nombra, y no detiene a los demás.
    .files = Archivos, y carpetas con registros a cualquier profundidad; por defecto, las partidas guardadas aquí.
    .by = Qué comparar: `edition`, `players` (cuántos), `player`, `bot` o cualquier opción de los juegos, como `stacking`.
    .rows = Guarda una fila por cada ronda en este archivo, CSV o Parquet.
    .json = { command-simulate.json }
    .lang = { command-simulate.lang }
command-dataset =
    Hace jugar a los bots y escribe una fila por cada decisión: observación, acciones permitidas, acción, recompensa y resultado.

    La carpeta recibe archivos de filas y una ficha que dice lo que contienen. La misma orden sigue donde se detuvo.
    .directory = Dónde escribir: una carpeta nueva o vacía, o una con el mismo conjunto de datos.
    .edition = El juego.
    .players = Cuántos juegan, de 2 a 10.
    .policy = El bot de todos los asientos o, si la opción se repite, uno por asiento; por defecto, `careful`.
    .rounds = Cuántas rondas se juegan. Con más rondas, la misma orden amplía el conjunto de datos.
    .seed = La misma semilla da los mismos archivos.
    .option = Una opción del juego, como `stacking=same`; se puede repetir.
    .history = Cuántos de los últimos sucesos contiene una observación, como mucho 64.
    .shard = Cuántas rondas tiene cada archivo.
    .format = El formato de los archivos; por defecto, Parquet si pyarrow está instalado.
    .workers = Cuántos procesos juegan a la vez; por defecto, uno por núcleo. Los archivos no dependen de esto.
    .json = Imprime la ficha como un objeto JSON.
    .lang = El idioma de los mensajes; por defecto, el del entorno.
command-referee =
    Juzga una posición y su guion, y cita la regla que explica cada consecuencia.

    El código de salida es 0 si todas las acciones estaban permitidas, 1 si se rechazó alguna y 2 si no se puede leer el archivo.
    .file = Una posición en YAML o JSON con un `script`; `-` lee la entrada estándar.
    .json = Imprime un objeto JSON en lugar de una transcripción.
    .lang = El idioma de la transcripción; por defecto, el del entorno.

## Lo que no se puede leer: lo escrito se cita tal cual

typed = «{ $text }»
at-place = { $place }: { $text }
at-line = línea { $number }

# Órdenes y archivos. `unreadable-system` es lo que dice el sistema, con sus propias palabras.

no-command = no existe la orden { $command }; las órdenes son { $commands }
no-command-near = no existe la orden { $command }; ¿querías decir { $near }? Las órdenes son { $commands }
options-note = { $text }; sabot options las muestra todas
options-note-near = { $text }; ¿querías decir { $near }? sabot options las muestra todas
too-many-arguments = sobran argumentos: { $rest }
options-round = Opciones de una ronda
options-match = Opciones de una partida
matches-none = Aún no hay ninguna partida guardada en { $directory }: sabot play empieza una.
matches-won = victoria de { $winners }
matches-open = en la ronda { $round }
matches-all = en total
matches-statistics = { $name }: partidas jugadas { $matches }, terminadas { $over }, ganadas { $won }; rondas { $rounds }
doctor-name = { $name ->
    [python] Python
    [extra] extra
    [data] carpeta de datos
    [cache] caché del compilador
    [settings] ajustes
    [page] página
    [browser] navegador
    [port] puerto
    [network] red
    [terminal] terminal
   *[other] Sabot
}
doctor-extra = { $extra ->
    [fast] reglas compiladas
    [cluster] varios procesos de servidor
    [lab] estudios en clústeres, gráficos en archivos
   *[other] entornos de aprendizaje automático
}
doctor-size = { $size } MB
doctor-install = Para instalar: { $command }
doctor-not-writable = No se puede escribir en { $directory }: cambia sus permisos.
doctor-no-settings = No hay archivo de ajustes. Sería un archivo TOML con name, language, theme, pace y sort: véase docs/terminal.md.
doctor-no-browser = No se ha encontrado ninguno: sabot muestra la dirección que hay que abrir.
doctor-port-used = El puerto { $port } está ocupado: sabot usa el servidor que hay en él o toma un puerto libre.
doctor-no-network = Los demás dispositivos no llegan a este equipo: conéctalo a una red para jugar juntos.
flag-unknown = no existe la opción { $flag }
flag-unknown-near = no existe la opción { $flag }; ¿querías decir { $near }?
flag-unknown-letter = no existe la opción { $flag }: { $letter } no es ninguna opción
flag-missing = a la orden { $command } le falta el valor de { $flag }
flag-repeated = { $flag } solo se puede indicar una vez
flag-no-choice = «{ $value }» no vale para { $flag }; elige entre { $choices }
flag-no-choice-near = «{ $value }» no vale para { $flag }; elige entre { $choices }. ¿Querías decir { $near }?
flag-type = «{ $value }» no vale para { $flag }: { $type ->
        [int] debe ser un número entero
        [float] debe ser un número
        [bool] debe ser true o false
       *[other] debe ser de tipo { $type }
    }
flag-refused = «{ $value }» no vale para { $flag }: { $reason }
unreadable-number-least = debe ser { $least } o más
unreadable-number-most = debe ser { $most } o menos
unreadable-no-file-name = falta el nombre del archivo
standard-input = entrada estándar
standard-output = salida estándar
unreadable-no-file = no existe ese archivo o esa carpeta
unreadable-not-a-file = esto no es un archivo
unreadable-directory = es una carpeta
unreadable-no-directory = no es una carpeta
unreadable-no-permission = permiso denegado
unreadable-no-space = no queda espacio en el disco
unreadable-address-used = la dirección ya está en uso
unreadable-address-elsewhere = este equipo no tiene esa dirección
unreadable-system = { $reason }
unreadable-file-name = esto no es un nombre de archivo
unreadable-file-exists = este archivo ya existe; --resume sirve para seguir con una partida
unreadable-name-value = debe ser nombre=valor, no { $value }
unreadable-option-value = no se puede leer { $value }
unreadable-not-for-resumed = no vale con --resume
unreadable-for-bots = solo vale con --bots
unreadable-nobody-plays = se nombra a personas, pero con --bots no juega ninguna
unreadable-not-for-link = no vale para la mesa de un servidor
unreadable-only-bots = en esta partida solo juegan bots; sabot match --resume sigue con ella
unreadable-table-link = debe ser el enlace de una mesa, como http://localhost:8000/t/CLAVE, o su código, como KTRB, no { $link }
unreadable-server-says = el servidor dice: { $reason }
unreadable-unreachable = no se puede conectar con el servidor
unreadable-one-person = es para una sola persona; para varias está --people
unreadable-said-otherwise = es { $value }, pero --option { $option } es { $other }
unreadable-more-people = { $people } personas son demasiadas para { $players } jugadores
unreadable-name-birthday = debe ser nombre=mes-día, como ana=07-31, no { $value }
unreadable-seat-or-open = hay que elegir entre --seat y --open: lo que ve un jugador o todas las manos
unreadable-round-or-step = hay que elegir entre --round y --step: los pasos se numeran a lo largo de toda la partida
unreadable-commitment = deben ser de { $shortest } a { $longest } dígitos hexadecimales, no { $value }
unreadable-matches-or-rounds = hay que elegir entre partidas y rondas, no las dos cosas
unreadable-at-least-one = debe ser al menos 1
unreadable-threads = debe ser de 1 a { $most }, no { $count }
unreadable-seconds = deben ser más de 0 segundos y como mucho { $most }
unreadable-arena-alone = hacen falta al menos dos bots
unreadable-arena-twice = { $bot } aparece dos veces
unreadable-arena-together = { $bots } bots juntos ocupan { $bots } asientos, no { $players }
unreadable-arena-challenger = hay que elegir entre --together y --challenger
unreadable-arena-deal = el reparto { $deal } de { $edition } se ha quedado parado: { $wrong }
unreadable-arena-failed = el bot { $bot } ha fallado: { $wrong }
unreadable-arena-not-kept = este archivo no guarda los repartos de una arena
unreadable-arena-other = este archivo guarda los repartos de otra arena: { $name } es { $there } allí y { $here } aquí
unreadable-arena-line = este reparto no puede estar aquí
unreadable-records-by = debe ser { $values } o una opción de los juegos, no { $value }
unreadable-dataset-card = esta no es la ficha de un conjunto de datos
unreadable-dataset-full = la carpeta no está vacía, y no contiene ningún conjunto de datos
unreadable-dataset-other = esta carpeta contiene otro conjunto de datos: { $name } es { $there } allí y { $here } aquí
unreadable-vary = debe ser un nombre con valores distintos, como stacking=off,same, no { $value }
unreadable-plot-format = el nombre de una imagen debe acabar en { $values }
unreadable-rows-format = el nombre de un archivo de filas debe acabar en { $values }
unreadable-worker-lost = un proceso de trabajo se ha detenido a la fuerza
# Un clúster: `$theirs` y `$ours` son versiones como `sabot 0.1.0, rules 1`.
unreadable-no-cluster = ningún clúster responde en { $address }
unreadable-no-workers = el clúster no tiene procesos de trabajo
unreadable-cluster-lost = se ha perdido la conexión con el clúster { $address }
unreadable-other-sabot = un proceso de trabajo tiene { $theirs }, pero este es { $ours }: los resultados podrían ser otros

# Textos. `$problem` es lo que dice una biblioteca, en inglés.

unreadable-yaml = { $fault ->
    [list] falta una coma o un «]» antes de este punto
    [mapping] falta una coma o un «{ "}" }» antes de este punto
    [quote] faltan unas comillas antes de este punto
    [escape] la barra invertida introduce aquí algo que no tiene significado
    [colon] aquí no pueden ir dos puntos: faltan en la línea anterior, la sangría está mal o un texto necesita comillas
    [key] faltan dos puntos después de una clave, antes de este punto
    [indentation] la sangría no concuerda con la de las líneas anteriores
    [character] un valor no puede empezar por este carácter: un texto necesita comillas, y la sangría se hace con espacios
    [document] aquí empieza un segundo documento, pero solo puede haber uno
   *[other] esto no es ni YAML ni JSON: { $problem }
}
unreadable-value = no se puede leer el valor { $value }
unreadable-character = carácter no admitido { $character }: esto no es texto
unreadable-too-deep = esto tiene demasiados niveles
unreadable-shorthand = hay que escribirlo todo por extenso, sin anclas, alias ni etiquetas
unreadable-key-twice = la clave { $key } aparece dos veces
unreadable-key-not-a-word = una clave debe ser una palabra
unreadable-key-missing = falta la clave { $key }
unreadable-unknown-key = clave desconocida: { $key }

# Lo que algo debe ser; su nombre va delante.

unreadable-choice = debe ser { $values }, no { $value }
unreadable-flag = debe ser true o false, no { $value }
unreadable-number = debe ser un número entero de 0 a { $most }, no { $value }
unreadable-text = debe ser texto, no { $value }
unreadable-one-line = debe ser una sola línea de 1 a { $most } caracteres, no { $value }
unreadable-seed = debe ser texto o un número entero de 0 a { $most }, no { $value }
unreadable-mapping = debe tener la forma clave: valor
unreadable-player = debe ser un jugador, no { $value }
unreadable-players = debe ser una lista de jugadores
unreadable-names = debe ser una lista de nombres
unreadable-cards = debe ser una lista de cartas
unreadable-hands = debe dar a cada jugador sus cartas
unreadable-bots = debe nombrar el bot de cada asiento que no ocupa una persona
unreadable-birthdays = debe dar un día como 07-31 para cada jugador
unreadable-birthday = debe ser mes y día, como 07-31, no { $value }
unreadable-should-be = debería ser { $value }

# Jugadores y opciones.

unreadable-not-a-player = { $name } no es un jugador
unreadable-name = un nombre debe ser texto imprimible sin espacios de más, no { $name }
unreadable-long-name = un nombre debe tener como mucho { $most } caracteres, no { $count }
unreadable-taken-name = { $name } no puede ser el nombre de un jugador
unreadable-same-name = dos jugadores tienen el mismo nombre
unreadable-seats = debe haber de { $fewest } a { $most } jugadores, no { $count }
unreadable-deck-size = una baraja tiene como mucho { $most } cartas, no { $count }
unreadable-policy = no existe el bot { $policy }; los bots son { $policies }
unreadable-actions = { $count ->
    [one] debe ser { $count } número de 0 a { $last }, uno para cada mesa
   *[other] deben ser { $count } números de 0 a { $last }, uno para cada mesa
}
unreadable-opponents = debe ser un bot para todos, o una lista de { $count }, uno para cada uno de los demás
unreadable-state = debe ser el estado de un entorno con el mismo juego, las mismas opciones y los mismos jugadores
unreadable-reset-mask = debe ser true o false para cada mesa ({ $count } en total), y true para al menos una
unreadable-seeds = debe ser un número, o una lista de { $count }, uno para cada mesa
unreadable-bot-illegal = contestó { $action }, pero solo podía hacer una de estas cosas: { $legal }
unreadable-bot-command = falta la orden, como en exec:python3 mybot.py
unreadable-bot-module = no existe ese bot: { $reason }
unreadable-bot-kind = eso no es un bot: debe ser un sabot.bots.Bot, o devolver uno
unreadable-bot-silent = se le pidió una decisión y contestó null
unreadable-bot-late = no contestó en { $seconds } s
unreadable-bot-ended = el proceso terminó sin contestar
unreadable-bot-answer = la respuesta debe ser una línea como {"{"}"action": "draw"{"}"}, no { $line }
unreadable-own-bot = desde un registro no se puede arrancar un bot propio: { $policy }
unreadable-birthday-missing = falta el cumpleaños de { $player }
unreadable-no-option = no existe la opción { $option }
unreadable-settings-syntax = { $fault ->
    [encoding] los ajustes no son texto en UTF-8
    [twice] este ajuste aparece dos veces
   *[line] no se pueden leer los ajustes: cada línea debe ser como name = "Ana"
}
unreadable-settings-unknown = no existe el ajuste { $name }; los ajustes son { $names }
unreadable-settings-value = { $name } tiene que ser { $values }, no { $value }
unreadable-settings-text = { $name } tiene que ser un texto entre comillas, no { $value }
unreadable-for-list = es solo para la lista
unreadable-no-kept-match = { $last ->
    [0] no existe la partida { $number }: aún no hay ninguna guardada
    [one] no existe la partida { $number }: en la lista solo está la { $last }
   *[other] no existe la partida { $number }: las de la lista van de la 1 a la { $last }
}
unreadable-match-is-over = esta partida ya terminó; se puede volver a ver
unreadable-sheet-for = la hoja { $sheet } es de { $those }, no de { $this }
unreadable-option-for = la opción { $option } es para { $those }, no para { $this }
unreadable-option-of-match = la opción { $option } es para partidas, no para rondas: hay que decir cuántas partidas se juegan
unreadable-option-choice = la opción { $option } debe ser { $values }, no { $value }
unreadable-option-flag = la opción { $option } debe ser true o false, no { $value }
unreadable-option-number = la opción { $option } debe ser un número entero de { $least } a { $most }, no { $value }
unreadable-option-weights = la opción { $option } debe dar pesos por icono, como { "{" }war: 2, race: 0{ "}" }, no { $value }
unreadable-option-icon = la opción { $option } no tiene el icono { $icon }; los iconos son { $icons }
unreadable-option-weight = la opción { $option } necesita un número entero de 0 a { $most } para { $icon }, no { $value }
unreadable-option-weightless = la opción { $option } necesita un peso mayor que 0 para al menos un icono
unreadable-scoring-for = { $scoring } es para { $counts } jugadores, no para { $players }

# Acciones.

unreadable-no-action = no existe la acción { $action }
unreadable-nothing-follows = detrás de { $word } no puede ir nada, pero va { $rest }
unreadable-nothing-follows-card = detrás de la carta no puede ir nada, pero va { $rest }
unreadable-something-follows = falta algo detrás de { $word }
unreadable-no-icon = la ruleta no tiene el icono { $icon }; tiene { $icons }
unreadable-no-such-thing = en este juego no hay { $value } que explicar
unreadable-no-colour-in = en { $edition } no existe el color { $colour }
unreadable-no-card-in = en { $edition } no existe la carta { $card }
unreadable-not-for-referee = el árbitro no puede decir { $action }
unreadable-not-for-player = un jugador no puede decir { $action }
unreadable-not-in-list = en la lista no está la acción { $number }
unreadable-no-action-here = aquí { $typed } no es una acción; escribe ? para ver la ayuda
unreadable-means-nothing = aquí { $typed } no significa nada; escribe ? para ver la ayuda
unreadable-who-does-what = ¿quién hace qué? Se escribe «nombre: acción»
unreadable-who-stirs = ¿quién lo añade a la mezcla? Se escribe «nombre: lo que sea»
unreadable-no-suggestion = { $player } es un bot, y los bots no hacen sugerencias
unreadable-not-at-table = { $player } no está en esta mesa
unreadable-not-dealt = todavía no se ha repartido nada
unreadable-name-one = { $what ->
    [round] hay que indicar una ronda, hasta la { $most }
    [table] hay que indicar una mesa, hasta la { $most }
   *[step] hay que indicar un paso, hasta el { $most }
}
unreadable-last-one = { $what ->
    [round] no existe la ronda { $named }: la última es la { $most }
    [table] no existe la mesa { $named }: la última es la { $most }
   *[step] no existe el paso { $named }: el último es el { $most }
}

# Posiciones. `drawn`, `former`, `next`, `due`, `choices`, `fixed`, `shown` y `effect` son claves, y siguen en inglés.

unreadable-not-a-position = esto no es una posición: hacen falta claves como edition, players y hands, cada una con su valor
unreadable-script = debe ser una lista de líneas como `- ana: play R7`
unreadable-script-line = debe ser un solo `jugador: acción`
unreadable-script-line-text = debe ser un solo `jugador: acción`, los dos en forma de texto
unreadable-not-a-card = { $card } no es una carta
unreadable-both-faces = { $card } debe escribirse con las dos caras, como R7/P3
unreadable-wrong-way-round = { $card } tiene las caras al revés
unreadable-copies = { $count ->
    [one] { $count } carta { $card }, pero en la baraja solo hay { $held }
   *[other] { $count } cartas { $card }, pero en la baraja solo hay { $held }
}
unreadable-no-hand = { $player } no tiene mano
unreadable-empty-hand = no tiene cartas, pero la ronda no ha terminado
unreadable-empty-discard = no tiene cartas, pero la ronda ya ha empezado
unreadable-no-sides = { $edition } no tiene dos lados
unreadable-not-at-start = hay que omitirlo cuando la ronda va a empezar
unreadable-discard-at-start = no puede tener cartas cuando la ronda va a empezar
unreadable-start = una ronda empieza en el lado de los héroes y hacia la izquierda
unreadable-no-first-card = con ninguna de sus cartas puede empezar la ronda
unreadable-one-asked = debe nombrar al único jugador al que le toca
unreadable-idle = { $player } no tiene nada que hacer en esta fase
unreadable-colour-needed = hay que indicarlo, porque la carta de arriba es un comodín
unreadable-no-colour = no existe el color { $colour }
unreadable-no-colour-on-side = en este lado no existe el color { $colour }
unreadable-colour-twice = pon { $key } o { $other }, no los dos
unreadable-colour-on-top = según la carta de arriba, es { $top }, no { $colour }
unreadable-called-owes = quien ha dicho UNO ya no tiene que decirlo
unreadable-late-owes = debe estar entre quienes tienen que decir UNO
unreadable-not-one-card = { $player } no tiene exactamente una carta
unreadable-only-at-end = solo se sabe cuando la ronda ha terminado
unreadable-turn-at-end = hay que omitirlo cuando la ronda ha terminado
unreadable-winner-at-end = hay que nombrarlo cuando la ronda ha terminado
unreadable-owes-at-end = nadie tiene que decir UNO cuando la ronda ha terminado
unreadable-not-remembered = { $key } no significa nada en esta fase
unreadable-no-effect = no existe el efecto { $effect }
unreadable-cards-asked = deben ser cartas del jugador al que le toca
unreadable-not-held = { $card } no está en la mano del jugador al que le toca
unreadable-no-wheel = no hay ruleta
unreadable-former-other-side = former es un color del otro lado
unreadable-dealer-turns-up = debe ser el turno de quien reparte, que descubre la primera carta
unreadable-out-holds-nothing = quien se ha quedado sin cartas no puede tener ninguna en la mano
unreadable-out-being-resolved = debe ser el turno de quien se ha quedado sin cartas, cuya carta se está resolviendo
unreadable-out-takes-no-part = quien se ha quedado sin cartas no participa
unreadable-drawn-needed = la fase drawn necesita la clave drawn
unreadable-colour-for-wild = solo se puede nombrar un color con un comodín
unreadable-no-such-effect = no existe ese efecto
unreadable-no-colour-for-last = con esta última carta no se nombra ningún color
unreadable-next-needed = falta la clave next
unreadable-first-calls = el color debe nombrarlo el primer jugador
unreadable-affected-calls = el color debe nombrarlo el jugador afectado o quien puso la carta
unreadable-another-calls = el color debe nombrarlo otro jugador
unreadable-victim-answers = quien responde debe ser el jugador afectado
unreadable-answered-on-top = la carta a la que se responde debe ser la de arriba
unreadable-colour-after-howler = no se puede nombrar un color antes de responder al vociferador
unreadable-nobody-answers = a esta carta no puede responder nadie
unreadable-victim-follows = el jugador afectado debe ser el que va después de quien puso la carta
unreadable-next-follows = next debe ser el jugador que va después del afectado
unreadable-colour-before-answer = el color debe nombrarse antes de responder
unreadable-due = due debe ser el número de cartas que esta carta hace robar al jugador afectado
unreadable-layer-names = quien señala a un jugador debe ser quien puso la carta
unreadable-naming-on-top = la carta con la que se señala a alguien debe ser la de arriba
unreadable-choices-tied = choices deben ser los jugadores empatados
unreadable-any-other-named = choices deben ser todos los demás jugadores
unreadable-hero-on-top = el héroe debe ser la carta de arriba
unreadable-affected-discards = quien descarta debe ser el jugador afectado
unreadable-effect-needed = hacen falta las claves effect y next
unreadable-fixed-by-first = fixed debe ser el número o el color de la primera carta descartada
unreadable-fixed-no-colour = fixed debe ser un color
unreadable-nothing-put-down = todavía no se ha descartado nada
unreadable-shown-in-war = shown debe ser lo que enseñó quien ganó una guerra
unreadable-wrong-refused = en esta mesa las cartas equivocadas se rechazan
unreadable-objected-to-right = si alguien ha protestado sin razón, la carta debe encajar, y nadie puede protestar por su propia carta
unreadable-objected-stands = si el jugador siguiente protesta sin razón, da la carta por buena
unreadable-next-lets-stand = quien da la carta por buena debe ser el jugador siguiente
unreadable-lies-on-another = debajo debe haber otra carta, cuyo color estaba en juego
unreadable-former-under = former debe ser el color de la carta que hay debajo de la discutida

# Registros.

unreadable-not-a-record = falta la clave { $key }: esto no es el registro de una partida
unreadable-keys = { $what ->
    [round] una ronda debe tener claves como { $key }, cada una con su valor
   *[record] un registro debe tener claves como { $key }, cada una con su valor
}
unreadable-no-key = { $what ->
    [round] una ronda no tiene la clave { $key }
   *[record] un registro no tiene la clave { $key }
}
unreadable-newer = { $key ->
    [record] la revisión { $revision } del formato de los registros es demasiado nueva para este Sabot, que conoce hasta la { $newest }
   *[rules] la revisión { $revision } de las reglas es demasiado nueva para este Sabot, que conoce hasta la { $newest }
}
unreadable-key-text = { $key } debe ser texto
unreadable-key-number = { $key } debe ser un número entero a partir de 1, no { $value }
unreadable-key-list = { $key } debe ser una lista
unreadable-key-names = { $key } debe ser una lista de nombres
unreadable-key-mapping = { $key } debe tener la forma clave: valor
unreadable-key-lines = { $key } debe tener un `{ $form }` por línea
unreadable-key-lines-text = { $key } debe tener un `{ $form }` por línea, los dos en forma de texto
unreadable-key-before = { $key } debe ir antes de { $later }
unreadable-no-commitment = falta el sello de la ronda
unreadable-never-dealt = { $key } sin tables: la ronda no llegó a repartirse
unreadable-not-counted = { $key } sin { $needed }: la ronda no se contó
unreadable-more-follows = la ronda no está terminada, pero después hay algo más
unreadable-match-over = la ronda { $number } no puede empezar: la partida había terminado
unreadable-round-over = la ronda había terminado antes de esta acción
unreadable-round-not-over = la ronda no ha terminado: falta una acción antes de esta línea
unreadable-otherwise = { $key ->
    [winners] la victoria en la partida es de { $found }, no de { $said }
    [commitment] el sello del secreto de la ronda es { $found }, no { $said }
    [tables] quienes están en las mesas, y quienes reparten, son { $found }, no { $said }
    [points] los puntos de la ronda son { $found }, no { $said }
    [secret] el secreto de la ronda es { $found }, no { $said }
   *[events] el hash de los sucesos de la ronda es { $found }, no { $said }
}
# `$why` es una frase, y `$rule` el código de la regla que hay detrás.
unreadable-refused = { $why } [{ $rule }]
# `$wrong` es lo que está mal en el registro, y `$changes` es `unreadable-changes`: lo que ha cambiado desde una revisión de las reglas.
unreadable-changes = { $since ->
    [1] Tras un empate, quien gana una guerra tiene que descartar las cartas que ha enseñado (X-133). Cada jugador puede protestar una sola vez por una carta; si el jugador siguiente protesta por una carta que encaja, la carta vale (X-54). Un turno perdido por poner una carta equivocada cuenta para el límite de turnos (X-64). Una vez aceptada una carta, solo ella se queda en la pila de descarte al barajarla (X-58).
   *[2] Una vez aceptada una carta, solo ella se queda en la pila de descarte al barajarla (X-58).
}
unreadable-older-record = { $wrong } (el registro se hizo con la revisión { $made_by } de las reglas, y esta es la { $revision }: { $changes })
unreadable-older-round = una ronda a medias empezó con la revisión { $made_by } de las reglas, y no puede seguir con la { $revision }: { $changes }
unreadable-elsewhere = esta partida ya se está jugando en otra ventana

# El servidor. `person` se queda en inglés; `$reason` es lo que dice una biblioteca, en inglés.
unreadable-no-person = al menos un asiento debe ser para una persona
unreadable-device-seats = en el dispositivo juegan { $people } personas, y no hay tantos asientos para personas
unreadable-draw-device = no se pueden sortear los asientos si varias personas comparten un dispositivo
unreadable-no-bot = debe ser person o un bot ({ $bots }), no { $name }
unreadable-one-face = escribe solo el lado de la carta que está en juego: { $action }
unreadable-guest-name = un nombre debe tener de 1 a { $most } caracteres imprimibles
unreadable-face = debe ser uno de estos avatares: { $faces }; no { $value }
unreadable-long-message = un mensaje debe tener como mucho { $most } bytes
unreadable-message = { $fault ->
    [missing] falta el campo { $name }
    [unknown] no existe el campo { $name }
    [kind] debe ser { $wanted }, no { $got }
    [length] su longitud debe ser { $bound }
    [bound] debe ser { $bound }
   *[other] no se entiende el mensaje
}
unreadable-one-wish = un mensaje debe pedir exactamente una de estas cosas: { $wishes }
unreadable-many-steps = se pueden mostrar como mucho { $most } pasos a la vez
unreadable-language = debe ser uno de estos idiomas: { $languages }; no { $value }
unreadable-code = un código debe tener al menos { $least } letras, como KTRB
unreadable-listen = no se puede usar esta dirección: { $reason }
unreadable-listen-passed = lo que se ha pasado no es un socket TCP a la escucha
unreadable-server-url = debe ser la dirección de un servidor, como http://localhost:8000, no { $url }
unreadable-banned = debe ser una persona como guest-0123456789abcdef, una dirección o una red, no { $value }
unreadable-admin-what = debe ir seguido de una mesa, una persona o una dirección
unreadable-admin-alone = detrás no puede ir nada
unreadable-no-report = no existe la denuncia { $number }
unreadable-no-table = no existe esa mesa
unreadable-no-ban = no tiene prohibida la entrada
unreadable-address = debe ser una dirección como { $examples }
unreadable-not-installed = faltan paquetes; para instalarlos: { $command }
unreadable-newer-database = la ha cambiado una versión más nueva de Sabot, y esta no puede usarla
unreadable-bus = no se puede conectar con el bus: { $reason }
unreadable-in-use = otro servidor ya usa este archivo; para varios servidores hacen falta --database postgresql://… y --bus redis://…
unreadable-public-url = debe ser una dirección sin ruta, como { $examples }
unreadable-not-backup = esto no es una copia de seguridad, o está dañada
unreadable-backup-onto-itself = esta es la propia base de datos
unreadable-database-in-use = un servidor usa esta base de datos; hay que pararlo antes
unreadable-database-not-empty = la base de datos ya contiene mesas de juego; --force sustituye todo su contenido por la copia de seguridad

## La página: en todas partes

page-unreachable = El servidor no responde. ¿Está en marcha?
page-offline = Sin conexión con el servidor. Las reglas siguen aquí y no se pierde nada.
page-offline-table = La mesa aparecerá en cuanto vuelva la conexión.
page-new-version = Hay una versión nueva. Recarga cuando quieras.
page-reload = Recargar
page-failed = Algo ha ido mal; inténtalo otra vez.
page-nothing-here = Aquí no hay nada.
page-home = Inicio
page-pages = Páginas
page-skip = Ir al contenido
page-language = Idioma
page-theme = Tema
page-theme-choice = { $theme ->
    [light] claro
    [dark] oscuro
   *[auto] como el dispositivo
}
page-level = { $level ->
    [novice] principiante
    [gentle] fácil
    [casual] normal
    [fair] avanzado
   *[sharp] experto
}
page-bot = Bot, { page-level }
page-person = Una persona
page-name = Tu nombre
page-face = Elige tu avatar
page-face-name = { $face ->
    [dog] Perro
    [fox] Zorro
    [bear] Oso
    [rabbit] Conejo
    [mouse] Ratón
    [pig] Cerdo
    [cow] Vaca
    [lion] León
    [elephant] Elefante
    [frog] Rana
    [owl] Búho
    [penguin] Pingüino
    [duck] Pato
    [fish] Pez
    [snail] Caracol
    [bee] Abeja
    [crab] Cangrejo
    [dragon] Dragón
    [unicorn] Unicornio
   *[cat] Gato
}
page-me = Tus datos
page-me-about = Lo que este servidor guarda sobre ti: las mesas en las que estuviste, lo que hiciste en ellas y tus resultados.
page-me-download = Descargar
page-me-leave = Cerrar la sesión en todos los dispositivos
page-me-leave-sure = Empiezas de cero, aquí y en todos los demás dispositivos, y tus asientos quedan libres. No se puede deshacer.
page-me-delete = Borrarlo todo
page-me-delete-sure = Se borran tus resultados y las mesas en las que jugaste sin nadie más. En las mesas en las que jugaron otros contigo, solo queda el nombre con el que jugaste. Se cierra la sesión en todos los dispositivos. No se puede deshacer.
page-me-done = Hecho. Ahora empiezas de cero.
# Propuestas para quien aún no tiene nombre, separadas por espacios.
page-names = Alex Cruz Noa Paz Sol Trini Guada Ari
page-seats-free = { $number ->
    [0] sin asientos libres
    [one] { $number } asiento libre
   *[other] { $number } asientos libres
}

## La página: inicio

page-shot-home = Elige un juego y siéntate
page-shot-table = En la mesa
page-home-title = Siéntate: las cartas ya están repartidas
page-home-about = Cuatro juegos de cartas de colores, jugados exactamente como dicen sus hojas de instrucciones.
page-home-game = ¿Qué juego?
page-home-opponents = Rivales
page-home-fewer = Un rival menos
page-home-more = Un rival más
page-home-level = ¿Qué nivel?
page-home-length = ¿A cuántos puntos?
page-length = { $length ->
    [round] una ronda
   *[points] { $length }
}
page-home-play = Jugar ya
page-home-friends = Con amigos
page-home-friends-about = Abre una mesa, envía su enlace y a jugar.
page-home-create = Abrir una mesa
page-home-device = Varias personas en un dispositivo
page-home-join = Entrar
page-home-code = Enlace o código de mesa
page-home-no-code = Eso no es ni un enlace ni un código de mesa.
page-home-tournament = Torneo
page-home-tournament-about = Un enlace y todos participan: parejas que cambian, en una mesa o en dos, o eliminación hasta que quede un solo jugador.
page-home-watch-about = Siéntate a una mesa pública, o mira cómo juegan.
page-home-rules = Reglamento
page-home-rules-about = Todas las reglas en palabras sencillas, con su fuente y ejemplos.
page-home-matches = Mis partidas
page-home-matches-about = Resultados, gráficos y repeticiones.
page-tables = Mesas abiertas
page-tables-none = Ahora no hay ninguna mesa pública abierta.
page-tables-make = Abrir una
page-tables-host = { $title ->
    [none] Mesa de { $seat }
   *[other] { $title }
}
page-tables-playing = en juego
page-tables-sit = Sentarse
page-tables-watch = Mirar

## La página: una mesa nueva

page-new = Nueva mesa
page-new-game = Juego
page-new-seats = Asientos
page-new-seat = Asiento { $number }
page-new-seat-yours = Asiento { $number }: tú
page-new-seat-add = Añadir un asiento
page-new-seat-drop = Quitar el asiento { $number }
page-new-seats-for = { $scoring ->
    [partners] Para jugar por parejas hacen falta cuatro, seis, ocho o diez jugadores.
   *[rotation] Con parejas que cambian hacen falta cuatro jugadores, u ocho en dos mesas.
}
page-device-new = Varias personas juegan en este dispositivo
page-device-new-about = Pon un nombre a cada persona; el dispositivo se pasa de mano en mano, y entre turno y turno no se ve ninguna carta. Un asiento sin nombre queda libre para quien tenga el enlace. En la mesa todos ven quién comparte un dispositivo.
page-device-name = Nombre de quien ocupa el asiento { $number }
page-device-who = Nombre
page-device-shared = dispositivo compartido
page-device-curtain = No se ve ninguna carta
page-device-hand-over = Pásale el dispositivo a { $name }
page-device-ready = Soy { $name }. Ver mis cartas
page-device-look = { $name }: ver mis cartas
page-device-hide = { $name }: esconder mis cartas
page-device-call = { $name }: { $call }
page-new-match = Partida
page-new-scoring = { $scoring ->
    [winner] puntos para quien gana
    [lowest] total más bajo
    [none] una sola ronda
    [elimination] eliminación
    [partners] parejas
   *[rotation] parejas que cambian
}
page-new-match-about = { $scoring ->
    [winner] Quien gana una ronda se apunta los puntos de las cartas que les quedan a los demás. Gana quien llega primero a la meta.
    [lowest] Cada cual se apunta lo que le queda en la mano. Cuando alguien llega a la meta, gana el total más bajo.
    [none] Una sola ronda: gana quien se queda sin cartas.
    [elimination] Eliminación: cada cual se apunta lo que le queda en la mano, y quien llega a la meta queda fuera. Los dos últimos juegan una final, cara a cara.
    [partners] Las parejas juegan unas contra otras. Los compañeros se sientan frente a frente y puntúan juntos.
   *[rotation] Un torneo para cuatro, o para ocho en dos mesas: cada cual juega unas rondas con cada uno de los demás como compañero y conserva los puntos. Gana el total más alto.
}
page-new-more = Meta, reparto y más
page-new-rules = Reglas de la ronda
page-new-group = { $group ->
    [sheet] Reglas
    [laying] Jugar y robar
    [uno] Decir UNO
    [game] Solo en este juego
    [house] Reglas de la casa
   *[more] Más
}
page-new-changed = { $number ->
    [0] sin cambios
    [one] { $number } cambio
   *[other] { $number } cambios
}
page-new-usual = por defecto: { $value }
page-new-yes = sí
page-new-no = no
page-new-rule = Regla { $rule }
page-new-reset = Deshacer todos los cambios
page-new-clocks = Relojes
page-new-clock = { $clock ->
    [decision] Tiempo para pensar
    [window] Tiempo para intervenir
    [pause] Entre rondas
   *[pace] Ritmo de los bots
}
page-new-clock-about = { $clock ->
    [decision] Segundos para pensar. Quien tarda más roba y pasa; después juega un bot hasta que ese jugador vuelva. 0 significa sin límite.
    [window] Cuánto tiempo hay para decir UNO, pillar a alguien o protestar antes de seguir: rápido son 1,5 segundos, normal 2,5 y tranquilo 5. Por defecto es normal, o tranquilo con cuatro personas o más.
    [pause] Segundos hasta el siguiente reparto si falta alguien por confirmar.
   *[pace] 1 es lo normal y 0, al instante; los números más altos son más lentos.
}
page-new-window = { $window ->
    [quick] rápido
    [normal] normal
    [relaxed] tranquilo
   *[usual] por defecto
}
page-new-door = Quién puede entrar
page-new-title = Nombre de la mesa
page-new-public = Visible para todos en la lista; si no, solo se entra con el enlace
page-new-spectators = Otros pueden mirar
page-new-hints = Se le puede pedir una pista a un bot
page-new-open = Abrir la mesa
page-new-house = Reglas de la casa
page-new-all = Más
page-new-all-about = puntuación, todas las demás reglas, relojes, quién puede entrar
page-rules = Reglas de la casa
page-rules-about = Reglas para { $game }: lo que cambia respecto a los valores por defecto.
page-rules-own = Tus reglas
page-rules-name = Nombre para estas reglas
page-rules-keep = Guardar estas reglas
page-rules-kept = «{ $name }» queda guardado en este navegador.
page-rules-drop = Borrar «{ $name }»
page-rules-share = Compartir un enlace
page-rules-copied = El enlace está copiado.
page-rules-bad = Este enlace no nombra ningún juego conocido. Puede estar cortado o ser de otra versión.
page-rules-unknown = Esta versión no conoce algunas reglas del enlace: { $names }. Con las demás se puede jugar.

## La página: antes de empezar

page-screen = Pantalla grande
page-screen-show = Mostrar la mesa en esta pantalla
page-screen-join = Entra aquí:
page-screen-leave = Salir de la pantalla grande
page-screen-full = Pantalla completa
page-screen-whole = Mostrar toda la mesa
page-room = Antes de empezar
page-room-invite = Invita a tus amigos
page-room-invite-about = Quien tenga este enlace puede entrar en la mesa.
page-room-local = Este enlace solo sirve en este equipo. Para que entren también los demás de tu red, usa sabot serve --host 0.0.0.0.
page-room-closed = De momento, este enlace solo se abre en este equipo.
page-room-open = Dejar entrar a los demás de esta red
page-room-is-open = Los demás de esta red pueden entrar.
page-room-close = Limitar otra vez la entrada a este equipo
page-room-scan = Escanéalo con la cámara de un teléfono
page-room-qr = Código QR del enlace
page-room-address = Dirección
page-room-trouble = ¿No se abre el enlace?
page-room-trouble-about = El otro dispositivo debe estar en la misma red, y no usar datos móviles ni una wifi de invitados. Si hay otra dirección, prueba con ella. Si no, puede que un cortafuegos de este equipo bloquee el puerto { $port }.
page-room-by-hand = Tu navegador no puede copiar aquí. El enlace está seleccionado: cópialo a mano.
page-room-link = Enlace de esta mesa
page-room-copy = Copiar enlace
page-room-copied = Copiado
page-room-share = Compartir
page-room-seats = Asientos
page-room-free = libre
page-room-you = tú
page-room-host = dirige la mesa
page-room-absent = sin conexión
page-room-sit = Sentarse
page-room-move = Cambiarse aquí
page-room-leave = Levantarse
page-room-give = ¿Para quién es el asiento { $number }?
page-room-remove = Echar a { $seat }
page-room-start = Empezar
page-room-start-about = Los bots ocupan los asientos libres.
page-room-host-starts = { $seat } decide cuándo empieza la partida.
page-room-rules = Reglas de esta mesa
page-room-fair = Un reparto que nadie puede amañar
page-room-fair-about = El servidor selló el primer reparto antes de que nadie se sentara. La sal que añade cada jugador cambia la mezcla; tu navegador ha elegido la tuya al azar, y puedes cambiarla. Al acabar la ronda se revela el secreto para que todos puedan comprobar el reparto.
page-room-salt = Tu sal: lo que quieras
page-room-salted = Tu sal:
page-room-gone = { $code ->
    [removed] { refused-seat-removed }
    [banned] { refused-guest-banned }
    [players-only] Solo quienes juegan aquí pueden ver esta mesa.
   *[none] { refused-table-none }
}
page-request-match = { $name } pide ocupar el asiento de { $seat }; entonces vería las cartas de ese asiento.
page-request-room = { $name } pide un asiento.
page-request-suspect = Alguien a quien echaste tenía la misma dirección. Puede ser la misma persona u otra de la misma casa.
page-request-allow = Permitir
page-request-refuse = Rechazar
page-request-mine = { $state ->
    [host] Has pedido un asiento. Lo decide quien dirige la mesa.
    [waits-host] Has pedido ocupar el asiento de { $seat } cuando acabe esta ronda. Lo decide quien dirige la mesa.
    [waits] Ocuparás el asiento de { $seat } cuando acabe esta ronda.
   *[people] Has pedido el asiento de { $seat }. Deciden los demás de la mesa.
}
page-request-withdraw = Retirar la petición
page-code = Código de esta mesa
page-code-about = Dilo en voz alta: los demás lo escriben en la página de inicio o abren { $address }.
page-code-looking = Buscando la mesa { $code }…
page-mine = Tus mesas
page-mine-go = { $state ->
    [left] Mirar
   *[seated] Seguir
}
page-mine-state = { $state ->
    [yours] Te toca
    [turn] Esperando a { $players }
    [between] Entre dos rondas
    [left] Has dejado tu asiento
   *[open] Aún no ha empezado
}
page-mine-with = { $count ->
    [0] { $round ->
        [0] Aún no hay nadie más
       *[other] Contra bots
    }
   *[other] Con { $players }
}
page-leave-keep = Salir por ahora
page-leave-keep-about = { $case ->
    [alone] El juego se detiene hasta que vuelvas.
    [clock] Tu asiento sigue siendo tuyo. Cuando se acabe tu tiempo, robarás y pasarás; después jugará por ti un bot hasta que vuelvas.
   *[patient] Tu asiento sigue siendo tuyo. Cuando te toque, los demás te esperarán.
}
page-leave-found = Encontrarás la mesa en la página de inicio, en «{ page-mine }».
page-leave-give = Dejar el asiento
page-leave-give-about = Un bot juega por ti desde ese momento, y otra persona puede ocupar el asiento. Mientras nadie lo haga, puedes volver.
page-late = { $what ->
    [tournament] El torneo ya ha empezado.
   *[match] La partida ya ha empezado.
}
page-late-take = { $when ->
    [now] Ocupar un asiento
    [ask] Pedir un asiento
   *[round] Entrar en la próxima ronda
}
page-late-seats = ¿Qué asiento quieres ocupar?
page-late-seats-about = Juegas con el nombre y los puntos de ese asiento.
page-late-seat = { $seat }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-late-wait = Esperar la próxima partida
page-late-waiting = En cuanto se abra la próxima partida, pasarás a ella. No se te guarda asiento: ocupa allí uno libre.
page-late-watch = Solo mirar
page-late-cancel = Cancelar
page-room-full = Todos los asientos están ocupados. { $seat } puede darte el de un bot, o puedes esperar aquí a que quede uno libre.
page-device = Jugar en otro dispositivo
page-device-about = Sigues con tu nombre, tus asientos y tus partidas.
page-device-ask = Mostrar un código
page-device-how = En el otro dispositivo, abre { $address } y escribe este código. Vale una sola vez, durante { $minutes } minutos.
page-device-link = Enlace para el otro dispositivo
page-device-here = Seguir aquí
page-device-here-about = Escribe el código que muestra tu otro dispositivo. A partir de entonces cuentas como la misma persona en los dos.
page-device-instead = En este dispositivo dejarás de ser { $name }.
page-device-code = Código del otro dispositivo
page-device-done = Ahora eres { $name } en este dispositivo.
page-new-takeover = Quien llega tarde ocupa el asiento de un bot
page-takeover = { $when ->
    [round] en la próxima ronda
    [now] enseguida
    [ask] enseguida, si los demás están de acuerdo
   *[never] nunca
}
page-tip = { $tip ->
    [lay] Pon una de las cartas que sobresalen: del mismo color o con el mismo número o símbolo que la de arriba, o un comodín.
    [draw] Nada encaja: roba una carta.
   *[uno] Te quedan dos cartas: di ¡UNO! antes de poner una, o alguien puede pillarte.
}
page-tip-seen = Entendido
# Las frases de una introducción; $seat es el otro jugador, $a_card la carta de arriba, $hue el color del que trata un farol.
lesson-step = { $step ->
    [begin] Pon una carta que sobresalga: tiene el color o el número de la carta de la pila.
    [keep] Pon una carta que sobresalga, con el color o el número de la carta de la pila. Guarda la capa para luego.
    [flip] Pon la carta Flip: da la vuelta a todas las cartas.
    [night] Ahora cuenta la otra cara: colores nuevos y cartas más duras.
    [bluff] { $seat } solo puede poner { $a_card } si no tiene { colour }. ¿Crees que va de farol? Entonces desafía.
    [guilty] Era un farol: { $seat } roba las cartas y te toca a ti.
    [howler] Un vociferador: enseña tu mano u ocúltala con la capa.
    [named] Un vociferador: sin capa tienes que enseñar tu mano.
    [target] Tu vociferador: elige quién tiene que enseñar su mano.
    [hit] Esa carta va contra ti. Los botones dicen qué puedes hacer.
    [spin] { $seat } ha puesto un remolino, así que te toca girar la ruleta.
    [race] ¡Grita antes que { $seat }!
    [discard] Elige las cartas de las que te quieres librar.
    [colour] Nombra el color del que tengas más cartas.
    [drawn] La carta que has robado encaja: ponla o guárdala.
    [draw] Nada encaja: roba una carta.
    [uno] Te quedan dos cartas: di ¡UNO! antes de poner una, o { $seat } podría pillarte.
    [late] Di ¡UNO! ahora, antes de que { $seat } se dé cuenta.
    [catch] ¡Pilla a { $seat }, que ha olvidado decir UNO!
    [watch] Ahora le toca a { $seat }.
    [over] Eso es lo esencial del juego. El resto se aprende jugando.
   *[play] Te toca: pon una carta que sobresalga.
}
page-lesson = Aprende { $title } en un minuto
page-lesson-again = Introducción
page-lesson-about = { $title }: la introducción
page-lesson-skip = Saltar
page-lesson-play = Jugar a { $title } ahora
page-lesson-other = Introducciones a los otros juegos

## La página: en la mesa

page-ask = { $phase ->
    [drawn] { ask-drawn }
    [colour] { ask-colour }
    [target] { ask-target }
    [spin] { ask-spin }
    [race] ¡Grita antes que nadie!
    [discard] { ask-discard }
    [notice] { ask-notice }
   *[turn] { ask-turn }
}
# Un ataque contra quien lee, y las formas de responder: «enseñas tus cartas o te escondes bajo la capa».
page-attack = { $by ->
    [start] Primera carta, { $card }: { $ways }.
   *[player] { $seat } puso { $a_card }: { $ways }.
}
page-way = { $effect ->
    [due] robas { cards }
    [until] robas hasta que salga { colour }
    [skip] pierdes el turno
    [rev] pierdes el turno
    [howler] enseñas tus cartas
    [challenge] desafías
    [stack] se lo pasas al siguiente
    [cloak] te escondes bajo la capa
   *[other] aceptas
}
# El tipo de partida, en breve.
page-stakes = { $scoring ->
    [winner] a { $target }
    [lowest] a { $target }, gana el total más bajo
    [elimination] fuera con { $target }
    [partners] { $team ->
        [own] con { $partner }, a { $target }
       *[none] por parejas, a { $target }
    }
    [rotation] parejas que cambian
   *[none] una ronda
}
page-ahead = { $who ->
    [you] vas en cabeza con { $number }
   *[other] { $count ->
        [one] { $players } va en cabeza con { $number }
       *[other] { $players } van en cabeza con { $number }
    }
}
page-debt = { $who ->
    [you] Te queda una carta: ¡di UNO!
   *[other] { debt }
}
page-ask-others = { ask-others }
page-ask-jump = Tienes la misma carta: puedes ponerla fuera de turno.
page-waits = { waits }
page-action = { $verb ->
    [draw] Robar
    [keep] Guardarla
    [uno] ¡UNO!
    [catch] ¡Pillar a { $seat }!
    [challenge] Desafiar
    [spin] Girar
    [wizz] ¡UNO WIZZ!
    [object] ¡Protesto!
    [done] { $put ->
        [0] Ninguna
       *[other] Ya está
    }
   *[other] { $action }
}
# Lo que cuesta aceptar.
page-accept = { $effect ->
    [due] Robar { cards }
    [until] Robar hasta que salga { colour }
    [skip] Perder el turno
    [rev] Perder el turno
    [howler] Enseñar mis cartas
    [notice] Darla por buena
   *[other] Aceptar
}
# Lo que se juega en un desafío: si el jugador tenía el color, y si no. $due es 0 cuando se roba hasta que salga un color.
page-challenge = { $due ->
    [0] Si { $seat } tenía { colour }, robará en tu lugar. Si no, tú robarás hasta que salga el color nombrado, y luego { $more } cartas más.
   *[other] Si { $seat } tenía { colour }, robará { $due }. Si no, tú robarás { $all }.
}
page-odds = ¿Será un farol?
page-effect = { $effect ->
    [hero] { $who ->
        [you] Tienes más cartas que nadie: puedes descartar una.
       *[other] { $seat } tiene más cartas que nadie y puede descartar una.
    }
    [almost] { $who ->
        [you] Quédate con dos cartas; la última que descartes queda arriba.
       *[other] { $seat } se queda con dos cartas y descarta las demás.
    }
    [number] { $who ->
        [you] Puedes descartar todas las cartas de un número; la última queda arriba.
       *[other] { $seat } puede descartar todas las cartas de un número.
    }
    [colour] { $who ->
        [you] Puedes descartar todas las cartas de un color; la última queda arriba.
       *[other] { $seat } puede descartar todas las cartas de un color.
    }
    [war] { $shown ->
        [one] { $who ->
            [you] Ganaste la guerra: puedes descartar la carta que enseñaste.
           *[other] { $seat } ganó la guerra y puede descartar la carta que enseñó.
        }
       *[other] { $who ->
            [you] Ganaste la guerra: elige cuál de las cartas que enseñaste queda arriba.
           *[other] { $seat } ganó la guerra y elige qué carta queda arriba.
        }
    }
    [race] { $who ->
        [you] Gritaste antes que nadie: puedes descartar la carta que quieras.
       *[other] { $seat } gritó antes que nadie y puede descartar la carta que quiera.
    }
   *[other] { icon }
}
page-why-not = { $card }: ¿por qué no?
# Explicaciones de lo que hay en la mesa: qué es y, si ninguna regla lo explica, qué hace.
explain-what = { $thing ->
    [draw] El mazo de robo
    [discard] La pila de descarte
    [colour] El color en juego
    [direction] El sentido del juego
    [hand] Tu mano
    [uno] UNO
    [dealer] Quien reparte
    [wheel] La ruleta
    [challenge] Desafiar
    [match] Los puntos
    [time] Más tiempo
    [clock] El reloj
   *[seat] Un jugador
}
explain-does = { $thing ->
    [time] { page-more-time-about }
   *[clock] Cuando el anillo se vacía, quien tenía que decidir roba y pasa; después juega un bot hasta que ese jugador vuelva.
}
explain-copies = { $number } en la baraja
page-explain-here = En esta mesa
page-explain-rule = Leer la regla
page-explain = ¿Qué es esto?
page-explain-seat = { someone }: { cards }
page-explain-how = Mantén algo pulsado, señálalo con el ratón o pulsa la tecla del signo de interrogación: la mesa te dice qué es.
page-help = Ayuda
page-keys = Teclas
page-key = { $key ->
    [tab] al botón siguiente o a la mano
    [arrows] de carta en carta por la mano
    [enter] pulsar el botón, poner la carta
    [numbers] poner la primera, la segunda… carta que encaja
    [explain] explicar lo que tiene el foco, o mostrar esta ayuda
   *[escape] cerrar una explicación o una ventana
}
page-tell = Pregunta a la mesa
page-tell-about = Cada pregunta tiene su tecla. El lector de pantalla dice la respuesta.
page-tell-what = { $what ->
    [last] ¿Cuál ha sido la última jugada?
    [top] ¿Qué carta está arriba?
    [hand] ¿Qué tengo?
    [counts] ¿Cuántas cartas tiene cada uno?
    [clock] ¿Cuánto tiempo queda?
   *[what] ¿Qué puedo hacer?
}
page-tell-keys = Atajos de una tecla
# Respuestas a preguntas, en la página y en la terminal.
tell-last-none = Todavía no se ha jugado nada.
tell-top = { $hue ->
    [none] Arriba: { $card }. Todavía no hay color en juego. { table-draw }.
   *[other] Arriba: { $card }. Color en juego: { colour }. { table-draw }.
}
tell-hand = { cards }: { $hand }.
tell-several = { $first }; { $last }
tell-playable = Puedes poner: { $hand }.
tell-count = { $uno ->
    [said] { someone }: { cards }, UNO dicho
    [owed] { someone }: { cards }, UNO sin decir
   *[none] { someone }: { cards }
}
tell-clock = { $number ->
    [one] { $number } segundo para decidir.
   *[other] { $number } segundos para decidir.
}
tell-window = { $number ->
    [one] { $number } segundo para decir UNO o pillar a alguien.
   *[other] { $number } segundos para decir UNO o pillar a alguien.
}
tell-no-clock = No corre ningún reloj.
page-hand = Tu mano: { cards }
page-others = Los demás de la mesa
page-actions = Lo que puedes hacer
page-direction = { event-reversed }
page-to-draw = { table-draw }
page-no-colour = aún sin color
page-next-back = Reverso de la próxima carta: { $card }.
page-look = Cartas de { $seat }
page-dealer = reparte
page-uno-mark = { $uno ->
    [said] ¡UNO!
   *[owed] ¿UNO?
}
page-presence = { $state ->
    [bot] un bot
    [away] ausente, juega un bot
   *[gone] sin conexión
}
# Lo último que alguien hizo, en una o dos palabras.
page-bubble = { $kind ->
    [played] { $card }
    [drew] +{ $count }
    [discarded] −{ $count }
    [kept] la guarda
    [passed] pasa
    [called_colour] ¡{ colour }!
    [accepted] de acuerdo
    [challenged] ¡desafío!
    [guilty] ¡farol!
    [innocent] sin farol
    [targeted] ¡{ $to }!
    [called_uno] ¡UNO!
    [caught] ¡pilló a { $to }!
    [miscaught] pues no…
    [wizzed] ¡UNO WIZZ!
    [declined] nada más
    [objected] ¡protesto!
    [took_back] la recoge
    [suggested] habló de más
    [skipped] pierde el turno
    [skipped_all] ¡otra vez!
    [won_war] gana la guerra
    [cancelled] ¡a mí no!
    [affected] ¿yo?
    [won] ¡sin cartas!
   *[other] …
}
page-hint = Pista: ¿qué haría un bot?
page-held = Un momento: los demás aún pueden intervenir.
page-close = Cerrar
page-lost = Se ha perdido la conexión. Probando otra vez…
page-away = Un bot juega por ti.
page-asleep = La mesa está en pausa: hace rato que nadie juega.
page-back = Ya estoy aquí
page-looking-on = Estás mirando la partida.
page-board = Mesa { $number }
page-drawer = Historial y chat
page-log = Historial
page-chat = Chat
page-say = Di algo
page-send = Enviar
page-react = Reacciones
page-throw = Lanzar
page-throw-at = ¿A quién?
page-hearing = A quién quiero oír
page-hear-all = Mostrar globos de diálogo y reacciones
page-report = Eso ha sido una sugerencia
page-mute = Silenciar
page-unmute = Dejar de silenciar
page-hide = Ocultar
page-unhide = Mostrar
page-abuse = Denunciar un abuso
page-abuse-done = Denunciado. Lo verá quien administra este servidor.
page-line-actions = Más opciones para el mensaje de { $seat }
page-muted = Quien dirige la mesa ha silenciado a { $seat }
page-hidden = Has ocultado los mensajes de { $seat }
page-sound = Sonido
page-volume = Volumen
page-vibration = Vibrar en mi turno y cuando me hacen robar varias cartas
page-calls = Cuando no estoy mirando
page-calls-sound = Sonido y vibración cuando me toca
page-calls-notify = Notificaciones: cuando me toca y cuando alguien llega, se va o dice algo
page-calls-denied = El navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes.
page-call = { $kind ->
    [turn] Te toca
    [start] Empieza la partida
    [sat] { $seat } se ha sentado
    [left] { $seat } se ha ido
    [back] { $seat } ha vuelto
   *[said] { $seat }: { $text }
}
page-more-time = Tiempo en la mesa
page-more-time-choice = { $time ->
    [more] más tiempo
   *[usual] el habitual
}
page-more-time-about = Si pides más tiempo, los relojes dan el doble de tiempo a toda la mesa. Los demás ven que lo has pedido.
page-more-time-mark = ha pedido más tiempo
page-speed = Animación de las cartas
page-speed-choice = { $speed ->
    [0] ninguna
    [0.5] lenta
    [1] normal
   *[2] rápida
}
page-table-look = Mesa
page-table-choice = { $table ->
    [wood] madera
    [night] noche
    [contrast] alto contraste
   *[felt] tapete
}
page-cards-size = Tamaño de las cartas
page-cards-choice = { $size ->
    [small] pequeñas
    [large] grandes
   *[usual] normales
}
page-sort = Mi mano
page-sort-choice = { $sort ->
    [value] por valor
   *[colour] por color
}
page-handed = Botones
page-handed-choice = { $side ->
    [left] a la izquierda
   *[right] a la derecha
}
page-sound-choice = { $sound ->
    [on] sí
   *[off] no
}
page-settings = Ajustes
page-own-settings = Guardar también para la terminal
page-own-settings-about = Nombre, idioma, mesa, ritmo y orden de la mano van al archivo de ajustes de este equipo.
page-own-settings-saved = Guardado en el archivo de ajustes de este equipo.
page-pace = Ritmo de los bots
page-pace-choice = { $pace ->
    [quick] rápido
    [slow] lento
   *[usual] normal
}
page-wheel-icons = Lo que puede salir en la ruleta
page-round = Ronda { $number }
page-round-over = La ronda ha terminado
page-round-won = { event-won }
page-celebrate = { $who ->
    [you] ¡Ganas la ronda!
   *[other] ¡{ $seat } gana la ronda!
}
page-pad = Marcador
page-ready = Siguiente ronda
page-ready-said = Confirmado
page-waiting-for = Esperando a { $players }
page-stir = Tu sal para el próximo reparto
page-stir-help = La sal entra en la mezcla del próximo reparto: así nadie puede haber elegido las cartas. La tuya se ha elegido al azar; cámbiala si quieres.
page-match-over = La partida ha terminado
page-match-won = { event-won_match }
page-rematch = Revancha
page-rematch-join = A la revancha
page-replay = Ver la repetición
page-record = Registro
page-verify = Comprobar los repartos
page-leave = Dejar la mesa

## La página: volver a ver

page-replay-controls = Recorrer la partida
page-replay-step = Paso
page-replay-where = Paso { $number } de { $last }
page-replay-round-back = Al reparto
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Un paso adelante
page-replay-round-next = A la ronda siguiente
page-replay-speed = Velocidad
page-replay-eyes = Punto de vista
page-replay-open = Todas las manos a la vista
page-replay-seat = Como lo vio { $seat }
page-replay-nobody = Como lo vio el público
page-replay-round = Ronda
page-replay-boards = Todas las mesas
page-replay-table = La mesa
page-branch = ¿Y si…?
page-branch-help = Sigue desde el paso { $number } en una mesa tuya: los bots juegan por los demás, y a partir de ahí puede pasar cualquier cosa.
page-branch-as = ¿En lugar de quién?
page-branch-go = Seguir como { $seat }
page-proof-purpose = Antes de cada reparto, el servidor da un sello que lo ata a un secreto: desde entonces ya no puede cambiarlo. Después entra en la mezcla la sal de cada jugador, y al acabar la ronda se revela el secreto. Tu navegador acaba de repartir otra vez todas las rondas a partir del registro, sin preguntar al servidor.
page-proof-result = { $result ->
    [right] Todos los repartos son correctos: { rounds }.
   *[wrong] En esta partida hay algo que no cuadra.
}
page-proof-round = { $result ->
    [right] reparto correcto
   *[wrong] no cuadra
}
page-proof-secrets = { $result ->
    [right] Cada secreto es el que el servidor había sellado.
   *[wrong] Ronda { $round }: el secreto no es el que el servidor había sellado.
}
page-proof-shown = { $result ->
    [right] El servidor te había enseñado estos sellos antes de repartir.
    [wrong] Ronda { $round }: el servidor te había enseñado otro sello antes de repartir.
   *[none] Tu navegador no vio ningún sello antes de un reparto: no puede saber si el registro se inventó después.
}
page-proof-salted = { $result ->
    [right] La sal que envió tu navegador está en los repartos.
    [wrong] Ronda { $round }: la sal que envió tu navegador no es la del reparto.
   *[none] Tu navegador no envió sal para estos repartos.
}
page-proof-dealt = { $result ->
    [right] Las cartas que viste son las que se repartieron.
    [wrong] Ronda { $round }: viste cartas distintas de las que se repartieron.
   *[none] Tu navegador no vio estos repartos: no puede comparar las cartas.
}
page-proof-rest = Aquí no se comprueba quién reparte, ni las mezclas posteriores, ni si las jugadas y los puntos siguen las reglas. Para comprobarlo todo en tu equipo, descarga el registro y ejecuta «sabot verify».
page-proof-server-agrees = El servidor dice que todo es correcto.
page-proof-server-objects = El propio servidor dice que algo no cuadra:
page-proof-cards = Cartas tal como se repartieron
page-proof-unreadable = Tu navegador no puede leer este registro. «sabot verify» da más detalles.
page-proof-commitment = Sello, mostrado antes del reparto
page-proof-salts = Sal de los jugadores
page-proof-salt = { $seat }: «{ $salt }»
page-proof-no-salt = ninguna
page-proof-secret = Secreto, revelado al acabar la ronda
page-proof-asking = Tu navegador está repartiendo otra vez todas las rondas…

## La página: el reglamento

page-rules-search = Buscar en el reglamento
page-rules-example = Palabras, wild+4 o D-024
page-rules-games = Juegos
page-rules-every = Todos
page-rules-all = Ver las { $number }
page-rules-nothing = El reglamento no dice nada de «{ $what }».
page-rules-near = Quizá buscabas:
page-example-before = Antes
page-example-after = Después

## La página: mis partidas

page-matches-played = Jugadas
page-matches-won = Ganadas
page-matches-mean = Puesto medio
page-matches-rounds = Rondas
page-matches-rate = Porcentaje de victorias
page-matches-rate-told = { $number ->
    [one] Porcentaje de victorias tras { $number } partida: { $last }.
   *[other] Porcentaje de victorias a lo largo de { $number } partidas: ahora { $last }, en el mejor momento { $best }.
}
page-matches-places = Puestos por juego
page-matches-place-told = { $number ->
    [one] una vez en el puesto { $place }
   *[other] { $number } veces en el puesto { $place }
}
page-matches-summary = { $number ->
    [one] { $number } partida · { $won } de victorias · puesto medio { $place }
   *[other] { $number } partidas · { $won } de victorias · puesto medio { $place }
}
page-matches-list = Partidas
page-matches-all = Ver las { $number }
page-matches-none = Todavía no has terminado ninguna partida.
page-matches-when = Fecha
page-matches-game = Juego
page-matches-place = Puesto
page-matches-points = Puntos
page-matches-place-of = { $place } de { $players }
page-matches-replay = Ver la repetición del { $when }

## La página: torneos

page-standing = Clasificación
page-boards = Mesas
page-board-look = Mirar
page-schedule = Calendario
page-out = fuera
page-new-tournament = Nuevo torneo
page-new-tournament-open = Abrir el torneo
page-new-draw = Sortear los asientos al empezar
page-new-draw-about = Puede participar quien tenga el enlace, mientras queden plazas. Las plazas que nadie ocupa desaparecen, y los bots completan las mesas.
page-new-places = Plazas
page-new-places-fewer = Menos plazas
page-new-places-more = Más plazas
page-part = Participan: { $count } de { $places }
page-part-in = Participar
page-part-out = Retirarse
page-part-full = Todas las plazas están ocupadas. Puedes esperar aquí a que quede una libre, o mirar.
page-part-start = Al empezar se sortean los asientos, y los bots completan las mesas.
page-part-wait = Cuando { $seat } pulse «{ page-room-start }», se sortearán los asientos y pasarás a tu mesa.
page-part-code = Código de este torneo
page-place-now = { $boards ->
    [one] Juegas con { $partner }, contra { $players }.
   *[other] Mesa { $number }: juegas con { $partner }, contra { $players }.
}
page-place-next = { $boards ->
    [one] Próxima ronda: con { $partner }, contra { $players }.
   *[other] Próxima ronda: mesa { $number }, con { $partner }, contra { $players }.
}
page-place-out = Has quedado fuera. Puedes mirar cómo juegan los demás.
page-boards-wait = Tu mesa ha terminado. En la otra se sigue jugando.
page-round-of = Ronda { $number } de { $rounds }
page-next-seats = Próxima ronda
page-screen-draw = Cuando { $seat } pulse «{ page-room-start }», se sortearán los asientos.
