"""Records moments at tables of every edition, as the server shows them, for the tests of the page.

`python -m tests.web.scenes` writes them to the fixtures of the page.
"""

from typing import NamedTuple

from msgspec import Raw, Struct
from msgspec.json import decode, encode

from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import Shown
from tests.support.paths import WEB
from tests.support.server.table_fixtures import NAMES, STRANGER, Sitting, guest_of
from tests.web.moments import SCENES, Scene

FIXTURES = WEB / "tests" / "table" / "fixtures"


class Moment(Struct, omit_defaults=True):
    """A snapshot for a viewer, and the update that the last action caused."""

    name: str
    shown: Shown
    update: Raw | None = None


class Played(NamedTuple):
    """What a viewer is sent of a scene: a snapshot, and the messages with the updates that follow it."""

    shown: Shown
    updates: list[str]


def play(edition: str, scene: Scene, follows: int) -> Played:
    """Play a scene. So many of its last actions follow as updates, the others are done in the snapshot."""
    sitting = Sitting(edition, len(scene.hands), (), options=dict(scene.options), format=dict(scene.format)).start()
    if scene.discard:
        hands = {name: scene.hands[name] for name in NAMES if name in scene.hands}
        sitting.lay_out(hands, draw=scene.draw, discard=scene.discard, **scene.keys)
    viewer = Viewer(guest_of(scene.viewer) if scene.viewer else STRANGER, "en")
    done = len(scene.acts) - follows
    for line in scene.acts[: max(done, 0)]:
        _act(sitting, viewer, line)
    shown = snapshot(sitting.table, viewer, sitting.now)
    return Played(shown, [_act(sitting, viewer, line) for line in scene.acts[max(done, 0) :]])


def moment_of(edition: str, scene: Scene) -> Moment:
    """Play a scene and record its last moment."""
    shown, updates = play(edition, scene, 1)
    changed = [decode(written, type=dict[str, Raw])["update"] for written in updates]
    return Moment(scene.name, shown, *changed)


def _act(sitting: Sitting, viewer: Viewer, line: str) -> str:
    name, action = line.split(": ")
    sitting.now += 1000
    changes = sitting.act(name, action)
    return bytes(update(sitting.table, viewer, changes, sitting.log[-1])).decode()


def fixture(edition: str) -> str:
    """All moments of an edition, one per line."""
    moments = [encode(moment_of(edition, scene)).decode() for scene in SCENES[edition]]
    return "[\n" + ",\n".join(moments) + "\n]\n"


if __name__ == "__main__":
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        (FIXTURES / f"{name}.json").write_text(fixture(name))
