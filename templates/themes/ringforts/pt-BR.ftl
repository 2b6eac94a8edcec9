# Tema Ring Fortresses: a Dinamarca por volta do ano 980.
#
# The terms here replace those of text/pt-BR/terms.ftl. “Forte” and not “fortaleza”, for that is the king’s fort on the edge; it is
# masculine, so -on-throne and -on-it are the neutral ones.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = rei
    .gender = masculine

-defender =
    { $number ->
       *[one] defensor
        [other] defensores
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] atacante
        [other] atacantes
    }
    .gender = masculine

-man =
    { $number ->
       *[one] guerreiro
        [other] guerreiros
    }
    .gender = masculine

-throne = grande forte
    .gender = masculine

-corner =
    { $number ->
       *[one] forte de canto
        [other] fortes de canto
    }
    .gender = masculine

-board = tabuleiro
    .gender = masculine

theme-subtitle = Dinamarca, por volta de 980 d.C.

theme-tagline = Um rei, uma medida, e anéis de relva e carvalho

# Which side carries which shields; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } trazem escudos claros, divididos em quatro como seus fortes; { -the-attacker(number: "other") }, escudos verde-escuros com serpentes e espirais. O escudo { -the-king(with: "de") } é o maior: uma fera dourada sobre vermelho.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } trazem escudos divididos em quatro, com borda castanho-avermelhada; { -the-attacker(number: "other") }, escudos com borda verde-escura, em que serpentes e espirais giram em volta do umbo. O escudo { -the-king(with: "de") } é o maior, com uma fera.

theme-sides-outline = { START(-the-defender(number: "other")) } trazem escudos divididos em quatro; nos escudos { -the-attacker(number: "other", with: "de") }, serpentes e espirais giram em volta do umbo. O escudo { -the-king(with: "de") } é o maior, com uma fera. Pinte os escudos, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } trazem escudos claros, divididos em quatro como seus fortes; { -the-attacker(number: "other") }, escudos escuros, em que serpentes e espirais giram em volta do umbo. O escudo { -the-king(with: "de") } é o maior, com uma fera dentro de uma fiada de contas.

theme-story-title = Uma só medida

theme-story-1 =
    O capitão do rei leva a fortaleza inteira no ombro: um rolo de corda, com um nó a cada pé. Crave uma estaca onde as ruas vão se cruzar; estique a corda; ande. Onde os nós acabam, ali ficará o muro, um círculo completo. Depois, quatro portões e, em cada quadrante, casas de quatro em quatro em volta de um pátio, com as paredes longas curvas como navios emborcados. “Como fizeram nas outras?”, pergunta o ferreiro. “Com esta corda”, diz o capitão.

theme-story-2 =
    Isso foi na primavera. Bosques inteiros de carvalho foram parar nas muralhas. Agora a cevada está ceifada, os portões estão no lugar, e o rei Harald veio pela longa ponte para ver o que sua palavra fez. { $defenders ->
        [12] Doze
        [8] Oito
        [16] Dezesseis
        [24] Vinte e quatro
       *[other] { $defenders }
    } guerreiros escolhidos andam com ele, de escudos claros às costas. Agrada-lhe que, onde quer que durma em sua terra, a porta esteja onde ele espera que esteja.

theme-story-3 =
    No terceiro entardecer, a urze se mexe. Eles saem da charneca, sobem do fiorde onde ao meio-dia não havia navio nenhum e armam suas tendas por todos os lados: { $attackers ->
        [24] vinte e quatro
        [16] dezesseis
        [32] trinta e dois
        [48] quarenta e oito
       *[other] { $attackers }
    } escudos escuros, atravessados em cada estrada. Um muro redondo não tem canto fraco, mas também não tem porta dos fundos. “O muro os mantém lá fora”, diz o rei, e tira o elmo do gancho. “Mas não nos leva embora daqui. Vamos enquanto há luz.”

theme-story-4 =
    O entardecer é inventado; os anéis são reais. Trelleborg, Fyrkat, Aggersborg, Nonnebakken e Borgring seguem um só plano rigoroso, e os anéis da madeira apontam para cerca de 975 a 981, os últimos anos de Harald Dente-Azul. O carvalho da ponte de Ravning também. Em uma geração, todos estavam vazios. Eram quartéis, postos de cobrança de impostos, um freio para os dinamarqueses? Ninguém tem certeza. Escolha seu lado { -the-board(with: "de") }.

# What the symbols in the figures of the rules show.
figure-symbols = Uma cabeça de fera: { -the-king }; quatro quadrantes: { -defender(number: "other") }; uma espiral: { -attacker(number: "other") }.
figure-commanders = Um machado: { -commander(number: "other") }.
figure-knights = Uma espada: { -knight(number: "other") }.
