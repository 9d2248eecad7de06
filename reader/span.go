package reader

import (
	"math"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/text"
	"github.com/ask-surely/surely/verdict"
)

// span answers a question by the words of the text that give what is asked for.
func (e *Embedded) span(q *question, d *document) verdict.Verdict {
	none := verdict.Verdict{Answer: verdict.NoInformation, Confidence: .5}
	if v, ok := e.labelled(q, d); ok {
		return v
	}
	if q.form == verdict.Date || q.form == verdict.Number {
		return e.value(q, d)
	}
	if e.spans != nil {
		return e.trainedSpan(q, d)
	}
	best, score := e.bestSentence(q, d)
	if best == nil {
		return none
	}
	from, to := 0, len(best.Text)
	if c := e.shortest(q, best); c != nil {
		from, to = c[0], c[1]
	} else if q.wh == "who" || q.wh == "when" || strings.HasPrefix(q.wh, "how ") {
		return none
	}
	return verdict.Verdict{Answer: best.Text[from:to], Quote: best.Text, Confidence: .3 + .4*math.Min(1, score)}
}

// trainedSpan answers with the stretch the trained weights choose, if its sentence speaks of what is asked.
func (e *Embedded) trainedSpan(q *question, d *document) verdict.Verdict {
	if e.answered != nil {
		if p := e.answered.probability(e.answeredFeatures(q, d, e.spans)); p < leastAnswered {
			return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1 - p}
		}
	}
	c, chance := e.spanOf(q, d)
	if c == nil {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .5}
	}
	return verdict.Verdict{Answer: c.text(), Quote: c.sentence.Text, Confidence: chance}
}

// bestSentence is the one that shares most with the question; nil if none shares enough.
func (e *Embedded) bestSentence(q *question, d *document) (*sentence, float64) {
	terms, total := q.contentStems(), 0.0
	for _, t := range terms {
		total += e.rarity.Of(t)
	}
	var best *sentence
	bestScore := .34
	if total == 0 {
		return nil, 0
	}
	for i := range d.sentences {
		s := &d.sentences[i]
		var covered float64
		for _, t := range terms {
			for j := range s.Tokens {
				if s.Tokens[j].Word && alike(s.Tokens[j].Stem, t) {
					covered += e.rarity.Of(t)
					break
				}
			}
		}
		if score := covered / total; score > bestScore {
			best, bestScore = s, score
		}
	}
	return best, bestScore
}

// contentStems are the stems of the question's words that carry content. "This person" is whom the text is about:
// that it says so need not be found in it.
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

// labelled answers "extract held" from a text that labels what it says: "held=Rio", "Born: 1980".
func (e *Embedded) labelled(q *question, d *document) (verdict.Verdict, bool) {
	for i := range d.sentences {
		s := &d.sentences[i]
		for j := 1; j+1 < len(s.Tokens); j++ {
			if mark := s.Tokens[j].Lower; mark != "=" && mark != ":" || !s.Tokens[j-1].Word {
				continue
			}
			asked := false
			for _, stem := range q.contentStems() {
				asked = asked || stem == s.Tokens[j-1].Stem
			}
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

// shortest finds the shortest stretch of a sentence of the form the question asks for, as offsets into its text.
func (e *Embedded) shortest(q *question, s *sentence) []int {
	switch {
	case q.form == verdict.Date || q.wh == "when" || q.focus == "year" || q.focus == "dat":
		if ds := text.Dates(s.Text); len(ds) > 0 {
			return []int{ds[0].From, ds[0].To}
		}
	case q.form == verdict.Number || strings.HasPrefix(q.wh, "how "):
		for _, t := range s.Tokens {
			if _, ok := numberWords[t.Lower]; t.Digit || ok && t.Lower != "one" {
				return []int{t.Start - s.Start, t.End - s.Start}
			}
		}
	case q.wh == "who" || q.wh == "where" || q.wh == "which" || q.wh == "what" || q.wh == "":
		return properName(q, s)
	}
	return nil
}

// properName returns the longest run of capitalised words that the question does not hold.
func properName(q *question, s *sentence) []int {
	var best []int
	for i := 0; i < len(s.Tokens); i++ {
		t := s.Tokens[i]
		if !t.Word || !t.Upper || i == 0 && text.Stop(t.Lower) || q.holds(t.Stem) {
			continue
		}
		j := i + 1
		for j < len(s.Tokens) && s.Tokens[j].Word && (s.Tokens[j].Upper || s.Tokens[j].Lower == "of" && j+1 < len(s.Tokens) &&
			s.Tokens[j+1].Upper) && !q.holds(s.Tokens[j].Stem) {
			j++
		}
		if i == 0 && j == 1 {
			continue // a sentence's first word says nothing by its capital
		}
		if best == nil || s.Tokens[j-1].End-t.Start > best[1]-best[0] {
			best = []int{t.Start - s.Start, s.Tokens[j-1].End - s.Start}
		}
		i = j
	}
	return best
}

// holds says that the question has a word of this stem.
func (q *question) holds(stem string) bool {
	for _, t := range q.tokens {
		if t.Stem == stem {
			return true
		}
	}
	return false
}

// manner answers "what is the atmosphere like?": the clause that says most of it.
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
		answer = clause(best, answer)
	}
	return verdict.Verdict{Answer: answer, Quote: best.Text, Confidence: math.Min(.85, .35+.15*bestScore)}
}

// clause cuts an over-long sentence at its first comma or semicolon past the middle of what may be shown.
func clause(s *sentence, answer string) string {
	for i := 60; i < len(answer); i++ {
		if (answer[i] == ',' || answer[i] == ';') && i+1 < len(answer) && answer[i+1] == ' ' {
			return answer[:i]
		}
	}
	return answer
}
