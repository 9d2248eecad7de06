package doubt

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// Pair is two values of a column that may be one.
type Pair struct {
	Value, Other string  // Value is the one that stands for both
	P            float64 // probability that they are one
}

// Certain is the probability from which two values are one without asking; Likely that from which it is worth asking.
const (
	Certain = .97
	Likely  = .5
)

// maxCompared is the number of values up to which all are compared with each other.
const maxCompared = 400

// Pairs finds values that may be spellings of one thing, the likeliest first. A value is paired with at most one other
// that is written out more fully, or more often: what two values could stand for is no spelling of either.
func Pairs(counts map[string]int64) (out []Pair) {
	if len(counts) > maxCompared {
		return nil
	}
	c := newColumn(counts)
	best, rivals := map[string]Pair{}, map[string]int{}
	for i, a := range c.values {
		for _, b := range c.values[i+1:] {
			if !a.mayMatch(b) {
				continue
			}
			short, long := c.order(a, b)
			p := c.judge(short, long)
			if p < Likely {
				continue
			}
			rivals[short.text]++
			if p > best[short.text].P {
				best[short.text] = Pair{Value: long.text, Other: short.text, P: p}
			}
		}
	}
	for _, short := range slices.Sorted(maps.Keys(best)) {
		p := best[short]
		if rivals[short] > 1 {
			p.P /= float64(rivals[short])
		}
		if p.P >= Likely {
			out = append(out, p)
		}
	}
	slices.SortStableFunc(out, func(a, b Pair) int { return cmp.Compare(b.P, a.P) })
	return out
}

// value is a value with its words in lower case; short words keep the full stop that ends them.
type value struct {
	text   string
	words  []string
	bare   string // see fingerprint
	count  int64
	digits string
}

// column holds a column's values, and in how many of them each word occurs.
type column struct {
	values []*value
	uses   map[string]int
}

func newColumn(counts map[string]int64) *column {
	c := &column{uses: map[string]int{}}
	for _, v := range slices.Sorted(maps.Keys(counts)) {
		n := &value{text: v, count: counts[v], digits: digits(v)}
		n.words = strings.FieldsFunc(ampersands.Replace(strings.ToLower(v)), func(r rune) bool {
			return unicode.IsSpace(r) || strings.ContainsRune("-_,()/;", r)
		})
		n.bare = fingerprint(v)
		if n.bare == "" {
			continue
		}
		c.values = append(c.values, n)
		for _, w := range slices.Compact(slices.Sorted(slices.Values(n.words))) {
			c.uses[w]++
		}
	}
	return c
}

// fingerprint returns the letters and digits of a value, with the marks among them that mean something: "A-" is no "A",
// "@ Rangers" no "Rangers", "1.2" no "12". Umlauts are spelled out.
func fingerprint(v string) string {
	var b strings.Builder
	all := []rune(ampersands.Replace(strings.ToLower(v)))
	at := func(i int, is func(rune) bool) bool { return i >= 0 && i < len(all) && is(all[i]) }
	for i, r := range all {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteString(cmp.Or(umlauts[r], string(r)))
		case unicode.IsSpace(r) || strings.ContainsRune("_'’‘`\"“”()[]", r):
		case unicode.Is(unicode.Pd, r):
			if at(i+1, unicode.IsDigit) && !at(i-1, unicode.IsLetter) || i > 0 && i+1 == len(all) {
				b.WriteByte('-')
			}
		case strings.ContainsRune(".,:;/", r):
			if at(i-1, unicode.IsDigit) && at(i+1, unicode.IsDigit) {
				b.WriteRune(r)
			}
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

var ampersands = strings.NewReplacer(" and ", " & ", " und ", " & ", " + ", " & ")

var umlauts = map[rune]string{'ä': "ae", 'ö': "oe", 'ü': "ue", 'ß': "ss"}

// mayMatch is a cheap test that most pairs fail.
func (v *value) mayMatch(w *value) bool {
	return v.digits == w.digits && min(len(v.words), len(w.words)) > 0 &&
		max(len(v.words), len(w.words))-min(len(v.words), len(w.words)) <= 1
}

// digits returns the digits of a text: values with different numbers are different things.
func digits(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return r
		}
		return -1
	}, s)
}

