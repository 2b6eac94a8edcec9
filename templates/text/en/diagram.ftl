# A drawn position: its title, and what it shows, for people who can't see it.
# Variables: $name (the game), $size (squares along one side), $count (pieces), $squares (their names), $number, $from and
# $to (of a play), $square (a name), $verdict (the words under a picture).

diagram-title-start = { $name }: the starting layout

diagram-title = { $name }: a position

diagram-subject = A position of { $name } on { $size } × { $size } squares

diagram-board = The { -board } has { $size } × { $size } squares.

diagram-attackers =
    { $count ->
        [one] One { -attacker } stands on { $squares }.
       *[other] { $count } { -attacker(number: "other") } stand on { $squares }.
    }

diagram-commanders =
    { $count ->
        [one] One { -commander } of theirs stands on { $squares }.
       *[other] { $count } { -commander(number: "other") } of theirs stand on { $squares }.
    }

diagram-defenders =
    { $count ->
        [one] One { -defender } stands on { $squares }.
       *[other] { $count } { -defender(number: "other") } stand on { $squares }.
    }

diagram-knights =
    { $count ->
        [one] One { -knight } of theirs stands on { $squares }.
       *[other] { $count } { -knight(number: "other") } of theirs stand on { $squares }.
    }

diagram-king = The { -king } stands on { $squares }.

diagram-to-move-attackers = It is the turn of the { -attacker(number: "other") }.

diagram-to-move-defenders = It is the turn of the { -defender(number: "other") }.

diagram-play = Play { $number } goes from { $from } to { $to }.

diagram-play-captures = Play { $number } goes from { $from } to { $to } and captures on { $squares }.

diagram-barred = A play from { $from } to { $to } is not allowed.

diagram-won-attackers = With that the { -attacker(number: "other") } win.

diagram-won-defenders = With that the { -defender(number: "other") } win.

diagram-drawn = With that the game is drawn.

diagram-not-said = With that the game is over; the rules do not say who has won.

## What a figure of the leaflet shows besides; its squares have the names of the first figure

diagram-throne = The { -throne } is { $square }.

diagram-reach =
    { $count ->
        [0] No arrow runs from { $from }.
        [1] An arrow runs from { $from } to { $squares }.
       *[other] Arrows run from { $from } to { $squares }.
    }

diagram-arrow = An arrow runs from { $from } to { $to }.

diagram-arrow-captures = An arrow runs from { $from } to { $to }. A cross marks what this captures: { $squares }.

diagram-under = Under the picture: { $verdict }.
