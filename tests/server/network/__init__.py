"""Tests of the network of a server: addresses, listeners, QR codes, and the server that runs already."""
