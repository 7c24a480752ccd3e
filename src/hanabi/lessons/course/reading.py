"""Giving and reading hints as ``smart`` does."""

from hanabi.lessons.claims import (
    Firework,
    Holds,
    Is,
    IsNot,
    Knows,
    Numbers,
    SmartDoes,
    SmartRead,
    SmartReads,
    Touches,
)
from hanabi.lessons.lesson import Group, Lesson, Scene, Step

PLAY = Lesson(
    "play",
    Group.READING,
    (
        Scene(
            hands=("y1 b2 g3 y3 w3", "y4 r3 b3 g1 w2", "w4 r2 b5 r4 g4"),
            first="aiko",
            before="r1 you:red",
            steps=(
                Step(
                    "read",
                    lit=("own #2", "firework r"),
                    accept=("play #2",),
                    wrong={"play #4": "read-older"},
                    claims=(
                        SmartRead("newest"),
                        SmartDoes("play #2"),
                        Knows("#2", is_not="playable"),
                        Knows("#4", is_not="playable"),
                    ),
                    after=(Firework("r", 2),),
                ),
            ),
        ),
        Scene(
            hands=("w3 b2 g3 y4 r3", "y1 b4 y3 g4 w3", "w4 r2 b5 r4 g4"),
            steps=(
                Step(
                    "give",
                    lit=("ben y1", "firework y"),
                    accept=("hint ben yellow", "hint ben 1"),
                    then="discard r3, play y1",
                    claims=(
                        Touches("ben yellow", "y1 y3"),
                        Holds("ben", "y1", 1),
                        SmartReads("ben yellow", "newest"),
                    ),
                    after=(Firework("y", 1),),
                ),
                Step("sum", lit=("firework y", "ben"), claims=(Firework("y", 1),)),
            ),
        ),
    ),
)

WARNING = Lesson(
    "warning",
    Group.READING,
    (
        Scene(
            hands=("w2 b3 g3 r3 y2", "y3 r2 b4 g4 w3", "b2 w4 r4 g2 y5"),
            first="ben",
            before="you:5",
            steps=(
                Step(
                    "read",
                    lit=("own #5",),
                    accept=("discard #4",),
                    wrong={"discard #5": "read-five", "discard": "read-newer"},
                    claims=(SmartRead("warning"), Knows("#5", is_="indispensable")),
                    after=(Numbers(highest=25, tokens=8),),
                ),
            ),
        ),
        Scene(
            hands=("w2 b3 g3 r3 y4", "y3 r2 b4 g4 w3", "b2 w4 r4 g2 y3"),
            first="aiko",
            before="ben:4 -y4",
            steps=(
                Step(
                    "give",
                    lit=("aiko y4",),
                    accept=("hint aiko 4",),
                    wrong={"hint aiko yellow": "give-color"},
                    then="discard r3, hint you 2",
                    claims=(
                        Is("y4", "indispensable"),
                        Holds("aiko", "y4", 5),
                        SmartDoes("hint aiko 4", "bot-why-warning"),
                        SmartReads("aiko 4", "warning"),
                    ),
                    after=(Holds("aiko", "y4"), Numbers(highest=25)),
                ),
                Step("sum", lit=("aiko y4",), claims=(Is("y4", "indispensable"),)),
            ),
        ),
    ),
)

SILENCE = Lesson(
    "silence",
    Group.READING,
    (
        Scene(
            hands=("w2 b3 g3 r3 y4", "y3 r2 b4 g4 w3", "b2 w4 r4 g2 y3"),
            first="ben",
            before="aiko:4",
            steps=(
                Step(
                    "read",
                    lit=("own #5",),
                    accept=("discard #5",),
                    wrong={"discard": "read-newer"},
                    then="hint ben 2, discard w3",
                    claims=(
                        SmartDoes("discard #5", "bot-why-discard"),
                        IsNot("y3", "indispensable"),
                    ),
                    after=(Numbers(highest=25),),
                ),
                Step("sum", lit=("own",), claims=(Numbers(highest=25),)),
            ),
        ),
    ),
)

FINESSE = Lesson(
    "finesse",
    Group.READING,
    (
        Scene(
            hands=("w3 b3 g3 y3 b2", "y4 b4 g4 w4 w2", "r2 w4 b3 y2 g4"),
            first="aiko",
            before="r1 aiko:3 ben:red ben:2 -r2",
            steps=(
                Step(
                    "read",
                    lit=("own #1", "firework r"),
                    accept=("play #1",),
                    claims=(
                        Is("r2", "playable"),
                        SmartDoes("play #1", "bot-why-believed"),
                    ),
                    after=(Firework("r", 2),),
                ),
            ),
        ),
        Scene(
            hands=("g1 b3 w3 y3 r4", "y4 b4 g4 w4 w2", "r3 w4 g1 y2 b3"),
            first="aiko",
            before="you:1 you:green",
            steps=(
                Step(
                    "give",
                    lit=("own #3", "aiko g1"),
                    accept=("discard #3",),
                    wrong={"play #3": "give-play"},
                    then="play g1, discard w2",
                    claims=(
                        Knows("#3", kinds="g1", is_="playable"),
                        Holds("aiko", "g1", 1),
                        SmartDoes("discard #3", "bot-why-finesse"),
                        Numbers(tokens=6),
                    ),
                    after=(Firework("g", 1), Numbers(tokens=8)),
                ),
                Step("sum", lit=("firework g", "aiko"), claims=(Firework("g", 1),)),
            ),
        ),
    ),
)

TWO = Lesson(
    "two",
    Group.READING,
    (
        Scene(
            hands=("w3 b3 g3 y3 b2", "w1 b4 g1 y4 r3", "r2 w4 b3 y2 g4"),
            steps=(
                Step(
                    "give",
                    lit=("ben", "tokens"),
                    accept=("hint ben 1",),
                    wrong={"hint ben white": "give-one", "hint ben green": "give-one"},
                    then="discard b2, play w1",
                    claims=(
                        Touches("ben 1", "w1 g1"),
                        Touches("ben white", "w1"),
                        Touches("ben green", "g1"),
                        SmartReads("ben 1", "literal"),
                    ),
                    after=(Firework("w", 1), Knows("g1", whose="ben", is_not="useless")),
                ),
                Step("sum", lit=("ben g1", "fireworks"), claims=(Is("g1", "playable"),)),
            ),
        ),
    ),
)

READING = (PLAY, WARNING, SILENCE, FINESSE, TWO)
