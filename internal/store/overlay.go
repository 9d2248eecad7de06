package store

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/schema"
)

// overlay is the content of surely.yaml, and of what the owner settled.
type overlay struct {
	Name   string                  `yaml:"name,omitempty"`
	Tables map[string]tableOverlay `yaml:"tables,omitempty"`
	Keys   []keyOverlay            `yaml:"keys,omitempty"`
	// Examples are questions with statements that the owner vouches for.
	Examples []exampleOverlay `yaml:"examples,omitempty"`
	// Settled says who settled which doubt, by its id.
	Settled map[string]settlement `yaml:"settled,omitempty"`

	forRole bool // applied to what a role sees, which may lack tables that are listed here
	settled bool // what was settled: lines about data that is gone are dropped
	dropped []string
}

type tableOverlay struct {
	Label       string                   `yaml:"label,omitempty"`
	Description string                   `yaml:"description,omitempty"`
	Synonyms    []string                 `yaml:"synonyms,omitempty"`
	Hidden      bool                     `yaml:"hidden,omitempty"`
	Link        string                   `yaml:"link,omitempty"`
	Picture     string                   `yaml:"picture,omitempty"`
	When        string                   `yaml:"when,omitempty"`   // the date that is meant where none is named
	Amount      string                   `yaml:"amount,omitempty"` // the same for amounts
	Columns     map[string]columnOverlay `yaml:"columns,omitempty"`
}

type columnOverlay struct {
	Label       string   `yaml:"label,omitempty"`
	Description string   `yaml:"description,omitempty"`
	Synonyms    []string `yaml:"synonyms,omitempty"`
	Unit        string   `yaml:"unit,omitempty"`
	Hidden      bool     `yaml:"hidden,omitempty"`
	Role        *string  `yaml:"role,omitempty"`
	Yes         *string  `yaml:"yes,omitempty"` // which of the two values means yes; empty: neither
	// Formula computes the column from other columns; the database does not have it.
	Formula string `yaml:"formula,omitempty"`
	// Blank says what an empty cell of a yes/no column means: "no", or "unknown".
	Blank string `yaml:"blank,omitempty"`
	// Same lists other spellings of values, Different values that are not the same.
	Same      map[string][]string `yaml:"same,omitempty"`
	Different [][]string          `yaml:"different,omitempty"`
}

type exampleOverlay struct {
	Question string `yaml:"question"`
	SUQL     string `yaml:"suql"`
	By       string `yaml:"by,omitempty"`
	On       string `yaml:"on,omitempty"`
}

// settlement says who settled a doubt, and when.
type settlement struct {
	By string `yaml:"by,omitempty"`
	On string `yaml:"on,omitempty"`
}

// keyOverlay is an undeclared reference: column "chefs.rid" refers to "restaurants._id". An empty target withdraws an
// inferred reference.
type keyOverlay struct {
	Column string `yaml:"column"`
	Refers string `yaml:"refers"`
}

// overlayFor finds the surely.yaml for a file or folder: FILE.surely.yaml, or surely.yaml in the folder.
func overlayFor(path string) (file string, content []byte, err error) {
	candidates := []string{path + ".surely.yaml", filepath.Join(filepath.Dir(path), "surely.yaml")}
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		candidates = []string{filepath.Join(path, "surely.yaml")}
	}
	for _, c := range candidates {
		b, err := os.ReadFile(c)
		if err == nil {
			return c, b, nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return c, nil, fmt.Errorf("read %s: %w", c, err)
		}
	}
	return "", nil, nil
}

// apply adds an overlay to a schema. An unknown name is an error, since a typo could leave a table visible that should
// be hidden.
func (o *overlay) apply(d *schema.Database) error {
	d.Name = cmp.Or(o.Name, d.Name)
	if err := o.describe(d, false); err != nil { // before measures, which use the columns
		return err
	}
	if err := o.tolerate(addMeasures(d, o.measures())); err != nil {
		return err
	}
	if err := o.describe(d, true); err != nil {
		return err
	}
	for _, k := range o.Keys {
		if err := o.tolerate(k.apply(d)); err != nil {
			return err
		}
	}
	for i, e := range o.Examples {
		if strings.TrimSpace(e.Question) == "" || strings.TrimSpace(e.SUQL) == "" {
			return fmt.Errorf("example %d: question and suql are both required", i+1)
		}
		d.Examples = append(d.Examples, schema.Example{Question: strings.TrimSpace(e.Question),
			SUQL: strings.TrimSpace(e.SUQL), By: strings.TrimSpace(e.By), On: strings.TrimSpace(e.On)})
	}
	if !o.settled { // a settled column is not listed: it stays hidden if it shows something hidden
		o.hide(d)
	}
	return nil
}

