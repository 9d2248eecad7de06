"""Variants of questions: over columns named as companies abbreviate them (training/names.tsv), and about other values."""
import random
import re
import sqlite3
import zlib

SHARE = .6  # of the columns for whose names there are short forms
NAME = re.compile(r"[^\W\d][\w .&-]{2,39}")  # a text that may stand in a question as it is
TOKEN = re.compile(r"'(?:[^']|'')*'|\w+|.", re.S)


def short_forms(path):
    """The short forms of whole names and of single words, each as its words: ("account", "number") to acct_nbr."""
    out = {}
    with open(path, encoding="utf-8") as f:
        for _, _, short, long in (line.rstrip("\n").split("\t") for line in f):
            for name in long.lower().split("/"):
                words, parts = tuple(name.split()), short.lower().split("_")
                pairs = [(words, short.lower())] + [((w,), p) for w, p in zip(words, parts) if len(words) == len(parts)]
                for of, form in pairs:
                    if form != "_".join(of):
                        out.setdefault(of, set()).add(form)
    return {of: sorted(forms) for of, forms in out.items()}


def shortened(name, forms, rng):
    """A name's short form: "" if none is known."""
    words = tuple(re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower().split("_"))
    if words in forms:
        return rng.choice(forms[words])
    new = "_".join(rng.choice(forms[(w,)]) if (w,) in forms else w for w in words)
    return new if new != "_".join(words) else ""


def renaming(db, forms, rng):
    """New names for columns whose names mean one thing in the whole database."""
    columns = [(t, c[1]) for (t,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
               for c in db.execute(f'PRAGMA table_info("{t}")')]
    taken = {x.lower() for pair in columns for x in pair}
    once = [p for p in columns if [x.lower() for pair in columns for x in pair].count(p[1].lower()) == 1]
    out = {}
    for table, column in once:
        new = shortened(column, forms, rng)
        if rng.random() < SHARE and new and new not in taken and re.fullmatch(r"[a-z]\w+", new):
            try:
                db.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{column}" TO "{new}"')
            except sqlite3.Error:
                continue  # a view reads it
            taken.add(new)
            out[column.lower()] = new
    return out


def rewritten(sql, names):
    """A statement with the new names, outside of its literals."""
    return "".join(names.get(t.lower(), t) for t in TOKEN.findall(sql))


def renamed(cases, origins, forms):
    """Cases over databases some of whose columns are renamed, and their origins. A statement in which a name stands for
    something else, such as an alias, fails and is dropped where rows are made."""
    of, scripts = {}, {}
    for data in {c["data"] for c in cases if "script" in origins[c["data"]]}:
        db = sqlite3.connect(":memory:")
        db.executescript(origins[data]["script"])
        of[data] = renaming(db, forms, random.Random(zlib.crc32(data.encode())))
        scripts[data] = {"script": "\n".join(db.iterdump())}
        db.close()
    out = [{**c, "gold": [rewritten(g, of[c["data"]]) for g in c["gold"]]}
           for c in cases if c.get("gold") and of.get(c["data"])]
    return out, scripts


def swapped(cases, origins):
    """Cases in which a value that question and statement name, and that stands in one column, is another of the column."""
    out, of = [], {}
    for c in cases:
        if not c.get("gold") or "script" not in origins[c["data"]]:
            continue
        if c["data"] not in of:
            of[c["data"]] = values(origins[c["data"]]["script"])
        found = literal_of(c, of[c["data"]])
        others = [v for v in of[c["data"]][found.lower()] or [] if v.lower() != found.lower()] if found else []
        if others:
            other = random.Random(zlib.crc32(c["turns"][0].encode())).choice(others)
            question = re.sub(rf"\b{re.escape(found)}\b", lambda _: other, c["turns"][0], flags=re.I)  # noqa: B023
            out.append({**c, "turns": [question], "gold": [with_literal(g, found, other) for g in c["gold"]]})
    return out, origins


def values(script):
    """By each text of the data that stands in one column alone, all texts of that column; None for other texts."""
    db, out = sqlite3.connect(":memory:"), {}
    db.executescript(script)
    for (t,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for column in [c[1] for c in db.execute(f'PRAGMA table_info("{t}")')]:
            column = column.replace('"', '""')
            texts = sorted({v for (v,) in db.execute(f'SELECT DISTINCT "{column}" FROM "{t}" WHERE "{column}" IS NOT NULL')
                            if isinstance(v, str) and v == v.strip() and NAME.fullmatch(v)})
            for v in {v.lower() for v in texts}:
                out[v] = None if v in out else texts
    db.close()
    return out


def literal_of(case, known):
    """The one literal of all a case's statements that stands in the question, as it stands there; else ""."""
    found = {t[1:-1].lower() for g in case["gold"] for t in TOKEN.findall(g) if t[0] == "'"}
    found = [v for v in found if known.get(v)]
    at = re.findall(rf"\b{re.escape(found[0])}\b", case["turns"][0], flags=re.I) if len(found) == 1 else []
    return at[0] if len(at) == 1 else ""


def with_literal(sql, old, new):
    """A statement about another value, which is in small letters where the old one was."""
    def put(t):
        if t[0] != "'" or t[1:-1].lower() != old.lower():
            return t
        return "'" + (new.lower() if t == t.lower() else new) + "'"
    return "".join(map(put, TOKEN.findall(sql)))
