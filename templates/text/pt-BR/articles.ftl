# Articles and pronouns: they follow the gender of the noun, and no theme needs to say them. terms.ftl tells how they are used.

-the-king =
    { $with ->
       *[none] { -king.gender ->
            [feminine] a
           *[masculine] o
        } { -king }
        [de] { -king.gender ->
            [feminine] da
           *[masculine] do
        } { -king }
        [a] { -king.gender ->
            [feminine] à
           *[masculine] ao
        } { -king }
        [em] { -king.gender ->
            [feminine] na
           *[masculine] no
        } { -king }
        [por] { -king.gender ->
            [feminine] pela
           *[masculine] pelo
        } { -king }
    }

-the-defender =
    { $number ->
       *[one] { $with ->
           *[none] { -defender.gender ->
                [feminine] a
               *[masculine] o
            } { -defender(number: "one") }
            [de] { -defender.gender ->
                [feminine] da
               *[masculine] do
            } { -defender(number: "one") }
            [a] { -defender.gender ->
                [feminine] à
               *[masculine] ao
            } { -defender(number: "one") }
            [em] { -defender.gender ->
                [feminine] na
               *[masculine] no
            } { -defender(number: "one") }
            [por] { -defender.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -defender(number: "one") }
        }
        [other] { $with ->
           *[none] { -defender.gender ->
                [feminine] as
               *[masculine] os
            } { -defender(number: "other") }
            [de] { -defender.gender ->
                [feminine] das
               *[masculine] dos
            } { -defender(number: "other") }
            [a] { -defender.gender ->
                [feminine] às
               *[masculine] aos
            } { -defender(number: "other") }
            [em] { -defender.gender ->
                [feminine] nas
               *[masculine] nos
            } { -defender(number: "other") }
            [por] { -defender.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -defender(number: "other") }
        }
    }

-the-attacker =
    { $number ->
       *[one] { $with ->
           *[none] { -attacker.gender ->
                [feminine] a
               *[masculine] o
            } { -attacker(number: "one") }
            [de] { -attacker.gender ->
                [feminine] da
               *[masculine] do
            } { -attacker(number: "one") }
            [a] { -attacker.gender ->
                [feminine] à
               *[masculine] ao
            } { -attacker(number: "one") }
            [em] { -attacker.gender ->
                [feminine] na
               *[masculine] no
            } { -attacker(number: "one") }
            [por] { -attacker.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -attacker(number: "one") }
        }
        [other] { $with ->
           *[none] { -attacker.gender ->
                [feminine] as
               *[masculine] os
            } { -attacker(number: "other") }
            [de] { -attacker.gender ->
                [feminine] das
               *[masculine] dos
            } { -attacker(number: "other") }
            [a] { -attacker.gender ->
                [feminine] às
               *[masculine] aos
            } { -attacker(number: "other") }
            [em] { -attacker.gender ->
                [feminine] nas
               *[masculine] nos
            } { -attacker(number: "other") }
            [por] { -attacker.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -attacker(number: "other") }
        }
    }

-the-man =
    { $number ->
       *[one] { $with ->
           *[none] { -man.gender ->
                [feminine] a
               *[masculine] o
            } { -man(number: "one") }
            [de] { -man.gender ->
                [feminine] da
               *[masculine] do
            } { -man(number: "one") }
            [a] { -man.gender ->
                [feminine] à
               *[masculine] ao
            } { -man(number: "one") }
            [em] { -man.gender ->
                [feminine] na
               *[masculine] no
            } { -man(number: "one") }
            [por] { -man.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -man(number: "one") }
        }
        [other] { $with ->
           *[none] { -man.gender ->
                [feminine] as
               *[masculine] os
            } { -man(number: "other") }
            [de] { -man.gender ->
                [feminine] das
               *[masculine] dos
            } { -man(number: "other") }
            [a] { -man.gender ->
                [feminine] às
               *[masculine] aos
            } { -man(number: "other") }
            [em] { -man.gender ->
                [feminine] nas
               *[masculine] nos
            } { -man(number: "other") }
            [por] { -man.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -man(number: "other") }
        }
    }

