# Theme Plain: letters on discs, for classes, clubs and printers without colour.
#
# The pieces and places keep their usual names (text/de/terms.ftl). The letters on the discs are those of the English words,
# so the sides say once that D is the English “defender”; A and K are right in German too.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne or marked corners.

theme-subtitle = Buchstaben, Striche und weißes Papier

theme-tagline = Alles, was ein Spiel braucht, und nicht mehr

# Which side has which pieces; printed beside the list of contents.
theme-sides = { START(-the-defender(number: "other")) } sind weiße Scheiben, mit D („defender“) in einem Kranz aus Punkten; { -the-attacker(number: "other") } schwarze, mit A. Am größten ist { -the-king }: K auf einem weißen Stern in Blau.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = { START(-the-defender(number: "other")) } haben D („defender“) in einem Kranz aus Punkten, { -the-attacker(number: "other") } A in einem breiten schwarzen Ring. Am größten ist { -the-king }: K auf einem Stern.

theme-sides-outline = { START(-the-defender(number: "other")) } haben D („defender“) in einem schmalen Ring, { -the-attacker(number: "other") } A in einem breiten. Am größten ist { -the-king }: K auf einem Stern. Male die breiten Ringe dunkel aus und lass die schmalen hell.

theme-sides-grey = { START(-the-defender(number: "other")) } sind weiße Scheiben, mit D („defender“) in einem Kranz aus Punkten; { -the-attacker(number: "other") } schwarze, mit A. Am größten ist { -the-king }: K auf einem weißen Stern.

theme-story-title = Was man braucht

theme-story-1 =
    Hnefatafl ist ein Spiel für zwei, die nicht dasselbe wollen. Der eine hat einen König in der Mitte des Bretts und ein paar Verteidiger um ihn. Der andere hat mehr Leute, ringsum, und überhaupt keinen König. Der König will entkommen; die Angreifer wollen ihn einschließen. Das ist schon fast alles.

theme-story-2 =
    Jahrhundertelang wurde es im Norden gespielt, mit dem, was gerade da war. Grabungen bringen die Figuren wieder ans Licht, aus Gräbern und aus Abfall: Knochen und Geweih, Glas, Bernstein, einfache runde Steine. Ein paar Sets waren Schätze. Die meisten waren gewiss nur Striche, in eine Planke geritzt, und eine Handvoll Kiesel, und niemand dachte daran, sie aufzuheben.

theme-story-3 =
    Ein schlichtes Set ist also kein armes. Hier sagt dir ein Buchstabe, wer eine Figur ist, Hell und Dunkel sagen dir, wem sie gehört, und den Rest besorgt weißes Papier. Nichts steht dem Denken im Weg. Rollt ein Verteidiger unter den Schrank, kann ihn eine trockene Erbse vertreten, bis jemand einen neuen ausschneidet.

theme-story-4 =
    Wie man vor tausend Jahren genau spielte, hat niemand aufgeschrieben; die Regeln von heute sind teils Zeugnis, teils Vernunft, teils Erfindung. Das muss dich nicht kümmern. Eine Partie braucht ein Brett, zwei Menschen und ein wenig Ruhe. Spielt sie, tauscht die Seiten, spielt noch einmal, und erzählt euch danach, wo sie verloren ging.

# What the symbols in the figures of the rules show.
figure-symbols = K auf einem Stern: { -the-king }; D: { -defender(number: "other") }; A: { -attacker(number: "other") }.
figure-commanders = C in einer Raute: { -commander(number: "other") }.
figure-knights = N in einer Raute: { -knight(number: "other") }.
