"""Which databases are kept out of training."""


def held_out(name):
    """Whether a database is: a third of them, by FNV-1a (32 bits) of the lower-cased name in UTF-8, modulo 3 = 0."""
    h = 2166136261
    for b in name.lower().encode():
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return h % 3 == 0
