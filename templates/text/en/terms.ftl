# The names of the pieces and places, in their neutral form. A theme may replace any of them.
#
# Parameter of the plural terms: number = "one" (the default) or "other".
# The sentences never put “a” or “an” before a term, so that a theme may choose any noun.
#
# The king’s gender is that of the pronouns that stand for him: a theme with a queen says .gender = feminine, one with a
# ship or a star .gender = neuter. The other nouns need none in English.

-king = king
    .gender = masculine

# Pronouns for the king; at the start of a sentence { START(-he) }.
-he =
    { -king.gender ->
        [feminine] she
        [neuter] it
       *[masculine] he
    }

-him =
    { -king.gender ->
        [feminine] her
        [neuter] it
       *[masculine] him
    }

-his =
    { -king.gender ->
        [feminine] her
        [neuter] its
       *[masculine] his
    }

-himself =
    { -king.gender ->
        [feminine] herself
        [neuter] itself
       *[masculine] himself
    }

-defender =
    { $number ->
       *[one] defender
        [other] defenders
    }

-attacker =
    { $number ->
       *[one] attacker
        [other] attackers
    }

# Any piece but the king, of either side.
-man =
    { $number ->
       *[one] man
        [other] men
    }

# An officer of the attackers.
-commander =
    { $number ->
       *[one] commander
        [other] commanders
    }

# An officer of the king’s side.
-knight =
    { $number ->
       *[one] knight
        [other] knights
    }

# The marked square in the middle of the board.
-throne = throne

# A piece stands, stops or lands there: a theme whose noun asks for another preposition (“in the hall”) sets both.
-on-throne = on the { -throne }

-on-it = on it

-board = board

# The marked squares in one corner of the board.
-corner =
    { $number ->
       *[one] corner
        [other] corners
    }

# A group of the attackers’ starting squares, where the rules treat these as camps.
-camp =
    { $number ->
       *[one] camp
        [other] camps
    }
