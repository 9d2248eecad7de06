package eval

import (
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"github.com/ask-surely/surely/internal/words/text"
)

// denotes reports whether an answer denotes the same set of values as gold, by the rules of WikiTableQuestions: numbers
// compare as numbers, dates as dates, texts normalised. The elements of a list are separate values.
func denotes(answer []any, gold []string) bool {
	want := map[string]bool{} // whether it has been found
	for _, g := range gold {
		want[denotation(g)] = false
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
			d := denotation(e)
			if _, ok := want[d]; !ok {
				return false
			}
			want[d] = true
		}
	}
	return !slices.Contains(slices.Collect(maps.Values(want)), false)
}

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
	if f, err := strconv.ParseFloat(strings.ReplaceAll(s, ",", ""), 64); err == nil && !strings.ContainsAny(s, "xXpP_") {
		return "number " + strconv.FormatFloat(math.Round(f*1e6)/1e6, 'g', -1, 64)
	}
	// "may 18, 2012", "18 may 2012" and "2012-05-18", perhaps with a time
	if at := text.Dates(s); len(at) == 1 && at[0].Exact && at[0].From == 0 && !strings.ContainsAny(s[:at[0].To], "./") &&
		(at[0].To == len(s) || s[at[0].To] == 't' || s[at[0].To] == ' ' && reISODay.MatchString(s)) {
		return "day " + at[0].ISO
	}
	return "text " + s
}

var reISODay = regexp.MustCompile(`^\d{4}-\d\d-\d\d`)

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
