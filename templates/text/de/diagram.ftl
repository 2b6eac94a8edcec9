# A drawn position: its title, and what it shows, for people who can't see it.
# Variables: $name (the game), $size (squares along one side), $count (pieces), $squares (their names), $number, $from and
# $to (of a play), $square (a name), $verdict (the words under a picture).

diagram-title-start = { $name }: die Aufstellung

diagram-title = { $name }: eine Stellung

diagram-subject = Eine Stellung von { $name } auf { $size } × { $size } Feldern

diagram-board = { START(-the-board) } hat { $size } × { $size } Felder.

diagram-attackers =
    { $count ->
        [one] { START(-a-attacker) } steht auf { $squares }.
       *[other] { $count } { -attacker(number: "other") } stehen auf { $squares }.
    }

# They belong to those named before.
diagram-commanders =
    { $count ->
        [one] Zu ihnen gehört { -a-commander } auf { $squares }.
       *[other] Zu ihnen gehören { $count } { -commander(number: "other") } auf { $squares }.
    }

diagram-defenders =
    { $count ->
        [one] { START(-a-defender) } steht auf { $squares }.
       *[other] { $count } { -defender(number: "other") } stehen auf { $squares }.
    }

diagram-knights =
    { $count ->
        [one] Zu ihnen gehört { -a-knight } auf { $squares }.
       *[other] Zu ihnen gehören { $count } { -knight(number: "other") } auf { $squares }.
    }

diagram-king = { START(-the-king) } steht auf { $squares }.

diagram-to-move-attackers = { START(-the-attacker(number: "other")) } sind am Zug.

diagram-to-move-defenders = { START(-the-defender(number: "other")) } sind am Zug.

diagram-play = Zug { $number } geht von { $from } nach { $to }.

diagram-play-captures = Zug { $number } geht von { $from } nach { $to } und schlägt auf { $squares }.

diagram-barred = Ein Zug von { $from } nach { $to } ist nicht erlaubt.

diagram-won-attackers = Damit gewinnen { -the-attacker(number: "other") }.

diagram-won-defenders = Damit gewinnen { -the-defender(number: "other") }.

diagram-drawn = Damit ist die Partie unentschieden.

diagram-not-said = Damit ist die Partie zu Ende; die Regeln sagen nicht, wer gewonnen hat.

## What a figure of the leaflet shows besides; its squares have the names of the first figure

diagram-throne = { START(-the-throne) } ist das Feld { $square }.

diagram-reach =
    { $count ->
        [0] Von { $from } geht kein Pfeil aus.
        [1] Ein Pfeil führt von { $from } nach { $squares }.
       *[other] Pfeile führen von { $from } nach { $squares }.
    }

diagram-arrow = Ein Pfeil führt von { $from } nach { $to }.

diagram-arrow-captures = Ein Pfeil führt von { $from } nach { $to }. Ein Kreuz zeigt, was dieser Zug schlägt: { $squares }.

diagram-under = Unter dem Bild: { $verdict }.
