# Theme Carrier, 1943: the same game as a convoy battle in the North Atlantic.
#
# The sentences of the rules speak of the king’s piece
# as “he”: so it has the name of a person, the captain, and stands for his ship, the carrier.
# Variables of the story: $attackers, $defenders (numbers of pieces, officers counted).

-king = captain
    .gender = masculine

-defender =
    { $number ->
       *[one] fighter
        [other] fighters
    }

-attacker =
    { $number ->
       *[one] bomber
        [other] bombers
    }

-man =
    { $number ->
       *[one] aircraft
        [other] aircraft
    }

-knight =
    { $number ->
       *[one] flight leader
        [other] flight leaders
    }

-commander =
    { $number ->
       *[one] pathfinder
        [other] pathfinders
    }

-throne = rendezvous

-on-throne = at the { -throne }

-on-it = there

-corner =
    { $number ->
       *[one] port
        [other] ports
    }

-camp =
    { $number ->
       *[one] airfield
        [other] airfields
    }

-board = board

theme-subtitle = North Atlantic, spring 1943

theme-tagline = One flight deck, in the gap between two coasts

# Which side has which discs; printed beside the list of contents.
theme-sides = The { -defender(number: "other") } are light discs with single-engined aircraft, the { -attacker(number: "other") } dark ones with aircraft of two or four engines. The { -king }’s disc is the largest: an aircraft carrier on signal yellow.

# The same where less ink is printed: with coloured rims only, in lines to be coloured in, and in tones of grey.
theme-sides-low = The { -defender(number: "other") } have a double green-blue rim around single-engined aircraft, the { -attacker(number: "other") } a black rim around aircraft of two or four engines. The { -king }’s disc is the largest, with a double red rim around an aircraft carrier.

theme-sides-outline = The { -defender(number: "other") } are single-engined aircraft, the { -attacker(number: "other") } aircraft of two or four engines. The { -king }’s disc is the largest: an aircraft carrier within a double rim. Colour them in, each side in a colour of its own.

theme-sides-grey = The { -defender(number: "other") } are light discs with single-engined aircraft, the { -attacker(number: "other") } dark ones with aircraft of two or four engines. The { -king }’s disc is the largest: an aircraft carrier within a double rim.

theme-story-title = The gap

theme-story-1 =
    The *Merganser* was laid down as a grain ship. Then somebody took away the derricks, built a flat roof over her, and called her an aircraft carrier. She rolls like a grain ship still. For nine days she has kept her place among tankers and tramps, in rain, in the part of the ocean that the crews call the gap: between two coasts, out of reach of the fighters of either. This morning the rain has stopped. In a plotting room ashore the gap lies on a table, as a chart. A long rake sets down a dark marker there, then another; soon they stand all round the *Merganser*. In the gallery nobody speaks.

theme-story-2 =
    The captain is told the number by wireless. { $attackers ->
        [8] Eight,
        [16] Sixteen,
        [20] Twenty,
        [24] Twenty-four,
        [32] Thirty-two,
        [40] Forty,
        [48] Forty-eight,
       *[other] { $attackers },
    } on all bearings. “And ours?” { $defenders ->
        [4] Four,
        [8] Eight,
        [10] Ten,
        [12] Twelve,
        [16] Sixteen,
        [20] Twenty,
        [24] Twenty-four,
       *[other] { $defenders },
    } if the mechanics are right, and they have been up all night to be right. Pilots of nineteen and twenty run across a wet deck that goes up and down like a barn door in a gale. Nobody makes a speech. The first engine coughs, catches and roars; one by one they drop off the end of the roof, sink out of sight, and come up again, climbing.

theme-story-3 =
    A ship can’t dodge far, and this one can’t fight. What her captain can do is choose where to go. If the fighters hold one bearing open long enough, there is weather at the end of it, cloud down to the water, and then land. The men in the bombers have mothers, too, and fuel for an hour. They mean to close every bearing before it is used up.

theme-story-4 =
    There was no *Merganser*, and no such morning. But there was the gap, and there were small carriers, built on the hulls of merchant ships, that crossed it with the convoys from the spring of 1943. More often they hunted submarines than fought off bombers. More than thirty thousand merchant seamen died in the long battle for that ocean, and of the men in the submarines about two in three; most of them have no grave but the water. A board game can’t show that. It can keep one thing of it: how much depends, in the end, on finding a way through.

# What the symbols in the figures of the rules show.
figure-symbols = A flight deck: the { -king }; an aircraft on a light disc: { -defender(number: "other") }; one on a dark disc: { -attacker(number: "other") }.
figure-commanders = A lozenge on a dark disc: { -commander(number: "other") }.
figure-knights = A lozenge on a light disc: the { -knight }.
