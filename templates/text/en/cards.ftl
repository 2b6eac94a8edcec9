# The reminder cards and the back of their fold. A paragraph is one or more of these sentences in a
# row; src/explain/questions/ chooses them. A paragraph is at most about 200 characters long.
#
# Variables: as in rules.ftl; card-title: $name (text, the variant).

card-title = { $name }

## The title of each player's card, and how it begins: what that player wins by, then the other one

card-side-attackers = The { -attacker(number: "other") }

card-side-defenders = The { -king }’s side

card-you-capture = **You win** when you capture the { -king }.

card-you-capture-ring = **You win** when you capture the { -king }, or close a ring around all of { -his } side.

card-they-capture = **They win** when they capture { -him }.

card-they-capture-ring = **They win** when they capture { -him }, or close a ring around all of your side.

card-you-escape-edge = **You win** when the { -king } reaches the edge.

card-they-escape-edge = **They win** when { -he } reaches the edge.

card-you-escape-edge-camps = **You win** when the { -king } reaches any square of the edge outside the { -camp(number: "other") }.

card-they-escape-edge-camps = **They win** when { -he } reaches any square of the edge outside the { -camp(number: "other") }.

card-you-escape-corners = **You win** when the { -king } reaches any of the four { -corner(number: "other") }.

card-they-escape-corners = **They win** when { -he } reaches any of the four { -corner(number: "other") }.

card-you-escape-squares =
    { $escape-count ->
        [1] **You win** when the { -king } reaches { $escape-squares }.
       *[other] **You win** when the { -king } reaches one of { $escape-squares }.
    }

card-they-escape-squares =
    { $escape-count ->
        [1] **They win** when { -he } reaches { $escape-squares }.
       *[other] **They win** when { -he } reaches one of { $escape-squares }.
    }

## Paragraph titles

card-title-move = Moving

card-title-capture = Capturing

card-title-king = The { -king }

card-title-throne = The { -throne }

card-title-corners = The { -corner(number: "other") }

card-title-camps = The { -camp(number: "other") }

card-title-linnaean = Beside the { -king }

card-title-between = Safety

card-title-between-pass-only = Not between two

card-title-shieldwall = Shield wall

card-title-enclosure = The ring

card-title-jumps = Jumping

card-title-berserk = Going on

card-title-exit-fort = The fort

card-title-ends = Circling or stuck

card-title-ends-circling = Circling

card-title-ends-stuck = Stuck

card-title-match = The match

## Moving

card-first-attackers = The { -attacker(number: "other") } begin.

card-first-defenders = The { -king }’s side begins.

card-first-lot = Draw lots for who begins.

card-move-all-any = Move straight over any number of empty squares, never diagonally.

card-move-all-limit =
    { $man-steps ->
        [1] Move one square, straight, never diagonally.
       *[other] Move straight over empty squares, at most { $man-steps } of them, never diagonally.
    }

card-move-any-limit =
    { $king-steps ->
        [1] Move straight over any number of empty squares, never diagonally; the { -king } goes one square at a time.
       *[other] Move straight over any number of empty squares, never diagonally; the { -king } at most { $king-steps } squares.
    }

card-move-limit-any =
    { $man-steps ->
        [1] Move straight over any number of empty squares, never diagonally; all but the { -king } go one square at a time.
       *[other] Move straight over any number of empty squares, never diagonally; all but the { -king } at most { $man-steps } squares.
    }

card-move-limit-limit = Move straight over empty squares, never diagonally: { -man(number: "other") } at most { $man-steps } squares, the { -king } at most { $king-steps }.

card-move-no-jumping = No jumping.

card-throne-stop-king = Only the { -king } stops { -on-throne }.

card-throne-stop-nobody = Nobody stops { -on-throne }.

card-throne-stop-anyone = All may stop { -on-throne }.

card-throne-pass-anyone = All may cross it when empty.

card-throne-pass-king = The { -king } alone may cross it.

card-throne-pass-men = All but the { -king } may cross it when empty.

