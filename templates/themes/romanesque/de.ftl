# Theme Romanesque: a floor of stones, about 1130.
#
# The terms here replace those of text/de/terms.ftl.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne or marked corners.

-king =
    { $case ->
       *[nominative] König
        [genitive] Königs
    }
    .gender = masculine

-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] Verteidiger
            [genitive] Verteidigers
        }
        [other] { $case ->
           *[nominative] Verteidiger
            [dative] Verteidigern
        }
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] Angreifer
            [genitive] Angreifers
        }
        [other] { $case ->
           *[nominative] Angreifer
            [dative] Angreifern
        }
    }
    .gender = masculine

-man =
    { $number ->
       *[one] { $case ->
           *[nominative] Stein
            [genitive] Steins
        }
        [other] { $case ->
           *[nominative] Steine
            [dative] Steinen
        }
    }
    .gender = masculine

-throne =
    { $case ->
       *[nominative] Thron
        [genitive] Throns
    }
    .gender = masculine

-on-throne = auf { -the-throne(case: "dative") }

-onto-throne = auf { -the-throne(case: "accusative") }

-on-it = darauf

-corner =
    { $number ->
       *[one] Eckburg
        [other] Eckburgen
    }
    .gender = feminine

-board =
    { $case ->
       *[nominative] Brett
        [genitive] Bretts
    }
    .gender = neuter

theme-subtitle = Ein Boden aus Steinen, um 1130

theme-tagline = Ein König, zwei Seiten und Steine für einen Winter

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } führen spitze Langschilde auf Weiß mit rotem Rand, { -the-attacker(number: "other") } Schwerter auf Schwarz, Dunkelgrün und Dunkelrot. Am größten ist { -the-king }: ein gekrönter Kopf in einem roten Feld mit acht Bögen.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } führen spitze Langschilde in rotem Rand, { -the-attacker(number: "other") } Schwerter in schwarzem Rand. Am größten ist { -the-king }: ein gekrönter Kopf in einem Feld mit acht Bögen.

theme-sides-outline = { START(-the-defender(number: "other")) } führen spitze Langschilde, { -the-attacker(number: "other") } Schwerter in einem unterbrochenen Ring. Am größten ist { -the-king }: ein gekrönter Kopf in einem Feld mit acht Bögen. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind hell und führen spitze Langschilde, { -the-attacker(number: "other") } dunkel und führen Schwerter. Am größten ist { -the-king }: ein gekrönter Kopf in einem Feld mit acht Bögen.

theme-story-title = Die übrigen Steine

theme-story-1 =
    Zu Martini sollte der Boden fertig sein, und er ist es. Den ganzen Sommer ist der Mosaikleger auf Knien durch den Gästesaal der Priorei gekrochen und hat einen Hirsch gelegt, einen Löwen, einen Greifen und einen Elefanten, den er auf Treu und Glauben hinnehmen musste. Dann kommt der Frost zu früh. Mörtel bindet nicht mehr; der Pass ist zu; sein Maultier steht im Stall und frisst. Er hat nichts mehr zu tun, und dafür einen ganzen Korb übriger Steine.

theme-story-2 =
    Derselbe Schnee hält eine Dame von der Burg oben im Tal fest und einen Pilger von den Inseln im Norden, der einen langen Weg hinter sich hat. Er sieht zu, wie der Handwerker seinen Korb sortiert, Schwarz zu Schwarz und Weiß zu Weiß, und beginnt zu lächeln. „Meine Großmutter hatte dieses Spiel“, sagt er. Mit Holzkohle teilt er eine Bank in Felder. In die Mitte setzt er einen roten Stein, um ihn { $defenders ->
        [4] vier
        [8] acht
        [10] zehn
        [12] zwölf
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
       *[other] { $defenders }
    } weiße und gegen sie { $attackers ->
        [8] acht
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
        [32] zweiunddreißig
        [40] vierzig
        [48] achtundvierzig
       *[other] { $attackers }
    } schwarze. „Schilde“, sagt er. „Schwerter. Und wer das ist, könnt ihr euch denken.“

theme-story-3 =
    Die Dame spielt Schach; ihr Bruder hat es aus Spanien mitgebracht und bereut es seither. Sie sucht nach dem anderen König. „Es gibt nur den einen“, sagt der Pilger. „Einer von uns muss ihn hinausbringen. Der andere muss dafür sorgen, dass er bleibt.“ Sie spielen bei einer Lampe und dann bei zweien. Der Pförtner kommt, um sie ins Bett zu schicken, und setzt sich dazu. Ob sie in jener Nacht die letzte Lücke schloss oder er noch hindurchschlüpfte, darüber wurden sich die Klosterbrüder nie einig. Aber im Frühling, als der Mörtel wieder band, bezahlte sie noch einen Boden und bat, ihn in Feldern zu legen.

theme-story-4 =
    Keine Chronik weiß von dieser Priorei, ihrer Dame oder ihrem Pilger: Sie sind erfunden. Das Übrige ist näher an der Wahrheit. Löwen, Greife und Elefanten wurden in jenem Jahrhundert in der Provence und in Italien aus Stein in Kirchenböden gelegt. Damals rühmte sich auch Jarl Rögnvald von Orkney seiner Kunst im Tafl und segelte nach Jerusalem. Aber das Schach war in der Gegenrichtung unterwegs, und Saal um Saal wich ihm das alte Spiel. Die Könige von der Insel Lewis, die mit dem Schwert auf den Knien dasitzen, wurden sehr wahrscheinlich noch in jenem Jahrhundert geschnitzt, und fürs Schach. Der mit den Schilden musste auf dich warten.

# What the symbols in the figures of the rules show.
figure-symbols = Eine Krone: { -the-king }; ein Langschild: { -defender(number: "other") }; ein Schwert: { -attacker(number: "other") }.
figure-commanders = Gekreuzte Schwerter: { -commander(number: "other") }.
figure-knights = Ein Schild vor gekreuzten Lanzen: { -knight(number: "other") }.
