"""The first lesson: the whole game in ten bubbles, on one deal, and the end of another."""

from hanabi.lessons.claims import Firework, Holds, Is, Knows, Numbers, Touches
from hanabi.lessons.lesson import Group, Lesson, Scene, Step

_BEGINNING = Scene(
    hands=("w1 b2 g4 y3 r1", "y4 r2 b3 r5 w3", "g2 w4 r1 y5 b4"),
    first="ben",
    before="you:1",
    deck="w2 b1 g3 g1 b1 y2 g2",
    steps=(
        Step("goal", lit=("fireworks",), claims=(Numbers(points=0, highest=25),)),
        Step("see", lit=("aiko", "ben")),
        Step(
            "told",
            lit=("own #3",),
            accept=("play #3",),
            then="discard r1, hint aiko white",
            claims=(Knows("#3", is_="playable", kinds="w1 r1 b1 y1 g1"),),
            after=(Firework("r", 1), Numbers(points=1)),
        ),
        Step(
            "give",
            lit=("ben r2", "firework r"),
            accept=("hint ben 2",),
            wrong={"hint ben red": "give-red"},
            then="play w1, play r2",
            claims=(
                Firework("r", 1),
                Holds("ben", "r2"),
                Touches("ben red", "r2 r5"),
                Touches("ben 2", "r2"),
            ),
            after=(Firework("r", 2), Firework("w", 1)),
        ),
        Step(
            "discard",
            lit=("own #5", "tokens"),
            accept=("discard #5",),
            wrong={"discard": "discard-newer"},
            then="hint you 5, discard w3",
            claims=(Numbers(tokens=6),),
            after=(Numbers(tokens=7),),
        ),
        Step(
            "last",
            lit=("own #5",),
            accept=("discard #5",),
            wrong={"discard": "last-other"},
            claims=(Knows("#5", is_="indispensable"), Numbers(highest=25)),
            after=(Numbers(highest=24), Is("y5", "useless")),
            then="hint ben 5, discard b3",
        ),
        Step(
            "lost",
            lit=("firework y", "points"),
            claims=(Numbers(highest=24),),
        ),
    ),
)

_END = Scene(
    hands=("w3 g4 r4 y3 b2", "r2 b5 w1 y1 g3", "w2 b4 r3 y5 g2"),
    first="aiko",
    before=(
        "* you:blue * -w1 * -g1 -r1 -y4 w1 * -b3 * -y2 * * -b1 * b1 y1 you:yellow -b1 * -w4 * "
        "you:4 -g4 -b4 -y1 * -g1 w2 -r1 * you:5 * g1 r1 r2 r3 w3 aiko:green y2 r4 w4 y3 ben:5 "
        "r5 g2 w5 b2 g3 y4 b3"
    ),
    deck="g5",
    steps=(
        Step(
            "deck",
            lit=("own #2", "deck"),
            accept=("play #2",),
            wrong={"play #4": "deck-five"},
            then="play g4, play b5",
            claims=(
                Numbers(deck=1, points=20),
                Knows("#2", kinds="b4", is_="playable"),
                Knows("#4", kinds="y5", is_="playable"),
            ),
            after=(Numbers(deck=0, turns_left=1, points=23),),
        ),
        Step(
            "turn",
            lit=("own #4", "deck"),
            accept=("play #4",),
            claims=(Numbers(turns_left=1, deck=0), Knows("#4", is_="playable")),
            after=(Numbers(score=24),),
        ),
        Step("score", lit=("points", "fireworks"), claims=(Numbers(score=24),)),
    ),
)

FIRST = Lesson("first", Group.FIRST, (_BEGINNING, _END))
