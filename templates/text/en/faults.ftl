# Faults of files and requests, remarks on what is unusual, and notes on what was changed, as the program says them.
#
# Each sentence has the key of a message (`KeyedMessage`, src/keyed) and its arguments as variables: numbers, names, or another
# sentence. An argument with few values, such as `$side`, chooses its words here; sentences refer to those that several of them say,
# such as { side }. `$option-paper` is what the reader calls the field `paper`. docs/book/translating.md tells how they are translated.
# Sections have the names of the rooms in src/ that say them.

## app

answer-unwritable = the answer can't be written to the standard output: { $why }; send it to another place

changed-in-edition = changed in edition { $edition }: { $change }

checked-without-faults =
    { $what }: no faults, { $warnings ->
        [one] 1 warning
       *[other] { $warnings } warnings
    }{ $notes ->
        [0] {""}
        [one] , 1 note
       *[other] , { $notes } notes
    }

count-of-faults =
    { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }

count-of-faults-and-made =
    { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }; { $made }

disk-full = there is no room left on the disk

disk-read-only = the disk can only be read

drawings-and-records-end-in = a drawing ends in .svg, .png or .pdf, and a record in .txt

drawings-end-in = a drawing ends in .svg, .png or .pdf

file-cannot-be-shown = `{ $path }` can't be shown: { $program }: { $why }

file-in-the-way = `{ $file }` is a file, not a folder

file-larger-than-allowed = the file would be larger than is allowed there

file-name-unusable = its name is too long, or has letters that a file's name can't have there

file-of-another-kind =
    the file there is no { $kind ->
        [SVG] SVG drawing
        [PNG] PNG picture
        [DXF] DXF drawing
        [variant] imported variant
        [rules] rules record
        [game] record of a game
        [since] note of what was translated
        [new] new file
       *[PDF] PDF
    }, and is not replaced by one

file-of-somebody-else = the file there is somebody else's, and you may not write it

file-replaced = `{ $first }` was there, and is replaced by another

file-too-large-to-read = it is larger than { $most } MiB: no text or drawing that this program reads is

file-without-folder = it has no folder

file-write-protected = the file there is write-protected

files-replaced =
    { $more ->
        [one] `{ $first }` and 1 more file were there, and are replaced by others
       *[other] `{ $first }` and { $more } more files were there, and are replaced by others
    }

files-to-standard-output = `--output -` writes one file, and this makes { $count }: name a folder, such as kits/

folder-cannot-be-made = there is no such folder, and it can't be made

game-with-theme = { $game }, theme { $theme }

input-unreadable =
    the { $what ->
        [position] position
        [variant] variant
       *[record] record
    } on standard input can't be read: { $why }; send it as plain text

language-translated = { $tag }, { $name }: { $translated } of { $all } sentences translated

link-out-of-theme = it is a link that leads out of the theme's folder

link-to-no-file = it leads to no file; `--output -` sends a set to the standard output

link-to-nowhere = it is a link that leads nowhere

list-names-games = `tafl-print list` tells of all games

list-names-themes = `tafl-print list themes` names all themes

may-not-write-there = you may not write there

more-like-these = and { $more } more like these

no-date = the environment variable SOURCE_DATE_EPOCH is `{ $value }`: set it to a number of seconds since 1970, or leave it unset

no-ordinary-file = it is no ordinary file

no-ordinary-file-there = what is there is no ordinary file

no-pdf-written = no PDF was written

no-record-written = no record was written

no-variant-written = no variant was written

nothing-drawn = nothing was drawn

nothing-written = nothing was written

one-file-for-games = `--output { $shown }` names one file, and each of { $games } games has its own: name a folder, such as kits/

open-without-file = `--open` shows a file, and `--output -` writes none

output-of-another-ending = `--output { $shown }` ends in .{ $ending }, and what is to be written ends in { $endings }: name such a file, a folder that ends in /, or another --format

output-unwritable = `{ $path }` can't be written: { $why }; name another place with --output, nothing was changed

output-unwritable-after-others =
    `{ $path }` can't be written: { $why }
    written: { $written }
    not written: { $missing }
    mend the place, or name another with --output, and run it again

picture-too-large-to-read = it is larger than { $most } MiB: export the picture smaller

record-unreadable = the rules record `{ $path }` can't be read: { $why }; give the record itself, a file, or `-`

schema-there-differs = `{ $shown }` is there and differs from the schema of this program, which `tafl-print schema { $word }` writes; it was left as it is

see-help = `tafl-print --help` tells of all options

several-to-standard-output = `--output -` writes one file, and this makes several: name a folder, such as kits/

there-already = `{ $path }` is there already, and nothing of yours is replaced: choose another name, or move it away

two-files-of-one-name = two files of this run would have this name

variant-ends-in-toml = a variant's file ends in .toml

## cli

value-unusable = invalid value '{ $value }' for '{ $option }': { $why }

















## diag

label-error = error

label-help = help

label-note = note

label-warning = warning

more-not-shown = { $more } more are not shown: what mends these may mend them, too





















## explain

figure-contradicts-rules = { $lie }; nothing is printed, for the leaflet would contradict the rules. Correct the figure's file, or the variant's rules

figure-missing = a rule of this variant needs the figure `{ $id }`: expected templates/figures/{ $id }.toml























## format

about-line-too-long = `{ $key }` has { $length } letters, and { $most } are the most

add-a-line = add a line such as `{ $example }`

add-a-section = add a section that starts with the line [{ $key }]

add-letters = add { $letters } letters; an empty square is `.`

add-one-letter = add 1 letter; an empty square is `.`

add-story-title = add a line such as { $key } = "The long evening"

and-for-another = { $first }, and for { $next }

another-king = another king: the layout has more than one

another-layout = another layout

answered-otherwise = `{ $key }` = { $before }, and here that is { $now }

ask-option-by-when = ask for an option by `when`

ask-question-or-option = ask for a key of [rules], or for `{ $option }`

board-has-fewer-rows = a board has from { $least } to { $most } rows, not { $size }

board-size-wrong = a board of { $size }x{ $size } can't be made: the size must be from { $least } to { $most }

byte-not-text = the byte 0x{ $byte } is not text: the file is not in UTF-8

centre-without-anchor = `centre` has no meaning here: it says which square lies in the centre, but `anchor` is not "centre"

change-capture-or-fewer-options = write `king-capture = "two-sides"` or "four-sides", or `throne = "centre"`; or leave out one of the options { $options }

change-capture-or-no-option = write `king-capture = "two-sides"` or "four-sides", or `throne = "centre"`; or leave out the option `{ $option }`

change-capture-or-throne = write `king-capture = "two-sides"` or "four-sides", or `throne = "centre"`

change-empty = a change is empty

change-escape-or-fewer-options = write `{ $line }`, or let him escape elsewhere; or leave out one of the options { $options }

change-escape-or-no-option = write `{ $line }`, or let him escape elsewhere; or leave out the option `{ $option }`

change-jump-or-board = write "never" or another way to jump, or give the board a throne or corners

change-jump-or-fewer-options = write "never" or another way to jump, or give the board a throne or corners; or leave out one of the options { $options }

change-jump-or-no-option = write "never" or another way to jump, or give the board a throne or corners; or leave out the option `{ $option }`

change-layout-or-number = change the layout, or this number

change-over-lines = a change goes over several lines

change-unless-meant = change it, or leave it if it is meant

change-with-long-word = a change has a word of { $letters } letters

change-with-unseen-character = a change has a character that can't be seen, U+{ $code }

choose-one-option = choose `{ $one }` or `{ $other }`, not both

colour-not-drawn = no drawing of [art] has the colour { $from }

colour-not-grey = { $color } is no grey: its red, green and blue differ

colours-count-wrong = `{ $key }` names { $count } colours

copy-a-bundled-one = start from a copy of a bundled one

correct-it = correct it

correct-or-remove-paragraph = correct it, or take the paragraph out; a text about the rules of a file that extends this one belongs in that file

correct-size-or-rows = correct `size`, or the rows

correct-the-colour = take the line out, or correct the colour: it is written as in the SVG files

count-within-the-section = squares are those of the section: a1 is its bottom left

darken-text-or-lighten-paper = at least { $least } to 1 can be read, and { $good } to 1 is read well: make `{ $key }` darker, or `paper` lighter

decimal-too-long = `decimal` is more than one character

did-you-mean = did you mean `{ $meant }`?

did-you-mean-capital = did you mean `{ $letter }`? Capitals only

did-you-mean-key = did you mean `{ $meant }`? If not, take it out

did-you-mean-only-value = did you mean "{ $meant }"? Otherwise: the only value is { $only }

did-you-mean-option = did you mean `{ $meant }`? The options are { $known }

did-you-mean-or-otherwise = did you mean "{ $meant }"? Otherwise: { $values }

did-you-mean-section = did you mean [{ $meant }]?

did-you-mean-value = did you mean "{ $meant }"? Otherwise: the values are { $values }

did-you-mean-word = did you mean "{ $meant }"?

disputed-no-question = `{ $word }` in [disputed] is no question of the rules

draw-in-greys = draw it in greys, or take the line out: the program turns the drawing of [art] into greys

draw-layers-as-one = draw several as one

draw-what-is-named = name a drawing or a photograph of yours under [art]: { $piece } = "{ $piece }.svg"; or leave the name as it was

draw-within-board = draw no farther than { $most } beyond the page, or clip the drawing

drawing-empty = the drawing is empty: nothing is painted within its `viewBox`

drawing-leaves-board = "{ $file }" leaves the board: it reaches from { $left }, { $top } to { $right }, { $bottom }, and its page from 0, 0 to { $width }, { $height }

drawing-missing = "{ $file }": there is no such file

drawing-not-grey = "{ $file }" has the colour { $color }, which is no grey

drawing-unreadable = "{ $file }": the file can't be read: { $why }

edition-changes-miscounted = edition { $number } says in { $wanted } sentences what changed, one for each edition after the first, and `changes` has { $found } sentences

edition-with-one-change = edition { $number } says in { $wanted } sentences what changed, one for each edition after the first, and `changes` has 1 sentence

edition-without-changes = edition { $number } says in { $wanted } sentences what changed, one for each edition after the first, and `changes` has none

expected-answers = answers in braces, such as {"{"} king-arms = "armed" {"}"}

expected-as-in-original = what it is in the game's own file: a text or a list of texts

expected-condition = a condition such as {"{"} escape = "edge" {"}"}

expected-course-lines = a list of {"{"} color = "#7d9aa0", width = 30 {"}"}

expected-number = a number

expected-options = sections that start with a line such as [options.a]

expected-paragraph = a text in quotes, or {"{"} text = "...", when = {"{"} key = "word" {"}"}, rank = 2 {"}"}

expected-question-key = a key of [rules] in quotes

expected-question-keys = a list of keys of [rules] such as ["escape", "corners"], or [] if it speaks of none

expected-section = a section that starts with the line { $line }

expected-text = a text in quotes

expected-texts = a list of texts in brackets

expected-truth = true or false

expected-whole-number = a whole number from 0 up

expected-word-or-words = a word, or a list of words

expected-words = a list of words in brackets

extend-a-plain-theme = name a theme that extends none itself

extend-a-plain-variant = name a variant that extends none itself

extend-no-theme-or-another = take this `extends` out, or name a theme that doesn't lead back here

extends-not-text = `extends` is { $found }, not a text in quotes

file-compressed = this file is compressed, as a drawing with the ending .svgz is

file-empty = the file is empty

file-in-other-capitals = the file is called "{ $name }", and capitals count: write it so, or give the file this name

file-in-other-letters = a file there has a name that looks the same and is stored in another way, as a Mac stores letters with marks: give it a name of the letters a to z alone, such as "king.svg", and write that here

file-lacks-key = the file has no `{ $key }`

file-meant = did you mean "{ $name }"?

file-of-something-else = `{ $file }` is no file of a game or a theme: it has no key that these have

file-outside-folder = "{ $file }" is no file of this folder

file-unreadable = the file can't be read: { $why }

file-with-txt = rename `{ $name }` to `{ $wanted }` (some systems hide that `.txt` stands at the end)

first-edition-one-change = a first edition has changed nothing, but `changes` has 1 sentence

first-edition-with-changes = a first edition has changed nothing, but `changes` has { $found } sentences

frame-width-wrong = a frame of { $width } mm

headings-weak-on-colour = headings in { $color } on { $paper }, the colour `paper`: the contrast is { $ratio } to 1

headings-weak-on-white = headings in { $color } on white paper: the contrast is { $ratio } to 1

id-too-long = the id has { $letters } letters, and { $most } are the most

