# Theme Lapland, 1732: a summer night by a lake, where Carl Linnaeus saw tablut played.
#
# The pieces and places keep their usual names (text/de/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [tablut-9-brainking] Eine Sommernacht, Zug um Zug aus der Ferne
        [tablut-9-historical] Die Stunde des Moosglöckchens
        [ashton-tablut-9] Die Burg des Königs unter der Mitternachtssonne
        [foteviken-tablut-9] Von der Bucht zu den Seen des Nordens
        [imperial-contest-9] Der Kaiser und seine vier Verbündeten
       *[other] Eine Sommernacht in Lappland
    }

theme-tagline = Die Sonne, die nicht untergeht, und die Nacht, die auf sie wartet

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind Scheiben aus heller Birke, rot bemalt mit dem Sommer: Zelte, Rentiere, Boote, Birken. { START(-the-attacker(number: "other")) } sind dunkel und mit der Winternacht bestickt: Sterne, Mond, Schnee, Nordlicht. Am größten ist { -the-king }, { $look ->
        [tablut-9-brainking] eine in Stufen gewebte Krone auf Gold
        [tablut-9-historical] ein Moosglöckchen auf goldener Sonne
        [ashton-tablut-9] eine Burg vor goldener Sonne
        [foteviken-tablut-9] ein Schiff unter Segeln vor goldener Sonne
        [imperial-contest-9] eine Kaiserkrone auf Gold
       *[other] ein Rentier mit großem Geweih vor goldener Sonne
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben einen roten Rand und zeigen den Sommer: Zelte, Rentiere, Boote, Birken. { START(-the-attacker(number: "other")) } haben einen dunkelblauen Rand und zeigen die Winternacht: Sterne, Mond, Schnee, Nordlicht. Am größten ist { -the-king }, { $look ->
        [tablut-9-brainking] eine in Stufen gewebte Krone
        [tablut-9-historical] ein Moosglöckchen
        [ashton-tablut-9] eine Burg
        [foteviken-tablut-9] ein Schiff unter Segeln
        [imperial-contest-9] eine Kaiserkrone
       *[other] ein Rentier mit großem Geweih
    }.

theme-sides-outline = { START(-the-defender(number: "other")) } zeigen den Sommer: Zelte, Rentiere, Boote, Birken. { START(-the-attacker(number: "other")) } zeigen in einem Zickzackrand die Winternacht: Sterne, Mond, Schnee, Nordlicht. Am größten ist { -the-king }, { $look ->
        [tablut-9-brainking] eine in Stufen gewebte Krone
        [tablut-9-historical] ein Moosglöckchen
        [ashton-tablut-9] eine Burg
        [foteviken-tablut-9] ein Schiff unter Segeln
        [imperial-contest-9] eine Kaiserkrone
       *[other] ein Rentier mit großem Geweih
    }. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind hell und zeigen den Sommer: Zelte, Rentiere, Boote, Birken. { START(-the-attacker(number: "other")) } sind dunkel und zeigen die Winternacht: Sterne, Mond, Schnee, Nordlicht. Am größten ist { -the-king }, { $look ->
        [tablut-9-brainking] eine in Stufen gewebte Krone
        [tablut-9-historical] ein Moosglöckchen
        [ashton-tablut-9] eine Burg
        [foteviken-tablut-9] ein Schiff unter Segeln
        [imperial-contest-9] eine Kaiserkrone
       *[other] ein Rentier mit großem Geweih
    }.

theme-story-title = Die Nacht, die nicht kam

theme-story-1 =
    { $look ->
        [tablut-9-brainking] Im Norden schläft im Juli niemand ohne Rollo. Hinter einem davon sitzt jemand vor einem Bildschirm, zieht und bekommt die Antwort zum Frühstück, vielleicht aus Brünn, vielleicht aus Brasilien. Das Gesicht am anderen Ende hat er nie gesehen. So still war es nicht immer. Vor langer Zeit lag dasselbe Brett an einem See auf einem Rentierfell, im Licht der Mitternachtssonne, und ein junger Mann mit Perücke und grüner Mütze beugte sich darüber. „Was spielt ihr da?“, fragte er. „Nacht“, sagte das Mädchen, zog und sah ihm dabei in die Augen.
        [tablut-9-historical] Den ganzen Morgen hat er im Moos von Lappland gekniet, und nicht, um zu beten. Hier wächst eine Blume, zwei rosa Glöckchen an einem Stiel, nicht höher als sein Daumen; eines Tages wird sie nach ihm heißen, aber das weiß er noch nicht. Da hört er Holz auf Holz klicken. Vor einem Zelt beugen sich zwei über ein Rentierfell und blicken nicht auf. Die Sonne steht auf den Bergen, als hätte sie etwas vergessen. „Was spielt ihr da?“, fragt der junge Mann mit der grünen Mütze. „Nacht“, sagt das Mädchen und zieht.
        [ashton-tablut-9] *Arx*, schreibt der junge Mann mit Perücke und grüner Mütze: die Burg. Es ist ein Feld auf einem Brett, das an einem See in Lappland auf einem Rentierfell liegt, und eben hat das Mädchen ihm den Finger davon weggeschlagen. „Da geht keiner hinein.“ Nicht einmal der König, wenn er draußen war? „Der schon gar nicht.“ Über den Bergen überlegt die Sonne, ob sie untergehen soll, und lässt es bleiben. Er taucht die Feder ein. Und worum geht es in dem Spiel? „Um die Nacht“, sagt das Mädchen und zieht.
        [foteviken-tablut-9] Zwischen der Bucht von Foteviken und den Seen von Lappland liegt ganz Schweden, und wer es durchreiten will, braucht einen Sommer. Der junge Mann mit Perücke und grüner Mütze hat es durchritten. Im Süden haben sie Abende; hier rollt die Sonne über die Berge, schaut über den Rand und überlegt es sich anders. Vor einem Zelt beugen sich zwei über ein Rentierfell mit vier dunklen Lagern darauf und blicken nicht auf. „Was spielt ihr da?“, fragt er. „Nacht“, sagt das Mädchen und zieht.
        [imperial-contest-9] London, ein Salon, 1855. Das Gaslicht brennt, die Zeitung ist voll vom Krieg, und der Onkel klappt ein Brett auf: ein Kaiser, vier Verbündete, das Allerneueste. Das Allerneueste ist ein gutes Stück älter als der Onkel. Hundertdreiundzwanzig Sommer zuvor lag es an einem See in Lappland auf einem Rentierfell; die Sonne rollte über die Berge und wollte nicht untergehen, und ein junger Mann mit Perücke und grüner Mütze beugte sich vor und fragte, was sie da spielten. „Nacht“, sagte das Mädchen und zog.
       *[other] Am Ufer eines Sees in Lappland, im Juli, will die Sonne nicht zu Bett. Sie rollt über die Berge, schaut über den Rand und überlegt es sich anders. Ein junger Mann mit Perücke und grüner Mütze sammelt seit dem Frühstück Blumen und weiß nicht mehr, seit welchem. Vor einem Zelt beugen sich zwei über ein Rentierfell und blicken nicht auf. „Was spielt ihr da?“, fragt er. „Nacht“, sagt das Mädchen und zieht.
    }

theme-story-2 =
    Das ist der älteste Streit im Land, erklärt sie. Auf der einen Seite die Sonne und alle, die sie mögen: Zelte und Boote, Birken, Schwäne, Fische, die springen, Rentiere mit ihren Kälbern. { $defenders ->
        [4] Vier
        [8] Acht
        [10] Zehn
        [12] Zwölf
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
       *[other] { $defenders }
    } Scheiben aus Birke, bemalt mit dem Rot der Erlenrinde. Auf der anderen Seite das, was im November kommt: Frost, Sterne, Schnee bis unters Dach, ein Mond, um den niemand gebeten hat. { $attackers ->
        [8] Acht
        [16] Sechzehn
        [20] Zwanzig
        [24] Vierundzwanzig
        [32] Zweiunddreißig
        [40] Vierzig
        [48] Achtundvierzig
       *[other] { $attackers }
    } Scheiben, dunkel wie so eine Nacht und mit Zinn bestickt. „Und der Große in der Mitte?“ Der König, sagt sie. Der will hinaus.

theme-story-3 =
    Der junge Mann schreibt alles auf: wie sie ziehen, wie man einen Stein zwischen zweien fängt, was wo stehen darf. Dann verliert er, sucht nach der Regel, die das verhindert hätte, und verliert noch einmal. Im nächsten Tal, sagt der Alte, spielen sie es anders. Und im übernächsten? Anders. Nur in einem sind sich alle Täler einig: Das Dunkel rückt heran, der König wagt den Ausbruch, und niemand geht zu Bett, ehe es entschieden ist. Im Juli fällt das nicht schwer.

theme-story-4 =
    Ist das wahr? Carl Linnaeus, später Carl von Linné, war fünfundzwanzig, als er 1732 durch Lappland reiste, mit Perücke und grüner Mütze; so beschreibt er sich selbst. Er hat wirklich so ein Spiel aufgeschrieben, mit einer Zeichnung des Bretts, und der Name, den er hörte, war *tablut*. In seinen Notizen heißen die Parteien Schweden und Moskowiter. Das Mädchen ist erfunden, und Sonne und Nacht sind es auch: Wie die Steine aussahen, schreibt er nicht. Mit Birke, Geweih, Rentierfell, Zinnfaden und gewebten Bändern arbeiten die Samen, denen das Land Heimat ist, seit Langem und bis heute; die Muster hier haben wir selbst entworfen. Du bist am Zug. Es wird nicht dunkel.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [tablut-9-brainking] Eine gewebte Krone
        [tablut-9-historical] Eine Blume mit zwei Glöckchen
        [ashton-tablut-9] Eine Burg
        [foteviken-tablut-9] Ein Schiff
        [imperial-contest-9] Eine Kaiserkrone
       *[other] Ein Geweih
    }: { -the-king }; ein Zelt: { -defender(number: "other") }; ein Stern: { -attacker(number: "other") }.
figure-commanders = Eine Eule: { -commander(number: "other") }.
figure-knights = Jemand auf Skiern: { -a-knight }.
