# Theme The Isles: wool and sea birds of Shetland, for any game of the family.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted); $look is the game's id where it has a dress.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [ard-ri-7] Night on the cliffs
        [scottish-7] Heather, dusk and an eagle
        [magpie-7] Snow and a magpie
       *[other] Wool, wind and wings
    }

theme-tagline = White birds, dark birds, and a king on the cliff

# Which side has which pieces; printed below the picture of the set.
theme-sides = The { -defender(number: "other") } are white birds in a blue ring, and look to the right; the { -attacker(number: "other") } dark birds in a black ring, and look to the left. The { -king } is the largest, { $look ->
        [ard-ri-7] a crowned ram on blue.
        [scottish-7] a crowned eagle on purple.
        [magpie-7] a crowned magpie on blue.
       *[other] a crowned puffin in a red ring.
    }

# The same where less ink is printed, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } are birds in a blue ring, and look to the right; the { -attacker(number: "other") } birds in a black ring, and look to the left. The { -king } is the largest, and wears a crown.

theme-sides-outline = The { -defender(number: "other") } look to the right, in a plain ring; the { -attacker(number: "other") } look to the left, in a dark ring with stitches. The { -king } is the largest, and wears a crown. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are white birds on light discs, and look to the right; the { -attacker(number: "other") } black birds in a black ring, and look to the left. The { -king } is the largest, and wears a crown.

theme-story-title = Cast on

theme-story-1 = { $look ->
        [ard-ri-7] A ram stood on the broch, on the topmost stone, and wouldn’t come down. He had horns like two coils of rope and the manner of a high king. Ruth had been sent out to fetch him home, and the wind had come with her, and taken her board: lifted it off the wall, turned it over twice in the air and dropped it into the sea. The ram watched it go. “You knit”, he seemed to say. “So knit.”
        [scottish-7] Across the water, where the hills are purple in August, an eagle sat on a post and looked as if the country were his. Ruth had brought her board over on the boat, and set it down on the heather, and the wind had taken it: lifted it up, turned it over twice in the air and dropped it into the sea. The eagle did not so much as blink. Ruth had four colours of wool in her bag. She sat down out of the wind and cast on.
        [magpie-7] One magpie came over with the boat, and no one had ever seen a magpie on the isle. He walked about like a man who has bought the place. He turned over a spoon. He turned over the board on the wall, too, and the wind did the rest: it lifted the thing up and dropped it into the sea. “One for sorrow”, said Ruth’s grandmother. Ruth looked at him, black and white, with a shine of blue. Then she cast on.
       *[other] The wind took the board on a Tuesday. It lifted it off the wall where the game stood half played, turned it over twice in the air and dropped it into the sea, with every piece. Ruth stood on the cliff with a wet face. No trees grow on that isle of Shetland; there was no wood for another. But sheep there were, white and fawn and grey and nearly black. “Well”, said her grandmother, and held out the needles. “Cast on.”
    }

theme-story-2 =
    It took the dark half of the year. A square came off the needles every evening or so, and Ruth sewed them together by the fire. For the rings and the rim she dyed: { $look ->
        [ard-ri-7] indigo for blue, and for yellow a lichen from the rocks, which
        [scottish-7] purple and green, and in one of the pots was a lichen that
        [magpie-7] indigo for blue, in a pot that
       *[other] madder for red, indigo for blue, and for yellow a lichen from the rocks, which
    } smelled so bad that the dog moved out. A band of O and X, and O again. The pieces she cut from felt. She had meant to make soldiers, but the window looked on the cliff, and what she saw went under the scissors. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] { $defenders }
    } white birds for one side. { $attackers ->
        [8] Eight
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
        [32] Thirty-two
        [40] Forty
        [48] Forty-eight
       *[other] { $attackers }
    } dark ones for the other. And one with a crown, in the middle, because somebody has to be in charge.

theme-story-3 =
    On the first still day of spring they laid it on the turf, with a stone on each corner. Her grandmother took the dark birds; she always did. Outside, the real ones were at it too: the white ones crowding close on their ledges, the black ones beating in from the sea, and every one of them shouting. “Who is winning?” asked Ruth. Her grandmother looked up at the cliff, then down at the wool. “They have been at it since there were cliffs”, she said. “Your king is still in the middle. Mine want him there, and he wants out. Mind your edges.”

theme-story-4 =
    Is it true? Ruth and her blanket are made up. Nobody knows such a board of wool; patterned knitting of the kind called Fair Isle is hardly two hundred years old, and the game a good thousand years older. But boards scratched in stone have come out of the ground in Orkney, the broch of Mousa has stood for two thousand years, snowy owls did nest on Fetlar for some summers from 1967 on, and in 2008 people met there for a world championship of this kind of game. The wind is true as well. Put a stone on each corner.

# What the symbols in the figures of the rules show.
figure-symbols = A crown: the { -king }; a light bird: { -defender(number: "other") }; a dark bird: { -attacker(number: "other") }.
figure-commanders = An eagle: { -commander(number: "other") }.
figure-knights = A horseshoe: a { -knight }.
