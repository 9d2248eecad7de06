package present

import (
	"encoding/json"
	"testing"
)

func TestPrettyExact(t *testing.T) {
	for in, want := range map[json.Number]string{
		"12345678901234567.8912": "12,345,678,901,234,567.8912", "2107424.8": "2,107,424.8",
		"4.3333333333333333": "4.33", "333333.333333333333": "333,333.33",
	} {
		if got := (fitted{}).pretty(in); got != want {
			t.Errorf("%s is shown as %q, want %q", in, got, want)
		}
	}
}
