// Package lexicon holds words of praise and blame, and reads an owner's knowledge of a business: how people express the
// aspects they ask about (is it quiet? are dogs allowed?). It knows nothing about any business itself.
package lexicon

import (
	"bufio"
	"bytes"
	_ "embed"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed valence.txt
var valenceFile []byte

// Lexicon is immutable and safe for concurrent use.
type Lexicon struct {
	Aspects    []*Aspect
	vocabulary vocabulary
	valence    map[string]float32
	asks       index // question phrases of every aspect
	askOf      []ask
}

// ask is what a question with a phrase asks about.
type ask struct {
	aspect  int
	inverse bool
	faint   bool // only if the question asks about nothing else
}

// Aspect is something that people ask about.
type Aspect struct {
	Name  string
	ID    int
	cues  index
	kinds []Cue
}

// Cue is what a phrase says about its aspect.
type Cue struct {
	Yes, Weak bool
	Topic     bool // only mentions it
	Phrase    string
	Negates   bool // includes its negation, so that preceding words do not reverse it
}

// index finds sequences by the stem of their first word.
type index map[int32][]sequence

func (ix index) add(steps []step, cue int) {
	for _, id := range steps[0].words {
		ix[id] = append(ix[id], sequence{steps: steps, cue: cue})
	}
}

var embedded = sync.OnceValues(func() (*Lexicon, error) { return Load() })

// Embedded returns the built-in lexicon: words of praise and blame, and no aspects.
func Embedded() *Lexicon {
	l, err := embedded()
	if err != nil {
		panic(err) // tests cover the embedded files
	}
	return l
}

// Load makes a lexicon from the embedded words and the given aspect files.
func Load(more ...io.Reader) (*Lexicon, error) {
	l := &Lexicon{vocabulary: vocabulary{}, valence: map[string]float32{}, asks: index{}}
	if err := l.readValence(bytes.NewReader(valenceFile)); err != nil {
		return nil, err
	}
	c := &compiler{vocabulary: l.vocabulary, classes: map[string][]int32{}}
	for i, r := range more {
		if err := l.readAspects(c, r); err != nil {
			return nil, fmt.Errorf("aspect file %d: %w", i+1, err)
		}
	}
	return l, nil
}

// readAspects parses a file; aspects.txt explains its form.
func (l *Lexicon) readAspects(c *compiler, r io.Reader) error {
	scanner := bufio.NewScanner(r)
	scanner.Buffer(nil, 1<<20)
	var current *Aspect
	for n := 1; scanner.Scan(); n++ {
		line := strings.TrimSpace(scanner.Text())
		if line == "" || line[0] == '#' || line[0] == '=' { // "=" named a family in earlier versions
			continue
		}
		var err error
		switch {
		case line[0] == '[':
			current = l.aspect(strings.Trim(line, "[] "))
		case line[0] == '@':
			name, words, _ := strings.Cut(line[1:], "=")
			for _, w := range strings.Fields(words) {
				for _, stem := range phraseStems(w) {
					c.classes[strings.TrimSpace(name)] = append(c.classes[strings.TrimSpace(name)], l.vocabulary.add(stem))
				}
			}
		case current == nil:
			err = fmt.Errorf("text before the first [aspect]")
		default:
			err = l.readLine(c, current, line)
		}
		if err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	return scanner.Err()
}

func (l *Lexicon) aspect(name string) *Aspect {
	for _, a := range l.Aspects {
		if a.Name == name {
			return a
		}
	}
	a := &Aspect{Name: name, ID: len(l.Aspects), cues: index{}}
	l.Aspects = append(l.Aspects, a)
	return a
}

func (l *Lexicon) readLine(c *compiler, a *Aspect, line string) error {
	mark, rest := line[0], strings.TrimSpace(line[1:])
	weak := strings.HasPrefix(rest, "?")
	rest = strings.TrimPrefix(rest, "?")
	for _, phrase := range strings.Split(rest, ",") {
		if phrase = strings.TrimSpace(phrase); phrase == "" {
			continue
		}
		sequences, err := c.compile(phrase)
		if err != nil {
			return err
		}
		switch mark {
		case '?', '!':
			l.askOf = append(l.askOf, ask{aspect: a.ID, inverse: mark == '!', faint: weak})
			for _, s := range sequences {
				l.asks.add(s, len(l.askOf)-1)
			}
		case '~', '+', '-':
			a.kinds = append(a.kinds, Cue{Yes: mark == '+', Weak: weak, Topic: mark == '~', Phrase: phrase,
				Negates: c.negates(phrase)})
			for _, s := range sequences {
				a.cues.add(s, len(a.kinds)-1)
			}
		default:
			return fmt.Errorf("%q begins with none of ? ! ~ + -", line)
		}
	}
	return nil
}

// negates reports whether the phrase starts with a negation.
func (c *compiler) negates(phrase string) bool {
	for _, w := range phraseTokens(phrase) {
		if w == "(" {
			continue
		}
		return text.Negates(w) || w == "@no"
	}
	return false
}

// readValence parses lines that consist of a weight and words.
func (l *Lexicon) readValence(r io.Reader) error {
	scanner := bufio.NewScanner(r)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		f := strings.Fields(scanner.Text())
		if len(f) == 0 || f[0][0] == '#' {
			continue
		}
		var weight float32
		if _, err := fmt.Sscan(f[0], &weight); err != nil {
			return fmt.Errorf("valence line %q: %w", scanner.Text(), err)
		}
		for _, w := range f[1:] {
			l.valence[w] = weight
			if stem := text.Stem(w); len(stem) > 3 {
				if _, ok := l.valence[stem]; !ok {
					l.valence[stem] = weight
				}
			}
		}
	}
	return scanner.Err()
}
