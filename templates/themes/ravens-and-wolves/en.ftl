# Theme Ravens and Wolves: for school classes, children of about eight to ten.
#
# It must be true of every game: whoever begins, wherever the bear escapes, with or without a den. The sentences of the rules
# speak of the bear as “he”.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = bear
    .gender = masculine

-defender =
    { $number ->
       *[one] raven
        [other] ravens
    }

-attacker =
    { $number ->
       *[one] wolf
        [other] wolves
    }

-man =
    { $number ->
       *[one] animal
        [other] animals
    }

-knight =
    { $number ->
       *[one] old raven
        [other] old ravens
    }

-commander =
    { $number ->
       *[one] lead wolf
        [other] lead wolves
    }

-throne = den

-on-throne = in the { -throne }

-on-it = in it

-corner =
    { $number ->
       *[one] pine
        [other] pines
    }

-camp =
    { $number ->
       *[one] lair
        [other] lairs
    }

-board = board

theme-subtitle = A winter’s night in the wood

theme-tagline = One old bear, brave birds, and far too many teeth

# Which side has which discs; printed beside the list of contents.
theme-sides = Black birds on light discs with a blue rim are the { -defender(number: "other") }; grey beasts on dark discs, the { -attacker(number: "other") }. On the biggest disc, brown and gold, sits the { -king }.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = Black birds inside a blue rim are the { -defender(number: "other") }; beasts inside a black rim, the { -attacker(number: "other") }. On the biggest disc, with a brown rim, sits the { -king }.

theme-sides-outline = Birds are the { -defender(number: "other") }, beasts with pointed ears the { -attacker(number: "other") }. On the biggest disc sits the { -king }. Get out your crayons: choose one colour for the birds and another for the beasts.

theme-sides-grey = Black birds on light discs are the { -defender(number: "other") }; grey beasts on dark discs, the { -attacker(number: "other") }. On the biggest disc sits the { -king }, with a band around { -his } head.

theme-story-title = The bear who woke too soon

theme-story-1 =
    Bears sleep until spring. Everybody knows that. But one icy night old Bjorn’s tummy rumbled so loudly that it woke him up. He put his nose out into the cold and sniffed. Snow lay on every branch. Far off between the trees shone small yellow lights. They came in pairs, and they blinked.

theme-story-2 =
    Out of the dark stepped wolves, { $attackers ->
        [8] eight
        [16] sixteen
        [20] twenty
        [24] twenty-four
        [32] thirty-two
        [40] forty
        [48] forty-eight
       *[other] { $attackers }
    } of them, smiling with all their teeth. “Good evening, Bjorn,” they said. “Give us your gold ring, and you may go back to bed.” Bjorn felt for the ring on his head. It had been his granny’s. “Come and get it,” he growled, and hoped very much that nobody would.

theme-story-3 =
    “Kraaa!” said the treetops. Down flapped { $defenders ->
        [4] four
        [8] eight
        [10] ten
        [12] twelve
        [16] sixteen
        [20] twenty
        [24] twenty-four
       *[other] { $defenders }
    } ravens and landed all round him, wing beside wing. “You always leave us the fish heads,” croaked the oldest, “so tonight we look after you. When you see a gap, run. And please, Bjorn, mind my tail.” The wolves crept closer. The snow creaked. Nobody breathed.

theme-story-4 =
    It’s made up, of course: no bear wears gold. But ravens and wolves truly are old neighbours. Where wolves hunt in the snow, ravens follow, and eat what is left over. Some cheeky ravens even pull a wolf by the tail. So perhaps the two are only playing here. Are you?

# What the symbols in the figures of the rules show.
figure-symbols = A round-eared head: the { -king }; a black bird: { -defender(number: "other") }; a head with pointed ears, on a dark disc: { -attacker(number: "other") }.
figure-commanders = A head with a collar: { -commander(number: "other") }.
figure-knights = A bird with a ring in its beak: the { -knight }.
