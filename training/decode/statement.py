"""SQL statements as actions of the grammar."""

import datetime
import re

import sqlglot
from sqlglot import exp

from grammar import COLUMN, TABLE, TOKEN, VALUE, tables_of

COMPARED = {exp.EQ: '=', exp.NEQ: '!=', exp.LT: '<', exp.GT: '>', exp.LTE: '<=', exp.GTE: '>='}
AGGREGATES = {exp.Sum: 'sum', exp.Avg: 'avg', exp.Min: 'min', exp.Max: 'max'}
ARITHMETIC = {exp.Add: '+', exp.Sub: '-', exp.Mul: '*', exp.Div: '/', exp.DPipe: '||', exp.Mod: '%'}
FUNCTIONS = {exp.Length: 'length', exp.Abs: 'abs'}
SPELLING = exp.Lower, exp.Upper, exp.Trim
SETS = {exp.Except: 'except', exp.Intersect: 'intersect', exp.Union: 'union'}
FORMATS = {'%Y': 'year', '%m': 'month', '%d': 'day', '%H': 'hour', '%w': 'wday', '%Y-%m': 'ym', '%m-%d': 'md',
           '%H:%M': 'clock', '%W': 'week', '%Y-%m-%d': 'date%', '%J': 'jd%', '%s': 'secs', '%M': 'min%'}
WRITTEN = '%B %d, %Y', '%d %B %Y', '%b %d, %Y', '%d %b %Y'
ISO = '%Y', '%Y-%m', '%Y-%m-%d'
FIRST, LAST = datetime.date.min, datetime.date.max
SPANS, DATED = range(5, 14), 2  # the forms of values that are intervals, the kind of a column of dates
PAST = 6  # the form of what is before today
CASTS = {'INT': 'int', 'BIGINT': 'int', 'FLOAT': 'real', 'DOUBLE': 'real', 'DECIMAL': 'real'}
SCALES = {'x100': 100, 'x1000': 1000, 'x60': 60, 'd100': .01, 'x12': 12, 'd1000': .001}
AGE = re.compile(r"cast\(strftime\('%y','now'\)asinteger\)-cast\(strftime\('%y',(.+?)\)asinteger\)-"
                 r"\(strftime\('%m-%d','now'\)<strftime\('%m-%d',\1\)\)")


class Unread(Exception):
    """The grammar cannot express a statement."""


def unit(text):
    """The first day of a day, month or year in ISO form, and the day after its last; else None."""
    match = re.fullmatch(r'(\d{4})(?:-(\d\d))?(?:-(\d\d))?(?:[ T]00:00(?::00)?)?', text)
    if not match:
        return None
    y, m, d = (int(x) if x else None for x in match.groups())
    try:
        first = datetime.date(y, m or 1, d or 1)
    except ValueError:
        return None
    if d:
        return first, first + datetime.timedelta(1)
    return first, datetime.date(y + (m is None or m == 12), (m or 0) % 12 + 1 if m else 1, 1)


def span(e, named):
    """The column, first day and day after the last of a condition that bounds a date; an open end is None."""
    if isinstance(e, exp.Between):
        a, b = (unit(e.args[k].name) if isinstance(e.args[k], exp.Literal) else None for k in ('low', 'high'))
        x = dated(named(e.this))
        return (x, a[0], b[1]) if x is not None and a and b else None
    if isinstance(e, exp.Like):
        months = re.fullmatch(r'(\d{4}(?:-\d\d)?)-?%', e.expression.name)
        found = months and unit(months[1])
        return (e.this, *found) if found and isinstance(e.this, exp.Column) else None
    if type(e) not in COMPARED or not isinstance(e.expression, exp.Literal) or not e.expression.is_string:
        return None
    x, found = dated(named(e.this)), unit(e.expression.name)
    if x is None or not found:
        return None
    first, end = found
    return {exp.EQ: (x, first, end), exp.GTE: (x, first, None), exp.GT: (x, end, None), exp.LT: (x, None, first),
            exp.LTE: (x, None, end)}.get(type(e))


