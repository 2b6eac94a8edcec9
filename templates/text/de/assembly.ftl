# Die ersten Seiten des Sets: was dazugehört, wie es entsteht; und was auf jeder Seite steht, die geschnitten wird.
#
# Variables (numbers unless said otherwise). What the kit lacks has no variable, and no message that names it is used.
#   $sets; $parts (of the board), $rows, $columns; $size (squares along a side), $cell, $side (all squares),
#   $whole (with the frame; texts with the unit), $extent (extent-bare or extent-framed)
#   $kings, $men, $discs (both) of all sets, $king-disc, $piece-disc (texts with the unit), $pieces-sheets
#   $pieces-pages, $spares-pages, $pages (texts: “Seite 5”, “die Seiten 5 bis 7”: nominative or accusative);
#     $spares (of all sets)
#   $cards, $points, $score-sheets (of a set); $leaflet-pages, $folded (sheets), $leaves, $leaflets (of all sets)
#   $time-laminated, $time-glued, $time-card, $time-discs, $time-colours, $time-labels (texts with the unit)
#   $rim, $apart (film around what is laminated, and between two things; texts with the unit)
#   $pouches, $pouch, $hinge-pouch (texts: name and measures), $hinge-size (its name)
#   $things, $tools, $list, $taken, $kinds, $games, $kit, $file, $poster, $making, $name, $nudge (texts); $count;
#     $place (a page). $things and $tools are accusatives, but those of laminate-out stand without an article
#   page-label: $kit, $part (text), $page, $pages; page-number: $page, $pages
#   part-boards: $first, $last, $count (parts on the page), $m; part-board: $n, $m
#   alt-board-part: $n, $m, $columns, $rows; alt-board-whole: $columns, $rows
#   picture-sides: $darker (attackers or defenders: whose pieces are darker)
#   alt-start: $size, $attackers, $defenders
#   alt-figure: $shown (text); alt-figure-picture, for each of several: also $n
#   document-title: $name (text)
#   version: $version (text); edition-number: $number
#   edition, edition-nameless: $name, $edition (edition-number), $fingerprint (six letters and digits; texts)
#   imprint: $edition (the message of this name), $command (texts)

assembly-title = So entsteht das Set

## Tools

assembly-tools-title = Du brauchst

assembly-tools = { $tools }.

assembly-tools-knife = { $tools }. Das Messer ist Sache der Erwachsenen.

tools-and = { $list }; und { $last }

tool-pencil = einen Bleistift

tool-knife = ein Bastelmesser, ein Stahllineal und eine Schneidematte

tool-scissors = eine Schere

tool-punch = falls vorhanden, Kreisstanzer von { $piece-disc } und { $king-disc }

tool-tape = durchsichtiges Klebeband

tool-glue = einen Klebestift

tool-pencils = Buntstifte

tool-way = was dein Weg verlangt

## Choose a way

assembly-ways-title = Wähle deinen Weg

ways-all = Nimm einen dieser Wege. Mache seine Schritte, danach die von „{ $making }“; deren Zeit ist mitgerechnet.

ways-beside = Die Figuren können daneben einen eigenen Weg gehen.

ways-only = Mache die Schritte von „{ $making }“ zuletzt; deren Zeit ist mitgerechnet.

ways-pieces = Für die Figuren zusätzlich:

way-name = Weg

way-time = Zeit

way-needs = Du brauchst

way-lasts = Es hält

way-laminated = Laminiert

way-laminated-time = { $time-laminated }

way-laminated-needs = Laminiergerät; Folien ab 125 Mikron, die flach bleiben

way-laminated-lasts = viele Jahre; abwischbar

way-glued = Auf Karton geklebt

way-glued-time = { $time-glued }, dann trocknen

way-glued-needs = 1,5 bis 2 mm dicken Karton, Klebestift oder Sprühkleber

way-glued-lasts = viele Jahre, wenn es trocken bleibt

way-card = Auf Karton gedruckt

way-card-time = { $time-card }

way-card-needs = Karton mit 200 bis 250 g/⁠m²

way-card-lasts = ein bis zwei Jahre Spielen

way-stickers = Aufkleber auf Holz

way-stickers-time = + { $time-discs }

way-stickers-needs = { $discs } Holzscheiben, Aufkleberpapier

way-stickers-lasts = viele Jahre

way-transparency = Klare Folie auf Scheiben

way-transparency-time = + { $time-discs }, dann trocknen

way-transparency-needs = { $discs } Scheiben in zwei hellen Farben, Overheadfolie, klaren Klebstoff

way-transparency-lasts = viele Jahre

way-colours = Karton in zwei Farben

way-colours-time = + { $time-colours }

way-colours-needs = einen hellen und einen farbigen Karton; ein Schwarzweißdrucker genügt

way-colours-lasts = so lange wie der Karton

alt-ways = Die Wege, das Set zu machen: wie lange jeder dauert, was er braucht und wie lange das Set hält.

## Laminated

