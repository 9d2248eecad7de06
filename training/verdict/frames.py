"""Ways to wrap a sentence so that it says the same, denies it, or no longer says: '{}' is the sentence."""

SAME = [
    'It is true that {}',
    'As everybody here can tell you, {}',
    'I can confirm that {}',
    'To be fair, {}',
    'We found that {}',
    'It has to be said that {}',
    'On top of that, {}',
    'And yes, {}',
    'What I noticed at once: {}',
    'My wife says it as well: {}',
    'Nobody can deny that {}',
    'As promised, {}',
    'Contrary to what we had read, {}',
    'It turned out that {}',
    'I did not want to believe it, but {}',
    'In spite of everything, {}',
    'Luckily {}',
    'Sadly {}',
    'Note: {}',
    'Still {}',
]
OPPOSITE = [
    'It is not true that {}',
    'It is a lie that {}',
    'Nobody could say that {}',
    'The advert says that {}, which is wrong',
    'We were told that {}, but that was not so',
    'They claim that {}, and that is simply false',
    'I cannot say that {}, quite the opposite',
    'People say that {}, we saw nothing of the kind',
    'We had hoped that {}, in vain',
    'I waited in vain to see that {}',
    'It would be wrong to say that {}',
    'It used to be that {}, but that is over',
    'That {} is a thing of the past',
    'In no way can one say that {}',
    'Far from it being the case that {}, it is the other way round',
]
# Said of something else, asked, wished, supposed, announced, doubted.
UNSAID = [
    'At the place we went to before, {}',
    'In another town they told us that {}',
    'My sister has one from a different maker, and there {}',
    'Can anybody tell me whether {}?',
    'I wonder whether {}',
    'I forgot to ask if {}',
    'Before we book: is it so that {}?',
    'It would be nice if {}',
    'I wish that {}',
    'If only {}',
    'Suppose {}, what then?',
    'If {}, I will come again',
    'Next year they want to see to it that {}',
    'Perhaps one day {}',
    'It is planned that {}',
    'Nobody could tell us whether {}',
    'Some say that {}, others say the opposite',
    'Whether {} I cannot judge',
    'It does not matter to me whether {}',
    'In the film that ran in the evening, {}',
    'The rules of the house next door say that {}',
    'A neighbour asked if {}',
    'Of the other one in the catalogue it is written that {}',
    'I used to work somewhere where {}',
    'In my dream {}',
    'Please let me know if {}',
    'I have not tried whether {}',
    'The form has a box to tick for: {}',
    'Check beforehand whether {}',
]
STARTS = {
    'the',
    'it',
    'there',
    'they',
    'we',
    'you',
    'he',
    'she',
    'all',
    'every',
    'my',
    'our',
    'i',
    'nobody',
    'everybody',
    'one',
    'everyone',
    'this',
    'that',
    'some',
    'most',
    'both',
    'his',
    'her',
    'their',
    'a',
    'an',
    'no',
}


def wrap(sentence, label, rng):
    """The sentence in a frame, with the label that it has then, or None where it is no plain statement."""
    w = sentence.split()
    if len(w) < 3 or w[0].lower() not in STARTS or sentence[-1] not in '.!' or len(sentence) > 120:
        return None
    kind = rng.random()
    frames = SAME if kind < 0.3 else OPPOSITE if kind < 0.45 and label == 0 else UNSAID
    text = rng.choice(frames).format(
        sentence[:-1].lower() if rng.random() < 0.5 else sentence[0].lower() + sentence[1:-1]
    )
    text += '' if text[-1] == '?' else '.'
    return text, label if frames is SAME else 1 if frames is OPPOSITE else 2
