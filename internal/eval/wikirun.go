package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/onetable"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// Wiki says how to evaluate on questions of WikiSQL's form.
type Wiki struct {
	Questions []WikiQuestion
	Tables    map[string]*WikiTable
	Model     *onetable.Model
	Parser    parse.Parser // the chat's; nil: Model
	Decide    Decide       // nil: Best
	// Over puts another parser in the place of the embedded one, or beside it; nil: the embedded one reads the questions.
	Over    func(embedded parse.Parser) parse.Parser
	Perturb uint64   // not 0: every question's values are rewritten carelessly, with this seed
	Seen    []string // headers of the tables that were trained on, as HeaderKey writes them; nil: unknown
	Watch   Watch
	output.Files
}

// HeaderKey identifies a list of headers.
func (t *WikiTable) HeaderKey() string { return strings.ToLower(strings.Join(t.Header, "\x00")) }

// wikiRun is an evaluation under way.
type wikiRun struct {
	*Wiki
	account
	seen                      map[string]bool
	unseen, filled, rewritten tally
}

// Run evaluates. Skipped examples are those of tables that are not there.
func (w *Wiki) Run(ctx context.Context) (*Report, error) {
	decide := w.Decide
	if decide == nil {
		decide = Best
	}
	r := &wikiRun{Wiki: w, seen: map[string]bool{}}
	for _, k := range w.Seen {
		r.seen[k] = true
	}
	made, err := w.decideAll(ctx, decide)
	if err != nil {
		return nil, err
	}
	for i := range w.Questions {
		prediction := made[i].decision.prediction(i)
		prediction.Query = nil // in WikiSQL's own form, where it has one
		if made[i].parser == nil {
			r.skipped++
			r.all.add(false, false)
		} else if err := r.score(i, &made[i], &prediction); err != nil {
			return nil, fmt.Errorf("question %d: %w", i, err)
		}
		if err := w.Predict(prediction); err != nil {
			return nil, err
		}
	}
	return r.report(), nil
}

// judge compares what was decided of a question with its gold.
func (m *wikiMade) judge(q *WikiQuestion) error {
	table := m.parser.about()
	want, err := table.Run(&q.SQL)
	if err != nil {
		return fmt.Errorf("gold: %w", err)
	}
	m.filled = len(want) > 0
	if m.decision.Query == nil {
		return nil
	}
	m.said, err = m.parser.wiki(m.decision.Query, m.text)
	if errors.Is(err, errForeign) { // wrong, whatever it gives
		return nil
	}
	if err != nil {
		return err
	}
	got, err := table.Run(m.said)
	if err != nil {
		return err
	}
	m.qm, m.ex, m.values = m.said.Same(&q.SQL), slices.Equal(got, want), sameValues(got, want)
	return nil
}

// score adds up what came of a question, and writes the prediction down.
func (r *wikiRun) score(i int, m *wikiMade, prediction *Prediction) error {
	q, table, d := &r.Questions[i], m.parser.about(), &m.decision
	r.times = append(r.times, m.took)
	r.asked(d)
	said, qm, ex, values := m.said, m.qm, m.ex, m.values
	if said != nil {
		prediction.Query = said
	}
	r.all.addValues(qm, ex, values)
	if r.Seen != nil && !r.seen[table.HeaderKey()] {
		r.unseen.addValues(qm, ex, values)
	}
	if m.changed {
		r.rewritten.addValues(qm, ex, values)
	}
	if m.filled {
		r.filled.addValues(qm, ex, values)
	}
	r.sure(d, m.gold, ex)
	if r.Errors == nil || ex {
		return nil
	}
	return json.NewEncoder(r.Errors).Encode(struct {
		Index    int
		Question string
		Header   []string
		Gold     WikiQuery
		Said     *WikiQuery
		Sure     float64
	}{i, m.text, table.Header, q.SQL, said, d.Sure})
}

func (r *wikiRun) report() *Report {
	out := r.account.report("wikisql", len(r.Questions))
	for name, t := range map[string]*tally{"unseen headers": &r.unseen, "gold result not empty": &r.filled,
		"values rewritten": &r.rewritten} {
		if t.n > 0 {
			out.Slices[name] = t.slice()
		}
	}
	return out
}

// wikiMade is what was decided of one question.
type wikiMade struct {
	decision Decision
	took     time.Duration
	parser   wikiForm
	gold     *query.Query
	text     string
	changed  bool

	said           *WikiQuery // in WikiSQL's form, where it has one
	qm, ex, values bool
	filled         bool // the gold gives something
}

