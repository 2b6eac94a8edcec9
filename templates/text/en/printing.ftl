# How to print: the box on the first page, the steps for all other pages with a map of them, and phrases of pages and
# times that the instructions use.
#
# Variables:
#   page-one, page-range, page-list, page-marked-…: $first, $last, $list (the pages before the last, with commas)
#   page-of-file: $pages (such a phrase), $file; list-and: $list, $last (texts); time-…: $minutes, $hours, $time (a text)
#   print-turned, print-leaflet-…: $edge (“short” or “long”)
#   print-card, print-card-backs, print-film, print-labels: $what (pages, or the name of a file)
#   print-handouts: $what (pages), $count (of them)
#   print-handouts-…: $what, $first, $second (pages), $count (of sheets), $edge
#   print-labels: $name (of the label sheet), $count (of sheets); print-labels-size: $label-paper, $paper
#   print-leaflet-…: $leaflet-sheets, and of pages $first, $second, $rest, $pages, $top
#   print-meet: $back-offset (the name of the option); print-poster: $poster (the name of a file)
#   assembly-reading: $reading-count, $reading-pages
#   map-page-…: $first, $last, $count (pages); map-page: $numbers (such a phrase), $contents (text); alt-map-page: $page

## Phrases

page-one = page { $last }

page-range = pages { $first } to { $last }

page-list = pages { $list } and { $last }

page-marked-one = the page marked { $last }

page-marked-range = the pages marked { $first } to { $last }

page-marked-list = the pages marked { $list } and { $last }

page-of-file = { $pages } of { $file }

list-and = { $list } and { $last }

time-minutes = { $minutes } minutes

time-hours = { $hours } hours

time-sets = { $time } for all sets

## The box on the first page

assembly-first-title = Print this page first

assembly-print-1 = Print it alone, at “actual size” (100 %). Then measure the two lines: the upper one is exactly 50 mm long, the lower one exactly 2 in.

assembly-print-2 = Not so? Turn off “fit to page” and print again. Once both are right, go on with “{ $next }”.

## The other pages

assembly-print-title = Print the rest

map-page = **{ $numbers }:** { $contents }

map-page-one = { $last }

map-page-range = { $first }–{ $last }

map-page-times = { $count } pages from { $first } to { $last }

map-reading = to read

map-board = { -board }

map-pieces = pieces

map-leaflet = leaflet

map-colour = Pages with a spot are best in colour. For all others black will do.

alt-map-page = Page { $page } of the file in small

print-turned =
    { $edge ->
        [short] **Set the printer** to both sides, turned over the short edge (“flip on short edge”). Pages with one side have blank backs.
       *[long] **Set the printer** to both sides, turned over the long edge (“flip on long edge”). Pages with one side have blank backs.
    }

print-card = **Print** { $what } on one side only: on card, or on what your way of making asks for.

print-card-backs = **Print** { $what } on card, or on what your way of making asks for.

print-class =
    { $sets ->
        [1] **Print** { $what } on one side of a sheet of card. Black and white does as well as colour.
       *[other] **Print** { $what } on card, on one side: one sheet for each pair. Black and white does as well as colour.
    }

print-film = **Print** { $what } on paper or thin card; the film makes it stiff.

print-labels =
    { $count ->
        [1] **Print** { $what } on plain paper, hold it against the labels as “Round labels” says, and then print it on a sheet of { $name }.
       *[other] **Print** { $what } on plain paper, hold them against the labels as “Round labels” says, and then print them on { $count } sheets of { $name }.
    }

print-labels-size = The paper size is { $label-paper } there, and { $paper } on all other pages.

print-leaflet-each =
    { $leaflet-sheets ->
        [1] { $edge ->
                [short] **Print the leaflet** on both sides of one sheet of paper: first { $first }, then turn the sheet over its short edge for page { $second }. If your printer turns sheets by itself, choose “flip on short edge”.
               *[long] **Print the leaflet** on both sides of one sheet of paper: first { $first }, then turn the sheet over its long edge for page { $second }. If your printer turns sheets by itself, choose “flip on long edge”.
            }
       *[other] { $edge ->
                [short] **Print { $leaflets ->
                        [1] the leaflet
                       *[other] the leaflets
                    }** on both sides of { $leaflet-sheets } sheets of paper: first { $first }, then turn the sheet over its short edge for page { $second }; then { $rest } likewise, two to a sheet. If your printer turns sheets by itself, choose “flip on short edge”.
               *[long] **Print { $leaflets ->
                        [1] the leaflet
                       *[other] the leaflets
                    }** on both sides of { $leaflet-sheets } sheets of paper: first { $first }, then turn the sheet over its long edge for page { $second }; then { $rest } likewise, two to a sheet. If your printer turns sheets by itself, choose “flip on long edge”.
            }
    }

