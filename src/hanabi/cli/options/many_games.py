"""Options of the commands that play many games."""

from pathlib import Path

import click

from hanabi.cli.options.types import Number, WholeNumber

_MOST_GAMES = 10**12  # more would not end; and every game needs a seed of its own
_MOST_WORKERS = 1024
_MOST_SECONDS = 999_999

games_option = click.option(
    "--games", metavar="G", type=WholeNumber(1, _MOST_GAMES), default=1000, show_default=True
)
first_seed_option = click.option(
    "--seed", metavar="S", type=WholeNumber(), default=0, show_default=True
)
time_limit_option = click.option(
    "--time-limit",
    metavar="SECONDS",
    type=Number(0.001, _MOST_SECONDS),
    default=1,
    show_default=True,
)
in_process_option = click.option("--in-process", is_flag=True)
workers_option = click.option(
    "--workers", metavar="W", type=WholeNumber(1, _MOST_WORKERS), default=1, show_default=True
)
cluster_option = click.option("--cluster", metavar="ADDRESS")
resume_option = click.option("--resume", metavar="FILE", type=click.Path(path_type=Path))
plot_option = click.option("--plot", metavar="FILE", type=click.Path(path_type=Path))
