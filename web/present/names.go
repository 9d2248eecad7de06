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

// NounPhrase reports whether a name reads as a noun: "boat", "claimed amount", "number of positions" and "amount
// requested" do; "departs", "sold at", "is coach" and "qty" do not.
func NounPhrase(name string) bool {
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

// containerWords holds words for containers of data, which do not describe its rows.
var containerWords = text.Set("data table list file sheet export dump dataset database csv scrape log")

// english returns the voice that inflects names for suggested questions.
var english = sync.OnceValue(func() *nlg.Voice {
	v, err := nlg.New(nlg.Plain)
	if err != nil {
		panic(err) // the grammar is embedded
	}
	return v
})

// RowsNoun returns the plural noun for a table's rows: from the table's name or, if that is not descriptive, from the
// title column ("film") or, in data of one table, "rows". It returns "" if none fits.
func RowsNoun(db *schema.Database, t *schema.Table) string {
	name := strings.ToLower(nlg.TableLabel(t))
	isSingle := len(db.Visible()) == 1
	unknown := isSingle && !lang.IsKnown(text.Singular(LastWord(name))) && !lang.IsKnown(LastWord(name))
	if NounPhrase(name) && !unknown && !containerWords[text.Singular(LastWord(name))] {
		return strings.ToLower(english().Rows(db, t.Name))
	}
	for _, c := range t.Visible() {
		if name := strings.ToLower(ColumnName(c)); c.Role == schema.Title && NounPhrase(name) && LastWord(name) != "name" &&
			LastWord(name) != "title" {
			return english().Plural(name)
		}
	}
	if isSingle {
		return "rows"
	}
	return ""
}

// ColumnName returns a column's name in words.
func ColumnName(c *schema.Column) string { return cmp.Or(c.Label, nameInWords(c.Name)) }

// TableName returns a table's name in words.
func TableName(db *schema.Database, t *schema.Table) string {
	return cmp.Or(nlg.TableLabel(t), t.Name)
}

// LastWord returns the last word of a phrase.
func LastWord(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }
