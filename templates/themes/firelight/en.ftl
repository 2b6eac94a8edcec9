# Theme The Hall by Firelight: a long hall, its fire, and an evening's play; for any game of the family.
#
# The pieces and places keep their usual names (text/en/terms.ftl).
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted); $look is a game that has a dress of its own.
# It must be true of every game: whoever begins, wherever the king escapes, with or without a throne.

theme-subtitle = { $look ->
        [berserk-11] The hall of the berserks
        [norseamerica-11] Evening on a far shore
        [walker-15] The hall in deep winter
       *[other] The hall by firelight
    }

theme-tagline = One fire, one board, and nobody goes to bed

# Which side has which pieces; printed below the picture of the set.
theme-sides = { $look ->
    [berserk-11] The { -defender(number: "other") } are warriors on bone and brass, their teeth in the rims of their shields; the { -attacker(number: "other") } wolves on dark oak bound in red iron. The { -king } is the largest, crowned and robed in red, a sword in his hand.
    [norseamerica-11] The { -defender(number: "other") } are bone within brass, with rosettes of the compasses in green and blue; the { -attacker(number: "other") } dark oak within iron, cut with the knife: points, stars and blades. The { -king } is the largest, a gilded ship with a crown in her sail.
    [walker-15] The { -defender(number: "other") } are white bone within silver, with blue rosettes of the compasses; the { -attacker(number: "other") } dark oak within iron, cut with the knife: points, stars and blades. The { -king } is the largest, gilded and crowned, a sword in his hand.
   *[other] The { -defender(number: "other") } are pale bone within brass, with rosettes drawn with the compasses; the { -attacker(number: "other") } dark oak within iron, cut with the knife: points, stars and blades. The { -king } is the largest, gilded and crowned, a sword in his hand.
}

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = { $look ->
    [berserk-11] The { -defender(number: "other") } are warriors who bite their shields, the { -attacker(number: "other") } wolves within iron. The { -king } is the largest, a crowned head, a sword in his hand.
    [norseamerica-11] The { -defender(number: "other") } have round patterns: petals, arcs and rings. The { -attacker(number: "other") } have straight ones: points, stars and blades. The { -king } is the largest, a ship with a crown in her sail.
   *[other] The { -defender(number: "other") } have round patterns: petals, arcs and rings. The { -attacker(number: "other") } have straight ones: points, stars and blades. The { -king } is the largest, a crowned head, a sword in his hand.
}

theme-sides-outline = { $look ->
    [berserk-11] The { -defender(number: "other") } are warriors who bite their shields, the { -attacker(number: "other") } wolves within iron. The { -king } is the largest, a crowned head, a sword in his hand. Colour them in, each side in a colour of its own.
    [norseamerica-11] The { -defender(number: "other") } have round patterns: petals, arcs and rings. The { -attacker(number: "other") } have straight ones: points, stars and blades. The { -king } is the largest, a ship with a crown in her sail. Colour them in, each side in a colour of its own.
   *[other] The { -defender(number: "other") } have round patterns: petals, arcs and rings. The { -attacker(number: "other") } have straight ones: points, stars and blades. The { -king } is the largest, a crowned head, a sword in his hand. Colour them in, each side in a colour of its own.
}

theme-sides-grey = { $look ->
    [berserk-11] The { -defender(number: "other") } are light, warriors who bite their shields; the { -attacker(number: "other") } dark, wolves within iron. The { -king } is the largest, a crowned head, a sword in his hand.
    [norseamerica-11] The { -defender(number: "other") } are light, with round patterns: petals, arcs and rings. The { -attacker(number: "other") } are dark, with straight ones: points, stars and blades. The { -king } is the largest, a ship with a crown in her sail.
   *[other] The { -defender(number: "other") } are light, with round patterns: petals, arcs and rings. The { -attacker(number: "other") } are dark, with straight ones: points, stars and blades. The { -king } is the largest, a crowned head, a sword in his hand.
}

theme-story-title = Until the fire sinks

theme-story-1 =
    { $look ->
        [berserk-11] They had been told to leave their shields by the door. They had left them, and now they chewed the edge of the table instead. “Give them the board,” said the old man, “before they start on the benches.” So it was carried to the fire, and the wildest men of the hall sat round it on their hands, and breathed through their noses, and waited for somebody to take somebody.
        [norseamerica-11] The first house they built on the far shore was not a big one: walls of turf, a roof of turf, and one room with a fire along the middle. But there was wood now, more than any of them had seen at home, and somebody cut a board from a birch before anybody had cut a bed. “A hall,” he said, “is where people play. The rest is a roof.”
        [walker-15] It snowed for nine days. On the tenth they could no longer open the door, and the old man fetched the great board from the rafters, the one that is too long for an evening. “We have the time,” he said, and laid it down by the fire; and it reached so far from the light that the corners of it lay in the blue of the smoke hole.
       *[other] The hall was long and had one fire. Whoever sat at the far end of it saw glowing coals and, black against them, the backs of all who had come earlier. So the board was carried to the hearth, where one could see it, and with it came everybody who had something to say about the last play; and that was everybody.
    }

theme-story-2 =
    The men for it had been made in the winter when the roof leaked. { $defenders ->
        [4] Four
        [8] Eight
        [10] Ten
        [12] Twelve
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
       *[other] { $defenders }
    } for the king’s side, light ones, each drawn with care and held to the light. { $attackers ->
        [8] Eight
        [16] Sixteen
        [20] Twenty
        [24] Twenty-four
        [32] Thirty-two
        [40] Forty
        [48] Forty-eight
       *[other] { $attackers }
    } against them, from the black end of a beam that had once been in a fire: no care, said the carver, only the knife, straight in and straight out. The king came last. He was gilded as far as the gold went. The carver had meant to give him a smile, but there was no room left for it.

theme-story-3 =
    “You are about to lose,” said the red-haired girl who had brought the jug. Nobody had asked her. The old man, who was the best on three fjords and said so himself, moved over and pointed at the bench. She put down the jug. Everybody knows how it starts: the king in the middle, as near to the fire as a king can be, light men close about him, dark ones farther out along the walls, and before the night is over he means to be free. Nobody knows how it ends. The dog slept through it. When the coals were grey, the old man looked up and asked for her name.

theme-story-4 =
    Is it true? The girl and the old man, no. But halls like theirs have been dug out of the ground: at Borg in Lofoten one stood that was 83 metres long, and at Lejre in Denmark kings had theirs built anew for centuries. Their hearths are found, and the holes of their posts; the carving and the shields on the walls we know from sagas and from the few carved planks and posts that outlasted a thousand winters. And people do meet of an evening still, and play until the fire sinks. Put on a log. Begin.

# What the symbols in the figures of the rules show.
figure-symbols = { $look ->
    [berserk-11] A crown: the { -king }; a face above a shield: { -defender(number: "other") }; a wolf: { -attacker(number: "other") }.
    [norseamerica-11] A ship: the { -king }; petals: { -defender(number: "other") }; a star of four points: { -attacker(number: "other") }.
   *[other] A crown: the { -king }; petals: { -defender(number: "other") }; a star of four points: { -attacker(number: "other") }.
}
figure-commanders = { $look ->
    [berserk-11] A bear: { -commander(number: "other") }.
   *[other] An axe: { -commander(number: "other") }.
}
figure-knights = { $look ->
    [berserk-11] A man in a bear’s skin: a { -knight }.
   *[other] A helmet: a { -knight }.
}
