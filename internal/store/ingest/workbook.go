package ingest

import (
	"archive/zip"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
)

// Limits of a workbook: the unpacked size of its parts, and the cells of its sheets together, counting empty ones in
// non-empty rows. A few bytes can name any of a sheet's 17 billion cells.
const (
	maxWorkbook = 256 << 20
	maxCells    = 8 << 20
	lastRow     = 1 << 20
	lastColumn  = 1 << 14
)

var errNoWorkbook = errors.New("it is not an Excel workbook, or is damaged")

// xlsxFile is a workbook. It is read part by part, without a library: those build a sheet in memory from the row
// numbers it claims.
type xlsxFile struct {
	zip      io.Closer
	budget   *budget.Budget
	parts    map[string]*zip.File // by their paths, folded
	sheets   []sheet
	strings  []string  // that cells share
	days     []dayKind // by style
	from1904 bool      // dates count from 1904, as in workbooks from old Macintoshes

	unpacked int64 // bytes left to read
	cells    int   // cells left to create
}

// sheet is one sheet of a workbook.
type sheet struct {
	name, path string
	hidden     bool
}

// openWorkbook reads a workbook's list of sheets. A workbook may have no styles or shared strings.
func openWorkbook(ctx context.Context, file string) (*xlsxFile, error) {
	z, closer, err := openZip(ctx, file)
	if errors.Is(err, zip.ErrFormat) {
		return nil, errNoWorkbook // "not an archive" would tell users nothing
	}
	if err != nil {
		return nil, fmt.Errorf("the workbook cannot be opened: %w", err)
	}
	b := &xlsxFile{zip: closer, parts: map[string]*zip.File{}, unpacked: maxWorkbook, cells: maxCells,
		budget: budget.From(ctx)}
	for _, f := range z.File {
		b.parts[partName(f.Name)] = f
	}
	if err := b.open(); err != nil {
		closer.Close()
		return nil, err
	}
	return b, nil
}

func (b *xlsxFile) Close() error { return b.zip.Close() }

func partName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, "\\", "/")), "/"))
}

// relation is a reference from one part of a workbook to another.
type relation struct {
	ID     string `xml:"Id,attr"`
	Type   string `xml:",attr"`
	Target string `xml:",attr"`
}

// relations lists a part's references, with targets as paths.
func (b *xlsxFile) relations(of string) ([]relation, error) {
	var rels struct {
		Relationship []relation
	}
	dir, base := path.Split(of)
	if err := b.decode(dir+"_rels/"+base+".rels", &rels); err != nil {
		return nil, err
	}
	for i, r := range rels.Relationship {
		if !strings.HasPrefix(r.Target, "/") {
			rels.Relationship[i].Target = dir + r.Target
		}
	}
	return rels.Relationship, nil
}

func (b *xlsxFile) open() error {
	main := "xl/workbook.xml"
	if rels, err := b.relations(""); err == nil {
		for _, r := range rels {
			if strings.HasSuffix(r.Type, "/officeDocument") {
				main = partName(r.Target)
			}
		}
	}
	var book struct {
		Properties struct {
			Date1904 string `xml:"date1904,attr"`
		} `xml:"workbookPr"`
		Sheets []struct {
			Name  string `xml:"name,attr"`
			State string `xml:"state,attr"`
			ID    string `xml:"id,attr"`
		} `xml:"sheets>sheet"`
	}
	if err := b.decode(main, &book); err != nil {
		return err
	}
	b.from1904 = book.Properties.Date1904 == "1" || book.Properties.Date1904 == "true"
	rels, err := b.relations(main)
	if err != nil {
		return err
	}
	paths := map[string]string{}
	for _, r := range rels {
		switch {
		case strings.HasSuffix(r.Type, "/worksheet"):
			paths[r.ID] = r.Target
		case strings.HasSuffix(r.Type, "/sharedStrings"):
			err = errors.Join(err, b.readStrings(r.Target))
		case strings.HasSuffix(r.Type, "/styles"):
			err = errors.Join(err, b.readStyles(r.Target))
		}
	}
	for _, s := range book.Sheets {
		if p := paths[s.ID]; p != "" { // others are charts
			b.sheets = append(b.sheets, sheet{s.Name, p, s.State == "hidden" || s.State == "veryHidden"})
		}
	}
	return err
}

// decode reads a whole part.
func (b *xlsxFile) decode(part string, into any) error {
	r, err := b.part(part)
	if err != nil {
		return err
	}
	defer r.Close()
	return damaged(xml.NewDecoder(r).Decode(into))
}

var errNoPart = fmt.Errorf("%w: a part of it is missing", errNoWorkbook)

