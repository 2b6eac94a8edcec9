# The folded rules leaflet: front page, headings, captions, footer.
#
# Variables:
#   leaflet-title: $name (the variant)
#   facts-board: $size; facts-pieces: $attackers, $defenders
#   leaflet-footer: $name, $version


leaflet-title = { $name }

leaflet-subtitle = Rules, history and advice

facts-players = 2 players

facts-age = Age 8 and up

facts-time = About 30 minutes

facts-learn = Learnt in ten minutes

facts-board = { $size } × { $size } squares

facts-pieces = 1 { -king }, { $defenders } { -defender(number: "other") }, { $attackers } { -attacker(number: "other") }

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

## Back page, fold and footer

licence-leaflet = Licence of this printed set: Creative Commons Attribution-ShareAlike 4.0 (CC BY-SA 4.0). You may copy it, change it, give it away and sell it, if you name tafl‑print as its source and pass it on under the same licence.

leaflet-fold = This side out, fold here

leaflet-footer = { $name }, made with tafl‑print { $version }
