package value

import (
	"fmt"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Interval is a span of time as PostgreSQL keeps it.
type Interval struct {
	Months int32
	Days   int32
	Micros int64
}

const (
	microsPerDay  = 86_400_000_000
	daysPerMonth  = 30
	monthsPerYear = 12
)

var (
	quantity  = regexp.MustCompile(`^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-zA-Z]+)?`)
	hms       = regexp.MustCompile(`^([+-])?(\d+):(\d{2})(?::(\d{2})(\.\d+)?)?`)
	yearMonth = regexp.MustCompile(`^([+-])?(\d+)-(\d{1,2})(?:\s|$)`)
	isoSpan   = regexp.MustCompile(`^P(?:(-?[\d.]+)Y)?(?:(-?[\d.]+)M)?(?:(-?[\d.]+)W)?(?:(-?[\d.]+)D)?(?:T(?:(-?[\d.]+)H)?(?:(-?[\d.]+)M)?(?:(-?[\d.]+)S)?)?$`)
)

// ParseInterval reads an interval: "1 year 2 days", "3 hours ago", "04:05", "P1DT2H".
func ParseInterval(text string) (Interval, error) { return parseInterval(text, "second") }

// parseInterval reads an interval; a number without a unit counts the given one.
func parseInterval(text, plain string) (Interval, error) {
	s := strings.TrimSpace(text)
	var v Interval
	ok := s != ""
	if g := isoSpan.FindStringSubmatch(s); g != nil && len(s) > 1 {
		s = ""
		for i, unit := range []string{"year", "month", "week", "day", "hour", "minute", "second"} {
			if g[i+1] != "" {
				d, isNumber := parseDecimal(g[i+1])
				ok = ok && isNumber && v.add(d, unit)
			}
		}
	}
	negate := false
	if lower := strings.ToLower(s); strings.HasSuffix(lower, " ago") {
		negate, s = true, strings.TrimSpace(s[:len(s)-4])
	}
	s = strings.TrimSpace(strings.TrimPrefix(s, "@"))
	for ok && s != "" {
		s, ok = v.addPart(s, plain)
	}
	if !ok {
		return Interval{}, invalid("interval", text)
	}
	if negate {
		v = v.Neg()
	}
	return v, nil
}

// addPart adds the clock time, the years and months or the number of units that s begins with and returns the rest.
func (v *Interval) addPart(s, plain string) (rest string, ok bool) {
	if g := hms.FindStringSubmatch(s); g != nil {
		h, err := strconv.ParseInt(g[2], 10, 64)
		m, _ := strconv.ParseInt(g[3], 10, 64)
		sec, _ := strconv.ParseInt("0"+g[4], 10, 64)
		f, _ := parseDecimal("0" + g[5])
		fraction, _ := f.Mul(Int(1_000_000)).Int64()
		v.Micros += sign(g[1]) * ((h*3600+m*60+sec)*1_000_000 + fraction)
		return strings.TrimSpace(s[len(g[0]):]), err == nil && h <= 1<<30
	}
	if g := yearMonth.FindStringSubmatch(s); g != nil {
		y, _ := strconv.Atoi(g[2])
		m, _ := strconv.Atoi(g[3])
		v.Months += int32(sign(g[1])) * int32(y*12+m)
		return strings.TrimSpace(s[len(g[0]):]), y <= 1<<24
	}
	g := quantity.FindStringSubmatch(s)
	if g == nil {
		return "", false
	}
	d, ok := parseDecimal(strings.TrimSuffix(g[1], "."))
	unit, rest := g[2], strings.TrimLeft(s[len(g[0]):], " ,")
	switch {
	case unit == "" && hms.MatchString(rest): // 3 04:05 is three days and a time
		unit = "day"
	case unit == "":
		unit = plain
	}
	return rest, ok && v.add(d, field(unit))
}

func sign(s string) int64 {
	if s == "-" {
		return -1
	}
	return 1
}

// ParseIntervalFields reads an interval literal that names its fields, as in INTERVAL '1' YEAR.
func ParseIntervalFields(text, fields string) (Interval, error) {
	last := fields
	if i := strings.LastIndex(fields, " to "); i >= 0 {
		last = fields[i+4:]
	}
	v, err := parseInterval(text, last)
	if err != nil {
		return v, err
	}
	if last == "second" { // its fraction stays
		return v, nil
	}
	return TruncInterval(last, v)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// How many of the next smaller unit an interval keeps make up each unit.
var (
	microsPer = map[string]int64{"microseconds": 1, "milliseconds": 1000, "second": 1_000_000, "minute": 60_000_000,
		"hour": 3_600_000_000}
	daysPer   = map[string]int64{"day": 1, "week": 7}
	monthsPer = map[string]int64{"month": 1, "quarter": 3, "year": 12, "decade": 120, "century": 1200,
		"millennium": 12000}
)

// add adds d units to the interval, fractions spilling into smaller units.
func (v *Interval) add(d Decimal, unit string) bool {
	whole := d.Trunc(0)
	n, ok := whole.Int64()
	if large := map[string]int64{"microseconds": 1 << 60, "milliseconds": 1 << 50, "second": 1 << 40,
		"minute": 1 << 34}[unit]; !ok || n > max(large, 1<<27) || n < -max(large, 1<<27) {
		return false
	}
	if per, ok := microsPer[unit]; ok {
		m, fits := d.Mul(Int(per)).Int64()
		sum := v.Micros + m
		overflows := (sum > v.Micros) != (m > 0) && m != 0 || sum > 1<<61 || sum < -(1<<61)
		v.Micros = sum
		return fits && !overflows
	}
	if per, ok := monthsPer[unit]; ok {
		f := d.Mul(Int(per))
		if per > 1 {
			f = f.Round(0)
		}
		w := f.Trunc(0)
		k, _ := w.Int64()
		v.Months += int32(k)
		v.spill(f.Sub(w), daysPerMonth)
		return true
	}
	per, ok := daysPer[unit]
	v.Days += int32(n * per)
	v.spill(d.Sub(whole), per)
	return ok
}

// spill adds the fraction f of a unit that has so many days.
func (v *Interval) spill(f Decimal, days int64) {
	f = f.Mul(Int(days))
	w := f.Trunc(0)
	k, _ := w.Int64()
	v.Days += int32(k)
	m, _ := f.Sub(w).Mul(Int(microsPerDay)).Int64()
	v.Micros += m
}

// Neg returns -v.
func (v Interval) Neg() Interval { return Interval{-v.Months, -v.Days, -v.Micros} }

// Add returns v + o.
func (v Interval) Add(o Interval) Interval {
	return Interval{v.Months + o.Months, v.Days + o.Days, v.Micros + o.Micros}
}

// span is the interval in microseconds, a month taken for 30 days.
func (v Interval) span() *big.Int {
	days := int64(v.Months)*daysPerMonth + int64(v.Days)
	n := new(big.Int).Mul(big.NewInt(days), big.NewInt(microsPerDay))
	return n.Add(n, big.NewInt(v.Micros))
}

// Cmp compares, a month taken for 30 days.
func (v Interval) Cmp(o Interval) int { return v.span().Cmp(o.span()) }

// Mul returns v * f.
func (v Interval) Mul(f float64) Interval {
	return spilled(float64(v.Months)*f, float64(v.Days)*f, float64(v.Micros)*f)
}

// Div returns v / f.
func (v Interval) Div(f float64) Interval {
	return spilled(float64(v.Months)/f, float64(v.Days)/f, float64(v.Micros)/f)
}

// spilled is an interval of the given amount of each unit, fractions spilling into smaller ones.
func spilled(months, days, micros float64) Interval {
	out := Interval{Months: int32(months), Days: int32(days)}
	monthRest := roundMicro((months - float64(out.Months)) * daysPerMonth)
	secRest := roundMicro((days - float64(out.Days) + monthRest - float64(int64(monthRest))) * 86400)
	if secRest >= 86400 || secRest <= -86400 {
		out.Days += int32(secRest / 86400)
		secRest -= float64(int64(secRest/86400)) * 86400
	}
	out.Days += int32(monthRest)
	out.Micros = round(micros + secRest*1_000_000)
	return out
}

func roundMicro(f float64) float64 { return float64(round(f*1_000_000)) / 1_000_000 }

func round(f float64) int64 {
	if f < 0 {
		return -int64(-f + .5)
	}
	return int64(f + .5)
}

// Hours moves full days out of the time part.
func (v Interval) Hours() Interval {
	v.Days += int32(v.Micros / microsPerDay)
	v.Micros %= microsPerDay
	if v.Days > 0 && v.Micros < 0 {
		v.Micros += microsPerDay
		v.Days--
	} else if v.Days < 0 && v.Micros > 0 {
		v.Micros -= microsPerDay
		v.Days++
	}
	return v
}

// Between returns a - b as PostgreSQL's timestamp subtraction does: days and time.
func Between(a, b time.Time) Interval {
	return Interval{Micros: a.Sub(b).Microseconds()}.Hours()
}

func (v Interval) String() string {
	var b strings.Builder
	signed := false // PostgreSQL shows the plus sign after a negative part
	part := func(n int64, unit string) {
		if n == 0 {
			return
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		if signed && n > 0 {
			b.WriteByte('+')
		}
		fmt.Fprintf(&b, "%d %s", n, unit)
		if n != 1 {
			b.WriteByte('s')
		}
		signed = n < 0
	}
	part(int64(v.Months/monthsPerYear), "year")
	part(int64(v.Months%monthsPerYear), "mon")
	part(int64(v.Days), "day")
	if v.Micros != 0 || b.Len() == 0 {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		n := v.Micros
		if n < 0 {
			b.WriteByte('-')
			n = -n
		} else if signed {
			b.WriteByte('+')
		}
		b.WriteString(formatClock(n))
	}
	return b.String()
}

// ExtractInterval takes a field out of an interval.
func ExtractInterval(unit string, v Interval) (Decimal, error) {
	seconds := v.Micros % 60_000_000
	switch name := field(unit); name {
	case "microseconds":
		return Int(seconds), nil
	case "milliseconds":
		return Decimal{Int(seconds).Coef, 3}, nil
	case "second":
		return Decimal{Int(seconds).Coef, 6}, nil
	case "minute":
		return Int(v.Micros / 60_000_000 % 60), nil
	case "hour":
		return Int(v.Micros / 3_600_000_000), nil
	case "day":
		return Int(int64(v.Days)), nil
	case "month":
		return Int(int64(v.Months % 12)), nil
	case "quarter":
		return Int(int64(v.Months%12)/3 + 1), nil
	case "year", "decade", "century", "millennium":
		return Int(int64(v.Months) / monthsPer[name]), nil
	case "epoch":
		// a year counts 365.25 days here
		n := new(big.Int).Mul(big.NewInt(int64(v.Months/12)), big.NewInt(31_557_600_000_000))
		days := int64(v.Months%12)*daysPerMonth + int64(v.Days)
		n.Add(n, new(big.Int).Mul(big.NewInt(days), big.NewInt(microsPerDay)))
		n.Add(n, big.NewInt(v.Micros))
		return Decimal{n, 6}, nil
	}
	return Decimal{}, Fail("22023", "unit %q not recognized for type interval", unit)
}
