package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// heardOf is a parser that records the constraints it is given.
type heardOf struct {
	script
	known []query.Constraints
}

func (h *heardOf) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	h.known = append(h.known, in.Constraints)
	in.Question, _, _ = strings.Cut(in.Question, ",")
	return h.script.Parse(ctx, in)
}

// A no followed by a free-text reply is still a no: the parser gets it as a constraint.
func TestNoWithOwnWordsIsARefusal(t *testing.T) {
	genoa, milan := find0(where("city", query.Equal, "Genoa")), find0(where("city", query.Equal, "Milan"))
	p := &heardOf{script: script{"clubs": {{Query: genoa, P: .6}, {Query: milan, P: .4}}}}
	a := newAgent(t, "probability=0.9", p, canned{genoa.SUQL(): {{"Toro"}}, milan.SUQL(): {{"Inter"}}})
	converse(t, a, &Conversation{}, Message{Type: AskMessage, Text: "clubs"}, Message{Type: AnswerMessage, Value: No},
		Message{Type: AnswerMessage, Value: "founded by sailors"})
	last := p.known[len(p.known)-1]
	if len(last.Forbidden) == 0 || last.Forbidden[0].Choice != "genoa" {
		t.Errorf("it was asked under %+v", last)
	}
}
