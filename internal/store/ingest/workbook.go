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

// Limits on a workbook: the unpacked size of all its parts, and of those that the library keeps as objects.
const (
	maxWorkbook      = 256 << 20
	maxObjectSize    = 8 << 20
	maxSheetInMemory = 1 << 20 // larger sheets are unpacked to files
	maxRow           = 1 << 20
	maxMerged        = 10_000
)

var (
	errNotWorkbook      = errors.New("it is not an Excel workbook, or it is damaged")
	errTooLargeUnpacked = fmt.Errorf("it unpacks to more than %d MB: save its tables as CSV", maxWorkbook>>20)
)

// xlsxFile is a workbook with the merged cells of each sheet, by the sheet's path.
type xlsxFile struct {
	*excelize.File
	merged map[string][]mergedCells
}

// mergedCells is a range of merged cells: its first column, and its rows.
type mergedCells struct{ left, top, bottom int }

// openWorkbook opens a workbook after charging the budget for the sizes that it states, and checking that each part is
// well-formed: the library would silently truncate a part at an error.
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
		return nil, fmt.Errorf("%w, or it has a password or embeds other documents", errNotWorkbook)
	}
	book := &xlsxFile{merged: map[string][]mergedCells{}}
	if err := book.checkParts(ctx, parts); err != nil {
		return nil, err
	}
	book.File, err = excelize.OpenReader(bytes.NewReader(content),
		excelize.Options{UnzipSizeLimit: maxWorkbook, UnzipXMLSizeLimit: maxSheetInMemory})
	if err != nil {
		return nil, damagedError(err)
	}
	if err := setISOFormats(book.File); err != nil {
		book.Close()
		return nil, damagedError(err)
	}
	return book, nil
}

// checkParts charges the budget for the parts and scans each.
func (b *xlsxFile) checkParts(ctx context.Context, parts *zip.Reader) error {
	var total, objectSize uint64
	for _, part := range parts.File {
		name := partName(part.Name)
		n := min(part.UncompressedSize64, maxWorkbook+1)
		isStreamed := strings.HasPrefix(name, "xl/worksheets/sheet") || name == "xl/sharedstrings.xml"
		isXML := strings.HasSuffix(name, ".xml") || strings.HasSuffix(name, ".rels")
		if total += n; isXML && !isStreamed {
			objectSize += n
		}
		switch {
		case total > maxWorkbook:
			return errTooLargeUnpacked
		case objectSize > maxObjectSize:
			return fmt.Errorf("its formatting takes up more than %d MB: save its tables as CSV", maxObjectSize>>20)
		}
		if err := budget.From(ctx).Draw(int64(n)); err != nil {
			return err
		}
		if !isXML {
			continue
		}
		if err := b.scanPart(ctx, part, name); err != nil {
			return err
		}
	}
	return nil
}

func partName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, "\\", "/")), "/"))
}

// scanPart checks that a part is well-formed, and collects its merged cells.
func (b *xlsxFile) scanPart(ctx context.Context, part *zip.File, name string) error {
	r, err := part.Open()
	if err != nil {
		return damagedError(err)
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
			return damagedError(err)
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
				return damagedError(err)
			}
			b.merged[name] = append(b.merged[name], mergedCells{left, top, bottom})
		}
	}
}

func damagedError(err error) error { return fmt.Errorf("%w: %w", errNotWorkbook, err) }

// mergedRanges returns the merged cells of a sheet.
func (b *xlsxFile) mergedRanges(sheet string) []mergedCells {
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

// setISOFormats makes the library write dates in ISO format, and numbers without formatting.
func setISOFormats(book *excelize.File) error {
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
	formats := make([]string, len(styles.CellXfs.Xf))
	for i, xf := range styles.CellXfs.Xf {
		if xf.NumFmtID != nil {
			code, isCustom := codes[*xf.NumFmtID]
			formats[i] = isoFormat(*xf.NumFmtID, code, isCustom)
		}
	}
	formatIDs := map[string]*int{}
	for i, format := range formats {
		if format != "" && formatIDs[format] == nil {
			style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &format})
			if err != nil {
				return err
			}
			formatIDs[format] = styles.CellXfs.Xf[style].NumFmtID
		}
		styles.CellXfs.Xf[i].NumFmtID = formatIDs[format]
	}
	return nil
}

var (
	reQuotedText = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.`)
	reDay        = regexp.MustCompile(`[yd]`)
	reHour       = regexp.MustCompile(`[hs]`)
)

// isoFormat returns the ISO format that replaces a date or time format, which is given by its number, or by its code if
// the workbook defines it. It is empty for other formats.
func isoFormat(n int, code string, isCustom bool) string {
	day, hour := false, false
	switch {
	case isCustom:
		pattern := reQuotedText.ReplaceAllString(strings.ToLower(code), "")
		day, hour = reDay.MatchString(pattern), reHour.MatchString(pattern)
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
