package hybrid

import "strings"

// Baseline is the result of the simplest rule: every row as one text, ranked by relevance.
type Baseline struct {
	Recall map[string]float64 `json:"recall_at"`
}

// linearised is every row, with its linked passages, as one text.
func (t *Table) linearised() []string {
	texts := make([]string, len(t.Rows))
	for row := range texts {
		parts := []string{t.line(row)}
		for _, l := range t.linked(t.Rows[row]) {
			parts = append(parts, t.Passages[l])
		}
		texts[row] = strings.Join(parts, "\n")
	}
	return texts
}

// line is a row on one line, with its headers.
func (t *Table) line(row int) string {
	var b strings.Builder
	if t.Title != "" {
		b.WriteString(t.Title + ". ")
	}
	for column, c := range t.Rows[row] {
		if column > 0 {
			b.WriteString("; ")
		}
		if column < len(t.Header) && t.Header[column].Text != "" {
			b.WriteString(t.Header[column].Text + ": ")
		}
		b.WriteString(c.Text)
	}
	return b.String()
}