assembly-laminate-title = Laminiert: { $time-laminated }

laminate-need-pouches =
    { $pouches ->
        [1] Du brauchst ein Laminiergerät und eine Laminierfolie im Format { $pouch }, mindestens 125 Mikron dick: In dünnerer Folie rollt sich das Set.
       *[other] Du brauchst ein Laminiergerät und { $pouches } Laminierfolien im Format { $pouch }, mindestens 125 Mikron dick: In dünnerer Folie rollt sich das Set.
    }

laminate-need-large = Keine übliche Laminierfolie ist groß genug: Lass die Teile in einem Copyshop zwischen zwei Folien laminieren.

laminate-print = Drucke auf Papier oder dünnen Karton.

laminate-cards = Schneide die Karten aus; falte jede an der gestrichelten Linie, mit dem Druck nach außen, und klebe sie zusammen.

laminate-trim-parts = Schneide die Teile { -the-board(case: "genitive") } an den Außenkanten aus, aber noch nicht an den Nähten, hinter denen Buchstaben stehen.

laminate-trim-board = Schneide { -the-board(case: "accusative") } an der Außenkante aus.

laminate-corners = Runde die Ecken an den gedruckten Rundungen ab.

laminate-fold = Falte und klebe { $pieces-pages }, wie unter „{ $making }“ beschrieben, aber schneide die Figuren noch nicht aus.

laminate-lay = Lege { $things } in die Folien, mit mindestens { $apart } Abstand, jedes große Stück in eine eigene. Laminiere, und lass alles unter einem Buch flach auskühlen.

laminate-out =
    { $count ->
        [1] Nicht in die Folie: { $things }.
       *[other] Nicht in die Folie: { $things }.
    }

laminate-rim = Wenn du alles aus der Folie schneidest, lass um { $things } einen Rand von { $rim } stehen.

laminate-flush-both = Lass keinen an den Nähten, die auf der Gitterlinie geschnitten werden, sodass die Buchstaben wegfallen, und keinen um die Figuren: Folie würde dort Lücken machen.

laminate-flush-seams = Lass keinen an den Nähten, die auf der Gitterlinie geschnitten werden, sodass die Buchstaben wegfallen: Folie würde dort eine Lücke machen.

laminate-flush-pieces = Lass um die Figuren keine Folie stehen: Sonst werden sie zu groß.

laminate-round = Schneide die Ecken der Folie rund, damit sie nicht stechen.

laminate-go-on = Mache unter „{ $making }“ mit den Figuren weiter.

laminate-hinge-tape = Das Scharnier: Verbinde die beiden Hälften auf der Rückseite mit Klebeband, wie unter „{ $making }“ beschrieben.

laminate-hinge-pouch = Das Scharnier: Üblich ist Klebeband auf der Rückseite, wie unten beschrieben. Wenn dein Laminiergerät { $hinge-size } schafft, kann Folie das Scharnier sein: Schneide vor dem Laminieren beide Hälften an der Naht, und lege sie mit der Vorderseite nach oben und 2 mm Abstand zusammen in eine Folie im Format { $hinge-pouch }. Dann ist kein Klebeband nötig.

alt-hinge = Zwei Scharniere im Querschnitt. Links: Die Hälften stoßen aneinander, jede zwischen eigenen Folien, und auf der Rückseite läuft Klebeband an der Naht entlang. Rechts: Beide Hälften liegen mit 2 mm Abstand zwischen denselben zwei Folien, die sich in der Lücke verbinden.

hinge-label-film = Folie

hinge-label-paper = Papier

hinge-label-tape = Klebeband

hinge-tape = Klebeband dahinter

hinge-film = Eine Folie, 2 mm Abstand

thing-board-parts = die Teile { -the-board(case: "genitive") }

thing-board = { -the-board(case: "accusative") }

thing-cards = die Karten

thing-uncut-pieces = die ungeschnittenen Figuren

thing-the-cards = die Karten

thing-reminder-cards = die Merkkarten

thing-the-board = { -the-board(case: "accusative") }

thing-outer-edges = die Außenkanten { -the-board(case: "genitive") }

thing-the-scores =
    { $sets ->
        [1] den Punktezettel
       *[other] die Punktezettel
    }

# In laminate-out, without an article.
thing-leaflets =
    { $count ->
        [1] Regelheft
       *[other] Regelhefte
    }

thing-scores =
    { $count ->
        [1] Punktezettel
       *[other] Punktezettel
    }

## Glued to card

glue-need = Drucke auf Papier. Nimm 1,5 bis 2 mm dicken Karton, etwa die Rückwand eines Zeichenblocks, und Klebestift oder Sprühkleber: Nasser Klebstoff wellt das Papier.

glue-need-pieces = Drucke auf Papier. Nimm 1,5 bis 2 mm dicken Karton, für die Figuren 1 mm, etwa die Rückwand eines Zeichenblocks, und Klebestift oder Sprühkleber: Nasser Klebstoff wellt das Papier.

