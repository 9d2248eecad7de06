"""Restates questions: what says so and what denies it in the question's own words, with another subject or a place
behind them. 'Is there a garden?' → 'The club has a garden behind the hall.', 'There is no garden any more.'"""

import random
import re

PRONOUNS = set('it they you one he she i we this people somebody anybody everybody someone guests there'.split())
BE = {'is': ('is', 'is not'), 'are': ('are', 'are not'), 'was': ('was', 'was not'), 'were': ('were', 'were not')}
MODAL = set('can could must may should will would might'.split())
NEGATED = {'can': ['cannot', "can't", 'can not'], 'will': ['will not', "won't"], 'must': ["don't have to", 'need not']}
PAST = dict(
    p.split(':')
    for p in """be:was have:had do:did go:went come:came take:took give:gave get:got make:made see:saw say:said
    tell:told find:found keep:kept leave:left lose:lost bring:brought buy:bought think:thought pay:paid send:sent
    speak:spoke
        break:broke choose:chose run:ran begin:began stand:stood fall:fell feel:felt hold:held know:knew let:let put:put
    read:read ring:rang sell:sold sit:sat sleep:slept spend:spent teach:taught tear:tore wear:wore win:won write:wrote
    cost:cost cut:cut hurt:hurt eat:ate drink:drank drive:drove fly:flew forget:forgot fit:fitted grow:grew hear:heard
    hit:hit lead:led lend:lent meet:met rise:rose shut:shut show:showed smell:smelled stick:stuck stop:stopped
    swim:swam throw:threw wake:woke understand:understood become:became build:built burn:burnt catch:caught
    mean:meant set:set sing:sang spoil:spoiled steal:stole turn:turned plan:planned drop:dropped
    admit:admitted""".split()
)
UNCLEAR = set('or and not than what who why how anybody anything when if'.split())
OPENERS = set(
    """too very always still only also well on in at by for from with without about of under over near off out up a an
    the as good better free open made so more less easy able worth allowed to any all once already often""".split()
)
PLACES = """behind the hall|next to the entrance|on the first floor|in the cellar|by the gate|at the back|in the corner
|upstairs|outside|on the ground floor|near the desk|at the far end|opposite the stairs|right by the door""".replace(
    '\n', ''
).split('|')
SUBJECTS = """the café|the pub|the ferry|the clinic|the gym|the library|the pool|the park|the market|the station
|the shop|the bakery|the office|the club|the town hall|the church|the cinema|the airport|the harbour|the brewery
|the salon|the bank|the hospital|the practice|the bar|the ice rink|the stadium|the canteen|the spa|the tavern|the winery
|the post office|the playground|the lounge|the farm|the lodge|the marina
|the sports centre|the place|this one|our place""".replace(
    '\n', ''
).split('|')

WRITERS = 'writer author guest customer visitor reviewer patient owner client person reporter speaker'.split()
TEXTS = 'text review note report letter entry message comment'.split()
TELL = ['say that', 'say that', 'write that', 'mention that', 'report that', 'note that', 'state that', 'think that']
TOLD = ['said', 'mentioned', 'noted', 'reported', 'stated', 'written']


def third(verb):
    if verb in ('have', 'be', 'do', 'go'):
        return {'have': 'has', 'be': 'is', 'do': 'does', 'go': 'goes'}[verb]
    if re.search(r'(s|sh|ch|x|z|o)$', verb):
        return verb + 'es'
    return verb[:-1] + 'ies' if re.search(r'[^aeiou]y$', verb) else verb + 's'


def past(verb):
    if verb in PAST:
        return PAST[verb]
    if verb.endswith('e'):
        return verb + 'd'
    return verb[:-1] + 'ied' if re.search(r'[^aeiou]y$', verb) else verb + 'ed'


def sentence(s, end='.'):
    s = re.sub(r'\s+', ' ', s).strip()
    return s[0].upper() + s[1:] + end


