package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// Mention is how a question mentions a table or a column.
type Mention struct {
	Exact     Mask       // tokens equal to words of its name
	Loose     Mask       // tokens related to such words
	Relations []Relation // by token: how those in Loose are related
	Share     float64    // how much of its best name was matched
}

// All returns every token of the mention.
func (m *Mention) All() Mask { return m.Exact | m.Loose }

// sameWords returns the tokens that are words of the name, or forms of them.
func (m *Mention) sameWords() Mask { return m.Exact | m.variantTokens() }

// Opposites returns the tokens that say the opposite of a word of the name.
func (m *Mention) Opposites() (out Mask) {
	for i, r := range m.Relations {
		if r == Opposite {
			out |= m.Loose & (1 << uint(i))
		}
	}
	return out
}

// mention compares the question with the names of a table or column and returns the best match.
func (q *Question) mention(names []Name) Mention {
	var best Mention
	for i := range names {
		m := q.mentionOf(&names[i])
		if i == 0 || m.Share > best.Share || m.Share == best.Share && Count(m.All()) > Count(best.All()) {
			best = m
		}
	}
	return best
}

func (q *Question) mentionOf(n *Name) Mention {
	var m Mention
	matched := 0
	nameLen := max(1, n.LenWithoutUnit)
	for k := range min(nameLen, len(n.Stem)) {
		found := false
		for i := range q.Tokens {
			bit := Mask(1) << uint(i)
			if q.Content&bit == 0 || q.Tokens[i].Numeric || k > 0 && q.isNegatingNo(i) {
				continue
			}
			if q.Stems[i] == n.Stem[k] || q.Tokens[i].Text == n.Text[k] {
				m.Exact |= bit
				found = true
				continue
			}
			if r := q.relation(i, n.Text[k], n.Stem[k]); r != None {
				if m.Relations == nil {
					m.Relations = make([]Relation, len(q.Tokens))
				}
				m.Loose |= bit
				m.Relations[i] = r
			}
		}
		if found {
			matched++
		}
	}
	m.Loose &^= m.Exact
	m.Share = float64(matched) / float64(max(1, min(nameLen, len(n.Stem))))
	return m
}

// resolveColumnNames resolves overlapping column names of a table: a word that is the whole name of a column does not
// mention longer names that contain it, and a longer name does not mention the shorter ones. If there are columns
// "price" and "list price", "price" is not the list price, and "list price" is not the price.
func (q *Question) resolveColumnNames() {
	for _, t := range q.Catalog.Tables {
		whole := make([]Mask, len(t.Columns))
		for i, c := range t.Columns {
			for _, n := range c.Names {
				if mask := q.findPhrase(n.Stem); Count(mask) > Count(whole[i]) {
					whole[i] = mask
				}
			}
		}
		for i, c := range t.Columns {
			for k, mask := range whole {
				if k != i && whole[i]&^mask == 0 && whole[i] != mask {
					q.Columns[c.Index].Exact &^= mask
				}
			}
		}
	}
}

// findPhrase returns the tokens at which a name occurs consecutively.
func (q *Question) findPhrase(stems []string) Mask {
	var m Mask
	for i := 0; len(stems) > 0 && i+len(stems) <= len(q.Stems); i++ {
		if slices.Equal(q.Stems[i:i+len(stems)], stems) {
			m |= Span(i, i+len(stems))
		}
	}
	return m & q.Content
}

// isNegatingNo reports whether a "no" is a negation rather than "number": "with no chip", "chip no 7".
func (q *Question) isNegatingNo(i int) bool {
	return q.Tokens[i].Text == "no" && (i == 0 || q.Tokens[i-1].Stop || !q.Tokens[i-1].Word) && i+1 < len(q.Tokens) &&
		!q.Tokens[i+1].Numeric
}

// Relation is how a word is related to another.
type Relation byte

// The relations.
const (
	None        Relation = 0
	Inflected   Relation = 'i' // an inflected form: "heavier", "heavy"
	Misspelt    Relation = 'e' // differs in a letter or two
	Abbreviated Relation = 'c' // one abbreviates the other: "qty", "amt"
	SameRoot    Relation = 'r' // same beginning, different endings: "enrolled", "enrolment"
	Opposite    Relation = 'n' // one says the opposite of the other: "unchipped", "owed" of "paid"
	Similar     Relation = 's' // the encoder finds them similar: "long", "length"
)

// minSimilarity is the minimum similarity of words that may name the same thing.
const minSimilarity = .45

// IsSameWord reports whether words with this relation may be forms of one word.
func (r Relation) IsSameWord() bool { return r == Inflected || r == Abbreviated || r == SameRoot }

// negatesByPrefix reports whether a word negates another by a prefix: "unchipped", "inactive". Other words begin with
// the same letters, such as "income" and "import"; they are less similar to what remains without the prefix.
func negatesByPrefix(typed, word, stem string) bool {
	for _, prefix := range []string{"un", "non", "in", "im", "il", "ir", "dis"} {
		rest, ok := strings.CutPrefix(typed, prefix)
		if !ok || len(rest) <= 3 || rest != word && text.Stem(rest) != stem {
			continue
		}
		return prefix == "un" || prefix == "non" || encode.WordSimilarity(typed, rest) >= minNegatedSimilarity
	}
	return false
}

// minNegatedSimilarity is the minimum similarity of a negated word to the word without its prefix.
const minNegatedSimilarity = .35

// relation returns how token i is related to a word of a name.
func (q *Question) relation(i int, word, stem string) Relation {
	t := q.Tokens[i].Text
	switch {
	case negatesByPrefix(t, word, stem), cue.Opposes(t, stem):
		return Opposite
	case slices.ContainsFunc(q.Bases[i][1:], func(base string) bool { return text.Stem(base) == stem }):
		return Inflected
	case !isInVocabulary(t) && names.Abbreviates(t, word) || names.Abbreviates(word, t):
		return Abbreviated
	case len(t) > 4 && len(word) > 4 && t[0] == word[0] && text.Distance(t, word, 2) <= 1+len(t)/8 && !isInVocabulary(t):
		return Misspelt
	case shareRoot(t, word):
		return SameRoot
	case q.wordVectors[i].Similarity(encode.LookupWord(word)) >= minSimilarity:
		return Similar
	}
	return None
}

// shareRoot reports whether two words have the same beginning and different short endings.
func shareRoot(a, b string) bool {
	const root, ending = 5, 4
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n >= root && max(len(a), len(b))-n <= ending
}

// distinctiveWords returns the tokens that name a column and no other column of its table.
func (q *Question) distinctiveWords(c *Column) Mask {
	m := &q.Columns[c.Index]
	if own := m.Exact &^ q.sharedWords(c); own != 0 {
		return own
	}
	var loose Mask
	for i, how := range m.Relations {
		if how.IsSameWord() {
			loose |= m.Loose & (1 << uint(i))
		}
	}
	return loose &^ q.sharedWords(c)
}

// sharedWords returns the tokens that name columns with which a column can be compared, so that they do not distinguish
// it.
func (q *Question) sharedWords(c *Column) Mask {
	var common Mask
	for _, o := range c.Table.Columns {
		if Comparable(o, c) {
			common |= q.Columns[o.Index].Exact
		}
	}
	return common
}