glue-thin = Schneide { $things } zuerst ab: Dafür ist kein dicker Karton nötig.

glue-folded = Nur { $pieces-pages } faltest und klebst du stattdessen zusammen, wie unter „{ $making }“ beschrieben: Dort sind die Figuren.

glue-order = Streiche den Klebstoff dünn auf den Karton, lege die Seite darauf und streiche sie von der Mitte nach außen glatt: zuerst { -the-board(case: "accusative") }, zuletzt die Figuren.

glue-spread = Streiche den Klebstoff dünn auf den Karton, lege die Seite darauf und streiche sie von der Mitte nach außen glatt.

glue-press = Presse alles eine Stunde unter schweren Büchern.

glue-dry-order = Was zuerst geklebt wurde, ist zuerst trocken: Schneide in derselben Reihenfolge.

glue-dry = Dann ist alles trocken genug zum Schneiden.

## Printed on card

assembly-card-title = Auf Karton gedruckt: { $time-card }

assembly-card = Drucke auf Karton mit 200 bis 250 g/⁠m², wenn dein Drucker ihn einzieht. Lass die Tinte zehn Minuten trocknen, bevor du schneidest.

## Round labels

assembly-labels-title = Runde Etiketten: + { $time-labels }

labels-test =
    { $count ->
        [1] Prüfe, bevor du ein Etikettenblatt nimmst: Drucke { $pages } auf normales Papier, lege es auf das Etikettenblatt und halte beides gegen das Licht. Liegt jedes Bild in seinem Etikett? Wenn nicht, miss die Abweichung und mache die Datei neu mit { $nudge }: 1mm,-2mm verschiebt die Bilder um 1 mm nach rechts und 2 mm nach oben.
       *[other] Prüfe, bevor du Etikettenblätter nimmst: Drucke { $pages } auf normales Papier, lege jedes Blatt auf sein Etikettenblatt und halte beide gegen das Licht. Liegt jedes Bild in seinem Etikett? Wenn nicht, miss die Abweichung und mache die Datei neu mit { $nudge }: 1mm,-2mm verschiebt die Bilder um 1 mm nach rechts und 2 mm nach oben.
    }

labels-sheet =
    { $sheets ->
        [1] Drucke { $pages } auf ein Blatt { $name }, Durchmesser der Etiketten { $diameter }: { $kinds }.
       *[other] Drucke { $pages } auf { $sheets } Blätter { $name }, Durchmesser der Etiketten { $diameter }: { $kinds }.
    }

labels-press = Drücke jedes Etikett auf eine Scheibe seiner Größe: Holz, dicker Karton, ein Chip oder eine Münze. Diese Figuren brauchen keine Schere.

## Beside any way

assembly-discs-title = Aufkleber oder klare Folie auf Scheiben

assembly-discs-1 =
    { $kings ->
        [1] Du brauchst Scheiben: eine von { $king-disc } und { $men } von { $piece-disc }.
       *[other] Du brauchst Scheiben: { $kings } von { $king-disc } und { $men } von { $piece-disc }.
    } { $pieces-sheets ->
        [1] Drucke { $pieces-pages } noch einmal, auf ein Blatt Aufkleber für Holz oder auf Overheadfolie für Scheiben in zwei hellen Farben, und schneide die Figuren aus.
       *[other] Drucke { $pieces-pages } noch einmal, auf Aufkleberpapier für Holz oder auf Overheadfolie für Scheiben in zwei hellen Farben, und schneide die Figuren aus.
    }

assembly-discs-2 = Drücke jeden Aufkleber von der Mitte her an, oder klebe die Folie mit klarem Klebstoff fest und lass ihn eine Stunde trocknen.

assembly-mono-title = Schwarzweiß

assembly-mono = Ein Schwarzweißdrucker genügt: Zeichen und Tönung unterscheiden die Seiten ohne Farbe.

assembly-mono-low = Ein Schwarzweißdrucker genügt: Die Zeichen unterscheiden die Seiten ohne Farbe.

assembly-colours =
    { $pieces-sheets ->
        [1] Für mehr Kontrast drucke { $pieces-pages } zweimal, auf Karton in zwei Farben, und schneide { -the-king(case: "accusative") } und { -the-defender(number: "other", case: "accusative") } aus dem einen, { -the-attacker(number: "other", case: "accusative") } aus dem anderen.
       *[other] Für mehr Kontrast drucke { $pieces-pages } je zweimal, auf Karton in zwei Farben, und schneide { -the-king(case: "accusative") } und { -the-defender(number: "other", case: "accusative") } aus dem einen, { -the-attacker(number: "other", case: "accusative") } aus dem anderen.
    }

assembly-colour-title = Zum Ausmalen

assembly-colour = Das Set ist in Umrissen gedruckt, damit du es ausmalen kannst. Nimm Buntstifte, und male, bevor du schneidest: Ganze Seiten lassen sich besser festhalten.

