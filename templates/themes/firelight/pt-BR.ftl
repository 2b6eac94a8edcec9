# Tema The Hall by Firelight: a long hall, its fire, and an evening's play; for any game of the family.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted); $look is a game that has a dress of its own.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [berserk-11] O salão dos berserkers
        [norseamerica-11] Anoitecer em uma praia distante
        [walker-15] O salão no auge do inverno
       *[other] O salão à luz do fogo
    }

theme-tagline = Um fogo, um tabuleiro e ninguém vai dormir

# Which side has which pieces; printed below the picture of the set.
theme-sides = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } são guerreiros sobre osso e latão, com os dentes na borda dos escudos; { -the-attacker(number: "other") }, lobos sobre carvalho escuro preso em ferro vermelho. { START(-the-king) } é a peça maior, com coroa, manto vermelho e uma espada nas mãos.
    [norseamerica-11] { START(-the-defender(number: "other")) } são de osso cercado de latão, com rosetas feitas a compasso em verde e azul; { -the-attacker(number: "other") }, de carvalho escuro cercado de ferro, com cortes feitos à faca: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, um navio dourado com uma coroa na vela.
    [walker-15] { START(-the-defender(number: "other")) } são de osso branco cercado de prata, com rosetas azuis feitas a compasso; { -the-attacker(number: "other") }, de carvalho escuro cercado de ferro, com cortes feitos à faca: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, em ouro, com coroa e uma espada nas mãos.
   *[other] { START(-the-defender(number: "other")) } são de osso claro cercado de latão, com rosetas feitas a compasso; { -the-attacker(number: "other") }, de carvalho escuro cercado de ferro, com cortes feitos à faca: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, em ouro, com coroa e uma espada nas mãos.
}

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } são guerreiros que mordem os escudos; { -the-attacker(number: "other") }, lobos cercados de ferro. { START(-the-king) } é a peça maior, uma cabeça coroada, com uma espada nas mãos.
    [norseamerica-11] { START(-the-defender(number: "other")) } têm desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } têm desenhos retos: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, um navio com uma coroa na vela.
   *[other] { START(-the-defender(number: "other")) } têm desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } têm desenhos retos: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, uma cabeça coroada, com uma espada nas mãos.
}

theme-sides-outline = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } são guerreiros que mordem os escudos; { -the-attacker(number: "other") }, lobos cercados de ferro. { START(-the-king) } é a peça maior, uma cabeça coroada, com uma espada nas mãos. Pinte as peças, cada lado com uma cor só dele.
    [norseamerica-11] { START(-the-defender(number: "other")) } têm desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } têm desenhos retos: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, um navio com uma coroa na vela. Pinte as peças, cada lado com uma cor só dele.
   *[other] { START(-the-defender(number: "other")) } têm desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } têm desenhos retos: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, uma cabeça coroada, com uma espada nas mãos. Pinte as peças, cada lado com uma cor só dele.
}

theme-sides-grey = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } são peças claras, guerreiros que mordem os escudos; { -the-attacker(number: "other") }, peças escuras, lobos cercados de ferro. { START(-the-king) } é a peça maior, uma cabeça coroada, com uma espada nas mãos.
    [norseamerica-11] { START(-the-defender(number: "other")) } são peças claras, com desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } são peças escuras, com desenhos retos: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, um navio com uma coroa na vela.
   *[other] { START(-the-defender(number: "other")) } são peças claras, com desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } são peças escuras, com desenhos retos: pontas, estrelas e lâminas. { START(-the-king) } é a peça maior, uma cabeça coroada, com uma espada nas mãos.
}

theme-story-title = Até o fogo baixar

