"""The files of deploy/: systemd and PostgreSQL understand them, nginx carries games by them."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.many.town import proxy_configuration
from tests.server.systemd import HOW, complaints, find

DEPLOY = Path(__file__).parents[3] / "deploy"


def test_the_proxy_is_not_sticky_and_passes_websockets() -> None:
    upstream, location = proxy_configuration([1, 2])
    assert "127.0.0.1:1 " in upstream and "127.0.0.1:2 " in upstream
    assert not re.search("ip_hash|sticky|hash ", upstream)
    assert "proxy_set_header Upgrade $http_upgrade;" in location


@pytest.mark.processes
@pytest.mark.skipif(find() is None, reason=HOW)
def test_systemd_understands_the_template(tmp_path: Path) -> None:
    text = (DEPLOY / "hanabi@.service").read_text(encoding="utf-8")
    file = tmp_path / "hanabi@8265.service"
    file.write_text(text.replace("/opt/hanabi/bin/hanabi", sys.executable), encoding="utf-8")
    assert complaints(file) == []


@pytest.mark.processes
@pytest.mark.sample(fast=0, normal=0)
def test_postgresql_starts_with_the_documented_settings() -> None:
    lines = (DEPLOY / "postgresql.conf").read_text(encoding="utf-8").splitlines()
    settings = [re.sub(" *= *", "=", line) for line in lines if re.match("[a-z_]+ =", line)]
    folder = Path(tempfile.mkdtemp(prefix="hanabi-pg-"))
    folder.chmod(0o755)
    cluster = Cluster(folder, [each for each in settings if "shared_buffers" not in each])
    try:
        cluster.create()
        cluster.start()
        cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
