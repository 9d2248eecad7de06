package model

import (
	"cmp"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"sort"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// least is the minimum probability for an alternative token to become a candidate.
const least = .005

// other is an alternative for a component.
type other struct {
	p     float64
	apply func(q *query.Query) bool // changes a query, or reports that it cannot
}

// candidates returns the model's query and the most probable combinations of alternative tokens, within the person's
// constraints.
func (s *statement) candidates(q *query.Query, in parse.Input) []parse.Candidate {
	beam := cmp.Or(in.Beam, 40)
	known := map[string]bool{}
	for _, c := range in.Constraints.Confirmed {
		known[c.ID()] = true
	}
	var options [][]float64
	var others [][]other
	local := s.local(query.Constraints{Forbidden: in.Constraints.Forbidden})
	for i, c := range s.components {
		if p, ok := local[c.ID()]; ok && !known[c.ID()] {
			list := s.others(i, p)
			o := []float64{max(p, 1e-9)}
			for _, x := range list {
				o = append(o, min(x.p, o[0]))
			}
			options, others = append(options, o), append(others, list)
		}
	}
	return combined(q, options, others, in, beam)
}

// combined enumerates the combinations, the model's own first.
func combined(q *query.Query, options [][]float64, others [][]other, in parse.Input, beam int) []parse.Candidate {
	var out []parse.Candidate
	seen := map[string]int{}
	sum := 0.0
	parse.Combine(options, 4*beam, func(choice []uint8, p float64) bool {
		changed := q.Clone()
		for i, k := range choice {
			if k > 0 && !others[i][k-1].apply(changed) {
				return true
			}
		}
		if !in.Constraints.Allow(changed) {
			return true
		}
		sum += p
		key := changed.SUQL()
		if at, ok := seen[key]; ok {
			out[at].P += p
			return true
		}
		seen[key] = len(out)
		out = append(out, parse.Candidate{Query: changed, P: p})
		return len(out) < beam
	})
	for i := range out {
		out[i].P /= max(sum, 1)
	}
	if len(out) == 0 {
		return []parse.Candidate{{Query: q, P: least}}
	}
	rest := out[1:]
	sort.SliceStable(rest, func(i, j int) bool { return rest[i].P > rest[j].P })
	return out
}

// others returns the alternatives for component i, and the probability left for itself.
func (s *statement) others(i int, p float64) []other {
	c := s.components[i]
	if s.listedAt(i) {
		return s.listed
	}
	nth := s.rank(i)
	from := i
	if c.Kind == query.SelectAgg && c.Choice == "none" { // an aggregator in place of the column
		from = s.nth(query.SelectColumn, nth)
	}
	sum := map[string]float64{}
	made := map[string]func(*query.Query) bool{}
	var order []string
	for _, t := range s.tokens {
		if t.component != from {
			continue
		}
		w := s.words[t.word]
		for _, a := range t.Top {
			text := strings.TrimSpace(a.Text)
			if x := math.Exp(min(a.Logprob, 0)); x < least || text == "" || strings.EqualFold(text, strings.TrimSpace(t.Text)) {
				continue
			}
			if t.start > w.start {
				text = s.text[w.start:min(t.start, w.end)] + text
			}
			key, apply := s.putInstead(i, nth, t, a, text)
			if apply == nil {
				continue
			}
			if made[key] == nil {
				made[key] = apply
				order = append(order, key)
			}
			sum[key] += math.Exp(min(a.Logprob, 0))
		}
	}
	for _, f := range s.further {
		if key := f.query.SUQL(); f.component == i && made[key] == nil {
			made[key], sum[key] = s.replaced(f.query), f.p
			order = append(order, key)
		}
	}
	total := 0.0
	for _, x := range sum {
		total += x
	}
	var out []other
	for _, key := range order {
		out = append(out, other{sum[key] * min(1, (1-p)/max(total, 1e-12)), made[key]})
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].p > out[b].p })
	return out
}

// putInstead is the query with another token: edited if the form of queries allows it, parsed again otherwise. Tokens
// that only the model can continue from are noted.
func (s *statement) putInstead(i, nth int, t placed, a verdict.Alternative, text string) (key string,
	apply func(*query.Query) bool) {
	c := s.components[i]
	if s.query.Written == nil && c.Block == "" {
		if key, apply = s.instead(c, nth, t.word, text); apply != nil {
			return key, apply
		}
	}
	p := math.Exp(min(a.Logprob, 0))
	aggregate := aggregates[strings.ToLower(strings.TrimRight(text, "( "))] != query.None
	if c.Kind == query.SelectColumn && aggregate {
		return "", nil // covered by its aggregator's component
	}
	if p < worthReading || strings.HasPrefix(none, strings.TrimSpace(a.Text)) && t.word == 0 {
		return "", nil
	}
	at := splice{t.start, a.Text}
	q, known := s.splicedAt[at]
	if !known {
		if s.splicedAt == nil {
			s.splicedAt = map[splice]*query.Query{}
		}
		q = s.spliced(t, a.Text)
		if q == nil && c.Kind == query.SelectAgg && c.Choice == "none" && !aggregate {
			return "", nil // its column's component decides
		}
		s.splicedAt[at] = q
		if q == nil && p >= worthAsking {
			s.gaps = append(s.gaps, s.gapAt(i, t, a))
		}
	}
	if q == nil {
		return "", nil
	}
	return q.SUQL(), s.replaced(q)
}

