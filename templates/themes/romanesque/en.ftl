# Theme Romanesque: a floor of stones, about 1130.
#
# The terms here replace those of text/en/terms.ftl.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne or marked corners.

-king = king
    .gender = masculine

-defender =
    { $number ->
       *[one] defender
        [other] defenders
    }

-attacker =
    { $number ->
       *[one] attacker
        [other] attackers
    }

-man =
    { $number ->
       *[one] man
        [other] men
    }

-throne = throne

-on-throne = on the { -throne }

-on-it = on it

-corner =
    { $number ->
       *[one] corner castle
        [other] corner castles
    }

-board = board

theme-subtitle = A floor of stones, about 1130

theme-tagline = One king, two sides, and a winter’s worth of stone

# Which side has which pieces; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } bear kite shields on white within a red rim, the { -attacker(number: "other") } swords on black, dark green and dark red. The { -king } is the largest: a crowned head in a red field of eight lobes.

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } bear kite shields within a red rim, the { -attacker(number: "other") } swords within a black rim. The { -king } is the largest: a crowned head in a field of eight lobes.

theme-sides-outline = The { -defender(number: "other") } bear kite shields, the { -attacker(number: "other") } swords within a broken ring. The { -king } is the largest: a crowned head in a field of eight lobes. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light and bear kite shields, the { -attacker(number: "other") } dark and bear swords. The { -king } is the largest: a crowned head in a field of eight lobes.

theme-story-title = The stones left over

theme-story-1 =
    The floor was to be finished by Martinmas, and it is. All summer the mosaic-maker has crept across the priory’s guest hall on his knees, laying down a stag, a lion, a griffin, and an elephant, which he has had to take on trust. Then the frost comes early. Mortar will not set; the pass is shut; his mule stands in the stable and eats. He has nothing left to do, and one basket of odd stones to do it with.

theme-story-2 =
    The same snow has caught a lady from the castle up the valley, and a pilgrim out of the northern islands with a long road behind him. He watches the craftsman sort his basket, black to black and white to white, and begins to smile. “My grandmother had this game,” he says. With charcoal he rules a bench into squares. In the middle he sets one red stone, around it { $defenders ->
        [4] four
        [8] eight
        [10] ten
        [12] twelve
        [16] sixteen
        [20] twenty
        [24] twenty-four
       *[other] { $defenders }
    } white, and against them { $attackers ->
        [8] eight
        [16] sixteen
        [20] twenty
        [24] twenty-four
        [32] thirty-two
        [40] forty
        [48] forty-eight
       *[other] { $attackers }
    } black. “Shields,” he says. “Swords. And you can guess who that is.”

theme-story-3 =
    The lady plays chess; her brother brought it home from Spain, and has been sorry ever since. She looks for the other king. “There is only the one,” says the pilgrim. “One of us must bring him out. The other must see to it that he stays.” They play by one lamp, and then by two. The porter comes to send them to bed, and sits down. Whether she closed the last gap that night, or he slipped through it, the brothers never could agree. But in spring, when mortar would set again, she paid for one floor more, and asked to have it in squares.

theme-story-4 =
    No chronicle tells of that priory, its lady or its pilgrim: they are made up. The rest is nearer the truth. Lions, griffins and elephants were laid in stone on church floors of Provence and Italy in the twelfth century. In the same century Earl Rögnvald of Orkney boasted of his skill at tafl, and sailed for Jerusalem. But chess was on the road the other way, and hall by hall the old game gave way to it. The kings from the Isle of Lewis, who sit with their swords across their knees, were most likely carved before the century was out, and for chess. The one with the shields had to wait for you.

# What the symbols in the figures of the rules show.
figure-symbols = A crown: the { -king }; a kite shield: { -defender(number: "other") }; a sword: { -attacker(number: "other") }.
figure-commanders = Crossed swords: { -commander(number: "other") }.
figure-knights = A shield before crossed lances: { -knight(number: "other") }.
