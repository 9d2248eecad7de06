package value

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
)

// Decimal numbers are doubles that give what was meant.
func TestDecimals(t *testing.T) {
	tenth, three := 0.1, 3.0 // constants would be exact
	for _, c := range []struct{ got, want float64 }{
		{RoundExact(tenth + 0.2), 0.3}, {RoundExact(1.1 * three), 3.3}, {RoundQuotient(0.3 / tenth), 3}, {RoundQuotient(1 / three), 1.0 / 3}, {Round(2.5, 0), 3}, {Round(-2.5, 0), -3}, {Round(2.345, 2), 2.35},
		{Round(2.675, 2), 2.68}, {Round(150, -2), 200}, {Round(1e20, 2), 1e20}, {Round(0.04, 1), 0},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	for _, bad := range []string{"", "x", "1.2.3", "1e", "--1", "1 2", "NaN", "0x10", "1_000", "1e999"} {
		if f, err := ParseNumeric(bad); err == nil {
			t.Errorf("%q is read as %v", bad, f)
		}
	}
	s := FormatNumeric(4.5, 2) + " " + FormatNumeric(1e20, 0)
	if s != "4.50 100000000000000000000" {
		t.Error(s)
	}
}

// Dates are read in the forms of templates, with any separator.
func TestTemplates(t *testing.T) {
	for template, want := range map[string]string{
		"YYYY-MM-DD HH24:MI:SS": "2024-02-29 13:05:07", `YYYY-"Q"Q`: "2024-Q1", "FMMonth": "February",
		"FMDay": "Thursday", "Dy DD Mon YY": "Thu 29 Feb 24", "HH12:MI am": "01:05 pm", "Month|": "February |", "MONTH": "!", "IW": "!",
		"DDth": "!", "YYYY TZ": "!", "FMxx": "!", strings.Repeat("Y", 2000): "!",
	} {
		got, err := FormatTemplate(moment, template)
		if err != nil {
			got = "!"
		}
		if got != want {
			t.Errorf("%q: %q, want %q", template, got, want)
		}
	}
	for _, c := range []struct{ text, template, want string }{{"3.4.2021", "DD/MM/YYYY", "2021-04-03"},
		{"20210403", "YYYYMMDD", "2021-04-03"}, {"05 Dec 2000", "DD Mon YYYY", "2000-12-05"}, {"May 4, 1999", "FMMonth DD, YYYY", "1999-05-04"}, {"31/02/2020", "DD/MM/YYYY", "!"}, {"3/4", "DD/MM/YYYY", "!"}, {"1", "J", "!"}} {
		at, err := ParseTemplate(c.text, c.template)
		got := FormatDate(at)
		if err != nil {
			got = "!"
		}
		if got != c.want {
			t.Errorf("%q as %q: %s, want %s", c.text, c.template, got, c.want)
		}
	}
}

// Numbers with more digits than a numeric may have are refused at once.
func TestNumbersOverflow(t *testing.T) {
	long := strings.Repeat("9", 3_000_000)
	for _, read := range []func() error{
		func() error { _, err := ParseNumeric(long); return err },
		func() error { _, err := Cast("numeric", long); return err },
	} {
		if err := read(); err != error(ErrNumeric) {
			t.Errorf("%v, want %v", err, ErrNumeric)
		}
	}
	if open := OpenAt(strings.Repeat("Mon 9-5; ", 500_000), "friday 9pm", moment); open != nil {
		t.Errorf("hours of 4 MB are read: %v", open)
	}
}

func TestFormatFloat(t *testing.T) {
	for f, want := range map[float64]string{0: "0", 4: "4", 0.1: "0.1", 1e15: "1e+15", 123456789012345: "123456789012345",
		1e-4: "0.0001", 1e-5: "1e-05", -2.5e300: "-2.5e+300"} {
		if got := FormatFloat(f); got != want {
			t.Errorf("%v: got %s, want %s", f, got, want)
		}
	}
}

func TestMoments(t *testing.T) {
	for in, want := range map[string]string{
		"2024-02-29": "2024-02-29 00:00:00", "Jan 8, 1999": "1999-01-08 00:00:00", "8 January 1999": "1999-01-08 00:00:00", "1/8/1999": "1999-01-08 00:00:00",
		"19990108": "1999-01-08 00:00:00", "2024-01-01T10:05:06.5": "2024-01-01 10:05:06.5", "2024-01-01 10:05 PM": "2024-01-01 22:05:00",
		"2024-01-01 24:00": "2024-01-02 00:00:00", "2024-01-01 10:00:00.123456789": "2024-01-01 10:00:00.123457", "1999-Jan-08": "1999-01-08 00:00:00",
		"2024-02-30": "date/time field value out of range: \"2024-02-30\"", "soon": "invalid input syntax for type timestamp: \"soon\"",
		"": "invalid input syntax for type timestamp: \"\"", "2024-01-01 25:00": "date/time field value out of range: \"2024-01-01 25:00\"",
	} {
		got := ""
		if v, err := ParseStamp(in); err != nil {
			got = err.Error()
		} else {
			got = FormatStamp(v)
		}
		if got != want {
			t.Errorf("%q: got %s, want %s", in, got, want)
		}
	}
	if v, err := ParseStampZone("2024-01-01 10:00+02"); err != nil || FormatStamp(v) != "2024-01-01 08:00:00" {
		t.Errorf("got %v, %v", v, err)
	}
}

func TestIntervals(t *testing.T) {
	for in, want := range map[string]string{
		"1 day": "1 day", "1 year 2 months 3 days 04:05:06": "1 year 2 mons 3 days 04:05:06", "90 minutes": "01:30:00", "1.5 days": "1 day 12:00:00",
		"-3 days": "-3 days", "3 hours ago": "-03:00:00", "2 weeks": "14 days",
		"0": "00:00:00", "1 mon -1 day": "1 mon -1 days", "0.5 months": "15 days", "36 hours": "36:00:00", "-1 day +02:00": "-1 days +02:00:00",
		"soon": "invalid input syntax for type interval: \"soon\"",
	} {
		got := ""
		if v, err := ParseInterval(in); err != nil {
			got = err.Error()
		} else {
			got = v.String()
		}
		if got != want {
			t.Errorf("%q: got %s, want %s", in, got, want)
		}
	}
}

func TestLists(t *testing.T) {
	for _, s := range []string{`[]`, `["a", "b"]`, `[1, 2.50, -3e2]`, `[null, true, "x"]`, `["é \"q\" \u00e9", "\n"]`,
		` [ "a" ] `, `[["a"]]`} {
		list, err := ParseList(s)
		if err != nil {
			t.Errorf("%s: %v", s, err)
			continue
		}
		again, err := ParseList(FormatList(list))
		if err != nil || FormatList(list) != FormatList(again) {
			t.Errorf("%s became %s (%v)", s, FormatList(list), err)
		}
	}
	for _, s := range []string{``, `x`, `{"a": 1}`, `["a"`, `["a",]`} {
		if list, err := ParseList(s); err == nil {
			t.Errorf("%q is read as %v", s, list)
		}
	}
	for in, want := range map[string]string{`{}`: `[]`, `{a,b}`: `["a","b"]`, `{"a b",NULL,"NULL"}`: `["a b",null,"NULL"]`,
		`{"x\"y","\\"}`: `["x\"y","\\"]`} {
		elems, err := ParseArray(in)
		if got, _ := json.Marshal(append([]*string{}, elems...)); err != nil || string(got) != want {
			t.Errorf("%s: got %s, %v", in, got, err)
		}
	}
}

func TestOpenAt(t *testing.T) {
	hours := "Mon closed, Tue-Thu 11:30 AM-2:30 PM, 5:30 PM-9:30 PM, Fri-Sun 11:30 AM-1 AM"
	for _, c := range []struct {
		hours, when string
		want        any
	}{
		{hours, "monday noon", false}, {hours, "tuesday noon", true}, {hours, "Tue 3pm", false}, {hours, "wednesday 17:45", true}, {hours, "friday midnight", true},
		{hours, "saturday 12:30 am", true}, {hours, "tuesday 12:30 am", false}, {hours, "Sunday evening", true}, {hours, "monday", false}, {hours, "8pm", true},
		{hours, "4 pm", false}, {hours, "weekend 11pm", true}, {hours, "2024-05-03 20:00", true}, {hours, "2024-05-06 20:00", false}, {hours, "monday 9pm to 11pm", false},
		{"5 PM to 11 PM", "friday 9pm", true}, {"5 PM to 11 PM", "friday 4 pm", false}, {"9 AM to 4 PM", "sunday 3:59 pm", true}, {"9:00-17:00", "tue 16:30", true},
		{"11-2 PM", "1 pm", true}, {"Open 24 hours", "mon 3am", true}, {"Mon, Wed 9-17", "wednesday 10:00", true}, {"Mon, Wed 9-17", "tuesday 10:00", false},
		{"call us", "friday", nil}, {hours, "whenever", nil}, {"Weekdays 9am-5pm; weekends closed", "saturday 10am", false},
		{hours, "after 10 pm", false}, {hours, "friday after 10 pm", true}, {hours, "saturday past midnight", true}, {hours, "tuesday past midnight", false},
		{"7 AM-3 PM", "before 8 am", true}, {"8 AM-3 PM", "before 8 am", false}, {"6 PM-2 AM", "before 8 am", false},
		{"5 PM-11 PM", "until 11 pm", true}, {"5 PM-11 PM", "until 11:30 pm", false},
		{hours, "now", true}, {hours, "today", true}, {hours, "tomorrow", true}, {hours, "tomorrow 4 pm", true}, {hours, "tonight", true},
		{"Mon-Wed 9 AM-5 PM", "today", false}, {"Thu 9 AM-1 PM", "now", false}, {"Thu 9 AM-1 PM", "tomorrow", false},
	} {
		if got := OpenAt(c.hours, c.when, moment); got != c.want {
			t.Errorf("open_at(%q, %q) = %v; want %v", c.hours, c.when, got, c.want)
		}
	}
}

// moment is a Thursday.
var moment = time.Date(2024, 2, 29, 13, 5, 7, 0, time.UTC)

func FuzzRead(f *testing.F) {
	for _, s := range []string{"2024-02-29 10:05:06.5+02", "1 year 2 mons", "P1Y", "4.50", "{a,\"b\"}", "[1,\"a\"]",
		"Mon-Fri 9 AM-5 PM", "12:30 pm"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if v, err := ParseInterval(s); err == nil {
			if again, err := ParseInterval(v.String()); err != nil || again != v && v.Months < 1e6 && v.Days < 1e6 {
				t.Errorf("%q is printed as %s: %v", s, v, err)
			}
		}
		if v, err := ParseStamp(s); err == nil {
			if again, err := ParseStamp(FormatStamp(v)); v.Year() < 10000 && (err != nil || !again.Equal(v)) {
				t.Errorf("%q is printed as %s: %v", s, FormatStamp(v), err)
			}
		}
		if f, err := ParseNumeric(s); err == nil {
			if again, err := ParseNumeric(FormatNumeric(f, 2)); err != nil || again != f {
				t.Errorf("%q is printed as %s: %v", s, FormatNumeric(f, 2), err)
			}
		}
		ParseArray(s)
		ParseList(s)
		OpenAt(s, "friday 9pm", moment)
		OpenAt("Mon-Fri 9 AM-5 PM", s, moment)
		FormatTemplate(moment, s)
		ParseTemplate("2024-02-29", s)
	})
}
