package web

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
)

// askedAgain is the outcome of asking a question again.
type askedAgain struct {
	result *agent.ResultEvent // nil: there was none
	open   string             // a new clarification without a stored reply; empty: none
}

// mostAskedBack is the maximum number of clarifications when a question is asked again.
const mostAskedBack = 8

// askAgain asks a pin's question again, as in a new chat, with the replies given when it was pinned. Further
// clarifications are skipped.
func (s *Server) askAgain(ctx context.Context, src *Source, p *pin) (out askedAgain, err error) {
	m := agent.Message{Type: agent.AskMessage, Text: p.Question, Alone: true}
	if p.Ran {
		m = agent.Message{Type: agent.RunMessage, SUQL: p.Question}
	}
	var memory []byte
	for range mostAskedBack {
		var last agent.Event
		err = contain.Do("ask again", func() (err error) {
			m.Measures = p.Measures
			memory, err = src.Agent.Turn(ctx, memory, m, func(e agent.Event) {
				if _, isQuestion := e.(agent.ClarifyEvent); isQuestion || closing(e.Type()) {
					last = e
				}
			})
			return err
		})
		if err != nil {
			return out, err
		}
		switch e := last.(type) {
		case agent.ResultEvent:
			if more := s.telling(e, p.Question, src.database()); more != "" && sameButDates(more, p.SUQL) {
				err = showMore(ctx, src, memory, more, &e) // as it was pinned
			}
			out.result = &e
			return out, err
		case agent.ReplyEvent:
			return out, nil
		case agent.ErrorEvent:
			return out, &refusal{e.Code, e.Message}
		case agent.ClarifyEvent:
			value, known := p.reply(e)
			if !known && out.open == "" {
				out.open = e.Question
			}
			m = agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: value}
		default:
			return out, errors.New("the agent sent no closing event")
		}
	}
	return out, nil
}

// reply returns the stored reply to a clarification, or a skip.
func (p *pin) reply(e agent.ClarifyEvent) (value string, known bool) {
	at := slices.IndexFunc(p.Replies, func(r replied) bool { return r.Question == e.Question })
	if at < 0 {
		return agent.Skip, false
	}
	r := p.Replies[at]
	for _, o := range e.Options { // their numbers may have changed
		if o.Text == r.Answer || o.Reading == r.Answer {
			return o.ID, true
		}
	}
	if len(e.Options) > 0 && r.Value != agent.Skip {
		return agent.Skip, false
	}
	return r.Value, true
}

// sameButDates reports whether two statements are equal except for dates.
func sameButDates(a, b string) bool {
	without := func(s string) string { return strings.Join(strings.Fields(query.Dates.ReplaceAllString(s, "?")), " ") }
	return without(a) == without(b)
}
