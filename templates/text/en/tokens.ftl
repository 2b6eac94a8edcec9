# The pieces on paper: sets, labels, backs.
#
# Variables:
#   caption-set: $set, $pieces (text); caption-more: $pieces (text); caption-more-of-set: $set
#   alt-labels: $pieces (text), $diameter (number of millimetres)
#   label-page: $kit, $pieces (text), $sheet (text), $page, $pages

caption-set = Set { $set }: { $pieces }

# Over what had no room on the page before.
caption-more = { $pieces }, continued

caption-more-of-set = Set { $set }, continued

alt-labels = { $pieces }, on round labels of { $diameter } mm.

label-page = { $kit } – { $pieces } on { $sheet } – page { $page } of { $pages }

outline-labels = Labels

fold-glue-cut = Fold here, glue, then cut

alt-backs = The backs of the pieces, mirrored at the line to fold along.
