# Tema The Gospel Book: uma página de um evangeliário irlandês, por volta de 1140.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game's id where it has a dress of its own).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [alea-evangelii-19-walker] Uma página verde da Irlanda, por volta de 1140
       *[other] Uma página da Irlanda, por volta de 1140
    }

theme-tagline = Vermelhão, os quatro signos e um rei em ouro

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } são de pergaminho, com borda ocre, os quatro signos e letras vermelhas; { -the-attacker(number: "other") }, de tinta preta, com bichos das margens, do javali à serpente. { START(-the-king) } é a peça maior: { $look ->
        [alea-evangelii-19-walker] uma cabeça coroada sobre ouro, ao lado de um bastão
       *[other] uma cabeça coroada sobre ouro
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm borda estreita, os quatro signos e letras; { -the-attacker(number: "other") }, borda larga e escura e bichos das margens, do javali à serpente. { START(-the-king) } é a peça maior e tem coroa.

theme-sides-outline = { START(-the-defender(number: "other")) } têm os quatro signos e letras; { -the-attacker(number: "other") }, bichos das margens, do javali à serpente. { START(-the-king) } é a peça maior e tem coroa. Pinte as peças, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são peças claras, com os quatro signos e letras; { -the-attacker(number: "other") }, peças pretas, com bichos das margens, do javali à serpente. { START(-the-king) } é a peça maior e tem coroa.

theme-story-title = Sobrou uma folha

theme-story-1 = { $look ->
        [alea-evangelii-19-walker] “As noites eram longas na casa do rei da Inglaterra”, começava a velha história, “e os hóspedes, eruditos.” O escriba a sabia de cor; na Irlanda, toda casa que já tivesse hospedado um bispo a sabia. Um dos hóspedes riscou linhas na toalha da mesa, outro pôs migalhas onde elas se cruzavam, e o bispo, a caminho de Bangor, perguntou se podia ficar com a toalha. Assim ela atravessou o mar. Duzentos anos depois, o desenho estava ali, na escrivaninha, em uma folha dobrada em oito, e o abade disse: “Copie. São os Evangelhos.”
       *[other] O livro estava pronto. Mateus e Marcos, Lucas e João; todos os numerozinhos em vermelho; e o gato tinha dormido durante cada um deles. Sobrou uma folha, das boas. Então o abade foi até a arca e voltou com um desenho dobrado em oito, com manchas do que o escriba esperava que fosse vinho. Linhas para lá, linhas para cá e, sobre elas, homens redondos. Um bispo o trouxera um dia pelo mar, da casa do rei dos ingleses. “Copie”, disse o abade. “São os Evangelhos.”
    }

theme-story-2 =
    Um escriba copia o que lhe dão. Furou as margens, riscou a pele com uma ponta cega e traçou casas com tinta de galhas de carvalho. Nos cantos da cabeça moravam os quatro que ele conhecia melhor: o homem, o leão, o bezerro e a águia, cada um com suas asas. Mas uma coisa que tem dois lados pede para ser experimentada. Quando o sino já tinha tocado para dormir, ele pôs ervilhas na página, { $defenders ->
        [4] quatro
        [8] oito
        [10] dez
        [12] doze
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
       *[other] { $defenders }
    } brancas; contra elas, abrunhos pretos, { $attackers ->
        [8] oito
        [16] dezesseis
        [20] vinte
        [24] vinte e quatro
        [32] trinta e dois
        [40] quarenta
        [48] quarenta e oito
       *[other] { $attackers }
    } ao todo; e, bem no meio, a rolha amarela do pote de ouro-pigmento.

theme-story-3 =
    O irmão que preparava as tintas ficou com os abrunhos. Fechava uma brecha; o escriba achava outra. O gato, que era branco e torcia pelas ervilhas, tirou uma delas do tabuleiro e levou uma bronca. Na janela estava o mar e, nele, uma vela que não chegava mais perto. “O que isso quer dizer?”, perguntou o irmão à meia-noite. “Que eles são muitos”, disse o escriba, “e que ele ainda pode sair.” De manhã, o abade olhou a página por um bom tempo. Na margem havia uma patinha, em vermelho. Deixou que ficasse.

theme-story-4 =
    É verdade? O escriba, as ervilhas e o gato são inventados, embora um monge irlandês, uns trezentos anos antes, tenha escrito um poema para seu gato branco. A folha existe. Está em um evangeliário irlandês de cerca de 1140, hoje em Oxford, e o título diz que Dub Innse, bispo de Bangor, trouxe este *jogo dos Evangelhos* da casa do rei Athelstan. Por duas páginas, ela conta que homem pertence a que Evangelho, mas não como se move um único deles. Para isso, você tem este conjunto.

# What the symbols in the figures of the rules show.
figure-symbols = Uma coroa: { -the-king }; uma letra: { -defender(number: "other") }; uma serpente enrolada: { -attacker(number: "other") }.
figure-commanders = Uma espada: { -commander(number: "other") }.
figure-knights = Uma cabeça de cavalo: { -a-knight }.
