package check_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// The scripts know two commands: schema (a line for each table: name(column type, …), with a star after primary
// key columns and an exclamation mark for NOT NULL) and check (a statement; prints the result's columns or the
// errors).
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		db := &schema.Database{Dialect: schema.SQLite}
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "schema":
				db = readSchema(t, d.Input)
				return fmt.Sprintf("%d tables", len(db.Tables))
			case "check":
				return run(db, d.Input)
			}
			d.Fatalf(t, "unknown command %s", d.Cmd)
			return ""
		})
	})
}

func run(db *schema.Database, text string) string {
	st, err := syntax.Parse(text)
	var c *check.Checked
	if err == nil {
		c, err = check.Check(db, st, time.Now())
	}
	if err != nil {
		var e *syntax.Error
		if !errors.As(err, &e) {
			return "unexpected: " + err.Error()
		}
		return e.Code + " " + e.Error()
	}
	var out []string
	for _, col := range c.Columns {
		out = append(out, col.Name+" "+col.Type.String())
	}
	return strings.Join(out, ", ")
}

var typeWords = map[string]schema.Type{"int": schema.Integer, "real": schema.Real, "numeric": schema.Numeric,
	"bool": schema.Boolean,
	"date": schema.Date, "time": schema.Time, "timestamp": schema.Timestamp, "interval": schema.Interval, "text": schema.Text, "json": schema.JSON}

func readSchema(t testing.TB, text string) *schema.Database {
	db := &schema.Database{Dialect: schema.SQLite}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		name, rest, _ := strings.Cut(line, "(")
		table := &schema.Table{Name: strings.Trim(strings.TrimSpace(name), `"`)}
		for _, def := range strings.Split(strings.TrimSuffix(strings.TrimSpace(rest), ")"), ",") {
			def = strings.TrimSpace(def)
			col := &schema.Column{}
			if strings.HasPrefix(def, `"`) {
				end := strings.Index(def[1:], `"`) + 1
				col.Name, def = def[1:end], def[end+1:]
			} else {
				col.Name, def, _ = strings.Cut(def, " ")
			}
			def = strings.TrimSpace(def)
			if strings.HasSuffix(def, "*") {
				def = def[:len(def)-1]
				table.Key = append(table.Key, col.Name)
				col.NotNull = true
			}
			if strings.HasSuffix(def, "!") {
				def = def[:len(def)-1]
				col.NotNull = true
			}
			def, col.List = strings.CutSuffix(def, "[]")
			var ok bool
			if col.Type, ok = typeWords[def]; !ok {
				t.Fatalf("unknown type %q of column %s", def, col.Name)
			}
			table.Columns = append(table.Columns, col)
		}
		db.Tables = append(db.Tables, table)
	}
	return db
}
