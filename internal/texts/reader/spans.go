package reader

import (
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Span is a part of a text that may answer a question.
type Span struct {
	Text  string
	Quote string  // the sentence that contains it
	Score float64 // log-odds by the trained weights; comparable between texts for one question
}

// Spans returns the n most likely answers in a text, best first.
func (e *Embedded) Spans(question, body string, n int) []Span {
	q := parseQuestion(e.lexicon, question, verdict.Text)
	return e.findSpans(e.spanQuestion(q), e.documents.analyse(e.lexicon, []string{body}), n)
}

func (e *Embedded) findSpans(w *spanQuestion, d *document, n int) (out []Span) {
	candidates := w.candidates(d)
	scores := make([]float64, len(candidates))
	for i := range candidates {
		scores[i] = e.spanModel.score(candidates[i].features)
	}
	seen := map[string]bool{}
	for _, i := range retrieve.BestFirst(scores) {
		if len(out) >= n {
			break
		}
		c := &candidates[i]
		if key := NormalizeAnswer(c.text()); key != "" && !seen[key] {
			seen[key] = true
			out = append(out, Span{Text: c.text(), Quote: c.sentence.Text, Score: scores[i]})
		}
	}
	return out
}

// WordF1 returns the word overlap of two normalised answers, from 0 to 1.
func WordF1(a, b string) float64 {
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x)+len(y) == 0 {
		return 1
	}
	counts := map[string]int{}
	for _, w := range x {
		counts[w]++
	}
	n := 0
	for _, w := range y {
		if counts[w] > 0 {
			counts[w]--
			n++
		}
	}
	return 2 * float64(n) / float64(len(x)+len(y))
}

// NormalizeAnswer returns an answer in lower case, without articles and punctuation, for comparison.
func NormalizeAnswer(s string) string {
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
