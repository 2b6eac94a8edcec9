# Tema Plain: letras em discos, para turmas, clubes e impressoras sem cores.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl). D and A fit the Portuguese words; K, for the king, is explained once.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne or marked corners.

theme-subtitle = Letras, linhas e papel branco

theme-tagline = Tudo de que um jogo precisa, e nada mais

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } são discos brancos, com D em um anel de pontos; { -the-attacker(number: "other") }, discos pretos, com A. { START(-the-king) } é o disco maior: K, de “king”, em uma estrela branca sobre azul.

# The same where less ink is printed: with rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm D em um anel de pontos; { -the-attacker(number: "other") }, A em um só anel preto e largo. { START(-the-king) } é o disco maior: K, de “king”, em uma estrela.

theme-sides-outline = { START(-the-defender(number: "other")) } têm D em um anel estreito; { -the-attacker(number: "other") }, A em um anel largo. { START(-the-king) } é o disco maior: K, de “king”, em uma estrela. Pinte os anéis largos com cor escura e deixe claros os estreitos.

theme-sides-grey = { START(-the-defender(number: "other")) } são discos brancos, com D em um anel de pontos; { -the-attacker(number: "other") }, discos pretos, com A. { START(-the-king) } é o disco maior: K, de “king”, em uma estrela branca.

theme-story-title = O que é preciso

theme-story-1 =
    O hnefatafl é um jogo para duas pessoas que querem coisas diferentes. Uma tem um rei no centro do tabuleiro, com alguns defensores em volta. A outra tem mais soldados, por toda a volta, e rei nenhum. O rei tenta escapar; os atacantes tentam prendê-lo. Isso já é quase tudo.

theme-story-2 =
    Ele foi jogado no norte durante séculos, com o que havia à mão. As escavações trazem as peças de volta à luz, dos túmulos e do lixo: osso e chifre de cervo, vidro, âmbar, simples seixos redondos. Alguns conjuntos eram tesouros. A maioria, sem dúvida, eram linhas riscadas em uma tábua e um punhado de seixos, e ninguém pensou em guardá-los.

theme-story-3 =
    Por isso, um conjunto simples não é um conjunto pobre. Aqui, uma letra diz o que cada peça é, o claro e o escuro dizem de quem ela é, e o papel limpo faz o resto. Nada atrapalha o pensamento. Se um defensor rolar para baixo do armário, um grão de feijão pode ficar no lugar dele até que alguém recorte outro.

theme-story-4 =
    Como exatamente se jogava mil anos atrás, ninguém escreveu; as regras de hoje são parte indício, parte bom senso, parte invenção. Isso não precisa preocupar você. Um jogo pede um tabuleiro, duas pessoas e um pouco de sossego. Jogue, troque de lado, jogue de novo e, depois, contem um ao outro onde a partida se perdeu.

# What the symbols in the figures of the rules show.
figure-symbols = K em uma estrela: { -the-king }; D: { -defender(number: "other") }; A: { -attacker(number: "other") }.
figure-commanders = C em um losango: { -commander(number: "other") }.
figure-knights = N em um losango: { -knight(number: "other") }.
