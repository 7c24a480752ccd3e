"""What the environments of one game are told: rules by any of our names, or by HLE's."""

from collections.abc import Mapping
from typing import Literal, TypedDict

from hanabi.envs.hle.game import ENCODERS, AgentObservationType
from hanabi.envs.hle.rules import number_from, ruleset_from
from hanabi.fast.encode import EncoderName
from hanabi.rules import Options, Ruleset, ruleset

Illegal = Literal["raise", "end"]
"""An action that is not legal raises ``IllegalMove`` and changes nothing, or ends the game."""
ILLEGAL: tuple[Illegal, ...] = ("raise", "end")
PENALTY = -1.0
"""The last reward of a game that an illegal action ended."""


class Settings(TypedDict, total=False):
    """Rules, and what is observed.

    Either ``ruleset``, or ``players`` with ``edition`` and ``options``, or ``players`` with
    HLE's numbers, whose defaults are the base game with the hand size that is right for the
    players. ``encoder`` names an encoder (``fast.encode``), or ``observation_type`` does it by
    HLE's numbers. ``random_start_player``: the seed says who begins; else player 0 does.
    """

    players: int
    ruleset: Ruleset
    edition: str
    options: Options | Mapping[str, object]
    colors: int
    ranks: int
    hand_size: int
    max_information_tokens: int
    max_life_tokens: int
    observation_type: int
    encoder: EncoderName
    random_start_player: bool


def rules_of(settings: Settings) -> Ruleset:
    """The rules that settings ask for. Raises ``ValueError``."""
    if "ruleset" in settings:
        return settings["ruleset"]
    if "edition" in settings or "options" in settings:
        players = number_from(settings, "players", 2)
        return ruleset(players, settings.get("edition"), settings.get("options"))
    return ruleset_from(settings)


def encoder_of(settings: Settings) -> EncoderName:
    """The encoder that settings ask for."""
    kind = AgentObservationType(number_from(settings, "observation_type", 1))
    return settings.get("encoder", ENCODERS[kind])