// gapAt is an alternative token that only the model can continue from. Joins do not follow what stands after them.
func (s *statement) gapAt(i int, t placed, a verdict.Alternative) gap {
	low := strings.ToLower(strings.TrimSpace(a.Text))
	return gap{component: i, p: math.Exp(min(a.Logprob, 0)), begin: s.text[:t.start-leading(t.Text)] + a.Text, token: t,
		alternative: a, mayFollow: clauses[low] && low != "join"}
}

// splice is a token in another's place.
type splice struct {
	at    int
	token string
}

// rank is the number of components of the same kind and block before component i.
func (s *statement) rank(i int) int {
	n := 0
	for _, before := range s.components[:i] {
		if before.Kind == s.components[i].Kind && before.Block == s.components[i].Block {
			n++
		}
	}
	return n
}

// nth is the nth component of a kind in the outermost query, or -1.
func (s *statement) nth(kind query.Kind, n int) int {
	for i, c := range s.components {
		if c.Kind == kind && c.Block == "" {
			if n == 0 {
				return i
			}
			n--
		}
	}
	return -1
}

// instead is the query with another word for one component, the nth of its kind; nil if the word does not tell. Only
// in a value does its case count.
func (s *statement) instead(c query.Component, nth, word int, text string) (key string, apply func(*query.Query) bool) {
	if c.Kind == query.WhereValue {
		return s.otherValue(c, text)
	}
	text = strings.ToLower(text)
	switch c.Kind {
	case query.SelectColumn, query.GroupColumn, query.OrderItem, query.WhereColumn:
		return s.otherColumn(c, nth, text)
	case query.SelectAgg:
		return otherAggregate(c, nth, text)
	case query.WhereOp:
		return s.otherOperator(nth, word, text)
	case query.OrderDesc:
		return otherDirection(c, nth, text)
	case query.LimitRows:
		if n, err := strconv.Atoi(text); err == nil && n > 0 && n < 1000 {
			return text, func(q *query.Query) bool { q.Limit = n; return true }
		}
	case query.WhereCount:
		return s.fewer(word, text)
	}
	return "", nil
}

// otherColumn takes another column.
func (s *statement) otherColumn(c query.Component, nth int, text string) (string, func(*query.Query) bool) {
	column, ok := s.columnOf(text)
	if !ok || c.Item.Text != nil {
		return "", nil
	}
	return column.String(), func(q *query.Query) bool {
		switch {
		case c.Kind == query.SelectColumn && nth < len(q.Select):
			for i, g := range q.GroupBy { // the group's label goes with it
				if q.Select[nth].Agg == query.None && g == q.Select[nth].Column {
					q.GroupBy[i] = column
				}
			}
			q.Select[nth].Column = column
		case c.Kind == query.WhereColumn && nth < len(q.Where):
			q.Where[nth].Item.Column = column
		case c.Kind == query.OrderItem && nth < len(q.OrderBy):
			q.OrderBy[nth].Item.Column = column
		case c.Kind == query.GroupColumn && nth < len(q.GroupBy):
			for i, it := range q.Select { // the groups' figures go with it
				if it.Agg == query.None && it.Column == q.GroupBy[nth] {
					q.Select[i].Column = column
				}
			}
			q.GroupBy[nth] = column
		default:
			return false
		}
		return true
	}
}

// otherAggregate uses another aggregator, or none if the word is the bare column.
func otherAggregate(c query.Component, nth int, text string) (string, func(*query.Query) bool) {
	agg, ok := aggregates[strings.TrimRight(text, "( ")]
	if !ok && (c.Choice == "none" || strings.ToLower(schema.SQLName(c.Item.Column.Name)) != text) {
		return "", nil
	}
	return "agg " + string(agg), func(q *query.Query) bool {
		if nth >= len(q.Select) {
			return false
		}
		q.Select[nth].Agg = agg
		q.Select[nth].Distinct = q.Select[nth].Distinct && agg == query.Count
		return agg != query.None || q.Select[nth].Column.Name != "*"
	}
}

// otherOperator takes another operator.
func (s *statement) otherOperator(nth, word int, text string) (string, func(*query.Query) bool) {
	op, ok := operators[text]
	if text == "!=" {
		op, ok = query.NotEqual, true
	}
	if !ok || operators[s.words[word].word] == "" {
		return "", nil
	}
	return string(op), func(q *query.Query) bool {
		if nth >= len(q.Where) {
			return false
		}
		q.Where[nth].Op = op
		return true
	}
}

