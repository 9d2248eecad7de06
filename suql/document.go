package suql

import (
	"context"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// document answers a question about a document instead of the database, as in answer('notes.txt', 'who came?').
func (e *Engine) document(ctx context.Context, d *syntax.Document, o RunOptions) (*Result, error) {
	start := time.Now()
	if e.o.Document == nil {
		return nil, &Error{Code: "58P01", Message: fmt.Sprintf("there is no document %q", d.File)}
	}
	text, err := e.o.Document(d.File)
	if err != nil {
		return nil, &Error{Code: "58P01", Message: err.Error()}
	}
	r := e.newRun(nil, o)
	request := verdict.Request{Task: verdict.Answer, Question: d.Question, Form: verdict.Text, Text: text}
	shown, name := fmt.Sprintf("answer('%s', '%s')", d.File, d.Question), syntax.Answer
	if d.Summary {
		request = verdict.Request{Task: verdict.Summary, Text: text}
		shown, name = fmt.Sprintf("summary('%s')", d.File), syntax.Summary
	}
	known := noInformation
	if !isEmptyText(text) {
		known = r.asker.decision(request)
		if err := r.asker.ask(ctx, []*decision{known}); err != nil {
			return nil, asError(err)
		}
	}
	r.result.Columns = []string{name}
	switch known.state {
	case decided:
		r.result.Rows = [][]any{{known.verdict.Answer}}
		if known.verdict.Quote != "" {
			r.result.Evidence = append(r.result.Evidence, evidence(0, shown, known.verdict))
		}
	default:
		r.result.Rows = [][]any{{nil}}
		r.warnFailure(0, shown, known)
	}
	return r.finish(ctx, start), nil
}
