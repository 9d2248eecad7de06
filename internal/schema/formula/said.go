package formula

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Said is a sentence that defines a measure.
type Said struct {
	Name, Formula string
	Plainly       bool // with an equals sign, or "define": it cannot be a question
	Worked        bool // with an unambiguous operator: "times", not "and"
}

var (
	equals = regexp.MustCompile(`(?i)^\s*(?:define|let)?\s*([\pL][\pL\d _-]{1,40}?)\s*:?=\s*(.+?)[.\s]*$`)
	means  = regexp.MustCompile(`(?i)^\s*(?:(define)\s+)?([\pL][\pL\d _-]{1,40}?)\s+(?:is|means|as|be|is calculated as|is defined as)\s+(.+?)[.\s]*$`)
)

// Read parses a sentence that defines a measure; ok is false for others.
func Read(sentence string) (definition Said, ok bool) {
	if m := equals.FindStringSubmatch(sentence); m != nil {
		return Said{m[1], m[2], true, true}, true
	}
	m := means.FindStringSubmatch(sentence)
	if m == nil || strings.HasSuffix(strings.TrimSpace(sentence), "?") {
		return definition, false
	}
	p := &parser{tokens: tokens(m[3])}
	for p.at = range p.tokens { // an operation was found
		if op, n := p.sign(); op != "" && p.at > 0 {
			definition.Name, definition.Formula, definition.Plainly, ok = m[2], m[3], m[1] != "", true
			definition.Worked = definition.Worked || !other[strings.ToLower(strings.Join(p.tokens[p.at:p.at+n], " "))]
		}
	}
	return definition, ok
}

// other are words and symbols with other meanings as well: "cheap and quiet", "over 100".
var other = map[string]bool{"and": true, "over": true, "less": true, "x": true, ":": true, "-": true, "–": true}

// Asks reports whether the sentence may be a question as well; then it is a definition only if the formula is valid.
func (s Said) Asks() bool { return !s.Plainly && !s.Worked }

// In finds the table that a measure belongs to. known reports whether the sentence is about the data at all; otherwise
// its error does not matter.
func (s Said) In(db *schema.Database) (t *schema.Table, c *schema.Column, known bool, err error) {
	for _, t := range db.Visible() {
		made, wrong := Column(t, s.Name, s.Formula)
		if wrong == nil && len(made.From) > 0 {
			if old := t.Column(made.Name); old != nil && old.Formula == "" {
				return nil, nil, !s.Asks(), errors.New(old.Name + " is a column of " + t.Name + " already")
			}
			return t, made, true, nil
		}
		if named := names(t, s.Formula); wrong != nil && (err == nil || named && !known) {
			err, known = wrong, known || named
		}
	}
	return nil, nil, (known || s.Plainly) && !s.Asks(), cmp.Or(err, errors.New("it names no column"))
}

// names reports whether a formula contains a word from the name of any numeric column of a table.
func names(t *schema.Table, formula string) bool {
	for _, c := range t.Visible() {
		if !c.Type.Number() || c.Role == schema.Identifier {
			continue
		}
		for _, name := range append([]string{c.Name, c.Label}, c.Synonyms...) {
			own := strings.Fields(folded(name))
			for _, word := range strings.Fields(folded(formula)) {
				if len(word) > 2 && slices.Contains(own, word) {
					return true
				}
			}
		}
	}
	return false
}
