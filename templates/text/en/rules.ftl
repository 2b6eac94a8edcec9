# The numbered rules: short titles (rule-title-…), printed in bold, and whole sentences, one or more
# for each value of each question. A rule is one or more of these messages in a row; src/explain/questions/
# chooses them. A sentence never starts with a term, and never puts “a” or “an” before one.
#
# Variables, all numbers unless said otherwise; any message may use them:
#   $size, $attackers and $defenders (officers among them, the king not), $commanders, $knights
#   $man-steps, $king-steps (how far men and king move at most; 0 where there is no limit)
#   $escape-squares (text: their names, such as “a6, k6”), $escape-count (how many)
#   rule-figures only: $count (how many figures show the rule), $figure and $last (the first and last number)

# Stands at the end of the last sentence of a rule that figures show, before its full stop.
rule-figures =
    { $count ->
        [1] (figure { $figure })
        [2] (figures { $figure } and { $last })
       *[other] (figures { $figure } to { $last })
    }

## Setting up

rule-title-setup = Setting up.

rule-setup-players =
    One player leads the { -king }{ $defenders ->
        [0] , who has no { -man(number: "other") }
        [1] { " " }and { -his } one { -defender }
       *[other] { " " }and { -his } { $defenders } { -defender(number: "other") }
    }{ $knights ->
        [0] { "" }
        [1] { " " }(one of them the { -knight })
       *[other] { " " }({ $knights } of them { -knight(number: "other") })
    }, the other the { $attackers ->
        [1] one { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }{ $commanders ->
        [0] { "" }
        [1] { " " }(one of them the { -commander })
       *[other] { " " }({ $commanders } of them { -commander(number: "other") })
    }.

# Where the king starts: on the throne, in the middle of a board without one, elsewhere.
rule-setup = Set the pieces out as shown, with the { -king } { -on-throne }, the square in the middle.

rule-setup-no-throne = Set the pieces out as shown, with the { -king } in the middle.

rule-setup-elsewhere = Set the pieces out as shown.

rule-setup-throne = The square in the middle of the { -board } is the { -throne }.

rule-setup-unmarked = No square of the { -board } has a rule of its own.

# Not where the attackers start in camps, which have rules of their own.
rule-setup-signs = Marks on the starting squares mean nothing in play.

rule-setup-men = In these rules “{ -man(number: "other") }” means { -attacker(number: "other") } and { -defender(number: "other") }, but never the { -king }.

## Turns and moves

rule-title-first = Taking turns.

rule-first-attackers = The { -attacker(number: "other") } move first; then the players take turns. On your turn you must move one of your pieces.

rule-first-defenders = The { -king }’s side moves first; then the players take turns. On your turn you must move one of your pieces.

rule-first-lot = Draw lots for the first move; then the players take turns. On your turn you must move one of your pieces.

rule-title-move = Moving.

rule-move-all-any = Every piece, the { -king } too, moves in a straight line along its row or column, over as many empty squares as you like.

rule-move-all-limit =
    { $man-steps ->
        [1] Every piece, the { -king } too, moves one square up, down, left or right, if that square is empty.
       *[other] Every piece, the { -king } too, moves in a straight line along its row or column over empty squares, at most { $man-steps } of them in one move.
    }

rule-move-men-any = All { -man(number: "other") } move in a straight line along their row or column, over as many empty squares as you like.

rule-move-men-limit =
    { $man-steps ->
        [1] All { -man(number: "other") } move one square up, down, left or right, if that square is empty.
       *[other] All { -man(number: "other") } move in a straight line along their row or column over empty squares, at most { $man-steps } squares in one move.
    }

rule-move-king-any = The { -king } moves in a straight line along { -his } row or column, over as many empty squares as you like.

rule-move-king-limit =
    { $king-steps ->
        [1] The { -king } moves only one square at a time: up, down, left or right, if that square is empty.
       *[other] The { -king } moves in a straight line along { -his } row or column over empty squares, but at most { $king-steps } squares in one move.
    }

rule-move-straight = No piece moves diagonally, and none may jump over another or land on it.

rule-move-straight-jumps = No piece moves diagonally, and none may land on another. Only the pieces named under “Jumping” may jump over one.

## Marked squares

rule-title-throne = The { -throne }.

rule-throne-stop-king = Only the { -king } may stop { -on-throne }, and { -he } may return to it as often as { -he } likes.

rule-throne-stop-king-elsewhere = Only the { -king } may stop { -on-throne }, and { -he } may do so as often as { -he } likes.

rule-throne-stop-nobody = No piece may stop { -on-throne }. Even the { -king } may not return to it once { -he } has left it.

rule-throne-stop-nobody-elsewhere = No piece may stop { -on-throne }, not even the { -king }.

rule-throne-stop-anyone = Every piece may stop { -on-throne }, as on any other square.

rule-throne-pass-anyone = While it is empty, every piece may pass over it.

rule-throne-pass-king = While it is empty, the { -king } may pass over it, but no other piece may.

rule-throne-pass-men = While it is empty, all { -man(number: "other") } may pass over it.

rule-throne-pass-nobody = No piece may pass over it to the squares beyond, not even the { -king }.

rule-title-corners = The { -corner(number: "other") }.

rule-corners-single = The four { -corner(number: "other") } of the { -board } are for the { -king } alone: no other piece may move onto them.

rule-corners-angle = Each of the four { -corner(number: "other") } is made up of three squares: the one where two edges of the { -board } meet, and its two neighbours along the edges. They are for the { -king } alone: no other piece may move onto them.

rule-corners-block = Each of the four { -corner(number: "other") } is a block of 2 × 2 squares where two edges of the { -board } meet. They are for the { -king } alone: no other piece may move onto them or across them.

rule-title-camps = The { -camp(number: "other") }.

rule-camps = The squares on which the { -attacker(number: "other") } start are their { -camp(number: "other") }; those that share a side belong to the same one.

rule-camps-anyone-anyone = Every piece may stop on these squares and move across them.

rule-camps-anyone-attackers = Every piece may stop on these squares, but only the { -attacker(number: "other") } may move across them.

rule-camps-anyone-nobody = Every piece may stop on these squares, but none may move across them to others.

rule-camps-attackers-anyone = Only the { -attacker(number: "other") } may stop on these squares, but every piece may move across them.

rule-camps-attackers-attackers = Only the { -attacker(number: "other") } may stop on these squares or move across them.

rule-camps-attackers-nobody = Only the { -attacker(number: "other") } may stop on these squares, and no piece may move across them to others.

rule-camps-nobody-anyone = No piece may enter these squares to stop there, but every piece may move across them.

rule-camps-nobody-attackers = No piece may enter these squares to stop there, and only the { -attacker(number: "other") } may move across them.

rule-camps-nobody-nobody = No piece may enter these squares or move across them.

# Follows where the attackers themselves are kept from something.
rule-camps-inside = Inside the { -camp } in which they stand, the { -attacker(number: "other") } move as on any other squares; but once one of them is outside, even in the middle of a move, this rule holds for it, too.

## Escape

rule-title-escape = The { -king } escapes.

rule-escape-edge = The { -king }’s side wins at once when the { -king } reaches the edge of the { -board }: any of the outermost squares will do.

rule-escape-camps = Edge squares that belong to the { -camp(number: "other") } are closed to { -him }, so they are no way out.

rule-escape-corners = The { -king }’s side wins at once when the { -king } reaches one of the four { -corner(number: "other") }.

rule-escape-corner-squares = The { -king }’s side wins at once when the { -king } reaches any square of the four { -corner(number: "other") }.

rule-escape-squares =
    { $escape-count ->
        [1] The { -king }’s side wins at once when the { -king } reaches the square { $escape-squares }. The letters and numbers around the first figure show which one that is.
       *[other] The { -king }’s side wins at once when the { -king } reaches one of these squares: { $escape-squares }. The letters and numbers around the first figure show which they are.
    }

## Capturing

rule-title-capture = Capturing.

rule-capture = You capture an enemy { -man } by trapping it: move one of your { -man(number: "other") } right beside it while another of them stands on its far side, in the same row or column. The captured { -man } leaves the { -board }. One move may capture more than one enemy.

rule-title-hostile = Hostile squares.

rule-hostile = Some squares can take the place of your second { -man }: they are hostile. An enemy { -man } right beside one is captured when you move one of your { -man(number: "other") } to its far side, in line with that square.

rule-hostile-throne-corners-both = The empty { -throne } and the { -corner(number: "other") } are hostile to the { -man(number: "other") } of both sides.

rule-hostile-throne-corners-attackers = The empty { -throne } and the { -corner(number: "other") } are hostile to the { -attacker(number: "other") }, not to the { -defender(number: "other") }.

rule-hostile-throne-corners-defenders = The empty { -throne } and the { -corner(number: "other") } are hostile to the { -defender(number: "other") }, not to the { -attacker(number: "other") }.

rule-hostile-throne-both = The empty { -throne } is hostile to the { -man(number: "other") } of both sides.

rule-hostile-throne-attackers = The empty { -throne } is hostile to the { -attacker(number: "other") }, not to the { -defender(number: "other") }.

rule-hostile-throne-defenders = The empty { -throne } is hostile to the { -defender(number: "other") }, not to the { -attacker(number: "other") }.

rule-hostile-throne-empty-nobody = The empty { -throne } is hostile to no { -man } at all.

rule-hostile-occupied-attackers = With the { -king } { -on-it }, the { -throne } is hostile to the { -attacker(number: "other") } alone.

rule-hostile-occupied-nobody = With the { -king } { -on-it }, the { -throne } is hostile to nobody.

# Behind the sentence before, where the king himself takes part in captures.
rule-hostile-occupied-king = The { -king } { -himself } captures from there all the same.

# Instead of the two before, where the throne is hostile to no man at any time.
rule-hostile-throne-nobody = No { -man } is ever captured against the { -throne } itself, whether it is empty or not.

rule-hostile-corners-both = The { -corner(number: "other") } are hostile to the { -man(number: "other") } of both sides.

rule-hostile-corners-attackers = The { -corner(number: "other") } are hostile to the { -attacker(number: "other") }, not to the { -defender(number: "other") }.

rule-hostile-corners-defenders = The { -corner(number: "other") } are hostile to the { -defender(number: "other") }, not to the { -attacker(number: "other") }.

rule-hostile-corners-nobody = No { -man } is ever captured against the { -corner(number: "other") }.

rule-hostile-camps-both = Empty squares of the { -camp(number: "other") } are hostile to the { -man(number: "other") } of both sides.

rule-hostile-camps-attackers = Empty squares of the { -camp(number: "other") } are hostile to the { -attacker(number: "other") }, not to the { -defender(number: "other") }.

rule-hostile-camps-defenders = Empty squares of the { -camp(number: "other") } are hostile to the { -defender(number: "other") }, not to the { -attacker(number: "other") }.

rule-hostile-camps-nobody = No { -man } is ever captured against empty squares of the { -camp(number: "other") }.

rule-title-between = Safe between two.

rule-between = You may move between two enemies without harm: nothing is ever captured by its own move. Only a later move of an enemy can capture your piece there.

rule-title-between-pass-only = Not between two.

rule-between-pass-only = No piece, not even the { -king }, may end its move between two enemies that stand right beside it on opposite sides, in its row or column. Such a move is not allowed, even if it would capture one of them. A piece may pass between two enemies as long as it does not stop there. The other player, of course, may close in on it later.

rule-between-squares = For this rule, an empty square against which the piece could be captured counts as an enemy, too.

rule-title-arms = The { -king } in a fight.

rule-arms-armed = The { -king } helps to capture exactly as { -his } { -defender(number: "other") } do: { -he } may make the capturing move { -himself }, or wait on the far side while one of them makes it.

rule-arms-hammer = The { -king } helps to capture only when { -he } makes the capturing move { -himself }. When one of { -his } { -defender(number: "other") } moves, { -he } does not count.

rule-arms-anvil = The { -king } helps to capture only when { -he } waits on the far side while one of { -his } { -defender(number: "other") } makes the capturing move. { START(-his) } own move captures nothing.

rule-arms-unarmed = The { -king } captures nothing, and helps to capture nothing: neither by { -his } own move nor by standing on the far side of an enemy.

rule-title-linnaean = Beside the { -king }.

rule-linnaean-in-castle = While the { -king } is { -on-throne }, with { -attacker(number: "other") } on three sides of { -him } and one { -defender } on the fourth, that { -defender } can be captured against { -him }: a fourth { -attacker } moves to its far side, in line with the { -king }. With the { -king } anywhere else this does not count.

rule-linnaean-anywhere = Wherever the { -king } stands, with { -attacker(number: "other") } on three sides of { -him } and one { -defender } on the fourth, that { -defender } can be captured against { -him }: a fourth { -attacker } moves to its far side, in line with the { -king }.

rule-title-shieldwall = The shield wall.

rule-shieldwall = Two or more enemies side by side along the edge of the { -board }, in an unbroken row, can be captured together. Each must have one of your pieces right in front of it, on the side away from the edge, and right beside each end of the row, on the edge, there must be one of your pieces, too.

rule-shieldwall-end-last = The piece that you move must be one of those two at the ends.

rule-shieldwall-any-last = The piece that you move must be one of all these, in front of the row or at its ends.

rule-shieldwall-taken = Take the whole row off the { -board }. One move may close two such rows, and make ordinary captures as well.

rule-shieldwall-corners = At one end, an empty { -corner } of the { -board } will do instead of a piece.

rule-shieldwall-corner-squares = At one end, an empty square of one of the { -corner(number: "other") } will do instead of a piece.

rule-shieldwall-pieces = Nothing but a piece can close an end: a corner square will not do.

rule-shieldwall-king = If the { -king } stands in the row, { -he } counts as part of it, but { -he } is not captured.

rule-shieldwall-armed = The { -king } { -himself } may be any one of your pieces in this, in front of the row or at an end.

rule-shieldwall-hammer = The { -king } { -himself } may close such a row only as the piece that moves.

rule-shieldwall-anvil = The { -king } { -himself } may help to close such a row only as a piece that stands still.

rule-shieldwall-unarmed = The { -king } { -himself } takes no part in closing such a row.

rule-title-jumps = Jumping.

rule-jump = Some pieces may jump instead of moving: over one enemy right beside them, in a straight line, onto the empty square right behind it.

rule-jump-king-throne-corners = The { -king } may jump over { -attacker(number: "other") }, but only if { -he } starts or lands { -on-throne } or in one of the { -corner(number: "other") }, and the jump itself captures nothing.

rule-jump-king-throne = The { -king } may jump over { -attacker(number: "other") }, but only if { -he } starts or lands { -on-throne }, and the jump itself captures nothing.

rule-jump-king-corners = The { -king } may jump over { -attacker(number: "other") }, but only if { -he } starts or lands in one of the { -corner(number: "other") }, and the jump itself captures nothing.

rule-jump-king-over = The { -king } may jump over { -attacker(number: "other") }, and the jump itself captures nothing.

rule-jump-king-capturing = The { -king } may jump over { -attacker(number: "other") }, and the one jumped over is captured.

rule-jump-commander-throne-corners =
    The { $commanders ->
        [1] { -commander }
       *[other] { -commander(number: "other") }
    } may jump over { -defender(number: "other") }, but only with a start or an end { -on-throne } or in one of the { -corner(number: "other") }, and the jump itself captures nothing.

rule-jump-commander-throne =
    The { $commanders ->
        [1] { -commander }
       *[other] { -commander(number: "other") }
    } may jump over { -defender(number: "other") }, but only with a start or an end { -on-throne }, and the jump itself captures nothing.

rule-jump-commander-corners =
    The { $commanders ->
        [1] { -commander }
       *[other] { -commander(number: "other") }
    } may jump over { -defender(number: "other") }, but only with a start or an end in one of the { -corner(number: "other") }, and the jump itself captures nothing.

rule-jump-commander-over =
    The { $commanders ->
        [1] { -commander }
       *[other] { -commander(number: "other") }
    } may jump over { -defender(number: "other") }, and the jump itself captures nothing.

rule-jump-commander-capturing =
    The { $commanders ->
        [1] { -commander }
       *[other] { -commander(number: "other") }
    } may jump over { -defender(number: "other") }, and the one jumped over is captured.

rule-jump-knight-throne-corners =
    The { $knights ->
        [1] { -knight }
       *[other] { -knight(number: "other") }
    } may jump over { -attacker(number: "other") }, but only with a start or an end { -on-throne } or in one of the { -corner(number: "other") }, and the jump itself captures nothing.

rule-jump-knight-throne =
    The { $knights ->
        [1] { -knight }
       *[other] { -knight(number: "other") }
    } may jump over { -attacker(number: "other") }, but only with a start or an end { -on-throne }, and the jump itself captures nothing.

rule-jump-knight-corners =
    The { $knights ->
        [1] { -knight }
       *[other] { -knight(number: "other") }
    } may jump over { -attacker(number: "other") }, but only with a start or an end in one of the { -corner(number: "other") }, and the jump itself captures nothing.

rule-jump-knight-over =
    The { $knights ->
        [1] { -knight }
       *[other] { -knight(number: "other") }
    } may jump over { -attacker(number: "other") }, and the jump itself captures nothing.

rule-jump-knight-capturing =
    The { $knights ->
        [1] { -knight }
       *[other] { -knight(number: "other") }
    } may jump over { -attacker(number: "other") }, and the one jumped over is captured.

# Whom nobody jumps over.
rule-jump-never-over =
    { $commanders ->
        [0] { $knights ->
            [0] Nobody jumps over two pieces at once, nor over the { -king }.
           *[other] Nobody jumps over two pieces at once, nor over the { -king } or over { -knight(number: "other") }.
        }
       *[other] { $knights ->
            [0] Nobody jumps over two pieces at once, nor over the { -king } or over { -commander(number: "other") }.
           *[other] Nobody jumps over two pieces at once, nor over the { -king }, { -commander(number: "other") } or { -knight(number: "other") }.
        }
    }

rule-jump-after = After landing, a piece captures whatever it has trapped, as after any other move.

# Where a jump that captures nothing by itself can begin on such a square.
rule-jump-after-hostile = That may be the very piece it has jumped over, if the jump began on a square that is hostile to that piece.

rule-title-berserk = Going on.

rule-berserk = When the piece you have moved has captured something, and can capture again from where it now stands, your turn is not over: you must move the same piece again and capture with it, until it can capture nothing more. If it can capture in several ways, choose one. It may not go on without a capture, and no other piece of yours may move in that turn.

rule-berserk-jumps = A jump counts as a move here, too.

## The capture of the king

rule-title-king-capture = The { -king } is captured.

rule-king-four-sides = The { -attacker(number: "other") } win when one of them moves right beside the { -king } and they then stand on all four sides of { -him }, on the next square up, down, left and right.

rule-king-two-sides = The { -attacker(number: "other") } win when one of them moves right beside the { -king } and another stands on { -his } far side, in the same row or column.

rule-king-two-sides-throne = The { -attacker(number: "other") } win when one of them moves right beside the { -king } and another stands on { -his } far side, in the same row or column. This holds { -on-throne }, too.

rule-king-four-near-throne = The { -attacker(number: "other") } win when one of them moves right beside the { -king } and so captures { -him }. While { -he } is { -on-throne } or right beside it, they must then stand on all four sides of { -him }: up, down, left and right. Anywhere else, it is enough if another of them stands on { -his } far side, in the same row or column.

rule-king-throne-closes = If { -he } stands right beside the empty { -throne }, it closes that side, and { -attacker(number: "other") } on the other three are enough.

rule-king-throne-shelters = Right beside the { -throne } that cannot happen, for none of them may stop there to close that side.

rule-king-throne-open = Against the { -king }, the empty { -throne } never counts as one of the { -attacker(number: "other") }.

rule-king-throne-second = The empty { -throne } right beside { -him } counts as one of the { -attacker(number: "other") }: then one of them on { -his } opposite side is enough.

rule-king-corner-closes = Any of the { -corner(number: "other") } right beside { -him }, while it is empty, counts as one of the { -attacker(number: "other") }.

rule-king-corner-square-closes = Any empty square of the { -corner(number: "other") } right beside { -him } counts as one of the { -attacker(number: "other") }.

rule-king-corner-open = Against the { -king }, the { -corner(number: "other") } never count as one of the { -attacker(number: "other") }.

rule-king-camp-closes = Any empty square of the { -camp(number: "other") } right beside { -him } counts as one of the { -attacker(number: "other") }.

rule-king-camp-open = Against the { -king }, empty squares of the { -camp(number: "other") } never count as one of the { -attacker(number: "other") }.

rule-title-king-edge = The { -king } on the edge.

rule-king-edge-never = While the { -king } stands on the edge of the { -board }, the { -attacker(number: "other") } cannot capture { -him }.

rule-king-edge-never-commanders = While the { -king } stands on the edge of the { -board }, the { -attacker(number: "other") } cannot capture { -him }, except between two { -commander(number: "other") }.

rule-king-edge-three-sides = On the edge of the { -board } the { -king } has only three sides. There, the { -attacker(number: "other") } capture { -him } when one of them moves right beside { -him } and they then stand on all three.

rule-king-edge-three-sides-alone = On the edge of the { -board } the { -king } has only three sides. As long as one { -defender } is left, { -he } cannot be captured there. Once none is left, { -he } is captured as soon as { -attacker(number: "other") } stand on all three, even if the move that took { -his } last { -defender } was made elsewhere.

rule-king-edge-corner = In the very corner of the { -board }, with only two, { -he } cannot be captured at all.

# Where corners are marked, which the attackers may not enter.
rule-king-edge-beside-corner = Right beside one of the { -corner(number: "other") } { -he } is safe: none of them may stop there.

rule-king-edge-only-attackers = No empty square counts as one of the { -attacker(number: "other") } here.

rule-king-edge-all-neighbours = On the edge of the { -board }, where the { -king } has fewer sides, the { -attacker(number: "other") } capture { -him } when one of them moves right beside { -him } and closes the last side that { -he } has.

rule-king-edge-squares = Empty squares that count as one of the { -attacker(number: "other") } elsewhere do so here, too.

rule-title-commanders = Between two { -commander(number: "other") }.

rule-commanders = The { -attacker(number: "other") } also win when one of the { -commander(number: "other") } moves right beside the { -king } and another stands on { -his } far side, in the same row or column, wherever { -he } is. No empty square counts as one of the { -commander(number: "other") }.

## How a game may also end

rule-title-enclosure = The ring.

rule-enclosure-attackers-win = The { -attacker(number: "other") } also win as soon as they have shut in the { -king } and every { -defender } still on the { -board }. Test it like this: walk from each of these pieces in turn, square by square, up, down or sideways, onto any square without one of the { -attacker(number: "other") }. If none of them stands on the edge or can walk to it, the ring is closed. It makes no difference if a capture could open it again.

rule-title-exit-fort = The fort.

rule-exit-fort = The { -king }’s side also wins when the { -king } stands on the edge of the { -board }, can still move, and is walled in against the edge by { -his } own { -defender(number: "other") }, with none of the { -attacker(number: "other") } inside, so well that the wall can never be broken. Test it like this: suppose that the wall stood still from now on, and that the { -attacker(number: "other") } had as many pieces outside it as they liked. If even so they could capture none of the { -defender(number: "other") } in it, it is a fort.

rule-title-repetition = Going in circles.

rule-repetition-must-vary = The same position, with the same player to move, may not appear for a third time. The player whose move would bring it about must make a different one.

rule-repetition-forcer-must-vary = Whoever is the first to bring back an earlier position, with the same player to move, has started a circle. The circle lasts until a move makes a new position. Whoever started it may not bring about any position for the third time; the other player may.

rule-repetition-draw = When the same position, with the same player to move, appears for the third time, the game is a draw.

rule-repetition-defenders-lose = When the same position, with the same player to move, appears for the third time, the { -king }’s side loses, whoever has brought it about. It is for the { -king } to find a new way.

rule-repetition-repeater-loses = When the same position, with the same player to move, appears for the third time, the player whose move brought it about loses.

rule-repetition-forcer-loses = Whoever is the first to bring back an earlier position, with the same player to move, has started a circle. The circle lasts until a move makes a new position. If a position comes up for the third time, whoever started the circle loses.

rule-repetition-same-move-draw = When a player makes the same move, from the same square to the same square, for the third time in a game, the game is a draw, whichever piece makes it and whatever has happened in between.

rule-repetition-not-said = The rules that this set follows do not say what happens when the same position keeps coming back. Agree about it before you play; we suggest a draw when it comes up for the third time.

rule-title-no-move = No way to move.

rule-no-move-loss = If it is your turn and the rules allow you no move at all, you lose.

rule-no-move-draw = If a player’s turn comes and the rules allow that player no move at all, the game is a draw.

rule-no-move-not-said = The rules that this set follows do not say what happens when a player has no move at all. Agree about it before you play; we suggest a draw.

rule-last-attacker = Once the last { -attacker } is captured, the { -king }’s side has won.

rule-last-attacker-draw = It is a draw, too, once the last { -attacker } is captured.

## Matches

rule-title-match = A match.

rule-match-points = Before each game the player with the { -attacker(number: "other") } lays the four point cards, A, 2, 3 and 4, face down, one beside each edge of the { -board }, and does not show which is where. When the { -king } escapes, turn up the card beside the edge by which { -he } left: { -his } player scores that many points, and the A is worth 1. Whoever first has five points wins the match. Only the { -king }’s side can score, so change sides after every game.

rule-match-points-corners = A corner square lies on two edges. Agree before you play which of the two cards counts there.

rule-match-two-games = A match is two games, with sides changed after the first. If each player wins one, the score decides: the match goes to whoever needed fewer moves to win, or to whoever captured more pieces in the two games. Agree before you play which of the two counts first; if that is equal, the other decides, and if both are equal, the match is a draw.
