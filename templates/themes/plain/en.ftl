# Theme Plain: letters on discs, for classes, clubs and printers without colour.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne or marked corners.

theme-subtitle = Letters, lines and white paper

theme-tagline = Everything a game needs, and nothing more

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are white discs, with D in a ring of dots; the { -attacker(number: "other") } black discs, with A. The { -king } is the largest: K on a white star in blue.

# The same where less ink is printed: with rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have D in a ring of dots, the { -attacker(number: "other") } A in one broad black ring. The { -king } is the largest: K on a star.

theme-sides-outline = The { -defender(number: "other") } have D in a narrow ring, the { -attacker(number: "other") } A in a broad one. The { -king } is the largest: K on a star. Colour in the broad rings dark and leave the narrow ones light.

theme-sides-grey = The { -defender(number: "other") } are white discs, with D in a ring of dots; the { -attacker(number: "other") } black discs, with A. The { -king } is the largest: K on a white star.

theme-story-title = What you need

theme-story-1 =
    Hnefatafl is a game for two people who want different things. One has a king in the middle of the board, with a few defenders about him. The other has more men, all around, and no king at all. The king tries to get away; the attackers try to shut him in. That is nearly the whole of it.

theme-story-2 =
    It was played in the North for centuries, with whatever lay to hand. Digging brings the pieces to light again, out of graves and out of rubbish: bone and antler, glass, amber, plain round stones. A few sets were treasures. Most, no doubt, were lines scratched on a plank and a handful of pebbles, and nobody thought of keeping them.

theme-story-3 =
    So a plain set is not a poor one. Here a letter tells you who a piece is, light and dark tell you whose it is, and clean paper does the rest. Nothing gets in the way of thinking. If a defender rolls under a cupboard, a dried pea can stand in for him until somebody cuts out another.

theme-story-4 =
    How exactly they played a thousand years ago, nobody wrote down; the rules in use today are part evidence, part good sense, part invention. That need not trouble you. A game wants a board, two people and a little quiet. Play it, change sides, play it again, and afterwards tell each other where it was lost.

# What the symbols in the figures of the rules show.
figure-symbols = K on a star: the { -king }; D: { -defender(number: "other") }; A: { -attacker(number: "other") }.
figure-commanders = C in a diamond: { -commander(number: "other") }.
figure-knights = N in a diamond: { -knight(number: "other") }.
