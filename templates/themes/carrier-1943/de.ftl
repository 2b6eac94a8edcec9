# Theme Carrier, 1943: the same game as a convoy battle in the North Atlantic.
#
# The captain stands for his ship, the carrier. Officers are
# “Leitflieger” and “Zielfinder”: neither has the name of a rank, nor of the boy scouts (“Pfadfinder”).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king =
    { $case ->
       *[nominative] Kapitän
        [genitive] Kapitäns
    }
    .gender = masculine

-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] Jäger
            [genitive] Jägers
        }
        [other] { $case ->
           *[nominative] Jäger
            [dative] Jägern
        }
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] Bomber
            [genitive] Bombers
        }
        [other] { $case ->
           *[nominative] Bomber
            [dative] Bombern
        }
    }
    .gender = masculine

-man =
    { $number ->
       *[one] { $case ->
           *[nominative] Flugzeug
            [genitive] Flugzeugs
        }
        [other] { $case ->
           *[nominative] Flugzeuge
            [dative] Flugzeugen
        }
    }
    .gender = neuter

-knight =
    { $number ->
       *[one] { $case ->
           *[nominative] Leitflieger
            [genitive] Leitfliegers
        }
        [other] { $case ->
           *[nominative] Leitflieger
            [dative] Leitfliegern
        }
    }
    .gender = masculine

-commander =
    { $number ->
       *[one] { $case ->
           *[nominative] Zielfinder
            [genitive] Zielfinders
        }
        [other] { $case ->
           *[nominative] Zielfinder
            [dative] Zielfindern
        }
    }
    .gender = masculine

-throne =
    { $case ->
       *[nominative] Treffpunkt
        [genitive] Treffpunkts
    }
    .gender = masculine

-on-throne = am { -throne(case: "dative") }

-onto-throne = an { -the-throne(case: "accusative") }

-on-it = dort

-corner =
    { $number ->
       *[one] { $case ->
           *[nominative] Hafen
            [genitive] Hafens
        }
        [other] Häfen
    }
    .gender = masculine

-camp =
    { $number ->
       *[one] { $case ->
           *[nominative] Fliegerhorst
            [genitive] Fliegerhorsts
        }
        [other] { $case ->
           *[nominative] Fliegerhorste
            [dative] Fliegerhorsten
        }
    }
    .gender = masculine

-board =
    { $case ->
       *[nominative] Brett
        [genitive] Bretts
    }
    .gender = neuter

theme-subtitle = Nordatlantik, Frühjahr 1943

theme-tagline = Ein Flugdeck in der Lücke zwischen zwei Küsten

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind helle Scheiben mit einmotorigen Flugzeugen, { -the-attacker(number: "other") } dunkle mit zwei- oder viermotorigen. Die Scheibe { -the-king(case: "genitive") } ist die größte: ein Flugzeugträger auf Signalgelb.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben einen doppelten grünblauen Rand um einmotorige Flugzeuge, { -the-attacker(number: "other") } einen schwarzen Rand um zwei- oder viermotorige. Die Scheibe { -the-king(case: "genitive") } ist die größte, mit doppeltem rotem Rand um einen Flugzeugträger.

theme-sides-outline = { START(-the-defender(number: "other")) } sind einmotorige Flugzeuge, { -the-attacker(number: "other") } zwei- oder viermotorige. Die Scheibe { -the-king(case: "genitive") } ist die größte: ein Flugzeugträger in einem doppelten Rand. Male sie aus, jede Seite in einer eigenen Farbe.

theme-sides-grey = { START(-the-defender(number: "other")) } sind helle Scheiben mit einmotorigen Flugzeugen, { -the-attacker(number: "other") } dunkle mit zwei- oder viermotorigen. Die Scheibe { -the-king(case: "genitive") } ist die größte: ein Flugzeugträger in einem doppelten Rand.

theme-story-title = Die Lücke

theme-story-1 =
    Die *Merganser* wurde als Getreideschiff auf Kiel gelegt. Dann nahm jemand die Ladebäume weg, baute ein flaches Dach darauf und nannte sie einen Flugzeugträger. Sie rollt noch immer wie ein Getreideschiff. Seit neun Tagen hält sie ihren Platz zwischen Tankern und Trampdampfern, im Regen, in dem Teil des Ozeans, den die Besatzungen die Lücke nennen: zwischen zwei Küsten, zu weit für die Jäger beider. Heute Morgen hat der Regen aufgehört. In einer Zentrale an Land liegt die Lücke als Karte auf einem Tisch. Ein Schieber setzt dort eine dunkle Marke ab, noch eine; bald umringen sie die *Merganser*. Auf der Galerie spricht niemand.

theme-story-2 =
    Dem Kapitän wird die Zahl gefunkt. { $attackers ->
        [8] Acht,
        [16] Sechzehn,
        [20] Zwanzig,
        [24] Vierundzwanzig,
        [32] Zweiunddreißig,
        [40] Vierzig,
        [48] Achtundvierzig,
       *[other] { $attackers },
    } aus allen Richtungen. „Und unsere?“ { $defenders ->
        [4] Vier,
        [8] Acht,
        [10] Zehn,
        [12] Zwölf,
        [16] Sechzehn,
        [20] Zwanzig,
        [24] Vierundzwanzig,
       *[other] { $defenders },
    } wenn die Mechaniker recht haben, und die waren die ganze Nacht auf den Beinen, um recht zu haben. Piloten von neunzehn und zwanzig Jahren rennen über ein nasses Deck, das auf und nieder geht wie ein Scheunentor im Sturm. Niemand hält eine Rede. Der erste Motor hustet, springt an und brüllt; einer nach dem anderen fallen sie vom Ende des Daches, sacken außer Sicht und tauchen im Steigflug wieder auf.

theme-story-3 =
    Ein Schiff kann nicht weit ausweichen, und dieses kann nicht kämpfen. Aber sein Kapitän kann wählen, wohin es fährt. Halten die Jäger eine Richtung lange genug offen, liegt an ihrem Ende schlechtes Wetter, Wolken bis aufs Wasser, und dann Land. Auch die Männer in den Bombern haben Mütter, und Treibstoff für eine Stunde. Bis der verbraucht ist, wollen sie jede Richtung geschlossen haben.

theme-story-4 =
    Es gab keine *Merganser* und keinen solchen Morgen. Aber es gab die Lücke, und es gab kleine Träger, auf Rümpfen von Handelsschiffen gebaut, die sie ab dem Frühjahr 1943 mit den Geleitzügen durchquerten. Öfter jagten sie U‑Boote, als dass sie Bomber abwehrten. Mehr als dreißigtausend Seeleute der Handelsschiffe starben in dem langen Kampf um diesen Ozean, und von den Männern in den U‑Booten etwa zwei von dreien; die meisten haben kein Grab als das Wasser. Ein Brettspiel kann das nicht zeigen. Eines davon kann es bewahren: wie viel am Ende daran hängt, einen Weg hindurch zu finden.

# What the symbols in the figures of the rules show.
figure-symbols = Ein Flugdeck: { -the-king }; ein Flugzeug auf heller Scheibe: { -defender(number: "other") }; eines auf dunkler: { -attacker(number: "other") }.
figure-commanders = Eine Raute auf dunkler Scheibe: { -commander(number: "other") }.
figure-knights = Eine Raute auf heller Scheibe: { -the-knight }.
