### Tudo o que o Sabot diz em português de Portugal.
###
### `$who` e `$whom` são `you` ou `other`; então `$seat` e `$to` são nomes. `$hue` é uma cor pelo seu nome inglês.
### Conta-se com `[1]` em vez de `[one]`: para os programas o zero português é singular, mas na mesa diz-se «0 cartas».

## Palavras da mesa

subject = { $who ->
    [you] Tu
   *[other] { $seat }
}
someone = { $who ->
    [you] tu
   *[other] { $seat }
}
# Depois de uma preposição: a ti, de ti, para ti.
object = { $whom ->
    [you] ti
   *[other] { $to }
}
list = { $first } e { $last }
either = { $first } ou { $last }
cards = { $number ->
    [1] { $number } carta
   *[other] { $number } cartas
}
points = { $number ->
    [1] { $number } ponto
   *[other] { $number } pontos
}
nobody = Ninguém
direction = { $direction ->
    [right] direita
   *[left] esquerda
}
side = { $side ->
    [villain] vilões
   *[hero] heróis
}
colour = { $hue ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
    [blue] azul
    [pink] rosa
    [turquoise] turquesa
    [orange] laranja
   *[violet] violeta
}
# Com um nome feminino: uma inversão vermelha.
colour-f = { $hue ->
    [red] vermelha
    [yellow] amarela
    [green] verde
    [blue] azul
    [pink] rosa
    [turquoise] turquesa
    [orange] laranja
   *[violet] violeta
}
icon = { $icon ->
    [almost] quase UNO
    [number] menos um número
    [colour] menos uma cor
    [red] bisca até sair vermelho
    [blue] bisca até sair azul
    [trade] troca de mãos
    [show] mão aberta
    [war] guerra
   *[race] UNO WIZZ
}

## Cartas: `.a` é uma delas

# O masculino, que não depende da cor; a inversão e a Flip escrevem o seu feminino.
article = { $hue ->
   *[other] um
}
face-hidden = carta
    .a = uma carta
face-number = { $number } { colour }
    .a = { article } { face-number }
face-whirl = { $number } { colour } com remoinho
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
face-skip_all = salto geral { colour }
    .a = { article } { face-skip_all }
face-reverse = inversão { colour-f }
    .a = uma { face-reverse }
face-flip = Flip { colour-f }
    .a = uma { face-flip }
face-wild = joker
    .a = um joker
face-wild_draw_four = joker +4
    .a = um joker +4
face-howler = Howler
    .a = um Howler
# Só há uma no baralho.
face-cloak = capa
    .a = a capa
face-hero = herói
    .a = um herói
face-wild_draw_two = joker +2
    .a = um joker +2
face-villain = vilão
    .a = um vilão
face-wild_colour = joker bisca cor
    .a = um joker bisca cor
# Cinco caracteres no máximo: são desenhados em cartas pequenas.
card-label = { $symbol ->
    [skip] salto
    [skip_all] geral
    [reverse] inv.
    [flip] flip
    [wild] joker
    [wild_draw_four] j+4
    [wild_draw_two] j+2
    [wild_colour] j+cor
    [howler] howl
    [cloak] capa
    [hero] herói
    [villain] vilão
   *[other] { $symbol }
}

## O que aconteceu

event-turned_up = A primeira carta é { $a_card }.
event-put_back = A ronda não pode começar com { $a_card }: a carta volta para a pilha de biscar.
event-played = { $who ->
    [you] Jogaste { $a_card }.
   *[other] { $seat } jogou { $a_card }.
}
event-kept = { $who ->
    [you] Guardaste a carta.
   *[other] { $seat } guardou a carta.
}
event-passed = { $who ->
    [you] Passaste: não há nada para biscar.
   *[other] { $seat } passou: não há nada para biscar.
}
event-called_colour = { $who ->
    [you] Disseste { colour }.
   *[other] { $seat } disse { colour }.
}
event-accepted = { $who ->
    [you] Aceitaste.
   *[other] { $seat } aceitou.
}
event-challenged = { $who ->
    [you] Desafiaste o joker.
   *[other] { $seat } desafiou o joker.
}
event-guilty = { $who ->
    [you] Estavas a fazer bluff.
   *[other] { $seat } estava a fazer bluff.
}
event-innocent = { $who ->
    [you] Não estavas a fazer bluff.
   *[other] { $seat } não estava a fazer bluff.
}
event-targeted = { $whom ->
    [you] { $who ->
        [you] Escolheste-te a ti.
       *[other] { $seat } escolheu-te.
    }
   *[other] { $who ->
        [you] Escolheste { $to }.
       *[other] { $seat } escolheu { $to }.
    }
}
event-called_uno = { $who ->
    [you] Disseste UNO!
   *[other] { $seat } disse UNO!
}
event-spun = { $who ->
    [you] Rodaste a roleta: { icon }.
   *[other] { $seat } rodou a roleta: { icon }.
}
event-wizzed = { $who ->
    [you] Gritaste UNO WIZZ antes de todos.
   *[other] { $seat } gritou UNO WIZZ antes de todos.
}
event-took_back = { $who ->
    [you] Tiveste de recolher a carta: { $card }.
   *[other] { $seat } teve de recolher a carta: { $card }.
}
event-skipped = { $who ->
    [you] Perdeste a vez.
   *[other] { $seat } perdeu a vez.
}
event-skipped_all = { $who ->
    [you] Todos os outros perderam a vez: jogas tu outra vez.
   *[other] Todos os outros perderam a vez: joga { $seat } outra vez.
}
event-reversed = Agora joga-se para a { direction }.
event-flipped = Vira-se tudo para o lado dos { side }, com { $a_card } por cima.
event-won_war = { $who ->
    [you] Ganhaste a guerra.
   *[other] { $seat } ganhou a guerra.
}
event-no_war = Ninguém ganhou a guerra.
event-cancelled = { $who ->
    [you] Anulaste o efeito com { $a_card }.
   *[other] { $seat } anulou o efeito com { $a_card }.
}
event-drew = { $known ->
    [no] { $count ->
        [1] { $who ->
            [you] Biscaste uma carta.
           *[other] { $seat } biscou uma carta.
        }
       *[other] { $who ->
            [you] Biscaste { $count } cartas.
           *[other] { $seat } biscou { $count } cartas.
        }
    }
   *[yes] { $count ->
        [1] { $who ->
            [you] Biscaste { $a_card }.
           *[other] { $seat } biscou { $a_card }.
        }
       *[other] { $who ->
            [you] Biscaste { $count } cartas: { $cards }.
           *[other] { $seat } biscou { $count } cartas: { $cards }.
        }
    }
}
event-discarded = { $who ->
    [you] Descartaste { $a_cards }.
   *[other] { $seat } descartou { $a_cards }.
}
event-showed = { $who ->
    [you] Mostraste
   *[other] { $seat } mostrou
}{ $whom ->
    [you] -te
   *[other] { " " }a { $to }
} { $known ->
    [no] { $count ->
        [1] uma carta.
       *[other] { $count } cartas.
    }
   *[yes] { $count ->
        [1] { $a_card }.
       *[other] { $count } cartas: { $cards }.
    }
}
event-told = { $who ->
    [you] Mostraste
   *[other] { $seat } mostrou
} { $known ->
    [no] { $count ->
        [1] uma carta.
       *[other] { $count } cartas.
    }
   *[yes] { $count ->
        [1] { $a_card }.
       *[other] { $count } cartas: { $cards }.
    }
}
event-declined = { $number ->
    [0] { $who ->
        [you] Não descartaste nenhuma carta.
       *[other] { $seat } não descartou nenhuma carta.
    }
   *[other] { $who ->
        [you] Não descartaste mais nada.
       *[other] { $seat } não descartou mais nada.
    }
}
event-caught = { $whom ->
    [you] { $seat } apanhou-te, porque te esqueceste de dizer UNO{ $costs }.
   *[other] { $who ->
        [you] Apanhaste { $to }, que se esqueceu de dizer UNO{ $costs }.
       *[other] { $seat } apanhou { $to }, que se esqueceu de dizer UNO{ $costs }.
    }
}
event-miscaught = { $whom ->
    [you] { $seat } quis apanhar-te e enganou-se{ $costs }.
   *[other] { $who ->
        [you] Quiseste apanhar { $to } e enganaste-te{ $costs }.
       *[other] { $seat } quis apanhar { $to } e enganou-se{ $costs }.
    }
}
event-suggested = { $who ->
    [you] Fizeste uma sugestão{ $costs }.
   *[other] { $seat } fez uma sugestão{ $costs }.
}
event-objected = { $last ->
    [yes] { $who ->
        [you] Protestaste, mas a carta estava certa.
       *[other] { $seat } protestou, mas a carta estava certa.
    }
   *[no] { $who ->
        [you] Protestaste.
       *[other] { $seat } protestou.
    }
}
event-swapped = { $whom ->
    [you] { $seat } trocou de mão contigo.
   *[other] { $who ->
        [you] Trocaste de mão com { $to }.
       *[other] { $seat } trocou de mão com { $to }.
    }
}
event-gave_hand = Todas as mãos passam adiante: { $given }.
given = de { $who ->
    [you] ti
   *[other] { $seat }
} para { object }
event-affected = { $extreme ->
    [fewest] { $who ->
        [you] És tu quem tem menos cartas.
       *[other] É { $seat } quem tem menos cartas.
    }
   *[other] { $who ->
        [you] És tu quem tem mais cartas.
       *[other] É { $seat } quem tem mais cartas.
    }
}
event-reshuffled = Baralha-se a pilha de descarte: a nova pilha de biscar tem { cards }.
event-capped = { $number ->
    [1] Ao fim de { $number } jogada, a ronda acaba: ganha a mão com menos pontos.
   *[other] Ao fim de { $number } jogadas, a ronda acaba: ganha a mão com menos pontos.
}
event-won = { $who ->
    [you] Ganhaste a ronda: { points }.
   *[other] { $seat } ganhou a ronda: { points }.
}

## O que custa ser apanhado

costs-nothing = : não há castigo, porque já não há cartas para biscar
costs-hidden = : custou { cards }
costs-shown = : custou { cards } ({ $cards })

## A partida

event-drew_high = { $again ->
    [yes] Empate, bisca-se outra vez: { $draws }.
   *[no] Para ver quem dá as cartas: { $draws }.
}
draw-high = { $who ->
    [you] tu biscaste { $a_card }
   *[other] { $seat } biscou { $a_card }
}
event-deals = { $who ->
    [you] És tu que dás as cartas.
   *[other] { $seat } dá as cartas.
}
event-scored = Pontos: { $scores }.
score = { someone } { $number }
event-eliminated = Fora da partida: { $players }.
event-final = A final: { $players }, frente a frente.
# `$players` pode ser uma pessoa ou várias, ou «tu»; «tu e Bo ganharam» está certo, tal como «Ana e Bo ganharam».
won = { $count ->
    [1] { $who ->
        [you] Ganhaste a partida
       *[other] { $players } ganhou a partida
    }
   *[other] { $players } ganharam a partida
}
event-won_match = { $number ->
    [0] { won }.
   *[other] { won } com { points }.
}

## Porque não

quoted = { $rule } ({ $id })
whose-duty = { $who ->
    [you] tens de
   *[other] { $asked } tem de
}
question = { $phase ->
    [drawn] { whose-duty } jogar a carta biscada ou guardá-la
    [colour] { whose-duty } dizer uma cor
    [answer] { whose-duty } responder à carta de cima
    [target] { whose-duty } escolher um jogador
    [spin] { whose-duty } rodar a roleta
    [race] alguém tem de gritar UNO WIZZ
    [discard] { whose-duty } escolher o que descartar
    [notice] { whose-duty } deixar ficar a carta ou protestar contra ela
   *[turn] { whose-duty } jogar ou biscar
}
refused-over = A ronda acabou.
refused-out = Quem ficou sem cartas já não joga.
refused-not-asked = Agora não: { question }.
refused-not-now = «{ $action }» não é possível: { question }.
refused-not-referee = Só o árbitro pode castigar uma sugestão.
refused-referee = O árbitro só pode castigar sugestões.
refused-suggestion-off = Nesta mesa as sugestões não têm castigo.
refused-already-called = Já disseste UNO.
refused-automatic = Nesta mesa o UNO é automático.
refused-uno-too-late = Tarde de mais: nesta mesa é preciso dizer UNO antes de jogar a carta.
refused-window-closed = Tarde de mais: a jogada seguinte já começou.
refused-not-due = Diz-se UNO mesmo antes de jogar a penúltima carta, ou logo a seguir.
refused-catch-self = Ninguém se pode apanhar a si próprio.
refused-catch-too-late = Tarde de mais: já não se pode apanhar { $player }.
refused-owes-nothing = Não há motivo para apanhar { $player }.
refused-object-off = Nesta mesa as cartas erradas são recusadas: não há motivo para protestar.
refused-once = Já protestaste contra esta carta.
refused-own-card = Não podes protestar contra a tua própria carta.
refused-object-nothing-laid = Agora não há nenhuma carta contra a qual protestar.
refused-play-spin-due = Em vez de jogar uma carta, é preciso rodar a roleta.
refused-play-other-side = Esta carta não é do lado em jogo: { $card }.
refused-not-held = Não tens esta carta na mão: { $card }.
refused-only-drawn = Depois de biscar só se pode jogar a carta biscada.
refused-no-answer = { $card }: com isso não se pode responder à carta de cima.
refused-holds-colour = { $card }: não se pode jogar com uma carta { colour-f } na mão.
sign = { $symbol ->
    [skip] salto
    [skipall] salto geral
    [rev] inversão
    [flip] Flip
   *[other] { $symbol }
}
refused-no-match = { $symbol ->
    [nothing] Esta carta não é { colour-f }: { $card }.
   *[other] Esta carta não combina com { colour } nem com { sign }: { $card }.
}
refused-no-colour = Com esta carta não se diz nenhuma cor agora.
refused-not-this = Esta carta não se pode descartar agora: { $card }.
refused-draw-must-lay = Não há nada para biscar: joga uma carta que sirva.
refused-drawn-already = Já biscaste uma carta: joga-a ou guarda-a.
refused-draw-spin-due = Em vez de biscar, é preciso rodar a roleta.
refused-keep-must-lay = A carta biscada serve: nesta mesa é obrigatório jogá-la.
refused-colour-other-side = O lado em jogo não tem { colour }.
refused-target-self = Escolhe outro jogador.
refused-not-tied = Escolhe um dos jogadores empatados.
refused-challenge-nothing-laid = Ninguém jogou um joker de biscar contra ti.
refused-no-wild-draw = Só se pode desafiar um joker de biscar.
refused-last-card = A última carta nunca é bluff: não se pode desafiar.
refused-strict = Nesta mesa um joker de biscar nunca é bluff: não há nada para desafiar.
refused-must-discard = Descarta até ficares só com duas cartas.
refused-tied = Depois de um empate, tens de descartar todas as cartas que mostraste.
refused-icon = Quem decide é a roleta, não quem a roda.
refused-act-eliminated = { $player } já está fora da partida.
refused-act-not-dealt = Agora não: ainda não se deram as cartas.
refused-salt-too-late = Agora não: só se pode juntar sal antes de dar as cartas.
refused-salt-twice = Já juntaste o teu sal a estas cartas.
refused-deal-too-early = Agora não: as cartas já foram dadas.
refused-match-over = A partida acabou.

## A casa: o que ela não permite, digam as regras o que disserem

