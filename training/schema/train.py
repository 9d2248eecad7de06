"""Trains the schema pass: one run of the encoder over question and schema gives each column and table a score per role,
the question one per operator. A score is the log-odds that gold uses that part, so a statement's score is their sum.

usage: train.py ROWS.pickle OUT.pt [epochs=1.15] [batch=24] [lr=1.5e-4] [freeze=2] [wikisql=8000] [threads=2] [seed=1]
    [limit=0]
OUT.pt is written every 500 steps; started again, it goes on from there. 'epochs=0' only measures."""

import os
import pickle
import random
import resource
import sys
import time

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'encoder')]
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from bert import batch, load  # noqa: E402
from labels import COLUMN_ROLES, OPERATORS, TABLE_ROLES  # noqa: E402
from schema import held_out  # noqa: E402

C, T, O = len(COLUMN_ROLES), len(TABLE_ROLES), len(OPERATORS)


class Net(nn.Module):
    """Beside [CLS], the mean of a piece's tokens → COLUMN_ROLES then TABLE_ROLES; [CLS] → OPERATORS."""

    def __init__(self):
        super().__init__()
        self.b, self.tk = load()
        h = self.b.h
        self.role1, self.role2 = nn.Linear(2 * h, h), nn.Linear(h, C + T)
        self.op1, self.op2 = nn.Linear(h, h), nn.Linear(h, O)
        self.drop = nn.Dropout(0.1)
        for m in (self.role2, self.op2):
            nn.init.zeros_(m.weight)
            nn.init.constant_(m.bias, -4.0)

    def forward(self, rows):
        x = self.b(*batch([(r['ids'], r['typ']) for r in rows])).float()
        sums = F.pad(x.cumsum(1), (0, 0, 1, 0))
        b = torch.tensor([i for i, r in enumerate(rows) for _ in r['span']])
        lo, hi = torch.tensor([s for r in rows for s in r['span']]).T
        mean = (sums[b, hi] - sums[b, lo]) / (hi - lo)[:, None]
        cls = x[:, 0]
        roles = self.role2(self.drop(F.gelu(self.role1(torch.cat([mean, cls[b]], -1)))))
        return roles.float(), self.op2(self.drop(F.gelu(self.op1(cls)))).float()


def targets(rows):
    """Labels and weights (0 where nothing is said) of the pieces' roles and of the operators."""
    n = sum(len(r['span']) for r in rows)
    y, w = torch.zeros(n, C + T), torch.zeros(n, C + T)
    yo, wo = torch.zeros(len(rows), O), torch.ones(len(rows), O)
    at = 0
    for k, r in enumerate(rows):
        if r['none']:
            wo[k] = 0
            wo[k, O - 1] = yo[k, O - 1] = 1
        else:
            for j, piece in enumerate(r['at']):
                if piece[1] is None:
                    w[at + j, C:] = 1
                else:
                    w[at + j, :C] = 1
            for i, c in r['cols']:
                y[at + i, c] = 1
            for i, c in r['skip']:
                w[at + i, c] = 0
            for i, c in r['tabs']:
                y[at + i, C + c] = 1
            for i, c in r['tskip']:
                w[at + i, C + c] = 0
            yo[k, r['ops']] = 1
            wo[k, [o for o in r['oskip'] if o not in r['ops']]] = 0
        at += len(r['span'])
    return y, w, yo, wo


def run(net, rows):
    with torch.autocast('cpu', dtype=torch.bfloat16):
        return net(rows)


def loss_of(net, rows):
    z, zo = run(net, rows)
    y, w, yo, wo = targets(rows)
    bce = F.binary_cross_entropy_with_logits
    return (bce(z, y, w, reduction='sum') + bce(zo, yo, wo, reduction='sum')) / len(rows)


def auc(pairs):
    """Area under the curve of (score, label) pairs; None without both labels."""
    pairs.sort(key=lambda p: p[0])
    pos, n, ranks = 0, len(pairs), 0
    for i, (_, y) in enumerate(pairs):
        if y:
            pos, ranks = pos + 1, ranks + i + 1
    return (ranks - pos * (pos + 1) / 2) / (pos * (n - pos)) if 0 < pos < n else None


def first(z, y):
    """Whether the highest of z is one that y says."""
    return bool(y[int(z.argmax())])


