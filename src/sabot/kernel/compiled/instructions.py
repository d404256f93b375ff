"""Instructions of the processor that batches of tables need and Numba has no name for."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from sabot.kernel.compiled.records import record_of
from sabot.kernel.table import Table

LINE = 64
"""The size of a cache line in bytes."""
_PLACES: Any = record_of(Table).fields


def _lines(*spans: tuple[str, str]) -> tuple[int, ...]:
    """The offsets of the cache lines of a table from one field up to another."""
    return tuple(place for first, end in spans for place in range(_PLACES[first][1], _PLACES[end][1], LINE))


def _address(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """The address of an element, counted from the first one of the array."""
    data = builder.bitcast(context.make_array(kind)(context, builder, array).data, ir.IntType(8).as_pointer())
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    return builder.gep(data, [builder.mul(index, ir.Constant(ir.IntType(64), size))])


def _prefetching(lines: tuple[int, ...]) -> Callable[..., Any]:
    """A function that prefetches these lines of a record, without waiting for them."""

    @intrinsic
    def prefetch(context: Any, records: Any, index: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word, pointer = ir.IntType(32), ir.IntType(8).as_pointer()
            record = _address(context, builder, signature.args[0], *arguments)
            kind = ir.FunctionType(ir.VoidType(), (pointer, word, word, word))
            prefetch = builder.module.declare_intrinsic("llvm.prefetch", (pointer,), kind)
            for place in lines:
                line = builder.gep(record, [ir.Constant(ir.IntType(64), place)])
                builder.call(prefetch, [line, *(ir.Constant(word, flag) for flag in (1, 3, 1))])
            return context.get_dummy_value()

        return types.void(records, types.int64), build

    return prefetch


prefetch_hot = _prefetching(_lines(("seed", "draw_pile"), ("hue_low", "symbol_low")))
"""Prefetch what every move reads: numbers and hands, then the colours of cards. A step that also writes what an agent
sees would run out of outstanding prefetches with more."""
prefetch_table = _prefetching(_lines(("seed", "events")))
"""Prefetch all that a move may read."""


@intrinsic
def fetch_add(context: Any, numbers: Any, index: Any) -> Any:
    """Add one to a number that other threads add to as well; return what it was."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        place = builder.bitcast(_address(context, builder, signature.args[0], *arguments), word.as_pointer())
        return builder.atomic_rmw("add", place, ir.Constant(word, 1), "monotonic")

    return types.int64(numbers, types.int64), build


@intrinsic
def pack_bits(context: Any, mask: Any, place: Any) -> Any:
    """The 64 bytes of masks from a place on as bits: which of them are not zero."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        block = ir.VectorType(ir.IntType(8), 64)
        address = _address(context, builder, signature.args[0], *arguments)
        content = builder.load(builder.bitcast(address, block.as_pointer()), align=1)
        return builder.bitcast(builder.icmp_unsigned("!=", content, ir.Constant(block, None)), ir.IntType(64))

    return types.int64(mask, types.int64), build
