"""The generated TypeScript types match the server."""

from sabot.revision import FORMER_DEFAULTS
from sabot.server.protocol.decks import decks
from sabot.server.protocol.typescript import typescript
from tests.support.paths import WEB

PROTOCOL = WEB / "src" / "lib" / "server" / "protocol.ts"


def test_the_page_has_the_types_of_today() -> None:
    written = PROTOCOL.read_text("utf-8")
    assert written == typescript(), "python -m sabot.server.protocol.typescript > web/src/lib/server/protocol.ts"


def interface(name: str) -> list[str]:
    """The lines of an interface."""
    _, _, rest = typescript().partition(f"export interface {name} {{\n")
    return [line.strip() for line in rest.partition("\n}")[0].splitlines()]


def test_what_may_be_left_out_is_optional() -> None:
    assert interface("Held") == ["id: string | null;", "until: number;"]
    assert "line?: number;" in interface("Done")
    assert "act?: string;" in interface("Message")
    assert "table: string;" in interface("Message")


def test_the_docstring_of_a_field_is_printed_above_it() -> None:
    lines = interface("SeatShown")
    assert lines[:2] == ["/** Empty while the seat is free. */", "name: string;"]


def test_lists_and_mappings_of_anything() -> None:
    match = interface("MatchShown")
    assert "boards: string[][];" in match
    assert "salts: Record<string, string[]>;" in match
    assert "value: string | number;" in interface("ValueShown")


def test_the_view_and_the_events_are_those_of_the_game() -> None:
    shown, view, event = interface("Shown"), interface("View"), interface("GameEvent")
    assert "view?: View | null;" in shown
    assert "events?: GameEvent[];" in shown
    assert "hands: Record<string, string[]>;" in view
    assert not any(line.startswith("legal") for line in view)
    assert "seat?: string;" in event
    assert "kind: string;" in event


def test_the_page_is_told_the_kinds_of_verbs() -> None:
    assert 'export const CARD_VERBS: readonly string[] = ["play", "discard"];\n' in typescript()
    assert 'export const OUT_OF_TURN_VERBS: readonly string[] = ["uno", "catch", "object", "wizz"];\n' in typescript()


def test_the_page_has_the_decks_of_today() -> None:
    written = (WEB / "src" / "proof" / "decks.ts").read_text("utf-8")
    assert written == decks(), "python -m sabot.server.protocol.decks > web/src/proof/decks.ts"


def test_no_older_revision_had_other_decks() -> None:
    """The page deals all records with the defaults of today."""
    former = {name for by_edition in FORMER_DEFAULTS.values() for options in by_edition.values() for name in options}
    assert former.isdisjoint({"howlers", "pairing"})