refused-table-none = Essa mesa não existe.
refused-table-over = Esta mesa está fechada.
refused-table-started = A partida já começou.
refused-table-not-started = A partida ainda não começou.
refused-table-host-only = Só quem dirige a mesa pode fazer isso.
refused-start-nobody = Ainda ninguém se sentou.
refused-seat-none = Não existe o lugar { $number }.
refused-seat-taken = O lugar { $number } está ocupado.
refused-seat-have-one = Já jogas nesta mesa.
refused-seat-had-another = Já tiveste outro lugar nesta partida: só podes voltar a esse.
refused-seat-ask-host = Alguém com o mesmo endereço que tu foi mandado embora desta mesa. Pede o lugar: a decisão é de quem dirige a mesa.
refused-seat-ask-people = Quem ocupar agora este lugar vê as cartas que lá estão. Pede-o: decidem as outras pessoas da mesa.
refused-seat-ask-round = Quem ocupasse agora este lugar veria as cartas que lá estão. Pede-o: será teu quando esta ronda acabar.
refused-seat-refused = Não te deram o lugar. Podes voltar a pedi-lo daqui a um minuto.
refused-seat-too-many-ask = Já há outras pessoas a pedir um lugar. Tenta outra vez daqui a pouco.
refused-seat-no-request = Não há nenhum pedido a que possas responder.
refused-seat-which = Neste dispositivo jogam várias pessoas. Indica qual delas joga agora.
refused-seat-not-yours = Esse lugar não é teu.
refused-seat-not-here = Não está ninguém nesse lugar.
refused-seat-removed = Quem dirige a mesa mandou-te embora.
refused-remove-host = Não se pode mandar embora quem dirige a mesa.
refused-rematch-too-early = Só há desforra quando a partida acabar.
refused-rematch-device = { $player } partilha um dispositivo com outras pessoas, por isso é { $player } quem tem de abrir a próxima mesa.
refused-act-stale = O jogo já avançou: vê outra vez a mesa.
refused-act-held = Espera: os outros ainda podem reagir.
refused-chat-nothing = Escreve alguma coisa, ou escolhe uma das frases.
refused-chat-no-phrase = Não há nenhuma frase { $phrase }.
refused-chat-not-printable = O chat só aceita uma linha de texto imprimível.
refused-chat-muted = Quem dirige a mesa silenciou-te.
refused-react-unknown = Não há nenhuma reação { $reaction }.
refused-react-not-thrown = Isso não se atira.
refused-react-nobody = Nesse lugar não está ninguém.
refused-react-own = Só podes atirar coisas aos outros.
refused-mute-host = Não se pode silenciar quem dirige a mesa.
refused-mute-nobody = Não há ninguém para silenciar.
refused-no-name = Escolhe primeiro um nome.
refused-report-no-line = Nesta ronda não há nenhuma mensagem com esse número.
refused-report-own = Não podes denunciar as tuas próprias mensagens.
refused-report-done = Essa mensagem já foi castigada.
refused-abuse-no-line = Essa mensagem já não está no chat.
refused-hint-not-here = Nesta mesa não há dicas.
refused-hint-not-asked = Agora não: não tens nada para decidir.
refused-odds-nothing = Agora não há nada para desafiar.
refused-watch-too-many = Não se podem ver mais de { $most } mesas ao mesmo tempo.
refused-wizz-too-early = A roleta ainda está a rodar: grita quando parar.
refused-table-too-many = Já tens { $most } mesas abertas. Termina ou fecha uma primeiro.
refused-table-too-many-here = Já há { $most } mesas abertas a partir do teu endereço. É preciso terminar ou fechar uma primeiro.
refused-code-none = Nenhuma mesa em que se possa entrar tem o código { $letters }. Um código deixa de valer quando já não se pode entrar: pede outro, ou o link.
refused-code-closed = Agora não se pode entrar nesta mesa, por isso não tem código.
refused-pass-none = Este código está errado, já foi usado ou expirou. Pede outro no teu outro dispositivo.
refused-too-fast = Mais devagar, por favor: foram demasiados pedidos de uma vez.
refused-failed = Algo falhou do nosso lado; tenta outra vez.
refused-route-none = Aqui não há nada.
refused-request-method = { $method } não é possível aqui.
refused-request-too-long = É demasiado longo: { $most } bytes no máximo.
refused-request-not-json = O pedido tem de ser enviado como application/json.
refused-origin-foreign = As páginas de outros sites não podem fazer isso.
refused-host-unknown = Este servidor não responde por esse nome. Quem o administra pode permiti-lo com --origin.
refused-metrics-closed = As métricas leem-se no próprio computador do servidor, ou com o token.
refused-network-not-here = Isso só se faz num navegador do próprio computador do servidor.
refused-settings-not-here = O ficheiro de definições só é acessível no computador onde está, num servidor iniciado com `sabot`.
refused-network-fixed = Este servidor foi iniciado para certos endereços. Para outros dispositivos entrarem, inicia-o com --host 0.0.0.0.
refused-network-none = Este computador não está ligado a nenhuma rede, por isso nenhum outro dispositivo se pode ligar a ele.
refused-network-failed = Não é possível deixar entrar outros dispositivos: { $reason }
refused-qr-foreign = Só se fazem códigos QR de links para este servidor.
refused-guest-banned = Quem administra este servidor proibiu-te a entrada, a ti ou à tua rede.
refused-server-not-ready = O servidor não está pronto.
refused-rule-none = Essa regra não existe.
refused-record-not-over = O registo só se pode ler quando a partida acabar.
refused-record-none = Nesta mesa não se jogou nada.
refused-seat-none-free = Não há nenhum lugar livre.
refused-remove-nobody = Não há ninguém para mandar embora.
serving = As mesas estão abertas em { $url } (Ctrl-C fecha-as).
serving-also = Também estão abertas em { $url }.
serving-already = As mesas já estão abertas em { $url }.
lan-link = As outras pessoas desta rede podem entrar em { $url }.
lan-other = Outro endereço: { $url }
lan-trouble = Se o link não abrir noutro dispositivo, verifica se esse dispositivo está na mesma rede e se a firewall deste computador permite a ligação.
file-tightened = Outros utilizadores podiam ler { $file }. Agora só o dono pode.
backed-up = A cópia de segurança { $file } está completa. Mesas: { $number }.
restored = Foi restaurado tudo o que está em { $file }. Mesas: { $number }.
key-signs = { $name }: criada em { $created }, em uso
key-soon = { $name }: criada em { $created }, em uso daqui a pouco
key-valid = { $name }: criada em { $created }, válida até { $until }
key-over = { $name }: criada em { $created }, foi válida até { $until }
admin-report = Denúncia { $number } · { $time } · mesa { $table }
admin-reporter = denunciado por { $guest }
admin-author = dito por { $name } ({ $guest }), endereço { $address }
admin-no-reports = Não há denúncias.
admin-done = A denúncia { $number } foi apagada.
admin-closing = Um servidor em funcionamento fecha a mesa no prazo de cinco segundos; se não houver nenhum, fecha-a o próximo ao arrancar.
admin-banned = { $banned } tem a entrada proibida.
admin-unbanned = { $banned } já pode voltar a entrar.
admin-no-bans = Ninguém tem a entrada proibida.
admin-ban = { $banned } desde { $since }
admin-ban-until = { $banned } desde { $since } até { $until }
no-page = A página não foi construída; para a construir, corre `make setup` na pasta do código. A API responde na mesma.
preview-invites = { $what ->
    [tournament] { $seat } convida-te para um torneio de { $game }
   *[game] { $seat } convida-te para uma partida de { $game }
}
preview-open = { $what ->
    [tournament] Um torneio de { $game } está à tua espera
   *[game] Uma partida de { $game } está à tua espera
}
preview-playing = { $what ->
    [tournament] Está a jogar-se um torneio de { $game }
   *[game] Está a jogar-se uma partida de { $game }
}
preview-over = { $what ->
    [tournament] Um torneio de { $game }, para rever jogada a jogada
   *[game] Uma partida de { $game }, para rever jogada a jogada
}
preview-about = Abre o link e senta-te: sem conta e sem instalar nada.

## Frases rápidas

phrase-hello = Olá!
phrase-luck = Boa sorte!
phrase-nice = Bem jogado!
phrase-thanks = Agradeço!
phrase-sorry = Desculpa!
phrase-hurry = É a tua vez!
phrase-oops = Ups!
phrase-again = Mais uma?
phrase-close = Foi por pouco!
phrase-revenge = Vais pagar-mas!
phrase-wait = Esperem por mim!
phrase-bye = Adeus!
reaction = { $reaction ->
    [cry] A chorar
    [angry] Com raiva
    [love] Coração
    [wow] De boca aberta
    [cool] Na maior
    [think] A pensar
    [sleepy] Com sono
    [clap] Palmas
    [thumb] Polegar para cima
    [party] A festejar
    [fear] Com medo
   *[laugh] A rir
}
thing = { $thing ->
    [flower] uma flor
    [snowball] uma bola de neve
    [cake] um bolo
    [plane] um avião de papel
   *[tomato] um tomate
}
thrown = { $target ->
    [you] { $seat } atira-te { $thing }.
   *[other] { $who ->
        [you] Atiras { $thing } a { $to }.
       *[other] { $seat } atira { $thing } a { $to }.
    }
}
way-bo = O Bo gosta de fazer bluff.
way-cy = O Cy desafia depressa.
way-dee = A Dee vai atrás de quem tem uma ou duas cartas.
way-eli = O Eli guarda os jokers.
remark-bo-start = Vamos, vamos!
remark-bo-hit = Ai! Eh lá!
remark-bo-uno = Só uma! Ah!
remark-bo-won = Viram isto?
remark-bo-beaten = Outra! Já!
remark-cy-start = Mm.
remark-cy-hit = Fica registado.
remark-cy-uno = Uma.
remark-cy-won = Como previsto.
remark-cy-beaten = Hum.
remark-dee-start = Queridos, aqui estou.
remark-dee-hit = Que crueldade!
remark-dee-uno = Uma carta, e todos de olhos em mim.
remark-dee-won = Obrigada, obrigada!
remark-dee-beaten = É a minha ruína.
remark-eli-start = É um prazer jogar convosco.
remark-eli-hit = Ora esta!
remark-eli-uno = Resta-me uma, com licença.
remark-eli-won = A experiência, minha gente.
remark-eli-beaten = Parabéns. Tiro o chapéu.
remark-fay-start = Divirtam-se!
remark-fay-hit = Mais cartas para abraçar!
remark-fay-uno = Só uma, desejem-me sorte!
remark-fay-won = Foi tão bonito!
remark-fay-beaten = Muito bem!
remark-gus-start = Trouxe o lanche.
remark-gus-hit = Mais? Já não me cabe nada!
remark-gus-uno = A última dentada.
remark-gus-won = Hoje pago eu!
remark-gus-beaten = Jogo melhor depois do almoço.
remark-hal-start = Sistema pronto.
remark-hal-hit = Erro: mão demasiado grande.
remark-hal-uno = Resta uma carta.
remark-hal-won = Resultado: vitória.
remark-hal-beaten = A atualizar os meus planos.
remark-ivy-start = Devagar se vai ao longe.
remark-ivy-hit = Assim cresço.
remark-ivy-uno = Só me resta uma folha.
remark-ivy-won = Cada coisa a seu tempo.
remark-ivy-beaten = Para a próxima, floresço.
remark-jo-start = Vá lá.
remark-jo-hit = Grr.
remark-jo-uno = UNO. E então?
remark-jo-won = Como é óbvio.
remark-jo-beaten = Tanto faz.
remark-kim-start = Bom ritmo, esta noite.
remark-kim-hit = Isso desafinou.
remark-kim-uno = A última nota.
remark-kim-won = E este é o grande final.
remark-kim-beaten = Bis, bis!
remark-lou-start = Alguém quer chá?
remark-lou-hit = Ai, entornei um pouco.
remark-lou-uno = Um último gole.
remark-lou-won = Que belo chá.
remark-lou-beaten = Vou pôr a chaleira ao lume.
remark-mia-start = Uma vénia, por favor.
remark-mia-hit = Como te atreves!
remark-mia-uno = Uma carta, e a coroa é minha.
remark-mia-won = Viva eu!
remark-mia-beaten = Uma rainha perdoa. Talvez.

## O árbitro

waits = { $phase ->
    [drawn] { $players } tem de jogar a carta biscada ou guardá-la
    [colour] { $players } tem de dizer uma cor
    [answer] { $players } tem de responder
    [target] { $players } tem de escolher um jogador
    [spin] { $players } tem de rodar a roleta
    [race] alguém tem de gritar UNO WIZZ
    [discard] { $players } tem de escolher o que descartar
    [notice] { $players } tem de deixar ficar a carta ou protestar contra ela
   *[turn] { $players } tem de jogar ou biscar
}
not-called = ainda por dizer
transcript-opening = { $edition }: { $players }; { $dealer } dá as cartas
transcript-top = Em cima está { $card }; { $waits }.
transcript-refused = RECUSADO:
transcript-unchanged = Nada mudou; a posição é a mesma de antes.
transcript-position = Posição
transcript-draw = pilha de biscar, de cima para baixo
transcript-discard = pilha de descarte, de cima para baixo
transcript-colour = cor em jogo
transcript-side = lado
transcript-direction = sentido
transcript-turn = vez
transcript-asked = { $player }; { $waits }
transcript-owes = falta dizer UNO
transcript-called = disse UNO
transcript-legal = Ações permitidas
transcript-none = nenhuma
transcript-result = Resultado
transcript-winner = ganhou
transcript-in-hand = na mão

## Porque o faria um bot, se alguém pede uma dica: `$to` joga; `$share` e `$less` são percentagens inteiras

# Que outra coisa se poderia fazer.
deed = { $verb ->
    [play] { $a_card }
    [discard] { $a_card }
    [colour] { colour }
    [target] { $to }
    [draw] biscar
    [keep] guardar a carta
    [accept] aceitar
    [challenge] desafiar
    [spin] rodar a roleta
    [wizz] gritar UNO WIZZ
    [uno] dizer UNO
    [catch] apanhar { $to }
    [object] protestar
   *[done] não descartar mais nada
}
advice-search = { $other ->
    [none] Esta escolha ganha { $share } % das { $rounds } rondas simuladas.
   *[other] Esta escolha ganha { $share } % das { $rounds } rondas simuladas; a segunda melhor, { $other }, { $less } %.
}
advice-out = Assim ficas sem cartas.
advice-out-again = Mais ninguém joga antes de ficares sem cartas.
advice-out-next = Na tua próxima vez podes jogar { $a_card } e ficar sem cartas.
advice-stops = Senão, { $to } joga { $a_card } e fica sem cartas.
advice-only = Não podes fazer outra coisa.
advice-only-card = Nenhuma outra carta serve.
advice-even = Nenhuma outra escolha seria melhor.
advice-able = Assim é mais provável teres o que jogar na próxima vez.
advice-keep-wild = Mais vale guardares { $a_card }: serve sempre.
advice-keep-attack = Mais vale guardares { $a_card } para quando alguém estiver quase sem cartas.
advice-rid = Ficas com menos uma carta na mão.
advice-points = Assim ficas com o mínimo de pontos na mão.
advice-mates = Ainda ficas com { cards } de cor { colour-f }.
advice-denied = { $seen ->
    [yes] { $number ->
        [1] { $to } só tem uma carta, e teve de biscar quando a cor era { colour }.
       *[other] { $to } teve de biscar quando a cor era { colour }.
    }
   *[no] { $number ->
        [1] { $to } só tem uma carta, e é provável que não seja { colour-f }.
       *[other] É provável que { $to } não tenha { colour }.
    }
}
advice-harm = Jogar { $a_card } ia fazer-te mais mal do que bem.
advice-bluff = { $a_card } seria um bluff: tens uma carta { colour-f }.
advice-rare = { $to } pode ter de biscar muitas cartas até sair { colour }.
advice-draws = { $to } tem de biscar { cards }.
advice-again = A jogada seguinte também é tua.
advice-skips = { $to } perde a vez.
advice-hero = És quem tem mais cartas: podes descartar uma.
advice-turn = Depois da carta Flip, { $to } pode não ter nada para jogar.
advice-swap = Ficas com a mão de { $to }, que é mais pequena.
advice-nothing = Nenhuma das tuas cartas serve.
advice-unfit = A carta que biscaste não serve.
advice-pass-on = Assim é { $to } quem bisca, e não tu.
advice-accept = Não há nada a fazer.
advice-keep-cloak = Mais vale guardares a capa até teres de biscar.
advice-cloak = A capa poupa-te { cards }.
advice-cloak-few = Com tão poucas cartas, é altura de te livrares da capa.
advice-cloak-late = Alguém está quase sem cartas: é altura de te livrares da capa.
advice-doubt = A probabilidade de { $to } estar a fazer bluff é de { $share } %: vale a pena desafiar.
advice-believe = A probabilidade de { $to } estar a fazer bluff é de { $share } %: não vale a pena desafiar.
# Calcula-se dando ao acaso, vezes sem conta, as cartas que não se veem.
odds-challenge = { $number ->
    [0] { $to } não tinha mais nenhuma carta, por isso não pode ser bluff.
    [1] Das { $hidden } cartas que não vês, { $to } tinha uma: se fosse dada ao acaso, seria { colour-f } em cerca de { $share } % dos casos. As cartas não dizem com que frequência { $to } faz bluff.
   *[other] Das { $hidden } cartas que não vês, { $to } tinha { $number }: se fossem dadas ao acaso, haveria entre elas alguma { colour-f } em cerca de { $share } % dos casos. As cartas não dizem com que frequência { $to } faz bluff.
}
advice-fewest = { $to } é quem tem menos cartas.
advice-last = Dos empatados, { $to } é quem joga mais tarde.
advice-race = Quem gritar primeiro pode descartar uma carta.
advice-wrong = A carta não serve, nem pela cor, nem pelo número, nem pelo símbolo.
advice-right = Tanto quanto se pode saber, a carta serve.
advice-uno = Diz UNO antes de jogares a penúltima carta.
advice-catch = { $to } não disse UNO.

## A mesa no terminal

# Todas as formas dos nomes de uma cor, separadas por espaços: estas palavras imprimem-se na sua cor.
colour-words = { $hue ->
    [red] vermelho vermelha
    [yellow] amarelo amarela
    [green] verde
    [blue] azul
    [pink] rosa
    [turquoise] turquesa
    [orange] laranja
   *[violet] violeta
}
at-table = Mesa { $number }: { $text }
addressed = { $name }: { $text }
greeting = { $edition } com { $players }: { cards } para cada um. Escreve ? para ver a ajuda, quit para sair.
greeting-several = { $edition } para { $players }: { cards } para cada um. Escrevam ? para ver a ajuda, quit para sair.
table-seat = { $uno ->
    [said] { someone } { $number } UNO!
    [owed] { someone } { $number } (não disse UNO)
   *[none] { someone } { $number }
}
table-side = { $side ->
    [villain] lado dos vilões
   *[hero] lado dos heróis
}
table-top = em cima { $card }
table-no-top = nada em cima
# `$colour` é uma cor por palavras, com a sua forma.
table-colour = cor { $colour }
table-no-colour = cor por dizer
table-draw = { $number } por biscar
table-hand = a tua mão
table-out = sem cartas
look-backs = costas das cartas de { $seat }
look-next = costas da próxima carta
debt = { $who ->
    [you] Só tens uma carta: escreve uno!
   *[other] { $seat } só tem uma carta e não disse UNO.
}
hand-over = { $name }, carrega em Enter quando mais ninguém estiver a ver
read-first = { $name }, carrega em Enter depois de veres
ask-turn = É a tua vez
ask-drawn = Jogar a carta ou guardá-la?
ask-colour = Que cor?
ask-answer = Como respondes a { $a_card }?
ask-target = Que jogador escolhes?
ask-spin = É a tua vez de rodar a roleta
ask-race = Escreve wizz, depressa!
ask-discard = Que carta descartas?
ask-notice = Deixas ficar a carta?
ask-others = Alguma coisa antes de o jogo continuar?
what = Não percebi: { $error }.
why-what = Que carta? Escreve, por exemplo: why R7
why-not = Podes, sim: força!

## O que se pode escrever: `Enter` é a tecla, e as palavras que se escrevem ficam em inglês

enter = Enter
go-on = continuar
a-number = um número
help-number = fazer o que está na lista com esse número
help-play = o mesmo por palavras; basta R7, e play wild red diz também a cor
help-draw = biscar uma carta; guardar a que biscaste
help-colour = dizer uma cor; basta red ou R
help-accept = aceitar o que jogaram contra ti, ou deixar ficar uma carta
help-challenge = desafiar um joker de biscar
help-target = escolher um jogador
help-spin = rodar a roleta; gritar UNO WIZZ
help-discard = descartar uma carta
help-done = não descartar mais nada
help-object = protestar porque a carta acabada de jogar não serve
help-uno = dizer UNO mesmo antes de jogares a penúltima carta ou logo a seguir
help-catch = apanhar Bo, que se esqueceu de dizer UNO
help-suggestion = onde as sugestões têm castigo: Bo, que disse a alguém o que jogar, bisca duas cartas
help-name = uma ação de Ana, mesmo fora da sua vez, quando vários partilham o teclado
help-look = a mesa e as tuas cartas; tudo o que podes ver
help-last = por palavras: as últimas jogadas, a carta de cima e a cor, e quantas cartas tem cada um
help-cards = por palavras: a tua mão por cores, e o tempo que resta para dizer UNO ou para apanhar alguém
help-what = o que é uma carta e o que faz nesta mesa
help-odds = a probabilidade de bluff, pelas cartas que viste
help-why = porque não se pode jogar uma carta agora
help-hint = o que faria um bot no teu lugar, e porquê
help-chat = dizer alguma coisa aos outros à mesa
help-more-time = pedir mais tempo para toda a mesa, ou voltar ao tempo habitual
help-quit = sair da mesa
help-hero-colours = vermelho, amarelo, verde, azul
help-villain-colours = rosa, turquesa, laranja, violeta

## Sentar-se, dar as cartas e continuar

