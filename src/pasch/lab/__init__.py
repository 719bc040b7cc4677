"""For researchers: many games at once, in both modes."""
