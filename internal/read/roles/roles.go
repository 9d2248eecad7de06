package roles

import (
	"context"
	"fmt"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Role is what a statement does with a column or a table.
type Role int

// The roles in the order of the head's outputs: first those of columns, then those of tables.
const (
	Selected Role = iota
	Counted
	CountedDistinct
	Summed
	Averaged
	Least
	Most
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
	Answered // read as text
	From
	Nested
	Without // what a condition rules out: NOT IN, EXCEPT
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

// operatorAt is the place of each.
var operatorAt = func() map[string]int {
	at := make(map[string]int, len(operators))
	for i, o := range operators {
		at[o] = i
	}
	return at
}()

// Reader reads questions beside schemas. It is safe for concurrent use.
type Reader struct {
	encoder   *encode.Encoder
	parts     *encode.Head
	operators *encode.Head
}

// New makes a reader of a file that training/schema made.
func New(file []byte) (*Reader, error) {
	e, err := encode.Load(file, encode.Options{Cached: -1})
	if err != nil {
		return nil, fmt.Errorf("roles: %w", err)
	}
	r := &Reader{encoder: e}
	if r.parts, err = e.Head("role", 2*encode.Width, int(roleCount)); err != nil {
		return nil, fmt.Errorf("roles: %w", err)
	}
	if r.operators, err = e.Head("op", encode.Width, len(operators)); err != nil {
		return nil, fmt.Errorf("roles: %w", err)
	}
	return r, nil
}

// Scores are the log-odds of one question over one schema.
type Scores struct {
	catalog   *link.Catalog
	parts     map[part][]float32 // by role
	operators []float32
}

// Read scores what the question may use. It stops when ctx is done.
func (r *Reader) Read(ctx context.Context, q *link.Question) (*Scores, error) {
	all := rows(encode.Words(), q)
	sequences := make([]*encode.Sequence, len(all))
	for i, x := range all {
		sequences[i] = x.seq
	}
	states, err := r.encoder.Hidden(ctx, sequences)
	if err != nil {
		return nil, err
	}
	var at []part
	var inputs [][]float32
	for i, x := range all {
		for p, span := range x.spans {
			at = append(at, p)
			inputs = append(inputs, append(states[i].Mean(span), states[i].At(0)...))
		}
	}
	out := &Scores{catalog: q.Catalog, parts: map[part][]float32{}}
	for i, scores := range r.parts.Apply(inputs) {
		out.parts[at[i]] = scores
	}
	out.operators = r.operators.Apply([][]float32{states[0].At(0)})[0]
	return out, nil
}

// Evidence is the log-odds of what a query uses, added up by kind.
type Evidence struct {
	Shown, Compared, Arranged, Tables, Operators float64
}

// Sum is the evidence of all kinds.
func (e Evidence) Sum() float64 { return e.Shown + e.Compared + e.Arranged + e.Tables + e.Operators }

// Of returns the evidence for a query. Parts that the encoder did not see count nothing.
func (s *Scores) Of(q *query.Query) Evidence {
	u := usesOf(s.catalog, q)
	var e Evidence
	for p, roles := range u.parts {
		scores := s.parts[p]
		if scores == nil {
			continue
		}
		for r := range roles {
			switch x := float64(scores[r]); {
			case r >= From:
				e.Tables += x
			case r >= Equal && r <= NotIn || r == Compared || r == Having || r == Answered:
				e.Compared += x
			case r >= Grouped && r <= Joined:
				e.Arranged += x
			default:
				e.Shown += x
			}
		}
	}
	for o := range u.operators {
		e.Operators += float64(s.operators[operatorAt[o]])
	}
	return e
}