ask-edition = Que jogo? [{ $usual }]
about-deluxe = o clássico
about-potter = com Howler e capa
about-flip = cartas de duas faces, heróis e vilões
about-wizz = com a roleta
ask-opponents = Quantos adversários, de { $fewest } a { $most }? [{ $usual }]
choose-among = Escolhe entre { $names }.
# Uma resposta que comece por uma das letras de `letters-no` (separadas por espaços) ou por um n inglês é um não.
letters-no = n
another-round = Mais uma ronda? [S/n]
another-match = Mais uma partida? [S/n]
bye = Até à próxima.
purpose-winner = { $target ->
    [1] Quem ganha uma ronda marca o que os outros têm na mão; com { $target } ponto ganha-se a partida.
   *[other] Quem ganha uma ronda marca o que os outros têm na mão; com { $target } pontos ganha-se a partida.
}
purpose-lowest = { $target ->
    [1] Cada um soma o que lhe fica na mão; quando alguém chega a { $target } ponto, ganha o total mais baixo.
   *[other] Cada um soma o que lhe fica na mão; quando alguém chega a { $target } pontos, ganha o total mais baixo.
}
purpose-elimination = { $target ->
    [1] Cada um soma o que lhe fica na mão; quem chega a { $target } ponto sai da partida.
   *[other] Cada um soma o que lhe fica na mão; quem chega a { $target } pontos sai da partida.
}
purpose-none = Uma só ronda decide tudo.
purpose-partners = { $target ->
    [1] A pares: { $pairs }; com { $target } ponto ganha-se a partida.
   *[other] A pares: { $pairs }; com { $target } pontos ganha-se a partida.
}
purpose-rotation = { $hands_per_partner ->
    [1] Cada um joga { $hands_per_partner } ronda com cada parceiro e mantém os pontos; ganha o total mais alto.
   *[other] Cada um joga { $hands_per_partner } rondas com cada parceiro e mantém os pontos; ganha o total mais alto.
}
partners = A pares: { $pairs }.
against = { $first } contra { $second }
bots-alone = { $edition } com a semente { $seed }.
round-begins = Ronda { $number }.
round-goes-on = A ronda { $number } continua.
round-bound = Ronda { $number }, selada com { $commitment }…; o que escreveres serve para baralhar.
round-salted = O sal { $salt } serve para baralhar; o que escreveres substitui-o.
press-to-deal = Carrega em Enter para dar as cartas
help-deal = Enter dá as cartas; quit sai; commitment mostra o hash completo que sela as cartas.
help-stir = Tudo o mais que escreveres serve para baralhar as cartas, para que ninguém as possa ter escolhido.
help-who-stirs = Para dizer quem baralha, escreve «nome: o que quiseres».
help-secret = No fim da ronda revela-se o segredo, e sabot verify confere o registo.
stirred = Baralhado.
secret = segredo
round-won = { $who ->
    [you] Ganhaste a ronda.
   *[other] { $seat } ganhou a ronda.
}
round-won-elsewhere = Na outra mesa, { $seat } ganhou a ronda.
written-down = A partida fica registada em:
go-on-with = Para continuar:

## O bloco dos pontos

pad-round = ronda
pad-reset = a zero
pad-total = total
pad-left = saiu na
pad-carried = até { $number }
standing = classificação
rank = { $place }.º { $players } { $total }

## Rever partidas

replay-match = { $edition }: { $players }
replay-round = Ronda { $number }
replay-deal = dão-se as cartas
replay-at-table = mesa { $number }, { $what }
replay-end = O registo fica por aqui; a partida não chegou ao fim.
replay-nothing = Ainda não se deram cartas.
replay-where = { $number } de { $last }
replay-last = Este foi o último passo: b volta atrás, q sai.
tour-next = o passo seguinte
tour-back = um passo atrás
tour-step = ir para um passo
tour-round = ir para o início de uma ronda
tour-end = ir para o último passo
tour-seat = ver o que um jogador viu; «seat nobody» mostra o que viu quem só assistiu
tour-open = ver todas as mãos
tour-table = ver outra mesa da ronda
tour-look = a pilha de descarte, e as costas das cartas de duas faces
tour-pad = os pontos até aqui
tour-quit = sair

## A mesa em todo o terminal

tui-hint = Um bot escolheria: { $what }.
tui-hide = Esconder as minhas cartas
tui-no-key = { $key } não faz nada aqui; ? mostra todas as teclas.
tui-small = A mesa precisa de { $wide } × { $high } caracteres; esta janela tem { $columns } × { $rows }.
tui-connecting = A ligar a { $link }…
tui-code = Os outros entram com o código { $code }, ou em { $link }.
tui-proof-salted = Ronda { $round }: o sal que enviaste não é o que serviu para baralhar.
tui-proof-shown = { $result ->
    [right] Os selos, o sal e as cartas são os que viste.
   *[none] Não viste nenhum selo antes de se darem as cartas: não se pode saber se o registo foi inventado depois.
}
tui-key-help = teclas
tui-key-hint = dica
tui-key-language = língua
tui-key-pad = pontos
tui-key-look = ver
tui-key-chat = chat
tui-key-leave = sair
tui-keys = Teclas
tui-help-card = jogar a carta com esta letra, ou perguntar porque não se pode jogar
tui-help-choose = escolher uma carta
tui-help-enter = jogar a carta escolhida, ou continuar
tui-help-space = o primeiro botão: biscar, guardar a carta, aceitar, rodar, continuar…
tui-help-uno = dizer UNO
tui-help-catch = apanhar quem se esqueceu de dizer UNO
tui-help-colour = dizer uma cor, pela inicial em inglês
tui-help-hint = ver o que faria um bot
tui-help-pace = tornar os bots mais rápidos ou mais lentos
tui-help-more-time = pedir mais tempo na mesa de um servidor, ou voltar ao tempo habitual
tui-help-log = tudo o que aconteceu na ronda
tui-help-chat = dizer alguma coisa na mesa de um servidor
tui-help-language = a língua seguinte
tui-help-help = estas teclas
tui-help-leave = sair; pode continuar-se a partida mais tarde
tui-help-next-round = ir para a ronda seguinte
tui-help-round-back = ir para o início da ronda, ou para a ronda anterior
tui-help-ends = ir para o último passo; ir para o primeiro
tui-help-eyes = mudar de ponto de vista: todas as mãos, cada jogador, quem só assiste
tui-help-auto = deixar correr a partida, ou pará-la
tui-deal = Enter dá as cartas, s baralha, q sai
tui-close = Esc fecha
tui-again = Enter começa outra partida, q sai
tui-report = Uma mensagem que diz a alguém o que jogar pode ser denunciada: ↑ e depois Enter.
tui-say = Enter envia, Esc fecha
tui-phrases = Frases rápidas: ↓ e depois Enter
tui-form-deal = dar as cartas
tui-form-choose = escolher
tui-form-reset = repor
tui-form-resume = última partida
tui-form-help-move = percorrer o formulário
tui-form-help-change = mudar o valor; um número também se pode escrever
tui-form-help-deal = dar as cartas desta partida
tui-form-help-resume = continuar a última partida
tui-form-help-reset = repor todas as opções
tui-form-opponents = Quantos bots jogam contra ti.
tui-form-level = O nível dos bots.
tui-form-pace = Ritmo dos bots
tui-form-pace-about = Quanto tempo pensam os bots. Com «esperam por ti», o jogo fica parado sempre que puderes dizer UNO, apanhar alguém ou jogar fora da vez, até mandares continuar.
tui-form-language = A língua de tudo o que aqui se lê; l muda-a em qualquer altura.
tui-pace = { $pace ->
    [waiting] esperam por ti
    [quick] rápido
    [usual] normal
   *[slow] lento
}
tui-language = português (Portugal)

## Conferir um registo

rounds = { $number ->
    [1] { $number } ronda
   *[other] { $number } rondas
}
actions = { $number ->
    [1] { $number } ação
   *[other] { $number } ações
}
proof-round = ronda
proof-commitment = selo
proof-salt = sal
proof-checked = conferido
proof-players = { $number ->
    [1] { $number } jogador
   *[other] { $number } jogadores
}
proof-noted = tal como anotaste; { $found }
proof-undealt = cartas por dar
proof-dealt = cartas, { actions }; segredo por revelar
proof-told = segredo, cartas, { actions }, pontos, eventos
proof-differs = não confere
proof-unchecked = por conferir
proof-wrong = ERRADO:
proof-stranger = nenhuma ronda tem o selo { $commitment }
proof-torn = A linha { $line } ficou cortada a meio e não conta.
proof-nothing = Ainda não acabou nenhuma ronda: não há nada para conferir.
proof-so-far = Até agora tudo confere: { rounds }.
proof-right = Tudo confere: { rounds }, com vitória de { $players }.

## Opções de uma ronda: `.label` é o nome num formulário, os outros atributos explicam o que se pode escolher

option-sheet = Segundo que folha impressa se joga?
    .label = Regras
    .none = segundo as decisões do livro de regras
    .sheet-000-fr = como diz a folha francesa 000
    .sheet-001-en = como diz a folha inglesa
    .sheet-001-es = como diz a folha espanhola
    .sheet-001-fr = como diz a folha francesa 001
    .sheet-001-pt = como diz a folha portuguesa
    .sheet-002-fr = como diz a folha francesa
    .sheet-003-fr = como diz a folha francesa
    .sheet-004-fr = como diz a folha francesa
sheet-differs-none = Onde as folhas se contradizem ou nada dizem, valem as decisões do livro de regras.
sheet-differs-000-fr = Quatro Howlers. Pode jogar-se uma carta errada, com o risco de alguém protestar. As sugestões custam duas cartas.
sheet-differs-001-en = Quem joga o Howler pode escolher-se a si próprio. Pode jogar-se uma carta errada, com o risco de alguém protestar. As sugestões custam duas cartas.
sheet-differs-001-es = É preciso dizer UNO antes de jogar a carta. Qualquer pessoa pode responder com a capa. Se a primeira carta for um +3, o primeiro jogador bisca e joga na mesma. Pode jogar-se uma carta errada, com o risco de alguém protestar. As sugestões custam duas cartas.
sheet-differs-001-fr = Quatro Howlers. Pode jogar-se uma carta errada, com o risco de alguém protestar. As sugestões custam duas cartas.
sheet-differs-001-pt = Quem bisca por opção e pode jogar a carta tem de a jogar. Pode jogar-se uma carta errada, com o risco de alguém protestar. As sugestões custam duas cartas.
sheet-differs-002-fr = Entre dois jogadores, uma inversão só muda o sentido do jogo.
sheet-differs-003-fr = Entre dois jogadores, uma inversão só muda o sentido do jogo.
sheet-differs-004-fr = Entre dois jogadores, uma inversão só muda o sentido do jogo.
option-drawn_card = Uma carta acabada de biscar que sirva pode guardar-se, ou tem de ser jogada?
    .label = Carta acabada de biscar
    .may = pode jogar-se ou guardar-se
    .must_if_voluntary = tem de ser jogada se foi biscada por opção
    .must = tem de ser jogada
option-wild_draw = Pode jogar-se um joker de biscar tendo na mão a cor em jogo?
    .label = Jokers de biscar
    .chip = sem bluff
    .bluff = sim: é bluff, e pode ser desafiado
    .strict = não: é recusado
option-after_guilty = O que acontece a quem desafiou, quando se descobre um bluff?
    .label = Depois de um bluff
    .plays = joga normalmente
    .skipped = perde a vez na mesma
option-uno_window = Até quando se pode apanhar quem se esqueceu de dizer UNO?
    .label = Prazo para apanhar
    .played = até o jogador seguinte ter jogado, guardado a carta biscada ou passado
    .begun = até o jogador seguinte jogar ou biscar uma carta
option-uno_call = Quando se tem de dizer UNO?
    .label = Dizer UNO
    .chip = UNO automático
    .flexible = antes ou depois de jogar a carta, até se ser apanhado
    .before = só antes de jogar a carta
    .auto = é automático, para simulações
option-uno_on_discard = Também é preciso dizer UNO quando a penúltima carta sai da mão por um efeito ou como resposta?
    .label = UNO depois de efeitos
option-false_catch = Quantas cartas custa apanhar alguém sem razão?
    .label = Preço de apanhar sem razão
option-wrong_card = Uma carta que não serve é recusada, ou pode jogar-se com o risco de alguém protestar?
    .label = Cartas erradas
    .refuse = é recusada
    .penalty = pode jogar-se; quem for descoberto recolhe-a, bisca duas e perde a vez
option-suggestions = O árbitro pode castigar uma sugestão com duas cartas?
    .label = Sugestões
    .off = não têm castigo
    .referee = custam duas cartas, se o árbitro o disser
option-two_player_reverse = O que faz uma inversão entre dois jogadores?
    .label = Inversão a dois
    .skip = faz o outro perder a vez
    .literal = só muda o sentido do jogo
option-turn_cap = Ao fim de quantas jogadas acaba a ronda? Ganha então a mão com menos pontos.
    .label = Máximo de jogadas
option-howlers = Quantos Howlers tem o baralho?
    .label = Howlers
    .chip = quatro Howlers
option-howler_self = Quem joga o Howler pode escolher-se a si próprio?
    .label = Howler contra si próprio
option-first_draw_three = Se a primeira carta for um +3, o primeiro jogador perde a vez?
    .label = +3 como primeira carta
    .lost = bisca três e perde a vez
    .plays = bisca três e joga na mesma
option-cloak_scope = Quem pode responder com a capa?
    .label = Uso da capa
    .victim = só o jogador atingido
    .anyone = qualquer um; vale a primeira resposta
option-cloak_is_turn = Se o jogador atingido jogar a capa, gasta a sua vez?
    .label = A capa gasta a vez
option-after_howler = Quem joga depois de um Howler anulado?
    .label = Depois de anular um Howler
    .layer = o jogador a seguir a quem o jogou
    .canceller = o jogador a seguir a quem o anulou
option-cloak_after_out = A capa pode responder à carta de biscar com que alguém ficou sem cartas?
    .label = Capa contra a última carta
option-pairing = Uma semente decide que face de vilão fica nas costas de cada face de herói.
    .label = Pares de faces
option-hero_colour = Quem diz a cor depois de um herói ou de um vilão?
    .label = Cor depois de um herói
    .affected = o jogador atingido
    .layer = quem jogou a carta
option-hero_tie = Quem é atingido se vários empatarem no maior ou no menor número de cartas?
    .label = Empates com um herói
    .order = o primeiro deles pela ordem de jogo
    .layer = aquele que for escolhido por quem jogou a carta
option-last_flip = Que lado conta depois de uma carta Flip jogada como última carta?
    .label = Flip como última carta
    .old = o lado em que foi jogada
    .new = o lado para o qual se vira
option-wild_stops_draw = Quando se bisca até sair uma cor, um joker também serve para parar?
    .label = O joker faz parar
option-peek = Podem ver-se as costas das próprias cartas?
    .label = Costas das próprias cartas
    .chip = ver as costas
option-wheel = Que probabilidade tem cada ícone da roleta?
    .label = Pesos da roleta
option-first_wizz_spins = Se a primeira carta for um remoinho, o primeiro jogador roda a roleta?
    .label = Remoinho como primeira carta
option-wheel_cards_act = A carta que fica por cima depois da roleta tem efeito, como se tivesse sido jogada?
    .label = Cartas da roleta com efeito
    .chip = roleta com efeito
option-super_joker_stops = Quando se bisca até sair vermelho ou azul, um joker +4 também serve para parar?
    .label = O joker +4 faz parar
option-trade = Para que lado se trocam as mãos?
    .label = Troca de mãos
    .left = para a esquerda
    .direction = no sentido do jogo
option-stacking = Regra da casa: pode passar-se adiante uma carta de biscar jogando outra?
    .label = Acumular cartas de biscar
    .chip = acumular +
    .off = não
    .same = com o mesmo símbolo
    .any = com qualquer carta de biscar que indique um número
option-seven_zero = Regra da casa: com um 7 trocam-se duas mãos, e com um 0 passam todas adiante?
    .label = Setes e zeros
    .chip = 7-0
option-jump_in = Regra da casa: pode jogar-se fora da vez uma carta exatamente igual à de cima?
    .label = Jogar fora da vez
    .chip = fora da vez
option-draw_until_playable = Regra da casa: bisca-se até sair uma carta que sirva?
    .label = Biscar até poder jogar
    .chip = biscar até servir

## Opções de uma partida

option-scoring = Quem marca os pontos de uma ronda, e como se ganha a partida?
    .label = Pontuação
    .winner = quem ganha uma ronda marca o que os outros têm na mão
    .lowest = cada um soma o que lhe fica na mão, e ganha o total mais baixo
    .none = ninguém: joga-se uma só ronda
    .elimination = cada um soma o que lhe fica na mão, e quem chega à meta é eliminado
    .partners = os parceiros marcam juntos
    .rotation = cada um joga com cada parceiro à vez, e mantém os pontos
option-target = Com quantos pontos acaba a partida, ou se elimina um jogador?
    .label = Meta
option-dealer = Quem é o primeiro a dar as cartas?
    .label = Primeiro a dar
    .highcard = quem biscar a carta mais alta
    .birthday = quem faz anos mais perto de 31 de julho, ou quem biscar a carta mais alta se não se souberem os aniversários
    .random = qualquer um, à sorte
    .fixed = o último da lista
option-next_dealer = Quem dá as cartas na ronda seguinte?
    .label = Quem dá a seguir
    .left = o jogador à esquerda de quem deu
    .winner = quem ganhou a ronda
    .redraw = quem biscar a carta mais alta
option-low_tie = O que acontece se vários empatarem com o total mais baixo?
    .label = Empates no total mais baixo
    .shared = partilham a vitória
    .play_on = todos continuam a jogar
option-final_reset = Os dois últimos começam a final sem pontos?
    .label = Final a partir de zero
option-hands_per_partner = Quantas rondas se jogam com cada parceiro?
    .label = Rondas por parceiro
option-cycles = Quantas vezes se joga a série inteira, com todos os parceiros?
    .label = Voltas
## O que uma opção faz ao jogo, segundo a simulação: `$percent`, `$usual` e `$share` trazem o seu sinal

effect-length = { $unit ->
    [matches] { $clear ->
        [more] As partidas ficam cerca de { $percent } mais longas.
       *[less] As partidas ficam cerca de { $percent } mais curtas.
    }
   *[rounds] { $clear ->
        [more] As rondas ficam cerca de { $percent } mais longas.
       *[less] As rondas ficam cerca de { $percent } mais curtas.
    }
}
effect-points = { $clear ->
    [more] Os pontos de quem ganha uma ronda aumentam cerca de { $percent }.
   *[less] Os pontos de quem ganha uma ronda diminuem cerca de { $percent }.
}
effect-forced = { $clear ->
    [more] O número de cartas biscadas à força aumenta cerca de { $percent }.
   *[less] O número de cartas biscadas à força diminui cerca de { $percent }.
}
effect-first = Quem começa ganha { $share } das rondas em vez de { $usual }.
effect-none = Nenhuma diferença mensurável.
effect-attention = Depende da atenção das pessoas, por isso não foi simulado.

## O livro de regras

