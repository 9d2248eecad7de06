package app_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"github.com/ask-surely/surely/agent"
)

// TestTalks plays scripts of conversations: what a person types, and what comes of it. A line is a reply while a
// clarification is open, and else a question. -rewrite accepts what comes of them now.
func TestTalks(t *testing.T) {
	chat := evalChatOn(t, "2026-06-15")
	datadriven.RunTest(t, "testdata/talks.txt", func(t *testing.T, d *datadriven.TestData) string {
		src, err := chat.Open(t.Context(), filepath.Join("testdata/talks", d.Cmd+".csv"))
		if err != nil {
			t.Fatal(err)
		}
		defer src.Close()
		var conv agent.Conversation
		var out strings.Builder
		for line := range strings.Lines(d.Input) {
			line = strings.TrimSpace(line)
			m := agent.Message{Type: agent.AskMessage, Text: line}
			if conv.Pending() {
				m = agent.Message{Type: agent.AnswerMessage, Value: line}
			}
			fmt.Fprintf(&out, "> %s\n", line)
			src.Agent.Handle(t.Context(), &conv, m, func(e agent.Event) { out.WriteString(heard(e)) })
		}
		return out.String()
	})
}

// heard describes an event in a line or a few.
func heard(e agent.Event) string {
	switch e := e.(type) {
	case agent.InsteadEvent:
		return "a new question\n"
	case agent.ClarifyEvent:
		out := "asks: " + e.Question
		if e.Explained {
			out += " (" + e.Because + ")"
		}
		for _, o := range e.Options {
			out += "\n  " + o.ID + " " + o.Text
		}
		return out + "\n"
	case agent.ResultEvent:
		out := "states: "
		if e.Guess {
			out = "guesses: "
		}
		out += e.SUQL + "\n  " + e.Reply
		for _, o := range e.Alternatives {
			out += "\n  or " + o.Text
		}
		return out + "\n"
	case agent.ReplyEvent:
		return "says: " + e.Text + "\n"
	case agent.ErrorEvent:
		return "fails: " + e.Message + "\n"
	}
	return ""
}
