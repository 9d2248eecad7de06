package ingest

import (
	"archive/zip"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/ask-surely/surely/internal/budget"
)

// Limits on a workbook.
const (
	maxWorkbook      = 256 << 20 // the unpacked size of all its parts
	maxObjectSize    = 8 << 20   // the unpacked size of the parts that the library keeps as objects
	maxSheetInMemory = 1 << 20   // larger sheets are unpacked to files
	maxRow           = 1 << 20
)

var (
	errNotWorkbook = errors.New("it is not an Excel workbook, or it is damaged or has a password")
	errNoRows      = errors.New("it has no headings with rows below them")
)

// reportError means that a sheet is laid out as a report, not as a table.
type reportError struct{ reason string }

func (e *reportError) Error() string { return "this sheet is a report, not a table: " + e.reason }

// importSheets imports each visible sheet of a workbook as a table. It first writes the sheet as CSV, so that types are
// detected as in a CSV file.
func (in importer) importSheets(ctx context.Context, file, tableName string, progress func(float64)) (tables []*Table,
	err error) {
	defer func() { // the library panics on bad input
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errNotWorkbook, p)
		}
	}()
	f, size, err := openSized(ctx, file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	merged, err := checkParts(ctx, f, size)
	if err != nil {
		return nil, err
	}
	book, err := excelize.OpenReader(io.NewSectionReader(f, 0, size),
		excelize.Options{UnzipSizeLimit: maxWorkbook, UnzipXMLSizeLimit: maxSheetInMemory})
	if err != nil {
		return nil, damagedError(err)
	}
	defer book.Close()
	setSerialFormats(book)
	dir, err := os.MkdirTemp("", "surely-sheets-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	names := book.GetSheetList()
	var lastErr error
	for i, name := range names {
		t, err := in.importSheet(ctx, book, name, filepath.Join(dir, fmt.Sprintf("%d.csv", i)),
			in.newTable(ctx, file, sheetTableName(name, tableName, len(names))), merged[name],
			func(done float64) { progress((float64(i) + done) / float64(len(names))) })
		if err == nil {
			tables = append(tables, t)
			continue
		}
		delete(in.names, strings.ToLower(t.Name))
		in.addSkipped(Skipped{file + ", sheet " + name, err.Error()})
		if err == errHidden {
			continue
		}
		lastErr = fmt.Errorf("sheet %s: %w", name, err)
		if reportErr := (*reportError)(nil); !errors.As(err, &reportErr) && err != errNoRows {
			return tables, lastErr
		}
	}
	if len(tables) == 0 {
		return nil, errors.Join(lastErr, errors.New("no sheet has headings with rows below them"))
	}
	return tables, nil
}

// sheetTableName returns the name of a sheet's table: the file's name if the file has only one sheet, else the sheet's.
func sheetTableName(sheet, file string, sheets int) string {
	if sheets == 1 {
		return file
	}
	return cleanName(sheet)
}

var errHidden = errors.New("it is hidden")

// importSheet writes a sheet as CSV to path and imports it.
func (in importer) importSheet(ctx context.Context, book *excelize.File, sheet, path string, t *Table, merged []string,
	progress func(float64)) (*Table, error) {
	if visible, _ := book.GetSheetVisible(sheet); !visible {
		return t, errHidden
	}
	if err := writeSheet(ctx, book, sheet, path, merged); err != nil {
		return t, err
	}
	t.isSheet = true
	err := loadDelimited(ctx, in.conn, path, t, progress)
	t.Encoding, t.Delimiter = "sheet "+sheet, ""
	return t, err
}

// writeSheet writes a sheet as CSV from its headings on, without empty rows.
func writeSheet(ctx context.Context, book *excelize.File, name, path string, merged []string) error {
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
	properties, err := book.GetWorkbookProps()
	if err != nil {
		return damagedError(err)
	}
	from1904 := properties.Date1904 != nil && *properties.Date1904
	var headings []string
	first, written, number := 0, 0, 1
	for ; rows.Next(); number++ {
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
		for i, cell := range cells {
			cells[i] = isoFromSerial(cell, from1904)
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
			return &reportError{fmt.Sprintf("its headings take up two rows, %d and %d; put them into one row", first,
				number)}
		}
		written++
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	if written < 2 {
		return errNoRows
	}
	if err := checkMerged(merged, first, number, len(headings)); err != nil {
		return err
	}
	out.Flush()
	return out.Error()
}

// checkMerged returns an error if merged cells overlap a table, which has rows from first to end-1 and the given number
// of columns.
func checkMerged(merged []string, first, end, columns int) error {
	for _, cells := range merged {
		from, to, _ := strings.Cut(cells, ":")
		left, top, err := excelize.CellNameToCoordinates(from)
		_, bottom, err2 := excelize.CellNameToCoordinates(to)
		if err := errors.Join(err, err2); err != nil {
			return damagedError(err)
		}
		if bottom >= first && top < end && left <= columns {
			return &reportError{fmt.Sprintf("cells are merged in row %d; fill each cell", max(top, first))}
		}
	}
	return nil
}

// cellErrors are the texts of formulas that failed.
var cellErrors = strings.Fields("#DIV/0! #N/A #NAME? #NULL! #NUM! #REF! #VALUE! #SPILL! #CALC!")

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
		heading, cell := i < len(headings) && headings[i] != "", ""
		if i < len(below) {
			cell = below[i]
		}
		if k := kindOf([]byte(cell)); k != text && k != unknown {
			return false
		}
		addsNames = addsNames || !heading && cell != ""
		leavesEmpty = leavesEmpty || heading && cell == ""
	}
	return addsNames && leavesEmpty
}