rules-title = O livro de regras
rules-count = { $number ->
    [1] { $number } regra
   *[other] { $number } regras
}
rules-rulings = Decisões
rules-rulings-count = { $number ->
    [1] { $number } decisão
   *[other] { $number } decisões
}
rules-rulings-purpose = Como jogamos quando as folhas se contradizem ou nada dizem
rules-ask-id = uma regra pelo seu código
rules-ask-card = as regras de uma carta
rules-ask-words = regras com estas palavras, em qualquer das quatro línguas
rules-ask-edition = todas as regras de um jogo
rules-ask-html = o livro inteiro como site
rules-sheets = O que dizem as folhas
rules-play = Como jogamos
rules-why = Porquê
rules-source = Fonte
rules-cited = { $sheet }: { $section }
rules-absence = { $sheet }: não diz nada
rules-otherwise = Outras formas de jogar
rules-compared = Línguas
rules-see = Ver também
rules-example = Exemplo
rules-numbers = qualquer número inteiro a partir de { $least }
rules-weights = um peso para cada ícone
rules-weights-default = por omissão, 1 para cada
rules-default = por omissão, { $value }
rules-default-in = { $usual }; { $value } em { $edition }
rules-found-in = { $language ->
    [en] Encontrado em inglês:
    [es] Encontrado em espanhol:
    [fr] Encontrado em francês:
   *[pt] Encontrado em português:
}
rules-nothing = nada no livro de regras sobre «{ $what }»
rules-near = nada no livro de regras sobre «{ $what }»; o mais parecido: { $near }
rules-written = { $number ->
    [1] { $number } página escrita em { $directory }.
   *[other] { $number } páginas escritas em { $directory }.
}
rules-purpose = Todas as regras de quatro jogos de cartas em que se combinam cores, tal como vêm nas folhas impressas, e como jogamos quando as folhas se contradizem ou nada dizem.
rules-differences = Diferenças
rules-differences-purpose = O que dizem as folhas, tema a tema, lado a lado.
rules-comparison = Potter, folha a folha
rules-comparison-purpose = Onde as suas línguas dizem coisas diferentes, como jogamos e com que opção se joga de outra forma.
rules-options = Opções
rules-options-purpose = O que se pode jogar de outra forma, e a decisão por trás de cada escolha.
rules-options-round = Todos os jogos
rules-options-match = Uma partida
rules-topic = Tema
rules-start = Início rápido
rules-deck = O baralho
rules-rules = As regras
rules-side = { $side ->
    [villain] Lado dos vilões
   *[hero] Lado dos heróis
}
rules-wilds = Jokers
rules-contents = Nesta página
rules-filter = Procurar nesta página
rules-pages = Páginas
rules-languages = Línguas
rules-skip = Ir para o conteúdo
rules-colophon = Redigido de novo a partir das folhas impressas; gerado pelo Sabot.
unreadable-whole-book = escreve o livro inteiro e não se combina com mais nada
unreadable-no-rulebook = não está vazia e não contém um livro de regras

## Simulação: um número escolhe o plural, e diz-se como `…_marked`, com marcas entre os milhares

lab-compiling = A compilar as regras: só desta vez, cerca de meio minuto…
lab-slow = Sem as regras compiladas, isto é lento. Para as instalar: { $command }
lab-getting-ready = a preparar
lab-playing = a jogar
lab-rounds = { $rounds ->
    [1] { $rounds_marked } ronda
    [many] { $rounds_marked } de rondas
   *[other] { $rounds_marked } rondas
}
lab-matches = { $matches ->
    [1] { $matches_marked } partida
    [many] { $matches_marked } de partidas
   *[other] { $matches_marked } partidas
}
lab-moves = { $moves ->
    [1] { $moves_marked } ação
    [many] { $moves_marked } de ações
   *[other] { $moves_marked } ações
}
lab-headline-rounds = { lab-rounds } de { $edition } com { $players } jogadores, { $policy }, semente { $seed }: { lab-moves } em { $seconds } s ({ $rate } por segundo)
lab-headline-matches = { lab-matches } de { $edition } ({ $scoring }) com { $players } jogadores, { $policy }, semente { $seed }: { lab-rounds }, { lab-moves } em { $seconds } s ({ $rate } por segundo)
lab-length-rounds = Jogadas por ronda: média { $mean } ({ $interval }), desvio padrão { $deviation }; { $percentiles }
lab-length-matches = Rondas por partida: média { $mean } ({ $interval }), desvio padrão { $deviation }; { $percentiles }
lab-percentile = { $share } %: { $number }
lab-wins-seats = Vitórias por lugar, a contar de quem dá as cartas
lab-wins-players = Vitórias por jogador, pela ordem da lista
lab-wins-partners = { lab-wins-players }; os parceiros ganham juntos
lab-wins-shared = { lab-wins-players }; as vitórias partilhadas ({ $shared }) contam para cada vencedor
lab-dealer = quem dá
lab-interval = { $low } a { $high }
lab-endings = Como acabam as rondas
lab-ending-laid = jogada
lab-ending-discarded = descartada
lab-ending-answered = uma resposta
lab-ending-capped = nenhuma: chegou-se antes ao máximo de jogadas
lab-tally = O que aconteceu
lab-tally-forced_cards = cartas biscadas à força
lab-tally-catches = vezes em que se apanhou alguém
lab-tally-false_catches = vezes em que se apanhou sem razão
lab-tally-wrong_cards = cartas erradas
lab-tally-bluffs_found = bluffs descobertos
lab-tally-challenges_lost = desafios perdidos
lab-tally-reshuffles = vezes em que se baralhou a pilha de descarte
lab-tally-spins = vezes em que se rodou a roleta
lab-tally-bluffs = bluffs
lab-tally-honest_draws = jokers de biscar sem bluff
lab-column-turns = jogadas
lab-column-rounds = rondas
lab-column-matches = partidas
lab-column-seat = lugar
lab-column-player = jogador
lab-column-wins = vitórias
lab-column-share = proporção
lab-column-interval = intervalo de 95 %
lab-column-last = a última carta foi
lab-column-times = vezes
lab-column-each = por ronda
lab-column-mean = média
lab-column-difference = diferença
lab-column-first = o primeiro ganha
lab-column-laid = jogados
lab-column-challenged = desafiados
lab-column-won = rondas ganhas
lab-column-points = pontos
lab-column-found = desafios ganhos
lab-column-challenges = desafios
lab-column-caught = foi apanhado
lab-column-catches = apanhou
lab-column-calls = avisos de UNO
lab-headline-vary-rounds = { lab-rounds } para cada valor de { $name }, com a mesma semente { $seed }: { lab-moves } em { $seconds } s ({ $rate } por segundo)
lab-headline-vary-matches = { lab-matches } para cada valor de { $name }, com a mesma semente { $seed }: { lab-moves } em { $seconds } s ({ $rate } por segundo)
lab-vary-title-rounds = Jogadas por ronda; ± = intervalo de 95 %
lab-vary-title-matches = Rondas por partida; ± = intervalo de 95 %
# `$interval` são dois números, com sinal quando não é claro.
lab-vary-rounds = { $clear ->
    [more] Com { $value } uma ronda é mais longa do que com { $first }: mais { $gap } jogadas ({ $interval }).
    [less] Com { $value } uma ronda é mais curta do que com { $first }: menos { $gap } jogadas ({ $interval }).
    [same] Com { $value } cada ronda é tão longa como com { $first }.
   *[unclear] Ainda não é claro se uma ronda é mais longa com { $value } do que com { $first }: a diferença é de { $interval } jogadas.
}
lab-vary-matches = { $clear ->
    [more] Com { $value } uma partida é mais longa do que com { $first }: mais { $gap } rondas ({ $interval }).
    [less] Com { $value } uma partida é mais curta do que com { $first }: menos { $gap } rondas ({ $interval }).
    [same] Com { $value } cada partida é tão longa como com { $first }.
   *[unclear] Ainda não é claro se uma partida é mais longa com { $value } do que com { $first }: a diferença é de { $interval } rondas.
}
lab-first = { $clear ->
    [more] O primeiro jogador, à esquerda de quem dá, ganha { $share } ({ $interval }): mais do que se todos ganhassem por igual ({ $fair }).
    [less] O primeiro jogador, à esquerda de quem dá, ganha { $share } ({ $interval }): menos do que se todos ganhassem por igual ({ $fair }).
   *[unclear] O primeiro jogador, à esquerda de quem dá, ganha { $share } ({ $interval }): ainda não é claro se é mais ou menos do que se todos ganhassem por igual ({ $fair }).
}
lab-bluffs = Jokers de biscar jogados como bluff (com a cor na mão) ou sem bluff; ± = intervalo de 95 %
lab-laid-bluffs = bluff
lab-laid-honest = sem bluff
lab-worth = { $clear ->
    [more] Quem faz bluff ganha a ronda mais vezes do que quem joga a carta sem bluff: mais { $gap } pontos percentuais ({ $interval }).
    [less] Quem faz bluff ganha a ronda menos vezes do que quem joga a carta sem bluff: menos { $gap } pontos percentuais ({ $interval }).
   *[unclear] Ainda não é claro se quem faz bluff ganha a ronda mais vezes do que quem joga a carta sem bluff: a diferença é de { $interval } pontos percentuais.
}

records-headline = { $records ->
    [1] { $records } registo
   *[other] { $records } registos
}, { $over } de partidas terminadas: { $rounds ->
    [1] { $rounds } ronda
   *[other] { $rounds } rondas
}{ $broken ->
    [0] { "" }
    [1] ; não foi possível ler { $broken } ficheiro
   *[other] ; não foi possível ler { $broken } ficheiros
}
records-by = Rondas por { $by }; ± = intervalo de 95 %
records-players = Jogadores; ± = intervalo de 95 %
records-bots = Bots, e as pessoas que jogaram com eles; ± = intervalo de 95 %
records-more = Há mais { $number } com menos rondas: com --rows e --json aparecem todos.
dataset-file = { $file }: { $rows } linhas
dataset-written = { lab-rounds }, { $rows } decisões em { $files ->
    [1] { $files } ficheiro
   *[other] { $files } ficheiros
} na pasta { $directory }; README.md descreve o conteúdo.

# Uma arena: bots contra bots. `$wins`, `$fair` e outros são números tal como se dizem.

arena-headline = { $bots } com { $players } jogadores, semente { $seed }: { lab-rounds } em { $seconds } s
arena-label = { $edition }: { $bot } – { $others }
arena-others = os outros
arena-told = { $result }: { $wins } (se todos ganhassem por igual: { $fair }), { $verdict }
arena-table = { $edition } (se todos ganhassem por igual: { $fair }); ± = intervalo de 95 %
arena-few = Com menos de { $fewest } distribuições, não se pode dizer até que ponto isto é fiável.
arena-ratings = Classificação OpenSkill
arena-conduct = Decisões, respostas recusadas e milissegundos por decisão: a média, e o tempo que 99 % delas não excederam
arena-fallback = As respostas recusadas foram substituídas pelas de { $bot }.
arena-chart = Rondas ganhas, com intervalos de 95 %; linha ponteada: se todos ganhassem por igual
arena-kept = Todas as distribuições feitas até agora estão em { $file }: o mesmo comando continua a partir daí.
arena-verdict-stronger = mais forte
arena-verdict-weaker = mais fraco
arena-verdict-unclear = ainda não é claro
arena-column-bot = bot
arena-column-against = contra
arena-column-deals = distribuições
arena-column-wins = vitórias
arena-column-difference = diferença
arena-column-points = pontos
arena-column-verdict = força
arena-column-rounds = { lab-column-rounds }
arena-column-mu = mu
arena-column-sigma = sigma
arena-column-ordinal = mu − 3 sigma
arena-column-decisions = decisões
arena-column-refusals = recusas
arena-column-illegal = ilegais
arena-column-failed = falhas
arena-column-late = atrasos
arena-column-mean = média ms
arena-column-high = 99 % ms

## A ajuda dos comandos: em inglês está no código, junto de cada comando

command-line =
    Quatro jogos de cartas da família do UNO, jogados exatamente como dizem as folhas impressas.

    Sem nenhum comando, sabot abre a mesa no navegador. sabot COMANDO --help explica um comando.
    .usage = Utilização: { $usage }
    .play = Jogar
    .rules = Regras
    .study = Estudar
    .host = Servidor
    .installation = Instalação
    .arguments = Argumentos
    .parameters = Opções
    .choices = [valores: { $values }]
    .variable = [variável de ambiente: { $values }]
    .default = [por omissão: { $value }]
    .required = [obrigatório]
placeholder =
    .command = COMANDO
    .options = OPÇÕES
    .args = ARGUMENTOS
    .choice = VALOR
    .str = TEXTO
    .int = NÚMERO
    .files = FICHEIROS
    .directory = PASTA
    .float = NÚMERO
    .file = FICHEIRO
    .link = LINK
    .action = AÇÃO
    .what = QUÊ
    .bots = BOTS
    .edition = JOGO
    .number = NÚMERO
    .shell = SHELL
command-help = Mostra esta ajuda e sai.
command-version = Mostra a versão do Sabot.
command-open =
    Abre a mesa no navegador, só para este computador, até Ctrl-C.

    Sem nenhum comando, `sabot` faz o mesmo. Se a mesa já estiver aberta, abre-se a página do servidor que está a funcionar.
    .lan = Deixa entrar as outras pessoas desta rede, e mostra o link e o seu código QR.
    .port = A porta em que o servidor escuta; por omissão 8000 ou, se estiver ocupada, uma livre.
    .database = Onde se guardam as mesas: `sqlite:///FICHEIRO` ou `postgresql://…`; por omissão, um ficheiro na pasta de dados.
    .lang = A língua do que se imprime aqui; a página tem o seu próprio seletor.
command-play =
    Joga no terminal, contra bots ou na mesa de um servidor.

    Num terminal, a mesa ocupa o ecrã inteiro e cada partida fica registada, para se poder continuar mais tarde; `?` mostra as teclas. Fora de um
    terminal, e com `--plain`, joga-se linha a linha.
    .link = O link de uma mesa de um servidor, por exemplo http://localhost:8000/t/CHAVE, ou o seu código, por exemplo KTRB.
    .edition = O jogo; se não se indicar, escolhe-se num ecrã inicial, com tudo o resto.
    .players = Quantos se sentam à mesa, contando contigo.
    .people = Os nomes das pessoas, que partilham o ecrã: entre as jogadas não se vê nenhuma mão.
    .policy = O nível dos bots (`novice`, `gentle`, `casual`, `fair` ou `sharp`), um bot pelo nome ou um dos teus (docs/bots.md).
    .option = Uma opção do jogo ou da partida, por exemplo `stacking=same` ou `target=200`; pode repetir-se.
    .seed = A mesma semente dá as mesmas cartas, e os bots jogam da mesma forma se tu também o fizeres.
    .record = O ficheiro onde se regista a partida; por omissão, um novo na pasta de dados.
    .name = O teu nome à mesa.
    .resume = Continua a partida registada neste ficheiro.
    .fast = Os bots não demoram nada, e nunca reagem antes de ti.
    .plain = Linha a linha, para um leitor de ecrã ou um pipe.
    .lang = A língua de todos os textos; por omissão, a do ambiente.
command-match = Joga uma partida: ronda após ronda, com bloco de pontos.
    .edition = O jogo; se não se indicar, pergunta-se.
    .players = Quantos jogam, entre pessoas e bots; se não se indicar, pergunta-se.
    .people = Os nomes das pessoas, que partilham o teclado; os bots ocupam os outros lugares.
    .name = O teu nome, se fores a única pessoa.
    .bots = Nenhuma pessoa joga: os bots ocupam todos os lugares.
    .policy = { command-play.policy }
    .scoring = Como se marcam os pontos. `winner`: quem ganha uma ronda marca o que os outros têm na mão. `lowest`: cada um soma o que lhe fica na mão, e ganha o total mais baixo. `elimination`: quem soma demasiados pontos sai da partida. `partners`: os parceiros marcam juntos. `rotation`: com pares rotativos. `none`: joga-se uma só ronda.
    .sheet = Segue à letra uma folha impressa, por exemplo `001-es`; `sabot rules X-150` diz quais há.
    .target = Com quantos pontos acaba a partida, ou se elimina um jogador; por omissão, 500.
    .option = Opções do jogo ou da partida, por exemplo `stacking=same` ou `next_dealer=winner`.
    .birthday = Os aniversários de todos os jogadores, por exemplo `ana=07-31`: em certos jogos, quem faz anos mais perto de 31 de julho é o primeiro a dar as cartas.
    .seed = A mesma semente, um número ou qualquer texto, dá a mesma partida se todos fizerem o mesmo e ninguém escrever nada para baralhar.
    .record = O ficheiro onde se regista a partida; por omissão, um novo na pasta de dados, exceto quando só jogam bots.
    .resume = { command-play.resume }
    .json = Com `--bots`: imprime um objeto JSON no fim, e mais nada.
    .fast = { command-play.fast }
    .lang = { command-play.lang }
command-serve = Põe a funcionar um servidor para navegadores e programas, até Ctrl-C.
    .host = O endereço em que o servidor escuta; `0.0.0.0` são todos os deste computador.
    .port = A porta em que o servidor escuta; 0 usa uma que esteja livre. Se o systemd passar um socket, usa-se esse em vez dela.
    .database = Onde se guardam as mesas: `sqlite:///FICHEIRO` ou `postgresql://…`; por omissão, um ficheiro na pasta de dados.
    .bus = `redis://…`; é preciso se vários processos de servidor partilharem a mesma base de dados.
    .origin = O nome deste servidor, por exemplo `play.example.org`, ou outro domínio cujas páginas o podem usar; pode repetir-se.
    .public-url = O endereço deste servidor nos convites, por exemplo `https://play.example.org`, se estiver atrás de um proxy.
    .metrics-token = O token (bearer) para `/metrics`; sem ele, só este computador tem acesso.
    .keep = Durante quantos dias se guardam as mesas onde já nada acontece, com os resultados e o chat; por omissão, para sempre.
    .sockets-per-address = Quantas ligações pode ter um mesmo endereço.
    .log = O nível de detalhe do registo, que se escreve na saída de erros em linhas de JSON.
    .lang = A língua do que se imprime aqui; os jogadores escolhem a sua.
command-keys = Mostra ou renova as chaves que assinam os cookies dos jogadores. Os servidores podem continuar a funcionar.
    .action = `list` mostra as chaves, mas não o seu valor; `rotate` cria uma nova, que entra em uso ao fim de um minuto.
    .days = Durante quantos dias continuam válidos os cookies assinados por uma chave antiga. Quem volta recebe um novo.
    .forget = Apaga de imediato as chaves antigas: todos passam a ser jogadores novos e perdem o lugar.
    .database = Onde se guardam as chaves: `sqlite:///FICHEIRO` ou `postgresql://…`; por omissão, um ficheiro na pasta de dados.
    .lang = A língua do que se mostra aqui.
