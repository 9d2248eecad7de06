package store

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// ruledStatements makes random statements that read what a role may see and sometimes try for more:
// by name, by star, as whole rows, through joins, by names defined by WITH, and by errors that only
// hidden rows would cause.
type ruledStatements struct {
	Rand   *rand.Rand
	Server bool   // PostgreSQL's statements
	Role   string // who asks
	Plain  bool   // the same for both databases, as in SUQL
	tables []ruledTable
	names  int
	depth  int
}

// relation is something in FROM.
type relation struct {
	alias   string
	columns []ruledColumn
	whole   bool // a table
}

func (s *ruledStatements) one(list ...string) string { return list[s.Rand.IntN(len(list))] }

func (s *ruledStatements) chance(percent int) bool { return s.Rand.IntN(100) < percent }

// Next returns a statement.
func (s *ruledStatements) Next() string {
	if s.tables == nil {
		s.tables = tables()
		s.tables = append(s.tables, ruledTable{name: "busy", columns: columns("shop_id:n n:n", "")})
	}
	s.names, s.depth = 0, 0
	kinds := []bool{s.chance(50)}
	for range s.Rand.IntN(3) {
		kinds = append(kinds, s.chance(50))
	}
	statement := s.selected(kinds, nil, true)
	if s.chance(15) {
		statement += s.one(" UNION ", " UNION ALL ", " EXCEPT ", " INTERSECT ") + s.selected(kinds, nil, false)
	}
	if s.chance(60) {
		var order []string
		for i := range kinds {
			order = append(order, fmt.Sprint(i+1))
		}
		if statement += " ORDER BY " + strings.Join(order, ", "); s.chance(50) {
			statement += fmt.Sprintf(" LIMIT %d", 1+s.Rand.IntN(9))
		}
	}
	if !s.Plain && s.chance(6) {
		return s.wholes()
	}
	return statement
}

// wholes reads stars and whole rows.
func (s *ruledStatements) wholes() string {
	rels, from := s.from(nil)
	rel := rels[s.Rand.IntN(len(rels))].alias
	what := s.one("*", rel+".*", "count(*)", rel+".rowid")
	if s.Server {
		what = s.one("*", rel+".*", "to_json("+rel+")::text", rel+"::text", "count("+rel+")", rel+".ctid", "("+rel+").pin",
			"to_json("+rel+") ->> 'pin'", "max("+rel+".note)")
	}
	return "SELECT " + what + " FROM " + from + s.where(rels)
}

// selected writes a SELECT of numbers (true) and texts.
func (s *ruledStatements) selected(kinds []bool, outer []relation, bare bool) string {
	s.depth++
	defer func() { s.depth-- }()
	with := ""
	if bare && s.depth == 1 && s.chance(12) {
		name := s.one("gift", "shops", "secret") // a name that may be a table's
		if s.Plain {
			name = "gift"
		}
		with = fmt.Sprintf("WITH %s AS (%s) ", name, s.selected([]bool{true, false}, nil, false))
		rel := relation{alias: name, columns: []ruledColumn{{name: "c1", number: true, roles: ruledRoles},
			{name: "c2", roles: ruledRoles}}}
		rels, from := s.from(outer)
		rels = append(rels, rel)
		for _, r := range rels[:len(rels)-1] {
			if r.alias == name {
				return with + "SELECT " + s.list(kinds, rels[:1], false) + " FROM " + name + " " + rels[0].alias + s.where(nil)
			}
		}
		return with + "SELECT " + s.list(kinds, append(rels, outer...), false) + " FROM " + from + ", " + name +
			s.where(append(rels, outer...))
	}
	rels, from := s.from(outer)
	scope := append(rels, outer...)
	if s.chance(25) {
		return s.grouped(kinds, scope, rels, from)
	}
	distinct := ""
	if s.chance(10) {
		distinct = "DISTINCT "
	}
	return "SELECT " + distinct + s.list(kinds, scope, true) + " FROM " + from + s.where(scope)
}

