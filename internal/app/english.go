package app

import (
	"context"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// englishOnly declines questions in languages other than English, and says so in the question's language.
type englishOnly struct{ parse.Parser }

func (p englishOnly) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if code := nlg.DetectLanguage(in.Question); code != "" && !isValue(in) {
		return &parse.Parsed{Reply: nlg.EnglishOnlyNotice(code, exampleOf(in.Schema))}, nil
	}
	return p.Parser.Parse(ctx, in)
}

// isValue reports whether a question is only a value of the data.
func isValue(in parse.Input) bool {
	if in.Values == nil {
		return false
	}
	return slices.ContainsFunc(in.Values.Lookup(strings.TrimSpace(in.Question), 1), func(m schema.Match) bool {
		return m.How == schema.Exact || m.How == schema.Folded
	})
}

// exampleOf returns a question that fits any data.
func exampleOf(db *schema.Database) string {
	things := "rows"
	if tables := db.Visible(); len(tables) > 0 {
		if v, err := nlg.New(""); err == nil {
			things = strings.ToLower(v.Rows(db, tables[0].Name))
		}
	}
	return "How many " + things + " are there?"
}
