"""When a bot moves: how long it thought about the cards that it sees would tell their holders
something, so that it is not to be seen in when it moves."""

_LEAST_SECONDS = 0.02


def seconds_to_move(delay: float, thought: float) -> float:
    """From the beginning of its turn: the delay, though never none; if it thought for longer, twice
    as long, four times and so on, which tells next to nothing."""
    seconds = max(delay, _LEAST_SECONDS)
    while seconds < thought:
        seconds *= 2
    return seconds
