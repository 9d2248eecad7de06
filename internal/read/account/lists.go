package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words and phrases that limit a list to the element beside them, and phrases that claim something about all rows.
var (
	limiters       = text.Set("only just solely purely exclusively merely alone")
	nothingPhrases = phrases("nothing but|nothing else|by itself|on its own")
	alwaysPhrases  = phrases("only ever|always")
)

// requireListLimits requires a count of elements for words that limit a list to one element, and a check of all rows
// for "always".
func (q *Question) requireListLimits(i int) {
	if n := alwaysPhrases.at(q, i); n > 0 {
		q.require(i, i+n, func(s *statement) bool {
			return s.isWritten || s.has("except") || s.has("having") || s.has("min") || s.has("max")
		})
		return
	}
	n := nothingPhrases.at(q, i)
	if n == 0 && limiters[q.token(i)] {
		n = 1
	}
	before := q.token(i - 1)
	if n == 0 || n == 1 && (before == "" || before == "not" || before == "but" || cue.Show.Is(before)) {
		return
	}
	if q.hasElement(q.wordsBeside(i, n)) {
		q.requirements = append(q.requirements, requirement{i, i + n, func(s *statement) bool {
			return s.isWritten || s.has("cardinality")
		}})
	}
}

// maxLimitDistance is the maximum distance of a list's element from the word that limits it.
const maxLimitDistance = 5

// wordsBeside returns the words after a limiting word, up to the next clause or a table's name, and, if a limiting word
// may follow what it limits, the words right before it; both are folded like literals.
func (q *Question) wordsBeside(i, n int) (after, before string) {
	var following, preceding []string
	for k := i + n; k < min(len(q.tokens), i+n+maxLimitDistance); k++ {
		if w := q.token(k); w == "with" || w == "that" || w == "those" || w == "ones" || q.isTableWord(k) {
			break
		}
		following = append(following, q.token(k))
	}
	if i+n == len(q.tokens) || q.token(i) != "just" {
		for k := max(0, i-3); k < i; k++ {
			preceding = append(preceding, q.token(k))
		}
	}
	return text.Fold(strings.Join(following, " ")), text.Fold(strings.Join(preceding, " "))
}

func (q *Question) isTableWord(i int) bool {
	return slices.ContainsFunc(q.catalog.Tables, func(t *link.Table) bool {
		return containsStem(t.Names,
			text.Stem(q.token(i)))
	})
}

// hasElement reports whether the words before a limiting word end with an element of a list, or those after it contain
// one.
func (q *Question) hasElement(after, before string) bool {
	return slices.ContainsFunc(q.catalog.Columns, func(c *link.Column) bool {
		return c.List && slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool {
			e := " " + text.Fold(v.Value)
			return strings.Contains(" "+after+" ", e+" ") || strings.HasSuffix(" "+before, e)
		})
	})
}

// requireListSizes requires a count of elements, of a row or of a group of rows, for a number before the name of a
// list: "two skills".
func (q *Question) requireListSizes(i int) {
	if _, n := words.NumberAt(q.tokens, i); n == 0 && !link.IsCountWord(q.token(i)) {
		return
	}
	switch q.token(i - 1) {
	case "top", "first", "last", "the", "show", "list", "these", "those":
		return
	}
	at := i + 1
	if q.token(at) == "or" && (q.token(at+1) == "more" || q.token(at+1) == "fewer" || q.token(at+1) == "less") {
		at += 2
	}
	if cue.Distinct.Is(q.token(at)) {
		at++
	}
	for _, c := range q.catalog.Columns {
		if !c.List {
			continue
		}
		for _, n := range c.Names {
			if q.namesElements(n.Stem, at) {
				q.requirements = append(q.requirements, requirement{i, at + len(n.Stem), func(s *statement) bool {
					return s.isWritten || s.has("cardinality") || s.has("having") && !s.has("unnest")
				}})
				return
			}
		}
	}
}

// namesElements reports whether the name of a list, given by its stems, stands at a token; "things" may stand for its
// first word: "things done" for a list of work done.
func (q *Question) namesElements(stems []string, at int) bool {
	for k, stem := range stems {
		isThing := k == 0 && len(stems) > 1 && q.token(at) == "things"
		if at+k >= len(q.tokens) || q.tokens[at+k].Stem != stem && !isThing {
			return false
		}
	}
	return len(stems) > 0
}
