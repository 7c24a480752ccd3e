from hanabi.storage import Database
from hanabi.storage.identities import Identities, IdentityRow, NewCredential
from hanabi.storage.push import MOST_DEVICES, PushSubscription, PushSubscriptions
from tests.storage.conftest import Run


def device(identity: str, number: int) -> PushSubscription:
    return PushSubscription(identity, f"https://push.example.org/{number}", "k", "a", "en", number)


def test_a_device_is_its_last_owner_s_and_the_oldest_of_many_go(
    database: Database, run: Run
) -> None:
    people, devices = Identities(database.engine), PushSubscriptions(database.engine)
    for name in ("ana", "bo"):
        secret = NewCredential(name, name, name, "cookie", "", 1.0)
        run(people.create(IdentityRow(name, name, 1.0), secret))
    for number in range(MOST_DEVICES + 3):
        run(devices.put(device("ana", number)))
    kept = {found.created_at for found in run(devices.of("ana"))}
    assert kept == set(range(3, MOST_DEVICES + 3))
    run(devices.put(device("bo", 5)))
    assert [found.endpoint[-1] for found in run(devices.of("bo"))] == ["5"]
    assert len(run(devices.of("ana"))) == MOST_DEVICES - 1
    run(devices.remove(device("bo", 5).endpoint, "ana"))
    assert len(run(devices.of("bo"))) == 1
    run(devices.remove(device("bo", 5).endpoint))
    assert run(devices.of("bo")) == []
