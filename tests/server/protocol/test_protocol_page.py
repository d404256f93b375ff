"""docs/protocol.md covers the whole protocol, and its example program runs."""

import re
from pathlib import Path
from textwrap import indent
from typing import Any

from sabot.client import Api
from sabot.match.replay import Replay
from sabot.server.protocol.client_messages import WISHES
from sabot.server.protocol.server_messages import Answer
from tests.support.paths import DOCS
from tests.support.server.awaited import awaited
from tests.support.server.serving import config_in, served, soon

PAGE = (DOCS / "protocol.md").read_text("utf-8")


def test_the_page_names_everything_that_can_be_said_and_answered() -> None:
    said, answered = PAGE.split("| answered | means |")
    assert set(re.findall(r'^\| .*?"table": T, "(\w+)"', said, re.MULTILINE)) | {"phrase"} == set(WISHES)
    assert re.findall(r'^\| `{"(\w+)"', answered, re.MULTILINE) == sorted(
        Answer.__struct_fields__, key=lambda kind: answered.index(f'"{kind}"')
    )


@awaited
async def test_the_program_on_the_page_plays_a_match(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    quick = program.replace('"format"', '"clocks": {"pace": 0, "window": 0}, "format"')
    names: dict[str, Any] = {}
    exec(f"async def play(url):\n{indent(quick, '    ')}    return record", names)  # our own page
    async with served(config_in(tmp_path)) as server:
        record = await soon(names["play"](server.url))
        assert Replay(record).match.is_over
        assert isinstance(await Api(server.url).ask("GET", "/api/openapi.json"), dict)
