"""What the operating system and SQLite refuse, in words of our own, so that all five languages have
them, and with the name by which it can be looked up."""

import errno

from hanabi.rules.errors import HanabiError

_SYSTEM = {
    errno.ENOENT: "system-no-such-file",
    errno.EACCES: "system-not-permitted",
    errno.EPERM: "system-not-permitted",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-not-a-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-disk-full",
    errno.EDQUOT: "system-disk-full",
    errno.EFBIG: "system-too-large",
    errno.EROFS: "system-read-only",
    errno.EIO: "system-disk-fails",
    errno.EBUSY: "system-busy",
    errno.EMFILE: "system-too-many-open",
    errno.ENFILE: "system-too-many-open",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.ELOOP: "system-links-in-a-circle",
    errno.EPIPE: "system-reader-gone",
    errno.EBADF: "system-closed",
    errno.EADDRINUSE: "system-address-taken",
    errno.EADDRNOTAVAIL: "system-not-our-address",
    errno.ECONNREFUSED: "system-nobody-listens",
    errno.ECONNRESET: "system-hung-up",
    errno.ETIMEDOUT: "system-no-answer",
    errno.ENETUNREACH: "system-no-way-there",
    errno.EHOSTUNREACH: "system-no-way-there",
}
_SQLITE = {
    "CANTOPEN": "sqlite-cannot-open",
    "READONLY": "system-read-only",
    "PERM": "system-not-permitted",
    "FULL": "system-disk-full",
    "IOERR": "system-disk-fails",
    "BUSY": "sqlite-busy",
    "LOCKED": "sqlite-busy",
    "NOTADB": "sqlite-no-database",
    "CORRUPT": "sqlite-damaged",
}


def system_reason(error: BaseException) -> HanabiError:
    """Why it did not go, for the ``why`` of another error. What has no sentence is quoted."""
    number = getattr(error, "errno", None)
    if number in _SYSTEM:
        return HanabiError(_SYSTEM[number], name=errno.errorcode[number])
    name = getattr(error, "sqlite_errorname", None)  # such as SQLITE_IOERR_WRITE
    if name is not None and (kind := name.split("_")[1]) in _SQLITE:
        return HanabiError(_SQLITE[kind], name=name)
    if type(error).__name__ == "gaierror":
        return HanabiError("system-no-such-host", name="DNS")
    words = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return HanabiError("system-other", words=" ".join(words.split()))
