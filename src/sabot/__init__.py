"""Four card games of the UNO family, played, refereed and studied exactly as their printed sheets say."""

__version__ = "0.1.0"
