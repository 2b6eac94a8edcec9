# Faults, warnings and notes in Brazilian Portuguese; see docs/book/translating.md.

## app

answer-unwritable = não é possível gravar a resposta na saída padrão: { $why }; mande-a para outro lugar

changed-in-edition = mudado na edição { $edition }: { $change }

checked-without-faults =
    { $what }: nenhuma falha, { $warnings ->
        [one] 1 aviso
       *[other] { $warnings } avisos
    }{ $notes ->
        [0] {""}
        [one] , 1 nota
       *[other] , { $notes } notas
    }

count-of-faults =
    { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }

count-of-faults-and-made =
    { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }; { $made }

disk-full = não há mais espaço no disco

disk-read-only = o disco só permite leitura

drawings-and-records-end-in = o nome de um desenho deve terminar em .svg, .png ou .pdf, e o de um registro, em .txt

drawings-end-in = o nome de um desenho deve terminar em .svg, .png ou .pdf

file-cannot-be-shown = não é possível mostrar `{ $path }`: { $program }: { $why }

file-in-the-way = `{ $file }` é um arquivo, não uma pasta

file-larger-than-allowed = o arquivo ficaria maior do que é permitido ali

file-name-unusable = o nome é longo demais, ou tem caracteres que o nome de um arquivo não pode ter ali

file-of-another-kind =
    o arquivo que está ali não é { $kind ->
        [SVG] um desenho SVG
        [PNG] uma imagem PNG
        [DXF] um desenho DXF
        [variant] uma variante importada
        [rules] um registro de regras
        [game] um registro de partida
        [since] uma anotação do que foi traduzido
        [new] um arquivo novo
       *[PDF] um PDF
    }, e por isso não é substituído

file-of-somebody-else = o arquivo que está ali é de outra pessoa, e você não tem permissão para gravar nele

file-replaced = `{ $first }` já existia, e foi substituído por outro

file-too-large-to-read = tem mais de { $most } MiB: este programa não lê textos nem desenhos tão grandes

file-without-folder = não fica em nenhuma pasta

file-write-protected = o arquivo que está ali é protegido contra gravação

files-replaced =
    { $more ->
        [one] `{ $first }` e mais { $more } arquivo já existiam, e foram substituídos por outros
       *[other] `{ $first }` e mais { $more } arquivos já existiam, e foram substituídos por outros
    }

files-to-standard-output = `--output -` grava um só arquivo, e aqui são { $count }: indique uma pasta, como kits/

folder-cannot-be-made = essa pasta não existe, e não é possível criá-la

game-with-theme = { $game }, tema { $theme }

input-unreadable =
    não é possível ler { $what ->
        [position] a posição
        [variant] a variante
       *[record] o registro
    } na entrada padrão: { $why }; mande como texto simples

language-translated = { $tag }, { $name }: { $translated } de { $all } frases traduzidas

link-out-of-theme = é um link que leva para fora da pasta do tema

link-to-no-file = não leva a nenhum arquivo; `--output -` manda um conjunto para a saída padrão

link-to-nowhere = é um link que não leva a lugar nenhum

list-names-games = `tafl-print list` mostra todos os jogos

list-names-themes = `tafl-print list themes` mostra todos os temas

may-not-write-there = você não tem permissão para gravar ali

more-like-these = e mais { $more } como estes

no-date = a variável de ambiente SOURCE_DATE_EPOCH é `{ $value }`: dê a ela um número de segundos desde 1970, ou deixe-a indefinida

no-ordinary-file = não é um arquivo comum

no-ordinary-file-there = o que está ali não é um arquivo comum

no-pdf-written = nenhum PDF foi gravado

no-record-written = nenhum registro foi gravado

no-variant-written = nenhuma variante foi gravada

nothing-drawn = nada foi desenhado

nothing-written = nada foi gravado

one-file-for-games = `--output { $shown }` indica um só arquivo, e cada um dos { $games } jogos tem o seu: indique uma pasta, como kits/

open-without-file = `--open` mostra um arquivo, e `--output -` não grava nenhum

output-of-another-ending = `--output { $shown }` termina em .{ $ending }, e o que será gravado termina em { $endings }: indique um nome que termine assim, uma pasta (com / no fim) ou outro --format

output-unwritable = não é possível gravar `{ $path }`: { $why }; nada foi alterado; indique outro arquivo com --output

output-unwritable-after-others =
    não é possível gravar `{ $path }`: { $why }
    gravado: { $written }
    não gravado: { $missing }
    resolva o problema desse lugar, ou indique outro com --output, e execute de novo

picture-too-large-to-read = tem mais de { $most } MiB: exporte a imagem em tamanho menor

record-unreadable = não é possível ler o registro de regras `{ $path }`: { $why }; indique o próprio registro, um arquivo ou `-`

schema-there-differs = `{ $shown }` já existe e é diferente do esquema deste programa, que `tafl-print schema { $word }` grava; o arquivo ficou como estava

see-help = `tafl-print --help` mostra todas as opções (em inglês)

several-to-standard-output = `--output -` grava um só arquivo, e aqui são vários: indique uma pasta, como kits/

there-already = `{ $path }` já existe, e nada que é seu é substituído: escolha outro nome, ou mova o que está ali

two-files-of-one-name = dois arquivos desta execução teriam este nome

variant-ends-in-toml = o nome do arquivo de uma variante termina em .toml

## cli

value-unusable = valor inválido '{ $value }' para '{ $option }': { $why }






## diag

label-error = erro

label-help = ajuda

label-note = nota

label-warning = aviso

more-not-shown =
    { $more ->
        [one] há mais { $more } que não aparece aqui; corrigir estes talvez resolva esse também
       *[other] há mais { $more } que não aparecem aqui; corrigir estes talvez resolva os outros também
    }






## explain

figure-contradicts-rules = { $lie }; nada é impresso, pois o livreto contradiria as regras. Corrija o arquivo da figura, ou as regras da variante

figure-missing = uma regra desta variante precisa da figura `{ $id }`, esperada em templates/figures/{ $id }.toml






## format

about-line-too-long = `{ $key }` tem { $length } caracteres, e o máximo é { $most }

add-a-line = acrescente uma linha como `{ $example }`

add-a-section = acrescente uma seção que comece com a linha [{ $key }]

add-letters = acrescente { $letters } caracteres; uma casa vazia é `.`

add-one-letter = acrescente 1 caractere; uma casa vazia é `.`

add-story-title = acrescente uma linha como { $key } = "The long evening"

and-for-another = { $first }, e para { $next }

another-king = outro rei: a posição inicial tem mais de um

another-layout = outra posição inicial

answered-otherwise = `{ $key }` = { $before }, e aqui é { $now }

ask-option-by-when = peça uma opção por meio de `when`

ask-question-or-option = peça uma chave de [rules], ou `{ $option }`

board-has-fewer-rows = um tabuleiro tem de { $least } a { $most } linhas, não { $size }

board-size-wrong = não dá para fazer um tabuleiro de { $size }x{ $size }: o tamanho vai de { $least } a { $most }

byte-not-text = o byte 0x{ $byte } não é texto: o arquivo não está em UTF-8

centre-without-anchor = `centre` não tem sentido aqui: diz qual casa fica no centro, mas `anchor` não é "centre"

change-capture-or-fewer-options = escreva `king-capture = "two-sides"` ou "four-sides", ou `throne = "centre"`; ou omita uma das opções { $options }

change-capture-or-no-option = escreva `king-capture = "two-sides"` ou "four-sides", ou `throne = "centre"`; ou omita a opção `{ $option }`

change-capture-or-throne = escreva `king-capture = "two-sides"` ou "four-sides", ou `throne = "centre"`

change-empty = uma mudança está vazia

change-escape-or-fewer-options = escreva `{ $line }`, ou deixe o rei escapar em outro lugar; ou omita uma das opções { $options }

change-escape-or-no-option = escreva `{ $line }`, ou deixe o rei escapar em outro lugar; ou omita a opção `{ $option }`

change-jump-or-board = escreva "never" ou outro modo de pular, ou dê ao tabuleiro um trono ou refúgios

change-jump-or-fewer-options = escreva "never" ou outro modo de pular, ou dê ao tabuleiro um trono ou refúgios; ou omita uma das opções { $options }

change-jump-or-no-option = escreva "never" ou outro modo de pular, ou dê ao tabuleiro um trono ou refúgios; ou omita a opção `{ $option }`

change-layout-or-number = mude a posição inicial, ou este número

change-over-lines = uma mudança ocupa várias linhas

change-unless-meant = mude isso, ou deixe como está, se for de propósito

change-with-long-word = uma mudança tem uma palavra de { $letters } letras

change-with-unseen-character = uma mudança tem um caractere invisível, U+{ $code }

choose-one-option = escolha `{ $one }` ou `{ $other }`, não as duas

colour-not-drawn = nenhum desenho de [art] tem a cor { $from }

colour-not-grey = { $color } não é um cinza: o vermelho, o verde e o azul são diferentes

colours-count-wrong = `{ $key }` tem { $count } cores

copy-a-bundled-one = comece por uma cópia de um dos que vêm com o programa

correct-it = corrija isso

correct-or-remove-paragraph = corrija isso, ou remova o parágrafo; um texto sobre as regras de um arquivo que estende este fica naquele arquivo

correct-size-or-rows = corrija `size`, ou as linhas

correct-the-colour = remova a linha, ou corrija a cor: ela é escrita como nos arquivos SVG

count-within-the-section = as casas são as do trecho: a1 é o canto inferior esquerdo dele

darken-text-or-lighten-paper = dá para ler a partir de { $least } para 1, e lê-se bem a partir de { $good } para 1: escureça `{ $key }`, ou clareie `paper`

decimal-too-long = `decimal` tem mais de um caractere

did-you-mean = você quis dizer `{ $meant }`?

did-you-mean-capital = você quis dizer `{ $letter }`? Só valem maiúsculas

did-you-mean-key = você quis dizer `{ $meant }`? Se não, remova a chave

did-you-mean-only-value = você quis dizer "{ $meant }"? Se não, o único valor é { $only }

did-you-mean-option = você quis dizer `{ $meant }`? As opções são { $known }

did-you-mean-or-otherwise = você quis dizer "{ $meant }"? Se não, { $values }

did-you-mean-section = você quis dizer [{ $meant }]?

did-you-mean-value = você quis dizer "{ $meant }"? Se não, os valores são { $values }

did-you-mean-word = você quis dizer "{ $meant }"?

disputed-no-question = `{ $word }`, em [disputed], não é uma pergunta das regras

draw-in-greys = desenhe em tons de cinza, ou remova a linha: o programa converte o desenho de [art] em tons de cinza

draw-layers-as-one = junte várias em um só desenho

draw-what-is-named = indique em [art] um desenho ou uma foto sua: { $piece } = "{ $piece }.svg"; ou deixe o nome como era

draw-within-board = desenhe no máximo { $most } além da página, ou recorte o desenho

drawing-empty = o desenho está vazio: nada está pintado dentro do `viewBox`

drawing-leaves-board = "{ $file }" sai do tabuleiro: vai de { $left }, { $top } a { $right }, { $bottom }, e a página dele, de 0, 0 a { $width }, { $height }

drawing-missing = "{ $file }": esse arquivo não existe

drawing-not-grey = "{ $file }" tem a cor { $color }, que não é um cinza

drawing-unreadable = "{ $file }": não é possível ler o arquivo: { $why }

edition-changes-miscounted = a edição { $number } deve dizer em { $wanted } frases o que mudou, uma para cada edição depois da primeira, mas `changes` tem { $found } frases

edition-with-one-change = a edição { $number } deve dizer em { $wanted } frases o que mudou, uma para cada edição depois da primeira, mas `changes` tem 1 frase

edition-without-changes = a edição { $number } deve dizer em { $wanted } frases o que mudou, uma para cada edição depois da primeira, mas `changes` não tem nenhuma

expected-answers = uma série de respostas entre chaves, como {"{"} king-arms = "armed" {"}"}

expected-as-in-original = o mesmo que no arquivo do próprio jogo, um texto ou uma lista de textos

expected-condition = uma condição, como {"{"} escape = "edge" {"}"}

expected-course-lines = uma lista de {"{"} color = "#7d9aa0", width = 30 {"}"}

expected-number = um número

expected-options = uma ou mais seções que comecem com uma linha como [options.a]

expected-paragraph = um texto entre aspas, ou {"{"} text = "...", when = {"{"} key = "word" {"}"}, rank = 2 {"}"}

expected-question-key = uma chave de [rules] entre aspas

expected-question-keys = uma lista de chaves de [rules], como ["escape", "corners"], ou [] se o texto não fala de nenhuma

expected-section = uma seção que comece com a linha { $line }

expected-text = um texto entre aspas

expected-texts = uma lista de textos entre colchetes

expected-truth = true ou false

expected-whole-number = um número inteiro a partir de 0

expected-word-or-words = uma palavra, ou uma lista de palavras

expected-words = uma lista de palavras entre colchetes

extend-a-plain-theme = indique um tema que não estenda nenhum outro

extend-a-plain-variant = indique uma variante que não estenda nenhuma outra

extend-no-theme-or-another = remova este `extends`, ou indique um tema que não leve de volta a este

extends-not-text = `extends` é { $found }, não um texto entre aspas

file-compressed = este arquivo está compactado, como um desenho com a extensão .svgz

file-empty = o arquivo está vazio

file-in-other-capitals = o arquivo se chama "{ $name }", e maiúsculas fazem diferença: escreva o nome assim, ou dê ao arquivo este nome

file-in-other-letters = ali há um arquivo com um nome que parece igual, mas está gravado de outro modo, como um Mac grava letras com acento: dê a ele um nome só com as letras de a a z, como "king.svg", e escreva esse nome aqui

file-lacks-key = falta `{ $key }` no arquivo

file-meant = você quis dizer "{ $name }"?

file-of-something-else = `{ $file }` não é arquivo de um jogo nem de um tema: não tem nenhuma das chaves que eles têm

file-outside-folder = "{ $file }" não é um arquivo desta pasta

file-unreadable = não é possível ler o arquivo: { $why }

file-with-txt = mude o nome de `{ $name }` para `{ $wanted }` (alguns sistemas escondem que `.txt` está no fim)

first-edition-one-change = uma primeira edição não mudou nada, mas `changes` tem 1 frase

first-edition-with-changes = uma primeira edição não mudou nada, mas `changes` tem { $found } frases

frame-width-wrong = uma moldura de { $width } mm

headings-weak-on-colour = títulos em { $color } sobre { $paper }, a cor `paper`: o contraste é de { $ratio } para 1

headings-weak-on-white = títulos em { $color } sobre papel branco: o contraste é de { $ratio } para 1

id-too-long = o id tem { $letters } caracteres, e o máximo é { $most }

inscription-length-wrong = uma inscrição de { $letters } letras

inscriptions-wrong = `lettering` tem { $count } inscrições

is-date = uma data

is-list = uma lista

is-number = o número { $number }

is-section = uma seção

is-text = um texto

keep-one-king = deixe um só K

