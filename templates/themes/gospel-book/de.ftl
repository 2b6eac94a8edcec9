# Theme The Gospel Book: eine Seite aus einem irischen Evangelienbuch, um 1140.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game's id where it has a dress of its own).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [alea-evangelii-19-walker] Eine grüne Seite aus Irland, um 1140
       *[other] Eine Seite aus Irland, um 1140
    }

theme-tagline = Rote Tinte, die vier Zeichen und ein König in Gold

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind Pergament in ockergelbem Rand, mit den vier Zeichen und roten Buchstaben; { -the-attacker(number: "other") } schwarze Tinte, mit Tieren vom Seitenrand, vom Eber bis zur Schlange. Am größten ist { -the-king }, { $look ->
        [alea-evangelii-19-walker] ein gekrönter Kopf auf Gold, neben einem Stab
       *[other] ein gekrönter Kopf auf Gold
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben einen schmalen Rand, die vier Zeichen und Buchstaben; { -the-attacker(number: "other") } einen breiten dunklen und Tiere vom Seitenrand, vom Eber bis zur Schlange. Am größten ist { -the-king }, mit einer Krone.

theme-sides-outline = { START(-the-defender(number: "other")) } haben die vier Zeichen und Buchstaben; { -the-attacker(number: "other") } Tiere vom Seitenrand, vom Eber bis zur Schlange. Am größten ist { -the-king }, mit einer Krone. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind hell, mit den vier Zeichen und Buchstaben; { -the-attacker(number: "other") } schwarz, mit Tieren vom Seitenrand, vom Eber bis zur Schlange. Am größten ist { -the-king }, mit einer Krone.

theme-story-title = Ein Blatt war übrig

theme-story-1 = { $look ->
        [alea-evangelii-19-walker] „Die Abende waren lang im Haus des Königs von England“, so fing die alte Geschichte an, „und die Gäste gelehrt.“ Der Schreiber konnte sie auswendig; in Irland kannte sie jedes Haus, das je einen Bischof zu Gast gehabt hatte. Einer zog Linien auf ein Tischtuch, ein anderer legte Krümel, wo sie sich kreuzten, und der Bischof, auf dem Heimweg nach Bangor, fragte, ob er das Tuch haben dürfe. So kam es übers Meer. Zweihundert Jahre später lag es hier auf dem Pult, auf einem achtfach gefalteten Blatt, und der Abt sagte: „Schreib es ab. Es sind die Evangelien.“
       *[other] Das Buch war fertig. Matthäus und Markus, Lukas und Johannes; all die kleinen Zahlen in Rot; und die Katze hatte jede einzelne verschlafen. Ein Blatt war übrig, ein gutes. Also ging der Abt an die Truhe und kam mit einer Zeichnung zurück, achtfach gefaltet und mit Flecken von etwas, das hoffentlich Wein war. Linien längs, Linien quer, und darauf runde Männer. Ein Bischof hatte sie einst übers Meer gebracht, vom König der Engländer. „Schreib es ab“, sagte der Abt. „Es sind die Evangelien.“
    }

theme-story-2 =
    Ein Schreiber schreibt ab, was man ihm gibt. Er stach die Ränder an, zog mit stumpfem Griffel Linien in die Haut und zeichnete Felder mit Tinte aus Galläpfeln. In den Ecken seines Kopfes saßen die vier, die er am besten kannte: der Mensch, der Löwe, das Kalb und der Adler, alle mit Flügeln. Doch was zwei Seiten hat, will ausprobiert sein. Als die Glocke zur Nacht geläutet hatte, legte er Erbsen auf die Seite, { $defenders ->
        [4] vier
        [8] acht
        [10] zehn
        [12] zwölf
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
       *[other] { $defenders }
    } weiße, gegen sie { $attackers ->
        [8] acht
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
        [32] zweiunddreißig
        [40] vierzig
        [48] achtundvierzig
       *[other] { $attackers }
    } Schlehen, und mitten hinein den gelben Stöpsel vom Farbtopf.

theme-story-3 =
    Der Bruder, der die Tinten mischte, nahm die Schlehen. Er schloss eine Lücke; der Schreiber fand eine andere. Die Katze, die weiß war und zu den Erbsen hielt, nahm eine davon vom Brett und wurde zurechtgewiesen. Im Fenster stand das Meer, und darauf ein Segel, das nicht näher kam. „Was bedeutet es?“, fragte der Bruder um Mitternacht. „Dass sie viele sind“, sagte der Schreiber, „und dass er trotzdem hinauskommen kann.“ Am Morgen sah der Abt die Seite lange an. Am Rand war eine Pfote, in Rot. Er ließ sie stehen.

theme-story-4 =
    Ist das wahr? Der Schreiber, die Erbsen und die Katze sind erfunden, obwohl ein irischer Mönch schon etwa dreihundert Jahre vorher seiner weißen Katze ein Gedicht geschrieben hat. Das Blatt gibt es. Es ist in einem irischen Evangelienbuch von etwa 1140, heute in Oxford, und die Überschrift sagt, Dub Innse, Bischof von Bangor, habe dieses *Spiel der Evangelien* aus dem Haus König Athelstans mitgebracht. Zwei Seiten lang steht da, welcher Mann zu welchem Evangelium gehört, aber nicht, wie auch nur einer zieht. Dafür hast du dieses Set.

# What the symbols in the figures of the rules show.
figure-symbols = Eine Krone: { -the-king }; ein Buchstabe: { -defender(number: "other") }; eine eingerollte Schlange: { -attacker(number: "other") }.
figure-commanders = Ein Schwert: { -commander(number: "other") }.
figure-knights = Ein Pferdekopf: { -a-knight }.
