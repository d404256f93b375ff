"""Ways to play that are compiled with the rules: for simulations, and for the playouts of a search."""
