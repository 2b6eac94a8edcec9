# Theme Longships: a broad cargo ship off the coasts, escorts around it, pirates around them.
#
# The terms here replace those of text/en/terms.ftl. The sentences of the rules speak of the king’s piece as “he”: so
# it has the name of a person, the merchant, and so has his ship.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = merchant
    .gender = masculine

-defender =
    { $number ->
       *[one] escort
        [other] escorts
    }

-attacker =
    { $number ->
       *[one] pirate
        [other] pirates
    }

-man =
    { $number ->
       *[one] ship
        [other] ships
    }

-knight =
    { $number ->
       *[one] guardship
        [other] guardships
    }

-commander =
    { $number ->
       *[one] chieftain
        [other] chieftains
    }

-throne = anchorage

-on-throne = in the { -throne }

-on-it = in it

-corner =
    { $number ->
       *[one] haven
        [other] havens
    }

-camp =
    { $number ->
       *[one] lair
        [other] lairs
    }

-board = board

theme-subtitle = Off the coasts, in the age of sail and oar

theme-tagline = One broad ship, many dragons, and a long way to land

# Which side has which ships; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } are light discs, small traders under white sails with blue or golden patterns; the { -attacker(number: "other") } dark ones, lean ships with dragon heads and many oars. The { -king }’s disc is the largest: a broad ship on gold.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have a double blue rim around a small trader under sail, the { -attacker(number: "other") } a black rim around a lean ship with a dragon head and many oars. The { -king }’s disc is the largest, with a red rim and a broad ship laden with bales.

theme-sides-outline = The { -defender(number: "other") } are small traders with a steering oar, the { -attacker(number: "other") } lean ships with a dragon head and many oars. The { -king }’s disc is the largest: a broad ship laden with bales. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light discs, small traders under sail; the { -attacker(number: "other") } dark ones, lean ships with dragon heads and many oars. The { -king }’s disc is the largest: a broad ship laden with bales.

theme-story-title = When the fog lifts

theme-story-1 =
    The fog lifts at the wrong moment. An hour ago it hid everything. Now the sun is through, and the sea lies blue and wide awake, with a broad, slow ship in the middle of it. She sits deep. In her hold are millstones and wine from the Rhine, walrus rope, wax, wool: a year’s work of a whole harbour, stowed under ox hides. The merchant who answers for it stands at the rail and counts the sails around him. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] { $defenders }
    }. That is right; those are his. Then he sees that there are others.

theme-story-2 =
    { $attackers ->
        [8] Eight
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
        [32] Thirty-two
        [40] Forty
        [48] Forty-eight
       *[other] All of { $attackers }
    } of them, ahead, astern and on both sides: sails of red and gold, and more oars than anyone would need who had honest business. And nobody carves a dragon for a ship that carries cheese. “They have rowed all night,” says the helmsman. “They will be tired.” “Then they will want to be paid,” says the merchant.

theme-story-3 =
    His escorts are no warships. They are neighbours: a cousin with dried fish, two brothers with whetstones, a widow’s son on his first voyage. They painted their sails so that they would know each other in a haze, and over the last ale at home they swore to keep together. Now they must spread out, and make room. A ship under sail needs one clear lane of water, no more. The pirates know it too. They will close one lane after the other, until there is nowhere left to steer.

theme-story-4 =
    That voyage is made up, and so are the chart and the beasts on it. The ships are real: broad traders and lean longships lie side by side in the museum at Roskilde, raised from the fjord where they had been sunk to block it. So are the pirates. When the monk Ansgar sailed for Birka, about 830, they fell upon the merchants who had taken him aboard, who lost their ships and all they had, and barely got ashore on foot. Perhaps you can do better.

# What the symbols in the figures of the rules show.
figure-symbols = A ship with a striped sail: the { -king }; a sail in two halves on a light disc: { -defender(number: "other") }; a dragon’s head on a dark one: { -attacker(number: "other") }.
figure-commanders = A star on a dark disc: { -commander(number: "other") }.
figure-knights = A star on a light disc: the { -knight }.
