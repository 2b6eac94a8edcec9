# Uma partida jogada, em páginas de diagramas.
#
# Variables:
#   $name (the game), $moves (how many), $page, $pages, $title (record-title)
#   record-event, -round, -table, -clock: $said (what the record says)
#   record-attackers, record-defenders: $player (a name), $named (“yes” or “no”: whether there is one), $first (“yes” or “no”:
#     whether they moved first)
#   record-won-…, record-drawn, -not-said, -unfinished: $how (what ended the game, “reason” or “none”), $reason (the record’s)
#   record-lost: $attackers, $defenders (how many were captured)
#   record-after, -after-first, -end: $move (its number), $play, $side (“attackers” or “defenders”)
#   record-moves-alt: $from, $to (numbers)

record-title = Uma partida de { $name }

record-subject = Uma partida de { $name } em { $moves ->
        [1] 1 lance
       *[other] { $moves } lances
    }, com diagramas

record-page = { $title } · página { $page } de { $pages }

record-event = { $said }

record-round = rodada { $said }

record-table = mesa { $said }

record-clock = relógio { $said }

record-attackers = { $named ->
        [yes] **{ $player }** com { -the-attacker(number: "other") }
       *[no] { START(-the-attacker(number: "other")) }
    }{ $first ->
        [yes] , que começam
       *[no] { "" }
    }

record-defenders = { $named ->
        [yes] **{ $player }** com o lado { -the-king(with: "de") }
       *[no] O lado { -the-king(with: "de") }
    }{ $first ->
        [yes] , que começa
       *[no] { "" }
    }

record-result = { $result } { $lost }

record-won-attackers = **{ START(-the-attacker(number: "other")) } ganham** em { $moves ->
        [1] 1 lance
       *[other] { $moves } lances
    }{ $how ->
        [king-captured] : { -the-king } foi { -king.gender ->
                [feminine] capturada
               *[masculine] capturado
            }.
        [enclosed] : { -the-king } e { -man.gender ->
                [feminine] todas as suas
               *[masculine] todos os seus
            } { -man(number: "other") } estão sob cerco.
        [repetition] , pois a posição surgiu pela terceira vez.
        [no-move] : o lado { -the-king(with: "de") } não tem mais nenhum lance.
        [reason] : { $reason }.
       *[none] .
    }

record-won-defenders = **O lado { -the-king(with: "de") } ganha** em { $moves ->
        [1] 1 lance
       *[other] { $moves } lances
    }{ $how ->
        [king-escaped] : { -the-king } escapou.
        [exit-fort] : { -the-king } tem uma fortaleza na borda.
        [last-attacker] : a última peça { -the-attacker(number: "other", with: "de") } foi capturada.
        [repetition] , pois a posição surgiu pela terceira vez.
        [no-move] : { -the-attacker(number: "other") } não têm mais nenhum lance.
        [reason] : { $reason }.
       *[none] .
    }

record-drawn = **Empate** depois de { $moves ->
        [1] 1 lance
       *[other] { $moves } lances
    }{ $how ->
        [repetition] : a posição ou o lance ocorreu pela terceira vez.
        [no-move] : não há mais nenhum lance.
        [reason] : { $reason }.
       *[none] .
    }

record-not-said = **A partida acabou** depois de { $moves ->
        [1] 1 lance
       *[other] { $moves } lances
    }; as regras não dizem quem ganhou.

record-unfinished = **Não foi até o fim**: { $moves ->
        [1] 1 lance anotado.
       *[other] { $moves } lances anotados.
    }

record-lost = Peças capturadas: { $attackers ->
        [0] { -no-attacker }
        [1] 1 { -attacker }
       *[other] { $attackers } { -attacker(number: "other") }
    }, { $defenders ->
        [0] { -no-defender }
        [1] 1 { -defender }
       *[other] { $defenders } { -defender(number: "other") }
    }.

record-start = O início

record-after = Depois do lance { $move }: { $play }

record-after-first = Depois do lance { $move } { $side ->
        [attackers] { -the-attacker(number: "other", with: "de") }
       *[defenders] do lado { -the-king(with: "de") }
    }: { $play }

record-end = O fim, lance { $move }: { $play }

record-number = n.

record-column-attackers = { -attacker(number: "other") }

record-column-defenders = lado { -the-king(with: "de") }

record-moves-alt = Os lances de { $from } a { $to }: o número, depois o lance de cada lado.
