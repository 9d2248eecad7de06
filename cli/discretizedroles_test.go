package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/suql"
)

// TestDiscretizedForRoles checks that a role sees only extracted columns with a value in a row visible to it, and
// learns neither names nor contents of others.
func TestDiscretizedForRoles(t *testing.T) {
	var products struct{ Rows [][]any }
	quietly(t, &products, "suql", "--demo", "products", "--home", t.TempDir(),
		"SELECT product_id, name, category, price, description FROM products WHERE category IN ('tents', 'headphones')")
	const rules = "tables: {catalogue: {rows: {visitor: \"category = 'tents'\"}}}\n"
	t.Run("sqlite", func(t *testing.T) {
		var file strings.Builder
		file.WriteString("id,name,category,price,description\n")
		for _, r := range products.Rows {
			fmt.Fprintf(&file, "%v,%q,%v,%v,%q\n", r[0], r[1], r[2], r[3], strings.ReplaceAll(r[4].(string), `"`, "'"))
		}
		folder := t.TempDir()
		fixture(t, filepath.Join(folder, "catalogue.csv"), file.String())
		fixture(t, filepath.Join(folder, "surely.yaml"), rules)
		tryDiscretizedRole(t, folder, t.TempDir())
	})
	t.Run("postgres", func(t *testing.T) {
		home := t.TempDir()
		fixture(t, filepath.Join(home, "surely.yaml"), rules)
		tryDiscretizedRole(t, catalogue(t, products.Rows), home)
	})
}

// fixture writes a file.
func fixture(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// tryDiscretizedRole extracts a table's columns and looks at them as a visitor.
func tryDiscretizedRole(t *testing.T, data, home string) {
	const table = "catalogue"
	quietly(t, &struct{}{}, "discretize", "--data", data, "--table", table, "--domains", "category", "--home", home)
	g := &globals{Data: []string{data}, Home: home, Offline: true, Concurrency: 1, Parser: "auto"}
	a, err := g.app(t.Context(), streams{err: io.Discard, getenv: func(string) string { return "" }})
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	src := a.Set.Sources[0]
	own, err := src.As(t.Context(), store.Viewer{Role: "visitor"})
	if err != nil {
		t.Fatal(err)
	}
	defer own.Close()
	read := func(of *store.Source) (names []string) {
		for _, c := range of.Schema().Table(table).Visible() {
			if c.ReadFrom != "" {
				names = append(names, c.Name)
			}
		}
		return names
	}
	// Columns that only headphones have, judging by the owner's rows.
	var theirs, both []string
	for _, name := range read(src) {
		said, err := a.Engine(src.Schema()).Run(t.Context(), fmt.Sprintf(
			"SELECT count(*) FROM %s WHERE category = 'tents' AND %s IS NOT NULL", table, schema.SQLName(name)), suql.RunOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if said.Rows[0][0] == int64(0) {
			theirs = append(theirs, name)
		} else {
			both = append(both, name)
		}
	}
	if len(theirs) == 0 || len(both) == 0 {
		t.Fatalf("there is nothing to tell apart: %v, %v", theirs, both)
	}
	if seen := read(own); !slices.Equal(seen, both) {
		t.Errorf("the visitor has the columns %v, not %v", seen, both)
	}
	asked := suql.New(suql.Options{Source: app.RowsOf(own), Schema: own.Schema(), Reader: a.Reader,
		Ledger: reader.NewLedger(a.Entries), Linker: discretize.Linker{}})
	for _, name := range theirs {
		_, err := asked.Run(t.Context(), "SELECT "+schema.SQLName(name)+" FROM "+table, suql.RunOptions{})
		if err == nil || !strings.Contains(err.Error(), "does not exist") {
			t.Errorf("the column %s is told of: %v", name, err)
		}
	}
}
