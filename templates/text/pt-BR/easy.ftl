# As regras em palavras fáceis, para leitores de oito anos: uma ideia em cada frase, de doze palavras no máximo. Each stands
# beside a picture; src/explain/questions/ chooses them. “Inimigo” is a piece of the other side; what holds for the king alone
# is said of him.
#
# Variables: as in rules.ftl; of all messages of this file.

## The page

part-easy = regras em palavras fáceis

outline-easy = Regras fáceis

tally-easy =
    { $easy-pages ->
        [1] 1 página de regras fáceis
       *[other] { $easy-pages } páginas de regras fáceis
    }

total-easy =
    { $count ->
        [1] 1 página de regras fáceis
       *[other] { $count } páginas de regras fáceis
    }

# $game (text).
easy-title = Como jogar { $game }

easy-title-then = Quando você já souber jogar

# On one sheet with the game; $cell (millimetres).
easy-behind = Corte fora só as peças: { -the-board } e estas regras ficam em uma folha só. As casas têm { $cell } mm de largura.

# The words under the picture of the sides.
easy-side-king = o lado { -the-king(with: "de") }

easy-side-attackers = { -the-attacker(number: "other") }

alt-easy-sides = { START(-the-king) } e outra peça do mesmo lado; junto a elas, { -a-attacker }.

alt-easy-thrice = A mesma posição três vezes.

alt-easy-back = Uma posição, outra e de novo a primeira.

alt-easy-new = Três posições diferentes.

alt-easy-alone = Uma peça.

# The words under the pictures, where they differ from those of the leaflet.
easy-verdict-captured = presa

easy-verdict-captured-not = não presa

# The same in one word, where a picture is small.
easy-short-captured = sai

easy-short-captured-not = fica

easy-short-allowed = sim

easy-short-allowed-not = não

easy-short-king-wins = ganha

easy-short-attackers-win = ganham

easy-short-draw = empate

easy-short-goes-on = segue

## Beginning

easy-setup = Ponha todas as peças onde esta figura mostra.

easy-setup-throne = A casa do centro é { -the-throne }.

easy-setup-signs = As marcas onde as peças começam não valem nada no jogo.

easy-first-attackers = { START(-the-attacker(number: "other")) } começam; depois, os dois lados se revezam.

easy-first-defenders = O lado { -the-king(with: "de") } começa; depois, os dois lados se revezam.

easy-first-lot = Sorteiem quem começa; depois, os dois lados se revezam.

## Moving

easy-move-all-any = Mova uma peça em linha reta por casas vazias, até onde quiser.

easy-move-all-limit =
    { $man-steps ->
        [1] Mova uma peça uma casa para cima, baixo, esquerda ou direita.
       *[other] Mova uma peça em linha reta por até { $man-steps } casas vazias.
    }

easy-move-men-any = Menos { -the-king }, todas as peças andam reto, até onde você quiser.

easy-move-men-limit =
    { $man-steps ->
        [1] Menos { -the-king }, todas andam uma casa: acima, abaixo ou ao lado.
       *[other] Menos { -the-king }, todas as peças andam reto, até { $man-steps } casas.
    }

easy-move-king-any = { START(-the-king) } anda em linha reta por casas vazias, até onde quiser.

easy-move-king-limit =
    { $king-steps ->
        [1] { START(-the-king) } anda uma casa só: para cima, baixo, esquerda ou direita.
       *[other] { START(-the-king) } anda em linha reta, por até { $king-steps } casas vazias.
    }

easy-move-straight = Nunca ande na diagonal, e nunca pule por cima de uma peça.

easy-move-straight-jumps = Nunca ande na diagonal, e nunca pare em cima de uma peça.

## Marked squares

easy-throne-stop-king = Só { -the-king } pode parar { -on-throne }.

easy-throne-and-corners = { START(-the-throne) } e { -the-corner(number: "other") } são só para { -the-king }.

easy-throne-back = { START(-the-king) } pode voltar { -the-throne(with: "a") }.

easy-throne-stop-nobody = Depois que { -the-king } sai { -the-throne(with: "de") }, ninguém pode parar lá.

easy-throne-stop-nobody-elsewhere = Nenhuma peça pode parar { -on-throne }, nem mesmo { -the-king }.

easy-throne-stop-anyone = Qualquer peça pode parar { -on-throne }.

easy-throne-pass-anyone = Qualquer peça pode atravessar { -the-throne } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    }.

easy-throne-pass-king = Só { -the-king } pode atravessar { -the-throne } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    }.

easy-throne-pass-men = Menos { -the-king }, todas as peças podem atravessar { -the-throne } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    }.

