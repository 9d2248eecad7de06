package roles

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Role is a use that a statement makes of a column or a table.
type Role int

// The roles in the order of the head's outputs: columns first, then tables.
const (
	Selected Role = iota
	Counted
	CountedDistinct
	Summed
	Averaged
	Minimum
	Maximum
	Equal
	NotEqual
	Below
	Above
	Like
	Null
	NotNull
	In
	NotIn
	Grouped
	Ascending
	Descending
	Joined
	Calculated // in arithmetic with another column
	DatePart
	Compared // with another column
	Having
	ReadAsText // read as text
	From
	Nested
	Excluded // excluded by a condition: NOT IN, EXCEPT
	roleCount
)

// operators are the operators in the order of the head's outputs.
var operators = []string{
	"count*", "count", "countd", "distinct", "sum", "avg", "min", "max", "group", "asc", "desc", "limit1", "limitn",
	"offset", "having", "join1", "join2", "join3", "in", "notin", "except", "intersect", "union", "like", "null",
	"notnull", "filter", "time", "ratio", "percent", "minus", "plus", "times", "scalar", "between", "or", "eq", "ne",
	"lt", "gt", "colcol", "select1", "select2", "select3", "where0", "where1", "where2", "where3", "star", "left",
	"window", "yesno", "answer", "none",
}

const operatorCount = 54

// Reader scores questions against schemas. It is safe for concurrent use.
type Reader struct {
	encoder   *encode.Encoder
	parts     *encode.Head
	operators *encode.Head
	cache     *encode.Cache[cacheKey, *Scores]
}

// cacheKey is a question with a schema, as input to the encoder.
type cacheKey struct {
	catalog *link.Catalog
	tokens  string
}

// Cache sizes. Suggestions, common questions, edits and undo read the same question again. The scores of large schemas
// are not cached, since they take 100 bytes per column.
const (
	maxCached      = 256
	maxCachedParts = 500
)

// New loads a file made by training/schema.
func New(file []byte) (*Reader, error) {
	e, err := encode.Load(file, encode.Options{Cached: -1, Threads: runtime.GOMAXPROCS(0)})
	if err != nil {
		return nil, fmt.Errorf("roles: %w", err)
	}
	r := &Reader{encoder: e, cache: encode.NewCache[cacheKey, *Scores](maxCached)}
	if r.parts, err = e.Head("role", 2*encode.Width, int(roleCount)); err != nil {
		return nil, fmt.Errorf("roles: %w", err)
	}
	if r.operators, err = e.Head("op", encode.Width, len(operators)); err != nil {
		return nil, fmt.Errorf("roles: %w", err)
	}
	return r, nil
}

// Scores holds the log-odds of one question over one schema. It is shared and must not be changed.
type Scores struct {
	catalog   *link.Catalog
	parts     map[part][]float32 // by role
	operators []float32

	expectedParts, expectedOperators float32
}

// Read scores the roles and operators for a question. It stops when ctx is done.
func (r *Reader) Read(ctx context.Context, q *link.Question) (*Scores, error) {
	all := rows(encode.DefaultTokenizer(), q)
	sequences := make([]*encode.Sequence, len(all))
	key := cacheKey{catalog: q.Catalog}
	for i, x := range all {
		sequences[i] = x.seq
		key.tokens += x.seq.Key()
	}
	if known, ok := r.cache.Get(key); ok {
		return known, nil
	}
	states, err := r.encoder.Hidden(ctx, sequences)
	if err != nil {
		return nil, err
	}
	var at []part
	var inputs [][]float32
	for i, x := range all {
		for _, p := range x.parts {
			at = append(at, p.part)
			inputs = append(inputs, append(states[i].Mean(p.Span), states[i].At(0)...))
		}
	}
	out := &Scores{catalog: q.Catalog, parts: map[part][]float32{}}
	for i, scores := range r.parts.Apply(inputs) {
		out.parts[at[i]] = scores
		if at[i].column == wholeTable {
			out.expectedParts += sumPositive(scores[From:])
		} else {
			out.expectedParts += sumPositive(scores[:From])
		}
	}
	out.operators = r.operators.Apply([][]float32{states[0].At(0)})[0]
	out.expectedOperators = sumPositive(out.operators)
	if len(out.parts) <= maxCachedParts {
		r.cache.Put(key, out)
	}
	return out, nil
}

// Feature is the encoder's score of one role or operator that a query has.
type Feature struct {
	At    uint8
	Value float32
}

