# A tournament in which everybody meets everybody: a page with the rounds, a page with the table.
#
# Variables:
#   part-tournament, total-tournament: $count; tally-tournament: $tournament-pages
#   tournament-title, tournament-lead, tournament-how-…: $game, $round, $all (texts; the two are tournament-time),
#     $players, $boards, $rounds, $idle (1 if one sits out in each round, else 0), $minutes (of a game), $evenings,
#     $evening (rounds that an evening holds)
#   tournament-time: $hours, $minutes
#   tournament-round, tournament-round-summary: $round, $hours (numbers), $minutes (text of two figures); tournament-game: $game (1 or 2)
#   tournament-match: $table (its number), $tables (how many), $first, $second (texts); tournament-sits-out: $name
#   tournament-example-…: $one, $other (players), $points, $direct-one, $direct-other, $terms-one, $terms-other (sums of
#     products), $sum-one, $sum-other; all texts

part-tournament = tournament

outline-tournament = A tournament

tally-tournament =
    { $tournament-pages ->
        [one] 1 page of a tournament
       *[other] { $tournament-pages } pages of a tournament
    }

total-tournament =
    { $count ->
        [one] 1 page of a tournament
       *[other] { $count } pages of a tournament
    }

## The rounds

tournament-title = A tournament of { $game }

tournament-lead =
    { $idle ->
        [0] { $players } players, { $rounds } rounds, { $boards } boards: everybody meets everybody else once.
       *[other] { $players } players, { $rounds } rounds, { $boards ->
            [one] 1 board
           *[other] { $boards } boards
        }: everybody meets everybody else once, and sits out once.
    }

# A list.
tournament-how-match = A match is two games. Whoever is named first has the { -attacker(number: "other") } in the first game; then you change sides at once.

tournament-how-hours =
    { $evenings ->
        [1] Allow { $minutes } minutes for each game. With five minutes to set up again a round takes { $round }. All rounds take { $all }, for nothing is set up after the last.
       *[other] Allow { $minutes } minutes for each game. With five minutes to set up again a round takes { $round }. All rounds take { $all }, for nothing is set up after the last. An evening of four hours holds { $evening ->
            [one] one round
           *[other] { $evening } rounds
        }: play on { $evenings } evenings, or agree on less time for a game.
    }

tournament-how-bell = When the time of a game is up, finish the turn. If nobody has won then, the game is a draw.

tournament-how-points = A game won counts 1 point, a draw ½ for each player. Write the result of each game into its box, in both games the player named first at the front, whoever has which side: 1 : 0, ½ : ½ or 0 : 1.

tournament-time =
    { $hours ->
        [0] { $minutes } minutes
        [one] { $minutes ->
            [0] 1 hour
           *[other] 1 hour { $minutes } minutes
        }
       *[other] { $minutes ->
            [0] { $hours } hours
           *[other] { $hours } hours { $minutes } minutes
        }
    }

# At the head of a round: when it begins, counted from the start of the first.
tournament-round = Round { $round } · after { $hours } h { $minutes }

tournament-game = Game { $game }

tournament-round-summary = Round { $round }, which begins { $hours } h { $minutes } after the first: its matches, with room for the results of both games.

tournament-match =
    { $tables ->
        [1] { $first } – { $second }
       *[other] Table { $table }: { $first } – { $second }
    }

tournament-sits-out = { $name } sits out

## The table

tournament-table-title = The table

tournament-table-how = In each player’s row, write below each opponent’s number the points won in their two games: 0, ½, 1, 1½ or 2. Each match fills two boxes, which make 2 together.

tournament-table-summary = A table to fill in: a row for each player with the points against each other player, all points, Sonneborn-Berger, and the place.

tournament-player = Player

tournament-points = Points

tournament-sum = Sonneborn-Berger

tournament-place = Place

tournament-places = Who is ahead?

# A list: what is looked at, in this order.
tournament-by-points = **Points.** Whoever has more in all is ahead.

tournament-by-match = **Direct comparison.** Of those who have equally many points, count only what they won against each other. Whoever has more of that is ahead. If this tells only some of three or more apart, compare those who are still equal anew, by what they won against each other alone.

tournament-by-sum = **Sonneborn-Berger.** If that is equal, too, multiply what a player won against each opponent by all the points which that opponent has in the end, and add it all up. Whoever has more is ahead, for points against strong opponents count more. If some are still equal then, go back to 2 with these alone. Those whom nothing tells apart share the place.

tournament-example = An example

tournament-example-summary = The final table of a tournament of five players, filled in, the best first.

tournament-example-match = { $one } and { $other } have { $points } points each. In their match { $one } won { $direct-one }, { $other } { $direct-other }: { $one } is ahead.

tournament-example-sum = { $one } and { $other } have { $points } points each, and { $direct-one } each in their match. Sonneborn-Berger gives { $one } { $terms-one } = { $sum-one }, and { $other } { $terms-other } = { $sum-other }: { $one } is ahead.
