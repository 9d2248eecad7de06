package mix

import (
	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/read/lexical/onetable"
)

// queryKinds are those of the original's Table 4, by the gold query.
var queryKinds = []struct {
	name string
	is   func(*Question) bool
}{
	{"all", func(*Question) bool { return true }},
	{"count, answer 0 or 1", func(q *Question) bool { return q.agg() == onetable.Count && few(q) }},
	{"count, answer 2 or more", func(q *Question) bool { return q.agg() == onetable.Count && !few(q) }},
	{"min or max", func(q *Question) bool { return q.agg() == onetable.Max || q.agg() == onetable.Min }},
	{"sum or average", func(q *Question) bool { return q.agg() == onetable.Sum || q.agg() == onetable.Avg }},
	{"count, sum or average", func(q *Question) bool {
		return q.agg() == onetable.Count || q.agg() == onetable.Sum || q.agg() == onetable.Avg
	}},
	{"comparison", compares},
	{"several conditions", func(q *Question) bool { return len(q.Wiki.SQL.Conds) > 1 }},
	{"list answer", func(q *Question) bool { return len(q.Answers) > 1 }},
	{"nothing fulfils it", func(q *Question) bool { return len(q.Answers) == 0 }},
}

func (q *Question) agg() onetable.Agg { return onetable.Agg(q.Wiki.SQL.Agg) }

func few(q *Question) bool {
	key := dual.Key(q.Answers)
	return key == "0" || key == "1"
}

func compares(q *Question) bool {
	for _, c := range q.Wiki.SQL.Conds {
		if op, ok := c[1].(float64); ok && op != 0 {
			return true
		}
	}
	return false
}
