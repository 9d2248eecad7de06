"""Makes questions and sentences about opposites: how strongly a thing is said ('A rather loud engine.', 'Absolutely
silent.'), what stands beside it ('Pricey, but we came back.'), its noun ('The silence was a relief.'), and what tells of
it without naming it ('You could hear a pin drop.'). Nothing here is about a kind of text that is measured."""

import os
import re

from restate import PLACES, SUBJECTS, UNCLEAR
from sentences import DENIES, SAYS, SILENT
from vocabulary import NEUTRAL, PARTS, QUALITIES, THINGS, words

STRONG = words(
    """very, really, extremely, incredibly, terribly, absolutely, exceptionally, remarkably, unbelievably, thoroughly,
    truly, awfully, so, such a, ever so, dreadfully, amazingly, seriously, particularly, just too, far too, much too, way
    too, a little too"""
)
MILD = words(
    """quite, rather, fairly, pretty, a bit, a little, slightly, somewhat, reasonably, more or less, on the whole"""
)
WORSE = words('not, never, not at all, hardly, by no means, not in the least, not really, anything but, far from')
# What may follow "but": it takes nothing back.
BUT = words(
    """worth it, worth every minute, I would go again, we loved it, that is how I like it, we got used to it, nobody
    minded, it does its job, it has charm, what can you expect, I have seen better, it did not bother
    us, otherwise fine, still not my thing, made of wood, Italian,
    full of character, full of surprises, no wonder, I expected that, it could be more so, that is part of the fun,
    you forgive it everything, there are others, that is not all, it pays off, it suits me"""
)
LINKS = ['{}, but {}', '{} but {}', '{}, yet {}', '{}, though {}', '{}; still, {}', '{} – but {}', 'Although {}, {}']
BESIDE = words('{} but {}, {} and {}, {} yet {}, {} though {}, {}; also {}, {} if {}')
# The noun of a quality / of its opposite: those who ask use the first word before them.
NOUNS = [tuple([w.strip() for w in part.split(',')] for part in line.split('/')) for line in """
big, large / small, tiny / size, vastness, spaciousness / smallness, tininess, lack of space
cheap, affordable / expensive, dear / bargain, low price / expense, high price, steep price
clean, spotless / dirty, filthy / cleanness, spotlessness, hygiene / dirt, filth, grime, mess
quiet, silent / loud, noisy / quiet, quietness, silence, stillness, peace and quiet / noise, din, racket, loudness, clamour
fast, quick / slow, sluggish / speed, quickness, swiftness / slowness, sluggishness
friendly, kind / rude, unfriendly / friendliness, kindness, warm welcome / rudeness, unfriendliness, bad manners
easy, simple / hard, difficult / ease, simplicity / difficulty, hardness, complexity
safe, secure / dangerous, unsafe / safety, security / danger, riskiness, hazards
warm, cosy / cold, chilly / warmth, cosiness / cold, chill, coldness
bright, light / dark, gloomy / brightness, sunlight / darkness, gloom
heavy, weighty / light, lightweight / heaviness, great weight / lightness, low weight
strong, sturdy / weak, flimsy / strength, sturdiness, robustness / weakness, flimsiness
fresh, new / stale, spoiled / freshness / staleness, mould
hot, boiling / cold, cool / heat, searing heat / cold, coldness
wet, damp / dry, arid / dampness, wetness, moisture / dryness
soft, tender / hard, stiff / softness, tenderness / hardness, stiffness
deep, bottomless / shallow, low / great depth / shallowness
sharp, keen / blunt, dull / sharpness / bluntness, dullness
comfortable, comfy / uncomfortable, hard / comfort / discomfort
reliable, dependable / unreliable, erratic / reliability, dependability / unreliability, constant failure
helpful, obliging / unhelpful, useless / helpfulness, readiness to help / unhelpfulness
punctual, on time / late, delayed / punctuality / lateness, delay
patient, calm / impatient, hasty / patience / impatience
clear, plain / unclear, confusing / clarity, clearness / confusion, lack of clarity
sweet, sugary / bitter, sour / sweetness / bitterness, sourness
popular, loved / unpopular, disliked / popularity / unpopularity
steep, sheer / flat, level / steepness / flatness
crowded, packed / empty, deserted / crowd, crush, throng / emptiness
boring, dull / exciting, gripping / boredom, tedium, dullness / excitement, suspense, thrill
funny, hilarious / serious, humourless / humour, wit / seriousness, lack of humour
calm, relaxed / nervous, restless / calm, composure / nervousness, agitation
honest, truthful / dishonest, lying / honesty, truthfulness / dishonesty, lies
brave, fearless / cowardly, timid / bravery, courage, fearlessness / cowardice, timidity
generous, giving / stingy, mean / generosity / stinginess, meanness
beautiful, lovely / ugly, hideous / beauty, loveliness / ugliness
healthy, well / ill, sick / good health / illness, poor health
happy, cheerful / sad, unhappy / happiness, joy, cheerfulness / sadness, misery
modern, up to date / old-fashioned, dated / modernity / old-fashionedness
useful, handy / useless, pointless / usefulness / uselessness
spicy, fiery / mild, bland / spiciness, fire / mildness, blandness
salty, salted / bland, unsalted / saltiness / lack of salt
elegant, stylish / plain, tasteless / elegance, style / plainness, tastelessness
accurate, precise / inaccurate, wrong / accuracy, precision / inaccuracy, errors
flexible, elastic / rigid, stiff / flexibility / rigidity
tidy, orderly / untidy, messy / tidiness, order / untidiness, mess
polite, courteous / impolite, rude / politeness, courtesy / impoliteness
durable, hard-wearing / fragile, flimsy / durability / fragility
wide, broad / narrow, tight / width, great breadth / narrowness
thick, fat / thin, slim / thickness / thinness
tall, high / low, short / great height / lowness
hungry, starving / full, fed / hunger / fullness
lonely, alone / in company, among friends / loneliness, solitude / company
fair, just / unfair, unjust / fairness, justice / unfairness, injustice
fit, athletic / unfit, out of shape / fitness / unfitness
clever, bright / stupid, dim / cleverness, wit / stupidity
rich, wealthy / poor, penniless / wealth, riches / poverty
true, correct / false, untrue / truth / falseness
young, youthful / old, aged / youth / great age
""".strip().splitlines()]
FELT = words(
    """striking, remarkable, overwhelming, a surprise, unbelievable, plain to all, considerable, hard to describe, well
    known, what we noticed first, terrible, unbearable, incredible, wonderful, tremendous, enormous, breathtaking, awful,
    extreme, ear-splitting, dazzling, piercing, crushing, there for all to see, unheard of, legendary, constant"""
)
# What tells of a quality without naming it, and what tells of its opposite; {} is the thing.
TELLING = [tuple([w.strip() for w in part.split(';')] for part in line.split('/')) for line in """
big; large; spacious / small; tiny; cramped / you could get lost in {}; {} seems to go on for ever; a coach would fit into {} / {} would fit into a shoebox; two people fill {}; there is no room to swing a cat in {}
cheap; affordable; inexpensive / expensive; dear; pricey / {} was a steal; {} costs a few pennies; even a student can pay for {}; {} is a bargain; {} does not break the bank / {} costs an arm and a leg; {} ate up our savings; you need deep pockets for {}; {} leaves a hole in your purse; who can pay for {}?; they ask far too much for {}
clean; spotless / dirty; filthy / you could eat off {}; not a speck on {}; {} shone / there was mud all over {}; nobody had wiped {} for weeks; {} was sticky; cobwebs hung from {}; {} had not seen a cloth for a year
quiet; silent / loud; noisy / you could hear a pin drop; nothing disturbed us; one hears no more than the birds; {} makes no sound; you do not even notice that {} is on / we had to shout over {}; {} roars; {} made our ears ring; earplugs are a must near {}; {} kept us awake; {} can be heard three streets away; it rattles and bangs day and night
fast; quick / slow; sluggish / {} took a second; in no time {} was done; {} shot off; I hardly had time to sit down / {} takes for ever; we waited and waited for {}; {} crawls along; a snail would be there sooner
friendly; kind / rude; unfriendly / we were given a smile by {}; {} greeted us like old friends; {} wished us a lovely day / {} shouted at us; {} rolled the eyes; {} did not even say hello; {} slammed the door in my face
easy; simple / hard; difficult / a child could do it; I managed {} at the first go; {} is no trouble at all; there is nothing to it / I gave up on {}; {} cost me three evenings; even experts fail at {}; {} gave us a headache
safe; secure / dangerous; unsafe / nothing can happen to you; {} cannot hurt anybody; nobody has ever come to harm / {} could kill you; somebody breaks a leg there every year; one slip and you fall; {} gives off sparks
warm; heated / cold; chilly / we sat there in our T-shirts; the stove heats {} well; not even in winter do you need a coat / our teeth chattered; we could see our breath; we kept our coats on; {} had frost on the inside
bright; light / dark; gloomy / the sun pours in; you can read there without a lamp; {} is flooded with light / you need a torch; no ray of sun gets in; we saw next to nothing in {}
heavy; weighty / light; easy to carry / it takes four men to lift {}; {} nearly broke my back; {} weighs a ton / a child can carry {}; you can lift {} with one finger; you hardly feel {} in your hand
sturdy; strong / flimsy; weak / {} will outlive us all; I jumped on {} and nothing happened; {} holds a grown man / {} fell apart in my hands; {} snapped at once; {} wobbles at every touch
fresh / stale; spoiled / {} was picked this morning; {} came straight from the oven / {} had green spots on it; {} smelled as if it was a week old; {} was long past its date
crowded; packed / empty; deserted / we could not get through; not a seat to be had; people were queueing round the block / there was not a soul about; we were the only guests; you could choose any seat
hot; boiling / cold; cool / I burned my tongue on {}; steam rose from {}; we were sweating / {} had ice on it; {} came straight out of the fridge; {} had long gone cold
wet; damp / dry / water ran out of {}; {} was dripping; you could wring {} out / not a drop had got into {}; {} had not seen rain for weeks
soft / hard; stiff / {} feels like a cloud; you sink into {}; {} melts on the tongue / {} is like a board; I broke a tooth on {}; {} is like concrete
deep / shallow / you cannot touch the bottom of {}; a ship could sink in {} / even children can stand in {}; {} barely covers your ankles
sharp; keen / blunt; dull / {} goes through anything; I cut myself on {} at once / {} does not even cut paper; {} squashes the tomato
tasty; delicious / bland; disgusting / we licked the plates; I could have eaten {} every day; everybody asked for more of {} / {} tasted of nothing; we left {} on the plate; {} tasted like cardboard
comfortable; comfy / uncomfortable / you never want to get up again; one sits there for hours without noticing / my back hurt from {}; {} pinched everywhere; nobody lasts an hour on {}
reliable; dependable / unreliable; erratic / {} has never failed; you can count on {}; {} starts every time / {} gives up when it rains; {} is always on strike; {} fails every second day
helpful; obliging / unhelpful / {} could not do enough for us; {} answered every question; {} even carried our bags / {} shrugged; {} sent us away; from {} we got no answer at all
punctual; on time / late; delayed / {} came to the minute; you can set your watch by {} / {} kept us waiting for an hour; {} turned up after we had given up; when {} came it was already dark
working; intact / broken; defective / {} runs like clockwork; {} does what it should / {} gave up the ghost; {} will not switch on; smoke came out of {}; {} has been off since Monday
healthy; fit / ill; sick / the doctor found nothing wrong; {} has never had a cold / {} lies in bed with a fever; {} keeps coughing; {} has to see a doctor
patient; calm / impatient; hasty / {} explained it to me ten times; nothing upsets {} / {} kept looking at the clock; {} did not let me finish; {} drummed with the fingers
clear; understandable / unclear; confusing / I understood {} at once; {} leaves no question open / nobody knows what {} means; I read {} three times and am none the wiser; {} left us baffled
modern; up to date / old-fashioned; dated / {} has everything of this decade; {} could be from the future / {} belongs in a museum; {} is as in my grandfather's day; {} has not changed since the war
sweet; sugary / sour; bitter / {} is like eating sugar; {} makes your teeth ache with honey / {} draws your mouth together; {} is like biting into a lemon
free; free of charge / charged extra; expensive / you do not pay a penny for {}; {} is on the house / {} is on the bill; for {} they want another ten euros
popular; well liked / unpopular; disliked / everybody wants {}; people come from far and wide for {}; one has to book months ahead / nobody wants {}; {} gathers dust; hardly anyone turns up
steep / flat; level / you have to pull yourself up by a rope; my calves burned / a pram rolls there by itself; you would not notice any climb
boring; dull / exciting; gripping / I kept yawning; half the room was asleep; I looked at the clock all the time / I was on the edge of my seat; I forgot the time over {}; my heart was pounding
funny; hilarious / serious; humourless / we laughed till we cried; tears of laughter ran down my face / nobody laughed; there was nothing to smile about
honest; truthful / dishonest; lying / {} owned up at once; {} gave back what was too much; {} never told us a lie / {} cheated us; {} swindled us out of our money; nothing {} said was so
brave; courageous / cowardly; timid / {} jumped in without thinking twice; nothing scares {} / {} ran away; {} hid under the table
generous; giving / stingy; mean / {} paid for everybody; {} gives away whatever there is / {} counts every penny; {} never leaves a tip
beautiful; pretty / ugly; hideous / I could not take my eyes off {}; {} is a feast for the eyes / {} hurts the eye; nobody would hang {} on a wall
happy; cheerful / sad; miserable / {} beamed all day; {} sang for joy / {} burst into tears; {} cried all night
hard-working; diligent / lazy; idle / {} is on the go from six to ten; {} never sits down / {} lay on the sofa all day; {} does not lift a finger
clever; smart / stupid; dim / {} solved it in a minute; {} knows an answer to everything / {} did not grasp it; {} cannot add two and two
long; lengthy / short; brief / {} would not end; {} took up the whole evening / {} was over before it began; {} fits on a postcard
thick / thin / you cannot get your hand round {}; {} is as fat as a brick / you can see through {}; {} is like paper
tall; high / low; short / we had to look up at {}; {} reaches into the clouds / I bumped my head on {}; you can step over {}
narrow; tight / wide; broad / we had to go in single file; {} is no wider than a towel / three cars fit side by side; you can stretch out both arms in {}
loose; baggy / tight; close-fitting / {} slips off all the time; there is room for two in {} / I cannot breathe in {}; {} would not close over my stomach
full; packed / empty; bare / nothing more fits into {}; {} was bursting / there was nothing in {}; we found bare shelves
new; brand-new / old; worn / {} still has the tag on; {} was unpacked yesterday / {} has seen better days; {} was already my grandmother's; {} is falling to pieces with age
spicy; fiery / mild; bland / {} set my mouth on fire; I drank a litre of water with {} / a baby could eat {}; one tastes no pepper in {}
strict; stern / lenient; easy-going / not the slightest slip is forgiven; {} allows nothing / {} lets everything pass; {} turns a blind eye
tidy; orderly / untidy; messy / everything was in its place; not a thing lay about / things lay all over the floor; one could not find a free chair
windy; stormy / calm; windless / my hat blew away; we could hardly stand up straight / not a leaf stirred; the candles burned straight up
rich; wealthy / poor; penniless / {} owns half the town; {} has more than can ever be spent / {} cannot pay the rent; {} has not a penny
successful / a failure; unsuccessful / {} brought in twice what we hoped; {} won everything / {} came to nothing; {} was taken off after a week
""".strip().splitlines()]


