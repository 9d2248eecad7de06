package store

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

// measure is a column of surely.yaml that is computed from others in its table.
type measure struct{ table, name, formula string }

// addMeasures adds computed columns, which may depend on each other.
func addMeasures(d *schema.Database, all []measure) error {
	for len(all) > 0 {
		var remaining []measure
		var failed []error
		for _, m := range all {
			if err := addMeasure(d, m); err != nil {
				remaining, failed = append(remaining, m), append(failed, err)
			}
		}
		if len(remaining) == len(all) {
			return errors.Join(failed...)
		}
		all = remaining
	}
	return nil
}

func addMeasure(d *schema.Database, m measure) error {
	t := d.Table(m.table)
	if t == nil {
		return fmt.Errorf("there is no table %q; the tables are %s", m.table, tableNames(d))
	}
	c, err := formulaColumn(t, m.name, m.formula)
	if err != nil {
		return err
	}
	if t.Column(c.Name) != nil {
		return fmt.Errorf("table %s already has a column %s; give the formula another name", t.Name, c.Name)
	}
	t.Columns = append(t.Columns, c)
	return nil
}

// measuresTimeout limits the time spent on a table's measures.
const measuresTimeout = 30 * time.Second

// setMeasureBounds sets the smallest and largest value of each measure, unless computing them takes too long.
func (s *Source) setMeasureBounds(ctx context.Context) {
	limits := s.limits
	limits.Timeout = measuresTimeout
	for _, t := range s.schema.Visible() {
		var columns []*schema.Column
		var exprs []string
		for _, c := range t.Visible() {
			if c.Formula != "" {
				columns = append(columns, c)
				exprs = append(exprs, fmt.Sprintf("min(%s), max(%[1]s), count(%[1]s)", schema.Quoted(c.Name)))
			}
		}
		if len(columns) == 0 {
			continue
		}
		row, err := firstRow(ctx, s.engine, limits, "SELECT "+strings.Join(exprs, ", ")+" FROM "+schema.Quoted(t.Name))
		if err != nil { // one row may overflow a type; the measures can still be used
			s.schema.Warnings = append(s.schema.Warnings, fmt.Sprintf("could not read the measures of %s: %v", t.Name, err))
			continue
		}
		for i, c := range columns {
			if row[3*i] != nil {
				c.Min, c.Max = fmt.Sprint(row[3*i]), fmt.Sprint(row[3*i+1])
			}
			if n, ok := row[3*i+2].(int64); ok {
				c.Nulls = max(0, t.Rows-n)
			}
		}
	}
}
