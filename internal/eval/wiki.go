package eval

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
)

// WikiCases reads questions in WikiSQL's form, at most limit of them (0: all), and the tables they are about.
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
		out[i].setTable(t)
	}
	return out, err
}

// setTable makes a table the data of a case, to be opened with unique headers; nil: it is missing.
func (c *Case) setTable(t *table) {
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

// AskWiki measures the embedded parser, or another one. Examples whose tables are missing are skipped.
func (r *Run) AskWiki(ctx context.Context, embedded, other parse.Parser, decide Decide) (*Report, error) {
	r.Dataset, r.Workers = "wikisql", runtime.GOMAXPROCS(0)
	r.Open = func(ctx context.Context, c *Case) (*Source, error) {
		src, err := c.openWiki(ctx, embedded)
		if src != nil {
			src.Parser = cmp.Or(other, src.Parser)
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
	src, err := CaseOpener("")(ctx, c)
	if src == nil || err != nil {
		return nil, err
	}
	if len(src.Schema.Tables[0].Columns) < len(c.table.Header) { // its header is not recognised
		return nil, src.Close()
	}
	src.Values = src.Store.Values()
	src.wiki = &wikiParser{src: src, table: c.table, parser: parser}
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
	return scoreDecision(ctx, e, decide, func(d *Decision) (j Judged) {
		if d.Query != nil {
			if said := b.wiki(d.Query); said != nil { // a query that WikiSQL's form cannot express is wrong
				got := b.table.Run(said)
				j.Query, j.Match = said, said.Same(&c.Wiki)
				j.Right, j.ByValue = slices.Equal(got, gold), sameValues(got, gold)
			}
		}
		j.Figures = []Figure{fractionOfAll("acc_values", j.ByValue)}
		return j
	})
}

// WikiQuery is a query in WikiSQL's form.
type WikiQuery struct {
	Sel   int             `json:"sel"`
	Agg   int             `json:"agg"`
	Conds []wikiCondition `json:"conds"`
}

// wikiCondition is [column, operator, value] in JSON.
type wikiCondition struct {
	Column, Op int
	Value      string
}

func (c *wikiCondition) UnmarshalJSON(b []byte) error {
	var value any
	err := json.Unmarshal(b, &[]any{&c.Column, &c.Op, &value})
	c.Value = cellText(value)
	return err
}

func (c wikiCondition) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{c.Column, c.Op, c.Value})
}

// numberInText extracts the number from a cell or value with other text.
var numberInText = regexp.MustCompile(`[-+]?\d*\.?\d+(?:e[-+]?\d+)?`)

func wikiNumber(s string) (float64, bool) {
	f, err := strconv.ParseFloat(numberInText.FindString(strings.ToLower(strings.ReplaceAll(s, ",", ""))), 64)
	return f, err == nil
}

func wikiText(s string) string { return strings.ToLower(strings.TrimSpace(s)) }

// fits reports whether a query is about the table's columns, with WikiSQL's aggregators and operators.
func (q *WikiQuery) fits(t *table) bool {
	inRange := func(n, length int) bool { return n >= 0 && n < length }
	return inRange(q.Sel, len(t.Header)) && inRange(q.Agg, len(wikiAggs)) &&
		!slices.ContainsFunc(q.Conds, func(c wikiCondition) bool {
			return !inRange(c.Column, len(t.Header)) || !inRange(c.Op, len(wikiOps))
		})
}

// Run executes a query: texts are compared without case and outer spaces, numeric columns as numbers. The result is a
// sorted list of texts, for comparison as multisets; it is empty for an aggregate over no numbers.
func (t *table) Run(q *WikiQuery) (out []string) {
	var numbers []float64
	sum := 0.0
	for _, row := range t.Rows {
		if slices.ContainsFunc(q.Conds, func(c wikiCondition) bool { return !t.holds(row, c) }) {
			continue
		}
		out = append(out, wikiText(row[q.Sel]))
		if x, ok := wikiNumber(row[q.Sel]); ok {
			numbers, sum = append(numbers, x), sum+x
		}
	}
	switch {
	case q.Agg == 0:
		slices.Sort(out)
		return out
	case q.Agg == 3:
		return []string{computedNumber(float64(len(out)))}
	case len(numbers) == 0:
		return nil
	}
	return []string{computedNumber([]float64{1: slices.Max(numbers), 2: slices.Min(numbers), 4: sum,
		5: sum / float64(len(numbers))}[q.Agg])}
}

// holds reports whether a row meets a condition; Op is 0 for equal, 1 for greater, 2 for less.
func (t *table) holds(row []string, c wikiCondition) bool {
	order := strings.Compare(wikiText(row[c.Column]), wikiText(c.Value))
	if t.Types[c.Column] == "real" {
		a, ok := wikiNumber(row[c.Column])
		b, ok2 := wikiNumber(c.Value)
		if !ok || !ok2 {
			return false
		}
		order = cmp.Compare(a, b)
	}
	return []bool{order == 0, order > 0, order < 0}[c.Op]
}

// computedNumber formats a computed number, which differs from the same number picked from a row.
func computedNumber(x float64) string { return "number " + strconv.FormatFloat(x, 'f', 6, 64) }

func loneNumber(s string) (float64, bool) {
	f, err := strconv.ParseFloat(strings.TrimPrefix(s, "number "), 64)
	return f, err == nil
}

// sameValues compares results like WikiSQL's own scorer: a number is the same whether picked from a row or computed.
func sameValues(a, b []string) bool {
	if len(a) != 1 || len(b) != 1 {
		return slices.Equal(a, b)
	}
	x, ok := loneNumber(a[0])
	y, ok2 := loneNumber(b[0])
	return a[0] == b[0] || ok && ok2 && math.Abs(x-y) < 1e-6
}

// Same reports whether two queries are equal except for the order of conditions and the case of values.
func (q *WikiQuery) Same(o *WikiQuery) bool {
	return q.Sel == o.Sel && q.Agg == o.Agg && slices.Equal(q.canonical(), o.canonical())
}

func (q *WikiQuery) canonical() (out []string) {
	for _, c := range q.Conds {
		out = append(out, fmt.Sprintf("%d %d %s", c.Column, c.Op, wikiText(c.Value)))
	}
	slices.Sort(out)
	return out
}
