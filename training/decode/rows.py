"""Rows that 'lab decode-rows' writes, as tensors. Everything that the network reads was made there, by the program's own
functions; here it is only put into batches."""

import glob
import json
import os
import struct
import sys
import zlib

import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'schema'))
from heldout import fnv, gate  # noqa: E402


class Rows:
    """The files NAME.rows of a folder: a line of JSON, then compressed records."""

    def __init__(self, folder):
        self.at, self.corpus, self.data, self.size = [], [], [], []
        self.kept = gate()
        for path in sorted(glob.glob(os.path.join(folder, '*.rows'))):
            with open(path, 'rb') as f:
                self.header = json.loads(f.readline())
                self.index(f)

    def index(self, f):
        while size := f.read(4):
            n = struct.unpack('<I', size)[0]
            where = f.tell()
            body = f.read(n)
            if len(body) < n:
                return  # it is still being written
            corpus, rest = text(zlib.decompressobj(-15).decompress(body, 600))
            data, rest = text(rest)
            if data in self.kept:
                raise SystemExit(f'{f.name} has rows about {data}, which is kept to measure with: write it again')
            self.at.append((f.name, where, n))
            self.corpus.append(corpus)
            self.data.append(data)
            self.size.append(struct.unpack('<H', rest[:2])[0])

    def __len__(self):
        return len(self.at)

    def draw(self, i):
        """By this a sample is drawn that stays the same when other files are written."""
        path, where, _ = self.at[i]
        return fnv(f'{os.path.basename(path)} {where}')

    def __getitem__(self, i):
        path, where, n = self.at[i]
        with open(path, 'rb') as f:
            f.seek(where)
            return self.read(zlib.decompress(f.read(n), -15))

    def read(self, b):
        _, b = text(b)
        _, b = text(b)
        ids, head, items, ways = struct.unpack('<4H', b[:8])
        at = 8

        def take(kind, *shape):
            nonlocal at
            count = int(np.prod(shape))
            out = np.frombuffer(b, kind, count, at).reshape(shape)
            at += out.nbytes
            return out

        row = dict(ids=take('<u2', ids), head=head, items=take('<u2', items, 6),
                   features=take('<f4', items, self.header['features']), edges=take('<u1', items, items), roles=take('<u1', head), ways=[])
        for _ in range(ways):
            steps = []
            for _ in range(take('<u2', 1)[0]):
                symbol, parent, child, n = take('<u2', 4)
                steps.append((symbol, parent, child, take('<u2', n)))
            row['ways'].append(steps)
        return row


def text(b):
    return b[1:1 + b[0]].decode(), b[1 + b[0]:]


def collate(rows, start):
    """A batch of rows as arrays, and of their ways, each with the row that it is of. 'right' are the outputs that a step
    may choose: its first, and those equal to it."""
    n, tokens, items = len(rows), max(len(r['ids']) for r in rows), max(len(r['items']) for r in rows)
    ways = [(i, way) for i, r in enumerate(rows) for way in r['ways']]
    steps = max(len(w) for _, w in ways)
    most = max(len(s[3]) for _, w in ways for s in w)
    o = {k: np.zeros((n, tokens), np.int64) for k in ('ids', 'type')}
    o |= {k: np.zeros((n, items), np.int64) for k in ('lo', 'hi', 'kind', 'flag', 'owner', 'group')}
    o |= {k: np.zeros((len(ways), steps), np.int64) for k in ('symbol', 'parent', 'child')}
    o |= dict(real=np.zeros((n, tokens), bool), right=np.full((len(ways), steps, most), -1),
              before=np.full((len(ways), steps), start), of=np.array([i for i, _ in ways]),
              features=np.zeros((n, items, rows[0]['features'].shape[1]), np.float32),
              edges=np.zeros((n, items, items), np.int64), roles=np.full((n, max(r['head'] for r in rows)), 255))
    o['hi'] += 1
    o['group'] -= 1
    o['owner'] -= 1
    for i, r in enumerate(rows):
        k, m = len(r['ids']), len(r['items'])
        o['ids'][i, :k], o['type'][i, r['head']:k], o['real'][i, :k] = r['ids'], 1, True
        for j, name in enumerate(('lo', 'hi', 'kind', 'flag', 'owner', 'group')):
            o[name][i, :m] = r['items'][:, j]
        o['owner'][i, :m] -= 1
        o['features'][i, :m] = r['features']
        o['edges'][i, :m, :m], o['roles'][i, :r['head']] = r['edges'], r['roles']
    for i, (_, way) in enumerate(ways):
        for j, (symbol, parent, child, right) in enumerate(way):
            o['symbol'][i, j], o['parent'][i, j], o['child'][i, j] = symbol, parent, child
            o['right'][i, j, :len(right)] = right
            if j + 1 < steps:
                y = right[0]
                o['before'][i, j + 1] = y if y < start else y + 1  # 'start' itself is no output
    return o
