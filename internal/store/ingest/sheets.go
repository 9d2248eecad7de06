package ingest

import (
	"archive/zip"
	"bytes"
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

// Limits of a workbook: the unpacked size of all its parts, and of those that the library holds as objects.
const (
	maxWorkbook = 256 << 20
	maxHeld     = 8 << 20
	inMemory    = 1 << 20 // larger sheets are unpacked to files
	lastRow     = 1 << 20
	mostMerged  = 10_000
)

var (
	errNoWorkbook = errors.New("it is not an Excel workbook, or is damaged")
	errUnfolds    = fmt.Errorf("it unpacks to more than %d MB: save its tables as CSV", maxWorkbook>>20)
)

// sheets imports the visible sheets of a workbook, each as a table. A sheet is first written as CSV, so that the same
// detection of types applies.
func (in importing) sheets(ctx context.Context, file, own string, tick func(float64)) (tables []*Table, err error) {
	defer func() { // the library trusts its input
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

// tableNamed is the name of a sheet's table: the file's, if it has no other sheet.
func tableNamed(sheet, file string, sheets int) string {
	if sheets == 1 {
		return file
	}
	return clean(sheet)
}

// xlsxFile is a workbook with the cells that are shown as one, by the path of their sheet.
type xlsxFile struct {
	*excelize.File
	merged map[string][]rectangle
}

// rectangle is a range of cells.
type rectangle struct{ left, top, right, bottom int }

// openWorkbook opens a workbook once the sizes that it names are drawn from the budget and each part is found to be
// well-formed: the library would take what precedes an error for all there is.
func openWorkbook(ctx context.Context, file string) (*xlsxFile, error) {
	f, size, err := openSized(ctx, file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if size > maxWorkbook {
		return nil, errUnfolds
	}
	if err := budget.From(ctx).Draw(size); err != nil {
		return nil, err
	}
	content, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	parts, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil || bytes.Contains(content, []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) {
		return nil, fmt.Errorf("%w, or holds a password or other documents", errNoWorkbook)
	}
	book := &xlsxFile{merged: map[string][]rectangle{}}
	if err := book.check(ctx, parts); err != nil {
		return nil, err
	}
	book.File, err = excelize.OpenReader(bytes.NewReader(content),
		excelize.Options{UnzipSizeLimit: maxWorkbook, UnzipXMLSizeLimit: inMemory})
	if err == nil {
		err = plainFormats(book.File)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%w: %w", errNoWorkbook, err), book.Close())
	}
	return book, nil
}

func (b *xlsxFile) Close() error {
	if b.File == nil {
		return nil
	}
	return b.File.Close()
}

// check draws the parts' sizes and reads each once.
func (b *xlsxFile) check(ctx context.Context, parts *zip.Reader) error {
	var all, held uint64
	for _, part := range parts.File {
		name := partName(part.Name)
		n := min(part.UncompressedSize64, maxWorkbook+1)
		cells := strings.HasPrefix(name, "xl/worksheets/sheet") || name == "xl/sharedstrings.xml"
		markup := strings.HasSuffix(name, ".xml") || strings.HasSuffix(name, ".rels")
		if all += n; markup && !cells {
			held += n
		}
		switch {
		case all > maxWorkbook:
			return errUnfolds
		case held > maxHeld:
			return fmt.Errorf("its formats take more than %d MB: save its tables as CSV", maxHeld>>20)
		}
		if err := budget.From(ctx).Draw(int64(n)); err != nil {
			return err
		}
		if !markup {
			continue
		}
		if err := b.read(ctx, part, name); err != nil {
			return err
		}
	}
	return nil
}

func partName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, "\\", "/")), "/"))
}