// tolerate ignores an error about a missing name if the schema shows only what a role sees, or if the data that was
// settled is gone.
func (o *overlay) tolerate(err error) error {
	if o.settled && err != nil {
		o.dropped = append(o.dropped, err.Error())
		return nil
	}
	if o.forRole {
		return nil
	}
	return err
}

// measures returns the file's computed columns, sorted by name.
func (o *overlay) measures() (out []measure) {
	for _, name := range slices.Sorted(maps.Keys(o.Tables)) {
		columns := o.Tables[name].Columns
		for _, column := range slices.Sorted(maps.Keys(columns)) {
			if formula := columns[column].Formula; formula != "" {
				out = append(out, measure{name, column, formula})
			}
		}
	}
	return out
}

// describe adds descriptions of tables and their stored columns or, if computed is true, of their computed columns.
func (o *overlay) describe(d *schema.Database, computed bool) error {
	for name, add := range o.Tables {
		t := d.Table(name)
		if t == nil && o.forRole {
			continue
		}
		if t == nil {
			if err := o.tolerate(fmt.Errorf("there is no table %q; the tables are %s", name, tableNames(d))); err != nil {
				return err
			}
			continue
		}
		for cname, cadd := range add.Columns {
			if (cadd.Formula != "") != computed {
				continue
			}
			if err := o.tolerate(cadd.describe(t, cname)); err != nil {
				return err
			}
		}
		if !computed {
			if add.Label != "" {
				t.Label, t.Full = add.Label, ""
			}
			t.Description = cmp.Or(add.Description, t.Description)
			t.Synonyms, t.Hidden = append(t.Synonyms, add.Synonyms...), t.Hidden || add.Hidden
			if err := o.tolerate(add.choose(t)); err != nil {
				return err
			}
			continue
		}
		t.Link, t.Picture = cmp.Or(add.Link, t.Link), cmp.Or(add.Picture, t.Picture)
		for _, name := range rePlaceholder.FindAllStringSubmatch(t.Link+t.Picture, -1) {
			if t.Column(name[1]) == nil && o.forRole {
				t.Link, t.Picture = "", ""
			} else if t.Column(name[1]) == nil {
				return fmt.Errorf("the link or picture of table %s names an unknown column %q; the columns are %s", t.Name,
					name[1], columnNames(t))
			}
		}
	}
	return nil
}

// choose sets the columns that are meant where a question names none.
func (add tableOverlay) choose(t *schema.Table) error {
	for _, x := range []struct {
		name string
		fits func(*schema.Column) bool
		into *string
	}{{add.When, (*schema.Column).Dated, &t.When},
		{add.Amount, func(c *schema.Column) bool { return c.Type.Number() || c.Role == schema.Money }, &t.Amount}} {
		switch c := t.Column(x.name); {
		case x.name == "":
		case c == nil:
			return fmt.Errorf("table %s has no column %q; its columns are %s", t.Name, x.name, columnNames(t))
		case !x.fits(c):
			return fmt.Errorf("column %s.%s holds no dates or amounts, as \"when\" or \"amount\" says", t.Name, x.name)
		default:
			*x.into = c.Name
		}
	}
	return nil
}

// rePlaceholder matches the names in braces: id and name in "https://…/{id}?{name}".
var rePlaceholder = regexp.MustCompile(`\{([^{}]*)\}`)

// describe adds the description of a column.
func (add columnOverlay) describe(t *schema.Table, name string) error {
	c := t.Column(name)
	if !slices.Contains(t.Columns, c) {
		return fmt.Errorf("table %s has no column %q; its columns are %s", t.Name, name, columnNames(t))
	}
	if add.Label != "" {
		c.Label, c.Full = add.Label, ""
	}
	c.Description = cmp.Or(add.Description, c.Description)
	c.Unit = cmp.Or(add.Unit, c.Unit)
	c.Synonyms, c.Hidden = append(c.Synonyms, add.Synonyms...), c.Hidden || add.Hidden
	if err := errors.Join(setRole(c, add.Role), setYes(c, add.Yes)); err != nil {
		return fmt.Errorf("column %s.%s: %w", t.Name, c.Name, err)
	}
	return nil
}

