# The box, the band for the board, and the page that shows how the box is folded.
#
# Variables:
#   tally-box: $box-sheets; tally-band: $band-strips; part-box, part-band, thing-box, thing-band, total-…: $count
#   thing-the-…: $sets
#   box-maker: $maker (text)
#   box-inside-pieces: $attackers, $defenders; box-inside-flat: $flat (cards and sheets)
#   box-page-title: $game (text); box-page-need: $minutes, $long, $wide, $high (lengths)
#   alt-box-step: $n, $shows (what is said of the step)

part-box =
    { $count ->
        [one] a sheet of the box
       *[other] { $count } sheets of the box
    }

part-band = band for the { -board }

part-folding = how the box is folded

outline-folding = Folding the box

outline-inserts = Box and band

tally-box = 1 box for all but the { -board }, folded from { $box-sheets } sheets of card

tally-band = 1 paper band for the { -board }, of { $band-strips } strips

total-box =
    { $count ->
        [one] 1 sheet of the box
       *[other] { $count } sheets of boxes
    }

total-band =
    { $count ->
        [one] 1 strip for the { -board }
       *[other] { $count } strips for { -board } bands
    }

total-folding =
    { $count ->
        [one] 1 page on folding the box
       *[other] { $count } pages on folding the box
    }

thing-the-box =
    { $sets ->
        [1] the two sheets of the box
       *[other] the sheets of the boxes
    }

thing-the-band =
    { $sets ->
        [1] the band of the { -board }
       *[other] the bands of the boards
    }

thing-box =
    { $count ->
        [one] sheet of the box
       *[other] sheets of the box
    }

thing-band =
    { $count ->
        [one] strip of the { -board }’s band
       *[other] strips of the { -board }’s band
    }

## Steps of the instructions

assembly-box = The box is printed on card of about 200 g/m² and needs no glue. Cut its two sheets out along their outlines and fold them as the folding page shows. Pieces, cards and sheets lie in it, and the leaflet with one more fold, across its middle. The { -board } stays outside.

assembly-band = The band holds the { -board } together. Cut out its two strips and their slits, bend them around the { -board }, and hook the slits into each other, on both sides where they fit.

band-words = the board

store-box =
    { $sets ->
        [1] Keep the set in its box, dry and out of the sun, and the { -board }
       *[other] Keep each set in its box, dry and out of the sun, and its { -board }
    } { $band-strips ->
        [0] rolled, face outside, in a tube.
       *[other] in its band beside it.
    }

## What is printed on the sheets of the box

box-sheet-tray = Box: the tray

box-sheet-cover = Box: the cover

box-lines = Cut along the outline. Fold along every broken line, away from the print.

box-maker = Made by { $maker }

box-inside = In this box

box-inside-pieces = 1 { -king }, { $defenders } { -defender(number: "other") } and { $attackers } { -attacker(number: "other") }, and spares

box-inside-flat =
    { $flat ->
        [one] 1 card or sheet
       *[other] { $flat } cards and sheets
    }

box-inside-leaflet = the rules, folded once more across the middle

box-outside-board = The { -board } does not lie inside: a paper band holds it.

box-outside-poster = The { -board } does not lie inside.

box-age-warning = Not suitable for children under 3 years. Small parts.

## The folding page

box-page-title = Folding the box of { $game }

box-page-need = Two sheets of card of about 200 g/m², no glue, about { $minutes } minutes. Print at actual size. The box is { $long } long, { $wide } wide and { $high } high. Tinted is the printed side, white the inside; what moves in a step is darker.

box-step-cut = Cut both sheets out along their outlines: the tray and the cover. Score every broken line with a ruler and an empty ballpoint pen.

box-step-crease = Fold every line away from the print, sharply, and open it again.

box-step-pockets = The tray, printed side down: fold the outer part of each end right over at the double line. This makes a pocket in each end, open at both sides.

box-step-cross = Lay the cover on the table, printed side down, and the tray across it, printed side down as well: its floor on the base, the large panel that is named in the drawing.

box-step-ends = Stand up the two ends.

box-step-linings = Stand up the two low walls. They stand between the ends and hold what was folded over; the pockets stay open at both sides.

box-step-back = Stand up the back with its two tabs bent inwards: they swing into the pockets of the ends, from the side. The circle shows one of them from behind.

box-step-fill = Lay the pieces into the tray, then cards and sheets. Fold the leaflet once more across its middle and lay it on top. The { -board } stays outside.

box-step-close = Bring the lid over. Swing the front down: its tabs go into the pockets, and its flap slips between floor and base. Lift the front edge of the tray a little for it.

box-step-open = The box is shut. To open it, pull the front out gently at its lower edge.

box-step-band = The band, for the { -board } beside the box: bend its two strips around the { -board } and hook the slits into each other, one slit of each into one of the six of the other, where they fit.

alt-box-step = Drawing of step { $n }: { $shows }

# Names in the drawings, as the sentences have them.
box-name-tray = TRAY
box-name-cover = COVER
box-name-floor = floor
box-name-end = end
box-name-wall = low wall
box-name-base = base
box-name-back = back
box-name-lid = lid
box-name-front = front
box-name-flap = flap
box-name-tab = tab
box-name-pocket = pocket
box-name-board = { -board }
