"""Trains the second pass: how well each of the best readings of a question fits it.

usage: train.py READINGS.jsonl.xz OUT.pt [layers=6] [epochs=4] [limit=0] [questions=64] [most=16] [lr=2e-4] [drop=.1]
    [seed=1] [fold=0] [length=96] [mean=A.pt,B.pt,…]
READINGS are questions with their readings, as 'lab readings' of commit 2235b273 wrote them. Databases of the fold (of
three, by their names' hash; fold -1: none) are kept out, and figures are of those. With 'limit', training plans its
steps so that it ends after so many seconds.
"""

import json
import lzma
import os
import random
import sys
import time
from multiprocessing import Pool

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'encoder')]
import numpy as np  # noqa: E402
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
from bert import load  # noqa: E402

CUDA = torch.cuda.is_available()
DEVICE = torch.device('cuda' if CUDA else 'cpu')
TOKENS = None


def fold(name):
    h = 0x811C9DC5
    for b in name.lower().encode():
        h = ((h ^ b) * 0x01000193) & 0xFFFFFFFF
    return h % 3


def tokens(line):
    """(question, readings, right?, linear score, result, corpus, fold, foreign, often) of one line."""
    l = json.loads(line)
    c = l['C'] or []
    return (
        np.array(TOKENS(l['Q'])[:60], np.int32),
        [np.array(TOKENS(x['W'])[:90], np.int32) for x in c],
        np.array([x['Y'] for x in c], np.int8),
        np.array([x['S'] for x in c], np.float32),
        np.array([x['R'] for x in c], np.int32),
        l['Corpus'],
        fold(l['Group']),
        l['Foreign'],
        max(1, l['Often']),
    )


class Net(nn.Module):
    def __init__(self, layers, drop):
        super().__init__()
        self.b, self.tk = load(drop)
        self.b.layers = self.b.layers[:layers]
        self.w = nn.Linear(self.b.h, 1)

    def forward(self, ids, typ, m):
        x = self.b(ids, typ, m).float() * m[..., None]
        return self.w(x.sum(1) / m.sum(1, keepdim=True)).squeeze(-1)


def batch(pairs, tk, length):
    """[CLS] question [SEP] reading [SEP], padded."""
    most = length - 3
    rows = []
    for q, c in pairs:
        over = len(q) + len(c) - most
        while over > 0:  # the longer of the two gives way
            if len(q) > len(c):
                q = q[:-1]
            else:
                c = c[:-1]
            over -= 1
        rows.append((q, c))
    n = max(len(q) + len(c) for q, c in rows) + 3
    ids = np.full((len(rows), n), tk.pad, np.int64)
    typ, m = np.zeros((len(rows), n), np.int64), np.zeros((len(rows), n), bool)
    for i, (q, c) in enumerate(rows):
        a, b = len(q) + 1, len(q) + len(c) + 2
        ids[i, 0], ids[i, 1:a], ids[i, a], ids[i, a + 1 : b], ids[i, b] = tk.cls, q, tk.sep, c, tk.sep
        typ[i, a + 1 : b + 1], m[i, : b + 1] = 1, True
    return [torch.from_numpy(x).to(DEVICE, non_blocking=True) for x in (ids, typ, m)]


