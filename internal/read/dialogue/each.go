package dialogue

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// Turns about each of what was shown, or about the first of it, that people ask whatever was asked before.

// favour makes an edit that was proposed as likely as the words that ask for it.
func (t *turn) favour(q *query.Query) {
	if k, known := t.at[q.SUQL()]; known && k >= 0 {
		t.out[k].given = goingOn
	}
}

// ofEach reports whether an "each" stands for the rows shown before: "how many does each have", "the average of each".
func ofEach(q *link.Question) bool {
	for i := range q.Tokens {
		switch {
		case q.Near(i) != "each":
		case i+1 == len(q.Tokens) && (q.Near(i-1) == "of" || q.Near(i-1) == "for"),
			q.Asks(i-1, cue.Be) && i+1 < len(q.Tokens) &&
				(q.Named()&link.Span(i+1, i+2) == 0 || strings.HasSuffix(q.Near(i+1), "ed")):
			return true
		}
	}
	return false
}

// each computes the reading's figure for each of the rows shown before.
func (c change) each() {
	if c.turn.form != list || !ofEach(c.set.Question) || len(c.now.Select) != 1 || len(c.now.GroupBy) > 0 {
		return
	}
	base := c.table(c.before.From.Tables[0])
	from, ok := c.join(c.before.From, c.now.From.Tables...)
	if base == nil || !ok {
		return
	}
	for _, m := range c.merge(c.now.Where) {
		out := &query.Query{From: from, Where: m.where}
		for _, shown := range base.Shown {
			out.Select, out.GroupBy = append(out.Select, query.Item{Column: shown.Ref()}), append(out.GroupBy, shown.Ref())
		}
		if base.Key != nil { // names may repeat
			out.GroupBy, out.Keyed = []query.Column{base.Key.Ref()}, base.KeyDeclared()
		}
		out.Select = append(out.Select, c.now.Select[0])
		c.add("figure each", out, m)
		c.favour(out)
	}
}

// whichOne picks the first of the groups shown: "which one is highest?", "which street has the most?"
func (t *turn) whichOne() {
	q, mine := t.set.Question, aggregatedOf(t.before)
	if t.form != groups || mine == nil || q.Near(0) != "which" || q.Near(1) != "one" && q.Near(1) != "ones" &&
		t.echo&link.Span(1, 2) == 0 {
		return
	}
	up, down := t.tokens(least), t.tokens(most)
	if (up == 0) == (down == 0) || q.Content&^(t.echo|up|down|link.Span(0, 2)) != 0 {
		return
	}
	out := t.before.Clone()
	out.OrderBy = []query.Order{{Item: *mine, Desc: down != 0, NullsLast: down != 0}}
	out.Limit, out.Offset = 1, 0
	t.otherwise("sort groups", out, up|down)
	t.favour(out)
}
