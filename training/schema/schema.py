"""What the schema pass reads: a question, and the tables it may be about, as one row of tokens."""

import re
import unicodedata

MAX, QUESTION, NAME, HINT = 224, 60, 8, 6  # tokens: of a row, of its question, of a name, of a value
KINDS = {
    'text': ',',
    'long': '.',
    'number': ';',
    'date': '/',
}  # what closes a column; long: text of over 4 words a cell
SPLIT = re.compile(r'[_\-./\s]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)')
WORD = re.compile(r'[^\W_]+')
STOP = set('''a an and are as at by do does for from had has have how in is it its many much no not of on or our that
the their them there these they this those to was we were what when where which who whose why will with'''.split())


def held_out(name):
    """Whether a database is kept out of training: a third of them, by FNV-1a (32 bits) of the lower-cased name in
    UTF-8, modulo 3 = 0."""
    h = 2166136261
    for b in name.lower().encode():
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return h % 3 == 0


def spoken(name):
    """A name's words: split at _ - . / and blanks, between aB and between a1."""
    return ' '.join(w for w in SPLIT.split(name) if w)


def words(s):
    return WORD.findall(unicodedata.normalize('NFC', str(s)).lower())


def singular(w):
    return w[:-1] if len(w) > 3 and w.endswith('s') else w


class Column:
    def __init__(self, name, kind, values):
        self.name, self.kind = name, kind
        self.whole, self.part = set(), set()
        n = k = 0
        for v in values:
            w = words(v)
            if not w or len(w) > 12:
                n, k = n + len(w), k + 1
                continue
            n, k = n + len(w), k + 1
            self.whole.add(' '.join(w))
            if kind == 'text' and len(w) > 1:
                self.part.update(x for x in w if len(x) > 3)
        if not k or n / k > 4:  # long texts share words with every question
            self.part = set()
        if kind == 'text' and k and n / k > 4:
            self.kind = 'long'

    def hint(self, q):
        """The value of this column that the question names: ('(', words) for a whole cell, ('[', words) for one word of
        a cell, or None. q is the question's words."""
        for n in range(min(5, len(q)), 0, -1):
            for i in range(len(q) - n + 1):
                g = ' '.join(q[i : i + n])
                if len(g) < 2 or n == 1 and g in STOP:
                    continue
                if g in self.whole or self.kind == 'text' and len(g) > 4 and g[-1] == 's' and g[:-1] in self.whole:
                    return '(', g
        best = max(
            (w for w in q if len(w) > 3 and w not in STOP and (w in self.part or singular(w) in self.part)),
            key=len,
            default=None,
        )
        return ('[', best) if best else None


class Table:
    def __init__(self, name, columns):
        self.name, self.columns = name, columns
        self.named = {singular(w) for n in [name] + [c.name for c in columns] for w in words(spoken(n)) if len(w) > 2}


def hints(question, tables):
    """Per table and column, the hint or None."""
    q = words(question)
    return [[c.hint(q) for c in t.columns] for t in tables]


def order(question, tables, found):
    """Tables by what the question names of them, most first: 1 for a word of a name, 2 for a cell, 1 for a part."""
    q = {singular(w) for w in words(question) if len(w) > 2 and w not in STOP}
    score = [len(q & t.named) + sum(2 if h[0] == '(' else 1 for h in hs if h) for t, hs in zip(tables, found)]
    return sorted(range(len(tables)), key=lambda i: (-score[i], i))


CLOSE = {'(': ')', '[': ']'}


def passes(tk, question, tables, found, by):
    """Rows of tokens: [(ids, types, {(table, column or None): (from, to)})]. A table that does not fit opens the next
    row, a column that does not fit even there is left out."""
    v = tk.vocab
    head = [tk.cls] + tk(question)[:QUESTION] + [tk.sep]
    out, ids, span = [], list(head), {}
    for i in by:
        t = tables[i]
        pieces = [(None, (tk(spoken(t.name)) or [tk.unk])[:NAME] + [v[':']])]
        for j, c in enumerate(t.columns):
            w = (tk(spoken(c.name)) or [tk.unk])[:NAME]
            h = found[i][j]
            if h:
                w = w + [v[h[0]]] + tk(h[1])[:HINT] + [v[CLOSE[h[0]]]]
            pieces.append((j, w + [v[KINDS[c.kind]]]))
        if len(ids) > len(head) and len(ids) + sum(len(w) for _, w in pieces) + 1 > MAX:
            out.append((ids, span))
            ids, span = list(head), {}
        for j, w in pieces:
            if len(ids) + len(w) + 1 > MAX:
                break
            span[i, j] = (len(ids), len(ids) + len(w))
            ids = ids + w
        ids.append(tk.sep)
    out.append((ids, span))
    return [(ids, [0] * len(head) + [1] * (len(ids) - len(head)), span) for ids, span in out]
