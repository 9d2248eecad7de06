package ingest

import (
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

var errCells = errors.New("too many cells")

// sheetRow is a row that is not empty.
type sheetRow struct {
	number int
	cells  []string
}

// mergedCells is a rectangle of cells shown as one.
type mergedCells struct{ left, top, right, bottom int }

// rows returns a sheet's rows from the header on, all of one width, without empty ones. Merged cells repeat their
// value.
func (b *xlsxFile) rows(ctx context.Context, s sheet) ([][]string, error) {
	rows, merges, err := b.read(ctx, s)
	if err != nil {
		return nil, err
	}
	width := 0
	for _, r := range rows {
		width = max(width, len(r.cells))
	}
	if width*len(rows) > b.cells {
		return nil, tooMany("cells, empty ones included")
	}
	const cell = 16 // bytes, besides its text
	if err := b.budget.Draw(int64(cell * width * len(rows))); err != nil {
		return nil, err
	}
	b.cells -= width * len(rows)
	for i, r := range rows {
		rows[i].cells = append(r.cells, make([]string, width-len(r.cells))...)
	}
	grouped, err := fillMerged(ctx, rows, merges, b.cells)
	if err != nil {
		return nil, err
	}
	out := make([][]string, len(rows))
	for i, r := range rows {
		out[i] = r.cells
	}
	return withHeadings(out, grouped), nil
}

func tooMany(what string) error {
	return fmt.Errorf("%w: the limit is %d %s; save it as CSV", errCells, maxCells, what)
}

// read reads a sheet's non-empty rows and its merged cells.
func (b *xlsxFile) read(ctx context.Context, s sheet) (rows []sheetRow, merges []mergedCells, err error) {
	r, err := b.part(s.path)
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	d := xml.NewDecoder(r)
	number, made := 0, 0
	for {
		token, err := d.Token()
		if err == io.EOF {
			slices.SortStableFunc(rows, func(a, b sheetRow) int { return a.number - b.number })
			return rows, merges, nil
		}
		if err != nil {
			return nil, nil, damaged(err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		switch start.Name.Local {
		case "row":
			if err := ctx.Err(); err != nil {
				return nil, nil, err
			}
			if number, err = rowNumber(start, number); err != nil {
				return nil, nil, err
			}
			row := sheetRow{number: number}
			if row.cells, err = b.readRow(d, b.cells-made); err != nil {
				return nil, nil, damaged(err)
			}
			if len(row.cells) > 0 {
				made += len(row.cells)
				rows = append(rows, row)
			}
		case "mergeCell":
			m, err := mergeOf(attribute(start, "ref"))
			if err != nil {
				return nil, nil, damaged(err)
			}
			merges = append(merges, m)
		}
	}
}

// rowNumber is the number of a row, which defaults to that of the previous row plus one.
func rowNumber(start xml.StartElement, before int) (int, error) {
	n := before + 1
	if s := attribute(start, "r"); s != "" {
		var err error
		if n, err = strconv.Atoi(s); err != nil {
			return 0, damaged(err)
		}
	}
	if n < 1 || n > lastRow {
		return 0, fmt.Errorf("%w: it has a row number %d", errNoWorkbook, n)
	}
	return n, nil
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value
		}
	}
	return ""
}

// sheetCell is a cell as stored.
type sheetCell struct {
	Ref    string   `xml:"r,attr"`
	Kind   string   `xml:"t,attr"`
	Style  int      `xml:"s,attr"`
	Value  string   `xml:"v"`
	Inline richText `xml:"is"`
}

// readRow reads a row's cells up to the last non-empty one, within the limit.
func (b *xlsxFile) readRow(d *xml.Decoder, most int) (cells []string, err error) {
	column := 0
	for {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		switch e := token.(type) {
		case xml.EndElement:
			if e.Name.Local == "row" {
				return cells, nil
			}
		case xml.StartElement:
			if e.Name.Local != "c" {
				continue
			}
			var c sheetCell
			if err := d.DecodeElement(&c, &e); err != nil {
				return nil, err
			}
			column++
			if c.Ref != "" {
				if column, _, err = excelize.CellNameToCoordinates(c.Ref); err != nil {
					return nil, err
				}
			}
			if column > lastColumn {
				return nil, fmt.Errorf("it has a column number %d", column)
			}
			value := b.value(c)
			if value == "" {
				continue
			}
			if column > most {
				return nil, tooMany("cells, empty ones included")
			}
			if column > len(cells) {
				cells = append(cells, make([]string, column-len(cells))...)
			}
			cells[column-1] = value
		}
	}
}

// value is a cell's text as people would write it: dates in ISO form, numbers with the digits a spreadsheet keeps.
func (b *xlsxFile) value(c sheetCell) string {
	switch c.Kind {
	case "s":
		if i, err := strconv.Atoi(strings.TrimSpace(c.Value)); err == nil && i >= 0 && i < len(b.strings) {
			return b.strings[i]
		}
		return ""
	case "inlineStr":
		return c.Inline.String()
	case "e": // a formula that failed
		return ""
	case "str", "d":
		return richText{T: c.Value}.String()
	}
	number, err := strconv.ParseFloat(c.Value, 64)
	if err != nil {
		return c.Value
	}
	if c.Kind == "b" {
		return strconv.FormatBool(number != 0)
	}
	if c.Style >= 0 && c.Style < len(b.days) && b.days[c.Style] != "" {
		t, err := excelize.ExcelDateToTime(number, b.from1904)
		if err != nil {
			return c.Value
		}
		return t.Format(string(b.days[c.Style]))
	}
	const kept = 15 // digits that spreadsheets keep
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(number, 'g', kept, 64), 64)
	return strconv.FormatFloat(rounded, 'f', -1, 64)
}

func mergeOf(ref string) (m mergedCells, err error) {
	from, to, found := strings.Cut(ref, ":")
	if !found {
		to = from
	}
	if m.left, m.top, err = excelize.CellNameToCoordinates(from); err != nil {
		return m, err
	}
	m.right, m.bottom, err = excelize.CellNameToCoordinates(to)
	return m, err
}

// fillMerged copies the value of merged cells into each of them, up to a limit. It returns which rows start groups of
// columns, by position.
func fillMerged(ctx context.Context, rows []sheetRow, merges []mergedCells, most int) (grouped map[int]bool,
	err error) {
	grouped = map[int]bool{}
	place := func(number int) int {
		i, _ := slices.BinarySearchFunc(rows, number, func(r sheetRow, n int) int { return r.number - n })
		return i
	}
	for _, m := range merges {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		first := place(m.top)
		if first == len(rows) || rows[first].number != m.top || m.left > len(rows[first].cells) {
			continue
		}
		right := min(m.right, len(rows[first].cells))
		below := rows[first:place(m.bottom+1)]
		if most -= len(below) * max(0, right-m.left+1); most < 0 {
			return nil, tooMany("merged cells")
		}
		value := rows[first].cells[m.left-1]
		for _, r := range below {
			for j := m.left - 1; j < right; j++ {
				r.cells[j] = value
			}
		}
		if m.right > m.left {
			grouped[first] = true
		}
	}
	return grouped, nil
}

// withHeadings drops what precedes the header (a title, a note) and joins headers of two rows, if the first names
// groups of columns.
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

// distinct counts the distinct values of a row.
func distinct(row []string) int {
	seen := map[string]bool{}
	for _, v := range row {
		if v != "" {
			seen[v] = true
		}
	}
	return len(seen)
}
