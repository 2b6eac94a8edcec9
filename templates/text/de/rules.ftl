# The numbered rules: short titles (rule-title-…), printed in bold, and whole sentences, one or more
# for each value of each question. A rule is one or more of these messages in a row; src/explain/questions/
# chooses them.
#
# Variables, all numbers unless said otherwise; any message may use them:
#   $size, $attackers and $defenders (officers among them, the king not), $commanders, $knights
#   $man-steps, $king-steps (how far men and king move at most; 0 where there is no limit)
#   $escape-squares (text: their names, such as “a6, k6”), $escape-count (how many)
#   rule-figures only: $count (how many figures show the rule), $figure and $last (the first and last number)

# Stands at the end of the last sentence of a rule that figures show, before its full stop.
rule-figures =
    { $count ->
        [1] (Abb. { $figure })
        [2] (Abb. { $figure } und { $last })
       *[other] (Abb. { $figure } bis { $last })
    }

## Setting up

rule-title-setup = Aufstellung.

rule-setup-players =
    Ein Spieler führt { -the-king(case: "accusative") }{ $defenders ->
        [0] { " " }ohne { -man(number: "other", case: "accusative") }
        [1] { " " }mit { -a-defender(case: "dative") }
       *[other] { " " }mit { $defenders } { -defender(number: "other", case: "dative") }
    }{ $knights ->
        [0] { "" }
        [1] { " " }(darunter { -the-knight(case: "dative") })
       *[other] { " " }(darunter { $knights } { -knight(number: "other", case: "dative") })
    }, der andere { $attackers ->
        [1] { -a-attacker(case: "accusative") }
       *[other] { $attackers } { -attacker(number: "other", case: "accusative") }
    }{ $commanders ->
        [0] { "" }
        [1] { " " }(darunter { -the-commander(case: "accusative") })
       *[other] { " " }(darunter { $commanders } { -commander(number: "other", case: "accusative") })
    }.

# Where the king starts: on the throne, in the middle of a board without one, elsewhere.
rule-setup = Stell die Figuren wie gezeigt auf, mit { -the-king(case: "dative") } { -on-throne }, dem Feld in der Mitte.

rule-setup-no-throne = Stell die Figuren wie gezeigt auf, mit { -the-king(case: "dative") } in der Mitte.

rule-setup-elsewhere = Stell die Figuren wie gezeigt auf.

rule-setup-throne = Das Feld in der Mitte { -the-board(case: "genitive") } ist { -the-throne }.

rule-setup-unmarked = Kein Feld { -the-board(case: "genitive") } hat eine eigene Regel.

# Not where the attackers start in camps, which have rules of their own.
rule-setup-signs = Zeichen auf den Startfeldern haben im Spiel keine Bedeutung.

rule-setup-men = „{ -man(number: "other") }“ heißen in diesen Regeln { -attacker(number: "other") } und { -defender(number: "other") }, aber nie { -the-king }.

## Turns and moves

rule-title-first = Abwechselnd ziehen.

rule-first-attackers = { START(-the-attacker(number: "other")) } ziehen zuerst; dann wird abwechselnd gezogen. Bist du am Zug, musst du mit einer deiner Figuren ziehen.

rule-first-defenders = Die Seite { -the-king(case: "genitive") } zieht zuerst; dann wird abwechselnd gezogen. Bist du am Zug, musst du mit einer deiner Figuren ziehen.

rule-first-lot = Wer zuerst zieht, wird ausgelost; dann wird abwechselnd gezogen. Bist du am Zug, musst du mit einer deiner Figuren ziehen.

rule-title-move = Ziehen.

rule-move-all-any = Jede Figur, auch { -the-king }, zieht geradeaus in ihrer Reihe oder Spalte, über beliebig viele leere Felder.

rule-move-all-limit =
    { $man-steps ->
        [1] Jede Figur, auch { -the-king }, zieht ein Feld nach oben, unten, links oder rechts, wenn es leer ist.
       *[other] Jede Figur, auch { -the-king }, zieht geradeaus in ihrer Reihe oder Spalte über leere Felder, höchstens { $man-steps } in einem Zug.
    }

rule-move-men-any = Alle { -man(number: "other") } ziehen geradeaus in ihrer Reihe oder Spalte, über beliebig viele leere Felder.

rule-move-men-limit =
    { $man-steps ->
        [1] Alle { -man(number: "other") } ziehen ein Feld nach oben, unten, links oder rechts, wenn es leer ist.
       *[other] Alle { -man(number: "other") } ziehen geradeaus in ihrer Reihe oder Spalte über leere Felder, höchstens { $man-steps } Felder in einem Zug.
    }

rule-move-king-any = { START(-the-king) } zieht geradeaus in { -king.gender ->
            [feminine] ihrer
           *[other] seiner
        } Reihe oder Spalte, über beliebig viele leere Felder.

