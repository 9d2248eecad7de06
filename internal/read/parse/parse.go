// Package parse defines parsers: they read a question and propose queries with probabilities, given what the person has
// confirmed and refused so far. internal/read/lexical is the embedded parser; internal/read/model asks a language
// model.
package parse

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/when"
)

// Parser proposes queries for a question.
type Parser interface {
	// Parse returns whole queries that in.Constraints allows, most probable first. Their probabilities are calibrated
	// and sum to at most one; the rest is "something else".
	Parse(ctx context.Context, in Input) (*Parsed, error)
}

// Input is everything a parser may use.
type Input struct {
	Question    string
	Clock       when.Clock // the day to which "last month" is relative, and how dates are written; zero: now
	Schema      *schema.Database
	Values      Values
	Prober      Prober            // nil: candidates are not executed
	Notes       Notes             // nil: notes are only searched for words
	History     []Turn            // earlier turns of the conversation, oldest first
	Constraints query.Constraints // what the person confirmed and refused
	// Within reports whether a query may be meant, where Constraints cannot express that; nil: any query may.
	Within  func(*query.Query) bool
	Beam    int    // number of queries wanted; 0: the parser's default
	Perturb uint64 // not 0: a perturbed pass with this seed, for detectors that compare such passes

	linked *link.Question // what Link returned, so that all that read the question share it
}

// Link returns the question with everything that its words may be about. It belongs to all that read the question: who
// changes tokens or atoms takes a copy.
func (in *Input) Link() *link.Question {
	if in.linked == nil || in.linked.Text != in.Question {
		in.linked = link.NewAt(in.Clock, in.Schema, in.Values, in.Question)
	}
	return in.linked
}

// IsConstrained reports whether some queries are ruled out.
func (in *Input) IsConstrained() bool { return in.Within != nil || !in.Constraints.Empty() }

// Allows reports whether a query may be meant, given the person's replies.
func (in *Input) Allows(q *query.Query) bool {
	return in.Constraints.Allow(q) && (in.Within == nil || in.Within(q))
}

// Values looks phrases up in the data.
type Values interface {
	// Lookup returns the places where the phrase occurs, exactly or nearly, best first.
	Lookup(phrase string, limit int) []schema.Match
}

// Notes judges whether a source's notes answer questions.
type Notes interface {
	// Judge returns the highest probabilities with which a note of a column affirms and denies a yes/no question.
	Judge(ctx context.Context, column query.Column, question string) (yes, no float64, err error)
}

// Prober returns a summary of a query's result, without reading texts, so that parsers can compare candidates by their
// results.
type Prober interface {
	Probe(ctx context.Context, q *query.Query) (Probe, error)
}

// Probe is a query's result in brief.
type Probe struct {
	Rows        int    // up to a small limit
	Fingerprint string // equal for equal results; empty if unknown
	Null        bool   // a single NULL: an aggregate over nothing
	Zero        bool   // a single 0: nothing was counted
	Repeats     bool   // a row occurs more than once
	Columns     int
	Cell        Cell   // kind of the first cell
	Text        string // the only cell, folded, if it is a text
}

// ProbeRows is the maximum number of rows of a probe: enough to distinguish results.
const ProbeRows = 200

// Cell is a kind of value.
type Cell uint8

// The kinds of values that distinguish results.
const (
	NoCell Cell = iota
	NumberCell
	TextCell
	OtherCell // a date or a truth value
)

// CellOf returns the kind of a database value.
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

// Turn is an earlier question with its query and result rows.
type Turn struct {
	Question string       `json:"question"`
	Query    *query.Query `json:"query,omitempty"` // nil if the SUQL was written by hand and has no typed form
	SUQL     string       `json:"suql"`
	Rows     []RowRef     `json:"rows,omitempty"` // the first rows shown, in order
}

