"""The screens of the terminal table, and the overlays that open above them."""
