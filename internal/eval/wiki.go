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

// Wiki is a benchmark of WikiSQL's form: lines of questions, and of the tables they are about.
type Wiki struct {
	Tables map[string]*WikiTable
	Parser parse.Parser // the chat's
	// Over wraps or replaces the parser; nil: only the embedded one.
	Over func(embedded parse.Parser) parse.Parser
}

// WikiTable is a table in WikiSQL's form. Cells are strings or numbers.
type WikiTable struct {
	ID     string   `json:"id"`
	Header []string `json:"header"`
	Types  []string `json:"types"`
	Rows   [][]any  `json:"rows"`
}

// WikiQuery is a query in WikiSQL's form: conditions are triples of column, operator and value.
type WikiQuery struct {
	Sel   int      `json:"sel"`
	Agg   int      `json:"agg"`
	Conds [][3]any `json:"conds"`
}

// Cases reads the questions, at most limit of them (0: all), and the tables.
func (w *Wiki) Cases(questions, tables string, limit int) (out []Case, err error) {
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
	w.Tables = map[string]*WikiTable{}
	return out, ReadLines(tables, func(t *WikiTable) error {
		if len(t.Types) < len(t.Header) {
			return fmt.Errorf("table %q has %d types for %d headers", t.ID, len(t.Types), len(t.Header))
		}
		w.Tables[t.ID] = t
		return nil
	})
}

// Run measures a parser. Skipped examples are those of missing tables.
func (w *Wiki) Run(ctx context.Context, r *Run, decide Decide) (*Report, error) {
	r.Dataset, r.Workers, r.Open = "wikisql", runtime.GOMAXPROCS(0), w.Open
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		return w.score(ctx, src, i, &r.Cases[i], decide)
	}
	return r.Run(ctx)
}

// Open opens a case's table as an upload; nil if there is none, or the import reads it differently.
func (w *Wiki) Open(ctx context.Context, c *Case) (*Source, error) {
	t := w.Tables[c.Data]
	if t == nil {
		return nil, nil
	}
	src, err := openSheet(ctx, t.sheet())
	if err != nil {
		return nil, err
	}
	if len(src.Schema.Tables[0].Columns) < len(t.Header) { // its header is not recognised
		return nil, src.Close()
	}
	src.Values = src.Store.Values()
	src.wiki = &wikiForm{src: src, table: t, parser: w.Parser, values: map[string]string{}}
	src.Parser = src.wiki
	return src, src.wiki.align(ctx)
}

// openSheet writes a table into a folder of its own and opens it for a parser.
func openSheet(ctx context.Context, s sheet) (*Source, error) {
	home := ""
	return inFolder(func(folder string) (string, error) {
		home = filepath.Join(folder, "home")
		return filepath.Join(folder, "t.csv"), s.write(filepath.Join(folder, "t.csv"))
	}, func(path string) (*Source, error) { return open(ctx, path, home, nil) })
}

func (w *Wiki) score(ctx context.Context, src *Source, i int, c *Case, decide Decide) (*Score, error) {
	if src == nil {
		return missing(i), nil
	}
	b, want := src.wiki, ""
	e := Example{Index: i, Parser: src.Parser, Input: src.Input(c.question())}
	if g := c.Wiki; g.Sel >= 0 && g.Sel < len(b.table.Header) && g.Agg >= 0 && g.Agg < len(wikiAggs) {
		e.Gold = b.query(&g)
		want = e.Gold.SUQL()
	}
	if w.Over != nil {
		e.Parser = w.Over(e.Parser)
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
		if len(gold) > 0 {
			j.Slices = map[string][]Figure{"gold result not empty": append(j.figures(), j.Figures...)}
		}
		if j.Right {
			return j, nil
		}
		line, err := json.Marshal(map[string]any{"Index": i, "Question": c.question(), "Header": b.table.Header,
			"Gold": c.Wiki, "Said": said, "Sure": d.Sure})
		j.Wrong = string(line) + "\n"
		return j, err
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
