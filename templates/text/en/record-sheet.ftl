# The sheet on which a game is written down.
#
# Variables:
#   tally-record-sheet: $record-sheets; total-record-sheets: $count
#   record-sheet-title: $game; record-sheet-board: $size (squares a side); record-sheet-summary: $from, $to (numbers)
#   record-sheet-move, -capture, -goes-on: $written (the move), $from, $to, $squares (captured), $count (of them)

part-record-sheet = record sheet

outline-record-sheet = Record sheet

tally-record-sheet =
    { $record-sheets ->
        [one] 1 page to write a game down
       *[other] { $record-sheets } pages to write a game down
    }

total-record-sheets =
    { $count ->
        [one] 1 page of record sheets
       *[other] { $count } pages of record sheets
    }

record-sheet-title = Record of a game of { $game }

record-sheet-player-attackers = The { -attacker(number: "other") }

record-sheet-player-defenders = The { -king }’s side

record-sheet-event = Event

record-sheet-date = Date

record-sheet-round = Round

record-sheet-table = Table

record-sheet-board = The start on { $size } by { $size } squares, with letters for the files from the left and numbers for the ranks from below.

record-sheet-how = How to write a move

record-sheet-move = Write the letter and the number of the square a piece leaves, then those of the square it goes to: **{ $written }**.

record-sheet-capture = Right behind it, in the same box, write an x and the square of each piece it captures: **{ $written }** goes from { $from } to { $to } and captures on { $squares }.

record-sheet-goes-on = Where a piece goes on in the same turn, write on behind it: **{ $written }**.

record-sheet-result = The result

record-sheet-won-attackers = The { -attacker(number: "other") } have won.

record-sheet-won-defenders = The { -king }’s side has won.

record-sheet-drawn = It is a draw.

record-sheet-ended = How it ended

record-sheet-time-attackers = Time of the { -attacker(number: "other") }

record-sheet-time-defenders = Time of the { -king }’s side

record-sheet-number = no.

record-sheet-attackers = { -attacker(number: "other") }

record-sheet-defenders = { -king }’s side

# In place of the sides, where a lot is drawn.
record-sheet-first = who moves first

record-sheet-second = who moves second

record-sheet-lot = The lot

record-sheet-first-attackers = The { -attacker(number: "other") } move first.

record-sheet-first-defenders = The { -king }’s side moves first.

# Before a line that is filled in.
record-sheet-sample = e.g.

record-sheet-summary = Empty lines for the moves from { $from } to { $to }, with a box for each side’s move.
