package hybrid

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/verdict"
)

// Queries answers questions through SUQL: a parser reads the question over the table as a database, the engine runs
// what it makes of it.
type Queries struct {
	Parser parse.Parser
	// Engine runs statements over a database; the prober, which may be nil, tells the parser what they would give.
	Engine func(*store.Source) (*suql.Engine, parse.Prober)

	opened sync.Map // *schema.Database → *database
}

// open makes a table ready. It must be closed.
func (q *Queries) open(ctx context.Context, t *Table) (*database, error) {
	d, err := openTable(ctx, t)
	if err != nil {
		return nil, err
	}
	d.engine, d.prober = q.Engine(d.source)
	q.opened.Store(d.source.Schema(), d)
	return d, nil
}

func (q *Queries) close(d *database) {
	q.opened.Delete(d.source.Schema())
	d.close()
}

// Source returns where the rows of a table in work are; nil when it is no longer.
func (q *Queries) Source(db *schema.Database) *store.Source {
	if d, ok := q.opened.Load(db); ok {
		return d.(*database).source
	}
	return nil
}

// Check tells what is wrong with a statement over a table in work.
func (q *Queries) Check(db *schema.Database, statement string) error {
	if d, ok := q.opened.Load(db); ok {
		return d.(*database).engine.Check(statement)
	}
	return nil
}

// answer runs what the parser makes of a question. Where that is refused or finds nothing, two more queries are
// tried: looser ones where the parser thinks of them, else its next most probable.
func (q *Queries) answer(ctx context.Context, d *database, question string) made {
	m := made{answer: Answer{Row: -1}}
	var tried []*query.Query
	asked := map[string]bool{}
	for try := range tries {
		parsed, err := q.Parser.Parse(ctx, parse.Input{Question: question, Schema: d.source.Schema(),
			Values: d.source.Values(), Prober: d.prober, Empty: tried})
		if err != nil {
			m.err = err
			return m
		}
		c, short := d.untried(parsed, question, asked)
		if c == nil {
			return m
		}
		m.suql, m.try = short.SUQL(), try
		tried, asked[m.suql] = append(tried, c.Query), true
		if d.engine.Check(m.suql) != nil {
			continue
		}
		if m.answer.Text, m.err = d.first(ctx, m.suql); m.err != nil {
			return m
		}
		if m.answer.Text != "" {
			m.answer.Sure, m.passage = c.P, reads(short)
			return m
		}
	}
	return m
}

// leastSure is the probability below which a reading is none: its parser guesses without anything to go by.
const leastSure = 1e-6

// untried returns the reading to run next, with what it comes to as a short answer; nil when every one was run, or
// none is believed in.
func (d *database) untried(parsed *parse.Parsed, question string, asked map[string]bool) (*parse.Candidate,
	*query.Query) {
	leader, _ := parsed.Leader()
	if leader < 0 {
		return nil, nil
	}
	candidates := append([]parse.Candidate{parsed.Candidates[leader]}, parsed.Candidates...)
	for i := range candidates {
		c := &candidates[i]
		if c.P < leastSure {
			continue
		}
		if short := d.short(c.Query, question); !asked[short.SUQL()] {
			return c, short
		}
	}
	return nil, nil
}

// short asks for one value of the first row instead of all that a person would be shown: what is selected last,
// before which stands what the row is called. Where that is a text or the row itself, the text is asked the question
// as it was put.
func (d *database) short(q *query.Query, question string) *query.Query {
	if q.Set != query.NoSet || len(q.Select) == 0 {
		return q
	}
	out := q.Clone()
	item := out.Select[len(out.Select)-1]
	if item.Agg == query.None && (item.Column.Name == "*" || item.Column == d.texts) {
		item = query.Item{Column: d.texts, Text: &query.TextCall{Question: question}}
	}
	out.Select, out.Distinct = []query.Item{item}, false
	if out.Limit > 1 {
		out.Limit = 1
	}
	return out
}

// reads reports whether a query's value is read from a text.
func reads(q *query.Query) bool { return q.Select[len(q.Select)-1].Text != nil }

// first runs a statement and returns the last value of its first row as a text; empty where there is none.
func (d *database) first(ctx context.Context, statement string) (string, error) {
	result, err := d.engine.Run(ctx, statement, suql.RunOptions{MaxRows: 1})
	if err != nil {
		return "", err
	}
	if len(result.Rows) > 0 {
		row := result.Rows[0]
		if value := written(row[len(row)-1]); value != "" {
			return value, nil
		}
	}
	for _, w := range result.Warnings {
		if w.Code == "undecided" {
			return "", errors.New(w.Message)
		}
	}
	return "", nil
}

// written is a value as an answer; empty where it says nothing.
func written(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		if v == verdict.NoInformation {
			return ""
		}
		return v
	case bool:
		if v {
			return verdict.Yes
		}
		return verdict.No
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case []any:
		var parts []string
		for _, x := range v {
			parts = append(parts, written(x))
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(v)
}
