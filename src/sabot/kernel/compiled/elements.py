"""How compiled rules read and write one element of a list field.

Numba counts a negative index from the end, and compares with each bound separately. Both delay every read. No rule
counts from the end, so here one comparison is enough: taken as unsigned, a negative index is too large.

Numba asks this module for all code of the process. Code that is not ours gets what Numba would do.
"""

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import lower_builtin
from numba.np.arrayobj import getitem_arraynd_intp, setitem_array

Code = Callable[..., Any]
compiles: Callable[..., Callable[[Code], Code]] = lower_builtin


def _is_ours(context: Any, kind: Any) -> bool:
    """Whether this is code of a rule: only they are compiled without counting references (`native.COMPILED`)."""
    return not context.enable_nrt and kind.ndim == 1


def _place_of(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """A pointer to the element; compiled code raises IndexError if there is none."""
    kind, index_kind = signature.args[:2]
    index = context.cast(builder, arguments[1], index_kind, types.intp)
    if context.enable_boundscheck:
        (length,) = kind.shape
        is_outside = builder.icmp_unsigned(">=", index, ir.Constant(index.type, length))
        with builder.if_then(is_outside, likely=False):
            context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))
    return builder.gep(context.make_array(kind)(context, builder, arguments[0]).data, [index], inbounds=True)


@compiles(operator.getitem, types.NestedArray, types.Integer)
def _read(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    if not _is_ours(context, signature.args[0]):
        return getitem_arraynd_intp(context, builder, signature, arguments)
    return builder.load(_place_of(context, builder, signature, arguments))


@compiles(operator.setitem, types.NestedArray, types.Integer, types.Number)
def _write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kind, _, value_kind = signature.args
    if not _is_ours(context, kind):
        return setitem_array(context, builder, signature, arguments)
    value = context.cast(builder, arguments[2], value_kind, kind.dtype)
    builder.store(value, _place_of(context, builder, signature, arguments))
    return context.get_dummy_value()
