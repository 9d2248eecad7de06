package store

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestDataPackageWithOverlay opens a folder described by a Data Package and the owner's surely.yaml.
func TestDataPackageWithOverlay(t *testing.T) {
	root := t.TempDir()
	files := map[string]string{
		"shop/orders.csv":    "id,cust,amount,secret,day\n1,1,20.5,7,2024-01-02\n2,1,30,8,2024-01-03\n3,2,5,9,2024-01-04\n",
		"shop/customers.csv": "key,name\n1,Ann\n2,Bo\n",
		"shop/datapackage.json": `{"name": "shop", "title": "The shop", "resources": [
			{"name": "o", "path": "orders.csv", "title": "Purchases", "description": "What was bought.", "schema": {
				"fields": [{"name": "cust", "title": "buyer"}, {"name": "amount", "description": "In euros."}, {"name": "gone"}],
				"foreignKeys": [{"fields": ["cust"], "reference": {"resource": "customers", "fields": "key"}}]}},
			{"name": "customers", "path": ["customers.csv"]}, {"name": "elsewhere", "path": "elsewhere.csv"}]}`,
		"shop/surely.yaml": "tables: {orders: {description: Our orders., columns: {secret: {hidden: true}, amount: {synonyms: [price]}}}}\n",
	}
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := openOne(t, Options{Sources: []string{filepath.Join(root, "shop")}, Home: t.TempDir()}).Schema()
	if d.Name != "The shop" || len(d.Tables) != 2 {
		t.Fatalf("%s has the tables %s", d.Name, tableNames(d))
	}
	orders := d.Table("orders")
	if orders.Description != "Our orders." || !slices.Contains(orders.Synonyms, "purchases") {
		t.Errorf("orders: %q, %v", orders.Description, orders.Synonyms)
	}
	if c := orders.Column("cust"); c.Label != "buyer" {
		t.Errorf("cust is called %q", c.Label)
	}
	if c := orders.Column("amount"); c.Description != "In euros." ||
		!slices.Equal(c.Synonyms, []string{"price"}) {
		t.Errorf("amount: %q, %v", c.Description, c.Synonyms)
	}
	if !orders.Column("secret").Hidden {
		t.Error("what the owner hides is shown")
	}
	if want := []schema.ForeignKey{{Table: "orders", Column: "cust", RefTable: "customers",
		RefColumn: "key"}}; !slices.Equal(d.ForeignKeys, want) {
		t.Errorf("references: %v", d.ForeignKeys)
	}
	notes := strings.Join(d.Warnings, "\n")
	for _, told := range []string{"not here: elsewhere, orders.gone"} {
		if !strings.Contains(notes, told) {
			t.Errorf("%q is not told: %s", told, notes)
		}
	}
}
