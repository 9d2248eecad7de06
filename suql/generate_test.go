package suql_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// generator makes random statements with text functions over the fixture's tables, in two spellings: SUQL, and for
// PostgreSQL with the oracle as ordinary functions, where casts of answers are calls of NULL-safe functions.
type generator struct {
	*rand.Rand
	reference bool // which spelling
}

// genTable is a table under an alias.
type genTable struct {
	name, alias string
	key         string
	texts       []string
	plain       []string // structured conditions, %s is the alias
	columns     []string
	number      string
	words       []string
	extracts    []string
}

var genTables = []genTable{
	{name: "restaurants", key: "_id", texts: []string{"reviews", "popular_dishes", "name", "opening_hours"},
		plain: []string{"%s.rating > 4", "%s.price = 'cheap'", "%s.location = 'Palo Alto'", "'chinese' = ANY(%s.cuisines)",
			"%s.num_reviews BETWEEN 50 AND 300", "%s.reviews IS NULL", "%s.name ILIKE '%%o%%'"},
		columns: []string{"name", "price", "location"}, number: "num_reviews",
		words:    []string{"family", "romantic", "quiet", "view", "duck", "pizza", "wait", "PM", "salmon"},
		extracts: []string{"born"}},
	{name: "chefs", key: "cid", texts: []string{"bio", "cname"},
		plain:   []string{"%s.rid < 6", "%s.cname <> 'Bob'", "%s.rid IS NOT NULL", "%s.cid %% 2 = 0"},
		columns: []string{"cname", "rid"}, number: "cid", words: []string{"Paris", "Rome", "trained", "a"},
		extracts: []string{"born"}},
	{name: "events", key: "event_id_cnty", texts: []string{"notes", "actor"},
		plain: []string{"%s.country = 'Colombia'", "%s.event_date >= DATE '2020-01-01'", "%s.actor <> 'army'",
			"%s.notes IS NOT NULL"},
		columns: []string{"country", "actor"}, number: "length(%s.actor)",
		words: []string{"government", "civilians", "village", "army"}, extracts: []string{"none"}},
	{name: "inns", key: "_id", texts: []string{"reviews", "name"},
		plain:   []string{"%s._id < 4", "%s.name <> 'Inn 2'"},
		columns: []string{"name"}, number: "_id", words: []string{"family", "cold", "one", "3"}, extracts: []string{"born"}},
}

func pick[T any](g *generator, list []T) T { return list[g.IntN(len(list))] }

func (g *generator) table(alias string) genTable {
	t := genTables[g.IntN(len(genTables))]
	t.alias = alias
	return t
}

func (t genTable) from() string { return t.name + " " + t.alias }

func (t genTable) col(c string) string { return t.alias + "." + c }

func (t genTable) num() string {
	if strings.Contains(t.number, "%s") {
		return fmt.Sprintf(t.number, t.alias)
	}
	return t.col(t.number)
}

// question is a yes/no question, sometimes one built from a column.
func (g *generator) question(t genTable) string {
	if g.IntN(12) == 0 {
		return fmt.Sprintf("'has it [' || coalesce(%s, 'x') || ']?'", t.col(pick(g, t.columns[:1])))
	}
	return fmt.Sprintf("'is it [%s]?'", pick(g, t.words))
}

func (g *generator) text(t genTable) string {
	c := t.col(pick(g, t.texts))
	if g.IntN(15) == 0 && !strings.Contains(c, "reviews") && !strings.Contains(c, "popular") {
		return fmt.Sprintf("coalesce(%s, '')", c)
	}
	return c
}

func (g *generator) yesNo(t genTable) string {
	if g.IntN(25) == 0 {
		return fmt.Sprintf("answer(summary(%s), %s)", g.text(t), g.question(t))
	}
	return fmt.Sprintf("answer(%s, %s)", g.text(t), g.question(t))
}

func (g *generator) extract(t genTable) string {
	return fmt.Sprintf("answer(%s, 'extract %s')", g.text(t), pick(g, t.extracts))
}

// cast writes a cast of an answer.
func (g *generator) cast(e, typ string) string {
	if g.reference {
		return "safe_" + typ + "(" + e + ")"
	}
	return e + "::" + typ
}

