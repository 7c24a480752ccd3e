"""The functions that Python calls in the compiled kernel, with the types of their arguments.

``row``, ``rows``: signed bytes; ``words``, ``word_rows``: 64-bit integers; ``bytes``, ``masks``:
unsigned bytes; ``shorts``: 16-bit integers; ``floats``: float32. All arrays lie in C order. A
function for several types has several signatures, with semicolons between them.
"""

ENTRY_POINTS = {
    "deal_rows": "rows word_rows words words int int int",
    "first_illegal": "rows words words int int",
    "step_rows": "rows word_rows words words int int",
    "log_rows": "rows words masks shorts int int",
    "score_rows": "rows row int int",
    "mask_rows": "rows words masks int int",
    "play_games": "row words words words words int int words",
}
