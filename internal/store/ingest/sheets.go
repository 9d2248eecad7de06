package ingest

import (
	"context"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"

	"github.com/ask-surely/surely/internal/budget"
)

// sheets imports the visible sheets of a workbook, each as a table. A sheet is first written as CSV, so that the same
// header and type detection applies.
func (in importing) sheets(ctx context.Context, file string, newTable func(string) *Table, tick func(float64)) error {
	book, err := openWorkbook(ctx, file)
	if err != nil {
		return err
	}
	defer book.Close()
	dir, err := os.MkdirTemp("", "surely-sheets-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var filled []string
	for _, s := range book.sheets {
		if s.hidden {
			in.skip(Skipped{file + ", sheet " + s.name, "it is hidden"})
			continue
		}
		cells, err := book.rows(ctx, s)
		if err != nil {
			return fmt.Errorf("sheet %s: %w", s.name, err)
		}
		if len(cells) < 2 {
			in.skip(Skipped{file + ", sheet " + s.name, "it has no headings and rows"})
			continue
		}
		if err := writeCSV(ctx, sheetCSV(dir, len(filled)), cells); err != nil {
			return err
		}
		filled = append(filled, s.name)
	}
	if len(filled) == 0 {
		return fmt.Errorf("no sheet has headings and rows")
	}
	for i, name := range filled {
		member := name
		if len(filled) == 1 {
			member = ""
		}
		t := newTable(member)
		t.cells = true
		if err := loadDelimited(ctx, in.conn, sheetCSV(dir, i), t, func(done float64) {
			tick((float64(i) + done) / float64(len(filled)))
		}); err != nil {
			return fmt.Errorf("sheet %s: %w", name, err)
		}
		t.Encoding, t.Delimiter = "sheet "+name, ""
	}
	return nil
}

func sheetCSV(dir string, i int) string { return filepath.Join(dir, fmt.Sprintf("%d.csv", i)) }

func writeCSV(ctx context.Context, path string, rows [][]string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(drawing{f, budget.From(ctx)}) // cells may share one long text
	err = w.WriteAll(rows)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}
