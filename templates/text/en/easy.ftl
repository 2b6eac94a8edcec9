# The rules in easy words, for readers of eight: one idea in each sentence, at most twelve words. Each stands beside a picture;
# src/explain/questions/ chooses them. No sentence starts with a term, and none has “a” or “an” before one. “Enemy” is a piece of
# the other side; what holds for the king alone is said of him.
#
# Variables: as in rules.ftl; of all messages of this file.

## The page

part-easy = rules in easy words

outline-easy = Easy rules

tally-easy =
    { $easy-pages ->
        [one] 1 page of easy rules
       *[other] { $easy-pages } pages of easy rules
    }

total-easy =
    { $count ->
        [one] 1 page of easy rules
       *[other] { $count } pages of easy rules
    }

# $game (text).
easy-title = How to play { $game }

easy-title-then = When you know the game

# On one sheet with the game; $cell (millimetres).
easy-behind = Cut off the pieces only: the { -board } and these rules stay one sheet. Its squares are { $cell } mm wide.

# The words under the picture of the sides.
easy-side-king = the { -king }’s side

easy-side-attackers = the { -attacker(number: "other") }

alt-easy-sides = The { -king } and another piece of the { -king }’s side; beside them one of the { -attacker(number: "other") }.

alt-easy-thrice = The same position three times.

alt-easy-back = A position, another, and the first once more.

alt-easy-new = Three different positions.

alt-easy-alone = One piece.

# The words under the pictures, where they differ from those of the leaflet.
easy-verdict-captured = trapped

easy-verdict-captured-not = not trapped

# The same in one word, where a picture is small.
easy-short-captured = out

easy-short-captured-not = stays

easy-short-allowed = yes

easy-short-allowed-not = no

easy-short-king-wins = wins

easy-short-attackers-win = win

easy-short-draw = draw

easy-short-goes-on = go on

## Beginning

easy-setup = Put all pieces where this picture shows them.

easy-setup-throne = The square in the middle is the { -throne }.

easy-setup-signs = The marks where pieces start have no meaning in the game.

easy-first-attackers = The { -attacker(number: "other") } move first, then the { -king }’s side, turn by turn.

easy-first-defenders = The { -king }’s side moves first, then the { -attacker(number: "other") }, turn by turn.

easy-first-lot = Draw lots for the first move; then you take turns.

## Moving

easy-move-all-any = Move a piece straight over empty squares, as far as you like.

easy-move-all-limit =
    { $man-steps ->
        [1] Move a piece one square: up, down, left or right.
       *[other] Move a piece straight over at most { $man-steps } empty squares.
    }

easy-move-men-any = All but the { -king } move straight, as far as you like.

easy-move-men-limit =
    { $man-steps ->
        [1] All but the { -king } move one square, up, down or sideways.
       *[other] All but the { -king } move straight, at most { $man-steps } squares.
    }

easy-move-king-any = The { -king } moves straight over empty squares, as far as you like.

easy-move-king-limit =
    { $king-steps ->
        [1] The { -king } moves only one square: up, down, left or right.
       *[other] The { -king } moves straight, over at most { $king-steps } empty squares.
    }

easy-move-straight = Never move on a slant, and never jump over a piece.

easy-move-straight-jumps = Never move on a slant, and never land on a piece.

## Marked squares

easy-throne-stop-king = Only the { -king } may stop { -on-throne }.

easy-throne-and-corners = The { -throne } and the { -corner(number: "other") } are for the { -king } alone.

easy-throne-back = The { -king } may come back to the { -throne }.

easy-throne-stop-nobody = Once the { -king } has left the { -throne }, nobody may stop there.

easy-throne-stop-nobody-elsewhere = No piece may stop { -on-throne }, not even the { -king }.

easy-throne-stop-anyone = Every piece may stop { -on-throne }.

easy-throne-pass-anyone = Every piece may cross the { -throne } while it is empty.

easy-throne-pass-king = Only the { -king } may cross the { -throne } while it is empty.

easy-throne-pass-men = All but the { -king } may cross the empty { -throne }.

easy-throne-pass-nobody = No piece may cross the { -throne }, not even the { -king }.

easy-corners = Only the { -king } may go into the { -corner(number: "other") }.

easy-corners-angle = Each of the { -corner(number: "other") } has three squares.

easy-corners-block = Each of the { -corner(number: "other") } has four squares.

easy-camps = The squares where the { -attacker(number: "other") } start are their { -camp(number: "other") }.

easy-camps-enter-anyone = Every piece may stop in the { -camp(number: "other") }.

easy-camps-enter-attackers = Only the { -attacker(number: "other") } may stop in the { -camp(number: "other") }.

easy-camps-enter-nobody = Nobody may go into the { -camp(number: "other") } from outside.

easy-camps-pass-anyone = Every piece may cross the { -camp(number: "other") }.

easy-camps-pass-attackers = Only the { -attacker(number: "other") } may cross the { -camp(number: "other") }.