// hide hides columns and views that would reveal hidden columns, unless the owner's file lists them.
func (o *overlay) hide(d *schema.Database) {
	tables, columns := map[*schema.Table]bool{}, map[*schema.Column]bool{}
	for name, add := range o.Tables {
		t := d.Table(name)
		tables[t] = true
		for column := range add.Columns {
			columns[t.Column(column)] = true
		}
	}
	concealColumns(d, func(_ *schema.Table, c *schema.Column) bool { return columns[c] })
	concealViews(d, func(t *schema.Table) bool { return tables[t] })
}

// namesTable reports whether any table listed in the overlay exists, or none is listed.
func (o *overlay) namesTable(d *schema.Database) bool {
	for name := range o.Tables {
		if d.Table(name) != nil {
			return true
		}
	}
	return len(o.Tables) == 0
}

// setYes sets which of a column's two values means yes.
func setYes(c *schema.Column, yes *string) error {
	if yes == nil || slices.Contains(slices.Concat(c.Spelled["true"], c.Spelled["false"]), *yes) {
		return nil // of several spellings, all are read accordingly
	}
	if values := c.TwoValues(); *yes != "" && !slices.Contains(values, *yes) {
		return fmt.Errorf("yes: the column must have two values, one of them %q; it has %s", *yes,
			cmp.Or(strings.Join(values, " and "), "fewer or more"))
	}
	c.Yes = yes
	return nil
}

func setRole(c *schema.Column, role *string) error {
	const roles = "identifier title text enum hours address money date link picture"
	switch {
	case role == nil:
		return nil
	case *role != "" && !slices.Contains(strings.Fields(roles), *role):
		return fmt.Errorf("there is no role %q; the roles are identifier, title, text, enum, hours, address, money, "+
			"date, link and picture", *role)
	case schema.Role(*role) == schema.Enumeration && len(c.Values) == 0:
		return errors.New("it has too many values for the role enum; leave the role out")
	}
	c.Role = schema.Role(*role)
	return nil
}

// apply adds or withdraws a reference.
func (k keyOverlay) apply(d *schema.Database) error {
	table, column, err := columnNamed(d, k.Column)
	if err != nil {
		return err
	}
	if k.Refers == "" {
		d.ForeignKeys = slices.DeleteFunc(d.ForeignKeys,
			func(f schema.ForeignKey) bool { return f.Table == table && f.Column == column })
		return nil
	}
	refTable, refColumn, err := columnNamed(d, k.Refers)
	if err == nil {
		if c := d.Table(table).Column(column); c.Type == schema.Integer && c.Role == schema.Plain {
			c.Role = schema.Identifier
		}
		d.ForeignKeys = slices.DeleteFunc(d.ForeignKeys, func(f schema.ForeignKey) bool {
			return f.Inferred && f.Table == table && f.Column == column
		})
		d.ForeignKeys = append(d.ForeignKeys, schema.ForeignKey{Table: table, Column: column, RefTable: refTable,
			RefColumn: refColumn})
	}
	return err
}

// columnNamed resolves "table.column".
func columnNamed(d *schema.Database, name string) (table, column string, err error) {
	table, column, _ = strings.Cut(name, ".")
	if t := d.Table(table); t != nil && t.Column(column) != nil {
		return t.Name, t.Column(column).Name, nil
	}
	return "", "", fmt.Errorf("there is no column %q (write table.column)", name)
}

func tableNames(d *schema.Database) string {
	return strings.Join(mapped(d.Tables, func(t *schema.Table) string { return t.Name }), ", ")
}

func columnNames(t *schema.Table) string {
	return strings.Join(mapped(t.Columns, func(c *schema.Column) string { return c.Name }), ", ")
}

func mapped[T, U any](all []T, f func(T) U) []U {
	out := make([]U, len(all))
	for i, x := range all {
		out[i] = f(x)
	}
	return out
}

// quotedList returns names in quotes with commas between them.
func quotedList(names []string) string { return strings.Join(mapped(names, schema.Quoted), ", ") }

// DecodeYAML decodes the next document. It returns an error where the library panics on malformed input.
func DecodeYAML(d *yaml.Decoder, into any) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("invalid YAML: %v", p)
		}
	}()
	return d.Decode(into)
}