card-throne-pass-nobody = Nobody crosses it.

## Capturing

card-capture = Your move captures each enemy { -man } that it traps between two of yours in a row or column.

card-capture-armed = The { -king } captures, too.

card-capture-hammer = The { -king } helps only by moving.

card-capture-anvil = The { -king } helps only by waiting.

card-capture-unarmed = The { -king } never helps.

card-capture-safe = Moving between two enemies is safe.

## The king

card-king-four-sides = { START(-he) } is captured by { -attacker(number: "other") } on all four sides.

card-king-two-sides = { START(-he) } is captured between two { -attacker(number: "other") } in a row or column.

card-king-near-throne = { START(-he) } is captured between two { -attacker(number: "other") } in a row or column; { -on-throne } or right beside it, only by { -attacker(number: "other") } on all four sides.

card-king-commanders = Two { -commander(number: "other") } capture { -him } between them.

card-edge-never = On the edge, { -he } is safe.

card-edge-never-commanders = On the edge, nothing else captures { -him }.

card-edge-three-sides = On the edge, three are enough.

card-edge-three-sides-corners = On the edge, three are enough, but not right beside the { -corner(number: "other") }.

card-edge-three-sides-alone-corners = On the edge, three are enough once no { -defender } is left, but not right beside the { -corner(number: "other") }.

card-edge-three-sides-alone = On the edge, three are enough once no { -defender } is left.

card-edge-all-neighbours = On the edge, it is enough to close the sides that { -he } has there.

## Marked squares

card-throne-closes = Empty, it closes one side of the { -king } beside it.

card-throne-closes-both = Empty, it closes one side of the { -king } beside it and counts as one of your two against { -man(number: "other") }.

card-throne-shelters = Right beside it the { -king } cannot be captured: it closes no side of { -him }, and no { -attacker } can stand { -on-it }.

card-throne-open = While it is empty, it does not count as one of the { -attacker(number: "other") } around the { -king }.

card-throne-second = When the { -king } is right beside it and it is empty, one of the { -attacker(number: "other") } on { -his } other side captures { -him }.

card-throne-linnaean-in-castle = If { -he } is { -on-it } with { -attacker(number: "other") } on three sides and a { -defender } on the fourth, they capture this { -defender } by moving to its far side.

card-throne-linnaean-anywhere = Wherever { -he } has { -attacker(number: "other") } on three sides and a { -defender } on the fourth, they capture this { -defender } by moving to its far side.

card-linnaean-in-castle = If the { -king } is { -on-throne } with { -attacker(number: "other") } on three sides and a { -defender } on the fourth, they capture this { -defender } by moving to its far side.

card-linnaean-anywhere = When the { -king } has { -attacker(number: "other") } on three sides and a { -defender } on the fourth, they capture this { -defender } by moving to its far side.

card-throne-both = Empty, it counts as one of your two against { -man(number: "other") }.

card-throne-attackers = Empty, it counts as one of the two that capture { -attacker(number: "other") }, never { -defender(number: "other") }.

card-throne-defenders = Empty, it counts as one of the two that capture { -defender(number: "other") }, never { -attacker(number: "other") }.

card-throne-occupied = With the { -king } { -on-it }, it counts as one of the two that capture { -attacker(number: "other") }.

card-throne-occupied-alone = With the { -king } { -on-it }, only against { -attacker(number: "other") }.

card-corners-enter = Only the { -king } may enter.

card-corners-both = Each counts as one of your two against { -man(number: "other") }.

card-corners-attackers = Each counts as one of the two that capture { -attacker(number: "other") }, never { -defender(number: "other") }.

card-corners-defenders = Each counts as one of the two that capture { -defender(number: "other") }, never { -attacker(number: "other") }.

card-corners-nobody = They never help to capture { -man(number: "other") }.

card-corners-king = Against the { -king }, they count as { -attacker(number: "other") }.

card-camps-anyone-anyone = All may stop on them and cross them.

