# Wie gedruckt wird: der Kasten auf der ersten Seite, die Schritte für alle anderen Seiten mit einer Übersicht, und
# Wendungen für Seiten und Zeiten.
#
# Variables:
#   page-one, page-range, page-list, page-marked-…: $first, $last, $list (the pages before the last, with commas);
#     all of them nominative or accusative
#   page-of-file: $pages (such a phrase), $file; list-and: $list, $last (texts); time-…: $minutes, $hours, $time (a text)
#   print-turned, print-leaflet-…: $edge (“short” or “long”)
#   print-card, print-card-backs, print-film, print-labels: $what (pages, or the name of a file)
#   print-handouts: $what (pages), $count (of them)
#   print-handouts-…: $what, $first, $second (pages), $count (of sheets), $edge
#   print-labels: $name (of the label sheet), $count (of sheets); print-labels-size: $label-paper, $paper
#   print-leaflet-…: $leaflet-sheets, and of pages $first, $second, $rest, $pages, $top
#   print-meet: $back-offset (the name of the option); print-poster: $poster (the name of a file)
#   assembly-reading: $reading-count, $reading-pages
#   map-page-…: $first, $last, $count (pages); map-page: $numbers (such a phrase), $contents (text); alt-map-page: $page

## Phrases

page-one = Seite { $last }

page-range = die Seiten { $first } bis { $last }

page-list = die Seiten { $list } und { $last }

page-marked-one = die Seite mit der Nummer { $last }

page-marked-range = die Seiten mit den Nummern { $first } bis { $last }

page-marked-list = die Seiten mit den Nummern { $list } und { $last }

page-of-file = { $pages } der Datei { $file }

list-and = { $list } und { $last }

time-minutes = { $minutes } Minuten

time-hours = { $hours } Stunden

time-sets = { $time } für alle Sets

## The box on the first page

assembly-first-title = Drucke diese Seite zuerst

assembly-print-1 = Drucke sie allein, mit der Einstellung „Tatsächliche Größe“ (100 %). Dann miss die beiden Linien: Die obere ist genau 50 mm lang, die untere genau 2 Zoll (50,8 mm).

assembly-print-2 = Stimmt das nicht? Schalte „An Seite anpassen“ aus und drucke noch einmal. Wenn beide stimmen, geht es mit „{ $next }“ weiter.

## The other pages

assembly-print-title = Drucke den Rest

map-page = **{ $numbers }:** { $contents }

map-page-one = { $last }

map-page-range = { $first }–{ $last }

map-page-times = { $count } Seiten von { $first } bis { $last }

map-reading = zum Lesen

map-board = { -board }

map-pieces = Figuren

map-leaflet = Regelheft

map-colour = Seiten mit einem Punkt sind in Farbe am besten. Für alle anderen genügt Schwarz.

alt-map-page = Seite { $page } der Datei im Kleinen

print-turned =
    { $edge ->
        [short] **Stelle den Drucker** auf beidseitigen Druck, gewendet über die kurze Kante („beidseitig: kurze Kante“). Einseitige Blätter haben leere Rückseiten.
       *[long] **Stelle den Drucker** auf beidseitigen Druck, gewendet über die lange Kante („beidseitig: lange Kante“). Einseitige Blätter haben leere Rückseiten.
    }

print-card = **Drucke** { $what } nur einseitig: auf Karton oder auf das, was dein Weg verlangt.

print-card-backs = **Drucke** { $what } auf Karton oder auf das, was dein Weg verlangt.

print-class =
    { $sets ->
        [1] **Drucke** { $what } einseitig auf ein Blatt Karton. Schwarzweiß ist so gut wie Farbe.
       *[other] **Drucke** { $what } einseitig auf Karton: ein Blatt für jedes Paar. Schwarzweiß ist so gut wie Farbe.
    }

print-film = **Drucke** { $what } auf Papier oder dünnen Karton; steif wird alles durch die Folie.

