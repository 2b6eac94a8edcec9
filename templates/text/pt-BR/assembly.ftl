# As primeiras páginas do conjunto: o que há nele, como fazê-lo; e o que está em cada página que se corta.
#
# Variables (numbers unless said otherwise). What the kit lacks has no variable, and no message that names it is used.
#   $sets; $parts (of the board), $rows, $columns; $size (squares along a side), $cell, $side (all squares),
#   $whole (with the frame; texts with the unit), $extent (extent-bare or extent-framed)
#   $kings, $men, $discs (both) of all sets, $king-disc, $piece-disc (texts with the unit), $pieces-sheets
#   $pieces-pages, $spares-pages, $pages (texts with the article: “a página 5”, “as páginas 5 a 7”); $spares (of all sets)
#   $cards, $points, $score-sheets (of a set); $leaflet-pages, $folded (sheets), $leaves, $leaflets (of all sets)
#   $time-laminated, $time-glued, $time-card, $time-discs, $time-colours, $time-labels (texts with the unit)
#   $rim, $apart (film around what is laminated, and between two things; texts with the unit)
#   $pouches, $pouch, $hinge-pouch (texts: name and measures), $hinge-size (its name)
#   $things, $tools, $list, $taken, $kinds, $games, $kit, $file, $poster, $making, $name, $nudge (texts); $count;
#     $place (a page)
#   page-label: $kit, $part (text), $page, $pages; page-number: $page, $pages
#   part-boards: $first, $last, $count (parts on the page), $m; part-board: $n, $m
#   alt-board-part: $n, $m, $columns, $rows; alt-board-whole: $columns, $rows
#   picture-sides: $darker (attackers or defenders: whose pieces are darker)
#   alt-start: $size, $attackers, $defenders
#   alt-figure: $shown (text); alt-figure-picture, for each of several: also $n
#   document-title: $name (text)
#   version: $version (text); edition-number: $number
#   edition, edition-nameless: $name, $edition (edition-number), $fingerprint (six letters and digits; texts)
#   imprint: $edition (the message of this name), $command (texts)
#
# The page phrases have their article: never put “em” or “de” before them (“veja { $pages }”, not “em { $pages }”).

assembly-title = Como fazer o conjunto

## Tools

assembly-tools-title = Você precisa de

assembly-tools = { $tools }.

assembly-tools-knife = { $tools }. O estilete é para adultos.

tools-and = { $list }; e { $last }

tool-pencil = um lápis

tool-knife = um estilete, uma régua de aço e uma base de corte

tool-scissors = uma tesoura

tool-punch = se tiver, furadores de artesanato de { $piece-disc } e de { $king-disc }

tool-tape = fita adesiva transparente

tool-glue = uma cola em bastão

tool-pencils = lápis de cor

tool-way = o que o modo escolhido pedir

## Choose a way

assembly-ways-title = Escolha o modo de fazer

ways-all = Escolha um destes modos. Siga os passos dele e os de “{ $making }” (tempo já incluído).

ways-beside = As peças também podem ser feitas de um modo só delas.

ways-only = Faça por último os passos de “{ $making }”; o tempo deles já está incluído.

ways-pieces = Para as peças, além disso:

way-name = Modo

way-time = Tempo

way-needs = Você precisa de

way-lasts = Duração

way-laminated = Plastifi{"\u00AD"}cado

way-laminated-time = { $time-laminated }

way-laminated-needs = plastificadora; plásticos de 125 micras (0,125 mm) ou mais, que ficam planos

way-laminated-lasts = muitos anos; lavável

way-glued = Colado em papelão

way-glued-time = { $time-glued } e secagem

way-glued-needs = papelão de 1,5 a 2 mm, cola em bastão ou em spray

way-glued-lasts = muitos anos, se ficar seco

way-card = Impresso em papel-cartão

way-card-time = { $time-card }

way-card-needs = papel-cartão de 200 a 250 g/⁠m²

way-card-lasts = um ou dois anos de jogo

way-stickers = Adesivos em madeira

way-stickers-time = + { $time-discs }

way-stickers-needs = { $discs } discos de madeira, papel adesivo

way-stickers-lasts = muitos anos

way-transparency = Transpa{"\u00AD"}rência em discos

way-transparency-time = + { $time-discs } e secagem

