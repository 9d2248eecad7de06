package eval

import (
	"cmp"
	"encoding/json"
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

// value is a normalised cell: NULL, a number, or a text.
type value struct {
	kind   int // 0: nothing, 1: a number, 2: a text
	number float64
	text   string
}

var (
	reNumber   = regexp.MustCompile(`^[-+]?\d{1,18}(\.\d+)?([eE][-+]?\d+)?$`)
	reCode     = regexp.MustCompile(`^0\d+$`)
	reMidnight = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)[T ]00:00(:00(\.0+)?)?Z?$`)
	reMinute   = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:00)?(\.0+)?Z?$`)
	reAmerican = regexp.MustCompile(`^(\d\d?)/(\d\d?)/(\d\d)$`)
)

// valueOf normalises a cell: texts that are numbers count as numbers, and midnight counts as the day alone.
func valueOf(x any) value {
	switch x := x.(type) {
	case nil:
		return value{}
	case float64:
		return value{kind: 1, number: x}
	case []byte:
		return textValue(string(x))
	case []any, map[string]any:
		if b, err := json.Marshal(x); err == nil {
			return value{kind: 2, text: string(b)}
		}
	}
	return textValue(fmt.Sprint(x))
}

func textValue(s string) value {
	s = strings.TrimSpace(s)
	switch {
	case strings.EqualFold(s, "true"):
		return value{kind: 1, number: 1}
	case strings.EqualFold(s, "false"):
		return value{kind: 1}
	case reNumber.MatchString(s) && !reCode.MatchString(s):
		if f, err := strconv.ParseFloat(s, 64); err == nil {
			return value{kind: 1, number: f}
		}
	}
	if g := reMidnight.FindStringSubmatch(s); g != nil {
		s = g[1]
	} else if g := reMinute.FindStringSubmatch(s); g != nil {
		s = g[1] + " " + g[2]
	} else if g := reAmerican.FindStringSubmatch(s); g != nil {
		month, _ := strconv.Atoi(g[1])
		day, _ := strconv.Atoi(g[2])
		s = fmt.Sprintf("20%s-%02d-%02d", g[3], month, day)
	}
	return value{kind: 2, text: s}
}

// same compares an answer's cell with the gold's: numbers may differ by 1 in 10,000, or be rounded to one to four
// places.
func (v value) same(gold value) bool {
	if v.kind != 1 || gold.kind != 1 {
		return v == gold
	}
	a, b := v.number, gold.number
	if math.Abs(a-b) <= 1e-9+1e-4*max(math.Abs(a), math.Abs(b)) {
		return true
	}
	_, decimals, _ := strings.Cut(strconv.FormatFloat(a, 'f', -1, 64), ".")
	d := len(decimals)
	return 1 <= d && d <= 4 && math.Abs(a-b) <= .5*math.Pow10(-d)+1e-9 && math.Abs(a-b) <= .01*math.Abs(b)
}

func (v value) compare(w value) int {
	return cmp.Or(cmp.Compare(v.kind, w.kind), cmp.Compare(v.number, w.number), cmp.Compare(v.text, w.text))
}

func valuesOf(rows [][]any) [][]value {
	out := make([][]value, len(rows))
	for i, row := range rows {
		for _, x := range row {
			out[i] = append(out[i], valueOf(x))
		}
	}
	return out
}

func sameRow(a, b []value) bool { return slices.EqualFunc(a, b, value.same) }

// containsGold reports whether a result contains the gold: every gold column has a matching column, and the rows agree,
// in any order unless ordered. Additional columns are allowed, additional rows are not.
func containsGold(result, gold [][]any, ordered bool) bool {
	if len(result) != len(gold) || len(result) == 0 {
		return false
	}
	rows, want := valuesOf(foldSpellings(result)), valuesOf(foldSpellings(gold))
	var assign func(used []int) bool
	assign = func(used []int) bool {
		next := len(used)
		if next == len(want[0]) {
			return sameRows(selectColumns(rows, used...), want, ordered)
		}
		for c := range rows[0] {
			if !slices.Contains(used, c) && sameRows(selectColumns(rows, c), selectColumns(want, next), false) &&
				assign(append(slices.Clip(used), c)) {
				return true
			}
		}
		return false
	}
	return assign(nil)
}

// showsGold is containsGold with at most two additional columns.
func showsGold(result, gold [][]any, ordered bool) bool {
	return len(result) > 0 && len(gold) > 0 && len(result[0]) <= len(gold[0])+2 &&
		containsGold(result, gold, ordered)
}

