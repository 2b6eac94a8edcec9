# The rules in easy words, for readers of eight: one idea in each sentence, at most twelve words. Each stands beside a picture;
# src/explain/questions/ chooses them. “Gegner” is a piece of the other side, and masculine whatever it is called.
#
# Variables: as in rules.ftl; of all messages of this file.

## The page

part-easy = Regeln in einfachen Worten

outline-easy = Einfache Regeln

tally-easy =
    { $easy-pages ->
        [one] 1 Seite mit einfachen Regeln
       *[other] { $easy-pages } Seiten mit einfachen Regeln
    }

total-easy =
    { $count ->
        [one] 1 Seite mit einfachen Regeln
       *[other] { $count } Seiten mit einfachen Regeln
    }

# $game (text).
easy-title = So spielt man { $game }

easy-title-then = Wenn du das Spiel schon kennst

# On one sheet with the game; $cell (millimetres).
easy-behind = Schneide nur die Figuren ab: { START(-the-board) } und diese Regeln bleiben ein Blatt. Die Felder sind { $cell } mm breit.

# The words under the picture of the sides.
easy-side-king = { -king }

easy-side-attackers = { -attacker(number: "other") }

alt-easy-sides = { START(-the-king) } und eine andere Figur auf { -king.gender ->
        [feminine] ihrer
       *[other] seiner
    } Seite; daneben { -a-attacker }.

alt-easy-thrice = Dreimal dieselbe Stellung.

alt-easy-back = Eine Stellung, eine andere und noch einmal die erste.

alt-easy-new = Drei verschiedene Stellungen.

alt-easy-alone = Eine Figur.

# The words under the pictures, where they differ from those of the leaflet.
easy-verdict-captured = geschlagen

easy-verdict-captured-not = nicht geschlagen

# The same in one word, where a picture is small.
easy-short-captured = raus

easy-short-captured-not = bleibt

easy-short-allowed = ja

easy-short-allowed-not = nein

easy-short-king-wins = gewinnt

easy-short-attackers-win = gewinnen

easy-short-draw = unentschieden

easy-short-goes-on = weiter

## Beginning

easy-setup = Stelle alle Figuren so auf, wie dieses Bild es zeigt.

easy-setup-throne = Das Feld in der Mitte ist { -the-throne }.

easy-setup-signs = Die Zeichen auf den Startfeldern bedeuten im Spiel nichts.

easy-first-attackers = Zuerst ziehen { -the-attacker(number: "other") }, dann die Seite { -the-king(case: "genitive") }, immer abwechselnd.

easy-first-defenders = Zuerst zieht die Seite { -the-king(case: "genitive") }, dann { -the-attacker(number: "other") }, immer abwechselnd.

easy-first-lot = Lost den ersten Zug aus; dann zieht ihr abwechselnd.

## Moving

easy-move-all-any = Ziehe eine Figur geradeaus über leere Felder, so weit du willst.

easy-move-all-limit =
    { $man-steps ->
        [1] Ziehe eine Figur ein Feld weit: hoch, runter, links oder rechts.
       *[other] Ziehe eine Figur geradeaus über höchstens { $man-steps } leere Felder.
    }

easy-move-men-any = Alle außer { -the-king(case: "dative") } ziehen geradeaus, so weit du willst.

easy-move-men-limit =
    { $man-steps ->
        [1] Alle außer { -the-king(case: "dative") } ziehen ein Feld: hoch, runter oder seitwärts.
       *[other] Alle außer { -the-king(case: "dative") } ziehen geradeaus, höchstens { $man-steps } Felder weit.
    }

easy-move-king-any = { START(-the-king) } zieht geradeaus über leere Felder, so weit du willst.

easy-move-king-limit =
    { $king-steps ->
        [1] { START(-the-king) } zieht nur ein Feld: hoch, runter, links oder rechts.
       *[other] { START(-the-king) } zieht geradeaus über höchstens { $king-steps } leere Felder.
    }

easy-move-straight = Ziehe nie schräg und springe nie über eine Figur.

easy-move-straight-jumps = Ziehe nie schräg und lande nie auf einer Figur.

## Marked squares

easy-throne-stop-king = Nur { -the-king } darf { -on-throne } anhalten.

easy-throne-and-corners = { START(-the-throne) } und { -the-corner(number: "other") } sind nur für { -the-king(case: "accusative") } da.

