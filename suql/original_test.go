package suql_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
)

// TestDecisionCount compares how many text decisions the open statements cost on the built-in data:
// naively, row by row as PostgreSQL would call the functions; with the original SUQL compiler's
// algorithm as published; and with this engine. go test ./suql -run TestDecisionCount -v prints the
// table.
func TestDecisionCount(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	ctx := context.Background()
	src, err := demo.Install(t.TempDir(), demo.Default)
	if err != nil {
		t.Fatal(err)
	}
	set, err := store.Open(ctx, store.Options{Sources: []string{src}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	embedded, err := reader.NewEmbedded(reader.Options{Aspects: []io.Reader{bytes.NewReader(demo.Aspects)}})
	if err != nil {
		t.Fatal(err)
	}
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := &comparison{source: set.Sources[0], reader: embedded, ranker: ranker, scores: map[string]float64{}}
	raw, err := os.ReadFile(filepath.Join(shared, "data", "restaurant-questions", "questions.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	var naive, original, ours, kept, originalRight, oursRight, statements int
	ledger := reader.NewLedger(&entries.Map{}) // shared by all statements, as in a real session
	t.Logf("%4s %6s %8s %5s   right rows: original, ours", "no", "naive", "original", "ours")
	for _, line := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
		var q struct {
			ID   int    `json:"id"`
			SUQL string `json:"suql"`
		}
		if err := json.Unmarshal([]byte(line), &q); err != nil {
			t.Fatal(err)
		}
		e := suql.New(suql.Options{Source: sourceOf(c.source), Schema: c.source.Schema(), Reader: embedded, Ranker: ranker,
			Concurrency: 1})
		res, err := e.Run(ctx, q.SUQL, suql.RunOptions{})
		if err != nil {
			t.Errorf("%d: %v\n%s", q.ID, err, q.SUQL)
			continue
		}
		statements++
		remembering := suql.New(suql.Options{Source: sourceOf(c.source), Schema: c.source.Schema(), Reader: embedded,
			Ranker: ranker, Ledger: ledger, Concurrency: 1})
		again, err := remembering.Run(ctx, q.SUQL, suql.RunOptions{})
		if err != nil {
			t.Fatal(err)
		}
		kept += again.Stats.Verdicts
		right := c.right(t, q.SUQL)
		mine := 0
		for _, r := range res.Rows {
			if right[fmt.Sprint(r[0])] {
				mine++
			}
		}
		n := c.naive(t, q.SUQL, len(res.Rows))
		rows, calls := c.original(t, q.SUQL)
		theirs := 0
		for _, id := range rows {
			if right[id] {
				theirs++
			}
		}
		t.Logf("%4d %6d %8d %5d   %d, %d", q.ID, n, calls, res.Stats.Verdicts, theirs, mine)
		naive, original, ours = naive+n, original+calls, ours+res.Stats.Verdicts
		originalRight, oursRight = originalRight+theirs, oursRight+mine
	}
	t.Logf("%d statements: naive %d, original %d, ours %d (%.2f of the original); right rows %d and %d",
		statements, naive, original, ours, float64(ours)/float64(original), originalRight, oursRight)
	t.Logf("with one ledger for all statements: ours %d (%.3f of the original, %.3f without)", kept,
		float64(kept)/float64(original), float64(ours)/float64(original))
	// Both counts change slightly with every change to the reader.
	if float64(kept) > 0.6*float64(original) {
		t.Errorf("%d decisions are more than 0.6 of the original's %d", kept, original)
	}
	if oursRight < originalRight {
		t.Errorf("%d right rows, the original has %d", oursRight, originalRight)
	}
}

// comparison holds the data and the reader.
type comparison struct {
	source *store.Source
	reader verdict.Reader
	ranker *retrieve.Ranker
	scores map[string]float64
}

// similarity scores how closely a document matches a question.
func (c *comparison) similarity(question, document string) float64 {
	key := question + "\x00" + document
	if s, ok := c.scores[key]; ok {
		return s
	}
	s, err := c.ranker.Score(context.Background(), question, [][]string{{document}})
	if err != nil {
		panic(err)
	}
	c.scores[key] = s[0]
	return s[0]
}

// run runs a statement; plain leaves enumerations as they are.
func (c *comparison) run(t *testing.T, statement string, plain bool) [][]any {
	t.Helper()
	d := *c.source.Schema()
	if plain {
		d.Tables = nil
		for _, old := range c.source.Schema().Tables {
			table := *old
			table.Columns = nil
			for _, oc := range old.Columns {
				column := *oc
				if column.Role == schema.Enumeration {
					column.Role = schema.Plain
				}
				table.Columns = append(table.Columns, &column)
			}
			d.Tables = append(d.Tables, &table)
		}
	}
	e := suql.New(suql.Options{Source: sourceOf(c.source), Schema: &d, Reader: c.reader, Concurrency: 8})
	res, err := e.Run(context.Background(), statement, suql.RunOptions{})
	if err != nil {
		t.Fatalf("%v\n%s", err, statement)
	}
	return res.Rows
}

func parse(t *testing.T, statement string) *pg.SelectStmt {
	t.Helper()
	s, err := syntax.Parse(statement)
	if err != nil {
		t.Fatal(err)
	}
	return s.Select()
}

// right returns the keys of the rows that a statement may return: all matches, cut off at the limit
// if the order is fixed.
func (c *comparison) right(t *testing.T, statement string) map[string]bool {
	sel := parse(t, statement)
	head, tail, _ := strings.Cut(statement, " FROM ")
	_ = head
	tail, _, _ = strings.Cut(tail, ";")
	where, _, _ := strings.Cut(tail, " LIMIT ")
	rows := c.run(t, "SELECT _id FROM "+where, false)
	limit := int(sel.LimitCount.GetAConst().GetIval().GetIval())
	if len(sel.SortClause) > 0 && len(rows) > limit {
		rows = rows[:limit]
	}
	out := map[string]bool{}
	for _, r := range rows {
		out[fmt.Sprint(r[0])] = true
	}
	return out
}

// naive counts a call for every row and text condition, and one for every returned row and selected text.
func (c *comparison) naive(t *testing.T, statement string, returned int) int {
	sel := parse(t, statement)
	rows := c.run(t, "SELECT count(*) FROM restaurants", false)[0][0].(int64)
	selected := 0
	for _, n := range sel.TargetList {
		selected += len(syntax.Calls(n))
	}
	return int(rows)*len(syntax.Calls(sel.WhereClause)) + returned*selected
}

// atom is a condition of a conjunction: on structure, or a comparison of an answer with a literal.
type atom struct {
	sql      string
	column   string // of a comparison
	question string
	literal  string
	like     bool
}

// disjuncts expands a condition into its disjunctive normal form, as the original does.
func disjuncts(t *testing.T, n *pg.Node) [][]atom {
	if len(syntax.Calls(n)) == 0 {
		s, err := syntax.PostgresExpr(n)
		if err != nil {
			t.Fatal(err)
		}
		return [][]atom{{{sql: "(" + s + ")"}}}
	}
	if b := n.GetBoolExpr(); b != nil {
		out := [][]atom{{}}
		if b.Boolop == pg.BoolExprType_OR_EXPR {
			out = nil
		}
		for _, a := range b.Args {
			parts := disjuncts(t, a)
			if b.Boolop == pg.BoolExprType_OR_EXPR {
				out = append(out, parts...)
				continue
			}
			var product [][]atom
			for _, o := range out {
				for _, p := range parts {
					product = append(product, append(append([]atom(nil), o...), p...))
				}
			}
			out = product
		}
		return out
	}
	e := n.GetAExpr()
	call, ok := syntax.TextCall(e.Lexpr)
	if !ok {
		t.Fatalf("an atom of no known form")
	}
	fields := call.Text.GetColumnRef().Fields
	return [][]atom{{{column: fields[len(fields)-1].GetString_().Sval, question: call.Question.GetAConst().GetSval().Sval,
		literal: e.Rexpr.GetAConst().GetSval().Sval, like: e.Kind == pg.A_Expr_Kind_AEXPR_LIKE}}}
}

// original returns the keys of the rows that the original's algorithm finds, and how often it asks its model: it
// filters by structure, retrieves the limit × 20 documents (or combinations of documents) nearest to the questions,
// verifies each against each condition until one fails, stops at the limit only without ORDER BY, and calls the
// functions of the select list for each returned row. Where it would send several verifications at once, the fewest
// are counted.
func (c *comparison) original(t *testing.T, statement string) (keys []string, calls int) {
	const perRow = 20
	sel := parse(t, statement)
	limit := int(sel.LimitCount.GetAConst().GetIval().GetIval())
	ordered := len(sel.SortClause) > 0
	type found struct {
		id     string
		values []any
	}
	var rows []found
	branches := disjuncts(t, sel.WhereClause)
	sort.SliceStable(branches, func(i, j int) bool { return texts(branches[i]) == 0 && texts(branches[j]) > 0 })
	for _, branch := range branches {
		if len(rows) >= limit {
			break
		}
		where := "true"
		var conditions []atom
		for _, a := range branch {
			if a.sql != "" {
				where += " AND " + a.sql
			} else {
				conditions = append(conditions, a)
			}
		}
		columns := "_id, rating, num_reviews"
		for _, a := range conditions {
			columns += ", " + a.column
		}
		candidates := c.run(t, "SELECT "+columns+" FROM restaurants WHERE "+where, true)
		if len(conditions) == 0 {
			for _, r := range candidates {
				rows = append(rows, found{fmt.Sprint(r[0]), r})
			}
			continue
		}
		verified := map[string]bool{}
		verify := func(a atom, doc string) bool {
			key := a.question + "\x00" + a.literal + "\x00" + doc
			if v, ok := verified[key]; ok {
				return v
			}
			calls++
			verified[key] = c.holds(t, a, doc)
			return verified[key]
		}
		have := map[string]bool{}
		passed := 0
		for _, k := range c.nearestDocuments(candidates, conditions, limit*perRow) {
			if !ordered && passed >= limit {
				break
			}
			ok := true
			for i, a := range conditions {
				if !verify(a, k.docs[i]) {
					ok = false
					break
				}
			}
			if !ok {
				continue
			}
			passed++
			id := fmt.Sprint(k.row[0])
			if !have[id] {
				have[id] = true
				rows = append(rows, found{id, k.row})
			}
		}
	}
	for i := len(sel.SortClause) - 1; i >= 0; i-- {
		key := 1
		if strings.Contains(sel.SortClause[i].String(), "num_reviews") {
			key = 2
		}
		sort.SliceStable(rows, func(a, b int) bool { return amount(rows[a].values[key]) > amount(rows[b].values[key]) })
	}
	if len(rows) > limit {
		rows = rows[:limit]
	}
	for _, n := range sel.TargetList {
		calls += len(rows) * len(syntax.Calls(n))
	}
	for _, r := range rows {
		keys = append(keys, r.id)
	}
	return keys, calls
}

func texts(branch []atom) (n int) {
	for _, a := range branch {
		if a.sql == "" {
			n++
		}
	}
	return n
}

func amount(v any) float64 {
	switch v := v.(type) {
	case int64:
		return float64(v)
	case float64:
		return v
	}
	return 0
}

// combination is a row with one document for each condition.
type combination struct {
	row   []any
	docs  []string
	score float64
}

// nearestDocuments returns the combinations nearest to the questions.
func (c *comparison) nearestDocuments(candidates [][]any, conditions []atom, top int) []combination {
	var all []combination
	for _, r := range candidates {
		combos := []combination{{row: r}}
		for i, a := range conditions {
			var next []combination
			for _, d := range documentsOf(r[3+i]) {
				for _, k := range combos {
					next = append(next, combination{r, append(append([]string(nil), k.docs...), d), k.score +
						c.similarity(a.question, d)})
				}
			}
			combos = next
		}
		all = append(all, combos...)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].score > all[j].score })
	return all[:min(top, len(all))]
}

func documentsOf(v any) []string {
	switch v := v.(type) {
	case []any:
		var out []string
		for _, e := range v {
			out = append(out, fmt.Sprint(e))
		}
		return out
	case string:
		return []string{v}
	}
	return []string{""}
}

// holds asks the reader whether one document meets a condition.
func (c *comparison) holds(t *testing.T, a atom, doc string) bool {
	t.Helper()
	decide := func(r verdict.Request) verdict.Verdict {
		v, err := c.reader.Decide(context.Background(), []verdict.Request{r})
		if err != nil || v[0].Err != nil {
			t.Fatal(err, v[0].Err)
		}
		return v[0]
	}
	form := verdict.Text
	if a.literal == "Yes" {
		form = verdict.Boolean
	}
	answer := decide(verdict.Request{Task: verdict.Answer, Question: a.question, Form: form, Text: []string{doc}}).Answer
	switch {
	case a.like:
		return strings.HasSuffix(answer, strings.TrimPrefix(a.literal, "%"))
	case strings.EqualFold(answer, a.literal):
		return true
	case a.literal == "Yes" || answer == verdict.NoInformation:
		return false
	}
	return decide(verdict.Request{Task: verdict.Judge, Question: a.question, Answer: answer,
		Value: a.literal}).Answer == verdict.Yes
}
