package nlg_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/nlg"
)

// composer makes queries over a table, whose conditions have values that occur nowhere else.
type composer struct {
	*rand.Rand
	db    *schema.Database
	table *schema.Table
	n     int
}

// condition compares a column with a value of its own.
func (m *composer) condition() query.Condition {
	c := m.table.Columns[m.IntN(len(m.table.Columns))]
	m.n++
	out := query.Condition{Item: query.Item{Column: query.Column{Table: m.table.Name, Name: c.Name}}}
	value := func(n int) query.Value {
		switch {
		case c.Dated():
			return query.Value{Text: fmt.Sprintf("%d-05-17", 1900+n)}
		case c.Type.Number():
			return query.Value{Text: fmt.Sprint(3100 + n), Number: true}
		}
		return query.Value{Text: fmt.Sprintf("Zq%d", n)}
	}
	ops := []query.Op{query.Equal, query.NotEqual, query.In}
	switch {
	case c.List:
		ops = []query.Op{query.Has, query.HasNot}
	case c.Type.Number() || c.Dated():
		ops = []query.Op{query.Equal, query.Greater, query.GreaterEqual, query.Less, query.LessEqual, query.Between}
	}
	out.Op, out.Values = ops[m.IntN(len(ops))], []query.Value{value(m.n)}
	if out.Op == query.In || out.Op == query.Between {
		m.n++
		out.Values = append(out.Values, value(m.n))
	}
	return out
}

// column returns a column that rows can be grouped and sorted by.
func (m *composer) column() query.Column {
	return query.Column{Table: m.table.Name, Name: m.table.Columns[m.IntN(len(m.table.Columns))].Name}
}

// query composes one of the forms that questions turn into.
func (m *composer) query() *query.Query {
	q := &query.Query{Select: []query.Item{query.Star(m.table.Name)}, From: query.From{Tables: []string{m.table.Name}}}
	for range m.IntN(4) {
		if c := m.condition(); !slices.ContainsFunc(q.Where, func(o query.Condition) bool { return o.Item.Same(c.Item) }) {
			q.Where = append(q.Where, c)
		}
	}
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	switch m.IntN(5) {
	case 0:
		q.Select = []query.Item{count}
	case 1, 2:
		by := m.column()
		q.Select, q.GroupBy = []query.Item{{Column: by}, count}, []query.Column{by}
		if m.IntN(2) == 0 {
			m.n++
			q.Having = []query.Condition{{Item: count, Op: query.Greater,
				Values: []query.Value{{Text: fmt.Sprint(3100 + m.n), Number: true}}}}
		}
	case 3:
		m.n++
		q.OrderBy, q.Limit = []query.Order{{Item: query.Item{Column: m.column()}, Desc: m.IntN(2) == 0}}, 3100+m.n
	}
	return q
}

// parts are the changes of a query that leave one part of it out, or turn one around.
func parts(q *query.Query) map[string]*query.Query {
	out := map[string]*query.Query{}
	change := func(name string, edit func(*query.Query)) {
		other := q.Clone()
		edit(other)
		out[name] = other
	}
	for i := range q.Where {
		change(fmt.Sprint("condition ", i), func(o *query.Query) { o.Where = slices.Delete(o.Where, i, i+1) })
	}
	for i, g := range q.GroupBy {
		if slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Item.Column == g && c.Op == query.Equal }) {
			continue // all rows are in one group
		}
		change(fmt.Sprint("group ", i), func(o *query.Query) { o.GroupBy, o.Select = nil, o.Select[1:] })
	}
	for i := range q.Having {
		change(fmt.Sprint("condition on groups ", i), func(o *query.Query) { o.Having = slices.Delete(o.Having, i, i+1) })
	}
	for i := range q.OrderBy {
		change(fmt.Sprint("order ", i), func(o *query.Query) { o.OrderBy = slices.Delete(o.OrderBy, i, i+1) })
		change(fmt.Sprint("direction ", i), func(o *query.Query) { o.OrderBy[i].Desc = !o.OrderBy[i].Desc })
	}
	if q.Limit > 0 {
		change("limit", func(o *query.Query) { o.Limit = 0 })
	}
	return out
}

// spoken returns the forms in which a sentence may have a value.
func spoken(v query.Value) []string {
	if day := strings.TrimSuffix(v.Text, "-05-17"); day != v.Text {
		return []string{"17 May " + day}
	}
	if n, err := strconv.Atoi(v.Text); err == nil { // cents
		return []string{v.Text, fmt.Sprintf("%.2f", float64(n)/100)}
	}
	return []string{v.Text}
}

// checkClauses checks that each part of composed queries has its clause, that no clause is without a part, and that
// each value is said once.
func checkClauses(t *testing.T, db *schema.Database, rounds int) (checked int) {
	v := nlg.PlainVoice(t)
	for i, table := range db.Visible() {
		m := &composer{Rand: rand.New(rand.NewPCG(uint64(i), uint64(len(db.Name)))), db: db, table: table}
		if len(table.Columns) == 0 {
			continue
		}
		for range rounds {
			m.n = 0
			q := m.query()
			said := v.DescribeSearch(db, q)
			for name, without := range parts(q) {
				if v.DescribeSearch(db, without) == said {
					t.Errorf("%s\n  is said as %q, whether or not it has its %s", q.SUQL(), said, name)
				}
				checked++
			}
			for _, c := range slices.Concat(q.Where, q.Having) {
				for _, value := range c.Values {
					n := 0
					for _, form := range spoken(value) {
						n += strings.Count(strings.ReplaceAll(said, "3,1", "31"), form)
					}
					if n != 1 {
						t.Errorf("%s\n  is said as %q: %s is said %d times", q.SUQL(), said, value.Text, n)
					}
				}
			}
			if len(q.Where)+len(q.Having) == 0 && strings.Contains(said, " whose ") {
				t.Errorf("%s\n  is said as %q: a clause without a condition", q.SUQL(), said)
			}
		}
	}
	return checked
}

// Every condition, group, order and limit has its clause, and no clause is without one.
func TestClausesOfParts(t *testing.T) {
	db, checked := &schema.Database{}, 0
	for _, line := range readGolden(t) {
		if rest, ok := strings.CutPrefix(line, "database "); ok {
			checked += checkClauses(t, db, 20)
			db = &schema.Database{Name: rest}
		} else if !strings.HasPrefix(line, "  ") && !strings.HasPrefix(line, "#") {
			declared(db, line)
		}
	}
	if checked += checkClauses(t, db, 20); checked < 1000 {
		t.Errorf("only %d parts were checked", checked)
	}
}

// So it is over databases that were not made for this test.
func TestClausesOfStrangers(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	files, err := filepath.Glob(filepath.Join(shared, "data", "spider", "database", "*", "*.sqlite"))
	if err != nil || len(files) == 0 {
		t.Fatal("there are no databases: ", err)
	}
	if testing.Short() {
		files = files[:10]
	}
	for _, file := range files {
		set, err := store.Open(t.Context(), store.Options{Sources: []string{file}, Home: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range set.Sources {
			checkClauses(t, s.Schema(), 5)
		}
		if err := set.Close(); err != nil {
			t.Error(err)
		}
	}
}
