"""Fits the model that weighs what ranker and decoder find: a linear score of each result, of "something else" and of "no
answer", under one softmax.

usage: joint.py JOINT.jsonl OUT.tsv [MEASURED.jsonl]…
JOINT is what 'lab joint' writes, MEASURED what it writes of the cases whose names end in dev.
Prints figures on databases that the fit has not seen, then on what is measured, each first by the ranker alone."""

import json
import sys
import zlib

import numpy as np
import torch

# As in ../../internal/read/rank/evidence.go.
RESULTS = 'ranked decoded unranked undecoded first lead both empty likely conditions repeats fits unread omitted stray uncalled'.split()
RESTS = 'always rest top agreed unanswered'.split()
FOLDS, PRIOR, STEPS = 6, .005, 60
FOREIGN = .5  # the weight of a question without an answer, of which there are more here than people ask
SURE = .7


class Question:
    def __init__(self, x):
        self.data = x['Data']
        self.results = np.array([r['Features'] for r in x['Results']], np.float32)
        self.rest = np.array([x['Else'], x['None']], np.float32)
        self.right = np.array(x['Right'] or [], bool)
        self.foreign = x['Unanswerable']
        n = len(self.results)
        self.target = np.zeros(n + 2, bool)
        self.target[:n] = self.right
        if not self.right.any():
            self.target[n + 1 if self.foreign else n] = True

    def ranked(self):
        """Probabilities by the ranker alone."""
        of = RESULTS.index
        z = np.where(self.results[:, of('unranked')] == 1, -99, self.results[:, of('ranked')])
        return softmax(np.concatenate([z, self.rest[:, RESTS.index('rest')]]))


def softmax(z):
    p = np.exp(z - z.max())
    return p / p.sum()


class Model:
    """Weights of results, of something else, of no answer; each feature is divided by its spread."""

    def __init__(self, questions):
        self.results_by = np.concatenate([q.results for q in questions]).std(0).clip(.05)
        self.rest_by = np.concatenate([q.rest for q in questions]).std(0).clip(.05)
        self.rest_by[0] = 1
        self.results = torch.zeros(len(RESULTS))
        self.rest = torch.zeros(2, len(RESTS))
        self.results[RESULTS.index('ranked')] = float(self.results_by[RESULTS.index('ranked')])
        self.rest[:, RESTS.index('rest')] = float(self.rest_by[RESTS.index('rest')])
        self.fit(questions)

    def fit(self, questions):
        """Maximum likelihood; weights are drawn towards the ranker's own probabilities."""
        begin = self.results.clone(), self.rest.clone()
        parts = self.results.requires_grad_(), self.rest.requires_grad_()
        results = torch.from_numpy(np.concatenate([q.results for q in questions]) / self.results_by)
        rest = torch.from_numpy(np.stack([q.rest for q in questions]) / self.rest_by)
        most = max(len(q.results) for q in questions)
        at = torch.full((len(questions), most), len(results))
        target = torch.zeros(len(questions), most + 2, dtype=torch.bool)
        n = 0
        for i, q in enumerate(questions):
            own = len(q.results)
            at[i, :own] = torch.arange(n, n + own)
            target[i, :own] = torch.from_numpy(q.target[:own])
            target[i, most:] = torch.from_numpy(q.target[own:])
            n += own
        weight = torch.tensor([FOREIGN if q.foreign else 1. for q in questions])
        search = torch.optim.LBFGS(parts, max_iter=STEPS, line_search_fn='strong_wolfe')

        def loss():
            search.zero_grad()
            z = torch.cat([results @ parts[0], torch.tensor([-1e9])])[at]
            z = torch.log_softmax(torch.cat([z, (rest * parts[1]).sum(-1)], 1), 1)
            out = -(z.masked_fill(~target, -1e9).logsumexp(1) * weight).sum() / weight.sum()
            out = out + sum(PRIOR * ((p - b) ** 2).sum() for p, b in zip(parts, begin))
            out.backward()
            return out

        search.step(loss)
        self.results, self.rest = (p.detach().numpy() for p in parts)

    def of(self, q):
        return softmax(np.concatenate([q.results / self.results_by @ self.results,
                                       (q.rest / self.rest_by * self.rest).sum(-1)]))

    def write(self, path):
        with open(path, 'w', encoding='utf8') as f:
            for name, x in zip(RESULTS, self.results / self.results_by):
                f.write(f'result.{name}\t{x:.3f}\n')
            for of, weights in zip(('else', 'none'), self.rest / self.rest_by):
                f.writelines(f'{of}.{name}\t{x:.3f}\n' for name, x in zip(RESTS, weights))


def report(name, questions, probabilities):
    """How often the first result is right, how sure it is, and how often "no answer" is."""
    asked = [(q, p) for q, p in zip(questions, probabilities) if not q.foreign]
    first = np.array([q.right[p[:-2].argmax()] for q, p in asked])
    sure = np.array([p[:-2].max() for _, p in asked])
    some = np.mean([q.right.any() for q, _ in asked])
    ranked = np.mean([(q.right & (q.results[:, RESULTS.index('unranked')] == 0)).any() for q, _ in asked])
    off = sum(abs(sure[b].mean() - first[b].mean()) * len(b) for b in np.array_split(sure.argsort(), 10)) / len(asked)
    none = [np.mean([p[-1] > .5 for q, p in zip(questions, probabilities) if q.foreign == f] or [0]) for f in (True, False)]
    print(f'{name}: {len(asked)}, first right {first.mean():.3f}, of the ranker\'s {ranked:.3f}, any {some:.3f}; sure and '
          f'wrong {np.mean((sure >= SURE) & ~first):.3f} of {np.mean(sure >= SURE):.2f}; off by {off:.3f}; no answer '
          f'{none[0]:.2f}, wrongly {none[1]:.3f}', flush=True)


def read(path):
    with open(path, encoding='utf8') as f:
        return [Question(x) for x in map(json.loads, f) if x['Results']]


def main():
    torch.set_num_threads(1)
    torch.manual_seed(1)
    questions = read(sys.argv[1])
    names = sorted({q.data for q in questions})
    part = {d: zlib.crc32(d.encode()) % FOLDS for d in names}
    unseen = [None] * len(questions)
    for fold in range(FOLDS):
        m = Model([q for q in questions if part[q.data] != fold])
        for i, q in enumerate(questions):
            if part[q.data] == fold:
                unseen[i] = m.of(q)
    report('ranker, to learn from', questions, [q.ranked() for q in questions])
    report('jointly, on databases not seen', questions, unseen)
    m = Model(questions)
    m.write(sys.argv[2])
    for path in sys.argv[3:]:
        measured = read(path)
        report('ranker, ' + path, measured, [q.ranked() for q in measured])
        report('jointly, ' + path, measured, [m.of(q) for q in measured])


if __name__ == '__main__':
    main()
