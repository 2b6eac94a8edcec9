# Tema Longships: um largo navio de carga junto à costa, com escoltas em volta e piratas em volta delas.
#
# The terms here replace those of text/pt-BR/terms.ftl. The defenders are feminine (“a escolta”, one ship of an escort): all that
# depends on them follows. “Ancoradouro” is masculine, so -on-throne and -on-it are the neutral ones.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = mercador
    .gender = masculine

-defender =
    { $number ->
       *[one] escolta
        [other] escoltas
    }
    .gender = feminine

-attacker =
    { $number ->
       *[one] pirata
        [other] piratas
    }
    .gender = masculine

-man =
    { $number ->
       *[one] navio
        [other] navios
    }
    .gender = masculine

-knight =
    { $number ->
       *[one] navio de guarda
        [other] navios de guarda
    }
    .gender = masculine

-commander =
    { $number ->
       *[one] chefe
        [other] chefes
    }
    .gender = masculine

-throne = ancoradouro
    .gender = masculine

-corner =
    { $number ->
       *[one] porto
        [other] portos
    }
    .gender = masculine

-camp =
    { $number ->
       *[one] covil
        [other] covis
    }
    .gender = masculine

-board = tabuleiro
    .gender = masculine

theme-subtitle = Junto à costa, no tempo de vela e remo

theme-tagline = Um navio largo, muitos dragões, e a terra bem longe

# Which side has which ships; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } são discos claros, pequenos barcos mercantes de velas brancas com desenhos azuis ou dourados; { -the-attacker(number: "other") }, discos escuros, navios esguios com cabeça de dragão e muitos remos. O disco { -the-king(with: "de") } é o maior: um navio largo sobre ouro.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm borda azul dupla em volta de um pequeno barco mercante à vela; { -the-attacker(number: "other") }, borda preta em volta de um navio esguio com cabeça de dragão e muitos remos. O disco { -the-king(with: "de") } é o maior, com borda vermelha e um navio largo carregado de fardos.

theme-sides-outline = { START(-the-defender(number: "other")) } são pequenos barcos mercantes com remo de leme; { -the-attacker(number: "other") }, navios esguios com cabeça de dragão e muitos remos. O disco { -the-king(with: "de") } é o maior: um navio largo carregado de fardos. Pinte os discos, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são discos claros, pequenos barcos mercantes à vela; { -the-attacker(number: "other") }, discos escuros, navios esguios com cabeça de dragão e muitos remos. O disco { -the-king(with: "de") } é o maior: um navio largo carregado de fardos.

theme-story-title = Quando o nevoeiro se abre

theme-story-1 =
    O nevoeiro se abre na hora errada. Uma hora atrás, escondia tudo. Agora o sol apareceu, e o mar se estende azul e bem acordado, com um navio largo e vagaroso bem no meio. Ele vai fundo na água. No porão leva mós e vinho do Reno, cordas de couro de morsa, cera, lã: o trabalho de um ano de um porto inteiro, guardado sob couros de boi. O mercador que responde por tudo isso está na amurada e conta as velas ao redor. { $defenders ->
        [4] Quatro
        [8] Oito
        [10] Dez
        [12] Doze
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
       *[other] { $defenders }
    }. Está certo; essas são as dele. Então vê que há outros navios.

theme-story-2 =
    { $attackers ->
        [8] Oito
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
        [32] Trinta e dois
        [40] Quarenta
        [48] Quarenta e oito
       *[other] Nada menos que { $attackers }
    }, à proa, à popa e dos dois lados: velas vermelhas e douradas, e mais remos do que precisaria quem tivesse negócios honestos. E ninguém esculpe um dragão para um navio que leva queijo. “Remaram a noite toda”, diz o timoneiro. “Devem estar cansados.” “Então vão querer pagamento”, diz o mercador.

theme-story-3 =
    Suas escoltas não são navios de guerra. São vizinhos: um primo com peixe seco, dois irmãos com afiadores de xisto, o filho de uma viúva em sua primeira viagem. Pintaram as velas para se reconhecerem na bruma e, na última rodada de cerveja em casa, juraram ficar juntos. Agora precisam se espalhar e abrir espaço. Um navio à vela precisa de um só corredor de água livre, mais nada. Os piratas sabem disso também. Vão fechar um corredor após o outro, até que não haja mais para onde virar o leme.

theme-story-4 =
    Essa viagem é inventada, como a carta náutica e os monstros que há nela. Os navios são reais: largos barcos de carga e esguios navios longos estão lado a lado no museu de Roskilde, içados do fundo do fiorde onde tinham sido afundados para bloqueá-lo. Os piratas também são. Quando o monge Ansgar navegou para Birka, por volta de 830, eles caíram sobre os mercadores que o tinham levado a bordo; estes perderam os navios e tudo o que tinham, e a muito custo escaparam para terra, a pé. Talvez você se saia melhor.

# What the symbols in the figures of the rules show.
figure-symbols = Um navio de vela listrada: { -the-king }; uma vela de duas metades em disco claro: { -defender(number: "other") }; uma cabeça de dragão em disco escuro: { -attacker(number: "other") }.
figure-commanders = Uma estrela em disco escuro: { -commander(number: "other") }.
figure-knights = Uma estrela em disco claro: { -the-knight }.
