"""Writes twelve pairs of files as people keep them, and questions with gold. Run: python3 make.py (from this folder).

A trade is a list of jobs and a list of customers. Every cell has a clean value and the text that a person typed for it.
A question is declared as an aggregate with conditions on clean values. Its gold is computed from the clean rows; check()
computes it again from the text in the files, with SQL, and stops at a difference. The same seed gives the same bytes.
"""

import csv
import datetime
import json
import os
import random
import sqlite3

TODAY = datetime.date(2026, 11, 27)
PEOPLE = [("Ada Kern", "A. Kern"), ("Bruno Vogt", "B. Vogt"), ("Carys Pugh", "C. Pugh"), ("Dilip Nair", "Dr Nair"),
          ("Edda Roth", "E. Roth"), ("Fintan Daly", "F. Daly"), ("Greta Lund", "G. Lund"), ("Hamid Azar", "H. Azar"),
          ("Ilse Brandl", "Frau Brandl"), ("Joao Pinto", "J. Pinto"), ("Keir Moss", "K. Moss"), ("Lotte Haas", "L. Haas")]
STREETS = [("Quay Road", "Quay Rd"), ("Saint Mary Street", "St Mary St"), ("Mill Lane", "Mill Ln"), ("North Gate", "North gate"),
           ("South Gate", "south Gate"), ("Bridge Avenue", "Bridge Ave"), ("Orchard Close", "Orchard Cl."), ("Dock Road", "Dock Rd."),
           ("Elm Square", "Elm Sq"), ("Harbour Terrace", "Harbor Terrace")]
TOWNS = [("Sankt Veit", "St. Veit"), ("Altenmarkt", "Altenmarkt "), ("Paris 1", "paris 1"), ("Paris 2", "PARIS 2"),
         ("Bad Ischl", "bad Ischl"), ("Kirchdorf", "Kirchdrof"), ("Upper Wells", "Upr Wells"), ("Lower Wells", "Lwr Wells")]
FIRMS = ["Harrow", "Pellow", "Ostler", "Quill", "Rusk", "Sandoe", "Tarn", "Ullman", "Varley", "Wick", "Yarrow", "Zeller"]


class Kind:
    """A column: draw returns a clean value; text returns what is typed for it."""

    def __init__(self, name, draw, text=None, spellings=None):
        self.name, self.draw, self.spellings = name, draw, spellings
        self.text = text or (lambda rng, v: "" if v is None else str(v))


def spelled(name, values, rare=.3, blank=0.):
    """values: clean values with the other ways to write them."""
    other = {v[0]: list(v[1:]) + [v[0].lower(), v[0] + " "] for v in values}
    weights = [len(values) + 2 - i for i in range(len(values))]

    def draw(rng, _):
        return None if rng.random() < blank else rng.choices(list(other), weights)[0]

    def text(rng, v):
        return "" if v is None else rng.choice(other[v]) if rng.random() < rare else v
    return Kind(name, draw, text, {k: sorted({k, *o}) for k, o in other.items()})


def flag(name, yes, no, p=.55, blank=.1):
    """yes and no are the texts of each; the blank is None where "" is not among them."""
    def draw(rng, _):
        return None if "" not in no and rng.random() < blank else int(rng.random() < p)

    def text(rng, v):
        return "" if v is None else rng.choice(yes if v else no)
    return Kind(name, draw, text, {1: yes, 0: no})


def number(name, low, high, decimals=0):
    return Kind(name, lambda rng, _: round(rng.uniform(low, high), decimals) if decimals else rng.randint(low, high))


def total(name, formula):
    return Kind(name, lambda rng, row: formula(row))


def series(name, start):
    return Kind(name, lambda rng, row: start + row["#"])


def day(name, after=None, most=40, blank=0.):
    def draw(rng, row):
        if rng.random() < blank:
            return None
        if after:
            return str(datetime.date.fromisoformat(row[after]) + datetime.timedelta(days=rng.randint(1, most)))
        return str(TODAY - datetime.timedelta(days=rng.randint(45, 640)))
    return Kind(name, draw)


