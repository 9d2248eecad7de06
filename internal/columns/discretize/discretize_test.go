package discretize

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// kettles are texts that affirm some things, deny others and leave some open.
func kettles() []Row {
	texts := []string{
		"Holds 1.7 l and weighs 900 g. It whistles. Comes in red.", "Holds 1 l. No whistle. Steel. Weighs 1.1 kg.",
		"It has a whistle and holds 2 l. Blue.", "Without a whistle. Holds 1.5 l, weighs 800 g.", "With a whistle. Holds 500 ml. Green or red.",
		"No whistle, no fuss. Holds 1.2 l. Black.", "A whistle you hear upstairs. Holds 3 l. White.", "Weighs 950 g. Holds 1 l. There is no whistle.",
		"Holds 1.8 l. Weighs 1 kg. Black.", "It is for collectors. Yellow.", "A whistle, a lid. Holds 2.2 l. Blue.", "Holds 1.4 l. Weighs 700 g. Red.",
	}
	out := make([]Row, len(texts))
	for i, t := range texts {
		out[i] = Row{Key: []any{int64(i + 1)}, Title: fmt.Sprintf("Kettle %d", i+1), Text: t}
	}
	return out
}

func column(list []*Column, name string) *Column {
	for _, c := range list {
		if c.Name == name {
			return c
		}
	}
	return nil
}

// proposed are the columns found from the texts alone, without a model.
func proposed(rows []Row) []*Column {
	p := newProposer(rows, "description", 0, nil)
	for name, d := range p.domains {
		p.addDomainColumns(name, p.proposeFromWords(d))
	}
	return p.columns
}

func TestPropose(t *testing.T) {
	rows := kettles()
	columns := proposed(rows)
	for _, want := range []struct {
		name, unit string
		kind       Kind
		cells      map[int]string // by row, from 1; empty: the text does not say
	}{
		{"capacity_l", "l", Number, map[int]string{1: "1.7", 5: "0.5", 10: ""}},
		{"weight_g", "g", Number, map[int]string{2: "1100", 3: "", 12: "700"}},
		{"whistle", "", YesNo, map[int]string{2: "no", 3: "yes", 4: "no", 8: "no", 10: ""}},
		{"colour", "", List, map[int]string{5: "green; red", 8: ""}},
	} {
		c := column(columns, want.name)
		if c == nil || c.Kind != want.kind || c.Unit != want.unit {
			t.Errorf("%s: %+v", want.name, c)
			continue
		}
		for row, value := range want.cells {
			cell := cellFromWords(c, parseText(&rows[row-1]))
			if (cell.State == HasValue) != (value != "") || cell.Value != value {
				t.Errorf("%s of row %d: %+v, want %q", c.Name, row, cell, value)
			}
			if cell.State == HasValue && !strings.Contains(rows[row-1].Text, cell.Quote) {
				t.Errorf("%s of row %d quotes what is not there: %q", c.Name, row, cell.Quote)
			}
		}
	}
	if again := proposed(kettles()); !reflect.DeepEqual(names(again), names(columns)) {
		t.Errorf("another run proposes %v, not %v", names(again), names(columns))
	}
}

func names(list []*Column) (out []string) {
	for _, c := range list {
		out = append(out, c.Name)
	}
	return out
}

// silent is a reader that finds nothing and counts its requests; it can be made to fail after some.
type silent struct {
	asked, fails int
}

func (s *silent) Name() string { return "silent" }
func (s *silent) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if s.fails > 0 && s.asked >= s.fails {
		return nil, errors.New("gone")
	}
	s.asked += len(requests)
	out := make([]verdict.Verdict, len(requests))
	for i := range out {
		out[i] = verdict.Verdict{Answer: verdict.NoInformation}
	}
	return out, nil
}

// speechless is a model that proposes nothing.
type speechless struct{}

func (speechless) Model() string { return "speechless" }
func (speechless) Exchange(context.Context, string, any, json.RawMessage, int,
	func(json.RawMessage) error) error {
	return errors.New("no words")
}

