package discretize

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/internal/atomicfile"
)

// Kept stores, in a file beside the generated one, the columns that were proposed and the merges of their values.
type Kept struct {
	path   string // of the generated file
	tables map[string]*keptTable
}

type keptTable struct {
	Settings string // that the columns were proposed with
	Columns  []keptColumn
	Merges   []Merge
	Undone   map[string]map[string]bool // by column: values that are not merged
}

// keptColumn is a column with the term behind it.
type keptColumn struct {
	*Column
	TermKind  termKind
	Word, Cue string
}

// Open reads what is kept beside a generated file.
func Open(path string) (*Kept, error) {
	k := &Kept{path: path, tables: map[string]*keptTable{}}
	b, err := os.ReadFile(k.file())
	if err == nil {
		err = json.Unmarshal(b, &k.tables)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read the kept columns: %w", err)
	}
	return k, nil
}

func (k *Kept) file() string { return k.path + ".kept" }

func (k *Kept) save() error {
	b, err := json.Marshal(k.tables)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(k.path), 0o700)
	}
	if err == nil {
		err = atomicfile.Write(k.file(), b)
	}
	if err != nil {
		return fmt.Errorf("keep columns: %w", err)
	}
	return nil
}

// table is what is kept of a table.
func (k *Kept) table(name string) *keptTable {
	if k.tables[name] == nil {
		k.tables[name] = &keptTable{Undone: map[string]map[string]bool{}}
	}
	return k.tables[name]
}

// Columns returns a table's columns, as last proposed.
func (k *Kept) Columns(table string) (out []*Column) {
	for _, c := range k.table(table).Columns {
		c.Column.term = term{c.TermKind, c.Word, c.Cue}
		out = append(out, c.Column)
	}
	return out
}

// setColumns replaces a table's columns.
func (k *Kept) setColumns(table, settings string, columns []*Column) error {
	t := k.table(table)
	t.Settings, t.Columns = settings, nil
	for _, c := range columns {
		t.Columns = append(t.Columns, keptColumn{c, c.term.kind, c.term.word, c.term.cue})
	}
	return k.save()
}
