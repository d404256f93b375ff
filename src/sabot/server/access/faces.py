"""The faces that guests choose from. The page draws them (`web/src/people/animals.ts`)."""

from collections.abc import Container
from hashlib import sha256

from sabot.errors import Unreadable

FACES = (
    *("cat", "dog", "fox", "bear", "rabbit", "mouse", "pig", "cow", "lion", "elephant"),
    *("frog", "owl", "penguin", "duck", "fish", "snail", "bee", "crab", "dragon", "unicorn"),
)
"""The names of all faces."""


def face_for(guest: str, taken: Container[str] = ()) -> str:
    """The face of a guest who has chosen none: always the same, unless another player at the table has it."""
    first = sha256(guest.encode()).digest()[0] % len(FACES)
    faces = (*FACES[first:], *FACES[:first])
    return next((face for face in faces if face not in taken), faces[0])


def check_face(face: str) -> None:
    """Raise Unreadable if there is no such face."""
    if face not in FACES:
        raise Unreadable("face", "face", value=repr(face), faces=", ".join(FACES))
