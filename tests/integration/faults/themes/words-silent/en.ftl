-king = jarl
-defender = guard
    .plural = guards
-king = lord
-board = { "" }
