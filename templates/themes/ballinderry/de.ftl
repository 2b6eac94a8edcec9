# Theme Ballinderry: a lake in Ireland in the tenth century, for any game of the family.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game whose dress it is).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [brandub-7-walker] Blaues Email aus einem See in Irland
        [brandub-7-weak-king] Rotes Email aus einem See in Irland
       *[other] Ein See in Irland, vor tausend Jahren
    }

theme-tagline = Schwarze Raben, helles Email und ein König aus Gold

# Which side has which pieces; printed below the picture of the set.
theme-sides = { START(-the-defender(number: "other")) } sind Beschläge aus weißem Email { $look ->
        [brandub-7-walker] mit blauem Rand
        [brandub-7-weak-king] mit rotem Rand
       *[other] mit grünem Rand
    }: Spiralen, Wirbel, Kreuze und Blätter; { -the-attacker(number: "other") } sind Raben, schwarz auf Silber. Am größten ist { -the-king }: { $look ->
        [brandub-7-walker] ein goldener Kopf auf Blau
        [brandub-7-weak-king] ein goldener Zweig auf Grün
       *[other] ein goldener Kopf auf Rot
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben { $look ->
        [brandub-7-walker] einen schmalen blauen Rand
        [brandub-7-weak-king] einen schmalen roten Rand
       *[other] einen schmalen grünen Rand
    } und Muster: Spiralen, Wirbel, Kreuze und Blätter. { START(-the-attacker(number: "other")) } sind Raben in einem breiten schwarzen Rand. Am größten ist { -the-king }: { $look ->
        [brandub-7-weak-king] ein goldener Zweig
       *[other] ein goldener Kopf
    }.

theme-sides-outline = { START(-the-defender(number: "other")) } haben Muster: Spiralen, Wirbel, Kreuze und Blätter. { START(-the-attacker(number: "other")) } sind Raben, mit Zacken am Rand. Am größten ist { -the-king }: { $look ->
        [brandub-7-weak-king] ein Zweig
       *[other] ein Kopf
    }. Male sie aus: Raben dürfen schwarz bleiben, und Email gibt es in allen Farben.

theme-sides-grey = { START(-the-defender(number: "other")) } sind hell, mit Mustern: Spiralen, Wirbeln, Kreuzen und Blättern. { START(-the-attacker(number: "other")) } sind dunkel: schwarze Raben. Am größten ist { -the-king }: { $look ->
        [brandub-7-weak-king] ein Zweig
       *[other] ein Kopf in einem Strahlenkranz
    }.

theme-story-title = Was der Rabe sah

theme-story-1 = { $look ->
        [brandub-7-walker] „Wer vom Feuer aufsteht, ist seinen Platz los“, sagte die Großmutter immer. In ihrem Haus galt das für Gäste, für Hunde und für Könige: War einer aus der Mitte mit dem Ring fort, so saß er dort nie wieder. So wird auf dem See bis heute gespielt. Ein Mädchen und der Großvater sind im Einbaum unterwegs nach Hause, zur Insel, und zwischen ihnen liegt das Brett, Eibe mit einem Kopf an jedem Ende. Auf dem letzten Pfahl des Stegs sitzt ein Rabe und sieht zu.
        [brandub-7-weak-king] In den alten Geschichten tritt jemand mit einem goldenen Zweig herein, und seine Früchte klingen so süß, dass alle, die es hören, ihren Kummer vergessen. Am See wissen sie, was die Geschichten verschweigen: Um einen Zweig zu brechen, genügen zwei Hände. Darum hält ein Mädchen im Einbaum über dem seinen den Atem an. Gegenüber sitzt der Großvater, dazwischen liegt das Brett, Eibe mit einem Kopf an jedem Ende. Auf dem letzten Pfahl des Stegs sitzt ein Rabe und sieht zu.
       *[other] In einem See mitten in Irland liegt eine Insel, die nie jemand entdeckt hat: Menschen haben sie gebaut, aus Steinen, Reisig und Eichenpfählen, mit einem Zaun ringsum und zwei Häusern darauf. Gegen Abend paddeln ein Mädchen und der Großvater im Einbaum nach Hause. Auf halbem Weg legt das Mädchen das Paddel hin. Zwischen den beiden liegt das Brett, Eibe, mit einem Ring um die Mitte und einem Kopf an jedem Ende. Auf dem letzten Pfahl des Stegs sitzt ein Rabe und sieht zu.
    }

theme-story-2 =
    Dem Mädchen gehört { -the-king }, { $look ->
        [brandub-7-weak-king] der Zweig, golden, mit roten Früchten
       *[other] ein kleiner goldener Kopf mit Bart
    }, und ihm gehören die Beschläge, die dabei sind: { $defenders ->
        [4] vier
        [8] acht
        [10] zehn
        [12] zwölf
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
       *[other] { $defenders }
    } aus weißem Email, einer mit drei Spiralen, einer mit einem Wirbel, einer mit einer Blume aus sechs Blättern. Der Großvater hat die Raben, { $attackers ->
        [8] acht
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
        [32] zweiunddreißig
        [40] vierzig
        [48] achtundvierzig
       *[other] { $attackers }
    }, schwarz auf Silber. Einer ruft, einer stürzt vom Himmel, einer spaziert umher, als wäre das Brett ein Acker. „Die haben den ganzen Abend Zeit“, sagt der Großvater. „Du nicht.“

theme-story-3 =
    Er greift nicht gierig zu. Er sperrt eine Bahn, dann noch eine, und summt. Das Mädchen verliert einen Beschlag, schlägt einen Raben und lässt den nächsten Beschlag wie aus Versehen zur Seite treten. Denn es hat etwas gesehen: eine einzige Bahn, die keiner bewacht, und an ihrem Ende, wie immer auf diesem See, ein Ausweg. Jetzt bloß nicht hinschauen. Langsam dreht sich das Boot auf dem stillen Wasser. Der Rabe auf seinem Pfahl dreht den Kopf und schaut genau auf diese Bahn. „Sei still“, sagt das Mädchen.

theme-story-4 =
    Ist das wahr? Das Mädchen und der alte Mann sind erfunden. Ihr Brett nicht: 1932 kam es in Ballinderry in der Grafschaft Westmeath ans Licht, auf einem *Crannóg*, einer jener Inseln, die Menschen gebaut haben. Es ist aus Eibe, mit sieben Reihen zu sieben Löchern für Stifte, einem Ring um die Mitte, Viertelringen in den Ecken, Flechtwerk und Ringketten an den Seiten und einem Kopf an jedem Ende. Geschnitzt wurde es im zehnten Jahrhundert, am ehesten in Dublin; seine Stifte sind verloren, und diese Scheiben brauchen kein Loch. Irische Erzählungen kennen ein Spiel namens *brandub*, schwarzer Rabe, in dem einer in der Mitte steht und seine Leute um ihn. Ob man es auf diesem Brett gespielt hat, könnte nur ein Rabe sagen. Stoßt ab.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [brandub-7-weak-king] Ein goldener Zweig
       *[other] Ein goldener Kopf
    }: { -the-king }; drei Spiralen: { -defender(number: "other") }; ein Rabenkopf: { -attacker(number: "other") }.
figure-commanders = Ein Rabe mit ausgebreiteten Flügeln: { -commander(number: "other") }.
figure-knights = Ein Pferdekopf: { -a-knight }.
