"""Makes questions with a sentence and what it says to them, from vocabulary.py: the question's own words with another
subject or place, opposites, what is gone or not any more, numbers, 'X or Y', and silence on the same thing."""

import random
import re

import opposites
from restate import PLACES, SUBJECTS, sentence, third
from sentences import DENIES, SAYS, SILENT
from vocabulary import (
    ACTS, ADMITTED, DAYS, DOINGS, FEATURES, HEDGES, MASS, MEASURES, NEUTRAL, OTHERS, PARTS, PLURAL, PLURALS, QUALITIES,
    TAILS, TELLS, THINGS,
)

NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split()
INTENSE = ['', '', '', 'very ', 'really ', 'extremely ', 'quite ', 'wonderfully ', 'so ', 'pretty ']


def a(noun):
    return ('an ' if noun[0] in 'aeiou' else 'a ') + noun


def be(noun, was=False):
    many = PLURAL.get(noun, 'is') == 'are' or noun.endswith('s') and noun not in PLURAL and noun not in ('bus', 'dress')
    return ('were' if many else 'was') if was else ('are' if many else 'is')


def asked(text):
    return text[0].upper() + text[1:] + '?'


def reported(clause, question, rng):
    """A question as a whole, or whether a text says what the clause says."""
    if rng.random() < 0.12:
        return f'{rng.choice(["does", "Does"])} this {rng.choice(TELLS)} say {rng.choice(["", "that "])}{clause}?'
    return asked(question)


def quality(rng):
    """Is the N A?"""
    said, against, strict = rng.choice(QUALITIES)
    if rng.random() < 0.4:
        said, against = against, said
    n, was = rng.choice(THINGS), rng.random() < 0.3
    b, it = be(n, was), rng.random() < 0.4
    w = said[0] if rng.random() < 0.7 else rng.choice(said)
    q = reported(f'the {n} {b} {w}', f'{b} it {w}' if it else f'{b} the {n} {w}', rng)
    if not it and rng.random() < 0.1 and ' ' not in w and b == 'is':
        q = asked(rng.choice([f'does it have {a(w)} {n}', f'is there {a(w)} {n}', f'do they have {a(w)} {n}']))
    s = 'it' if it and rng.random() < 0.6 else f'{rng.choice(["the", "the", "the", "our", "this"])} {n}'
    if s == 'it':
        b = 'was' if was else 'is'
    same = lambda: w if rng.random() < 0.5 else rng.choice(said)
    x, o = same(), against[0] if rng.random() < 0.5 else rng.choice(against)
    grade = lambda t: (rng.choice(INTENSE) if ' ' not in t and '-' not in t else '') + t
    k = rng.random()
    if k < 0.34:
        t = [f'{s} {b} {grade(x)}', f'{s} {b} {grade(x)}', f'{s} {b} {x} and {rng.choice(NEUTRAL)}',
            f'{s} {b} {x} enough',
             f'{s} could not be more {w}' if ' ' not in w else f'{s} {b} {x}', f'we found {s} {x}',
             f'{x}, {s}' if s != 'it'
             else f'{s} {b} {x}', f'{s} {b} anything but {o}', f'{s} {b} {w} again', f'{s} {b} now {x}',
             f'everybody says how {w} {s} {b}', f'{s} {b} as {w} as one could wish']
        if strict:
            t += [f'{s} {b} not {o}', f'{s} {b}n\'t {o} at all']
        return q, rng.choice(t), SAYS
    if k < 0.66:
        t = [f'{s} {b} {grade(o)}', f'{s} {b} {grade(o)}', f'{s} {b} {o} and {rng.choice(NEUTRAL)}', f'{s} {b} not {x}',
             f"{s} {b}n't {grade(w)}", f'{s} {b} not {w} at all', f'{s} {b} anything but {w}', f'{s} {b} far from {w}',
             f'{s} {b} no longer {w}', f'{s} {b} not {w} any more', f'{s} used to be {w}, but not any more', f'{o}, {s}'
             if s != 'it' else f'{s} {b} {o}', f'{s} {b} hardly {w}', f'{s} could be {w}, but {b} not' if ' ' not in w
             else f'{s} {b} {o}', f'I would not call {s} {w}', f'we found {s} {o}', f'{s} {b} too {o}' if ' ' not in o
             else f'{s} {b} {o}', f'{s} {b} never {w}']
        return q, rng.choice(t), DENIES
    other, m = rng.choice(QUALITIES), rng.choice(THINGS)
    while set(other[0] + other[1]) & set(said + against) or m == n:
        other, m = rng.choice(QUALITIES), rng.choice(THINGS)
    y, p = rng.choice(other[0] + other[1]), rng.choice(PARTS)
    t = [f'the {n} {be(n, was)} {rng.choice(NEUTRAL)}', f'the {n} {be(n, was)} {y}', f'the {n} {be(n, was)} {y}']
    if it:
        t = [f'it {b} {rng.choice(NEUTRAL)}', f'it {b} {y}', f'it {b} {y}', f'it {b} {y} and {rng.choice(NEUTRAL)}']
    else:
        t += [f'the {n} {p} {be(p, was)} {rng.choice([x, o])}',
            f'the {p} of the {n} {be(p, was)} {rng.choice([x, o, y])}',
              f'the {m} {be(m, was)} {x}', f'the {m} {be(m, was)} {o}', f'the {m} {be(m)} {x}, so they say',
              f'we talked about the {n} for a while', f'there is a {n} {rng.choice(PLACES)}',
              f'the {n} next door {be(n)} {x}',
              f'my old {n} was {rng.choice([x, o])}', f'the {n} {be(n)} {rng.choice(PLACES)}', f'the {m} {be(m)} {y}']
    t += [f'I wonder whether {s} {b} {x}', f'it is said that a good {n} should be {x}',
        f'if {s} {b} {x} I will be glad',
          f'nobody could tell us if {s} {b} {x}', f'next year {s} will be {x}']
    return q, rng.choice(t), SILENT


