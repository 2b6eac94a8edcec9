# As legendas das figuras do livreto e as palavras embaixo delas.
#
# Variables of every caption: $figure (its number in the leaflet); the counts of the rules ($size, $attackers,
# $defenders, $commanders, $knights, $man-steps, $king-steps, $escape-squares, $escape-count); $panels (how many
# pictures it has; pictures that find no place on a small board are left out); and what is marked on the board, each a
# word: $throne (none, hostile, harmless: to the king), $corners, $camps, $named (none, marked).
#   figure-captures: also $captured (how many pieces the move takes)
#   $barred and $crossed: how many of its pictures have an arrow with bars across it, and how many a piece with a cross
#
# The captions assume these signs in the drawings: an arrow runs from where a piece stood to where it goes, and two
# bars across it say that the move is not allowed; a cross marks a captured piece; a broken ring marks the square a
# piece has left. Pieces and marked squares are the symbols of the theme, which says in `figure-symbols`,
# `figure-commanders`, `figure-knights` and `figure-named` what they show; these here are true of any.

## Under the pictures

verdict-captured = captura

verdict-captured-not = não captura

verdict-allowed = permitido

verdict-allowed-not = não permitido

verdict-king-wins = { -the-king } ganha

verdict-attackers-win = { -the-attacker(number: "other") } ganham

verdict-draw = ninguém ganha

verdict-goes-on = a partida continua

## The start

figure-setup = **Figura { $figure }.** O início, com { -the-king } { -on-throne }. { figure-signs }

figure-setup-no-throne = **Figura { $figure }.** O início, com { -the-king } no centro. { figure-signs }

figure-setup-elsewhere = **Figura { $figure }.** O início. { figure-signs }

figure-signs =
    { figure-symbols }{ $commanders ->
        [0] { "" }
       *[other] { " " }{ figure-commanders }
    }{ $knights ->
        [0] { "" }
       *[other] { " " }{ figure-knights }
    }{ $corners ->
        [none] { "" }
       *[marked] { " " }Casas marcadas nos cantos: { -the-corner(number: "other") }.
    }{ $camps ->
        [none] { "" }
       *[marked] { " " }Casas marcadas { -the-attacker(number: "other", with: "de") }: { -the-camp(number: "other") }.
    }{ $named ->
        [none] { "" }
       *[marked] { " " }{ figure-named }
    }

figure-symbols = { START(-the-king) } é a peça maior.

figure-commanders = { START(-the-commander(number: "other")) } são maiores que { -attacker.gender ->
        [feminine] as outras
       *[masculine] os outros
    } { -attacker(number: "other") }.

figure-knights = { START(-a-knight) } é maior que { -defender.gender ->
        [feminine] as outras
       *[masculine] os outros
    } { -defender(number: "other") }.

figure-named = Casas com pontas de seta nos cantos: por onde { -the-king } escapa.

## Moves and marked squares

figure-moves =
    { $man-steps ->
        [1] { $king-steps ->
            [1] **Figura { $figure }.** Alguns lances. Cada seta vai até uma casa aonde a peça pode ir.
           *[other] **Figura { $figure }.** Até onde as peças podem ir. Uma peça pode parar antes.
        }
       *[other] { $king-steps ->
            [0] **Figura { $figure }.** Até onde as peças podem ir; setas que saem da figura continuam. Uma peça pode parar antes.
           *[other] **Figura { $figure }.** Até onde as peças podem ir; setas que saem da figura continuam, as { -the-king(with: "de") } até seu limite. Uma peça pode parar antes.
        }
    }

figure-moves-throne =
    { $man-steps ->
        [1] { $king-steps ->
            [1] **Figura { $figure }.** Lances ao lado { -the-throne(with: "de") }. Cada seta vai até uma casa aonde a peça pode ir. Só { -the-king } pode parar { -on-throne }.
           *[other] **Figura { $figure }.** Até onde as peças podem ir ao lado { -the-throne(with: "de") }. Só { -the-king } pode parar { -on-throne }.
        }
       *[other] { $king-steps ->
            [0] **Figura { $figure }.** Até onde as peças podem ir em volta { -the-throne(with: "de") }; setas que saem da figura continuam. Uma peça pode parar antes, mas só { -the-king } pode parar { -on-throne }.
           *[other] **Figura { $figure }.** Até onde as peças podem ir em volta { -the-throne(with: "de") }; setas que saem da figura continuam, as { -the-king(with: "de") } até seu limite. Uma peça pode parar antes, mas só { -the-king } pode parar { -on-throne }.
        }
    }

