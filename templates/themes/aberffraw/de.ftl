# Theme Aberffraw: Schiefer, Knochen und Gold von einem Königshof auf Anglesey, für jedes Spiel der Familie.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game, where it has a dress of its own).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [tawlbwrdd-11-lewis-cross] Ein Wal auf dem Sand von Aberffraw
        [tawlbwrdd-11-t-cross] Heidekraut über dem Meer
       *[other] Schiefer, Knochen und Gold
    }

theme-tagline = { $look ->
        [tawlbwrdd-11-lewis-cross] Was das Meer gab und der König behielt
        [tawlbwrdd-11-t-cross] Gib acht auf deinen König
       *[other] Ein Geschenk, das man nicht verkauft und nicht verschenkt
    }

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind aus hellem Knochen mit runden Mustern: Ringen mit einem Punkt oder Kreuz, Knoten und Spiralen; { -the-attacker(number: "other") } aus dunklem Horn mit geraden: Quadraten, Stufen und Zickzack. Am größten ist { -the-king }, { $look ->
        [tawlbwrdd-11-lewis-cross] eine Harfe auf Gold
        [tawlbwrdd-11-t-cross] ein gekrönter Kopf auf Gold
       *[other] ein Drache auf Gold
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben einen braunen Rand und runde Muster: Ringe mit einem Punkt oder Kreuz, Knoten und Spiralen. { START(-the-attacker(number: "other")) } haben einen dunklen, gezahnten Rand und gerade Muster: Quadrate, Stufen und Zickzack. Am größten ist { -the-king }, { $look ->
        [tawlbwrdd-11-lewis-cross] mit einer Harfe
        [tawlbwrdd-11-t-cross] mit einem gekrönten Kopf
       *[other] mit einem Drachen
    }.

theme-sides-outline = { START(-the-defender(number: "other")) } haben runde Muster: Ringe mit einem Punkt oder Kreuz, Knoten und Spiralen. { START(-the-attacker(number: "other")) } haben einen gezahnten Rand und gerade Muster: Quadrate, Stufen und Zickzack. Am größten ist { -the-king }, { $look ->
        [tawlbwrdd-11-lewis-cross] mit einer Harfe
        [tawlbwrdd-11-t-cross] mit einem gekrönten Kopf
       *[other] mit einem Drachen
    }. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind hell, mit runden Mustern: Ringen mit einem Punkt oder Kreuz, Knoten und Spiralen. { START(-the-attacker(number: "other")) } sind dunkel, mit geraden: Quadraten, Stufen und Zickzack. Am größten ist { -the-king }, { $look ->
        [tawlbwrdd-11-lewis-cross] eine Harfe auf Grau
        [tawlbwrdd-11-t-cross] ein gekrönter Kopf auf Grau
       *[other] ein Drache auf Grau
    }.

theme-story-title = Nicht verkauft und nicht verschenkt

theme-story-1 =
    { $look ->
        [tawlbwrdd-11-lewis-cross] Das Meer hatte einen Wal auf den Sand unter Aberffraw gelegt, und bis Mittag hatte der ganze Hof eine Meinung dazu. Der König nahm die Knochen. Er hatte einen neuen Richter zu ehren und keine Lust, um Land gebeten zu werden.
        [tawlbwrdd-11-t-cross] Das Heidekraut blühte über dem Meer, als in Aberffraw ein neuer Richter seinen Platz einnahm. Er konnte die drei Säulen des Rechts auswendig und wusste, was jedes Tier darin wert ist, bis hinab zur Katze.
       *[other] In Aberffraw auf Anglesey stand die Halle des Königs über dem Sand, wo der Wind vom Meer sich gegen jede Tür lehnt. Dort nahm in einem Herbst ein neuer Richter seinen Platz ein.
    } Der König gab ihm ein Spielbrett, wie das Gesetz es verlangt, und die Königin einen Ring aus Gold. „Verkaufen darfst du sie nicht“, sagte der König, „und verschenken auch nicht.“ Der Richter, der ihn kannte, seit sie Jungen waren, fragte, ob er denn darauf gewinnen dürfe.

theme-story-2 =
    Das Brett war aus dem Schiefer, der jenseits des Wassers aus den Bergen bricht, { $look ->
        [tawlbwrdd-11-lewis-cross] grün und blau
        [tawlbwrdd-11-t-cross] violett und grün
       *[other] blau und violett
    }. Für die Steine nahm der Handwerker, wofür die Gesetze einen Preis nennen: den Knochen eines Meerestiers, das Horn eines Ochsen. { $defenders ->
        [4] Vier
        [8] Acht
        [10] Zehn
        [12] Zwölf
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
       *[other] { $defenders }
    } aus Knochen, jeder mit Ringen und Punkten gebohrt. { $attackers ->
        [8] Acht
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
        [32] Zweiunddreißig
        [40] Vierzig
        [48] Achtundvierzig
       *[other] { $attackers }
    } aus Horn, schwarz wie ein nasser Weg und gerade geschnitten. Und einer aus Gold, denn die Ehre eines Königs bezahlt man in Gold, darauf { $look ->
        [tawlbwrdd-11-lewis-cross] die Harfe des Dichters, denn der hatte zuerst gefragt
        [tawlbwrdd-11-t-cross] das Gesicht des Königs selbst, mit keiner Falte zu viel
       *[other] ein roter Drache, denn sonst wäre es das Gesicht des Königs geworden
    }.

theme-story-3 =
    In stürmischen Nächten setzten sie sich daran, der das Recht machte und der es kannte. Auf dem Brett ist der König ein Stein unter vielen, nur größer. Die Seinen stehen dicht um ihn, die anderen warten weiter draußen, und davonkommen muss er selbst wie jeder andere auch. „Gib acht auf deinen König“, sagte der Richter. Der König sagte, was Könige dann sagen. Bis zum Morgen hatte der Dichter alles in Verse gebracht, nur das nicht.

theme-story-4 =
    Ist das wahr? Dieser Abend nicht. Aber die Könige von Gwynedd hielten wirklich Hof in Aberffraw, und in einem Rechtsbuch aus dem Wales des Mittelalters steht, dass der Hofrichter vom König ein solches Brett bekommt und von der Königin einen goldenen Ring und dass er sie weder verkaufen noch verschenken darf. „Gib acht auf deinen König“ wurde 1587 aufgeschrieben. Wer gewann, ist nicht überliefert. Jetzt gehört das Brett dir. Verkauf es nicht.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [tawlbwrdd-11-lewis-cross] Eine Harfe
        [tawlbwrdd-11-t-cross] Ein gekrönter Kopf
       *[other] Ein Drachenkopf
    }: { -the-king }; ein dreieckiger Knoten: { -defender(number: "other") }; eine Raute: { -attacker(number: "other") }.
figure-commanders = Ein Horn: { -commander(number: "other") }.
figure-knights = Ein Pferdekopf: { -a-knight }.