easy-throne-pass-nobody = Nenhuma peça pode atravessar { -the-throne }, nem mesmo { -the-king }.

easy-corners = Só { -the-king } pode entrar { -the-corner(number: "other", with: "em") }.

easy-corners-angle = Cada { -corner } tem três casas.

easy-corners-block = Cada { -corner } tem quatro casas.

easy-camps = As casas onde { -the-attacker(number: "other") } começam são { -the-camp(number: "other") }.

easy-camps-enter-anyone = Qualquer peça pode parar { -the-camp(number: "other", with: "em") }.

easy-camps-enter-attackers = Só { -the-attacker(number: "other") } podem parar { -the-camp(number: "other", with: "em") }.

easy-camps-enter-nobody = Ninguém pode entrar { -the-camp(number: "other", with: "em") } vindo de fora.

easy-camps-pass-anyone = Qualquer peça pode atravessar { -the-camp(number: "other") }.

easy-camps-pass-attackers = Só { -the-attacker(number: "other") } podem atravessar { -the-camp(number: "other") }.

easy-camps-pass-nobody = Ninguém pode atravessar { -the-camp(number: "other") } vindo de fora.

easy-camps-inside = { START(-the-attacker(number: "other")) } podem andar dentro { -the-camp(with: "de") } de onde ainda não saíram.

## Trapping

easy-capture = Prenda um inimigo entre duas peças suas: ele sai { -the-board(with: "de") }.

easy-capture-slant = Só se prende em linha reta, nunca na diagonal.

easy-capture-several = Você pode prender mais de um inimigo com um só lance.

easy-hostile-throne-both = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } pode servir de segunda peça para prender.

easy-hostile-throne-attackers = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } ajuda a prender { -attacker(number: "other") }, não { -defender(number: "other") }.

easy-hostile-throne-defenders = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } ajuda a prender { -defender(number: "other") }, não { -attacker(number: "other") }.

easy-hostile-throne-king = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } só ajuda a prender { -the-king }.

easy-hostile-throne-nobody = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } não ajuda ninguém a prender.

easy-hostile-occupied = Com { -the-king } { -on-it }, { -the-throne } ajuda a prender { -attacker(number: "other") }.

easy-hostile-corners-both = { START(-the-corner(number: "other")) } { -corner.gender ->
        [feminine] vazias
       *[masculine] vazios
    } podem servir de segunda peça para prender.

easy-hostile-corners-attackers = { START(-the-corner(number: "other")) } ajudam a prender { -attacker(number: "other") }, não { -defender(number: "other") }.

easy-hostile-corners-defenders = { START(-the-corner(number: "other")) } ajudam a prender { -defender(number: "other") }, não { -attacker(number: "other") }.

easy-hostile-corners-king = { START(-the-corner(number: "other")) } { -corner.gender ->
        [feminine] vazias
       *[masculine] vazios
    } só ajudam a prender { -the-king }.

easy-hostile-corners-nobody = { START(-the-corner(number: "other")) } não ajudam ninguém a prender.

easy-hostile-camps-both = Casas vazias { -the-camp(number: "other", with: "de") } podem servir de segunda peça para prender.

easy-hostile-camps-attackers = Casas vazias { -the-camp(number: "other", with: "de") } ajudam a prender { -attacker(number: "other") }, não { -defender(number: "other") }.

easy-hostile-camps-defenders = Casas vazias { -the-camp(number: "other", with: "de") } ajudam a prender { -defender(number: "other") }, não { -attacker(number: "other") }.

easy-hostile-camps-king = Casas vazias { -the-camp(number: "other", with: "de") } só ajudam a prender { -the-king }.

easy-hostile-camps-nobody = Casas vazias { -the-camp(number: "other", with: "de") } não ajudam ninguém a prender.

easy-between = Sua peça está segura quando entra entre dois inimigos.

easy-between-stop = Nunca pare entre dois inimigos, em linha reta com eles.

easy-between-pass = Você pode passar entre dois inimigos sem parar.

easy-between-squares = Aqui, conta como inimigo a casa que ajuda a prender você.

easy-arms-armed = { START(-the-king) } ajuda a prender, como as outras peças do mesmo lado.

easy-arms-hammer = { START(-the-king) } só ajuda a prender quando é { -he-king } que anda.

easy-arms-anvil = { START(-the-king) } só ajuda a prender enquanto outra peça anda.

easy-arms-unarmed = { START(-the-king) } nunca ajuda a prender um inimigo.

easy-shieldwall = Você pode prender toda uma linha de inimigos na borda.

easy-shieldwall-around = Fique na frente de cada um deles, e nas duas pontas.

easy-shieldwall-end-last = O lance que prende deve ir para uma das pontas.