def thing(rng):
    """(what is there, the same with an article, is or are)"""
    k = rng.random()
    if k < 0.55:
        x = rng.choice(FEATURES)
        return x, a(x), 'is'
    x = rng.choice(MASS if k < 0.75 else PLURALS)
    return x, x, 'is' if k < 0.75 else 'are'


def existence(rng):
    """Is there an X?"""
    x, ax, b = thing(rng)
    some = ax if ax != x else rng.choice([x, 'any ' + x])
    q = asked(rng.choice([f'{b} there {some}', f'{b} there {some}', f'does it have {some}', f'do they have {some}',
        f'does {rng.choice(SUBJECTS)} have {some}', f'does this {rng.choice(TELLS)} mention {ax}', f'{ax}',
        f'can one find {some} there', f'is {x} available' if b == 'is' and ax == x else f'{b} there {some}']))
    mention, s, p, k = 'mention' in q, rng.choice(SUBJECTS), rng.choice(PLACES), rng.random()
    verb = rng.choice(['has', 'has', 'offers' if not mention else 'has', 'comes with', 'boasts'])
    if k < 0.36:
        adjective = rng.choice([w for w in rng.choice(QUALITIES)[0] if ' ' not in w] or ['new'])
        t = [f'there {b} {ax}', f'there {b} {ax} {p}', f'{s} {verb} {ax}', f'{s} {verb} {ax} {p}', f'they have {ax}',
            f'it has {ax}',
             f'we found {ax} {p}', f'{ax} {p}', f'the {x} {p} {b} {adjective}', f'the {x} {b} {adjective}',
             f'the {x} {b} {rng.choice(NEUTRAL)}', f'there {b} even {ax}',
             f'{ax} stands {p}' if ax != x else f'there {b} {x} {p}',
             f'what I like most is the {x}', f'there {b} {ax} and {thing(rng)[1]}', f'{s} has {thing(rng)[1]} and {ax}',
             f'{s} got {ax} last year', f'you will find {ax} {p}', f'with {ax} {p}', f'at last there {b} {ax}',
             f'since May there {b} {ax}', f'there {b} {a(adjective) if ax != x else adjective} {x} {p}']
        return q, rng.choice(t), SAYS
    if k < 0.66 and not mention:
        t = [f'there {b} no {x}', f'there {b} no {x} {p}', f'{s} has no {x}', f'no {x}', f"there {b}n't {some}",
             f"{s} doesn't have {some}", f'there {b} no {x} any more', f'there {b} no longer {ax}', f'the {x} {b} gone',
             f'the {x} {"has" if b == "is" else "have"} been removed', f'{s} comes without {ax}', f'they have no {x}',
             f'what {b} missing {b} {ax}', f'we looked for {ax} in vain', f'there used to be {ax}, but not any more',
             f'neither {thing(rng)[0]} nor {x}', f'we missed {ax}', f'nobody ever saw {ax} there', f'without {ax}',
             f'the {x} {"was" if b == "is" else "were"} taken away years ago', f'there {b} still no {x}',
             f'{s} lacks {ax}', f'you have to do without {ax}', f'not a trace of {ax}', f'{s} has everything but {ax}',
             f'{s} has never had {ax}', f'they got rid of the {x}']
        return q, rng.choice(t), DENIES
    y, ay, c = thing(rng)
    while y == x:
        y, ay, c = thing(rng)
    t = [f'there {c} {ay} {p}', f'{s} has {ay}', f'there {c} no {y}', f'{s} has no {y}',
        f'the {y} {c} {rng.choice(NEUTRAL)}',
         f'{s} {verb} {ay} {p}', f'the {y} {c} gone', f'{rng.choice(OTHERS)[:-1]}']
    if not mention:
        t += [f'{ax} is planned', f'if there {b} {ax}, I will come back', f'it would be nice to have {ax}',
            f'they may get {ax} one day',
              f'the next village has {ax}', f'I asked whether there {b} {ax}', f'my sister has {ax} at home',
              f'somebody asked for {ax}', f'the owner wants to put in {ax} next year', f'I had hoped for news of {ax}']
    return q, rng.choice(t), SILENT