def reference(name, start, count):
    return Kind(name, lambda rng, _: start + min(int(rng.expovariate(1 / (count / 3))), count - 1))


YN, TICK, JA = (["y", "Yes", "yes"], ["N", "no", "No"]), (["✓", "x"], [""]), (["ja", "Ja", "j"], ["nein", "Nein"])
CLASSES = {"size": [("S",), ("M",), ("L",), ("XL",)], "price": [("cheap",), ("moderate",), ("expensive",), ("luxury",)],
           "urgency": [("low",), ("medium",), ("high",), ("urgent",)]}


class Trade:
    def __init__(self, at, name, part, jobs, clients, words):
        self.at, self.name, self.part, self.words = at, name, part, words
        self.files = {"jobs": jobs[0], "clients": clients[0]}
        rng = self.rng = random.Random(6000 + at)
        self.kinds, self.clean, self.typed = {}, {}, {}
        for table, (_, kinds), rows in (("clients", clients, 60 + 2 * at), ("jobs", jobs, 120 + 10 * at)):
            self.kinds[table] = kinds
            self.clean[table], self.typed[table] = [], []
            for i in range(rows):
                row = {"#": i}
                for k in kinds:
                    row[k.name] = k.draw(rng, row)
                self.clean[table].append(row)
                self.typed[table].append([k.text(rng, row[k.name]) for k in kinds])
        key = clients[1][0].name
        self.link = next(k.name for k in jobs[1] if k.name == words["ref"])
        self.by_key, self.key = {c[key]: c for c in self.clean["clients"]}, key

    def kind(self, column):
        return next((t, k) for t in ("jobs", "clients") for k in self.kinds[t] if k.name == column)

    def write(self):
        folder = os.path.join("data", self.name)
        os.makedirs(folder, exist_ok=True)
        for table, file in self.files.items():
            with open(os.path.join(folder, file + ".csv"), "w", newline="", encoding="utf-8") as f:
                out = csv.writer(f, lineterminator="\n")
                out.writerow([k.name for k in self.kinds[table]])
                out.writerows(self.typed[table])

    def rows(self, table, where):
        """The clean rows that meet all conditions (column, operator, value)."""
        for row in self.clean[table]:
            joined = {**self.by_key[row[self.link]], **row} if table == "jobs" else row
            if all(meets(joined[column], operator, value) for column, operator, value in where):
                yield joined

    def compute(self, table, measure, where=(), by=None, top=0):
        """Aggregates clean rows; measure is count, share or (function, column). top: only the largest group."""
        groups = {}
        for row in self.rows(table, where if measure != "share" else where[:-1]):
            if by is None or row[by] is not None:
                groups.setdefault(by and row[by], []).append(row)
        out = {}
        for name, rows in groups.items():
            if measure == "count":
                out[name] = len(rows)
            elif measure == "share":
                column, _, wanted = where[-1]
                out[name] = sum(r[column] == wanted for r in rows) / len(rows)
            else:
                values = [r[measure[1]] for r in rows if r[measure[1]] is not None]
                out[name] = {"sum": sum, "max": max, "avg": lambda v: sum(v) / len(v)}[measure[0]](values)
        if top:
            best = sorted(out.values(), reverse=True)
            assert len(best) > 1 and best[0] > best[1], (self.name, "tie", by)
            out = {k: v for k, v in out.items() if v == best[0]}
        return out or {None: 0}

    def database(self):
        """The files, read as they are into SQLite."""
        db = sqlite3.connect(":memory:")
        for table, file in self.files.items():
            with open(os.path.join("data", self.name, file + ".csv"), newline="", encoding="utf-8") as f:
                header, *rows = csv.reader(f)
            db.execute(f"create table {table} ({', '.join(map(quoted, header))})")
            db.executemany(f"insert into {table} values ({', '.join('?' * len(header))})", rows)
        return db

    def read(self, column):
        """SQL for the clean value of a column of the files."""
        table, kind = self.kind(column)
        cell = f"{table}.{quoted(column)}"
        if not kind.spellings:
            return (f"case when {cell} = '' then null when cast({cell} as real) || '' in ({cell}, {cell} || '.0') "
                    f"then {cell} + 0 else {cell} end")
        return "case " + " ".join(f"when {cell} in ({', '.join(literal(s) for s in all)}) then {literal(v)}"
                                  for v, all in kind.spellings.items()) + " end"

    def check(self, db, table, measure, where=(), by=None, top=0):
        """compute again, from the files."""
        conditions = [f"{self.read(c)} {'like' if op == '~' else op} {literal(f'{v}%' if op == '~' else v)}" for c, op, v in where]
        what = "count(*)"
        if measure == "share":
            what, conditions = f"avg(coalesce({conditions[-1]}, 0))", conditions[:-1]
        elif measure != "count":
            what = f"{measure[0]}({self.read(measure[1])})"
        source = table if table == "clients" else (
            f"jobs join clients on jobs.{quoted(self.link)} = clients.{quoted(self.key)}")
        if by:
            conditions.append(f"{self.read(by)} is not null")
        rows = db.execute(f"select {self.read(by) if by else 'null'}, {what} from {source} where "
                          f"{' and '.join(conditions) or '1'} group by 1 order by 2 desc {'limit 1' if top else ''}").fetchall()
        return dict(rows) or {None: 0}

    def shown(self, column, value):
        """The ways in which an answer may show a value: as meant, or as typed most often."""
        table, kind = self.kind(column)
        if not kind.spellings:
            return [value]
        at = self.kinds[table].index(kind)
        typed = [t[at].strip() for t, c in zip(self.typed[table], self.clean[table]) if c[column] == value]
        return sorted(set(typed) | {value}, key=lambda s: (s != value, -typed.count(s), s))

    def questions(self):
        db = self.database()
        for n, (text, kind, *declared) in enumerate(ask(self), 1):
            q = {"id": f"{self.name[:4]}{n:02}", "data": self.name, "part": self.part, "kind": kind, "turns": [text], "gold": [],
                 "ambiguous": False, "readings": [], "unanswerable": not declared, "order": False}
            for one in declared:
                found, again = self.compute(**one), self.check(db, **one)
                assert found.keys() == again.keys() and all(abs(found[k] - again[k]) < 1e-6 for k in found), (text, found, again)
                q["gold"] += list(self.gold(found, **one))
            yield q

    def gold(self, found, measure, by=None, top=0, **_):
        if by and top:
            (value,) = found
            return [f"select {literal(s)}" for s in self.shown(by, value)]
        scales = (1, 100) if measure == "share" else (1,)
        first = [" union all ".join(f"select {literal(self.shown(by, k)[i] if i < len(self.shown(by, k)) else k)}, "
                                    f"{literal(round(v * s, 6))}" for k, v in found.items())
                 for i in range(2) for s in scales] if by else [f"select {literal(round(found[None] * s, 6))}" for s in scales]
        return list(dict.fromkeys(first))


