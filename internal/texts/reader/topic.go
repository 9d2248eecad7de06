package reader

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// topics returns the stems of the things that a question asks a text to mention, one list for each alternative joined
// by "or"; nil if it asks something else. For a mere mention, negation does not matter. blamed means that the question
// is about problems with the thing.
func (q *question) topics() (of [][]string, blamed bool) {
	at := -1
	for i, t := range q.tokens {
		before := ""
		if i > 0 {
			before = q.tokens[i-1].Stem
		}
		if strings.HasPrefix(t.Lower, "mention") || t.Lower == "about" && (before == "it" || blamingWords[before]) {
			at, blamed = i, blamed || blamingWords[before]
		}
	}
	if at < 0 || q.kind != wantsYesNo {
		return nil, false
	}
	var thing []string
	for _, t := range q.tokens[at+1:] {
		switch {
		case t.Lower == "or":
			if len(thing) > 0 {
				of = append(of, thing)
			}
			thing = nil
		case blamingWords[t.Stem]:
			blamed = true
		case t.Word && !text.Stop(t.Lower) && !retrieve.SaysNothing(t.Stem) && t.Lower[0] != '\'':
			thing = append(thing, t.Stem)
		}
	}
	if len(thing) > 0 {
		of = append(of, thing)
	}
	return of, blamed
}

// mentioned answers whether a text mentions a thing, with a sentence that contains all its words; false if
// there is none. A short note that mentions a thing without praise counts as reporting a problem with it; a
// longer text does not.
func (e *Embedded) mentioned(q *question, d *document) (verdict.Verdict, bool) {
	things, blamed := q.topics()
	if blamed && len(d.sentences) > 1 {
		return verdict.Verdict{}, false
	}
	for _, thing := range things {
		for i := range d.sentences {
			s := &d.sentences[i]
			if s.mentionsAll(thing) && !(blamed && e.praises(s, thing)) {
				return verdict.Verdict{Answer: verdict.Yes, Quote: s.Text, Confidence: .9}, true
			}
		}
	}
	return verdict.Verdict{}, false
}

// praises reports whether a sentence is praise, ignoring some words that sound like praise ("lights") but may just name
// the topic.
func (e *Embedded) praises(s *sentence, except []string) bool {
	sum := e.lexicon.Polarity(s.Tokens, s.words, 0, len(s.words))
	for i := range s.words {
		if slices.Contains(except, s.Tokens[s.words[i].Token].Stem) {
			sum -= e.lexicon.Polarity(s.Tokens, s.words, i, i+1)
		}
	}
	return sum > 0
}

// mentionsAll reports whether a sentence contains all the stems.
func (s *sentence) mentionsAll(stems []string) bool {
	return !slices.ContainsFunc(stems, func(stem string) bool { return !s.hasStem(stem) })
}