rule-move-king-limit =
    { $king-steps ->
        [1] { START(-the-king) } zieht immer nur ein Feld weit: nach oben, unten, links oder rechts, wenn es leer ist.
       *[other] { START(-the-king) } zieht geradeaus in { -king.gender ->
            [feminine] ihrer
           *[other] seiner
        } Reihe oder Spalte über leere Felder, aber höchstens { $king-steps } Felder in einem Zug.
    }

rule-move-straight = Keine Figur zieht schräg, und keine darf eine andere überspringen oder auf ihr landen.

rule-move-straight-jumps = Keine Figur zieht schräg, und keine darf auf einer anderen landen. Nur die unter „Springen“ genannten dürfen eine überspringen.

## Marked squares

rule-title-throne = { START(-the-throne) }.

rule-throne-stop-king = Nur { -the-king } darf { -on-throne } anhalten und beliebig oft dorthin zurückkehren.

rule-throne-stop-king-elsewhere = Nur { -the-king } darf { -on-throne } anhalten, und das beliebig oft.

rule-throne-stop-nobody = Keine Figur darf { -on-throne } anhalten. Auch { -the-king } darf nicht dorthin zurück, wenn { -he-king } einmal fort ist.

rule-throne-stop-nobody-elsewhere = Keine Figur darf { -on-throne } anhalten, auch { -the-king } nicht.

rule-throne-stop-anyone = Jede Figur darf { -on-throne } anhalten, wie auf jedem anderen Feld.

rule-throne-pass-anyone = Ist dieses Feld leer, darf jede Figur es überqueren.

rule-throne-pass-king = Ist dieses Feld leer, darf { -the-king } es überqueren, aber keine andere Figur.

rule-throne-pass-men = Ist dieses Feld leer, dürfen alle { -man(number: "other") } es überqueren.

rule-throne-pass-nobody = Keine Figur darf darüber hinweg auf die Felder dahinter ziehen, auch { -the-king } nicht.

rule-title-corners = { START(-the-corner(number: "other")) }.

rule-corners-single = Die vier { -corner(number: "other") } { -the-board(case: "genitive") } sind allein für { -the-king(case: "accusative") } da: Keine andere Figur darf dorthin ziehen.

rule-corners-angle = Die vier { -corner(number: "other") } bestehen aus je drei Feldern: dem, an dem zwei Ränder { -the-board(case: "genitive") } zusammenstoßen, und seinen beiden Nachbarn am Rand. Sie sind allein für { -the-king(case: "accusative") } da: Keine andere Figur darf dorthin ziehen.

rule-corners-block = Die vier { -corner(number: "other") } sind Blöcke von je 2 × 2 Feldern, dort, wo zwei Ränder { -the-board(case: "genitive") } zusammenstoßen. Sie sind allein für { -the-king(case: "accusative") } da: Keine andere Figur darf dorthin ziehen oder sie überqueren.

rule-title-camps = { START(-the-camp(number: "other")) }.

rule-camps = Die Startfelder { -the-attacker(number: "other", case: "genitive") } sind ihre { -camp(number: "other") }; Felder, die mit einer Seite aneinanderstoßen, bilden zusammen { -a-camp(case: "accusative") }.

rule-camps-anyone-anyone = Jede Figur darf auf diesen Feldern anhalten und sie überqueren.

rule-camps-anyone-attackers = Jede Figur darf auf diesen Feldern anhalten, aber nur { -the-attacker(number: "other") } dürfen sie überqueren.

rule-camps-anyone-nobody = Jede Figur darf auf diesen Feldern anhalten, aber keine darf über sie hinweg auf andere ziehen.

rule-camps-attackers-anyone = Nur { -the-attacker(number: "other") } dürfen auf diesen Feldern anhalten, aber jede Figur darf sie überqueren.

rule-camps-attackers-attackers = Nur { -the-attacker(number: "other") } dürfen auf diesen Feldern anhalten oder sie überqueren.

rule-camps-attackers-nobody = Nur { -the-attacker(number: "other") } dürfen auf diesen Feldern anhalten, und keine Figur darf über sie hinweg auf andere ziehen.

rule-camps-nobody-anyone = Keine Figur darf auf diese Felder ziehen, um dort anzuhalten, aber jede darf sie überqueren.

rule-camps-nobody-attackers = Keine Figur darf auf diese Felder ziehen, um dort anzuhalten, und nur { -the-attacker(number: "other") } dürfen sie überqueren.

rule-camps-nobody-nobody = Keine Figur darf auf diese Felder ziehen oder sie überqueren.

# Follows where the attackers themselves are kept from something.
rule-camps-inside = Innerhalb { -a-camp(case: "genitive") } ziehen { -the-attacker(number: "other") }, die darin stehen, wie auf anderen Feldern; ist aber { -a-attacker } einmal draußen, auch mitten in einem Zug, gilt diese Regel auch für { -he-attacker(case: "accusative") }.

## Escape

rule-title-escape = { START(-the-king) } entkommt.

