"""What made.py makes sentences of. Nothing here is about a kind of text that is measured."""


def words(s):
    return [' '.join(w.split()) for w in s.split(',') if w.strip()]


# Ways to say a quality; ways to say its opposite. Of those marked *, one of the two always holds: 'not cheap' is dear.
QUALITIES = [
    tuple(words(side) for side in line.strip(' *').split('/')) + (line.startswith('*'),)
    for line in """
big, large, huge, spacious, roomy, enormous, vast / small, tiny, cramped, little, minute
* cheap, inexpensive, affordable, good value, low-priced / expensive, pricey, overpriced, costly, dear, steeply priced
* clean, spotless, immaculate, well kept, freshly scrubbed / dirty, filthy, grubby, stained, covered in dust, unwashed
* quiet, silent, peaceful, hushed / loud, noisy, deafening, rowdy
new, brand-new, recent, bought this year / old, ancient, worn, decades old, from the last century
fast, quick, swift, speedy / slow, sluggish, endless, terribly slow
friendly, kind, welcoming, nice, warm-hearted / rude, unfriendly, grumpy, curt, surly
* easy, simple, effortless, child's play / hard, difficult, complicated, tricky, a real struggle
* safe, secure, without danger / dangerous, unsafe, risky, hazardous
warm, well heated, cosy / cold, freezing, chilly, icy
bright, sunny, well lit, full of light / dark, gloomy, dim, badly lit
heavy, weighty, as heavy as lead / light, featherweight, easy to lift
* strong, sturdy, solid, robust, made to last / weak, flimsy, fragile, wobbly
* fresh, just made, straight from the field / stale, spoiled, mouldy, past its best
full, packed, crammed, fully booked / empty, deserted, half empty
* open, open to everybody, unlocked / closed, shut, locked
hot, piping hot, steaming / cold, lukewarm, barely warm
wet, damp, soaked, dripping / dry, bone dry, dried out
soft, tender, yielding / hard, stiff, hard as stone
long, lengthy, endlessly long / short, brief, over in no time
wide, broad / narrow, tight
deep, bottomless / shallow, ankle-deep
thick, chunky / thin, wafer-thin
* sharp, razor-sharp, well honed / blunt, dull
* tasty, delicious, full of flavour, mouth-watering / bland, tasteless, inedible, disgusting
* comfortable, comfy, pleasant to use / uncomfortable, a pain to use
* reliable, dependable, always to be counted on / unreliable, not to be counted on, always failing
* helpful, obliging, ready to help / unhelpful, of no help
* punctual, on time, right on schedule / late, delayed, behind schedule, an hour late
* in working order, fully working, functioning / broken, out of order, defective, out of action
healthy, in good health, fit and well / ill, sick, poorly, unwell
patient, never in a hurry / impatient, quick to lose patience
* clear, easy to understand, plain / unclear, confusing, hard to follow
modern, up to date, state of the art / old-fashioned, dated, outdated, behind the times
sweet, sugary / sour, bitter, sharp
* available, in stock, to be had / sold out, unavailable, out of stock
* free, free of charge, included in the price / charged extra, only to be had for a fee, not included
popular, well liked, much loved / unpopular, shunned
famous, well known, known everywhere / unknown, never heard of
steep, almost vertical / flat, level
crowded, overrun, packed with people / empty, deserted, almost without people
boring, dull, tedious / exciting, gripping, thrilling
funny, hilarious, a laugh from start to end / humourless, without a single laugh
* complete, all there, without gaps / incomplete, missing parts, unfinished
* legible, readable / illegible, unreadable, a scrawl
* correct, accurate, right, without mistakes / wrong, inaccurate, full of mistakes
* waterproof, watertight / leaking, leaky
calm, even-tempered, relaxed / aggressive, nervous, restless
tame, used to people / wild, shy
ripe, ready to eat / unripe, not ready yet
spicy, fiery / mild
smooth, even / rough, bumpy, uneven
* well maintained, in good repair, looked after / neglected, run-down, falling apart
* legal, allowed by law / illegal, against the law
* honest, truthful, sincere / dishonest, lying, insincere
* experienced, seasoned / inexperienced, a beginner
* necessary, required, needed, compulsory / unnecessary, optional, not needed
* successful, a success / a failure, unsuccessful, a flop
* suitable for children, fit for children / unsuitable for children, nothing for children
* easy to reach, well connected, close to the station / hard to reach, out of the way, in the middle of nowhere
* satisfied, pleased, happy with it / dissatisfied, disappointed, unhappy with it
* certain, sure, settled / uncertain, unsure, still open
tall, towering / low, squat
tight, close-fitting / loose, baggy
* polite, courteous, well-mannered / impolite, ill-mannered
* profitable, in the black / loss-making, in the red
* vegetarian, without meat / made with meat, full of meat
* transparent, see-through / opaque
early, ahead of time / late, behind time
""".strip().splitlines()
]
# What tells nothing of those.
NEUTRAL = words(
    """green, blue, red, yellow, grey, striped, made of wood, made of steel, round, square, Italian, Swedish, on the
    left, on the second floor, behind the counter, painted white, called Bertha, from a local maker, named after a
    saint, in the brochure, under a tarpaulin, next to the lift, in the north, triangular, visible from the road,
    numbered, mentioned in the contract, by the same firm"""
)
THINGS = words(
    """garden, kitchen, hall, cellar, waiting room, terrace, pool, sauna, stage, car park, lift, staircase, corridor,
    balcony, office, soup, bread, coffee, cake, fish, cheese, pizza, salad, menu, breakfast, wine, staff, owner,
    waiter, driver, nurse, dentist, guide, manager, cook, receptionist, plumber, lawyer, knife, rope, bag, jacket,
    lamp, chair, table, boat, engine, battery, screen, keyboard, camera, drill, ladder, stove, heater, oven,
    fridge, pump, boiler, delivery, repair, ride, queue, appointment, parcel, invoice, contract, report, film,
    novel, exam, path, bridge, road, beach, lake, river, hill, slope, door, window, roof, floor, wall, gate,
    fence, bed, sofa, carpet, towel, shirt, coat, dress, boots, price, ticket machine, route, schedule, answer,
    explanation, dog, cat, horse, cow, puppy, parrot, wood, paint, cloth, plan, map, sign, letter, translation,
    calculation, app, website, password, licence, permit, vaccine, ointment, tablet, bandage, filter, valve,
    crane, forklift, container, shelf, counter, warehouse, harbour"""
)
PLURAL = {'boots': 'are', 'stairs': 'are', 'staff': 'is'}
PARTS = words(
    """gate, door, handle, lid, sign, label, lock, key, cover, edge, corner, frame, colour, name, photo, history,
    inventor"""
)
FEATURES = words(
    """piano, fireplace, balcony, terrace, cellar, playground, ramp, locker, microphone, projector, heater, fridge,
    oven, grill, fountain, pond, hammock, swing, cloakroom, waiting room, ticket machine, cash machine, charging point,
    vending machine, safe, alarm, camera, doorbell, garage, shed, greenhouse, sauna, steam bath, pool, slide, bar,
    kiosk, gift shop, café, snack bar, dishwasher, washing machine, dryer, bathtub, shower, toilet, mirror, desk,
    library, chapel, well, tower, viewing platform, footbridge, jetty, slipway, crane, roof rack, tow bar, spare
    wheel, sunroof, radio, loudspeaker, first-aid box, fire extinguisher, smoke detector, changing table, high
    chair, cot, lift, escalator, staircase, garden, orchard, hedge, fence, gate, bench, picnic table, bin,
    warranty, manual, discount, deposit, dress code, age limit, waiting list, guided tour, shuttle, night nurse,
    interpreter, caretaker, trainer, receptionist, chef, children's menu, set lunch, wine list, buffet, dance
    floor, stage, choir, quiz, summer party, prize, certificate"""
)
MASS = words(
    """wifi, heating, air conditioning, hot water, parking, running water, electricity, live music, drinking water,
    daylight, shade, security, childcare, room service, breakfast, free coffee, homemade cake, fresh fruit,
    gluten-free bread, vegan food, draught beer, staff housing, training, insurance, advertising, damp, rust,
    dust, graffiti, litter, noise, traffic, mud, ice, snow, fog, supervision, lighting, signage, furniture,
    bedding, firewood, spare parts, help with forms, information in English"""
)
PLURALS = words(
    """showers, toilets, lockers, seats, tables outside, chairs, benches, lights, steps, stairs, cameras, guards,
    nurses,
    doctors, parking spaces, charging points, towels, blankets, pillows, games, toys, books, newspapers, concerts,
    tours, rehearsals, discounts, vouchers, refunds, delays, complaints, injuries, accidents, mistakes, scratches,
    cracks, leaks, holes, stains, weeds, slugs, rats, mice, ants, wasps, mosquitoes, bats, owls, foxes, deer,
    cats, dogs, horses, chickens, geese, volunteers, apprentices, students, neighbours, witnesses, sponsors,
    photographs, drawings, maps, tables, footnotes, exercises"""
)
# Who or what may be let in or used.
ADMITTED = words(
    """dogs, cats, pets, children, babies, teenagers, visitors, journalists, photographs, drones, candles, campfires,
    barbecues, flip-flops, packed lunches, glass bottles, cocktails, cigarettes, e-cigarettes, mobile phones,
    umbrellas, rucksacks, pushchairs, skateboards, motorbikes, lorries, caravans, heels, jeans, swimming shorts,
    hats, overnight stays, lodgers, parties, side jobs, late payments, banknotes, credit cards, cheques, swaps,
    returns, changes of date"""
)
# An act as it is done now, was done, is done to a thing; a thing.
ACTS = [tuple(words(line)) for line in """
repair, repaired, repaired, the pump
clean, cleaned, cleaned, the windows
paint, painted, painted, the fence
deliver, delivered, delivered, the sofa
return, returned, returned, the money
cancel, cancelled, cancelled, the booking
confirm, confirmed, confirmed, the date
refund, refunded, refunded, the deposit
replace, replaced, replaced, the battery
weigh, weighed, weighed, the parcel
test, tested, tested, the brakes
check, checked, checked, the passports
sign, signed, signed, the contract
pay, paid, paid, the invoice
open, opened, opened, the crate
lock, locked, locked, the gate
water, watered, watered, the plants
feed, fed, fed, the fish
translate, translated, translated, the letter
print, printed, printed, the tickets
photograph, photographed, photographed, the damage
measure, measured, measured, the room
report, reported, reported, the theft
install, installed, installed, the boiler
inspect, inspected, inspected, the roof
vaccinate, vaccinated, vaccinated, the cat
wrap, wrapped, wrapped, the present
mow, mowed, mown, the lawn
approve, approved, approved, the plan
reject, rejected, rejected, the claim
update, updated, updated, the software
publish, published, published, the results
sell, sold, sold, the horse
find, found, found, the key
steal, stole, stolen, the camera
break, broke, broken, the vase
lose, lost, lost, the luggage
build, built, built, the bridge
take away, took away, taken away, the rubbish
bring back, brought back, brought back, the dog
call, called, called, the doctor
change, changed, changed, the filter
order, ordered, ordered, the spare part
send, sent, sent, the form
write, wrote, written, the report
read, read, read, the meter
x-ray, x-rayed, x-rayed, the paw
stitch, stitched, stitched, the wound
postpone, postponed, postponed, the meeting
record, recorded, recorded, the concert
rent out, rented out, rented out, the hall
raise, raised, raised, the rent
""".strip().splitlines()]
# What one can do there.
DOINGS = words(
    """rent skis, hire a boat, pay by card, pay in cash, book online, park in front, sit outside, swim in the lake, take
    a shower, watch the sunset, leave luggage, borrow an umbrella, print documents, change money, order by phone,
    buy stamps, try it on, bring it back, get a receipt, make a fire, light candles, walk the dog, play cards,
    sing along, dance, cook for yourself, wash clothes, charge a car, refill bottles, pick your own apples, feed
    the animals, stroke the goats, ride a pony, climb the tower, go by train, cancel at short notice, choose your
    seat, move the date, pay by instalments, ask questions, see a doctor at night, get there on foot, turn it off,
    fold it up, wash it at sixty degrees, put it in the oven, use it outdoors, control it by phone, store it
    upright, open it without tools, reach them by mail, talk to a person, work from home, take a day off, learn to
    weld"""
)
MEASURES = [tuple(words(line)) for line in """
cost, costs, euros
weigh, weighs, kilos
take, takes, minutes
last, lasts, hours
hold, holds, litres
seat, seats, guests
measure, measures, metres
employ, employs, people
""".strip().splitlines()]
DAYS = words('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday')
TELLS = words('review, note, report, text, letter, message, entry, comment')
HEDGES = words(
    """As far as I could see, By the way, In summer, This year, When we were there, To my surprise, All in all, Once
    again, According to the sign, At least in my case, For years now, Since the spring, As always, On our visit, I
    must say"""
)
TAILS = words(
    """and it shows, to my surprise, when we were there, as it should be, as always, by the way, and that matters to me,
    at least for us, according to the plan, as of this year, thank goodness, I am afraid, let me tell you, no
    question, just as last time"""
)
OTHERS = [
    line.strip()
    for line in """
We came on a Tuesday in the rain.
My brother recommended it.
The whole thing was founded in 1987.
It took us a while to find the entrance.
There were four of us.
Afterwards we took the bus back.
Mrs Hall wrote everything down.
The next date is in March.
We met the neighbours on the way.
Somebody had left a scarf on the chair.
The phone rang three times.
It had been her idea from the start.
The colour is a matter of taste.
I will come to the rest later.
Lunch was at one.
""".strip().splitlines()
]
