# Articles and pronouns: they follow the gender of the noun, and no theme needs to say them. terms.ftl tells how they are used.

-the-king =
    { $case ->
       *[nominative] { -king.gender ->
            [feminine] die
            [neuter] das
           *[masculine] der
        } { -king(case: "nominative") }
        [accusative] { -king.gender ->
            [feminine] die
            [neuter] das
           *[masculine] den
        } { -king(case: "accusative") }
        [dative] { -king.gender ->
            [feminine] der
            [neuter] dem
           *[masculine] dem
        } { -king(case: "dative") }
        [genitive] { -king.gender ->
            [feminine] der
            [neuter] des
           *[masculine] des
        } { -king(case: "genitive") }
    }

-the-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] { -defender.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -defender(case: "nominative") }
            [accusative] { -defender.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -defender(case: "accusative") }
            [dative] { -defender.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -defender(case: "dative") }
            [genitive] { -defender.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -defender(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -defender(number: "other", case: "nominative") }
            [accusative] die { -defender(number: "other", case: "accusative") }
            [dative] den { -defender(number: "other", case: "dative") }
            [genitive] der { -defender(number: "other", case: "genitive") }
        }
    }

-the-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] { -attacker.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -attacker(case: "nominative") }
            [accusative] { -attacker.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -attacker(case: "accusative") }
            [dative] { -attacker.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -attacker(case: "dative") }
            [genitive] { -attacker.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -attacker(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -attacker(number: "other", case: "nominative") }
            [accusative] die { -attacker(number: "other", case: "accusative") }
            [dative] den { -attacker(number: "other", case: "dative") }
            [genitive] der { -attacker(number: "other", case: "genitive") }
        }
    }

