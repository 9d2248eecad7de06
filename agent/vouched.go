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

// verifiedQuestions holds the questions that an owner verified with their statements, and what they imply for others.
type verifiedQuestions struct {
	questions []schema.Example
	queries   map[string]*query.Query // by statement: the query, if the statement is a reading of its question
	unused    map[string][]string     // by statement: the words that the reading does not use
	learnt    []choice.Learnt
}

// SetVerified replaces the verified questions of a source, each of which is answered by its statement. With learn, each
// question is also parsed once, and its statement's reading counts as a choice in every conversation.
func (a *Agent) SetVerified(ctx context.Context, source string, questions []schema.Example, learn bool) error {
	// readings must not depend on what was learnt before
	a.shared.setVerified(source, verifiedQuestions{questions: questions})
	src, err := a.openSource(source)
	if err != nil || !learn {
		return err
	}
	v, failed := verifiedQuestions{questions: questions, queries: map[string]*query.Query{},
		unused: map[string][]string{}},
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
			continue // no reading has this statement
		}
		v.queries[e.SUQL], v.unused[e.SUQL] = parsed.Candidates[at].Query, parsed.Candidates[at].Unused
		if l := h.learntFromVerified(ctx, e, parsed, at); l != nil {
			v.learnt = append(v.learnt, *l)
		}
	}
	a.shared.setVerified(source, v)
	return failed
}

// learntFromVerified returns what the choice of a reading implies against those that are about as probable or more so;
// nil if there are none.
func (h *handling) learntFromVerified(ctx context.Context, e schema.Example, parsed *parse.Parsed,
	at int) *choice.Learnt {
	chosen := parsed.Candidates[at]
	ask := &Ask{}
	for _, c := range parsed.Candidates {
		if c.P >= choice.Closely*chosen.P {
			ask.Options = append(ask.Options, Reading{Query: c.Query})
		}
	}
	t := &Turn{Question: e.Question, Candidates: parsed.Candidates, Confidences: parsed.Confidences,
		NoneProbability: parsed.Else, Tokens: parsed.Tokens}
	return learntFromPick(t, h.replay(ctx, t), ask, chosen.Query)
}

// verifiedStatement returns the verified example for a question, its query if known, and the words that it does not
// use. Possible follow-ups are parsed like other questions, and so are those whose statement has dates, which may stand
// for "last month".
func (h *handling) verifiedStatement(text string, standalone bool) (e *schema.Example, q *query.Query,
	unused []string) {
	v := h.shared.verifiedFor(h.conv.Source)
	e = h.exampleFor(text, v.questions)
	if e == nil || query.Dates.MatchString(e.SUQL) || !standalone && len(h.conv.history()) > 0 {
		return nil, nil, nil
	}
	return e, v.queries[e.SUQL], v.unused[e.SUQL]
}

func (m *choices) setVerified(source string, v verifiedQuestions) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.verified == nil {
		m.verified = map[string]verifiedQuestions{}
	}
	m.verified[source] = v
}

func (m *choices) verifiedFor(source string) verifiedQuestions {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.verified[source]
}
