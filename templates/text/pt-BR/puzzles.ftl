# Puzzles: what they are called, what they ask for, and the answers.
#
# Variables:
#   part-puzzles, tally-puzzles, total-puzzles: $count or $puzzle-pages
#   puzzles-title, puzzles-answers, puzzles-proved: $game, $count
#   puzzle-task, puzzle-answer: $kind, $side, $solution, $turns, $tries; with $number before them on the pages
#   alt-puzzle: $number, $king, $attackers, $defenders

part-puzzles = problemas

outline-puzzles = Problemas

tally-puzzles =
    { $puzzle-pages ->
        [one] 1 página de problemas
       *[other] { $puzzle-pages } páginas de problemas
    }

total-puzzles =
    { $count ->
        [one] 1 página de problemas
       *[other] { $count } páginas de problemas
    }

puzzles-title = { $game }: problemas

puzzles-how = Cada problema tem exatamente um primeiro lance certo, faça o outro lado o que fizer. Anote-o como de e para, por exemplo d4‑d1. Quanto mais pontos cheios, mais difícil ele é. Monte a posição no tabuleiro, se ajudar. As letras e os números ao lado de cada tabuleiro dão nome às casas: a1 fica embaixo, à esquerda.

puzzles-answers = Respostas

puzzles-proved = O programa encontrou estas posições em partidas contra si mesmo e experimentou também todos os outros lances: nenhum deles faz o que se pede.

# On the pages.
puzzle-numbered-task = **{ $number }.** { puzzle-task }

puzzle-numbered-answer = **{ $number }.** { puzzle-answer }

# What a puzzle asks for.
puzzle-task =
    { $kind ->
        [escape] { START(-the-king) } escapa com um lance.
        [capture-two] { $side ->
            [attackers] { START(-the-attacker(number: "other")) } jogam: capture duas peças ou mais com um só lance.
           *[defenders] O lado { -the-king(with: "de") } joga: capture duas peças ou mais com um só lance.
        }
        [stop-escape] { START(-the-attacker(number: "other")) } jogam: não deixe { -the-king } escapar no lance seguinte.
        [win-in-two] { $side ->
            [attackers] { START(-the-attacker(number: "other")) } jogam e ganham com o segundo lance.
           *[defenders] O lado { -the-king(with: "de") } joga e ganha com o segundo lance.
        }
       *[win-in-three] { $side ->
            [attackers] { START(-the-attacker(number: "other")) } jogam e ganham com o terceiro lance.
           *[defenders] O lado { -the-king(with: "de") } joga e ganha com o terceiro lance.
        }
    }

puzzle-answer =
    { $turns ->
        [one] { $solution }.
       *[other] { $solution }. Só este primeiro lance ganha; outras respostas não resistem por mais tempo.
    }{ $tries ->
        [0] {""}
        [one] {" "}Outro lance parece quase tão bom, e falha.
       *[other] {" "}{ $tries } outros lances parecem quase tão bons, e falham.
    }

alt-puzzle =
    Posição do problema { $number }. { -king }: { $king }. { -attacker(number: "other") }: { $attackers }.{ $defenders ->
        [none] {""}
       *[other] {" "}{ -defender(number: "other") }: { $defenders }.
    }
