package eval

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// Spider is a benchmark of Spider's form: a JSON list of questions, tables.json, and a folder of <db>/<db>.sqlite.
type Spider struct {
	Questions, Tables, Databases string
	Home                         string // for the store's caches

	described map[string]spiderTables
}

// spiderTables is a database in tables.json: stored names, readable names, keys. Columns are numbered over the whole
// database; column 0 is "*".
type spiderTables struct {
	DB          string         `json:"db_id"`
	Tables      []string       `json:"table_names_original"`
	TableLabels []string       `json:"table_names"`
	Columns     []spiderColumn `json:"column_names_original"`
	Labels      []spiderColumn `json:"column_names"`
	Keys        []spiderKey    `json:"primary_keys"`
	ForeignKeys [][2]int       `json:"foreign_keys"`
}

// spiderKey is one column or a list in the file.
type spiderKey []int

func (k *spiderKey) UnmarshalJSON(b []byte) error {
	if b[0] != '[' {
		b = []byte("[" + string(b) + "]")
	}
	return json.Unmarshal(b, (*[]int)(k))
}

// spiderColumn is [table, name] in the file.
type spiderColumn struct {
	Table int
	Name  string
}

func (c *spiderColumn) UnmarshalJSON(b []byte) error {
	return json.Unmarshal(b, &[2]any{&c.Table, &c.Name})
}

// Cases reads the questions and the descriptions of their databases.
func (s *Spider) Cases(limit int) (out []Case, err error) {
	var questions []struct {
		DB       string `json:"db_id"`
		Question string
		Query    string
	}
	var tables []spiderTables
	if err := ReadJSON(s.Questions, &questions); err != nil {
		return nil, err
	}
	if err := ReadJSON(s.Tables, &tables); err != nil {
		return nil, err
	}
	s.described = map[string]spiderTables{}
	for _, t := range tables {
		s.described[t.DB] = t
	}
	for _, q := range first(questions, limit) {
		out = append(out, Case{Data: q.DB, path: s.path(q.DB), Turns: []string{q.Question}, Gold: []string{q.Query},
			Order: strings.Contains(strings.ToLower(q.Query), "order by")})
	}
	return out, nil
}

func (s *Spider) path(db string) string { return filepath.Join(s.Databases, db, db+".sqlite") }

// Open opens a case's database with the labels and keys of its description.
func (s *Spider) Open(ctx context.Context, c *Case) (*Source, error) {
	t, ok := s.described[c.Data]
	if !ok {
		return nil, fmt.Errorf("%s describes no database %q", s.Tables, c.Data)
	}
	return open(ctx, s.path(c.Data), s.Home, t.label)
}

// AskSpider measures a parser. Skipped examples are those whose gold the database rejects; they count as wrong.
func (r *Run) AskSpider(ctx context.Context, s *Spider, parser parse.Parser, decide Decide) (*Report, error) {
	r.Dataset, r.Open = "spider", s.Open
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		return spiderScore(ctx, src, i, &r.Cases[i], parser, decide)
	}
	return r.Run(ctx)
}

// spiderScore scores a question. Spider's own scripts ignore the order of columns; acc_ex does not. For people, names
// may be shown with values.
func spiderScore(ctx context.Context, src *Source, i int, c *Case, parser parse.Parser, decide Decide) (*Score, error) {
	want, failed := src.native(ctx, c.Gold[0])
	e := Example{Index: i, Parser: parser, Input: src.Input(c.question())}
	e.Gold, _ = readSQL(src.Schema, c.Gold[0]) // nil if no query can hold it
	e.Right = func(q *query.Query) bool {
		got, err := src.rows(ctx, q.SUQL())
		return failed == nil && err == nil && equal(got, want, c.Order)
	}
	return judged(ctx, e, decide, c.Gold[0], func(ctx context.Context, d *Decision) (Judged, error) {
		j := Judged{Skipped: failed != nil}
		statement, loose, withNames := "", false, false
		if d.Query != nil {
			j.Query, statement = d.Query, d.Query.SUQL()
		}
		if d.Query != nil && failed == nil {
			j.Match = e.Gold != nil && sameParts(src.Schema, d.Query, e.Gold)
			if got, err := src.rows(ctx, statement); err == nil {
				j.Right = equal(got, want, c.Order)
				loose = j.Right || equal(anyColumns(got), anyColumns(want), c.Order)
				withNames = loose || shows(got, want, c.Order)
			}
		}
		j.Slices = map[string][]Figure{"columns in any order": {ofAll("acc_ex", loose)},
			"with columns beside": {ofAll("acc_ex", withNames)}}
		if failed == nil && !j.Right {
			j.Wrong = fmt.Sprintf("%d %s: %s\n  gold %s\n  said %s (%.2f)\n", i, c.Data, c.question(), c.Gold[0], statement,
				d.Sure)
		}
		return j, nil
	})
}

// label adds the description's names and keys to db.
func (s spiderTables) label(db *schema.Database) {
	for i, name := range s.Tables {
		if t := db.Table(name); t != nil && i < len(s.TableLabels) {
			t.Label = s.TableLabels[i]
		}
	}
	for i := range s.Columns {
		if _, c := s.find(db, i); c != nil && i < len(s.Labels) {
			c.Label = s.Labels[i].Name
		}
	}
	keyed := map[*schema.Table]bool{}
	for _, t := range db.Tables {
		keyed[t] = len(t.Key) > 0
	}
	for _, columns := range s.Keys {
		for _, i := range columns {
			if t, c := s.find(db, i); c != nil && !keyed[t] {
				t.Key = append(t.Key, c.Name)
			}
		}
	}
	for _, pair := range s.ForeignKeys {
		t, c := s.find(db, pair[0])
		rt, rc := s.find(db, pair[1])
		if c == nil || rc == nil || slices.ContainsFunc(db.ForeignKeys, func(f schema.ForeignKey) bool {
			return strings.EqualFold(f.Table, t.Name) && strings.EqualFold(f.Column, c.Name) &&
				strings.EqualFold(f.RefTable, rt.Name)
		}) {
			continue
		}
		db.ForeignKeys = append(db.ForeignKeys, schema.ForeignKey{Table: t.Name, Column: c.Name, RefTable: rt.Name,
			RefColumn: rc.Name})
	}
}

// find returns a column of the description with its table; nil if db lacks it.
func (s spiderTables) find(db *schema.Database, i int) (*schema.Table, *schema.Column) {
	if i <= 0 || i >= len(s.Columns) {
		return nil, nil
	}
	t := db.Table(s.Tables[s.Columns[i].Table])
	if t == nil {
		return nil, nil
	}
	return t, t.Column(s.Columns[i].Name)
}
