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
PANEL = 16  # outputs are padded to whole panels


def padded(name, w):
    """The network's outputs over tokens, to whole panels."""
    if not name.startswith('out.'):
        return w
    more = -len(w) % PANEL
    return np.concatenate([w, np.zeros((more, *w.shape[1:]), w.dtype)])


def main():
    trained = torch.load(sys.argv[1], map_location='cpu', weights_only=True)
    net = Net()
    load_encoder(net.b, ROOT)
    net.load_state_dict({k: v.float() for k, v in trained.items()}, strict=False)
    state = {k: v.detach().numpy() for k, v in net.state_dict().items()}
    layers = sorted({k.split('.')[2] for k in trained if k.startswith('b.layers.')})
    bert = {k[2:]: v for k, v in state.items() if k.startswith('b.layers.') and k.split('.')[2] in layers}
    inputs = format.read(os.path.join(ROOT, 'weights', 'minilm', 'layers.safetensors'))
    inputs = {k: v for k, v in inputs.items() if k.endswith('.input') and k.split('.')[1] in layers}
    own = {k: padded(k, v) for k, v in state.items() if not k.startswith('b.')}
    format.write(sys.argv[2], 'layers', format.quantised(bert, inputs) | format.quantised(own, {}))
    print(os.path.getsize(sys.argv[2]), 'bytes; layers', ', '.join(layers), format.sha256(sys.argv[2]))


if __name__ == '__main__':
    main()
