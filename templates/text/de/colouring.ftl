# The page to colour in: what it is called, and what stands on it.
#
# Variables:
#   part-colouring, tally-colouring, total-colouring: $count or $colouring-pages
#   colouring-title, alt-colouring-picture: $game

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

colouring-how = Jeder von euch hat eine Hälfte. Malt sie aus, wie ihr wollt: Ist eine hell und die andere dunkel, wissen alle, wem welche Figur gehört.

colouring-name = Name

colouring-king = { -king }

colouring-defender = { -defender }

colouring-attacker = { -attacker }

alt-colouring-attackers = Zwei Figuren: { -the-attacker(number: "other") }, groß und in Umrissen.

alt-colouring-defenders = { START(-the-king) } und { -the-defender }, groß und in Umrissen.

alt-colouring-picture = Das Titelbild von { $game } in Umrissen.
