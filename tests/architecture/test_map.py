"""docs/architecture.md shows the tree as it is, in the order that the import contracts keep."""

import re
import tomllib
from pathlib import Path

import pytest

from hanabi.bots import BOTS, SIMULATION_BOTS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hanabi"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "docs" / "pictures" / "packages.svg").read_text(encoding="utf-8")
LINE = re.compile(
    r"(?P<indent> *)(?P<name>[a-z0-9_]+(?:/|\.py)) +(?P<sentence>[A-Z`].*\.|[A-Z].*\?)"
)
WIDTH = 100


def drawn_map() -> list[str]:
    """Each line of the map as a path below ``src/hanabi``, from top to bottom."""
    block = re.search(r"^```text\n(folders.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert block, "docs/architecture.md has no map"
    paths: list[str] = []
    above: list[str] = []
    for line in block[1].splitlines():
        drawn = LINE.fullmatch(line)
        assert drawn, f"not a line of the map: {line!r}"
        assert len(line) <= WIDTH, f"too long for the page: {line!r}"
        above = [*above[: len(drawn["indent"]) // 2], drawn["name"].removesuffix("/")]
        paths.append("/".join(above))
    return paths


def layers(contract: str) -> list[list[str]]:
    """The layers of a contract, the one that all others import first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (found,) = (each for each in contracts if each["name"] == contract)
    (container,) = found.get("containers", [""])
    return [
        [
            f"{container}.{name.strip()}".strip(".").removeprefix("hanabi.")
            for name in layer.split("|")
        ]
        for layer in reversed(found["layers"])
    ]


def follows(drawn: list[str], contract: list[list[str]]) -> bool:
    """Does the map have the contract's order? Those of one layer may stand in any."""
    place = {name: number for number, layer in enumerate(contract) for name in layer}
    places = [place[name] for name in drawn]
    return places == sorted(places)


def test_the_map_has_every_package_once_and_nothing_else() -> None:
    bots = {f"bots/{name.replace('-', '_')}" for name in (*BOTS, *SIMULATION_BOTS)}
    packages = {str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("__init__.py")}
    packages -= {".", *bots}  # the map says that each bot has its folder
    packages |= {path.name for path in SOURCE.glob("[a-z]*.py")}
    drawn = drawn_map()
    assert packages - set(drawn) == set(), "packages that the map does not show"
    assert set(drawn) - packages == set(), "lines of the map without a package"
    assert len(drawn) == len(packages)


def test_the_packages_stand_in_the_order_of_the_contract() -> None:
    packages = [path.removesuffix(".py") for path in drawn_map() if "/" not in path]
    contract = layers("Imports point upwards only")
    assert {name for layer in contract for name in layer} == set(packages)
    assert follows(packages, contract)


@pytest.mark.parametrize(
    ("package", "contract"),
    [
        ("fast", "The rooms of the fast engine"),
        ("envs", "The rooms of the environments"),
        ("analysis", "The rooms of the analysis"),
        ("simulate", "The rooms of simulation"),
        ("server", "The rooms of the server"),
    ],
)
def test_the_rooms_of_a_package_stand_in_the_order_of_their_contract(
    package: str, contract: str
) -> None:
    rooms = [path for path in drawn_map() if re.fullmatch(rf"{package}/\w+", path)]
    assert follows([room.replace("/", ".") for room in rooms], layers(contract))


def test_the_picture_shows_every_package() -> None:
    boxes = set(re.findall(r'<text class="name"[^>]*>(\w+)<', PICTURE))
    packages = {path for path in drawn_map() if "/" not in path and not path.endswith(".py")}
    assert boxes == packages | {"web"}


def test_every_path_that_the_page_names_exists() -> None:
    for path in re.findall(r"`((?:[a-z_]+/)+(?:[a-z_]+\.(?:py|md))?|tests/[a-z_/.]+)`", PAGE):
        assert (SOURCE / path).exists() or (ROOT / path).exists(), path
