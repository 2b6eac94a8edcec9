# As regras numeradas: títulos curtos (rule-title-…), impressos em negrito, e frases inteiras, one or more
# for each value of each question. A rule is one or more of these messages in a row; src/explain/questions/
# chooses them.
#
# Variables, all numbers unless said otherwise; any message may use them:
#   $size, $attackers and $defenders (officers among them, the king not), $commanders, $knights
#   $man-steps, $king-steps (how far men and king move at most; 0 where there is no limit)
#   $escape-squares (text: their names, such as “a6, k6”), $escape-count (how many)
#   rule-figures only: $count (how many figures show the rule), $figure and $last (the first and last number)

# Stands at the end of the last sentence of a rule that figures show, before its full stop.
rule-figures =
    { $count ->
        [1] (figura { $figure })
        [2] (figuras { $figure } e { $last })
       *[other] (figuras { $figure } a { $last })
    }

## Setting up

rule-title-setup = Preparação.

rule-setup-players =
    Um jogador comanda { -the-king }{ $defenders ->
        [0] , sem { -man(number: "other") }
        [1] { " " }e { -defender.gender ->
            [feminine] sua única
           *[masculine] seu único
        } { -defender }
       *[other] { " " }e { -defender.gender ->
            [feminine] suas
           *[masculine] seus
        } { $defenders } { -defender(number: "other") }
    }{ $knights ->
        [0] { "" }
        [1] { " " }(entre { -he-defender(number: "other") }, { -the-knight })
       *[other] { " " }(entre { -he-defender(number: "other") }, { $knights } { -knight(number: "other") })
    }; o outro, { $attackers ->
        [1] { -attacker.gender ->
            [feminine] a única
           *[masculine] o único
        } { -attacker }
       *[other] { -attacker.gender ->
            [feminine] as
           *[masculine] os
        } { $attackers } { -attacker(number: "other") }
    }{ $commanders ->
        [0] { "" }
        [1] { " " }(entre { -he-attacker(number: "other") }, { -the-commander })
       *[other] { " " }(entre { -he-attacker(number: "other") }, { $commanders } { -commander(number: "other") })
    }.

# Where the king starts: on the throne, in the middle of a board without one, elsewhere.
rule-setup = Arrume as peças como mostrado, com { -the-king } { -on-throne }, a casa do centro.

rule-setup-no-throne = Arrume as peças como mostrado, com { -the-king } no centro.

rule-setup-elsewhere = Arrume as peças como mostrado.

rule-setup-throne = A casa do centro { -the-board(with: "de") } é { -the-throne }.

rule-setup-unmarked = Nenhuma casa { -the-board(with: "de") } tem regra própria.

# Not where the attackers start in camps, which have rules of their own.
rule-setup-signs = As marcas nas casas iniciais não valem nada no jogo.

rule-setup-men = Nestas regras, “{ -man(number: "other") }” quer dizer { -attacker(number: "other") } e { -defender(number: "other") }, mas nunca { -the-king }.

## Turns and moves

rule-title-first = A vez de jogar.

rule-first-attackers = { START(-the-attacker(number: "other")) } fazem o primeiro lance; depois, os jogadores se revezam. Na sua vez, você deve mover uma das suas peças.

rule-first-defenders = O lado { -the-king(with: "de") } faz o primeiro lance; depois, os jogadores se revezam. Na sua vez, você deve mover uma das suas peças.

rule-first-lot = Sorteiem quem faz o primeiro lance; depois, os jogadores se revezam. Na sua vez, você deve mover uma das suas peças.

rule-title-move = Movimento.

rule-move-all-any = Toda peça, inclusive { -the-king }, se move em linha reta, na sua linha ou coluna, por quantas casas vazias você quiser.

rule-move-all-limit =
    { $man-steps ->
        [1] Toda peça, inclusive { -the-king }, se move uma casa acima, abaixo, à esquerda ou à direita, se ela estiver vazia.
       *[other] Toda peça, inclusive { -the-king }, se move em linha reta, na sua linha ou coluna, por casas vazias, no máximo { $man-steps } delas em um lance.
    }

rule-move-men-any = { START(-the-man(number: "other")) } se movem em linha reta, na sua linha ou coluna, por quantas casas vazias você quiser.

