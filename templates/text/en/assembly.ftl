# The first pages of the set: what is in it, how to make it; and the furniture of every page that is cut.
#
# Variables (numbers unless said otherwise). What the kit lacks has no variable, and no message that names it is used.
#   $sets; $parts (of the board), $rows, $columns; $size (squares along a side), $cell, $side (all squares),
#   $whole (with the frame; texts with the unit), $extent (extent-bare or extent-framed)
#   $kings, $men, $discs (both) of all sets, $king-disc, $piece-disc (texts with the unit), $pieces-sheets
#   $pieces-pages, $spares-pages, $pages (texts: “page 5”, “pages 5 to 7”); $spares (of all sets)
#   $cards, $points, $score-sheets (of a set); $leaflet-pages, $folded (sheets), $leaves, $leaflets (of all sets)
#   $time-laminated, $time-glued, $time-card, $time-discs, $time-colours, $time-labels (texts with the unit)
#   $rim, $apart (film around what is laminated, and between two things; texts with the unit)
#   $pouches, $pouch, $hinge-pouch (texts: name and measures), $hinge-size (its name)
#   $things, $tools, $list, $taken, $kinds, $games, $kit, $file, $poster, $making, $name, $nudge (texts); $count;
#     $place (a page)
#   pieces-line, the line along which discs are cut out: $line (white, light, coloured, grey, dark or black), $rim (the same, of the
#     rim on which it lies); pieces-line-or: $list, $last; pieces-round-edge, alt-step-edge: $edge (pieces-line)
#   page-label: $kit, $part (text), $page, $pages; page-number: $page, $pages
#   part-boards: $first, $last, $count (parts on the page), $m; part-board: $n, $m
#   alt-board-part: $n, $m, $columns, $rows; alt-board-whole: $columns, $rows
#   picture-sides: $darker (attackers or defenders: whose pieces are darker)
#   alt-start: $size, $attackers, $defenders
#   alt-figure: $shown (text); alt-figure-picture, for each of several: also $n
#   document-title: $name (text)
#   version: $version (text); edition-number: $number
#   edition, edition-nameless: $name, $edition (edition-number), $fingerprint (six letters and digits; texts)
#   imprint: $edition (the message of this name), $command (texts)

assembly-title = Making the set

## Tools

assembly-tools-title = You need

assembly-tools = { $tools }.

assembly-tools-knife = { $tools }. Knife work is for grown-ups.

tools-and = { $list }; and { $last }

tool-pencil = a pencil

tool-knife = a craft knife, a steel ruler and a cutting mat

tool-scissors = scissors

tool-punch = if you have them, craft punches of { $piece-disc } and { $king-disc }

tool-tape = clear tape

tool-glue = a glue stick

tool-pencils = coloured pencils

tool-way = what your way asks for

## Choose a way

assembly-ways-title = Choose your way

ways-all = Choose one of these ways. Follow its steps, and then those of “{ $making }”; the times are for both.

ways-beside = The pieces may go a way of their own beside it.

ways-only = Do the steps of “{ $making }” last; their time is counted in.

ways-pieces = For the pieces, in addition:

way-name = Way

way-time = Time

way-needs = You need

way-lasts = It lasts

way-laminated = Laminated

way-laminated-time = { $time-laminated }

way-laminated-needs = laminator; pouches of 125 micron (5 mil) or more, which stay flat

way-laminated-lasts = many years; wipes clean

way-glued = Glued to card

way-glued-time = { $time-glued }, then drying

way-glued-needs = card 1.5 to 2 mm thick (1/16 in), glue stick or spray

way-glued-lasts = many years, if kept dry

way-card = Printed on card

way-card-time = { $time-card }

way-card-needs = card of 200 to 250 g/⁠m² (80 lb cover)

way-card-lasts = a year or two of play

way-stickers = Stickers on wood

way-stickers-time = + { $time-discs }

way-stickers-needs = { $discs } wooden discs, sticker paper

way-stickers-lasts = many years

way-transparency = Clear film on discs

way-transparency-time = + { $time-discs }, then drying

