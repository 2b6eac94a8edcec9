# A tournament in which everybody meets everybody: a page with the rounds, a page with the table.
#
# Variables:
#   part-tournament, total-tournament: $count; tally-tournament: $tournament-pages
#   tournament-title, tournament-lead, tournament-how-…: $game, $round, $all (texts; the two are tournament-time),
#     $players, $boards, $rounds, $idle (1 if one sits out in each round, else 0), $minutes (of a game), $evenings,
#     $evening (rounds that an evening holds)
#   tournament-time: $hours, $minutes
#   tournament-round, tournament-round-summary: $round, $hours (numbers), $minutes (text of two figures); tournament-game: $game (1 or 2)
#   tournament-match: $table (its number), $tables (how many), $first, $second (texts); tournament-sits-out: $name
#   tournament-example-…: $one, $other (players), $points, $direct-one, $direct-other, $terms-one, $terms-other (sums of
#     products), $sum-one, $sum-other; all texts

part-tournament = Turnier

outline-tournament = Ein Turnier

tally-tournament =
    { $tournament-pages ->
        [one] 1 Seite für ein Turnier
       *[other] { $tournament-pages } Seiten für ein Turnier
    }

total-tournament =
    { $count ->
        [one] 1 Seite für ein Turnier
       *[other] { $count } Seiten für ein Turnier
    }

## The rounds

tournament-title = { $game }: ein Turnier

tournament-lead =
    { $idle ->
        [0] { $players } Spieler, { $rounds } Runden, { $boards } Bretter: Jeder spielt einmal gegen jeden.
       *[other] { $players } Spieler, { $rounds } Runden, { $boards ->
            [one] 1 Brett
           *[other] { $boards } Bretter
        }: Jeder spielt einmal gegen jeden und setzt einmal aus.
    }

# A list.
tournament-how-match = Ein Wettkampf hat zwei Partien. Wer zuerst genannt ist, hat in der ersten Partie { -the-attacker(number: "other", case: "accusative") }; dann tauscht ihr sofort die Seiten.

tournament-how-hours =
    { $evenings ->
        [1] Rechnet { $minutes } Minuten für jede Partie. Mit fünf Minuten zum Wiederaufstellen dauert eine Runde { $round }. Alle Runden dauern { $all }, denn nach der letzten wird nichts mehr aufgestellt.
       *[other] Rechnet { $minutes } Minuten für jede Partie. Mit fünf Minuten zum Wiederaufstellen dauert eine Runde { $round }. Alle Runden dauern { $all }, denn nach der letzten wird nichts mehr aufgestellt. Ein Abend von vier Stunden reicht für { $evening ->
            [one] eine Runde
           *[other] { $evening } Runden
        }: Spielt an { $evenings } Abenden, oder einigt euch auf weniger Zeit für eine Partie.
    }

tournament-how-bell = Ist die Zeit einer Partie um, spielt den Zug zu Ende. Hat dann niemand gewonnen, ist die Partie unentschieden.

tournament-how-points = Eine gewonnene Partie zählt 1 Punkt, eine unentschiedene ½ für jeden. Schreibt das Ergebnis jeder Partie in ihr Kästchen, in beiden Partien mit dem zuerst Genannten vorn, egal, wer welche Seite hat: 1 : 0, ½ : ½ oder 0 : 1.

tournament-time =
    { $hours ->
        [0] { $minutes } Minuten
        [one] { $minutes ->
            [0] 1 Stunde
           *[other] 1 Stunde { $minutes } Minuten
        }
       *[other] { $minutes ->
            [0] { $hours } Stunden
           *[other] { $hours } Stunden { $minutes } Minuten
        }
    }

# At the head of a round: when it begins, counted from the start of the first.
tournament-round = Runde { $round } · nach { $hours }:{ $minutes } h

tournament-game = Partie { $game }

tournament-round-summary = Runde { $round }, die { $hours }:{ $minutes } h nach der ersten beginnt: ihre Wettkämpfe, mit Platz für die Ergebnisse beider Partien.

tournament-match =
    { $tables ->
        [1] { $first } – { $second }
       *[other] Tisch { $table }: { $first } – { $second }
    }

tournament-sits-out = { $name } setzt aus

## The table

tournament-table-title = Die Tabelle

tournament-table-how = Schreibt in die Zeile jedes Spielers unter die Nummer jedes Gegners die Punkte, die er in ihren zwei Partien gewonnen hat: 0, ½, 1, 1½ oder 2. Jeder Wettkampf füllt zwei Kästchen, die zusammen 2 ergeben.

tournament-table-summary = Eine Tabelle zum Ausfüllen: für jeden Spieler eine Zeile mit den Punkten gegen jeden anderen, allen Punkten, Sonneborn-Berger und dem Platz.

tournament-player = Spieler

tournament-points = Punkte

tournament-sum = Sonneborn-Berger

tournament-place = Platz

tournament-places = Wer liegt vorn?

# A list: what is looked at, in this order.
tournament-by-points = **Punkte.** Wer insgesamt mehr hat, liegt vorn.

tournament-by-match = **Direkter Vergleich.** Bei Spielern mit gleich vielen Punkten zählt nur, was sie gegeneinander gewonnen haben. Wer davon mehr hat, liegt vorn. Trennt das von dreien oder mehr nur einige, vergleicht die, die noch gleich sind, neu: nur nach dem, was sie gegeneinander gewonnen haben.

tournament-by-sum = **Sonneborn-Berger.** Ist auch das gleich, multipliziert das, was ein Spieler gegen jeden Gegner gewonnen hat, mit allen Punkten, die dieser Gegner am Ende hat, und zählt alles zusammen. Wer mehr hat, liegt vorn, denn Punkte gegen starke Gegner zählen mehr. Sind einige auch dann noch gleich, geht mit ihnen allein zurück zu 2. Die, die nichts trennt, teilen sich den Platz.

tournament-example = Ein Beispiel

tournament-example-summary = Die ausgefüllte Schlusstabelle eines Turniers mit fünf Spielern, die Besten zuerst.

tournament-example-match = { $one } und { $other } haben je { $points } Punkte. In ihrem Wettkampf gewann { $one } { $direct-one }, { $other } { $direct-other }: { $one } liegt vorn.

tournament-example-sum = { $one } und { $other } haben je { $points } Punkte und je { $direct-one } in ihrem Wettkampf. Sonneborn-Berger ergibt für { $one } { $terms-one } = { $sum-one }, für { $other } { $terms-other } = { $sum-other }: { $one } liegt vorn.
