theme-tagline = Plain
-king { king