func (g *generator) atom(t genTable) string {
	yn := g.yesNo(t)
	switch g.IntN(22) {
	case 0, 1, 2, 3, 4:
		return yn + " = 'Yes'"
	case 5:
		return yn + " <> 'Yes'"
	case 6:
		return yn + " IN ('Yes', 'no information')"
	case 7:
		return yn + " NOT IN ('No', 'no information')"
	case 8:
		return yn + " = ANY(ARRAY['Yes', 'Maybe'])"
	case 9:
		return "lower(" + yn + ") = 'yes'"
	case 10:
		return yn + " IS NOT NULL"
	case 11:
		return yn + " LIKE 'N%'"
	case 12:
		return g.cast(g.extract(t), "date") + " > DATE '1980-01-01'"
	case 13:
		return g.cast(g.extract(t), "date") + " IS NULL"
	case 14:
		return "'Yes' = " + yn
	case 15:
		return "(" + yn + " = 'Yes') IS NOT TRUE"
	case 16:
		return "coalesce(" + yn + ", '?') <> 'No'"
	case 17:
		return "length(summary(" + g.text(t) + ")) > 5"
	case 18:
		return fmt.Sprintf("CASE WHEN %s THEN %s = 'Yes' ELSE %s END", fmt.Sprintf(pick(g, t.plain), t.alias), yn,
			fmt.Sprintf(pick(g, t.plain), t.alias))
	case 19:
		return "summary(" + g.text(t) + ") ILIKE '%o%'"
	case 20:
		return yn + " || '!' = 'Yes!'"
	}
	return "replace(" + yn + ", 'Y', 'y') = 'yes'"
}

func (g *generator) condition(t genTable, depth int) string {
	if depth <= 0 || g.IntN(3) == 0 {
		if g.IntN(5) < 3 {
			return g.atom(t)
		}
		return fmt.Sprintf(pick(g, t.plain), t.alias)
	}
	switch g.IntN(5) {
	case 0:
		return "NOT (" + g.condition(t, depth-1) + ")"
	case 1, 2:
		return "(" + g.condition(t, depth-1) + " AND " + g.condition(t, depth-1) + ")"
	}
	return "(" + g.condition(t, depth-1) + " OR " + g.condition(t, depth-1) + ")"
}

// item is something to select.
func (g *generator) item(t genTable) string {
	switch g.IntN(8) {
	case 0:
		return g.yesNo(t)
	case 1:
		return "summary(" + g.text(t) + ")"
	case 2:
		return g.cast(g.extract(t), "date")
	case 3:
		return "upper(" + g.yesNo(t) + ")"
	case 4:
		return fmt.Sprintf("CASE WHEN %s THEN 'a' ELSE %s END", g.atom(t), g.yesNo(t))
	}
	return t.col(pick(g, t.columns))
}