func (s *ruledStatements) list(kinds []bool, scope []relation, windows bool) string {
	var out []string
	for i, number := range kinds {
		e := s.expr(number, scope)
		if windows && number && s.depth == 1 && s.chance(8) {
			e = fmt.Sprintf("%s(%s) OVER (PARTITION BY %s)", s.one("sum", "min", "max", "count"), s.expr(true, scope),
				s.column(false, scope))
		}
		out = append(out, fmt.Sprintf("%s AS c%d", e, i+1))
	}
	return strings.Join(out, ", ")
}

func (s *ruledStatements) grouped(kinds []bool, scope, rels []relation, from string) string {
	key := s.column(false, rels)
	var out []string
	for i, number := range kinds {
		// With another query's columns, it would belong to that query.
		e := s.one("max", "min") + "(" + s.expr(number, rels) + ")"
		switch {
		case number && s.chance(60):
			e = s.one("count(*)", "sum("+s.expr(true, rels)+")", "count(DISTINCT "+s.column(false, rels)+")")
		case !number && s.chance(50):
			e = key
		}
		out = append(out, fmt.Sprintf("%s AS c%d", e, i+1))
	}
	having := ""
	if s.chance(30) {
		having = " HAVING " + s.one("count(*) > 1", "max("+s.column(true, rels)+") > 3", "min("+s.column(false, rels)+
			") <> 'x'")
	}
	return "SELECT " + strings.Join(out, ", ") + " FROM " + from + s.where(scope) + " GROUP BY " + key + having
}

// from writes FROM: tables and sub-queries with all kinds of joins.
func (s *ruledStatements) from(outer []relation) (rels []relation, text string) {
	for i := range []int{1, 1, 2, 2, min(3, 4-s.depth)}[s.Rand.IntN(5)] {
		rel, item := s.item()
		switch {
		case i == 0:
			text = item
		case s.chance(25):
			text += ", " + item
		case s.chance(12) && !s.Plain:
			text += " NATURAL JOIN " + item
		case s.chance(15):
			text += " JOIN " + item + " USING (" + s.shared(rels, rel) + ")"
		default:
			text += s.one(" JOIN ", " LEFT JOIN ", " RIGHT JOIN ", " FULL JOIN ") + item + " ON " + s.equality(rels, rel)
		}
		rels = append(rels, rel)
		if strings.Count(text, "FULL JOIN")+strings.Count(text, "USING")+strings.Count(text, "NATURAL") > 0 {
			break
		}
	}
	return rels, text
}

// shared names a column that both sides of a join have, sometimes a hidden one.
func (s *ruledStatements) shared(rels []relation, rel relation) string {
	var names []string
	for _, c := range rel.columns {
		if seen := slices.Contains(c.roles, s.Role); seen && len(rels) == 1 &&
			slices.ContainsFunc(rels[0].columns, func(o ruledColumn) bool {
				return o.name == c.name && o.number == c.number && slices.Contains(o.roles, s.Role)
			}) {
			names = append(names, c.name)
		}
	}
	if len(names) == 0 || s.chance(10) {
		return s.one("id", "shop_id", "name", "pin", "cost")
	}
	return s.one(names...)
}

func (s *ruledStatements) equality(rels []relation, rel relation) string {
	number := s.chance(70)
	return s.column(number, rels) + " = " + s.column(number, []relation{rel})
}

func (s *ruledStatements) item() (relation, string) {
	s.names++
	alias := fmt.Sprintf("t%d", s.names)
	if s.depth < 2 && s.chance(15) {
		inner := s.selected([]bool{true, false}, nil, false)
		return relation{alias: alias, columns: []ruledColumn{{name: "c1", number: true, roles: ruledRoles},
			{name: "c2", roles: ruledRoles}}}, "(" + inner + ") AS " + alias
	}
	var may []ruledTable
	for _, t := range s.tables {
		seen := slices.ContainsFunc(t.columns, func(c ruledColumn) bool { return slices.Contains(c.roles, s.Role) })
		if seen || s.chance(2) {
			may = append(may, t)
		}
	}
	t := may[s.Rand.IntN(len(may))]
	name := t.name
	if !s.Plain && s.chance(2) {
		name = s.one("main.", "public.", "temp.", "pg_temp.") + name
	}
	return relation{alias, t.columns, true}, name + " AS " + alias
}

