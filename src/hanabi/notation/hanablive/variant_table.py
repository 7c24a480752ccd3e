"""The variants of hanab.live that our rules can play, as its own list names and numbers them.

A row is the number that links have for it, its name in JSON, and a letter for each suit; ``-``
after a letter stands for "Reversed". Numbers and names are facts about the site; the numbers of
Scarce Ones were not to be had, so that its games go by name alone.
"""

from hanabi.rules.suits import STANDARD_COPIES

SUIT_LETTERS = {
    "R": "Red",
    "Y": "Yellow",
    "G": "Green",
    "B": "Blue",
    "P": "Purple",
    "T": "Teal",
    "k": "Black",
    "m": "Rainbow",
    "d": "Dark Rainbow",
    "w": "White",
    "g": "Gray",
}
REVERSED = "-"

Row = tuple[int | None, str, str]

_USUAL: tuple[Row, ...] = (
    (0, "No Variant", "RYGBP"),
    (1, "6 Suits", "RYGBPT"),
    (15, "4 Suits", "RYGB"),
    (18, "3 Suits", "RGB"),
    (2, "Black (6 Suits)", "RYGBPk"),
    (21, "Black (5 Suits)", "RYGBk"),
    (3, "Rainbow (6 Suits)", "RYGBPm"),
    (16, "Rainbow (5 Suits)", "RYGBm"),
    (17, "Rainbow (4 Suits)", "RGBm"),
    (19, "Rainbow (3 Suits)", "RBm"),
    (13, "White (6 Suits)", "RYGBPw"),
    (22, "White (5 Suits)", "RYGBw"),
    (26, "White (4 Suits)", "RGBw"),
    (27, "White (3 Suits)", "RBw"),
    (11, "Dark Rainbow (6 Suits)", "RYGBPd"),
    (23, "Dark Rainbow (5 Suits)", "RYGBd"),
    (59, "Gray (6 Suits)", "RYGBPg"),
    (58, "Gray (5 Suits)", "RYGBg"),
    (65, "Black & Rainbow (6 Suits)", "RYGBkm"),
    (66, "Black & Rainbow (5 Suits)", "RGBkm"),
    (63, "Black & White (6 Suits)", "RYGBkw"),
    (64, "Black & White (5 Suits)", "RGBkw"),
    (12, "Black & Dark Rainbow (6 Suits)", "RYGBkd"),
    (60, "Black & Gray (6 Suits)", "RYGBkg"),
    (6, "Rainbow & White (6 Suits)", "RYGBmw"),
    (28, "Rainbow & White (5 Suits)", "RGBmw"),
    (29, "Rainbow & White (4 Suits)", "RBmw"),
    (150, "Rainbow & White (3 Suits)", "Rmw"),
    (67, "Rainbow & Gray (6 Suits)", "RYGBmg"),
    (68, "Rainbow & Gray (5 Suits)", "RGBmg"),
    (83, "White & Dark Rainbow (6 Suits)", "RYGBwd"),
    (84, "White & Dark Rainbow (5 Suits)", "RGBwd"),
    (62, "Dark Rainbow & Gray (6 Suits)", "RYGBdg"),
    (1342, "Reversed (6 Suits)", "RYGBPT-"),
    (1343, "Reversed (5 Suits)", "RYGBP-"),
    (1344, "Reversed (4 Suits)", "RYGB-"),
    (1345, "Reversed (3 Suits)", "RGB-"),
    (1346, "Black Reversed (6 Suits)", "RYGBPk-"),
    (1347, "Black Reversed (5 Suits)", "RYGBk-"),
    (1348, "Rainbow Reversed (6 Suits)", "RYGBPm-"),
    (1349, "Rainbow Reversed (5 Suits)", "RYGBm-"),
    (1350, "Rainbow Reversed (4 Suits)", "RGBm-"),
    (1351, "Rainbow Reversed (3 Suits)", "RBm-"),
    (1356, "White Reversed (6 Suits)", "RYGBPw-"),
    (1357, "White Reversed (5 Suits)", "RYGBw-"),
    (1358, "White Reversed (4 Suits)", "RGBw-"),
    (1359, "White Reversed (3 Suits)", "RBw-"),
    (1380, "Dark Rainbow Reversed (6 Suits)", "RYGBPd-"),
    (1381, "Dark Rainbow Reversed (5 Suits)", "RYGBd-"),
    (1384, "Gray Reversed (6 Suits)", "RYGBPg-"),
    (1385, "Gray Reversed (5 Suits)", "RYGBg-"),
    (2127, "White Reversed & Rainbow (6 Suits)", "RYGBw-m"),
    (2128, "White Reversed & Rainbow (5 Suits)", "RGBw-m"),
    (2129, "White Reversed & Rainbow (4 Suits)", "RBw-m"),
)
_CRITICAL_FOURS: tuple[Row, ...] = (
    (1821, "Critical Fours (6 Suits)", "RYGBPT"),
    (1822, "Critical Fours (5 Suits)", "RYGBP"),
    (1645, "Critical Fours & Black (6 Suits)", "RYGBPk"),
    (1823, "Critical Fours & Rainbow (6 Suits)", "RYGBPm"),
    (1824, "Critical Fours & Rainbow (5 Suits)", "RYGBm"),
    (1827, "Critical Fours & White (6 Suits)", "RYGBPw"),
    (1828, "Critical Fours & White (5 Suits)", "RYGBw"),
    (1807, "Critical Fours & Dark Rainbow (6 Suits)", "RYGBPd"),
    (1815, "Critical Fours & Gray (6 Suits)", "RYGBPg"),
)
_SCARCE_ONES: tuple[Row, ...] = tuple(
    (None, name.replace("Critical Fours", "Scarce Ones"), suits)
    for _, name, suits in _CRITICAL_FOURS
)
TABLE: tuple[tuple[tuple[int, ...], tuple[Row, ...]], ...] = (
    (STANDARD_COPIES, _USUAL),
    ((3, 2, 2, 1, 1), _CRITICAL_FOURS),
    ((2, 2, 2, 2, 1), _SCARCE_ONES),
)
"""By how many copies of each rank a suit has that is not one of each."""
