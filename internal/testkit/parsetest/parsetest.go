// Package parsetest contains small invented databases for parser tests: schemas and their values.
package parsetest

import (
	"embed"
	"encoding/json"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed inns.json boats.json
var files embed.FS

// Inns returns a schema unlike any demo's: lodgings with amenities, guest comments and a town.
func Inns() *schema.Database { return read("inns.json") }

// Boats returns a small schema of a marina: boats with their owners, and payments for moorings.
func Boats() *schema.Database { return read("boats.json") }

func read(name string) *schema.Database {
	b, err := files.ReadFile(name)
	var db schema.Database
	if err == nil {
		err = json.Unmarshal(b, &db)
	}
	if err != nil {
		panic(err)
	}
	return &db
}

// Index is a value index over a handful of values.
type Index []schema.Match

func (h Index) Lookup(phrase string, limit int) []schema.Match {
	wanted := key(phrase)
	var out []schema.Match
	for _, m := range h {
		value := key(m.Value)
		switch {
		case value == wanted, strings.EqualFold(phrase, m.Value+"es"):
			m.How, m.Score = schema.Folded, 1
		case text.Stem(value) == text.Stem(wanted):
			m.How, m.Score = schema.Stemmed, .95
		case len(wanted) > 4 && text.Distance(value, wanted, 2) <= 1:
			m.How, m.Score = schema.Misspelt, .8
		case strings.HasPrefix(value, wanted+" "), strings.HasSuffix(value, " "+wanted):
			m.How, m.Score = schema.Dropped, .7
		default:
			continue
		}
		out = append(out, m)
	}
	return out[:min(limit, len(out))]
}

// key returns the words of a phrase, each followed by a space.
func key(phrase string) (out string) {
	for _, t := range words.Tokenize(phrase) {
		if t.Word {
			out += strings.ToLower(t.Text) + " "
		}
	}
	return out
}

// values returns a column's values, each in count rows.
func values(table, column string, count int64, list ...string) (out Index) {
	for _, v := range list {
		out = append(out, schema.Match{Table: table, Column: column, Value: v, Count: count})
	}
	return out
}

// Values looks phrases up in the values of Inns.
func Values() Index {
	h := values("inns", "town", 3, "Bad Elster", "Lisbon", "Porto")
	h = append(h, values("inns", "kinds", 3, "hostel", "boutique", "bed & breakfast", "ski lodge")...)
	h = append(h, values("inns", "cost", 3, "cheap", "moderate", "expensive", "luxury")...)
	h = append(h, values("inns", "name", 3, "The Drowsy Heron", "Casa Amarela")...)
	return append(h, values("inns", "extras", 3, "sauna", "swimming pool")...)
}

// BoatValues looks phrases up in the values of Boats.
type BoatValues struct{}

func (BoatValues) Lookup(phrase string, limit int) []schema.Match {
	h := values("boats", "name", 1, "Sea Otter")
	h = append(h, values("boats", "kind", 4, "ketch", "sloop")...)
	h = append(h, values("owners", "city", 3, "Brest", "Kiel")...)
	h = append(h, values("owners", "first_name", 1, "Ida")...)
	return append(h, values("owners", "last_name", 1, "Ravn")...).Lookup(phrase, limit)
}
