# The reminder cards and the back of their fold. A paragraph is one or more of these sentences in a
# row; src/explain/questions/ chooses them. A paragraph is at most about 200 characters long.
#
# Variables: as in rules.ftl; card-title: $name (text, the variant).

card-title = { $name }

## The title of each player's card, and how it begins: what that player wins by, then the other one

card-side-attackers = { START(-the-attacker(number: "other")) }

card-side-defenders = Die Seite { -the-king(case: "genitive") }

card-you-capture = **Du gewinnst**, wenn du { -the-king(case: "accusative") } schlägst.

card-you-capture-ring = **Du gewinnst**, wenn du { -the-king(case: "accusative") } schlägst oder einen Ring um die ganze Gegenseite schließt.

card-they-capture = **Du verlierst**, wenn { -he-king } geschlagen wird.

card-they-capture-ring = **Du verlierst**, wenn { -he-king } geschlagen wird oder ein Ring deine ganze Seite einschließt.

card-you-escape-edge = **Du gewinnst**, wenn { -the-king } den Rand erreicht.

card-they-escape-edge = **Du verlierst**, wenn { -he-king } den Rand erreicht.

card-you-escape-edge-camps = **Du gewinnst**, wenn { -the-king } irgendein Randfeld außerhalb { -the-camp(number: "other", case: "genitive") } erreicht.

card-they-escape-edge-camps = **Du verlierst**, wenn { -he-king } irgendein Randfeld außerhalb { -the-camp(number: "other", case: "genitive") } erreicht.

card-you-escape-corners = **Du gewinnst**, wenn { -the-king } { -corner.gender ->
            [feminine] eine
            [neuter] eines
           *[masculine] einen
        } der vier { -corner(number: "other", case: "genitive") } erreicht.

card-they-escape-corners = **Du verlierst**, wenn { -he-king } { -corner.gender ->
            [feminine] eine
            [neuter] eines
           *[masculine] einen
        } der vier { -corner(number: "other", case: "genitive") } erreicht.

card-you-escape-squares =
    { $escape-count ->
        [1] **Du gewinnst**, wenn { -the-king } { $escape-squares } erreicht.
       *[other] **Du gewinnst**, wenn { -the-king } eines der Felder { $escape-squares } erreicht.
    }

card-they-escape-squares =
    { $escape-count ->
        [1] **Du verlierst**, wenn { -he-king } { $escape-squares } erreicht.
       *[other] **Du verlierst**, wenn { -he-king } eines der Felder { $escape-squares } erreicht.
    }

## Paragraph titles

card-title-move = Ziehen

card-title-capture = Schlagen

card-title-king = { START(-the-king) }

card-title-throne = { START(-the-throne) }

card-title-corners = { START(-the-corner(number: "other")) }

card-title-camps = { START(-the-camp(number: "other")) }

card-title-linnaean = Neben { -the-king(case: "dative") }

card-title-between = Keine Gefahr

card-title-between-pass-only = Nicht zwischen Gegnern

card-title-shieldwall = Schildwall

card-title-enclosure = Der Ring

card-title-jumps = Springen

card-title-berserk = Weiterschlagen

card-title-exit-fort = Die Randburg

card-title-ends = Im Kreis oder ohne Zug

card-title-ends-circling = Im Kreis

card-title-ends-stuck = Ohne Zug

card-title-match = Der Wettkampf

## Moving

card-first-attackers = { START(-the-attacker(number: "other")) } beginnen.

card-first-defenders = Die Seite { -the-king(case: "genitive") } beginnt.

card-first-lot = Wer beginnt, wird ausgelost.

card-move-all-any = Zieh geradeaus über beliebig viele leere Felder, nie schräg.

card-move-all-limit =
    { $man-steps ->
        [1] Zieh ein Feld weit, geradeaus, nie schräg.
       *[other] Zieh geradeaus über leere Felder, höchstens { $man-steps }, nie schräg.
    }

