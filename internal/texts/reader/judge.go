package reader

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// judgeEqual returns the verdict on whether an answer means the same as a literal: "Rio city" and 'Rio', "warm and
// candlelit" and 'great'.
func (e *Embedded) judgeEqual(r *verdict.Request) verdict.Verdict {
	p := e.equalProbability(r.Answer, r.Value)
	if p >= .5 {
		return verdict.Verdict{Answer: verdict.Yes, Confidence: p}
	}
	return verdict.Verdict{Answer: verdict.No, Confidence: 1 - p}
}

// equalProbability returns the probability that two values mean the same.
func (e *Embedded) equalProbability(answer, value string) float64 {
	a, v := text.Fold(answer), text.Fold(value)
	if a == v {
		return 1
	}
	if a == "" || v == "" || a == verdict.NoInformation || v == verdict.NoInformation {
		return .02
	}
	if p, ok := equalNumberOrDate(answer, value); ok {
		return p
	}
	at, vt := text.Tokens(answer), text.Tokens(value)
	aw, vw := distinctTokens(at), distinctTokens(vt)
	if hasNegation(at) != hasNegation(vt) || text.Opposed(answer, value) {
		return .1
	}
	if initials(at) == v || initials(vt) == a {
		return .85
	}
	if len(vw) > 0 {
		shared := 0.0
		for i := range vw {
			if slices.ContainsFunc(aw, func(w text.Token) bool {
				return similarStems(w.Stem, vw[i].Stem) || isSameWord(&w,
					&vw[i])
			}) {
				shared++
			}
		}
		if shared == float64(len(vw)) {
			return math.Max(.65, .97-.02*float64(len(aw)-len(vw)))
		}
		if shared > 0 {
			return .15 + .3*shared/float64(len(vw))
		}
	}
	if len(vw) == 1 {
		if p, ok := e.agreesWithPraise(at, vt); ok {
			return p
		}
	}
	return .05
}

// distinctTokens returns the content words with distinct stems.
func distinctTokens(tokens []text.Token) (out []text.Token) {
	seen := map[string]bool{}
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) && !seen[t.Stem] {
			seen[t.Stem] = true
			out = append(out, t)
		}
	}
	return out
}

// agreesWithPraise returns the probability that an answer agrees with a value that is praise or blame ("great",
// "terrible"); ok is false for other values.
func (e *Embedded) agreesWithPraise(answer, value []text.Token) (p float64, ok bool) {
	polarity := func(tokens []text.Token) float64 {
		words := e.lexicon.Words(tokens)
		return float64(e.lexicon.Polarity(tokens, words, 0, len(words)))
	}
	wanted := polarity(value)
	if math.Abs(wanted) < .7 {
		return 0, false
	}
	x := polarity(answer)
	if wanted < 0 {
		x = -x
	}
	return 1 / (1 + math.Exp(-2*x+.4)), true
}

// equalNumberOrDate returns the probability that two numbers or two dates are the same; ok is false for other values.
func equalNumberOrDate(answer, value string) (p float64, ok bool) {
	if x, ok := parseNumber(answer); ok {
		if y, ok := parseNumber(value); ok {
			if x == y {
				return .98, true
			}
			return .02, true
		}
	}
	if x, ok := text.FirstDate(answer); ok {
		if y, ok := text.FirstDate(value); ok && len(text.Dates(answer)) == 1 && len(text.Dates(value)) == 1 {
			if x == y {
				return .95, true
			}
			return .05, true
		}
	}
	return 0, false
}

func hasNegation(tokens []text.Token) bool {
	n := 0
	for _, t := range tokens {
		if text.Negates(t.Lower) {
			n++
		}
	}
	return n%2 == 1
}

// initials returns the first letters of words: "us" for "United States".
func initials(tokens []text.Token) string {
	var b strings.Builder
	for _, t := range tokens {
		if t.Word && !text.Stop(t.Lower) {
			b.WriteByte(t.Lower[0])
		}
	}
	if b.Len() < 2 {
		return "\x00"
	}
	return b.String()
}

// parseNumber parses a text that consists of one number, in digits or words.
func parseNumber(s string) (float64, bool) {
	s = strings.TrimSpace(s)
	if n := numbersIn(s); len(n) == 1 && n[0].end-n[0].start == len(strings.TrimLeft(s, "+-")) {
		return words.ParseNumber(n[0].value)
	}
	return 0, false
}

// classify returns the choices that a value means.
func (e *Embedded) classify(r *verdict.Request) verdict.Verdict {
	scores := make([]float64, len(r.Choices))
	best := 0.0
	for i, c := range r.Choices {
		scores[i] = math.Max(e.equalProbability(c, r.Value), .97*e.equalProbability(r.Value, c))
		a, b := len(c), len(r.Value)
		if maxDistance := 1 + max(a, b)/7; min(a, b) >= 4 && !text.Opposed(c, r.Value) {
			if d := text.Distance(text.Fold(c), text.Fold(r.Value), maxDistance); d <= maxDistance {
				scores[i] = math.Max(scores[i], .9-.1*float64(d))
			}
		}
		best = math.Max(best, scores[i])
	}
	out := verdict.Verdict{Confidence: best}
	if best < .5 {
		out.Confidence = 1 - best
		return out
	}
	for i, s := range scores {
		if s >= best-.08 {
			out.Choices = append(out.Choices, i)
		}
	}
	return out
}
