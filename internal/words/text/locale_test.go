package text

import "testing"

func TestLocale(t *testing.T) {
	for _, c := range []struct{ language, number, day, time, month string }{
		{"en", "-1,234,567.5", "5 Mar 2024", "5 Mar 2024, 14:30", "Mar 2024"},
		{"de", "-1.234.567,5", "5. März 2024", "5. März 2024, 14:30", "März 2024"},
		{"es", "-1.234.567,5", "5 de marzo de 2024", "5 de marzo de 2024, 14:30", "marzo de 2024"},
		{"xx", "-1,234,567.5", "5 Mar 2024", "5 Mar 2024, 14:30", "Mar 2024"},
	} {
		l := In(c.language)
		if got := l.Decimals("-1234567.5", true); got != c.number {
			t.Errorf("%s: %s", c.language, got)
		}
		for s, want := range map[string]string{"2024-03-05": c.day, "2024-03-05 00:00:00": c.day,
			"2024-03-05 14:30:00": c.time, "2024-03-05T14:30:00Z": c.time, "5-3": "5-3"} {
			if got, ok := l.Moment(s); got != want || ok != (s != want) {
				t.Errorf("%s: %s is %s", c.language, s, got)
			}
		}
		if got, ok := l.Month("2024-03"); got != c.month || !ok {
			t.Errorf("%s: %s", c.language, got)
		}
	}
}

func TestParsed(t *testing.T) {
	for _, c := range []struct{ language, typed, want string }{
		{"en", "3.5", "3.5"}, {"en", "1,200.5", "1200.5"}, {"en", "12", "12"}, {"en", "1,2", "1,2"},
		{"de", "3,5", "3.5"}, {"de", "1.200,5", "1200.5"}, {"de", "3.5", "3.5"}, {"es", "-1.200", "-1200"}, {"de", "x", "x"},
	} {
		if got := In(c.language).Parsed(c.typed); got != c.want {
			t.Errorf("%s: %q is %q, want %q", c.language, c.typed, got, c.want)
		}
	}
}
