"""Writes three databases whose rows hold texts as people write them, with questions and what each text says.

Run: python3 make.py (from this folder). It writes data/*.sqlite, questions.json (for `surely eval ask`) and answers.jsonl
(for the reader's own test). Texts, questions and labels are by one author: what is expected was decided before anything
was run. Questions with an even number are `held`: only their figures are read.
"""

import json
import os
import sqlite3

ROOMS = """
Big double at the back, overlooks the garden. You will need two references and the first month up front. No pets I'm afraid.
Small single for a weekday lodger. Bills are in. You don't need references, we go by a chat over tea.
Attic room. We have a cat and a very old dog, so don't come if you are allergic. Bills on top, about 40 a month.
Room in a house of four nurses. All shifts, so it's quiet during the day and we ask you keep it that way. No deposit.
Ground floor, own front door, suits somebody with a wheelchair. Parking on the drive. Deposit of one month.
Two minutes from the station. You hear the trains but you stop noticing. Broadband and council tax included.
We are looking for a non-smoker who likes cooking. Deposit can be paid in instalments.
Room with its own shower. Smoking in the garden is fine. No parking, the street is permits only and there's a waiting list.
Students welcome. Bring your own bed linen. Bills included up to 60 a month.
No students please, we both work from home and need peace. Quiet lane, you can hear owls.
Large room, bay window. Your dog is welcome as long as it gets on with ours.
Box room, honest description, you can just about turn round. Cheap for a reason. No reference needed.
Shared kitchen with two musicians. They practise till ten, earplugs recommended.
Guarantor required, sorry, the agency insists. Bike store in the cellar.
Couples considered. There's a garage you can rent for a bit extra.
Damp was treated last year and hasn't come back. New boiler. Deposit 500.
Not for anyone with a car, there's nowhere to put it. Five bus lines at the door.
Furnished with a desk, handy for studying. References from your last landlord, please.
Vegetarian household, we would like it to stay that way. Cat lives here. Everything included in the rent.
Monday to Friday only, we have the grandchildren at weekends. Breakfast is included, dinner isn't.
There is a bit of mould in the bathroom which the landlord keeps promising to see to. Rent reflects that.
Garden to use, and half a shed. Gas and electric are shared by meter.
Not a sound after nine here, the street is a dead end. We expect you to have a job, please bring a payslip.
Hot water only in the morning and evening. The wifi is fast, I work in video.
Long let preferred, a year at least. Own bathroom. One parking space goes with it.
Ideal for three to six months while you find your feet. No deposit, no fuss.
The room is above the pub, so don't expect to sleep before midnight on a Friday. Staff discount though!
Women only, two of us, both over fifty. You'd have your own fridge.
No pets apart from fish. Wifi and water are in, heating isn't.
Recently painted, new carpet. The neighbours' baby cries a bit. Deposit protected in the usual scheme.
Oh sure, 'compact and characterful', as the last agent wrote. It's tiny. But it's warm and two minutes from the sea.
Proof of income and a deposit of six weeks, no exceptions. We do provide a bike.
""".strip().split("\n")

RETURNS = """
Arrived with the handle snapped clean off. Please send another one, not the money.
Changed my mind, never opened it.
Too small for our hob. My fault, I should have measured.
Stopped heating after three days. I'd like my money back.
Got the green one, ordered the blue.
It came a week after the birthday it was for, so we have no use for it any more.
Instructions only in German and there's a screw missing.
Works perfectly, but my husband had bought the same one.
Third one that leaks. I have given up, refund please.
The box was soaked when the courier left it and the carton fell apart in my hands.
Nothing wrong with it as such, just a lot cheaper elsewhere.
Brilliant, a lamp that doesn't light. Tried two bulbs.
Scratched all over the lid. I would keep it for a discount.
Charged twice on my card for the one kettle. One of them can go back.
smells of burning plastic when on, i switched it off at once
The hose is shorter than it says on the page, 12 m and not 15.
Wrong size. Please exchange for the 28 cm.
Packed so well that it took an hour to unwrap, and still one glass was in pieces.
No complaints about the quality, the colour simply doesn't go with our tiles.
Gift for my mother, she can't lift it.
The switch gave my son a shock. Somebody should look at this before you sell any more.
Handle gets hot, burnt my fingers.
Not what was in the picture at all.
Ordered by mistake, two clicks instead of one.
It doesn't leak and it doesn't rust, but the lid won't stay on.
Rust on the blades after one wash.
You sent the refund for the wrong item, I'm still waiting for the 34 euros for the shears.
Never arrived, the tracking says delivered to a neighbour we don't have.
Motor whines so loudly that the dog leaves the room.
Two legs the same and one longer, so it wobbles. The assembly took all afternoon.
Customer service was lovely about it, thank you Marta. The timer is still off by ten minutes every day.
Missing the second shelf. If you just send me that I'm happy.
Dripping from the base, ruined the cupboard underneath.
Quiet as a mouse and does what it should, but we're moving and it won't fit.
""".strip().split("\n")

