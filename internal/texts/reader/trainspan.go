package reader

import (
	"cmp"
	"math"
	"math/rand"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// SpanExample is a question whose answer is a stretch of the text.
type SpanExample struct {
	Group     string
	Question  string
	Text      string
	Answers   []string
	Weight    float64
	Undivided bool // the text is treated as one sentence: it teaches what an answer looks like, not where it is
}

// spanCase is a span example with its candidates.
type spanCase struct {
	candidates []candidate
	right      []bool
	weight     float64
	of         int // which example
}

// spanCases computes every example's candidates; examples without a right one are dropped.
func (e *Embedded) spanCases(examples []SpanExample) []spanCase {
	var out []spanCase
	for n, x := range examples {
		q := parseQuestion(e.lexicon, x.Question, verdict.Text)
		d := analyse(e.lexicon, []string{x.Text})
		if x.Undivided {
			d = undivided(x.Text)
		}
		c := spanCase{candidates: e.candidates(q, d), weight: x.Weight, of: n}
		c.weight = cmp.Or(c.weight, 1)
		share := make([]float64, len(c.candidates))
		best := 0.0
		for i := range c.candidates {
			for _, a := range x.Answers {
				share[i] = math.Max(share[i], WordF1(Normal(c.candidates[i].text()), Normal(a)))
			}
			best = math.Max(best, share[i])
		}
		if best < .55 {
			continue
		}
		for i := range share {
			c.right = append(c.right, share[i] > best-1e-9)
		}
		out = append(out, c)
	}
	return out
}

// trainSpans averages several choosers, each trained in another order.
func trainSpans(cases []spanCase, rounds, epochs int, seed int64) *logistic {
	m := chooser(cases, epochs, seed)
	for n := 2; n <= rounds; n++ {
		m.average(chooser(cases, epochs, seed+int64(n)), n)
	}
	return m
}

// chooser fits a softmax over the candidates of each case.
func chooser(cases []spanCase, epochs int, seed int64) *logistic {
	m := &logistic{weights: make([]float32, 1<<spanBits)}
	squares := make([]float32, 1<<spanBits)
	random := rand.New(rand.NewSource(seed))
	for range epochs {
		for _, i := range random.Perm(len(cases)) {
			c := &cases[i]
			p := make([]float64, len(c.candidates))
			top := math.Inf(-1)
			for k := range p {
				p[k] = m.score(c.candidates[k].features)
				top = math.Max(top, p[k])
			}
			all, right := 0.0, 0.0
			for k := range p {
				p[k] = math.Exp(p[k] - top)
				all += p[k]
				if c.right[k] {
					right += p[k]
				}
			}
			for k := range p {
				d := -p[k] / all
				if c.right[k] {
					d += p[k] / right
				}
				if math.Abs(d) < 1e-4 {
					continue
				}
				d *= c.weight
				for _, f := range c.candidates[k].features {
					g := float32(d) * f.value
					squares[f.id] += g * g
					m.weights[f.id] += .15 * g / float32(math.Sqrt(float64(squares[f.id])+1e-4))
				}
			}
		}
	}
	return m
}

// Normal normalises an answer for comparison: lower case, without articles and punctuation.
func Normal(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsSpace(r) {
			b.WriteRune(r)
		}
	}
	words := strings.Fields(b.String())
	kept := words[:0]
	for _, w := range words {
		if w != "a" && w != "an" && w != "the" {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, " ")
}
