# The rules on one page for the wall.
#
# Variables:
#   part-wall, total-wall: $count; tally-wall: $wall-pages
#   wall-title: $game
#   print-wall: $wall-file (name of a file), $wall-paper (name of a paper)

part-wall = Regeln für die Wand

outline-wall = Die Regeln für die Wand

tally-wall =
    { $wall-pages ->
        [one] 1 Seite mit Regeln für die Wand
       *[other] { $wall-pages } Seiten mit Regeln für die Wand
    }

total-wall =
    { $count ->
        [one] 1 Seite mit Regeln für die Wand
       *[other] { $count } Seiten mit Regeln für die Wand
    }

wall-title = { $game }

print-wall = **Drucke** { $wall-file } auf { $wall-paper }, oder lass es einen Copyshop tun: Darin sind die Regeln für die Wand. Hänge sie auf, wo alle sie sehen.
