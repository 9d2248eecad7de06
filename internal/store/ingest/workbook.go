package ingest

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/ask-surely/surely/internal/budget"
)

// Limits of a workbook: the unpacked size of all its parts, and of those that the library holds as objects.
const (
	maxWorkbook  = 256 << 20
	maxInObjects = 8 << 20
	maxInMemory  = 1 << 20 // larger sheets are unpacked to files
	lastRow      = 1 << 20
	maxMerged    = 10_000
)

var (
	errNoWorkbook       = errors.New("it is not an Excel workbook, or is damaged")
	errTooLargeUnpacked = fmt.Errorf("it unpacks to more than %d MB: save its tables as CSV", maxWorkbook>>20)
)

// xlsxFile is a workbook with the merged cells of each sheet, by its path.
type xlsxFile struct {
	*excelize.File
	merged map[string][]mergedCells
}

// mergedCells are cells shown as one: their first column, and their rows.
type mergedCells struct{ left, top, bottom int }

// openWorkbook opens a workbook after charging the budget for the sizes that it states, and checking that each part is
// well-formed: the library would take what precedes an error for the whole part.
func openWorkbook(ctx context.Context, file string) (*xlsxFile, error) {
	f, size, err := openSized(ctx, file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if size > maxWorkbook {
		return nil, errTooLargeUnpacked
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
	book := &xlsxFile{merged: map[string][]mergedCells{}}
	if err := book.check(ctx, parts); err != nil {
		return nil, err
	}
	book.File, err = excelize.OpenReader(bytes.NewReader(content),
		excelize.Options{UnzipSizeLimit: maxWorkbook, UnzipXMLSizeLimit: maxInMemory})
	if err != nil {
		return nil, damaged(err)
	}
	if err := plainFormats(book.File); err != nil {
		book.Close()
		return nil, damaged(err)
	}
	return book, nil
}

// check charges the budget for the parts and reads each once.
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
			return errTooLargeUnpacked
		case held > maxInObjects:
			return fmt.Errorf("its formats take more than %d MB: save its tables as CSV", maxInObjects>>20)
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
		return damaged(err)
	}
	defer r.Close()
	d := xml.NewDecoder(r)
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	for n := 0; ; n++ {
		token, err := d.Token()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return damaged(err)
		case n%4096 == 0 && ctx.Err() != nil:
			return ctx.Err()
		}
		start, ok := token.(xml.StartElement)
		if !ok || start.Name.Local != "mergeCell" || len(b.merged[name]) == maxMerged {
			continue
		}
		for _, a := range start.Attr {
			from, to, found := strings.Cut(a.Value, ":")
			if a.Name.Local != "ref" || !found {
				continue
			}
			left, top, err := excelize.CellNameToCoordinates(from)
			_, bottom, err2 := excelize.CellNameToCoordinates(to)
			if err := errors.Join(err, err2); err != nil {
				return damaged(err)
			}
			b.merged[name] = append(b.merged[name], mergedCells{left, top, bottom})
		}
	}
}

func damaged(err error) error { return fmt.Errorf("%w: %w", errNoWorkbook, err) }

// mergedIn returns the merged cells of a sheet.
func (b *xlsxFile) mergedIn(sheet string) []mergedCells {
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

// dayForm returns the ISO form of a number format of dates or times, given by its number, or by its code if the
// workbook defines it; empty for other formats.
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
