package reader

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// minSpanShare is the minimum share of a question's words that a text must contain to have an answer, since every text
// has a best span.
const minSpanShare = .3

// maxSpans is the maximum number of spans over which the probability is normalised.
const maxSpans = 20

// answerSpan answers a question with a span of the text.
func (e *Embedded) answerSpan(q *question, d *document) verdict.Verdict {
	if v, ok := e.answerLabel(q, d); ok {
		return v
	}
	if q.form == verdict.Date || q.form == verdict.Number {
		return e.answerValue(q, d)
	}
	w := e.spanQuestion(q)
	if share := w.coverage(d.sentences...); share < minSpanShare {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1 - share}
	}
	spans := e.findSpans(w, d, maxSpans)
	if len(spans) == 0 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .5}
	}
	sum := 0.0
	for _, s := range spans {
		sum += math.Exp(s.Score - spans[0].Score)
	}
	return verdict.Verdict{Answer: spans[0].Text, Quote: spans[0].Quote, Confidence: 1 / sum}
}

// contentStems returns the stems of the content words, without those after "this": "this person" is the text's subject.
func (q *question) contentStems() []string {
	var out []string
	for i, t := range q.tokens {
		if i > 0 && q.tokens[i-1].Lower == "this" {
			continue
		}
		if t.Word && !text.Stop(t.Lower) && t.Lower[0] != '\'' && !(q.wh != "" && t.Stem == q.focus) {
			out = append(out, t.Stem)
		}
	}
	if len(out) == 0 && q.focus != "" {
		out = append(out, q.focus)
	}
	return out
}

// answerLabel answers "extract born" from a text with labels: "held=Rio", "Born: 1980".
func (e *Embedded) answerLabel(q *question, d *document) (verdict.Verdict, bool) {
	for i := range d.sentences {
		s := &d.sentences[i]
		for j := 1; j+1 < len(s.Tokens); j++ {
			if separator := s.Tokens[j].Lower; separator != "=" && separator != ":" || !s.Tokens[j-1].Word {
				continue
			}
			isAsked := slices.ContainsFunc(q.contentStems(), func(stem string) bool { return stem == s.Tokens[j-1].Stem })
			if !isAsked {
				continue
			}
			from := s.Tokens[j+1].Start - s.Start
			value := s.Text[from:]
			if k := strings.IndexAny(value, ",;|\n"); k > 0 {
				value = value[:k]
			}
			if answer, ok := convertTo(strings.TrimRight(value, " ."), q.form); ok {
				return verdict.Verdict{Answer: answer, Quote: s.Text, Confidence: .9}, true
			}
		}
	}
	return verdict.Verdict{}, false
}

// minRelevance is the minimum relevance of a sentence that answers what something is like.
const minRelevance = .4

// maxQuoteLength is the maximum number of letters of a sentence as an answer.
const maxQuoteLength = 160

// answerDescription answers "what is the atmosphere like?" with the most relevant sentence.
func (e *Embedded) answerDescription(q *question, d *document) verdict.Verdict {
	prepared := e.ranker.Question(q.text)
	best, highest := "", 0.0
	for i := range d.sentences {
		if x := e.ranker.Relevance(prepared, d.sentences[i].Text); x > highest {
			best, highest = d.sentences[i].Text, x
		}
	}
	if highest < minRelevance {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	}
	answer := strings.TrimRight(best, ".")
	if utf8.RuneCountInString(answer) > maxQuoteLength {
		answer = firstClause(answer)
	}
	return verdict.Verdict{Answer: answer, Quote: best, Confidence: .35 + .5*highest}
}

// firstClause cuts a sentence at its first comma or semicolon after 60 bytes.
func firstClause(answer string) string {
	for i := 60; i < len(answer); i++ {
		if (answer[i] == ',' || answer[i] == ';') && i+1 < len(answer) && answer[i+1] == ' ' {
			return answer[:i]
		}
	}
	return answer
}
