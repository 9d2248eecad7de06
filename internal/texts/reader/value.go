package reader

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// A date or number is an answer only if the sentence relates it to the question: the sentence must have the key word
// ("renovated", "cost", "tall") in some form, or the number must count the question's focus ("how many rooms": "4
// rooms").

const (
	distancePenalty  = .25 // reduces a word's weight for each token of distance
	commaDistance    = 5   // additional distance for a comma or "and" in between
	maxCountDistance = 3   // maximum tokens from a number to the noun it counts
)

// valueQuestion is a question that asks for a date or a number.
type valueQuestion struct {
	terms   []text.Token // words that the sentence must contain, the most important last
	counted string       // stem of the counted noun, or ""
}

func (q *question) valueQuestion() valueQuestion {
	var s valueQuestion
	for i, t := range q.tokens {
		previous := ""
		if i > 0 {
			previous = q.tokens[i-1].Lower
		}
		switch {
		case !t.Word || previous == "this" || t.Lower[0] == '\'' || t.Lower == "many" || t.Lower == "much":
		case previous == "how" && text.Stop(t.Lower), !text.Stop(t.Lower):
			s.terms = append(s.terms, t)
		}
	}
	hasCountedNoun := q.wh == "how many" || q.wh == "which" || q.wh == "what" && (q.focus == "year" || q.focus == "dat")
	if hasCountedNoun && q.focus != "" {
		s.terms = slices.DeleteFunc(s.terms, func(t text.Token) bool { return t.Stem == q.focus })
		if q.wh == "how many" {
			s.counted = q.focus
		}
	}
	return s
}

// foundValue is a value in a sentence, with its range of tokens.
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
		if !strings.EqualFold(s.Text[n.start:n.end], "one") {
			out = s.appendValue(out, n.value, n.start, n.end)
		}
	}
	return out
}

// appendValue appends the value in a byte range, if the range contains tokens.
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

// answerValue answers a question for a date or a number.
func (e *Embedded) answerValue(q *question, d *document) verdict.Verdict {
	target, form := q.valueQuestion(), q.form
	isYear := form == verdict.Number && q.focus == "year"
	if isYear {
		form = verdict.Date // "what year" asks for a date's year, not its day
	}
	out := verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	best := 0.0
	for i := range d.sentences {
		s := &d.sentences[i]
		if strings.HasSuffix(s.Text, "?") {
			continue
		}
		if target.counted != "" && q.form == verdict.Number && s.deniesAny(target.counted) && best == 0 {
			best, out = .1, verdict.Verdict{Answer: "0", Quote: s.Text, Confidence: .5}
		}
		for _, f := range s.values(form) {
			if score, ok := e.relevance(target, s, f); ok && score > best {
				best = score
				out = verdict.Verdict{Answer: f.value, Quote: s.Text, Confidence: .4 + .4*min(1, score)}
			}
		}
	}
	if isYear && best > 0 {
		out.Answer = out.Answer[:len("2006")]
	}
	return out
}

// relevance returns how clearly a sentence relates a value to the question; false if it does not.
func (e *Embedded) relevance(wanted valueQuestion, s *sentence, f foundValue) (float64, bool) {
	isCounted := false
	if f.to < len(s.Tokens) && s.Tokens[f.to].Lower == "-" {
		f.to++ // "a ten-course menu"
	}
	for i := f.to; i < min(len(s.Tokens), f.to+maxCountDistance) && s.Tokens[i].Word; i++ {
		isCounted = isCounted || wanted.counted != "" && similarStems(s.Tokens[i].Stem, wanted.counted)
	}
	score, covered, total, hasKeyTerm := 0.0, 0.0, 1e-6, len(wanted.terms) == 0
	isAdjacent := false
	for n := range wanted.terms {
		weight := .05 + e.rarity.Information(wanted.terms[n].Stem)
		total += weight
		distance, ok := s.tokenDistance(&wanted.terms[n], f)
		if !ok {
			continue
		}
		covered += weight
		score += weight / (1 + distancePenalty*float64(distance))
		if n == len(wanted.terms)-1 {
			hasKeyTerm = true
			isAdjacent = distance <= 2
		}
	}
	score /= total
	switch {
	case isCounted:
		return 1 + score, true
	case wanted.counted != "":
		return score, isAdjacent && s.hasStem(wanted.counted)
	}
	return score, hasKeyTerm && covered >= .5*total
}

// tokenDistance returns the distance from a value to the nearest form of a term.
func (s *sentence) tokenDistance(term *text.Token, f foundValue) (int, bool) {
	best := -1
	for i := range s.Tokens {
		if i >= f.from && i < f.to || !s.Tokens[i].Word || !isSameWord(&s.Tokens[i], term) {
			continue
		}
		from, to := i, f.from
		if i >= f.to {
			from, to = f.to-1, i
		}
		distance := to - from
		for k := from + 1; k < to; k++ {
			switch s.Tokens[k].Lower {
			case ",", ";", "and", "but":
				distance += commaDistance
			}
		}
		if best < 0 || distance < best {
			best = distance
		}
	}
	return best, best >= 0
}

// isSameWord reports whether two words are forms of the same word.
func isSameWord(w, term *text.Token) bool {
	return w.Stem == term.Stem ||
		slices.ContainsFunc(lang.Bases(term.Lower), func(base string) bool { return text.Stem(base) == w.Stem })
}

// hasStem reports whether a sentence has a word with a stem.
func (s *sentence) hasStem(stem string) bool {
	return slices.ContainsFunc(s.Tokens, func(t text.Token) bool { return t.Stem == stem })
}

// deniesAny reports whether a sentence has "no" before a stem, as in "no rooms".
func (s *sentence) deniesAny(stem string) bool {
	for i := 1; i < len(s.Tokens); i++ {
		if s.Tokens[i].Stem == stem && s.Tokens[i-1].Lower == "no" {
			return true
		}
	}
	return false
}

// convertTo converts a span to a form, or returns false.
func convertTo(span string, form verdict.Form) (string, bool) {
	switch form {
	case verdict.Date:
		return text.FirstDate(span)
	case verdict.Number:
		if n := numbersIn(span); len(n) > 0 {
			return n[0].value, true
		}
		return "", false
	}
	return span, span != ""
}

// number is a number in a text, in digits or words, with its byte range.
type number struct {
	value      string
	start, end int
}

// numbersIn returns the numbers in s: "1,200", "3.5 million", "twenty-five", "5km".
func numbersIn(s string) (out []number) {
	tokens := words.Tokenize(s)
	for i := 0; i < len(tokens); i++ {
		value, n := words.NumberAt(tokens, i)
		if n == 0 && tokens[i].Unit {
			value, n = tokens[i].Number, 1
		}
		if n == 0 {
			continue
		}
		from := tokens[i].Start
		if from > 0 && s[from-1] == '-' && (from == 1 || s[from-2] == ' ') { // a minus, not a hyphen
			value = -value
		}
		i += n - 1
		out = append(out, number{words.FormatNumber(value), from, tokens[i].End})
	}
	return out
}
