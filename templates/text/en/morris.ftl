# The rules of nine men's morris, for the other side of the board: a page with figures.
#
# Variables:
#   $men (pieces of each player), $points (of the board), $mills (rows of three), $flying (pieces with which one flies), $least
#   (with so many one has lost)
#   part-morris, tally-morris, total-morris: $count or $morris-pages

part-morris = rules of nine men’s morris

outline-morris = Nine men’s morris

tally-morris =
    { $morris-pages ->
        [one] 1 page of rules of nine men’s morris
       *[other] { $morris-pages } pages of rules of nine men’s morris
    }

total-morris =
    { $count ->
        [one] 1 page of rules of nine men’s morris
       *[other] { $count } pages of rules of nine men’s morris
    }

morris-title = Nine men’s morris

morris-subtitle = A game for two, on a { -board } of { $points } points

morris-tale = When the ship of Gokstad was buried in Norway, about the year 900, a gaming { -board } went with it: on one side squares, on the other the lines of a morris. People scratched that pattern into stones, benches and church walls for a thousand years, and some play on it still.

# Two sentences beside each other, each with a picture of the piece before it.
morris-need-first = **You need** { $men ->
        [9] nine
       *[other] { $men }
    } { -attacker(number: "other") } for the player who begins

morris-need-second = and { $men ->
        [9] nine
       *[other] { $men }
    } { -defender(number: "other") } for the other.

morris-aim = **The aim** is a *mill*: three pieces of yours in a row on one line. Each mill you close takes a piece off the other player. Once all pieces are placed, whoever is down to { $least ->
        [2] two
       *[other] { $least }
    } pieces, or can’t move, has lost.

morris-place-title = 1. Place

morris-place = The { -board } is empty at first. The { -attacker(number: "other") } begin. Take turns to put one piece on any empty point, where lines meet, until all { $men ->
        [9] nine
       *[other] { $men }
    } of each player are on the { -board }.

morris-place-alt = The { -board }: three squares, one within the other, joined by four lines at the middles of their sides. It has { $points } points, and the first two pieces are on it.

morris-mill-title = 2. Close a mill

morris-mill = Three in a row on one line are a mill. It counts at once, while you still place pieces as well as later. There are { $mills } such rows. Three around a corner are no mill.

morris-mill-alt = One of the { -attacker(number: "other") } is put beside two others: the three stand in a row along the lower side of the outer square.

morris-take-title = 3. Take a piece

morris-take = Each time you close a mill, take one piece of the other player off the { -board } for good. Pieces in a mill are safe, unless all are in mills. If one move closes two mills, you still take one piece.

morris-take-alt = The mill is closed. One of the { -defender(number: "other") }, which stands alone, is struck out. Three others in a row form a mill, and are safe.

morris-move-title = 4. Move

morris-move = When all are placed, take turns to move one piece along a line to a point right beside it, if that is empty. You may open your own mill and close it again in a later turn: that takes a piece each time.

morris-move-alt = Arrows lead from one of the { -attacker(number: "other") } along the lines to each empty point next to it.

morris-fly-title = 5. Fly

morris-fly = Whoever has only { $flying ->
        [3] three
       *[other] { $flying }
    } pieces left may fly: one of them goes to any empty point, without a line. The other player goes on moving along the lines, until down to { $flying ->
        [3] three
       *[other] { $flying }
    } as well.

morris-fly-alt = There are three { -attacker(number: "other") } left. An arrow leads from one of them straight across the { -board } to the end of a row of which the two others are part.

morris-win-title = 6. Win

morris-win = You win when the other player has { $least ->
        [2] two
       *[other] { $least }
    } pieces left, or none that can move. Here the { -attacker(number: "other") } can’t. If the same position comes up for the third time, the game is a draw.

morris-win-alt = Four { -attacker(number: "other") } in a corner of the { -board }; on every point next to them stands a piece.

morris-tip = **Good to know:** the points where four lines meet are the strongest. A piece that goes to and fro between two mills closes one with each move. With beginners, play without flying.
