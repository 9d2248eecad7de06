"""Writes Spider's questions, and the same ones over copies of their databases that are made ambiguous in AmbiQT's
four ways: a column, a table, a joined column or a computed figure is there twice, with other values. The chat should ask
about these (`ambiguous_asked`), and seldom about the originals (`asked`).

    python3 benchmarks/convert/twins.py SPIDER OUT [N]     writes OUT/originals.json, OUT/twins.json and OUT/data
    surely eval ask --questions OUT/twins.json --data OUT/data

SPIDER has dev.json, tables.json and database; N bounds the questions. Needs sqlglot.
"""
import collections
import json
import os
import re
import shutil
import sqlite3
import sys

import sqlglot
from sqlglot import exp
from sqlglot.optimizer.qualify import qualify

STORED = {exp.Count: "number_of_", exp.Avg: "average_", exp.Sum: "total_", exp.Max: "maximum_", exp.Min: "minimum_"}


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


class Database:
    def __init__(self, path, names):
        self.path, self.name = path, names["db_id"]
        tables = [t.lower() for t in names["table_names_original"]]
        self.columns = {t: {} for t in tables}  # their labels, by table and column
        for (at, column), (_, label) in zip(names["column_names_original"], names["column_names"]):
            if at >= 0:
                self.columns[tables[at]][column.lower()] = label.lower()
        self.labels = dict(zip(tables, (t.lower() for t in names["table_names"])))
        keys = set(names["primary_keys"]) | {k for pair in names["foreign_keys"] for k in pair}
        self.keys = {(tables[at], column.lower()) for at, column in (names["column_names_original"][k] for k in keys)}

    def read(self, sql):
        """The statement with each column's table named, or None."""
        schema = {t: dict.fromkeys(columns, "text") for t, columns in self.columns.items()}
        try:
            text = re.sub(r'"([^"]*)"', lambda m: exp.Literal.string(m[1]).sql(), sql)
            tree = sqlglot.parse_one(text, dialect="sqlite")
            tree = qualify(tree, schema=schema, dialect="sqlite", quote_identifiers=False, expand_stars=False)
        except sqlglot.errors.SqlglotError:
            return None
        return tree if isinstance(tree, exp.Select) and not list(tree.find_all(exp.Subquery)) else None


def tables_of(tree):
    """The tables of a statement by alias."""
    return {t.alias_or_name.lower(): t.name.lower() for t in tree.find_all(exp.Table)}


def rename(tree, table, column, to):
    """The statement with a column renamed; the names of what is shown do not matter."""
    of, out = tables_of(tree), tree.copy()
    for c in out.find_all(exp.Column):
        if of.get(c.table.lower()) == table and c.name.lower() == column:
            c.set("this", exp.to_identifier(to, quoted=True))
    return out.sql("sqlite")


def new_names(label, owner, taken):
    """Two names that may stand for a label: shortened, run together, or with its owner's name before."""
    words = label.split()
    forms = ["_".join(w[:4] if len(w) > 6 else w for w in words), "".join(words), "_".join(owner.split() + words),
             "_".join(words + ["value"])]
    forms = [f for i, f in enumerate(forms) if f and f not in taken and f not in forms[:i]]
    turn = len(label) % len(forms) if forms else 0
    return (forms[turn], forms[(turn + 1) % len(forms)]) if len(forms) > 1 else None


def shown_column(db, tree):
    for e in tree.expressions:
        c = e.unalias()
        if isinstance(c, exp.Column):
            table = tables_of(tree).get(c.table.lower(), "")
            if c.name.lower() in db.columns.get(table, {}) and (table, c.name.lower()) not in db.keys:
                return table, c.name.lower()
    return None


def columns(db, tree):
    """The column asked for stands twice; in its twin each value belongs to the next row."""
    table, column = shown_column(db, tree) or (None, None)
    pair = table and new_names(db.columns[table][column], db.labels[table], db.columns[table])
    if not pair:
        return None
    t, c, a, b = map(quoted, (table, column, *pair))
    return f"""ALTER TABLE {t} ADD COLUMN {b};
        UPDATE {t} SET {b} = coalesce((SELECT o.{c} FROM {t} o WHERE o.rowid > {t}.rowid ORDER BY o.rowid LIMIT 1),
            (SELECT o.{c} FROM {t} o ORDER BY o.rowid LIMIT 1));
        ALTER TABLE {t} RENAME COLUMN {c} TO {a}""", [rename(tree, table, column, name) for name in pair]


def tables(db, tree):
    """The table asked about stands twice; its twin lacks every third row."""
    found = list(tree.find_all(exp.Table))
    pair = len(found) == 1 and new_names(db.labels.get(found[0].name.lower(), ""), db.name.replace("_", " "), db.columns)
    if not pair:
        return None
    golds = []
    for name in pair:
        out = tree.copy()
        out.find(exp.Table).set("this", exp.to_identifier(name, quoted=True))
        golds.append(out.sql("sqlite"))
    t, a, b = quoted(found[0].name), *map(quoted, pair)
    return f"""CREATE TABLE {b} AS SELECT * FROM {t} WHERE rowid % 3 <> 1; ALTER TABLE {t} RENAME TO {a}""", golds


