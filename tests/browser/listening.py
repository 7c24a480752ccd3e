"""What somebody who does not see the page is told: announcements, and what takes the focus.

Both are read from Chromium's accessibility tree, so what is hidden from it is not heard.
"""

from typing import Any

from playwright.sync_api import Page

_LISTEN = """() => {
    globalThis.heard = [];
    const isLive = (node) => node.closest?.('[aria-live=polite], [aria-live=assertive]');
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes) {
                const region = isLive(change.target);
                if (!region || region.closest('[inert]')) continue;
                const dialog = document.querySelector('dialog:modal');
                if (dialog && !dialog.contains(region)) continue;
                const text = node.textContent.trim();
                const kind = region.ariaLive === 'assertive' ? 'at once' : 'politely';
                if (text) globalThis.heard.push(`${kind}: ${text}`);
            }
    }).observe(document.documentElement, { childList: true, subtree: true });
}"""


class Listener:
    """Somebody who hears a page, from now on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(_LISTEN)
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Accessibility.enable")

    def heard(self) -> list[str]:
        """Everything that was announced, oldest first."""
        found: list[str] = self._page.evaluate("globalThis.heard")
        return found

    def focused(self) -> str:
        """Role and name of what has the focus, as the accessibility tree has them."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        focused = [node for node in nodes if _property(node, "focused")]
        inner = focused[-1]
        return f"{inner['role']['value']} “{inner['name']['value']}”"

    def regions(self) -> list[tuple[str, str]]:
        """The live regions that can be heard now: kind and role."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return [
            (str(_property(node, "live")), node["role"]["value"])
            for node in nodes
            if _property(node, "live") and _property(node, "root") is None
        ]


def _property(node: dict[str, Any], name: str) -> Any:
    for found in node.get("properties", []):
        if found["name"] == name:
            return found["value"].get("value")
    return None
