package reader

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// leastShare is the least share of a question in a text that answers it, of the words' information: there is a best
// span of any text.
const leastShare = .3

// spansWeighed is the number of spans that share the probability of being right.
const spansWeighed = 20

// span answers a question by the words of the text that match it.
func (e *Embedded) span(q *question, d *document) verdict.Verdict {
	if v, ok := e.labelled(q, d); ok {
		return v
	}
	if q.form == verdict.Date || q.form == verdict.Number {
		return e.value(q, d)
	}
	w := e.wanted(q)
	if share := w.share(d.sentences...); share < leastShare {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1 - share}
	}
	spans := e.spansOf(w, d, spansWeighed)
	if len(spans) == 0 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .5}
	}
	sum := 0.0
	for _, s := range spans {
		sum += math.Exp(s.Score - spans[0].Score)
	}
	return verdict.Verdict{Answer: spans[0].Text, Quote: spans[0].Quote, Confidence: 1 / sum}
}

// contentStems are the stems of the content words. "This person" is the text's subject and need not occur in it.
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
			if answer, ok := inForm(strings.TrimRight(value, " ."), q.form); ok {
				return verdict.Verdict{Answer: answer, Quote: s.Text, Confidence: .9}, true
			}
		}
	}
	return verdict.Verdict{}, false
}

// leastRelevant is the relevance from which a sentence tells what something is like.
const leastRelevant = .4

// longest is how many letters of a sentence are quoted whole.
const longest = 160

// manner answers "what is the atmosphere like?" with the most relevant sentence.
func (e *Embedded) manner(q *question, d *document) verdict.Verdict {
	asked := e.ranker.Question(q.text)
	best, most := "", 0.0
	for i := range d.sentences {
		if x := e.ranker.Relevance(asked, d.sentences[i].Text); x > most {
			best, most = d.sentences[i].Text, x
		}
	}
	if most < leastRelevant {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	}
	answer := strings.TrimRight(best, ".")
	if utf8.RuneCountInString(answer) > longest {
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