easy-throne-back = { START(-the-king) } darf { -onto-throne } zurückkehren.

easy-throne-stop-nobody = Hat { -the-king } { -the-throne(case: "accusative") } verlassen, darf dort niemand mehr anhalten.

easy-throne-stop-nobody-elsewhere = Keine Figur darf { -on-throne } anhalten, auch { -the-king } nicht.

easy-throne-stop-anyone = Jede Figur darf { -on-throne } anhalten.

easy-throne-pass-anyone = Jede Figur darf { -throne.gender ->
        [feminine] die leere
        [neuter] das leere
       *[masculine] den leeren
    } { -throne(case: "accusative") } überqueren.

easy-throne-pass-king = Nur { -the-king } darf { -throne.gender ->
        [feminine] die leere
        [neuter] das leere
       *[masculine] den leeren
    } { -throne(case: "accusative") } überqueren.

easy-throne-pass-men = Alle außer { -the-king(case: "dative") } dürfen { -throne.gender ->
        [feminine] die leere
        [neuter] das leere
       *[masculine] den leeren
    } { -throne(case: "accusative") } überqueren.

easy-throne-pass-nobody = Keine Figur darf { -the-throne(case: "accusative") } überqueren, auch { -the-king } nicht.

easy-corners = Nur { -the-king } darf in { -the-corner(number: "other", case: "accusative") } ziehen.

easy-corners-angle = { START(-each-corner) } hat drei Felder.

easy-corners-block = { START(-each-corner) } hat vier Felder.

easy-camps = Die Startfelder { -the-attacker(number: "other", case: "genitive") } sind ihre { -camp(number: "other") }.

easy-camps-enter-anyone = Jede Figur darf in { -the-camp(number: "other", case: "dative") } anhalten.

easy-camps-enter-attackers = Nur { -the-attacker(number: "other") } dürfen in { -the-camp(number: "other", case: "dative") } anhalten.

easy-camps-enter-nobody = Niemand darf von außen in { -the-camp(number: "other", case: "accusative") } ziehen.

easy-camps-pass-anyone = Jede Figur darf durch { -the-camp(number: "other", case: "accusative") } ziehen.

easy-camps-pass-attackers = Nur { -the-attacker(number: "other") } dürfen durch { -the-camp(number: "other", case: "accusative") } ziehen.

easy-camps-pass-nobody = Niemand darf von außen durch { -the-camp(number: "other", case: "accusative") } ziehen.

easy-camps-inside = { START(-the-attacker(number: "other")) } dürfen in { -camp.gender ->
        [feminine] ihrer
       *[other] ihrem
    } { -camp(case: "dative") } ziehen, bis sie { -he-camp(case: "accusative") } verlassen.

## Capturing

easy-capture = Nimm einen Gegner zwischen zwei deiner Figuren: Er verlässt { -the-board(case: "accusative") }.

easy-capture-slant = Du schlägst nur längs oder quer, nie schräg.

easy-capture-several = Du darfst mit einem Zug auch mehrere Gegner schlagen.

easy-hostile-throne-both = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } kann beim Schlagen deine zweite Figur sein.

easy-hostile-throne-attackers = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } hilft, { -attacker(number: "other", case: "accusative") } zu schlagen, nicht { -defender(number: "other", case: "accusative") }.

easy-hostile-throne-defenders = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } hilft, { -defender(number: "other", case: "accusative") } zu schlagen, nicht { -attacker(number: "other", case: "accusative") }.

easy-hostile-throne-king = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } hilft beim Schlagen nur gegen { -the-king(case: "accusative") }.

easy-hostile-throne-nobody = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } hilft niemandem beim Schlagen.

easy-hostile-occupied = Mit { -the-king(case: "dative") } { -on-it } hilft { -the-throne }, { -attacker(number: "other", case: "accusative") } zu schlagen.

easy-hostile-corners-both = Leere { -corner(number: "other") } können beim Schlagen deine zweite Figur sein.

easy-hostile-corners-attackers = { START(-the-corner(number: "other")) } helfen, { -attacker(number: "other", case: "accusative") } zu schlagen, nicht { -defender(number: "other", case: "accusative") }.

easy-hostile-corners-defenders = { START(-the-corner(number: "other")) } helfen, { -defender(number: "other", case: "accusative") } zu schlagen, nicht { -attacker(number: "other", case: "accusative") }.

