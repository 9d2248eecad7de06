"""Fits internal/weigh's weights to what 'surely eval ask --worlds' writes about questions that no reader learnt from:

    python weigh/fit.py WORLDS… [--but NAME]      prints the weights; --but leaves a factor out, to see what it carries

A reading's share is multiplied by a factor for each thing that speaks for or against it, the shares of readings with one
result are added, and so is what is left for "something else", to a power. The loss printed is of held-out databases, a
fifth at a time."""
import argparse
import json
import zlib

import torch

FACTORS = 'omitted uncalled added unused'.split()
REST = 'rest power unused'.split()
LEAST = 1e-6


def load(paths):
    """The questions of files, each with its readings."""
    out = []
    for path in paths:
        with open(path, encoding='utf-8') as f:
            for line in f:
                w = json.loads(line)
                if w.get('Evidence'):
                    out.append((w['Case'].rsplit('-', 1)[0], w['Evidence']))
    return out


class Rows:
    """Questions as tensors: readings, the groups that they are of, and the questions that the groups are of."""

    def __init__(self, questions):
        x, share, rival, groups, of, right, rest = [], [], [], [], [], [], []
        for i, (_, rows) in enumerate(questions):
            first, n = len(of), max(r['Group'] for r in rows) + 1
            for r in rows:
                x.append([float(r.get(n, 0)) for n in FACTORS[:2]] + [r['Added'], r['Unused']])
                share.append(r.get('share', 0))
                rival.append(r.get('rivalShare', 0) * r.get('rival', 0))
                groups.append(first + r['Group'])
            is_right = {r['Group'] for r in rows if r['Right']}
            right += [g in is_right for g in range(n)]
            of += [i] * n
            rest.append(max(LEAST, 1 - sum(r.get('share', 0) for r in rows)))
        self.x, self.share, self.rival = torch.tensor(x), torch.tensor(share), torch.tensor(rival)
        self.groups, self.of, self.right = torch.tensor(groups), torch.tensor(of), torch.tensor(right)
        self.rest = torch.tensor(rest).log()
        self.n = len(questions)


class Weights(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.factors = torch.nn.Parameter(torch.zeros(len(FACTORS)))
        self.rival = torch.nn.Parameter(torch.tensor(0.))
        self.rest = torch.nn.Parameter(torch.tensor([0., 1., 0.]))

    def forward(self, r):
        """The probabilities of the groups, and of something else."""
        mass = torch.maximum(r.share, r.rival * self.rival.exp()) * (r.x @ self.factors).exp()
        groups = torch.zeros(len(r.of)).index_add(0, r.groups, mass).clamp(min=LEAST)
        best = torch.zeros(r.n).scatter_reduce(0, r.of[r.groups], mass.detach(), 'amax')
        is_best = mass.detach() >= best[r.of[r.groups]]
        unused = torch.zeros(r.n).scatter_reduce(0, r.of[r.groups], r.x[:, -1] * is_best, 'amax')
        rest = (self.rest[0] + self.rest[1] * r.rest + self.rest[2] * unused).exp()
        total = rest + torch.zeros(r.n).index_add(0, r.of, groups)
        return groups / total[r.of], rest / total

    def loss(self, r):
        p, rest = self(r)
        right = torch.zeros(r.n).index_add(0, r.of, p * r.right)
        known = torch.zeros(r.n).index_add(0, r.of, r.right.float()) > 0
        return -torch.where(known, right, rest).clamp(min=1e-9).log().mean()


def fit(rows, but=()):
    w, r = Weights(), Rows(rows)
    kept = torch.tensor([n not in but for n in FACTORS])
    optimizer = torch.optim.LBFGS(w.parameters(), max_iter=200, line_search_fn='strong_wolfe')

    def closure():
        optimizer.zero_grad()
        loss = w.loss(r) + 1e-3 * (w.factors ** 2).mean() + 1e-3 * w.rival ** 2
        loss.backward()
        w.factors.grad *= kept
        if 'rival' in but:
            w.rival.grad *= 0
        return loss

    optimizer.step(closure)
    return w


def main():
    args = argparse.ArgumentParser()
    args.add_argument('worlds', nargs='+')
    args.add_argument('--but', action='append', default=[])
    args = args.parse_args()
    questions = load(args.worlds)
    held, leads = 0., []
    for fold in range(5):
        apart = [zlib.crc32(data.encode()) % 5 == fold for data, _ in questions]
        w = fit([q for q, out in zip(questions, apart) if not out], args.but)
        r = Rows([q for q, out in zip(questions, apart) if out])
        with torch.no_grad():
            held += w.loss(r).item() * r.n
            p, _ = w(r)
            for i in range(r.n):
                at = (r.of == i).nonzero()[:, 0]
                lead = at[p[at].argmax()]
                leads.append((p[lead].item(), r.right[lead].item()))
    print(f'{len(questions)} questions; {held / len(questions):.4f} loss on those held out, '
          f'{sum(right for _, right in leads) / len(leads):.3f} with the right one first')
    for b in range(10):
        part = [x for x in leads if int(x[0] * 9.9999) == b]
        if part:
            print(f'{len(part):6} believed {sum(p for p, _ in part) / len(part):.2f}, '
                  f'right {sum(x for _, x in part) / len(part):.2f}')
    w = fit(questions, args.but)
    print(*(f'{n} {x:.2f}' for n, x in zip(FACTORS, w.factors.tolist())))
    print(f'rival {w.rival.item():.2f};',
          *(f'{n} {x:.2f}' for n, x in zip(REST, w.rest.tolist())))


main()
