# A caixa, a cinta do tabuleiro, e a página que mostra como se dobra a caixa.
#
# Variables:
#   tally-box: $box-sheets; tally-band: $band-strips; part-box, part-band, thing-box, thing-band, total-…: $count
#   thing-the-…: $sets
#   box-maker: $maker (text)
#   box-inside-pieces: $attackers, $defenders; box-inside-flat: $flat (cards and sheets)
#   box-page-title: $game (text); box-page-need: $minutes, $long, $wide, $high (lengths)
#   alt-box-step: $n, $shows (what is said of the step)

part-box =
    { $count ->
        [1] uma folha da caixa
       *[other] { $count } folhas da caixa
    }

part-band = cinta { -the-board(with: "de") }

part-folding = como se dobra a caixa

outline-folding = Dobrar a caixa

outline-inserts = Caixa e cinta

tally-box = 1 caixa para tudo menos { -the-board }, de { $box-sheets } folhas dobradas de papel-cartão

tally-band = 1 cinta de papel para { -the-board }, de { $band-strips } tiras

total-box =
    { $count ->
        [1] 1 folha da caixa
       *[other] { $count } folhas de caixas
    }

total-band =
    { $count ->
        [1] 1 tira para { -the-board }
       *[other] { $count } tiras para cintas de { -board }
    }

total-folding =
    { $count ->
        [1] 1 página sobre como dobrar a caixa
       *[other] { $count } páginas sobre como dobrar a caixa
    }

thing-the-box =
    { $sets ->
        [1] as duas folhas da caixa
       *[other] as folhas das caixas
    }

thing-the-band =
    { $sets ->
        [1] a cinta { -the-board(with: "de") }
       *[other] as cintas de { -board }
    }

thing-box =
    { $count ->
        [1] a folha da caixa
       *[other] as folhas da caixa
    }

thing-band =
    { $count ->
        [1] a tira da cinta { -the-board(with: "de") }
       *[other] as tiras da cinta { -the-board(with: "de") }
    }

## Steps of the instructions

assembly-box = A caixa se imprime em papel-cartão de uns 200 g/m² e não precisa de cola. Recorte as duas folhas pelo contorno e dobre como mostra a página de dobra. Nela ficam peças, cartões e folhas, e o livreto com mais uma dobra, ao meio. { START(-the-board) } fica fora.

assembly-band = A cinta segura { -the-board }. Recorte as duas tiras e suas fendas, curve-as em volta { -the-board(with: "de") } e enganche as fendas umas nas outras, dos dois lados, onde couberem.

band-words = o tabuleiro

store-box =
    { $sets ->
        [1] Guarde o conjunto em sua caixa, em lugar seco e sem sol, e { -the-board }
       *[other] Guarde cada conjunto em sua caixa, em lugar seco e sem sol, e { -the-board } dele
    } { $band-strips ->
        [0] em rolo, com a frente para fora, dentro de um tubo.
       *[other] na cinta, ao lado da caixa.
    }

## What is printed on the sheets of the box

box-sheet-tray = Caixa: a bandeja

box-sheet-cover = Caixa: a capa

box-lines = Corte pelo contorno. Dobre em todas as linhas tracejadas, com a impressão para fora.

box-maker = Feita por { $maker }

box-inside = Nesta caixa

box-inside-pieces = 1 { -king }, { $defenders } { -defender(number: "other") } e { $attackers } { -attacker(number: "other") }, e peças de reserva

box-inside-flat =
    { $flat ->
        [1] 1 cartão ou folha
       *[other] { $flat } cartões e folhas
    }

box-inside-leaflet = as regras, dobradas mais uma vez, ao meio

box-outside-board = { START(-the-board) } não vai dentro: fica em uma cinta de papel.

box-outside-poster = { START(-the-board) } não vai dentro.

box-age-warning = Não recomendado para crianças menores de 3 anos. Contém peças pequenas.

## The folding page

box-page-title = Dobrar a caixa de { $game }

box-page-need = Duas folhas de papel-cartão de uns 200 g/m², sem cola, uns { $minutes } minutos. Imprima em tamanho real. A caixa tem { $long } de comprimento, { $wide } de largura e { $high } de altura. O lado impresso aparece colorido e o de dentro, branco; o que se move em um passo é mais escuro.

box-step-cut = Recorte as duas folhas pelo contorno: a bandeja e a capa. Vinque todas as linhas tracejadas com uma régua e uma esferográfica sem tinta.

box-step-crease = Dobre bem cada linha, com a impressão para fora, e abra de novo.

box-step-pockets = A bandeja, com a impressão para baixo: dobre por completo a parte de fora de cada ponta, na linha dupla. Isso forma um encaixe em cada ponta, aberto dos dois lados.

box-step-cross = Ponha a capa na mesa, com a impressão para baixo, e a bandeja atravessada sobre ela, também com a impressão para baixo: o fundo sobre a base, o painel grande com esse nome no desenho.

box-step-ends = Levante as duas pontas.

box-step-linings = Levante as duas paredes baixas. Elas ficam entre as pontas e seguram o que foi dobrado; os encaixes continuam abertos dos dois lados.

box-step-back = Levante a traseira com as duas linguetas viradas para dentro: elas entram nos encaixes das pontas, pelo lado. O círculo mostra uma delas por trás.

box-step-fill = Ponha as peças na bandeja, depois cartões e folhas. Dobre o livreto mais uma vez, ao meio, e ponha-o por cima. { START(-the-board) } fica fora.

box-step-close = Traga a tampa por cima. Baixe a frente: suas linguetas entram nos encaixes, e sua aba desliza entre o fundo e a base. Para isso, erga um pouco a borda da frente da bandeja.

box-step-open = A caixa está fechada. Para abrir, puxe a frente com cuidado pela borda de baixo.

box-step-band = A cinta, para { -the-board } ao lado da caixa: curve as duas tiras em volta { -the-board(with: "de") } e enganche as fendas umas nas outras, uma fenda de cada tira em uma das seis da outra, onde couberem.

alt-box-step = Desenho do passo { $n }: { $shows }

# Names in the drawings, as the sentences have them.
box-name-tray = BANDEJA
box-name-cover = CAPA
box-name-floor = fundo
box-name-end = ponta
box-name-wall = parede baixa
box-name-base = base
box-name-back = traseira
box-name-lid = tampa
box-name-front = frente
box-name-flap = aba
box-name-tab = lingueta
box-name-pocket = encaixe
box-name-board = { -board }