PRODUCTS = """casserole kitchen, frying pan kitchen, stock pot kitchen, heater bath, watering can garden, cake stand kitchen,
parasol garden, toaster kitchen, kettle kitchen, bath mat bath, floor lamp lighting, desk lamp lighting, bread bin kitchen,
kettle kitchen, hair dryer bath, garden hose garden, frying pan kitchen, water glasses kitchen, soap dish bath,
cast iron pan kitchen, desk lamp lighting, saucepan kitchen, wall lamp lighting, bird table garden, lunch box kitchen,
shears garden, shears garden, rain barrel garden, blender kitchen, garden table garden, plug timer lighting,
potting bench garden, coffee maker kitchen, dehumidifier bath"""

BRANCHES = [("Quayside", "Dunmore", 64), ("Hillcrest", "Astley", 30), ("Old Town", "Dunmore", 48), ("Northgate", "Astley", 52),
            ("Elm Park", "Dunmore", 44), ("Saltmarsh", "Penny Cross", 18), ("Brook Lane", "Astley", 36),
            ("Canal Street", "Penny Cross", 58), ("Market Hall", "Dunmore", 26), ("St Anne's", "Penny Cross", 22),
            ("Riverside", "Dunmore", 40), ("Westfield", "Astley", 32)]

COMMENTS = [(1 + i // 3, t) for i, t in enumerate("""
Lovely and light upstairs, I get all my marking done there.
The lift has been out of order since March. My mother can't get to the large print.
Wifi drops every ten minutes.
Story time on Saturdays was fantastic, the kids beg to go.
Chairs are hard as planks.
Not a whisper, you could hear the pages turn.
Teenagers shouting all afternoon and nobody says a word.
The staff went out of their way to find me a book from 1931.
Closes at five, which is no use to anyone with a job.
Fast wifi, sockets at each table, what more do you want.
Toilets were filthy.
Charged me two pounds for a book I'd brought back on time.
A café at last! The flapjacks are good.
Nowhere to park, went round three times.
I asked for help with the printer and got a shrug.
Rude woman at the desk, sighed when I asked for a card.
The large print shelf is excellent.
Freezing. I kept my coat on.
Ramp, lift, wide doors, my wheelchair went everywhere.
Wish it were open on Sundays.
Warm, friendly, and they let the dog in.
So warm I fell asleep, so noisy I woke up again.
Computers are ancient, but the girl who helped me was very patient.
The café has shut, a shame.
Fined for a book that I never borrowed!
Kids' corner needs new toys, half are broken.
Free parking behind, nobody seems to know.
Couldn't be quieter, I wrote half my thesis there.
No wifi, they said, and no plans for any.
The roof leaks, buckets between the shelves.
Great, another closure for 'training'. Found the door locked again.
Knowledgeable staff.
The toilets are spotless, somebody takes pride in that.
Homework club saved us this winter.
Loud building works next door but they hand out earplugs, bless them.
Hardly any new books this year.
""".strip().split("\n"))] + [(10, "The librarian found what I needed in a minute.")]


class Set:
    """The questions of a database. A question's rows are those of `table`; truth is told of the texts' rows."""

    def __init__(self, name, table, key, text):
        self.name, self.table, self.key, self.text = name, table, key, text
        self.cases, self.asked = [], []

    def direct(self, question, yes, no=(), open_=()):
        """What answer() should say of each text; of `open_` nothing is expected, of the others that they are silent."""
        self.asked.append((question, set(yes), set(no), set(open_)))

    def add(self, question, rows=None, maybe=(), gold=None, of=None):
        """A question with its rows, or with a statement, or (neither) one that the data cannot answer."""
        table, key = of or (self.table, self.key)
        case = {"id": f"{self.name[:4]}{len(self.cases) + 1:02}", "data": self.name + ".sqlite",
                "part": "open" if len(self.cases) % 2 == 0 else "held", "kind": "text", "turns": [question], "gold": [],
                "ambiguous": False, "readings": [], "unanswerable": rows is None and gold is None, "order": False}
        if rows is not None:
            case["gold"] = [f"SELECT {key} FROM {table} WHERE {key} IN ({', '.join(map(str, rows))})"]
            show = [] if table in ("comment", "returns") else ["name"] if table == "branch" else ["street"]
            case["gold_rows"] = {"table": table, "key": key, "rows": rows, "maybe": list(maybe), "show": show, "form": "rows"}
        elif gold:
            case["gold"] = [gold] if isinstance(gold, str) else gold
        self.cases.append(case)


def rooms(db):
    db.execute("CREATE TABLE room (room_id INTEGER PRIMARY KEY, street TEXT, town TEXT, rent INTEGER, available TEXT, "
               "furnished INTEGER, notice TEXT)")
    towns = ["Ashby", "Fernhill", "Marlow End"]
    for i, notice in enumerate(ROOMS, 1):
        db.execute("INSERT INTO room VALUES (?,?,?,?,?,?,?)", (
            i, f"{2 * i + 3} {['Mill Row', 'Tanner Lane', 'Priory Close', 'Hob Street'][i % 4]}", towns[i * 7 % 3],
            330 + i * 37 % 290, f"2026-{7 + i % 4:02}-{1 + i * 5 % 28:02}", int(i % 3 != 1), notice))
    s = Set("rooms", "room", "room_id", "notice")
    under = [r for r, in db.execute("SELECT room_id FROM room WHERE rent < 450")]
    quiet = [r for r, in db.execute("SELECT room_id FROM room WHERE town = 'Fernhill' AND room_id IN (4, 10, 23)")]
    furnished = [r for r, in db.execute("SELECT room_id FROM room WHERE furnished = 1 AND room_id IN (4, 26)")]
    s.add("which rooms need a reference?", [1, 18])
    s.add("rooms that allow pets", [11], [29])
    s.add("rooms with bills included", [2, 9, 19], [6, 29])
    s.add("how many rooms don't want a deposit?", gold="select 2")
    s.add("rooms under 450 that come with a parking space", [r for r in (5, 25) if r in under], [15])
    s.add("quiet rooms in Fernhill", quiet, [26])
    s.add("which notices ask for a payslip or proof of income", [23, 32])
    s.add("notices complaining about mould", [21])
    s.add("who says the wifi is fast", [24])
    s.add("rooms where a cat lives", [3, 19])
    s.add("rooms that offer a bike", [32])
    s.add("average rent of the rooms with their own bathroom", gold=[
        "SELECT avg(rent) FROM room WHERE room_id IN (8, 25)", "SELECT avg(rent) FROM room WHERE room_id = 25"])
    s.add("furnished rooms that do not require a deposit", furnished)
    s.add("how many square metres is the largest room")
    s.add("rooms that recommend earplugs", [13])
    s.direct("Does the notice ask for references?", [1, 18], [2, 12])
    s.direct("Are pets allowed?", [11], [1], [3, 29])
    s.direct("Are bills included in the rent?", [2, 9, 19], [3], [6, 29, 22])
    s.direct("Do I have to pay a deposit?", [5, 7, 16, 30, 32], [4, 26])
    s.direct("Is there somewhere to park?", [5, 25], [8, 17], [15])
    s.direct("Is it quiet?", [4, 10, 23], [13, 27], [6, 30])
    s.direct("Must I prove that I earn money?", [23, 32], [], [14])
    s.direct("Is there mould or damp?", [21], [16])
    s.direct("Does a cat live there?", [3, 19])
    s.direct("Does the room have its own bathroom?", [8, 25], [], [21])
    s.direct("Is it near the station?", [6])
    s.direct("Are students welcome?", [9], [10], [18])
    return s


def returns(db):
    db.execute("CREATE TABLE returns (return_no INTEGER PRIMARY KEY, product TEXT, category TEXT, price REAL, status TEXT, "
               "received TEXT, reason TEXT)")
    for i, (product, reason) in enumerate(zip(PRODUCTS.replace("\n", " ").split(", "), RETURNS, strict=True), 1):
        name, category = product.rsplit(" ", 1)
        db.execute("INSERT INTO returns VALUES (?,?,?,?,?,?,?)", (
            i, name, category, 12 + i * 37 % 90 + .95, ["refunded", "refused", "replaced", "open", "refunded"][i % 5],
            f"2026-{9 + i % 3:02}-{1 + i * 11 % 28:02}", reason))
    s = Set("returns", "returns", "return_no", "reason")

    def only(where, rows):
        return [r for r, in db.execute(f"SELECT return_no FROM returns WHERE {where}") if r in rows]
    s.add("which returns ask for a refund?", [4, 9], [14, 27])
    s.add("returns that ask for a replacement", [1, 17], [32])
    s.add("open returns that mention a leak", only("status = 'open'", [9, 33]))
    s.add("returns that arrived broken", [1, 10, 18], [13])
    s.add("complaints about noise", [29])
    s.add("returns because of the wrong colour", [5], [19])
    s.add("garden returns where something was missing", only("category = 'garden'", [7, 32]))
    s.add("returns where somebody got hurt", [21, 22])
    s.add("which customers changed their mind", [2], [8, 11, 20, 24, 34])
    s.add("how many people say they were charged twice", gold="select 1")
    s.add("average price of what went rusty", gold="SELECT price FROM returns WHERE return_no = 26")
    s.add("returns over 50 that don't work", only("price > 50", [4, 12]), [15, 31])
    s.add("which customer sends most things back")
    s.add("what was bought by mistake", [24], [8])
    s.add("which returns recommend a test of the product before more are sold", [21])
    s.direct("Does the customer want their money back?", [4, 9], [1], [2, 14, 27])
    s.direct("Does the customer ask for a replacement?", [1, 17], [], [32])
    s.direct("Does it leak?", [9, 33], [25], [10])
    s.direct("Was it damaged when it arrived?", [1, 10, 18], [], [13])
    s.direct("Is it noisy?", [29], [34])
    s.direct("Is a part missing?", [7, 32])
    s.direct("Did somebody get hurt?", [21, 22])
    s.direct("Was the customer charged too much?", [14], [], [27, 11])
    s.direct("Is it rusty?", [26], [25])
    s.direct("Is the product working?", [8, 34], [4, 12], [2, 11, 15, 19, 25, 31, 9])
    s.direct("Was the wrong item sent?", [5], [], [17, 23, 27])
    s.direct("Did it come too late?", [6], [], [28])
    return s


def libraries(db):
    db.execute("CREATE TABLE branch (branch_id INTEGER PRIMARY KEY, name TEXT, town TEXT, seats INTEGER)")
    db.execute("CREATE TABLE comment (comment_id INTEGER PRIMARY KEY, branch_id INTEGER REFERENCES branch, written_on TEXT, "
               "text TEXT)")
    for i, b in enumerate(BRANCHES, 1):
        db.execute("INSERT INTO branch VALUES (?,?,?,?)", (i, *b))
    for i, (branch, text) in enumerate(COMMENTS, 1):
        db.execute("INSERT INTO comment VALUES (?,?,?,?)", (i, branch, f"2026-{1 + i * 5 % 11:02}-{1 + i * 13 % 28:02}", text))
    s = Set("libraries", "branch", "branch_id", "text")
    comment = ("comment", "comment_id")
    s.add("which libraries are quiet?", [2, 10], [1])
    s.add("branches with good wifi", [4])
    s.add("which branches have helpful staff?", [3, 8, 10], [7, 11])
    s.add("branches where people were charged for nothing", [4, 9])
    s.add("how many branches are good for wheelchairs", gold="select 1")
    s.add("branches with more than 40 seats and a cafe", [5])
    s.add("which libraries are cold", [6])
    s.add("average seats of the branches with dirty toilets", gold="select 52")
    s.add("branches with something for children", [2], [9, 12])
    s.add("branches in Dunmore with clean toilets", [11])
    s.add("which branches are quiet and have helpful staff", [10])
    s.add("comments that complain about opening hours", [9], [20, 31], of=comment)
    s.add("which branch has the most visitors")
    s.add("libraries that people call noisy", [3, 8], [12])
    s.add("how many comments mention the lift", gold="select 2")
    s.direct("Is it quiet?", [6, 28], [7, 22], [35])
    s.direct("Is the wifi good?", [10], [3, 29])
    s.direct("Are the staff helpful?", [8, 23, 37], [15, 16], [21, 32, 35])
    s.direct("Is it cold?", [18], [21, 22])
    s.direct("Are the toilets clean?", [33], [11])
    s.direct("Is it good for wheelchair users?", [19], [2])
    s.direct("Was the person charged unfairly?", [12, 25])
    s.direct("Is there a café?", [13], [24])
    s.direct("Is it easy to park?", [27], [14])
    s.direct("Does the comment complain about the opening hours?", [9], [], [20, 31])
    s.direct("Is it noisy?", [7, 22], [6, 28], [35])
    s.direct("Are there activities for children?", [4], [], [26, 34])
    return s


def main():
    os.makedirs("data", exist_ok=True)
    cases, answers = [], []
    for make, texts in (rooms, ROOMS), (returns, RETURNS), (libraries, [t for _, t in COMMENTS]):
        path = f"data/{make.__name__}.sqlite"
        if os.path.exists(path):
            os.remove(path)
        with sqlite3.connect(path) as db:
            s = make(db)
        cases += s.cases
        answers.append({"trade": s.name, "questions": {str(k): a[0] for k, a in enumerate(s.asked)}})
        for i, text in enumerate(texts, 1):
            said = [[str(k) for k, a in enumerate(s.asked) if i in a[side]] for side in (1, 2, 3)]
            answers.append({"text": text, **dict(zip(("yes", "no", "maybe"), said))})
    with open("questions.json", "w") as out:
        out.write("[\n" + ",\n".join(json.dumps(c, ensure_ascii=False) for c in cases) + "\n]\n")
    with open("answers.jsonl", "w") as out:
        out.writelines(json.dumps(a, ensure_ascii=False) + "\n" for a in answers)


main()
