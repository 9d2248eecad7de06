package names

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// beginnings finds unpronounceable prefixes of two or three letters shared by many names: sbtrade, sbticker.
func beginnings(list []string) map[string]bool {
	const fewest, share = 4, .3
	times := map[string]int{}
	for _, name := range list {
		part := strings.ToLower(name)
		for k := 2; k <= 3 && k+2 < len(part); k++ {
			if !strings.ContainsAny(part[:k], "aeiou_ ") && part[k] != '_' {
				times[part[:k]]++
			}
		}
	}
	first := map[string]bool{}
	for s, n := range times {
		first[s] = n >= fewest && float64(n) >= share*float64(len(list))
	}
	return first
}

const (
	mostlyShort = 4   // lengths of parts that are short forms as often as words
	usual       = 100 // counts needed for a word even so
)

// learn counts a word of the database's own names or texts.
func (r *Reader) learn(word string, times float64) {
	if len(word) < 3 || text.Stop(word) || r.all.words[word] == 0 && (len(word) <= mostlyShort || !lang.Known(word)) {
		return
	}
	r.local[word] += times
	r.total += times
}

// settle reads all names once, and learns from the unambiguous ones.
func (r *Reader) settle(list []string) {
	sure := map[string]float64{}
	for _, name := range list {
		ways := r.search(name)
		if len(ways) == 0 || len(ways) > 1 && ways[1].cost-ways[0].cost < clear {
			continue
		}
		for _, p := range ways[0].pieces {
			for w := range strings.FieldsSeq(p.last) {
				sure[w]++
			}
		}
	}
	for w, n := range sure {
		if r.local[w] == 0 {
			r.learn(w, n/2)
		}
	}
	r.known = map[string][]piece{}
}

// mostTopical is the maximum number of topic words.
const mostTopical = 80

// about determines the database's topic: the words it has and few names have.
func (r *Reader) about() {
	words := slices.SortedFunc(maps.Keys(r.local), func(a, b string) int {
		return cmp.Or(cmp.Compare(r.all.words[a], r.all.words[b]), cmp.Compare(a, b))
	})
	r.topic, r.kin = r.topic[:0], map[string]float64{}
	for _, w := range words {
		if v := likeness.Find(w); v != 0 && len(r.topic) < mostTopical {
			r.topic = append(r.topic, v)
		}
	}
	r.beside = r.all.like(r.local)
}

// close is how related a word is to the topic: its likeness to the three nearest topic words.
func (r *Reader) close(word string) float64 {
	k, ok := r.kin[word]
	if ok {
		return k
	}
	var top [3]float64
	this := likeness.Find(word)
	for _, w := range r.topic {
		if c := float64(this.To(w)); w != this && c > top[2] {
			top[2] = c
			slices.SortFunc(top[:], func(a, b float64) int { return cmp.Compare(b, a) })
		}
	}
	k = (top[0] + top[1] + top[2]) / 3
	r.kin[word] = k
	return k
}
