# Um torneio de todos contra todos: uma página com as rodadas, uma página com a tabela.
#
# Variables:
#   part-tournament, total-tournament: $count; tally-tournament: $tournament-pages
#   tournament-title, tournament-lead, tournament-how-…: $game, $round, $all (texts; the two are tournament-time),
#     $players, $boards, $rounds, $idle (1 if one sits out in each round, else 0), $minutes (of a game), $evenings,
#     $evening (rounds that an evening holds)
#   tournament-time: $hours, $minutes
#   tournament-round, tournament-round-summary: $round, $hours (numbers), $minutes (text of two figures); tournament-game: $game (1 or 2)
#   tournament-match: $table (its number), $tables (how many), $first, $second (texts); tournament-sits-out: $name
#   tournament-example-…: $one, $other (players), $points, $direct-one, $direct-other, $terms-one, $terms-other (sums of
#     products), $sum-one, $sum-other; all texts

part-tournament = torneio

outline-tournament = Um torneio

tally-tournament =
    { $tournament-pages ->
        [1] 1 página de um torneio
       *[other] { $tournament-pages } páginas de um torneio
    }

total-tournament =
    { $count ->
        [1] 1 página de um torneio
       *[other] { $count } páginas de um torneio
    }

## The rounds

tournament-title = Um torneio de { $game }

tournament-lead =
    { $idle ->
        [0] { $players } jogadores, { $rounds } rodadas, { $boards } tabuleiros: todos contra todos, uma vez.
       *[other] { $players } jogadores, { $rounds } rodadas, { $boards ->
            [1] 1 tabuleiro
           *[other] { $boards } tabuleiros
        }: todos contra todos, uma vez, e cada um folga uma vez.
    }

# A list.
tournament-how-match = Uma disputa são duas partidas. Quem é citado primeiro joga com { -the-attacker(number: "other") } na primeira partida; logo depois, os dois trocam de lado.

tournament-how-hours =
    { $evenings ->
        [1] Reserve { $minutes } minutos para cada partida. Com cinco minutos para arrumar de novo, uma rodada leva { $round }. Todas as rodadas levam { $all }, pois depois da última nada se arruma.
       *[other] Reserve { $minutes } minutos para cada partida. Com cinco minutos para arrumar de novo, uma rodada leva { $round }. Todas as rodadas levam { $all }, pois depois da última nada se arruma. Em uma noite de quatro horas { $evening ->
            [1] cabe uma rodada
           *[other] cabem { $evening } rodadas
        }: joguem em { $evenings } noites, ou combinem menos tempo por partida.
    }

tournament-how-bell = Quando acaba o tempo de uma partida, termina-se a vez. Se até aí ninguém ganhou, a partida é empate.

tournament-how-points = Uma partida ganha vale 1 ponto, um empate ½ para cada jogador. Escreva o resultado de cada partida em seu campo, nas duas partidas com o jogador citado primeiro na frente, seja qual for o lado dele: 1 : 0, ½ : ½ ou 0 : 1.

tournament-time =
    { $hours ->
        [0] { $minutes } minutos
        [1] { $minutes ->
            [0] 1 hora
           *[other] 1 hora e { $minutes } minutos
        }
       *[other] { $minutes ->
            [0] { $hours } horas
           *[other] { $hours } horas e { $minutes } minutos
        }
    }

# At the head of a round: when it begins, counted from the start of the first.
tournament-round = Rodada { $round } · após { $hours }h{ $minutes }

tournament-game = Partida { $game }

tournament-round-summary = Rodada { $round }, que começa { $hours }h{ $minutes } depois da primeira: suas disputas, com lugar para os resultados das duas partidas.

tournament-match =
    { $tables ->
        [1] { $first } – { $second }
       *[other] Mesa { $table }: { $first } – { $second }
    }

tournament-sits-out = Folga: { $name }

## The table

tournament-table-title = A tabela

tournament-table-how = Na linha de cada jogador, escreva sob o número de cada adversário os pontos ganhos nas duas partidas entre eles: 0, ½, 1, 1½ ou 2. Cada disputa preenche dois campos, que juntos somam 2.

tournament-table-summary = Uma tabela para preencher: uma linha para cada jogador, com os pontos contra cada um dos outros, o total de pontos, Sonneborn-Berger e o lugar.

tournament-player = Jogador

tournament-points = Pontos

tournament-sum = Sonneborn-Berger

tournament-place = Lugar

tournament-places = Quem fica na frente?

# A list: what is looked at, in this order.
tournament-by-points = **Pontos.** Quem tem mais no total fica na frente.

tournament-by-match = **Confronto direto.** Entre os que têm o mesmo número de pontos, conte só o que ganharam uns contra os outros. Quem tem mais desses pontos fica na frente. Se isso separa só alguns de três ou mais, compare de novo os que continuam empatados, só pelo que ganharam uns contra os outros.

tournament-by-sum = **Sonneborn-Berger.** Se nisso também há empate, multiplique o que um jogador ganhou contra cada adversário pelo total de pontos que esse adversário tem no fim, e some tudo. Quem tem mais fica na frente, pois pontos contra adversários fortes valem mais. Se alguns ainda estão empatados, volte ao 2 só com eles. Os que nada separa dividem o lugar.

tournament-example = Um exemplo

tournament-example-summary = A tabela final de um torneio de cinco jogadores, preenchida, do melhor ao último.

tournament-example-match = { $one } e { $other } têm { $points } pontos cada. No confronto direto, { $one } ganhou { $direct-one }, { $other } { $direct-other }: { $one } fica na frente.

tournament-example-sum = { $one } e { $other } têm { $points } pontos cada, e { $direct-one } cada no confronto direto. Sonneborn-Berger dá a { $one } { $terms-one } = { $sum-one }, e a { $other } { $terms-other } = { $sum-other }: { $one } fica na frente.
