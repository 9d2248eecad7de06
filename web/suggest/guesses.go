package suggest

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// Guess is a question made from a description, with a test that its query must pass. Guesses of one kind are variants
// of much the same question; the first one understood is kept.
type Guess struct {
	Kind     string
	Text     string
	fits     func(*query.Query) bool
	sentence string // the sentence of a text that answers it; empty: the tables do
	asks     bool   // meant to lead to a clarification
}

// guesses yields questions about a source's tables, then about its texts.
func (s Source) guesses(ctx context.Context) iter.Seq[Guess] {
	return func(yield func(Guess) bool) {
		for _, g := range guesses(s.Database) {
			if !yield(g) {
				return
			}
		}
		textGuesses(ctx, s.Texts)(yield)
	}
}

// guessedOf is the number of tables to make questions about.
const guessedOf = 2

// guesses makes questions from a description, the most telling kinds first.
func guesses(db *schema.Database) []Guess {
	if db == nil {
		return nil
	}
	var asking, out []Guess
	made := 0
	for _, t := range ranked(db) {
		g := &guesser{picked: pick(t), table: t.Name, things: present.Things(db, t)}
		if g.things == "" {
			continue
		}
		if made++; made > guessedOf {
			break
		}
		if g.things != "rows" {
			asking = append(asking, g.askBack()...)
		}
		g.texts()
		g.open(t)
		g.both()
		g.most()
		g.overTime()
		g.byGroup()
		g.placed()
		g.add("count", fmt.Sprintf(views.HintCount, g.things), func(q *query.Query) bool {
			return len(q.Select) == 1 && q.Select[0].Agg == query.Count && len(q.Where) == 0
		})
		out = append(out, g.guesses...)
	}
	return append(asking, out...)
}

// guesser makes questions about one table.
type guesser struct {
	picked
	table   string
	things  string // the noun for its rows
	guesses []Guess
}

func (g *guesser) add(kind, text string, fits func(*query.Query) bool) {
	g.guesses = append(g.guesses, Guess{Kind: g.table + "/" + kind, Text: text, fits: fits})
}

// askBack leaves something open: what is best, whether an average is of all or of each, what has the most, and what an
// average is of.
func (g *guesser) askBack() (out []Guess) {
	add := func(kind, said string, fits func(*query.Query) bool) {
		out = append(out, Guess{Kind: g.table + "/" + kind, asks: true, Text: text.Capital(said), fits: fits})
	}
	averages := func(q *query.Query) bool {
		return slices.ContainsFunc(q.Select, func(i query.Item) bool { return i.Agg == query.Avg })
	}
	add("best", fmt.Sprintf(views.HintBest, g.things), func(q *query.Query) bool {
		return len(q.OrderBy) > 0 && len(q.GroupBy) == 0 && len(q.From.Tables) > 0 && q.From.Tables[0] == g.table
	})
	if a, b := g.placeValue(0), g.placeValue(1); g.number != nil && a != b {
		add("across", fmt.Sprintf(views.HintAcross, present.Called(g.number), g.things, a, b), averages)
	}
	add("most", fmt.Sprintf(views.HintMostOf, g.things), func(q *query.Query) bool {
		return len(q.GroupBy) == 1 && len(q.OrderBy) == 1 && q.OrderBy[0].Desc && q.OrderBy[0].Item.Agg == query.Count
	})
	if by := g.grouping(); by != nil {
		add("averages", fmt.Sprintf(views.HintAverages, text.Singular(present.Called(by))), func(q *query.Query) bool {
			return groupedBy(q, by) && averages(q)
		})
	}
	return out
}

// texts asks about the contents of texts.
func (g *guesser) texts() {
	if g.text == nil {
		return
	}
	for _, word := range views.HintWords {
		g.add("text", views.HintText(g.things, word, g.placeValue(0)), func(q *query.Query) bool {
			return reads(q) && (g.place == nil || conditionOn(q, g.place, g.placeValue(0)))
		})
	}
}

// open asks what is open now.
func (g *guesser) open(t *schema.Table) {
	if slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool { return c.Role == schema.OpeningHours }) {
		g.add("open", fmt.Sprintf(views.HintOpen, g.things), func(q *query.Query) bool { return len(q.Where) == 1 })
	}
}

