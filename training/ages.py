"""Prints questions about ages, with their SQL, over the databases that hold a date or year of birth or building.

    python3 training/ages.py >> training/questions.jsonl

An age depends on the day; the statements take today's, as readings do. "Over 60" is from the 60th birthday on.
"""
import glob
import json
import os
import random
import re
import sqlite3

# What the rows of a table are called, one and several, and whether they are people (p), animals (a) or things (t).
NOUNS = {
    'CUSTOMER': 'customer customers p', 'insCustomer': 'customer customers p', 'Participant': 'participant participants p',
    'Driver': 'driver drivers p', 'TrainSet': 'train trains t', 'Vessel': 'vessel vessels t',
    'tblHolder': 'policyholder policyholders p', 'Customers': 'customer customers p', 'Listener': 'listener listeners p',
    'airline': 'airline airlines t', 'plane': 'plane planes t', 'tblPolicyHolder': 'policyholder policyholders p',
    'dim_customer': 'customer customers p', 'ringer': 'ringer ringers p', 'boats': 'boat boats t',
    'donors': 'donor donors p', 'donor': 'donor donors p', 'brg': 'bridge bridges t', 'kiln': 'kiln kilns t',
    'client': 'client clients p', 'customer': 'customer customers p', 'pupil': 'pupil pupils p',
    'residents': 'resident residents p', 'RESIDENT': 'resident residents p', 'cars': 'car cars t',
    'dim_candidate': 'candidate candidates p', 'dim_donor': 'donor donors p', 'player': 'player players p',
    'Player': 'player players p', 'players': 'player players p', 'members': 'member members p',
    'member': 'member members p', 'tblMember': 'member members p', 'mbr': 'member members p',
    'childcare': 'child children p', 'singers': 'singer singers p', 'Councillor': 'councillor councillors p',
    'councillors': 'councillor councillors p', 'backer': 'backer backers p', 'rider': 'rider riders p',
    'student': 'student students p', 'students': 'student students p', 'Patient': 'patient patients p',
    'patients': 'patient patients p', 'patient': 'patient patients p', 'pat': 'patient patients p',
    'tblPatient': 'patient patients p', 'Owner': 'owner owners p', 'Dog': 'dog dogs a', 'dog': 'dog dogs a',
    'resident': 'resident residents p', 'learner': 'learner learners p', 'vehicles': 'vehicle vehicles t',
    'vehicle': 'vehicle vehicles t', 'angler': 'angler anglers p', 'glider': 'glider gliders t',
    'Glider': 'glider gliders t', 'goat': 'goat goats a', 'guard': 'guard guards p', 'puppy': 'puppy puppies a',
    'vessels': 'vessel vessels t', 'animals': 'animal animals a', 'Animal': 'animal animals a',
    'anml': 'animal animals a', 'Birds': 'bird birds a', 'bird': 'bird birds a', 'pigeon': 'pigeon pigeons a',
    'Machine': 'machine machines t', 'customers': 'customer customers p', 'cust': 'customer customers p',
    'debtor': 'debtor debtors p', 'van': 'van vans t', 'Horses': 'horse horses a', 'Riders': 'rider riders p',
    'volunteer': 'volunteer volunteers p', 'Volunteers': 'volunteer volunteers p', 'ath': 'athlete athletes p',
    'ph_cust': 'customer customers p', 'plr': 'player players p', 'PUPIL': 'pupil pupils p',
    'Pupil': 'pupil pupils p', 'lift': 'lift lifts t', 'dim_lift': 'lift lifts t', 'guest': 'guest guests p',
    'dim_guest': 'guest guests p', 'passengers': 'passenger passengers p', 'Passenger': 'passenger passengers p',
    'Passengers': 'passenger passengers p', 'athletes': 'athlete athletes p', 'Employee': 'employee employees p',
    'subscriber': 'subscriber subscribers p', 'tblSubscriber': 'subscriber subscribers p',
    'swimmers': 'swimmer swimmers p', 'Swimmer': 'swimmer swimmers p', 'bldg': 'building buildings t',
    'tnt': 'tenant tenants p', 'actor': 'actor actors p', 'candidates': 'candidate candidates p',
    'tblCitizen': 'citizen citizens p', 'traveller': 'traveller travellers p', 'Tram': 'tram trams t',
    'mechanic': 'mechanic mechanics p', 'clubs': 'club clubs t', 'tblPerson': 'person people p',
}
BORN = r'^(a_)?(birth|born|dob|b_day|date ?of ?birth|year ?(of|) ?b|foaled|hatched|birth.*|intbirth.*|.*birth.?(date|year|yr|dt|d)|year born)'
BUILT = r'^(built|year ?built|yr_built|.*built.*|founded.*|yr_founded)'
NAME = r'^(.*full_?name|name|nm|.*_nm|.*_name|.*name|nick|boat|child|reg|plate|call_sign|ring)$'
PLACE = r'(town|city|village|country|ctry|quarter|club|district|home_town)$'
KIND = r'(kind|type|breed|species|spec|position|voice|plan|section|model|fuel|colou?r|insurance|ins|class|depot|status)$'


