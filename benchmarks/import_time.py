"""What ``import hanabi`` costs, against ``import dataclasses, enum, json``.

Each import runs in a fresh interpreter, in turn, several times; CPU time, the best of all
runs on both sides. Prints the ratio; the issue allows 2. Run it with
``python -m benchmarks.import_time``.
"""

import resource
import subprocess
import sys

REPETITIONS = 15
PLAIN = "import dataclasses, enum, json"
OURS = "import hanabi"


def cpu_seconds(statement: str) -> float:
    """CPU time of one fresh interpreter that runs this statement."""
    before = _children()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return _children() - before


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ratio(repetitions: int = REPETITIONS) -> float:
    """How many times as much the import of hanabi costs."""
    ours, plain = [], []
    for _ in range(repetitions):
        plain.append(cpu_seconds(PLAIN))
        ours.append(cpu_seconds(OURS))
    return min(ours) / min(plain)


if __name__ == "__main__":
    print(f"import hanabi: {ratio():.2f} × import dataclasses, enum, json")
