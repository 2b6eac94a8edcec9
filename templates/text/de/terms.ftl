# Die Namen der Figuren und Orte, in ihrer neutralen Form. Ein Thema darf jeden davon ersetzen.
#
# Every noun has forms by `number` ("one", which is the default, or "other") and by `case` ("nominative", the default,
# "accusative", "dative", "genitive"), and a `.gender`: masculine, feminine or neuter. What follows from other forms may be
# left out (language.toml has the rules). A theme that gives a piece another noun says these of it, and every article, pronoun and
# adjective follows: sentences write { -the-king(case: "accusative") }, never “den { -king }”.
#
#     -the-NOUN    der, die, das; also in the plural
#     -a-NOUN      ein, eine
#     -no-NOUN     kein, keine; also in the plural
#     -each-NOUN   jeder, jede, jedes
#     -he-NOUN     er, sie, es; ihn …: the pronoun by itself
#
# At the start of a sentence: { START(-the-king) }. Adjectives and possessives choose by the gender:
# { -king.gender -> [feminine] ihre *[other] seine } Leute.

-king =
    { $case ->
       *[nominative] König
        [genitive] Königs
    }
    .gender = masculine

-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] Verteidiger
            [genitive] Verteidigers
        }
        [other] { $case ->
           *[nominative] Verteidiger
            [dative] Verteidigern
        }
    }
    .gender = masculine

-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] Angreifer
            [genitive] Angreifers
        }
        [other] { $case ->
           *[nominative] Angreifer
            [dative] Angreifern
        }
    }
    .gender = masculine

# Any piece but the king, of either side.
-man =
    { $number ->
       *[one] { $case ->
           *[nominative] Stein
            [genitive] Steins
        }
        [other] { $case ->
           *[nominative] Steine
            [dative] Steinen
        }
    }
    .gender = masculine

# An officer of the attackers.
-commander =
    { $number ->
       *[one] { $case ->
           *[nominative] Anführer
            [genitive] Anführers
        }
        [other] { $case ->
           *[nominative] Anführer
            [dative] Anführern
        }
    }
    .gender = masculine

# An officer of the king’s side.
-knight =
    { $number ->
       *[one] { $case ->
           *[nominative] Ritter
            [genitive] Ritters
        }
        [other] { $case ->
           *[nominative] Ritter
            [dative] Rittern
        }
    }
    .gender = masculine

# The marked square in the middle of the board.
-throne =
    { $case ->
       *[nominative] Thron
        [genitive] Throns
    }
    .gender = masculine

-board =
    { $case ->
       *[nominative] Brett
        [genitive] Bretts
    }
    .gender = neuter

# The marked squares in one corner of the board.
-corner =
    { $number ->
       *[one] Ecke
        [other] Ecken
    }
    .gender = feminine

# A group of the attackers’ starting squares, where the rules treat these as camps.
-camp =
    { $number ->
       *[one] { $case ->
           *[nominative] Lager
            [genitive] Lagers
        }
        [other] { $case ->
           *[nominative] Lager
            [dative] Lagern
        }
    }
    .gender = neuter

# A piece stands, stops or lands there, and goes there. A theme whose noun asks for another preposition (“in der Halle”,
# “in die Halle”) sets all of these.
-on-throne = auf { -the-throne(case: "dative") }

-onto-throne = auf { -the-throne(case: "accusative") }

-on-it = darauf
