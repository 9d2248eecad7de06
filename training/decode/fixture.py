"""Writes internal/decode/testdata/network.json: what PyTorch's float network makes of the row in asked.rows beside it.

usage: fixture.py

The weights and the encoder's states are made from names and numbers (made), here and in the test alike, so that the two
networks can be compared without a file of weights."""

import json
import os
import shutil
import tempfile

import numpy as np
import torch

from export import padded
from model import HERE, Net
from rows import Rows, collate
from train import put

FOLDER = os.path.join(HERE, '..', '..', 'internal', 'decode', 'testdata')


def made(name, n):
    """n whole numbers from -127 to 127."""
    h = 2166136261
    for c in name.encode():
        h = (h ^ c) * 16777619 % 2 ** 32
    x = (np.arange(n, dtype=np.uint64) * 2654435761 + h) % 2 ** 32
    x ^= x >> np.uint64(15)
    x = x * np.uint64(2246822519) % 2 ** 32
    x ^= x >> np.uint64(13)
    return (x % 255).astype(np.int64) - 127


def weights(net):
    """Gives the network made weights; returns the shapes in which a file has them."""
    shapes = {}
    for name, w in net.state_dict().items():
        if name.startswith('b.'):
            continue
        shape = padded(name, w.numpy()).shape
        x = made(name, int(np.prod(shape))).reshape(shape)[tuple(slice(n) for n in w.shape)] / 127
        isnorm = w.ndim == 1 and name.endswith('.weight')
        w.copy_(torch.tensor(x * (.08 if w.ndim == 2 else .1) + isnorm))
        shapes[name] = list(shape)
    return shapes


class Made(torch.nn.Module):
    """In the encoder's place."""

    def forward(self, ids, *_):
        n = ids.shape[1]
        return torch.tensor(made('states', n * 384).reshape(1, n, 384) / 127, dtype=torch.float32)


def main():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(os.path.join(FOLDER, 'asked.rows'), folder)
        rows = Rows(folder)
        row = rows[0]
    net = Net(rows.header, drop=0)
    with torch.no_grad():
        shapes = weights(net)
        net.b = Made()
        net.eval()
        p = torch.log_softmax(net(put(collate([row], net.start)))[0][0], -1)
    scores = [round(p[i, int(step[3][0])].item(), 4) for i, step in enumerate(row['ways'][0])]
    with open(os.path.join(FOLDER, 'network.json'), 'w', encoding='utf8') as f:
        json.dump(dict(tensors=shapes, scores=scores), f)
        f.write('\n')


if __name__ == '__main__':
    main()