print-leaflet-both =
    { $leaflet-sheets ->
        [1] **Print the leaflet**, { $pages }, on one sheet of paper.
       *[other] **Print { $leaflets ->
                [1] the leaflet
               *[other] the leaflets
            }**, { $pages }, on { $leaflet-sheets } sheets of paper.
    }

print-handouts =
    { $count ->
        [one] **Print { $what }** on paper, on one side: it is neither cut nor folded.
       *[other] **Print { $what }** on paper, each on one side: they are neither cut nor folded.
    }

print-handouts-both =
    { $count ->
        [1] { $edge ->
                [short] **Print { $what }** on both sides of one sheet of paper, turned over its short edge (“flip on short edge”). Two sheets do as well.
               *[long] **Print { $what }** on both sides of one sheet of paper, turned over its long edge (“flip on long edge”). Two sheets do as well.
            }
       *[other] { $edge ->
                [short] **Print { $what }** on both sides of { $count } sheets of paper, turned over the short edge (“flip on short edge”). On one side they do as well.
               *[long] **Print { $what }** on both sides of { $count } sheets of paper, turned over the long edge (“flip on long edge”). On one side they do as well.
            }
    }

print-handouts-turned =
    { $count ->
        [1] **Print { $what }** on one sheet of paper: it is neither cut nor folded.
       *[other] **Print { $what }** on { $count } sheets of paper: they are neither cut nor folded.
    }

print-handouts-hand =
    { $count ->
        [1] { $edge ->
                [short] **Print { $first }** on paper. Turn the sheet over its short edge, like the page of a book, put it back, and print { $second } on its blank side.
               *[long] **Print { $first }** on paper. Turn the sheet over its long edge, like the page of a book, put it back, and print { $second } on its blank side.
            }
       *[other] { $edge ->
                [short] **Print { $first }** on paper. Turn each sheet over its short edge, like the page of a book, put all back in the same order, and print { $second } on the blank sides.
               *[long] **Print { $first }** on paper. Turn each sheet over its long edge, like the page of a book, put all back in the same order, and print { $second } on the blank sides.
            }
    }

print-leaflet-turned =
    { $edge ->
        [short] **Print { $leaflets ->
                [1] the leaflet
               *[other] the leaflets
            }**, { $pages }, on paper, on both sides, turned over the short edge (“flip on short edge”).
       *[long] **Print { $leaflets ->
                [1] the leaflet
               *[other] the leaflets
            }**, { $pages }, on paper, on both sides, turned over the long edge (“flip on long edge”).
    }

print-leaflet-hand =
    { $leaflet-sheets ->
        [1] { $edge ->
                [short] **Print the leaflet** on both sides of one sheet of paper: first { $first }. Turn it over its short edge, like the page of a book, and put it back to be printed on its blank side; then print { $second }.
               *[long] **Print the leaflet** on both sides of one sheet of paper: first { $first }. Turn it over its long edge, like the page of a book, and put it back to be printed on its blank side; then print { $second }.
            }
       *[other] { $edge ->
                [short] **Print { $leaflets ->
                        [1] the leaflet
                       *[other] the leaflets
                    }** on both sides of { $leaflet-sheets } sheets of paper: first { $first }. Turn each over its short edge, like the page of a book, and put all back in the same order, so that the back of page { $top } is printed first; then print { $second }.
               *[long] **Print { $leaflets ->
                        [1] the leaflet
                       *[other] the leaflets
                    }** on both sides of { $leaflet-sheets } sheets of paper: first { $first }. Turn each over its long edge, like the page of a book, and put all back in the same order, so that the back of page { $top } is printed first; then print { $second }.
            }
    }

# Second sides that a printer turns over the other edge are upside down in the file; $back-offset (the name of the option).
print-on-heads = Some second sides stand on their heads in the file, so that they come out right. { $back-offset } moves them as you see them there: when you read the printed page, its right is your left, and its down is your up.

print-meet = A cross on the top of a scrap sheet shows which way up your printer takes it. If the two sides do not meet, measure by how much, and make the file again with { $back-offset }: 1mm,-2mm moves second sides 1 mm right and 2 mm up.

print-poster = **Have the { -board } printed** by a print shop: “The { -board } from a print shop” says how.

assembly-reading =
    { $reading-count ->
        [1] This page is for reading; plain paper will do.
       *[other] Plain paper will do for { $reading-pages }, which are for reading.
    }

# Options of the program, as they are typed.
option-back-offset = --back-offset
option-nudge = --nudge