// statement returns a statement, and whether the order of its rows is fixed.
func (g *generator) statement() (sql string, ordered bool) {
	t := g.table("a")
	where := g.condition(t, 2)
	switch g.IntN(22) {
	case 0, 1:
		return fmt.Sprintf("SELECT %s AS k, %s AS v FROM %s WHERE %s", t.col(t.key), g.item(t), t.from(), where), false
	case 2, 3, 4:
		return fmt.Sprintf("SELECT %s AS k, %s AS v FROM %s WHERE %s ORDER BY %s DESC, %s LIMIT %d OFFSET %d",
			t.col(t.key), g.item(t), t.from(), where, t.num(), t.col(t.key), g.IntN(5), g.IntN(3)), true
	case 5:
		return fmt.Sprintf("SELECT count(*), min(%s) FROM %s WHERE %s", t.num(), t.from(), where), false
	case 6:
		return fmt.Sprintf("SELECT %s AS k, count(*) AS n FROM %s WHERE %s GROUP BY 1 HAVING count(*) > %d", g.item(t),
			t.from(), where, g.IntN(2)), false
	case 7:
		return fmt.Sprintf("SELECT DISTINCT %s AS v FROM %s WHERE %s", g.item(t), t.from(), where), false
	case 8:
		return fmt.Sprintf("SELECT count(*) FILTER (WHERE %s) AS n, max(%s) AS m, sum(CASE WHEN %s THEN 1 ELSE 0 END) AS s FROM %s", g.atom(t), g.yesNo(t), g.condition(t, 1), t.from()), false
	case 9:
		return fmt.Sprintf("SELECT %s AS k, rank() OVER (PARTITION BY %s ORDER BY %s) AS r FROM %s WHERE %s", t.col(t.key),
			g.yesNo(t), t.num(), t.from(), where), false
	case 10:
		return fmt.Sprintf("SELECT %s AS k FROM %s WHERE %s ORDER BY %s, %s LIMIT 3", t.col(t.key), t.from(), where,
			g.item(t), t.col(t.key)), true
	case 11:
		return fmt.Sprintf("SELECT r.name, c.cname FROM restaurants r JOIN chefs c ON r._id = c.rid WHERE %s AND %s",
			g.condition(aliasedTable(0, "r"), 1), g.condition(aliasedTable(1, "c"), 1)), false
	case 12:
		return fmt.Sprintf("SELECT r.name, c.cname FROM restaurants r LEFT JOIN chefs c ON r._id = c.rid AND %s WHERE %s",
			g.condition(aliasedTable(1, "c"), 1), g.condition(aliasedTable(0, "r"), 1)), false
	case 13:
		return fmt.Sprintf("SELECT name FROM restaurants r WHERE %s AND r._id IN (SELECT c.rid FROM chefs c WHERE %s)",
			g.condition(aliasedTable(0, "r"), 1), g.condition(aliasedTable(1, "c"), 1)), false
	case 14:
		not := pick(g, []string{"", "NOT "})
		return fmt.Sprintf("SELECT name FROM restaurants r WHERE %s OR %sEXISTS (SELECT 1 FROM chefs c WHERE c.rid = r._id AND %s)",
			g.condition(aliasedTable(0, "r"), 1), not, g.condition(aliasedTable(1, "c"), 1)), false
	case 15:
		return fmt.Sprintf("SELECT name, (SELECT count(*) FROM chefs c WHERE c.rid = r._id AND %s) AS n FROM restaurants r WHERE %s",
			g.condition(aliasedTable(1, "c"), 1), g.condition(aliasedTable(0, "r"), 1)), false
	case 16:
		op := pick(g, []string{"UNION", "UNION ALL", "EXCEPT", "INTERSECT"})
		return fmt.Sprintf("SELECT %s AS v FROM %s WHERE %s %s SELECT %s FROM %s WHERE %s", t.col(t.columns[0]), t.from(),
			where, op,
			t.col(t.columns[0]), t.from(), g.condition(t, 1)), false
	case 17:
		return fmt.Sprintf("WITH q AS (SELECT * FROM %s WHERE %s) SELECT a.%s AS k, %s AS v FROM q a WHERE %s", t.from(),
			where, t.key, g.item(t), g.condition(t, 1)), false
	case 18:
		return fmt.Sprintf("SELECT a.%s AS k, a.v FROM (SELECT a.*, %s AS v FROM %s WHERE %s ORDER BY %s, %s LIMIT 4) a WHERE %s",
			t.key, g.item(t), t.from(), where, t.num(), t.col(t.key), g.condition(t, 1)), false
	case 19:
		return fmt.Sprintf("SELECT DISTINCT ON (%s) %s AS k, %s AS v, %s AS i FROM %s WHERE %s ORDER BY %s, %s",
			t.col(t.columns[0]), t.col(t.columns[0]),
			t.col(t.key), g.item(t), t.from(), where, t.col(t.columns[0]), t.col(t.key)), true
	case 20:
		return fmt.Sprintf("SELECT r.name, x.cname FROM restaurants r CROSS JOIN LATERAL (SELECT c.cname FROM chefs c WHERE c.rid = r._id AND %s ORDER BY c.cid LIMIT 1) x WHERE %s",
			g.condition(aliasedTable(1, "c"), 1), g.condition(aliasedTable(0, "r"), 1)), false
	}
	return fmt.Sprintf("SELECT u.d FROM restaurants r, unnest(r.reviews) AS u(d) WHERE answer(u.d, 'is it [%s]?') = 'Yes' AND %s",
		pick(g, genTables[0].words), g.condition(aliasedTable(0, "r"), 1)), false
}

func aliasedTable(i int, alias string) genTable {
	t := genTables[i]
	t.alias = alias
	return t
}

// both returns a statement in both spellings.
func bothSpellings(seed uint64) (suql, reference string, ordered bool) {
	a := &generator{Rand: rand.New(rand.NewPCG(seed, 1))}
	b := &generator{Rand: rand.New(rand.NewPCG(seed, 1)), reference: true}
	suql, ordered = a.statement()
	reference, _ = b.statement()
	return suql, reference, ordered
}