card-move-any-limit =
    { $king-steps ->
        [1] Zieh geradeaus über beliebig viele leere Felder, nie schräg; { -the-king } nur ein Feld weit.
       *[other] Zieh geradeaus über beliebig viele leere Felder, nie schräg; { -the-king } höchstens { $king-steps } Felder.
    }

card-move-limit-any =
    { $man-steps ->
        [1] Zieh geradeaus über beliebig viele leere Felder, nie schräg; alle außer { -the-king(case: "dative") } nur ein Feld weit.
       *[other] Zieh geradeaus über beliebig viele leere Felder, nie schräg; alle außer { -the-king(case: "dative") } höchstens { $man-steps } Felder.
    }

card-move-limit-limit =
    { $man-steps ->
        [1] Zieh geradeaus über leere Felder, nie schräg: { -man(number: "other") } nur ein Feld, { -the-king } höchstens { $king-steps }.
       *[other] Zieh geradeaus über leere Felder, nie schräg: { -man(number: "other") } höchstens { $man-steps } Felder, { -the-king } höchstens { $king-steps }.
    }

card-move-no-jumping = Niemand springt.

card-throne-stop-king = Nur { -the-king } hält { -on-throne } an.

card-throne-stop-nobody = Niemand hält { -on-throne } an.

card-throne-stop-anyone = Alle dürfen { -on-throne } anhalten.

card-throne-pass-anyone = Leer dürfen { -he-throne(case: "accusative") } alle überqueren.

card-throne-pass-king = Nur { -the-king } darf { -he-throne(case: "accusative") } überqueren.

card-throne-pass-men = Leer dürfen { -he-throne(case: "accusative") } alle außer { -the-king(case: "dative") } überqueren.

card-throne-pass-nobody = Niemand überquert { -he-throne(case: "accusative") }.

## Capturing

card-capture = Dein Zug schlägt alle gegnerischen { -man(number: "other", case: "accusative") }, die er in Reihe oder Spalte zwischen zwei von deinen nimmt.

card-capture-armed = Auch { -the-king } schlägt mit.

card-capture-hammer = { START(-the-king) } hilft nur, wenn { -he-king } zieht.

card-capture-anvil = { START(-the-king) } hilft nur, wenn { -he-king } wartet.

card-capture-unarmed = { START(-the-king) } hilft nie.

card-capture-safe = Zwischen zwei Gegner zu ziehen, ist sicher.

## The king

card-king-four-sides = { START(-attacker(number: "other")) } auf allen vier Seiten schlagen { -he-king(case: "accusative") }.

card-king-two-sides = Zwei { -attacker(number: "other") } schlagen { -he-king(case: "accusative") } zwischen sich in Reihe oder Spalte.

card-king-near-throne = Zwei { -attacker(number: "other") } schlagen { -he-king(case: "accusative") } zwischen sich in Reihe oder Spalte; { -on-throne } oder direkt daneben nur { -attacker(number: "other") } auf allen vier Seiten.

card-king-commanders = Zwei { -commander(number: "other") } schlagen { -he-king(case: "accusative") } zwischen sich.

card-edge-never = Am Rand ist { -he-king } sicher.

card-edge-never-commanders = Am Rand schlägt { -he-king(case: "accusative") } sonst nichts.

card-edge-three-sides = Am Rand genügen drei.

card-edge-three-sides-corners = Am Rand genügen drei, aber nicht direkt neben { -a-corner(case: "dative") }.

card-edge-three-sides-alone-corners = Am Rand genügen drei, sobald { -no-defender } mehr übrig ist, aber nicht direkt neben { -a-corner(case: "dative") }.

card-edge-three-sides-alone = Am Rand genügen drei, sobald { -no-defender } mehr übrig ist.

card-edge-all-neighbours = Am Rand genügt es, die Seiten zu schließen, die { -he-king } dort hat.

## Marked squares

card-throne-closes = Leer schließt { -he-throne } { -the-king(case: "dative") } direkt daneben eine Seite.

