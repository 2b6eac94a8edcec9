# The page that shows how the box from a laser cutter goes together. Lengths are in millimetres.
#
# Variables:
#   chest-title, chest-subject, alt-chest-…: $game
#   chest-sizes: $length, $width, $height (inside), $long, $wide, $high (outside), $thickness (of the material)
#   chest-pieces…, chest-cards: $pieces, $layers, $cards (how many)
#   chest-part-…: $letter (engraved on the part)

chest-title = Ein Kasten für { $game }

chest-subject = Wie der Kasten für { $game } aus dem Laserschneider zusammengesetzt wird.

chest-sizes = Aus { $thickness } mm dicken Platten geschnitten, misst der Kasten { $long } × { $wide } × { $high } mm. Innen ist Platz für { $length } × { $width } × { $height } mm.

chest-pieces-and-cards =
    { $layers ->
        [one]
            { $cards ->
                [one] Alle { $pieces } Figuren liegen flach nebeneinander, und die Karte liegt darauf.
               *[other] Alle { $pieces } Figuren liegen flach nebeneinander, und die { $cards } Karten liegen darauf.
            }
       *[other]
            { $cards ->
                [one] Alle { $pieces } Figuren liegen flach in { $layers } Schichten, und die Karte liegt darauf.
               *[other] Alle { $pieces } Figuren liegen flach in { $layers } Schichten, und die { $cards } Karten liegen darauf.
            }
    }

chest-pieces =
    { $layers ->
        [one] Alle { $pieces } Figuren liegen flach nebeneinander.
       *[other] Alle { $pieces } Figuren liegen flach in { $layers } Schichten.
    }

chest-cards =
    { $cards ->
        [one] Die Karte liegt darin.
       *[other] Die { $cards } Karten liegen darin.
    }

## The parts

chest-parts = Die Teile

chest-part-bottom = **{ $letter }** Boden

chest-part-side = **{ $letter }** 2 Seitenwände, mit Schlitzen

chest-part-back = **{ $letter }** Rückwand, das höhere Ende

chest-part-front = **{ $letter }** Vorderwand, das niedrigere Ende

chest-part-ledge = **{ $letter }** 2 Leisten, unter dem Deckel

chest-part-rail = **{ $letter }** 2 Schienen, über dem Deckel

chest-part-lid = **{ $letter }** Deckel

## The steps

chest-steps = So wird er zusammengesetzt

chest-step-dry = **Probiere es ohne Leim.** Jedes Teil trägt seinen Buchstaben. Die Buchstaben von A bis D sind beim fertigen Kasten innen, die von E und F schauen nach unten. Ist eine Verbindung zu eng, reibe ihre Zinken mit Schleifpapier ab.

chest-step-ledges = Schiebe die Zapfen der Leisten **E** von innen durch die Schlitze der Seitenwände **B**, bis sie außen bündig sind. Gib etwas Holzleim auf die Zapfen.

chest-step-ends = Gib Leim auf die Zinken und stelle die Vorderwand **D** und die Rückwand **C** auf den Boden **A**.

chest-step-sides = Drücke die Seitenwände **B** von links und rechts an. Sie passen nur auf eine Weise und ragen höher auf als die Vorderwand: Zwischen ihren Ecken gleitet später der Deckel heraus.

chest-step-rails = Leime die Schienen **F** oben in die Seitenwände. Das längere Ende, im Bild dunkel, liegt über der Vorderwand.

chest-step-lid = Wische ab, was an Leim austritt, halte den Kasten mit Klebeband zusammen und lass ihn mit eingeschobenem Deckel **G** trocknen, damit die Nut offen bleibt. Zieh ab und zu ein wenig am Deckel. Klemmt er später, reibe seine Kanten mit einer Kerze ein.

alt-chest-parts = Der Kasten für { $game }, auseinandergenommen: der Boden in der Mitte, um ihn herum die zwei Seitenwände, die Vorderwand und die Rückwand, neben den Seitenwänden Leisten und Schienen, darüber der Deckel. Gestrichelte Linien zeigen, wohin jedes Teil gehört, und jedes trägt seinen Buchstaben.

alt-chest-done = Der fertige Kasten, den Deckel halb herausgezogen.
