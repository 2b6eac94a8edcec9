# Tema Romanesque: um chão de mosaico, por volta de 1130.
#
# The terms here replace those of text/pt-BR/terms.ftl. “Pedra” is no word for a piece (see the glossary), so the stones of the floor are
# “pedrinhas” and marble; the kite shields are “escudos em gota”. “Trono” is masculine, so -on-throne and -on-it are the neutral ones.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne or marked corners.

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
       *[one] soldado
        [other] soldados
    }
    .gender = masculine

-throne = trono
    .gender = masculine

-corner =
    { $number ->
       *[one] castelo de canto
        [other] castelos de canto
    }
    .gender = masculine

-board = tabuleiro
    .gender = masculine

theme-subtitle = Um chão de mosaico, por volta de 1130

theme-tagline = Um rei, dois lados e mármore para um inverno inteiro

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } trazem escudos em gota sobre branco, dentro de uma borda vermelha; { -the-attacker(number: "other") }, espadas sobre preto, verde-escuro e vermelho-escuro. { START(-the-king) } é a peça maior: uma cabeça coroada em um campo vermelho de oito lóbulos.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } trazem escudos em gota dentro de uma borda vermelha; { -the-attacker(number: "other") }, espadas dentro de uma borda preta. { START(-the-king) } é a peça maior: uma cabeça coroada em um campo de oito lóbulos.

theme-sides-outline = { START(-the-defender(number: "other")) } trazem escudos em gota; { -the-attacker(number: "other") }, espadas dentro de um anel interrompido. { START(-the-king) } é a peça maior: uma cabeça coroada em um campo de oito lóbulos. Pinte as peças, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são peças claras, com escudos em gota; { -the-attacker(number: "other") }, peças escuras, com espadas. { START(-the-king) } é a peça maior: uma cabeça coroada em um campo de oito lóbulos.

theme-story-title = As pedrinhas que sobraram

theme-story-1 =
    O piso devia ficar pronto até o dia de São Martinho, e ficou. O verão inteiro, o mestre mosaicista se arrastou de joelhos pelo salão de hóspedes do priorado, assentando um cervo, um leão, um grifo e um elefante, no qual teve de crer por ouvir dizer. Então a geada chega cedo. A argamassa não pega; o passo da montanha está fechado; a mula fica no estábulo e mastiga. Não lhe resta nada para fazer, e um cesto de pedrinhas desparelhadas com que fazê-lo.

theme-story-2 =
    A mesma neve prendeu ali uma dama do castelo vale acima e um peregrino das ilhas do norte, com uma longa estrada às costas. O peregrino vê o artesão separar as pedrinhas, preto com preto, branco com branco, e começa a sorrir. “Minha avó tinha este jogo”, diz. Com carvão, risca casas em um banco. No centro põe uma pedrinha vermelha, em volta dela { $defenders ->
        [4] quatro
        [8] oito
        [10] dez
        [12] doze
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
       *[other] { $defenders }
    } brancas e, contra elas, { $attackers ->
        [8] oito
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
        [32] trinta e duas
        [40] quarenta
        [48] quarenta e oito
       *[other] { $attackers }
    } pretas. “Escudos”, diz. “Espadas. E aquela ali, adivinhem quem é.”

theme-story-3 =
    A dama joga xadrez; o irmão trouxe o jogo da Espanha para casa, e desde então se arrepende. Ela procura o outro rei. “Só há este”, diz o peregrino. “Um de nós tem de levá-lo para fora. O outro tem de cuidar para que ele fique.” Jogam à luz de uma lamparina e, depois, de duas. O porteiro vem mandá-los dormir, e se senta. Se ela fechou a última brecha naquela noite, ou se ele escapou por ela, os monges nunca chegaram a um acordo. Mas na primavera, quando a argamassa voltou a pegar, ela pagou mais um piso, e pediu que fosse quadriculado.

theme-story-4 =
    Nenhuma crônica fala desse priorado, da dama nem do peregrino: são inventados. O resto fica mais perto da verdade. No século XII, leões, grifos e elefantes foram assentados em pisos de igrejas da Provença e da Itália. Foi também nesse século que o conde Rögnvald das Órcades se gabou de sua arte no tafl e navegou para Jerusalém. Mas o xadrez vinha pela estrada no sentido contrário e, salão após salão, o velho jogo lhe cedeu o lugar. Os reis da ilha de Lewis, sentados com a espada sobre os joelhos, foram muito provavelmente esculpidos antes que o século acabasse, e para o xadrez. O dos escudos teve de esperar por você.

# What the symbols in the figures of the rules show.
figure-symbols = Uma coroa: { -the-king }; um escudo em gota: { -defender(number: "other") }; uma espada: { -attacker(number: "other") }.
figure-commanders = Espadas cruzadas: { -commander(number: "other") }.
figure-knights = Um escudo diante de lanças cruzadas: { -knight(number: "other") }.
