package ingest

import (
	"bytes"
	"encoding/json"
	"strings"
)

// parseList reads a JSON array, or a list as Python prints it, and returns JSON.
func parseList(b []byte) (string, bool) {
	if b[0] != '[' {
		return "", false
	}
	if json.Valid(b) {
		return string(b), true
	}
	if s, ok := pythonList(string(b)); ok {
		return s, true
	}
	return "", false
}

// pythonList turns ['a', "b's", 1, None] into JSON.
func pythonList(s string) (string, bool) {
	items := []any{}
	s = strings.TrimSpace(s[1 : len(s)-1])
	for s != "" {
		switch q := s[0]; {
		case q == '\'' || q == '"':
			var b strings.Builder
			i := 1
			for ; i < len(s) && s[i] != q; i++ {
				if s[i] == '\\' && i+1 < len(s) {
					i++
					if s[i] == 'n' {
						b.WriteByte('\n')
						continue
					}
				}
				b.WriteByte(s[i])
			}
			if i >= len(s) {
				return "", false
			}
			items, s = append(items, b.String()), s[i+1:]
		default:
			i := strings.IndexByte(s, ',')
			if i < 0 {
				i = len(s)
			}
			item := strings.TrimSpace(s[:i])
			switch {
			case item == "None" || item == "nan":
				items = append(items, nil)
			case item == "True", item == "False":
				items = append(items, item == "True")
			case item != "" && json.Valid([]byte(item)):
				items = append(items, json.RawMessage(item))
			default:
				return "", false
			}
			s = s[i:]
		}
		s = strings.TrimSpace(s)
		if s != "" {
			if s[0] != ',' {
				return "", false
			}
			s = strings.TrimSpace(s[1:])
		}
	}
	out, err := json.Marshal(items)
	return string(out), err == nil
}

// listMarks are the characters people separate list elements by. A comma is not one: names, places and sentences
// contain it.
var listMarks = []byte{';', '|'}

// How a text column shows that it holds lists: most cells have several elements, all short and hardly any with a digit
// (as in times and sizes), and elements repeat in other rows.
const (
	leastLists    = 4  // minimum number of filled cells
	longestPart   = 40 // letters of an element
	numberedParts = 10 // one in this many elements may contain a digit
)

// listMark returns the separator of a text column's lists; 0 if it has none.
func listMark(records [][][]byte, column int) byte {
	for _, mark := range listMarks {
		if holdsLists(records, column, mark) {
			return mark
		}
	}
	return 0
}

func holdsLists(records [][][]byte, column int, mark byte) bool {
	filled, several := 0, 0 // cells, and those with several elements
	elements, numbered := 0, 0
	often := map[string]int{}
	for _, r := range records {
		if column >= len(r) || nothing(r[column]) {
			continue
		}
		filled++
		cell := elementsOf(r[column], mark)
		if len(cell) > 1 {
			several++
		}
		for _, e := range cell {
			if len(e) > longestPart {
				return false
			}
			elements++
			often[strings.ToLower(e)]++
			if strings.ContainsAny(e, "0123456789") {
				numbered++
			}
		}
	}
	again := 0
	for _, n := range often {
		if n > 1 {
			again++
		}
	}
	// One repeated element is not enough, such as the site's name in "Home | My site".
	comeBack := 3*len(often) <= 2*elements && 3*again >= len(often)
	return filled >= leastLists && 2*several > filled && comeBack && numbered*numberedParts <= elements
}

// elementsOf splits a cell at the separator, dropping empty elements.
func elementsOf(cell []byte, mark byte) []string {
	var out []string
	for part := range bytes.SplitSeq(cell, []byte{mark}) {
		if part = bytes.TrimSpace(part); len(part) > 0 {
			out = append(out, string(part))
		}
	}
	return out
}

// markedList returns a cell's list as JSON. A cell with an element the sample did not have is no list but, say, prose.
func markedList(cell []byte, mark byte) (string, bool) {
	elements := elementsOf(cell, mark)
	for _, e := range elements {
		if len(e) > 4*longestPart {
			return "", false
		}
	}
	out, err := json.Marshal(elements)
	return string(out), err == nil && len(elements) > 0
}
