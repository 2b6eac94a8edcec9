# The numbered rules: one message for each question and value of a ruleset, and a short
# title (rule-title-…) that is printed in bold before it.
#
# Variables:
#   rule-setup, rule-setup-no-throne, rule-setup-elsewhere: $size, $attackers, $defenders, $figure
#   rule-move, rule-capture, rule-king-capture-…, rule-linnaean-…: $figure
#   rule-king-capture-four-sides-or-throne: also $figure-2
# $figure is the number of the figure that shows the rule.

## Setting up

rule-title-setup = Setting up.

rule-setup = One player leads the { -king } and his { $defenders } { -defender(number: "other") }, the other the { $attackers } { -attacker(number: "other") }. Set the pieces on the { $size } × { $size } squares as in figure { $figure }, with the { -king } on the { -throne }, the square in the middle. In these rules, “{ -man(number: "other") }” means { -attacker(number: "other") } and { -defender(number: "other") }, but never the { -king }.

rule-setup-no-throne = One player leads the { -king } and his { $defenders } { -defender(number: "other") }, the other the { $attackers } { -attacker(number: "other") }. Set the pieces on the { $size } × { $size } squares as in figure { $figure }, with the { -king } in the middle; no square is special. In these rules, “{ -man(number: "other") }” means { -attacker(number: "other") } and { -defender(number: "other") }, but never the { -king }.

rule-setup-elsewhere = One player leads the { -king } and his { $defenders } { -defender(number: "other") }, the other the { $attackers } { -attacker(number: "other") }. Set the pieces on the { $size } × { $size } squares as in figure { $figure }. In these rules, “{ -man(number: "other") }” means { -attacker(number: "other") } and { -defender(number: "other") }, but never the { -king }.

## Turns and moves

rule-title-first = Taking turns.

rule-first-attackers = The { -attacker(number: "other") } move first; then the players take turns. On your turn you must move one of your own pieces.

rule-first-defenders = The { -king }’s side moves first; then the players take turns. On your turn you must move one of your own pieces.

rule-title-move = Moving.

rule-move = Every piece, the { -king } too, moves in a straight line along its row or column, over as many empty squares as you like (figure { $figure }). No piece moves diagonally, and none may jump over another or land on it.

rule-title-throne = The { -throne }.

rule-throne-anyone = Only the { -king } may stop on the { -throne }, and he may return to it as often as he likes. While it is empty, every piece may pass over it. No { -man } is ever captured against the empty { -throne }.

rule-throne-king = Only the { -king } may stop on the { -throne } or pass over it, and he may return to it as often as he likes. To every other piece it is closed, even while it is empty. No { -man } is ever captured against the empty { -throne }.

rule-throne-nobody = Only the { -king } may stop on the { -throne }, and he may return to it as often as he likes. No piece may pass over it to the squares beyond, not even the { -king }. No { -man } is ever captured against the empty { -throne }.

## Capturing

rule-title-capture = Capturing.

rule-capture = You capture an enemy { -man } by trapping it: move one of your { -man(number: "other") } right beside it while another of them stands on its far side, in the same row or column. Take it off the { -board }. One move may capture two or three enemies at once, each in its own direction (figure { $figure }).

rule-title-between = Safe between two.

rule-between = You may move between two enemies without harm. Nothing is ever captured by its own move, only by a move of the other player.

rule-title-arms = The { -king } in a fight.

rule-arms-armed = The { -king } helps to capture exactly as his { -defender(number: "other") } do: he may make the capturing move himself, or wait on the far side while one of them makes it.

rule-arms-hammer = The { -king } helps to capture only when he makes the capturing move himself, with one of his { -defender(number: "other") } on the far side. When one of them moves, he does not count.

rule-arms-anvil = The { -king } helps to capture only when he waits on the far side while one of his { -defender(number: "other") } makes the capturing move. His own move captures nothing.

rule-arms-unarmed = The { -king } captures nothing, and helps to capture nothing: neither by his own move nor by standing on the far side of an enemy.

## The king’s end and escape

rule-title-escape = The { -king } escapes.

rule-escape-edge = The { -king }’s side wins at once when the { -king } reaches any square on the edge of the { -board }.

rule-title-king-capture = The { -king } is captured.

rule-king-capture-four-sides = The { -attacker(number: "other") } win when one of them moves right beside the { -king } and they then stand on all four sides of him, on the next square up, down, left and right (figure { $figure }).

rule-king-capture-four-sides-or-throne = The { -attacker(number: "other") } win when one of them moves right beside the { -king } and they then stand on all four sides of him, on the next square up, down, left and right (figure { $figure }). If he stands right beside the { -throne }, it closes that side, and { -attacker(number: "other") } on the other three are enough (figure { $figure-2 }).

rule-title-linnaean = Beside the { -king }.

rule-linnaean-in-castle = While the { -king } is on the { -throne }, with { -attacker(number: "other") } on three sides of him and one { -defender } on the fourth, he is no help to that { -defender }. The { -attacker(number: "other") } capture it between the { -king } and one of their own, by moving to its far side, in line with the { -king } (figure { $figure }). Anywhere else on the { -board } this does not count.

rule-linnaean-anywhere = Wherever the { -king } stands, with { -attacker(number: "other") } on three sides of him and one { -defender } on the fourth, he is no help to that { -defender }. The { -attacker(number: "other") } capture it between the { -king } and one of their own, by moving to its far side, in line with the { -king } (figure { $figure }).

rule-title-enclosure = The ring.

rule-enclosure-attackers-win = The { -attacker(number: "other") } also win as soon as they have shut in the { -king } and every { -defender } still on the { -board }. Test it like this: start from each of these pieces in turn and walk from square to square, up, down or sideways, never onto a square with one of the { -attacker(number: "other") }. If no walk from any of them reaches the edge, the ring is closed. It makes no difference if a capture could open it again.

## How a game may also end

rule-title-repetition = Going in circles.

rule-repetition-must-vary = The same position, with the same player to move, may not appear for a third time. The player whose move would bring it about must make a different one.

rule-repetition-draw = When the same position, with the same player to move, appears for the third time, the game is a draw.

rule-repetition-not-said = These rules do not say what happens when the same position keeps coming back. Agree about it before you play.

rule-title-no-move = No way to move.

rule-no-move-loss = If it is your turn and the rules allow you no move at all, you lose.

rule-no-move-draw = If a player’s turn comes and the rules allow that player no move at all, the game is a draw.

rule-no-move-not-said = These rules do not say what happens when a player has no move at all. Agree about it before you play.