def run(net, pairs, length, parts=4):
    """In parts of like length, so that little is padded."""
    by = sorted(range(len(pairs)), key=lambda i: len(pairs[i][0]) + len(pairs[i][1]))
    size = -(-len(by) // parts)
    with torch.autocast(DEVICE.type, dtype=torch.bfloat16):
        out = [net(*batch([pairs[i] for i in by[k : k + size]], net.tk, length)) for k in range(0, len(by), size)]
    back = np.argsort(by)
    return torch.cat(out).float()[torch.from_numpy(back).to(DEVICE)]


def scores(net, data, most, length):
    """What the second pass gives the readings that score best, question by question."""
    net.eval()
    pairs, at = [], []
    for d in data:
        order = np.argsort(-d[3], kind='stable')[:most]
        at.append(order)
        pairs += [(d[0], d[1][i]) for i in order]
    by = sorted(range(len(pairs)), key=lambda i: len(pairs[i][0]) + len(pairs[i][1]))
    got = np.zeros(len(pairs), np.float32)
    with torch.no_grad():
        for i in range(0, len(by), 2048):
            part = by[i : i + 2048]
            got[part] = run(net, [pairs[j] for j in part], length).cpu().numpy()
    net.train()
    out, n = [], 0
    for order in at:
        out.append((order, got[n : n + len(order)]))
        n += len(order)
    return out


def evaluate(net, data, length, most=24):
    by = {}
    for d in data:
        if len(d[1]) and not d[7]:
            by.setdefault(d[5], []).append(d)
    for corpus, of in sorted(by.items()):
        random.Random(5).shuffle(of)
        of = of[:700]
        got = scores(net, of, most, length)
        line = []
        for k in (4, 8, 12, 24):
            for a in (0, 0.3, 0.6, 1, 2, 99):
                right = 0
                for d, (order, s) in zip(of, got):
                    order, s = order[:k], s[:k]
                    lin = d[3][order]
                    z = s if a == 99 else (lin - lin.max()) + a * s
                    right += d[2][order[int(np.argmax(z))]] == 1
                line.append(f'{k}/{a}:{right / len(of):.3f}')
        known = sum(bool((d[2][order] == 1).any()) for d, (order, _) in zip(of, got)) / len(of)
        print(f'  {corpus} {len(of)} known {known:.3f}', ' '.join(line), flush=True)


def sample(d, most, rng):
    """Readings to learn one question from: some right ones, the hardest wrong ones, and some of the others."""
    right = [i for i in range(len(d[2])) if d[2][i] == 1]
    wrong = [i for i in range(len(d[2])) if d[2][i] == 0]
    wrong.sort(key=lambda i: -d[3][i])
    keep = rng.sample(right, min(len(right), 3))
    hard = wrong[: 2 * most]
    n = most - len(keep)
    pick = rng.sample(hard, min(len(hard), n * 3 // 4))
    seen = set(pick)
    rest = [i for i in wrong if i not in seen]
    return keep, pick + rng.sample(rest, min(len(rest), n - len(pick)))


def surprise(scores, groups):
    """The mean loss of questions whose readings, the right ones first, are (begin, number right, number) of scores."""
    out = 0
    for begin, right, n in groups:
        of = torch.cat([scores[begin : begin + n], scores.new_zeros(1)])  # 0: none is right
        out = out + torch.logsumexp(of, 0) - (torch.logsumexp(of[:right], 0) if right else of[-1])
    return out / len(groups)


def main():
    global TOKENS
    source, out = sys.argv[1:3]
    opt = dict(x.split('=') for x in sys.argv[3:])
    number = lambda k, d: type(d)(opt.get(k, d))  # noqa: E731
    start = time.time()
    limit, size, most, lr = number('limit', 0), number('questions', 64), number('most', 16), number('lr', 2e-4)
    length, seed, out_of = number('length', 96), number('seed', 1), number('fold', 0)
    torch.manual_seed(seed)
    rng = random.Random(seed)
    if not CUDA:
        torch.set_num_threads(2)
    net = Net(number('layers', 6), number('drop', 0.1))
    TOKENS = net.tk
    with lzma.open(source, 'rt', encoding='utf8') as f, Pool(number('workers', 4)) as pool:
        data = pool.map(tokens, f, 200)
    dev = []
    if 'dev' in opt:
        with lzma.open(opt['dev'], 'rt', encoding='utf8') as f, Pool(number('workers', 4)) as pool:
            dev = pool.map(tokens, f, 50)
    held = [d for d in data if d[6] == out_of]
    taught = [d for d in data if d[6] != out_of and len(d[1]) > 1 and (d[2] != 1).any()]
    print(f'{len(data)} questions, {len(taught)} to learn, {len(held)} kept out, {time.time() - start:.0f} s', flush=True)
    net.to(DEVICE)
    net.b.tok.requires_grad_(False)
    head = list(net.w.parameters())
    body = [p for n, p in net.named_parameters() if n.startswith('b.') and p.requires_grad]
    adam = torch.optim.AdamW([dict(params=body, base=lr), dict(params=head, base=5 * lr)], lr, weight_decay=0.01)
    plan, epoch = [], 0
    if 'mean' in opt:  # of states trained from one beginning
        states = [torch.load(f, map_location=DEVICE, weights_only=True) for f in opt['mean'].split(',')]
        net.load_state_dict({n: sum(s[n].float() for s in states) / len(states) for n in states[0]})
        for of in (held, dev):
            evaluate(net, of, length)
        torch.save(net.state_dict(), out)
        return
    steps = int(number('epochs', 4.0) * len(taught) / size)
    begun, k, mean, share = time.time(), 0, None, 0.0
    average = None
    count = 0
    while share < 1:
        if len(plan) < size:
            epoch += 1
            plan = list(range(len(taught)))
            rng.shuffle(plan)
        some = [taught[i] for i in plan[:size]]
        del plan[:size]
        pairs, groups = [], []
        for d in some:
            right, wrong = sample(d, most, rng)
            groups.append((len(pairs), len(right), len(right) + len(wrong)))
            pairs += [(d[0], d[1][i]) for i in right + wrong]
        share = max(k / steps, (time.time() - start) / limit if limit else 0)
        for g in adam.param_groups:
            g['lr'] = g['base'] * min(1, (k + 1) / 100) * max(0.02, 1 - share)
        s = run(net, pairs, length)
        loss = surprise(s, groups)
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(body + head, 1.0)
        adam.step()
        k += 1
        if share > 0.8 and k % 10 == 0:  # the mean of the last states
            state = {n: p.detach().float().clone() for n, p in net.state_dict().items()}
            count += 1
            average = state if average is None else {n: average[n] + (p - average[n]) / count for n, p in state.items()}
        mean = loss.item() if mean is None else 0.99 * mean + 0.01 * loss.item() if k % 10 == 0 else mean
        if k % 100 == 0:
            print(f'step {k} of {steps} epoch {epoch} loss {mean:.3f} {(time.time() - begun) / k:.3f} s/step', flush=True)
    print(f'trained: {k} steps, {epoch} epochs, {(time.time() - begun) / 60:.1f} minutes', flush=True)
    net.load_state_dict(average or net.state_dict())
    evaluate(net, dev or held, length)
    torch.save(net.state_dict(), out)
    if number('scores', 0):
        got = scores(net, held, 1000, length)
        np.savez_compressed(out.removesuffix('.pt') + '-scores.npz', *[s.astype(np.float16) for _, s in got])


if __name__ == '__main__':
    main()
