package eval

import (
	"context"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/onetable"
	"github.com/ask-surely/surely/internal/read/parse"
)

// WikiReader reads questions over one table, and tells what its readings give. It is safe for concurrent use.
type WikiReader struct{ parser *wikiParser }

// WikiReading is how a question may be read, with what that gives as people write it.
type WikiReading struct {
	Query  *query.Query
	P      float64
	Values []string
}

// NewWikiReader makes a reader of a table.
func NewWikiReader(m *onetable.Model, t *WikiTable) *WikiReader {
	return &WikiReader{newWikiParser(m, t)}
}

// Read returns at most n readings, the most probable first.
func (r *WikiReader) Read(ctx context.Context, question string, n int) ([]WikiReading, error) {
	parsed, err := r.parser.Parse(ctx, parse.Input{Question: question, Schema: r.parser.schema, Beam: n})
	if err != nil {
		return nil, err
	}
	var out []WikiReading
	for _, c := range parsed.Candidates {
		q, err := r.parser.wiki(c.Query, question)
		if err != nil {
			continue // none of WikiSQL's form
		}
		values, err := r.parser.table.Answer(q)
		if err != nil {
			return nil, err
		}
		out = append(out, WikiReading{c.Query, c.P, values})
	}
	return out, nil
}