card-throne-closes-both = Leer schließt { -he-throne } { -the-king(case: "dative") } direkt daneben eine Seite und zählt gegen { -man(number: "other", case: "accusative") } als eine deiner beiden Figuren.

card-throne-shelters = Direkt daneben lässt sich { -the-king } nicht schlagen: { START(-he-throne) } schließt diese Seite nicht, und { -no-attacker } darf { -on-it } stehen.

card-throne-open = Leer zählt { -he-throne } nicht mit, wenn { -the-king } umstellt wird.

card-throne-second = Ist { -he-throne } leer und { -the-king } direkt daneben, genügt { -a-attacker } auf der anderen Seite.

card-throne-linnaean-in-castle = Mit { -the-king(case: "dative") } { -on-it } und drei { -attacker(number: "other", case: "dative") } daneben fällt { -a-defender } auf der vierten Seite, wenn { -a-attacker } hinter { -he-defender(case: "accusative") } zieht.

card-throne-linnaean-anywhere = Wo auch immer drei { -attacker(number: "other") } neben { -the-king(case: "dative") } stehen, fällt { -a-defender } auf der vierten Seite, wenn { -a-attacker } hinter { -he-defender(case: "accusative") } zieht.

card-linnaean-in-castle = Steht { -the-king } { -on-throne } mit drei { -attacker(number: "other", case: "dative") } um sich, fällt { -a-defender } auf der vierten Seite, wenn { -a-attacker } hinter { -he-defender(case: "accusative") } zieht.

card-linnaean-anywhere = Stehen drei { -attacker(number: "other") } um { -the-king(case: "accusative") }, fällt { -a-defender } auf der vierten Seite, wenn { -a-attacker } hinter { -he-defender(case: "accusative") } zieht.

card-throne-both = Leer zählt { -he-throne } gegen { -man(number: "other", case: "accusative") } als eine deiner beiden Figuren.

card-throne-attackers = Leer ersetzt { -he-throne } eine der beiden Figuren, die { -attacker(number: "other", case: "accusative") } schlagen; gegen { -defender(number: "other", case: "accusative") } nie.

card-throne-defenders = Leer ersetzt { -he-throne } eine der beiden Figuren, die { -defender(number: "other", case: "accusative") } schlagen; gegen { -attacker(number: "other", case: "accusative") } nie.

card-throne-occupied = Steht { -the-king } { -on-it }, ersetzt { -he-throne } eine der beiden Figuren, die { -attacker(number: "other", case: "accusative") } schlagen.

card-throne-occupied-alone = Mit { -the-king(case: "dative") } { -on-it } nur gegen { -attacker(number: "other", case: "accusative") }.

card-corners-enter = Nur { -the-king } darf hinein.

card-corners-both = Sie zählen gegen { -man(number: "other", case: "accusative") } als eine deiner beiden Figuren.

card-corners-attackers = Sie ersetzen eine der beiden Figuren, die { -attacker(number: "other", case: "accusative") } schlagen; gegen { -defender(number: "other", case: "accusative") } nie.

card-corners-defenders = Sie ersetzen eine der beiden Figuren, die { -defender(number: "other", case: "accusative") } schlagen; gegen { -attacker(number: "other", case: "accusative") } nie.

card-corners-nobody = Beim Schlagen von { -man(number: "other", case: "dative") } helfen sie nie.

card-corners-king = Gegen { -the-king(case: "accusative") } zählen sie als { -attacker(number: "other") }.

card-camps-anyone-anyone = Alle dürfen dort anhalten und sie überqueren.

card-camps-anyone-attackers = Alle dürfen dort anhalten, aber nur { -attacker(number: "other") } dürfen sie überqueren.

card-camps-anyone-nobody = Alle dürfen dort anhalten, aber niemand überquert sie.

card-camps-attackers-anyone = Nur { -attacker(number: "other") } halten dort an; alle dürfen sie überqueren.

card-camps-attackers-attackers = Nur { -attacker(number: "other") } halten dort an oder überqueren sie.

