# Theme The Gospel Book: a page of an Irish Gospel book, about 1140.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game's id where it has a dress of its own).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [alea-evangelii-19-walker] A green page from Ireland, about 1140
       *[other] A page from Ireland, about 1140
    }

theme-tagline = Red ink, the four signs and one king in gold

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are vellum within an ochre rim, with the four signs and red letters; the { -attacker(number: "other") } black ink, with beasts of the margins, from boar to serpent. The { -king } is the largest, { $look ->
        [alea-evangelii-19-walker] a crowned head on gold, beside a rod
       *[other] a crowned head on gold
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have a narrow rim, and the four signs and letters; the { -attacker(number: "other") } a broad dark one, and beasts of the margins, from boar to serpent. The { -king } is the largest, with a crown.

theme-sides-outline = The { -defender(number: "other") } have the four signs and letters; the { -attacker(number: "other") } beasts of the margins, from boar to serpent. The { -king } is the largest, with a crown. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light, with the four signs and letters; the { -attacker(number: "other") } black, with beasts of the margins, from boar to serpent. The { -king } is the largest, with a crown.

theme-story-title = One leaf was left over

theme-story-1 = { $look ->
        [alea-evangelii-19-walker] “The evenings were long in the king of England’s house,” the old story began, “and the guests were learned.” The scribe knew it by heart; every house in Ireland that had met a bishop knew it. One of the guests drew lines on a table-cloth, another set crumbs where they crossed, and the bishop, who was on his way home to Bangor, asked whether he might have the cloth. So it came over the sea. Two hundred years later it lay here on the desk, on a leaf folded in eight, and the abbot said: “Copy it. It is the Gospels.”
       *[other] The book was done. Matthew and Mark, Luke and John; all the little numbers in red; and the cat had slept through every one of them. One leaf was left over, a good one. So the abbot went to the chest and came back with a drawing, folded in eight and spotted with what the scribe hoped was wine. Lines this way, lines that way, and round men standing on them. A bishop had once brought it over the sea from the king of the English. “Copy it,” said the abbot. “It is the Gospels.”
    }

theme-story-2 =
    A scribe copies what he is given. He pricked the edges, ruled the skin with a blunt point, and drew squares in ink of oak galls. In the corners of his mind sat the four he knew best: the man, the lion, the calf and the eagle, each with its wings. But a thing with two sides wants to be tried. When the bell had rung for bed he laid peas on the page, { $defenders ->
        [4] four
        [8] eight
        [10] ten
        [12] twelve
        [16] sixteen
        [20] twenty
        [24] twenty-four
       *[other] { $defenders }
    } white ones, and against them { $attackers ->
        [8] eight
        [16] sixteen
        [20] twenty
        [24] twenty-four
        [32] thirty-two
        [40] forty
        [48] forty-eight
       *[other] { $attackers }
    } sloes, and into their midst the yellow stopper of the orpiment jar.

theme-story-3 =
    The brother who mixed the inks took the sloes. He closed a gap; the scribe found another. The cat, who was white and took the side of the peas, removed one of them from the board and was corrected. In the window stood the sea, and a sail upon it that came no nearer. “What does it mean?” asked the brother at midnight. “That they are many,” said the scribe, “and that he may still get out.” In the morning the abbot looked at the page a long time. There was a paw in the margin, in red. He let it stand.

theme-story-4 =
    Is it true? The scribe, the peas and the cat are invented, though an Irish monk had written a poem to his white cat some three hundred years before. The leaf is real. It is in an Irish Gospel book of about 1140, now in Oxford, and its heading says that Dub Innse, bishop of Bangor, brought this *game of the Gospels* from King Athelstan’s house. For two pages it says which man belongs to which Gospel, but not how any of them moves. For that you have this set.

# What the symbols in the figures of the rules show.
figure-symbols = A crown: the { -king }; a letter: { -defender(number: "other") }; a coiled serpent: { -attacker(number: "other") }.
figure-commanders = A sword: { -commander(number: "other") }.
figure-knights = A horse’s head: a { -knight }.
