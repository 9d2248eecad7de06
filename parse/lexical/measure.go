package lexical

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// measured is small for a query that measures what has no measure: names that are more than a number, keys, figures
// that no row comes near, years of what has none; or that measures by one number of the question twice.
func measured(db *schema.Database, q *query.Query, tokens []words.Token) float64 {
	weight := 1.0
	times := map[string]int{}
	years := yearsIn(tokens)
	var take func(q *query.Query)
	take = func(q *query.Query) {
		timed := len(years) > 0 && hasTime(db, q.From.Tables)
		for _, c := range q.Where {
			if c.Sub != nil {
				take(c.Sub)
			} else if col := columnOf(db, c.Item); col != nil {
				for _, v := range c.Values {
					weight *= fits(col, c.Op, v)
					if before, ok := years[v.Text]; ok && timed && !timely(col) || ok && !goes(before, c.Op) {
						weight *= .1
					}
				}
			}
		}
		for _, list := range [][]query.Condition{q.Where, q.Having} {
			for _, c := range list {
				for _, v := range c.Values {
					times[v.Text]++
				}
			}
		}
	}
	take(q) // what stands right of a set operation may well use a number again
	for _, t := range tokens {
		if t.Numeric {
			times[t.Text]--
		}
	}
	for text, n := range times {
		if _, err := strconv.ParseFloat(text, 64); err == nil && n > 0 {
			weight *= .1
		}
	}
	return weight
}

// addedUp prefers sums to counts where a total is asked for of what is measured: the half for single tables has
// learnt from people who called both a total.
func addedUp(in parse.Input, candidates []parse.Candidate) []parse.Candidate {
	total := false
	for _, t := range words.Tokenize(in.Question) {
		switch t.Text {
		case "total", "sum", "altogether", "combined":
			total = true
		case "number", "many", "count":
			return candidates
		}
	}
	if !total {
		return candidates
	}
	out := slices.Clone(candidates)
	for i, c := range out {
		if it := c.Query.Select[0]; len(c.Query.Select) == 1 && it.Agg == query.Count {
			it.Agg = query.None
			if col := columnOf(in.Schema, it); col != nil && col.Type.Number() && col.Role != schema.Identifier {
				out[i].P *= .1
			}
		}
	}
	return parse.Merge(summing(out, probability(candidates)), len(out))
}

// columnOf returns the column of an item that is compared as it stands, or nil.
func columnOf(db *schema.Database, it query.Item) *schema.Column {
	t := db.Table(it.Column.Table)
	if t == nil || it.Agg != query.None || it.Text != nil {
		return nil
	}
	if col := t.Column(it.Column.Name); col != nil && !col.List {
		return col
	}
	return nil
}

// fits tells how well a number goes with the column that it is compared with.
func fits(col *schema.Column, op query.Op, v query.Value) float64 {
	n, err := strconv.ParseFloat(v.Text, 64)
	ordered := op == query.Greater || op == query.GreaterEqual || op == query.Less || op == query.LessEqual ||
		op == query.Between
	switch {
	case (op == query.Like || op == query.NotLike) && col.Type != schema.Text:
		return .02
	case err != nil:
	case col.Type == schema.Text && col.Role != schema.DateText && !numerals(col):
		if ordered {
			return .03
		}
		return .1
	case col.Role == schema.Identifier && (ordered || beyond(col, n)):
		return .1
	case beyond(col, n):
		return .25
	}
	return 1
}

// yearWords are the words that a year stands behind, and the operators that they go with; none: any.
var yearWords = map[string][]query.Op{"after": {query.Greater, query.GreaterEqual},
	"since": {query.Greater, query.GreaterEqual}, "before": {query.Less, query.LessEqual},
	"until": {query.Less, query.LessEqual}, "in": {query.Equal, query.In, query.NotEqual, query.Between}, "during": {query.Equal, query.In, query.NotEqual, query.Between},
	"by": nil, "from": nil, "of": nil, "between": nil, "and": nil, "or": nil, "to": nil, "year": nil}

// yearsIn returns the numbers of the question that read as years, with the word before each.
func yearsIn(tokens []words.Token) map[string]string {
	years := map[string]string{}
	for i, t := range tokens {
		if n, err := strconv.Atoi(t.Text); err == nil && n >= 1000 && n <= 2100 && i > 0 {
			if _, ok := yearWords[tokens[i-1].Text]; ok {
				years[t.Text] = tokens[i-1].Text
			}
		}
	}
	return years
}

// goes reports whether the word before a year goes with an operator.
func goes(before string, op query.Op) bool {
	ops := yearWords[before]
	return len(ops) == 0 || slices.Contains(ops, op)
}

// timely reports whether a column holds dates or years.
func timely(col *schema.Column) bool {
	if col.Type == schema.Date || col.Type == schema.Timestamp || col.Role == schema.DateText ||
		strings.Contains(strings.ToLower(col.Label+" "+col.Name), "year") {
		return true
	}
	low, high, ok := span(col)
	return ok && col.Role != schema.Identifier && low >= 1000 && high <= 2100
}

// hasTime reports whether some column of the tables holds dates or years.
func hasTime(db *schema.Database, tables []string) bool {
	for _, name := range tables {
		if t := db.Table(name); t != nil && slices.ContainsFunc(t.Visible(), timely) {
			return true
		}
	}
	return false
}

// numerals reports whether a column of texts holds numbers.
func numerals(col *schema.Column) bool {
	n := 0
	for _, s := range col.Samples {
		if strings.ContainsFunc(s, unicode.IsDigit) {
			n++
		}
	}
	return n*2 > len(col.Samples)
}

// beyond reports whether a number lies outside of what a column of numbers holds, or a year outside of a column of
// dates.
func beyond(col *schema.Column, n float64) bool {
	low, high, ok := span(col)
	return ok && (n < low || n > high)
}

// span returns the least and the largest number of a column, or year of a column of dates.
func span(col *schema.Column) (low, high float64, ok bool) {
	least, most := col.Min, col.Max
	if col.Type == schema.Date || col.Type == schema.Timestamp {
		least, _, _ = strings.Cut(least, "-")
		most, _, _ = strings.Cut(most, "-")
	} else if !col.Type.Number() {
		return 0, 0, false
	}
	low, err := strconv.ParseFloat(least, 64)
	if err != nil {
		return 0, 0, false
	}
	high, err = strconv.ParseFloat(most, 64)
	return low, high, err == nil
}
