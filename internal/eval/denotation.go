package eval

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// denotes reports whether an answer denotes the same set of values as gold, by the rules of WikiTableQuestions: numbers
// compare as numbers, dates as dates, texts normalised. The elements of a list are separate values. known caches what
// values denote.
func denotes(answer []any, gold []string, known map[any]string) bool {
	denoted := func(x any) string {
		d, ok := known[x]
		if !ok {
			d = denotation(x)
			known[x] = d
		}
		return d
	}
	want, got := map[string]bool{}, map[string]bool{}
	for _, g := range gold {
		want[denoted(g)] = true
	}
	for _, a := range answer {
		elements, list := a.([]any)
		if !list {
			elements = []any{a}
		}
		for _, e := range elements {
			if e == nil {
				continue
			}
			d := denoted(e)
			if !want[d] {
				return false
			}
			got[d] = true
		}
	}
	return len(want) == len(got)
}

var (
	reISODay     = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)(?:[t ].*)?$`)
	reMonthFirst = regexp.MustCompile(`^([\pL\d_]+) (\d{1,2}),? (\d{4})$`)
	reDayFirst   = regexp.MustCompile(`^(\d{1,2}) ([\pL\d_]+) (\d{4})$`)
)

// denotation is equal for equal values.
func denotation(x any) string {
	var s string
	switch x := x.(type) {
	case bool:
		s = "no"
		if x {
			s = "yes"
		}
	case float64:
		s = strconv.FormatFloat(x, 'f', -1, 64)
	default:
		s = plainText(fmt.Sprint(x))
	}
	if day, ok := dayOf(s); ok {
		return day
	}
	if f, err := strconv.ParseFloat(strings.ReplaceAll(s, ",", ""), 64); err == nil && !strings.ContainsAny(s, "xXpP_") {
		return "number " + strconv.FormatFloat(math.Round(f*1e6)/1e6, 'g', -1, 64)
	}
	if g := reISODay.FindStringSubmatch(s); g != nil {
		return "day " + g[1]
	}
	return "text " + s
}

// dayOf reads "may 18, 2012" and "18 may 2012".
func dayOf(s string) (string, bool) {
	var name, d, y string
	if g := reMonthFirst.FindStringSubmatch(s); g != nil {
		name, d, y = g[1], g[2], g[3]
	} else if g := reDayFirst.FindStringSubmatch(s); g != nil {
		name, d, y = g[2], g[1], g[3]
	}
	if len(name) < 3 {
		return "", false
	}
	for m := time.January; m <= time.December; m++ {
		if strings.HasPrefix(strings.ToLower(m.String()), name) {
			day, err := strconv.Atoi(d)
			return fmt.Sprintf("day %s-%02d-%02d", y, m, day), err == nil
		}
	}
	return "", false
}

var (
	plainer = strings.NewReplacer("‘", "'", "’", "'", "´", "'", "`", "'", "“", `"`, "”", `"`,
		"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "−", "-")
	reNote   = regexp.MustCompile(`(?:\[[^\]]*\]|[•♦†‡*#+])$`)
	reCount  = regexp.MustCompile(`^\[\d+\]$`)
	reAside  = regexp.MustCompile(` \([^)]*\)$`)
	reQuoted = regexp.MustCompile(`^"([^"]*)"$`)
)

// plainText is a text as WikiTableQuestions compares it: without accents, notes, asides, quotes and case.
func plainText(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFKD.String(s))
	s = plainer.Replace(s)
	for before := ""; before != s; {
		before = s
		s = without(strings.TrimSpace(s), reNote)
		s = without(strings.TrimSpace(s), reAside)
		s = reQuoted.ReplaceAllString(strings.TrimSpace(s), "$1")
	}
	s = strings.TrimSuffix(s, ".")
	return strings.TrimSpace(strings.ToLower(strings.Join(strings.Fields(s), " ")))
}

// without removes what a pattern finds at the end, again and again; only a count of notes may be all there is.
func without(s string, end *regexp.Regexp) string {
	for {
		at := end.FindStringIndex(s)
		if at == nil || at[0] == 0 && strings.HasPrefix(s, "[") && !reCount.MatchString(s) {
			return s
		}
		s = s[:at[0]]
	}
}
