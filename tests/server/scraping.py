"""What the server counts about itself, read as a scraper would."""

import re

import httpx


def value_in(text: str, name: str) -> int:
    """One number of ``/metrics``: with a label where there may be several processes."""
    found = re.search(rf"^{name}(?:\{{.*\}})? (\d+)$", text, re.MULTILINE)
    assert found, f"no {name} in {text}"
    return int(found[1])


def metric(url: str, name: str) -> int:
    return value_in(httpx.get(f"{url}/metrics").text, name)
