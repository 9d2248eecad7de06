package llmtest

import (
	"fmt"
	"slices"
	"strings"
)

// GBNF is a grammar in llama.cpp's format, as far as our code uses it: literals, classes, groups
// and repetition.
type GBNF struct{ rules map[string]gbnfNode }

// gbnfNode matches at a position in a text and returns where the match may end.
type gbnfNode func(m *gbnfMatch, at int) []int

type gbnfMatch struct {
	text  string
	rules map[string]gbnfNode
	known map[gbnfPlace][]int
}

type gbnfPlace struct {
	rule string
	at   int
}

// ParseGBNF reads a grammar, one rule per line.
func ParseGBNF(grammar string) (*GBNF, error) {
	g := &GBNF{map[string]gbnfNode{}}
	for _, line := range strings.Split(strings.TrimSpace(grammar), "\n") {
		name, body, ok := strings.Cut(line, " ::= ")
		if !ok {
			return nil, fmt.Errorf("no rule: %s", line)
		}
		p := &gbnfParser{rest: strings.TrimSpace(body)}
		node, err := p.choice()
		if err == nil && p.rest != "" {
			err = fmt.Errorf("not understood: %s", p.rest)
		}
		if err != nil {
			return nil, fmt.Errorf("rule %s: %w", name, err)
		}
		g.rules[name] = node
	}
	return g, nil
}

// Holds reports whether the grammar accepts a text.
func (g *GBNF) Holds(text string) bool {
	m := &gbnfMatch{text, g.rules, map[gbnfPlace][]int{}}
	return slices.Contains(m.rule("root", 0), len(text))
}

func (m *gbnfMatch) rule(name string, at int) []int {
	place := gbnfPlace{name, at}
	if ends, ok := m.known[place]; ok {
		return ends
	}
	m.known[place] = nil
	if node := m.rules[name]; node != nil {
		m.known[place] = node(m, at)
	}
	return m.known[place]
}

type gbnfParser struct{ rest string }

func (p *gbnfParser) skip() { p.rest = strings.TrimLeft(p.rest, " ") }

func (p *gbnfParser) choice() (gbnfNode, error) {
	var all []gbnfNode
	for {
		node, err := p.sequence()
		if err != nil {
			return nil, err
		}
		all = append(all, node)
		if !strings.HasPrefix(p.rest, "|") {
			break
		}
		p.rest = p.rest[1:]
	}
	return func(m *gbnfMatch, at int) (ends []int) {
		for _, node := range all {
			ends = append(ends, node(m, at)...)
		}
		slices.Sort(ends)
		return slices.Compact(ends)
	}, nil
}

func (p *gbnfParser) sequence() (gbnfNode, error) {
	var all []gbnfNode
	for p.skip(); p.rest != "" && p.rest[0] != '|' && p.rest[0] != ')'; p.skip() {
		node, err := p.item()
		if err != nil {
			return nil, err
		}
		all = append(all, node)
	}
	return func(m *gbnfMatch, at int) []int {
		ends := []int{at}
		for _, node := range all {
			ends = each(m, node, ends)
		}
		return ends
	}, nil
}

// each returns where a node may end that starts at any of the given positions.
func each(m *gbnfMatch, node gbnfNode, from []int) (ends []int) {
	for _, at := range from {
		ends = append(ends, node(m, at)...)
	}
	slices.Sort(ends)
	return slices.Compact(ends)
}

func (p *gbnfParser) item() (gbnfNode, error) {
	node, err := p.atom()
	if err != nil || p.rest == "" || !strings.ContainsRune("*+?", rune(p.rest[0])) {
		return node, err
	}
	repeat := p.rest[0]
	p.rest = p.rest[1:]
	return func(m *gbnfMatch, at int) []int {
		all, now := []int{at}, []int{at}
		if repeat == '+' {
			all = nil
		}
		for len(now) > 0 {
			var fresh []int
			for _, end := range each(m, node, now) {
				if !slices.Contains(all, end) {
					fresh = append(fresh, end)
				}
			}
			all = append(all, fresh...)
			if now = fresh; repeat == '?' {
				break
			}
		}
		return all
	}, nil
}

func (p *gbnfParser) atom() (gbnfNode, error) {
	switch p.rest[0] {
	case '(':
		p.rest = p.rest[1:]
		node, err := p.choice()
		if err == nil && !strings.HasPrefix(p.rest, ")") {
			err = fmt.Errorf("unclosed group: %s", p.rest)
		}
		p.rest = strings.TrimPrefix(p.rest, ")")
		return node, err
	case '"':
		literal, err := p.upTo('"')
		return func(m *gbnfMatch, at int) []int {
			if strings.HasPrefix(m.text[at:], literal) {
				return []int{at + len(literal)}
			}
			return nil
		}, err
	case '[':
		class, err := p.upTo(']')
		return func(m *gbnfMatch, at int) []int {
			if at < len(m.text) && inClass(m.text[at], class) {
				return []int{at + 1}
			}
			return nil
		}, err
	}
	end := strings.IndexAny(p.rest, ` |()*+?"[`)
	if end < 0 {
		end = len(p.rest)
	}
	name := p.rest[:end]
	p.rest = p.rest[end:]
	if name == "" {
		return nil, fmt.Errorf("not understood: %s", p.rest)
	}
	return func(m *gbnfMatch, at int) []int { return m.rule(name, at) }, nil
}

// upTo reads the text between two delimiters, with its escapes.
func (p *gbnfParser) upTo(end byte) (string, error) {
	var b strings.Builder
	for i := 1; i < len(p.rest); i++ {
		switch c := p.rest[i]; {
		case c == '\\' && i+1 < len(p.rest):
			i++
			if c = p.rest[i]; c == 'n' {
				c = '\n'
			}
			b.WriteByte(c)
		case c == end:
			p.rest = p.rest[i+1:]
			return b.String(), nil
		default:
			b.WriteByte(c)
		}
	}
	return "", fmt.Errorf("no end: %s", p.rest)
}

func inClass(c byte, class string) bool {
	class, not := strings.CutPrefix(class, "^")
	for i := 0; i < len(class); i++ {
		from, to := class[i], class[i]
		if i+2 < len(class) && class[i+1] == '-' {
			to = class[i+2]
			i += 2
		}
		if from <= c && c <= to {
			return !not
		}
	}
	return not
}