-the-commander =
    { $number ->
       *[one] { $with ->
           *[none] { -commander.gender ->
                [feminine] a
               *[masculine] o
            } { -commander(number: "one") }
            [de] { -commander.gender ->
                [feminine] da
               *[masculine] do
            } { -commander(number: "one") }
            [a] { -commander.gender ->
                [feminine] à
               *[masculine] ao
            } { -commander(number: "one") }
            [em] { -commander.gender ->
                [feminine] na
               *[masculine] no
            } { -commander(number: "one") }
            [por] { -commander.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -commander(number: "one") }
        }
        [other] { $with ->
           *[none] { -commander.gender ->
                [feminine] as
               *[masculine] os
            } { -commander(number: "other") }
            [de] { -commander.gender ->
                [feminine] das
               *[masculine] dos
            } { -commander(number: "other") }
            [a] { -commander.gender ->
                [feminine] às
               *[masculine] aos
            } { -commander(number: "other") }
            [em] { -commander.gender ->
                [feminine] nas
               *[masculine] nos
            } { -commander(number: "other") }
            [por] { -commander.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -commander(number: "other") }
        }
    }

-the-knight =
    { $number ->
       *[one] { $with ->
           *[none] { -knight.gender ->
                [feminine] a
               *[masculine] o
            } { -knight(number: "one") }
            [de] { -knight.gender ->
                [feminine] da
               *[masculine] do
            } { -knight(number: "one") }
            [a] { -knight.gender ->
                [feminine] à
               *[masculine] ao
            } { -knight(number: "one") }
            [em] { -knight.gender ->
                [feminine] na
               *[masculine] no
            } { -knight(number: "one") }
            [por] { -knight.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -knight(number: "one") }
        }
        [other] { $with ->
           *[none] { -knight.gender ->
                [feminine] as
               *[masculine] os
            } { -knight(number: "other") }
            [de] { -knight.gender ->
                [feminine] das
               *[masculine] dos
            } { -knight(number: "other") }
            [a] { -knight.gender ->
                [feminine] às
               *[masculine] aos
            } { -knight(number: "other") }
            [em] { -knight.gender ->
                [feminine] nas
               *[masculine] nos
            } { -knight(number: "other") }
            [por] { -knight.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -knight(number: "other") }
        }
    }

-the-throne =
    { $with ->
       *[none] { -throne.gender ->
            [feminine] a
           *[masculine] o
        } { -throne }
        [de] { -throne.gender ->
            [feminine] da
           *[masculine] do
        } { -throne }
        [a] { -throne.gender ->
            [feminine] à
           *[masculine] ao
        } { -throne }
        [em] { -throne.gender ->
            [feminine] na
           *[masculine] no
        } { -throne }
        [por] { -throne.gender ->
            [feminine] pela
           *[masculine] pelo
        } { -throne }
    }

-the-board =
    { $with ->
       *[none] { -board.gender ->
            [feminine] a
           *[masculine] o
        } { -board }
        [de] { -board.gender ->
            [feminine] da
           *[masculine] do
        } { -board }
        [a] { -board.gender ->
            [feminine] à
           *[masculine] ao
        } { -board }
        [em] { -board.gender ->
            [feminine] na
           *[masculine] no
        } { -board }
        [por] { -board.gender ->
            [feminine] pela
           *[masculine] pelo
        } { -board }
    }

-the-corner =
    { $number ->
       *[one] { $with ->
           *[none] { -corner.gender ->
                [feminine] a
               *[masculine] o
            } { -corner(number: "one") }
            [de] { -corner.gender ->
                [feminine] da
               *[masculine] do
            } { -corner(number: "one") }
            [a] { -corner.gender ->
                [feminine] à
               *[masculine] ao
            } { -corner(number: "one") }
            [em] { -corner.gender ->
                [feminine] na
               *[masculine] no
            } { -corner(number: "one") }
            [por] { -corner.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -corner(number: "one") }
        }
        [other] { $with ->
           *[none] { -corner.gender ->
                [feminine] as
               *[masculine] os
            } { -corner(number: "other") }
            [de] { -corner.gender ->
                [feminine] das
               *[masculine] dos
            } { -corner(number: "other") }
            [a] { -corner.gender ->
                [feminine] às
               *[masculine] aos
            } { -corner(number: "other") }
            [em] { -corner.gender ->
                [feminine] nas
               *[masculine] nos
            } { -corner(number: "other") }
            [por] { -corner.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -corner(number: "other") }
        }
    }