card-camps-attackers-nobody = Nur { -attacker(number: "other") } halten dort an; niemand überquert sie.

card-camps-nobody-anyone = Von außen hält dort niemand an; alle dürfen sie überqueren.

card-camps-nobody-attackers = Von außen hält dort niemand an; nur { -attacker(number: "other") } überqueren sie.

card-camps-nobody-nobody = Von außen betritt oder überquert sie niemand.

card-camps-inside = Innerhalb { -a-camp(case: "genitive") } ziehen { -attacker(number: "other") }, die darin stehen, frei.

card-camps-both = Ihre leeren Felder zählen gegen { -man(number: "other", case: "accusative") } als eine deiner beiden Figuren.

card-camps-attackers = Ihre leeren Felder ersetzen eine der beiden Figuren, die { -attacker(number: "other", case: "accusative") } schlagen; gegen { -defender(number: "other", case: "accusative") } nie.

card-camps-defenders = Ihre leeren Felder ersetzen eine der beiden Figuren, die { -defender(number: "other", case: "accusative") } schlagen; gegen { -attacker(number: "other", case: "accusative") } nie.

card-camps-king = Gegen { -the-king(case: "accusative") } zählen ihre leeren Felder als { -attacker(number: "other") }.

## More captures

card-between = Zwischen zwei Gegner zu ziehen, ist sicher: Nur ein späterer Zug von ihnen kann dich schlagen.

card-between-pass-only = Keine Figur darf ihren Zug in Reihe oder Spalte zwischen zwei Gegnern beenden; hindurchziehen darf sie.

card-between-squares = Ein leeres Feld, das sie schlagen helfen könnte, zählt als Gegner.

card-shieldwall = Schlag zwei oder mehr in einer Reihe am Rand: eine Figur vor jede und an beide Enden, zuletzt an ein Ende.

card-shieldwall-any-last = Schlag zwei oder mehr in einer Reihe am Rand: eine Figur vor jede und an beide Enden, in beliebiger Folge.

card-shieldwall-corners = Auch { -corner.gender ->
            [feminine] eine leere
            [neuter] ein leeres
           *[masculine] ein leerer
        } { -corner } schließt ein Ende.

card-shieldwall-king = { START(-a-king) } in der Reihe bleibt.

card-shieldwall-hammer = { -king.gender ->
            [feminine] Deine
           *[other] Dein
        } { -king } hilft nur, wenn { -he-king } zieht.

card-shieldwall-anvil = { -king.gender ->
            [feminine] Deine
           *[other] Dein
        } { -king } hilft nur, wenn { -he-king } wartet.

card-shieldwall-unarmed = { -king.gender ->
            [feminine] Deine
           *[other] Dein
        } { -king } hilft nie.

card-enclosure = Schräge Nachbarn schließen ihn, der Rand nicht.

card-jump-king-throne-corners = { START(-the-king) } darf über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen, { -throne.gender ->
            [feminine] von oder zu der
           *[other] vom oder zum
        } { -throne(case: "dative") }, von oder zu { -a-corner(case: "dative") }.

card-jump-king-throne = { START(-the-king) } darf über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen, { -throne.gender ->
            [feminine] von oder zu der
           *[other] vom oder zum
        } { -throne(case: "dative") }.

card-jump-king-corners = { START(-the-king) } darf über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen, von oder zu { -a-corner(case: "dative") }.

card-jump-king-over = { START(-the-king) } darf über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen.

card-jump-king-capturing = { START(-the-king) } darf über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen und schlägt { -he-attacker(case: "accusative") } dabei.

card-jump-commander-special = { START(-the-commander(number: "other")) } dürfen über { $knights ->
        [0] { -a-defender(case: "accusative") }
       *[other] { -defender.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -defender(case: "accusative") }
    } neben sich springen, zu oder von markierten Feldern.