// column names a column, sometimes a hidden one.
func (s *ruledStatements) column(number bool, rels []relation) string {
	var all, seen []string
	for _, r := range rels {
		for _, c := range r.columns {
			if c.number != number {
				continue
			}
			name := r.alias + "." + c.name
			all = append(all, name)
			if slices.Contains(c.roles, s.Role) {
				seen = append(seen, name)
			}
		}
	}
	if len(all) > 0 && (s.chance(1) || len(seen) == 0) {
		return s.one(all...)
	}
	if len(seen) == 0 {
		return map[bool]string{true: "1", false: "'x'"}[number]
	}
	return s.one(seen...)
}

func (s *ruledStatements) expr(number bool, scope []relation) string {
	column := s.column(number, scope)
	if s.chance(55) {
		return column
	}
	if s.depth < 2 && s.chance(12) {
		return "(SELECT " + s.one("max", "min") + "(q.c1) FROM (" + s.selected([]bool{number}, scope, false) + ") AS q)"
	}
	if number {
		return s.one(column+" + "+s.column(true, scope), "coalesce("+column+", 0)", "length("+s.column(false, scope)+")",
			fmt.Sprintf("CASE WHEN %s THEN %s ELSE %d END", s.cond(scope), column, s.Rand.IntN(9)), s.trapped(scope),
			fmt.Sprint(s.Rand.IntN(50)))
	}
	return s.one("upper("+column+")", column+" || '-'", "coalesce("+column+", 'none')", "substr("+column+", 1, 3)",
		"replace("+column+", 'a', 'b')", "'open'",
		fmt.Sprintf("CASE WHEN %s THEN %s END", s.cond(scope), column))
}

// trapped fails on a row that the role may not see. The owner sees all rows.
func (s *ruledStatements) trapped(scope []relation) string {
	column := s.column(true, scope)
	bad := fmt.Sprintf("%s = %d", column, trap)
	if strings.HasSuffix(column, "thrice") || strings.HasSuffix(column, "margin") {
		bad = fmt.Sprintf("%s > %d", column, trap/2)
	}
	switch {
	case s.Role == "":
		return column
	case s.Server || s.Plain:
		return fmt.Sprintf("1 / (CASE WHEN %s THEN 0 ELSE 1 END)", bad)
	}
	return fmt.Sprintf("coalesce(json_extract(CASE WHEN %s THEN 'x' ELSE '{}' END, '$.a'), 1)", bad)
}

func (s *ruledStatements) where(scope []relation) string {
	if s.chance(35) {
		return ""
	}
	return " WHERE " + s.cond(scope)
}

func (s *ruledStatements) cond(scope []relation) string {
	number, text := s.column(true, scope), s.column(false, scope)
	switch s.Rand.IntN(11) {
	case 0:
		return fmt.Sprintf("%s %s %d", number, s.one("=", "<>", "<", ">", ">="), s.Rand.IntN(40))
	case 1:
		return text + s.one(" = ", " <> ") + s.one("'open'", "'north'", "'south'", "'Ottering'", "'paid'")
	case 2:
		return text + " LIKE '" + s.one("%o%", "canary%", "s%", "%1") + "'"
	case 3:
		return number + " IN (1, 2, 3, 7777, 20)"
	case 4:
		return s.one(text, number) + s.one(" IS NULL", " IS NOT NULL")
	case 5:
		return s.trapped(scope) + " > 0"
	case 6:
		return "(" + s.cond(scope) + s.one(" AND ", " OR ") + s.cond(scope) + ")"
	case 7:
		return "NOT (" + s.cond(scope) + ")"
	case 8:
		if s.depth < 2 {
			return s.one("", "NOT ") + "EXISTS (" + s.selected([]bool{true}, scope, false) + ")"
		}
	case 9:
		if s.depth < 2 {
			return number + s.one(" IN (", " NOT IN (") + s.selected([]bool{true}, scope, false) + ")"
		}
	}
	return number + s.one(" = ", " < ") + s.column(true, scope)
}