// readOverlay parses a surely.yaml. A second document after --- is an error: ignoring it could show what it hides.
func readOverlay(content []byte) (*overlay, error) {
	d := yaml.NewDecoder(bytes.NewReader(content), yaml.Strict())
	o := &overlay{}
	if err := DecodeYAML(d, o); err != nil && err != io.EOF { // a file with only comments adds nothing
		return nil, err
	}
	var more any
	switch err := DecodeYAML(d, &more); {
	case err == nil:
		return nil, errors.New("it has a second document, after a line of ---; merge the two")
	case err != io.EOF:
		return nil, err
	}
	return o, nil
}

// decisions are what people say about a source: the owner's surely.yaml beside it, and what was settled in --home.
type decisions struct {
	own     *overlay
	file    string // of own; empty: none
	settled *overlay
	packed  *overlay // what the data's own description says; all others win
	state   string   // changes with what bears on how the data is read
}

// readDecisions reads what people say about the source whose surely.yaml is beside origin.
func readDecisions(origin, settledFile string) (*decisions, error) {
	d := &decisions{own: &overlay{}, settled: &overlay{settled: true}}
	var packed []byte
	d.packed, packed = readPackage(origin)
	file, own, err := overlayFor(origin)
	if err != nil {
		return nil, err
	}
	if own != nil {
		if d.own, err = readOverlay(own); err != nil {
			return nil, fmt.Errorf("read %s: %w", file, err)
		}
		d.file = file
	}
	kept, err := os.ReadFile(settledFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read what was settled: %w", err)
	}
	if err == nil {
		if d.settled, err = readOverlay(kept); err != nil {
			return nil, fmt.Errorf("read %s: %w", settledFile, err)
		}
		d.settled.settled = true
	}
	if len(own)+len(kept)+len(packed) > 0 {
		d.state = " said " + hashPrefix(string(own)+"\x00"+string(kept)+"\x00"+string(packed), 24)
	}
	return d, nil
}

// column returns what is said about how a column is read; the owner's file wins.
func (d *decisions) column(table, column string) (out columnOverlay) {
	if d == nil {
		return out
	}
	for _, o := range []*overlay{d.packed, d.settled, d.own} {
		c := o.Tables[table].Columns[column]
		out.Blank, out.Different = cmp.Or(c.Blank, out.Blank), append(out.Different, c.Different...)
		if c.Yes != nil {
			out.Yes = c.Yes
		}
		if c.Role != nil {
			out.Role = c.Role
		}
		if c.Same != nil {
			same := maps.Clone(out.Same)
			if same == nil {
				same = map[string][]string{}
			}
			maps.Copy(same, c.Same)
			out.Same = same
		}
	}
	return out
}

// table returns what is said about a table; the owner's file wins.
func (d *decisions) table(name string) (out tableOverlay) {
	for _, o := range []*overlay{d.packed, d.settled, d.own} {
		t := o.Tables[name]
		out.When, out.Amount = cmp.Or(t.When, out.When), cmp.Or(t.Amount, out.Amount)
	}
	return out
}

// refers returns what a column is said to refer to; ok is false if nothing is said.
func (d *decisions) refers(column string) (to string, ok bool) {
	for _, o := range []*overlay{d.packed, d.settled, d.own} {
		for _, k := range o.Keys {
			if k.Column == column {
				to, ok = k.Refers, true
			}
		}
	}
	return to, ok
}

// apply adds what people say to a description.
func (d *decisions) apply(db *schema.Database, opts Options) error {
	own := d.own
	if !strings.HasSuffix(d.file, ".surely.yaml") && !own.namesTable(db) {
		own = &overlay{} // it describes another database in the same folder
	}
	own.forRole = opts.forRole
	name := opts.uniqueName(cmp.Or(own.Name, db.Name))
	if !d.packed.namesTable(db) {
		d.packed = &overlay{} // it describes other files in the same folder
	}
	if err := errors.Join(d.packed.apply(db), d.settled.apply(db)); err != nil {
		return err
	}
	for _, gone := range d.packed.dropped {
		db.Warnings = append(db.Warnings, packageFile+": "+gone)
	}
	for _, gone := range d.settled.dropped {
		db.Warnings = append(db.Warnings, "what was settled no longer holds: "+gone)
	}
	err := own.apply(db)
	db.Name = name
	d.markSettled(db)
	return wrapError(d.file, err)
}
