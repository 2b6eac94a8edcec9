# Die Figuren auf dem Papier: Sets, Etiketten, Rückseiten.
#
# Variables:
#   caption-set: $name (of a set), $pieces (texts); caption-more: $pieces (text, or the name of a set)
#   alt-labels: $pieces (text), $diameter (number of millimetres)
#   label-page: $kit, $pieces (text), $sheet (text), $page, $pages

caption-set = { $name }: { $pieces }

# Over what had no room on the page before.
caption-more = { $pieces }, Fortsetzung

alt-labels = { $pieces }, auf runden Etiketten von { $diameter } mm.

label-page = { $kit } – { $pieces } auf { $sheet } – Seite { $page } von { $pages }

outline-labels = Etiketten

fold-glue-cut = Hier falten, kleben, dann schneiden

alt-backs = Die Rückseiten der Figuren, an der Falzlinie gespiegelt.