command-backup = Guarda num ficheiro uma cópia de segurança de todas as mesas, mesmo com servidores a funcionar.
    .file = O ficheiro a escrever; uma cópia anterior é substituída.
    .database = Onde se guardam as mesas: `sqlite:///FICHEIRO` ou `postgresql://…`; por omissão, um ficheiro na pasta de dados.
    .with-keys = Inclui as chaves que assinam os cookies. Sem elas, os jogadores perdem o lugar se a cópia for restaurada noutro sítio.
    .lang = { command-keys.lang }
command-restore = Restaura todas as mesas a partir de uma cópia de segurança. Nenhum servidor pode estar a funcionar.
    .file = A cópia de segurança.
    .database = Onde se restauram as mesas: `sqlite:///FICHEIRO` ou `postgresql://…`; por omissão, um ficheiro na pasta de dados.
    .force = Substitui as mesas que estão na base de dados.
    .lang = { command-keys.lang }
command-admin =
    Lê as denúncias dos chats, fecha mesas e proíbe a entrada a pessoas ou endereços.

    Um servidor em funcionamento aplica a mudança no prazo de cinco segundos.
    .action = O que fazer.
    .what = A mesa a fechar; ou a pessoa, o endereço ou a rede (`192.0.2.0/24`) a que se proíbe ou se permite a entrada.
    .days = Com `ban`: durante quantos dias; por omissão, para sempre.
    .done = Com `reports`: o número de uma denúncia já tratada. É apagada.
    .database = A base de dados do servidor; por omissão, o ficheiro que `sabot serve` usa.
    .lang = { command-play.lang }
command-replay =
    Revê uma partida registada, passo a passo.

    Num terminal, a mesa ocupa o ecrã inteiro, e `?` mostra as teclas para percorrer a partida. Fora de um terminal, imprimem-se todos os passos.
    .file = O registo de uma partida; `-` lê a entrada padrão.
    .seat = Mostra só o que este jogador podia ver e ouvir; `nobody` é quem só assiste.
    .open = Mostra todas as mãos, como acontece se não se indicar um lugar.
    .round = Começa no início desta ronda.
    .step = Começa neste passo; os passos contam-se ao longo de toda a partida.
    .json = Imprime um objeto JSON em vez de mostrar a partida.
    .plain = { command-play.plain }
    .lang = { command-play.lang }
command-verify =
    Confere as cartas dadas numa partida registada, e tudo o que se seguiu.

    O código de saída é 0 se tudo confere, 1 se alguma coisa não confere, 2 se não se consegue ler o ficheiro.
    .file = { command-replay.file }
    .shown = Um selo que anotaste antes de se darem as cartas, ou pelo menos os seus 8 primeiros dígitos; pode repetir-se.
    .json = Imprime um objeto JSON em vez de uma tabela.
    .lang = { command-play.lang }
command-rules =
    Procura no livro de regras; sem argumentos, mostra o que ele contém.

    O código de saída é 0, ou 1 se não se encontrou nada.
    .what = Uma regra pelo código, por exemplo `D-024`, uma carta, por exemplo `wild+4`, ou palavras em inglês, espanhol, francês ou português.
    .edition = Só o que diz respeito a este jogo.
    .lang = A língua da resposta; por omissão, a do ambiente.
    .json = Imprime uma lista de objetos JSON, com todas as línguas.
    .html = Em vez de responder, escreve o livro inteiro nesta pasta, como site.
command-options = Mostra todas as opções de rondas e partidas: os valores, o valor por omissão e o que fazem.

    Se indicares um jogo, diz também o que nele muda com cada valor, segundo simulações.

    Em `play`, `match`, `simulate` e `arena`, uma opção indica-se com `--option NOME=VALOR`.
    .edition = Só as opções deste jogo.
    .json = Imprime uma lista de objetos JSON.
    .lang = { command-play.lang }
command-matches = Mostra as partidas registadas aqui; continua ou revê uma.
    .what = `list`: todas as partidas, a mais recente primeiro. `resume` ou `replay`: a partida com um número da lista. `statistics`: quantas jogaste e ganhaste, em cada jogo.
    .number = O número de uma partida na lista.
    .json = Com `list`: imprime uma lista de objetos JSON.
    .lang = { command-play.lang }
command-doctor = Verifica esta instalação, e diz como resolver cada problema.

    O código de saída é 0, ou 1 se algo não funciona.
    .json = Imprime uma lista de objetos JSON.
    .lang = { command-play.lang }
command-completion = Imprime o código com que uma shell completa comandos e opções.
    .shell = A shell; por exemplo, `sabot completion bash > ~/.local/share/bash-completion/completions/sabot`.
    .lang = A língua dos erros. O código está sempre em inglês.
command-mcp = Oferece um lugar a um modelo de linguagem através do Model Context Protocol, pela entrada e saída padrão.
    .link = O link de uma mesa de um servidor, ou o seu código; sem ele, uma mesa de bots neste computador.
    .edition = O jogo; `deluxe` por omissão.
    .players = Quantos se sentam à mesa, contando com o modelo.
    .policy = { command-play.policy }
    .option = { command-play.option }
    .seed = A mesma semente dá as mesmas cartas.
    .hints = Deixa o modelo perguntar o que faria um bot. Na mesa de um servidor, decide a mesa.
    .name = O nome do modelo à mesa.
    .lang = { command-play.lang }
command-simulate = Simula muitas rondas ou partidas e apresenta estatísticas.
    .edition = O jogo.
    .players = Quantos se sentam à mesa, de 2 a 10.
    .rounds = Quantas rondas se jogam; por omissão, 10 000, ou 1000 com um bot que corre em Python.
    .matches = Quantas partidas se jogam, em vez de rondas.
    .policy = Quem joga em cada lugar: `eager` joga ou descarta uma carta ao acaso sempre que pode; `random` escolhe à sorte uma ação permitida; ambos são compilados. Também pode jogar qualquer bot, por exemplo `careful`, umas mil vezes mais devagar.
    .seed = A mesma semente dá os mesmos resultados.
    .threads = Quantas threads ou processos se usam; por omissão, todos os núcleos. Os resultados não dependem disto.
    .dask = Joga no cluster Dask deste endereço ou, com `local`, num cluster neste computador. Os resultados são os mesmos.
    .option = Uma opção do jogo, por exemplo `stacking=same`, ou da partida, por exemplo `scoring=lowest`; pode repetir-se. Aqui `uno_call` é `auto`.
    .vary = Compara valores de uma opção, ou de `players`, `policy` ou `edition`, com a mesma semente: `stacking=off,same`.
    .rows = Guarda uma linha por cada ronda ou partida neste ficheiro, CSV ou Parquet.
    .plot = Guarda os gráficos neste ficheiro, SVG ou PNG.
    .json = Imprime um objeto JSON em vez de tabelas.
    .lang = A língua das tabelas; por omissão, a do ambiente.
command-arena =
    Põe bots a jogar uns contra os outros e diz qual é o mais forte.

    Cada distribuição joga-se uma vez a partir de cada lugar: assim compensa-se a sorte.
    .bots = Dois bots ou mais. Defrontam-se dois a dois: um bot de um tipo contra bots do outro tipo em todos os outros lugares.
    .edition = O jogo; pode repetir-se, e `all` são todos.
    .players = Quantos se sentam à mesa, de 2 a 10; por omissão, dois.
    .together = Senta todos os bots à mesma mesa, em vez de dois a dois.
    .challenger = Testa só o primeiro bot, contra cada um dos outros.
    .deals = Quantas distribuições se jogam no máximo em cada confronto.
    .sure = Interrompe um confronto assim que o resultado é claro, ou joga sempre todas as distribuições.
    .seed = A mesma semente dá as mesmas distribuições.
    .option = Uma opção do jogo, por exemplo `stacking=same`; pode repetir-se. Aqui `uno_call` é `auto`: esquecer-se de dizer UNO não mostra quem é mais forte.
    .fallback = Um bot incluído, por exemplo `random`, que responde quando outro bot falha, demora demasiado ou responde com uma ação ilegal; contam-se as vezes em que isso acontece. Sem ele, a arena acaba aí.
    .limit = Quantos segundos um bot num processo tem para responder; por omissão um, e dez para a primeira resposta.
    .workers = Quantos processos jogam em paralelo; por omissão, um por núcleo. Os resultados não dependem disto.
    .keep = Um ficheiro que guarda cada distribuição: com o mesmo ficheiro, o mesmo comando continua onde parou.
    .plot = Guarda um gráfico das percentagens de vitórias neste ficheiro, SVG ou PNG.
    .json = { command-simulate.json }
    .lang = { command-simulate.lang }
command-records =
    Conta o que aconteceu em muitas partidas registadas: rondas, vencedores, pontos, avisos de UNO, jogadores apanhados e desafios.

    Cada registo é reproduzido e conferido. Um ficheiro que não se consegue ler é indicado, e não impede a leitura dos restantes.
    .files = Ficheiros, e pastas com registos a qualquer profundidade; por omissão, as partidas registadas aqui.
    .by = O que comparar: `edition`, `players` (quantos), `player`, `bot`, ou qualquer opção dos jogos, por exemplo `stacking`.
    .rows = Guarda uma linha por ronda neste ficheiro, CSV ou Parquet.
    .json = { command-simulate.json }
    .lang = { command-simulate.lang }
command-dataset =
    Põe bots a jogar e escreve uma linha por decisão: observação, ações permitidas, ação, recompensa e resultado.

    A pasta recebe ficheiros de linhas e uma ficha que diz o que contêm. O mesmo comando continua onde parou.
    .directory = Onde escrever: uma pasta nova ou vazia, ou uma com o mesmo conjunto de dados.
    .edition = O jogo.
    .players = Quantos jogam, de 2 a 10.
    .policy = O bot de todos os lugares ou, se a opção se repetir, um por lugar; por omissão, `careful`.
    .rounds = Quantas rondas se jogam. Com mais rondas, o mesmo comando amplia o conjunto de dados.
    .seed = A mesma semente dá os mesmos ficheiros.
    .option = Uma opção do jogo, por exemplo `stacking=same`; pode repetir-se.
    .history = Quantos dos últimos eventos uma observação contém, no máximo 64.
    .shard = Quantas rondas tem cada ficheiro.
    .format = O formato dos ficheiros; por omissão, Parquet se pyarrow estiver instalado.
    .workers = Quantos processos jogam em paralelo; por omissão, um por núcleo. Os ficheiros não dependem disto.
    .json = Imprime a ficha como um objeto JSON.
    .lang = A língua das mensagens; por omissão, a do ambiente.
command-referee =
    Julga uma posição e o seu guião, e cita a regra por trás de cada consequência.

    O código de saída é 0 se todas as ações eram permitidas, 1 se uma foi recusada, 2 se não se consegue ler o ficheiro.
    .file = Uma posição em YAML ou JSON com um `script`; `-` lê a entrada padrão.
    .json = Imprime um objeto JSON em vez de uma transcrição.
    .lang = A língua da transcrição; por omissão, a do ambiente.

## O que não se consegue ler: o que foi escrito cita-se tal como está

typed = «{ $text }»
at-place = { $place }: { $text }
at-line = linha { $number }

# Comandos e ficheiros. `unreadable-system` é o que diz o sistema, pelas suas palavras.

no-command = não há nenhum comando { $command }; os comandos são { $commands }
no-command-near = não há nenhum comando { $command }; querias dizer { $near }? Os comandos são { $commands }
options-note = { $text }; sabot options mostra todas
options-note-near = { $text }; querias dizer { $near }? sabot options mostra todas
too-many-arguments = argumentos a mais: { $rest }
options-round = Opções de uma ronda
options-match = Opções de uma partida
matches-none = Ainda não há nenhuma partida registada em { $directory }: sabot play começa uma.
matches-won = ganha por { $winners }
matches-open = na ronda { $round }
matches-all = no total
matches-statistics = { $name }: partidas jogadas { $matches }, terminadas { $over }, ganhas { $won }; rondas { $rounds }
doctor-name = { $name ->
    [python] Python
    [extra] extra
    [data] pasta de dados
    [cache] cache do compilador
    [settings] definições
    [page] página
    [browser] navegador
    [port] porta
    [network] rede
    [terminal] terminal
   *[other] Sabot
}
doctor-extra = { $extra ->
    [fast] regras compiladas
    [cluster] vários processos de servidor
    [lab] estudos em clusters, gráficos em ficheiros
   *[other] ambientes de aprendizagem automática
}
doctor-size = { $size } MB
doctor-install = Para instalar: { $command }
doctor-not-writable = Não é possível escrever em { $directory }: muda as permissões.
doctor-no-settings = Não há ficheiro de definições. Seria um ficheiro TOML com name, language, theme, pace e sort: ver docs/terminal.md.
doctor-no-browser = Não foi encontrado nenhum: sabot mostra o endereço a abrir.
doctor-port-used = A porta { $port } está ocupada: sabot usa o servidor que lá estiver a funcionar, ou outra porta que esteja livre.
doctor-no-network = Os outros dispositivos não conseguem ligar-se a este computador: liga-o a uma rede para jogarem juntos.
flag-unknown = não há nenhuma opção { $flag }
flag-unknown-near = não há nenhuma opção { $flag }; querias dizer { $near }?
flag-unknown-letter = não há nenhuma opção { $flag }: { $letter } não é uma opção
flag-missing = ao comando { $command } falta o valor de { $flag }
flag-repeated = { $flag } só se pode indicar uma vez
flag-no-choice = «{ $value }» não serve para { $flag }; escolhe entre { $choices }
flag-no-choice-near = «{ $value }» não serve para { $flag }; escolhe entre { $choices }. Querias dizer { $near }?
flag-type = «{ $value }» não serve para { $flag }: { $type ->
        [int] tem de ser um número inteiro
        [float] tem de ser um número
        [bool] tem de ser true ou false
       *[other] tem de ser do tipo { $type }
    }
flag-refused = «{ $value }» não serve para { $flag }: { $reason }
unreadable-number-least = tem de ser { $least } ou mais
unreadable-number-most = tem de ser { $most } ou menos
unreadable-no-file-name = falta o nome do ficheiro
standard-input = entrada padrão
standard-output = saída padrão
unreadable-no-file = não existe esse ficheiro ou pasta
unreadable-not-a-file = isto não é um ficheiro
unreadable-directory = é uma pasta
unreadable-no-directory = não é uma pasta
unreadable-no-permission = sem permissão
unreadable-no-space = não há espaço no disco
unreadable-address-used = o endereço já está a ser usado
unreadable-address-elsewhere = este computador não tem esse endereço
unreadable-system = { $reason }
unreadable-file-name = isto não é o nome de um ficheiro
unreadable-file-exists = esse ficheiro já existe; --resume continua uma partida
unreadable-name-value = tem de ser nome=valor, não { $value }
unreadable-option-value = não se consegue ler { $value }
unreadable-not-for-resumed = não serve para retomar uma partida
unreadable-for-bots = só serve com --bots
unreadable-nobody-plays = indica pessoas, mas com --bots só jogam bots
unreadable-not-for-link = não serve para a mesa de um servidor
unreadable-only-bots = nesta partida só jogam bots; sabot match --resume continua-a
unreadable-table-link = tem de ser o link de uma mesa, como http://localhost:8000/t/CHAVE, ou o seu código, como KTRB, não { $link }
unreadable-server-says = o servidor diz: { $reason }
unreadable-unreachable = não é possível ligar ao servidor
unreadable-one-person = é para uma só pessoa; para várias, usa --people
unreadable-said-otherwise = é { $value }, mas --option { $option } é { $other }
unreadable-more-people = há mais pessoas ({ $people }) do que jogadores ({ $players })
unreadable-name-birthday = tem de ser nome=mês-dia, por exemplo ana=07-31, não { $value }
unreadable-seat-or-open = escolhe --seat ou --open: o que um jogador vê, ou todas as mãos
unreadable-round-or-step = escolhe --round ou --step: os passos contam-se ao longo de toda a partida
unreadable-commitment = têm de ser de { $shortest } a { $longest } dígitos hexadecimais, não { $value }
unreadable-matches-or-rounds = escolhe partidas ou rondas, não ambas
unreadable-at-least-one = tem de ser pelo menos 1
unreadable-threads = tem de ser de 1 a { $most }, não { $count }
unreadable-seconds = têm de ser mais de 0 segundos e no máximo { $most }
unreadable-arena-alone = são precisos pelo menos dois bots
unreadable-arena-twice = { $bot } é indicado duas vezes
unreadable-arena-together = { $bots } bots juntos ocupam { $bots } lugares, não { $players }
unreadable-arena-challenger = escolhe --together ou --challenger, não os dois
unreadable-arena-deal = a distribuição { $deal } de { $edition } não avança: { $wrong }
unreadable-arena-failed = o bot { $bot } falhou: { $wrong }
unreadable-arena-not-kept = este ficheiro não contém as distribuições de uma arena
unreadable-arena-other = este ficheiro contém as distribuições de outra arena: { $name } é { $there } lá e { $here } aqui
unreadable-arena-line = esta distribuição não pode estar aqui
unreadable-records-by = tem de ser { $values } ou uma opção dos jogos, não { $value }
unreadable-dataset-card = isto não é a ficha de um conjunto de dados
unreadable-dataset-full = a pasta não está vazia, e não contém nenhum conjunto de dados
unreadable-dataset-other = esta pasta contém outro conjunto de dados: { $name } é { $there } lá e { $here } aqui
unreadable-vary = tem de ser um nome e valores diferentes, como stacking=off,same, não { $value }
unreadable-plot-format = o nome de uma imagem tem de acabar em { $values }
unreadable-rows-format = o nome de um ficheiro de linhas tem de acabar em { $values }
unreadable-worker-lost = um processo de trabalho foi terminado à força
# Um cluster: `$theirs` e `$ours` são versões como `sabot 0.1.0, rules 1`.
unreadable-no-cluster = nenhum cluster responde em { $address }
unreadable-no-workers = o cluster não tem processos de trabalho
unreadable-cluster-lost = perdeu-se a ligação ao cluster { $address }
unreadable-other-sabot = um processo de trabalho tem { $theirs }, mas este é { $ours }: os resultados poderiam ser diferentes

# Textos. `$problem` é o que diz uma biblioteca, em inglês.

unreadable-yaml = { $fault ->
    [list] falta uma vírgula ou um «]» antes deste ponto
    [mapping] falta uma vírgula ou um «{ "}" }» antes deste ponto
    [quote] faltam aspas antes deste ponto
    [escape] a barra invertida introduz aqui algo que não tem significado
    [colon] aqui não pode haver dois-pontos: faltam na linha anterior, a indentação está errada ou um texto precisa de aspas
    [key] faltam dois-pontos depois de uma chave, antes deste ponto
    [indentation] a indentação não condiz com a das linhas anteriores
    [character] um valor não pode começar por este carácter: um texto precisa de aspas, e a indentação faz-se com espaços
    [document] começa aqui um segundo documento, mas só pode haver um
   *[other] isto não é YAML nem JSON: { $problem }
}
unreadable-value = não se consegue ler o valor { $value }
unreadable-character = carácter inaceitável { $character }: isto não é texto
unreadable-too-deep = há aqui demasiados níveis
unreadable-shorthand = tem de se escrever tudo por extenso, sem âncoras, referências nem etiquetas
unreadable-key-twice = a chave { $key } aparece duas vezes
unreadable-key-not-a-word = uma chave tem de ser uma palavra
unreadable-key-missing = falta a chave { $key }
unreadable-unknown-key = chave desconhecida: { $key }

