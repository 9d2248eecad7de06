"""Mixes WikiSQL's questions, without their tables, with SQuAD's, without their paragraphs: one collection of tables and
passages, in the form of `surely eval mix`. Questions about a third of the articles only: the others were learnt from.

    python3 benchmarks/convert/mix.py SHARED OUT      writes OUT/{questions,tables,passages}.jsonl
"""
import json
import os
import random
import sys

WIKISQL, PASSAGES = 300, 6000


def lines(path):
    with open(path, encoding="utf-8") as f:
        return [json.loads(line) for line in f]


def ordered(sql):
    """Whether a statement sorts its rows, and not only those of a window or of a nested statement."""
    depth = 0
    for i, letter in enumerate(sql):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and sql[i:i + 8].lower() == "order by":
            return True
    return False


def held_out(article):
    h = 2166136261
    for b in article.encode():
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return (h >> 3) % 3 == 0


def number(v):
    try:
        return float(str(v).replace(",", ""))
    except ValueError:
        return None


def holds(cell, op, value):
    a, b = number(cell), number(value)
    if op == 0:
        return a == b if a is not None and b is not None else str(cell).strip().lower() == str(value).strip().lower()
    return a is not None and b is not None and (a > b if op == 1 else a < b)


def answer(sql, rows):
    """What WikiSQL's query gives; empty if nothing."""
    got = [r[sql["sel"]] for r in rows if all(holds(r[c], op, v) for c, op, v in sql["conds"])]
    got = [v for v in got if v is not None]
    if sql["agg"] == 3:
        return [len(got)]
    if sql["agg"] == 0 or not got:
        return got
    numbers = [n for n in map(number, got) if n is not None]
    if not numbers:
        return [max(got) if sql["agg"] == 1 else min(got)] if sql["agg"] < 3 else []
    return [{1: max, 2: min, 4: sum, 5: lambda x: sum(x) / len(x)}[sql["agg"]](numbers)]


def main(shared, out):
    tables = {t["id"]: t for t in lines(f"{shared}/wikisql/dev.tables.jsonl")}
    questions, passages = [], {}
    with open(f"{shared}/reading/xquad.json", encoding="utf-8") as f:
        articles = json.load(f)["data"]
    for article in articles:
        title = article.get("title", "").replace("_", " ")
        for p in article["paragraphs"]:
            name = f"paragraph {len(passages)}"
            passages[name] = (title, p["context"])
            for q in p["qas"]:
                if held_out(title):
                    questions.append((q["question"], [q["answers"][0]["text"]], name))
    for q in lines(f"{shared}/reading/boolq.jsonl"):
        passages.setdefault("boolq " + q["passage"][:80], ("", q["passage"]))
    few = 0
    for line in lines(f"{shared}/hybridqa/dev.passages.jsonl"):
        for link, text in sorted(line["passages"].items()):
            if few < PASSAGES and link not in passages:
                few += 1
                passages[link] = (link.removeprefix("/wiki/").replace("_", " "), text)
    asked = []
    for q in lines(f"{shared}/wikisql/dev.jsonl"):
        got = answer(q["sql"], tables[q["table_id"]]["rows"])
        if got:
            asked.append((q["question"], got, q["table_id"]))
    questions += random.Random(1).sample(asked, WIKISQL)
    os.makedirs(out, exist_ok=True)

    def write(name, records):
        with open(f"{out}/{name}.jsonl", "w", encoding="utf-8") as f:
            for r in records:
                f.write(json.dumps(r, ensure_ascii=False) + "\n")

    write("questions", ({"question": q, "answer": a, "documents": [d]} for q, a, d in questions))
    write("tables", ({"id": t["id"], "title": t.get("page_title") or "", "header": t["header"], "rows": t["rows"]}
                     for t in tables.values()))
    write("passages", ({"id": i, "title": t, "text": x} for i, (t, x) in passages.items()))


if __name__ == "__main__":
    main(*sys.argv[1:3])
