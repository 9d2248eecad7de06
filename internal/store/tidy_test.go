package store

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// TestListsInCells distinguishes columns of lists from other texts with the same marks.
func TestListsInCells(t *testing.T) {
	for cells, want := range map[string]bool{
		"Action|Comedy\nComedy\nAction|Drama\nDrama|Comedy":                                          true,
		"screen, projector\nscreen\nprojector, screen\nboard, screen\nboard":                         true,
		"flat tyre, lost pin\nflat tyre\nbent\nflat tyre, lost pin\nrust\nflat tyre, lost pin\nbent": true,
		"dipole, vertical\ndipole\nvertical\nM42\nM42":                                               true,
		"red/blue\nblue/red\nred\nblue":                                                              true,
		"Beans & kale\nkale & leeks\nbeans\nleeks & beans\nkale":                                     true,
		// few cells with several elements, but these are cells elsewhere
		"crack\nbloat\npinholes\ncrack\nbloat\npinholes\ncrack\ncrack, bloat\nbloat, pinholes\nbloat\ncrack\ncrack": true,
		"Oslo\nBonn\nOslo, Norway\nBonn, Germany\nOslo\nBonn\nOslo, Norway\nUlm":                                    false,
		"Marsh & Sons\nPike & Sons\nMarsh & Sons\nPike & Sons\nReed":                                                false,
		"Mon 9-17; Sat 10-14\nMon 9-17; Sat 10-14\nMon 9-17; Sat 10-14\nMon 9-17":                                   false,
		// always in the same order
		"Kiel, Germany\nOslo, Norway\nBonn, Germany\nBergen, Norway\nUlm, Germany\nBonn, Germany\nOslo, Norway": false,
		"Lee, Ann\nDahl, Bo\nLee, Ann\nDahl, Bo\nLee, Cy\nLee, Ann":                                             false,
		// nothing comes back
		"We came; we saw.\nWe stayed; it rained.\nI slept; she read.\nIt ended; nobody wept.": false,
		// one element recurs
		"Home | My site\nTravel | My site\nCooking | My site\nAbout | My site\nBoats | My site": false,
		// hardly a list
		"red\nblue\ngreen\nred; blue\nred\nblue": false,
		"quiet; loud\nloud; quiet\nquiet; loud\nquiet; the host told us at length of how the house was built": false,
	} {
		p := newProfile(columnShape{name: "x"})
		for cell := range strings.Lines(cells) {
			p.add(strings.TrimSuffix(cell, "\n"))
		}
		if p.tidy("sqlite", "t", columnOverlay{}); p.column.list != want {
			t.Errorf("%q: list %v", cells, p.column.list)
		}
	}
}

// TestBlankCells reads cells in which nothing is known as NULL, in every kind of column.
func TestBlankCells(t *testing.T) {
	file := scripted(t, false, `CREATE TABLE visits (id INTEGER PRIMARY KEY, contact TEXT, done TEXT, cost INTEGER, grade TEXT);
		INSERT INTO visits VALUES (1, 'Ann Lee', '2026-03-01', 40, 'A'), (2, '', '', '', '?'), (3, 'Bo Dahl', '2026-12-24', 20, 'a'),
		(4, ' ', '2026-05-02', '', '-'), (5, 'Cy Moe', '2026-01-05', 30, 'B'), (6, 'Di Orr', '2026-01-06', 10, 'A')`)
	s := openOne(t, Options{Sources: []string{file}})
	for name, nulls := range map[string]int64{"contact": 2, "done": 1, "cost": 2, "grade": 2} {
		c := s.Schema().Table("visits").Column(name)
		rows, err := all(s.Query(context.Background(), "SELECT count(*) FROM visits WHERE "+name+" IS NULL"))
		if err != nil || c.Nulls != nulls || rows[0][0] != nulls {
			t.Errorf("%s: %d and %v, want %d (%v)", name, c.Nulls, rows, nulls, err)
		}
	}
	if c := s.Schema().Table("visits").Column("done"); c.Min != "2026-01-05" || c.Max != "2026-12-24" {
		t.Errorf("dates from %s to %s", c.Min, c.Max)
	}
}

