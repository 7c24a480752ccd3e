"""Games as arrays to learn from: a row for each move, in shards, with a card that describes them.

``make_dataset`` writes one, ``read_dataset`` gives its shards back as arrays.
"""

from hanabi.simulate.dataset.formats import FORMATS, Format, read_shard
from hanabi.simulate.dataset.make import Written, make_dataset, read_dataset
from hanabi.simulate.dataset.plan import DatasetPlan, InvalidDataset
from hanabi.simulate.dataset.samples import COLUMNS, samples_of

__all__ = [
    "COLUMNS",
    "FORMATS",
    "DatasetPlan",
    "Format",
    "InvalidDataset",
    "Written",
    "make_dataset",
    "read_dataset",
    "read_shard",
    "samples_of",
]
