package reader

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// A date or number is returned only if the sentence relates it to the question: the key word ("renovated",
// "cost", "tall") must occur in some form, or the number must count the thing asked for ("how many rooms": "4
// rooms").

const (
	distancePenalty  = .25 // how much each token of distance reduces a word's weight
	commaDistance    = 5   // distance that a comma or "and" in between counts for
	maxCountDistance = 3   // maximum tokens from a number to the noun it counts
)

// valueQuestion is what a question for a value asks for.
type valueQuestion struct {
	terms  []text.Token // words that the sentence must contain, the most important last
	counts string       // stem of what is counted; empty if nothing is counted
}

func (q *question) valueQuestion() valueQuestion {
	var s valueQuestion
	for i, t := range q.tokens {
		before := ""
		if i > 0 {
			before = q.tokens[i-1].Lower
		}
		switch {
		case !t.Word || before == "this" || t.Lower[0] == '\'' || t.Lower == "many" || t.Lower == "much":
		case before == "how" && text.Stop(t.Lower), !text.Stop(t.Lower):
			s.terms = append(s.terms, t)
		}
	}
	counting := q.wh == "how many" || q.wh == "which" || q.wh == "what" && (q.focus == "year" || q.focus == "dat")
	if counting && q.focus != "" {
		s.terms = slices.DeleteFunc(s.terms, func(t text.Token) bool { return t.Stem == q.focus })
		if q.wh == "how many" {
			s.counts = q.focus
		}
	}
	return s
}

// foundValue is a value in a sentence: its tokens and its form.
type foundValue struct {
	from, to int
	value    string
}

// values returns the dates or numbers in a sentence.
func (s *sentence) values(form verdict.Form) (out []foundValue) {
	if form == verdict.Date {
		for _, d := range text.Dates(s.Text) {
			out = s.appendValue(out, d.ISO, d.From, d.To)
		}
		return out
	}
	for _, n := range numbersIn(s.Text) {
		if !strings.EqualFold(s.Text[n.from:n.to], "one") {
			out = s.appendValue(out, n.value, n.from, n.to)
		}
	}
	return out
}

// appendValue appends a value with the tokens from one byte to another, if there are any.
func (s *sentence) appendValue(out []foundValue, value string, from, to int) []foundValue {
	f := foundValue{from: -1, value: value}
	for i := range s.Tokens {
		if at := s.Tokens[i].Start - s.Start; at >= from && at < to {
			if f.from < 0 {
				f.from = i
			}
			f.to = i + 1
		}
	}
	if f.from < 0 {
		return out
	}
	return append(out, f)
}

// value answers a question that asks for a date or a number.
func (e *Embedded) value(q *question, d *document) verdict.Verdict {
	want, form := q.valueQuestion(), q.form
	yearly := form == verdict.Number && q.focus == "year"
	if yearly {
		form = verdict.Date // "what year" asks for a date's year, not its day
	}
	out := verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	best := 0.0
	for i := range d.sentences {
		s := &d.sentences[i]
		if strings.HasSuffix(s.Text, "?") {
			continue
		}
		if want.counts != "" && q.form == verdict.Number && s.deniesAll(want.counts) && best == 0 {
			best, out = .1, verdict.Verdict{Answer: "0", Quote: s.Text, Confidence: .5}
		}
		for _, f := range s.values(form) {
			if score, ok := e.relates(want, s, f); ok && score > best {
				best = score
				out = verdict.Verdict{Answer: f.value, Quote: s.Text, Confidence: .4 + .4*min(1, score)}
			}
		}
	}
	if yearly && best > 0 {
		out.Answer = out.Answer[:len("2006")]
	}
	return out
}

// relates returns how clearly a sentence relates one of its values to the question; false if the sentence is about
// something else.
func (e *Embedded) relates(want valueQuestion, s *sentence, f foundValue) (float64, bool) {
	counted := false
	if f.to < len(s.Tokens) && s.Tokens[f.to].Lower == "-" {
		f.to++ // "a ten-course menu"
	}
	for i := f.to; i < min(len(s.Tokens), f.to+maxCountDistance) && s.Tokens[i].Word; i++ {
		counted = counted || want.counts != "" && similarStems(s.Tokens[i].Stem, want.counts)
	}
	score, held, total, general := 0.0, 0.0, 1e-6, len(want.terms) == 0
	adjacent := false
	for n := range want.terms {
		weight := .05 + e.rarity.Of(want.terms[n].Stem)
		total += weight
		far, ok := s.distance(&want.terms[n], f)
		if !ok {
			continue
		}
		held += weight
		score += weight / (1 + distancePenalty*float64(far))
		if n == len(want.terms)-1 {
			general = true
			adjacent = far <= 2
		}
	}
	score /= total
	switch {
	case counted:
		return 1 + score, true
	case want.counts != "":
		return score, adjacent && s.hasStem(want.counts)
	}
	return score, general && held >= .5*total
}

// distance returns the distance from a value to the nearest word that means a term.
func (s *sentence) distance(term *text.Token, f foundValue) (int, bool) {
	best := -1
	for i := range s.Tokens {
		if i >= f.from && i < f.to || !s.Tokens[i].Word || !isFormOf(&s.Tokens[i], term) {
			continue
		}
		from, to := i, f.from
		if i >= f.to {
			from, to = f.to-1, i
		}
		far := to - from
		for k := from + 1; k < to; k++ {
			switch s.Tokens[k].Lower {
			case ",", ";", "and", "but":
				far += commaDistance
			}
		}
		if best < 0 || far < best {
			best = far
		}
	}
	return best, best >= 0
}

// isFormOf reports whether a word is a form of another.
func isFormOf(w, term *text.Token) bool {
	return w.Stem == term.Stem ||
		slices.ContainsFunc(lang.Bases(term.Lower), func(base string) bool { return text.Stem(base) == w.Stem })
}

// hasStem reports whether a sentence has a word with this stem.
func (s *sentence) hasStem(stem string) bool {
	return slices.ContainsFunc(s.Tokens, func(t text.Token) bool { return t.Stem == stem })
}

// deniesAll reports whether a sentence says there are none, as in "no rooms".
func (s *sentence) deniesAll(stem string) bool {
	for i := 1; i < len(s.Tokens); i++ {
		if s.Tokens[i].Stem == stem && s.Tokens[i-1].Lower == "no" {
			return true
		}
	}
	return false
}
