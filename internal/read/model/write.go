package model

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// message is what the model is sent: data in one JSON object, so that nothing a person or the database says is taken
// for an instruction.
type message struct {
	Task     string   `json:"task"`
	Question string   `json:"question"`
	Earlier  []turn   `json:"earlier,omitempty"`
	Values   []string `json:"values,omitempty"`  // where words of the question occur in the data
	Begin    string   `json:"begin,omitempty"`   // the statement up to what was refused
	Choices  []choice `json:"choices,omitempty"` // what else may stand there
	Kept     []string `json:"kept,omitempty"`    // what the person said is right
	Refused  []string `json:"refused,omitempty"` // what the person said it is not
	Empty    []string `json:"empty,omitempty"`   // statements that gave no rows
	Problem  *problem `json:"problem,omitempty"` // what was wrong with the last try
}

type turn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	Rows     string `json:"rows,omitempty"`
}

// problem is a statement that the checker refused, with its words and places.
type problem struct {
	SUQL  string `json:"suql"`
	Error string `json:"error"`
}

// message says what is wanted.
func (a *asking) message() message {
	m := message{Task: "write", Question: a.in.Question, Values: a.mentioned()}
	for _, t := range a.in.History {
		e := turn{Question: t.Question, SUQL: t.SUQL}
		for _, r := range t.Rows {
			e.Rows += r.Key + ": " + r.Title + "; "
		}
		m.Earlier = append(m.Earlier, e)
	}
	for _, q := range a.in.Empty {
		m.Empty = append(m.Empty, q.SUQL())
	}
	for _, c := range a.in.Constraints.Confirmed {
		m.Kept = append(m.Kept, c.ID())
	}
	for _, c := range a.in.Constraints.Forbidden {
		m.Refused = append(m.Refused, c.ID())
	}
	return m
}

// goingOn is the message after something in base was refused: the statement up to there, with the choice left open. A
// model that writes it anew is told what may be chosen.
func (a *asking) goingOn(base *statement) (m message, o opening) {
	m = a.message()
	if base == nil {
		return m, o
	}
	o = base.opening(a.in.Constraints.Forbidden)
	m.Begin = o.begin
	if goOn, logprobs := a.o.Model.Does(); !goOn && logprobs {
		m.Choices = o.choices(a.in.Constraints)
	}
	return m, o
}

// write has the model write a statement. What cannot be read or run goes back to it once; what cannot be read then is
// an error, and what cannot be run is for whoever runs it to say.
func (a *asking) write(base *statement) (*statement, error) {
	m, open := a.goingOn(base)
	s, err := a.once(m, open)
	if err != nil || s.none {
		return s, err
	}
	refused := s.unreadable
	if refused == nil && a.o.Check != nil {
		refused = a.o.Check(a.in.Schema, s.text)
	}
	if refused == nil {
		return s, nil
	}
	m = a.message()
	m.Problem = &problem{SUQL: s.text, Error: refused.Error()}
	again, err := a.once(m, opening{})
	if err != nil {
		return nil, err
	}
	if again.unreadable == nil {
		return again, nil
	}
	if s.unreadable == nil {
		return s, nil
	}
	return nil, &UnreadableError{again.unreadable}
}

// UnreadableError says that what the model wrote is no statement, asked twice. What is wrong with it is no fault of
// the person, who wrote no statement: the places of its syntax error mean nothing to them.
type UnreadableError struct{ why error }

func (e *UnreadableError) Error() string {
	return "the model wrote nothing that can be read as a query: " + e.why.Error()
}

func (e *UnreadableError) Unwrap() error { return e.why }

// SQLState returns PostgreSQL's protocol_violation.
func (e *UnreadableError) SQLState() string { return "08P01" }

// once sends one message, or, to a model that tells no log-probabilities, several times the same.
func (a *asking) once(m message, o opening) (*statement, error) {
	sys, text, err := a.render(m)
	if err != nil {
		return nil, err
	}
	reply, tokens, err := a.o.Model.Write(a.ctx, sys, text, o.begin, 0)
	if err != nil {
		return nil, fmt.Errorf("write a statement: %w", err)
	}
	first := a.understand(reply, tokens, o)
	first.choose(m.Choices, tokens)
	if tokens != nil {
		return first, nil
	}
	all := make([]*statement, a.o.Samples)
	errs := make([]error, a.o.Samples)
	all[0] = first
	var wg sync.WaitGroup
	for i := 1; i < a.o.Samples; i++ {
		wg.Go(func() {
			reply, _, err := a.o.Model.Write(a.ctx, sys, text, o.begin, i)
			if err != nil {
				errs[i] = fmt.Errorf("write a statement: %w", err)
				return
			}
			all[i] = a.understand(reply, nil, opening{})
		})
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return counted(all), nil
}

// render writes the system prompt and the message.
func (a *asking) render(m message) (sys, text string, err error) {
	if a.system == "" {
		if a.system, err = a.systemPrompt(); err != nil {
			return "", "", err
		}
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(m); err != nil {
		return "", "", fmt.Errorf("write the parser's message: %w", err)
	}
	return a.system, strings.TrimSpace(out.String()), nil
}

// none begins a reply that is no statement.
const none = "NONE"

// begins finds where a statement begins in a reply that says more.
var begins = regexp.MustCompile(`(?im)^[ \t(]*(select|with|values|answer|summary)\b`)

// understand reads a reply. Where the model went on from an opening, the tokens are those of the rest.
func (a *asking) understand(reply string, tokens []verdict.Token, o opening) *statement {
	s := &statement{calibration: a.o.Calibration, db: a.in.Schema, data: 1}
	if said, ok := strings.CutPrefix(strings.TrimSpace(reply), none); ok {
		s.none, s.reply = true, strings.TrimLeft(said, ":-–. \n")
		s.data = 1 - firstP(tokens)
		if s.reply == "" {
			s.reply = noData
		}
		return s
	}
	at := len(reply) // where the first token stands
	for _, t := range tokens {
		at -= len(t.Text)
	}
	wentOn := o.of != nil && tokens != nil && at > 0
	start, end := bounds(reply)
	s.text = reply[start:end]
	s.data = 1 - noneP(tokens)
	if o.of != nil { // it was one for the data before
		s.data = o.of.data
	}
	r, err := read(a.in.Schema, s.text)
	if err != nil {
		s.unreadable = err
		return s
	}
	s.reading = r
	s.unweighed()
	if wentOn {
		s.take(o.tokens())
	}
	s.weigh(tokens, at-start)
	return s
}

// bounds is where the statement stands in a reply: without a code block around it, or words before it.
func bounds(reply string) (start, end int) {
	end = len(reply)
	if i := strings.Index(reply, "```"); i >= 0 {
		start = i + 3
		if n := strings.IndexByte(reply[start:], '\n'); n >= 0 {
			start += n + 1
		}
		if n := strings.Index(reply[start:], "```"); n >= 0 {
			end = start + n
		}
	}
	if at := begins.FindStringIndex(reply[start:end]); at != nil {
		start += at[0]
	}
	start += len(reply[start:end]) - len(strings.TrimLeft(reply[start:end], " \n\t"))
	end = start + len(strings.TrimRight(reply[start:end], " \n\t"))
	return start, end
}