card-camps-anyone-attackers = All may stop on them, but only { -attacker(number: "other") } cross them.

card-camps-anyone-nobody = All may stop on them, but nobody crosses them.

card-camps-attackers-anyone = Only { -attacker(number: "other") } stop on them; all may cross them.

card-camps-attackers-attackers = Only { -attacker(number: "other") } stop on them or cross them.

card-camps-attackers-nobody = Only { -attacker(number: "other") } stop on them; nobody crosses them.

card-camps-nobody-anyone = From outside, nobody may stop on them; all may cross them.

card-camps-nobody-attackers = From outside, nobody may stop on them; only { -attacker(number: "other") } cross them.

card-camps-nobody-nobody = From outside, nobody enters or crosses them.

card-camps-inside = Inside the { -camp } in which they stand, the { -attacker(number: "other") } move freely.

card-camps-both = An empty square of theirs counts as one of your two against { -man(number: "other") }.

card-camps-attackers = Their empty squares help to capture { -attacker(number: "other") }, never { -defender(number: "other") }.

card-camps-defenders = Their empty squares help to capture { -defender(number: "other") }, never { -attacker(number: "other") }.

card-camps-king = Against the { -king }, their empty squares count as { -attacker(number: "other") }.

## More captures

card-between = Moving between two enemies is safe: only a later move of theirs can capture you.

card-between-pass-only = No piece may end its move between two enemies in its row or column; it may pass between them.

card-between-squares = An empty square that could help to capture it counts as an enemy.

card-shieldwall = Capture two or more in a row on the edge: face each and close both ends, one end last.

card-shieldwall-any-last = Capture two or more in a row on the edge: face each and close both ends, in any order.

card-shieldwall-corners = An empty { -corner } closes an end.

card-shieldwall-king = A { -king } in the row stays.

card-shieldwall-hammer = Your { -king } helps only by moving.

card-shieldwall-anvil = Your { -king } helps only by waiting.

card-shieldwall-unarmed = Your { -king } never helps.

card-enclosure = Diagonal neighbours close it, the edge does not.

card-jump-king-throne-corners = The { -king } may jump over { $commanders ->
        [0] one of the { -attacker(number: "other") }
       *[other] one plain { -attacker }
    } beside { -him }, to or from the { -throne } and the { -corner(number: "other") }.

card-jump-king-throne = The { -king } may jump over { $commanders ->
        [0] one of the { -attacker(number: "other") }
       *[other] one plain { -attacker }
    } beside { -him }, to or from the { -throne }.

card-jump-king-corners = The { -king } may jump over { $commanders ->
        [0] one of the { -attacker(number: "other") }
       *[other] one plain { -attacker }
    } beside { -him }, to or from the { -corner(number: "other") }.

card-jump-king-over = The { -king } may jump over { $commanders ->
        [0] one of the { -attacker(number: "other") }
       *[other] one plain { -attacker }
    } beside { -him }.

card-jump-king-capturing = The { -king } may jump over { $commanders ->
        [0] one of the { -attacker(number: "other") }
       *[other] one plain { -attacker }
    } beside { -him }, capturing it.

card-jump-commander-special = The { -commander(number: "other") } may jump over { $knights ->
        [0] one of the { -defender(number: "other") }
       *[other] one plain { -defender }
    } beside them, to or from marked squares.

card-jump-commander-over =
    { $commanders ->
        [1] The { -commander } may jump over { $knights ->
                [0] one of the { -defender(number: "other") }
               *[other] one plain { -defender }
            } beside it.
       *[other] The { -commander(number: "other") } may jump over { $knights ->
               [0] one of the { -defender(number: "other") }
              *[other] one plain { -defender }
           } beside them.
    }

card-jump-commander-capturing =
    { $commanders ->
        [1] The { -commander } may jump over { $knights ->
                [0] one of the { -defender(number: "other") }
               *[other] one plain { -defender }
            } beside it, capturing it.
       *[other] The { -commander(number: "other") } may jump over { $knights ->
               [0] one of the { -defender(number: "other") }
              *[other] one plain { -defender }
           } beside them, capturing it.
    }

