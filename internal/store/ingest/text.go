package ingest

import (
	"bufio"
	"bytes"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// decode returns a reader that converts any encoding to UTF-8 without a byte order mark, and the encoding's name. A
// file whose beginning is not UTF-8 is read as Windows-1252, a superset of Latin-1.
func decode(r io.Reader) (io.Reader, string) {
	b := bufio.NewReaderSize(r, 1<<18)
	head, _ := b.Peek(1 << 18)
	switch {
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		b.Discard(3)
		return b, "UTF-8"
	case bytes.HasPrefix(head, []byte("\xff\xfe")):
		return utf16(b, unicode.LittleEndian), "UTF-16LE"
	case bytes.HasPrefix(head, []byte("\xfe\xff")):
		return utf16(b, unicode.BigEndian), "UTF-16BE"
	case !isUTF8(head):
		return transform.NewReader(b, charmap.Windows1252.NewDecoder()), "Windows-1252"
	}
	return b, "UTF-8"
}

func utf16(r io.Reader, order unicode.Endianness) io.Reader {
	return transform.NewReader(r, unicode.UTF16(order, unicode.UseBOM).NewDecoder())
}

// isUTF8 reports whether the beginning of a text is UTF-8; it may end within a character.
func isUTF8(b []byte) bool {
	if len(b) == 1<<18 {
		for cut := 1; cut < utf8.UTFMax; cut++ {
			if tail := b[len(b)-cut:]; utf8.RuneStart(tail[0]) && !utf8.FullRune(tail) {
				b = b[:len(b)-cut]
				break
			}
		}
	}
	return utf8.Valid(b)
}
