"""How fast it is: ratios in one run on one machine, for people to read. Nothing here is asserted in a test."""
