# Theme Longships: a broad cargo ship off the coasts, escorts around it, pirates around them.
#
# The terms here replace those of text/de/terms.ftl. The merchant stands for his ship, and “Begleiter” for the ships that
# sail with him: neighbours, not warships. A ship lies “am Ankerplatz”, and so the throne has words of its own for where.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king =
    { $case ->
       *[nominative] Kaufmann
        [genitive] Kaufmanns
    }
    .gender = masculine

-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] Begleiter
            [genitive] Begleiters
        }
        [other] { $case ->
           *[nominative] Begleiter
            [dative] Begleitern
        }
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] Seeräuber
            [genitive] Seeräubers
        }
        [other] { $case ->
           *[nominative] Seeräuber
            [dative] Seeräubern
        }
    }
    .gender = masculine

-man =
    { $number ->
       *[one] { $case ->
           *[nominative] Schiff
            [genitive] Schiffs
        }
        [other] { $case ->
           *[nominative] Schiffe
            [dative] Schiffen
        }
    }
    .gender = neuter

-knight =
    { $number ->
       *[one] { $case ->
           *[nominative] Wachschiff
            [genitive] Wachschiffs
        }
        [other] { $case ->
           *[nominative] Wachschiffe
            [dative] Wachschiffen
        }
    }
    .gender = neuter

-commander =
    { $number ->
       *[one] { $case ->
           *[nominative] Häuptling
            [genitive] Häuptlings
        }
        [other] { $case ->
           *[nominative] Häuptlinge
            [dative] Häuptlingen
        }
    }
    .gender = masculine

-throne =
    { $case ->
       *[nominative] Ankerplatz
        [genitive] Ankerplatzes
    }
    .gender = masculine

-on-throne = am { -throne(case: "dative") }

-onto-throne = an { -the-throne(case: "accusative") }

-on-it = dort

-corner =
    { $number ->
       *[one] { $case ->
           *[nominative] Hafen
            [genitive] Hafens
        }
        [other] Häfen
    }
    .gender = masculine

-camp =
    { $number ->
       *[one] { $case ->
           *[nominative] Schlupfwinkel
            [genitive] Schlupfwinkels
        }
        [other] { $case ->
           *[nominative] Schlupfwinkel
            [dative] Schlupfwinkeln
        }
    }
    .gender = masculine

-board =
    { $case ->
       *[nominative] Brett
        [genitive] Bretts
    }
    .gender = neuter

theme-subtitle = Vor den Küsten, zur Zeit der Segel und Ruder

theme-tagline = Ein breites Schiff, viele Drachen und ein weiter Weg an Land

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind helle Scheiben: kleine Handelsschiffe unter weißen Segeln mit blauen oder goldenen Mustern; { -the-attacker(number: "other") } dunkle: schlanke Schiffe mit Drachenkopf und vielen Rudern. Die Scheibe { -the-king(case: "genitive") } ist die größte: ein breites Schiff auf Gold.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben einen doppelten blauen Rand um ein kleines Handelsschiff unter Segel, { -the-attacker(number: "other") } einen schwarzen Rand um ein schlankes Schiff mit Drachenkopf und vielen Rudern. Die Scheibe { -the-king(case: "genitive") } ist die größte, mit rotem Rand und einem breiten Schiff, das Ballen geladen hat.

theme-sides-outline = { START(-the-defender(number: "other")) } sind kleine Handelsschiffe mit einem Steuerruder, { -the-attacker(number: "other") } schlanke Schiffe mit Drachenkopf und vielen Rudern. Die Scheibe { -the-king(case: "genitive") } ist die größte: ein breites Schiff, das Ballen geladen hat. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind helle Scheiben: kleine Handelsschiffe unter Segel; { -the-attacker(number: "other") } dunkle: schlanke Schiffe mit Drachenkopf und vielen Rudern. Die Scheibe { -the-king(case: "genitive") } ist die größte: ein breites Schiff, das Ballen geladen hat.

theme-story-title = Wenn der Nebel sich hebt

theme-story-1 =
    Der Nebel hebt sich im falschen Augenblick. Vor einer Stunde verbarg er noch alles. Jetzt ist die Sonne durch, und die See liegt blau und hellwach da, mit einem breiten, langsamen Schiff mittendrin. Es liegt tief. In seinem Bauch sind Mühlsteine und Wein vom Rhein, Taue aus Walrosshaut, Wachs und Wolle: die Arbeit eines ganzen Hafens in einem Jahr, verstaut unter Ochsenhäuten. Der Kaufmann, der dafür geradesteht, lehnt an der Reling und zählt die Segel um sich her. { $defenders ->
        [4] Vier
        [8] Acht
        [10] Zehn
        [12] Zwölf
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
       *[other] { $defenders }
    }. Das stimmt; das sind seine. Dann sieht er, dass da noch andere sind.

theme-story-2 =
    { $attackers ->
        [8] Acht
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
        [32] Zweiunddreißig
        [40] Vierzig
        [48] Achtundvierzig
       *[other] Ganze { $attackers }
    } sind es, voraus, achteraus und auf beiden Seiten: die Segel rot und golden, und mehr Ruder, als jemand braucht, der ehrliche Geschäfte macht. Und niemand schnitzt einen Drachen für ein Schiff, das Käse fährt. „Die sind die ganze Nacht gerudert“, sagt der Steuermann. „Die werden müde sein.“ „Dann werden sie ihren Lohn wollen“, sagt der Kaufmann.

theme-story-3 =
    Seine Begleiter sind keine Kriegsschiffe. Es sind Nachbarn: ein Vetter mit Stockfisch, zwei Brüder mit Wetzsteinen, der Sohn einer Witwe auf seiner ersten Fahrt. Sie haben ihre Segel bemalt, um sich im Dunst zu erkennen, und daheim beim letzten Bier geschworen, beieinanderzubleiben. Jetzt müssen sie ausschwärmen und Platz schaffen. Ein Schiff unter Segel braucht eine einzige freie Bahn, mehr nicht. Die Seeräuber wissen das auch. Sie werden eine Bahn nach der anderen schließen, bis kein Kurs mehr frei ist.

theme-story-4 =
    Diese Fahrt ist erfunden, und die Seekarte mit ihren Untieren auch. Die Schiffe sind echt: Breite Handelsschiffe und schlanke Langschiffe liegen Seite an Seite im Museum von Roskilde, gehoben aus dem Fjord, in dem man sie einst versenkt hatte, um ihn zu sperren. Echt sind auch die Seeräuber. Als um 830 der Mönch Ansgar nach Birka segelte, fielen sie über die Kaufleute her, die ihn mitgenommen hatten; die verloren ihre Schiffe und alles, was sie hatten, und retteten sich mit knapper Not zu Fuß an Land. Vielleicht gelingt es dir besser.

# What the symbols in the figures of the rules show.
figure-symbols = Ein Schiff mit gestreiftem Segel: { -the-king }; ein Segel in zwei Hälften auf heller Scheibe: { -defender(number: "other") }; ein Drachenkopf auf dunkler: { -attacker(number: "other") }.
figure-commanders = Ein Stern auf dunkler Scheibe: { -commander(number: "other") }.
figure-knights = Ein Stern auf heller Scheibe: { -the-knight }.