way-transparency-needs = { $discs } discos de duas cores claras, transparência, cola

way-transparency-lasts = muitos anos

way-colours = Papel-cartão de duas cores

way-colours-time = + { $time-colours }

way-colours-needs = papel-cartão claro e colorido; basta imprimir em preto

way-colours-lasts = como o papel-cartão

alt-ways = Os modos de fazer o conjunto: quanto tempo cada um leva, do que precisa e quanto o conjunto dura.

## Laminated

assembly-laminate-title = Plastificado: { $time-laminated }

laminate-need-pouches =
    { $pouches ->
        [1] Você precisa de uma plastificadora e de um plástico de plastificação tamanho { $pouch }, de 125 micras (0,125 mm) ou mais: com plástico mais fino, o conjunto se curva.
       *[other] Você precisa de uma plastificadora e de { $pouches } plásticos de plastificação tamanho { $pouch }, de 125 micras (0,125 mm) ou mais: com plástico mais fino, o conjunto se curva.
    }

laminate-need-large = Nenhum plástico comum é grande o bastante: peça a uma gráfica rápida que plastifique as partes entre duas películas.

laminate-print = Imprima em papel ou papel-cartão fino.

laminate-cards = Recorte os cartões; dobre cada um na linha tracejada, com a impressão para fora, e cole.

laminate-trim-parts = Corte as partes { -the-board(with: "de") } nas bordas externas, mas ainda não nas emendas, que têm letras do lado de fora.

laminate-trim-board = Corte { -the-board } na borda externa.

laminate-corners = Arredonde os cantos pelos arcos impressos.

laminate-fold = Dobre e cole { $pieces-pages } como diz “{ $making }”, mas ainda não corte as peças.

laminate-lay = Ponha nos plásticos { $things }, com pelo menos { $apart } entre uma coisa e outra; o que é grande vai sozinho. Plastifique e deixe esfriar sob um livro.

laminate-out =
    { $count ->
        [1] Fica de fora { $things }.
       *[other] Ficam de fora { $things }.
    }

laminate-rim = Ao recortar tudo do plástico, deixe uma margem de { $rim } contornando { $things }.

laminate-flush-both = Não deixe margem nas emendas, cortadas na linha das casas (as letras saem), nem em volta das peças: ali o plástico abriria vãos.

laminate-flush-seams = Não deixe margem nas emendas, cortadas na linha das casas (as letras saem): ali o plástico abriria um vão.

laminate-flush-pieces = Não deixe plástico em volta das peças: elas ficariam grandes demais.

laminate-round = Arredonde os cantos do plástico, para que não espetem.

laminate-go-on = Continue com as peças em “{ $making }”.

laminate-hinge-tape = A dobradiça: junte as duas metades com fita adesiva no verso, como diz “{ $making }”.

laminate-hinge-pouch = A dobradiça: o comum é usar fita adesiva no verso, como abaixo. Se a sua plastificadora aceita { $hinge-size }, o plástico pode ser a dobradiça: corte a emenda das duas metades antes de plastificar e ponha-as com a frente para cima, a 2 mm uma da outra, em um só plástico tamanho { $hinge-pouch }. Aí não é preciso fita.

alt-hinge = Duas dobradiças, em corte. À esquerda: as metades se tocam, cada uma entre seus próprios plásticos, e a fita segue a emenda no verso. À direita: as duas metades ficam a 2 mm uma da outra entre os mesmos dois plásticos, que se unem no vão.

hinge-label-film = plástico

hinge-label-paper = papel

hinge-label-tape = fita

hinge-tape = Fita atrás

hinge-film = Um só plástico, vão de 2 mm

thing-board-parts = as partes { -the-board(with: "de") }

thing-board = { -the-board }

thing-cards = os cartões

thing-uncut-pieces = as peças ainda não cortadas

thing-the-cards = os cartões

thing-reminder-cards = os cartões de consulta

thing-the-board = { -the-board }

thing-outer-edges = as bordas externas { -the-board(with: "de") }

thing-the-scores =
    { $sets ->
        [1] a folha de pontos
       *[other] as folhas de pontos
    }

thing-leaflets =
    { $count ->
        [1] o livreto de regras
       *[other] os livretos de regras
    }

thing-scores =
    { $count ->
        [1] a folha de pontos
       *[other] as folhas de pontos
    }

