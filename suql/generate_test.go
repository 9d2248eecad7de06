package suql_test

import (
	"math/rand/v2"
	"regexp"
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
			"%s.num_reviews BETWEEN 50 AND 300", "%s.reviews IS NULL", "%s.name ILIKE '%o%'"},
		columns: []string{"name", "price", "location"}, number: "%s.num_reviews",
		words:    []string{"family", "romantic", "quiet", "view", "duck", "pizza", "wait", "PM", "salmon"},
		extracts: []string{"born"}},
	{name: "chefs", key: "cid", texts: []string{"bio", "cname"},
		plain:   []string{"%s.rid < 6", "%s.cname <> 'Bob'", "%s.rid IS NOT NULL", "%s.cid % 2 = 0"},
		columns: []string{"cname", "rid"}, number: "%s.cid", words: []string{"Paris", "Rome", "trained", "a"},
		extracts: []string{"born"}},
	{name: "events", key: "event_id_cnty", texts: []string{"notes", "actor"},
		plain: []string{"%s.country = 'Colombia'", "%s.event_date >= DATE '2020-01-01'", "%s.actor <> 'army'",
			"%s.notes IS NOT NULL"},
		columns: []string{"country", "actor"}, number: "length(%s.actor)",
		words: []string{"government", "civilians", "village", "army"}, extracts: []string{"none"}},
	{name: "inns", key: "_id", texts: []string{"reviews", "name"},
		plain:   []string{"%s._id < 4", "%s.name <> 'Inn 2'"},
		columns: []string{"name"}, number: "%s._id", words: []string{"family", "cold", "one", "3"},
		extracts: []string{"born"}},
}

func pick[T any](g *generator, list []T) T { return list[g.IntN(len(list))] }

