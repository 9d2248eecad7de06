package hybrid

import (
	"bytes"
	"context"
	"embed"
	"fmt"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/columns/documents"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// Case is a question about a folder of tables and documents.
type Case struct {
	ID       string
	Question string
	Answers  []string // all of them together are right
	Folder   string   // empty: its table is missing
}

// Run configures an evaluation.
type Run struct {
	Dataset string
	Cases   []Case
	Open    func(ctx context.Context, folder string) (*talk.Source, error) // as the chat does
	output.Files
}

// Report is the result of an evaluation; all rates are fractions of all examples.
type Report struct {
	Dataset      string         `json:"dataset"`
	Examples     int            `json:"examples"`
	Skipped      int            `json:"skipped"`
	Settings     map[string]any `json:"settings"`
	EM           float64        `json:"em"`
	F1           float64        `json:"f1"`
	Microseconds float64        `json:"us_per_question"` // median
	Documents    Part           `json:"from_documents"`
	Queries      Part           `json:"from_queries"`
	Unanswered   float64        `json:"unanswered"`
}

// Part is the result for one source of answers.
type Part struct {
	N  int     `json:"n"`
	EM float64 `json:"em"` // of those
}

// add counts an answer; the mean is kept.
func (p *Part) add(em float64) {
	p.N++
	p.EM += (em - p.EM) / float64(p.N)
}

// prediction is one line of a predictions file.
type prediction struct {
	Index      int     `json:"index"`
	QuestionID string  `json:"question_id"`
	Answer     string  `json:"answer"`
	SUQL       string  `json:"suql,omitempty"`
	Sure       float64 `json:"sure"`
	Error      string  `json:"error,omitempty"`
}

// Run asks the chat every question.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	out := &Report{Dataset: r.Dataset, Examples: len(r.Cases)}
	answers := make([]*talk.Outcome, len(r.Cases))
	values := make([][]string, len(r.Cases))
	var times []time.Duration
	paths := make([]string, len(r.Cases))
	for i, c := range r.Cases {
		paths[i] = c.Folder
	}
	err := talk.Each(ctx, &r.Files, paths, r.Open, func(ctx context.Context, src *talk.Source, i int) (err error) {
		if answers[i], err = (&talk.Talk{Agent: src.Agent}).Ask(ctx, r.Cases[i].Question, talk.Silent); err != nil {
			return err
		}
		for _, v := range answers[i].Values(src.Schema) {
			values[i] = append(values[i], fmt.Sprint(v))
		}
		times = append(times, answers[i].Took)
		return nil
	})
	if err != nil {
		return nil, err
	}
	for i, o := range answers {
		if err := r.score(out, i, o, values[i]); err != nil {
			return nil, err
		}
	}
	n := float64(max(1, len(r.Cases)))
	out.EM, out.F1, out.Unanswered = out.EM/n, out.F1/n, out.Unanswered/n
	out.Microseconds = output.Median(times)
	return out, nil
}

// score adds up one answer.
func (r *Run) score(out *Report, i int, o *talk.Outcome, values []string) error {
	c := &r.Cases[i]
	p := prediction{Index: i, QuestionID: c.ID, Answer: strings.Join(values, "; ")}
	if o == nil {
		out.Skipped++
		return r.Predict(p)
	}
	em, f1 := c.Score(values)
	out.EM += em
	out.F1 += f1
	p.SUQL, p.Sure = o.SUQL, o.Sure()
	switch {
	case len(values) == 0:
		out.Unanswered++
	case o.Query == nil:
		out.Documents.add(em)
	default:
		out.Queries.add(em)
	}
	if o.Failed != nil {
		p.Error = o.Failed.Code + ": " + o.Failed.Message
	}
	if err := r.Predict(p); err != nil || em > 0 {
		return err
	}
	return r.Wrong("%d %s\n\twanted %s\n\tgot    %s (%.2f) %s\n\tsays   %s %s\n", i, c.Question,
		strings.Join(c.Answers, "; "), p.Answer, p.Sure, p.SUQL, o.Reply, p.Error)
}

// Score compares an answer with the gold: exact match, and word overlap. Lists are equal in any order.
func (c *Case) Score(values []string) (em, f1 float64) {
	g, w := official(strings.Join(values, " ")), official(strings.Join(c.Answers, " "))
	if len(values) > 0 && (g == w || documents.Key(values) == documents.Key(c.Answers)) {
		return 1, 1
	}
	return 0, reader.WordF1(g, w)
}

// official normalises an answer by SQuAD's rules: lower case, without punctuation, then without articles. Only ASCII
// punctuation is removed, leaving no space.
func official(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if !strings.ContainsRune("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", r) {
			b.WriteRune(r)
		}
	}
	words := strings.Fields(b.String())
	kept := words[:0]
	for _, w := range words {
		if w != "a" && w != "an" && w != "the" {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, " ")
}

// heldOut are span models that have not seen the questions of HybridQA, and of the mix: the one in the program has.
//
//go:embed heldout/*.bin
var heldOut embed.FS

// HeldOut is an embedded reader whose spans were trained without a data set's questions.
func HeldOut(name string) (*reader.Embedded, error) {
	file, err := heldOut.ReadFile("heldout/" + name + ".bin")
	if err != nil {
		return nil, err
	}
	m, err := reader.ReadModel(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("load the spans without %s: %w", name, err)
	}
	return reader.NewEmbedded(reader.Options{Model: m})
}
