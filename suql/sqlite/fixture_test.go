package sqlite_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// fixture is the schema of the published cases.
func fixture() *schema.Database {
	col := func(name string, t schema.Type) *schema.Column { return &schema.Column{Name: name, Type: t} }
	list := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Text, List: true} }
	rating := col("rating", schema.Numeric)
	rating.Scale = 1
	return &schema.Database{Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "restaurants", Key: []string{"_id"}, Columns: []*schema.Column{col("_id", schema.Integer), col("name", schema.Text), list("cuisines"),
			col("price", schema.Text), rating, col("num_reviews", schema.Integer), col("address", schema.Text),
			list("popular_dishes"),
			col("phone_number", schema.Text), list("reviews"), col("opening_hours", schema.Text), col("location", schema.Text)}},
		{Name: "chefs", Key: []string{"cid"}, Columns: []*schema.Column{col("cid", schema.Integer), col("rid", schema.Integer), col("cname", schema.Text), col("bio", schema.Text)}},
		{Name: "olympics", Key: []string{"_id"}, Columns: []*schema.Column{col("_id", schema.Integer), col("Name", schema.Text), col("Event year", schema.Integer),
			list("Event year Info"), col("Flag Bearer", schema.Text), list("Flag Bearer Info"), col("Gender", schema.Text)}},
		{Name: "events", Key: []string{"event_id_cnty"}, Columns: []*schema.Column{col("event_id_cnty", schema.Text), col("event_date", schema.Date),
			col("notes", schema.Text), col("country", schema.Text), col("actor", schema.Text)}},
		{Name: "inns", Key: []string{"_id"}, Columns: []*schema.Column{col("_id", schema.Integer), col("name", schema.Text), list("reviews")}},
	}}
}

// TestDifferentialFixture runs random statements over the tables of the published cases.
func TestDifferentialFixture(t *testing.T) {
	dir := os.Getenv("SURELY_SHARED")
	if dir == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(dir, "suql", name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	db := fixture()
	l := newLab(t, db, read("fixture.postgres.sql"), read("fixture.sqlite.sql"))
	var relations []relation
	for _, table := range db.Tables {
		rel := relation{name: table.Name, words: []string{"Palo Alto", "italian", "Male", "Colombia", "quiet", "Yes", "cheap",
			"Anna"}}
		for _, c := range table.Columns {
			k := map[schema.Type]kind{schema.Integer: kInt, schema.Numeric: kNum, schema.Text: kText, schema.Date: kDate}[c.Type]
			if c.List {
				k = kList
			}
			rel.fields = append(rel.fields, field{`"` + c.Name + `"`, k})
		}
		relations = append(relations, rel)
	}
	compareRandom(t, l, &generator{r: rand.New(rand.NewPCG(*seed, 3)), relations: relations})
}