def dated(e):
    """The column of a date, or of a day, month or year made of it."""
    while isinstance(e, (exp.Paren, exp.TsOrDsToTimestamp, exp.TsOrDsToDate, exp.Substring)) or isinstance(
            e, exp.Date) and not e.expressions or isinstance(e, exp.TimeToStr) and e.args['format'].name in ISO:
        e = e.this
    return e if isinstance(e, exp.Column) else None


class Names:
    """The tables and columns of a row's schema."""

    def __init__(self, schema, numbered=False):
        self.dated = [c['kind'] == DATED for c in schema['columns']]
        self.tables = {t['name'].lower(): i for i, t in enumerate(schema['tables'])}
        self.table_of = [c['table'] for c in schema['columns']]
        self.columns, count = {}, {}
        for i, c in enumerate(schema['columns']):
            t = c['table']
            name = f'c{count.get(t, 0)}' if numbered else c['name'].lower()
            count[t] = count.get(t, 0) + 1
            self.columns[t, name] = i
        self.keys = {}
        for a, b in schema['keys'] or []:
            self.keys.setdefault(frozenset((self.table_of[a], self.table_of[b])), []).append((a, b))


def tokens(*names):
    return [TOKEN[n] for n in names]


def number(v):
    try:
        return float(v.replace(',', '') if isinstance(v, str) else v)
    except ValueError:
        return None


def iso(v):
    """A written date as ISO writes it, else the same."""
    for form in WRITTEN if isinstance(v, str) and re.search('[A-Za-z]{3}', v) else ():
        try:
            return datetime.datetime.strptime(v.strip(), form).strftime('%Y-%m-%d')
        except ValueError:
            pass
    return v


def unspelled(e):
    while isinstance(e, SPELLING):
        e = e.this
    return member(e) or e if isinstance(e, exp.Exists) else e


def member(e):
    """EXISTS (… WHERE inner = outer AND …) as outer IN (SELECT inner …), if that is all that ties it to the statement
    around it."""
    query = e.this.unnest()
    source, where = query.args.get('from_') or query.args.get('from'), query.args.get('where')
    if not source or not where:
        return None
    inside = {t.alias_or_name.lower() for t in [source.this] + [j.this for j in query.args.get('joins') or []]}
    within = [t.alias_or_name.lower() for t in query.find_all(exp.Table)]
    outer = [c for c in query.find_all(exp.Column) if c.table and c.table.lower() not in within]
    conditions = list(where.this.flatten()) if isinstance(where.this, exp.And) else [where.this]
    for c in conditions:
        for a, b in ((c.this, c.expression), (c.expression, c.this)) if isinstance(c, exp.EQ) else ():
            if outer == [a] and isinstance(b, exp.Column) and b.table.lower() in inside | {''}:
                rest = [x for x in conditions if x is not c]
                of = query.transform(unspelled)
                of.set('expressions', [b.copy()])
                of.set('where', exp.Where(this=exp.and_(*[x.transform(unspelled) for x in rest])) if rest else None)
                return exp.In(this=a.copy(), query=exp.Subquery(this=of))
    return None


def per_group(e):
    """SELECT AVG(n) FROM (SELECT COUNT(*) AS n … GROUP BY k) as SELECT COUNT(*) / COUNT(DISTINCT k) …, else None."""
    source = e.args.get('from_') or e.args.get('from')
    if not source or not isinstance(source.this, exp.Subquery) or len(e.expressions) != 1:
        return None
    shown, inner = e.expressions[0].unalias(), source.this.unnest()
    while isinstance(shown, (exp.Round, exp.Paren)):
        shown = shown.this
    if any(e.args.get(k) for k in ('where', 'group', 'order', 'joins')) or not isinstance(shown, exp.Avg) or \
            not isinstance(shown.this, exp.Column) or not isinstance(inner, exp.Select):
        return None
    group = inner.args.get('group')
    figure = next((x.this for x in inner.expressions if isinstance(x, exp.Alias) and x.alias == shown.this.name), None)
    if not group or len(group.expressions) != 1 or not isinstance(group.expressions[0], exp.Column) or any(
            inner.args.get(k) for k in ('having', 'order', 'limit')) or not isinstance(figure, (exp.Sum, exp.Count)) or \
            isinstance(figure.this, exp.Distinct):
        return None
    groups = exp.Count(this=exp.Distinct(expressions=[group.expressions[0].copy()]))
    out = inner.copy()
    out.set('expressions', [exp.Div(this=figure.copy(), expression=groups)])
    out.set('group', None)
    return out


