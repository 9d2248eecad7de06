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

// status is the outcome of computing a value.
type status uint8

const (
	ready       status = iota
	waiting            // a decision is missing
	unavailable        // a decision that it depends on failed, or only the database can compute it
)

// row is a candidate that is being decided.
type row struct {
	values   []any       // values computed by the database, in the frame's columns
	sites    []*decision // by call site; nil: not needed so far
	missing  []*decision // the missing decisions of the last evaluated expression
	visible  []any       // the visible columns
	size     int         // of all values, in bytes
	warnings []Warning
	current  *leaf // the condition whose decisions were requested
	inner    map[*existsPredicate][]*row
}

// addMissing adds a missing decision.
func (r *row) addMissing(d *decision) {
	if !slices.Contains(r.missing, d) {
		r.missing = append(r.missing, d)
	}
}

// expr is an expression that is computed in Go. Values are nil, bool, int64, float64, string, []any.
type expr interface {
	value(r *row) (any, status)
}

type literal struct{ v any }

func (e literal) value(*row) (any, status) { return e.v, ready }

// column is a value computed by the database.
type column struct{ index int }

func (e column) value(r *row) (any, status) { return r.values[e.index], ready }

// site is a text call in a statement.
type site struct {
	index          int
	task           verdict.Task
	form           verdict.Form
	text           expr
	question       expr // nil for a summary
	label          string
	fetched        bool   // text is fetched by the dialect's textColumn
	extracted      expr   // the extracted column's verdict; nil: none
	columnQuestion string // the question that the column answers, for texts that have no value in the column
	run            *run
	isForeign      bool // the text may come from the statement itself
}

// decide returns the decision that the site needs for a row; nil if its arguments are not known.
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
	request := verdict.Request{Task: s.task, Form: s.form, Text: Documents(text), IsForeign: s.isForeign}
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
	question := request.Question
	d := s.decision(r, request)
	if s.run.asker.keepsAll {
		s.run.remember(s, question, s.run.dialect.key(raw), d)
	}
	r.sites[s.index] = d
	return d, ready
}

// decision returns the decision for a request: the engine's, the one stored in a column, or the run's.
func (s *site) decision(r *row, request verdict.Request) *decision {
	switch {
	case s.task == taskOpenAt:
		return decideOpenAt(request, s.run.checked.Now)
	case isEmptyText(request.Text):
		return noInformation
	case s.extracted != nil:
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
		return nil, unavailable
	}
	r.addMissing(d)
	return nil, waiting
}

// Documents returns the texts of a text value: a list's elements, or the text itself.
func Documents(v any) []string {
	list, ok := listElements(v)
	if !ok {
		list = []any{v}
	}
	var out []string
	for _, e := range list {
		if e != nil {
			out = append(out, textOf(e))
		}
	}
	return out
}

// listElements returns the elements of a list value.
func listElements(v any) ([]any, bool) {
	if s, ok := v.(string); ok && strings.HasPrefix(s, "[") {
		list, err := value.ParseList(s)
		return list, err == nil
	}
	list, ok := v.([]any)
	return list, ok
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

// castExpr converts an answer to a type, or to NULL if it does not parse.
type castExpr struct {
	arg expr
	to  check.Kind
}

func (e castExpr) value(r *row) (any, status) {
	v, st := e.arg.value(r)
	if st != ready || v == nil {
		return nil, st
	}
	s, ok := parseAnswer(e.to, textOf(v))
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

// number is a decimal number as text.
type number string

// rational returns a number as an exact value, for comparisons.
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

// caseExpr evaluates CASE.
type caseExpr struct {
	whens       []predicate
	thens       []expr
	defaultExpr expr
}

func (e caseExpr) value(r *row) (any, status) {
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
		return nil, unavailable
	}
	return e.defaultExpr.value(r)
}
