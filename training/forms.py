"""Writes questions in the forms that everyday questions seldom have, over our databases: a column against another, days between
two dates, the first and the last of each, the best few of each, a change between years.

    python3 forms.py OUT [MOST] [SEED]

OUT/forms.jsonl has lines like questions.jsonl: db, question, sql, other right statements. Which columns fit is read from the databases; how
people ask is the lists below. A question is kept if its SQL finds something, and not all there is.
"""

import json
import pathlib
import random
import re
import sqlite3
import sys

here = pathlib.Path(__file__).resolve().parent

DROPPED = 'fact dim tbl dt ts at on date day time h hrs ct cents eur usd gbp chf kg g cm mm m km l ml pct no nr id min mins amt'.split()
DONE = '''sold bought paid sent begun held built left found taken given shipped made written lent drawn grown hired due put
cut set read seen known born driven caught told met won lost worn'''.split()
NOUNS = {'dt': 'date', 'ts': 'time', 'h': 'hours', 'hrs': 'hours', 'ct': 'price', 'amt': 'amount', 'min': 'minutes', 'mins': 'minutes',
         'pct': 'percentage', 'kg': 'weight', 'km': 'distance'}

# {n} rows, {a} and {b} what is compared, {one} a row.
MORE = '''{n} where the {a} is higher than the {b},{n} whose {a} is above their {b},{n} with more {a} than {b},{n} with a {a} over the {b},
which {n} have a higher {a} than {b},{n} with {a} exceeding {b},{n} where {a} is greater than {b},{n} where the {a} exceeds the {b},
{n} where {b} is less than {a},{n} with a {a} larger than its {b},{n} whose {b} is below the {a},{n} where the {b} is lower than the {a},
which {n} went over the {b} in {a},{n} with {a} beyond {b},{n} that have more {a} than {b},{a} above {b} for which {n}'''
COUNTED = '''how many {n} have a {a} above the {b},how many {n} have more {a} than {b},number of {n} where the {a} exceeds the {b},
how many {n} had a {b} below the {a},for how many {n} is the {a} higher than the {b},count the {n} with {a} over {b},
in how many {n} was the {b} lower than the {a}'''
AFTER = '''{n} {a} after they were {b},{n} that were {a} after being {b},which {n} were {a} later than {b},{n} {b} before they were {a},
{n} that were {b} before being {a},how many {n} were {a} after they were {b}'''
WITHIN = '''{n} {b} within {k} days of being {a},{n} that were {b} within {k} days after they were {a},which {n} were {b} no more than {k} days
after being {a},{n} {b} at most {k} days after {a},{n} that took {k} days or less from {a} to {b},how many {n} were {b} within {k} days of
being {a}'''
LONGER = '''{n} {b} more than {k} days after being {a},{n} that took longer than {k} days from {a} to {b},which {n} were {b} over {k} days after
they were {a},{n} with more than {k} days between {a} and {b},how many {n} took more than {k} days from being {a} to being {b}'''
TOOK = '''average number of days from {a} to {b},how many days pass between {a} and {b} on average,average days between {a} and {b} of {n},
how long does it take on average from {a} to {b},mean time in days from {n} being {a} to being {b},
how many days on average until {n} are {b} after being {a}'''
FIRST = '''the first {one} of each {of},when did each {of} have the first {one},date of the first {one} per {of},earliest {one} of every {of},
first {one} date for each {of},when was the first {one} of each {of},for each {of} the date of the first {one},
since when has each {of} had {n},oldest {one} date by {of}'''
LAST = '''the last {one} of each {of},when did each {of} have the latest {one},date of the most recent {one} per {of},latest {one} of every {of},
most recent {one} date for every {of},when was the last {one} of each {of},for each {of} the date of the last {one},
when did every {of} last have {one_a},newest {one} date by {of}'''
BEST = '''for each {of} the {n} with the highest {a},the {one} with the highest {a} per {of},highest {a} {one} of each {of},
which {one} has the most {a} in each {of},top {one} by {a} for every {of},the {one} with the largest {a} in every {of},
per {of} the {one} with the greatest {a},best {one} by {a} within each {of}'''
FEW = '''top {k} {n} by {a} for each {of},the {k} {n} with the highest {a} per {of},for every {of} the {k} {n} with the most {a},
{k} best {n} by {a} in each {of},the {w} {n} with the largest {a} of each {of},per {of} the top {w} {n} by {a},
the {w} {n} with the highest {a} for each {of},which {w} {n} have the greatest {a} in every {of}'''
CHANGE = '''how did the total {a} of {n} change from {y} to {z},change in {a} between {y} and {z},difference in total {a} between {y} and {z},
by how much did {a} grow from {y} to {z},how much higher was the total {a} in {z} than in {y},increase of {a} from {y} to {z}'''
PERCENT = '''by how many percent did the total {a} change from {y} to {z},percentage change of {a} from {y} to {z},
how many percent more {a} was there in {z} than in {y},growth in percent of {a} between {y} and {z},relative change in {a} from {y} to {z}'''
WEEKDAY = '''{n} {a} on a {d},how many {n} were {a} on a {d},which {n} were {a} on {d}s,number of {n} {a} on a {d},{n} that were {a} on a {d}'''
split = lambda s: [re.sub(r'\s+', ' ', x.strip()) for x in s.split(',')]  # noqa: E731
MORE, COUNTED, AFTER, WITHIN, LONGER, TOOK, FIRST, LAST, BEST, FEW, CHANGE, PERCENT, WEEKDAY = map(
    split, (MORE, COUNTED, AFTER, WITHIN, LONGER, TOOK, FIRST, LAST, BEST, FEW, CHANGE, PERCENT, WEEKDAY))
DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split()
NUMBERS = {2: 'two', 3: 'three', 5: 'five'}


def parts(name):
    return re.sub(r'[^A-Za-z]+', ' ', re.sub(r'([a-z])([A-Z])', r'\1 \2', name)).lower().split()


def spoken(name):
    """A name as people say it; empty if it is abbreviated."""
    words = [NOUNS.get(w, w) if i else w for i, w in enumerate(parts(name))]
    words = [w for i, w in enumerate(words) if w not in DROPPED or w in NOUNS.values()]
    words = [w for i, w in enumerate(words) if i == 0 or w != words[i - 1]]
    ok = words and all(len(w) > 2 and re.search('[aeiouy]', w) for w in words)
    return ' '.join(words) if ok else ''


def done(name):
    """What was done on a date, of names like opened_on: "opened"; empty for others."""
    words = [w for w in parts(name) if w not in DROPPED]
    return words[0] if len(words) == 1 and (words[0].endswith('ed') and len(words[0]) > 4 or words[0] in DONE) else ''


def plural(w):
    if w.endswith('s'):
        return w
    return w[:-1] + 'ies' if w.endswith('y') and w[-2] not in 'aeiou' else w + ('es' if w.endswith(('ch', 'sh', 'x')) else 's')


def single(w):
    if w.endswith('ies'):
        return w[:-3] + 'y'
    return w[:-2] if w.endswith(('ches', 'shes', 'xes')) else w[:-1] if w.endswith('s') and not w.endswith('ss') else w


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


class Table:
    """A table with its columns by what they can be asked about."""

    def __init__(self, db, name):
        self.db, self.name = db, name
        info = db.execute(f'PRAGMA table_info({quoted(name)})').fetchall()
        keys = db.execute(f'PRAGMA foreign_key_list({quoted(name)})').fetchall()
        self.key = next((c[1] for c in info if c[5]), '')
        self.refers = {k[3]: (k[2], k[4]) for k in keys if k[4] and k[2] != name}
        self.dates, self.numbers, self.kinds, self.titles, self.times = [], [], [], [], 0
        for c in info:
            at = quoted(c[1])
            values = [v for (v,) in db.execute(f'SELECT {at} FROM {quoted(name)} WHERE {at} IS NOT NULL LIMIT 40')]
            if not values or c[5] or c[1] in self.refers or c[1].lower().endswith('id'):
                continue
            if all(isinstance(v, str) and re.fullmatch(r'\d{4}-\d\d-\d\d', v) for v in values):
                self.dates.append(c[1])
            elif all(isinstance(v, str) and re.match(r'\d{4}-\d\d-\d\d', v) for v in values):
                self.times += 1
            elif all(isinstance(v, (int, float)) for v in values) and len(set(values)) > 4 and 'year' not in c[1].lower():
                self.numbers.append(c[1])
            elif all(isinstance(v, str) and len(v) < 25 for v in values):
                if 1 < len(set(values)) < 7 and len(values) > 9:
                    self.kinds.append(c[1])
                elif len(set(values)) > .9 * len(values):
                    self.titles.append(c[1])
        if any('first' in parts(c) for c in self.titles):
            self.titles = []  # a person's name in two columns
        if self.titles and self.key:
            self.titles.append(self.key)

    def rows(self):
        words = spoken(self.name)
        return plural(words) if words else ''


def ask(out, table, templates, statements, rng, each=2, **fill):
    """Asks in some ways what any of the statements answers."""
    fill = {'n': table.rows(), 'one': single(table.rows()), **fill}
    fill['one_a'] = ('an ' if fill['one'][0] in 'aeiou' else 'a ') + fill['one']
    found = table.db.execute(statements[0]).fetchall()
    all_there = table.db.execute(f'SELECT count(*) FROM {quoted(table.name)}').fetchone()[0]
    grouped = 'GROUP' in statements[0] or 'OVER' in statements[0]
    if not found or found in ([(None,)], [(0,)]) or len(found) == all_there and not grouped:
        return
    for template in rng.sample(templates, min(each, len(templates))):
        text, golds = template.format(**fill), statements
        if template.startswith(('how many {n}', 'number of {n}', 'for how many', 'in how many', 'count the')):
            golds = [re.sub(r'^SELECT .*? FROM', 'SELECT count(*) FROM', golds[0], count=1)]
        if rng.random() < 0.4:
            text = text[0].upper() + text[1:]
        out.append((text + rng.choice(['', '', '?']), golds))


