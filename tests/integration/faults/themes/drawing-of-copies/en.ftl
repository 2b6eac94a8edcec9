theme-title = Plain
