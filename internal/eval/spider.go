package eval

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Spider configures an evaluation on a benchmark of Spider's form.
type Spider struct {
	Data   SpiderFiles
	Parser parse.Parser
	Decide Decide // nil: Best
	Limit  int    // evaluate only so many questions; 0: all
	output.Files
}

// Run evaluates. Skipped examples are those whose gold SQL the database rejects; they count as wrong. The parser gets
// the question, the schema with the description's names, and the data, but nothing of the gold.
func (s *Spider) Run(ctx context.Context) (*Report, error) {
	questions, tables, err := s.read()
	if err != nil {
		return nil, err
	}
	var groups []group
	for _, of := range output.Groups(questions, func(q spiderQuestion) string { return q.DB }) {
		groups = append(groups, group{of, func(ctx context.Context) (put, func() error, error) {
			t, ok := tables[questions[of[0]].DB]
			if !ok {
				return nil, nil, fmt.Errorf("%s describes no database %q", s.Data.Tables, questions[of[0]].DB)
			}
			b, _, err := s.Data.opener(t)(ctx)
			return func(ctx context.Context, i int) (*Case, error) { return s.put(ctx, i, questions[i], b) }, b.Close, err
		}})
	}
	r := runner{dataset: "spider", workers: 1, decide: s.Decide, Files: s.Files}
	return r.run(ctx, len(questions), groups)
}

// read reads the questions and the schemas.
func (s *Spider) read() ([]spiderQuestion, map[string]spiderTables, error) {
	questions, tables, err := readSpider(s.Data.Questions, s.Data.Tables)
	if s.Limit > 0 && s.Limit < len(questions) {
		questions = questions[:s.Limit]
	}
	return questions, tables, err
}

// example is a question as input for a Decide. Its gold is nil if query.Query cannot express it.
func (s *Spider) example(i int, q spiderQuestion, b *spiderBase) Example {
	gold, err := readSQL(b.schema, q.SQL)
	if err != nil {
		gold = nil
	}
	return Example{Index: i, Parser: s.Parser, Gold: gold,
		Input: parse.Input{Question: q.Question, Schema: b.schema, Values: b.values(), Prober: b.prober}}
}

// gives reports whether a query returns the expected result.
func (b *spiderBase) gives(ctx context.Context, q *query.Query, want outcome, ordered bool) bool {
	got, err := b.runSUQL(ctx, q.SUQL())
	return err == nil && got.equal(want, ordered)
}

// put makes a case of a question. Spider's own scripts ignore the order of columns; acc_ex does not. For people, names
// may be shown with values.
func (s *Spider) put(ctx context.Context, i int, q spiderQuestion, b *spiderBase) (*Case, error) {
	ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
	want, failed := b.run(ctx, q.SQL)
	c := &Case{Example: s.example(i, q, b), Want: q.SQL}
	c.Right = func(q *query.Query) bool { return failed == nil && b.gives(ctx, q, want, ordered) }
	c.Judge = func(ctx context.Context, d *Decision) (Judged, error) {
		j := Judged{Skipped: failed != nil}
		statement, loose, withNames := "", false, false
		if d.Query != nil {
			j.Query, statement = d.Query, d.Query.SUQL()
		}
		if d.Query != nil && failed == nil {
			j.qm = c.Gold != nil && spiderMatch(b.schema, d.Query, c.Gold)
			if got, err := b.runSUQL(ctx, statement); err == nil {
				j.ex = got.equal(want, ordered)
				loose = j.ex || everyday.Equal(everyday.AnyColumns(got), everyday.AnyColumns(want), ordered)
				withNames = loose || got.holds(want, ordered)
			}
		}
		j.Slices = map[string]score{form(c.Gold): j.score, "columns in any order": {j.qm, loose, false},
			"with columns beside": {j.qm, withNames, false}}
		if failed == nil && !j.ex {
			j.Wrong = fmt.Sprintf("%d %s: %s\n  gold %s\n  said %s (%.2f)\n", i, q.DB, q.Question, q.SQL, statement, d.Sure)
		}
		return j, nil
	}
	return c, nil
}

// form names the form of a gold query, for the report.
func form(q *query.Query) string {
	if q == nil {
		return "no query can hold it"
	}
	name := "one table"
	if len(q.From.Tables) > 1 {
		name = "join"
	}
	nested := slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Sub != nil })
	switch {
	case q.Set != query.NoSet:
		return "set operation"
	case nested:
		return "nested"
	case len(q.GroupBy) > 0:
		return name + ", grouped"
	case len(q.OrderBy) > 0:
		return name + ", ordered"
	}
	return name
}