card-jump-knight-special = The { -knight(number: "other") } may jump over { $commanders ->
        [0] one of the { -attacker(number: "other") }
       *[other] one plain { -attacker }
    } beside them, to or from marked squares.

card-jump-knight-over =
    { $knights ->
        [1] The { -knight } may jump over { $commanders ->
                [0] one of the { -attacker(number: "other") }
               *[other] one plain { -attacker }
            } beside it.
       *[other] The { -knight(number: "other") } may jump over { $commanders ->
               [0] one of the { -attacker(number: "other") }
              *[other] one plain { -attacker }
           } beside them.
    }

card-jump-knight-capturing =
    { $knights ->
        [1] The { -knight } may jump over { $commanders ->
                [0] one of the { -attacker(number: "other") }
               *[other] one plain { -attacker }
            } beside it, capturing it.
       *[other] The { -knight(number: "other") } may jump over { $commanders ->
               [0] one of the { -attacker(number: "other") }
              *[other] one plain { -attacker }
           } beside them, capturing it.
    }

card-berserk = A piece that has captured and can capture again must go on, in the same turn.

## Ends and matches

card-exit-fort = The { -king } also wins on the edge if { -he } can move and no capture can ever break { -his } wall.

card-repetition-must-vary = Nobody may bring about the same position for the third time.

card-repetition-forcer-must-vary = Whoever is first to repeat a position may make none for the third time; the opponent may. A new position wipes this out.

card-repetition-draw = The same position for the third time is a draw.

card-repetition-defenders-lose = The same position for the third time: the { -king }’s side loses.

card-repetition-repeater-loses = Whoever brings about the same position for the third time loses.

card-repetition-forcer-loses = Whoever is first to repeat a position loses when one comes up for the third time. A new position wipes this out.

card-repetition-same-move-draw = The same player’s same move for the third time is a draw.

card-no-move-loss = Whoever cannot move loses.

card-no-move-draw = It is a draw when a player cannot move, or when the last { -attacker } is captured.

card-match-points = The { -king }’s player scores the card at the edge by which { -he } left: A is 1. Five points win. Change sides each game.

card-match-two-games = Play two games, changing sides. A tie goes to whoever won in fewer moves, or captured more, as agreed.

## The back of the fold

card-setup-title = Setting up

card-setup = The { -king } { -on-throne }, { $defenders } { -defender(number: "other") } around { -him }, { $attackers } { -attacker(number: "other") } outside.

card-setup-no-throne = The { -king } in the middle, { $defenders } { -defender(number: "other") } around { -him }, { $attackers } { -attacker(number: "other") } outside.

card-setup-elsewhere = The { -king }, { $defenders } { -defender(number: "other") } and { $attackers } { -attacker(number: "other") } as shown.

## What the small diagrams show: card-alt-, then the name of the example that is drawn

card-alt-moves-one = Arrows from one of the { -defender(number: "other") }: how far it may go in a row or column, but not over the piece in front of it.

card-alt-moves-one-throne = Arrows from one of the { -defender(number: "other") } beside the { -throne }: how far it may go in a row or column, but not over the piece in front of it.

card-alt-capture = One of the { -defender(number: "other") } moves to the far side of one of the { -attacker(number: "other") }, which is now between two and is captured.

card-alt-capture-by-attackers = One of the { -attacker(number: "other") } moves to the far side of one of the { -defender(number: "other") }, which is now between two and is captured.

card-alt-king-closed-in = The fourth of the { -attacker(number: "other") } closes in on the { -king }, who is captured.

card-alt-king-two-sides = One of the { -attacker(number: "other") } moves to the far side of the { -king }, who is now between two and is captured.

card-alt-king-throne = The { -king } right beside the { -throne }; the third of the { -attacker(number: "other") } closes in on { -him }, and { -he } is captured.

