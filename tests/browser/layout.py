"""What is wrong with how a window shows the board: scrolled, covered, cut or pushed off."""

from typing import Any

from playwright.sync_api import Page

# Names may be long, and the last move's whole sentence is in the log; of the sky only light is cut,
# and what does not fit at a firework's foot is not shown at all.
_MAY_BE_CUT = "bdi, .name, .last .text, .noted, .foot"
_LOOK = """(mayBeCut) => {
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
    if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
    const isShown = (node) => node.checkVisibility({ visibilityProperty: true });
    for (const card of document.querySelectorAll('.board button[data-card]')) {
        if (!isShown(card)) continue;
        const { left, top, width, height } = card.getBoundingClientRect();
        for (const [x, y] of [[.5, .5], [.15, .15], [.85, .15], [.15, .85], [.85, .85]]) {
            const there = document.elementFromPoint(left + x * width, top + y * height);
            if (there === null || (there.closest('button[data-card]') !== card
                    && there.closest('.fits, .flag, .newest') === null)) {
                const what = there ? there.className.baseVal ?? there.className : 'nothing';
                found.push(`card ${card.dataset.card} is under ${what} at ${x}, ${y}`);
                break;
            }
        }
    }
    for (const node of document.querySelectorAll('.board *')) {
        if (!isShown(node) || node.closest('.vh, aside, svg, .log')) continue;
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const hasText = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE
            && child.textContent.trim() !== '');
        const name = `${node.tagName}.${node.className} “${node.textContent.trim().slice(0, 30)}”`;
        if ((hasText || node.tagName === 'BUTTON')
                && (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || top < -1)
                && !getComputedStyle(node).clipPath.startsWith('inset'))
            found.push(`${name} reaches over the edge`);
        if (node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
                && ['hidden', 'clip'].includes(getComputedStyle(node).overflowX)
                && !node.matches('.sky') && node.closest(mayBeCut) === null)
            found.push(`${name} is cut`);
    }
    return found;
}"""

# On a page that is read from above down: may be as long as it likes, but is as wide as the window.
_LOOK_ACROSS = """() => {
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || innerWidth > screen.width)
        found.push(`the page is ${page.scrollWidth} wide`);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const node = words.currentNode.parentElement;
        const text = words.currentNode.textContent.trim();
        if (text === '' || !node.checkVisibility({ visibilityProperty: true })
            || node.closest('.vh, .link, svg, option, style, script')
            || getComputedStyle(node).clipPath.startsWith('inset')) continue;
        const box = document.createRange();
        box.selectNodeContents(words.currentNode);
        const { left, right } = box.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1)
            found.push(`${node.tagName}.${node.className} “${text.slice(0, 30)}” reaches over`);
        const cut = node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
            && ['hidden', 'clip'].includes(getComputedStyle(node).overflowX);
        if (cut && !node.closest('bdi')) found.push(`“${text.slice(0, 30)}” is cut`);
    }
    return found;
}"""

_FRAMES = 100


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the board in a window of this size; nothing, one hopes."""
    return _lasting(page, width, height, _LOOK)


def faults_across(page: Page, width: int, height: int) -> list[str]:
    """The same of a page that may be scrolled down."""
    return _lasting(page, width, height, _LOOK_ACROSS)


def _lasting(page: Page, width: int, height: int, look: str) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    found: list[Any] = page.evaluate(look, _MAY_BE_CUT)
    for _ in range(_FRAMES):
        if not found:
            break
        # A card that travels, or a layout that is not there yet: that passes, a fault stays.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(null)))")
        found = page.evaluate(look, _MAY_BE_CUT)
    return [f"{width}x{height}: {fault}" for fault in found]


def width_of(page: Page, selector: str) -> float:
    """Of the first such element."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"]
