# O livreto de regras dobrado: primeira página, títulos, legendas, rodapé.
#
# Variables:
#   leaflet-title: $name (the variant)
#   facts-time: $minutes (the least of a usual game)
#   chosen-introduction: $options (text), $count
#   made-by: $maker (text)
#   leaflet-footer: $edition, $version (texts); leaflet-footer-set: also $set
#   leaflet-page-set: $page, $name (of the set; texts); leaflet-footer-named-set: also $name


leaflet-title = { $name }

facts-players = 2 jogadores

facts-age = A partir de 8 anos

facts-time =
    { $minutes ->
        [10] 10 a 20 minutos
        [20] 20 a 40 minutos
        [30] 30 a 60 minutos
        [45] 45 a 90 minutos
        [60] 1 a 2 horas
       *[other] 2 horas ou mais
    }

chosen-introduction =
    { $count ->
        [one] Onde as regras deste jogo permitem escolher, este conjunto fez uma escolha: { $options }.
       *[other] Onde as regras deste jogo permitem escolher, este conjunto escolheu: { $options }.
    }

## Headings

heading-introduction = O jogo

heading-rules = Como jogar

heading-advice = Conselhos aos dois lados

heading-history = De onde vem o jogo

heading-found = O que foi encontrado

heading-reconstructed = O que foi reconstruído

heading-modern = O que é moderno

heading-uncertain = O que não é certo

uncertain-last-attacker = Que, quando não resta { -no-attacker }, o lado { -the-king(with: "de") } ganhou é acréscimo nosso.

# Where the game’s own texts are not in the language of the set.
history-untranslated = Sabe-se mais sobre este jogo, mas o texto ainda não foi traduzido.

## Who wins how often when the program plays, where that is asked for: $games, $nodes, $won, $percent, $least, $most

heading-played = Jogado pelo programa

who-wins =
    O programa que fez este conjunto jogou { $games } partidas contra si mesmo, olhando { $nodes } lances antes de cada um. { $won ->
        [0] Ninguém ganhou nenhuma delas.
       *[other] Das { $won } partidas com vencedor, o lado { -the-king(with: "de") } ganhou { $percent } em cada 100; por acaso, podem ser de { $least } a { $most }.
    } Pessoas jogam de outro modo: tome isto como uma indicação.

heading-sources = Fontes

heading-games = Partidas jogadas

## The table to write in, on the last page

games-date = Data

games-attackers = Jogou com { -the-attacker(number: "other") }

games-king = Jogou com o lado { -the-king(with: "de") }

games-won = Quem ganhou, e como

games-summary = Uma tabela vazia para partidas jogadas: a data, os dois jogadores e quem ganhou.

## Back page, fold and footer

licence-leaflet = Licença deste conjunto impresso: Creative Commons Atribuição-CompartilhaIgual 4.0 (CC BY‑SA 4.0). Você pode copiar, modificar, dar e vender, desde que cite tafl‑print como fonte e passe adiante sob a mesma licença.

made-by = Este exemplar foi feito por { $maker }.

leaflet-fold = Este lado para fora, dobre aqui

leaflet-fold-outer = Folha externa: este lado para fora, dobre aqui

leaflet-fold-inner = Folha interna: este lado para fora, dobre aqui; vai dentro da outra

leaflet-bind = Prenda as folhas por esta borda, com fita adesiva ou dois grampos

leaflet-page-set = { $page } · { $name }

leaflet-footer-set = { $edition }; conjunto { $set }, feito com tafl‑print { $version }

leaflet-footer-named-set = { $edition }; { $name }, feito com tafl‑print { $version }

leaflet-footer = { $edition }; feito com tafl‑print { $version }
