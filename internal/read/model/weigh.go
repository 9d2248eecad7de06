package model

import (
	"math"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// statement is the model's text, parsed, with the probabilities of its components.
type statement struct {
	*annotated
	text       string
	unreadable error // why it is not a statement

	none bool    // the model says that the data cannot answer
	data float64 // probability that the data can answer

	first []verdict.Token // tokens of a refusal

	db            *schema.Database
	p             []float64     // by component: the product of its tokens' probabilities; -1 if no token decides it
	tokens        []placedToken // with their alternatives
	sampled       bool          // there were no log-probabilities
	searched      bool          // the alternatives have been found
	alternatives  []alternative
	continuations []continuation // alternatives that only the model can continue from
	check         func(db *schema.Database, suql string) error
}

// placedToken is a token with its position in the statement.
type placedToken struct {
	verdict.Token
	start     int // of its first letter, after white space
	word      int // the word it is in, or starts in
	component int
}

// weigh assigns tokens to components; the first token starts at position at, or before the statement if at is negative.
// Each token belongs to one component: that of the word that contains its first letter.
func (s *statement) weigh(tokens []verdict.Token, at int) {
	s.p = make([]float64, len(s.components))
	for i := range s.p {
		s.p[i] = -1
	}
	for _, t := range tokens {
		s.assignToken(t, at)
		at += len(t.Text)
	}
}

// leading returns the number of white-space bytes at the start of a token.
func leading(text string) int { return len(text) - len(strings.TrimLeft(text, " \t\n\r")) }

// assignToken assigns one token to its component.
func (s *statement) assignToken(t verdict.Token, at int) {
	first, end := at+leading(t.Text), at+len(t.Text)
	k := sort.Search(len(s.words), func(k int) bool { return s.words[k].end > first })
	if k == len(s.words) || end <= 0 || first < 0 && end <= s.words[0].start {
		return // outside the statement
	}
	c := s.owner[k]
	s.tokens = append(s.tokens, placedToken{t, first, k, c})
	if c < 0 {
		return
	}
	if s.p[c] < 0 {
		s.p[c] = 1
	}
	s.p[c] *= math.Exp(min(t.Logprob, 0))
}

func (s *statement) probability() float64 {
	p := 1.0
	for _, x := range s.p {
		if x >= 0 {
			p *= x
		}
	}
	return p
}

// confidences returns the confidence in each component; confirmed ones are certain, and the probability of refused
// alternatives is divided among the rest.
func (s *statement) confidences(known query.Constraints) map[string]float64 {
	out := map[string]float64{}
	for i, c := range s.components {
		if s.p[i] < 0 {
			continue
		}
		before, twice := out[c.ID()]
		if !twice {
			before = 1
		}
		out[c.ID()] = before * min(1, s.p[i]/(1-s.excluded(i, known)))
	}
	s.absences(out)
	for _, c := range known.Confirmed {
		if _, ok := out[c.ID()]; ok || s.has(c.ID()) {
			out[c.ID()] = 1
		}
	}
	return out
}

// absences adds the confidence that an aggregate or DISTINCT, which would have had a token, is absent before a column.
func (s *statement) absences(out map[string]float64) {
	columns := 0
	for i, c := range s.components {
		if c.Kind != query.SelectColumn || s.query.Written != nil {
			continue
		}
		agg, distinct := s.absentProbabilities(i)
		nth := columns
		columns++
		for _, o := range s.components {
			if o.Block != c.Block {
				continue
			}
			if o.Kind == query.SelectAgg && o.Choice == "none" {
				if nth--; nth == -1 {
					out[o.ID()] = 1 - agg
				}
			} else if o.Kind == query.SelectAgg {
				nth--
			}
			if o.Kind == query.SelectRows && o.Choice == "false" && columns == 1 {
				out[o.ID()] = 1 - distinct
			}
		}
	}
}

// absentProbabilities returns the probabilities that component i starts with an aggregate, or with DISTINCT, instead.
func (s *statement) absentProbabilities(i int) (agg, distinct float64) {
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

// firstP returns the probability of a reply's first token.
func firstP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 1
	}
	return math.Exp(min(tokens[0].Logprob, 0))
}

// noneP returns the probability that the reply would have begun with NONE.
func noneP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 0
	}
	p := 0.0
	for _, a := range tokens[0].Top {
		if text := strings.TrimSpace(a.Text); text != "" && text != tokens[0].Text && strings.HasPrefix(noStatement, text) {
			p += math.Exp(min(a.Logprob, 0))
		}
	}
	return min(p, 1)
}
