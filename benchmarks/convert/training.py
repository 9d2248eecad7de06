"""Writes cases for `go run ./cmd/lab`, in the evaluation's one form: a file for each corpus in OUT/rows (for the schema
pass and the second pass), OUT/decode and OUT/joint; OUT/measured has questions of which only figures are read. The
databases of cmd/lab/gate.txt are left out: gate.py writes their questions.

    python3 benchmarks/convert/training.py SHARED OUT [LISTED]      from the repository's root

SHARED has spider, everyday, wikitables and wikisql; LISTED are more questions like training/questions.jsonl's.
"""
import json
import os
import re
import sys
from decimal import Decimal

from gate import gated
from mix import lines, ordered
from variants import renamed, short_forms, swapped

sys.path.insert(0, "training/schema")
from heldout import held_out  # noqa: E402

PLAIN = 4  # the weight of questions phrased as people phrase them: they are few and matter most
STRANGE = 10  # a question about another database for so many of a database's own: it cannot be answered
OTHER_TOPIC = 3  # one question of so many also comes after one of another topic
WIKI_JOINT_TABLES = 3  # every third table of WikiSQL is kept from the decoder, for the model over both readers
WIKI_JOINT = 30  # questions for one that the model over both readers is fitted on


def load(path):
    with open(path, encoding="utf-8") as f:
        return json.load(f)


def grouped(cases):
    """Cases by their data, in the order of its first occurrence."""
    by = {}
    for c in cases:
        by.setdefault(c["data"], []).append(c)
    return list(by.values())


def case(data, question, golds, **more):
    known = {"gold": golds, "order": ordered(golds[0])} if golds[0] else {"unanswerable": True}
    return {"data": data, "turns": [question], **known, **more}


