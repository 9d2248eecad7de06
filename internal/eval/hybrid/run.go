package hybrid

import (
	"context"
	"runtime"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
)

// Run configures an evaluation.
type Run struct {
	Dataset   string
	Questions []Question
	Tables    map[string]*Table
	Answerer  *Answerer
	Queries   *Queries // answers by queries instead; nil: no queries
	Limit     int      // number of questions in progress; 0: the number of processors
	// Linearised ranks texts by relevance to a question; nil: no baseline.
	Linearised func(question string, texts []string) []int
	output.Files
}

// Report is the result of an evaluation; all rates are fractions of all examples.
type Report struct {
	Dataset  string         `json:"dataset"`
	Examples int            `json:"examples"`
	Skipped  int            `json:"skipped"`
	Failed   int            `json:"failed,omitempty"` // a query failed; counts as wrong
	Settings map[string]any `json:"settings"`
	EM       float64        `json:"em"`
	F1       float64        `json:"f1"`
	// Recall is how often a row with the answer, itself or in a linked passage, is among the first.
	Recall       map[string]float64 `json:"recall_at,omitempty"`
	Microseconds float64            `json:"us_per_question"` // median
	Cells        Part               `json:"from_cells"`
	Passages     Part               `json:"from_passages"`
	Baseline     *Baseline          `json:"baseline,omitempty"`
}

// Part is the result for one source of answers.
type Part struct {
	N  int     `json:"n"`
	EM float64 `json:"em"`
}

func (p *Part) add(em float64) {
	p.N++
	p.EM += em
}

// mean converts sums to means.
func (p *Part) mean() { p.EM /= float64(max(1, p.N)) }

var recallAt = []int{1, 3, 5, 10}

// Prediction is one line of a predictions file.
type Prediction struct {
	Index      int     `json:"index"`
	QuestionID string  `json:"question_id"`
	Answer     string  `json:"answer"`
	Row        int     `json:"row"`
	Link       string  `json:"link,omitempty"`
	SUQL       string  `json:"suql,omitempty"`
	Sure       float64 `json:"sure"`
	Error      string  `json:"error,omitempty"`
}

// made is the outcome of an example.
type made struct {
	answer  Answer
	suql    string
	passage bool // read from a passage, not from a cell
	rows    []int
	nearest []int // by the baseline
	took    time.Duration
	err     error // of this question only
	ok      bool
}

// Run evaluates. Skipped questions have no table.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	out, err := r.answerAll(ctx)
	if err != nil {
		return nil, err
	}
	report := &Report{Dataset: r.Dataset, Examples: len(r.Questions), Recall: map[string]float64{}}
	if r.Linearised != nil {
		report.Baseline = &Baseline{Recall: map[string]float64{}}
	}
	n := float64(max(1, len(r.Questions)))
	var times []time.Duration
	for i := range out {
		q, m := &r.Questions[i], &out[i]
		if err := r.write(i, q, m); err != nil {
			return nil, err
		}
		if !m.ok {
			report.Skipped++
			continue
		}
		times = append(times, m.took)
		if m.err != nil {
			report.Failed++
		}
		em, f1 := Score(m.answer.Text, q.Answer)
		report.EM += em / n
		report.F1 += f1 / n
		if m.answer.Text != "" {
			part := &report.Cells
			if m.passage {
				part = &report.Passages
			}
			part.add(em)
		}
		q.recall(m.rows, report.Recall, 1/n)
		if report.Baseline != nil {
			q.recall(m.nearest, report.Baseline.Recall, 1/n)
		}
	}
	for _, part := range []*Part{&report.Cells, &report.Passages} {
		part.mean()
	}
	report.Microseconds = output.Median(times)
	return report, nil
}

// answerAll answers every question, table by table.
func (r *Run) answerAll(ctx context.Context) ([]made, error) {
	out := make([]made, len(r.Questions))
	var done atomic.Int64
	group, ctx := errgroup.WithContext(ctx)
	limit := r.Limit
	if limit <= 0 {
		limit = runtime.GOMAXPROCS(0)
	}
	group.SetLimit(limit)
	for _, of := range talk.Grouped(r.Questions, func(q Question) string { return q.Table }) {
		group.Go(func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			if t := r.Tables[r.Questions[of[0]].Table]; t != nil {
				if err := r.about(ctx, t, of, out); err != nil {
					return err
				}
			}
			r.Done(int(done.Add(int64(len(of)))), len(out))
			return nil
		})
	}
	return out, group.Wait()
}

// about answers the questions on one table.
func (r *Run) about(ctx context.Context, t *Table, questions []int, out []made) error {
	answer, closes, err := r.answering(ctx, t)
	if err != nil {
		return err
	}
	defer closes()
	var texts []string
	if r.Linearised != nil {
		texts = t.linearised()
	}
	for _, i := range questions {
		start := time.Now()
		out[i] = answer(r.Questions[i].Text)
		out[i].took, out[i].ok = time.Since(start), true
		if err := ctx.Err(); err != nil {
			return err
		}
		if r.Linearised != nil {
			out[i].nearest = r.Linearised(r.Questions[i].Text, texts)
		}
	}
	return nil
}

// answering returns a function that answers questions on a table, and one that releases its resources.
func (r *Run) answering(ctx context.Context, t *Table) (answer func(question string) made, closes func(), err error) {
	if r.Queries != nil {
		d, err := r.Queries.open(ctx, t)
		if err != nil {
			return nil, nil, err
		}
		return func(question string) made {
			got := d.answer(ctx, question)
			return made{answer: Answer{Text: got.text}, suql: got.suql, passage: got.passage, err: got.err}
		}, d.close, nil
	}
	s := r.Answerer.About(t)
	return func(question string) (m made) {
		m.answer, m.rows = s.Answer(question)
		m.passage = m.answer.Link != ""
		return m
	}, func() {}, nil
}

// recall adds a share for each number of rows that include one with the answer.
func (q *Question) recall(rows []int, at map[string]float64, share float64) {
	for _, k := range recallAt {
		if q.tracedTo(rows[:min(k, len(rows))]) {
			at[strconv.Itoa(k)] += share
		}
	}
}

// tracedTo reports whether the answer comes from one of the rows.
func (q *Question) tracedTo(rows []int) bool {
	return slices.ContainsFunc(q.Nodes, func(n Node) bool { return slices.Contains(rows, n.Row) })
}

func (r *Run) write(i int, q *Question, m *made) error {
	p := Prediction{Index: i, QuestionID: q.ID, Answer: m.answer.Text, Row: m.answer.Row, Link: m.answer.Link,
		Sure: m.answer.Sure, SUQL: m.suql}
	if m.err != nil {
		p.Error = m.err.Error()
	}
	if err := r.Predict(p); err != nil {
		return err
	}
	if em, _ := Score(m.answer.Text, q.Answer); em > 0 {
		return nil
	}
	return r.Wrong("%d %s\n\twanted %s\n\tgot    %s (row %d %s, %.2f) %s\n", i, q.Text, q.Answer, m.answer.Text,
		m.answer.Row, m.answer.Link, m.answer.Sure, m.suql)
}