def meets(cell, operator, value):
    return cell is not None and (str(cell).startswith(value) if operator == "~" else cell == value)


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def literal(v):
    return "'" + v.replace("'", "''") + "'" if isinstance(v, str) else str(v)


def ask(t):
    """The questions of a trade: text, kind, and what it may mean; without a meaning, there is no answer in the files."""
    w = t.words
    jobs, clients, flag_, who = w["jobs"], w["clients"], w["flag"], w["who"]
    count = {"table": "jobs", "measure": "count"}
    begun, ended = ({**count, "where": [(w[which], "~", "2026-10")]} for which in ("began", "ended"))
    name = t.clean["clients"][t.at % 5]["Name"]
    yes = {**count, "where": [(flag_, "=", 1)]}

    def say(*ways):
        return ways[t.at % len(ways)]
    return [
        (say(f"how many {jobs} are {w['flagged']}", f"{w['flagged']} {jobs}, how many", f"number of {w['flagged']} {jobs}"),
         "yes", yes),
        (say(f"what share of the {jobs} is {w['flagged']}", f"percentage of {jobs} {w['flagged']}"), "yes",
         {**yes, "measure": "share"}),
        (f"total {w['amount_word']} of the {w['flagged']} {jobs}", "yes", {**yes, "measure": ("sum", w["amount"])}),
        (say(f"which {w['who_word']} {w['did']} the most {jobs}", f"{w['who_word']} with the most {jobs}"), "spelling",
         {**count, "by": who, "top": 1}),
        (say(f"number of {jobs} per {w['who_word']}", f"{jobs} by {w['who_word']}", f"count {jobs} for each {w['who_word']}"),
         "spelling", {**count, "by": who}),
        (f"how many {jobs} did {w['person']} {w['do']}", "spelling", {**count, "where": [(who, "=", w["person"])]}),
        (say(f"how many {clients} are in {w['place']}", f"number of {clients} in {w['place']}"), "spelling",
         {"table": "clients", "measure": "count", "where": [(w["place_column"], "=", w["place"])]}),
        (say(f"{jobs} per {w['place_word']}", f"how many {jobs} by {w['place_word']}"), "reference",
         {**count, "by": w["place_column"]}),
        (say(f"how many {jobs} for {name}", f"number of {jobs} of {name}"), "trap", {**count, "where": [("Name", "=", name)]}),
        (f"how many {jobs} were {w['began_word']} in october 2026", "dates", begun),
        (f"how many {jobs} were {w['ended_word']} in october 2026", "dates", ended),
        (say(f"average {w['amount_word']} by {w['scale']}", f"mean {w['amount_word']} per {w['scale']}"), "amounts",
         {**count, "measure": ("avg", w["amount"]), "by": w["scale_column"]}),
        (say(f"how many {w['value']} {jobs} do we have", f"{jobs} with {w['scale']} {w['value']}, how many"), "scale",
         {**count, "where": [(w["scale_column"], "=", w["value"])]}),
        (w["unknown"], "unanswerable"),
    ]


