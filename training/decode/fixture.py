"""Writes internal/decode/testdata/scored.json: what PyTorch makes of the question in asked.json beside it.

usage: fixture.py OUT/mean.pt"""

import json
import os
import sys

import torch

from inputs import assemble, collate
from model import HERE, Net
from bert import load_encoder  # model has put the encoder's folder on the path
from train import READ, put

FOLDER = os.path.join(HERE, '..', '..', 'internal', 'decode', 'testdata')


def main():
    with open(os.path.join(FOLDER, 'asked.json'), encoding='utf8') as f:
        x = json.load(f)
    x['schema']['keys'] = x['schema']['keys'] or []
    net = Net(drop=0)
    load_encoder(net.b, os.path.join(HERE, '..', '..'))
    trained = torch.load(sys.argv[1], map_location='cpu', weights_only=True)
    net.load_state_dict({k: v.float() for k, v in trained.items()}, strict=False)
    net.eval()
    row = assemble(x['ground'] | dict(acts=x['acts']), x['schema'], READ)
    with torch.no_grad():
        p = torch.log_softmax(net(put(collate([row])))[0], -1)
    acts = [round(p[i, s].item(), 4) for i, s in enumerate(row['ways'][0][1])]
    with open(os.path.join(FOLDER, 'scored.json'), 'w', encoding='utf8') as f:
        json.dump(dict(ids=row['ids'], items=row['items'], acts=acts), f)
        f.write('\n')


if __name__ == '__main__':
    main()
