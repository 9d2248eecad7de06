package eval

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Spider says how to evaluate on a benchmark of Spider's form.
type Spider struct {
	Data   SpiderFiles
	Parser parse.Parser
	Decide Decide // nil: Best
	Limit  int    // evaluate only so many questions; 0: all
	output.Files
}

// Run evaluates. Skipped examples are those whose gold SQL the database refuses; they count as wrong. The parser gets
// the question, the schema with the description's names, and the data; nothing of the gold.
func (s *Spider) Run(ctx context.Context) (*Report, error) {
	questions, bases, err := s.open(ctx)
	if err != nil {
		return nil, err
	}
	defer closeAll(bases)
	r := spiderRun{Spider: s, slices: map[string]*tally{}}
	if r.decide = s.Decide; r.decide == nil {
		r.decide = Best
	}
	for i, q := range questions {
		s.Done(i, len(questions))
		if err := r.one(ctx, i, q, bases[q.DB]); err != nil {
			return nil, fmt.Errorf("question %d: %w", i, err)
		}
	}
	return r.report(len(questions)), nil
}

// open reads the questions and opens the databases they are about.
func (s *Spider) open(ctx context.Context) ([]spiderQuestion, map[string]*spiderBase, error) {
	questions, tables, err := readSpider(s.Data.Questions, s.Data.Tables)
	if err != nil {
		return nil, nil, err
	}
	if s.Limit > 0 && s.Limit < len(questions) {
		questions = questions[:s.Limit]
	}
	bases, err := openAll(ctx, s.Data, questions, tables)
	return questions, bases, err
}

// example is a question as whoever decides on it meets it. Its gold is nil where no query can hold it.
func (s *Spider) example(i int, q spiderQuestion, b *spiderBase) Example {
	gold, err := readSQL(b.schema, q.SQL)
	if err != nil {
		gold = nil
	}
	return Example{Index: i, Parser: s.Parser, Gold: gold,
		Input: parse.Input{Question: q.Question, Schema: b.schema, Values: b.values(), Prober: b.prober}}
}

// gives reports whether a query gives what is wanted.
func (b *spiderBase) gives(ctx context.Context, q *query.Query, want outcome, ordered bool) bool {
	got, err := b.runSUQL(ctx, q.SUQL())
	return err == nil && got.equal(want, ordered)
}

// spiderRun adds one evaluation up.
type spiderRun struct {
	*Spider
	account
	decide Decide
	loose  tally // columns in any order
	beside tally // and others beside those that gold has
	slices map[string]*tally
}

func (r *spiderRun) one(ctx context.Context, i int, q spiderQuestion, b *spiderBase) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	e := r.example(i, q, b)
	gold := e.Gold
	ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
	want, failed := b.run(ctx, q.SQL)
	e.Right = func(q *query.Query) bool { return failed == nil && b.gives(ctx, q, want, ordered) }
	start := time.Now()
	d, err := r.decide(ctx, e)
	r.times = append(r.times, time.Since(start))
	if err != nil {
		return err
	}
	r.asked(&d)
	p := d.prediction(i)
	if err := r.Predict(p); err != nil {
		return err
	}
	if failed != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r.skipped++
		r.count(gold, false, false, false, false)
		return nil
	}
	qm := gold != nil && d.Query != nil && spiderMatch(b.schema, d.Query, gold)
	ex, loose, beside := false, false, false
	if d.Query != nil {
		if got, err := b.runSUQL(ctx, p.SUQL); err == nil {
			ex = got.equal(want, ordered)
			loose = ex || got.sorted().equal(want.sorted(), ordered)
			beside = loose || got.holds(want, ordered)
		}
	}
	r.count(gold, qm, ex, loose, beside)
	r.sure(&d, gold, ex)
	if !ex {
		return r.Wrong("%d %s: %s\n  gold %s\n  said %s (%.2f)\n", i, q.DB, q.Question, q.SQL, p.SUQL, d.Sure)
	}
	return nil
}

func (r *spiderRun) count(gold *query.Query, qm, ex, loose, beside bool) {
	r.all.add(qm, ex)
	r.loose.add(qm, loose)
	r.beside.add(qm, beside)
	name := form(gold)
	if r.slices[name] == nil {
		r.slices[name] = &tally{}
	}
	r.slices[name].add(qm, ex)
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

func (r *spiderRun) report(n int) *Report {
	out := r.account.report("spider", n)
	for name, t := range r.slices {
		out.Slices[name] = t.slice()
	}
	// Spider's own scripts let the columns stand in any order; acc_ex does not. People are shown names beside values.
	out.Slices["columns in any order"] = r.loose.slice()
	out.Slices["with columns beside"] = r.beside.slice()
	return out
}
