# As regras em uma página para a parede.
#
# Variables:
#   part-wall, total-wall: $count; tally-wall: $wall-pages
#   wall-title: $game
#   print-wall: $wall-file (name of a file), $wall-paper (name of a paper)

part-wall = regras para a parede

outline-wall = As regras para a parede

tally-wall =
    { $wall-pages ->
        [1] 1 página de regras para a parede
       *[other] { $wall-pages } páginas de regras para a parede
    }

total-wall =
    { $count ->
        [1] 1 página de regras para a parede
       *[other] { $count } páginas de regras para a parede
    }

wall-title = { $game }

print-wall = **Imprima** { $wall-file } em { $wall-paper }, ou peça isso a uma gráfica rápida: são as regras para a parede. Pendure onde todos possam ver.
