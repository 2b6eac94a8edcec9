# The folded rules leaflet: front page, headings, captions, footer.
#
# Variables:
#   leaflet-title: $name (the variant)
#   facts-time: $minutes (the least of a usual game); facts-learn: $learn (minutes)
#   chosen, chosen-introduction: $options (text), $count
#   made-by: $maker (text)
#   facts-board: $size; facts-pieces: $attackers, $defenders
#   figure-…: $figure (its number in the leaflet)
#   figure-setup, figure-setup-no-throne: also $attackers, $defenders
#   figure-captures: also $captured (how many pieces the move takes)
#   leaflet-footer: $name, $version
#
# The captions assume these signs in the drawings: an arrow runs from where a piece stood to
# where it goes; a cross marks a captured piece; a pale ring marks the square a piece has left.

leaflet-title = { $name }

leaflet-subtitle = Rules, history and advice

facts-players = 2 players

facts-age = Age 8 and up

facts-time =
    { $minutes ->
        [10] 10 to 20 minutes
        [20] 20 to 40 minutes
        [30] 30 to 60 minutes
        [45] 45 to 90 minutes
        [60] 1 to 2 hours
       *[other] 2 hours or more
    }

facts-learn =
    { $learn ->
        [10] Learnt in ten minutes
       *[other] Learnt in a quarter of an hour
    }

facts-board = { $size } × { $size } squares

facts-pieces = 1 { -king }, { $defenders } { -defender(number: "other") }, { $attackers } { -attacker(number: "other") }

# The options that the set is made with.
chosen = Played here with: { $options }

chosen-introduction =
    { $count ->
        [one] Where the rules of this game leave a choice, this set has made one: { $options }.
       *[other] Where the rules of this game leave a choice, this set has chosen: { $options }.
    }

## Headings

heading-introduction = The game

heading-rules = How to play

heading-advice = Advice for both sides

heading-history = Where it comes from

heading-found = What has been found

heading-reconstructed = What has been pieced together

heading-modern = What is modern

heading-uncertain = What is not certain

heading-sources = Sources

heading-games = Games played

## The table to write in, on the last page

games-date = Date

games-attackers = Player of the { -attacker(number: "other") }

games-king = Player of the { -king }’s side

games-won = Who won, and how

games-summary = An empty table for games played: the date, both players, and who won.

## Captions

figure-setup = Figure { $figure }. The start: the { -king } on the { -throne }, { $defenders } { -defender(number: "other") } around him, { $attackers } { -attacker(number: "other") } outside. Crossed ring: the { -king }; rings: { -defender(number: "other") }; dark discs: { -attacker(number: "other") }.

figure-setup-no-throne = Figure { $figure }. The start: the { -king } in the middle, { $defenders } { -defender(number: "other") } around him, { $attackers } { -attacker(number: "other") } outside. Crossed ring: the { -king }; rings: { -defender(number: "other") }; dark discs: { -attacker(number: "other") }.

figure-setup-elsewhere = Figure { $figure }. The start: the { -king }, { $defenders } { -defender(number: "other") } and { $attackers } { -attacker(number: "other") }. Crossed ring: the { -king }; rings: { -defender(number: "other") }; dark discs: { -attacker(number: "other") }.

# Follows the caption of the start where the variant’s starting squares are not confirmed by any source.
figure-moves = Figure { $figure }. Some of the possible moves, on a part of the middle of the { -board }. Each arrow runs as far as the piece can go that way. It may also stop on any square before that, but only the { -king } may stop on the { -throne }.

figure-moves-no-throne = Figure { $figure }. Some of the possible moves, on a part of the middle of the { -board }. Each arrow runs as far as the piece can go that way. It may also stop on any square before that.

figure-captures = Figure { $figure }. Captures. { $captured ->
        [one] The piece at the arrow captures the one marked with a cross: it is now between two enemies.
        [2] With one move, the piece at the arrow captures both that are marked with a cross: each is now between two enemies.
        [3] With one move, the piece at the arrow captures all three that are marked with a cross: each is now between two enemies.
       *[other] With one move, the piece at the arrow captures all { $captured } that are marked with a cross: each is now between two enemies.
    }

figure-king-four-sides = Figure { $figure }. The move along the arrow puts { -attacker(number: "other") } on all four sides of the { -king }. He is captured.

figure-king-throne = Figure { $figure }. Beside the { -throne }, the move along the arrow is enough: { -attacker(number: "other") } stand on the other three sides, and the { -king } is captured.

figure-linnaean = Figure { $figure }. The { -king } stands on the { -throne }, with { -attacker(number: "other") } on three sides. The move along the arrow captures the { -defender } marked with a cross, between that { -attacker } and the { -king }.

figure-linnaean-field = Figure { $figure }. The { -king } has { -attacker(number: "other") } on three sides. The move along the arrow captures the { -defender } marked with a cross, between that { -attacker } and the { -king }.

## Back page, fold and footer

licence-leaflet = Licence of this printed set: Creative Commons Attribution-ShareAlike 4.0 (CC BY-SA 4.0). You may copy it, change it, give it away and sell it, if you name tafl‑print as its source and pass it on under the same licence.

made-by = This copy was made by { $maker }.

leaflet-fold = This side out, fold here

leaflet-fold-outer = Outer sheet: this side out, fold here

leaflet-fold-inner = Inner sheet: this side out, fold here; it goes inside the other

leaflet-footer = { $name }, made with tafl‑print { $version }
