# Faults, warnings and notes in German; see docs/book/translating.md.

## app

answer-unwritable = die Antwort lässt sich nicht auf die Standardausgabe schreiben: { $why }; schicke sie anderswohin

changed-in-edition = in Ausgabe { $edition } geändert: { $change }

checked-without-faults =
    { $what }: keine Fehler, { $warnings ->
        [one] 1 Warnung
       *[other] { $warnings } Warnungen
    }{ $notes ->
        [0] {""}
        [one] , 1 Hinweis
       *[other] , { $notes } Hinweise
    }

count-of-faults = { $count } Fehler

count-of-faults-and-made = { $count } Fehler; { $made }

disk-full = auf dem Datenträger ist kein Platz mehr

disk-read-only = der Datenträger ist schreibgeschützt

drawings-and-records-end-in = eine Zeichnung endet auf .svg, .png oder .pdf, eine Mitschrift auf .txt

drawings-end-in = eine Zeichnung endet auf .svg, .png oder .pdf

file-cannot-be-shown = `{ $path }` lässt sich nicht anzeigen: { $program }: { $why }

file-in-the-way = `{ $file }` ist eine Datei, kein Ordner

file-larger-than-allowed = die Datei würde größer, als dort erlaubt ist

file-name-unusable = der Name ist zu lang oder hat Zeichen, die dort in Dateinamen nicht erlaubt sind

file-of-another-kind =
    die Datei dort ist { $kind ->
        [SVG] keine SVG-Zeichnung
        [PNG] kein PNG-Bild
        [DXF] keine DXF-Zeichnung
        [variant] keine importierte Variante
        [rules] kein Regelsatz
        [game] keine Mitschrift einer Partie
        [since] kein Vermerk über den Stand einer Übersetzung
        [new] keine neue Datei
       *[PDF] kein PDF
    }, darum wird sie nicht ersetzt

file-of-somebody-else = die Datei dort gehört jemand anderem, und du darfst sie nicht ändern

file-replaced = `{ $first }` war schon da und wird durch eine neue Datei ersetzt

file-too-large-to-read = es sind mehr als { $most } MiB, und so groß darf kein Text und keine Zeichnung sein

file-without-folder = zu diesem Pfad gibt es keinen Ordner

file-write-protected = die Datei dort ist schreibgeschützt

files-replaced =
    { $more ->
        [one] `{ $first }` und 1 weitere Datei waren schon da und werden durch neue ersetzt
       *[other] `{ $first }` und { $more } weitere Dateien waren schon da und werden durch neue ersetzt
    }

files-to-standard-output = `--output -` schreibt eine einzige Datei, hier entstehen aber { $count }: nenne einen Ordner, etwa kits/

folder-cannot-be-made = den Ordner gibt es nicht, und er lässt sich nicht anlegen

game-with-theme = { $game }, Thema { $theme }

input-unreadable =
    die { $what ->
        [position] Stellung
        [variant] Variante
       *[record] Aufzeichnung
    } von der Standardeingabe lässt sich nicht lesen: { $why }; schicke sie als reinen Text

language-translated = { $tag }, { $name }: { $translated } von { $all } Sätzen übersetzt

link-out-of-theme = das ist eine Verknüpfung, die aus dem Ordner des Themas hinausführt

link-to-no-file = die Verknüpfung führt zu keiner Datei; `--output -` schickt ein Set an die Standardausgabe

link-to-nowhere = das ist eine Verknüpfung, die ins Leere führt

list-names-games = `tafl-print list` zeigt alle Spiele

list-names-themes = `tafl-print list themes` zeigt alle Themen

may-not-write-there = du darfst dort nicht schreiben

more-like-these =
    { $more ->
        [one] und 1 weiterer Fehler dieser Art
       *[other] und { $more } weitere Fehler dieser Art
    }

no-date = die Umgebungsvariable SOURCE_DATE_EPOCH ist `{ $value }`: setze sie auf eine Zahl von Sekunden seit 1970, oder lösche sie

no-ordinary-file = das ist keine gewöhnliche Datei

no-ordinary-file-there = was dort liegt, ist keine gewöhnliche Datei

no-pdf-written = es wurde kein PDF geschrieben

no-record-written = es wurde kein Regelsatz geschrieben

no-variant-written = es wurde keine Variante geschrieben

nothing-drawn = es wurde nichts gezeichnet

nothing-written = es wurde nichts geschrieben

one-file-for-games = `--output { $shown }` nennt eine einzige Datei, aber jedes der { $games } Spiele bekommt eine eigene: nenne einen Ordner, etwa kits/

open-without-file = `--open` zeigt eine Datei, aber `--output -` schreibt keine

output-of-another-ending = `--output { $shown }` endet auf .{ $ending }, aber was geschrieben wird, endet auf { $endings }: nenne eine Datei mit passender Endung oder einen Ordner mit / am Ende, oder wähle ein anderes --format

output-unwritable = `{ $path }` lässt sich nicht schreiben: { $why }; nichts wurde geändert; nenne mit --output eine andere Datei oder einen anderen Ordner

output-unwritable-after-others =
    `{ $path }` lässt sich nicht schreiben: { $why }
    geschrieben: { $written }
    nicht geschrieben: { $missing }
    behebe das, oder nenne mit --output eine andere Datei oder einen anderen Ordner, und starte den Befehl noch einmal

picture-too-large-to-read = es sind mehr als { $most } MiB: exportiere das Bild kleiner

record-unreadable = der Regelsatz `{ $path }` lässt sich nicht lesen: { $why }; gib den Regelsatz selbst an, eine Datei oder `-`

schema-there-differs = `{ $shown }` ist schon da und weicht vom Schema dieses Programms ab, das `tafl-print schema { $word }` ausgibt; die Datei blieb, wie sie war

see-help = `tafl-print --help` zeigt alle Optionen (auf Englisch)

several-to-standard-output = `--output -` schreibt eine einzige Datei, hier entstehen aber mehrere: nenne einen Ordner, etwa kits/

there-already = `{ $path }` ist schon da, und eigene Dateien werden nie ersetzt: wähle einen anderen Namen, oder verschiebe, was dort liegt

two-files-of-one-name = zwei der Dateien, die hier entstehen, hätten diesen Namen

variant-ends-in-toml = die Datei einer Variante endet auf .toml

## cli

value-unusable = ungültiger Wert '{ $value }' für '{ $option }': { $why }







## diag

label-error = Fehler

label-help = Tipp

label-note = Hinweis

label-warning = Warnung

more-not-shown =
    { $more ->
        [one] 1 weitere Meldung wird nicht gezeigt: vielleicht erledigt sie sich mit diesen
       *[other] { $more } weitere Meldungen werden nicht gezeigt: vielleicht erledigen sie sich mit diesen
    }







## explain

figure-contradicts-rules = { $lie }; gedruckt wird nichts, denn das Regelheft würde den Regeln widersprechen. Berichtige die Datei der Abbildung oder die Regeln der Variante

figure-missing = eine Regel dieser Variante braucht die Abbildung `{ $id }`: erwartet wird templates/figures/{ $id }.toml







## format

# Here a referenced or inserted part has a fixed case: expected-… are accusatives (“schreibe …”, “erwartet hier …”), is-… nominatives;
# section-of-…, rules-of-section datives (“in …”); another-layout, answered-otherwise accusatives (“für …”).

about-line-too-long = `{ $key }` hat { $length } Zeichen, erlaubt sind höchstens { $most }

add-a-line = füge eine Zeile hinzu, etwa `{ $example }`

add-a-section = füge einen Abschnitt hinzu, der mit der Zeile [{ $key }] beginnt

add-letters = füge { $letters } Zeichen hinzu; ein leeres Feld ist `.`

add-one-letter = füge 1 Zeichen hinzu; ein leeres Feld ist `.`

add-story-title = füge eine Zeile hinzu, etwa { $key } = "Der lange Abend"

and-for-another = { $first } und für { $next }

another-king = noch ein König: die Aufstellung hat mehr als einen

another-layout = eine andere Aufstellung

answered-otherwise = `{ $key }` = { $before } (hier gilt { $now })

ask-option-by-when = frage mit `when` nach einer Wahlregel

ask-question-or-option = frage nach einem Schlüssel von [rules] oder nach `{ $option }`

board-has-fewer-rows = ein Brett hat { $least } bis { $most } Reihen, nicht { $size }

board-size-wrong = ein Brett mit { $size } × { $size } Feldern ist nicht möglich: die Größe muss zwischen { $least } und { $most } liegen

byte-not-text = das Byte 0x{ $byte } ist kein Text: die Datei ist nicht in UTF-8 gespeichert

centre-without-anchor = `centre` hat hier keine Bedeutung: es sagt, welches Feld in der Mitte liegt, aber `anchor` ist nicht "centre"

change-capture-or-fewer-options = schreibe `king-capture = "two-sides"` oder "four-sides" oder aber `throne = "centre"`; oder lass eine der Wahlregeln { $options } weg

change-capture-or-no-option = schreibe `king-capture = "two-sides"` oder "four-sides" oder aber `throne = "centre"`; oder lass die Wahlregel `{ $option }` weg

change-capture-or-throne = schreibe `king-capture = "two-sides"` oder "four-sides" oder aber `throne = "centre"`

change-empty = ein Eintrag von `changes` ist leer

change-escape-or-fewer-options = schreibe `{ $line }`, oder lass den König anderswo entkommen; oder lass eine der Wahlregeln { $options } weg

change-escape-or-no-option = schreibe `{ $line }`, oder lass den König anderswo entkommen; oder lass die Wahlregel `{ $option }` weg

change-jump-or-board = schreibe "never" oder eine andere Art zu springen, oder gib dem Brett einen Thron oder Ecken

change-jump-or-fewer-options = schreibe "never" oder eine andere Art zu springen, oder gib dem Brett einen Thron oder Ecken; oder lass eine der Wahlregeln { $options } weg

change-jump-or-no-option = schreibe "never" oder eine andere Art zu springen, oder gib dem Brett einen Thron oder Ecken; oder lass die Wahlregel `{ $option }` weg

change-layout-or-number = ändere die Aufstellung oder diese Zahl

change-over-lines = ein Eintrag von `changes` geht über mehrere Zeilen

change-unless-meant = ändere das, oder lass es so, wenn es beabsichtigt ist

change-with-long-word = ein Eintrag von `changes` enthält ein Wort mit { $letters } Zeichen

change-with-unseen-character = ein Eintrag von `changes` hat ein Zeichen, das man nicht sieht: U+{ $code }

choose-one-option = wähle `{ $one }` oder `{ $other }`, nicht beide

colour-not-drawn = keine Zeichnung unter [art] hat die Farbe { $from }

colour-not-grey = { $color } ist kein Grau: Rot, Grün und Blau sind verschieden

colours-count-wrong =
    `{ $key }` nennt { $count ->
        [0] keine Farbe
        [one] 1 Farbe
       *[other] { $count } Farben
    }

copy-a-bundled-one = beginne mit der Kopie einer mitgelieferten Datei

correct-it = berichtige das

correct-or-remove-paragraph = berichtige das, oder nimm den Absatz heraus; ein Text über die Regeln einer Datei, die diese erweitert, gehört in jene Datei

correct-size-or-rows = berichtige `size` oder die Reihen

correct-the-colour = nimm die Zeile heraus, oder berichtige die Farbe: sie steht da wie in den SVG-Dateien

count-within-the-section = gezählt wird im Ausschnitt: a1 ist sein Feld unten links

darken-text-or-lighten-paper = lesbar ist Text ab { $least } : 1, gut lesbar ab { $good } : 1: mache `{ $key }` dunkler oder `paper` heller

decimal-too-long = `decimal` hat mehr als ein Zeichen

did-you-mean = meintest du `{ $meant }`?

did-you-mean-capital = meintest du `{ $letter }`? Hier gelten nur Großbuchstaben

did-you-mean-key = meintest du `{ $meant }`? Wenn nicht, nimm ihn heraus

did-you-mean-only-value = meintest du "{ $meant }"? Der einzige Wert ist { $only }

did-you-mean-option = meintest du `{ $meant }`? Die Wahlregeln sind { $known }

did-you-mean-or-otherwise = meintest du "{ $meant }"? Möglich sind: { $values }

did-you-mean-section = meintest du [{ $meant }]?

did-you-mean-value = meintest du "{ $meant }"? Möglich sind die Werte { $values }

did-you-mean-word = meintest du "{ $meant }"?

disputed-no-question = `{ $word }` in [disputed] ist keine Frage der Regeln

draw-in-greys = zeichne sie in Grautönen, oder nimm die Zeile heraus: das Programm macht die Zeichnung unter [art] selbst grau

draw-layers-as-one = zeichne mehrere Ebenen als eine

draw-what-is-named = nenne unter [art] eine eigene Zeichnung oder ein eigenes Foto: { $piece } = "{ $piece }.svg"; oder lass den Namen, wie er war

draw-within-board = zeichne höchstens { $most } über die Seite hinaus, oder beschneide die Zeichnung

drawing-empty = die Zeichnung ist leer: in ihrer `viewBox` wird nichts gemalt

drawing-leaves-board = "{ $file }" ragt über das Brett hinaus: die Zeichnung reicht von { $left }, { $top } bis { $right }, { $bottom }, ihre Seite von 0, 0 bis { $width }, { $height }

drawing-missing = "{ $file }": diese Datei gibt es nicht

drawing-not-grey = "{ $file }" hat die Farbe { $color }, und die ist kein Grau

drawing-unreadable = "{ $file }": die Datei lässt sich nicht lesen: { $why }

edition-changes-miscounted = zu Ausgabe { $number } gehören in `changes` { $wanted } Sätze darüber, was sich geändert hat, einer für jede Ausgabe nach der ersten; es sind aber { $found }

edition-with-one-change = zu Ausgabe { $number } gehören in `changes` { $wanted } Sätze darüber, was sich geändert hat, einer für jede Ausgabe nach der ersten; es ist aber nur 1

edition-without-changes = zu Ausgabe { $number } gehören in `changes` { $wanted } Sätze darüber, was sich geändert hat, einer für jede Ausgabe nach der ersten; sie fehlen

expected-answers = Antworten in geschweiften Klammern, etwa {"{"} king-arms = "armed" {"}"}

expected-as-in-original = die gleiche Art von Wert wie in der Datei des Spiels: einen Text oder eine Liste von Texten

expected-condition = eine Bedingung wie {"{"} escape = "edge" {"}"}

expected-course-lines = eine Liste von {"{"} color = "#7d9aa0", width = 30 {"}"}

expected-number = eine Zahl

expected-options = Abschnitte, die mit einer Zeile wie [options.a] beginnen

expected-paragraph = einen Text in Anführungszeichen oder {"{"} text = "...", when = {"{"} key = "word" {"}"}, rank = 2 {"}"}

expected-question-key = einen Schlüssel von [rules] in Anführungszeichen

expected-question-keys = eine Liste von Schlüsseln aus [rules] wie ["escape", "corners"], oder [], wenn es um keine Regel geht

expected-section = einen Abschnitt, der mit der Zeile { $line } beginnt

expected-text = einen Text in Anführungszeichen

expected-texts = eine Liste von Texten in eckigen Klammern

expected-truth = true oder false

expected-whole-number = eine ganze Zahl ab 0

expected-word-or-words = ein Wort oder eine Liste von Wörtern

expected-words = eine Liste von Wörtern in eckigen Klammern

extend-a-plain-theme = nenne ein Thema, das selbst keines erweitert

extend-a-plain-variant = nenne eine Variante, die selbst keine erweitert

extend-no-theme-or-another = nimm dieses `extends` heraus, oder nenne ein Thema, das nicht hierher zurückführt

extends-not-text = `extends` ist { $found }, kein Text in Anführungszeichen

file-compressed = diese Datei ist gepackt, wie eine Zeichnung mit der Endung .svgz

file-empty = die Datei ist leer

file-in-other-capitals = die Datei heißt "{ $name }", und auf Groß- und Kleinschreibung kommt es an: schreibe den Namen genau so, oder benenne die Datei um

file-in-other-letters = dort liegt eine Datei, deren Name gleich aussieht, aber anders gespeichert ist, so wie ein Mac Umlaute und Akzente speichert: gib ihr einen Namen nur aus den Buchstaben a bis z, etwa "king.svg", und schreibe ihn hierher

file-lacks-key = in der Datei fehlt `{ $key }`

file-meant = meintest du "{ $name }"?

file-of-something-else = `{ $file }` ist keine Datei eines Spiels oder Themas: sie hat keinen der Schlüssel, die solche Dateien haben

file-outside-folder = "{ $file }" ist keine Datei in diesem Ordner

file-unreadable = die Datei lässt sich nicht lesen: { $why }

file-with-txt = benenne `{ $name }` in `{ $wanted }` um (manche Systeme verbergen, dass am Ende `.txt` steht)

first-edition-one-change = eine erste Ausgabe hat nichts geändert, aber `changes` hat 1 Satz

first-edition-with-changes = eine erste Ausgabe hat nichts geändert, aber `changes` hat { $found } Sätze

frame-width-wrong = ein Rahmen von { $width } mm

headings-weak-on-colour = Überschriften in { $color } auf { $paper }, der Farbe `paper`: der Kontrast ist { $ratio } : 1

headings-weak-on-white = Überschriften in { $color } auf weißem Papier: der Kontrast ist { $ratio } : 1

id-too-long = die id hat { $letters } Zeichen, erlaubt sind höchstens { $most }

