"""The best that a position allows, with all cards face up.

``solve`` first looks for a good line on the compiled engine (``beam``), then proves that there is
none better: by counting (``proofs``), by searching all (``exhaustive``) or by logic (``logic``).
"""

from hanabi.analysis.solver.proofs import Reason
from hanabi.analysis.solver.solve import Solution, solve

__all__ = ["Reason", "Solution", "solve"]
