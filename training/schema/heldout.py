"""Which databases are kept out of training."""


def fnv(name):
    """FNV-1a (32 bits) of the lower-cased name in UTF-8."""
    h = 2166136261
    for b in name.lower().encode():
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return h


def held_out(name):
    """Whether a database is: a third of them."""
    return fnv(name) % 3 == 0
