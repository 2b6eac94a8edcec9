# The folded rules leaflet: front page, headings, captions, footer.
#
# Variables:
#   leaflet-title: $name (the variant)
#   facts-time: $minutes (the least of a usual game)
#   chosen-introduction: $options (text), $count
#   made-by: $maker (text)
#   leaflet-footer: $edition, $version (texts); leaflet-footer-set: also $set
#   leaflet-page-set: $page, $name (of the set; texts); leaflet-footer-named-set: also $name


leaflet-title = { $name }

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

uncertain-last-attacker = No source says who wins when the last { -attacker } is captured. That the { -king }’s side has then won is our addition.

# Where the game’s own texts are not in the language of the set.
history-untranslated = More is known about this game. It has not been translated yet.

## Who wins how often when the program plays, where that is asked for: $games, $nodes, $won, $percent, $least, $most

heading-played = Played by a program

who-wins =
    The program that made this set has played { $games } games of it against itself, with { $nodes } moves looked at before each. { $won ->
        [0] Nobody won any of them.
       *[other] Of the { $won } games that somebody won, the { -king }’s side won { $percent } in 100, which may be { $least } to { $most } by chance.
    } People play otherwise: take it as a hint.

heading-sources = Sources

heading-games = Games played

## The table to write in, on the last page

games-date = Date

games-attackers = Player of the { -attacker(number: "other") }

games-king = Player of the { -king }’s side

games-won = Who won, and how

games-summary = An empty table for games played: the date, both players, and who won.

## Back page, fold and footer

licence-leaflet = Licence of this printed set: Creative Commons Attribution-ShareAlike 4.0 (CC BY‑SA 4.0). You may copy it, change it, give it away and sell it, if you name tafl‑print as its source and pass it on under the same licence.

made-by = This copy was made by { $maker }.

leaflet-fold = This side out, fold here

leaflet-fold-outer = Outer sheet: this side out, fold here

leaflet-fold-inner = Inner sheet: this side out, fold here; it goes inside the other

leaflet-bind = Hold the sheets together along this edge, with tape or two staples

leaflet-page-set = { $page } · { $name }

leaflet-footer-set = { $edition }; set { $set }, made with tafl‑print { $version }

leaflet-footer-named-set = { $edition }; { $name }, made with tafl‑print { $version }

leaflet-footer = { $edition }; made with tafl‑print { $version }