rule-escape-edge = Die Seite { -the-king(case: "genitive") } gewinnt sofort, wenn { -the-king } den Rand { -the-board(case: "genitive") } erreicht: Jedes der äußersten Felder genügt.

rule-escape-camps = Randfelder, die zu { -camp(number: "other", case: "dative") } gehören, sind { -he-king(case: "dative") } verschlossen und daher kein Ausweg.

rule-escape-corners = Die Seite { -the-king(case: "genitive") } gewinnt sofort, wenn { -the-king } { -corner.gender ->
            [feminine] eine
            [neuter] eines
           *[masculine] einen
        } der vier { -corner(number: "other", case: "genitive") } erreicht.

rule-escape-corner-squares = Die Seite { -the-king(case: "genitive") } gewinnt sofort, wenn { -the-king } irgendein Feld der vier { -corner(number: "other", case: "genitive") } erreicht.

rule-escape-squares =
    { $escape-count ->
        [1] Die Seite { -the-king(case: "genitive") } gewinnt sofort, wenn { -the-king } das Feld { $escape-squares } erreicht. Die Buchstaben und Zahlen um die erste Abbildung zeigen, welches das ist.
       *[other] Die Seite { -the-king(case: "genitive") } gewinnt sofort, wenn { -the-king } eines dieser Felder erreicht: { $escape-squares }. Die Buchstaben und Zahlen um die erste Abbildung zeigen, welche das sind.
    }

## Capturing

rule-title-capture = Schlagen.

rule-capture = Du schlägst { -man.gender ->
            [feminine] eine gegnerische
            [neuter] ein gegnerisches
           *[masculine] einen gegnerischen
        } { -man(case: "accusative") }, indem du { -he-man(case: "accusative") } in die Zange nimmst: Zieh mit { -a-man(case: "dative") } direkt { -man.gender ->
            [neuter] daneben
           *[other] neben { -he-man(case: "accusative") }
        }, während auf { -man.gender ->
            [feminine] ihrer
           *[other] seiner
        } anderen Seite { -man.gender ->
            [feminine] eine zweite
            [neuter] ein zweites
           *[masculine] ein zweiter
        } von dir steht, in derselben Reihe oder Spalte. Geschlagene { -man(number: "other") } kommen { -board.gender ->
            [feminine] von der
           *[other] vom
        } { -board(case: "dative") }. Ein Zug kann mehrere Gegner schlagen.

rule-title-hostile = Feindliche Felder.

rule-hostile = Manche leeren Felder ersetzen dir { -man.gender ->
            [feminine] die zweite
            [neuter] das zweite
           *[masculine] den zweiten
        } { -man(case: "accusative") }: Sie sind feindlich. { -man.gender ->
            [feminine] Eine gegnerische
            [neuter] Ein gegnerisches
           *[masculine] Ein gegnerischer
        } { -man } direkt neben so einem Feld wird geschlagen, wenn du mit { -a-man(case: "dative") } auf { -man.gender ->
            [feminine] ihre
           *[other] seine
        } andere Seite ziehst, dem Feld genau gegenüber.

rule-hostile-throne-corners-both = { START(-the-throne) } und { -the-corner(number: "other") } sind für { -man(number: "other", case: "accusative") } beider Seiten feindlich.

rule-hostile-throne-corners-attackers = { START(-the-throne) } und { -the-corner(number: "other") } sind für { -attacker(number: "other", case: "accusative") } feindlich, für { -defender(number: "other", case: "accusative") } nicht.

rule-hostile-throne-corners-defenders = { START(-the-throne) } und { -the-corner(number: "other") } sind für { -defender(number: "other", case: "accusative") } feindlich, für { -attacker(number: "other", case: "accusative") } nicht.

rule-hostile-throne-both = { START(-the-throne) } ist für { -man(number: "other", case: "accusative") } beider Seiten feindlich.

rule-hostile-throne-attackers = { START(-the-throne) } ist für { -attacker(number: "other", case: "accusative") } feindlich, für { -defender(number: "other", case: "accusative") } nicht.

rule-hostile-throne-defenders = { START(-the-throne) } ist für { -defender(number: "other", case: "accusative") } feindlich, für { -attacker(number: "other", case: "accusative") } nicht.

rule-hostile-throne-empty-nobody = { -throne.gender ->
            [feminine] Die
            [neuter] Das
           *[masculine] Der
        } leere { -throne } ist für { -no-man(case: "accusative") } feindlich.

rule-hostile-occupied-attackers = Mit { -the-king(case: "dative") } { -on-it } ist { -the-throne } nur für { -attacker(number: "other", case: "accusative") } feindlich.

rule-hostile-occupied-nobody = Mit { -the-king(case: "dative") } { -on-it } ist { -the-throne } für niemanden feindlich.

# Behind the sentence before, where the king himself takes part in captures.
rule-hostile-occupied-king = { START(-the-king) } selbst schlägt von dort aus trotzdem.

# Instead of the two before, where the throne is hostile to no man at any time.
rule-hostile-throne-nobody = Gegen { -the-throne(case: "accusative") } selbst wird nie { -a-man } geschlagen, ob { -he-throne } leer ist oder nicht.

