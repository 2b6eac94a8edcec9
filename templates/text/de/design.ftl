# The page for a game of one's own: questions in easy words. `design-KEY` asks what the key of a variant's file answers, and
# `design-KEY-…` are its answers.
#
# Variables:
#   tally-design: $design-pages; total-design: $count
#   design-file, alt-design-board: $size (squares a side); design-file-answers: $answers (what the file says, by the questions’ numbers)

part-design = Seite für ein eigenes Spiel

outline-design = Ein eigenes Spiel

tally-design =
    { $design-pages ->
        [one] 1 Seite für ein eigenes Spiel
       *[other] { $design-pages } Seiten für eigene Spiele
    }

total-design =
    { $count ->
        [one] 1 Seite für ein eigenes Spiel
       *[other] { $count } Seiten für eigene Spiele
    }

design-title = Erfinde dein eigenes Spiel

design-how = Zeichne deine Figuren in die Felder oder schreibe die Buchstaben hinein, die daneben stehen. Kreuze dann zu jeder Frage ein Kästchen an. Keine Antwort ist falsch, aber manche macht es einer Seite leichter. Spiele zweimal und tausche die Seiten: Dann siehst du es.

# Beside the board, each behind its piece: the letters of the file.
design-letter-king = **K** { -king }

design-letter-defender = **D** { -defender(number: "other") }

design-letter-attacker = **A** { -attacker(number: "other") }

design-name = Mein Spiel heißt

design-for-adults = Für Erwachsene: so wird es gedruckt

design-file = Der Befehl *tafl-print new variant my-game --size { $size }* schreibt eine Datei, my-game.toml. Trage darin unter *layout* die Buchstaben ein. Schreibe dann zu jeder Frage die Antwort, etwa *first = "lot"*, und lösche das # davor. Verlangt *tafl-print check --variant my-game.toml* weitere Zeilen, lösche auch vor diesen das #. Der Befehl *tafl-print --variant my-game.toml* macht das Set, mit Regeln, die sagen, was angekreuzt ist.

design-file-answers = Die Antworten in der Reihenfolge der Kästchen: { $answers }.

alt-design-board = { START(-a-board) } mit { $size } mal { $size } leeren Feldern, in die man Figuren schreibt.

## The questions

design-first = Wer macht den ersten Zug?

design-first-attackers = Wer angreift.

design-first-defenders = Die Seite { -the-king(case: "genitive") }.

design-first-lot = Wir werfen eine Münze.

design-man-steps = Wie weit darf eine Figur ziehen?

design-man-steps-any = So weit der Weg frei ist.

design-man-steps-one = Immer nur ein Feld.

design-king-steps = Und { -the-king }?

design-king-steps-any = So weit der Weg frei ist.

design-king-steps-one = Immer nur ein Feld.

design-throne = Ist das mittlere Feld etwas Besonderes?

design-throne-centre = Ja: Nur { -the-king } darf dort anhalten.

design-throne-none = Nein.

design-corners = Sind die Ecken etwas Besonderes?

design-corners-single = Ja: Sie sind nur für { -the-king(case: "accusative") } da.

design-corners-none = Nein.

design-escape = Wo gewinnt { -the-king }?

design-escape-edge = Auf jedem Feld am Rand.

design-escape-corners = In einer Ecke, wenn Ecken etwas Besonderes sind.

design-between = Darf eine Figur zwischen zwei Gegnern anhalten?

design-between-safe = Ja, sie ist dort sicher.

design-between-pass-only = Nein, sie darf nur hindurchziehen.

design-king-arms = Hilft { -the-king }, Gegner zu schlagen?

design-king-arms-armed = Ja, wie alle anderen.

design-king-arms-unarmed = Nein.

design-king-capture = Wie wird { -the-king } geschlagen?

design-king-capture-four-sides = Von allen vier Seiten.

design-king-capture-two-sides = Zwischen zwei Gegnern, wie alle anderen.
