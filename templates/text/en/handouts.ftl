# Whole sheets that are not cut.
#
# Variables:
#   handout-page: $kit, $what (texts), $page, $pages
#   handout-of-set: $name (of the set), $page (handout-page); texts

handout-page = { $kit } · { $what } · page { $page } of { $pages }

handout-of-set = { $name } · { $page }
