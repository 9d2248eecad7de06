package model

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// write has the model write a statement. The model gets one chance to correct errors. After that, unreadable text is an
// error, and problems in a statement are reported when it runs.
func (a *parseSession) write(base *statement) (*statement, error) {
	begin := ""
	if base != nil {
		begin = base.upToRefused(a.in.Constraints.Forbidden)
	}
	s, err := a.request(begin, "", "")
	if err != nil || s.none {
		return s, err
	}
	refused := s.unreadable
	if refused != nil && isRepetitive(s.text) {
		return nil, &UnreadableError{refused}
	}
	if refused = cmp.Or(refused, a.o.Check(a.in.Schema, s.text)); refused == nil {
		return s, nil
	}
	again, err := a.request("", s.text, refused.Error())
	if err != nil {
		return nil, err
	}
	if again.unreadable == nil && (again.none || a.o.Check(a.in.Schema, again.text) == nil ||
		s.unreadable != nil && a.o.Fallback == nil) {
		return again, nil
	}
	if s.unreadable == nil && a.o.Fallback == nil { // nobody else can take over: running it reports the problem
		return s, nil
	}
	return nil, &UnreadableError{cmp.Or(again.unreadable, refused)}
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
func (a *parseSession) request(begin, wrong, problem string) (*statement, error) {
	a.requests++
	message := a.message(begin, wrong, problem)
	written, err := a.send(message)
	if long := (interface{ SQLState() string })(nil); errors.As(err, &long) && long.SQLState() == tooLong &&
		a.schemaLimit == 0 {
		a.schemaLimit = max(min(a.descriptionBytes(), len(a.system))/2, minDescription)
		a.system = ""
		written, err = a.send(message)
	}
	if err != nil {
		return nil, fmt.Errorf("write a statement: %w", err)
	}
	return a.parseReply(written.Text, written.Tokens), nil
}

// tooLong is the SQLSTATE of PostgreSQL's program_limit_exceeded.
const tooLong = "54000"

func (a *parseSession) send(message string) (verdict.ModelText, error) {
	if a.system == "" {
		var err error
		if a.system, err = a.systemPrompt(); err != nil {
			return verdict.ModelText{}, err
		}
	}
	return a.o.Model.Write(a.ctx, verdict.TextRequest{System: a.system, Message: message, IsSufficient: isComplete})
}

// noStatement begins a reply without a statement.
const noStatement = "NONE"

// parseReply parses a reply.
func (a *parseSession) parseReply(reply string, tokens []verdict.Token) *statement {
	s := &statement{db: a.in.Schema, check: a.o.Check, reply: tokens}
	if refusal.MatchString(reply) { // the model's explanation is not passed on: its origin is unknown
		s.none, s.data = true, 1-firstP(tokens)
		return s
	}
	start, end := statementIn(a.in.Schema, reply)
	s.text = reply[start:end]
	s.data = 1 - beginP(tokens, strings.ToLower(noStatement))
	if s.annotated, s.unreadable = read(a.in.Schema, s.text); s.unreadable == nil {
		s.place(-start)
	}
	return s
}

// message returns what the model is asked: one line per item, with the question last, followed only by the statement's
// beginning, if that is given. Texts from people or the database cannot start a line of their own. wrong is the last
// attempt if it was rejected, and problem the checker's message with positions.
func (a *parseSession) message(begin, wrong, problem string) string {
	var b strings.Builder
	tell := func(what, text string) { fmt.Fprintf(&b, "%s: %s\n", what, line(text)) }
	for _, t := range a.in.History {
		tell("Earlier question", t.Question)
		b.WriteString(line(t.SUQL) + ";\n")
		rows := ""
		for _, r := range t.Rows {
			if text.IsNameLike(r.Title) {
				rows += r.Key + ": " + r.Title + "; "
			}
		}
		if rows != "" {
			tell("-- rows", rows)
		}
	}
	for _, m := range a.matches() {
		tell("Value", schema.SQLName(m.Table)+"."+schema.SQLName(m.Column)+": "+m.Value)
	}
	for _, c := range a.in.Constraints.Confirmed {
		tell("Kept", c.ID())
	}
	for _, c := range a.in.Constraints.Forbidden {
		tell("Refused", c.ID())
	}
	if problem != "" {
		tell("Wrong", wrong)
		tell("Problem", problem)
	}
	tell("Question", a.in.Question)
	if begin != "" {
		tell("Begin", begin)
	}
	return strings.TrimSpace(b.String())
}

// line returns a text as a single line.
func line(s string) string { return strings.Join(strings.Fields(s), " ") }
