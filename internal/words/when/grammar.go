package when

import (
	_ "embed"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
)

//go:embed grammar.txt
var grammar string

// pattern returns the pattern of a form. It is compiled on first use, since most forms are rare.
type pattern func() *regexp.Regexp

// A rule is a pattern of words with the function that makes its time; the time is nil where the rule does not apply.
type rule struct {
	form pattern
	mean func(m *match) *Time
	as   relation // for the words after a period
}

// vocabulary maps the words of each class to what they stand for. Of the rules in the lists below, the first that
// applies counts.
var (
	vocabulary               = map[string]map[string]yearlyName{}
	patterns                 = map[string]string{} // of classes that are not lists of words
	periods, times, trailing []rule
)

func is(class, word string) bool {
	_, ok := vocabulary[class][word]
	return ok
}

func init() {
	for line := range strings.Lines(grammar) {
		key, list, ok := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case !ok || strings.HasPrefix(line, "#"):
		case strings.ToUpper(key) == key && !strings.Contains(key, "…"):
			addWords(key, list)
		default:
			for form := range strings.SplitSeq(list, ", ") {
				addRule(key, form)
			}
		}
	}
}

// addWords adds a list of words to a class.
func addWords(class, list string) {
	if vocabulary[class] == nil {
		vocabulary[class] = map[string]yearlyName{}
	}
	for entry := range strings.SplitSeq(list, "; ") {
		if pattern, ok := strings.CutPrefix(entry, "/"); ok {
			patterns[class] = strings.TrimSuffix(pattern, "/")
			continue
		}
		numbers, words, ok := strings.Cut(entry, " = ")
		var value yearlyName
		if !ok {
			words = entry
		}
		_, _ = fmt.Sscan(numbers, &value[0], &value[1], &value[2]) // as many as there are
		for w := range strings.SplitSeq(words, ", ") {
			vocabulary[class][w] = value
			if months := map[string]int{"MONTH": 1, "SEASON": 3}[class]; months > 0 {
				addWords("NAME", fmt.Sprintf("%d 0 %d = %s", value[0], months, w))
			}
		}
	}
}

// addRule adds a form of a period, or the words before or after one.
func addRule(key, form string) {
	from, to, _ := strings.Cut(key, " ")
	as, mean := relation{from, to}, constructors[key]
	behind, trail := strings.CutPrefix(form, "P ")
	switch {
	case trail:
		trailing = append(trailing, rule{form: compile(behind), as: as})
	case mean == nil:
		times = append(times, rule{form: compile(form), mean: func(m *match) *Time { return m.related(as) }})
	default:
		periods = append(periods, rule{form: compile(form), mean: mean})
	}
}

const filler = `(?:(?:the|all of|all in|all|around|about|exactly|anytime|month of) )*`

var (
	reClass = regexp.MustCompile(`[A-Z]+`)
	short   = strings.NewReplacer("COUNT", "N full|calendar|whole? UNITS", "TO", "to|until|till|through|thru|-")
)

// compile makes a pattern of a form.
func compile(form string) pattern {
	return sync.OnceValue(func() *regexp.Regexp { return expression(form) })
}

// expression writes a form as a regular expression.
func expression(form string) *regexp.Regexp {
	re := "^"
	for _, w := range strings.Fields(short.Replace(form)) {
		w, optional := strings.CutSuffix(w, "?")
		w = reClass.ReplaceAllStringFunc(w, func(class string) string { // the longest first
			words := slices.SortedFunc(maps.Keys(vocabulary[class]), func(a, b string) int { return len(b) - len(a) })
			return "(?P<" + class + ">" + strings.Trim(strings.Join(words, "|")+"|"+patterns[class], "|") + ")"
		})
		switch {
		case optional:
			re += "(?:(?:" + w + ") )?"
		case w == "(?P<P>)":
			re += filler + w
		default:
			re += "(?:" + w + ") "
		}
	}
	return regexp.MustCompile(re)
}