easy-camps-pass-nobody = Nobody may cross the { -camp(number: "other") } from outside.

easy-camps-inside = The { -attacker(number: "other") } may move inside the { -camp } they have not left.

## Trapping

easy-capture = Trap an enemy between two of yours: it leaves the { -board }.

easy-capture-slant = You must trap in a straight line, never on a slant.

easy-capture-several = You may trap more than one enemy with one move.

easy-hostile-throne-both = The empty { -throne } can be your second piece when you trap.

easy-hostile-throne-attackers = The empty { -throne } helps to trap { -attacker(number: "other") }, not { -defender(number: "other") }.

easy-hostile-throne-defenders = The empty { -throne } helps to trap { -defender(number: "other") }, not { -attacker(number: "other") }.

easy-hostile-throne-king = The empty { -throne } helps to trap nobody but the { -king }.

easy-hostile-throne-nobody = The empty { -throne } helps nobody to trap.

easy-hostile-occupied = With the { -king } { -on-it }, the { -throne } helps trap { -attacker(number: "other") }.

easy-hostile-corners-both = The empty { -corner(number: "other") } can be your second piece when you trap.

easy-hostile-corners-attackers = The { -corner(number: "other") } help to trap { -attacker(number: "other") }, not { -defender(number: "other") }.

easy-hostile-corners-defenders = The { -corner(number: "other") } help to trap { -defender(number: "other") }, not { -attacker(number: "other") }.

easy-hostile-corners-king = The empty { -corner(number: "other") } help to trap nobody but the { -king }.

easy-hostile-corners-nobody = The { -corner(number: "other") } help nobody to trap.

easy-hostile-camps-both = Empty { -camp } squares can be your second piece when you trap.

easy-hostile-camps-attackers = Empty { -camp } squares help to trap { -attacker(number: "other") }, not { -defender(number: "other") }.

easy-hostile-camps-defenders = Empty { -camp } squares help to trap { -defender(number: "other") }, not { -attacker(number: "other") }.

easy-hostile-camps-king = Empty { -camp } squares help to trap nobody but the { -king }.

easy-hostile-camps-nobody = Empty { -camp } squares help nobody to trap.

easy-between = Your piece is safe when it moves in between two enemies.

easy-between-stop = Never stop between two enemies that stand in line with you.

easy-between-pass = You may go on between two enemies without stopping.

easy-between-squares = A square that helps to trap you counts as an enemy here.

easy-arms-armed = The { -king } helps to trap, like the rest of { -his } side.

easy-arms-hammer = The { -king } helps to trap only when { -he } { -himself } moves.

easy-arms-anvil = The { -king } helps to trap only while another piece moves.

easy-arms-unarmed = The { -king } never helps to trap an enemy.

easy-shieldwall = You may trap a whole row of enemies along the edge.

easy-shieldwall-around = Stand in front of each of them, and at both ends.

easy-shieldwall-end-last = The trapping move must be to one end of the row.

easy-shieldwall-any-last = The trapping move may be to any of these squares.

easy-shieldwall-corners = The empty { -corner } can close one end of the row.

easy-shieldwall-pieces = The { -corner(number: "other") } cannot close an end of the row.

easy-shieldwall-king = If the { -king } stands in the row, only { -he } stays.

easy-shieldwall-armed = The { -king } may help to trap a row.

easy-shieldwall-hammer = The { -king } may help to close a row only by moving.

easy-shieldwall-anvil = The { -king } may help to close a row only by waiting.

easy-shieldwall-unarmed = The { -king } never helps to close a row.

## Jumping and going on

easy-jump-king-special = The { -king } may jump, but only from or to marked squares.

easy-jump-king-over = The { -king } may jump over one enemy without trapping it.

easy-jump-king-capturing = The { -king } may jump over one enemy and so trap it.

easy-jump-commander-special = Only from or to marked squares may { -commander(number: "other") } jump.

easy-jump-commander-over =
    { $commanders ->
        [1] The { -commander } may jump over one enemy without trapping it.
       *[other] The { -commander(number: "other") } may jump over one enemy without trapping it.
    }

easy-jump-commander-capturing =
    { $commanders ->
        [1] The { -commander } may jump over one enemy and so trap it.
       *[other] The { -commander(number: "other") } may jump over one enemy and so trap it.
    }

easy-jump-knight-special = Only from or to marked squares may { -knight(number: "other") } jump.

easy-jump-knight-over =
    { $knights ->
        [1] The { -knight } may jump over one enemy without trapping it.
       *[other] The { -knight(number: "other") } may jump over one enemy without trapping it.
    }

easy-jump-knight-capturing =
    { $knights ->
        [1] The { -knight } may jump over one enemy and so trap it.
       *[other] The { -knight(number: "other") } may jump over one enemy and so trap it.
    }

easy-jump-behind = A jump is straight, onto the empty square right behind the enemy.

