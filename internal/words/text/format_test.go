package text

import "testing"

func TestFormats(t *testing.T) {
	if got := Decimals("-1234567.5", true); got != "-1,234,567.5" {
		t.Error(got)
	}
	for s, want := range map[string]string{"2024-03-05": "5 Mar 2024", "2024-03-05 00:00:00": "5 Mar 2024",
		"2024-03-05 14:30:00": "5 Mar 2024, 14:30", "2024-03-05T14:30:00Z": "5 Mar 2024, 14:30", "5-3": "5-3"} {
		if got, ok := Moment(s); got != want || ok != (s != want) {
			t.Errorf("%s is %s", s, got)
		}
	}
	if got, ok := MonthName("2024-03"); got != "Mar 2024" || !ok {
		t.Error(got)
	}
}

func TestParsed(t *testing.T) {
	for typed, want := range map[string]string{"3.5": "3.5", "1,200.5": "1200.5", "12": "12", "1,2": "1,2", "x": "x"} {
		if got := NormalizeNumber(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}
