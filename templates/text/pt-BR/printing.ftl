# Como imprimir: o quadro da primeira página, os passos para todas as outras com um mapa delas, e as expressões de páginas e
# tempos que as instruções usam.
#
# Variables:
#   page-one, page-range, page-list, page-marked-…: $first, $last, $list (the pages before the last, with commas)
#   page-of-file: $pages (such a phrase), $file; list-and: $list, $last (texts); time-…: $minutes, $hours, $time (a text)
#   print-turned, print-leaflet-…: $edge (“short” or “long”)
#   print-card, print-card-backs, print-film, print-labels: $what (pages, or the name of a file)
#   print-handouts: $what (pages), $count (of them)
#   print-handouts-…: $what, $first, $second (pages), $count (of sheets), $edge
#   print-labels: $name (of the label sheet), $count (of sheets); print-labels-size: $label-paper, $paper
#   print-leaflet-…: $leaflet-sheets, and of pages $first, $second, $rest, $pages, $top
#   print-meet: $back-offset (the name of the option); print-poster: $poster (the name of a file)
#   assembly-reading: $reading-count, $reading-pages
#   map-page-…: $first, $last, $count (pages); map-page: $numbers (such a phrase), $contents (text); alt-map-page: $page

## Phrases: with the article, so that they follow a verb (“imprima { $what }”); “em” or “de” never stands before them

page-one = a página { $last }

page-range = as páginas { $first } a { $last }

page-list = as páginas { $list } e { $last }

page-marked-one = a página numerada { $last }

page-marked-range = as páginas numeradas { $first } a { $last }

page-marked-list = as páginas numeradas { $list } e { $last }

page-of-file = { $pages } de { $file }

list-and = { $list } e { $last }

time-minutes = { $minutes } minutos

time-hours = { $hours } horas

time-sets = { $time } para todos os conjuntos

## The box on the first page

assembly-first-title = Imprima primeiro esta página

assembly-print-1 = Imprima só esta, em “tamanho real” (100%). Depois meça as duas linhas: a de cima tem exatamente 50 mm, a de baixo exatamente 2 in (50,8 mm).

assembly-print-2 = Não conferem? Desligue “ajustar à página” e imprima de novo. Quando as duas estiverem certas, siga para “{ $next }”.

## The other pages

assembly-print-title = Imprima o resto

map-page = **{ $numbers }:** { $contents }

map-page-one = { $last }

map-page-range = { $first }–{ $last }

map-page-times = { $count } páginas de { $first } a { $last }

map-reading = para ler

map-board = { -board }

map-pieces = peças

map-leaflet = livreto

map-colour = Páginas com bolinha ficam melhores em cores; para as outras, basta preto.

alt-map-page = Página { $page } do arquivo em miniatura

print-turned =
    { $edge ->
        [short] **Ajuste a impressora** para frente e verso, virando pela borda curta (“virar na borda curta”). As páginas de um só lado têm o verso em branco.
       *[long] **Ajuste a impressora** para frente e verso, virando pela borda longa (“virar na borda longa”). As páginas de um só lado têm o verso em branco.
    }

print-card = **Imprima** { $what } de um lado só: em papel-cartão ou no material que o seu modo de fazer pede.

print-card-backs = **Imprima** { $what } em papel-cartão ou no material que o seu modo de fazer pede.

print-class =
    { $sets ->
        [1] **Imprima** { $what } de um lado só de uma folha de papel-cartão. Preto e branco serve tão bem quanto cores.
       *[other] **Imprima** { $what } em papel-cartão, de um lado só: uma folha para cada dupla. Preto e branco serve tão bem quanto cores.
    }

print-film = **Imprima** { $what } em papel ou papel-cartão fino; o plástico dá firmeza.

print-labels =
    { $count ->
        [1] **Imprima** { $what } em papel comum, compare com as etiquetas contra a luz, como diz “Etiquetas redondas”, e só então imprima em uma folha { $name }.
       *[other] **Imprima** { $what } em papel comum, compare com as etiquetas contra a luz, como diz “Etiquetas redondas”, e só então imprima em { $count } folhas { $name }.
    }

print-labels-size = O tamanho do papel ali é { $label-paper }; em todas as outras páginas, { $paper }.

print-leaflet-each =
    { $leaflet-sheets ->
        [1] { $edge ->
                [short] **Imprima o livreto de regras** nos dois lados de uma folha de papel: primeiro { $first }, depois vire a folha pela borda curta para a página { $second }. Se a impressora vira sozinha, escolha “virar na borda curta”.
               *[long] **Imprima o livreto de regras** nos dois lados de uma folha de papel: primeiro { $first }, depois vire a folha pela borda longa para a página { $second }. Se a impressora vira sozinha, escolha “virar na borda longa”.
            }
       *[other] { $edge ->
                [short] **Imprima { $leaflets ->
                        [1] o livreto de regras
                       *[other] os livretos de regras
                    }** nos dois lados de { $leaflet-sheets } folhas de papel: primeiro { $first }, depois vire a folha pela borda curta para a página { $second }; em seguida { $rest } do mesmo jeito, duas por folha. Se a impressora vira sozinha, escolha “virar na borda curta”.
               *[long] **Imprima { $leaflets ->
                        [1] o livreto de regras
                       *[other] os livretos de regras
                    }** nos dois lados de { $leaflet-sheets } folhas de papel: primeiro { $first }, depois vire a folha pela borda longa para a página { $second }; em seguida { $rest } do mesmo jeito, duas por folha. Se a impressora vira sozinha, escolha “virar na borda longa”.
            }
    }

