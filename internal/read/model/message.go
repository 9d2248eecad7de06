package model

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// message is what the model is asked: one line per item, with the question last, followed only by the statement's
// beginning. Texts from people or the database cannot start a line of their own.
type message struct {
	question string
	earlier  []string
	values   []string // occurrences of the question's words in the data
	begin    string   // the statement up to the refused part
	kept     []string // confirmed parts
	refused  []string // refused parts
	problem  *problem // what was wrong with the last attempt
}

// problem is a rejected statement with the checker's message and positions.
type problem struct{ suql, err string }

// message builds the message.
func (a *parseSession) message() message {
	m := message{question: a.in.Question, values: a.mentioned()}
	for _, t := range a.in.History {
		e := "Earlier question: " + line(t.Question) + "\n" + line(t.SUQL) + ";"
		rows := ""
		for _, r := range t.Rows {
			if text.IsNameLike(r.Title) {
				rows += r.Key + ": " + r.Title + "; "
			}
		}
		if rows != "" {
			e += "\n-- rows: " + line(rows)
		}
		m.earlier = append(m.earlier, e)
	}
	for _, c := range a.in.Constraints.Confirmed {
		m.kept = append(m.kept, c.ID())
	}
	for _, c := range a.in.Constraints.Forbidden {
		m.refused = append(m.refused, c.ID())
	}
	return m
}

// line returns a text as a single line.
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
	if m.problem != nil {
		tell("Wrong", []string{m.problem.suql})
		tell("Problem", []string{m.problem.err})
	}
	tell("Question", []string{m.question})
	if m.begin != "" {
		tell("Begin", []string{m.begin})
	}
	return strings.TrimSpace(b.String())
}
