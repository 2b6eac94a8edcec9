# The box, the band for the board, and the page that shows how the box is folded.
#
# Variables:
#   tally-box: $box-sheets; tally-band: $band-strips; part-box, part-band, thing-box, thing-band, total-…: $count
#   thing-the-…: $sets
#   box-maker: $maker (text)
#   box-inside-pieces: $attackers, $defenders; box-inside-flat: $flat (cards and sheets)
#   box-page-title: $game (text); box-page-need: $minutes, $long, $wide, $high (lengths)
#   alt-box-step: $n, $shows (what is said of the step)

part-box =
    { $count ->
        [one] ein Blatt der Schachtel
       *[other] { $count } Blätter der Schachtel
    }

part-band = Banderole für { -the-board(case: "accusative") }

part-folding = wie man die Schachtel faltet

outline-folding = Die Schachtel falten

outline-inserts = Schachtel und Banderole

tally-box = 1 Schachtel für alles außer { -the-board(case: "dative") }, gefaltet aus { $box-sheets } Blättern Karton

tally-band = 1 Papierbanderole für { -the-board(case: "accusative") }, aus { $band-strips } Streifen

total-box =
    { $count ->
        [one] 1 Blatt der Schachtel
       *[other] { $count } Blätter von Schachteln
    }

total-band =
    { $count ->
        [one] 1 Streifen für { -the-board(case: "accusative") }
       *[other] { $count } Streifen für Banderolen
    }

total-folding =
    { $count ->
        [one] 1 Seite zum Falten der Schachtel
       *[other] { $count } Seiten zum Falten der Schachtel
    }

thing-the-box =
    { $sets ->
        [1] die zwei Blätter der Schachtel
       *[other] die Blätter der Schachteln
    }

thing-the-band =
    { $sets ->
        [1] die Banderole { -the-board(case: "genitive") }
       *[other] die Banderolen der Bretter
    }

# Without an article.
thing-box =
    { $count ->
        [one] Blatt der Schachtel
       *[other] Blätter der Schachtel
    }

# One strip and several are called alike.
thing-band = Streifen der Banderole { -the-board(case: "genitive") }

## Steps of the instructions

assembly-box = Die Schachtel wird auf Karton von etwa 200 g/m² gedruckt und braucht keinen Klebstoff. Schneide ihre zwei Blätter am Umriss aus und falte sie, wie es die Faltseite zeigt. Hinein kommen Figuren, Karten, Blätter und das Regelheft, in der Mitte noch einmal quer gefaltet. { START(-the-board) } bleibt draußen.

assembly-band = Die Banderole hält { -the-board(case: "accusative") } zusammen. Schneide ihre zwei Streifen und die Schlitze darin aus, biege sie um { -the-board(case: "accusative") } und hake die Schlitze ineinander, auf beiden Seiten dort, wo sie passen.

band-words = { -the-board }

store-box =
    { $sets ->
        [1] Bewahre das Set trocken und vor Sonne geschützt in seiner Schachtel auf, { -the-board(case: "accusative") }
       *[other] Bewahre jedes Set trocken und vor Sonne geschützt in seiner Schachtel auf, { -board.gender ->
            [feminine] seine
            [neuter] sein
           *[masculine] seinen
        } { -board(case: "accusative") }
    } { $band-strips ->
        [0] mit der Vorderseite nach außen gerollt in einer Röhre.
       *[other] daneben in der Banderole.
    }

## What is printed on the sheets of the box

box-sheet-tray = Schachtel: das Unterteil

box-sheet-cover = Schachtel: die Hülle

box-lines = Schneide am Umriss entlang. Falte an jeder gestrichelten Linie, vom Druck weg.

box-maker = Gemacht von { $maker }

box-inside = In dieser Schachtel

box-inside-pieces = 1 { -king }, { $defenders } { -defender(number: "other") } und { $attackers } { -attacker(number: "other") }, dazu Ersatzfiguren

box-inside-flat =
    { $flat ->
        [one] 1 Karte oder Blatt
       *[other] { $flat } Karten und Blätter
    }

box-inside-leaflet = die Regeln, in der Mitte noch einmal quer gefaltet

box-outside-board = { START(-the-board) } liegt nicht darin: Eine Papierbanderole hält { -he-board(case: "accusative") } zusammen.

box-outside-poster = { START(-the-board) } liegt nicht darin.

box-age-warning = Nicht geeignet für Kinder unter 3 Jahren. Kleine Teile.

## The folding page

box-page-title = So faltest du die Schachtel von { $game }

box-page-need = Zwei Blätter Karton von etwa 200 g/m², kein Klebstoff, etwa { $minutes } Minuten. Drucke in tatsächlicher Größe. Die Schachtel ist { $long } lang, { $wide } breit und { $high } hoch. Getönt ist die bedruckte Seite, weiß die Innenseite; was sich in einem Schritt bewegt, ist dunkler.

box-step-cut = Schneide beide Blätter am Umriss aus: das Unterteil und die Hülle. Ritze jede gestrichelte Linie mit Lineal und leerem Kugelschreiber.

box-step-crease = Falte jede Linie scharf vom Druck weg und öffne sie wieder.

box-step-pockets = Das Unterteil, bedruckte Seite nach unten: Falte den äußeren Teil jeder Stirnwand an der doppelten Linie ganz herüber. So entsteht in jeder Stirnwand eine Tasche, an beiden Seiten offen.

box-step-cross = Lege die Hülle auf den Tisch, bedruckte Seite nach unten, und das Unterteil quer darüber, auch mit der bedruckten Seite nach unten: seinen Boden auf die Standfläche. So heißt in der Zeichnung die große Fläche, auf die er kommt.

box-step-ends = Stelle die zwei Stirnwände auf.

box-step-linings = Stelle die zwei niedrigen Wände auf. Sie stehen zwischen den Stirnwänden und halten, was herübergefaltet wurde; die Taschen bleiben an beiden Seiten offen.

box-step-back = Stelle die Rückwand auf, ihre zwei Laschen nach innen gebogen: Sie schwenken von der Seite in die Taschen der Stirnwände. Der Kreis zeigt eine davon von hinten.

box-step-fill = Lege die Figuren in das Unterteil, dann Karten und Blätter. Falte das Regelheft in der Mitte noch einmal quer und lege es obenauf. { START(-the-board) } bleibt draußen.

box-step-close = Lege den Deckel herüber. Schwenke die Vorderwand nach unten: Ihre Laschen kommen in die Taschen, und ihre Klappe gleitet zwischen Boden und Standfläche. Hebe dafür die Vorderkante des Unterteils ein wenig an.

box-step-open = Die Schachtel ist zu. Zum Öffnen zieh die Vorderwand an ihrer Unterkante vorsichtig heraus.

box-step-band = Die Banderole, für { -the-board(case: "accusative") } neben der Schachtel: Biege ihre zwei Streifen um { -the-board(case: "accusative") } und hake die Schlitze ineinander, je einen Schlitz des einen in einen der sechs des anderen, wo sie passen.

alt-box-step = Zeichnung von Schritt { $n }: { $shows }

# Names in the drawings, as the sentences have them.
box-name-tray = UNTERTEIL
box-name-cover = HÜLLE
box-name-floor = Boden
box-name-end = Stirnwand
box-name-wall = niedrige Wand
box-name-base = Standfläche
box-name-back = Rückwand
box-name-lid = Deckel
box-name-front = Vorderwand
box-name-flap = Klappe
box-name-tab = Lasche
box-name-pocket = Tasche
box-name-board = { -board }
