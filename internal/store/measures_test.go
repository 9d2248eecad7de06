package store

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

const measuredSales = `CREATE TABLE sales (id integer PRIMARY KEY, town text, unit_price numeric(8,2), pieces integer,
	rebate double precision, cost numeric(8,2));
INSERT INTO sales VALUES (1, 'Ottering', 10, 3, 0.5, 2), (2, 'Ottering', 4, 1, 0, 1), (3, 'Fenwick', 2, NULL, 0, 1);`

const measuredOverlay = `tables:
  sales:
    columns:
      pieces: {synonyms: [quantity]}
      rebate: {label: discount}
      profit: {formula: revenue - cost}
      revenue: {formula: "unit price × quantity × (1 − discount)", unit: EUR, synonyms: [turnover]}
`

// The owner's measures are columns like others, in both databases.
func TestMeasures(t *testing.T) {
	script := filepath.Join(t.TempDir(), "sales.sql")
	overlay := filepath.Join(t.TempDir(), "overlay.yaml")
	for path, text := range map[string]string{script: measuredSales, overlay: measuredOverlay} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, open := range map[string]func() *Source{
		"sqlite": func() *Source {
			return openOne(t, Options{Sources: []string{sqliteFile(t, script, overlay)}})
		},
		"postgres": func() *Source {
			home := t.TempDir()
			copyOverlay(t, overlay, home)
			return openOne(t, Options{Sources: []string{postgresDatabase(t, script)}, Home: home})
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := open()
			c := s.Schema().Table("sales").Column("revenue")
			if c == nil || c.Unit != "EUR" || fmt.Sprint(c.Min) != "4" || fmt.Sprint(c.Max) != "15" || c.Nulls != 1 ||
				c.Type != schema.Real || c.Synonyms[0] != "turnover" {
				t.Fatalf("it is described as %+v", c)
			}
			got := oneValue(t, s, "SELECT sum(revenue) || ' ' || sum(profit) FROM sales "+
				"WHERE town = 'Ottering' AND revenue > 1")
			if numbers := strings.ReplaceAll(got, ".0", ""); numbers != "19 16" {
				t.Errorf("they are %s", got)
			}
			if now, err := s.Renewed(context.Background()); err != nil || now.Schema().Table("sales").Column("revenue") == nil {
				t.Errorf("described anew: %v", err)
			}
		})
	}
	for _, bad := range []string{"{formula: unit price × weight}", "{formula: town × 2}", "{formula: margin × 2}"} {
		file := sqliteFile(t, script, "")
		text := "tables: {sales: {columns: {margin: " + bad + "}}}"
		if err := os.WriteFile(file+".surely.yaml", []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Open(context.Background(), Options{Sources: []string{file}, Home: t.TempDir()})
		if err == nil || !strings.Contains(err.Error(), "margin") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

// oneValue is the value in a statement's first row.
func oneValue(t *testing.T, s *Source, statement string) string {
	t.Helper()
	row, err := first(context.Background(), s.engine, s.limits, statement)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(row[0])
}
