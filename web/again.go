package web

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
)

// askedAgain is what came of a question that was asked again.
type askedAgain struct {
	result *agent.ResultEvent // nil: there was none
	said   string             // in place of it
	open   string             // what was asked back that nobody has replied to before; empty: nothing
}

// mostAskedBack is how many replies a question may take that is asked again.
const mostAskedBack = 8

// askAgain asks a pin's question anew, as in a new chat, with the replies that settled it when it was pinned. What is
// asked back beyond them is skipped.
func (s *Server) askAgain(ctx context.Context, src *Source, p *pin) (out askedAgain, err error) {
	m := agent.Message{Type: agent.AskMessage, Text: p.Question, Alone: true, Language: s.words.Code}
	if p.Ran {
		m = agent.Message{Type: agent.RunMessage, SUQL: p.Question, Language: s.words.Code}
	}
	var memory []byte
	for range mostAskedBack {
		var last agent.Event
		err = contain.Do("ask again", func() (err error) {
			memory, err = src.Agent.Turn(ctx, memory, m, func(e agent.Event) {
				if _, asks := e.(agent.ClarifyEvent); asks || closing(e.Type()) {
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
				err = showMore(ctx, src, memory, more, &e) // as it was when it was pinned
			}
			out.result = &e
			return out, err
		case agent.ReplyEvent:
			out.said = e.Text
			return out, nil
		case agent.ErrorEvent:
			return out, &refusal{e.Code, e.Message}
		case agent.ClarifyEvent:
			value, known := p.reply(e)
			if !known && out.open == "" {
				out.open = e.Question
			}
			m = agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: value, Language: s.words.Code}
		default:
			return out, errors.New("the agent said nothing")
		}
	}
	return out, nil
}

// reply is what was replied to a question back when the pin's question was asked first; a skip where nothing was.
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

// dates are what a statement may say of a day: "last month" is another one each time.
var dates = regexp.MustCompile(`'\d{4}-\d{2}[^']*'|\b(19|20)\d\d\b`)

// sameButDates reports whether two statements differ in nothing but dates.
func sameButDates(a, b string) bool {
	without := func(s string) string { return strings.Join(strings.Fields(dates.ReplaceAllString(s, "?")), " ") }
	return without(a) == without(b)
}