easy-hostile-corners-king = Leere { -corner(number: "other") } helfen beim Schlagen nur gegen { -the-king(case: "accusative") }.

easy-hostile-corners-nobody = { START(-the-corner(number: "other")) } helfen niemandem beim Schlagen.

easy-hostile-camps-both = Leere Felder { -the-camp(number: "other", case: "genitive") } können beim Schlagen deine zweite Figur sein.

easy-hostile-camps-attackers = Leere Felder { -the-camp(number: "other", case: "genitive") } helfen, { -attacker(number: "other", case: "accusative") } zu schlagen, nicht { -defender(number: "other", case: "accusative") }.

easy-hostile-camps-defenders = Leere Felder { -the-camp(number: "other", case: "genitive") } helfen, { -defender(number: "other", case: "accusative") } zu schlagen, nicht { -attacker(number: "other", case: "accusative") }.

easy-hostile-camps-king = Leere Felder { -the-camp(number: "other", case: "genitive") } helfen beim Schlagen nur gegen { -the-king(case: "accusative") }.

easy-hostile-camps-nobody = Leere Felder { -the-camp(number: "other", case: "genitive") } helfen niemandem beim Schlagen.

easy-between = Deine Figur ist sicher, wenn sie zwischen zwei Gegner zieht.

easy-between-stop = Halte nie genau zwischen zwei Gegnern an, längs oder quer.

easy-between-pass = Du darfst zwischen zwei Gegnern hindurchziehen, ohne anzuhalten.

easy-between-squares = Ein Feld, das hilft, dich zu schlagen, zählt hier als Gegner.

easy-arms-armed = { START(-the-king) } hilft beim Schlagen wie alle anderen auf { -king.gender ->
        [feminine] ihrer
       *[other] seiner
    } Seite.

easy-arms-hammer = { START(-the-king) } hilft beim Schlagen nur, wenn { -he-king } selbst zieht.

easy-arms-anvil = { START(-the-king) } hilft beim Schlagen nur, wenn eine andere Figur zieht.

easy-arms-unarmed = { START(-the-king) } hilft nie, einen Gegner zu schlagen.

easy-shieldwall = Am Rand darfst du eine ganze Reihe von Gegnern schlagen.

easy-shieldwall-around = Stelle dich vor jeden von ihnen und an beide Enden.

easy-shieldwall-end-last = Der Zug, der sie schlägt, muss an ein Ende der Reihe gehen.

easy-shieldwall-any-last = Der Zug, der sie schlägt, darf auf jedes dieser Felder gehen.

easy-shieldwall-corners = { -corner.gender ->
        [feminine] Eine leere
        [neuter] Ein leeres
       *[masculine] Ein leerer
    } { -corner } kann ein Ende der Reihe schließen.

easy-shieldwall-pieces = { START(-the-corner(number: "other")) } können kein Ende der Reihe schließen.

easy-shieldwall-king = Steht { -the-king } in der Reihe, bleibt nur { -he-king } stehen.

easy-shieldwall-armed = { START(-the-king) } darf helfen, eine Reihe zu schlagen.

easy-shieldwall-hammer = Beim Schließen einer Reihe hilft { -the-king } nur, wenn { -he-king } zieht.

easy-shieldwall-anvil = Beim Schließen einer Reihe hilft { -the-king } nur, wenn { -he-king } wartet.

easy-shieldwall-unarmed = { START(-the-king) } hilft nie, eine Reihe zu schließen.

## Jumping and going on

easy-jump-king-special = Springen darf { -the-king } nur, wenn Start oder Ziel markiert ist.

easy-jump-king-over = { START(-the-king) } darf über einen Gegner springen, ohne ihn zu schlagen.

easy-jump-king-capturing = { START(-the-king) } darf über einen Gegner springen und ihn so schlagen.

easy-jump-commander-special = Springen dürfen { -commander(number: "other") } nur, wenn Start oder Ziel markiert ist.

easy-jump-commander-over =
    { $commanders ->
        [1] { START(-the-commander) } darf über einen Gegner springen, ohne ihn zu schlagen.
       *[other] { START(-the-commander(number: "other")) } dürfen über einen Gegner springen, ohne ihn zu schlagen.
    }