func damagedError(err error) error { return fmt.Errorf("%w: %w", errNotWorkbook, err) }

// checkParts reads the parts of a workbook once, since the library would silently truncate a damaged one, and charges
// the budget for their sizes. It returns the merged cells of each sheet.
func checkParts(ctx context.Context, f io.ReaderAt, size int64) (map[string][]string, error) {
	if err := budget.From(ctx).Draw(size); err != nil {
		return nil, err
	}
	parts, err := zip.NewReader(f, size)
	if err != nil {
		return nil, cmp.Or(ctx.Err(), errNotWorkbook)
	}
	p := workbookParts{merged: map[string][]string{}, ids: map[string]string{}, targets: map[string]string{}}
	var total, objectSize uint64
	for _, part := range parts.File {
		name, n := partName(part.Name), min(part.UncompressedSize64, maxWorkbook+1)
		isXML := strings.HasSuffix(name, ".xml") || strings.HasSuffix(name, ".rels")
		total += n
		if isXML && !strings.HasPrefix(name, "xl/worksheets/sheet") && name != "xl/sharedstrings.xml" {
			objectSize += n
		}
		switch {
		case total > maxWorkbook:
			return nil, fmt.Errorf("it unpacks to more than %d MB: save its tables as CSV", maxWorkbook>>20)
		case objectSize > maxObjectSize:
			return nil, fmt.Errorf("its formatting takes up more than %d MB: save its tables as CSV", maxObjectSize>>20)
		}
		if err := budget.From(ctx).Draw(int64(n)); err != nil {
			return nil, err
		}
		if !isXML {
			continue
		}
		if err := p.scan(ctx, part, name); err != nil {
			return nil, cmp.Or(ctx.Err(), damagedError(err))
		}
	}
	out := map[string][]string{}
	for sheet, id := range p.ids {
		target := p.targets[id]
		if !strings.HasPrefix(target, "/") {
			target = "xl/" + target
		}
		out[sheet] = p.merged[partName(target)]
	}
	return out, nil
}

func partName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, "\\", "/")), "/"))
}

// workbookParts holds what is read from a workbook's parts: the merged cells by part, the IDs of sheets, and the parts
// by ID.
type workbookParts struct {
	merged       map[string][]string
	ids, targets map[string]string
}

// maxMerged is the maximum number of merged cells that are recorded for a sheet.
const maxMerged = 10_000

// scan reads a part and records what workbookParts holds.
func (p *workbookParts) scan(ctx context.Context, part *zip.File, name string) error {
	r, err := part.Open()
	if err != nil {
		return err
	}
	defer r.Close()
	d := xml.NewDecoder(r)
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	for ctx.Err() == nil {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		start, _ := token.(xml.StartElement)
		attributes := map[string]string{}
		for _, a := range start.Attr {
			attributes[a.Name.Local] = a.Value
		}
		switch {
		case start.Name.Local == "mergeCell" && len(p.merged[name]) < maxMerged && strings.Contains(attributes["ref"], ":"):
			p.merged[name] = append(p.merged[name], attributes["ref"])
		case start.Name.Local == "sheet" && name == "xl/workbook.xml":
			p.ids[attributes["name"]] = attributes["id"]
		case start.Name.Local == "Relationship" && name == "xl/_rels/workbook.xml.rels":
			p.targets[attributes["Id"]] = attributes["Target"]
		}
	}
	return ctx.Err()
}

// serialFormats are the number formats that replace those of dates and times, whose cells are then written as serial
// numbers behind a mark; other numbers are written without formatting.
var serialFormats = map[[2]bool]string{{true, false}: serialFormat(dayMark), {true, true}: serialFormat(momentMark),
	{false, true}: serialFormat(timeMark)}

func serialFormat(mark string) string { return `"` + mark + `"0.000000000000` }

// setSerialFormats makes the library write dates as serial numbers, and numbers without formatting.
func setSerialFormats(book *excelize.File) {
	styles := book.Styles
	if styles == nil || styles.CellXfs == nil {
		return
	}
	codes := map[int]string{}
	if styles.NumFmts != nil {
		for _, f := range styles.NumFmts.NumFmt {
			codes[f.NumFmtID] = f.FormatCode
		}
	}
	styles.NumFmts = nil
	ids, n := map[string]*int{}, len(styles.CellXfs.Xf)
	for _, format := range serialFormats {
		style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &format})
		if err != nil {
			return
		}
		ids[format] = styles.CellXfs.Xf[style].NumFmtID
	}
	for i := range styles.CellXfs.Xf[:n] {
		if xf := &styles.CellXfs.Xf[i]; xf.NumFmtID != nil {
			xf.NumFmtID = ids[serialFormats[dateParts(*xf.NumFmtID, codes[*xf.NumFmtID])]]
		}
	}
}

var (
	reQuotedText = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.`)
	reDay        = regexp.MustCompile(`[yd]`)
	reHour       = regexp.MustCompile(`[hs]`)
)

// dateParts reports whether a number format shows a day and a time of day. The format is given by its number and, if
// the workbook defines it, its code.
func dateParts(n int, code string) [2]bool {
	if code != "" {
		pattern := reQuotedText.ReplaceAllString(strings.ToLower(code), "")
		return [2]bool{reDay.MatchString(pattern), reHour.MatchString(pattern)}
	}
	day := n >= 14 && n <= 17 || n == 22 || n >= 27 && n <= 31 || n == 36 || n >= 50 && n <= 58
	return [2]bool{day, n >= 18 && n <= 22 || n >= 45 && n <= 47}
}
