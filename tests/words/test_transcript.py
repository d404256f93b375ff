"""Transcripts of the referee."""

from textwrap import dedent

from sabot.referee import judge
from sabot.words.language import speak
from sabot.words.terminal_style import TerminalStyle
from sabot.words.transcript import transcript


def printed(text: str, style: TerminalStyle | None = None) -> str:
    return "\n".join(transcript(judge(text), style or TerminalStyle(shapes=False), speak("en")))


POSITION = """
edition: potter
options: {howlers: 4}
players: [ana, bo, cy]
hands: {ana: [R7, wild+4], bo: [cloak, G1, G2], cy: [Y5, Y6]}
draw: [B1, B2, B3]
discard: [R9, R3]
"""


def test_every_line_with_its_consequences_and_their_rules() -> None:
    script = "script: [{ana: play R7}, {bo: catch ana}, {bo: draw}, {cy: play Y5}]"
    assert printed(POSITION + script) == dedent("""\
        potter: ana, bo and cy; cy deals
           howlers: 4
           R9 is on top; ana must play or draw.

        1. ana: play R7
           Ana played a red 7. [P-029]
        2. bo: catch ana
           Bo caught Ana. Ana forgot to say UNO: a penalty of 2 cards (blue 1 and blue 2). [P-062]
        3. bo: draw
           Bo drew a blue 3. [P-032]
        4. cy: play Y5
           REFUSED: Yellow 5 matches neither red nor 7. play/no-match
           Your card must have something in common with the top card of the discard pile: its number, its
           colour or its symbol. (P-029)
           Nothing has changed: the position is the same as before.

        Position
           ana                      B1  B2  wild+4  (3 cards)
           bo                       G1  G2  B3  cloak  (4 cards)
           cy                       Y5  Y6  (2 cards)
           draw pile, top first     (0 cards)
           discard pile, top first  R7  R9  R3  (3 cards)
           colour in force          red
           direction                left
           turn                     cy; cy must play or draw
           must say UNO             nobody

        Legal actions
           ana  none
           bo   none
           cy   draw, uno""")


def test_the_start_of_a_round_and_a_colour_not_called_yet() -> None:
    text = printed("""
        edition: flip
        players: [ana, bo]
        start: true
        hands: {ana: [R7/P1], bo: [R8/P2]}
        draw: [hero/T1, B1/V1]
        discard: []
        """)
    assert "   The first card is a hero. [F-035]\n   hero/T1 is on top; ana must call a colour.\n" in text
    assert "colour in force          not called yet" in text
    assert "side                     hero" in text


def test_the_result_when_the_round_is_over() -> None:
    text = printed("""
        edition: deluxe
        players: [ana, bo]
        hands: {ana: [R7], bo: [R8, wild]}
        draw: []
        discard: [R9]
        script: [{ana: play R7}]
        """)
    assert text.endswith("Result\n   winner   ana, 58 points\n   in hand  ana 0, bo 58")
    assert "Ana won the round: 58 points. [D-050]" in text
    assert "Legal actions" not in text


def test_who_has_called_and_who_owes_uno() -> None:
    hands = "hands: {ana: [R7, R1], bo: [R8, R2], cy: [R3, R4]}\n"
    base = f"edition: deluxe\nplayers: [ana, bo, cy]\n{hands}draw: [B1]\ndiscard: [R9]\n"
    text = printed(base + "script: [{ana: uno}, {ana: play R7}, {bo: play R8}]")
    assert "must say UNO             bo" in text
    assert "said UNO                 ana" in text


def test_long_hands_go_on_in_the_next_line() -> None:
    hand = ", ".join(f"{colour}{number}" for colour in "RYGB" for number in range(1, 10))
    text = printed(f"edition: deluxe\nplayers: [ana, bo]\nhands: {{ana: [{hand}], bo: [R1]}}\ndraw: []\ndiscard: [R0]")
    assert max(map(len, text.splitlines())) <= 100
    assert "(36 cards)" in text


def test_options_are_told_in_words() -> None:
    text = printed("""
        edition: wizz
        options: {jump_in: true, wheel: {war: 3, race: 0}, stacking: any}
        players: [ana, bo]
        hands: {ana: [R1], bo: [R2]}
        draw: []
        discard: [R0]
        """)
    assert "   wheel: war 3, race 0\n   stacking: any\n   jump_in: true\n" in text


def test_colours_only_where_they_are_wanted() -> None:
    script = "script: [{ana: play R7}, {bo: play G1}]"
    assert "\x1b[" not in printed(POSITION + script)
    assert "\x1b[1;38;5;203mREFUSED:\x1b[0m" in printed(POSITION + script, TerminalStyle(colours=True))
    assert "●R9 is on top" in printed(POSITION, TerminalStyle())