def trade(at, name, part, files, head, start, ref, flag_, who, dates, amounts, scale, place, more, words):
    """One trade. files, dates, amounts and so on are names of columns; words are how people in it speak."""
    clients = 60 + 2 * at
    first = 3000 + 100 * at
    street, town = spelled("Street", STREETS, .35), spelled("Town" if at % 2 else "Place", TOWNS, .3)
    flags = {"yn": YN, "tick": TICK, "ja": JA}[flag_[1]]
    who_name, people = who, PEOPLE[at % 6:at % 6 + 6]
    net, extra, sum_ = amounts
    columns = [series(head, start), reference(ref, first, clients), spelled(who_name, people, .35),
               day(dates[0]), day(dates[1], dates[0], 40, .15), number(net, 40, 900), number(extra, 8, 170),
               total(sum_, lambda row: row[net] + row[extra]), flag(flag_[0], *flags), spelled(scale[0], CLASSES[scale[1]], .25), *more]
    known = [series(["No", "Nr", "Number"][at % 3], first),
             Kind("Name", lambda rng, row: f"{rng.choice(FIRMS)} {['senior', 'junior', '& Sons', 'A', 'B'][row['#'] % 5]}"),
             street, town, Kind("Phone", lambda rng, _: f"0{rng.randint(660, 699)} {rng.randint(100000, 999999)}"),
             flag("Newsletter", *YN)]
    base = {"ref": ref, "flag": flag_[0], "who": who_name, "began": dates[0], "ended": dates[1], "amount": sum_,
            "scale_column": scale[0], "place_column": {"street": "Street", "town": town.name}[place], "place_word": place}
    return Trade(at, name, part, (files[0], columns), (files[1], known), {**base, **words})


