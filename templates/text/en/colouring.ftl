# The page to colour in: what it is called, and what stands on it.
#
# Variables:
#   part-colouring, tally-colouring, total-colouring: $count or $colouring-pages
#   colouring-title, alt-colouring-board: $game

part-colouring = page to colour in

outline-colouring = To colour in

tally-colouring =
    { $colouring-pages ->
        [one] 1 page to colour in
       *[other] { $colouring-pages } pages to colour in
    }

total-colouring =
    { $count ->
        [one] 1 page to colour in
       *[other] { $count } pages to colour in
    }

colouring-title = { $game }

colouring-how = Colour the { -board } and its pieces as you like: no rule asks for a colour. Keep one side light and the other dark, and everybody will know whose piece is whose.

colouring-name = Name

colouring-king = { -king }

colouring-defender = { -defender }

colouring-attacker = { -attacker }

alt-colouring-board = The { -board } of { $game } in outline, without pieces.

alt-colouring-pieces = The { -king } and a piece of either side, large and in outline.
