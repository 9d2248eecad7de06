"""Made-up questions over made-up tables with a column of texts: what is asked of texts comes from sentences' files
(verdict/sentences.py), the tables from the lists below. Of trades that are measured there are none.

usage: texts.py PROJECT OUT [count=4500]
writes OUT/texts.jsonl and OUT/databases, as training/questions.jsonl and training/databases are."""

import json
import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', 'verdict')]
from sentences import akin, read  # noqa: E402

ROWS = 14

PLACES = '''Leeds Graz Bergen Porto Lyon Tampere Gdynia Utrecht Split Cork Basel Turin Malmo Ghent Bilbao Tartu
Brno Varna Kaunas Linz Aarhus Nantes Perth Dundee Galway Siena Zadar Lund Trier Odense'''.split()
NAMES = '''Olympia Riverside Sunrise Meyer Zebra Corner Northgate Blue_Heron Kestrel Marigold Old_Mill Polaris
Juniper Anchor Harvest Lantern Pinewood Silver_Fox Bellevue Oakhill Comet Dolphin Heather Lindenhof
Maple Nordlicht Quayside Redstone'''.split()
PEOPLE = '''Ana_Silva Ben_Carter Chloe_Meier Dario_Rossi Elif_Kaya Frank_Olsen Greta_Wolf Hugo_Lind Ines_Marin
Jonas_Berg Klara_Novak Liam_Walsh Mira_Petrov Nils_Dahl Olga_Ivanova Pablo_Ruiz'''.split()
TEXTS = [
    'notes',
    'description',
    'review',
    'comment',
    'text',
    'remarks',
    'report',
    'feedback',
    'story',
    'message',
    'details',
    'body',
    'letter',
    'what_they_said',
    'entry',
    'opinion',
    'free_text',
    'rmk',
    'descr',
    'comments',
    'note',
    'content',
]
LONG = 'this is a text of many words that nobody needs to look for in a question at all'
AUX = {
    'is',
    'are',
    'was',
    'were',
    'does',
    'do',
    'did',
    'can',
    'could',
    'has',
    'have',
    'had',
    'will',
    'must',
    'should',
    'may',
}
DOCS = {
    'reviews',
    'notes',
    'reports',
    'letters',
    'logs',
    'feedback',
    'diaries',
    'complaints',
    'claims',
    'listings',
    'descriptions',
    'minutes',
    'calls',
    'mails',
    'accounts',
    'inspections',
    'visits',
    'tickets',
    'interviews',
}


def table(trade, rng):
    """A table for things of this kind: ((name, [(column, kind, values)]), spoken name, column names by part)."""
    first = trade.split()[0].strip(',').lower()
    noun = (
        first
        if first in DOCS
        else rng.choice(trade.replace(',', ' and').split(' and '))
        .split(' of ')[0]
        .split(' for ')[0]
        .split()[-1]
        .lower()
    )
    names = [n.replace('_', ' ') for n in rng.sample(NAMES, 12)]
    people = [n.replace('_', ' ') for n in PEOPLE]
    kinds = {
        'id': (['id', noun[:4] + '_id', 'nr', 'no'], 'number', range(100, 140)),
        'name': (['name', 'title', noun.rstrip('s') + '_name', 'nm'], 'text', names),
        'place': (['city', 'town', 'place', 'location', 'area'], 'text', PLACES),
        'price': (['price', 'price_eur', 'cost', 'fee', 'amount', 'monthly_fee'], 'number', range(200, 900, 7)),
        'year': (['year', 'opened', 'built', 'since', 'year_founded'], 'number', range(1950, 2026)),
        'stars': (['stars', 'rating', 'score', 'points'], 'number', [1.5, 2.5, 3.5, 4.5]),
        'day': (['date', 'created_at', 'visited_on', 'posted', 'written_on', 'dt'], 'date', ['2025-03-04']),
        'person': (['author', 'writer', 'customer', 'by', 'staff', 'owner'], 'text', people),
        'text': (TEXTS, 'text', [LONG]),
    }
    parts = ['id', 'name', 'text'] + [
        p for p in ('place', 'price', 'year', 'stars', 'day', 'person') if rng.random() < 0.6
    ]
    order = ['id', 'name', 'place', 'person', 'day', 'price', 'year', 'stars', 'text']
    if rng.random() < 0.3:
        order.insert(2, order.pop())
    cols, at = [], {}
    for p in order:
        if p in parts:
            name, kind, values = kinds[p]
            n = rng.choice(name)
            if n.lower() in (c[0].lower() for c in cols):
                n = p + '_2'
            at[p] = n
            cols.append((n, kind, list(values)))
    return (rng.choice([noun, noun.rstrip('s'), noun.capitalize()]), cols), noun, at


