// Package rows measures questions end to end: of the rows that come back, how many satisfy every condition of the
// question, and how many questions are left without an answer although there is one. Beside it stands the simplest rule
// that could do instead: every row as one text, the texts nearest to the question.
package rows

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Question is one question of a file; its id says which judgement is about it.
type Question struct {
	ID       int    `json:"id"`
	Question string `json:"question"`
}

// Judged says which rows answer a question: those whose keys the statement finds, of which the fact sheets say yes to
// every topic ("a|b": to one of them), and which are among Rows, where somebody chose by hand.
type Judged struct {
	ID     int      `json:"id"`
	SUQL   string   `json:"suql"`
	Topics []string `json:"topics"`
	Rows   []int64  `json:"rows"` // nil: nothing was left to judge by hand
}

// judge names what a question's rows are judged by.
func (j *Judged) judge() string {
	switch {
	case j.Rows != nil:
		return "hand"
	case len(j.Topics) > 0:
		return "sheets"
	}
	return "columns"
}

// Table is what a statement gave.
type Table struct {
	Columns []string
	Rows    [][]any
}

// Run says how to evaluate.
type Run struct {
	Questions []Question
	Judged    map[int]*Judged
	Sheets    map[string]map[string]string // by key of the row and topic: what a careful reader answers
	Ask       func(ctx context.Context, question string) (*Table, string, error)
	Query     func(ctx context.Context, statement string) (*Table, error)
	// Linearised ranks texts by how much they speak of a question, best first; nil: no baseline.
	Linearised func(question string, texts []string) []int
	output.Files
}

// Report is what an evaluation found.
type Report struct {
	Dataset  string         `json:"dataset"`
	Examples int            `json:"examples"`
	Settings map[string]any `json:"settings"`
	Found
	Microseconds float64           `json:"us_per_question"` // median
	Baseline     map[string]*Found `json:"baseline,omitempty"`
}

// Found adds up the rows that came back. Right, Empty and Missed are shares: of the judged rows, of the questions, of
// the questions.
type Found struct {
	Rows     int              `json:"rows"`
	Unjudged int              `json:"unjudged"` // rows nothing says anything about; in none of the shares
	Right    float64          `json:"right"`    // satisfy every condition
	Empty    float64          `json:"empty"`    // questions that no row came back for
	Missed   float64          `json:"missed"`   // of them those that a row would have answered
	By       map[string]*Part `json:"by"`       // what the rows were judged by: columns alone, fact sheets, hand
}

// Part are the rows judged in one way.
type Part struct {
	Rows  int `json:"rows"`
	Right int `json:"right"`
}

// Prediction is one line of a predictions file.
type Prediction struct {
	Index    int                 `json:"index"`
	ID       int                 `json:"id"`
	SUQL     string              `json:"suql"`
	Rows     []string            `json:"rows"`
	Judge    string              `json:"judge,omitempty"`
	Right    []string            `json:"right"`
	Baseline map[string][]string `json:"baseline,omitempty"`
}

// tops are how many rows the baseline returns.
var tops = []int{1, 3}

// Run asks every question.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	report := &Report{Dataset: "rows", Examples: len(r.Questions), Found: newFound()}
	var texts map[string]*linear
	if r.Linearised != nil {
		texts, report.Baseline = map[string]*linear{}, map[string]*Found{}
		for _, k := range tops {
			f := newFound()
			report.Baseline[baselineName(k)] = &f
		}
	}
	var times []time.Duration
	for i, q := range r.Questions {
		start := time.Now()
		got, suql, err := r.Ask(ctx, q.Question)
		if err != nil {
			return nil, fmt.Errorf("question %d: %w", q.ID, err)
		}
		times = append(times, time.Since(start))
		j := r.Judged[q.ID]
		right, err := r.right(ctx, j)
		if err != nil {
			return nil, fmt.Errorf("judge question %d: %w", q.ID, err)
		}
		p := Prediction{Index: i, ID: q.ID, SUQL: suql, Rows: got.keys(right), Right: right.keys}
		if j != nil {
			p.Judge = j.judge()
		}
		report.add(p.Rows, j, right)
		if j != nil && r.Linearised != nil {
			t, err := r.linear(ctx, texts, right)
			if err != nil {
				return nil, err
			}
			p.Baseline = map[string][]string{}
			order := r.Linearised(q.Question, t.texts)
			for _, k := range tops {
				name := baselineName(k)
				for _, n := range order[:min(k, len(order))] {
					p.Baseline[name] = append(p.Baseline[name], t.keys[n])
				}
				report.Baseline[name].add(p.Baseline[name], j, right)
			}
		}
		if err := r.write(q, &p); err != nil {
			return nil, err
		}
		r.Done(i+1, len(r.Questions))
	}
	report.share(len(r.Questions))
	for _, f := range report.Baseline {
		f.share(len(r.Questions))
	}
	report.Microseconds = output.Median(times)
	return report, nil
}