rule-move-men-limit =
    { $man-steps ->
        [1] { START(-the-man(number: "other")) } se movem uma casa acima, abaixo, à esquerda ou à direita, se ela estiver vazia.
       *[other] { START(-the-man(number: "other")) } se movem em linha reta, na sua linha ou coluna, por casas vazias, no máximo { $man-steps } casas em um lance.
    }

rule-move-king-any = { START(-the-king) } se move em linha reta, na sua linha ou coluna, por quantas casas vazias você quiser.

rule-move-king-limit =
    { $king-steps ->
        [1] { START(-the-king) } só se move uma casa por vez: acima, abaixo, à esquerda ou à direita, se ela estiver vazia.
       *[other] { START(-the-king) } se move em linha reta, na sua linha ou coluna, por casas vazias, mas no máximo { $king-steps } casas em um lance.
    }

rule-move-straight = Nenhuma peça se move na diagonal, e nenhuma pode pular outra nem parar na casa dela.

rule-move-straight-jumps = Nenhuma peça se move na diagonal, e nenhuma pode parar na casa de outra. Só as peças citadas em “Pulos” podem pular outra.

## Marked squares

rule-title-throne = { START(-the-throne) }.

rule-throne-stop-king = Só { -the-king } pode parar { -on-throne }, e pode voltar quantas vezes quiser.

rule-throne-stop-king-elsewhere = Só { -the-king } pode parar { -on-throne }, e pode fazer isso quantas vezes quiser.

rule-throne-stop-nobody = Nenhuma peça pode parar { -on-throne }. Nem mesmo { -the-king } pode voltar, depois de sair.

rule-throne-stop-nobody-elsewhere = Nenhuma peça pode parar { -on-throne }, nem mesmo { -the-king }.

rule-throne-stop-anyone = Toda peça pode parar { -on-throne }, como em qualquer outra casa.

rule-throne-pass-anyone = Se essa casa está vazia, toda peça pode passar por ela.

rule-throne-pass-king = Se essa casa está vazia, { -the-king } pode passar por ela, mas nenhuma outra peça pode.

rule-throne-pass-men = Se essa casa está vazia, { -the-man(number: "other") } podem passar por ela.

rule-throne-pass-nobody = Nenhuma peça pode passar por essa casa até as que ficam além dela, nem mesmo { -the-king }.

rule-title-corners = { START(-the-corner(number: "other")) }.

rule-corners-single = { -corner.gender ->
        [feminine] As
       *[masculine] Os
    } quatro { -corner(number: "other") } { -the-board(with: "de") } são só para { -the-king }: nenhuma outra peça pode entrar ali.

rule-corners-angle = Cada { -corner.gender ->
        [feminine] uma das
       *[masculine] um dos
    } quatro { -corner(number: "other") } tem três casas: a do encontro de duas bordas { -the-board(with: "de") } e suas duas vizinhas nas bordas. Elas são só para { -the-king }: nenhuma outra peça pode entrar ali.

rule-corners-block = Cada { -corner.gender ->
        [feminine] uma das
       *[masculine] um dos
    } quatro { -corner(number: "other") } é um bloco de 2 × 2 casas no encontro de duas bordas { -the-board(with: "de") }. Elas são só para { -the-king }: nenhuma outra peça pode entrar ali nem passar por ali.

rule-title-camps = { START(-the-camp(number: "other")) }.

rule-camps = As casas em que { -the-attacker(number: "other") } começam são { -the-camp(number: "other") } d{ -he-attacker(number: "other") }; as que têm um lado em comum pertencem { -camp.gender ->
        [feminine] à mesma
       *[masculine] ao mesmo
    }.

rule-camps-anyone-anyone = Toda peça pode parar nessas casas e passar por elas.

rule-camps-anyone-attackers = Toda peça pode parar nessas casas, mas só { -the-attacker(number: "other") } podem passar por elas.

rule-camps-anyone-nobody = Toda peça pode parar nessas casas, mas nenhuma pode passar por elas até outras.

rule-camps-attackers-anyone = Só { -the-attacker(number: "other") } podem parar nessas casas, mas toda peça pode passar por elas.

rule-camps-attackers-attackers = Só { -the-attacker(number: "other") } podem parar nessas casas ou passar por elas.

rule-camps-attackers-nobody = Só { -the-attacker(number: "other") } podem parar nessas casas, e nenhuma peça pode passar por elas até outras.

