"""The verdict head: the network, its file, what it gives on sentences, and figures."""

import os
import sys

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'encoder')]
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import made  # noqa: E402
from bert import batch, load, safetensors  # noqa: E402
from sentences import DENIES, SAYS, SILENT  # noqa: E402

LENGTH = 64
# The kinds of columns.jsonl whose texts may be learnt from (part train of benchmarks/everyday/texts).
LOOKED_AT = {'allotments', 'beeyard', 'campshore', 'eveningclass', 'guesthouse', 'lostthings', 'tutoring'}


class Net(nn.Module):
    """The mean over all tokens of [CLS] question [SEP] sentence [SEP] → says so, denies it, does not say."""

    def __init__(self, drop=0.0):
        super().__init__()
        self.b, self.tk = load(drop)
        self.w = nn.Linear(self.b.h, 3)

    def forward(self, ids, typ, m):
        x = self.b(ids, typ, m).float() * m[..., None]
        return self.w(x.sum(1) / m.sum(1, keepdim=True)).float()


def run(net, rows):
    device = net.w.weight.device
    with torch.autocast(device.type, dtype=torch.bfloat16):
        return net(*(x.to(device) for x in batch(rows)))


def probabilities(net, asked):
    """Of (question, sentence) pairs, each once."""
    known = list(dict.fromkeys(asked))
    rows = [net.tk.pair(q, s, LENGTH) for q, s in known]
    by, got = sorted(range(len(rows)), key=lambda i: len(rows[i][0])), {}
    net.eval()
    with torch.no_grad():
        for i in range(0, len(by), 64):
            part = by[i : i + 64]
            for j, p in zip(part, torch.softmax(run(net, [rows[j] for j in part]), -1).tolist()):
                got[known[j]] = p
    net.train()
    return [got[a] for a in asked]


def decide(yes, no, ty, tn):
    if yes < ty and no < tn:
        return SILENT
    return SAYS if yes / ty >= no / tn else DENIES


def figures(js, ty, tn):
    n = {}
    for y, a, b in js:
        v = decide(a, b, ty, tn)
        n[y, v] = n.get((y, v), 0) + 1
    of = lambda y: max(1, sum(k for (a, _), k in n.items() if a == y))  # noqa: E731
    said = lambda v: max(1, sum(k for (_, b), k in n.items() if b == v))  # noqa: E731
    r = [n.get((y, y), 0) / of(y) for y in range(3)]
    return dict(
        balanced=sum(r) / 3,
        yes_precision=n.get((0, 0), 0) / said(0),
        yes_recall=r[0],
        no_precision=n.get((1, 1), 0) / said(1),
        no_recall=r[1],
        yes_on_denied=n.get((1, 0), 0) / of(1),
        yes_on_silent=n.get((2, 0), 0) / of(2),
        no_on_silent=n.get((2, 1), 0) / of(2),
    )


def show(title, f):
    print(title, ' '.join(f'{k} {v:.3f}' for k, v in f.items()), flush=True)


def exported(net, path):
    """Loads layers and head as export.py wrote them; the rest stays as it was pretrained."""
    t = safetensors(path)
    state = {'w.weight': t.pop('heads.verdict.0.weight'), 'w.bias': t.pop('heads.verdict.0.bias')}
    for name, x in t.items():
        if name.endswith(('.scale', '.input')):
            continue
        if name.removesuffix('weight') + 'scale' in t:
            layer, part = name.removesuffix('.weight').rsplit('.', 1)
            x = x.float() * t[name.removesuffix('weight') + 'scale'][:, None]
            x = x * t.get(f'{layer}.{"qkv" if part in ("q", "k", "v") else part}.input', torch.ones(1))
        state['b.' + name] = x
    missing = net.load_state_dict(state, strict=False)
    assert not missing.unexpected_keys, missing.unexpected_keys


def restated(questions, rng, most=4):
    """Some restatements of each question, and of another question of the trade, which does not say."""
    out, by = [], {}
    for q in questions:
        by.setdefault(q[0], []).append(q)
    for trade, asks, _, more in questions:
        out += [(rng.choice(asks), s, y) for s, y in rng.sample(more, min(len(more), most))]
        other = rng.choice(by[trade])
        if other[1] is not asks and other[3]:
            out.append((rng.choice(asks), rng.choice(other[3])[0], SILENT))
    return [(q, made.dress(s[:-1], rng, made.OTHERS) if rng.random() < 0.4 else s, y) for q, s, y in out]