class Restater:
    """Learns from questions about pronouns which words are verbs and which are adjectives."""

    def __init__(self, questions):
        self.verbs, self.adjectives = set(), set()
        for _, asks, _ in questions:
            for a in asks:
                w = a.rstrip('?').lower().split()
                if len(w) > 2 and w[1] in PRONOUNS - {'this', 'there'}:
                    if w[0] in MODAL or w[0] in ('do', 'does', 'did'):
                        self.verbs.add(w[2])
                    elif w[0] in BE and len(w) == 3:
                        self.adjectives.add(w[2])
        self.verbs -= OPENERS

    def split(self, words, starts):
        """Subject and the rest of words, or None; a pronoun is a subject by itself."""
        if not words or words[0] in ('there', 'something', 'anything', 'nobody', 'nothing', 'complaints'):
            return None
        if words[0] in PRONOUNS - {'this'}:
            return (words[0], words[1:]) if len(words) > 1 else None
        if words[0] not in ('the', 'this', 'these', 'all', 'my', 'his', 'her', 'their', 'its', 'dogs', 'children',
            'kids'):
            return None
        first = 1 if words[0] in ('dogs', 'children', 'kids') else 2
        for i in range(first, len(words)):
            if starts(words[i]):
                return (' '.join(words[:i]), words[i:]) if i < 5 else None
        return None

    def parts(self, question):
        """(auxiliary, subject, rest) of a yes/no question, or None where it is not understood."""
        w = question.strip().rstrip('?').split()
        w = [w[0].lower()] + w[1:] if w else w
        if len(w) < 3 or ',' in question or set(w) & UNCLEAR:
            return None
        aux = w[0]
        if aux in BE:
            if w[1] == 'there':
                return aux, 'there', w[2:]
            got = self.split(
                w[1:], lambda x: x in self.adjectives or x in OPENERS or x.endswith('ed') or x.endswith('ing')
            )
        elif aux in MODAL or aux in ('do', 'does', 'did'):
            got = self.split(w[1:], lambda x: x in self.verbs)
        elif aux in ('has', 'have', 'had'):
            got = self.split(w[1:], lambda x: x.endswith('ed') or x in ('been', 'had', 'come', 'gone', 'got', 'ever'))
        else:
            return None
        return (aux, *got) if got else None

    def say(self, question, rng):
        """[(sentence, 0 says so | 1 denies)], a few of each, or []."""
        got = self.parts(question)
        if got is None:
            return []
        aux, subject, rest = got
        if subject == 'there':
            return exists(aux, rest, rng)
        if rest[0] in ('ever', 'anything', 'anybody') or 'any' in rest and aux in MODAL:
            return []
        rest = [x for x in rest if x not in ('ever',)]
        if subject == 'this' or subject.split()[0] == 'this' and rest[0] in ('mention', 'say', 'report', 'describe'):
            return told(rest)
        s = named(subject, aux, rng)
        tail = ' '.join(rest[1:])
        if aux in BE:
            b, n = BE[aux]
            all_ = ' '.join(rest)
            yes = [f'{s} {b} {all_}', f'{s} really {b} {all_}', f'yes, {s} {b} {all_}',
                f'{s} {b} {all_}, to our surprise']
            no = [f'{s} {n} {all_}', f"{s} {b}n't {all_}", f'{s} {b} no longer {all_}', f'{s} {n} {all_} any more',
                  f'{s} {b} anything but {all_}', f'{s} {b} never {all_}']
        elif aux in MODAL:
            v = ' '.join(rest)
            yes = [f'{s} {aux} {v}', f'of course {s} {aux} {v}', f'{s} {aux} also {v}']
            no = [f'{s} {x} {v}' for x in NEGATED.get(aux, [aux + ' not'])] + [f'nobody {aux} {v}']
            if aux == 'must':
                no.pop()
            if aux == 'can':
                yes.append(f'it is possible to {v}')
                no += [f'it is not possible to {v}', f'there is no way to {v}', f'{s} can no longer {v}']
        elif aux in ('do', 'does'):
            many = aux == 'do' or s in ('they', 'you', 'we', 'people', 'i')
            v, not_ = (rest[0], "don't") if many else (third(rest[0]), "doesn't")
            yes = [f'{s} {v} {tail}', f'{s} always {v} {tail}', f'{s} really {v} {tail}']
            no = [f'{s} {not_} {rest[0]} {tail}', f'{s} {not_[:-3]} not {rest[0]} {tail}', f'{s} never {v} {tail}',
                  f'{s} {not_} {rest[0]} {tail} any more', f'{s} no longer {v} {tail}']
            if rest[0] in ('have', 'offer', 'sell', 'serve', 'use', 'need') and rest[1:2] not in (['to'], ['been']):
                bare = re.sub(r'^(a|an|any|the) ', '', tail)
                yes.append(f'{s} {v} {tail} {rng.choice(PLACES)}')
                no += [f'{s} {v} no {bare}', f'no {bare}']
                if rest[0] == 'have' and not tail.startswith(('the', 'been', 'good', 'many', 'much', 'enough')):
                    yes.append(f'there {"are" if bare.endswith("s") else "is"} {tail}')
                    no.append(f'there {"are" if bare.endswith("s") else "is"} no {bare}')
        elif aux == 'did':
            yes = [f'{s} {past(rest[0])} {tail}', f'in the end {s} {past(rest[0])} {tail}', f'{s} did {rest[0]} {tail}']
            no = [f"{s} didn't {rest[0]} {tail}", f'{s} did not {rest[0]} {tail}', f'{s} never {past(rest[0])} {tail}']
        else:
            v = ' '.join(rest)
            yes = [f'{s} {aux} {v}', f'{s} {aux} now {v}']
            no = [f'{s} {aux} not {v}', f"{s} {aux}n't {v} yet", f'{s} {aux} never {v}']
        some = lambda xs: [re.sub(r'\b(is|are|was|were) any\b', r'\1', x) for x in rng.sample(xs, min(2, len(xs)))]
        return [(sentence(x), 0) for x in some(yes)] + [(sentence(x), 1) for x in some(no)]

    def reported(self, question, rng):
        """The question as one about what a writer or a text says, or None where it is not understood."""
        got = self.parts(question)
        if got is None or got[1] in ('this', 'i', 'we') or set(got[1].split()) & {'this', *WRITERS, *TEXTS}:
            return None
        aux, s, rest = got
        if rest[0] in ('ever', 'any', 'anything', 'anybody') or 'any' in rest:
            return None
        tail = ' '.join(rest[1:])
        if aux in ('do', 'does', 'did'):
            many = aux == 'do' or s in ('they', 'you', 'we', 'people')
            v = past(rest[0]) if aux == 'did' else rest[0] if many else third(rest[0])
            clause = f'{s} {v} {tail}'
        else:
            clause = f'{s} {aux} {" ".join(rest)}'
        clause = clause.strip()
        who = rng.choice(WRITERS)
        forms = [f'does the {who} {rng.choice(TELL)} {clause}', f'does the {who} {rng.choice(TELL)} {clause}',
                 f'does the {who} say {clause}', f'does this {rng.choice(TEXTS)} say that {clause}',
                 f'does the {rng.choice(TEXTS)} say that {clause}', f'is it {rng.choice(TOLD)} that {clause}']
        if aux in BE and s != 'there' and len(rest) == 1:
            forms += 3 * [f'{aux} {s} described as {rest[0]}']
        form = rng.choice(forms)
        return form[0].upper() + form[1:] + '?'


