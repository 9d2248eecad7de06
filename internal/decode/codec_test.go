package decode

import (
	"slices"
	"testing"
)

// Statements that people wrote, the actions that write them, and the query that these build, from which the same
// actions are made again.
func TestCodec(t *testing.T) {
	for _, c := range []struct{ question, statement, actions, want string }{
		{"boats over 9 m", "SELECT * FROM boat WHERE length > 9.0",
			"q select all boat. where > boat.length '9' end", "SELECT * FROM boat WHERE length > 9"},
		{"owners from ystad", "SELECT name FROM owner WHERE lower(trim(town)) = 'ystad'",
			"q select owner.name where = owner.town 'Ystad' end", "SELECT name FROM owner WHERE town = 'Ystad'"},
		{"owners by number of boats", "SELECT o.name, COUNT(*) FROM boat b JOIN owner o ON o.id = b.owner_id " +
			"GROUP BY 1 ORDER BY 2 DESC",
			"q select owner.name , count* boat. group owner.name order count* boat. desc end",
			"SELECT owner.name, count(*) FROM owner JOIN boat ON owner.id = boat.owner_id GROUP BY owner.name " +
				"ORDER BY count(*) DESC"},
		{"owners without boats", "SELECT name FROM owner o WHERE NOT EXISTS (SELECT 1 FROM boat b WHERE b.owner_id = o.id)",
			"q select owner.name where notin owner.id select boat.owner_id end end",
			"SELECT name FROM owner WHERE id NOT IN (SELECT owner_id FROM boat)"},
		{"share of boats over 9 m", "SELECT 100.0 * SUM(CASE WHEN length > 9 THEN 1 ELSE 0 END) / COUNT(*) FROM boat",
			"q select share only count* boat. > boat.length '9' count* boat. end",
			"SELECT 100.0 * count(*) FILTER (WHERE length > 9) / nullif(count(*), 0) FROM boat"},
		{"boats built in 2020", "SELECT id FROM boat WHERE built >= '2020-01-01' AND built < '2021-01-01'",
			"q select boat.id where within boat.built '2020-01-01/2021-01-01' end",
			"SELECT id FROM boat WHERE extract(year from built) = 2020"},
		{"age of boats in days", "SELECT julianday('now') - julianday(built) FROM boat",
			"q select days today boat.built end", "SELECT current_date::date - built::date FROM boat"},
		{"the longest boat of each owner",
			"SELECT id FROM boat a WHERE length = (SELECT MAX(length) FROM boat b WHERE b.owner_id = a.owner_id)",
			"q select boat.id where top k:1 boat.length desc boat.owner_id end",
			"SELECT id FROM boat WHERE length = (SELECT max(other.length) FROM boat AS other " +
				"WHERE other.owner_id = boat.owner_id)"},
		{"the 2 longest boats of each owner", "SELECT id FROM boat a WHERE " +
			"(SELECT COUNT(*) FROM boat b WHERE b.owner_id = a.owner_id AND b.length > a.length) < 2",
			"q select boat.id where top '2' boat.length desc boat.owner_id end",
			"SELECT id FROM boat WHERE (SELECT count(*) FROM boat AS other WHERE other.owner_id = boat.owner_id AND " +
				"other.length > boat.length) < 2"},
		{"boats per owner", "SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM boat GROUP BY owner_id)",
			"q select / count* boat. countd boat.owner_id end",
			"SELECT 1.0 * count(*) / nullif(count(DISTINCT owner_id), 0) FROM boat"},
	} {
		q, s, g := asking(c.question)
		of, err := Statement(q, c.statement)
		if err != nil {
			t.Errorf("%s: %v", c.statement, err)
			continue
		}
		way, err := Actions(q, g, of)
		if err != nil {
			t.Errorf("%s: %v", c.statement, err)
			continue
		}
		if want := actionsOf(t, s, g, c.actions); !slices.EqualFunc(want, way, func(a action, of Choice) bool {
			return slices.Contains(of, a)
		}) {
			t.Errorf("%s:\n got %s\nwant %s", c.statement, s.words(g, First(way)), c.actions)
		}
		built, _, err := Build(q, g, First(way))
		if err != nil || built.SUQL() != c.want {
			t.Errorf("%s:\n got %v %v\nwant %s", c.statement, built.SUQL(), err, c.want)
			continue
		}
		again, err := Actions(q, g, built)
		if err != nil || !slices.Equal(First(again), First(way)) {
			t.Errorf("%s: other actions again: %v, %s", c.statement, err, s.words(g, First(again)))
		}
		for i := range way {
			if !mayBegin(q, g, First(way)[:i]) {
				t.Errorf("%s: cannot begin with %s", c.statement, s.words(g, First(way)[:i]))
			}
		}
	}
}

// words writes actions as people read them.
func (s *Schema) words(g *Grounded, actions []action) (out string) {
	for _, a := range actions {
		switch {
		case a >= firstValue:
			out += " '" + g.Values[a-firstValue].Text + "'"
		case a >= firstColumn:
			c := s.Columns[a-firstColumn]
			out += " " + s.Tables[c.Table].Name + "." + c.Name
		case a >= firstTable:
			out += " " + s.Tables[a-firstTable].Name + "."
		default:
			out += " " + grammar[a].name
		}
	}
	return out
}

// What a turn keeps of the query before is one action.
func TestKept(t *testing.T) {
	q, s, g := asking("and by town")
	before, err := Statement(q, "SELECT COUNT(*) FROM boat WHERE length > 9 ORDER BY COUNT(*) DESC")
	if err != nil {
		t.Fatal(err)
	}
	g.previous = before
	now, err := Statement(q, "SELECT COUNT(*), o.town FROM boat b JOIN owner o ON o.id = b.owner_id WHERE b.length > 9 "+
		"GROUP BY o.town ORDER BY COUNT(*) DESC")
	if err != nil {
		t.Fatal(err)
	}
	way, err := Actions(q, g, now)
	if err != nil {
		t.Fatal(err)
	}
	const want = " q keepselect , owner.town where keepwhere group owner.town keeporder end"
	if got := s.words(g, First(way)); got != want {
		t.Errorf("%s, not %s", got, want)
	}
	built, _, err := Build(q, g, First(way))
	if err != nil {
		t.Fatal(err)
	}
	const suql = "SELECT count(*), owner.town FROM owner JOIN boat ON owner.id = boat.owner_id WHERE boat.length > 9 " +
		"GROUP BY owner.town ORDER BY count(*) DESC"
	if built.SUQL() != suql {
		t.Errorf("%s, not %s", built.SUQL(), suql)
	}
}
