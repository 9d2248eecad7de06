"""Writes questions that no reader learnt from, a sample of joint/ and of the authors of spoken/ that the decoder does not
see, for 'surely eval ask':

    python3 weigh/cases.py OUT [N] [SEED]      writes OUT/questions.json, of N questions, and OUT/data
"""
import json
import os
import random
import re
import sqlite3
import sys

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
UNSEEN = re.compile(r'[mv]_|k\d')  # as in decode/train.py
sys.path += [os.path.join(HERE, 'schema'), os.path.join(HERE, '..', 'benchmarks', 'convert')]
from heldout import gate  # noqa: E402
from mix import lines, ordered  # noqa: E402


def case(folder, number, x):
    golds = [x['sql']] + (x.get('or') or []) if x.get('sql') else []
    known = {'gold': golds, 'order': ordered(golds[0])} if golds else {'unanswerable': True}
    return {'id': f"{x['db']}-{number}", 'data': x['db'] + '.sqlite', 'part': folder, 'turns': [x['question']],
            'today': x.get('today', ''), **known}


def main(out, limit=1300, seed=3):
    kept, cases = gate(), []
    for folder, share in (('joint', .3), ('spoken', .7)):
        found = [case(folder, i, x) for i, x in enumerate(lines(f'{HERE}/{folder}/questions.jsonl'))
                 if x['db'] not in kept and (folder == 'joint' or UNSEEN.match(x['db']))]
        random.Random(int(seed)).shuffle(found)
        cases += found[:int(int(limit) * share)]
    os.makedirs(f'{out}/data', exist_ok=True)
    for c in cases:
        name, path = c['data'][:-len('.sqlite')], f"{out}/data/{c['data']}"
        if not os.path.exists(path):
            with sqlite3.connect(path) as db, open(f"{HERE}/{c['part']}/databases/{name}.sql", encoding='utf-8') as f:
                db.executescript(f.read())
    with open(f'{out}/questions.json', 'w', encoding='utf-8') as f:
        json.dump(sorted(cases, key=lambda c: c['data']), f, ensure_ascii=False)


main(*sys.argv[1:])
