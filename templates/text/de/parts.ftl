# Was auf Seiten steht, die geschnitten werden, und die Überschriften besonderer Figuren.
#
# Variables:
#   part-boards-some: $list (numbers with commas between them), $m
#   part-cards, part-points: $count
#   outline-card: $title (text, that of the card)
#   pieces-commander, pieces-knight: $count
#   alt-pieces-…: $count
#   set-number: $set; set-range: $first, $last, $count; part-board-of-set: $n, $m, $set
#   set-range-named: $first, $last (texts), $count; part-board-of-named-set: $n, $m, $name (text)

part-boards-some = { -board }, Teile { $list } von { $m }

part-boards-join = Kanten mit gleichen Buchstaben treffen sich. Klebe sie hinten zusammen.

part-cards =
    { $count ->
        [one] 1 Merkkarte
       *[other] { $count } Merkkarten
    }

part-points =
    { $count ->
        [one] 1 Punktekarte
       *[other] { $count } Punktekarten
    }

part-score = Punktezettel

outline-cards = Karten

outline-card = Karte: { $title }

## Of several sets: on a page, under a part of the board, on a card

set-number = Set { $set }

set-range =
    { $count ->
        [2] Sets { $first } und { $last }
       *[other] Sets { $first } bis { $last }
    }

# Of sets that have names of their own.
set-range-named =
    { $count ->
        [2] { $first } und { $last }
       *[other] { $first } bis { $last }
    }

part-board-of-named-set = { -board }, Teil { $n } von { $m }, { $name }

part-board-of-set = { -board }, Teil { $n } von { $m }, Set { $set }

## Captions over officers, and their words on cards

pieces-commander =
    { $count ->
        [one] 1 { -commander }
       *[other] { $count } { -commander(number: "other") }
    }

pieces-knight =
    { $count ->
        [one] 1 { -knight }
       *[other] { $count } { -knight(number: "other") }
    }

card-setup-commanders =
    { $count ->
        [one] Unter { -the-attacker(number: "other", case: "dative") }: 1 { -commander }.
       *[other] Unter { -the-attacker(number: "other", case: "dative") }: { $count } { -commander(number: "other") }.
    }

card-setup-knights =
    { $count ->
        [one] Unter { -the-defender(number: "other", case: "dative") }: 1 { -knight }.
       *[other] Unter { -the-defender(number: "other", case: "dative") }: { $count } { -knight(number: "other") }.
    }

## Alternative texts of the pieces on a page

alt-pieces-king =
    { $count ->
        [one] 1 Figur zum Ausschneiden: { -the-king }.
       *[other] { $count } Figuren zum Ausschneiden: { -the-king } jedes Sets.
    }

alt-pieces-defender =
    { $count ->
        [one] 1 Figur zum Ausschneiden: { -defender }.
       *[other] { $count } Figuren zum Ausschneiden: { -defender(number: "other") }.
    }

alt-pieces-attacker =
    { $count ->
        [one] 1 Figur zum Ausschneiden: { -attacker }.
       *[other] { $count } Figuren zum Ausschneiden: { -attacker(number: "other") }.
    }

alt-pieces-commander =
    { $count ->
        [one] 1 Figur zum Ausschneiden: { -commander }.
       *[other] { $count } Figuren zum Ausschneiden: { -commander(number: "other") }.
    }

alt-pieces-knight =
    { $count ->
        [one] 1 Figur zum Ausschneiden: { -knight }.
       *[other] { $count } Figuren zum Ausschneiden: { -knight(number: "other") }.
    }

## The match for points: cards and score sheet
#
# points-alt: $sign (text), $points; points-worth: $points

points-alt =
    { $points ->
        [one] Eine Karte mit dem Buchstaben { $sign }, einen Punkt wert.
       *[other] Eine Karte mit der Ziffer { $sign }, { $points } Punkte wert.
    }

points-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

score-points-title = Ein Wettkampf auf fünf Punkte

score-points-how = { START(-the-attacker(number: "other")) } legen die Karten A, 2, 3 und 4 verdeckt hin, neben jeden Rand eine. Verlässt { -a-king } dort { -the-board(case: "accusative") }, zählt die Karte für { -king.gender ->
        [feminine] ihren
       *[other] seinen
    } Spieler; A zählt 1. Danach werden die Seiten getauscht. Wer fünf Punkte hat, gewinnt den Wettkampf.

score-points-summary = Eine leere Tabelle für die Partien eines Wettkampfs: Datum, wer die Seite { -the-king(case: "genitive") } hatte, Karte und die bisherigen Punkte beider Spieler.

score-player = Spieler { $n }

score-game = Partie

score-king-player = Wer { -the-king(case: "accusative") } hatte

score-card = Karte

score-points-of = Punkte Spieler { $n }

## The match of two games

score-games-title = Zwei Partien, Seiten getauscht

score-games-how = Zwei Partien werden gespielt, dazwischen die Seiten getauscht. Mache einen Strich für jeden eigenen Zug und einen für jede gegnerische Figur, die du schlägst. Wer beide Partien gewinnt, gewinnt den Wettkampf. Gewinnt jeder eine, entscheiden die Striche: weniger Züge oder mehr geschlagene Figuren. Vereinbart wird vorher, was von beidem zuerst zählt. Ist das gleich, entscheidet das andere; ist beides gleich, endet der Wettkampf unentschieden.

score-games-summary = Eine leere Tabelle für zwei Partien: für jeden Spieler die Züge, die geschlagenen Figuren und ob die Partie gewonnen wurde.

score-attackers = { -the-attacker(number: "other") }

score-king-side = die Seite { -the-king(case: "genitive") }

score-side = Seite

score-moves = Züge

score-captured = Geschlagen

score-won = Sieg

score-winner = Sieger des Wettkampfs
