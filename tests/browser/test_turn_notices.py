"""A device tells of its owner's turn: only when asked, and only when nobody is looking."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, Request, expect

from tests.browser.conftest import Invite, launch
from tests.browser.tables import begin

_SUBSCRIBED = """() => {
    // Chromium without Google's service has no push service: this is the browser's part of it.
    let made = null;
    const device = {
        endpoint: 'https://push.example.org/device',
        toJSON: () => ({ endpoint: device.endpoint, keys: {
            p256dh: 'BP' + 'A'.repeat(85), auth: 'A'.repeat(22) } }),
        unsubscribe: async () => { made = null; return true; },
    };
    PushManager.prototype.subscribe = async (options) => {
        globalThis.subscribedWith = options.applicationServerKey;
        return made = device;
    };
    PushManager.prototype.getSubscription = async () => made;
}"""
_SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown.map(({ title, body, data }) => [title, body, data.table]);
}"""


@pytest.fixture(scope="module")
def browser(whole_chromium_path: str, playwright: Playwright) -> Iterator[Browser]:
    """One that has notifications."""
    launched = launch(playwright, whole_chromium_path)
    yield launched
    launched.close()


def test_a_device_is_told_once_it_asked_and_no_more_when_it_did_not(invite: Invite) -> None:
    ana = invite("Ana", has_worker=True)
    ana.context.grant_permissions(["notifications"])
    asked: list[tuple[str, str]] = []

    def note(sent: Request) -> None:
        if "/api/" in sent.url and "/push" in sent.url:
            asked.append((sent.method, sent.post_data or ""))

    ana.page.on("request", note)
    ana.context.add_init_script(f"({_SUBSCRIBED})()")
    ana.home()
    page = ana.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{ana.url}/#/settings")
    choice = page.locator("input[name=push]")
    expect(choice.first).to_be_checked()
    assert asked == [], "nothing is asked for by itself"
    choice.last.click(force=True)
    expect(choice.last).to_be_checked()
    page.wait_for_function("() => globalThis.subscribedWith?.length === 87")
    method, body = asked[-1]
    assert method == "PUT"
    assert json.loads(body)["locale"] == "en"
    choice.first.click(force=True)  # the page may still be learning that it was switched on
    expect(choice.first).to_be_checked()
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then((found) => found.pushManager.getSubscription())"
        ".then((found) => found === null)"
    )
    assert asked[-1][0] == "DELETE"


def test_a_message_is_shown_and_leads_to_its_table(invite: Invite) -> None:
    ana = invite("Ana", has_worker=True)
    ana.context.grant_permissions(["notifications"])
    link = begin([ana], bots=1, bot="cautious")
    table, page = link.rsplit("/", 1)[1], ana.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = ana.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(
            found["registrationId"] for found in told["registrations"]
        ),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    message = {"table": table, "title": "It is your turn", "text": "At the table: Ana, Ben"}
    page.goto("about:blank")  # here every page that is open counts as looked at
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": ana.url,
            "registrationId": registrations[0],
            "data": json.dumps(message),
        },
    )
    page.goto(link)
    for _ in range(3000):
        if page.evaluate(_SHOWN):
            break
        page.wait_for_timeout(20)
    assert page.evaluate(_SHOWN) == [["It is your turn", "At the table: Ana, Ben", table]]
