package names

import (
	"cmp"
	"math"
	"slices"
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

// otherDatabases holds the words of other databases, from which the words of a similar database are guessed.
type otherDatabases struct {
	sizes []float64
	with  map[string][]int // by word: the indexes of the databases that have it
}

func (o *otherDatabases) add(words []string) {
	if o.with == nil {
		o.with = map[string][]int{}
	}
	for _, w := range words {
		o.with[w] = append(o.with[w], len(o.sizes))
	}
	o.sizes = append(o.sizes, float64(len(words)))
}

// maxSimilar is how many similar databases are used.
const maxSimilar = 12

// like returns the probability of each word in a database that has the given words, judging by the most similar
// databases.
func (o *otherDatabases) like(local map[string]float64) map[string]float64 {
	type other struct {
		at    int
		alike float64
	}
	list := make([]other, len(o.sizes))
	for i := range list {
		list[i].at = i
	}
	for w := range local {
		with := o.with[w]
		weight := math.Log(float64(len(o.sizes)) / float64(len(with)+1))
		for _, at := range with {
			list[at].alike += weight * weight
		}
	}
	for i := range list {
		list[i].alike /= math.Sqrt(o.sizes[i] + 20)
	}
	slices.SortFunc(list, func(a, b other) int { return cmp.Or(cmp.Compare(b.alike, a.alike), a.at-b.at) })
	list = list[:min(len(list), maxSimilar)]
	share, sum := make([]float64, len(o.sizes)), 0.0
	for _, x := range list {
		sum += x.alike * x.alike
	}
	for _, x := range list {
		if sum > 0 {
			share[x.at] = x.alike * x.alike / sum / o.sizes[x.at]
		}
	}
	out := map[string]float64{}
	for w, with := range o.with {
		for _, at := range with {
			if share[at] > 0 {
				out[w] += share[at]
			}
		}
	}
	return out
}
