package agent

import (
	"context"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// vouched is what an owner vouches for: questions with their statements, and what these say about other questions.
type vouched struct {
	questions []schema.Example
	learnt    []Learnt
}

// Vouch replaces the questions of a source whose statements its owner vouches for. Such a question is answered by its
// statement; what the statement prefers among the open readings of its question counts as a choice in every
// conversation.
func (a *Agent) Vouch(ctx context.Context, source string, questions []schema.Example) error {
	a.shared.vouch(source, vouched{}) // readings must not depend on what was vouched for before
	src, err := a.open(source)
	if err != nil {
		return err
	}
	v := vouched{questions: questions}
	for _, e := range questions {
		h := &handling{Agent: a, conv: &Conversation{Source: source}, src: src}
		parsed, err := h.parseInput(ctx, parse.Input{Question: e.Question})
		if err != nil {
			return fmt.Errorf("read the verified question %q: %w", e.Question, err)
		}
		if l := h.prefers(ctx, e, parsed); l != nil {
			v.learnt = append(v.learnt, *l)
		}
	}
	a.shared.vouch(source, v)
	return nil
}

// prefers returns what a statement prefers among the readings of its question that are about as probable or more so;
// nil if it is none of the readings, or there is nothing to choose.
func (h *handling) prefers(ctx context.Context, e schema.Example, parsed *parse.Parsed) *Learnt {
	at := slices.IndexFunc(parsed.Candidates, func(c parse.Candidate) bool { return c.Query.SUQL() == e.SUQL })
	if at < 0 {
		return nil
	}
	chosen := parsed.Candidates[at]
	ask := &Ask{}
	for _, c := range parsed.Candidates {
		if c.P >= closely*chosen.P {
			ask.Options = append(ask.Options, Reading{Query: c.Query})
		}
	}
	t := &Turn{Question: e.Question, Candidates: parsed.Candidates, Local: parsed.Local, Else: parsed.Else,
		Tokens: parsed.Tokens}
	return picked(t, h.replay(ctx, t), ask, chosen.Query)
}

func (m *choices) vouch(source string, v vouched) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.vouched == nil {
		m.vouched = map[string]vouched{}
	}
	m.vouched[source] = v
}

func (m *choices) vouchedFor(source string) vouched {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.vouched[source]
}
