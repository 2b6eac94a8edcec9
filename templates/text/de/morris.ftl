# The rules of nine men's morris, for the other side of the board: a page with figures. Its pieces are men.
#
# Variables:
#   $men (pieces of each player), $points (of the board), $mills (rows of three), $flying (pieces with which one flies), $least
#   (with so many one has lost)
#   part-morris, tally-morris, total-morris: $count or $morris-pages

part-morris = Regeln für Mühle

outline-morris = Mühle

tally-morris =
    { $morris-pages ->
        [one] 1 Seite mit Regeln für Mühle
       *[other] { $morris-pages } Seiten mit Regeln für Mühle
    }

total-morris =
    { $count ->
        [one] 1 Seite mit Regeln für Mühle
       *[other] { $count } Seiten mit Regeln für Mühle
    }

morris-title = Mühle

morris-subtitle = Ein Spiel für zwei, auf { -a-board(case: "dative") } mit { $points } Punkten

morris-tale = Als man um das Jahr 900 in Norwegen das Schiff von Gokstad begrub, kam { -a-board } zum Spielen mit ins Grab: auf der einen Seite Felder, auf der anderen die Linien eines Mühlespiels. Tausend Jahre lang ritzten Menschen dieses Muster in Steine, Bänke und Kirchenmauern, und manche spielen noch heute darauf.

# Two sentences beside each other, each with a picture of the piece before it.
morris-need-first = **Du brauchst** { $men ->
        [9] neun
       *[other] { $men }
    } { -attacker(number: "other", case: "accusative") } für den, der beginnt,

morris-need-second = und { $men ->
        [9] neun
       *[other] { $men }
    } { -defender(number: "other", case: "accusative") } für den anderen.

morris-aim = **Das Ziel** ist eine *Mühle*: drei eigene { -man(number: "other") } in einer Reihe auf einer Linie. Jede Mühle, die du schließt, nimmt dem anderen { -a-man(case: "accusative") }. Sind alle gesetzt, verliert, wer nur noch { $least ->
        [2] zwei
       *[other] { $least }
    } { -man(number: "other", case: "accusative") } hat oder nicht ziehen kann.

morris-place-title = 1. Setzen

morris-place = { START(-the-board) } ist anfangs leer. { START(-the-attacker(number: "other")) } beginnen. Setzt abwechselnd je { -a-man(case: "accusative") } auf einen beliebigen leeren Punkt, wo Linien sich treffen, bis jeder alle { $men ->
        [9] neun
       *[other] { $men }
    } gesetzt hat.

morris-place-alt = { START(-the-board) }: drei Vierecke ineinander, in der Mitte ihrer Seiten durch vier Linien verbunden. Darauf sind { $points } Punkte, und die ersten zwei { -man(number: "other") } sind gesetzt.

morris-mill-title = 2. Eine Mühle schließen

morris-mill = Drei in einer Reihe auf einer Linie sind eine Mühle. Sie zählt sofort, beim Setzen ebenso wie später. Es gibt { $mills } solche Reihen. Drei um eine Ecke sind keine Mühle.

morris-mill-alt = { START(-a-attacker) } wird neben zwei andere gesetzt: Die drei stehen in einer Reihe auf der unteren Seite des äußeren Vierecks.

morris-take-title = 3. Schlagen

morris-take = Sooft du eine Mühle schließt, nimm { -a-man(case: "accusative") } des anderen für immer aus dem Spiel. { -man(number: "other") } in einer Mühle sind sicher, außer wenn alle in Mühlen stehen. Schließt ein Zug zwei Mühlen, nimmst du trotzdem nur { -a-man(case: "accusative") }.

morris-take-alt = Die Mühle ist geschlossen. { START(-a-defender) }, allein stehend, ist durchgestrichen. Drei andere in einer Reihe bilden eine Mühle und sind sicher.

morris-move-title = 4. Ziehen

morris-move = Sind alle gesetzt, zieht abwechselnd { -a-man(case: "accusative") } auf einer Linie zu einem leeren Punkt gleich daneben. Du darfst deine Mühle öffnen und in einem späteren Zug wieder schließen: Das nimmt jedes Mal { -a-man(case: "accusative") }.

morris-move-alt = Pfeile führen von { -a-attacker(case: "dative") } auf den Linien zu jedem leeren Punkt daneben.

morris-fly-title = 5. Springen

morris-fly = Wer nur noch { $flying ->
        [3] drei
       *[other] { $flying }
    } { -man(number: "other", case: "accusative") } hat, darf springen: Der Zug führt dann auf einen beliebigen leeren Punkt, ohne Linie. Der andere zieht weiter auf den Linien, bis auch er nur noch { $flying ->
        [3] drei
       *[other] { $flying }
    } hat.

morris-fly-alt = Drei { -attacker(number: "other") } sind übrig. Ein Pfeil führt von { -attacker.gender ->
        [feminine] einer
       *[other] einem
    } davon quer über { -the-board(case: "accusative") } ans Ende einer Reihe, zu der die beiden anderen gehören.

morris-win-title = 6. Gewinnen

morris-win = Du gewinnst, wenn der andere nur noch { $least ->
        [2] zwei
       *[other] { $least }
    } { -man(number: "other", case: "accusative") } hat oder nicht mehr ziehen kann. Hier können { -the-attacker(number: "other") } nicht ziehen. Kommt dieselbe Stellung zum dritten Mal vor, ist die Partie unentschieden.

morris-win-alt = Vier { -attacker(number: "other") } in einer Ecke { -the-board(case: "genitive") }; auf jedem Punkt neben ihnen steht { -a-man }.

morris-tip = **Gut zu wissen:** Am stärksten sind die Punkte, wo vier Linien sich treffen. Zieht { -a-man } zwischen zwei Mühlen hin und her, schließt jeder Zug eine davon. Mit Anfängern spielt ihr besser ohne Springen.
