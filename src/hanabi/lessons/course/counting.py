"""Counting copies, what must be kept, how many discards there are, and the end."""

from hanabi.lessons.claims import (
    Best,
    BestAfter,
    Copies,
    Firework,
    Is,
    Knows,
    Numbers,
    Touches,
)
from hanabi.lessons.lesson import Group, Lesson, Scene, Step

COPIES = Lesson(
    "copies",
    Group.COUNTING,
    (
        Scene(
            hands=("r1 r4 b3 r1 w4", "r2 r4 y3 r5 r3", "w2 b4 r3 y4 g3"),
            before="r1 r2 you:red",
            steps=(
                Step(
                    "see",
                    lit=("own #3", "aiko", "ben", "firework r"),
                    claims=(Firework("r", 2), Copies("r3", 1), Copies("r4", 0), Copies("r5", 0)),
                ),
                Step(
                    "play",
                    lit=("own #3", "firework r"),
                    accept=("play #3",),
                    claims=(Knows("#3", kinds="r3", is_="playable"),),
                    after=(Firework("r", 3),),
                ),
                Step("sum", lit=("firework r",), claims=(Firework("r", 3),)),
            ),
        ),
    ),
)

EXCLUDED = Lesson(
    "excluded",
    Group.COUNTING,
    (
        Scene(
            hands=("w3 b2 g3 y3 b3", "y4 b4 g4 w2 r4", "g4 b1 y4 w4 r3"),
            first="aiko",
            before="w1 you:white r1 you:red you:1",
            steps=(
                Step(
                    "see",
                    lit=("own #2", "fireworks"),
                    claims=(Knows("#2", kinds="b1 y1 g1"), Firework("w", 1), Firework("r", 1)),
                ),
                Step(
                    "play",
                    lit=("own #2",),
                    accept=("play #2",),
                    claims=(Knows("#2", is_="playable"),),
                    after=(Firework("b", 1),),
                ),
                Step("sum", lit=("own",), claims=(Firework("b", 1),)),
            ),
        ),
    ),
)

KEEP = Lesson(
    "keep",
    Group.COUNTING,
    (
        Scene(
            hands=("w4 b3 g4 w3 b4", "w2 r4 g3 b2 y3", "w3 b3 g3 r1 y4"),
            first="ben",
            before="you:yellow r1 you:4 you:red r2 you:1 -y4",
            steps=(
                Step(
                    "see",
                    lit=("own #5", "discards"),
                    claims=(Is("y4", "indispensable"), Knows("#5", kinds="y4")),
                ),
                Step(
                    "discard",
                    lit=("own #4",),
                    accept=("discard #4",),
                    wrong={"discard #5": "discard-last"},
                    claims=(Knows("#4", kinds="r1", is_="useless"),),
                    after=(Numbers(highest=25),),
                ),
                Step("sum", lit=("own #5",), claims=(Is("y4", "indispensable"),)),
            ),
        ),
    ),
)

PACE = Lesson(
    "pace",
    Group.COUNTING,
    (
        Scene(
            hands=("w1 g4 r5 b1 y1", "w2 y4 r2 b2 g2", "r1 b4 y2 w5 g1"),
            first="aiko",
            before=(
                "you:blue you:4 -y4 * b1 g1 * -b3 * y1 aiko:green * * * * -y3 * -y1 g2 -b1 -g4 "
                "r1 -r1 ben:4 * y2 * b2 b3 y3 r2 -g1 w1 r3 -r4 -g3 -b4 g3 * -w1 r4 w2 * * -w4 "
                "w3 w4"
            ),
            deck="b5 y5 g5 w3 r3",
            steps=(
                Step(
                    "see",
                    lit=("points", "deck"),
                    claims=(Numbers(points=17, deck=5, highest=25, pace=0),),
                ),
                Step(
                    "play",
                    lit=("own #2",),
                    accept=("play #2",),
                    wrong={"discard": "play-late"},
                    claims=(Best(25), BestAfter("discard #5", 24), Knows("#2", is_="playable")),
                    after=(Best(25),),
                ),
                Step("sum", lit=("points", "deck"), claims=(Numbers(pace=0),)),
            ),
        ),
    ),
)

WAITING = Lesson(
    "waiting",
    Group.COUNTING,
    (
        Scene(
            hands=("w2 g5 r2 b1 y2", "w3 g3 r3 b3 y3", "w1 g4 r1 b2 y1"),
            first="aiko",
            before=(
                "g1 b1 w1 b2 you:green b3 you:4 b4 w2 y1 -b1 * * * w3 * -g2 -g1 g2 -y1 b5 * * * "
                "* * y2 * -w1 -g1 y3 aiko:5 * * -r1 * -b4 * -w4 -g3 y4 -r4 * w4 * w5 r1 -g4 r2 "
                "y5 r3 r4 r5"
            ),
            deck="y4",
            steps=(
                Step(
                    "hint",
                    lit=("ben g3", "deck"),
                    accept=("hint ben green", "hint ben 3"),
                    then="hint you 4, play g3",
                    claims=(
                        Numbers(deck=1),
                        Best(25),
                        BestAfter("discard #5", 24),
                        Touches("ben green", "g3"),
                    ),
                    after=(Firework("g", 3), Numbers(deck=0)),
                ),
                Step(
                    "play",
                    lit=("own #2", "deck"),
                    accept=("play #2",),
                    then="play g5",
                    claims=(Knows("#2", kinds="g4", is_="playable"), Numbers(turns_left=3)),
                    after=(Numbers(score=25),),
                ),
                Step("sum", lit=("fireworks", "points"), claims=(Numbers(score=25),)),
            ),
        ),
    ),
)

LAST = Lesson(
    "last",
    Group.COUNTING,
    (
        Scene(
            hands=("w1 b5 r1 g2 y2", "w2 y5 r2 g1 b1", "w3 r3 b2 y1 g3"),
            before=(
                "ben:5 * * w1 * -y3 -b3 * b1 -g5 -g1 * w2 * * * * w3 * * -w1 -w4 g1 * g2 * r1 "
                "-r4 * -b4 * g3 -y4 w4 w5 r2 -r1 -b1 -y1 b2 g4 r3 b3 b4 r4 r5 y1 y2 y3 y4 -g4"
            ),
            steps=(
                Step(
                    "hint",
                    lit=("aiko b5", "firework b", "deck"),
                    accept=("hint aiko 5", "hint aiko blue"),
                    then="play b5, play y5",
                    claims=(
                        Numbers(turns_left=3, deck=0, points=22),
                        Best(24),
                        BestAfter("discard #5", 24),
                        Touches("aiko 5", "b5"),
                    ),
                    after=(Numbers(score=24),),
                ),
                Step("sum", lit=("fireworks", "points"), claims=(Numbers(score=24),)),
            ),
        ),
    ),
)

COUNTING = (COPIES, EXCLUDED, KEEP, PACE, WAITING, LAST)
