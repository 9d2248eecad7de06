package nlg

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// towns is a small database with every kind of column known to the lexicon.
var towns = &schema.Database{Name: "towns", Tables: []*schema.Table{
	{Name: "inns", Label: "inn", Columns: []*schema.Column{{Name: "inn_id", Label: "inn number", Type: schema.Integer},
		{Name: "inn_name", Label: "name", Type: schema.Text, Role: schema.Title},
		{Name: "town", Label: "town", Type: schema.Text},
		{Name: "kitchens", Label: "cuisines", Type: schema.Text, List: true},
		{Name: "stars", Label: "rating", Type: schema.Numeric},
		{Name: "num_beds", Label: "number of beds", Type: schema.Integer},
		{Name: "comments", Label: "comments", Type: schema.Text, List: true},
		{Name: "hours", Label: "opening hours", Type: schema.Text, Role: schema.OpeningHours},
		{Name: "price", Label: "price", Type: schema.Numeric}, {Name: "opened", Label: "opened", Type: schema.Date},
		{Name: "built", Label: "built", Type: schema.Integer},
		{Name: "does_weddings", Type: schema.Integer, Distinct: 2, Min: "0", Max: "1"},
		{Name: "has_sauna", Type: schema.Text, Values: []schema.ValueCount{{Value: "yes"}, {Value: "no"}}},
		{Name: "total_rent", Type: schema.Numeric},
		{Name: "highest_bid", Type: schema.Numeric}, {Name: "lift", Type: schema.Boolean},
		{Name: "licensed", Type: schema.Boolean}, {Name: "is_licensed", Type: schema.Boolean}}},
	{Name: "guests", Label: "guest", Columns: []*schema.Column{{Name: "guest_id", Label: "guest number",
		Type: schema.Integer}, {Name: "stay", Label: "stay", Type: schema.Integer},
		{Name: "age", Label: "age", Type: schema.Integer}, {Name: "home", Label: "home", Type: schema.Text},
		{Name: "town", Label: "town", Type: schema.Text}}},
	{Name: "walks", Label: "walk", Columns: []*schema.Column{{Name: "walk_id", Label: "walk number",
		Type: schema.Integer}, {Name: "start", Label: "start", Type: schema.Integer},
		{Name: "finish", Label: "finish", Type: schema.Integer}, {Name: "walker", Label: "walker", Type: schema.Text},
		{Name: "miles", Label: "length", Type: schema.Numeric}}},
	{Name: "dishes", Label: "dish", Key: []string{"dish_id"}, Columns: []*schema.Column{{Name: "dish_id",
		Label: "dish number", Type: schema.Integer}, {Name: "dish_name", Label: "dish name", Type: schema.Text}}},
	{Name: "menus", Label: "menu", Columns: []*schema.Column{{Name: "menu_inn", Label: "menu inn", Type: schema.Integer},
		{Name: "menu_dish", Label: "menu dish", Type: schema.Integer}}},
}, ForeignKeys: []schema.ForeignKey{{Table: "menus", Column: "menu_inn", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "menus", Column: "menu_dish", RefTable: "dishes", RefColumn: "dish_id"},
	{Table: "guests", Column: "stay", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "start", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "finish", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "walker", RefTable: "guests", RefColumn: "guest_id"}}}

