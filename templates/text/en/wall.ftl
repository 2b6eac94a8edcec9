# The rules on one page for the wall.
#
# Variables:
#   part-wall, total-wall: $count; tally-wall: $wall-pages
#   wall-title: $game
#   print-wall: $wall-file (name of a file), $wall-paper (name of a paper)

part-wall = rules for the wall

outline-wall = The rules for the wall

tally-wall =
    { $wall-pages ->
        [one] 1 page of rules for the wall
       *[other] { $wall-pages } pages of rules for the wall
    }

total-wall =
    { $count ->
        [one] 1 page of rules for the wall
       *[other] { $count } pages of rules for the wall
    }

wall-title = { $game }

print-wall = **Print** { $wall-file } on { $wall-paper }, or let a copy shop do it: it has the rules for the wall. Hang it where all can see it.
