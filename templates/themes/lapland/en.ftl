# Theme Lapland, 1732: a summer night by a lake, where Carl Linnaeus saw tablut played.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [tablut-9-brainking] A summer night, played from afar
        [tablut-9-historical] The hour of the twinflower
        [ashton-tablut-9] The king’s castle under the midnight sun
        [foteviken-tablut-9] From the bay to the northern lakes
        [imperial-contest-9] The emperor and his four allies
       *[other] A summer night in Lapland
    }

theme-tagline = The sun that will not set, and the night that waits for it

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are discs of pale birch, painted red with things of summer: tents, reindeer, boats, birches. The { -attacker(number: "other") } are dark, sewn with the winter night: stars, moon, snow, northern lights. The { -king } is the largest, { $look ->
        [tablut-9-brainking] a crown on gold, woven in steps
        [tablut-9-historical] a twinflower on a golden sun
        [ashton-tablut-9] a castle before a golden sun
        [foteviken-tablut-9] a ship under sail before a golden sun
        [imperial-contest-9] an emperor’s crown on gold
       *[other] a reindeer with great antlers before a golden sun
    }.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have a red rim and things of summer: tents, reindeer, boats, birches. The { -attacker(number: "other") } have a dark blue rim and the winter night: stars, moon, snow, northern lights. The { -king } is the largest, { $look ->
        [tablut-9-brainking] a crown woven in steps
        [tablut-9-historical] a twinflower
        [ashton-tablut-9] a castle
        [foteviken-tablut-9] a ship under sail
        [imperial-contest-9] an emperor’s crown
       *[other] a reindeer with great antlers
    }.

theme-sides-outline = The { -defender(number: "other") } show things of summer: tents, reindeer, boats, birches. The { -attacker(number: "other") } show the winter night, within a zigzag: stars, moon, snow, northern lights. The { -king } is the largest, { $look ->
        [tablut-9-brainking] a crown woven in steps
        [tablut-9-historical] a twinflower
        [ashton-tablut-9] a castle
        [foteviken-tablut-9] a ship under sail
        [imperial-contest-9] an emperor’s crown
       *[other] a reindeer with great antlers
    }. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light, with things of summer: tents, reindeer, boats, birches. The { -attacker(number: "other") } are dark, with the winter night: stars, moon, snow, northern lights. The { -king } is the largest, { $look ->
        [tablut-9-brainking] a crown woven in steps
        [tablut-9-historical] a twinflower
        [ashton-tablut-9] a castle
        [foteviken-tablut-9] a ship under sail
        [imperial-contest-9] an emperor’s crown
       *[other] a reindeer with great antlers
    }.

theme-story-title = The night that did not come

theme-story-1 =
    { $look ->
        [tablut-9-brainking] In the north nobody sleeps in July without a blind. Behind one of them somebody sits before a screen, moves a piece, and will have his answer at breakfast, from Brno perhaps, or from Brazil. He has never seen the face of the other. It was not always so quiet. Long ago the same board lay on a reindeer hide by a lake, in the light of the midnight sun, and a young man in a wig and a green cap bent over it. “What are you playing?” he asked. “Night,” said the girl, and looked him in the eye as she moved.
        [tablut-9-historical] All morning he has been on his knees in the moss of Lapland, and not to pray. There is a flower here, two pink bells on one stem, no taller than his thumb; one day it will bear his name, but he does not know that yet. Then he hears wood click on wood. Before a tent two people are bent over a reindeer hide and do not look up. The sun is standing on the fells as if it had forgotten something. “What are you playing?” asks the young man in the green cap. “Night,” says the girl, and moves a piece.
        [ashton-tablut-9] *Arx*, writes the young man in the wig and the green cap: the castle. It is one square of a board that lies on a reindeer hide by a lake in Lapland, and the girl has just slapped his finger away from it. “Nobody goes in there.” Not even the king, once he has come out? “Then least of all.” Over the fells the sun is thinking about setting, and decides against it. He dips his pen. And the game, what is it about? “Night,” says the girl, and moves a piece.
        [foteviken-tablut-9] From the bay of Foteviken to the lakes of Lapland the whole of Sweden lies between, and it takes a summer to ride it. The young man in the wig and the green cap has ridden it. Down there in the south they have evenings; here the sun rolls along the fells, looks over the edge, and thinks better of it. Before a tent two people are bent over a reindeer hide with four dark camps on it, and do not look up. “What are you playing?” he asks. “Night,” says the girl, and moves a piece.
        [imperial-contest-9] London, a drawing room, 1855. The gas is lit, the paper is full of war, and Uncle unfolds a board: an emperor, four allies, the very latest thing. The very latest thing is a good deal older than Uncle. A hundred and twenty-three summers before, it lay on a reindeer hide by a lake in Lapland; the sun was rolling along the fells and would not set, and a young man in a wig and a green cap bent down and asked what they were playing. “Night,” said the girl, and moved a piece.
       *[other] On the shore of a lake in Lapland, in July, the sun will not go to bed. It rolls along the fells, looks over the edge, and thinks better of it. A young man in a wig and a green cap has been collecting flowers since breakfast, and no longer knows which breakfast. Before a tent two people are bent over a reindeer hide and do not look up. “What are you playing?” he asks. “Night,” says the girl, and moves a piece.
    }

theme-story-2 =
    It is the oldest quarrel in the country, she explains. On one side the sun, and all who like it: tents and boats, birches, swans, fish that jump, reindeer with their calves. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] { $defenders }
    } discs of birch, painted with the red of alder bark. On the other side what comes in November: frost, stars, snow up to the eaves, a moon that nobody asked for. { $attackers ->
        [8] Eight
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
        [32] Thirty-two
        [40] Forty
        [48] Forty-eight
       *[other] { $attackers }
    } discs, dark as such a night and sewn with tin. “And the big one in the middle?” The king, she says. He wants to get out.

theme-story-3 =
    The young man writes it all down: how they move, how a man is caught between two, what may stand where. Then he loses, looks for the rule that would have prevented it, and loses again. In the next valley, says the old man, they play it otherwise. And in the one after that? Otherwise. On one thing all valleys agree: the dark closes in, the king makes a run for it, and nobody goes to bed before it is settled. In July that is no trouble at all.

theme-story-4 =
    Is it true? Carl Linnaeus was twenty-five when he travelled through Lapland in 1732, in a wig and a green cap; he says so himself. He did write down such a game, with a drawing of its board, and the name that he heard was *tablut*. In his notes the sides are Swedes and Muscovites. The girl is invented, and so are sun and night: what his pieces looked like he does not say. Birch, antler, reindeer hide, tin thread and woven bands are what the Sámi, whose country it is, have long worked with, and still do; the patterns here are our own. Your move. It will not get dark.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
        [tablut-9-brainking] A woven crown
        [tablut-9-historical] A flower with two bells
        [ashton-tablut-9] A castle
        [foteviken-tablut-9] A ship
        [imperial-contest-9] An emperor’s crown
       *[other] Antlers
    }: the { -king }; a tent: { -defender(number: "other") }; a star: { -attacker(number: "other") }.
figure-commanders = An owl: { -commander(number: "other") }.
figure-knights = A skier: a { -knight }.