easy-jump-never-over =
    { $commanders ->
        [0] { $knights ->
            [0] Nobody jumps over the { -king }.
           *[other] Nobody jumps over the { -king } or over { -knight(number: "other") }.
        }
       *[other] { $knights ->
            [0] Nobody jumps over the { -king } or over { -commander(number: "other") }.
           *[other] Nobody jumps over the { -king }, { -commander(number: "other") } or { -knight(number: "other") }.
        }
    }

easy-berserk = After trapping, the same piece must trap again if it can.

## Winning

easy-escape-edge = The { -king }’s side wins when { -he } reaches the edge.

easy-escape-corners = The { -king }’s side wins when { -he } reaches one of the { -corner(number: "other") }.

easy-escape-squares = The { -king }’s side wins when { -he } reaches a square marked so.

easy-escape-camps = Edge squares of the { -camp(number: "other") } are closed to the { -king }.

easy-king-four-sides = The { -attacker(number: "other") } win with one on each side of the { -king }.

easy-king-two-sides = The { -attacker(number: "other") } win by trapping the { -king } between two of them.

easy-king-on-throne = It takes four { -attacker(number: "other") } to trap the { -king } { -on-throne }.

easy-king-beside-closes = Beside the empty { -throne }, three of them are enough.

easy-king-beside-open = Beside the { -throne }, it takes four as well.

easy-king-elsewhere = Elsewhere, two are enough: if { -he } is trapped, the { -attacker(number: "other") } win.

easy-king-throne-closes = The empty { -throne } counts as one more piece against the { -king }.

easy-king-throne-open = The empty { -throne } never counts as a piece against the { -king }.

easy-king-corner-closes = The empty { -corner(number: "other") } count as pieces against the { -king }.

easy-king-corner-open = The { -corner(number: "other") } never count as pieces against the { -king }.

easy-king-camp-closes = Empty { -camp } squares count as pieces against the { -king }.

easy-king-camp-open = Empty { -camp } squares never count as pieces against the { -king }.

easy-edge-never = Nobody can trap the { -king } at the edge.

easy-edge-never-commanders = At the edge, only two { -commander(number: "other") } can trap the { -king }.

easy-edge-three-sides = At the edge, three { -attacker(number: "other") } around the { -king } are enough.

easy-edge-three-sides-alone = At the edge, three are enough when the { -king } is alone.

easy-edge-all-neighbours = At the edge, all sides that the { -king } has must be closed.

easy-edge-beside-corner = Right beside the { -corner(number: "other") } the { -king } is safe.

easy-edge-corner = On the very last square of two edges, { -he } is safe.

easy-edge-only-attackers = At the edge, empty squares never count against the { -king }.

easy-edge-squares = Empty squares that count against the { -king } count here, too.

easy-commanders = Two { -commander(number: "other") } trap the { -king } between them wherever { -he } is.

easy-linnaean-in-castle = Say the { -king } { -on-throne } has { -attacker(number: "other") } on three sides.

easy-linnaean-anywhere = Say the { -king } has { -attacker(number: "other") } on three sides.

easy-linnaean-then = Then { -he } counts as an enemy of the { -defender } beside { -him }.

easy-enclosure = The { -attacker(number: "other") } also win by a ring around the { -king }’s whole side.

easy-enclosure-outside = It is no ring if the { -king }’s side can reach the edge.

easy-exit-fort = The { -king }’s side also wins by a safe fort at the edge.

easy-exit-fort-broken = If any of its pieces could be trapped, it is no fort.

easy-repetition-must-vary = You may not make the same position for the third time.

easy-repetition-circle = Whoever is first to bring back an earlier position starts a circle.

easy-repetition-circle-ends = A new position ends the circle.

easy-repetition-starter-varies = Whoever started the circle may not make any position a third time.

easy-repetition-starter-loses = A position for the third time: whoever started the circle loses.

easy-repetition-draw = The same position for the third time is a draw.

easy-repetition-defenders-lose = The same position for the third time: the { -king }’s side loses.

easy-repetition-repeater-loses = You lose if you make the same position a third time.

easy-repetition-same-move-draw = If you make the same move three times, it is a draw.

easy-repetition-not-said = Agree first what happens when a position keeps coming back.

easy-no-move-loss = You must move on your turn; if you can’t, you lose.

easy-no-move-draw = You must move; if you can’t, the game is a draw.

easy-no-move-not-said = You must move; agree first what happens if you can’t.

easy-last-attacker = When no { -attacker } is left, the { -king }’s side wins.

easy-last-attacker-draw = When no { -attacker } is left, it is a draw, too.

## A match

easy-match-points-cards = The { -attacker(number: "other") } hide one point card beside each edge.

easy-match-points-score = The { -king }’s side scores the card of the edge { -he } reaches.

easy-match-points-ace = The card with the A is worth one point.

easy-match-points-win = Change sides after each game: five points win.

easy-match-two-games = Play two games, and change sides after the first.

easy-match-two-games-tie = After a tie, the fewer moves or the more trapped pieces win.
