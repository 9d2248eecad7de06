package sqlite_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/sqlite"
	"github.com/ask-surely/surely/suql/syntax"
)

// TestScripts shows how statements are printed. The command is print; the tables are those of the lab.
func TestScripts(t *testing.T) {
	db := describe(tables(1))
	datadriven.Walk(t, "testdata/print", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd != "print" {
				d.Fatalf(t, "unknown command %s", d.Cmd)
			}
			st, err := syntax.Parse(d.Input)
			var c *check.Checked
			if err == nil {
				c, err = check.Check(db, st, time.Now())
			}
			var text string
			if err == nil {
				text, err = sqlite.Print(c)
			}
			if err != nil {
				var e *syntax.Error
				if !errors.As(err, &e) {
					t.Fatal(err)
				}
				return "error " + e.Code + " " + e.Error()
			}
			return text
		})
	})
}

// TestLongPatterns matches long patterns in Go, where cancelling breaks in.
func TestLongPatterns(t *testing.T) {
	db := describe(tables(1))
	for length, native := range map[int]bool{1000: true, 1001: false} {
		st, err := syntax.Parse("SELECT id FROM shops WHERE name ILIKE '" + strings.Repeat("%", length) + "'")
		if err != nil {
			t.Fatal(err)
		}
		c, err := check.Check(db, st, time.Now())
		if err != nil {
			t.Fatal(err)
		}
		text, err := sqlite.Print(c)
		if err != nil || strings.Contains(text, "pg_like(") == native {
			t.Errorf("a pattern of %d: %.200s %v", length, text, err)
		}
	}
}