## Glued to card

glue-need = Imprima em papel. Use papelão de 1,5 a 2 mm, como o do verso de um bloco de desenho, e cola em bastão ou em spray: cola líquida ondula o papel.

glue-need-pieces = Imprima em papel. Use papelão de 1,5 a 2 mm (para as peças, 1 mm), como o do verso de um bloco de desenho, e cola em bastão ou em spray: cola líquida ondula o papel.

glue-thin = Antes, recorte à parte o que não precisa de papelão: { $things }.

glue-folded = As peças não vão no papelão: em vez disso, dobre e cole { $pieces-pages }, como diz “{ $making }”.

glue-order = Passe uma camada fina de cola no papelão, ponha a página em cima e alise do centro para fora: primeiro { -the-board }, por fim as peças.

glue-spread = Passe uma camada fina de cola no papelão, ponha a página em cima e alise do centro para fora.

glue-press = Deixe tudo sob livros pesados por uma hora.

glue-dry-order = Corte na ordem em que colou.

glue-dry = Depois disso, já está seco para cortar.

## Printed on card

assembly-card-title = Impresso em papel-cartão: { $time-card }

assembly-card = Imprima em papel-cartão de 200 a 250 g/⁠m², se a sua impressora aceitar. Deixe secar dez minutos antes de cortar.

## Round labels

assembly-labels-title = Etiquetas redondas: + { $time-labels }

labels-test =
    { $count ->
        [1] Faça um teste antes de usar uma folha de etiquetas: imprima { $pages } em papel comum, ponha sobre a folha de etiquetas e olhe as duas contra a luz. Cada figura cai dentro da sua etiqueta? Se não, meça o desvio e refaça o arquivo com { $nudge }: 1mm,-2mm desloca as figuras 1 mm para a direita e 2 mm para cima.
       *[other] Faça um teste antes de usar uma folha de etiquetas: imprima { $pages } em papel comum, ponha cada uma sobre a sua folha de etiquetas e olhe as duas contra a luz. Cada figura cai dentro da sua etiqueta? Se não, meça o desvio e refaça o arquivo com { $nudge }: 1mm,-2mm desloca as figuras 1 mm para a direita e 2 mm para cima.
    }

labels-sheet =
    { $sheets ->
        [1] Imprima { $pages } em uma folha { $name }, com etiquetas de { $diameter } de diâmetro: { $kinds }.
       *[other] Imprima { $pages } em { $sheets } folhas { $name }, com etiquetas de { $diameter } de diâmetro: { $kinds }.
    }

labels-press = Cole cada etiqueta em um disco do mesmo tamanho: madeira, papelão, uma ficha ou uma moeda. Estas peças dispensam tesoura.

## Beside any way

assembly-discs-title = Adesivos ou transparência em discos

assembly-discs-1 =
    { $kings ->
        [1] Você precisa de discos: um de { $king-disc } e { $men } de { $piece-disc }.
       *[other] Você precisa de discos: { $kings } de { $king-disc } e { $men } de { $piece-disc }.
    } { $pieces-sheets ->
        [1] Imprima mais uma vez { $pieces-pages }, em uma folha adesiva para discos de madeira ou em transparência para discos de duas cores claras, e recorte as peças.
       *[other] Imprima mais uma vez { $pieces-pages }, em folhas adesivas para discos de madeira ou em transparência para discos de duas cores claras, e recorte as peças.
    }

assembly-discs-2 = Aperte cada adesivo do centro para fora, ou fixe a transparência com cola transparente e deixe secar por uma hora.

assembly-mono-title = Preto e branco

assembly-mono = Uma impressora em preto e branco serve: o emblema e o tom distinguem os lados.

assembly-mono-low = Uma impressora em preto e branco serve: os emblemas distinguem os lados sem cor.

assembly-colours =
    { $pieces-sheets ->
        [1] Para mais contraste, imprima { $pieces-pages } duas vezes, em papel-cartão de duas cores, e recorte { -the-king } e { -the-defender(number: "other") } de uma cor e { -the-attacker(number: "other") } da outra.
       *[other] Para mais contraste, imprima { $pieces-pages } duas vezes cada, em papel-cartão de duas cores, e recorte { -the-king } e { -the-defender(number: "other") } de uma cor e { -the-attacker(number: "other") } da outra.
    }

