"""The distributions as users get them: built twice alike, and tried in clean environments."""

from pathlib import Path
from zipfile import ZipFile

import pytest

import sabot
from sabot.editions import EDITIONS
from sabot.words.language import LANGUAGES
from tests.packaging.environments import ENGINE, TABLE, Environment, build, install
from tests.support.paths import ROOT

pytestmark = pytest.mark.slow
NOT_FOR_ENGINE = {"aiosqlite", "babel", "cyclopts", "numpy", "rich", "sqlalchemy", "starlette", "textual", "uvicorn"}

DEAL = """
import asyncio, subprocess, sys
from urllib.request import urlopen
from sabot.client import Api, Line

async def play(url):
    ana = Api(url)
    await ana.ask("PUT", "/api/me", {"name": "Ana"})
    table = (await ana.ask("POST", "/api/tables", {"edition": "wizz", "format": {"scoring": "none"}}))["table"]
    await ana.ask("POST", f"/api/tables/{table}/start")
    async with Line(ana, table, lang="en") as line:
        shown = await line.until(lambda shown: shown["legal"] or shown["status"] == "over")
        print(len(shown["view"]["hands"]["Ana"]) > 0, "dealt")

command = [sys.argv[1], "serve", "--port", "0", "--database", "sqlite:///tables.sqlite", "--log", "error"]
with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
    url = server.stdout.readline().split("http://")[1].split()[0]
    print(b"<script" in urlopen(f"http://{url}/").read())
    asyncio.run(play(f"http://{url}"))
    server.terminate()
"""
"""Starts a server and sits down at a table, which deals."""

ENGINE_ALONE = """
from importlib.util import find_spec
from sabot.bots import find_bot
from sabot.game import Game
from sabot.referee import judge
from sabot.rulebook import rules

assert find_bot("careful")
game = Game.deal("flip", ["ana", "bo"], seed=1)
game.act(game.waiting[0], "draw")
print([name for name in NOT_FOR_ENGINE if find_spec(name)])
print(len(list(rules())) > 300)
print(judge(open("position.yaml").read()).ok)
"""

STEP = """
from sabot.envs import aec
env = aec("potter", 4)
env.reset(seed=1)
mask = env.observe(env.agent_selection)["action_mask"]
env.step(int(mask.argmax()))
print(env.agent_selection)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def table(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(tmp_path_factory.mktemp("table") / "venv", built, TABLE)


@pytest.fixture(scope="module")
def engine(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(tmp_path_factory.mktemp("engine") / "venv", built, ENGINE)


@pytest.fixture(scope="module")
def lessons(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(tmp_path_factory.mktemp("lessons") / "venv", built, ENGINE, "envs")


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """The position of the README, as a file."""
    text = (ROOT / "README.md").read_text("utf-8").partition("```yaml\n")[2].partition("```")[0]
    (tmp_path / "position.yaml").write_text(text, "utf-8")
    return tmp_path / "position.yaml"


def names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_a_second_build_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    build(tmp_path)
    files = {path.name: path.read_bytes() for path in built.iterdir() if path.suffix in (".whl", ".gz")}
    assert len(files) == 4
    assert {name for name, content in files.items() if (tmp_path / name).read_bytes() != content} == set()


def test_the_wheels_carry_all_that_is_played_with(built: Path) -> None:
    table, engine = (names_in(next(built.glob(f"{name.replace('-', '_')}-*.whl"))) for name in (TABLE, ENGINE))
    assert {name for name in table & engine if ".dist-info/" not in name} == set()
    assert {"sabot/server/page/index.html", "sabot/server/page/manifest.webmanifest", "sabot/cli.py"} <= table
    assert {f"sabot/locale/{language}.ftl" for language in LANGUAGES} <= engine
    assert {f"sabot/learned/trained/{edition}-2.npz" for edition in EDITIONS} <= engine
    assert {"sabot/py.typed", "sabot/rulebook/languages.yaml"} <= engine
    tracked = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert tracked <= table | engine, "a file that nobody packs"


def test_the_command_says_its_version(table: Environment, tmp_path: Path) -> None:
    assert table.run("sabot", "--version", cwd=tmp_path).stdout.strip() == sabot.__version__


def test_a_server_from_the_wheel_deals(table: Environment, tmp_path: Path) -> None:
    command = str(table.programs / "sabot")
    assert table.run("python", "-c", DEAL, command, cwd=tmp_path).stdout.split("\n")[:2] == ["True", "True dealt"]


def test_the_line_by_line_table_plays(table: Environment, tmp_path: Path) -> None:
    done = table.run("sabot", "play", "--plain", "--seed", "1", cwd=tmp_path, given="draw\nquit\n")
    assert "7 cards each" in done.stdout
    assert "Your turn> draw" in done.stdout


def test_the_referee_judges(table: Environment, position: Path) -> None:
    assert "D-046" in table.run("sabot", "referee", position.name, cwd=position.parent).stdout


def test_rules_are_looked_up(table: Environment, tmp_path: Path) -> None:
    assert "D-024" in table.run("sabot", "rules", "D-024", "--lang", "fr", cwd=tmp_path).stdout


def test_what_is_missing_is_named_with_its_command(table: Environment, engine: Environment, tmp_path: Path) -> None:
    wanted = 'some packages are missing; to install them: pip install "sabot-cards[lab]"'
    done = table.run("sabot", "simulate", "--plot", "a.svg", "--rounds", "1", cwd=tmp_path, codes=(2,))
    assert wanted in done.stderr
    (table.folder / "uv-receipt.toml").touch()
    done = table.run("sabot", "simulate", "--plot", "a.svg", "--rounds", "1", cwd=tmp_path, codes=(2,))
    (table.folder / "uv-receipt.toml").unlink()
    assert 'uv tool install "sabot-cards[lab]"' in done.stderr
    done = engine.run("python", "-m", "sabot", cwd=tmp_path, codes=(1,))
    assert done.stderr == "sabot: some packages are missing; to install them: pip install sabot-cards\n"
    done = engine.run("python", "-c", "import sabot.envs", cwd=tmp_path, codes=(1,))
    assert 'pip install "sabot-engine[envs]"' in done.stderr


def test_the_engine_alone_needs_neither_server_nor_terminal(engine: Environment, position: Path) -> None:
    code = ENGINE_ALONE.replace("NOT_FOR_ENGINE", repr(sorted(NOT_FOR_ENGINE)))
    assert engine.run("python", "-c", code, cwd=position.parent).stdout.split() == ["[]", "True", "True"]


def test_an_environment_steps(lessons: Environment, tmp_path: Path) -> None:
    assert lessons.run("python", "-c", STEP, cwd=tmp_path).stdout.startswith("player_")