def two(rng):
    """Is there an X or a Y? Is there an X and a Y?"""
    (x, ax, b), (y, ay, _), (z, az, c) = thing(rng), thing(rng), thing(rng)
    if len({x, y, z}) < 3:
        return existence(rng)
    both, s, p = rng.random() < 0.35, rng.choice(SUBJECTS), rng.choice(PLACES)
    j = 'and' if both else 'or'
    q = asked(rng.choice([f'{b} there {ax} {j} {ay}', f'does it have {ax} {j} {ay}', f'do they have {ax} {j} {ay}']))
    one, a1 = rng.choice([(x, ax), (y, ay)])
    has = [f'there is {a1} {p}', f'{s} has {a1}', f'we found {a1} {p}', f'it has {az} and {a1}']
    lacks = [f'there is no {one}', f'{s} has no {one}', f'the {one} is gone', f'there is no {one} any more']
    k = rng.random()
    if k < 0.34:
        t = has if not both else [f'there is {ax} and {ay}', f'{s} has {ay} and {ax}', f'it has {ax}, {az} and {ay}']
        return q, rng.choice(t), SAYS
    if k < 0.66:
        t = [f'there is neither {ax} nor {ay}', f'{s} has no {x} and no {y}', f'no {y}, no {x}',
            f'there is no {x} or {y}']
        return q, rng.choice(t + lacks if both else t), DENIES
    t = [f'{s} has {az}', f'there is no {z}', f'the {z} is {rng.choice(NEUTRAL)}', f'there is {az} {p}']
    return q, rng.choice(t + (has if both else lacks)), SILENT


def admission(rng):
    """Are Xs allowed?"""
    x, y = rng.sample(ADMITTED, 2)
    q = asked(rng.choice([f'are {x} allowed', f'is it all right to have {x}', f'are {x} permitted there',
        f'can you bring {x}',
        f'do they allow {x}', f'are {x} welcome', f'do they accept {x}', f'{x} allowed']))
    k, s = rng.random(), rng.choice(SUBJECTS)
    yes = lambda x: [f'{x} are allowed', f'{x} are welcome', f'{x} are permitted', f'{s} allows {x}',
        f'they accept {x}',
        f'{x} are no problem', f'nobody minds {x}', f'you may have {x}', f'{x} are fine with them',
        f'{x} are allowed again',
        f'{x} are not forbidden', f'they have nothing against {x}', f'they let us have {x}', f'{x} are tolerated']
    no = lambda x: [f'{x} are not allowed', f'no {x}', f'{x} are forbidden', f'{x} are banned', f'{x} are prohibited',
        f'{s} does not allow {x}', f'{x} are not welcome', f'{x} are no longer allowed', f'they do not accept {x}',
        f'{x} are strictly forbidden', f'a sign says no {x}', f'they refused {x}', f'{x} have to stay outside',
        f'you must not have {x}', f'they put a stop to {x}', f'{x} are not tolerated any more']
    if k < 0.35:
        return q, rng.choice(yes(x)), SAYS
    if k < 0.67:
        return q, rng.choice(no(x)), DENIES
    t = yes(y) + no(y) + 3 * [f'they talk about {x} all the time', f'I wonder whether {x} are allowed',
        f'ask about {x} beforehand',
        f'it would be nice if they allowed {x}', f'next door {x} are allowed']
    return q, rng.choice(t), SILENT


