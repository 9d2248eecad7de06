"""Trains the decoder on rows that 'lab decode-rows' writes. The encoder begins as the schema pass; its lower layers stay.

usage: train.py FOLDER OUT [hours=0] [tokens=2600] [lr=4e-4] [enc=8e-5] [frozen=3] [seed=1] [every=900] [decay=0] [drop=.1]
                          [threads=1] [init=FILE]

Goes on from OUT/last.pt exactly: the same weights, the same state of Adam, the next rows of the same order; so it
may be ended (kill) at any time. hours bounds this run (0: none). The rate is constant; decay=N lets it fall to nothing in the
next N steps, which ends a training. OUT/mean.pt is the running mean of the weights (.9995), for export.py; OUT/log.jsonl
has the figures on held-out databases after every 'every' seconds. Where the processor multiplies matrices in bfloat16 (AMX),
so does the network. init gives the weights that fit, as export.py writes them."""

import json
import os
import random
import re
import signal
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from model import HERE, Net
from rows import Rows, collate
from bert import load_encoder, safetensors  # model has put the encoder's folder on the path
sys.path[:0] = [os.path.join(HERE, '..', 'schema')]
from heldout import fnv, held_out  # noqa: E402

OFTEN = dict(plain=.6, made=.6, spider=3, wikisql=.4, everyday=4, spoken=3, renamed=1, swapped=1, talks=2, dialogues=2)  # how often shown
VARIANTS = 'renamed', 'swapped'
# Authors and databases kept for the model over both readers.
UNSEEN = re.compile(r'[mv]_|k\d')
KEPT = set('caving sleddogs swarms pigeons gliding mothtraps curling allotment'.split())
BY_TOKEN = 'token.weight', 'parent.weight', 'out.weight', 'out.bias'
MEASURED, SAVED, MEAN, WARM, POOL = 128, 300, .9995, 300, 1200
ROLES = .1  # the weight of what each token of a question does


def measured(corpus, data):
    """A tenth of our databases, from those that the schema pass was not trained on."""
    return corpus in ('plain', 'made') and held_out(data) and fnv(data) // 3 % 10 < 3


def unseen(corpus, data):
    return corpus in ('spoken', *VARIANTS, 'talks') and bool(UNSEEN.match(data) or data in KEPT)


class Order:
    """Rows without end in an order that only the seed decides: pools of POOL rows, corpora by their weights, each row once
    before any comes again, in batches of about equal length."""

    def __init__(self, rows, seed, tokens):
        self.rows, self.seed, self.tokens = rows, seed, tokens
        self.of = {}
        for i, (c, d) in enumerate(zip(rows.corpus, rows.data)):
            if not measured(c, d) and not unseen(c, d) and c in OFTEN:
                self.of.setdefault(c, []).append(i)
        self.names = sorted(self.of)
        self.weights = [len(self.of[n]) * OFTEN[n] for n in self.names]
        self.decks = {}

    def pool(self, k):
        """The batches of the k-th pool."""
        rng = random.Random(self.seed * 1000003 + k)
        share = [w / sum(self.weights) for w in self.weights]
        out = []
        for name, s in zip(self.names, share):
            n = s * POOL
            for i in range(int(n * k), int(n * (k + 1))):
                turn, at = divmod(i, len(self.of[name]))
                out.append(self.shuffled(name, turn)[at])
        out.sort(key=lambda i: self.rows.size[i])
        batches, now = [], []
        for i in out:
            if now and (len(now) + 1) * self.rows.size[i] > self.tokens:
                batches.append(now)
                now = []
            now.append(i)
        batches.append(now)
        rng.shuffle(batches)
        return batches

    def shuffled(self, name, turn):
        """A corpus in the order of its turn-th time."""
        if self.decks.get(name, (None,))[0] != turn:
            deck = list(self.of[name])
            random.Random(f'{self.seed} {name} {turn}').shuffle(deck)
            self.decks[name] = turn, deck
        return self.decks[name][1]


def put(o):
    return {k: torch.from_numpy(v) for k, v in o.items()}


