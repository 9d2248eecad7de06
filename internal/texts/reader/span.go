package reader

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// minSpanShare is the minimum share of a question's information in a text that answers it, since every text has some
// best span.
const minSpanShare = .3

// maxSpans is the number of spans among which the probability is divided.
const maxSpans = 20

// span answers a question by the words of the text that match it.
func (e *Embedded) span(q *question, d *document) verdict.Verdict {
	if v, ok := e.labelled(q, d); ok {
		return v
	}
	if q.form == verdict.Date || q.form == verdict.Number {
		return e.value(q, d)
	}
	w := e.spanQuestion(q)
	if share := w.share(d.sentences...); share < minSpanShare {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1 - share}
	}
	spans := e.spansOf(w, d, maxSpans)
	if len(spans) == 0 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .5}
	}
	sum := 0.0
	for _, s := range spans {
		sum += math.Exp(s.Score - spans[0].Score)
	}
	return verdict.Verdict{Answer: spans[0].Text, Quote: spans[0].Quote, Confidence: 1 / sum}
}

// contentStems returns the stems of the content words. "This person" is the text's subject and need not occur in it.
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

// labelled answers "extract held" from a text with labels: "held=Rio", "Born: 1980".
func (e *Embedded) labelled(q *question, d *document) (verdict.Verdict, bool) {
	for i := range d.sentences {
		s := &d.sentences[i]
		for j := 1; j+1 < len(s.Tokens); j++ {
			if mark := s.Tokens[j].Lower; mark != "=" && mark != ":" || !s.Tokens[j-1].Word {
				continue
			}
			asked := slices.ContainsFunc(q.contentStems(), func(stem string) bool { return stem == s.Tokens[j-1].Stem })
			if !asked {
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

// minRelevance is the relevance from which a sentence describes what something is like.
const minRelevance = .4

// maxQuote is how many letters of a sentence are quoted in full.
const maxQuote = 160

// manner answers "what is the atmosphere like?" with the most relevant sentence.
func (e *Embedded) manner(q *question, d *document) verdict.Verdict {
	asked := e.ranker.Question(q.text)
	best, most := "", 0.0
	for i := range d.sentences {
		if x := e.ranker.Relevance(asked, d.sentences[i].Text); x > most {
			best, most = d.sentences[i].Text, x
		}
	}
	if most < minRelevance {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	}
	answer := strings.TrimRight(best, ".")
	if utf8.RuneCountInString(answer) > maxQuote {
		answer = clause(answer)
	}
	return verdict.Verdict{Answer: answer, Quote: best, Confidence: .35 + .5*most}
}

// clause cuts an overlong sentence at its first comma or semicolon past the middle of the limit.
func clause(answer string) string {
	for i := 60; i < len(answer); i++ {
		if (answer[i] == ',' || answer[i] == ';') && i+1 < len(answer) && answer[i+1] == ' ' {
			return answer[:i]
		}
	}
	return answer
}
