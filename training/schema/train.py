"""Trains the schema pass: one run of the encoder over question and schema gives each column and table a score per role,
the question one per operator. A score is the log-odds that gold uses that part, so a statement's score is their sum.

usage: train.py ROWS.pickle OUT.pt [epochs=5] [batch=64] [lr=2e-4] [drop=.1] [limit=0] [seed=1] [mean=A.pt,B.pt,…]
With 'limit', training plans its steps so that it ends after so many seconds; 'mean' only measures the mean of states
that were trained from one beginning."""

import os
import pickle
import random
import re
import sys
import time

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'encoder')]
import numpy as np  # noqa: E402
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from bert import load  # noqa: E402
from heldout import held_out  # noqa: E402
from labels import COLUMN_ROLES, OPERATORS, TABLE_ROLES  # noqa: E402

C, T, O = len(COLUMN_ROLES), len(TABLE_ROLES), len(OPERATORS)
COMPARED = slice(COLUMN_ROLES.index('eq'), COLUMN_ROLES.index('notnull') + 1)
DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
OFTEN = {'everyday': 3, 'texts': 3}  # how often an epoch shows a corpus; others: once


class Net(nn.Module):
    """Beside [CLS], the mean of a piece's tokens → COLUMN_ROLES then TABLE_ROLES; [CLS] → OPERATORS."""

    def __init__(self, drop):
        super().__init__()
        self.b, self.tk = load(drop)
        h = self.b.h
        torch.manual_seed(0)  # one beginning, so that states can be averaged
        self.role1, self.role2 = nn.Linear(2 * h, h), nn.Linear(h, C + T)
        self.op1, self.op2 = nn.Linear(h, h), nn.Linear(h, O)
        self.drop = nn.Dropout(0.1)
        for m in (self.role2, self.op2):
            nn.init.zeros_(m.weight)
            nn.init.constant_(m.bias, -4.0)

    def forward(self, ids, typ, real, of, lo, hi):
        x = self.b(ids, typ, real).float()
        sums = F.pad(x.cumsum(1), (0, 0, 1, 0))
        mean = (sums[of, hi] - sums[of, lo]) / (hi - lo)[:, None]
        cls = x[:, 0]
        roles = self.role2(self.drop(F.gelu(self.role1(torch.cat([mean, cls[of]], -1)))))
        return roles.float(), self.op2(self.drop(F.gelu(self.op1(cls)))).float()


def prepare(r):
    """Adds labels and weights (0 where nothing is said) of the parts' roles and of the operators."""
    n = len(r['span'])
    y, w = np.zeros((n, C + T), np.uint8), np.zeros((n, C + T), np.uint8)
    yo, wo = np.zeros(O, np.uint8), np.ones(O, np.uint8)
    yo[r['ops']] = 1
    if r['none']:
        wo[:-1] = 0
    else:
        wo[[o for o in r['oskip'] if o not in r['ops']]] = 0
        w[r['table'], C:] = 1
        w[~r['table'], :C] = 1
        for at, c in r['cols']:
            y[at, c] = 1
        for at, c in r['skip']:
            w[at, c] = 0
        for at, c in r['tabs']:
            y[at, C + c] = 1
        for at, c in r['tskip']:
            w[at, C + c] = 0
    return r | dict(y=y, w=w, yo=yo, wo=wo)


DROPPED, SHUFFLED = 0.2, 0.3  # shares of unused columns, and of tables


def varied(r, rng):
    """A row with some unused columns left out and some tables' columns shuffled: schemas are few and would be
    memorised."""
    ids, span, table = r['ids'], r['span'], r['table']
    used = r['y'].any(1)
    starts = np.append(np.flatnonzero(table), len(span))
    parts = []
    for a, b in zip(starts, starts[1:]):
        columns = [i for i in range(a + 1, b) if used[i] or rng.random() >= DROPPED]
        if rng.random() < SHUFFLED:
            rng.shuffle(columns)
        parts.append([a, *columns])
    out, spans, n = [ids[: r['head']]], [], r['head']
    for of in parts:
        for i in of:
            lo, hi = span[i]
            out.append(ids[lo:hi])
            spans.append((n, n + hi - lo))
            n += hi - lo
        out.append(ids[r['head'] - 1 : r['head']])  # [SEP]
        n += 1
    keep = [i for of in parts for i in of]
    span = np.array(spans, np.int64)
    return r | dict(ids=np.concatenate(out), span=span, y=r['y'][keep], w=r['w'][keep], table=table[keep])


