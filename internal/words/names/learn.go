package names

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// sharedPrefixes finds the unpronounceable prefixes of two or three letters that many names share: sbtrade, sbticker.
func sharedPrefixes(list []string) map[string]bool {
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
	mostlyShort = 4   // length up to which parts are short forms as often as words
	commonCount = 100 // minimum count for such a part to be a word nevertheless
)

// learn counts a word of the database's own names or texts.
func (r *Reader) learn(word string, times float64) {
	if len(word) < 3 || text.Stop(word) || r.all.words[word] == 0 && (len(word) <= mostlyShort || !lang.IsKnown(word)) {
		return
	}
	r.local[word] += times
	r.total += times
}

// learnFromNames reads all names once, and learns from the unambiguous ones.
func (r *Reader) learnFromNames(list []string) {
	sure := map[string]float64{}
	for _, name := range list {
		ways := r.search(name)
		if len(ways) == 0 || len(ways) > 1 && ways[1].cost-ways[0].cost < clearLead {
			continue
		}
		for _, p := range ways[0].pieces {
			for w := range strings.FieldsSeq(p.words) {
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