rule-hostile-corners-both = { START(-the-corner(number: "other")) } sind für { -man(number: "other", case: "accusative") } beider Seiten feindlich.

rule-hostile-corners-attackers = { START(-the-corner(number: "other")) } sind für { -attacker(number: "other", case: "accusative") } feindlich, für { -defender(number: "other", case: "accusative") } nicht.

rule-hostile-corners-defenders = { START(-the-corner(number: "other")) } sind für { -defender(number: "other", case: "accusative") } feindlich, für { -attacker(number: "other", case: "accusative") } nicht.

rule-hostile-corners-nobody = Gegen { -the-corner(number: "other", case: "accusative") } wird nie { -a-man } geschlagen.

rule-hostile-camps-both = Leere Felder { -the-camp(number: "other", case: "genitive") } sind für { -man(number: "other", case: "accusative") } beider Seiten feindlich.

rule-hostile-camps-attackers = Leere Felder { -the-camp(number: "other", case: "genitive") } sind für { -attacker(number: "other", case: "accusative") } feindlich, für { -defender(number: "other", case: "accusative") } nicht.

rule-hostile-camps-defenders = Leere Felder { -the-camp(number: "other", case: "genitive") } sind für { -defender(number: "other", case: "accusative") } feindlich, für { -attacker(number: "other", case: "accusative") } nicht.

rule-hostile-camps-nobody = Gegen leere Felder { -the-camp(number: "other", case: "genitive") } wird nie { -a-man } geschlagen.

rule-title-between = Sicher zwischen Gegnern.

rule-between = Du darfst gefahrlos zwischen zwei Gegner ziehen: Durch ihren eigenen Zug wird eine Figur nie geschlagen. Nur ein späterer Zug der Gegenseite kann deine Figur dort schlagen.

rule-title-between-pass-only = Nicht zwischen Gegnern.

rule-between-pass-only = Keine Figur, auch { -the-king } nicht, darf ihren Zug zwischen zwei Gegnern beenden, die einander gegenüber direkt neben ihr stehen, in ihrer Reihe oder Spalte. So ein Zug ist nicht erlaubt, auch wenn er einen der beiden schlagen würde. Zwischen zwei Gegnern hindurchziehen darf eine Figur, solange sie dort nicht anhält. Später darf die Gegenseite sie natürlich in die Zange nehmen.

rule-between-squares = Bei dieser Regel zählt auch ein leeres Feld, gegen das die Figur geschlagen werden könnte, als Gegner.

rule-title-arms = { START(-the-king) } im Kampf.

rule-arms-armed = { START(-the-king) } hilft genau wie { -a-defender } beim Schlagen: { START(-he-king) } darf selbst den schlagenden Zug machen oder auf der anderen Seite des Gegners warten, während { -a-defender } ihn macht.

rule-arms-hammer = { START(-the-king) } hilft beim Schlagen nur, wenn { -he-king } selbst den schlagenden Zug macht. Zieht { -a-defender }, zählt { -the-king } nicht.

rule-arms-anvil = { START(-the-king) } hilft beim Schlagen nur, wenn { -he-king } auf der anderen Seite des Gegners wartet, während { -a-defender } den schlagenden Zug macht. Ein Zug { -the-king(case: "genitive") } schlägt nichts.

rule-arms-unarmed = { START(-the-king) } schlägt nichts und hilft nicht beim Schlagen: weder mit einem eigenen Zug noch als Figur auf der anderen Seite eines Gegners.

rule-title-linnaean = Neben { -the-king(case: "dative") }.

rule-linnaean-in-castle = Steht { -the-king } { -on-throne }, mit { -attacker(number: "other", case: "dative") } auf drei Seiten und { -a-defender(case: "dative") } auf der vierten, so kann { -the-defender } gegen { -the-king(case: "accusative") } geschlagen werden: { START(-a-attacker) } zieht hinter { -the-defender(case: "accusative") }, { -the-king(case: "dative") } genau gegenüber. Anderswo gilt das nicht.

rule-linnaean-anywhere = Wo auch immer { -the-king } steht, mit { -attacker(number: "other", case: "dative") } auf drei Seiten und { -a-defender(case: "dative") } auf der vierten, kann { -the-defender } gegen { -the-king(case: "accusative") } geschlagen werden: { START(-a-attacker) } zieht hinter { -the-defender(case: "accusative") }, { -the-king(case: "dative") } genau gegenüber.

rule-title-shieldwall = Der Schildwall.

rule-shieldwall = Zwei oder mehr Gegner, die am Rand { -the-board(case: "genitive") } lückenlos nebeneinanderstehen, kannst du zusammen schlagen. Direkt vor jedem, auf der vom Rand abgewandten Seite, muss eine deiner Figuren stehen, und ebenso am Rand direkt neben jedem Ende der Reihe.