theme-story-1 =
    { $look ->
        [berserk-11] Mandaram que deixassem os escudos na porta. Eles deixaram, e agora roíam a beira da mesa. “Deem o tabuleiro a eles”, disse o velho, “antes que comecem pelos bancos.” Então o trouxeram para perto do fogo, e os homens mais bravos do salão sentaram-se em volta, em cima das próprias mãos, bufando pelo nariz, à espera de que alguém capturasse alguém.
        [norseamerica-11] A primeira casa que fizeram na margem distante não era grande: paredes de turfa, teto de turfa e um cômodo só, com o fogo no meio. Mas agora havia madeira, mais do que qualquer um deles tinha visto em casa, e alguém tirou de uma bétula um tabuleiro antes que alguém tirasse uma cama. “Salão”, disse ele, “é onde se joga. O resto é telhado.”
        [walker-15] Nevou nove dias. No décimo, a porta já não abria, e o velho tirou das vigas o tabuleiro grande, aquele que é comprido demais para uma noite. “Tempo é o que temos”, disse, e o pôs junto ao fogo; e ele ia tão longe da luz que seus cantos ficavam no azul que descia pela saída da fumaça.
       *[other] O salão era comprido e tinha um fogo só. Quem se sentava lá no fundo via as brasas e, pretas diante delas, as costas de todos os que tinham chegado antes. Então levaram o tabuleiro para perto do fogo, onde se podia vê-lo, e com ele veio todo mundo que tinha algo a dizer sobre a última jogada; e isso era todo mundo.
    }

theme-story-2 =
    As peças tinham sido feitas no inverno em que o telhado pingava. { $defenders ->
        [4] Quatro
        [8] Oito
        [10] Dez
        [12] Doze
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
       *[other] { $defenders }
    } para o lado do rei, claras, cada uma desenhada com capricho e olhada à luz do fogo. { $attackers ->
        [8] Oito
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
        [32] Trinta e duas
        [40] Quarenta
        [48] Quarenta e oito
       *[other] { $attackers }
    } contra elas, tiradas da ponta preta de uma viga que um dia pegou fogo: capricho nenhum, dizia o entalhador, só a faca, reta para dentro e reta para fora. O rei veio por último. Foi dourado até onde deu o ouro. O entalhador queria lhe dar também um sorriso, mas já não havia lugar.

theme-story-3 =
    “O senhor está para perder”, disse a moça ruiva que tinha trazido o jarro. Ninguém tinha perguntado. O velho, o melhor jogador de três fiordes, como ele mesmo dizia, chegou para o lado e apontou o banco. Ela pousou o jarro. Como começa, todos sabem: o rei no meio, tão perto do fogo quanto um rei pode estar, homens claros bem junto dele, escuros mais longe, ao longo das paredes, e, antes que a noite acabe, ele quer estar livre. Como termina, ninguém sabe. O cachorro dormiu o tempo todo. Quando as brasas já eram cinza, o velho ergueu os olhos e perguntou o nome dela.

theme-story-4 =
    É verdade? A moça e o velho, não. Mas salões como o deles foram desenterrados: em Borg, nas ilhas Lofoten, havia um de 83 metros de comprimento e, em Lejre, na Dinamarca, reis mandaram reconstruir o seu durante séculos. Acham-se as lareiras e os buracos dos postes; das talhas e dos escudos nas paredes sabemos pelas sagas e pelas poucas tábuas e postes esculpidos que resistiram a mil invernos. E ainda hoje há quem se encontre à noite e jogue até o fogo baixar. Ponha mais lenha. Comece.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
    [berserk-11] Uma coroa: { -the-king }; um rosto acima de um escudo: { -defender(number: "other") }; um lobo: { -attacker(number: "other") }.
    [norseamerica-11] Um navio: { -the-king }; pétalas: { -defender(number: "other") }; uma estrela de quatro pontas: { -attacker(number: "other") }.
   *[other] Uma coroa: { -the-king }; pétalas: { -defender(number: "other") }; uma estrela de quatro pontas: { -attacker(number: "other") }.
}
figure-commanders = { $look ->
    [berserk-11] Um urso: { -commander(number: "other") }.
   *[other] Um machado: { -commander(number: "other") }.
}
figure-knights = { $look ->
    [berserk-11] Um homem com pele de urso: { -a-knight }.
   *[other] Um elmo: { -a-knight }.
}
