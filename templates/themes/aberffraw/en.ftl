# Theme Aberffraw: slate, bone and gold from a king's court on Anglesey, for any game of the family.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game, where it has a dress of its own).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [tawlbwrdd-11-lewis-cross] A whale on the sand at Aberffraw
        [tawlbwrdd-11-t-cross] Heather above the sea
       *[other] Slate, bone and gold
    }

theme-tagline = { $look ->
        [tawlbwrdd-11-lewis-cross] What the sea gave and the king kept
        [tawlbwrdd-11-t-cross] Watch your king
       *[other] A gift that may be neither sold nor given
    }

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are pale bone with round figures: rings with a dot or a cross, knots and spirals. The { -attacker(number: "other") } are dark horn with straight ones: squares, steps and zigzags. The { -king } is the largest, { $look ->
        [tawlbwrdd-11-lewis-cross] a harp on gold
        [tawlbwrdd-11-t-cross] a crowned head on gold
       *[other] a dragon on gold
    }.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have a brown rim and round figures: rings with a dot or a cross, knots and spirals. The { -attacker(number: "other") } have a dark, toothed rim and straight figures: squares, steps and zigzags. The { -king } is the largest, { $look ->
        [tawlbwrdd-11-lewis-cross] with a harp
        [tawlbwrdd-11-t-cross] with a crowned head
       *[other] with a dragon
    }.

theme-sides-outline = The { -defender(number: "other") } have round figures: rings with a dot or a cross, knots and spirals. The { -attacker(number: "other") } have a toothed rim and straight figures: squares, steps and zigzags. The { -king } is the largest, { $look ->
        [tawlbwrdd-11-lewis-cross] with a harp
        [tawlbwrdd-11-t-cross] with a crowned head
       *[other] with a dragon
    }. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light, with round figures: rings with a dot or a cross, knots and spirals. The { -attacker(number: "other") } are dark, with straight ones: squares, steps and zigzags. The { -king } is the largest, { $look ->
        [tawlbwrdd-11-lewis-cross] a harp on grey
        [tawlbwrdd-11-t-cross] a crowned head on grey
       *[other] a dragon on grey
    }.

theme-story-title = Neither sold nor given

theme-story-1 =
    { $look ->
        [tawlbwrdd-11-lewis-cross] The sea had brought a whale to the sand below Aberffraw, and by noon the whole court had an opinion of it. The king took the bone. He had a new judge to honour, and no wish to be asked for land.
        [tawlbwrdd-11-t-cross] The heather was in flower above the sea when a new judge took his seat at Aberffraw. He knew the three columns of the law by heart, and the worth of every beast in it down to the cat.
       *[other] At Aberffraw on Anglesey the king’s hall stood above the sand, where the wind off the sea leans on every door. There, one autumn, a new judge took his seat.
    } The king gave him a board to play on, as the law asks, and the queen a ring of gold. “These you may not sell,” said the king, “nor may you give them away.” The judge, who had known him since they were boys, asked whether he might win on them.

theme-story-2 =
    The board was made of the slate that breaks from the mountains across the water, { $look ->
        [tawlbwrdd-11-lewis-cross] green and blue
        [tawlbwrdd-11-t-cross] purple and green
       *[other] blue and purple
    }. For the men the craftsman took what the laws put a price on: the bone of a sea beast, the horn of an ox. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] { $defenders }
    } of bone, each drilled with rings and points. { $attackers ->
        [8] Eight
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
        [32] Thirty-two
        [40] Forty
        [48] Forty-eight
       *[other] { $attackers }
    } of horn, black as a wet road, cut straight. And one of gold, since a king’s honour is paid in gold, with { $look ->
        [tawlbwrdd-11-lewis-cross] the poet’s harp on it, because the poet had asked first
        [tawlbwrdd-11-t-cross] the king’s own face on it, and not a wrinkle too many
       *[other] a red dragon on it, because it was that or the king’s own face
    }.

theme-story-3 =
    On stormy nights they sat down to it, the man who made the law and the man who knew it. On the board the king is one piece among many, only larger. His own stand close about him, the others wait farther out, and like anyone else he must get away by himself. “Watch your king,” said the judge. The king said what kings say then. By morning the poet had put all of it into verse, except that.

theme-story-4 =
    Is it true? That evening, no. But the kings of Gwynedd did hold court at Aberffraw, and a law book of medieval Wales says in so many words that the judge of the court has such a board from the king and a gold ring from the queen, and is to part with neither by sale or by gift. “Watch your king” was written down in 1587. Who won is not recorded. The board is yours now. Do not sell it.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [tawlbwrdd-11-lewis-cross] A harp
        [tawlbwrdd-11-t-cross] A crowned head
       *[other] A dragon’s head
    }: the { -king }; a three-cornered knot: { -defender(number: "other") }; a lozenge: { -attacker(number: "other") }.
figure-commanders = A horn: { -commander(number: "other") }.
figure-knights = A horse’s head: a { -knight }.
