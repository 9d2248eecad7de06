"""What a statement uses, as labels: a role for each column and table, operators for the whole."""

import sqlglot
from sqlglot import exp

# Roles of a column. A column may have several.
COLUMN_ROLES = [
    'select',  # shown as it is
    'count',
    'countd',
    'sum',
    'avg',
    'min',
    'max',  # inside that aggregate
    'eq',
    'ne',
    'lt',
    'gt',
    'like',
    'null',
    'notnull',  # in a condition; eq: also IN (list), gt and lt: BETWEEN
    'in',
    'notin',  # key of IN (SELECT …) and NOT IN (SELECT …)
    'group',
    'asc',
    'desc',
    'join',  # key of a join, or what a nested SELECT gives to IN
    'calc',  # in arithmetic with another column
    'time',  # inside a function of dates
    'colcol',  # compared with another column
    'having',  # in a condition on groups
    'answer',  # read as text: answer(column, question)
]
# Roles of a table: in the outermost FROM, in a nested one, in one that is taken away (NOT IN, NOT EXISTS, EXCEPT).
TABLE_ROLES = ['from', 'nested', 'without']
OPERATORS = [
    'count*',
    'count',
    'countd',
    'distinct',
    'sum',
    'avg',
    'min',
    'max',
    'group',
    'asc',
    'desc',
    'limit1',
    'limitn',
    'offset',
    'having',
    'join1',
    'join2',
    'join3',
    'in',
    'notin',
    'except',
    'intersect',
    'union',
    'like',
    'null',
    'notnull',
    'filter',
    'time',
    'ratio',
    'percent',
    'minus',
    'plus',
    'times',
    'scalar',
    'between',
    'or',
    'eq',
    'ne',
    'lt',
    'gt',
    'colcol',
    'select1',
    'select2',
    'select3',
    'where0',
    'where1',
    'where2',
    'where3',
    'star',
    'left',
    'window',
    'yesno',
    'answer',
    'none',
]
AGG = {exp.Count: 'count', exp.Sum: 'sum', exp.Avg: 'avg', exp.Min: 'min', exp.Max: 'max', exp.GroupConcat: 'count'}
CMP = {exp.EQ: 'eq', exp.NEQ: 'ne', exp.GT: 'gt', exp.GTE: 'gt', exp.LT: 'lt', exp.LTE: 'lt', exp.Is: 'is'}
FLIP = {'gt': 'lt', 'lt': 'gt'}
PRED = tuple(CMP) + (exp.Like, exp.ILike, exp.Glob, exp.In, exp.Between, exp.Exists)
ARITH = (exp.Add, exp.Sub, exp.Mul, exp.Div, exp.IntDiv)
TIME = (
    exp.TimeToStr,
    exp.TsOrDsToTimestamp,
    exp.TsOrDsToDate,
    exp.Date,
    exp.Extract,
    exp.StrToTime,
    exp.DateSub,
    exp.DateAdd,
    exp.DateDiff,
    exp.Datetime,
    exp.Year,
    exp.Month,
    exp.Substring,
    exp.CurrentDate,
)
TIMENAMES = {'STRFTIME', 'JULIANDAY', 'DATE', 'DATETIME', 'TIME', 'UNIXEPOCH', 'SUBSTR'}


def is_time(n):
    return isinstance(n, TIME) or isinstance(n, exp.Anonymous) and n.name.upper() in TIMENAMES


