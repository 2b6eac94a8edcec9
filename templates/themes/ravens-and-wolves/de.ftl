# Theme Ravens and Wolves: for school classes, children of about eight to ten.
#
# It must be true of every game: whoever begins, wherever the bear escapes, with or without a den. The corner is a fir
# (“Tanne”), since “Kiefer” is a jaw, too; the old raven is “Oberrabe”, one word, so that no adjective has to be declined.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king =
    { $case ->
       *[nominative] Bär
        [accusative] Bären
        [dative] Bären
        [genitive] Bären
    }
    .gender = masculine

-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] Rabe
            [accusative] Raben
            [dative] Raben
            [genitive] Raben
        }
        [other] Raben
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] Wolf
            [genitive] Wolfs
        }
        [other] { $case ->
           *[nominative] Wölfe
            [dative] Wölfen
        }
    }
    .gender = masculine

-man =
    { $number ->
       *[one] { $case ->
           *[nominative] Tier
            [genitive] Tiers
        }
        [other] { $case ->
           *[nominative] Tiere
            [dative] Tieren
        }
    }
    .gender = neuter

-knight =
    { $number ->
       *[one] { $case ->
           *[nominative] Oberrabe
            [accusative] Oberraben
            [dative] Oberraben
            [genitive] Oberraben
        }
        [other] Oberraben
    }
    .gender = masculine

-commander =
    { $number ->
       *[one] { $case ->
           *[nominative] Leitwolf
            [genitive] Leitwolfs
        }
        [other] { $case ->
           *[nominative] Leitwölfe
            [dative] Leitwölfen
        }
    }
    .gender = masculine

-throne = Höhle
    .gender = feminine

-on-throne = in { -the-throne(case: "dative") }

-onto-throne = in { -the-throne(case: "accusative") }

-on-it = darin

-corner =
    { $number ->
       *[one] Tanne
        [other] Tannen
    }
    .gender = feminine

-camp =
    { $number ->
       *[one] { $case ->
           *[nominative] Versteck
            [genitive] Verstecks
        }
        [other] { $case ->
           *[nominative] Verstecke
            [dative] Verstecken
        }
    }
    .gender = neuter

-board =
    { $case ->
       *[nominative] Brett
        [genitive] Bretts
    }
    .gender = neuter

theme-subtitle = Eine Winternacht im Wald

theme-tagline = Ein alter Bär, tapfere Vögel und viel zu viele Zähne

# Which side has which pieces; printed beside the list of contents.
theme-sides = Schwarze Vögel auf hellen Scheiben mit blauem Rand sind { -the-defender(number: "other") }; graue Gesellen auf dunklen Scheiben { -the-attacker(number: "other") }. Auf der größten Scheibe, braun und golden, sitzt { -the-king }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = Schwarze Vögel in blauem Rand sind { -the-defender(number: "other") }; graue Gesellen in schwarzem Rand { -the-attacker(number: "other") }. Auf der größten Scheibe, mit braunem Rand, sitzt { -the-king }.

theme-sides-outline = Vögel sind { -the-defender(number: "other") }, Köpfe mit spitzen Ohren { -the-attacker(number: "other") }. Auf der größten Scheibe sitzt { -the-king }. Hol deine Buntstifte: eine Farbe für die Vögel, eine andere für die mit den spitzen Ohren.

theme-sides-grey = Schwarze Vögel auf hellen Scheiben sind { -the-defender(number: "other") }; graue Gesellen auf dunklen Scheiben { -the-attacker(number: "other") }. Auf der größten Scheibe sitzt { -the-king }, mit einem Reif um den Kopf.

theme-story-title = Der Bär, der zu früh aufwachte

theme-story-1 =
    Bären schlafen bis zum Frühling. Das weiß jeder. Aber in einer eisigen Nacht knurrte dem alten Björn der Bauch so laut, dass er davon aufwachte. Er steckte die Nase in die Kälte hinaus und schnupperte. Schnee lag auf jedem Zweig. Weit weg zwischen den Bäumen leuchteten kleine gelbe Lichter. Sie kamen immer zu zweit, und sie blinzelten.

theme-story-2 =
    Aus dem Dunkel traten Wölfe, { $attackers ->
        [8] acht
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
        [32] zweiunddreißig
        [40] vierzig
        [48] achtundvierzig
       *[other] { $attackers }
    } Stück, und lächelten mit allen Zähnen. „Guten Abend, Björn“, sagten sie. „Gib uns deinen goldenen Reif, dann darfst du zurück ins Bett.“ Björn tastete nach dem Reif auf seinem Kopf. Der hatte schon seiner Oma gehört. „Holt ihn euch doch“, brummte er und hoffte sehr, dass das keiner tun würde.

theme-story-3 =
    „Kraaa!“, riefen die Baumwipfel. Herab flatterten { $defenders ->
        [4] vier
        [8] acht
        [10] zehn
        [12] zwölf
        [16] sechzehn
        [20] zwanzig
        [24] vierundzwanzig
       *[other] { $defenders }
    } Raben und landeten rings um ihn, Flügel an Flügel. „Du lässt uns immer die Fischköpfe übrig“, krächzte der älteste, „also passen wir heute Nacht auf dich auf. Wenn du eine Lücke siehst, dann renn. Und bitte, Björn, pass auf meinen Schwanz auf.“ Die Wölfe schlichen näher. Der Schnee knirschte. Niemand atmete.

theme-story-4 =
    Das ist natürlich erfunden: Kein Bär trägt Gold. Aber Raben und Wölfe sind wirklich alte Nachbarn. Wo Wölfe im Schnee jagen, fliegen Raben hinterher und fressen, was übrig bleibt. Manche frechen Raben ziehen einen Wolf sogar am Schwanz. Vielleicht spielen die zwei hier also nur. Und du?

# What the symbols in the figures of the rules show.
figure-symbols = Ein Kopf mit runden Ohren: { -the-king }; ein schwarzer Vogel: { -defender(number: "other") }; ein Kopf mit spitzen Ohren auf dunkler Scheibe: { -attacker(number: "other") }.
figure-commanders = Ein Kopf mit Halsband: { -commander(number: "other") }.
figure-knights = Ein Vogel mit einem Ring im Schnabel: { -the-knight }.
