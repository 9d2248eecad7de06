package agent

import (
	"context"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/choice"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// vouched holds an owner's verified questions with their statements, and what they imply for other questions.
type vouched struct {
	questions []schema.Example
	queries   map[string]*query.Query // by statement: the query, if the statement is a reading of its question
	unused    map[string][]string     // by statement: the words that the reading does not use
	learnt    []choice.Learnt
}

// Vouch replaces the verified questions of a source: each is answered by the statement that the owner vouches for. With
// learn, what the statement prefers among the readings of its question also counts as a choice in every conversation;
// for that, each question is parsed once.
func (a *Agent) Vouch(ctx context.Context, source string, questions []schema.Example, learn bool) error {
	a.shared.vouch(source, vouched{questions: questions}) // readings must not depend on what was learnt before
	src, err := a.open(source)
	if err != nil || !learn {
		return err
	}
	v, failed := vouched{questions: questions, queries: map[string]*query.Query{}, unused: map[string][]string{}},
		error(nil)
	for _, e := range questions {
		h := &handling{Agent: a, conv: &Conversation{Source: source}, src: src}
		parsed, err := h.parseInput(ctx, parse.Input{Question: e.Question})
		if err != nil {
			failed = fmt.Errorf("read the verified question %q: %w", e.Question, err)
			continue
		}
		at := slices.IndexFunc(parsed.Candidates, func(c parse.Candidate) bool { return c.Query.SUQL() == e.SUQL })
		if at < 0 {
			continue // the statement is none of the readings
		}
		v.queries[e.SUQL], v.unused[e.SUQL] = parsed.Candidates[at].Query, parsed.Candidates[at].Unused
		if l := h.learntFromVouched(ctx, e, parsed, at); l != nil {
			v.learnt = append(v.learnt, *l)
		}
	}
	a.shared.vouch(source, v)
	return failed
}

// learntFromVouched returns what choosing one reading says about those that are about as probable or more so; nil if
// there are no others.
func (h *handling) learntFromVouched(ctx context.Context, e schema.Example, parsed *parse.Parsed,
	at int) *choice.Learnt {
	chosen := parsed.Candidates[at]
	ask := &Ask{}
	for _, c := range parsed.Candidates {
		if c.P >= choice.Closely*chosen.P {
			ask.Options = append(ask.Options, Reading{Query: c.Query})
		}
	}
	t := &Turn{Question: e.Question, Candidates: parsed.Candidates, Local: parsed.Local, Else: parsed.Else,
		Tokens: parsed.Tokens}
	return learntFromPick(t, h.replay(ctx, t), ask, chosen.Query)
}

// vouchedFor returns the verified statement for a question, its query if known, and the words that it does not use. A
// question that may be a follow-up is parsed like any other, and so is one whose statement has dates, which may stand
// for "last month".
func (h *handling) vouchedFor(text string, alone bool) (e *schema.Example, whole *query.Query, unused []string) {
	v := h.shared.vouchedFor(h.conv.Source)
	e = h.statementFor(text, v.questions)
	if e == nil || query.Dates.MatchString(e.SUQL) || !alone && len(h.conv.history()) > 0 {
		return nil, nil, nil
	}
	return e, v.queries[e.SUQL], v.unused[e.SUQL]
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
