package reader

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// topics returns the stems of the topics in a question such as "does it mention ...", one list for each alternative
// joined by "or"; nil for other questions. asksBlame reports whether the question is about problems with a topic.
func (q *question) topics() (alternatives [][]string, asksBlame bool) {
	position := -1
	for i, t := range q.tokens {
		previous := ""
		if i > 0 {
			previous = q.tokens[i-1].Stem
		}
		if strings.HasPrefix(t.Lower, "mention") || t.Lower == "about" && (previous == "it" || blamingWords[previous]) {
			position, asksBlame = i, asksBlame || blamingWords[previous]
		}
	}
	if position < 0 || q.kind != yesNoAnswer {
		return nil, false
	}
	var topic []string
	for _, t := range q.tokens[position+1:] {
		switch {
		case t.Lower == "or":
			if len(topic) > 0 {
				alternatives = append(alternatives, topic)
			}
			topic = nil
		case blamingWords[t.Stem]:
			asksBlame = true
		case t.Word && !text.Stop(t.Lower) && !retrieve.IsUninformative(t.Stem) && t.Lower[0] != '\'':
			topic = append(topic, t.Stem)
		}
	}
	if len(topic) > 0 {
		alternatives = append(alternatives, topic)
	}
	return alternatives, asksBlame
}

// answerMention answers whether a text mentions a thing, with a sentence that has all its words; false if there is
// none. A note of one sentence that mentions a thing without praise counts as reporting a problem with it.
func (e *Embedded) answerMention(q *question, d *document) (verdict.Verdict, bool) {
	alternatives, asksBlame := q.topics()
	if asksBlame && len(d.sentences) > 1 {
		return verdict.Verdict{}, false
	}
	for _, topic := range alternatives {
		for i := range d.sentences {
			s := &d.sentences[i]
			if s.hasAllStems(topic) && !(asksBlame && e.isPraise(s, topic)) {
				return verdict.Verdict{Answer: verdict.Yes, Quote: s.Text, Confidence: .9}, true
			}
		}
	}
	return verdict.Verdict{}, false
}

// isPraise reports whether a sentence is praise, leaving aside the polarity of stems that may just name the topic
// ("lights").
func (e *Embedded) isPraise(s *sentence, except []string) bool {
	sum := e.lexicon.Polarity(s.Tokens, s.words, 0, len(s.words))
	for i := range s.words {
		if slices.Contains(except, s.Tokens[s.words[i].Token].Stem) {
			sum -= e.lexicon.Polarity(s.Tokens, s.words, i, i+1)
		}
	}
	return sum > 0
}

// hasAllStems reports whether a sentence contains all the stems.
func (s *sentence) hasAllStems(stems []string) bool {
	return !slices.ContainsFunc(stems, func(stem string) bool { return !s.hasStem(stem) })
}