rule-camps-nobody-anyone = Nenhuma peça pode entrar nessas casas para parar ali, mas toda peça pode passar por elas.

rule-camps-nobody-attackers = Nenhuma peça pode entrar nessas casas para parar ali, e só { -the-attacker(number: "other") } podem passar por elas.

rule-camps-nobody-nobody = Nenhuma peça pode entrar nessas casas nem passar por elas.

# Follows where the attackers themselves are kept from something.
rule-camps-inside = Dentro { -the-camp(with: "de") } em que estão, { -the-attacker(number: "other") } se movem como em quaisquer outras casas; mas, assim que uma dessas peças está fora, mesmo no meio de um lance, esta regra vale também para ela.

## Escape

rule-title-escape = A fuga { -the-king(with: "de") }.

rule-escape-edge = O lado { -the-king(with: "de") } ganha na hora quando { -the-king } chega à borda { -the-board(with: "de") }: serve qualquer uma das casas mais externas.

rule-escape-camps = As casas da borda que pertencem { -the-camp(number: "other", with: "a") } estão fechadas para { -he-king }: não servem de saída.

rule-escape-corners = O lado { -the-king(with: "de") } ganha na hora quando { -the-king } chega a { -corner.gender ->
        [feminine] uma das
       *[masculine] um dos
    } quatro { -corner(number: "other") }.

rule-escape-corner-squares = O lado { -the-king(with: "de") } ganha na hora quando { -the-king } chega a qualquer casa { -corner.gender ->
        [feminine] das
       *[masculine] dos
    } quatro { -corner(number: "other") }.

rule-escape-squares =
    { $escape-count ->
        [1] O lado { -the-king(with: "de") } ganha na hora quando { -the-king } chega à casa { $escape-squares }. As letras e os números em volta da primeira figura mostram qual é.
       *[other] O lado { -the-king(with: "de") } ganha na hora quando { -the-king } chega a uma destas casas: { $escape-squares }. As letras e os números em volta da primeira figura mostram quais são.
    }

## Capturing

rule-title-capture = Captura.

rule-capture = Você captura { -a-man } do adversário prendendo essa peça: mova { -man.gender ->
        [feminine] uma das suas { -man(number: "other") } para a casa ao lado dela enquanto outra está
       *[masculine] um dos seus { -man(number: "other") } para a casa ao lado dela enquanto outro está
    } do lado oposto, na mesma linha ou coluna. A peça capturada sai { -the-board(with: "de") }. Um só lance pode capturar mais de um inimigo.

rule-title-hostile = Casas hostis.

rule-hostile = Algumas casas vazias podem fazer as vezes { -man.gender ->
        [feminine] da sua segunda { -man }: são hostis. Você captura { -a-man } do adversário que está bem ao lado de uma delas quando move uma das suas
       *[masculine] do seu segundo { -man }: são hostis. Você captura { -a-man } do adversário que está bem ao lado de uma delas quando move um dos seus
    } para o lado oposto, em linha com essa casa.

rule-hostile-throne-corners-both = { START(-the-throne) } e { -the-corner(number: "other") } são hostis { -the-man(number: "other", with: "a") } dos dois lados.

rule-hostile-throne-corners-attackers = { START(-the-throne) } e { -the-corner(number: "other") } são hostis { -the-attacker(number: "other", with: "a") }, não { -the-defender(number: "other", with: "a") }.

rule-hostile-throne-corners-defenders = { START(-the-throne) } e { -the-corner(number: "other") } são hostis { -the-defender(number: "other", with: "a") }, não { -the-attacker(number: "other", with: "a") }.

rule-hostile-throne-both = { START(-the-throne) } é hostil { -the-man(number: "other", with: "a") } dos dois lados.

rule-hostile-throne-attackers = { START(-the-throne) } é hostil { -the-attacker(number: "other", with: "a") }, não { -the-defender(number: "other", with: "a") }.

rule-hostile-throne-defenders = { START(-the-throne) } é hostil { -the-defender(number: "other", with: "a") }, não { -the-attacker(number: "other", with: "a") }.

rule-hostile-throne-empty-nobody = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } não é hostil a { -no-man }.

rule-hostile-occupied-attackers = Com { -the-king } { -on-it }, { -the-throne } é hostil só { -the-attacker(number: "other", with: "a") }.

