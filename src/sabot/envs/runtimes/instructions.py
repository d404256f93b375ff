"""Instructions of the processor that the compiled batches need and Numba has no name for."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from sabot.kernel.compiled.records import record_of
from sabot.kernel.table import Table

LINE = 64
"""The size of a cache line in bytes."""
_PLACES: Any = record_of(Table).fields


def _hot() -> tuple[int, ...]:
    """The offsets of the cache lines that every move reads: numbers and hands, then the colours of cards.

    With more of them the processor would run out of outstanding prefetches.
    """
    hands_end, colours, colours_end = (_PLACES[name][1] for name in ("draw_pile", "hue_low", "symbol_low"))
    spans = ((0, hands_end), (colours, colours_end))
    return tuple(place for start, stop in spans for place in range(start, stop, LINE))


HOT_LINES = _hot()


def _address(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """The address of an element, counted from the first one of the array."""
    data = builder.bitcast(context.make_array(kind)(context, builder, array).data, ir.IntType(8).as_pointer())
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    return builder.gep(data, [builder.mul(index, ir.Constant(ir.IntType(64), size))])


@intrinsic
def prefetch(context: Any, records: Any, index: Any) -> Any:
    """Prefetch the hot lines of a record, without waiting for them."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, pointer = ir.IntType(32), ir.IntType(8).as_pointer()
        record = _address(context, builder, signature.args[0], *arguments)
        kind = ir.FunctionType(ir.VoidType(), (pointer, word, word, word))
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", (pointer,), kind)
        for place in HOT_LINES:
            line = builder.gep(record, [ir.Constant(ir.IntType(64), place)])
            builder.call(prefetch, [line, *(ir.Constant(word, flag) for flag in (1, 3, 1))])
        return context.get_dummy_value()

    return types.void(records, types.int64), build


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