def put(x, kind=torch.long):
    return torch.from_numpy(np.ascontiguousarray(x)).to(DEVICE, kind, non_blocking=True)


def run(net, rows):
    n = max(len(r['ids']) for r in rows)
    ids, typ, real = (np.zeros((len(rows), n), t) for t in (np.int64, np.int64, bool))
    for i, r in enumerate(rows):
        k = len(r['ids'])
        ids[i, :k], typ[i, r['head'] : k], real[i, :k] = r['ids'], 1, True
    of = np.repeat(np.arange(len(rows)), [len(r['span']) for r in rows])
    span = np.concatenate([r['span'] for r in rows])
    with torch.autocast(DEVICE.type, dtype=torch.bfloat16):
        return net(put(ids), put(typ), put(real, torch.bool), put(of), put(span[:, 0]), put(span[:, 1]))


def loss_of(net, rows):
    z, zo = run(net, rows)
    y, w, yo, wo = (put(f(r[k] for r in rows), torch.float) for k, f in LABELS)
    bce = F.binary_cross_entropy_with_logits
    return z, zo, (bce(z, y, w, reduction='sum') + bce(zo, yo, wo, reduction='sum')) / len(rows)


LABELS = [
    ('y', lambda x: np.concatenate(list(x))),
    ('w', lambda x: np.concatenate(list(x))),
    ('yo', lambda x: np.stack(list(x))),
    ('wo', lambda x: np.stack(list(x))),
]


def auc(z, y):
    """Area under the curve; None without both labels."""
    pos = int(y.sum())
    if not 0 < pos < len(y):
        return None
    rank = np.empty(len(z))
    rank[np.argsort(z, kind='stable')] = np.arange(1, len(z) + 1)
    return (rank[y == 1].sum() - pos * (pos + 1) / 2) / (pos * (len(y) - pos))


def evaluate(net, rows, title, full=False):
    if not rows:
        return
    net.eval()
    rows = sorted(rows, key=lambda r: len(r['ids']))
    hit, total, loss, roles, ops = {}, {}, 0, [], []

    def count(k, v):
        hit[k], total[k] = hit.get(k, 0) + bool(v), total.get(k, 0) + 1

    with torch.no_grad():
        for i in range(0, len(rows), 256):
            part = rows[i : i + 256]
            z, zo, mean = loss_of(net, part)
            loss += mean.item() * len(part)
            z, zo, at = z.cpu().numpy(), zo.cpu().numpy(), 0
            for k, r in enumerate(part):
                zz, at = z[at : at + len(r['span'])], at + len(r['span'])
                ops.append((zo[k], r['yo'], r['wo']))
                if r['none']:
                    continue
                y = r['y']
                roles.append((zz, y, r['w']))
                of = r['table']
                cz, cy, tz, ty = zz[~of][:, :C], y[~of][:, :C], zz[of][:, C:], y[of][:, C:]
                for c in np.flatnonzero(cy.any(0)):
                    count('first ' + COLUMN_ROLES[c], cy[cz[:, c].argmax(), c])
                count('shown set', ((cz[:, 0] > 0) == cy[:, 0]).all())
                count('compared set', ((cz[:, COMPARED] > 0) == cy[:, COMPARED]).all())
                if ty[:, 0].any():
                    count('first table', ty[tz[:, 0].argmax(), 0])
                    count('tables set', ((tz > 0) == ty).all())
                count('ops all', ((r['wo'] == 0) | ((zo[k] > 0) == r['yo'])).all())
    net.train()
    always = 'select table eq group desc sum'.split()
    fig = {k: round(hit[k] / total[k], 3) for k in hit if full or k[:6] != 'first ' or k[6:] in always}
    print(title, len(rows), 'loss %.3f' % (loss / len(rows)), fig, flush=True)
    if full:
        a = {}
        z, y, w = (np.concatenate(x) for x in zip(*roles))
        zo, yo, wo = (np.stack(x) for x in zip(*ops))
        for names, z, y, w in ((COLUMN_ROLES + TABLE_ROLES, z, y, w), (OPERATORS, zo, yo, wo)):
            for i, n in enumerate(names):
                s = w[:, i] == 1
                a[n if names is not OPERATORS else 'op ' + n] = auc(z[s, i], y[s, i])
        print('  AUC', {k: round(float(v), 3) for k, v in a.items() if v is not None}, flush=True)


