# A played game on pages of diagrams.
#
# Variables:
#   $name (the game), $moves (how many), $page, $pages, $title (record-title)
#   record-event, -round, -table, -clock: $said (what the record says)
#   record-attackers, record-defenders: $player (a name), $named (“yes” or “no”: whether there is one), $first (“yes” or “no”:
#     whether they moved first)
#   record-won-…, record-drawn, -not-said, -unfinished: $how (what ended the game, “reason” or “none”), $reason (the record’s)
#   record-lost: $attackers, $defenders (how many were captured)
#   record-after, -after-first, -end: $move (its number), $play, $side (“attackers” or “defenders”)
#   record-moves-alt: $from, $to (numbers)

record-title = Eine Partie { $name }

record-subject = Eine Partie { $name } in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }, mit Diagrammen

record-page = { $title } · Seite { $page } von { $pages }

record-event = { $said }

record-round = Runde { $said }

record-table = Tisch { $said }

record-clock = Bedenkzeit { $said }

record-attackers = { $named ->
        [yes] **{ $player }** mit { -the-attacker(number: "other", case: "dative") }
       *[no] { START(-the-attacker(number: "other")) }
    }{ $first ->
        [yes] , die zuerst ziehen
       *[no] { "" }
    }

record-defenders = { $named ->
        [yes] **{ $player }** mit der Seite { -the-king(case: "genitive") }
       *[no] Die Seite { -the-king(case: "genitive") }
    }{ $first ->
        [yes] , die zuerst zieht
       *[no] { "" }
    }

record-result = { $result } { $lost }

record-won-attackers = **{ START(-the-attacker(number: "other")) } gewinnen** in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }{ $how ->
        [king-captured] : { START(-the-king) } ist geschlagen.
        [enclosed] : { START(-the-king) } und alle { -king.gender ->
                [feminine] ihre
               *[other] seine
            } { -man(number: "other") } sind eingeschlossen.
        [repetition] , da die Stellung zum dritten Mal vorkam.
        [no-move] : Die Seite { -the-king(case: "genitive") } hat keinen Zug mehr.
        [reason] : { $reason }.
       *[none] .
    }

record-won-defenders = **Die Seite { -the-king(case: "genitive") } gewinnt** in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }{ $how ->
        [king-escaped] : { START(-the-king) } ist entkommen.
        [exit-fort] : { START(-the-king) } hat eine Randburg.
        [last-attacker] : Alle { -attacker(number: "other") } sind geschlagen.
        [repetition] , da die Stellung zum dritten Mal vorkam.
        [no-move] : { START(-the-attacker(number: "other")) } haben keinen Zug mehr.
        [reason] : { $reason }.
       *[none] .
    }

record-drawn = **Unentschieden** nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }{ $how ->
        [repetition] : Die Stellung oder der Zug kam zum dritten Mal vor.
        [no-move] : Es gibt keinen Zug mehr.
        [reason] : { $reason }.
       *[none] .
    }

record-not-said = **Die Partie ist zu Ende** nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }; die Regeln sagen nicht, wer gewonnen hat.

record-unfinished = **Nicht zu Ende gespielt**: { $moves ->
        [one] 1 Zug ist aufgeschrieben.
       *[other] { $moves } Züge sind aufgeschrieben.
    }

record-lost = Geschlagen: { $attackers ->
        [0] { -no-attacker }
        [1] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }, { $defenders ->
        [0] { -no-defender }
        [1] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }.

record-start = Der Anfang

record-after = Nach Zug { $move }: { $play }

record-after-first = Nach Zug { $move } { $side ->
        [attackers] { -the-attacker(number: "other", case: "genitive") }
       *[defenders] der Seite { -the-king(case: "genitive") }
    }: { $play }

record-end = Das Ende, Zug { $move }: { $play }

record-number = Nr.

record-column-attackers = { -attacker(number: "other") }

record-column-defenders = Seite { -the-king(case: "genitive") }

record-moves-alt = Die Züge von { $from } bis { $to }: die Nummer, dann der Zug jeder Seite.