// foldSpellings replaces names of days and months with their numbers, as in SQLite, and removes differences in case and
// surrounding space: it does not matter which spelling of a value is shown.
func foldSpellings(rows [][]any) [][]any {
	out := make([][]any, len(rows))
	for i, row := range rows {
		out[i] = slices.Clone(row)
		for k, v := range row {
			if name, ok := v.(string); ok {
				if n, ok := nameNumbers[name]; ok {
					out[i][k] = n
				} else if !strings.ContainsAny(name, "0123456789") {
					out[i][k] = strings.ToLower(strings.TrimSpace(name))
				}
			}
		}
	}
	return out
}

// nameNumbers numbers the names of days and months as strftime does.
var nameNumbers = map[string]int{"Sunday": 0, "Monday": 1, "Tuesday": 2, "Wednesday": 3, "Thursday": 4, "Friday": 5,
	"Saturday": 6, "January": 1, "February": 2, "March": 3, "April": 4, "May": 5, "June": 6, "July": 7, "August": 8,
	"September": 9, "October": 10, "November": 11, "December": 12}

// equal reports whether two results have the same rows, with their columns in the same order. The rows may be in any
// order unless ordered.
func equal(a, b [][]any, ordered bool) bool {
	return len(a) == len(b) && (len(a) == 0 || len(a[0]) == len(b[0])) && sameRows(valuesOf(a), valuesOf(b), ordered)
}

// sortCells sorts each row's cells, to compare results regardless of the order of their columns.
func sortCells(rows [][]any) [][]any {
	out := make([][]any, len(rows))
	for i, row := range rows {
		out[i] = slices.SortedFunc(slices.Values(row), func(a, b any) int { return valueOf(a).compare(valueOf(b)) })
	}
	return out
}

func selectColumns(rows [][]value, columns ...int) [][]value {
	out := make([][]value, len(rows))
	for i, row := range rows {
		for _, c := range columns {
			out[i] = append(out[i], row[c])
		}
	}
	return out
}

// maxPaired limits the rows compared pairwise when sorting does not align equal rows.
const maxPaired = 600

// sameRows compares rows in their order if ordered, otherwise as multisets.
func sameRows(a, b [][]value, ordered bool) bool {
	if inOrder := slices.EqualFunc(a, b, sameRow); inOrder || ordered {
		return inOrder
	}
	byValue := func(r, s []value) int { return slices.CompareFunc(r, s, value.compare) }
	x, y := slices.SortedFunc(slices.Values(a), byValue), slices.SortedFunc(slices.Values(b), byValue)
	if sorted := slices.EqualFunc(x, y, sameRow); sorted || len(x) > maxPaired {
		return sorted
	}
	for _, row := range x {
		at := slices.IndexFunc(y, func(other []value) bool { return sameRow(row, other) })
		if at < 0 {
			return false
		}
		y = slices.Delete(y, at, at+1)
	}
	return true
}

// sameDenotation reports whether an answer denotes the same set of values as gold, by the rules of WikiTableQuestions:
// numbers compare as numbers, dates as dates, texts normalised. The elements of a list are separate values.
func sameDenotation(answer []any, gold []string) bool {
	want := map[string]bool{} // by value: whether it has been found
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

// denotation returns a text that is the same for equal values.
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
	plainCharacters = strings.NewReplacer("‘", "'", "’", "'", "´", "'", "`", "'", "“", `"`, "”", `"`,
		"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "−", "-")
	reNote   = regexp.MustCompile(`(?:\[[^\]]*\]|[•♦†‡*#+])$`)
	reCount  = regexp.MustCompile(`^\[\d+\]$`)
	reAside  = regexp.MustCompile(` \([^)]*\)$`)
	reQuoted = regexp.MustCompile(`^"([^"]*)"$`)
)

// plainText returns a text as WikiTableQuestions compares it: without accents, notes, asides, quotes and case.
func plainText(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFKD.String(s))
	s = plainCharacters.Replace(s)
	for before := ""; before != s; {
		before = s
		s = trimEnd(strings.TrimSpace(s), reNote)
		s = trimEnd(strings.TrimSpace(s), reAside)
		s = reQuoted.ReplaceAllString(strings.TrimSpace(s), "$1")
	}
	s = strings.TrimSuffix(s, ".")
	return strings.TrimSpace(strings.ToLower(strings.Join(strings.Fields(s), " ")))
}

// trimEnd repeatedly removes what a pattern finds at the end. A note that is the whole text stays, unless it is only a
// number.
func trimEnd(s string, end *regexp.Regexp) string {
	for {
		at := end.FindStringIndex(s)
		if at == nil || at[0] == 0 && strings.HasPrefix(s, "[") && !reCount.MatchString(s) {
			return s
		}
		s = s[:at[0]]
	}
}
