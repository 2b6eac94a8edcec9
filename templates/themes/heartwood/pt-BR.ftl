# Tema Heartwood: um conjunto marchetado para qualquer jogo da família, de qualquer tempo e lugar.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne. “Cerne” is heartwood.

theme-subtitle = Madeira marchetada e um rei

theme-tagline = Madeira clara, madeira escura e um rei no cerne

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } são de bordo claro, com desenhos feitos a compasso: pétalas, arcos e anéis; { -the-attacker(number: "other") }, de carvalho negro do pântano, com cortes feitos à faca: pontas, dentes, raios e octógonos. { START(-the-king) } é a peça maior, uma cabeça coroada, talhada em teixo vermelho.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm borda âmbar e desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } têm borda preta e desenhos retos: pontas, dentes, raios e octógonos. { START(-the-king) } é a peça maior, uma cabeça coroada com borda vermelha.

theme-sides-outline = { START(-the-defender(number: "other")) } têm desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } têm desenhos retos: pontas, dentes, raios e octógonos. { START(-the-king) } é a peça maior, uma cabeça coroada. Pinte as peças, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são peças claras, com desenhos redondos: pétalas, arcos e anéis. { START(-the-attacker(number: "other")) } são peças pretas, com desenhos retos: pontas, dentes, raios e octógonos. { START(-the-king) } é a peça maior, uma cabeça coroada.

theme-story-title = Emprestado por um inverno

theme-story-1 =
    Começou como uma tábua boa demais para queimar. Um homem, em um lago da Irlanda, deitou-a sobre os joelhos, passeou com o compasso por ela e abriu um anel no meio, onde o rei ficaria. Em cada ponta esculpiu uma cabeça, para fazer companhia. Depois emprestou o tabuleiro a um primo que tinha um barco. Só por um inverno, disse o primo; e o lago nunca mais o viu.

theme-story-2 =
    Um tabuleiro dura. As peças, não: rolam para baixo dos bancos, e uma, no País de Gales, foi devorada por um cachorro. Por isso, em cada casa, alguém se sentava junto ao fogo e fazia de novo os dois exércitos. { $defenders ->
        [4] Quatro
        [8] Oito
        [10] Dez
        [12] Doze
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
       *[other] { $defenders }
    } de bordo, desenhadas a compasso. { $attackers ->
        [8] Oito
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
        [32] Trinta e duas
        [40] Quarenta
        [48] Quarenta e oito
       *[other] { $attackers }
    } de carvalho, negras do pântano, cortadas retas à faca. E uma do cerne vermelho de um teixo, com um rosto. Essa, ninguém jamais perdeu.

theme-story-3 =
    Foi aonde iam os barcos e, depois, aonde iam as renas. Um monge achou um sermão nas suas casas. Na Lapônia, uma menina ganhou de um erudito de passagem antes que a sopa dele esfriasse. Cada um jurava que sempre se jogara assim, e não havia dois que jogassem igual. Em uma coisa todos concordavam: o rei começa no coração, com homens claros bem junto dele e escuros mais longe, e, antes que a noite acabe, quer estar livre.

theme-story-4 =
    É verdade? Aquele tabuleiro, não. Mas um com um anel no meio e uma cabeça esculpida em cada ponta saiu mesmo de uma morada lacustre em Ballinderry, na Irlanda, feito no século X, e Linnaeus viu mesmo um jogo assim na Lapônia, em 1732. Quem ganhou, ninguém anotou. Ele é seu por um inverno. Comece.

# What the symbols in the figures of the rules show.
figure-symbols = Uma cabeça coroada: { -the-king }; pétalas: { -defender(number: "other") }; uma estrela: { -attacker(number: "other") }.
figure-commanders = Um machado: { -commander(number: "other") }.
figure-knights = Uma cabeça de cavalo: { -a-knight }.
