"""Trains the verdict head: whether a sentence says so, denies it, or does not say what is asked.

usage: train.py OUT.pt SENTENCES[,MORE] CASES_FOLDER [epochs=1.8] [batch=32] [lr=1e-4] [freeze=1] [threads=2] [seed=1]
    [limit=0] [after=FIRST] [made=0] [share=1] [of=1] [rank=0]
SENTENCES are files of trades (sentences.py), CASES_FOLDER has trades.jsonl, plain.jsonl and columns.jsonl: trades like
those measured are kept out. Of columns.jsonl's texts the kinds LOOKED_AT give sentences on which they are silent;
figures are of the others. OUT.pt is written every 100 steps; started again, it goes on from there.
'epochs=0' only measures. With 'after' it begins with what FIRST has learnt (a .pt, or the int8 file that export.py made
of one), and learns from what those texts say, too: of each the sentence by which FIRST says it most surely. With 'made'
an epoch has so many sentences of made.py, and restatements of the questions themselves (restate.py), and only a
'share' of the other pairs. Of several processes on one machine ('of', each with its 'rank') each learns from a part,
and every 16 steps they go on from the mean of what they have; OUT.pt is rank 0's.
"""

import os
import random
import resource
import sys
import time

sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'encoder')]
import torch  # noqa: E402
import torch.distributed as dist  # noqa: E402
import torch.nn as nn  # noqa: E402
import made  # noqa: E402
import restate  # noqa: E402
from bert import batch, load, safetensors  # noqa: E402
from sentences import DENIES, SAYS, SILENT, akin, cases, choosing, pairs, read, silences, split, texts  # noqa: E402

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


def judged(net, cs):
    """[(label, highest yes, highest no)] of (question, sentences, label)."""
    p = iter(probabilities(net, [(q, s) for q, ss, _ in cs for s in ss]))
    out = []
    for _, ss, y in cs:
        got = [next(p) for _ in ss]
        out.append((y, max(g[SAYS] for g in got), max(g[DENIES] for g in got)))
    return out


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


def told(net, path):
    """Of texts LOOKED_AT that say so or deny it, the sentence that does so most surely: (question, sentence, label)."""
    cs = [(q, split(t), y) for q, t, y, kind in cases(path) if kind in LOOKED_AT and y != SILENT]
    p = iter(probabilities(net, [(q, s) for q, ss, _ in cs for s in ss]))
    out = []
    for q, ss, y in cs:
        out.append((q, max((next(p)[y], s) for s in ss)[1], y))
    return out


def evaluate(net, folder, chosen, full):
    js = judged(net, [(q, t, y) for q, t, y in texts(chosen, 5, 10 if full else 1)])
    rows = restated(restate.taught(chosen, 3), random.Random(4))
    got = probabilities(net, [(q, s) for q, s, _ in rows])
    for y in (SAYS, DENIES, SILENT):
        of = [p.index(max(p)) for p, r in zip(got, rows) if r[2] == y]
        print('restated', 'says denies silent'.split()[y], [of.count(c) for c in range(3)])
    print('made-up texts of trades to choose thresholds on:', len(js))
    grid = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.82, 0.84, 0.86, 0.88, 0.9, 0.95]
    for t in grid if full else (0.5, 0.8):
        show(f'  {t}', figures(js, t, t))
    for f in ('trades', 'plain', 'columns') if full else ('trades', 'plain'):
        cs = [(q, split(t), y) for q, t, y, kind in cases(os.path.join(folder, f + '.jsonl')) if kind not in LOOKED_AT]
        js = judged(net, cs)
        for t in grid if full else (0.5, 0.8):
            show(f'{f} {len(cs)} {t}', figures(js, t, t))


def together(parameters, of):
    with torch.no_grad():
        for p in parameters:
            dist.all_reduce(p)
            p /= of


