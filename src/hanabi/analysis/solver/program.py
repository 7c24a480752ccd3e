"""The solver's kernels, compiled when they are first asked for."""

from functools import cache

from hanabi.fast.compiling import Program, extension, kernel, source_of

_ROOM = "hanabi.analysis.solver"
_BEAM = {"search": "rows word_rows words words words words words word_rows words words int int int"}
_EXHAUSTIVE = {
    "search_all": "rows word_rows words words word_rows words words words words words int int"
}


@cache
def load_beam() -> Program:
    """Looking ahead."""
    return extension("solver", [kernel()], source_of(f"{_ROOM}.beam"), _BEAM)


@cache
def load_exhaustive() -> Program:
    """Searching everything."""
    text = source_of(f"{_ROOM}.exhaustive")
    return extension("exhaustive", [load_beam()], text, _EXHAUSTIVE)
