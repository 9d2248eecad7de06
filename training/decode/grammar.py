"""The decoder's grammar, and actions: tokens of ../../internal/decode/grammar.txt, then tables, columns and values by
their numbers in the row."""

import os

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE, COLUMN, VALUE = 1000, 2000, 10000  # where actions that point begin
SYMBOLS = 'RSMAGHODCEVTK'

NAMES, PLACES, WANTS = [], [], []
with open(os.path.join(HERE, '..', '..', 'internal', 'decode', 'grammar.txt'), encoding='utf8') as f:
    for line in f:
        name, at, wants = line.rstrip('\n').split('\t')
        NAMES.append(name)
        PLACES.append(at)
        WANTS.append(wants.strip('-'))
TOKEN = {n: i for i, n in enumerate(NAMES)}
START = len(NAMES)  # no action before, no token around

FIRST = (('R', START, 0),)  # open places: symbol, parent token, which of its children


def after(stack, action):
    """The open places after an action."""
    wants = WANTS[action] if action < TABLE else ''
    return stack[:-1] + tuple((c, action, min(i, 2)) for i, c in reversed(list(enumerate(wants))))


def allowed(symbol, action):
    if action >= VALUE:
        return symbol in 'EV'
    if action >= COLUMN:
        return symbol in 'EK'
    if action >= TABLE:
        return symbol == 'T'
    return symbol in PLACES[action]


def legal(actions):
    """Whether the grammar writes these actions."""
    stack = FIRST
    for a in actions:
        if not stack or not allowed(stack[-1][0], a):
            return False
        stack = after(stack, a)
    return not stack


def tables_of(actions, table_of):
    """The tables that a SELECT's own actions mention, in their order; nested statements have their own."""
    out, stack = [], [('S', 0)]
    for a in actions:
        symbol, depth = stack.pop()
        if a < TABLE:
            nested = NAMES[a] in ('in', 'notin', 'sub')
            stack += [(c, depth + (nested and c == 'S')) for c in reversed(WANTS[a])]
        elif depth == 0 and a < VALUE:
            t = a - TABLE if a < COLUMN else table_of[a - COLUMN]
            if t not in out:
                out.append(t)
    return out
