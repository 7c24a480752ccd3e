"""The five published boxes as presets: a language, defaults, and what each one offers."""

from dataclasses import dataclass, field

from hanabi.rules.errors import InvalidRuleset
from hanabi.rules.options import OPTIONS_FOR_ANY_TABLE, Multicolor, Options


@dataclass(frozen=True, slots=True)
class Edition:
    """A published box. ``offers`` are the options that may be switched under its name,
    ``multicolors`` the multicolour cards that lie in it; empty hints any table may allow
    or forbid (R-07)."""

    name: str
    language: str
    defaults: Options = field(default_factory=Options)
    offers: frozenset[str] = frozenset()
    multicolors: tuple[Multicolor, ...] = ()

    @property
    def switchable(self) -> tuple[str, ...]:
        """Every option that a table under this name may change, in a fixed order."""
        names = self.offers | OPTIONS_FOR_ANY_TABLE
        if self.multicolors:
            names |= {"multicolor"}
        return tuple(name for name in self.defaults.by_name() if name in names)

    def check(self, options: Options) -> None:
        """Refuse options that this box does not offer (R-45)."""
        standard = self.defaults.by_name()
        for name, value in options.by_name().items():
            if value != standard[name] and name not in self.switchable:
                raise InvalidRuleset("option-not-offered", edition=self.name, option=name)
        if options.multicolor is not None and options.multicolor not in self.multicolors:
            raise InvalidRuleset(
                "multicolor-not-offered",
                edition=self.name,
                value=options.multicolor.value,
                known=", ".join(way.value for way in self.multicolors),
            )


_EMPTY_HINTS = Options(empty_hints=True)
_OWN, _EVERY_5, _EVERY_10 = Multicolor

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition(
            "ro-2013", "ro", offers=frozenset({"expert", "timed-display"}), multicolors=(_OWN,)
        ),
        Edition(
            "pl-deluxe",
            "pl",
            _EMPTY_HINTS,
            offers=frozenset({"expert", "black-powder", "five-flamboyants"}),
            multicolors=(_EVERY_10,),
        ),
        Edition(
            "en-2016", "en", offers=frozenset({"expert", "timed-display"}), multicolors=(_OWN,)
        ),
        Edition("cs-2013", "cs", offers=frozenset({"expert"}), multicolors=(_OWN, _EVERY_5)),
        Edition("it-2023", "it", _EMPTY_HINTS, offers=frozenset({"expert"})),
    )
}
"""The published boxes by their short names."""


def edition(name: str) -> Edition:
    """The box of that name."""
    try:
        return EDITIONS[name]
    except (KeyError, TypeError):
        known = ", ".join(EDITIONS)
        raise InvalidRuleset("unknown-edition", edition=name, known=known) from None
