"""Every rule of the sheets and every ruling, and those that no round can show."""

SHEETS = {"D": 62, "P": 102, "F": 89, "W": 67}
"""The letter of a sheet, and how many rules it has: 320 in all."""

RULINGS = 149

MATCH = "of a match, not of a round: comes with the matches"
SILENCE = "says only that the sheet is silent; what fills the gap is tested under its ruling"
NOISE = "wording of the sheets, not a rule of play"
SERVER = "about people at a server: comes with it"

NOT_IN_A_ROUND: dict[str, str] = {
    **dict.fromkeys(
        [
            "D-011",
            "D-012",
            "D-013",
            "D-058",
            "D-059",
            "D-061",
            "P-013",
            "P-015",
            "P-083",
            "P-084",
            "P-090",
            "P-091",
            "P-092",
            "P-093",
            "P-094",
            "P-095",
            "P-096",
            "P-097",
            "P-098",
            "P-099",
            "P-100",
            "P-101",
            "P-102",
            "F-023",
            "F-086",
            "F-087",
            "F-088",
            "W-010",
            "W-063",
            "W-064",
            "W-065",
            "W-066",
            "X-09",
            "X-10",
            "X-11",
            "X-73",
            "X-75",
            "X-76",
            "X-79",
            "X-82",
            "X-83",
            "X-84",
            "X-85",
            "X-86",
            "X-87",
            "X-88",
            "X-89",
        ],
        MATCH,
    ),
    **dict.fromkeys(["D-062", "F-089", "W-067"], SILENCE),
    **dict.fromkeys(["P-011", "P-012", "W-009", "X-06", "X-81"], NOISE),
    "X-147": SERVER,
}


def every_id() -> list[str]:
    """All ids, as tests cite them."""
    rules = [f"{letter}-{number:03d}" for letter, count in SHEETS.items() for number in range(1, count + 1)]
    return rules + [f"X-{number:02d}" for number in range(1, RULINGS + 1)]
