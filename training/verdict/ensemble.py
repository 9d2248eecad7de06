"""Trains the verdict head by the clock: several networks learn from everything at once, each in a process of its own.

usage: ensemble.py OUT.safetensors [limit=165] [sentences=trades.txt] [cases=…/benchmarks/reading]
    [first=…/weights/verdict/layers.safetensors] [teachers=4] [parts=4] [made=100000] [batch=256] [few=1] [freeze=0]
Written, for encode.Load, is the mean of the teachers or the best of them, whichever does better on the trades kept out
for choosing; printed is how good it is on them and on trades.jsonl, plain.jsonl, opposites.jsonl and columns.jsonl of
'cases'. Of columns.jsonl's texts the kinds LOOKED_AT are learnt from: sentences on which they are silent, and those by
which they say so or deny it, as the head 'first' tells. 'limit' is in seconds: what is learnt from is made until .45 of
it at most, and teachers learn until .92. Of what there is to learn from the share 'few' is taken.
"""

import json
import os
import pickle
import random
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', 'encoder'), os.path.join(HERE, 'encoder')]
import numpy as np  # noqa: E402
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import export  # noqa: E402
import made  # noqa: E402
import opposites  # noqa: E402
import restate  # noqa: E402
from bert import WordPiece, folder  # noqa: E402
from head import LENGTH, LOOKED_AT, Net, exported, figures, probabilities, restated, show  # noqa: E402
from sentences import DENIES, SAYS, SILENT, akin, cases, choosing, pairs, read, silences, split, texts  # noqa: E402

# Beside says, denies, silent: of sentences of which it is known what they do not.
SAYS_NOT, DENIES_NOT = 3, 4
ALLOWED = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1]], np.float32)
MADE, TAUGHT, JUDGED = 0.45, 0.92, 0.97
DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
# Each teacher's learning rate, label smoothing and dropout.
TEACHERS = [(2e-4, 0.0, 0.1), (1.5e-4, 0.05, 0.1), (3e-4, 0.05, 0.1), (2e-4, 0.05, 0.15)]


ROOT = os.path.join(HERE, '..', '..')
OPTIONS = {
    'limit': 165.0,
    'sentences': os.path.join(HERE, 'trades.txt'),
    'cases': os.path.join(ROOT, 'benchmarks', 'reading'),
    'first': os.path.join(ROOT, 'weights', 'verdict', 'layers.safetensors'),
    'teachers': 4,
    'parts': 4,
    'made': 100000,
    'batch': 256,
    'few': 1.0,
    'freeze': 0,
    'task': '',
    'tmp': '',
    'began': 0.0,
}


class Options:
    def __init__(self, argv):
        self.argv, self.out = argv, argv[0]
        given = dict(x.split('=', 1) for x in argv[1:])
        for k, d in OPTIONS.items():
            setattr(self, k, type(d)(given.get(k, d)))
        self.began = self.began or time.time()

    def gone(self):
        """What share of the time is gone."""
        return (time.time() - self.began) / self.limit

    def log(self, *words):
        print(f'{time.time() - self.began:6.1f}', self.task, *words, flush=True)

    def start(self, task):
        """This program once more, for a part of the work."""
        return subprocess.Popen([sys.executable, os.path.abspath(__file__), *self.argv, 'task=' + task,
                                 'tmp=' + self.tmp, f'began={self.began}'])

    def file(self, name):
        return os.path.join(self.tmp, name)

    def questions(self):
        """Those to choose by, and those to learn from."""
        all_ = read(*self.sentences.split(','))
        out_of = akin(*(os.path.join(self.cases, f + '.jsonl') for f in ('trades', 'plain', 'columns')))
        left = [q for q in all_ if q[0] not in out_of]
        return [q for q in left if choosing(q[0])], [q for q in left if not choosing(q[0])]


# What is learnt from.


class Packer:
    """Pairs as token ids, one after another."""

    def __init__(self):
        self.tk, self.known = WordPiece(os.path.join(folder(), 'vocab.txt')), {}
        self.tokens, self.lengths, self.splits = [], [], []

    def ids(self, text):
        got = self.known.get(text)
        if got is None:
            got = self.known[text] = self.tk(text)
        return got

    def add(self, q, s):
        a, b = list(self.ids(q)), list(self.ids(s))
        while len(a) + len(b) + 3 > LENGTH:
            (a if len(a) > len(b) else b).pop()
        self.tokens += [self.tk.cls, *a, self.tk.sep, *b, self.tk.sep]
        self.lengths.append(len(a) + len(b) + 3)
        self.splits.append(len(a) + 2)

    def arrays(self):
        return dict(tokens=np.array(self.tokens, np.uint16), lengths=np.array(self.lengths, np.uint8),
                    splits=np.array(self.splits, np.uint8))


