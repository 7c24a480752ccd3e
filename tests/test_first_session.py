"""What ``import hanabi`` gives, and what it costs."""

from benchmarks.import_time import ratio

import hanabi


def test_every_public_name_is_there_and_comes_from_its_package() -> None:
    for name in hanabi.__all__:
        assert getattr(hanabi, name) is not None
    assert set(hanabi.__all__) <= set(dir(hanabi))
    assert 15 <= len(hanabi.__all__) <= 30


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(hanabi, "no_such_name")


def test_importing_hanabi_costs_at_most_twice_the_plain_standard_library() -> None:
    assert ratio(repetitions=4) <= 2
