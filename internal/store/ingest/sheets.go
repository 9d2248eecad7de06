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

// importSheets imports each visible sheet of a workbook as a table. It first writes the sheet as CSV, so that the same
// detection of types applies.
func (in importer) importSheets(ctx context.Context, file, tableName string, progress func(float64)) (tables []*Table,
	err error) {
	defer func() { // the library panics on bad input
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errNotWorkbook, p)
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
	var lastErr error
	for i, name := range names {
		visible, _ := book.GetSheetVisible(name)
		path := filepath.Join(dir, fmt.Sprintf("%d.csv", i))
		err := errors.New("it is hidden")
		if visible {
			err = writeSheet(ctx, book, name, path)
		}
		if err == nil {
			t := in.newTable(ctx, file, sheetTableName(name, tableName, len(names)))
			t.source = "sheet"
			tables = append(tables, t)
			if err = loadDelimited(ctx, in.conn, path, t, func(done float64) {
				progress((float64(i) + done) / float64(len(names)))
			}); err == nil {
				t.Encoding, t.Delimiter = "sheet "+name, ""
				continue
			}
			delete(in.names, strings.ToLower(t.Name))
			tables = tables[:len(tables)-1]
		}
		reportErr := (*reportError)(nil)
		switch {
		case visible && !errors.As(err, &reportErr) && !errors.Is(err, errNoRows):
			return tables, fmt.Errorf("sheet %s: %w", name, err)
		case visible:
			lastErr = fmt.Errorf("sheet %s: %w", name, err)
		}
		in.addSkipped(Skipped{file + ", sheet " + name, err.Error()})
	}
	if len(tables) == 0 {
		return nil, errors.Join(lastErr, errors.New("no sheet has headings and rows"))
	}
	return tables, nil
}

// sheetTableName returns the name of a sheet's table: the file's if it has only one sheet, else the sheet's.
func sheetTableName(sheet, file string, sheets int) string {
	if sheets == 1 {
		return file
	}
	return cleanName(sheet)
}

// writeSheet writes a sheet as CSV from its headings on, without empty rows.
func writeSheet(ctx context.Context, book *xlsxFile, name, path string) error {
	rows, err := book.Rows(name)
	if err != nil {
		return damagedError(err)
	}
	defer rows.Close()
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	out := csv.NewWriter(budgetedWriter{f, budget.From(ctx)}) // several cells may share one long text
	var headings []string
	first, written := 0, 0
	number := 0
	for number = 1; rows.Next(); number++ {
		if number > maxRow {
			return fmt.Errorf("%w: it has a row numbered %d", errNotWorkbook, number)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		cells, err := rows.Columns()
		if err != nil {
			return damagedError(err)
		}
		filled := filledCells(cells)
		if filled == 0 || written == 0 && filled < 2 { // a title or a note
			continue
		}
		switch {
		case len(cells) > maxColumns:
			return fmt.Errorf("row %d has %d columns; a table can have at most %d", number, len(cells), maxColumns)
		case written == 0:
			headings, first = cells, number
		case written == 1 && isSecondHeading(headings, cells):
			return &reportError{"sheet", fmt.Sprintf("its headings take up two rows, %d and %d; put them into one row",
				first, number)}
		}
		written++
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	if written < 2 {
		return errNoRows
	}
	for _, m := range book.mergedRanges(name) {
		if m.bottom >= first && m.top < number && m.left <= len(headings) {
			return &reportError{"sheet", fmt.Sprintf("cells are merged in row %d; fill each cell", max(m.top, first))}
		}
	}
	out.Flush()
	return out.Error()
}

var errNoRows = errors.New("it has no headings and rows")

// cellErrors are the texts of formulas that failed.
var cellErrors = []string{"#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!", "#SPILL!", "#CALC!"}

// filledCells counts the filled cells of a row, after clearing those whose formula failed.
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

// isSecondHeading reports whether the row below the headings names columns without a heading, and leaves others empty.
func isSecondHeading(headings, below []string) bool {
	addsNames, leavesEmpty := false, false
	for i := range max(len(headings), len(below)) {
		var heading, cell string
		if i < len(headings) {
			heading = headings[i]
		}
		if i < len(below) {
			cell = below[i]
		}
		if k := kindOf([]byte(cell)); k != text && k != unknown {
			return false
		}
		addsNames = addsNames || heading == "" && cell != ""
		leavesEmpty = leavesEmpty || heading != "" && cell == ""
	}
	return addsNames && leavesEmpty
}
