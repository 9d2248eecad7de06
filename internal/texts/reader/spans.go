package reader

import (
	"sort"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Span is a stretch of a text that may answer a question.
type Span struct {
	Text  string
	Quote string  // the sentence around it
	Score float64 // log-odds by the trained weights; comparable between texts for one question
}

// Spans returns the n likeliest stretches of a text, best first, for whoever weighs them against other evidence.
func (e *Embedded) Spans(question, body string, n int) []Span {
	if n <= 0 {
		return nil
	}
	q := parseQuestion(e.lexicon, question, verdict.Text)
	d := e.documents.analysed(e.lexicon, []string{body})
	candidates := e.candidates(q, d)
	out := make([]Span, len(candidates))
	for i := range candidates {
		c := &candidates[i]
		out[i] = Span{Text: c.text(), Quote: c.sentence.Text, Score: e.spans.score(c.features)}
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].Score > out[b].Score })
	seen := map[string]bool{}
	kept := out[:0]
	for _, s := range out {
		if key := Normal(s.Text); key != "" && !seen[key] && len(kept) < n {
			seen[key] = true
			kept = append(kept, s)
		}
	}
	return kept
}
