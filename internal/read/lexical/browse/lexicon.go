package browse

import (
	_ "embed"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/words"
)

//go:embed cues.tsv
var cuesTSV string

//go:embed words.tsv
var wordsTSV string

// cue is an everyday phrase with the role of the column that it refers to and its effect on the query.
type cue struct {
	name   string
	role   string // quality, popularity, price, date, hours, recommend
	effect string // desc, asc, high, low, lower, …
	phrase []words.Token
}

// lexicons holds the phrases and word classes of the data files.
type lexicons struct {
	cues  []cue // longest first
	class map[string]map[string]bool
}

var lexicon = readLexicon()

func readLexicon() lexicons {
	l := lexicons{class: map[string]map[string]bool{}}
	for _, line := range lines(cuesTSV) {
		f := strings.Split(line, "\t")
		what := append(strings.Fields(f[1]), "")
		for _, phrase := range strings.Split(f[2], "|") {
			l.cues = append(l.cues, cue{f[0], what[0], what[1], words.Tokenize(phrase)})
		}
	}
	sort.SliceStable(l.cues, func(i, j int) bool { return len(l.cues[i].phrase) > len(l.cues[j].phrase) })
	for _, line := range lines(wordsTSV) {
		f := strings.SplitN(line, "\t", 2)
		l.class[f[0]] = map[string]bool{}
		for _, w := range strings.Fields(f[1]) {
			l.class[f[0]][strings.ReplaceAll(w, "_", " ")] = true
		}
	}
	return l
}

func lines(file string) []string {
	var out []string
	for _, line := range strings.Split(file, "\n") {
		if line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}

// is reports whether a word belongs to a class.
func (l lexicons) is(class, word string) bool { return l.class[class][word] }

// isUnsearchable reports whether a word on its own is useless in a search.
func (l lexicons) isUnsearchable(word string) bool {
	return l.is("stop", word) || l.is("generic", word)
}

func sameText(a, b words.Token) bool { return a.Text == b.Text }

// cueAt returns the longest cue that begins at tokens[i].
func (l lexicons) cueAt(tokens []words.Token, i int) (cue, bool) {
	for _, c := range l.cues {
		if end := i + len(c.phrase); end <= len(tokens) && slices.EqualFunc(c.phrase, tokens[i:end], sameText) {
			return c, true
		}
	}
	return cue{}, false
}