# O que uma coisa tem de ser; o nome dela está antes.

unreadable-choice = tem de ser { $values }, não { $value }
unreadable-flag = tem de ser true ou false, não { $value }
unreadable-number = tem de ser um número inteiro de 0 a { $most }, não { $value }
unreadable-text = tem de ser texto, não { $value }
unreadable-one-line = tem de ser uma só linha de 1 a { $most } caracteres, não { $value }
unreadable-seed = tem de ser texto ou um número inteiro de 0 a { $most }, não { $value }
unreadable-mapping = tem de ser um conjunto de chaves e valores
unreadable-player = tem de ser um jogador, não { $value }
unreadable-players = tem de ser uma lista de jogadores
unreadable-names = tem de ser uma lista de nomes
unreadable-cards = tem de ser uma lista de cartas
unreadable-hands = tem de indicar as cartas de cada jogador
unreadable-bots = tem de indicar um bot para cada lugar em que joga um bot
unreadable-birthdays = tem de ser um dia, por exemplo 07-31, para cada jogador
unreadable-birthday = tem de ser mês e dia, por exemplo 07-31, não { $value }
unreadable-should-be = devia ser { $value }

# Jogadores e opções.

unreadable-not-a-player = { $name } não é um jogador
unreadable-name = um nome tem de ser texto imprimível, sem espaços a mais, não { $name }
unreadable-long-name = um nome pode ter no máximo { $most } caracteres, não { $count }
unreadable-taken-name = { $name } não pode ser o nome de um jogador
unreadable-same-name = há dois jogadores com o mesmo nome
unreadable-seats = tem de haver de { $fewest } a { $most } jogadores, não { $count }
unreadable-deck-size = um baralho tem no máximo { $most } cartas, não { $count }
unreadable-policy = não há nenhum bot { $policy }; os bots são { $policies }
unreadable-actions = { $count ->
    [1] tem de ser { $count } número de 0 a { $last }, um para cada mesa
   *[other] têm de ser { $count } números de 0 a { $last }, um para cada mesa
}
unreadable-opponents = tem de ser um bot para todos, ou uma lista de { $count }, um para cada um dos outros
unreadable-state = tem de ser o estado de um ambiente com o mesmo jogo, as mesmas opções e os mesmos jogadores
unreadable-reset-mask = tem de ser true ou false para cada mesa ({ $count } no total), e true para pelo menos uma
unreadable-seeds = tem de ser um número, ou uma lista de { $count }, um para cada mesa
unreadable-bot-illegal = respondeu { $action }, mas só podia fazer uma destas coisas: { $legal }
unreadable-bot-command = tem de se seguir um comando, como exec:python3 mybot.py
unreadable-bot-module = esse bot não existe: { $reason }
unreadable-bot-kind = isso não é um bot: tem de ser um sabot.bots.Bot, ou devolver um
unreadable-bot-silent = foi-lhe pedida uma decisão e respondeu null
unreadable-bot-late = não respondeu em { $seconds } s
unreadable-bot-ended = o processo terminou sem responder
unreadable-bot-answer = a resposta tem de ser uma linha como {"{"}"action": "draw"{"}"}, não { $line }
unreadable-own-bot = a partir de um registo só se lançam bots do próprio Sabot, não { $policy }
unreadable-birthday-missing = falta o aniversário de { $player }
unreadable-no-option = não há nenhuma opção { $option }
unreadable-settings-syntax = { $fault ->
    [encoding] as definições não são texto em UTF-8
    [twice] esta definição aparece duas vezes
   *[line] não é possível ler as definições: cada linha tem de ser como name = "Ana"
}
unreadable-settings-unknown = não há nenhuma definição { $name }; as definições são { $names }
unreadable-settings-value = { $name } tem de ser { $values }, não { $value }
unreadable-settings-text = { $name } tem de ser um texto entre aspas, não { $value }
unreadable-for-list = é só para a lista
unreadable-no-kept-match = { $last ->
    [0] não há nenhuma partida { $number }: ainda não há nenhuma registada
    [1] não há nenhuma partida { $number }: na lista só está a { $last }
   *[other] não há nenhuma partida { $number }: as da lista vão da 1 à { $last }
}
unreadable-match-is-over = esta partida já acabou; pode ser revista
unreadable-sheet-for = a folha { $sheet } é de { $those }, não de { $this }
unreadable-option-for = a opção { $option } é para { $those }, não para { $this }
unreadable-option-of-match = a opção { $option } é para partidas, não para rondas: indica quantas partidas se jogam
unreadable-option-choice = a opção { $option } tem de ser { $values }, não { $value }
unreadable-option-flag = a opção { $option } tem de ser true ou false, não { $value }
unreadable-option-number = a opção { $option } tem de ser um número inteiro de { $least } a { $most }, não { $value }
unreadable-option-weights = a opção { $option } tem de dar pesos aos ícones, por exemplo { "{" }war: 2, race: 0{ "}" }, não { $value }
unreadable-option-icon = a opção { $option } não tem o ícone { $icon }; os ícones são { $icons }
unreadable-option-weight = a opção { $option } precisa de um número inteiro de 0 a { $most } para { $icon }, não { $value }
unreadable-option-weightless = a opção { $option } precisa de um peso acima de 0 para pelo menos um ícone
unreadable-scoring-for = { $scoring } é para { $counts } jogadores, não para { $players }

# Ações.

unreadable-no-action = não há nenhuma ação { $action }
unreadable-nothing-follows = a seguir a { $word } não pode vir nada, mas vem { $rest }
unreadable-nothing-follows-card = a seguir à carta não pode vir nada, mas vem { $rest }
unreadable-something-follows = a seguir a { $word } tem de vir alguma coisa
unreadable-no-icon = a roleta não tem o ícone { $icon }; tem { $icons }
unreadable-no-such-thing = neste jogo não há { $value } para explicar
unreadable-no-colour-in = não há nenhuma cor { $colour } em { $edition }
unreadable-no-card-in = não há nenhuma carta { $card } em { $edition }
unreadable-not-for-referee = o árbitro não pode dizer { $action }
unreadable-not-for-player = um jogador não pode dizer { $action }
unreadable-not-in-list = não há nenhuma ação { $number } na lista
unreadable-no-action-here = { $typed } não é uma ação possível aqui; escreve ? para ver a ajuda
unreadable-means-nothing = { $typed } não quer dizer nada aqui; escreve ? para ver a ajuda
unreadable-who-does-what = quem faz o quê? Escreve «nome: ação»
unreadable-who-stirs = quem baralha? Escreve «nome: o que quiseres»
unreadable-no-suggestion = { $player } é um bot, e os bots não fazem sugestões
unreadable-not-at-table = { $player } não está nesta mesa
unreadable-not-dealt = ainda não se deram cartas
unreadable-name-one = { $what ->
    [round] indica uma ronda, até { $most }
    [table] indica uma mesa, até { $most }
   *[step] indica um passo, até { $most }
}
unreadable-last-one = { $what ->
    [round] não há ronda { $named }: a última é a { $most }
    [table] não há mesa { $named }: a última é a { $most }
   *[step] não há passo { $named }: o último é o { $most }
}

# Posições. `drawn`, `former`, `next`, `due`, `choices`, `fixed`, `shown` e `effect` são chaves, que ficam em inglês.

unreadable-not-a-position = isto não é uma posição: são precisas chaves como edition, players e hands
unreadable-script = tem de ser uma lista de linhas como `- ana: play R7`
unreadable-script-line = tem de ser um só `jogador: ação`
unreadable-script-line-text = tem de ser um só `jogador: ação`, ambos em forma de texto
unreadable-not-a-card = { $card } não é uma carta
unreadable-both-faces = { $card } tem de se escrever com as duas faces, por exemplo R7/P3
unreadable-wrong-way-round = { $card } tem as faces trocadas
unreadable-copies = { $count ->
    [1] { $count } carta { $card }, mas o baralho só tem { $held }
   *[other] { $count } cartas { $card }, mas o baralho só tem { $held }
}
unreadable-no-hand = { $player } não tem mão
unreadable-empty-hand = está vazia, mas a ronda não acabou
unreadable-empty-discard = está vazia, mas a ronda já começou
unreadable-no-sides = { $edition } não tem lados
unreadable-not-at-start = tem de se omitir quando a ronda está para começar
unreadable-discard-at-start = tem de estar vazia quando a ronda está para começar
unreadable-start = uma ronda começa no lado dos heróis e para a esquerda
unreadable-no-first-card = nenhuma destas cartas serve para começar a ronda
unreadable-one-asked = tem de indicar o único jogador a quem cabe decidir
unreadable-idle = { $player } não poderia fazer nada nesta fase
unreadable-colour-needed = tem de se indicar, porque a carta de cima é um joker
unreadable-no-colour = não há nenhuma cor { $colour }
unreadable-no-colour-on-side = não há nenhuma cor { $colour } neste lado
unreadable-colour-twice = escreve { $key } ou { $other }, não os dois
unreadable-colour-on-top = tem de ser { $top }, a cor da carta de cima, não { $colour }
unreadable-called-owes = quem já disse UNO não tem de o dizer outra vez
unreadable-late-owes = tem de estar entre os que ainda têm de dizer UNO
unreadable-not-one-card = { $player } não tem exatamente uma carta
unreadable-only-at-end = só se sabe quando a ronda acaba
unreadable-turn-at-end = tem de se omitir quando a ronda acabou
unreadable-winner-at-end = tem de se indicar quando a ronda acabou
unreadable-owes-at-end = quando a ronda acaba já ninguém tem de dizer UNO
unreadable-not-remembered = { $key } não pertence a esta fase
unreadable-no-effect = não há nenhum efeito { $effect }
unreadable-cards-asked = têm de ser cartas do jogador a quem cabe decidir
unreadable-not-held = { $card } não está na mão do jogador a quem cabe decidir
unreadable-no-wheel = não há roleta
unreadable-former-other-side = former é uma cor do outro lado
unreadable-dealer-turns-up = tem de ser a vez de quem dá as cartas, que vira a primeira
unreadable-out-holds-nothing = quem ficou sem cartas não pode ter cartas
unreadable-out-being-resolved = tem de ser a vez de quem ficou sem cartas, porque ainda se está a aplicar o efeito da sua carta
unreadable-out-takes-no-part = quem ficou sem cartas já não joga
unreadable-drawn-needed = a fase drawn precisa da chave drawn
unreadable-colour-for-wild = só se pode dizer uma cor para um joker
unreadable-no-such-effect = não há esse efeito
unreadable-no-colour-for-last = para esta última carta não se diz nenhuma cor
unreadable-next-needed = falta a chave next
unreadable-first-calls = tem de ser o primeiro jogador a dizer a cor
unreadable-affected-calls = tem de ser o jogador atingido, ou quem jogou a carta, a dizer a cor
unreadable-another-calls = tem de ser outro jogador a dizer a cor
unreadable-victim-answers = tem de ser o jogador atingido a responder
unreadable-answered-on-top = a carta de cima tem de ser aquela a que se responde
unreadable-colour-after-howler = não se pode dizer a cor antes da resposta ao Howler
unreadable-nobody-answers = a esta carta ninguém pode responder
unreadable-victim-follows = o jogador atingido tem de ser o que vem a seguir a quem jogou a carta
unreadable-next-follows = next tem de ser o jogador a seguir ao atingido
unreadable-colour-before-answer = a cor tem de se dizer antes da resposta
unreadable-due = due tem de ser o número de cartas que esta carta obriga o jogador atingido a biscar
unreadable-layer-names = tem de ser quem jogou a carta a escolher um jogador
unreadable-naming-on-top = a carta de cima tem de ser aquela com que se escolhe um jogador
unreadable-choices-tied = choices têm de ser os jogadores empatados
unreadable-any-other-named = choices têm de ser todos os outros jogadores
unreadable-hero-on-top = o herói tem de ser a carta de cima
unreadable-affected-discards = tem de ser o jogador atingido a descartar
unreadable-effect-needed = são precisas as chaves effect e next
unreadable-fixed-by-first = fixed tem de ser o número ou a cor da primeira carta descartada
unreadable-fixed-no-colour = fixed tem de ser uma cor
unreadable-nothing-put-down = ainda não se descartou nada
unreadable-shown-in-war = shown tem de ser o que mostrou quem ganhou a guerra
unreadable-wrong-refused = nesta mesa as cartas erradas são recusadas
unreadable-objected-to-right = se alguém protestou sem razão, a carta tem de estar certa, e ninguém pode protestar contra a sua própria carta
unreadable-objected-stands = se o jogador seguinte protesta sem razão, deixa ficar a carta
unreadable-next-lets-stand = tem de ser o jogador seguinte a deixar ficar a carta
unreadable-lies-on-another = tem de haver por baixo outra carta, cuja cor estava em jogo
unreadable-former-under = former tem de ser a cor da carta que está por baixo da carta em causa

# Registos.

unreadable-not-a-record = falta a chave { $key }: isto não é o registo de uma partida
unreadable-keys = { $what ->
    [round] uma ronda tem de ter chaves como { $key }
   *[record] um registo tem de ter chaves como { $key }
}
unreadable-no-key = { $what ->
    [round] uma ronda não tem a chave { $key }
   *[record] um registo não tem a chave { $key }
}
unreadable-newer = { $key ->
    [record] a revisão { $revision } do formato dos registos é demasiado recente para este Sabot, que só conhece revisões até à { $newest }
   *[rules] a revisão { $revision } das regras é demasiado recente para este Sabot, que só conhece revisões até à { $newest }
}
unreadable-key-text = { $key } tem de ser texto
unreadable-key-number = { $key } tem de ser um número inteiro a partir de 1, não { $value }
unreadable-key-list = { $key } tem de ser uma lista
unreadable-key-names = { $key } tem de ser uma lista de nomes
unreadable-key-mapping = { $key } tem de ser um conjunto de chaves e valores
unreadable-key-lines = { $key } tem de ter um só `{ $form }` por linha
unreadable-key-lines-text = { $key } tem de ter um só `{ $form }` por linha, ambos em forma de texto
unreadable-key-before = { $key } tem de vir antes de { $later }
unreadable-no-commitment = falta o selo da ronda
unreadable-never-dealt = { $key } sem tables: nesta ronda nunca se deram cartas
unreadable-not-counted = { $key } sem { $needed }: nesta ronda não se contaram os pontos
unreadable-more-follows = a ronda não vai até ao fim, e mesmo assim há mais a seguir
unreadable-match-over = a ronda { $number } não pode começar: a partida já tinha acabado
unreadable-round-over = a ronda já tinha acabado antes desta ação
unreadable-round-not-over = a ronda não acabou: falta uma ação antes desta linha
unreadable-otherwise = { $key ->
    [winners] a partida foi ganha por { $found }, não por { $said }
    [commitment] o selo do segredo da ronda é { $found }, não { $said }
    [tables] quem está nas mesas, e quem nelas dá as cartas, é { $found }, não { $said }
    [points] os pontos da ronda são { $found }, não { $said }
    [secret] o segredo da ronda é { $found }, não { $said }
   *[events] o hash dos eventos da ronda é { $found }, não { $said }
}
# `$why` é uma frase, e `$rule` o código da regra por trás dela.
unreadable-refused = { $why } [{ $rule }]
# `$wrong` é o que está errado no registo, e `$changes` são frases.
unreadable-changes = { $since ->
    [1] Depois de um empate, quem ganha uma guerra tem de descartar as cartas que mostrou (X-133). Cada jogador só pode protestar uma vez contra uma carta; se o jogador seguinte protestar contra uma carta que estava certa, ela fica (X-54). A vez que se perde por jogar uma carta errada conta para o máximo de jogadas (X-64). Depois de uma carta ser aceite, só ela fica na pilha de descarte quando se baralha (X-58).
   *[2] Depois de uma carta ser aceite, só ela fica na pilha de descarte quando se baralha (X-58).
}
unreadable-older-record = { $wrong } (o registo foi feito com a revisão { $made_by } das regras, e esta é a revisão { $revision }: { $changes })
unreadable-older-round = uma ronda a meio começou com a revisão { $made_by } das regras e não pode continuar com a revisão { $revision }: { $changes }
unreadable-elsewhere = esta partida já está a ser jogada noutra janela

# O servidor. `person` fica em inglês; `$reason` é o que diz uma biblioteca, em inglês.
unreadable-no-person = pelo menos um lugar tem de ser para uma pessoa
unreadable-device-seats = no dispositivo jogam { $people } pessoas, mas não há tantos lugares para pessoas
unreadable-draw-device = os lugares não se podem sortear quando várias pessoas partilham um dispositivo
unreadable-no-bot = tem de ser person ou um bot ({ $bots }), não { $name }
unreadable-one-face = escreve só o lado da carta que está em jogo: { $action }
unreadable-guest-name = um nome tem de ter entre 1 e { $most } caracteres imprimíveis
unreadable-face = tem de ser um destes avatares: { $faces }; não { $value }
unreadable-long-message = uma mensagem pode ter no máximo { $most } bytes
unreadable-message = { $fault ->
    [missing] falta o campo { $name }
    [unknown] não há nenhum campo { $name }
    [kind] tem de ser { $wanted }, não { $got }
    [length] o comprimento tem de ser { $bound }
    [bound] tem de ser { $bound }
   *[other] não se entende a mensagem
}
unreadable-one-wish = uma mensagem tem de pedir exatamente uma destas coisas: { $wishes }
unreadable-many-steps = mostram-se no máximo { $most } passos de cada vez
unreadable-language = tem de ser uma destas línguas: { $languages }; não { $value }
unreadable-code = um código tem de ter pelo menos { $least } letras, como KTRB
unreadable-listen = este endereço não serve: { $reason }
unreadable-listen-passed = o que foi passado não é um socket TCP à escuta
unreadable-server-url = tem de ser o endereço de um servidor, como http://localhost:8000, não { $url }
unreadable-banned = tem de ser uma pessoa como guest-0123456789abcdef, um endereço ou uma rede, não { $value }
unreadable-admin-what = tem de ser seguido de uma mesa, uma pessoa ou um endereço
unreadable-admin-alone = não pode ser seguido de nada
unreadable-no-report = não há nenhuma denúncia { $number }
unreadable-no-table = essa mesa não existe
unreadable-no-ban = não tem a entrada proibida
unreadable-address = tem de ser um endereço como { $examples }
unreadable-not-installed = faltam pacotes; para os instalar: { $command }
unreadable-newer-database = foi alterada por um Sabot mais recente, e este não a pode usar
unreadable-bus = não é possível ligar ao bus: { $reason }
unreadable-in-use = outro servidor está a usar este ficheiro; para vários servidores são precisos --database postgresql://… e --bus redis://…
unreadable-public-url = tem de ser um endereço sem caminho, como { $examples }
unreadable-not-backup = isto não é uma cópia de segurança, ou está danificada
unreadable-backup-onto-itself = esta é a própria base de dados
unreadable-database-in-use = um servidor está a usar esta base de dados; é preciso pará-lo primeiro
unreadable-database-not-empty = a base de dados já contém mesas de jogo; --force substitui todo o seu conteúdo pela cópia de segurança

