package discretize

import (
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Linker links questions about texts to columns extracted from them.
type Linker struct{}

// Link returns the column that answers a question about a text column, or nil. The column's question must have the same
// content words.
func (Linker) Link(t *schema.Table, textColumn, question string) *schema.Column {
	domainStems := stemsOf(append([]string{t.Label, t.Name}, domainWords(t)...))
	for _, c := range t.Visible() {
		if c.ReadFrom == textColumn && c.Companion != "" && asksSame(c, question, domainStems) {
			return c
		}
	}
	return nil
}

// asksSame reports whether a question, which must not be negated, asks what a column answers; words that name the
// table's domain are optional.
func asksSame(c *schema.Column, question string, domainStems map[string]bool) bool {
	if strings.EqualFold(strings.TrimRight(question, " ?."), strings.TrimRight(c.Question, " ?.")) {
		return true
	}
	questionWords, isYesNo, ok := contentWords(question)
	columnWords, _, _ := contentWords(c.Question)
	if !ok || isYesNo != (c.Type == schema.Boolean) || len(columnWords) == 0 {
		return false
	}
	for stem := range columnWords {
		if questionWords[stem] == "" {
			return false
		}
	}
	for stem := range questionWords {
		if columnWords[stem] == "" && !domainStems[stem] {
			return false
		}
	}
	return true
}

// contentWords returns a question's content words by stem, and whether it is a yes/no question; ok is false if it is
// negated.
func contentWords(question string) (words map[string]string, isYesNo, ok bool) {
	words = map[string]string{}
	tokens := text.Tokens(question)
	for i, t := range tokens {
		if text.Negates(t.Lower) {
			return nil, false, false
		}
		if i == 0 {
			switch t.Lower {
			case "is", "are", "does", "do", "has", "have", "can", "was", "did":
				isYesNo = true
			}
		}
		if isContent(t) && t.Lower != "many" && t.Lower != "much" && t.Lower != "how" {
			words[t.Stem] = t.Lower
		}
	}
	return words, isYesNo, true
}

// domainWords returns the values of a table's enumerations, which may name what its rows are: "tents", "shoes".
func domainWords(t *schema.Table) []string {
	var out []string
	for _, c := range t.Visible() {
		if c.Role == schema.Enumeration && c.ReadFrom == "" && len(c.Values) <= 60 {
			for _, v := range c.Values {
				out = append(out, v.Value)
			}
		}
	}
	return out
}
