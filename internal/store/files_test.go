package store

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
)

// TestFiles opens a folder of row files, changes it, and opens it again.
func TestFiles(t *testing.T) {
	dir, home := t.TempDir(), t.TempDir()
	write := func(name, content string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("Towns.csv", "id,name,size\n1,Ottering,3\n2,Fenwick,5\n")
	write("people.jsonl", "{\"name\":\"Ann\",\"town_id\":1,\"likes\":[\"tea\",\"chess\"]}\n{\"name\":\"Bo\",\"town_id\":2,\"likes\":[]}\n")
	write("about.txt", "The valley has two towns.")
	write("surely.yaml", "tables: {towns: {synonyms: [place]}}")
	open := func() *Source { return openOne(t, Options{Sources: []string{dir}, Home: home}) }

	s := open()
	d := s.Schema()
	if d.Name != filepath.Base(dir) || d.Table("towns").Name != "Towns" || d.Table("towns").Synonyms[0] != "place" {
		t.Errorf("%s: %+v", d.Name, d.Table("towns"))
	}
	if c := d.Table("people").Column("likes"); !c.List || c.Type != schema.Text {
		t.Errorf("likes: %+v", c)
	}
	if want := (schema.ForeignKey{Table: "people", Column: "town_id", RefTable: "Towns", RefColumn: "id",
		Inferred: true}); len(d.ForeignKeys) != 1 || d.ForeignKeys[0] != want {
		t.Errorf("references: %v", d.ForeignKeys)
	}
	if s.Documents()["about.txt"] != "The valley has two towns." {
		t.Errorf("documents: %v", s.Documents())
	}
	rows, err := all(s.Query(context.Background(),
		"SELECT p.likes FROM people p JOIN Towns t ON t.id = p.town_id WHERE t.name = 'Ottering'"))
	if err != nil || len(rows) != 1 || len(rows[0][0].([]any)) != 2 {
		t.Errorf("%v, %v", rows, err)
	}

	imports := func() time.Time {
		files, err := filepath.Glob(filepath.Join(home, "imports", "*.sqlite"))
		if err != nil || len(files) != 1 {
			t.Fatalf("%v, %v", files, err)
		}
		info, err := os.Stat(files[0])
		if err != nil {
			t.Fatal(err)
		}
		return info.ModTime()
	}
	first := imports()
	open()
	if again := imports(); again != first {
		t.Error("files that had not changed were imported again")
	}
	write("Towns.csv", "id,name,size\n1,Ottering,3\n2,Fenwick,5\n3,Low Mill,1\n")
	if rows := open().Schema().Table("Towns").Rows; rows != 3 {
		t.Errorf("after a change there are %d rows", rows)
	}
	write("Towns.csv", "id,name\n1,\"Otter")
	if _, err := Open(context.Background(), Options{Sources: []string{dir}, Home: home}); err == nil ||
		!strings.Contains(err.Error(), "line 2") {
		t.Errorf("a broken file: %v", err)
	}
}

// TestUnits keeps the units written in a file's cells, unless the owner says otherwise.
func TestUnits(t *testing.T) {
	dir := folder(t, map[string]string{"surely.yaml": "tables: {gear: {columns: {extra: {unit: points}}}}",
		"gear.csv": "item,worth,discount,extra\ntent,\"$1,249.00\",5 %,3%\nstove,$89.90,12.5 %,4%\n"})
	gear := openOne(t, Options{Sources: []string{filepath.Join(dir, "gear.csv")}}).Schema().Table("gear")
	for name, want := range map[string]schema.Column{
		"worth": {Unit: "$", Role: schema.Money, Max: "1249"}, "discount": {Unit: "%", Max: "12.5"}, "extra": {Unit: "points", Max: "4"}, "item": {Role: schema.Title},
	} {
		if c := gear.Column(name); c.Unit != want.Unit || c.Role != want.Role || c.Max != want.Max {
			t.Errorf("%s: unit %q, role %q, at most %s", name, c.Unit, c.Role, c.Max)
		}
	}
}

// TestTitle finds the title column: the one the table is named after, before any other with distinct values.
func TestTitle(t *testing.T) {
	for name, c := range map[string]struct{ content, title string }{
		"bus_routes.csv": {"plate,route,stops\nKEL BUS,R17,12\nKEL TRAM,R4,9\nORN BUS,R9,9\n", "route"},
		"windows.csv": {"code,customer,address\nDEU,Mrs Moss,3 Mill Lane\nFRA,Mr Hale,8 Mill Lane\nITA,The Vicarage,Church Road\n",
			"customer"},
		"counts.csv": {"day,holiday name,bikes\n2024-05-01,Labour Day,3\n2024-05-02,,9\n2024-05-03,,8\n", ""},
		"stock.csv":  {"art. no.,article,pieces\nS1,Fountain pen,4\nS2,Roller ball pen,9\nS3,Ink bottle,2\n", "article"},
		"rounds.csv": {"plate,route,stops\nKEL BUS,R17,12\nKEL TRAM,R4,9\nORN BUS,R9,9\n", "plate"},
	} {
		table := openOne(t, Options{Sources: []string{written(t, name, c.content)}}).Schema().Tables[0]
		for _, col := range table.Columns {
			if is := col.Role == schema.Title; is != (col.Name == c.title) {
				t.Errorf("%s: %s is taken for %q", name, col.Name, col.Role)
			}
		}
	}
}

// TestNothingIsWritten opens and queries everything, and checks that the data's folder is
// unchanged.
func TestNothingIsWritten(t *testing.T) {
	path := sqliteFile(t, "testdata/shops.sqlite.sql", "testdata/shops.surely.yaml")
	dir := filepath.Dir(path)
	if err := os.WriteFile(filepath.Join(dir, "more.csv"), []byte("a,b\n1,2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	before := fileSum(t, path) + entries(t, dir)
	set, err := Open(context.Background(), Options{Sources: []string{path, filepath.Join(dir, "more.csv")},
		Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range set.Sources {
		for _, table := range s.Schema().Visible() {
			var names []string
			for _, c := range table.Visible() {
				names = append(names, schema.Quoted(c.Name))
			}
			if _, err := all(s.Query(context.Background(), "SELECT "+strings.Join(names, ", ")+" FROM "+
				schema.Quoted(table.Name)+" ORDER BY 1")); err != nil {
				t.Errorf("%s: %v", table.Name, err)
			}
		}
	}
	set.Close()
	if after := fileSum(t, path) + entries(t, dir); after != before {
		t.Errorf("%s\n%s", before, after)
	}
}

// TestTemporaryHome leaves nothing behind.
func TestTemporaryHome(t *testing.T) {
	path := written(t, "a.csv", "a,b\n1,2\n")
	t.Setenv("TMPDIR", t.TempDir())
	set, err := Open(context.Background(), Options{Sources: []string{path}})
	if err != nil {
		t.Fatal(err)
	}
	set.Close()
	if left := entries(t, os.Getenv("TMPDIR")); left != "[]" {
		t.Errorf("left behind: %s", left)
	}
}

func TestLabels(t *testing.T) {
	for _, c := range []struct{ table, column, want string }{
		{"Player", "pName", "name"}, {"Player", "pID", "id"}, {"Player", "yCard", "y card"}, {"tryouts", "p_pos", "p position"},
		{"jobs", "MIN_SALARY", "minimum salary"}, {"a", "a", "a"}, {"albums", "A", "A"},
	} {
		if got := columnLabel(names.New(nil).Read, c.table, c.column); got != c.want {
			t.Errorf("%s of %s: %q, not %q", c.column, c.table, got, c.want)
		}
	}
}

// Sheets without ids are linked by title: a column named after another table, at least at its end,
// whose values all occur there.
func TestLinkedByNames(t *testing.T) {
	dir := folder(t, map[string]string{
		"boats.csv":    "boat,built,skipper\nGannet,1988,Ines\nTern,2011,Tom\nSkua,1997,Ada\n",
		"harbours.csv": "name,berths\nSandle,4\nNorthhead,2\nQuoil,7\n",
		"trips.csv":    "trip_id,boat,from_harbour,harbour,_\n1,Gannet,Sandle,Quoil,fair\n2,Tern,Quoil,Lund,fair\n3,Tern,Sandle,Lund,rain\n",
	})
	d := openOne(t, Options{Sources: []string{dir}}).Schema()
	want := []schema.ForeignKey{ // no harbour is named Lund
		{Table: "trips", Column: "boat", RefTable: "boats", RefColumn: "boat", Inferred: true},
		{Table: "trips", Column: "from_harbour", RefTable: "harbours", RefColumn: "name", Inferred: true},
	}
	if !slices.Equal(d.ForeignKeys, want) {
		t.Errorf("%+v", d.ForeignKeys)
	}
}

// A "min" at the end of a number's name means minutes, unless there is a "max" next to it.
func TestMinutes(t *testing.T) {
	dir := folder(t, map[string]string{
		"trips.csv":    "trip,delay_min,min_age\na,5,3\nb,12,7\n",
		"stations.csv": "station,temp_min,temp_max\nx,-3,12\ny,4,19\n",
	})
	d := openOne(t, Options{Sources: []string{dir}}).Schema()
	for _, want := range [][3]string{{"trips", "delay_min", "delay minutes"}, {"trips", "min_age", "minimum age"},
		{"stations", "temp_min", "temperature minimum"}} {
		if got := d.Table(want[0]).Column(want[1]).Meaning(); got != want[2] {
			t.Errorf("%s is called %q", want[1], got)
		}
	}
}