inscription-length-wrong = an inscription of { $letters } letters

inscriptions-wrong = `lettering` has { $count } inscriptions

is-date = a date

is-list = a list

is-number = the number { $number }

is-section = a section

is-text = a text

keep-one-king = keep one K

keep-one-of-kings = keep one K and write `.` or `D` for the others

keep-one-of-two = keep one of the two

keep-what-has-room = keep what a leaflet has room for

key-without-meaning = `{ $key }` has no meaning here: { $why }

keys-of-file = take it out; the keys are { $known }

keys-of-section = take it out; the keys in { $section } are { $known }

king-escapes-elsewhere = `{ $key }` has no meaning here: the king escapes elsewhere

labels-weak-on-colour = labels and footers in { $color } on { $paper }, the colour `paper`: the contrast is { $ratio } to 1

labels-weak-on-white = labels and footers in { $color } on white paper: the contrast is { $ratio } to 1

layer-has-one-of = each layer has one of { $kinds }

layer-on-no-squares = `on` names no kind of square

layer-rows-wrong = a layout of { $rows } rows for a board of { $size } squares a side

layer-shows-nothing = a layer that shows nothing

layer-shows-several = a layer that shows { $kinds }

layer-size-wrong = no board has { $size } squares a side

layers-empty = `layer` is an empty list

layout-not-square = the layout has { $rows } rows, but they are { $size } letters long

layout-one-row = the layout has 1 row, but they are { $size } letters long

layout-too-large = the layout has { $rows } rows of up to { $letters } letters

layout-without-rows = the layout has no rows

leaflet-tells-of-dispute = the leaflet tells its readers which of them this set follows

leave-square-beside-pieces = leave an empty square beside one of these pieces

leave-way-to-edge = leave the king's side a way to the edge

letter-no-piece = `{ $letter }` is no piece

letter-not-for-frames = { $letter } can't be cut into a frame

letter-of-other-script = this is the { script } letter, which only looks the same: write the Latin `{ $letter }`

lines-count-wrong = `lines` has { $count } lines

list-without-square = `{ $key }` names no square

move-attacker-away = move one of the attackers away from the king

move-king-or-change-escape = move the K to another square, or change where he escapes

move-man = move the man to another square

move-man-or-open-throne = move the man to another square, or write `throne-stop = "anyone"`

move-piece-of-layout = move a piece of the layout

move-piece-or-change-first = move a piece of the layout, or let the other side begin, unless it is meant

move-question-to-when = take the question out of `speaks-of`, and write into `when` which answer is meant

move-starting-piece = move the piece that starts there to another square

name-a-cut = name at least one way to cut the board: "whole", "halves" or "pinwheel"

name-a-drawing = name at least one drawing: { $key } = ["{ $key }.svg"]

name-an-svg-file = name an SVG file here: photographs and scans have places in { $slots }

name-colours-up-to = name from 1 to { $most }

name-file-with-keys = name a file that begins with lines such as `name = "My Game"`, each a key and its value

name-not-plain = a name is plain text

name-one-variant = name one variant, such as "york" or "other.toml"

name-question-or-layout = name a key of [rules], or `layout`

name-questions-layout-or-game = name keys of [rules], "{ $layout }", or "{ $game }" for all of them

name-square-of-board = name a square of the board: files are letters from the left, ranks are numbers from the bottom

name-too-long = the name has { $letters } letters, and { $most } are the most

name-over-kept-drawing = `-{ $piece }` has another name here, over a drawing of the theme that is extended: what that theme says its pieces look like is left out, and the set speaks of dark and light ones

name-unlike-drawing = `-{ $piece }` has another name here, over a drawing of the theme that is extended, which shows what it was called there

name-what-is-played = name what is played, or leave it if the sources don't say either

name-with-unseen-character = the name has a character that can't be seen, U+{ $code }

no-answer = no answer

no-camps = `{ $key }` has no meaning here: there are no camps

no-drawing-named = `{ $key }` names no drawing

no-marked-corners = `{ $key }` has no meaning here: there are no marked corners

no-options-to-choose = leave it out: there are no options to choose from

no-question = `{ $word }` is no question of the rules

no-square = "{ $word }" is no square

no-such-edition = there is no edition { $number }

no-such-file = there is no such file

no-throne-to-be-hostile = `{ $key }` has no meaning here: there is no throne to be hostile

no-throne-to-pass = `{ $key }` has no meaning here: there is no throne to pass

no-throne-to-stop-on = `{ $key }` has no meaning here: there is no throne to stop on

no-variants-beside-this = there is no variant `{ $name }` here to extend

not-a-language-tag = `{ $tag }` is no tag of a language

not-an-id = "{ $id }" is no id

not-valid-toml = the file is not valid TOML here: { $why }

noun-form-unknown = `{ $word }` is none of the words of [forms]

noun-forms-are = they are { $known }

number-in-quotes = the number in `{ $key }` is a text

number-out-of-range = `{ $key }` is { $number }

number-too-long = `{ $name }` is a number of more digits than this program counts with

only-a-coast-has-sides = only a coast has two sides

only-value-is = the only value is { $only }

open-camps-or-change-escape = write `camps-enter = "anyone"`, or let the king escape elsewhere

open-throne-or-change-escape = write `throne-stop = "king"`, or let the king escape elsewhere

open-way-or-change-escape = let the king escape elsewhere, or let him enter or pass the squares that bar his way

option-id-wrong = "{ $id }" can't be the id of an option

option-unknown = this variant has no option `{ $id }`

options-are = the options are { $known }

options-contradict = the options `{ $one }` and `{ $other }` can't be combined: they answer `{ $key }` differently

original-lacks-key = { $file } has no `{ $word }`

original-no-text = what { $file } says under `{ $key }` is no text

paint-shapes-or-fit-page = give its shapes a fill or a stroke, or fit the page to the drawing before you save it

painting-size-wrong = "{ $file }" is { $width } by { $height }, and a board with { $squares } squares a side is { $side } by { $side }

paragraph-asks-no-answer = a paragraph of `{ $list }` can never be printed: `{ $key }` asks for no answer

paragraph-empty = a paragraph of `{ $key }` is empty

paragraph-never-answered-so = a paragraph of `{ $list }` can never be printed: `{ $key }` is never { $words } here, whatever options are chosen

paragraph-never-as-whole = a paragraph of `{ $list }` can never be printed: its `when` never holds as a whole, whatever options are chosen

paragraph-never-as-written = a paragraph of `{ $list }` can never be printed: it speaks of `{ $question }` as the file answers it by itself, and where its `when` holds, that is answered otherwise

paragraph-of-another-answer = the paragraph of `{ $list }` at { $place } is left out: it was written for `{ $key }` = { $before }, and here that is { $now }

paragraph-of-another-layout = the paragraph of `{ $list }` at { $place } is left out: it was written for another layout

paragraph-of-list = a paragraph of { $name }

paragraph-of-other-answers = the paragraph of `{ $list }` at { $place } is left out: it was written for { $differences }

paragraph-without-speaks-of = a paragraph of `{ $key }` doesn't say which rules it speaks of

picture-for-a-drawing = "{ $file }" is a picture of pixels, and `{ $slot }` is a drawing of lines

picture-not-text =
    this is { $kind ->
        [JPEG] a JPEG picture
        [GIF] a GIF picture
        [WebP] a WebP picture
        [PDF] a PDF
        [archive] an archive or an office document
       *[PNG] a PNG picture
    }, and no text

position-of-one-row = the position has 1 row, and the board { $size }

position-row-length-wrong = row { $row } has { $letters } letters instead of { $size }

position-row-one-letter = row { $row } has 1 letter instead of { $size }

position-rows-wrong = the position has { $rows } rows, and the board { $size }

put-drawing-into-folder = put the drawing into the theme's folder and write its name only

put-drawing-there = put the drawing there as { $name }

question-of-list = a question of { $name }

rank-wrong = `rank` is { $said }, and ranks go from { $first } to { $last }

recolour-from-to = each line is a colour of the drawings and what becomes of it: "#8b2e1f" = "#ffffff"

remove-option-none-offered = take it out; this variant has no options

row-of-one-letter = row { $row } is too short: it has 1 letter, the others have { $others }

row-of-one-too-long = row { $row } is too long: it has 1 letter, the others have { $others }

row-too-long = row { $row } is too long: it has { $letters } letters, the others have { $others }

row-too-short = row { $row } is too short: it has { $letters } letters, the others have { $others }

rules-of-section = the rules of { $section }

save-as-plain-text = save the file as plain text in UTF-8

save-painting-with-size = save it with viewBox="0 0 { $side } { $side }": { $square } to a square; or correct `size`

save-stamp-with-size = a stamp is drawn 100 to a square, over 1 to 3 squares each way: viewBox="0 0 200 100"

save-uncompressed = save it as plain SVG, or unpack it: gunzip -S .svgz FILE.svgz

save-unicode-as-plain = the file is text in UTF-16 (“Unicode” in some editors): save it as plain text in UTF-8

say-change-on-one-line = say on one line what changed in that edition

script =
    { $script ->
        [Greek] Greek
        [Cherokee] Cherokee
       *[Cyrillic] Cyrillic
    }

second-edition-with-changes = edition 2 says in 1 sentence what changed, and `changes` has { $found } sentences

second-edition-without-change = edition 2 says in 1 sentence what changed, and `changes` has none

section-lacks-key = { $section } has no `{ $key }`

section-missing = the file has no section [{ $key }]

section-not-drawable = a section of { $width }x{ $height } squares can't be drawn

section-not-translated = `{ $word }` is no text to be translated

section-of-line = a line

section-of-paragraph = a paragraph

sections-of-translation = take it out: a translation has the sections [edition], [options.…], [disputed] and [about]

shorten-it = shorten it

shorten-line-below-title = shorten it: it is one line below the title

shorten-story = shorten it: it shares the first page with what is in the set

shorten-story-title = shorten it: it is one line above the story

simplify-or-fewer-drawings = simplify them, or have fewer for a kind of square

sources-disagree = the sources disagree about `{ $question }`

stamp-size-wrong = "{ $file }" is { $width } by { $height }

start-section-so = a section starts with a line of its own, its name in brackets: [rules]

steps-wrong = a piece can't move { $number } squares

story-too-long = with this paragraph the story has more than { $most } paragraphs

story-without-paragraphs = the story has a title and no paragraphs

story-without-title = the story is never printed: it has no title

take-changes-out = take `changes` out, or write `number = 2`

take-extends-out = take this `extends` out, or name a variant that doesn't lead back here

take-it-out = take it out

take-letter-of-row-out = take out 1 letter; an empty square is `.`

take-letters-of-row-out = take out { $letters } letters; an empty square is `.`

take-letters-out = take out { $letters } letters

take-line-out = take the line out

take-one-letter-out = take out 1 letter

take-one-row-out = a board is square: take out 1 row

take-rows-out = a board is square: take out { $rows } rows

text-of-list = a text of { $name }

text-weak-on-colour = text in { $color } on { $paper }, the colour `paper`: the contrast is { $ratio } to 1

text-weak-on-white = text in { $color } on white paper: the contrast is { $ratio } to 1

theme-extends-itself = a theme can't extend itself: { $way }, which extends { $last }

theme-is-a-folder = a theme is a folder with theme.toml, the drawings it names, and en.ftl

title-without-story = `{ $key }` stands over nothing: there is no story

too-many-extend = { $most } variants already extend one another: { $way }

too-many-layers = { $count } layers, and { $most } are the most

too-many-letters = with this text there are more than { $most } letters to set

too-many-themes-extended = more than { $most } themes extend each other

trace-the-picture = a game and a theme.toml are files of text, and drawings are SVG: trace a picture (Inkscape: Path > Trace Bitmap), save the paths as plain SVG, and name that file

translate-each-in-order = write one for each, in the same order; "" for one that isn't translated yet

translated-texts-miscounted = `{ $word }` has { $own } texts, and { $file } has { $theirs }

unknown-key = unknown key `{ $word }`

unknown-key-in-section = unknown key `{ $word }` in { $section }

value-empty = `{ $key }` is empty

value-of-list = a value of { $name }

value-unknown = "{ $word }" is no value of `{ $key }`

values-are = the values are { $values }

variant-extends-itself = a variant can't extend itself: { $way }, which extends { $file }

what-ranks-mean = { $first } is always printed; of the others those of rank { $last } give way first

when-asks-nothing = `when` asks for nothing

when-unknown-option = there is no option "{ $word }"

which-extends = { $first }, which extends { $next }

write-a-colour = write { $key } = "{ $example }" or another colour