class Labels:
    """Labels of one statement over a schema: [(table name, [column names])]."""

    def __init__(self, sql, tables):
        self.columns, self.tables, self.ops = set(), set(), set()
        self.schema = {t.lower(): (i, {c.lower(): j for j, c in enumerate(cs)}) for i, (t, cs) in enumerate(tables)}
        self.root = sqlglot.parse_one(sql, dialect='sqlite')
        self.names = {}
        for t in self.root.find_all(exp.Table):
            if t.name.lower() in self.schema:
                self.names[(t.alias or t.name).lower()] = t.name.lower()
        self.memo = {}
        self.statement()

    def outer(self):
        q = self.root
        while isinstance(q, (exp.SetOperation, exp.Subquery)):
            q = q.this
        return q

    def scope(self, node):
        s = node.find_ancestor(exp.Select)
        out = []
        while s is not None:
            k = id(s)
            if k not in self.memo:
                f = s.args.get('from_') or s.args.get('from')
                src = [f.this] if f else []
                src += [j.this for j in s.args.get('joins') or []]
                self.memo[k] = [
                    x.name.lower() for x in src if isinstance(x, exp.Table) and x.name.lower() in self.schema
                ]
            out += self.memo[k]
            s = s.find_ancestor(exp.Select)
        return out

    def find(self, col):
        """The column as (table, column), or None."""
        name = col.name.lower()
        if col.table:
            t = self.names.get(col.table.lower())
            return (self.schema[t][0], self.schema[t][1][name]) if t and name in self.schema[t][1] else None
        for t in self.scope(col) + list(self.names.values()):
            if name in self.schema[t][1]:
                return self.schema[t][0], self.schema[t][1][name]
        return None

    def statement(self):
        for n in self.root.walk():
            self.operator(n)
        outer = self.outer()
        for s in self.root.find_all(exp.Select):
            self.select(s, s is outer)
        for c in self.root.find_all(exp.Column):
            at = self.find(c)
            if at:
                self.columns |= {(at, r) for r in self.roles(c, c, c.find_ancestor(exp.Select))}
        self.positions()
        if not isinstance(outer, exp.Select):
            return
        n = len(outer.expressions)
        self.ops.add('select%d' % min(n, 3))
        w = outer.args.get('where')
        k = len(list(w.this.flatten())) if w and isinstance(w.this, exp.And) else int(bool(w))
        self.ops.add('where%d' % min(k, 3))
        joins = sum(len(s.args.get('joins') or []) for s in [outer])
        if joins:
            self.ops.add('join%d' % min(joins, 3))
        if n == 1 and isinstance(outer.expressions[0].unalias(), PRED):
            self.ops.add('yesno')

    def operator(self, n):
        add = self.ops.add
        if isinstance(n, exp.Count):
            if isinstance(n.this, exp.Star):
                add('count*')
            else:
                add('countd' if isinstance(n.this, exp.Distinct) else 'count')
        elif isinstance(n, exp.Distinct) and isinstance(n.parent, exp.Select):
            add('distinct')
        elif type(n) in AGG:
            add(AGG[type(n)])
        elif isinstance(n, exp.Ordered):
            add('desc' if n.args.get('desc') else 'asc')
        elif isinstance(n, exp.Limit):
            add('limit1' if n.expression is not None and n.expression.sql() == '1' else 'limitn')
        elif isinstance(n, exp.Join) and (n.side or '').upper() == 'LEFT':
            add('left')
        elif isinstance(n, exp.In):
            add(('notin' if isinstance(n.parent, exp.Not) else 'in') if n.args.get('query') else 'eq')
        elif isinstance(n, exp.Exists):
            add('notin' if isinstance(n.parent, exp.Not) else 'in')
        elif isinstance(n, exp.Is):
            add('notnull' if isinstance(n.parent, exp.Not) else 'null')
        elif isinstance(n, (exp.Case, exp.Filter, exp.If)):
            add('filter')
        elif is_time(n):
            add('time')
        elif isinstance(n, exp.Subquery) and (isinstance(n.parent, tuple(CMP) + ARITH) or n.arg_key == 'expressions'):
            add('scalar')
        elif isinstance(n, exp.Star) and isinstance(n.parent, exp.Select):
            add('star')
        elif isinstance(n, exp.Literal) and n.sql() in ('100', '100.0') and isinstance(n.parent, exp.Mul):
            add('percent')
        elif isinstance(n, exp.Anonymous) and n.name.lower() == 'answer':
            add('answer')
        elif isinstance(n, (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE)):
            if not n.find_ancestor(exp.Join) and not isinstance(n.this, exp.Anonymous):
                r = CMP[type(n)]
                add(FLIP.get(r, r) if isinstance(n.this, exp.Literal) else r)
        else:
            for kind, name in (
                (exp.Group, 'group'),
                (exp.Offset, 'offset'),
                (exp.Having, 'having'),
                (exp.Except, 'except'),
                (exp.Intersect, 'intersect'),
                (exp.Union, 'union'),
                (exp.Like, 'like'),
                (exp.Glob, 'like'),
                (exp.Div, 'ratio'),
                (exp.Sub, 'minus'),
                (exp.Add, 'plus'),
                (exp.Mul, 'times'),
                (exp.Between, 'between'),
                (exp.Or, 'or'),
                (exp.Window, 'window'),
            ):
                if isinstance(n, kind):
                    add(name)

    def select(self, s, outermost):
        role = 'from' if outermost else 'without' if self.negated(s) else 'nested'
        f = s.args.get('from_') or s.args.get('from')
        for x in ([f.this] if f else []) + [j.this for j in s.args.get('joins') or []]:
            if isinstance(x, exp.Table) and x.name.lower() in self.schema:
                # a statement around one nested FROM reads that table itself
                self.tables.add(
                    (self.schema[x.name.lower()][0], 'from' if role == 'nested' and self.inline(s) else role)
                )

        for j in s.args.get('joins') or []:
            for u in j.args.get('using') or []:
                for t in self.scope(u):
                    if u.name.lower() in self.schema[t][1]:
                        self.columns.add(((self.schema[t][0], self.schema[t][1][u.name.lower()]), 'join'))

    def inline(self, s):
        """Whether the SELECT stands in FROM, in WITH or beside another of a union."""
        p = s.parent
        while isinstance(p, (exp.Subquery, exp.Union, exp.Intersect)):
            p = p.parent
        return p is None or isinstance(p, (exp.From, exp.CTE, exp.Join))

    def negated(self, s):
        n, p = s, s.parent
        while p is not None:
            if isinstance(p, exp.Not) and isinstance(n, (exp.In, exp.Exists)):
                return True
            if isinstance(p, exp.Except) and p.expression is n:
                return True
            n, p = p, p.parent
        return False

    def positions(self):
        """GROUP BY 1, ORDER BY 2 and aliases: the columns of what they stand for."""
        for s in self.root.find_all(exp.Select):
            ex = s.expressions
            by = {e.alias.lower(): e for e in ex if isinstance(e, exp.Alias)}
            for clause in ('group', 'order'):
                g = s.args.get(clause)
                for e in g.expressions if g else []:
                    role = 'group' if clause == 'group' else 'desc' if e.args.get('desc') else 'asc'
                    k = e.this if clause == 'order' else e
                    src = None
                    if (
                        isinstance(k, exp.Literal)
                        and not k.is_string
                        and k.name.isdigit()
                        and 0 < int(k.name) <= len(ex)
                    ):
                        src = ex[int(k.name) - 1]
                    elif isinstance(k, exp.Column) and not k.table and k.name.lower() in by and not self.find(k):
                        src = by[k.name.lower()]
                    for c in src.find_all(exp.Column) if src is not None else []:
                        at = self.find(c)
                        if at:
                            self.columns.add((at, role))

    def roles(self, c, n, sel):
        """Roles of column c by what stands between it and its SELECT."""
        out, pred, agg, negate = set(), None, None, False
        first, calc = None, False
        while n.parent is not None and n.parent is not sel:
            p = n.parent
            if type(p) in AGG and not pred:
                agg = 'countd' if isinstance(p, exp.Count) and isinstance(p.this, exp.Distinct) else AGG[type(p)]
            if isinstance(p, exp.Anonymous) and p.name.lower() == 'answer':
                return {'answer'}
            if isinstance(p, (exp.Case, exp.If)) and not pred and p.this is n and not isinstance(p, exp.Case):
                pred = 'eq'
            if is_time(p):
                out.add('time')
            if isinstance(p, ARITH) and not pred and not agg and any(x is not c for x in p.find_all(exp.Column)):
                calc = True
            if isinstance(p, PRED) and first is None:
                first = (p, n)
                pred = self.predicate(c, p, n)
            if isinstance(p, exp.Order):
                out.add('desc' if n.args.get('desc') else 'asc')
            n = p
        if sel is None:
            return out
        key = n.arg_key
        if calc:
            out.add('calc')
        if agg:
            out.add(agg)
        if pred:
            out.add(pred)
            if key == 'having' and agg:
                out.add('having')
        elif key == 'group':
            out.add('group')
        elif key == 'where' and not agg:
            out.add('eq')
        elif key == 'joins':
            out.add('join')
        elif key == 'having':
            out.add('having')
        elif key == 'expressions' and not agg and not calc:
            par = sel.parent
            nested = par is not None and (
                isinstance(par, exp.In) or isinstance(par, exp.Subquery) and isinstance(par.parent, exp.In)
            )
            out.add('join' if nested else 'select')
        return out

    def predicate(self, c, p, side):
        if isinstance(p, (exp.Like, exp.ILike, exp.Glob)):
            return 'ne' if isinstance(p.parent, exp.Not) else 'like'
        if isinstance(p, exp.Is):
            return 'notnull' if isinstance(p.parent, exp.Not) else 'null'
        if isinstance(p, exp.In):
            no = isinstance(p.parent, exp.Not)
            return ('notin' if no else 'in') if p.args.get('query') else 'ne' if no else 'eq'
        if isinstance(p, exp.Between):
            return 'gt' if p.this is side else 'colcol'
        if isinstance(p, exp.Exists):
            return None
        r = CMP[type(p)]
        other = p.expression if p.this is side else p.this
        if not isinstance(other, (exp.Subquery, exp.Select)):
            o = next((x for x in other.find_all(exp.Column) if self.find(x)), None)
            if o is not None and not list(p.find_all(exp.AggFunc)):
                a, b = self.find(c), self.find(o)
                return (
                    'join'
                    if r == 'eq' and a and b and a[0] != b[0] or p.find_ancestor(exp.Join) and r == 'eq'
                    else 'colcol'
                )
        return FLIP.get(r, r) if p.expression is side else r


def label(golds, tables):
    """Labels of the first statement, and what only the others use: (columns, tables, ops, columns?, tables?, ops?)."""
    first = Labels(golds[0], tables)
    cols, tabs, ops = set(), set(), set()
    for g in golds[1:]:
        try:
            o = Labels(g, tables)
        except Exception:  # an alternative that the parser does not read says nothing
            continue
        cols |= o.columns
        tabs |= o.tables
        ops |= o.ops
    return first.columns, first.tables, first.ops, cols - first.columns, tabs - first.tables, ops - first.ops


def agreed(golds, tables):
    """Labels that several statements with one answer share; what only some of them use says nothing."""
    all_ = [Labels(g, tables) for g in golds]
    every = [set.intersection(*(getattr(x, k) for x in all_)) for k in ('columns', 'tables', 'ops')]
    some = [set.union(*(getattr(x, k) for x in all_)) for k in ('columns', 'tables', 'ops')]
    return *every, *(s - e for s, e in zip(some, every))
