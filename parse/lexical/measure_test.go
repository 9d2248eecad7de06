package lexical

import (
	"testing"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// crew is a database whose columns have what a number may be compared with, and what it may not.
func crew() *schema.Database {
	return &schema.Database{Tables: []*schema.Table{{Name: "sailor", Label: "sailor", Rows: 9, Columns: []*schema.Column{
		{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier, Min: "1", Max: "9"},
		{Name: "name", Label: "name", Type: schema.Text, Samples: []string{"Ahab", "Ishmael"}},
		{Name: "cabin", Label: "cabin", Type: schema.Text, Samples: []string{"12", "7b"}},
		{Name: "hired", Label: "hired", Type: schema.Date, Min: "1841-01-03", Max: "1851-10-18"},
		{Name: "pay", Label: "pay", Type: schema.Integer, Min: "100", Max: "900"},
		{Name: "rank", Label: "rank", Type: schema.Text, Samples: []string{"mate"}},
	}}}}
}

func where(column string, op query.Op, values ...string) *query.Query {
	q := show(query.None, of("sailor", "name"))
	c := query.Condition{Item: query.Item{Column: of("sailor", column)}, Op: op}
	for _, v := range values {
		c.Values = append(c.Values, query.Value{Text: v, First: -1, Last: -1})
	}
	q.Where = []query.Condition{c}
	return q
}

// TestMeasured: of two queries the one that makes sense of the number weighs more.
func TestMeasured(t *testing.T) {
	twice := where("pay", query.Greater, "300")
	twice.Having = []query.Condition{{Item: query.Item{Agg: query.Count, Column: of("sailor", "*")}, Op: query.Greater,
		Values: []query.Value{{Text: "300"}}}}
	for _, c := range []struct {
		question         string
		sense, otherwise *query.Query
	}{
		{"sailors hired after 1849", where("hired", query.Greater, "1849"), where("name", query.Greater, "1849")},
		{"sailors hired after 1849", where("hired", query.Greater, "1849"), where("id", query.Greater, "1849")},
		{"sailors hired after 1849", where("hired", query.Greater, "1849"), where("pay", query.Greater, "1849")},
		{"sailors hired after 1849", where("hired", query.Greater, "1849"), where("hired", query.Less, "1849")},
		{"sailors hired in 1849", where("hired", query.Equal, "1849"), where("hired", query.Like, "1849")},
		{"sailors hired in 1849", where("hired", query.Equal, "1849"), where("hired", query.Greater, "1849")},
		{"sailors over 300", where("pay", query.Greater, "300"), where("rank", query.Greater, "300")},
		{"sailors over 300", where("pay", query.Greater, "300"), twice},
		{"sailors with 7", where("cabin", query.Equal, "7"), where("name", query.Equal, "7")},
	} {
		tokens := words.Tokenize(c.question)
		if a, b := measured(crew(), c.sense, tokens), measured(crew(), c.otherwise, tokens); a != 1 || b > .3 {
			t.Errorf("%s: %s weighs %.3f, %s %.3f", c.question, c.sense.SUQL(), a, c.otherwise.SUQL(), b)
		}
	}
}

// TestYears: who speaks of a year means its days.
func TestYears(t *testing.T) {
	for _, c := range []struct {
		op     query.Op
		values []string
		want   string
	}{
		{query.Equal, []string{"1849"}, "BETWEEN '1849-01-01' AND '1849-12-31'"},
		{query.Greater, []string{"1849"}, ">= '1850-01-01'"},
		{query.GreaterEqual, []string{"1849"}, ">= '1849-01-01'"},
		{query.Less, []string{"1849"}, "< '1849-01-01'"},
		{query.LessEqual, []string{"1849"}, "< '1850-01-01'"},
		{query.Between, []string{"1841", "1849"}, "BETWEEN '1841-01-01' AND '1849-12-31'"},
		{query.Equal, []string{"1849-05-01"}, "= '1849-05-01'"},
	} {
		q := parse.Fit(crew(), where("hired", c.op, c.values...))
		if got, want := q.SUQL(), "SELECT name FROM sailor WHERE hired "+c.want; got != want {
			t.Errorf("%s %v: %s, not %s", c.op, c.values, got, want)
		}
	}
}

// TestOpposed: what stands behind a "not" is what is left out.
func TestOpposed(t *testing.T) {
	read := func(token int, column string, op query.Op, value string) *query.Query {
		q := where(column, op, value)
		q.Where[0].Values[0].First, q.Where[0].Values[0].Last = token, token
		return q
	}
	set := func(left *query.Query, op query.SetOp, right *query.Query) *query.Query {
		left.Set, left.Right = op, right
		return left
	}
	tokens := words.Tokenize("sailors who are mates but not cooks") // mates is token 3, cooks 6
	mates, cooks := func() *query.Query { return read(3, "rank", query.Equal, "mate") },
		func() *query.Query { return read(6, "rank", query.Equal, "cook") }
	both := mates()
	both.Where = append(both.Where, read(6, "rank", query.NotEqual, "cook").Where...)
	if w := opposed(set(mates(), query.Except, cooks()), tokens); w != 1 {
		t.Errorf("mates without cooks weigh %.3f", w)
	}
	for name, q := range map[string]*query.Query{"cooks without mates": set(cooks(), query.Except, mates()),
		"cooks and mates": set(cooks(), query.Intersect, mates()),
		"mates that are no cooks, of whom there are none": both} {
		if w := opposed(q, tokens); w > .1 {
			t.Errorf("%s weigh %.3f", name, w)
		}
	}
}

// TestAddedUp: the total of what is measured is a sum, unless it is a number of something.
func TestAddedUp(t *testing.T) {
	for question, want := range map[string]query.Agg{"total pay of the mates": query.Sum,
		"total number of pays": query.Count, "pay of the mates": query.Count} {
		got := addedUp(parse.Input{Question: question, Schema: crew()},
			[]parse.Candidate{{Query: show(query.Count, of("sailor", "pay")), P: .5},
				{Query: show(query.Sum, of("sailor", "pay")), P: .3}})
		if got[0].Query.Select[0].Agg != want {
			t.Errorf("%s: %s", question, got[0].Query.SUQL())
		}
		if sum := got[0].P + got[1].P; sum < .8-1e-9 || sum > .8+1e-9 {
			t.Errorf("%s: probabilities sum to %.3f", question, sum)
		}
	}
}