def read(path):
    """[(word, what it is as well, its opposites)] of opposites.txt."""
    out = []
    for line in open(path, encoding='utf8'):
        w, rest = line.strip().split(':')
        said, against = rest.split('|')
        out.append((w, [w] + said.split(), against.split()))
    return out


HERE = os.path.dirname(os.path.abspath(__file__))
KNOWN = read(os.path.join(HERE, 'opposites.txt'))


def contraries():
    """The words that say the opposite of a word which has only one."""
    out = {}
    for said, against, _ in QUALITIES:
        for x, y in ((said, against), (against, said)):
            for w in x:
                out.setdefault(w, []).append([t for t in y if ' ' not in t])
    mutual = {w: [t for t in against if any(t == v and w in back for v, _, back in KNOWN)] for w, _, against in KNOWN}
    for w, ts in mutual.items():
        if ts and w not in out:
            out[w] = [ts]
    return {w: ts[0][:2] for w, ts in out.items() if len(ts) == 1 and ts[0]}


CONTRARIES = contraries()
PLAIN = re.compile(
    r"^((?:is|are|was|were) (?:it|they|he|she|(?:the|this|all|my) [\w'-]+(?: [\w'-]+)?) (?:often |always |really )?)"
    r"([\w-]+)\?$", re.I)
