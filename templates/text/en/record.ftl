# A played game on pages of diagrams.
#
# Variables:
#   $name (the game), $moves (how many), $page, $pages, $title (record-title)
#   record-event, -round, -table, -clock: $said (what the record says)
#   record-attackers, record-defenders: $player (a name), $named (“yes” or “no”: whether there is one), $first (“yes” or “no”:
#     whether they moved first)
#   record-won-…, record-drawn, -not-said, -unfinished: $how (what ended the game, “reason” or “none”), $reason (the record’s)
#   record-lost: $attackers, $defenders (how many were captured)
#   record-after, -after-first, -end: $move (its number), $play, $side (“attackers” or “defenders”)
#   record-moves-alt: $from, $to (numbers)

record-title = A game of { $name }

record-subject = A game of { $name } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, with diagrams

record-page = { $title } · page { $page } of { $pages }

record-event = { $said }

record-round = round { $said }

record-table = table { $said }

record-clock = clock { $said }

record-attackers = { $named ->
        [yes] **{ $player }** with the { -attacker(number: "other") }
       *[no] The { -attacker(number: "other") }
    }{ $first ->
        [yes] , who move first
       *[no] { "" }
    }

record-defenders = { $named ->
        [yes] **{ $player }** with the { -king }’s side
       *[no] The { -king }’s side
    }{ $first ->
        [yes] , who move first
       *[no] { "" }
    }

record-result = { $result } { $lost }

record-won-attackers = **The { -attacker(number: "other") } win** in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $how ->
        [king-captured] : the { -king } is captured.
        [enclosed] : the { -king } and all { -his } { -man(number: "other") } are enclosed.
        [repetition] , since the position came up for the third time.
        [no-move] : the { -king }’s side has no move left.
        [reason] : { $reason }.
       *[none] .
    }

record-won-defenders = **The { -king }’s side wins** in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $how ->
        [king-escaped] : the { -king } has escaped.
        [exit-fort] : the { -king } has a fort at the edge.
        [last-attacker] : the last of the { -attacker(number: "other") } is captured.
        [repetition] , since the position came up for the third time.
        [no-move] : the { -attacker(number: "other") } have no move left.
        [reason] : { $reason }.
       *[none] .
    }

record-drawn = **A draw** after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $how ->
        [repetition] : the position or the move came up for the third time.
        [no-move] : there is no move left.
        [reason] : { $reason }.
       *[none] .
    }

record-not-said = **The game is over** after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; the rules do not say who has won.

record-unfinished = **Not played to its end**: { $moves ->
        [one] 1 move is recorded.
       *[other] { $moves } moves are recorded.
    }

record-lost = Captured: { $attackers ->
        [0] no { -attacker }
        [1] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }, { $defenders ->
        [0] no { -defender }
        [1] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }.

record-start = The start

record-after = After move { $move }: { $play }

record-after-first = After move { $move } of the { $side ->
        [attackers] { -attacker(number: "other") }
       *[defenders] { -king }’s side
    }: { $play }

record-end = The end, move { $move }: { $play }

record-number = no.

record-column-attackers = { -attacker(number: "other") }

record-column-defenders = { -king }’s side

record-moves-alt = The moves from { $from } to { $to }: the number, then the move of each side.
