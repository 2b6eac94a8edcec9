# Tema Carrier, 1943: o mesmo jogo como batalha de um comboio no Atlântico Norte.
#
# The king’s piece has the name of a person, the captain
# (“capitão”, for “comandante” is the neutral word for an officer of the attackers), and stands for his ship, the carrier. “Ponto de
# encontro” is masculine, so -on-throne and -on-it are the neutral ones.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = capitão
    .gender = masculine

-defender =
    { $number ->
       *[one] caça
        [other] caças
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] bombardeiro
        [other] bombardeiros
    }
    .gender = masculine

-man =
    { $number ->
       *[one] avião
        [other] aviões
    }
    .gender = masculine

-knight =
    { $number ->
       *[one] líder de esquadrilha
        [other] líderes de esquadrilha
    }
    .gender = masculine

-commander =
    { $number ->
       *[one] avião-guia
        [other] aviões-guia
    }
    .gender = masculine

-throne = ponto de encontro
    .gender = masculine

-corner =
    { $number ->
       *[one] porto
        [other] portos
    }
    .gender = masculine

-camp =
    { $number ->
       *[one] aeródromo
        [other] aeródromos
    }
    .gender = masculine

-board = tabuleiro
    .gender = masculine

theme-subtitle = Atlântico Norte, primavera de 1943

theme-tagline = Um convés de voo na brecha entre duas costas

# Which side has which discs; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } são discos claros com aviões de um motor; { -the-attacker(number: "other") }, discos escuros com aviões de dois ou quatro motores. O disco { -the-king(with: "de") } é o maior: um porta-aviões sobre amarelo de sinalização.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm borda verde-azulada dupla em volta de aviões de um motor; { -the-attacker(number: "other") }, borda preta em volta de aviões de dois ou quatro motores. O disco { -the-king(with: "de") } é o maior, com borda vermelha dupla em volta de um porta-aviões.

theme-sides-outline = { START(-the-defender(number: "other")) } são aviões de um motor; { -the-attacker(number: "other") }, aviões de dois ou quatro motores. O disco { -the-king(with: "de") } é o maior: um porta-aviões dentro de uma borda dupla. Pinte os discos, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são discos claros com aviões de um motor; { -the-attacker(number: "other") }, discos escuros com aviões de dois ou quatro motores. O disco { -the-king(with: "de") } é o maior: um porta-aviões dentro de uma borda dupla.

theme-story-title = A brecha

theme-story-1 =
    O *Merganser* nasceu no estaleiro como graneleiro. Depois alguém tirou os guindastes, construiu um telhado plano por cima e o chamou de porta-aviões. Ele ainda balança como um graneleiro. Há nove dias mantém seu lugar entre petroleiros e velhos cargueiros, debaixo de chuva, na parte do oceano que as tripulações chamam de brecha: entre duas costas, fora do alcance dos caças de ambas. Esta manhã, a chuva parou. Numa sala de plotagem em terra, a brecha está numa mesa, num mapa. Um rodo põe ali um marcador escuro, depois outro; logo eles cercam o *Merganser*. Na galeria, ninguém fala.

theme-story-2 =
    Passam o número ao capitão pelo rádio. { $attackers ->
        [8] Oito,
        [16] Dezesseis,
        [20] Vinte,
        [24] Vinte e quatro,
        [32] Trinta e dois,
        [40] Quarenta,
        [48] Quarenta e oito,
       *[other] { $attackers },
    } de todas as direções. “E os nossos?” { $defenders ->
        [4] Quatro,
        [8] Oito,
        [10] Dez,
        [12] Doze,
        [16] Dezesseis,
        [20] Vinte,
        [24] Vinte e quatro,
       *[other] { $defenders },
    } se os mecânicos acertaram, e eles passaram a noite em claro para acertar. Pilotos de dezenove e vinte anos correm por um convés molhado que sobe e desce como porta de celeiro na ventania. Ninguém faz discurso. O primeiro motor tosse, pega e ruge; um a um, eles caem da ponta do telhado, somem de vista e surgem de novo, subindo.

theme-story-3 =
    Um navio pouco consegue se esquivar, e este não pode lutar. O que o capitão pode fazer é escolher para onde ir. Se os caças mantiverem um rumo aberto por tempo bastante, no fim dele há mau tempo, nuvens até a água, e depois a terra. Os homens nos bombardeiros também têm mãe, e combustível para uma hora. Querem fechar todos os rumos antes que ele acabe.

theme-story-4 =
    Não houve nenhum *Merganser*, nem uma manhã assim. Mas houve a brecha, e houve pequenos porta-aviões, construídos sobre cascos de navios mercantes, que a atravessaram com os comboios a partir da primavera de 1943. Caçaram submarinos mais vezes do que repeliram bombardeiros. Mais de trinta mil marinheiros mercantes morreram na longa batalha por aquele oceano e, dos homens nos submarinos, cerca de dois em cada três; a maioria não tem outro túmulo além da água. Um jogo de tabuleiro não pode mostrar isso. Pode guardar uma coisa disso: quanto depende, no fim, de achar uma passagem.

# What the symbols in the figures of the rules show.
figure-symbols = Um convés de voo: { -the-king }; um avião em disco claro: { -defender(number: "other") }; outro em disco escuro: { -attacker(number: "other") }.
figure-commanders = Um losango em disco escuro: { -commander(number: "other") }.
figure-knights = Um losango em disco claro: { -the-knight }.
