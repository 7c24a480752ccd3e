"""A drop-in for the Hanabi Learning Environment (HLE): change the import, keep the agent.

``from hanabi.envs.hle import rl_env, pyhanabi`` has its names, dictionaries, move numbers and
vectors, and deals the same games from the same seeds. What ends the process there raises
``ValueError`` here. ``install()`` serves programs whose imports cannot be changed.
"""

import sys
from types import ModuleType


def install() -> None:
    """Answer to ``import hanabi_learning_environment`` in this process."""
    from hanabi.envs.hle import pyhanabi, rl_env

    package = ModuleType("hanabi_learning_environment", __doc__)
    package.__path__ = []
    for name, module in (("pyhanabi", pyhanabi), ("rl_env", rl_env)):
        setattr(package, name, module)
        sys.modules[f"{package.__name__}.{name}"] = module
    sys.modules[package.__name__] = package
