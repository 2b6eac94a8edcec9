# Tema The Isles: lã e aves marinhas das Shetland, para qualquer jogo da família.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted); $look is the game's id where it has a dress.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [ard-ri-7] Noite nos penhascos
        [scottish-7] Urze, crepúsculo e uma águia
        [magpie-7] Neve e uma pega
       *[other] Lã, vento e asas
    }

theme-tagline = Aves brancas, aves escuras e um rei no penhasco

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } são aves brancas em um anel azul e olham para a direita; { -the-attacker(number: "other") } são aves escuras em um anel preto e olham para a esquerda. { START(-the-king) } é a peça maior, { $look ->
        [ard-ri-7] um carneiro coroado sobre azul.
        [scottish-7] uma águia coroada sobre roxo.
        [magpie-7] uma pega coroada sobre azul.
       *[other] um papagaio-do-mar coroado em um anel vermelho.
    }

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } são aves em um anel azul e olham para a direita; { -the-attacker(number: "other") } são aves em um anel preto e olham para a esquerda. { START(-the-king) } é a peça maior e usa coroa.

theme-sides-outline = { START(-the-defender(number: "other")) } olham para a direita, em um anel liso; { -the-attacker(number: "other") } olham para a esquerda, em um anel escuro com pontos de costura. { START(-the-king) } é a peça maior e usa coroa. Pinte as peças, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são aves brancas em discos claros e olham para a direita; { -the-attacker(number: "other") } são aves pretas em um anel preto e olham para a esquerda. { START(-the-king) } é a peça maior e usa coroa.

theme-story-title = Montar os pontos

theme-story-1 = { $look ->
        [ard-ri-7] No alto da velha torre, na última pedra, estava um carneiro que não queria descer. Tinha chifres como dois rolos de corda e os modos de um rei supremo. Ruth fora buscá-lo, e o vento viera com ela e levara o seu tabuleiro: ergueu-o do muro, virou-o duas vezes no ar e o deixou cair no mar. O carneiro ficou olhando. “Você sabe tricotar”, parecia dizer. “Pois tricote.”
        [scottish-7] Do outro lado da água, onde os morros são roxos em agosto, uma águia pousava em um mourão como se o país fosse dela. Ruth trouxera o tabuleiro no barco e o deitara na urze, e o vento o levou: ergueu-o, virou-o duas vezes no ar e o deixou cair no mar. A águia nem piscou. Ruth tinha na bolsa lã de quatro cores. Sentou-se ao abrigo do vento e montou os pontos.
        [magpie-7] Com o barco veio uma pega, e ninguém jamais vira uma pega na ilha. Ela passeava como quem comprou o lugar. Virou uma colher. Virou também o tabuleiro em cima do muro, e o vento fez o resto: ergueu-o e o deixou cair no mar. “Uma pega sozinha traz tristeza”, disse a avó de Ruth. Ruth olhou a ave, preta e branca, com um brilho de azul. Depois montou os pontos.
       *[other] O vento levou o tabuleiro em uma terça-feira. Ergueu-o do muro, onde a partida estava pela metade, virou-o duas vezes no ar e o deixou cair no mar, com todas as peças. Ruth ficou no penhasco, com o rosto molhado. Naquela ilha das Shetland não crescem árvores; não havia madeira para outro. Mas ovelhas havia, brancas, castanhas, cinzentas e quase pretas. “Pois bem”, disse a avó, e lhe estendeu as agulhas. “Monte os pontos.”
    }

theme-story-2 =
    Levou a metade escura do ano. Quase toda noite saía das agulhas um quadrado, e Ruth os costurava junto ao fogo. Para os anéis e a borda, tingiu: { $look ->
        [ard-ri-7] índigo para o azul e, para o amarelo, um líquen dos rochedos que
        [scottish-7] roxo e verde, e em uma das panelas ia um líquen que
        [magpie-7] índigo para o azul, em uma panela que
       *[other] garança para o vermelho, índigo para o azul e, para o amarelo, um líquen dos rochedos que
    } cheirava tão mal que o cachorro se mudou. Uma faixa de O e X, e O de novo. As peças ela recortou em feltro. Queria fazer soldados, mas a janela dava para o penhasco, e o que ela via ia para a tesoura. { $defenders ->
        [4] Quatro
        [8] Oito
        [10] Dez
        [12] Doze
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
       *[other] { $defenders }
    } aves brancas para um lado. { $attackers ->
        [8] Oito
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
        [32] Trinta e duas
        [40] Quarenta
        [48] Quarenta e oito
       *[other] { $attackers }
    } escuras para o outro. E uma figura com coroa, no meio, porque alguém tem de mandar.

theme-story-3 =
    No primeiro dia sem vento da primavera, estenderam tudo na relva, com uma pedra em cada canto. A avó ficou com as aves escuras, como sempre. Lá fora, as de verdade também lutavam: as brancas apertadas nas suas saliências, as pretas chegando do mar a golpes de asa, e todas aos gritos. “Quem está ganhando?”, perguntou Ruth. A avó olhou para o penhasco e depois para a lã. “Elas fazem isso desde que há penhascos”, disse. “O seu rei ainda está no meio. As minhas o querem ali, e ele quer sair. Cuide das beiradas.”

theme-story-4 =
    É verdade? Ruth e a sua manta são inventadas. Ninguém conhece um tabuleiro assim, de lã; as faixas de tricô que levam o nome da ilha de Fair Isle mal têm duzentos anos, e o jogo é uns bons mil anos mais velho. Mas tabuleiros riscados na pedra saíram mesmo da terra nas Órcades, a torre de Mousa está de pé há dois mil anos, corujas-das-neves fizeram mesmo ninho em Fetlar por alguns verões, a partir de 1967, e em 2008 houve ali um campeonato mundial de um jogo assim. O vento também é verdade. Ponha uma pedra em cada canto.

# What the symbols in the figures of the rules show.
figure-symbols = Uma coroa: { -the-king }; uma ave clara: { -defender(number: "other") }; uma ave escura: { -attacker(number: "other") }.
figure-commanders = Uma águia: { -commander(number: "other") }.
figure-knights = Uma ferradura: { -a-knight }.
