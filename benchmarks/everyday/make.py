"""Writes the tables of open and closed: twelve trades, as people keep them. Run: python3 make.py (from this folder).

Values come in several spellings, with blanks behind them; what is not known is left empty; cells hold lists; units and
currencies stand in the names of columns. The same seed gives the same bytes.
"""

import csv
import datetime
import random

FIRST, LAST = datetime.date(2025, 1, 6), datetime.date(2026, 11, 18)


class Sheet:
    """One table: columns are functions of the row's number."""

    def __init__(self, part, name, seed, rows):
        self.path, self.rng, self.rows = f"{part}/data/{name}.csv", random.Random(seed), rows
        self.days = sorted(FIRST + datetime.timedelta(days=self.rng.randrange((LAST - FIRST).days + 1))
                           for _ in range(rows))
        self.days[-1] = LAST

    def spelled(self, values, rare=.12):
        """Draws a value, now and then in another spelling."""
        def cell(_):
            v = self.rng.choices(list(values), list(values.values()))[0]
            if v and self.rng.random() < rare:
                v = self.rng.choice([v.lower(), v.capitalize(), v + " ", v.upper() if len(v) < 6 else v.lower() + " "])
            return v
        return cell

    def one(self, values):
        return lambda _: self.rng.choices(list(values), list(values.values()))[0]

    def yes(self, yes, no):
        """Y, N or nothing."""
        def cell(_):
            x = self.rng.random()
            return "Y" if x < yes else "N" if x < yes + no else ""
        return cell

    def some(self, values, most=3, none=.1):
        """A list in a cell."""
        def cell(_):
            if self.rng.random() < none:
                return ""
            return ", ".join(self.rng.sample(values, self.rng.randint(1, most)))
        return cell

    def number(self, low, high, decimals=0, none=.03, step=1):
        def cell(_):
            if self.rng.random() < none:
                return ""
            x = self.rng.uniform(low, high)
            return f"{x:.{decimals}f}" if decimals else str(int(x) // step * step)
        return cell

    def day(self, plus=0, none=0.):
        def cell(i):
            if self.rng.random() < none:
                return ""
            return str(self.days[i] + datetime.timedelta(days=self.rng.randint(plus // 2, plus) if plus else 0))
        return cell

    def name(self, prefix, start=101):
        return lambda i: f"{prefix}{start + i}"

    def write(self, **columns):
        with open(self.path, "w", newline="", encoding="utf-8") as f:
            out = csv.writer(f, lineterminator="\n")
            out.writerow(columns)
            for i in range(self.rows):
                out.writerow([cell(i) for cell in columns.values()])


def even(*values):
    return {v: 1 for v in values}


def taxidermy():
    s = Sheet("open", "taxidermy", 11, 170)
    staff = {"Ines": 4, "Tom": 3, "Yara": 3, "Bo": 2, "": 1}
    s.write(Job=s.name("T-"), Rec_dt=s.day(), Customer=s.one(even("Marsh Museum", "Count Orlo", "Hill School", "P. Vane",
            "R. Quist", "Inn at Loch", "")), Species=s.spelled({"fox": 6, "badger": 4, "buzzard": 4, "pike": 3, "otter": 2,
            "hare": 3, "": 1}), Extras=s.some(["glass case", "base", "plaque", "moss"]), Len_cm=s.number(25, 160),
            Wt_kg=s.number(.8, 14, 1), Licence=s.yes(.55, .2), Deposit=s.yes(.5, .3), Price_EUR=s.number(140, 1900, 0, .05,
            10), Prep_by=s.one(staff), Fin_by=s.one(staff), Done_dt=s.day(90, .2))


def compost():
    s = Sheet("open", "compost", 12, 150)
    staff = even("Abel", "Rosa", "Kim", "Lutz", "")
    s.write(Batch=s.name("C"), Start_dt=s.day(), Site=s.spelled({"north field": 3, "Quarry": 3, "mill yard": 2}),
            Feedstock=s.some(["leaves", "manure", "straw", "bark", "coffee grounds"], 3, .05), pH=s.number(5.2, 8.6, 1),
            OM_pct=s.number(18, 72, 1), N_pct=s.number(.6, 2.9, 2), P_mgkg=s.number(900, 5200), K_mgkg=s.number(2000, 15000),
            Temp_C=s.number(21, 71), Vol_m3=s.number(2, 48, 1), Screened=s.yes(.45, .25), Organic=s.yes(.6, .2),
            Sampled_by=s.one(staff), Signed_by=s.one(staff), Buyer=s.one({"Garden Depot": 3, "City Parks": 3,
            "Vinery Holt": 2, "": 4}), Price_EUR=s.number(30, 900, 0, .08, 5))


def silos():
    s = Sheet("open", "silos", 13, 130)
    farms = {"Brandt": 3, "Nowak": 3, "Ferrer": 2, "Osei": 2, "": 1}
    s.write(Silo=s.name("S", 1), Filled_on=s.day(), Grain=s.spelled({"Barley": 4, "wheat": 5, "maize": 3, "Oats": 2,
            "rye": 2, "": 1}), Cap_t=s.number(40, 900, 0, 0, 10), Height_m=s.number(6, 28, 1), Dia_cm=s.number(320, 1150),
            Fan_kW=s.number(2, 90, 1, .1), Moist_pct=s.number(10, 19, 1), Temp_C=s.number(8, 31), Pests=s.some(["weevils",
            "moths", "mites", "mice"], 3, .35), Fumig=s.yes(.4, .3), Sealed=s.yes(.6, .15), Owner=s.one(farms),
            Prev_owner=s.one(farms), Rent_EUR=s.number(90, 1400, 0, .06, 10))


def deckchairs():
    s = Sheet("open", "deckchairs", 14, 220)
    staff = {"Mika": 3, "Lena": 3, "Raul": 2, "Jo": 2}
    s.write(Slip=s.name("", 5001), Day=s.day(), Beach=s.spelled({"West Bay": 4, "Lido": 3, "dune cove": 2}),
            Item=s.spelled({"deckchair": 6, "parasol": 4, "windbreak": 2, "lounger": 3}), Extras=s.some(["towel", "cooler",
            "bucket", "pillow"], 3, .3), Hrs=s.number(1, 9), Dist_m=s.number(20, 950), Wt_kg=s.number(2, 11, 1),
            Fee_EUR=s.number(5, 70, 2), Deposit_EUR=s.number(10, 50, 0, .2, 5), Returned=s.yes(.7, .1),
            Damaged=s.yes(.1, .6), Guest_ctry=s.one({"DE": 4, "NL": 3, "BE": 2, "DK": 1, "": 1}), Rented_by=s.one(staff),
            Coll_by=s.one({**staff, "": 2}))


def stainedglass():
    s = Sheet("open", "stainedglass", 15, 140)
    firms = {"Arden Studio": 3, "Holm & Sons": 3, "Vitrea": 2, "": 1}
    s.write(Win_no=s.name("W", 1), Church=s.one(even("St Anne", "St Olaf", "Holy Rood", "All Souls", "St Bride")),
            Subject=s.spelled({"angel": 4, "shepherd": 3, "dove": 3, "lamb": 2, "vine": 2, "": 1}), Glass=s.some(["ruby",
            "cobalt", "amber", "emerald", "clear"], 3, .06), Wid_cm=s.number(40, 210), Hgt_cm=s.number(60, 480),
            Lead_kg=s.number(4, 70, 1), Cond=s.spelled({"good": 4, "fair": 3, "poor": 2, "": 1}, .2), Signed=s.yes(.3, .45),
            Insured=s.yes(.5, .2), Made_yr=s.number(1840, 1960, 0, .1), Surv_dt=s.day(), Maker=s.one(firms),
            Restorer=s.one(firms), Est_GBP=s.number(300, 9000, 0, .06, 50))


def meteorites():
    s = Sheet("open", "meteorites", 16, 160)
    people = {"Dr Falk": 3, "A. Moreau": 3, "Lin Tao": 2, "": 1}
    s.write(Cat_no=s.name("M", 1), Class=s.spelled({"iron": 4, "stony": 6, "stony-iron": 2, "": 1}, .15),
            Found_on=s.day(), Ctry=s.one({"Oman": 4, "Chile": 3, "Namibia": 3, "Libya": 2, "": 1}), Wt_g=s.number(3, 5200),
            Depth_cm=s.number(0, 240), Fe_pct=s.number(12, 94, 1), Ni_pct=s.number(.5, 18, 1), Minerals=s.some(["olivine",
            "pyroxene", "troilite", "kamacite"], 3, .1), Witn=s.yes(.1, .6), Loaned=s.yes(.25, .45), Finder=s.one(people),
            Donor=s.one(people), Val_USD=s.number(20, 9800, 0, .07, 10))


def sundials():
    s = Sheet("closed", "sundials", 21, 150)
    hands = {"Selwyn": 3, "Harker": 3, "J. Pell": 2, "": 1}
    s.write(Dial_no=s.name("D", 1), Type=s.spelled({"horizontal": 5, "vertical": 4, "polar": 2, "ring": 2, "": 1}),
            Mat=s.some(["brass", "slate", "lead", "limestone"], 2, .08), Dia_mm=s.number(120, 980), Wt_kg=s.number(1, 95, 1),
            Post_cm=s.number(40, 190, 0, .15), Motto=s.yes(.4, .35), Listed=s.yes(.35, .4), Village=s.one(even("Ashby",
            "Corfe", "Dunmow", "Elsted", "Fen End")), Visited=s.day(), Made_yr=s.number(1650, 1950, 0, .15),
            Maker=s.one(hands), Rest_by=s.one(hands), Err_min=s.number(0, 40), Val_EUR=s.number(80, 7200, 0, .07, 20))


def truffles():
    s = Sheet("closed", "truffles", 22, 210)
    people = {"Gino": 3, "Carla": 3, "Pia": 2, "Old Renzo": 2}
    s.write(Find=s.name("F", 1), Dt=s.day(), Variety=s.spelled({"black": 5, "white": 3, "burgundy": 2, "": 1}),
            Tree=s.spelled({"oak": 5, "hazel": 4, "lime": 2, "": 1}), Wt_g=s.number(4, 420), Depth_cm=s.number(3, 45),
            Soil_pH=s.number(6.1, 8.4, 1), Aromas=s.some(["garlic", "honey", "hay", "leather"], 3, .1), Ripe=s.yes(.6, .2),
            Sold=s.yes(.5, .3), Hunter=s.one(people), Buyer=s.one({**people, "Hotel Alba": 3, "": 3}),
            Price_EUR=s.number(5, 780, 2), Ca_pct=s.number(2, 28, 1))


def smokehouse():
    s = Sheet("closed", "smokehouse", 23, 180)
    staff = even("Una", "Piet", "Marit", "Sven", "")
    s.write(Batch=s.name("B"), Smoked_on=s.day(), Fish=s.spelled({"salmon": 5, "trout": 4, "eel": 2, "mackerel": 4}),
            Woods=s.some(["beech", "alder", "juniper", "apple"], 3, .05), Salt_pct=s.number(1, 7, 1), Fat_pct=s.number(3,
            28, 1), Temp_C=s.number(24, 95), Dur_min=s.number(40, 900), In_kg=s.number(4, 60, 1), Out_kg=s.number(3, 40, 1),
            Vac=s.yes(.5, .3), Tasted=s.yes(.45, .15), Cust=s.one({"Quay Deli": 3, "Hotel Skagen": 2, "Market stall": 3,
            "": 2}), Filleted_by=s.one(staff), Smoked_by=s.one(staff), Price_EUR=s.number(40, 1500, 0, .06, 5))


def towerclocks():
    s = Sheet("closed", "towerclocks", 24, 120)
    firms = {"Zenti": 3, "Baumann": 3, "Horlo SA": 2, "": 1}
    s.write(Clock=s.name("K", 1), Town=s.one(even("Altdorf", "Brig", "Chur", "Glarus", "Sion")), Bldg=s.spelled({"church": 5,
            "town hall": 3, "school": 2, "station": 2}), Dial_cm=s.number(80, 420), Wt_kg=s.number(60, 1900),
            Pend_m=s.number(.6, 4.2, 1, .15), Motor_W=s.number(40, 1500, 0, .2, 10), Strikes=s.yes(.55, .25),
            Lit=s.yes(.4, .3), Faults=s.some(["rust", "slipping hand", "dead motor", "ice"], 2, .4), Serv_dt=s.day(),
            Inst_by=s.one(firms), Serv_by=s.one(firms), Fee_CHF=s.number(90, 2400, 0, .05, 10), Drift_s=s.number(0, 95))


def llamatreks():
    s = Sheet("closed", "llamatreks", 25, 200)
    staff = {"Nele": 3, "Arvid": 3, "Suri": 2, "Tomas": 2}
    s.write(Bkg=s.name("L"), Trek_dt=s.day(), Route=s.spelled({"ridge loop": 4, "Gorge": 3, "lakeside": 4}),
            Guests=s.number(1, 14, 0, 0), Dist_km=s.number(2, 19, 1), Climb_m=s.number(40, 900), Dur_min=s.number(50, 420),
            Llamas=s.some(["Pepe", "Inca", "Luna", "Tango", "Dolly"], 4, .03), Paid=s.yes(.6, .2), Picnic=s.yes(.35, .4),
            Lang=s.spelled({"german": 5, "english": 3, "french": 2, "": 1}), Leader=s.one(staff), Helper=s.one({**staff,
            "": 3}), Load_kg=s.number(3, 60, 1), Fee_EUR=s.number(25, 480, 0, .05, 5))


def ropeworks():
    s = Sheet("closed", "ropeworks", 26, 160)
    staff = even("Hedda", "Colm", "Iris", "Wim", "")
    s.write(Lot=s.name("R"), Laid_on=s.day(), Fibre=s.spelled({"hemp": 5, "manila": 4, "sisal": 3, "cotton": 2, "": 1}),
            Dia_mm=s.number(4, 64), Len_m=s.number(20, 950), Break_kN=s.number(2, 210, 1), Tar_pct=s.number(0, 22, 1, .2),
            Treat=s.some(["tarred", "waxed", "dyed", "whipped"], 3, .25), Tested=s.yes(.5, .25), Cert=s.yes(.4, .3),
            Cust=s.one({"Tall Ship Trust": 3, "Rigging Loft": 3, "Circus Bell": 2, "": 2}), Spun_by=s.one(staff),
            Laid_by=s.one(staff), Price_EUR=s.number(20, 1600, 0, .06, 5), Wt_kg=s.number(2, 300, 1))


for table in (taxidermy, compost, silos, deckchairs, stainedglass, meteorites, sundials, truffles, smokehouse, towerclocks,
              llamatreks, ropeworks):
    table()
