package present

import (
	"cmp"
	"strings"
	"sync"
	"unicode"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
)

// Limits for names used in sentences.
const (
	maxWords      = 4
	minWordLength = 3 // shorter ones are codes: "cat cd"
)

// IsNounPhrase reports whether a name reads as a noun: "boat", "claimed amount", "number of positions" and "amount
// requested" do; "departs", "sold at", "is coach" and "qty" do not.
func IsNounPhrase(name string) bool {
	w := strings.Fields(strings.ToLower(name))
	if len(w) == 0 || len(w) > maxWords {
		return false
	}
	for i, x := range w {
		joins := i > 0 && i < len(w)-1 && (x == "of" || x == "per")
		if !joins && (len(x) < minWordLength || text.Stop(x) || !lang.IsNoun(x) && !lang.IsKnown(x)) ||
			strings.ContainsFunc(x, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) {
			return false
		}
	}
	last := w[len(w)-1]
	return lang.IsNoun(last) || len(w) > 1 && lang.IsParticipleAfterNoun(last) && lang.IsNoun(w[len(w)-2])
}

// english returns the voice that inflects names for suggested questions.
var english = sync.OnceValue(func() *nlg.Voice {
	v, err := nlg.New(nlg.Plain)
	if err != nil {
		panic(err) // the grammar is embedded
	}
	return v
})

// RowsNoun returns the plural noun for a table's rows; if there is none, "rows" for the only table and "" for others.
func RowsNoun(db *schema.Database, t *schema.Table) string {
	rows := strings.ToLower(english().Rows(db, t.Name))
	isNamed := rows == english().Plural(strings.ToLower(TableName(t))) || !strings.HasSuffix(rows, "entries")
	switch {
	case isNamed && IsNounPhrase(text.Singular(rows)):
		return rows
	case len(db.Visible()) == 1:
		return "rows"
	}
	return ""
}

// ColumnName returns a column's name in words.
func ColumnName(c *schema.Column) string { return cmp.Or(c.Label, nameInWords(c.Name)) }

// TableName returns a table's name in words.
func TableName(t *schema.Table) string {
	return cmp.Or(nlg.TableLabel(t), t.Name)
}

// LastWord returns the last word of a phrase.
func LastWord(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }
