"""Rows as the network reads them. ../../internal/decode/input.go writes the same when nothing is left out."""

import numpy as np

from grammar import COLUMN, FIRST, NAMES, PLACES, START, SYMBOLS, TABLE, VALUE, after

CLS, SEP, OPEN, CLOSE, BAR, COLON = 101, 102, 1006, 1007, 1064, 1024
LISTED = 6  # the kind of a cell that is shown whether mentioned or not
SLACK = 40  # what the first table may be longer than all should be
AT = {s: i for i, s in enumerate(SYMBOLS)}

ALLOWED = np.zeros((len(SYMBOLS), START + 3), bool)  # by symbol: tokens, then tables, columns, values
for _i, _places in enumerate(PLACES):
    for _s in _places:
        ALLOWED[AT[_s], _i] = True
for _s, _group in (('T', 0), ('E', 1), ('K', 1), ('E', 2), ('V', 2)):
    ALLOWED[AT[_s], START + _group] = True


def column_tokens(schema, x, c):
    """A column's tokens with its cells, and where the cells stand in them."""
    col = schema['columns'][c]
    out, cells = list(col['ids']), []
    for i, v in enumerate(x['values']):
        if v['column'] != c:
            continue
        ids = v.get('ids') or []
        cells.append((i, len(out) + 1, len(out) + 1 + len(ids)))
        out += [BAR, *ids] if v['kind'] == LISTED else [OPEN, *ids, CLOSE]
    return out + [col['mark']], cells


def kept_columns(schema, x, need, rng):
    """Columns by table; in training some that the statement does not use are left out, and some tables shuffled."""
    out = {t: [] for t in x['order']}
    for c, col in enumerate(schema['columns']):
        out.setdefault(col['table'], []).append(c)
    if rng is not None:
        drop = rng.random() * .7
        for t, cs in out.items():
            key = {c for c in cs if schema['columns'][c]['key']}
            out[t] = [c for c in cs if c in need or rng.random() >= drop or c in key and rng.random() < .5]
            if rng.random() < .3:
                rng.shuffle(out[t])
    return out


def assemble(x, schema, limit, rng=None):
    """A row as tokens and items, with the steps of its actions and of the other ways; None if it lost a table or column
    that its actions need."""
    ways = [w for w in (x.get('acts'), *x.get('also', ())) if w]
    actions = [a for w in ways for a in w]
    need = {a - COLUMN for a in actions if COLUMN <= a < VALUE}
    need |= {x['values'][a - VALUE]['column'] for a in actions if a >= VALUE} - {-1}
    tables = {a - TABLE for a in actions if TABLE <= a < COLUMN} | {schema['columns'][c]['table'] for c in need}
    columns = kept_columns(schema, x, need, rng)
    order, parts = list(x['order']), {}
    for t in order:
        parts[t] = [(c, *column_tokens(schema, x, c)) for c in columns[t]]
    size = {t: len(schema['tables'][t]['ids']) + 2 + sum(len(p) for _, p, _ in parts[t]) for t in order}
    ids = [CLS, *x['ids'], SEP]
    head, left = len(ids), limit - len(ids)
    first = sorted(order, key=lambda t: t not in tables) if rng is not None and sum(size.values()) > left else order
    kept = set()
    for t in first:
        if not kept or size[t] <= left:
            kept.add(t)
            left -= size[t]
    spots = [], [], []  # tables, columns, cells: (action, from, to, kind, flag, owner)
    for t in (t for t in order if t in kept):
        name = schema['tables'][t]['ids']
        spots[0].append((TABLE + t, len(ids), len(ids) + len(name), 0, 0, -1))
        ids += [*name, COLON]
        for c, tokens, cells in parts[t]:
            if len(ids) + len(tokens) > limit + SLACK - 1:
                break
            col, at = schema['columns'][c], len(ids)
            ids += tokens
            flag = 1 + col['key'] + 2 * col['ref']
            spots[1].append((COLUMN + c, at, at + len(col['ids']), 1 + col['kind'], flag, -1))
            for i, a, b in cells:
                kind = 5 + x['values'][i]['kind']
                spots[2].append((VALUE + i, at + a, at + max(b, a + 1), kind, 0, len(spots[1]) - 1))
        ids.append(SEP)
    items, base = spots[0] + spots[1], len(spots[0])
    items += [(a, lo, hi, k, f, base + o) for a, lo, hi, k, f, o in spots[2]]
    for i, v in enumerate(x['values']):
        if v['column'] < 0:
            items.append((VALUE + i, 1 + v['span'][0], 1 + v['span'][1], 5 + v['kind'], v.get('form', 0), -1))
    out = dict(ids=ids, head=head, items=items, group=[0] * len(spots[0]) + [1] * len(spots[1]) +
               [2] * (len(items) - len(spots[0]) - len(spots[1])))
    at = {item[0]: START + i for i, item in enumerate(items)}
    known = [w for w in ways if all(a < TABLE or a in at for a in w)]
    if ways and ways[0] not in known:
        return None
    return out | dict(ways=[(w, [a if a < TABLE else at[a] for a in w]) for w in known])


def collate(rows):
    """A batch of assembled rows as arrays, and of their ways, each with the row that it is of."""
    n, tokens, items = len(rows), max(len(r['ids']) for r in rows), max(len(r['items']) for r in rows)
    ways = [(i, *way) for i, r in enumerate(rows) for way in r['ways'] or [((), ())]]
    steps = max(len(s) for _, _, s in ways)
    o = {k: np.zeros((n, tokens), np.int64) for k in ('ids', 'type')}
    o |= {k: np.zeros((n, items), np.int64) for k in ('lo', 'hi', 'kind', 'flag', 'owner', 'group')}
    o |= {k: np.zeros((len(ways), steps), np.int64) for k in ('symbol', 'parent', 'child')}
    o |= dict(real=np.zeros((n, tokens), bool), target=np.full((len(ways), steps), -1),
              before=np.full((len(ways), steps), START), of=np.array([i for i, _, _ in ways]))
    o['hi'] += 1
    o['owner'] -= 1
    o['group'] -= 1
    for i, r in enumerate(rows):
        k, m = len(r['ids']), len(r['items'])
        o['ids'][i, :k], o['type'][i, r['head']:k], o['real'][i, :k] = r['ids'], 1, True
        spots = np.array(r['items'])
        for j, name in enumerate(('lo', 'hi', 'kind', 'flag', 'owner')):
            o[name][i, :m] = spots[:, j + 1]
        o['group'][i, :m] = r['group']
    for i, (_, actions, taken) in enumerate(ways):
        stack = FIRST
        for j, (a, y) in enumerate(zip(actions, taken)):
            symbol, parent, child = stack[-1]
            o['target'][i, j], o['symbol'][i, j], o['parent'][i, j], o['child'][i, j] = y, AT[symbol], parent, child
            if j + 1 < steps:
                o['before'][i, j + 1] = y if y < START else y + 1  # START itself is no action
            stack = after(stack, a)
    return o


def words_of(actions):
    """For people."""
    return ' '.join(NAMES[a] if a < TABLE else f't{a - TABLE}' if a < COLUMN else f'c{a - COLUMN}' if a < VALUE
                    else f'v{a - VALUE}' for a in actions)