def point(values, v, column):
    """The actions for a literal: the value of the row that it is, a constant, or a multiple of a value."""
    n, s, best = number(v), iso(v).lower() if isinstance(v, str) else str(v), (0, None)
    for i, w in enumerate(values):
        x = float(w['text']) if w.get('number') else None
        same = w['text'].lower() in (s, str(v).lower()) if x is None and isinstance(v, str) else n is not None and (
            x == n if x is not None else not isinstance(v, str) and number(w['text']) == n)
        if same:
            fit = 4 if w['column'] == column and column is not None else 3 if w['column'] < 0 else 1
            if fit == 3 and w['kind'] in (2, 3) and isinstance(v, str):
                fit = 3.5
            best = max(best, (fit, -i), key=lambda b: (b[0], b[1] or 0))
    if best[0] >= 3:
        return [VALUE - best[1]]
    constant = f'k:{v!r}'
    if constant not in TOKEN and isinstance(v, float) and v == int(v):
        constant = f'k:{int(v)!r}'
    if constant in TOKEN:
        return tokens(constant)
    if n is not None and not isinstance(v, str):
        for i, w in enumerate(values):
            for name, by in SCALES.items():
                if w.get('number') and w['column'] < 0 and float(w['text']) and abs(float(w['text']) * by - n) < 1e-9:
                    return tokens(name) + [VALUE + i]
    if best[0]:
        return [VALUE - best[1]]
    raise Unread('value')