write-a-grey = this ink is for printers without colour: write a grey such as "#555555"

write-a-letter-or-point = write A, D, K, C or N for a piece, and `.` for an empty square

write-a-square = write one at least, such as ["a6"]

write-all-changes = write one for each, the oldest first

write-another-paragraph = it begins “{ $beginning }”; if something can be said here, write it into [about]

write-any-or-number = write "any", or a number from 1 to 255

write-attackers = write an A where each attacker starts

write-capitals-or-runes = write Latin capitals, the sixteen runes of the younger futhark, figures, spaces and · : + -

write-comma-or-point = write "," or "."

write-edition-up-to = write a whole number from 1 to { $most }

write-either-line = write `{ $line }`, or `{ $other }`

write-either-or-fewer-options = write `{ $line }`, or `{ $other }`; or leave out one of the options { $options }

write-either-or-no-option = write `{ $line }`, or `{ $other }`; or leave out the option `{ $option }`

write-fewer-digits = write { $expected }, of 15 digits at most

write-file-and-rank = write its file and its rank, such as "f6"

write-id-in-small-letters = write small letters, digits and hyphens, such as "york-11"

write-inscriptions = write one for all sides, or up to four

write-kinds-of-squares = write `on = ["{ $square }"]`, or take the line out

write-language-tag = write one of RFC 5646, such as "nb" or "pt-BR"

write-layers = take the line out, or write layers, each with the header { $header }

write-layout-rows = write from { $least } to { $most } rows, each with as many letters of `A D K .`

write-letters-of-pieces = write A for an attacker, D for a defender, K for the king, C for a commander, N for a knight, . for none

write-letters-up-to = write from 1 to { $most }

write-line-or-change-escape = write `{ $line }`, or let him escape elsewhere

write-lines-up-to = write from 1 to { $most }: { "{" } color = "#7d9aa0", width = 30 { "}" }

write-list-in-brackets = write a list in brackets, with a comma after each value: [ "one", "two" ]

write-marks-so = write *italic* and **bold**

write-men-or-jumps = write A or D for men, or say in [rules] how these officers jump

write-millimetres-between = write millimetres from { $least } to { $most }

write-more-attackers = write more attackers into the layout, or change `king-capture`

write-number-between = write a number from { $least } to { $most }

write-number-without-quotes = write it without quotes: { $key } = { $number }

write-odd-rows = write an odd number of rows and letters, or `throne = "none"` in [rules]

write-officers = write C for each commander and N for each knight in the layout, or take this line out

write-one-change = write one for the second edition: changes = [ "The king captures, too." ]

write-one-key-a-line = write one `key = value` in a line, texts in quotes; sections start with [name]

write-one-king = write one K where the king starts

write-one-row-more = a board is square: write 1 row more

write-option-in-small-letters = write small letters, digits and hyphens, such as [options.a-hammer]

write-or-take-out = write it, or take it out

write-paragraphs-of-story = write its paragraphs, or take `{ $key }` out too

write-points-for-blanks = write `.` for an empty square: blanks are passed over

write-position-rows = write { $size } rows of { $size } letters; an empty square is `.`

write-rows = write from 5 to 25 rows, each with as many letters

write-rows-from-to = write from { $least } to { $most } rows, each with as many letters

write-rows-more = a board is square: write { $rows } rows more

write-rows-of-board = write 5 to 25 rows, each with as many letters of `A D K .`

write-rows-of-letters = write rows of letters of `A D K .`

write-size-between = write from { $least } to { $most }

write-something = write something, such as `{ $example }`

write-speaks-of = write { "{" } text = "...", speaks-of = ["escape"] { "}" } with the keys of [rules] that it speaks of, or "{ $layout }"; if it speaks of none, as history does, write speaks-of = []

write-speaks-of-layout = write speaks-of = ["{ $layout }"]

write-story = write the story as { $key } = ["..."], or take the title out

write-straight-quotes = write straight quotes, "like this": typographic ones don't begin a text

write-text-in-quotes = write texts between two quotes in one line: "like this"

write-the-expected = write { $expected }

write-the-key = write `{ $meant }`

write-when-or-speaks-of = write { "{" } escape = "edge" { "}" }, or speaks-of = [] in its place

write-whole-variant = write all of the variant into this file

write-without-marks = write it without { "{" } { "}" } * and \

write-words-of-theme-so = a word of the theme is written { "{" } -king { "}" }; for a brace itself write { "{" }"{ "{" }"{ "}" }

wrong-type = `{ $name }` is { $found }, not { $expected }









## game

already-over = the game is over before it starts: { $outcome }

attackers-against-one-defender = { $attackers } attackers against 1 defender and the king: most games have twice as many attackers as defenders

attackers-win = the attackers win

capture-at-once = the { side } can capture with the first play: { $play } captures { $captures }

capture-at-once-many-ways = the { side } can capture with the first play: { $play } captures { $captures } (and by { $others } other plays)

capture-at-once-two-ways = the { side } can capture with the first play: { $play } captures { $captures } (and by one other play)

capture-on-edge-of-escape = the king is captured on the edge, but he has escaped as soon as he stands there

commander-jump-without-squares = commanders jump to and from special squares, but there is neither a throne nor a marked corner

count-differs = the layout has { $found } { side }, but the variant says { $declared }

defenders-win = the defenders win

edge-without-four-sides = capture on the edge is a question only for a king who is captured on four sides everywhere

end-enclosed = the king and all defenders are enclosed

end-exit-fort = the king has an exit fort

end-king-captured = the king is captured

end-king-escaped = the king has escaped

end-last-attacker = the last attacker is captured

end-no-move = the side to move has no legal play

end-repetition = the position or the move has been repeated three times

escape-in-barred-camp = the king is to escape on { $square }, a square of a camp that he may not enter

escape-off-board = the king is to escape on { $square }, which is not on a board of { $size }x{ $size }

escape-on-barred-square = the king is to escape on { $square }, the { special }, which he may not enter

escape-without-corners = the king escapes by the corners, but no corners are marked

fewer-than-two-officers = the king is captured between two { pieces }, but the layout has fewer than two

figure-captures-others = it says that { $play } captures { $claimed }, but the engine finds that it captures { $found }

figure-game-over = the game is over before the first play: { $outcome }

figure-piece-forbidden = a piece stands on { $square }, a special square on which it may not stop

figure-play-illegal = it says that { $play } is legal, but the engine finds it illegal: { $found }

figure-play-legal = it says that { $play } is illegal, but the engine finds it legal

figure-result-differs = it says that after { $play } { $claimed }, but the engine finds that { $found }

figure-square-crowded = two pieces stand on { $square }

figure-square-outside = { $square } is outside its section

figure-with-kings = it has more than one king

figure-without-piece = it shows the moves of the piece on { $square }, but no piece stands there

figure-without-room = a section of { $width }x{ $height } squares can't { $place ->
        [whole] be the whole
        [centre] lie in the centre
        [top] lie at the top edge
        [corner] lie in the corner
        [field] lie on any squares
       *[at] lie where it should
    } of a board of { $board }x{ $board }, for want of room or of squares that are not special

figure-wrong = figure `{ $figure }` is wrong: { $what }

fort-on-edge-of-escape = a fort on the edge wins, but the king has escaped as soon as he stands there

game-goes-on = the game goes on

illegal-blocked = the piece on { $square } is in the way

illegal-enters-camp = this piece may not enter the camp on { $square }

illegal-game-over = the game is over

illegal-king-only = { $square } is a corner square, reserved for the king

illegal-must-capture = the piece on { $square } has captured and may go on only to capture again

illegal-no-piece = no piece stands on { $square }

illegal-not-straight = a piece moves along one row or column

illegal-not-yours = the piece on { $square } belongs to the side that is not to move

illegal-off-board = { $square } is not on the board

illegal-other-piece = the piece on { $square } has captured and must go on

illegal-passes-camp = this piece may not pass the camp on { $square }

illegal-passes-throne = this piece may not pass the throne on { $square }

illegal-repeats = the position would occur for the third time

illegal-stops-between = this piece may not stop on { $square }, between two enemies or an enemy and a hostile square

illegal-stops-on-throne = this piece may not stop on the throne on { $square }

illegal-too-far = { $steps ->
        [1] this piece goes one square in a move
       *[other] this piece goes at most { $steps } squares in a move
    }

jump-of-unarmed-king = the king captures the man he jumps over, but he captures nothing by moving

jump-without-officers = the rules say how { pieces } jump, but the layout has none

king-already-captured = the king on { $square } is already captured (attackers on { $captors }), so the game is over before it starts

king-already-enclosed = the king on { $square } and all defenders are already cut off from the edge, so the game is over before it starts

king-already-escaped = the king on { $square } already stands where he escapes, so he has won before the game starts

king-jump-without-squares = the king jumps to and from special squares, but there is neither a throne nor a marked corner

king-off-centre = the king on { $square } does not start in the middle of the board

king-safe = the king can never be captured: under these rules it takes { $needed } attackers, and there are { $found }

king-safe-from-one = the king can never be captured: under these rules it takes { $needed } attackers, and there is 1

king-without-way-out = the king on { $square } can never reach a square where he escapes, even with nobody in his way

knight-jump-without-squares = knights jump to and from special squares, but there is neither a throne nor a marked corner

layout-beyond-limits = a layout has at most 255 rows of 255 letters

layout-letter-wrong = `{ $letter }` in row { $row }, column { $column } of the layout is none of `A`, `D`, `K`, `C`, `N` and `.`

layout-not-four-fold = the layout is not the same from all four sides: { $square } and { $turned } differ, which a quarter turn exchanges

layout-row-wrong = row { $row } of the layout has { $found } letters instead of { $expected }

layout-with-kings = the layout has { $count } kings instead of one: { $squares }

layout-without-attackers = the layout has no attackers

layout-without-king = the layout has no king

linnaean-without-throne = a defender is captured against the king on the throne, but there is no throne

man-on-special-square = the { piece } on { $square } stands in a { special }, where only the king may stand

man-on-throne = the { piece } on { $square } stands on the throne, where only the king may stand

near-throne-without-throne = the king is captured on four sides near the throne, but there is no throne

no-move-open = the rules don't say what happens when a side can't move

no-squares = nothing

nobody-wins = nobody wins

not-a-play = `{ $text }` is not a play: write two squares, such as `h5-e5`

not-a-square = `{ $text }` is not a square: write its file and its rank, such as `f6`

not-two-to-one = { $attackers } attackers against { $defenders } defenders and the king: most games have twice as many attackers as defenders

one-attacker-against-defenders = 1 attacker against { $defenders } defenders and the king: most games have twice as many attackers as defenders

one-attacker-one-defender = 1 attacker against 1 defender and the king: most games have twice as many attackers as defenders

other-special =
    { $other ->
        [throne] throne
        [corner] corner
       *[camp] camp
    }

outcome = { $result }: { $how }

over-by-exit-fort = the game is over before it starts: the { winner } win: the king has an exit fort

over-by-last-attacker = the game is over before it starts: the { winner } win: the last attacker is captured

piece =
    { $piece ->
        [attacker] attacker
        [king] king
        [commander] commander
        [knight] knight
       *[defender] defender
    }

pieces =
    { $piece ->
        [attacker] attackers
        [king] kings
        [commander] commanders
        [knight] knights
       *[defender] defenders
    }

plain-officers = there are { pieces }, but by these rules they can do no more than other men

points-without-edge = the match counts the edge by which the king leaves, but he doesn't escape by the edge

repetition-open = the rules don't say what happens when a position comes up for the third time

shieldwall-without-corners = a corner closes a row along the edge, but no corners are marked

side =
    { $side ->
        [attackers] attackers
       *[defenders] defenders
    }

side-without-play = the { side } have no legal play

special =
    { $special ->
        [throne] throne
        [corner] corner
       *[camp] camp
    }

special-squares-overlap = { $square } is the { special } and a { other-special } at once

these-squares = { $squares }

throne-without-centre = the rules have a throne in the centre, but a board of { $size }x{ $size } has no centre square

win-at-once = the { side } can win with the first play, by { $play }

win-at-once-many-ways = the { side } can win with the first play, by { $play } (and by { $others } other plays)

win-at-once-two-ways = the { side } can win with the first play, by { $play } (and by one other play)

winner =
    { $winner ->
        [attackers] attackers
       *[defenders] defenders
    }

winner-not-said = the rules do not say who wins



## imposition

a-smaller-game = a smaller game

all-fit-at = the king's and the others all fit at { $most } or less

changed-size =
    { $what ->
        [king] king's disc
        [others] other discs
       *[squares] squares
    } of { $taken }

