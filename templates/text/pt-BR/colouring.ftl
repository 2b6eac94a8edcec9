# A página para colorir: como se chama, e o que está nela.
#
# Variables:
#   part-colouring, tally-colouring, total-colouring: $count or $colouring-pages
#   colouring-title, alt-colouring-board: $game

part-colouring = página para colorir

outline-colouring = Para colorir

tally-colouring =
    { $colouring-pages ->
        [1] 1 página para colorir
       *[other] { $colouring-pages } páginas para colorir
    }

total-colouring =
    { $count ->
        [1] 1 página para colorir
       *[other] { $count } páginas para colorir
    }

colouring-title = { $game }

colouring-how = Pinte { -the-board } e as peças como quiser: nenhuma regra pede uma cor. Deixe um lado claro e o outro escuro, e todos saberão de quem é cada peça.

colouring-name = Nome

colouring-king = { -king }

colouring-defender = { -defender }

colouring-attacker = { -attacker }

alt-colouring-board = { START(-the-board) } de { $game } em contorno, sem peças.

alt-colouring-pieces = { START(-the-king) } e uma peça de cada lado, grandes e em contorno.
