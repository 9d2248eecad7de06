package agent

import (
	"cmp"
	"context"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Definition is what came of a sentence that defines a measure, such as "revenue is price times quantity".
type Definition struct {
	Name, Formula string
	Table         *schema.Table // that it is worked out of
	Denied        bool          // whoever says so may not define anything
	Err           error         // why it cannot be worked out
}

// define takes a sentence that defines a measure and says what came of it; false if it is a question.
func (h *handling) define(ctx context.Context, text string) bool {
	if h.o.Define == nil {
		return false
	}
	d := h.o.Define(ctx, cmp.Or(h.conv.Source, h.src.Schema.Name), text)
	if d == nil {
		return false
	}
	t := Turn{Question: text, At: h.o.Clock(), Closed: true}
	switch {
	case d.Denied:
		t.Reply = h.o.Voice.Say("reply.defined.denied", "name", d.Name)
	case d.Err != nil:
		t.Reply = h.o.Voice.Say("reply.defined.wrong", "why", d.Err.Error())
	default:
		t.Reply = h.o.Voice.Say("reply.defined", "name", d.Name, "formula", d.Formula, "table",
			nlg.Label(h.src.Schema, d.Table))
	}
	h.conv.Turns = append(h.conv.Turns, t)
	h.emit(ReplyEvent{Text: t.Reply, Declined: d.Denied || d.Err != nil})
	return true
}
