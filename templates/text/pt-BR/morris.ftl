# As regras da trilha, para o outro lado do tabuleiro: uma página com figuras.
#
# Variables:
#   $men (pieces of each player), $points (of the board), $mills (rows of three), $flying (pieces with which one flies), $least
#   (with so many one has lost)
#   part-morris, tally-morris, total-morris: $count or $morris-pages

part-morris = regras da trilha

outline-morris = Trilha

tally-morris =
    { $morris-pages ->
        [1] 1 página de regras da trilha
       *[other] { $morris-pages } páginas de regras da trilha
    }

total-morris =
    { $count ->
        [1] 1 página de regras da trilha
       *[other] { $count } páginas de regras da trilha
    }

morris-title = Trilha

morris-subtitle = Um jogo para dois, em { -a-board } de { $points } pontos

morris-tale = Quando o navio de Gokstad foi enterrado na Noruega, por volta do ano 900, { -a-board } de jogo foi junto: de um lado casas, do outro as linhas de uma trilha. Por mil anos, esse desenho foi riscado em rochas, bancos e muros de igrejas, e há quem ainda jogue nele.

# Two sentences beside each other, each with a picture of the piece before it.
morris-need-first = **Você precisa de** { $men ->
        [9] nove
       *[other] { $men }
    } { -attacker(number: "other") } para o jogador que começa

morris-need-second = e de { $men ->
        [9] nove
       *[other] { $men }
    } { -defender(number: "other") } para o outro.

morris-aim = **O objetivo** é o *moinho*: três peças suas seguidas em uma mesma linha. Cada moinho que você fecha tira uma peça do outro jogador. Depois que todas as peças foram postas, perde quem fica com só { $least ->
        [2] duas
       *[other] { $least }
    } peças ou não pode mover.

morris-place-title = 1. Pôr

morris-place = No começo, não há peças { -the-board(with: "em") }. { START(-the-attacker(number: "other")) } começam. Cada um, na sua vez, põe uma peça em qualquer ponto vazio, onde linhas se encontram, até que todas as { $men ->
        [9] nove
       *[other] { $men }
    } de cada jogador estejam { -the-board(with: "em") }.

morris-place-alt = { START(-the-board) }: três molduras quadradas, uma dentro da outra, ligadas por quatro linhas no meio dos lados. Tem { $points } pontos, e as duas primeiras peças já estão postas.

morris-mill-title = 2. Fechar um moinho

morris-mill = Três peças seguidas em uma linha são um moinho. Ele vale na hora, tanto enquanto ainda se põem peças como depois. Há { $mills } moinhos possíveis. Três em volta de um canto não são moinho.

morris-mill-alt = { START(-a-attacker) } entra ao lado de outras duas peças do mesmo jogador: as três ficam em uma linha, no lado de baixo da moldura de fora.

morris-take-title = 3. Tirar uma peça

morris-take = Cada vez que fecha um moinho, tire { -the-board(with: "de") }, de vez, uma peça do outro jogador. Peças em moinhos estão a salvo, a não ser que todas estejam em moinhos. Se um lance fecha dois moinhos, ainda assim você tira só uma peça.

morris-take-alt = O moinho está fechado. Uma peça { -the-defender(number: "other", with: "de") }, que está sozinha, foi riscada. Três outras seguidas formam um moinho, e estão a salvo.

morris-move-title = 4. Mover

morris-move = Com todas postas, cada um, na sua vez, move uma peça por uma linha até um ponto logo ao lado, se estiver vazio. Você pode abrir o seu moinho e fechá-lo de novo em um lance posterior: a cada vez, isso tira uma peça.

morris-move-alt = Setas saem de { -a-attacker } pelas linhas até cada ponto vazio ao lado.

morris-fly-title = 5. Voar

morris-fly = Quem tem só { $flying ->
        [3] três
       *[other] { $flying }
    } peças pode voar: uma delas vai a qualquer ponto vazio, sem linha. O outro jogador continua a mover pelas linhas, até ter só { $flying ->
        [3] três
       *[other] { $flying }
    } também.

morris-fly-alt = Restam três { -attacker(number: "other") }. Uma seta vai de uma dessas peças, direto através { -the-board(with: "de") }, até a ponta de uma linha da qual as outras duas fazem parte.

morris-win-title = 6. Ganhar

morris-win = Você ganha quando o outro jogador tem só { $least ->
        [2] duas
       *[other] { $least }
    } peças, ou nenhuma que possa mover. Aqui { -the-attacker(number: "other") } não podem. Se a mesma posição surge pela terceira vez, a partida é empate.

morris-win-alt = Quatro { -attacker(number: "other") } em um canto { -the-board(with: "de") }; em cada ponto ao lado está uma peça.

morris-tip = **Bom saber:** os pontos onde quatro linhas se encontram são os mais fortes. Uma peça que vai e vem entre dois moinhos fecha um a cada lance. Com iniciantes, jogue sem voar.