way-transparency-needs = { $discs } discs of two light colours, transparency, clear glue

way-transparency-lasts = many years

way-colours = Card of two colours

way-colours-time = + { $time-colours }

way-colours-needs = a light and a coloured card; a black-and-white printer will do

way-colours-lasts = as its card does

alt-ways = The ways to make the set: how long each takes, what it needs, and how long the set lasts.

## Laminated

assembly-laminate-title = Laminated: { $time-laminated }

laminate-need-pouches =
    { $pouches ->
        [1] You need a laminator and one pouch of size { $pouch }, 125 micron (5 mil) thick or more: in thinner film the set curls.
       *[other] You need a laminator and { $pouches } pouches of size { $pouch }, 125 micron (5 mil) thick or more: in thinner film the set curls.
    }

laminate-need-large = No usual pouch is large enough: ask a copy shop to laminate the parts between two films.

laminate-print = Print on paper or thin card.

laminate-cards = Cut the cards out; fold each along its dashed line with the print outside, and glue it together.

laminate-trim-parts = Trim the { -board } parts along their outer edges, but not yet along the seams, beyond which letters stand.

laminate-trim-board = Trim the { -board } along its outer edge.

laminate-corners = Round the corners along the printed arcs.

laminate-fold = Fold and glue { $pieces-pages } as “{ $making }” says, but do not cut the pieces yet.

laminate-lay = Lay { $things } in the pouches, at least { $apart } apart, each large one in a pouch of its own. Laminate, and let all cool flat under a book.

laminate-out =
    { $count ->
        [1] The { $things } stays out.
       *[other] The { $things } stay out.
    }

laminate-rim = When you cut everything out of the film, leave a rim of { $rim } around { $things }.

laminate-flush-both = Leave none along the seams, which are cut on the grid line, so that the letters fall off, and none around the pieces: film there would make gaps.

laminate-flush-seams = Leave none along the seams, which are cut on the grid line, so that the letters fall off: film there would make a gap.

laminate-flush-pieces = Leave no film around the pieces: it would make them too large.

laminate-round = Cut the corners of the film round, so that they don’t prick.

laminate-go-on = Go on with the pieces in “{ $making }”.

laminate-hinge-tape = The hinge: join the two halves with tape on the back, as “{ $making }” says.

laminate-hinge-pouch = The hinge: tape on the back, as below, is the usual one. If your laminator takes { $hinge-size }, film can be the hinge: cut the seam of both halves before you laminate, and lay them face up and 2 mm apart in one pouch of size { $hinge-pouch }. Then no tape is needed.

alt-hinge = Two hinges, cut across. Left: the halves meet, each between its own films, and tape runs along the seam on the back. Right: both halves lie 2 mm apart between the same two films, which join in the gap.

hinge-label-film = film

hinge-label-paper = paper

hinge-label-tape = tape

hinge-tape = Tape behind

hinge-film = One pouch, 2 mm apart

thing-board-parts = the { -board } parts

thing-board = the { -board }

thing-cards = the cards

thing-uncut-pieces = the uncut pieces

thing-the-cards = the cards

thing-reminder-cards = the reminder cards

thing-the-board = the { -board }

thing-outer-edges = the outer edges of the { -board }

thing-the-scores =
    { $sets ->
        [1] the score sheet
       *[other] the score sheets
    }

thing-leaflets =
    { $count ->
        [1] leaflet
       *[other] leaflets
    }

thing-scores =
    { $count ->
        [1] score sheet
       *[other] score sheets
    }

## Glued to card

glue-need = Print on paper. Take card 1.5 to 2 mm thick (about 1/16 in), such as the back of a drawing pad, and a glue stick or spray: wet glue makes paper wavy.

glue-need-pieces = Print on paper. Take card 1.5 to 2 mm thick (about 1/16 in), for the pieces 1 mm, such as the back of a drawing pad, and a glue stick or spray: wet glue makes paper wavy.

glue-thin = Cut { $things } off first, for they need no thick card.

glue-folded = The pieces on { $pieces-pages } are folded and glued over instead, as “{ $making }” says.