assembly-colour-title = Para colorir

assembly-colour = O conjunto vem só com os contornos, para você colorir. Use lápis de cor e pinte antes de recortar: é mais fácil segurar páginas inteiras.

assembly-colour-sides = Dê a cada lado uma cor só dele, uma clara { -the-defender(number: "other", with: "a") } e uma escura { -the-attacker(number: "other", with: "a") }, para que ninguém confunda os lados.

## The board from a print shop

assembly-poster-title = { START(-the-board) } na gráfica

assembly-poster =
    { $sets ->
        [1] Entregue à gráfica o arquivo { $poster }, para imprimir a 100%, sem ajustar à página.
       *[other] Entregue à gráfica o arquivo { $poster }, para imprimir { $sets } vezes a 100%, sem ajustar à página.
    } Papel fosco encorpado de 200 g/⁠m² ou mais é uma boa escolha; lona e tecido podem ser enrolados. Confira se as casas medem { $cell }.

assembly-poster-cut = Corte { -the-board } pelas marcas, ou deixe isso com a gráfica: são { $whole } de lado.

assembly-poster-film = Corte { -the-board } pelas marcas: são { $whole } de lado. Não cabe nos plásticos de plastificação, mas a gráfica pode plastificar.

## Cut, join, fold

assembly-cut-title = Cortar, juntar, dobrar

assembly-cut-join-title = Cortar e juntar

assembly-cut-fold-title = Cortar e dobrar

assembly-cut-only-title = Recortar

assembly-leaflet-title = O livreto de regras

assembly-knife-title = Como cortar

assembly-cut-first = Faça primeiro os cortes longos e retos, do meio da página para as bordas: assim ela continua firme.

assembly-cut-ruler = Encoste a régua em duas marcas de corte, os tracinhos pretos fora dos cantos, e passe o estilete rente a ela, de leve, três ou quatro vezes. Pare nos cantos, sem cortar as outras marcas.

assembly-cut-1 = Recorte { $things }.

assembly-cut-film = Para cada corte reto, encoste a régua em duas marcas de corte, os tracinhos pretos fora dos cantos, ou, onde elas já não existem, na própria linha. Passe o estilete rente à régua, de leve, três ou quatro vezes.

assembly-cut-number =
    { $sets ->
        [1] Escreva logo no verso o número de cada parte { -the-board(with: "de") }, impresso ao lado dela ou no pé da página.
       *[other] O número de cada parte { -the-board(with: "de") } e o do seu conjunto estão impressos ao lado dela ou no pé da página. Escreva os dois no verso assim que cortar a parte.
    }

assembly-cut-2 = Dobre cada cartão na linha tracejada, com a impressão para fora. Cole por dentro e aperte.

assembly-cut-score =
    { $sets ->
        [1] A folha de pontos é só recortada. Copie-a antes de escrever nela, ou imprima outra quando ficar cheia.
       *[other] As folhas de pontos são só recortadas. Copie uma antes de escrever nela, ou imprima outra quando ficar cheia.
    }

pieces-last = As peças vêm por último.

pieces-fold =
    { $pieces-sheets ->
        [1] Dobre { $pieces-pages } na linha tracejada, com a impressão para fora. Cole as duas metades uma na outra e deixe sob um livro até secar. Assim as peças têm frente e verso.
       *[other] Dobre { $pieces-pages } nas linhas tracejadas, com a impressão para fora. Cole as duas metades de cada uma e deixe sob livros até secar. Assim as peças têm frente e verso.
    }

pieces-strips =
    { $pieces-sheets ->
        [1] Corte a página em tiras, entre uma linha de peças e outra, e as tiras em quadradinhos.
       *[other] Corte cada página em tiras, entre uma linha de peças e outra, e as tiras em quadradinhos.
    }

pieces-round = Recorte cada quadradinho em círculo com a tesoura: gire o papel, não a mão.

pieces-square = Bastam estilete e régua, sem tesoura: as peças ficam encostadas umas nas outras, e cada corte vai reto de ponta a ponta. Primeiro corte tiras, depois corte as tiras em peças.

pieces-round-edge = Cada quadradinho é recortado em círculo, pelo lado de dentro { $edge }, para que ela não fique na peça:

