package dir

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval/talk"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/words/text"
)

// Chat is the chat itself, with an agent that never asks back.
func Chat(name string, ag *agent.Agent, db *schema.Database) System {
	return System{Name: name, Ask: func(ctx context.Context, q *Question, _ int) (out Answer, err error) {
		o, err := (&talk.Talk{Agent: ag}).Ask(ctx, q.Text, talk.Silent)
		switch {
		case err != nil:
			return out, err
		case o.Failed != nil:
			return out, errors.New(o.Failed.Message)
		case o.Ran():
			out = answerOf(o, db)
		default: // it cannot be answered as such: what can be asked about these rows?
			out.Subjects = names(o.Aspects)
		}
		return out, nil
	}}
}

// answerOf converts a result: names of rows, a number, or aspects mentioned.
func answerOf(e *talk.Outcome, db *schema.Database) (out Answer) {
	out.Decisions = e.Stats.Verdicts
	out.Subjects = names(e.Aspects)
	if e.Query == nil {
		for _, row := range e.Rows {
			out.Subjects = append(out.Subjects, fmt.Sprint(row[0]))
		}
		return out
	}
	if len(e.Rows) == 1 && len(e.Rows[0]) == 1 {
		if n, ok := e.Rows[0][0].(int64); ok {
			count := int(n)
			out.Count = &count
		}
	}
	t := db.Table(e.Query.From.Tables[0])
	if t == nil {
		return out
	}
	at := titleOf(t, e.Columns)
	for _, row := range e.Rows {
		if at >= 0 {
			out.Rows = append(out.Rows, fmt.Sprint(row[at]))
		}
	}
	if len(out.Subjects) == 0 {
		out.Subjects = e.Columns // an overview names what its columns are about
	}
	return out
}

func names(aspects []agent.Aspect) (out []string) {
	for _, a := range aspects {
		out = append(out, a.Name)
	}
	return out
}

func titleOf(t *schema.Table, columns []string) int {
	if title := t.Title(); title != nil {
		return slices.Index(columns, title.Name)
	}
	return -1
}

// mostPassages is the number of passages that answer an exploratory question if a system only finds
// passages.
const mostPassages = 5

// described is a row with its text.
type described struct {
	name string
	text string
}

// mostRows is how many rows are ranked.
const mostRows = 1000

// Retrieval is the simplest rule: the nearest rows of a table, each as one text.
func Retrieval(ctx context.Context, src *store.Source, table string,
	rank func(question string, texts []string) []int) (*System, error) {
	t := src.Schema().Table(table)
	if t == nil {
		return nil, fmt.Errorf("there is no table %q", table)
	}
	var names []string
	for _, col := range t.Visible() {
		if col.Role == schema.Title || col.Role == schema.FreeText || col.Role == schema.Enumeration {
			names = append(names, col.Name)
		}
	}
	lines, err := src.Sample(ctx, table, names, mostRows)
	if err != nil {
		return nil, err
	}
	title := titleOf(t, names)
	rows := make([]described, len(lines))
	for i, line := range lines {
		rows[i] = described{line[max(0, title)], strings.Join(line, ". ")}
	}
	texts := make([]string, len(rows))
	for i, r := range rows {
		texts[i] = r.text
	}
	retrieval := System{Name: "retrieval alone", Ask: func(_ context.Context, q *Question,
		wanted int) (out Answer, _ error) {
		for i, row := range rank(q.Text, texts)[:min(max(wanted, mostPassages), len(rows))] {
			if i < wanted {
				out.Rows = append(out.Rows, rows[row].name)
			}
			for _, w := range text.Words(rows[row].text) {
				if q.Exploratory() && slices.ContainsFunc(q.Aspects, func(a string) bool { return text.Stem(a) == w }) &&
					!slices.Contains(out.Subjects, w) {
					// Only their number counts: it is unknown which words of a passage are meant.
					out.Subjects = append(out.Subjects, w)
				}
			}
		}
		return out, nil
	}}
	return &retrieval, nil
}