def doing(rng):
    """Can one do X?"""
    x, y = rng.sample(DOINGS, 2)
    q = asked(rng.choice([f'can you {x}', f'can I {x}', f'is it possible to {x}', f'can one {x} there',
        f'may guests {x}']))
    s, k = rng.choice(['you', 'one', 'we', 'guests', 'everybody']), rng.random()
    p = rng.choice(['', '', ' ' + rng.choice(PLACES)])
    yes = lambda x: [f'{s} can {x}{p}', f'it is possible to {x}', f'{s} could {x} without any trouble',
        f'they let us {x}',
        f'{s} can {x} now', f'{s} can also {x}', f'you are free to {x}', f'of course you may {x}',
        f'we were able to {x}']
    no = lambda x: [f'{s} cannot {x}', f"{s} can't {x}{p}", f'it is not possible to {x}', f'{s} can no longer {x}',
        f'nobody can {x}', f'there is no way to {x}', f'they did not let us {x}', f'you are not allowed to {x}',
        f'it is impossible to {x}', f'{s} could never {x}', f'we were unable to {x}', f"{s} can't {x} any more"]
    if k < 0.35:
        return q, rng.choice(yes(x)), SAYS
    if k < 0.67:
        return q, rng.choice(no(x)), DENIES
    t = yes(y) + no(y) + 3 * [f'I wonder if {s} can {x}', f'it would be great to {x}',
        f'next year {s} will be able to {x}',
        f'at home I can {x}', f'ask them if {s} can {x}', f'whoever wants to {x} should bring a friend']
    return q, rng.choice(t), SILENT


def act(rng):
    """Did they do X? Was Y done?"""
    v, did, done, n = rng.choice(ACTS)
    w, did2, done2, m = rng.choice(ACTS)
    if n == m or v == w:
        return act(rng)
    many = n.endswith('s') and n != 'the grass'
    b, h = ('were', 'have') if many else ('was', 'has')
    who, p = rng.choice(['they', 'he', 'she', 'the firm', 'the man', 'somebody', 'Mr Brown']), rng.choice(['', '',
        ' last week', ' in May',
        ' at once', ' on time', ' in the end', ' yesterday'])
    q = reported(f'{n} {b} {done}', rng.choice([f'{b} {n} {done}', f'{b} {n} {done}', f'{h} {n} been {done}',
        f'did they {v} {n}',
        f'did somebody {v} {n}', f'has anybody {done} {n}']), rng)
    yes = lambda v, did, done, n, b, h: [f'{who} {did} {n}{p}', f'{n} {b} {done}{p}', f'{n} {h} been {done}',
        f'{n} {h} now been {done}',
        f'{n} {b} {done} by {who}' if who not in ('they', 'he', 'she') else f'{n} {b} finally {done}',
        f'{who} did {v} {n}',
        f'{who} managed to {v} {n}', f'{n} {b} duly {done}']
    no = lambda v, did, done, n, b, h: [f'{who} did not {v} {n}', f'{n} {b} not {done}', f'{n} {h} not been {done} yet',
        f'nobody {did} {n}', f'{n} {b} never {done}', f'{who} forgot to {v} {n}', f'{who} refused to {v} {n}',
        f'{n} {h} still not been {done}', f'we are still waiting for somebody to {v} {n}', f'{who} never {did} {n}',
        f'{who} failed to {v} {n}', f'{n} still {h} to be {done}', f'{who} could not {v} {n}']
    x, k = (v, did, done, n, b, h), rng.random()
    if k < 0.35:
        return q, rng.choice(yes(*x)), SAYS
    if k < 0.67:
        return q, rng.choice(no(*x)), DENIES
    many = m.endswith('s')
    b2, h2 = ('were', 'have') if many else ('was', 'has')
    t = yes(w, did2, done2, m, b2, h2) + no(w, did2, done2, m, b2, h2) + 3 * [f'{n} {b} {done2}' if w in
        ('check', 'photograph', 'report', 'find', 'measure') else f'{n} {b} {rng.choice(NEUTRAL)}',
            f'{who} looked at {n}',
        f'{who} {did} {m}' if v not in ('feed', 'stitch', 'mow') else f'{who} {did2} {m}', f'{who} spoke about {n}',
        f'I wonder whether {who} {did} {n}', f'who is to {v} {n}?', f'{n} {b} {rng.choice(NEUTRAL)}']
    return q, rng.choice(t), SILENT