def joins(db, tree):
    """A column of one of two joined tables stands in the other one, too, with other values."""
    of = tables_of(tree)
    table, column = shown_column(db, tree) or (None, None)
    if not table or len(of) != 2 or len(set(of.values())) != 2:
        return None
    near = next(t for t in of.values() if t != table)
    if column in db.columns[near]:
        return None
    alone = tree.copy()
    alone.set("joins", None)
    alone.set("from_" if "from_" in alone.args else "from", exp.From(this=exp.to_table(quoted(near))))
    for c in alone.find_all(exp.Column):
        if of.get(c.table.lower()) == table and c.name.lower() != column:
            return None
        c.set("table", None)
    n, c, t = map(quoted, (near, column, table))
    return f"""ALTER TABLE {n} ADD COLUMN {c};
        UPDATE {n} SET {c} = (SELECT o.{c} FROM {t} o ORDER BY (o.rowid * 7 + {n}.rowid * 3) % 11 LIMIT 1)
        """, [tree.sql("sqlite"), alone.sql("sqlite")]


def figures(db, tree):
    """A figure is stored, too, with another value: in a table of its groups, or in one of its own."""
    computed = [e.unalias() for e in tree.expressions if type(e.unalias()) in STORED]
    by = [g for g in (tree.args.get("group") or exp.Group()).expressions if isinstance(g, exp.Column)]
    others = [e.unalias() for e in tree.expressions if e.unalias() not in computed]
    without = ("where", "having", "order", "limit") if by else ("where", "having", "order", "limit", "joins")
    if len(computed) != 1 or len(by) > 1 or any(o not in by for o in others) or any(tree.args.get(w) for w in without):
        return None
    of, column = tables_of(tree), computed[0].find(exp.Column)
    table = of[by[0].table.lower()] if by else next(iter(of.values()))
    about = db.columns[table].get(column.name.lower(), db.labels[table]) if column else db.labels[table]
    name = STORED[type(computed[0])] + about.replace(" ", "_")
    stored = f"{table}_by_{by[0].name.lower()}" if by else table + "_summary"
    kept = tree.copy()
    kept.set("expressions", [*(exp.alias_(g.copy(), g.name) for g in by), exp.alias_(computed[0].copy(), "figure")])
    shown = ", ".join(quoted(name) if e.unalias() in computed else quoted(by[0].name) for e in tree.expressions)
    return f"""CREATE TABLE {quoted(stored)} AS SELECT {"".join(quoted(g.name) + ", " for g in by)}
        figure * 1.25 + 1 AS {quoted(name)} FROM ({kept.sql("sqlite")})
        """, [tree.sql("sqlite"), f"SELECT {shown} FROM {quoted(stored)}"]


def differ(path, golds):
    """Whether both statements return rows, and other ones."""
    with sqlite3.connect(path) as conn:
        conn.text_factory = lambda b: b.decode(errors="replace")
        found = [collections.Counter(map(repr, conn.execute(g).fetchall())) for g in golds]
    return all(found) and found[0] != found[1]


def main(spider, out, limit):
    def load(name):
        with open(os.path.join(spider, name), encoding="utf-8") as f:
            return json.load(f)

    names, originals, twins = {t["db_id"]: t for t in load("tables.json")}, [], []
    os.makedirs(f"{out}/data", exist_ok=True)
    for i, q in enumerate(load("dev.json")[:limit]):
        db = Database(f"{spider}/database/{q['db_id']}/{q['db_id']}.sqlite", names[q["db_id"]])
        tree = db.read(q["query"])
        if tree is None:
            continue
        shutil.copy(db.path, f"{out}/data/{db.name}.sqlite")
        originals.append({"id": f"original-{i}", "data": db.name + ".sqlite", "kind": "original",
                          "turns": [q["question"]], "gold": [q["query"]]})
        for kind in (columns, tables, joins, figures):
            made = kind(db, tree)
            if not made:
                continue
            script, golds = made
            file = f"{out}/data/{kind.__name__}-{i}.sqlite"
            shutil.copy(db.path, file)
            try:
                with sqlite3.connect(file) as conn:
                    conn.text_factory = lambda b: b.decode(errors="replace")
                    conn.executescript(script)
                usable = differ(file, golds)
            except sqlite3.Error:
                usable = False
            if usable:
                twins.append({"id": f"{kind.__name__}-{i}", "data": os.path.basename(file), "kind": kind.__name__,
                              "turns": [q["question"]], "gold": golds, "ambiguous": True})
            else:
                os.remove(file)
    for name, cases in (("originals", originals), ("twins", twins)):
        with open(f"{out}/{name}.json", "w", encoding="utf-8") as f:
            json.dump(cases, f, indent=1)
    print(len(originals), "originals,", collections.Counter(c["kind"] for c in twins))


main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else None)