pieces-line =
    { $rim ->
        [white] da linha { $line ->
                [white] branca
                [light] clara
                [coloured] colorida
                [grey] cinza
                [dark] escura
               *[other] preta
            } mais externa
       *[other] da linha { $line ->
                [white] branca
                [light] clara
                [coloured] colorida
                [grey] cinza
                [dark] escura
               *[other] preta
            } na borda { $rim ->
                [light] clara
                [coloured] colorida
                [grey] cinza
                [dark] escura
               *[other] preta
            }
    }

pieces-line-or = { $list } ou { $last }

pieces-round-turn = Com a tesoura, gire o papel, não a mão.

pieces-round-edge-bare = Corte pela borda de cada disco:

pieces-round-punch = Se usar um furador de artesanato, vire-o, veja a peça por ele, centralize-a pelos tracinhos até a linha sumir em volta e aperte.

pieces-square-edge = Corte de marca a marca:

pieces-size-both = assim { -the-king } fica com { $king-disc } de largura e cada uma das outras peças com { $piece-disc }.

pieces-size-king = assim { -the-king } fica com { $king-disc } de largura.

pieces-size-men = assim cada peça fica com { $piece-disc } de largura.

assembly-sort = Tudo traz o número do seu conjunto. Separe enquanto corta, um envelope por conjunto, de 1 a { $sets }.

assembly-join-1 = Disponha as { $parts } partes { -the-board(with: "de") } com a frente para cima, como no esquema “Frente”: encontram-se os lados que tinham letras iguais.

assembly-join-2 = Vire as partes com a frente para baixo, como no esquema “Verso”: agora a esquerda é a direita. Encoste-as bem e passe fita adesiva { $parts ->
        [2] na emenda. A fita é a dobradiça: dobre { -the-board } com o lado impresso para fora.
       *[other] em cada emenda. Com fita removível, você pode desmontar { -the-board }.
    }

assembly-join-grid-1 = Disponha as { $parts } partes { -the-board(with: "de") } com a frente para cima, em { $rows } linhas de { $columns }, como no esquema “Frente”: encontram-se os lados que tinham letras iguais.

assembly-join-grid-2 = Vire as partes com a frente para baixo sobre uma mesa ou um chão plano, como no esquema “Verso”: agora a esquerda é a direita. Encoste-as bem e passe fita adesiva primeiro nas emendas curtas dentro de cada linha, depois nas longas entre as linhas. Com fita removível, você pode desmontar { -the-board }.

assembly-leaflet-cut =
    { $leaflets ->
        [1] Recorte o livreto da página pelas marcas.
       *[other] Recorte os livretos das páginas pelas marcas.
    }

assembly-leaflet =
    { $folded ->
        [1] { $leaflets ->
                [1] Dobre o livreto nas marcas, com “Este lado para fora” para fora, e vinque com uma colher.
               *[other] Dobre cada livreto nas marcas, com “Este lado para fora” para fora, e vinque com uma colher.
            }
       *[other] { $leaflets ->
                [1] Dobre cada folha do livreto nas marcas de dobra, com as palavras “Este lado para fora” para fora, e reforce os vincos com as costas de uma colher.
               *[other] Dobre cada folha de um livreto nas marcas de dobra, com as palavras “Este lado para fora” para fora, e reforce os vincos com as costas de uma colher.
            } Ponha a folha interna dentro da externa: assim as páginas seguem a ordem dos números.
    }

assembly-leaflet-leaves =
    { $leaflets ->
        [1] Ponha as { $leaves } folhas do livreto na ordem dos números de página e prenda-as na borda esquerda com dois grampos ou uma tira de fita adesiva.
       *[other] Ponha as { $leaves } folhas de cada livreto na ordem dos números de página e prenda-as na borda esquerda com dois grampos ou uma tira de fita adesiva.
    }

picture-set = O conjunto, pronto para o primeiro lance.

picture-sides =
    { $darker ->
        [attackers] As peças escuras são { -the-attacker(number: "other") }, as claras { -the-defender(number: "other") }; a maior é { -the-king }.
       *[defenders] As peças escuras são { -the-defender(number: "other") }, as claras { -the-attacker(number: "other") }; a maior é { -the-king }.
    }

scheme-front = Frente

scheme-back = Verso, espelhado

## A sheet for each pair of a class: $pair-cuts, $pair-numbered (those with numbers on the sheet), $pair-minutes

