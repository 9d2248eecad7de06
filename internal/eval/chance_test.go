package eval

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// A reading is right by coincidence if it gives the right result but is about something else.
func TestChance(t *testing.T) {
	column := func(table, name string) query.Column { return query.Column{Table: table, Name: name} }
	b := &spiderBase{schema: &schema.Database{Tables: []*schema.Table{
		{Name: "race", Key: []string{"id"}, Columns: []*schema.Column{{Name: "id"}, {Name: "rower"}, {Name: "place"},
			{Name: "kg"}, {Name: "class"}}},
	}}}
	last := `SELECT "rower" FROM race WHERE class = 'open' ORDER BY place DESC LIMIT 1`
	p := posed{base: b, golds: []statement{b.statement(last, 1)}}
	of := func(value string) []query.Condition {
		return []query.Condition{{Item: query.Item{Column: column("race", "class")}, Op: query.Equal,
			Values: []query.Value{{Text: value}}}}
	}
	for name, test := range map[string]struct {
		show  query.Item
		by    string
		class []query.Condition
		want  bool
	}{
		"the same":               {query.Item{Column: column("race", "rower")}, "place", of("open"), false},
		"shown otherwise":        {query.Item{Column: column("race", "id")}, "place", of("open"), false},
		"by something else":      {query.Item{Column: column("race", "rower")}, "kg", of("open"), true},
		"of another value":       {query.Item{Column: column("race", "rower")}, "place", of("junior"), true},
		"a condition is missing": {query.Item{Column: column("race", "rower")}, "place", nil, true},
		"another figure":         {query.Item{Column: column("race", "kg"), Agg: query.Max}, "place", of("open"), true},
	} {
		q := &query.Query{Select: []query.Item{test.show}, From: query.From{Tables: []string{"race"}}, Where: test.class,
			OrderBy: []query.Order{{Item: query.Item{Column: column("race", test.by)}, Desc: true}}, Limit: 1}
		if got := p.chance(q); got != test.want {
			t.Errorf("%s (%s): by chance %v", name, q.SUQL(), got)
		}
	}
}

// Several figures do not answer a question that asks for one.
func TestChanceOfFigures(t *testing.T) {
	race := &schema.Table{Name: "race", Columns: []*schema.Column{{Name: "kg"}}}
	b := &spiderBase{schema: &schema.Database{Tables: []*schema.Table{race}}}
	p := posed{base: b, golds: []statement{b.statement("SELECT avg(kg) FROM race", 1)}}
	of := func(agg query.Agg) query.Item {
		return query.Item{Column: query.Column{Table: "race", Name: "kg"}, Agg: agg}
	}
	for n, list := range [][]query.Item{{of(query.Avg)}, {of(query.Avg), of(query.Max)}} {
		if q := (&query.Query{Select: list, From: query.From{Tables: []string{"race"}}}); p.chance(q) != (n > 0) {
			t.Errorf("%s: by chance %v", q.SUQL(), n == 0)
		}
	}
}
