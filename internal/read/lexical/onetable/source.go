package onetable

import (
	"context"
	"fmt"

	"github.com/ask-surely/surely/internal/schema"
)

// Sample gives rows of a table as text, at most max of them, with the given columns; missing values are empty.
type Sample func(ctx context.Context, db *schema.Database, table string, columns []string, max int) ([][]string, error)

// maxRows is how many rows of a table are held in memory.
const maxRows = 20000

// Sampled looks at the table of a database, free text aside; nil if the database has not exactly one.
func Sampled(ctx context.Context, db *schema.Database, sample Sample) (*Table, error) {
	tables := db.Visible()
	if len(tables) != 1 {
		return nil, nil
	}
	t := tables[0]
	var columns []Column
	var names []string
	for _, c := range t.Visible() {
		if c.List || c.Type == schema.JSON || c.Type == schema.Bytes || c.Role == schema.FreeText {
			continue
		}
		columns, names = append(columns, Column{Name: c.Name, Label: c.Label, Number: c.Type.Number()}), append(names, c.Name)
	}
	if len(names) == 0 {
		return nil, nil
	}
	rows, err := sample(ctx, db, t.Name, names, maxRows)
	if err != nil {
		return nil, fmt.Errorf("look at table %s: %w", t.Name, err)
	}
	return New(t.Name, columns, rows), nil
}