func baselineName(k int) string { return fmt.Sprintf("linearised, top %d", k) }

// answer is the rows that answer a question.
type answer struct {
	column string // of the key
	table  string
	keys   []string
}

// right returns the rows that answer a question.
func (r *Run) right(ctx context.Context, j *Judged) (answer, error) {
	if j == nil {
		return answer{}, nil
	}
	t, err := r.Query(ctx, j.SUQL)
	if err != nil {
		return answer{}, err
	}
	if len(t.Columns) != 1 {
		return answer{}, fmt.Errorf("%s: one column is wanted, the key", j.SUQL)
	}
	a := answer{column: t.Columns[0], table: tableOf(j.SUQL), keys: []string{}}
	for _, row := range t.Rows {
		key := fmt.Sprint(row[0])
		if r.says(key, j.Topics) && (j.Rows == nil || slices.ContainsFunc(j.Rows,
			func(k int64) bool { return fmt.Sprint(k) == key })) {
			a.keys = append(a.keys, key)
		}
	}
	return a, nil
}

// says reports whether the fact sheet of a row says yes to all topics.
func (r *Run) says(key string, topics []string) bool {
	for _, t := range topics {
		if !slices.ContainsFunc(strings.Split(t, "|"), func(t string) bool { return r.Sheets[key][t] == verdict.Yes }) {
			return false
		}
	}
	return true
}

// tableOf is the word after FROM.
func tableOf(statement string) string {
	words := strings.Fields(statement)
	if i := slices.Index(words, "FROM"); i >= 0 && i+1 < len(words) {
		return words[i+1]
	}
	return ""
}

// keys are the keys of a table's rows. Rows without one, such as a count, have none, and answer nothing that asks for
// rows.
func (t *Table) keys(a answer) []string {
	keys := []string{}
	at := slices.Index(t.Columns, a.column)
	for _, row := range t.Rows {
		key := ""
		if at >= 0 {
			key = fmt.Sprint(row[at])
		}
		keys = append(keys, key)
	}
	return keys
}

// linear is a table whose every row is one text.
type linear struct{ keys, texts []string }

// linear reads the table that a question is about.
func (r *Run) linear(ctx context.Context, known map[string]*linear, a answer) (*linear, error) {
	if l := known[a.table]; l != nil {
		return l, nil
	}
	t, err := r.Query(ctx, "SELECT * FROM "+a.table)
	if err != nil {
		return nil, fmt.Errorf("read the rows to linearise: %w", err)
	}
	l := &linear{keys: t.keys(a)}
	for _, row := range t.Rows {
		var b strings.Builder
		for i, v := range row {
			fmt.Fprintf(&b, "%s: %s\n", t.Columns[i], plain(v))
		}
		l.texts = append(l.texts, b.String())
	}
	known[a.table] = l
	return l, nil
}

// plain is a value as a text has it: a list's elements one after the other.
func plain(v any) string {
	list, ok := v.([]any)
	if !ok {
		return fmt.Sprint(v)
	}
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i] = plain(e)
	}
	return strings.Join(parts, ", ")
}

func newFound() Found { return Found{By: map[string]*Part{}} }

// add counts the rows that came back for a question.
func (f *Found) add(keys []string, j *Judged, right answer) {
	f.Rows += len(keys)
	if len(keys) == 0 {
		f.Empty++
		if len(right.keys) > 0 {
			f.Missed++
		}
	}
	for _, key := range keys {
		if j == nil {
			f.Unjudged++
			continue
		}
		part := f.By[j.judge()]
		if part == nil {
			part = &Part{}
			f.By[j.judge()] = part
		}
		part.Rows++
		if slices.Contains(right.keys, key) {
			part.Right++
		}
	}
}

// share makes shares of the counts.
func (f *Found) share(questions int) {
	right := 0
	for _, p := range f.By {
		right += p.Right
	}
	f.Right = float64(right) / float64(max(1, f.Rows-f.Unjudged))
	f.Empty /= float64(max(1, questions))
	f.Missed /= float64(max(1, questions))
}

// write writes a prediction down, and for people what is wrong with it.
func (r *Run) write(q Question, p *Prediction) error {
	if err := r.Predict(p); err != nil {
		return err
	}
	wrong := p.Judge != "" && slices.ContainsFunc(p.Rows, func(key string) bool { return !slices.Contains(p.Right, key) })
	if !wrong && (len(p.Rows) > 0 || len(p.Right) == 0) {
		return nil
	}
	return r.Wrong("%d %s\n  %s\n  came back %v, right by %s %v\n", p.ID, q.Question, p.SUQL, p.Rows, p.Judge, p.Right)
}
