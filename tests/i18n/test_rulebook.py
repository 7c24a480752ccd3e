import re
from pathlib import Path

import pytest

from hanabi.i18n import Messages
from hanabi.i18n.rulebook import RulesPage, as_markdown, rules_page, table_page
from hanabi.rules import EDITIONS, ruleset
from tests.conftest import Golden

MESSAGES = Messages()
ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
EVERY_GAME = {f"R-{n:02}" for n in [*range(1, 21), 50, 51]}
OF_OPTIONS = {
    "expert": {"R-30"},
    "timed-display": {"R-31"},
    "own-color-5": {"R-40"},
    "every-color-5": {"R-41"},
    "every-color-10": {"R-42"},
    "black-powder": {"R-43"},
    "five-flamboyants": {"R-44"},
}


def ids(page: RulesPage) -> set[str]:
    return {rule for section in page.sections for line in section.lines for rule in line.ids}


def text(page: RulesPage) -> str:
    return "\n".join(line.text for section in page.sections for line in section.lines)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_page_in_the_docs_is_what_the_command_writes(name: str, golden: Golden) -> None:
    page = rules_page(MESSAGES, EDITIONS[name])
    source = MESSAGES.format("rules-page-source", command=f"`hanabi rules {name} --markdown`")
    golden(f"../../docs/rules/{name}.md", as_markdown(page, source))


@pytest.mark.parametrize("name", EDITIONS)
def test_a_box_s_page_states_every_rule_that_it_has_and_no_other(name: str) -> None:
    box = EDITIONS[name]
    offered = {*box.switchable, *(way.value for way in box.multicolors)}
    wanted = set(EVERY_GAME) | {"R-45"}
    for option in offered & set(OF_OPTIONS):
        wanted |= OF_OPTIONS[option]
    assert ids(rules_page(MESSAGES, box)) == wanted


def test_only_the_box_that_has_tiles_speaks_of_tiles() -> None:
    for name, box in EDITIONS.items():
        speaks = "tile" in text(rules_page(MESSAGES, box)).lower()
        assert speaks == (name == "pl-deluxe")


def test_r07_each_page_says_what_its_box_allows() -> None:
    for name, box in EDITIONS.items():
        page = text(rules_page(MESSAGES, box))
        assert ("A hint may touch no card" in page) == (name in ("pl-deluxe", "it-2023"))


def test_r16_the_scale_ends_at_what_the_box_can_reach() -> None:
    for name, box in EDITIONS.items():
        page = text(rules_page(MESSAGES, box))
        assert ("30: Brighter than the sky" in page) == (name != "it-2023")


def test_the_index_names_every_edition() -> None:
    index = (PAGES / "README.md").read_text(encoding="utf-8")
    for name in EDITIONS:
        assert f"[{name}]({name}.md) | {MESSAGES.format(f'edition-{name}')} |" in index


def test_a_table_s_page_states_only_the_options_in_play() -> None:
    page = table_page(MESSAGES, ruleset(3, "pl-deluxe", {"black-powder": True}))
    assert "R-43" in ids(page)
    assert ids(page).isdisjoint({"R-30", "R-42", "R-44"})


def test_an_expert_table_has_neither_a_last_round_nor_a_scale() -> None:
    page = table_page(MESSAGES, ruleset(3, None, {"expert": True}))
    assert ids(page).isdisjoint({"R-14", "R-15", "R-16"})
    assert "R-30" in ids(page)


def test_every_line_of_the_catalogue_is_on_some_page() -> None:
    """A ruling that no page shows would be lost."""
    said = "".join(text(rules_page(MESSAGES, box)) for box in EDITIONS.values())
    said += text(table_page(MESSAGES, ruleset(2, None, {"timed-display": True})))
    said += text(
        table_page(MESSAGES, ruleset(2, None, {"timed-display": True, "five-flamboyants": True}))
    )
    catalogue = (ROOT / "src/hanabi/i18n/en/rules.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^(?:rules-r|ruling-)\S+ = ([^{\n]+)$", catalogue, re.MULTILINE)
    assert len(lines) > 40
    assert [line for line in lines if line not in said] == []
