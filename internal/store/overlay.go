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
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/schema"
)

// overlay is the content of surely.yaml.
type overlay struct {
	Name   string                  `yaml:"name"`
	Tables map[string]tableOverlay `yaml:"tables"`
	Keys   []keyOverlay            `yaml:"keys"`
	// Examples are questions with statements that the owner vouches for.
	Examples []exampleOverlay `yaml:"examples"`

	forRole bool // applied to what a role sees, so it may name tables that are missing
}

type tableOverlay struct {
	Label       string                   `yaml:"label"`
	Description string                   `yaml:"description"`
	Synonyms    []string                 `yaml:"synonyms"`
	Hidden      bool                     `yaml:"hidden"`
	Link        string                   `yaml:"link"`
	Picture     string                   `yaml:"picture"`
	Columns     map[string]columnOverlay `yaml:"columns"`
}

type columnOverlay struct {
	Label       string   `yaml:"label"`
	Description string   `yaml:"description"`
	Synonyms    []string `yaml:"synonyms"`
	Unit        string   `yaml:"unit"`
	Hidden      bool     `yaml:"hidden"`
	Role        *string  `yaml:"role"`
	Yes         *string  `yaml:"yes"`     // the one of two values that means yes; empty: neither
	Formula     string   `yaml:"formula"` // computes the column from other columns; the database does not have it
}

type exampleOverlay struct {
	Question string `yaml:"question"`
	SUQL     string `yaml:"suql"`
	By       string `yaml:"by"`
	On       string `yaml:"on"`
}

// keyOverlay is an undeclared reference: column "chefs.rid" refers to "restaurants._id". An empty target withdraws an
// inferred one.
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
	if err := o.describe(d, false); err != nil { // before measures, which use the columns' names
		return err
	}
	if err := addMeasures(d, o.measures()); err != nil && !o.forRole {
		return err
	}
	if err := o.describe(d, true); err != nil {
		return err
	}
	for _, k := range o.Keys {
		from, to, err := reference(d, k)
		if err != nil && o.forRole {
			continue
		}
		if err != nil {
			return err
		}
		if k.Refers == "" {
			d.ForeignKeys = slices.DeleteFunc(d.ForeignKeys,
				func(f schema.ForeignKey) bool { return f.Table == from[0] && f.Column == from[1] })
			continue
		}
		d.ForeignKeys = append(d.ForeignKeys, schema.ForeignKey{Table: from[0], Column: from[1], RefTable: to[0],
			RefColumn: to[1]})
	}
	for i, e := range o.Examples {
		if strings.TrimSpace(e.Question) == "" || strings.TrimSpace(e.SUQL) == "" {
			return fmt.Errorf("example %d: question and suql are both required", i+1)
		}
		d.Examples = append(d.Examples, schema.Example{Question: strings.TrimSpace(e.Question),
			SUQL: strings.TrimSpace(e.SUQL), By: strings.TrimSpace(e.By), On: strings.TrimSpace(e.On)})
	}
	o.hide(d)
	return nil
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
			return fmt.Errorf("there is no table %q; the tables are %s", name, tableNames(d))
		}
		for cname, cadd := range add.Columns {
			if (cadd.Formula != "") != computed {
				continue
			}
			if err := cadd.describe(t, cname); err != nil && !o.forRole {
				return err
			}
		}
		if !computed {
			if add.Label != "" {
				t.Label, t.Full = add.Label, ""
			}
			t.Description = cmp.Or(add.Description, t.Description)
			t.Synonyms, t.Hidden = append(t.Synonyms, add.Synonyms...), t.Hidden || add.Hidden
			continue
		}
		t.Link, t.Picture = cmp.Or(add.Link, t.Link), cmp.Or(add.Picture, t.Picture)
		for _, column := range append(placeholders(t.Link), placeholders(t.Picture)...) {
			if t.Column(column) == nil && o.forRole {
				t.Link, t.Picture = "", ""
			} else if t.Column(column) == nil {
				return fmt.Errorf("the link or picture of table %s names an unknown column %q; the columns are %s", t.Name, column,
					columnNames(t))
			}
		}
	}
	return nil
}

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

