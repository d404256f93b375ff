"""Prefetches the next table of a batch into the CPU cache while the current one is played."""

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


@intrinsic
def prefetch(context: Any, records: Any, index: Any) -> Any:
    """Prefetch the hot lines of a record, without waiting for them."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, pointer = ir.IntType(32), ir.IntType(8).as_pointer()
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        size = ir.Constant(ir.IntType(64), signature.args[0].dtype.size)
        record = builder.gep(builder.bitcast(array.data, pointer), [builder.mul(arguments[1], size)])
        kind = ir.FunctionType(ir.VoidType(), (pointer, word, word, word))
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", (pointer,), kind)
        for place in HOT_LINES:
            line = builder.gep(record, [ir.Constant(ir.IntType(64), place)])
            builder.call(prefetch, [line, *(ir.Constant(word, flag) for flag in (1, 3, 1))])
        return context.get_dummy_value()

    return types.void(records, types.int64), build