// Parsed is a parser's output for a question.
type Parsed struct {
	Data       float64     // probability that the question needs data
	Reply      string      // what to say if it does not
	SmallTalk  string      // instead of a reply: the kind of small talk
	Candidates []Candidate // most probable first
	// Confidences is set by parsers that decide clause by clause. It holds, by component id, the confidence with which
	// each component was chosen, and overrides the marginals. The first candidate is then the parser's choice, and the
	// others are alternatives.
	Confidences map[string]float64
	// Else is the calibrated probability that no candidate is right. 0 means unknown: use one minus the sum of the
	// candidates' probabilities.
	Else float64
	// None is the part of Else that means "the data has no answer", as far as the parser can tell.
	None float64
	// Declines is the probability that the data cannot answer the question, however it is read.
	Declines float64
	// OutOfScope is the probability that the data cannot answer, if the person should be asked about it instead of
	// being told; 0: only Declines counts.
	OutOfScope float64
	// Independent is the probability that the question does not follow up on an earlier one; 0: unknown.
	Independent float64
	// FallbackReason is the code for the reason why another parser replaced the configured one, such as verdict.Unsure.
	FallbackReason string
	// Tokens are the question's tokens, as indexed by Candidate.Words; nil without an alignment.
	Tokens []string
}

// Candidate is a whole query and its probability.
type Candidate struct {
	Query  *query.Query `json:"query"`
	P      float64      `json:"p"`
	Result string       `json:"result,omitempty"` // the probe's fingerprint, if any
	// Rivals holds a part of the query and an alternative that fits as well, between which the person should choose.
	Rivals []string `json:"rivals,omitempty"`
	// Unused are the question's unused content words, as typed and in order.
	Unused []string `json:"unused,omitempty"`
	// Added are the ids of components that no word of the question names.
	Added []string `json:"added,omitempty"`
	// UnusedCount is the number of unused content words, including those that often carry no meaning ("date", "make").
	UnusedCount int `json:"-"`
	// Evidence is what else speaks for or against the reading, for internal/weigh.
	Evidence Evidence `json:"evidence,omitzero"`
	// Words is the alignment: the indexes in Parsed.Tokens behind each component, by component id; nil if unknown.
	Words map[string][]int `json:"words"`
}

// Evidence is what speaks for or against a reading beside its parser's probability. Whoever finds it only records it;
// internal/weigh turns it into a probability, once.
type Evidence struct {
	Share      float64 `json:"share,omitempty"`      // the parser's probability
	Omitted    int     `json:"omitted,omitempty"`    // parts of the question that must be used and are not
	Uncalled   bool    `json:"uncalled,omitempty"`   // it has a state for which no word of the question calls
	Rival      float64 `json:"rival,omitempty"`      // how well it fits beside the reading that it was made from
	RivalShare float64 `json:"rivalShare,omitempty"` // that reading's share
	Chosen     int     `json:"chosen,omitempty"`     // earlier choices that it agrees with, less those against it
}

// ElseComponentShare is the probability of a component under "something else", relative to the candidates: the right
// query is often not among them but shares most of their components. The value fits best on held-out databases.
const ElseComponentShare = .7

// Marginals returns the probability of every component, by id: the sum over the candidates that have it, and its share
// of "something else".
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
			m[id] *= 1 + ElseComponentShare*(1-total)/total
		}
	}
	for id, confidence := range p.Confidences {
		if _, ok := m[id]; ok {
			m[id] = confidence
		}
	}
	return m
}

// Leader returns the candidate to run without asking, and the probability of its result: the parser's own choice if it
// gives Confidences, or otherwise the most probable query of the most probable result. The index is -1 without
// candidates.
func (p *Parsed) Leader() (index int, probability float64) {
	mass := map[string]float64{}
	for i, c := range p.Candidates {
		mass[resultKey(c, i)] += c.P
	}
	if p.Confidences != nil && len(p.Candidates) > 0 {
		return 0, mass[resultKey(p.Candidates[0], 0)]
	}
	index = -1
	for i, c := range p.Candidates {
		if m := mass[resultKey(c, i)]; index < 0 || m > probability+1e-12 {
			index, probability = i, m
		}
	}
	return index, probability
}

// resultKey returns a key that is equal for candidates with the same result. Unknown results are all different.
func resultKey(c Candidate, i int) string {
	if c.Result == "" {
		return "candidate " + strconv.Itoa(i)
	}
	return c.Result
}

// DeclineProbability returns the probability on which to base the decision to decline. It is not enough that no reading
// is probable: "no answer" must be more probable than "something else", and half as probable again as the best result,
// since declining leaves the person without an answer.
func (p *Parsed) DeclineProbability() float64 {
	by, best := map[string]float64{}, 0.0
	for _, c := range p.Candidates {
		by[c.Result] += c.P
		best = max(best, by[c.Result])
	}
	return p.None / max(1e-9, p.None+max(1.5*best, p.Else-p.None))
}
