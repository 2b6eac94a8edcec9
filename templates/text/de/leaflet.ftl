# Das gefaltete Regelheft: Titelseite, Überschriften, Beschriftungen, Fußzeile.
#
# Variables:
#   leaflet-title: $name (the variant)
#   facts-time: $minutes (the least of a usual game)
#   chosen-introduction: $options (text), $count
#   made-by: $maker (text)
#   leaflet-footer: $edition, $version (texts); leaflet-footer-set: also $set
#   leaflet-page-set: $page, $name (of the set; texts); leaflet-footer-named-set: also $name


leaflet-title = { $name }

facts-players = 2 Spieler

facts-age = Ab 8 Jahren

facts-time =
    { $minutes ->
        [10] 10 bis 20 Minuten
        [20] 20 bis 40 Minuten
        [30] 30 bis 60 Minuten
        [45] 45 bis 90 Minuten
        [60] 1 bis 2 Stunden
       *[other] 2 Stunden oder mehr
    }

chosen-introduction =
    { $count ->
        [one] Wo die Regeln dieses Spiels eine Wahl lassen, hat dieses Set eine getroffen: { $options }.
       *[other] Wo die Regeln dieses Spiels eine Wahl lassen, hat dieses Set gewählt: { $options }.
    }

## Headings

heading-introduction = Das Spiel

heading-rules = So wird gespielt

heading-advice = Rat für beide Seiten

heading-history = Woher es kommt

heading-found = Was gefunden wurde

heading-reconstructed = Was erschlossen ist

heading-modern = Was neu ist

heading-uncertain = Was nicht sicher ist

uncertain-last-attacker = Dass die Seite { -the-king(case: "genitive") }, wenn { -no-attacker } mehr da ist, gewonnen hat, haben wir ergänzt.

# Where the game’s own texts are not in the language of the set.
history-untranslated = Über dieses Spiel ist mehr bekannt. Es ist noch nicht übersetzt.

## Who wins how often when the program plays, where that is asked for: $games, $nodes, $won, $percent, $least, $most

heading-played = Vom Programm gespielt

who-wins =
    Das Programm, das dieses Set gemacht hat, hat { $games } Partien gegen sich selbst gespielt und vor jedem Zug { $nodes } Züge angesehen. { $won ->
        [0] Keine davon hat jemand gewonnen.
       *[other] Von den { $won } Partien mit einem Sieger gewann die Seite { -the-king(case: "genitive") } { $percent } von 100; durch Zufall können es { $least } bis { $most } sein.
    } Menschen spielen anders: Nimm es als Hinweis.

heading-sources = Quellen

heading-games = Gespielte Partien

## The table to write in, on the last page

games-date = Datum

games-attackers = Wer { -the-attacker(number: "other", case: "accusative") } hatte

games-king = Wer die Seite { -the-king(case: "genitive") } hatte

games-won = Wer wie gewann

games-summary = Eine leere Tabelle für gespielte Partien: das Datum, beide Spieler und wer gewann.

## Back page, fold and footer

licence-leaflet = Lizenz dieses gedruckten Sets: Creative Commons Namensnennung – Weitergabe unter gleichen Bedingungen 4.0 (CC BY‑SA 4.0). Du darfst es kopieren, verändern, verschenken und verkaufen, wenn du tafl‑print als Quelle nennst und es unter derselben Lizenz weitergibst.

made-by = Dieses Exemplar wurde von { $maker } gemacht.

leaflet-fold = Diese Seite nach außen, hier falten

leaflet-fold-outer = Äußeres Blatt: Diese Seite nach außen, hier falten

leaflet-fold-inner = Inneres Blatt: Diese Seite nach außen, hier falten; kommt ins andere

leaflet-bind = Die Blätter an dieser Kante verbinden, mit Klebeband oder zwei Heftklammern

leaflet-page-set = { $page } · { $name }

leaflet-footer-set = { $edition }; Set { $set }, gemacht mit tafl‑print { $version }

leaflet-footer-named-set = { $edition }; { $name }, gemacht mit tafl‑print { $version }

leaflet-footer = { $edition }; gemacht mit tafl‑print { $version }