card-jump-commander-over =
    { $commanders ->
        [1] { START(-the-commander) } darf
       *[other] { START(-the-commander(number: "other")) } dürfen
    } über { $knights ->
        [0] { -a-defender(case: "accusative") }
       *[other] { -defender.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -defender(case: "accusative") }
    } neben sich springen.

card-jump-commander-capturing =
    { $commanders ->
        [1] { START(-the-commander) } darf über { $knights ->
                [0] { -a-defender(case: "accusative") }
               *[other] { -defender.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -defender(case: "accusative") }
            } neben sich springen und schlägt { -he-defender(case: "accusative") } dabei.
       *[other] { START(-the-commander(number: "other")) } dürfen über { $knights ->
               [0] { -a-defender(case: "accusative") }
              *[other] { -defender.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -defender(case: "accusative") }
           } neben sich springen und schlagen { -he-defender(case: "accusative") } dabei.
    }

card-jump-knight-special = { START(-the-knight(number: "other")) } dürfen über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen, zu oder von markierten Feldern.

card-jump-knight-over =
    { $knights ->
        [1] { START(-the-knight) } darf
       *[other] { START(-the-knight(number: "other")) } dürfen
    } über { $commanders ->
        [0] { -a-attacker(case: "accusative") }
       *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
    } neben sich springen.

card-jump-knight-capturing =
    { $knights ->
        [1] { START(-the-knight) } darf über { $commanders ->
                [0] { -a-attacker(case: "accusative") }
               *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
            } neben sich springen und schlägt { -he-attacker(case: "accusative") } dabei.
       *[other] { START(-the-knight(number: "other")) } dürfen über { $commanders ->
               [0] { -a-attacker(case: "accusative") }
              *[other] { -attacker.gender ->
            [feminine] eine einfache
            [neuter] ein einfaches
           *[masculine] einen einfachen
        } { -attacker(case: "accusative") }
           } neben sich springen und schlagen { -he-attacker(case: "accusative") } dabei.
    }

card-berserk = Eine Figur, die geschlagen hat und wieder schlagen kann, muss es noch im selben Zug.

## Ends and matches

card-exit-fort = { START(-the-king) } gewinnt auch am Rand, wenn { -he-king } ziehen kann und kein Schlagen je die Mauer um { -he-king(case: "accusative") } durchbricht.

card-repetition-must-vary = Niemand darf dieselbe Stellung zum dritten Mal herbeiführen.

card-repetition-forcer-must-vary = Wer als Erster eine Stellung wiederholt, darf keine zum dritten Mal herbeiführen; die Gegenseite darf es. Eine neue Stellung hebt das auf.

card-repetition-draw = Dieselbe Stellung zum dritten Mal: unentschieden.

card-repetition-defenders-lose = Dieselbe Stellung zum dritten Mal: Die Seite { -the-king(case: "genitive") } verliert.

card-repetition-repeater-loses = Wer dieselbe Stellung zum dritten Mal herbeiführt, verliert.

card-repetition-forcer-loses = Wer als Erster eine Stellung wiederholt, verliert, wenn eine zum dritten Mal entsteht. Eine neue Stellung hebt das auf.

card-repetition-same-move-draw = Derselbe Zug desselben Spielers zum dritten Mal: unentschieden.

card-no-move-loss = Wer nicht ziehen kann, verliert.

card-no-move-draw = Hat ein Spieler keinen Zug, oder sind alle { -attacker(number: "other") } geschlagen: unentschieden.

card-match-points = Wer { -the-king(case: "accusative") } führt, erhält die Punkte der Karte, bei der { -he-king } entkam: A zählt 1. Fünf Punkte gewinnen. Nach jeder Partie Seiten tauschen.

card-match-two-games = Zwei Partien mit Seitenwechsel. Bei Gleichstand siegt, wer in weniger Zügen gewann oder mehr schlug, wie vereinbart.

## The back of the fold

card-setup-title = Aufstellung

