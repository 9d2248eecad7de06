package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// sensible weighs what the trained halves propose by what the question says in so many words: figures that nobody asked
// for, the cheapest by anything but the price, numbers that are left over, groups of one row each. The candidates
// keep their probability together.
func sensible(in parse.Input, candidates []parse.Candidate) []parse.Candidate {
	tokens := words.Tokenize(in.Question)
	asked, extremes, each := figuresIn(tokens), extremesIn(in.Schema, tokens), forEach(in.Schema, tokens)
	out := make([]parse.Candidate, 0, len(candidates)+1)
	take := func(c parse.Candidate) {
		c.P *= unasked(in.Schema, c.Query, asked) * astray(c.Query, extremes) * leftOver(c.Query, tokens) * ungrouped(c.Query,
			each) * alone(in.Schema, c.Query) * measured(in.Schema, c.Query, tokens) *
			opposed(c.Query, tokens)
		out = append(out, c)
	}
	for _, c := range candidates {
		take(c)
	}
	if q, p := righted(in.Schema, candidates, extremes); q != nil && in.Constraints.Allow(q) {
		take(parse.Candidate{Query: q, P: p})
	}
	if q, p := groupedBy(in.Schema, tokens, candidates, each); q != nil && in.Constraints.Allow(q) {
		take(parse.Candidate{Query: q, P: p})
	}
	if probability(out) <= 0 {
		return candidates
	}
	return parse.Merge(summing(out, probability(candidates)), len(out))
}

// figureWords are what figures are asked for with, beside superlatives.
var figureWords = map[string][]query.Agg{"many": {query.Count, query.Sum}, "much": {query.Sum},
	"number":  {query.Count, query.Sum},
	"numbers": {query.Count, query.Sum}, "count": {query.Count}, "counts": {query.Count}, "often": {query.Count}, "times": {query.Count}, "frequency": {query.Count},
	"total": {query.Sum, query.Count}, "sum": {query.Sum}, "altogether": {query.Sum, query.Count}, "combined": {query.Sum}, "overall": {query.Sum, query.Count},
	"amount": {query.Sum, query.Count}, "average": {query.Avg}, "mean": {query.Avg}, "avg": {query.Avg}, "typical": {query.Avg}, "averaged": {query.Avg},
	"max": {query.Max}, "maximum": {query.Max}, "min": {query.Min}, "minimum": {query.Min}, "top": {query.Max}, "best": {query.Max, query.Min},
	"worst": {query.Min, query.Max}, "most": {query.Max, query.Count}, "least": {query.Min, query.Count}, "fewest": {query.Min, query.Count}, "range": {query.Min, query.Max},
	"peak": {query.Max}, "record": {query.Max, query.Min}, "first": {query.Min}, "last": {query.Max}, "until": {query.Max}, "since": {query.Min},
	"percentage": {query.Count}, "share": {query.Count}, "different": {query.Count}, "distinct": {query.Count}, "quantity": {query.Sum, query.Count}}

// figuresIn returns which figures the question may ask for.
func figuresIn(tokens []words.Token) map[query.Agg]bool {
	asked := map[query.Agg]bool{query.None: true}
	for _, t := range tokens {
		for _, agg := range figureWords[t.Text] {
			asked[agg] = true
		}
		if superlative(t.Text) {
			asked[query.Max], asked[query.Min] = true, true
		}
	}
	return asked
}

// superlative reports whether a word has the form of one.
func superlative(w string) bool {
	switch w {
	case "west", "guest", "forest", "interest", "request", "contest", "harvest", "arrest", "invest", "suggest", "digest",
		"honest", "modest", "protest", "northwest", "southwest":
		return false
	}
	return len(w) > 5 && strings.HasSuffix(w, "est")
}

// unasked is small for a query that shows or compares with a figure for which there is no word, or that reckons with
// keys.
func unasked(db *schema.Database, q *query.Query, asked map[query.Agg]bool) float64 {
	weight := 1.0
	for _, it := range q.Select {
		if !asked[it.Agg] || (it.Agg == query.Sum || it.Agg == query.Avg) && keyOfRows(db, it.Column) {
			weight = .1
		}
	}
	for _, c := range q.Where {
		if c.Sub != nil {
			weight *= unasked(db, c.Sub, asked)
		}
	}
	return weight
}

// keyOfRows reports whether a column has no meaning of its own.
func keyOfRows(db *schema.Database, at query.Column) bool {
	t := db.Table(at.Table)
	if t == nil {
		return false
	}
	c := t.Column(at.Name)
	return c != nil && c.Role == schema.Identifier
}

