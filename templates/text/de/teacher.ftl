# The teacher's page: a lesson of 45 minutes.
#
# Variables:
#   total-teacher: $count
#   all others: $game, $escape (texts; $escape is edge, corners or squares), $first, $move, $straight, $only, $capture,
#   $between, $goal, $king (sentences of the easy rules; $only is “none” where there is none), $piece (length of the smallest piece's side or
#   diameter in millimetres), and those of rules.ftl

part-teacher = Seite für die Lehrkraft

outline-teacher = Eine Schulstunde

total-teacher =
    { $count ->
        [one] 1 Seite für die Lehrkraft
       *[other] { $count } Seiten für die Lehrkraft
    }

teacher-title = Eine Schulstunde mit { $game }

teacher-minutes = 45 Minuten, ein Set für je zwei Kinder

teacher-need = **Du brauchst** für je zwei Kinder { -a-board(case: "accusative") }, die Figuren dazu und die einfachen Regeln; Scheren, wenn noch ausgeschnitten werden muss; und einen Umschlag für alles. Du musst das Spiel noch nicht kennen: Ein Abend zu zweit genügt. Hänge die Aufstellung so auf, dass alle sie sehen.

teacher-plan = Der Ablauf

# The rows of the plan: when, then what.
teacher-cut-when = 0 bis 15

teacher-cut = **Schneiden.** Jedes Paar schneidet sein Set aus, zuerst um alles herum; ein Kind schneidet, das andere hält und dreht das Papier. Wer früh fertig ist, hilft am nächsten Tisch. Sind die Sets schon geschnitten, spielt ihr in dieser Zeit eine zweite ganze Partie.

teacher-tell-when = 15 bis 20

teacher-tell = **Aufstellen und erzählen.** „In der Mitte steht { -the-king }{ $defenders ->
        [0] .
       *[other] , um { -he-king(case: "accusative") } herum stehen { -king.gender ->
            [feminine] ihre
           *[other] seine
        } { -defender(number: "other") }.
    } { START(-he-king) } muss { $escape ->
        [corners] in { -a-corner(case: "accusative") } kommen.
        [squares] auf ein markiertes Feld kommen.
       *[other] an den Rand { -the-board(case: "genitive") } kommen.
    } { $attackers } { -attacker(number: "other") } wollen { -he-king(case: "accusative") } aufhalten. { START(-the-attacker(number: "other")) } sind mehr, aber { -the-king } ist fast daheim.“ Wer von euch beiden spielt zuerst { -the-king(case: "accusative") }? { $first }

teacher-move-when = 20 bis 25

teacher-move = **Erste Partie: nur ziehen.** Niemand schlägt eine Figur. { START(-the-king) } läuft { $escape ->
        [corners] in { -a-corner(case: "accusative") }
        [squares] zu einem markierten Feld
       *[other] zum Rand
    }; ist { -he-king } nicht dort, wenn jede Seite zehnmal gezogen hat, haben { -the-attacker(number: "other") } gewonnen. Sage: „{ $move } { $straight }{ $only ->
        [none] “
       *[other] { " " }{ $only }“
    }

teacher-capture-when = 25 bis 31

teacher-capture = **Zweite Partie: schlagen.** Stellt neu auf und lasst { -the-king(case: "accusative") } stehen: Niemand schlägt { -he-king(case: "accusative") }. Wer zuerst zwei Gegner geschlagen hat, gewinnt. Sage: „{ $capture } { $between }“

teacher-escape-when = 31 bis 42

teacher-escape = **Dritte Partie: das ganze Spiel.** Stellt neu auf und tauscht die Seiten. Jetzt läuft { -the-king } und darf geschlagen werden. Sage: „{ $goal } { $king }“

teacher-bell-when = 42 bis 45

teacher-bell = **Es läutet.** Beendet noch den Zug. Hat niemand gewonnen, so hat die Seite { -the-king(case: "genitive") } gewonnen, wenn auf einem geraden Weg von { -he-king(case: "dative") } { $escape ->
        [corners] in { -a-corner(case: "accusative") }
        [squares] zu einem markierten Feld
       *[other] zum Rand
    } nichts steht; sonst die Seite, die mehr Figuren geschlagen hat, und bei Gleichstand beide. Zählt die Figuren in den Umschlag: { $attackers } { -attacker(number: "other", case: "accusative") }, { $defenders } { -defender(number: "other", case: "accusative") }, { -a-king(case: "accusative") }.

teacher-ask = Zum Besprechen, ein andermal

# A list.
teacher-ask-1 = Welche Seite würdest du lieber spielen, und warum?

teacher-ask-2 = Die Seiten sind verschieden. Was macht sie gleich stark, wenn sie es sind?

teacher-ask-3 = Ändert eine Regel. Was geschieht? (*--parts design* druckt eine Seite dafür.)

teacher-help = Wenn etwas fehlt

teacher-help-pieces = **Figuren:** getrocknete Bohnen für die eine Seite, Knöpfe für die andere, eine Münze für { -the-king(case: "accusative") }. Auf Papier genügen Buchstaben mit Bleistift.

teacher-help-rules = **Streit um eine Regel:** Zeige auf ihren Satz in den einfachen Regeln. Was dort nicht verboten ist, ist erlaubt; worauf sich beide einigen, das gilt.

teacher-help-small = **Kleine Teile:** Figuren von { $piece } mm, Bohnen und Knöpfe kann man verschlucken. Sie sind nichts für Kinder unter drei: Zähle sie, bevor die Klasse geht.
