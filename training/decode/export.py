"""Makes weights/decode of what was trained: the encoder's layers that changed and the network in int8.

usage: export.py OUT/mean.pt ../../weights/decode/layers.safetensors"""

import os
import sys

import numpy as np
import torch

from model import HERE, Net
from bert import load_encoder  # model has put the encoder's folder on the path

sys.path[:0] = [os.path.join(HERE, '..', 'encoder')]
import format  # noqa: E402

ROOT = os.path.join(HERE, '..', '..')
PANEL, WIDTH = 16, 384


def padded(name, w):
    """Rows and columns to whole panels, and a table of what edges add to the length of a vector."""
    if name == 'among.edge.weight':
        return np.pad(w, ((0, 0), (0, WIDTH - w.shape[1])))
    if name == 'feature.weight':
        return np.pad(w, ((0, 0), (0, -w.shape[1] % PANEL)))
    if name.startswith(('out.', 'role.')):
        return np.pad(w, ((0, -len(w) % PANEL), *[(0, 0)] * (w.ndim - 1)))
    return w


def own(net):
    """The tensors of a network without its encoder, quantised."""
    state = {k: v.detach().float().numpy() for k, v in net.state_dict().items()}
    return format.quantised({k: padded(k, v) for k, v in state.items() if not k.startswith('b.')}, {})


def main():
    trained = torch.load(sys.argv[1], map_location='cpu', weights_only=True)
    net = Net(trained['header'])
    load_encoder(net.b, ROOT)
    net.load_state_dict({k: v.float() for k, v in trained['net'].items()}, strict=False)
    state = {k: v.detach().numpy() for k, v in net.state_dict().items()}
    layers = sorted({k.split('.')[2] for k in trained['net'] if k.startswith('b.layers.')})
    bert = {k[2:]: v for k, v in state.items() if k.startswith('b.layers.') and k.split('.')[2] in layers}
    inputs = format.read(os.path.join(ROOT, 'weights', 'minilm', 'layers.safetensors'))
    inputs = {k: v for k, v in inputs.items() if k.endswith('.input') and k.split('.')[1] in layers}
    format.write(sys.argv[2], 'layers', format.quantised(bert, inputs) | own(net))
    print(os.path.getsize(sys.argv[2]), 'bytes; layers', ', '.join(layers), format.sha256(sys.argv[2]))


if __name__ == '__main__':
    main()
