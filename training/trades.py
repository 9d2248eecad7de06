"""Writes databases of clubs and shops, and prints questions about them, with their SQL: who was there and who was not,
what is owed, what quantities times prices come to, what is out of stock, who has several of something.

    python3 training/trades.py >> training/questions.jsonl
"""
import datetime
import json
import random
import sqlite3

FIRST = ('Ada Bruno Cleo Dario Edda Falk Gita Hasan Ilse Jorge Kaja Lorenz Mirja Nuno Oona Pavel Quirin Rhea Selma Tarek Ulla '
         'Viggo Wanda Xenia Yusuf Zora').split()
LAST = 'Adler Berg Costa Dahl Ekman Farkas Greco Horn Ibsen Jansen Kovac Lund Moreau Novak Okoye Petrov Rossi Silva'.split()
TOWNS = 'Ashby Brook Calder Denton Elmley Fairfield'.split()
MONTHS = ('January February March April May June July August September October November December').split()

# database, people (table, one, several), name column, group column and its values, date they joined, town column,
# what is due and what is paid, events (table, one, several), date, place and its values, link table, its key names, flag,
# its values for "was there" and "was not".
CLUBS = [
    ('club_rowing', 'rowers rower rowers', 'name', 'squad junior senior masters', 'joined_on', 'town', 'fee_due fee_paid',
     'outings outing outings', 'outing_date', 'lake river', 'turnout rower_id outing_id', 'present 1 0'),
    ('club_dance', 'dancers dancer dancers', 'full_name', 'level beginner improver advanced', 'since', 'city',
     'course_fee paid_so_far', 'classes class classes', 'held_on', 'studio_1 studio_2', 'register dancer_id class_id',
     'attended yes no'),
    ('club_scouts', 'Scouts scout scouts', 'ScoutName', 'Patrol foxes owls bears', 'JoinedOn', 'Village', 'CampFee CampPaid',
     'Meetings meeting meetings', 'MeetingDate', 'hut woods', 'Presence ScoutId MeetingId', 'WasThere 1 0'),
    ('club_evening_school', 'learners learner learners', 'learner_name', 'course welding baking french', 'enrolled', 'home_town',
     'tuition tuition_paid', 'lessons lesson lessons', 'lesson_day', 'A B C', 'absences learner_id lesson_id', 'absent 0 1'),
    ('club_volunteers', 'vol volunteer volunteers', 'vol_nm', 'team north south river', 'start_dt', 'place', 'pledge_eur given_eur',
     'shift shift shifts', 'shift_dt', 'depot market', 'roster vol_id shift_id', 'showed_up Y N'),
    ('club_handball', 'players player players', 'player', 'team women men youth', 'joined', 'lives_in', 'dues dues_paid',
     'practices practice practices', 'day', 'hall_a hall_b', 'attendance player_id practice_id', 'came 1 0'),
    ('club_quire', 'members member members', 'member_name', 'part treble tenor bass', 'member_since', 'town', 'subscription received',
     'rehearsals rehearsal rehearsals', 'rehearsed_on', 'chapel school', 'attendances member_id rehearsal_id', 'no_show 0 1'),
    ('club_apprentices', 'apprentice apprentice apprentices', 'name', 'trade joiner mason roofer', 'started', 'town',
     'kit_cost kit_repaid', 'course course courses', 'course_date', 'workshop yard', 'course_day apprentice_id course_id',
     'missed 0 1'),
    ('club_council', 'councillors councillor councillors', 'councillor', 'party greens blues reds', 'elected_on', 'ward',
     'levy levy_paid', 'sessions session sessions', 'session_date', 'town_hall annex', 'roll_call councillor_id session_id',
     'in_attendance Y N'),
    ('club_physio', 'patients patient patients', 'patient', 'insurance public private', 'first_seen', 'town', 'billed settled',
     'appointments appointment appointments', 'appointment_date', 'room_1 room_2', 'bookings patient_id appointment_id',
     'turned_up 1 0'),
]

