# A página para colorir: como se chama, e o que está nela.
#
# Variables:
#   part-colouring, tally-colouring, total-colouring: $count or $colouring-pages
#   colouring-title, alt-colouring-picture: $game

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

colouring-how = Cada um tem uma metade: pinte como quiser. Se uma ficar clara e a outra escura, todos saberão de quem é cada peça.

colouring-name = Nome

colouring-king = { -king }

colouring-defender = { -defender }

colouring-attacker = { -attacker }

alt-colouring-attackers = Duas peças: { -the-attacker(number: "other") }, grandes e em contorno.

alt-colouring-defenders = { START(-the-king) } e { -the-defender }, grandes e em contorno.

alt-colouring-picture = A imagem da capa de { $game }, em contorno.
