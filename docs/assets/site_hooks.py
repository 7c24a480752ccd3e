"""What the site does beyond MkDocs: see mkdocs.yml."""

import re
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor


class _RuleLink(InlineProcessor):
    """R-44 becomes a link to the specification: an ``<autoref>`` is one from any page."""

    ANCESTOR_EXCLUDES = ("a", "autoref", "h3")

    def handleMatch(self, m: Any, data: str) -> tuple[Element, int, int]:  # noqa: ARG002, N802
        link = Element("autoref", {"identifier": m[0].lower()})
        link.text = m[0]
        return link, m.start(0), m.end(0)


class _Sessions(Preprocessor):
    """An example of a docstring (``>>> …``) becomes a block of code, not a quotation."""

    def run(self, lines: list[str]) -> list[str]:
        text = "\n".join(lines)
        if "```" in text:  # a page, whose examples are blocks already
            return lines
        fenced = re.sub(r"^>>> .*?(?=\n\n|\Z)", r"```pycon\n\g<0>\n```", text, flags=re.M | re.S)
        return fenced.split("\n")


class _Extension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        md.inlinePatterns.register(_RuleLink(r"\bR-\d\d\b", md), "rule-links", 75)
        md.preprocessors.register(_Sessions(md), "sessions", 40)


def on_config(config: Any) -> Any:
    """``decisions/*.md`` in the navigation stands for all pages of the folder."""
    config.markdown_extensions.append(_Extension())
    config.nav = _listed(config.nav, Path(config.docs_dir))
    return config


def _listed(nav: Any, docs: Path) -> Any:
    match nav:
        case list():
            return [_listed(item, docs) for item in nav]
        case dict():
            return {title: _listed(item, docs) for title, item in nav.items()}
        case str() if "*" in nav:
            pages = sorted(str(path.relative_to(docs)) for path in docs.glob(nav))
            return sorted(pages, key=lambda page: not page.endswith("README.md"))
        case _:
            return nav