// order returns the value that is written out less, or less often, first.
func (c *column) order(a, b *value) (short, long *value) {
	abbreviations := func(v *value) (n int) {
		for _, w := range v.words {
			if strings.HasSuffix(w, ".") || utf8.RuneCountInString(w) == 1 || shortForms[w] != nil ||
				titles[bareWord(w)] {
				n++
			}
		}
		return n
	}
	if cmp.Or(cmp.Compare(abbreviations(b), abbreviations(a)), cmp.Compare(a.count, b.count),
		cmp.Compare(len(a.text), len(b.text)), cmp.Compare(a.text, b.text)) < 0 {
		return a, b
	}
	return b, a
}

// judge returns the probability that two values are one thing.
func (c *column) judge(short, long *value) float64 {
	const written, reordered = .99, .9
	switch {
	case short.bare == long.bare && len(long.bare) >= 5:
		return written // "Wiley-sons" and "Wileysons"
	case len(short.words) == len(long.words):
		if len(long.words) > 1 && slices.Equal(slices.Sorted(slices.Values(short.words)),
			slices.Sorted(slices.Values(long.words))) {
			if strings.Contains(short.text, ",") != strings.Contains(long.text, ",") {
				return .98 // "Kern, Ada" and "Ada Kern"
			}
			return reordered
		}
		if p := titled(short.words, long.words); p > 0 {
			return p
		}
		return c.align(short, long)
	}
	return titled(short.words, long.words)
}

// titled judges values of which one has a title before it: "Dr Nair" and "Nair", or "Dilip Nair".
func titled(a, b []string) float64 {
	if len(a) > len(b) {
		a, b = b, a
	}
	isTitle := func(w string) bool { return titles[bareWord(w)] }
	switch {
	case len(b) > len(a) && isTitle(b[0]) && slices.Equal(a, b[1:]):
		return .85
	case len(a) == 2 && len(b) == 2 && isTitle(a[0]) != isTitle(b[0]) && a[1] == b[1] &&
		min(utf8.RuneCountInString(a[0]), utf8.RuneCountInString(b[0])) > 1:
		return .8
	}
	return 0
}

// align compares two values word by word. At most one word may differ in more than an established short form.
func (c *column) align(short, long *value) float64 {
	p, doubtful, same := 1.0, 0, 0
	for i, w := range short.words {
		other := long.words[i]
		if bareWord(w) == bareWord(other) {
			if utf8.RuneCountInString(other) > 2 {
				same++
			}
			continue
		}
		q := c.sameWord(w, other, i, len(short.words), short, long)
		if q < Certain {
			doubtful++
		}
		p *= q
	}
	if p == 1 && short.bare != long.bare {
		return 0 // the marks between the words differ: "A-" and "A"
	}
	if doubtful > 1 || p >= Certain && same == 0 {
		p *= .7 // nothing in common but what may be a short form
	}
	return p
}

func bareWord(w string) string { return strings.Trim(w, ".'’\"") }

// sameWord returns the probability that two different words are one.
func (c *column) sameWord(w, other string, place, words int, short, long *value) float64 {
	a, b := bareWord(w), bareWord(other)
	switch {
	case a == "" || b == "" || !isWord(a) || !isWord(b) || isRoman(a) && isRoman(b):
		return 0
	case isShortForm(a, b, place, words) || isShortForm(b, a, place, words) || isShortStreet(a, b) ||
		isShortStreet(b, a):
		return .985
	case utf8.RuneCountInString(a) > 1 && shortForms[a] != nil:
		return 0 // it is short for something else
	case strings.HasPrefix(b, a):
		if p := beginning(w, b, words); p > 0 {
			return p
		}
	case words > 1 && isContraction(a, b):
		return .8
	}
	return c.typo(a, b, short, long)
}

// beginning returns the probability that a word stands for one that begins with it, in values of several words: an
// initial, or a word that is cut.
func beginning(w, whole string, words int) float64 {
	a := bareWord(w)
	letters, isCut := utf8.RuneCountInString(a), strings.HasSuffix(w, ".")
	switch {
	case letters == 1 && utf8.RuneCountInString(whole) > 1 && words > 1:
		return .88 // an initial
	case letters > 1 && isCut && words > 1 && len(a) >= 4:
		return .98 // "Press. washer": the full stop says that it is cut
	case letters > 1 && isCut && len(whole) > len(a):
		return .85
	case letters > 2 && len(whole)-len(a) >= 2 && words > 1 && !names.Known(a):
		return .75
	}
	return 0
}