class-tools = para cada dupla de alunos, uma folha de papel-cartão, uma tesoura e um envelope grande (C4 ou 24 × 34 cm); nada de estilete, régua ou cola.

class-share-out =
    { $sets ->
        [1] A dupla recorta a própria folha. Ela tem { $pair-cuts } cortes retos e leva cerca de { $pair-minutes } minutos.
       *[other] Cada dupla recebe a sua folha: as { $sets } duplas recortam ao mesmo tempo. Uma folha tem { $pair-cuts } cortes retos e leva cerca de { $pair-minutes } minutos.
    }

class-cut = Cortem pelas linhas cinza: primeiro em volta de tudo, na ordem dos números de 1 a { $pair-numbered }, cada uma no sentido para onde aponta a tesourinha dela; depois, como na figura, entre { -the-board }, o cartão e as peças, sempre por uma linha que atravesse tudo o que está na mão.

class-straight = Cada corte atravessa reto todo o papel que está na mão, de borda a borda. Nada é dobrado e nada é colado.

class-pieces = Por último, cortem as tiras em peças, linha por linha. Cada peça é quadrada, com { $piece-disc } de lado, também a { -the-king(with: "de") }.

class-spares = As peças além das que o jogo pede são de reserva: guardem-nas para o lugar das que se perderem.

# Where there are several sets.
class-numbers = O número pequeno { -the-board(with: "em") } e em cada peça é o do seu conjunto: assim, o que for achado no chão volta para casa.

class-keep = Tudo vai para o envelope. Escrevam nele de quem é o conjunto, como na borda de baixo do cartão.

## Afterwards

assembly-play-title = Montar e guardar

assembly-store-title = Guardar

store-set-up = Arrume as peças como na figura da primeira página e jogue.

store-set-up-leaflet = Arrume as peças como na figura da primeira página. O livreto de regras diz como jogar.

store =
    { $sets ->
        [1] Guarde o conjunto deitado, em lugar seco e sem sol.
       *[other] Guarde os conjuntos deitados, em lugar seco e sem sol.
    }

store-board-folded =
    { $sets ->
        [1] { START(-the-board) } se dobra e vai em um envelope grande.
       *[other] Cada { -board } se dobra e vai em um envelope grande.
    }

store-board-whole =
    { $sets ->
        [1] { START(-the-board) } precisa de uma caixa plana ou de uma pasta um pouco maior.
       *[other] Cada { -board } precisa de uma caixa plana ou de uma pasta um pouco maior.
    }

store-board-parts = Com fita removível, você pode desmontar { -the-board } e guardar as partes em um envelope grande; senão, use uma pasta do tamanho dele.

store-board-poster = O melhor é enrolar { -the-board }, com a frente para fora, em um tubo.

store-flat-beside = O que mais for plano vai junto.

store-flat = O que é plano vai em um envelope.

store-pieces =
    { $sets ->
        [1] As peças vão em um saquinho.
       *[other] As peças de cada conjunto vão em um saquinho.
    }

assembly-lost-title = Perdeu uma peça?

assembly-lost = Imprima de novo a página dela e recorte a que falta.

assembly-lost-spares =
    { $spares ->
        [one] Há uma peça de reserva: veja { $spares-pages }. Depois dela, imprima de novo a página da peça que falta.
       *[other] Há { $spares } peças de reserva: veja { $spares-pages }. Se acabarem, imprima a página da peça.
    }

assembly-lost-part-title = Perdeu alguma coisa?

assembly-lost-part = Imprima de novo a página dela.

## What is in the set

tally-title =
    { $sets ->
        [1] Neste conjunto
       *[other] Em cada um dos { $sets } conjuntos
    }

tally-board =
    { $parts ->
        [1] 1 { -board } de { $size } × { $size } casas de { $cell }: { $extent }
       *[other] 1 { -board } de { $size } × { $size } casas de { $cell }, em { $parts } partes: { $extent }
    }

tally-board-poster = 1 { -board } de { $size } × { $size } casas de { $cell }, de uma gráfica: { $extent }

extent-bare = { $side } de lado

extent-framed = { $side } de casas, { $whole } com a moldura

tally-kings =
    { $kings ->
        [one] 1 { -king }
       *[other] { $kings } × { -king }
    }