// otherDirection reverses the order.
func otherDirection(c query.Component, nth int, text string) (string, func(*query.Query) bool) {
	desc := text == "desc"
	if desc == (c.Choice == "desc") {
		return "", nil
	}
	return text, func(q *query.Query) bool {
		if nth >= len(q.OrderBy) {
			return false
		}
		q.OrderBy[nth].Desc, q.OrderBy[nth].NullsLast = desc, desc && q.OrderBy[nth].NullsLast
		return true
	}
}

// columns are those of the statement's tables.
func (s *statement) columns() (out []query.Column) {
	for _, name := range s.query.From.Tables {
		if t := s.db.Table(s.query.From.Table(name)); t != nil {
			for _, c := range t.Visible() {
				out = append(out, query.Column{Table: name, Name: c.Name})
			}
		}
	}
	return out
}

// valuesOf are the known values of a column.
func (s *statement) valuesOf(column query.Column) []schema.ValueCount {
	if t := s.db.Table(s.query.From.Table(column.Table)); t != nil {
		if c := t.Column(column.Name); c != nil {
			return c.Values
		}
	}
	return nil
}

// columnOf is the only column that starts with a word, if there is just one.
func (s *statement) columnOf(text string) (query.Column, bool) {
	var found query.Column
	for _, c := range s.columns() {
		switch sql := strings.ToLower(schema.SQLName(c.Name)); {
		case sql == text:
			return c, true
		case !strings.HasPrefix(sql, text):
		case found.Name != "":
			return query.Column{}, false
		default:
			found = c
		}
	}
	return found, found.Name != ""
}

// otherValue uses another literal: a complete number or text, or the known value that a text begins.
func (s *statement) otherValue(c query.Component, text string) (string, func(*query.Query) bool) {
	if len(c.Cond.Values) != 1 || c.Cond.Op == query.Between {
		return "", nil
	}
	v := query.Value{Number: c.Cond.Values[0].Number, First: -1, Last: -1}
	switch {
	case v.Number:
		if _, err := strconv.ParseFloat(text, 64); err != nil {
			return "", nil
		}
		v.Text = text
	case len(text) > 2 && strings.HasPrefix(text, "'") && strings.HasSuffix(text, "'"):
		v.Text = strings.ReplaceAll(text[1:len(text)-1], "''", "'")
		if known := s.knownValue(c.Item.Column, v.Text, true); known != "" {
			v.Text = known
		}
	default:
		if v.Text = s.knownValue(c.Item.Column, strings.TrimPrefix(text, "'"), false); v.Text == "" {
			return "", nil
		}
	}
	return v.Text, func(q *query.Query) bool {
		for i, w := range q.Where {
			if w.About() == c.Cond.About() && w.Op == c.Cond.Op && len(w.Values) == 1 &&
				w.Values[0].Text == c.Cond.Values[0].Text {
				q.Where[i].Values = []query.Value{v}
				return true
			}
		}
		return false
	}
}

// knownValue is the column's value equal to a text, or the only one that begins with it.
func (s *statement) knownValue(column query.Column, text string, whole bool) string {
	found := ""
	for _, v := range s.valuesOf(column) {
		switch {
		case text == "":
		case strings.EqualFold(v.Value, text):
			return v.Value
		case !whole && len(v.Value) > len(text) && strings.EqualFold(v.Value[:len(text)], text):
			if found != "" {
				return ""
			}
			found = v.Value
		}
	}
	return found
}

// goesOn are words in place of WHERE or AND after which there may be as many conditions.
var goesOn = map[string]bool{"and": true, "where": true, "or": true, ",": true, "join": true, "inner": true,
	"left": true}

// fewer ends the conditions if the alternative token is not another condition.
func (s *statement) fewer(word int, text string) (string, func(*query.Query) bool) {
	w := s.words[word].word
	if w != "and" && w != "where" || goesOn[text] {
		return "", nil
	}
	keep := 0
	for k := range word {
		if s.words[k].word == "and" || s.words[k].word == "where" {
			if o := s.owner[k]; o >= 0 && s.components[o].Kind == query.WhereCount {
				keep++
			}
		}
	}
	return "first " + strconv.Itoa(keep), func(q *query.Query) bool {
		if keep >= len(q.Where) || len(q.Having) > 0 {
			return false
		}
		q.Where = q.Where[:keep]
		return true
	}
}

// drawn samples a candidate by probability, deterministically by seed. It serves as a perturbed pass of the dropout
// detector and costs no request.
func drawn(list []parse.Candidate, seed uint64, text string) []parse.Candidate {
	h := fnv.New64a()
	h.Write([]byte(text))
	sum := 0.0
	for _, c := range list {
		sum += c.P
	}
	roll := rand.New(rand.NewPCG(seed, h.Sum64())).Float64() * sum
	for _, c := range list {
		if roll < c.P {
			return []parse.Candidate{{Query: c.Query, P: 1}}
		}
		roll -= c.P
	}
	return list[:min(1, len(list))]
}