UNTURNED = set('clear right plain open included to too a an enough more less'.split())


def turned(question, rng):
    """The question whether it is the opposite, or None where it is not understood."""
    m = PLAIN.match(question)
    if not m or m[2].lower() not in CONTRARIES or set(m[1].lower().split() + [m[2]]) & (UNCLEAR | UNTURNED):
        return None
    return m[1] + rng.choice(CONTRARIES[m[2].lower()]) + '?'


def pick(rng):
    """(how it is asked, other ways to say it, ways to say its opposite)"""
    if rng.random() < 0.45:
        w, said, against = rng.choice(KNOWN)
        return w, said, against
    said, against, _ = rng.choice(QUALITIES)
    if rng.random() < 0.5:
        said, against = against, said
    return rng.choice(said), said, against


def figures(path):
    """[(how it is asked, its opposites, what tells of it, what tells of its opposite, what tells of neither)]"""
    out = []
    for line in open(path, encoding='utf8'):
        said, *against, good, bad, other = [[x.strip() for x in part.split(';')] for part in line.split(' / ')]
        out.append((said, against[0] if against else CONTRARIES.get(said[0], []), good, bad, other))
    return out


FIGURES = figures(os.path.join(HERE, 'figures.txt'))


def a(noun):
    return ('an ' if noun[0] in 'aeiou' else 'a ') + noun