# database, table, what a row is (one, several), thing (column, one, several), owner (column, one, several), person who
# does it (column, verb), date, quantity (column, unit), price per unit, group and its values, paid flag with yes and no.
LOGS = [
    ('log_boatyard', 'hires hire hires', 'boat boat boats', 'customer customer customers', 'handed_out_by', 'hire_date', 'days',
     'price_per_day', 'jetty east west', 'paid 1 0'),
    ('log_cats', 'stays stay stays', 'cat cat cats', 'owner owner owners', 'carer', 'arrived', 'nights', 'rate_per_night',
     'room sunny quiet', 'settled yes no'),
    ('log_tutors', 'lessons lesson lessons', 'subject subject subjects', 'pupil pupil pupils', 'tutor', 'lesson_date', 'hours',
     'hourly_fee', 'place home online', 'paid Y N'),
    ('log_gardeners', 'Jobs job jobs', 'Garden garden gardens', 'Client client clients', 'Gardener', 'JobDate', 'Hours', 'HourlyRate',
     'Kind mowing hedges planting', 'Invoiced 1 0'),
    ('log_fishmonger', 'sales sale sales', 'fish fish fish', 'buyer buyer buyers', 'seller', 'sold_on', 'kilos', 'price_per_kilo',
     'stall harbour square', 'paid 1 0'),
    ('log_printshop', 'ord order orders', 'paper paper papers', 'cust customer customers', 'printer', 'ord_dt', 'sheets',
     'price_per_sheet', 'colour mono full', 'is_paid 1 0'),
    ('log_tours', 'bookings booking bookings', 'tour tour tours', 'guest guest guests', 'guide', 'tour_date', 'heads', 'fare_per_head',
     'language English French', 'paid yes no'),
    ('log_firewood', 'deliveries delivery deliveries', 'wood wood woods', 'household household households', 'driver', 'delivered_on',
     'cubic_metres', 'price_per_cubic_metre', 'village Upton Norton', 'paid Y N'),
    ('log_bikehire', 'rentals rental rentals', 'bike bike bikes', 'renter renter renters', 'clerk', 'rented_on', 'hours_out',
     'price_per_hour', 'shop old_town station', 'returned 1 0'),
    ('log_music', 'gigs gig gigs', 'band band bands', 'venue venue venues', 'sound_engineer', 'gig_date', 'tickets', 'ticket_price',
     'style folk jazz rock', 'paid_out 1 0'),
]

# database, products (table, one, several), name, group and its values, price, stock, sales table, date, quantity, seller.
SHOPS = [
    ('shop_farm', 'products product products', 'name', 'category fruit dairy bread', 'price', 'in_stock', 'sales', 'sold_on',
     'quantity', 'sold_by'),
    ('shop_books', 'titles title titles', 'title', 'genre crime poetry travel', 'retail_price', 'copies', 'purchases', 'bought_on',
     'qty', 'assistant'),
    ('shop_nursery', 'plants plant plants', 'plant', 'kind shrub herb tree', 'price_eur', 'pots', 'orders', 'order_date', 'pieces',
     'gardener'),
    ('shop_wine', 'wines wine wines', 'wine_name', 'colour red white rose', 'bottle_price', 'bottles_left', 'deliveries', 'delivered',
     'bottles', 'rep'),
    ('shop_toys', 'Toys toy toys', 'Toy', 'Maker Brio Kapla Lemur', 'UnitPrice', 'StockQty', 'Receipts', 'SoldAt', 'Pieces', 'Cashier'),
    ('shop_parts', 'part part parts', 'part_nm', 'grp brakes gears tyres', 'unit_eur', 'stk', 'sale', 'dt', 'n', 'staff'),
]


def day(chance, year=2026):
    return str(datetime.date(year, 1, 1) + datetime.timedelta(days=chance.randrange(320)))


def people(chance, n):
    names = [f'{f} {l}' for f in FIRST for l in LAST]
    return chance.sample(names, n)


def write(name, tables):
    """tables: name -> (definition, rows)."""
    def cell(v):
        return 'NULL' if v is None else str(v) if isinstance(v, (int, float)) else "'" + str(v).replace("'", "''") + "'"
    with open(f'training/databases/{name}.sql', 'w') as out:
        for table, (definition, rows) in tables.items():
            out.write(f'CREATE TABLE {table} ({definition});\n')
            for row in rows:
                out.write(f'INSERT INTO {table} VALUES ({", ".join(map(cell, row))});\n')