def quoted(name):
    return name if re.fullmatch(r'[A-Za-z_][A-Za-z_0-9]*', name) else '"%s"' % name


def tables():
    for path in sorted(glob.glob('training/databases/*.sql')):
        db = sqlite3.connect(':memory:')
        try:
            db.executescript(open(path).read())
        except sqlite3.Error:
            continue
        for (table,) in db.execute("select name from sqlite_master where type='table'").fetchall():
            columns = [c[1] for c in db.execute('pragma table_info("%s")' % table)]
            if table not in NOUNS or any(re.search(r'(^|_| )age($|_| )|died|death', c, re.I) for c in columns):
                continue
            kind = NOUNS[table].split()[2]
            of = [c for c in columns if re.match(BUILT if kind == 't' else BORN, c, re.I)]
            if of:
                yield os.path.basename(path)[:-4], db, table, columns, of[0], NOUNS[table].split()


def questions(db, table, columns, of, noun, chance):
    one, many, kind = noun
    t, c = quoted(table), quoted(of)
    values = [v for (v,) in db.execute(f'select {c} from {t} where {c} is not null')]
    if len(values) < 5:
        return
    if all(isinstance(v, int) and 1500 < v < 2100 for v in values):
        age = f"CAST(strftime('%Y','now') AS INTEGER)-{c}"
    elif all(re.fullmatch(r'\d{4}-\d\d-\d\d', str(v)) for v in values):
        age = (f"CAST(strftime('%Y','now') AS INTEGER)-CAST(strftime('%Y',{c}) AS INTEGER)"
               f"-(strftime('%m-%d','now')<strftime('%m-%d',{c}))")
    else:
        return
    first = [x for x in columns if re.match(r'(f_?name|fn|first_?(name|nm)|forename|given_?name)$', x, re.I)]
    last = [x for x in columns if re.match(r'(l_?name|ln|last_?(name|nm)|surname)$', x, re.I)]
    names = [first[0], last[0]] if first and last else [x for x in columns if re.match(NAME, x, re.I)][:1]
    if not names:
        return
    shown = ', '.join(quoted(n) for n in names)
    ages = sorted(v for (v,) in db.execute(f'select {age} from {t} where {c} is not null'))
    low, middle, high = ages[len(ages) // 5], ages[len(ages) // 2], ages[-len(ages) // 5]
    if kind == 'p' and high > 30:
        low, middle, high = (max(5, 5 * round(x / 5)) for x in (low, middle, high))
    if low == high:
        return
    where = lambda x: f'SELECT {shown} FROM {t} WHERE {x}'
    yield chance.choice([f'{many} over {middle}', f'{many} older than {middle}', f'which {many} are over {middle}?',
                         f'all {many} aged {middle} or more', f'who of the {many} is past {middle}' if kind == 'p' else
                         f'{many} more than {middle} years old']), where(f'{age} >= {middle}')
    yield chance.choice([f'{many} under {low + 5}', f'{many} younger than {low + 5}',
                         f'which {many} are not yet {low + 5}', f'{many} below {low + 5} years of age']), where(
        f'{age} < {low + 5}')
    yield chance.choice([f'how many {many} are over {high}', f'number of {many} older than {high}',
                         f'how many of our {many} are {high} or older']), f'SELECT count(*) FROM {t} WHERE {age} >= {high}'
    yield chance.choice([f'average age of our {many}', f'how old are our {many} on average', f'mean age of the {many}',
                         f'what is the average age of the {many}?']), f'SELECT avg({age}) FROM {t}'
    yield chance.choice([f'{many} between {low} and {high} years old', f'{many} aged {low} to {high}',
                         f'which {many} are between {low} and {high}']), where(f'{age} BETWEEN {low} AND {high}')
    yield chance.choice([f'names and ages of the {many}', f'how old is each {one}', f'list the {many} with their age',
                         f'age of every {one}']), f'SELECT {shown}, {age} FROM {t}'
    yield chance.choice([f'how old is our oldest {one}', f'age of the oldest {one}', f'what age is the oldest {one}?']), (
        f'SELECT max({age}) FROM {t}')
    yield chance.choice([f'how old is our youngest {one}', f'age of the youngest {one}',
                         f'what age is the youngest {one}?']), f'SELECT min({age}) FROM {t}'
    row = db.execute(f'select {shown} from {t} where {c} is not null limit 1 offset 3').fetchone()
    if all(isinstance(x, str) and re.fullmatch(r"[A-Za-z' -]+", x) for x in row):
        named = ' AND '.join("%s = '%s'" % (quoted(n), x.replace("'", "''")) for n, x in zip(names, row))
        yield chance.choice([f'how old is {" ".join(row)}', f'what age is {" ".join(row)}?', f'{" ".join(row)}, how old',
                             f'age of {" ".join(row)}']), f'SELECT {age} FROM {t} WHERE {named}'
    sex = [x for x in columns if re.match(r'(sex|gender)$', x, re.I)]
    if sex and kind == 'p':
        have = {v for (v,) in db.execute(f'select distinct {quoted(sex[0])} from {t}')}
        for word, codes in (('women', ('f', 'F', 'female', 'Female', 'w', 'W')), ('men', ('m', 'M', 'male', 'Male'))):
            for code in codes:
                if code in have:
                    cut, text = chance.choice([(f'>= {middle}', f'over {middle}'), (f'< {middle}', f'under {middle}')])
                    yield f'{word} {text}', where(f"{quoted(sex[0])} = '{code}' AND {age} {cut}")
                    yield f'average age of the {word}', f"SELECT avg({age}) FROM {t} WHERE {quoted(sex[0])} = '{code}'"
    for pattern, joined in ((PLACE, '{many} from {v}'), (KIND, None)):
        of_kind = [x for x in columns if re.search(pattern, x, re.I)]
        for x in of_kind[:1]:
            groups = [v for (v,) in db.execute(
                f'select {quoted(x)} from {t} where {quoted(x)} is not null group by 1 having count(*) > 1 order by 1')]
            if not 2 <= len(groups) <= 12 or not all(isinstance(v, str) and re.fullmatch(r'[A-Za-z -]{2,}', v) for v in groups):
                continue
            label = re.sub(r'[_ ]+', ' ', re.sub(r'([a-z])([A-Z])', r'\1 \2', x)).lower()
            yield chance.choice([f'average age by {label}', f'avg age per {label}', f'mean age of {many} for each {label}']), (
                f'SELECT {quoted(x)}, avg({age}) FROM {t} GROUP BY {quoted(x)}')
            v = chance.choice(groups)
            at = f"{quoted(x)} = '{v}'"
            if joined:
                yield f'{many} from {v} over {middle}', where(f'{at} AND {age} >= {middle}')
                yield f'{many} in {v} younger than {middle}', where(f'{at} AND {age} < {middle}')
                yield f'how old are the {many} from {v} on average', f'SELECT avg({age}) FROM {t} WHERE {at}'


def main():
    for name, db, table, columns, of, noun in tables():
        chance = random.Random(name + table)
        for question, sql in questions(db, table, columns, of, noun, chance):
            print(json.dumps({'db': name, 'question': question, 'sql': sql}, ensure_ascii=False))


if __name__ == '__main__':
    main()
