# Theme Ballinderry: a lake in Ireland in the tenth century, for any game of the family.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted), $look (the game whose dress it is).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [brandub-7-walker] Blue enamel from a lake in Ireland
        [brandub-7-weak-king] Red enamel from a lake in Ireland
       *[other] A lake in Ireland, a thousand years ago
    }

theme-tagline = Black ravens, bright enamel, and one king of gold

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are studs of white enamel { $look ->
        [brandub-7-walker] with a blue rim
        [brandub-7-weak-king] with a red rim
       *[other] with a green rim
    }: spirals, whirls, crosses and leaves. The { -attacker(number: "other") } are ravens, black on silver. The { -king } is the largest: { $look ->
        [brandub-7-walker] a golden head on blue
        [brandub-7-weak-king] a golden branch on green
       *[other] a golden head on red
    }.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have { $look ->
        [brandub-7-walker] a narrow blue rim
        [brandub-7-weak-king] a narrow red rim
       *[other] a narrow green rim
    } and patterns: spirals, whirls, crosses and leaves. The { -attacker(number: "other") } are ravens within a broad black rim. The { -king } is the largest: { $look ->
        [brandub-7-weak-king] a golden branch
       *[other] a golden head
    }.

theme-sides-outline = The { -defender(number: "other") } have patterns: spirals, whirls, crosses and leaves. The { -attacker(number: "other") } are ravens, with teeth around the rim. The { -king } is the largest: { $look ->
        [brandub-7-weak-king] a branch
       *[other] a head
    }. Colour them in: ravens may stay black, and enamel can have every colour there is.

theme-sides-grey = The { -defender(number: "other") } are light, with patterns: spirals, whirls, crosses and leaves. The { -attacker(number: "other") } are dark: black ravens. The { -king } is the largest: { $look ->
        [brandub-7-weak-king] a branch
       *[other] a head with rays around it
    }.

theme-story-title = What the raven saw

theme-story-1 = { $look ->
        [brandub-7-walker] “Whoever gets up from the fire has lost the seat,” the grandmother used to say. In her house that went for guests, for dogs, and for kings: once one had left the ringed middle of the board, he never sat there again. So it is still played on the lake. A girl and her grandfather are on their way home to the island, in a log boat, with the board between them, yew with a head at either end; and on the last pile of the causeway sits a raven and looks on.
        [brandub-7-weak-king] In the old tales somebody comes in with a golden branch, and its fruit rings so sweetly that all who hear it forget their grief. On the lake they know what the tales leave out: it takes only two hands to break a branch. So a girl in a log boat holds her breath over hers. Her grandfather sits across from her, the board lies between them, yew with a head at either end; and on the last pile of the causeway sits a raven and looks on.
       *[other] In a lake in the middle of Ireland lies an island that nobody ever discovered: people made it, of stones, brushwood and oak piles, and set a fence round it and two houses on top. Towards evening a girl and her grandfather paddle home to it in a log boat. Halfway across she lays the paddle down. Between them is the board, yew, with a ring cut about the middle and a head at either end. On the last pile of the causeway sits a raven and looks on.
    }

theme-story-2 =
    Hers is the { -king }, { $look ->
        [brandub-7-weak-king] the branch, gold, with red fruit
       *[other] a small golden head with a beard
    }, and hers are the studs that go with him: { $defenders ->
        [4] four
        [8] eight
        [10] ten
        [12] twelve
        [16] sixteen
        [20] twenty
        [24] twenty-four
       *[other] { $defenders }
    } of white enamel, one with three spirals on it, one with a whirl, one with a flower of six leaves. His are the ravens, { $attackers ->
        [8] eight
        [16] sixteen
        [20] twenty
        [24] twenty-four
        [32] thirty-two
        [40] forty
        [48] forty-eight
       *[other] { $attackers }
    } of them, black on silver. One calls, one falls from the sky, one walks about as if the board were a field. “They have all evening,” says the grandfather. “You haven’t.”

theme-story-3 =
    He doesn’t snatch. He shuts one lane, then another, and hums. She loses a stud, takes a raven, and lets the next stud step aside as if by accident. For she has seen something: a single lane that nobody watches, and at its end, as always on this lake, a way out. Now she must only keep from looking at it. The boat turns slowly on the still water. The raven on its pile turns its head and looks at exactly that lane. “Be quiet,” says the girl.

theme-story-4 =
    Is it true? The girl and the old man are made up. Their board is not: in 1932 it came to light at Ballinderry in County Westmeath, on a *crannog*, one of those islands that people made. It is of yew, with seven rows of seven holes for pegs, a ring about the middle, quarter rings in the corners, plaits and chains of rings along its sides, and a head at either end. Somebody carved it in the tenth century, most likely in Dublin; its pegs are lost, and ours are discs that need no hole. Irish tales know a game called *brandub*, black raven, in which one stands in the middle with his people around him. Whether it was played on this board, only a raven could tell. Push off.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [brandub-7-weak-king] A golden branch
       *[other] A golden head
    }: the { -king }; three spirals: { -defender(number: "other") }; a raven’s head: { -attacker(number: "other") }.
figure-commanders = A raven with spread wings: { -commander(number: "other") }.
figure-knights = A horse’s head: a { -knight }.
