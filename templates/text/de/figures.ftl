# The captions of the leaflet's figures and the words under their pictures.
#
# Variables of every caption: $figure (its number in the leaflet); the counts of the rules ($size, $attackers,
# $defenders, $commanders, $knights, $man-steps, $king-steps, $escape-squares, $escape-count); $panels (how many
# pictures it has; pictures that find no place on a small board are left out); and what is marked on the board, each a
# word: $throne (none, hostile, harmless: to the king), $corners, $camps, $named (none, marked).
#   figure-captures: also $captured (how many pieces the move takes)
#   $barred and $crossed: how many of its pictures have an arrow with bars across it, and how many a piece with a cross
#
# The captions assume these signs in the drawings: an arrow runs from where a piece stood to where it goes, and two
# bars across it say that the move is not allowed; a cross marks a captured piece; a broken ring marks the square a
# piece has left. Pieces and marked squares are the symbols of the theme, which says in `figure-symbols`,
# `figure-commanders`, `figure-knights` and `figure-named` what they show; these here are true of any.

## Under the pictures

verdict-captured = geschlagen

verdict-captured-not = nicht geschlagen

verdict-allowed = erlaubt

verdict-allowed-not = nicht erlaubt

verdict-king-wins = { -the-king } gewinnt

verdict-attackers-win = { -the-attacker(number: "other") } gewinnen

verdict-draw = niemand gewinnt

verdict-goes-on = es geht weiter

## The start

figure-setup = **Abbildung { $figure }.** Der Anfang, mit { -the-king(case: "dative") } { -on-throne }. { figure-signs }

figure-setup-no-throne = **Abbildung { $figure }.** Der Anfang, mit { -the-king(case: "dative") } in der Mitte. { figure-signs }

figure-setup-elsewhere = **Abbildung { $figure }.** Der Anfang. { figure-signs }

figure-signs =
    { figure-symbols }{ $commanders ->
        [0] { "" }
       *[other] { " " }{ figure-commanders }
    }{ $knights ->
        [0] { "" }
       *[other] { " " }{ figure-knights }
    }{ $corners ->
        [none] { "" }
       *[marked] { " " }Markierte Felder, wo zwei Ränder zusammenstoßen: { -the-corner(number: "other") }.
    }{ $camps ->
        [none] { "" }
       *[marked] { " " }Markierte Felder { -the-attacker(number: "other", case: "genitive") }: { -the-camp(number: "other") }.
    }{ $named ->
        [none] { "" }
       *[marked] { " " }{ figure-named }
    }

figure-symbols = { START(-the-king) } ist am größten.

figure-commanders = { START(-the-commander(number: "other")) } sind größer als die anderen { -attacker(number: "other") }.

figure-knights = { START(-a-knight) } ist größer als die anderen { -defender(number: "other") }.

figure-named = Felder mit Pfeilspitzen in den Ecken: Dort entkommt { -the-king }.

## Moves and marked squares

figure-moves =
    { $man-steps ->
        [1] { $king-steps ->
            [1] **Abbildung { $figure }.** Einige Züge. Jeder Pfeil führt zu einem Feld, auf das die Figur ziehen kann.
           *[other] **Abbildung { $figure }.** Wie weit Figuren ziehen können. Früher anhalten ist erlaubt.
        }
       *[other] { $king-steps ->
            [0] **Abbildung { $figure }.** Wie weit Figuren ziehen können; Pfeile aus dem Bild hinaus gehen weiter. Früher anhalten ist erlaubt.
           *[other] **Abbildung { $figure }.** Wie weit Figuren ziehen können; Pfeile aus dem Bild hinaus gehen weiter, die { -the-king(case: "genitive") } bis zur erlaubten Weite. Früher anhalten ist erlaubt.
        }
    }

figure-moves-throne =
    { $man-steps ->
        [1] { $king-steps ->
            [1] **Abbildung { $figure }.** Züge neben { -the-throne(case: "dative") }. Jeder Pfeil führt zu einem Feld, auf das die Figur ziehen kann. Nur { -the-king } darf { -on-throne } anhalten.
           *[other] **Abbildung { $figure }.** Wie weit Figuren neben { -the-throne(case: "dative") } ziehen können. Nur { -the-king } darf { -on-throne } anhalten.
        }
       *[other] { $king-steps ->
            [0] **Abbildung { $figure }.** Wie weit Figuren in der Nähe { -the-throne(case: "genitive") } ziehen können; Pfeile aus dem Bild hinaus gehen weiter. Früher anhalten ist erlaubt, aber { -on-throne } nur { -the-king(case: "dative") }.
           *[other] **Abbildung { $figure }.** Wie weit Figuren in der Nähe { -the-throne(case: "genitive") } ziehen können; Pfeile aus dem Bild hinaus gehen weiter, die { -the-king(case: "genitive") } bis zur erlaubten Weite. Früher anhalten ist erlaubt, aber { -on-throne } nur { -the-king(case: "dative") }.
        }
    }

