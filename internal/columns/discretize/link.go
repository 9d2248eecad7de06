package discretize

import (
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Linker links questions about texts to columns extracted from them.
type Linker struct{}

// Link returns the column that answers a question about a text column, or nil.
func (Linker) Link(t *schema.Table, of, question string) *schema.Column {
	var best *schema.Column
	most := 0.0
	for _, c := range t.Visible() {
		if c.ReadFrom != of || c.Companion == "" {
			continue
		}
		if s := sameQuestion(c, t, question); s > most {
			best, most = c, s
		}
	}
	return best
}

// sameQuestion is how surely a question asks what a column answers: 0 if it asks less, more or the opposite.
func sameQuestion(c *schema.Column, t *schema.Table, question string) float64 {
	if strings.EqualFold(strings.TrimRight(question, " ?."), strings.TrimRight(c.Question, " ?.")) {
		return 1
	}
	asked, closed, ok := contentWords(question)
	if !ok || closed != (c.Type == schema.Boolean) {
		return 0
	}
	wanted, _, _ := contentWords(c.Question)
	about := stemsOf(append([]string{t.Label, t.Name}, domainWords(t)...))
	sure := 1.0
	for stem, word := range wanted {
		sure = min(sure, bestLikeness(stem, word, asked))
	}
	for stem, word := range asked {
		if !about[stem] {
			sure = min(sure, bestLikeness(stem, word, wanted))
		}
	}
	if len(wanted) == 0 {
		return 0
	}
	return sure
}

// bestLikeness is how surely one of some words, by stem, means the same as a word.
func bestLikeness(stem, word string, words map[string]string) (most float64) {
	if _, same := words[stem]; same {
		return 1
	}
	for _, w := range words {
		if like := encode.Alike(word, w); like >= sameMeaning {
			most = max(most, like)
		}
	}
	return most
}

// sameMeaning is the likeness from which two words count as synonyms: cheap and inexpensive have .69, cheap
// and expensive .57.
const sameMeaning = .6

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
		if content(t) && t.Lower != "many" && t.Lower != "much" && t.Lower != "how" {
			words[t.Stem] = t.Lower
		}
	}
	return words, closed, true
}

// domainWords are the values of a table's shortest enumeration: what its rows are, "tents" and "shoes".
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