assembly-colour-sides = Gib jeder Seite eine eigene Farbe, { -the-defender(number: "other", case: "dative") } eine helle und { -the-attacker(number: "other", case: "dative") } eine dunkle, damit niemand sie verwechselt.

## The board from a print shop

assembly-poster-title = { START(-the-board) } aus der Druckerei

assembly-poster =
    { $sets ->
        [1] Lass die Druckerei die Datei { $poster } mit 100 % drucken, ohne Anpassen.
       *[other] Lass die Druckerei die Datei { $poster } { $sets }-mal mit 100 % drucken, ohne Anpassen.
    } Gut ist schweres mattes Papier ab 200 g/⁠m²; Plane oder Leinwand lässt sich aufrollen. Prüfe, ob die Felder { $cell } messen.

assembly-poster-cut = Schneide { -the-board(case: "accusative") } an den Marken aus, oder überlass es der Druckerei: Die Seitenlänge ist { $whole }.

assembly-poster-film = Schneide { -the-board(case: "accusative") } an den Marken aus: Die Seitenlänge ist { $whole }. Das ist zu groß für Laminierfolien, aber die Druckerei kann laminieren.

## Cut, join, fold

assembly-cut-title = Schneiden, verbinden, falten

assembly-cut-join-title = Schneiden und verbinden

assembly-cut-fold-title = Schneiden und falten

assembly-cut-only-title = Ausschneiden

assembly-leaflet-title = Das Regelheft

assembly-knife-title = So wird geschnitten

assembly-cut-first = Zuerst kommen lange gerade Schnitte, die in der Mitte einer Seite vor denen am Rand, damit die Seite steif bleibt.

assembly-cut-ruler = Lege das Lineal an zwei Schnittmarken, die kurzen schwarzen Striche außerhalb der Ecken, und ziehe das Messer drei- oder viermal leicht daran entlang. Halte an den Ecken an, damit die anderen Marken bleiben.

assembly-cut-1 = Schneide { $things } aus.

assembly-cut-film = Lege für jeden geraden Schnitt das Lineal an zwei Schnittmarken, die kurzen schwarzen Striche außerhalb der Ecken, oder wo sie weg sind, an die Linie selbst. Ziehe das Messer drei- oder viermal leicht daran entlang.

assembly-cut-number =
    { $sets ->
        [1] Die Nummer jedes Teils { -the-board(case: "genitive") } steht daneben oder unten auf seiner Seite. Schreibe sie auf die Rückseite, sobald der Teil ausgeschnitten ist.
       *[other] Die Nummer jedes Teils { -the-board(case: "genitive") } und die seines Sets stehen daneben oder unten auf seiner Seite. Schreibe beide auf die Rückseite, sobald der Teil ausgeschnitten ist.
    }

assembly-cut-2 = Falte jede Karte an der gestrichelten Linie, mit dem Druck nach außen. Streiche innen Klebstoff auf und drücke sie zusammen.

assembly-cut-score =
    { $sets ->
        [1] Der Punktezettel wird nur ausgeschnitten. Kopiere ihn, bevor du darauf schreibst, oder drucke ihn neu, wenn er voll ist.
       *[other] Die Punktezettel werden nur ausgeschnitten. Kopiere einen, bevor du darauf schreibst, oder drucke ihn neu, wenn er voll ist.
    }

pieces-last = Zuletzt kommen die Figuren.

pieces-fold =
    { $pieces-sheets ->
        [1] Falte { $pieces-pages } an der gestrichelten Linie, mit dem Druck nach außen. Klebe die beiden Hälften zusammen und presse sie unter einem Buch, bis sie trocken sind. Dann haben die Figuren Vorder- und Rückseite.
       *[other] Falte { $pieces-pages } an der gestrichelten Linie, mit dem Druck nach außen. Klebe jeweils die beiden Hälften zusammen und presse sie unter Büchern, bis sie trocken sind. Dann haben die Figuren Vorder- und Rückseite.
    }

pieces-strips =
    { $pieces-sheets ->
        [1] Schneide die Seite zwischen den Reihen in Streifen, die Streifen in Vierecke.
       *[other] Schneide jede Seite zwischen den Reihen in Streifen, die Streifen in Vierecke.
    }

pieces-round = Schneide jedes Viereck mit der Schere rund: Drehe das Papier, nicht die Hand.

pieces-square = Messer und Lineal genügen, ohne Schere: Die Figuren liegen Kante an Kante, und jeder Schnitt geht gerade durch. Schneide zuerst Streifen, dann die Streifen in Figuren.

pieces-round-edge = Jedes Viereck wird rund geschnitten, und zwar an der Innenseite { $edge }, sodass nichts von der Linie an der Figur bleibt:

pieces-line =
    { $rim ->
        [white] der äußersten { $line ->
                [white] weißen
                [light] hellen
                [coloured] farbigen
                [grey] grauen
                [dark] dunklen
               *[other] schwarzen
            } Linie
       *[other] der { $line ->
                [white] weißen
                [light] hellen
                [coloured] farbigen
                [grey] grauen
                [dark] dunklen
               *[other] schwarzen
            } Linie im { $rim ->
                [light] hellen
                [coloured] farbigen
                [grey] grauen
                [dark] dunklen
               *[other] schwarzen
            } Rand
    }

pieces-line-or = { $list } oder { $last }

pieces-round-turn = Mit der Schere drehst du das Papier, nicht die Hand.

pieces-round-edge-bare = Schneide am Rand jeder Scheibe entlang:

pieces-round-punch = Mit einem Stanzer: Drehe ihn um, sodass du die Figur durch ihn siehst, richte ihn an den kurzen Strichen mittig aus, bis die Linie ringsum verdeckt ist, und drücke zu.

pieces-square-edge = Schneide von Marke zu Marke:

pieces-size-both = Dann misst { -the-king } { $king-disc }, jede andere Figur { $piece-disc }.

pieces-size-king = Dann misst { -the-king } { $king-disc }.

pieces-size-men = Dann misst jede Figur { $piece-disc }.

assembly-sort = Auf jedem Teil steht die Nummer seines Sets. Sortiere beim Schneiden in Umschläge, einen für jedes Set, von 1 bis { $sets }.

assembly-join-1 = Lege die { $parts } Teile { -the-board(case: "genitive") } mit der Vorderseite nach oben, wie im Plan „Vorderseite“: Es treffen sich die Seiten, an denen gleiche Buchstaben standen.

assembly-join-2 = Drehe die Teile um, die Vorderseite nach unten, wie im Plan „Rückseite“: Jetzt ist links rechts. Schiebe sie dicht zusammen und klebe Klebeband über { $parts ->
        [2] die Naht. Das Klebeband ist ein Scharnier: Falte { -the-board(case: "accusative") } mit dem Druck nach außen.
       *[other] jede Naht. Mit ablösbarem Klebeband lässt sich { -the-board } wieder zerlegen.
    }

assembly-join-grid-1 = Lege die { $parts } Teile { -the-board(case: "genitive") } mit der Vorderseite nach oben in { $rows } Reihen zu { $columns }, wie im Plan „Vorderseite“: Es treffen sich die Seiten, an denen gleiche Buchstaben standen.

assembly-join-grid-2 = Drehe die Teile auf einem ebenen Boden oder Tisch um, die Vorderseite nach unten, wie im Plan „Rückseite“: Jetzt ist links rechts. Schiebe sie dicht zusammen und klebe Klebeband zuerst über die kurzen Nähte in jeder Reihe, dann über die langen zwischen den Reihen. Mit ablösbarem Klebeband lässt sich { -the-board } wieder zerlegen.

assembly-leaflet-cut =
    { $leaflets ->
        [1] Schneide das Regelheft an den Marken aus seiner Seite.
       *[other] Schneide die Regelhefte an den Marken aus ihren Seiten.
    }

assembly-leaflet =
    { $folded ->
        [1] { $leaflets ->
                [1] Falte das Regelheft an den Falzmarken, sodass „Diese Seite nach außen“ außen steht, und streiche den Falz mit einem Löffelrücken scharf.
               *[other] Falte jedes Regelheft an den Falzmarken, sodass „Diese Seite nach außen“ außen steht, und streiche den Falz mit einem Löffelrücken scharf.
            }
       *[other] { $leaflets ->
                [1] Falte jedes Blatt des Regelhefts an den Falzmarken, sodass „Diese Seite nach außen“ außen steht, und streiche die Falze mit einem Löffelrücken scharf.
               *[other] Falte jedes Blatt eines Regelhefts an den Falzmarken, sodass „Diese Seite nach außen“ außen steht, und streiche die Falze mit einem Löffelrücken scharf.
            } Lege das innere Blatt in das äußere: Dann stehen die Seiten in der Reihenfolge ihrer Nummern.
    }

assembly-leaflet-leaves =
    { $leaflets ->
        [1] Lege die { $leaves } Blätter des Regelhefts nach ihren Seitenzahlen aufeinander, und verbinde sie an der linken Kante mit zwei Heftklammern oder einem Streifen Klebeband.
       *[other] Lege die { $leaves } Blätter jedes Regelhefts nach ihren Seitenzahlen aufeinander, und verbinde sie an der linken Kante mit zwei Heftklammern oder einem Streifen Klebeband.
    }

picture-set = Das Set, bereit für den ersten Zug.

picture-sides =
    { $darker ->
        [attackers] Die dunklen Figuren sind { -the-attacker(number: "other") }, die hellen { -the-defender(number: "other") }; die größte ist { -the-king }.
       *[defenders] Die dunklen Figuren sind { -the-defender(number: "other") }, die hellen { -the-attacker(number: "other") }; die größte ist { -the-king }.
    }

scheme-front = Vorderseite

scheme-back = Rückseite, gespiegelt

## A sheet for each pair of a class: $pair-cuts, $pair-numbered (those with numbers on the sheet), $pair-minutes

class-tools = für je zwei Kinder ein Blatt Karton, eine Schere und einen großen Umschlag (C4); kein Messer, kein Lineal, keinen Klebstoff.

class-share-out =
    { $sets ->
        [1] Das Paar schneidet sein Blatt selbst. Es hat { $pair-cuts } gerade Schnitte und braucht etwa { $pair-minutes } Minuten.
        [2] Gib jedem Paar sein Blatt: Beide Paare schneiden zugleich. Ein Blatt hat { $pair-cuts } gerade Schnitte und braucht etwa { $pair-minutes } Minuten.
       *[other] Gib jedem Paar sein Blatt: Alle { $sets } Paare schneiden zugleich. Ein Blatt hat { $pair-cuts } gerade Schnitte und braucht etwa { $pair-minutes } Minuten.
    }

class-cut = Schneidet an den grauen Linien entlang: zuerst rings um alles, in der Reihenfolge der Nummern von 1 bis { $pair-numbered }, an jeder dort, wohin ihre Schere zeigt; dann wie im Bild zwischen { -the-board(case: "dative") }, der Karte und den Figuren, immer an einer Linie, die durch alles geht, was ihr in der Hand habt.

class-straight = Jeder Schnitt geht gerade durch das ganze Papier in eurer Hand, von Rand zu Rand. Nichts wird gefaltet, und nichts wird geklebt.

class-pieces = Schneidet zuletzt die Streifen in Figuren, Linie für Linie. Jede Figur misst { $piece-disc } mal { $piece-disc }, auch { -the-king }.

class-spares = Wenn mehr Figuren da sind, als das Spiel braucht, sind sie Ersatz: Bewahrt sie für die auf, die verloren gehen.

# Where there are several sets.
class-numbers = Die kleine Zahl auf { -the-board(case: "dative") } und auf jeder Figur ist die ihres Sets, damit nach Hause findet, was auf dem Boden liegt.

class-keep = Alles kommt in den Umschlag. Schreibt darauf, wem das Set gehört, wie am unteren Rand der Karte.

## Afterwards

assembly-play-title = Aufstellen und aufbewahren

assembly-store-title = Aufbewahren

store-set-up = Stelle die Figuren auf wie im Bild auf der ersten Seite, und spiele.

store-set-up-leaflet = Stelle die Figuren auf wie im Bild auf der ersten Seite. Wie gespielt wird, steht im Regelheft.

store =
    { $sets ->
        [1] Bewahre das Set flach, trocken und vor Sonne geschützt auf.
       *[other] Bewahre die Sets flach, trocken und vor Sonne geschützt auf.
    }

store-board-folded =
    { $sets ->
        [1] { START(-the-board) } wird gefaltet und kommt in einen großen Umschlag.
       *[other] { START(-the-board) } jedes Sets wird gefaltet und kommt in einen großen Umschlag.
    }

store-board-whole =
    { $sets ->
        [1] { START(-the-board) } braucht eine flache Schachtel oder Mappe, die etwas größer ist.
       *[other] { START(-the-board) } jedes Sets braucht eine flache Schachtel oder Mappe, die etwas größer ist.
    }

store-board-parts = Mit ablösbarem Klebeband lässt sich { -the-board } zerlegen und passt in einen großen Umschlag; am Stück braucht { -he-board } eine Mappe in voller Größe.

store-board-poster = Rolle { -the-board(case: "accusative") } am besten mit der Vorderseite nach außen in eine Röhre.

store-flat-beside = Was sonst flach ist, kommt dazu.

store-flat = Was flach ist, kommt in einen Umschlag.

store-pieces =
    { $sets ->
        [1] Die Figuren kommen in einen kleinen Beutel.
       *[other] Die Figuren jedes Sets kommen in einen kleinen Beutel.
    }

assembly-lost-title = Eine Figur ist weg?

assembly-lost = Drucke ihre Seite noch einmal, und schneide die aus, die dir fehlt.

assembly-lost-spares =
    { $spares ->
        [one] Es gibt eine Ersatzfigur (siehe { $spares-pages }). Ist sie aufgebraucht, drucke die Seite mit der fehlenden Figur noch einmal.
       *[other] Es gibt { $spares } Ersatzfiguren (siehe { $spares-pages }). Sind sie aufgebraucht, drucke die Seite mit der fehlenden Figur noch einmal.
    }

assembly-lost-part-title = Etwas ist weg?

assembly-lost-part = Drucke die Seite dazu noch einmal.

## What is in the set

tally-title =
    { $sets ->
        [1] In diesem Set
       *[other] In jedem der { $sets } Sets
    }

tally-board =
    { $parts ->
        [1] 1 { -board } mit { $size } × { $size } Feldern von { $cell }: { $extent }
       *[other] 1 { -board } mit { $size } × { $size } Feldern von { $cell }, in { $parts } Teilen: { $extent }
    }

tally-board-poster = 1 { -board } mit { $size } × { $size } Feldern von { $cell }, aus der Druckerei: { $extent }

extent-bare = Seitenlänge { $side }

extent-framed = Felder { $side }, mit Rahmen { $whole }

tally-kings =
    { $kings ->
        [one] 1 { -king }
       *[other] { $kings } × { -king }
    }

tally-defenders =
    { $defenders ->
        [one] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }

tally-attackers =
    { $attackers ->
        [one] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }

tally-spares =
    { $spares ->
        [one] 1 Ersatzfigur
       *[other] { $spares } Ersatzfiguren
    }

tally-cards =
    { $cards ->
        [one] 1 Merkkarte
       *[other] { $cards } Merkkarten
    }

tally-points =
    { $points ->
        [one] 1 Punktekarte
       *[other] { $points } Punktekarten
    }

tally-score =
    { $score-sheets ->
        [one] 1 Punktezettel
       *[other] { $score-sheets } Punktezettel
    }

tally-leaflet =
    { $leaflet-pages ->
        [4] 1 Regelheft mit vier Seiten
        [8] 1 Regelheft mit acht Seiten, aus zwei gefalteten Blättern
       *[other] 1 Regelheft mit { $leaflet-pages } Seiten, aus { $folded } gefalteten Blättern
    }

tally-leaflet-leaves =
    { $leaflet-pages ->
        [4] 1 Regelheft mit vier Seiten, aus zwei einzelnen Blättern
        [8] 1 Regelheft mit acht Seiten, aus vier einzelnen Blättern
       *[other] 1 Regelheft mit { $leaflet-pages } Seiten, aus { $leaves } einzelnen Blättern
    }

tally-total = Das macht zusammen { $list }.

total-board-parts = { $count } Teile für { -the-board(case: "accusative") }

total-pieces =
    { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }

total-spares =
    { $count ->
        [one] 1 Ersatzfigur
       *[other] { $count } Ersatzfiguren
    }

total-cards =
    { $count ->
        [one] 1 Merkkarte
       *[other] { $count } Merkkarten
    }

total-points =
    { $count ->
        [one] 1 Punktekarte
       *[other] { $count } Punktekarten
    }

total-scores =
    { $count ->
        [one] 1 Punktezettel
       *[other] { $count } Punktezettel
    }

total-leaflets =
    { $count ->
        [one] 1 Regelheft
       *[other] { $count } Regelhefte
    }

## Pieces that serve several games

shared-game = { $name } ({ $taken })

shared-here = Mit diesen Figuren spielst du { $games }.

# $file: the file of the set in its first language
set-elsewhere = In dieser Datei stehen die Texte des Sets auf Deutsch. Alles andere druckst du aus der Datei { $file }.

shared-there = Die Figuren zu diesem Set sind im Set { $kit }: Mit ihnen spielst du { $games }. { $game } braucht davon { $taken }.

shared-there-page = Die Figuren zu diesem Set sind im Set { $kit }: in { $file }, ab der Seite mit der Nummer { $place }. Mit ihnen spielst du { $games }. { $game } braucht davon { $taken }.

## Where to read more, licence, version

reading-title = Zum Weiterlesen

reading = H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952); R. C. Bell, *Board and Table Games from Many Civilizations* (1960); Damian Walker, *Reconstructing Hnefatafl* (2013). Figuren und Bretter der Wikingerzeit sind im British Museum, im Irischen Nationalmuseum, im Schwedischen Historischen Museum und im JORVIK Viking Centre in York zu sehen.

licence-title = Lizenz

licence = Dieses gedruckte Set steht unter der Lizenz CC BY‑SA 4.0: Du darfst es kopieren, verändern, verschenken oder verkaufen, wenn du tafl‑print als Quelle nennst und es unter derselben Lizenz weitergibst.

version = Gemacht mit tafl‑print { $version }

## Which edition of the game it is: in this form on page 1, in the leaflet and on the cards

edition-number =
    { $number ->
        [1] erste Ausgabe
        [2] zweite Ausgabe
        [3] dritte Ausgabe
        [4] vierte Ausgabe
        [5] fünfte Ausgabe
        [6] sechste Ausgabe
        [7] siebte Ausgabe
        [8] achte Ausgabe
        [9] neunte Ausgabe
        [10] zehnte Ausgabe
       *[other] Ausgabe { $number }
    }

edition = { $name }, { $edition }, { $fingerprint }

edition-nameless = { $edition }, { $fingerprint }

imprint = { $edition }. Mit diesem Befehl entsteht das Set noch einmal: *{ $command }*

## Page furniture

page-label = { $kit } – { $part } – Seite { $page } von { $pages }

page-number = Seite { $page } von { $pages }

part-board = { -board }, Teil { $n } von { $m }

part-boards =
    { $count ->
        [1] { -board }, Teil { $first } von { $m }
        [2] { -board }, Teile { $first } und { $last } von { $m }
       *[other] { -board }, Teile { $first } bis { $last } von { $m }
    }

