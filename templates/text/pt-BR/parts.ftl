# Os rótulos das páginas que se cortam e os títulos dos oficiais.
#
# Variables:
#   part-boards-some: $list (numbers with commas between them), $m
#   part-cards, part-points: $count
#   outline-card: $title (text, that of the card)
#   pieces-commander, pieces-knight: $count
#   alt-pieces-…: $count
#   set-number: $set; set-range: $first, $last, $count; part-board-of-set: $n, $m, $set
#   set-range-named: $first, $last (texts), $count; part-board-of-named-set: $n, $m, $name (text)

part-boards-some = partes { $list } de { $m } { -the-board(with: "de") }

part-boards-join = Bordas com letras iguais se encontram. Una-as com fita por trás.

part-cards =
    { $count ->
        [one] 1 cartão de consulta
       *[other] { $count } cartões de consulta
    }

part-points =
    { $count ->
        [one] 1 cartão de pontos
       *[other] { $count } cartões de pontos
    }

part-score = folha de pontos

outline-cards = Cartões

outline-card = Cartão: { $title }

## Of several sets: on a page, under a part of the board, on a card

set-number = Conjunto { $set }

set-range =
    { $count ->
        [2] Conjuntos { $first } e { $last }
       *[other] Conjuntos { $first } a { $last }
    }

# Of sets that have names of their own.
set-range-named =
    { $count ->
        [2] { $first } e { $last }
       *[other] { $first } a { $last }
    }

part-board-of-named-set = parte { $n } de { $m } { -the-board(with: "de") }, { $name }

part-board-of-set = parte { $n } de { $m } { -the-board(with: "de") }, conjunto { $set }

## Captions over officers, and their words on cards

pieces-commander =
    { $count ->
        [one] 1 { -commander }
       *[other] { $count } { -commander(number: "other") }
    }

pieces-knight =
    { $count ->
        [one] 1 { -knight }
       *[other] { $count } { -knight(number: "other") }
    }

card-setup-commanders =
    { $count ->
        [one] Entre { -the-attacker(number: "other") }: 1 { -commander }.
       *[other] Entre { -the-attacker(number: "other") }: { $count } { -commander(number: "other") }.
    }

card-setup-knights =
    { $count ->
        [one] Entre { -the-defender(number: "other") }: 1 { -knight }.
       *[other] Entre { -the-defender(number: "other") }: { $count } { -knight(number: "other") }.
    }

## Alternative texts of the pieces on a page

alt-pieces-king =
    { $count ->
        [one] 1 peça para recortar: { -the-king }.
       *[other] { $count } peças para recortar: { -the-king } de cada conjunto.
    }

alt-pieces-defender =
    { $count ->
        [one] 1 peça para recortar: { -defender }.
       *[other] { $count } peças para recortar: { -defender(number: "other") }.
    }

alt-pieces-attacker =
    { $count ->
        [one] 1 peça para recortar: { -attacker }.
       *[other] { $count } peças para recortar: { -attacker(number: "other") }.
    }

alt-pieces-commander =
    { $count ->
        [one] 1 peça para recortar: { -commander }.
       *[other] { $count } peças para recortar: { -commander(number: "other") }.
    }

alt-pieces-knight =
    { $count ->
        [one] 1 peça para recortar: { -knight }.
       *[other] { $count } peças para recortar: { -knight(number: "other") }.
    }

## The match for points: cards and score sheet
#
# points-alt: $sign (text), $points; points-worth: $points

points-alt =
    { $points ->
        [one] Um cartão com a letra { $sign }, que vale um ponto.
       *[other] Um cartão com o algarismo { $sign }, que vale { $points } pontos.
    }

points-worth =
    { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }

score-points-title = Uma disputa de cinco pontos

score-points-how = { START(-the-attacker(number: "other")) } põem os cartões A, 2, 3 e 4 virados para baixo, um ao lado de cada borda. Quando { -the-king } sai { -the-board(with: "de") } por uma delas, quem joga com { -he-king } marca os pontos do cartão dessa borda; o A vale 1. Depois, trocam-se os lados. Ganha a disputa quem chegar a cinco pontos.

score-points-summary = Uma tabela vazia para as partidas de uma disputa: data, quem tinha o lado { -the-king(with: "de") }, cartão e os pontos dos dois jogadores até ali.

score-player = Jogador { $n }

score-game = Partida

score-king-player = Quem tinha { -the-king }

score-card = Cartão

score-points-of = Pontos do jogador { $n }

## The match of two games

score-games-title = Duas partidas, lados trocados

score-games-how = Jogam-se duas partidas, trocando de lado. Faça um risco para cada lance seu e um para cada peça inimiga que você capturar. Quem ganhar as duas partidas ganha a disputa. Se cada um ganhar uma, os riscos decidem: menos lances, ou mais peças capturadas. Antes de começar, combinem qual dos dois vale primeiro. Se houver igualdade nele, o outro decide; se houver nos dois, a disputa é um empate.

score-games-summary = Uma tabela vazia para duas partidas: para cada jogador, os lances feitos, as peças capturadas e se ganhou a partida.

score-attackers = { -the-attacker(number: "other") }

score-king-side = o lado { -the-king(with: "de") }

score-side = Lado

score-moves = Lances

score-captured = Capturas

score-won = Ganhou

score-winner = Quem ganhou a disputa

