package value

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A list is a JSON array in text: of strings, numbers, booleans as 0 and 1, and nulls. FormatList writes the canonical
// form, which is also SQLite's.

// ParseList reads a list. Numbers are json.Number.
func ParseList(text string) ([]any, error) {
	if list, ok := flat(text); ok {
		return list, nil
	}
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	var list []any
	err := dec.Decode(&list)
	if _, more := dec.Token(); err != nil || more != io.EOF {
		return nil, Fail("22P02", "a list is stored as a JSON array, but this is %.40q", text)
	}
	return list, nil
}

// flat parses a list of strings without escapes, numbers, booleans and nulls, the usual case.
func flat(s string) ([]any, bool) {
	i := skipSpace(s, 0)
	if i == len(s) || s[i] != '[' {
		return nil, false
	}
	list := make([]any, 0, 8)
	if i = skipSpace(s, i+1); i < len(s) && s[i] == ']' {
		return list, skipSpace(s, i+1) == len(s)
	}
	for {
		v, end, ok := flatElement(s, skipSpace(s, i))
		if i = skipSpace(s, end); !ok || i == len(s) {
			return nil, false
		}
		list = append(list, v)
		switch s[i] {
		case ',':
			i++
		case ']':
			return list, skipSpace(s, i+1) == len(s)
		default:
			return nil, false
		}
	}
}

func skipSpace(s string, i int) int {
	for i < len(s) && (s[i] == ' ' || s[i] == '\t' || s[i] == '\n' || s[i] == '\r') {
		i++
	}
	return i
}

// flatElement parses the element at i and returns its end.
func flatElement(s string, i int) (v any, end int, ok bool) {
	if i == len(s) {
		return nil, i, false
	}
	start := i
	switch c := s[i]; {
	case c == '"':
		for i++; i < len(s) && s[i] != '"'; i++ {
			if s[i] == '\\' || s[i] < ' ' {
				return nil, i, false
			}
		}
		if i == len(s) || !utf8.ValidString(s[start+1:i]) {
			return nil, i, false
		}
		return s[start+1 : i], i + 1, true
	case strings.HasPrefix(s[i:], "null"):
		return nil, i + 4, true
	case strings.HasPrefix(s[i:], "true"):
		return true, i + 4, true
	case strings.HasPrefix(s[i:], "false"):
		return false, i + 5, true
	case c == '-' || c >= '0' && c <= '9':
		for i++; i < len(s) && strings.IndexByte("0123456789.eE+-", s[i]) >= 0; i++ {
		}
		return json.Number(s[start:i]), i, true
	}
	return nil, i, false
}

// FormatList writes a list.
func FormatList(list []any) string {
	b := make([]byte, 0, 64)
	b = append(b, '[')
	for i, v := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendElement(b, v)
	}
	return string(append(b, ']'))
}

func appendElement(b []byte, v any) []byte {
	switch x := v.(type) {
	case nil:
		return append(b, "null"...)
	case string:
		return appendString(b, x)
	case json.Number:
		return append(b, x...)
	case int64:
		return strconv.AppendInt(b, x, 10)
	case int:
		return strconv.AppendInt(b, int64(x), 10)
	case float64:
		s := strconv.FormatFloat(x, 'g', -1, 64)
		if !strings.ContainsAny(s, ".e") {
			s += ".0"
		}
		return append(b, s...)
	case bool:
		if x {
			return append(b, '1')
		}
		return append(b, '0')
	}
	other, _ := json.Marshal(v)
	return append(b, other...)
}

// QuoteJSON writes a text as a JSON string, as PostgreSQL and SQLite do.
func QuoteJSON(s string) string { return string(appendString(nil, s)) }

// FromJSON converts a JSON number to an int64 if possible, else to the nearest float64.
func FromJSON(n json.Number) any {
	if i, err := n.Int64(); err == nil {
		return i
	}
	f, _ := n.Float64()
	return f
}

func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c == '\b':
			b = append(b, `\b`...)
		case c == '\f':
			b = append(b, `\f`...)
		case c == '\n':
			b = append(b, `\n`...)
		case c == '\r':
			b = append(b, `\r`...)
		case c == '\t':
			b = append(b, `\t`...)
		case c < 0x20:
			const hex = "0123456789abcdef"
			b = append(b, `\u00`...)
			b = append(b, hex[c>>4], hex[c&15])
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}

