package model

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// message is what the model is sent: a line for each thing that is told, the question last but for how the statement is
// to begin. Nothing that a person or the database says makes a line of its own.
type message struct {
	question string
	earlier  []string
	values   []string // where words of the question occur in the data
	begin    string   // the statement up to what was refused
	choices  []choice // what else may stand there
	kept     []string // what the person said is right
	refused  []string // what the person said it is not
	empty    []string // statements that gave no rows
	problem  *problem // what was wrong with the last try
}

// problem is a statement that the checker refused, with its words and places.
type problem struct{ suql, err string }

// message says what is wanted.
func (a *asking) message() message {
	m := message{question: a.in.Question, values: a.mentioned()}
	for _, t := range a.in.History {
		e := "Earlier question: " + line(t.Question) + "\n" + line(t.SUQL) + ";"
		rows := ""
		for _, r := range t.Rows {
			if text.Names(r.Title) {
				rows += r.Key + ": " + r.Title + "; "
			}
		}
		if rows != "" {
			e += "\n-- rows: " + line(rows)
		}
		m.earlier = append(m.earlier, e)
	}
	for _, q := range a.in.Empty {
		m.empty = append(m.empty, q.SUQL())
	}
	for _, c := range a.in.Constraints.Confirmed {
		m.kept = append(m.kept, c.ID())
	}
	for _, c := range a.in.Constraints.Forbidden {
		m.refused = append(m.refused, c.ID())
	}
	return m
}

// line is a text in one line.
func line(s string) string { return strings.Join(strings.Fields(s), " ") }

// String writes the message.
func (m message) String() string {
	var b strings.Builder
	for _, e := range m.earlier {
		b.WriteString(e + "\n")
	}
	tell := func(what string, list []string) {
		for _, x := range list {
			fmt.Fprintf(&b, "%s: %s\n", what, line(x))
		}
	}
	tell("Value", m.values)
	tell("Kept", m.kept)
	tell("Refused", m.refused)
	tell("Empty", m.empty)
	if m.problem != nil {
		tell("Wrong", []string{m.problem.suql})
		tell("Problem", []string{m.problem.err})
	}
	tell("Question", []string{m.question})
	if m.begin != "" {
		tell("Begin", []string{m.begin})
	}
	if len(m.choices) > 0 {
		b.WriteString("Choices:\n")
		for _, c := range m.choices {
			fmt.Fprintf(&b, "%s: %s\n", c.Letter, line(c.Is))
		}
	}
	return strings.TrimSpace(b.String())
}
