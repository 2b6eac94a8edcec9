# Theme Lapland, 1732: a summer night by a lake, where Carl Linnaeus saw tablut played.
#
# The pieces and places keep their usual names (text/pt-BR/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [tablut-9-brainking] Uma noite de verão, lance a lance, de longe
        [tablut-9-historical] A hora da flor de dois sinos
        [ashton-tablut-9] O castelo do rei sob o sol da meia-noite
        [foteviken-tablut-9] Da baía aos lagos do norte
        [imperial-contest-9] O imperador e seus quatro aliados
       *[other] Uma noite de verão na Lapônia
    }

theme-tagline = O sol que não se põe e a noite que espera por ele

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } são discos de bétula clara, pintados de vermelho com as coisas do verão: tendas, renas, barcos, bétulas. { START(-the-attacker(number: "other")) } são escuros, bordados com a noite de inverno: estrelas, lua, neve, aurora boreal. { START(-the-king) } é a peça maior, { $look ->
        [tablut-9-brainking] uma coroa tecida em degraus, sobre ouro
        [tablut-9-historical] uma flor de dois sinos sobre um sol dourado
        [ashton-tablut-9] um castelo diante de um sol dourado
        [foteviken-tablut-9] um barco a vela diante de um sol dourado
        [imperial-contest-9] uma coroa de imperador sobre ouro
       *[other] uma rena de grandes chifres diante de um sol dourado
    }.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } têm borda vermelha e mostram as coisas do verão: tendas, renas, barcos, bétulas. { START(-the-attacker(number: "other")) } têm borda azul-escura e mostram a noite de inverno: estrelas, lua, neve, aurora boreal. { START(-the-king) } é a peça maior, { $look ->
        [tablut-9-brainking] uma coroa tecida em degraus
        [tablut-9-historical] uma flor de dois sinos
        [ashton-tablut-9] um castelo
        [foteviken-tablut-9] um barco a vela
        [imperial-contest-9] uma coroa de imperador
       *[other] uma rena de grandes chifres
    }.

theme-sides-outline = { START(-the-defender(number: "other")) } mostram as coisas do verão: tendas, renas, barcos, bétulas. { START(-the-attacker(number: "other")) } mostram, dentro de um ziguezague, a noite de inverno: estrelas, lua, neve, aurora boreal. { START(-the-king) } é a peça maior, { $look ->
        [tablut-9-brainking] uma coroa tecida em degraus
        [tablut-9-historical] uma flor de dois sinos
        [ashton-tablut-9] um castelo
        [foteviken-tablut-9] um barco a vela
        [imperial-contest-9] uma coroa de imperador
       *[other] uma rena de grandes chifres
    }. Pinte as peças, cada lado com uma cor só dele.

theme-sides-grey = { START(-the-defender(number: "other")) } são peças claras, com as coisas do verão: tendas, renas, barcos, bétulas. { START(-the-attacker(number: "other")) } são peças escuras, com a noite de inverno: estrelas, lua, neve, aurora boreal. { START(-the-king) } é a peça maior, { $look ->
        [tablut-9-brainking] uma coroa tecida em degraus
        [tablut-9-historical] uma flor de dois sinos
        [ashton-tablut-9] um castelo
        [foteviken-tablut-9] um barco a vela
        [imperial-contest-9] uma coroa de imperador
       *[other] uma rena de grandes chifres
    }.

theme-story-title = A noite que não veio