tally-defenders =
    { $defenders ->
        [one] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }

tally-attackers =
    { $attackers ->
        [one] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }

tally-spares =
    { $spares ->
        [one] 1 peça de reserva
       *[other] { $spares } peças de reserva
    }

tally-cards =
    { $cards ->
        [one] 1 cartão de consulta
       *[other] { $cards } cartões de consulta
    }

tally-points =
    { $points ->
        [one] 1 cartão de pontos
       *[other] { $points } cartões de pontos
    }

tally-score =
    { $score-sheets ->
        [one] 1 folha de pontos
       *[other] { $score-sheets } folhas de pontos
    }

tally-leaflet =
    { $leaflet-pages ->
        [4] 1 livreto de regras de quatro páginas
        [8] 1 livreto de regras de oito páginas, em duas folhas
       *[other] 1 livreto de regras de { $leaflet-pages } páginas, em { $folded } folhas
    }

tally-leaflet-leaves =
    { $leaflet-pages ->
        [4] 1 livreto de regras de quatro páginas, em duas folhas soltas
        [8] 1 livreto de regras de oito páginas, em quatro folhas soltas
       *[other] 1 livreto de regras de { $leaflet-pages } páginas, em { $leaves } folhas soltas
    }

tally-total = Ao todo são { $list }.

total-board-parts = { $count } partes de { -board }

total-pieces =
    { $count ->
        [one] 1 peça
       *[other] { $count } peças
    }

total-spares =
    { $count ->
        [one] 1 peça de reserva
       *[other] { $count } peças de reserva
    }

total-cards =
    { $count ->
        [one] 1 cartão de consulta
       *[other] { $count } cartões de consulta
    }

total-points =
    { $count ->
        [one] 1 cartão de pontos
       *[other] { $count } cartões de pontos
    }

total-scores =
    { $count ->
        [one] 1 folha de pontos
       *[other] { $count } folhas de pontos
    }

total-leaflets =
    { $count ->
        [one] 1 livreto de regras
       *[other] { $count } livretos de regras
    }

## Pieces that serve several games

shared-game = { $name } ({ $taken })

shared-here = Estas peças servem para { $games }.

# $file: the file of the set in its first language
set-elsewhere = Neste arquivo estão os textos do conjunto em português. Todo o resto é impresso a partir de { $file }.

shared-there = As peças deste jogo estão no conjunto { $kit }: servem para { $games }. Delas, { $game } usa { $taken }.

shared-there-page = As peças deste jogo estão no conjunto { $kit }: em { $file }, a partir da página numerada { $place }. Servem para { $games }. Delas, { $game } usa { $taken }.

## Where to read more, licence, version

reading-title = Para ler mais

reading = H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952); R. C. Bell, *Board and Table Games from Many Civilizations* (1960); Damian Walker, *Reconstructing Hnefatafl* (2013). Há peças e tabuleiros vikings no Museu Britânico, no Museu Nacional da Irlanda, no Museu de História da Suécia e no JORVIK Viking Centre (York).

licence-title = Licença

licence = Este conjunto impresso está sob a licença CC BY‑SA 4.0: copie, modifique, dê ou venda, desde que cite tafl‑print como fonte e passe adiante sob a mesma licença.

version = Feito com tafl‑print { $version }

## Which edition of the game it is: in this form on page 1, in the leaflet and on the cards

edition-number =
    { $number ->
        [1] primeira edição
        [2] segunda edição
        [3] terceira edição
        [4] quarta edição
        [5] quinta edição
        [6] sexta edição
        [7] sétima edição
        [8] oitava edição
        [9] nona edição
        [10] décima edição
       *[other] edição { $number }
    }

edition = { $name }, { $edition }, { $fingerprint }

edition-nameless = { $edition }, { $fingerprint }

imprint = { $edition }. O comando que refaz este conjunto: *{ $command }*

## Page furniture

page-label = { $kit } – { $part } – página { $page } de { $pages }

page-number = Página { $page } de { $pages }

part-board = parte { $n } de { $m } { -the-board(with: "de") }

part-boards =
    { $count ->
        [1] parte { $first } de { $m } { -the-board(with: "de") }
        [2] partes { $first } e { $last } de { $m } { -the-board(with: "de") }
       *[other] partes { $first } a { $last } de { $m } { -the-board(with: "de") }
    }

