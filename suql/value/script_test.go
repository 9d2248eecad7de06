package value

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"
)

// TestScripts checks results against recorded PostgreSQL output: each line of a script is a case,
// and errors have PostgreSQL's wording.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata/scripts", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			f := scripted[d.Cmd]
			if f == nil {
				d.Fatalf(t, "unknown command %s", d.Cmd)
			}
			var out strings.Builder
			for line := range strings.Lines(d.Input) {
				args := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
				got, err := f(t, args)
				if err != nil {
					got = "error: " + err.Error()
				}
				out.WriteString("|" + got + "|\n")
			}
			return out.String()
		})
	})
}

// usualMoment is the moment whose parts are printed.
const usualMoment, usualInterval, usualTime = "2024-02-29 15:04:05.678", "3 years 14 months 40 days 25:06:07.891234", "13:04:05.25"

var scripted = map[string]func(t *testing.T, args []string) (string, error){
	"format-number": func(t *testing.T, a []string) (string, error) { return FormatNumber(dec(t, a[0]), a[1]) },
	"format-moment": func(t *testing.T, a []string) (string, error) { return FormatTemplate(stamp(t, usualMoment), a[0]) },
	"parse-moment": func(_ *testing.T, a []string) (string, error) {
		at, err := ParseTemplate(a[0], a[1])
		return FormatStamp(at), err
	},
	"trunc": func(t *testing.T, a []string) (string, error) {
		at, err := Trunc(a[0], stamp(t, usualMoment))
		return FormatStamp(at), err
	},
	"extract": func(t *testing.T, a []string) (string, error) {
		d, err := Extract(a[0], stamp(t, usualMoment), "timestamp")
		return shown(d, err)
	},
	"trunc-interval": func(t *testing.T, a []string) (string, error) {
		v, err := TruncInterval(a[0], spanned(t, usualInterval))
		return v.String(), err
	},
	"extract-interval": func(t *testing.T, a []string) (string, error) {
		d, err := ExtractInterval(a[0], spanned(t, usualInterval))
		return shown(d, err)
	},
	"extract-time": func(t *testing.T, a []string) (string, error) {
		at, err := ParseTime(usualTime)
		if err != nil {
			t.Fatal(err)
		}
		d, err := ExtractTime(a[0], at)
		return shown(d, err)
	},
	"age": func(t *testing.T, a []string) (string, error) {
		return Age(stamp(t, a[0]), stamp(t, a[1])).String(), nil
	},
	"plus": func(t *testing.T, a []string) (string, error) {
		at, err := AddInterval(stamp(t, a[0]), spanned(t, a[1]))
		return FormatStamp(at), err
	},
	"times": func(t *testing.T, a []string) (string, error) {
		v, by := spanned(t, a[0]), dec(t, a[1]).Float()
		return v.Mul(by).String() + " / " + v.Div(by).String(), nil
	},
	"interval-fields": func(_ *testing.T, a []string) (string, error) {
		v, err := ParseIntervalFields(a[0], a[1])
		return v.String(), err
	},
	"decimal": func(t *testing.T, a []string) (string, error) {
		d := dec(t, a[1])
		switch a[0] {
		case "floor":
			return d.Floor().String(), nil
		case "ceil":
			return d.Ceil().String(), nil
		case "abs":
			return d.Abs().String(), nil
		}
		d, err := d.Sqrt()
		return shown(d, err)
	},
	"fits": func(t *testing.T, a []string) (string, error) {
		precision, _ := strconv.Atoi(a[1])
		scale, _ := strconv.Atoi(a[2])
		d, err := dec(t, a[0]).Fits(precision, scale)
		return shown(d, err)
	},
	"cast": func(_ *testing.T, a []string) (string, error) {
		v, err := Cast(a[0], a[1])
		switch v := v.(type) {
		case int64:
			return strconv.FormatInt(v, 10), err
		case float64:
			return FormatFloat(v), err
		case string:
			return v, err
		}
		return "", err
	},
}

// shown formats a number, or "" if there is none.
func shown(d Decimal, err error) (string, error) {
	if err != nil {
		return "", err
	}
	return d.String(), nil
}

func stamp(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := ParseStamp(text)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func spanned(t *testing.T, text string) Interval {
	t.Helper()
	v, err := ParseInterval(text)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
