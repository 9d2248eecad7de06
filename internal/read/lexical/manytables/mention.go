package manytables

import (
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// mention is a place of the question that may speak of a table or column.
type mention struct {
	a, b  int // words [a, b)
	level level
	share float64 // of the name's words that are there
}

// level says how well a mention fits.
type level uint64

const (
	absent level = iota
	part         // some words, not the last one
	head         // some words, the last one among them
	alike        // all words, some as synonyms
	whole        // all words, up to their endings
	exact        // letter by letter
)

func (m mention) overlaps(o mention) bool { return m.a >= 0 && o.a >= 0 && m.a < o.b && o.a < m.b }

// beats reports whether o lies over m and explains more of the question, or the same better.
func (m mention) beatenBy(o mention) bool {
	return o.a <= m.a && o.b >= m.b &&
		(o.b-o.a > m.b-m.a && o.level >= whole || o.level > m.level || o.level == m.level && o.share > m.share+.01)
}

// mentions finds where the question names something that has these names.
func mentions(ws []words.Token, names []name) []mention {
	var best []mention
	for i, n := range names {
		found := mentionsOf(ws, n)
		if i == 0 || strength(found) > strength(best) {
			best = found
		}
	}
	return best
}

func strength(ms []mention) float64 {
	s := 0.0
	for _, m := range ms {
		s = max(s, float64(m.level)+m.share)
	}
	return s
}

func mentionsOf(ws []words.Token, n name) []mention {
	k := len(n.stem)
	if k == 0 {
		return nil
	}
	var out []mention
	for i := 0; i+k <= len(ws); i++ {
		l := exact
		for j := 0; j < k && l > absent; j++ {
			if ws[i+j].Stem != n.stem[j] {
				l = absent
			} else if ws[i+j].Text != n.text[j] {
				l = min(l, whole)
			}
		}
		if l > absent {
			out = append(out, mention{i, i + k, l, 1})
		}
	}
	if len(out) > 0 {
		return out
	}
	if k > 1 {
		joined := strings.Join(n.text, "")
		for i := range ws {
			if ws[i].Text == joined {
				return []mention{{i, i + 1, whole, 1}}
			}
		}
	} else {
		for i := 0; i+1 < len(ws); i++ {
			if len(n.text[0]) > 4 && ws[i].Text+ws[i+1].Text == n.text[0] {
				return []mention{{i, i + 2, whole, 1}}
			}
		}
	}
	return partial(ws, n)
}

// The most partial mentions that are kept of one name.
const keptPartial = 2

// partial finds windows of the question that hold some of a name's words, in any order, forms and synonyms included.
func partial(ws []words.Token, n name) []mention {
	k := len(n.stem)
	var out []mention
	for i := range ws {
		used := make([]bool, k)
		m := mention{a: i, level: part}
		count, synonyms := 0, 0
		for at := i; at < len(ws) && at < i+k+3; at++ {
			if filler[ws[at].Text] && !telling[ws[at].Text] {
				continue
			}
			for j := range k {
				if used[j] {
					continue
				}
				same, synonym := alikeWords(&ws[at], n.stem[j])
				if !same {
					continue
				}
				if count == 0 {
					m.a = at
				}
				used[j], m.b = true, at+1
				count++
				if synonym {
					synonyms++
				}
				if j == k-1 {
					m.level = head
				}
				break
			}
			if count == 0 {
				break
			}
		}
		if count == 0 {
			continue
		}
		m.share = float64(count) / float64(k)
		if count == k {
			if synonyms > 0 {
				m.level = alike
			} else if k > 1 {
				m.level = whole
			}
		}
		out = append(out, m)
	}
	sort.SliceStable(out, func(a, b int) bool {
		return out[a].share > out[b].share || out[a].share == out[b].share && out[a].level > out[b].level
	})
	return out[:min(len(out), keptPartial)]
}

// alikeWords reports whether a word of the question and one of a name mean the same, and whether as synonyms.
func alikeWords(w *words.Token, stem string) (same, synonym bool) {
	if w.Stem == stem || len(stem) >= 4 && len(w.Stem) >= 4 &&
		(strings.HasPrefix(w.Stem, stem) || strings.HasPrefix(stem, w.Stem)) ||
		len(stem) >= 5 && len(w.Stem) >= 5 && w.Stem[:5] == stem[:5] || words.Near(w.Stem, stem) {
		return true, false
	}
	if words.Alike(w.Stem, stem) {
		return true, true
	}
	return false, false
}

// filler holds words that carry the form of a question, not what it is about.
var filler = text.Set(`a an the of in on at to for from by with and or is are was were be been do does did have has had what which who
	whom whose when where how many much show list find give return tell me all each every that this those these their its it
	they them there than as also i you please can could any some will if not no more most least less number count average
	total maximum minimum different distinct ids s order sorted descending ascending alphabetical`)

// telling holds fillers that are parts of names often enough.
var telling = text.Set("id number average total")

// sortMentions puts mentions into the order of the question, longer ones first where several begin.
func sortMentions(ms []mention) {
	sort.SliceStable(ms, func(i, j int) bool {
		return ms[i].a < ms[j].a || ms[i].a == ms[j].a && ms[i].b > ms[j].b
	})
}
