# The other side of the board: what is printed there, how its sheets are printed, and how the parts are joined.
#
# Variables:
#   $other (text: what the game there is called); tally-other-side: also $squares (along a side)
#   back-imprint: $edition (the message of this name, of the game in front)
#   back-behind: $page, $edge (“short” or “long”)
#   back-page: $kit, $page, $pages, $front (the page of the first side)
#   alt-back-whole, alt-back-part: $game (as $other); $n, $m
#   print-other-side-…: $what, $first, $second (pages), $count (of sheets), $edge (“short” or “long”), $back-offset
#   other-side-rules: $command (text)

# In a sentence.
back-morris = nine men’s morris

back-imprint = The other side of { $edition }

back-page = { $kit } – the other side of page { $front } – page { $page } of { $pages }

# On the sheet itself, where no instructions are printed.
back-behind =
    { $edge ->
        [short] Behind it comes page { $page }: turn the sheet over its short edge.
       *[long] Behind it comes page { $page }: turn the sheet over its long edge.
    }

back-join = Edges with equal letters meet, on both sides. Run clear tape along each, on one side only.

alt-back-whole = The other side of the { -board }: { $game }.

alt-back-part = The other side of part { $n } of { $m } of the { -board }: a part of { $game }, with the same letters beyond the seams.

## In this set

tally-other-side = on the other side of the { -board }: { $other }, of { $squares } × { $squares } squares

tally-other-side-morris = on the other side of the { -board }: { $other }

other-side-rules = This makes the cards and the leaflet of { $other }: *{ $command }*

## The pages in small

map-both-sides = { -board }, both sides

map-other-side = other side of the { -board }

## Printing

print-other-side-both =
    { $count ->
        [1] { $edge ->
                [short] **Print { $what }** on both sides of one sheet of card, turned over its short edge (“flip on short edge”): the second page is the other side of the { -board }.
               *[long] **Print { $what }** on both sides of one sheet of card, turned over its long edge (“flip on long edge”): the second page is the other side of the { -board }.
            }
       *[other] { $edge ->
                [short] **Print { $what }** on both sides of { $count } sheets of card, two pages to a sheet, turned over the short edge (“flip on short edge”): each second page is the other side of the { -board }.
               *[long] **Print { $what }** on both sides of { $count } sheets of card, two pages to a sheet, turned over the long edge (“flip on long edge”): each second page is the other side of the { -board }.
            }
    }

print-other-side-turned =
    { $count ->
        [1] **Print { $what }** on one sheet of card: the second page is the other side of the { -board }.
       *[other] **Print { $what }** on { $count } sheets of card: each second page is the other side of the { -board }.
    }

print-other-side-hand =
    { $count ->
        [1] { $edge ->
                [short] **Print { $first }** on card. Turn the sheet over its short edge, like the page of a book, put it back, and print { $second }, the other side of the { -board }, on its blank side.
               *[long] **Print { $first }** on card. Turn the sheet over its long edge, like the page of a book, put it back, and print { $second }, the other side of the { -board }, on its blank side.
            }
       *[other] { $edge ->
                [short] **Print { $first }** on card. Turn each sheet over its short edge, like the page of a book, put all back in the same order, and print { $second }, the other side of the { -board }, on the blank sides.
               *[long] **Print { $first }** on card. Turn each sheet over its long edge, like the page of a book, put all back in the same order, and print { $second }, the other side of the { -board }, on the blank sides.
            }
    }

print-other-side-film = For film, thick paper of 120 g/⁠m² or more will do: neither side should show through.

print-other-side-meet = Hold the sheet against the light: both sides may lie 2 mm apart. Is it more? Measure how much, and make the file again with { $back-offset }: 1mm,-2mm moves second sides 1 mm right and 2 mm up.

## Making

tool-matt-tape = clear matt tape

other-side-not-glued = The { -board } is not glued, for both its sides are printed: it stays on its card.

other-side-join = Turn the parts over, as in the plan called Back: now left is right, and { $other } is up. Here, too, sides meet that bore equal letters. Push the parts tight together and run clear matt tape, which hardly shows, along { $parts ->
        [2] the seam. The tape is a hinge: fold the { -board } with the tape inside.
       *[other] each seam. With removable tape, the { -board } comes apart again.
    }

other-side-join-grid = Turn the parts over on a flat floor or table, as in the plan called Back: now left is right, and { $other } is up. Here, too, sides meet that bore equal letters. Push the parts tight together and run clear matt tape, which hardly shows, first along the short seams within each row, then along the long ones between the rows. With removable tape, the { -board } comes apart again.
