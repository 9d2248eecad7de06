package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDataPackage reads what a Frictionless description says about files: labels, descriptions and references, which
// nobody is asked about then.
func TestDataPackage(t *testing.T) {
	folder := t.TempDir()
	loans, members := "ref,who,fee\n", "no,name\n"
	for i := range 40 {
		loans += string(rune('0'+i/10)) + string(rune('0'+i%10)) + "x," + string(rune('1'+i%8)) + ",3\n"
	}
	for i := range 8 {
		members += string(rune('1'+i)) + ",Member " + string(rune('A'+i)) + "\n"
	}
	write := func(name, content string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("loans.csv", loans)
	write("members.csv", members)
	write(packageFile, `{"name": "library", "profile": "tabular-data-package", "resources": [
		{"name": "lent", "path": "loans.csv", "title": "loans of things", "schema": {"fields": [
			{"name": "ref", "type": "string", "title": "loan number"}, {"name": "gone", "type": "string"},
			{"name": "who", "type": "integer", "description": "Who borrowed it."}, {"name": "fee", "type": "number"}],
			"foreignKeys": [{"fields": ["who"], "reference": {"resource": "people", "fields": ["no"]}}]}},
		{"name": "people", "path": "members.csv", "schema": {"fields": [{"name": "no", "type": "integer"}],
			"primaryKey": "no"}}]}`)
	s := openOne(t, Options{Sources: []string{folder}, Home: t.TempDir()})
	db := s.Schema()
	l := db.Table("loans")
	if l.Label != "loans of things" || l.Column("ref").Label != "loan number" ||
		l.Column("who").Description != "Who borrowed it." {
		t.Errorf("%+v", l)
	}
	if len(db.ForeignKeys) != 1 || db.ForeignKeys[0].Column != "who" || db.ForeignKeys[0].RefTable != "members" {
		t.Errorf("references %v", db.ForeignKeys)
	}
	if all := strings.Join(db.Warnings, "; "); !strings.Contains(all, `datapackage.json: table loans has no column "gone"`) {
		t.Errorf("warnings %s", all)
	}
	write(packageFile, `{"resources": [`)
	if s = openOne(t, Options{Sources: []string{folder}, Home: t.TempDir()}); !strings.Contains(
		strings.Join(s.Schema().Warnings, "; "), "datapackage.json: it is not read") {
		t.Errorf("warnings %v", s.Schema().Warnings)
	}
}
