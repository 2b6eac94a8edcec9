# Folhas inteiras, que não se cortam.
#
# Variables:
#   handout-page: $kit, $what (texts), $page, $pages
#   handout-of-set: $name (of the set), $page (handout-page); texts

handout-page = { $kit } · { $what } · página { $page } de { $pages }

handout-of-set = { $name } · { $page }
