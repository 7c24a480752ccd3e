"""Thousands of games behind Gymnasium's vector interface, stepped by compiled code.

What a step gives away is the caller's: new arrays each time. With ``buffers`` nothing is allocated
in a step, and so many sets of arrays are written to in turn.
"""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from hanabi.envs.vector.episodes import Bytes, Episodes, InvalidEnvironment, Words
from hanabi.envs.vector.outputs import (
    MASK_KINDS,
    Infos,
    Look,
    MaskKind,
    Observations,
    OutputMemory,
    Outputs,
    OutputShape,
    check_looks,
)
from hanabi.envs.vector.rewards import LOSSES, REWARDS_FOR, Loss, Rewards, RewardsFor, Shaping
from hanabi.envs.vector.teammates import ReadableTeammates, Seating, seat_bots
from hanabi.fast import RowGame
from hanabi.fast.encode.batch import (
    OUTPUTS,
    BatchEncoder,
    Observer,
    Output,
)
from hanabi.fast.encode.plan import EncoderName, layout
from hanabi.fast.memory import WrongArray, check_array
from hanabi.game import GameState, IllegalMove, InvalidDeal
from hanabi.rules import Ruleset, Seat
from hanabi.rules import ruleset as base_rules

State = dict[str, Any]
"""All games of an environment as arrays; can be pickled."""


