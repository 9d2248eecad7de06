package ingest

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
)

// binaryFormats lists binary formats with advice. A format is recognised by the first bytes of a file, as decoded.
var binaryFormats = []struct{ prefix, description string }{
	{"%PDF-", "a PDF: save its table as xlsx or CSV"},
	{"PK\x03\x04", "an Excel workbook or another archive: give a workbook the extension .xlsx"},
	{"ÐÏ\x11à", "an old Excel workbook: save it as xlsx"},
	{"SQLite format 3", "a SQLite database: open it as a separate source"},
	{"‰PNG", "a picture"},
	{"ÿØÿ", "a picture"},
	{"GIF8", "a picture"},
	{"\x1f‹", "an archive: unpack it"},
	{"{\\rtf", "a rich text document: save it as plain text"},
}

var reWebPage = regexp.MustCompile(`(?i)^\s*(<!doctype html|<html\b)`)

// checkText returns an error that names the kind of file if its first bytes are not text.
func checkText(head []byte) error {
	for _, f := range binaryFormats {
		if bytes.HasPrefix(head, []byte(f.prefix)) {
			return errors.New("it is " + f.description)
		}
	}
	if reWebPage.Match(head) {
		return errors.New("it is a web page, not a table: download the data itself")
	}
	controls := 0
	for i, c := range head {
		switch {
		case c == 0:
			return fmt.Errorf("it is not a text file: it contains NUL bytes, the first on line %d",
				1+bytes.Count(head[:i], []byte{'\n'}))
		case c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f':
			controls++
		}
	}
	if controls*100 > len(head) {
		return errors.New("it is not text: it is damaged or has the wrong extension")
	}
	return nil
}

// MaxDocument is the maximum size of a document.
const MaxDocument = 16 << 20

// ReadDocument reads a file of running text in any encoding.
func ReadDocument(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	in, _ := decode(f)
	b, err := io.ReadAll(io.LimitReader(in, MaxDocument+1))
	switch {
	case err != nil:
		return "", err
	case len(b) > MaxDocument:
		return "", fmt.Errorf("documents are limited to %d MB", MaxDocument>>20)
	case len(bytes.TrimSpace(b)) == 0:
		return "", errEmpty
	}
	if err := checkText(b[:min(len(b), sniffSize)]); err != nil {
		return "", err
	}
	return strings.ToValidUTF8(string(b), "\uFFFD"), nil
}

var errEmpty = errors.New("the file is empty")

var errProse = errors.New("it contains running text, not rows: rename it to .txt to ask about its text")

// maxHeaderWords is the maximum number of words in a column's heading; longer texts are titles or sentences.
const maxHeaderWords = 3

var reSentence = regexp.MustCompile(`[.!?…]["”’)]?(\s|$)`)

// isProse reports whether supposed rows are running text: most lines contain the end of a sentence, lines are long, and
// the first is not a header. Lines that all split into the same number of fields are rows even so.
func isProse(head []byte, comma byte) bool {
	lines := strings.Split(strings.TrimSpace(string(head)), "\n")
	if len(head) == sniffSize && len(lines) > 1 {
		lines = lines[:len(lines)-1] // the last line may be incomplete
	}
	filled, sentences, words, digits := 0, 0, 0, 0
	for _, l := range lines[:min(len(lines), 200)] {
		if l = strings.TrimSpace(l); l == "" {
			continue
		}
		filled++
		words += len(strings.Fields(l))
		if reSentence.MatchString(l) {
			sentences++
		}
		for cell := range strings.SplitSeq(l, string(comma)) {
			if k := kindOf([]byte(cell)); k != text && k != unknown {
				digits++ // prose does not have fields that are numbers or dates
			}
		}
	}
	if 2*sentences < filled || words < 4*filled || 4*digits > filled {
		return false
	}
	if isDelimited(head, comma) {
		return false
	}
	hasTitle := len(lines) > 1 && strings.TrimSpace(lines[1]) == "" // a title, not a header
	return hasTitle && len(strings.Fields(lines[0])) > 1 || !mayBeHeader(strings.TrimSpace(lines[0]), comma)
}

// isDelimited reports whether most records have the same number of fields, at least two. Commas that end a line or
// precede a space are punctuation.
func isDelimited(head []byte, comma byte) bool {
	c := newCSV(bytes.NewReader(head), comma)
	counts, records := map[int]int{}, 0
	for ; records < 200; records++ {
		fields, _, err := c.next()
		if err != nil {
			break
		}
		filled := 0
		for _, field := range fields[1:] {
			if len(field) > 0 && (field[0] == ' ' || field[0] == '\t') {
				filled = -len(fields)
			} else if len(field) > 0 {
				filled++
			}
		}
		if filled > 0 {
			counts[len(fields)]++
		}
	}
	return 3*counts[commonWidth(counts)] >= 2*records && records > 0
}

// titleAbove returns the title line above a table, separated by a blank line, or "".
func titleAbove(head []byte, comma byte) string {
	title, below, _ := bytes.Cut(head, []byte{'\n'})
	blank, below, _ := bytes.Cut(below, []byte{'\n'})
	title = bytes.TrimSpace(title)
	if len(bytes.TrimSpace(blank)) > 0 || bytes.IndexByte(title, comma) >= 0 || !isDelimited(below, comma) {
		return ""
	}
	return string(title)
}

// mayBeHeader reports whether a line may be a header: each field is a name of a few words, without the end of a
// sentence.
func mayBeHeader(line string, comma byte) bool {
	for field := range strings.SplitSeq(line, string(comma)) {
		field = strings.Trim(field, ` "`)
		if n := len(strings.Fields(field)); n == 0 || n > maxHeaderWords || reSentence.MatchString(field) {
			return false
		}
	}
	return true
}

// noComma is the separator for files with one column: a control character that texts do not contain.
const noComma = 0x1e

// isOneColumn reports whether a file consists of a header and a single column of texts that contain commas.
func isOneColumn(head []byte, comma byte) bool {
	first, _, _ := bytes.Cut(bytes.TrimSpace(head), []byte{'\n'})
	if bytes.ContainsAny(first, ",;\t|\"") || !mayBeHeader(strings.TrimSpace(string(first)), noComma) {
		return false
	}
	counts, rows := countWidths(head, comma)
	width := commonWidth(counts)
	return rows > 2 && len(counts) > 1 && (width == 1 || 10*counts[width] < 6*rows)
}