// The features of a query: for each role, the log-odds of the parts that have it and their number; the same for each
// operator; and three for the whole query.
const (
	operatorFeatures  = 2 * int(roleCount)
	firstWholeFeature = operatorFeatures + 2*operatorCount // index of the first feature of the whole query
	FeatureCount      = firstWholeFeature + 3
)

// The features of a whole query.
const (
	lowestOdds      = uint8(firstWholeFeature + iota) // the lowest log-odds of a part
	missedParts                                       // log-odds of expected roles that the query lacks
	missedOperators                                   // the same for operators
)

// Groups is the number of feature groups.
const Groups = 5

// Group returns a feature's group: shown, compared or arranged columns, tables, or operators.
func Group(at uint8) int {
	if int(at) >= operatorFeatures {
		return 4
	}
	switch r := Role(at / 2); {
	case r >= From:
		return 3
	case r >= Equal && r <= NotIn || r == Compared || r == Having || r == ReadAsText:
		return 1
	case r >= Grouped && r <= Joined:
		return 2
	}
	return 0
}

// maxLogOdds limits log-odds, since larger ones say nothing more.
const maxLogOdds = 8

func clamp(x float32) float32 { return min(max(x, -maxLogOdds), maxLogOdds) }

// Features describes how well a query agrees with the encoder's scores. Parts that the encoder did not see count as 0.
func (s *Scores) Features(q *query.Query) []Feature {
	u := newUsage(s.catalog, q)
	var sums, counts [roleCount]float32
	least, used := float32(0), float32(0)
	note := func(x float32) float32 {
		x = clamp(x)
		least = min(least, x)
		used += max(x, 0)
		return x
	}
	for _, p := range u.parts {
		scores := s.parts[p.part]
		if scores == nil {
			continue
		}
		for r, has := range p.roles {
			if has {
				sums[r] += note(scores[r])
				counts[r]++
			}
		}
	}
	out := make([]Feature, 0, 32)
	for r, n := range counts {
		if n > 0 {
			out = append(out, Feature{uint8(2 * r), sums[r]}, Feature{uint8(2*r + 1), n})
		}
	}
	out = append(out, Feature{missedParts, s.expectedParts - used})
	used = 0
	for o, name := range operators {
		if u.operators[name] {
			out = append(out, Feature{uint8(operatorFeatures + 2*o), note(s.operators[o])},
				Feature{uint8(operatorFeatures + 2*o + 1), 1})
		}
	}
	return append(out, Feature{lowestOdds, least}, Feature{missedOperators, s.expectedOperators - used})
}

// RoleProbability returns the probability that a statement uses a column in the likeliest of the given roles. It is 0
// without scores, and for a column that the encoder did not see.
func (s *Scores) RoleProbability(c *link.Column, in ...Role) float64 {
	if s == nil {
		return 0
	}
	return maxProbability(s.parts[part{c.Table.Index, c.Index}], in...)
}

// TableProbability returns the probability that a statement reads from a table.
func (s *Scores) TableProbability(t *link.Table) float64 {
	if s == nil {
		return 0
	}
	return maxProbability(s.parts[part{t.Index, wholeTable}], From)
}

// OperatorProbability returns the probability that a statement has an operator.
func (s *Scores) OperatorProbability(name string) float64 {
	if s == nil {
		return 0
	}
	return probability(s.operators[slices.Index(operators, name)])
}

// maxProbability returns the probability of the likeliest of the given roles; 0 without scores.
func maxProbability(odds []float32, in ...Role) float64 {
	if odds == nil {
		return 0
	}
	best := float32(-maxLogOdds)
	for _, r := range in {
		best = max(best, odds[r])
	}
	return probability(best)
}

func probability(odds float32) float64 { return 1 / (1 + math.Exp(-float64(max(odds, -maxLogOdds)))) }

// NoAnswerOdds returns the log-odds that the data has no answer.
func (s *Scores) NoAnswerOdds() float32 { return clamp(s.operators[slices.Index(operators, "none")]) }

// TextAnswerOdds returns the log-odds that the answer requires reading a text.
func (s *Scores) TextAnswerOdds() float32 {
	return clamp(s.operators[slices.Index(operators, "answer")])
}

func sumPositive(scores []float32) float32 {
	sum := float32(0)
	for _, x := range scores {
		sum += max(clamp(x), 0)
	}
	return sum
}
