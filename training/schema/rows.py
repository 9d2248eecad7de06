"""Questions as the encoder reads them beside their tables, turned into labelled rows.

usage: rows.py ROLES.jsonl READINGS.jsonl OUT.pickle [wikisql=24000]
ROLES are what 'lab rows' writes. READINGS, what 'lab readings' of commit 2235b273 wrote, has statements with
the right answer for WikiTableQuestions, which knows answers only."""

import json
import os
import pickle
import random
import sys
import time
from multiprocessing import Pool

import numpy as np

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]
from heldout import held_out  # noqa: E402
from labels import COLUMN_ROLES, OPERATORS, TABLE_ROLES, agreed, label  # noqa: E402

CR, TR, OP = ({n: i for i, n in enumerate(x)} for x in (COLUMN_ROLES, TABLE_ROLES, OPERATORS))
SURE = 2  # readings that score this much less than the best right one say nothing
ANSWERS = {}  # right statements by table and question


def answers(path):
    """{(table, question): statements with the right answer that score about as well as the best of them}"""
    out = {}
    for line in open(path, encoding='utf8'):
        x = json.loads(line)
        right = [c for c in x['C'] or [] if c['Y'] == 1 and 'Q' in c]
        if x['Corpus'] == 'wikitables' and right:
            best = max(c['S'] for c in right)
            out[x['Group'], x['Q']] = [c['Q'] for c in right if c['S'] > best - SURE][:6]
    return out


def schema(rows, numbered):
    """[(table, [its columns])] as far as the rows show them, and each table's number in that list."""
    columns = {}
    for p in (p for r in rows for p in r['Parts']):
        of = columns.setdefault(p['Table'], [])
        if 'Column' in p:
            of.append(f'c{p.get("At", 0)}' if numbered else p['Column'])
    tables = list(columns.items())
    return tables, {t: i for i, (t, _) in enumerate(tables)}


def one(line):
    """The labelled row of a line, or None where the statement is not read."""
    x = json.loads(line)
    corpus, golds = x['Corpus'], x['Golds'] or []
    if corpus == 'wikitables':
        golds = ANSWERS.get((x['Data'], x['Question']))
        if not golds:
            return None
    numbered = corpus == 'wikisql'
    tables, at = schema(x['Rows'], numbered)
    none = not golds
    if none and corpus == 'made':
        return None
    if none:
        cols, tabs, ops, cols2, tabs2, ops2 = (set() for _ in range(6))
        ops.add('none')
    else:
        try:
            cols, tabs, ops, cols2, tabs2, ops2 = (agreed if corpus == 'wikitables' else label)(golds, tables)
        except Exception:  # a statement that the parser does not read teaches nothing
            return None
        if not cols and not tabs:
            return None
    rng = random.Random(x['Data'] + x['Question'])
    used = {c for c, _ in cols} | {(t, None) for t, _ in tabs}
    rows = []
    for r in x['Rows']:
        k = {}
        for i, p in enumerate(r['Parts']):
            t = at[p['Table']]
            name = (f'c{p.get("At", 0)}' if numbered else p['Column']) if 'Column' in p else None
            k[t, None if name is None else tables[t][1].index(name)] = i
        rows.append((r, k))
    good = [r for r in rows if used & set(r[1])]
    r, k = rng.choice(good) if good and rng.random() < 0.5 else rows[0]
    ids = r['IDs']
    return dict(
        corpus=corpus,
        db=x['Data'],
        ids=np.array(ids, np.int16),
        head=ids.index(102) + 1,
        span=np.array([p['Span'] for p in r['Parts']], np.int16).reshape(-1, 2),
        table=np.array(['Column' not in p for p in r['Parts']], bool),
        none=none,
        cols=[(k[c], CR[r]) for c, r in cols if c in k],
        skip=[(k[c], CR[r]) for c, r in cols2 if c in k],
        tabs=[(k[t, None], TR[r]) for t, r in tabs if (t, None) in k],
        tskip=[(k[t, None], TR[r]) for t, r in tabs2 if (t, None) in k],
        ops=[OP[o] for o in ops],
        oskip=[OP[o] for o in ops2],
    )


def main():
    source, readings, out = sys.argv[1:4]
    opt = dict(x.split('=') for x in sys.argv[4:])
    ANSWERS.update(answers(readings))
    if not ANSWERS:
        sys.exit(f'{readings}: no right statements; make the examples again, in an empty folder')
    t0 = time.time()
    with open(source, encoding='utf8') as f, Pool(2) as pool:
        rows = [r for r in pool.imap(one, sorted(f), 256) if r]  # they come in any order
    rng = random.Random(1)
    rng.shuffle(rows)
    wiki = [r for r in rows if r['corpus'] == 'wikisql'][int(opt.get('wikisql', 24000)) :]
    drop = {id(r) for r in wiki}
    rows = [r for r in rows if id(r) not in drop]
    pickle.dump(rows, open(out, 'wb'), protocol=5)
    count = {}
    for r in rows:
        k = r['corpus'], 'kept' if held_out(r['db']) else 'train'
        count[k] = count.get(k, 0) + 1
    print(f'{len(rows)} rows, {time.time() - t0:.0f} s', count)


if __name__ == '__main__':
    main()
