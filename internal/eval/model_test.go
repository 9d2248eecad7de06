package eval

import (
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	asked "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/nlg"
)

// TestAgentOverAModel runs the agent with a calibrated server that is right nine times in ten: asking where it is
// less than .95 sure, or until the result is .9 sure, must let the user correct 90 % of the errors. Errors are
// components that only the query or only the gold has; errors caused by asking count against it. With the chat's
// own detector, which compares the readings' results, the user picks by result. SURELY_MODEL_EXAMPLES is the
// number of questions (default 100; 0: all), SURELY_MODEL_EVERY takes every nth, SURELY_MODEL_DETECTORS selects
// the detectors; with SURELY_MODEL_GOESON the server continues from where a statement was refused, with
// SURELY_MODEL_OWN_RUNS readings are run by the opened file's engine. A result is right if it equals the gold's
// with WikiSQL's own execution, since the server's statements have that form.
func TestAgentOverAModel(t *testing.T) {
	limit := 100
	detectors := "probability=0.95 gain=0.9"
	if d := os.Getenv("SURELY_MODEL_DETECTORS"); d != "" {
		detectors = d
	}
	if n, err := strconv.Atoi(os.Getenv("SURELY_MODEL_EXAMPLES")); err == nil {
		limit = n
	}
	ownRuns := os.Getenv("SURELY_MODEL_OWN_RUNS") != ""
	questions, tables := wikiDev(t, limit)
	if every, err := strconv.Atoi(os.Getenv("SURELY_MODEL_EVERY")); err == nil {
		questions = nth(questions, every)
	}
	embedded := chatParser(t)
	var golds, said sync.Map // by question
	script := llmtest.NoisyGold(func(question string) *query.Query {
		q, _ := golds.Load(question)
		gold, _ := q.(*query.Query)
		return gold
	}, .9, 1, func(d llmtest.Decided) {
		list, _ := said.LoadOrStore(d.Question, &decisions{})
		list.(*decisions).add(d)
	})
	if os.Getenv("SURELY_MODEL_GOESON") != "" {
		script = llmtest.GoingOn(script)
	}
	server := llmtest.NewScripted(script)
	defer server.Close()
	parser := asked.New(asked.Options{Model: llm.NewWriter(llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"}))})
	compared := 0
	// over returns the report, the share of results equal to the gold's with WikiSQL's execution,
	// and the wrong components.
	over := func(decide Decide, looks bool) (*Report, float64, int) {
		wrong, same := 0, 0
		var mu sync.Mutex
		w := Wiki{Questions: questions, Tables: tables, Parser: embedded,
			Decide: func(ctx context.Context, e Example) (Decision, error) {
				if e.Gold == nil || strings.Contains(e.Gold.SUQL(), `""`) { // a column without a name: no statement can refer to it
					return Decision{}, nil
				}
				base, opened := e.Parser.(*wikiBase), e.Input.Prober
				// The same question may be asked about different tables.
				e.Input = parse.Input{Question: oneLine(fmt.Sprintf("%s [%d]", e.Input.Question, e.Index)),
					Schema: base.plain()}
				golds.Store(e.Input.Question, e.Gold)
				e.Parser = parser
				p := wikiProber{base}
				if looks {
					e.Input.Prober, e.Right = p, func(q *query.Query) bool { return p.same(q, e.Gold) }
					if ownRuns {
						e.Input.Prober = opened
					}
				}
				d, err := decide(ctx, e)
				if err != nil || d.Query == nil {
					return d, err
				}
				mu.Lock()
				defer mu.Unlock()
				list, _ := said.Load(e.Input.Question)
				for _, c := range d.Components {
					if !looks && closed(c.Component) && c.P > 0 && len(base.table.Header) < 15 && once(d.Components, c.Component) {
						compared++
						if !list.(*decisions).holds(c.P) {
							t.Errorf("question %d: %s has %g, which the server never said", e.Index, c.Component.ID(), c.P)
						}
					}
				}
				if p.same(d.Query, e.Gold) {
					same++
				}
				wrong += astray(d.Query, e.Gold) + astray(e.Gold, d.Query)
				return d, nil
			}}
		before, _ := server.Counts()
		r, err := w.Run(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		after, _ := server.Counts()
		if n := float64(len(questions)); float64(after-before) > n*(1.1+r.AvgQuestions) {
			t.Errorf("%d requests for %.0f questions with %.2f questions back each: want one and one for each",
				after-before, n, r.AvgQuestions)
		} else {
			t.Logf("%.2f requests a question, %.2f questions back", float64(after-before)/n, r.AvgQuestions)
		}
		return r, float64(same) / float64(len(questions)), wrong
	}
	voice, err := nlg.New(nlg.Paper)
	if err != nil {
		t.Fatal(err)
	}
	base, ex, wrong := over(Best, false)
	t.Logf("without asking: query match %.3f, execution %.3f, %d wrong components, ECE %.3f, of results %.3f, by kind %v",
		base.AccQM, ex, wrong, base.ECE, base.ECEResult, base.Kinds)
	t.Logf("%d probabilities of closed choices are the server's", compared)
	if compared < 4*len(questions) {
		t.Error("too few were compared")
	}
	picks := Settings{User: TruthfulUser, Detector: errdetect.Gain(.9), K: 3, Seed: 1, Fresh: true}
	chat, ex, _ := over(Asking(picks, voice, 10), true)
	t.Logf("asked as the chat asks: query match %.3f, execution %.3f @ %.2f questions", chat.AccQM, ex, chat.AvgQuestions)
	if !ownRuns && (ex < .965 || chat.AvgQuestions > 2.5) {
		t.Errorf("as the chat asks, want .965 @ 2.5")
	}
	for _, detector := range strings.Fields(detectors) {
		d, err := errdetect.Parse(detector)
		if err != nil {
			t.Fatal(err)
		}
		r, ex, left := over(Asking(Settings{User: SimulatedUser, Detector: d, K: 3, Seed: 1, Fresh: true}, voice, 10), false)
		right := 1 - float64(left)/float64(max(wrong, 1))
		t.Logf("%-16s query match %.3f, execution %.3f @ %.2f questions, Q_r %.2f, %.1f %% of what was wrong put right",
			detector, r.AccQM, ex, r.AvgQuestions, r.QRight, 100*right)
		if (detector == "probability=0.95" || detector == "gain=0.9") && right < .88 {
			t.Errorf("%.0f %% of the wrong components are put right, want 88 %%", 100*right)
		}
	}
}

// nth is every nth question.
func nth(all []WikiQuestion, n int) (out []WikiQuestion) {
	for i := 0; i < len(all); i += max(n, 1) {
		out = append(out, all[i])
	}
	return out
}

// plain is the table as WikiSQL describes it: columns of texts and of numbers.
func (b *wikiBase) plain() *schema.Database {
	t := &schema.Table{Name: b.schema.Tables[0].Name, Rows: int64(len(b.table.Rows))}
	for i, name := range b.columns() {
		c := &schema.Column{Name: name, Label: b.table.Header[i], Type: schema.Text}
		if b.table.Types[i] == "real" {
			c.Type = schema.Real
		}
		t.Columns = append(t.Columns, c)
	}
	return &schema.Database{Name: "wikisql", Tables: []*schema.Table{t}}
}

// wikiProber runs queries like WikiSQL.
type wikiProber struct{ *wikiBase }

func (p wikiProber) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	rows, empty, err := p.run(q)
	return parse.Probe{Rows: len(rows), Fingerprint: fmt.Sprintf("%q", rows), Null: empty}, err
}

// run runs a query, and reports whether it aggregates nothing.
func (p wikiProber) run(q *query.Query) (rows []string, empty bool, err error) {
	if len(q.Select) != 1 || len(q.OrderBy)+len(q.GroupBy) > 0 || q.Written != nil {
		return nil, false, errForeign
	}
	said := &WikiQuery{Sel: p.indexOf(q.Select[0].Column), Agg: slices.Index(wikiAggs, q.Select[0].Agg)}
	for _, c := range q.Where {
		op := slices.Index(wikiOps, c.Op)
		if op < 0 || len(c.Values) != 1 {
			return nil, false, errForeign
		}
		said.Conds = append(said.Conds, [3]any{p.indexOf(c.Item.Column), op, c.Values[0].Text})
	}
	bare := *said
	bare.Agg = 0
	picked, err := p.table.Run(&bare)
	if err != nil || said.Agg == 0 {
		return picked, false, err
	}
	rows, err = p.table.Run(said)
	return rows, len(picked) == 0, err
}

// same reports whether two queries have the same result.
func (p wikiProber) same(a, b *query.Query) bool {
	x, _, errX := p.run(a)
	y, _, errY := p.run(b)
	return errX == nil && errY == nil && slices.Equal(x, y)
}

// oneLine is a question as sent to the model.
func oneLine(question string) string { return strings.Join(strings.Fields(question), " ") }

// astray counts the decided components of q that other lacks.
func astray(q, other *query.Query) int {
	n := 0
	for _, c := range query.Components(q) {
		if decided(c.Kind) && !talk.Has(other, c) {
			n++
		}
	}
	return n
}

// decisions are a server's decisions about one question.
type decisions struct {
	mu  sync.Mutex
	all []llmtest.Decided
}

func (l *decisions) add(d llmtest.Decided) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all = append(l.all, d)
}

// holds reports whether the server gave a probability, to 2e-4: it never gives more than .9999.
func (l *decisions) holds(p float64) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.ContainsFunc(l.all, func(d llmtest.Decided) bool { return math.Abs(d.P[d.Best]-p) <= 2e-4 })
}

// once reports whether a component occurs once: two equal ones share their probability.
func once(list []Predicted, c query.Component) bool {
	n := 0
	for _, o := range list {
		if o.Component.ID() == c.ID() {
			n++
		}
	}
	return n == 1
}

// closed reports whether a component is chosen from options shown to the server.
func closed(c query.Component) bool {
	switch c.Kind {
	case query.SelectColumn, query.WhereCount, query.WhereColumn, query.WhereOp:
		return true
	case query.SelectAgg:
		return c.Item.Column.Name != "*"
	}
	return false
}
