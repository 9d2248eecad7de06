// Package fit counts the words in names of tables and columns, and how they are abbreviated, in the
// databases and questions of training/: a short form in a name is paired with the word people use
// when they ask about what it names. 'lab train names' writes the file of these counts, which
// package names reads.
package fit

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// Counts makes the file of counts from a folder with databases/*.sql, questions.jsonl and names.tsv.
func Counts(training string) ([]byte, error) {
	return counts(training, func(int) bool { return true })
}

// counts is Counts with the trades of names.tsv that keep accepts.
func counts(training string, keep func(trade int) bool) ([]byte, error) {
	f := fitting{parts: map[string]int{}, words: map[string]int{}, asked: map[string]int{}, pairs: map[[2]string]int{},
		follow: map[[2]string]map[*database]bool{}, dbs: map[string]*database{}, spoken: map[string]int{},
		seen: map[string]bool{}, places: map[[2]string]place{},
		trades: map[string]map[string]bool{}}
	list, err := readSpelled(filepath.Join(training, "names.tsv"), keep)
	if err != nil {
		return nil, err
	}
	files, err := filepath.Glob(filepath.Join(training, "databases", "*.sql"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		if err := f.readNames(file); err != nil {
			return nil, err
		}
	}
	if err = f.addQuestions(filepath.Join(training, "questions.jsonl")); err != nil {
		return nil, err
	}
	for _, d := range f.dbs {
		f.addNames(d)
	}
	f.pair()
	f.addSpelled(list)
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	f.list(z)
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// A database is the parts of its names, with how often questions contain them and their neighbours.
type database struct {
	parts map[string][]string       // of each name
	asked map[string]int            // questions with a word
	named map[string]int            // questions whose statement holds a part
	both  map[string]map[string]int // by part and by word or phrase
}

type fitting struct {
	parts        map[string]int                   // by name part of a short form's length, the databases with it
	words, asked map[string]int                   // by word, the databases with it in a name, and in a question
	pairs        map[[2]string]int                // a short form and its word: databases with both
	follow       map[[2]string]map[*database]bool // adjacent words of names and questions
	dbs          map[string]*database
	seen         map[string]bool            // words of names.tsv
	spoken       map[string]int             // by word, the trades of names.tsv with it
	trades       map[string]map[string]bool // the words of each of names.tsv
	places       map[[2]string]place        // of short forms, in the names of names.tsv
}

var (
	table  = regexp.MustCompile(`(?is)CREATE TABLE\s+["\x60]?(\w+)["\x60]?\s*\((.*?)\);`)
	column = regexp.MustCompile(`(?m)(?:^|,)\s*["\x60]?([A-Za-z_]\w*)["\x60]?\s+[A-Za-z]`)
	name   = regexp.MustCompile(`[A-Za-z_]\w*`)
	noName = text.Set("primary foreign unique check constraint references")
)

func (f *fitting) readNames(file string) error {
	script, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	d := &database{map[string][]string{}, map[string]int{}, map[string]int{}, map[string]map[string]int{}}
	f.dbs[strings.TrimSuffix(filepath.Base(file), ".sql")] = d
	for _, t := range table.FindAllStringSubmatch(string(script), -1) {
		d.parts[strings.ToLower(t[1])] = names.Split(t[1])
		for _, c := range column.FindAllStringSubmatch(t[2], -1) {
			if !noName[strings.ToLower(c[1])] {
				d.parts[strings.ToLower(c[1])] = names.Split(c[1])
			}
		}
	}
	return nil
}

// addNames counts the parts of a database's names.
func (f *fitting) addNames(d *database) {
	seen := map[string]bool{}
	for _, parts := range d.parts {
		for i, p := range parts {
			// For a part of a short form's length, only a question shows that it is a word.
			if !seen[p] && f.isWord(p) && (len(p) > mostlyShort || names.Inside(p)) {
				f.words[p]++
			}
			if !seen[p] && len(p) > 1 && !(f.isWord(p) && len(p) > mostlyShort) {
				f.parts[p]++
			}
			seen[p] = true
			if i > 0 {
				f.followed(d, parts[i-1], p)
			}
		}
	}
}

const letters = "abcdefghijklmnopqrstuvwxyz"

// A noun of the language counts for names by its frequency, from mostNoun down.
const nouns, mostNoun = 60000, 20

// commonest is the number of words of the language used; frequent ones even if they are in no
// dictionary.
const commonest, frequent = 40000, 12000

// mostlyShort is the length up to which name parts are short forms as often as words.
const mostlyShort = 4

// followed records that a database has a word after another.
func (f *fitting) followed(d *database, a, b string) {
	if isWord(a) && isWord(b) {
		f.beside(d, a, b)
	}
}

// beside is followed for known words.
func (f *fitting) beside(d *database, a, b string) {
	if text.Stop(a) || text.Stop(b) {
		return
	}
	pair := [2]string{a, b}
	if f.follow[pair] == nil {
		f.follow[pair] = map[*database]bool{}
	}
	f.follow[pair][d] = true
}

// isWord reports whether a part of a name or of a question is an English word, by the dictionary or
// because it is used about several databases.
func (f *fitting) isWord(s string) bool {
	const often = 4
	return isWord(s) || f.seen[s] || len(s) > mostlyShort && f.asked[s] >= often
}

func isWord(s string) bool {
	if strings.Trim(s, letters) != "" {
		return false
	}
	rank, ok := encode.Rank(s)
	known := lang.Known(s)
	return len(s) > 2 && (ok && rank < frequent || ok && rank < commonest && known || len(s) > mostlyShort && known) ||
		names.Inside(s)
}

func (f *fitting) addQuestions(file string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	scan := bufio.NewScanner(in)
	scan.Buffer(nil, 1<<20)
	for scan.Scan() {
		var q struct{ DB, Question, SQL string }
		if err := json.Unmarshal(scan.Bytes(), &q); err != nil {
			return err
		}
		if d := f.dbs[q.DB]; d != nil {
			d.add(q.Question, q.SQL)
			tokens := text.Tokens(q.Question)
			for i := range tokens[:max(0, len(tokens)-1)] {
				f.followed(d, tokens[i].Lower, text.Singular(tokens[i+1].Lower))
			}
		}
	}
	for _, d := range f.dbs {
		for w := range d.asked {
			if !strings.Contains(w, " ") && (isWord(w) || len(w) > mostlyShort && strings.Trim(w, letters) == "") {
				f.asked[w]++
			}
		}
	}
	return scan.Err()
}

func (d *database) add(question, statement string) {
	seen := map[string]bool{}
	var words []string
	for _, t := range text.Tokens(question) {
		words = append(words, t.Lower)
	}
	for i, w := range words {
		seen[w], seen[text.Singular(w)] = true, true
		for n := 2; n <= 5 && i+n <= len(words); n++ {
			seen[strings.Join(words[i:i+n-1], " ")+" "+text.Singular(words[i+n-1])] = true
		}
	}
	parts := map[string]bool{}
	for _, n := range name.FindAllString(statement, -1) {
		for _, p := range d.parts[strings.ToLower(n)] {
			parts[p] = true
		}
	}
	for w := range seen {
		d.asked[w]++
	}
	for p := range parts {
		if text.Stop(p) || len(p) > mostlyShort && isWord(p) {
			continue
		}
		d.named[p]++
		if d.both[p] == nil {
			d.both[p] = map[string]int{}
		}
		for w := range seen {
			if p == w || names.Derives(p, w) {
				d.both[p][w]++
			}
		}
	}
}

// pair picks, in each database, the word that occurs with a short form and rarely without it.
func (f *fitting) pair() {
	for _, d := range f.dbs {
		for part, with := range d.both {
			best, most := "", 0.0
			for w, n := range with {
				if n < 2 || inflects(part, w) || !f.sayable(w) {
					continue
				}
				score := float64(n) * float64(n) / float64(d.asked[w]) / float64(d.named[part])
				if score > most || score == most && w < best {
					best, most = w, score
				}
			}
			const enough = .15
			switch {
			case most < enough:
			case best == part:
				f.words[part]++
			default:
				f.pairs[[2]string{part, best}]++
			}
		}
	}
}

// inflects reports whether a word is only a form of another: "logged" of "log".
func inflects(word, form string) bool {
	more := len(form) - len(word)
	return more > 0 && strings.HasPrefix(form, word) && (more < 2 || isWord(word) && more < 4)
}

// sayable reports whether something is a word, or a phrase of three words at least that begins and ends with one.
func (f *fitting) sayable(said string) bool {
	words := strings.Fields(said)
	small := func(w string) bool { return text.Stop(w) || !f.isWord(w) }
	if len(words) == 1 {
		return !small(said)
	}
	return len(words) > 2 && !small(words[0]) && !small(words[len(words)-1])
}

// list writes the words with their counts, followed by the pairs.
func (f *fitting) list(w io.Writer) {
	const inName, inSpelled, inQuestion = 40, 20, 1 // a word in a name says more about names than one in a question
	const often = 3
	weight := map[string]int{}
	for word, n := range f.words {
		weight[word] += inName * n
	}
	for word, n := range f.spoken {
		weight[word] += inSpelled * n
	}
	for word, n := range f.asked {
		weight[word] += inQuestion * n
	}
	for word := range weight {
		if !f.isWord(word) || weight[word] < 2*often || text.Stop(word) && f.words[word] < often {
			delete(weight, word)
		}
	}
	rank := 0
	encode.Frequent(func(w string) bool {
		if rank++; isWord(w) && !text.Stop(w) {
			weight[w] += 1
			if lang.Noun(w) {
				weight[w] += nouns / (rank + nouns/mostNoun)
			}
		}
		return rank < commonest
	})
	byCount := func(a, b string) int { return cmp.Or(weight[b]-weight[a], cmp.Compare(a, b)) }
	for _, word := range slices.SortedFunc(maps.Keys(weight), byCount) {
		fmt.Fprintf(w, "%s\t%d\n", word, weight[word])
	}
	for _, part := range slices.Sorted(maps.Keys(f.parts)) {
		if n := f.parts[part] - f.words[part]; n >= often {
			fmt.Fprintf(w, "=%s\t%d\n", part, n)
		}
	}
	writePairs(w, f.pairs, "", func(p [2]string) string {
		return fmt.Sprintf("\t%d\t%d", f.places[p].inside, f.places[p].ends)
	})
	for _, words := range f.groups(weight) {
		fmt.Fprintf(w, "@\t%s\n", strings.Join(words, "\t"))
	}
	writePairs(w, f.lasting(often), "+", func([2]string) string { return "" })
}

// lasting are the words adjacent in this many databases.
func (f *fitting) lasting(often int) map[[2]string]int {
	follow := map[[2]string]int{}
	for p, dbs := range f.follow {
		if len(dbs) >= often && f.named(p[0]) && f.named(p[1]) {
			follow[p] = len(dbs)
		}
	}
	return follow
}

// named reports whether names have a word.
func (f *fitting) named(word string) bool { return f.words[word] > 0 || f.spoken[word] > 0 }

// groups are the words of each database and trade.
func (f *fitting) groups(known map[string]int) [][]string {
	const often = 3
	var out [][]string
	add := func(words map[string]bool) {
		var list []string
		for _, w := range slices.Sorted(maps.Keys(words)) {
			if known[w] > 0 && len(w) > 2 && !text.Stop(w) {
				list = append(list, w)
			}
		}
		out = append(out, list)
	}
	for _, name := range slices.Sorted(maps.Keys(f.dbs)) {
		d := f.dbs[name]
		words := map[string]bool{}
		for _, parts := range d.parts {
			for _, p := range parts {
				words[p] = words[p] || f.isWord(p) && len(p) > mostlyShort
			}
		}
		for w, n := range d.asked {
			words[w] = words[w] || n >= often
		}
		add(words)
	}
	for _, name := range slices.Sorted(maps.Keys(f.trades)) {
		add(f.trades[name])
	}
	return out
}

// writePairs writes pairs with their counts, the most frequent first, each with a mark before it and further
// fields after it.
func writePairs(w io.Writer, times map[[2]string]int, mark string, more func([2]string) string) {
	pairs := slices.SortedFunc(maps.Keys(times), func(a, b [2]string) int {
		return cmp.Or(times[b]-times[a], cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	for _, p := range pairs {
		fmt.Fprintf(w, "%s%s\t%s\t%d%s\n", mark, p[0], p[1], times[p], more(p))
	}
}
