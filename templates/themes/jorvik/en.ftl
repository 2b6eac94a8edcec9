# Theme Jorvik: York in the year 954.
#
# The terms here replace those of text/en/terms.ftl.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = king

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

theme-subtitle = York, A.D. 954

theme-tagline = One king, one city, and four roads out of it

# Which side carries which shields; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } carry light shields with a red cross, the { -attacker(number: "other") } dark blue ones with three ravens; the { -king }’s is the largest, with two crowns.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } carry shields with a red rim and a cross, the { -attacker(number: "other") } shields with a dark blue rim and three ravens; the { -king }’s is the largest, with two crowns.

theme-sides-outline = The { -defender(number: "other") } carry shields with a cross and four rings, the { -attacker(number: "other") } shields with three ravens and a notched rim; the { -king }’s is the largest, with two crowns. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } carry light shields with a dark cross, the { -attacker(number: "other") } dark ones with three ravens; the { -king }’s is the largest, with two crowns.

theme-story-title = Dawn over Jorvik

theme-story-1 =
    Mist lies on the Ouse and the Foss, and the city is too quiet. No cart creaks along Coppergate; no loom knocks; no hammer rings. In the night the roads have filled with men. From the door of his hall King Eirik watches the sun find them, one by one, on the sandy ground beyond the last houses: { $attackers ->
        [24] twenty-four
       *[other] { $attackers }
    } blue shields, north and south, east and west.

theme-story-2 =
    Around the hall stand those who did not run. { $defenders ->
        [12] Twelve companions, twelve
       *[other] His companions, { $defenders }
    } red shields, and not one of them new. They have rowed with him through worse weather than this, and sung worse songs. But the old Roman walls are long, and his men are few. “Then we shall not hold the walls,” says the king. “The city is lost. Its king need not be.” Beyond the fields, whichever way he breaks out, there is a fast horse or a dark river, and at the end of it the sea.

theme-story-3 =
    Out on the heath they have sworn that he shall not reach it. They need no great battle, only patience. Close the roads. Leave no gap that one man could slip through. Draw the ring tighter, house by house, until he turns and finds a blue shield on every side of him.

theme-story-4 =
    Did it happen so? No: this is a story, made up for the game. There was a King Eirik, and the people of Northumbria did drive him out in 954; the *Anglo-Saxon Chronicle* gives it a single line and does not say how he went. That part is left to you. Choose your side of the { -board }, and play until the mist lifts.

# What the symbols in the figures of the rules show.
figure-symbols = A crown: the { -king }; a cross: { -defender(number: "other") }; three ravens: { -attacker(number: "other") }.
figure-commanders = Crossed axes: { -commander(number: "other") }.
figure-knights = Crossed swords: a { -knight }.
