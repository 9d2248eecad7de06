package value

import (
	"strings"
	"testing"
	"time"
)

func dec(t *testing.T, s string) Decimal {
	t.Helper()
	d, err := ParseDecimal(s)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDecimal(t *testing.T) {
	for _, c := range []struct{ a, op, b, want string }{
		{"4.5", "*", "2", "9.0"}, {"0.1", "+", "0.2", "0.3"}, {"1.50", "-", "2", "-0.50"}, {"1", "/", "3", "0.33333333333333333333"},
		{"2", "/", "3", "0.66666666666666666667"}, {"10", "/", "4", "2.5000000000000000"}, {"1000000", "/", "3", "333333.333333333333"},
		{"1", "/", "1000000", "0.000001000000000000000000"}, {"-7.5", "%", "2", "-1.5"}, {"7", "/", "0.00", "division by zero"},
		{"1e3", "+", "0.5", "1000.5"}, {"12345678901234567890", "*", "10", "123456789012345678900"}, {"-0.05", "+", "0", "-0.05"},
	} {
		a, b := dec(t, c.a), dec(t, c.b)
		var d Decimal
		var err error
		switch c.op {
		case "+":
			d = a.Add(b)
		case "-":
			d = a.Sub(b)
		case "*":
			d = a.Mul(b)
		case "/":
			d, err = a.Div(b)
		case "%":
			d, err = a.Mod(b)
		}
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = d.String()
		}
		if got != c.want {
			t.Errorf("%s %s %s = %s, want %s", c.a, c.op, c.b, got, c.want)
		}
	}
	for _, c := range []struct {
		in    string
		scale int
		want  string
	}{{"2.5", 0, "3"}, {"-2.5", 0, "-3"}, {"2.345", 2, "2.35"}, {"150", -2, "200"}, {"1", 3, "1.000"},
		{"0.04", 1, "0.0"}} {
		if got := dec(t, c.in).Round(c.scale).String(); got != c.want {
			t.Errorf("round(%s, %d) = %s, want %s", c.in, c.scale, got, c.want)
		}
	}
	if s, _ := dec(t, "2.0").Sqrt(); s.String() != "1.414213562373095" {
		t.Errorf("sqrt(2.0) = %s", s)
	}
	for _, bad := range []string{"", "x", "1.2.3", "1e", "--1", "1 2"} {
		if d, err := ParseDecimal(bad); err == nil {
			t.Errorf("%q is read as %s", bad, d)
		}
	}
}

// Numbers with more digits than a numeric may have are refused before parsing, which took half a minute.
func TestNumbersOverflow(t *testing.T) {
	long := strings.Repeat("9", 3_000_000)
	for _, read := range []func() error{
		func() error { _, err := ParseDecimal(long); return err },
		func() error { _, err := Cast("numeric", long); return err },
	} {
		if err := read(); err != error(ErrNumeric) {
			t.Errorf("%v, want %v", err, ErrNumeric)
		}
	}
	if open, err := OpenAt(strings.Repeat("Mon 9-5; ", 500_000), "friday 9pm"); open != nil || err != nil {
		t.Errorf("hours of 4 MB are read: %v, %v", open, err)
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
		"-3 days": "-3 days", "3 hours ago": "-03:00:00", "P1Y2M3DT4H": "1 year 2 mons 3 days 04:00:00", "2 weeks": "14 days", "1-2": "1 year 2 mons",
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
		if err != nil || CompareLists(FormatList(list), FormatList(again)) != 0 {
			t.Errorf("%s became %s (%v)", s, FormatList(list), err)
		}
	}
	for _, s := range []string{``, `x`, `{"a": 1}`, `["a"`, `["a",]`} {
		if list, err := ParseList(s); err == nil {
			t.Errorf("%q is read as %v", s, list)
		}
	}
	for in, want := range map[string]string{`{}`: `{}`, `{a,b}`: `{a,b}`, `{"a b",NULL,"NULL"}`: `{"a b",NULL,"NULL"}`,
		`{"x\"y","\\"}`: `{"x\"y","\\"}`} {
		elems, err := ParseArray(in)
		if got := FormatArray(elems); err != nil || got != want {
			t.Errorf("%s: got %s, %v", in, got, err)
		}
	}
}

func TestOpenAt(t *testing.T) {
	today = func() time.Time { return moment } // a Thursday, 13:05
	t.Cleanup(func() { today = time.Now })
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
		if got, err := OpenAt(c.hours, c.when); err != nil || got != c.want {
			t.Errorf("open_at(%q, %q) = %v, %v; want %v", c.hours, c.when, got, err, c.want)
		}
	}
}

var moment = time.Date(2024, 2, 29, 13, 5, 7, 0, time.UTC)

func FuzzRead(f *testing.F) {
	for _, s := range []string{"2024-02-29 10:05:06.5+02", "1 year 2 mons", "P1Y", "4.50", "{a,\"b\"}", "[1,\"a\"]",
		"Mon-Fri 9 AM-5 PM", "12:30 pm"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if v, err := ParseInterval(s); err == nil {
			if again, err := ParseInterval(v.String()); err != nil || again.Cmp(v) != 0 && v.Months < 1e6 && v.Days < 1e6 {
				t.Errorf("%q is printed as %s: %v", s, v, err)
			}
		}
		if v, err := ParseStamp(s); err == nil {
			if again, err := ParseStamp(FormatStamp(v)); v.Year() < 10000 && (err != nil || !again.Equal(v)) {
				t.Errorf("%q is printed as %s: %v", s, FormatStamp(v), err)
			}
		}
		if d, err := ParseDecimal(s); err == nil {
			if again, err := ParseDecimal(d.String()); err != nil || again.Cmp(d) != 0 {
				t.Errorf("%q is printed as %s: %v", s, d, err)
			}
		}
		if list, err := ParseArray(s); err == nil {
			if again, err := ParseArray(FormatArray(list)); err != nil || len(again) != len(list) {
				t.Errorf("%q is printed as %s: %v", s, FormatArray(list), err)
			}
		}
		ParseList(s)
		OpenAt(s, "friday 9pm")
		OpenAt("Mon-Fri 9 AM-5 PM", s)
		FormatTemplate(moment, s)
		FormatNumber(Int(12345), s)
		ParseTemplate("2024-02-29", s)
	})
}