def evaluate(net, rows, title, full=False):
    net.eval()
    rows = sorted(rows, key=lambda r: len(r['ids']))
    hit, total, aucs, loss, gone = {}, {}, {}, 0, 0
    with torch.no_grad():
        for i in range(0, len(rows), 32):
            part = rows[i : i + 32]
            z, zo = run(net, part)
            y, w, yo, wo = targets(part)
            bce = F.binary_cross_entropy_with_logits
            loss += float(bce(z, y, w, reduction='sum') + bce(zo, yo, wo, reduction='sum'))
            at = 0
            for k, r in enumerate(part):
                n = len(r['span'])
                zz, yy, ww = z[at : at + n], y[at : at + n], w[at : at + n]
                at += n
                tell(aucs, 'op', OPERATORS, zo[k], yo[k], wo[k])
                if r['none']:
                    continue
                gone += 1
                col, tab = ww[:, 0] == 1, ww[:, C] == 1
                cz, cy = zz[col][:, :C], yy[col][:, :C]
                for c in range(C):
                    if cy[:, c].any():
                        count(hit, total, 'first ' + COLUMN_ROLES[c], first(cz[:, c], cy[:, c]))
                count(hit, total, 'shown set', bool(((cz[:, 0] > 0) == (cy[:, 0] > 0)).all()))
                count(hit, total, 'compared set', bool(((cz[:, 7:14] > 0) == (cy[:, 7:14] > 0)).all()))
                tz, ty = zz[tab][:, C:], yy[tab][:, C:]
                if ty[:, 0].any():
                    count(hit, total, 'first table', first(tz[:, 0], ty[:, 0]))
                    count(hit, total, 'tables set', bool(((tz > 0) == (ty > 0)).all()))
                good = (wo[k] == 0) | ((zo[k] > 0) == (yo[k] > 0))
                count(hit, total, 'ops all', bool(good.all()))
                count(hit, total, 'ops each', float(good.float().mean()))
                if full:
                    for j in range(len(cz)):
                        tell(aucs, 'col', COLUMN_ROLES, cz[j], cy[j], ww[col][j, :C])
                    for j in range(len(tz)):
                        tell(aucs, 'tab', TABLE_ROLES, tz[j], ty[j], ww[tab][j, C:])
    net.train()
    fig = {
        k: round(hit[k] / total[k], 3)
        for k in hit
        if full
        or not k.startswith('first ')
        or k in ('first select', 'first table', 'first eq', 'first group', 'first desc', 'first sum')
    }
    print(title, len(rows), 'loss %.3f' % (loss / max(1, len(rows))), fig, flush=True)
    if full:
        a = {k: auc(v) for k, v in aucs.items()}
        print('  AUC', {k: round(v, 3) for k, v in a.items() if v is not None}, flush=True)


def count(hit, total, k, v):
    hit[k], total[k] = hit.get(k, 0) + v, total.get(k, 0) + 1


def tell(aucs, kind, names, z, y, w):
    for i, n in enumerate(names):
        if w[i]:
            aucs.setdefault(f'{kind} {n}', []).append((float(z[i]), bool(y[i])))


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
    epochs, size, lr = number('epochs', 1.15), number('batch', 24), number('lr', 1.5e-4)
    seed, wiki, limit = number('seed', 1), number('wikisql', 8000), number('limit', 0)
    torch.set_num_threads(number('threads', 2))
    torch.manual_seed(seed)
    rng = random.Random(seed)
    rows = pickle.load(open(file, 'rb'))
    kept = [r for r in rows if held_out(r['db'])]
    train = [r for r in rows if not held_out(r['db'])]
    w = [r for r in train if r['corpus'] == 'wikisql']
    rng.shuffle(w)
    train = (
        [r for r in train if r['corpus'] != 'wikisql']
        + w[:wiki]
        + 2 * [r for r in train if r['corpus'].startswith('everyday')]
    )
    rng.shuffle(kept)
    by = {c: [r for r in kept if r['corpus'] == c] for c in ('own', 'spider', 'everyday', 'wikisql', 'texts')}
    if limit:
        rng.shuffle(train)
        train = train[:limit]
    print('rows', len(train), 'tokens %.0f' % (sum(len(r['ids']) for r in train) / len(train)), flush=True)
    net = Net()
    net.b.freeze(number('freeze', 2))
    head = [p for n, p in net.named_parameters() if not n.startswith('b.')]
    enc = [p for n, p in net.named_parameters() if n.startswith('b.') and p.requires_grad]
    opt_ = torch.optim.AdamW([dict(params=enc, base=lr), dict(params=head, base=5 * lr)], lr, weight_decay=0.01)
    plan = []
    while len(plan) * size < epochs * len(train):
        plan += batches(train, size, rng)
    steps, k, t0, mean = int(epochs * len(train) / size), 0, time.time(), None
    if os.path.exists(out):
        state = torch.load(out, weights_only=True)
        net.load_state_dict(state['net'])
        k = state['step']
        if k < steps:
            opt_.load_state_dict(state['opt'])
    save = lambda: torch.save(dict(net=net.state_dict(), opt=opt_.state_dict(), step=k), out)  # noqa: E731
    k0 = k
    while k < steps:
        for g in opt_.param_groups:
            g['lr'] = g['base'] * min(1, (k + 1) / (0.05 * steps)) * max(0.02, 1 - k / steps)
        loss = loss_of(net, plan[k])
        opt_.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(enc + head, 1.0)
        opt_.step()
        k += 1
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        if k % 50 == 0:
            print(f'step {k} of {steps} loss {mean:.3f} {(time.time() - t0) / (k - k0):.2f} s/step', flush=True)
        if k % 500 == 0:
            save()
            for c in ('own', 'spider', 'texts'):
                evaluate(net, by[c][:300], c)
    if k > k0:
        save()
    torch.save(net.state_dict(), out.removesuffix('.pt') + '-net.pt')  # for encoder/export.py
    cpu = resource.getrusage(resource.RUSAGE_SELF)
    print(
        f'trained: {(time.time() - t0) / 60:.0f} minutes, {(cpu.ru_utime + cpu.ru_stime) / 60:.0f} CPU minutes',
        flush=True,
    )
    for c, n in (('own', 2000), ('spider', 1000), ('everyday', 200), ('wikisql', 1000), ('texts', 1000)):
        evaluate(net, by[c][:n], c, True)


if __name__ == '__main__':
    main()