def many(noun):
    return noun.endswith('s') and noun not in ('dress', 'bus', 'gas')


def be(noun, was):
    return ('were' if was else 'are') if many(noun) else ('was' if was else 'is')


def asked(w, n, rng):
    """(question, whether it names the thing)"""
    was, k = rng.random() < 0.3, rng.random()
    if k < 0.45:
        return f'{"was" if was else "is"} it {w}?', False
    if k < 0.9 or ' ' in w:
        return f'{be(n, was)} the {n} {w}?', True
    some = w + ' ' + n if many(n) else a(w) + ' ' + n
    return f'{rng.choice(["does it have", "do they have"])} {some}?', True


def capital(q, rng):
    return q if rng.random() < 0.1 else q[0].upper() + q[1:]


def other(known, rng):
    """A word for a quality that has nothing to do with those known."""
    while True:
        _, said, against = pick(rng)
        if not set(said + against) & known:
            return rng.choice(said + against)


def stated(x, n, named, rng):
    """It is said that the thing is x, more or less strongly."""
    was = rng.random() < 0.4
    how = rng.choice(['', '', rng.choice(STRONG), rng.choice(MILD)])
    how = '' if ' ' in x or '-' in x or how == 'such a' else how + ' ' if how else ''
    s = f'the {n}' if named or rng.random() < 0.3 else 'it'
    b = be(n, was) if s != 'it' else 'was' if was else 'is'
    some = how + x + ' ' + n if many(n) else a(how + x) + ' ' + n if not how.startswith('a ') else how + x + ' ' + n
    t = [f'{s} {b} {how}{x}', f'{s} {b} {how}{x}', f'{how}{x}', f'{x}, {x}, {x}' if not named else f'{s} {b} {how}{x}',
         f'I found {s} {how}{x}', f'{s} {b} {how}{x}, I must say', f'it struck me how {x} {s} {b}', f'{s} seemed {how}{x}',
         f'{how}{x}, {s}' if s != 'it' else f'{how}{x}', f'what {some}' if not how else some,
         f'{some[0]}{some[1:]}', f'such {some}' if not how else some]
    if x.count(' ') > 1:
        t = t[:2] + t[4:8]
    if named:
        t = [y for y in t if n in y]
    elif ' ' in x:
        t = [y for y in t if y != x]
    return rng.choice(t)