rule-hostile-occupied-nobody = Com { -the-king } { -on-it }, { -the-throne } não é hostil a ninguém.

# Behind the sentence before, where the king himself takes part in captures.
rule-hostile-occupied-king = Mas { -the-king } captura dali como sempre.

# Instead of the two before, where the throne is hostile to no man at any time.
rule-hostile-throne-nobody = Nunca se captura { -a-man } contra { -the-throne } em si, com ou sem peça { -on-it }.

rule-hostile-corners-both = { START(-the-corner(number: "other")) } são hostis { -the-man(number: "other", with: "a") } dos dois lados.

rule-hostile-corners-attackers = { START(-the-corner(number: "other")) } são hostis { -the-attacker(number: "other", with: "a") }, não { -the-defender(number: "other", with: "a") }.

rule-hostile-corners-defenders = { START(-the-corner(number: "other")) } são hostis { -the-defender(number: "other", with: "a") }, não { -the-attacker(number: "other", with: "a") }.

rule-hostile-corners-nobody = Nunca se captura { -a-man } contra { -the-corner(number: "other") }.

rule-hostile-camps-both = As casas vazias { -the-camp(number: "other", with: "de") } são hostis { -the-man(number: "other", with: "a") } dos dois lados.

rule-hostile-camps-attackers = As casas vazias { -the-camp(number: "other", with: "de") } são hostis { -the-attacker(number: "other", with: "a") }, não { -the-defender(number: "other", with: "a") }.

rule-hostile-camps-defenders = As casas vazias { -the-camp(number: "other", with: "de") } são hostis { -the-defender(number: "other", with: "a") }, não { -the-attacker(number: "other", with: "a") }.

rule-hostile-camps-nobody = Nunca se captura { -a-man } contra casas vazias { -the-camp(number: "other", with: "de") }.

rule-title-between = Sem perigo entre dois.

rule-between = Você pode se colocar entre dois inimigos sem perigo: nenhuma peça é capturada por seu próprio lance. Só um lance posterior de um inimigo pode capturar sua peça ali.

rule-title-between-pass-only = Proibido entre dois.

rule-between-pass-only = Nenhuma peça, nem mesmo { -the-king }, pode terminar seu lance entre dois inimigos que estão bem ao lado dela, em lados opostos, na sua linha ou coluna. Esse lance não é permitido, mesmo que capture um deles. Uma peça pode passar entre dois inimigos, desde que não pare ali. E o outro jogador, é claro, pode vir prendê-la depois.

rule-between-squares = Para esta regra, uma casa vazia contra a qual a peça poderia ser capturada também conta como inimigo.

rule-title-arms = { START(-the-king) } na luta.

rule-arms-armed = { START(-the-king) } ajuda a capturar exatamente como { -the-defender(number: "other") }: pode fazer o lance da captura, ou esperar do lado oposto enquanto { -a-defender } faz esse lance.

rule-arms-hammer = { START(-the-king) } só ajuda a capturar quando faz o lance da captura. Quando { -a-defender } se move, { -the-king } não conta.

rule-arms-anvil = { START(-the-king) } só ajuda a capturar quando espera do lado oposto enquanto { -a-defender } faz o lance da captura. Seu próprio lance não captura nada.

rule-arms-unarmed = { START(-the-king) } não captura nada nem ajuda a capturar: nem com o próprio lance, nem estando do lado oposto de um inimigo.

rule-title-linnaean = Ao lado { -the-king(with: "de") }.

rule-linnaean-in-castle = Enquanto { -the-king } está { -on-throne }, com { -attacker(number: "other") } em três lados d{ -he-king } e { -a-defender } no quarto, essa última peça pode ser capturada contra { -the-king }: { -a-attacker } se move para o lado oposto dela, em linha com { -the-king }. Em outro lugar, isso não vale.

rule-linnaean-anywhere = Onde quer que { -the-king } esteja, com { -attacker(number: "other") } em três lados d{ -he-king } e { -a-defender } no quarto, essa última peça pode ser capturada contra { -the-king }: { -a-attacker } se move para o lado oposto dela, em linha com { -the-king }.

rule-title-shieldwall = A muralha de escudos.