def of_table(t, tables, rng):
    """The questions about a table."""
    out = []
    if not t.rows() or not t.titles:
        return out
    me, day = quoted(t.name), t.dates[0] if len(t.dates) == 1 and not t.times else ''
    rows = lambda where: [f'SELECT {quoted(c)} FROM {me} WHERE {where}' for c in t.titles]  # noqa: E731
    for i, a in enumerate(t.numbers):
        for b in t.numbers[i + 1:]:
            if set(parts(a)) & set(parts(b)) - set(DROPPED) and spoken(a) and spoken(b) and spoken(a) != spoken(b):
                for x, y in ((a, b), (b, a)):
                    ask(out, t, MORE + COUNTED, rows(f'{quoted(x)} > {quoted(y)}'), rng, 3, a=spoken(x), b=spoken(y))
    for a in t.dates:
        for b in t.dates:
            if a == b or not done(a) or not done(b):
                continue
            gap = f'julianday({quoted(b)}) - julianday({quoted(a)})'
            mean = t.db.execute(f'SELECT avg({gap}) FROM {me}').fetchone()[0]
            if not mean or mean < 1:
                continue
            k = min([3, 5, 7, 10, 14, 21, 30, 45, 60, 90, 180, 365], key=lambda k: abs(k - mean))
            words = dict(a=done(a), b=done(b), k=k)
            ask(out, t, WITHIN, rows(f'{gap} BETWEEN 0 AND {k}'), rng, **words)
            ask(out, t, LONGER, rows(f'{gap} > {k}'), rng, **words)
            ask(out, t, TOOK, [f'SELECT avg({gap}) FROM {me}'], rng, **words)
            ask(out, t, AFTER, rows(f'{quoted(a)} > {quoted(b)}'), rng, 1, a=done(a), b=done(b))
        if done(a):
            d = rng.randrange(7)
            ask(out, t, WEEKDAY, rows(f"strftime('%w', {quoted(a)}) = '{d}'"), rng, 1, a=done(a), d=DAYS[d])
    for key, (other, at) in t.refers.items():
        o = tables.get(other)
        if o and o.titles and o.rows() and day:
            join = f'FROM {me} t JOIN {quoted(other)} o ON t.{quoted(key)} = o.{quoted(at)} GROUP BY o.{quoted(at)}'
            for templates, f in ((FIRST, 'min'), (LAST, 'max')):
                ask(out, t, templates, [f'SELECT o.{quoted(c)}, {f}(t.{quoted(day)}) {join}' for c in o.titles], rng, 3, of=single(o.rows()))
    for kind in t.kinds[:2]:
        for a in rng.sample(t.numbers, min(2, len(t.numbers))):
            if not spoken(a) or not spoken(kind) or spoken(a) == spoken(kind):
                continue
            over = f'OVER (PARTITION BY {quoted(kind)} ORDER BY {quoted(a)} DESC)'
            best = lambda k: [f'SELECT k, n FROM (SELECT {quoted(kind)} k, {quoted(c)} n, rank() {over} r FROM {me}) '  # noqa: E731
                              f'WHERE r <= {k}' for c in t.titles]
            ask(out, t, BEST, best(1), rng, 1, of=spoken(kind), a=spoken(a))
            k = rng.choice(list(NUMBERS))
            ask(out, t, FEW, best(k), rng, 1, of=spoken(kind), a=spoken(a), k=k, w=NUMBERS[k])
    if day:
        years = [y for (y,) in t.db.execute(f'SELECT DISTINCT substr({quoted(day)}, 1, 4) FROM {me} WHERE {quoted(day)} IS NOT NULL ORDER BY 1')]
        for a in rng.sample(t.numbers, min(1, len(t.numbers))):
            if len(years) < 2 or not spoken(a):
                continue
            y, z = years[-2:]
            of = f'sum({quoted(a)}) FILTER (WHERE substr({quoted(day)}, 1, 4) = '
            change = f"{of}'{z}') - {of}'{y}')"
            ask(out, t, CHANGE, [f'SELECT {change} FROM {me}', f'SELECT abs({change}) FROM {me}'], rng, 1, a=spoken(a), y=y, z=z)
            ask(out, t, PERCENT, [f"SELECT 100.0 * ({change}) / {of}'{y}') FROM {me}"], rng, 1, a=spoken(a), y=y, z=z)
    return out


def main(out, most=16, seed=3):
    rng = random.Random(seed)
    with open(pathlib.Path(out) / 'forms.jsonl', 'w', encoding='utf8') as f:
        for script in sorted((here / 'databases').glob('*.sql')):
            db = sqlite3.connect(':memory:')
            db.executescript(script.read_text(encoding='utf8'))
            names = [n for (n,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            tables = {n: Table(db, n) for n in names}
            found = [q for t in tables.values() for q in of_table(t, tables, rng)]
            for question, golds in rng.sample(found, min(most, len(found))):
                line = {'db': script.stem, 'question': question, 'sql': golds[0], 'or': golds[1:]}
                f.write(json.dumps(line, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    main(sys.argv[1], *map(int, sys.argv[2:]))
