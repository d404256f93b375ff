"""The page in motion, on the profile of a phone whose CPU is four times slower than this one.

`python -m benchmarks.motion [EDITION …]` plays a whole round of every edition by taps, and prints the longest tasks of
the page, what it did in them, and how many frames after a tap its action was shown. Tasks are measured in CPU time,
since other programs run on this machine too. `python -m benchmarks.motion --memory [ROUNDS]` plays a match of so many
rounds, and prints what the page keeps after every tenth of it.
"""

import json
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from benchmarks.page import browser, server
from benchmarks.row import Row

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
SLOWNESS = 4
LONG = 50
"""A task is long from so many milliseconds on: it delays three frames."""
POLLING = 50
"""How often the page is asked for the next tap, in milliseconds. In every frame would take time from the frames."""
EDITIONS = ("deluxe", "potter", "flip", "wizz")
WELCOMED = "localStorage.setItem('sabot', JSON.stringify({ welcomed: true, sound: false }))"
WATCH = """(() => {
  window.frames = [];
  // From the tap to the first frame after which the card is no longer in the hand, or the control is marked.
  addEventListener("click", (event) => {
    const control = event.target.closest?.("[data-action]");
    if (!control) return;
    const began = performance.now();
    let frames = 0;
    const look = () => {
      frames += 1;
      if (control.isConnected && !("sent" in control.dataset) && frames < 60) requestAnimationFrame(look);
      else window.frames.push([frames, performance.now() - began]);
    };
    requestAnimationFrame(look);
  }, true);
})()"""
"""Records how many frames after a tap its action is shown."""
OFFER = """() => {
  if (!("settled" in document.documentElement.dataset)) return null;
  if (document.querySelector(".mine > .end")) return { over: true };
  document.querySelector(".explanation button")?.click();
  const calls = [".calls [data-action]", "[role=group] [data-action]"];
  for (const selector of [...calls, ".hand .playable", ".bar [data-action]:enabled"]) {
    const offer = document.querySelector(`.mine :is(${selector})`);
    if (!offer) continue;
    const box = offer.getBoundingClientRect();
    const points = [0.5, 0.25, 0.12].flatMap((down) => [0.12, 0.25, 0.5, 0.88].map((across) => [across, down]));
    const free = points.map(([across, down]) => [box.x + across * box.width, box.y + down * box.height])
      .find(([x, y]) => document.elementFromPoint(x, y)?.closest("button") === offer);
    if (free) return { x: free[0], y: free[1] };
    offer.scrollIntoView({ block: "nearest", inline: "center" });
  }
  return null;
}"""
"""Where to tap next; null to wait on."""


CATEGORIES = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")
MAIN = "CrRendererMain"
CAUSES = (
    "FunctionCall",
    "EvaluateScript",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
    "ParseHTML",
    "MajorGC",
    "MinorGC",
)
"""The events of a trace that say what a task did."""


class Task(NamedTuple):
    """A task of the page's main thread, in milliseconds of CPU time, and its largest parts."""

    time: float
    wall: float
    parts: dict[str, float]


class Figures(NamedTuple):
    """The figures measured in the rounds of an edition."""

    tasks: list[Task]
    """The longest first."""
    frames: list[int]
    """How many frames after each tap its action was shown."""

    @property
    def long(self) -> list[Task]:
        """The tasks that delay frames."""
        return [task for task in self.tasks if task.time > LONG]


def tasks_in(trace: bytes) -> list[Task]:
    """The tasks of the main thread of the page in a trace, the longest first."""
    events = json.loads(trace)["traceEvents"]
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    mine = [event for event in events if event.get("ph") == "X" and names.get((event["pid"], event["tid"])) == MAIN]
    work = Counter(event["pid"] for event in mine)
    busiest = max(work, key=lambda pid: work[pid])
    mine = sorted((event for event in mine if event["pid"] == busiest), key=lambda event: event["ts"])
    tasks = []
    end = 0.0
    for event in mine:
        is_inner = event["ts"] < end
        if is_inner or not event["name"].endswith("RunTask") or event.get("tdur", 0) < 1000 * LONG / 10:
            continue
        end = event["ts"] + event["dur"]
        inside = [e for e in mine if event["ts"] <= e["ts"] < end and e["name"] in CAUSES]
        parts: Counter[str] = Counter()
        ends: Counter[str] = Counter()
        for part in inside:
            is_part_of_same = part["ts"] < ends[part["name"]]
            if not is_part_of_same:
                ends[part["name"]] = part["ts"] + part["dur"]
                parts[part["name"]] += part.get("tdur", 0) / 1000
        tasks.append(Task(event["tdur"] / 1000, event["dur"] / 1000, dict(parts.most_common(4))))
    return sorted(tasks, reverse=True, key=lambda task: task.time)


