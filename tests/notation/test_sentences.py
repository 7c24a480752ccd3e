"""Every refusal of this package has its sentence in the catalogue."""

import re
from pathlib import Path

import hanabi.notation
from hanabi.notation.record import FORMAT

PACKAGE = Path(hanabi.notation.__file__).parent
CODE = re.compile(r'"((?:notation|json|record)-[a-z0-9-]+)"')


def test_every_code_has_a_sentence() -> None:
    raised = set()
    for path in PACKAGE.glob("*.py"):
        raised |= set(CODE.findall(path.read_text(encoding="utf-8")))
    catalogue = PACKAGE.parent / "i18n" / "en" / "errors.ftl"
    text = catalogue.read_text(encoding="utf-8")
    told = set(re.findall(r"^error-((?:notation|json|record)-[a-z0-9-]+) = ", text, re.MULTILINE))
    assert raised - {FORMAT} <= told
    assert len(raised) > 20
