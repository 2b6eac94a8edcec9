# Theme Ring Fortresses: Denmark about the year 980.
#
# The terms here replace those of text/en/terms.ftl.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

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
       *[one] warrior
        [other] warriors
    }

-throne = great fort

-on-throne = in the { -throne }

-on-it = in it

-corner =
    { $number ->
       *[one] corner fort
        [other] corner forts
    }

-board = board

theme-subtitle = Denmark, about A.D. 980

theme-tagline = One king, one measure, and rings of turf and oak

# Which side carries which shields; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } carry light shields, quartered like their forts; the { -attacker(number: "other") } dark green ones with serpents and spirals. The { -king }’s is the largest: a gilded beast on red.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } carry shields laid out in quarters, with a red-brown rim; the { -attacker(number: "other") } carry shields with a dark green rim, on which serpents and spirals turn about the boss. The { -king }’s is the largest, with a beast.

theme-sides-outline = The { -defender(number: "other") } carry shields laid out in quarters; on those of the { -attacker(number: "other") } serpents and spirals turn about the boss. The { -king }’s is the largest, with a beast. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } carry light shields, laid out in quarters like their forts; the { -attacker(number: "other") } carry dark ones on which serpents and spirals turn about the boss. The { -king }’s is the largest, with a beast within a row of beads.

theme-story-title = One measure

theme-story-1 =
    The king’s captain carries the whole fortress on his shoulder: a coil of rope, knotted at every foot. Drive a peg where the streets shall cross; pull the rope tight; walk. Where the knots run out the wall shall stand, a full circle. Then four gates, and in each quarter houses four to a square, their long walls bowed like ships turned over. “How did they do it at the others?” asks the smith. “With this rope,” says the captain.

theme-story-2 =
    That was in spring. Whole oak woods have gone into the ramparts. Now the barley is cut, the gates hang, and King Harald has come over the long bridge to see what his word has made. { $defenders ->
        [12] Twelve
        [8] Eight
        [16] Sixteen
        [24] Twenty-four
       *[other] { $defenders }
    } picked warriors walk with him, light shields on their backs. He likes it that, wherever in his land he sleeps, the door will be where he expects it.

theme-story-3 =
    On the third evening the heather moves. Off the heath, up from the fjord where no ship was at noon, they come and pitch their tents on every side: { $attackers ->
        [24] twenty-four
        [16] sixteen
        [32] thirty-two
        [48] forty-eight
       *[other] { $attackers }
    } dark shields across every road. A round wall has no weak corner, and no back door either. “It keeps them out,” says the king, and takes his helmet from the peg. “It will not carry us away. We go while there is light.”

theme-story-4 =
    The evening is made up; the rings are real. Trelleborg, Fyrkat, Aggersborg, Nonnebakken and Borgring share one strict plan, and tree rings point to about 975 to 981, the last years of Harald Bluetooth. So does the oak of the bridge at Ravning. Within a generation all stood empty. Were they barracks, tax houses, a bridle for the Danes? Nobody is sure. Choose your side of the { -board }.

# What the symbols in the figures of the rules show.
figure-symbols = A beast’s head: the { -king }; four quarters: { -defender(number: "other") }; a spiral: { -attacker(number: "other") }.
figure-commanders = An axe: { -commander(number: "other") }.
figure-knights = A sword: { -knight(number: "other") }.
