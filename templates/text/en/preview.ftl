# The picture of all pages.
#
# Variables:
#   preview-about: $paper (text), $pages
#   preview-caption: $page, $title (text)

preview-about =
    { $pages ->
        [one] { $paper }, 1 page
       *[other] { $paper }, { $pages } pages
    }

preview-caption = **{ $page }**  { $title }
