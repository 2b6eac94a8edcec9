# Whole sheets that are not cut.
#
# Variables:
#   handout-page: $kit, $what (texts), $page, $pages

handout-page = { $kit } · { $what } · page { $page } of { $pages }