glue-order = Spread glue thinly on the card, lay the page on it and smooth it from the middle outwards: the { -board } first, the pieces last.

glue-spread = Spread the glue thinly on the card, lay the page on it and smooth it from the middle outwards.

glue-press = Press everything under heavy books for an hour.

glue-dry-order = What was glued first is dry first: cut in the same order.

glue-dry = Then it is dry enough to cut.

## Printed on card

assembly-card-title = Printed on card: { $time-card }

assembly-card = Print on card of 200 to 250 g/⁠m² (80 lb cover or 110 lb index), if your printer takes it. Let the ink dry for ten minutes before you cut.

## Round labels

assembly-labels-title = Round labels: + { $time-labels }

labels-test =
    { $count ->
        [1] Test before you use a label sheet: print { $pages } on plain paper, lay it on the sheet and hold both against the light. Does each picture lie in its label? If not, measure how far it is off, and make the file again with { $nudge }: 1mm,-2mm moves the pictures 1 mm to the right and 2 mm up.
       *[other] Test before you use a label sheet: print { $pages } on plain paper, lay each on its sheet and hold both against the light. Does each picture lie in its label? If not, measure how far it is off, and make the file again with { $nudge }: 1mm,-2mm moves the pictures 1 mm to the right and 2 mm up.
    }

labels-sheet =
    { $sheets ->
        [1] Print { $pages } on a sheet of { $name }, its labels { $diameter } across: { $kinds }.
       *[other] Print { $pages } on { $sheets } sheets of { $name }, their labels { $diameter } across: { $kinds }.
    }

labels-press = Press each label on a disc of its size: wood, thick card, a counter or a coin. These pieces need no scissors.

## Beside any way

assembly-discs-title = Stickers or clear film on discs

assembly-discs-1 =
    { $kings ->
        [1] You need discs, one of { $king-disc } and { $men } of { $piece-disc }.
       *[other] You need discs, { $kings } of { $king-disc } and { $men } of { $piece-disc }.
    } { $pieces-sheets ->
        [1] Print { $pieces-pages } once more, on a sticker sheet for wood or on transparency for discs of two light colours, and cut out the pieces.
       *[other] Print { $pieces-pages } once more, on sticker sheets for wood or on transparency for discs of two light colours, and cut out the pieces.
    }

assembly-discs-2 = Press each sticker on from its middle, or fix the transparency with clear glue and let it dry for an hour.

assembly-mono-title = Black and white

assembly-mono = A black-and-white printer will do: emblem and shade tell the sides apart without colour.

assembly-mono-low = A black-and-white printer will do: the emblems tell the sides apart without colour.

assembly-colours =
    { $pieces-sheets ->
        [1] For more contrast, print { $pieces-pages } twice, on card of two colours, and cut the { -king } and the { -defender(number: "other") } from one, the { -attacker(number: "other") } from the other.
       *[other] For more contrast, print { $pieces-pages } twice each, on card of two colours, and cut the { -king } and the { -defender(number: "other") } from one, the { -attacker(number: "other") } from the other.
    }

assembly-colour-title = Colour it in

assembly-colour = The set is printed in outline, for you to colour in. Use pencils, and do it before you cut: whole pages are easier to hold.

assembly-colour-sides = Give each side a colour of its own, a light one to the { -defender(number: "other") } and a dark one to the { -attacker(number: "other") }, so that nobody takes one for the other.

## The board from a print shop

assembly-poster-title = The { -board } from a print shop

assembly-poster =
    { $sets ->
        [1] Give the shop the file { $poster }, to be printed at 100 %, without fitting.
       *[other] Give the shop the file { $poster }, to be printed { $sets } times at 100 %, without fitting.
    } Heavy matt paper of 200 g/⁠m² or more is good; banner or canvas can be rolled up. Check that the squares measure { $cell }.

assembly-poster-cut = Cut the { -board } along its marks, or let the shop do it: it is { $whole } a side.

assembly-poster-film = Cut the { -board } along its marks: it is { $whole } a side. It is too large for pouches, but the shop can laminate it.

