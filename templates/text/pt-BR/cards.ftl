# Os cartões de consulta e o verso da dobra. A paragraph is one or more of these sentences in a
# row; src/explain/questions/ chooses them. A paragraph is at most about 200 characters long.
#
# Variables: as in rules.ftl; card-title: $name (text, the variant).

card-title = { $name }

## The title of each player's card, and how it begins: what that player wins by, then the other one

card-side-attackers = { START(-the-attacker(number: "other")) }

card-side-defenders = O lado { -the-king(with: "de") }

card-you-capture = **Você ganha** quando captura { -the-king }.

card-you-capture-ring = **Você ganha** quando captura { -the-king } ou fecha um cerco em volta de todas as peças d{ -he-king }.

card-they-capture = **O adversário ganha** quando captura { -the-king }.

card-they-capture-ring = **O adversário ganha** quando captura { -the-king } ou fecha um cerco em volta de todas as peças { -the-king(with: "de") }.

card-you-escape-edge = **Você ganha** quando { -the-king } chega à borda.

card-they-escape-edge = **O adversário ganha** quando { -the-king } chega à borda.

card-you-escape-edge-camps = **Você ganha** quando { -the-king } chega a qualquer casa da borda fora { -the-camp(number: "other", with: "de") }.

card-they-escape-edge-camps = **O adversário ganha** quando { -the-king } chega a qualquer casa da borda fora { -the-camp(number: "other", with: "de") }.

card-you-escape-corners = **Você ganha** quando { -the-king } chega a { -corner.gender ->
        [feminine] uma das
       *[masculine] um dos
    } quatro { -corner(number: "other") }.

card-they-escape-corners = **O adversário ganha** quando { -the-king } chega a { -corner.gender ->
        [feminine] uma das
       *[masculine] um dos
    } quatro { -corner(number: "other") }.

card-you-escape-squares =
    { $escape-count ->
        [1] **Você ganha** quando { -the-king } chega à casa { $escape-squares }.
       *[other] **Você ganha** quando { -the-king } chega a uma das casas { $escape-squares }.
    }

card-they-escape-squares =
    { $escape-count ->
        [1] **O adversário ganha** quando { -the-king } chega à casa { $escape-squares }.
       *[other] **O adversário ganha** quando { -the-king } chega a uma das casas { $escape-squares }.
    }

## Paragraph titles

card-title-move = Movimento

card-title-capture = Captura

card-title-king = { START(-the-king) }

card-title-throne = { START(-the-throne) }

card-title-corners = { START(-the-corner(number: "other")) }

card-title-camps = { START(-the-camp(number: "other")) }

card-title-linnaean = Ao lado { -the-king(with: "de") }

card-title-between = Segurança

card-title-between-pass-only = Proibido entre dois

card-title-shieldwall = Muralha de escudos

card-title-enclosure = O cerco

card-title-jumps = Pulos

card-title-berserk = Capturas seguidas

card-title-exit-fort = A fortaleza

card-title-ends = Repetição ou falta de lance

card-title-ends-circling = Repetição

card-title-ends-stuck = Sem lance

card-title-match = A disputa

## Moving

card-first-attackers = { START(-the-attacker(number: "other")) } começam.

card-first-defenders = O lado { -the-king(with: "de") } começa.

card-first-lot = Sorteiem quem começa.

card-move-all-any = Mova em linha reta por quantas casas vazias quiser, nunca na diagonal.

card-move-all-limit =
    { $man-steps ->
        [1] Mova uma casa, em linha reta, nunca na diagonal.
       *[other] Mova em linha reta por casas vazias, no máximo { $man-steps }, nunca na diagonal.
    }

card-move-any-limit =
    { $king-steps ->
        [1] Mova em linha reta por quantas casas vazias quiser, nunca na diagonal; { -the-king }, uma casa por vez.
       *[other] Mova em linha reta por quantas casas vazias quiser, nunca na diagonal; { -the-king }, no máximo { $king-steps } casas.
    }

card-move-limit-any =
    { $man-steps ->
        [1] Mova em linha reta por quantas casas vazias quiser, nunca na diagonal; exceto { -the-king }, uma casa por vez.
       *[other] Mova em linha reta por quantas casas vazias quiser, nunca na diagonal; exceto { -the-king }, no máximo { $man-steps } casas.
    }

