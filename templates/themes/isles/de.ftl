# Theme The Isles: wool and sea birds of Shetland, for any game of the family.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted); $look is the game's id where it has a dress.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [ard-ri-7] Nacht auf den Klippen
        [scottish-7] Heide, Dämmerung und ein Adler
        [magpie-7] Schnee und eine Elster
       *[other] Wolle, Wind und Flügel
    }

theme-tagline = Weiße Vögel, dunkle Vögel und ein König auf der Klippe

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } sind weiße Vögel in einem blauen Ring und sehen nach rechts; { -the-attacker(number: "other") } sind dunkle Vögel in einem schwarzen Ring und sehen nach links. Am größten ist { -the-king }, { $look ->
        [ard-ri-7] ein gekrönter Widder auf Blau.
        [scottish-7] ein gekrönter Adler auf Lila.
        [magpie-7] eine gekrönte Elster auf Blau.
       *[other] ein gekrönter Papageitaucher in einem roten Ring.
    }

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } sind Vögel in einem blauen Ring und sehen nach rechts; { -the-attacker(number: "other") } sind Vögel in einem schwarzen Ring und sehen nach links. Am größten ist { -the-king }, mit einer Krone.

theme-sides-outline = { START(-the-defender(number: "other")) } sehen nach rechts, in einem glatten Ring; { -the-attacker(number: "other") } sehen nach links, in einem dunklen Ring mit Stichen. Am größten ist { -the-king }, mit einer Krone. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind weiße Vögel auf hellen Scheiben und sehen nach rechts; { -the-attacker(number: "other") } sind schwarze Vögel in einem schwarzen Ring und sehen nach links. Am größten ist { -the-king }, mit einer Krone.

theme-story-title = Maschen anschlagen

theme-story-1 = { $look ->
        [ard-ri-7] Auf dem alten Turm, auf dem obersten Stein, stand ein Widder und wollte nicht herunter. Er hatte Hörner wie zwei Taurollen und das Benehmen eines Hochkönigs. Ruth sollte ihn heimholen, und der Wind war mitgekommen und hatte ihr Brett genommen: hob es von der Mauer, drehte es zweimal in der Luft und ließ es ins Meer fallen. Der Widder sah ihm nach. „Du kannst doch stricken“, schien er zu sagen. „Dann strick.“
        [scottish-7] Drüben über dem Wasser, wo die Hügel im August lila sind, saß ein Adler auf einem Pfahl und sah aus, als gehöre ihm das Land. Ruth hatte ihr Brett im Boot mitgebracht und in die Heide gelegt, und der Wind hatte es genommen: hob es hoch, drehte es zweimal in der Luft und ließ es ins Meer fallen. Der Adler blinzelte nicht einmal. Ruth hatte vier Farben Wolle in der Tasche. Sie setzte sich in den Windschatten und schlug Maschen an.
        [magpie-7] Mit dem Boot kam eine Elster herüber, und noch nie hatte jemand auf der Insel eine Elster gesehen. Sie ging umher wie eine, die das alles gekauft hat. Sie drehte einen Löffel um. Sie drehte auch das Brett auf der Mauer um, und den Rest tat der Wind: Er hob es hoch und ließ es ins Meer fallen. „Eine Elster allein bringt Kummer“, sagte Ruths Großmutter. Ruth sah den Vogel an, schwarz und weiß, mit einem Schimmer von Blau. Dann schlug sie Maschen an.
       *[other] An einem Dienstag holte sich der Wind das Brett. Er hob es von der Mauer, auf der das Spiel halb gespielt stand, drehte es zweimal in der Luft und ließ es mit allen Steinen ins Meer fallen. Ruth stand mit nassem Gesicht auf der Klippe. Auf dieser Insel der Shetlands wächst kein Baum; für ein neues fehlte das Holz. Aber Schafe gab es, weiße und rehbraune und graue und fast schwarze. „Na dann“, sagte ihre Großmutter und hielt ihr die Nadeln hin. „Schlag an.“
    }

theme-story-2 =
    Es dauerte die dunkle Hälfte des Jahres. Fast jeden Abend kam ein Feld von den Nadeln, und Ruth nähte sie am Feuer aneinander. Für die Ringe und den Rand färbte sie: { $look ->
        [ard-ri-7] Indigo für Blau, und für Gelb eine Flechte von den Felsen, die
        [scottish-7] Lila und Grün, und in einem der Töpfe war eine Flechte, die
        [magpie-7] Indigo für Blau, in einem Topf, der
       *[other] Krapp für Rot, Indigo für Blau, und für Gelb eine Flechte von den Felsen, die
    } so stank, dass der Hund auszog. Ein Band aus O und X und wieder O. Die Steine schnitt sie aus Filz. Soldaten hatten es werden sollen, aber das Fenster ging auf die Klippe, und was sie sah, kam unter die Schere. { $defenders ->
        [4] Vier
        [8] Acht
        [10] Zehn
        [12] Zwölf
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
       *[other] { $defenders }
    } weiße Vögel für die eine Seite. { $attackers ->
        [8] Acht
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
        [32] Zweiunddreißig
        [40] Vierzig
        [48] Achtundvierzig
       *[other] { $attackers }
    } dunkle für die andere. Und einer mit Krone, in der Mitte, denn jemand muss ja das Sagen haben.

theme-story-3 =
    Am ersten stillen Tag im Frühling legten sie das Ganze ins Gras, mit einem Stein auf jeder Ecke. Die Großmutter nahm die dunklen Vögel, wie immer. Draußen waren auch die echten dabei: Die weißen drängten sich auf ihren Simsen, die schwarzen kamen mit schwerem Flügelschlag vom Meer herein, und alle schrien. „Wer gewinnt?“, fragte Ruth. Die Großmutter sah zur Klippe hinauf und dann auf die Wolle. „Das machen sie, seit es Klippen gibt“, sagte sie. „Dein König ist noch in der Mitte. Meine wollen ihn dort haben, und er will hinaus. Achte auf die Ränder.“

theme-story-4 =
    Ist das wahr? Ruth und ihre Decke sind erfunden. So ein Brett aus Wolle kennt niemand; die gemusterten Strickbänder, die nach der Insel Fair Isle heißen, sind kaum zweihundert Jahre alt, und das Spiel ist gut tausend Jahre älter. Aber in Stein geritzte Bretter kamen auf Orkney wirklich ans Licht, der Turm von Mousa steht seit zweitausend Jahren, auf Fetlar brüteten von 1967 an einige Sommer lang wirklich Schneeeulen, und 2008 trafen sich dort Menschen zu einer Weltmeisterschaft in so einem Spiel. Der Wind ist auch wahr. Leg einen Stein auf jede Ecke.

# What the symbols in the figures of the rules show.
figure-symbols = Eine Krone: { -the-king }; ein heller Vogel: { -defender(number: "other") }; ein dunkler Vogel: { -attacker(number: "other") }.
figure-commanders = Ein Adler: { -commander(number: "other") }.
figure-knights = Ein Hufeisen: { -a-knight }.