def main():
    out, files, folder = sys.argv[1:4]
    opt = dict(x.split('=') for x in sys.argv[4:])
    number = lambda k, d: type(d)(opt.get(k, d))  # noqa: E731
    epochs, size, lr, limit = number('epochs', 1.8), number('batch', 32), number('lr', 1e-4), number('limit', 0)
    torch.set_num_threads(number('threads', 2))
    torch.manual_seed(number('seed', 1))
    rng = random.Random(number('seed', 1))
    questions = read(*files.split(','))
    out_of = akin(*(os.path.join(folder, f + '.jsonl') for f in ('trades', 'plain', 'columns')))
    chosen = [q for q in questions if choosing(q[0]) and q[0] not in out_of]
    taught = [q for q in questions if not choosing(q[0]) and q[0] not in out_of]
    silent = silences(os.path.join(folder, 'columns.jsonl'), LOOKED_AT)
    net = Net().to('cuda' if torch.cuda.is_available() else 'cpu')
    net.b.freeze(number('freeze', 1))
    more = []
    if 'after' in opt:
        if opt['after'].endswith('.pt'):
            net.load_state_dict(torch.load(opt['after'], weights_only=True)['net'])
        else:
            exported(net, opt['after'])
        more = told(net, os.path.join(folder, 'columns.jsonl'))
        print('sentences by which texts say so or deny it:', len(more), flush=True)
    head = list(net.w.parameters())
    enc = [p for n, p in net.named_parameters() if n.startswith('b.') and p.requires_grad]
    adam = torch.optim.AdamW([dict(params=enc, base=lr), dict(params=head, base=5 * lr)], lr, weight_decay=0.01)
    plan, whole, fresh, share = [], 0, number('made', 0), number('share', 1.0)
    again = restate.taught(taught, number('seed', 1))
    while whole < epochs:
        rows = pairs(taught, rng, *((6, 1) if fresh else (8, 2)))
        rows = rng.sample(rows, int(len(rows) * share)) + 4 * more
        rows += rng.sample(silent, int(min(len(silent), 8000) * share))
        if fresh:
            rows += made.pairs(fresh, rng) + restated(again, rng)
        rng.shuffle(rows)
        for i in range(0, len(rows), size * 50):
            z = sorted(rows[i : i + size * 50], key=lambda r: len(r[0]) + len(r[1]))
            z = [z[j : j + size] for j in range(0, len(z), size)]
            rng.shuffle(z)
            plan += z
        whole += 1
    if limit:
        plan = plan[:limit]
    of, rank = number('of', 1), number('rank', 0)
    if of > 1:
        meet = 'file://' + os.path.abspath(out) + '-meet'
        dist.init_process_group('gloo', init_method=meet, rank=rank, world_size=of)
        plan = plan[: len(plan) // of * of][rank::of]
    steps, k, mean, t0 = int(len(plan) * epochs / max(1, whole)), 0, None, time.time()
    print(
        len(taught),
        'questions',
        len({q[0] for q in taught}),
        'trades; silences',
        len(silent),
        '; kept out',
        len(out_of),
        'and',
        len({q[0] for q in chosen}),
        '; pairs',
        sum(len(p) for p in plan),
        [sum(y == c for p in plan for *_, y in p) for c in range(3)],
        'steps',
        steps,
        flush=True,
    )
    if os.path.exists(out):
        state = torch.load(out, weights_only=True)
        net.load_state_dict(state['net'])
        k = state['step']
        if k < steps:
            adam.load_state_dict(state['opt'])
            for g, base in zip(adam.param_groups, (lr, 5 * lr)):
                g['base'] = base
    k0 = k
    ce = nn.functional.cross_entropy
    while k < steps:
        for g in adam.param_groups:
            g['lr'] = g['base'] * min(1, (k + 1) / (0.05 * steps)) * max(0.02, 1 - k / steps)
        z = run(net, [net.tk.pair(q, s, LENGTH) for q, s, _ in plan[k]])
        loss = ce(z, torch.tensor([y for *_, y in plan[k]], device=z.device))
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(enc + head, 1.0)
        adam.step()
        k += 1
        if of > 1 and (k % 16 == 0 or k == steps):
            together(enc + head, of)
        mean = loss.item() if mean is None else 0.99 * mean + 0.01 * loss.item()
        if k % 100 == 0:
            print(f'step {k} of {steps} loss {mean:.3f} {(time.time() - t0) / (k - k0):.2f} s/step', flush=True)
        if rank:
            continue
        if k % 96 == 0 or k == steps:
            torch.save(dict(net=net.state_dict(), opt=adam.state_dict(), step=k), out)
        if k % 960 == 0:
            evaluate(net, folder, chosen, False)
    if rank:
        return
    torch.save(net.state_dict(), out.removesuffix('.pt') + '-net.pt')  # for encoder/export.py
    cpu = resource.getrusage(resource.RUSAGE_SELF)
    print(
        f'trained: {(time.time() - t0) / 60:.0f} minutes, {(cpu.ru_utime + cpu.ru_stime) / 60:.0f} CPU minutes',
        flush=True,
    )
    evaluate(net, folder, chosen, True)


if __name__ == '__main__':
    main()