card-move-limit-limit = Mova em linha reta por casas vazias, nunca na diagonal: { -man(number: "other") }, no máximo { $man-steps } { $man-steps ->
        [1] casa
       *[other] casas
    }; { -the-king }, no máximo { $king-steps }.

card-move-no-jumping = Sem pular.

card-throne-stop-king = Só { -the-king } pode parar { -on-throne }.

card-throne-stop-nobody = Ninguém pode parar { -on-throne }.

card-throne-stop-anyone = Toda peça pode parar { -on-throne }.

card-throne-pass-anyone = Toda peça pode atravessar essa casa, se vazia.

card-throne-pass-king = Só { -the-king } pode atravessar essa casa.

card-throne-pass-men = Toda peça, menos { -the-king }, pode atravessar essa casa, se vazia.

card-throne-pass-nobody = Ninguém atravessa essa casa.

## Capturing

card-capture = Seu lance captura cada { -man } do adversário que prende entre { -man.gender ->
        [feminine] duas suas
       *[masculine] dois seus
    } na linha ou coluna.

card-capture-armed = { START(-the-king) } também captura.

card-capture-hammer = { START(-the-king) } só ajuda quando se move.

card-capture-anvil = { START(-the-king) } só ajuda quando espera.

card-capture-unarmed = { START(-the-king) } nunca ajuda.

card-capture-safe = Colocar-se entre dois inimigos é seguro.

## The king

card-king-four-sides = Perde com { -attacker(number: "other") } nos quatro lados.

card-king-two-sides = Perde entre { -attacker.gender ->
        [feminine] duas
       *[masculine] dois
    } { -attacker(number: "other") } na linha ou coluna.

card-king-near-throne = Perde entre { -attacker.gender ->
        [feminine] duas
       *[masculine] dois
    } { -attacker(number: "other") } na linha ou coluna; { -on-throne } ou bem ao lado, só com { -attacker(number: "other") } nos quatro lados.

card-king-commanders = { -commander.gender ->
        [feminine] Duas
       *[masculine] Dois
    } { -commander(number: "other") } capturam { -the-king } entre { -he-commander(number: "other") }.

card-edge-never = Na borda, não perde.

card-edge-never-commanders = Na borda, nada mais captura { -the-king }.

card-edge-three-sides = Na borda, bastam três.

card-edge-three-sides-corners = Na borda, bastam três, mas não bem ao lado de { -a-corner }.

card-edge-three-sides-alone-corners = Na borda, bastam três quando não resta { -no-defender }, mas não bem ao lado de { -a-corner }.

card-edge-three-sides-alone = Na borda, bastam três quando não resta { -no-defender }.

card-edge-all-neighbours = Na borda, basta fechar os lados que { -he-king } tem ali.

## Marked squares

card-throne-closes = Sem peça, fecha um lado { -the-king(with: "de") } bem ao lado.

card-throne-closes-both = Sem peça, fecha um lado { -the-king(with: "de") } bem ao lado e vale por uma das suas duas contra { -man(number: "other") }.

card-throne-shelters = Bem ao lado, ninguém captura { -the-king }: esse lado não fica fechado, e { -no-attacker } pode parar { -on-it }.

card-throne-open = Sem peça, não conta como inimigo em volta { -the-king(with: "de") }.

card-throne-second = Sem peça e com { -the-king } bem ao lado, { -a-attacker } do outro lado { -the-king(with: "de") } faz a captura.

card-throne-linnaean-in-castle = Com { -the-king } { -on-it } e três { -attacker(number: "other") } em volta, { -a-defender } no quarto lado cai quando { -a-attacker } se põe atrás dessa peça.

card-throne-linnaean-anywhere = Com três { -attacker(number: "other") } em volta { -the-king(with: "de") }, em qualquer lugar, { -a-defender } no quarto lado cai quando { -a-attacker } se põe atrás dessa peça.

card-linnaean-in-castle = Com { -the-king } { -on-throne } e três { -attacker(number: "other") } em volta, { -a-defender } no quarto lado cai quando { -a-attacker } se põe atrás dessa peça.

card-linnaean-anywhere = Com três { -attacker(number: "other") } em volta { -the-king(with: "de") }, { -a-defender } no quarto lado cai quando { -a-attacker } se põe atrás dessa peça.

card-throne-both = Sem peça, vale por uma das suas duas contra { -man(number: "other") }.

card-throne-attackers = Sem peça, vale como uma das duas que capturam { -attacker(number: "other") }, nunca { -defender(number: "other") }.