card-setup = { START(-the-king) } { -on-throne }, { $defenders ->
        [one] { -a-defender }
       *[other] { $defenders } { -defender(number: "other") }
    } um { -he-king(case: "accusative") } herum, { $attackers } { -attacker(number: "other") } außen.

card-setup-no-throne = { START(-the-king) } in der Mitte, { $defenders ->
        [one] { -a-defender }
       *[other] { $defenders } { -defender(number: "other") }
    } um { -he-king(case: "accusative") } herum, { $attackers } { -attacker(number: "other") } außen.

card-setup-elsewhere = { START(-the-king) }, { $defenders ->
        [one] { -a-defender }
       *[other] { $defenders } { -defender(number: "other") }
    } und { $attackers } { -attacker(number: "other") } wie gezeigt.

## What the small diagrams show: card-alt-, then the name of the example that is drawn

card-alt-moves-one = Pfeile von { -a-defender(case: "dative") } aus: wie weit { -he-defender } in Reihe oder Spalte ziehen darf, aber nicht über die Figur davor hinweg.

card-alt-moves-one-throne = Pfeile von { -a-defender(case: "dative") } neben { -the-throne(case: "dative") } aus: wie weit { -he-defender } in Reihe oder Spalte ziehen darf, aber nicht über die Figur davor hinweg.

card-alt-capture = { START(-a-defender) } zieht auf die andere Seite { -a-attacker(case: "genitive") }; { -the-attacker } steht nun zwischen zwei Gegnern und wird geschlagen.

card-alt-capture-by-attackers = { START(-a-attacker) } zieht auf die andere Seite { -a-defender(case: "genitive") }; { -the-defender } steht nun zwischen zwei Gegnern und wird geschlagen.

card-alt-king-closed-in = { -attacker.gender ->
            [feminine] Die vierte
            [neuter] Das vierte
           *[masculine] Der vierte
        } { -attacker } rückt an { -the-king(case: "accusative") } heran; { -the-king } wird geschlagen.

card-alt-king-two-sides = { START(-a-attacker) } zieht auf die andere Seite { -the-king(case: "genitive") }; { -the-king } steht nun zwischen zwei Gegnern und wird geschlagen.

card-alt-king-throne = { START(-the-king) } direkt neben { -the-throne(case: "dative") }; { -attacker.gender ->
            [feminine] die dritte
            [neuter] das dritte
           *[masculine] der dritte
        } { -attacker } rückt heran, und { -the-king } wird geschlagen.

card-alt-king-throne-not = { START(-the-king) } direkt neben { -the-throne(case: "dative") }; { -attacker.gender ->
            [feminine] die dritte
            [neuter] das dritte
           *[masculine] der dritte
        } { -attacker } rückt heran, aber { -the-king } wird nicht geschlagen.

card-alt-king-against-throne = { START(-the-king) } direkt neben { -the-throne(case: "dative") }; { -a-attacker } zieht auf die andere Seite, und { -the-king } wird geschlagen.

card-alt-king-against-throne-not = { START(-the-king) } direkt neben { -the-throne(case: "dative") }; { -a-attacker } zieht auf die andere Seite, aber { -the-king } wird nicht geschlagen.

card-alt-corner-man-not = Ein durchgestrichener Pfeil von { -a-defender(case: "dative") } in { -the-corner(case: "accusative") }.

card-alt-corner-man-step-not = Ein durchgestrichener Pfeil von { -a-defender(case: "dative") } in { -the-corner(case: "accusative") }.

card-alt-fort-man-not = Ein durchgestrichener Pfeil von { -a-defender(case: "dative") } in { -the-corner(case: "accusative") }.

card-alt-camp-inside = { START(-a-attacker) } zieht innerhalb { -the-camp(case: "genitive") }.

card-alt-linnaean = { START(-the-king) } { -on-throne } mit { -attacker(number: "other", case: "dative") } auf drei Seiten und { -a-defender(case: "dative") } auf der vierten; { -the-defender } wird von hinten geschlagen.

