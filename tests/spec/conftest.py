"""Every engine plays the specification's tests; another one joins by one more parameter."""

import pytest

from hanabi.testing import Engine, ReferenceEngine

ENGINES: list[Engine] = [ReferenceEngine()]


@pytest.fixture(params=ENGINES, ids=[engine.name for engine in ENGINES])
def engine(request: pytest.FixtureRequest) -> Engine:
    chosen: Engine = request.param
    return chosen