card-throne-defenders = Sem peça, vale como uma das duas que capturam { -defender(number: "other") }, nunca { -attacker(number: "other") }.

card-throne-occupied = Com { -the-king } { -on-it }, vale como uma das duas que capturam { -attacker(number: "other") }.

card-throne-occupied-alone = Com { -the-king } { -on-it }, só contra { -attacker(number: "other") }.

card-corners-enter = Só { -the-king } pode entrar.

card-corners-both = Valem por uma das suas duas contra { -man(number: "other") }.

card-corners-attackers = Valem como uma das duas que capturam { -attacker(number: "other") }, nunca { -defender(number: "other") }.

card-corners-defenders = Valem como uma das duas que capturam { -defender(number: "other") }, nunca { -attacker(number: "other") }.

card-corners-nobody = Não ajudam a capturar { -no-man }.

card-corners-king = Contra { -the-king }, contam como { -attacker(number: "other") }.

card-camps-anyone-anyone = Toda peça pode parar ali e atravessar.

card-camps-anyone-attackers = Toda peça pode parar ali, mas só { -attacker(number: "other") } podem atravessar.

card-camps-anyone-nobody = Toda peça pode parar ali, mas nenhuma atravessa.

card-camps-attackers-anyone = Só { -attacker(number: "other") } podem parar ali; toda peça pode atravessar.

card-camps-attackers-attackers = Só { -attacker(number: "other") } podem parar ali ou atravessar.

card-camps-attackers-nobody = Só { -attacker(number: "other") } podem parar ali; ninguém atravessa.

card-camps-nobody-anyone = Quem vem de fora não pode parar ali; toda peça pode atravessar.

card-camps-nobody-attackers = Quem vem de fora não pode parar ali; só { -attacker(number: "other") } podem atravessar.

card-camps-nobody-nobody = Quem vem de fora não entra ali nem atravessa.

card-camps-inside = Dentro { -the-camp(with: "de") } em que estão, { -the-attacker(number: "other") } se movem livremente.

card-camps-both = Suas casas vazias valem por uma das suas duas contra { -man(number: "other") }.

card-camps-attackers = Suas casas vazias valem como uma das duas peças que capturam { -attacker(number: "other") }, nunca { -defender(number: "other") }.

card-camps-defenders = Suas casas vazias valem como uma das duas peças que capturam { -defender(number: "other") }, nunca { -attacker(number: "other") }.

card-camps-king = Contra { -the-king }, suas casas vazias contam como { -attacker(number: "other") }.

## More captures

card-between = Colocar-se entre dois inimigos é seguro: só um lance posterior deles pode capturar sua peça.

card-between-pass-only = Nenhuma peça pode terminar seu lance entre dois inimigos na sua linha ou coluna; passar entre eles, pode.

card-between-squares = Uma casa vazia que poderia ajudar a capturá-la conta como inimigo.

card-shieldwall = Capture dois ou mais em linha na borda: peças diante de cada um e nas pontas, uma ponta por último.

card-shieldwall-any-last = Capture dois ou mais em linha na borda: peças diante de cada um e nas pontas, em qualquer ordem.

card-shieldwall-corners = { START(-a-corner) } { -corner.gender ->
        [feminine] vazia
       *[masculine] vazio
    } fecha uma ponta.

card-shieldwall-king = { START(-the-king) } na linha fica.

card-shieldwall-hammer = { START(-the-king) } só ajuda quando se move.

card-shieldwall-anvil = { START(-the-king) } só ajuda quando espera.

card-shieldwall-unarmed = { START(-the-king) } nunca ajuda.

card-enclosure = Peças vizinhas na diagonal o fecham; a borda, não.

card-jump-king-throne-corners = { START(-the-king) } pode pular por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado, com início ou fim { -on-throne } ou em { -a-corner }.

card-jump-king-throne = { START(-the-king) } pode pular por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado, com início ou fim { -on-throne }.

card-jump-king-corners = { START(-the-king) } pode pular por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado, com início ou fim em { -a-corner }.

card-jump-king-over = { START(-the-king) } pode pular por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado.

card-jump-king-capturing = { START(-the-king) } pode pular por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado e capturar essa peça.

card-jump-commander-special = { START(-the-commander(number: "other")) } podem pular por cima de { $knights ->
        [0] { -a-defender }
       *[other] { -a-defender } comum
    } bem ao lado, com início ou fim em casa marcada.

