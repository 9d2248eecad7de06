"""Questions with their statements and schemas, read from the corpora and turned into labelled rows of tokens.

usage: rows.py SHARED PROJECT OUT.pickle [wikisql=20000] [texts=4500]
SHARED is the folder of the corpora (spider, wikisql, everyday), PROJECT this repository: its own questions, those of
benchmarks/everyday/texts (part train), and as many made-up ones as 'texts' says about what texts say (texts.py)."""

import csv
import json
import os
import pickle
import random
import re
import sqlite3
import sys
import time
from multiprocessing import Pool

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', 'encoder'), os.path.join(HERE, '..', 'verdict')]
import texts  # noqa: E402
from sentences import akin, read  # noqa: E402
from schema import Column, Table, held_out, hints, order, passes  # noqa: E402
from labels import COLUMN_ROLES, OPERATORS, TABLE_ROLES, label  # noqa: E402

ROWS = 20000
DATE = re.compile(r'^\d{4}-\d\d(-\d\d)?([ T]\d\d:\d\d.*)?$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$')
CR, TR, OP = ({n: i for i, n in enumerate(x)} for x in (COLUMN_ROLES, TABLE_ROLES, OPERATORS))


def kind(declared, values):
    """text, number or date: by the values where there are some, by the declared type otherwise."""
    seen = [v for v in values[:200] if v not in (None, '')]
    if seen:
        if sum(isinstance(v, (int, float)) or number(v) for v in seen) >= 0.95 * len(seen):
            return 'number'
        return 'date' if sum(bool(DATE.match(str(v))) for v in seen) >= 0.9 * len(seen) else 'text'
    d = declared.upper()
    if 'DATE' in d or 'TIME' in d:
        return 'date'
    return 'number' if re.search('INT|REAL|NUM|DEC|FLOAT|DOUBLE', d) else 'text'


def number(v):
    try:
        float(str(v).replace(',', ''))
        return True
    except ValueError:
        return False