def club(c, spec):
    (db, who, name, group, since, town, money, event, when, places, link, flag) = spec
    (people_t, one, many), (event_t, ev, evs) = who.split(), event.split()
    (group, *groups), (due, paid), (link_t, of, at) = group.split(), money.split(), link.split()
    places, (flag, yes, no) = places.split(), flag.split()
    number = lambda v: int(v) if v.isdigit() else v
    names = people(c, 26)
    rows = [(i + 1, n, c.choice(groups), day(c, c.randrange(2010, 2026)), c.choice(TOWNS), f := c.choice([40, 60, 60, 90]),
             c.choice([f, f, f - 20, f // 2, 0])) for i, n in enumerate(names)]
    events = [(i + 1, day(c), c.choice(places), c.choice([60, 90, 120])) for i in range(24)]
    there = [(p[0], e[0], number(yes if c.random() < .35 + p[0] % 7 / 11 else no)) for p in rows for e in events if c.random() < .9]
    write(db, {people_t: (f'id INTEGER PRIMARY KEY, {name} TEXT, {group} TEXT, {since} DATE, {town} TEXT, {due} REAL, {paid} REAL', rows),
               event_t: (f'id INTEGER PRIMARY KEY, {when} DATE, place TEXT, minutes INTEGER', events),
               link_t: (f'{of} INTEGER REFERENCES {people_t}(id), {at} INTEGER REFERENCES {event_t}(id), {flag} '
                        f'{"INTEGER" if yes.isdigit() else "TEXT"}', there)})
    lit = lambda v: v if v.isdigit() else f"'{v}'"
    was, was_not = f'l.{flag} = {lit(yes)}', f'l.{flag} = {lit(no)}'
    joined = f'FROM {link_t} l JOIN {people_t} p ON p.id = l.{of}'
    whole = f'{joined} JOIN {event_t} e ON e.id = l.{at}'
    someone, date = c.choice(names), c.choice(events)[1]
    d = datetime.date.fromisoformat(date)
    spoken = f'{d.day} {MONTHS[d.month - 1]} {d.year}'
    month = MONTHS[d.month - 1]
    g = c.choice(groups)
    most = lambda cond, way: f'SELECT p.{name} {joined} WHERE {cond} GROUP BY p.id ORDER BY count(*) {way} LIMIT 1'
    say = c.choice
    yield say([f'who missed the most {evs}', f'who missed most {evs}?', f'which {one} was absent most often', f'who skipped the most {evs}']), most(was_not, 'DESC')
    yield say([f'who came to the most {evs}', f'who turned up most often', f'which {one} attended the most {evs}', f'who was there most often']), most(was, 'DESC')
    yield say([f'who missed the fewest {evs}', f'which {one} was absent least often']), most(was_not, 'ASC')
    for n in (3, 5, 8):
        yield say([f'{many} who missed more than {n} {evs}', f'who was absent more than {n} times', f'{many} who did not come to more than {n} {evs}']), (
            f'SELECT p.{name} {joined} WHERE {was_not} GROUP BY p.id HAVING count(*) > {n}')
        yield say([f'{many} who came to at least {n + 6} {evs}', f'who attended {n + 6} {evs} or more', f'{many} who turned up {n + 6} times or more']), (
            f'SELECT p.{name} {joined} WHERE {was} GROUP BY p.id HAVING count(*) >= {n + 6}')
    yield say([f'how many {many} came to the {ev} on {spoken}', f'how many people were there on {spoken}', f'how many turned up on {spoken}', f'attendance on {spoken}']), (
        f"SELECT count(*) {whole} WHERE {was} AND e.{when} = '{date}'")
    yield say([f'who did not come on {spoken}', f'who was missing on {spoken}', f'who missed the {ev} on {spoken}', f'absentees on {spoken}']), (
        f"SELECT p.{name} {whole} WHERE {was_not} AND e.{when} = '{date}'")
    yield say([f'who was there on {spoken}', f'who attended the {ev} on {spoken}', f'who came on {spoken}?']), (
        f"SELECT p.{name} {whole} WHERE {was} AND e.{when} = '{date}'")
    yield say([f'how often was {someone} absent', f'how many {evs} did {someone} miss', f'how many times did {someone} not turn up']), (
        f"SELECT count(*) {joined} WHERE {was_not} AND p.{name} = '{someone}'")
    yield say([f'how many {evs} did {someone} attend', f'how often did {someone} come', f'how many times was {someone} there']), (
        f"SELECT count(*) {joined} WHERE {was} AND p.{name} = '{someone}'")
    yield say([f'attendance per {ev}', f'how many came to each {ev}', f'number of {many} who turned up at each {ev}']), (
        f'SELECT e.{when}, count(*) {whole} WHERE {was} GROUP BY e.id')
    yield say([f'which {ev} had the best attendance', f'which {ev} did most {many} come to', f'best attended {ev}']), (
        f'SELECT e.{when} {whole} WHERE {was} GROUP BY e.id ORDER BY count(*) DESC LIMIT 1')
    yield say([f'attendance rate per {group}', f'share of attendance by {group}', f'how well does each {group} turn up, in percent']), (
        f'SELECT p.{group}, 100.0 * avg({was}) {joined} GROUP BY p.{group}')
    yield say([f'overall attendance rate', 'what share of people turned up', 'attendance in percent']), f'SELECT 100.0 * avg({was}) FROM {link_t} l'
    yield say([f'absences in {month}', f'how many absences were there in {month}', f'how often did somebody not come in {month}']), (
        f"SELECT count(*) {whole} WHERE {was_not} AND strftime('%m', e.{when}) = '{d.month:02}'")
    yield say([f'{g} {many} who were absent on {spoken}', f'which {g} {many} missed the {ev} on {spoken}']), (
        f"SELECT p.{name} {whole} WHERE {was_not} AND e.{when} = '{date}' AND p.{group} = '{g}'")
    yield say([f'who never missed a {ev}', f'who has never been absent', f'{many} who were always there', f'who came every time']), (
        f'SELECT {name} FROM {people_t} WHERE id NOT IN (SELECT l.{of} FROM {link_t} l WHERE {was_not})')
    # what is owed
    t = people_t
    yield say([f'{many} who have not paid in full', f'who has not paid everything yet', f'which {many} still owe us money', f'who still owes something', f'{many} behind with their payments']), f'SELECT {name} FROM {t} WHERE {paid} < {due}'
    yield say([f'who has paid in full', f'{many} who have paid everything', f'which {many} owe nothing']), f'SELECT {name} FROM {t} WHERE {paid} >= {due}'
    yield say([f'how much is still owed in total', 'how much money is outstanding', f'what do the {many} still owe us altogether', 'total still to pay']), f'SELECT sum({due} - {paid}) FROM {t}'
    yield say([f'who owes the most', f'which {one} owes us most', 'who has the most left to pay']), f'SELECT {name} FROM {t} ORDER BY {due} - {paid} DESC LIMIT 1'
    yield say([f'how much does {someone} owe', f'what does {someone} still have to pay', f'how much is {someone} behind']), f"SELECT {due} - {paid} FROM {t} WHERE {name} = '{someone}'"
    yield say([f'money still owed per {group}', f'what is outstanding by {group}', f'how much does each {group} owe']), f'SELECT {group}, sum({due} - {paid}) FROM {t} GROUP BY {group}'
    yield say([f'what each {one} still owes', f'list the {many} with what they owe', f'{many} and their outstanding amount']), f'SELECT {name}, {due} - {paid} FROM {t}'
    yield say([f'who has not paid anything', f'{many} who paid nothing at all', f'which {many} have paid nothing yet']), f'SELECT {name} FROM {t} WHERE {paid} = 0'
    yield say([f'how many {many} owe us something', f'how many {many} have not paid in full']), f'SELECT count(*) FROM {t} WHERE {paid} < {due}'
    yield say([f'average {due.replace("_", " ").lower()}', f'mean {due.replace("_", " ").lower()} of the {many}']), f'SELECT avg({due}) FROM {t}'
    yield say([f'total {paid.replace("_", " ").lower()}', f'sum of {paid.replace("_", " ").lower()}']), f'SELECT sum({paid}) FROM {t}'
    yield say([f'how many {g} {many} do we have', f'number of {g} {many}']), f"SELECT count(*) FROM {t} WHERE {group} = '{g}'"
    yield say([f'{many} per {group}', f'how many {many} in each {group}']), f'SELECT {group}, count(*) FROM {t} GROUP BY {group}'
    yield say([f'who joined most recently', f'newest {one}', f'latest {one} to join']), f'SELECT {name} FROM {t} ORDER BY {since} DESC LIMIT 1'
    yield say([f'how many {evs} were there in {month}', f'number of {evs} in {month}']), f"SELECT count(*) FROM {event_t} WHERE strftime('%m', {when}) = '{d.month:02}'"
    yield say([f'{evs} longer than 90 minutes', f'which {evs} took more than 90 minutes']), f'SELECT {when} FROM {event_t} WHERE minutes > 90'
    yield say([f'how many {evs} per place', f'number of {evs} in each place']), f'SELECT place, count(*) FROM {event_t} GROUP BY place'
    # where they live
    yield say([f'where do most {many} live', f'where do most of our {many} come from', f'which {town} has the most {many}']), f'SELECT {town} FROM {t} GROUP BY {town} ORDER BY count(*) DESC LIMIT 1'
    yield say([f'how many {many} come from each {town}', f'{many} per {town}', f'number of {many} by {town}']), f'SELECT {town}, count(*) FROM {t} GROUP BY {town}'


def log(c, spec):
    (db, table, thing, owner, by, when, amount, price, group, flag) = spec
    (t, row, rows_), (thing, a_thing, things), (owner, an_owner, owners) = table.split(), thing.split(), owner.split()
    (group, *groups), (flag, yes, no) = group.split(), flag.split()
    number = lambda v: int(v) if v.isdigit() else v
    lit = lambda v: v if v.isdigit() else f"'{v}'"
    all_things = [x + y for x in ('Blue ', 'Old ', 'Little ', 'North ') for y in ('Star', 'Fox', 'Hill', 'Bay')]
    all_owners, workers = people(c, 9), [n.split()[0] for n in people(c, 5)]
    of = {x: c.choice(all_owners) for x in all_things}
    data = [(i + 1, x := c.choice(all_things), of[x] if c.random() < .8 else c.choice(all_owners), c.choice(workers), day(c),
             c.choice([1, 2, 2, 3, 4, 7, 10]), c.choice([12.5, 20, 24, 30]), c.choice(groups), number(c.choice([yes, yes, yes, no])))
            for i in range(130)]
    write(db, {t: (f'id INTEGER PRIMARY KEY, {thing} TEXT, {owner} TEXT, {by} TEXT, {when} DATE, {amount} INTEGER, {price} REAL, '
                   f'{group} TEXT, {flag} {"INTEGER" if yes.isdigit() else "TEXT"}', data)})
    money = f'sum({amount} * {price})'
    x, o, w, g = c.choice(all_things), c.choice(all_owners), c.choice(workers), c.choice(groups)
    month = c.randrange(1, 11)
    in_month = f"strftime('%m', {when}) = '{month:02}'"
    say, unit = c.choice, amount.replace('_', ' ').lower()
    takings = lambda: say(['turnover', 'income', 'takings', 'revenue', 'total earned', 'money earned', 'what we earned'])
    yield takings(), f'SELECT {money} FROM {t}'
    yield say([f'how much did we earn in {MONTHS[month - 1]}', f'takings in {MONTHS[month - 1]}', f'what came in in {MONTHS[month - 1]}', f'{MONTHS[month - 1]} turnover']), f'SELECT {money} FROM {t} WHERE {in_month}'
    yield say([f'how much money did we make in {MONTHS[month - 1]}', f'how much did we charge in {MONTHS[month - 1]}', f'money taken in {MONTHS[month - 1]}']), f'SELECT {money} FROM {t} WHERE {in_month}'
    yield say([f'how much money did we take altogether', 'how much did we charge in all', 'how much money came in']), f'SELECT {money} FROM {t}'
    yield say([f'how much did we charge {o}', f'how much money did we make with {o}']), f"SELECT {money} FROM {t} WHERE {owner} = '{o}'"
    yield say([f'how much money did {w} make us in {MONTHS[month - 1]}', f'what did {w} charge in {MONTHS[month - 1]}']), f"SELECT {money} FROM {t} WHERE {by} = '{w}' AND {in_month}"
    for key in (group, thing, owner, by):
        yield f'{takings()} {say(["per", "by", "for each"])} {key.replace("_", " ").lower()}', f'SELECT {key}, {money} FROM {t} GROUP BY {key}'
    yield f'{takings()} per month', f"SELECT strftime('%Y-%m', {when}), {money} FROM {t} GROUP BY 1"
    yield say([f'which {a_thing} brings in the most', f'which {a_thing} earned us most', f'{a_thing} with the highest turnover', f'best earning {a_thing}']), f'SELECT {thing} FROM {t} GROUP BY {thing} ORDER BY {money} DESC LIMIT 1'
    yield say([f'which {an_owner} spent the most', f'our best {an_owner} by money', f'{an_owner} who brought in most']), f'SELECT {owner} FROM {t} GROUP BY {owner} ORDER BY {money} DESC LIMIT 1'
    yield say([f'top 3 {owners} by revenue', f'the three {owners} who spent most', f'top three {owners} by turnover']), f'SELECT {owner} FROM {t} GROUP BY {owner} ORDER BY {money} DESC LIMIT 3'
    yield say([f'how much did {o} spend with us', f'how much has {o} brought in', f'turnover with {o}']), f"SELECT {money} FROM {t} WHERE {owner} = '{o}'"
    yield say([f'how much did {w} bring in', f"{w}'s turnover", f'what did {w} earn for us']), f"SELECT {money} FROM {t} WHERE {by} = '{w}'"
    yield say([f'average value of a {row}', f'what is a {row} worth on average', f'mean amount per {row}']), f'SELECT avg({amount} * {price}) FROM {t}'
    yield say([f'dearest {row} so far', f'most expensive {row} in total', f'{row} with the highest amount']), f'SELECT id FROM {t} ORDER BY {amount} * {price} DESC LIMIT 1'
    yield say([f'who had the most {unit}', f'who did the most {unit}', f'which {by.replace("_", " ").lower()} has the most {unit}']), f'SELECT {by} FROM {t} GROUP BY {by} ORDER BY sum({amount}) DESC LIMIT 1'
    yield say([f'how many {unit} in {MONTHS[month - 1]}', f'{unit} in {MONTHS[month - 1]}', f'total {unit} in {MONTHS[month - 1]}']), f'SELECT sum({amount}) FROM {t} WHERE {in_month}'
    yield say([f'how many {unit} did {o} have', f'{unit} of {o} in total', f'how many {unit} for {o}']), f"SELECT sum({amount}) FROM {t} WHERE {owner} = '{o}'"
    yield say([f'{owners} with more than one {a_thing}', f'which {owners} had several {things}', f'{owners} that have at least two {things}']), f'SELECT {owner} FROM {t} GROUP BY {owner} HAVING count(DISTINCT {thing}) > 1'
    yield say([f'{owners} with more than two different {things}', f'{owners} with three {things} or more']), f'SELECT {owner} FROM {t} GROUP BY {owner} HAVING count(DISTINCT {thing}) > 2'
    yield say([f'how many {things} does each {an_owner} have', f'number of {things} per {an_owner}']), f'SELECT {owner}, count(DISTINCT {thing}) FROM {t} GROUP BY {owner}'
    yield say([f'which {an_owner} has the most {things}', f'who has the most {things}']), f'SELECT {owner} FROM {t} GROUP BY {owner} ORDER BY count(DISTINCT {thing}) DESC LIMIT 1'
    yield say([f'which {things} did {o} have', f"{o}'s {things}"]), f"SELECT DISTINCT {thing} FROM {t} WHERE {owner} = '{o}'"
    yield say([f'on how many days did {w} work', f'working days of {w}']), f"SELECT count(DISTINCT {when}) FROM {t} WHERE {by} = '{w}'"
    yield say([f'on which day did we take the most', f'best day by turnover', f'which date brought in the most']), f'SELECT {when} FROM {t} GROUP BY {when} ORDER BY {money} DESC LIMIT 1'
    yield say([f'on which date were there the most {rows_}', f'our busiest date', f'the day with the most {rows_}']), f'SELECT {when} FROM {t} GROUP BY {when} ORDER BY count(*) DESC LIMIT 1'
    rate = price.replace('_', ' ').lower()
    yield say([f'average {rate}', f'what is the average {rate}', f'mean {rate}']), f'SELECT avg({price}) FROM {t}'
    yield say([f'highest {rate}', f'what is the highest {rate} we charged']), f'SELECT max({price}) FROM {t}'
    yield say([f'average {unit}', f'how many {unit} on average', f'average {unit} per {row}']), f'SELECT avg({amount}) FROM {t}'
    yield say([f'{rows_} with a {rate} over 20', f'{rows_} whose {rate} is above 20']), f'SELECT * FROM {t} WHERE {price} > 20'
    yield say([f'number of {rows_} per {an_owner}', f'how many {rows_} did each {an_owner} have']), f'SELECT {owner}, count(*) FROM {t} GROUP BY {owner}'
    yield say([f'how many {rows_} in {MONTHS[month - 1]}', f'number of {rows_} in {MONTHS[month - 1]}']), f'SELECT count(*) FROM {t} WHERE {in_month}'
    yield say([f'which {an_owner} came most often', f'{an_owner} with the most {rows_}']), f'SELECT {owner} FROM {t} GROUP BY {owner} ORDER BY count(*) DESC LIMIT 1'
    if 'paid' in flag or flag in ('settled', 'Invoiced'):
        owed = f'{flag} = {lit(no)}'
        if flag != 'Invoiced':
            yield say(['who owes us money', f'which {owners} have not paid', f'{owners} with unpaid {rows_}', 'who still has to pay']), f'SELECT DISTINCT {owner} FROM {t} WHERE {owed}'
            yield say(['how much money is outstanding', 'how much are we still owed', 'what is still unpaid in total', 'total owed to us']), f'SELECT {money} FROM {t} WHERE {owed}'
            yield say([f'how much does {o} owe us', f'what does {o} still have to pay', f'how much has {o} not paid yet']), f"SELECT {money} FROM {t} WHERE {owed} AND {owner} = '{o}'"
            yield say([f'who owes us the most', f'{an_owner} with the biggest debt']), f'SELECT {owner} FROM {t} WHERE {owed} GROUP BY {owner} ORDER BY {money} DESC LIMIT 1'
        told = flag.replace('_', ' ').replace('is ', '').lower()
        yield say([f'{told} {rows_}', f'{rows_} that are {told}', f'which {rows_} are {told}']), f'SELECT * FROM {t} WHERE {flag} = {lit(yes)}'
        yield say([f'how many {rows_} are {told}', f'number of {told} {rows_}']), f'SELECT count(*) FROM {t} WHERE {flag} = {lit(yes)}'
        yield say([f'{told} {rows_} of {o}', f'how many {told} {rows_} did {o} have']), f"SELECT count(*) FROM {t} WHERE {flag} = {lit(yes)} AND {owner} = '{o}'"
        yield say([f'how many {rows_} are unpaid' if flag != 'Invoiced' else f'how many {rows_} are not invoiced', f'number of {rows_} not {flag.replace("_", " ").replace("is ", "").lower()}']), f'SELECT count(*) FROM {t} WHERE {owed}'
    yield say([f'{things} in {g.replace("_", " ")}', f'which {things} were in {g.replace("_", " ")}', f'all {things} of {g.replace("_", " ")}']), f"SELECT DISTINCT {thing} FROM {t} WHERE {group} = '{g}'"


def shop(c, spec):
    (db, products, name, group, price, stock, sales, when, quantity, by) = spec
    (t, one, many), (group, *groups) = products.split(), group.split()
    number = 18
    names = c.sample([x + ' ' + y for x in ('Alder', 'Birch', 'Clover', 'Dale', 'Ember', 'Fern') for y in ('One', 'Prime', 'Gold', 'Mild', 'Dark')], number)
    workers = [n.split()[0] for n in people(c, 4)]
    goods = [(i + 1, n, c.choice(groups), c.choice([1.2, 2.5, 3.9, 4.4, 7, 12]), c.choice([0, 0, 3, 8, 25, 60])) for i, n in enumerate(names)]
    sold = [(i + 1, day(c), c.choice(goods[:15])[0], c.choice([1, 1, 2, 3, 6]), c.choice(workers)) for i in range(160)]
    write(db, {t: (f'id INTEGER PRIMARY KEY, {name} TEXT, {group} TEXT, {price} REAL, {stock} INTEGER', goods),
               sales: (f'id INTEGER PRIMARY KEY, {when} DATE, {one}_id INTEGER REFERENCES {t}(id), {quantity} INTEGER, {by} TEXT', sold)})
    joined = f'FROM {sales} s JOIN {t} p ON p.id = s.{one}_id'
    money, n = f'sum(s.{quantity} * p.{price})', f'sum(s.{quantity})'
    say, month, g, w, x = c.choice, c.randrange(1, 11), c.choice(groups), c.choice(workers), c.choice(goods[:15])[1]
    in_month = f"strftime('%m', s.{when}) = '{month:02}'"
    m = MONTHS[month - 1]
    takings = lambda: say(['turnover', 'income', 'takings', 'revenue', 'sales in euros', 'total earned'])
    yield say(['what is out of stock', f'which {many} are out of stock', f'what have we run out of', f'{many} that are sold out', f'what is sold out?', f'{many} with none left', f'what do we have none of']), f'SELECT {name} FROM {t} WHERE {stock} = 0'
    yield say([f'how many {many} are out of stock', f'how many {many} have we run out of']), f'SELECT count(*) FROM {t} WHERE {stock} = 0'
    yield say([f'{g} {many} that are out of stock', f'which {g} {many} are sold out']), f"SELECT {name} FROM {t} WHERE {stock} = 0 AND {group} = '{g}'"
    yield say([f'what is still in stock', f'which {many} are available', f'{many} we still have', f'what have we still got']), f'SELECT {name} FROM {t} WHERE {stock} > 0'
    yield say([f'{many} with fewer than 10 left', f'which {many} are down to less than 10', f'{many} with under 10 in stock']), f'SELECT {name} FROM {t} WHERE {stock} < 10'
    yield say(['what is the stock worth', 'value of everything in stock', 'stock value', 'total value of our stock']), f'SELECT sum({stock} * {price}) FROM {t}'
    yield say([f'stock value per {group}', f'what is the stock of each {group} worth']), f'SELECT {group}, sum({stock} * {price}) FROM {t} GROUP BY {group}'
    yield takings(), f'SELECT {money} {joined}'
    yield f'{takings()} {say(["per", "by"])} {group.lower()}', f'SELECT p.{group}, {money} {joined} GROUP BY p.{group}'
    yield f'{takings()} per month', f"SELECT strftime('%Y-%m', s.{when}), {money} {joined} GROUP BY 1"
    yield f'{takings()} in {m}', f'SELECT {money} {joined} WHERE {in_month}'
    yield say([f'top 3 {many} by revenue', f'the three {many} that earn most', f'top three {many} by turnover']), f'SELECT p.{name} {joined} GROUP BY p.id ORDER BY {money} DESC LIMIT 3'
    yield say([f'best selling {one}', f'which {one} sells best', f'which {one} did we sell most of', f'most sold {one}']), f'SELECT p.{name} {joined} GROUP BY p.id ORDER BY {n} DESC LIMIT 1'
    yield say([f'worst selling {one}', f'which {one} sells least', f'which {one} do we sell least of']), f'SELECT p.{name} {joined} GROUP BY p.id ORDER BY {n} LIMIT 1'
    yield say([f'which {one} brings in the most', f'{one} with the highest revenue', f'what earns us most']), f'SELECT p.{name} {joined} GROUP BY p.id ORDER BY {money} DESC LIMIT 1'
    yield say([f'how many {x} did we sell', f'how many {x} were sold', f'units of {x} sold']), f"SELECT {n} {joined} WHERE p.{name} = '{x}'"
    yield say([f'how many {x} did we sell in {m}', f'{x} sold in {m}']), f"SELECT {n} {joined} WHERE p.{name} = '{x}' AND {in_month}"
    yield say(['who sold the most', f'who sold most', f'our best seller among the staff']), f'SELECT {by} FROM {sales} GROUP BY {by} ORDER BY sum({quantity}) DESC LIMIT 1'
    yield say([f'who brought in the most money', f'{by.lower().replace("_", " ")} with the highest turnover', 'who made the most revenue']), f'SELECT s.{by} {joined} GROUP BY s.{by} ORDER BY {money} DESC LIMIT 1'
    yield say([f'how much did {w} sell', f"{w}'s turnover", f'what did {w} bring in']), f"SELECT {money} {joined} WHERE s.{by} = '{w}'"
    yield say([f'{many} nobody bought in {m}', f'what did nobody buy in {m}', f'which {many} did not sell in {m}', f'{many} without a sale in {m}']), f'SELECT {name} FROM {t} WHERE id NOT IN (SELECT s.{one}_id FROM {sales} s WHERE {in_month})'
    yield say([f'{many} never sold', f'which {many} has nobody ever bought', f'{many} without any sale']), f'SELECT {name} FROM {t} WHERE id NOT IN (SELECT {one}_id FROM {sales})'
    yield say(['on which date did we sell the most', f'the date with the most sales', 'our best day']), f'SELECT {when} FROM {sales} GROUP BY {when} ORDER BY sum({quantity}) DESC LIMIT 1'
    cost = price.replace('_', ' ').lower()
    yield say([f'dearest {one}', f'most expensive {one}', f'which {one} costs the most']), f'SELECT {name} FROM {t} ORDER BY {price} DESC LIMIT 1'
    yield say([f'average {cost}', f'what does a {one} cost on average']), f'SELECT avg({price}) FROM {t}'
    yield say([f'average {cost} by {group.lower()}', f'mean {cost} per {group.lower()}']), f'SELECT {group}, avg({price}) FROM {t} GROUP BY {group}'
    yield say([f'{many} under 4 euros', f'{many} that cost less than 4']), f'SELECT {name} FROM {t} WHERE {price} < 4'
    yield say([f'how many {many} do we have in each {group.lower()}', f'number of {many} per {group.lower()}']), f'SELECT {group}, count(*) FROM {t} GROUP BY {group}'
    yield say([f'what does {x} cost', f'price of {x}']), f"SELECT {price} FROM {t} WHERE {name} = '{x}'"
    yield say([f'cheapest {g} {one}', f'which {g} {one} costs least']), f"SELECT {name} FROM {t} WHERE {group} = '{g}' ORDER BY {price} LIMIT 1"
    yield say([f'how many different {many} did {w} sell', f'number of different {many} sold by {w}']), f"SELECT count(DISTINCT {one}_id) FROM {sales} WHERE {by} = '{w}'"


def main():
    for specs, ask in ((CLUBS, club), (LOGS, log), (SHOPS, shop)):
        for spec in specs:
            chance, seen = random.Random(spec[0]), set()
            for _ in range(2):  # another wording, other values; the data stays as it was written last
                for question, sql in ask(chance, spec):
                    seen.add((question, sql))
            db = sqlite3.connect(':memory:')
            db.executescript(open(f'training/databases/{spec[0]}.sql').read())
            for question, sql in sorted(seen):
                rows = db.execute(sql).fetchall()
                if rows and rows != [(None,)] and rows != [(0,)]:
                    print(json.dumps({'db': spec[0], 'question': question, 'sql': sql}))


if __name__ == '__main__':
    main()
