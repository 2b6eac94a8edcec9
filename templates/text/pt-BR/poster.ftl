# Embaixo do tabuleiro em um cartaz, que uma gráfica faz.
#
# Variables:
#   poster-measures: $size (squares of a side), $cell, $side (all squares), $whole (with the frame; texts with the unit),
#     $framed (1 if there is a frame, else 0)
#   poster-print: $sets (how many sets are made)

poster-measures =
    { $framed ->
        [0] { START(-the-board) }: { $size } × { $size } casas de { $cell }, { $side } × { $side } ao todo.
       *[other] { START(-the-board) }: { $size } × { $size } casas de { $cell }; { $side } de casas, { $whole } com a moldura.
    }

poster-print =
    { $sets ->
        [1] Imprimir a 100%, sem ajustar à página. Cortar nas marcas.
       *[other] Imprimir a 100%, sem ajustar à página, { $sets } vezes. Cortar nas marcas.
    }