part-board-whole = { -board }

part-pieces = peças

part-assembly = história e montagem

part-assembly-alone = como fazer o conjunto

ruler-50 = 50 mm

ruler-2in = 2 in

## The file itself

document-title = { $name }: um conjunto para imprimir e jogar

document-subject = { START(-the-board) }, peças, cartões de consulta, livreto de regras e instruções de montagem

outline-assembly = História e montagem

outline-board = { START(-the-board) }

outline-pieces = Peças

outline-leaflet = Livreto de regras

## Alternative texts

alt-board-part = Parte { $n } de { $m } { -the-board(with: "de") }: { $columns } colunas e { $rows } linhas de casas, com letras além das emendas que mostram quais partes se juntam.

alt-board-whole = { START(-the-board) }: { $columns } colunas e { $rows } linhas de casas.

alt-start = { START(-the-board) } de { $size } × { $size } casas com as peças na posição inicial: { -the-king }, { $defenders } { -defender(number: "other") } e { $attackers } { -attacker(number: "other") }.

alt-spares = Peças de reserva para recortar.

alt-figure = Diagrama: { $shown }

alt-figure-picture = Imagem { $n }: { $shown }

alt-scheme-front = As partes { -the-board(with: "de") } vistas de frente, com suas letras nas emendas.

alt-scheme-back = As partes { -the-board(with: "de") } vistas pelo verso, espelhadas, como ficam ao receber a fita.


alt-step-cut-board = Uma régua está encostada em duas marcas de corte de uma página { -the-board(with: "de") }, sobre a parte que se guarda; um estilete corta rente a ela.

alt-step-cut-card = Uma régua está encostada em duas marcas de corte de uma página, sobre a parte que se guarda; um estilete corta rente a ela.

alt-step-fold-card = Um cartão, meio fechado: a impressão está por fora, a cola por dentro.

alt-step-fold-pieces = Uma página de peças, meio fechada: a impressão está por fora, a cola por dentro.

alt-step-strips = Uma página de peças redondas é cortada em tiras entre as linhas de peças, e depois uma tira em quadradinhos.

alt-step-strips-square = Uma página de peças quadradas é cortada em tiras, e depois uma tira em peças.

alt-step-edge = A borda de uma peça, ampliada quatro vezes: uma seta corre pelo lado de dentro { $edge }.

alt-step-round = Uma tesoura corta em volta da borda de uma peça; uma seta gira o papel na direção dela.

alt-step-tape = Duas partes { -the-board(with: "de") } estão viradas para baixo, bem juntas, e uma fita segue a emenda.

alt-step-hinge = { START(-the-board) }, a meio fechar: as casas estão por fora, a fita da dobradiça por dentro.

alt-step-leaflet = O livreto de regras, meio fechado, com o título por fora; uma colher desce pelo vinco.

alt-step-leaves = As folhas do livreto de regras, umas sobre as outras, com dois grampos na borda esquerda.

alt-step-check = Uma página com duas linhas; uma régua está encostada na de cima.

alt-step-glue = Uma página está sobre papelão; setas a alisam do centro para fora. Ao lado, uma cola em bastão.

alt-step-wood = Um adesivo redondo é apertado sobre um disco; ao lado, uma peça pronta.

alt-step-set-up = Um jogo pequeno: peças claras no centro, escuras nas bordas, e uma que está sendo posta.

alt-step-bag = Um saquinho amarrado e, ao lado, peças.

alt-step-envelope = Um envelope com { -the-board } pela metade dentro e, ao lado, peças.

alt-cut-order = A folha em miniatura com seus cortes; os longos têm seus números.

alt-step-corners = Uma tesoura arredonda o canto de uma margem de plástico.

alt-step-trim-part = Uma parte { -the-board(with: "de") } é recortada nas bordas externas; a emenda, além da qual há uma letra, ainda não foi cortada.

alt-step-trim-board = Um corte segue a borda externa { -the-board(with: "de") }.

alt-step-pouch = Um plástico de plastificação e, dentro dele, duas coisas afastadas uma da outra.

alt-step-rim-part = O plástico é cortado com margem nas bordas externas de uma parte { -the-board(with: "de") } e sem margem na emenda.

alt-step-rim = O plástico é cortado com margem de todos os lados.
