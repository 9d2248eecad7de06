package store

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/atomicfile"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
)

// settledFile is where what the owner settled about a source is kept, in the form of surely.yaml.
func settledFile(home, id string) string {
	return filepath.Join(home, "settled", hashPrefix(id, 24)+".yaml")
}

// markSettled notes the option of each doubt that somebody chose, and who.
func (d *decisions) markSettled(db *schema.Database) {
	if db.Doubts == nil {
		db.Doubts = []*schema.Doubt{}
	}
	for _, x := range db.Doubts {
		x.Settled, x.By, x.On = nil, "", ""
		for _, o := range x.Options {
			if !d.says(o.Line) {
				continue
			}
			x.Settled = &o.ID
			if s, ok := d.settled.Settled[x.ID]; ok {
				x.By, x.On = s.By, s.On
			} else if x.By = packageFile; d.file != "" {
				x.By = filepath.Base(d.file)
			}
		}
	}
}

// says reports whether a line is among what people say.
func (d *decisions) says(l schema.Line) bool {
	c := d.column(l.Table, l.Column)
	switch l.Field {
	case doubt.Same:
		return c.joined(l.Value, l.Other)
	case doubt.Different:
		return c.differ(l.Value, l.Other)
	case "role":
		return c.Role != nil && identifies(*c.Role) == identifies(l.Value)
	case "yes":
		return c.Yes != nil && strings.EqualFold(*c.Yes, l.Value)
	case "blank":
		return c.Blank == l.Value
	case "when":
		return d.table(l.Table).When == l.Value
	case "amount":
		return d.table(l.Table).Amount == l.Value
	case "refers":
		to, ok := d.refers(l.Table + "." + l.Column)
		return ok && to == l.Value
	}
	return false
}

// Settle keeps the options that somebody chose, by the doubts' ids; an empty option withdraws what was chosen.
// Redescribe then reads the data accordingly. It returns an error, and keeps nothing, if there is no such doubt or
// option.
func (s *Source) Settle(answers map[string]string, by string) error {
	d, err := readDecisions("", s.settled)
	if err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(answers)) {
		at := slices.IndexFunc(s.schema.Doubts, func(x *schema.Doubt) bool { return x.ID == id })
		if at < 0 {
			return fmt.Errorf("there is no doubt %q: see 'surely data describe --json'", id)
		}
		x := s.schema.Doubts[at]
		chosen := x.Option(answers[id])
		if chosen == nil && answers[id] != "" {
			return fmt.Errorf("doubt %s has no option %q: its options are %s", id, answers[id], strings.Join(
				mapped(x.Options, func(o schema.DoubtOption) string { return o.ID }), ", "))
		}
		for _, o := range x.Options {
			d.settled.remove(o.Line)
		}
		delete(d.settled.Settled, id)
		if chosen != nil {
			d.settled.add(chosen.Line)
			if d.settled.Settled == nil {
				d.settled.Settled = map[string]settlement{}
			}
			d.settled.Settled[id] = settlement{By: by, On: time.Now().UTC().Format(time.RFC3339)}
		}
	}
	content, err := yaml.Marshal(d.settled)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(s.settled), 0o700); err != nil {
		return wrapError("keep what was settled", err)
	}
	return wrapError("keep what was settled", atomicfile.Write(s.settled, content))
}

// Settled returns what was settled in the form of surely.yaml.
func (s *Source) Settled() ([]byte, error) {
	d, err := readDecisions("", s.settled)
	if err != nil {
		return nil, err
	}
	return yaml.Marshal(d.settled)
}

// choose says which column of a table is meant where none is named.
func (o *overlay) choose(l schema.Line, column string) {
	if o.Tables == nil {
		o.Tables = map[string]tableOverlay{}
	}
	t := o.Tables[l.Table]
	if l.Field == "when" {
		t.When = column
	} else {
		t.Amount = column
	}
	o.Tables[l.Table] = t
}

// change changes what is said about a column.
func (o *overlay) change(l schema.Line, by func(*columnOverlay)) {
	if o.Tables == nil {
		o.Tables = map[string]tableOverlay{}
	}
	t := o.Tables[l.Table]
	if t.Columns == nil {
		t.Columns = map[string]columnOverlay{}
	}
	c := t.Columns[l.Column]
	by(&c)
	t.Columns[l.Column], o.Tables[l.Table] = c, t
}

// add adds a line.
func (o *overlay) add(l schema.Line) {
	switch l.Field {
	case "refers":
		o.Keys = append(o.Keys, keyOverlay{Column: l.Table + "." + l.Column, Refers: l.Value})
		return
	case "when", "amount":
		o.choose(l, l.Value)
		return
	}
	o.change(l, func(c *columnOverlay) {
		switch l.Field {
		case doubt.Same:
			if c.Same == nil {
				c.Same = map[string][]string{}
			}
			c.Same[l.Value] = append(c.Same[l.Value], l.Other)
		case doubt.Different:
			c.Different = append(c.Different, []string{l.Value, l.Other})
		case "role":
			c.Role = &l.Value
		case "yes":
			c.Yes = &l.Value
		case "blank":
			c.Blank = l.Value
		}
	})
}

// remove removes a line, if it is there.
func (o *overlay) remove(l schema.Line) {
	switch l.Field {
	case "refers":
		o.Keys = slices.DeleteFunc(o.Keys, func(k keyOverlay) bool { return k.Column == l.Table+"."+l.Column })
		return
	case "when", "amount":
		o.choose(l, "")
		return
	}
	o.change(l, func(c *columnOverlay) {
		switch l.Field {
		case doubt.Same:
			if rest := slices.DeleteFunc(c.Same[l.Value], func(v string) bool { return v == l.Other }); len(rest) > 0 {
				c.Same[l.Value] = rest
			} else {
				delete(c.Same, l.Value)
			}
		case doubt.Different:
			c.Different = slices.DeleteFunc(c.Different, func(list []string) bool {
				return slices.Contains(list, l.Value) && slices.Contains(list, l.Other)
			})
		case "role":
			c.Role = nil
		case "yes":
			c.Yes = nil
		case "blank":
			c.Blank = ""
		}
	})
}
