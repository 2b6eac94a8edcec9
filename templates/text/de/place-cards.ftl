# Place cards: a tent for each player of a tournament.
#
# Variables:
#   part-place-cards, total-place-cards: $count; tally-place-cards: $place-cards
#   place-card-player: $number
#   thing-place-cards: $count; assembly-place-cards: those of assembly.ftl

part-place-cards =
    { $count ->
        [one] 1 Platzkarte
       *[other] { $count } Platzkarten
    }

tally-place-cards =
    { $place-cards ->
        [one] 1 Platzkarte
       *[other] { $place-cards } Platzkarten
    }

total-place-cards =
    { $count ->
        [one] 1 Platzkarte
       *[other] { $count } Platzkarten
    }

thing-the-place-cards = die Platzkarten

thing-place-cards = Platzkarten

# Below a line on which a name is written.
place-card-player = Spieler { $number }

assembly-place-cards = Falte jede Platzkarte an der gestrichelten Linie, mit dem Druck nach außen, und stelle sie wie ein Zelt auf den Tisch.