theme-story-1 =
    { $look ->
        [tablut-9-brainking] No norte, em julho, ninguém dorme sem cortina. Atrás de uma delas, alguém diante de uma tela move uma peça e terá a resposta no café da manhã, talvez de Brno, talvez do Brasil. Nunca viu o rosto de quem joga do outro lado. Nem sempre foi tão quieto. Há muito tempo, o mesmo tabuleiro estava sobre uma pele de rena, à beira de um lago, à luz do sol da meia-noite, e um rapaz de peruca e gorro verde se debruçou sobre ele. “O que vocês estão jogando?”, perguntou. “Noite”, disse a menina, e o olhou nos olhos enquanto jogava.
        [tablut-9-historical] Passou a manhã inteira de joelhos no musgo da Lapônia, e não foi para rezar. Há aqui uma flor, dois sinos cor-de-rosa num só talo, não mais alta que o seu polegar; um dia ela terá o nome dele, mas isso ele ainda não sabe. Então ouve um estalo de madeira contra madeira. Diante de uma tenda, duas pessoas se debruçam sobre uma pele de rena e não levantam os olhos. O sol está parado sobre as montanhas, como se tivesse esquecido alguma coisa. “O que vocês estão jogando?”, pergunta o rapaz de gorro verde. “Noite”, diz a menina, e move uma peça.
        [ashton-tablut-9] *Arx*, escreve o rapaz de peruca e gorro verde: o castelo. É uma casa de um tabuleiro que está sobre uma pele de rena, à beira de um lago da Lapônia, e a menina acaba de afastar dela o dedo dele com um tapa. “Ali ninguém entra.” Nem o rei, depois que saiu? “Ele é que não.” Sobre as montanhas, o sol pensa em se pôr e desiste. O rapaz molha a pena. E o jogo, é sobre o quê? “A noite”, diz a menina, e move uma peça.
        [foteviken-tablut-9] Entre a baía de Foteviken e os lagos da Lapônia fica a Suécia inteira, e atravessá-la a cavalo leva um verão. O rapaz de peruca e gorro verde a atravessou. Lá no sul existem noites; aqui o sol rola ao longo das montanhas, espia por cima da borda e muda de ideia. Diante de uma tenda, duas pessoas se debruçam sobre uma pele de rena com quatro acampamentos escuros e não levantam os olhos. “O que vocês estão jogando?”, pergunta ele. “Noite”, diz a menina, e move uma peça.
        [imperial-contest-9] Londres, um salão, 1855. O gás está aceso, o jornal só fala da guerra, e o tio abre um tabuleiro: um imperador, quatro aliados, a última novidade. A última novidade é bem mais velha que o tio. Cento e vinte e três verões antes, estava sobre uma pele de rena, à beira de um lago da Lapônia; o sol rolava ao longo das montanhas e não queria se pôr, e um rapaz de peruca e gorro verde se inclinou e perguntou o que estavam jogando. “Noite”, disse a menina, e moveu uma peça.
       *[other] À beira de um lago da Lapônia, em julho, o sol não quer ir dormir. Rola ao longo das montanhas, espia por cima da borda e muda de ideia. Um rapaz de peruca e gorro verde colhe flores desde o café da manhã e já não sabe de qual. Diante de uma tenda, duas pessoas se debruçam sobre uma pele de rena e não levantam os olhos. “O que vocês estão jogando?”, pergunta ele. “Noite”, diz a menina, e move uma peça.
    }

theme-story-2 =
    É a briga mais antiga do país, explica ela. De um lado o sol e todos os que gostam dele: tendas e barcos, bétulas, cisnes, peixes que saltam, renas com seus filhotes. { $defenders ->
        [4] Quatro
        [8] Oito
        [10] Dez
        [12] Doze
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
       *[other] { $defenders }
    } discos de bétula, pintados com o vermelho da casca do amieiro. Do outro lado, o que chega em novembro: geada, estrelas, neve até o telhado, uma lua que ninguém pediu. { $attackers ->
        [8] Oito
        [16] Dezesseis
        [20] Vinte
        [24] Vinte e quatro
        [32] Trinta e dois
        [40] Quarenta
        [48] Quarenta e oito
       *[other] { $attackers }
    } discos, escuros como uma noite dessas e bordados com estanho. “E o grande, no meio?” O rei, diz ela. Ele quer sair.

theme-story-3 =
    O rapaz anota tudo: como se movem, como se prende uma peça entre duas, o que pode ficar onde. Depois perde, procura a regra que teria evitado aquilo e perde de novo. No vale seguinte, diz o velho, joga-se de outro jeito. E no outro? De outro. Numa coisa todos os vales concordam: o escuro vai fechando o cerco, o rei tenta a fuga e ninguém vai para a cama antes de se decidir a partida. Em julho, isso não custa nada.

theme-story-4 =
    É verdade? Carl Linnaeus, o nosso Lineu, tinha vinte e cinco anos quando viajou pela Lapônia, em 1732, de peruca e gorro verde; é ele mesmo quem conta. E anotou mesmo um jogo assim, com um desenho do tabuleiro, e o nome que ouviu foi *tablut*. Nas suas notas, os lados são suecos e moscovitas. A menina é inventada, e o sol e a noite também: como eram as peças, ele não diz. Bétula, chifre, pele de rena, fio de estanho e faixas tecidas são o que os sámi, donos daquela terra, trabalham há muito tempo e até hoje; os padrões daqui são nossos. É a sua vez. Não vai escurecer.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [tablut-9-brainking] Uma coroa tecida
        [tablut-9-historical] Uma flor de dois sinos
        [ashton-tablut-9] Um castelo
        [foteviken-tablut-9] Um barco
        [imperial-contest-9] Uma coroa de imperador
       *[other] Chifres
    }: { -the-king }; uma tenda: { -defender(number: "other") }; uma estrela: { -attacker(number: "other") }.
figure-commanders = Uma coruja: { -commander(number: "other") }.
figure-knights = Alguém de esquis: { -a-knight }.