## A página: em todo o lado

page-unreachable = O servidor não responde. Estará ligado?
page-offline = Sem ligação ao servidor. As regras continuam aqui e nada se perde.
page-offline-table = A mesa aparece assim que a ligação voltar.
page-new-version = Há uma nova versão. Recarrega quando quiseres.
page-reload = Recarregar
page-failed = Alguma coisa correu mal; tenta outra vez.
page-nothing-here = Aqui não há nada.
page-home = Início
page-pages = Páginas
page-skip = Ir para o conteúdo
page-language = Língua
page-theme = Tema
page-theme-choice = { $theme ->
    [light] claro
    [dark] escuro
   *[auto] como no dispositivo
}
page-level = { $level ->
    [novice] principiante
    [gentle] fácil
    [casual] normal
    [fair] avançado
   *[sharp] perito
}
page-bot = Bot, { page-level }
page-person = Uma pessoa
page-name = O teu nome
page-face = Escolhe o teu avatar
page-face-name = { $face ->
    [dog] Cão
    [fox] Raposa
    [bear] Urso
    [rabbit] Coelho
    [mouse] Rato
    [pig] Porco
    [cow] Vaca
    [lion] Leão
    [elephant] Elefante
    [frog] Rã
    [owl] Coruja
    [penguin] Pinguim
    [duck] Pato
    [fish] Peixe
    [snail] Caracol
    [bee] Abelha
    [crab] Caranguejo
    [dragon] Dragão
    [unicorn] Unicórnio
   *[cat] Gato
}
page-me = Os teus dados
page-me-about = O que este servidor guarda sobre ti: as mesas em que estiveste, o que lá fizeste e os teus resultados.
page-me-download = Descarregar
page-me-leave = Terminar a sessão em todos os dispositivos
page-me-leave-sure = Começas do zero, aqui e em todos os outros dispositivos, e os teus lugares ficam livres. Isto não se pode desfazer.
page-me-delete = Apagar tudo
page-me-delete-sure = Apagam-se os teus resultados e as mesas em que jogaste sem mais ninguém. Onde outros jogaram contigo, só fica o nome com que jogaste. A sessão termina em todos os dispositivos. Isto não se pode desfazer.
page-me-done = Feito. Agora começas do zero.
# Sugestões para quem ainda não tem nome, separadas por espaços.
page-names = Alex Noa Luz Rui Sol Cruz Ariel Mar
page-seats-free = { $number ->
    [0] sem lugares livres
    [1] { $number } lugar livre
   *[other] { $number } lugares livres
}

## A página: início

page-shot-home = Escolhe um jogo e senta-te
page-shot-table = À mesa
page-home-title = Senta-te, as cartas estão dadas
page-home-about = Quatro jogos de cartas em que se combinam cores, jogados exatamente como dizem as folhas impressas.
page-home-game = Que jogo?
page-home-opponents = Adversários
page-home-fewer = Menos um adversário
page-home-more = Mais um adversário
page-home-level = Que nível?
page-home-length = Que duração?
page-length = { $length ->
    [round] uma ronda
   *[points] até { $length }
}
page-home-play = Jogar já
page-home-friends = Com amigos
page-home-friends-about = Abre uma mesa, envia o link e toca a jogar.
page-home-create = Abrir uma mesa
page-home-device = Várias pessoas num só dispositivo
page-home-join = Entrar
page-home-code = Link ou código de uma mesa
page-home-no-code = Isso não é o link nem o código de uma mesa.
page-home-tournament = Torneio
page-home-tournament-about = Um link e todos participam: pares rotativos, numa mesa ou em duas, ou eliminação até restar um só jogador.
page-home-watch-about = Senta-te a uma mesa pública, ou assiste ao jogo.
page-home-rules = Livro de regras
page-home-rules-about = Cada regra em palavras simples, com a sua fonte e exemplos.
page-home-matches = As minhas partidas
page-home-matches-about = Resultados, gráficos e partidas para rever.
page-tables = Mesas abertas
page-tables-none = Neste momento não há nenhuma mesa pública aberta.
page-tables-make = Abrir uma
page-tables-host = { $title ->
    [none] Mesa de { $seat }
   *[other] { $title }
}
page-tables-playing = em jogo
page-tables-sit = Sentar-me
page-tables-watch = Assistir

## A página: uma mesa nova

page-new = Uma mesa nova
page-new-game = Jogo
page-new-seats = Lugares
page-new-seat = Lugar { $number }
page-new-seat-yours = Lugar { $number }: tu
page-new-seat-add = Mais um lugar
page-new-seat-drop = Tirar o lugar { $number }
page-new-seats-for = { $scoring ->
    [partners] A pares joga-se a quatro, seis, oito ou dez.
   *[rotation] Com pares rotativos joga-se a quatro, ou a oito em duas mesas.
}
page-device-new = Várias pessoas jogam neste dispositivo
page-device-new-about = Dá um nome a cada pessoa; o dispositivo passa de mão em mão, e entre as jogadas não se vê nenhuma carta. Um lugar sem nome fica livre para quem tiver o link. Toda a mesa vê quem partilha um dispositivo.
page-device-name = Nome de quem fica no lugar { $number }
page-device-who = Nome
page-device-shared = dispositivo partilhado
page-device-curtain = Não se vê nenhuma carta
page-device-hand-over = Passa o dispositivo a { $name }
page-device-ready = Sou { $name }. Ver as minhas cartas
page-device-look = { $name }: ver as minhas cartas
page-device-hide = { $name }: esconder as minhas cartas
page-device-call = { $name }: { $call }
page-new-match = Partida
page-new-scoring = { $scoring ->
    [winner] pontos para quem ganha
    [lowest] total mais baixo
    [none] uma ronda
    [elimination] eliminação
    [partners] a pares
   *[rotation] pares rotativos
}
page-new-match-about = { $scoring ->
    [winner] Quem ganha uma ronda marca o que os outros têm na mão. Ganha quem chegar primeiro à meta.
    [lowest] Cada um soma o que lhe fica na mão. Quando alguém chega à meta, ganha o total mais baixo.
    [none] Uma só ronda: ganha quem ficar sem cartas.
    [elimination] Eliminação: cada um soma o que lhe fica na mão, e quem chega à meta sai. Os dois últimos jogam uma final, frente a frente.
    [partners] Os pares jogam uns contra os outros. Os parceiros sentam-se frente a frente e marcam juntos.
   *[rotation] Um torneio para quatro, ou para oito em duas mesas: cada um joga algumas rondas com cada um dos outros como parceiro e mantém os pontos. Ganha o total mais alto.
}
page-new-more = Meta, quem dá as cartas e mais
page-new-rules = Regras da ronda
page-new-group = { $group ->
    [sheet] Regras
    [laying] Jogar e biscar
    [uno] Dizer UNO
    [game] Só neste jogo
    [house] Regras da casa
   *[more] Outras
}
page-new-changed = { $number ->
    [0] sem alterações
    [1] { $number } alteração
   *[other] { $number } alterações
}
page-new-usual = por omissão: { $value }
page-new-yes = sim
page-new-no = não
page-new-rule = Regra { $rule }
page-new-reset = Anular todas as alterações
page-new-clocks = Relógios
page-new-clock = { $clock ->
    [decision] Tempo para pensar
    [window] Tempo para reagir
    [pause] Entre rondas
   *[pace] Ritmo dos bots
}
page-new-clock-about = { $clock ->
    [decision] Segundos para pensar. Quem demorar mais do que isso bisca e passa; depois, um bot joga até esse jogador voltar. Com 0 não há limite.
    [window] Quanto tempo há para dizer UNO, apanhar alguém ou protestar antes de o jogo continuar: rápido são 1,5 segundos, normal 2,5 e calmo 5. O habitual é normal ou, a partir de quatro pessoas, calmo.
    [pause] Segundos até à ronda seguinte, se alguém não disser que está a postos.
   *[pace] 1 é o normal, 0 é imediato; quanto maior, mais lento.
}
page-new-window = { $window ->
    [quick] rápido
    [normal] normal
    [relaxed] calmo
   *[usual] o habitual
}
page-new-door = Quem pode entrar
page-new-title = Nome da mesa
page-new-public = Na lista, à vista de todos; senão, só entra quem tiver o link
page-new-spectators = Outros podem assistir
page-new-hints = Pode pedir-se uma dica a um bot
page-new-open = Abrir a mesa
page-new-house = Regras da casa
page-new-all = Mais
page-new-all-about = pontuação, todas as outras regras, relógios, quem pode entrar
page-rules = Regras da casa
page-rules-about = Regras para { $game }: o que muda em relação ao que vale por omissão.
page-rules-own = As tuas regras
page-rules-name = Nome para estas regras
page-rules-keep = Guardar estas regras
page-rules-kept = As regras «{ $name }» ficam guardadas neste navegador.
page-rules-drop = Apagar «{ $name }»
page-rules-share = Partilhar um link
page-rules-copied = O link está copiado.
page-rules-bad = Este link não indica nenhum jogo conhecido. Pode estar cortado ou ser de outra versão.
page-rules-unknown = Esta versão não conhece algumas regras do link: { $names }. Com as outras pode jogar-se.

## A página: antes de começar

