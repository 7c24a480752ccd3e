"""The recipes of docs/recipes are followed to the letter, each on a copy of the tree."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from tests.recipes.recipe import ROOT, Command, Edit, copy_of_the_tree, steps_of

FEW = 10
"""A bot and an option take fewer edits than this."""

pytestmark = pytest.mark.processes


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy_of_the_tree(tmp_path)


def follow(name: str, tree: Path) -> int:
    """Do what the page says; gives the number of edits."""
    steps = steps_of(name)
    assert any(isinstance(step, Command) for step in steps), "nothing is tried"
    for step in steps:
        if isinstance(step, Edit):
            step.make(tree)
        else:
            step.run(tree)
    return sum(isinstance(step, Edit) for step in steps)


def test_every_recipe_is_tried_here() -> None:
    tried = Path(__file__).read_text(encoding="utf-8")
    for page in (ROOT / "docs" / "recipes").glob("*.md"):
        assert f'"{page.stem}"' in tried


def test_add_a_message(tree: Path) -> None:
    assert follow("add-a-message", tree) == 6


def test_add_a_bot(tree: Path) -> None:
    assert follow("add-a-bot", tree) < FEW


def test_add_an_option(tree: Path) -> None:
    assert follow("add-an-option", tree) < FEW


def test_add_a_wire_field(tree: Path) -> None:
    assert follow("add-a-wire-field", tree) < FEW


def test_add_a_language(tree: Path) -> None:
    """The reader's part, translating, is done by marking every vowel."""
    copying, checking, looking = steps_of("add-a-language")
    assert isinstance(copying, Command) and isinstance(checking, Command)
    assert isinstance(looking, Command)
    copying.run(tree)
    for catalogue in (tree / "src" / "hanabi" / "i18n" / "de").glob("*.ftl"):
        resource = FluentParser().parse(catalogue.read_text(encoding="utf-8"))
        translated = FluentSerializer().serialize(MarkVowels().visit(resource))
        catalogue.write_text(translated, encoding="utf-8")
    checking.run(tree)
    assert "gämë" in looking.run(tree)


class MarkVowels(Transformer):
    """What a translator does, as far as tests can tell."""

    MARKED = str.maketrans("aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ")

    def visit_Attribute(self, node: ftl.Attribute) -> ftl.Attribute:  # noqa: N802
        signs = ("key", "letter", "example")
        return node if node.id.name in signs else self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> ftl.SelectExpression:  # noqa: N802
        """English has one form where a number is always large; German has its two."""
        (default,) = (variant for variant in node.variants if variant.default)
        if len(node.variants) == 1 and default.key.equals(ftl.Identifier("other")):
            node.variants.insert(0, ftl.Variant(ftl.Identifier("one"), default.value.clone()))
        return self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = node.value.translate(self.MARKED)
        return node
