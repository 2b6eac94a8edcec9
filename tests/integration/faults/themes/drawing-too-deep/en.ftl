theme-tagline = Plain
