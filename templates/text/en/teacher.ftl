# The teacher's page: a lesson of 45 minutes.
#
# Variables:
#   total-teacher: $count
#   all others: $game, $escape (texts; $escape is edge, corners or squares), $first, $move, $straight, $only, $capture,
#   $between, $goal, $king (sentences of the easy rules; $only is “none” where there is none), $piece (length of the smallest piece's side or
#   diameter in millimetres), and those of rules.ftl

part-teacher = teacher’s page

outline-teacher = A lesson

total-teacher =
    { $count ->
        [one] 1 teacher’s page
       *[other] { $count } teacher’s pages
    }

teacher-title = A lesson with { $game }

teacher-minutes = 45 minutes, two pupils to a set

teacher-need = **You need** for each pair a { -board }, its pieces and the easy rules; scissors, if they are still to be cut; and an envelope to put it all into. You need not know the game yet: one evening with somebody is enough. Hang the starting layout where all can see it.

teacher-plan = The plan

# The rows of the plan: when, then what.
teacher-cut-when = 0 to 15

teacher-cut = **Cut.** Each pair cuts its own set, around everything first; one child cuts, the other holds and turns the paper. Whoever is ready early helps the next table. If the sets are cut already, play a second whole game in this time.

teacher-tell-when = 15 to 20

teacher-tell = **Set up and tell.** “In the middle stands the { -king }{ $defenders ->
        [0] .
       *[other] , and { -his } { -defender(number: "other") } around { -him }.
    } { $escape ->
        [corners] { START(-he) } has to get to one of the { -corner(number: "other") }.
        [squares] { START(-he) } has to get to one of the marked squares.
       *[other] { START(-he) } has to get to the edge of the { -board }.
    } { $attackers } { -attacker(number: "other") } want to stop { -him }. They are more, but { -he } is nearly home.” Which of you two begins with the { -king }? { $first }

teacher-move-when = 20 to 25

teacher-move = **First game: only moving.** Nobody takes a piece. The { -king } runs { $escape ->
        [corners] for one of the { -corner(number: "other") }
        [squares] for one of the marked squares
       *[other] for the edge
    }; if { -he } is not there when each side has moved ten times, the { -attacker(number: "other") } have won. Say: “{ $move } { $straight }{ $only ->
        [none] ”
       *[other] { " " }{ $only }”
    }

teacher-capture-when = 25 to 31

teacher-capture = **Second game: trapping.** Set up again, and leave the { -king } where { -he } is: nobody traps { -him }. Whoever first has trapped two enemies wins. Say: “{ $capture } { $between }”

teacher-escape-when = 31 to 42

teacher-escape = **Third game: the whole game.** Set up again, and change sides. Now the { -king } runs, and { -he } may be trapped. Say: “{ $goal } { $king }”

teacher-bell-when = 42 to 45

teacher-bell = **The bell.** Stop when the turn is over. If nobody has won, the { -king }’s side has won if nothing stands on the straight way from { -him } to { $escape ->
        [corners] one of the { -corner(number: "other") }
        [squares] a marked square
       *[other] the edge
    }; otherwise the side that has trapped more, and if that is equal, both. Count the pieces into the envelope: { $attackers } { -attacker(number: "other") }, { $defenders } { -defender(number: "other") }, one { -king }.

teacher-ask = To talk about, another time

# A list.
teacher-ask-1 = Which side would you rather be, and why?

teacher-ask-2 = The sides are not alike. What makes them fair, if they are?

teacher-ask-3 = Change one rule. What happens? (*--parts design* prints a page for it.)

teacher-help = If something is missing

teacher-help-pieces = **Pieces:** dried beans for one side, buttons for the other, a coin for the { -king }. On paper, letters in pencil will do.

teacher-help-rules = **A quarrel about a rule:** point at its sentence in the easy rules. What is not forbidden there is allowed; what both agree on, counts.

teacher-help-small = **Small parts:** pieces of { $piece } mm, beans and buttons can be swallowed. They are not for children under three: count them before the pupils go.
