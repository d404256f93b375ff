"""Renders a table as one viewer sees it: as text or as a picture."""

import numpy as np
from numpy.typing import NDArray

from sabot.envs.rendering.text_view import write_view
from sabot.views import View

RENDER_MODES = ("ansi", "human", "rgb_array")


def render(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Render a view in one of the modes; without a mode it is printed."""
    if mode == "rgb_array":
        from sabot.envs.rendering.table_picture import paint_view

        return paint_view(view)
    text = write_view(view)
    if mode == "ansi":
        return text
    print(text)
    return None