def loss_of(z, o):
    """The loss of each row: minus the logarithm of the probability that any of its ways is taken; in a step, of the
    probability that any of the equal outputs is chosen. With it comes the number of steps."""
    right = o['right']
    logp = z.log_softmax(-1).gather(-1, right.clamp(min=0)).masked_fill(right < 0, -torch.inf)
    some = right[..., 0] >= 0
    step = torch.where(some, logp.masked_fill(~some[..., None], 0).logsumexp(-1), 0.)
    way = step.sum(1)
    whose = o['of'][None] == torch.arange(int(o['of'].max()) + 1)[:, None]
    steps = some.sum(1)[None].masked_fill(~whose, 0).amax(1)
    return -way[None].masked_fill(~whose, -torch.inf).logsumexp(1), steps


@torch.no_grad()
def measure(net, rows, parts):
    """On rows that nothing was learnt from: the share of questions all of whose actions come first, and the loss. Whether
    the rows are right is told by 'lab read'."""
    net.eval()
    out = {}
    for name, of in parts.items():
        of, right, loss = sorted(of, key=lambda i: rows.size[i]), 0, 0.
        for i in range(0, len(of), 8):
            o = put(collate([rows[k] for k in of[i:i + 8]], net.start))
            z, _ = net(o)
            lost, _ = loss_of(z, o)
            hit = ((z.argmax(-1)[..., None] == o['right']).any(-1) | (o['right'][..., 0] < 0)).all(1)
            right += len(set(o['of'][hit].tolist()))
            loss += lost.sum().item()
        out[name] = dict(n=len(of), exact=round(right / max(1, len(of)), 3), loss=round(loss / max(1, len(of)), 3))
    net.train()
    return out


