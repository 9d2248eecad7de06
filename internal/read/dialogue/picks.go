package dialogue

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// pick is a selection of the rows shown, and how the turn refers to them.
type pick struct {
	name string
	used link.Mask
	rows []parse.RowRef
}

// picks returns the rows that the turn may refer to: by position, by name, or because only one was shown.
func (t *turn) picks() []pick {
	var out []pick
	q := t.set.Question
	listed := t.listed()
	for i, x := range q.Tokens {
		if n := len(listed); x.Text == "last" && n > 1 && n < parse.MaxReferredRows {
			out = append(out, t.pickCounted("last", i, listed, func(k int) []parse.RowRef { return listed[n-k:] }))
		} else if (x.Text == "first" || x.Text == "top" && q.Token(i+1) == "one") && n > 1 {
			out = append(out, t.pickCounted("place", i, listed, func(k int) []parse.RowRef { return listed[:k] }))
		}
	}
	for _, f := range q.Numbers {
		if n := int(f.Value); f.Ordinal && n > 0 && n <= len(listed) {
			out = append(out, pick{"place", link.Span(f.First, f.Last), listed[n-1 : n]})
		}
	}
	if p, ok := t.byName(); ok {
		out = append(out, p)
	}
	if all := t.ordinals(listed); len(all.rows) > 1 {
		out = append(out, all)
	}
	if len(t.past.shown) > 0 && len(t.past.shown[0]) == 1 {
		out = append(out, pick{"only", 0, t.past.shown[0]})
	}
	for i := range out {
		out[i].used = withOne(q, out[i].used)
	}
	return slices.DeleteFunc(out, func(p pick) bool { return len(p.rows) == 0 })
}

// withOne adds the word "one" to a mask if it follows any of the mask's tokens: "the second one".
func withOne(q *link.Question, used link.Mask) link.Mask {
	for k := range q.Tokens {
		if used&link.Span(k, k+1) != 0 && (q.Token(k+1) == "one" || q.Token(k+1) == "ones") {
			used |= link.Span(k+1, k+2)
		}
	}
	return used
}

// ordinals returns all rows named by position: "the second and the fourth".
func (t *turn) ordinals(listed []parse.RowRef) pick {
	p := pick{name: "places"}
	for i, x := range t.set.Question.Tokens {
		if x.Text == "first" && len(listed) > 0 {
			p.used, p.rows = p.used|link.Span(i, i+1), append(p.rows, listed[0])
		}
	}
	for _, f := range t.set.Question.Numbers {
		if n := int(f.Value); f.Ordinal && n > 0 && n <= len(listed) {
			p.used, p.rows = p.used|link.Span(f.First, f.Last), append(p.rows, listed[n-1])
		}
	}
	return p
}

// pickCounted picks as many rows as the number next to token at says, or one; some(k) returns k of the listed rows.
func (t *turn) pickCounted(name string, at int, listed []parse.RowRef, some func(k int) []parse.RowRef) pick {
	p := pick{name: name, used: link.Span(at, at+1), rows: some(1)}
	for _, f := range t.set.Question.Numbers {
		adjacent := f.First == at+1 || f.Last == at
		if k := int(f.Value); adjacent && !f.Ordinal && float64(k) == f.Value && k > 1 && k < len(listed) {
			p.used |= link.Span(f.First, f.Last)
			p.rows = some(k)
		}
	}
	return p
}

// listed returns the rows of the last result with several rows.
func (t *turn) listed() []parse.RowRef {
	for _, rows := range t.past.shown {
		if len(rows) > 1 {
			return rows
		}
	}
	return nil
}

// byName returns the one row whose name matches the turn best.
func (t *turn) byName() (pick, bool) {
	var best pick
	most, ties := 0.0, 0
	for _, rows := range t.past.shown {
		for _, r := range rows {
			var used link.Mask
			matched, all := 0, 0
			for _, w := range words.Tokenize(r.Title) {
				if w.Stop || w.Numeric || len(w.Text) < 3 {
					continue
				}
				all++
				if i := slices.IndexFunc(t.set.Question.Tokens, func(x token) bool { // as typed: names are not misspellings
					return strings.EqualFold(t.set.Question.Text[x.Start:x.End], w.Text)
				}); i >= 0 {
					matched++
					used |= link.Span(i, i+1)
				}
			}
			switch share := float64(matched) / float64(max(all, 1)); {
			case matched == 0:
			case share > most:
				best, most, ties = pick{"name", used, []parse.RowRef{r}}, share, 1
			case share == most && r != best.rows[0]:
				ties++
			}
		}
	}
	return best, ties == 1
}