def batches(rows, size, rng):
    rows = rows[:]
    rng.shuffle(rows)
    out = []
    for i in range(0, len(rows), size * 64):
        z = sorted(rows[i : i + size * 64], key=lambda r: len(r['ids']))
        out += [z[j : j + size] for j in range(0, len(z), size)]
    rng.shuffle(out)
    return out


def main():
    file, out = sys.argv[1:3]
    opt = dict(x.split('=') for x in sys.argv[3:])
    number = lambda k, d: type(d)(opt.get(k, d))  # noqa: E731
    start, epochs, size = time.time(), number('epochs', 5.0), number('batch', 64)
    lr, limit = number('lr', 2e-4), number('limit', 0)
    rng = random.Random(number('seed', 1))
    rows = [prepare(r) for r in pickle.load(open(file, 'rb'))]
    trade = lambda db: re.sub(r'_\d+$', '', db)  # noqa: E731  made-up tables of a trade belong together
    held = lambda r: held_out(trade(r['db']) if r['corpus'] == 'made' else r['db'])  # noqa: E731
    kept = [r for r in rows if held(r)]
    train = [r for r in rows if not held(r) for _ in range(OFTEN.get(r['corpus'], 1))]
    random.Random(1).shuffle(kept)
    by = {}
    for r in kept:
        by.setdefault(r['corpus'], []).append(r)
    net = Net(number('drop', 0.1)).to(DEVICE)
    torch.manual_seed(number('seed', 1))
    if 'mean' in opt:
        states = [torch.load(f, map_location=DEVICE, weights_only=True) for f in opt['mean'].split(',')]
        net.load_state_dict({n: sum(s[n].float() for s in states) / len(states) for n in states[0]})
    else:
        print('rows', len(train), 'tokens %.0f' % np.mean([len(r['ids']) for r in train]), flush=True)
        learn(net, train, epochs, size, lr, start, limit, rng, by)
    for c, of in sorted(by.items()):
        evaluate(net, of[:2000], c, True)
    torch.save(net.state_dict(), out)  # for encoder/export.py


def learn(net, train, epochs, size, lr, start, limit, rng, by):
    net.b.freeze(1)
    head = [p for n, p in net.named_parameters() if not n.startswith('b.')]
    body = [p for n, p in net.named_parameters() if n.startswith('b.') and p.requires_grad]
    adam = torch.optim.AdamW([dict(params=body, base=lr), dict(params=head, base=5 * lr)], lr, weight_decay=0.01)
    steps, k, share, mean, plan, average, count = int(epochs * len(train) / size), 0, 0.0, 0.0, [], None, 0
    begun, told = time.time(), 0.25
    while share < 1:
        plan = plan or batches(train, size, rng)
        share = max(k / steps, (time.time() - start) / limit if limit else 0)
        for g in adam.param_groups:
            g['lr'] = g['base'] * min(1, (k + 1) / 200) * max(0.02, 1 - share)
        loss = loss_of(net, [varied(r, rng) for r in plan.pop()])[2]
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(body + head, 1.0)
        adam.step()
        k += 1
        if k % 10 == 0:
            mean = 0.95 * mean + 0.05 * loss.item() if k > 10 else loss.item()
            if share > 0.85:  # the mean of the last states
                state = {n: p.detach().float().clone() for n, p in net.state_dict().items()}
                count += 1
                average = state if average is None else {n: a + (state[n] - a) / count for n, a in average.items()}
        if k % 200 == 0:
            print(f'step {k} of {steps} loss {mean:.3f} {(time.time() - begun) / k:.3f} s/step', flush=True)
        if share > told:
            told += 0.25
            for c in ('plain', 'spider', 'wikitables'):
                evaluate(net, by.get(c, [])[:600], c)
    print(f'trained: {k} steps, {(time.time() - begun) / 60:.1f} minutes', flush=True)
    net.load_state_dict(average or net.state_dict())


if __name__ == '__main__':
    main()
