package suql

import (
	"context"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// runDocument answers a question about a document, as in answer('notes.txt', 'who came?').
func (e *Engine) runDocument(ctx context.Context, d *syntax.Document, o RunOptions) (*Result, error) {
	start := time.Now()
	if e.options.Document == nil {
		return nil, &Error{Code: "58P01", Message: fmt.Sprintf("there is no document %q", d.File)}
	}
	text, err := e.options.Document(d.File)
	if err != nil {
		return nil, &Error{Code: "58P01", Message: err.Error()}
	}
	r := e.newRun(nil, o)
	request := verdict.Request{Task: verdict.Answer, Question: d.Question, Form: verdict.Text, Text: text}
	label, name := fmt.Sprintf("answer('%s', '%s')", d.File, d.Question), syntax.Answer
	if d.Summary {
		request = verdict.Request{Task: verdict.Summary, Text: text}
		label, name = fmt.Sprintf("summary('%s')", d.File), syntax.Summary
	}
	answer := noInformation
	if !isEmptyText(text) {
		answer = r.asker.decision(request)
		if err := r.asker.ask(ctx, []*decision{answer}); err != nil {
			return nil, asError(err)
		}
	}
	r.result.Columns = []string{name}
	switch answer.state {
	case decided:
		r.result.Rows = [][]any{{answer.verdict.Answer}}
		if answer.verdict.Quote != "" {
			r.result.Evidence = append(r.result.Evidence, evidence(0, label, answer.verdict))
		}
	default:
		r.result.Rows = [][]any{{nil}}
		r.warnFailure(0, label, answer)
	}
	return r.finish(ctx, start), nil
}
