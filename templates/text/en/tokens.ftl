# The pieces on paper: sets, labels, backs.
#
# Variables:
#   caption-set: $name (of a set), $pieces (texts); caption-more: $pieces (text, or the name of a set)
#   alt-labels: $pieces (text), $diameter (number of millimetres)
#   label-page: $kit, $pieces (text), $sheet (text), $page, $pages

caption-set = { $name }: { $pieces }

# Over what had no room on the page before.
caption-more = { $pieces }, continued

alt-labels = { $pieces }, on round labels of { $diameter } mm.

label-page = { $kit } – { $pieces } on { $sheet } – page { $page } of { $pages }

outline-labels = Labels

fold-glue-cut = Fold here, glue, then cut

alt-backs = The backs of the pieces, mirrored at the line to fold along.
