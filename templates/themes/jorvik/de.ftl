# Theme Jorvik: York in the year 954.
#
# The terms here replace those of text/de/terms.ftl.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

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
           *[nominative] Krieger
            [genitive] Kriegers
        }
        [other] { $case ->
           *[nominative] Krieger
            [dative] Kriegern
        }
    }
    .gender = masculine

-throne = Halle
    .gender = feminine

-on-throne = in { -the-throne(case: "dative") }

-onto-throne = in { -the-throne(case: "accusative") }

-on-it = darin

-corner =
    { $number ->
       *[one] { $case ->
           *[nominative] Eckturm
            [genitive] Eckturms
        }
        [other] { $case ->
           *[nominative] Ecktürme
            [dative] Ecktürmen
        }
    }
    .gender = masculine

-board =
    { $case ->
       *[nominative] Brett
        [genitive] Bretts
    }
    .gender = neuter

theme-subtitle = York im Jahr 954

theme-tagline = Ein König, eine Stadt und vier Straßen hinaus

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } tragen helle Schilde in Creme, Rot und Ocker, mit Balken, Vierteln und Ringen bemalt; { -the-attacker(number: "other") } dunkle in Waidblau, Schwarz und Gelb, mit Wirbeln bemalt. Kaum zwei Schilde in einer Reihe sind gleich. Die Figur { -the-king(case: "genitive") } ist die größte: ein goldener Pfennig mit einem Schwert.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } tragen Schilde mit Balken, Vierteln und Ringen und mit rotem Rand; { -the-attacker(number: "other") } Schilde mit Wirbeln und blauem Rand; die Figur { -the-king(case: "genitive") } ist die größte, ein Pfennig mit einem Schwert.

theme-sides-outline = { START(-the-defender(number: "other")) } tragen Schilde mit Balken, Vierteln und Ringen, { -the-attacker(number: "other") } Schilde mit Wirbeln und mit Klammern um den Rand; die Figur { -the-king(case: "genitive") } ist die größte, ein Pfennig mit einem Schwert. Male sie aus: ein Heer hell, das andere dunkel, und keine zwei Schilde müssen gleich sein.

theme-sides-grey = { START(-the-defender(number: "other")) } tragen helle Schilde mit Balken, Vierteln und Ringen, { -the-attacker(number: "other") } dunkle mit Wirbeln; die Figur { -the-king(case: "genitive") } ist die größte, ein Pfennig mit einem Schwert.

theme-story-title = Morgengrauen über Jorvik

theme-story-1 =
    Nebel liegt auf Ouse und Foss, und die Stadt, in der sie sich treffen, ist zu still. Kein Karren knarrt durch Coppergate; kein Webstuhl klappert; kein Hammer klingt. Über Nacht haben sich die Straßen mit Männern gefüllt. Von der Tür seiner Halle aus sieht König Eirik zu, wie die Sonne sie findet, Lager um Lager, auf dem zertretenen Sand jenseits der Äcker: { $attackers ->
        [24] vierundzwanzig
       *[other] { $attackers }
    } dunkle Schilde, schwarz und waidblau, jeder mit seinem gelben Wirbel, im Norden und im Süden, im Osten und im Westen.

theme-story-2 =
    Um die Halle stehen die, die nicht davongelaufen sind. { $defenders ->
        [12] Zwölf Gefährten, zwölf
       *[other] Seine Gefährten, { $defenders }
    } helle Schilde, zweigeteilt und gestreift in Rot und Ocker, und nicht einer davon ist neu. Sie sind mit ihm durch schlimmeres Wetter gerudert als dieses und haben schlimmere Lieder gesungen. Aber die alten römischen Mauern sind lang, und seine Leute sind wenige. „Dann halten wir eben die Mauern nicht“, sagt der König. Er dreht einen Pfennig zwischen den Fingern: sein eigener Name in einem Kranz von Buchstaben, und in der Mitte ein Schwert. „Die Stadt ist verloren. Ihr König muss es nicht sein.“ Jenseits der Äcker wartet, wohin er auch ausbricht, ein schnelles Pferd oder ein dunkler Fluss, und am Ende das Meer.

theme-story-3 =
    Draußen auf der Heide haben sie geschworen, dass er es nie erreicht. Sie brauchen keine große Schlacht, nur Geduld. Die Straßen sperren. Die Brücken bewachen. Keine Lücke lassen, durch die ein einzelner Mann schlüpfen könnte. Den Ring enger ziehen, Haus um Haus, bis er sich umdreht und auf jeder Seite einen dunklen Schild vor sich hat.

theme-story-4 =
    War es so? Nein: Das ist eine Geschichte, erfunden für dieses Spiel. Einen König Eirik gab es, und die Leute von Northumbria haben ihn 954 wirklich vertrieben; die *Angelsächsische Chronik* widmet dem eine einzige Zeile und sagt nicht, wie er ging. Die Flüsse, die römischen Mauern und die schmalen Grundstücke von Coppergate sind echt, und der Pfennig ist es auch: Er zeigt ein Schwert und kein Bildnis. Die Schilde sind jenen nachgemalt, die man beim Schiff von Gokstad in Norwegen fand. Die Belagerung bleibt dir überlassen. Wähle deine Seite { -the-board(case: "genitive") } und spiel, bis der Nebel sich hebt.

# What the symbols in the figures of the rules show.
figure-symbols = Ein Schwert: { -the-king }; Hälften: { -defender(number: "other") }; ein Wirbel: { -attacker(number: "other") }.
figure-commanders = Gekreuzte Äxte: { -commander(number: "other") }.
figure-knights = Gekreuzte Schwerter: { -a-knight }.