def trades():
    yield trade(0, "millinery", "open", ("orders", "ladies"), "ticket", 1001, "Cust", ("Paid", "yn"), "Milliner",
                ("Ordered", "Collected"), ("Labour_EUR", "Materials_EUR", "Total_EUR"), ("Size", "size"), "street",
                [number("Brim_cm", 3, 18), number("Rank", 1, 40)],
                dict(jobs="orders", clients="ladies", flagged="paid", amount_word="total", who_word="milliner", did="made", do="make",
                     person="Ada Kern", place="Quay Road", began_word="ordered", ended_word="collected", scale="size", value="XL",
                     unknown="which feathers were used for the most hats"))
    yield trade(1, "limekiln", "open", ("burns", "takers"), "burn no", 201, "taker", ("Delivered", "tick"), "Burner",
                ("Lit", "Drawn"), ("Net", "VAT", "Gross"), ("Urgency", "urgency"), "town", [number("Lime_t", 2, 40, 1)],
                dict(jobs="burns", clients="takers", flagged="delivered", amount_word="gross", who_word="burner", did="ran", do="run",
                     person="Carys Pugh", place="Sankt Veit", began_word="lit", ended_word="drawn", scale="urgency", value="urgent",
                     unknown="how much coal did we have left in the bunker last winter"))
    yield trade(2, "kitemaker", "open", ("kites", "flyers"), "Ref", 5001, "for", ("Tested", "ja"), "Sewn by",
                ("Started", "Sent"), ("Sailcloth", "Spars", "Price"), ("Class", "price"), "street", [number("Span (cm)", 60, 400)],
                dict(jobs="kites", clients="flyers", flagged="tested", amount_word="price", who_word="sewer", did="sewed", do="sew",
                     person="Dilip Nair", place="Saint Mary Street", began_word="started", ended_word="sent", scale="class",
                     value="luxury", unknown="what was the wind speed when they were tested"))
    yield trade(3, "gilders", "open", ("frames", "owners"), "frame_no", 701, "owner_no", ("Insured", "yn"), "gilder",
                ("Brought in", "Picked up"), ("Work", "Gold leaf", "Bill"), ("Priority", "urgency"), "town", [number("Width cm", 20, 220)],
                dict(jobs="frames", clients="owners", flagged="insured", amount_word="bill", who_word="gilder", did="did", do="do",
                     person="Edda Roth", place="Paris 1", began_word="brought in", ended_word="picked up", scale="priority", value="low",
                     unknown="which painter is in the most frames"))
    yield trade(4, "stairlifts", "open", ("fittings", "households"), "job", 8101, "House", ("Serviced", "ja"), "Fitter",
                ("Surveyed", "Fitted"), ("Labour", "Parts", "Sum"), ("Grade", "price"), "street", [number("Rail_m", 2, 14, 1)],
                dict(jobs="fittings", clients="households", flagged="serviced", amount_word="sum", who_word="fitter", did="did", do="do",
                     person="Fintan Daly", place="North Gate", began_word="surveyed", ended_word="fitted", scale="grade", value="cheap",
                     unknown="how many households have a lift with a folding footrest"))
    yield trade(5, "softeners", "open", ("visits", "homes"), "Visit", 301, "Home", ("Signed", "tick"), "Technician",
                ("Called", "Visited"), ("Work_EUR", "Salt_EUR", "Invoice_EUR"), ("How urgent", "urgency"), "town", [number("Hardness_dH", 4, 32)],
                dict(jobs="visits", clients="homes", flagged="signed", amount_word="invoice", who_word="technician", did="made", do="make",
                     person="Greta Lund", place="Upper Wells", began_word="called in", ended_word="visited", scale="urgency", value="high",
                     unknown="what is the average water pressure"))
    yield trade(6, "grainmill", "held", ("grindings", "growers"), "docket", 4001, "Grower", ("Organic", "ja"), "Miller",
                ("Tipped", "Ground"), ("Milling", "Sacks", "Charge"), ("Fineness", "size"), "town", [number("Grist_kg", 50, 2400)],
                dict(jobs="grindings", clients="growers", flagged="organic", amount_word="charge", who_word="miller", did="did", do="do",
                     person="Bruno Vogt", place="Bad Ischl", began_word="tipped", ended_word="ground", scale="fineness", value="L",
                     unknown="which millstone wears fastest"))
    yield trade(7, "barometers", "held", ("barometers", "owners"), "Baro", 61, "owner", ("Mercury", "yn"), "Mender",
                ("Taken in", "Handed back"), ("Bench", "Tubes", "Cost"), ("Cost class", "price"), "street", [number("Height_cm", 40, 140)],
                dict(jobs="barometers", clients="owners", flagged="mercury", amount_word="cost", who_word="mender", did="mended", do="mend",
                     person="Carys Pugh", place="Mill Lane", began_word="taken in", ended_word="handed back", scale="cost class",
                     value="moderate", unknown="which of them hung on a ship"))
    yield trade(8, "hedgelaying", "held", ("hedges", "landowners"), "Sheet", 901, "Land", ("Grant", "tick"), "Layer",
                ("Agreed", "Laid"), ("Wages", "Stakes", "Due"), ("Need", "urgency"), "town", [number("Length_m", 15, 900)],
                dict(jobs="hedges", clients="landowners", flagged="grant", amount_word="due", who_word="layer", did="laid", do="lay",
                     person="Dilip Nair", place="Kirchdorf", began_word="agreed", ended_word="laid", scale="need", value="medium",
                     unknown="how many birds nested in them"))
    yield trade(9, "coracles", "held", ("hulls", "paddlers"), "hull no", 1501, "paddler", ("Tarred", "yn"), "Builder",
                ("Begun", "Launched"), ("Weaving", "Hide", "Asked"), ("Size", "size"), "street", [number("Beam_cm", 80, 150)],
                dict(jobs="hulls", clients="paddlers", flagged="tarred", amount_word="asked", who_word="builder", did="built", do="build",
                     person="Edda Roth", place="Bridge Avenue", began_word="begun", ended_word="launched", scale="size", value="S",
                     unknown="who won the race with which hull"))
    yield trade(10, "hurdygurdies", "held", ("gurdies", "players"), "No of gurdy", 2201, "Player", ("Restored", "ja"), "Maker",
                ("Came in", "Went out"), ("Bench", "Strings", "Price"), ("Price class", "price"), "town", [number("Weight kg", 2, 9, 1)],
                dict(jobs="gurdies", clients="players", flagged="restored", amount_word="price", who_word="maker", did="mended", do="mend",
                     person="Fintan Daly", place="Lower Wells", began_word="brought in", ended_word="sent out", scale="price class",
                     value="expensive", unknown="which songs are played on them"))
    yield trade(11, "sextants", "held", ("repairs", "captains"), "tag", 331, "Captain", ("Calibrated", "tick"), "Optician",
                ("Received", "Returned"), ("Bench", "Mirrors", "Fee"), ("Urgent?", "urgency"), "street", [number("Error_arcmin", 0, 30)],
                dict(jobs="repairs", clients="captains", flagged="calibrated", amount_word="fee", who_word="optician", did="did", do="do",
                     person="Greta Lund", place="Dock Road", began_word="received", ended_word="returned", scale="urgency", value="low",
                     unknown="on which ships are they used"))


if __name__ == "__main__":
    every = []
    for one in trades():
        one.write()
        every += one.questions()
    with open("questions.json", "w", encoding="utf-8") as f:
        f.write("[\n" + ",\n".join(json.dumps(q, ensure_ascii=False) for q in every) + "\n]\n")
    print(len(every), "questions; every gold is the same from the clean rows and from the files")