class Training:
    def __init__(self, rows, out, opt):
        torch.manual_seed(opt['seed'])
        self.rows, self.out, self.opt = rows, out, opt
        self.net = Net(rows.header, opt['drop'])
        load_encoder(self.net.b, os.path.join(HERE, '..', '..'))
        if opt['init']:
            self.begin(opt['init'])
        self.net.b.freeze(opt['frozen'])
        self.net.train()
        self.live = {n: p for n, p in self.net.named_parameters() if p.requires_grad}
        parts = [[p for n, p in self.live.items() if n.startswith('b.') == of] for of in (True, False)]
        self.adam = torch.optim.AdamW([dict(params=p, base=b) for p, b in zip(parts, (opt['enc'], opt['lr'])) if p],
                                      weight_decay=.01, betas=(.9, .98), fused=True)
        self.mean = {n: p.detach().clone() for n, p in self.live.items()}
        self.state = dict(steps=0, seen=0, seconds=0., pool=0, batch=0, end=0)
        if os.path.exists(self.path('last.pt')):
            s = torch.load(self.path('last.pt'), weights_only=True)
            self.net.load_state_dict(s['net'], strict=False)
            self.adam.load_state_dict(s['adam'])
            self.mean, self.state = s['mean'], s['state']
            torch.set_rng_state(s['random'])
        if opt['decay'] and not self.state['end']:
            self.state['end'] = self.state['steps'] + opt['decay']
        of = dict(held=measured, unseen=unseen)
        self.parts = {name: [i for i, (c, d) in enumerate(zip(rows.corpus, rows.data)) if c not in VARIANTS and f(c, d)]
                      for name, f in of.items()}
        for name in ('spiderdev', 'wikidev'):
            self.parts[name] = [i for i, c in enumerate(rows.corpus) if c == name]
        self.parts = {name: sorted(p, key=rows.draw)[:MEASURED] for name, p in self.parts.items() if p}

    def begin(self, path):
        """Takes over the weights of a file, quantised as in the program, that fit."""
        file, own = safetensors(path), self.net.state_dict()
        for k, v in file.items():
            if k.endswith(('.scale', '.input')):
                continue
            if v.dtype == torch.int8:
                v = v.float() * file[k.removesuffix('weight') + 'scale'][:, None]
            if k.startswith('layers.'):
                continue  # divided by what the program's activations are multiplied by: load_encoder reads these
            if k in BY_TOKEN:
                v = (v if 'among.q.weight' in file else self.reordered(v))[:len(own[k])]
            if k in own and own[k].shape == v.shape:
                own[k].copy_(v)
        load_encoder(self.net.b, '', (os.path.abspath(path).removesuffix('.safetensors'),))

    def reordered(self, v):
        """Rows by token in the order of today's tokens. A new token begins as nothing."""
        with open(os.path.join(HERE, '..', '..', 'internal', 'decode', 'grammar.txt'), encoding='utf8') as f:
            lines = [line.rstrip('\n').split('\t') for line in f]
        at = {name: i for i, name in enumerate(n for n, _, _, known in lines if known != 'new')}
        names = [at.get(n) for n in self.rows.header['tokens']]
        return torch.stack([torch.zeros_like(v[0]) if i is None else v[i] for i in names + [len(at)]])

    def path(self, name):
        return os.path.join(self.out, name)

    def swap(self):
        for n, p in self.live.items():
            p.data, self.mean[n] = self.mean[n], p.data

    def save(self):
        whole = dict(net={n: p.detach() for n, p in self.live.items()}, adam=self.adam.state_dict(), mean=self.mean,
                     state=self.state, random=torch.get_rng_state())
        mean = dict(header=self.rows.header, net={n: p.half() for n, p in self.mean.items()})
        for name, x in (('last.pt', whole), ('mean.pt', mean)):
            torch.save(x, self.path('new'))
            os.replace(self.path('new'), self.path(name))

    def report(self, loss):
        self.swap()
        line = json.dumps(self.state | dict(loss=round(loss, 3)) | measure(self.net, self.rows, self.parts))
        self.swap()
        print(line, flush=True)
        with open(self.path('log.jsonl'), 'a') as f:
            f.write(line + '\n')

    def step(self, batch):
        s = self.state
        rate = min(1, (s['steps'] + 1) / WARM)
        if s['end']:
            rate *= max(0, s['end'] - s['steps']) / self.opt['decay']
        for g in self.adam.param_groups:
            g['lr'] = g['base'] * rate
        o = put(collate([self.rows[i] for i in batch], self.net.start))
        with torch.autocast('cpu', torch.bfloat16, enabled=torch.cpu._is_amx_tile_supported()):
            z, roles = self.net(o)
        roles = roles.float()
        lost, steps = loss_of(z, o)
        told = F.cross_entropy(roles.flatten(0, 1), o['roles'].flatten(), ignore_index=255, reduction='sum')
        # A query counts once, whatever its number of steps.
        loss = (lost / steps).mean() + ROLES * told / max(1, int((o['roles'] != 255).sum()))
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.live.values(), 1.)
        self.adam.step()
        s['steps'] += 1
        s['seen'] += len(batch)
        keep = min(MEAN, (s['steps'] + 1) / (s['steps'] + 10))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.values()), [p.data for p in self.live.values()], 1 - keep)
        return loss.item()

    def run(self):
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        try:
            self.go_on()
        except SystemExit:
            self.save()
            raise

    def go_on(self):
        order, s = Order(self.rows, self.opt['seed'], self.opt['tokens']), self.state
        begun = told = saved = time.time()
        mean = None
        while True:
            batches = order.pool(s['pool'])
            while s['batch'] < len(batches):
                now = time.time()
                loss = self.step(batches[s['batch']])
                s['batch'] += 1
                s['seconds'] += time.time() - now
                mean = loss if mean is None else .98 * mean + .02 * loss
                if s['steps'] % 50 == 0:
                    print(s['steps'], s['seen'], round(s['seconds']), round(mean, 3), flush=True)
                over = self.opt['hours'] and time.time() - begun > 3600 * self.opt['hours'] or \
                    s['end'] and s['steps'] >= s['end']
                if over or time.time() - told > self.opt['every']:
                    self.report(mean)
                    told = time.time()
                if over or time.time() - saved > SAVED:
                    self.save()
                    saved = time.time()
                if over:
                    return
            s['pool'] += 1
            s['batch'] = 0


def main():
    opt = dict(hours=0., tokens=2600, lr=4e-4, enc=8e-5, frozen=3, seed=1, every=900., decay=0, drop=.1, threads=1, init='')
    for a in sys.argv[3:]:
        k, v = a.split('=', 1)
        opt[k] = type(opt[k])(v)
    torch.set_num_threads(opt['threads'])
    os.makedirs(sys.argv[2], exist_ok=True)
    Training(Rows(sys.argv[1]), sys.argv[2], opt).run()


if __name__ == '__main__':
    main()
