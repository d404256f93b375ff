"""The network of this machine: its addresses, the listeners, QR codes of links, and the server that runs already."""
