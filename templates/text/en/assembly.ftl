# The first pages of the set: how to print it and make it, what is in it; and the furniture of
# every page that is cut.
#
# Variables (numbers unless said otherwise):
#   assembly-print-first-…: $first, $last (the pages that are cut), $leaflet-sheets (1 or 2),
#     $leaflet-first, $leaflet-second, $leaflet-third, $leaflet-last (its pages in the file)
#   assembly-laminate-title, -glue-, -card-, -discs-: $minutes-laminated, $minutes-glued, $minutes-card, $minutes-discs
#   assembly-glue-1: $score-sheets (0 or 1); assembly-leaflet: $leaflet-sheets
#   assembly-reading: $text-last (last page of story and assembly)
#   assembly-discs-1: $king-disc, $piece-disc (text with the unit), $men, $pieces-page
#   assembly-discs-1, assembly-mono-2: $pieces-page, $pieces-last, $pieces-sheets; assembly-lost: $spares, $spares-page
#   assembly-join-1, -2: $parts (2 or more); a whole board uses assembly-join-whole
#   assembly-join-grid-1, -2: also $rows, $columns (2 or more each)
#   tally-… (each takes those it names): $parts, $size, $kings, $defenders, $attackers (officers apart), $spares,
#     $cards, $leaflet-pages
#   assembly-cut-3: $king-disc, $piece-disc (text with the unit)
#   page-label: $kit, $part (text), $page, $pages; page-number: $page, $pages
#   part-boards: $first, $last, $count (parts on the page), $m
#   part-board: $n, $m
#   alt-board-part: $n, $m, $columns, $rows; alt-board-whole: $columns, $rows
#   alt-start: $size, $attackers, $defenders
#   alt-figure: $caption (text); alt-figure-verdicts: also $verdicts (text, the words under its pictures)
#   document-title: $name (text)
#   version: $version (text)

## The strip at the top

assembly-print-1 = **Print this page alone first**, at actual size (100 %), not fitted to the page.

assembly-print-2 = **Measure.** Is the upper line exactly 50 mm long, and the lower one exactly 2 in? If not, turn off “fit to page” and try again.

assembly-print-first-simplex =
    { $leaflet-sheets ->
        [1] **Then print** pages { $first } to { $last } on card, or on what your way of making asks for, one side only; and the leaflet on the two sides of one sheet of paper: page { $leaflet-first }, turn the sheet over its short edge, page { $leaflet-last } (a duplex printer calls it “flip on short edge”).
       *[other] **Then print** pages { $first } to { $last } on card, or on what your way of making asks for, one side only; and the leaflet on both sides of two sheets of paper: page { $leaflet-first }, turn the sheet over its short edge, page { $leaflet-second } (a duplex printer calls it “flip on short edge”); then pages { $leaflet-third } and { $leaflet-last } likewise.
    }

assembly-print-first-short-edge =
    { $leaflet-sheets ->
        [1] **Then print** on both sides, turned over the short edge: pages { $first } to { $last } on card, or on what your way of making asks for (their backs stay blank), and pages { $leaflet-first } and { $leaflet-last }, the leaflet, on paper.
       *[other] **Then print** on both sides, turned over the short edge: pages { $first } to { $last } on card, or on what your way of making asks for (their backs stay blank), and pages { $leaflet-first } to { $leaflet-last }, the leaflet, on two sheets of paper.
    }

assembly-print-first-long-edge =
    { $leaflet-sheets ->
        [1] **Then print** on both sides, turned over the long edge: pages { $first } to { $last } on card, or on what your way of making asks for (their backs stay blank), and pages { $leaflet-first } and { $leaflet-last }, the leaflet, on paper.
       *[other] **Then print** on both sides, turned over the long edge: pages { $first } to { $last } on card, or on what your way of making asks for (their backs stay blank), and pages { $leaflet-first } to { $leaflet-last }, the leaflet, on two sheets of paper.
    }

assembly-reading =
    { $text-last ->
        [1] This page is for reading; plain paper will do.
        [2] Pages 1 and 2 are for reading; plain paper will do.
       *[other] Pages 1 to { $text-last } are for reading; plain paper will do.
    }

assembly-title = Making the set

## Tools

assembly-tools-title = You need

assembly-tools = a pencil, a craft knife, a steel ruler and a cutting mat; scissors; clear tape; a glue stick; and what your way asks for. Knife work is for grown-ups.

## Choose a way

assembly-ways-title = Choose your way

