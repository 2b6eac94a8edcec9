# Theme Jorvik: York in the year 954.
#
# The terms here replace those of text/en/terms.ftl.
# Variables of the story: $attackers, $defenders (numbers of pieces).

-king = { -nobody }

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

-board = board

# The line under the name of the game.

theme-subtitle = York, A.D. 954

theme-tagline = Всё

# Which side carries which shields; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } carry red shields, the { -attacker(number: "other") } blue ones; the { -king }’s is the largest, gold with red crowns.

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
