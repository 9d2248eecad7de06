package ingest

import (
	"archive/zip"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

// Bounds of what a packed file may unfold to: on the disk, and in memory.
const (
	maxUnpacked = 2 << 30
	maxWorkbook = 256 << 20
)

var errNoWorkbook = errors.New("it is no Excel workbook, or is damaged")

// sheets imports the visible sheets of a workbook, each as a table. A sheet is written out as CSV first, so that all
// that is known about headings and types holds for it too.
func (in importing) sheets(ctx context.Context, file string, newTable func(string) *Table, tick func(float64)) error {
	book, err := excelize.OpenFile(file, excelize.Options{RawCellValue: true, UnzipSizeLimit: maxWorkbook})
	switch {
	case errors.Is(err, zip.ErrFormat), errors.Is(err, excelize.ErrWorkbookFileFormat):
		return errNoWorkbook // that it is no archive says nothing to who brings a table
	case err != nil:
		return fmt.Errorf("the workbook cannot be opened: %w", err)
	}
	defer book.Close()
	dir, err := os.MkdirTemp("", "surely-sheets-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	reader := &sheetReader{book: book, kinds: map[int]dayKind{}}
	if props, err := book.GetWorkbookProps(); err == nil && props.Date1904 != nil {
		reader.from1904 = *props.Date1904
	}
	var filled []string
	rows := map[string][][]string{}
	for _, name := range book.GetSheetList() {
		if seen, err := book.GetSheetVisible(name); err != nil || !seen {
			in.skip(Skipped{file + ", sheet " + name, "it is hidden"})
			continue
		}
		cells, err := reader.rows(name)
		if err != nil {
			return fmt.Errorf("sheet %s: %w", name, err)
		}
		if len(cells) > 1 {
			filled, rows[name] = append(filled, name), cells
		} else {
			in.skip(Skipped{file + ", sheet " + name, "it has no headings and rows"})
		}
	}
	if len(filled) == 0 {
		return fmt.Errorf("no sheet has headings and rows")
	}
	for i, name := range filled {
		member := name
		if len(filled) == 1 {
			member = ""
		}
		path := filepath.Join(dir, fmt.Sprintf("%d.csv", i))
		if err := writeCSV(path, rows[name]); err != nil {
			return err
		}
		t := newTable(member)
		t.cells = true
		if err := loadDelimited(ctx, in.conn, path, t, func(done float64) {
			tick((float64(i) +
				done) / float64(len(filled)))
		}); err != nil {
			return fmt.Errorf("sheet %s: %w", name, err)
		}
		t.Encoding, t.Delimiter = "sheet "+name, ""
	}
	return nil
}

func writeCSV(path string, rows [][]string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	err = w.WriteAll(rows)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// sheetReader reads cells as people would write them: days in ISO form, numbers with the digits that a spreadsheet
// keeps.
type sheetReader struct {
	book  *excelize.File
	kinds map[int]dayKind // by style

	from1904 bool // days are counted from 1904, as workbooks of old Macintoshes do
}

// rows returns the rows of a sheet from its headings on, all of one width. Merged cells have their value in each place.
func (r *sheetReader) rows(sheet string) ([][]string, error) {
	raw, err := r.book.GetRows(sheet)
	if err != nil {
		return nil, err
	}
	width := 0
	for _, row := range raw {
		width = max(width, len(row))
	}
	out := make([][]string, len(raw))
	for i, row := range raw {
		out[i] = make([]string, width)
		for j, v := range row {
			if v == "" {
				continue
			}
			if out[i][j], err = r.cell(sheet, j+1, i+1, v); err != nil {
				return nil, err
			}
		}
	}
	grouped, err := r.fillMerged(sheet, out)
	if err != nil {
		return nil, err
	}
	return withHeadings(out, grouped), nil
}

// fillMerged writes the value of merged cells into each of them. It tells which rows begin groups of columns.
func (r *sheetReader) fillMerged(sheet string, rows [][]string) (grouped map[int]bool, err error) {
	merged, err := r.book.GetMergeCells(sheet)
	if err != nil {
		return nil, err
	}
	grouped = map[int]bool{}
	for _, m := range merged {
		left, top, err := excelize.CellNameToCoordinates(m.GetStartAxis())
		if err != nil {
			return nil, err
		}
		right, bottom, err := excelize.CellNameToCoordinates(m.GetEndAxis())
		if err != nil {
			return nil, err
		}
		if top > len(rows) || left > len(rows[top-1]) {
			continue
		}
		value := rows[top-1][left-1]
		for i := top - 1; i < min(bottom, len(rows)); i++ {
			for j := left - 1; j < min(right, len(rows[i])); j++ {
				rows[i][j] = value
			}
		}
		if right > left {
			grouped[top-1] = true
		}
	}
	return grouped, nil
}

// withHeadings drops what stands above the headings (a title, a note, nothing) and joins headings of two rows, where
// the first names groups of columns.
func withHeadings(rows [][]string, grouped map[int]bool) [][]string {
	first := 0
	for first < len(rows) && len(rows[first]) > 1 && distinct(rows[first]) < 2 {
		first++
	}
	if first >= len(rows) {
		return nil
	}
	if grouped[first] && first+1 < len(rows) {
		for j, group := range rows[first] {
			name := rows[first+1][j]
			switch {
			case name == "":
				rows[first+1][j] = group
			case group != "" && group != name:
				rows[first+1][j] = group + " " + name
			}
		}
		first++
	}
	return rows[first:]
}

// distinct counts the values of a row.
func distinct(row []string) int {
	seen := map[string]bool{}
	for _, v := range row {
		if v != "" {
			seen[v] = true
		}
	}
	return len(seen)
}

// cell returns a value as text.
func (r *sheetReader) cell(sheet string, column, row int, raw string) (string, error) {
	number, err := strconv.ParseFloat(raw, 64)
	if err != nil {
		if strings.HasPrefix(raw, "#") && strings.ToUpper(raw) == raw { // what a formula could not compute
			return "", nil
		}
		return raw, nil
	}
	name, err := excelize.CoordinatesToCellName(column, row)
	if err != nil {
		return "", err
	}
	kind, err := r.book.GetCellType(sheet, name)
	if err != nil {
		return "", err
	}
	switch kind {
	case excelize.CellTypeBool:
		return strconv.FormatBool(number != 0), nil
	case excelize.CellTypeSharedString, excelize.CellTypeInlineString:
		return raw, nil // digits that are a text: "007"
	}
	style, err := r.book.GetCellStyle(sheet, name)
	if err != nil {
		return "", err
	}
	form, err := r.dayKind(style)
	if err != nil || form == "" {
		const kept = 15 // digits that spreadsheets keep
		rounded, _ := strconv.ParseFloat(strconv.FormatFloat(number, 'g', kept, 64), 64)
		return strconv.FormatFloat(rounded, 'f', -1, 64), err
	}
	t, err := excelize.ExcelDateToTime(number, r.from1904)
	if err != nil {
		return raw, nil
	}
	return t.Format(string(form)), nil
}

// dayKind is the form in which a day or time is written; empty for numbers.
type dayKind string

var (
	quotedForm = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.`)
	dayForm    = regexp.MustCompile(`[yd]`)
	hourForm   = regexp.MustCompile(`[hs]`)
)

func (r *sheetReader) dayKind(style int) (dayKind, error) {
	if k, ok := r.kinds[style]; ok {
		return k, nil
	}
	s, err := r.book.GetStyle(style)
	if err != nil {
		return "", err
	}
	day, hour := false, false
	switch n := s.NumFmt; {
	case s.CustomNumFmt != nil:
		form := quotedForm.ReplaceAllString(strings.ToLower(*s.CustomNumFmt), "")
		day, hour = dayForm.MatchString(form), hourForm.MatchString(form)
	case n >= 14 && n <= 17, n >= 27 && n <= 31, n == 36, n >= 50 && n <= 58:
		day = true
	case n == 22:
		day, hour = true, true
	case n >= 18 && n <= 21, n >= 45 && n <= 47:
		hour = true
	}
	k := dayKind("")
	switch {
	case day && hour:
		k = "2006-01-02 15:04:05"
	case day:
		k = "2006-01-02"
	case hour:
		k = "15:04:05"
	}
	r.kinds[style] = k
	return k, nil
}