-the-man =
    { $number ->
       *[one] { $case ->
           *[nominative] { -man.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -man(case: "nominative") }
            [accusative] { -man.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -man(case: "accusative") }
            [dative] { -man.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -man(case: "dative") }
            [genitive] { -man.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -man(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -man(number: "other", case: "nominative") }
            [accusative] die { -man(number: "other", case: "accusative") }
            [dative] den { -man(number: "other", case: "dative") }
            [genitive] der { -man(number: "other", case: "genitive") }
        }
    }

-the-commander =
    { $number ->
       *[one] { $case ->
           *[nominative] { -commander.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -commander(case: "nominative") }
            [accusative] { -commander.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -commander(case: "accusative") }
            [dative] { -commander.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -commander(case: "dative") }
            [genitive] { -commander.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -commander(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -commander(number: "other", case: "nominative") }
            [accusative] die { -commander(number: "other", case: "accusative") }
            [dative] den { -commander(number: "other", case: "dative") }
            [genitive] der { -commander(number: "other", case: "genitive") }
        }
    }

-the-knight =
    { $number ->
       *[one] { $case ->
           *[nominative] { -knight.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -knight(case: "nominative") }
            [accusative] { -knight.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -knight(case: "accusative") }
            [dative] { -knight.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -knight(case: "dative") }
            [genitive] { -knight.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -knight(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -knight(number: "other", case: "nominative") }
            [accusative] die { -knight(number: "other", case: "accusative") }
            [dative] den { -knight(number: "other", case: "dative") }
            [genitive] der { -knight(number: "other", case: "genitive") }
        }
    }

-the-throne =
    { $case ->
       *[nominative] { -throne.gender ->
            [feminine] die
            [neuter] das
           *[masculine] der
        } { -throne(case: "nominative") }
        [accusative] { -throne.gender ->
            [feminine] die
            [neuter] das
           *[masculine] den
        } { -throne(case: "accusative") }
        [dative] { -throne.gender ->
            [feminine] der
            [neuter] dem
           *[masculine] dem
        } { -throne(case: "dative") }
        [genitive] { -throne.gender ->
            [feminine] der
            [neuter] des
           *[masculine] des
        } { -throne(case: "genitive") }
    }

-the-board =
    { $case ->
       *[nominative] { -board.gender ->
            [feminine] die
            [neuter] das
           *[masculine] der
        } { -board(case: "nominative") }
        [accusative] { -board.gender ->
            [feminine] die
            [neuter] das
           *[masculine] den
        } { -board(case: "accusative") }
        [dative] { -board.gender ->
            [feminine] der
            [neuter] dem
           *[masculine] dem
        } { -board(case: "dative") }
        [genitive] { -board.gender ->
            [feminine] der
            [neuter] des
           *[masculine] des
        } { -board(case: "genitive") }
    }

-the-corner =
    { $number ->
       *[one] { $case ->
           *[nominative] { -corner.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -corner(case: "nominative") }
            [accusative] { -corner.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -corner(case: "accusative") }
            [dative] { -corner.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -corner(case: "dative") }
            [genitive] { -corner.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -corner(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -corner(number: "other", case: "nominative") }
            [accusative] die { -corner(number: "other", case: "accusative") }
            [dative] den { -corner(number: "other", case: "dative") }
            [genitive] der { -corner(number: "other", case: "genitive") }
        }
    }

-the-camp =
    { $number ->
       *[one] { $case ->
           *[nominative] { -camp.gender ->
                [feminine] die
                [neuter] das
               *[masculine] der
            } { -camp(case: "nominative") }
            [accusative] { -camp.gender ->
                [feminine] die
                [neuter] das
               *[masculine] den
            } { -camp(case: "accusative") }
            [dative] { -camp.gender ->
                [feminine] der
                [neuter] dem
               *[masculine] dem
            } { -camp(case: "dative") }
            [genitive] { -camp.gender ->
                [feminine] der
                [neuter] des
               *[masculine] des
            } { -camp(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] die { -camp(number: "other", case: "nominative") }
            [accusative] die { -camp(number: "other", case: "accusative") }
            [dative] den { -camp(number: "other", case: "dative") }
            [genitive] der { -camp(number: "other", case: "genitive") }
        }
    }

-a-king =
    { $case ->
       *[nominative] { -king.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -king(case: "nominative") }
        [accusative] { -king.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -king(case: "accusative") }
        [dative] { -king.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -king(case: "dative") }
        [genitive] { -king.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -king(case: "genitive") }
    }

-a-defender =
    { $case ->
       *[nominative] { -defender.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -defender(case: "nominative") }
        [accusative] { -defender.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -defender(case: "accusative") }
        [dative] { -defender.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -defender(case: "dative") }
        [genitive] { -defender.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -defender(case: "genitive") }
    }

-a-attacker =
    { $case ->
       *[nominative] { -attacker.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -attacker(case: "nominative") }
        [accusative] { -attacker.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -attacker(case: "accusative") }
        [dative] { -attacker.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -attacker(case: "dative") }
        [genitive] { -attacker.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -attacker(case: "genitive") }
    }

-a-man =
    { $case ->
       *[nominative] { -man.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -man(case: "nominative") }
        [accusative] { -man.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -man(case: "accusative") }
        [dative] { -man.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -man(case: "dative") }
        [genitive] { -man.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -man(case: "genitive") }
    }

-a-commander =
    { $case ->
       *[nominative] { -commander.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -commander(case: "nominative") }
        [accusative] { -commander.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -commander(case: "accusative") }
        [dative] { -commander.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -commander(case: "dative") }
        [genitive] { -commander.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -commander(case: "genitive") }
    }

-a-knight =
    { $case ->
       *[nominative] { -knight.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -knight(case: "nominative") }
        [accusative] { -knight.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -knight(case: "accusative") }
        [dative] { -knight.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -knight(case: "dative") }
        [genitive] { -knight.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -knight(case: "genitive") }
    }

-a-throne =
    { $case ->
       *[nominative] { -throne.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -throne(case: "nominative") }
        [accusative] { -throne.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -throne(case: "accusative") }
        [dative] { -throne.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -throne(case: "dative") }
        [genitive] { -throne.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -throne(case: "genitive") }
    }

-a-board =
    { $case ->
       *[nominative] { -board.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -board(case: "nominative") }
        [accusative] { -board.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -board(case: "accusative") }
        [dative] { -board.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -board(case: "dative") }
        [genitive] { -board.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -board(case: "genitive") }
    }

-a-corner =
    { $case ->
       *[nominative] { -corner.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -corner(case: "nominative") }
        [accusative] { -corner.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -corner(case: "accusative") }
        [dative] { -corner.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -corner(case: "dative") }
        [genitive] { -corner.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -corner(case: "genitive") }
    }

-a-camp =
    { $case ->
       *[nominative] { -camp.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] ein
        } { -camp(case: "nominative") }
        [accusative] { -camp.gender ->
            [feminine] eine
            [neuter] ein
           *[masculine] einen
        } { -camp(case: "accusative") }
        [dative] { -camp.gender ->
            [feminine] einer
            [neuter] einem
           *[masculine] einem
        } { -camp(case: "dative") }
        [genitive] { -camp.gender ->
            [feminine] einer
            [neuter] eines
           *[masculine] eines
        } { -camp(case: "genitive") }
    }

-no-king =
    { $case ->
       *[nominative] { -king.gender ->
            [feminine] keine
            [neuter] kein
           *[masculine] kein
        } { -king(case: "nominative") }
        [accusative] { -king.gender ->
            [feminine] keine
            [neuter] kein
           *[masculine] keinen
        } { -king(case: "accusative") }
        [dative] { -king.gender ->
            [feminine] keiner
            [neuter] keinem
           *[masculine] keinem
        } { -king(case: "dative") }
        [genitive] { -king.gender ->
            [feminine] keiner
            [neuter] keines
           *[masculine] keines
        } { -king(case: "genitive") }
    }

-no-defender =
    { $number ->
       *[one] { $case ->
           *[nominative] { -defender.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -defender(case: "nominative") }
            [accusative] { -defender.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -defender(case: "accusative") }
            [dative] { -defender.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -defender(case: "dative") }
            [genitive] { -defender.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -defender(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -defender(number: "other", case: "nominative") }
            [accusative] keine { -defender(number: "other", case: "accusative") }
            [dative] keinen { -defender(number: "other", case: "dative") }
            [genitive] keiner { -defender(number: "other", case: "genitive") }
        }
    }

-no-attacker =
    { $number ->
       *[one] { $case ->
           *[nominative] { -attacker.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -attacker(case: "nominative") }
            [accusative] { -attacker.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -attacker(case: "accusative") }
            [dative] { -attacker.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -attacker(case: "dative") }
            [genitive] { -attacker.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -attacker(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -attacker(number: "other", case: "nominative") }
            [accusative] keine { -attacker(number: "other", case: "accusative") }
            [dative] keinen { -attacker(number: "other", case: "dative") }
            [genitive] keiner { -attacker(number: "other", case: "genitive") }
        }
    }

-no-man =
    { $number ->
       *[one] { $case ->
           *[nominative] { -man.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -man(case: "nominative") }
            [accusative] { -man.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -man(case: "accusative") }
            [dative] { -man.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -man(case: "dative") }
            [genitive] { -man.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -man(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -man(number: "other", case: "nominative") }
            [accusative] keine { -man(number: "other", case: "accusative") }
            [dative] keinen { -man(number: "other", case: "dative") }
            [genitive] keiner { -man(number: "other", case: "genitive") }
        }
    }

-no-commander =
    { $number ->
       *[one] { $case ->
           *[nominative] { -commander.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -commander(case: "nominative") }
            [accusative] { -commander.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -commander(case: "accusative") }
            [dative] { -commander.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -commander(case: "dative") }
            [genitive] { -commander.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -commander(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -commander(number: "other", case: "nominative") }
            [accusative] keine { -commander(number: "other", case: "accusative") }
            [dative] keinen { -commander(number: "other", case: "dative") }
            [genitive] keiner { -commander(number: "other", case: "genitive") }
        }
    }

-no-knight =
    { $number ->
       *[one] { $case ->
           *[nominative] { -knight.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -knight(case: "nominative") }
            [accusative] { -knight.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -knight(case: "accusative") }
            [dative] { -knight.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -knight(case: "dative") }
            [genitive] { -knight.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -knight(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -knight(number: "other", case: "nominative") }
            [accusative] keine { -knight(number: "other", case: "accusative") }
            [dative] keinen { -knight(number: "other", case: "dative") }
            [genitive] keiner { -knight(number: "other", case: "genitive") }
        }
    }

-no-corner =
    { $number ->
       *[one] { $case ->
           *[nominative] { -corner.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -corner(case: "nominative") }
            [accusative] { -corner.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -corner(case: "accusative") }
            [dative] { -corner.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -corner(case: "dative") }
            [genitive] { -corner.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -corner(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -corner(number: "other", case: "nominative") }
            [accusative] keine { -corner(number: "other", case: "accusative") }
            [dative] keinen { -corner(number: "other", case: "dative") }
            [genitive] keiner { -corner(number: "other", case: "genitive") }
        }
    }

-no-camp =
    { $number ->
       *[one] { $case ->
           *[nominative] { -camp.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] kein
            } { -camp(case: "nominative") }
            [accusative] { -camp.gender ->
                [feminine] keine
                [neuter] kein
               *[masculine] keinen
            } { -camp(case: "accusative") }
            [dative] { -camp.gender ->
                [feminine] keiner
                [neuter] keinem
               *[masculine] keinem
            } { -camp(case: "dative") }
            [genitive] { -camp.gender ->
                [feminine] keiner
                [neuter] keines
               *[masculine] keines
            } { -camp(case: "genitive") }
        }
        [other] { $case ->
           *[nominative] keine { -camp(number: "other", case: "nominative") }
            [accusative] keine { -camp(number: "other", case: "accusative") }
            [dative] keinen { -camp(number: "other", case: "dative") }
            [genitive] keiner { -camp(number: "other", case: "genitive") }
        }
    }

-each-king =
    { $case ->
       *[nominative] { -king.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -king(case: "nominative") }
        [accusative] { -king.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -king(case: "accusative") }
        [dative] { -king.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -king(case: "dative") }
        [genitive] { -king.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -king(case: "genitive") }
    }

-each-defender =
    { $case ->
       *[nominative] { -defender.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -defender(case: "nominative") }
        [accusative] { -defender.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -defender(case: "accusative") }
        [dative] { -defender.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -defender(case: "dative") }
        [genitive] { -defender.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -defender(case: "genitive") }
    }

-each-attacker =
    { $case ->
       *[nominative] { -attacker.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -attacker(case: "nominative") }
        [accusative] { -attacker.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -attacker(case: "accusative") }
        [dative] { -attacker.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -attacker(case: "dative") }
        [genitive] { -attacker.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -attacker(case: "genitive") }
    }

-each-man =
    { $case ->
       *[nominative] { -man.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -man(case: "nominative") }
        [accusative] { -man.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -man(case: "accusative") }
        [dative] { -man.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -man(case: "dative") }
        [genitive] { -man.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -man(case: "genitive") }
    }

-each-commander =
    { $case ->
       *[nominative] { -commander.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -commander(case: "nominative") }
        [accusative] { -commander.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -commander(case: "accusative") }
        [dative] { -commander.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -commander(case: "dative") }
        [genitive] { -commander.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -commander(case: "genitive") }
    }

-each-knight =
    { $case ->
       *[nominative] { -knight.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -knight(case: "nominative") }
        [accusative] { -knight.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -knight(case: "accusative") }
        [dative] { -knight.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -knight(case: "dative") }
        [genitive] { -knight.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -knight(case: "genitive") }
    }

-each-corner =
    { $case ->
       *[nominative] { -corner.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -corner(case: "nominative") }
        [accusative] { -corner.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -corner(case: "accusative") }
        [dative] { -corner.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -corner(case: "dative") }
        [genitive] { -corner.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -corner(case: "genitive") }
    }

-each-camp =
    { $case ->
       *[nominative] { -camp.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeder
        } { -camp(case: "nominative") }
        [accusative] { -camp.gender ->
            [feminine] jede
            [neuter] jedes
           *[masculine] jeden
        } { -camp(case: "accusative") }
        [dative] { -camp.gender ->
            [feminine] jeder
            [neuter] jedem
           *[masculine] jedem
        } { -camp(case: "dative") }
        [genitive] { -camp.gender ->
            [feminine] jeder
            [neuter] jedes
           *[masculine] jedes
        } { -camp(case: "genitive") }
    }

-he-king =
    { $case ->
       *[nominative] { -king.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -king.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -king.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -king.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-defender =
    { $case ->
       *[nominative] { -defender.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -defender.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -defender.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -defender.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-attacker =
    { $case ->
       *[nominative] { -attacker.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -attacker.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -attacker.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -attacker.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-man =
    { $case ->
       *[nominative] { -man.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -man.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -man.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -man.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-commander =
    { $case ->
       *[nominative] { -commander.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -commander.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -commander.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -commander.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-knight =
    { $case ->
       *[nominative] { -knight.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -knight.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -knight.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -knight.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-throne =
    { $case ->
       *[nominative] { -throne.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -throne.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -throne.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -throne.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-board =
    { $case ->
       *[nominative] { -board.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -board.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -board.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -board.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-corner =
    { $case ->
       *[nominative] { -corner.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -corner.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -corner.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -corner.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }

-he-camp =
    { $case ->
       *[nominative] { -camp.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] er
        }
        [accusative] { -camp.gender ->
            [feminine] sie
            [neuter] es
           *[masculine] ihn
        }
        [dative] { -camp.gender ->
            [feminine] ihr
            [neuter] ihm
           *[masculine] ihm
        }
        [genitive] { -camp.gender ->
            [feminine] ihrer
            [neuter] seiner
           *[masculine] seiner
        }
    }
