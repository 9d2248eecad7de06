package model

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// opening is a statement up to the first refused part.
type opening struct {
	of        *statement
	component int // that was refused
	begin     string
}

// opening cuts a statement there. It is empty without tokens before that place, or if no words decide it.
func (s *statement) opening(forbidden []query.Component) opening {
	if s.none || s.annotated == nil {
		return opening{}
	}
	refused := map[string]bool{}
	for _, c := range forbidden {
		refused[c.ID()] = true
	}
	o := opening{of: s, component: slices.IndexFunc(s.components, func(c query.Component) bool { return refused[c.ID()] })}
	if o.component < 0 {
		return o // a confirmed component is missing
	}
	word := -1 // what no word decides is decided by all of them
	for k := range s.words {
		if i := s.owner[k]; i >= 0 && refused[s.components[i].ID()] {
			o.component, word = i, k
			break
		}
	}
	if c := s.components[o.component]; word < 0 && c.Kind == query.SelectAgg && s.query.Written == nil {
		word = slices.Index(s.owner, s.nth(query.SelectColumn, s.rank(o.component))) // it would be before its column
	}
	end := 0
	if word >= 0 {
		end = s.words[word].start
	}
	for _, t := range s.tokens { // models continue from the end of a token
		if start := t.start - leading(t.Text); start < end && t.start+len(t.Text)-leading(t.Text) > end {
			end = max(start, 0)
		}
	}
	o.begin = strings.TrimSpace(s.text[:end])
	return o
}

// tokens are those of the beginning.
func (o opening) tokens() []placed {
	n := slices.IndexFunc(o.of.tokens, func(t placed) bool { return t.start >= len(o.begin) })
	if n < 0 {
		n = len(o.of.tokens)
	}
	return o.of.tokens[:n]
}

// choice is an alternative for the refused part, with the letter that selects it.
type choice struct {
	Letter string `json:"letter"`
	Is     string `json:"is"`
	apply  func(*query.Query) bool
}

// anythingElse is the meaning of the last letter.
const anythingElse = "something else"

// mostChoices is the number of letters: servers report no more alternatives of a token.
const mostChoices = 20

// choices lists the remaining alternatives; nil if they cannot be enumerated.
func (o opening) choices(known query.Constraints) []choice {
	if o.component < 0 || o.of.sampled || o.of.query.Written != nil || o.of.components[o.component].Block != "" {
		return nil
	}
	s, c, nth := o.of, o.of.components[o.component], o.of.rank(o.component)
	seen := map[string]bool{c.ID(): true}
	for _, k := range known.Forbidden {
		seen[k.ID()] = true
	}
	var out []choice
	add := func(apply func(*query.Query) bool) {
		q := s.query.Clone()
		if apply == nil || !apply(q) {
			return
		}
		if id := idAt(q, c.Kind, nth); id != "" && !seen[id] {
			seen[id] = true
			out = append(out, choice{Is: id, apply: apply})
		}
	}
	for _, other := range s.others(o.component, 0) { // the most probable first
		add(other.apply)
	}
	word := max(0, slices.Index(s.owner, o.component))
	for _, text := range s.mayStand(c) {
		_, apply := s.instead(c, nth, word, text)
		add(apply)
	}
	if len(out) == 0 || len(out) >= mostChoices {
		return nil
	}
	out = append(out, choice{Is: anythingElse})
	for i := range out {
		out[i].Letter = string(rune('A' + i))
	}
	return out
}

// mayStand are words that may take a component's place.
func (s *statement) mayStand(c query.Component) []string {
	var out []string
	switch c.Kind {
	case query.SelectColumn, query.WhereColumn, query.GroupColumn, query.OrderItem:
		for _, other := range s.columns() {
			out = append(out, strings.ToLower(schema.SQLName(other.Name)))
		}
	case query.SelectAgg:
		out = []string{"count", "max", "min", "sum", "avg", strings.ToLower(schema.SQLName(c.Item.Column.Name))}
	case query.WhereOp:
		out = []string{"=", "<>", ">", ">=", "<", "<="}
	case query.OrderDesc:
		out = []string{"desc", "asc"}
	case query.WhereValue:
		for _, v := range s.valuesOf(c.Item.Column) {
			out = append(out, query.Literal(v.Value))
		}
	}
	return out
}

// idAt is the id of the nth component of a kind in the outermost query, or "".
func idAt(q *query.Query, kind query.Kind, nth int) string {
	for _, c := range query.Components(q) {
		if c.Kind == kind && c.Block == "" {
			if nth == 0 {
				return c.ID()
			}
			nth--
		}
	}
	return ""
}

// choose assigns a reply's first letter to the part it chose, with its share among the letters.
func (s *statement) choose(choices []choice, tokens []verdict.Token) {
	s.chosen = -1
	if len(choices) == 0 || len(tokens) == 0 || s.annotated == nil {
		return
	}
	letter := strings.TrimSpace(tokens[0].Text)
	at := slices.IndexFunc(choices, func(c choice) bool { return c.Letter == letter })
	if at < 0 {
		return // it wrote the statement directly
	}
	p := letters(choices, tokens[0])
	s.chosen = slices.IndexFunc(s.components, func(c query.Component) bool { return c.ID() == choices[at].Is })
	if s.chosen < 0 {
		return
	}
	if s.p[s.chosen] < 0 { // no word decides it
		s.p[s.chosen] = 1
	}
	s.p[s.chosen] *= p[at]
	s.listed = []other{}
	for i, c := range choices {
		if i != at && c.apply != nil && p[i] >= least {
			s.listed = append(s.listed, other{p[i], c.apply})
		}
	}
	slices.SortStableFunc(s.listed, func(a, b other) int { return cmp.Compare(b.p, a.p) })
}

// listedAt reports whether component i was chosen from a list.
func (s *statement) listedAt(i int) bool { return s.listed != nil && s.chosen == i }

// letters are the probabilities of the choices, by the letter's token.
func letters(choices []choice, t verdict.Token) []float64 {
	p, sum := make([]float64, len(choices)), 0.0
	tell := func(text string, logprob float64) {
		i := slices.IndexFunc(choices, func(c choice) bool { return c.Letter == strings.TrimSpace(text) })
		if i >= 0 {
			p[i] += math.Exp(min(logprob, 0))
			sum += math.Exp(min(logprob, 0))
		}
	}
	if !slices.ContainsFunc(t.Top, func(a verdict.Alternative) bool { return a.Text == t.Text }) {
		tell(t.Text, t.Logprob)
	}
	for _, a := range t.Top {
		tell(a.Text, a.Logprob)
	}
	for i := range p {
		p[i] /= max(sum, 1e-12)
	}
	return p
}

// excluded is the refused share of the alternatives for component i.
func (s *statement) excluded(i int, known query.Constraints) float64 {
	if len(known.Forbidden) == 0 {
		return 0
	}
	c, sum := s.components[i], 0.0
	nth := s.rank(i)
	for _, o := range s.others(i, 0) {
		q := s.query.Clone()
		if !o.apply(q) {
			continue
		}
		id := idAt(q, c.Kind, nth)
		if slices.ContainsFunc(known.Forbidden, func(k query.Component) bool { return k.ID() == id }) {
			sum += o.p
		}
	}
	return min(sum, .99)
}
