package hybrid

import "strings"

// Baseline is what the simplest rule finds: every row as one text, those first that speak most of the question.
type Baseline struct {
	Recall map[string]float64 `json:"recall_at"`
}

// linearised is every row of the table with the passages that it links to, as one text.
func (s *Session) linearised() []string {
	texts := make([]string, len(s.index.Rows))
	for row := range texts {
		parts := []string{s.index.line(row)}
		for _, l := range s.index.linked[row] {
			parts = append(parts, s.index.Passages[l])
		}
		texts[row] = strings.Join(parts, "\n")
	}
	return texts
}

// line is a row's cells as one line, under what they are called.
func (ix *index) line(row int) string {
	var b strings.Builder
	if ix.Title != "" {
		b.WriteString(ix.Title + ". ")
	}
	for column, c := range ix.Rows[row] {
		if column > 0 {
			b.WriteString("; ")
		}
		if column < len(ix.Header) && ix.Header[column].Text != "" {
			b.WriteString(ix.Header[column].Text + ": ")
		}
		b.WriteString(c.Text)
	}
	return b.String()
}
