"""Teaches Numba the kernel: every rule, and native twins for primitives/ and for how an event is noted."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from llvmlite import binding, ir
from numba import njit, types
from numba.extending import intrinsic, overload, overload_method, register_jitable, typeof_impl

import sabot.kernel.compiled.elements  # noqa: F401  # tells Numba how
from sabot.codes import Codes
from sabot.kernel.compiled.cache import settings
from sabot.kernel.events import note
from sabot.kernel.primitives.bits import lowest_bit, nth_bit
from sabot.kernel.primitives.card_sets import give, has_before, has_card, nth_card, take
from sabot.kernel.primitives.rng import FIRST, FRACTION, GAMMA, SECOND, below, fraction, reseed
from sabot.kernel.primitives.rule import INLINED, RULES
from sabot.kernel.table import EVENT_WIDTH, WORD

Native = Callable[..., Any]
Entry = TypeVar("Entry", bound=Native)

COMPILED: dict[str, Any] = {"boundscheck": True, "_nrt": False}
"""How everything is compiled. The bounds of every list are checked, which costs a few hundredths of the speed. Nothing
allocates, so no references are counted: that alone took two fifths of a step."""


def entry(function: Entry) -> Entry:
    """A function that Python calls; its code is kept."""
    compiled: Entry = njit(cache=True, nogil=True, **COMPILED)(function)
    return compiled


def twin(function: Native, **options: bool) -> Callable[[Native], Native]:
    """The decorated function is compiled wherever a rule calls the given one; options say how, if otherwise."""
    how: Any = COMPILED | options

    def offer(native: Native) -> Native:
        @overload(function, strict=False, jit_options=how)
        def choose(*arguments: Any) -> Native:
            return native

        return native

    return offer


@intrinsic
def trailing_zeros(context: Any, word: Any) -> Any:
    """Count the zeros below the lowest set bit: one instruction."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@intrinsic
def population(context: Any, word: Any) -> Any:
    """Count the set bits: one instruction."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@overload_method(types.Integer, "bit_count")
def _bit_count(word: Any) -> Native:
    def count(word: Any) -> Any:
        return population(word)  # type: ignore[call-arg]  # Numba passes the context itself

    return count


@twin(lowest_bit)
def _lowest_bit(word: Any) -> Any:
    return trailing_zeros(word)  # type: ignore[call-arg]  # Numba passes the context itself


@intrinsic
def deposit(context: Any, source: Any, mask: Any) -> Any:
    """Put the low bits of a word where the mask has bits: one instruction of x86-64 processors with BMI2."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), build


def has_quick_deposit() -> bool:
    """Whether the processor has that instruction, and not in slow microcode."""
    features = settings.CPU_FEATURES
    if features is None:
        features = binding.get_host_cpu_features().flatten()
    return "+bmi2" in features and binding.get_host_cpu_name() not in {"znver1", "znver2"}


if has_quick_deposit():

    @twin(nth_bit)
    def _nth_bit(word: Any, n: Any) -> Any:
        word = deposit(np.int64(1) << n, word)  # type: ignore[call-arg]  # Numba passes the context itself
        return trailing_zeros(word)


else:

    @twin(nth_bit)
    def _nth_bit(word: Any, n: Any) -> Any:
        for _ in range(n):
            word &= word - 1
        return trailing_zeros(word)  # type: ignore[call-arg]  # Numba passes the context itself


@register_jitable(forceinline=True)
def _low_bit(card: Any) -> Any:
    """The low word of the set with one card alone. A shift never leaves the word: beyond it would be undefined."""
    return np.int64(card < WORD) << (card & 63)


@register_jitable(forceinline=True)
def _high_bit(card: Any) -> Any:
    """The high word of that set."""
    return np.int64(card >= WORD) << ((card - WORD) & 63)


@twin(give, forceinline=True)
def _give(table: Any, seat: Any, card: Any) -> Any:
    table.low[seat] |= _low_bit(card)
    table.high[seat] |= _high_bit(card)


@twin(take, forceinline=True)
def _take(table: Any, seat: Any, card: Any) -> Any:
    table.low[seat] ^= _low_bit(card)
    table.high[seat] ^= _high_bit(card)


@twin(has_card, forceinline=True)
def _has_card(low: Any, high: Any, card: Any) -> Any:
    return low & _low_bit(card) | high & _high_bit(card) != 0


@twin(has_before, forceinline=True)
def _has_before(low: Any, high: Any, card: Any) -> Any:
    before_low = _low_bit(card) - 1 if card < WORD else -1
    before_high = 0 if card < WORD else _high_bit(card) - 1
    return low & before_low | high & before_high != 0


@twin(nth_card, forceinline=True)
def _nth_card(low: Any, high: Any, n: Any) -> Any:
    lower = low.bit_count()
    is_low = n < lower
    word = low if is_low else high
    first = 0 if is_low else WORD
    skipped = 0 if is_low else lower
    return first + nth_bit(word, n - skipped)


@twin(note)
def _note(table: Any, event: Any, seat: Any, card: Any, count: Any, law: Any) -> Any:
    if not table.recording:
        return
    at = table.event_count * EVENT_WIDTH
    table.event_count += 1
    table.events[at] = event
    table.events[at + 1] = seat
    table.events[at + 2] = card
    table.events[at + 3] = count
    table.events[at + 4] = law


STEP, FACTOR, LAST = np.uint64(GAMMA), np.uint64(FIRST), np.uint64(SECOND)
S27, S29, S30, S31, S32, S33 = (np.uint64(bits) for bits in (27, 29, 30, 31, 32, 33))
ONE, S_FRACTION = np.uint64(1), np.uint64(64 - FRACTION)


@register_jitable(forceinline=True)
def _next(table: Any) -> Any:
    seed = table.seed + STEP
    table.seed = seed
    seed = (seed ^ seed >> S30) * FACTOR
    seed = (seed ^ seed >> S27) * LAST
    return seed ^ seed >> S31


@twin(below)
def _below(table: Any, limit: Any) -> Any:
    return np.int64((_next(table) >> S32) * np.uint64(limit) >> S32)


@twin(fraction)
def _fraction(table: Any) -> Any:
    return np.int64(_next(table) >> S_FRACTION)


@twin(reseed)
def _reseed(table: Any, seed: Any, index: Any) -> Any:
    stream = np.uint64(seed) + STEP * (np.uint64(index) + ONE)
    stream = (stream ^ stream >> S33) * LAST
    stream = (stream ^ stream >> S29) * FACTOR
    table.seed = stream ^ stream >> S32


@typeof_impl.register(Codes)
def _constants(family: Codes, context: Any) -> Any:
    """A family of codes is to Numba what a module is: its attributes are constants."""
    return types.Module(family)  # type: ignore[no-untyped-call]  # Numba has no types


_taught: set[Native] = set()


def teach() -> None:
    """Offer every rule that has been imported to Numba, each once."""
    for function in RULES:
        if function not in _taught:
            _taught.add(function)
            register_jitable(
                no_cpython_wrapper=True,
                no_cfunc_wrapper=True,
                forceinline=function in INLINED,
                **COMPILED,
            )(function)
