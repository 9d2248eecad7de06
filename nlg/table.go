package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// tableKinds are prefixes of table names in data warehouses, which are not spoken.
var tableKinds = text.Set("tbl tab dim fact fct stg vw lnk ref lkp")

// Label is a table's name in words: tbl_application is "application". A single table called fact_sheets keeps its first
// word.
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
		if text.Singular(label(other.Label, other.Name)) == text.Singular(rest) { // the name would be ambiguous
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

// Countable reports whether a label ends in a countable noun: not in a year, an unknown abbreviation, or an abstract
// noun in "ty", "ness" or "ing".
func Countable(label string) bool {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	one := text.Singular(last)
	if one != last { // it is a plural
		return lang.Noun(one) || lang.Noun(last) || names.Known(one) || names.Known(last)
	}
	if stem, ok := strings.CutSuffix(one, "ty"); ok {
		return names.Known(stem + "ties")
	}
	if strings.HasSuffix(one, "ing") { // buildings, but not fundings
		return names.Known(one + "s")
	}
	if lang.Known(one) {
		return lang.Noun(one) && !strings.HasSuffix(one, "ness")
	}
	return names.Known(one)
}

// Plural is the plural of a noun phrase, if names are in the voice's language.
func (v *Voice) Plural(phrase string) string { return v.plural(phrase) }
