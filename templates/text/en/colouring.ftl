# The page to colour in: what it is called, and what stands on it.
#
# Variables:
#   part-colouring, tally-colouring, total-colouring: $count or $colouring-pages
#   colouring-title, alt-colouring-picture: $game

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

colouring-how = Each of you has a half: colour it as you like. If one is light and the other dark, everybody knows whose piece is whose.

colouring-name = Name

colouring-king = { -king }

colouring-defender = { -defender }

colouring-attacker = { -attacker }

alt-colouring-attackers = Two pieces for { -attacker(number: "other") }, large and in outline.

alt-colouring-defenders = The { -king } and { -defender }, large and in outline.

alt-colouring-picture = The picture on the cover of { $game }, in outline.
