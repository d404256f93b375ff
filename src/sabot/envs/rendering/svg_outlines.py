"""Converts SVG shapes to polygons: arrays of x and y."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import atan2, ceil, cos, pi, radians, sin, sqrt, tau
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Matrix = NDArray[np.float64]

STEPS = 12
"""The number of line segments of a curve."""
_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")


def transform_of(text: str) -> Matrix:
    """The matrix of a `transform` attribute made of translate, rotate and scale."""
    matrix: Matrix = np.eye(3)
    for name, numbers in _TRANSFORM.findall(text):
        matrix = matrix @ _TRANSFORMS[name](*map(float, numbers.replace(",", " ").split()))
    return matrix


def _translate(x: float, y: float = 0) -> Matrix:
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1]], float)


def _scale(x: float) -> Matrix:
    return np.diag([x, x, 1.0])


def _rotate(angle: float, x: float = 0, y: float = 0) -> Matrix:
    c, s = cos(radians(angle)), sin(radians(angle))
    turned: Matrix = _translate(x, y) @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ _translate(-x, -y)
    return turned


_TRANSFORMS: dict[str, Callable[..., Matrix]] = {"translate": _translate, "rotate": _rotate, "scale": _scale}


def outlines_of(element: Element) -> list[Points]:
    """The lines of a shape, each closed if its last point equals its first; none for other elements."""
    number = {name: float(value) for name, value in element.items() if re.fullmatch(r"-?[\d.]+", value)}
    match element.tag.rpartition("}")[2]:
        case "path":
            return list(_Path(element.get("d", "")).lines())
        case "circle":
            return [ellipse(number.get("cx", 0), number.get("cy", 0), number["r"], number["r"])]
        case "ellipse":
            return [ellipse(number.get("cx", 0), number.get("cy", 0), number["rx"], number["ry"])]
        case "rect":
            return [_rectangle(number["x"], number["y"], number["width"], number["height"], number.get("rx", 0))]
    return []


def ellipse(x: float, y: float, rx: float, ry: float) -> Points:
    """An ellipse around a point."""
    angles = np.linspace(0, tau, 3 * STEPS + 1)
    return np.column_stack((x + rx * np.cos(angles), y + ry * np.sin(angles)))


def _rectangle(x: float, y: float, width: float, height: float, r: float) -> Points:
    angles = np.linspace(0, pi / 2, STEPS // 2)
    corners = ((x + width - r, y + height - r), (x + r, y + height - r), (x + r, y + r), (x + width - r, y + r))
    points = [
        (cx + r * cos(angle + turn * pi / 2), cy + r * sin(angle + turn * pi / 2))
        for turn, (cx, cy) in enumerate(corners)
        for angle in angles
    ]
    return np.array([*points, points[0]])


class _Path:
    """Reads path data; only the commands that the cards use are supported."""

    def __init__(self, data: str) -> None:
        self._tokens = _TOKEN.findall(data)
        self._at = 0j
        self._control = 0j
        self._line: list[complex] = []

    def lines(self) -> Iterator[Points]:
        """Each subpath."""
        command = ""
        while self._tokens:
            if self._tokens[0].isalpha():
                command = self._tokens.pop(0)
            if command == "M" and self._line:
                yield self._finish()
            if command == "Z":
                self._at = self._line[0]
                self._line.append(self._at)
                yield self._finish()
            else:
                self._draw(command)
        if self._line:
            yield self._finish()

    def _finish(self) -> Points:
        line, self._line = np.array(self._line), []
        return np.column_stack((line.real, line.imag))

    def _number(self) -> float:
        return float(self._tokens.pop(0))

    def _point(self, origin: complex = 0j) -> complex:
        return origin + complex(self._number(), self._number())

    def _draw(self, command: str) -> None:
        start = self._at
        origin = start if command.islower() else 0j
        mirrored = 2 * start - self._control
        match command.upper():
            case "M" | "L":
                self._extend([self._point(origin)])
            case "H":
                self._extend([complex(self._number(), start.imag)])
            case "V":
                self._extend([complex(start.real, self._number())])
            case "C":
                self._curve([start, self._point(), self._point(), self._point()])
            case "S":
                self._curve([start, mirrored, self._point(), self._point()])
            case "Q":
                self._curve([start, self._point(origin), self._point(origin)])
            case "T":
                self._curve([start, mirrored, self._point(origin)])
            case "A":
                self._extend(self._arc())

    def _extend(self, points: list[complex]) -> None:
        self._line += points
        self._at = self._control = points[-1]

    def _curve(self, points: list[complex]) -> None:
        """Add a Bézier curve, by de Casteljau's algorithm."""
        curve = []
        for share in np.linspace(0, 1, STEPS)[1:]:
            left = points
            while len(left) > 1:
                left = [a + (b - a) * share for a, b in pairwise(left)]
            curve.append(left[0])
        self._extend(curve)
        self._control = points[-2]

    def _arc(self) -> list[complex]:
        """The shorter arc of a circle."""
        start, r = self._at, self._number()
        *_, sweep = (self._number() for _ in range(4))
        end = self._point()
        half = (end - start) / 2
        height = sqrt(max(r * r - abs(half) ** 2, 0)) * (1 if sweep else -1)
        centre = start + half + 1j * half / abs(half) * height
        first = atan2((start - centre).imag, (start - centre).real)
        turn = (atan2((end - centre).imag, (end - centre).real) - first) % tau
        turn = turn if sweep else turn - tau
        steps = max(2, ceil(abs(turn) / tau * 3 * STEPS))
        return [
            centre + r * complex(cos(first + turn * n / steps), sin(first + turn * n / steps))
            for n in range(1, steps + 1)
        ]
