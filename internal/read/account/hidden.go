package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// instructionSenses are the senses of words that instruct, such as "total", rather than name a hidden column.
const instructionSenses = cue.Average | cue.Total | cue.Number | cue.Share | cue.All | cue.Each | cue.By | cue.Which |
	cue.When |
	cue.First | cue.Last

// FindHiddenName returns the words of a question that name a hidden table or column and nothing visible, or "". No
// similar column is suggested, so that hidden data seems not to exist.
func FindHiddenName(db *schema.Database, question string) string {
	var asked []string
	for _, t := range text.Tokens(question) {
		asked = append(asked, text.Singular(t.Lower))
	}
	visible := visibleWords(db)
	isNamed := func(name string) bool {
		var parts []string
		for _, w := range names.Split(name) {
			parts = append(parts, text.Singular(w))
		}
		isDistinctive := func(w string) bool { return !visible[w] && cue.Of(w)&instructionSenses == 0 }
		if !slices.ContainsFunc(parts, isDistinctive) {
			return false
		}
		for i := 0; i+len(parts) <= len(asked); i++ {
			if slices.Equal(asked[i:i+len(parts)], parts) {
				return true
			}
		}
		return false
	}
	for _, t := range db.Tables {
		if t.Hidden && isNamed(t.Name) {
			return strings.Join(names.Split(t.Name), " ")
		}
		for _, c := range t.Columns {
			if (t.Hidden || c.Hidden) && isNamed(c.Name) {
				return strings.Join(names.Split(c.Name), " ")
			}
		}
	}
	return ""
}

// visibleWords returns the words of everything that may be asked about: names, labels, and known values.
func visibleWords(db *schema.Database) map[string]bool {
	seen := map[string]bool{}
	add := func(name string) {
		for _, w := range names.Split(name) {
			seen[text.Singular(w)] = true
		}
	}
	for _, t := range db.Visible() {
		for _, name := range append([]string{t.Name, t.Label}, t.Synonyms...) {
			add(name)
		}
		for _, c := range t.Visible() {
			for _, name := range append([]string{c.Name, c.Label}, c.Synonyms...) {
				add(name)
			}
			for _, v := range c.Values {
				add(v.Value)
			}
		}
	}
	return seen
}