rule-shieldwall = Dois ou mais inimigos lado a lado ao longo da borda { -the-board(with: "de") }, em linha sem falhas, podem ser capturados juntos. Logo à frente de cada um, do lado contrário à borda, precisa haver uma das suas peças, e outra bem ao lado de cada ponta da linha, na borda.

rule-shieldwall-end-last = A peça que você move deve ser uma das duas peças das pontas.

rule-shieldwall-any-last = A peça que você move deve ser uma de todas essas, à frente da linha ou nas pontas.

rule-shieldwall-taken = Retire a linha inteira { -the-board(with: "de") }. Um só lance pode fechar duas linhas assim, e fazer capturas comuns também.

rule-shieldwall-corners = Em uma das pontas, { -a-corner } { -corner.gender ->
        [feminine] vazia
       *[masculine] vazio
    } serve em lugar de uma peça.

rule-shieldwall-corner-squares = Em uma das pontas, uma casa vazia { -the-corner(number: "other", with: "de") } serve em lugar de uma peça.

rule-shieldwall-pieces = Só peças podem fechar uma ponta: uma casa de canto não serve.

rule-shieldwall-king = Se { -the-king } está na linha, conta como parte dela, mas não é { -king.gender ->
        [feminine] capturada
       *[masculine] capturado
    }.

rule-shieldwall-armed = { START(-the-king) } também pode fazer o papel de qualquer uma delas, à frente da linha ou em uma ponta.

rule-shieldwall-hammer = { START(-the-king) } só pode fechar uma dessas linhas como a peça que se move.

rule-shieldwall-anvil = { START(-the-king) } só pode ajudar a fechar uma dessas linhas como peça que fica parada.

rule-shieldwall-unarmed = { START(-the-king) } não ajuda a fechar essas linhas.

rule-title-jumps = Pulos.

rule-jump = Como lance, algumas peças também podem pular: por cima de um só inimigo bem ao lado, em linha reta, até a casa vazia logo atrás dele.

rule-jump-king-throne-corners = { START(-the-king) } pode pular por cima de { -attacker(number: "other") }, mas só se começar ou terminar { -on-throne } ou em { -a-corner }, e o pulo em si não captura nada.

rule-jump-king-throne = { START(-the-king) } pode pular por cima de { -attacker(number: "other") }, mas só se começar ou terminar { -on-throne }, e o pulo em si não captura nada.

rule-jump-king-corners = { START(-the-king) } pode pular por cima de { -attacker(number: "other") }, mas só se começar ou terminar em { -a-corner }, e o pulo em si não captura nada.

rule-jump-king-over = { START(-the-king) } pode pular por cima de { -attacker(number: "other") }, e o pulo em si não captura nada.

rule-jump-king-capturing = { START(-the-king) } pode pular por cima de { -attacker(number: "other") }, e a peça pulada é capturada.

rule-jump-commander-throne-corners =
    { $commanders ->
        [1] { START(-the-commander) } pode
       *[other] { START(-the-commander(number: "other")) } podem
    } pular por cima de { -defender(number: "other") }, mas só com início ou fim { -on-throne } ou em { -a-corner }, e o pulo em si não captura nada.

rule-jump-commander-throne =
    { $commanders ->
        [1] { START(-the-commander) } pode
       *[other] { START(-the-commander(number: "other")) } podem
    } pular por cima de { -defender(number: "other") }, mas só com início ou fim { -on-throne }, e o pulo em si não captura nada.

rule-jump-commander-corners =
    { $commanders ->
        [1] { START(-the-commander) } pode
       *[other] { START(-the-commander(number: "other")) } podem
    } pular por cima de { -defender(number: "other") }, mas só com início ou fim em { -a-corner }, e o pulo em si não captura nada.

rule-jump-commander-over =
    { $commanders ->
        [1] { START(-the-commander) } pode
       *[other] { START(-the-commander(number: "other")) } podem
    } pular por cima de { -defender(number: "other") }, e o pulo em si não captura nada.

rule-jump-commander-capturing =
    { $commanders ->
        [1] { START(-the-commander) } pode
       *[other] { START(-the-commander(number: "other")) } podem
    } pular por cima de { -defender(number: "other") }, e a peça pulada é capturada.

rule-jump-knight-throne-corners =
    { $knights ->
        [1] { START(-the-knight) } pode
       *[other] { START(-the-knight(number: "other")) } podem
    } pular por cima de { -attacker(number: "other") }, mas só com início ou fim { -on-throne } ou em { -a-corner }, e o pulo em si não captura nada.

