# Tema Jorvik: York no ano de 954.
#
# The terms here replace those of text/pt-BR/terms.ftl. “Salão” is masculine, so -on-throne and -on-it are the neutral ones.
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

-throne = salão
    .gender = masculine

-corner =
    { $number ->
       *[one] torre de canto
        [other] torres de canto
    }
    .gender = feminine

-board = tabuleiro
    .gender = masculine

theme-subtitle = York, 954 d.C.

theme-tagline = Um rei, uma cidade e quatro estradas para sair dela

# Which side carries which shields; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } trazem escudos claros, em creme, vermelho e ocre, pintados com faixas, quartos e anéis; { -the-attacker(number: "other") }, escudos escuros, em azul-anil, preto e amarelo, pintados em redemoinhos. Quase não há dois escudos seguidos iguais. A peça { -the-king(with: "de") } é a maior: uma moeda de ouro com uma espada.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } trazem escudos pintados com faixas, quartos e anéis, com borda vermelha; { -the-attacker(number: "other") }, escudos pintados em redemoinhos, com borda azul; a peça { -the-king(with: "de") } é a maior, uma moeda com uma espada.

theme-sides-outline = { START(-the-defender(number: "other")) } trazem escudos com faixas, quartos e anéis; { -the-attacker(number: "other") }, escudos divididos por linhas em redemoinho, com grampos em volta da borda; a peça { -the-king(with: "de") } é a maior, uma moeda com uma espada. Pinte um exército claro e o outro escuro; nenhum escudo precisa ser igual a outro.

theme-sides-grey = { START(-the-defender(number: "other")) } trazem escudos claros pintados com faixas, quartos e anéis; { -the-attacker(number: "other") }, escuros, pintados em redemoinhos; a peça { -the-king(with: "de") } é a maior, uma moeda com uma espada.

theme-story-title = Amanhece em Jorvik

theme-story-1 =
    A névoa cobre o Ouse e o Foss, e a cidade onde os dois rios se encontram está quieta demais. Nenhuma carroça range em Coppergate; nenhum tear bate; nenhum martelo soa. Durante a noite, as estradas se encheram de homens. Da porta do seu salão, o rei Eirik vê o sol encontrá-los, acampamento por acampamento, na areia pisoteada além dos campos: { $attackers ->
        [24] vinte e quatro
       *[other] { $attackers }
    } escudos escuros, negros e azul-anil, cada um com seu redemoinho amarelo, ao norte e ao sul, a leste e a oeste.

theme-story-2 =
    Em volta do salão estão os que não fugiram. { $defenders ->
        [12] Doze companheiros, doze
       *[other] Seus companheiros, { $defenders }
    } escudos claros, divididos ao meio ou listrados, em vermelho e ocre, e nenhum deles é novo. Já remaram com o rei em tempo pior do que este, e cantaram canções piores. Mas as velhas muralhas romanas são longas, e os homens são poucos. “Então não vamos defender as muralhas”, diz o rei. Ele gira uma moeda entre os dedos: seu próprio nome em um anel de letras e, no meio, uma espada. “A cidade está perdida. O rei dela não precisa estar.” Além dos campos, seja qual for o lado por onde ele rompa o cerco, há um cavalo veloz ou um rio escuro e, no fim do caminho, o mar.

theme-story-3 =
    Lá fora, na charneca, eles juraram que o rei não chegará ao mar. Não precisam de uma grande batalha, só de paciência. Fechar as estradas. Vigiar as pontes. Não deixar brecha por onde um só homem possa passar. Apertar o anel, casa a casa, até que o rei se vire e encontre um escudo escuro de cada lado.

theme-story-4 =
    Foi assim? Não: esta história foi inventada para o jogo. Houve um rei Eirik, e o povo da Nortúmbria de fato o expulsou em 954; a *Anglo-Saxon Chronicle* lhe dá uma única linha e não diz como ele se foi. Os rios, as muralhas romanas e os terrenos estreitos de Coppergate são verdadeiros, e a moeda também: traz uma espada, e nenhum retrato. Os escudos são pintados como os que foram achados com o navio de Gokstad, na Noruega. O cerco fica por sua conta. Escolha seu lado { -the-board(with: "de") } e jogue até que a névoa se levante.

# What the symbols in the figures of the rules show.
figure-symbols = Uma espada: { -the-king }; metades: { -defender(number: "other") }; um redemoinho: { -attacker(number: "other") }.
figure-commanders = Machados cruzados: { -commander(number: "other") }.
figure-knights = Espadas cruzadas: { -a-knight }.
