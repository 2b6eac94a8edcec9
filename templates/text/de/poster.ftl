# Unter dem Brett auf einem Poster, das eine Druckerei druckt.
#
# Variables:
#   poster-measures: $size (squares of a side), $cell, $side (all squares), $whole (with the frame; texts with the unit),
#     $framed (1 if there is a frame, else 0)
#   poster-print: $sets (how many sets are made)

poster-measures =
    { $framed ->
        [0] { START(-the-board) }: { $size } × { $size } Felder von { $cell }, zusammen { $side } × { $side }.
       *[other] { START(-the-board) }: { $size } × { $size } Felder von { $cell }; Felder { $side }, mit Rahmen { $whole }.
    }

poster-print =
    { $sets ->
        [1] Mit 100 % drucken, nicht an die Seite anpassen. An den Marken schneiden.
       *[other] { $sets }-mal mit 100 % drucken, nicht an die Seite anpassen. An den Marken schneiden.
    }