// part opens a part. Reading fails beyond the limit on unpacked sizes.
func (b *xlsxFile) part(name string) (io.ReadCloser, error) {
	f := b.parts[partName(name)]
	if f == nil {
		return nil, errNoPart
	}
	r, err := f.Open()
	if err != nil {
		return nil, damaged(err)
	}
	return struct {
		io.Reader
		io.Closer
	}{bounded{b, r}, r}, nil
}

type bounded struct {
	book *xlsxFile
	r    io.Reader
}

var errUnfolds = fmt.Errorf("it unpacks to more than %d MB: save its tables as CSV", maxWorkbook>>20)

func (r bounded) Read(p []byte) (int, error) {
	n, err := r.r.Read(p)
	if r.book.unpacked -= int64(n); r.book.unpacked < 0 {
		return 0, errUnfolds
	}
	if err := r.book.budget.Draw(int64(n)); err != nil {
		return 0, err
	}
	return n, err
}

// damaged turns errors of the archive or XML into advice.
func damaged(err error) error {
	if _, spent := errors.AsType[*budget.Spent](err); err == nil || spent {
		return err
	}
	for _, known := range []error{errUnfolds, errNoWorkbook, errCells, context.Canceled, context.DeadlineExceeded} {
		if errors.Is(err, known) {
			return err
		}
	}
	return fmt.Errorf("%w: %w", errNoWorkbook, err)
}

// richText is a text, whole or in runs of different formatting; phonetic hints are ignored.
type richText struct {
	T string `xml:"t"`
	R []struct {
		T string `xml:"t"`
	} `xml:"r"`
}

var escapedRune = regexp.MustCompile(`_x[0-9A-Fa-f]{4}_`)

func (t richText) String() string {
	s := t.T
	for _, part := range t.R {
		s += part.T
	}
	if !strings.Contains(s, "_x") {
		return s
	}
	return escapedRune.ReplaceAllStringFunc(s, func(e string) string {
		n, _ := strconv.ParseUint(e[2:6], 16, 16)
		return string(rune(n))
	})
}

func (b *xlsxFile) readStrings(part string) error {
	r, err := b.part(part)
	if errors.Is(err, errNoPart) {
		return nil
	}
	if err != nil {
		return err
	}
	defer r.Close()
	return eachElement(r, "si", func(d *xml.Decoder, start xml.StartElement) error {
		var t richText
		if err := d.DecodeElement(&t, &start); err != nil {
			return err
		}
		b.strings = append(b.strings, t.String())
		return nil
	})
}

// eachElement calls visit for each element of that name.
func eachElement(r io.Reader, name string, visit func(*xml.Decoder, xml.StartElement) error) error {
	d := xml.NewDecoder(r)
	for {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return damaged(err)
		}
		if start, ok := token.(xml.StartElement); ok && start.Name.Local == name {
			if err := visit(d, start); err != nil {
				return damaged(err)
			}
		}
	}
}

// readStyles finds the styles that format dates.
func (b *xlsxFile) readStyles(part string) error {
	var styles struct {
		Formats []struct {
			ID   int    `xml:"numFmtId,attr"`
			Code string `xml:"formatCode,attr"`
		} `xml:"numFmts>numFmt"`
		Cells []struct {
			Format int `xml:"numFmtId,attr"`
		} `xml:"cellXfs>xf"`
	}
	err := b.decode(part, &styles)
	if errors.Is(err, errNoPart) {
		return nil
	}
	codes := map[int]string{}
	for _, f := range styles.Formats {
		codes[f.ID] = f.Code
	}
	for _, c := range styles.Cells {
		code, own := codes[c.Format]
		b.days = append(b.days, dayKindOf(c.Format, code, own))
	}
	return err
}

// dayKind is the form of a date or time; empty for numbers.
type dayKind string

var (
	quotedForm = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.`)
	dayForm    = regexp.MustCompile(`[yd]`)
	hourForm   = regexp.MustCompile(`[hs]`)
)

// dayKindOf classifies a format by its number, or by its code if the workbook defines it.
func dayKindOf(n int, code string, own bool) dayKind {
	day, hour := false, false
	switch {
	case own:
		form := quotedForm.ReplaceAllString(strings.ToLower(code), "")
		day, hour = dayForm.MatchString(form), hourForm.MatchString(form)
	case n >= 14 && n <= 17, n >= 27 && n <= 31, n == 36, n >= 50 && n <= 58:
		day = true
	case n == 22:
		day, hour = true, true
	case n >= 18 && n <= 21, n >= 45 && n <= 47:
		hour = true
	}
	switch {
	case day && hour:
		return "2006-01-02 15:04:05"
	case day:
		return "2006-01-02"
	case hour:
		return "15:04:05"
	}
	return ""
}
