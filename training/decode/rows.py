"""Questions with all that they may refer to, and the actions of their statements.

usage: rows.py DECODE.jsonl OUT.pickle [shared=../../../shared/data] [jobs=2]
DECODE is what 'lab decode-rows' writes. Prints which share of each corpus the grammar can express, and why not the
rest."""

import json
import os
import pickle
import random
import re
import sys
from collections import Counter, defaultdict
from multiprocessing import Pool

import sqlglot

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)),
                os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'schema')]
from grammar import legal  # noqa: E402
from heldout import fnv, held_out  # noqa: E402
from statement import Names, Reader, Unread, of_wikisql  # noqa: E402

LONGEST = 70  # actions
WAYS = 4  # of a question to be answered, at most
MEASURED = {'spiderdev', 'wikidev'}
# Authors of spoken questions that nothing learns from: A3, M, V, W, Z, and H's databases.
UNSEEN = re.compile('[mvz]_|w2_|a3_|(caving|sleddogs|swarms|pigeons|gliding|mothtraps|curling|allotment)$')


def held(corpus, data):
    """A tenth of our databases, from those that the schema pass was not trained on."""
    return corpus in ('plain', 'made') and held_out(data) and fnv(data) // 3 % 10 < 3


def wiki_queries(shared):
    out = {}
    for part in ('train', 'dev'):
        with open(os.path.join(shared, 'wikisql', part + '.jsonl'), encoding='utf8') as f:
            for line in f:
                x = json.loads(line)
                out[x['table_id'], x['question']] = x['sql']
    return out


def acts(x, names, queries):
    """The actions of the statements that the grammar holds, the first one's first, or why there are none."""
    values, why, out = x['ground']['values'] or [], None, []
    wiki = queries.get((x['data'], x['question'])) if x['corpus'] in ('wikisql', 'wikidev') else None
    for gold in [wiki] if wiki else x['golds']:
        try:
            way = of_wikisql(gold, names, values) if wiki else Reader(names, values).read(gold)
            if legal(way) and len(way) <= LONGEST:
                if way not in out:
                    out.append(way)
                continue
            why = why or ('too long' if len(way) > LONGEST else 'not legal')
        except Unread as e:
            why = why or str(e)
        except sqlglot.errors.SqlglotError:
            why = why or 'not parsed'
        except (AttributeError, KeyError, IndexError, TypeError, ValueError, RecursionError) as e:
            why = why or f'{type(e).__name__} {e}'[:40]
    return out[:WAYS], 'kept' if out else why or 'no statement'


def batch(job):
    schema, rows, queries = job
    names = Names(schema, rows[0]['corpus'] in ('wikisql', 'wikidev'))
    return [(x, *acts(x, names, queries)) for x in rows if x.get('golds')]


def jobs(path, queries):
    """Every schema with its questions."""
    schemas, rows = {}, defaultdict(list)
    with open(path, encoding='utf8') as f:
        for line in f:
            x = json.loads(line)
            key = x['corpus'], x['data']
            if x['corpus'] in ('spoken', 'talks') and UNSEEN.match(x['data']):
                continue
            if 'schema' in x:
                schemas[key] = x['schema']
            else:
                rows[key].append(x)
    for key, of in rows.items():
        some = {(x['data'], x['question']): queries[x['data'], x['question']] for x in of
                if (x['data'], x['question']) in queries}
        yield key, schemas[key], of, some


def main():
    source, out = sys.argv[1:3]
    here = os.path.dirname(os.path.abspath(__file__))
    opt = dict(shared=os.path.join(here, '..', '..', '..', 'shared', 'data'), jobs='2')
    opt |= dict(a.split('=', 1) for a in sys.argv[3:])
    all_jobs = list(jobs(source, wiki_queries(opt['shared'])))
    data, why = dict(schemas={}, train=[], held=[], spiderdev=[], wikidev=[]), defaultdict(Counter)
    with Pool(int(opt['jobs'])) as pool:
        done = pool.imap(batch, [(s, of, some) for _, s, of, some in all_jobs], 4)
        for ((corpus, name), schema, _, _), rows in zip(all_jobs, done):
            data['schemas'][corpus, name] = schema
            part = corpus if corpus in MEASURED else 'held' if held(corpus, name) else 'train'
            for x, ways, reason in rows:
                why[corpus][reason] += 1
                row = dict(schema=(corpus, name), question=x['question'], golds=x['golds'], **x['ground'])
                row['values'] = row['values'] or []
                if ways:
                    data[part].append(row | dict(acts=ways[0], also=ways[1:] if part == 'train' else []))
    for part in ('train', 'held'):
        random.Random(1).shuffle(data[part])
    for corpus, w in why.items():
        n = sum(w.values())
        print(corpus, n, f'kept {w["kept"] / n:.3f}', w.most_common(12))
    with open(out, 'wb') as f:
        pickle.dump(data, f, protocol=5)
    print({k: len(v) for k, v in data.items()})


if __name__ == '__main__':
    main()
