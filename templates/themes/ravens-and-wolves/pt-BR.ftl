# Tema Ravens and Wolves: para turmas da escola, crianças de oito a dez anos.
#
# It must be true of every game: whoever begins, wherever the bear escapes, with or without a den. The den is feminine (“a
# toca”): hence -on-throne and -on-it. The animals are “bichos”, as children say.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = urso
    .gender = masculine

-defender =
    { $number ->
       *[one] corvo
        [other] corvos
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] lobo
        [other] lobos
    }
    .gender = masculine

-man =
    { $number ->
       *[one] bicho
        [other] bichos
    }
    .gender = masculine

-knight =
    { $number ->
       *[one] corvo velho
        [other] corvos velhos
    }
    .gender = masculine

-commander =
    { $number ->
       *[one] lobo-guia
        [other] lobos-guia
    }
    .gender = masculine

-throne = toca
    .gender = feminine

-on-throne = { -the-throne(with: "em") }

-on-it = nela

-corner =
    { $number ->
       *[one] pinheiro
        [other] pinheiros
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

theme-subtitle = Uma noite de inverno na floresta

theme-tagline = Um velho urso, aves valentes e dentes demais

# Which side has which discs; printed beside the list of contents.
theme-sides = As aves pretas em discos claros de borda azul são { -the-defender(number: "other") }; as feras cinzentas em discos escuros, { -the-attacker(number: "other") }. No disco maior de todos, marrom e dourado, fica { -the-king }.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = As aves pretas dentro de uma borda azul são { -the-defender(number: "other") }; as feras dentro de uma borda preta, { -the-attacker(number: "other") }. No disco maior de todos, de borda marrom, fica { -the-king }.

theme-sides-outline = As aves são { -the-defender(number: "other") }; as feras de orelhas pontudas, { -the-attacker(number: "other") }. No disco maior de todos fica { -the-king }. Pegue os lápis de cor: escolha uma cor para as aves e outra para as feras.

theme-sides-grey = As aves pretas em discos claros são { -the-defender(number: "other") }; as feras cinzentas em discos escuros, { -the-attacker(number: "other") }. No disco maior de todos fica { -the-king }, com um aro em volta da cabeça.

theme-story-title = O urso que acordou cedo demais

theme-story-1 =
    Os ursos dormem até a primavera. Todo mundo sabe disso. Mas, em uma noite gelada, a barriga do velho Bjorn roncou tão alto que ele acordou. Pôs o focinho para fora, no frio, e farejou. Havia neve em todos os galhos. Lá longe, entre as árvores, brilhavam luzinhas amarelas. Vinham aos pares, e piscavam.

theme-story-2 =
    Da escuridão saíram { $attackers ->
        [8] oito
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
        [32] trinta e dois
        [40] quarenta
        [48] quarenta e oito
       *[other] { $attackers }
    } lobos, sorrindo com todos os dentes. “Boa noite, Bjorn”, disseram. “Dê para nós o seu aro de ouro, e pode voltar para a cama.” Bjorn apalpou o aro na cabeça. Tinha sido da avó dele. “Venham buscar”, rosnou, torcendo muito para que ninguém viesse.

theme-story-3 =
    “Craaa!”, fizeram as copas das árvores. Desceram, batendo as asas, { $defenders ->
        [4] quatro
        [8] oito
        [10] dez
        [12] doze
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
       *[other] { $defenders }
    } corvos e pousaram em volta dele, asa com asa. “Você sempre deixa para nós as cabeças dos peixes”, grasnou o mais velho, “então hoje somos nós que cuidamos de você. Quando vir uma brecha, corra. E, por favor, Bjorn, cuidado com o meu rabo.” Os lobos chegaram mais perto. A neve rangeu. Ninguém respirava.

theme-story-4 =
    É tudo inventado, claro: urso nenhum usa ouro. Mas os corvos e os lobos são mesmo velhos vizinhos. Onde os lobos caçam na neve, os corvos vão atrás e aproveitam o que sobra. Alguns corvos atrevidos até puxam um lobo pelo rabo. Então, quem sabe, aqui os dois só estão brincando. E você, está?

# What the symbols in the figures of the rules show.
figure-symbols = Uma cabeça de orelhas redondas: { -the-king }; uma ave preta: { -defender(number: "other") }; uma cabeça de orelhas pontudas, em disco escuro: { -attacker(number: "other") }.
figure-commanders = Uma cabeça com coleira: { -commander(number: "other") }.
figure-knights = Uma ave com um anel no bico: { -the-knight }.
