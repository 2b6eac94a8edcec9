theme-title = Plain
-king { king