rule-jump-knight-throne =
    { $knights ->
        [1] { START(-the-knight) } pode
       *[other] { START(-the-knight(number: "other")) } podem
    } pular por cima de { -attacker(number: "other") }, mas só com início ou fim { -on-throne }, e o pulo em si não captura nada.

rule-jump-knight-corners =
    { $knights ->
        [1] { START(-the-knight) } pode
       *[other] { START(-the-knight(number: "other")) } podem
    } pular por cima de { -attacker(number: "other") }, mas só com início ou fim em { -a-corner }, e o pulo em si não captura nada.

rule-jump-knight-over =
    { $knights ->
        [1] { START(-the-knight) } pode
       *[other] { START(-the-knight(number: "other")) } podem
    } pular por cima de { -attacker(number: "other") }, e o pulo em si não captura nada.

rule-jump-knight-capturing =
    { $knights ->
        [1] { START(-the-knight) } pode
       *[other] { START(-the-knight(number: "other")) } podem
    } pular por cima de { -attacker(number: "other") }, e a peça pulada é capturada.

# Whom nobody jumps over.
rule-jump-never-over =
    { $commanders ->
        [0] { $knights ->
            [0] Ninguém pula por cima de duas peças de uma vez, nem { -the-king(with: "de") }.
           *[other] Ninguém pula por cima de duas peças de uma vez, nem { -the-king(with: "de") } ou de { -knight(number: "other") }.
        }
       *[other] { $knights ->
            [0] Ninguém pula por cima de duas peças de uma vez, nem { -the-king(with: "de") } ou de { -commander(number: "other") }.
           *[other] Ninguém pula por cima de duas peças de uma vez, nem { -the-king(with: "de") }, de { -commander(number: "other") } ou de { -knight(number: "other") }.
        }
    }

rule-jump-after = Depois do pulo, a peça captura o que tiver prendido, como depois de qualquer outro lance.

# Where a jump that captures nothing by itself can begin on such a square.
rule-jump-after-hostile = Pode ser até a própria peça pulada, se o pulo começou em uma casa hostil a ela.

rule-title-berserk = Capturas seguidas.

rule-berserk = Quando a peça que você moveu capturou algo e pode capturar de novo de onde está agora, sua vez não acabou: você deve mover a mesma peça outra vez e capturar com ela, até que ela não possa capturar mais nada. Se ela pode capturar de várias maneiras, escolha uma. Ela não pode seguir sem captura, e nenhuma outra peça sua pode se mover nessa vez.

rule-berserk-jumps = Um pulo conta como lance aqui também.

## The capture of the king

rule-title-king-capture = A captura { -the-king(with: "de") }.

rule-king-four-sides = { START(-the-attacker(number: "other")) } ganham quando { -a-attacker } se move para bem ao lado { -the-king(with: "de") } e então há { -attacker(number: "other") } em todos os quatro lados d{ -he-king }: nas casas logo acima, abaixo, à esquerda e à direita.

rule-king-two-sides = { START(-the-attacker(number: "other")) } ganham quando { -a-attacker } se move para bem ao lado { -the-king(with: "de") } e há mais { -a-attacker } do lado oposto, na mesma linha ou coluna.

rule-king-two-sides-throne = { START(-the-attacker(number: "other")) } ganham quando { -a-attacker } se move para bem ao lado { -the-king(with: "de") } e há mais { -a-attacker } do lado oposto, na mesma linha ou coluna. Isso vale também { -on-throne }.

rule-king-four-near-throne = { START(-the-attacker(number: "other")) } ganham quando { -a-attacker } se move para bem ao lado { -the-king(with: "de") } e assim faz a captura. Enquanto { -the-king } está { -on-throne } ou bem ao lado, precisa então haver { -attacker(number: "other") } em todos os quatro lados: acima, abaixo, à esquerda e à direita. Em qualquer outro lugar, basta haver mais { -a-attacker } do lado oposto, na mesma linha ou coluna.

rule-king-throne-closes = Bem ao lado { -the-throne(with: "de") } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    }, { -the-king } tem esse lado fechado, e bastam { -attacker(number: "other") } nos outros três.

