package everyday

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// value is a normalised cell: NULL, a number, or a text.
type value struct {
	kind   int // 0 nothing, 1 a number, 2 a text
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

// valueOf normalises a cell: texts that are numbers count as numbers, midnight as its day.
func valueOf(x any) value {
	switch x := x.(type) {
	case nil:
		return value{}
	case bool:
		if x {
			return value{kind: 1, number: 1}
		}
		return value{kind: 1}
	case int:
		return value{kind: 1, number: float64(x)}
	case int64:
		return value{kind: 1, number: float64(x)}
	case float64:
		return value{kind: 1, number: x}
	case []byte:
		return textValue(string(x))
	case string:
		return textValue(x)
	case []any, map[string]any:
		b, err := json.Marshal(x)
		if err != nil {
			return value{kind: 2, text: fmt.Sprint(x)}
		}
		return value{kind: 2, text: string(b)}
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

// same compares an answer's cell with a gold's: numbers may differ by 1 in 10,000, or be rounded to one to four places.
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
