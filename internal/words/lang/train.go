package lang

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Synset is a meaning in WordNet.
type Synset struct {
	ID         string
	Lemmas     []string
	Definition string
	Relations  []string // such as attribute:05207437-n
}

// Sense is a word with one of its meanings, the most usual first.
type Sense struct {
	Lemma, Synset string
	Forms         []string // irregular ones
	Relations     []string // such as antonym:young/01651383-a
}

// Limits per word: its usual meanings are what people mostly mean.
const (
	usualSenses = 4 // per part of speech
	usualGloss  = 2
)

// Fit builds the embedded table for the wanted words.
func Fit(synsets []Synset, senses []Sense, wanted func(word string) bool) ([]byte, error) {
	of := make(map[string]*Synset, len(synsets))
	for i := range synsets {
		of[synsets[i].ID] = &synsets[i]
	}
	t := map[string]map[string]Relation{}
	add := func(a, b string, r Relation) {
		stem := text.Stem(strings.ToLower(b))
		if a == b || !wanted(a) || !letters(b) || !wanted(strings.ToLower(b)) && !wanted(stem) {
			return
		}
		if r == Inflects {
			stem = strings.ToLower(b)
		}
		if t[a] == nil {
			t[a] = map[string]Relation{}
		}
		if old := t[a][stem]; old == None || strings.IndexByte(nearest, byte(r)) < strings.IndexByte(nearest, byte(old)) {
			t[a][stem] = r
		}
	}
	seen := map[string]int{}
	for _, s := range senses {
		if !letters(s.Lemma) {
			continue
		}
		synset := of[s.Synset]
		if synset == nil {
			return nil, fmt.Errorf("%s is a sense of %s, which is not a synset", s.Lemma, s.Synset)
		}
		for _, form := range s.Forms {
			add(form, s.Lemma, Inflects)
		}
		n := seen[s.Lemma+synset.ID[len(synset.ID)-1:]]
		seen[s.Lemma+synset.ID[len(synset.ID)-1:]]++
		if n >= usualSenses {
			continue
		}
		for _, l := range synset.Lemmas {
			add(s.Lemma, l, Same)
		}
		senseRelations(add, s)
		synsetRelations(add, of, s.Lemma, synset)
		if n < usualGloss {
			for _, w := range explaining(synset.Definition) {
				add(s.Lemma, w, Explains)
			}
		}
	}
	return write(t)
}

func senseRelations(add func(a, b string, r Relation), s Sense) {
	for _, r := range s.Relations {
		kind, target, _ := strings.Cut(r, ":")
		lemma, _, _ := strings.Cut(target, "/")
		switch kind {
		case "antonym":
			add(s.Lemma, lemma, Opposite)
		case "derivation", "pertainym":
			add(s.Lemma, lemma, Made)
		}
	}
}

func synsetRelations(add func(a, b string, r Relation), of map[string]*Synset, lemma string, synset *Synset) {
	for _, r := range synset.Relations {
		kind, target, _ := strings.Cut(r, ":")
		other := of[target]
		if other == nil {
			continue
		}
		for _, l := range other.Lemmas {
			switch kind {
			case "attribute":
				add(lemma, l, Quality)
			case "hypernym", "similar":
				add(lemma, l, Kind)
				if kind == "similar" { // the head of a satellite has the attribute
					for _, far := range other.Relations {
						if id, ok := strings.CutPrefix(far, "attribute:"); ok && of[id] != nil {
							for _, quality := range of[id].Lemmas {
								add(lemma, quality, Quality)
							}
						}
					}
				}
			}
		}
	}
}

// explaining returns the content words of a definition.
func explaining(definition string) []string {
	var out []string
	for _, w := range text.Words(definition) {
		if len(w) > 2 && !text.Stop(w) {
			out = append(out, w)
		}
	}
	return out
}

func letters(w string) bool {
	return len(w) > 1 && strings.Trim(strings.ToLower(w), "abcdefghijklmnopqrstuvwxyz") == ""
}

func write(t map[string]map[string]Relation) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	for i, w := range slices.Sorted(maps.Keys(t)) {
		if i > 0 {
			fmt.Fprintln(z)
		}
		fmt.Fprint(z, w)
		for _, r := range nearest {
			var stems []string
			for s, have := range t[w] {
				if have == Relation(r) {
					stems = append(stems, s)
				}
			}
			if len(stems) > 0 {
				slices.Sort(stems)
				fmt.Fprintf(z, "\t%c%s", r, strings.Join(stems, " "))
			}
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
