package agent

import (
	"cmp"
	"context"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Definition is the outcome of a sentence that defines a measure, such as "revenue is price times quantity".
type Definition struct {
	Name, Formula string
	Table         *schema.Table // that it is computed from
	Own           *Measure      // for this conversation only; nil: for all
	Err           error         // why it cannot be computed
}

// Measure is a computed column that belongs to one conversation.
type Measure struct {
	Table   string `json:"table"`
	Name    string `json:"name"`
	Formula string `json:"formula"`
}

// define handles a sentence that defines a measure; false if it is a question.
func (h *handling) define(ctx context.Context, text string) bool {
	if h.o.Define == nil {
		return false
	}
	d := h.o.Define(ctx, cmp.Or(h.conv.Source, h.src.Schema.Name), h.src.Schema, text)
	if d == nil {
		return false
	}
	t := Turn{Question: text, At: h.o.Clock(), Closed: true, Defined: d.Own}
	if d.Err != nil {
		t.Reply = h.o.Voice.Say("reply.defined.wrong", "why", d.Err.Error())
	} else {
		rule := "reply.defined"
		if d.Own != nil {
			rule = "reply.defined.here"
		}
		t.Reply = h.o.Voice.Say(rule, "name", d.Name, "formula", d.Formula, "table", nlg.Label(h.src.Schema, d.Table))
	}
	h.conv.Turns = append(h.conv.Turns, t)
	h.emit(ReplyEvent{Text: t.Reply, Declined: d.Err != nil})
	return true
}

// measures are the conversation's own measures, oldest first.
func (c *Conversation) measures() (out []Measure) {
	for _, t := range c.Turns {
		if t.Defined != nil {
			out = append(out, *t.Defined)
		}
	}
	return out
}

// plain returns a statement that also runs without the conversation's measures.
func (s *Source) plain(statement string) string {
	if s.Plain == nil {
		return statement
	}
	return s.Plain(statement)
}