choose-other-labels = a label may be { $most } larger or smaller than its disc: choose other labels, or set { $option-king-disc } or { $option-piece-disc }

cut-in-words = { $cut ->
        [whole] a whole board
        [pinwheel] a pinwheel
        [halves] halves
        [quarters] quarters
       *[grid] a grid
    }

cut-too-large = { $name } on { $paper } { $cut ->
        [halves] need
        [quarters] need
       *[other] needs
    } squares of { $most } or less{ $margins }; { $instead } { $instead ->
        [halves] fit
        [quarters] fit
       *[other] fits
    } at { $cell }

cut-too-large-to-play = { $name } on { $paper } would need squares of { $most } or less, and { $least } is the least that can be played on{ $margins }; { $instead } { $instead ->
        [halves] fit
        [quarters] fit
       *[other] fits
    } at { $cell }

discs-touch = discs of { $king } (king) and { $piece } can't stand on neighbouring squares of { $cell }{ $largest }: { $ways }

frame-too-wide = { $name } of squares of { $cell } on { $paper } { $cut ->
        [halves] have
        [quarters] have
       *[other] has
    } { $room }; { $instead } { $instead ->
        [halves] fit
        [quarters] fit
       *[other] fits
    } with one of { $frame }

frame-too-wide-for-all = { $name } of squares of { $cell } on { $paper } { $cut ->
        [halves] have
        [quarters] have
       *[other] has
    } { $room }, not of { $frame }

king-fits-at = the king's fits at { $size }

king-fits-from-to = the king's fits from { $least } to { $most }

label-sheet-without-piece = no piece goes on the labels of { $name }: they are { $label } across, the king's disc is { $king }, the others are { $piece }; { $advice }

label-too-long = the name of a set, “{ $label }”, is { $long } long as it is printed, and there is room for { $room }: choose a shorter { $option-label }

labels-touch = on these labels the king is { $king } and the others are { $piece } across, which can't stand on neighbouring squares of { $cell }: half of both together must be no more than a square, and the king's the larger; choose smaller labels or larger squares ({ $option-cell })

labels-two-sided = labels have one side only, so that pieces on them can't have backs: leave out { $option-two-sided } or { $option-label-sheet }

larger-paper = larger paper

leave-one-sheet-out = another of the sheets is nearer: leave one of them out

leave-pack-out = leave { $option-pack } out

leave-wall-out = leave wall out of { $option-parts }

maker-too-long = the maker's name is too long for its line: choose a shorter { $option-maker }

margins-or-less = margins of { $margin } or less

narrower-frame = the frame of the board on { $paper } is { $frame } wide; with the usual bleed, margins and parts it is { $usual }

no-class-sheet = a board of { $squares } × { $squares } squares{ $size }, { $pieces } pieces and a card have no room together on { $paper } with margins of { $margin }: choose { $ways }

no-cut-fits = squares of { $cell } can't be printed on { $paper } with margins of { $margin }, not even one by one: choose { $ways }

no-frame = the board on { $paper } has no frame; with the usual bleed, margins and parts it is { $usual } wide

no-room =
    { thing }{ $size } { $what ->
        [pieces] have
       *[set] has
    } no room on { $paper }, of which margins of { $margin } leave { $left }: choose { $ways }, or leave it out with { $option-parts }

no-room-for-frame = no room for a frame

no-room-on-sheet =
    { thing }{ $size } { $what ->
        [pieces] have
       *[set] has
    } no room on an empty sheet: choose smaller discs or larger paper

not-a-label-sheet = `{ $text }` is no sheet of round labels that is known: choose one of { $names }

not-a-paper = `{ $text }` is no paper: choose { $names }, or a size such as 300x420mm or 9x12in

nothing-to-print = there is nothing to print: name more parts with { $option-parts }

of-size = { "" } of { $size }

one-poster = the board is one page without a number: order it { $sets } times

one-set-for-several-boards = { $players } players play on { $boards } boards at once, and 1 set is printed

or-margins = , or margins of { $margin } or less

others-at = the others at { $most } or less

others-fit-at = the others fit at { $most } or less

paper-size-wrong = paper of { $width } by { $height } can't be used: each side must be from { $shortest } to { $longest }

poster =
    { $poster ->
        [a1] A1
        [a2] A2
       *[exact] a page of its size
    }

poster-frame-too-wide = the board of squares of { $cell } on { poster } has { $room }, not of { $frame }: choose that, or { $option-poster } { $instead }

poster-of-nothing = { $option-poster } prints the board, which { $option-parts } leaves out: name board among the parts, or take { $option-poster } away

poster-too-small = the board of { $size } × { $size } squares of { $cell } is { $side } wide, too large for a poster on { poster }: choose { $ways }

room-for-frame = room for a frame of { $most } or less

same-label = all { $sets } sets are called “{ $label }”: with {"{n}"} in it, as in “{ $label } {"{n}"}”, each has its number

sheet-not-drawn = sheet { $sheet } of the plan has not been drawn; { $bug }

sizes-beside-king = king's disc of { $king } on squares of { $cell }: { $sizes }

sizes-for-cut-on-paper = { $cut } on { $paper }: { $sizes }

sizes-of-class-sheet = a class's sheet on { $paper }: squares of { $cell }, pieces of { $piece }

sizes-on-poster = a poster on { poster }: { $sizes }

sizes-on-squares = squares of { $cell }: { $sizes }

squares-or-less = squares of { $most } or less

the-largest-allowed = , the largest that { $name } on { $paper } { $cut ->
        [halves] allow
        [quarters] allow
       *[other] allows
    }

this-paper = { $option-paper } { $paper }

this-poster = { $option-poster } { $poster }

this-wall = choose { $option-wall } { $paper }

too-few-boards = { $players } players play on { $boards } boards at once, and { $sets } sets are printed

tournament-of-evenings = the tournament of { $players } players has { $rounds } rounds; with { $minutes } minutes a game it takes about { $hours } hours, { $evenings } evenings: agree on fewer ({ $option-game-minutes }), play on a smaller board, such as that of `brandubh`, or part many players into two groups with a tournament each

wall-too-small = the rules for the wall have no room on { $paper } with margins of { $margin } in type of { $least } points, the smallest that can be read: { $ways }

width-by-height = { $width } by { $height }








## keyed

either-name = { $first } or { $next }

length = { $whole }.{ $decimals } mm

length-whole = { $whole } mm

one-and-another = { $first } and { $next }

one-of-several = { $first }, { $next }

one-or-another = { $first }, or { $next }

said = { $text }

said-by-another = { $text }













## laser

box-too-large-for-bed = { thing } of { $size } does not fit { $room }: name a { $option-bed } of { $width } x { $height } mm or more

cut-too-large-for-bed = with squares of { $cell } the cut `{ $cut }` has parts that do not fit { $room }: leave out { $option-cut }, or name a larger { $option-bed }

frame-too-wide-for-bed = with a frame of { $frame } the board does not fit the laser's bed of { $width } x { $height } mm: choose a { $option-frame } of { $most } or less, or name a larger { $option-bed }

laser-text = { $why }

no-joint = in plates of { $thickness } a kerf of { $kerf } leaves no joint: a slot is as narrow as the plate is thick, and its two cuts would lie { $apart } mm apart; give a { $option-kerf } of { $most } mm or less, or a { $option-thickness } of { $least } mm or more

nothing-for-the-box = the box would be empty: pieces and cards are what it holds, so name one of them with { $option-parts }, or leave out { $option-thickness }

nothing-to-cut = there is nothing to cut by laser: board and pieces are what it cuts, so name one of them with { $option-parts }

part-too-large-for-bed = { thing } of { $size } does not fit { $room }: name a larger { $option-bed }

plates-too-thick = plates of { $thickness } make no box for pieces: a finger would be { $finger } wide at least, and every wall { $wall } high; choose from { $thinnest } to { $thickest }

plates-too-thin = plates of { $thickness } make no joint: fingers no deeper than that break as they are pushed together; choose from { $thinnest } to { $thickest }

room-of-bed = the laser's bed of { $bed_width } x { $bed_height } mm, which has room for { $width } x { $height } mm























## layout

fault-of-message = { $why }

text-without-room =
    { thing } { $what ->
        [easy] do not fit their place
        [design] do not fit their place
        [morris] do not fit their place
        [record-sheet] do not fit their place
        [tournament-rounds] do not fit their place
        [pieces] do not fit their place
       *[set] does not fit its place
    } even in the smallest type: shorten the text

thing =
    { $what ->
        [board-part] a part of the board
        [box-back] the back of the box
        [box-bottom] the bottom of the box
        [box-front] the front of the box
        [box-ledge] a ledge of the box
        [box-lid] the lid of the box
        [box-rail] a rail of the box
        [box-side] a side of the box
        [card-beside] a card beside the one that a pair shares
        [cards] the text of the reminder cards
        [carton-page] the folding page of the box
        [chest-page] the page that shows how the box goes together
        [design] the questions of the design page
        [diagram] a diagram with its heading
        [easy] the rules in easy words
        [game-name] the name of the game
        [insert] a card, a score sheet or a sheet of the box
        [leaflet] the text of the leaflet
        [maker] the maker's name
        [morris] the rules of nine men's morris
        [page-label] the page's own label
        [piece] a piece
        [pieces] the pieces
        [reading] the text of story and instructions
        [record-sheet] the lines of the record sheet
        [row] a row of pieces
        [shared-card] the text of the card that both players share
        [slug-line] the line with the ruler
        [square] a square
        [subtitle] the subtitle
        [teacher] the teacher's page
        [test-piece] the test piece
        [title] the title, and what to print first,
        [tournament-rounds] the rounds of the tournament
        [tournament-table] the table of the tournament
        [wall] the page of rules for the wall
       *[set] the set
    }















## make

add-a-story-title = add a line such as `{ $title } = The long evening`

all-languages = {"\u000A"}the bundled languages are: { $known }; or name a folder such as `./my-language`

all-themes = {"\u000A"}the bundled themes are: { $known }; or name a folder such as `./my-theme`

all-variants = {"\u000A"}the bundled variants are: { $known }; or name a file such as `my.toml`

ask-for-narrower-frame = ask for a narrower frame, or leave the line out: the frame is then as wide as there is room for

back-half-a-square = { $other } has { $others } x { $others } squares and { $one } { $squares } x { $squares }: in the middle of the board its lines would lie half a square beside the cuts. Choose { $fitting }

back-larger = { $other } has { $others } x { $others } squares and { $one } { $squares } x { $squares }: what is behind a board can't be larger. Make the set the other way round, with { $other } in front and { $one } behind it, or choose { $fitting }

back-like-front = { $one } is on the front of the board already: choose another game for its other side, or morris

balance-stopped = stopped: { $played } of { $games } games were played until then, and nothing is written

bundled-themes = the bundled themes are: { $known }; or name a folder such as "./my-theme"

check-path-from-file = check the path: it starts from the folder of this file

check-path-from-theme = check the path: it starts from the folder of this theme

compare-and-accept = compare the two; then `tafl-print check --lang FOLDER --accept` notes that all are as English has them

correct-or-take-out = correct it, or take it out

disc-hardly-stands-out = the disc of `{ $disc }` hardly stands out from `{ $square }` { eyes }: the contrast is { $contrast } to 1

disc-hardly-stands-out-often = the disc of `{ $disc }` hardly stands out from `{ $square }` { eyes }, and on { $more } other kinds of squares: the contrast is { $contrast } to 1

discs-hard-to-tell = the discs of `{ $disc }` and `{ $other }` are hard to tell apart { eyes }: the contrast is { $contrast } to 1

draw-ground-beyond-page = draw a ground that reaches beyond the page on all sides, by 12 of its 100 parts; else the paper shows where a cut strays

drawing-leaves-edge-free = `{ $slot }` leaves the edge of its disc free: { $parts } of 100 parts of the outermost millimetre are white

drawing-without-bleed = `{ $slot }` ends at the edge of its disc, without bleed

eyes =
    { $eyes ->
        [grey] printed with --ink grey
        [protan] to eyes without red (protanopia)
        [deutan] to eyes without green (deuteranopia)
        [tritan] to eyes without blue (tritanopia)
       *[all] in colour
    }

face-leaves-edge-free = `{ $slot }` (face { $nth } of { $faces }) leaves the edge of its disc free: { $parts } of 100 parts of the outermost millimetre are white

face-without-bleed = `{ $slot }` (face { $nth } of { $faces }) ends at the edge of its disc, without bleed

fault-in-file = { $file }: { $what }

faults-in-files = { $count } faults in files

