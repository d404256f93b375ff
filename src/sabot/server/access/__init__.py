"""Who a guest is, and how much a guest or an address may ask for."""
