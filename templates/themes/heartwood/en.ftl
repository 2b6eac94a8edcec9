# Theme Heartwood: an inlaid set for any game of the family, of any time and place.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = Inlaid wood and one king

theme-tagline = Light wood, dark wood, and a king at the heart of it

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are pale maple, drawn with compasses: petals, arcs and rings; the { -attacker(number: "other") } black bog oak, cut with the knife: points, teeth, rays and octagons. The { -king } is the largest, a crowned head carved from red yew.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have an amber rim and round patterns: petals, arcs and rings. The { -attacker(number: "other") } have a black rim and straight ones: points, teeth, rays and octagons. The { -king } is the largest, a crowned head with a red rim.

theme-sides-outline = The { -defender(number: "other") } have round patterns: petals, arcs and rings. The { -attacker(number: "other") } have straight ones: points, teeth, rays and octagons. The { -king } is the largest, a crowned head. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light, with round patterns: petals, arcs and rings. The { -attacker(number: "other") } are black, with straight ones: points, teeth, rays and octagons. The { -king } is the largest, a crowned head.

theme-story-title = Lent for one winter

theme-story-1 =
    It began as a plank too good to burn. A man on a lake in Ireland laid it across his knees, walked his compasses over it, and cut a ring into the middle, where the king would stand. He carved a head at either end, for company. Then he lent it to a cousin with a boat. For one winter, said the cousin; and that was the last the lake saw of it.

theme-story-2 =
    A board lasts. Men do not: they roll under benches, and one, in Wales, was eaten by a dog. So in every house somebody sat down by the fire and made both armies again. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] { $defenders }
    } of maple, drawn with the compasses. { $attackers ->
        [8] Eight
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
        [32] Thirty-two
        [40] Forty
        [48] Forty-eight
       *[other] { $attackers }
    } of oak, black from the bog, cut straight with a knife. And one from the red heart of a yew, with a face. Nobody ever lost that one.

theme-story-3 =
    It went where boats went, and then where reindeer went. A monk found a sermon in its squares. In Lapland a girl beat a visiting scholar on it before his soup was cold. Each of them swore that this was how it had always been played, and no two played it quite alike. On one thing all agreed: the king begins at the heart, pale men close about him and dark ones farther out, and before the night is over he means to be free.

theme-story-4 =
    Is it true? That board, no. But one with a ringed middle and a carved head at either end did come out of a lake dwelling at Ballinderry in Ireland, made in the tenth century, and Linnaeus did watch such a game in Lapland, in 1732. Who won is not recorded. You have it for one winter. Begin.

# What the symbols in the figures of the rules show.
figure-symbols = A crowned head: the { -king }; petals: { -defender(number: "other") }; a star: { -attacker(number: "other") }.
figure-commanders = An axe: { -commander(number: "other") }.
figure-knights = A horse’s head: a { -knight }.