faults-said-in-english =
    { $count ->
        [one] 1 of { $all } faults has no sentence in this language, and is said in English
       *[other] { $count } of { $all } faults have no sentences in this language, and are said in English
    }

field =
    { $field ->
        [theme] theme
        [language] language
        [position] position
        [record] record
        [back] back
       *[variant] variant
    }

file-of-words-not-read = `{ $file }` in the theme's folder is not read, for its name is not `{ $wanted }`: rename it (some systems hide that `.txt` stands at the end)

folder-not-file =
    it is a folder, and { $wanted ->
        [position] a position
        [record] a record
        [sentences] a file of sentences
        [translation] a translation
       *[variant] a variant
    } is a file

folder-without-file = it has no { $file }

game-meant = did you mean `{ $meant }`? Or say which game it is with the option `variant`

game-twice = `{ $option-variant } { $name }` is given twice: name each game once; { $option-sets } 2 makes two sets of it

game-under-two-names = `{ $one }` and `{ $other }` are one game under two names: leave one of them out

game-with-option = { $game } with option { $options }

give-disc-a-rim = everybody tells { $least } to 1 and more apart: give the disc a light or dark rim, or the square another ground

heading-too-long = this has { $letters } letters

is-a-folder = it is a folder

label-not-printable = the name of a set can't be printed ({ $fault }): give { $option-label } in Latin letters

language-twice = `{ $tag }` is given twice: name each language once

leave-game-or-rules-out = leave the option `variant` and the line of the game out, and the game is played by the record's own rules; or take the rules out of the record, if it was played by those of this game

leave-variant-out = leave the option `variant` out, and the game that the record names is taken

letter-not-in-fonts = the fonts have no `{ $letter }` (U+{ $code })

letters-of-a-name = a name has up to { $most } letters, without braces, stars and backslashes

make-sides-differ = everybody tells { $least } to 1 and more apart: make one side darker and the other lighter

maker-not-printable = the maker's name can't be printed ({ $fault }): give { $option-maker } in Latin letters

name-not-printable = page 1 names the files, and `{ $stem }` can't be printed ({ $fault }): choose a name of Latin letters

name-theme-or-folder = name a bundled theme, or a folder by its path from the folder of this file

never-captured =
    no { $side ->
        [attackers] attacker
       *[defenders] defender
    } was captured in { $games } quick games that the program played against itself

never-ended = none of { $games } quick games that the program played against itself ended so: { $how }

never-stood-on =
    in { $games } quick games that the program played against itself nothing ever stood on { $squares ->
        [one] the square { $square }
       *[other] { $squares } squares, such as { $square }
    }

new-board-size = a new board of { $size } × { $size } squares has no middle for the king, or no room: choose an odd number from { $least } to { $most }; the layout can be changed afterwards

new-from-file = `{ $game }` is a file: a new variant starts from a game of the program

no-bundled-game = there is no bundled game `{ $name }`

no-bundled-theme = there is no bundled theme `{ $name }`

no-file-to-extend = the variant `{ $file }` can't be read: there is no such file

no-folder-to-extend = the theme `{ $path }` can't be read: there is no such folder

no-language = no language is named: name one at least, such as `en`

no-opentype-font = one of its files is no OpenType font

no-such-folder = there is no such folder

no-such-font = the library has no such font

no-such-move = the game has { $moves } moves, and a diagram is asked for at { $moment }: choose from 0, the start, to { $moves }

no-tag = `{ $tag }` is no tag of a language: write one of RFC 5646, such as `nb` or `es-MX`

no-theme-to-extend = there is no theme `{ $name }` to extend

no-variant-to-extend = there is no bundled variant `{ $name }` to extend

not-all-can-be-said = OpenTafl's notation can't say all of this game's rules

nothing-prints-it = nothing prints `{ $id }`

noun-neutral = { $fault }; the neutral name is said in its place, and `check` with this game, theme and language shows the lines to write

number-paragraphs-from-one = number the paragraphs of the story from 1, and leave none out

one-after-another = { $first }; { $next }

one-name-for-two = two of the games would be written to `{ $name }.pdf`: name each game once, and give files of yours different names

one-size-fits = a game of { $only } squares, or morris

only-morris-fits = morris

option-where-none-are = none of these games has an option `{ $option }`: the options are none

or-did-you-mean = ; did you mean `{ $meant }`?

or-is-a-game = ; `{ $meant }` is a game: choose it with --variant

or-is-a-theme = ; `{ $meant }` is a theme: choose it with --theme, beside a game

paragraph-before-missing = `{ $id }` is never printed: there is no `{ $before }`

part =
    { $part ->
        [points] point card
       *[scores] score sheet
    }

part-of-no-game = { $asked } has no { part }, and no game of the program has one

part-of-other-games = { $asked } has no { part }: these games have one: { $games }

part-the-word = part it: a word of { $most } letters is the longest

parts-of-other-games = { $all }

photograph-left-out = { $drawings }: a photograph has no lines that a laser could follow, so that the discs are drawn without it: outline and ring; burn a name or a letter into each, or glue the printed picture on

player-not-printable = name { $number } of the players, `{ $name }`, can't be printed ({ $fault }): write it in Latin letters

puzzles-stopped =
    stopped: of { $wanted } puzzles { $found ->
        [0] none was
        [one] 1 was
       *[other] { $found } were
    } found until then, and nothing is written

record-board-differs = the record is of a board of { $theirs } x { $theirs } squares, and that of `{ $id }` has { $ours } x { $ours }

record-layout-differs = the record's rules have another starting layout than `{ $id }`

record-name-changed = the name is written as `{ $name }`

record-of-other-game = the record is of a game of `{ $recorded }`, and is played by the rules of `{ $variant }`

record-rules-differ = the record's rules are not those of `{ $id }`: they differ in { $keys }

record-rules-not-applied = of { $keys } the rules of `{ $id }` are applied, not what the record says

record-without-game = the record does not name its game

say-which-game = say which game it is with the option `variant`: its name, or its file

say-which-game-of-these = say which game it is with the option `variant`; the bundled games are: { $known }

say-which-game-or-write = say which game it is with the option `variant`, or write a line such as `Game: copenhagen` above the moves

sentence-changed-in-english = `{ $id }` has changed in English since it was translated

sentence-still-english = `{ $id }` is still as in English

sentence-twice = `{ $id }` is defined twice

several-sizes-fit = a game of { $sizes } or { $last } squares, or morris

shorten-heading = shorten it: { $most } letters are the most

shorten-the-longest-text = shorten this text, the longest of yours: it has { $own } of { $letters } letters

shorten-to-letters = shorten it: { $most } letters are the most

squares-could-be-larger = squares could be { $cell }: { $option-cell } largest

text-cannot-be-printed = `{ $id }` can't be printed: { $why }

text-does-not-fit =
    { thing } { $what ->
        [easy] do not fit their place
        [design] do not fit their place
        [morris] do not fit their place
        [record-sheet] do not fit their place
        [tournament-rounds] do not fit their place
        [pieces] do not fit their place
       *[set] does not fit its place
    } even in the smallest type

text-has-long-word = `{ $id }` has a word of { $letters } letters

text-has-unseen-character = `{ $id }` has a character that can't be seen, U+{ $code }

theme-frame-too-wide = { $why }

theme-has-words = the theme's words are -king, -defender, -attacker, -man, -throne and -board

theme-is-called-by-name = a theme is called what `name` in theme.toml says; sets have the name of their game

theme-meant = did you mean "{ $meant }"? the bundled themes are: { $known }; or name a folder such as "./my-theme"

theme-name-empty = its name is empty

theme-not-a-file = it is a file, and a theme is a folder

theme-story-without-title = `{ $id }` is never printed: the story has no title

theme-title-without-story = `{ $id }` stands over nothing: there is no `{ $story }`

theme-to-extend-is-file = the theme `{ $path }` can't be read: it is a file, and a theme is a folder

theme-to-extend-meant = did you mean "{ $meant }"? the bundled themes are: { $known }; or name a folder by its path from this one, such as "../my-theme"

theme-unreadable = the theme `{ $path }` can't be read: { $why }

theme-without-words = the theme `{ $theme }` has no words in { $language }: pieces and places that it renames have their neutral names; write words into { $tag }.ftl beside its en.ftl

themes-to-extend = the bundled themes are: { $known }; or name a folder by its path from this one, such as "../my-theme"

title-too-long = `{ $id }` has { $length } letters

too-few-puzzles =
    { $wanted } puzzles are asked for, and in the games of seed { $seed } there are { $found ->
        [0] none
        [one] only 1
       *[other] only { $found }
    } with exactly one right play: ask for fewer, or for others with `{ $option-seed }`

translate-it = translate it, unless it is the same word

translate-these-faults = translate them into faults.ftl, or leave them; the first are { $some }

unknown-language = there is no bundled language `{ $name }`{ $choice }

unknown-option = none of these games has an option `{ $option }`: the options are { $known }

unknown-theme = there is no bundled theme `{ $name }`{ $choice }

unknown-variant = there is no bundled variant `{ $name }`{ $choice }

unreadable = the { field } `{ $path }` can't be read: { $why }; check the path after { $option }

use-a-printed-name = take it out, or write one of the names in `templates/themes/jorvik/en.ftl`

variant-to-extend-is-folder = the variant `{ $file }` can't be read: it is a folder, and a variant is a file

variant-to-extend-meant = did you mean "{ $meant }"? Or name a file such as "my.toml"

variant-to-extend-no-toml = the variant `{ $file }` can't be read: a variant is a file that ends in .toml

variant-to-extend-unreadable = the variant `{ $file }` can't be read: { $why }

variants-end-in-toml = a variant is a file that ends in .toml

variants-to-extend = the bundled variants are: { $known }. Or name a file such as "my.toml"

win-is-forced =
    the { side } win within { $turns ->
        [one] one turn
       *[other] two turns
    } of their own, whatever the others do: { $plays }

word-unresolved = { $why }

words-of-another-language = the words of the theme's folder are in `{ $file }`, and this is made in English: ask for { $option-language } { $tag }

write-letters-of-fonts = write it with letters that the fonts have

write-other-letters = write it with other letters

write-story-or-no-title = write the story as `{ $story }`, `theme-story-2` and so on, or take the title out


## notation

add-t-to-afors = add `t` to `afors`

attackers-stop-in-camps = an attacker may always stop in its own camp

attacking-king = a king of the attackers (`{ $letter }`) is not known here

attacking-knight = a knight of the attackers (`{ $letter }`) is not known here

begin-with-number = begin with the number 1, such as `1. d1-d3 f8-f9`, or write the moves without numbers

berserk-without-capture = a piece that must go on moving without a capture is not known here

breaks-off-after-number = the record breaks off after the number { $number }

breaks-off-in-turn = the record breaks off in the middle of a turn: the piece on { $square } must go on

camps-where-attackers-start = camps are the squares on which attackers start, all of them and no others

capture-not-written = move { $number } of the { side }, { $play }, captures on { $squares }, and that is not written

capture-without-square = `{ $play }` does not say which square it captures on

captures-nothing = move { $number } of the { side }, { $play }, captures nothing, and a sign says that it captures

comment-not-closed = this comment is not closed: the record breaks off in it

corners-are-four = a corner is one square, three with its neighbours on the edge, or a block of four, and there are four

correct-captured-square = it captures on { $squares }: correct the square, or the move

correct-move-or-game = correct it, or one before it; if the record is of another game, name that one

correct-result-or-moves = correct the result, or the moves

correct-square-or-game = correct the square; or if the record is of another game, name that one: its board needs { $needed } x { $needed } squares at least

defending-commander = a commander of the defenders (`{ $letter }`) is not known here

give-men-one-speed = give all men one number; the king may have his own

given-twice-in-record = `{ $key }` is given twice

given-up-and-not-lost = the { side } give up, and the result says that they have not lost

guard = a guard (`{ $letter }`) is not known here

half-a-play = `{ $play }` is half a play: the record breaks off here

heading-not-closed = this heading is not closed: the record breaks off in it

illegal-move = move { $number } of the { side }, { $play }, is illegal: { $why }

keep-one-capture = it is written twice: keep one

keep-right-result = keep the one that is right

keep-start-or-starti = keep `start` or `starti`

king-back-to-corner = a king who has left a corner may go back to it here

king-never-captured-on-edge = the king has escaped as soon as he stands on the edge, so he is never captured there

known-headings = the headings are { $known }

leave-cen-out = leave `cen` out, or write `cen:` for a board without one

leave-corp-out = leave `corp` out

leave-cors-out = leave `cors` out

leave-dfor-out = leave `dfor` out, and with it their squares