// TestRunGoesOn checks that a run that fails midway loses nothing and repeats nothing, and that only changed rows
// are read again.
func TestRunGoesOn(t *testing.T) {
	rows := kettles()
	for i := range 8 {
		for _, r := range kettles() {
			r.Key = []any{int64(100*(i+1)) + r.Key[0].(int64)}
			r.Text += strings.Repeat(" ", i+1)
			rows = append(rows, r)
		}
	}
	k := filepath.Join(t.TempDir(), "columns.sqlite")
	ledger := reader.NewLedger(entries{})
	run := func(r *silent, rows []Row) (*Report, error) {
		return Run(context.Background(), k, map[string][]Row{"description": rows},
			Options{Table: "kettles", Key: []string{"id"}, Reader: r, Ledger: ledger, Model: speechless{}})
	}
	first := &silent{fails: 1}
	if _, err := run(first, rows); err == nil {
		t.Fatal("a reader that is gone goes unnoticed")
	}
	rest := &silent{}
	report, err := run(rest, rows)
	if err != nil {
		t.Fatal(err)
	}
	if first.asked == 0 || rest.asked == 0 || rest.asked != report.Decisions {
		t.Errorf("%d decisions before the failure and %d after it, %+v", first.asked, rest.asked, report)
	}
	if again, err := run(&silent{fails: 1, asked: 1}, rows); err != nil || again.Decisions != 0 ||
		again.Filled != report.Filled {
		t.Errorf("nothing has changed: %+v, %v", again, err)
	}
	rows[3].Text = "It has a whistle. Holds 9 l."
	changed := &silent{}
	if _, err := run(changed, rows[:len(rows)-1]); err != nil || changed.asked != len(report.Columns) {
		t.Errorf("%d decisions for one changed row of %d columns, %v", changed.asked, len(report.Columns), err)
	}
}

// TestCompanionColumns checks that every decision is kept: also "not stated", and those about rows of another
// sub-domain. A row that moves to another sub-domain is decided again.
func TestCompanionColumns(t *testing.T) {
	rows := kettles()
	for i := range rows {
		rows[i].Domain = "kettles"
	}
	rows = append(rows, Row{Key: []any{int64(13)}, Domain: "trains", Text: "A train with a whistle."},
		Row{Key: []any{int64(14)}, Domain: "trains", Text: "A train."})
	file := filepath.Join(t.TempDir(), "columns.sqlite")
	whistle := func(key int) (value sql.NullBool, said verdict.StoredVerdict) {
		t.Helper()
		if _, err := Run(context.Background(), file, map[string][]Row{"description": rows},
			Options{Table: "toys", Key: []string{"id"}}); err != nil {
			t.Fatal(err)
		}
		db, err := sql.Open("sqlite3", "file:"+file)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		var companion sql.NullString
		if err := db.QueryRow(`SELECT whistle, "whistle said" FROM toys WHERE id = ?`, key).Scan(&value,
			&companion); err != nil {
			t.Fatal(err)
		}
		if companion.Valid {
			if err := json.Unmarshal([]byte(companion.String), &said); err != nil {
				t.Fatal(err)
			}
		}
		return value, said
	}
	for _, want := range []struct {
		key    int
		filled bool
		answer string
	}{
		{2, true, verdict.No}, {10, false, verdict.NoInformation}, {3, true, verdict.Yes},
		{13, true, verdict.Yes}, {14, false, verdict.NoInformation},
	} {
		value, said := whistle(want.key)
		if value.Valid != want.filled || said.Answer != want.answer || !said.IsAbout([]string{rows[want.key-1].Text}) ||
			said.IsAbout([]string{"another"}) {
			t.Errorf("row %d: %v, %+v, want %+v", want.key, value, said, want)
		}
	}
	rows[12].Domain, rows[12].Text = "kettles", "No whistle."
	if value, said := whistle(13); !value.Valid || value.Bool || said.Answer != verdict.No {
		t.Errorf("after it moved: %v, %+v", value, said)
	}
	rows[12].Text = "Nothing."
	if value, said := whistle(13); value.Valid || said.Answer != verdict.NoInformation {
		t.Errorf("after it changed: %v, %+v", value, said)
	}
}

func TestMerges(t *testing.T) {
	got := findMerges("material", map[string]int{"aluminium": 5, "aluminum": 2, "Aluminium": 1, "steel": 3, "polyester": 4,
		"polyesters": 1})
	want := []Merge{{"material", "aluminum", "aluminium"}, {"material", "Aluminium", "aluminium"},
		{"material", "polyesters", "polyester"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v", got)
	}
}

func TestLink(t *testing.T) {
	column := func(name, question string, typ schema.Type) *schema.Column {
		return &schema.Column{Name: name, Question: question, Type: typ, ReadFrom: "description", Companion: Companion(name)}
	}
	table := &schema.Table{Name: "tents", Label: "tents", Columns: []*schema.Column{
		column("waterproof", "Is it waterproof?", schema.Boolean),
		column("weight_kg", "How much does it weigh in kg?", schema.Numeric),
		column("vestibule", "Does it have vestibule?", schema.Boolean)}}
	for question, want := range map[string]string{
		"is the tent waterproof?": "waterproof", "Is it waterproof?": "waterproof", "does it have a vestibule?": "vestibule",
		"is it not waterproof?": "", "how waterproof is it?": "", "is it waterproof and light?": "", "how much does it weigh in kg?": "weight_kg", "is it loud?": "",
	} {
		got := ""
		if c := (Linker{}).Link(table, "description", question); c != nil {
			got = c.Name
		}
		if got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}
