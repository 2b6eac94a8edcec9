# The page that shows how the box from a laser cutter goes together. Lengths are in millimetres.
#
# Variables:
#   chest-title, chest-subject, alt-chest-…: $game
#   chest-sizes: $length, $width, $height (inside), $long, $wide, $high (outside), $thickness (of the material)
#   chest-pieces…, chest-cards: $pieces, $layers, $cards (how many)
#   chest-part-…: $letter (engraved on the part)

chest-title = A box for { $game }

chest-subject = How the box for { $game } from the laser cutter goes together.

chest-sizes = Cut from sheets { $thickness } mm thick, the box measures { $long } × { $wide } × { $high } mm. Inside there is room for { $length } × { $width } × { $height } mm.

chest-pieces-and-cards =
    { $layers ->
        [one]
            { $cards ->
                [one] All { $pieces } pieces lie flat beside each other, and the card lies on top of them.
               *[other] All { $pieces } pieces lie flat beside each other, and the { $cards } cards lie on top of them.
            }
       *[other]
            { $cards ->
                [one] All { $pieces } pieces lie flat in { $layers } layers, and the card lies on top of them.
               *[other] All { $pieces } pieces lie flat in { $layers } layers, and the { $cards } cards lie on top of them.
            }
    }

chest-pieces =
    { $layers ->
        [one] All { $pieces } pieces lie flat beside each other.
       *[other] All { $pieces } pieces lie flat in { $layers } layers.
    }

chest-cards =
    { $cards ->
        [one] The card lies in it.
       *[other] The { $cards } cards lie in it.
    }

## The parts

chest-parts = The parts

chest-part-bottom = **{ $letter }** bottom

chest-part-side = **{ $letter }** 2 sides, with slots

chest-part-back = **{ $letter }** back, the higher end

chest-part-front = **{ $letter }** front, the lower end

chest-part-ledge = **{ $letter }** 2 ledges, below the lid

chest-part-rail = **{ $letter }** 2 rails, above the lid

chest-part-lid = **{ $letter }** lid

## The steps

chest-steps = How it goes together

chest-step-dry = **Try it without glue.** Every part bears its letter. The letters of A to D are inside when the box is done, those of E and F look down. If a joint is too tight, rub its fingers with sandpaper.

chest-step-ledges = Push the tabs of the ledges **E** through the slots of the sides **B** from inside, until they are flush outside. Put a little wood glue on the tabs.

chest-step-ends = Put glue on the fingers, and stand the front **D** and the back **C** on the bottom **A**.

chest-step-sides = Press the sides **B** on from left and right. They fit only one way round, and stand up higher than the front: between their corners the lid will slide out.

chest-step-rails = Glue the rails **F** into the top of the sides. The end that is longer, dark in the picture, lies over the front.

chest-step-lid = Wipe off what glue comes out, hold the box together with tape, and let it dry with the lid **G** pushed in, so that the channel stays open. Pull the lid a little now and then. If it sticks later, rub its edges with a candle.

alt-chest-parts = The box for { $game } taken apart: the bottom in the middle, the two sides, the front and the back around it, ledges and rails beside the sides, the lid above. Dashed lines show where each part goes, and each bears its letter.

alt-chest-done = The finished box with its lid half out.
