# Tema Ballinderry: um lago na Irlanda no século X, para qualquer jogo da família.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game whose dress it is).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [brandub-7-walker] Esmalte azul de um lago da Irlanda
        [brandub-7-weak-king] Esmalte vermelho de um lago da Irlanda
       *[other] Um lago na Irlanda, há mil anos
    }

theme-tagline = Corvos negros, esmalte claro e um rei de ouro

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } são botões de esmalte branco { $look ->
        [brandub-7-walker] com borda azul
        [brandub-7-weak-king] com borda vermelha
       *[other] com borda verde
    }: espirais, redemoinhos, cruzes e folhas; { -the-attacker(number: "other") } são corvos, negros sobre prata. { START(-the-king) } é a peça maior: { $look ->
        [brandub-7-walker] uma cabeça de ouro sobre azul
        [brandub-7-weak-king] um ramo de ouro sobre verde
       *[other] uma cabeça de ouro sobre vermelho
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm { $look ->
        [brandub-7-walker] borda azul estreita
        [brandub-7-weak-king] borda vermelha estreita
       *[other] borda verde estreita
    } e desenhos: espirais, redemoinhos, cruzes e folhas. { START(-the-attacker(number: "other")) } são corvos dentro de uma larga borda preta. { START(-the-king) } é a peça maior: { $look ->
        [brandub-7-weak-king] um ramo de ouro
       *[other] uma cabeça de ouro
    }.

theme-sides-outline = { START(-the-defender(number: "other")) } têm desenhos: espirais, redemoinhos, cruzes e folhas. { START(-the-attacker(number: "other")) } são corvos, com dentes em volta da borda. { START(-the-king) } é a peça maior: { $look ->
        [brandub-7-weak-king] um ramo
       *[other] uma cabeça
    }. Pinte as peças: os corvos podem ficar pretos, e esmalte existe em todas as cores.

theme-sides-grey = { START(-the-defender(number: "other")) } são peças claras, com desenhos: espirais, redemoinhos, cruzes e folhas. { START(-the-attacker(number: "other")) } são peças escuras: corvos negros. { START(-the-king) } é a peça maior: { $look ->
        [brandub-7-weak-king] um ramo
       *[other] uma cabeça entre raios
    }.

theme-story-title = O que o corvo viu

theme-story-1 = { $look ->
        [brandub-7-walker] “Quem se levanta do fogo perde o lugar”, dizia sempre a avó. Na casa dela isso valia para visitas, para cachorros e para reis: quem deixasse o meio do tabuleiro, o do anel, nunca mais se sentava ali. No lago ainda se joga assim. Uma menina e o avô voltam para a ilha em uma canoa de um tronco só, com o tabuleiro entre os dois, teixo com uma cabeça em cada ponta; e, na última estaca da passarela, um corvo olha.
        [brandub-7-weak-king] Nas histórias antigas, alguém entra com um ramo de ouro, e seus frutos soam tão doces que quem os ouve esquece a tristeza. No lago sabem o que as histórias não contam: para quebrar um ramo, bastam duas mãos. Por isso, em uma canoa de um tronco só, uma menina prende a respiração por causa do seu. Diante dela está o avô, entre os dois o tabuleiro, teixo com uma cabeça em cada ponta; e, na última estaca da passarela, um corvo olha.
       *[other] Em um lago, no meio da Irlanda, há uma ilha que ninguém jamais descobriu: foi feita por gente, com pedras, galhos e estacas de carvalho, e tem uma cerca em volta e duas casas em cima. Ao cair da tarde, uma menina e o avô voltam para lá, remando em uma canoa de um tronco só. No meio do caminho ela larga o remo. Entre os dois está o tabuleiro, de teixo, com um anel em volta do meio e uma cabeça em cada ponta. Na última estaca da passarela, um corvo olha.
    }

theme-story-2 =
    Dela é { -the-king }, { $look ->
        [brandub-7-weak-king] o ramo, de ouro, com frutos vermelhos
       *[other] uma pequena cabeça de ouro, com barba
    }, e dela são os botões que vão junto: { $defenders ->
        [4] quatro
        [8] oito
        [10] dez
        [12] doze
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
       *[other] { $defenders }
    }, de esmalte branco, um com três espirais, outro com um redemoinho, outro com uma flor de seis folhas. Dele são os corvos, { $attackers ->
        [8] oito
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
        [32] trinta e dois
        [40] quarenta
        [48] quarenta e oito
       *[other] { $attackers }
    }, negros sobre prata. Um grita, outro despenca do céu, outro passeia como se o tabuleiro fosse uma roça. “Eles têm a noite toda”, diz o avô. “Você, não.”

theme-story-3 =
    Ele não tem pressa de capturar. Fecha um corredor, depois outro, e cantarola. Ela perde um botão, captura um corvo e deixa o botão seguinte dar um passo para o lado, como que por descuido. É que viu uma coisa: um único corredor que ninguém vigia e, no fim dele, como sempre neste lago, uma saída. Agora é só não olhar para lá. A canoa gira devagar na água parada. Na sua estaca, o corvo vira a cabeça e olha bem para aquele corredor. “Fique quieto”, diz a menina.

theme-story-4 =
    É verdade? A menina e o velho são inventados. O tabuleiro, não: veio à luz em 1932, em Ballinderry, no condado de Westmeath, em um *crannóg*, uma dessas ilhas feitas por gente. É de teixo, com sete fileiras de sete furos para pinos, um anel em volta do meio, quartos de anel nos cantos, tranças e correntes de anéis nos lados e uma cabeça em cada ponta. Alguém o entalhou no século X, provavelmente em Dublin; os pinos se perderam, e estes discos dispensam furos. Contos irlandeses falam de um jogo chamado *brandub*, corvo negro, em que um fica no meio com os seus em volta. Se foi jogado neste tabuleiro, só um corvo poderia dizer. Empurre a canoa.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [brandub-7-weak-king] Um ramo de ouro
       *[other] Uma cabeça de ouro
    }: { -the-king }; três espirais: { -defender(number: "other") }; uma cabeça de corvo: { -attacker(number: "other") }.
figure-commanders = Um corvo de asas abertas: { -commander(number: "other") }.
figure-knights = Uma cabeça de cavalo: { -a-knight }.
