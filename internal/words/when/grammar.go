package when

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Units beside the grains.
const (
	fortnight = Decade + 1 + iota
	hour
)

// vocabulary is what words stand for, by the name of their class in forms.
var vocabulary = map[string]map[string]int{
	"DAYS": {"day before yesterday": -2, "yesterday": -1, "today": 0, "tonight": 0, "tomorrow": 1, "day after tomorrow": 2},
	"STEP": {"last": -1, "previous": -1, "past": -1, "prior": -1, "preceding": -1, "this": 0, "current": 0, "next": 1,
		"coming": 1, "following": 1, "upcoming": 1},
	"UNIT":      numbered("day week weekend month quarter half year decade"), // in the order of the grains
	"FORTNIGHT": {"fortnight": int(fortnight)},
	"UNITS": numbered("day week weekend month quarter half year decade fortnight",
		"days weeks weekends months quarters halves years decades fortnights hours"),
	"YTD":   {"wtd": int(Week), "mtd": int(Month), "qtd": int(Quarter), "ytd": int(Year)},
	"THIRD": {"early": 1, "mid": 2, "middle": 2, "late": 3},
	"EDGE":  {"start": 1, "beginning": 1, "end": 3},
	"ORDINAL": numbered("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
		"1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th"),
	"WEEKDAY": numbered("monday tuesday wednesday thursday friday saturday sunday"),
	"MONTH": numbered("january february march april may june july august september october november december",
		"jan feb mar apr may jun jul aug sep oct nov dec", "jan feb mar apr may jun jul aug sept"),
	"DECADE": {"twenties": 1920, "thirties": 1930, "forties": 1940, "fifties": 1950, "sixties": 1960, "seventies": 1970,
		"eighties": 1980, "nineties": 1990},
}

// numbered numbers the words of lists from 1.
func numbered(lists ...string) map[string]int {
	out := map[string]int{}
	for _, l := range lists {
		for i, w := range strings.Fields(l) {
			out[w] = i + 1
		}
	}
	return out
}

var seasons = map[string]int{"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12, "springtime": 3,
	"summertime": 6, "wintertime": 12}

// names are what comes every year.
var names = func() map[string]name {
	out := map[string]name{"easter": {}, "easter sunday": {}, "easter monday": {day: 1}, "good friday": {day: -2}}
	for on, called := range map[[2]int]string{{1, 1}: "new year,new year s,new year s day,new years day",
		{2, 14}: "valentine s day,valentines day", {5, 1}: "may day,labour day", {10, 31}: "halloween",
		{12, 24}: "christmas eve", {12, 25}: "christmas,xmas", {12, 26}: "boxing day",
		{12, 31}: "new year s eve,new years eve"} {
		for _, w := range strings.Split(called, ",") {
			out[w] = name{month: on[0], day: on[1]}
		}
	}
	for w, m := range vocabulary["MONTH"] {
		out[w] = name{month: m, months: 1, grain: Month}
	}
	for w, m := range seasons {
		out[w] = name{month: m, months: 3, grain: Quarter}
	}
	for w, n := range vocabulary["ORDINAL"] {
		digit := strconv.Itoa(n)
		if n <= 4 {
			quarter := name{month: 3*n - 2, months: 3, grain: Quarter}
			out["q"+digit], out[digit+"q"], out[w+" quarter"] = quarter, quarter, quarter
		}
		if n <= 2 {
			half := name{month: 6*n - 5, months: 6, grain: Half}
			out["h"+digit], out[digit+"h"], out[w+" half"] = half, half, half
		}
		for v, next := range vocabulary["ORDINAL"] {
			if next == n+1 && next <= 4 { // "the first and the second quarter"
				out[w+" and "+v+" quarter"] = name{month: 3*n - 2, months: 6, grain: Quarter}
				out[w+" and the "+v+" quarter"] = out[w+" and "+v+" quarter"]
			}
		}
	}
	return out
}()

// patterns are the classes of forms: those of the vocabulary, and these. P is where a period must follow.
var patterns = func() map[string]string {
	out := map[string]string{
		"YEAR": `1\d{3}|2[01]\d{2}`, "DAY": `(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`, "P": ``,
		"N":    `(?:a )?couple(?: of)?|\d{1,4}|[a-z]+(?: - [a-z]+)?`,
		"DECS": `(?:[12]\d)?\d0`, "DATE": `\d{1,4}(?: [-/] |[.])\d{1,2}(?:(?: [-/] |[.])\d{1,4})?`,
	}
	out["UNTIL"] = out["DAY"]
	for class, words := range vocabulary {
		out[class] = alternatives(words)
	}
	out["NAME"] = alternatives(names)
	return out
}()

// alternatives are words, the longest first.
func alternatives[V any](words map[string]V) string {
	return strings.Join(slices.SortedFunc(maps.Keys(words), func(a, b string) int { return len(b) - len(a) }), "|")
}

const filler = `(?:(?:the|all of|all in|all|around|about|exactly|anytime|month of) )*`

var reClass = regexp.MustCompile(`[A-Z]+`)

// formsOf compiles forms, which commas separate: sequences of words, ? behind what may be missing, classes in capitals.
func formsOf(list string) (out []*regexp.Regexp) {
	list = strings.NewReplacer("COUNT", "N full|calendar|whole? UNITS", "TO", "to|until|till|through|thru|-").Replace(list)
	for _, form := range strings.Split(list, ",") {
		re := "^"
		for _, w := range strings.Fields(form) {
			w, optional := strings.CutSuffix(w, "?")
			w = reClass.ReplaceAllStringFunc(w, func(of string) string { return "(?P<" + of + ">" + patterns[of] + ")" })
			switch {
			case optional:
				re += "(?:(?:" + w + ") )?"
			case w == "(?P<P>)":
				re += filler + w
			default:
				re += "(?:" + w + ") "
			}
		}
		out = append(out, regexp.MustCompile(re))
	}
	return out
}

