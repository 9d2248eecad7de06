package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/query"
)

// TestOffered asks the questions of our own sets and holds every question back against the rules that no price buys
// off. It takes a sample; all with SURELY_LONG.
func TestOffered(t *testing.T) {
	every := 6
	if os.Getenv("SURELY_LONG") != "" {
		every = 1
	}
	chat := evalChatOn(t, "2026-11-27")
	asked, choices := 0, 0
	for _, set := range []struct{ name, part string }{{"plain", "read"}, {"open", "open"}} {
		folder := filepath.Join("../../benchmarks/everyday", set.name)
		questions, err := eval.ReadCases(filepath.Join(folder, "questions.json"), filepath.Join(folder, "data"), set.part, 0)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range questions {
			if i%every > 0 || len(c.Turns) > 1 {
				continue
			}
			asked++
			src, err := chat.Open(t.Context(), c.Origin.Path)
			if err != nil {
				t.Fatal(err)
			}
			var conv agent.Conversation
			src.Agent.Handle(t.Context(), &conv, agent.Message{Type: agent.AskMessage, Text: c.Turns[0]}, func(e agent.Event) {
				if e, ok := e.(agent.ClarifyEvent); ok {
					choices++
					for _, fault := range faults(t, src, e) {
						t.Errorf("%s %q: %s: %s", c.Data, c.Turns[0], fault, heard(e))
					}
				}
			})
			src.Close()
		}
	}
	t.Logf("%d of %d questions are asked back", choices, asked)
	if choices == 0 {
		t.Error("nothing was asked back, so nothing was checked")
	}
}

// faults returns the rules that a question back breaks.
func faults(t *testing.T, src *eval.Source, e agent.ClarifyEvent) (out []string) {
	var options []agent.Option
	for _, o := range e.Options {
		if o.Query != nil {
			options = append(options, o)
		}
	}
	if len(options) < 2 {
		return []string{"fewer than two options"}
	}
	results := make([]string, len(options))
	for i, o := range options {
		if strings.Contains(o.Reading, "leaving out") {
			out = append(out, "option "+o.ID+" leaves out a word")
		}
		columns, rows, err := src.Run(t.Context(), o.Query.SUQL())
		results[i] = fmt.Sprint(len(columns), rows, err)
		if onlyKeys(src, o.Query) {
			out = append(out, "option "+o.ID+" shows keys")
		}
		if i > 0 && query.IsOpposite(options[0].Query, o.Query) {
			out = append(out, "option "+o.ID+" is the opposite of the first")
		}
	}
	for i := range options {
		for k := range i {
			switch {
			case options[i].Text == options[k].Text:
				out = append(out, "two options read alike")
			case results[i] == results[k] && !options[i].Query.ReadsTexts():
				out = append(out, "two options have the same result")
			}
		}
	}
	return out
}

// onlyKeys reports whether a query shows nothing but keys of rows that have names.
func onlyKeys(src *eval.Source, q *query.Query) bool {
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		table := src.Schema.Table(q.From.Table(it.Column.Table))
		return it.Agg != query.None || it.Calc != nil || table == nil || table.Title() == nil ||
			!slices.Equal(table.Key, []string{it.Column.Name}) || table.Title().Name == it.Column.Name
	})
}
