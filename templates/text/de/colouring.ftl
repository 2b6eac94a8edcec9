# The page to colour in: what it is called, and what stands on it.
#
# Variables:
#   part-colouring, tally-colouring, total-colouring: $count or $colouring-pages
#   colouring-title, alt-colouring-board: $game

part-colouring = Seite zum Ausmalen

outline-colouring = Zum Ausmalen

tally-colouring =
    { $colouring-pages ->
        [one] 1 Seite zum Ausmalen
       *[other] { $colouring-pages } Seiten zum Ausmalen
    }

total-colouring =
    { $count ->
        [one] 1 Seite zum Ausmalen
       *[other] { $count } Seiten zum Ausmalen
    }

colouring-title = { $game }

colouring-how = Male { -the-board(case: "accusative") } und die Figuren aus, wie du willst: Keine Regel verlangt eine Farbe. Lass die eine Seite hell und mache die andere dunkel, dann wissen alle, wem welche Figur gehört.

colouring-name = Name

colouring-king = { -king }

colouring-defender = { -defender }

colouring-attacker = { -attacker }

alt-colouring-board = { START(-the-board) } von { $game } in Umrissen, ohne Figuren.

alt-colouring-pieces = { START(-the-king) } und eine Figur jeder Seite, groß und in Umrissen.
