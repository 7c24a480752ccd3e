"""axe-core on what a window shows, by night and by day, in one language or in all of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

from playwright.sync_api import Page, expect

from tests.sizes import scaled

_ROOT = Path(__file__).parents[2]
_AXE = (_ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LOCALES = sorted(path.parent.name for path in (_ROOT / "src/hanabi/i18n").glob("*/web.ftl"))

_LANGUAGES = scaled(fast=1, normal=1, long=len(LOCALES))

_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Day differs from night by its colours alone.
_RUN = """async ([within, tags]) => {
    const root = document.documentElement;
    const found = [];
    const run = async (theme, options) => {
        root.dataset.theme = theme;
        const wanted = { ...options, resultTypes: ['violations'] };
        const { violations } = await axe.run(within || document, wanted);
        for (const { id, nodes } of violations)
            for (const node of nodes)
                found.push(`${theme} ${id}: ${node.target} ${node.failureSummary}`);
    };
    const before = root.dataset.theme;
    await run('dark', { runOnly: { type: 'tag', values: tags } });
    await run('light', { runOnly: { type: 'rule', values: ['color-contrast'] } });
    root.dataset.theme = before;
    return found;
}"""


def problems(page: Page, where: str, within: str = "") -> list[str]:
    """What axe finds on the page, or within a part of it, by night and by day."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(_AXE)
    found: list[Any] = page.evaluate(_RUN, [within, _TAGS])
    return [f"{where} {problem}" for problem in found]


def in_every_language(
    page: Page, where: str, ready: str, look: Callable[[str], list[str]] | None = None
) -> list[str]:
    """The same page, loaded again in each language; ``look`` opens what else is to be seen.

    In the smaller sizes each place has one language, and different places have different ones.
    """
    found: list[str] = []
    first = crc32(where.encode())
    for number in range(_LANGUAGES):
        locale = LOCALES[(first + number) % len(LOCALES)]
        page.evaluate(
            "text => localStorage.setItem('hanabi-settings', text)", json.dumps({"locale": locale})
        )
        page.reload()
        expect(page.locator(ready).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", locale)
        found += problems(page, f"{where} {locale}")
        if look is not None:
            found += look(f"{where} {locale}")
    page.evaluate("localStorage.removeItem('hanabi-settings')")
    page.reload()
    expect(page.locator(ready).first).to_be_visible()
    return found
