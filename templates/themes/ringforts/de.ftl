# Theme Ring Fortresses: Denmark about the year 980.
#
# The terms here replace those of text/de/terms.ftl. The great fort is “Hauptburg”, one word, so that no adjective has to be
# declined.
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

-throne = Hauptburg
    .gender = feminine

-on-throne = in { -the-throne(case: "dative") }

-onto-throne = in { -the-throne(case: "accusative") }

-on-it = darin

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

theme-subtitle = Dänemark, um das Jahr 980

theme-tagline = Ein König, ein Maß und Ringe aus Grassoden und Eiche

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } tragen helle Schilde, geviertelt wie ihre Burgen; { -the-attacker(number: "other") } dunkelgrüne mit Schlangen und Spiralen. Der größte gehört { -the-king(case: "dative") }: ein vergoldetes Tier auf Rot.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } tragen geviertelte Schilde mit rotbraunem Rand; { -the-attacker(number: "other") } tragen Schilde mit dunkelgrünem Rand, auf denen sich Schlangen und Spiralen um den Buckel winden. Der größte, mit einem Tier, gehört { -the-king(case: "dative") }.

theme-sides-outline = { START(-the-defender(number: "other")) } tragen geviertelte Schilde; auf denen { -the-attacker(number: "other", case: "genitive") } winden sich Schlangen und Spiralen um den Buckel. Der größte, mit einem Tier, gehört { -the-king(case: "dative") }. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } tragen helle Schilde, geviertelt wie ihre Burgen; { -the-attacker(number: "other") } dunkle, auf denen sich Schlangen und Spiralen um den Buckel winden. Der größte, mit einem Tier in einem Kranz aus Perlen, gehört { -the-king(case: "dative") }.

theme-story-title = Ein einziges Maß

theme-story-1 =
    Der Hauptmann des Königs trägt die ganze Burg auf der Schulter: eine Rolle Seil, mit einem Knoten nach jedem Fuß. Einen Pflock einschlagen, wo die Straßen sich kreuzen sollen; das Seil straffen; gehen. Wo die Knoten enden, soll der Wall stehen, ein voller Kreis. Dann vier Tore, und in jedem Viertel Häuser, vier um einen Hof, die langen Wände gebaucht wie umgedrehte Schiffe. „Wie haben sie es bei den anderen gemacht?“, fragt der Schmied. „Mit diesem Seil“, sagt der Hauptmann.

theme-story-2 =
    Das war im Frühling. Ganze Eichenwälder sind in den Wällen verschwunden. Jetzt ist die Gerste geschnitten, die Tore hängen, und König Harald ist über die lange Brücke gekommen, um zu sehen, was sein Wort gebaut hat. { $defenders ->
        [12] Zwölf
        [8] Acht
        [16] Sechzehn
        [24] Vierundzwanzig
       *[other] { $defenders }
    } erlesene Krieger gehen mit ihm, helle Schilde auf dem Rücken. Ihm gefällt, dass die Tür, wo er in seinem Land auch schläft, immer da sein wird, wo er sie erwartet.

theme-story-3 =
    Am dritten Abend bewegt sich das Heidekraut. Von der Heide her und vom Fjord herauf, wo mittags noch kein Schiff lag, kommen sie und schlagen auf allen Seiten ihre Zelte auf: { $attackers ->
        [24] vierundzwanzig
        [16] sechzehn
        [32] zweiunddreißig
        [48] achtundvierzig
       *[other] { $attackers }
    } dunkle Schilde quer über jede Straße. Ein runder Wall hat keine schwache Ecke, und eine Hintertür hat er auch nicht. „Er hält sie draußen“, sagt der König und nimmt den Helm vom Haken. „Forttragen wird er uns nicht. Wir gehen, solange es hell ist.“

theme-story-4 =
    Der Abend ist erfunden; die Ringe sind echt. Trelleborg, Fyrkat, Aggersborg, Nonnebakken und Borgring folgen alle einem strengen Plan, und Jahresringe weisen auf etwa 975 bis 981, die letzten Jahre Harald Blauzahns. Dasselbe sagen die Eichen der Brücke von Ravning. Kaum eine Generation später standen alle leer. Waren es Kasernen, Sitze der Steuereintreiber, ein Zaum für die Dänen? Sicher weiß das niemand. Wähle deine Seite { -the-board(case: "genitive") }.

# What the symbols in the figures of the rules show.
figure-symbols = Ein Tierkopf: { -the-king }; vier Viertel: { -defender(number: "other") }; eine Spirale: { -attacker(number: "other") }.
figure-commanders = Eine Axt: { -commander(number: "other") }.
figure-knights = Ein Schwert: { -knight(number: "other") }.
