# The picture of all pages. Of several sets it shows each kind of page once.
#
# Variables:
#   preview-about: $paper (text), $pages, $shown (`all` or `kinds`)
#   preview-caption: $page, $title (text)
#   preview-times: $count, how many pages there are of the kind

preview-about =
    { $shown ->
        [kinds] { $paper }, { $pages } pages; each kind is shown once
       *[all]
            { $pages ->
                [one] { $paper }, 1 page
               *[other] { $paper }, { $pages } pages
            }
    }

preview-caption = **{ $page }**  { $title }
preview-times = × { $count }
