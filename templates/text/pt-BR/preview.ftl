# A imagem de todas as páginas. De vários conjuntos, mostra cada tipo de página uma vez.
#
# Variables:
#   preview-about: $paper (text), $pages, $shown (`all` or `kinds`)
#   preview-caption: $page, $title (text)
#   preview-times: $count, how many pages there are of the kind

preview-about =
    { $shown ->
        [kinds] { $paper }, { $pages } páginas; cada tipo aparece uma vez
       *[all]
            { $pages ->
                [one] { $paper }, 1 página
               *[other] { $paper }, { $pages } páginas
            }
    }

preview-caption = **{ $page }**  { $title }
preview-times = × { $count }
