# A página para um jogo próprio: perguntas em palavras fáceis. `design-KEY` asks what the key of a variant's file answers, and
# `design-KEY-…` are its answers.
#
# Variables:
#   tally-design: $design-pages; total-design: $count
#   design-file, alt-design-board: $size (squares a side); design-file-answers: $answers (what the file says, by the questions’ numbers)

part-design = página para um jogo seu

outline-design = Um jogo seu

tally-design =
    { $design-pages ->
        [1] 1 página para um jogo seu
       *[other] { $design-pages } páginas para jogos seus
    }

total-design =
    { $count ->
        [1] 1 página para um jogo seu
       *[other] { $count } páginas para jogos seus
    }

design-title = Invente o seu jogo

design-how = Desenhe suas peças nas casas, ou escreva nelas as letras que estão ao lado do tabuleiro. Depois marque uma resposta em cada pergunta. Nenhuma está errada, mas algumas deixam o jogo mais fácil para um lado. Jogue duas vezes, trocando de lado: aí você vê.

# Beside the board, each behind its piece: the letters of the file.
design-letter-king = **K** { -the-king }

design-letter-defender = **D** { -defender(number: "other") }

design-letter-attacker = **A** { -attacker(number: "other") }

design-name = Meu jogo se chama

design-for-adults = Para adultos: como imprimir

design-file = O comando *tafl-print new variant my-game --size { $size }* cria um arquivo, my-game.toml. Ponha as letras no *layout* dele. Depois escreva a resposta de cada pergunta, como *first = "lot"*, e tire o # que está antes dela. Se *tafl-print check --variant my-game.toml* pedir mais linhas, tire o # antes delas também. O comando *tafl-print --variant my-game.toml* faz o conjunto, com regras que dizem o que está marcado.

design-file-answers = As respostas, na ordem em que aparecem acima: { $answers }.

alt-design-board = Um tabuleiro vazio de { $size } por { $size } casas, para escrever as peças.

## The questions

design-first = Quem faz o primeiro lance?

design-first-attackers = Quem ataca.

design-first-defenders = O lado { -the-king(with: "de") }.

design-first-lot = Decidimos no cara ou coroa.

design-man-steps = Até onde uma peça pode ir?

design-man-steps-any = Até onde o caminho está livre.

design-man-steps-one = Uma casa por vez.

design-king-steps = E { -the-king }?

design-king-steps-any = Até onde o caminho está livre.

design-king-steps-one = Uma casa por vez.

design-throne = A casa do centro é especial?

design-throne-centre = Sim: só { -the-king } pode parar lá.

design-throne-none = Não.

design-corners = Os cantos são especiais?

design-corners-single = Sim: são só para { -the-king }.

design-corners-none = Não.

design-escape = Onde { -the-king } ganha?

design-escape-edge = Em qualquer casa ao longo das bordas.

design-escape-corners = Em um canto, se os cantos são especiais.

design-between = Uma peça pode parar entre dois inimigos?

design-between-safe = Sim, e lá está segura.

design-between-pass-only = Não, só pode passar.

design-king-arms = { START(-the-king) } ajuda a prender inimigos?

design-king-arms-armed = Sim, como todas as outras peças.

design-king-arms-unarmed = Não.

design-king-capture = Como se prende { -the-king }?

design-king-capture-four-sides = Pelos quatro lados.

design-king-capture-two-sides = Entre dois inimigos, como todas as outras peças.
