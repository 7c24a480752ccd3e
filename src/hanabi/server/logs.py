"""Logs as one JSON object a line. They name routes and codes, never paths with secret links,
names, cards or anything that a client wrote."""

import json
import logging
import time
import traceback

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """A record with its extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in _STANDARD:
                fields[name] = value
        if record.exc_info and record.exc_info[1] is not None:
            fields["error"] = _kinds_and_places(record.exc_info[1])
        return json.dumps(fields, default=str)


def _kinds_and_places(error: BaseException) -> list[str]:
    """What kind of error, and where. Not its message: that may hold cards or what somebody
    wrote."""
    lines: list[str] = []
    found: BaseException | None = error
    while found is not None:
        lines.append(type(found).__qualname__)
        frames = traceback.extract_tb(found.__traceback__)
        lines += [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return lines


def set_up_logs(level: str) -> None:
    """To standard error, from here on. Of the libraries what went wrong, and never more: what they
    say beside it holds what was sent and stored."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("hanabi").setLevel(level.upper())