card-alt-king-throne-not = The { -king } right beside the { -throne }; the third of the { -attacker(number: "other") } closes in on { -him }, but { -he } is not captured.

card-alt-king-against-throne = The { -king } right beside the { -throne }; one of the { -attacker(number: "other") } moves to { -his } other side, and { -he } is captured.

card-alt-king-against-throne-not = The { -king } right beside the { -throne }; one of the { -attacker(number: "other") } moves to { -his } other side, but { -he } is not captured.

card-alt-corner-man-not = A crossed-out arrow from one of the { -defender(number: "other") } into the { -corner }.

card-alt-corner-man-step-not = A crossed-out arrow from one of the { -defender(number: "other") } into the { -corner }.

card-alt-fort-man-not = A crossed-out arrow from one of the { -defender(number: "other") } into the { -corner }.

card-alt-camp-inside = One of the { -attacker(number: "other") } moves inside its { -camp }.

card-alt-linnaean = The { -king } on the { -throne } with { -attacker(number: "other") } on three sides and one of the { -defender(number: "other") } on the fourth; it is captured from beyond.

card-alt-linnaean-field = The { -king } with { -attacker(number: "other") } on three sides and one of the { -defender(number: "other") } on the fourth; it is captured from beyond.

card-alt-between = One of the { -defender(number: "other") } moves between two of the { -attacker(number: "other") } and stays.

card-alt-between-stop-not = A crossed-out arrow: one of the { -defender(number: "other") } may not stop between two of the { -attacker(number: "other") }.

card-alt-shieldwall = A row of two { -defender(number: "other") } on the edge, with { -attacker(number: "other") } in front of both and at both ends, is captured.

card-alt-enclosure = A ring of { -attacker(number: "other") } around the { -king } and all of { -his } side is closed.

card-alt-jump-commander = The { -commander } jumps over one of the { -defender(number: "other") }, which stays.

card-alt-jump-commander-captures = The { -commander } jumps over one of the { -defender(number: "other") } and captures it.

card-alt-jump-commander-throne = The { -commander } jumps over one of the { -defender(number: "other") } to the { -throne }.

card-alt-jump-commander-not = A crossed-out arrow: away from the marked squares, the { -commander } may not jump over one of the { -defender(number: "other") }.

card-alt-jump-knight = The { -knight } jumps over one of the { -attacker(number: "other") }, which stays.

card-alt-jump-knight-captures = The { -knight } jumps over one of the { -attacker(number: "other") } and captures it.

card-alt-jump-knight-throne = The { -knight } jumps over one of the { -attacker(number: "other") } to the { -throne }.

card-alt-jump-knight-not = A crossed-out arrow: away from the marked squares, the { -knight } may not jump over one of the { -attacker(number: "other") }.

card-alt-jump-king = The { -king } jumps over one of the { -attacker(number: "other") }, which stays.

card-alt-jump-king-captures = The { -king } jumps over one of the { -attacker(number: "other") } and captures it.

card-alt-jump-king-throne = The { -king } jumps over one of the { -attacker(number: "other") } to the { -throne }.

card-alt-jump-king-from-throne = The { -king } jumps from the { -throne } over one of the { -attacker(number: "other") }, which stays.

card-alt-jump-king-from-throne-captures = The { -king } jumps from the { -throne } over one of the { -attacker(number: "other") }, which is captured.

card-alt-jump-king-corner = The { -king } jumps over one of the { -attacker(number: "other") } into the { -corner }.

card-alt-jump-king-corner-wins = The { -king } jumps over one of the { -attacker(number: "other") } into the { -corner }, and wins.

card-alt-jump-king-not = A crossed-out arrow: the { -king } may not jump over one of the { -attacker(number: "other") } here.

card-alt-berserk = One of the { -attacker(number: "other") } captures twice in one turn.

card-alt-exit-fort = The { -king } on the edge behind a wall of { -defender(number: "other") }; { -his } side has won.

card-alt-start = The pieces on their starting squares.
