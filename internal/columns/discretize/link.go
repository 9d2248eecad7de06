package discretize

import (
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Linker links questions about texts to columns extracted from them.
type Linker struct{}

// Link returns the column that answers a question about a text column, or nil: its own question must ask the same in
// the same words.
func (Linker) Link(t *schema.Table, of, question string) *schema.Column {
	about := stemsOf(append([]string{t.Label, t.Name}, domainWords(t)...))
	for _, c := range t.Visible() {
		if c.ReadFrom == of && c.Companion != "" && sameQuestion(c, question, about) {
			return c
		}
	}
	return nil
}

// sameQuestion reports whether a question asks exactly what a column answers, and not the opposite. It need not say
// what the rows are about.
func sameQuestion(c *schema.Column, question string, about map[string]bool) bool {
	if strings.EqualFold(strings.TrimRight(question, " ?."), strings.TrimRight(c.Question, " ?.")) {
		return true
	}
	asked, closed, ok := contentWords(question)
	wanted, _, _ := contentWords(c.Question)
	if !ok || closed != (c.Type == schema.Boolean) || len(wanted) == 0 {
		return false
	}
	for stem := range wanted {
		if asked[stem] == "" {
			return false
		}
	}
	for stem := range asked {
		if wanted[stem] == "" && !about[stem] {
			return false
		}
	}
	return true
}

// contentWords returns the content words of a question, and whether it wants yes or no. Negated questions are not
// analysed.
func contentWords(question string) (words map[string]string, closed, ok bool) {
	words = map[string]string{}
	tokens := text.Tokens(question)
	for i, t := range tokens {
		if negations[t.Lower] {
			return nil, false, false
		}
		if i == 0 {
			switch t.Lower {
			case "is", "are", "does", "do", "has", "have", "can", "was", "did":
				closed = true
			}
		}
		if isContent(t) && t.Lower != "many" && t.Lower != "much" && t.Lower != "how" {
			words[t.Stem] = t.Lower
		}
	}
	return words, closed, true
}

// domainWords returns the values of a table's shortest enumeration: what its rows are, "tents" and "shoes".
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
