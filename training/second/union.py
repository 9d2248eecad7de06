"""Trains the second pass further, on the results that ranker and decoder find together.

usage: union.py OUT.pt UNION.jsonl… [held=UNION.jsonl] [minutes=45] [questions=8] [lr=1e-4] [seed=1] [threads=1]
                [init=STATE.pt] [half=0]
UNION is what 'lab joint' writes. Begins with weights/second; the head is part of its file. Of each question a right result,
the four likeliest wrong ones, three others and "none" compete in one softmax. OUT.pt is the mean of the last states,
OUT-mean.pt that of it and of what training began with: it forgets less. half=1 computes in bfloat16."""

import json
import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', 'encoder')]
import numpy as np  # noqa: E402
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import train  # noqa: E402
from bert import Bert, WordPiece, load_encoder, safetensors  # noqa: E402

LAYERS, LENGTH = 4, 96
RANKED, LIKELY = 0, 8  # features of a result: log-probabilities by ranker and decoder
ROOT = os.path.join(HERE, '..', '..')


class Net(train.Net):
    """The second pass as it ships, in float."""

    def __init__(self):
        nn.Module.__init__(self)
        weights = os.path.join(ROOT, 'weights')
        self.tk = WordPiece(os.path.join(weights, 'minilm', 'vocab.txt'))
        self.b, self.w = Bert(drop=.1), nn.Linear(384, 1)
        self.b.layers = self.b.layers[:LAYERS]
        load_encoder(self.b, ROOT, ('minilm/embeddings', 'second/layers'))
        head = safetensors(os.path.join(weights, 'second', 'layers.safetensors'))
        self.w.weight.data, self.w.bias.data = head['heads.fit.0.weight'].float(), head['heads.fit.0.bias'].float()
        self.b.tok.requires_grad_(False)

    def of(self, pairs):
        return train.run(self, pairs, LENGTH)


def questions(path, tokens):
    """(question, wordings, right?, likelihood) of each question with at least two results that the second pass reads."""
    out = []
    with open(path, encoding='utf8') as f:
        for x in map(json.loads, f):
            read = [(r, y) for r, y in zip(x['Results'] or [], x['Right'] or []) if r['Wording']]
            if len(read) > 1:
                out.append((tokens(x['Question'])[:60], [tokens(r['Wording'])[:90] for r, _ in read],
                            [y for _, y in read], [max(r['Features'][RANKED], r['Features'][LIKELY]) for r, _ in read]))
    return out


def sample(q, rng):
    """A right result, if there is one, and wrong ones to learn from."""
    right = [i for i, y in enumerate(q[2]) if y]
    wrong = sorted((i for i, y in enumerate(q[2]) if not y), key=lambda i: -q[3][i])
    rest = wrong[4:]
    return right and rng.sample(right, 1), wrong[:4] + rng.sample(rest, min(len(rest), 3))


def loss(net, some, rng):
    pairs, groups = [], []
    for q in some:
        right, wrong = sample(q, rng)
        groups.append((len(pairs), len(right), len(right) + len(wrong)))
        pairs += [(q[0], q[1][i]) for i in right + wrong]
    return train.surprise(net.of(pairs), groups)


def report(name, net, held):
    net.eval()
    with torch.no_grad():
        first = [q[2][int(net.of([(q[0], c) for c in q[1]]).argmax())] for q in held]
    net.train()
    print(f'{name}: of {len(held)}, first right {np.mean(first):.3f}, any {np.mean([any(q[2]) for q in held]):.3f}', flush=True)


def main():
    paths = [a for a in sys.argv[2:] if '=' not in a]
    opt = dict(minutes='45', questions='8', lr='1e-4', seed='1', threads='1', held='', init='', half='0')
    opt |= dict(a.split('=') for a in sys.argv[2:] if '=' in a)
    torch.set_num_threads(int(opt['threads']))
    torch.manual_seed(int(opt['seed']))
    rng, size, lr = random.Random(int(opt['seed'])), int(opt['questions']), float(opt['lr'])
    net = Net()
    if opt['init']:
        net.load_state_dict(torch.load(opt['init'], map_location='cpu', weights_only=True))
    taught = [q for p in paths for q in questions(p, net.tk)]
    held = questions(opt['held'], net.tk) if opt['held'] else []
    if held:
        report('before', net, held)
    first = {n: p.detach().clone() for n, p in net.state_dict().items()}
    live = [p for p in net.parameters() if p.requires_grad]
    adam = torch.optim.AdamW(live, lr=lr, weight_decay=.01)
    plan, begin, steps, mean, kept, share = [], time.time(), 0, None, 0, 0.
    while share < 1:
        share = (time.time() - begin) / 60 / float(opt['minutes'])
        if len(plan) < size:
            plan = rng.sample(taught, len(taught))
        some, plan = plan[:size], plan[size:]
        for g in adam.param_groups:
            g['lr'] = lr * min(1, (steps + 1) / 30) * max(.03, 1 - share)
        with torch.autocast('cpu', dtype=torch.bfloat16, enabled=opt['half'] == '1'):
            now = loss(net, some, rng)
        adam.zero_grad()
        now.backward()
        nn.utils.clip_grad_norm_(live, 1.)
        adam.step()
        steps += 1
        if share > .7 and steps % 5 == 0:
            kept += 1
            state = {n: p.detach().float().clone() for n, p in net.state_dict().items()}
            mean = state if mean is None else {n: mean[n] + (p - mean[n]) / kept for n, p in state.items()}
        if steps % 50 == 0:
            print(f'{steps} steps, {time.time() - begin:.0f} s, loss {now.item():.3f}', flush=True)
    net.load_state_dict(mean or net.state_dict())
    torch.save(net.state_dict(), sys.argv[1])
    torch.save({n: (p + first[n]) / 2 for n, p in net.state_dict().items()}, sys.argv[1].removesuffix('.pt') + '-mean.pt')
    if held:
        report('after', net, held)


if __name__ == '__main__':
    main()