rule-shieldwall-end-last = Die Figur, die du ziehst, muss eine der beiden an den Enden sein.

rule-shieldwall-any-last = Die Figur, die du ziehst, muss eine von all diesen sein, vor der Reihe oder an ihren Enden.

rule-shieldwall-taken = Nimm die ganze Reihe { -board.gender ->
            [feminine] von der
           *[other] vom
        } { -board(case: "dative") }. Ein Zug kann auch zwei solche Reihen schließen und dazu wie sonst schlagen.

rule-shieldwall-corners = An einem Ende genügt statt einer Figur auch { -a-corner } { -the-board(case: "genitive") }, solange { -he-corner } leer ist.

rule-shieldwall-corner-squares = An einem Ende genügt statt einer Figur auch ein leeres Feld { -a-corner(case: "genitive") }.

rule-shieldwall-pieces = Nur eine Figur kann ein Ende schließen: Ein Feld in der Ecke genügt nicht.

rule-shieldwall-king = Steht { -the-king } in der Reihe, zählt { -he-king } mit, wird aber nicht geschlagen.

rule-shieldwall-armed = { START(-the-king) } selbst darf dabei irgendeine deiner Figuren sein, vor der Reihe oder an einem Ende.

rule-shieldwall-hammer = { START(-the-king) } selbst darf eine solche Reihe nur als die Figur schließen, die zieht.

rule-shieldwall-anvil = { START(-the-king) } selbst darf nur als stehende Figur helfen, eine solche Reihe zu schließen.

rule-shieldwall-unarmed = { START(-the-king) } selbst hilft nicht, eine solche Reihe zu schließen.

rule-title-jumps = Springen.

rule-jump = Manche Figuren dürfen als Zug auch springen: geradeaus über einen Gegner direkt neben ihnen auf das leere Feld direkt dahinter.

