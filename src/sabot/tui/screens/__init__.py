"""The screens of the full-screen interface, and the overlays above them."""
