package eval

import (
	"context"
	"errors"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
)

// Corpus is a file of cases with their right results, for training, as benchmarks/convert/training.py writes them.
type Corpus struct {
	File, Home string
	Limit      int            // maximum number of questions, from all parts of the file; 0: all
	Data       *regexp.Regexp // matches the names of the databases whose questions are taken; nil: all
}

// some returns the cases that the corpus takes. A database's origin stands with its first question, so that stays
// with those that are taken.
func (c Corpus) some(cases []Case) (out []Case) {
	origins := map[string]Origin{}
	for _, x := range cases {
		if _, ok := origins[x.Data]; !ok {
			origins[x.Data] = x.Origin
		}
		if c.Data == nil || c.Data.MatchString(x.Data) {
			out = append(out, x)
		}
	}
	if n := len(out); c.Limit > 0 && c.Limit < n {
		for i := range c.Limit {
			out[i] = out[i*n/c.Limit]
		}
		out = out[:c.Limit]
	}
	for i := range out {
		out[i].Origin = origins[out[i].Data]
	}
	return out
}

// Name returns the name of the file.
func (c Corpus) Name() string { return strings.TrimSuffix(filepath.Base(c.File), filepath.Ext(c.File)) }

// each calls ask for every question, for several databases at a time, and then the functions that ask returns, one
// at a time.
func each(ctx context.Context, c Corpus, ask func(context.Context, *Source, *Case) (func() error, error)) error {
	var cases []Case
	err := ReadLines(c.File, func(x Case) error {
		cases = append(cases, x)
		return nil
	})
	if err != nil {
		return err
	}
	var lock sync.Mutex
	r := Run{Cases: c.some(cases), Workers: runtime.GOMAXPROCS(0), Open: CaseOpener(c.Home)}
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		if src == nil {
			return &Score{}, nil
		}
		record, err := ask(ctx, src, &r.Cases[i])
		if err != nil || record == nil {
			return &Score{}, err
		}
		lock.Lock()
		defer lock.Unlock()
		return &Score{}, record()
	}
	_, err = r.Run(ctx)
	return err
}

// Linked calls f for every question, with the turns before it, linked to its data.
func (c Corpus) Linked(ctx context.Context, f func(*Case, *link.Question) error) error {
	return each(ctx, c, func(_ context.Context, src *Source, q *Case) (func() error, error) {
		linked, _ := q.linked(src)
		return func() error { return f(q, linked) }, nil
	})
}

// Row is a question as the decoder reads it with its data, and the ways to write its query.
type Row struct {
	*decode.Row
	Case *Case
	Ways [][]decode.Choice
	Why  string // there are none
}

// maxWays is the maximum number of statements of a question.
const maxWays = 4

// Rows calls f for every question, with the turns before it. A way is kept if it gives the rows of the statement
// that it is made of.
func (c Corpus) Rows(ctx context.Context, f func(*Row) error) error {
	schemas := encode.NewCache[*link.Catalog, *decode.Schema](maxSchemas)
	return each(ctx, c, func(ctx context.Context, src *Source, q *Case) (func() error, error) {
		cat := link.CatalogOf(src.Schema)
		schema, ok := schemas.Get(cat)
		if !ok {
			schema = decode.Describe(cat)
			schemas.Put(cat, schema)
		}
		linked, previous := q.linked(src)
		row := &Row{Row: decode.NewRow(schema, linked, previous), Case: q}
		row.label(ctx, src)
		return func() error { return f(row) }, nil
	})
}

const maxSchemas = 64

// label finds the ways to write a question's statements.
func (r *Row) label(ctx context.Context, src *Source) {
	if r.Case.Unanswerable {
		r.Ways = [][]decode.Choice{decode.Unanswered()}
		return
	}
	for _, gold := range r.Case.Gold {
		way, built, err := r.Label(gold)
		if err == nil {
			err = r.check(ctx, src, gold, built)
		}
		switch {
		case err != nil && r.Why == "":
			r.Why = err.Error()
		case err == nil && len(r.Ways) < maxWays && !slices.ContainsFunc(r.Ways, func(o []decode.Choice) bool {
			return slices.EqualFunc(o, way, func(a, b decode.Choice) bool { return slices.Equal(a, b) })
		}):
			r.Ways = append(r.Ways, way)
		}
	}
}

// check returns an error unless a query gives the rows of a statement.
func (r *Row) check(ctx context.Context, src *Source, gold string, built *query.Query) error {
	one := *r.Case
	if one.Answer == nil {
		one.Gold, one.Exact = []string{gold}, false
	}
	right, err := one.Right(ctx, src)
	if err != nil || right == nil {
		return errors.New("run: the statement fails")
	}
	got, err := src.rows(ctx, built.SUQL())
	if err != nil {
		return errors.New("run: the query fails")
	}
	if !right(got) {
		return errors.New("run: other rows")
	}
	return nil
}

// Read is what the decoder reads of a question whose right results are known.
type Read struct {
	Unanswerable bool
	Readings     []decode.Reading
	Right        []bool
}

