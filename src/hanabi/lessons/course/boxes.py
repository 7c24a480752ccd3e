"""What the boxes add: an expansion or an option each."""

from hanabi.lessons.claims import (
    Copies,
    EndsGame,
    Firework,
    Holds,
    Is,
    Knows,
    NotLegal,
    Numbers,
    Touches,
)
from hanabi.lessons.lesson import Group, Lesson, Scene, Step

_PLAIN_AIKO = "w3 b3 g3 y3 b2"

MULTICOLOR_OWN = Lesson(
    "multicolor-own",
    Group.BOXES,
    (
        Scene(
            hands=(_PLAIN_AIKO, "w4 m1 g4 y4 r3", "r2 w4 b4 y2 g2"),
            steps=(
                Step(
                    "hint",
                    lit=("ben m1", "firework m"),
                    accept=("hint ben multicolor", "hint ben 1"),
                    then="discard b2, play m1",
                    claims=(
                        Numbers(highest=30),
                        Touches("ben multicolor", "m1"),
                        Is("m1", "indispensable"),
                    ),
                    after=(Firework("m", 1),),
                ),
                Step("sum", lit=("firework m",), claims=(Is("m2", "indispensable"),)),
            ),
        ),
    ),
    {"multicolor": "own-color-5"},
)

MULTICOLOR_EVERY = Lesson(
    "multicolor-every",
    Group.BOXES,
    (
        Scene(
            hands=(_PLAIN_AIKO, "w4 y1 g4 y4 r3", "w4 b3 m1 r4 y4"),
            first="ben",
            before="you:1 aiko:3 you:red you:blue",
            steps=(
                Step(
                    "play",
                    lit=("own #3", "firework m"),
                    accept=("play #3",),
                    claims=(Knows("#3", kinds="m1", is_="playable"),),
                    after=(Firework("m", 1),),
                ),
                Step("sum", lit=("firework m",), claims=(Firework("m", 1),)),
            ),
        ),
    ),
    {"multicolor": "every-color-5"},
)

MULTICOLOR_TEN = Lesson(
    "multicolor-ten",
    Group.BOXES,
    (
        Scene(
            hands=(_PLAIN_AIKO, "r3 m1 g4 y4 w4", "r2 w4 b4 y2 g2"),
            steps=(
                Step(
                    "hint",
                    lit=("ben m1", "firework m"),
                    accept=("hint ben 1",),
                    wrong={"hint ben color": "hint-color"},
                    then="discard b2, play m1",
                    claims=(
                        Touches("ben red", "r3 m1"),
                        Touches("ben green", "g4 m1"),
                        Touches("ben 1", "m1"),
                        Copies("m1", 2),
                    ),
                    after=(Firework("m", 1),),
                ),
                Step("sum", lit=("firework m",), claims=(Copies("m1", 2), Numbers(highest=30))),
            ),
        ),
    ),
    {"multicolor": "every-color-10"},
)

TIMED = Lesson(
    "timed",
    Group.BOXES,
    (
        Scene(
            hands=(_PLAIN_AIKO, "w4 y1 g4 y4 b4", "w4 r2 b3 y3 g2"),
            before="r1 you:red you:2",
            steps=(
                Step(
                    "play",
                    lit=("own #2", "tokens"),
                    accept=("play #2 as red",),
                    wrong={"play #2": "play-silent", "announce": "play-other"},
                    claims=(Knows("#2", kinds="r2", is_="playable"), Numbers(tokens=6)),
                    after=(Firework("r", 2), Numbers(tokens=7)),
                ),
                Step("sum", lit=("tokens",), claims=(Numbers(tokens=7),)),
            ),
        ),
    ),
    {"timed-display": True},
)

BLACK = Lesson(
    "black",
    Group.BOXES,
    (
        Scene(
            hands=(_PLAIN_AIKO, "w4 k5 g4 y4 r3", "r2 w4 b4 y2 g2"),
            steps=(
                Step("see", lit=("firework k", "points"), claims=(Numbers(points=-5),)),
                Step(
                    "hint",
                    lit=("ben k5", "firework k"),
                    accept=("hint ben 5",),
                    then="discard b2, play k5",
                    claims=(
                        Is("k5", "playable"),
                        Is("k5", "indispensable"),
                        Touches("ben 5", "k5"),
                        Touches("ben red", "r3"),
                    ),
                    after=(Firework("k", 1), Numbers(points=-4)),
                ),
                Step("sum", lit=("firework k", "points"), claims=(Numbers(points=-4),)),
            ),
        ),
    ),
    {"black-powder": True},
)

EXPERT = Lesson(
    "expert",
    Group.BOXES,
    (
        Scene(
            hands=("w4 b3 g4 w3 b4", "w2 r4 g3 b2 y3", "w3 b3 g3 r1 y4"),
            first="ben",
            before="you:yellow r1 you:4 you:red r2 you:1 -y4",
            steps=(
                Step(
                    "discard",
                    lit=("own #4",),
                    accept=("discard #4",),
                    wrong={"discard #5": "discard-last"},
                    claims=(
                        Knows("#4", kinds="r1", is_="useless"),
                        Knows("#5", kinds="y4", is_="indispensable"),
                        EndsGame("discard #5"),
                    ),
                    after=(Numbers(highest=25),),
                ),
                Step("sum", lit=("deck",), claims=(Numbers(highest=25),)),
            ),
        ),
    ),
    {"expert": True},
)

