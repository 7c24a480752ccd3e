"""What a first visit has to fetch before it shows anything."""

from playwright.sync_api import Request

from tests.browser.conftest import Invite

MOST_KB = 130
LONGEST_CATALOGUE = "pl"


def test_a_first_visit_is_small(invite: Invite) -> None:
    guest = invite(locale=LONGEST_CATALOGUE)
    fetched: list[Request] = []

    def note(request: Request) -> None:
        fetched.append(request)

    guest.page.on("requestfinished", note)
    guest.home()
    guest.page.wait_for_load_state("networkidle")
    sizes = {
        request.url.removeprefix(guest.url): request.sizes()["responseBodySize"] / 1000
        for request in fetched
        if "/api/" not in request.url and request.service_worker is None
    }
    assert any(name.startswith("/assets/index") for name in sizes)
    assert sum(sizes.values()) < MOST_KB, sizes