inscription-length-wrong =
    { $letters ->
        [0] eine leere Inschrift
       *[other] eine Inschrift mit { $letters } Zeichen
    }

inscriptions-wrong =
    `lettering` hat { $count ->
        [0] keine Inschrift
        [one] 1 Inschrift
       *[other] { $count } Inschriften
    }

is-date = ein Datum

is-list = eine Liste

is-number = die Zahl { $number }

is-section = ein Abschnitt

is-text = ein Text

keep-one-king = behalte ein einziges K

keep-one-of-kings = behalte ein einziges K und schreibe für die anderen `.` oder `D`

keep-one-of-two = behalte eines von beiden

keep-what-has-room = kürze die Texte auf das, was in ein Regelheft passt

key-without-meaning = `{ $key }` hat hier keine Bedeutung: { $why }

keys-of-file = nimm ihn heraus; möglich sind die Schlüssel { $known }

keys-of-section = nimm ihn heraus; möglich sind in { $section } die Schlüssel { $known }

king-escapes-elsewhere = `{ $key }` hat hier keine Bedeutung: der König entkommt anderswo

labels-weak-on-colour = Beschriftungen und Fußzeilen in { $color } auf { $paper }, der Farbe `paper`: der Kontrast ist { $ratio } : 1

labels-weak-on-white = Beschriftungen und Fußzeilen in { $color } auf weißem Papier: der Kontrast ist { $ratio } : 1

layer-has-one-of = jede Ebene hat genau einen dieser Schlüssel: { $kinds }

layer-on-no-squares = `on` nennt keine Art von Feldern

layer-rows-wrong =
    eine Aufstellung mit { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } für ein Brett mit { $size } Feldern je Seite

layer-shows-nothing = eine Ebene, die nichts zeigt

layer-shows-several = eine Ebene, die mehreres zeigt: { $kinds }

layer-size-wrong = kein Brett hat { $size } Felder je Seite

layers-empty = `layer` ist eine leere Liste

layout-not-square = die Aufstellung hat { $rows } Reihen, aber jede hat { $size } Zeichen

layout-one-row = die Aufstellung hat nur 1 Reihe, und die hat { $size } Zeichen

layout-too-large = die Aufstellung hat { $rows } Reihen, die längste mit { $letters } Zeichen

layout-without-rows = die Aufstellung hat keine Reihen

leaflet-tells-of-dispute = das Regelheft sagt, welcher von ihnen dieses Set folgt

leave-square-beside-pieces = lass neben einer dieser Figuren ein Feld leer

leave-way-to-edge = lass der Seite des Königs einen Weg zum Rand

letter-no-piece = `{ $letter }` steht für keine Figur

letter-not-for-frames = { $letter } lässt sich nicht in einen Rahmen schnitzen

letter-of-other-script = dies ist ein { script }, der nur gleich aussieht: schreibe das lateinische `{ $letter }`

lines-count-wrong =
    `lines` hat { $count ->
        [0] keine Linie
        [one] 1 Linie
       *[other] { $count } Linien
    }

list-without-square = `{ $key }` nennt kein Feld

move-attacker-away = nimm einen der Angreifer vom König weg

move-king-or-change-escape = setze das K auf ein anderes Feld, oder ändere, wo der König entkommt

move-man = setze den Stein auf ein anderes Feld

move-man-or-open-throne = setze den Stein auf ein anderes Feld, oder schreibe `throne-stop = "anyone"`

move-piece-of-layout = versetze eine Figur der Aufstellung

move-piece-or-change-first = versetze eine Figur der Aufstellung, oder lass die andere Seite beginnen, falls es nicht so beabsichtigt ist

move-question-to-when = nimm die Frage aus `speaks-of` heraus, und schreibe in `when`, welche Antwort gemeint ist

move-starting-piece = setze die Figur, die dort beginnt, auf ein anderes Feld

name-a-cut = nenne mindestens eine Art, das Brett zu schneiden: "whole", "halves" oder "pinwheel"

name-a-drawing = nenne mindestens eine Zeichnung: { $key } = ["{ $key }.svg"]

name-an-svg-file = nenne hier eine SVG-Datei: für Fotos und Scans ist Platz unter { $slots }

name-colours-up-to = nenne 1 bis { $most } Farben

name-file-with-keys = nenne eine Datei, die mit Zeilen wie `name = "Mein Spiel"` beginnt, jede mit einem Schlüssel und seinem Wert

name-not-plain = ein Name ist einfacher Text

name-one-variant = nenne eine einzige Variante, etwa "york" oder "other.toml"

name-question-or-layout = nenne einen Schlüssel von [rules] oder `layout`

name-questions-layout-or-game = nenne Schlüssel von [rules], "{ $layout }" oder, wenn alle gemeint sind, "{ $game }"

name-square-of-board = nenne ein Feld des Bretts: Buchstaben zählen die Spalten von links, Zahlen die Reihen von unten

name-too-long = der Name hat { $letters } Zeichen, erlaubt sind höchstens { $most }

name-over-kept-drawing = `-{ $piece }` heißt hier anders, hat aber noch die Zeichnung aus dem erweiterten Thema: Was das Thema vom Aussehen seiner Figuren sagt, fällt weg, und das Set spricht von dunklen und hellen

name-unlike-drawing = `-{ $piece }` heißt hier anders, hat aber noch die Zeichnung aus dem erweiterten Thema, und die passt zum dortigen Namen

name-what-is-played = lege fest, was gespielt wird, oder lass es offen, wenn auch die Quellen nichts dazu sagen

name-with-unseen-character = der Name hat ein Zeichen, das man nicht sieht: U+{ $code }

no-answer = keine Antwort

no-camps = `{ $key }` hat hier keine Bedeutung: es gibt keine Lager

no-drawing-named = `{ $key }` nennt keine Zeichnung

no-marked-corners = `{ $key }` hat hier keine Bedeutung: es gibt keine markierten Ecken

no-options-to-choose = lass das weg: es gibt keine Wahlregeln

no-question = `{ $word }` ist keine Frage der Regeln

no-square = "{ $word }" ist kein Feld

no-such-edition = es gibt keine Ausgabe { $number }

no-such-file = diese Datei gibt es nicht

no-throne-to-be-hostile = `{ $key }` hat hier keine Bedeutung: es gibt keinen Thron, der feindlich sein könnte

no-throne-to-pass = `{ $key }` hat hier keine Bedeutung: es gibt keinen Thron, den jemand überqueren könnte

no-throne-to-stop-on = `{ $key }` hat hier keine Bedeutung: es gibt keinen Thron, auf dem jemand anhalten könnte

no-variants-beside-this = hier gibt es keine Variante `{ $name }`, die sich erweitern ließe

not-a-language-tag = `{ $tag }` ist kein Kürzel einer Sprache

not-an-id = "{ $id }" ist keine gültige id

not-valid-toml = hier ist die Datei kein gültiges TOML: { $why }

noun-form-unknown = `{ $word }` ist keines der Wörter von [forms]

noun-forms-are = das sind { $known }

number-in-quotes = `{ $key }` ist eine Zahl in Anführungszeichen, also ein Text

number-out-of-range = `{ $key }` ist { $number }

number-too-long = `{ $name }` ist eine Zahl mit mehr Ziffern, als dieses Programm verarbeiten kann

only-a-coast-has-sides = nur eine Küste hat zwei Seiten

only-value-is = der einzige Wert ist { $only }

open-camps-or-change-escape = schreibe `camps-enter = "anyone"`, oder lass den König anderswo entkommen

open-throne-or-change-escape = schreibe `throne-stop = "king"`, oder lass den König anderswo entkommen

open-way-or-change-escape = lass den König anderswo entkommen, oder lass ihn auf den Feldern anhalten oder sie überqueren, die ihm den Weg versperren

option-id-wrong = "{ $id }" ist als id einer Wahlregel nicht möglich

option-unknown = diese Variante hat keine Wahlregel `{ $id }`

options-are = die Wahlregeln sind { $known }

options-contradict = die Wahlregeln `{ $one }` und `{ $other }` lassen sich nicht zugleich wählen: sie beantworten `{ $key }` verschieden

original-lacks-key = in { $file } gibt es kein `{ $word }`

original-no-text = was { $file } unter `{ $key }` sagt, ist kein Text

paint-shapes-or-fit-page = gib den Formen eine Füllung oder eine Kontur, oder passe vor dem Speichern die Seite an die Zeichnung an

painting-size-wrong = "{ $file }" ist { $width } × { $height } groß; für ein Brett mit { $squares } Feldern je Seite muss die Zeichnung { $side } × { $side } groß sein

paragraph-asks-no-answer = ein Absatz von `{ $list }` kann nie gedruckt werden: `{ $key }` nennt keine Antwort

paragraph-empty = ein Absatz von `{ $key }` ist leer

paragraph-never-answered-so = ein Absatz von `{ $list }` kann nie gedruckt werden: `{ $key }` ist hier nie { $words }, welche Wahlregeln auch gelten

paragraph-never-as-whole = ein Absatz von `{ $list }` kann nie gedruckt werden: sein `when` trifft als Ganzes nie zu, welche Wahlregeln auch gelten

paragraph-never-as-written = ein Absatz von `{ $list }` kann nie gedruckt werden: er spricht von `{ $question }`, wie es die Datei selbst beantwortet; wo aber sein `when` zutrifft, gilt eine andere Antwort

paragraph-of-another-answer = der Absatz von `{ $list }` bei { $place } wird weggelassen: er wurde für `{ $key }` = { $before } geschrieben, und hier gilt { $now }

paragraph-of-another-layout = der Absatz von `{ $list }` bei { $place } wird weggelassen: er wurde für eine andere Aufstellung geschrieben

paragraph-of-list = ein Absatz von { $name }

paragraph-of-other-answers = der Absatz von `{ $list }` bei { $place } wird weggelassen: er wurde geschrieben für { $differences }

paragraph-without-speaks-of = ein Absatz von `{ $key }` sagt nicht, von welchen Regeln er spricht

picture-for-a-drawing = "{ $file }" ist ein Bild aus Pixeln, aber `{ $slot }` ist eine Zeichnung aus Linien

picture-not-text =
    dies ist { $kind ->
        [JPEG] ein JPEG-Bild
        [GIF] ein GIF-Bild
        [WebP] ein WebP-Bild
        [PDF] ein PDF
        [archive] ein Archiv oder ein Office-Dokument
       *[PNG] ein PNG-Bild
    }, kein Text

position-of-one-row = die Stellung hat 1 Reihe, das Brett aber { $size }

position-row-length-wrong = Reihe { $row } hat { $letters } statt { $size } Zeichen

position-row-one-letter = Reihe { $row } hat 1 statt { $size } Zeichen

position-rows-wrong = die Stellung hat { $rows } Reihen, das Brett aber { $size }

put-drawing-into-folder = lege die Zeichnung in den Ordner des Themas, und schreibe nur ihren Namen

put-drawing-there = lege die Zeichnung dort als { $name } ab

question-of-list = eine Frage von { $name }

rank-wrong = `rank` ist { $said }, aber Ränge gehen von { $first } bis { $last }

recolour-from-to = jede Zeile nennt eine Farbe der Zeichnungen und was daraus wird: "#8b2e1f" = "#ffffff"

remove-option-none-offered = nimm das heraus; diese Variante hat keine Wahlregeln

row-of-one-letter = Reihe { $row } ist zu kurz: sie hat 1 Zeichen, die anderen haben { $others }

row-of-one-too-long = Reihe { $row } ist zu lang: sie hat 1 Zeichen, die anderen haben { $others }

row-too-long = Reihe { $row } ist zu lang: sie hat { $letters } Zeichen, die anderen haben { $others }

row-too-short = Reihe { $row } ist zu kurz: sie hat { $letters } Zeichen, die anderen haben { $others }

rules-of-section = den Regeln von { $section }

save-as-plain-text = speichere die Datei als reinen Text in UTF-8

save-painting-with-size = speichere sie mit viewBox="0 0 { $side } { $side }", also mit { $square } je Feld; oder berichtige `size`

save-stamp-with-size = ein Stempel wird mit 100 je Feld gezeichnet und ist 1 bis 3 Felder breit und hoch: viewBox="0 0 200 100"

save-uncompressed = speichere sie als einfaches SVG, oder entpacke sie: gunzip -S .svgz DATEI.svgz

save-unicode-as-plain = die Datei ist Text in UTF-16 (in manchen Editoren „Unicode“): speichere sie als reinen Text in UTF-8

say-change-on-one-line = sage in einer Zeile, was sich in jener Ausgabe geändert hat

script =
    { $script ->
        [Greek] griechischer Buchstabe
        [Cherokee] Buchstabe der Cherokee-Schrift
       *[Cyrillic] kyrillischer Buchstabe
    }

second-edition-with-changes = zu Ausgabe 2 gehört in `changes` genau 1 Satz darüber, was sich geändert hat; es sind aber { $found }

second-edition-without-change = zu Ausgabe 2 gehört in `changes` genau 1 Satz darüber, was sich geändert hat; er fehlt

section-lacks-key = in { $section } fehlt `{ $key }`

section-missing = in der Datei fehlt der Abschnitt [{ $key }]

section-not-drawable = ein Ausschnitt von { $width } × { $height } Feldern lässt sich nicht zeichnen

section-not-translated = `{ $word }` ist kein Text, der übersetzt wird

section-of-line = einer Linie

section-of-paragraph = einem Absatz

sections-of-translation = nimm das heraus: eine Übersetzung hat die Abschnitte [edition], [options.…], [disputed] und [about]

shorten-it = kürze das

shorten-line-below-title = kürze den Text: unter dem Titel ist nur Platz für eine Zeile

shorten-story = kürze sie: sie teilt sich die erste Seite mit der Übersicht, was zum Set gehört

shorten-story-title = kürze den Titel: über der Geschichte ist nur Platz für eine Zeile

simplify-or-fewer-drawings = vereinfache sie, oder nimm weniger Zeichnungen für eine Art von Feldern

sources-disagree = über `{ $question }` sind sich die Quellen uneins

stamp-size-wrong = "{ $file }" ist { $width } × { $height } groß

start-section-so = ein Abschnitt beginnt mit einer eigenen Zeile, seinem Namen in eckigen Klammern: [rules]

steps-wrong = eine Figur kann nicht { $number } Felder weit ziehen

story-too-long = mit diesem Absatz hat die Geschichte mehr als { $most } Absätze

story-without-paragraphs = die Geschichte hat einen Titel, aber keine Absätze

story-without-title = die Geschichte wird nie gedruckt: sie hat keinen Titel

take-changes-out = nimm `changes` heraus, oder schreibe `number = 2`

take-extends-out = nimm dieses `extends` heraus, oder nenne eine Variante, die nicht hierher zurückführt

take-it-out = nimm das heraus

take-letter-of-row-out = nimm 1 Zeichen heraus; ein leeres Feld ist `.`

take-letters-of-row-out = nimm { $letters } Zeichen heraus; ein leeres Feld ist `.`

take-letters-out = nimm { $letters } Zeichen heraus

take-line-out = nimm die Zeile heraus

take-one-letter-out = nimm 1 Zeichen heraus

take-one-row-out = ein Brett ist so breit wie hoch: nimm 1 Reihe heraus

take-rows-out = ein Brett ist so breit wie hoch: nimm { $rows } Reihen heraus

text-of-list = ein Text von { $name }

text-weak-on-colour = Text in { $color } auf { $paper }, der Farbe `paper`: der Kontrast ist { $ratio } : 1

text-weak-on-white = Text in { $color } auf weißem Papier: der Kontrast ist { $ratio } : 1

theme-extends-itself = ein Thema kann nicht sich selbst erweitern: { $way } erweitert { $last }

theme-is-a-folder = ein Thema ist ein Ordner mit theme.toml, den Zeichnungen, die darin genannt sind, und en.ftl

title-without-story = `{ $key }` ist ein Titel ohne Text: es gibt keine Geschichte

too-many-extend = schon { $most } Varianten bauen aufeinander auf, mehr sind nicht erlaubt: { $way } erweitert noch eine

too-many-layers = { $count } Ebenen sind zu viele: erlaubt sind höchstens { $most }

too-many-letters = mit diesem Text wären mehr als { $most } Zeichen zu setzen

too-many-themes-extended = mehr als { $most } Themen bauen aufeinander auf

trace-the-picture = ein Spiel und ein theme.toml sind Textdateien, und Zeichnungen sind SVG: zeichne ein Bild nach (Inkscape: Pfad > Bitmap nachzeichnen), speichere die Pfade als einfaches SVG, und nenne diese Datei

translate-each-in-order = schreibe für jeden einen, in derselben Reihenfolge; "" für einen, der noch nicht übersetzt ist

translated-texts-miscounted =
    `{ $word }` hat hier { $own ->
        [one] 1 Text
       *[other] { $own } Texte
    }, in { $file } aber { $theirs }

unknown-key = unbekannter Schlüssel `{ $word }`

unknown-key-in-section = unbekannter Schlüssel `{ $word }` in { $section }

value-empty = `{ $key }` ist leer

value-of-list = ein Wert von { $name }

value-unknown = "{ $word }" ist kein Wert von `{ $key }`

values-are = möglich sind die Werte { $values }

variant-extends-itself = eine Variante kann nicht sich selbst erweitern: { $way } erweitert { $file }

what-ranks-mean = { $first } wird immer gedruckt; von den anderen weichen zuerst die mit Rang { $last }

when-asks-nothing = `when` nennt keine Bedingung

