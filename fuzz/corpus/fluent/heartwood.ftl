# Theme Heartwood: a carved set for any game of the family, of any time and place.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = A game of timber and iron

theme-tagline = One king, two sides, and an evening by the fire

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are pale ash with a carved rosette, the { -attacker(number: "other") } black bog oak with a pale knot. The { -king } is the largest, red heartwood with a crown of points.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have a brown rim around a rosette, the { -attacker(number: "other") } a black rim around a knot. The { -king } is the largest, with a red rim and a crown of points.

theme-sides-outline = The { -defender(number: "other") } bear a rosette, the { -attacker(number: "other") } a knot within a notched rim. The { -king } is the largest, with a crown of points. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light, with a carved rosette and a broken rim, the { -attacker(number: "other") } black with a pale knot. The { -king } is the largest, with a crown of points.

theme-story-title = The long evening

theme-story-1 =
    Snow has leaned against the door for three days. The nets are mended, the tools are sharp, and everyone has heard everyone’s stories. So the old carver takes a broad plank down from the rafters, lays it across her knees, and begins to cut lines: so many one way, so many the other. The children stop quarrelling to watch. Chips curl off the knife and go into the fire.

theme-story-2 =
    Then the pieces. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] Some { $defenders }
    } from a branch of ash, pale as bread; { $attackers ->
        [8] eight
        [16] sixteen
        [20] twenty
        [24] twenty-four
        [32] thirty-two
        [40] forty
        [48] forty-eight
       *[other] { $attackers }
    } from a log that lay in the bog since before her grandmother’s time, and came out as black as iron. “Which are mine?” says the smallest. “Wait,” says the carver. And from the middle of a yew trunk, where the wood is red and hardest, she turns one more, larger than the rest, and cuts a crown into it.

theme-story-3 =
    “The dark ones want to catch him,” she says. “The pale ones want to bring him out, and so does he. Lose as many of them as you must, but never him.” She sets him down among his men. “Games like it were played long before us, and no two villages played quite alike. Ours goes like this.”

theme-story-4 =
    There was no such evening, or there were thousands of them: the story is made up for the game. How *your* game goes is in the leaflet, and so is something of its past. Put a log on, choose your wood, and begin.

# What the symbols in the figures of the rules show.
figure-symbols = A looped square: the { -king }; a rosette: { -defender(number: "other") }; a knot: { -attacker(number: "other") }.
figure-commanders = Crossed axes: { -commander(number: "other") }.
figure-knights = Crossed swords: a { -knight }.
