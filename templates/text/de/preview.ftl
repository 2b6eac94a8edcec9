# Das Bild aller Seiten. Von mehreren Sets zeigt es jede Art von Seite einmal.
#
# Variables:
#   preview-about: $paper (text), $pages, $shown (`all` or `kinds`)
#   preview-caption: $page, $title (text)
#   preview-times: $count, how many pages there are of the kind

preview-about =
    { $shown ->
        [kinds] { $paper }, { $pages } Seiten; jede Art ist einmal gezeigt
       *[all]
            { $pages ->
                [one] { $paper }, 1 Seite
               *[other] { $paper }, { $pages } Seiten
            }
    }

preview-caption = **{ $page }**  { $title }
preview-times = × { $count }