class Reader:
    """Reads statements about one question."""

    def __init__(self, names, values):
        self.names, self.values, self.scopes = names, values, []
        self.spans, self.today = {}, None
        for i, v in enumerate(values):
            if v.get('form') in SPANS:
                self.spans.setdefault(v['text'], VALUE + i)
            if v.get('form') == PAST:
                self.today = datetime.date.fromisoformat(v['text'][1:])

    def read(self, sql):
        e = sqlglot.parse_one(sql.rstrip(' ;'), read='sqlite')
        # Values are compared without case and surrounding space anyway: nothing is learnt from who writes it out.
        return self.root(e.transform(unspelled))

    def root(self, e):
        e = e.unnest()
        if type(e) in SETS:
            if e.args.get('order') or e.args.get('limit') or e.args.get('distinct') is False:
                raise Unread('order of a set')
            return tokens(SETS[type(e)]) + self.select(e.this) + self.select(e.expression)
        return tokens('q') + self.select(e)

    def select(self, e):
        e = e.unnest()
        if not isinstance(e, exp.Select) or e.args.get('with_') or e.args.get('with'):
            raise Unread('not a SELECT')
        e = per_group(e) or e
        source = e.args.get('from_') or e.args.get('from')
        scope, order, joins, conditions = {}, [], [], []
        self.scopes.append((scope, order))
        if source:
            self.table(source.this)
        elif not all(isinstance(x.unalias(), (exp.Subquery, exp.Binary, exp.Paren)) for x in e.expressions):
            raise Unread('no FROM')
        outer = any([self.join(j, joins, conditions) for j in e.args.get('joins') or []])
        body = self.clauses(e, joins, conditions)
        self.scopes.pop()
        mentioned, head = tables_of(body, self.names.table_of), []
        if outer:
            head += tokens('left')
            if mentioned[:1] != order[:1]:
                head += tokens('with') + [TABLE + order[0]]
        for t in order:
            if t not in mentioned and TABLE + t not in head:
                head += tokens('with') + [TABLE + t]
        return head + self.keys(joins) + body

    def keys(self, joins):
        """The keys that must be said, because two tables have several."""
        out = []
        for a, b in joins:
            known = self.names.keys.get(frozenset((self.names.table_of[a], self.names.table_of[b])), [])
            key = next((k for k in known if k in ((a, b), (b, a))), None)
            if key is None:
                raise Unread('no such key')
            if len(known) > 1:
                out += tokens('via') + [COLUMN + key[0]]
        return out

    def table(self, t):
        scope, order = self.scopes[-1]
        if not isinstance(t, exp.Table):
            raise Unread('FROM a query')
        n = self.names.tables.get(t.name.lower())
        if n is None:
            raise Unread('no table')
        if n in order:
            raise Unread('self join')
        scope[t.alias_or_name.lower()] = n
        order.append(n)

    def join(self, j, joins, conditions):
        """Notes a join's keys and other conditions; returns whether it is an outer one."""
        self.table(j.this)
        side, order = (j.args.get('side') or '').upper(), self.scopes[-1][1]
        if side not in ('', 'LEFT'):
            raise Unread('right join')
        for u in j.args.get('using') or []:
            at = [self.names.columns[t, u.name.lower()] for t in order if (t, u.name.lower()) in self.names.columns]
            if len(at) > 1:
                joins.append((at[0], at[-1]))
        on = j.args.get('on')
        for c in on.flatten() if isinstance(on, exp.And) else [on] if on is not None else []:
            c = c.unnest()
            if isinstance(c, exp.EQ) and isinstance(c.this, exp.Column) and isinstance(c.expression, exp.Column):
                joins.append((self.column(c.this), self.column(c.expression)))
            elif side:
                raise Unread('condition of a left join')
            else:
                conditions.append(c)
        return bool(side)

    def clauses(self, e, joins, conditions):
        items = [x.unalias() for x in e.expressions]
        alias = {x.alias.lower(): x.this for x in e.expressions if isinstance(x, exp.Alias)}
        order = self.scopes[-1][1]

        def placed(x):
            """What a position in the list of what is shown, or an alias, stands for."""
            if isinstance(x, exp.Literal) and not x.is_string and x.this.isdigit() and 0 < int(x.this) <= len(items):
                return items[int(x.this) - 1]
            return named(x)

        def named(x):
            """What an alias stands for."""
            if isinstance(x, exp.Column) and not x.table and x.name.lower() in alias and not any(
                    (t, x.name.lower()) in self.names.columns for t in order):
                return alias[x.name.lower()]
            return x

        out = tokens('selectd' if e.args.get('distinct') else 'select') + self.listed(',', items, None)
        where = e.args.get('where')
        for c in (where.this.flatten() if isinstance(where.this, exp.And) else [where.this]) if where else []:
            if not self.joins_tables(c, joins):
                conditions.append(c)
        if conditions:
            out += tokens('where') + self.conjunction(conditions)
        group, having = e.args.get('group'), e.args.get('having')
        if group is not None:
            out += self.listed(',g', [placed(x) for x in group.expressions], 'group')
        if having is not None:
            if group is None:
                raise Unread('HAVING without groups')
            out += tokens('having') + self.condition(having.this, named)
        for i, o in enumerate(e.args['order'].expressions if e.args.get('order') else []):
            out += tokens(',o' if i else 'order') + self.expression(placed(o.this))
            out += tokens('desc' if o.args.get('desc') else 'asc')
        return out + self.limit(e)

    def listed(self, comma, items, first):
        out = []
        for i, x in enumerate(items):
            out += (tokens(comma) if i else tokens(first) if first else []) + self.expression(x)
        return out

    def joins_tables(self, c, joins):
        """Notes a condition that joins two tables of the old form FROM a, b WHERE a.x = b.y."""
        order = self.scopes[-1][1]
        if len(order) < 2 or joins or not isinstance(c, exp.EQ) or not isinstance(c.this, exp.Column) or \
                not isinstance(c.expression, exp.Column):
            return False
        a, b = self.column(c.this), self.column(c.expression)
        of = self.names.table_of
        if not any(k in ((a, b), (b, a)) for k in self.names.keys.get(frozenset((of[a], of[b])), [])):
            return False
        joins.append((a, b))
        return True

    def limit(self, e):
        limit, offset = e.args.get('limit'), e.args.get('offset')
        if limit is None:
            return tokens('end')
        if offset is not None:
            if not e.args.get('order'):
                raise Unread('OFFSET without order')
            return tokens('limoff') + self.value(limit.expression) + self.value(offset.expression)
        return tokens('limit1') if limit.expression.this == '1' else tokens('limit') + self.value(limit.expression)

    def every(self, conditions, word='and'):
        out = []
        for c in conditions[:-1]:
            out += tokens(word) + c
        return out + conditions[-1]

    def column(self, c):
        scope, order = self.scopes[-1]
        name = c.name.lower()
        if c.table:
            if c.table.lower() not in scope:
                raise Unread('correlated')
            order = [scope[c.table.lower()]]
        for t in order:
            if (t, name) in self.names.columns:
                return self.names.columns[t, name]
        raise Unread('no column')

    def side(self, e):
        """The column that a literal is compared with, if it is one."""
        while isinstance(e, (exp.Paren, exp.Lower, exp.Upper)):
            e = e.this
        try:
            return self.column(e) if isinstance(e, exp.Column) else None
        except Unread:
            return None

    def value(self, e, column=None):
        while isinstance(e, (exp.Paren, exp.TsOrDsToTimestamp)):
            e = e.this
        if isinstance(e, exp.Neg):
            return tokens('neg') + self.value(e.this, column)
        if isinstance(e, exp.Boolean):
            return point(self.values, int(e.this), column)
        if isinstance(e, exp.Column) and not e.table and e.this.args.get('quoted'):
            return point(self.values, e.name, column)
        if not isinstance(e, exp.Literal):
            raise Unread('value')
        if e.is_string:
            return point(self.values, e.this, column)
        return point(self.values, float(e.this) if re.search('[.e]', e.this) else int(e.this), column)

    def condition(self, e, named=lambda x: x):
        e = e.unnest()
        if isinstance(e, exp.And):
            return self.conjunction(list(e.flatten()), named)
        if isinstance(e, exp.Or):
            return self.every([self.condition(c, named) for c in e.flatten()], 'or')
        if within := self.within([e], named):
            return within
        if isinstance(e, exp.Not):
            x = e.this.unnest()
            if isinstance(x, exp.Is):
                return tokens('notnull') + self.expression(named(x.this))
            if isinstance(x, (exp.Like, exp.In)):
                return (self.like if isinstance(x, exp.Like) else self.inside)(x, named, True)
            return tokens('not') + self.condition(x, named)
        if isinstance(e, exp.Is) and isinstance(e.expression, exp.Null):
            return tokens('null') + self.expression(named(e.this))
        if type(e) in COMPARED:
            a, b = named(e.this), named(e.expression)
            return tokens(COMPARED[type(e)]) + self.expression(a, self.side(b)) + self.expression(b, self.side(a))
        if isinstance(e, exp.Between):
            a = named(e.this)
            return tokens('between') + self.expression(a) + self.expression(e.args['low'], self.side(a)) + \
                self.expression(e.args['high'], self.side(a))
        if isinstance(e, exp.Like):
            return self.like(e, named)
        if isinstance(e, exp.In):
            return self.inside(e, named)
        if isinstance(e, exp.Column):
            return tokens('!=') + self.expression(e) + point(self.values, 0, None)
        raise Unread('condition ' + type(e).__name__)

    def conjunction(self, conditions, named=lambda x: x):
        """Conditions that must all hold; two bounds of one date are an interval."""
        out, left = [], list(conditions)
        while left:
            c = left.pop(0).unnest()
            other = next((o for o in left if self.within([c, o.unnest()], named)), None)
            if other is None:
                out.append(self.condition(c, named))
                continue
            left.remove(other)
            out.append(self.within([c, other.unnest()], named))
        return self.every(out)

    def within(self, conditions, named):
        """The actions for conditions that bound a date to an interval that the question names, else none."""
        bounds = [span(c, named) for c in conditions]
        if not all(bounds):
            return None
        try:
            of = {self.column(named(c)) for c, _, _ in bounds}
        except Unread:
            return None
        text = '/'.join(day.isoformat() if day else '' for day in (max((b[1] for b in bounds), key=lambda d: d or FIRST),
                                                                   min((b[2] for b in bounds), key=lambda d: d or LAST)))
        if len(of) > 1 or len(bounds) > 1 and any(b[1] and b[2] for b in bounds):
            return None
        at, value = of.pop(), self.interval(text)
        return tokens('within') + [COLUMN + at, value] if value and self.names.dated[at] else None

    def interval(self, text):
        """The value that an interval is. An open one, or one that ends today, may be the period that today is in."""
        begin, end = text.split('/')
        if text in self.spans or not self.today:
            return self.spans.get(text)
        today, tomorrow = (str(self.today + datetime.timedelta(i)) for i in (0, 1))
        if text == today + '/':
            return self.spans[tomorrow + '/']
        if begin and end in ('', tomorrow):
            return next((v for t, v in self.spans.items() if t.startswith(begin + '/') and t[11:] > today), None)

    def like(self, e, named, negated=False):
        pattern = re.fullmatch('(%?)([^%_]+)(%?)', e.expression.name)
        if not pattern or not isinstance(e.expression, (exp.Literal, exp.Column)):
            raise Unread('pattern')
        form = {('%', ''): 'ends', ('', '%'): 'starts'}.get((pattern[1], pattern[3]), 'like')
        if negated:
            form = ['not', form] if form != 'like' else ['notlike']
        else:
            form = [form]
        subject = named(e.this)
        return tokens(*form) + self.expression(subject) + point(self.values, pattern[2].strip(), self.side(subject))

    def inside(self, e, named, negated=False):
        listed, query = e.args.get('expressions') or [], e.args.get('query')
        if query is None and len(listed) == 1 and isinstance(listed[0], (exp.Subquery, exp.Select)):
            query = listed[0]
        subject = named(e.this)
        if query is not None:
            return tokens('notin' if negated else 'in') + self.expression(subject) + self.select(query)
        if not listed:
            raise Unread('IN')
        one = tokens('!=' if negated else '=') + self.expression(subject)
        return self.every([one + self.value(x, self.side(subject)) for x in listed], 'and' if negated else 'or')

    def expression(self, e, side=None):
        while isinstance(e, (exp.Paren, exp.TsOrDsToTimestamp, exp.TsOrDsToDate)):
            e = e.this
        scope, order = self.scopes[-1]
        if isinstance(e, exp.Star):
            return tokens('star') if len(order) > 1 else tokens('all') + [TABLE + order[0]]
        if isinstance(e, exp.Column):
            if isinstance(e.this, exp.Star):
                return tokens('all') + [TABLE + scope[e.table.lower()]]
            try:
                return [COLUMN + self.column(e)]
            except Unread:
                if e.this.args.get('quoted') and not e.table:
                    return point(self.values, e.name, side)
                raise
        if isinstance(e, (exp.Literal, exp.Boolean)):
            return self.value(e, side)
        if isinstance(e, exp.Neg):
            return self.value(e, side) if isinstance(e.this, exp.Literal) else tokens('neg') + self.expression(e.this)
        if isinstance(e, (exp.Subquery, exp.Select)):
            return tokens('sub') + self.select(e)
        if isinstance(e, (exp.Case, exp.If)):
            return self.case(e)
        if isinstance(e, (exp.Predicate, exp.And, exp.Or, exp.Not)):
            return tokens('cond') + self.condition(e)
        return self.call(e)

    def call(self, e):
        """A function or an operator of expressions."""
        if isinstance(e, exp.Sub) and AGE.fullmatch(re.sub(r'\s', '', e.sql(dialect='sqlite').lower())):
            return tokens('age') + self.expression(next(e.find_all(exp.Column)))
        if type(e) in ARITHMETIC:
            return tokens(ARITHMETIC[type(e)]) + self.expression(e.this) + self.expression(e.expression)
        if type(e) in FUNCTIONS:
            return tokens(FUNCTIONS[type(e)]) + self.expression(e.this)
        if isinstance(e, exp.Count) or type(e) in AGGREGATES:
            return self.aggregate(e)
        if isinstance(e, exp.Filter) and isinstance(e.this, exp.AggFunc):
            some = e.this.copy()
            some.set('this', exp.Case(ifs=[exp.If(this=e.expression.this.copy(), true=exp.Literal.number(1) if isinstance(
                some.this, exp.Star) else some.this.copy())]))
            return self.expression(some)
        if isinstance(e, exp.TimeToStr) and e.args['format'].name in FORMATS:
            return tokens(FORMATS[e.args['format'].name]) + self.expression(e.this)
        if isinstance(e, exp.Date) and not e.expressions:
            return tokens('date') + self.expression(e.this)
        if isinstance(e, exp.Cast):
            kind = CASTS.get(e.to.this.name)
            if kind:
                return tokens(kind) + self.expression(e.this)
        if isinstance(e, exp.Round):
            digits = e.args.get('decimals')
            name = 'round' + ('' if digits is None or digits.name == '0' else digits.name)
            if name in TOKEN:
                return tokens(name) + self.expression(e.this)
        zero = isinstance(e, (exp.Coalesce, exp.Nullif))
        if zero and [x.sql() for x in e.expressions or [e.args.get('expression')]] == ['0']:
            return tokens('or0' if isinstance(e, exp.Coalesce) else 'null0') + self.expression(e.this)
        if isinstance(e, exp.Substring) and e.args.get('start') is not None and e.args['start'].name == '1':
            name = 'sub' + (e.args['length'].name if e.args.get('length') is not None else '')
            if name != 'sub' and name in TOKEN:
                return tokens(name) + self.expression(e.this)
        if isinstance(e, exp.Anonymous) and len(e.expressions) == 1:
            name = {'julianday': 'jd'}.get(e.name.lower(), e.name.lower())
            if name in ('jd', 'time', 'total'):
                return tokens(name) + self.expression(e.expressions[0])
        raise Unread('expression ' + type(e).__name__)

    def aggregate(self, e):
        x = e.this
        distinct = isinstance(x, exp.Distinct)
        if distinct:
            x = x.expressions[0]
        if isinstance(e, exp.Count):
            if isinstance(x, (exp.Star, exp.Literal)) and not distinct:
                return tokens('count*') + [TABLE + self.scopes[-1][1][0]]
            return tokens('countd' if distinct else 'count') + self.expression(x)
        if e.expressions:
            raise Unread('the larger of two')
        name = AGGREGATES[type(e)]
        return tokens(name + 'd' if distinct and name in ('sum', 'avg') else name) + self.expression(x)

    def case(self, e):
        ifs = [e] if isinstance(e, exp.If) else e.args['ifs']
        if len(ifs) != 1 or isinstance(e, exp.Case) and e.this is not None:
            raise Unread('CASE')
        no = e.args.get('false' if isinstance(e, exp.If) else 'default')
        body = self.condition(ifs[0].this) + self.expression(ifs[0].args['true'])
        if no is None or isinstance(no, exp.Null):
            return tokens('case1') + body
        return tokens('case') + body + self.expression(no)


def of_wikisql(sql, names, values):
    """A statement of WikiSQL: one column shown, an aggregate, conditions joined by AND."""
    column = [names.columns[0, f'c{i}'] for i in range(len(names.columns))]
    shown = [COLUMN + column[sql['sel']]]
    if sql['agg']:
        shown = tokens(['max', 'min', 'count', 'sum', 'avg'][sql['agg'] - 1]) + shown
    where = [tokens('=><'[op]) + [COLUMN + column[c]] + point(values, v, column[c]) for c, op, v in sql['conds']]
    out = tokens('q', 'select') + shown
    if where:
        for c in where[:-1]:
            c[:0] = tokens('and')
        out += tokens('where') + [a for c in where for a in c]
    return out + tokens('end')
