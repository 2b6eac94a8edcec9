# Os nomes das peças e dos lugares, em sua forma neutra. Um tema pode substituir qualquer um deles.
#
# Every noun has forms by `number` ("one", which is the default, or "other") and a `.gender`: masculine or feminine. A theme
# that gives a piece another noun says these of it, and every article and pronoun follows: sentences write { -the-king },
# { -the-king(with: "de") }, never “do { -king }”.
#
#     -the-NOUN    o, a, os, as; with: "de" (do, da), "a" (ao, à), "em" (no, na), "por" (pelo, pela); also in the plural
#     -a-NOUN      um, uma
#     -no-NOUN     nenhum, nenhuma
#     -he-NOUN     ele, ela; number: "other": eles, elas
#
# At the start of a sentence: { START(-the-king) }. Adjectives and participles choose by the gender:
# { -king.gender -> [feminine] capturada *[masculine] capturado }.

-king = rei
    .gender = masculine

-defender =
    { $number ->
       *[one] defensor
        [other] defensores
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] atacante
        [other] atacantes
    }
    .gender = masculine

# Any piece but the king, of either side.
-man =
    { $number ->
       *[one] soldado
        [other] soldados
    }
    .gender = masculine

# An officer of the attackers.
-commander =
    { $number ->
       *[one] comandante
        [other] comandantes
    }
    .gender = masculine

# An officer of the king’s side.
-knight =
    { $number ->
       *[one] cavaleiro
        [other] cavaleiros
    }
    .gender = masculine

# The marked square in the middle of the board.
-throne = trono
    .gender = masculine

-board = tabuleiro
    .gender = masculine

# The marked squares in one corner of the board.
-corner =
    { $number ->
       *[one] refúgio
        [other] refúgios
    }
    .gender = masculine

# A group of the attackers’ starting squares, where the rules treat these as camps.
-camp =
    { $number ->
       *[one] acampamento
        [other] acampamentos
    }
    .gender = masculine

# A piece stands, stops or lands there. A theme whose noun asks for other words sets both.
-on-throne = { -the-throne(with: "em") }

-on-it = nele