// TestRestate checks what is said of the statements of a file, which -update rewrites: a statement on a line, its
// sentence on the next, below the database that they are of.
func TestRestate(t *testing.T) {
	const golden = "testdata/restated.txt"
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	lines, of, db := strings.Split(strings.TrimSpace(string(data)), "\n"), map[string]string{}, towns
	for i, line := range lines {
		if rest, ok := strings.CutPrefix(line, "database "); ok {
			db, of = &schema.Database{Name: rest}, map[string]string{}
			continue
		}
		if line == "" || strings.HasPrefix(line, "  ") || strings.HasPrefix(line, "#") || declared(db, line) {
			continue
		}
		text, err := v.Restate(db, line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if other := of[text]; other != "" {
			t.Errorf("two statements have the sentence %q:\n%s\n%s", text, other, line)
		}
		of[text] = line
		if i+1 == len(lines) || !strings.HasPrefix(lines[i+1], "  ") {
			lines[i] += "\n  " + text
		} else if said := "  " + text; lines[i+1] != said {
			if !*update {
				t.Errorf("%s\n%s\n  is now\n%s", line, lines[i+1], said)
			}
			lines[i+1] = said
		}
	}
	if *update {
		if err := os.WriteFile(golden, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// declared adds to a database what a line declares: "table NAME: COLUMN TYPE ROLE, …" with the values of a column of
// few, or "key TABLE.COLUMN TABLE.COLUMN".
func declared(db *schema.Database, line string) bool {
	if rest, ok := strings.CutPrefix(line, "key "); ok {
		f := strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == '.' })
		db.ForeignKeys = append(db.ForeignKeys,
			schema.ForeignKey{Table: f[0], Column: f[1], RefTable: f[2], RefColumn: f[3]})
		return true
	}
	name, columns, ok := strings.Cut(strings.TrimPrefix(line, "table "), ": ")
	if !ok || !strings.HasPrefix(line, "table ") {
		return false
	}
	t := &schema.Table{Name: name, Ordered: true}
	for _, spec := range strings.Split(columns, ", ") {
		f := strings.Fields(spec)
		c := &schema.Column{Name: f[0], Type: schema.Type(f[1])}
		for _, word := range f[2:] {
			switch word {
			case "key":
				t.Key, c.Role = []string{c.Name}, schema.Identifier
			case "id", "title":
				c.Role = map[string]schema.Role{"id": schema.Identifier, "title": schema.Title}[word]
			case "years":
				c.Min, c.Max = "1950", "2020"
			case "list":
				c.List = true
			case "hours":
				c.Role = schema.OpeningHours
			default:
				c.Values = append(c.Values, schema.ValueCount{Value: word, Count: 9})
				c.Distinct = int64(len(c.Values))
			}
		}
		t.Columns = append(t.Columns, c)
	}
	db.Tables = append(db.Tables, t)
	return true
}

// Whatever is changed in a statement changes its sentence: a value, an aggregate, a comparison, a column, the limit.
func TestRestateTellsApart(t *testing.T) {
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	changed := 0
	for _, statement := range statements(t) {
		said, err := v.Restate(towns, statement)
		if err != nil {
			t.Fatal(err)
		}
		for _, change := range [][2]string{{"'Rome'", "'Oslo'"}, {"max(", "min("}, {"sum(", "avg("}, {" > ", " < "},
			{" >= ", " <= "}, {" DESC", ""}, {"LIMIT 1", "LIMIT 7"}, {"LIMIT 3", "LIMIT 4"}, {"price", "total_rent"},
			{" AND ", " OR "}, {"count(*)", "max(price)"}, {"NOT ", ""}, {"IS NULL", "IS NOT NULL"}, {"80", "81"}} {
			other := strings.ReplaceAll(statement, change[0], change[1])
			if s, err := v.Restate(towns, other); err == nil && other != statement {
				if changed++; s == said {
					t.Errorf("%s\n%s\nare both said as %s", statement, other, s)
				}
			}
		}
	}
	if changed < 150 {
		t.Errorf("only %d changes were tried", changed)
	}
}

// statements are those of the golden file about towns.
func statements(t testing.TB) []string {
	data, err := os.ReadFile("testdata/restated.txt")
	if err != nil {
		t.Fatal(err)
	}
	ofTowns, _, _ := strings.Cut(string(data), "database ")
	return slices.DeleteFunc(strings.Split(ofTowns, "\n"), func(line string) bool {
		return line == "" || strings.HasPrefix(line, " ") || strings.HasPrefix(line, "#")
	})
}

// FuzzRestate looks for statements that cannot be restated.
func FuzzRestate(f *testing.F) {
	for _, statement := range statements(f) {
		f.Add(statement)
	}
	v, err := New(Plain)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, statement string) {
		text, err := v.Restate(towns, statement)
		if err == nil && (text == "" || strings.Contains(text, "{")) && !strings.Contains(statement, "{") {
			t.Errorf("%q is said as %q", statement, text)
		}
	})
}