// both asks for things of a kind in a place.
func (g *guesser) both() {
	if g.group == nil || g.place == nil || strings.Contains(g.group.Values[0].Value, " ") {
		return // "shipped early stores" is not English
	}
	v, w := g.group.Values[0].Value, g.placeValue(1)
	fits := func(q *query.Query) bool { return conditionOn(q, g.group, v) && conditionOn(q, g.place, w) }
	g.add("both", fmt.Sprintf(views.HintAdjective, v, g.things, w), fits)
	g.add("both", fmt.Sprintf(views.HintBoth, g.things, present.Called(g.group), v, w), fits)
}

// most asks for the thing with the highest number.
func (g *guesser) most() {
	if g.number == nil || g.things == "rows" { // a row is not worth asking for
		return
	}
	number := present.Called(g.number)
	g.add("most", views.HintMost(text.Singular(g.things), number, present.Several(number)), func(q *query.Query) bool {
		return len(q.OrderBy) > 0 && q.OrderBy[0].Desc && sameColumn(q.OrderBy[0].Item.Column, g.number) ||
			len(q.Select) > 0 && q.Select[0].Agg == query.Max && sameColumn(q.Select[0].Column, g.number)
	})
}

// overTime counts things by when they happened.
func (g *guesser) overTime() {
	if g.day == nil {
		return
	}
	for _, span := range views.HintSpans {
		g.add("over time", fmt.Sprintf(views.HintOver, g.things, span), func(q *query.Query) bool {
			return groupedBy(q, g.day) && string(q.GroupBy[0].Part) == span
		})
	}
}

// byGroup compares groups of things: the largest, then all of them, by a number or by count.
func (g *guesser) byGroup() {
	by := g.grouping()
	if by == nil {
		return
	}
	name := text.Singular(present.Called(by))
	if !whereabouts[present.LastWord(strings.ToLower(name))] {
		g.add("leader", fmt.Sprintf(views.HintLeader, name, g.things), func(q *query.Query) bool {
			return groupedBy(q, by) && len(q.OrderBy) == 1 && q.OrderBy[0].Desc && q.OrderBy[0].Item.Agg == query.Count
		})
	}
	if g.number != nil {
		number := present.Called(g.number)
		g.add("average", views.HintAverage(number, present.Several(number), name), func(q *query.Query) bool {
			return groupedBy(q, by) && slices.ContainsFunc(q.Select, func(i query.Item) bool {
				return i.Agg == query.Avg && sameColumn(i.Column, g.number)
			})
		})
	}
	for _, form := range []string{views.HintEach, views.HintPer} {
		g.add("each", fmt.Sprintf(form, g.things, name), func(q *query.Query) bool { return groupedBy(q, by) })
	}
}

// placed asks for the things in a place or, without one, of a kind.
func (g *guesser) placed() {
	switch {
	case g.place != nil:
		v := g.placeValue(0)
		fits := func(q *query.Query) bool { return conditionOn(q, g.place, v) }
		g.add("place", fmt.Sprintf(views.HintPlace, g.things, v), fits)
	case g.group != nil:
		v := g.group.Values[min(1, len(g.group.Values)-1)].Value
		fits := func(q *query.Query) bool { return conditionOn(q, g.group, v) }
		g.add("place", fmt.Sprintf(views.HintWhose, g.things, present.Called(g.group), v), fits)
		g.add("place", fmt.Sprintf(views.HintValue, g.things, present.Called(g.group), v), fits)
	}
}

// sameColumn reports whether a query's column is a given one, by name.
func sameColumn(c query.Column, want *schema.Column) bool {
	return strings.EqualFold(c.Name, want.Name)
}

// groupedBy reports whether a query has a row for each value of a column.
func groupedBy(q *query.Query, c *schema.Column) bool {
	return len(q.GroupBy) == 1 && sameColumn(q.GroupBy[0], c)
}

// picked are the columns of a table that questions can be made of; each may be nil.
type picked struct {
	place  *schema.Column // where a thing is
	group  *schema.Column // what kind of thing it is
	number *schema.Column
	text   *schema.Column
	day    *schema.Column // when it happened
}