## Cut, join, fold

assembly-cut-title = Cut, join, fold

assembly-cut-join-title = Cut and join

assembly-cut-fold-title = Cut and fold

assembly-cut-only-title = Cut out

assembly-leaflet-title = The leaflet

assembly-knife-title = How to cut

assembly-cut-first = Long straight cuts come first, those in the middle of a page before those at its edges, so that the page stays stiff.

assembly-cut-ruler = Lay the ruler along two cut marks, the short black lines outside the corners, and draw the knife along it lightly, three or four times. Stop at the corners, so that the other marks stay.

assembly-cut-1 = Cut out { $things }.

assembly-cut-film = For each straight cut, lay the ruler along two cut marks, the short black lines outside the corners, or where these are gone along the line itself. Draw the knife along it lightly, three or four times.

assembly-cut-number =
    { $sets ->
        [1] The number of each { -board } part is printed beside it or at the foot of its page. Write it on the back as soon as the part is cut.
       *[other] The number of each { -board } part, and that of its set, are printed beside it or at the foot of its page. Write both on the back as soon as the part is cut.
    }

assembly-cut-2 = Fold each card along its dashed line with the print outside. Spread glue inside, and press it shut.

assembly-cut-score =
    { $sets ->
        [1] The score sheet is cut out only. Copy it before you write on it, or print it again when it is full.
       *[other] The score sheets are cut out only. Copy one before you write on it, or print it again when it is full.
    }

pieces-last = The pieces come last.

pieces-fold =
    { $pieces-sheets ->
        [1] Fold { $pieces-pages } on the dashed line, with the print outside. Glue the two halves together, and press them under a book until they are dry. The pieces then have a face and a back.
       *[other] Fold { $pieces-pages } on their dashed lines, with the print outside. Glue the two halves of each together, and press them under books until they are dry. The pieces then have a face and a back.
    }

pieces-strips =
    { $pieces-sheets ->
        [1] Cut the page into strips between the rows, the strips into squares.
       *[other] Cut each page into strips between the rows, the strips into squares.
    }

pieces-round = Cut each square round with scissors: turn the paper, not the hand.

pieces-square = Knife and ruler will do, no scissors: the pieces lie edge to edge, and each cut goes straight through. First cut strips, then cut the strips into pieces.

pieces-round-edge = Each square is cut round, along the inner side of { $edge }, so that none of the line stays on the piece:

pieces-line =
    { $rim ->
        [white] the outermost { $line ->
                [white] white
                [light] light
                [coloured] coloured
                [grey] grey
                [dark] dark
               *[other] black
            } line
       *[other] the { $line ->
                [white] white
                [light] light
                [coloured] coloured
                [grey] grey
                [dark] dark
               *[other] black
            } line inside the { $rim ->
                [light] light
                [coloured] coloured
                [grey] grey
                [dark] dark
               *[other] black
            } rim
    }

pieces-line-or = { $list } or { $last }

pieces-round-turn = With scissors, turn the paper, not the hand.

pieces-round-edge-bare = Cut along the edge of each disc:

pieces-round-punch = With a craft punch, turn it over so that you see the piece through it, centre it by the short ticks until the line is hidden all around, and press.

pieces-square-edge = Cut from mark to mark:

pieces-size-both = then the { -king } is { $king-disc } across, every other piece { $piece-disc }.

pieces-size-king = then the { -king } is { $king-disc } across.

pieces-size-men = then each piece is { $piece-disc } across.

assembly-sort = Every part has the number of its set. Sort as you cut, one envelope to a set, from 1 to { $sets }.

assembly-join-1 = Lay the { $parts } { -board } parts face up, as in the plan called Front: sides meet that bore equal letters.

assembly-join-2 = Turn the parts face down, as in the plan called Back: now left is right. Push them tight together and run tape along { $parts ->
        [2] the seam. The tape is a hinge: fold the { -board } with its printed side outside.
       *[other] each seam. With removable tape, the { -board } comes apart again.
    }

