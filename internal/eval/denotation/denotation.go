// Package denotation compares answers with the expected ones, by the rules of WikiTableQuestions.
package denotation

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Same reports whether an answer denotes the same set of values as gold: numbers compare as
// numbers, dates as dates, texts as WikiTableQuestions normalises them. The elements of a list are
// separate values.
func Same(answer []any, gold []string) bool { return NewMemo().Same(answer, gold) }

// Memo caches what values denote, for comparing many answers over the same data.
type Memo struct{ known map[any]string }

// NewMemo returns an empty memory.
func NewMemo() *Memo { return &Memo{map[any]string{}} }

// Same is Same.
func (m *Memo) Same(answer []any, gold []string) bool {
	want, got := map[string]bool{}, map[string]bool{}
	for _, g := range gold {
		want[m.denoted(g)] = true
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
			d := m.denoted(e)
			if !want[d] {
				return false
			}
			got[d] = true
		}
	}
	return len(want) == len(got)
}

func (m *Memo) denoted(x any) string {
	d, ok := m.known[x]
	if !ok {
		d = denoted(x)
		m.known[x] = d
	}
	return d
}

var (
	reISODay     = regexp.MustCompile(`^(\d{4})-(\d\d)-(\d\d)(?:[t ].*)?$`)
	reMonthFirst = regexp.MustCompile(`^([\pL\d_]+) (\d{1,2}),? (\d{4})$`)
	reDayFirst   = regexp.MustCompile(`^(\d{1,2}) ([\pL\d_]+) (\d{4})$`)
	months       = strings.Fields("january february march april may june july august september october november december")
)

// denoted is equal for equal values.
func denoted(x any) string {
	if yes, ok := x.(bool); ok {
		return map[bool]string{true: "text yes", false: "text no"}[yes]
	}
	s := normal(plain(x))
	if d, ok := dayOf(s); ok {
		return d
	}
	if f, err := strconv.ParseFloat(strings.ReplaceAll(s, ",", ""), 64); err == nil && !strings.ContainsAny(s, "xXpP_") {
		return "number " + strconv.FormatFloat(math.Round(f*1e6)/1e6, 'g', -1, 64)
	}
	if g := reISODay.FindStringSubmatch(s); g != nil {
		return day(g[1], g[2], g[3])
	}
	return "text " + s
}

func plain(x any) string {
	switch x := x.(type) {
	case float64:
		return strconv.FormatFloat(x, 'f', -1, 64)
	case string:
		return x
	}
	return fmt.Sprint(x)
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
	for i, m := range months {
		if strings.HasPrefix(m, name) {
			return day(y, strconv.Itoa(i+1), d), true
		}
	}
	return "", false
}

func day(y, m, d string) string {
	n := func(s string) int { v, _ := strconv.Atoi(s); return v }
	return fmt.Sprintf("day %d-%d-%d", n(y), n(m), n(d))
}

var (
	plainer = strings.NewReplacer("‘", "'", "’", "'", "´", "'", "`", "'", "“", `"`, "”", `"`,
		"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "−", "-")
	reNote   = regexp.MustCompile(`(?:\[[^\]]*\]|[•♦†‡*#+])$`)
	reCount  = regexp.MustCompile(`^\[\d+\]$`)
	reAside  = regexp.MustCompile(` \([^)]*\)$`)
	reQuoted = regexp.MustCompile(`^"([^"]*)"$`)
)

// normal is a text as WikiTableQuestions compares it: without accents, notes, asides, quotes and case.
func normal(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFKD.String(s))
	s = plainer.Replace(s)
	for {
		before := s
		s = strings.TrimSpace(s)
		for {
			at := reNote.FindStringIndex(s)
			if at == nil || at[0] == 0 && strings.HasPrefix(s, "[") && !reCount.MatchString(s) {
				break
			}
			s = s[:at[0]]
		}
		s = strings.TrimSpace(s)
		for {
			at := reAside.FindStringIndex(s)
			if at == nil || at[0] == 0 {
				break
			}
			s = s[:at[0]]
		}
		s = reQuoted.ReplaceAllString(strings.TrimSpace(s), "$1")
		if s == before {
			break
		}
	}
	s = strings.TrimSuffix(s, ".")
	return strings.TrimSpace(strings.ToLower(strings.Join(strings.Fields(s), " ")))
}
