package eval

import (
	"context"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/weights/schema"
)

// WikiReader parses questions about one table, with the results of its readings.
type WikiReader struct {
	base   *wikiBase // nil: the import does not recognise the table
	folder string
}

// WikiReading is a reading with its result as text.
type WikiReading struct {
	Query  *query.Query
	P      float64
	Values []string
}

// NewWikiReader opens a table in a folder of its own. The reader must be closed.
func NewWikiReader(ctx context.Context, p parse.Parser, t *WikiTable, folder string) (*WikiReader, error) {
	b, err := openWiki(ctx, t, folder, p)
	return &WikiReader{b, folder}, err
}

// Close closes the table and removes its folder.
func (r *WikiReader) Close() error {
	if r.base == nil {
		return nil
	}
	return r.base.close(r.folder)
}

// Read returns at most n readings, the most probable first.
func (r *WikiReader) Read(ctx context.Context, question string, n int) ([]WikiReading, error) {
	if r.base == nil {
		return nil, nil
	}
	parsed, err := r.base.Parse(ctx, r.base.example(0, question, &WikiQuery{}).Input)
	if err != nil {
		return nil, err
	}
	var out []WikiReading
	for _, c := range parsed.Candidates[:min(n, len(parsed.Candidates))] {
		q, err := r.base.wiki(c.Query)
		if err != nil {
			continue // not of WikiSQL's form
		}
		values, err := r.base.table.Answer(q)
		if err != nil {
			return nil, err
		}
		out = append(out, WikiReading{c.Query, c.P, values})
	}
	return out, nil
}

// LearnWiki returns a parser whose ranker was trained only on these questions.
func LearnWiki(ctx context.Context, questions []WikiQuestion, tables map[string]*WikiTable, seed uint64) (
	parse.Parser, error) {
	r, err := roles.New(schema.Layers)
	if err != nil {
		return nil, err
	}
	examples, err := wikiCorpus(questions, tables).Examples(ctx, nil, r, 0, nil)
	if err != nil {
		return nil, err
	}
	return learnt(examples, r, seed), nil
}
