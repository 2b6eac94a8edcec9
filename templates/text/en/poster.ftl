# Below the board on a poster, which a print shop makes.
#
# Variables:
#   poster-measures: $size (squares of a side), $cell, $side (all squares), $whole (with the frame; texts with the unit),
#     $framed (1 if there is a frame, else 0)
#   poster-print: $sets (how many sets are made)

poster-measures =
    { $framed ->
        [0] The { -board }: { $size } × { $size } squares of { $cell }, { $side } × { $side } in all.
       *[other] The { -board }: { $size } × { $size } squares of { $cell }; { $side } of squares, { $whole } with the frame.
    }

poster-print =
    { $sets ->
        [1] Print at 100 %, not fitted to the page. Cut at the marks.
       *[other] Print at 100 %, not fitted to the page, { $sets } times. Cut at the marks.
    }