EMPTY = Lesson(
    "empty",
    Group.BOXES,
    (
        Scene(
            hands=(_PLAIN_AIKO, "b1 w4 y4 g3 w2", "r2 w4 b4 y2 g2"),
            before="r1 ben:1 aiko:3",
            steps=(
                Step(
                    "hint",
                    lit=("ben b1", "firework r"),
                    accept=("hint ben red",),
                    wrong={"hint ben blue": "hint-blue"},
                    then="discard b2, play b1",
                    claims=(
                        Touches("ben red", ""),
                        Knows("b1", whose="ben", is_not="playable"),
                        Is("r1", "useless"),
                    ),
                    after=(Firework("b", 1),),
                ),
                Step("sum", lit=("ben",), claims=(Touches("ben red", ""),)),
            ),
        ),
    ),
    {"empty-hints": True},
)


_FIVE = "r1 r2 r3 r4 you:red you:5"
_HANDS = (_PLAIN_AIKO, "y1 b4 g4 y4 w2", "w4 r5 b4 y3 g4")
_TILES = {"five-flamboyants": True}


def _finish(tokens: int | None = None) -> Step:
    """The reader completes red, and a tile is turned."""
    return Step(
        "finish",
        lit=("own #2", "firework r"),
        accept=("play #2",),
        claims=(Knows("#2", kinds="r5", is_="playable"),),
        after=(Firework("r", 5), Numbers(tokens=tokens)),
    )


TILE_1 = Lesson(
    "tile-1",
    Group.BOXES,
    (
        Scene(
            hands=_HANDS,
            before=_FIVE,
            tiles=(1,),
            steps=(
                _finish(tokens=7),
                Step("sum", lit=("tokens",), claims=(Numbers(tokens=7),)),
            ),
        ),
    ),
    _TILES,
)

TILE_2 = Lesson(
    "tile-2",
    Group.BOXES,
    (
        Scene(
            hands=_HANDS,
            first="ben",
            before="r1 r2 r3 r4 w3 you:red you:5",
            tiles=(2,),
            steps=(
                Step("see", lit=("mistakes",), claims=(Numbers(mistakes=1),)),
                _finish(tokens=7),
                Step("sum", lit=("mistakes", "tokens"), claims=(Numbers(mistakes=0, tokens=7),)),
            ),
        ),
    ),
    _TILES,
)

TILE_3 = Lesson(
    "tile-3",
    Group.BOXES,
    (
        Scene(
            hands=_HANDS,
            before=_FIVE,
            tiles=(3,),
            steps=(
                _finish(tokens=6),
                Step(
                    "choose",
                    lit=("ben y1",),
                    accept=("reward hint ben yellow",),
                    then="discard b2, play y1",
                    claims=(Numbers(tokens=6), Holds("ben", "y1", 1), Is("y1", "playable")),
                    after=(Firework("y", 1), Numbers(tokens=7)),
                ),
                Step("sum", lit=("firework y", "tokens"), claims=(Numbers(tokens=7),)),
            ),
        ),
    ),
    _TILES,
)

TILE_4 = Lesson(
    "tile-4",
    Group.BOXES,
    (
        Scene(
            hands=_HANDS,
            before=_FIVE,
            tiles=(4,),
            steps=(
                _finish(tokens=6),
                Step(
                    "choose",
                    lit=("ben y1",),
                    accept=("reward hint ben 1",),
                    then="discard b2, play y1",
                    claims=(Holds("ben", "y1", 1), Is("y1", "playable")),
                    after=(Firework("y", 1), Numbers(tokens=7)),
                ),
                Step("sum", lit=("firework y", "tokens"), claims=(Numbers(tokens=7),)),
            ),
        ),
    ),
    _TILES,
)

TILE_5 = Lesson(
    "tile-5",
    Group.BOXES,
    (
        Scene(
            hands=_HANDS,
            before="r1 r2 r3 r4 you:red you:5 -g3 -y5 b1",
            tiles=(5,),
            returns=(3,),
            steps=(
                Step("see", lit=("discards", "points"), claims=(Numbers(highest=24),)),
                _finish(),
                Step(
                    "choose",
                    lit=("discards",),
                    accept=("reward return y5",),
                    claims=(Is("y5", "useless"), Numbers(highest=24)),
                    after=(Numbers(highest=25),),
                ),
                Step("sum", lit=("points", "deck"), claims=(Numbers(highest=25),)),
            ),
        ),
    ),
    _TILES,
)

TILE_6 = Lesson(
    "tile-6",
    Group.BOXES,
    (
        Scene(
            hands=_HANDS,
            before="b1 r1 r2 r3 r4 you:red -b2 you:5 -g3",
            tiles=(6,),
            steps=(
                _finish(),
                Step(
                    "choose",
                    lit=("discards", "firework b"),
                    accept=("reward add b2",),
                    claims=(Is("b2", "playable"), NotLegal("reward add g3")),
                    after=(Firework("b", 2),),
                ),
                Step("sum", lit=("firework b",), claims=(Firework("b", 2),)),
            ),
        ),
    ),
    _TILES,
)

BOXES = (
    MULTICOLOR_OWN,
    MULTICOLOR_EVERY,
    MULTICOLOR_TEN,
    TIMED,
    BLACK,
    EXPERT,
    EMPTY,
    *(TILE_1, TILE_2, TILE_3, TILE_4, TILE_5, TILE_6),
)