card-jump-commander-over =
    { $commanders ->
        [1] { START(-the-commander) } pode pular
       *[other] { START(-the-commander(number: "other")) } podem pular
    } por cima de { $knights ->
        [0] { -a-defender }
       *[other] { -a-defender } comum
    } bem ao lado.

card-jump-commander-capturing =
    { $commanders ->
        [1] { START(-the-commander) } pode pular
       *[other] { START(-the-commander(number: "other")) } podem pular
    } por cima de { $knights ->
        [0] { -a-defender }
       *[other] { -a-defender } comum
    } bem ao lado e capturar essa peça.

card-jump-knight-special = { START(-the-knight(number: "other")) } podem pular por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado, com início ou fim em casa marcada.

card-jump-knight-over =
    { $knights ->
        [1] { START(-the-knight) } pode pular
       *[other] { START(-the-knight(number: "other")) } podem pular
    } por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado.

card-jump-knight-capturing =
    { $knights ->
        [1] { START(-the-knight) } pode pular
       *[other] { START(-the-knight(number: "other")) } podem pular
    } por cima de { $commanders ->
        [0] { -a-attacker }
       *[other] { -a-attacker } comum
    } bem ao lado e capturar essa peça.

card-berserk = A peça que capturou e pode capturar de novo deve seguir, na mesma vez.

## Ends and matches

card-exit-fort = { START(-the-king) } também ganha na borda se pode se mover e nenhuma captura jamais romperá seu muro.

card-repetition-must-vary = Ninguém pode formar a mesma posição pela terceira vez.

card-repetition-forcer-must-vary = Quem primeiro repete uma posição não pode formar nenhuma pela terceira vez; o adversário pode. Uma posição nova anula isso.

card-repetition-draw = A mesma posição pela terceira vez é empate.

card-repetition-defenders-lose = A mesma posição pela terceira vez: o lado { -the-king(with: "de") } perde.

card-repetition-repeater-loses = Quem forma a mesma posição pela terceira vez perde.

card-repetition-forcer-loses = Quem primeiro repete uma posição perde se alguma ocorre pela terceira vez. Uma posição nova anula isso.

card-repetition-same-move-draw = O mesmo lance do mesmo jogador pela terceira vez é empate.

card-no-move-loss = Quem não tem nenhum lance perde.

card-no-move-draw = Se um jogador não tem nenhum lance, ou se não resta { -no-attacker }, é empate.

card-match-points = Quem joga com { -the-king } marca o cartão da borda por onde { -he-king } saiu: o A vale 1. Ganha quem fizer cinco pontos. Troquem de lado a cada partida.

card-match-two-games = Joguem duas partidas e troquem de lado. Se der igual, ganha quem precisou de menos lances ou capturou mais, como combinado.

## The back of the fold

card-setup-title = Preparação

card-setup = { START(-the-king) } { -on-throne }, { $defenders } { -defender(number: "other") } em volta, { $attackers } { -attacker(number: "other") } por fora.

card-setup-no-throne = { START(-the-king) } no centro, { $defenders } { -defender(number: "other") } em volta, { $attackers } { -attacker(number: "other") } por fora.

card-setup-elsewhere = { START(-the-king) }, { $defenders } { -defender(number: "other") } e { $attackers } { -attacker(number: "other") } como mostrado.

## What the small diagrams show: card-alt-, then the name of the example that is drawn

card-alt-moves-one = Setas de { -a-defender }: até onde a peça pode ir na linha ou coluna, mas não por cima da que está à sua frente.

card-alt-moves-one-throne = Setas de { -a-defender } ao lado { -the-throne(with: "de") }: até onde a peça pode ir na linha ou coluna, mas não por cima da que está à sua frente.

card-alt-capture = { START(-a-defender) } se move para o lado oposto de { -a-attacker }: essa peça fica entre duas e é capturada.

card-alt-capture-by-attackers = { START(-a-attacker) } se move para o lado oposto de { -a-defender }: essa peça fica entre duas e é capturada.

card-alt-king-closed-in = { START(-a-attacker) } fecha o quarto lado { -the-king(with: "de") }, e há captura.

card-alt-king-two-sides = { START(-a-attacker) } se move para o lado oposto { -the-king(with: "de") }, que fica entre dois inimigos, e há captura.

