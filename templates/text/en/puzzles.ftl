# Puzzles: what they are called, what they ask for, and the answers.
#
# Variables:
#   part-puzzles, tally-puzzles, total-puzzles: $count or $puzzle-pages
#   puzzles-title, puzzles-answers, puzzles-proved: $game, $count
#   puzzle-task, puzzle-answer: $kind, $side, $solution, $turns, $tries; with $number before them on the pages
#   alt-puzzle: $number, $king, $attackers, $defenders

part-puzzles = puzzles

outline-puzzles = Puzzles

tally-puzzles =
    { $puzzle-pages ->
        [one] 1 page of puzzles
       *[other] { $puzzle-pages } pages of puzzles
    }

total-puzzles =
    { $count ->
        [one] 1 page of puzzles
       *[other] { $count } pages of puzzles
    }

puzzles-title = { $game }: puzzles

puzzles-how = Each puzzle has exactly one right first move, whatever the other side does. Write it down as from and to, such as d4‑d1. The more dots are filled, the harder it is. Put the pieces on your board if that helps. Letters and numbers beside a board name its squares: a1 is at the lower left.

puzzles-answers = Answers

puzzles-proved = The program found these positions in games that it played against itself, and made every other move as well: none of them does what is asked for.

# On the pages.
puzzle-numbered-task = **{ $number }.** { puzzle-task }

puzzle-numbered-answer = **{ $number }.** { puzzle-answer }

# What a puzzle asks for.
puzzle-task =
    { $kind ->
        [escape] The { -king } escapes with one move.
        [capture-two] { $side ->
            [attackers] The { -attacker(number: "other") } are to move: capture two or more with one move.
           *[defenders] The { -king }’s side is to move: capture two or more with one move.
        }
        [stop-escape] The { -attacker(number: "other") } are to move: stop the { -king } from escaping with { -his } next move.
        [win-in-two] { $side ->
            [attackers] The { -attacker(number: "other") } are to move, and win with their second move.
           *[defenders] The { -king }’s side is to move, and wins with its second move.
        }
       *[win-in-three] { $side ->
            [attackers] The { -attacker(number: "other") } are to move, and win with their third move.
           *[defenders] The { -king }’s side is to move, and wins with its third move.
        }
    }

puzzle-answer =
    { $turns ->
        [one] { $solution }.
       *[other] { $solution }. The first move is the only one; other replies lose no later.
    }{ $tries ->
        [0] {""}
        [one] {" "}One other move looks nearly as good, and fails.
       *[other] {" "}{ $tries } other moves look nearly as good, and fail.
    }

alt-puzzle =
    Position of puzzle { $number }. { -king }: { $king }. { -attacker(number: "other") }: { $attackers }.{ $defenders ->
        [none] {""}
       *[other] {" "}{ -defender(number: "other") }: { $defenders }.
    }