// formOf compiles a form, or one of several without classes.
func formOf(list string) *regexp.Regexp {
	var all []string
	for _, form := range formsOf(list) {
		all = append(all, form.String())
	}
	return regexp.MustCompile(strings.Join(all, "|"))
}

// A rule is forms of words for a period, and the period that they mean; nil where they do not apply.
type rule struct {
	forms []*regexp.Regexp
	mean  func(m *match) *Time
}

// grammar are the forms of a period P; the first that applies counts.
var grammar []rule

func init() {
	grammar = []rule{
		{formsOf("DATE"), (*match).written},
		{formsOf("DAYS"), func(m *match) *Time { return unitOf(m.today, Day, m.n["DAYS"]) }},
		{formsOf("STEP COUNT, past UNIT, STEP FORTNIGHT"), (*match).rolling},
		{formsOf("COUNT ago"), func(m *match) *Time {
			n, g := m.count()
			t, on := unitOf(m.today, g, -n), step(m.today, g, -n)
			t.ago, t.point = true, [2]time.Time{on, on.AddDate(0, 0, 1)}
			return t
		}},
		{formsOf("THIRD -|in? of? P"), func(m *match) *Time {
			return only(!m.p.edge && m.p.Grain >= Month, m.p.third(m.n["THIRD"]))
		}},
		{formsOf("EDGE of P, EDGE of the UNIT"), (*match).edgeOf},
		{formsOf("ORDINAL|last COUNT of|in P, ORDINAL|last UNIT|FORTNIGHT of|in P"), (*match).ordinal},
		{formsOf("YTD, UNIT to date"), func(m *match) *Time {
			return &Time{From: begin(m.today, m.unit()), To: m.today.AddDate(0, 0, 1), Grain: m.unit()}
		}},
		{formsOf("UNIT before last"), func(m *match) *Time { return unitOf(m.today, m.unit(), -2) }},
		{formsOf("this past UNIT"), func(m *match) *Time { return unitOf(m.today, m.unit(), -1) }},
		{formsOf("STEP full|calendar? UNIT s?"), func(m *match) *Time {
			named := m.unit() > Day || m.n["STEP"] > 0 || m.near(m.first) == "previous" // no "last day"
			return only(named, unitOf(m.today, m.unit(), m.n["STEP"]))
		}},
		{formsOf("YEAR NAME"), func(m *match) *Time { // of months and days people say the year behind
			return only(m.name.grain > Month, m.name.in(m.n["YEAR"]))
		}},
		{formsOf("the? DAY TO the? UNTIL of? MONTH [.]?, between the? DAY and|TO the? UNTIL of? MONTH [.]?," +
			"MONTH the? DAY TO the? UNTIL"), (*match).days},
		{formsOf("WEEKDAY? the? DAY of? MONTH [.]?, WEEKDAY? MONTH [.]? the? DAY"), func(m *match) *Time {
			return m.dated(name{month: m.n["MONTH"], day: m.n["DAY"]})
		}},
		{formsOf("DAY"), (*match).ofMonth},
		{formsOf("STEP NAME"), func(m *match) *Time {
			return only(m.isName(m.first+1), m.nearest(m.name, m.n["STEP"]))
		}},
		{formsOf("NAME [.]?"), func(m *match) *Time {
			t := m.dated(m.name)
			return only(t != nil && !t.Assumed || m.isName(m.first), t)
		}},
		{formsOf("STEP WEEKDAY"), func(m *match) *Time {
			on, by := begin(m.today, Week).AddDate(0, 0, m.n["WEEKDAY"]-1), m.n["STEP"]
			if by < 0 && !on.Before(m.today) || by > 0 && !on.After(m.today) {
				on = on.AddDate(0, 0, 7*by)
			}
			return unitOf(on, Day, 0)
		}},
		{formsOf("week of|beginning|starting P"), func(m *match) *Time {
			t := unitOf(m.p.From, Week, 0)
			t.Assumed = m.p.Assumed
			return only(m.p.Grain == Day, t)
		}},
		{formsOf("week N"), func(m *match) *Time { // the week of 4 January is the first
			y := m.yearBehind()
			return only(y > 0 && m.n["N"] < 54, unitOf(day(y, 1, 4), Week, m.n["N"]-1))
		}},
		{formsOf("YEAR / DAY"), func(m *match) *Time {
			return only(m.n["DAY"] == (m.n["YEAR"]+1)%100, years(m.n["YEAR"], 2, Year))
		}},
		{formsOf("DECADE, DECSs, DECS s"), func(m *match) *Time {
			y := m.n["DECADE"] + m.n["DECS"]
			if y < 100 && m.near(m.first-1) == "the" {
				y += 1900
			}
			if y < 1920 && m.n["DECS"] < 20 { // the twenties and later are of the last century
				y += 100
			}
			return only(y >= 100, years(y, 10, Decade))
		}},
		{formsOf("DAY century"), func(m *match) *Time { return years(100*(m.n["DAY"]-1), 100, Decade) }},
		{formsOf("year|years|date? YEAR"), func(m *match) *Time {
			return only(!m.isQuantity(), years(m.n["YEAR"], 1, Year))
		}},
	}
}

// only is a time where a condition holds.
func only(holds bool, t *Time) *Time {
	if !holds {
		return nil
	}
	return t
}
