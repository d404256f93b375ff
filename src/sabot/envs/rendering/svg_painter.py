"""Rasterises SVG: polygons are filled by winding number, with oversampling."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from xml.etree.ElementTree import Element, fromstring

import numpy as np
from numpy.typing import NDArray

from sabot.cards.art.card import HEIGHT, WIDTH
from sabot.envs.rendering.svg_outlines import Matrix, Points, ellipse, outlines_of, transform_of

Pixels = NDArray[np.uint8]
OVERSAMPLING = 3
"""The number of samples per pixel in each direction."""
_INHERITED = ("fill", "stroke", "stroke-width", "color")


@lru_cache(maxsize=512)
def paint_svg(text: str, scale: float) -> Pixels:
    """A card as red, green, blue and opacity."""
    shape = round(HEIGHT * scale) * OVERSAMPLING, round(WIDTH * scale) * OVERSAMPLING
    canvas = np.zeros((*shape, 4))
    matrix = np.diag([scale * OVERSAMPLING, scale * OVERSAMPLING, 1.0])
    _paint(fromstring(text), {"fill": "#000", "stroke": "none", "stroke-width": "1", "color": "#000"}, matrix, canvas)
    fine = canvas.reshape(shape[0] // OVERSAMPLING, OVERSAMPLING, shape[1] // OVERSAMPLING, OVERSAMPLING, 4).mean(
        axis=(1, 3)
    )
    fine[..., :3] /= np.maximum(fine[..., 3:], 1e-9)
    pixels: Pixels = (fine * 255).round().astype(np.uint8)
    return pixels


def _paint(element: Element, inherited: Mapping[str, str], matrix: Matrix, canvas: NDArray[np.float64]) -> None:
    style = {**inherited, **{name: element.attrib[name] for name in _INHERITED if name in element.attrib}}
    matrix = matrix @ transform_of(element.get("transform", ""))
    opacity = float(element.get("opacity", "1"))
    lines = [line @ matrix[:2, :2].T + matrix[:2, 2] for line in outlines_of(element)]
    if lines:
        _blend(canvas, inside(lines, canvas.shape[:2]), _colour(style["fill"], style), opacity)
        if style["stroke"] != "none":
            reach = float(style["stroke-width"]) / 2 * sqrt(abs(np.linalg.det(matrix[:2, :2])))
            strokes = [part for line in lines for part in thicken(line, reach)]
            _blend(canvas, inside(strokes, canvas.shape[:2]), _colour(style["stroke"], style), opacity)
    for child in element:
        _paint(child, style, matrix, canvas)


def _colour(text: str, style: Mapping[str, str]) -> tuple[float, ...]:
    """Red, green, blue and opacity, each from 0 to 1."""
    if text == "none":
        return 0.0, 0.0, 0.0, 0.0
    digits = (style["color"] if text == "currentColor" else text).lstrip("#")
    if len(digits) < 6:
        digits = "".join(2 * digit for digit in digits)
    parts = [int(digits[place : place + 2], 16) / 255 for place in range(0, len(digits), 2)]
    return (*parts, 1.0)[:4]


def _blend(canvas: NDArray[np.float64], where: NDArray[np.bool_], colour: tuple[float, ...], opacity: float) -> None:
    """Blend a colour over the canvas; its colours are premultiplied by their opacity."""
    opacity *= colour[3]
    canvas[where] = canvas[where] * (1 - opacity) + np.array((*colour[:3], 1.0)) * opacity


def inside(lines: list[Points], shape: tuple[int, ...]) -> NDArray[np.bool_]:
    """The pixels inside polygons: in each row, an edge adds its direction to the winding number of all to its right."""
    height, width = shape
    starts = np.vstack(lines)
    ends = np.vstack([np.roll(line, -1, axis=0) for line in lines])
    rows = np.clip(np.rint(np.column_stack((starts[:, 1], ends[:, 1]))), 0, height).astype(int)
    counts = np.abs(rows[:, 1] - rows[:, 0])
    edge = np.repeat(np.arange(len(starts)), counts)
    row = rows.min(axis=1)[edge] + np.arange(len(edge)) - np.repeat(np.cumsum(counts) - counts, counts)
    (x0, y0), (x1, y1) = starts[edge].T, ends[edge].T
    column = np.clip(np.rint(x0 + (row + 0.5 - y0) * (x1 - x0) / (y1 - y0)), 0, width).astype(int)
    turns = np.bincount(row * (width + 1) + column, np.sign(y1 - y0), height * (width + 1))
    filled: NDArray[np.bool_] = np.cumsum(turns.reshape(height, width + 1), axis=1)[:, :width].round() != 0
    return filled


def thicken(line: Points, reach: float) -> list[Points]:
    """A line as polygons, `reach` wide on both sides: a rectangle for each segment, a disc at each point."""
    parts = [ellipse(x, y, reach, reach) for x, y in line]
    for start, end in pairwise(line):
        along = end - start
        length = np.hypot(*along)
        if length:
            across = np.array((-along[1], along[0])) / length * reach
            parts.append(np.array((start - across, end - across, end + across, start + across)))
    return parts
