package ingest

import (
	"context"
	"errors"
	"maps"
	"os"
	"slices"
	"strings"

	nouns "github.com/ask-surely/surely/internal/words/text"
)

// Objects of JSON or Parquet become rows: an object inside a row becomes columns, named by all of its keys
// ("address_city"); a list of objects becomes a table whose rows refer to their parent row. What would be too deep or
// too wide stays JSON, and the table's remarks say so. The file is read once; each table's rows go to a file of their
// own, which is then loaded as delimited text is.
const (
	mostTables  = 200 // in a file
	mostInside  = 20  // of those, lists inside rows
	mostNested  = 6   // levels of objects that become columns or tables
	mostMembers = 100 // keys of an object that becomes columns: with more, keys are values ("2024-01-31")
	mostAgain   = 20  // times that a file is read again because of what has to stay JSON
)

// visiting visits a file's objects with the table name that the file gives them, if any.
type visiting func(ctx context.Context, path string, tick func(float64),
	visit func(table string, object []member) error) error

// objects imports a file of objects, which each visits.
func (in importing) objects(ctx context.Context, file, own string, each visiting,
	tick func(float64)) (tables []*Table, err error) {
	f := &flattening{ctx: ctx, folded: map[string]string{}}
	if f.dir, err = os.MkdirTemp("", "surely-objects-"); err != nil {
		return nil, err
	}
	defer os.RemoveAll(f.dir)
	for again := 0; ; again++ {
		err := f.read(file, each, func(done float64) { tick(done / 2) })
		var fold *foldError
		if err == nil {
			break
		} else if again == mostAgain || !errors.As(err, &fold) {
			return nil, err
		}
		maps.Copy(f.folded, fold.places)
	}
	for i, o := range f.order {
		if o.envelope() {
			continue
		}
		o.table = in.newTable(ctx, file, in.objectName(o, own))
		tables = append(tables, o.table)
		if err := in.load(ctx, o, func(done float64) {
			tick(.5 + (float64(i)+done)/float64(2*len(f.order)))
		}); err != nil {
			return tables, err
		}
	}
	return tables, nil
}

// envelope reports whether a table is only what stands around a list of rows.
func (o *objectTable) envelope() bool {
	return len(o.columns()) == 0 && (o.of == nil || o.of.table == nil) && (o.rows < 2 || len(o.inner) == 0)
}

// objectName is the name of a table: of its key, after its parent's where another table has that.
func (in importing) objectName(o *objectTable, file string) string {
	parent := o.of != nil && o.of.table != nil
	if o.key == "" || !parent && o.of != nil && len(o.of.inner) == 1 && envelopes[strings.ToLower(o.key)] {
		return file
	}
	name := clean(o.key)
	if folded := strings.ToLower(name); parent && (in.names[folded] || in.files[folded]) {
		return o.of.table.Name + "_" + name
	}
	return name
}

// load fills a table from its rows. Where other tables refer to its rows, it has their numbers.
func (in importing) load(ctx context.Context, o *objectTable, tick func(float64)) error {
	t := o.table
	t.Header, t.Remarks = true, o.remarks
	kept := o.columns()
	var names []string
	var kinds []kind
	for _, i := range kept {
		names, kinds = append(names, o.names[i]), append(kinds, o.kinds[i])
	}
	o.id = columnNames(append(slices.Clone(names), "id"))[len(names)]
	var lead []int // the fields before those of the columns: a row's number, and its parent's
	if of := o.of; of != nil && of.table != nil {
		t.refers = &reference{table: of.table.Name, key: of.id}
		names = append([]string{nouns.Singular(of.table.Name) + "_" + of.id}, names...)
		lead = []int{1}
	}
	if len(o.inner) > 0 {
		if t.refers != nil {
			t.refers.column++
		}
		names, lead = append([]string{o.id}, names...), append([]int{0}, lead...)
	}
	kinds = append(slices.Repeat([]kind{integer}, len(lead)), kinds...)
	for _, name := range columnNames(names) {
		t.Columns = append(t.Columns, Column{Name: name})
	}
	for _, i := range kept {
		lead = append(lead, i+2)
	}
	p := &plan{comma: noComma, kinds: kinds, width: len(kinds), amounts: make([]*amountForm, len(kinds)), pick: lead}
	return p.load(ctx, in.conn, o.path, t, tick)
}

// columns are the columns of a table, without those of nothing but an empty object or list where other rows have some.
func (o *objectTable) columns() (kept []int) {
	empty := map[int]bool{}
	for place, i := range o.at {
		list := slices.ContainsFunc(o.inner, func(inner *objectTable) bool { return inner.place == place+inList })
		empty[i] = o.kinds[i] == unknown && (o.below[place] || list)
	}
	for i := range o.names {
		if !empty[i] {
			kept = append(kept, i)
		}
	}
	return kept
}