def degree(rng):
    """How strongly a thing or its opposite is said."""
    w, said, against = pick(rng)
    n = rng.choice(THINGS)
    q, named = asked(w, n, rng)
    q, k = capital(q, rng), rng.random()
    x = w if rng.random() < 0.45 else rng.choice(said)
    if k < 0.4:
        return q, stated(x, n, named, rng), SAYS
    if k < 0.66:
        return q, stated(rng.choice(against), n, named, rng), DENIES
    if k < 0.78:
        s = f'the {n}' if named else 'it'
        b = be(n, rng.random() < 0.4) if named else rng.choice(['is', 'was'])
        no = rng.choice(WORSE)
        return q, rng.choice([f'{s} {b} {no} {w}', f'{no} {w}' if not named else f'{s} {b} {no} {w}',
            f'nobody would call {s} {w}', f'there is nothing {w} about {s}', f'{s} could be {"more " + w}']), DENIES
    y = other(set(said + against), rng)
    if named and rng.random() < 0.5:
        m, p = rng.choice([t for t in THINGS if t != n]), rng.choice(PARTS)
        return q, rng.choice([stated(x, m, True, rng), stated(rng.choice(against), m, True, rng),
            f'the {p} of the {n} is {x}', f'the {n} {p} was {rng.choice(against)}']), SILENT
    return q, stated(y, n, named, rng), SILENT


