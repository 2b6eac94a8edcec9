# The page for a game of one's own: questions in easy words. `design-KEY` asks what the key of a variant's file answers, and
# `design-KEY-…` are its answers.
#
# Variables:
#   tally-design: $design-pages; total-design: $count
#   design-file, alt-design-board: $size (squares a side); design-file-answers: $answers (what the file says, by the questions’ numbers)

part-design = page for a game of your own

outline-design = A game of your own

tally-design =
    { $design-pages ->
        [one] 1 page for a game of your own
       *[other] { $design-pages } pages for games of your own
    }

total-design =
    { $count ->
        [one] 1 page for a game of your own
       *[other] { $count } pages for games of your own
    }

design-title = Design your own game

design-how = Draw your pieces into the squares, or write the letters that stand beside the board. Then tick one box for each question. No answer is wrong, but some make the game easier for one side. Play it twice and change sides: then you will see.

# Beside the board, each behind its piece: the letters of the file.
design-letter-king = **K** the { -king }

design-letter-defender = **D** { -defender(number: "other") }

design-letter-attacker = **A** { -attacker(number: "other") }

design-name = My game is called

design-for-adults = For grown-ups: to print it

design-file = The command *tafl-print new variant my-game --size { $size }* writes a file, my-game.toml. Put the letters into its layout. Then write the answer to each question, such as *first = "lot"*, and take away the # before it. If *tafl-print check --variant my-game.toml* asks for more lines, take away the # before those, too. The command *tafl-print --variant my-game.toml* makes the set, with rules that say what is ticked.

design-file-answers = The answers, in the order of the boxes: { $answers }.

alt-design-board = An empty board of { $size } by { $size } squares, to write pieces into.

## The questions

design-first = Who makes the first move?

design-first-attackers = Those who attack.

design-first-defenders = The { -king }’s side.

design-first-lot = We toss a coin.

design-man-steps = How far may a piece go?

design-man-steps-any = As far as the way is free.

design-man-steps-one = One square at a time.

design-king-steps = And the { -king }?

design-king-steps-any = As far as the way is free.

design-king-steps-one = One square at a time.

design-throne = Is the middle square special?

design-throne-centre = Yes: only the { -king } may stop there.

design-throne-none = No.

design-corners = Are the corners special?

design-corners-single = Yes: they are for the { -king } alone.

design-corners-none = No.

design-escape = Where does the { -king } win?

design-escape-edge = On any square along the sides.

design-escape-corners = In a corner, if corners are special.

design-between = May a piece stop between two enemies?

design-between-safe = Yes, and it is safe there.

design-between-pass-only = No, it may only pass.

design-king-arms = Does the { -king } help to trap enemies?

design-king-arms-armed = Yes, like everybody else.

design-king-arms-unarmed = No.

design-king-capture = How is the { -king } trapped?

design-king-capture-four-sides = From all four sides.

design-king-capture-two-sides = Between two enemies, like everybody else.
