"""The same questions over the same data, with columns named as companies abbreviate them (training/names.tsv)."""
import random
import re
import sqlite3
import zlib

SHARE = .6  # of the columns for whose names there are short forms
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