assembly-join-grid-1 = Lay the { $parts } { -board } parts face up in { $rows } rows of { $columns }, as in the plan called Front: sides meet that bore equal letters.

assembly-join-grid-2 = Turn the parts face down on a flat floor or table, as in the plan called Back: now left is right. Push them tight together and tape first the short seams within each row, then the long ones between the rows. With removable tape, the { -board } comes apart again.

assembly-leaflet-cut =
    { $leaflets ->
        [1] Cut the leaflet out of its page at the marks.
       *[other] Cut the leaflets out of their pages at the marks.
    }

assembly-leaflet =
    { $folded ->
        [1] { $leaflets ->
                [1] Fold the leaflet at the fold marks, with the words “This side out” outside, and sharpen the crease with the back of a spoon.
               *[other] Fold each leaflet at the fold marks, with the words “This side out” outside, and sharpen the crease with the back of a spoon.
            }
       *[other] { $leaflets ->
                [1] Fold each sheet of the leaflet at the fold marks, with the words “This side out” outside, and sharpen the creases with the back of a spoon.
               *[other] Fold each sheet of a leaflet at the fold marks, with the words “This side out” outside, and sharpen the creases with the back of a spoon.
            } Lay the inner sheet inside the outer one: then the pages follow in the order of their numbers.
    }

assembly-leaflet-leaves =
    { $leaflets ->
        [1] Lay the { $leaves } leaves of the leaflet in the order of their page numbers, and hold them together along the left edge with two staples or a strip of tape.
       *[other] Lay the { $leaves } leaves of each leaflet in the order of their page numbers, and hold them together along the left edge with two staples or a strip of tape.
    }

picture-set = The set, ready for the first move.

picture-sides =
    { $darker ->
        [attackers] The dark pieces are the { -attacker(number: "other") }, the light ones the { -defender(number: "other") }; the largest is the { -king }.
       *[defenders] The dark pieces are the { -defender(number: "other") }, the light ones the { -attacker(number: "other") }; the largest is the { -king }.
    }

scheme-front = Front

scheme-back = Back, mirrored

## A sheet for each pair of a class: $pair-cuts, $pair-numbered (those with numbers on the sheet), $pair-minutes

class-tools = for each pair of pupils one sheet of card, scissors and a large envelope (C4 or 9 × 12 in); no knife, no ruler, no glue.

class-share-out =
    { $sets ->
        [1] The pair cuts its own sheet. It has { $pair-cuts } straight cuts and takes about { $pair-minutes } minutes.
       *[other] Give each pair its sheet: all { $sets } pairs cut at the same time. A sheet has { $pair-cuts } straight cuts and takes about { $pair-minutes } minutes.
    }

class-cut = Cut along the grey lines: first around everything, in the order of the numbers from 1 to { $pair-numbered }, each where its scissors point; then, as in the picture, between the { -board }, the card and the pieces, always along a line that goes right across what is in your hand.

class-straight = Each cut goes straight through all of the paper in your hand, from edge to edge. Nothing is folded, and nothing is glued.

class-pieces = Last, cut the strips into pieces, line by line. Each is a square of { $piece-disc }, that of the { -king }, too.

class-spares = The pieces beyond those that the game needs are spare ones: keep them for those that get lost.

# Where there are several sets.
class-numbers = The small number on the board and on each piece is that of its set, so that what is found on the floor comes home.

class-keep = Everything goes in the envelope. Write on it whose set it is, as at the lower edge of the card.

## Afterwards

assembly-play-title = Set up and keep

assembly-store-title = Keep it

store-set-up = Set up as in the picture on the first page, and play.

store-set-up-leaflet = Set up as in the picture on the first page. The leaflet tells how to play.

store =
    { $sets ->
        [1] Keep the set flat, dry and out of the sun.
       *[other] Keep the sets flat, dry and out of the sun.
    }

store-board-folded =
    { $sets ->
        [1] The { -board } folds up and goes in a large envelope.
       *[other] Each { -board } folds up and goes in a large envelope.
    }

