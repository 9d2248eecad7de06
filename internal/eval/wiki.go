package eval

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
)

// WikiCases reads questions of WikiSQL's form, at most limit of them (0: all), and the tables they are about.
func WikiCases(questions, tables string, limit int) (out []Case, err error) {
	err = ReadLines(questions, func(q struct {
		TableID  string `json:"table_id"`
		Question string
		SQL      WikiQuery
	}) error {
		if limit <= 0 || len(out) < limit {
			out = append(out, Case{Data: q.TableID, Turns: []string{q.Question}, Wiki: q.SQL})
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	known := map[string]*table{}
	err = ReadLines(tables, func(t *table) error {
		if len(t.Types) < len(t.Header) {
			return fmt.Errorf("table %q has %d types for %d headers", t.Name, len(t.Types), len(t.Header))
		}
		known[t.Name] = t
		return nil
	})
	for i := range out {
		t := known[out[i].Data]
		if t != nil && !out[i].Wiki.fits(t) {
			return nil, fmt.Errorf("question %d is about other columns than those of table %q", i, t.Name)
		}
		out[i].over(t)
	}
	return out, err
}

// over makes a case be about a table, which is opened with unique headers; nil: it is missing.
func (c *Case) over(t *table) {
	if c.table = t; t == nil {
		return
	}
	file := table{Name: "t", Rows: t.Rows}
	for i, name := range t.Header {
		if slices.ContainsFunc(t.Header[:i], func(o string) bool { return strings.EqualFold(o, name) }) {
			name = fmt.Sprintf("%s (%d)", name, i+1)
		}
		file.Header = append(file.Header, name)
	}
	c.Origin.Tables = []table{file}
}

// AskWiki measures a parser, or what replaces it over a table. Skipped examples are those of missing tables.
func (r *Run) AskWiki(ctx context.Context, parser parse.Parser, over func(embedded parse.Parser) parse.Parser,
	decide Decide) (*Report, error) {
	r.Dataset, r.Workers = "wikisql", runtime.GOMAXPROCS(0)
	r.Open = func(ctx context.Context, c *Case) (*Source, error) {
		src, err := c.openWiki(ctx, parser)
		if src != nil && over != nil {
			src.Parser = over(src.Parser)
		}
		return src, err
	}
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		return wikiScore(ctx, src, i, &r.Cases[i], decide)
	}
	return r.Run(ctx)
}

// openWiki opens a case's table as an upload; nil if there is none, or the import reads it differently.
func (c *Case) openWiki(ctx context.Context, parser parse.Parser) (*Source, error) {
	src, err := In("")(ctx, c)
	if src == nil || err != nil {
		return nil, err
	}
	if len(src.Schema.Tables[0].Columns) < len(c.table.Header) { // its header is not recognised
		return nil, src.Close()
	}
	src.Values = src.Store.Values()
	src.wiki = &wikiForm{src: src, table: c.table, parser: parser}
	src.Parser = src.wiki
	return src, src.wiki.align(ctx)
}

func wikiScore(ctx context.Context, src *Source, i int, c *Case, decide Decide) (*Score, error) {
	if src == nil {
		return &Score{Skipped: true, Line: Prediction{Index: i, Turns: []Turn{}}}, nil
	}
	b := src.wiki
	e := Example{Index: i, Parser: src.Parser, Input: src.Input(c.question()), Gold: b.query(&c.Wiki)}
	e.Want = e.Gold.SUQL()
	gold := b.table.Run(&c.Wiki)
	return judged(ctx, e, decide, func(d *Decision) (j Judged, err error) {
		if d.Query != nil {
			if said := b.wiki(d.Query); said != nil { // a query without WikiSQL's form is wrong
				got := b.table.Run(said)
				j.Query, j.Match = said, said.Same(&c.Wiki)
				j.Right, j.ByValue = slices.Equal(got, gold), sameValues(got, gold)
			}
		}
		j.Figures = []Figure{ofAll("acc_values", j.ByValue)}
		return j, nil
	})
}