keep-one-of-kings = deixe um só K e escreva `.` ou `D` no lugar dos outros

keep-one-of-two = deixe só um dos dois

keep-what-has-room = deixe só o que cabe em um livreto

key-without-meaning = `{ $key }` não tem sentido aqui: { $why }

keys-of-file = remova essa chave; as chaves são { $known }

keys-of-section = remova essa chave; as chaves em { $section } são { $known }

king-escapes-elsewhere = `{ $key }` não tem sentido aqui: o rei escapa em outro lugar

labels-weak-on-colour = rótulos e rodapés em { $color } sobre { $paper }, a cor `paper`: o contraste é de { $ratio } para 1

labels-weak-on-white = rótulos e rodapés em { $color } sobre papel branco: o contraste é de { $ratio } para 1

layer-has-one-of = cada camada tem um destes: { $kinds }

layer-on-no-squares = `on` não indica nenhum tipo de casa

layer-rows-wrong = uma posição inicial de { $rows } linhas para um tabuleiro de { $size } casas de lado

layer-shows-nothing = uma camada que não mostra nada

layer-shows-several = uma camada que mostra { $kinds }

layer-size-wrong =
    nenhum tabuleiro tem { $size ->
        [1] 1 casa
       *[other] { $size } casas
    } de lado

layers-empty = `layer` é uma lista vazia

layout-not-square =
    a posição inicial tem { $rows } linhas, mas cada uma tem { $size ->
        [1] 1 caractere
       *[other] { $size } caracteres
    }

layout-one-row = a posição inicial tem 1 linha, mas de { $size } caracteres

layout-too-large = a posição inicial tem { $rows } linhas de até { $letters } caracteres

layout-without-rows = a posição inicial não tem linhas

leaflet-tells-of-dispute = o livreto diz a quem lê qual delas este conjunto segue

leave-square-beside-pieces = deixe uma casa vazia ao lado de uma destas peças

leave-way-to-edge = deixe para o rei e os defensores um caminho até a borda

letter-no-piece = `{ $letter }` não representa nenhuma peça

letter-not-for-frames = não é possível gravar { $letter } em uma moldura

letter-of-other-script = esta é a letra { script }, que só parece igual: escreva a latina `{ $letter }`

lines-count-wrong = `lines` tem { $count } linhas

list-without-square = `{ $key }` não indica nenhuma casa

move-attacker-away = afaste do rei um dos atacantes

move-king-or-change-escape = ponha o K em outra casa, ou mude onde ele escapa

move-man = ponha o soldado em outra casa

move-man-or-open-throne = ponha o soldado em outra casa, ou escreva `throne-stop = "anyone"`

move-piece-of-layout = mude de lugar uma peça da posição inicial

move-piece-or-change-first = mude de lugar uma peça da posição inicial, ou deixe o outro lado começar, a não ser que seja de propósito

move-question-to-when = tire a pergunta de `speaks-of`, e escreva em `when` de qual resposta se trata

move-starting-piece = ponha em outra casa a peça que começa ali

name-a-cut = indique pelo menos um modo de cortar o tabuleiro: "whole", "halves" ou "pinwheel"

name-a-drawing = indique pelo menos um desenho: { $key } = ["{ $key }.svg"]

name-an-svg-file = indique um arquivo SVG aqui: fotos e imagens escaneadas têm lugar em { $slots }

name-colours-up-to = indique de 1 a { $most }

name-file-with-keys = indique um arquivo que comece com linhas como `name = "My Game"`, cada uma com uma chave e seu valor

name-not-plain = um nome é texto simples

name-one-variant = indique uma variante, como "york" ou "other.toml"

name-question-or-layout = indique uma chave de [rules], ou `layout`

name-questions-layout-or-game = indique chaves de [rules], "{ $layout }", ou "{ $game }" para todas elas

name-square-of-board = indique uma casa do tabuleiro: as colunas são letras a partir da esquerda, as linhas são números a partir de baixo

name-too-long = o nome tem { $letters } caracteres, e o máximo é { $most }

name-over-kept-drawing = `-{ $piece }` tem outro nome aqui, mas o desenho é o do tema estendido: o que esse tema diz da aparência das peças fica de fora, e o conjunto fala de peças escuras e claras

name-unlike-drawing = `-{ $piece }` tem outro nome aqui, mas o desenho é o do tema estendido, que mostra o nome que tinha lá

name-what-is-played = indique como se joga, ou deixe como está, se as fontes também não dizem

name-with-unseen-character = o nome tem um caractere invisível, U+{ $code }

no-answer = nenhuma resposta

no-camps = `{ $key }` não tem sentido aqui: não há acampamentos

no-drawing-named = `{ $key }` não indica nenhum desenho

no-marked-corners = `{ $key }` não tem sentido aqui: não há refúgios marcados

no-options-to-choose = omita isso: não há opções para escolher

no-question = `{ $word }` não é uma pergunta das regras

no-square = "{ $word }" não é uma casa

no-such-edition = não existe uma edição { $number }

no-such-file = esse arquivo não existe

no-throne-to-be-hostile = `{ $key }` não tem sentido aqui: não há trono que possa ser hostil

no-throne-to-pass = `{ $key }` não tem sentido aqui: não há trono por onde passar

no-throne-to-stop-on = `{ $key }` não tem sentido aqui: não há trono em que parar

no-variants-beside-this = não há aqui nenhuma variante `{ $name }` que se possa estender

not-a-language-tag = `{ $tag }` não é um código de idioma

not-an-id = "{ $id }" não é um id

not-valid-toml = o arquivo não é TOML válido aqui: { $why }

noun-form-unknown = `{ $word }` não é nenhuma das palavras de [forms]

noun-forms-are = são estas: { $known }

number-in-quotes = o número em `{ $key }` está escrito como texto

number-out-of-range = `{ $key }` é { $number }

number-too-long = `{ $name }` é um número com mais algarismos do que este programa aceita

only-a-coast-has-sides = só uma costa tem dois lados

only-value-is = o único valor é { $only }

open-camps-or-change-escape = escreva `camps-enter = "anyone"`, ou deixe o rei escapar em outro lugar

open-throne-or-change-escape = escreva `throne-stop = "king"`, ou deixe o rei escapar em outro lugar

open-way-or-change-escape = deixe o rei escapar em outro lugar, ou deixe que ele entre nas casas que lhe barram o caminho ou passe por elas

option-id-wrong = "{ $id }" não pode ser o id de uma opção

option-unknown = esta variante não tem a opção `{ $id }`

options-are = as opções são { $known }

options-contradict = as opções `{ $one }` e `{ $other }` não podem ser combinadas: cada uma dá outra resposta a `{ $key }`

original-lacks-key = { $file } não tem `{ $word }`

original-no-text = o que { $file } diz em `{ $key }` não é um texto

paint-shapes-or-fit-page = dê às formas um preenchimento ou um traço, ou ajuste a página ao desenho antes de salvar

painting-size-wrong = "{ $file }" mede { $width } por { $height }, e um tabuleiro com { $squares } casas de lado mede { $side } por { $side }

paragraph-asks-no-answer = um parágrafo de `{ $list }` nunca poderá ser impresso: `{ $key }` não pede nenhuma resposta

paragraph-empty = um parágrafo de `{ $key }` está vazio

paragraph-never-answered-so = um parágrafo de `{ $list }` nunca poderá ser impresso: aqui `{ $key }` nunca é { $words }, sejam quais forem as opções escolhidas

paragraph-never-as-whole = um parágrafo de `{ $list }` nunca poderá ser impresso: as condições de `when` nunca valem todas juntas, sejam quais forem as opções escolhidas

paragraph-never-as-written = um parágrafo de `{ $list }` nunca poderá ser impresso: ele fala de `{ $question }` com a resposta que o arquivo dá por si só, mas, onde vale o seu `when`, a resposta é outra

paragraph-of-another-answer = o parágrafo de `{ $list }` em { $place } fica de fora: foi escrito para `{ $key }` = { $before }, e aqui é { $now }

paragraph-of-another-layout = o parágrafo de `{ $list }` em { $place } fica de fora: foi escrito para outra posição inicial

paragraph-of-list = um parágrafo de { $name }

paragraph-of-other-answers = o parágrafo de `{ $list }` em { $place } fica de fora: foi escrito para { $differences }

paragraph-without-speaks-of = um parágrafo de `{ $key }` não diz de quais regras fala

picture-for-a-drawing = "{ $file }" é uma imagem de pixels, e `{ $slot }` é um desenho de linhas

picture-not-text =
    isto é { $kind ->
        [JPEG] uma imagem JPEG
        [GIF] uma imagem GIF
        [WebP] uma imagem WebP
        [PDF] um PDF
        [archive] um arquivo compactado ou um documento de escritório
       *[PNG] uma imagem PNG
    }, não um texto

position-of-one-row = a posição tem 1 linha, e o tabuleiro, { $size }

position-row-length-wrong = a linha { $row } tem { $letters } caracteres em vez de { $size }

position-row-one-letter = a linha { $row } tem 1 caractere em vez de { $size }

position-rows-wrong = a posição tem { $rows } linhas, e o tabuleiro, { $size }

put-drawing-into-folder = ponha o desenho na pasta do tema e escreva só o nome dele

put-drawing-there = ponha o desenho ali com o nome { $name }

question-of-list = uma pergunta de { $name }

rank-wrong = `rank` é { $said }, e os valores vão de { $first } a { $last }

recolour-from-to = cada linha é uma cor dos desenhos e a cor em que ela se transforma: "#8b2e1f" = "#ffffff"

remove-option-none-offered = remova a opção; esta variante não tem nenhuma

row-of-one-letter = a linha { $row } é curta demais: tem 1 caractere, as outras têm { $others }

row-of-one-too-long = a linha { $row } é longa demais: tem 1 caractere, as outras têm { $others }

row-too-long = a linha { $row } é longa demais: tem { $letters } caracteres, as outras têm { $others }

row-too-short = a linha { $row } é curta demais: tem { $letters } caracteres, as outras têm { $others }

rules-of-section = `rules` de { $section }

save-as-plain-text = salve o arquivo como texto simples em UTF-8

save-painting-with-size = salve com viewBox="0 0 { $side } { $side }": { $square } por casa; ou corrija `size`

save-stamp-with-size = um carimbo é desenhado com 100 por casa e ocupa de 1 a 3 casas em cada direção: viewBox="0 0 200 100"

save-uncompressed = salve como SVG simples, ou descompacte: gunzip -S .svgz FILE.svgz

save-unicode-as-plain = o arquivo é texto em UTF-16 (“Unicode” em alguns editores): salve como texto simples em UTF-8

say-change-on-one-line = diga em uma linha o que mudou naquela edição

script =
    { $script ->
        [Greek] grega
        [Cherokee] cherokee
       *[Cyrillic] cirílica
    }

second-edition-with-changes = a edição 2 deve dizer em 1 frase o que mudou, mas `changes` tem { $found } frases

second-edition-without-change = a edição 2 deve dizer em 1 frase o que mudou, mas `changes` não tem nenhuma

section-lacks-key = falta `{ $key }` em { $section }

section-missing = falta a seção [{ $key }] no arquivo

section-not-drawable = não é possível desenhar um trecho de { $width }x{ $height } casas

section-not-translated = `{ $word }` não é um texto que se traduza

section-of-line = uma linha

section-of-paragraph = um parágrafo

sections-of-translation = remova isso: uma tradução tem as seções [edition], [options.…], [disputed] e [about]

shorten-it = encurte

shorten-line-below-title = encurte: é uma linha só, abaixo do título

shorten-story = encurte: a história divide a primeira página com o que há no conjunto

shorten-story-title = encurte: é uma linha só, acima da história

simplify-or-fewer-drawings = simplifique os desenhos, ou use menos deles para um tipo de casa

sources-disagree = as fontes não estão de acordo sobre `{ $question }`

stamp-size-wrong = "{ $file }" mede { $width } por { $height }

start-section-so = uma seção começa com uma linha só dela, com o nome entre colchetes: [rules]

steps-wrong = uma peça não pode se mover { $number } casas

story-too-long = com este parágrafo, a história passa de { $most } parágrafos

story-without-paragraphs = a história tem um título e nenhum parágrafo

story-without-title = a história nunca é impressa: falta o título

take-changes-out = remova `changes`, ou escreva `number = 2`

take-extends-out = remova este `extends`, ou indique uma variante que não leve de volta a esta

take-it-out = remova isso

take-letter-of-row-out = remova 1 caractere; uma casa vazia é `.`

take-letters-of-row-out = remova { $letters } caracteres; uma casa vazia é `.`

take-letters-out = remova { $letters } caracteres

take-line-out = remova a linha

take-one-letter-out = remova 1 caractere

take-one-row-out = um tabuleiro tem tantas linhas quantas colunas: remova 1 linha

take-rows-out = um tabuleiro tem tantas linhas quantas colunas: remova { $rows } linhas

text-of-list = um texto de { $name }

text-weak-on-colour = texto em { $color } sobre { $paper }, a cor `paper`: o contraste é de { $ratio } para 1

text-weak-on-white = texto em { $color } sobre papel branco: o contraste é de { $ratio } para 1

theme-extends-itself = um tema não pode estender a si mesmo: { $way }, que estende { $last }

theme-is-a-folder = um tema é uma pasta com theme.toml, os desenhos indicados nele e en.ftl

title-without-story = `{ $key }` não tem o que encabeçar: não há história

too-many-extend = { $most } variantes já se estendem umas às outras: { $way }

too-many-layers = { $count } camadas, e o máximo é { $most }

too-many-letters = com este texto, há mais de { $most } letras para compor

too-many-themes-extended = mais de { $most } temas se estendem uns aos outros

trace-the-picture = um jogo e um theme.toml são arquivos de texto, e desenhos são SVG: vetorize uma imagem (Inkscape: Caminho > Traçar bitmap), salve os caminhos como SVG simples e indique esse arquivo

translate-each-in-order = escreva um para cada, na mesma ordem; "" para o que ainda não está traduzido

translated-texts-miscounted =
    `{ $word }` tem { $own ->
        [1] 1 texto
       *[other] { $own } textos
    }, e { $file } tem { $theirs }

unknown-key = chave desconhecida: `{ $word }`

unknown-key-in-section = chave desconhecida em { $section }: `{ $word }`

value-empty = `{ $key }` está sem valor

value-of-list = um valor de { $name }

value-unknown = "{ $word }" não é um valor de `{ $key }`

values-are = os valores são { $values }

variant-extends-itself = uma variante não pode estender a si mesma: { $way }, que estende { $file }

what-ranks-mean = o que tem `rank` { $first } é sempre impresso; dos outros, os de `rank` { $last } cedem lugar primeiro

when-asks-nothing = `when` não pede nada

when-unknown-option = não há opção "{ $word }"

which-extends = { $first }, que estende { $next }

write-a-colour = escreva { $key } = "{ $example }" ou outra cor

write-a-grey = esta tinta é para impressoras sem cor: escreva um cinza, como "#555555"

write-a-letter-or-point = escreva A, D, K, C ou N para uma peça, e `.` para uma casa vazia

