# Cartões de mesa: uma tenda para cada jogador de um torneio.
#
# Variables:
#   part-place-cards, total-place-cards: $count; tally-place-cards: $place-cards
#   place-card-player: $number
#   thing-place-cards: $count; assembly-place-cards: those of assembly.ftl

part-place-cards =
    { $count ->
        [1] 1 cartão de mesa
       *[other] { $count } cartões de mesa
    }

tally-place-cards =
    { $place-cards ->
        [1] 1 cartão de mesa
       *[other] { $place-cards } cartões de mesa
    }

total-place-cards =
    { $count ->
        [1] 1 cartão de mesa
       *[other] { $count } cartões de mesa
    }

thing-the-place-cards = os cartões de mesa

thing-place-cards = os cartões de mesa

# Below a line on which a name is written.
place-card-player = Jogador { $number }

assembly-place-cards = Dobre cada cartão de mesa na linha tracejada, com a impressão para fora, e ponha-o de pé na mesa como uma tenda.
