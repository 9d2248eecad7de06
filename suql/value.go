package suql

import (
	"encoding/json"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/value"
)

// status says whether a value could be computed.
type status uint8

const (
	ready   status = iota
	waiting        // for a decision
	obscure        // a decision that it depends on failed, or only the database can compute it
)

// row is a candidate that is being decided.
type row struct {
	values   []any       // values computed by the database, in the frame's columns
	sites    []*decision // by call site; nil: not needed yet
	missing  []*decision // the decisions that the last evaluated expression is waiting for
	out      []any       // the visible columns
	size     int         // of values and out, in bytes
	warnings []Warning   // warnings about the row
	current  *leaf       // the row being decided
	inner    map[*existence][]*row
}

// want records a missing decision.
func (r *row) want(d *decision) {
	if !slices.Contains(r.missing, d) {
		r.missing = append(r.missing, d)
	}
}

// expr is an expression over answers computed in Go. Values are nil, bool, int64, float64, string, []any.
type expr interface {
	value(r *row) (any, status)
}

type literal struct{ v any }

func (e literal) value(*row) (any, status) { return e.v, ready }

// column is a value computed by the database.
type column struct{ index int }

func (e column) value(r *row) (any, status) { return r.values[e.index], ready }

// site is a place where text is read.
type site struct {
	index          int
	task           verdict.Task
	form           verdict.Form
	text           expr
	question       expr // nil for a summary
	label          string
	fetched        bool   // text as fetched by the dialect's textColumn
	known          expr   // the extracted column's verdict; nil: none
	columnQuestion string // the question that the column answers, asked where it has no value
	run            *run
	mayBeVisitors  bool // the text may come from the statement itself
}

// decide returns the decision the site needs in this row; nil while its own arguments are unknown.
func (s *site) decide(r *row) (*decision, status) {
	if d := r.sites[s.index]; d != nil {
		return d, ready
	}
	text, st := s.text.value(r)
	if st != ready {
		return nil, st
	}
	raw := text
	if s.fetched {
		text = s.run.dialect.decode(raw)
	} else if text != nil {
		raw = s.run.dialect.encode(textOf(text))
	}
	request := verdict.Request{Task: s.task, Form: s.form, Text: Documents(text), Foreign: s.mayBeVisitors}
	if s.question != nil {
		q, st := s.question.value(r)
		if st != ready {
			return nil, st
		}
		if q == nil {
			r.sites[s.index] = noInformation
			return noInformation, ready
		}
		request.Question = textOf(q)
	}
	asked := request.Question
	d := s.decision(r, request)
	if s.run.asker.keepAll {
		s.run.remember(s, asked, s.run.dialect.key(raw), d)
	}
	r.sites[s.index] = d
	return d, ready
}

// decision returns the decision for a request: known beforehand, or the run's own.
func (s *site) decision(r *row, request verdict.Request) *decision {
	switch {
	case s.task == taskOpen:
		return openAt(request, s.run.checked.Now)
	case isEmptyText(request.Text):
		return noInformation
	case s.known != nil:
		if d := s.extractedVerdict(r, request.Text); d != nil {
			return d
		}
		request.Question = s.columnQuestion
	}
	return s.run.asker.decision(request)
}

func (s *site) value(r *row) (any, status) {
	d, st := s.decide(r)
	if st != ready {
		return nil, st
	}
	switch d.state {
	case decided:
		return d.verdict.Answer, ready
	case failed:
		return nil, obscure
	}
	r.want(d)
	return nil, waiting
}

// Documents returns the texts of a text value: a list's elements, or the text itself. Text indexes use it too.
func Documents(v any) []string {
	switch v := v.(type) {
	case nil:
		return nil
	case []any:
		return elements(v)
	case string:
		if l, ok := list(v); ok {
			return elements(l)
		}
		return []string{v}
	}
	return []string{textOf(v)}
}

func elements(list []any) []string {
	out := make([]string, 0, len(list))
	for _, e := range list {
		if e != nil {
			out = append(out, textOf(e))
		}
	}
	return out
}

// textOf formats a value as PostgreSQL would.
func textOf(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case bool:
		return strconv.FormatBool(v)
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case nil:
		return ""
	}
	b, _ := json.Marshal(v)
	return string(b)
}

// cast is an answer converted to a type, or NULL if it does not parse.
type cast struct {
	arg expr
	to  check.Kind
}

func (e cast) value(r *row) (any, status) {
	v, st := e.arg.value(r)
	if st != ready || v == nil {
		return nil, st
	}
	s, ok := parse(e.to, textOf(v))
	if !ok {
		r.warn("22P02", castWarning(e.to, textOf(v)))
		return nil, ready
	}
	switch e.to {
	case check.Bool:
		return s == "true", ready
	case check.Int:
		n, _ := strconv.ParseInt(s, 10, 64)
		return n, ready
	case check.Numeric, check.Float8:
		return number(s), ready
	}
	return s, ready
}

func (r *row) warn(code, message string) {
	if w := (Warning{Code: code, Message: message}); !slices.Contains(r.warnings, w) {
		r.warnings = append(r.warnings, w)
	}
}

// number is a decimal as written.
type number string

// rational returns an exact value for comparisons.
func rational(v any) (*big.Rat, bool) {
	switch v := v.(type) {
	case int64:
		return new(big.Rat).SetInt64(v), true
	case float64:
		// A numeric arrives as the nearest float, whose shortest text is the stored decimal.
		return new(big.Rat).SetString(strconv.FormatFloat(v, 'g', -1, 64))
	case number:
		return new(big.Rat).SetString(string(v))
	case json.Number:
		return new(big.Rat).SetString(string(v))
	case string:
		if _, err := value.ParseNumeric(v); err == nil {
			return new(big.Rat).SetString(strings.TrimSpace(v))
		}
	}
	return nil, false
}

// choice is CASE over values.
type choice struct {
	whens     []predicate
	thens     []expr
	otherwise expr
}

func (e choice) value(r *row) (any, status) {
	for i, w := range e.whens {
		t := w.truth(r)
		if t == isTrue {
			return e.thens[i].value(r)
		}
		if t&isTrue == 0 {
			continue
		}
		if d := w.next(r, isTrue); len(d) > 0 {
			r.missing = append(r.missing[:0], d...)
			return nil, waiting
		}
		return e.open(r, i)
	}
	return e.otherwise.value(r)
}

// open handles a condition whose decision failed, or that only the database can decide: all later branches may be
// needed.
func (e choice) open(r *row, from int) (any, status) {
	var wants []*decision
	for _, w := range e.whens[from+1:] {
		wants = append(wants, w.next(r, isTrue)...)
	}
	for _, x := range append(slices.Clone(e.thens[from:]), e.otherwise) {
		r.missing = r.missing[:0]
		x.value(r)
		wants = append(wants, r.missing...)
	}
	r.missing = append(r.missing[:0], wants...)
	if len(wants) > 0 {
		return nil, waiting
	}
	return nil, obscure
}