print-leaflet-both =
    { $leaflet-sheets ->
        [1] **Imprima o livreto de regras**, { $pages }, em uma folha de papel.
       *[other] **Imprima { $leaflets ->
                [1] o livreto de regras
               *[other] os livretos de regras
            }**, { $pages }, em { $leaflet-sheets } folhas de papel.
    }

print-handouts =
    { $count ->
        [one] **Imprima { $what }** em papel, de um lado só: não é para cortar nem dobrar.
       *[other] **Imprima { $what }** em papel, cada uma de um lado só: não são para cortar nem dobrar.
    }

print-handouts-both =
    { $count ->
        [1] { $edge ->
                [short] **Imprima { $what }** nos dois lados de uma folha de papel, virando pela borda curta (“virar na borda curta”). Duas folhas também servem.
               *[long] **Imprima { $what }** nos dois lados de uma folha de papel, virando pela borda longa (“virar na borda longa”). Duas folhas também servem.
            }
       *[other] { $edge ->
                [short] **Imprima { $what }** nos dois lados de { $count } folhas de papel, virando pela borda curta (“virar na borda curta”). De um lado só também servem.
               *[long] **Imprima { $what }** nos dois lados de { $count } folhas de papel, virando pela borda longa (“virar na borda longa”). De um lado só também servem.
            }
    }

print-handouts-turned =
    { $count ->
        [1] **Imprima { $what }** em uma folha de papel: não é para cortar nem dobrar.
       *[other] **Imprima { $what }** em { $count } folhas de papel: não são para cortar nem dobrar.
    }

print-handouts-hand =
    { $count ->
        [1] { $edge ->
                [short] **Imprima { $first }** em papel. Vire a folha pela borda curta, como a página de um livro, ponha-a de volta e imprima { $second } no lado em branco.
               *[long] **Imprima { $first }** em papel. Vire a folha pela borda longa, como a página de um livro, ponha-a de volta e imprima { $second } no lado em branco.
            }
       *[other] { $edge ->
                [short] **Imprima { $first }** em papel. Vire cada folha pela borda curta, como a página de um livro, ponha todas de volta na mesma ordem e imprima { $second } nos lados em branco.
               *[long] **Imprima { $first }** em papel. Vire cada folha pela borda longa, como a página de um livro, ponha todas de volta na mesma ordem e imprima { $second } nos lados em branco.
            }
    }

print-leaflet-turned =
    { $edge ->
        [short] **Imprima { $leaflets ->
                [1] o livreto de regras
               *[other] os livretos de regras
            }**, { $pages }, em papel, frente e verso, virando pela borda curta (“virar na borda curta”).
       *[long] **Imprima { $leaflets ->
                [1] o livreto de regras
               *[other] os livretos de regras
            }**, { $pages }, em papel, frente e verso, virando pela borda longa (“virar na borda longa”).
    }

print-leaflet-hand =
    { $leaflet-sheets ->
        [1] { $edge ->
                [short] **Imprima o livreto de regras** nos dois lados de uma folha de papel: primeiro { $first }. Vire-a pela borda curta, como a página de um livro, e ponha-a de volta para imprimir no lado em branco; depois imprima { $second }.
               *[long] **Imprima o livreto de regras** nos dois lados de uma folha de papel: primeiro { $first }. Vire-a pela borda longa, como a página de um livro, e ponha-a de volta para imprimir no lado em branco; depois imprima { $second }.
            }
       *[other] { $edge ->
                [short] **Imprima { $leaflets ->
                        [1] o livreto de regras
                       *[other] os livretos de regras
                    }** nos dois lados de { $leaflet-sheets } folhas de papel: primeiro { $first }. Vire cada uma pela borda curta, como a página de um livro, e ponha todas de volta na mesma ordem, de modo que o verso da página { $top } seja impresso primeiro; depois imprima { $second }.
               *[long] **Imprima { $leaflets ->
                        [1] o livreto de regras
                       *[other] os livretos de regras
                    }** nos dois lados de { $leaflet-sheets } folhas de papel: primeiro { $first }. Vire cada uma pela borda longa, como a página de um livro, e ponha todas de volta na mesma ordem, de modo que o verso da página { $top } seja impresso primeiro; depois imprima { $second }.
            }
    }

# Second sides that a printer turns over the other edge are upside down in the file; $back-offset (the name of the option).
print-on-heads = Alguns versos estão de cabeça para baixo no arquivo, para saírem certos na impressão. { $back-offset } os desloca como você os vê ali: na página impressa, a direita vira esquerda, e o que é para baixo vira para cima.

print-meet = Uma cruz no alto de uma folha de rascunho mostra em que posição a sua impressora a recebe. Se os dois lados não coincidirem, meça o desvio e refaça o arquivo com { $back-offset }: 1mm,-2mm desloca os versos 1 mm para a direita e 2 mm para cima.

print-poster = **Mande imprimir { -the-board }** em uma gráfica: “{ START(-the-board) } na gráfica” diz como.

assembly-reading =
    { $reading-count ->
        [1] Esta página é para ler; papel comum serve.
       *[other] Para ler { $reading-pages }, papel comum serve.
    }

# Options of the program, as they are typed.
option-back-offset = --back-offset
option-nudge = --nudge