rule-jump-king-throne-corners = { START(-the-king) } darf über { -attacker(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung { -on-throne } oder in { -a-corner(case: "dative") }, und der Sprung selbst schlägt nichts.

rule-jump-king-throne = { START(-the-king) } darf über { -attacker(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung { -on-throne }, und der Sprung selbst schlägt nichts.

rule-jump-king-corners = { START(-the-king) } darf über { -attacker(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung in { -a-corner(case: "dative") }, und der Sprung selbst schlägt nichts.

rule-jump-king-over = { START(-the-king) } darf über { -attacker(number: "other", case: "accusative") } springen, und der Sprung selbst schlägt nichts.

rule-jump-king-capturing = { START(-the-king) } darf über { -attacker(number: "other", case: "accusative") } springen und schlägt sie dabei.

rule-jump-commander-throne-corners =
    { $commanders ->
        [1] { START(-the-commander) } darf
       *[other] { START(-the-commander(number: "other")) } dürfen
    } über { -defender(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung { -on-throne } oder in { -a-corner(case: "dative") }, und der Sprung selbst schlägt nichts.

rule-jump-commander-throne =
    { $commanders ->
        [1] { START(-the-commander) } darf
       *[other] { START(-the-commander(number: "other")) } dürfen
    } über { -defender(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung { -on-throne }, und der Sprung selbst schlägt nichts.

rule-jump-commander-corners =
    { $commanders ->
        [1] { START(-the-commander) } darf
       *[other] { START(-the-commander(number: "other")) } dürfen
    } über { -defender(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung in { -a-corner(case: "dative") }, und der Sprung selbst schlägt nichts.

rule-jump-commander-over =
    { $commanders ->
        [1] { START(-the-commander) } darf
       *[other] { START(-the-commander(number: "other")) } dürfen
    } über { -defender(number: "other", case: "accusative") } springen, und der Sprung selbst schlägt nichts.

rule-jump-commander-capturing =
    { $commanders ->
        [1] { START(-the-commander) } darf über { -defender(number: "other", case: "accusative") } springen und schlägt sie dabei.
       *[other] { START(-the-commander(number: "other")) } dürfen über { -defender(number: "other", case: "accusative") } springen und schlagen sie dabei.
    }

rule-jump-knight-throne-corners =
    { $knights ->
        [1] { START(-the-knight) } darf
       *[other] { START(-the-knight(number: "other")) } dürfen
    } über { -attacker(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung { -on-throne } oder in { -a-corner(case: "dative") }, und der Sprung selbst schlägt nichts.

rule-jump-knight-throne =
    { $knights ->
        [1] { START(-the-knight) } darf
       *[other] { START(-the-knight(number: "other")) } dürfen
    } über { -attacker(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung { -on-throne }, und der Sprung selbst schlägt nichts.

rule-jump-knight-corners =
    { $knights ->
        [1] { START(-the-knight) } darf
       *[other] { START(-the-knight(number: "other")) } dürfen
    } über { -attacker(number: "other", case: "accusative") } springen, aber nur mit Start oder Landung in { -a-corner(case: "dative") }, und der Sprung selbst schlägt nichts.

rule-jump-knight-over =
    { $knights ->
        [1] { START(-the-knight) } darf
       *[other] { START(-the-knight(number: "other")) } dürfen
    } über { -attacker(number: "other", case: "accusative") } springen, und der Sprung selbst schlägt nichts.

rule-jump-knight-capturing =
    { $knights ->
        [1] { START(-the-knight) } darf über { -attacker(number: "other", case: "accusative") } springen und schlägt sie dabei.
       *[other] { START(-the-knight(number: "other")) } dürfen über { -attacker(number: "other", case: "accusative") } springen und schlagen sie dabei.
    }

# Whom nobody jumps over.
rule-jump-never-over =
    { $commanders ->
        [0] { $knights ->
            [0] Niemand springt über zwei Figuren auf einmal, und niemand über { -the-king(case: "accusative") }.
           *[other] Niemand springt über zwei Figuren auf einmal, und niemand über { -the-king(case: "accusative") } oder über { -knight(number: "other", case: "accusative") }.
        }
       *[other] { $knights ->
            [0] Niemand springt über zwei Figuren auf einmal, und niemand über { -the-king(case: "accusative") } oder über { -commander(number: "other", case: "accusative") }.
           *[other] Niemand springt über zwei Figuren auf einmal, und niemand über { -the-king(case: "accusative") }, { -commander(number: "other", case: "accusative") } oder { -knight(number: "other", case: "accusative") }.
        }
    }

rule-jump-after = Nach der Landung schlägt eine Figur, was sie in die Zange genommen hat, wie nach jedem anderen Zug.

# Where a jump that captures nothing by itself can begin on such a square.
rule-jump-after-hostile = Das kann auch die eben übersprungene Figur sein, wenn der Sprung auf einem Feld begann, das für diese feindlich ist.

rule-title-berserk = Weiterschlagen.

rule-berserk = Hat die Figur, mit der du gezogen hast, etwas geschlagen und kann sie von ihrem neuen Feld aus wieder schlagen, bist du weiter am Zug: Du musst mit derselben Figur wieder ziehen und schlagen, bis sie nichts mehr schlagen kann. Kann sie auf mehrere Arten schlagen, wähle eine aus. Ohne zu schlagen, darf sie nicht weiterziehen, und keine andere deiner Figuren darf jetzt ziehen.

rule-berserk-jumps = Auch hier zählt ein Sprung als Zug.

## The capture of the king

rule-title-king-capture = { START(-the-king) } wird geschlagen.

rule-king-four-sides = { START(-the-attacker(number: "other")) } gewinnen, wenn { -a-attacker } direkt neben { -the-king(case: "accusative") } zieht und sie dann auf allen vier Seiten direkt neben { -he-king(case: "dative") } stehen: oben, unten, links und rechts.

rule-king-two-sides = { START(-the-attacker(number: "other")) } gewinnen, wenn { -a-attacker } direkt neben { -the-king(case: "accusative") } zieht und { -attacker.gender ->
            [feminine] eine zweite
            [neuter] ein zweites
           *[masculine] ein zweiter
        } auf { -king.gender ->
            [feminine] ihrer
           *[other] seiner
        } anderen Seite steht, in derselben Reihe oder Spalte.

rule-king-two-sides-throne = { START(-the-attacker(number: "other")) } gewinnen, wenn { -a-attacker } direkt neben { -the-king(case: "accusative") } zieht und { -attacker.gender ->
            [feminine] eine zweite
            [neuter] ein zweites
           *[masculine] ein zweiter
        } auf { -king.gender ->
            [feminine] ihrer
           *[other] seiner
        } anderen Seite steht, in derselben Reihe oder Spalte. Das gilt auch { -on-throne }.

rule-king-four-near-throne = { START(-the-attacker(number: "other")) } gewinnen, wenn { -a-attacker } direkt neben { -the-king(case: "accusative") } zieht und { -he-king(case: "accusative") } damit schlägt. Solange { -the-king } { -on-throne } oder direkt daneben steht, müssen sie dann auf allen vier Seiten neben { -he-king(case: "dative") } stehen: oben, unten, links und rechts. Überall sonst genügt es, wenn { -attacker.gender ->
            [feminine] eine zweite
            [neuter] ein zweites
           *[masculine] ein zweiter
        } auf { -king.gender ->
            [feminine] ihrer
           *[other] seiner
        } anderen Seite steht, in derselben Reihe oder Spalte.

rule-king-throne-closes = Steht { -he-king } direkt neben { -throne.gender ->
            [feminine] der
           *[other] dem
        } leeren { -throne(case: "dative") }, gilt diese Seite als geschlossen, und { -attacker(number: "other") } auf den anderen drei genügen.

rule-king-throne-shelters = Direkt neben { -the-throne(case: "dative") } können sie nie alle vier Seiten schließen, denn { -on-throne } darf { -no-attacker } anhalten.

rule-king-throne-open = Gegen { -the-king(case: "accusative") } zählt { -throne.gender ->
            [feminine] die
            [neuter] das
           *[masculine] der
        } leere { -throne } nie als { -attacker }.

rule-king-throne-second = { -throne.gender ->
            [feminine] Die
            [neuter] Das
           *[masculine] Der
        } leere { -throne } direkt neben { -he-king(case: "dative") } zählt als { -attacker }: Dann genügt { -a-attacker } auf der anderen Seite.

rule-king-corner-closes = { START(-a-corner) } direkt neben { -he-king(case: "dative") } zählt als { -attacker }, solange { -he-corner } leer ist.

rule-king-corner-square-closes = Jedes leere Feld { -a-corner(case: "genitive") } direkt neben { -he-king(case: "dative") } zählt als { -attacker }.

rule-king-corner-open = Gegen { -the-king(case: "accusative") } zählen { -the-corner(number: "other") } nie als { -attacker(number: "other") }.

rule-king-camp-closes = Jedes leere Feld { -a-camp(case: "genitive") } direkt neben { -he-king(case: "dative") } zählt als { -attacker }.

rule-king-camp-open = Gegen { -the-king(case: "accusative") } zählen leere Felder { -the-camp(number: "other", case: "genitive") } nie als { -attacker(number: "other") }.

rule-title-king-edge = { START(-the-king) } am Rand.

rule-king-edge-never = Solange { -the-king } am Rand { -the-board(case: "genitive") } steht, können { -the-attacker(number: "other") } { -he-king(case: "accusative") } nicht schlagen.

rule-king-edge-never-commanders = Solange { -the-king } am Rand { -the-board(case: "genitive") } steht, können { -the-attacker(number: "other") } { -he-king(case: "accusative") } nicht schlagen, außer zwischen zwei { -commander(number: "other", case: "dative") }.

rule-king-edge-three-sides = Am Rand { -the-board(case: "genitive") } hat { -the-king } nur drei Seiten. Dort schlagen { -the-attacker(number: "other") } { -he-king(case: "accusative") }, wenn { -a-attacker } direkt neben { -he-king(case: "accusative") } zieht und sie dann auf allen dreien stehen.

rule-king-edge-three-sides-alone = Am Rand { -the-board(case: "genitive") } hat { -the-king } nur drei Seiten. Solange noch { -a-defender } übrig ist, kann { -the-king } dort nicht geschlagen werden. Ist { -no-defender } mehr übrig, ist { -he-king } geschlagen, sobald { -attacker(number: "other") } auf allen dreien stehen, auch wenn der Zug, der { -defender.gender ->
            [feminine] die letzte
            [neuter] das letzte
           *[masculine] den letzten
        } { -defender(case: "accusative") } schlug, anderswo gemacht wurde.

rule-king-edge-corner = Ganz in der Ecke { -the-board(case: "genitive") }, mit nur zwei Seiten, kann { -he-king } gar nicht geschlagen werden.

# Where corners are marked, which the attackers may not enter.
rule-king-edge-beside-corner = Direkt neben { -a-corner(case: "dative") } ist { -he-king } sicher: In { -the-corner(case: "dative") } darf { -no-attacker } anhalten.

rule-king-edge-only-attackers = Leere Felder zählen hier nie als { -attacker(number: "other") }.

rule-king-edge-all-neighbours = Am Rand { -the-board(case: "genitive") }, wo { -the-king } weniger Seiten hat, schlagen { -the-attacker(number: "other") } { -he-king(case: "accusative") }, wenn { -a-attacker } direkt neben { -he-king(case: "accusative") } zieht und die letzte Seite schließt, die { -he-king } dort hat.

rule-king-edge-squares = Leere Felder, die anderswo als { -attacker(number: "other") } zählen, tun es auch hier.

rule-title-commanders = Zwischen zwei { -commander(number: "other", case: "dative") }.

rule-commanders = { START(-the-attacker(number: "other")) } gewinnen auch, wenn { -a-commander } direkt neben { -the-king(case: "accusative") } zieht und { -commander.gender ->
            [feminine] eine zweite
            [neuter] ein zweites
           *[masculine] ein zweiter
        } auf { -king.gender ->
            [feminine] ihrer
           *[other] seiner
        } anderen Seite steht, in derselben Reihe oder Spalte, wo auch immer { -the-king } ist. Kein leeres Feld zählt als { -commander }.

## How a game may also end

rule-title-enclosure = Der Ring.

rule-enclosure-attackers-win = { START(-the-attacker(number: "other")) } gewinnen auch, sobald sie { -the-king(case: "accusative") } und alle { -defender(number: "other") }, die noch auf { -the-board(case: "dative") } sind, eingeschlossen haben. So prüfst du es: Geh von jeder dieser Figuren aus Feld für Feld nach oben, unten oder zur Seite, über alle Felder, auf denen { -no-attacker } steht. Steht keine von ihnen am Rand und kann auch keine dorthin gelangen, ist der Ring geschlossen. Ob ein Zug ihn durch Schlagen wieder öffnen könnte, spielt keine Rolle.

rule-title-exit-fort = Die Randburg.

rule-exit-fort = Die Seite { -the-king(case: "genitive") } gewinnt auch, wenn { -the-king } am Rand { -the-board(case: "genitive") } steht, noch ziehen kann und dort von den eigenen { -defender(number: "other", case: "dative") } so fest eingemauert ist, ohne { -attacker(number: "other", case: "accusative") } darin, dass die Mauer nie zu durchbrechen ist. So prüfst du es: Nimm an, die Mauer stünde ab jetzt still und { -the-attacker(number: "other") } hätten draußen beliebig viele Figuren. Könnten sie auch so { -no-defender(case: "accusative") } der Mauer schlagen, ist es eine Randburg.

rule-title-repetition = Im Kreis herum.

rule-repetition-must-vary = Dieselbe Stellung, mit derselben Seite am Zug, darf nicht zum dritten Mal entstehen. Wer sie mit seinem Zug herbeiführen würde, muss einen anderen machen.

rule-repetition-forcer-must-vary = Wer als Erster eine frühere Stellung mit derselben Seite am Zug wiederholt, hat einen Kreis begonnen. Der Kreis dauert, bis ein Zug eine neue Stellung ergibt. Wer ihn begonnen hat, darf keine Stellung zum dritten Mal herbeiführen; die Gegenseite darf es.

rule-repetition-draw = Entsteht dieselbe Stellung, mit derselben Seite am Zug, zum dritten Mal, ist die Partie unentschieden.

rule-repetition-defenders-lose = Entsteht dieselbe Stellung, mit derselben Seite am Zug, zum dritten Mal, verliert die Seite { -the-king(case: "genitive") }, wer auch immer sie herbeigeführt hat. Einen neuen Weg muss { -the-king } finden.

rule-repetition-repeater-loses = Entsteht dieselbe Stellung, mit derselben Seite am Zug, zum dritten Mal, verliert, wer sie mit seinem Zug herbeigeführt hat.

rule-repetition-forcer-loses = Wer als Erster eine frühere Stellung mit derselben Seite am Zug wiederholt, hat einen Kreis begonnen. Der Kreis dauert, bis ein Zug eine neue Stellung ergibt. Entsteht eine Stellung zum dritten Mal, verliert, wer den Kreis begonnen hat.

rule-repetition-same-move-draw = Macht ein Spieler denselben Zug, vom selben Feld auf dasselbe Feld, in einer Partie zum dritten Mal, ist die Partie unentschieden, egal mit welcher Figur und was dazwischen geschah.

rule-repetition-not-said = Die Regeln, denen dieses Set folgt, sagen nicht, was geschieht, wenn dieselbe Stellung immer wiederkehrt. Einigt euch vor der Partie; unser Vorschlag: beim dritten Mal unentschieden.

rule-title-no-move = Kein Zug möglich.

rule-no-move-loss = Bist du am Zug und die Regeln erlauben dir gar keinen, verlierst du.

rule-no-move-draw = Ist ein Spieler am Zug und die Regeln erlauben ihm gar keinen, ist die Partie unentschieden.

rule-no-move-not-said = Die Regeln, denen dieses Set folgt, sagen nicht, was geschieht, wenn ein Spieler gar keinen Zug hat. Einigt euch vor der Partie; unser Vorschlag: unentschieden.

rule-last-attacker = Sind alle { -attacker(number: "other") } geschlagen, hat die Seite { -the-king(case: "genitive") } gewonnen.

rule-last-attacker-draw = Auch wenn alle { -attacker(number: "other") } geschlagen sind, ist sie unentschieden.

## Matches

rule-title-match = Ein Wettkampf.

rule-match-points = Vor jeder Partie legt der Spieler mit { -the-attacker(number: "other", case: "dative") } die vier Punktekarten A, 2, 3 und 4 verdeckt hin, an jeden Rand { -the-board(case: "genitive") } eine, und zeigt nicht, welche wo liegt. Entkommt { -the-king }, wird die Karte an dem Rand aufgedeckt, über den { -he-king } entkam: So viele Punkte erhält, wer { -the-king(case: "accusative") } führt; das A zählt 1. Wer zuerst fünf Punkte hat, gewinnt den Wettkampf. Nur die Seite { -the-king(case: "genitive") } kann punkten, also tauscht nach jeder Partie die Seiten.

rule-match-points-corners = Ein Feld ganz in der Ecke liegt an zwei Rändern. Einigt euch vor der Partie, welche der beiden Karten dort zählt.

rule-match-two-games = Ein Wettkampf hat zwei Partien; nach der ersten werden die Seiten getauscht. Gewinnt jeder eine, entscheidet die Wertung: Es siegt, wer weniger Züge zum Gewinnen brauchte oder wer in beiden Partien mehr Figuren schlug. Einigt euch vorher, was davon zuerst zählt; ist das gleich, entscheidet das andere, und ist beides gleich, endet der Wettkampf unentschieden.