def examples(o, seed):
    """(question, sentence, label): one time through everything."""
    rng = random.Random(seed)
    _, taught = o.questions()
    columns = os.path.join(o.cases, 'columns.jsonl')
    some = lambda rows: rng.sample(rows, max(1, int(len(rows) * o.few)))  # noqa: E731
    say = restate.Restater(taught)
    rows = [(q if rng.random() > 0.25 else say.reported(q, rng) or q, s, y)
            for q, s, y in some(pairs(taught, rng, 9, 2))]
    with open(o.file('told.json'), encoding='utf8') as f:
        told = json.load(f)
    rows += some([(q, s, y) for q, s, y in told for _ in range(5 if y < SAYS_NOT else 2)])
    silent = silences(columns, LOOKED_AT)
    rows += some(rng.sample(silent, min(len(silent), 9000)))
    rows += some(restated(restate.taught(taught, seed), rng))
    rows += some(turned(taught, rng))
    count = 0
    while count < o.made * o.few and o.gone() < 0.25:
        more = made.pairs(min(2000, max(1, int(o.made * o.few))), rng)
        rows += more
        count += len(more)
    rng.shuffle(rows)
    return rows


def turned(questions, rng):
    """Questions asked for the opposite: what says so denies it, what denies it at least does not."""
    out = []
    for _, asks, sentences in questions:
        for ask in asks:
            asked = opposites.turned(ask, rng)
            if asked:
                out += [(asked, s, {SAYS: DENIES, DENIES: DENIES_NOT}.get(y, SILENT)) for s, y in sentences]
    return out


def make(o, number):
    pack, rows = Packer(), examples(o, 100 + number)
    for q, s, _ in rows:
        pack.add(q, s)
    np.savez(o.file(f'making{number}.npz'), labels=np.array([r[2] for r in rows], np.uint8), **pack.arrays())
    os.rename(o.file(f'making{number}.npz'), o.file(f'made{number}.npz'))
    o.log(len(rows), 'pairs', [sum(r[2] == y for r in rows) for y in range(5)])