assembly-ways = The first three ways make the whole set: choose one. Wooden discs and a black-and-white printer go with any of them. “Cut, join, fold” is for all, and its time is counted in.

assembly-laminate-title = Laminated: { $minutes-laminated } minutes

assembly-laminate-1 = You need a laminator, pouches and a permanent pen. Print on paper or card. Cut out, fold and glue the cards; trim the { -board } parts along their outer edges, but not yet along the seams, the edges with letters.

assembly-laminate-2 = Lay { -board } parts, cards and the uncut pieces in the pouches, 6 mm apart. Laminate, and let everything cool flat under a book. The leaflet stays out.

assembly-laminate-3 = Leave 3 mm of film around the cards and the outer edges of the { -board }. Cut each seam along the dark line beside its letters, and the pieces exactly to size, for film there would leave gaps.

assembly-glue-title = Glued to card: { $minutes-glued } minutes + drying

assembly-glue-1 =
    { $score-sheets ->
        [0] You need card about 1 mm thick. Print on paper, and cut the reminder cards off first: they need no thick card.
       *[other] You need card about 1 mm thick. Print on paper, and cut the cards and the score sheet off first: they need no thick card.
    }

assembly-glue-2 = Spread glue thinly on the card, lay the page on it and smooth it from the middle outwards: the { -board } first, the pieces last. Press everything under books.

assembly-glue-3 = What was glued first is dry first: after an hour, cut in the same order.

assembly-card-title = Printed on card: { $minutes-card } minutes

assembly-card-1 = Print on card of 200 to 250 g/m² (80 lb cover or 110 lb index), if your printer takes it.

assembly-card-2 = Wait ten minutes for the ink, then cut.

assembly-discs-title = Wooden discs: + { $minutes-discs } minutes + drying

assembly-discs-1 =
    { $pieces-sheets ->
        [1] You need one disc of { $king-disc } and { $men } of { $piece-disc }. Print page { $pieces-page } once more, on a sticker sheet or on transparency, and cut out the pieces.
       *[other] You need one disc of { $king-disc } and { $men } of { $piece-disc }. Print pages { $pieces-page } to { $pieces-last } once more, on sticker sheets or on transparency, and cut out the pieces.
    }

assembly-discs-2 = Press the stickers on, or fix the transparency with clear glue. Let the glue dry for an hour before you play.

assembly-mono-title = Black and white: + 10 minutes

assembly-mono-1 = Print as it is: emblem and shade tell the sides apart without colour.

assembly-mono-2 =
    { $pieces-sheets ->
        [1] For more contrast, print page { $pieces-page } twice, on card of two colours, and cut the { -king } and the { -defender(number: "other") } from one, the { -attacker(number: "other") } from the other.
       *[other] For more contrast, print pages { $pieces-page } to { $pieces-last } twice, on card of two colours, and cut the { -king } and the { -defender(number: "other") } from one, the { -attacker(number: "other") } from the other.
    }

## Cut, join, fold

assembly-cut-title = Cut, join, fold

assembly-cut-1 = Long straight cuts come first, while the pages are whole. Lay the ruler on two cut marks and draw the knife along it lightly, three or four times. Stop at the corners, so that the other marks stay.

assembly-cut-number = Write the number of each { -board } part on its back as soon as you have cut it out: it is printed below the part.

assembly-cut-2 = Next the cards. Fold each on the dashed line with the print outside, and glue it together.

assembly-cut-score = The score sheet is cut out only. Copy it before you write on it, or print it again when it is full.

assembly-cut-3 = Pieces last. Cut the page into strips, the strips into squares, and each square round with scissors: turn the paper, not the hand. Cut where the colour turns paler: then the { -king } is { $king-disc } across, every other piece { $piece-disc }.

assembly-join-1 = Lay the { $parts } { -board } parts face up, as in the first scheme: where two equal letters meet, their half discs close to a whole one.

assembly-join-2 = Turn them face down, as in the second, mirrored scheme. Push the seams tight and run tape along each. { $parts ->
        [2] The tape is a hinge: fold the { -board } with its face outside.
       *[other] For a { -board } that comes apart again, use removable tape.
    }

assembly-join-grid-1 = Lay the { $parts } { -board } parts face up in { $rows } rows of { $columns }, as in the first scheme: where two equal letters meet, their half discs close to a whole one.

assembly-join-grid-2 = Turn them face down, as in the second, mirrored scheme, on a flat floor or table. Push the seams tight and tape first the short seams within each row, then the long ones between the rows. For a { -board } that comes apart again, use removable tape.

