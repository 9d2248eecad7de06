"""Which databases are kept out of training."""

import os


def fnv(name):
    """FNV-1a (32 bits) of the lower-cased name in UTF-8."""
    h = 2166136261
    for b in name.lower().encode():
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return h


def held_out(name):
    """Whether a database is: a third of them."""
    return fnv(name) % 3 == 0


def gate():
    """The databases of cmd/lab/gate.txt, which nothing learns from."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'cmd', 'lab', 'gate.txt')
    with open(path, encoding='utf8') as f:
        return {line.split()[1] for line in f if not line.startswith('#')}