def clause(question, noun, rng):
    """Ways to ask which of them it holds for."""
    q = question.rstrip('?').strip()
    w = q.split()
    a = w[0].lower()
    rest = ' '.join(w[2:])
    q = q[0].lower() + q[1:]
    out = [f'in which {noun} {q}', f'for which {noun} {q}', f'{noun} of which one can say yes: {q}', f'{noun}: {q}']
    if a not in AUX or len(w) < 3:
        return rng.choice([f'{noun} {q}', f'which {noun}: {q}', f'show me {noun}, {q}'])
    s = w[1].lower()
    be = 'are' if a in ('is', 'are') else 'were'
    if s == 'there':
        out = [
            f'{noun} with {rest}',
            f'which {noun} have {rest}',
            f'{noun} where there {a} {rest}',
            f'which {noun} got {rest}?',
        ]
    elif s in ('it', 'he', 'she', 'they') and a in ('is', 'are', 'was', 'were'):
        out = [f'which {noun} {be} {rest}', f'{noun} that {be} {rest}', f'show all {noun} that {be} {rest}']
    elif s in ('it', 'he', 'she', 'they') and a in ('does', 'do', 'did', 'can', 'will', 'must'):
        aux = '' if a in ('does', 'do', 'did') else a + ' '
        out = [f'which {noun} {aux}{rest}', f'{noun} that {aux}{rest}', f'find {noun} that {aux}{rest}']
    elif s in ('i', 'you', 'we', 'one') and a in ('can', 'must', 'should', 'may', 'could'):
        out = [
            f'{noun} where {s} {a} {rest}',
            f'where {a} {s} {rest}',
            f'which {noun} let me {rest}' if a == 'can' else out[0],
        ]
    elif s == 'the' and len(w) > 3:
        out += [
            f'{noun} where the {w[2]} {a if a not in ("does", "do", "did") else ""} {" ".join(w[3:])}'.replace(
                '  ', ' '
            )
        ] * 2
    return rng.choice(out)


