package store

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// canary is in all texts that a restricted role may not see, and trap in all numbers.
const (
	canary = "canary"
	trap   = 7777
)

// ruledOverlay is the surely.yaml of the database.
const ruledOverlay = `
tables:
  shops:
    rows: {visitor: "rating >= 3", member: "rating >= 3 OR town = {town}"}
    columns:
      pin: {hidden: true}
      owner: {hidden: [visitor]}
  orders:
    rows: {visitor: "region = 'open'", member: "region IN {regions} OR region = 'open'"}
    columns:
      cost: {hidden: [visitor, member]}
  staff:
    rows: {member: "shop_id IN (SELECT shop FROM rights WHERE person = {user})"}
  rights: {hidden: true}
`

// ruledAttributes are the member's attributes.
var ruledAttributes = map[string][]string{"town": {"Ottering"}, "regions": {"north", "it's"},
	"user": {"ada@shops.example"}}

// ruledRoles are all roles; the owner's name is empty.
var ruledRoles = []string{"", "visitor", "member"}

// column is a column of a table, with the roles that see it.
type ruledColumn struct {
	name   string
	number bool
	roles  []string
	made   string // of a generated column: its source
}

type ruledTable struct {
	name    string
	columns []ruledColumn
	rows    [][]any
	sees    func(role string, row []any) bool
	ruled   bool
}

func columns(list string, roles ...string) (out []ruledColumn) {
	for _, word := range strings.Fields(list) {
		name, kind, _ := strings.Cut(word, ":")
		out = append(out, ruledColumn{name: name, number: kind == "n", roles: roles})
	}
	return out
}

// tables are the tables with their rows. Rows not visible to all roles contain the canary and the trap
// in places.
func tables() []ruledTable {
	r := rand.New(rand.NewPCG(3, 5))
	one := func(list ...string) string { return list[r.IntN(len(list))] }
	shops := ruledTable{name: "shops", ruled: true, columns: slices.Concat(
		columns("id:n name town rating:n", ruledRoles...), columns("owner", "", "member"), columns("pin")),
		sees: func(role string, row []any) bool {
			return role == "" || row[3].(int) >= 3 || role == "member" && row[2] == "Ottering"
		}}
	for id := 1; id <= 9; id++ {
		row := []any{id, fmt.Sprint("shop ", id), one("Ottering", "Fenwick", "Lower Vale"), r.IntN(6), "owner " +
			one("a", "b"), canary + fmt.Sprint(id)}
		shops.rows = append(shops.rows, hide(shops, row, 1, -1))
	}
	orders := ruledTable{name: "orders", ruled: true, columns: slices.Concat(columns("id:n shop_id:n region amount:n note",
		ruledRoles...), columns("cost:n", ""),
		[]ruledColumn{{"thrice", true, ruledRoles, "amount * 3"}, {"margin", true, []string{""}, "amount - cost"}}),
		sees: func(role string, row []any) bool {
			return role == "" || row[2] == "open" || role == "member" && (row[2] == "north" || row[2] == "it's")
		}}
	for id := 1; id <= 26; id++ {
		row := []any{id, 1 + r.IntN(9), one("open", "north", "south", "it's"), r.IntN(40), one("late", "paid", "", "gift"),
			5000 + r.IntN(9)}
		orders.rows = append(orders.rows, hide(orders, row, 4, 3))
	}
	staff := ruledTable{name: "staff", ruled: true, columns: columns("id:n shop_id:n name pay:n", "", "member"),
		sees: func(role string, row []any) bool {
			return role == "" || role == "member" && (row[1] == 2 || row[1] == 5)
		}}
	for id := 1; id <= 14; id++ {
		row := []any{id, 1 + r.IntN(7), one("Ada", "Bo", "Cy"), 100 + r.IntN(50)}
		staff.rows = append(staff.rows, hide(staff, row, 2, 3))
	}
	rights := ruledTable{name: "rights", columns: columns("person shop:n"), sees: func(string, []any) bool { return true },
		rows: [][]any{{"ada@shops.example", 2}, {"ada@shops.example", 5}, {"bo@shops.example", 7}}}
	numbers := ruledTable{name: "numbers", columns: columns("id:n word", ruledRoles...),
		sees: func(string, []any) bool { return true }}
	for n := range 5 {
		numbers.rows = append(numbers.rows, []any{n, one("one", "two", "open")})
	}
	return []ruledTable{shops, orders, staff, rights, numbers}
}

// hide puts the canary and the trap into a row that not every role sees.
func hide(t ruledTable, row []any, text, number int) []any {
	if t.sees("member", row) {
		return row
	}
	row[text] = canary + " " + fmt.Sprint(row[text])
	if number >= 0 {
		row[number] = trap
	}
	return row
}

// ruledScript makes the database: complete, or only what a role sees. With marked, rows of tables
// with rules have a boolean that says whether the role sees them.
func ruledScript(server bool, role string, whole, marked bool) string {
	var b strings.Builder
	for _, t := range tables() {
		names, defs, at := t.define(server, role, whole)
		if len(defs) == 0 {
			continue
		}
		if marked && t.ruled && role != "" {
			names, defs = append(names, "surely_may_see"), append(defs, "surely_may_see "+
				map[bool]string{true: "boolean", false: "integer"}[server])
		}
		fmt.Fprintf(&b, "CREATE TABLE %s (%s);\n", t.name, strings.Join(defs, ", "))
		for _, row := range t.rows {
			if !whole && !t.sees(role, row) {
				continue
			}
			var values []string
			for _, i := range at {
				values = append(values, literal(row[i]))
			}
			if marked && t.ruled && role != "" {
				values = append(values, fmt.Sprint(t.sees(role, row)))
			}
			fmt.Fprintf(&b, "INSERT INTO %s (%s) VALUES (%s);\n", t.name, strings.Join(names, ", "), strings.Join(values, ", "))
		}
	}
	if whole || role == "" {
		b.WriteString("CREATE VIEW busy AS SELECT shop_id, count(*) AS n FROM orders GROUP BY shop_id;\n")
	}
	return b.String()
}

// define returns the definitions of a script's columns, and the columns it fills: names, and
// positions of their values in a row.
func (t ruledTable) define(server bool, role string, whole bool) (names, defs []string, at []int) {
	for i, c := range t.columns {
		kind := map[bool]string{true: "integer", false: "text"}[c.number]
		switch {
		case !whole && !slices.Contains(c.roles, role):
			continue
		case c.made != "" && (whole || slices.Contains(t.columns[5].roles, role) || c.name == "thrice"):
			kind += " GENERATED ALWAYS AS (" + c.made + ") " + map[bool]string{true: "STORED", false: "VIRTUAL"}[server]
		default:
			names, at = append(names, c.name), append(at, i)
		}
		if c.name == "id" {
			kind += " PRIMARY KEY"
		}
		defs = append(defs, c.name+" "+kind)
	}
	return names, defs, at
}

func literal(v any) string {
	if s, ok := v.(string); ok {
		return "'" + strings.ReplaceAll(s, "'", "''") + "'"
	}
	return fmt.Sprint(v)
}
