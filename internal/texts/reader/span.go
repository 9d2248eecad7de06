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

// manner answers "what is the atmosphere like?" with the most informative clause.
func (e *Embedded) manner(q *question, d *document) verdict.Verdict {
	var best *sentence
	bestScore := 0.0
	for i := range d.sentences {
		s := &d.sentences[i]
		score := 0.0
		for _, a := range q.asked {
			for _, h := range a.Hits(s.words) {
				switch {
				case h.Topic:
					score += .7
				case h.Weak:
					score += .5
				default:
					score++
				}
			}
		}
		for _, t := range q.contentStems() {
			for j := range s.words {
				if s.Tokens[s.words[j].Token].Stem == t {
					score += 1.2
					break
				}
			}
		}
		if n := len(s.words); n > 30 {
			score *= 30 / float64(n)
		}
		if score > bestScore {
			best, bestScore = s, score
		}
	}
	if best == nil || bestScore < .5 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	}
	answer := strings.TrimRight(best.Text, ".")
	if utf8.RuneCountInString(answer) > 160 {
		answer = clause(answer)
	}
	return verdict.Verdict{Answer: answer, Quote: best.Text, Confidence: math.Min(.85, .35+.15*bestScore)}
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
