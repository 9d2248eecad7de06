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
type vocabulary struct {
	ids map[string]int32
}

func (v *vocabulary) add(stem string) int32 {
	id, ok := v.ids[stem]
	if !ok {
		id = int32(len(v.ids) + 1)
		v.ids[stem] = id
	}
	return id
}

// compiler compiles phrases into sequences of stems.
type compiler struct {
	vocabulary *vocabulary
	classes    map[string][]int32
}

// piece is a parsed part of a phrase before alternatives are expanded.
type piece struct {
	step
	alternatives [][]piece // a group; nil for a plain step
	optional     bool
}

// compile returns every form of the phrase.
func (c *compiler) compile(phrase string) ([][]step, error) {
	p := &phraseParser{compiler: c, tokens: phraseTokens(phrase)}
	alternatives, err := p.alternatives()
	if err != nil {
		return nil, err
	}
	if p.at < len(p.tokens) {
		return nil, fmt.Errorf("%q: a parenthesis too many", phrase)
	}
	var out [][]step
	for _, pieces := range alternatives {
		sequences := expand(pieces)
		if len(sequences) > 2000 {
			return nil, fmt.Errorf("%q has %d forms: simplify it", phrase, len(sequences))
		}
		for _, s := range sequences {
			if s = trim(s); len(s) > 0 {
				out = append(out, s)
			}
		}
	}
	return out, nil
}

// phraseTokens splits a phrase into words, marks and gaps.
func phraseTokens(s string) []string {
	var tokens []string
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == ' ' || c == '\t':
			i++
		case strings.HasPrefix(s[i:], "..."):
			tokens = append(tokens, "...")
			i += 3
		case strings.IndexByte("()|?", c) >= 0:
			tokens = append(tokens, s[i:i+1])
			i++
		default:
			j := i
			for j < len(s) && strings.IndexByte(" \t()|?", s[j]) < 0 && !strings.HasPrefix(s[j:], "...") {
				j++
			}
			tokens = append(tokens, s[i:j])
			i = j
		}
	}
	return tokens
}

type phraseParser struct {
	*compiler
	tokens []string
	at     int
}

func (p *phraseParser) alternatives() ([][]piece, error) {
	var all [][]piece
	for {
		pieces, err := p.pieces()
		if err != nil {
			return nil, err
		}
		all = append(all, pieces)
		if p.at >= len(p.tokens) || p.tokens[p.at] != "|" {
			return all, nil
		}
		p.at++
	}
}

func (p *phraseParser) pieces() ([]piece, error) {
	var out []piece
	gap := false
	for p.at < len(p.tokens) {
		token := p.tokens[p.at]
		if token == "|" || token == ")" {
			break
		}
		p.at++
		switch {
		case token == "...":
			gap = true
			continue
		case token == "?":
			if len(out) > 0 {
				out[len(out)-1].optional = true
			}
			continue
		case token == "(":
			alternatives, err := p.alternatives()
			if err != nil {
				return nil, err
			}
			if p.at >= len(p.tokens) || p.tokens[p.at] != ")" {
				return nil, fmt.Errorf("a parenthesis is not closed in %q", strings.Join(p.tokens, " "))
			}
			p.at++
			out = append(out, piece{step: step{gap: gap}, alternatives: alternatives})
		case token == "_":
			out = append(out, piece{step: step{gap: gap}})
		case token[0] == '@':
			words, ok := p.classes[token[1:]]
			if !ok {
				return nil, fmt.Errorf("no class %s is made before it is used", token)
			}
			out = append(out, piece{step: step{gap: gap, words: words}})
		default:
			for _, stem := range phraseStems(token) {
				out = append(out, piece{step: step{gap: gap, words: []int32{p.vocabulary.add(stem)}}})
				gap = false
			}
			continue
		}
		gap = false
	}
	return out, nil
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

// isWord reports whether a token is a word: no punctuation, no clitic other than n't.
func isWord(t text.Token) bool { return t.Word && t.Lower[0] != '\'' }

// expand expands alternatives and optional pieces. Alternatives of one word each stay one step.
func expand(pieces []piece) [][]step {
	out := [][]step{nil}
	for _, p := range pieces {
		var choices [][]step
		if p.alternatives == nil {
			choices = [][]step{{p.step}}
		} else {
			choices = expandGroup(p)
		}
		if p.optional {
			choices = append(choices, nil)
		}
		var next [][]step
		for _, head := range out {
			for _, choice := range choices {
				joined := append(head[:len(head):len(head)], choice...)
				next = append(next, joined)
			}
		}
		out = next
	}
	return out
}

func expandGroup(p piece) [][]step {
	var choices [][]step
	single := step{gap: p.gap}
	for _, alternative := range p.alternatives {
		for _, s := range expand(alternative) {
			switch {
			case len(s) == 0:
				choices = append(choices, nil)
			case len(s) == 1 && s[0].words != nil:
				single.words = append(single.words, s[0].words...)
			default:
				s = append([]step(nil), s...)
				s[0].gap = s[0].gap || p.gap
				choices = append(choices, s)
			}
		}
	}
	if len(single.words) > 0 {
		choices = append(choices, []step{single})
	}
	return choices
}

// trim drops steps that match anything at either end of a sequence.
func trim(s []step) []step {
	for len(s) > 0 && s[0].words == nil {
		s = s[1:]
	}
	for len(s) > 0 && s[len(s)-1].words == nil {
		s = s[:len(s)-1]
	}
	if len(s) > 0 && s[0].gap {
		s = append([]step(nil), s...)
		s[0].gap = false
	}
	return s
}

func contains(words []int32, id int32) bool {
	return slices.Contains(words, id)
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
		if first.words == nil || contains(first.words, words[j].ID) {
			if end := matchSteps(steps[1:], words, j+1); end >= 0 {
				return end
			}
		}
	}
	return -1
}
