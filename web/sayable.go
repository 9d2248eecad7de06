package web

import (
	"strings"
	"sync"
	"unicode"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
)

// called is a column's name in suggested questions, without its unit; empty if unfit for speech.
func called(c *schema.Column) string {
	name := words(c)
	if before := strings.TrimSuffix(name, " "+lastWord(name)); c.Type.Number() && before != name &&
		link.UnitOf(strings.ToLower(lastWord(name))).Of != "" {
		name = before
	}
	if !nounPhrase(name) {
		return ""
	}
	return name
}

// Limits for names that people say.
const (
	mostWords    = 4
	shortestWord = 3 // shorter ones are codes: "cat cd"
)

// nounPhrase reports whether a name reads as a noun: "boat", "claimed amount", "number of positions" and "amount
// requested" do; "departs", "sold at", "is coach" and "qty" do not.
func nounPhrase(name string) bool {
	w := strings.Fields(strings.ToLower(name))
	if len(w) == 0 || len(w) > mostWords {
		return false
	}
	for i, x := range w {
		joins := i > 0 && i < len(w)-1 && (x == "of" || x == "per")
		if !joins && (len(x) < shortestWord || text.Stop(x) || !lang.Noun(x) && !lang.Known(x)) ||
			strings.ContainsFunc(x, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) {
			return false
		}
	}
	last := w[len(w)-1]
	return lang.Noun(last) || len(w) > 1 && lang.Done(last) && lang.Noun(w[len(w)-2])
}

// several reports whether a noun phrase is plural: "rooms", "hours worked".
func several(phrase string) bool {
	w := strings.Fields(strings.ToLower(phrase))
	head := w[len(w)-1]
	if len(w) > 1 && lang.Done(head) {
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

// holders are words for containers of data, which say nothing about its rows.
var holders = text.Set("data table list file sheet export dump dataset database csv scrape log")

// english reports the wording of names for suggested questions.
var english = sync.OnceValue(func() *nlg.Voice {
	v, err := nlg.New(nlg.Plain)
	if err != nil {
		panic(err) // the grammar is embedded
	}
	return v
})

// thingsOf is the plural noun for a table's rows: from the table's name or, if that says nothing, the title column
// ("film") or, in data of one table, "rows". Empty if none fits.
func thingsOf(db *schema.Database, t *schema.Table) string {
	name := strings.ToLower(nlg.Label(db, t))
	alone := len(db.Visible()) == 1
	unknown := alone && !lang.Known(text.Singular(lastWord(name))) && !lang.Known(lastWord(name))
	if nounPhrase(name) && !unknown && !holders[text.Singular(lastWord(name))] {
		return strings.ToLower(english().Rows(db, t.Name))
	}
	for _, c := range t.Visible() {
		if name := strings.ToLower(called(c)); c.Role == schema.Title && name != "" && lastWord(name) != "name" &&
			lastWord(name) != "title" {
			return english().Plural(name)
		}
	}
	if alone {
		return "rows"
	}
	return ""
}

// calendar are words for numbers that are dates rather than amounts.
var calendar = text.Set("year month day week quarter date")

// amount reports whether a column contains comparable amounts.
func amount(c *schema.Column) bool {
	return c.Type.Number() && (c.Role == schema.Plain || c.Role == schema.Money) && c.Distinct > 3 &&
		!calendar[lastWord(strings.ToLower(words(c)))]
}

// grouping reports whether a column divides rows into kinds: far fewer than there are rows, and neither by people's
// names nor by a yes or no.
func grouping(t *schema.Table, c *schema.Column) bool {
	if yes, _ := c.Flag(); yes != "" {
		return false
	}
	return c.Distinct*2 <= max(t.Rows, 1) && lastWord(strings.ToLower(words(c))) != "name"
}