when-unknown-option = es gibt keine Wahlregel "{ $word }"

which-extends = { $first } erweitert { $next }, { $next }

write-a-colour = schreibe { $key } = "{ $example }" oder eine andere Farbe

write-a-grey = diese Farben sind für Schwarzweißdrucker: schreibe ein Grau, etwa "#555555"

write-a-letter-or-point = schreibe A, D, K, C oder N für eine Figur und `.` für ein leeres Feld

write-a-square = schreibe mindestens eines, etwa ["a6"]

write-all-changes = schreibe für jede Ausgabe einen, den ältesten zuerst

write-another-paragraph = er beginnt mit „{ $beginning }“; wenn sich hier etwas sagen lässt, schreibe es in [about]

write-any-or-number = schreibe "any" oder eine Zahl von 1 bis 255

write-attackers = schreibe überall ein A, wo ein Angreifer beginnt

write-capitals-or-runes = schreibe lateinische Großbuchstaben, die sechzehn Runen des jüngeren Futhark, Ziffern, Leerzeichen und · : + -

write-comma-or-point = schreibe "," oder "."

write-edition-up-to = schreibe eine ganze Zahl von 1 bis { $most }

write-either-line = schreibe `{ $line }` oder `{ $other }`

write-either-or-fewer-options = schreibe `{ $line }` oder `{ $other }`; oder lass eine der Wahlregeln { $options } weg

write-either-or-no-option = schreibe `{ $line }` oder `{ $other }`; oder lass die Wahlregel `{ $option }` weg

write-fewer-digits = schreibe { $expected }, mit höchstens 15 Ziffern

write-file-and-rank = schreibe Spalte und Reihe, etwa "f6"

write-id-in-small-letters = schreibe Kleinbuchstaben, Ziffern und Bindestriche, etwa "york-11"

write-inscriptions = schreibe eine für alle Seiten oder bis zu vier

write-kinds-of-squares = schreibe `on = ["{ $square }"]`, oder nimm die Zeile heraus

write-language-tag = schreibe eines nach RFC 5646, etwa "nb" oder "pt-BR"

write-layers = nimm die Zeile heraus, oder schreibe Ebenen, jede mit der Kopfzeile { $header }

write-layout-rows = schreibe { $least } bis { $most } Reihen, jede mit so vielen Zeichen aus `A D K .`, wie es Reihen gibt

write-letters-of-pieces = schreibe A für einen Angreifer, D für einen Verteidiger, K für den König, C für einen Anführer, N für einen Ritter und . für keine Figur

write-letters-up-to = schreibe 1 bis { $most } Zeichen

write-line-or-change-escape = schreibe `{ $line }`, oder lass den König anderswo entkommen

write-lines-up-to = schreibe 1 bis { $most } Linien: { "{" } color = "#7d9aa0", width = 30 { "}" }

write-list-in-brackets = schreibe eine Liste in eckigen Klammern, mit Kommas zwischen den Werten: [ "eins", "zwei" ]

write-marks-so = schreibe *kursiv* und **fett**

write-men-or-jumps = schreibe A oder D für Steine, oder sage in [rules], wie Anführer und Ritter springen

write-millimetres-between = schreibe eine Zahl von { $least } bis { $most }, in Millimetern

write-more-attackers = schreibe mehr Angreifer in die Aufstellung, oder ändere `king-capture`

write-number-between = schreibe eine Zahl von { $least } bis { $most }

write-number-without-quotes = schreibe sie ohne Anführungszeichen: { $key } = { $number }

write-odd-rows = schreibe eine ungerade Zahl von Reihen und Zeichen, oder `throne = "none"` in [rules]

write-officers = schreibe in die Aufstellung C für jeden Anführer und N für jeden Ritter, oder nimm diese Zeile heraus

write-one-change = schreibe einen Satz für die zweite Ausgabe: changes = [ "Auch der König schlägt." ]

write-one-key-a-line = schreibe in jede Zeile ein `schlüssel = wert`, Texte in Anführungszeichen; Abschnitte beginnen mit [name]

write-one-king = schreibe ein einziges K, dorthin, wo der König beginnt

write-one-row-more = ein Brett ist so breit wie hoch: schreibe noch 1 Reihe

write-option-in-small-letters = schreibe Kleinbuchstaben, Ziffern und Bindestriche, etwa [options.a-hammer]

write-or-take-out = schreibe ihn, oder nimm ihn heraus

write-paragraphs-of-story = schreibe ihre Absätze, oder nimm auch `{ $key }` heraus

write-points-for-blanks = schreibe `.` für ein leeres Feld: Leerzeichen zählen nicht

write-position-rows = schreibe { $size } Reihen mit { $size } Zeichen; ein leeres Feld ist `.`

write-rows = schreibe 5 bis 25 Reihen, jede mit so vielen Zeichen, wie es Reihen gibt

write-rows-from-to = schreibe { $least } bis { $most } Reihen, jede mit so vielen Zeichen, wie es Reihen gibt

write-rows-more = ein Brett ist so breit wie hoch: schreibe noch { $rows } Reihen

write-rows-of-board = schreibe 5 bis 25 Reihen, jede mit so vielen Zeichen aus `A D K .`, wie es Reihen gibt

write-rows-of-letters = schreibe Reihen aus den Zeichen `A D K .`

write-size-between = schreibe eine Zahl von { $least } bis { $most }

write-something = schreibe etwas, zum Beispiel `{ $example }`

write-speaks-of = schreibe { "{" } text = "...", speaks-of = ["escape"] { "}" } mit den Schlüsseln von [rules], von denen der Absatz spricht, oder "{ $layout }"; wenn er von keiner Regel spricht, wie Geschichtliches, schreibe speaks-of = []

write-speaks-of-layout = schreibe speaks-of = ["{ $layout }"]

write-story = schreibe die Geschichte als { $key } = ["..."], oder nimm den Titel heraus

write-straight-quotes = schreibe gerade Anführungszeichen, "so": mit typografischen beginnt kein Text

write-text-in-quotes = schreibe Texte zwischen zwei Anführungszeichen in eine Zeile: "so"

write-the-expected = schreibe { $expected }

write-the-key = schreibe `{ $meant }`

write-when-or-speaks-of = schreibe { "{" } escape = "edge" { "}" }, oder stattdessen speaks-of = []

write-whole-variant = schreibe die ganze Variante in diese Datei

write-without-marks = schreibe ihn ohne { "{" } { "}" } * und \

