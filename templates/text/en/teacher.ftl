# The teacher's page: a lesson of 45 minutes.
#
# Variables:
#   total-teacher: $count
#   all others: $game, $escape (texts; $escape is edge, corners or squares), $piece (length of the smallest piece's side or
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

teacher-need = **You need** for each pair a { -board }, its pieces and the easy rules, and two pairs of scissors if they are still to be cut. Put the starting layout where all can see it. You need not know the game: play it once with somebody the evening before.

teacher-plan = The plan

# The rows of the plan: when, then what.
teacher-cut-when = 0 to 10

teacher-cut = **Cut and set up.** Each pair cuts its own set, long cuts first, and puts the pieces where the picture shows them. Whoever is ready early helps the next table.

teacher-tell-when = 10 to 14

teacher-tell = **Tell.** “In the middle stands the { -king }. { $escape ->
        [corners] He has to get to one of the { -corner(number: "other") }.
        [squares] He has to get to one of the marked squares.
       *[other] He has to get to the edge of the { -board }.
    } All around him stand { $attackers } { -attacker(number: "other") }, who want to stop him. They are more, but he is nearly home.”

teacher-move-when = 14 to 19

teacher-move = **First game: only moving.** Nobody takes a piece. The { -king } runs { $escape ->
        [corners] for one of the { -corner(number: "other") }
        [squares] for one of the marked squares
       *[other] for the edge
    }; the { -attacker(number: "other") } have won if he is not there after ten turns. Say: “{ $move } { $straight }”

teacher-capture-when = 19 to 27

teacher-capture = **Second game: taking.** The { -king } stays where he is, and nobody takes him. Whoever first has taken two enemies wins. Say: “{ $capture } { $between }”

teacher-escape-when = 27 to 41

teacher-escape = **Third game: the whole game.** Now the { -king } runs, and he may be caught. Say: “{ $goal } { $king }” If they are quick, change sides and play again: is it harder the other way round?

teacher-bell-when = 41 to 45

teacher-bell = **The bell.** Stop when the turn is over. If nobody has won, the { -king }’s side has won if nothing stands between him and { $escape ->
        [corners] one of the { -corner(number: "other") }
        [squares] a marked square
       *[other] the edge
    }; otherwise the side that has taken more, and if that is equal, both. To go on another day, take a photograph and note whose turn it is. Count the pieces back: { $attackers } { -attacker(number: "other") }, { $defenders } { -defender(number: "other") }, one { -king }.

teacher-ask = To talk about

# A list.
teacher-ask-1 = Which side would you rather be, and why?

teacher-ask-2 = The sides are not alike. What makes them fair, if they are?

teacher-ask-3 = Change one rule. What happens? (The page for a game of one’s own has the questions.)

teacher-help = If something is missing

teacher-help-pieces = **Pieces:** dried beans for one side, buttons for the other, a coin for the { -king }. On paper, letters in pencil will do.

teacher-help-rules = **A quarrel about a rule:** point at its sentence in the easy rules. What is not forbidden there is allowed; what both agree on, counts.

teacher-help-small = **Small parts:** pieces of { $piece } mm, beans and buttons can be swallowed. They are not for children under three: count them before the pupils go.