store-board-whole =
    { $sets ->
        [1] The { -board } needs a flat box or a folder a little larger than itself.
       *[other] Each { -board } needs a flat box or a folder a little larger than itself.
    }

store-board-parts = Held by removable tape, the { -board } comes apart and goes in a large envelope; in one piece it needs a folder of its own size.

store-board-poster = The { -board } is best rolled, face outside, in a tube.

store-flat-beside = What else is flat goes in with it.

store-flat = An envelope holds what is flat.

store-pieces =
    { $sets ->
        [1] The pieces go in a small bag.
       *[other] The pieces of each set go in a small bag.
    }

assembly-lost-title = A piece is lost?

assembly-lost = Print its page again, and cut out the one you miss.

assembly-lost-spares =
    { $spares ->
        [one] There is one spare on { $spares-pages }. After that, print the page with the missing piece again.
       *[other] There are { $spares } spares on { $spares-pages }. After those, print the page with the missing piece again.
    }

assembly-lost-part-title = Something is lost?

assembly-lost-part = Print its page again.

## What is in the set

tally-title =
    { $sets ->
        [1] In this set
       *[other] In each of the { $sets } sets
    }

tally-board =
    { $parts ->
        [1] 1 { -board } of { $size } × { $size } squares of { $cell }: { $extent }
       *[other] 1 { -board } of { $size } × { $size } squares of { $cell }, in { $parts } parts: { $extent }
    }

tally-board-poster = 1 { -board } of { $size } × { $size } squares of { $cell }, from a print shop: { $extent }

extent-bare = { $side } a side

extent-framed = { $side } of squares, { $whole } with the frame

tally-kings =
    { $kings ->
        [one] 1 { -king }
       *[other] { $kings } × { -king }
    }

tally-defenders =
    { $defenders ->
        [one] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }

tally-attackers =
    { $attackers ->
        [one] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }

tally-spares =
    { $spares ->
        [one] 1 spare piece
       *[other] { $spares } spare pieces
    }

tally-cards =
    { $cards ->
        [one] 1 reminder card
       *[other] { $cards } reminder cards
    }

tally-points =
    { $points ->
        [one] 1 point card
       *[other] { $points } point cards
    }

tally-score =
    { $score-sheets ->
        [one] 1 score sheet
       *[other] { $score-sheets } score sheets
    }

tally-leaflet =
    { $leaflet-pages ->
        [4] 1 rules leaflet of four pages
        [8] 1 rules leaflet of eight pages, on two sheets
       *[other] 1 rules leaflet of { $leaflet-pages } pages, on { $folded } sheets
    }

tally-leaflet-leaves =
    { $leaflet-pages ->
        [4] 1 rules leaflet of four pages, on two leaves
        [8] 1 rules leaflet of eight pages, on four leaves
       *[other] 1 rules leaflet of { $leaflet-pages } pages, on { $leaves } leaves
    }

tally-total = That makes { $list } in all.

total-board-parts = { $count } { -board } parts

total-pieces =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }

total-spares =
    { $count ->
        [one] 1 spare piece
       *[other] { $count } spare pieces
    }

total-cards =
    { $count ->
        [one] 1 reminder card
       *[other] { $count } reminder cards
    }

total-points =
    { $count ->
        [one] 1 point card
       *[other] { $count } point cards
    }

total-scores =
    { $count ->
        [one] 1 score sheet
       *[other] { $count } score sheets
    }

total-leaflets =
    { $count ->
        [one] 1 leaflet
       *[other] { $count } leaflets
    }

## Pieces that serve several games

shared-game = { $name } ({ $taken })

shared-here = These pieces serve { $games }.

# $file: the file of the set in its first language
set-elsewhere = This file has the words of the set in English. All else is printed from { $file }.

shared-there = The pieces of this set are in the kit { $kit }: they serve { $games }. { $game } takes { $taken } of them.

shared-there-page = The pieces of this set are in the kit { $kit }: in { $file }, from the page marked { $place } on. They serve { $games }. { $game } takes { $taken } of them.

## Where to read more, licence, version

reading-title = Read more