def contrast(rng):
    """It is so, but something else as well."""
    w, said, against = pick(rng)
    n = rng.choice(THINGS)
    q, named = asked(w, n, rng)
    q, k = capital(q, rng), rng.random()
    known = set(said + against)
    y, z = other(known, rng), other(known, rng)
    x, o = (w if rng.random() < 0.5 else rng.choice(said)), rng.choice(against)
    s = f'the {n}' if named else rng.choice(['it', 'it', ''])
    b = (be(n, False) if named else 'is') if s else ''
    lead = f'{s} {b} ' if s else ''
    beside = lambda x: rng.choice([  # noqa: E731
        lead + rng.choice(LINKS[:6]).format(x, rng.choice(BUT)), lead + rng.choice(LINKS[:5]).format(x, rng.choice(BUT)),
        lead + rng.choice(BESIDE).format(x, y), lead + rng.choice(BESIDE).format(y, x), lead + f'{x}, {y} and {z}',
        f'although {lead}{x}, {rng.choice(BUT)}', f'{x} as {s or "it"} {b or "is"}, {rng.choice(BUT)}',
        (f'the {n} {b} {x}, but the {rng.choice(PARTS)} is {rng.choice([y, o])}' if named else f'{x}, but not {y}'),
        (f'{a(x)} {n} with {a(rng.choice([y, o]))} {rng.choice(PARTS)}' if named and not many(n) else f'not {y}, but {x}'),
        lead + f'not {y} but {x}', lead + f'{x}, not {y}'])
    if k < 0.46:
        t = [beside(x), beside(x), beside(x), lead + f'not {o} but {x}', lead + f'{x}, not {o}',
             f'they say {s or "it"} {b or "is"} {o}, but {s or "it"} {b or "is"} {x}']
        return q, rng.choice(t), SAYS
    if k < 0.8:
        t = [beside(o), beside(o), beside(o), lead + f'not {w} but {o}', lead + f'{y}, but not {w}', lead + f'{y} but not {w}',
             lead + f'{o}, not {w}', f'they say {s or "it"} {b or "is"} {w}, but {s or "it"} {b or "is"} {o}',
             lead + f'neither {w} nor {y}']
        return q, rng.choice(t), DENIES
    t = [lead + rng.choice(LINKS[:6]).format(y, rng.choice(BUT)), lead + rng.choice(BESIDE).format(y, z),
         lead + f'{y}, but not {z}', lead + f'not {y} but {z}', lead + f'neither {y} nor {z}']
    return q, rng.choice(t), SILENT


def alike(side):
    """A side of a quality with what else is said of it."""
    return side + [x for s, o, _ in QUALITIES for t in (s, o) if side[0] in t for x in t if ' ' not in x] + [
        x for w, t, _ in KNOWN if w == side[0] for x in t]