// isWord reports whether a word consists of letters, apart from apostrophes. Codes that differ are different things.
func isWord(w string) bool {
	return !strings.ContainsFunc(w, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' })
}

// isRoman reports whether a word may be a Roman number.
func isRoman(w string) bool { return strings.Trim(w, "ivxlc") == "" }

// isShortStreet reports whether a is b with its ending "straße" cut.
func isShortStreet(a, b string) bool {
	return strings.HasSuffix(a, "str") && (b == a+"aße" || b == a+"asse")
}

// isContraction reports whether a is b without its inner vowels, and perhaps without one of two consonants: "lwr" for
// "lower".
func isContraction(a, b string) bool {
	if len(a) < 3 || len(b) <= len(a)+1 || a[0] != b[0] || a[len(a)-1] != b[len(b)-1] ||
		strings.ContainsAny(a[1:], "aeiouäöü") {
		return false
	}
	at := 0
	for _, r := range a {
		next := strings.IndexRune(b[at:], r)
		if next < 0 {
			return false
		}
		at += next + utf8.RuneLen(r)
	}
	return true
}

// isShortForm reports whether a is an established short form of b. "St" is a saint before a name, a street after it.
func isShortForm(a, b string, place, words int) bool {
	if !slices.Contains(shortForms[a], b) || words == 1 {
		return false
	}
	switch b {
	case "street", "drive":
		return place > 0
	case "saint", "sankt", "sint":
		return place+1 < words
	}
	return true
}

// typo judges whether one word is the other misspelt: an edit from 5 letters, two from 9. Two words that English knows,
// or that the column has in other values too, are different.
func (c *column) typo(a, b string, short, long *value) float64 {
	n := min(utf8.RuneCountInString(a), utf8.RuneCountInString(b))
	if n < 5 || names.Known(a) && names.Known(b) || c.uses[a] > 1 && c.uses[b] > 1 ||
		strings.ContainsFunc(a+b, unicode.IsDigit) || a[0] != b[0] || text.Singular(a) == text.Singular(b) {
		return 0
	}
	fewest := min(short.count, long.count)
	rare := 5*fewest <= max(short.count, long.count)
	switch d := distance([]rune(a), []rune(b)); {
	case d == 1 && rare:
		return .85
	case d == 1 && fewest <= 2: // what is written wrong more often is another word
		return .65
	case d == 2 && n >= 9 && rare:
		return .65
	}
	return 0
}

// distance counts the letters that must be added, dropped, replaced, or exchanged with their neighbour.
func distance(a, b []rune) int {
	before, last := []int(nil), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range a {
		row := make([]int, len(b)+1)
		row[0] = i + 1
		for j := range b {
			row[j+1] = min(last[j+1]+1, row[j]+1, last[j])
			if a[i] != b[j] {
				row[j+1] = min(last[j+1], row[j], last[j]) + 1
			}
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}

var titles = text.Set("the dr mr mrs ms miss prof professor doctor sir herr frau ing mag dipl")

// shortForms maps short forms of streets, directions and companies to what they stand for.
var shortForms = parseForms(`rd road|st street saint sankt sint|str strasse straße|ave avenue|av avenue|ln lane|dr drive
	|blvd boulevard|sq square|ct court|pl place|pk park|hwy highway|mt mount|ft fort|apt apartment|bldg building
	|ctr center centre|hts heights|terr terrace|ter terrace|cres crescent|gdns gardens|gr grove|est estate|n north
	|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest|ltd limited|inc incorporated
	|co company|corp corporation|bros brothers|univ university|dept department|intl international|assoc association
	|gt great|lt little lieutenant|bd boulevard|cl close
	|mfg manufacturing|hosp hospital|sta station|stn station|jr junior|sr senior|gov government|natl national`)

func parseForms(list string) map[string][]string {
	out := map[string][]string{}
	for line := range strings.SplitSeq(list, "|") {
		if f := strings.Fields(line); len(f) > 1 {
			out[f[0]] = f[1:]
		}
	}
	return out
}
