package value

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A list is a JSON array in text: of strings, numbers, booleans as 0 and 1, and nulls. FormatList writes the canonical
// form, which is the one that SQLite writes too.

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

// flat reads a list of strings without escapes, numbers, truth values and nulls, which nearly all are.
func flat(s string) ([]any, bool) {
	i := 0
	space := func() {
		for i < len(s) && (s[i] == ' ' || s[i] == '\t' || s[i] == '\n' || s[i] == '\r') {
			i++
		}
	}
	if space(); i == len(s) || s[i] != '[' {
		return nil, false
	}
	i++
	list := make([]any, 0, 8)
	if space(); i < len(s) && s[i] == ']' {
		i++
		space()
		return list, i == len(s)
	}
	for {
		space()
		if i == len(s) {
			return nil, false
		}
		switch c := s[i]; {
		case c == '"':
			start := i + 1
			for i = start; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' || s[i] < ' ' {
					return nil, false
				}
			}
			if i == len(s) || !utf8.ValidString(s[start:i]) {
				return nil, false
			}
			list = append(list, s[start:i])
			i++
		case strings.HasPrefix(s[i:], "null"):
			list = append(list, nil)
			i += 4
		case strings.HasPrefix(s[i:], "true"):
			list = append(list, true)
			i += 4
		case strings.HasPrefix(s[i:], "false"):
			list = append(list, false)
			i += 5
		case c == '-' || c >= '0' && c <= '9':
			start := i
			for i++; i < len(s) && strings.IndexByte("0123456789.eE+-", s[i]) >= 0; i++ {
			}
			list = append(list, json.Number(s[start:i]))
		default:
			return nil, false
		}
		space()
		if i == len(s) {
			return nil, false
		}
		switch s[i] {
		case ',':
			i++
		case ']':
			i++
			space()
			return list, i == len(s)
		default:
			return nil, false
		}
	}
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
	for i := 0; ; {
		for i < len(s) && s[i] == ' ' {
			i++
		}
		var elem []byte
		quoted := false
		if i < len(s) && s[i] == '"' {
			quoted = true
			for i++; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' && i+1 < len(s) {
					i++
				}
				elem = append(elem, s[i])
			}
			if i == len(s) {
				return nil, bad
			}
			i++
			for i < len(s) && s[i] == ' ' {
				i++
			}
		} else {
			for i < len(s) && s[i] != ',' {
				if s[i] == '{' || s[i] == '}' || s[i] == '"' {
					return nil, bad
				}
				if s[i] == '\\' && i+1 < len(s) {
					i++
				}
				elem = append(elem, s[i])
				i++
			}
			elem = bytes.TrimRight(elem, " ")
			if len(elem) == 0 {
				return nil, bad
			}
		}
		if e := string(elem); !quoted && strings.EqualFold(e, "null") {
			out = append(out, nil)
		} else {
			out = append(out, &e)
		}
		if i == len(s) {
			return out, nil
		}
		if s[i] != ',' {
			return nil, bad
		}
		i++
	}
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
func CompareLists(a, b string) int {
	if a == b {
		return 0
	}
	x, errX := ParseList(a)
	y, errY := ParseList(b)
	if errX != nil || errY != nil {
		return strings.Compare(a, b)
	}
	for i := 0; i < len(x) && i < len(y); i++ {
		if c := compareElements(x[i], y[i]); c != 0 {
			return c
		}
	}
	return len(x) - len(y)
}

func compareElements(a, b any) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return 1
	case b == nil:
		return -1
	}
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

// Size estimates the memory that a row takes, in bytes.
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
