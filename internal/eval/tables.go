package eval

import (
	"fmt"
	"strings"
)

// TableCases reads questions of WikiTableQuestions' form, about single tables and with known answers, at most limit of
// them (0: all).
func TableCases(questions, tables string, limit int) (out []Case, err error) {
	known := map[string]table{}
	err = ReadLines(tables, func(t table) error {
		id := t.Name
		t.Name = "table"
		known[id] = t
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = ReadLines(questions, func(q struct {
		ID, Question, Table string
		Answer              []string
	}) error {
		t, ok := known[q.Table]
		if q.Question == "" || !ok {
			return fmt.Errorf("no question, or no table %q in %s", q.Table, tables)
		}
		out = append(out, Case{ID: q.ID, Data: q.Table, Turns: []string{q.Question}, Answer: q.Answer,
			Means: strings.Join(q.Answer, "; "), Origin: Origin{Tables: []table{t}}})
		return nil
	})
	return first(out, limit), err
}
