package model

import (
	"math"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// statement is what the model wrote, read and weighed.
type statement struct {
	*reading
	text       string
	unreadable error // why it is no statement

	none bool    // the model says that the question is none for the data
	data float64 // probability that the question is one for the data

	first []verdict.Token // of a refusal: its tokens

	db          *schema.Database
	calibration Calibration
	p           []float64 // by component: the product of its tokens' probabilities; -1 where no token decides it
	tokens      []placed  // with what might have stood in their places
	chosen      int       // the component that was chosen from a list, or -1
	listed      []other   // what else was on the list
	sampled     bool      // no log-probabilities were told with it
	further     []further // what else the model would have written, had a token been another
	wentFurther bool      // it was asked for
	gaps        []gap     // tokens in other tokens' places that only the model can go on from
	splicedAt   map[splice]*query.Query
	tried       int // statements that were read with another token
	check       func(db *schema.Database, suql string) error
}

// placed is a token at its place in the statement.
type placed struct {
	verdict.Token
	start     int // of its first letter, behind white space
	word      int // the word it stands in, or begins in
	component int
}

// unweighed begins to lay tokens on components.
func (s *statement) unweighed() {
	s.p = make([]float64, len(s.components))
	for i := range s.p {
		s.p[i] = -1
	}
}

// weigh lays tokens on components, the first of which stands at a place of the text, or before it. Every token
// belongs to just one: that of the word its first letter stands in.
func (s *statement) weigh(tokens []verdict.Token, at int) {
	for _, t := range tokens {
		s.lay(t, at)
		at += len(t.Text)
	}
}

// take lays tokens that were written before on what they stand for now.
func (s *statement) take(tokens []placed) {
	for _, t := range tokens {
		s.lay(t.Token, t.start-leading(t.Text))
	}
}

// leading is how many bytes of white space a token begins with.
func leading(text string) int { return len(text) - len(strings.TrimLeft(text, " \t\n\r")) }

// lay lays one token, at its place, on its component.
func (s *statement) lay(t verdict.Token, at int) {
	first, end := at+leading(t.Text), at+len(t.Text)
	k := sort.Search(len(s.words), func(k int) bool { return s.words[k].end > first })
	if k == len(s.words) || end <= 0 || first < 0 && end <= s.words[0].start {
		return // beyond the statement, or before it
	}
	c := s.owner[k]
	s.tokens = append(s.tokens, placed{t, first, k, c})
	if c < 0 {
		return
	}
	if s.p[c] < 0 {
		s.p[c] = 1
	}
	s.p[c] *= math.Exp(min(t.Logprob, 0))
}

// whole is the probability of the statement as it is.
func (s *statement) whole() float64 {
	p := 1.0
	for _, x := range s.p {
		if x >= 0 {
			p *= s.calibration.certain(x)
		}
	}
	return p
}

// local is how certain each component is; what was confirmed is certain, and what was refused leaves its share to the
// rest.
func (s *statement) local(known query.Constraints) map[string]float64 {
	out := map[string]float64{}
	for i, c := range s.components {
		if s.p[i] < 0 {
			continue
		}
		before, twice := out[c.ID()]
		if !twice {
			before = 1
		}
		out[c.ID()] = before * s.calibration.certain(min(1, s.p[i]/(1-s.excluded(i, known))))
	}
	s.absences(out)
	for _, c := range known.Confirmed {
		if _, ok := out[c.ID()]; ok || s.has(c.ID()) {
			out[c.ID()] = 1
		}
	}
	return out
}

// absences adds how certain it is that what no token says is not there: an aggregator, or DISTINCT, where a column
// was written.
func (s *statement) absences(out map[string]float64) {
	columns := 0
	for i, c := range s.components {
		if c.Kind != query.SelectColumn || s.query.Written != nil {
			continue
		}
		agg, distinct := s.beside(i)
		nth := columns
		columns++
		for j, o := range s.components {
			if o.Block != c.Block {
				continue
			}
			if o.Kind == query.SelectAgg && o.Choice == "none" {
				if nth--; nth == -1 && !s.listedAt(j) {
					out[o.ID()] = s.calibration.certain(1 - agg)
				}
			} else if o.Kind == query.SelectAgg {
				nth--
			}
			if o.Kind == query.SelectRows && o.Choice == "false" && columns == 1 {
				out[o.ID()] = s.calibration.certain(1 - distinct)
			}
		}
	}
}

// beside is the probability that an aggregator, or DISTINCT, might have stood where component i begins.
func (s *statement) beside(i int) (agg, distinct float64) {
	for _, t := range s.tokens {
		if t.component != i || s.words[t.word].word == "select" || s.words[t.word].word == "," {
			continue
		}
		for _, a := range t.Top {
			word := strings.ToLower(strings.TrimRight(strings.TrimSpace(a.Text), "("))
			if word == "distinct" {
				distinct += math.Exp(min(a.Logprob, 0))
			} else if aggregates[word] != query.None {
				agg += math.Exp(min(a.Logprob, 0))
			}
		}
		break
	}
	return min(agg, 1), min(distinct, 1)
}

// firstP is the probability of what the reply begins with.
func firstP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 1
	}
	return math.Exp(min(tokens[0].Logprob, 0))
}

// noneP is the probability that the reply might have begun with NONE.
func noneP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 0
	}
	p := 0.0
	for _, a := range tokens[0].Top {
		if text := strings.TrimSpace(a.Text); text != "" && text != tokens[0].Text && strings.HasPrefix(none, text) {
			p += math.Exp(min(a.Logprob, 0))
		}
	}
	return min(p, 1)
}