// The templates of statements. {name} stands for one of the templates of that name for table a, {name:r} and {name:c}
// for restaurants and chefs.
var templates = map[string][]string{
	"question": {"'is it [{word}]?'", "'is it [{word}]?'", "'is it [{word}]?'", "'is it [{word}]?'", "'is it [{word}]?'",
		"'has it [' || coalesce({column}, 'x') || ']?'"},
	"yes": {"answer({text}, {question})", "answer({text}, {question})", "answer({text}, {question})",
		"answer({text}, {question})", "answer(summary({text}), {question})"},
	"extract": {"answer({text}, 'extract {extracted}')"},
	"atom": {"{yes} = 'Yes'", "{yes} = 'Yes'", "{yes} = 'Yes'", "{yes} = 'Yes'", "{yes} <> 'Yes'",
		"{yes} IN ('Yes', 'no information')", "{yes} NOT IN ('No', 'no information')",
		"{yes} = ANY(ARRAY['Yes', 'Maybe'])", "lower({yes}) = 'yes'", "{yes} IS NOT NULL", "{yes} LIKE 'N%'",
		"{cast} > DATE '1980-01-01'", "{cast} IS NULL", "'Yes' = {yes}", "({yes} = 'Yes') IS NOT TRUE",
		"coalesce({yes}, '?') <> 'No'", "length(summary({text})) > 5", "{cast} BETWEEN DATE '1980-01-01' AND DATE '1990-01-01'",
		"CASE WHEN {plain} THEN {yes} = 'Yes' ELSE {plain} END", "summary({text}) ILIKE '%o%'",
		"{yes} || '!' = 'Yes!'", "replace({yes}, 'Y', 'y') = 'yes'"},
	"leaf": {"{atom}", "{atom}", "{atom}", "{plain}", "{plain}"},
	"some": {"{leaf}", "{leaf}", "NOT ({leaf})", "({leaf} AND {leaf})", "({leaf} OR {leaf})"},
	"condition": {"{leaf}", "NOT ({some})", "({some} AND {some})", "({some} AND {some})", "({some} OR {some})",
		"({some} OR {some})"},
	"item": {"{yes}", "summary({text})", "{cast}", "upper({yes})", "CASE WHEN {atom} THEN 'a' ELSE {yes} END", "{column}",
		"{column}", "{column}"},
	"statement": {
		"SELECT {key} AS k, {item} AS v FROM {from} WHERE {condition}",
		"SELECT {key} AS k, {item} AS v FROM {from} WHERE {condition} ORDER BY {number} DESC, {key} LIMIT {digit} OFFSET 1",
		"SELECT {key} AS k, {item} AS v FROM {from} WHERE {condition} ORDER BY {number} DESC, {key} LIMIT {digit}",
		"SELECT count(*), min({number}) FROM {from} WHERE {condition}",
		"SELECT {item} AS k, count(*) AS n FROM {from} WHERE {condition} GROUP BY 1 HAVING count(*) > 1",
		"SELECT DISTINCT {item} AS v FROM {from} WHERE {condition}",
		"SELECT count(*) FILTER (WHERE {atom}) AS n, max({yes}) AS m, sum(CASE WHEN {some} THEN 1 ELSE 0 END) AS s FROM {from}",
		"SELECT {key} AS k, rank() OVER (PARTITION BY {yes} ORDER BY {number}) AS r FROM {from} WHERE {condition}",
		"SELECT {key} AS k FROM {from} WHERE {condition} ORDER BY {item}, {key} LIMIT 3",
		"SELECT r.name, c.cname FROM restaurants r JOIN chefs c ON r._id = c.rid WHERE {some:r} AND {some:c}",
		"SELECT r.name, c.cname FROM restaurants r LEFT JOIN chefs c ON r._id = c.rid AND {some:c} WHERE {some:r}",
		"SELECT name FROM restaurants r WHERE {some:r} AND r._id IN (SELECT c.rid FROM chefs c WHERE {some:c})",
		"SELECT name FROM restaurants r WHERE {some:r} OR EXISTS (SELECT 1 FROM chefs c WHERE c.rid = r._id AND {some:c})",
		"SELECT name FROM restaurants r WHERE {some:r} OR NOT EXISTS (SELECT 1 FROM chefs c WHERE c.rid = r._id AND {some:c})",
		"SELECT name, (SELECT count(*) FROM chefs c WHERE c.rid = r._id AND {some:c}) AS n FROM restaurants r WHERE {some:r}",
		"SELECT {column} AS v FROM {from} WHERE {condition} {set} SELECT {column} FROM {from} WHERE {some}",
		"WITH q AS (SELECT * FROM {from} WHERE {condition}) SELECT {key} AS k, {item} AS v FROM q a WHERE {some}",
		"SELECT {key} AS k, a.v FROM (SELECT a.*, {item} AS v FROM {from} WHERE {condition} ORDER BY {number}, {key} LIMIT 4) a WHERE {some}",
		"SELECT DISTINCT ON ({column}) {column} AS k, {key} AS v, {item} AS i FROM {from} WHERE {condition} ORDER BY {column}, {key}",
		"SELECT r.name, x.cname FROM restaurants r CROSS JOIN LATERAL (SELECT c.cname FROM chefs c WHERE c.rid = r._id AND {some:c} ORDER BY c.cid LIMIT 1) x WHERE {some:r}",
		"SELECT u.d FROM restaurants r, unnest(r.reviews) AS u(d) WHERE answer(u.d, {question:r}) = 'Yes' AND {some:r}",
	},
	"set": {"UNION", "UNION ALL", "EXCEPT", "INTERSECT"}, "digit": {"0", "1", "2", "3", "4"},
}

var placeholder = regexp.MustCompile(`\{([a-z]+)(?::([rc]))?\}`)

// write writes one of the templates of a name.
func (g *generator) write(name string, t genTable) string {
	list := map[string][]string{"word": t.words, "text": t.texts, "plain": t.plain, "column": t.columns[:1],
		"extracted": t.extracts, "key": {t.key}, "number": {t.number}, "from": {t.name + " a"}}[name]
	if list == nil {
		list = templates[name]
	}
	if name == "cast" { // casts of the reference give NULL for what does not parse
		list = []string{map[bool]string{true: "safe_date({extract})", false: "{extract}::date"}[g.reference]}
	}
	out := pick(g, list)
	switch name {
	case "text", "column", "key":
		return t.alias + "." + out
	case "plain", "number":
		return strings.ReplaceAll(out, "%s", t.alias)
	}
	return placeholder.ReplaceAllStringFunc(out, func(p string) string {
		m := placeholder.FindStringSubmatch(p)
		switch m[2] {
		case "r":
			return g.write(m[1], aliasedTable(0, "r"))
		case "c":
			return g.write(m[1], aliasedTable(1, "c"))
		}
		return g.write(m[1], t)
	})
}

// statement returns a statement, and whether the order of its rows is fixed.
func (g *generator) statement() (sql string, ordered bool) {
	sql = g.write("statement", aliasedTable(g.IntN(len(genTables)), "a"))
	return sql, strings.HasPrefix(sql, "SELECT DISTINCT ON") ||
		strings.Contains(sql, "ORDER BY") && !strings.Contains(sql, ") a WHERE") && !strings.Contains(sql, "LATERAL") &&
			!strings.Contains(sql, "OVER (")
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
