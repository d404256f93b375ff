"""The pictures of an edition's deck: every face and the number of its copies."""

from collections.abc import Iterator, Mapping

from sabot.cards import NO_COLOUR, SIDES, Face, format_colour, format_face, svg
from sabot.cards.art.shapes import SHAPES
from sabot.editions import Edition
from sabot.options import resolve
from sabot.rulebook.site.html import Html, join, tag
from sabot.words.language import Language
from sabot.words.names import face_name


def deck(edition: Edition, language: Language) -> Html:
    """All faces by colour; for a two-sided deck one side after the other."""
    counted = edition.faces(resolve(edition.name, {}))
    sides = [{face: counted[face] for face in faces} for faces in (edition.fronts, edition.backs) if faces]
    number = language.say("cards", number=sum(sides[0].values()))
    if len(sides) == 1:
        return join(tag("p", number), *_colours(sides[0], "h3", language))
    sections = [
        tag("section", tag("h3", language.say("rules-side", side=name)), *_colours(side, "h4", language), class_=name)
        for name, side in zip(SIDES, sides, strict=True)
    ]
    return join(tag("p", number), *sections)


def _colours(side: Mapping[Face, int], heading: str, language: Language) -> Iterator[Html]:
    for colour in sorted({face.colour for face in side}):
        faces = sorted(face for face in side if face.colour == colour)
        cards = [_card(face, side[face], language) for face in faces]
        yield tag("section", tag(heading, _name(colour, language)), tag("ul", *cards, class_="cards"))


def _name(colour: int, language: Language) -> Html:
    """The name of a colour with its shape."""
    if colour == NO_COLOUR:
        return join(language.say("rules-wilds"))
    name = format_colour(colour)
    return tag("span", _shape(colour), language.say("colour", hue=name), class_=f"hue {name}")


def _shape(colour: int) -> Html:
    """The shape of a colour, as a decorative picture."""
    drawn = Html(SHAPES[colour])
    return tag("svg", drawn, viewBox="-13 -13 26 26", fill="currentColor", aria_hidden="true")


def _card(face: Face, copies: int, language: Language) -> Html:
    picture = picture_of(face, language)
    return tag("li", picture, tag("span", f"×{copies}", class_="copies"))


def picture_of(face: Face, language: Language) -> Html:
    """The picture of a face, with its name for screen readers."""
    return Html(svg(face, face_name(format_face(face), language)))