// read reads a part for errors and for merged cells.
func (b *xlsxFile) read(ctx context.Context, part *zip.File, name string) error {
	r, err := part.Open()
	if err != nil {
		return fmt.Errorf("%w: %w", errNoWorkbook, err)
	}
	defer r.Close()
	d := xml.NewDecoder(r)
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	for n := 0; ; n++ {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%w: %w", errNoWorkbook, err)
		}
		if n%4096 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		start, ok := token.(xml.StartElement)
		if !ok || start.Name.Local != "mergeCell" || len(b.merged[name]) == mostMerged {
			continue
		}
		for _, a := range start.Attr {
			from, to, found := strings.Cut(a.Value, ":")
			if a.Name.Local != "ref" || !found {
				continue
			}
			var m rectangle
			var err2 error
			m.left, m.top, err = excelize.CellNameToCoordinates(from)
			m.right, m.bottom, err2 = excelize.CellNameToCoordinates(to)
			if err := errors.Join(err, err2); err != nil {
				return fmt.Errorf("%w: %w", errNoWorkbook, err)
			}
			b.merged[name] = append(b.merged[name], m)
		}
	}
}

// mergedIn are the merged cells of a sheet.
func (b *xlsxFile) mergedIn(sheet string) []rectangle {
	var references struct {
		Relationship []struct {
			ID     string `xml:"Id,attr"`
			Target string `xml:",attr"`
		}
	}
	content, _ := b.Pkg.Load("xl/_rels/workbook.xml.rels")
	raw, _ := content.([]byte)
	if xml.Unmarshal(raw, &references) != nil {
		return nil
	}
	for _, s := range b.WorkBook.Sheets.Sheet {
		for _, r := range references.Relationship {
			if s.Name != sheet || s.ID != r.ID {
				continue
			}
			if strings.HasPrefix(r.Target, "/") {
				return b.merged[partName(r.Target)]
			}
			return b.merged[partName("xl/"+r.Target)]
		}
	}
	return nil
}

// plainFormats has the library write dates in ISO form, and numbers as they are.
func plainFormats(book *excelize.File) error {
	styles := book.Styles
	if styles == nil || styles.CellXfs == nil {
		return nil
	}
	codes := map[int]string{}
	if styles.NumFmts != nil {
		for _, f := range styles.NumFmts.NumFmt {
			codes[f.NumFmtID] = f.FormatCode
		}
		styles.NumFmts = nil
	}
	forms := make([]string, len(styles.CellXfs.Xf))
	for i, xf := range styles.CellXfs.Xf {
		if xf.NumFmtID != nil {
			code, own := codes[*xf.NumFmtID]
			forms[i] = dayForm(*xf.NumFmtID, code, own)
		}
	}
	made := map[string]*int{}
	for i, form := range forms {
		if form != "" && made[form] == nil {
			style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &form})
			if err != nil {
				return err
			}
			made[form] = styles.CellXfs.Xf[style].NumFmtID
		}
		styles.CellXfs.Xf[i].NumFmtID = made[form]
	}
	return nil
}

var (
	quotedForm = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.`)
	reDay      = regexp.MustCompile(`[yd]`)
	reHour     = regexp.MustCompile(`[hs]`)
)

// dayForm is the ISO form of a number format of dates or times, given by its number, or by its code if the workbook
// defines it; empty for other formats.
func dayForm(n int, code string, own bool) string {
	day, hour := false, false
	switch {
	case own:
		form := quotedForm.ReplaceAllString(strings.ToLower(code), "")
		day, hour = reDay.MatchString(form), reHour.MatchString(form)
	case n >= 14 && n <= 17, n >= 27 && n <= 31, n == 36, n >= 50 && n <= 58:
		day = true
	case n == 22:
		day, hour = true, true
	case n >= 18 && n <= 21, n >= 45 && n <= 47:
		hour = true
	}
	switch {
	case day && hour:
		return "yyyy-mm-dd hh:mm:ss"
	case day:
		return "yyyy-mm-dd"
	case hour:
		return "hh:mm:ss"
	}
	return ""
}

// writeSheet writes a sheet's rows from its headings on as CSV, without empty ones.
func writeSheet(ctx context.Context, book *xlsxFile, name, to string) error {
	rows, err := book.Rows(name)
	if err != nil {
		return fmt.Errorf("%w: %w", errNoWorkbook, err)
	}
	defer rows.Close()
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	defer f.Close()
	out := csv.NewWriter(drawing{f, budget.From(ctx)}) // cells may share one long text
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
			return fmt.Errorf("%w: %w", errNoWorkbook, err)
		}
		filled := filledCells(cells)
		if filled == 0 || written == 0 && filled < 2 { // a title, or a note
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

// groupHeadings reports whether a row below headings names columns that have none, and leaves out others.
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
