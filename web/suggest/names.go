package suggest

import (
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/web/present"
)

// spokenName returns a column's name for suggested questions, without its unit; empty if it is not a noun phrase.
func spokenName(c *schema.Column) string {
	name := present.ColumnName(c)
	if before := strings.TrimSuffix(name, " "+present.LastWord(name)); c.Type.Number() && before != name &&
		link.UnitOf(strings.ToLower(present.LastWord(name))).Dimension != "" {
		name = before
	}
	if !present.IsNounPhrase(name) {
		return ""
	}
	return name
}

// isPlural reports whether a noun phrase is plural: "rooms", "hours worked".
func isPlural(phrase string) bool {
	w := strings.Fields(strings.ToLower(phrase))
	head := w[len(w)-1]
	if len(w) > 1 && lang.IsParticipleAfterNoun(head) {
		head = w[len(w)-2]
	}
	for i, x := range w {
		if i > 0 && (x == "of" || x == "per") {
			head = w[i-1]
			break
		}
	}
	return text.Singular(head) != head
}