figure-throne = **Figura { $figure }.** Lances para { -the-throne } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } e por cima dessa casa.{ $barred ->
        [0] { "" }
       *[other] { " " }Duas barras em uma seta: esse lance não é permitido.
    }

figure-corners = **Figura { $figure }.** Só { -the-king } pode entrar { -the-corner(number: "other", with: "em") }.{ $barred ->
        [0] { "" }
       *[other] { " " }Duas barras em uma seta: esse lance não é permitido.
    }

figure-camps = **Figura { $figure }.** Lances dentro e em volta de { -camp(number: "other") } (casas marcadas).{ $barred ->
        [0] { "" }
       *[other] { " " }Duas barras em uma seta: esse lance não é permitido.
    }

figure-escape-edge = **Figura { $figure }.** { START(-the-king) } chega à borda { -the-board(with: "de") }: o lado d{ -he-king } ganha.

figure-escape-corners =
    { $panels ->
        [1] **Figura { $figure }.** { START(-the-king) } chega a { -a-corner }: o lado d{ -he-king } ganha.
       *[other] **Figura { $figure }.** { START(-the-king) } chega a { -a-corner }: o lado d{ -he-king } ganha. Nenhuma outra peça pode ir para lá: duas barras na seta.
    }

figure-escape-squares = **Figura { $figure }.** { START(-the-king) } chega a uma das casas marcadas com pontas de seta: o lado d{ -he-king } ganha.

## Captures

figure-captures = **Figura { $figure }.** { $captured ->
        [1] A peça da seta captura a que está marcada com uma cruz: ela agora está entre dois inimigos.
        [2] Com um só lance, a peça da seta captura as duas marcadas com uma cruz: cada uma agora está entre dois inimigos.
        [3] Com um só lance, a peça da seta captura as três marcadas com uma cruz: cada uma agora está entre dois inimigos.
       *[other] Com um só lance, a peça da seta captura as { $captured } marcadas com uma cruz: cada uma agora está entre dois inimigos.
    }

figure-hostile = **Figura { $figure }.** Ao lado de uma casa hostil. Uma cruz marca cada peça que o lance da seta captura.

figure-between = **Figura { $figure }.** { START(-the-defender) } se coloca entre { -attacker.gender ->
        [feminine] duas
       *[masculine] dois
    } { -attacker(number: "other") } por vontade própria, e fica.

figure-between-pass-only =
    { $barred ->
        [1] **Figura { $figure }.** Entre dois inimigos, uma peça não pode parar: duas barras na seta. Ela pode seguir até uma casa além.
       *[other] **Figura { $figure }.** Entre dois inimigos, e entre um inimigo e uma casa hostil, uma peça não pode parar: duas barras na seta. Ela pode seguir até uma casa além.
    }

figure-arms = **Figura { $figure }.** { START(-the-king) } como a peça que se move, e como a que espera do lado oposto.

figure-linnaean = **Figura { $figure }.** Há { -attacker(number: "other") } em três lados; mais { -a-attacker } se move para trás { -the-defender(with: "de") }. Com { -the-king } { -on-throne }, isso captura { -the-defender }; em outro lugar, não.

figure-linnaean-field = **Figura { $figure }.** { START(-the-king) } tem { -attacker(number: "other") } em três lados. O lance da seta captura { -the-defender } com a cruz, entre a peça que se moveu e { -the-king }.

figure-shieldwall = **Figura { $figure }.** Uma linha ao longo da borda { -the-board(with: "de") } é capturada de uma vez quando cada peça dela tem um inimigo à frente e as duas pontas estão fechadas; o lance da seta completa a muralha. Uma cruz marca cada peça capturada.

