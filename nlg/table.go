package nlg

import (
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// tablePrefixes holds the prefixes of table names in data warehouses, which labels omit.
var tablePrefixes = text.Set("tbl tab dim fact fct stg vw lnk lkp")

// TableLabel returns a table's name in words: "dim_customer" becomes "customer".
func TableLabel(t *schema.Table) string {
	l := label(t.Label, t.Name)
	if kind, rest, ok := strings.Cut(l, " "); ok && (tablePrefixes[strings.ToLower(kind)] ||
		strings.EqualFold(kind, "dimension") && strings.HasPrefix(strings.ToLower(t.Name), "dim")) {
		return rest
	}
	return l
}

// tableLabel returns the singular or plural label for the rows of a table: bookings, stock entry.
func (v *Voice) tableLabel(db *schema.Database, name string) string {
	noun, ok := v.rowsNoun(db, name)
	if ok {
		return noun
	}
	return strings.TrimPrefix(noun+" "+v.g.render("row", nil), " ")
}

// rowsNoun returns the noun for the rows of a table; if ok is false, it needs another noun behind it.
func (v *Voice) rowsNoun(db *schema.Database, name string) (noun string, ok bool) {
	l, t := label("", name), db.Table(name)
	if t != nil {
		l = TableLabel(t)
	}
	if l == "" {
		return "", false
	}
	head := v.withoutTrailingNumber(l)
	isKind := v.isOneKind(t, head)
	if !isKind && v.isCountable(head) && (head == l || !slices.ContainsFunc(db.Tables, func(t *schema.Table) bool {
		return t.Name != name && strings.EqualFold(v.plural(v.withoutTrailingNumber(TableLabel(t))), v.plural(head))
	})) {
		return head, true
	}
	switch noun := v.titleNoun(db, t); {
	case noun != "":
		return noun, true
	case len(db.Visible()) < 2 && !v.isMass(strings.Fields(l)):
		return "", false
	case !isWords(l) || !lang.IsNoun(text.Singular(strings.ToLower(l[strings.LastIndexByte(l, ' ')+1:]))),
		v.g.inClass("relates", strings.ToLower(firstWord(l))):
		l = quoted(l)
	}
	return either(isKind, v.singular(l), l), false
}

// isOneKind reports whether a noun is one of several values in a table's rows: not all of kayaks may be kayaks.
func (v *Voice) isOneKind(t *schema.Table, noun string) bool {
	return t != nil && slices.ContainsFunc(t.Columns, func(c *schema.Column) bool {
		return len(c.Values) > 1 && slices.ContainsFunc(c.Values, func(of schema.ValueCount) bool {
			return strings.EqualFold(of.Value, v.singular(noun)) || strings.EqualFold(of.Value, v.plural(noun))
		})
	})
}

// withoutTrailingNumber removes the year or number after a label's noun: vet appointments 2024.
func (v *Voice) withoutTrailingNumber(label string) string {
	w := strings.Fields(label)
	for len(w) > 1 && strings.Trim(w[len(w)-1], "0123456789") == "" {
		w = w[:len(w)-1]
	}
	if len(w) == 0 || v.g.inClass("figures", strings.ToLower(w[len(w)-1])) {
		return label
	}
	return strings.Join(w, " ")
}

// isCountable reports whether a table's label is a countable noun: not "lives in", "has amenity" or "weather".
func (v *Voice) isCountable(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 || v.g.inClass("relates", w[0]) && len(w) > 1 || v.isMass(w) ||
		v.g.inClass("uncountable", w[len(w)-1]) ||
		text.Stop(w[len(w)-1]) {
		return false
	}
	return Countable(label) || isPluralWithParticiple(w) || strings.HasSuffix(w[len(w)-1], "ing") // tunings, sailings
}

// isMass reports whether the last word of a label is the noun for a stuff or for things of all sorts.
func (v *Voice) isMass(label []string) bool {
	last := strings.ToLower(label[len(label)-1])
	return v.g.inClass("mass", last) || strings.HasSuffix(last, "ware") || strings.HasSuffix(last, "wear")
}

// titleNoun returns the title column's name in the singular: university; "" if it is generic or names another table.
func (v *Voice) titleNoun(db *schema.Database, t *schema.Table) string {
	if t == nil || t.Title() == nil {
		return ""
	}
	l := text.Singular(strings.ToLower(label(t.Title().Label, t.Title().Name)))
	if strings.Contains(l, " ") || v.g.inClass("naming", l) || !lang.IsNoun(l) || !v.isCountable(l) {
		return ""
	}
	for _, other := range db.Tables {
		if other != t && strings.EqualFold(text.Singular(TableLabel(other)), l) {
			return ""
		}
	}
	return l
}

// isWords reports whether a label consists of known words: not of abbreviations.
func isWords(label string) bool {
	const maxInitials = 3 // a word as short that no dictionary has may be initials, which few are known
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(label)), func(word string) bool {
		isName := slices.Contains([]string{"via", "sku", "qty", "gps", "vat", "dob"}, word) ||
			names.Known(word) && (len(word) > maxInitials || isUnit(word))
		return len(word) == 1 && unicode.IsLetter(rune(word[0])) && word != "a" || !text.Stop(word) && !lang.IsNoun(word) &&
			!lang.IsKnown(word) && !isName && !lang.IsKnown(text.Singular(word)) && !strings.ContainsAny(word, "0123456789#")
	})
}

func (v *Voice) rows(db *schema.Database, f query.From) string {
	if len(f.Tables) == 0 {
		return v.g.render("rows", nil)
	}
	return v.Rows(db, f.Tables[0])
}

// tableNoun returns the singular noun for the rows of a table or alias.
func (p speaker) tableNoun(table string) string {
	if t := p.db.Table(table); t != nil {
		return p.singular(TableLabel(t))
	}
	return Words(table)
}

// tableHead returns the last word of the noun for the rows of a table or alias.
func (p speaker) tableHead(table string) string {
	noun := strings.ToLower(p.tableNoun(table))
	return noun[strings.LastIndexByte(noun, ' ')+1:]
}

// Rows returns the plural noun for a table's rows.
func (v *Voice) Rows(db *schema.Database, table string) string {
	return v.plural(v.tableLabel(db, table))
}
