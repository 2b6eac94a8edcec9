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

verdict-captured = captured

verdict-captured-not = not captured

verdict-allowed = allowed

verdict-allowed-not = not allowed

verdict-king-wins = the { -king } wins

verdict-attackers-win = the { -attacker(number: "other") } win

verdict-draw = nobody wins

verdict-goes-on = the game goes on

## The start

figure-setup = **Figure { $figure }.** The start, with the { -king } { -on-throne }. { figure-signs }

figure-setup-no-throne = **Figure { $figure }.** The start, with the { -king } in the middle. { figure-signs }

figure-setup-elsewhere = **Figure { $figure }.** The start. { figure-signs }

figure-signs =
    { figure-symbols }{ $commanders ->
        [0] { "" }
       *[other] { " " }{ figure-commanders }
    }{ $knights ->
        [0] { "" }
       *[other] { " " }{ figure-knights }
    }{ $corners ->
        [none] { "" }
       *[marked] { " " }Marked squares in the corners: the { -corner(number: "other") }.
    }{ $camps ->
        [none] { "" }
       *[marked] { " " }Marked squares of the { -attacker(number: "other") }: the { -camp(number: "other") }.
    }{ $named ->
        [none] { "" }
       *[marked] { " " }{ figure-named }
    }

figure-symbols = The { -king } is the largest.

figure-commanders = The { -commander(number: "other") } are larger than the other { -attacker(number: "other") }.

figure-knights = A { -knight } is larger than the other { -defender(number: "other") }.

figure-named = Squares with arrow heads in their corners: where the { -king } escapes.

## Moves and marked squares

figure-moves =
    { $man-steps ->
        [1] { $king-steps ->
            [1] **Figure { $figure }.** Some moves. Each arrow runs to a square to which the piece can go.
           *[other] **Figure { $figure }.** How far pieces can go. A piece may stop sooner.
        }
       *[other] { $king-steps ->
            [0] **Figure { $figure }.** How far pieces can go; arrows that leave the picture run on. A piece may stop sooner.
           *[other] **Figure { $figure }.** How far pieces can go; arrows that leave the picture run on, the { -king }’s up to { -his } limit. A piece may stop sooner.
        }
    }

figure-moves-throne =
    { $man-steps ->
        [1] { $king-steps ->
            [1] **Figure { $figure }.** Moves beside the { -throne }. Each arrow runs to a square to which the piece can go. Only the { -king } may stop { -on-throne }.
           *[other] **Figure { $figure }.** How far pieces can go beside the { -throne }. Only the { -king } may stop { -on-throne }.
        }
       *[other] { $king-steps ->
            [0] **Figure { $figure }.** How far pieces can go around the { -throne }; arrows that leave the picture run on. A piece may stop sooner, but only the { -king } may stop { -on-throne }.
           *[other] **Figure { $figure }.** How far pieces can go around the { -throne }; arrows that leave the picture run on, the { -king }’s up to { -his } limit. A piece may stop sooner, but only the { -king } may stop { -on-throne }.
        }
    }

figure-throne = **Figure { $figure }.** Moves onto the empty { -throne } and across it.{ $barred ->
        [0] { "" }
       *[other] { " " }Two bars across an arrow: this move is not allowed.
    }

figure-corners = **Figure { $figure }.** Only the { -king } may enter the { -corner(number: "other") }.{ $barred ->
        [0] { "" }
       *[other] { " " }Two bars across an arrow: this move is not allowed.
    }

figure-camps = **Figure { $figure }.** Moves in and around { -camp(number: "other") } (marked).{ $barred ->
        [0] { "" }
       *[other] { " " }Two bars across an arrow: this move is not allowed.
    }

figure-escape-edge = **Figure { $figure }.** The { -king } reaches the edge of the { -board }: { -his } side wins.

figure-escape-corners =
    { $panels ->
        [1] **Figure { $figure }.** The { -king } reaches one of the { -corner(number: "other") }: { -his } side wins.
       *[other] **Figure { $figure }.** The { -king } reaches one of the { -corner(number: "other") }: { -his } side wins. No other piece may go there: two bars across the arrow.
    }

figure-escape-squares = **Figure { $figure }.** The { -king } reaches one of the squares marked with arrow heads: { -his } side wins.

## Captures

figure-captures = **Figure { $figure }.** { $captured ->
        [one] The piece at the arrow captures the one marked with a cross: it is now between two enemies.
        [2] With one move, the piece at the arrow captures both that are marked with a cross: each is now between two enemies.
        [3] With one move, the piece at the arrow captures all three that are marked with a cross: each is now between two enemies.
       *[other] With one move, the piece at the arrow captures all { $captured } that are marked with a cross: each is now between two enemies.
    }