figure-jumps = **Figura { $figure }.** Pulos por cima de uma peça inimiga até a casa vazia atrás dela.{ $crossed ->
        [0] { "" }
       *[other] { " " }Uma cruz marca uma peça capturada.
    }{ $barred ->
        [0] { "" }
       *[other] { " " }Duas barras em uma seta: esse pulo não é permitido.
    }

figure-berserk = **Figura { $figure }.** Uma só vez, uma só peça: o primeiro lance (1) captura, e o segundo (2) também. Cada cruz marca uma peça capturada.

## The king

figure-king-four-sides =
    { $throne ->
        [none] **Figura { $figure }.** O lance da seta captura { -the-king } se fecha o último dos quatro lados d{ -he-king }; enquanto um está aberto, não.
        [hostile] **Figura { $figure }.** O lance da seta captura { -the-king } se fecha o último dos quatro lados d{ -he-king }; enquanto um está aberto, não. Ao lado { -the-throne(with: "de") } { -throne.gender ->
            [feminine] vazia
           *[masculine] vazio
        }, esse lado conta como fechado.
       *[harmless] **Figura { $figure }.** O lance da seta captura { -the-king } se fecha o último dos quatro lados d{ -he-king }; enquanto um está aberto, não. { START(-the-throne) } { -throne.gender ->
            [feminine] vazia
           *[masculine] vazio
        } não fecha nenhum.
    }

figure-king-two-sides =
    { $throne ->
        [hostile] **Figura { $figure }.** O lance da seta captura { -the-king } entre dois inimigos, também { -on-throne }, ou entre um inimigo e uma casa que lhe é hostil.
        [harmless] **Figura { $figure }.** O lance da seta captura { -the-king } entre dois inimigos, também { -on-throne }.
       *[none] **Figura { $figure }.** O lance da seta captura { -the-king } entre dois inimigos, como se captura qualquer outra peça.
    }

figure-king-near-throne =
    { $throne ->
        [hostile] **Figura { $figure }.** Longe { -the-throne(with: "de") }, dois inimigos capturam { -the-king } entre eles. { START(-on-throne) }, é preciso haver quatro; bem ao lado, três, pois { -the-throne } { -throne.gender ->
            [feminine] vazia
           *[masculine] vazio
        } fecha o quarto lado.
        [harmless] **Figura { $figure }.** Longe { -the-throne(with: "de") }, dois inimigos capturam { -the-king } entre eles. { START(-on-throne) }, é preciso haver quatro, e bem ao lado três não bastam.
       *[none] **Figura { $figure }.** O lance da seta captura { -the-king } entre dois inimigos.
    }

figure-king-edge =
    { $panels ->
        [1] { $captured ->
            [0] **Figura { $figure }.** O lance da seta fecha o último lado aberto { -the-king(with: "de") } na borda { -the-board(with: "de") }. Isso não é captura.
           *[other] **Figura { $figure }.** O lance da seta fecha o último lado aberto { -the-king(with: "de") } na borda { -the-board(with: "de") }: é captura.
        }
       *[other] **Figura { $figure }.** { START(-the-king) } na borda { -the-board(with: "de") }: { -a-attacker } chega seguindo a seta. Uma cruz marca { -the-king } onde isso é captura.
    }

figure-king-commanders = **Figura { $figure }.** O lance da seta captura { -the-king } se então { -he-king } está entre { -commander.gender ->
        [feminine] duas
       *[masculine] dois
    } { -commander(number: "other") }.

## The end

figure-enclosure = **Figura { $figure }.** O lance da seta fecha o cerco. A vitória é { -the-attacker(number: "other", with: "de") } só se todo o lado { -the-king(with: "de") } está dentro.

figure-exit-fort = **Figura { $figure }.** O lance da seta fecha o muro em volta { -the-king(with: "de") } na borda. O lado d{ -he-king } ganha se nenhuma captura pode jamais romper o muro; se ainda se pode capturar { -a-defender } do muro, a partida continua.
