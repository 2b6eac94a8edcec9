# The reminder card and the back of its fold. Paragraphs are at most about 150 characters.
#
# The ids end in the ruleset’s own values, joined by hyphens:
#   card-move-<first>-<who may pass the throne, or none where there is no throne>
#   card-capture-<arms>
#   card-king-<escape>-<enclosure>
#   card-throne-<king-capture>-<linnaean>     (where there is a throne)
#   card-between                              (the fourth paragraph where there is none)
#
# Variables:
#   card-title: $name (the variant)
#   card-setup, card-setup-no-throne: $attackers, $defenders

card-title = { $name }

## Paragraph titles

card-title-move = Moving

card-title-capture = Capturing

card-title-king = The { -king }

card-title-throne = The { -throne }

card-title-between = Safety

## Moving

card-move-attackers-anyone = The { -attacker(number: "other") } begin. Move straight over empty squares, never diagonally. Only the { -king } stops on the { -throne }; all may cross it while it is empty.

card-move-attackers-king = The { -attacker(number: "other") } begin. Move straight over empty squares, never diagonally. Only the { -king } may stop on the { -throne } or cross it.

card-move-attackers-nobody = The { -attacker(number: "other") } begin. Move straight over empty squares, never diagonally. Only the { -king } stops on the { -throne }; nobody crosses it.

card-move-attackers-none = The { -attacker(number: "other") } begin. Move straight over empty squares, never diagonally. No jumping.

card-move-defenders-anyone = The { -king }’s side begins. Move straight over empty squares, never diagonally. Only the { -king } stops on the { -throne }; all may cross it while it is empty.

card-move-defenders-king = The { -king }’s side begins. Move straight over empty squares, never diagonally. Only the { -king } may stop on the { -throne } or cross it.

card-move-defenders-nobody = The { -king }’s side begins. Move straight over empty squares, never diagonally. Only the { -king } stops on the { -throne }; nobody crosses it.

card-move-defenders-none = The { -king }’s side begins. Move straight over empty squares, never diagonally. No jumping.

## Capturing

card-capture-armed = On your move, trap an enemy { -man } between two of yours, in a row or column. The { -king } helps like the rest. Moving in between is safe.

card-capture-hammer = On your move, trap an enemy { -man } between two of yours, in a row or column. The { -king } helps only by moving. Moving in between is safe.

card-capture-anvil = On your move, trap an enemy { -man } between two of yours, in a row or column. The { -king } helps only by waiting. Moving in between is safe.

card-capture-unarmed = On your move, trap an enemy { -man } between two of yours, in a row or column. The { -king } never helps. Moving in between is safe.

## The king

card-king-edge-no-effect = He wins on any square of the edge. The { -attacker(number: "other") } win when they stand on all four sides of him.

card-king-edge-attackers-win = He wins on any square of the edge. He loses with { -attacker(number: "other") } on all four sides, or ringed in with all his { -defender(number: "other") }.

## The throne

card-throne-four-sides-never = It shelters nobody and harms nobody: even beside it, the { -king } is captured only by four { -attacker(number: "other") }.

card-throne-four-sides-in-castle = With the { -king } on it and three { -attacker(number: "other") } beside him, the { -defender } on the fourth side can be captured against him.

card-throne-four-sides-anywhere = Even beside it, capturing the { -king } takes four. With three beside him anywhere, the { -defender } on the fourth side can be captured against him.

card-throne-four-sides-or-throne-never = Right beside it, the { -king } is captured by { -attacker(number: "other") } on the other three sides: the { -throne } is the fourth.

card-throne-four-sides-or-throne-in-castle = When the { -king } is right beside it, three { -attacker(number: "other") } capture him. While he is on it with three around him, a { -defender } on the fourth side can be captured against him.

card-throne-four-sides-or-throne-anywhere = Beside it, three capture the { -king }. With three around him anywhere, the { -defender } on the fourth side can be captured against him.

## The fourth paragraph on a board without a throne

card-between = You may move between two enemies without harm: a capture counts only when the other player makes the move.

## The back of the fold

card-setup-title = Setting up

card-setup = The { -king } on the { -throne }, { $defenders } { -defender(number: "other") } around him, { $attackers } { -attacker(number: "other") } outside.

card-setup-no-throne = The { -king } in the middle, { $defenders } { -defender(number: "other") } around him, { $attackers } { -attacker(number: "other") } outside.

card-setup-elsewhere = The { -king }, { $defenders } { -defender(number: "other") } and { $attackers } { -attacker(number: "other") } as shown.

card-goal-edge = The { -king } runs for the edge; the { -attacker(number: "other") } try to capture him.

card-alt-move = One piece with arrows along its row and column.

card-alt-capture = One piece moves beside an enemy, which is then caught between two.

card-alt-king = The { -king } with { -attacker(number: "other") } on all four sides.

card-alt-throne = The { -king } beside the { -throne }, with { -attacker(number: "other") } on the other three sides.

card-alt-throne-safe = The { -king } beside the { -throne }, with { -attacker(number: "other") } on the other three sides; he is not captured.

card-alt-between = One piece moves between two enemies and stays.

card-alt-setup = The pieces on their starting squares.
