package ingest

import (
	"encoding/json"
	"strings"
)

// parseList reads a JSON array, or a list as Python prints it, and returns JSON.
func parseList(b []byte) (string, bool) {
	if len(b) == 0 || b[0] != '[' {
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