// Readings has the decoder alone read every question, and runs what it reads.
func (c Corpus) Readings(ctx context.Context, d *decode.Reader, beam int, visit func(*Read) error) error {
	return each(ctx, c, func(ctx context.Context, src *Source, q *Case) (func() error, error) {
		right, err := q.Right(ctx, src)
		if err != nil || right == nil {
			return nil, nil //nolint:nilerr // its gold statement fails or returns nothing
		}
		linked, previous := q.linked(src)
		out := &Read{Unanswerable: q.Unanswerable}
		if out.Readings, err = d.Read(ctx, linked, previous, beam); err != nil {
			return nil, err
		}
		for _, r := range out.Readings {
			got, err := src.rows(ctx, r.Query.SUQL())
			out.Right = append(out.Right, err == nil && !q.Unanswerable && right(got))
		}
		return func() error { return visit(out) }, nil
	})
}

// linked returns the last turn as the decoder reads it, and the query of the turn before, or nil.
func (c *Case) linked(src *Source) (*link.Question, *query.Query) {
	history := c.history(src)
	var previous *query.Query
	if len(history) > 0 {
		previous = history[len(history)-1].Query
	}
	text := rank.Conversation(link.CatalogOf(src.Schema), history, c.question())
	return link.NewAt(c.clock(), src.Schema, src.Values, text), previous
}

// Right returns a function that recognises a question's right results: nil if none are known.
func (q *Case) Right(ctx context.Context, src *Source) (func([][]any) bool, error) {
	if q.Answer != nil {
		return func(got [][]any) bool {
			firsts := make([]any, len(got))
			for i, row := range got {
				firsts[i] = row[0]
			}
			return sameDenotation(firsts, q.Answer)
		}, nil
	}
	var golds [][][]any
	for _, statement := range q.Gold {
		gold, err := src.runNative(ctx, statement)
		if q.Exact && (err != nil || len(gold) == 0) {
			return nil, nil // the benchmark's own statement returns nothing
		}
		if err != nil {
			return nil, err
		}
		golds = append(golds, gold)
	}
	return func(got [][]any) bool {
		return slices.ContainsFunc(golds, func(want [][]any) bool {
			return q.Exact && equal(sortCells(got), sortCells(want), q.Order) || !q.Exact && showsGold(got, want, q.Order)
		})
	}, nil
}

// Union holds what the ranker and the decoder find for a question.
type Union struct {
	*rank.Union
	Corpus, Data string
	Right        []bool
	Unanswerable bool // the data has no answer
}

// Unions has the ranker and the decoder read the questions whose right results are known, and runs what they find.
func (c Corpus) Unions(ctx context.Context, p *rank.Parser, visit func(*Union) error) error {
	return each(ctx, c, func(ctx context.Context, src *Source, q *Case) (func() error, error) {
		right, err := q.Right(ctx, src)
		if err != nil || right == nil {
			return nil, nil //nolint:nilerr // its gold statement fails or returns nothing
		}
		found, err := q.union(ctx, src, p)
		if err != nil || found == nil {
			return nil, err
		}
		out := &Union{Union: found, Corpus: c.Name(), Data: q.Data, Unanswerable: q.Unanswerable}
		for _, r := range found.Results {
			got, err := src.rows(ctx, r.Query.SUQL())
			out.Right = append(out.Right, err == nil && !q.Unanswerable && right(got))
		}
		return func() error { return visit(out) }, nil
	})
}

// history returns the earlier turns with their statements, where query.Query can express them.
func (c *Case) history(src *Source) (out []parse.Turn) {
	if len(c.Before) == 0 {
		return nil
	}
	asked := link.NewAt(c.clock(), src.Schema, src.Values, c.question())
	for i, statement := range c.Before {
		before := parse.Turn{Question: c.Turns[i]}
		if q, err := decode.Statement(asked, statement); err == nil {
			before.Query = q
		}
		out = append(out, before)
	}
	return out
}

// union returns what the ranker and the decoder find for the last turn. For each earlier turn, it takes the right
// reading if it was found, as if the person had confirmed it, and otherwise the first.
func (c *Case) union(ctx context.Context, src *Source, p *rank.Parser) (*rank.Union, error) {
	in := src.Input(c.Turns[0])
	in.Clock = c.clock()
	if len(c.Turns) == 1 {
		return p.Union(ctx, in)
	}
	for i, asked := range c.Turns[:len(c.Turns)-1] {
		in.Question = asked
		parsed, err := p.Parse(ctx, in)
		if err != nil {
			return nil, err
		}
		before := Case{Gold: c.Before[i : i+1]}
		right, err := before.Right(ctx, src)
		if err != nil {
			return nil, err
		}
		for k, read := range parsed.Candidates {
			text := read.Query.SUQL()
			got, err := src.rows(ctx, text)
			if k == 0 || err == nil && right(got) {
				in.History = append(in.History[:i:i], parse.Turn{Question: asked, Query: read.Query, SUQL: text})
			}
			if err == nil && right(got) {
				break
			}
		}
		if len(in.History) == i {
			return nil, nil // nothing was found before
		}
	}
	in.Question = c.question()
	return p.TurnUnion(ctx, in)
}