// decideAll decides all questions on all cores, a table at a time: a table's parser remembers what it has read.
func (w *Wiki) decideAll(ctx context.Context, decide Decide) ([]wikiMade, error) {
	made := make([]wikiMade, len(w.Questions))
	var done atomic.Int64
	each := w.eachBase
	if w.Parser == nil {
		each = func(ctx context.Context, f func(context.Context, wikiForm, []int) error) error {
			return w.eachTable(ctx, func(ctx context.Context, p *wikiParser, q []int) error { return f(ctx, p, q) })
		}
	}
	err := each(ctx, func(ctx context.Context, p wikiForm, questions []int) error {
		for _, i := range questions {
			if err := ctx.Err(); err != nil {
				return err
			}
			q, m := &w.Questions[i], &made[i]
			m.parser, m.text = p, q.Question
			if w.Perturb != 0 {
				m.text, m.changed = Perturb(q.Question, q.textValues(p.about()), w.Perturb<<20+uint64(i))
			}
			m.gold, _ = p.gold(q)
			start := time.Now()
			var err error
			m.decision, err = decide(ctx, Example{Index: i, Parser: p.reads(), Input: p.input(m.text), Gold: m.gold})
			m.took = time.Since(start)
			if err == nil {
				err = m.judge(q)
			}
			if err != nil {
				return fmt.Errorf("question %d: %w", i, err)
			}
			want := ""
			if m.gold != nil {
				want = m.gold.SUQL()
			}
			w.Watch.seen(i, m.text, want, &m.decision, m.values, m.qm)
			if n := done.Add(1); n%500 == 0 {
				w.Done(int(n), len(w.Questions))
			}
		}
		return nil
	})
	return made, err
}

// eachTable calls f for every table that has questions, with their indexes, on all cores.
func (w *Wiki) eachTable(ctx context.Context, f func(ctx context.Context, p *wikiParser, questions []int) error) error {
	byTable := map[string][]int{}
	var order []string
	for i := range w.Questions {
		id := w.Questions[i].TableID
		if w.Tables[id] == nil {
			continue
		}
		if byTable[id] == nil {
			order = append(order, id)
		}
		byTable[id] = append(byTable[id], i)
	}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(runtime.GOMAXPROCS(0))
	for _, id := range order {
		g.Go(func() error {
			p := newWikiParser(w.Model, w.Tables[id])
			if w.Over != nil {
				p.parser = w.Over(p.Parser)
			}
			return f(ctx, p, byTable[id])
		})
	}
	return g.Wait()
}

// textValues returns the question's values that are no numbers.
func (q *WikiQuestion) textValues(t *WikiTable) []string {
	var out []string
	for _, c := range q.SQL.Conds {
		column, _, err := conditionOf(c)
		if err == nil && column < len(t.Types) && t.Types[column] != "real" {
			out = append(out, wikiCell(c[2]))
		}
	}
	return out
}

// wikiParser is the embedded parser of one table, and what it takes to translate its queries.
type wikiParser struct {
	*onetable.Parser
	parser parse.Parser // what reads the questions
	table  *WikiTable
	schema *schema.Database
}

func newWikiParser(m *onetable.Model, t *WikiTable) *wikiParser {
	index := t.Index()
	table := &schema.Table{Name: index.Name, Rows: int64(len(t.Rows))}
	for _, c := range index.Columns {
		kind := schema.Text
		if c.Number {
			kind = schema.Real
		}
		table.Columns = append(table.Columns, &schema.Column{Name: c.Name, Label: c.Label, Type: kind})
	}
	embedded := onetable.NewParser(m, index)
	return &wikiParser{embedded, embedded, t, &schema.Database{Name: "wikisql", Tables: []*schema.Table{table}}}
}

func (p *wikiParser) about() *WikiTable   { return p.table }
func (p *wikiParser) reads() parse.Parser { return p.parser }
func (p *wikiParser) input(question string) parse.Input {
	return parse.Input{Question: question, Schema: p.schema}
}

// example is a question as it stands.
func (p *wikiParser) example(i int, q *WikiQuestion) Example {
	gold, _ := p.gold(q)
	return Example{Index: i, Parser: p.parser, Input: p.input(q.Question), Gold: gold}
}

// gold returns the gold query in the agent's form.
func (p *wikiParser) gold(q *WikiQuestion) (*query.Query, bool) {
	s, ok := q.SQL.Sketch(p.table)
	if !ok {
		return nil, false
	}
	return p.Table().Query(s), true
}

var errForeign = errors.New("the query is none of WikiSQL's form")

// wiki translates a query to WikiSQL's form. Numbers are written as the question has them, as the gold does.
func (p *wikiParser) wiki(q *query.Query, question string) (*WikiQuery, error) {
	s, ok := p.Table().Sketch(q)
	if !ok {
		return nil, errForeign
	}
	out := &WikiQuery{Sel: s.Select, Agg: int(s.Agg), Conds: [][3]any{}}
	var tokens []words.Token
	for _, c := range s.Conditions {
		value := c.Value
		if p.table.Types[c.Column] == "real" && c.First >= 0 {
			if tokens == nil {
				tokens = words.Tokenize(question)
			}
			if c.Last <= len(tokens) && c.First < c.Last {
				typed := question[tokens[c.First].Start:tokens[c.Last-1].End]
				x, ok1 := words.ParseNumber(typed)
				y, ok2 := words.ParseNumber(value)
				if ok1 && ok2 && x == y {
					value = typed
				}
			}
		}
		out.Conds = append(out.Conds, [3]any{c.Column, int(c.Op), value})
	}
	return out, nil
}