write-a-square = escreva pelo menos uma, como ["a6"]

write-all-changes = escreva uma para cada, a mais antiga primeiro

write-another-paragraph = ele começa com “{ $beginning }”; se há algo a dizer aqui, escreva isso em [about]

write-any-or-number = escreva "any", ou um número de 1 a 255

write-attackers = escreva um A onde cada atacante começa

write-capitals-or-runes = escreva maiúsculas latinas, as dezesseis runas do futhark recente, algarismos, espaços e · : + -

write-comma-or-point = escreva "," ou "."

write-edition-up-to = escreva um número inteiro de 1 a { $most }

write-either-line = escreva `{ $line }`, ou `{ $other }`

write-either-or-fewer-options = escreva `{ $line }`, ou `{ $other }`; ou omita uma das opções { $options }

write-either-or-no-option = escreva `{ $line }`, ou `{ $other }`; ou omita a opção `{ $option }`

write-fewer-digits = escreva { $expected }, com 15 algarismos no máximo

write-file-and-rank = escreva a coluna e a linha da casa, como "f6"

write-id-in-small-letters = escreva letras minúsculas, algarismos e hifens, como "york-11"

write-inscriptions = escreva uma para todos os lados, ou até quatro

write-kinds-of-squares = escreva `on = ["{ $square }"]`, ou remova a linha

write-language-tag = escreva um da RFC 5646, como "nb" ou "pt-BR"

write-layers = remova a linha, ou escreva camadas, cada uma com o cabeçalho { $header }

write-layout-rows = escreva de { $least } a { $most } linhas com as letras `A D K .`, tantas em cada linha quantas são as linhas

write-letters-of-pieces = escreva A para um atacante, D para um defensor, K para o rei, C para um comandante, N para um cavaleiro, . para nenhum

write-letters-up-to = escreva de 1 a { $most }

write-line-or-change-escape = escreva `{ $line }`, ou deixe o rei escapar em outro lugar

write-lines-up-to = escreva de 1 a { $most }: { "{" } color = "#7d9aa0", width = 30 { "}" }

write-list-in-brackets = escreva uma lista entre colchetes, com uma vírgula depois de cada valor: [ "one", "two" ]

write-marks-so = escreva *itálico* e **negrito**

write-men-or-jumps = escreva A ou D para soldados, ou diga em [rules] como estes oficiais pulam

write-millimetres-between = escreva milímetros, de { $least } a { $most }

write-more-attackers = escreva mais atacantes na posição inicial, ou mude `king-capture`

write-number-between = escreva um número de { $least } a { $most }

write-number-without-quotes = escreva sem aspas: { $key } = { $number }

write-odd-rows = escreva um número ímpar de linhas e de letras, ou `throne = "none"` em [rules]

write-officers = escreva na posição inicial C para cada comandante e N para cada cavaleiro, ou remova esta linha

write-one-change = escreva uma para a segunda edição: changes = [ "The king captures, too." ]

write-one-key-a-line = escreva um `key = value` por linha, com os textos entre aspas; seções começam com [name]

write-one-king = escreva um K onde o rei começa

write-one-row-more = um tabuleiro tem tantas linhas quantas colunas: escreva mais 1 linha

write-option-in-small-letters = escreva letras minúsculas, algarismos e hifens, como [options.a-hammer]

write-or-take-out = escreva o que falta, ou remova isso

write-paragraphs-of-story = escreva os parágrafos, ou remova `{ $key }` também

write-points-for-blanks = escreva `.` para uma casa vazia: espaços são ignorados

write-position-rows = escreva { $size } linhas de { $size } caracteres; uma casa vazia é `.`

write-rows = escreva de 5 a 25 linhas, com tantas letras em cada linha quantas são as linhas

write-rows-from-to = escreva de { $least } a { $most } linhas, com tantas letras em cada linha quantas são as linhas

write-rows-more = um tabuleiro tem tantas linhas quantas colunas: escreva mais { $rows } linhas

write-rows-of-board = escreva de 5 a 25 linhas com as letras `A D K .`, tantas em cada linha quantas são as linhas

write-rows-of-letters = escreva linhas com as letras `A D K .`

write-size-between = escreva de { $least } a { $most }

write-something = escreva algo, como `{ $example }`

write-speaks-of = escreva { "{" } text = "...", speaks-of = ["escape"] { "}" } com as chaves de [rules] de que ele fala, ou "{ $layout }"; se não fala de nenhuma, como a história do jogo, escreva speaks-of = []

write-speaks-of-layout = escreva speaks-of = ["{ $layout }"]

write-story = escreva a história como { $key } = ["..."], ou remova o título

write-straight-quotes = escreva aspas retas, "assim": as tipográficas não abrem um texto

write-text-in-quotes = escreva cada texto entre aspas, em uma só linha: "assim"

write-the-expected = escreva { $expected }

write-the-key = escreva `{ $meant }`

write-when-or-speaks-of = escreva { "{" } escape = "edge" { "}" }, ou, em lugar disso, speaks-of = []

write-whole-variant = escreva a variante inteira neste arquivo

write-without-marks = escreva sem { "{" } { "}" } * e \