figure-hostile = **Figure { $figure }.** Beside a hostile square. A cross marks each piece that the move along the arrow captures.

figure-between = **Figure { $figure }.** The { -defender } moves in between two { -attacker(number: "other") } of its own accord. It stays.

figure-between-pass-only =
    { $barred ->
        [1] **Figure { $figure }.** Between two enemies, a piece may not stop: two bars across the arrow. It may move on to a square beyond.
       *[other] **Figure { $figure }.** Between two enemies, and between an enemy and a hostile square, a piece may not stop: two bars across the arrow. It may move on to a square beyond.
    }

figure-arms = **Figure { $figure }.** The { -king } as the piece that moves, and as the one that waits on the far side.

figure-linnaean = **Figure { $figure }.** A fourth { -attacker } moves to the far side of the { -defender } beside the { -king }. With the { -king } { -on-throne }, this captures the { -defender }; elsewhere it does not.

figure-linnaean-field = **Figure { $figure }.** The { -king } has { -attacker(number: "other") } on three sides. The move along the arrow captures the { -defender } marked with a cross, between that { -attacker } and the { -king }.

figure-shieldwall = **Figure { $figure }.** A row along the edge of the { -board } is captured at once when an enemy faces each of its pieces and both its ends are closed; the move along the arrow completes the wall. A cross marks each captured piece.

figure-jumps = **Figure { $figure }.** Jumps over an enemy piece to the empty square behind it.{ $crossed ->
        [0] { "" }
       *[other] { " " }A cross marks a captured piece.
    }{ $barred ->
        [0] { "" }
       *[other] { " " }Two bars across an arrow: this jump is not allowed.
    }

figure-berserk = **Figure { $figure }.** One turn of one piece: its first move (1) captures, and so does the second (2). Each cross marks a captured piece.

## The king

figure-king-four-sides =
    { $throne ->
        [none] **Figure { $figure }.** The move along the arrow captures the { -king } if it closes the last of { -his } four sides; while one is open, it does not.
        [hostile] **Figure { $figure }.** The move along the arrow captures the { -king } if it closes the last of { -his } four sides; while one is open, it does not. Beside the empty { -throne }, that side counts as closed.
       *[harmless] **Figure { $figure }.** The move along the arrow captures the { -king } if it closes the last of { -his } four sides; while one is open, it does not. The empty { -throne } closes none.
    }

figure-king-two-sides =
    { $throne ->
        [hostile] **Figure { $figure }.** The move along the arrow captures the { -king } between two enemies, also { -on-throne }, or between an enemy and a square that is hostile to { -him }.
        [harmless] **Figure { $figure }.** The move along the arrow captures the { -king } between two enemies, also { -on-throne }.
       *[none] **Figure { $figure }.** The move along the arrow captures the { -king } between two enemies, like any other piece.
    }

figure-king-near-throne =
    { $throne ->
        [hostile] **Figure { $figure }.** Away from the { -throne }, two enemies capture the { -king } between them. It takes four { -on-throne }; beside it three, for the empty { -throne } closes the fourth side.
        [harmless] **Figure { $figure }.** Away from the { -throne }, two enemies capture the { -king } between them. It takes four { -on-throne }, and beside it three are not enough.
       *[none] **Figure { $figure }.** The move along the arrow captures the { -king } between two enemies.
    }

figure-king-edge =
    { $panels ->
        [1] { $captured ->
            [0] **Figure { $figure }.** The move along the arrow closes the last open side of the { -king } on the edge of the { -board }. That does not capture { -him }.
           *[other] **Figure { $figure }.** The move along the arrow closes the last open side of the { -king } on the edge of the { -board }: it captures { -him }.
        }
       *[other] **Figure { $figure }.** The { -king } on the edge of the { -board }: one of the { -attacker(number: "other") } closes in along the arrow. A cross marks { -him } where that captures { -him }.
    }

figure-king-commanders = **Figure { $figure }.** The move along the arrow captures the { -king } if { -he } is then between two { -commander(number: "other") }.

## The end

figure-enclosure = **Figure { $figure }.** The move along the arrow closes the ring. The { -attacker(number: "other") } win only if the whole side of the { -king } is inside.

figure-exit-fort = **Figure { $figure }.** The move along the arrow closes the wall around the { -king } on the edge. { START(-his) } side wins if no capture can ever break the wall; if one { -defender } of it can still be captured, the game goes on.