print-labels =
    { $count ->
        [1] **Drucke** { $what } auf normales Papier, halte das Blatt an die Etiketten, wie unter „Runde Etiketten“ beschrieben, und drucke dann auf ein Blatt { $name }.
       *[other] **Drucke** { $what } auf normales Papier, halte die Blätter an die Etiketten, wie unter „Runde Etiketten“ beschrieben, und drucke dann auf { $count } Blätter { $name }.
    }

print-labels-size = Das Papierformat ist dort { $label-paper }, auf allen anderen Seiten { $paper }.

print-leaflet-each =
    { $leaflet-sheets ->
        [1] { $edge ->
                [short] **Drucke das Regelheft** auf beide Seiten eines Blattes Papier: erst { $first }, dann wende das Blatt über die kurze Kante für Seite { $second }. Wenn dein Drucker selbst wendet, wähle „beidseitig: kurze Kante“.
               *[long] **Drucke das Regelheft** auf beide Seiten eines Blattes Papier: erst { $first }, dann wende das Blatt über die lange Kante für Seite { $second }. Wenn dein Drucker selbst wendet, wähle „beidseitig: lange Kante“.
            }
       *[other] { $edge ->
                [short] **Drucke { $leaflets ->
                        [1] das Regelheft
                       *[other] die Regelhefte
                    }** auf beide Seiten von { $leaflet-sheets } Blättern Papier: erst { $first }, dann wende das Blatt über die kurze Kante für Seite { $second }; danach ebenso { $rest }, je zwei auf ein Blatt. Wenn dein Drucker selbst wendet, wähle „beidseitig: kurze Kante“.
               *[long] **Drucke { $leaflets ->
                        [1] das Regelheft
                       *[other] die Regelhefte
                    }** auf beide Seiten von { $leaflet-sheets } Blättern Papier: erst { $first }, dann wende das Blatt über die lange Kante für Seite { $second }; danach ebenso { $rest }, je zwei auf ein Blatt. Wenn dein Drucker selbst wendet, wähle „beidseitig: lange Kante“.
            }
    }

print-leaflet-both =
    { $leaflet-sheets ->
        [1] **Drucke das Regelheft**, { $pages }, auf ein Blatt Papier.
       *[other] **Drucke { $leaflets ->
                [1] das Regelheft
               *[other] die Regelhefte
            }**, { $pages }, auf { $leaflet-sheets } Blätter Papier.
    }

print-handouts =
    { $count ->
        [one] **Drucke { $what }** einseitig auf Papier: Hier wird weder geschnitten noch gefaltet.
       *[other] **Drucke { $what }** jeweils einseitig auf Papier: Hier wird weder geschnitten noch gefaltet.
    }

print-handouts-both =
    { $count ->
        [1] { $edge ->
                [short] **Drucke { $what }** auf beide Seiten eines Blattes Papier, gewendet über die kurze Kante („beidseitig: kurze Kante“). Zwei Blätter tun es auch.
               *[long] **Drucke { $what }** auf beide Seiten eines Blattes Papier, gewendet über die lange Kante („beidseitig: lange Kante“). Zwei Blätter tun es auch.
            }
       *[other] { $edge ->
                [short] **Drucke { $what }** auf beide Seiten von { $count } Blättern Papier, gewendet über die kurze Kante („beidseitig: kurze Kante“). Einseitig geht es auch.
               *[long] **Drucke { $what }** auf beide Seiten von { $count } Blättern Papier, gewendet über die lange Kante („beidseitig: lange Kante“). Einseitig geht es auch.
            }
    }

print-handouts-turned =
    { $count ->
        [1] **Drucke { $what }** auf ein Blatt Papier: Hier wird weder geschnitten noch gefaltet.
       *[other] **Drucke { $what }** auf { $count } Blätter Papier: Hier wird weder geschnitten noch gefaltet.
    }

