"""``hanabi_step.c`` as a function, where there is a C compiler."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

PlayGames = Callable[[int, int], tuple[int, int]]
"""(players, games) to (moves, sum of scores), from seeds 0, 1, …"""


def c_reference() -> PlayGames | None:
    """Compile and bind the yardstick; None without a compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    source = Path(__file__).parent / "hanabi_step.c"
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "hanabi_step.so"
        options = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *options, "-o", str(library), str(source)], check=True)
        function = ctypes.CDLL(str(library)).play_random_games
    result = ctypes.POINTER(ctypes.c_int64)
    function.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_int64, result]
    function.restype = ctypes.c_int64

    def play(players: int, games: int) -> tuple[int, int]:
        scores = ctypes.c_int64()
        moves = int(function(players, 0, games, ctypes.byref(scores)))
        return moves, scores.value

    return play
