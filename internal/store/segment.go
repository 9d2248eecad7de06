package store

import (
	"math"

	"github.com/ask-surely/surely/internal/words/likeness"
)

// rarest is the rank of the rarest word that a name is taken apart into.
const rarest = 9000

// segment takes a name apart that is written in one: "country language" for countrylanguage. What is a word by
// itself, or is not made of common words, stays whole.
func segment(name string) []string {
	const most = 40
	whole := []string{name}
	if len(name) < 5 || len(name) > most {
		return whole
	}
	for _, r := range name {
		if r < 'a' || r > 'z' {
			return whole
		}
	}
	if likeness.Find(name) != 0 || abbreviations[name] != "" {
		return whole
	}
	// best holds, for every beginning of the name, the likeliest way to take it apart.
	type way struct {
		cost float64
		from int
	}
	best := make([]way, len(name)+1)
	for end := 1; end <= len(name); end++ {
		best[end].cost = math.Inf(1)
		for from := range end {
			if c := best[from].cost + rarity(name[from:end], from == 0, end == len(name)); c < best[end].cost {
				best[end] = way{c, from}
			}
		}
	}
	if math.IsInf(best[len(name)].cost, 1) {
		return whole
	}
	var parts []string
	for end := len(name); end > 0; end = best[end].from {
		parts = append([]string{name[best[end].from:end]}, parts...)
	}
	return parts
}

// affix are words that begin or end other words more often than names are made with them: chargeable, tryout,
// overpayment.
var affix = map[string]bool{"able": true, "out": true, "over": true, "under": true, "off": true, "down": true,
	"ship": true, "less": true, "for": true, "the": true, "and": true,
	"non": true, "pre": true, "sub": true, "per": true, "con": true, "ion": true, "ing": true, "ate": true, "ant": true, "ism": true, "men": true}

// rarity is how little a word is to be expected in a name, at its beginning, at its end or within.
func rarity(word string, first, last bool) float64 {
	const usual = 8
	switch rank, ok := likeness.Rank(word); {
	case word == "is":
		if first {
			return usual
		}
	case word == "id" || word == "no":
		if last {
			return usual
		}
	case word == "of":
		if !first && !last {
			return usual
		}
	case abbreviations[word] != "":
		return usual
	case ok && len(word) >= 3 && rank < rarest && !affix[word]:
		return usual/2 + math.Log(float64(rank+10))
	}
	return math.Inf(1)
}
