package lexicon

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// maxGap is how many words "..." may match.
const maxGap = 4

// step is one element of a sequence: a word of a set, any word, or a gap.
type step struct {
	words []int32 // the matching stems; nil for any word
	gap   bool    // up to maxGap words may precede it
}

// sequence is one form of a phrase.
type sequence struct {
	steps []step
	cue   int // index of its cue
}

// vocabulary numbers the stems of all phrases; 0 is any other word.
type vocabulary map[string]int32

func (v vocabulary) add(stem string) int32 {
	id, ok := v[stem]
	if !ok {
		id = int32(len(v) + 1)
		v[stem] = id
	}
	return id
}

// compiler compiles phrases into sequences of stems.
type compiler struct {
	vocabulary vocabulary
	classes    map[string][]int32
}

// compile returns every form of the phrase.
func (c *compiler) compile(phrase string) ([][]step, error) {
	p := &phraseParser{compiler: c, tokens: phraseTokens(phrase)}
	all, err := p.alternatives()
	if err == nil && p.at < len(p.tokens) {
		err = fmt.Errorf("%q has an unmatched closing parenthesis", phrase)
	}
	var out [][]step
	for _, s := range all {
		if s = trim(s); len(s) > 0 {
			out = append(out, s)
		}
	}
	return out, err
}

var marks = strings.NewReplacer("...", " ... ", "(", " ( ", ")", " ) ", "|", " | ", "?", " ? ")

// phraseTokens splits a phrase into words, marks and gaps.
func phraseTokens(s string) []string { return strings.Fields(marks.Replace(s)) }

// phraseParser expands alternatives and optional parts while it parses.
type phraseParser struct {
	*compiler
	tokens []string
	at     int
}

// accept skips the next token if it is the given one.
func (p *phraseParser) accept(token string) bool {
	ok := p.at < len(p.tokens) && p.tokens[p.at] == token
	if ok {
		p.at++
	}
	return ok
}

// alternatives returns the forms of all alternatives up to a closing parenthesis or the end.
func (p *phraseParser) alternatives() (all [][]step, err error) {
	for {
		forms, err := p.forms()
		if err != nil {
			return nil, err
		}
		if all = append(all, forms...); !p.accept("|") {
			return all, nil
		}
	}
}

// maxForms is the maximum number of forms of a phrase.
const maxForms = 2000

// forms returns the forms of one alternative.
func (p *phraseParser) forms() ([][]step, error) {
	out := [][]step{nil}
	for p.at < len(p.tokens) && p.tokens[p.at] != "|" && p.tokens[p.at] != ")" {
		gap := p.accept("...")
		choices, err := p.part()
		if err != nil {
			return nil, err
		}
		for i, c := range choices {
			if gap && len(c) > 0 {
				choices[i] = slices.Clone(c)
				choices[i][0].gap = true
			}
		}
		if p.accept("?") {
			choices = append(choices, nil)
		}
		var next [][]step
		for _, head := range out {
			for _, choice := range choices {
				next = append(next, slices.Concat(head, choice))
			}
		}
		if out = next; len(out) > maxForms {
			return nil, fmt.Errorf("%q has %d forms: simplify it", strings.Join(p.tokens, " "), len(out))
		}
	}
	return out, nil
}

// part returns the forms of a word, a class or a group.
func (p *phraseParser) part() ([][]step, error) {
	if p.accept("(") {
		forms, err := p.alternatives()
		if err == nil && !p.accept(")") {
			err = fmt.Errorf("a parenthesis is not closed in %q", strings.Join(p.tokens, " "))
		}
		return joinWords(forms), err
	}
	if p.at == len(p.tokens) { // after a gap
		return [][]step{nil}, nil
	}
	token := p.tokens[p.at]
	p.at++
	switch class, isClass := strings.CutPrefix(token, "@"); {
	case token == "_":
		return [][]step{{{}}}, nil
	case isClass:
		words, ok := p.classes[class]
		if !ok {
			return nil, fmt.Errorf("class %s is not defined before it is used", token)
		}
		return [][]step{{{words: words}}}, nil
	}
	var steps []step
	for _, stem := range phraseStems(token) {
		steps = append(steps, step{words: []int32{p.vocabulary.add(stem)}})
	}
	return [][]step{steps}, nil
}

// joinWords merges the alternatives of a group that are single words into one step.
func joinWords(forms [][]step) [][]step {
	var out [][]step
	var words []int32
	for _, s := range forms {
		if len(s) == 1 && s[0].words != nil {
			words = append(words, s[0].words...)
		} else {
			out = append(out, s)
		}
	}
	if len(words) > 0 {
		out = append(out, []step{{words: words}})
	}
	return out
}

// phraseStems returns the stems of a word in a phrase, made in the same way as those of a sentence.
func phraseStems(word string) []string {
	if word == "n't" || word == "$" {
		return []string{word}
	}
	var stems []string
	for _, t := range text.Tokens(word) {
		if isWord(t) {
			stems = append(stems, t.Stem)
		}
	}
	return stems
}

// isWord reports whether a token is a word: not punctuation, nor a clitic other than n't.
func isWord(t text.Token) bool { return t.Word && t.Lower[0] != '\'' }

// trim drops steps that match anything at either end of a sequence.
func trim(s []step) []step {
	for len(s) > 0 && s[0].words == nil {
		s = s[1:]
	}
	for len(s) > 0 && s[len(s)-1].words == nil {
		s = s[:len(s)-1]
	}
	if len(s) > 0 && s[0].gap {
		s = slices.Clone(s)
		s[0].gap = false
	}
	return s
}

// match returns the end (exclusive) of the sequence that starts at word i, or -1. The first step is known to match.
func (s *sequence) match(words []Word, i int) int {
	return matchSteps(s.steps[1:], words, i+1)
}

func matchSteps(steps []step, words []Word, i int) int {
	if len(steps) == 0 {
		return i
	}
	first := steps[0]
	last := i
	if first.gap {
		last = i + maxGap
	}
	for j := i; j <= last && j < len(words); j++ {
		if j > i && words[j-1].beforeTurn || j > 0 && first.gap && j == i && words[j].beforeTurn {
			return -1 // a gap does not cross a "but" or a semicolon
		}
		if first.words == nil || slices.Contains(first.words, words[j].ID) {
			if end := matchSteps(steps[1:], words, j+1); end >= 0 {
				return end
			}
		}
	}
	return -1
}