// forEach returns where the question names what it wants a figure for each of, or -1: "at each cinema", "per city",
// "average price by grape".
func forEach(db *schema.Database, tokens []words.Token) int {
	figure := false
	for i := 0; i+1 < len(tokens); i++ {
		figure = figure || len(figureWords[tokens[i].Text]) > 0
		if !namesTable(db, tokens[i+1]) && !namesColumn(db, tokens[i+1]) {
			continue
		}
		switch tokens[i].Text {
		case "each", "every", "per":
			return i + 1
		case "by": // not "sorted by", "written by"
			if figure && i > 0 && (tokens[i-1].Text == "grouped" || !strings.HasSuffix(tokens[i-1].Text, "ed") &&
				!strings.HasSuffix(tokens[i-1].Text, "en")) {
				return i + 1
			}
		}
	}
	return -1
}

// ungrouped is small for a query that works out one figure where one for each of something is wanted.
func ungrouped(q *query.Query, each int) float64 {
	if each >= 0 && len(q.GroupBy) == 0 && len(q.Select) > 0 && q.Select[0].Agg != query.None {
		return .05
	}
	return 1
}

// groupedBy returns the most probable figure worked out for each of what the question names, where no candidate does
// so.
func groupedBy(db *schema.Database, tokens []words.Token, candidates []parse.Candidate, each int) (*query.Query,
	float64) {
	if each < 0 {
		return nil, 0
	}
	for _, c := range candidates {
		if len(c.Query.GroupBy) > 0 && c.P > .05*candidates[0].P {
			return nil, 0
		}
	}
	for _, c := range candidates {
		q := c.Query
		if len(q.Select) != 1 || q.Select[0].Agg == query.None || q.Set != query.NoSet || q.Limit > 0 {
			continue
		}
		if by, ok := namedFor(db, tokens[each:], q.From.Tables); ok {
			out := q.Clone()
			out.GroupBy = []query.Column{by}
			out.Select = append([]query.Item{{Column: by}}, out.Select...)
			return out, c.P
		}
	}
	return nil, 0
}

// namedFor returns the column of the tables that the tokens begin with: the one whose name is the longest, else a key
// of what is called so.
func namedFor(db *schema.Database, tokens []words.Token, tables []string) (query.Column, bool) {
	var found query.Column
	longest := 0
	for _, name := range tables {
		for _, c := range db.Table(name).Visible() {
			said := words.Tokenize(c.Label)
			if n := len(said); n > longest && n <= len(tokens) &&
				slices.EqualFunc(said, tokens[:n], func(a, b words.Token) bool { return a.Stem == b.Stem }) {
				found, longest = query.Column{Table: name, Name: c.Name}, n
			}
		}
	}
	if longest > 0 {
		return found, true
	}
	for _, f := range db.ForeignKeys {
		if slices.Contains(tables, f.Table) && called(db.Table(f.RefTable), tokens[0]) {
			return query.Column{Table: f.Table, Name: f.Column}, true
		}
	}
	return query.Column{}, false
}

// alone is small for a query whose groups hold one row each: those by the own key or name of a table that no other
// table of the query refers to.
func alone(db *schema.Database, q *query.Query) float64 {
	for _, g := range q.GroupBy {
		t := db.Table(g.Table)
		title := titleOf(t)
		if t == nil || !(len(t.Key) == 1 && t.Key[0] == g.Name || title != nil && title.Name == g.Name) {
			continue
		}
		referred := slices.ContainsFunc(q.From.Tables, func(other string) bool {
			return slices.ContainsFunc(db.ForeignKeys, func(f schema.ForeignKey) bool {
				return f.Table == other &&
					f.RefTable == t.Name && other != t.Name
			})
		})
		if !referred {
			return .02
		}
	}
	return 1
}

// leftOver is small for a query that leaves numbers of the question unused.
func leftOver(q *query.Query, tokens []words.Token) float64 {
	used := map[string]bool{}
	var take func(q *query.Query)
	take = func(q *query.Query) {
		used[words.FormatNumber(float64(q.Limit))] = true
		for _, list := range [][]query.Condition{q.Where, q.Having} {
			for _, c := range list {
				for _, v := range c.Values {
					for _, t := range words.Tokenize(v.Text) {
						used[t.Text] = true
					}
				}
				if c.Sub != nil {
					take(c.Sub)
				}
			}
		}
		if q.Right != nil {
			take(q.Right)
		}
	}
	take(q)
	weight := 1.0
	for _, t := range tokens {
		if t.Numeric && !used[t.Text] {
			weight *= .4
		}
	}
	return weight
}