def play_round(page: Any, most: int = 400) -> None:
    """Play by taps until the score is shown."""
    for _ in range(most):
        found = page.wait_for_function(OFFER, timeout=120_000, polling=POLLING).json_value()
        if "over" in found:
            return
        page.touchscreen.tap(found["x"], found["y"])
        page.evaluate("() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))")
    raise AssertionError("the round does not end")


def sit_down(context: Any, url: str, edition: str, **settings: Any) -> Any:
    """A page at a table with three bots, which play fast."""
    context.add_init_script(WELCOMED)
    context.request.put(f"{url}/api/me", data={"name": "Ana"})
    clocks = {"decision": 0, "pace": 0.2, "pause": 600}
    asked = {"edition": edition, "seats": ["person", "eager", "eager", "eager"], "clocks": clocks, **settings}
    table = context.request.post(f"{url}/api/tables", data=asked).json()["table"]
    context.request.post(f"{url}/api/tables/{table}/start")
    page = context.new_page()
    page.goto(f"{url}/t/{table}")
    page.locator("ul.hand button").first.wait_for()
    return page


def go_on(page: Any) -> None:
    """Be ready for the next round, and wait for its cards."""
    page.locator(".mine > .end form .primary").click()
    page.locator("ul.hand button").first.wait_for()


def measure(opened: Any, url: str, edition: str) -> Figures:
    """Play a round on a slow phone, from the deal of the second round to its score."""
    with opened.new_context(**PHONE) as context:
        context.add_init_script(WATCH)
        page = sit_down(context, url, edition, format={"target": 5000})
        play_round(page)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        opened.start_tracing(page=page, categories=list(CATEGORIES))
        go_on(page)
        play_round(page)
        trace = opened.stop_tracing()
        return Figures(tasks_in(trace), [frames for frames, _ in page.evaluate("window.frames")])


class Memory(NamedTuple):
    """The memory that the page uses after some rounds."""

    rounds: int
    heap: float
    """In megabytes, after everything unused was collected."""
    nodes: int
    listeners: int


def memory(opened: Any, url: str, rounds: int, edition: str = "deluxe") -> Iterator[Memory]:
    """Play a match of so many rounds without motion, and measure after every tenth of it.

    Each time the next round has been dealt: the score pad has a line for every round, and is gone then.
    """
    with opened.new_context(**PHONE, reduced_motion="reduce") as context:
        page = sit_down(context, url, edition, format={"target": 100_000}, options={"turn_cap": 30})
        session = context.new_cdp_session(page)
        for number in range(1, rounds + 1):
            play_round(page)
            go_on(page)
            if number % max(rounds // 10, 1) == 0:
                yield _memory_of(session, number)


def _memory_of(session: Any, rounds: int) -> Memory:
    session.send("HeapProfiler.enable")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return Memory(rounds, used / 1e6, counted["nodes"], counted["jsEventListeners"])


def rows(opened: Any, url: str) -> list[Row]:
    """The rows of the benchmark, over one round of every edition."""
    figures = [measure(opened, url, edition) for edition in EDITIONS]
    longest = max((task.time for figure in figures for task in figure.tasks), default=0)
    late = [frames for figure in figures for frames in figure.frames]
    return [
        Row("longest task while cards move, CPU four times slower", longest, " ms", LONG, more=False),
        Row("tap to my card on my screen, longest", max(late), " frames", 1, more=False),
    ]


def main() -> None:
    """Print the figures one by one."""
    chosen = [edition for edition in EDITIONS if edition in sys.argv] or EDITIONS
    program = shutil.which("chromium") or sys.exit("chromium is not installed")
    with server() as url, browser(program) as opened:
        if "--memory" in sys.argv:
            rounds = int(next((word for word in sys.argv[1:] if word.isdigit()), "50"))
            for kept in memory(opened, url, rounds, chosen[0]):
                print(
                    f"{kept.rounds} rounds: {kept.heap:.2f} MB, {kept.nodes} nodes, {kept.listeners} listeners",
                    flush=True,
                )
            return
        for edition in chosen:
            figures = measure(opened, url, edition)
            taps = dict(Counter(figures.frames))
            print(f"{edition}: {len(figures.long)} tasks over {LONG} ms; frames after a tap: {taps}")
            for task in figures.tasks[:6]:
                parts = ", ".join(f"{name} {time:.0f}" for name, time in task.parts.items())
                print(f"  {task.time:.0f} ms ({task.wall:.0f} ms on the clock): {parts}", flush=True)


if __name__ == "__main__":
    main()
