"""Identities, their secrets, and private notes."""

from hanabi.storage import Database
from hanabi.storage.identities import Identities, IdentityRow, NewCredential, SignedIn
from hanabi.storage.notes import Notes
from tests.storage.conftest import Run


def secret(digest: str, kind: str) -> NewCredential:
    return NewCredential(digest, f"id-{digest}", "ana", kind, "", 1.0)


def test_a_secret_opens_its_identity_until_it_is_revoked(database: Database, run: Run) -> None:
    people = Identities(database.engine)
    run(people.create(IdentityRow("ana", "Ana", 1.0), secret("h1", "cookie")))
    run(people.add(secret("h2", "token")))
    assert run(people.by_secret("h1", "cookie")) == SignedIn("ana", "Ana", may_manage=False)
    assert run(people.by_secret("h1", "token")) is None
    assert [secret.id for secret in run(people.list("ana", "token"))] == ["id-h2"]
    assert run(people.revoke("ana", "token", 2.0, credential_id="id-h2")) == 1
    assert run(people.by_secret("h2", "token")) is None
    assert run(people.by_secret("h1", "cookie")) is not None


def test_a_secret_is_exchanged_only_once(database: Database, run: Run) -> None:
    people = Identities(database.engine)
    run(people.create(IdentityRow("ana", "Ana", 1.0), secret("code", "recovery")))
    assert run(people.exchange("code", "recovery", 2.0, secret("new", "recovery")))
    assert not run(people.exchange("code", "recovery", 3.0, secret("newer", "recovery")))
    assert run(people.by_secret("newer", "recovery")) is None


def test_all_secrets_of_a_kind_but_one_can_be_revoked(database: Database, run: Run) -> None:
    people = Identities(database.engine)
    secrets = [secret(name, "cookie") for name in ("a", "b", "c")]
    run(people.create(IdentityRow("ana", "Ana", 1.0), *secrets))
    assert run(people.revoke("ana", "cookie", 2.0, but="b")) == 2
    assert run(people.by_secret("b", "cookie")) is not None
    assert run(people.by_secret("a", "cookie")) is None


def test_a_note_is_kept_for_its_writer_and_an_empty_one_taken_away(
    database: Database, run: Run
) -> None:
    kept = Notes(database.engine)
    run(kept.put("g", "ana", 0, 3, "a 2?"))
    run(kept.put("g", "ana", 0, 3, "surely a 2"))
    run(kept.put("g", "ana", 1, 3, "another seat's"))
    run(kept.put("g", "bo", 2, 3, "mine"))
    assert run(kept.of("g", "ana")) == {0: {3: "surely a 2"}, 1: {3: "another seat's"}}
    run(kept.put("g", "ana", 0, 3, ""))
    assert run(kept.of("g", "ana")) == {1: {3: "another seat's"}}
    assert run(kept.of("g", "bo")) == {2: {3: "mine"}}
