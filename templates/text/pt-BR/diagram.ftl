# Uma posição desenhada: seu título, e o que ela mostra, para quem não pode vê-la.
# Variables: $name (the game), $size (squares along one side), $count (pieces), $squares (their names), $number, $from and
# $to (of a play), $square (a name), $verdict (the words under a picture).

diagram-title-start = { $name }: a posição inicial

diagram-title = { $name }: uma posição

diagram-subject = Uma posição de { $name } em { $size } × { $size } casas

diagram-board = { START(-the-board) } tem { $size } × { $size } casas.

diagram-attackers =
    { $count ->
        [1] Há { -a-attacker } em { $squares }.
       *[other] Há { $count } { -attacker(number: "other") } em { $squares }.
    }

diagram-commanders =
    { $count ->
        [1] Do mesmo lado, há { -a-commander } em { $squares }.
       *[other] Do mesmo lado, há { $count } { -commander(number: "other") } em { $squares }.
    }

diagram-defenders =
    { $count ->
        [1] Há { -a-defender } em { $squares }.
       *[other] Há { $count } { -defender(number: "other") } em { $squares }.
    }

diagram-knights =
    { $count ->
        [1] Do mesmo lado, há { -a-knight } em { $squares }.
       *[other] Do mesmo lado, há { $count } { -knight(number: "other") } em { $squares }.
    }

diagram-king = { START(-the-king) } está em { $squares }.

diagram-to-move-attackers = É a vez { -the-attacker(number: "other", with: "de") }.

diagram-to-move-defenders = É a vez { -the-defender(number: "other", with: "de") }.

diagram-play = O lance { $number } vai de { $from } a { $to }.

diagram-play-captures = O lance { $number } vai de { $from } a { $to } e captura em { $squares }.

diagram-barred = Um lance de { $from } a { $to } não é permitido.

diagram-won-attackers = Com isso, { -the-attacker(number: "other") } ganham.

diagram-won-defenders = Com isso, { -the-defender(number: "other") } ganham.

diagram-drawn = Com isso, a partida é empate.

diagram-not-said = Com isso, a partida acaba; as regras não dizem quem ganhou.

## What a figure of the leaflet shows besides; its squares have the names of the first figure

diagram-throne = { START(-the-throne) } é { $square }.

diagram-reach =
    { $count ->
        [0] Nenhuma seta sai de { $from }.
        [1] Uma seta vai de { $from } a { $squares }.
       *[other] Setas vão de { $from } a { $squares }.
    }

diagram-arrow = Uma seta vai de { $from } a { $to }.

diagram-arrow-captures = Uma seta vai de { $from } a { $to }. Uma cruz marca o que isso captura: { $squares }.

diagram-under = Embaixo da figura: { $verdict }.
