# A planilha em que se anota uma partida.
#
# Variables:
#   tally-record-sheet: $record-sheets; total-record-sheets: $count
#   record-sheet-title: $game; record-sheet-board: $size (squares a side); record-sheet-summary: $from, $to (numbers)
#   record-sheet-move, -capture, -goes-on: $written (the move), $from, $to, $squares (captured), $count (of them)

part-record-sheet = planilha

outline-record-sheet = Planilha

tally-record-sheet =
    { $record-sheets ->
        [1] 1 página para anotar uma partida
       *[other] { $record-sheets } páginas para anotar uma partida
    }

total-record-sheets =
    { $count ->
        [1] 1 página de planilha
       *[other] { $count } páginas de planilhas
    }

record-sheet-title = Planilha de uma partida de { $game }

record-sheet-player-attackers = { START(-the-attacker(number: "other")) }

record-sheet-player-defenders = O lado { -the-king(with: "de") }

record-sheet-event = Evento

record-sheet-date = Data

record-sheet-round = Rodada

record-sheet-table = Mesa

record-sheet-board = A posição inicial em { $size } por { $size } casas, com letras para as colunas a partir da esquerda e números para as linhas a partir de baixo.

record-sheet-how = Como anotar um lance

record-sheet-move = Escreva a letra e o número da casa de onde a peça sai, depois os da casa para onde vai: **{ $written }**.

record-sheet-capture = Logo em seguida, no mesmo campo, escreva um x e a casa de cada peça capturada: **{ $written }** vai de { $from } a { $to } e captura em { $squares }.

record-sheet-goes-on = Se uma peça continua na mesma vez, continue escrevendo em seguida: **{ $written }**.

record-sheet-result = O resultado

record-sheet-won-attackers = { START(-the-attacker(number: "other")) } ganharam.

record-sheet-won-defenders = O lado { -the-king(with: "de") } ganhou.

record-sheet-drawn = Foi empate.

record-sheet-ended = Como terminou

record-sheet-time-attackers = Tempo { -the-attacker(number: "other", with: "de") }

record-sheet-time-defenders = Tempo do lado { -the-king(with: "de") }

record-sheet-number = n.

record-sheet-attackers = { -attacker(number: "other") }

record-sheet-defenders = lado { -the-king(with: "de") }

# In place of the sides, where a lot is drawn.
record-sheet-first = quem começa

record-sheet-second = quem joga depois

record-sheet-lot = O sorteio

record-sheet-first-attackers = { START(-the-attacker(number: "other")) } começam.

record-sheet-first-defenders = O lado { -the-king(with: "de") } começa.

# Before a line that is filled in.
record-sheet-sample = ex.

record-sheet-summary = Linhas vazias para os lances de { $from } a { $to }, com um campo para o lance de cada lado.