write-words-of-theme-so = uma palavra do tema se escreve { "{" } -king { "}" }; para o próprio sinal de chave, escreva { "{" }"{ "{" }"{ "}" }

wrong-type = `{ $name }` é { $found }, mas deveria ser { $expected }






## game

already-over = a partida acaba antes de começar: { $outcome }

attackers-against-one-defender = { $attackers } atacantes contra 1 defensor e o rei: na maioria dos jogos, os atacantes são o dobro dos defensores

attackers-win = os atacantes ganham

capture-at-once = os { side } podem capturar no primeiro lance: { $play } captura { $captures }

capture-at-once-many-ways = os { side } podem capturar no primeiro lance: { $play } captura { $captures } (e há { $others } outros lances assim)

capture-at-once-two-ways = os { side } podem capturar no primeiro lance: { $play } captura { $captures } (e há mais um lance assim)

capture-on-edge-of-escape = o rei é capturado na borda, mas, assim que chega lá, ele já escapou

commander-jump-without-squares = os comandantes pulam de casas especiais ou para elas, mas não há trono nem refúgio marcado

count-differs = o número de { side } na posição inicial é { $found }, mas a variante diz { $declared }

defenders-win = os defensores ganham

edge-without-four-sides = a captura na borda só vem ao caso quando o rei é capturado por quatro lados em todo lugar

end-enclosed = o rei e todos os defensores estão sob cerco

end-exit-fort = o rei tem uma fortaleza na borda

end-king-captured = o rei foi capturado

end-king-escaped = o rei escapou

end-last-attacker = o último atacante foi capturado

end-no-move = o lado que tem a vez não tem nenhum lance permitido

end-repetition = a posição ou o lance ocorreu pela terceira vez

escape-in-barred-camp = o rei deveria escapar em { $square }, uma casa de um acampamento em que ele não pode entrar

escape-off-board = o rei deveria escapar em { $square }, casa que não existe em um tabuleiro de { $size }x{ $size }

escape-on-barred-square = o rei deveria escapar em { $square }, o { special }, em que ele não pode entrar

escape-without-corners = o rei escapa pelos refúgios, mas não há refúgios marcados

fewer-than-two-officers = o rei é capturado entre dois { pieces }, mas a posição inicial tem menos de dois

figure-captures-others = no lance { $play } ela indica estas capturas: { $claimed }; as que o programa encontra: { $found }

figure-game-over = a partida acaba antes do primeiro lance: { $outcome }

figure-piece-forbidden = há uma peça em { $square }, uma casa especial em que ela não pode parar

figure-play-illegal = ela diz que { $play } é um lance permitido, mas o programa verifica que não é: { $found }

figure-play-legal = ela diz que { $play } não é um lance permitido, mas o programa verifica que é

figure-result-differs = ela diz que, depois de { $play }, { $claimed }, mas o programa verifica que { $found }

figure-square-crowded = há duas peças em { $square }

figure-square-outside = { $square } fica fora do trecho

figure-with-kings = ela tem mais de um rei

figure-without-piece = ela mostra os lances da peça em { $square }, mas ali não há peça

figure-without-room = um trecho de { $width }x{ $height } casas não pode { $place ->
        [whole] ocupar todas as casas
        [centre] ficar no centro
        [top] ficar na borda de cima
        [corner] ficar no canto
        [field] ficar em casas quaisquer
       *[at] ficar no lugar indicado
    } de um tabuleiro de { $board }x{ $board }, por falta de espaço ou de casas que não sejam especiais

figure-wrong = a figura `{ $figure }` está errada: { $what }

fort-on-edge-of-escape = uma fortaleza na borda ganha a partida, mas, assim que chega à borda, o rei já escapou

game-goes-on = a partida continua

illegal-blocked = a peça em { $square } está no caminho

illegal-enters-camp = esta peça não pode entrar no acampamento em { $square }

illegal-game-over = a partida acabou

illegal-king-only = { $square } é uma casa de refúgio, reservada ao rei

illegal-must-capture = a peça em { $square } capturou e só pode continuar para capturar de novo

illegal-no-piece = não há peça em { $square }

illegal-not-straight = uma peça se move em uma só linha ou coluna

illegal-not-yours = a peça em { $square } é do outro lado, e não é a vez dele

illegal-off-board = { $square } fica fora do tabuleiro

illegal-other-piece = a peça em { $square } capturou e precisa continuar

illegal-passes-camp = esta peça não pode passar pelo acampamento em { $square }

illegal-passes-throne = esta peça não pode passar pelo trono em { $square }

illegal-repeats = a posição ocorreria pela terceira vez

illegal-stops-between = esta peça não pode parar em { $square }, entre dois inimigos ou entre um inimigo e uma casa hostil

illegal-stops-on-throne = esta peça não pode parar no trono em { $square }

illegal-too-far = { $steps ->
        [1] esta peça anda uma casa por lance
       *[other] esta peça anda no máximo { $steps } casas por lance
    }

jump-of-unarmed-king = o rei captura o soldado por cima do qual pula, mas não captura nada ao se mover

jump-without-officers = as regras dizem como os { pieces } pulam, mas a posição inicial não tem nenhum

king-already-captured = o rei em { $square } já está capturado (atacantes em { $captors }); assim, a partida acaba antes de começar

king-already-enclosed = o rei em { $square } e todos os defensores já estão separados da borda; assim, a partida acaba antes de começar

king-already-escaped = o rei em { $square } já está onde escapa; assim, ganhou antes de a partida começar

king-jump-without-squares = o rei pula de casas especiais ou para elas, mas não há trono nem refúgio marcado

king-off-centre = o rei em { $square } não começa no centro do tabuleiro

king-safe = o rei nunca pode ser capturado: com estas regras são precisos { $needed } atacantes, e só há { $found }

king-safe-from-one = o rei nunca pode ser capturado: com estas regras são precisos { $needed } atacantes, e só há 1

king-without-way-out = o rei em { $square } nunca pode chegar a uma casa onde escapa, mesmo sem ninguém no caminho

knight-jump-without-squares = os cavaleiros pulam de casas especiais ou para elas, mas não há trono nem refúgio marcado

layout-beyond-limits = uma posição inicial tem no máximo 255 linhas de 255 caracteres

layout-letter-wrong = `{ $letter }` na linha { $row }, coluna { $column } da posição inicial não é nenhum destes: `A`, `D`, `K`, `C`, `N` e `.`

layout-not-four-fold = a posição inicial não é igual dos quatro lados: { $square } e { $turned }, que trocam de lugar em um quarto de volta, são diferentes

layout-row-wrong = a linha { $row } da posição inicial tem { $found } caracteres em vez de { $expected }

layout-with-kings = a posição inicial tem { $count } reis em vez de um: { $squares }

layout-without-attackers = a posição inicial não tem atacantes

layout-without-king = a posição inicial não tem rei

linnaean-without-throne = um defensor é capturado contra o rei no trono, mas não há trono

man-on-special-square = o { piece } em { $square } está em um { special }, onde só o rei pode estar

man-on-throne = o { piece } em { $square } está no trono, onde só o rei pode estar

near-throne-without-throne = perto do trono, o rei é capturado pelos quatro lados, mas não há trono

no-move-open = as regras não dizem o que acontece quando um lado não tem nenhum lance

no-squares = nenhuma

nobody-wins = ninguém ganha

not-a-play = `{ $text }` não é um lance: escreva duas casas, como `h5-e5`

not-a-square = `{ $text }` não é uma casa: escreva a coluna e a linha, como `f6`

not-two-to-one = { $attackers } atacantes contra { $defenders } defensores e o rei: na maioria dos jogos, os atacantes são o dobro dos defensores

one-attacker-against-defenders = 1 atacante contra { $defenders } defensores e o rei: na maioria dos jogos, os atacantes são o dobro dos defensores

one-attacker-one-defender = 1 atacante contra 1 defensor e o rei: na maioria dos jogos, os atacantes são o dobro dos defensores

other-special =
    { $other ->
        [throne] trono
        [corner] refúgio
       *[camp] acampamento
    }

outcome = { $result }: { $how }

over-by-exit-fort = a partida acaba antes de começar, e os { winner } ganham: o rei tem uma fortaleza na borda

over-by-last-attacker = a partida acaba antes de começar, e os { winner } ganham: o último atacante foi capturado

piece =
    { $piece ->
        [attacker] atacante
        [king] rei
        [commander] comandante
        [knight] cavaleiro
       *[defender] defensor
    }

pieces =
    { $piece ->
        [attacker] atacantes
        [king] reis
        [commander] comandantes
        [knight] cavaleiros
       *[defender] defensores
    }

plain-officers = há { pieces }, mas com estas regras eles não podem fazer nada que os outros soldados não façam

points-without-edge = a disputa conta pontos pela borda por onde o rei sai, mas ele não escapa pela borda

repetition-open = as regras não dizem o que acontece quando uma posição surge pela terceira vez

shieldwall-without-corners = um refúgio fecha uma linha ao longo da borda, mas não há refúgios marcados

side =
    { $side ->
        [attackers] atacantes
       *[defenders] defensores
    }

side-without-play = os { side } não têm nenhum lance permitido

special =
    { $special ->
        [throne] trono
        [corner] refúgio
       *[camp] acampamento
    }

special-squares-overlap = { $square } é ao mesmo tempo o { special } e um { other-special }

these-squares = { $squares }

throne-without-centre = as regras têm um trono no centro, mas um tabuleiro de { $size }x{ $size } não tem casa central

win-at-once = os { side } podem ganhar no primeiro lance, com { $play }

win-at-once-many-ways = os { side } podem ganhar no primeiro lance, com { $play } (e há { $others } outros lances assim)

win-at-once-two-ways = os { side } podem ganhar no primeiro lance, com { $play } (e há mais um lance assim)

winner =
    { $winner ->
        [attackers] atacantes
       *[defenders] defensores
    }

winner-not-said = as regras não dizem quem ganha





## imposition

a-smaller-game = um jogo menor

all-fit-at = o do rei e os outros cabem todos com no máximo { $most }

changed-size =
    { $what ->
        [king] disco do rei
        [others] outros discos
       *[squares] casas
    } de { $taken }

choose-other-labels = uma etiqueta pode ser no máximo { $most } maior ou menor que o disco: escolha outras etiquetas, ou ajuste { $option-king-disc } ou { $option-piece-disc }

cut-in-words = { $cut ->
        [whole] um tabuleiro inteiro
        [halves] um tabuleiro em metades
        [pinwheel] um tabuleiro em cata-vento
        [quarters] um tabuleiro em quartos
        [grid] um tabuleiro em grade
       *[other] { $cut }
    }

cut-too-large = { $name } (`{ $cut }`) em papel { $paper } precisa de casas de no máximo { $most }{ $margins }; com o corte `{ $instead }`, cabem casas de { $cell }

cut-too-large-to-play = { $name } em papel { $paper } precisaria de casas de no máximo { $most }{ $margins }, e o mínimo para jogar é { $least }; com o corte `{ $instead }`, cabem casas de { $cell }

discs-touch = discos de { $king } (rei) e de { $piece } não cabem em casas vizinhas de { $cell }{ $largest }: { $ways }

frame-too-wide = não cabe uma moldura de { $frame } em { $name } (`{ $cut }`) com casas de { $cell } em papel { $paper }: { $room }; com o corte `{ $instead }`, ela cabe

frame-too-wide-for-all = não cabe uma moldura de { $frame } em { $name } (`{ $cut }`) com casas de { $cell } em papel { $paper }: { $room }

king-fits-at = o do rei cabe com { $size }

king-fits-from-to = o do rei cabe com { $least } a { $most }

label-sheet-without-piece = as etiquetas de { $name } não servem para nenhuma peça: elas têm { $label } de diâmetro, o disco do rei tem { $king }, os outros têm { $piece }; { $advice }

label-too-long = o nome de um conjunto, “{ $label }”, tem { $long } de comprimento quando impresso, e há lugar para { $room }: escolha um { $option-label } mais curto

labels-touch = nestas etiquetas o rei tem { $king } e as outras peças têm { $piece } de diâmetro, e assim não cabem em casas vizinhas de { $cell }: a metade da soma dos dois não pode passar do tamanho de uma casa, e o rei tem de ser o maior; escolha etiquetas menores ou casas maiores ({ $option-cell })

labels-two-sided = etiquetas têm um lado só, e as peças com elas não podem ter verso: omita { $option-two-sided } ou { $option-label-sheet }

larger-paper = papel maior

leave-one-sheet-out = outra das folhas tem tamanho mais próximo: omita uma delas

leave-pack-out = omita { $option-pack }

leave-wall-out = tire wall de { $option-parts }

maker-too-long = o nome de quem fez o conjunto é longo demais para a linha: escolha um { $option-maker } mais curto

margins-or-less = margens de no máximo { $margin }

narrower-frame = a moldura do tabuleiro em papel { $paper } tem { $frame } de largura; com a sangria, as margens e as partes habituais, tem { $usual }

no-class-sheet = um tabuleiro de { $squares } × { $squares } casas{ $size }, { $pieces } peças e um cartão não cabem juntos em papel { $paper } com margens de { $margin }: escolha { $ways }

no-cut-fits = não é possível imprimir casas de { $cell } em papel { $paper } com margens de { $margin }, nem mesmo uma por uma: escolha { $ways }

no-frame = o tabuleiro em papel { $paper } não tem moldura; com a sangria, as margens e as partes habituais, ela tem { $usual } de largura

no-room = não há lugar para { thing }{ $size } em papel { $paper }: com margens de { $margin }, sobram { $left }; escolha { $ways }, ou retire isso com { $option-parts }

no-room-for-frame = não há lugar para moldura nenhuma

no-room-on-sheet = não há lugar para { thing }{ $size } em uma folha vazia: escolha discos menores ou papel maior

not-a-label-sheet = `{ $text }` não é uma folha conhecida de etiquetas redondas: escolha uma destas: { $names }

not-a-paper = `{ $text }` não é um formato de papel conhecido: escolha { $names }, ou um tamanho como 300x420mm ou 9x12in

nothing-to-print = não há nada para imprimir: indique mais partes com { $option-parts }

of-size = { "" } de { $size }

one-poster = o tabuleiro é uma só página, sem número: encomende { $sets } cópias

one-set-for-several-boards = { $players } jogadores jogam em { $boards } tabuleiros ao mesmo tempo, e só 1 conjunto é impresso

or-margins = , ou margens de no máximo { $margin }

others-at = os outros com no máximo { $most }

others-fit-at = os outros cabem com no máximo { $most }

paper-size-wrong = não é possível usar papel de { $width } por { $height }: cada lado deve medir de { $shortest } a { $longest }

poster =
    { $poster ->
        [a1] um pôster A1
        [a2] um pôster A2
       *[exact] um pôster de tamanho exato
    }

poster-frame-too-wide = não cabe uma moldura de { $frame } no tabuleiro com casas de { $cell } em { poster }: { $room }; aceite isso, ou escolha { $option-poster } { $instead }

poster-of-nothing = { $option-poster } imprime o tabuleiro, que { $option-parts } deixa de fora: inclua board entre as partes, ou omita { $option-poster }

poster-too-small = o tabuleiro de { $size } × { $size } casas de { $cell } tem { $side } de largura, demais para { poster }: escolha { $ways }

room-for-frame = só há lugar para uma de no máximo { $most }

same-label = todos os { $sets } conjuntos se chamam “{ $label }”: com {"{n}"} no nome, como em “{ $label } {"{n}"}”, cada um leva o seu número

sheet-not-drawn = a folha { $sheet } do plano não foi desenhada; { $bug }

sizes-beside-king = com disco do rei de { $king } em casas de { $cell }: { $sizes }

sizes-for-cut-on-paper = { $cut } em papel { $paper }: { $sizes }

sizes-of-class-sheet = a folha de uma turma em papel { $paper }: casas de { $cell }, peças de { $piece }

sizes-on-poster = { poster }: { $sizes }

sizes-on-squares = casas de { $cell }: { $sizes }

squares-or-less = casas de no máximo { $most }

the-largest-allowed = , as maiores que { $name } (`{ $cut }`) em papel { $paper } permite

this-paper = { $option-paper } { $paper }

this-poster = { $option-poster } { $poster }

this-wall = escolha { $option-wall } { $paper }

too-few-boards = { $players } jogadores jogam em { $boards } tabuleiros ao mesmo tempo, e só { $sets } conjuntos são impressos

tournament-of-evenings = o torneio de { $players } jogadores tem { $rounds } rodadas; com { $minutes } minutos por partida leva cerca de { $hours } horas, { $evenings } noites: escolha menos minutos ({ $option-game-minutes }), use um tabuleiro menor, como o de `brandubh`, ou divida muitos jogadores em dois grupos, cada um com o seu torneio

wall-too-small = as regras para a parede não cabem em papel { $paper } com margens de { $margin } e letra de { $least } pontos, a menor que se consegue ler: { $ways }

width-by-height = { $width } por { $height }






## keyed

either-name = { $first } ou { $next }

length = { $whole },{ $decimals } mm

length-whole = { $whole } mm

one-and-another = { $first } e { $next }

one-of-several = { $first }, { $next }

one-or-another = { $first }, ou { $next }

said = { $text }

said-by-another = “{ $text }”






## laser

box-too-large-for-bed = não há lugar para { thing } ({ $size }) na { $room }: indique em { $option-bed } { $width } x { $height } mm ou mais

cut-too-large-for-bed = com casas de { $cell }, o corte `{ $cut }` tem partes que não cabem na { $room }: omita { $option-cut }, ou indique em { $option-bed } uma mesa maior

frame-too-wide-for-bed = com uma moldura de { $frame }, o tabuleiro não cabe na mesa da cortadora a laser, de { $width } x { $height } mm: escolha em { $option-frame } no máximo { $most }, ou indique em { $option-bed } uma mesa maior

laser-text = { $why }

no-joint = em chapas de { $thickness }, um corte de { $kerf } de largura não permite formar junta: uma fenda tem a largura da espessura da chapa, e seus dois cortes ficariam a { $apart } mm um do outro; indique em { $option-kerf } no máximo { $most } mm, ou em { $option-thickness } pelo menos { $least } mm

nothing-for-the-box = a caixa ficaria vazia: ela guarda peças e cartões; inclua uma dessas partes com { $option-parts }, ou omita { $option-thickness }

nothing-to-cut = não há nada para cortar a laser: o laser corta o tabuleiro e as peças; inclua um dos dois com { $option-parts }

part-too-large-for-bed = não há lugar para { thing } ({ $size }) na { $room }: indique em { $option-bed } uma mesa maior

plates-too-thick = chapas de { $thickness } não servem para uma caixa de peças: um dente teria pelo menos { $finger } de largura, e cada parede, { $wall } de altura; escolha de { $thinnest } a { $thickest }

plates-too-thin = chapas de { $thickness } são finas demais para encaixar: dentes tão curtos quebram na montagem; escolha de { $thinnest } a { $thickest }

room-of-bed = mesa da cortadora a laser, de { $bed_width } x { $bed_height } mm, que tem lugar para { $width } x { $height } mm






## layout

fault-of-message = { $why }

text-without-room = não há lugar para { thing } nem na menor letra: encurte o texto

thing =
    { $what ->
        [board-part] uma parte do tabuleiro
        [box-back] a traseira da caixa
        [box-bottom] o fundo da caixa
        [box-front] a frente da caixa
        [box-ledge] um apoio da caixa
        [box-lid] a tampa da caixa
        [box-rail] um trilho da caixa
        [box-side] uma lateral da caixa
        [card-beside] um cartão ao lado do que a dupla divide
        [cards] o texto dos cartões de consulta
        [carton-page] a página da caixa de dobrar
        [chest-page] a página que mostra como montar a caixa
        [design] as perguntas da página “Invente o seu jogo”
        [diagram] um diagrama com seu título
        [easy] as regras fáceis
        [game-name] o nome do jogo
        [insert] um cartão, uma folha de pontos ou uma folha da caixa
        [leaflet] o texto do livreto de regras
        [maker] o nome de quem fez o conjunto
        [morris] as regras da trilha
        [page-label] a identificação da página
        [piece] uma peça
        [pieces] as peças
        [reading] o texto da história e das instruções
        [record-sheet] as linhas da planilha
        [row] uma linha de peças
        [shared-card] o texto do cartão que os dois jogadores dividem
        [slug-line] a linha com a régua
        [square] uma casa
        [subtitle] o subtítulo
        [teacher] a página do professor
        [test-piece] a peça de teste
        [title] o título com o que se imprime primeiro
        [tournament-rounds] as rodadas do torneio
        [tournament-table] a tabela do torneio
        [wall] a página das regras para a parede
       *[set] o conjunto
    }






## make

add-a-story-title = acrescente uma linha como `{ $title } = The long evening`

all-languages = {"\u000A"}os idiomas do programa são: { $known }; ou indique uma pasta como `./my-language`

all-themes = {"\u000A"}os temas do programa são: { $known }; ou indique uma pasta como `./my-theme`

all-variants = {"\u000A"}as variantes do programa são: { $known }; ou indique um arquivo como `my.toml`

ask-for-narrower-frame = peça uma moldura mais estreita, ou remova a linha: a moldura terá então a largura que couber

back-half-a-square = { $other } tem { $others } x { $others } casas e { $one } tem { $squares } x { $squares }: no meio do tabuleiro, as linhas do verso ficariam a meia casa dos cortes. Escolha { $fitting }

back-larger = { $other } tem { $others } x { $others } casas e { $one } tem { $squares } x { $squares }: o que fica atrás de um tabuleiro não pode ser maior que ele. Faça o conjunto ao contrário, com { $other } na frente e { $one } atrás, ou escolha { $fitting }

back-like-front = { $one } já está na frente do tabuleiro: escolha outro jogo para o verso, ou a trilha (`morris`)

balance-stopped = interrompido: { $played } de { $games } partidas foram jogadas até então, e nada foi escrito

bundled-themes = os temas do programa são: { $known }; ou indique uma pasta como "./my-theme"

check-path-from-file = confira o caminho: ele começa na pasta deste arquivo

check-path-from-theme = confira o caminho: ele começa na pasta deste tema

compare-and-accept = compare as duas; depois `tafl-print check --lang FOLDER --accept` anota que todas estão de acordo com o inglês

correct-or-take-out = corrija isso, ou remova

disc-hardly-stands-out = o disco de `{ $disc }` mal se destaca de `{ $square }` { eyes }: o contraste é de { $contrast } para 1

disc-hardly-stands-out-often =
    { $more ->
        [1] o disco de `{ $disc }` mal se destaca, { eyes }, de `{ $square }` e de mais 1 tipo de casa: o contraste é de { $contrast } para 1
       *[other] o disco de `{ $disc }` mal se destaca, { eyes }, de `{ $square }` e de mais { $more } tipos de casa: o contraste é de { $contrast } para 1
    }

discs-hard-to-tell = é difícil distinguir os discos de `{ $disc }` e `{ $other }` { eyes }: o contraste é de { $contrast } para 1

draw-ground-beyond-page = desenhe um fundo que passe da página em todos os lados, por 12 das 100 partes dela; senão, o papel aparece onde um corte se desvia

drawing-leaves-edge-free = `{ $slot }` deixa livre a borda do disco: { $parts } de 100 partes do milímetro mais externo são brancas

drawing-without-bleed = `{ $slot }` termina na borda do disco, sem sangria

eyes =
    { $eyes ->
        [grey] na impressão com --ink grey
        [protan] para quem não vê o vermelho (protanopia)
        [deutan] para quem não vê o verde (deuteranopia)
        [tritan] para quem não vê o azul (tritanopia)
       *[all] na impressão em cores
    }

face-leaves-edge-free = `{ $slot }` (face { $nth } de { $faces }) deixa livre a borda do disco: { $parts } de 100 partes do milímetro mais externo são brancas

face-without-bleed = `{ $slot }` (face { $nth } de { $faces }) termina na borda do disco, sem sangria

fault-in-file = { $file }: { $what }

faults-in-files = { $count ->
        [one] { $count } erro em arquivos
       *[other] { $count } erros em arquivos
    }

faults-said-in-english =
    { $count ->
        [one] { $count } de { $all } mensagens de erro não tem frase neste idioma, e aparece em inglês
       *[other] { $count } de { $all } mensagens de erro não têm frase neste idioma, e aparecem em inglês
    }

field =
    { $field ->
        [theme] o tema
        [language] o idioma
        [position] a posição
        [record] o registro
        [back] o jogo do verso
       *[variant] a variante
    }

file-of-words-not-read = `{ $file }` na pasta do tema não é lido, porque o nome não é `{ $wanted }`: mude o nome (alguns sistemas escondem que `.txt` está no fim)

folder-not-file =
    é uma pasta, e { $wanted ->
        [position] uma posição é um arquivo
        [record] um registro é um arquivo
        [sentences] frases ficam em um arquivo
        [translation] uma tradução é um arquivo
       *[variant] uma variante é um arquivo
    }

folder-without-file = falta { $file } na pasta

game-meant = você quis dizer `{ $meant }`? Ou diga qual é o jogo com a opção `variant`

game-twice = `{ $option-variant } { $name }` aparece duas vezes: indique cada jogo uma só vez; { $option-sets } 2 faz dois conjuntos dele

game-under-two-names = `{ $one }` e `{ $other }` são um mesmo jogo com dois nomes: omita um deles

game-with-option = { $game } com a opção { $options }

give-disc-a-rim = a partir de { $least } para 1, qualquer pessoa vê a diferença: dê ao disco um contorno claro ou escuro, ou à casa outro fundo

heading-too-long = isto tem { $letters } caracteres

is-a-folder = é uma pasta

label-not-printable = não é possível imprimir o nome de um conjunto ({ $fault }): escreva { $option-label } em letras latinas

language-twice = `{ $tag }` aparece duas vezes: indique cada idioma uma só vez

leave-game-or-rules-out = omita a opção `variant` e remova a linha do jogo, e a partida segue as regras do próprio registro; ou remova as regras do registro, se a partida seguiu as deste jogo

leave-variant-out = omita a opção `variant`, e vale o jogo que o registro indica

letter-not-in-fonts = as fontes não têm `{ $letter }` (U+{ $code })

letters-of-a-name = um nome tem até { $most } letras, sem chaves, asteriscos nem barras invertidas

make-sides-differ = a partir de { $least } para 1, qualquer pessoa vê a diferença: escureça um lado e clareie o outro

maker-not-printable = não é possível imprimir o nome de quem fez o conjunto ({ $fault }): escreva { $option-maker } em letras latinas

name-not-printable = a página 1 cita os arquivos, e não é possível imprimir `{ $stem }` ({ $fault }): escolha um nome em letras latinas

name-theme-or-folder = indique um tema do programa, ou uma pasta pelo caminho a partir da pasta deste arquivo

never-captured =
    em { $games } partidas rápidas do programa contra si mesmo, nenhum { $side ->
        [attackers] atacante
       *[defenders] defensor
    } foi capturado

never-ended = nenhuma de { $games } partidas rápidas do programa contra si mesmo terminou assim: { $how }

never-stood-on =
    em { $games } partidas rápidas do programa contra si mesmo, nenhuma peça esteve { $squares ->
        [one] na casa { $square }
       *[other] em { $squares } casas, como { $square }
    }

new-board-size = um novo tabuleiro de { $size } × { $size } casas não tem um centro para o rei, ou não tem espaço: escolha um número ímpar de { $least } a { $most }; a posição inicial pode ser mudada depois

new-from-file = `{ $game }` é um arquivo: uma nova variante parte de um jogo do programa

no-bundled-game = o programa não tem o jogo `{ $name }`

no-bundled-theme = o programa não tem o tema `{ $name }`

no-file-to-extend = não é possível ler a variante `{ $file }`: esse arquivo não existe

no-folder-to-extend = não é possível ler o tema `{ $path }`: essa pasta não existe

no-language = nenhum idioma foi indicado: indique pelo menos um, como `en`

no-opentype-font = um dos arquivos não é uma fonte OpenType

no-such-folder = essa pasta não existe

no-such-font = a biblioteca não tem essa fonte

no-such-move =
    a partida tem { $moves ->
        [1] 1 lance
       *[other] { $moves } lances
    }, e foi pedido um diagrama em { $moment }: escolha de 0, o início, a { $moves }

no-tag = `{ $tag }` não é um código de idioma: escreva um da RFC 5646, como `nb` ou `es-MX`

no-theme-to-extend = não existe um tema `{ $name }` que se possa estender

no-variant-to-extend = o programa não tem uma variante `{ $name }` que se possa estender

not-all-can-be-said = a notação do OpenTafl não pode dizer todas as regras deste jogo

nothing-prints-it = `{ $id }` não é impresso em lugar nenhum

noun-neutral = { $fault }; no lugar dele vale o nome neutro, e `check` com este jogo, tema e idioma mostra as linhas a escrever

number-paragraphs-from-one = numere os parágrafos da história a partir de 1, sem pular nenhum

one-after-another = { $first }; { $next }

one-name-for-two = dois dos jogos seriam gravados em `{ $name }.pdf`: indique cada jogo uma só vez, e dê nomes diferentes aos seus arquivos

one-size-fits = um jogo de { $only } casas, ou a trilha (`morris`)

only-morris-fits = a trilha (`morris`)

option-where-none-are = nenhum destes jogos tem a opção `{ $option }`: eles não têm opções

or-did-you-mean = ; você quis dizer `{ $meant }`?

or-is-a-game = ; `{ $meant }` é um jogo: escolha-o com --variant

or-is-a-theme = ; `{ $meant }` é um tema: escolha-o com --theme, além de um jogo

paragraph-before-missing = `{ $id }` nunca é impresso: não há `{ $before }`

part =
    { $part ->
        [points] cartão de pontos
       *[scores] folha de pontos
    }

part-of-no-game = { $asked } não tem { part }, e nenhum jogo do programa tem

part-of-other-games = { $asked } não tem { part }; estes jogos têm: { $games }

part-the-word = divida a palavra: ela pode ter no máximo { $most } letras

parts-of-other-games = { $all }

photograph-left-out = { $drawings }: uma foto não tem linhas que um laser possa seguir, e por isso os discos são desenhados sem ela: contorno e anel; grave a laser um nome ou uma letra em cada um, ou cole por cima a imagem impressa

player-not-printable = não é possível imprimir o nome do jogador { $number }, `{ $name }` ({ $fault }): escreva em letras latinas

puzzles-stopped =
    interrompido: de { $wanted } problemas, até então { $found ->
        [0] nenhum foi encontrado
        [one] 1 foi encontrado
       *[other] { $found } foram encontrados
    }, e nada foi escrito

record-board-differs = o registro é de um tabuleiro de { $theirs } x { $theirs } casas, e o de `{ $id }` tem { $ours } x { $ours }

record-layout-differs = as regras do registro têm outra posição inicial que não a de `{ $id }`

record-name-changed = o nome é escrito como `{ $name }`

record-of-other-game = o registro é de uma partida de `{ $recorded }`, e ela segue as regras de `{ $variant }`

record-rules-differ = as regras do registro não são as de `{ $id }`: há diferenças em { $keys }

record-rules-not-applied = em { $keys } valem as regras de `{ $id }`, não o que diz o registro

record-without-game = o registro não indica o jogo

say-which-game = diga qual é o jogo com a opção `variant`: o nome dele, ou o arquivo

say-which-game-of-these = diga qual é o jogo com a opção `variant`; os jogos do programa são: { $known }

say-which-game-or-write = diga qual é o jogo com a opção `variant`, ou escreva uma linha como `Game: copenhagen` acima dos lances

sentence-changed-in-english = `{ $id }` mudou em inglês desde que foi traduzida

sentence-still-english = `{ $id }` ainda está como em inglês

sentence-twice = `{ $id }` está definida duas vezes

several-sizes-fit = um jogo de { $sizes } ou { $last } casas, ou a trilha (`morris`)

shorten-heading = encurte: o máximo é de { $most } caracteres

shorten-the-longest-text = encurte este texto, o mais longo dos seus: ele tem { $own } de { $letters } letras

shorten-to-letters = encurte: o máximo é de { $most } caracteres

squares-could-be-larger = as casas poderiam ter { $cell }: { $option-cell } largest

text-cannot-be-printed = não é possível imprimir `{ $id }`: { $why }

text-does-not-fit = não há lugar para { thing } nem na menor letra

text-has-long-word = `{ $id }` tem uma palavra de { $letters } letras

text-has-unseen-character = `{ $id }` tem um caractere invisível, U+{ $code }

theme-frame-too-wide = { $why }

theme-has-words = as palavras do tema são -king, -defender, -attacker, -man, -throne e -board

theme-is-called-by-name = o nome do tema é o de `name` em theme.toml; os conjuntos têm o nome do jogo

theme-meant = você quis dizer "{ $meant }"? Os temas do programa são: { $known }; ou indique uma pasta como "./my-theme"

theme-name-empty = o nome está vazio

theme-not-a-file = é um arquivo, e um tema é uma pasta

theme-story-without-title = `{ $id }` nunca é impressa: a história não tem título

theme-title-without-story = `{ $id }` não tem o que encabeçar: não há `{ $story }`

theme-to-extend-is-file = não é possível ler o tema `{ $path }`: ele é um arquivo, e um tema é uma pasta

theme-to-extend-meant = você quis dizer "{ $meant }"? Os temas do programa são: { $known }; ou indique uma pasta pelo caminho a partir desta, como "../my-theme"

theme-unreadable = não é possível ler o tema `{ $path }`: { $why }

theme-without-words =
    o tema `{ $theme }` não tem palavras em { $tag ->
        [pt-BR] português do Brasil
       *[other] { language-name }
    }: as peças e os lugares que ele renomeia ficam com os nomes neutros; escreva as palavras em { $tag }.ftl, ao lado do en.ftl do tema

themes-to-extend = os temas do programa são: { $known }; ou indique uma pasta pelo caminho a partir desta, como "../my-theme"

title-too-long = `{ $id }` tem { $length } caracteres

too-few-puzzles =
    foram pedidos { $wanted } problemas, e nas partidas de número { $seed } há { $found ->
        [0] nenhum
        [one] só 1
       *[other] só { $found }
    } com exatamente um lance certo: peça menos, ou outros com `{ $option-seed }`

translate-it = traduza, a não ser que a palavra seja a mesma

translate-these-faults = traduza-as em faults.ftl, ou deixe como estão; as primeiras são { $some }

unknown-language = o programa não tem o idioma `{ $name }`{ $choice }

unknown-option = nenhum destes jogos tem a opção `{ $option }`: as opções são { $known }

unknown-theme = o programa não tem o tema `{ $name }`{ $choice }

unknown-variant = o programa não tem a variante `{ $name }`{ $choice }

unreadable = não é possível ler { field } `{ $path }`: { $why }; confira o caminho depois de { $option }

use-a-printed-name = remova isso, ou escreva um dos nomes em `templates/themes/jorvik/en.ftl`

variant-to-extend-is-folder = não é possível ler a variante `{ $file }`: ela é uma pasta, e uma variante é um arquivo

variant-to-extend-meant = você quis dizer "{ $meant }"? Ou indique um arquivo como "my.toml"

variant-to-extend-no-toml = não é possível ler a variante `{ $file }`: uma variante é um arquivo que termina em .toml

variant-to-extend-unreadable = não é possível ler a variante `{ $file }`: { $why }

variants-end-in-toml = uma variante é um arquivo que termina em .toml

variants-to-extend = as variantes do programa são: { $known }. Ou indique um arquivo como "my.toml"

win-is-forced =
    os { side } ganham em { $turns ->
        [one] um lance
       *[other] dois lances
    } seus, faça o outro lado o que fizer: { $plays }

word-unresolved = { $why }

words-of-another-language = as palavras da pasta do tema estão em `{ $file }`, mas isto é feito em inglês: indique { $option-language } { $tag }

write-letters-of-fonts = escreva com letras que as fontes tenham

write-other-letters = escreva com outras letras

write-story-or-no-title = escreva a história como `{ $story }`, `theme-story-2` e assim por diante, ou remova o título


## notation

add-t-to-afors = acrescente `t` a `afors`

attackers-stop-in-camps = um atacante sempre pode parar em seu próprio acampamento

attacking-king = aqui não existe um rei dos atacantes (`{ $letter }`)

attacking-knight = aqui não existe um cavaleiro dos atacantes (`{ $letter }`)

begin-with-number = comece com o número 1, como `1. d1-d3 f8-f9`, ou escreva os lances sem números

berserk-without-capture = aqui não existe peça que precise continuar a se mover sem capturar

breaks-off-after-number = o registro se interrompe depois do número { $number }

breaks-off-in-turn = o registro se interrompe no meio de capturas seguidas: a peça em { $square } precisa continuar

camps-where-attackers-start = acampamentos são as casas em que os atacantes começam, todas elas e nenhuma outra

capture-not-written = o lance { $number } dos { side }, { $play }, captura em { $squares }, e isso não está escrito

capture-without-square = `{ $play }` não diz em que casa captura

captures-nothing = o lance { $number } dos { side }, { $play }, não captura nada, e um sinal diz que captura

comment-not-closed = este comentário não foi fechado: o registro se interrompe dentro dele

corners-are-four = um refúgio é uma casa, três com suas vizinhas na borda ou um bloco de quatro, e são quatro refúgios

correct-captured-square = ele captura em { $squares }: corrija a casa, ou o lance

correct-move-or-game = corrija o lance, ou um anterior; se o registro é de outro jogo, indique esse

correct-result-or-moves = corrija o resultado, ou os lances

correct-square-or-game = corrija a casa; ou, se o registro é de outro jogo, indique esse: o tabuleiro dele precisa ter pelo menos { $needed } x { $needed } casas

defending-commander = aqui não existe um comandante dos defensores (`{ $letter }`)

give-men-one-speed = dê um só número a todos os soldados; o rei pode ter o dele

given-twice-in-record = `{ $key }` aparece duas vezes

given-up-and-not-lost = os { side } desistem, e o resultado diz que não perderam

guard = aqui não existe guarda (`{ $letter }`)

half-a-play = `{ $play }` é meio lance: o registro se interrompe aqui

heading-not-closed = este cabeçalho não foi fechado: o registro se interrompe dentro dele

illegal-move = o lance { $number } dos { side }, { $play }, não é permitido: { $why }

keep-one-capture = ela está escrita duas vezes: deixe uma só

keep-right-result = deixe o que está certo

keep-start-or-starti = deixe só `start` ou só `starti`

king-back-to-corner = aqui, um rei que saiu de um refúgio pode voltar a ele

king-never-captured-on-edge = assim que chega à borda, o rei já escapou, e por isso nunca é capturado ali

known-headings = os cabeçalhos são { $known }

leave-cen-out = omita `cen`, ou escreva `cen:` para um tabuleiro sem trono

leave-corp-out = omita `corp`

leave-cors-out = omita `cors`

leave-dfor-out = omita `dfor` e, com ele, as casas dos defensores

letter-of-other-piece = lance { $number } dos { side }, { $play }: a letra é de outro tipo de peça; a que se move é um { piece }

men-of-several-speeds = aqui não existem soldados que andem distâncias diferentes

mercenary = aqui não existe mercenário (`{ $letter }`)

move-after-end = { $play } vem depois do fim da partida: { $outcome }, no lance { $number } dos { side }

move-before-first-number = há um lance antes do primeiro número

move-left-out = falta um lance aqui

move-where-game-is-over = { $play } vem depois do fim da partida: { $outcome }

name-camps-or-leave-out = indique essas casas, ou omita `afor`

name-officers-with-men = indique os dois ou nenhum: `t` e `c`, `T` e `N`

no-centre-to-be-near = não há um centro perto do qual estar; assim, o rei é capturado por dois lados em qualquer lugar

no-corners-close-shieldwall = não há refúgios; assim, só peças fecham as pontas de uma muralha de escudos

no-fort-on-edge = assim que chega à borda, o rei já escapou, e por isso não há fortaleza

no-heading = `[{ $words }]` não é um cabeçalho

no-kind-of-piece = `{ $letter }` em `{ $key }` não é um tipo de peça

no-list-of-speeds = isto não é uma lista de distâncias

no-play = `{ $word }` não é um lance

no-record-entry = `{ $entry }` não é um item de um registro de regras

no-result = `{ $word }` não é um resultado

no-such-capture = o lance { $number } dos { side }, { $play }, não captura em { $square }

no-such-piece-here = os jogos deste programa não têm essa peça

no-throne-to-be-on = não há trono em que o rei possa estar; assim, isso nunca se aplica

no-value-of-key = `{ $value }` não é um valor de `{ $key }`

nothing-to-jump-from = não há trono nem refúgio de onde ou para onde pular; assim, isso nunca se aplica

number-turns-from-one = numere os lances a partir de 1

number-turns-once = numere os lances a partir de 1, com um só número para o par de lances dos dois lados; talvez falte um lance antes deste

number-unexpected = aqui está o número { $number }, mas era esperado o número { $expected }

number-with-one-move = o número { $number } tem um só lance, e o registro continua

number-without-move = o número { $number } não tem lance

numbers-are-empty-squares = um número indica quantas casas vazias há em sequência

occupied-throne-hostile = o trono com o rei nele é hostil aos atacantes ou a ninguém

officers-apart-from-men = `{ $key }` distingue os oficiais dos outros soldados do lado deles, o que não existe aqui

piece-must-go-on = a peça em { $square } capturou e precisa continuar: escreva depois do lance dela para onde vai

position-of-one-rank = a posição tem 1 linha, e o tabuleiro, { $size }

position-of-other-ranks = a posição tem { $ranks } linhas, e o tabuleiro, { $size }

rank-of-other-squares =
    a linha { $rank } tem { $squares ->
        [1] 1 casa
       *[other] { $squares } casas
    } em vez de { $size }

record-goes-on = o registro continua depois do resultado

record-has-commanders = o registro tem comandantes, e o programa da notação captura um rei entre dois deles: é assim que ele é lido; que ele poupe o rei no trono ou ao lado dele, e o capture entre um comandante e um refúgio, fica de fora

record-size-wrong = não dá para fazer um tabuleiro de tamanho `{ $size }`

record-square-off-board = `{ $word }` não é uma casa deste tabuleiro

record-two-positions = o registro tem duas posições

record-without-corners = o rei escapa para os refúgios, e não há nenhum

record-without-moves = o registro não tem nenhum lance

record-without-position = o registro não tem posição inicial

record-without-result = o registro se interrompe no lance { $last }: pelas regras a partida continua, e nenhum resultado é indicado

record-without-size = o registro não indica o tamanho

repetition-read-both-ways = a notação e o programa dela leem `w` e `l` de modos opostos; aqui qualquer um dos dois quer dizer que perde o lado que força a repetição, pois é isso que querem dizer os jogos que os usam

result-not-of-game = este resultado não é o da partida: { $outcome }, no lance { $last }

result-without-reason = pelas regras a partida continua depois do lance { $last }, e nenhum motivo é indicado para este resultado

results-contradict = este resultado não é o que o registro indica antes

sign-of-no-end = um sinal diz que este lance encerra a partida, e pelas regras ela continua

square-off-board = { $square } fica fora do tabuleiro, que tem { $size } x { $size } casas

squares-no-corners = estas casas não são refúgios

squares-of-defenders = aqui não existem casas que pertençam aos defensores

take-capture-away = ele não captura nada: remova a captura, ou corrija este lance ou um anterior

take-cross-away = remova o sinal, ou corrija este lance ou um anterior

take-end-sign-away = remova o `++` ou `--` depois dele, ou corrija o lance

take-letter-away = remova a letra, ou corrija o lance

take-moves-out = remova este lance e todos os seguintes, ou corrija um anterior

third-move-of-number = este é um terceiro lance com o número { $number }

throne-not-in-middle = um trono é a única casa no centro do tabuleiro

too-many-turns = o registro tem mais de { $most } lances

turn-number-too-large = `{ $number }` é grande demais para o número de um lance

unknown-heading = `{ $word }` não é um cabeçalho conhecido, e fica de fora

unknown-record-key = `{ $key }` não é uma chave da notação, e fica de fora

unsaid-camp-crossing = `camps-pass`: não há como aplicar só aos atacantes do próprio acampamento a regra de que quem pode parar nele não pode atravessá-lo

unsaid-camp-crossing-attackers = `camps-pass`: não há como dizer que atacantes atravessam um acampamento em que não podem entrar; só os do próprio acampamento o atravessam

unsaid-escape-squares = `escape`: não há como dizer fuga para casas indicadas; fica escrita qualquer casa da borda

unsaid-first-by-lot = `first`: não há como dizer que se sorteia o primeiro lance; fica escrito que começam os atacantes

unsaid-king-alone-on-edge = `king-on-edge`: não há como dizer a captura na borda de um rei sem defensores; fica escrito que não há nenhuma

unsaid-king-on-edge-by-attackers = `king-on-edge`: não há como dizer que um rei na borda só é capturado por três atacantes; o que fica escrito conta também casas hostis

unsaid-king-safe-between-commanders = `king-between-commanders`: não há como dizer que o rei não corre perigo entre dois comandantes; o programa da notação o captura ali

unsaid-linnaean-anywhere = `linnaean`: não há como dizer a captura contra o rei fora do trono; fica escrita a do trono

unsaid-match = `match`: não há como dizer uma disputa; fica escrita uma só partida

unsaid-must-vary = `repetition`: não há como dizer que um jogador precisa variar; nada fica escrito sobre repetição

unsaid-no-move-draw = `no-move`: não há como dizer que há empate quando um lado não tem lance; fica escrito que esse lado perde

unsaid-no-move-open = `no-move`: não há como deixar em aberto o que acontece quando um lado não tem lance; fica escrito que esse lado perde

unsaid-no-stop-between = `between`: não há como dizer que uma peça não pode parar entre dois inimigos; fica escrito que ali ela não corre perigo

unsaid-repeater-loses = `repetition`: não há como dizer que perde o lado que repete; fica escrito que perde o lado que força a repetição

unsaid-repetition-defenders-lose = `repetition`: não há como dizer que os defensores perdem, seja quem for que repita; fica escrito que perde o lado que força a repetição

unsaid-same-move-draw = `repetition`: não há como dizer um empate pelo mesmo lance; fica escrito um empate pela mesma posição

variation-left-out = uma variação fica de fora: a partida é lida como de fato transcorreu

who-enters-camps = em um acampamento podem entrar todos, os atacantes ou ninguém

who-passes-camps = por um acampamento podem passar todos, os atacantes ou ninguém

who-passes-corners = pelos refúgios só o rei pode passar

who-passes-throne = quem pode passar pelo trono: o rei, todos ou ninguém

who-stops-in-corners = nos refúgios só o rei pode parar

who-stops-on-throne = no trono podem parar o rei, todos ou ninguém, e só para o rei isso pode valer uma única vez

write-a-heading = escreva uma palavra, dois-pontos e o que ela diz, como `{ $line }`

write-a-play = escreva de onde para onde, como `d1-d3`, e em seguida o que o lance captura: `d1-d3xd4`

write-a-result = escreva `attackers win`, `defenders win`, `draw` ou `unfinished`; onde o tabuleiro não mostra isso, com o motivo, como `attackers win: resigned`

write-aforp = escreva `aforp:` para ninguém, `aforp:tcnkm` para os atacantes

write-aforre = escreva `aforre:` para ninguém, `aforre:tcnkm` para os atacantes

write-berserk-capture = escreva `ber:c`: ela continua enquanto pode capturar

write-both-moves = escreva depois dele os lances dos dois lados

write-both-moves-everywhere = depois de cada número, escreva os lances dos dois lados (só depois do último pode haver um só); ou escreva um único lance depois de cada número

write-captured-square = escreva a casa depois do `x`, como `d1-d3xd4`

write-captures = escreva `{ $crosses }` depois dele: um registro tem todas as suas capturas, ou nenhuma

write-cenh = escreva `cenh:`, ou omita para os atacantes

write-cenp = escreva `cenp:K` ou `cenp:`, ou omita

write-cens = escreva `cens:K`, `cens:` ou todas as peças, e omita `cenre`

write-edge-or-corners = escreva `esc:e`, ou indique os refúgios

write-first-move-in-place = escreva o primeiro lance de cada número no seu lugar: pontos valem por um que já foi escrito antes

write-how-it-ended = escreva como terminou, como `attackers win: resigned`, ou `unfinished`; na notação do OpenTafl, `[termination:resigned]`

write-kinds-of-pieces = escreva letras de `tcnkmgTCNKMG`, ou nenhuma

write-letters-of-record = escreva t, c, T, N ou K, ou um número de casas vazias

write-line-of-either = escreva `{ $one }` se { $color } tinha os atacantes, e `{ $other }` se não

write-list-of-speeds = escreva 1, 2, 8, 10 ou 12 números a partir de 1, separados por vírgulas; -1 é qualquer número de casas

write-move-or-drop-number = escreva o lance depois dele, ou remova o número

write-moves-behind-numbers = escreva os lances depois dos números, como `1. d1-d3 f8-f9`

write-next-number = escreva o número { $next } antes dele

write-one-game = escreva um registro de uma só partida

write-one-of-words = escreva um destes: { $words }

write-play-or-comment = um lance se escreve como `d1-d3`, e o que se diz dele vai entre chaves: `{ $said }`

write-ranks-between-strokes = escreva cada linha do tabuleiro entre duas barras

write-record-entry = escreva uma chave, dois-pontos e um valor, como `dim:11`

write-record-position = escreva uma no fim, como `start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/`

write-record-size = escreva um número de { $least } a { $most }, como `dim:11`, no início

write-result-last = escreva o resultado depois do último lance, e nada depois dele

write-side-of-color = escreva `Attackers: { $value }` ou `Defenders: { $value }`: que lado tem uma cor varia de conjunto para conjunto

write-side-that-won = números não dizem que lado ganhou: escreva `attackers win` ou `defenders win`; onde o tabuleiro não mostra isso, com o motivo, como `attackers win: resigned`

write-sign-where-it-ends = escreva um `{ $closes }` onde ele termina

write-squares-with-commas = escreva casas separadas por vírgulas, como `a1,a11`

write-this-line = escreva `{ $line }`

write-where-it-goes = escreva depois do último lance para onde ela vai, como `-{ $square }` com essa casa






## product

no-players = `{ $text }` não é um número nem uma lista de nomes: escreva quantos jogadores há, de { $least } a { $most }, ou os nomes separados por vírgulas, como "Ada, Bo, Cleo"

player-name-too-long = o nome { $number }, `{ $name }`, tem { $letters } caracteres, e o máximo é { $most }

player-without-name = o nome { $number } está vazio: escreva um nome entre cada duas vírgulas, ou indique em vez disso o número de jogadores

players-beyond-counting = não é possível jogar com tanta gente: indique de { $least } a { $most } jogadores

players-of-one-name = os nomes { $first } e { $second } são os dois `{ $name }`: acrescente algo que distinga um do outro

too-few-players =
    não é possível um torneio com { $count ->
        [1] 1 jogador
       *[other] { $count } jogadores
    }: indique de { $least } a { $most } jogadores; dois jogam uma disputa de duas partidas sem torneio

too-many-players = { $count } jogadores são demais para uma só noite e uma só tabela: indique de { $least } a { $most }; se houver mais, forme vários grupos






## render

bug-of-the-program = isto é um erro do tafl-print: por favor, relate-o junto com o comando que você usou

document-malformed = não é possível gravar o documento: “{ $how }”; { $bug }

font-not-embedded = não é possível incorporar a fonte `{ $font }`; { $bug }

font-without-letter = a fonte `{ $font }` não tem os caracteres de `{ $text }` { $codes }: escreva o texto sem eles

pdf-breaks-standard = o PDF não estaria de acordo com PDF/A-2a e PDF/UA-1: “{ $faults }”; { $bug }

pdf-without-part = não foi encontrado no PDF “{ $what }”, onde ficariam os ajustes de impressão; { $bug }

too-many-dots = a página { $page } de { $width } x { $height } mm tem { $dots } milhões de pontos a { $dpi } dpi, e o máximo para uma imagem é de { $most } milhões: use { $option-dpi } { $fits } ou menos, ou grave um PDF ou SVG






## request

address-is-empty = escreva um endereço, como "Rua das Flores, 1, São Paulo"

address-without-box = `{ $option-address }` fica na caixa, e nenhuma foi pedida: inclua box em { $option-parts }, ou omita essa opção

back-and-laser = `{ $option-back }` é impresso no verso das folhas, e uma cortadora a laser trabalha de um lado só: escolha { $option-format } pdf, ou omita essa opção

back-and-pack = `{ $option-pack }` tem o tabuleiro na folha de cada dupla, e `{ $option-back }` é impresso atrás de tabuleiros recortados à parte: omita uma das duas opções

back-and-poster = `{ $option-back }` é impresso atrás das folhas do tabuleiro, e `{ $option-poster }` põe o tabuleiro em uma só página, feita em uma gráfica: omita uma das duas opções

back-and-share-pieces = `{ $option-back }` tem peças que servem para os dois lados de um tabuleiro, e `{ $option-share-pieces }`, um conjunto de peças para vários tabuleiros: omita uma das duas opções

back-without-board = `{ $option-back }` é o outro lado do tabuleiro, que { $option-parts } deixa de fora: inclua board entre as partes, ou omita essa opção

balance-without-leaflet = `{ $option-balance }` acrescenta uma linha ao livreto, e nenhum livreto é impresso: inclua-o em `{ $option-parts }`, ou omita isto; `tafl-print balance` diz o mesmo

bed-out-of-bounds = não é possível usar uma mesa de { $text }: cada lado deve medir de { $least } mm a { $most } mm

bed-without-laser = `{ $option-bed }` é para uma cortadora a laser, e não foi pedido nada para ela: acrescente { $option-format } laser-svg ou { $option-format } dxf, ou omita essa opção

box-places-without-box = `{ $option-box-places }` ficam no fundo da caixa, e nenhuma foi pedida: inclua box em { $option-parts }, ou omita essa opção

braces-around-something-else = há entre chaves algo que não é n: { "{" }n{ "}" } é o número do conjunto, e outras chaves não valem nada

club-without-board = `{ $option-pack }` tem tabuleiros com coordenadas, e { $option-parts } deixa o tabuleiro de fora: inclua board entre as partes, ou omita { $option-pack }, pois cada parte pode ser feita sem essa opção

club-without-pages = `{ $option-pack }` tem páginas para pendurar e para escrever, que são para uma impressora, e só foram pedidos desenhos para uma cortadora a laser: acrescente { $option-format } pdf, ou omita { $option-pack }

coordinates-without-pages = `{ $option-coordinates }` é para tabuleiros impressos, e só foram pedidos desenhos para uma cortadora a laser: acrescente { $option-format } pdf, ou omita essa opção

date-out-of-bounds = { $seconds } não é uma data: é um número de segundos desde 1970, de { $first } a { $last }

dpi-without-png = `{ $option-dpi }` é para páginas em PNG, e nenhuma foi pedida: acrescente { $option-format } png, ou omita essa opção

game-minutes-without-tournament = `{ $option-game-minutes }` vale para as partidas de um torneio, e nenhum foi pedido: inclua tournament em { $option-parts }, ou omita essa opção

kerf-without-laser = `{ $option-kerf }` é para uma cortadora a laser, e não foi pedido nada para ela: acrescente { $option-format } laser-svg ou { $option-format } dxf, ou omita essa opção

label-is-empty = escreva como se chama um conjunto, como "Table { "{" }n{ "}" }"

labels-and-squares = `{ $option-label-sheet }` tem etiquetas redondas, e `{ $option-token } square` faz peças quadradas: omita uma das duas opções

largest-and-laser = `{ $option-cell } largest` preenche folhas de papel, e foram pedidos desenhos para uma cortadora a laser: dê a { $option-cell } uma medida

largest-on-exact = `{ $option-poster } exact` tem o tamanho do próprio tabuleiro, e assim não há casas que sejam as maiores: dê a { $option-cell } uma medida, ou escolha { $option-poster } a1

largest-without-board = `{ $option-cell } largest` é para o tabuleiro, que { $option-parts } deixa de fora: inclua board entre as partes, ou dê a { $option-cell } uma medida

line-too-long = há { $letters } caracteres, e o máximo é { $most }

maker-is-empty = escreva um nome, como "Freya Lund, York"

maker-on-board-alone = `{ $option-maker-on-board }` põe no tabuleiro o nome que `{ $option-maker }` indica: indique um, ou omita essa opção

maker-on-board-without-pages = `{ $option-maker-on-board }` é para tabuleiros impressos, e só foram pedidos desenhos para uma cortadora a laser: acrescente { $option-format } pdf, ou omita essa opção

no-format = não foi pedido nada para fazer: indique { $option-format }

no-such-field = não existe um campo `{ $name }`

no-such-part = `{ $word }` não é uma parte de um conjunto: escolha entre { $known }

no-such-word = `{ $text }` não é nenhum destes: { $known }

no-variant = nenhum jogo foi indicado: indique { $option-variant }

not-a-bed = `{ $text }` não é uma mesa: escreva a largura e a altura dela, como 600x400mm

not-a-length = `{ $text }` não é um comprimento: escreva um número com a unidade, com ponto, não vírgula, nos decimais, como `25mm`, `2.5cm`, `3/4in` ou `72pt`

not-a-shift = `{ $text }` não é um deslocamento: escreva quanto para a direita e quanto para baixo, como 0.5mm,-1mm

not-drawn-as = uma posição é desenhada como PDF, SVG ou PNG

not-one-line = escreva uma linha só de caracteres visíveis: U+{ $code } não é um deles

nudge-without-labels = `{ $option-nudge }` desloca o que está em etiquetas, e nenhuma foi pedida: acrescente { $option-label-sheet }, ou omita essa opção

number-out-of-bounds = { $number } não fica entre { $least } e { $most }

out-of-bounds =
    não é possível usar { $what ->
        [disc] um disco
        [frame] uma moldura
        [margin] uma margem
        [bleed] uma sangria
        [kerf] um corte (kerf)
       *[square] uma casa
    } de { $length }: escolha de { $least } a { $most }

outline-text-without-svg = `{ $option-outline-text }` é para páginas em SVG, e nenhuma foi pedida: acrescente { $option-format } svg, ou omita essa opção

pack-and-bleed = `{ $option-pack }` põe tudo borda com borda, sem cor que passe além de um corte: omita `{ $option-bleed }`, ou { $option-pack }

pack-and-cut = `{ $option-pack }` tem o tabuleiro em uma só parte, e `{ $option-cut }` corta o tabuleiro em várias: escolha whole, ou omita uma das duas opções

pack-and-discs = `{ $option-pack }` tem peças de um só tamanho, que preenchem a área delas na folha, e `{ $option-king-disc }` ou `{ $option-piece-disc }` pede outro: omita uma das opções

pack-and-frame = `{ $option-pack }` tem uma moldura tão larga quanto o desvio de uma tesoura, e `{ $option-frame }` pede outra: omita uma das duas opções

pack-and-labels = `{ $option-pack }` tem as peças na folha de papel-cartão, e `{ $option-label-sheet }` põe as peças em etiquetas: omita uma das duas opções

pack-and-laminate = `{ $option-pack }` é cortado borda com borda, e `{ $option-laminate }` precisa de espaço para o plástico em volta de cada parte: omita uma das duas opções

pack-and-largest = `{ $option-pack }` tem as maiores casas de até 25 mm que cabem na folha: omita `{ $option-cell } largest`, ou dê a { $option-cell } uma medida

pack-and-laser = `{ $option-pack }` é cortado com tesoura, e foram pedidos desenhos para uma cortadora a laser: escolha { $option-format } pdf, ou omita { $option-pack }

pack-and-poster = `{ $option-pack }` tem o tabuleiro na folha de cada dupla, e `{ $option-poster }`, em uma página feita em uma gráfica: omita uma das duas opções

pack-and-round = `{ $option-pack }` tem peças quadradas, que se separam com cortes retos, e `{ $option-token } round` faz discos: escolha square, ou omita { $option-pack }

pack-and-share-pieces = `{ $option-pack }` dá a cada dupla as peças do seu jogo, e `{ $option-share-pieces }`, um só conjunto de peças para vários jogos: omita uma das duas opções

pack-and-spares = `{ $option-pack }` tem tantas peças de reserva quantos são os lugares que sobram na folha, e `{ $option-spares }` pede um número: omita uma das duas opções

pack-and-two-sided = `{ $option-pack }` não tem nada para dobrar, e com `{ $option-two-sided }` as peças são dobradas: omita uma das duas opções

pack-with-more-to-cut = `{ $option-pack }` tem lugar na folha para o tabuleiro, as peças e um cartão, e { $option-parts } inclui mais alguma coisa que se recorta: deixe de fora points e scores, ou omita { $option-pack }

pack-without-its-sheet = `{ $option-pack }` põe em uma folha o tabuleiro, as peças e um cartão para cada dupla, e { $option-parts } deixa um deles de fora: inclua os três, ou omita { $option-pack }

picture-out-of-bounds = não é possível fazer uma imagem de { $width } pixels: escolha de { $least } a { $most }

pieces-without-pages = `{ $option-two-sided }` e `{ $option-label-sheet }` são para peças impressas, e só foram pedidos desenhos para uma cortadora a laser: acrescente { $option-format } pdf, ou omita essas opções

player-not-seen = o nome { $number } tem o caractere U+{ $code }, que é invisível: escreva com caracteres visíveis

players-without-tournament = `{ $option-players }` indica quem joga um torneio, e nenhum foi pedido: inclua tournament ou place-cards em { $option-parts }, ou omita essa opção

poster-and-cut = `{ $option-poster }` imprime o tabuleiro inteiro, e `{ $option-cut }` corta o tabuleiro em partes: omita uma das duas opções

poster-without-pages = `{ $option-poster }` é para uma gráfica, e só foram pedidos desenhos para uma cortadora a laser: acrescente { $option-format } pdf, ou omita essa opção

seed-without-puzzles = `{ $option-seed }` escolhe entre problemas ou partidas, e nenhum foi pedido: diga quantos com `{ $option-puzzles }` ou `{ $option-balance }`, ou omita essa opção

share-pieces-alone = { $option-share-pieces } é para vários jogos: indique { $option-variant } uma vez para cada um deles, ou omita essa opção

sheets-without-pages = `{ $option-laminate }`, `{ $option-duplex }` e `{ $option-split }` são para folhas impressas, e só foram pedidos desenhos para uma cortadora a laser: acrescente { $option-format } pdf, ou omita essas opções

shift-too-far = um deslocamento de { $text } é demais: o máximo é de { $most } mm; se o desvio de uma página é maior, ela mudou de escala ou entrou torta na impressora

stem-of-several = { $option-stem } dá nome aos arquivos de um só jogo, e foram pedidos vários: omita essa opção

thickness-without-laser = `{ $option-thickness }` é para uma caixa feita em uma cortadora a laser, e não foram pedidos desenhos para ela: acrescente { $option-format } laser-svg ou { $option-format } dxf, ou omita essa opção

too-many-diagrams = foram pedidos { $count } diagramas, e o máximo por partida é { $most }

wall-without-rules = `{ $option-wall }` é o papel das regras para a parede, e elas não foram pedidas: inclua wall em { $option-parts }, ou omita essa opção




## scene

bitmap-of-wrong-bytes = os pixels da imagem ocupam { $wanted } bytes, e há { $found }

bitmap-of-wrong-size = uma imagem deve ter de 1 pixel a { $most } milhões de pixels; esta tem { $width } x { $height }

no-colour = `{ $text }` não é uma cor: escreva # e seis dígitos hexadecimais, como `#8b2e1f`, ou um nome como `navy`



## text

attribute-unsaid = `{ $id }` tem um atributo, `.{ $attribute }`, que nada usa

backslash-before-other = uma barra invertida só pode vir antes de `*` ou `\` (escreva `\\` para uma barra invertida)

bold-never-closed = `**` abre um negrito que nunca é fechado (escreva `\*` para um asterisco)

braces-too-deep = há chaves dentro de chaves demais

correct-the-name = corrija o nome

form-unknown = `{ $form }` não é uma forma de `{ $id }`

function-unknown = `{ $id }` usa `{ $function }()`, que não existe

gender-unknown = `{ $gender }` não é um gênero de substantivo

genders-are = os gêneros são { $genders }

italics-never-closed = `*` abre um itálico que nunca é fechado (escreva `\*` para um asterisco)

keep-one-sentence = deixe uma só

language-name =
    { $language ->
        [Danish] dinamarquês
        [Dutch] holandês
        [English] inglês
        [Finnish] finlandês
        [French] francês
        [German] alemão
        [Icelandic] islandês
        [Italian] italiano
        [Norwegian] norueguês
        [Polish] polonês
        [Portuguese] português
        [Russian] russo
        [Spanish] espanhol
        [Swedish] sueco
       *[other] { $language }
    }

leave-form-out = escreva ali `{ $usual }`, ou omita `{ $form }`: essa forma se deduz sozinha. Em um substantivo formado de um adjetivo ela pode ser outra

long-word = uma palavra de { $letters } letras

look-for-terms = veja em terms.ftl quais existem

mark-next-to-space = um sinal com um espaço do lado de dentro (escreva `\*` para um asterisco)

marks-around-nothing = sinais sem nada entre eles (escreva `\*` para um asterisco)

marks-do-not-pair = { $fault } em `{ $text }`

marks-within-marks = sinais de itálico e de negrito não podem ficar uns dentro dos outros

measure-unusable =
    não é possível compor texto com { $what ->
        [type] letra de tamanho
       *[column] coluna de largura
    } { $value }

message-too-long = uma mensagem de mais de { $most } caracteres

messages-too-many = mais de { $most } mensagens em um arquivo

no-glyph = a fonte { $font } não tem glifo para o caractere `{ $character }` (U+{ $code }) em `{ $context }`

no-glyph-for-control = a fonte { $font } não tem glifo para o caractere U+{ $code } em `{ $context }`

no-variables = ela não tem variáveis

noun-form-unusual = `-{ $id }` diz `{ $text }` em `{ $form }`; substantivos desse gênero têm ali `{ $usual }`

noun-forms-unknown = em `-{ $id }` falta o que não se pode deduzir do que está escrito: { $forms }

noun-in-small-letters = `-{ $id }` diz `{ $word }`, e substantivos em { language-name } começam com maiúscula

noun-keeps-gender = `-{ $id }` não diz o gênero; as frases continuam a tratá-lo como uma palavra de gênero { $gender }

noun-with-capital = escreva `{ $capital }`; um adjetivo muda com o artigo antes dele: junte o adjetivo e o substantivo em uma palavra, ou omita o adjetivo

noun-without-gender = `-{ $id }` não diz o gênero, com que concordam os artigos ao lado

part-with-spaces = divida com espaços: uma palavra pode ter no máximo { $most } letras

plural-unknown = `{ $id }` tem uma forma de plural `{ $form }` para `${ $variable }`, que não corresponde a nenhum número

plurals-are = as do { language-name } são { $known }

reference-unknown = `{ $id }` remete a `{ $reference }`, que não existe

sentence-grows-long = a mensagem `{ $id }` passa de { $most } caracteres

sentence-missing = falta `{ $id }`, que existe em inglês

sentence-twice-in-file = { $file }: `{ $id }` está definida duas vezes

sentence-unknown = não há mensagem `{ $id }`

sentence-unread = { $why }

sentence-unresolved = na mensagem `{ $id }`: { $what }

sentence-unsaid = nada usa `{ $id }`: em inglês não há essa frase

sentence-written-twice = `{ $id }` está escrita duas vezes, e só uma das duas seria usada

sentence-wrong-in-file = { $file }:{ $line }:{ $column }: { $what }

sentence-wrong-in-text = linha { $line }, coluna { $column } do texto: { $what }

sentences-too-large = frases com mais de { $most } KiB

shorten-message = encurte, ou faça duas mensagens dela

shorten-sentences = encurte as frases: um idioma, com as palavras de um tema nele, não tem mais que isso em todos os seus arquivos

take-attribute-out = remova isso; as formas de uma palavra são escritas como nos outros termos: { "{" } $number -> *[one] ... { "}" }

take-out-unsaid = remova o que nenhum conjunto usa

take-unseen-out = remova isso: veio junto com algo copiado de outro lugar

term-argument-unknown = `{ $id }`: `{ $term }` não aceita o argumento `{ $name }`

term-arguments-are = os termos aceitam { $known }

term-attribute-unknown = `{ $id }`: `{ $term }` não tem `.{ $attribute }`

term-form-unknown = `{ $id }`: `{ $term }` não tem { $name } "{ $value }"

term-forms-are = as formas são { $known }

term-unknown = `{ $id }`: não há termo `{ $term }`

text-unreadable = não é possível ler o texto

the-one-attribute = o único atributo é `.gender`, de substantivos

the-one-function = a única função é { $function }(), que torna maiúscula a primeira letra de um texto

translate-into-file = traduza em { $file }

unseen-character = um caractere invisível, U+{ $code }

variable-unknown = `{ $id }` não tem a variável `${ $variable }`

variables-are = as variáveis dela são: { $known }

what-it-says = o que está escrito

word-says-nothing = `{ $id }` não diz nada

write-known-forms = as formas são { $known }: *[one] corvo, [other] corvos

write-noun-forms = escreva assim; o que há de novo é um palpite, a ser corrigido se o substantivo tem outra forma:
    { $lines }

write-sentences-so = escreva mensagens como `name = text`; as outras linhas do texto começam com recuo

write-the-gender = escreva `    .{ $attribute } = …` na linha de baixo, com um destes no lugar dos pontos: { $genders }

write-word-or-leave-out = escreva uma palavra, ou remova a linha: então vale a palavra neutra






## theme

clip-instead-of-mask = use um caminho de recorte, ou gradientes com pontos de cor transparentes

clip-the-group-around = em vez disso, recorte o grupo em volta

clip-with-element = desenhe a forma em um `<clipPath id="name">` e escreva clip-path="url(#name)"

clip-with-the-innermost = recorte só com o mais interno, ou una todos em um só caminho

copy-as-it-is = copie de novo, sem nenhuma conversão

copy-element-into-file = copie esse elemento para este arquivo: um desenho é um só arquivo

copy-the-picture-anew = copie a imagem de novo de onde ela veio, ou abra em um programa de imagens e exporte outra vez

correct-name-or-add-element = corrija o nome, ou acrescente o elemento

cut-the-picture = recorte na imagem só o que deve ser visto

download-the-drawing = baixe o desenho em si, não a página que o mostra

draw-effect-with-gradients = desenhe o efeito com gradientes e um segundo tom

draw-pattern-as-shapes = desenhe as próprias formas do padrão, com `use`

draw-with-svg-shapes = desenhe isso com formas de SVG

draw-within-view-box = desenhe dentro do `viewBox`, ou só um pouco além

export-as-jpeg-or-png = abra em qualquer programa de imagens e exporte como JPEG ou PNG

export-as-usual-jpeg = abra em qualquer programa de imagens e exporte como JPEG comum, em RGB

export-from-phone = exporte como JPEG (no celular: Ajustes > Câmera > Formatos > Mais Compatível, ou mande a imagem por e-mail)

export-one-picture = exporte uma das imagens dele como PNG ou JPEG

export-smaller = exporte em tamanho menor: 2000 pixels de largura já são mais do que qualquer página mostra

export-smaller-or-not-interlaced = exporte em tamanho menor, ou sem entrelaçamento

export-smaller-or-not-progressive = exporte em tamanho menor, ou como JPEG que não seja progressivo

export-the-page = exporte a página como PNG, ou desenhe em SVG

export-with-srgb = se as cores saírem erradas na impressão, abra em qualquer programa de imagens e exporte com as cores de sRGB

fetch-the-file = busque o desenho: git lfs pull, ou baixe o arquivo original

give-shapes-a-class = dê uma classe às formas de que a regra trata, e escreva a regra para essa classe

join-shapes = una as formas dele em um só caminho (Inkscape: Caminho > União)

jpeg-bits-unusual = a imagem JPEG tem { $bits } bits por cor, e o comum é 8

jpeg-breaks-off = a imagem JPEG está incompleta: falta o fim

jpeg-broken = a imagem JPEG está corrompida: não é possível descompactar os pixels

jpeg-in-cmyk = a imagem JPEG está em CMYK, as tintas de uma gráfica

jpeg-packing-unusual = a imagem JPEG está compactada de um modo que poucos programas leem (sem perdas, ou por codificação aritmética)

jpeg-parts-unusual = a imagem JPEG tem { $parts } componentes por pixel, e o comum é 1 ou 3

jpeg-pixels-wrong = a imagem JPEG está corrompida (o número de pixels não é o que ela diz)

jpeg-progressive-too-large = a imagem JPEG é progressiva e tem { $width } x { $height } pixels; o máximo para uma dessas é de { $millions } milhões

jpeg-sampling-unusual = a imagem JPEG está compactada de um modo que poucos programas leem (as cores têm uma amostragem diferente da da luz)

jpeg-scans-many = a imagem JPEG está compactada em { $scans } passagens, e são lidas no máximo { $most }

jpeg-without-end = a imagem JPEG não tem marca de fim: talvez falte um pouco do último canto

leave-focal-point-out = ponha `fx` e `fy` dentro do círculo, ou omita os dois

leave-width-and-height-out = omita `width` e `height`

look-at-the-picture = olhe a imagem impressa; se não estiver inteira, copie de novo de onde ela veio

look-at-use-of-svg = confira os `use`: nenhum pode levar de volta a si mesmo, e cópias de cópias se multiplicam

make-dashes-longer = alongue os traços do tracejado: ninguém vê 20 mil deles

no-picture = isto não é uma imagem

paper-does-not-move = remova isso: papel não se mexe

picture-file-too-large = a imagem tem { $size } MiB, e o máximo é 20

picture-is-avif = esta é uma imagem AVIF, e não PNG nem JPEG

picture-is-bmp = esta é uma imagem BMP, e não PNG nem JPEG

picture-is-changed-png = esta é uma imagem PNG cujos primeiros bytes mudaram no caminho, e assim não é PNG nem JPEG

picture-is-film = isto é um vídeo, ou uma imagem de tipo desconhecido, e não PNG nem JPEG

picture-is-gif = esta é uma imagem GIF, e não PNG nem JPEG

picture-is-heic = esta é uma imagem HEIC, como as que os iPhones gravam, e não PNG nem JPEG

picture-is-heif = esta é uma imagem HEIF, como as que celulares gravam, e não PNG nem JPEG

picture-is-jpeg-2000 = esta é uma imagem JPEG 2000, que poucos programas leem, e não PNG nem o JPEG comum

picture-is-jpeg-xl = esta é uma imagem JPEG XL, e não PNG nem JPEG

picture-is-pdf = este é um PDF, e não PNG nem JPEG

picture-is-photoshop = este é um arquivo do Photoshop, e não PNG nem JPEG

picture-is-tiff = esta é uma imagem TIFF, ou o arquivo bruto (raw) de uma câmera, e não PNG nem JPEG

picture-is-webp = esta é uma imagem WebP, como as das páginas da web, e não PNG nem JPEG

picture-malformed = { $why }

picture-profile-passed-over = o perfil de cores da imagem não pode ser lido, ou é de outro tipo que as cores dela, e é ignorado

picture-too-large = a imagem tem { $width } x { $height } pixels: { $millions } milhões, e o máximo é { $most }

picture-too-long = a imagem tem { $width } x { $height } pixels: um lado tem mais de { $most } vezes o outro

picture-too-small = a imagem tem { $width } x { $height } pixels, e o mínimo de cada lado é { $fewest }: na impressão, os pixels apareceriam como quadradinhos

picture-transparent = não se vê nada da imagem: ela é toda transparente

png-breaks-off = a imagem PNG está incompleta: falta o fim

png-changed = a imagem PNG está corrompida: alguns dos seus bytes mudaram no caminho

png-interlaced-too-large = a imagem PNG é entrelaçada e tem { $width } x { $height } pixels; o máximo para uma dessas é de { $millions } milhões

png-moves = a imagem PNG se mexe (é um APNG)

png-parts-broken = a imagem PNG está corrompida: as partes dela não são como devem ser as de um PNG

png-pixels-broken = a imagem PNG está corrompida: não é possível descompactar os pixels

png-rows-broken = a imagem PNG está corrompida (suas linhas não têm comprimento)

refer-to-kind = faça referência a um `<{ $kind }>`

save-as-plain-svg = desenhos são SVG 1.1; abra o arquivo em um programa de desenho e salve como SVG simples

save-colours-at-shapes = salve o arquivo como SVG simples, com as cores nas próprias formas

save-svg-with-view-box = salve como SVG simples, com um viewBox

save-with-a-usual-page = salve o desenho com uma página de tamanho comum, como 100 por 100

say-it-with-svg = remova isso, ou diga o mesmo com elementos e atributos de SVG 1.1

simplify-the-drawing = simplifique o desenho (Inkscape: Caminho > Simplificar), e veja o que `use` copia, e quantas vezes

start-with-svg = desenhos são SVG: o primeiro elemento é `<svg>`

svg-becomes-too-much = { $element } se transforma em { $count } elementos, e o máximo é { $most }

svg-bitmap = um bitmap

svg-bitmap-in-element = um bitmap em { $element }

svg-blank-before-xml = há espaços antes de `<?xml`, onde não pode haver nada

svg-blend-mode = um modo de mesclagem

svg-blend-mode-in-element = um modo de mesclagem em { $element }

svg-clip-text = um caminho de recorte feito de texto

svg-clip-text-in-element = um caminho de recorte feito de texto em { $element }

svg-clipped-clip = um caminho de recorte dentro de um caminho de recorte

svg-clipped-clip-in-element = um caminho de recorte dentro de um caminho de recorte em { $element }

svg-clips-by-rules = { $element } diz por meio de regras para que servem { $count } caminhos de recorte: escreva `clip-path` nas próprias formas

svg-clips-itself = { $element } é recortado por si mesmo

svg-copies-itself = { $element } copia aquilo de que ele mesmo faz parte

svg-crossing-clip = um caminho de recorte cujas formas se cruzam, com `clip-rule: evenodd` ou furos

svg-crossing-clip-in-element = um caminho de recorte cujas formas se cruzam, com `clip-rule: evenodd` ou furos, em { $element }

svg-css-rule-unusable = `@{ $name }` em { $element } não pode ser usado em desenhos

svg-css-selector-unusable = a regra para `{ $selector }` em { $element } não pode ser usada em desenhos

svg-css-unusable = `{ $name }: { $value }` de { $element } não pode ser usado em desenhos

svg-dashes = um tracejado com traços demais, contando os de outras linhas

svg-dashes-in-element = um tracejado com traços demais, contando os de outras linhas, em { $element }

svg-deep-clips = mais de { $most } caminhos de recorte um dentro do outro

svg-deep-clips-in-element = mais de { $most } caminhos de recorte um dentro do outro em { $element }

svg-element-unusable = { $element } não pode ser usado em desenhos

svg-entities-grow = as entidades chegariam a { $grown } letras, e o máximo é { $most }

svg-filter = um filtro

svg-filter-in-element = um filtro em { $element }

svg-focal-point = um ponto focal fora do círculo do gradiente

svg-focal-point-in-element = um ponto focal fora do círculo do gradiente em { $element }

svg-git-lfs = isto é um ponteiro do Git LFS, e não o desenho em si

svg-in-another-file = `{ $name }` de { $element } é `{ $value }`, que está em outro arquivo

svg-mask = uma máscara

svg-mask-in-element = uma máscara em { $element }

svg-miter-clip = a junção `stroke-linejoin: miter-clip`

svg-miter-clip-in-element = a junção `stroke-linejoin: miter-clip` em { $element }

svg-no-colour = `{ $name }` de { $element } é `{ $value }`, que não é uma cor

svg-no-length = `{ $name }` de { $element } é `{ $value }`, que não é uma medida

svg-no-number = `{ $name }` de { $element } é `{ $value }`, que não é um número

svg-no-size = o desenho não tem tamanho

svg-no-view-box = `{ $text }` não é um `viewBox`

svg-number-too-large = `{ $name }` de { $element } tem o número { $number }

svg-other-root = não é um arquivo SVG: começa com `<{ $name }>`

svg-pattern = um padrão como preenchimento

svg-pattern-in-element = um padrão como preenchimento em { $element }

svg-reference-missing = { $element } remete a `#{ $target }`, que não está no arquivo

svg-reference-of-another-kind = `{ $name }` de { $element } remete a `#{ $target }`, que é um `<{ $found }>`

svg-repeats = um gradiente que se repete vezes demais

svg-repeats-in-element = um gradiente que se repete vezes demais em { $element }

svg-shapes-differ = `viewBox` tem outras proporções que `width` e `height`

svg-text = texto

svg-text-in-element = texto em { $element }

svg-too-deep = { $element } fica dentro de mais de { $most } outros, contando cópias e caminhos de recorte

svg-too-far = uma forma que chega a { $farthest }, e o máximo é { $reach }

svg-too-far-in-element = uma forma que chega a { $farthest }, e o máximo é { $reach }, em { $element }

svg-too-many-elements = o desenho tem elementos demais, ou elementos que contêm a si mesmos

svg-too-many-points = o desenho tem { $count } pontos, e o máximo é { $most }

svg-too-many-rules = { $rules } regras de CSS para { $elements } elementos

svg-too-many-shapes = o desenho tem { $count } formas, e o máximo é { $most }

svg-unparsed = não é um arquivo SVG: { $why }

svg-unusable = não serve como desenho: { $why }

svg-view-box-size-wrong = um `viewBox` de { $width } por { $height }: os lados vão de { $least } a { $most }

svg-web-page = isto é uma página da web, e não um desenho

svg-xmlns-missing = falta o `xmlns` de SVG

take-blanks-away = remova as linhas vazias e os espaços antes de `<?xml`

take-own-clip-path-out = remova o `clip-path` dele mesmo

take-the-larger-picture = use a imagem como veio da câmera, ou escaneie o desenho a 300 dpi

text-into-paths = converta o texto em caminhos

text-into-paths-for-fonts = converta o texto em caminhos: as fontes variam de um computador para outro

theme-has-too-many-points = com "{ $file }", os desenhos têm { $count } pontos, e o máximo é { $most }

theme-has-too-many-shapes = com "{ $file }", os desenhos têm { $count } formas, e o máximo é { $most }

too-many-pictures = um tema tem no máximo { $most } imagens, com { $millions } milhões de pixels ao todo

trace-the-bitmap = vetorize (Inkscape: Caminho > Traçar bitmap) e salve os caminhos sem a imagem

trace-the-coarse-bitmap = um bitmap sai mal na impressão neste tamanho: vetorize (Inkscape: Caminho > Traçar bitmap) e salve os caminhos sem a imagem

ungroup-the-drawing = desagrupe o desenho em um programa de desenho, e confira os `use`: cópias de cópias se multiplicam

use-another-join = use `miter`, `round` ou `bevel`

use-paths = use caminhos

use-plain-colours = use cores simples e opacidade

use-what-art-carries = use caminhos, formas, grupos, `use`, gradientes e caminhos de recorte

write-attribute-of-shape = escreva isso como atributo da forma: { $name }="..."

write-entities-out = escreva o texto onde ele é usado, ou salve o arquivo como SVG simples

write-four-numbers = escreva quatro números, os dois últimos maiores que 0, como `viewBox="0 0 100 100"`

write-rules-for-paper = escreva as próprias regras para papel, sem isso

write-stops-out = escreva por extenso os pontos de cor repetidos, sem `spreadMethod`

write-svg-colour = escreva # e seis dígitos hexadecimais, como #8b2e1f, ou um nome como navy

write-svg-length = escreva um número, com ou sem unidade, como 12 ou 3.5mm

write-svg-number = escreva um número, como 0.5

write-svg-xmlns = escreva `<svg xmlns="http://www.w3.org/2000/svg" ...>`

write-transform-attribute = escreva isso como atributo, em números sem unidade: transform="rotate(45 50 50)"

write-value-itself = escreva em seu lugar o próprio valor

write-view-box-into-svg = escreva `viewBox="0 0 100 100"` em `<svg>`, sem `width` nem `height`

write-width-of-line = remova isso e escreva a largura que a linha deve ter (Inkscape: sem linha fina)
