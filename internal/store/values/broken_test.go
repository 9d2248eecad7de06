package values

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// An index whose file is truncated while in use finds nothing; it used to crash the process.
func TestCutShort(t *testing.T) {
	builder := NewBuilder()
	column := builder.Column("things", "name")
	for i := range 20000 {
		builder.Add(column, "value "+strconv.Itoa(i), 1)
	}
	b := builder.Build()
	path := filepath.Join(t.TempDir(), "index")
	if err := b.Save(path); err != nil {
		t.Fatal(err)
	}
	ix, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(ix.Lookup("value 17", 5)) == 0 {
		t.Fatal("nothing is found in the whole index")
	}
	if err := os.Truncate(path, 4096); err != nil {
		t.Fatal(err)
	}
	for i := range 200 {
		ix.Lookup("value "+strconv.Itoa(i*97), 5)
	}
}