rule-king-throne-shelters = Bem ao lado { -the-throne(with: "de") }, isso não pode acontecer: { -no-attacker } pode parar { -on-it } para fechar esse lado.

rule-king-throne-open = Contra { -the-king }, { -the-throne } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } nunca conta como { -a-attacker }.

rule-king-throne-second = { START(-the-throne) } { -throne.gender ->
        [feminine] vazia
       *[masculine] vazio
    } bem ao lado { -the-king(with: "de") } conta como { -a-attacker }: então basta { -a-attacker } do lado oposto.

rule-king-corner-closes = Qualquer { -corner } sem peça bem ao lado { -the-king(with: "de") } conta como { -a-attacker }.

rule-king-corner-square-closes = Qualquer casa vazia { -the-corner(number: "other", with: "de") } bem ao lado { -the-king(with: "de") } conta como { -a-attacker }.

rule-king-corner-open = Contra { -the-king }, { -the-corner(number: "other") } nunca contam como { -attacker(number: "other") }.

rule-king-camp-closes = Qualquer casa vazia { -the-camp(number: "other", with: "de") } bem ao lado { -the-king(with: "de") } conta como { -a-attacker }.

rule-king-camp-open = Contra { -the-king }, casas vazias { -the-camp(number: "other", with: "de") } nunca contam como { -attacker(number: "other") }.

rule-title-king-edge = { START(-the-king) } na borda.

rule-king-edge-never = { START(-the-attacker(number: "other")) } não podem capturar { -the-king } enquanto { -he-king } está na borda { -the-board(with: "de") }.

rule-king-edge-never-commanders = { START(-the-attacker(number: "other")) } não podem capturar { -the-king } enquanto { -he-king } está na borda { -the-board(with: "de") }, a não ser entre { -commander.gender ->
        [feminine] duas
       *[masculine] dois
    } { -commander(number: "other") }.

rule-king-edge-three-sides = Na borda { -the-board(with: "de") }, { -the-king } só tem três lados. Ali, { -the-attacker(number: "other") } fazem a captura quando { -a-attacker } se move para bem ao lado d{ -he-king } e então há { -attacker(number: "other") } em todos os três.

rule-king-edge-three-sides-alone = Na borda { -the-board(with: "de") }, { -the-king } só tem três lados. Enquanto resta ao menos { -a-defender }, não há como capturar { -the-king } ali. Quando não resta { -no-defender }, há captura assim que há { -attacker(number: "other") } em todos os três, mesmo que o lance que tirou { -defender.gender ->
        [feminine] a última
       *[masculine] o último
    } { -defender } tenha sido feito em outro lugar.

rule-king-edge-corner = Bem no canto { -the-board(with: "de") }, onde só há dois lados, não há como capturar { -the-king }.

# Where corners are marked, which the attackers may not enter.
rule-king-edge-beside-corner = Bem ao lado { -the-corner(number: "other", with: "de") }, { -the-king } não corre perigo: { -no-attacker } pode parar n{ -he-corner(number: "other") }.

rule-king-edge-only-attackers = Nenhuma casa vazia conta como { -a-attacker } aqui.

rule-king-edge-all-neighbours = Na borda { -the-board(with: "de") }, onde { -the-king } tem menos lados, { -the-attacker(number: "other") } fazem a captura quando { -a-attacker } se move para bem ao lado d{ -he-king } e fecha o último lado que lhe resta.

rule-king-edge-squares = Casas vazias que contam como { -a-attacker } em outros lugares contam aqui também.

rule-title-commanders = Entre { -commander.gender ->
        [feminine] duas
       *[masculine] dois
    } { -commander(number: "other") }.

rule-commanders = { START(-the-attacker(number: "other")) } também ganham quando { -a-commander } se move para bem ao lado { -the-king(with: "de") } e há mais { -a-commander } do lado oposto, na mesma linha ou coluna, onde quer que { -the-king } esteja. Nenhuma casa vazia conta como { -a-commander }.

## How a game may also end

rule-title-enclosure = O cerco.

rule-enclosure-attackers-win = { START(-the-attacker(number: "other")) } também ganham assim que cercam { -the-king } e cada { -defender } que ainda está { -the-board(with: "em") }. Teste assim: de cada uma dessas peças, ande casa a casa, para cima, para baixo ou para os lados, por qualquer casa sem { -attacker(number: "other") }. Se nenhuma está na borda nem chega lá, o cerco está fechado. Não importa se uma captura poderia abri-lo de novo.

