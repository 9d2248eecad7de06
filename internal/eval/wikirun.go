package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Wiki says how to evaluate on questions of WikiSQL's form.
type Wiki struct {
	Questions []WikiQuestion
	Tables    map[string]*WikiTable
	Parser    parse.Parser // the chat's
	Decide    Decide       // nil: Best
	// Over puts another parser in the place of the embedded one, or beside it; nil: the embedded one reads the questions.
	Over  func(embedded parse.Parser) parse.Parser
	Seen  []string // headers of the tables that were trained on, as HeaderKey writes them; nil: unknown
	Watch Watch
	output.Files
}

// NewWiki reads questions, at most limit of them (0: all), with their tables; the parser is not set.
func NewWiki(user, questions, tables string, limit int) (*Wiki, error) {
	if user == TruthfulUser {
		return nil, errors.New("the truthful user chooses between whole readings, as 'surely eval spider' offers them: " +
			"take --user simulated here")
	}
	qs, err := ReadWikiQuestions(questions, limit)
	if err != nil {
		return nil, fmt.Errorf("read questions: %w", err)
	}
	ts, err := ReadWikiTables(tables)
	if err != nil {
		return nil, fmt.Errorf("read tables: %w", err)
	}
	return &Wiki{Questions: qs, Tables: ts}, nil
}

// HeaderKey identifies a list of headers.
func (t *WikiTable) HeaderKey() string { return strings.ToLower(strings.Join(t.Header, "\x00")) }

// wikiRun is an evaluation under way.
type wikiRun struct {
	*Wiki
	account
	seen           map[string]bool
	unseen, filled tally
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
		if made[i].table == nil {
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
func (m *wikiMade) judge(b *wikiBase, q *WikiQuestion) error {
	want, err := m.table.Run(&q.SQL)
	if err != nil {
		return fmt.Errorf("gold: %w", err)
	}
	m.filled = len(want) > 0
	if m.decision.Query == nil {
		return nil
	}
	m.said, err = b.wiki(m.decision.Query)
	if errors.Is(err, errForeign) { // wrong, whatever it gives
		return nil
	}
	if err != nil {
		return err
	}
	got, err := m.table.Run(m.said)
	if err != nil {
		return err
	}
	m.qm, m.ex, m.values = m.said.Same(&q.SQL), slices.Equal(got, want), sameValues(got, want)
	return nil
}

// score adds up what came of a question, and writes the prediction down.
func (r *wikiRun) score(i int, m *wikiMade, prediction *Prediction) error {
	q, d := &r.Questions[i], &m.decision
	r.times = append(r.times, m.took)
	r.asked(d)
	qm, ex, values := m.qm, m.ex, m.values
	if m.said != nil {
		prediction.Query = m.said
	}
	r.all.addValues(qm, ex, values)
	if r.Seen != nil && !r.seen[m.table.HeaderKey()] {
		r.unseen.addValues(qm, ex, values)
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
	}{i, m.text, m.table.Header, q.SQL, m.said, d.Sure})
}

func (r *wikiRun) report() *Report {
	out := r.account.report("wikisql", len(r.Questions))
	for name, t := range map[string]*tally{"unseen headers": &r.unseen, "gold result not empty": &r.filled} {
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
	table    *WikiTable // nil: it is not there
	gold     *query.Query
	text     string

	said           *WikiQuery // in WikiSQL's form, where it has one
	qm, ex, values bool
	filled         bool // the gold gives something
}

// decideAll decides all questions on all cores, a table at a time.
func (w *Wiki) decideAll(ctx context.Context, decide Decide) ([]wikiMade, error) {
	made := make([]wikiMade, len(w.Questions))
	var done atomic.Int64
	err := eachWiki(ctx, w.Questions, w.Tables, w.Parser, func(ctx context.Context, b *wikiBase, questions []int) error {
		for _, i := range questions {
			if err := ctx.Err(); err != nil {
				return err
			}
			m := &made[i]
			if err := w.decided(ctx, decide, b, i, m); err != nil {
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

// decided decides one question.
func (w *Wiki) decided(ctx context.Context, decide Decide, b *wikiBase, i int, m *wikiMade) (err error) {
	q := &w.Questions[i]
	m.table, m.text = b.table, q.Question
	e := b.example(i, m.text, &q.SQL)
	m.gold = e.Gold
	if w.Over != nil {
		e.Parser = w.Over(e.Parser)
	}
	start := time.Now()
	m.decision, err = decide(ctx, e)
	m.took = time.Since(start)
	if err != nil {
		return err
	}
	return m.judge(b, q)
}