easy-shieldwall-any-last = O lance que prende pode ir para qualquer uma dessas casas.

easy-shieldwall-corners = { START(-the-corner) } { -corner.gender ->
        [feminine] vazia
       *[masculine] vazio
    } pode fechar uma ponta da linha.

easy-shieldwall-pieces = { START(-the-corner(number: "other")) } não podem fechar uma ponta da linha.

easy-shieldwall-king = Se { -the-king } está na linha, só as outras peças saem.

easy-shieldwall-armed = { START(-the-king) } pode ajudar a prender uma linha.

easy-shieldwall-hammer = { START(-the-king) } só pode ajudar a fechar uma linha quando anda.

easy-shieldwall-anvil = { START(-the-king) } só pode ajudar a fechar uma linha quando espera.

easy-shieldwall-unarmed = { START(-the-king) } nunca ajuda a fechar uma linha.

## Jumping and going on

easy-jump-king-special = { START(-the-king) } pode pular, mas só de casas marcadas ou para elas.

easy-jump-king-over = { START(-the-king) } pode pular por cima de um inimigo sem prendê-lo.

easy-jump-king-capturing = { START(-the-king) } pode pular por cima de um inimigo e assim prendê-lo.

easy-jump-commander-special = { START(-the-commander(number: "other")) } podem pular, mas só de casas marcadas ou para elas.

easy-jump-commander-over =
    { $commanders ->
        [1] { START(-the-commander) } pode pular por cima de um inimigo sem prendê-lo.
       *[other] { START(-the-commander(number: "other")) } podem pular por cima de um inimigo sem prendê-lo.
    }

easy-jump-commander-capturing =
    { $commanders ->
        [1] { START(-the-commander) } pode pular por cima de um inimigo e assim prendê-lo.
       *[other] { START(-the-commander(number: "other")) } podem pular por cima de um inimigo e assim prendê-lo.
    }

easy-jump-knight-special = { START(-the-knight(number: "other")) } podem pular, mas só de casas marcadas ou para elas.

easy-jump-knight-over =
    { $knights ->
        [1] { START(-the-knight) } pode pular por cima de um inimigo sem prendê-lo.
       *[other] { START(-the-knight(number: "other")) } podem pular por cima de um inimigo sem prendê-lo.
    }

easy-jump-knight-capturing =
    { $knights ->
        [1] { START(-the-knight) } pode pular por cima de um inimigo e assim prendê-lo.
       *[other] { START(-the-knight(number: "other")) } podem pular por cima de um inimigo e assim prendê-lo.
    }

easy-jump-behind = O pulo é reto, até a casa vazia logo atrás do inimigo.

easy-jump-never-over =
    { $commanders ->
        [0] { $knights ->
            [0] Ninguém pula por cima { -the-king(with: "de") }.
           *[other] Ninguém pula por cima { -the-king(with: "de") } nem de { -knight(number: "other") }.
        }
       *[other] { $knights ->
            [0] Ninguém pula por cima { -the-king(with: "de") } nem de { -commander(number: "other") }.
           *[other] Ninguém pula por cima { -the-king(with: "de") }, de { -commander(number: "other") } nem de { -knight(number: "other") }.
        }
    }

easy-berserk = Depois de prender, a mesma peça deve prender de novo, se puder.

## Winning

easy-escape-edge = O lado { -the-king(with: "de") } ganha quando { -he-king } chega à borda.

easy-escape-corners = O lado { -the-king(with: "de") } ganha quando { -he-king } chega a { -a-corner }.

easy-escape-squares = O lado { -the-king(with: "de") } ganha quando { -he-king } alcança uma casa marcada assim.

easy-escape-camps = Na borda, as casas { -the-camp(number: "other", with: "de") } são proibidas para { -the-king }.

easy-king-four-sides = { START(-the-attacker(number: "other")) } ganham quando ocupam os quatro lados { -the-king(with: "de") }.

easy-king-two-sides = { START(-the-attacker(number: "other")) } ganham quando prendem { -the-king } entre { -attacker.gender ->
        [feminine] duas delas
       *[masculine] dois deles
    }.

easy-king-on-throne = É preciso ter quatro { -attacker(number: "other") } para prender { -the-king } { -on-throne }.

easy-king-beside-closes = Ao lado { -the-throne(with: "de") } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    }, bastam três.

easy-king-beside-open = Ao lado { -the-throne(with: "de") }, também é preciso ter quatro.

easy-king-elsewhere = Em outras casas, bastam { -attacker.gender ->
        [feminine] duas
       *[masculine] dois
    }: se prendem { -the-king }, { -the-attacker(number: "other") } ganham.

