"""A bot in its own process, in any language: it reads a line of JSON for each question and answers with another.

Every question contains all that the seat knows, so that the bot needs no memory. It should exit when its input ends.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from reprlib import repr as short
from threading import Lock, Timer

from sabot.bots.bot import Bot
from sabot.bots.sight import Sight
from sabot.errors import Unreadable
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of

LIMIT = 1.0
"""Timeout in seconds for an answer."""
FIRST_LIMIT = 10.0
"""Timeout for the first answer, which includes the start of the process."""
PATIENCE = 1.0
"""Timeout in seconds for the process to exit by itself."""


class SubprocessBot(Bot):
    """A bot in another process. An error ends the process; another question starts a new one."""

    thinks = True

    def __init__(self, name: str, command: Sequence[str], limit: float = LIMIT) -> None:
        """Start the process, or raise Unreadable."""
        self.name = name
        self.limit = limit
        self._command = command
        self._asking = Lock()
        self._start()

    def choose(self, sight: Sight, chance: Random) -> str:
        """The choice of the process."""
        action = self._ask("choose", sight, chance)
        if action is None:
            raise Unreadable("bot-silent", self.name)
        return action

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The reaction of the process. It is not asked if there are no actions out of turn."""
        if sight.is_asked and not any(verb_of(action) in OUT_OF_TURN_VERBS for action in sight.view.legal):
            return None
        return self._ask("react", sight, chance)

    def end(self) -> None:
        """End the process; kill it and its children if it does not exit by itself."""
        if self._process.returncode is not None:
            return
        atexit.unregister(self.end)
        with suppress(OSError):
            self._to.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._kill()
        self._process.wait()
        self._back.close()

    def _start(self) -> None:
        """Start the process, or raise Unreadable."""
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that its child processes can be killed with it
            )
        except OSError as error:
            raise Unreadable.by_system(error, self.name) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._back = self._process.stdin, self._process.stdout
        self._is_late = False
        self._time_left = max(self.limit, FIRST_LIMIT)
        atexit.register(self.end)

    def _ask(self, what: str, sight: Sight, chance: Random) -> str | None:
        question = {
            "ask": what,
            "view": sight.view.as_json(),
            "heard": [event.as_json() for event in sight.heard],
            "match": sight.match.as_json(),
            "given": sight.given,
            "chance": chance.getrandbits(32),
        }
        with self._asking:
            if self._process.returncode is not None:
                self._start()
            try:
                return self._answer(json.dumps(question))
            except Unreadable:  # an answer to this question may follow, so the process must not get another one
                self.end()
                raise

    def _answer(self, question: str) -> str | None:
        """The answer of the process to a question; raise Unreadable if it is late or not valid."""
        line = self._exchange(question)
        if not line.endswith("\n"):
            if self._is_late:
                raise Unreadable("bot-late", self.name, seconds=f"{self._time_left:g}")
            raise Unreadable("bot-ended", self.name)
        self._time_left = self.limit
        try:
            action = json.loads(line)["action"]
            if isinstance(action, str | None):
                return action
        except (ValueError, TypeError, LookupError, RecursionError):
            pass
        raise Unreadable("bot-answer", self.name, line=short(line.rstrip("\n")))

    def _exchange(self, question: str) -> str:
        """Write a line and read one; the line is incomplete if the process has ended or was killed."""
        clock = Timer(self._time_left, self._run_out)
        clock.daemon = True
        clock.start()
        try:
            self._to.write(f"{question}\n")
            self._to.flush()
            return self._back.readline()
        except OSError:
            return ""
        finally:
            clock.cancel()

    def _run_out(self) -> None:
        """Kill the process because its time is up."""
        self._is_late = True
        self._kill()

    def _kill(self) -> None:
        """Kill the process and its children."""
        with suppress(OSError):
            if sys.platform == "win32":  # processes have no groups there
                subprocess.run(
                    ["taskkill", "/F", "/T", "/PID", str(self._process.pid)], capture_output=True, check=False
                )
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