part-board-whole = { -board }

part-pieces = Figuren

part-assembly = Geschichte und Anleitung

part-assembly-alone = So entsteht das Set

ruler-50 = 50 mm

ruler-2in = 2 Zoll

## The file itself

document-title = { $name }: ein Set zum Drucken und Spielen

document-subject = { START(-the-board) }, Figuren, Merkkarten, Regelheft und Anleitung

outline-assembly = Geschichte und Anleitung

outline-board = { START(-the-board) }

outline-pieces = Figuren

outline-leaflet = Regelheft

## Alternative texts

alt-board-part = Teil { $n } von { $m } { -the-board(case: "genitive") }: { $columns } Spalten und { $rows } Reihen von Feldern, mit Buchstaben hinter den Nähten, die zeigen, welche Teile zusammengehören.

alt-board-whole = { START(-the-board) }: { $columns } Spalten und { $rows } Reihen von Feldern.

alt-start = { START(-the-board) } mit { $size } × { $size } Feldern und aufgestellten Figuren: { -the-king }, { $defenders ->
        [one] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    } und { $attackers ->
        [one] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }.

alt-spares = Ersatzfiguren zum Ausschneiden.

alt-figure = Diagramm: { $shown }

alt-figure-picture = Bild { $n }: { $shown }

alt-scheme-front = Die Teile { -the-board(case: "genitive") } von vorn, mit ihren Buchstaben an den Nähten.

alt-scheme-back = Die Teile { -the-board(case: "genitive") } von hinten, gespiegelt, wie sie beim Zusammenkleben liegen.

alt-step-cut-board = Auf zwei Schnittmarken einer Seite mit { -the-board(case: "dative") } liegt ein Lineal, über dem Teil, der bleibt; ein Messer schneidet daran entlang.

alt-step-cut-card = Auf zwei Schnittmarken einer Seite liegt ein Lineal, über dem Teil, der bleibt; ein Messer schneidet daran entlang.

alt-step-fold-card = Eine Karte, halb geschlossen: Der Druck ist außen, der Klebstoff innen.

alt-step-fold-pieces = Eine Seite mit Figuren, halb geschlossen: Der Druck ist außen, der Klebstoff innen.

alt-step-strips = Eine Seite mit runden Figuren wird zwischen den Reihen in Streifen geschnitten, dann ein Streifen in Vierecke.

alt-step-strips-square = Eine Seite mit viereckigen Figuren wird in Streifen geschnitten, dann ein Streifen in Figuren.

alt-step-edge = Der Rand einer Figur, vierfach vergrößert: Ein Pfeil läuft an der Innenseite { $edge } entlang.

alt-step-round = Eine Schere schneidet um den Rand einer Figur; ein Pfeil dreht ihr das Papier entgegen.

alt-step-tape = Zwei Teile { -the-board(case: "genitive") } liegen auf der Vorderseite dicht beieinander, und an ihrer Naht läuft Klebeband entlang.

alt-step-hinge = { START(-the-board) }, halb geschlossen: Die Felder sind außen, das Klebeband des Scharniers innen.

alt-step-leaflet = Das Regelheft, halb geschlossen, mit dem Titel außen; ein Löffel fährt den Falz hinab.

alt-step-leaves = Die Blätter des Regelhefts aufeinander, mit zwei Heftklammern an der linken Kante.

alt-step-check = Eine Seite mit zwei Linien; an der oberen liegt ein Lineal.

alt-step-glue = Eine Seite liegt auf dickem Karton; Pfeile streichen sie von der Mitte nach außen glatt. Daneben ein Klebestift.

alt-step-wood = Ein runder Aufkleber wird auf eine Scheibe gedrückt; daneben eine fertige Figur.

alt-step-set-up = Ein kleines Spiel: helle Figuren in der Mitte, dunkle an den Rändern und eine, die gerade aufgestellt wird.

alt-step-bag = Ein zugebundener Beutel und Figuren daneben.

alt-step-envelope = Ein Umschlag, in dem halb { -the-board } steckt, und Figuren daneben.

alt-cut-order = Das Blatt im Kleinen mit seinen Schnitten; die langen haben ihre Nummern.

alt-step-corners = Eine Schere schneidet die Ecke eines Folienrands rund.

alt-step-trim-part = Ein Teil { -the-board(case: "genitive") } wird an den Außenkanten ausgeschnitten; die Naht, hinter der ein Buchstabe steht, ist noch nicht geschnitten.

alt-step-trim-board = { START(-the-board) } wird an der Außenkante ausgeschnitten.

alt-step-pouch = Eine Laminierfolie, darin zwei Dinge mit Abstand.

alt-step-rim-part = Folie wird mit einem Rand an den Außenkanten eines Teils { -the-board(case: "genitive") } geschnitten, an der Naht ohne Rand.

alt-step-rim = Folie wird mit einem Rand auf allen Seiten geschnitten.
