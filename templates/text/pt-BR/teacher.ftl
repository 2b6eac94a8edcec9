# A página do professor: uma aula de 45 minutos.
#
# Variables:
#   total-teacher: $count
#   all others: $game, $escape (texts; $escape is edge, corners or squares), $first, $move, $straight, $only, $capture,
#   $between, $goal, $king (sentences of the easy rules; $only is “none” where there is none), $piece (length of the smallest piece's side or
#   diameter in millimetres), and those of rules.ftl

part-teacher = página do professor

outline-teacher = Uma aula

total-teacher =
    { $count ->
        [1] 1 página do professor
       *[other] { $count } páginas do professor
    }

teacher-title = Uma aula com { $game }

teacher-minutes = 45 minutos, dois alunos por conjunto

teacher-need = **Você precisa**, para cada dupla, de { -a-board }, das peças e das regras fáceis; de tesouras, se ainda falta recortar; e de um envelope para guardar tudo. Não é preciso já conhecer o jogo: basta jogar uma noite com alguém antes da aula. Pendure a posição inicial onde todos possam vê-la.

teacher-plan = O plano

# The rows of the plan: when, then what.
teacher-cut-when = 0 a 15

teacher-cut = **Recortar.** Cada dupla recorta o seu conjunto, primeiro em volta de tudo; uma criança corta, a outra segura e gira o papel. Quem terminar cedo ajuda a mesa ao lado. Se os conjuntos já estão recortados, joguem nesse tempo uma segunda partida inteira.

teacher-tell-when = 15 a 20

teacher-tell = **Arrumar e explicar.** “No centro está { -the-king }{ $defenders ->
        [0] .
       *[other] , com { -the-defender(number: "other") } em volta.
    } { START(-he-king) } tem de chegar { $escape ->
        [corners] a { -a-corner }.
        [squares] a uma das casas marcadas.
       *[other] à borda { -the-board(with: "de") }.
    } { $attackers } { -attacker(number: "other") } querem impedir isso. São mais, mas { -the-king } está quase em casa.” Qual de vocês dois começa com { -the-king }? { $first }

teacher-move-when = 20 a 25

teacher-move = **Primeira partida: só mover.** Ninguém tira peças. { START(-the-king) } corre { $escape ->
        [corners] para { -a-corner }
        [squares] para uma das casas marcadas
       *[other] para a borda
    }; se não está lá quando cada lado fez dez lances, { -the-attacker(number: "other") } ganharam. Diga: “{ $move } { $straight }{ $only ->
        [none] ”
       *[other] { " " }{ $only }”
    }

teacher-capture-when = 25 a 31

teacher-capture = **Segunda partida: prender.** Arrumem de novo, e deixem { -the-king } onde está: ninguém tenta prender essa peça. Ganha quem primeiro prender dois inimigos. Diga: “{ $capture } { $between }”

teacher-escape-when = 31 a 42

teacher-escape = **Terceira partida: o jogo inteiro.** Arrumem de novo e troquem de lado. Agora { -the-king } corre, e pode ser { -king.gender ->
        [feminine] presa
       *[masculine] preso
    }. Diga: “{ $goal } { $king }”

teacher-bell-when = 42 a 45

teacher-bell = **O sinal.** Parem quando a vez terminar. Se ninguém ganhou ainda, o lado { -the-king(with: "de") } ganha se não há nada no caminho reto entre { -the-king } e { $escape ->
        [corners] { -a-corner }
        [squares] uma casa marcada
       *[other] a borda
    }; senão, ganha o lado que prendeu mais; se for igual, os dois. Contem as peças ao pôr tudo no envelope: { $attackers } { -attacker(number: "other") }, { $defenders } { -defender(number: "other") }, { -a-king }.

teacher-ask = Para conversar, outro dia

# A list.
teacher-ask-1 = Qual lado você prefere, e por quê?

teacher-ask-2 = Os lados não são iguais. O que faz o jogo ser justo, se é que ele é?

teacher-ask-3 = Mudem uma regra. O que acontece? (*--parts design* imprime uma página para isso.)

teacher-help = Se falta alguma coisa

teacher-help-pieces = **Peças:** feijões para um lado, botões para o outro, uma moeda para { -the-king }. No papel, bastam letras a lápis.

teacher-help-rules = **Uma briga por causa de uma regra:** mostre a frase dela nas regras fáceis. O que ali não é proibido é permitido; o que os dois combinam vale.

teacher-help-small = **Peças pequenas:** peças de { $piece } mm, feijões e botões podem ser engolidos. Não são para menores de três anos: conte tudo antes que os alunos saiam.
