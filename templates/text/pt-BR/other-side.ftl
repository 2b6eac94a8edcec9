# O outro lado do tabuleiro: o que nele se imprime, como se imprimem suas folhas, e como se juntam as partes.
#
# Variables:
#   $other (text: what the game there is called); tally-other-side: also $squares (along a side)
#   back-imprint: $edition (the message of this name, of the game in front)
#   back-behind: $page, $edge (“short” or “long”)
#   back-page: $kit, $page, $pages, $front (the page of the first side)
#   alt-back-whole, alt-back-part: $game (as $other); $n, $m
#   print-other-side-…: $what, $first, $second (pages), $count (of sheets), $edge (“short” or “long”), $back-offset
#   other-side-rules: $command (text)

# In a sentence.
back-morris = trilha

back-imprint = O outro lado de { $edition }

back-page = { $kit } – o outro lado da página { $front } – página { $page } de { $pages }

# On the sheet itself, where no instructions are printed.
back-behind =
    { $edge ->
        [short] No verso vai a página { $page }: vire a folha pela borda curta.
       *[long] No verso vai a página { $page }: vire a folha pela borda longa.
    }

back-join = Bordas com letras iguais se encontram, nos dois lados. Passe fita adesiva transparente em cada emenda, só de um lado.

alt-back-whole = O outro lado { -the-board(with: "de") }: { $game }.

alt-back-part = O outro lado da parte { $n } de { $m } { -the-board(with: "de") }: uma parte de { $game }, com as mesmas letras além das emendas.

## In this set

tally-other-side = no outro lado { -the-board(with: "de") }: { $other }, de { $squares } × { $squares } casas

tally-other-side-morris = no outro lado { -the-board(with: "de") }: { $other }

other-side-rules = Isto faz os cartões e o livreto de regras de { $other }: *{ $command }*

## The pages in small

map-both-sides = { -board }, os dois lados

map-other-side = outro lado { -the-board(with: "de") }

## Printing

print-other-side-both =
    { $count ->
        [1] { $edge ->
                [short] **Imprima { $what }** nos dois lados de uma folha de papel-cartão, virando pela borda curta (“virar na borda curta”): a segunda página é o outro lado { -the-board(with: "de") }.
               *[long] **Imprima { $what }** nos dois lados de uma folha de papel-cartão, virando pela borda longa (“virar na borda longa”): a segunda página é o outro lado { -the-board(with: "de") }.
            }
       *[other] { $edge ->
                [short] **Imprima { $what }** nos dois lados de { $count } folhas de papel-cartão, duas páginas por folha, virando pela borda curta (“virar na borda curta”): cada segunda página é o outro lado { -the-board(with: "de") }.
               *[long] **Imprima { $what }** nos dois lados de { $count } folhas de papel-cartão, duas páginas por folha, virando pela borda longa (“virar na borda longa”): cada segunda página é o outro lado { -the-board(with: "de") }.
            }
    }

print-other-side-turned =
    { $count ->
        [1] **Imprima { $what }** em uma folha de papel-cartão: a segunda página é o outro lado { -the-board(with: "de") }.
       *[other] **Imprima { $what }** em { $count } folhas de papel-cartão: cada segunda página é o outro lado { -the-board(with: "de") }.
    }

print-other-side-hand =
    { $count ->
        [1] { $edge ->
                [short] **Imprima { $first }** em papel-cartão. Vire a folha pela borda curta, como a página de um livro, ponha-a de volta e imprima { $second }, o outro lado { -the-board(with: "de") }, no lado em branco.
               *[long] **Imprima { $first }** em papel-cartão. Vire a folha pela borda longa, como a página de um livro, ponha-a de volta e imprima { $second }, o outro lado { -the-board(with: "de") }, no lado em branco.
            }
       *[other] { $edge ->
                [short] **Imprima { $first }** em papel-cartão. Vire cada folha pela borda curta, como a página de um livro, ponha todas de volta na mesma ordem e imprima { $second }, o outro lado { -the-board(with: "de") }, nos lados em branco.
               *[long] **Imprima { $first }** em papel-cartão. Vire cada folha pela borda longa, como a página de um livro, ponha todas de volta na mesma ordem e imprima { $second }, o outro lado { -the-board(with: "de") }, nos lados em branco.
            }
    }

print-other-side-film = Para plastificar, basta papel grosso, de 120 g/⁠m² ou mais: nenhum lado deve aparecer através do outro.

print-other-side-meet = Segure a folha contra a luz: os dois lados podem diferir 2 mm. Diferem mais? Meça quanto e refaça o arquivo com { $back-offset }: 1mm,-2mm desloca os versos 1 mm para a direita e 2 mm para cima.

## Making

tool-matt-tape = fita adesiva transparente fosca

other-side-not-glued = Não se cola { -the-board }, pois os dois lados são impressos: fica no próprio papel-cartão.

other-side-join = Vire as partes, como no esquema “Verso”: agora a esquerda é a direita, e { $other } está para cima. Também aqui se encontram os lados que tinham letras iguais. Encoste bem as partes e passe fita adesiva transparente fosca, que quase não se vê, { $parts ->
        [2] na emenda. A fita é a dobradiça: dobre { -the-board } com a fita para dentro.
       *[other] em cada emenda. Com fita removível, você pode desmontar { -the-board }.
    }

other-side-join-grid = Vire as partes em um chão ou mesa plana, como no esquema “Verso”: agora a esquerda é a direita, e { $other } está para cima. Também aqui se encontram os lados que tinham letras iguais. Encoste bem as partes e passe fita adesiva transparente fosca, que quase não se vê, primeiro nas emendas curtas dentro de cada linha, depois nas longas entre as linhas. Com fita removível, você pode desmontar { -the-board }.