def number(rng):
    """Does it cost more than N?"""
    v, vs, unit = rng.choice(MEASURES)
    big = rng.random() < 0.6
    n = rng.choice([10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500,
        1000]) if big else rng.randint(2, 10)
    spell = lambda n: NUMBERS[n] if n <= 12 and rng.random() < 0.6 else str(n)
    up = rng.random() < 0.5
    more = ['more than', 'over', 'above'] if up else ['less than', 'under', 'fewer than' if unit in ('guests',
        'people') else 'below']
    if not big and rng.random() < 0.6:
        x = rng.choice(PLURALS)
        q = asked(f'are there {more[0] if up else "fewer than"} {spell(n)} {x}')
        put = lambda m: rng.choice([f'there are {spell(m)} {x}', f'it has {spell(m)} {x}', f'we counted {spell(m)} {x}',
            f'{spell(m)} {x} {rng.choice(PLACES)}', f'{rng.choice(SUBJECTS)} has {spell(m)} {x}'])
        other = [f'there are {spell(n + 2)} {rng.choice(PLURALS)}', f'the {x} are {rng.choice(NEUTRAL)}',
            f'there are {x}']
    else:
        q = asked(f'does it {v} {rng.choice(more)} {spell(n)} {unit}')
        s = rng.choice(['it', 'it', 'it', 'the whole thing', 'one of them'])
        put = lambda m: rng.choice([f'{s} {vs} {spell(m)} {unit}', f'{s} {vs} only {spell(m)} {unit}',
            f'{s} {vs} about {spell(m)} {unit}',
            f'{spell(m)} {unit} is what it {vs}', f'we were told it {vs} {spell(m)} {unit}'])
        v2, vs2, unit2 = rng.choice([x for x in MEASURES if x[2] != unit])
        other = [f'it {vs2} {spell(n * 2)} {unit2}', f'it {vs2} {spell(max(1, n // 2))} {unit2}',
            f'nobody knows what it {vs}']
    high, low = (n + rng.randint(1, 3), max(1, n - rng.randint(1, 3))) if not big else (n * rng.choice([2, 3, 5]),
        n // rng.choice([2, 3, 5]))
    k = rng.random()
    if k < 0.36:
        return q, put(high if up else low), SAYS
    if k < 0.72:
        return q, put(low if up else high), DENIES
    return q, rng.choice(other), SILENT


def day(rng):
    """Is it open on Mondays?"""
    d, e = rng.sample(DAYS, 2)
    s = rng.choice(['it', 'it', *SUBJECTS])
    q = asked(rng.choice([f'is {s} open on {d}s', f'is it open on {d}', f'are they open on {d}s',
        f'do they work on {d}s']))
    k = rng.random()
    if k < 0.36:
        t = [f'{s} is open on {d}s', f'open on {e}s and {d}s', f'open every day', f'{s} is open all week',
            f'open {d} to {e}',
             f'they are open on {d}s too', f'{s} also opens on {d}s', f'{d}s from nine to five']
        return q, rng.choice(t), SAYS
    if k < 0.7:
        t = [f'{s} is closed on {d}s', f'closed on {d}s', f'{s} is not open on {d}s', f'open every day except {d}',
            f'{d} is their day off',
             f'{s} stays shut on {d}s', f'every day but {d}', f'no longer open on {d}s', f'on {d}s nobody is there']
        return q, rng.choice(t), DENIES
    t = [f'{s} is open on {e}s', f'closed on {e}s', f'we went there on a {e}',
        f'the {rng.choice(FEATURES)} was repaired on {d}',
         f'my appointment is on {d}', f'{e}s from nine to five']
    return q, rng.choice(t), SILENT


def complaint(rng):
    """Does the writer complain about X, or praise it?"""
    n = rng.choice(THINGS)
    good, bad, _ = rng.choice([x for x in QUALITIES if x[0][0] in GOOD])
    m = rng.choice([t for t in THINGS if t != n])
    who = rng.choice(['the writer', 'the guest', 'the customer', 'anybody', 'the reviewer', 'the author', 'the visitor'])
    forms = [f'does {who} complain about the {n}', f'is there a complaint about the {n}', f'complaints about the {n}',
        f'was there a problem with the {n}', f'is {who} unhappy with the {n}', f'trouble with the {n}',
        f'{be(n)} the {n} criticised', f'does {who} find fault with the {n}', f'does {who} say the {n} {be(n, True)} bad']
    praise = rng.random() < 0.4
    if praise:
        forms = [f'does {who} praise the {n}', f'{be(n)} the {n} praised', f'does {who} like the {n}',
            f'is {who} happy with the {n}', f'does {who} say the {n} {be(n, True)} good', f'did {who} enjoy the {n}',
            f'does {who} recommend the {n}']
    q = asked(rng.choice(forms))
    b, k = be(n, rng.random() < 0.6), rng.random()
    if k < 0.36:
        t = [f'the {n} {b} {rng.choice(bad)}', f'the {n} {b} much too {bad[0]}', f'I was not happy with the {n}',
            f'the {n} let us down',
             f'the {n} {b} a disgrace', f'the {n} did not work', f'the {n} {b} not {good[0]}',
             f'the {n} {b} a disappointment',
             f'something was wrong with the {n}', f'the {n} spoiled it for us']
        return q, rng.choice(t), DENIES if praise else SAYS
    if k < 0.68:
        t = [f'the {n} {b} {rng.choice(good)}', f'no complaints about the {n}', f'nothing wrong with the {n}',
            f'the {n} {b} perfect',
             f'we loved the {n}', f'the {n} {b} {rng.choice(good)}, I must say', f'the {n} could not have been better',
             f'I was very happy with the {n}', f'the {n} gave no cause for complaint']
        return q, rng.choice(t), SAYS if praise else DENIES
    t = [f'the {m} {be(m)} {rng.choice(bad)}', f'the {n} {b} {rng.choice(NEUTRAL)}',
        f'there is a {n} {rng.choice(PLACES)}',
         f'the {m} {be(m)} {rng.choice(good)}', f'we asked about the {n}', f'the {m} let us down', f'we loved the {m}']
    return q, rng.choice(t), SILENT


GOOD = set(
    """cheap clean quiet fast friendly easy safe strong fresh tasty comfortable reliable helpful punctual patient clear
    polite legible correct waterproof complete honest""".split()
) | {'in working order', 'well maintained'}
KINDS = [(quality, 75), (existence, 15), (two, 5), (admission, 6), (doing, 6), (act, 8), (number, 3), (day, 2),
    (complaint, 22)] + opposites.KINDS


def dress(t, rng, others):
    """The sentence with what stands about it in a text."""
    k = rng.random()
    if t[-1] == '?':
        return sentence(t, '')
    if k < 0.1:
        return sentence(rng.choice(HEDGES) + ', ' + t)
    if k < 0.2:
        return sentence(t + ', ' + rng.choice(TAILS))
    if k < 0.28:
        o = rng.choice(others)
        return sentence(t) + ' ' + o if rng.random() < 0.5 else o + ' ' + sentence(t)
    if k < 0.33:
        o = rng.choice(others)
        return sentence(t + rng.choice([', and ', '; ', ', but ', ' – ']) + o[0].lower() + o[1:-1])
    return sentence(t, rng.choice('...!') if rng.random() < 0.6 else '.')


def pairs(count, rng):
    """(question, sentence, label), each once."""
    makers, weights = zip(*KINDS)
    out = {}
    while len(out) < count:
        q, t, y = rng.choices(makers, weights)[0](rng)
        q, t = re.sub(r'\s+', ' ', q), re.sub(r'\s+', ' ', t).strip()
        out[q, dress(t, rng, OTHERS)] = y
    return [(q, t, y) for (q, t), y in out.items()]


if __name__ == '__main__':
    for p in pairs(60, random.Random(1)):
        print(*p, sep='\t')
