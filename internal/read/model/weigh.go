package model

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// statement is the model's text, parsed, with the probabilities of its tokens.
type statement struct {
	*annotated
	db         *schema.Database
	check      func(db *schema.Database, suql string) error
	text       string
	unreadable error // why it is not a statement

	none  bool            // the model says that the data cannot answer
	data  float64         // probability that the data can answer
	reply []verdict.Token // the tokens of the whole reply; nil: there were no log-probabilities

	tokens       []placedToken // of the statement
	searched     bool          // the alternatives have been found
	alternatives []alternative
}

// placedToken is a token with its position in the statement.
type placedToken struct {
	verdict.Token
	start     int // of its first letter, after white space
	word      int // the word it is in, or starts in
	component int // of that word
}

// place assigns the reply's tokens to components; the first starts at position at of the statement, or before it if at
// is negative. Each token belongs to one component: that of the word that contains its first letter.
func (s *statement) place(at int) {
	for _, t := range s.reply {
		first, end := at+indent(t.Text), at+len(t.Text)
		at = end
		k := slices.IndexFunc(s.words, func(w lexeme) bool { return w.end > first })
		if k < 0 || end <= 0 || first < 0 && end <= s.words[0].start {
			continue // outside the statement
		}
		s.tokens = append(s.tokens, placedToken{t, first, k, s.owner[k]})
	}
}

// indent returns the number of white-space bytes at the start of a token.
func indent(text string) int { return len(text) - len(strings.TrimLeft(text, " \t\n\r")) }

func probability(logprob float64) float64 { return math.Exp(min(logprob, 0)) }

func (s *statement) probability() float64 {
	p := 1.0
	for _, t := range s.tokens {
		p *= probability(t.Logprob)
	}
	return p
}

// confidences returns the confidence in each component that a token decides; confirmed ones are certain.
func (s *statement) confidences(known query.Constraints) map[string]float64 {
	out := map[string]float64{}
	for _, t := range s.tokens {
		id := s.components[t.component].ID()
		before, ok := out[id]
		if !ok {
			before = 1
		}
		out[id] = before * probability(t.Logprob)
	}
	for _, c := range known.Confirmed {
		if s.has(c.ID()) {
			out[c.ID()] = 1
		}
	}
	return out
}

// firstP returns the probability of a reply's first token.
func firstP(tokens []verdict.Token) float64 {
	if len(tokens) == 0 {
		return 1
	}
	return probability(tokens[0].Logprob)
}

// beginP returns the probability that the reply would have begun with one of the words.
func beginP(tokens []verdict.Token, words ...string) float64 {
	p := 0.0
	for _, t := range tokens[:min(len(tokens), 1)] {
		for _, a := range t.Top {
			text := strings.ToLower(strings.TrimSpace(a.Text))
			if text != "" && slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, text) }) {
				p += probability(a.Logprob)
			}
		}
	}
	return min(p, 1)
}

const (
	// maxRuns is the maximum number of candidates that are run.
	maxRuns = 40
	// emptyResultFactor is the factor for readings with empty results: people mostly ask about things that exist. On
	// WikiSQL's training questions, values from .05 to .2 calibrate the readings.
	emptyResultFactor = .1
)

// runCandidates runs the candidates, records their results, and returns a factor for each one's probability.
func (a *parseSession) runCandidates(candidates []parse.Candidate) []float64 {
	likely := slices.Repeat([]float64{1}, len(candidates))
	if a.in.Prober == nil {
		return likely
	}
	n := min(len(candidates), maxRuns)
	found, err := probe.All(a.unbounded, a.in.Prober, n, func(i int) *query.Query { return candidates[i].Query })
	if err != nil {
		return likely
	}
	for i, f := range found {
		switch {
		case f == nil && candidates[i].Query.Written != nil: // a written statement may read texts, which probes cannot do
		case f == nil || f.Rows == 0 || f.Null || f.Zero: // a query that cannot be run counts as empty
			likely[i] = emptyResultFactor
		}
		if f != nil {
			candidates[i].Result = f.Fingerprint
		}
	}
	return likely
}

// weighByResults updates the candidates' probabilities by their results: those with empty results lose to the others.
// If any result is empty, the confidence is in whole statements rather than in their parts.
func (a *parseSession) weighByResults(parsed *parse.Parsed, confidences map[string]float64) {
	likely := a.runCandidates(parsed.Candidates)
	parsed.Confidences = confidences
	before, after := 0.0, 0.0
	for i, c := range parsed.Candidates {
		before += c.P
		after += c.P * likely[i]
	}
	if after >= before || after <= 0 {
		return
	}
	scale := 1 / (after + max(0, 1-before)*after/before) // as if the other statements had found as much
	for i := range parsed.Candidates {
		parsed.Candidates[i].P *= likely[i] * scale
	}
	slices.SortStableFunc(parsed.Candidates, func(x, y parse.Candidate) int { return cmp.Compare(y.P, x.P) })
	parsed.Confidences = nil
}
