package llmtest

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// lettered is a choice with its letter.
type lettered struct{ Letter, Is string }

// letter writes the letter of the next decision after the statement's beginning, if the message lists choices: the
// letter carries the decision's probability, and the rest of the statement is certain.
func (w *writing) letter() []Token {
	if len(w.m.Choices) == 0 {
		return nil
	}
	letters := map[string]string{}
	for _, c := range w.m.Choices {
		letters[c.Is] = c.Letter
	}
	at, ok := w.opened(letters)
	if !ok {
		return nil
	}
	d, p := w.decided[at], map[string]float64{}
	last := w.m.Choices[len(w.m.Choices)-1].Letter // something else
	letter := func(i int) string { return cmp.Or(letters[d.ids[i]], last) }
	for i := range d.ids {
		p[letter(i)] += d.p[i]
	}
	t := Token{Text: letter(d.best), P: p[letter(d.best)]}
	for _, c := range w.m.Choices {
		if p[c.Letter] > 0 {
			t.Top = append(t.Top, Alternative{c.Letter, p[c.Letter]})
		}
	}
	t.sort()
	after := make([]float64, len(d.p))
	for i := range d.p {
		if letter(i) == t.Text {
			after[i] = d.p[i] / t.P
		}
	}
	d.p = after
	w.decided[at] = d
	return []Token{t, {Text: "\n", P: 1}}
}

// opened is the decision right after the beginning, whose options are lettered.
func (w *writing) opened(letters map[string]string) (place, bool) {
	typed := &typist{w: w}
	typed.statement()
	start := 0
	for i, t := range typed.out {
		at := typed.places[i]
		if start >= len(w.m.Begin) && at.kind != "" {
			for _, at := range []place{at, {query.SelectAgg, at.n}} {
				if slices.ContainsFunc(w.decided[at].ids, func(id string) bool { return letters[id] != "" }) {
					return at, true
				}
			}
		}
		start += len(t.Text)
	}
	return place{}, false
}