// TestTidied reads values that are spelled in several ways as one, and cells of lists as lists.
func TestTidied(t *testing.T) {
	var b strings.Builder
	b.WriteString("no,kind,toys\n")
	for i := range 24 {
		fmt.Fprintf(&b, "%d,%s,%s\n", i, []string{"dog", "Dog ", "cat", "dog", "guinea-pig", "Guinea pig"}[i%6],
			[]string{`"ball, ropes,"`, "ball", `"Rope,ball , ""old"" sock"`, "", "rope", "rope, ball"}[i%6])
	}
	s := openOne(t, Options{Sources: []string{written(t, "pets.csv", b.String())}})
	kind, toys := s.Schema().Table("pets").Column("kind"), s.Schema().Table("pets").Column("toys")
	if want := map[string][]string{"dog": {"dog", "Dog"}, "Guinea pig": {"Guinea pig", "guinea-pig"}}; !reflect.DeepEqual(
		kind.Spelled, want) || kind.Distinct != 3 || !toys.List || toys.Distinct != 3 ||
		!reflect.DeepEqual(toys.Spelled, map[string][]string{"rope": {"rope", "Rope", "ropes"}}) {
		t.Errorf("%+v, %+v", kind, toys)
	}
	rows, err := all(s.Query(context.Background(),
		"SELECT kind, count(*) FROM pets WHERE kind <> 'cat' GROUP BY kind ORDER BY kind DESC"))
	if want := [][]any{{"dog", int64(12)}, {"Guinea pig", int64(8)}}; err != nil || !reflect.DeepEqual(rows, want) {
		t.Errorf("%v, %v", rows, err)
	}
	rows, err = all(s.Query(context.Background(), "SELECT toys FROM pets WHERE no < 4 ORDER BY no"))
	want := [][]any{{`["ball","rope"]`}, {`["ball"]`}, {`["rope","ball","\"old\" sock"]`}, {nil}}
	if err != nil || !reflect.DeepEqual(rows, want) {
		t.Errorf("%v, %v", rows, err)
	}
	if m := s.Values().Lookup("Dogs", 3); len(m) == 0 || m[0].Value != "dog" || m[0].Count != 12 {
		t.Errorf("%v", m)
	}
}

// TestSpellings finds the spellings of one value, the most frequent first.
func TestSpellings(t *testing.T) {
	got := spellings(map[string]int64{"Crème": 2, "creme": 5, "crème ": 1, "Half-fat": 1, "half fat": 2, "Smørrebrød": 1,
		"Mt. Erne": 3, "mt Erne": 1, "1.5": 1, "15": 1, "1 5": 1, "5.": 1, "5": 1})
	want := map[string][]string{"mt erne": {"Mt. Erne", "mt Erne"}, "1.5": {"1.5"}, "15": {"15"}, "1 5": {"1 5"},
		"5.": {"5."}, "5": {"5"}, "creme": {"creme", "Crème", "crème "}, "half fat": {"half fat", "Half-fat"},
		"smorrebrod": {"Smørrebrød"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestTidiedPostgres reads the same from PostgreSQL.
func TestTidiedPostgres(t *testing.T) {
	url, _ := postgresWith(t, `CREATE TABLE pets (no int PRIMARY KEY, kind text, toys text, owner text)`,
		`INSERT INTO pets SELECT i, (ARRAY['dog', 'Dog ', 'cat'])[1 + i % 3],
			(ARRAY['ball, rope', 'ball', 'Rope,ball,', ''])[1 + i % 4],
			CASE WHEN i % 6 = 0 THEN ' ' ELSE 'owner ' || i END FROM generate_series(0, 23) i`)
	s := openOne(t, Options{Sources: []string{url}})
	rows, err := all(s.Query(context.Background(), "SELECT kind, count(*) FROM pets GROUP BY kind ORDER BY kind DESC"))
	if want := [][]any{{"cat", int64(8)}, {"Dog", int64(16)}}; err != nil || !reflect.DeepEqual(rows, want) {
		t.Errorf("%v, %v", rows, err)
	}
	rows, err = all(s.Query(context.Background(), "SELECT count(*), (SELECT count(*) FROM pets WHERE owner IS NULL) FROM pets "+
		"WHERE 'Rope' = ANY (toys)"))
	if want := [][]any{{int64(12), int64(4)}}; err != nil || !reflect.DeepEqual(rows, want) {
		t.Errorf("%v, %v", rows, err)
	}
}
