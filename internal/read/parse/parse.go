// Package parse says what a base parser is: something that reads a question and proposes queries with probabilities,
// under what the person has confirmed and refused so far. internal/read/lexical is the embedded one,
// internal/read/model asks a language model.
package parse

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Parser proposes queries for a question.
type Parser interface {
	// Parse returns whole queries that In.Constraints allows, most probable first. Their probabilities are calibrated and
	// sum to at most one; the rest is "something else".
	Parse(ctx context.Context, in Input) (*Parsed, error)
}

// Input is all a parser may look at.
type Input struct {
	Question    string
	Schema      *schema.Database
	Values      Values
	Prober      Prober            // nil: candidates are not executed
	History     []Turn            // earlier turns of the conversation, oldest first
	Constraints query.Constraints // what the person said
	// queries that found nothing: a parser that can thinks of a looser one, the others read as ever
	Empty []*query.Query
	Beam  int // how many whole queries are wanted; 0: the parser's default
	// Live is told what the query is as far as it has been decided, with what is thought of its components, by a parser
	// that takes its time; first without a query, when it has begun. nil: nobody listens.
	Live    func(sofar *query.Query, local map[string]float64)
	Perturb uint64 // not 0: a perturbed pass with this seed, for detectors that measure the spread
}

// Values looks phrases up in the data.
type Values interface {
	// Lookup returns the places where the phrase occurs, exactly or nearly, best first.
	Lookup(phrase string, limit int) []schema.Match
}

// Prober tells what a query would give, text decisions left aside, so that parsers can weigh candidates by their
// results.
type Prober interface {
	Probe(ctx context.Context, q *query.Query) (Probe, error)
}

// Probe is what a query gives.
type Probe struct {
	Rows        int    // capped at some small number
	Fingerprint string // equal for equal results; empty when the result was not looked at
	Null        bool   // a single NULL: an aggregate over nothing
	Zero        bool   // a single 0: nothing was counted
	Repeats     bool   // a row occurs more than once
	Wide        int    // columns
	Cell        Cell   // what the first cell is
	Text        string // the only cell, folded, where it is a text
}

// ProbeRows is how many rows of a result are looked at: enough to tell results apart.
const ProbeRows = 200

// Cell is a kind of value.
type Cell uint8

// The kinds of values that results are told apart by.
const (
	NoCell Cell = iota
	NumberCell
	TextCell
	OtherCell // a date, a truth
)

// CellOf tells the kind of a value as a database gives it.
func CellOf(v any) Cell {
	switch v := v.(type) {
	case nil:
		return NoCell
	case string:
		return TextCell
	case int64, float64, int, json.Number:
		return NumberCell
	case fmt.Stringer:
		if _, err := strconv.ParseFloat(v.String(), 64); err == nil {
			return NumberCell
		}
	}
	return OtherCell
}

// Turn is an earlier question, its query and the rows it gave.
type Turn struct {
	Question string       `json:"question"`
	Query    *query.Query `json:"query,omitempty"` // nil when the SUQL was written by hand and is no Query
	SUQL     string       `json:"suql"`
	Rows     []RowRef     `json:"rows,omitempty"` // the first rows shown, in order
}

// Parsed is a parser's reading of a question.
type Parsed struct {
	Data       float64     // probability that the question wants data at all
	Reply      string      // what to say if it does not
	Talk       string      // in place of a reply: what kind of small talk it is
	Candidates []Candidate // most probable first
	Looser     bool        // the candidate is meant to find more than Input.Empty did
	// Local holds, by component id, what a parser that decides clause by clause thought of each component when it
	// decided on it; it goes before what the candidates add up to. The first candidate is then the query that it decided
	// on, the others are what else it might have been.
	Local map[string]float64
	// Else is the calibrated probability that none of the candidates is right. 0 says that the parser does not tell:
	// what the candidates lack to one is then all that is known of it.
	Else float64
	// None is the share of Else that says that the data holds no answer, as far as the parser tells that apart.
	None float64
	// Declines is the probability that the data cannot answer the question at all, however it is read.
	Declines float64
	// Beyond is the probability that the data cannot answer, where whoever asked is to be asked about that in place of
	// being told so; 0: Declines alone counts.
	Beyond float64
	// Instead says why another parser read the question than the one that was to, as verdict.Away does.
	Instead string
	// Accounted is the probability, as far as the parser tells it, that columns account for every word that says
	// something, of which there has to be one.
	Accounted float64
	// Tokens are the question's tokens as it was asked, which Candidate.Words counts; nil where no words are told.
	Tokens []string
}

// Candidate is a whole query and its probability.
type Candidate struct {
	Query  *query.Query `json:"query"`
	P      float64      `json:"p"`
	Result string       `json:"result,omitempty"` // the probe's fingerprint, where there is one
	// what it has, and what one that it fits as well as has in its place: which is meant is to be asked
	Rivals []string `json:"rivals,omitempty"`
	// Unused are the content words of the question that went nowhere, as they were asked and in that order.
	Unused []string `json:"unused,omitempty"`
	// Words are the tokens (of Parsed.Tokens) that each component rests on, by component id; nil: the parser does not
	// tell.
	Words map[string][]int `json:"words"`
}

// Kindred is how much of "something else" has a component, compared with the candidates: what is meant is often none
// of them and still shares most of its components with them. On databases that training left out, this fits best.
const Kindred = .7

// Marginals returns the probability of every component, by component id: what the candidates add up to, with its
// share of "something else".
func (p *Parsed) Marginals() map[string]float64 {
	m := map[string]float64{}
	total := 0.0
	for _, c := range p.Candidates {
		total += c.P
		seen := map[string]bool{}
		for _, k := range query.Components(c.Query) {
			if id := k.ID(); !seen[id] {
				seen[id] = true
				m[id] += c.P
			}
		}
	}
	if total > 0 && total < 1 {
		for id := range m {
			m[id] *= 1 + Kindred*(1-total)/total
		}
	}
	for id, local := range p.Local {
		if _, ok := m[id]; ok {
			m[id] = local
		}
	}
	return m
}

// Leader returns the candidate to run when nobody is asked, and how probable its result is: the one that was decided
// on clause by clause; else, of the results that the candidates give, the one that most probability speaks for, and
// of the queries that give it the most probable. It returns -1 where there is no candidate.
func (p *Parsed) Leader() (index int, sure float64) {
	mass := map[string]float64{}
	for i, c := range p.Candidates {
		mass[resultKey(c, i)] += c.P
	}
	if p.Local != nil && len(p.Candidates) > 0 {
		return 0, mass[resultKey(p.Candidates[0], 0)]
	}
	index = -1
	for i, c := range p.Candidates {
		if m := mass[resultKey(c, i)]; index < 0 || m > sure+1e-12 {
			index, sure = i, m
		}
	}
	return index, sure
}

// resultKey is what candidates of the same result share; one whose result is not known stands alone.
func resultKey(c Candidate, i int) string {
	if c.Result == "" {
		return "candidate " + strconv.Itoa(i)
	}
	return c.Result
}

// Declining is the probability that there is nothing to answer with. It takes more than that no reading is likely: no
// answer has to be likelier than that the question means something else, and three times as likely as the best result.
func (p *Parsed) Declining() float64 {
	by, best := map[string]float64{}, 0.0
	for _, c := range p.Candidates {
		by[c.Result] += c.P
		best = max(best, by[c.Result])
	}
	return p.None / max(1e-9, p.None+max(3*best, p.Else-p.None))
}
