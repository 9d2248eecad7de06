"""Questions about texts and the sentences that answer them, as trades.txt writes them:

# a trade (kind of thing)
? a question | another way to put it
+ says so    - denies it    ~ on the matter, but says neither    . answers nothing
"""

import json
import random
import re

from frames import wrap

SAYS, DENIES, SILENT = 0, 1, 2
LABEL = {'+': SAYS, '-': DENIES, '~': SILENT, '.': SILENT}


def read(*paths):
    """[(trade, ways to ask, [(sentence, label)])]"""
    out, trade = [], ''
    for path in paths:
        for line in open(path, encoding='utf8'):
            line = line.strip()
            if not line:
                continue
            mark, rest = line[0], line[1:].strip()
            if mark == '#':
                trade = rest
            elif mark == '?':
                out.append((trade, rest.split(' | '), []))
            elif mark in LABEL and out and out[-1][0] == trade:
                out[-1][2].append((rest, LABEL[mark]))
    return out


def akin(*files):
    """Trades that a file of measured cases names as like its own: they are kept out of training."""
    out = set()
    for f in files:
        for line in open(f, encoding='utf8'):
            d = json.loads(line)
            if 'trade' in d:
                out.update(d.get('akin', []) + [d['trade']])
    return out


def fnv(s):
    h = 2166136261
    for b in s.lower().encode():
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return h


def choosing(trade):
    """Whether thresholds are chosen on this trade; one in sixteen, kept out of training."""
    return fnv(trade) % 16 == 0


def pairs(questions, rng, near=8, far=2):
    """One epoch's (question, sentence, label): every written sentence, and for each question sentences of other
    questions of the trade and of other trades, which do not say."""
    by = {}
    for q in questions:
        by.setdefault(q[0], []).append(q)
    out = []
    for q in questions:
        trade, asks, sentences = q
        out += [(rng.choice(asks), s, y) for s, y in sentences]
        others = [s for p in by[trade] if p is not q for s, _ in p[2]]
        out += [(rng.choice(asks), s, SILENT) for s in rng.sample(others, min(len(others), near))]
        for _ in range(far):
            p = rng.choice(questions)
            if p[0] != trade and p[2]:
                out.append((rng.choice(asks), rng.choice(p[2])[0], SILENT))
    for q, s, y in out[:]:
        got = wrap(s, y, rng) if y != SILENT and rng.random() < 0.16 else None
        if got:
            out.append((q, *got))
    # A seventh of the sentences stand with one that has nothing to do with the question, as in a text.
    free = [s for q in questions for s, _ in q[2]]
    for i, (q, s, y) in enumerate(out):
        if rng.random() < 0.14 and len(s) < 90:
            o = rng.choice(free)
            if len(o) < 90:
                out[i] = (q, s + ' ' + o if rng.random() < 0.5 else o + ' ' + s, y)
    rng.shuffle(out)
    return out


def split(t):
    return [s for s in re.split(r'(?<=[.!?])\s+|\n+', t.strip()) if s]


def silences(path, kinds):
    """Sentences of whole texts that readers found silent on a question: (question, sentence, SILENT) of those kinds."""
    return [(q, s, SILENT) for q, t, y, kind in cases(path) if kind in kinds and y == SILENT for s in split(t)]


def texts(questions, seed, each=12, size=5):
    """Made-up texts of each trade: five sentences of five questions. [(question, [sentences], label)] for those five,
    and for all other questions of the trade, on which the text is taken to be silent."""
    rng, by, out = random.Random(seed), {}, []
    for q in questions:
        by.setdefault(q[0], []).append(q)
    for qs in by.values():
        qs = [q for q in qs if q[2]]
        for _ in range(each if len(qs) > size else 0):
            part = rng.sample(qs, size)
            said = [(q, *rng.choice(q[2])) for q in part]
            text = [s for _, s, _ in said]
            for q in qs:
                y = next((y for p, _, y in said if p is q), SILENT)
                out.append((q[1][0], text, y))
    return out


def cases(path):
    """Measured cases: [(question, text, label)]. Questions that a text's line names nowhere are silent."""
    out, asks, trade = [], {}, ''
    for line in open(path, encoding='utf8'):
        d = json.loads(line)
        if 'trade' in d:
            asks, trade = d['questions'], d['trade']
            continue
        for k, q in asks.items():
            if k in d.get('maybe', []):
                continue
            out.append(
                (q, d['text'], SAYS if k in d.get('yes', []) else DENIES if k in d.get('no', []) else SILENT, trade)
            )
    return out
