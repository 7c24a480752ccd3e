"""The functions that Python calls in the compiled kernel, with the types of their arguments.

``row``, ``rows``: signed bytes; ``words``, ``word_rows``: 64-bit integers; ``bytes``, ``masks``:
unsigned bytes; ``shorts``: 16-bit integers; ``floats``: float32. All arrays lie in C order. A
function for several types has several signatures, with semicolons between them.
"""

ENTRY_POINTS = {
    "deal_games": "rows word_rows word_rows words bytes words int int int",
    "first_illegal": "rows word_rows words words int int",
    "step_games": "rows word_rows word_rows words words int int",
    "log_actions": "rows words masks shorts int int",
    "score_games": "rows row int int; rows words int int",
    "mask_games": "rows word_rows words masks int int",
}
