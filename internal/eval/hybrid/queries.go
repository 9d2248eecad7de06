package hybrid

import (
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// Queries answers questions through SUQL, as in SUQL's paper: a parser reads the question over the table as a database,
// and the engine runs its queries.
type Queries struct {
	// Parser makes a parser that checks its statements with a function.
	Parser func(check func(*schema.Database, string) error) parse.Parser
	Reader verdict.Reader // of texts
}

// open prepares a table. It must be closed.
func (q *Queries) open(ctx context.Context, t *Table) (*database, error) {
	d, err := openTable(ctx, t)
	if err != nil {
		return nil, err
	}
	rows := suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
		return d.source.Query(ctx, sql, args...)
	})
	d.engine = suql.New(suql.Options{Source: rows, Schema: d.source.Schema(), Reader: q.Reader})
	d.parser = q.Parser(func(_ *schema.Database, statement string) error { return d.engine.Check(statement) })
	return d, nil
}

// queried is the outcome of a question.
type queried struct {
	text, suql string
	passage    bool // read from a passage, not from a cell
	err        error
}

// tries is the number of queries run for a question.
const tries = 3

// answer runs the parser's query. If that is rejected or finds nothing, two more are tried: looser ones if the parser
// has any, else the next most probable.
func (d *database) answer(ctx context.Context, question string) queried {
	m := queried{}
	var tried []*query.Query
	asked := map[string]bool{}
	for range tries {
		parsed, err := d.parser.Parse(ctx, parse.Input{Question: question, Schema: d.source.Schema(),
			Values: d.source.Values(), Empty: tried})
		if err != nil {
			m.err = err
			return m
		}
		c, short := d.untried(parsed, question, asked)
		if c == nil {
			return m
		}
		m.suql = short.SUQL()
		tried, asked[m.suql] = append(tried, c.Query), true
		if d.engine.Check(m.suql) != nil {
			continue
		}
		if m.text, m.err = d.first(ctx, m.suql); m.err != nil {
			return m
		}
		if m.text != "" {
			m.passage = reads(short)
			return m
		}
	}
	return m
}

// leastSure is the probability below which a reading is a pure guess.
const leastSure = 1e-6

// untried returns the next reading to run, with its result as a short answer; nil if all were run or are too
// improbable.
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

// short reduces a query to one value of the first row: the last selected item, which names precede. For a text, or the
// row itself, the text is asked the original question.
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

// first runs a statement and returns the last value of its first row as text; empty if there is none.
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

// written formats a value as an answer; empty if it is meaningless.
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

// database is a table as a database: its columns, and one of linked texts.
type database struct {
	set    *store.Set
	source *store.Source
	dir    string
	texts  query.Column // the passages linked from a row's cells

	engine *suql.Engine
	parser parse.Parser
}

// passagesColumn is the name of the text column, unless it is taken.
const passagesColumn = "passages"

// openTable makes a database of a table.
func openTable(ctx context.Context, t *Table) (_ *database, err error) {
	dir, err := os.MkdirTemp("", "surely-*")
	if err != nil {
		return nil, fmt.Errorf("make a database of table %s: %w", t.ID, err)
	}
	d := &database{dir: dir}
	defer func() {
		if err != nil {
			err = fmt.Errorf("make a database of table %s: %w", t.ID, err)
			d.close()
		}
	}()
	file := filepath.Join(dir, fileName(t.Title))
	if err := t.write(file); err != nil {
		return nil, err
	}
	if d.set, err = store.Open(ctx, store.Options{Sources: []string{file}, Home: dir}); err != nil {
		return nil, err
	}
	d.source = d.set.Sources[0]
	table := d.source.Schema().Tables[0]
	for _, c := range table.Columns { // cells are compared, however long; only passages are asked
		if c.Role == schema.FreeText {
			c.Role = schema.Plain
		}
	}
	last := table.Columns[len(table.Columns)-1]
	last.Role = schema.FreeText
	d.texts = query.Column{Table: table.Name, Name: last.Name}
	return d, nil
}

func (d *database) close() {
	if d.set != nil {
		d.set.Close()
	}
	os.RemoveAll(d.dir)
}

// fileName is a file name that gives its table a title.
func fileName(title string) string {
	title = strings.TrimSpace(strings.NewReplacer("/", " ", "\\", " ", "\x00", " ", ".", " ").Replace(title))
	title = cmp.Or(title, "table")
	return strings.ToValidUTF8(title[:min(len(title), 100)], "") + ".csv"
}

// write writes the rows, each with a list of its passages.
func (t *Table) write(file string) error {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	defer out.Close()
	w := csv.NewWriter(out)
	line := make([]string, 0, len(t.Header)+1)
	for _, h := range t.Header {
		line = append(line, h.Text)
	}
	w.Write(append(line, passagesColumn)) // errors are kept for Error
	for _, row := range t.Rows {
		line = line[:0]
		for i := range t.Header {
			text := ""
			if i < len(row) {
				text = row[i].Text
			}
			line = append(line, text)
		}
		texts := []string{}
		for _, l := range t.linked(row) {
			texts = append(texts, t.Passages[l])
		}
		list, err := json.Marshal(texts)
		if err != nil {
			return err
		}
		w.Write(append(line, string(list)))
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	return out.Close()
}