easy-jump-commander-capturing =
    { $commanders ->
        [1] { START(-the-commander) } darf über einen Gegner springen und ihn so schlagen.
       *[other] { START(-the-commander(number: "other")) } dürfen über einen Gegner springen und ihn so schlagen.
    }

easy-jump-knight-special = Springen dürfen { -knight(number: "other") } nur, wenn Start oder Ziel markiert ist.

easy-jump-knight-over =
    { $knights ->
        [1] { START(-the-knight) } darf über einen Gegner springen, ohne ihn zu schlagen.
       *[other] { START(-the-knight(number: "other")) } dürfen über einen Gegner springen, ohne ihn zu schlagen.
    }

easy-jump-knight-capturing =
    { $knights ->
        [1] { START(-the-knight) } darf über einen Gegner springen und ihn so schlagen.
       *[other] { START(-the-knight(number: "other")) } dürfen über einen Gegner springen und ihn so schlagen.
    }

easy-jump-behind = Man springt geradeaus, auf das leere Feld direkt hinter dem Gegner.

easy-jump-never-over =
    { $commanders ->
        [0] { $knights ->
            [0] Niemand springt über { -the-king(case: "accusative") }.
           *[other] Niemand springt über { -the-king(case: "accusative") } oder über { -knight(number: "other", case: "accusative") }.
        }
       *[other] { $knights ->
            [0] Niemand springt über { -the-king(case: "accusative") } oder über { -commander(number: "other", case: "accusative") }.
           *[other] Niemand springt über { -the-king(case: "accusative") }, { -commander(number: "other", case: "accusative") } oder { -knight(number: "other", case: "accusative") }.
        }
    }

easy-berserk = Nach dem Schlagen muss dieselbe Figur wieder schlagen, wenn sie kann.

## Winning

easy-escape-edge = Erreicht { -the-king } den Rand, gewinnt { -king.gender ->
        [feminine] ihre
       *[other] seine
    } Seite.

easy-escape-corners = Erreicht { -the-king } { -a-corner(case: "accusative") }, gewinnt { -king.gender ->
        [feminine] ihre
       *[other] seine
    } Seite.

easy-escape-squares = Erreicht { -the-king } ein so markiertes Feld, gewinnt { -king.gender ->
        [feminine] ihre
       *[other] seine
    } Seite.

easy-escape-camps = Randfelder { -the-camp(number: "other", case: "genitive") } sind für { -the-king(case: "accusative") } gesperrt.

easy-king-four-sides = Stehen auf allen vier Seiten { -the-king(case: "genitive") } { -attacker(number: "other") }, gewinnen sie.

easy-king-two-sides = Nehmen zwei { -attacker(number: "other") } { -the-king(case: "accusative") } zwischen sich, gewinnen sie.

easy-king-on-throne = { START(-on-throne) } schlagen erst vier { -attacker(number: "other") } { -the-king(case: "accusative") }.

easy-king-beside-closes = Neben { -throne.gender ->
        [feminine] der leeren
       *[other] dem leeren
    } { -throne(case: "dative") } reichen drei von ihnen.

easy-king-beside-open = Auch neben { -the-throne(case: "dative") } braucht es vier.

easy-king-elsewhere = Anderswo reichen zwei: Ist { -the-king } geschlagen, gewinnen { -the-attacker(number: "other") }.

easy-king-throne-closes = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } zählt als weitere Figur gegen { -the-king(case: "accusative") }.

easy-king-throne-open = { -throne.gender ->
        [feminine] Die leere
        [neuter] Das leere
       *[masculine] Der leere
    } { -throne } zählt nie als Figur gegen { -the-king(case: "accusative") }.

easy-king-corner-closes = Leere { -corner(number: "other") } zählen als Figuren gegen { -the-king(case: "accusative") }.

easy-king-corner-open = { START(-the-corner(number: "other")) } zählen nie als Figuren gegen { -the-king(case: "accusative") }.

easy-king-camp-closes = Leere Felder { -the-camp(number: "other", case: "genitive") } zählen als Figuren gegen { -the-king(case: "accusative") }.

easy-king-camp-open = Leere Felder { -the-camp(number: "other", case: "genitive") } zählen nie als Figuren gegen { -the-king(case: "accusative") }.

easy-edge-never = Am Rand kann niemand { -the-king(case: "accusative") } schlagen.

easy-edge-never-commanders = Am Rand können nur zwei { -commander(number: "other") } { -the-king(case: "accusative") } schlagen.