easy-king-throne-closes = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } conta como mais uma peça contra { -the-king }.

easy-king-throne-open = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } nunca conta como peça contra { -the-king }.

easy-king-corner-closes = { START(-the-corner(number: "other")) } { -corner.gender ->
        [feminine] vazias
       *[masculine] vazios
    } contam como peças contra { -the-king }.

easy-king-corner-open = { START(-the-corner(number: "other")) } nunca contam como peças contra { -the-king }.

easy-king-camp-closes = Casas vazias { -the-camp(number: "other", with: "de") } contam como peças contra { -the-king }.

easy-king-camp-open = Casas vazias { -the-camp(number: "other", with: "de") } nunca contam como peças contra { -the-king }.

easy-edge-never = Ninguém pode prender { -the-king } na borda.

easy-edge-never-commanders = Na borda, só { -commander.gender ->
        [feminine] duas
       *[masculine] dois
    } { -commander(number: "other") } podem prender { -the-king }.

easy-edge-three-sides = Na borda, bastam três { -attacker(number: "other") } em volta { -the-king(with: "de") }.

easy-edge-three-sides-alone = Na borda, bastam três quando { -the-king } não tem mais { -defender(number: "other") }.

easy-edge-all-neighbours = Na borda, todos os lados que { -the-king } tem devem estar fechados.

easy-edge-beside-corner = Bem ao lado { -the-corner(number: "other", with: "de") }, { -the-king } não corre perigo.

easy-edge-corner = No canto, na última casa de duas bordas, { -he-king } não corre perigo.

easy-edge-only-attackers = Na borda, casas vazias nunca contam contra { -the-king }.

easy-edge-squares = Casas vazias que contam contra { -the-king } contam aqui também.

easy-commanders = { -commander.gender ->
        [feminine] Duas
       *[masculine] Dois
    } { -commander(number: "other") } prendem { -the-king } entre { -he-commander(number: "other") } em qualquer lugar.

easy-linnaean-in-castle = Imagine { -the-king } { -on-throne } com { -attacker(number: "other") } em três lados.

easy-linnaean-anywhere = Imagine { -the-king } com { -attacker(number: "other") } em três lados.

easy-linnaean-then = Então { -he-king } conta como peça inimiga para { -the-defender } ao lado.

easy-enclosure = { START(-the-attacker(number: "other")) } também ganham cercando todas as peças do lado { -the-king(with: "de") }.

easy-enclosure-outside = O cerco não vale se uma delas pode andar até a borda.

easy-exit-fort = O lado { -the-king(with: "de") } também ganha com uma fortaleza segura na borda.

easy-exit-fort-broken = Se alguma peça dela pode ser presa, não é uma fortaleza.

easy-repetition-must-vary = Você não pode formar a mesma posição pela terceira vez.

easy-repetition-circle = Quem primeiro repete uma posição anterior começa um ciclo.

easy-repetition-circle-ends = Uma posição nova encerra o ciclo.

easy-repetition-starter-varies = Quem começou o ciclo não pode formar nenhuma posição pela terceira vez.

easy-repetition-starter-loses = Uma posição pela terceira vez: perde quem começou o ciclo.

easy-repetition-draw = A mesma posição pela terceira vez é empate.

easy-repetition-defenders-lose = A mesma posição pela terceira vez: o lado { -the-king(with: "de") } perde.

easy-repetition-repeater-loses = Você perde se formar a mesma posição pela terceira vez.

easy-repetition-same-move-draw = Se você fizer o mesmo lance três vezes, é empate.

easy-repetition-not-said = Combinem antes o que acontece se uma posição fica se repetindo.

easy-no-move-loss = Na sua vez, você tem de mover; se não puder, perde.

easy-no-move-draw = Você tem de mover; se não puder, a partida é empate.

easy-no-move-not-said = É preciso mover; combinem antes o que acontece se alguém não puder.

easy-last-attacker = Quando não resta { -no-attacker }, o lado { -the-king(with: "de") } ganha.

easy-last-attacker-draw = Quando não resta { -no-attacker }, também é empate.

## A match

easy-match-points-cards = { START(-the-attacker(number: "other")) } escondem um cartão de pontos junto a cada borda.

easy-match-points-score = O lado { -the-king(with: "de") } marca os pontos do cartão da borda alcançada.

easy-match-points-ace = O cartão com o A vale um ponto.

easy-match-points-win = Troquem de lado depois de cada partida: ganha quem fizer cinco pontos.

easy-match-two-games = Joguem duas partidas, e troquem de lado depois da primeira.

easy-match-two-games-tie = No empate, ganha quem fez menos lances ou prendeu mais peças.