write-words-of-theme-so = ein Wort des Themas schreibst du { "{" } -king { "}" }, eine geschweifte Klammer selbst { "{" }"{ "{" }"{ "}" }

wrong-type = `{ $name }` ist { $found }, das Programm erwartet hier { $expected }







## game

# side, winner, special, other-special: nominatives with an article; piece, pieces: without one.

already-over = die Partie ist zu Ende, bevor sie beginnt: { $outcome }

attackers-against-one-defender = { $attackers } Angreifer gegen 1 Verteidiger und den König: die meisten Spiele haben doppelt so viele Angreifer wie Verteidiger

attackers-win = die Angreifer gewinnen

capture-at-once = { side } können schon im ersten Zug schlagen: { $play } schlägt { $captures }

capture-at-once-many-ways = { side } können schon im ersten Zug schlagen: { $play } schlägt { $captures } (und { $others } andere Züge schlagen auch)

capture-at-once-two-ways = { side } können schon im ersten Zug schlagen: { $play } schlägt { $captures } (und ein anderer Zug schlägt auch)

capture-on-edge-of-escape = der König soll am Rand geschlagen werden, aber er ist entkommen, sobald er dort steht

commander-jump-without-squares = Anführer springen nur mit Start oder Landung auf dem Thron oder in einer Ecke, aber es gibt weder einen Thron noch eine markierte Ecke

count-differs =
    die Aufstellung hat { $found } { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }, die Variante nennt aber { $declared }

defenders-win = die Verteidiger gewinnen

edge-without-four-sides = das Schlagen am Rand ist nur dann eine Frage, wenn der König überall auf vier Seiten geschlagen wird

end-enclosed = der König und alle Verteidiger sind eingeschlossen

end-exit-fort = der König hat eine Randburg

end-king-captured = der König ist geschlagen

end-king-escaped = der König ist entkommen

end-last-attacker = der letzte Angreifer ist geschlagen

end-no-move = die Seite am Zug hat keinen erlaubten Zug

end-repetition = die Stellung oder der Zug hat sich dreimal wiederholt

escape-in-barred-camp = der König soll auf { $square } entkommen, einem Feld in einem Lager, in dem er nicht anhalten darf

escape-off-board = der König soll auf { $square } entkommen, aber dieses Feld liegt nicht auf einem Brett mit { $size } × { $size } Feldern

escape-on-barred-square = der König soll auf { $square }, { special-dative }, entkommen, aber dort darf er nicht anhalten

escape-without-corners = der König entkommt in den Ecken, aber keine Ecken sind markiert

fewer-than-two-officers =
    der König wird zwischen zwei { $piece ->
        [attacker] Angreifern
        [king] Königen
        [commander] Anführern
        [knight] Rittern
       *[defender] Verteidigern
    } geschlagen, aber die Aufstellung hat weniger als zwei

figure-captures-others = sie sagt, dass { $play } { $claimed } schlägt, nach den Regeln schlägt dieser Zug aber { $found }

figure-game-over = die Partie ist vor dem ersten Zug zu Ende: { $outcome }

figure-piece-forbidden = auf { $square } steht eine Figur, die auf diesem Feld nicht anhalten darf

figure-play-illegal = sie sagt, dass { $play } erlaubt ist, aber nach den Regeln ist dieser Zug nicht erlaubt: { $found }

figure-play-legal = sie sagt, dass { $play } nicht erlaubt ist, aber nach den Regeln ist dieser Zug erlaubt

figure-result-differs = sie sagt, dass nach { $play } gilt: „{ $claimed }“; nach den Regeln gilt aber: „{ $found }“

figure-square-crowded = auf { $square } stehen zwei Figuren

figure-square-outside = { $square } liegt außerhalb ihres Ausschnitts

figure-with-kings = sie hat mehr als einen König

figure-without-piece = sie zeigt die Züge der Figur auf { $square }, aber dort steht keine

figure-without-room =
    auf einem Brett mit { $board } × { $board } Feldern kann ein Ausschnitt von { $width } × { $height } Feldern { $place ->
        [whole] nicht das Ganze sein
        [centre] nicht in der Mitte liegen
        [top] nicht am oberen Rand liegen
        [corner] nicht in der Ecke liegen
        [field] nirgends liegen
       *[at] nicht dort liegen, wo er soll
    }: es fehlt an Platz oder an gewöhnlichen Feldern

figure-wrong = die Abbildung `{ $figure }` ist falsch: { $what }

fort-on-edge-of-escape = eine Randburg gewinnt, aber der König ist entkommen, sobald er am Rand steht

game-goes-on = die Partie geht weiter

illegal-blocked = die Figur auf { $square } ist im Weg

illegal-enters-camp = diese Figur darf im Lager auf { $square } nicht anhalten

illegal-game-over = die Partie ist zu Ende

illegal-king-only = { $square } liegt in einer Ecke, und die ist dem König vorbehalten

illegal-must-capture = die Figur auf { $square } hat geschlagen und darf nur weiterziehen, um wieder zu schlagen

illegal-no-piece = auf { $square } steht keine Figur

illegal-not-straight = eine Figur zieht geradeaus, in einer Reihe oder einer Spalte

illegal-not-yours = die Figur auf { $square } gehört der Seite, die nicht am Zug ist

illegal-off-board = { $square } liegt nicht auf dem Brett

illegal-other-piece = die Figur auf { $square } hat geschlagen und muss weiterziehen

illegal-passes-camp = diese Figur darf das Lager auf { $square } nicht überqueren

illegal-passes-throne = diese Figur darf den Thron auf { $square } nicht überqueren

illegal-repeats = die Stellung würde zum dritten Mal entstehen

illegal-stops-between = diese Figur darf auf { $square } nicht anhalten, zwischen zwei Gegnern oder zwischen einem Gegner und einem feindlichen Feld

illegal-stops-on-throne = diese Figur darf auf dem Thron auf { $square } nicht anhalten

illegal-too-far = { $steps ->
        [1] diese Figur zieht in einem Zug nur ein Feld weit
       *[other] diese Figur zieht in einem Zug höchstens { $steps } Felder weit
    }

jump-of-unarmed-king = der König schlägt den Stein, den er überspringt, aber sonst schlägt er mit keinem Zug

jump-without-officers = die Regeln sagen, wie { pieces } springen, aber die Aufstellung hat keine

king-already-captured = der König auf { $square } ist schon geschlagen (Angreifer auf { $captors }); damit ist die Partie zu Ende, bevor sie beginnt

king-already-enclosed = der König auf { $square } und alle Verteidiger sind schon vom Rand abgeschnitten; damit ist die Partie zu Ende, bevor sie beginnt

king-already-escaped = der König auf { $square } steht schon dort, wo er entkommt; damit hat er gewonnen, bevor die Partie beginnt

king-jump-without-squares = der König springt nur mit Start oder Landung auf dem Thron oder in einer Ecke, aber es gibt weder einen Thron noch eine markierte Ecke

king-off-centre = der König auf { $square } beginnt nicht in der Mitte des Bretts

king-safe = der König kann nie geschlagen werden: nach diesen Regeln braucht es { $needed } Angreifer, und es gibt nur { $found }

king-safe-from-one = der König kann nie geschlagen werden: nach diesen Regeln braucht es { $needed } Angreifer, und es gibt nur 1

king-without-way-out = der König auf { $square } kann nie ein Feld erreichen, auf dem er entkommt, auch wenn ihm niemand im Weg steht

knight-jump-without-squares = Ritter springen nur mit Start oder Landung auf dem Thron oder in einer Ecke, aber es gibt weder einen Thron noch eine markierte Ecke

layout-beyond-limits = eine Aufstellung hat höchstens 255 Reihen mit 255 Zeichen

layout-letter-wrong = `{ $letter }` in Reihe { $row }, Spalte { $column } der Aufstellung ist keines von `A`, `D`, `K`, `C`, `N` und `.`

layout-not-four-fold = die Aufstellung ist nicht von allen vier Seiten gleich: { $square } und { $turned } sind verschieden, obwohl eine Vierteldrehung eines auf das andere bringt

layout-row-wrong = Reihe { $row } der Aufstellung hat { $found } statt { $expected } Zeichen

layout-with-kings = die Aufstellung hat { $count } Könige statt eines einzigen: { $squares }

layout-without-attackers = die Aufstellung hat keine Angreifer

layout-without-king = die Aufstellung hat keinen König

linnaean-without-throne = ein Verteidiger wird gegen den König auf dem Thron geschlagen, aber es gibt keinen Thron

man-on-special-square = der { piece } auf { $square } steht in { special-dative }, wo nur der König stehen darf

man-on-throne = der { piece } auf { $square } steht auf dem Thron, wo nur der König stehen darf

near-throne-without-throne = der König wird in der Nähe des Throns auf vier Seiten geschlagen, aber es gibt keinen Thron

no-move-open = die Regeln sagen nicht, was geschieht, wenn eine Seite nicht ziehen kann

no-squares = nichts

nobody-wins = niemand gewinnt

not-a-play = `{ $text }` ist kein Zug: schreibe zwei Felder, etwa `h5-e5`

not-a-square = `{ $text }` ist kein Feld: schreibe Spalte und Reihe, etwa `f6`

not-two-to-one = { $attackers } Angreifer gegen { $defenders } Verteidiger und den König: die meisten Spiele haben doppelt so viele Angreifer wie Verteidiger

one-attacker-against-defenders = 1 Angreifer gegen { $defenders } Verteidiger und den König: die meisten Spiele haben doppelt so viele Angreifer wie Verteidiger

one-attacker-one-defender = 1 Angreifer gegen 1 Verteidiger und den König: die meisten Spiele haben doppelt so viele Angreifer wie Verteidiger

other-special =
    { $other ->
        [throne] der Thron
        [corner] eine Ecke
       *[camp] Teil eines Lagers
    }

outcome = { $result }: { $how }

over-by-exit-fort = die Partie ist zu Ende, bevor sie beginnt: { winner } gewinnen, denn der König hat eine Randburg

over-by-last-attacker = die Partie ist zu Ende, bevor sie beginnt: { winner } gewinnen, denn der letzte Angreifer ist geschlagen

piece =
    { $piece ->
        [attacker] Angreifer
        [king] König
        [commander] Anführer
        [knight] Ritter
       *[defender] Verteidiger
    }

pieces =
    { $piece ->
        [attacker] Angreifer
        [king] Könige
        [commander] Anführer
        [knight] Ritter
       *[defender] Verteidiger
    }

plain-officers = es gibt { pieces }, aber nach diesen Regeln können sie nicht mehr als andere Steine

points-without-edge = im Wettkampf zählt, über welchen Rand der König entkommt, aber er entkommt nicht am Rand

repetition-open = die Regeln sagen nicht, was geschieht, wenn eine Stellung zum dritten Mal entsteht

shieldwall-without-corners = eine Ecke soll eine Reihe am Rand abschließen, aber keine Ecken sind markiert

side =
    { $side ->
        [attackers] die Angreifer
       *[defenders] die Verteidiger
    }

side-genitive =
    { $side ->
        [attackers] der Angreifer
       *[defenders] der Verteidiger
    }

side-without-play = { side } haben keinen erlaubten Zug

special =
    { $special ->
        [throne] der Thron
        [corner] eine Ecke
       *[camp] Teil eines Lagers
    }

special-dative =
    { $special ->
        [throne] dem Thron
        [corner] einer Ecke
       *[camp] einem Lager
    }

special-squares-overlap = { $square } ist zugleich { special } und { other-special }

these-squares = { $squares }

throne-without-centre = die Regeln haben einen Thron in der Mitte, aber ein Brett mit { $size } × { $size } Feldern hat kein Feld in der Mitte

win-at-once = { side } können schon im ersten Zug gewinnen, mit { $play }

win-at-once-many-ways = { side } können schon im ersten Zug gewinnen, mit { $play } (und mit { $others } anderen Zügen)

win-at-once-two-ways = { side } können schon im ersten Zug gewinnen, mit { $play } (und mit einem anderen Zug)

winner =
    { $winner ->
        [attackers] die Angreifer
       *[defenders] die Verteidiger
    }

winner-not-said = die Regeln sagen nicht, wer gewinnt






## imposition

# poster: a dative (“auf …”).

a-smaller-game = ein kleineres Spiel

all-fit-at = beide dürfen höchstens { $most } groß sein

changed-size =
    { $what ->
        [king] Königsscheibe
        [others] übrige Scheiben
       *[squares] Felder
    } von { $taken }

choose-other-labels = ein Etikett darf höchstens { $most } größer oder kleiner sein als seine Scheibe: wähle andere Etiketten, oder stelle { $option-king-disc } oder { $option-piece-disc } ein

cut-in-words =
    { $cut ->
        [whole] ein ganzes Brett
        [pinwheel] ein Windrad
        [halves] Hälften
        [quarters] Viertel
       *[grid] ein Gitter
    }

cut-too-large = { $name } auf { $paper } { $cut ->
        [halves] brauchen
        [quarters] brauchen
       *[other] braucht
    } Felder von höchstens { $most }{ $margins }; der Schnitt `{ $instead }` passt bei { $cell }

cut-too-large-to-play = für { $name } auf { $paper } bräuchte es Felder von höchstens { $most } (spielen lässt sich erst ab { $least }){ $margins }; der Schnitt `{ $instead }` passt bei { $cell }

discs-touch = Scheiben von { $king } (König) und { $piece } sind zu groß für benachbarte Felder von { $cell }{ $largest }: { $ways }

frame-too-wide = { $name } mit Feldern von { $cell } { $cut ->
        [halves] haben
        [quarters] haben
       *[other] hat
    } auf { $paper } { $room }; der Schnitt `{ $instead }` passt mit einem von { $frame }

frame-too-wide-for-all = { $name } mit Feldern von { $cell } { $cut ->
        [halves] haben
        [quarters] haben
       *[other] hat
    } auf { $paper } { $room }, also nicht für einen von { $frame }

king-fits-at = die Scheibe des Königs muss { $size } groß sein

king-fits-from-to = die Scheibe des Königs darf { $least } bis { $most } groß sein

label-sheet-without-piece = auf die Etiketten von { $name } kommt keine Figur: sie messen { $label }, die Scheibe des Königs { $king }, die anderen { $piece }; { $advice }

label-too-long = der Name eines Sets, „{ $label }“, ist gedruckt { $long } lang, Platz ist aber nur für { $room }: wähle einen kürzeren mit { $option-label }

labels-touch = auf diesen Etiketten misst der König { $king }, die anderen messen { $piece }; so können sie nicht auf benachbarten Feldern von { $cell } stehen: beide zusammen dürfen nicht größer sein als zwei Felder, und der König muss der größere sein; wähle kleinere Etiketten oder größere Felder ({ $option-cell })

labels-two-sided = Etiketten haben nur eine Seite, darum können Figuren darauf keine Rückseiten haben: lass { $option-two-sided } oder { $option-label-sheet } weg

larger-paper = größeres Papier

leave-one-sheet-out = ein anderes der Etikettenblätter passt besser: lass eines davon weg

leave-pack-out = lass { $option-pack } weg

leave-wall-out = nimm wall aus { $option-parts } heraus

maker-too-long = der Name aus { $option-maker } ist zu lang für seine Zeile: wähle einen kürzeren

margins-or-less = Ränder von höchstens { $margin }

narrower-frame = der Rahmen des Bretts auf { $paper } ist { $frame } breit; mit dem üblichen Beschnitt, den üblichen Rändern und Teilen sind es { $usual }

no-class-sheet = ein Brett mit { $squares } × { $squares } Feldern{ $size }, { $pieces } Figuren und eine Karte haben zusammen keinen Platz auf { $paper } mit Rändern von { $margin }: wähle { $ways }

no-cut-fits = Felder von { $cell } lassen sich auf { $paper } mit Rändern von { $margin } nicht drucken, nicht einmal einzeln: wähle { $ways }

no-frame = das Brett auf { $paper } hat keinen Rahmen; mit dem üblichen Beschnitt, den üblichen Rändern und Teilen ist er { $usual } breit

no-room = für { thing }{ $size } ist auf { $paper } kein Platz: bei Rändern von { $margin } bleiben { $left }; wähle { $ways }, oder lass das mit { $option-parts } weg

no-room-for-frame = keinen Platz für einen Rahmen

no-room-on-sheet = für { thing }{ $size } ist selbst auf einem leeren Blatt kein Platz: wähle kleinere Scheiben oder größeres Papier

not-a-label-sheet = `{ $text }` ist kein bekanntes Blatt mit runden Etiketten: wähle eines von { $names }

not-a-paper = `{ $text }` ist kein Papier: wähle { $names } oder eine Größe wie 300x420mm oder 9x12in

nothing-to-print = es gibt nichts zu drucken: nenne mehr Teile mit { $option-parts }

of-size = { "" } von { $size }

one-poster = das Brett ist eine einzige Seite ohne Nummer: bestelle sie { $sets }-mal

one-set-for-several-boards = { $players } Spieler spielen zugleich an { $boards } Brettern, aber gedruckt wird 1 Set

or-margins = {" "}oder Ränder von höchstens { $margin }

others-at = die übrigen dürfen höchstens { $most } groß sein

others-fit-at = die übrigen Scheiben dürfen höchstens { $most } groß sein

paper-size-wrong = Papier von { $width } × { $height } ist nicht möglich: jede Seite muss { $shortest } bis { $longest } messen

poster =
    { $poster ->
        [a1] A1
        [a2] A2
       *[exact] einer Seite in Postergröße
    }

poster-frame-too-wide = das Brett mit Feldern von { $cell } hat auf { poster } { $room }, also nicht für einen von { $frame }: begnüge dich damit, oder wähle { $option-poster } { $instead }

poster-of-nothing = { $option-poster } druckt das Brett, aber { $option-parts } lässt es weg: nenne board unter den Teilen, oder lass { $option-poster } weg

poster-too-small = das Brett mit { $size } × { $size } Feldern von { $cell } ist { $side } breit, zu groß für ein Poster auf { poster }: wähle { $ways }

room-for-frame = Platz für einen Rahmen von höchstens { $most }

same-label = alle { $sets } Sets heißen „{ $label }“: mit {"{n}"} darin, wie in „{ $label } {"{n}"}“, bekommt jedes seine Nummer

sheet-not-drawn = Blatt { $sheet } des Plans wurde nicht gezeichnet; { $bug }

sizes-beside-king = zur Königsscheibe von { $king } auf Feldern von { $cell } passen: { $sizes }

sizes-for-cut-on-paper = { $cut } auf { $paper }: { $sizes }

sizes-of-class-sheet = ein Blatt für die Klasse auf { $paper }: Felder von { $cell }, Figuren von { $piece }

sizes-on-poster = ein Poster auf { poster }: { $sizes }

sizes-on-squares = Felder von { $cell }: { $sizes }

squares-or-less = Felder von höchstens { $most }

the-largest-allowed = , die größten, die { $name } auf { $paper } { $cut ->
        [halves] erlauben
        [quarters] erlauben
       *[other] erlaubt
    }

this-paper = { $option-paper } { $paper }

this-poster = { $option-poster } { $poster }

this-wall = wähle { $option-wall } { $paper }

too-few-boards = { $players } Spieler spielen zugleich an { $boards } Brettern, aber gedruckt werden { $sets } Sets

tournament-of-evenings = das Turnier mit { $players } Spielern hat { $rounds } Runden; mit { $minutes } Minuten je Partie dauert es etwa { $hours } Stunden, { $evenings } Abende: wähle weniger ({ $option-game-minutes }), nimm ein kleineres Brett, etwa das von `brandubh`, oder teile viele Spieler in zwei Gruppen mit je einem Turnier

wall-too-small = die Regeln für die Wand haben auf { $paper } mit Rändern von { $margin } keinen Platz, selbst in { $least } Punkt großer Schrift, der kleinsten, die sich lesen lässt: { $ways }

width-by-height = { $width } × { $height }





## keyed

either-name = { $first } oder { $next }

length = { $whole },{ $decimals } mm

length-whole = { $whole } mm

one-and-another = { $first } und { $next }

one-of-several = { $first }, { $next }

one-or-another = { $first } oder { $next }

said = { $text }

said-by-another = „{ $text }“







## laser

box-too-large-for-bed = für { thing } von { $size } ist { $room } zu klein: nenne mit { $option-bed } { $width }x{ $height }mm oder mehr

cut-too-large-for-bed = bei Feldern von { $cell } hat der Schnitt `{ $cut }` Teile, die nicht auf { $room } passen: lass { $option-cut } weg, oder nenne mit { $option-bed } eine größere

frame-too-wide-for-bed = mit einem Rahmen von { $frame } passt das Brett nicht auf die Arbeitsfläche des Lasers von { $width } × { $height } mm: wähle mit { $option-frame } höchstens { $most }, oder nenne mit { $option-bed } eine größere

laser-text = { $why }

no-joint = in { $thickness } dicken Platten lässt eine Schnittfuge von { $kerf } keine Verbindung zu: ein Schlitz ist so schmal, wie die Platte dick ist, und seine beiden Schnitte lägen nur { $apart } mm auseinander; gib mit { $option-kerf } höchstens { $most } mm an oder mit { $option-thickness } mindestens { $least } mm

nothing-for-the-box = der Kasten wäre leer: er ist für Figuren und Karten da; nenne also eines davon mit { $option-parts }, oder lass { $option-thickness } weg

nothing-to-cut = für den Laser gibt es nichts zu schneiden: er schneidet Brett und Figuren; nenne also eines davon mit { $option-parts }

part-too-large-for-bed = für { thing } von { $size } ist { $room } zu klein: nenne mit { $option-bed } eine größere

plates-too-thick = aus { $thickness } dicken Platten wird kein Kasten für Figuren: jeder Zinken wäre mindestens { $finger } breit und jede Wand { $wall } hoch; wähle { $thinnest } bis { $thickest }

plates-too-thin = { $thickness } dicke Platten lassen sich nicht verbinden: so kurze Zinken brechen beim Zusammenstecken ab; wähle { $thinnest } bis { $thickest }

room-of-bed = die Arbeitsfläche des Lasers von { $bed_width } × { $bed_height } mm (Platz für { $width } × { $height } mm)







## layout

# thing: an accusative (“für …”).

fault-of-message = { $why }

text-without-room = für { thing } ist selbst in der kleinsten Schrift kein Platz: kürze den Text

thing =
    { $what ->
        [board-part] einen Teil des Bretts
        [box-back] die Rückwand des Kastens
        [box-bottom] den Boden des Kastens
        [box-front] die Vorderwand des Kastens
        [box-ledge] eine Leiste des Kastens
        [box-lid] den Deckel des Kastens
        [box-rail] eine Schiene des Kastens
        [box-side] eine Seitenwand des Kastens
        [card-beside] eine Karte neben der gemeinsamen Karte eines Paars
        [cards] den Text der Merkkarten
        [carton-page] die Seite mit der Faltschachtel
        [chest-page] die Bauanleitung des Kastens
        [design] die Fragen auf der Seite für ein eigenes Spiel
        [diagram] ein Diagramm mit seiner Überschrift
        [easy] die Regeln in einfachen Worten
        [game-name] den Namen des Spiels
        [insert] eine Karte, einen Punktezettel oder ein Blatt der Schachtel
        [leaflet] den Text des Regelhefts
        [maker] den Namen des Herstellers
        [morris] die Regeln für Mühle
        [page-label] die Beschriftung der Seite
        [piece] eine Figur
        [pieces] die Figuren
        [reading] den Text von Geschichte und Anleitung
        [record-sheet] die Zeilen des Partieformulars
        [row] eine Reihe Figuren
        [shared-card] den Text der gemeinsamen Karte beider Spieler
        [slug-line] die Zeile mit der Messlinie
        [square] ein Feld
        [subtitle] den Untertitel
        [teacher] die Seite für die Lehrkraft
        [test-piece] das Probestück
        [title] den Titel mit dem Hinweis zum Drucken
        [tournament-rounds] die Runden des Turniers
        [tournament-table] die Tabelle des Turniers
        [wall] die Seite mit den Regeln für die Wand
       *[set] das Set
    }







## make

# field: a nominative; part: an accusative with its “kein”; eyes stand between verb and “kaum”; language-name stands after “auf”.

add-a-story-title = füge eine Zeile hinzu, etwa `{ $title } = Der lange Abend`

all-languages = {"\u000A"}mitgelieferte Sprachen: { $known }; oder nenne einen Ordner wie `./my-language`

all-themes = {"\u000A"}mitgelieferte Themen: { $known }; oder nenne einen Ordner wie `./my-theme`

all-variants = {"\u000A"}mitgelieferte Varianten: { $known }; oder nenne eine Datei wie `my.toml`

ask-for-narrower-frame = wähle einen schmaleren Rahmen, oder lass die Zeile weg: dann wird er so breit, wie Platz ist

back-half-a-square = { $other } hat { $others } × { $others } Felder, { $one } hat { $squares } × { $squares }: in der Mitte des Bretts lägen die Linien ein halbes Feld neben den Schnitten. Wähle { $fitting }

back-larger = { $other } hat { $others } × { $others } Felder, { $one } hat { $squares } × { $squares }: was hinter einem Brett liegt, darf nicht größer sein. Mache das Set andersherum, mit { $other } vorn und { $one } dahinter, oder wähle { $fitting }

back-like-front = { $one } ist schon auf der Vorderseite des Bretts: wähle für die andere Seite ein anderes Spiel oder morris (Mühle)

balance-stopped = abgebrochen: bis dahin waren { $played } von { $games } Partien gespielt, und nichts ist geschrieben

bundled-themes = mitgelieferte Themen: { $known }; oder nenne einen Ordner wie "./my-theme"

check-path-from-file = prüfe den Pfad: er beginnt im Ordner dieser Datei

check-path-from-theme = prüfe den Pfad: er beginnt im Ordner dieses Themas

compare-and-accept = vergleiche die beiden; danach vermerkt `tafl-print check --lang ORDNER --accept`, dass alle dem Englischen entsprechen

correct-or-take-out = berichtige das, oder nimm es heraus

disc-hardly-stands-out = die Scheibe von `{ $disc }` hebt sich { eyes } kaum von `{ $square }` ab: der Kontrast ist { $contrast } : 1

disc-hardly-stands-out-often =
    { $more ->
        [one] die Scheibe von `{ $disc }` hebt sich { eyes } kaum von `{ $square }` und 1 anderen Art von Feldern ab: der Kontrast ist { $contrast } : 1
       *[other] die Scheibe von `{ $disc }` hebt sich { eyes } kaum von `{ $square }` und { $more } anderen Arten von Feldern ab: der Kontrast ist { $contrast } : 1
    }

discs-hard-to-tell = die Scheiben von `{ $disc }` und `{ $other }` sind { eyes } kaum zu unterscheiden: der Kontrast ist { $contrast } : 1

draw-ground-beyond-page = zeichne einen Hintergrund, der auf allen Seiten um 12 der 100 Teile über die Seite hinausragt; sonst wird Papier sichtbar, wo ein Schnitt danebengeht

drawing-leaves-edge-free = `{ $slot }` lässt den Rand der Scheibe frei: { $parts } von 100 Teilen des äußersten Millimeters sind weiß

drawing-without-bleed = `{ $slot }` endet am Rand der Scheibe, ohne Beschnitt

eyes =
    { $eyes ->
        [grey] im Druck mit --ink grey
        [protan] bei Rotblindheit (Protanopie)
        [deutan] bei Grünblindheit (Deuteranopie)
        [tritan] bei Blaublindheit (Tritanopie)
       *[all] in Farbe
    }

face-leaves-edge-free = `{ $slot }` (Bild { $nth } von { $faces }) lässt den Rand der Scheibe frei: { $parts } von 100 Teilen des äußersten Millimeters sind weiß

face-without-bleed = `{ $slot }` (Bild { $nth } von { $faces }) endet am Rand der Scheibe, ohne Beschnitt

fault-in-file = { $file }: { $what }

faults-in-files = { $count } Fehler in Dateien

faults-said-in-english =
    { $count ->
        [one] 1 von { $all } Meldungen fehlt in dieser Sprache und erscheint auf Englisch
       *[other] { $count } von { $all } Meldungen fehlen in dieser Sprache und erscheinen auf Englisch
    }

field =
    { $field ->
        [theme] das Thema
        [language] die Sprache
        [position] die Stellung
        [record] die Mitschrift
        [back] das Spiel der Rückseite
       *[variant] die Variante
    }

file-of-words-not-read = `{ $file }` im Ordner des Themas wird nicht gelesen, denn die Datei heißt nicht `{ $wanted }`: benenne sie um (manche Systeme verbergen, dass am Ende `.txt` steht)

folder-not-file =
    das ist ein Ordner, gebraucht wird aber eine Datei mit { $wanted ->
        [position] einer Stellung
        [record] einer Mitschrift oder einem Regelsatz
        [sentences] Sätzen
        [translation] einer Übersetzung
       *[variant] einer Variante
    }

folder-without-file = dort fehlt { $file }

game-meant = meintest du `{ $meant }`? Oder sage mit der Option `variant`, welches Spiel es ist

game-twice = `{ $option-variant } { $name }` ist zweimal angegeben: nenne jedes Spiel einmal; { $option-sets } 2 macht zwei Sets davon

game-under-two-names = `{ $one }` und `{ $other }` sind ein Spiel unter zwei Namen: lass einen davon weg

game-with-option = { $game } mit der Option { $options }

give-disc-a-rim = ab { $least } : 1 unterscheidet sie jeder: gib der Scheibe einen hellen oder dunklen Rand oder dem Feld einen anderen Hintergrund

heading-too-long = die Überschrift hat { $letters } Zeichen

is-a-folder = das ist ein Ordner

label-not-printable = der Name eines Sets lässt sich nicht drucken ({ $fault }): schreibe ihn in { $option-label } mit lateinischen Buchstaben

language-name =
    { $language ->
        [Danish] Dänisch
        [Dutch] Niederländisch
        [English] Englisch
        [Finnish] Finnisch
        [French] Französisch
        [German] Deutsch
        [Icelandic] Isländisch
        [Italian] Italienisch
        [Norwegian] Norwegisch
        [Polish] Polnisch
        [Portuguese] Portugiesisch
        [Spanish] Spanisch
        [Swedish] Schwedisch
        [Welsh] Walisisch
       *[other] { $language }
    }

language-twice = `{ $tag }` ist zweimal angegeben: nenne jede Sprache einmal

leave-game-or-rules-out = lass die Option `variant` und die Zeile mit dem Spiel weg, dann gelten die Regeln der Mitschrift; oder nimm die Regeln aus der Mitschrift heraus, wenn nach denen dieses Spiels gespielt wurde

leave-variant-out = lass die Option `variant` weg, dann gilt das Spiel, das die Mitschrift nennt

letter-not-in-fonts = die Schriften haben kein `{ $letter }` (U+{ $code })

letters-of-a-name = ein Name hat höchstens { $most } Zeichen, ohne geschweifte Klammern, Sternchen und Backslashs

make-sides-differ = ab { $least } : 1 unterscheidet sie jeder: mache eine Seite dunkler und die andere heller

maker-not-printable = der Name aus { $option-maker } lässt sich nicht drucken ({ $fault }): schreibe ihn mit lateinischen Buchstaben

name-not-printable = Seite 1 nennt die Dateien, und `{ $stem }` lässt sich nicht drucken ({ $fault }): wähle einen Namen aus lateinischen Buchstaben

name-theme-or-folder = nenne ein mitgeliefertes Thema oder den Pfad eines Ordners, vom Ordner dieser Datei aus

never-captured =
    in { $games } schnellen Spielen des Programms gegen sich selbst wurde kein { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    } geschlagen

never-ended = keines von { $games } schnellen Spielen des Programms gegen sich selbst endete so: { $how }

never-stood-on =
    in { $games } schnellen Spielen des Programms gegen sich selbst stand nie eine Figur auf { $squares ->
        [one] dem Feld { $square }
       *[other] { $squares } Feldern, etwa { $square }
    }

new-board-size = ein neues Brett mit { $size } × { $size } Feldern hat keine Mitte für den König oder keinen Platz: wähle eine ungerade Zahl von { $least } bis { $most }; die Aufstellung lässt sich danach ändern

new-from-file = `{ $game }` ist eine Datei: eine neue Variante geht von einem Spiel des Programms aus

no-bundled-game = es gibt kein mitgeliefertes Spiel `{ $name }`

no-bundled-theme = es gibt kein mitgeliefertes Thema `{ $name }`

no-file-to-extend = die Variante `{ $file }` lässt sich nicht lesen: diese Datei gibt es nicht

no-folder-to-extend = das Thema `{ $path }` lässt sich nicht lesen: diesen Ordner gibt es nicht

no-language = es ist keine Sprache angegeben: nenne mindestens eine, etwa `en`

no-opentype-font = eine ihrer Dateien ist keine OpenType-Schrift

no-such-folder = diesen Ordner gibt es nicht

no-such-font = diese Schrift gibt es in der Bibliothek nicht

no-such-move =
    { $moves ->
        [one] die Partie hat nur 1 Zug, gewählt ist aber ein Diagramm bei { $moment }: wähle 0, den Anfang, oder { $moves }
       *[other] die Partie hat { $moves } Züge, gewählt ist aber ein Diagramm bei { $moment }: wähle von 0, dem Anfang, bis { $moves }
    }

no-tag = `{ $tag }` ist kein Kürzel einer Sprache: schreibe eines nach RFC 5646, etwa `nb` oder `es-MX`

no-theme-to-extend = es gibt kein Thema `{ $name }`, das sich erweitern ließe

no-variant-to-extend = es gibt keine mitgelieferte Variante `{ $name }`, die sich erweitern ließe

not-all-can-be-said = die Notation von OpenTafl kann nicht alle Regeln dieses Spiels ausdrücken

nothing-prints-it = `{ $id }` wird nirgends gedruckt

noun-neutral = { $fault }; stattdessen steht dort der neutrale Name, und `check` mit diesem Spiel, diesem Thema und dieser Sprache zeigt, welche Zeilen zu schreiben sind

number-paragraphs-from-one = nummeriere die Absätze der Geschichte von 1 an, und lass keine Nummer aus

one-after-another = { $first }; { $next }

one-name-for-two = zwei der Spiele würden als `{ $name }.pdf` geschrieben: nenne jedes Spiel einmal, und gib eigenen Dateien verschiedene Namen

one-size-fits = ein Spiel mit { $only } Feldern oder morris (Mühle)

only-morris-fits = morris (Mühle)

option-where-none-are = keines dieser Spiele hat eine Wahlregel `{ $option }`: es gibt hier gar keine

or-did-you-mean = ; meintest du `{ $meant }`?

or-is-a-game = ; `{ $meant }` ist ein Spiel: wähle es mit --variant

or-is-a-theme = ; `{ $meant }` ist ein Thema: wähle es mit --theme, zu einem Spiel

paragraph-before-missing = `{ $id }` wird nie gedruckt: es gibt kein `{ $before }`

part =
    { $part ->
        [points] keine Punktekarte
       *[scores] keinen Punktezettel
    }

part-of-no-game = { $asked } hat { part }, und das gilt für alle Spiele des Programms

part-of-other-games =
    { $asked } hat { part }; diese Spiele haben { $part ->
        [points] eine
       *[scores] einen
    }: { $games }

part-the-word = teile es: ein Wort darf höchstens { $most } Zeichen haben

parts-of-other-games = { $all }

photograph-left-out = { $drawings }: ein Foto hat keine Linien, denen ein Laser folgen könnte, darum werden die Scheiben ohne es gezeichnet, mit Umriss und Ring; brenne einen Namen oder Buchstaben in jede, oder klebe das gedruckte Bild auf

player-not-printable = der { $number }. Spielername, `{ $name }`, lässt sich nicht drucken ({ $fault }): schreibe ihn mit lateinischen Buchstaben

puzzles-stopped =
    abgebrochen: bis dahin waren von { $wanted } Rätseln { $found ->
        [0] keines
        [one] 1
       *[other] { $found }
    } gefunden, und nichts ist geschrieben

record-board-differs = die Mitschrift ist von einem Brett mit { $theirs } × { $theirs } Feldern, das von `{ $id }` hat aber { $ours } × { $ours }

record-layout-differs = die Regeln der Mitschrift haben eine andere Aufstellung als `{ $id }`

record-name-changed = der Name wird als `{ $name }` geschrieben

record-of-other-game = die Mitschrift ist von einer Partie `{ $recorded }`, nachgespielt wird sie aber nach den Regeln von `{ $variant }`

record-rules-differ = die Regeln der Mitschrift sind nicht die von `{ $id }`; sie unterscheiden sich in { $keys }

record-rules-not-applied = für { $keys } gelten die Regeln von `{ $id }`, nicht das, was die Mitschrift sagt

record-without-game = die Mitschrift nennt ihr Spiel nicht

say-which-game = sage mit der Option `variant`, welches Spiel es ist: mit seinem Namen oder seiner Datei

say-which-game-of-these = sage mit der Option `variant`, welches Spiel es ist; mitgelieferte Spiele: { $known }

say-which-game-or-write = sage mit der Option `variant`, welches Spiel es ist, oder schreibe über die Züge eine Zeile wie `Game: copenhagen`

sentence-changed-in-english = `{ $id }` hat sich im Englischen geändert, seit es übersetzt wurde

sentence-still-english = `{ $id }` ist noch wie im Englischen

sentence-twice = `{ $id }` steht zweimal da

several-sizes-fit = ein Spiel mit { $sizes } oder { $last } Feldern oder morris (Mühle)

shorten-heading = kürze sie: erlaubt sind höchstens { $most } Zeichen

shorten-the-longest-text = kürze diesen Text, den längsten von deinen: er hat { $own } von { $letters } Zeichen

shorten-to-letters = kürze das: erlaubt sind höchstens { $most } Zeichen

squares-could-be-larger = mit { $option-cell } largest könnten die Felder { $cell } groß sein

text-cannot-be-printed = `{ $id }` lässt sich nicht drucken: { $why }

text-does-not-fit = für { thing } ist selbst in der kleinsten Schrift kein Platz

text-has-long-word = `{ $id }` enthält ein Wort mit { $letters } Zeichen

text-has-unseen-character = `{ $id }` hat ein Zeichen, das man nicht sieht: U+{ $code }

theme-frame-too-wide = { $why }

theme-has-words = die Wörter des Themas sind -king, -defender, -attacker, -man, -throne und -board

theme-is-called-by-name = ein Thema heißt, wie es `name` in theme.toml sagt; Sets tragen den Namen ihres Spiels

theme-meant = meintest du "{ $meant }"? Mitgelieferte Themen: { $known }; oder nenne einen Ordner wie "./my-theme"

theme-name-empty = der Name ist leer

theme-not-a-file = das ist eine Datei, ein Thema ist aber ein Ordner

theme-story-without-title = `{ $id }` wird nie gedruckt: die Geschichte hat keinen Titel

theme-title-without-story = `{ $id }` ist ein Titel ohne Text: es gibt kein `{ $story }`

theme-to-extend-is-file = das Thema `{ $path }` lässt sich nicht lesen: das ist eine Datei, ein Thema ist aber ein Ordner

theme-to-extend-meant = meintest du "{ $meant }"? Mitgelieferte Themen: { $known }; oder nenne den Pfad eines Ordners, von diesem aus, etwa "../my-theme"

theme-unreadable = das Thema `{ $path }` lässt sich nicht lesen: { $why }

theme-without-words = das Thema `{ $theme }` hat keine Wörter auf { language-name }: Figuren und Orte, die es umbenennt, behalten ihre neutralen Namen; schreibe Wörter in { $tag }.ftl, neben en.ftl

themes-to-extend = mitgelieferte Themen: { $known }; oder nenne den Pfad eines Ordners, von diesem aus, etwa "../my-theme"

title-too-long = `{ $id }` hat { $length } Zeichen

too-few-puzzles =
    gewählt sind { $wanted } Rätsel, aber in den Partien zur Zahl { $seed } gibt es { $found ->
        [0] keines
        [one] nur 1
       *[other] nur { $found }
    } mit genau einem richtigen Zug: wähle weniger, oder andere mit `{ $option-seed }`

translate-it = übersetze es, außer wenn das Wort in beiden Sprachen gleich ist

translate-these-faults = übersetze sie in faults.ftl, oder lass sie so; die ersten sind { $some }

unknown-language = es gibt keine mitgelieferte Sprache `{ $name }`{ $choice }

unknown-option = keines dieser Spiele hat eine Wahlregel `{ $option }`: die Wahlregeln sind { $known }

unknown-theme = es gibt kein mitgeliefertes Thema `{ $name }`{ $choice }

unknown-variant = es gibt keine mitgelieferte Variante `{ $name }`{ $choice }

unreadable = { field } `{ $path }` lässt sich nicht lesen: { $why }; prüfe den Pfad hinter { $option }

use-a-printed-name = nimm das heraus, oder schreibe einen der Namen in `templates/themes/jorvik/en.ftl`

variant-to-extend-is-folder = die Variante `{ $file }` lässt sich nicht lesen: das ist ein Ordner, eine Variante ist aber eine Datei

variant-to-extend-meant = meintest du "{ $meant }"? Oder nenne eine Datei wie "my.toml"

variant-to-extend-no-toml = die Variante `{ $file }` lässt sich nicht lesen: eine Variante ist eine Datei, die auf .toml endet

variant-to-extend-unreadable = die Variante `{ $file }` lässt sich nicht lesen: { $why }

variants-end-in-toml = eine Variante ist eine Datei, die auf .toml endet

variants-to-extend = mitgelieferte Varianten: { $known }. Oder nenne eine Datei wie "my.toml"

win-is-forced =
    { side } gewinnen mit { $turns ->
        [one] einem eigenen Zug
       *[other] zwei eigenen Zügen
    }, was die andere Seite auch tut: { $plays }

word-unresolved = { $why }

words-of-another-language = die Wörter im Ordner des Themas stehen in `{ $file }`, aber gemacht wird dies auf Englisch: wähle { $option-language } { $tag }

write-letters-of-fonts = schreibe es mit Buchstaben, die die Schriften haben

write-other-letters = schreibe es mit anderen Buchstaben

write-story-or-no-title = schreibe die Geschichte als `{ $story }`, `theme-story-2` und so weiter, oder nimm den Titel heraus


## notation

add-t-to-afors = ergänze `t` in `afors`

attackers-stop-in-camps = ein Angreifer darf in seinem eigenen Lager immer anhalten

attacking-king = einen König der Angreifer (`{ $letter }`) gibt es hier nicht

attacking-knight = einen Ritter der Angreifer (`{ $letter }`) gibt es hier nicht

begin-with-number = beginne mit der Nummer 1, etwa `1. d1-d3 f8-f9`, oder schreibe die Züge ohne Nummern

berserk-without-capture = eine Figur, die ohne zu schlagen weiterziehen muss, gibt es hier nicht

breaks-off-after-number = die Mitschrift bricht nach der Nummer { $number } ab

breaks-off-in-turn = die Mitschrift bricht mitten in einem Zug ab: die Figur auf { $square } muss weiterziehen

camps-where-attackers-start = Lager sind genau die Felder, auf denen Angreifer beginnen

capture-not-written = Zug { $number } { side-genitive }, { $play }, schlägt auf { $squares }, aber das ist nicht aufgeschrieben

capture-without-square = `{ $play }` sagt nicht, auf welchem Feld geschlagen wird

captures-nothing = Zug { $number } { side-genitive }, { $play }, schlägt nichts, aber ein Zeichen sagt, dass er schlägt

comment-not-closed = dieser Kommentar wird nicht geschlossen: die Mitschrift bricht darin ab

corners-are-four = eine Ecke ist ein Feld, drei mit seinen Nachbarn am Rand oder ein Block von vier, und es gibt vier Ecken

correct-captured-square = er schlägt auf { $squares }: berichtige das Feld oder den Zug

correct-move-or-game = berichtige diesen oder einen früheren Zug; gehört die Mitschrift zu einem anderen Spiel, nenne das richtige

correct-result-or-moves = berichtige das Ergebnis oder die Züge

correct-square-or-game = berichtige das Feld; gehört die Mitschrift zu einem anderen Spiel, nenne das richtige: dessen Brett braucht mindestens { $needed } × { $needed } Felder

defending-commander = einen Anführer der Verteidiger (`{ $letter }`) gibt es hier nicht

give-men-one-speed = gib allen Steinen dieselbe Zahl; der König darf eine eigene haben

given-twice-in-record = `{ $key }` steht zweimal da

given-up-and-not-lost = { side } geben auf, aber dem Ergebnis nach haben sie nicht verloren

guard = eine Wache (`{ $letter }`) gibt es hier nicht

half-a-play = `{ $play }` ist nur ein halber Zug: hier bricht die Mitschrift ab

heading-not-closed = diese Kopfzeile wird nicht geschlossen: die Mitschrift bricht darin ab

illegal-move = Zug { $number } { side-genitive }, { $play }, ist nicht erlaubt: { $why }

keep-one-capture = das steht zweimal da: behalte eines

keep-right-result = behalte das richtige

keep-start-or-starti = behalte `start` oder `starti`

king-back-to-corner = ein König, der eine Ecke verlassen hat, darf hier in sie zurück

king-never-captured-on-edge = der König ist entkommen, sobald er am Rand steht; dort wird er also nie geschlagen

known-headings = die Kopfzeilen sind { $known }

leave-cen-out = lass `cen` weg, oder schreibe `cen:` für ein Brett ohne Thron

leave-corp-out = lass `corp` weg

leave-cors-out = lass `cors` weg

leave-dfor-out = lass `dfor` weg und damit auch diese Felder

letter-of-other-piece =
    Zug { $number } { side-genitive }, { $play }: der Buchstabe gehört zu einer anderen Art von Figur; es zieht { $piece ->
        [king] der { piece }
       *[other] ein { piece }
    }

men-of-several-speeds = Steine, die nicht alle gleich weit ziehen, gibt es hier nicht

mercenary = einen Söldner (`{ $letter }`) gibt es hier nicht

move-after-end = { $play } steht hinter dem Ende der Partie, die mit Zug { $number } { side-genitive } endet: { $outcome }

move-before-first-number = ein Zug steht vor der ersten Nummer

move-left-out = hier ist ein Zug ausgelassen

move-where-game-is-over = { $play } steht hinter dem Ende der Partie: { $outcome }

name-camps-or-leave-out = nenne diese Felder, oder lass `afor` weg

name-officers-with-men = nenne beide oder keines: `t` und `c`, `T` und `N`

no-centre-to-be-near = es gibt keine Mitte, in deren Nähe er sein könnte; darum wird der König überall auf zwei Seiten geschlagen

no-corners-close-shieldwall = es gibt keine Ecken; darum schließen nur Figuren die Enden eines Schildwalls

no-fort-on-edge = der König ist entkommen, sobald er am Rand steht; eine Randburg gibt es also nicht

no-heading = `[{ $words }]` ist keine Kopfzeile

no-kind-of-piece = `{ $letter }` in `{ $key }` ist keine Art von Figur

no-list-of-speeds = dies ist keine Liste von Zugweiten

no-play = `{ $word }` ist kein Zug

no-record-entry = `{ $entry }` ist kein Eintrag eines Regelsatzes

no-result = `{ $word }` ist kein Ergebnis

no-such-capture = Zug { $number } { side-genitive }, { $play }, schlägt nicht auf { $square }

no-such-piece-here = die Spiele dieses Programms haben keine solche Figur

no-throne-to-be-on = es gibt keinen Thron, auf dem der König stehen könnte; das gilt also nie

no-value-of-key = `{ $value }` ist kein Wert von `{ $key }`

nothing-to-jump-from = es gibt weder einen Thron noch eine Ecke, wo ein Sprung beginnen oder enden könnte; das gilt also nie

number-turns-from-one = nummeriere die Züge von 1 an

number-turns-once = nummeriere die Züge von 1 an, mit einer Nummer für die Züge beider Seiten; vielleicht fehlt davor ein Zug

number-unexpected = hier steht die Nummer { $number }, erwartet war { $expected }

number-with-one-move = unter Nummer { $number } steht nur ein Zug, obwohl die Mitschrift weitergeht

number-without-move = unter Nummer { $number } steht kein Zug

numbers-are-empty-squares = eine Zahl steht für so viele leere Felder

occupied-throne-hostile = der Thron mit dem König darauf ist für die Angreifer feindlich oder für niemanden

officers-apart-from-men = `{ $key }` unterscheidet Anführer oder Ritter von anderen Steinen ihrer Seite, und das gibt es hier nicht

piece-must-go-on = die Figur auf { $square } hat geschlagen und muss weiterziehen: schreibe hinter ihren Zug, wohin

position-of-one-rank = die Stellung hat 1 Reihe, das Brett aber { $size }

position-of-other-ranks = die Stellung hat { $ranks } Reihen, das Brett aber { $size }

rank-of-other-squares = Reihe { $rank } hat { $squares } statt { $size } Felder

record-goes-on = die Mitschrift geht nach ihrem Ergebnis weiter

record-has-commanders = der Regelsatz hat Anführer, und das Programm dieser Notation schlägt einen König zwischen zweien von ihnen: so wird er gelesen; dass es ihn auf dem Thron und daneben verschont und zwischen einem Anführer und einer Ecke schlägt, wird weggelassen

record-size-wrong = ein Brett der Größe `{ $size }` ist nicht möglich

record-square-off-board = `{ $word }` ist kein Feld dieses Bretts

record-two-positions = der Regelsatz hat zwei Aufstellungen

record-without-corners = der König entkommt in den Ecken, aber es gibt keine

record-without-moves = die Mitschrift hat keinen Zug

record-without-position = dem Regelsatz fehlt die Aufstellung

record-without-result = die Mitschrift bricht mit Zug { $last } ab: nach den Regeln geht die Partie weiter, und kein Ergebnis ist angegeben

record-without-size = dem Regelsatz fehlt die Größe

repetition-read-both-ways = die Notation und ihr Programm lesen `w` und `l` entgegengesetzt; hier heißt beides, dass die Seite verliert, die die Wiederholung erzwingt, denn das meinen die Spiele, die es haben

result-not-of-game = dies ist nicht das Ergebnis der Partie, die mit Zug { $last } endet: { $outcome }

result-without-reason = nach den Regeln geht die Partie nach Zug { $last } weiter, und für dieses Ergebnis ist kein Grund angegeben

results-contradict = dies ist nicht das Ergebnis, das die Mitschrift zuvor nennt

sign-of-no-end = ein Zeichen sagt, dass dieser Zug die Partie beendet, aber nach den Regeln geht sie weiter

square-off-board = { $square } liegt nicht auf dem Brett, das { $size } × { $size } Felder hat

squares-no-corners = diese Felder sind keine Ecken

squares-of-defenders = Felder, die den Verteidigern gehören, gibt es hier nicht

take-capture-away = er schlägt nichts: nimm das `x` mit seinem Feld heraus, oder berichtige diesen oder einen früheren Zug

take-cross-away = nimm das Zeichen heraus, oder berichtige diesen oder einen früheren Zug

take-end-sign-away = nimm das `++` oder `--` dahinter heraus, oder berichtige den Zug

take-letter-away = nimm den Buchstaben heraus, oder berichtige den Zug

take-moves-out = nimm diesen Zug und alle folgenden heraus, oder berichtige einen früheren

third-move-of-number = dies ist ein dritter Zug zur Nummer { $number }

throne-not-in-middle = ein Thron ist das eine Feld in der Mitte des Bretts

too-many-turns = die Mitschrift hat mehr als { $most } Züge

turn-number-too-large = `{ $number }` ist als Nummer eines Zugs zu groß

unknown-heading = `{ $word }` ist keine bekannte Kopfzeile und wird weggelassen

unknown-record-key = `{ $key }` ist kein Schlüssel der Notation und wird weggelassen

unsaid-camp-crossing = `camps-pass`: dass ein Lager nicht überquert, wer darin anhalten darf, lässt sich für dessen eigene Angreifer nicht gesondert ausdrücken

unsaid-camp-crossing-attackers = `camps-pass`: dass Angreifer ein Lager überqueren, in dem sie nicht anhalten dürfen, lässt sich nicht ausdrücken; es dürfen nur die des Lagers selbst

unsaid-escape-squares = `escape`: Entkommen auf bestimmten Feldern lässt sich nicht ausdrücken; geschrieben wird jedes Feld am Rand

unsaid-first-by-lot = `first`: dass ausgelost wird, wer zuerst zieht, lässt sich nicht ausdrücken; die Angreifer beginnen

unsaid-king-alone-on-edge = `king-on-edge`: dass am Rand nur ein König ohne Verteidiger geschlagen wird, lässt sich nicht ausdrücken; geschrieben wird, dass er dort nie geschlagen wird

unsaid-king-on-edge-by-attackers = `king-on-edge`: dass nur drei Angreifer einen König am Rand schlagen, lässt sich nicht ausdrücken; was geschrieben wird, zählt auch feindliche Felder

unsaid-king-safe-between-commanders = `king-between-commanders`: dass der König zwischen zwei Anführern sicher ist, lässt sich nicht ausdrücken; das Programm dieser Notation schlägt ihn dort

unsaid-linnaean-anywhere = `linnaean`: dass auch gegen den König abseits seines Throns geschlagen wird, lässt sich nicht ausdrücken; geschrieben wird: nur gegen den König auf dem Thron

unsaid-match = `match`: ein Wettkampf lässt sich nicht ausdrücken; geschrieben wird eine einzelne Partie

unsaid-must-vary = `repetition`: dass ein Spieler abweichen muss, lässt sich nicht ausdrücken; von Wiederholung wird nichts geschrieben

unsaid-no-move-draw = `no-move`: dass es unentschieden ist, wenn eine Seite nicht ziehen kann, lässt sich nicht ausdrücken; diese Seite verliert

unsaid-no-move-open = `no-move`: was geschieht, wenn eine Seite nicht ziehen kann, lässt sich nicht offenlassen; diese Seite verliert

unsaid-no-stop-between = `between`: dass eine Figur nicht zwischen zwei Gegnern anhalten darf, lässt sich nicht ausdrücken; sie ist dort sicher

unsaid-repeater-loses = `repetition`: dass die Seite verliert, die wiederholt, lässt sich nicht ausdrücken; es verliert, wer die Wiederholung erzwingt

unsaid-repetition-defenders-lose = `repetition`: dass die Verteidiger verlieren, wer auch wiederholt, lässt sich nicht ausdrücken; es verliert, wer die Wiederholung erzwingt

unsaid-same-move-draw = `repetition`: dass derselbe Zug unentschieden ergibt, lässt sich nicht ausdrücken; geschrieben wird: dieselbe Stellung

variation-left-out = eine Variation wird weggelassen: gelesen wird die Partie, wie sie gespielt wurde

who-enters-camps = in einem Lager dürfen alle, die Angreifer oder niemand anhalten

who-passes-camps = ein Lager dürfen alle, die Angreifer oder niemand überqueren

who-passes-corners = die Ecken darf nur der König überqueren

who-passes-throne = den Thron dürfen der König, alle oder niemand überqueren

who-stops-in-corners = in den Ecken darf nur der König anhalten

who-stops-on-throne = auf dem Thron anhalten dürfen der König, alle oder niemand; dass es nur einmal geht, ist allein für den König möglich

write-a-heading = schreibe ein Wort, einen Doppelpunkt und was es sagt, etwa `{ $line }`

write-a-play = schreibe, von wo nach wo, etwa `d1-d3`, und dahinter, was geschlagen wird: `d1-d3xd4`

write-a-result = schreibe `attackers win`, `defenders win`, `draw` oder `unfinished`; wenn man es dem Brett nicht ansieht, mit Begründung, etwa `attackers win: resigned`

write-aforp = schreibe `aforp:` für niemanden, `aforp:tcnkm` für die Angreifer

write-aforre = schreibe `aforre:` für niemanden, `aforre:tcnkm` für die Angreifer

write-berserk-capture = schreibe `ber:c`: sie zieht weiter, solange sie schlagen kann

write-both-moves = schreibe dahinter die Züge beider Seiten

write-both-moves-everywhere = schreibe hinter jede Nummer die Züge beider Seiten, nur hinter die letzte vielleicht einen; oder hinter alle einen einzigen Zug

write-captured-square = schreibe das Feld hinter das `x`, etwa `d1-d3xd4`

write-captures = schreibe dahinter `{ $crosses }`: in einer Mitschrift steht entweder jedes Schlagen oder keines

write-cenh = schreibe `cenh:`, oder lass es weg, wenn die Angreifer gemeint sind

write-cenp = schreibe `cenp:K` oder `cenp:`, oder lass es weg

write-cens = schreibe `cens:K`, `cens:` oder alle Figuren, und lass `cenre` weg

write-edge-or-corners = schreibe `esc:e`, oder nenne die Ecken

write-first-move-in-place = schreibe den ersten Zug jeder Nummer an seinen Platz: Punkte stehen für einen, der davor schon geschrieben ist

write-how-it-ended = schreibe, wie es endete, etwa `attackers win: resigned`, oder `unfinished`; in der Notation von OpenTafl `[termination:resigned]`

write-kinds-of-pieces = schreibe Buchstaben aus `tcnkmgTCNKMG` oder keinen

write-letters-of-record = schreibe t, c, T, N oder K oder eine Zahl leerer Felder

write-line-of-either = schreibe `{ $one }`, wenn { $color } die Angreifer hatte, sonst `{ $other }`

write-list-of-speeds = schreibe 1, 2, 8, 10 oder 12 Zahlen ab 1, mit Kommas dazwischen; -1 bedeutet beliebig viele Felder

write-move-or-drop-number = schreibe den Zug dahinter, oder nimm die Nummer heraus

write-moves-behind-numbers = schreibe die Züge hinter ihre Nummern, etwa `1. d1-d3 f8-f9`

write-next-number = schreibe die Nummer { $next } davor

write-one-game = schreibe die Mitschrift einer einzigen Partie

write-one-of-words = schreibe eines dieser Wörter: { $words }

write-play-or-comment = ein Zug wird wie `d1-d3` geschrieben, und was darüber zu sagen ist, in geschweiften Klammern: `{ $said }`

write-ranks-between-strokes = schreibe eine für jede Reihe des Bretts, zwischen zwei Schrägstriche

write-record-entry = schreibe einen Schlüssel, einen Doppelpunkt und einen Wert, etwa `dim:11`

write-record-position = schreibe eine ans Ende, etwa `start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/`

write-record-size = schreibe an den Anfang eine Zahl von { $least } bis { $most }, etwa `dim:11`

write-result-last = schreibe das Ergebnis hinter den letzten Zug und nichts mehr dahinter

write-side-of-color = schreibe `Attackers: { $value }` oder `Defenders: { $value }`: welche Seite welche Farbe hat, ist von Set zu Set verschieden

write-side-that-won = Ziffern sagen nicht, welche Seite gewonnen hat: schreibe `attackers win` oder `defenders win`; wenn man es dem Brett nicht ansieht, mit Begründung, etwa `attackers win: resigned`

write-sign-where-it-ends = schreibe ein `{ $closes }`, wo es endet

write-squares-with-commas = schreibe Felder mit Kommas dazwischen, etwa `a1,a11`

write-this-line = schreibe `{ $line }`

write-where-it-goes = schreibe hinter den letzten Zug, wohin sie zieht, etwa `-{ $square }` mit dem richtigen Feld







## product

no-players = `{ $text }` ist weder eine Zahl noch mehrere Namen: schreibe, wie viele Spieler es sind, von { $least } bis { $most }, oder ihre Namen mit Kommas dazwischen, etwa "Ada, Bo, Cleo"

player-name-too-long = der { $number }. Spielername, `{ $name }`, hat { $letters } Zeichen, erlaubt sind höchstens { $most }

player-without-name = der { $number }. Spielername ist leer: schreibe zwischen je zwei Kommas einen Namen, oder gib stattdessen die Zahl der Spieler an

players-beyond-counting = so viele können nicht spielen: gib { $least } bis { $most } Spieler an

players-of-one-name = der { $first }. und der { $second }. Spielername sind beide `{ $name }`: ergänze etwas, woran man die beiden unterscheidet

too-few-players =
    ein Turnier mit { $count ->
        [one] 1 Spieler
       *[other] { $count } Spielern
    } ist nicht möglich: gib { $least } bis { $most } Spieler an; zwei spielen ohne Turnier einen Wettkampf aus zwei Partien

too-many-players = { $count } Spieler sind zu viele für einen Abend und eine Tabelle: gib { $least } bis { $most } an, und bilde bei mehr Spielern mehrere Gruppen







## render

bug-of-the-program = das ist ein Fehler in tafl-print: bitte melde ihn, zusammen mit dem Befehl, den du eingegeben hast

document-malformed = das Dokument lässt sich nicht schreiben („{ $how }“); { $bug }

font-not-embedded = die Schrift `{ $font }` lässt sich nicht einbetten; { $bug }

font-without-letter = die Schrift `{ $font }` kann `{ $text }` { $codes } nicht zeigen: schreibe den Text ohne diese Zeichen

pdf-breaks-standard = das PDF würde PDF/A-2a und PDF/UA-1 nicht einhalten („{ $faults }“); { $bug }

pdf-without-part = im PDF fehlt die Stelle („{ $what }“), an der die Druckeinstellungen anzufügen sind; { $bug }

too-many-dots = Seite { $page } von { $width } × { $height } mm hat bei { $dpi } dpi { $dots } Millionen Punkte, ein Bild darf aber höchstens { $most } Millionen haben: nimm { $option-dpi } { $fits } oder weniger, oder schreibe ein PDF oder SVG







## request

address-is-empty = schreibe eine Adresse, etwa "Marktplatz 1, 24837 Schleswig"

address-without-box = `{ $option-address }` steht auf der Schachtel, aber gewählt ist keine: nenne box mit { $option-parts }, oder lass es weg

back-and-laser = `{ $option-back }` wird auf die zweite Seite von Blättern gedruckt, aber ein Laserschneider arbeitet auf einer: wähle { $option-format } pdf, oder lass es weg

back-and-pack = mit `{ $option-pack }` steht das Brett auf dem Blatt jedes Paars, aber `{ $option-back }` wird hinter Bretter gedruckt, die allein ausgeschnitten werden: lass eines von beiden weg

back-and-poster = `{ $option-back }` wird hinter die Blätter des Bretts gedruckt, aber mit `{ $option-poster }` steht es auf einer Seite aus der Druckerei: lass eines von beiden weg

back-and-share-pieces = mit `{ $option-back }` dienen die Figuren beiden Seiten eines Bretts, mit `{ $option-share-pieces }` dienen sie mehreren Brettern: lass eines von beiden weg

back-without-board = `{ $option-back }` ist die andere Seite des Bretts, aber { $option-parts } lässt das Brett weg: nenne board unter den Teilen, oder lass es weg

balance-without-leaflet = `{ $option-balance }` fügt dem Regelheft eine Zeile hinzu, aber es wird keines gedruckt: nimm es in `{ $option-parts }` auf, oder lass dies weg; `tafl-print balance` sagt dasselbe

bed-out-of-bounds = eine Arbeitsfläche von { $text } ist nicht möglich: jede Seite muss { $least } mm bis { $most } mm messen

bed-without-laser = `{ $option-bed }` ist für einen Laserschneider, aber Dateien dafür sind nicht gewählt: ergänze { $option-format } laser-svg oder { $option-format } dxf, oder lass es weg

box-places-without-box = `{ $option-box-places }` sind auf dem Boden der Schachtel, aber gewählt ist keine: nenne box mit { $option-parts }, oder lass es weg

braces-around-something-else = der Text hat geschweifte Klammern um etwas anderes als n: { "{" }n{ "}" } steht für die Nummer des Sets, andere geschweifte Klammern haben keine Bedeutung

club-without-board = mit `{ $option-pack }` haben die Bretter Koordinaten, aber { $option-parts } lässt das Brett weg: nenne board unter den Teilen, oder lass { $option-pack } weg, denn jeden Teil daraus gibt es auch einzeln

club-without-pages = `{ $option-pack }` hat Seiten zum Aufhängen und Beschreiben, und die sind für einen Drucker; gewählt sind aber nur Zeichnungen für einen Laserschneider: ergänze { $option-format } pdf, oder lass { $option-pack } weg

coordinates-without-pages = `{ $option-coordinates }` ist für gedruckte Bretter, aber gewählt sind nur Zeichnungen für einen Laserschneider: ergänze { $option-format } pdf, oder lass es weg

date-out-of-bounds = { $seconds } ist kein Datum: ein Datum ist die Zahl der Sekunden seit 1970, von { $first } bis { $last }

dpi-without-png = `{ $option-dpi }` ist für Seiten als PNG, aber die sind nicht gewählt: ergänze { $option-format } png, oder lass es weg

game-minutes-without-tournament = `{ $option-game-minutes }` gilt für die Partien eines Turniers, aber gewählt ist keines: nenne tournament mit { $option-parts }, oder lass es weg

kerf-without-laser = `{ $option-kerf }` ist für einen Laserschneider, aber Dateien dafür sind nicht gewählt: ergänze { $option-format } laser-svg oder { $option-format } dxf, oder lass es weg

label-is-empty = schreibe, wie ein Set heißt, etwa "Tisch { "{" }n{ "}" }"

labels-and-squares = `{ $option-label-sheet }` hat runde Etiketten, aber `{ $option-token } square` macht die Figuren viereckig: lass eines von beiden weg

largest-and-laser = `{ $option-cell } largest` füllt Blätter aus Papier, aber gewählt sind Zeichnungen für einen Laserschneider: gib { $option-cell } eine Länge

largest-on-exact = `{ $option-poster } exact` ist so groß wie sein Brett, darum gibt es keine größten Felder: gib { $option-cell } eine Länge, oder wähle { $option-poster } a1

largest-without-board = `{ $option-cell } largest` ist für das Brett, aber { $option-parts } lässt es weg: nenne board unter den Teilen, oder gib { $option-cell } eine Länge

line-too-long = der Text hat { $letters } Zeichen, erlaubt sind höchstens { $most }

maker-is-empty = schreibe einen Namen, etwa "Freya Lund, York"

maker-on-board-alone = `{ $option-maker-on-board }` setzt den Namen aus `{ $option-maker }` auf das Brett: gib einen an, oder lass es weg

maker-on-board-without-pages = `{ $option-maker-on-board }` ist für gedruckte Bretter, aber gewählt sind nur Zeichnungen für einen Laserschneider: ergänze { $option-format } pdf, oder lass es weg

no-format = so entsteht nichts: gib { $option-format } an

no-such-field = ein Feld `{ $name }` gibt es in einer Anfrage nicht

no-such-part = `{ $word }` ist kein Teil eines Sets: wähle aus { $known }

no-such-word = `{ $text }` gibt es hier nicht; möglich sind { $known }

no-variant = kein Spiel ist genannt: gib { $option-variant } an

not-a-bed = `{ $text }` ist keine Arbeitsfläche: schreibe ihre Breite und Höhe, etwa 600x400mm

not-a-length = `{ $text }` ist keine Länge: schreibe eine Zahl mit ihrer Einheit, etwa `25mm`, `2.5cm`, `3/4in` oder `72pt`

not-a-shift = `{ $text }` ist keine Verschiebung: schreibe, wie weit nach rechts und wie weit nach unten, etwa 0.5mm,-1mm

not-drawn-as = eine Stellung wird als PDF, SVG oder PNG gezeichnet

not-one-line = schreibe eine Zeile aus Zeichen, die man sieht: U+{ $code } sieht man nicht

nudge-without-labels = `{ $option-nudge }` verschiebt, was auf Etiketten steht, aber die sind nicht gewählt: ergänze { $option-label-sheet }, oder lass es weg

number-out-of-bounds = { $number } liegt nicht zwischen { $least } und { $most }

out-of-bounds =
    { $what ->
        [disc] eine Scheibe
        [frame] ein Rahmen
        [margin] ein Rand
        [bleed] ein Beschnitt
        [kerf] eine Schnittfuge
       *[square] ein Feld
    } von { $length } ist nicht möglich: wähle { $least } bis { $most }

outline-text-without-svg = `{ $option-outline-text }` ist für Seiten als SVG, aber die sind nicht gewählt: ergänze { $option-format } svg, oder lass es weg

pack-and-bleed = mit `{ $option-pack }` liegt alles Kante an Kante, und keine Farbe geht über einen Schnitt hinaus: lass `{ $option-bleed }` weg oder { $option-pack }

pack-and-cut = mit `{ $option-pack }` ist das Brett an einem Stück, aber `{ $option-cut }` schneidet es in Teile: wähle whole, oder lass eines von beiden weg

pack-and-discs = mit `{ $option-pack }` haben alle Figuren eine Größe und füllen ihren Teil des Blatts, aber `{ $option-king-disc }` oder `{ $option-piece-disc }` verlangt eine andere: lass eines davon weg

pack-and-frame = mit `{ $option-pack }` ist der Rahmen so breit, wie eine Schere danebenschneidet, aber `{ $option-frame }` verlangt einen anderen: lass eines von beiden weg

pack-and-labels = mit `{ $option-pack }` liegen die Figuren auf dem Blatt aus Karton, aber `{ $option-label-sheet }` setzt sie auf Etiketten: lass eines von beiden weg

pack-and-laminate = mit `{ $option-pack }` wird Kante an Kante geschnitten, aber `{ $option-laminate }` braucht um jeden Teil Platz für Folie: lass eines von beiden weg

pack-and-largest = mit `{ $option-pack }` sind die Felder so groß, wie auf das Blatt passt, höchstens 25 mm: lass `{ $option-cell } largest` weg, oder gib { $option-cell } eine Länge

pack-and-laser = mit `{ $option-pack }` wird mit der Schere geschnitten, aber gewählt sind Zeichnungen für einen Laserschneider: wähle { $option-format } pdf, oder lass { $option-pack } weg

pack-and-poster = mit `{ $option-pack }` steht das Brett auf dem Blatt jedes Paars, mit `{ $option-poster }` auf einer Seite aus der Druckerei: lass eines von beiden weg

pack-and-round = mit `{ $option-pack }` sind die Figuren viereckig, damit gerade Schnitte sie trennen, aber `{ $option-token } round` macht Scheiben: wähle square, oder lass { $option-pack } weg

pack-and-share-pieces = mit `{ $option-pack }` bekommt jedes Paar die Figuren seines Spiels, mit `{ $option-share-pieces }` dienen sie mehreren Spielen: lass eines von beiden weg

pack-and-spares = mit `{ $option-pack }` gibt es so viele Ersatzfiguren, wie auf dem Blatt noch Plätze sind, aber `{ $option-spares }` verlangt eine bestimmte Zahl: lass eines von beiden weg

pack-and-two-sided = mit `{ $option-pack }` wird nichts gefaltet, bei `{ $option-two-sided }` müssen die Figuren aber gefaltet werden: lass eines von beiden weg

pack-with-more-to-cut = mit `{ $option-pack }` ist auf dem Blatt Platz für Brett, Figuren und eine Karte, aber { $option-parts } nennt noch anderes, das ausgeschnitten wird: lass points und scores weg oder { $option-pack }

pack-without-its-sheet = mit `{ $option-pack }` stehen Brett, Figuren und eine Karte für jedes Paar auf einem Blatt, aber { $option-parts } lässt etwas davon weg: nenne alle drei, oder lass { $option-pack } weg

picture-out-of-bounds = ein Bild mit { $width } Pixeln Breite ist nicht möglich: wähle { $least } bis { $most }

pieces-without-pages = `{ $option-two-sided }` und `{ $option-label-sheet }` sind für gedruckte Figuren, aber gewählt sind nur Zeichnungen für einen Laserschneider: ergänze { $option-format } pdf, oder lass sie weg

player-not-seen = der { $number }. Spielername hat das Zeichen U+{ $code }, das man nicht sieht: schreibe ihn aus Zeichen, die man sieht

players-without-tournament = `{ $option-players }` nennt die Spieler eines Turniers, aber gewählt ist keines: nenne tournament oder place-cards unter den { $option-parts }, oder lass es weg

poster-and-cut = `{ $option-poster }` druckt das Brett im Ganzen, aber `{ $option-cut }` schneidet es in Teile: lass eines von beiden weg

poster-without-pages = `{ $option-poster }` ist für eine Druckerei, aber gewählt sind nur Zeichnungen für einen Laserschneider: ergänze { $option-format } pdf, oder lass es weg

seed-without-puzzles = `{ $option-seed }` wählt unter Rätseln oder Partien, aber gewählt sind keine: sage mit `{ $option-puzzles }` oder `{ $option-balance }`, wie viele, oder lass es weg

share-pieces-alone = { $option-share-pieces } ist für mehrere Spiele: gib { $option-variant } für jedes davon einmal an, oder lass es weg

sheets-without-pages = `{ $option-laminate }`, `{ $option-duplex }` und `{ $option-split }` sind für gedruckte Blätter, aber gewählt sind nur Zeichnungen für einen Laserschneider: ergänze { $option-format } pdf, oder lass sie weg

shift-too-far = eine Verschiebung von { $text } ist zu weit: erlaubt sind höchstens { $most } mm; liegt eine Seite weiter daneben, wurde sie skaliert oder schief eingezogen

stem-of-several = { $option-stem } benennt die Dateien eines einzigen Spiels, aber gewählt sind mehrere: lass es weg

thickness-without-laser = `{ $option-thickness }` ist für einen Kasten aus dem Laserschneider, aber Zeichnungen dafür sind nicht gewählt: ergänze { $option-format } laser-svg oder { $option-format } dxf, oder lass es weg

too-many-diagrams = { $count } Diagramme sind zu viele: von einer Partie sind höchstens { $most } möglich

wall-without-rules = `{ $option-wall }` ist das Papier für die Regeln an der Wand, aber die sind nicht gewählt: nenne wall unter den { $option-parts }, oder lass es weg




## scene

bitmap-of-wrong-bytes = die Pixel des Bilds brauchen { $wanted } Bytes, vorhanden sind { $found }

bitmap-of-wrong-size = ein Bild hat 1 Pixel bis { $most } Millionen Pixel, nicht { $width } × { $height }

no-colour = `{ $text }` ist keine Farbe: schreibe # und sechs hexadezimale Ziffern, etwa `#8b2e1f`, oder einen englischen Namen wie `navy`



## text

attribute-unsaid = `{ $id }` hat ein Attribut `.{ $attribute }`, das nirgends verwendet wird

backslash-before-other = ein Backslash darf nur vor `*` oder `\` stehen (schreibe `\\` für einen Backslash)

bold-never-closed = `**` beginnt fetten Text, der nie endet (schreibe `\*` für ein Sternchen)

braces-too-deep = geschweifte Klammern sind zu tief verschachtelt

correct-the-name = berichtige den Namen

form-unknown = `{ $form }` ist keine Form von `{ $id }`

function-unknown = `{ $id }` verwendet `{ $function }()`, aber diese Funktion gibt es nicht

gender-unknown = `{ $gender }` ist kein Geschlecht eines Substantivs

genders-are = die Geschlechter sind { $genders }

italics-never-closed = `*` beginnt kursiven Text, der nie endet (schreibe `\*` für ein Sternchen)

keep-one-sentence = behalte einen davon

leave-form-out = schreibe dort `{ $usual }`, oder lass `{ $form }` weg: die Form folgt von selbst. Bei einem Substantiv, das aus einem Adjektiv entstanden ist, kann sie anders sein

long-word = ein Wort mit { $letters } Zeichen

look-for-terms = die vorhandenen stehen in terms.ftl

mark-next-to-space = innen neben einem Sternchen steht ein Leerzeichen (schreibe `\*` für ein Sternchen selbst)

marks-around-nothing = Sternchen, zwischen denen nichts steht (schreibe `\*` für ein Sternchen selbst)

marks-do-not-pair = in `{ $text }`: { $fault }

marks-within-marks = kursiv und fett dürfen nicht ineinander stehen

measure-unusable =
    Text lässt sich mit einer { $what ->
        [type] Schriftgröße
       *[column] Spaltenbreite
    } von { $value } nicht setzen

message-too-long = ein Satz mit mehr als { $most } Zeichen

messages-too-many = mehr als { $most } Sätze in einer Datei

no-glyph = in der Schrift { $font } fehlt das Zeichen `{ $character }` (U+{ $code }), das in `{ $context }` steht

no-glyph-for-control = in der Schrift { $font } fehlt das Zeichen U+{ $code }, das in `{ $context }` steht

no-variables = der Satz hat keine Variablen

noun-form-unusual = `-{ $id }` sagt `{ $text }` für `{ $form }`; Substantive dieses Geschlechts haben dort `{ $usual }`

noun-forms-unknown = bei `-{ $id }` fehlen Formen, die sich aus den angegebenen nicht ableiten lassen: { $forms }

noun-in-small-letters = `-{ $id }` sagt `{ $word }`, aber auf { language-name } beginnen Substantive mit einem Großbuchstaben

noun-keeps-gender = `-{ $id }` sagt sein Geschlecht nicht, darum behandeln die Sätze es weiter wie ein Wort mit dem Geschlecht { $gender }

noun-with-capital = schreibe `{ $capital }`; ein Adjektiv ändert sich mit dem Artikel davor: mache also aus ihm und seinem Substantiv ein einziges Wort, oder lass es weg

noun-without-gender = `-{ $id }` sagt sein Geschlecht nicht, nach dem sich die Artikel davor richten

part-with-spaces = füge Leerzeichen ein: ein Wort darf höchstens { $most } Zeichen haben

plural-unknown = `{ $id }` hat für `${ $variable }` eine Pluralform `{ $form }`, die zu keiner Zahl gehört

plurals-are = auf { language-name } gibt es { $known }

reference-unknown = `{ $id }` verweist auf `{ $reference }`, aber das gibt es nicht

sentence-grows-long = der Satz `{ $id }` hat mehr als { $most } Zeichen

sentence-missing = `{ $id }` fehlt; im Englischen gibt es den Satz

sentence-twice-in-file = { $file }: `{ $id }` steht zweimal da

sentence-unknown = es gibt keinen Satz `{ $id }`

sentence-unread = { $why }

sentence-unresolved = im Satz `{ $id }`: { $what }

sentence-unsaid = `{ $id }` wird nirgends verwendet: im Englischen gibt es keinen solchen Satz

sentence-written-twice = `{ $id }` steht zweimal da, und nur einer der beiden Sätze würde gesagt

sentence-wrong-in-file = { $file }:{ $line }:{ $column }: { $what }

sentence-wrong-in-text = Zeile { $line }, Spalte { $column } des Textes: { $what }

sentences-too-large = Sätze von mehr als { $most } KiB

shorten-message = kürze ihn, oder mache zwei daraus

shorten-sentences = kürze sie: alle Dateien einer Sprache, mit den Wörtern eines Themas darin, dürfen zusammen nicht größer sein

take-attribute-out = nimm es heraus; Formen eines Wortes werden wie bei den anderen Begriffen geschrieben: { "{" } $number -> *[one] ... { "}" }

take-out-unsaid = nimm heraus, was in keinem Set vorkommt

take-unseen-out = nimm es heraus: es kam beim Kopieren von anderswo mit

term-argument-unknown = `{ $id }`: `{ $term }` lässt sich nicht mit `{ $name }` abfragen

term-arguments-are = Begriffe lassen sich abfragen mit { $known }

term-attribute-unknown = `{ $id }`: `{ $term }` hat kein `.{ $attribute }`

term-form-unknown = `{ $id }`: `{ $term }` hat keine Form mit { $name } "{ $value }"

term-forms-are = die Formen sind { $known }

term-unknown = `{ $id }`: es gibt keinen Begriff `{ $term }`

text-unreadable = der Text lässt sich nicht lesen

the-one-attribute = das einzige Attribut ist `.gender`, das Geschlecht von Substantiven

the-one-function = die einzige Funktion ist { $function }(): sie macht den ersten Buchstaben eines Textes groß

translate-into-file = schreibe seine Übersetzung in { $file }

unseen-character = ein Zeichen, das man nicht sieht: U+{ $code }

variable-unknown = `{ $id }` hat keine Variable `${ $variable }`

variables-are = der Satz hat die Variablen { $known }

what-it-says = was da steht

word-says-nothing = `{ $id }` ist leer

write-known-forms = die Formen sind { $known }: *[one] Rabe, [other] Raben

write-noun-forms = schreibe es so; was darin neu ist, ist geraten: berichtige es, wenn das Substantiv anders gebeugt wird:
    { $lines }

write-sentences-so = schreibe Sätze als `name = text`; weitere Zeilen des Textes sind eingerückt

write-the-gender = schreibe in die Zeile darunter `    .{ $attribute } = …`, mit einem von diesen anstelle der Punkte: { $genders }

write-word-or-leave-out = schreibe ein Wort, oder lass die Zeile weg: dann wird das neutrale Wort gesagt







## theme

clip-instead-of-mask = nimm einen Clip-Pfad oder Verläufe mit durchsichtigen Stopps

clip-the-group-around = beschneide stattdessen die Gruppe darum herum

clip-with-element = zeichne die Form in einem `<clipPath id="name">`, und schreibe clip-path="url(#name)"

clip-with-the-innermost = beschneide nur mit dem innersten, oder vereinige sie zu einem Pfad

copy-as-it-is = kopiere es noch einmal, unverändert

copy-element-into-file = kopiere dieses Element in diese Datei: eine Zeichnung ist eine einzige Datei

copy-the-picture-anew = kopiere es noch einmal von dort, woher es kam, oder öffne es in einem Bildprogramm und exportiere es neu

correct-name-or-add-element = berichtige den Namen, oder füge das Element hinzu

cut-the-picture = schneide es auf das zu, was man sehen soll

download-the-drawing = lade die Zeichnung selbst herunter, nicht die Seite, die sie zeigt

draw-effect-with-gradients = zeichne den Effekt mit Verläufen und zusätzlichen Farbtönen

draw-pattern-as-shapes = zeichne die Formen des Musters selbst, mit `use`

draw-with-svg-shapes = zeichne es mit SVG-Formen

draw-within-view-box = zeichne innerhalb der `viewBox` oder nur wenig darüber hinaus

export-as-jpeg-or-png = öffne es in einem Bildprogramm, und exportiere es als JPEG oder PNG

export-as-usual-jpeg = öffne es in einem Bildprogramm, und exportiere es als gewöhnliches JPEG, in RGB

export-from-phone = exportiere es als JPEG (auf dem iPhone: Einstellungen > Kamera > Formate > Maximale Kompatibilität, oder verschicke das Bild per E-Mail)

export-one-picture = exportiere eines seiner Bilder als PNG oder JPEG

export-smaller = exportiere es kleiner: mehr als 2000 Pixel in der Breite zeigt keine Seite

export-smaller-or-not-interlaced = exportiere es kleiner oder ohne Interlacing

export-smaller-or-not-progressive = exportiere es kleiner oder als JPEG, das nicht progressiv ist

export-the-page = exportiere die Seite als PNG, oder zeichne sie als SVG

export-with-srgb = wenn seine Farben im Druck nicht stimmen, öffne es in einem Bildprogramm, und exportiere es mit den Farben von sRGB

fetch-the-file = hole die Zeichnung mit `git lfs pull`, oder lade die Rohdatei herunter

give-shapes-a-class = gib den Formen, die gemeint sind, eine Klasse, und schreibe die Regel für diese Klasse

join-shapes = vereinige die Formen zu einem Pfad (Inkscape: Pfad > Vereinigung)

jpeg-bits-unusual = das JPEG-Bild hat { $bits } Bit je Farbe, üblich sind 8

jpeg-breaks-off = das JPEG-Bild bricht ab: sein Ende fehlt

jpeg-broken = das JPEG-Bild ist beschädigt: seine Pixel lassen sich nicht entpacken

jpeg-in-cmyk = das JPEG-Bild ist in CMYK, den Druckfarben einer Druckerei

jpeg-packing-unusual = das JPEG-Bild ist so gepackt, wie es nur wenige Programme lesen (verlustfrei oder arithmetisch)

jpeg-parts-unusual = das JPEG-Bild hat { $parts } Farbkanäle je Pixel, üblich sind 1 oder 3

jpeg-pixels-wrong = das JPEG-Bild ist beschädigt (es hat nicht so viele Pixel, wie es angibt)

jpeg-progressive-too-large = das JPEG-Bild ist progressiv und hat { $width } × { $height } Pixel; bei solchen sind höchstens { $millions } Millionen erlaubt

jpeg-sampling-unusual = das JPEG-Bild ist so gepackt, wie es nur wenige Programme lesen (Farben und Helligkeit sind ungewöhnlich abgetastet)

jpeg-scans-many = das JPEG-Bild ist in { $scans } Durchgängen gepackt, gelesen werden höchstens { $most }

jpeg-without-end = dem JPEG-Bild fehlt die Marke an seinem Ende: vielleicht fehlt ein wenig von seiner letzten Ecke

leave-focal-point-out = verschiebe `fx` und `fy` in den Kreis, oder lass sie weg

leave-width-and-height-out = lass `width` und `height` weg

look-at-the-picture = sieh es dir gedruckt an; wenn etwas fehlt, kopiere es noch einmal von dort, woher es kam

look-at-use-of-svg = sieh dir die `use` darin an: keines darf zu sich selbst zurückführen, und Kopien von Kopien werden schnell viele

make-dashes-longer = mache die Striche länger: 20.000 davon sieht niemand

no-picture = dies ist kein Bild

paper-does-not-move = nimm das heraus: Papier bewegt sich nicht

picture-file-too-large = das Bild hat { $size } MiB, erlaubt sind höchstens 20

picture-is-avif = dies ist ein AVIF-Bild, weder PNG noch JPEG

picture-is-bmp = dies ist ein BMP-Bild, weder PNG noch JPEG

picture-is-changed-png = dies ist ein PNG-Bild, dessen erste Bytes unterwegs verändert wurden, also weder PNG noch JPEG

picture-is-film = dies ist ein Film oder ein Bild unbekannter Art, weder PNG noch JPEG

picture-is-gif = dies ist ein GIF-Bild, weder PNG noch JPEG

picture-is-heic = dies ist ein HEIC-Bild, wie es iPhones speichern, weder PNG noch JPEG

picture-is-heif = dies ist ein HEIF-Bild, wie es Handys speichern, weder PNG noch JPEG

picture-is-jpeg-2000 = dies ist ein JPEG-2000-Bild, das nur wenige Programme lesen, weder PNG noch gewöhnliches JPEG

picture-is-jpeg-xl = dies ist ein JPEG-XL-Bild, weder PNG noch JPEG

picture-is-pdf = dies ist ein PDF, weder PNG noch JPEG

picture-is-photoshop = dies ist eine Photoshop-Datei, weder PNG noch JPEG

picture-is-tiff = dies ist ein TIFF-Bild oder das Rohbild einer Kamera, weder PNG noch JPEG

picture-is-webp = dies ist ein WebP-Bild, wie es auf Webseiten steht, weder PNG noch JPEG

picture-malformed = { $why }

picture-profile-passed-over = das Farbprofil des Bilds lässt sich nicht lesen oder passt nicht zu seinen Farben; es wird übergangen

picture-too-large = das Bild hat { $width } × { $height } Pixel, also { $millions } Millionen; erlaubt sind höchstens { $most }

picture-too-long = das Bild hat { $width } × { $height } Pixel: eine Seite ist mehr als { $most }-mal so lang wie die andere

picture-too-small = das Bild hat { $width } × { $height } Pixel, nötig sind mindestens { $fewest } in jeder Richtung: im Druck sähe man grobe Klötzchen

picture-transparent = von dem Bild sieht man nichts: es ist ganz durchsichtig

png-breaks-off = das PNG-Bild bricht ab: sein Ende fehlt

png-changed = das PNG-Bild ist beschädigt: einige seiner Bytes wurden unterwegs verändert

png-interlaced-too-large = das PNG-Bild hat Interlacing und { $width } × { $height } Pixel; bei solchen sind höchstens { $millions } Millionen erlaubt

png-moves = das PNG-Bild bewegt sich (es ist ein APNG)

png-parts-broken = das PNG-Bild ist beschädigt: sein Aufbau entspricht nicht dem PNG-Format

png-pixels-broken = das PNG-Bild ist beschädigt: seine Pixel lassen sich nicht entpacken

png-rows-broken = das PNG-Bild ist beschädigt (seine Zeilen haben keine Länge)

refer-to-kind = verweise auf ein `<{ $kind }>`

save-as-plain-svg = Zeichnungen sind SVG 1.1; öffne die Datei in einem Zeichenprogramm, und speichere sie als einfaches SVG

save-colours-at-shapes = speichere die Datei als einfaches SVG, mit den Farben an den Formen selbst

save-svg-with-view-box = speichere sie als einfaches SVG mit einer viewBox

save-with-a-usual-page = speichere die Zeichnung mit einer Seite von üblicher Größe, etwa 100 × 100

say-it-with-svg = nimm das heraus, oder drücke es mit Elementen und Attributen von SVG 1.1 aus

simplify-the-drawing = vereinfache sie (Inkscape: Pfad > Vereinfachen), und sieh nach, was mit `use` kopiert wird und wie oft

start-with-svg = Zeichnungen sind SVG: das erste Element ist `<svg>`

svg-becomes-too-much = aus { $element } werden { $count } Elemente, erlaubt sind höchstens { $most }

svg-bitmap = ein Pixelbild

svg-bitmap-in-element = ein Pixelbild in { $element }

svg-blank-before-xml = vor `<?xml` steht Leerraum, dort darf aber nichts stehen

svg-blend-mode = ein Mischmodus

svg-blend-mode-in-element = ein Mischmodus in { $element }

svg-clip-text = ein Clip-Pfad aus Text

svg-clip-text-in-element = ein Clip-Pfad aus Text in { $element }

svg-clipped-clip = ein Clip-Pfad in einem Clip-Pfad

svg-clipped-clip-in-element = ein Clip-Pfad in einem Clip-Pfad in { $element }

svg-clips-by-rules = { $element } weist { $count } Clip-Pfade durch Regeln zu: schreibe `clip-path` an die Formen selbst

svg-clips-itself = { $element } wird durch sich selbst beschnitten

svg-copies-itself = { $element } kopiert etwas, zu dem es selbst gehört

svg-crossing-clip = ein Clip-Pfad, dessen Formen sich überschneiden, mit `clip-rule: evenodd` oder Löchern

svg-crossing-clip-in-element = ein Clip-Pfad, dessen Formen sich überschneiden, mit `clip-rule: evenodd` oder Löchern, in { $element }

svg-css-rule-unusable = `@{ $name }` in { $element } lässt sich in Zeichnungen nicht verwenden

svg-css-selector-unusable = die Regel für `{ $selector }` in { $element } lässt sich in Zeichnungen nicht verwenden

svg-css-unusable = `{ $name }: { $value }` von { $element } lässt sich in Zeichnungen nicht verwenden

svg-dashes = zu viele Striche, die anderer Linien mitgezählt

svg-dashes-in-element = zu viele Striche, die anderer Linien mitgezählt, in { $element }

svg-deep-clips = mehr als { $most } Clip-Pfade ineinander

svg-deep-clips-in-element = mehr als { $most } Clip-Pfade ineinander in { $element }

svg-element-unusable = { $element } lässt sich in Zeichnungen nicht verwenden

svg-entities-grow = die Entitäten würden auf { $grown } Zeichen wachsen, erlaubt sind höchstens { $most }

svg-filter = ein Filter

svg-filter-in-element = ein Filter in { $element }

svg-focal-point = ein Brennpunkt außerhalb des Kreises eines Verlaufs

svg-focal-point-in-element = ein Brennpunkt außerhalb des Kreises eines Verlaufs in { $element }

svg-git-lfs = dies ist ein Zeiger von Git LFS, nicht die Zeichnung selbst

svg-in-another-file = `{ $name }` von { $element } ist `{ $value }`, und das liegt in einer anderen Datei

svg-mask = eine Maske

svg-mask-in-element = eine Maske in { $element }

svg-miter-clip = Linienecken mit `stroke-linejoin: miter-clip`

svg-miter-clip-in-element = Linienecken mit `stroke-linejoin: miter-clip` in { $element }

svg-no-colour = `{ $name }` von { $element } ist `{ $value }`, das ist aber keine Farbe

svg-no-length = `{ $name }` von { $element } ist `{ $value }`, das ist aber keine Länge

svg-no-number = `{ $name }` von { $element } ist `{ $value }`, das ist aber keine Zahl

svg-no-size = die Zeichnung hat keine Größe

svg-no-view-box = `{ $text }` ist keine `viewBox`

svg-number-too-large = `{ $name }` von { $element } hat die Zahl { $number }

svg-other-root = keine SVG-Datei: sie beginnt mit `<{ $name }>`

svg-pattern = ein Muster als Farbe

svg-pattern-in-element = ein Muster als Farbe in { $element }

svg-reference-missing = { $element } verweist auf `#{ $target }`, aber das ist nicht in der Datei

svg-reference-of-another-kind = `{ $name }` von { $element } verweist auf `#{ $target }`, und das ist ein `<{ $found }>`

svg-repeats = ein Verlauf, der sich zu oft wiederholt

svg-repeats-in-element = ein Verlauf, der sich zu oft wiederholt, in { $element }

svg-shapes-differ = `viewBox` hat ein anderes Seitenverhältnis als `width` und `height`

svg-text = ein Text

svg-text-in-element = ein Text in { $element }

svg-too-deep = { $element } steckt in mehr als { $most } anderen, Kopien und Clip-Pfade mitgezählt

svg-too-far = eine Form, die { $farthest } weit reicht; erlaubt ist höchstens { $reach }

svg-too-far-in-element = in { $element } eine Form, die { $farthest } weit reicht; erlaubt ist höchstens { $reach }

svg-too-many-elements = die Zeichnung hat zu viele Elemente, oder solche, die sich selbst enthalten

svg-too-many-points = die Zeichnung hat { $count } Punkte, erlaubt sind höchstens { $most }

svg-too-many-rules = zu viele CSS-Regeln: { $rules } bei { $elements } Elementen

svg-too-many-shapes = die Zeichnung hat { $count } Formen, erlaubt sind höchstens { $most }

svg-unparsed = keine SVG-Datei: { $why }

svg-unusable = als Zeichnung nicht zu gebrauchen: { $why }

svg-view-box-size-wrong = eine `viewBox` von { $width } × { $height }: ihre Seiten dürfen von { $least } bis { $most } lang sein

svg-web-page = dies ist eine Webseite und keine Zeichnung

svg-xmlns-missing = das `xmlns` von SVG fehlt

take-blanks-away = nimm die leeren Zeilen und Leerzeichen vor `<?xml` heraus

take-own-clip-path-out = nimm den eigenen `clip-path` heraus

take-the-larger-picture = nimm das Bild, wie es aus der Kamera kam, oder scanne die Zeichnung mit 300 dpi

text-into-paths = wandle Text in Pfade um

text-into-paths-for-fonts = wandle Text in Pfade um: Schriften sind nicht auf jedem Rechner gleich

theme-has-too-many-points = mit "{ $file }" haben die Zeichnungen { $count } Punkte, erlaubt sind höchstens { $most }

theme-has-too-many-shapes = mit "{ $file }" haben die Zeichnungen { $count } Formen, erlaubt sind höchstens { $most }

too-many-pictures = ein Thema hat höchstens { $most } Bilder, mit zusammen { $millions } Millionen Pixeln

trace-the-bitmap = zeichne es nach (Inkscape: Pfad > Bitmap nachzeichnen), und speichere die Pfade ohne das Bild

trace-the-coarse-bitmap = ein Pixelbild druckt sich in dieser Größe schlecht: zeichne es nach (Inkscape: Pfad > Bitmap nachzeichnen), und speichere die Pfade ohne das Bild

ungroup-the-drawing = löse in einem Zeichenprogramm die Gruppen der Zeichnung auf, und sieh dir die `use` darin an: Kopien von Kopien werden schnell viele

use-another-join = nimm `miter`, `round` oder `bevel`

use-paths = nimm Pfade

use-plain-colours = nimm einfache Farben und Deckkraft

use-what-art-carries = nimm Pfade, Formen, Gruppen, `use`, Verläufe und Clip-Pfade

write-attribute-of-shape = schreibe es als Attribut der Form: { $name }="..."

write-entities-out = schreibe den Text dorthin, wo er gebraucht wird, oder speichere die Datei als einfaches SVG

write-four-numbers = schreibe vier Zahlen, die letzten beiden größer als 0, etwa `viewBox="0 0 100 100"`

write-rules-for-paper = schreibe die Regeln für Papier selbst hin, ohne die `@`-Regel

write-stops-out = schreibe die wiederholten Stopps aus, ohne `spreadMethod`

write-svg-colour = schreibe # und sechs hexadezimale Ziffern, etwa #8b2e1f, oder einen englischen Namen wie navy

write-svg-length = schreibe eine Zahl, mit Einheit oder ohne, etwa 12 oder 3.5mm

write-svg-number = schreibe eine Zahl, etwa 0.5

write-svg-xmlns = schreibe `<svg xmlns="http://www.w3.org/2000/svg" ...>`

write-transform-attribute = schreibe es als Attribut, in Zahlen ohne Einheit: transform="rotate(45 50 50)"

write-value-itself = schreibe stattdessen den Wert selbst

write-view-box-into-svg = schreibe `viewBox="0 0 100 100"` in `<svg>`, ohne `width` und `height`

write-width-of-line = nimm das heraus, und schreibe, wie breit die Linie sein soll (Inkscape: keine Haarlinie)
