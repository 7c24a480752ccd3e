"""Programs that tests need and pip does not have, from the system's packages where one may."""

import os
import shutil
import subprocess
import sys

_APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::http::Timeout=30")
"""Somebody else may be installing something; nobody may answer."""


def install(package: str, purpose: str) -> bool:
    """By Debian's apt, as root; whether that worked. Elsewhere nothing is tried."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say(f"Installing {package} for {purpose} (once)…")
    run(*_APT, "update")
    return run(*_APT, "install", "-y", "--no-install-recommends", package)


def run(*command: str) -> bool:
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, env=os.environ | quiet, capture_output=True, check=False, timeout=600
    )
    return done.returncode == 0


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