-the-camp =
    { $number ->
       *[one] { $with ->
           *[none] { -camp.gender ->
                [feminine] a
               *[masculine] o
            } { -camp(number: "one") }
            [de] { -camp.gender ->
                [feminine] da
               *[masculine] do
            } { -camp(number: "one") }
            [a] { -camp.gender ->
                [feminine] à
               *[masculine] ao
            } { -camp(number: "one") }
            [em] { -camp.gender ->
                [feminine] na
               *[masculine] no
            } { -camp(number: "one") }
            [por] { -camp.gender ->
                [feminine] pela
               *[masculine] pelo
            } { -camp(number: "one") }
        }
        [other] { $with ->
           *[none] { -camp.gender ->
                [feminine] as
               *[masculine] os
            } { -camp(number: "other") }
            [de] { -camp.gender ->
                [feminine] das
               *[masculine] dos
            } { -camp(number: "other") }
            [a] { -camp.gender ->
                [feminine] às
               *[masculine] aos
            } { -camp(number: "other") }
            [em] { -camp.gender ->
                [feminine] nas
               *[masculine] nos
            } { -camp(number: "other") }
            [por] { -camp.gender ->
                [feminine] pelas
               *[masculine] pelos
            } { -camp(number: "other") }
        }
    }

-a-king = { -king.gender ->
        [feminine] uma
       *[masculine] um
    } { -king }

-a-defender = { -defender.gender ->
        [feminine] uma
       *[masculine] um
    } { -defender }

-a-attacker = { -attacker.gender ->
        [feminine] uma
       *[masculine] um
    } { -attacker }

-a-man = { -man.gender ->
        [feminine] uma
       *[masculine] um
    } { -man }

-a-commander = { -commander.gender ->
        [feminine] uma
       *[masculine] um
    } { -commander }

-a-knight = { -knight.gender ->
        [feminine] uma
       *[masculine] um
    } { -knight }

-a-throne = { -throne.gender ->
        [feminine] uma
       *[masculine] um
    } { -throne }

-a-board = { -board.gender ->
        [feminine] uma
       *[masculine] um
    } { -board }

-a-corner = { -corner.gender ->
        [feminine] uma
       *[masculine] um
    } { -corner }

-a-camp = { -camp.gender ->
        [feminine] uma
       *[masculine] um
    } { -camp }

-no-king = { -king.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -king }

-no-defender = { -defender.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -defender }

-no-attacker = { -attacker.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -attacker }

-no-man = { -man.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -man }

-no-commander = { -commander.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -commander }

-no-knight = { -knight.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -knight }

-no-throne = { -throne.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -throne }

-no-board = { -board.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -board }

-no-corner = { -corner.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -corner }

-no-camp = { -camp.gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { -camp }

-he-king = { -king.gender ->
        [feminine] ela
       *[masculine] ele
    }

-he-defender =
    { $number ->
       *[one] { -defender.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -defender.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }

-he-attacker =
    { $number ->
       *[one] { -attacker.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -attacker.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }

-he-man =
    { $number ->
       *[one] { -man.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -man.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }

-he-commander =
    { $number ->
       *[one] { -commander.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -commander.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }

-he-knight =
    { $number ->
       *[one] { -knight.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -knight.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }

-he-throne = { -throne.gender ->
        [feminine] ela
       *[masculine] ele
    }

-he-board = { -board.gender ->
        [feminine] ela
       *[masculine] ele
    }

-he-corner =
    { $number ->
       *[one] { -corner.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -corner.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }

-he-camp =
    { $number ->
       *[one] { -camp.gender ->
            [feminine] ela
           *[masculine] ele
        }
        [other] { -camp.gender ->
            [feminine] elas
           *[masculine] eles
        }
    }