figure-throne = **Abbildung { $figure }.** Züge { -onto-throne } und darüber hinweg, wenn { -he-throne } leer ist.{ $barred ->
        [0] { "" }
       *[other] { " " }Zwei Striche durch einen Pfeil: Dieser Zug ist nicht erlaubt.
    }

figure-corners = **Abbildung { $figure }.** Nur { -the-king } darf in { -the-corner(number: "other", case: "accusative") } ziehen.{ $barred ->
        [0] { "" }
       *[other] { " " }Zwei Striche durch einen Pfeil: Dieser Zug ist nicht erlaubt.
    }

figure-camps = **Abbildung { $figure }.** Züge in { -camp(number: "other", case: "dative") } (markiert) und um sie herum.{ $barred ->
        [0] { "" }
       *[other] { " " }Zwei Striche durch einen Pfeil: Dieser Zug ist nicht erlaubt.
    }

figure-escape-edge = **Abbildung { $figure }.** { START(-the-king) } erreicht den Rand { -the-board(case: "genitive") }: { -king.gender ->
            [feminine] Ihre
           *[other] Seine
        } Seite gewinnt.

figure-escape-corners =
    { $panels ->
        [1] **Abbildung { $figure }.** { START(-the-king) } erreicht { -a-corner(case: "accusative") }: { -king.gender ->
            [feminine] Ihre
           *[other] Seine
        } Seite gewinnt.
       *[other] **Abbildung { $figure }.** { START(-the-king) } erreicht { -a-corner(case: "accusative") }: { -king.gender ->
            [feminine] Ihre
           *[other] Seine
        } Seite gewinnt. Keine andere Figur darf dorthin: zwei Striche durch den Pfeil.
    }

figure-escape-squares = **Abbildung { $figure }.** { START(-the-king) } erreicht eines der Felder mit Pfeilspitzen: { -king.gender ->
            [feminine] Ihre
           *[other] Seine
        } Seite gewinnt.

## Captures

figure-captures = **Abbildung { $figure }.** { $captured ->
        [one] Die Figur am Pfeil schlägt die angekreuzte: Diese steht nun zwischen zwei Gegnern.
        [2] Mit einem Zug schlägt die Figur am Pfeil beide angekreuzten: Jede steht nun zwischen zwei Gegnern.
        [3] Mit einem Zug schlägt die Figur am Pfeil alle drei angekreuzten: Jede steht nun zwischen zwei Gegnern.
       *[other] Mit einem Zug schlägt die Figur am Pfeil alle { $captured } angekreuzten: Jede steht nun zwischen zwei Gegnern.
    }

figure-hostile = **Abbildung { $figure }.** Neben einem feindlichen Feld. Ein Kreuz zeigt jede Figur, die der gezeigte Zug schlägt.

figure-between = **Abbildung { $figure }.** { START(-the-defender) } zieht aus freien Stücken zwischen zwei { -attacker(number: "other", case: "accusative") } und bleibt stehen.

figure-between-pass-only =
    { $barred ->
        [1] **Abbildung { $figure }.** Zwischen zwei Gegnern darf keine Figur anhalten: zwei Striche durch den Pfeil. Auf ein Feld dahinter weiterziehen darf sie.
       *[other] **Abbildung { $figure }.** Zwischen zwei Gegnern und zwischen einem Gegner und einem feindlichen Feld darf keine Figur anhalten: zwei Striche durch den Pfeil. Auf ein Feld dahinter weiterziehen darf sie.
    }

figure-arms = **Abbildung { $figure }.** { START(-the-king) } als Figur, die zieht, und als Figur, die auf der anderen Seite wartet.

figure-linnaean = **Abbildung { $figure }.** Auf drei Seiten stehen { -attacker(number: "other") }; noch { -a-attacker } zieht hinter { -the-defender(case: "accusative") }. Steht { -the-king } { -on-throne }, schlägt das { -the-defender(case: "accusative") }; anderswo nicht.

figure-linnaean-field = **Abbildung { $figure }.** Auf drei Seiten { -the-king(case: "genitive") } stehen { -attacker(number: "other") }. Der gezeigte Zug schlägt { -defender.gender ->
            [feminine] die angekreuzte
            [neuter] das angekreuzte
           *[masculine] den angekreuzten
        } { -defender(case: "accusative") }, zwischen { -attacker(case: "dative") } und { -king(case: "dative") }.

