# As peças no papel: conjuntos, etiquetas, versos.
#
# Variables:
#   caption-set: $name (of a set), $pieces (texts); caption-more: $pieces (text, or the name of a set)
#   alt-labels: $pieces (text), $diameter (number of millimetres)
#   label-page: $kit, $pieces (text), $sheet (text), $page, $pages

caption-set = { $name }: { $pieces }

# Over what had no room on the page before.
caption-more = { $pieces }, continuação

alt-labels = { $pieces }, em etiquetas redondas de { $diameter } mm.

label-page = { $kit } – { $pieces } em { $sheet } – página { $page } de { $pages }

outline-labels = Etiquetas

fold-glue-cut = Dobre aqui, cole, depois corte

alt-backs = Os versos das peças, espelhados na linha de dobra.