letter-of-other-piece = move { $number } of the { side }, { $play }: the letter is that of another kind of piece than what moves: { piece }

men-of-several-speeds = men who do not all go equally far are not known here

mercenary = a mercenary (`{ $letter }`) is not known here

move-after-end = { $play } stands after the end of the game: { $outcome } with move { $number } of the { side }

move-before-first-number = a move stands before the first number

move-left-out = here a move is left out

move-where-game-is-over = { $play } stands after the end of the game: { $outcome }

name-camps-or-leave-out = name those squares, or leave `afor` out

name-officers-with-men = name both or neither: `t` and `c`, `T` and `N`

no-centre-to-be-near = there is no centre to be near, so the king is captured on two sides everywhere

no-corners-close-shieldwall = there are no corners, so pieces alone close the ends of a shieldwall

no-fort-on-edge = the king has escaped as soon as he stands on the edge, so there is no fort

no-heading = `[{ $words }]` is no heading

no-kind-of-piece = `{ $letter }` in `{ $key }` is no kind of piece

no-list-of-speeds = this is no list of speeds

no-play = `{ $word }` is no play

no-record-entry = `{ $entry }` is no entry of a rules record

no-result = `{ $word }` is no result

no-such-capture = move { $number } of the { side }, { $play }, does not capture on { $square }

no-such-piece-here = the games of this program have no such piece

no-throne-to-be-on = there is no throne for the king to be on, so it never applies

no-value-of-key = `{ $value }` is no value of `{ $key }`

nothing-to-jump-from = there is no throne and no corner to jump to or from, so it never applies

number-turns-from-one = number the turns from 1

number-turns-once = number the turns from 1, each number once for both sides; a turn may be missing before this

number-unexpected = here stands number { $number }, and number { $expected } was expected

number-with-one-move = number { $number } has one move, and the record goes on

number-without-move = number { $number } has no move

numbers-are-empty-squares = a number stands for so many empty squares

occupied-throne-hostile = the throne with the king on it is hostile to the attackers or to nobody

officers-apart-from-men = `{ $key }` tells officers from other men of their side, which is not known here

piece-must-go-on = the piece on { $square } has captured and must go on: write where to behind its move

position-of-one-rank = the position has 1 rank, and the board { $size }

position-of-other-ranks = the position has { $ranks } ranks, and the board { $size }

rank-of-other-squares = rank { $rank } has { $squares } squares instead of { $size }

record-goes-on = the record goes on after its result

record-has-commanders = the record has commanders, and the notation's program takes a king between two of them: so it is read; that it spares him on or beside the throne, and takes him between one and a corner, is left out

record-size-wrong = a board of size `{ $size }` can't be made

record-square-off-board = `{ $word }` is no square of this board

record-two-positions = the record has two positions

record-without-corners = the king escapes to the corners, and there are none

record-without-moves = the record has no move

record-without-position = the record has no starting position

record-without-result = the record breaks off with move { $last }: by the rules the game goes on, and no result is given

record-without-size = the record has no size

repetition-read-both-ways = the notation and its program read `w` and `l` the opposite way; either is taken to mean that the side that forces the repetition loses, for that is what the games that have them mean

result-not-of-game = this result is not that of the game: { $outcome } with move { $last }

result-without-reason = by the rules the game goes on after move { $last }, and no reason is given for this result

results-contradict = this result is not the one that the record gives before

sign-of-no-end = a sign says that this move ends the game, and by the rules it goes on

square-off-board = { $square } is not on the board, which has { $size } x { $size } squares

squares-no-corners = these squares are no corners

squares-of-defenders = squares that belong to the defenders are not known here

take-capture-away = it captures nothing: take the capture away, or correct this move or one before it

take-cross-away = take the sign away, or correct this move or one before it

take-end-sign-away = take away the `++` or `--` behind it, or correct the move

take-letter-away = take the letter away, or correct the move

take-moves-out = take out this move and all that follow, or correct one before it

third-move-of-number = this is a third move of number { $number }

throne-not-in-middle = a throne is the one square in the middle of the board

too-many-turns = the record has more than { $most } turns

turn-number-too-large = `{ $number }` is too large for the number of a turn

unknown-heading = `{ $word }` is no heading that is known, and is left out

unknown-record-key = `{ $key }` is no key of the notation, and is left out

unsaid-camp-crossing = `camps-pass`: that those who stop in a camp may not cross it can't be said of its own attackers apart

unsaid-camp-crossing-attackers = `camps-pass`: that attackers cross a camp they may not enter can't be said; only its own do

unsaid-escape-squares = `escape`: escape to named squares can't be said; any square of the edge is written

unsaid-first-by-lot = `first`: a first move by lot can't be said; the attackers begin

unsaid-king-alone-on-edge = `king-on-edge`: capture on the edge of a king without defenders can't be said; none is written

unsaid-king-on-edge-by-attackers = `king-on-edge`: that three attackers alone capture a king on the edge can't be said; what is written counts hostile squares, too

unsaid-king-safe-between-commanders = `king-between-commanders`: that the king is safe between two commanders can't be said; the notation's program takes him there

unsaid-linnaean-anywhere = `linnaean`: capture against the king away from his throne can't be said; on the throne is written

unsaid-match = `match`: a match can't be said; a single game is written

unsaid-must-vary = `repetition`: that a player must vary can't be said; nothing is written of repetition

unsaid-no-move-draw = `no-move`: a draw by a side that can't move can't be said; that side loses

unsaid-no-move-open = `no-move`: what follows when a side can't move can't be left open; that side loses

unsaid-no-stop-between = `between`: that a piece may not stop between two enemies can't be said; it is safe there

unsaid-repeater-loses = `repetition`: that the side that repeats loses can't be said; the side that forces it loses

unsaid-repetition-defenders-lose = `repetition`: that the defenders lose, whoever repeats, can't be said; the side that forces it loses

unsaid-same-move-draw = `repetition`: a draw by the same move can't be said; a draw by the same position is written

variation-left-out = a variation is left out: the game as it was played is read

who-enters-camps = into a camp may go everybody, the attackers or nobody

who-passes-camps = across a camp may go everybody, the attackers or nobody

who-passes-corners = across the corners may go the king alone

who-passes-throne = the throne is passed by the king, everybody or nobody

who-stops-in-corners = in the corners may stop the king alone

who-stops-on-throne = on the throne may stop the king, everybody or nobody, and none but him once only

write-a-heading = write a word, a colon and what it says, such as `{ $line }`

write-a-play = write from where to where, such as `d1-d3`, and what it captures behind it: `d1-d3xd4`

write-a-result = write `attackers win`, `defenders win`, `draw` or `unfinished`; where the board does not show it, with the reason, such as `attackers win: resigned`

write-aforp = write `aforp:` for nobody, `aforp:tcnkm` for the attackers

write-aforre = write `aforre:` for nobody, `aforre:tcnkm` for the attackers

write-berserk-capture = write `ber:c`: it goes on while it can capture

write-both-moves = write the moves of both sides behind it

write-both-moves-everywhere = write the moves of both sides behind each number, and only behind the last perhaps one; or a single move behind all

write-captured-square = write the square behind the `x`, such as `d1-d3xd4`

write-captures = write `{ $crosses }` behind it: a record has all its captures, or none

write-cenh = write `cenh:`, or leave it out for the attackers

write-cenp = write `cenp:K` or `cenp:`, or leave it out

write-cens = write `cens:K`, `cens:` or all pieces, and leave `cenre` out

write-edge-or-corners = write `esc:e`, or name the corners

write-first-move-in-place = write the first move of each number in its place: points stand for one that was written before

write-how-it-ended = write how it ended, such as `attackers win: resigned`, or `unfinished`; in OpenTafl's notation `[termination:resigned]`

write-kinds-of-pieces = write letters of `tcnkmgTCNKMG`, or none

write-letters-of-record = write t, c, T, N or K, or a number of empty squares

write-line-of-either = write `{ $one }` if { $color } had the attackers, and `{ $other }` if not

write-list-of-speeds = write 1, 2, 8, 10 or 12 numbers from 1 with commas between them; -1 is any number of squares

write-move-or-drop-number = write the move behind it, or take the number away

write-moves-behind-numbers = write the moves behind their numbers, such as `1. d1-d3 f8-f9`

write-next-number = write the number { $next } before it

write-one-game = write a record of one game

write-one-of-words = write one of { $words }

write-play-or-comment = a move is written such as `d1-d3`, and what is said of one in braces: `{ $said }`

write-ranks-between-strokes = write one rank between two strokes for each

write-record-entry = write a key, a colon and a value, such as `dim:11`

write-record-position = write one at the end, such as `start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/`

write-record-size = write a number from { $least } to { $most }, such as `dim:11`, at the start

write-result-last = write the result behind the last move, and nothing behind it

write-side-of-color = write `Attackers: { $value }` or `Defenders: { $value }`: which side has a colour differs from set to set

write-side-that-won = figures do not tell which side has won: write `attackers win` or `defenders win`; where the board does not show it, with the reason, such as `attackers win: resigned`

write-sign-where-it-ends = write a `{ $closes }` where it ends

write-squares-with-commas = write squares with commas between them, such as `a1,a11`

write-this-line = write `{ $line }`

write-where-it-goes = write where it goes to behind the last move, such as `-{ $square }` with that square























## product

no-players = `{ $text }` is neither a number nor several names: write how many players there are, from { $least } to { $most }, or their names with commas between them, such as "Ada, Bo, Cleo"

player-name-too-long = name { $number }, `{ $name }`, has { $letters } letters, and { $most } are the most

player-without-name = name { $number } is empty: write a name between any two commas, or give the number of players instead

players-beyond-counting = so many can't play: give { $least } to { $most } players

players-of-one-name = names { $first } and { $second } are both `{ $name }`: add something by which the two are told apart

too-few-players = a tournament of { $count } can't be played: give { $least } to { $most } players; two play a match of two games without one

too-many-players = { $count } players are too many for one evening and one table: give { $least } to { $most }, and make several groups of more























## render

bug-of-the-program = this is a bug in tafl-print: please report it with the command you ran

document-malformed = the document can't be written, for { $how }; { $bug }

font-not-embedded = the font `{ $font }` can't be embedded; { $bug }

font-without-letter = the font `{ $font }` can't show `{ $text }` { $codes }: write the text without it

pdf-breaks-standard = the PDF would not be PDF/A-2a and PDF/UA-1: { $faults }; { $bug }

pdf-without-part = no { $what } was found in the PDF to add the print settings to; { $bug }

too-many-dots = page { $page } of { $width } x { $height } mm has { $dots } million dots at { $dpi } dpi, and { $most } million are the most of a picture: use { $option-dpi } { $fits } or less, or write a PDF or SVG























## request

address-is-empty = write an address, such as "1 Coppergate, York YO1 9NR"

address-without-box = `{ $option-address }` stands on the box, and none is asked for: name box among the { $option-parts }, or leave it out

back-and-laser = `{ $option-back }` is printed on the second side of sheets, and a laser cutter works on one: choose { $option-format } pdf, or leave it out

back-and-pack = `{ $option-pack }` has its board on the sheet of each pair, and `{ $option-back }` is printed behind boards that are cut out alone: leave out one of them

back-and-poster = `{ $option-back }` is printed behind the sheets of the board, and `{ $option-poster }` has it on one page of a print shop: leave out one of them

back-and-share-pieces = `{ $option-back }` has pieces that serve both sides of one board, and `{ $option-share-pieces }` one set for several boards: leave out one of them

back-without-board = `{ $option-back }` is the other side of the board, which { $option-parts } leaves out: name board among the parts, or leave it out

balance-without-leaflet = `{ $option-balance }` adds a line to the leaflet, and no leaflet is printed: add it to `{ $option-parts }`, or leave this out; `tafl-print balance` tells the same

bed-out-of-bounds = a bed of { $text } can't be used: each side must be from { $least } mm to { $most } mm

bed-without-laser = `{ $option-bed }` is for a laser cutter, and none are asked for: add { $option-format } laser-svg or { $option-format } dxf, or leave it out

box-places-without-box = `{ $option-box-places }` are on the base of the box, and none is asked for: name box among the { $option-parts }, or leave it out

braces-around-something-else = it has braces around something else than n: { "{" }n{ "}" } stands for the number of the set, and braces for nothing else

club-without-board = `{ $option-pack }` has boards with coordinates, and { $option-parts } leaves the board out: name board among the parts, or leave { $option-pack } out, for every part can be had without it

club-without-pages = `{ $option-pack }` has pages to hang up and to write on, which are for a printer, and only drawings for a laser cutter are asked for: add { $option-format } pdf, or leave { $option-pack } out

