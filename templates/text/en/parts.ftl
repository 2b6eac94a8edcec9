# The labels of pages that are cut, and the captions of officers.
#
# Variables:
#   part-boards-some: $list (numbers with commas between them), $m
#   part-cards, part-points: $count
#   outline-card: $title (text, that of the card)
#   pieces-commander, pieces-knight: $count
#   alt-pieces-…: $count
#   set-number: $set; set-range: $first, $last, $count; part-board-of-set: $n, $m, $set
#   set-range-named: $first, $last (texts), $count; part-board-of-named-set: $n, $m, $name (text)

part-boards-some = { -board } parts { $list } of { $m }

part-boards-join = Edges with equal letters meet. Tape them behind.

part-cards =
    { $count ->
        [one] 1 reminder card
       *[other] { $count } reminder cards
    }

part-points =
    { $count ->
        [one] 1 point card
       *[other] { $count } point cards
    }

part-score = score sheet

outline-cards = Cards

outline-card = Card: { $title }

## Of several sets: on a page, under a part of the board, on a card

set-number = Set { $set }

set-range =
    { $count ->
        [2] Sets { $first } and { $last }
       *[other] Sets { $first } to { $last }
    }

# Of sets that have names of their own.
set-range-named =
    { $count ->
        [2] { $first } and { $last }
       *[other] { $first } to { $last }
    }

part-board-of-named-set = { -board } part { $n } of { $m }, { $name }

part-board-of-set = { -board } part { $n } of { $m }, set { $set }

## Captions over officers, and their words on cards

pieces-commander =
    { $count ->
        [one] 1 { -commander }
       *[other] { $count } { -commander(number: "other") }
    }

pieces-knight =
    { $count ->
        [one] 1 { -knight }
       *[other] { $count } { -knight(number: "other") }
    }

card-setup-commanders =
    { $count ->
        [one] Among the { -attacker(number: "other") }: 1 { -commander }.
       *[other] Among the { -attacker(number: "other") }: { $count } { -commander(number: "other") }.
    }

card-setup-knights =
    { $count ->
        [one] Among the { -defender(number: "other") }: 1 { -knight }.
       *[other] Among the { -defender(number: "other") }: { $count } { -knight(number: "other") }.
    }

## Alternative texts of the pieces on a page

alt-pieces-king =
    { $count ->
        [one] 1 piece to be cut out: the { -king }.
       *[other] { $count } pieces to be cut out: the { -king } of each set.
    }

alt-pieces-defender =
    { $count ->
        [one] 1 piece to be cut out: { -defender }.
       *[other] { $count } pieces to be cut out: { -defender(number: "other") }.
    }

alt-pieces-attacker =
    { $count ->
        [one] 1 piece to be cut out: { -attacker }.
       *[other] { $count } pieces to be cut out: { -attacker(number: "other") }.
    }

alt-pieces-commander =
    { $count ->
        [one] 1 piece to be cut out: { -commander }.
       *[other] { $count } pieces to be cut out: { -commander(number: "other") }.
    }

alt-pieces-knight =
    { $count ->
        [one] 1 piece to be cut out: { -knight }.
       *[other] { $count } pieces to be cut out: { -knight(number: "other") }.
    }

## The match for points: cards and score sheet
#
# points-alt: $sign (text), $points; points-worth: $points

points-alt =
    { $points ->
        [one] A card with the letter { $sign }, worth one point.
       *[other] A card with the figure { $sign }, worth { $points } points.
    }

points-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

score-points-title = A match for five points

score-points-how = The { -attacker(number: "other") } lay the cards A, 2, 3 and 4 face down, one beside each edge. A { -king } who leaves the { -board } there scores that card for { -his } player; A counts 1. Then change sides. Five points win the match.

score-points-summary = An empty table for the games of a match: date, who had the { -king }’s side, card, and both players’ points so far.

score-player = Player { $n }

score-game = Game

score-king-player = Who had the { -king }

score-card = Card

score-points-of = Points of player { $n }

## The match of two games

score-games-title = Two games, sides changed

score-games-how = Play twice and change sides. Make a stroke for every move of your own, and one for every enemy piece you capture. Whoever wins both games wins the match. If each of you wins one, the strokes decide: fewer moves, or more pieces captured. Agree before you start which of the two counts first. If that is equal, the other decides; if both are, the match is a draw.

score-games-summary = An empty table for two games: for each player the moves made, the pieces captured, and whether the game was won.

score-attackers = the { -attacker(number: "other") }

score-king-side = the { -king }’s side

score-side = Side

score-moves = Moves

score-captured = Captured

score-won = Won

score-winner = Winner of the match