// ParseArray reads PostgreSQL's array literal, {a,"b c",NULL}, of one dimension. A nil element is NULL.
func ParseArray(text string) ([]*string, error) {
	s := strings.TrimSpace(text)
	bad := Fail("22P02", "malformed array literal: %q", text)
	if len(s) < 2 || s[0] != '{' || s[len(s)-1] != '}' {
		return nil, bad
	}
	s = s[1 : len(s)-1]
	if strings.TrimSpace(s) == "" {
		return nil, nil
	}
	var out []*string
	for {
		s = strings.TrimLeft(s, " ")
		quoted := strings.HasPrefix(s, `"`)
		read := bareElement
		if quoted {
			read = quotedElement
		}
		elem, rest, ok := read(s)
		if !ok {
			return nil, bad
		}
		if !quoted && strings.EqualFold(elem, "null") {
			out = append(out, nil)
		} else {
			out = append(out, &elem)
		}
		if rest == "" {
			return out, nil
		}
		if s, ok = strings.CutPrefix(rest, ","); !ok {
			return nil, bad
		}
	}
}

// quotedElement reads the quoted element that s begins with and returns what follows it.
func quotedElement(s string) (elem, rest string, ok bool) {
	var b []byte
	for i := 1; i < len(s); i++ {
		if s[i] == '"' {
			return string(b), strings.TrimLeft(s[i+1:], " "), true
		}
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b = append(b, s[i])
	}
	return "", "", false
}

// bareElement reads the unquoted element that s begins with and returns what follows it.
func bareElement(s string) (elem, rest string, ok bool) {
	var b []byte
	i := 0
	for ; i < len(s) && s[i] != ','; i++ {
		if s[i] == '{' || s[i] == '}' || s[i] == '"' {
			return "", "", false
		}
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b = append(b, s[i])
	}
	elem = strings.TrimRight(string(b), " ")
	return elem, s[i:], elem != ""
}

// FormatArray writes a list as PostgreSQL prints it: {a,"b c",NULL}.
func FormatArray(elems []*string) string {
	var b strings.Builder
	b.WriteByte('{')
	for i, e := range elems {
		if i > 0 {
			b.WriteByte(',')
		}
		switch {
		case e == nil:
			b.WriteString("NULL")
		case *e == "" || strings.EqualFold(*e, "null") || strings.ContainsAny(*e, "{},\"\\ \t\n\r\v\f"):
			b.WriteByte('"')
			b.WriteString(strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(*e))
			b.WriteByte('"')
		default:
			b.WriteString(*e)
		}
	}
	b.WriteByte('}')
	return b.String()
}

// CompareLists orders lists element by element, nulls last, a list before its continuations.
func CompareLists(a, b string) int { return CompareListsBy(a, b, compareElements) }

// CompareListsBy is CompareLists with an order for non-null elements.
func CompareListsBy(a, b string, order func(x, y any) int) int {
	if a == b {
		return 0
	}
	x, errX := ParseList(a)
	y, errY := ParseList(b)
	if errX != nil || errY != nil {
		return strings.Compare(a, b)
	}
	return slices.CompareFunc(x, y, func(v, w any) int { return NullsLast(v, w, order) })
}

// NullsLast orders two values, either of which may be null.
func NullsLast(a, b any, order func(x, y any) int) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return 1
	case b == nil:
		return -1
	}
	return order(a, b)
}

func compareElements(a, b any) int {
	if s, ok := a.(string); ok {
		if t, ok := b.(string); ok {
			return strings.Compare(s, t)
		}
	}
	return number(a).Cmp(number(b))
}

func number(v any) Decimal {
	switch x := v.(type) {
	case bool:
		return Int(int64(b2i(x)))
	case json.Number:
		if d, ok := parseDecimal(string(x)); ok {
			return d
		}
	case string:
		if d, ok := parseDecimal(x); ok {
			return d
		}
	}
	return Int(0)
}

// ParseJSON checks a JSON text. As jsonb it is written without spaces.
func ParseJSON(text string, binary bool) (string, error) {
	if !json.Valid([]byte(text)) {
		kind := "json"
		if binary {
			kind = "jsonb"
		}
		return "", &Error{Code: "22P02", Message: "invalid input syntax for type " + kind}
	}
	if !binary {
		return text, nil
	}
	var b bytes.Buffer
	if err := json.Compact(&b, []byte(text)); err != nil {
		return "", err
	}
	return b.String(), nil
}

// Size estimates a row's memory in bytes.
func Size(row []any) int {
	n := 24 + 16*len(row)
	for _, v := range row {
		switch v := v.(type) {
		case string:
			n += len(v)
		case []any:
			n += Size(v)
		}
	}
	return n
}
