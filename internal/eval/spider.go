package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// spiderTables is a database in tables.json: stored names and readable ones. Keys are read from the database itself.
// Columns are numbered across the whole database; column 0 is "*".
type spiderTables struct {
	DB          string         `json:"db_id"`
	Tables      []string       `json:"table_names_original"`
	TableLabels []string       `json:"table_names"`
	Columns     []spiderColumn `json:"column_names_original"`
	Labels      []spiderColumn `json:"column_names"`
}

// spiderColumn is [table, name] in the file.
type spiderColumn struct {
	Table int
	Name  string
}

func (c *spiderColumn) UnmarshalJSON(b []byte) error {
	return json.Unmarshal(b, &[2]any{&c.Table, &c.Name})
}

// SpiderCases reads questions in Spider's form: a JSON list, tables.json, and a folder of <db>/<db>.sqlite.
func SpiderCases(questions, tables, databases string, limit int) (out []Case, err error) {
	var all []struct {
		DB       string `json:"db_id"`
		Question string
		Query    string
	}
	var described []*spiderTables
	if err := errors.Join(ReadJSON(questions, &all), ReadJSON(tables, &described)); err != nil {
		return nil, err
	}
	for _, q := range first(all, limit) {
		i := slices.IndexFunc(described, func(t *spiderTables) bool { return t.DB == q.DB })
		if i < 0 {
			return nil, fmt.Errorf("%s describes no database %q", tables, q.DB)
		}
		out = append(out, Case{Data: q.DB, Turns: []string{q.Question}, Gold: []string{q.Query},
			Order:  strings.Contains(strings.ToLower(q.Query), "order by"),
			Origin: Origin{Path: filepath.Join(databases, q.DB, q.DB+".sqlite"), Names: described[i]}})
	}
	return out, nil
}

// AskSpider measures a parser. Skipped examples are those whose gold the database rejects; they count as wrong.
func (r *Run) AskSpider(ctx context.Context, home string, parser parse.Parser, decide Decide) (*Report, error) {
	r.Dataset, r.Open = "spider", CaseOpener(home)
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		return spiderScore(ctx, src, i, &r.Cases[i], parser, decide)
	}
	return r.Run(ctx)
}

// spiderScore scores a question. Spider's own scripts ignore the order of columns; acc_ex does not, except in the
// slices that allow columns in any order, or additional ones.
func spiderScore(ctx context.Context, src *Source, i int, c *Case, parser parse.Parser, decide Decide) (*Score, error) {
	want, failed := src.runNative(ctx, c.Gold[0])
	e := Example{Index: i, Parser: parser, Input: src.Input(c.question()), Want: c.Gold[0]}
	e.Gold, _ = readSQL(src.Schema, c.Gold[0]) // nil if no query can express it
	e.Right = func(q *query.Query) bool {
		got, err := src.rows(ctx, q.SUQL())
		return failed == nil && err == nil && equal(got, want, c.Order)
	}
	return scoreDecision(ctx, e, decide, func(d *Decision) Judged {
		j := Judged{Skipped: failed != nil}
		inAnyOrder, withOthers := false, false
		if d.Query != nil {
			j.Query = d.Query
		}
		if d.Query != nil && failed == nil {
			j.Match = e.Gold != nil && sameParts(src.Schema, d.Query, e.Gold)
			if got, err := src.rows(ctx, d.Query.SUQL()); err == nil {
				j.Right = equal(got, want, c.Order)
				inAnyOrder = j.Right || equal(sortCells(got), sortCells(want), c.Order)
				withOthers = inAnyOrder || showsGold(got, want, c.Order)
			}
		}
		j.Slices = map[string][]Figure{"columns in any order": {fractionOfAll("acc_ex", inAnyOrder)},
			"with columns beside": {fractionOfAll("acc_ex", withOthers)}}
		return j
	})
}

// label adds the description's names to db.
func (s spiderTables) label(db *schema.Database) {
	for i, name := range s.Tables {
		if t := db.Table(name); t != nil && i < len(s.TableLabels) {
			t.Label = s.TableLabels[i]
		}
	}
	for i, of := range s.Columns {
		if of.Table < 0 || i >= len(s.Labels) {
			continue
		}
		if t := db.Table(s.Tables[of.Table]); t != nil {
			if c := t.Column(of.Name); c != nil {
				c.Label = s.Labels[i].Name
			}
		}
	}
}

var (
	splitOperator = strings.NewReplacer("> =", ">=", "< =", "<=", "! =", "!=", "< >", "<>", "`", `"`)
	foreignToken  = regexp.MustCompile(`'(?:[^']|'')*'|"[^"]*"|(?i:\blike\b)`)
)

// readSQL converts a benchmark's SQL statement to a Query over db.
func readSQL(db *schema.Database, sql string) (*query.Query, error) {
	q, err := model.Typed(db, toPostgres(sql))
	return withoutStarTable(db, q), err
}

// toPostgres rewrites SQLite's dialect as the benchmarks write it: double quotes enclose strings, operators may contain
// a space, LIKE ignores case.
func toPostgres(sql string) string {
	return foreignToken.ReplaceAllStringFunc(strings.TrimRight(splitOperator.Replace(sql), "; \n"), func(s string) string {
		switch s[0] {
		case '\'':
			return s
		case '"':
			return query.Literal(s[1 : len(s)-1])
		}
		return "ILIKE"
	})
}

// withoutStarTable removes the table from "*", which the embedded parsers write without one.
func withoutStarTable(db *schema.Database, q *query.Query) *query.Query {
	for _, t := range db.Tables {
		if q == nil || len(q.From.Alias) > 0 {
			break
		}
		q = q.ReplaceColumn(query.Column{Table: t.Name, Name: "*"}, query.Column{Name: "*"})
	}
	return q
}
