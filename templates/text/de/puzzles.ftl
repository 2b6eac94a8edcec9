# Puzzles: what they are called, what they ask for, and the answers.
#
# Variables:
#   part-puzzles, tally-puzzles, total-puzzles: $count or $puzzle-pages
#   puzzles-title, puzzles-answers, puzzles-proved: $game, $count
#   puzzle-task, puzzle-answer: $kind, $side, $solution, $turns, $tries; with $number before them on the pages
#   alt-puzzle: $number, $king, $attackers, $defenders

part-puzzles = Rätsel

outline-puzzles = Rätsel

tally-puzzles =
    { $puzzle-pages ->
        [one] 1 Seite mit Rätseln
       *[other] { $puzzle-pages } Seiten mit Rätseln
    }

total-puzzles =
    { $count ->
        [one] 1 Seite mit Rätseln
       *[other] { $count } Seiten mit Rätseln
    }

puzzles-title = { $game }: Rätsel

puzzles-how = Jedes Rätsel hat genau einen richtigen ersten Zug, was die andere Seite auch tut. Schreibt ihn als von und nach auf, etwa d4‑d1. Je mehr Punkte gefüllt sind, desto schwerer ist es. Stellt die Figuren auf euer Brett, wenn das hilft. Buchstaben und Zahlen an einem Brett benennen seine Felder: a1 liegt unten links.

puzzles-answers = Lösungen

puzzles-proved = Das Programm hat diese Stellungen in Partien gegen sich selbst gefunden und auch alle anderen Züge ausprobiert: Keiner davon tut, was verlangt ist.

# On the pages.
puzzle-numbered-task = **{ $number }.** { puzzle-task }

puzzle-numbered-answer = **{ $number }.** { puzzle-answer }

# What a puzzle asks for.
puzzle-task =
    { $kind ->
        [escape] { START(-the-king) } entkommt mit einem Zug.
        [capture-two] { $side ->
            [attackers] { START(-the-attacker(number: "other")) } sind am Zug: Schlage mindestens zwei Figuren auf einmal.
           *[defenders] Die Seite { -the-king(case: "genitive") } ist am Zug: Schlage mindestens zwei Figuren auf einmal.
        }
        [stop-escape] { START(-the-attacker(number: "other")) } sind am Zug: Lass { -the-king(case: "accusative") } nicht mit dem nächsten Zug entkommen.
        [win-in-two] { $side ->
            [attackers] { START(-the-attacker(number: "other")) } sind am Zug und gewinnen mit dem zweiten Zug.
           *[defenders] Die Seite { -the-king(case: "genitive") } ist am Zug und gewinnt mit dem zweiten Zug.
        }
       *[win-in-three] { $side ->
            [attackers] { START(-the-attacker(number: "other")) } sind am Zug und gewinnen mit dem dritten Zug.
           *[defenders] Die Seite { -the-king(case: "genitive") } ist am Zug und gewinnt mit dem dritten Zug.
        }
    }

puzzle-answer =
    { $turns ->
        [one] { $solution }.
       *[other] { $solution }. Nur dieser erste Zug gewinnt; andere Antworten halten nicht länger stand.
    }{ $tries ->
        [0] {""}
        [one] {" "}Ein anderer Zug sieht fast so gut aus und scheitert.
       *[other] {" "}{ $tries } andere Züge sehen fast so gut aus und scheitern.
    }

alt-puzzle =
    Stellung von Rätsel { $number }. { -king }: { $king }. { -attacker(number: "other") }: { $attackers }.{ $defenders ->
        [none] {""}
       *[other] {" "}{ -defender(number: "other") }: { $defenders }.
    }