def make(questions, rng, count):
    """[(trade, question, statement, tables)]"""
    out = []
    while len(out) < count:
        trade, asks, _ = rng.choice(questions)
        t, noun, at = table(trade, rng)
        q = rng.choice(asks)
        what = "answer({}, 'x') = 'Yes'".format('"' + at['text'] + '"')
        where, tail = [], ''
        col = {p: '"' + n + '"' for p, n in at.items()}
        if 'place' in at and rng.random() < 0.4:
            v = rng.choice(PLACES)
            where, tail = where + [f"{col['place']} = '{v}'"], rng.choice([f' in {v}', f' from {v}', f' ({v})'])
        elif 'price' in at and rng.random() < 0.3:
            v = rng.randrange(10, 900)
            where, tail = where + [f'{col["price"]} < {v}'], rng.choice(
                [f' under {v}', f' for less than {v}', f', at most {v} euros']
            )
        elif 'year' in at and rng.random() < 0.4:
            v = rng.randrange(1960, 2024)
            where, tail = where + [f'{col["year"]} > {v}'], rng.choice([f' since {v}', f' after {v}'])
        elif 'stars' in at and rng.random() < 0.3:
            where, tail = where + [f'{col["stars"]} >= 4'], rng.choice([' with four or more', ' rated 4 and up'])
        kind = rng.random()
        if kind < 0.22:  # the table's columns alone
            text, sel, more = rng.choice(
                [
                    (f'how many {noun}', 'count(*)', ''),
                    (f'list the {noun}', col['name'], ''),
                    (f'{noun} by name', col['name'], f' ORDER BY {col["name"]}'),
                ]
            )
            if 'price' in at and rng.random() < 0.5:
                text, sel, more = rng.choice(
                    [
                        (f'average {at["price"].replace("_", " ")} of {noun}', f'avg({col["price"]})', ''),
                        (f'cheapest of the {noun}', col['name'], f' ORDER BY {col["price"]} LIMIT 1'),
                    ]
                )
            text += tail
        else:
            where.append(what)
            sel, more = col['name'], ''
            if kind < 0.34:  # one thing is named
                v = rng.choice(next(values for n, _, values in t[1] if n == at['name']))
                where, tail = [what, f"{col['name']} = 'x'"], ''
                a = q.split()
                text = rng.choice([f'{q.rstrip("?")} at {v}?', f'{v}: {q}', f'what about {v}, {q[0].lower() + q[1:]}'])
                if len(a) > 2 and a[1].lower() in ('it', 'he', 'she', 'they'):
                    text = ' '.join([a[0], v] + a[2:])
            else:
                text = clause(q, noun, rng) + tail
                if kind < 0.5:
                    text, sel = rng.choice(
                        [
                            ('how many ' + text.removeprefix('which ').removeprefix('in which '), 'count(*)'),
                            ('number of ' + text.removeprefix('which ').removeprefix('in which '), 'count(*)'),
                        ]
                    )
                elif kind < 0.58 and 'price' in at:
                    text, sel = (
                        f'average {at["price"].replace("_", " ")} of ' + text.removeprefix('which '),
                        f'avg({col["price"]})',
                    )
                elif kind < 0.66 and 'stars' in at:
                    text, more = 'best rated ' + text.removeprefix('which '), f' ORDER BY {col["stars"]} DESC LIMIT 1'
        sql = f'SELECT {sel} FROM "{t[0]}"' + (' WHERE ' + ' AND '.join(where) if where else '') + more
        tables = [t]
        if rng.random() < 0.35:
            other, _, _ = table(rng.choice(questions)[0], rng)
            if other[0].lower() != t[0].lower():
                tables.append(other)
        out.append(
            (
                trade,
                text[0].lower() + text[1:] if rng.random() < 0.6 else text[0].upper() + text[1:],
                sql,
                tables,
            )
        )
    return out


def script(tables, rng):
    """SQL that creates the tables, each with some rows."""
    out = []
    for name, cols in tables:
        types = {'text': 'TEXT', 'number': 'REAL', 'date': 'DATE'}
        out.append(f'CREATE TABLE "{name}" (' + ', '.join(f'"{n}" {types[k]}' for n, k, _ in cols) + ');')
        for i in range(ROWS):
            cells = [v[i % len(v)] if len(v) >= ROWS else rng.choice(v) for _, _, v in cols]
            cells = [f'{c} {i}' if c == LONG else c for c in cells]
            values = ', '.join(f"'{c}'" if isinstance(c, str) else str(c) for c in cells)
            out.append(f'INSERT INTO "{name}" VALUES ({values});')
    return '\n'.join(out) + '\n'


def main():
    project, out = sys.argv[1:3]
    count = int(dict(x.split('=') for x in sys.argv[3:]).get('count', 4500))
    cases = os.path.join(project, 'benchmarks/reading')
    out_of = akin(*(f'{cases}/{f}.jsonl' for f in ('trades', 'plain', 'columns')))
    questions = [q for q in read(os.path.join(project, 'training/verdict/trades.txt')) if q[0] not in out_of]
    os.makedirs(out + '/databases', exist_ok=True)
    rng = random.Random(7)
    with open(out + '/texts.jsonl', 'w', encoding='utf8') as f:
        for i, (trade, question, sql, tables) in enumerate(make(questions, rng, count)):
            db = f'{re.sub(r"[^a-z]+", "_", trade.lower()).strip("_")}_{i}'
            with open(f'{out}/databases/{db}.sql', 'w', encoding='utf8') as g:
                g.write(script(tables, rng))
            f.write(json.dumps({'db': db, 'question': question, 'sql': sql}) + '\n')


if __name__ == '__main__':
    main()