def from_sqlite(db):
    db.text_factory = lambda b: b.decode('utf8', 'replace')
    out = []
    for (t,) in db.execute(
        "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    ):
        q = '"' + t.replace('"', '""') + '"'
        info = db.execute(f'PRAGMA table_info({q})').fetchall()
        rows = db.execute(f'SELECT * FROM {q} LIMIT {ROWS}').fetchall()
        cols = []
        for k, c in enumerate(info):
            values = list({r[k] for r in rows if r[k] is not None})
            cols.append(Column(c[1], kind(c[2] or '', values), values))
        out.append(Table(t, cols))
    return out


def from_csv(path):
    with open(path, encoding='utf8', errors='replace', newline='') as f:
        rows = list(csv.reader(f))
    head, rows = rows[0], rows[1:ROWS]
    cols = []
    for k, h in enumerate(head):
        values = list({r[k] for r in rows if k < len(r) and r[k] != ''})
        cols.append(Column(h, kind('', values), values))
    return [Table(os.path.splitext(os.path.basename(path))[0], cols)]


def row(tk, corpus, db, question, golds, tables, rng):
    """One labelled row, or None where the statement is not read."""
    schema = [(t.name, [c.name for c in t.columns]) for t in tables]
    none = golds == ['']
    if none:
        cols, tabs, ops, cols2, tabs2, ops2 = (set() for _ in range(6))
        ops.add('none')
    else:
        try:
            cols, tabs, ops, cols2, tabs2, ops2 = label(golds, schema)
        except Exception:  # a statement that the parser does not read teaches nothing
            return None
        if not cols and not tabs:
            return None
    found = hints(question, tables)
    rows = passes(tk, question, tables, found, order(question, tables, found))
    used = {at for at, _ in cols} | {(t, None) for t, _ in tabs}
    ids, typ, span = rows[0]
    good = [r for r in rows if used & set(r[2])]
    if good and rng.random() < 0.5:
        ids, typ, span = rng.choice(good)
    at = list(span)
    k = {x: i for i, x in enumerate(at)}
    return dict(
        corpus=corpus,
        db=db,
        question=question,
        ids=ids,
        typ=typ,
        at=at,
        span=[span[x] for x in at],
        none=none,
        names=[tables[i].name if j is None else tables[i].columns[j].name for i, j in at],
        cols=[(k[c], CR[r]) for c, r in cols if c in k],
        skip=[(k[c], CR[r]) for c, r in cols2 if c in k],
        tabs=[(k[t, None], TR[r]) for t, r in tabs if (t, None) in k],
        tskip=[(k[t, None], TR[r]) for t, r in tabs2 if (t, None) in k],
        ops=[OP[o] for o in ops],
        oskip=[OP[o] for o in ops2],
    )


def sources(shared, project, wiki):
    """[(corpus, database, how to open it, [(question, golds)])]"""
    by = {}
    for x in json.load(open(f'{shared}/spider/train.json', encoding='utf8')):
        by.setdefault(('spider', x['db_id']), []).append((x['question'], [x['query']]))
    own = os.path.join(project, 'training')
    for line in open(own + '/questions.jsonl', encoding='utf8'):
        x = json.loads(line)
        by.setdefault(('own', x['db']), []).append((x['question'], [x['sql']] + (x.get('or') or [])))
    here = os.path.join(project, 'benchmarks/everyday/texts')
    for x in json.load(open(here + '/questions.json', encoding='utf8')):
        sql = x['means'] if 'SELECT' in x['means'] else ''
        if x['part'] == 'train' and len(x['turns']) == 1 and (sql or x['unanswerable']):
            by.setdefault(('everydaytexts', x['data']), []).append((x['turns'][0], [sql]))
    for x in json.load(open(f'{shared}/everyday/questions.json', encoding='utf8')):
        if (
            x['part'] == 'train'
            and not x.get('ambiguous')
            and len(x['turns']) == 1
            and (x['gold'] or x['unanswerable'])
        ):
            by.setdefault(('everyday', x['data']), []).append((x['turns'][0], x['gold'] or ['']))
    out = []
    for (corpus, db), qs in by.items():
        path = f'{own}/databases/{db}.sql'
        if corpus == 'everyday':
            path = f'{shared}/everyday/data/{db}'
            path = path if os.path.exists(path) else path + '.sqlite'
        elif corpus == 'everydaytexts':
            path = f'{here}/data/{db}'
        elif corpus == 'spider' or not os.path.exists(path):
            path = f'{shared}/spider/database/{db}/{db}.sqlite'
        out.append((corpus, db, path, qs))
    lines = open(f'{shared}/wikisql/train.jsonl', encoding='utf8').readlines()
    random.Random(1).shuffle(lines)
    w = {}
    for x in map(json.loads, lines[:wiki]):
        w.setdefault(x['table_id'], []).append(x)
    for line in open(f'{shared}/wikisql/train.tables.jsonl', encoding='utf8'):
        t = json.loads(line)
        if t['id'] in w:
            out.append(('wikisql', t['id'], t, [(x['question'], [wikisql(x['sql'], t)]) for x in w[t['id']]]))
    return out


def made_up(project, count):
    """Jobs of made-up questions about texts; of trades that are measured there are none."""
    cases = os.path.join(project, 'internal/eval/reading/testdata')
    out_of = akin(*(f'{cases}/{f}.jsonl' for f in ('trades', 'plain', 'columns')))
    questions = [q for q in read(os.path.join(project, 'training/verdict/trades.txt')) if q[0] not in out_of]
    return [
        ('texts', db, tables, [(q, golds)]) for db, q, golds, tables in texts.make(questions, random.Random(7), count)
    ]


def wikisql(q, t):
    agg = ['', 'max', 'min', 'count', 'sum', 'avg'][q['agg']]
    sel = f'"c{q["sel"]}"'
    where = ' AND '.join(f'"c{c}" {"=><"[o]} \'x\'' for c, o, _ in q['conds'])
    return (
        f'SELECT {agg}({sel}) FROM t' + (f' WHERE {where}' if where else '')
        if agg
        else f'SELECT {sel} FROM t' + (f' WHERE {where}' if where else '')
    )


def one(job):
    corpus, db, path, qs = job
    rng = random.Random(db + qs[0][0])
    try:
        if isinstance(path, list):
            tables = path
        elif isinstance(path, dict):
            cols = [
                Column(h, 'number' if path['types'][i] == 'real' else 'text', {r[i] for r in path['rows']})
                for i, h in enumerate(path['header'])
            ]
            for i, c in enumerate(cols):  # statements name the columns by number, since headers repeat
                c.shown, c.name = c.name, f'c{i}'
            tables = [Table('t', cols)]
        elif path.endswith('.sql'):
            d = sqlite3.connect(':memory:')
            d.executescript(open(path, encoding='utf8').read())
            tables = from_sqlite(d)
        elif path.endswith('.csv'):
            tables = from_csv(path)
        else:
            tables = from_sqlite(sqlite3.connect(f'file:{path}?mode=ro', uri=True))
    except Exception as e:
        return [], f'{db}: {e}'
    out = []
    for q, golds in qs:
        if isinstance(path, dict):
            labelled = label_wiki(tables, q, golds, db, rng)
        else:
            labelled = row(TK, corpus, db, q, golds, tables, rng)
        if labelled:
            out.append(labelled)
    return out, ''


def label_wiki(tables, q, golds, db, rng):
    shown = [Table('t', [rename(c) for c in tables[0].columns])]
    cols, tabs, ops, *_ = label(golds, [('t', [c.name for c in tables[0].columns])])
    found = hints(q, shown)
    ids, typ, span = passes(TK, q, shown, found, [0])[0]
    at = list(span)
    k = {x: i for i, x in enumerate(at)}
    return dict(
        corpus='wikisql',
        db=db,
        question=q,
        ids=ids,
        typ=typ,
        at=at,
        span=[span[x] for x in at],
        none=False,
        names=[shown[0].name if j is None else shown[0].columns[j].name for i, j in at],
        cols=[(k[c], CR[r]) for c, r in cols if c in k],
        skip=[],
        tabs=[(k[t, None], TR[r]) for t, r in tabs],
        tskip=[],
        ops=[OP[o] for o in ops],
        oskip=[],
    )


def rename(c):
    d = Column.__new__(Column)
    d.__dict__ = dict(c.__dict__, name=c.shown)
    return d


if __name__ == '__main__':
    from bert import WordPiece, folder

    shared, project, out = sys.argv[1:4]
    opt = dict(x.split('=') for x in sys.argv[4:])
    TK = WordPiece(os.path.join(folder(), 'vocab.txt'))
    t0, jobs = time.time(), sources(shared, project, int(opt.get('wikisql', 20000)))
    jobs += made_up(project, int(opt.get('texts', 4500)))
    rows, n = [], sum(len(j[3]) for j in jobs)
    random.Random(2).shuffle(jobs)
    with Pool(2) as pool:
        for got, bad in pool.imap_unordered(one, jobs, chunksize=8):
            rows += got
            if bad:
                print(bad, flush=True)
    rows.sort(key=lambda r: (r['corpus'], r['db'], r['question']))
    pickle.dump(rows, open(out, 'wb'))
    count = {}
    for r in rows:
        k = r['corpus'], 'kept' if held_out(r['db']) else 'train'
        count[k] = count.get(k, 0) + 1
    print(f'{len(rows)} of {n} questions, {time.time() - t0:.0f} s', count)