func pick(t *schema.Table) (p picked) {
	for _, c := range t.Visible() {
		enumeration := sayable(c) && grouping(t, c) && present.Called(c) != ""
		place := enumeration && !c.List && !lowercase(c.Values[0].Value) &&
			whereabouts[present.LastWord(strings.ToLower(present.ColumnName(c)))]
		switch {
		case place && p.place == nil:
			p.place = c
		case enumeration && p.group == nil:
			p.group = c
		case amount(c) && present.Called(c) != "" && p.number == nil:
			p.number = c
		case c.Role == schema.FreeText && p.text == nil:
			p.text = c
		case c.Dated() && c.Distinct > 12 && p.day == nil:
			p.day = c
		}
	}
	return p
}

// sayable reports whether a column has a few values that people would use in speech.
func sayable(c *schema.Column) bool {
	return c.Role == schema.Enumeration && len(c.Values) > 1 && !c.Type.Number() &&
		!slices.ContainsFunc(c.Values[:2], unsayable)
}

// lowercase reports whether a value begins with a small letter, unlike place names: a state may be "worn".
func lowercase(value string) bool {
	first, _ := utf8.DecodeRuneInString(value)
	return unicode.IsLower(first)
}

// unsayable reports whether a value is unfit for a question: a code letter, a value with a leading sign or with quotes.
func unsayable(v schema.ValueCount) bool {
	first, length := utf8.DecodeRuneInString(v.Value)
	return length == len(v.Value) || !unicode.IsLetter(first) && !unicode.IsDigit(first) ||
		strings.ContainsAny(v.Value, "\"“”")
}

// placeValue returns the i-th most frequent place, or nothing.
func (p picked) placeValue(i int) string {
	if p.place == nil {
		return ""
	}
	return p.place.Values[min(i, len(p.place.Values)-1)].Value
}

// grouping is the column to group by; lists cannot be.
func (p picked) grouping() *schema.Column {
	for _, c := range []*schema.Column{p.place, p.group} {
		if c != nil && !c.List {
			return c
		}
	}
	return nil
}

// conditionOn reports whether a query asks for a value of a column.
func conditionOn(q *query.Query, c *schema.Column, value string) bool {
	return slices.ContainsFunc(q.Where, func(w query.Condition) bool {
		return sameColumn(w.Item.Column, c) &&
			slices.ContainsFunc(w.Values, func(v query.Value) bool { return strings.EqualFold(v.Text, value) })
	})
}

// reads reports whether a query has a condition on what a text says.
func reads(q *query.Query) bool {
	return slices.ContainsFunc(q.Where, func(w query.Condition) bool { return w.Item.Text != nil })
}

// ranked sorts tables by interest: free text first, then number of columns.
func ranked(db *schema.Database) []*schema.Table {
	score := func(t *schema.Table) int {
		n := len(t.Visible())
		for _, c := range t.Visible() {
			if c.Role == schema.FreeText {
				n += 10
			}
			if c.Role == schema.Enumeration {
				n += 2
			}
		}
		return n
	}
	tables := slices.DeleteFunc(db.Visible(), func(t *schema.Table) bool { return t.Rows <= 1 })
	slices.SortStableFunc(tables, func(a, b *schema.Table) int { return cmp.Compare(score(b), score(a)) })
	return tables
}

// whereabouts are names of columns whose values follow "in".
var whereabouts = map[string]bool{"location": true, "city": true, "town": true, "country": true, "state": true,
	"region":   true,
	"district": true, "area": true, "county": true, "continent": true, "neighbourhood": true, "neighborhood": true}

// calendar are words for numbers that are dates rather than amounts.
var calendar = text.Set("year month day week quarter date")

// amount reports whether a column contains comparable amounts.
func amount(c *schema.Column) bool {
	return c.Type.Number() && (c.Role == schema.Plain || c.Role == schema.Money) && c.Distinct > 3 &&
		!calendar[present.LastWord(strings.ToLower(present.ColumnName(c)))]
}

// grouping reports whether a column divides rows into kinds: far fewer than there are rows, and neither by people's
// names nor by a yes or no.
func grouping(t *schema.Table, c *schema.Column) bool {
	if yes, _ := c.Flag(); yes != "" {
		return false
	}
	return c.Distinct*2 <= max(t.Rows, 1) && present.LastWord(strings.ToLower(present.ColumnName(c))) != "name"
}
