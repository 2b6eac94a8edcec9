# Theme The Hall by Firelight: a long hall, its fire, and an evening's play; for any game of the family.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted); $look is a game that has a dress of its own.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [berserk-11] Die Halle der Berserker
        [norseamerica-11] Abend an einem fernen Ufer
        [walker-15] Die Halle im tiefen Winter
       *[other] Die Halle im Feuerschein
    }

theme-tagline = Ein Feuer, ein Brett, und niemand geht schlafen

# Which side has which pieces; printed beside the list of contents.
theme-sides = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } sind Krieger auf Bein und Messing, die Zähne im Rand ihrer Schilde; { -the-attacker(number: "other") } Wölfe auf dunkler Eiche in rotem Eisen. Am größten ist { -the-king }, gekrönt und in Rot, ein Schwert in der Hand.
    [norseamerica-11] { START(-the-defender(number: "other")) } sind Bein in Messing, mit Rosetten aus dem Zirkel in Grün und Blau; { -the-attacker(number: "other") } dunkle Eiche in Eisen, mit dem Messer geschnitten: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, ein vergoldetes Schiff mit einer Krone im Segel.
    [walker-15] { START(-the-defender(number: "other")) } sind weißes Bein in Silber, mit blauen Rosetten aus dem Zirkel; { -the-attacker(number: "other") } dunkle Eiche in Eisen, mit dem Messer geschnitten: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, vergoldet und gekrönt, ein Schwert in der Hand.
   *[other] { START(-the-defender(number: "other")) } sind helles Bein in Messing, mit Rosetten aus dem Zirkel; { -the-attacker(number: "other") } dunkle Eiche in Eisen, mit dem Messer geschnitten: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, vergoldet und gekrönt, ein Schwert in der Hand.
}

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } sind Krieger, die in ihre Schilde beißen, { -the-attacker(number: "other") } Wölfe in Eisen. Am größten ist { -the-king }, ein gekrönter Kopf, ein Schwert in der Hand.
    [norseamerica-11] { START(-the-defender(number: "other")) } haben runde Muster: Blütenblätter, Bögen und Ringe. { START(-the-attacker(number: "other")) } haben gerade: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, ein Schiff mit einer Krone im Segel.
   *[other] { START(-the-defender(number: "other")) } haben runde Muster: Blütenblätter, Bögen und Ringe. { START(-the-attacker(number: "other")) } haben gerade: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, ein gekrönter Kopf, ein Schwert in der Hand.
}

theme-sides-outline = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } sind Krieger, die in ihre Schilde beißen, { -the-attacker(number: "other") } Wölfe in Eisen. Am größten ist { -the-king }, ein gekrönter Kopf, ein Schwert in der Hand. Male sie aus, jede Seite in einer eigenen Farbe.
    [norseamerica-11] { START(-the-defender(number: "other")) } haben runde Muster: Blütenblätter, Bögen und Ringe. { START(-the-attacker(number: "other")) } haben gerade: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, ein Schiff mit einer Krone im Segel. Male sie aus, jede Seite in einer eigenen Farbe.
   *[other] { START(-the-defender(number: "other")) } haben runde Muster: Blütenblätter, Bögen und Ringe. { START(-the-attacker(number: "other")) } haben gerade: Spitzen, Sterne und Klingen. Am größten ist { -the-king }, ein gekrönter Kopf, ein Schwert in der Hand. Male sie aus, jede Seite in einer eigenen Farbe.
}

theme-sides-grey = { $look ->
    [berserk-11] { START(-the-defender(number: "other")) } sind hell, Krieger, die in ihre Schilde beißen; { -the-attacker(number: "other") } dunkel, Wölfe in Eisen. Am größten ist { -the-king }, ein gekrönter Kopf, ein Schwert in der Hand.
    [norseamerica-11] { START(-the-defender(number: "other")) } sind hell, mit runden Mustern: Blütenblättern, Bögen und Ringen. { START(-the-attacker(number: "other")) } sind dunkel, mit geraden: Spitzen, Sternen und Klingen. Am größten ist { -the-king }, ein Schiff mit einer Krone im Segel.
   *[other] { START(-the-defender(number: "other")) } sind hell, mit runden Mustern: Blütenblättern, Bögen und Ringen. { START(-the-attacker(number: "other")) } sind dunkel, mit geraden: Spitzen, Sternen und Klingen. Am größten ist { -the-king }, ein gekrönter Kopf, ein Schwert in der Hand.
}