def noun(rng):
    """By the noun of a quality."""
    said, against, good, bad = rng.choice(NOUNS)
    if rng.random() < 0.5:
        said, against, good, bad = against, said, bad, good
    w, n = rng.choice(said), rng.choice(THINGS)
    q, named = asked(w, n, rng)
    q, k = capital(q, rng), rng.random()
    said, against = alike(said), alike(against)
    of = f' of the {n}' if named else rng.choice(['', '', ' there'])
    said_of = lambda x, like: rng.choice([  # noqa: E731
        f'the {x}{of} was {rng.choice(FELT)}', f'the {x}{of} was {rng.choice(FELT)}', f'the {x}{of} was {rng.choice(like)}',
        f'{a(rng.choice(like))} {x}{of}', f'{rng.choice(FELT)} {x}{of}', f'the {rng.choice(FELT)} {x}{of} surprised us',
        f'the {x}{of} surprised us', f'what {x}!' if not named else f'the {x}{of} is well known',
        f'I was struck by the {x}{of}', f'we could not get over the {x}{of}', f'so much {x}' if not named
        else f'the {x}{of} says it all', f'its {x} is a fact' if not named else f'the {n} is known for its {x}',
        f'everybody talks about the {x}{of}', f'I shall remember the {x}{of}', f'the {x}{of} is beyond doubt'])
    lacks = lambda x: rng.choice([f'no {x} to speak of', f'there was no {x}{of}', f'I missed the {x}', f'no trace of {x}',  # noqa: E731
        f'the lack of {x}{of} was obvious', f'without any {x}']) if not named else rng.choice([
        f'there was no {x} to the {n}', f'the {n} lacks all {x}', f'the lack of {x} of the {n} was obvious'])
    if k < 0.42:
        return q, said_of(rng.choice(good), said), SAYS
    if k < 0.64:
        return q, said_of(rng.choice(bad), against), DENIES
    if k < 0.74:
        return q, lacks(rng.choice(good)), DENIES
    b = rng.choice([x for x in NOUNS if not set(x[0] + x[1]) & set(said + against)])
    if named and rng.random() < 0.5:
        m = rng.choice([t for t in THINGS if t != n])
        return q, f'the {rng.choice(good + bad)} of the {m} was remarkable', SILENT
    return q, rng.choice([said_of(rng.choice(b[2] + b[3]), FELT), f'{rng.choice(good)} matters a lot to me',
        f'they promise {rng.choice(good)}', f'I was hoping for {rng.choice(good)}']), SILENT


def telling(rng):
    """By what tells of it without naming it."""
    said, against, good, bad = rng.choice(TELLING)
    if rng.random() < 0.5:
        said, against, good, bad = against, said, bad, good
    w, n = rng.choice(said), rng.choice(THINGS)
    k = rng.random()
    far = rng.choice([x for x in TELLING if not set(x[0] + x[1]) & set(said + against)])
    t, y = (rng.choice(good), SAYS) if k < 0.42 else (rng.choice(bad), DENIES) if k < 0.76 else (
        rng.choice(far[2] + far[3]), SILENT)
    q, named = asked(w, n, rng)
    if named and '{}' not in t:
        q = f'{rng.choice(["is", "was"])} it {w}?'
    of = rng.choice(THINGS) if y == SILENT and named and rng.random() < 0.3 else n
    t = t.format(f'the {of}' if named else rng.choice(['it', 'it', f'the {of}']))
    if rng.random() < 0.12 and y != SILENT:
        t = f'{rng.choice([w] if y == SAYS else against)}, {rng.choice(["for", "since", "so that"])} {t}'
    elif rng.random() < 0.08:
        t = f'{rng.choice(SUBJECTS)} {rng.choice(NEUTRAL)} {rng.choice(PLACES)}: {t}'
    return capital(q, rng), t, y