class Rows:
    """Packed pairs on the device."""

    def __init__(self, arrays):
        self.lengths = arrays['lengths'].astype(np.int64)
        put = lambda x: torch.from_numpy(x).to(DEVICE)  # noqa: E731
        self.tokens, self.n = put(arrays['tokens'].astype(np.int32)), put(self.lengths)
        self.at = put(np.cumsum(self.lengths) - self.lengths)
        self.split = put(arrays['splits'].astype(np.int64))
        if 'labels' in arrays:
            self.allowed = put(ALLOWED[arrays['labels']])

    def __len__(self):
        return len(self.lengths)

    def batch(self, which):
        """ids, types, which are real, of rows whose numbers are an array; and those numbers on the device."""
        most = min(LENGTH, -(-int(self.lengths[which].max()) // 8) * 8)
        i = torch.from_numpy(which).to(DEVICE)
        to = torch.arange(most, device=DEVICE)[None]
        m = to < self.n[i][:, None]
        ids = self.tokens[(self.at[i][:, None] + to).clamp(max=len(self.tokens) - 1)].long() * m
        return ids, ((to >= self.split[i][:, None]) & m).long(), m, i

    def batches(self, order, size):
        """Batches of rows of like length, forty at a time in the given order."""
        for i in range(0, len(order), size * 40):
            part = order[i : i + size * 40]
            part = part[np.argsort(self.lengths[part], kind='stable')]
            yield [part[j : j + size] for j in range(0, len(part), size)]


def everything(o):
    found = [f for f in (o.file(f'made{i}.npz') for i in range(o.parts)) if os.path.exists(f)]
    loaded = [dict(np.load(f)) for f in found]
    return Rows({k: np.concatenate([x[k] for x in loaded]) for k in loaded[0]})


# Figures.


class Cases:
    """Questions with the sentences of a text, each pair once."""

    def __init__(self, cs):
        pack, at = Packer(), {}
        for q, ss, _ in cs:
            for s in ss:
                if (q, s) not in at:
                    at[q, s] = len(at)
                    pack.add(q, s)
        self.arrays, self.labels = pack.arrays(), [y for *_, y in cs]
        self.sentences = [[at[q, s] for s in ss] for q, ss, _ in cs]

    def judged(self, net):
        p = said(net, Rows(self.arrays))
        return [(y, float(p[ss, SAYS].max()), float(p[ss, DENIES].max())) for y, ss in zip(self.labels, self.sentences)]


def said(net, rows, size=1024):
    """Probabilities of rows."""
    out = np.zeros((len(rows), 3), np.float32)
    net.eval()
    with torch.no_grad(), torch.autocast(DEVICE.type, dtype=torch.bfloat16):
        for group in rows.batches(np.arange(len(rows)), size):
            for which in group:
                out[which] = torch.softmax(net(*rows.batch(which)[:3]), -1).cpu().numpy()
    net.train()
    return out


def score(js):
    """The best balance, where few of those denied or silent are taken for a yes."""
    best = -1.0, 0, 0
    for ty in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
        for tn in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
            f = figures(js, ty, tn)
            over = max(0, f['yes_on_denied'] - 0.06) + max(0, f['yes_on_silent'] - 0.03)
            best = max(best, (f['balanced'] - 2 * over, ty, tn))
    return best


def tell(o, net, sets):
    for name, cs in sets.items():
        js = cs.judged(net)
        if name == 'choosing':
            o.log('score %.4f at %.1f, %.1f' % score(js))
        for t in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
            show(f'{name} {len(js)} {t}', figures(js, t, 0.6 * t))


# Learning.


def learn(o, net, rows, lr, size, seed, loss, until):
    """Steps until the time is over; the learning rate goes with the time. loss(z, numbers of rows)."""
    head = list(net.w.parameters())
    enc = [p for n, p in net.named_parameters() if n.startswith('b.') and p.requires_grad]
    adam = torch.optim.AdamW([dict(params=enc, base=lr), dict(params=head, base=5 * lr)], lr, weight_decay=0.01)
    rng = np.random.default_rng(seed)
    begin, k, mean, epoch = o.gone(), 0, None, 0
    while o.gone() < until:
        for group in rows.batches(rng.permutation(len(rows)), size):
            for j in rng.permutation(len(group)):
                share = (o.gone() - begin) / max(1e-6, until - begin)
                if share >= 1:
                    o.log(f'step {k} epoch {epoch} loss {mean or 0:.4f} done')
                    return
                for g in adam.param_groups:
                    g['lr'] = g['base'] * min(1, (k + 1) / 100, share / 0.03 + 0.02) * max(0.01, 1 - share)
                ids, typ, m, i = rows.batch(group[j])
                with torch.autocast(DEVICE.type, dtype=torch.bfloat16):
                    z = net(ids, typ, m)
                x = loss(z, i)
                adam.zero_grad(set_to_none=True)
                x.backward()
                nn.utils.clip_grad_norm_(enc + head, 1.0)
                adam.step()
                if k % 50 == 0:
                    mean = x.item() if mean is None else 0.8 * mean + 0.2 * x.item()
                if k % 500 == 0:
                    o.log(f'step {k} epoch {epoch} loss {mean:.4f}')
                k += 1
        epoch += 1


def network(o, drop=0.0, state=None):
    net = Net(drop)
    net.b.freeze(o.freeze)
    nn.init.zeros_(net.w.weight)
    nn.init.zeros_(net.w.bias)
    if state:
        net.load_state_dict(state)
    return net.to(DEVICE)


def label_loss(rows, smooth):
    def loss(z, i):
        allowed = rows.allowed[i]
        one = (allowed.sum(1) == 1).float()
        x = torch.logsumexp(z, 1) - torch.logsumexp(z + (1 - allowed) * -1e4, 1)
        x = x + smooth * one * (torch.logsumexp(z, 1) - z.mean(1))
        return (x * (1 + 0.3 * one * allowed[:, DENIES])).mean()

    return loss


def teach(o, number):
    torch.manual_seed(number)
    lr, smooth, drop = TEACHERS[number % len(TEACHERS)]
    rows, net = everything(o), network(o, drop)
    o.log(len(rows), 'pairs on', DEVICE.type)
    learn(o, net, rows, lr, o.batch, number, label_loss(rows, smooth), TAUGHT)
    state = {k: v.cpu() for k, v in net.state_dict().items() if not k.startswith('b.tok.')}
    torch.save(state, o.file('saving%d' % number))
    os.rename(o.file('saving%d' % number), o.file('teacher%d.pt' % number))
    with open(o.file('choosing.pickle'), 'rb') as f:
        js = pickle.load(f).judged(net)
    o.log('score %.4f at %.1f, %.1f' % score(js))


def best(o, choosing_):
    """The teachers' mean or the best of them, by what is kept out for choosing."""
    states = [torch.load(f, weights_only=True) for f in (o.file(f'teacher{i}.pt') for i in range(o.teachers))
              if os.path.exists(f)]
    net, found = network(o), (-1.0, None)
    whole = lambda s: {**net.state_dict(), **s}  # noqa: E731
    mean = [{k: sum(s[k].float() for s in states) / len(states) for k in states[0]}] if len(states) > 1 else []
    for i, s in enumerate(mean + states):
        net.load_state_dict(whole(s))
        got = score(choosing_.judged(net))[0]
        o.log('the mean' if mean and not i else f'teacher {i - len(mean)}', 'score %.4f' % got)
        if got > found[0]:
            found = got, {k: v.clone() for k, v in whole(s).items()}
    return found[1]


def wait(o, processes, until):
    for p in processes:
        try:
            p.wait(max(1, until * o.limit - (time.time() - o.began)))
        except subprocess.TimeoutExpired:
            p.kill()
        if p.returncode:
            o.log('ended with', p.returncode, p.args[-3])


def main(o):
    torch.set_num_threads(2)
    o.log('on', DEVICE.type, torch.__version__)
    tell_apart(o)
    parts = [o.start(f'make{i}') for i in range(o.parts)]
    chosen, taught = o.questions()
    texts_ = texts(chosen, 5, 10)
    sets = {'choosing': Cases([(q, t, y) for q, t, y in texts_[:: max(1, int(1 / o.few) // 10)]])}
    with open(o.file('choosing.pickle'), 'wb') as f:
        pickle.dump(sets['choosing'], f)
    for name in ('trades', 'plain', 'opposites', 'columns'):
        cs = [(q, split(t), y) for q, t, y, kind in cases(os.path.join(o.cases, name + '.jsonl'))
              if kind not in LOOKED_AT]
        sets[name] = Cases(cs[:: max(1, int(1 / o.few) // 2)])
    o.log(len(taught), 'questions to learn from,', len(chosen), 'to choose by,', len(texts_), 'made-up texts')
    wait(o, parts, MADE)
    wait(o, [o.start(f'teach{i}') for i in range(o.teachers)], JUDGED)
    net = network(o)
    net.load_state_dict(best(o, sets['choosing']))
    names = export.export(net.state_dict(), o.out, {'verdict': ['w']})
    o.log('wrote', os.path.getsize(o.out), 'bytes,', len(names), 'tensors')
    tell(o, net, sets)


def tell_apart(o):
    """Of texts LOOKED_AT that say so or deny it, the sentence that does so most surely for the head o.first, and of all
    others of them that they do not say the opposite."""
    net, out = Net().to(DEVICE), []
    exported(net, o.first)
    cs = [(q, split(t), y) for q, t, y, kind in cases(os.path.join(o.cases, 'columns.jsonl'))
          if kind in LOOKED_AT and y != SILENT]
    cs = cs[:: max(1, int(1 / o.few) // 2)]
    p = iter(probabilities(net, [(q, s) for q, ss, _ in cs for s in ss]))
    for q, ss, y in cs:
        got = [(next(p)[y], s) for s in ss]
        by = max(got) if max(got)[0] >= 0.15 or len(ss) == 1 else (0, '')
        out += [(q, s, y if s == by[1] else DENIES_NOT if y == SAYS else SAYS_NOT) for _, s in got]
    with open(o.file('told.json'), 'w', encoding='utf8') as f:
        json.dump(out, f)


if __name__ == '__main__':
    o = Options(sys.argv[1:])
    if o.task.startswith('make'):
        torch.set_num_threads(1)
        make(o, int(o.task[4:]))
    elif o.task.startswith('teach'):
        torch.set_num_threads(2 if DEVICE.type == 'cuda' else 1)
        teach(o, int(o.task[5:]))
    else:
        with tempfile.TemporaryDirectory() as o.tmp:
            main(o)
