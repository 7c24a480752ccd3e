"""One town for all faults: its database is durable, and its own, since it is restarted. What it
stores lies on a small disk, where one can be had, so that it can be full."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.many.small_disk import SmallDisk, small_disk
from tests.server.many.town import Town


@pytest.fixture(scope="module")
def durable_cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="hanabi-pg-"))
    folder.chmod(0o755)
    cluster = Cluster(folder, ("fsync=on", "synchronous_commit=on"))
    cluster.create()
    cluster.start()
    cluster.make_template()
    yield cluster
    cluster.stop(3)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def disk() -> Iterator[SmallDisk | None]:
    with tempfile.TemporaryDirectory(prefix="hanabi-disk-") as name:
        Path(name).chmod(0o755)
        with small_disk(Path(name) / "small") as mounted:
            yield mounted


@pytest.fixture(scope="module")
def town(
    disk: SmallDisk | None, durable_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Town]:
    with Town(tmp_path_factory.mktemp("town"), durable_cluster, disk).open() as opened:
        yield opened
