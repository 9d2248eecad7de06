package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// WikiTable is a table in WikiSQL's form. Cells are strings or numbers.
type WikiTable struct {
	ID     string   `json:"id"`
	Header []string `json:"header"`
	Types  []string `json:"types"`
	Rows   [][]any  `json:"rows"`
}

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
	known := map[string]*WikiTable{}
	err = ReadLines(tables, func(t *WikiTable) error {
		if len(t.Types) < len(t.Header) {
			return fmt.Errorf("table %q has %d types for %d headers", t.ID, len(t.Types), len(t.Header))
		}
		known[t.ID] = t
		return nil
	})
	for i := range out {
		out[i].over(known[out[i].Data])
	}
	return out, err
}

// over makes a case be about a table; nil: it is missing.
func (c *Case) over(t *WikiTable) {
	c.table = t
	c.write = func(folder string) (string, error) {
		if t == nil {
			return "", nil
		}
		s := t.sheet()
		return s.write(filepath.Join(folder, "t.csv"))
	}
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
	src, err := c.Open(ctx, beside)
	if src == nil || err != nil {
		return nil, err
	}
	if len(src.Schema.Tables[0].Columns) < len(c.table.Header) { // its header is not recognised
		return nil, src.Close()
	}
	src.Values = src.Store.Values()
	src.wiki = &wikiForm{src: src, table: c.table, parser: parser, values: map[string]string{}}
	src.Parser = src.wiki
	return src, src.wiki.align(ctx)
}

func wikiScore(ctx context.Context, src *Source, i int, c *Case, decide Decide) (*Score, error) {
	if src == nil {
		return &Score{Skipped: true, Line: Prediction{Index: i, Turns: []Turn{}}}, nil
	}
	b, want := src.wiki, ""
	e := Example{Index: i, Parser: src.Parser, Input: src.Input(c.question())}
	if g := c.Wiki; g.Sel >= 0 && g.Sel < len(b.table.Header) && g.Agg >= 0 && g.Agg < len(wikiAggs) {
		e.Gold = b.query(&g)
		want = e.Gold.SUQL()
	}
	gold, err := b.table.Run(&c.Wiki)
	if err != nil {
		return nil, fmt.Errorf("gold: %w", err)
	}
	return judged(ctx, e, decide, want, func(_ context.Context, d *Decision) (j Judged, err error) {
		var said *WikiQuery
		if d.Query != nil {
			if said, err = b.wiki(d.Query); errors.Is(err, errForeign) {
				said = nil // a query without WikiSQL's form is wrong
			} else if err != nil {
				return j, err
			}
		}
		if said != nil {
			got, err := b.table.Run(said)
			if err != nil {
				return j, err
			}
			j.Query, j.Match, j.Right, j.ByValue = said, said.Same(&c.Wiki), slices.Equal(got, gold), sameValues(got, gold)
		}
		j.Figures = []Figure{ofAll("acc_values", j.ByValue)}
		if !j.Right {
			line, _ := json.Marshal(map[string]any{"Index": i, "Question": c.question(), "Header": b.table.Header,
				"Gold": c.Wiki, "Said": said, "Sure": d.Sure})
			j.Wrong = string(line) + "\n"
		}
		return j, nil
	})
}

// sheet is the table as an upload, with unique headers.
func (t *WikiTable) sheet() sheet {
	s := sheet{Name: t.ID, Rows: texts(t.Rows)}
	for i, name := range t.Header {
		same := func(o string) bool { return strings.EqualFold(o, name) }
		if slices.ContainsFunc(t.Header[:i], same) {
			name = fmt.Sprintf("%s (%d)", name, i+1)
		}
		s.Header = append(s.Header, name)
	}
	return s
}

// texts are rows as text.
func texts(rows [][]any) [][]string {
	out := make([][]string, len(rows))
	for i, row := range rows {
		for _, v := range row {
			out[i] = append(out[i], cellText(v))
		}
	}
	return out
}

func cellText(v any) string {
	switch x := v.(type) {
	case nil:
		return ""
	case string:
		return x
	case float64:
		return words.FormatNumber(x)
	}
	return fmt.Sprint(v)
}
