# The sheet on which a game is written down.
#
# Variables:
#   tally-record-sheet: $record-sheets; total-record-sheets: $count
#   record-sheet-title: $game; record-sheet-board: $size (squares a side); record-sheet-summary: $from, $to (numbers)
#   record-sheet-move, -capture, -goes-on: $written (the move), $from, $to, $squares (captured), $count (of them)

part-record-sheet = Partieformular

outline-record-sheet = Partieformular

tally-record-sheet =
    { $record-sheets ->
        [one] 1 Seite zum Aufschreiben einer Partie
       *[other] { $record-sheets } Seiten zum Aufschreiben einer Partie
    }

total-record-sheets =
    { $count ->
        [one] 1 Seite mit Partieformularen
       *[other] { $count } Seiten mit Partieformularen
    }

record-sheet-title = Mitschrift einer Partie { $game }

record-sheet-player-attackers = { START(-the-attacker(number: "other")) }

record-sheet-player-defenders = Die Seite { -the-king(case: "genitive") }

record-sheet-event = Turnier

record-sheet-date = Datum

record-sheet-round = Runde

record-sheet-table = Tisch

record-sheet-board = Die Aufstellung auf { $size } mal { $size } Feldern, mit Buchstaben für die Spalten von links und Zahlen für die Reihen von unten.

record-sheet-how = So schreibst du einen Zug auf

record-sheet-move = Schreibe Buchstaben und Zahl des Feldes, das eine Figur verlässt, dann die des Feldes, auf das sie zieht: **{ $written }**.

record-sheet-capture = Gleich dahinter, in dasselbe Kästchen, schreibe ein x und das Feld jeder Figur, die sie schlägt: **{ $written }** geht von { $from } nach { $to } und schlägt auf { $squares }.

record-sheet-goes-on = Zieht eine Figur im selben Zug weiter, schreibe dahinter weiter: **{ $written }**.

record-sheet-result = Das Ergebnis

record-sheet-won-attackers = { START(-the-attacker(number: "other")) } haben gewonnen.

record-sheet-won-defenders = Die Seite { -the-king(case: "genitive") } hat gewonnen.

record-sheet-drawn = Es ist unentschieden.

record-sheet-ended = Wie es endete

record-sheet-time-attackers = Zeit { -the-attacker(number: "other", case: "genitive") }

record-sheet-time-defenders = Zeit der Seite { -the-king(case: "genitive") }

record-sheet-number = Nr.

record-sheet-attackers = { -attacker(number: "other") }

record-sheet-defenders = Seite { -the-king(case: "genitive") }

# In place of the sides, where a lot is drawn.
record-sheet-first = wer zuerst zieht

record-sheet-second = wer danach zieht

record-sheet-lot = Das Los

record-sheet-first-attackers = { START(-the-attacker(number: "other")) } ziehen zuerst.

record-sheet-first-defenders = Die Seite { -the-king(case: "genitive") } zieht zuerst.

# Before a line that is filled in.
record-sheet-sample = z. B.

record-sheet-summary = Leere Zeilen für die Züge von { $from } bis { $to }, mit einem Kästchen für den Zug jeder Seite.
