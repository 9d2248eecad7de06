package onetable

import (
	"context"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// Parser reads questions of one table. It is a parse.Parser, safe for use by several goroutines; it remembers the last
// few questions, so that reading one again under other constraints is cheap.
type Parser struct {
	model *Model
	table *Table

	mu     sync.Mutex
	recent []*session // the latest last
	sink   learn.Sink // of all sessions
}

// remembered is how many sessions a parser keeps: a question and its perturbed passes.
const remembered = 24

// NewParser returns a parser of the table.
func NewParser(m *Model, t *Table) *Parser { return &Parser{model: m, table: t} }

// Table returns the table that the parser reads questions of.
func (p *Parser) Table() *Table { return p.table }

// perturbedDrop is the share of features that a perturbed pass leaves out.
const perturbedDrop = 0.1

// session returns the session of a question, which it makes where there is none. The caller holds mu.
func (p *Parser) session(question string, perturb uint64) *session {
	var base *session
	for i, s := range p.recent {
		if s.text != question {
			continue
		}
		if s.drop.Seed == perturb {
			copy(p.recent[i:], p.recent[i+1:])
			p.recent[len(p.recent)-1] = s
			return s
		}
		base = s
	}
	var s *session
	drop := learn.Drop{Seed: perturb}
	if perturb != 0 {
		drop.Rate = perturbedDrop
	}
	if base != nil {
		s = base.perturbed(drop)
	} else {
		s = newSession(p.model, read(p.table, question, p.model.weights), drop, &p.sink)
	}
	s.scoreConditions()
	s.free = s.decode(query.Constraints{}, 0)
	if len(p.recent) == remembered {
		p.recent = append(p.recent[:0], p.recent[1:]...)
	}
	p.recent = append(p.recent, s)
	return s
}

// perturbed returns a session of the same question with other features left out.
func (s *session) perturbed(drop learn.Drop) *session {
	return &session{reading: s.reading, model: s.model, drop: drop, sink: s.sink, conditions: s.conditions, masks: s.masks}
}

// Parse returns the queries that the question may mean.
func (p *Parser) Parse(_ context.Context, in parse.Input) (*parse.Parsed, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	s := p.session(in.Question, in.Perturb)
	d := s.free
	if !in.Constraints.Empty() || in.Beam > wholeBeam {
		d = s.decode(in.Constraints, in.Beam)
	}
	out := &parse.Parsed{Data: 1, Candidates: s.candidatesOf(d)}
	if len(out.Candidates) == 0 { // nothing that was found agrees with what was said: it is changed until it does
		for _, c := range s.candidatesOf(s.free) {
			if q := in.Constraints.Apply(c.Query); q != nil {
				out.Candidates = append(out.Candidates, parse.Candidate{Query: q, P: c.P})
			}
		}
		out.Candidates = parse.Merge(out.Candidates, wholeBeam)
	}
	if in.Beam > 0 && len(out.Candidates) > in.Beam {
		out.Candidates = out.Candidates[:in.Beam]
	}
	return out, nil
}

// candidatesOf writes the ranked queries down.
func (s *session) candidatesOf(d *decoded) []parse.Candidate {
	out := make([]parse.Candidate, len(d.wholes))
	for i := range d.wholes {
		w := &d.wholes[i]
		out[i] = parse.Candidate{Query: s.table.query(&w.Sketch), P: w.p, Result: result(w.result)}
	}
	return out
}

// result writes a fingerprint down.
func result(fingerprint uint64) string {
	if fingerprint == 0 {
		return ""
	}
	return strconv.FormatUint(fingerprint, 36)
}

// Query writes a sketch as a query; numbers are written as the parser does.
func (t *Table) Query(s Sketch) *query.Query {
	conditions := make([]Condition, len(s.Conditions))
	for i, c := range s.Conditions {
		conditions[i] = t.condition(c.Column, c.Op, c.Value, -1, 0)
		if n := &conditions[i]; t.Columns[c.Column].Number && n.numeric {
			n.Value = words.FormatNumber(n.number)
		}
	}
	s.Conditions = conditions
	return t.query(&s)
}

func (t *Table) query(s *Sketch) *query.Query {
	column := func(i int) query.Column { return query.Column{Table: t.Name, Name: t.Columns[i].Name} }
	q := &query.Query{
		Select: []query.Item{{Agg: aggNames[s.Agg], Column: column(s.Select)}},
		From:   query.From{Tables: []string{t.Name}},
	}
	for i := range s.Conditions {
		c := &s.Conditions[i]
		q.Where = append(q.Where, query.Condition{
			Item: query.Item{Column: column(c.Column)},
			Op:   opNames[c.Op],
			Values: []query.Value{{Text: c.Value, Number: t.Columns[c.Column].Number && c.numeric, First: c.First,
				Last: c.Last - 1}},
		})
	}
	return q
}

// Sketch reads a query that this table's parser made.
func (t *Table) Sketch(q *query.Query) (Sketch, bool) {
	column := func(c query.Column) int {
		for i := range t.Columns {
			if strings.EqualFold(t.Columns[i].Name, c.Name) {
				return i
			}
		}
		return -1
	}
	if len(q.Select) != 1 {
		return Sketch{}, false
	}
	s := Sketch{Select: column(q.Select[0].Column)}
	name := string(q.Select[0].Agg)
	if name == "" {
		name = "none"
	}
	a, ok := aggOf(name)
	if !ok || s.Select < 0 {
		return Sketch{}, false
	}
	s.Agg = a
	for _, c := range q.Where {
		op, ok := opOf(c.Op)
		i := column(c.Item.Column)
		if !ok || i < 0 || len(c.Values) != 1 {
			return Sketch{}, false
		}
		s.Conditions = append(s.Conditions, t.condition(i, op, c.Values[0].Text, c.Values[0].First, c.Values[0].Last+1))
	}
	return s, true
}