print-handouts-hand =
    { $count ->
        [1] { $edge ->
                [short] **Drucke { $first }** auf Papier. Wende das Blatt über die kurze Kante, wie eine Buchseite, lege es zurück und drucke { $second } auf die leere Seite.
               *[long] **Drucke { $first }** auf Papier. Wende das Blatt über die lange Kante, wie eine Buchseite, lege es zurück und drucke { $second } auf die leere Seite.
            }
       *[other] { $edge ->
                [short] **Drucke { $first }** auf Papier. Wende jedes Blatt über die kurze Kante, wie eine Buchseite, lege alle in derselben Reihenfolge zurück und drucke { $second } auf die leeren Seiten.
               *[long] **Drucke { $first }** auf Papier. Wende jedes Blatt über die lange Kante, wie eine Buchseite, lege alle in derselben Reihenfolge zurück und drucke { $second } auf die leeren Seiten.
            }
    }

print-leaflet-turned =
    { $edge ->
        [short] **Drucke { $leaflets ->
                [1] das Regelheft
               *[other] die Regelhefte
            }**, { $pages }, beidseitig auf Papier, gewendet über die kurze Kante („beidseitig: kurze Kante“).
       *[long] **Drucke { $leaflets ->
                [1] das Regelheft
               *[other] die Regelhefte
            }**, { $pages }, beidseitig auf Papier, gewendet über die lange Kante („beidseitig: lange Kante“).
    }

print-leaflet-hand =
    { $leaflet-sheets ->
        [1] { $edge ->
                [short] **Drucke das Regelheft** auf beide Seiten eines Blattes Papier: zuerst { $first }. Wende das Blatt über die kurze Kante, wie eine Buchseite, und lege es zurück, damit die leere Seite bedruckt wird; dann drucke { $second }.
               *[long] **Drucke das Regelheft** auf beide Seiten eines Blattes Papier: zuerst { $first }. Wende das Blatt über die lange Kante, wie eine Buchseite, und lege es zurück, damit die leere Seite bedruckt wird; dann drucke { $second }.
            }
       *[other] { $edge ->
                [short] **Drucke { $leaflets ->
                        [1] das Regelheft
                       *[other] die Regelhefte
                    }** auf beide Seiten von { $leaflet-sheets } Blättern Papier: zuerst { $first }. Wende jedes über die kurze Kante, wie eine Buchseite, und lege alle in derselben Reihenfolge zurück, sodass die Rückseite von Seite { $top } zuerst bedruckt wird; dann drucke { $second }.
               *[long] **Drucke { $leaflets ->
                        [1] das Regelheft
                       *[other] die Regelhefte
                    }** auf beide Seiten von { $leaflet-sheets } Blättern Papier: zuerst { $first }. Wende jedes über die lange Kante, wie eine Buchseite, und lege alle in derselben Reihenfolge zurück, sodass die Rückseite von Seite { $top } zuerst bedruckt wird; dann drucke { $second }.
            }
    }

# Second sides that a printer turns over the other edge are upside down in the file; $back-offset (the name of the option).
print-on-heads = Manche zweiten Seiten stehen in der Datei auf dem Kopf, damit sie richtig herum gedruckt werden. { $back-offset } verschiebt sie so, wie du sie dort siehst: Liest du die gedruckte Seite, ist rechts dann links und unten oben.

print-meet = Ein Kreuz oben auf einem Schmierblatt zeigt, wie herum dein Drucker es einzieht. Wenn die beiden Seiten nicht übereinanderliegen, miss den Abstand und mache die Datei neu mit { $back-offset }: 1mm,-2mm verschiebt zweite Seiten um 1 mm nach rechts und 2 mm nach oben.

print-poster = **Lass { -the-board(case: "accusative") } drucken**: „{ START(-the-board) } aus der Druckerei“ sagt, wie.

assembly-reading =
    { $reading-count ->
        [1] Diese Seite ist zum Lesen; normales Papier genügt.
       *[other] Für { $reading-pages } genügt normales Papier: Dort wird nur gelesen.
    }

# Options of the program, as they are typed.
option-back-offset = --back-offset
option-nudge = --nudge
