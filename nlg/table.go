package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// kinds of tables that warehouses write in front of their names; nobody says them.
var tableKinds = text.Set("tbl tab dim fact fct stg vw lnk ref lkp")

// Label is what a table is called in words: tbl_application is "application". A table alone that is called fact_sheets
// keeps its first word.
func Label(db *schema.Database, t *schema.Table) string {
	l := label(t.Label, t.Name)
	first, rest, several := strings.Cut(l, " ")
	if kind := firstWord(strings.ToLower(Words(t.Name))); !several || !namesKind(t) ||
		!strings.HasPrefix(strings.ToLower(first), kind) {
		return l
	}
	alike := 0
	for _, other := range db.Tables {
		if namesKind(other) {
			alike++
		}
		if text.Singular(label(other.Label, other.Name)) == text.Singular(rest) { // two of one name
			return l
		}
	}
	if alike < 2 {
		return l
	}
	return rest
}

// namesKind reports whether a table's name begins with the kind of table that it is.
func namesKind(t *schema.Table) bool {
	kind, _, several := strings.Cut(Words(t.Name), " ")
	return several && tableKinds[strings.ToLower(kind)]
}

// Countable reports whether a label ends in a noun that there can be several of: not in a year, a short form that
// nobody spelt out, or what a noun in "ty", "ness" or "ing" says of things.
func Countable(label string) bool {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	one := text.Singular(last)
	if one != last { // it says itself that there are several
		return lang.Noun(one) || lang.Noun(last) || names.Known(one) || names.Known(last)
	}
	if stem, ok := strings.CutSuffix(one, "ty"); ok {
		return names.Known(stem + "ties")
	}
	if strings.HasSuffix(one, "ing") { // buildings, but no fundings
		return names.Known(one + "s")
	}
	if lang.Known(one) {
		return lang.Noun(one) && !strings.HasSuffix(one, "ness")
	}
	return names.Known(one)
}

// Plural puts a noun phrase into the plural, where names are of the voice's language.
func (v *Voice) Plural(phrase string) string { return v.plural(phrase) }
