package value

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Interval is an interval as PostgreSQL stores it.
type Interval struct {
	Months int32
	Days   int32
	Micros int64
}

const microsPerDay = 86_400_000_000

var (
	reQuantity = regexp.MustCompile(`^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-zA-Z]+)?[\s,]*`)
	reClock    = regexp.MustCompile(`^([+-])?(\d+):(\d{2})(?::(\d{2}(?:\.\d+)?))?[\s,]*`)
)

// ParseInterval parses an interval: "1 year 2 days", "3 hours ago", "04:05".
func ParseInterval(text string) (Interval, error) {
	s, isAgo := strings.CutSuffix(strings.ToLower(strings.TrimSpace(text)), " ago")
	s = strings.TrimSpace(s)
	var v Interval
	ok := s != ""
	for ok && s != "" {
		if g := reClock.FindStringSubmatch(s); g != nil {
			h, _ := strconv.ParseFloat(g[1]+g[2], 64)
			m, _ := strconv.ParseFloat(g[1]+g[3], 64)
			sec, _ := strconv.ParseFloat(g[1]+"0"+g[4], 64)
			ok = v.add(h, "hour") && v.add(m, "minute") && v.add(sec, "second")
			s = s[len(g[0]):]
			continue
		}
		g := reQuantity.FindStringSubmatch(s)
		if g == nil {
			ok = false
			break
		}
		n, _ := strconv.ParseFloat(g[1], 64)
		unit := g[2]
		switch s = s[len(g[0]):]; {
		case unit == "" && reClock.MatchString(s): // 3 04:05 is three days and a time
			unit = "day"
		case unit == "":
			unit = "second"
		}
		ok = v.add(n, canonicalUnit(unit))
	}
	if !ok {
		return Interval{}, invalidInput("interval", text)
	}
	if isAgo {
		v = v.Neg()
	}
	return v, nil
}

// The number of microseconds, days or months in each unit.
var (
	microsPer = map[string]float64{"second": 1_000_000, "minute": 60_000_000, "hour": 3_600_000_000}
	daysPer   = map[string]float64{"day": 1, "week": 7}
	monthsPer = map[string]float64{"month": 1, "quarter": 3, "year": 12}
)

// add adds n units to the interval; fractions of a month or day become smaller units.
func (v *Interval) add(n float64, unit string) bool {
	months := n * monthsPer[unit]
	days := n*daysPer[unit] + 30*(months-math.Trunc(months))
	micros := n*microsPer[unit] + microsPerDay*(days-math.Trunc(days))
	if math.Abs(months) > 1<<27 || math.Abs(days) > 1<<29 || math.Abs(micros)+math.Abs(float64(v.Micros)) > 1<<62 {
		return false
	}
	v.Months += int32(months)
	v.Days += int32(days)
	v.Micros += int64(math.Round(micros))
	return microsPer[unit] != 0 || daysPer[unit] != 0 || monthsPer[unit] != 0
}

// Neg returns -v.
func (v Interval) Neg() Interval { return Interval{-v.Months, -v.Days, -v.Micros} }

// seconds returns the interval in seconds, counting a year as 365.25 days and a month as 30.
func (v Interval) seconds() float64 {
	days := float64(v.Months/12)*365.25 + float64(v.Months%12)*30 + float64(v.Days)
	return days*86400 + float64(v.Micros)/1e6
}

// Subtract returns a - b in days and time, as PostgreSQL's subtraction of timestamps does.
func Subtract(a, b time.Time) Interval {
	micros := a.Sub(b).Microseconds()
	return Interval{Days: int32(micros / microsPerDay), Micros: micros % microsPerDay}
}

func (v Interval) String() string {
	var parts []string
	wasNegative := false // PostgreSQL shows a plus sign after a negative part
	part := func(n int32, unit string) {
		if n == 0 {
			return
		}
		sign, plural := "", "s"
		if wasNegative && n > 0 {
			sign = "+"
		}
		if n == 1 {
			plural = ""
		}
		wasNegative = n < 0
		parts = append(parts, fmt.Sprintf("%s%d %s%s", sign, n, unit, plural))
	}
	part(v.Months/12, "year")
	part(v.Months%12, "mon")
	part(v.Days, "day")
	switch {
	case v.Micros < 0:
		parts = append(parts, "-"+formatClock(-v.Micros))
	case v.Micros > 0 && wasNegative:
		parts = append(parts, "+"+formatClock(v.Micros))
	case v.Micros > 0 || len(parts) == 0:
		parts = append(parts, formatClock(v.Micros))
	}
	return strings.Join(parts, " ")
}

// ExtractInterval returns a field of an interval.
func ExtractInterval(unit string, v Interval) (float64, error) {
	switch name := canonicalUnit(unit); name {
	case "second":
		return float64(v.Micros%60_000_000) / 1e6, nil
	case "minute":
		return float64(v.Micros / 60_000_000 % 60), nil
	case "hour":
		return float64(v.Micros / 3_600_000_000), nil
	case "day":
		return float64(v.Days), nil
	case "month":
		return float64(v.Months % 12), nil
	case "year":
		return float64(v.Months / 12), nil
	case "epoch":
		return v.seconds(), nil
	}
	return 0, errUnit(unit)
}
