package ingest

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
)

// sheets imports the visible sheets of a workbook, each as a table. A sheet is first written as CSV, so that the same
// detection of types applies.
func (in importer) sheets(ctx context.Context, file, own string, tick func(float64)) (tables []*Table, err error) {
	defer func() { // the library panics on bad input
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errNoWorkbook, p)
		}
	}()
	book, err := openWorkbook(ctx, file)
	if err != nil {
		return nil, err
	}
	defer book.Close()
	dir, err := os.MkdirTemp("", "surely-sheets-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	names := book.GetSheetList()
	var refused error
	for i, name := range names {
		visible, _ := book.GetSheetVisible(name)
		kept := filepath.Join(dir, fmt.Sprintf("%d.csv", i))
		err := errors.New("it is hidden")
		if visible {
			err = writeSheet(ctx, book, name, kept)
		}
		if err == nil {
			t := in.newTable(ctx, file, tableNamed(name, own, len(names)))
			t.what = "sheet"
			tables = append(tables, t)
			if err = loadDelimited(ctx, in.conn, kept, t, func(done float64) {
				tick((float64(i) + done) / float64(len(names)))
			}); err == nil {
				t.Encoding, t.Delimiter = "sheet "+name, ""
				continue
			}
			delete(in.names, strings.ToLower(t.Name))
			tables = tables[:len(tables)-1]
		}
		report := (*reportError)(nil)
		switch {
		case visible && !errors.As(err, &report) && !errors.Is(err, errNoRows):
			return tables, fmt.Errorf("sheet %s: %w", name, err)
		case visible:
			refused = fmt.Errorf("sheet %s: %w", name, err)
		}
		in.skip(Skipped{file + ", sheet " + name, err.Error()})
	}
	if len(tables) == 0 {
		return nil, errors.Join(refused, errors.New("no sheet has headings and rows"))
	}
	return tables, nil
}

// tableNamed returns the name of a sheet's table: the file's, if it has no other sheet.
func tableNamed(sheet, file string, sheets int) string {
	if sheets == 1 {
		return file
	}
	return clean(sheet)
}

// writeSheet writes a sheet's rows from its headings on as CSV, without empty ones.
func writeSheet(ctx context.Context, book *xlsxFile, name, to string) error {
	rows, err := book.Rows(name)
	if err != nil {
		return damaged(err)
	}
	defer rows.Close()
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	defer f.Close()
	out := csv.NewWriter(budgetedWriter{f, budget.From(ctx)}) // several cells may share one long text
	var headings []string
	first, written := 0, 0
	number := 0
	for number = 1; rows.Next(); number++ {
		if number > lastRow {
			return fmt.Errorf("%w: it has a row number %d", errNoWorkbook, number)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		cells, err := rows.Columns()
		if err != nil {
			return damaged(err)
		}
		filled := filledCells(cells)
		if filled == 0 || written == 0 && filled < 2 { // a title or a note
			continue
		}
		switch {
		case len(cells) > maxColumns:
			return fmt.Errorf("row %d: %d columns; a table can have %d", number, len(cells), maxColumns)
		case written == 0:
			headings, first = cells, number
		case written == 1 && groupHeadings(headings, cells):
			return &reportError{"sheet", fmt.Sprintf("its headings take two rows, %d and %d; put them into one", first, number)}
		}
		written++
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	if written < 2 {
		return errNoRows
	}
	for _, m := range book.mergedIn(name) {
		if m.bottom >= first && m.top < number && m.left <= len(headings) {
			return &reportError{"sheet", fmt.Sprintf("cells are merged in row %d; fill each cell", max(m.top, first))}
		}
	}
	out.Flush()
	return out.Error()
}

var errNoRows = errors.New("it has no headings and rows")

// cellErrors are what formulas that failed show.
var cellErrors = []string{"#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!", "#SPILL!", "#CALC!"}

// filledCells counts the filled cells of a row, and empties those whose formula failed.
func filledCells(cells []string) (filled int) {
	for i, c := range cells {
		if slices.Contains(cellErrors, c) {
			cells[i] = ""
		} else if c != "" {
			filled++
		}
	}
	return filled
}

// groupHeadings reports whether the row below the headings names columns that have none, and leaves others empty.
func groupHeadings(headings, below []string) bool {
	names, left := false, false
	for i := range max(len(headings), len(below)) {
		var above, cell string
		if i < len(headings) {
			above = headings[i]
		}
		if i < len(below) {
			cell = below[i]
		}
		if k := kindOf([]byte(cell)); k != text && k != unknown {
			return false
		}
		names = names || above == "" && cell != ""
		left = left || above != "" && cell == ""
	}
	return names && left
}
