# Ganze Blätter, die nicht geschnitten werden.
#
# Variables:
#   handout-page: $kit, $what (texts), $page, $pages
#   handout-of-set: $name (of the set), $page (handout-page); texts

handout-page = { $kit } · { $what } · Seite { $page } von { $pages }

handout-of-set = { $name } · { $page }