page-screen = Ecrã grande
page-screen-show = Mostrar a mesa neste ecrã
page-screen-join = Entra aqui:
page-screen-leave = Sair da vista de ecrã grande
page-screen-full = Ecrã inteiro
page-screen-whole = Mostrar a mesa toda
page-room = Antes de começar
page-room-invite = Convidar amigos
page-room-invite-about = Quem tiver este link pode entrar na mesa.
page-room-local = Este link só serve neste computador. Com sabot serve --host 0.0.0.0 também podem entrar as outras pessoas da tua rede.
page-room-closed = Por enquanto, este link só abre neste computador.
page-room-open = Deixar entrar as outras pessoas desta rede
page-room-is-open = As outras pessoas desta rede podem entrar.
page-room-close = Voltar a permitir só este computador
page-room-scan = Lê-o com a câmara de um telemóvel
page-room-qr = Código QR do link
page-room-address = Endereço
page-room-trouble = O link não abre?
page-room-trouble-about = O outro dispositivo tem de estar na mesma rede: nem com dados móveis, nem num Wi-Fi de convidados. Se houver outro endereço, experimenta esse. Se não, talvez uma firewall deste computador bloqueie a porta { $port }.
page-room-by-hand = Aqui, o teu navegador não copia sozinho. O link está selecionado: copia-o à mão.
page-room-link = Link para esta mesa
page-room-copy = Copiar link
page-room-copied = Copiado
page-room-share = Partilhar
page-room-seats = Lugares
page-room-free = livre
page-room-you = tu
page-room-host = dirige a mesa
page-room-absent = sem ligação
page-room-sit = Sentar-me
page-room-move = Mudar para aqui
page-room-leave = Levantar-me
page-room-give = Quem fica no lugar { $number }?
page-room-remove = Mandar { $seat } embora
page-room-start = Começar
page-room-start-about = Os bots ocupam os lugares livres.
page-room-host-starts = É { $seat } quem dá início à partida.
page-room-rules = Regras desta mesa
page-room-fair = Cartas que ninguém pode viciar
page-room-fair-about = O servidor selou as primeiras cartas antes de alguém se sentar. O sal de cada jogador volta a baralhá-las; o teu foi escolhido ao acaso pelo teu navegador, e podes mudá-lo. No fim da ronda revela-se o segredo, para que todos possam conferir as cartas.
page-room-salt = O teu sal: o que quiseres
page-room-salted = O teu sal:
page-room-gone = { $code ->
    [removed] { refused-seat-removed }
    [banned] { refused-guest-banned }
    [players-only] Só quem joga aqui vê esta mesa.
   *[none] { refused-table-none }
}
page-request-match = { $name } pede o lugar de { $seat }; nesse caso, passaria a ver as cartas desse lugar.
page-request-room = { $name } pede um lugar.
page-request-suspect = Alguém que mandaste embora tinha o mesmo endereço. Pode ser a mesma pessoa ou outra da mesma casa.
page-request-allow = Permitir
page-request-refuse = Recusar
page-request-mine = { $state ->
    [host] Pediste um lugar. A decisão é de quem dirige a mesa.
    [waits-host] Pediste o lugar de { $seat } para quando esta ronda acabar. A decisão é de quem dirige a mesa.
    [waits] Ficas com o lugar de { $seat } quando esta ronda acabar.
   *[people] Pediste o lugar de { $seat }. Decidem as outras pessoas da mesa.
}
page-request-withdraw = Retirar o pedido
page-code = Código desta mesa
page-code-about = Di-lo em voz alta: os outros escrevem-no na página inicial, ou abrem { $address }.
page-code-looking = À procura da mesa { $code }…
page-mine = As tuas mesas
page-mine-go = { $state ->
    [left] Assistir
   *[seated] Continuar
}
page-mine-state = { $state ->
    [yours] É a tua vez
    [turn] À espera de { $players }
    [between] Entre duas rondas
    [left] Deixaste o teu lugar
   *[open] Ainda não começou
}
page-mine-with = { $count ->
    [0] { $round ->
        [0] Ainda não há mais ninguém
       *[other] Contra bots
    }
   *[other] Com { $players }
}
page-leave-keep = Sair por agora
page-leave-keep-about = { $case ->
    [alone] A mesa fica parada até voltares.
    [clock] O lugar continua a ser teu. Quando o teu tempo acabar, biscas e passas; depois, um bot joga por ti até voltares.
   *[patient] O lugar continua a ser teu. Quando for a tua vez, os outros esperam por ti.
}
page-leave-found = Encontras a mesa na página inicial, em «{ page-mine }».
page-leave-give = Deixar o lugar
page-leave-give-about = Um bot continua de imediato a jogar, e outra pessoa pode ocupar o lugar. Enquanto ninguém o fizer, podes voltar.
page-late = { $what ->
    [tournament] O torneio já começou.
   *[match] A partida já começou.
}
page-late-take = { $when ->
    [now] Ocupar um lugar
    [ask] Pedir um lugar
   *[round] Entrar na próxima ronda
}
page-late-seats = Que lugar ocupas?
page-late-seats-about = Jogas com o nome e os pontos desse lugar.
page-late-seat = { $seat }, { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
page-late-wait = Esperar pela próxima partida
page-late-waiting = Assim que a próxima partida for aberta, passas automaticamente para lá. Nenhum lugar te fica guardado: ocupa um que esteja livre.
page-late-watch = Só assistir
page-late-cancel = Cancelar
page-room-full = Todos os lugares estão ocupados. { $seat } pode dar-te o de um bot, ou podes esperar aqui até haver um livre.
page-device = Jogar noutro dispositivo
page-device-about = Continuas com o teu nome, os teus lugares e as tuas partidas.
page-device-ask = Mostrar um código
page-device-how = No outro dispositivo, abre { $address } e escreve este código. Serve uma só vez, durante { $minutes } minutos.
page-device-link = Link para o outro dispositivo
page-device-here = Continuar aqui
page-device-here-about = Escreve o código que o teu outro dispositivo mostra. A partir daí tens o mesmo nome e os mesmos lugares nos dois.
page-device-instead = Deixas de ser { $name } neste dispositivo.
page-device-code = Código do outro dispositivo
page-device-done = Neste dispositivo és agora { $name }.
page-new-takeover = Quem chega tarde ocupa o lugar de um bot
page-takeover = { $when ->
    [round] na próxima ronda
    [now] de imediato
    [ask] de imediato, se os outros concordarem
   *[never] nunca
}
page-tip = { $tip ->
    [lay] Joga uma das cartas levantadas: da mesma cor ou com o mesmo número ou símbolo que a de cima, ou um joker.
    [draw] Nada serve: bisca uma carta.
   *[uno] Só tens duas cartas: diz UNO! antes de jogares uma, ou alguém te pode apanhar.
}
page-tip-seen = Percebi
# As frases de uma introdução; $seat é o outro jogador, $a_card a carta de cima, $hue a cor de que trata o bluff.
lesson-step = { $step ->
    [begin] Joga uma carta levantada: tem a cor ou o número da carta de cima.
    [keep] Joga uma carta levantada com a cor ou o número da carta de cima. Guarda a capa para mais tarde.
    [flip] Joga a carta Flip: com ela viram-se todas as cartas.
    [night] Agora é o outro lado que conta: cores novas e cartas mais duras.
    [bluff] { $seat } só pode jogar { $a_card } se não tiver { colour }. Achas que é bluff? Então desafia.
    [guilty] Era bluff: { $seat } bisca as cartas e é a tua vez.
    [howler] Um Howler: mostra a tua mão, ou joga a capa e não mostres nada.
    [named] Um Howler: sem capa tens de mostrar a tua mão.
    [target] O teu Howler: escolhe quem tem de mostrar a mão.
    [hit] Essa carta é contra ti. Os botões dizem o que podes fazer.
    [spin] { $seat } jogou um remoinho, por isso és tu que rodas a roleta.
    [race] Grita antes de { $seat }!
    [discard] Escolhe as cartas de que te queres livrar.
    [colour] Diz a cor de que tens mais cartas.
    [drawn] A carta que biscaste serve: joga-a ou guarda-a.
    [draw] Nenhuma serve: bisca uma carta.
    [uno] Restam-te duas cartas: diz UNO! antes de jogares, ou { $seat } pode apanhar-te.
    [late] Diz UNO! agora, antes que { $seat } repare.
    [catch] Apanha { $seat }, que se esqueceu de dizer UNO!
    [watch] Agora é a vez de { $seat }.
    [over] É isto o essencial do jogo. O resto aprende-se a jogar.
   *[play] É a tua vez: joga uma carta levantada.
}
page-lesson = Aprende { $title } num minuto
page-lesson-again = Introdução
page-lesson-about = { $title }: a introdução
page-lesson-skip = Saltar
page-lesson-play = Jogar { $title } agora
page-lesson-other = Introduções aos outros jogos

## A página: à mesa

page-ask = { $phase ->
    [drawn] { ask-drawn }
    [colour] { ask-colour }
    [target] { ask-target }
    [spin] { ask-spin }
    [race] Grita antes dos outros!
    [discard] { ask-discard }
    [notice] { ask-notice }
   *[turn] { ask-turn }
}
# Um ataque a quem lê, e como responder: «mostras as cartas ou escondes-te debaixo da capa».
page-attack = { $by ->
    [start] Primeira carta ({ $card }): { $ways }.
   *[player] { $seat } jogou { $a_card }: { $ways }.
}
page-way = { $effect ->
    [due] biscas { cards }
    [until] biscas até sair { colour }
    [skip] perdes a vez
    [rev] perdes a vez
    [howler] mostras as cartas
    [challenge] desafias
    [stack] passas o efeito ao seguinte
    [cloak] escondes-te debaixo da capa
   *[other] aceitas
}
# O tipo de partida, em poucas palavras.
page-stakes = { $scoring ->
    [winner] até { $target }
    [lowest] até { $target }, ganha o total mais baixo
    [elimination] fora aos { $target }
    [partners] { $team ->
        [own] com { $partner }, até { $target }
       *[none] a pares, até { $target }
    }
    [rotation] pares rotativos
   *[none] uma ronda
}
page-ahead = { $who ->
    [you] vais à frente com { $number }
   *[other] { $count ->
        [1] { $players } vai à frente com { $number }
       *[other] { $players } vão à frente com { $number }
    }
}
page-debt = { $who ->
    [you] Só tens uma carta: diz UNO!
   *[other] { debt }
}
page-ask-others = { ask-others }
page-ask-jump = Tens a mesma carta: podes jogá-la fora da vez.
page-waits = { waits }
page-action = { $verb ->
    [draw] Biscar
    [keep] Guardá-la
    [uno] UNO!
    [catch] Apanhar { $seat }!
    [challenge] Desafiar
    [spin] Rodar
    [wizz] UNO WIZZ!
    [object] Protesto!
    [done] { $put ->
        [0] Nenhuma
       *[other] É tudo
    }
   *[other] { $action }
}
# O que custa aceitar.
page-accept = { $effect ->
    [due] Biscar { cards }
    [until] Biscar até sair { colour }
    [skip] Perder a vez
    [rev] Perder a vez
    [howler] Mostrar as cartas
    [notice] Deixar ficar
   *[other] Aceitar
}
# O que está em jogo num desafio: se o jogador tinha a cor e se não tinha. $due é 0 quando se bisca até sair uma cor.
page-challenge = { $due ->
    [0] Se { $seat } tinha { colour }, bisca em vez de ti. Se não, biscas tu até sair a cor dita, e mais { $more } cartas.
   *[other] Se { $seat } tinha { colour }, bisca { $due }. Se não, tu biscas { $all }.
}
page-odds = Será bluff?
page-effect = { $effect ->
    [hero] { $who ->
        [you] És quem tem mais cartas: podes descartar uma.
       *[other] { $seat } é quem tem mais cartas e pode descartar uma.
    }
    [almost] { $who ->
        [you] Fica só com duas cartas; a última que descartares fica por cima.
       *[other] { $seat } fica só com duas cartas e descarta as outras.
    }
    [number] { $who ->
        [you] Podes descartar todas as cartas de um número; a última fica por cima.
       *[other] { $seat } pode descartar todas as cartas de um número.
    }
    [colour] { $who ->
        [you] Podes descartar todas as cartas de uma cor; a última fica por cima.
       *[other] { $seat } pode descartar todas as cartas de uma cor.
    }
    [war] { $shown ->
        [1] { $who ->
            [you] Ganhaste a guerra: podes descartar a carta que mostraste.
           *[other] { $seat } ganhou a guerra e pode descartar a carta que mostrou.
        }
       *[other] { $who ->
            [you] Ganhaste a guerra: escolhe qual das cartas que mostraste fica por cima.
           *[other] { $seat } ganhou a guerra e escolhe a carta que fica por cima.
        }
    }
    [race] { $who ->
        [you] Gritaste primeiro: podes descartar a carta que quiseres.
       *[other] { $seat } gritou primeiro e pode descartar a carta que quiser.
    }
   *[other] { icon }
}
page-why-not = { $card }: porque não?
# Explicações do que está na mesa: o que é e, se nenhuma regra o explica, o que faz.
explain-what = { $thing ->
    [draw] A pilha de biscar
    [discard] A pilha de descarte
    [colour] A cor em jogo
    [direction] O sentido do jogo
    [hand] A tua mão
    [uno] UNO
    [dealer] Quem dá as cartas
    [wheel] A roleta
    [challenge] Desafiar
    [match] Os pontos
    [time] Mais tempo
    [clock] O relógio
   *[seat] Um jogador
}
explain-does = { $thing ->
    [time] { page-more-time-about }
   *[clock] Quando o anel se esgota, quem tinha de decidir bisca e passa; depois, um bot joga até esse jogador voltar.
}
explain-copies = { $number } no baralho
page-explain-here = Nesta mesa
page-explain-rule = Ler a regra
page-explain = O que é isto?
page-explain-seat = { someone }: { cards }
page-explain-how = Mantém alguma coisa premida, aponta para ela com o rato ou carrega na tecla do ponto de interrogação: a mesa diz-te o que é.
page-help = Ajuda
page-keys = Teclas
page-key = { $key ->
    [tab] para o botão seguinte ou para a mão
    [arrows] de carta em carta na mão
    [enter] carregar no botão, jogar a carta
    [numbers] jogar a primeira, a segunda… carta que serve
    [explain] explicar o que está em foco, ou abrir esta ajuda
   *[escape] fechar uma explicação ou uma janela
}
page-tell = Pergunta à mesa
page-tell-about = Cada pergunta tem uma tecla. O leitor de ecrã diz a resposta.
page-tell-what = { $what ->
    [last] O que se jogou por último?
    [top] Qual é a carta de cima?
    [hand] O que tenho na mão?
    [counts] Quantas cartas tem cada um?
    [clock] Quanto tempo resta?
   *[what] O que posso fazer?
}
page-tell-keys = Perguntar com uma só tecla
# Respostas a perguntas, na página e no terminal.
tell-last-none = Ainda não se jogou nada.
tell-top = { $hue ->
    [none] Em cima: { $card }. Ainda não há cor em jogo. { table-draw }.
   *[other] Em cima: { $card }. Cor em jogo: { colour }. { table-draw }.
}
tell-hand = { cards }: { $hand }.
tell-several = { $first }; { $last }
tell-playable = Podes jogar: { $hand }.
tell-count = { $uno ->
    [said] { someone }: { cards }, UNO dito
    [owed] { someone }: { cards }, UNO por dizer
   *[none] { someone }: { cards }
}
tell-clock = { $number ->
    [1] { $number } segundo para decidir.
   *[other] { $number } segundos para decidir.
}
tell-window = { $number ->
    [1] { $number } segundo para dizer UNO ou apanhar alguém.
   *[other] { $number } segundos para dizer UNO ou apanhar alguém.
}
tell-no-clock = Nenhum relógio está a contar.
page-hand = A tua mão: { cards }
page-others = Os outros à mesa
page-actions = O que podes fazer
page-direction = { event-reversed }
page-to-draw = { $number } para biscar
page-no-colour = cor por dizer
page-next-back = Costas da próxima carta: { $card }.
page-look = Cartas de { $seat }
page-dealer = dá as cartas
page-uno-mark = { $uno ->
    [said] UNO!
   *[owed] UNO?
}
page-presence = { $state ->
    [bot] um bot
    [away] ausente, joga um bot
   *[gone] sem ligação
}
# A última coisa que alguém fez, numa palavra ou duas.
page-bubble = { $kind ->
    [played] { $card }
    [drew] +{ $count }
    [discarded] −{ $count }
    [kept] guarda-a
    [passed] passa
    [called_colour] { colour }!
    [accepted] está bem
    [challenged] desafio!
    [guilty] era bluff!
    [innocent] não era bluff
    [targeted] { $to }!
    [called_uno] UNO!
    [caught] apanha { $to }!
    [miscaught] afinal não…
    [wizzed] UNO WIZZ!
    [declined] mais nada
    [objected] protesto!
    [took_back] recolhe-a
    [suggested] falou de mais
    [skipped] perde a vez
    [skipped_all] outra vez!
    [won_war] ganha a guerra
    [cancelled] a mim não!
    [affected] sou eu?
    [won] sem cartas!
   *[other] …
}
page-hint = Dica: o que faria um bot?
page-held = Um momento: os outros ainda podem reagir.
page-close = Fechar
page-lost = Ligação perdida. A tentar de novo…
page-away = Um bot está a jogar por ti.
page-asleep = A mesa está em pausa: há algum tempo que ninguém joga.
page-back = Já voltei
page-looking-on = Estás a assistir.
page-board = Mesa { $number }
page-drawer = Histórico e chat
page-log = Histórico
page-chat = Chat
page-say = Diz alguma coisa
page-send = Enviar
page-react = Reações
page-throw = Atirar
page-throw-at = A quem?
page-hearing = Quem quero ouvir
page-hear-all = Mostrar balões de fala e reações
page-report = Isso foi uma sugestão
page-mute = Silenciar
page-unmute = Deixar falar
page-hide = Ocultar
page-unhide = Mostrar
page-abuse = Denunciar abuso
page-abuse-done = Denúncia enviada. Quem administra este servidor vai vê-la.
page-line-actions = Mais opções para a mensagem de { $seat }
page-muted = Quem dirige a mesa silenciou { $seat }
page-hidden = Ocultaste as mensagens de { $seat }
page-sound = Som
page-volume = Volume
page-vibration = Vibrar na minha vez e quando me fazem biscar várias cartas
page-calls = Quando não estou a olhar
page-calls-sound = Som e vibração quando é a minha vez
page-calls-notify = Notificações: a minha vez, e quem chega, sai ou diz alguma coisa
page-calls-denied = O navegador não permite notificações desta página. Podes mudar isso nas definições dele.
page-call = { $kind ->
    [turn] É a tua vez
    [start] A partida vai começar
    [sat] { $seat } sentou-se
    [left] { $seat } saiu
    [back] { $seat } voltou
   *[said] { $seat }: { $text }
}
page-more-time = Tempo à mesa
page-more-time-choice = { $time ->
    [more] mais tempo
   *[usual] o habitual
}
page-more-time-about = Com mais tempo, os prazos duplicam para toda a mesa. Os outros veem que o pediste.
page-more-time-mark = pediu mais tempo
page-speed = Movimento das cartas
page-speed-choice = { $speed ->
    [0] nenhum
    [0.5] lento
    [1] normal
   *[2] rápido
}
page-table-look = Mesa
page-table-choice = { $table ->
    [wood] madeira
    [night] noite
    [contrast] alto contraste
   *[felt] feltro
}
page-cards-size = Tamanho das cartas
page-cards-choice = { $size ->
    [small] pequenas
    [large] grandes
   *[usual] normais
}
page-sort = A minha mão
page-sort-choice = { $sort ->
    [value] por valor
   *[colour] por cor
}
page-handed = Botões
page-handed-choice = { $side ->
    [left] à esquerda
   *[right] à direita
}
page-sound-choice = { $sound ->
    [on] ligado
   *[off] desligado
}
page-settings = Definições
page-own-settings = Guardar também para o terminal
page-own-settings-about = Nome, língua, mesa, ritmo e ordem da mão ficam no ficheiro de definições deste computador.
page-own-settings-saved = Guardado no ficheiro de definições deste computador.
page-pace = Ritmo dos bots
page-pace-choice = { $pace ->
    [quick] rápido
    [slow] lento
   *[usual] normal
}
page-wheel-icons = O que pode sair na roleta
page-round = Ronda { $number }
page-round-over = A ronda acabou
page-round-won = { event-won }
page-celebrate = { $who ->
    [you] Ganhaste a ronda!
   *[other] { $seat } ganhou a ronda!
}
page-pad = Bloco de pontos
page-ready = Próxima ronda
page-ready-said = A postos
page-waiting-for = À espera de { $players }
page-stir = O teu sal para as próximas cartas
page-stir-help = Serve para baralhar as próximas cartas, para que ninguém as possa ter escolhido. Foi escolhido ao acaso; muda-o se quiseres.
page-match-over = A partida acabou
page-match-won = { event-won_match }
page-rematch = Desforra
page-rematch-join = Ir para a desforra
page-replay = Rever
page-record = Registo da partida
page-verify = Conferir as cartas dadas
page-leave = Sair da mesa

## A página: rever uma partida

page-replay-controls = Percorrer a partida
page-replay-step = Passo
page-replay-where = Passo { $number } de { $last }
page-replay-round-back = Ir para o início da ronda
page-replay-back = Um passo atrás
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-next = Um passo em frente
page-replay-round-next = Ir para a ronda seguinte
page-replay-speed = Velocidade
page-replay-eyes = Ponto de vista
page-replay-open = Todas as mãos à vista
page-replay-seat = Visto por { $seat }
page-replay-nobody = Visto por quem assiste
page-replay-round = Ronda
page-replay-boards = Todas as mesas
page-replay-table = A mesa
page-branch = E se…?
page-branch-help = Continua a partir do passo { $number } numa mesa só tua: os bots jogam pelos outros, e tudo pode acontecer a seguir.
page-branch-as = No lugar de quem?
page-branch-go = Continuar no lugar de { $seat }
page-proof-purpose = Antes de dar as cartas de cada ronda, o servidor escolhe um segredo e publica o selo dele, que já não se pode mudar. Depois baralha-se com o sal de cada jogador, e no fim da ronda revela-se o segredo. O teu navegador acaba de dar outra vez as cartas de todas as rondas a partir do registo, sem perguntar nada ao servidor.
page-proof-result = { $result ->
    [right] As cartas de todas as rondas estão certas: { rounds }.
   *[wrong] Há alguma coisa errada nesta partida.
}
page-proof-round = { $result ->
    [right] cartas certas
   *[wrong] cartas que não conferem
}
page-proof-secrets = { $result ->
    [right] Cada segredo é o que o servidor tinha selado.
   *[wrong] Ronda { $round }: o segredo não é o que o servidor tinha selado.
}
page-proof-shown = { $result ->
    [right] O servidor tinha-te mostrado estes selos antes de dar as cartas.
    [wrong] Ronda { $round }: o servidor tinha-te mostrado outro selo antes de dar as cartas.
   *[none] O teu navegador não viu nenhum selo antes de se darem as cartas: não pode saber se o registo foi inventado depois.
}
page-proof-salted = { $result ->
    [right] O sal que o teu navegador enviou serviu para baralhar estas cartas.
    [wrong] Ronda { $round }: o sal que o teu navegador enviou não é o que serviu para baralhar.
   *[none] O teu navegador não enviou sal para estas cartas.
}
page-proof-dealt = { $result ->
    [right] As cartas que viste são as que foram dadas.
    [wrong] Ronda { $round }: as cartas que viste não são as que foram dadas.
   *[none] O teu navegador não viu dar estas cartas: não as pode comparar.
}
page-proof-rest = Aqui não se confere quem dá as cartas, nem as vezes seguintes em que se baralha, nem se as jogadas e os pontos seguem as regras. Para conferir tudo no teu computador, descarrega o registo e corre «sabot verify».
page-proof-server-agrees = O servidor diz que está tudo certo.
page-proof-server-objects = O próprio servidor diz que há alguma coisa errada:
page-proof-cards = Cartas como foram dadas
page-proof-unreadable = O teu navegador não consegue ler este registo. «sabot verify» diz mais.
page-proof-commitment = Selo, publicado antes de se darem as cartas
page-proof-salts = Sal dos jogadores
page-proof-salt = { $seat }: «{ $salt }»
page-proof-no-salt = nenhum
page-proof-secret = Segredo, revelado no fim da ronda
page-proof-asking = O teu navegador está a dar outra vez as cartas de todas as rondas…

## A página: o livro de regras

page-rules-search = Procurar no livro de regras
page-rules-example = Palavras, wild+4 ou D-024
page-rules-games = Jogos
page-rules-every = Todos
page-rules-all = Ver todas ({ $number })
page-rules-nothing = O livro de regras não diz nada sobre «{ $what }».
page-rules-near = Talvez quisesses dizer:
page-example-before = Antes
page-example-after = Depois

## A página: as minhas partidas

page-matches-played = Partidas jogadas
page-matches-won = Partidas ganhas
page-matches-mean = Lugar médio
page-matches-rounds = Rondas
page-matches-rate = Percentagem de vitórias
page-matches-rate-told = { $number ->
    [1] Percentagem de vitórias ao fim de { $number } partida: { $last }.
   *[other] Percentagem de vitórias ao longo de { $number } partidas: agora { $last }, no máximo { $best }.
}
page-matches-places = Lugares por jogo
page-matches-place-told = { $number ->
    [1] { $place }.º lugar uma vez
   *[other] { $place }.º lugar { $number } vezes
}
page-matches-summary = { $number ->
    [1] { $number } partida · { $won } de vitórias · lugar médio { $place }
   *[other] { $number } partidas · { $won } de vitórias · lugar médio { $place }
}
page-matches-list = Partidas
page-matches-all = Ver todas ({ $number })
page-matches-none = Ainda não jogaste nenhuma partida até ao fim.
page-matches-when = Data
page-matches-game = Jogo
page-matches-place = Lugar
page-matches-points = Pontos
page-matches-place-of = { $place }.º de { $players }
page-matches-replay = Rever a partida de { $when }

## A página: torneios

page-standing = Classificação
page-boards = Mesas
page-board-look = Assistir
page-schedule = Calendário
page-out = fora
page-new-tournament = Um torneio novo
page-new-tournament-open = Abrir o torneio
page-new-draw = Sortear os lugares no início da partida
page-new-draw-about = Participa quem tiver o link, enquanto houver vagas. As vagas que ninguém ocupa desaparecem, e os bots completam as mesas.
page-new-places = Vagas
page-new-places-fewer = Menos vagas
page-new-places-more = Mais vagas
page-part = Participam: { $count } de { $places }
page-part-in = Participar
page-part-out = Desistir
page-part-full = As vagas estão todas ocupadas. Podes esperar aqui até haver uma livre, ou assistir.
page-part-start = Quando começares, sorteiam-se os lugares, e os bots completam as mesas.
page-part-wait = Quando { $seat } começar, sorteiam-se os lugares e passas para a tua mesa.
page-part-code = Código deste torneio
page-place-now = { $boards ->
    [1] Jogas com { $partner }, contra { $players }.
   *[other] Mesa { $number }: jogas com { $partner }, contra { $players }.
}
page-place-next = { $boards ->
    [1] Próxima ronda: com { $partner }, contra { $players }.
   *[other] Próxima ronda: mesa { $number }, com { $partner }, contra { $players }.
}
page-place-out = Ficaste de fora. Podes assistir ao jogo dos outros.
page-boards-wait = A tua mesa acabou. Na outra ainda se joga.
page-round-of = Ronda { $number } de { $rounds }
page-next-seats = Próxima ronda
page-screen-draw = Quando { $seat } começar, sorteiam-se os lugares.
