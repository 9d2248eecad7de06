package model

import (
	"cmp"
	"errors"
	"fmt"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// write has the model write a statement. The model gets one chance to correct errors. After that, unreadable text is an
// error, and problems in a statement are reported when it runs.
func (a *parseSession) write(base *statement) (*statement, error) {
	m := a.message()
	if base != nil {
		m.begin = base.upToRefused(a.in.Constraints.Forbidden)
	}
	s, err := a.request(m)
	if err != nil || s.none {
		return s, err
	}
	refused := s.unreadable
	if refused != nil && isRepetitive(s.text) {
		return nil, &UnreadableError{refused}
	}
	if refused == nil && a.o.Check != nil {
		refused = a.o.Check(a.in.Schema, s.text)
	}
	if refused == nil {
		return s, nil
	}
	m = a.message()
	m.problem = &problem{suql: s.text, err: refused.Error()}
	again, err := a.request(m)
	if err != nil {
		return nil, err
	}
	if again.unreadable == nil && (again.none || a.o.Check == nil || a.o.Check(a.in.Schema, again.text) == nil ||
		s.unreadable != nil && a.o.Fallback == nil) {
		return again, nil
	}
	return s.orOtherParser(a, cmp.Or(again.unreadable, refused))
}

// orOtherParser returns a rejected statement if no other parser can take over: running it reports the problem.
func (s *statement) orOtherParser(a *parseSession, refused error) (*statement, error) {
	if s.unreadable == nil && a.o.Fallback == nil {
		return s, nil
	}
	return nil, &UnreadableError{refused}
}

// UnreadableError means that the model twice wrote something that is not a statement. Its syntax error has no
// positions, since the person did not write it.
type UnreadableError struct{ why error }

func (e *UnreadableError) Error() string {
	return "the model wrote nothing that can be read as a query: " + e.why.Error()
}

func (e *UnreadableError) Unwrap() error { return e.why }

// SQLState returns PostgreSQL's protocol_violation.
func (e *UnreadableError) SQLState() string { return "08P01" }

// request sends one message. If the prompt exceeds the model's context, it is shortened and sent again.
func (a *parseSession) request(m message) (*statement, error) {
	a.requests++
	written, err := a.send(m)
	if long := (interface{ SQLState() string })(nil); errors.As(err, &long) && long.SQLState() == tooLong &&
		a.schemaLimit == 0 {
		a.schemaLimit = max(min(a.descriptionBytes(), len(a.system))/2, minDescription)
		a.system = ""
		written, err = a.send(m)
	}
	if err != nil {
		return nil, fmt.Errorf("write a statement: %w", err)
	}
	s := a.parseReply(written.Text, written.Tokens)
	s.sampled = written.Tokens == nil
	return s, nil
}

// tooLong is the SQLSTATE of PostgreSQL's program_limit_exceeded.
const tooLong = "54000"

func (a *parseSession) send(m message) (verdict.ModelText, error) {
	if a.system == "" {
		var err error
		if a.system, err = a.systemPrompt(); err != nil {
			return verdict.ModelText{}, err
		}
	}
	return a.o.Model.Write(a.ctx, verdict.TextRequest{System: a.system, Message: m.String(), IsSufficient: isComplete})
}

// noStatement begins a reply without a statement.
const noStatement = "NONE"

// parseReply parses a reply.
func (a *parseSession) parseReply(reply string, tokens []verdict.Token) *statement {
	s := &statement{db: a.in.Schema, data: 1, check: a.o.Check}
	if isRefusal(reply) { // the model's explanation is not passed on: its origin is unknown
		s.none, s.data, s.first = true, 1-firstP(tokens), tokens
		return s
	}
	start, end := statementIn(a.in.Schema, reply)
	s.text = reply[start:end]
	s.data = 1 - noneP(tokens)
	r, err := read(a.in.Schema, s.text)
	if err != nil {
		s.unreadable = err
		return s
	}
	s.annotated = r
	s.weigh(tokens, -start)
	return s
}