easy-edge-three-sides = Am Rand reichen drei { -attacker(number: "other") } um { -the-king(case: "accusative") }.

easy-edge-three-sides-alone = Am Rand reichen drei, wenn { -the-king } allein ist.

easy-edge-all-neighbours = Am Rand müssen alle Seiten geschlossen sein, die { -the-king } hat.

easy-edge-beside-corner = Direkt neben { -the-corner(number: "other", case: "dative") } ist { -the-king } sicher.

easy-edge-corner = Auf dem Feld, das an zwei Rändern liegt, ist { -he-king } sicher.

easy-edge-only-attackers = Am Rand zählen leere Felder nie gegen { -the-king(case: "accusative") }.

easy-edge-squares = Leere Felder, die gegen { -the-king(case: "accusative") } zählen, zählen auch hier.

easy-commanders = Zwei { -commander(number: "other") } schlagen { -the-king(case: "accusative") } zwischen sich, wo immer { -he-king } steht.

easy-linnaean-in-castle = Sagen wir, neben { -the-king(case: "dative") } { -on-throne } stehen drei { -attacker(number: "other") }.

easy-linnaean-anywhere = Sagen wir, neben { -the-king(case: "dative") } stehen drei { -attacker(number: "other") }.

easy-linnaean-then = Dann zählt { -he-king } als Gegner { -the-defender(case: "genitive") } neben { -he-king(case: "dative") }.

easy-enclosure = { START(-the-attacker(number: "other")) } gewinnen auch mit einem Ring um alle Figuren der Gegenseite.

easy-enclosure-outside = Kann eine davon noch zum Rand gehen, gilt der Ring nicht.

easy-exit-fort = Die Seite { -the-king(case: "genitive") } gewinnt auch durch eine sichere Randburg.

easy-exit-fort-broken = Kann eine ihrer Figuren geschlagen werden, ist es keine Randburg.

easy-repetition-must-vary = Du darfst nicht zum dritten Mal dieselbe Stellung erreichen.

easy-repetition-circle = Wer als Erster eine frühere Stellung wiederholt, beginnt einen Kreis.

easy-repetition-circle-ends = Eine neue Stellung beendet den Kreis.

easy-repetition-starter-varies = Wer den Kreis begonnen hat, darf keine Stellung zum dritten Mal herbeiführen.

easy-repetition-starter-loses = Kommt eine Stellung zum dritten Mal, verliert, wer den Kreis begonnen hat.

easy-repetition-draw = Kommt dieselbe Stellung zum dritten Mal, ist es unentschieden.

easy-repetition-defenders-lose = Kommt dieselbe Stellung zum dritten Mal, verliert die Seite { -the-king(case: "genitive") }.

easy-repetition-repeater-loses = Du verlierst, wenn du dieselbe Stellung zum dritten Mal erreichst.

easy-repetition-same-move-draw = Machst du dreimal denselben Zug, ist es unentschieden.

easy-repetition-not-said = Macht vorher aus, was gilt, wenn eine Stellung immer wiederkehrt.

easy-no-move-loss = Bist du am Zug, musst du ziehen; kannst du nicht, verlierst du.

easy-no-move-draw = Du musst ziehen; kannst du nicht, ist die Partie unentschieden.

easy-no-move-not-said = Du musst ziehen; macht vorher aus, was gilt, wenn du nicht kannst.

easy-last-attacker = Ist { -no-attacker } mehr da, gewinnt die Seite { -the-king(case: "genitive") }.

easy-last-attacker-draw = Ist { -no-attacker } mehr da, ist es auch unentschieden.

## A match

easy-match-points-cards = { START(-the-attacker(number: "other")) } legen an jeden Rand verdeckt eine Punktekarte.

easy-match-points-score = Erreicht { -the-king } einen Rand, zählt dessen Karte für { -king.gender ->
        [feminine] ihre
       *[other] seine
    } Seite.

easy-match-points-ace = Die Karte mit dem A zählt einen Punkt.

easy-match-points-win = Tauscht nach jeder Partie die Seiten: Fünf Punkte gewinnen.

easy-match-two-games = Spielt zwei Partien und tauscht nach der ersten die Seiten.

easy-match-two-games-tie = Bei Gleichstand gewinnen weniger Züge oder mehr geschlagene Figuren.
