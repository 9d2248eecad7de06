package when

import (
	_ "embed"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/words"
)

//go:embed grammar.txt
var grammar string

// pattern returns the pattern of a form. It is compiled on first use, since most forms are rare.
type pattern func() *regexp.Regexp

// A rule is a pattern of words with the function that makes its time; the time is nil where the rule does not apply.
type rule struct {
	form     pattern
	makeTime func(m *match) *Time
	as       relation // of the words after a period
}

// vocabulary maps the words of each class to what they stand for. In the lists of rules below, the first rule that
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
	as, makeTime := relation{from, to}, constructors[key]
	after, trail := strings.CutPrefix(form, "P ")
	switch {
	case trail:
		trailing = append(trailing, rule{form: compile(after), as: as})
	case makeTime == nil:
		times = append(times, rule{form: compile(form), makeTime: func(m *match) *Time { return m.related(as) }})
	default:
		periods = append(periods, rule{form: compile(form), makeTime: makeTime})
	}
}

const filler = `(?:(?:the|all of|all in|all|around|about|exactly|anytime|month of) )*`

var (
	reClass       = regexp.MustCompile(`[A-Z]+`)
	abbreviations = strings.NewReplacer("COUNT", "N full|calendar|whole? UNITS", "TO", "to|until|till|through|thru|-")
)

// compile returns the pattern of a form.
func compile(form string) pattern {
	return sync.OnceValue(func() *regexp.Regexp { return expression(form) })
}

// expression writes a form as a regular expression.
func expression(form string) *regexp.Regexp {
	re := "^"
	for _, w := range strings.Fields(abbreviations.Replace(form)) {
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

// reader reads the tokens of one text.
type reader struct {
	t            []words.Token
	text         string
	clock        Clock
	today        time.Time
	future       bool          // times without a year are in the future
	joinedTokens string        // the tokens, each followed by a space
	at           []int         // where each token begins in joinedTokens
	known        map[int]*Time // the periods that have been looked for, by their first token
}

// token returns the text of a token, or "".
func (r *reader) token(i int) string {
	if i < 0 || i >= len(r.t) {
		return ""
	}
	return r.t[i].Text
}

// periodAt reads a period at a token; nil if there is none.
func (r *reader) periodAt(i int) *Time {
	t, ok := r.known[i]
	if !ok && i < len(r.t) {
		if t = r.first(i, periods); t != nil && t.reference == [2]time.Time{} {
			t.reference = [2]time.Time{t.From, t.To}
		}
		r.known[i] = t
	}
	if t == nil {
		return nil
	}
	own := *t
	return &own
}

// first returns the time of the first rule that matches at a token.
func (r *reader) first(i int, rules []rule) *Time {
	for _, rule := range rules {
		m := r.match(i, rule.form)
		if m == nil {
			continue
		}
		if t := rule.makeTime(m); t != nil && t.From.Year() > 0 && t.To.Year() < 10000 {
			t.Words[0], t.Words[1] = i, max(t.Words[1], m.last)
			if t.PeriodTokens[1] == 0 {
				t.PeriodTokens = t.Words
			}
			return t
		}
	}
	return nil
}

// match is a form found in the text, with the words of its classes.
type match struct {
	*reader
	first, last int
	of          map[string]found
	p           *Time
}

// found is a word of a class, with its position and what it stands for.
type found struct {
	at    int
	value yearlyName
}

func (m *match) n(class string) int { return m.of[class].value[0] }

// longest bounds the number of tokens matched, because matching time grows with the text; no form is longer.
const longest = 20

// match matches a form at a token; nil if it is not there.
func (r *reader) match(i int, form pattern) *match {
	re := form()
	groups := re.FindStringSubmatchIndex(r.joinedTokens[r.at[i]:r.at[min(i+longest, len(r.t))]])
	if groups == nil {
		return nil
	}
	tokens := func(end int) int { return strings.Count(r.joinedTokens[:r.at[i]+end], " ") }
	m := &match{reader: r, first: i, last: tokens(groups[1]), of: map[string]found{}}
	for k, class := range re.SubexpNames() {
		if class == "" || groups[2*k] < 0 {
			continue
		}
		at, said := tokens(groups[2*k]), r.joinedTokens[r.at[i]+groups[2*k]:r.at[i]+groups[2*k+1]]
		value, ok := vocabulary[class][said]
		switch {
		case class == "P":
			if m.p = r.periodAt(at); m.p == nil {
				return nil
			}
			m.last = m.p.Words[1]
		case class == "N" && !ok:
			x, size := words.NumberAt(r.t, at)
			if value[0] = int(x); x < 1 || x > 3000 || float64(value[0]) != x || size != strings.Count(said, " ")+1 {
				return nil
			}
		case !ok:
			value[0], _ = strconv.Atoi(strings.TrimRight(said, "stndrh"))
		}
		m.of[class] = found{at, value}
	}
	return m
}

// unit returns the unit that is named.
func (m *match) unit() Grain { return Grain(m.n("UNIT") + m.n("UNITS") + m.n("YTD") + m.n("SPAN")) }

// count returns the number of units, and the unit.
func (m *match) count() (n int, g Grain) {
	return max(1, m.n("N")) * max(1, m.of["UNITS"].value[1]+m.of["SPAN"].value[1]), m.unit()
}

// Forms of a period, and of what may follow one.
var (
	yearForm   = compile("of|in|/? P")
	periodForm = compile("P")
	spanForm   = compile("TO and|up? to|including? P")
	andForm    = compile("and P")
)

// yearAfter reads the year after a recurring time: "2024", "of last year"; 0 if there is none.
func (m *match) yearAfter() int {
	y := m.match(m.last, yearForm)
	if y == nil || y.p.Grain != Year || y.p.isEdge() {
		return 0
	}
	m.last = y.last
	return y.p.From.Year()
}

// yearlyInYear returns a recurring time in the year after it, or else the latest.
func (m *match) yearlyInYear(n yearlyName) *Time {
	if y := m.yearAfter(); y > 0 {
		return n.in(y)
	}
	t := m.nearest(noStep, m.yearly(n))
	if t == nil {
		return nil
	}
	if t.Assumed = true; n[0] > 0 && n[2] < 2 {
		t.OfMonth, t.OfDay = n[0], n[1]
	}
	return t
}
