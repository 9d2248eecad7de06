"""Fits the model that weighs what ranker and decoder find: a linear score of each result, of "something else" and of "no
answer", under one softmax.

usage: joint.py JOINT.jsonl OUT.tsv [MEASURED.jsonl]…
JOINT is what 'lab joint' writes, MEASURED what it writes with --set. Prints, on parts that the fit has not seen, how often the first result is right."""

import json
import sys

import numpy as np

FIRST, LEAD = 4, 5  # features: the ranker's best, the decoder's best
RANKED, REST = 0, 1  # features: log-probability by the ranker, of a result and of the alternatives
FOLDS, EPOCHS, RATE, PRIOR = 3, 200, .05, 3


class Question:
    def __init__(self, x):
        self.results = np.array([r['Features'] for r in x['Results']], float)
        self.rest = np.array([x['Else'], x['None']], float)
        self.right = np.array(x['Right'] or [], bool)
        self.foreign = x['Foreign']
        n = len(self.results)
        self.target = np.zeros(n + 2, bool)
        self.target[:n] = self.right
        if not self.right.any():
            self.target[n + 1 if self.foreign else n] = True

    def scores(self, w):
        results, other, none = w
        return np.concatenate([self.results @ results, [self.rest[0] @ other, self.rest[1] @ none]])


def softmax(z):
    p = np.exp(z - z.max())
    return p / p.sum()


def fit(all_questions):
    """Maximum likelihood with Adam; weights are drawn towards the ranker's own probabilities."""
    size = all_questions[0].results.shape[1], all_questions[0].rest.shape[1]
    begin = [np.zeros(size[0]), np.zeros(size[1]), np.zeros(size[1])]
    begin[0][RANKED] = begin[1][REST] = begin[2][REST] = 1
    w = [b.copy() for b in begin]
    m, v = [np.zeros_like(b) for b in begin], [np.zeros_like(b) for b in begin]
    for epoch in range(1, EPOCHS + 1):
        g = [PRIOR * (a - b) for a, b in zip(w, begin)]
        for q in all_questions:
            p = softmax(q.scores(w))
            d = p - np.where(q.target, p, 0) / max(p[q.target].sum(), 1e-12)
            g[0] += d[:-2] @ q.results
            g[1] += d[-2] * q.rest[0]
            g[2] += d[-1] * q.rest[1]
        for i in range(3):
            m[i] = .9 * m[i] + .1 * g[i]
            v[i] = .99 * v[i] + .01 * g[i] ** 2
            w[i] -= RATE * (m[i] / (1 - .9 ** epoch)) / (np.sqrt(v[i] / (1 - .99 ** epoch)) + 1e-6)
    return w


def report(name, w, questions):
    """Shares of right answers, and how far probabilities are from them."""
    asked = [q for q in questions if not q.foreign]
    n, ranked, decoded, jointly, some, gap = len(asked), 0, 0, 0, 0, []
    for q in asked:
        p = softmax(q.scores(w))[:-2]
        ranked += (q.right & (q.results[:, FIRST] == 1)).any()
        decoded += (q.right & (q.results[:, LEAD] == 1)).any()
        jointly += q.right[p.argmax()]
        some += q.right.any()
        gap.append((p.max(), q.right[p.argmax()]))
    gap.sort()
    bins = [np.mean(part, 0) for part in np.array_split(np.array(gap), 10)]
    print(f'{name}: {n} questions, right: ranker {ranked / n:.3f}, decoder {decoded / n:.3f}, jointly {jointly / n:.3f}, '
          f'any {some / n:.3f}; off by {np.mean([abs(a - b) for a, b in bins]):.3f}')


def read(path):
    with open(path, encoding='utf8') as f:
        return [Question(x) for x in map(json.loads, f) if x['Results']]


def main():
    questions = read(sys.argv[1])
    for fold in range(FOLDS):  # neighbours are of one database
        at = [i * FOLDS // len(questions) == fold for i in range(len(questions))]
        w = fit([q for q, own in zip(questions, at) if not own])
        report(f'part {fold + 1}', w, [q for q, own in zip(questions, at) if own])
    w = fit(questions)
    report('all, fitted on them', w, questions)
    with open(sys.argv[2], 'w', encoding='utf8') as f:
        for name, weights in zip(('result', 'else', 'none'), w):
            f.writelines(f'{name}{i}\t{x:.3f}\n' for i, x in enumerate(weights))
    for path in sys.argv[3:]:
        report(path, w, read(path))


if __name__ == '__main__':
    main()
