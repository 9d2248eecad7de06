package input

import "testing"

func TestNumber(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "7": 7, "-1": -1, "8": -1, "": -1, "1.5": -1, "1e3": -1, " 1": -1,
		"99999999999999999999": -1, "0x1": -1, "\u0661": -1, "-9223372036854775808": -1} {
		if n, ok := Number(text, 0, 7); ok != (want >= 0) || ok && n != want {
			t.Errorf("%q is %d %v", text, n, ok)
		}
	}
}