card-alt-king-throne = { START(-the-king) } bem ao lado { -the-throne(with: "de") }; { -a-attacker } fecha o terceiro lado, e há captura.

card-alt-king-throne-not = { START(-the-king) } bem ao lado { -the-throne(with: "de") }; { -a-attacker } fecha o terceiro lado, mas não há captura.

card-alt-king-against-throne = { START(-the-king) } bem ao lado { -the-throne(with: "de") }; { -a-attacker } se move para o lado oposto, e há captura.

card-alt-king-against-throne-not = { START(-the-king) } bem ao lado { -the-throne(with: "de") }; { -a-attacker } se move para o lado oposto, mas não há captura.

card-alt-corner-man-not = Uma seta riscada de { -a-defender } até { -the-corner }.

card-alt-corner-man-step-not = Uma seta riscada de { -a-defender } até { -the-corner }.

card-alt-fort-man-not = Uma seta riscada de { -a-defender } até { -the-corner }.

card-alt-camp-inside = { START(-a-attacker) } se move dentro { -the-camp(with: "de") }.

card-alt-linnaean = { START(-the-king) } { -on-throne }, com { -attacker(number: "other") } em três lados e { -a-defender } no quarto; essa última peça é capturada por trás.

card-alt-linnaean-field = { START(-the-king) } com { -attacker(number: "other") } em três lados e { -a-defender } no quarto; essa última peça é capturada por trás.

card-alt-between = { START(-a-defender) } se coloca entre { -attacker.gender ->
        [feminine] duas
       *[masculine] dois
    } { -attacker(number: "other") } e fica.

card-alt-between-stop-not = Uma seta riscada: { -a-defender } não pode parar entre { -attacker.gender ->
        [feminine] duas
       *[masculine] dois
    } { -attacker(number: "other") }.

card-alt-shieldwall = Uma linha de { -defender.gender ->
        [feminine] duas
       *[masculine] dois
    } { -defender(number: "other") } na borda, com { -attacker(number: "other") } à frente de cada peça e nas duas pontas, é capturada.

card-alt-enclosure = Fecha-se o cerco de { -attacker(number: "other") } em volta de todas as peças { -the-king(with: "de") }.

card-alt-jump-commander = { START(-the-commander) } pula por cima de { -a-defender }, que fica.

card-alt-jump-commander-captures = { START(-the-commander) } pula por cima de { -a-defender } e captura essa peça.

card-alt-jump-commander-throne = { START(-the-commander) } pula por cima de { -a-defender } até { -the-throne }.

card-alt-jump-commander-not = Uma seta riscada: longe das casas marcadas, { -the-commander } não pode pular por cima de { -a-defender }.

card-alt-jump-knight = { START(-the-knight) } pula por cima de { -a-attacker }, que fica.

card-alt-jump-knight-captures = { START(-the-knight) } pula por cima de { -a-attacker } e captura essa peça.

card-alt-jump-knight-throne = { START(-the-knight) } pula por cima de { -a-attacker } até { -the-throne }.

card-alt-jump-knight-not = Uma seta riscada: longe das casas marcadas, { -the-knight } não pode pular por cima de { -a-attacker }.

card-alt-jump-king = { START(-the-king) } pula por cima de { -a-attacker }, que fica.

card-alt-jump-king-captures = { START(-the-king) } pula por cima de { -a-attacker } e captura essa peça.

card-alt-jump-king-throne = { START(-the-king) } pula por cima de { -a-attacker } até { -the-throne }.

card-alt-jump-king-from-throne = { START(-the-king) } pula { -the-throne(with: "de") } por cima de { -a-attacker }, que fica.

card-alt-jump-king-from-throne-captures = { START(-the-king) } pula { -the-throne(with: "de") } por cima de { -a-attacker }, e essa peça é capturada.

card-alt-jump-king-corner = { START(-the-king) } pula por cima de { -a-attacker } até { -the-corner }.

card-alt-jump-king-corner-wins = { START(-the-king) } pula por cima de { -a-attacker } até { -the-corner }, e ganha.

card-alt-jump-king-not = Uma seta riscada: { -the-king } não pode pular por cima de { -a-attacker } aqui.

card-alt-berserk = { START(-a-attacker) } faz duas capturas seguidas na mesma vez.

card-alt-exit-fort = { START(-the-king) } na borda, atrás de um muro de { -defender(number: "other") }; o lado d{ -he-king } ganhou.

card-alt-start = As peças em suas casas iniciais.