class HanabiVectorEnv(VectorEnv[Observations, Any, NDArray[Any]]):
    """``num_envs`` games at once; ``rulesets`` is one for all or one for each.

    Actions are numbered as ``hanabi.fast.actions`` says, those of the base game as in the
    Hanabi Learning Environment. ``infos`` has ``action_mask``, the ``seat`` on turn and the
    ``score``. A reward is how much the score has changed; ``loss`` says what a lost game is
    worth: nothing, what stands on the table, or that minus one. ``rewards_for`` gives each seat
    its own, ``shaping`` adds to them. ``looks`` adds observations to ``infos``. ``teammates`` puts
    bots into seats; the learner plays where it says None, and bots' moves count for its last
    action.

    >>> env = HanabiVectorEnv(4, base_rules(2))
    >>> observations, infos = env.reset(seed=7)
    >>> observations.shape, infos["action_mask"].shape
    ((4, 658), (4, 20))
    >>> observations, rewards, ended, cut, infos = env.step(env.random_actions())
    """

    def __init__(
        self,
        num_envs: int,
        rulesets: Ruleset | Sequence[Ruleset] | None = None,
        *,
        encoder: EncoderName = "hle",
        observer: Observer = "mover",
        output: Output = "bytes",
        loss: Loss = "zero",
        rewards_for: RewardsFor = "team",
        shaping: Shaping | None = None,
        looks: Mapping[str, Look] | None = None,
        masks: MaskKind = "int8",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        teammates: Seating | Sequence[Seating] | None = None,
        first_seat: int | None = None,
        buffers: int | None = None,
    ) -> None:
        _check_choice("loss", loss, LOSSES)
        _check_choice("output", output, OUTPUTS)
        _check_choice("rewards_for", rewards_for, REWARDS_FOR)
        _check_choice("masks", masks, MASK_KINDS)
        check_looks(looks or {})
        _check_choice("autoreset_mode", autoreset_mode, list(AutoresetMode))
        each = [rulesets or base_rules(2)] if not isinstance(rulesets, Sequence) else rulesets
        self._episodes = Episodes(each, num_envs)
        self._batch = batch = self._episodes.batch
        players = min(ruleset.players for ruleset in batch.rulesets)
        if first_seat is not None and not 0 <= first_seat < players:
            raise InvalidDeal("first-seat", seat=first_seat, last=players - 1)
        self._first_seat = None if first_seat is None else Seat(first_seat)
        self._encoder_name = encoder
        self._encoder = BatchEncoder(batch.rulesets, batch.which, encoder, observer, output)
        self._teammates = seat_bots(self._episodes, teammates)
        self._rewards = Rewards(self._episodes, loss, rewards_for, shaping)
        self._looks = {
            name: BatchEncoder(batch.rulesets, batch.which, *look)
            for name, look in (looks or {}).items()
        }
        self._mode = autoreset_mode
        shape = OutputShape(
            num_envs,
            batch.actions,
            self._encoder,
            self._looks,
            self._rewards.shape,
            MASK_KINDS[masks],
        )
        self._outputs = OutputMemory(shape, buffers)
        self._everyone: Bytes = np.ones(num_envs, np.uint8)
        self._chosen: Bytes = np.zeros(num_envs, np.uint8)
        self._actions: Words = np.zeros(num_envs, np.int64)
        self._samples = 0
        self._is_seeded = self._is_dealt = False
        self._settings: dict[str, Any] = {
            "rulesets": rulesets,
            "encoder": encoder,
            "observer": observer,
            "output": output,
            "loss": loss,
            "rewards_for": rewards_for,
            "shaping": shaping,
            "looks": looks,
            "masks": masks,
            "autoreset_mode": autoreset_mode,
            "teammates": teammates,
            "first_seat": first_seat,
            "buffers": buffers,
        }
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        high = 255 if output == "bits" else 1
        self.single_observation_space = gymnasium.spaces.Box(
            0, high, self._encoder.shape[1:], self._encoder.dtype
        )
        self.single_action_space = gymnasium.spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    # Gymnasium's interface.

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Deal all games, or those of ``options["reset_mask"]``.

        A seed deals the first game from it, the next from seed + 1, …; a list gives each its
        own. Without one, each game goes on with what follows from its seed.
        ``options["decks"]`` gives each game its deck: kinds, the first drawn first.
        """
        options = options or {}
        mask = options.get("reset_mask")
        if mask is not None:
            check_array("reset_mask", mask, np.bool_, (self.num_envs,))
        chosen = self._everyone if mask is None else mask.view(np.uint8)
        if mask is not None and not self._is_dealt:
            raise InvalidEnvironment("not-reset")
        decks = options.get("decks")
        if decks is not None:
            self._episodes.check_decks(decks, chosen)
        if seed is None and not self._is_seeded:
            fresh = np.random.SeedSequence().generate_state(self.num_envs, np.uint64)
            seed = [int(number) for number in fresh]
        if seed is not None:
            self._episodes.seed(seed, chosen)
            self._is_seeded = True
        self._is_dealt = True
        self._deal(chosen, decks)
        return self.observe()

    def step(
        self, actions: ArrayLike, out: Observations | None = None
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """One move in each game. Raises before anything has changed if an action is refused.

        ``out`` takes the observations instead of the environment's own memory.
        """
        if not self._is_dealt:
            raise InvalidEnvironment("not-reset")
        if out is not None:
            check_array("out", out, self._encoder.dtype, self._encoder.shape)
        self._take(actions)
        games, bots = self._episodes, self._teammates
        games.check(self._actions, may_be_over=self._mode is AutoresetMode.NEXT_STEP)
        self._rewards.begin_step()
        if bots is not None:
            bots.learn_from(self._actions, games.over)
        self._batch.apply(self._actions)
        self._let_bots_play()
        output = self._outputs.next()
        count = self._rewards.write(output.rewards)
        output.ended[:] = games.ended
        if self._mode is AutoresetMode.NEXT_STEP:
            if np.count_nonzero(games.over):
                self._deal(games.over, None)
            games.over[:] = games.ended
        elif self._mode is AutoresetMode.DISABLED:
            games.over[:] = games.ended
        elif count:
            self._batch.scores(output.final_scores)
            self._encode(games.ended, output.final_observations)
            self._deal(games.ended, None)
        observations = output.observations if out is None else out
        self._show(output, observations)
        has_final = count and self._mode is AutoresetMode.SAME_STEP
        infos = output.final_infos() if has_final else output.infos()
        return observations, output.rewards, output.terminations, output.truncations, infos

    # More than Gymnasium asks for.

    @property
    def layout(self) -> dict[str, slice]:
        """The sections of an observation (``hanabi.fast.encode.layout``), where all games have
        the same rules."""
        if len(self._batch.rulesets) > 1:
            raise InvalidEnvironment("other-environment")
        return layout(self._batch.ruleset, self._encoder_name)

    def random_actions(self) -> Words:
        """A legal action for each game; the same ones after the same seed."""
        actions: Words = np.empty(self.num_envs, np.int64)
        self._episodes.random_actions(self._outputs.latest.masks, actions, self._samples)
        self._samples += 1
        return actions

    def observe(self) -> tuple[Observations, Infos]:
        """What is to be seen now, after a state was set or changed."""
        output = self._outputs.next()
        self._show(output, output.observations)
        return output.observations, output.infos()

    def get_state(self) -> State:
        """All games as they are, as arrays; can be pickled."""
        state: State = {name: array.copy() for name, array in self._episodes.state.items()}
        state["rules"] = self._batch.numbers.copy(), self._batch.which.copy()
        state["samples"] = self._samples
        state["teammates"] = None if self._teammates is None else self._teammates.state()
        return state

    def set_state(self, state: State) -> tuple[Observations, Infos]:
        """Back to what ``get_state`` gave, here or in another environment of the same kind."""
        numbers, which = state.get("rules", ((), ()))
        is_like = np.array_equal(numbers, self._batch.numbers)
        is_like &= np.array_equal(which, self._batch.which)
        if not is_like or (state["teammates"] is None) != (self._teammates is None):
            raise InvalidEnvironment("other-environment")
        for name, array in self._episodes.state.items():
            array[:] = state[name]
        self._samples = state["samples"]
        if self._teammates is not None:
            self._teammates.restore(state["teammates"])
        self._is_seeded = self._is_dealt = True
        return self.observe()

    def clone(self) -> "HanabiVectorEnv":
        """The same games, to be played on by themselves."""
        other = HanabiVectorEnv(self.num_envs, **self._settings)
        if self._is_dealt:
            other.set_state(self.get_state())
        return other

    def game(self, number: int) -> RowGame:
        """A copy of one game."""
        return self._batch[number]

    def state(self, number: int) -> GameState:
        """One game as a position of the reference engine."""
        return self._batch.state(number)

    def set_game(self, number: int, position: RowGame | GameState) -> None:
        """Put a position in the place of one game; ``observe`` then shows it."""
        self._refuse_readable()
        self._episodes.put(number, position)

    def determinise(
        self, seed: int, seat: int | None = None, mask: NDArray[np.bool_] | None = None
    ) -> tuple[Observations, Infos]:
        """Draw anew, in place, what a seat (None: the one on turn) cannot see: its hand, the
        deck, the tiles. Every arrangement that its knowledge allows is as likely."""
        self._refuse_readable()
        if mask is not None:
            check_array("mask", mask, np.bool_, (self.num_envs,))
        chosen = self._everyone if mask is None else mask.view(np.uint8)
        self._episodes.draw_hidden_cards(chosen, -1 if seat is None else seat, seed)
        return self.observe()

    def _refuse_readable(self) -> None:
        if isinstance(self._teammates, ReadableTeammates):
            raise InvalidEnvironment("readable-teammates")

    def _take(self, actions: ArrayLike) -> None:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise WrongArray(
                "wrong-array",
                name="actions",
                kind="int64",
                shape=str((self.num_envs,)),
                given=f"{given.dtype} {given.shape}",
            )
        np.copyto(self._actions, given, casting="unsafe")

    def _deal(self, chosen: Bytes, decks: Sequence[Sequence[int]] | None) -> None:
        """Deal games, and let the bots open them; those that end by that are dealt again."""
        games, bots = self._episodes, self._teammates
        self._chosen[:] = chosen
        games.deal(self._chosen, self._first_seat)
        if decks is not None:
            games.put_decks(decks, chosen)
        if bots is None:
            return
        bots.open(self._chosen)
        self._let_bots_play()
        while games.keep_over(self._chosen):
            games.deal(self._chosen, self._first_seat)
            bots.open(self._chosen)
            self._let_bots_play()

    def _let_bots_play(self) -> None:
        if self._teammates is None:
            return
        try:
            self._teammates.play()
        except IllegalMove:
            self._is_dealt = False  # some games have gone on and others have not
            raise

    def _show(self, output: Outputs, observations: Observations) -> None:
        self._batch.masks(output.masks)
        if self._mode is AutoresetMode.NEXT_STEP:
            # Learners draw an action for every game: that of one which is over is ignored.
            output.masks[:, 0] |= self._episodes.over
        self._batch.scores(output.scores)
        np.copyto(output.seats, self._batch.turns)
        self._encode(self._everyone, observations)
        for name, encoder in self._looks.items():
            rows, words = self._batch.rows, self._batch.words
            encoder.encode(rows, words, self._everyone, output.looks[name])

    def _encode(self, chosen: Bytes, observations: Observations) -> None:
        self._encoder.encode(self._batch.rows, self._batch.words, chosen, observations)


def _check_choice(name: str, value: object, known: Any) -> None:
    if value not in known:
        names = ", ".join(map(str, known))
        raise InvalidEnvironment("setting-value", name=name, value=str(value), known=names)
