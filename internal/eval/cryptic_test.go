package eval

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/everyday"
)

const cryptic = "../../benchmarks/cryptic"

// TestCrypticData checks that every database is up to date with its script.
func TestCrypticData(t *testing.T) {
	scripts, err := filepath.Glob(filepath.Join(cryptic, "data/*.sql"))
	if err != nil || len(scripts) != 3 {
		t.Fatalf("the scripts are %v (%v)", scripts, err)
	}
	ctx := context.Background()
	for _, script := range scripts {
		made, done, err := scriptOpener(script, t.TempDir())(ctx)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(done)
		kept, err := openBase(ctx, strings.TrimSuffix(script, ".sql")+".sqlite", t.TempDir(), nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { kept.Close() })
		for _, table := range made.schema.Tables {
			want := rowsOf(t, made, table.Name)
			if got := rowsOf(t, kept, table.Name); !slices.Equal(got, want) {
				t.Errorf("%s: %s has other rows than its script makes", script, table.Name)
			}
		}
	}
}

func rowsOf(t *testing.T, b *spiderBase, table string) []string {
	t.Helper()
	columns, rows, err := b.table(context.Background(), `SELECT * FROM "`+table+`"`)
	if err != nil {
		t.Fatal(err)
	}
	out := []string{fmt.Sprint(columns)}
	for _, row := range rows {
		out = append(out, fmt.Sprint(row))
	}
	return out
}

// TestCrypticGolds runs each question's SUQL: its result must equal that of the golds in SQLite's dialect.
func TestCrypticGolds(t *testing.T) {
	data := filepath.Join(cryptic, "data")
	questions, err := everyday.Read(filepath.Join(cryptic, "questions.json"), data, "", 0)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	bases := map[string]*spiderBase{}
	asked := map[string]bool{}
	for _, q := range questions {
		b := bases[q.Data]
		if b == nil {
			if b, err = openBase(ctx, filepath.Join(data, q.Data), t.TempDir(), nil); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { b.Close() })
			bases[q.Data] = b
		}
		right, err := Corpus{}.right(ctx, b, *q)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := b.runSUQL(ctx, q.Means); err != nil {
			t.Errorf("%s: %s: %v", q.ID, q.Means, err)
		} else if !right(got) {
			t.Errorf("%s: %s gives %v, not what a gold gives", q.ID, q.Means, got)
		}
		if asked[q.Turns[0]] {
			t.Errorf("%s: %q is asked twice", q.ID, q.Turns[0])
		}
		asked[q.Turns[0]] = true
	}
}

// TestCrypticHalves checks that both halves have all categories of all databases.
func TestCrypticHalves(t *testing.T) {
	questions, err := everyday.Read(filepath.Join(cryptic, "questions.json"), filepath.Join(cryptic, "data"), "", 0)
	if err != nil {
		t.Fatal(err)
	}
	halves, of := map[string]int{}, map[string]int{}
	for _, q := range questions {
		halves[q.Part]++
		of[q.Part+" "+q.Data+" "+string(q.Kind)]++
	}
	if len(halves) != 2 || halves["open"] != halves["held"] || len(of) != 2*3*6 {
		t.Fatalf("the parts are %v, by database and category %v", halves, of)
	}
	for name, n := range of {
		if n != 3 && n != 4 {
			t.Errorf("%s has %d questions", name, n)
		}
	}
}
