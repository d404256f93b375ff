"""A table as the fold of its log: seats, boards, chat, and what falls due next. No I/O, no clock."""
