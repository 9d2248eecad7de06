package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Spoken returns the schema with the names that a question uses for its parts: "diameter" for a column labelled "dia".
// If noun is not empty, it becomes the name of the rows of the only visible table.
func Spoken(question, noun string, db *schema.Database) *schema.Database {
	taken := map[string]bool{} // words of labels, which keep their meaning
	for _, t := range db.Tables {
		for _, c := range t.Columns {
			for _, w := range strings.Fields(t.Label + " " + c.Label) {
				taken[text.Stem(strings.ToLower(w))] = true
			}
		}
	}
	var long []string
	for _, t := range words.Tokenize(question) {
		if t.Word && !t.Stop && !taken[t.Stem] {
			long = append(long, text.Singular(t.Text))
		}
	}
	out := *db
	out.Tables = slices.Clone(db.Tables)
	for i, t := range out.Tables {
		copied := *t
		copied.Columns = slices.Clone(t.Columns)
		for k, c := range copied.Columns {
			if label := spokenLabel(c, long); label != c.Label {
				named := *c
				named.Label = label
				copied.Columns[k] = &named
			}
		}
		if noun != "" && !t.Hidden {
			copied.Label = text.Singular(noun)
		}
		out.Tables[i] = &copied
	}
	return &out
}

// spokenLabel returns a column's label with its short forms replaced by the given words that they stand for.
func spokenLabel(c *schema.Column, long []string) string {
	label := strings.Fields(c.Label)
	for i, short := range label {
		if at := slices.IndexFunc(long, func(w string) bool { return isShortFor(strings.ToLower(short), w, c) }); at >= 0 {
			label[i] = long[at]
		}
	}
	return strings.Join(label, " ")
}

// isShortFor reports whether a word of a column's label is short for a word of a question: its beginning, or some of
// its letters in order ("recv"). A label word that is itself English, such as "cap", counts only if the column's full
// name has the long word: "capacity".
func isShortFor(short, long string, c *schema.Column) bool {
	if len(short) < 2 || len(long) < len(short)+2 || short[0] != long[0] || text.Stem(short) == text.Stem(long) {
		return false
	}
	if text.Stop(short) || len(short) == 2 && strings.ContainsAny(short, "aeiouy") {
		return false // "to", "in"
	}
	if lang.IsKnown(short) && !slices.Contains(strings.Fields(c.Full), long) {
		return false
	}
	rest := long
	for _, letter := range short {
		at := strings.IndexRune(rest, letter)
		if at < 0 {
			return false
		}
		rest = rest[at+1:]
	}
	return true
}
