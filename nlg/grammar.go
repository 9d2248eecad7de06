// Package nlg puts queries into words: clarifications, options, restatements, replies. Wording is data: a grammar file
// per style and language has every sentence and phrase, and a lexicon per language assigns the words of a schema to
// classes that select a phrase. The package does no I/O.
package nlg

import (
	"embed"
	"fmt"
	"strings"
	"sync"
)

//go:embed grammar/*.txt
var files embed.FS

// Grammar holds the rules of one style in one language. A rule has a name and a pattern: text with {slots}; text in
// [brackets] is omitted if a slot in it is empty. Names are words joined by dots; a rule also applies to longer names
// that have no rule of their own.
type Grammar struct {
	rules         map[string]string
	classWords    map[string][]string // lexicon: class → words
	class         map[[2]string]bool  // {class, word}
	pluralEndings [][2]string         // plural endings, most specific first
}

var grammars sync.Map // name → *Grammar

// load parses a grammar file and those it includes.
func load(name string) (*Grammar, error) {
	if g, ok := grammars.Load(name); ok {
		return g.(*Grammar), nil
	}
	g := &Grammar{rules: map[string]string{}, classWords: map[string][]string{}, class: map[[2]string]bool{}}
	if err := g.read(name); err != nil {
		return nil, err
	}
	grammars.Store(name, g)
	return g, nil
}

func (g *Grammar) read(name string) error {
	data, err := files.ReadFile("grammar/" + name + ".txt")
	if err != nil {
		return fmt.Errorf("there is no grammar %q", name)
	}
	for i, line := range strings.Split(string(data), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, text, ok := strings.Cut(line, ":")
		key, text = strings.TrimSpace(key), strings.TrimSpace(text)
		word, rest, _ := strings.Cut(key, " ")
		switch {
		case !ok:
			return fmt.Errorf("grammar %s, line %d: no colon", name, i+1)
		case key == "include":
			if err := g.read(text); err != nil {
				return err
			}
		case word == "class":
			for _, w := range strings.Split(text, ",") {
				w = strings.TrimSpace(w)
				g.classWords[rest] = append(g.classWords[rest], w)
				g.class[[2]string{rest, w}] = true
			}
		case word == "plural":
			g.pluralEndings = append(g.pluralEndings, [2]string{rest, text})
		default:
			g.rules[key] = text
		}
	}
	return nil
}

// inClass reports whether the lexicon assigns a word to a class.
func (g *Grammar) inClass(class, word string) bool { return g.class[[2]string{class, word}] }

// rule returns the pattern with the longest matching name.
func (g *Grammar) rule(path string) (string, bool) {
	for {
		if r, ok := g.rules[path]; ok {
			return r, true
		}
		i := strings.LastIndexByte(path, '.')
		if i < 0 {
			return "", false
		}
		path = path[:i]
	}
}

// slots are the values of a pattern's slots.
type slots map[string]string

// either returns one of two texts.
func either[T any](condition bool, yes, no T) T {
	if condition {
		return yes
	}
	return no
}

// render applies the rule with the longest matching name, or returns "" if there is none.
func (g *Grammar) render(path string, s slots) string {
	r, _ := g.rule(path)
	return fill(r, s)
}

// fill replaces the slots of a pattern.
func fill(pattern string, s slots) string {
	text, _ := expand(pattern, s)
	return text
}

// expand returns the filled pattern and whether any of its slots was empty.
func expand(pattern string, s slots) (string, bool) {
	var b strings.Builder
	missing := false
	for i := 0; i < len(pattern); i++ {
		switch pattern[i] {
		case '{':
			end := strings.IndexByte(pattern[i:], '}')
			if end < 0 {
				b.WriteString(pattern[i:])
				return b.String(), missing
			}
			v := s[pattern[i+1:i+end]]
			missing = missing || v == ""
			b.WriteString(v)
			i += end
		case '[':
			depth, j := 1, i+1
			for ; j < len(pattern) && depth > 0; j++ {
				depth += strings.Count(pattern[j:j+1], "[") - strings.Count(pattern[j:j+1], "]")
			}
			if inner, empty := expand(pattern[i+1:j-1], s); !empty {
				b.WriteString(inner)
			}
			i = j - 1
		default:
			b.WriteByte(pattern[i])
		}
	}
	return b.String(), missing
}
