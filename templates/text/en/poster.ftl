# Below the board on a poster, which a print shop makes.
#
# Variables:
#   poster-measures: $size (squares of a side), $cell, $side (texts with the unit)
#   poster-print: $sets (how many sets are made)

poster-measures = The { -board }: { $size } × { $size } squares of { $cell }, { $side } × { $side } in all.

poster-print =
    { $sets ->
        [1] Print at 100 %, not fitted to the page. Cut at the marks.
       *[other] Print at 100 %, not fitted to the page, { $sets } times. Cut at the marks.
    }