coordinates-without-pages = `{ $option-coordinates }` are for printed boards, and only drawings for a laser cutter are asked for: add { $option-format } pdf, or leave it out

date-out-of-bounds = { $seconds } is no date: it is a number of seconds since 1970, from { $first } to { $last }

dpi-without-png = `{ $option-dpi }` is for PNG pages, and none are asked for: add { $option-format } png, or leave it out

game-minutes-without-tournament = `{ $option-game-minutes }` is for the games of a tournament, and none is asked for: name tournament among the { $option-parts }, or leave it out

kerf-without-laser = `{ $option-kerf }` is for a laser cutter, and none are asked for: add { $option-format } laser-svg or { $option-format } dxf, or leave it out

label-is-empty = write what a set is called, such as "Table { "{" }n{ "}" }"

labels-and-squares = `{ $option-label-sheet }` has round labels, and `{ $option-token } square` makes squares: leave out one of them

largest-and-laser = `{ $option-cell } largest` fills sheets of paper, and drawings for a laser cutter are asked for: give { $option-cell } a length

largest-on-exact = `{ $option-poster } exact` is as large as its board, so that no squares are the largest: give { $option-cell } a length, or choose { $option-poster } a1

largest-without-board = `{ $option-cell } largest` is for the board, which { $option-parts } leaves out: name board among the parts, or give { $option-cell } a length

line-too-long = it has { $letters } letters, and { $most } are the most

maker-is-empty = write a name, such as "Freya Lund, York"

maker-on-board-alone = `{ $option-maker-on-board }` puts the name that `{ $option-maker }` gives on the board: give one, or leave it out

maker-on-board-without-pages = `{ $option-maker-on-board }` is for printed boards, and only drawings for a laser cutter are asked for: add { $option-format } pdf, or leave it out

no-format = nothing is to be made: give { $option-format }

no-such-field = there is no field `{ $name }`

no-such-part = `{ $word }` is no part of a kit: choose from { $known }

no-such-word = `{ $text }` is none of { $known }

no-variant = no game is named: give { $option-variant }

not-a-bed = `{ $text }` is no bed: write its width and height, such as 600x400mm

not-a-length = `{ $text }` is not a length: write a number and its unit, such as `25mm`, `2.5cm`, `3/4in` or `72pt`

not-a-shift = `{ $text }` is no shift: write how far right and how far down, such as 0.5mm,-1mm

not-drawn-as = a position is drawn as PDF, SVG or PNG

not-one-line = write one line of letters that are seen: U+{ $code } is none

nudge-without-labels = `{ $option-nudge }` moves what is on labels, and none are asked for: add { $option-label-sheet }, or leave it out

number-out-of-bounds = { $number } is not from { $least } to { $most }

out-of-bounds =
    { $what ->
        [disc] a disc
        [frame] a frame
        [margin] a margin
        [bleed] a bleed
        [kerf] a kerf
       *[square] a square
    } of { $length } can't be made: choose from { $least } to { $most }

outline-text-without-svg = `{ $option-outline-text }` is for SVG pages, and none are asked for: add { $option-format } svg, or leave it out

pack-and-bleed = `{ $option-pack }` has everything edge to edge, where no colour goes on beyond a cut: leave out `{ $option-bleed }`, or { $option-pack }

pack-and-cut = `{ $option-pack }` has its board in one piece, and `{ $option-cut }` cuts it into parts: choose whole, or leave out one of them

pack-and-discs = `{ $option-pack }` has pieces of one size, which fill their part of the sheet, and `{ $option-king-disc }` or `{ $option-piece-disc }` asks for another: leave out one of them

pack-and-frame = `{ $option-pack }` has a frame as wide as scissors go astray, and `{ $option-frame }` asks for another: leave out one of them

pack-and-labels = `{ $option-pack }` has its pieces on the sheet of card, and `{ $option-label-sheet }` puts them on labels: leave out one of them

pack-and-laminate = `{ $option-pack }` is cut edge to edge, and `{ $option-laminate }` needs room for film around each part: leave out one of them

pack-and-largest = `{ $option-pack }` has the largest squares up to 25 mm that fit its sheet: leave out `{ $option-cell } largest`, or give { $option-cell } a length

pack-and-laser = `{ $option-pack }` is cut with scissors, and drawings for a laser cutter are asked for: choose { $option-format } pdf, or leave out { $option-pack }

pack-and-poster = `{ $option-pack }` has the board on the sheet of each pair, and `{ $option-poster }` on a page of a print shop: leave out one of them

pack-and-round = `{ $option-pack }` has square pieces, which straight cuts part, and `{ $option-token } round` makes discs: choose square, or leave out { $option-pack }

pack-and-share-pieces = `{ $option-pack }` gives each pair the pieces of its game, and `{ $option-share-pieces }` one set for several games: leave out one of them

pack-and-spares = `{ $option-pack }` has as many spare pieces as its sheet has places left, and `{ $option-spares }` asks for a number: leave out one of them

pack-and-two-sided = `{ $option-pack }` has nothing to fold, and `{ $option-two-sided }` folds the pieces over: leave out one of them

pack-with-more-to-cut = `{ $option-pack }` has room on its sheet for board, pieces and one card, and { $option-parts } names something else that is cut out: leave points and scores out, or { $option-pack }

pack-without-its-sheet = `{ $option-pack }` puts board, pieces and a card for each pair on one sheet, and { $option-parts } leaves one of them out: name all three, or leave out { $option-pack }

picture-out-of-bounds = a picture of { $width } pixels can't be made: choose from { $least } to { $most }

pieces-without-pages = `{ $option-two-sided }` and `{ $option-label-sheet }` are for printed pieces, and only drawings for a laser cutter are asked for: add { $option-format } pdf, or leave them out

player-not-seen = name { $number } has the letter U+{ $code }, which is not seen: write it in letters that are

players-without-tournament = `{ $option-players }` are those of a tournament, and none is asked for: name tournament or place-cards among the { $option-parts }, or leave it out

poster-and-cut = `{ $option-poster }` prints the board whole, and `{ $option-cut }` cuts it into parts: leave out one of them

poster-without-pages = `{ $option-poster }` is for a print shop, and only drawings for a laser cutter are asked for: add { $option-format } pdf, or leave it out

seed-without-puzzles = `{ $option-seed }` chooses among puzzles or games, and none are asked for: say how many with `{ $option-puzzles }` or `{ $option-balance }`, or leave it out

share-pieces-alone = { $option-share-pieces } is for several games: give { $option-variant } once for each of them, or leave it out

sheets-without-pages = `{ $option-laminate }`, `{ $option-duplex }` and `{ $option-split }` are for printed sheets, and only drawings for a laser cutter are asked for: add { $option-format } pdf, or leave them out

shift-too-far = a shift of { $text } is too far: { $most } mm is the most; if a page is farther off, it was scaled or fed askew

stem-of-several = { $option-stem } names the files of one game, and several are asked for: leave it out

thickness-without-laser = `{ $option-thickness }` is for a box from a laser cutter, and no drawings for one are asked for: add { $option-format } laser-svg or { $option-format } dxf, or leave it out

too-many-diagrams = { $count } diagrams are asked for, and { $most } are the most of a game

wall-without-rules = `{ $option-wall }` is the paper of the rules for the wall, and none are asked for: name wall among the { $option-parts }, or leave it out






## scene

bitmap-of-wrong-bytes = the pixels of the picture take { $wanted } bytes, and there are { $found }

bitmap-of-wrong-size = a picture has from 1 to { $most } million pixels, not { $width } x { $height }

no-colour = `{ $text }` is not a colour: write # and six hexadecimal digits, such as `#8b2e1f`, or a name such as `navy`





## text

attribute-unsaid = `{ $id }` has an attribute, `.{ $attribute }`, which nothing says

