# Tema Aberffraw: ardósia, osso e ouro de uma corte em Anglesey, para qualquer jogo da família.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game, where it has a dress of its own).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [tawlbwrdd-11-lewis-cross] Uma baleia na areia de Aberffraw
        [tawlbwrdd-11-t-cross] Urze acima do mar
       *[other] Ardósia, osso e ouro
    }

theme-tagline = { $look ->
        [tawlbwrdd-11-lewis-cross] O que o mar deu e o rei guardou
        [tawlbwrdd-11-t-cross] Cuide do seu rei
       *[other] Um presente que não se vende nem se dá
    }

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } são de osso claro, com desenhos redondos: anéis com um ponto ou uma cruz, nós e espirais; { -the-attacker(number: "other") }, de chifre escuro, com desenhos retos: quadrados, degraus e zigue-zagues. { START(-the-king) } é a peça maior, { $look ->
        [tawlbwrdd-11-lewis-cross] uma harpa sobre ouro
        [tawlbwrdd-11-t-cross] uma cabeça coroada sobre ouro
       *[other] um dragão sobre ouro
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm borda marrom e desenhos redondos: anéis com um ponto ou uma cruz, nós e espirais. { START(-the-attacker(number: "other")) } têm borda escura e dentada e desenhos retos: quadrados, degraus e zigue-zagues. { START(-the-king) } é a peça maior, { $look ->
        [tawlbwrdd-11-lewis-cross] com uma harpa
        [tawlbwrdd-11-t-cross] com uma cabeça coroada
       *[other] com um dragão
    }.

theme-sides-outline = { START(-the-defender(number: "other")) } têm desenhos redondos: anéis com um ponto ou uma cruz, nós e espirais. { START(-the-attacker(number: "other")) } têm borda dentada e desenhos retos: quadrados, degraus e zigue-zagues. { START(-the-king) } é a peça maior, { $look ->
        [tawlbwrdd-11-lewis-cross] com uma harpa
        [tawlbwrdd-11-t-cross] com uma cabeça coroada
       *[other] com um dragão
    }. Pinte as peças, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são peças claras, com desenhos redondos: anéis com um ponto ou uma cruz, nós e espirais. { START(-the-attacker(number: "other")) } são peças escuras, com desenhos retos: quadrados, degraus e zigue-zagues. { START(-the-king) } é a peça maior, { $look ->
        [tawlbwrdd-11-lewis-cross] uma harpa sobre cinza
        [tawlbwrdd-11-t-cross] uma cabeça coroada sobre cinza
       *[other] um dragão sobre cinza
    }.

theme-story-title = Nem vendido, nem dado

theme-story-1 =
    { $look ->
        [tawlbwrdd-11-lewis-cross] O mar trouxera uma baleia até a areia abaixo de Aberffraw, e antes do meio-dia a corte inteira já tinha opinião sobre ela. O rei ficou com os ossos. Tinha um novo juiz para honrar e nenhuma vontade de ouvir pedidos de terra.
        [tawlbwrdd-11-t-cross] A urze florescia acima do mar quando um novo juiz tomou assento em Aberffraw. Sabia de cor as três colunas da lei e o valor de cada bicho que há nela, até o do gato.
       *[other] Em Aberffraw, na ilha de Anglesey, o salão do rei ficava acima da areia, onde o vento do mar se encosta em todas as portas. Ali, em um outono, um novo juiz tomou assento.
    } O rei lhe deu um tabuleiro de jogo, como manda a lei, e a rainha, um anel de ouro. “Estes você não pode vender”, disse o rei, “e também não pode dar.” O juiz, que o conhecia desde menino, perguntou se ao menos podia ganhar nele.

theme-story-2 =
    O tabuleiro era da ardósia que se solta das montanhas do outro lado da água, { $look ->
        [tawlbwrdd-11-lewis-cross] verde e azul
        [tawlbwrdd-11-t-cross] roxa e verde
       *[other] azul e roxa
    }. Para as peças, o artesão escolheu aquilo a que as leis dão preço: o osso de um animal do mar, o chifre de um boi. { $defenders ->
        [4] Quatro
        [8] Oito
        [10] Dez
        [12] Doze
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
       *[other] { $defenders }
    } de osso, com anéis e pontos abertos à broca. { $attackers ->
        [8] Oito
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
        [32] Trinta e duas
        [40] Quarenta
        [48] Quarenta e oito
       *[other] { $attackers }
    } de chifre, pretas como estrada molhada, com cortes retos. E uma de ouro, pois a honra de um rei se paga em ouro, com { $look ->
        [tawlbwrdd-11-lewis-cross] a harpa do poeta, que tinha pedido primeiro
        [tawlbwrdd-11-t-cross] o rosto do próprio rei, sem uma ruga a mais
       *[other] um dragão vermelho, porque a outra ideia era o rosto do próprio rei
    }.

theme-story-3 =
    Nas noites de temporal sentavam-se diante dele o homem que fazia a lei e o homem que a conhecia. No tabuleiro, o rei é uma peça entre muitas, só que maior. Os seus ficam bem junto dele, os outros esperam mais longe, e escapar ele precisa sozinho, como qualquer um. “Cuide do seu rei”, disse o juiz. O rei disse o que os reis dizem nessa hora. Ao amanhecer, o poeta já tinha posto tudo em versos, menos isso.

theme-story-4 =
    É verdade? Aquela noite, não. Mas os reis de Gwynedd tinham mesmo corte em Aberffraw, e um livro de leis do País de Gales medieval diz que o juiz da corte recebe do rei um tabuleiro assim e da rainha um anel de ouro, e que não pode vender nem dar nenhum dos dois. “Cuide do seu rei” foi escrito em 1587. Quem ganhou, ninguém anotou. Agora o tabuleiro é seu. Não o venda.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [tawlbwrdd-11-lewis-cross] Uma harpa
        [tawlbwrdd-11-t-cross] Uma cabeça coroada
       *[other] Uma cabeça de dragão
    }: { -the-king }; um nó de três pontas: { -defender(number: "other") }; um losango: { -attacker(number: "other") }.
figure-commanders = Um chifre: { -commander(number: "other") }.
figure-knights = Uma cabeça de cavalo: { -a-knight }.
