"""Trains the decoder on ROWS.pickle, which rows.py makes. The encoder begins as the schema pass; its lower layers stay.

usage: train.py ROWS.pickle OUT [minutes=60] [limit=180] [tokens=2600] [lr=4e-4] [enc=8e-5] [frozen=3] [seed=1]
                [every=300] [init=STATE.pt] [threads=2] [half=0]

Goes on from OUT/last.pt if it is there: the same command continues. The rate falls linearly to the end of 'minutes', which
count training alone. half=1 computes in bfloat16 on a processor too, 2.6 times as fast where that has instructions for
it. OUT/mean.pt is the running mean of the weights, for export.py; OUT/log.jsonl the figures on held-out
parts after every 'every' seconds."""

import json
import os
import pickle
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from inputs import assemble, collate
from model import HERE, Net
from bert import load_encoder  # model has put the encoder's folder on the path

DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
OFTEN = dict(plain=.6, spider=3, wikisql=.4, everyday=4, spoken=5, talks=5, dialogues=2)  # how often a question is shown
MEASURED = 'held', 'spiderdev', 'wikidev'
READ = 320  # tokens when reading


def put(o):
    return {k: torch.from_numpy(v).to(DEVICE, non_blocking=True) for k, v in o.items()}


class Stream:
    """Batches without end: corpora by their weights, each question once before any comes again."""

    def __init__(self, data, opt, rng):
        self.schemas, self.opt, self.rng, self.of = data['schemas'], opt, rng, {}
        for x in data['train']:
            self.of.setdefault(x['schema'][0], []).append(x)
        self.names = list(self.of)
        self.weights = [len(self.of[n]) * OFTEN.get(n, 1) for n in self.names]
        self.decks = {n: [] for n in self.names}

    def pool(self, n=1200):
        out = []
        for name in self.rng.choices(self.names, self.weights, k=n):
            if not self.decks[name]:
                self.decks[name] = self.rng.sample(self.of[name], len(self.of[name]))
            x = self.decks[name].pop()
            out.append(assemble(x, self.schemas[x['schema']], self.opt['limit'], self.rng))
        return sorted((r for r in out if r), key=lambda r: len(r['ids']))

    def __iter__(self):
        while True:
            batches, now = [], []
            for r in self.pool():
                if now and (len(now) + 1) * len(r['ids']) > self.opt['tokens']:
                    batches.append(now)
                    now = []
                now.append(r)
            self.rng.shuffle(batches)
            yield from batches


@torch.no_grad()
def measure(net, data, n=100):
    """On parts that nothing was learnt from: the share of questions all of whose actions come first, and the loss."""
    net.eval()
    out = {}
    for part in MEASURED:
        rows = [assemble(x, data['schemas'][x['schema']], READ) for x in data[part][:n]]
        rows = sorted((r for r in rows if r), key=lambda r: len(r['ids']))
        right = loss = 0
        for i in range(0, len(rows), 16):
            o = put(collate(rows[i:i + 16]))
            z, y = net(o), o['target']
            right += ((z.argmax(-1) == y) | (y < 0)).all(1).sum().item()
            loss += F.cross_entropy(z.flatten(0, 1), y.flatten(), ignore_index=-1, reduction='sum').item()
        out[part] = dict(exact=round(right / max(1, len(rows)), 3), loss=round(loss / max(1, len(rows)), 3))
    net.train()
    return out


def marginal(z, o):
    """The loss of the probability that any of a row's ways is taken, a step: its gradient is that of the ways' own losses,
    each as often as the network takes it among them."""
    y = o['target']
    lost = F.cross_entropy(z.flatten(0, 1), y.flatten(), ignore_index=-1, reduction='none').view(y.shape)
    with torch.no_grad():
        p = -lost.sum(1)
        whose = o['of'][None] == torch.arange(int(o['of'].max()) + 1, device=z.device)[:, None]
        share = (p - p.expand(whose.shape).masked_fill(~whose, -torch.inf).logsumexp(1)[o['of']]).exp()[:, None]
    return (share * lost).sum() / (share * (y >= 0)).sum()


