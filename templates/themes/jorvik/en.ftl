# Theme Jorvik: York in the year 954.
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

-throne = hall

-on-throne = in the { -throne }

-on-it = in it

-corner =
    { $number ->
       *[one] corner tower
        [other] corner towers
    }

-board = board

theme-subtitle = York, A.D. 954

theme-tagline = One king, one city, and four roads out of it

# Which side carries which shields; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } carry light shields of cream, red and ochre, painted in bars, quarters and rings; the { -attacker(number: "other") } dark ones of woad blue, black and yellow, painted in swirls. Hardly two shields in a row are alike. The { -king }’s piece is the largest: a gold penny with a sword.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } carry shields painted in bars, quarters and rings, with a red rim; the { -attacker(number: "other") } shields painted in swirls, with a blue rim; the { -king }’s piece is the largest, a penny with a sword.

theme-sides-outline = The { -defender(number: "other") } carry shields with bars, quarters and rings, the { -attacker(number: "other") } shields with swirls, and with clamps around the rim; the { -king }’s piece is the largest, a penny with a sword. Colour them in: one army light, the other dark, and no two shields need be the same.

theme-sides-grey = The { -defender(number: "other") } carry light shields painted in bars, quarters and rings, the { -attacker(number: "other") } dark ones painted in swirls; the { -king }’s piece is the largest, a penny with a sword.

theme-story-title = Dawn over Jorvik

theme-story-1 =
    Mist lies on the Ouse and the Foss, and the city where they meet is too quiet. No cart creaks along Coppergate; no loom knocks; no hammer rings. In the night the roads have filled with men. From the door of his hall King Eirik watches the sun find them, camp by camp, on the trampled sand beyond the fields: { $attackers ->
        [24] twenty-four
       *[other] { $attackers }
    } dark shields, black and woad blue, each with its yellow swirl, north and south, east and west.

theme-story-2 =
    Around the hall stand those who did not run. { $defenders ->
        [12] Twelve companions, twelve
       *[other] His companions, { $defenders }
    } pale shields, halved and striped in red and ochre, and not one of them new. They have rowed with him through worse weather than this, and sung worse songs. But the old Roman walls are long, and his men are few. “Then we shall not hold the walls,” says the king. He turns a penny over in his fingers: his own name in a ring of letters, and in the middle a sword. “The city is lost. Its king need not be.” Beyond the fields, whichever way he breaks out, there is a fast horse or a dark river, and at the end of it the sea.

theme-story-3 =
    Out on the heath they have sworn that he shall not reach it. They need no great battle, only patience. Close the roads. Watch the bridges. Leave no gap that one man could slip through. Draw the ring tighter, house by house, until he turns and finds a dark shield on every side of him.

theme-story-4 =
    Did it happen so? No: this is a story, made up for the game. There was a King Eirik, and the people of Northumbria did drive him out in 954; the *Anglo-Saxon Chronicle* gives it a single line and does not say how he went. The rivers, the Roman walls and the narrow plots of Coppergate are true, and so is the penny: it bears a sword, and no portrait. The shields are painted after those found with the ship at Gokstad in Norway. The siege is left to you. Choose your side of the { -board }, and play until the mist lifts.

# What the symbols in the figures of the rules show.
figure-symbols = A sword: the { -king }; halves: { -defender(number: "other") }; a swirl: { -attacker(number: "other") }.
figure-commanders = Crossed axes: { -commander(number: "other") }.
figure-knights = Crossed swords: a { -knight }.
