# Theme Heartwood: an inlaid set for any game of the family, of any time and place.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = Eingelegtes Holz und ein König

theme-tagline = Helles Holz, dunkles Holz und ein König im Herzen

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind heller Ahorn, mit dem Zirkel gezeichnet: Blütenblätter, Bögen und Ringe; { -the-attacker(number: "other") } schwarze Mooreiche, mit dem Messer geschnitten: Spitzen, Zacken, Strahlen und Achtecke. Am größten ist { -the-king }, ein gekrönter Kopf, aus roter Eibe geschnitzt.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben einen bernsteingelben Rand und runde Muster: Blütenblätter, Bögen und Ringe. { START(-the-attacker(number: "other")) } haben einen schwarzen Rand und gerade Muster: Spitzen, Zacken, Strahlen und Achtecke. Am größten ist { -the-king }, ein gekrönter Kopf mit rotem Rand.

theme-sides-outline = { START(-the-defender(number: "other")) } haben runde Muster: Blütenblätter, Bögen und Ringe. { START(-the-attacker(number: "other")) } haben gerade: Spitzen, Zacken, Strahlen und Achtecke. Am größten ist { -the-king }, ein gekrönter Kopf. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind hell, mit runden Mustern: Blütenblättern, Bögen und Ringen. { START(-the-attacker(number: "other")) } sind schwarz, mit geraden: Spitzen, Zacken, Strahlen und Achtecken. Am größten ist { -the-king }, ein gekrönter Kopf.

theme-story-title = Geliehen für einen Winter

theme-story-1 =
    Es begann als Planke, zu schade fürs Feuer. Ein Mann an einem See in Irland legte sie über seine Knie, ließ den Zirkel darüberwandern und schnitt einen Ring in die Mitte, wo der König stehen sollte. An jedem Ende schnitzte er einen Kopf, der Gesellschaft wegen. Dann lieh er das Brett einem Vetter mit einem Boot. Für einen Winter, sagte der Vetter; und das war das Letzte, was der See davon sah.

theme-story-2 =
    Ein Brett hält. Steine nicht: Sie rollen unter Bänke, und einen hat in Wales ein Hund gefressen. Also setzte sich in jedem Haus jemand ans Feuer und machte beide Heere neu. { $defenders ->
        [4] Vier
        [8] Acht
        [10] Zehn
        [12] Zwölf
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
       *[other] { $defenders }
    } aus Ahorn, mit dem Zirkel gezeichnet. { $attackers ->
        [8] Acht
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
        [32] Zweiunddreißig
        [40] Vierzig
        [48] Achtundvierzig
       *[other] { $attackers }
    } aus Eiche, schwarz vom Moor, gerade geschnitten mit dem Messer. Und einen aus dem roten Herzen einer Eibe, mit einem Gesicht. Den hat nie jemand verloren.

theme-story-3 =
    Es kam, wohin Boote kommen, und dann, wohin Rentiere kommen. Ein Mönch fand in seinen Feldern eine Predigt. In Lappland besiegte ein Mädchen darauf einen gelehrten Gast, ehe dessen Suppe kalt war. Jeder von ihnen schwor, so sei es schon immer gespielt worden, und keine zwei spielten es ganz gleich. In einem waren sich alle einig: Der König beginnt im Herzen, helle Steine schließen sich um ihn und dunkle weiter draußen, und ehe die Nacht um ist, will er frei sein.

theme-story-4 =
    Ist das wahr? Dieses Brett nicht. Aber eines mit einem Ring in der Mitte und einem Kopf an jedem Ende kam wirklich auf einer Wohninsel in Ballinderry in Irland ans Licht, gemacht im zehnten Jahrhundert, und Linnaeus hat 1732 in Lappland wirklich so einem Spiel zugesehen. Wer gewann, ist nicht überliefert. Du hast es für einen Winter. Beginne.

# What the symbols in the figures of the rules show.
figure-symbols = Ein gekrönter Kopf: { -the-king }; Blütenblätter: { -defender(number: "other") }; ein Stern: { -attacker(number: "other") }.
figure-commanders = Eine Axt: { -commander(number: "other") }.
figure-knights = Ein Pferdekopf: { -a-knight }.