class Training:
    def __init__(self, data, out, opt):
        torch.manual_seed(opt['seed'])
        self.data, self.out, self.opt = data, out, opt
        self.net = Net()
        load_encoder(self.net.b, os.path.join(HERE, '..', '..'))
        if opt['init']:
            self.net.load_state_dict(torch.load(opt['init'], map_location='cpu', weights_only=True), strict=False)
        self.net.to(DEVICE)
        self.net.b.freeze(opt['frozen'])
        self.net.train()
        self.live = {n: p for n, p in self.net.named_parameters() if p.requires_grad}
        parts = [[p for n, p in self.live.items() if n.startswith('b.') == of] for of in (True, False)]
        self.adam = torch.optim.AdamW([dict(params=p, base=b) for p, b in zip(parts, (opt['enc'], opt['lr'])) if p],
                                      weight_decay=.01, betas=(.9, .98), fused=True)
        self.mean = {n: p.detach().clone() for n, p in self.live.items()}
        self.state = dict(steps=0, seen=0, seconds=0.)
        if os.path.exists(self.path('last.pt')):
            s = torch.load(self.path('last.pt'), map_location=DEVICE, weights_only=True)
            self.net.load_state_dict(s['net'], strict=False)
            self.adam.load_state_dict(s['adam'])
            self.mean, self.state = s['mean'], s['state']

    def path(self, name):
        return os.path.join(self.out, name)

    def swap(self):
        for n, p in self.live.items():
            p.data, self.mean[n] = self.mean[n], p.data

    def save(self):
        whole = dict(net={n: p.detach() for n, p in self.live.items()}, adam=self.adam.state_dict(), mean=self.mean,
                     state=self.state)
        for name, x in (('last.pt', whole), ('mean.pt', {n: p.half() for n, p in self.mean.items()})):
            torch.save(x, self.path('new'))
            os.replace(self.path('new'), self.path(name))

    def report(self, loss):
        self.swap()
        line = json.dumps(self.state | dict(loss=round(loss, 3)) | measure(self.net, self.data))
        self.swap()
        print(line, flush=True)
        with open(self.path('log.jsonl'), 'a') as f:
            f.write(line + '\n')

    def step(self, rows):
        done = self.state['seconds'] / 60 / self.opt['minutes']
        for g in self.adam.param_groups:
            g['lr'] = g['base'] * min(1, (self.state['steps'] + 1) / 150) * max(.03, 1 - done)
        o = put(collate(rows))
        with torch.autocast(DEVICE.type, dtype=torch.bfloat16, enabled=DEVICE.type == 'cuda' or bool(self.opt['half'])):
            z = self.net(o)
        loss = marginal(z, o)
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.live.values(), 1.)
        self.adam.step()
        self.state['steps'] += 1
        self.state['seen'] += len(rows)
        keep = min(.995, (self.state['steps'] + 1) / (self.state['steps'] + 10))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.values()), [p.data for p in self.live.values()], 1 - keep)
        return loss

    def run(self):
        rng = random.Random(self.opt['seed'] * 1000003 + self.state['steps'])
        mean, told = None, time.time()
        for rows in Stream(self.data, self.opt, rng):
            begun = time.time()
            loss = self.step(rows)
            self.state['seconds'] += time.time() - begun
            if self.state['steps'] % 10 == 0:
                mean = loss.item() if mean is None else .95 * mean + .05 * loss.item()
            over = self.state['seconds'] >= 60 * self.opt['minutes']
            if over or time.time() - told > self.opt['every']:
                self.report(mean or 0)
                self.save()
                told = time.time()
            if over:
                return


def main():
    opt = dict(minutes=60., limit=180, tokens=2600, lr=4e-4, enc=8e-5, frozen=3, seed=1, every=300., init='', threads=2, half=0)
    for a in sys.argv[3:]:
        k, v = a.split('=', 1)
        opt[k] = type(opt[k])(v)
    torch.set_num_threads(opt['threads'])
    os.makedirs(sys.argv[2], exist_ok=True)
    with open(sys.argv[1], 'rb') as f:
        data = pickle.load(f)
    Training(data, sys.argv[2], opt).run()


if __name__ == '__main__':
    main()
