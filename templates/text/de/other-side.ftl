# The other side of the board: what is printed there, how its sheets are printed, and how the parts are joined.
#
# Variables:
#   $other (text: what the game there is called); tally-other-side: also $squares (along a side)
#   back-imprint: $edition (the message of this name, of the game in front)
#   back-behind: $page, $edge (“short” or “long”)
#   back-page: $kit, $page, $pages, $front (the page of the first side)
#   alt-back-whole, alt-back-part: $game (as $other); $n, $m
#   print-other-side-…: $what, $first, $second (pages), $count (of sheets), $edge (“short” or “long”), $back-offset
#   other-side-rules: $command (text)

# In a sentence.
back-morris = Mühle

back-imprint = Die Rückseite von { $edition }

back-page = { $kit } – Rückseite von Seite { $front } – Seite { $page } von { $pages }

# On the sheet itself, where no instructions are printed.
back-behind =
    { $edge ->
        [short] Dahinter kommt Seite { $page }: Wende das Blatt über die kurze Kante.
       *[long] Dahinter kommt Seite { $page }: Wende das Blatt über die lange Kante.
    }

back-join = Kanten mit gleichen Buchstaben treffen sich, auf beiden Seiten. Ziehe durchsichtiges Klebeband über jede Naht, nur auf einer Seite.

alt-back-whole = Die Rückseite { -the-board(case: "genitive") }: { $game }.

alt-back-part = Die Rückseite von Teil { $n } von { $m } { -the-board(case: "genitive") }: ein Teil von { $game }, mit denselben Buchstaben hinter den Nähten.

## In this set

tally-other-side = auf der Rückseite { -the-board(case: "genitive") }: { $other }, mit { $squares } × { $squares } Feldern

tally-other-side-morris = auf der Rückseite { -the-board(case: "genitive") }: { $other }

other-side-rules = Dieser Befehl macht die Karten und das Regelheft von { $other }: *{ $command }*

## The pages in small

map-both-sides = { -board }, beide Seiten

map-other-side = Rückseite { -the-board(case: "genitive") }

## Printing

print-other-side-both =
    { $count ->
        [1] { $edge ->
                [short] **Drucke { $what }** beidseitig auf ein Blatt Karton, über die kurze Kante gewendet („beidseitig: kurze Kante“): Die zweite Seite ist die Rückseite { -the-board(case: "genitive") }.
               *[long] **Drucke { $what }** beidseitig auf ein Blatt Karton, über die lange Kante gewendet („beidseitig: lange Kante“): Die zweite Seite ist die Rückseite { -the-board(case: "genitive") }.
            }
       *[other] { $edge ->
                [short] **Drucke { $what }** beidseitig auf { $count } Blätter Karton, zwei Seiten auf ein Blatt, über die kurze Kante gewendet („beidseitig: kurze Kante“): Jede zweite Seite ist die Rückseite { -the-board(case: "genitive") }.
               *[long] **Drucke { $what }** beidseitig auf { $count } Blätter Karton, zwei Seiten auf ein Blatt, über die lange Kante gewendet („beidseitig: lange Kante“): Jede zweite Seite ist die Rückseite { -the-board(case: "genitive") }.
            }
    }

print-other-side-turned =
    { $count ->
        [1] **Drucke { $what }** auf ein Blatt Karton: Die zweite Seite ist die Rückseite { -the-board(case: "genitive") }.
       *[other] **Drucke { $what }** auf { $count } Blätter Karton: Jede zweite Seite ist die Rückseite { -the-board(case: "genitive") }.
    }

print-other-side-hand =
    { $count ->
        [1] { $edge ->
                [short] **Drucke { $first }** auf Karton. Wende das Blatt über die kurze Kante wie eine Buchseite, lege es wieder ein und drucke { $second }, die Rückseite { -the-board(case: "genitive") }, auf die leere Seite.
               *[long] **Drucke { $first }** auf Karton. Wende das Blatt über die lange Kante wie eine Buchseite, lege es wieder ein und drucke { $second }, die Rückseite { -the-board(case: "genitive") }, auf die leere Seite.
            }
       *[other] { $edge ->
                [short] **Drucke { $first }** auf Karton. Wende jedes Blatt über die kurze Kante wie eine Buchseite, lege alle in derselben Reihenfolge wieder ein und drucke { $second }, die Rückseite { -the-board(case: "genitive") }, auf die leeren Seiten.
               *[long] **Drucke { $first }** auf Karton. Wende jedes Blatt über die lange Kante wie eine Buchseite, lege alle in derselben Reihenfolge wieder ein und drucke { $second }, die Rückseite { -the-board(case: "genitive") }, auf die leeren Seiten.
            }
    }

print-other-side-film = Für Folie genügt dickes Papier ab 120 g/⁠m²: Keine Seite soll durchscheinen.

print-other-side-meet = Halte das Blatt gegen das Licht: Beide Seiten dürfen um 2 mm versetzt sein. Ist es mehr? Miss, um wie viel, und mache die Datei neu mit { $back-offset }: 1mm,-2mm verschiebt zweite Seiten um 1 mm nach rechts und 2 mm nach oben.

## Making

tool-matt-tape = durchsichtiges mattes Klebeband

other-side-not-glued = { START(-the-board) } wird nicht aufgeklebt, denn beide Seiten sind bedruckt: { START(-he-board) } bleibt auf dem Karton.

other-side-join = Drehe die Teile um, wie im Plan „Rückseite“: Jetzt ist links rechts, und { $other } liegt oben. Auch hier treffen sich die Seiten, an denen gleiche Buchstaben standen. Schiebe die Teile dicht zusammen und ziehe durchsichtiges mattes Klebeband, das man kaum sieht, über { $parts ->
        [2] die Naht. Das Band ist ein Scharnier: Falte { -the-board(case: "accusative") } mit dem Band nach innen.
       *[other] jede Naht. Mit ablösbarem Klebeband lässt sich { -the-board } wieder zerlegen.
    }

other-side-join-grid = Drehe die Teile auf einem ebenen Boden oder Tisch um, wie im Plan „Rückseite“: Jetzt ist links rechts, und { $other } liegt oben. Auch hier treffen sich die Seiten, an denen gleiche Buchstaben standen. Schiebe die Teile dicht zusammen und ziehe durchsichtiges mattes Klebeband, das man kaum sieht, zuerst über die kurzen Nähte in jeder Reihe, dann über die langen zwischen den Reihen. Mit ablösbarem Klebeband lässt sich { -the-board } wieder zerlegen.