backslash-before-other = a backslash may only stand before `*` or `\` (write `\\` for a backslash)

bold-never-closed = `**` opens bold text that is never closed (write `\*` for a star)

braces-too-deep = braces are nested too deep

correct-the-name = correct the name

form-unknown = `{ $form }` is no form of `{ $id }`

function-unknown = `{ $id }` uses `{ $function }()`, which there isn't

gender-unknown = `{ $gender }` is no gender of a noun

genders-are = the genders are { $genders }

italics-never-closed = `*` opens italics that are never closed (write `\*` for a star)

keep-one-sentence = keep one of them

leave-form-out = write `{ $usual }` there, or leave `{ $form }` out: it follows by itself. A noun made of an adjective may be different

long-word = a word of { $letters } letters

look-for-terms = terms.ftl has those that there are

mark-next-to-space = a mark next to a space on its inner side (write `\*` for a star)

marks-around-nothing = marks with nothing between them (write `\*` for a star)

marks-do-not-pair = { $fault } in `{ $text }`

marks-within-marks = italic and bold marks cannot stand within each other

measure-unusable =
    cannot set text with a { $what ->
        [type] type size
       *[column] column width
    } of { $value }

message-too-long = a message of more than { $most } letters

messages-too-many = more than { $most } messages in a file

no-glyph = the font { $font } has no glyph for the character `{ $character }` (U+{ $code }) in `{ $context }`

no-glyph-for-control = the font { $font } has no glyph for the character U+{ $code } in `{ $context }`

no-variables = its variables are: none

noun-form-unusual = `-{ $id }` says `{ $text }` for `{ $form }`; nouns of its gender have `{ $usual }` there

noun-forms-unknown = `-{ $id }` lacks what can't be known from what it says: { $forms }

noun-in-small-letters = `-{ $id }` says `{ $word }`, and nouns in { $language } begin with a capital letter

noun-keeps-gender = `-{ $id }` doesn't say its gender, so that sentences go on to speak of it as of a word that is { $gender }

noun-with-capital = write `{ $capital }`; an adjective changes with the article before it, so make one word of it and its noun, or leave it out

noun-without-gender = `-{ $id }` doesn't say its gender, which articles beside it follow

part-with-spaces = part it with spaces: a word of { $most } letters is the longest

plural-unknown = `{ $id }` has a plural form `{ $form }` for `${ $variable }`, which no number has

plurals-are = those of { $language } are { $known }

reference-unknown = `{ $id }` refers to `{ $reference }`, which there isn't

sentence-grows-long = the message `{ $id }` says more than { $most } letters

sentence-missing = `{ $id }` is missing, which English has

sentence-twice-in-file = { $file }: `{ $id }` is defined twice

sentence-unknown = there is no message `{ $id }`

sentence-unread = { $why }

sentence-unresolved = in the message `{ $id }`: { $what }

sentence-unsaid = nothing says `{ $id }`: English has no such sentence

sentence-written-twice = `{ $id }` is written twice, and only one of the two would be said

sentence-wrong-in-file = { $file }:{ $line }:{ $column }: { $what }

sentence-wrong-in-text = line { $line }, column { $column } of the text: { $what }

sentences-too-large = sentences of more than { $most } KiB

shorten-message = shorten it, or make two of it

shorten-sentences = shorten them: a language, and the words of a theme in it, have no more in all their files

take-attribute-out = take it out; forms of a word are written as in the other terms: { "{" } $number -> *[one] ... { "}" }

take-out-unsaid = take out what no set says

take-unseen-out = take it out: it came with a copy from elsewhere

term-argument-unknown = `{ $id }`: `{ $term }` can't be asked for by `{ $name }`

term-arguments-are = terms can be asked for by { $known }

term-attribute-unknown = `{ $id }`: `{ $term }` has no `.{ $attribute }`

term-form-unknown = `{ $id }`: `{ $term }` has no { $name } "{ $value }"

term-forms-are = the forms are { $known }

term-unknown = `{ $id }`: there is no term `{ $term }`

text-unreadable = the text can't be read

the-one-attribute = the one attribute is `.gender`, of nouns

the-one-function = the one function is { $function }(), which makes the first letter of a text a capital

translate-into-file = translate it into { $file }

unseen-character = a character that can't be seen, U+{ $code }

variable-unknown = `{ $id }` has no variable `${ $variable }`

variables-are = its variables are: { $known }

what-it-says = what it says

word-says-nothing = `{ $id }` says nothing

write-known-forms = the forms are { $known }: *[one] raven, [other] ravens

write-noun-forms = write it so; what is new in it is a guess, to be put right where the noun goes otherwise:
    { $lines }

write-sentences-so = write messages as `name = text`; further lines of the text are indented

write-the-gender = write `    .{ $attribute } = …` on the line below, with one of these for the dots: { $genders }

write-word-or-leave-out = write a word, or leave the line out: then the neutral word is said












## theme

clip-instead-of-mask = use a clip path, or gradients with transparent stops

clip-the-group-around = clip the group around instead

clip-with-element = draw the shape in a `<clipPath id="name">` and write clip-path="url(#name)"

clip-with-the-innermost = clip with the innermost alone, or join them into one path

copy-as-it-is = copy it once more, as it is

copy-element-into-file = copy that element into this file: a drawing is one file

copy-the-picture-anew = copy it once more from where it came from, or open it in a program for pictures and export it anew

correct-name-or-add-element = correct the name, or add the element

cut-the-picture = cut it to what is to be seen

download-the-drawing = download the drawing itself, not the page that shows it

draw-effect-with-gradients = draw the effect with gradients and second tones

draw-pattern-as-shapes = draw the shapes of the pattern themselves, with `use`

draw-with-svg-shapes = draw it with SVG shapes

draw-within-view-box = draw within the `viewBox` or a little beyond

export-as-jpeg-or-png = open it in any program for pictures and export it as JPEG or PNG

export-as-usual-jpeg = open it in any program for pictures and export it as a usual JPEG, in RGB

export-from-phone = export it as JPEG (on the phone: Settings > Camera > Formats > Most Compatible, or send the picture by mail)

export-one-picture = export one of its pictures as PNG or JPEG

export-smaller = export it smaller: 2000 pixels across are more than any page shows

export-smaller-or-not-interlaced = export it smaller, or without interlacing

export-smaller-or-not-progressive = export it smaller, or as a JPEG that is not progressive

export-the-page = export the page as PNG, or draw it as SVG

export-with-srgb = if its colours are wrong in print, open it in any program for pictures and export it with the colours of sRGB

fetch-the-file = fetch the drawing: git lfs pull, or download the raw file

give-shapes-a-class = give the shapes that it means a class, and write the rule for that class

join-shapes = join its shapes into one path (Inkscape: Path > Union)

jpeg-bits-unusual = the JPEG picture has { $bits } bits to a colour, and 8 are usual

jpeg-breaks-off = the JPEG picture breaks off: its end is missing

jpeg-broken = the JPEG picture is broken: its pixels can't be unpacked

jpeg-in-cmyk = the JPEG picture is in CMYK, the inks of a printing house

jpeg-packing-unusual = the JPEG picture is packed in a way that few programs read (without loss, or by arithmetic)

jpeg-parts-unusual = the JPEG picture has { $parts } parts to a pixel, and 1 or 3 are usual

jpeg-pixels-wrong = the JPEG picture is broken (it has another number of pixels than it says)

jpeg-progressive-too-large = the JPEG picture is progressive and has { $width } x { $height } pixels; { $millions } million are the most of such

jpeg-sampling-unusual = the JPEG picture is packed in a way that few programs read (its colours are sampled unlike its light)

jpeg-scans-many = the JPEG picture is packed in { $scans } passes, and { $most } are the most that are read

jpeg-without-end = the JPEG picture has no mark at its end: a little of its last corner may be missing

leave-focal-point-out = move `fx` and `fy` within the circle, or leave them out

leave-width-and-height-out = leave out `width` and `height`

look-at-the-picture = look at it in print; if it is not whole, copy it once more from where it came from

look-at-use-of-svg = look at its `use`: none may lead back to itself, and copies of copies add up

make-dashes-longer = make the dashes longer: nobody sees 20,000 of them

no-picture = this is no picture

paper-does-not-move = take it out: paper doesn't move

picture-file-too-large = the picture has { $size } MiB, and 20 are the most

picture-is-avif = this is an AVIF picture, and neither PNG nor JPEG

picture-is-bmp = this is a BMP picture, and neither PNG nor JPEG

picture-is-changed-png = this is a PNG picture whose first bytes were changed on the way, and neither PNG nor JPEG

picture-is-film = this is a film, or a picture of an unknown kind, and neither PNG nor JPEG

picture-is-gif = this is a GIF picture, and neither PNG nor JPEG

picture-is-heic = this is a HEIC picture, as iPhones write them, and neither PNG nor JPEG

picture-is-heif = this is a HEIF picture, as phones write them, and neither PNG nor JPEG

picture-is-jpeg-2000 = this is a JPEG 2000 picture, which few programs read, and neither PNG nor the usual JPEG

picture-is-jpeg-xl = this is a JPEG XL picture, and neither PNG nor JPEG

picture-is-pdf = this is a PDF, and neither PNG nor JPEG

picture-is-photoshop = this is a Photoshop file, and neither PNG nor JPEG

picture-is-tiff = this is a TIFF picture or a camera's raw one, and neither PNG nor JPEG

picture-is-webp = this is a WebP picture, as web pages have them, and neither PNG nor JPEG

picture-malformed = { $why }

picture-profile-passed-over = the colour profile of the picture can't be read or is of another kind than its colours, and is passed over

picture-too-large = the picture has { $width } x { $height } pixels: { $millions } million, and { $most } are the most

picture-too-long = the picture has { $width } x { $height } pixels: one side is more than { $most } times the other

picture-too-small = the picture has { $width } x { $height } pixels, and { $fewest } each way are the fewest: in print these would be coarse squares

picture-transparent = nothing is seen of the picture: all of it is transparent

png-breaks-off = the PNG picture breaks off: its end is missing

png-changed = the PNG picture is broken: some of its bytes were changed on the way

png-interlaced-too-large = the PNG picture is interlaced and has { $width } x { $height } pixels; { $millions } million are the most of such

png-moves = the PNG picture moves (it is an APNG)

png-parts-broken = the PNG picture is broken: its parts are not as those of a PNG have to be

png-pixels-broken = the PNG picture is broken: its pixels can't be unpacked

png-rows-broken = the PNG picture is broken (its rows have no length)

refer-to-kind = refer to a `<{ $kind }>`

save-as-plain-svg = art is SVG 1.1; open the file in a drawing program and save it as plain SVG

save-colours-at-shapes = save the file as plain SVG, with colours at the shapes themselves

save-svg-with-view-box = save it as plain SVG with a viewBox

save-with-a-usual-page = save the drawing with a page of a usual size, such as 100 by 100

say-it-with-svg = take it out, or say it with elements and attributes of SVG 1.1

simplify-the-drawing = simplify it (Inkscape: Path > Simplify), and look how often `use` copies what

start-with-svg = art is SVG: the first element is `<svg>`

svg-becomes-too-much = { $element } becomes { $count } elements, and { $most } are the most

svg-bitmap = a bitmap

svg-bitmap-in-element = a bitmap in { $element }

svg-blank-before-xml = there are blanks before `<?xml`, where nothing may be

svg-blend-mode = a blend mode

svg-blend-mode-in-element = a blend mode in { $element }

svg-clip-text = a clip path of text

svg-clip-text-in-element = a clip path of text in { $element }

svg-clipped-clip = a clip path inside a clip path

svg-clipped-clip-in-element = a clip path inside a clip path in { $element }

svg-clips-by-rules = { $element } says by rules what { $count } clip paths are for: write `clip-path` at the shapes themselves

svg-clips-itself = { $element } is clipped by itself

svg-copies-itself = { $element } copies what it is a part of itself

svg-crossing-clip = a clip path whose shapes cross, with `clip-rule: evenodd` or holes

svg-crossing-clip-in-element = a clip path whose shapes cross, with `clip-rule: evenodd` or holes, in { $element }

svg-css-rule-unusable = `@{ $name }` in { $element } can't be used in art

svg-css-selector-unusable = the rule for `{ $selector }` in { $element } can't be used in art

svg-css-unusable = `{ $name }: { $value }` of { $element } can't be used in art

svg-dashes = too many dashes, with those of other lines

svg-dashes-in-element = too many dashes, with those of other lines, in { $element }

svg-deep-clips = more than { $most } clip paths one within another

svg-deep-clips-in-element = more than { $most } clip paths one within another in { $element }

svg-element-unusable = { $element } can't be used in art

svg-entities-grow = its entities would grow to { $grown } letters, and { $most } are the most

svg-filter = a filter

svg-filter-in-element = a filter in { $element }

svg-focal-point = a focal point beyond the circle of the gradient

svg-focal-point-in-element = a focal point beyond the circle of the gradient in { $element }

svg-git-lfs = this is a pointer of Git LFS, and not the drawing itself

svg-in-another-file = `{ $name }` of { $element } is `{ $value }`, which is in another file

svg-mask = a mask

svg-mask-in-element = a mask in { $element }

svg-miter-clip = `stroke-linejoin: miter-clip`

svg-miter-clip-in-element = `stroke-linejoin: miter-clip` in { $element }

svg-no-colour = `{ $name }` of { $element } is `{ $value }`, which is no colour

svg-no-length = `{ $name }` of { $element } is `{ $value }`, which is no length

svg-no-number = `{ $name }` of { $element } is `{ $value }`, which is no number

svg-no-size = the drawing has no size

svg-no-view-box = `{ $text }` is not a `viewBox`

svg-number-too-large = `{ $name }` of { $element } has the number { $number }

svg-other-root = not an SVG file: it starts with `<{ $name }>`

svg-pattern = a pattern as paint

svg-pattern-in-element = a pattern as paint in { $element }

svg-reference-missing = { $element } refers to `#{ $target }`, which is not in the file

svg-reference-of-another-kind = `{ $name }` of { $element } refers to `#{ $target }`, which is a `<{ $found }>`

svg-repeats = a gradient that repeats too often

svg-repeats-in-element = a gradient that repeats too often in { $element }

svg-shapes-differ = `viewBox` has another shape than `width` and `height`

svg-text = text

svg-text-in-element = text in { $element }

svg-too-deep = { $element } stands within more than { $most } others, copies and clip paths counted

svg-too-far = a shape that reaches { $farthest } far, and { $reach } is the farthest

svg-too-far-in-element = a shape that reaches { $farthest } far, and { $reach } is the farthest in { $element }

svg-too-many-elements = the drawing has too many elements, or elements that contain themselves

svg-too-many-points = the drawing has { $count } points, and { $most } are the most

svg-too-many-rules = { $rules } rules of CSS for { $elements } elements

svg-too-many-shapes = the drawing has { $count } shapes, and { $most } are the most

svg-unparsed = not an SVG file: { $why }

svg-unusable = not usable as art: { $why }

svg-view-box-size-wrong = a `viewBox` of { $width } by { $height }: its sides are from { $least } to { $most }

svg-web-page = this is a web page, and not a drawing

svg-xmlns-missing = the `xmlns` of SVG is missing

take-blanks-away = take the blank lines and spaces before `<?xml` away

take-own-clip-path-out = take its own `clip-path` out

take-the-larger-picture = take the picture as it came from the camera, or scan the drawing at 300 dpi

text-into-paths = turn text into paths

text-into-paths-for-fonts = turn text into paths: fonts differ between machines

theme-has-too-many-points = with "{ $file }" the drawings have { $count } points, and { $most } are the most

theme-has-too-many-shapes = with "{ $file }" the drawings have { $count } shapes, and { $most } are the most

too-many-pictures = the pictures of a theme are at most { $most }, of { $millions } million pixels together

trace-the-bitmap = trace it (Inkscape: Path > Trace Bitmap) and save the paths without the picture

trace-the-coarse-bitmap = a bitmap prints badly at this size: trace it (Inkscape: Path > Trace Bitmap) and save the paths without the picture

ungroup-the-drawing = ungroup the drawing in a drawing program, and look at its `use`: copies of copies add up

use-another-join = use `miter`, `round` or `bevel`

use-paths = use paths

use-plain-colours = use plain colours and opacity

use-what-art-carries = use paths, shapes, groups, `use`, gradients and clip paths

write-attribute-of-shape = write it as an attribute of the shape: { $name }="..."

write-entities-out = write the text where it is used, or save the file as plain SVG

write-four-numbers = write four numbers, the last two above 0, such as `viewBox="0 0 100 100"`

write-rules-for-paper = write the rules for paper themselves, without it

write-stops-out = write the repeated stops out, without `spreadMethod`

write-svg-colour = write # and six hexadecimal digits, such as #8b2e1f, or a name such as navy

write-svg-length = write a number, with a unit or without, such as 12 or 3.5mm

write-svg-number = write a number, such as 0.5

write-svg-xmlns = write `<svg xmlns="http://www.w3.org/2000/svg" ...>`

write-transform-attribute = write it as an attribute, in numbers without units: transform="rotate(45 50 50)"

write-value-itself = write the value itself in its place

write-view-box-into-svg = write `viewBox="0 0 100 100"` into `<svg>`, without `width` and `height`

write-width-of-line = take it out and write the width that the line is to have (Inkscape: no hairline)
