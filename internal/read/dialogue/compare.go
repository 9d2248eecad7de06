package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words that compare without saying which of two is greater.
var comparingWords = text.Set("compared versus vs against difference")

// compareWithShown compares the figure shown with that of another time or value: "is that more than in August?", "how
// much more than the year before?", "compared with Karin?". It reports whether the turn asks for that.
func (t *turn) compareWithShown() (compares bool) {
	q, f := t.set.Question, onlyFigure(t.before)
	used := q.WithSense(cue.Than) | t.tokens(comparingWords)
	isOtherFirst := used == 0
	if q.HasSense(0, cue.Be) && t.tokens(singularPronouns) != 0 {
		used |= q.WithSense(cue.More | cue.Less) // "was it more in August?"
	}
	if used == 0 || t.namesRows() || f == nil || f.Calc != nil || len(f.Only) > 0 || t.form != figure && t.form != groups {
		return false
	}
	used |= q.WithSense(cue.More | cue.Less)
	others := t.otherFigures(link.First(used))
	asksHowMuch := q.Token(0) == "how" || q.TokensWhere(func(i int) bool { return q.Token(i) == "difference" }) != 0
	if asksHowMuch {
		used |= link.Span(0, 2)
	}
	for _, other := range others {
		left, right, out := *f, *f, t.before.Clone()
		left.Only, right.Only = missing(t.before.Where, other.where), missing(other.where, t.before.Where)
		if len(left.Only) == 0 || len(right.Only) == 0 {
			continue
		}
		out.Where, out.GroupBy, out.OrderBy, out.Keyed = missing(t.before.Where, left.Only), nil, nil, false
		compare := func(op query.CalcOp, a, b query.Item) {
			out.Select = []query.Item{{Calc: &query.Calc{Op: op, Left: a, Right: b}}}
		}
		switch {
		case asksHowMuch:
			compare(query.Gap, left, right)
		case q.WithSense(cue.More|cue.Less) != 0:
			if isOtherFirst != (q.WithSense(cue.Less) != 0) {
				left, right = right, left
			}
			compare(query.More, left, right)
		default:
			out.Select, out.GroupBy = append(plain(t.before.Select), left, right), t.before.GroupBy
		}
		t.addFromWords("compared", out, used|other.used)
		if q.Content&^(used|other.used|t.repeated) == 0 {
			t.favour(out)
			compares = true
		}
	}
	return compares
}

// WithoutComparisons returns a history without a yes-or-no comparison at its end, if that compares the figure of the
// turn before it: what follows is about that figure.
func WithoutComparisons(history []parse.Turn) []parse.Turn {
	n := len(history)
	if n < 2 || history[n-1].Query == nil {
		return history
	}
	compared := history[n-1].Query.Select
	if len(compared) != 1 || compared[0].Calc == nil || compared[0].Calc.Op != query.More {
		return history
	}
	before := WithoutComparisons(history[:n-1])
	side := compared[0].Calc.Left
	side.Only = nil
	if last := before[len(before)-1].Query; last == nil || onlyFigure(last) == nil || !side.Same(*onlyFigure(last)) {
		return history
	}
	return before
}

// otherRows are conditions that a turn puts in place of those of the previous query, and its words for them.
type otherRows struct {
	where []query.Condition
	used  link.Mask
}

// otherFigures returns the rows whose figure may be compared with the one shown: those of another time or value named
// after a word.
func (t *turn) otherFigures(after int) (out []otherRows) {
	for i := range t.set.Question.Atoms {
		a := &t.set.Question.Atoms[i]
		isBound := a.Cue&t.set.Question.WithSense(cue.Than) != 0 // "longer than 60 minutes"
		if link.First(a.Mask) < after || len(a.Where) == 0 || isBound {
			continue
		}
		now := t.replaceTime(a.Where)
		if slices.ContainsFunc(t.before.Where, func(w query.Condition) bool { return sameSubject(w, now[0]) }) {
			out = append(out, otherRows{ReplaceConditions(t.before.Where, now), a.Mask | a.Cue})
		}
	}
	t.eachShift(func(q *query.Query, used link.Mask) { out = append(out, otherRows{q.Where, used}) })
	return out
}