assembly-join-whole = The { -board } is one piece: cut it out along its outer edge, and it is ready.

assembly-leaflet =
    { $leaflet-sheets ->
        [1] Fold the leaflet with “This side out” on the outside, and sharpen the crease with the back of a spoon.
       *[other] Fold each sheet of the leaflet with “This side out” on the outside, and sharpen the creases with the back of a spoon. Lay the inner sheet inside the outer one: then the pages follow in the order of their numbers.
    }

picture-set = The set, ready for the first move.

scheme-front = Front

scheme-back = Back, mirrored

## Afterwards

assembly-store-title = Keep it

assembly-store = Keep the set flat, dry and out of the sun: { $parts ->
        [2] { -board }, cards and leaflet in a large envelope, the pieces in a small bag inside it.
        [1] { -board }, cards and leaflet in a flat box or a folder a little larger than the { -board }, the pieces in a small bag inside it.
       *[other] { -board } parts held by removable tape come apart and lie in a large envelope with cards and leaflet; a { -board } that stays in one piece needs a folder of its own size. The pieces go in a small bag.
    }

assembly-lost-title = A piece is lost?

assembly-lost =
    { $spares ->
        [0] Print the page on which it is again, and cut out the one you miss.
        [one] There is one spare on page { $spares-page }. When it is used up, print the page with the piece that you miss again.
       *[other] There are { $spares } spares on page { $spares-page }. When they are used up, print the page with the piece that you miss again.
    }

## What is in the set

tally-title = In this set

tally-board = { $parts ->
        [1] 1 { -board } of { $size } × { $size } squares
       *[other] 1 { -board } of { $size } × { $size } squares, in { $parts } parts
    }

tally-kings = { $kings } { -king }

tally-defenders = { $defenders ->
        [one] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }

tally-attackers = { $attackers ->
        [one] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }

tally-spares = { $spares ->
        [one] 1 spare piece
       *[other] { $spares } spare pieces
    }

tally-cards = { $cards ->
        [one] 1 reminder card
       *[other] { $cards } reminder cards
    }

tally-points = 4 point cards

tally-score = 1 score sheet

tally-leaflet =
    { $leaflet-pages ->
        [4] 1 rules leaflet of four pages
       *[other] 1 rules leaflet of eight pages, on two sheets
    }

## Where to read more, licence, version

reading-title = Read more

reading = H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952); R. C. Bell, *Board and Table Games from Many Civilizations* (1960); Damian Walker, *Reconstructing Hnefatafl* (2013). Playing pieces and boards of the Viking Age can be seen in the British Museum, the National Museum of Ireland, the Swedish History Museum and the JORVIK Viking Centre in York.

licence-title = Licence

licence = This printed set is licensed CC BY-SA 4.0: copy it, change it, give it away or sell it, if you name tafl‑print as its source and pass it on under the same licence.

version = Made with tafl‑print { $version }

## Page furniture

page-label = { $kit } – { $part } – page { $page } of { $pages }

page-number = Page { $page } of { $pages }

part-board = { -board } part { $n } of { $m }

part-boards =
    { $count ->
        [1] { -board } part { $first } of { $m }
        [2] { -board } parts { $first } and { $last } of { $m }
       *[other] { -board } parts { $first } to { $last } of { $m }
    }

part-board-whole = { -board }

part-pieces = pieces

part-assembly = story and assembly

ruler-50 = 50 mm

ruler-2in = 2 in

## The file itself

document-title = { $name }: a set to print and play

document-subject = The { -board }, pieces, reminder cards, rules leaflet and assembly instructions

outline-assembly = Story and assembly

outline-board = The { -board }

outline-pieces = Pieces

outline-leaflet = Rules leaflet

## Alternative texts

alt-board-part = Part { $n } of { $m } of the { -board }: { $columns } columns and { $rows } rows of squares, with letters at the seams that show which parts join.

alt-board-whole = The { -board }: { $columns } columns and { $rows } rows of squares.

alt-start = The { -board } of { $size } × { $size } squares with the pieces set up: the { -king }, { $defenders } { -defender(number: "other") } and { $attackers } { -attacker(number: "other") }.

alt-spares = Spare pieces to cut out.

alt-figure = Diagram: { $caption }

alt-figure-verdicts = Diagram: { $caption } Under the pictures, from the first to the last: { $verdicts }.

alt-scheme-front = The parts of the { -board } seen from the front, with their letters at the seams.

alt-scheme-back = The parts of the { -board } seen from the back, mirrored, as they lie when they are taped.