rule-title-exit-fort = A fortaleza.

rule-exit-fort = O lado { -the-king(with: "de") } também ganha quando { -the-king } está na borda { -the-board(with: "de") }, ainda pode se mover e tem em volta, contra a borda, um muro de { -defender(number: "other") }, sem { -attacker(number: "other") } dentro, tão firme que nunca possa ser rompido. Teste assim: suponha que o muro não se mova mais e que { -the-attacker(number: "other") } tenham fora dele quantas peças quiserem. Se nem assim puderem capturar { -no-defender } do muro, é uma fortaleza.

rule-title-repetition = Andar em círculos.

rule-repetition-must-vary = A mesma posição, com o mesmo jogador na vez, não pode ocorrer pela terceira vez. O jogador cujo lance a formaria deve fazer outro.

rule-repetition-forcer-must-vary = Quem primeiro repete uma posição anterior, com o mesmo jogador na vez, começa um ciclo. O ciclo dura até que um lance forme uma posição nova. Quem o começou não pode formar nenhuma posição pela terceira vez; o outro jogador pode.

rule-repetition-draw = Quando a mesma posição, com o mesmo jogador na vez, ocorre pela terceira vez, a partida termina empatada.

rule-repetition-defenders-lose = Quando a mesma posição, com o mesmo jogador na vez, ocorre pela terceira vez, o lado { -the-king(with: "de") } perde, não importa quem a formou. Cabe { -the-king(with: "a") } achar outro caminho.

rule-repetition-repeater-loses = Quando a mesma posição, com o mesmo jogador na vez, ocorre pela terceira vez, perde o jogador cujo lance a formou.

rule-repetition-forcer-loses = Quem primeiro repete uma posição anterior, com o mesmo jogador na vez, começa um ciclo. O ciclo dura até que um lance forme uma posição nova. Se uma posição ocorre pela terceira vez, perde quem começou o ciclo.

rule-repetition-same-move-draw = Quando um jogador faz o mesmo lance, da mesma casa para a mesma casa, pela terceira vez na partida, ela termina empatada, seja qual for a peça que o faz e o que tenha acontecido nesse meio-tempo.

rule-repetition-not-said = As regras que este conjunto segue não dizem o que acontece quando a mesma posição fica se repetindo. Combinem isso antes de jogar; sugerimos empate na terceira vez.

rule-title-no-move = Sem lance.

rule-no-move-loss = Se é a sua vez e as regras não lhe permitem nenhum lance, você perde.

rule-no-move-draw = Se chega a vez de um jogador e as regras não lhe permitem nenhum lance, a partida termina empatada.

rule-no-move-not-said = As regras que este conjunto segue não dizem o que acontece quando um jogador não tem nenhum lance. Combinem isso antes de jogar; sugerimos empate.

rule-last-attacker = Quando uma captura não deixa mais { -no-attacker }, o lado { -the-king(with: "de") } ganhou.

rule-last-attacker-draw = Também é empate quando uma captura não deixa mais { -no-attacker }.

## Matches

rule-title-match = Uma disputa.

rule-match-points = Antes de cada partida, quem joga com { -the-attacker(number: "other") } põe os quatro cartões de pontos, A, 2, 3 e 4, virados para baixo, um ao lado de cada borda { -the-board(with: "de") }, sem mostrar qual está onde. Quando { -the-king } escapa, vire o cartão ao lado da borda por onde foi a fuga: quem joga com { -he-king } marca esses pontos, e o A vale 1. Quem chegar primeiro a cinco pontos ganha a disputa. Só o lado { -the-king(with: "de") } marca pontos; por isso, troquem de lado depois de cada partida.

rule-match-points-corners = Uma casa de canto fica em duas bordas. Combinem antes de jogar qual dos dois cartões vale ali.

rule-match-two-games = Uma disputa são duas partidas, com troca de lados depois da primeira. Se cada jogador ganha uma, a conta decide: a disputa é de quem precisou de menos lances para ganhar, ou de quem capturou mais peças nas duas partidas. Combinem antes de jogar qual das duas contas vale primeiro; se ela der igual, a outra decide, e, se as duas derem igual, a disputa termina empatada.