def with_strange(cases):
    """Groups questions by database, each with some about other databases."""
    out, groups = [], grouped(cases)
    for i, of in enumerate(groups):
        out += of
        for k in range((len(of) + STRANGE - 1) // STRANGE):
            other = groups[(i + len(groups) // 2 + k) % len(groups)]
            if other[0]["data"] != of[0]["data"]:
                out.append({"data": of[0]["data"], "turns": other[(7 * k + 3) % len(other)]["turns"], "unanswerable": True})
    return out


class Spider:
    def __init__(self, shared):
        self.folder = os.path.abspath(f"{shared}/spider")
        self.names = {t["db_id"]: t for t in load(f"{shared}/spider/tables.json")}

    def origin(self, db):
        return {"path": f"{self.folder}/database/{db}/{db}.sqlite", "names": self.names[db]}

    def cases(self, part):
        return with_strange([case(q["db_id"], q["question"], [q["query"]], exact=True)
                             for q in load(f"{self.folder}/{part}.json")])

    def plain(self, path):
        return with_strange([case(q["db"], q["question"], [q.get("sql") or ""] + (q.get("or") or []), often=PLAIN,
                                  **{k: q[k] for k in ("today",) if k in q})
                             for q in lines(path)])

    def scripts(self, cases, folder):
        """The origins of our own databases, made by scripts beside the questions, and of Spider's."""
        out = {}
        for db in {c["data"] for c in cases}:
            script = f"{folder}/databases/{db}.sql"
            if os.path.exists(script):
                with open(script, encoding="utf-8") as f:
                    out[db] = {"script": f.read()}
            else:
                out[db] = self.origin(db)
        return out


def dialogues(path, shared):
    """The turns of our conversations: each a question with those before it and their statements."""
    cases, origins, data = [], {}, ""
    before = []
    with open(path, encoding="utf-8") as f:
        for line in (x.rstrip("\n") for x in f):
            if line.startswith("@ "):
                file = line[2:]
                data, before = os.path.splitext(file)[0], []
                script = f"training/databases/{file}"
                if os.path.exists(script):
                    with open(script, encoding="utf-8") as g:
                        origins[data] = {"script": g.read()}
                else:
                    origins[data] = {"path": os.path.abspath(f"{shared}/everyday/data/{file}")}
            elif "\t" in line and not line.startswith("#"):
                before.append(line.split("\t")[:2])
                cases.append(turn(data, before))
            elif not line:
                before = []
    return [c for c in cases if len(c["turns"]) > 1], origins


def turn(data, asked, **more):
    """The last of a conversation's questions with their statements."""
    return case(data, asked[-1][0], [asked[-1][1]]) | {"turns": [q for q, _ in asked], "before": [s for _, s in asked[:-1]],
                                                       "often": PLAIN, **more}


def conversations(path, alone):
    """The turns of conversations over the databases of single questions, and of those some after another that has nothing
    to do with them."""
    out = []
    for x in lines(path):
        asked = list(zip(x["turns"], x["sqls"]))
        out += [turn(x["db"], asked[:n], today=x["today"]) for n in range(2, len(asked) + 1)]
    of = grouped([c for c in alone if c.get("gold") and c["data"] in {x["data"] for x in out}])
    for questions in of:
        for i in range(0, len(questions), OTHER_TOPIC):
            first, then = questions[(i * 7 + 3) % len(questions)], questions[i]
            if first is not then:
                out.append({**then, "turns": first["turns"] + then["turns"], "before": first["gold"][:1]})
    return out


def everyday(folder, part, keep):
    """Single questions of a part, with the origins of their data."""
    out, origins = [], {}
    for q in load(f"{folder}/questions.json"):
        if len(q["turns"]) == 1 and q["part"] == part and keep(q):
            name = os.path.splitext(q["data"])[0]
            origins[name] = {"path": os.path.abspath(f"{folder}/data/{q['data']}")}
            same = ("turns", "gold", "unanswerable", "order", "kind", "ambiguous")
            out.append({"data": name, "often": PLAIN, **{k: q[k] for k in same if k in q}})
    return out, origins


def answered(q):
    return (q.get("gold") or q.get("unanswerable")) and not q.get("gold_rows")


def texts(folder):
    """Questions of what texts say: their statements stand in what they mean, as answers are labelled."""
    cases, origins = everyday(folder, "train", lambda q: "SELECT" in q.get("means", "") or q.get("unanswerable"))
    means = {q["turns"][0]: q["means"] for q in load(f"{folder}/questions.json") if not q.get("unanswerable")}
    return [{**c, "gold": [means.get(c["turns"][0], "")]} if not c.get("unanswerable") else c for c in cases], origins


def tables(folder):
    origins = {t["id"]: {"tables": [{"id": "table", "header": t["header"], "rows": t["rows"]}]}
               for t in lines(f"{folder}/tables.jsonl")}
    return [{"data": q["table"], "turns": [q["question"]], "answer": q["answer"]}
            for q in lines(f"{folder}/train.jsonl")], origins


def cell(v):
    """A cell as text."""
    if v is None:
        return ""
    return format(Decimal(repr(v)), "f").removesuffix(".0") if isinstance(v, float) else str(v)


def number(v):
    found = re.search(r"[-+]?\d*\.?\d+(?:e[-+]?\d+)?", cell(v).replace(",", "").lower())
    return float(found[0]) if found else None


def holds(t, row, column, op, value):
    a, b = cell(row[column]).strip().lower(), cell(value).strip().lower()
    if t["types"][column] == "real":
        a, b = number(row[column]), number(value)
    return a is not None and b is not None and (a == b if op == 0 else a > b if op == 1 else a < b)


def wiki_answer(t, sql):
    """What WikiSQL's query gives: empty if nothing."""
    got = [r[sql["sel"]] for r in t["rows"] if all(holds(t, r, *c) for c in sql["conds"])]
    if sql["agg"] == 0:
        return [cell(v).strip().lower() for v in got]
    if sql["agg"] == 3:
        return [str(len(got))]
    known = [n for n in map(number, got) if n is not None]
    of = {1: max, 2: min, 4: sum, 5: lambda x: sum(x) / len(x)}[sql["agg"]]
    return [cell(round(float(of(known)), 6))] if known else []


def numbered(sql):
    """WikiSQL's query over columns c0, c1 …: headers may repeat."""
    select = ["c%d", "max(c%d)", "min(c%d)", "count(c%d)", "sum(c%d)", "avg(c%d)"][sql["agg"]] % sql["sel"]
    where = " AND ".join(f"c{c} {'=><'[op]} {literal(v)}" for c, op, v in sql["conds"])
    return f"SELECT {select} FROM t" + (" WHERE " + where if where else "")


def literal(v):
    return cell(v) if isinstance(v, (int, float)) else "'" + cell(v).replace("'", "''") + "'"


def unique(header):
    seen, out = [], []
    for i, name in enumerate(header):
        out.append(f"{name} ({i + 1})" if name.lower() in seen else name)
        seen.append(name.lower())
    return out


def wikisql(folder, part):
    known = {t["id"]: t for t in lines(f"{folder}/{part}.tables.jsonl")}
    cases = []
    for q in lines(f"{folder}/{part}.jsonl"):
        answer = wiki_answer(known[q["table_id"]], q["sql"])
        if answer:
            cases.append({"data": q["table_id"], "turns": [q["question"]], "answer": answer, "gold": [numbered(q["sql"])]})
    return cases, {i: {"tables": [{"id": "t", "header": unique(t["header"]),
                                   "rows": [[cell(v) for v in row] for row in t["rows"]]}]} for i, t in known.items()}


def some(cases, wanted):
    """The cases of the wanted tables, by number and name."""
    return [c for i, of in enumerate(grouped(cases)) if wanted(i, of[0]["data"]) for c in of]


def write(out, name, cases, origins):
    """Writes a corpus without what the gate holds; a database's origin stands with its first question."""
    cases = [c for c in cases if not gated(c)]
    os.makedirs(os.path.dirname(f"{out}/{name}"), exist_ok=True)
    with open(f"{out}/{name}.jsonl", "w", encoding="utf-8") as f:
        for of in grouped(cases):
            for i, c in enumerate(of):
                f.write(json.dumps({**c, "origin": origins[c["data"]]} if i == 0 else c, ensure_ascii=False) + "\n")


def main(shared, out, listed=None):
    spider = Spider(shared)
    of_spider = {db: spider.origin(db) for db in spider.names}
    train, dev, plain = spider.cases("train"), spider.cases("dev"), spider.plain("training/questions.jsonl")
    wiki, wiki_dev = wikisql(f"{shared}/wikisql", "train"), wikisql(f"{shared}/wikisql", "dev")
    corpora = {"plain": (plain, spider.scripts(plain, "training")),
               "everyday": everyday(f"{shared}/everyday", "train", answered), "spider": (train, of_spider)}
    for name, corpus in corpora.items():
        write(out, f"rows/{name}", *corpus)
        write(out, f"decode/{name}", *corpus)
    write(out, "rows/wikitables", *tables(f"{shared}/wikitables"))
    write(out, "rows/wikisql", *wiki)
    write(out, "rows/texts", *texts("benchmarks/everyday/texts"))
    if listed:
        made = spider.plain(listed)
        of_made = spider.scripts(made, os.path.dirname(listed))
        write(out, "rows/made", made, of_made)
        write(out, "decode/made", made, of_made)
    spoken = spider.plain("training/spoken/questions.jsonl")
    of_spoken = spider.scripts(spoken, "training/spoken")
    write(out, "decode/spoken", spoken, of_spoken)
    write(out, "decode/renamed", *renamed(spoken, of_spoken, short_forms("training/names.tsv")))
    write(out, "decode/swapped", *swapped(spoken, of_spoken))
    talks = conversations("training/spoken/conversations.jsonl", spoken)
    write(out, "decode/talks", talks, spider.scripts(talks, "training/spoken"))
    write(out, "decode/dialogues", *dialogues("training/dialogues.txt", shared))
    write(out, "decode/spiderdev", dev, of_spider)
    write(out, "decode/wikidev", some(wiki_dev[0], lambda i, _: i % 20 == 0), wiki_dev[1])
    write(out, "decode/wikisql", some(wiki[0], lambda i, _: i % WIKI_JOINT_TABLES < 2), wiki[1])
    write(out, "measured/everydaydev", *everyday(f"{shared}/everyday", "dev", answered))
    new = spider.plain("training/joint/questions.jsonl")
    write(out, "joint/plain", new, spider.scripts(new, "training/joint"))
    unseen = some(wiki[0], lambda i, name: i % WIKI_JOINT_TABLES == 2 and not held_out(name))
    write(out, "joint/wikisql", unseen[WIKI_JOINT - 1::WIKI_JOINT], wiki[1])


if __name__ == "__main__":
    main(*sys.argv[1:4])
