package names

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// counts.tsv.gz holds words with how often names and questions have them, and behind these the short forms with the
// words or phrases that they stood for, and in how many databases. Command fit makes it.
//
//go:embed counts.tsv.gz
var embedded []byte

// common.txt holds short forms that their letters do not tell, or not enough: those of phrases, and a few irregular
// ones.
//
//go:embed common.txt
var commonForms string

// A form is a full word for a short form, with its count.
type form struct {
	long  string
	times float64
}

// spelt is a word with the set of its letters.
type spelt struct {
	word    string
	letters uint32
}

// lettersOf is the set of a word's letters.
func lettersOf(s string) uint32 {
	var m uint32
	for i := range len(s) {
		m |= 1 << (s[i] & 31)
	}
	return m
}

// language is what is known of names in general.
type language struct {
	words  map[string]float64 // how often
	total  float64
	begins map[byte][]spelt // words by first letter, the frequent ones first
	forms  map[string][]form
	follow map[[2]string]float64 // log ratio of a word's probability after another to its overall probability
	letters
	manners
}

var general = sync.OnceValue(func() *language {
	l, err := readCounts(embedded, commonForms)
	if err != nil {
		panic("names: the embedded counts: " + err.Error())
	}
	return l
})

// A short form counts as often as it occurs in names, split among its words: as found in the fitted databases, plus a
// prior from common.txt, with a remainder for unknown words.
const (
	inName = 40.0 // what fitting counts for a word of a name
	known  = 20.0
	some   = 1.0
)

// mostLift bounds what one word says about the next.
const mostLift = 3

func readCounts(data []byte, common string) (*language, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	all, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	l := &language{words: map[string]float64{}, begins: map[byte][]spelt{}, forms: map[string][]form{},
		follow: map[[2]string]float64{}, manners: untaught}
	var pairs [][2]string
	seen := map[string]float64{} // short parts of names, with the databases that have them
	for line := range strings.Lines(string(all)) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		times, err := strconv.Atoi(fields[len(fields)-1])
		if err != nil || len(fields) < 2 || len(fields) > 3 {
			return nil, fmt.Errorf("no count in %q", line)
		}
		if before, ok := strings.CutPrefix(fields[0], "+"); ok {
			l.follow[[2]string{before, fields[1]}] = float64(times)
			continue
		}
		if part, ok := strings.CutPrefix(fields[0], "="); ok {
			seen[part] = float64(times)
			continue
		}
		if len(fields) == 2 {
			l.words[fields[0]] = float64(times)
			l.total += float64(times)
			l.begins[fields[0][0]] = append(l.begins[fields[0][0]], spelt{fields[0], lettersOf(fields[0])})
			continue
		}
		l.forms[fields[0]] = append(l.forms[fields[0]], form{fields[1], float64(times) - .5})
		if !strings.Contains(fields[1], " ") {
			pairs = append(pairs, [2]string{fields[0], fields[1]})
		}
	}
	for line := range strings.Lines(common) {
		short, long, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			continue
		}
		if at := slices.IndexFunc(l.forms[short], func(f form) bool { return f.long == long }); at >= 0 {
			l.forms[short][at].times += known
		} else {
			l.forms[short] = append(l.forms[short], form{long, known})
		}
	}
	for short, forms := range l.forms {
		sum := some
		for _, f := range forms {
			sum += f.times
		}
		for i := range forms {
			forms[i].times *= inName * max(seen[short], sum-some) / sum
		}
	}
	l.learn(pairs)
	for pair, times := range l.follow {
		const each = 20 // a word's counts over databases: in names, in questions
		lift := each * times * l.total / (l.words[pair[0]] + 1) / (l.words[pair[1]] + 1)
		l.follow[pair] = min(max(math.Log(lift)/2, 0), mostLift)
	}
	l.letters = spelling(l.words)
	return l, nil
}
