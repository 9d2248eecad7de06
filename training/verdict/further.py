"""Trains the verdict head further on a CPU, from the weights that ship: on short notes, and on some of what it has learnt.

usage: further.py OUT.safetensors [minutes=30] [notes=notes.txt] [lr=6e-5] [batch=96] [threads=1] [seed=1] [kept=12]
Every question's sentences stand beside some of other notes of its kind, which do not say. For each pair of a note there is
one of the sentences of trades.txt. The last kinds of notes in the file, so many as 'kept', are only measured: printed is,
before and after, how many of their sentences are told apart. OUT is the mean of the last states, for encode.Load."""

import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', 'encoder')]
import export  # noqa: E402
import numpy as np  # noqa: E402
import restate  # noqa: E402
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
from bert import batch  # noqa: E402
from ensemble import Options, turned  # noqa: E402
from head import LENGTH, Net, exported, probabilities, restated  # noqa: E402
from sentences import DENIES, SAYS, SILENT, pairs, read  # noqa: E402

SHIPPED = os.path.join(HERE, '..', '..', 'weights', 'verdict', 'layers.safetensors')
ALIKE = 40  # batches of sentences of like length at a time


def report(name, net, questions):
    asked = [(asks[0], s, y) for _, asks, told in questions for s, y in told]
    p, y = np.array(probabilities(net, [a[:2] for a in asked])), np.array([a[2] for a in asked])
    for least in (.3, .5, .7):
        yes = p[:, SAYS] >= least
        print(f'{name} {len(asked)} sentences, from {least}: precision {(y[yes] == SAYS).mean():.3f}, recall '
              f'{yes[y == SAYS].mean():.3f}, yes on denied {yes[y == DENIES].mean():.3f}, on silent '
              f'{yes[y == SILENT].mean():.3f}', flush=True)


def epoch(notes, taught, rng):
    """Pairs of notes, and as many of what was learnt before."""
    rows = [p for p in pairs(notes, rng, 3, 1)]
    before = pairs(rng.sample(taught, min(len(taught), len(rows) // 30)), rng, 6, 1)
    some = rng.sample(taught, 60)
    before += restated(restate.taught(some, rng.randrange(1 << 30)), rng) + [t for t in turned(some, rng) if t[2] <= SILENT]
    rows += rng.sample(before, min(len(before), len(rows)))
    rng.shuffle(rows)
    return rows


def main():
    opt = dict(minutes='30', notes=os.path.join(HERE, 'notes.txt'), lr='6e-5', batch='96', threads='1', seed='1', kept='6')
    opt |= dict(a.split('=') for a in sys.argv[2:])
    torch.set_num_threads(int(opt['threads']))
    torch.manual_seed(int(opt['seed']))
    rng, size, lr = random.Random(int(opt['seed'])), int(opt['batch']), float(opt['lr'])
    net = Net(.1)
    exported(net, SHIPPED)
    all_ = read(*opt['notes'].split(','))
    kinds = list(dict.fromkeys(q[0] for q in all_))
    kept = set(kinds[len(kinds) - int(opt['kept']):])
    held, notes = [q for q in all_ if q[0] in kept], [q for q in all_ if q[0] not in kept]
    _, taught = Options(['', 'sentences=' + os.path.join(HERE, 'trades.txt')]).questions()
    print(len(notes), 'questions about notes,', len(held), 'kept,', len(taught), 'others', flush=True)
    if held:
        report('before', net, held)
    net.b.tok.requires_grad_(False)
    live = [p for p in net.parameters() if p.requires_grad]
    adam = torch.optim.AdamW(live, lr=lr, weight_decay=.01, fused=True)
    begin, steps, mean, kept_states, share, waiting = time.time(), 0, None, 0, 0., []
    while share < 1:
        if not waiting:
            rows = epoch(notes, taught, rng)
            print(f'{steps} steps, {time.time() - begin:.0f} s: {len(rows)} pairs', flush=True)
            for i in range(0, len(rows), size * ALIKE):
                part = sorted(rows[i:i + size * ALIKE], key=lambda r: len(r[0]) + len(r[1]))
                some = [part[k:k + size] for k in range(0, len(part), size)]
                rng.shuffle(some)
                waiting += some
        some = waiting.pop()
        share = (time.time() - begin) / 60 / float(opt['minutes'])
        for g in adam.param_groups:
            g['lr'] = lr * min(1, (steps + 1) / 50) * max(.03, 1 - share)
        z = net(*batch([net.tk.pair(q, s, LENGTH) for q, s, _ in some]))
        loss = nn.functional.cross_entropy(z, torch.tensor([y for *_, y in some]))
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(live, 1.)
        adam.step()
        steps += 1
        if share > .7 and steps % 5 == 0:
            kept_states += 1
            state = {n: p.detach().clone() for n, p in net.state_dict().items()}
            mean = state if mean is None else {n: mean[n] + (p - mean[n]) / kept_states for n, p in state.items()}
    net.load_state_dict(mean or net.state_dict())
    print(f'{steps} steps', flush=True)
    if held:
        report('after', net, held)
    export.export({k: v for k, v in net.state_dict().items() if not k.startswith('b.tok.')}, sys.argv[1], {'verdict': ['w']})


if __name__ == '__main__':
    main()