reading = H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952); R. C. Bell, *Board and Table Games from Many Civilizations* (1960); Damian Walker, *Reconstructing Hnefatafl* (2013). Playing pieces and boards of the Viking Age can be seen in the British Museum, the National Museum of Ireland, the Swedish History Museum and the JORVIK Viking Centre in York.

licence-title = Licence

licence = This printed set is licensed CC BY‑SA 4.0: copy it, change it, give it away or sell it, if you name tafl‑print as its source and pass it on under the same licence.

version = Made with tafl‑print { $version }

## Which edition of the game it is: in this form on page 1, in the leaflet and on the cards

edition-number =
    { $number ->
        [1] first edition
        [2] second edition
        [3] third edition
        [4] fourth edition
        [5] fifth edition
        [6] sixth edition
        [7] seventh edition
        [8] eighth edition
        [9] ninth edition
        [10] tenth edition
       *[other] edition { $number }
    }

edition = { $name }, { $edition }, { $fingerprint }

edition-nameless = { $edition }, { $fingerprint }

imprint = { $edition }. The command that makes this set again: *{ $command }*

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

part-assembly-alone = how to make the set

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

alt-board-part = Part { $n } of { $m } of the { -board }: { $columns } columns and { $rows } rows of squares, with letters beyond the seams that show which parts join.

alt-board-whole = The { -board }: { $columns } columns and { $rows } rows of squares.

alt-start = The { -board } of { $size } × { $size } squares with the pieces set up: the { -king }, { $defenders } { -defender(number: "other") } and { $attackers } { -attacker(number: "other") }.

alt-spares = Spare pieces to cut out.

alt-figure = Diagram: { $shown }

alt-figure-picture = Picture { $n }: { $shown }

alt-scheme-front = The parts of the { -board } seen from the front, with their letters at the seams.

alt-scheme-back = The parts of the { -board } seen from the back, mirrored, as they lie when they are taped.


alt-step-cut-board = A ruler lies on two cut marks of a { -board } page, over the part that is kept; a knife cuts along it.

alt-step-cut-card = A ruler lies on two cut marks of a page, over the part that is kept; a knife cuts along it.

alt-step-fold-card = A card, half shut: its print is outside, glue inside.

alt-step-fold-pieces = A page of pieces, half shut: its print is outside, glue inside.

alt-step-strips = A page of round pieces is cut into strips between its rows, then a strip into squares.

alt-step-strips-square = A page of square pieces is cut into strips, then a strip into pieces.

alt-step-edge = The edge of a piece, enlarged four times: an arrow runs along the inner side of { $edge }.

alt-step-round = Scissors cut round the edge of a piece; an arrow turns the paper towards them.

alt-step-tape = Two { -board } parts lie face down, close together, and tape runs along their seam.

alt-step-hinge = The { -board }, half shut: its squares are outside, the tape of the hinge inside.

alt-step-leaflet = The leaflet, half shut, with its title outside; a spoon is drawn down the crease.

alt-step-leaves = The leaves of the leaflet, one upon another, with two staples at the left edge.

alt-step-check = A page with two lines; a ruler is laid along the upper one.

alt-step-glue = A page lies on thick card; arrows smooth it from its middle outwards. Beside it a glue stick.

alt-step-wood = A round sticker is pressed on a disc; beside it a finished piece.

alt-step-set-up = A small game: light pieces in the middle, dark ones at the edges, and one that is set down.

alt-step-bag = A bag, tied shut, and pieces beside it.

alt-step-envelope = An envelope with the board half in it, and pieces beside it.

alt-cut-order = The sheet in small with its cuts; the long ones have their numbers.

alt-step-corners = Scissors cut the corner of a rim of film round.

alt-step-trim-part = A { -board } part is cut out along its outer edges; its seam, beyond which a letter stands, is not cut yet.

alt-step-trim-board = The { -board } is cut out along its outer edge.

alt-step-pouch = A pouch of film, and in it two things that lie apart.

alt-step-rim-part = Film is cut with a rim along the outer edges of a { -board } part, and with none along its seam.

alt-step-rim = Film is cut with a rim on all sides.
