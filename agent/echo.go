package agent

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// from are the question's words behind a component: those the parser reports, else those that equal the component's.
func (h *handling) from(q *Readings, c query.Component) []string {
	if aligned := q.restsOn(c); aligned != nil || q.tellsWords() {
		return aligned
	}
	t := h.conv.last()
	if t == nil {
		return nil
	}
	it := c.Item
	if c.Cond.Op != "" {
		it = c.Cond.Item
	}
	var texts []string
	for _, v := range c.Cond.Values {
		texts = append(texts, v.Text)
	}
	if it.Text != nil {
		texts = append(texts, it.Text.Question)
	}
	if found := echoes(t.Question, texts); found != nil {
		return found
	}
	return echoes(t.Question, h.namesFor(it.Column, c.From))
}

// namesFor are the names of a column, or of a table's rows.
func (h *handling) namesFor(c query.Column, from query.From) []string {
	for _, name := range append([]string{c.Table}, from.Tables...) {
		t := h.src.Schema.Table(from.Table(name))
		if t == nil {
			continue
		}
		if c.Name == "*" {
			return append([]string{t.Label, t.Name}, t.Synonyms...)
		}
		if col := t.Column(c.Name); col != nil {
			return append([]string{col.Label, strings.ReplaceAll(col.Name, "_", " ")}, col.Synonyms...)
		}
	}
	return nil
}

// echoes are the question's words that occur in a text, in order and in their original form.
func echoes(question string, texts []string) []string {
	stems := map[string]bool{}
	for _, s := range texts {
		for _, stem := range text.Words(s) {
			stems[stem] = true
		}
	}
	var out []string
	for _, token := range text.Tokens(question) {
		if token.Word && !text.Stop(token.Lower) && stems[token.Stem] {
			out = append(out, question[token.Start:token.End])
		}
	}
	return out
}