theme-story-title = Bis das Feuer herunterbrennt

theme-story-1 =
    { $look ->
        [berserk-11] Sie sollten ihre Schilde an der Tür lassen. Das hatten sie getan, und nun kauten sie stattdessen an der Tischkante. „Gebt ihnen das Brett“, sagte der Alte, „ehe sie mit den Bänken anfangen.“ Also trug man es ans Feuer, und die wildesten Männer der Halle saßen auf ihren Händen darum herum und schnauften.
        [norseamerica-11] Das erste Haus, das sie am fernen Ufer bauten, war nicht groß: Wände aus Torf, ein Dach aus Torf und ein Raum mit einem Feuer in der Mitte. Aber Holz gab es nun, mehr als je daheim, und ehe jemand ein Bett gezimmert hatte, war aus einer Birke ein Brett geschnitten. „Eine Halle“, sagte er, „ist, wo man spielt. Das Übrige ist ein Dach.“
        [walker-15] Es schneite neun Tage lang. Am zehnten ging die Tür nicht mehr auf, und der Alte holte das große Brett von den Balken, das für einen Abend zu lang ist. „Zeit haben wir“, sagte er und legte es ans Feuer; und es reichte so weit aus dem Licht, dass seine Ecken im Blau des Rauchlochs lagen.
       *[other] Die Halle war lang und hatte ein einziges Feuer. Wer hinten saß, sah Glut und davor, schwarz, die Rücken aller, die früher gekommen waren. Also trug man das Brett an den Herd, und mit ihm kam jeder, der zum letzten Zug etwas zu sagen hatte; und das waren alle.
    }

theme-story-2 =
    Die Steine dafür waren in dem Winter entstanden, als das Dach undicht war. { $defenders ->
        [4] Vier
        [8] Acht
        [10] Zehn
        [12] Zwölf
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
       *[other] { $defenders }
    } für den König, helle, jeder mit Sorgfalt gezeichnet. { $attackers ->
        [8] Acht
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
        [32] Zweiunddreißig
        [40] Vierzig
        [48] Achtundvierzig
       *[other] { $attackers }
    } gegen ihn, aus dem schwarzen Ende eines Balkens, nur mit dem Messer, gerade hinein und gerade heraus. Der König kam zuletzt und wurde vergoldet, so weit das Gold reichte. Für ein Lächeln war kein Platz mehr.

theme-story-3 =
    „Du verlierst gleich“, sagte das rothaarige Mädchen, das den Krug gebracht hatte. Niemand hatte sie gefragt. Der Alte, der beste Spieler an drei Fjorden, wie er selbst sagte, zeigte auf die Bank. Wie es anfängt, weiß jeder: der König in der Mitte, helle Steine dicht um ihn, dunkle weiter draußen an den Wänden, und ehe die Nacht um ist, will er frei sein. Wie es ausgeht, weiß niemand. Der Hund verschlief es. Als die Kohlen grau waren, sah der Alte auf und fragte, wie sie heiße.

theme-story-4 =
    Ist das wahr? Das Mädchen und der Alte nicht. Aber Hallen wie ihre hat man ausgegraben: In Borg auf den Lofoten stand eine von 83 Metern, in Lejre in Dänemark bauten Könige die ihre immer wieder neu. Man findet Herde und Pfostenlöcher; von Schnitzwerk und Schilden wissen wir aus Sagas und von den wenigen Planken, die tausend Winter überdauert haben. Und noch immer treffen sich abends Leute und spielen. Leg ein Scheit nach. Beginne.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
    [berserk-11] Eine Krone: { -the-king }; ein Gesicht über einem Schild: { -defender(number: "other") }; ein Wolf: { -attacker(number: "other") }.
    [norseamerica-11] Ein Schiff: { -the-king }; Blütenblätter: { -defender(number: "other") }; ein Stern mit vier Spitzen: { -attacker(number: "other") }.
   *[other] Eine Krone: { -the-king }; Blütenblätter: { -defender(number: "other") }; ein Stern mit vier Spitzen: { -attacker(number: "other") }.
}
figure-commanders = { $look ->
    [berserk-11] Ein Bär: { -commander(number: "other") }.
   *[other] Eine Axt: { -commander(number: "other") }.
}
figure-knights = { $look ->
    [berserk-11] Ein Mann im Bärenfell: { -a-knight }.
   *[other] Ein Helm: { -a-knight }.
}
