"""Writes the questions that every reader is measured at, about the databases of cmd/lab/gate.txt, for `surely eval ask`:
OUT/questions.json, OUT/turns.json (the later turns of conversations) and OUT/data. Their parts are their authors. Only
figures of them are read.

    python3 benchmarks/convert/gate.py OUT      from the repository's root
"""
import json
import os
import sqlite3
import sys

from mix import lines, ordered

with open("cmd/lab/gate.txt", encoding="utf-8") as f:
    AUTHORS = {name: author for author, name in (line.split() for line in f if not line.startswith("#"))}


def gated(case):
    """Whether nothing may learn from a case."""
    return case["data"] in AUTHORS


def case(number, x, turns, golds):
    known = {"gold": golds, "order": ordered(golds[0])} if golds[0] else {"unanswerable": True}
    return {"id": f"{x['db']}-{number}", "data": x["db"] + ".sqlite", "part": AUTHORS[x["db"]], "turns": turns,
            "today": x.get("today", ""), **known}


def of_gate(path):
    return [x for x in lines(path) if x["db"] in AUTHORS]


def main(out):
    os.makedirs(f"{out}/data", exist_ok=True)
    questions, turns = [], []
    for folder in ("training/joint", "training/spoken"):
        for x in of_gate(f"{folder}/questions.jsonl"):
            questions.append(case(len(questions), x, [x["question"]], [x.get("sql") or ""] + (x.get("or") or [])))
        for name in {x["data"] for x in questions}:
            script, path = f"{folder}/databases/{name[:-len('.sqlite')]}.sql", f"{out}/data/{name}"
            if os.path.exists(script) and not os.path.exists(path):
                with sqlite3.connect(path) as db, open(script, encoding="utf-8") as f:
                    db.executescript(f.read())
    for x in of_gate("training/spoken/conversations.jsonl"):
        for n in range(1, len(x["turns"])):
            turns.append(case(len(turns), x, x["turns"][:n + 1], [x["sqls"][n]]))
    for name, cases in (("questions", questions), ("turns", turns)):
        with open(f"{out}/{name}.json", "w", encoding="utf-8") as f:
            json.dump(cases, f, ensure_ascii=False)


if __name__ == "__main__":
    main(sys.argv[1])