figure-shieldwall = **Abbildung { $figure }.** Eine Reihe am Rand { -the-board(case: "genitive") } wird auf einmal geschlagen, wenn vor jeder ihrer Figuren ein Gegner steht und beide Enden geschlossen sind; der gezeigte Zug vollendet den Wall. Ein Kreuz zeigt jede geschlagene Figur.

figure-jumps = **Abbildung { $figure }.** Sprünge über eine gegnerische Figur auf das leere Feld dahinter.{ $crossed ->
        [0] { "" }
       *[other] { " " }Ein Kreuz zeigt eine geschlagene Figur.
    }{ $barred ->
        [0] { "" }
       *[other] { " " }Zwei Striche durch einen Pfeil: Dieser Sprung ist nicht erlaubt.
    }

figure-berserk = **Abbildung { $figure }.** Eine Figur zieht zweimal hintereinander: Ihr erster Zug (1) schlägt, der zweite (2) auch. Jedes Kreuz zeigt eine geschlagene Figur.

## The king

figure-king-four-sides =
    { $throne ->
        [none] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") }, wenn er die letzte der vier Seiten schließt; ist noch eine offen, nicht.
        [hostile] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") }, wenn er die letzte der vier Seiten schließt; ist noch eine offen, nicht. Neben { -throne.gender ->
            [feminine] der
           *[other] dem
        } leeren { -throne(case: "dative") } gilt diese Seite als geschlossen.
       *[harmless] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") }, wenn er die letzte der vier Seiten schließt; ist noch eine offen, nicht. { -throne.gender ->
            [feminine] Die
            [neuter] Das
           *[masculine] Der
        } leere { -throne } schließt keine.
    }

figure-king-two-sides =
    { $throne ->
        [hostile] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") } zwischen zwei Gegnern, auch { -on-throne }, oder zwischen einem Gegner und einem Feld, das für { -he-king(case: "accusative") } feindlich ist.
        [harmless] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") } zwischen zwei Gegnern, auch { -on-throne }.
       *[none] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") } zwischen zwei Gegnern, wie jede andere Figur.
    }

figure-king-near-throne =
    { $throne ->
        [hostile] **Abbildung { $figure }.** Abseits { -the-throne(case: "genitive") } schlagen zwei Gegner { -the-king(case: "accusative") } zwischen sich. Vier braucht es { -on-throne }, daneben drei, denn { -throne.gender ->
            [feminine] die
            [neuter] das
           *[masculine] der
        } leere { -throne } schließt die vierte Seite.
        [harmless] **Abbildung { $figure }.** Abseits { -the-throne(case: "genitive") } schlagen zwei Gegner { -the-king(case: "accusative") } zwischen sich. Vier braucht es { -on-throne }, und daneben genügen drei nicht.
       *[none] **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") } zwischen zwei Gegnern.
    }

figure-king-edge =
    { $panels ->
        [1] { $captured ->
            [0] **Abbildung { $figure }.** Der gezeigte Zug schließt die letzte offene Seite { -the-king(case: "genitive") } am Rand { -the-board(case: "genitive") }. Das schlägt { -he-king(case: "accusative") } nicht.
           *[other] **Abbildung { $figure }.** Der gezeigte Zug schließt die letzte offene Seite { -the-king(case: "genitive") } am Rand { -the-board(case: "genitive") }: Er schlägt { -he-king(case: "accusative") }.
        }
       *[other] **Abbildung { $figure }.** { START(-the-king) } am Rand { -the-board(case: "genitive") }: { START(-a-attacker) } rückt heran (Pfeil). Ein Kreuz zeigt, wo das { -the-king(case: "accusative") } schlägt.
    }

figure-king-commanders = **Abbildung { $figure }.** Der gezeigte Zug schlägt { -the-king(case: "accusative") }, wenn { -he-king } danach zwischen zwei { -commander(number: "other", case: "dative") } steht.

## The end

figure-enclosure = **Abbildung { $figure }.** Der gezeigte Zug schließt den Ring. { START(-the-attacker(number: "other")) } gewinnen nur, wenn die ganze Seite { -the-king(case: "genitive") } darin ist.

figure-exit-fort = **Abbildung { $figure }.** Der gezeigte Zug schließt die Mauer um { -the-king(case: "accusative") } am Rand. { -king.gender ->
            [feminine] Ihre
           *[other] Seine
        } Seite gewinnt, wenn die Mauer durch Schlagen nie zu durchbrechen ist; kann noch { -a-defender } daraus geschlagen werden, geht die Partie weiter.