def named(subject, aux, rng):
    """Another name for the subject of the question."""
    if subject == 'it':
        return rng.choice(['it', 'it', 'it', rng.choice(SUBJECTS), 'that'])
    if subject in ('you', 'one', 'i'):
        if aux in ('do', 'does', 'is', 'are', 'was', 'were', 'have', 'has'):
            return 'you' if aux in ('do', 'are', 'were', 'have') else 'one'
        return rng.choice(['you', 'one', 'guests', 'everybody', 'we'])
    if subject == 'they' and aux not in ('has', 'does', 'is', 'was'):
        return rng.choice(['they', 'they', 'the people there', 'the owners'])
    return subject


def exists(be, rest, rng):
    det = ''
    if rest[0] in ('a', 'an', 'any', 'some', 'enough', 'anything', 'somebody', 'anybody', 'something', 'always', 'one'):
        if rest[0] not in ('a', 'an', 'any', 'some'):
            return []
        det, rest = rest[0], rest[1:]
    if not rest:
        return []
    x, gone = ' '.join(rest), 'has' if be in ('is', 'was') else 'have'
    a = det if det in ('a', 'an') else ''
    s, p = rng.choice(SUBJECTS), rng.choice(PLACES)
    yes = [f'there {be} {a} {x}', f'there {be} {a} {x} {p}', f'there {be} also {a} {x}', f'they have {a} {x}',
           f'{s} has {a} {x}', f'we found {a} {x} {p}', f'you find {a} {x} {p}', f'with {a} {x}']
    no = [f'there {be} no {x}', f'there {be} no {x} any more', f"there {be}n't {a or 'any'} {x}", f'{s} has no {x}',
          f'no {x}', f'they have no {x}', f'we found no {x} anywhere', f'the {x} {gone} gone',
          f'the {x} {gone} been removed',
          f'what {"is" if gone == "has" else "are"} missing: {a} {x}', f"{s} doesn't have {a or 'any'} {x}"]
    no = [re.sub(r' (has|have) gone', r' \1 been taken away', n) if len(rest) == 1 else n for n in no]
    if len(rest) > 2:
        no = [n for n in no if not n.startswith('the ')]
    return [(sentence(t), 0) for t in rng.sample(yes, 3)] + [(sentence(t), 1) for t in rng.sample(no, 3)]


def told(rest):
    """What a note is asked to say or mention."""
    if rest[0] == 'say' and len(rest) > 3:
        clause = ' '.join(rest[2:] if rest[1] == 'that' else rest[1:])
        if not re.search(r' (is|are|was|were|has|had|can|could|will|would|\w+ed) ', ' ' + clause + ' '):
            return []
        out = [(sentence(clause), 0)]
        no = re.sub(r' (is|are|was|were|has|have|had|can|could|will|would) ', r' \1 not ', ' ' + clause, count=1)
        return out + ([(sentence(no), 1)] if no != ' ' + clause else [])
    if rest[0] in ('mention', 'report', 'describe') and len(rest) > 1:
        x = ' '.join(rest[1:])
        be = 'were' if rest[-1].endswith('s') and rest[1] not in ('a', 'an', 'the') else 'was'
        return [(sentence(f'there {be} {x}'), 0)] if rest[1] not in ('the', 'that', 'any', 'it') else []
    return []


def taught(questions, seed):
    """The questions with some of their restatements among their sentences."""
    rng, r = random.Random(seed), Restater(questions)
    out = []
    for trade, asks, sentences in questions:
        more = [x for a in asks for x in r.say(a, rng)]
        rng.shuffle(more)
        out.append((trade, asks, sentences, more))
    return out
