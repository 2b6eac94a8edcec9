# Place cards: a tent for each player of a tournament.
#
# Variables:
#   part-place-cards, total-place-cards: $count; tally-place-cards: $place-cards
#   place-card-player: $number
#   thing-place-cards: $count; assembly-place-cards: those of assembly.ftl

part-place-cards =
    { $count ->
        [one] 1 place card
       *[other] { $count } place cards
    }

tally-place-cards =
    { $place-cards ->
        [one] 1 place card
       *[other] { $place-cards } place cards
    }

total-place-cards =
    { $count ->
        [one] 1 place card
       *[other] { $count } place cards
    }

thing-the-place-cards = the place cards

thing-place-cards = place cards

# Below a line on which a name is written.
place-card-player = Player { $number }

assembly-place-cards = Fold each place card along its dashed line with the print outside, and stand it on the table like a tent.
