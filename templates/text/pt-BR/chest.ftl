# A página que mostra como se monta a caixa cortada a laser. Lengths are in millimetres.
#
# Variables:
#   chest-title, chest-subject, alt-chest-…: $game
#   chest-sizes: $length, $width, $height (inside), $long, $wide, $high (outside), $thickness (of the material)
#   chest-pieces…, chest-cards: $pieces, $layers, $cards (how many)
#   chest-part-…: $letter (engraved on the part)

chest-title = Uma caixa para { $game }

chest-subject = Como se monta a caixa para { $game } cortada a laser.

chest-sizes = Cortada de chapas de { $thickness } mm de espessura, a caixa mede { $long } × { $wide } × { $high } mm. Dentro há lugar para { $length } × { $width } × { $height } mm.

chest-pieces-and-cards =
    { $layers ->
        [1]
            { $cards ->
                [1] Todas as { $pieces } peças ficam deitadas lado a lado, e o cartão por cima delas.
               *[other] Todas as { $pieces } peças ficam deitadas lado a lado, e os { $cards } cartões por cima delas.
            }
       *[other]
            { $cards ->
                [1] Todas as { $pieces } peças ficam deitadas em { $layers } camadas, e o cartão por cima delas.
               *[other] Todas as { $pieces } peças ficam deitadas em { $layers } camadas, e os { $cards } cartões por cima delas.
            }
    }

chest-pieces =
    { $layers ->
        [1] Todas as { $pieces } peças ficam deitadas lado a lado.
       *[other] Todas as { $pieces } peças ficam deitadas em { $layers } camadas.
    }

chest-cards =
    { $cards ->
        [1] O cartão fica dentro dela.
       *[other] Os { $cards } cartões ficam dentro dela.
    }

## The parts

chest-parts = As partes

chest-part-bottom = **{ $letter }** fundo

chest-part-side = **{ $letter }** 2 laterais, com fendas

chest-part-back = **{ $letter }** traseira, a parede mais alta

chest-part-front = **{ $letter }** frente, a parede mais baixa

chest-part-ledge = **{ $letter }** 2 apoios, sob a tampa

chest-part-rail = **{ $letter }** 2 trilhos, sobre a tampa

chest-part-lid = **{ $letter }** tampa

## The steps

chest-steps = Como se monta

chest-step-dry = **Experimente sem cola.** Cada parte traz sua letra. Na caixa pronta, as letras de A a D ficam por dentro, as de E e F ficam viradas para baixo. Se uma junta estiver apertada demais, lixe os dentes dela.

chest-step-ledges = Empurre as linguetas dos apoios **E**, por dentro, pelas fendas das laterais **B**, até ficarem rentes por fora. Ponha um pouco de cola para madeira nas linguetas.

chest-step-ends = Passe cola nos dentes e ponha a frente **D** e a traseira **C** em pé sobre o fundo **A**.

chest-step-sides = Encaixe as laterais **B** à esquerda e à direita. Elas só entram de um jeito, e ficam mais altas que a frente: entre seus cantos a tampa vai deslizar para fora.

chest-step-rails = Cole os trilhos **F** no alto das laterais. A ponta mais longa, escura na figura, fica sobre a frente.

chest-step-lid = Limpe a cola que sair, prenda a caixa com fita adesiva e deixe secar com a tampa **G** dentro, para que o canal fique livre. De vez em quando, puxe a tampa um pouco. Se depois ela emperrar, esfregue as bordas com uma vela.

alt-chest-parts = A caixa para { $game } desmontada: o fundo no meio, as duas laterais, a frente e a traseira em volta, apoios e trilhos ao lado das laterais, a tampa em cima. Linhas tracejadas mostram aonde vai cada parte, e cada uma traz sua letra.

alt-chest-done = A caixa pronta, com a tampa aberta até a metade.
