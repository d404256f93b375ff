"""Explanations of what lies on a table, over HTTP."""

from tests.support.server.visitors import Visitor, opened


def test_a_thing_is_explained_by_the_options_of_its_table(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana, options={"stacking": "same"})
    told = bo.get(f"{table}/explanation?of=card+R%2B2")
    assert (told["rule"], told["here"]) == ("D-032", ["Stacking draw cards: with the same symbol"])
    assert bo.get(f"{table}/explanation?of=card+R%2B2&lang=fr")["what"].startswith("+2 rouge")
    bo.is_refused(400, "no-such-thing", "GET", f"{table}/explanation?of=card+howler")


def test_nothing_is_told_of_a_table_that_may_not_be_watched(ana: Visitor, stranger: Visitor) -> None:
    table = opened(ana, seats=["person", "eager"], spectators=False)
    ana.do("POST", f"{table}/start")
    stranger.is_refused(404, "table/none", "GET", f"{table}/explanation?of=draw")
