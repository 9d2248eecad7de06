package names

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// counts.tsv.gz lists words with their counts in names and questions; then short forms, each with the word or phrase
// that it stood for, the number of databases, and its counts inside names and at their ends; and then the words of each
// database.
//
//go:embed counts.tsv.gz
var embedded []byte

// A form is the full word for a short form, with its count, and its costs inside a name and at its end.
type form struct {
	long          string
	times         float64
	positionCosts positionCost
}

// positionCost holds the cost of a short form inside a name, and at its end: the negative log of its share of uses
// there, relative to one half.
type positionCost [2]float64

// spelledWord is a word with the set of its letters.
type spelledWord struct {
	word    string
	letters uint32
}

// positionCostOf computes a form's position costs from its counts inside names and at their ends.
func positionCostOf(places []float64) positionCost {
	const some, half = 2.0, .5
	all := places[0] + places[1] + some
	return positionCost{-math.Log((places[0] + some*half) / all / half), -math.Log((places[1] + some*half) / all / half)}
}

// parseCounts parses the numbers at the end of a line: one after one or two words, three after a form.
func parseCounts(fields []string) ([]float64, error) {
	at := slices.IndexFunc(fields, func(s string) bool { return s[0] >= '0' && s[0] <= '9' })
	if at < 1 || at > 2 || len(fields)-at != 1 && (len(fields)-at != 3 || at != 2) {
		return nil, errors.New("not one or two words and their counts")
	}
	numbers := make([]float64, 0, 3)
	for _, f := range fields[at:] {
		n, err := strconv.ParseFloat(f, 64)
		if err != nil {
			return nil, err
		}
		numbers = append(numbers, n)
	}
	return numbers, nil
}

// lettersOf returns the set of a word's letters.
func lettersOf(s string) uint32 {
	var m uint32
	for i := range len(s) {
		m |= 1 << (s[i] & 31)
	}
	return m
}

// A Language is general knowledge about names.
type Language struct {
	words  map[string]float64 // counts by word
	total  float64
	begins map[byte][]spelledWord // words by first letter, the frequent ones first
	forms  map[string][]form
	follow map[[2]string]float64 // log ratio of a word's probability after another to its overall probability
	letterModel
	shortenings
	otherDatabases
}

var general = sync.OnceValue(func() *Language {
	l, err := readLanguage(embedded)
	if err != nil {
		panic("names: the embedded counts: " + err.Error())
	}
	return l
})

// A short form counts as often as it occurs in names. Its count is divided among the words that it stands for; a part
// remains for unknown words.
const (
	inName    = 40.0 // the fitted weight of a word in a name
	smoothing = 1.0
)

// maxLift bounds how much more likely one word can make the next, as a logarithm.
const maxLift = 3

// readLanguage reads a file of counts.
func readLanguage(data []byte) (*Language, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	all, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	l := &Language{words: map[string]float64{}, begins: map[byte][]spelledWord{}, forms: map[string][]form{},
		follow: map[[2]string]float64{}, shortenings: learnedShortenings}
	seen := map[string]float64{} // in how many databases a short part of names occurs
	for line := range strings.Lines(string(all)) {
		if err := l.read(strings.Split(strings.TrimSpace(line), "\t"), seen); err != nil {
			return nil, fmt.Errorf("%q: %w", line, err)
		}
	}
	for short, forms := range l.forms {
		sum := smoothing
		for _, f := range forms {
			sum += f.times
		}
		for i := range forms {
			forms[i].times *= inName * max(seen[short], sum-smoothing) / sum
		}
	}
	for pair, times := range l.follow {
		const each = 20 // a word's count per database, from names and questions
		lift := each * times * l.total / (l.words[pair[0]] + 1) / (l.words[pair[1]] + 1)
		l.follow[pair] = min(max(math.Log(lift)/2, 0), maxLift)
	}
	l.letterModel = newLetterModel(l.words)
	return l, nil
}

// read adds a line of the counts; the short parts of names go to seen.
func (l *Language) read(fields []string, seen map[string]float64) error {
	if fields[0] == "@" {
		l.otherDatabases.add(fields[1:])
		return nil
	}
	numbers, err := parseCounts(fields)
	if err != nil {
		return err
	}
	times, word := numbers[0], fields[0]
	switch {
	case word[0] == '+':
		l.follow[[2]string{word[1:], fields[1]}] = times
	case word[0] == '=':
		seen[word[1:]] = times
	case len(fields) == 2:
		l.words[word] = times
		l.total += times
		l.begins[word[0]] = append(l.begins[word[0]], spelledWord{word, lettersOf(word)})
	default:
		l.forms[word] = append(l.forms[word], form{fields[1], times - .5, positionCostOf(numbers[1:])})
	}
	return nil
}