# What seems to say so: wished, supposed, promised, said of another one.
UNSAID = [line.strip() for line in """
{s} {b} supposed to be {w}
{s} {b} meant to be {w}
they had told me that {s} would be {w}
according to the brochure {s} {b} {w}
{s} {b} advertised as {w}
if {s} {b} {w}, I will take two
if {s} were {w}, we would come again
I wonder how {w} {s} {b}
is {s} {w}? I could not say
whether {s} {b} {w} is a matter of taste
I was hoping that {s} would be {w}
let us hope that {s} will be {w}
{s} will be {w} one day, they say
I asked if {s} {b} {w} and got no answer
for those who like it {w} there are other places
my sister says that hers {b} {w}
the other {n} {b} {w}
the {n} we had before was {w}
the {n} across the road {b} much more {w}
unlike {s}, the one at home {b} {w}
a {n} has to be {w}, I think
nobody asked for something {w}
what matters to me is that {s} {b} {w}
it {b} {w} in my home town
""".strip().splitlines()]
TAKEN_BACK = [line.strip() for line in """
{w} it {b} not
{w}? not in the least
{w}? far from it
{w}, my foot
call that {w}?
if that {b} {w}, I am the Queen of Sheba
so much for {w}
{w} {b} something else
{s} {b} {w} on paper only
{s} {b} {w} in the photos only
they promised us {w} and we got {o}
{s} {b} advertised as {w} but {b} {o}
I expected {s} to be {w}; it {b} {o}
one would think that {s} {b} {w}; far from it
{s} might have been {w} if anybody had cared
{s} {b} everything but {w}
{s} would be {w} if they had done it properly
it {b} a long way from {w}
I have seldom seen anything less {w}
nobody in their right mind would call {s} {w}
{s} {b} supposed to be {w}, but {b} {o}
{s} {b} about as {w} as a brick
{s} {b} not exactly {w}
I wish {s} were {w}
if only {s} were {w}
it would be better if {s} were {w}
{s} {b} not half as {w} as they say
""".strip().splitlines()]
AFTER_ALL = [line.strip() for line in """
{w}? and how
{w} it {b} indeed
{w}? you bet
I expected {s} to be {o}; it {b} {w}
I had feared that {s} would be {o}, but no, {w}
they say that {s} {b} {o}; I found it {w}
{s} {b} supposed to be {w}, and it {b}
they had promised that {s} would be {w}, and so it {b}
no, not {o}: {w}
I have seldom seen anything so {w}
I never thought that {s} could be so {w}
who says that {s} {b} not {w} has not seen it
{s} {b} everything but {o}
one can say what one likes, {w} {s} {b}
the main thing is that {s} {b} {w}, and it {b}
{s} {b} more {w} than the other one, and that one {b} {w}
I have no complaint: {w}
{s} {b}, as advertised, {w}
""".strip().splitlines()]


def wavering(rng):
    """Supposed, wished, hoped for; taken back; so after all."""
    w, said, against = pick(rng)
    n = rng.choice(THINGS)
    while many(n):
        n = rng.choice(THINGS)
    q, named = asked(w, n, rng)
    q, k = capital(q, rng), rng.random()
    t, y = (rng.choice(AFTER_ALL), SAYS) if k < 0.3 else (rng.choice(TAKEN_BACK), DENIES) if k < 0.64 else (
        rng.choice(UNSAID), SILENT)
    x = w if rng.random() < 0.7 else rng.choice(said)
    s = f'the {n}' if named or rng.random() < 0.3 else 'it'
    if named and '{s}' not in t:
        t = f'the {n}: ' + t
    return q, t.format(s=s, b=rng.choice(['is', 'is', 'was']), w=x, o=rng.choice(against), n=n), y


def figure(rng):
    """By figures of speech, and by what belongs to a quality's neighbour."""
    said, against, good, bad, other = rng.choice(FIGURES)
    if against and rng.random() < 0.35:
        said, against, good, bad = against, said, bad, good
    n, k = rng.choice(THINGS), rng.random()
    t, y = (rng.choice(good), SAYS) if k < 0.34 else (rng.choice(bad), DENIES) if k < 0.68 else (
        rng.choice(other), SILENT)
    if k > 0.9:
        far = rng.choice([f for f in FIGURES if not set(f[0] + f[1]) & set(said + against)])
        t = rng.choice(far[2] + far[3])
    q, named = asked(rng.choice(said), n, rng)
    if named and '{}' not in t:
        q = f'{rng.choice(["is", "was"])} it {rng.choice(said)}?'
    return capital(q, rng), t.replace('{}', f'the {n}' if named else rng.choice(['it', 'it', f'the {n}'])), y


KINDS = [(degree, 36), (contrast, 26), (noun, 36), (telling, 30), (wavering, 26), (figure, 60)]
