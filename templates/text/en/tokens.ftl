# The pieces on paper: sets, labels, backs.
#
# Variables:
#   caption-set: $set, $pieces (text)
#   alt-labels: $pieces (text), $diameter (number of millimetres)
#   label-page: $kit, $pieces (text), $sheet (text), $page, $pages

caption-set = Set { $set }: { $pieces }

alt-labels = { $pieces }, on round labels of { $diameter } mm.

label-page = { $kit } – { $pieces } on { $sheet } – page { $page } of { $pages }

outline-labels = Labels

alt-backs = The backs of the pieces, mirrored at the line to fold along.