// missing returns the conditions that are not among others.
func missing(of, others []query.Condition) []query.Condition {
	return slices.DeleteFunc(slices.Clone(of), func(c query.Condition) bool {
		return slices.ContainsFunc(others, c.Equals)
	})
}

// showCounted shows the rows that the previous query counted, in all or for the top group: "show me those", "list
// them". It reports whether the turn asks for that.
func (t *turn) showCounted() bool {
	q, base := t.set.Question, t.counted()
	pointing := t.tokens(pluralPronouns)
	if base == nil || requestKinds[q.Token(0)] != "list" || pointing == 0 ||
		q.Content&^(t.repeated|pointing|link.Span(0, 1)|t.tokens(tellingWords)) != 0 {
		return false
	}
	out := t.before.Clone()
	out.Select, out.Distinct = []query.Item{query.Star(base.Name)}, onlyFigure(t.before).Distinct
	if t.form == best {
		among, ok := t.among()
		if !ok {
			return false
		}
		out.Where, out.GroupBy, out.OrderBy, out.Limit, out.Keyed = append(out.Where, among), nil, nil, 0, false
	}
	if len(base.TitleColumns) > 0 && base.TitleColumns[0] != base.Key {
		out.Select = titles(base)
	}
	t.addFromWords("show", out, q.Content)
	t.favour(out)
	return true
}

// counted returns the table whose rows the previous query only counts, in all or to find the top group, or nil.
func (t *turn) counted() *link.Table {
	it := onlyFigure(t.before)
	isTop := t.form == best && t.before.Limit == 1 && t.before.Offset == 0 && len(t.before.Having) == 0
	if !isTop && (t.form != figure || len(t.before.Select) != 1) || it == nil || it.Agg != query.Count {
		return nil
	}
	if it.CountsRows() && !t.repeats(t.before.From) {
		return t.cat.Table(t.before.From.Tables[0])
	}
	if c := t.cat.Column(it.Column); it.Distinct && c != nil && c == c.Table.Key {
		return c.Table
	}
	return nil
}

// widen goes back to a query that the previous one narrowed: "all of them again", "all kinds again". It reports
// whether the turn asks for that.
func (t *turn) widen() bool {
	q := t.set.Question
	used := t.tokens(liftingWords) | t.tokens(againWords) | t.tokens(pluralPronouns)
	if t.past.wider == nil || t.tokens(againWords) == 0 {
		return false
	}
	for _, w := range missing(t.before.Where, t.past.wider.Where) {
		if c := t.cat.Column(w.Item.Column); c != nil {
			used |= q.Columns[c.Index].Exact // "all kinds again" after "only sloops"
		}
	}
	if q.Content&^(used|t.repeated) != 0 {
		return false
	}
	text := t.past.wider.SUQL()
	if k, known := t.at[text]; known && k < 0 {
		delete(t.at, text) // unlike other changes, this one may be an earlier query
	}
	t.addFromWords("lift", t.past.wider, used)
	t.out[t.at[text]].wordEvidence = 2 * continuationEvidence // twice, since "all of them" alone asks for the rows
	return true
}

// totalGroups adds up the groups shown: "in total", "how many altogether". It reports whether the turn asks for that.
func (t *turn) totalGroups() bool {
	q, f := t.set.Question, onlyFigure(t.before)
	said := t.tokens(totalWords)
	isSum := f != nil && f.Calc == nil && (f.Agg == query.Count || f.Agg == query.Sum) && len(t.before.Having) == 0
	if said == 0 || t.form != groups || !isSum || q.Content&^(said|t.repeated) != 0 || t.tokens(addingWords) != 0 {
		return false
	}
	out := t.before.Clone()
	out.Select, out.GroupBy, out.OrderBy, out.Keyed = []query.Item{*f}, nil, nil, false
	t.addFromWords("figure", out, said)
	t.favour(out)
	return true
}

var totalWords = text.Set("total altogether overall")

// Words that go back to what was shown before.
var againWords = text.Set("again back")