card-alt-linnaean-field = { START(-the-king) } mit { -attacker(number: "other", case: "dative") } auf drei Seiten und { -a-defender(case: "dative") } auf der vierten; { -the-defender } wird von hinten geschlagen.

card-alt-between = { START(-a-defender) } zieht zwischen zwei { -attacker(number: "other", case: "accusative") } und bleibt stehen.

card-alt-between-stop-not = Ein durchgestrichener Pfeil: { START(-a-defender) } darf nicht zwischen zwei { -attacker(number: "other", case: "dative") } anhalten.

card-alt-shieldwall = Eine Reihe von zwei { -defender(number: "other", case: "dative") } am Rand, mit { -attacker(number: "other", case: "dative") } vor beiden und an beiden Enden, wird geschlagen.

card-alt-enclosure = Ein Ring von { -attacker(number: "other", case: "dative") } um { -the-king(case: "accusative") } und die ganze Seite { -the-king(case: "genitive") } ist geschlossen.

card-alt-jump-commander = { START(-the-commander) } springt über { -a-defender(case: "accusative") }; { -the-defender } bleibt stehen.

card-alt-jump-commander-captures = { START(-the-commander) } springt über { -a-defender(case: "accusative") } und schlägt { -he-defender(case: "accusative") }.

card-alt-jump-commander-throne = { START(-the-commander) } springt über { -a-defender(case: "accusative") } { -onto-throne }.

card-alt-jump-commander-not = Ein durchgestrichener Pfeil: Abseits der markierten Felder darf { -the-commander } nicht über { -a-defender(case: "accusative") } springen.

card-alt-jump-knight = { START(-the-knight) } springt über { -a-attacker(case: "accusative") }; { -the-attacker } bleibt stehen.

card-alt-jump-knight-captures = { START(-the-knight) } springt über { -a-attacker(case: "accusative") } und schlägt { -he-attacker(case: "accusative") }.

card-alt-jump-knight-throne = { START(-the-knight) } springt über { -a-attacker(case: "accusative") } { -onto-throne }.

card-alt-jump-knight-not = Ein durchgestrichener Pfeil: Abseits der markierten Felder darf { -the-knight } nicht über { -a-attacker(case: "accusative") } springen.

card-alt-jump-king = { START(-the-king) } springt über { -a-attacker(case: "accusative") }; { -the-attacker } bleibt stehen.

card-alt-jump-king-captures = { START(-the-king) } springt über { -a-attacker(case: "accusative") } und schlägt { -he-attacker(case: "accusative") }.

card-alt-jump-king-throne = { START(-the-king) } springt über { -a-attacker(case: "accusative") } { -onto-throne }.

card-alt-jump-king-from-throne = { START(-the-king) } springt { -throne.gender ->
            [feminine] von der
           *[other] vom
        } { -throne(case: "dative") } über { -a-attacker(case: "accusative") }; { -the-attacker } bleibt stehen.

card-alt-jump-king-from-throne-captures = { START(-the-king) } springt { -throne.gender ->
            [feminine] von der
           *[other] vom
        } { -throne(case: "dative") } über { -a-attacker(case: "accusative") }; { -the-attacker } wird geschlagen.

card-alt-jump-king-corner = { START(-the-king) } springt über { -a-attacker(case: "accusative") } in { -the-corner(case: "accusative") }.

card-alt-jump-king-corner-wins = { START(-the-king) } springt über { -a-attacker(case: "accusative") } in { -the-corner(case: "accusative") } und gewinnt.

card-alt-jump-king-not = Ein durchgestrichener Pfeil: Hier darf { -the-king } nicht über { -a-attacker(case: "accusative") } springen.

card-alt-berserk = { START(-a-attacker) } schlägt gleich zweimal hintereinander.

card-alt-exit-fort = { START(-the-king) } am Rand hinter einer Mauer aus { -defender(number: "other", case: "dative") }; { -king.gender ->
            [feminine] ihre
           *[other] seine
        } Seite hat gewonnen.

card-alt-start = Die Figuren auf ihren Startfeldern.