// hide also hides columns and views that would reveal hidden ones, unless the owner named them.
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

// namesTable reports whether any table that the overlay names exists.
func (o *overlay) namesTable(d *schema.Database) bool {
	for name := range o.Tables {
		if d.Table(name) != nil {
			return true
		}
	}
	return len(o.Tables) == 0
}

// setYes sets the one of a column's two values that means yes.
func setYes(c *schema.Column, yes *string) error {
	if yes == nil {
		return nil
	}
	if values := c.Either(); *yes != "" && !slices.Contains(values, *yes) {
		return fmt.Errorf("yes: the column must have two values, one of them %q; it has %s", *yes,
			cmp.Or(strings.Join(values, " and "), "others"))
	}
	c.Yes = yes
	return nil
}

func setRole(c *schema.Column, role *string) error {
	if role == nil {
		return nil
	}
	r := schema.Role(*role)
	switch r {
	case schema.Plain, schema.Identifier, schema.Title, schema.FreeText, schema.OpeningHours, schema.Address, schema.Money,
		schema.DateText, schema.Link, schema.Picture:
	case schema.Enumeration:
		if len(c.Values) == 0 {
			return errors.New("it has too many values for the role enum; leave the role out")
		}
	default:
		return fmt.Errorf("there is no role %q; the roles are identifier, title, text, enum, hours, address, money, "+
			"date, link and picture", r)
	}
	c.Role = r
	return nil
}

// placeholders returns the names in braces: id and name of "https://…/{id}?{name}".
func placeholders(template string) []string {
	var out []string
	for {
		i := strings.IndexByte(template, '{')
		j := strings.IndexByte(template, '}')
		if i < 0 || j < i {
			return out
		}
		out = append(out, template[i+1:j])
		template = template[j+1:]
	}
}

func reference(d *schema.Database, k keyOverlay) (from, to [2]string, err error) {
	resolve := func(s string) (out [2]string, err error) {
		table, column, ok := strings.Cut(s, ".")
		if t := d.Table(table); ok && t != nil {
			if c := t.Column(column); c != nil {
				return [2]string{t.Name, c.Name}, nil
			}
		}
		return out, fmt.Errorf("there is no column %q (write table.column)", s)
	}
	if from, err = resolve(k.Column); err != nil || k.Refers == "" {
		return from, to, err
	}
	to, err = resolve(k.Refers)
	return from, to, err
}

func tableNames(d *schema.Database) string {
	return joinNames(d.Tables, func(t *schema.Table) string { return t.Name })
}

func columnNames(t *schema.Table) string {
	return joinNames(t.Columns, func(c *schema.Column) string { return c.Name })
}

func joinNames[T any](all []T, name func(T) string) string {
	names := make([]string, len(all))
	for i, x := range all {
		names[i] = name(x)
	}
	return strings.Join(names, ", ")
}

// DecodeYAML decodes the next document. It returns an error where the library panics on malformed input.
func DecodeYAML(d *yaml.Decoder, into any) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("invalid YAML: %v", p)
		}
	}()
	return d.Decode(into)
}

// readOverlay parses a surely.yaml. A second document after --- is an error: ignoring it could reveal what it
// hides.
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

// applyOverlay applies to d the owner's surely.yaml, which lies next to path.
func applyOverlay(d *schema.Database, path string, opts Options) (*overlay, error) {
	file, content, err := overlayFor(path)
	if err != nil {
		return nil, err
	}
	o := &overlay{}
	if content != nil {
		if o, err = readOverlay(content); err != nil {
			return nil, fmt.Errorf("read %s: %w", file, err)
		}
	}
	if !strings.HasSuffix(file, ".surely.yaml") && !o.namesTable(d) {
		o = &overlay{} // it describes another database in the same folder
	}
	o.forRole = opts.forRole
	name := opts.uniqueName(cmp.Or(o.Name, d.Name))
	if err := o.apply(d); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	d.Name = name
	return o, nil
}
