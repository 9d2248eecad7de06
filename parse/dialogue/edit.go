package dialogue

import (
	"cmp"
	"math"
	"slices"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/parse/link"
	"github.com/ask-surely/surely/parse/propose"
	"github.com/ask-surely/surely/query"
)

type token = words.Token

// Edit is the query before, changed.
type Edit struct {
	Query    *query.Query
	Unused   link.Mask // tokens that went nowhere
	Reading  int       // the reading of the turn that changed it, or -1
	Features []Feature
}

// Form is what kind of answer a query gives.
type form string

const (
	list   form = "list"   // rows
	top    form = "top"    // the first few rows in some order
	figure form = "figure" // a figure of all rows
	groups form = "groups" // a figure of each group
	best   form = "best"   // the first few groups
	sorted form = "sorted" // rows in some order
	having form = "having" // the groups whose figure is so and so
	count  form = "count"  // how many rows
	narrow form = "narrow" // rows by name: only which rows was said
)

// turn is what somebody said after a query.
type turn struct {
	set    *propose.Set
	cat    *link.Catalog
	past   *past
	before *query.Query
	back   bool // before is the search before a look at some of its rows
	form   form
	echo   link.Mask
	common func(token int) bool
	said   []string // cues
	at     map[string]int
	out    []*Edit
}

// The bounds of what is tried.
const (
	readings = 1500 // of the turn
	perForm  = 24   // of them, of each form
)

// Best is the likeliest reading of a turn as a question of its own.
type Best struct {
	Query  *query.Query
	P      float64
	Unused int // content words that went nowhere
}

// Reading is a turn read as one that goes on.
type Reading struct {
	Edits []*Edit
	Fresh []Feature // of the turn as a question of its own
}

// Read returns what the turns before become by the readings of a turn. The scores are those of all readings, order is
// the best of them; common tells which tokens say nothing of their own.
func Read(set *propose.Set, order []int, scores []float64, history []parse.Turn, alone Best,
	common func(token int) bool) *Reading {
	h := recall(set.Question.Catalog, history)
	if h == nil {
		return &Reading{}
	}
	order = order[:min(len(order), readings)]
	t := &turn{set: set, cat: set.Question.Catalog, past: h, common: common, at: map[string]int{}}
	for _, before := range h.queries {
		t.at[before.SUQL()] = -1
	}
	var fresh []Feature
	for i, before := range h.queries {
		t.before, t.form, t.back = before, formOf(before), i > 0
		t.echo = t.echoed()
		t.said = t.cues()
		if i == 0 {
			fresh = t.fresh(alone)
			t.pointed(order, scores)
		}
		t.alone()
		for _, s := range t.byForm(order, scores, 0) {
			for n, f := range s.queries {
				c := change{t, s.form, f, s.at[n], scores[s.at[n]] - scores[order[0]] - math.Log(s.sum)}
				c.all()
			}
		}
	}
	return &Reading{t.out, fresh}
}

// ungrouped is a query without groups of which each is a single row.
func ungrouped(cat *link.Catalog, q *query.Query) *query.Query {
	if len(q.GroupBy) != 1 || len(q.From.Tables) != 1 || len(q.Having) > 0 {
		return q
	}
	c := cat.Column(q.GroupBy[0])
	if c == nil || q.GroupBy[0].Part != "" || q.GroupBy[0].Each || !c.Key && c.Distinct != c.Table.Rows {
		return q
	}
	out := q.Clone()
	out.GroupBy, out.Keyed = nil, false
	single := func(it *query.Item) bool {
		if it.Agg == query.Count || it.Calc != nil {
			return false
		}
		it.Agg, it.Distinct = query.None, false
		return true
	}
	for i := range out.Select {
		if !single(&out.Select[i]) {
			return q
		}
	}
	for i := range out.OrderBy {
		if !single(&out.OrderBy[i].Item) {
			return q
		}
	}
	return out
}

// some is the readings of one form, and their probability together.
type some struct {
	form    form
	queries []*query.Query
	at      []int
	sum     float64
}

// byForm sorts readings by their form: how probable a change is among those of its form is told by the reading, which
// form it has by how the turn goes on.
// Readings of tokens that mean something else are none.
func (t *turn) byForm(order []int, scores []float64, taken link.Mask) []*some {
	var out []*some
	by, known := map[form]*some{}, map[string]form{}
	for _, i := range order {
		if t.set.Readings[i].Used&taken != 0 {
			continue
		}
		shape := t.set.Readings[i].Shape
		if s := by[known[shape]]; s != nil && len(s.at) == perForm {
			s.sum += math.Exp(scores[i] - scores[order[0]])
			continue
		}
		f := t.set.Query(i)
		if f.Set != query.NoSet {
			continue
		}
		k := spoken(f, shape)
		if shape != "count different" { // whose form its tables tell, too
			known[shape] = k
		}
		if by[k] == nil {
			by[k] = &some{form: k}
			out = append(out, by[k])
		}
		s := by[k]
		s.sum += math.Exp(scores[i] - scores[order[0]])
		if len(s.at) < perForm {
			s.queries, s.at = append(s.queries, f), append(s.at, i)
		}
	}
	return out
}

func formOf(q *query.Query) form {
	switch {
	case len(q.GroupBy) > 0 && q.Limit > 0:
		return best
	case len(q.GroupBy) > 0:
		return groups
	case aggregated(q.Select[0]):
		return figure
	case len(q.OrderBy) > 0 && q.Limit > 0:
		return top
	}
	return list
}

func aggregated(it query.Item) bool {
	return it.Agg != query.None || it.Calc != nil && (aggregated(it.Calc.Left) || aggregated(it.Calc.Right))
}

// spoken is the form of a reading, as far as it tells what the reading may change.
func spoken(f *query.Query, shape string) form {
	switch k := formOf(f); {
	case len(f.Having) > 0:
		return having
	case k == figure && f.Select[0].Agg == query.Count &&
		(f.Select[0].Column.Name == "*" || !f.Select[0].Distinct || len(f.From.Tables) > 1):
		return count
	case k == list && len(f.OrderBy) > 0:
		return sorted
	case shape == propose.Plain:
		return narrow
	default:
		return k
	}
}

// change is one reading of a turn that changes the query before.
type change struct {
	*turn
	form  form
	now   *query.Query
	index int
	sure  float64 // log-probability among the readings of this form
}

func (c change) all() {
	switch c.form {
	case narrow:
		c.narrows()
	case count:
		c.counts()
	case figure:
		c.figures()
	case groups, best:
		c.groups()
	case having:
		c.bounds()
	case top, sorted:
		c.orders()
	default:
		c.shows()
	}
}

// add proposes a query that came of the reading.
func (c change) add(name string, q *query.Query, m merged) {
	if q == nil {
		return
	}
	f := []Feature{{"sure " + string(c.form), c.sure}, {"joined", float64(len(q.From.Tables) - len(c.before.From.Tables))}}
	used := c.set.Readings[c.index].Used
	if len(c.now.Where) == 0 {
		f = append(f, Feature{name + " no condition", 1})
	}
	if m.how != "" && m.how != "kept" {
		f = append(f, Feature{m.how, 1}, Feature{name + " " + m.how, 1})
	}
	if len(c.now.OrderBy) > 0 && !slices.Contains(c.said, "superlative") && !slices.Contains(c.said, "asks sort") {
		f = append(f, Feature{"order unsaid", 1})
	}
	if len(c.now.GroupBy) > 0 && len(c.now.Having) == 0 && !slices.Contains(c.said, "asks per") {
		f = append(f, Feature{"groups unsaid", 1})
	}
	if c.now.Limit > 0 {
		f = append(f, Feature{"limit" + map[bool]string{true: " 1"}[c.now.Limit == 1], 1})
	}
	if c.form == figure && len(c.now.Select) == 1 && slices.ContainsFunc(c.set.Question.Tokens, func(x token) bool {
		agg, said := c.aggregator(x.Text)
		return said && agg != c.now.Select[0].Agg
	}) {
		f = append(f, Feature{"another figure said", 1})
	}
	if !c.holds(c.now.From.Tables[0]) {
		f = append(f, Feature{"other table", 1})
	}
	c.turn.add(name, q, used, c.index, f)
}

// own is the query before with other conditions, on the tables that these and some items need.
func (c change) own(m merged, items ...query.Item) *query.Query {
	from, ok := c.join(c.before.From, c.tables(items)...)
	if !ok {
		return nil
	}
	out := c.before.Clone()
	if len(from.Tables) > len(out.From.Tables) && c.repeats(from) && !c.repeats(out.From) {
		c.once(out)
	}
	out.From, out.Where = from, m.where
	return out
}

// tables are those of the reading's conditions and of some items.
func (c change) tables(items []query.Item) []string {
	out := tablesOf(items)
	for _, w := range c.now.Where {
		out = append(out, tablesOf([]query.Item{w.Item})...)
	}
	return out
}

func tablesOf(items []query.Item) []string {
	var out []string
	for _, it := range items {
		if it.Calc != nil {
			out = append(out, tablesOf([]query.Item{it.Calc.Left, it.Calc.Right})...)
		} else if it.Column.Table != "" {
			out = append(out, it.Column.Table)
		}
	}
	return out
}

// ordering are the items that a query is ordered by.
func ordering(q *query.Query) []query.Item {
	var out []query.Item
	for _, o := range q.OrderBy {
		out = append(out, o.Item)
	}
	return out
}

// once keeps the rows of a query's first table from counting as often as joined tables repeat them.
func (t *turn) once(q *query.Query) {
	base := t.table(q.From.Tables[0])
	if base == nil || base.Key == nil {
		return
	}
	for i, it := range q.Select {
		if it.Agg == query.Count && it.Column.Name == "*" && len(it.Only) == 0 {
			q.Select[i] = query.Item{Agg: query.Count, Distinct: true, Column: base.Key.Ref()}
		}
	}
	if formOf(q) == list && len(q.OrderBy) == 0 {
		q.Distinct = true
	}
}

// ask is what the reading asks, of the rows that the query before was about.
func (c change) ask(name string) {
	if c.before.Limit > 0 && len(c.before.OrderBy) > 0 {
		among, ok := c.among()
		from, joined := c.join(c.now.From, among.Item.Column.Table)
		if ok && joined {
			out := c.now.Clone()
			out.From, out.Where = from, append(out.Where, among)
			c.add(name+" of them", out, merged{})
		}
		return
	}
	if len(c.before.Having) > 0 {
		return // of some groups only: no condition says which
	}
	from, ok := c.join(c.now.From, c.before.From.Tables...)
	if !ok {
		return
	}
	for _, m := range c.merge(c.now.Where) {
		out := c.now.Clone()
		if c.repeats(from) && !c.repeats(out.From) {
			c.once(out)
		}
		out.From, out.Where = from, m.where
		c.add(name, out, m)
	}
}

// narrows says of which rows, and keeps what was asked of them.
func (c change) narrows() {
	if len(c.now.Where) == 0 {
		if c.turn.form == figure {
			c.ask("rows")
		}
		return
	}
	for _, m := range c.merge(c.now.Where) {
		c.add("narrow", c.own(m), m)
	}
	if c.turn.form == figure {
		c.ask("rows")
	}
	if c.turn.form == top {
		c.within("narrow within", func(out *query.Query) {})
	}
}

// within changes the rows that a limited query gave, and no others.
func (c change) within(name string, f func(out *query.Query)) {
	among, ok := c.among()
	if !ok {
		return
	}
	from, ok := c.join(c.before.From, c.tables(append(ordering(c.now), c.now.Select...))...)
	if !ok {
		return
	}
	out := c.before.Clone()
	out.From, out.Limit, out.Offset = from, 0, 0
	out.Where = append(slices.Clone(c.now.Where), among)
	f(out)
	c.add(name, out, merged{})
}

func (c change) counts() {
	switch c.turn.form {
	case groups:
		if len(c.before.GroupBy) == 1 && len(c.before.Having) == 0 && len(c.now.Where) == 0 {
			out := c.before.Clone()
			out.Select, out.GroupBy, out.OrderBy, out.Keyed = []query.Item{{Agg: query.Count, Distinct: true,
				Column: c.before.GroupBy[0]}}, nil, nil, false
			c.add("count groups", out, merged{})
		}
		if mine := aggregatedOf(c.before); mine != nil && mine.Agg != query.Count {
			c.keepGroups("count each")
		}
	case list, figure:
		for _, m := range c.merge(c.now.Where) {
			if out := c.own(m); out != nil {
				out.Select, out.OrderBy, out.Limit, out.Distinct = []query.Item{{Agg: query.Count,
					Column: query.Column{Name: "*"}}}, nil, 0, false
				if c.repeats(out.From) {
					c.once(out)
				}
				c.add("count", out, m)
			}
		}
	}
	if c.now.From.Tables[0] != c.before.From.Tables[0] || c.turn.form != list && c.turn.form != figure {
		c.ask("count others")
	}
}

// keepGroups puts the reading's figure in the place of that of each group.
func (c change) keepGroups(name string) {
	for _, m := range c.merge(c.now.Where) {
		from, ok := c.join(c.now.From, c.before.From.Tables...)
		if !ok {
			return
		}
		out := c.before.Clone()
		out.From, out.Where, out.OrderBy, out.Limit = from, m.where, nil, 0
		out.Select = append(plain(c.before.Select), c.now.Select...)
		c.add(name, out, m)
		both := out.Clone()
		both.Select = beside(c.before.Select, c.now.Select)
		c.add(name+" too", both, m)
	}
}

func (c change) figures() {
	switch c.turn.form {
	case groups:
		c.keepGroups("figure each")
	case top:
		c.rows()
	case figure:
		if from, ok := c.join(c.before.From, c.tables(c.now.Select)...); ok && len(c.now.Where) == 0 {
			both := c.before.Clone()
			both.From, both.Select = from, beside(c.before.Select, c.now.Select)
			c.add("figures", both, merged{})
		}
	}
	c.ask("figure")
}

// rows shows what a figure would be worked out from, of each of a few rows.
func (c change) rows() {
	if len(c.now.Where) > 0 {
		return
	}
	out := c.own(merged{where: c.before.Where}, c.now.Select...)
	if out == nil {
		return
	}
	for _, it := range c.now.Select {
		it.Agg, it.Distinct = query.None, false
		if it.Column.Name == "" || it.Column.Name == "*" || slices.ContainsFunc(out.Select, it.Same) {
			return
		}
		out.Select = append(out.Select, it)
	}
	c.add("figure of each", out, merged{})
}

func (c change) groups() {
	mine := aggregatedOf(c.before)
	switch {
	case mine == nil || !onlyCounts(c.now):
	case c.turn.form == figure:
		c.regroup("group", plain(c.now.Select), c.now.GroupBy, *mine)
	case c.turn.form == groups || c.turn.form == best:
		if slices.Equal(c.now.GroupBy, c.before.GroupBy) {
			c.sortGroups(*mine)
			break
		}
		c.regroup("group anew", plain(c.now.Select), c.now.GroupBy, *mine)
		if c.form == groups && c.turn.form == groups {
			c.regroup("split", append(plain(c.before.Select), plain(c.now.Select)...),
				append(slices.Clone(c.before.GroupBy), c.now.GroupBy...), *mine)
		}
	}
	c.ask("grouped")
}

// regroup works the figure before out for other groups.
func (c change) regroup(name string, keys []query.Item, by []query.Column, figure query.Item) {
	for _, m := range c.merge(c.now.Where) {
		out := c.own(m, keys...)
		if out == nil {
			return
		}
		out.Select, out.GroupBy, out.Keyed = append(slices.Clone(keys), figure), by, c.now.Keyed
		out.Having, out.Distinct = nil, false
		out.OrderBy, out.Limit, out.Offset = nil, c.now.Limit, c.now.Offset
		if len(c.now.OrderBy) > 0 {
			out.OrderBy = []query.Order{{Item: figure, Desc: c.now.OrderBy[0].Desc, NullsLast: c.now.OrderBy[0].NullsLast}}
		}
		c.add(name, out, m)
		if b := c.before; len(c.now.OrderBy) == 0 && len(b.OrderBy) == 1 && b.OrderBy[0].Item.Same(figure) {
			sorted := out.Clone()
			sorted.OrderBy, sorted.Limit, sorted.Offset = b.OrderBy, b.Limit, b.Offset
			c.add(name+" in order", sorted, m)
		}
	}
}

// sortGroups puts the groups before in the order of their figure.
func (c change) sortGroups(figure query.Item) {
	if len(c.now.OrderBy) == 0 || len(c.now.Where) > 0 {
		return
	}
	out := c.before.Clone()
	out.OrderBy = []query.Order{{Item: figure, Desc: c.now.OrderBy[0].Desc, NullsLast: c.now.OrderBy[0].Desc}}
	out.Limit, out.Offset = c.now.Limit, c.now.Offset
	c.add("sort groups", out, merged{})
}

func (c change) bounds() {
	if c.turn.form == groups && slices.Equal(c.now.GroupBy, c.before.GroupBy) {
		for _, m := range c.merge(c.now.Where) {
			if out := c.own(m); out != nil {
				out.Having = c.now.Having
				c.add("bound", out, m)
			}
		}
	}
	c.ask("bounded")
}

func (c change) orders() {
	mine := aggregatedOf(c.before)
	if (c.turn.form == groups || c.turn.form == best) && mine != nil {
		c.sortGroups(*mine)
	}
	shown := ordering(c.now)
	if !c.named() {
		shown = append(shown, c.now.Select...)
	}
	ordered := func(out *query.Query) {
		out.OrderBy, out.Limit, out.Offset = c.now.OrderBy, c.now.Limit, c.now.Offset
		if !c.named() && !stars(c.now) {
			out.Select = beside(out.Select, c.now.Select)
		}
	}
	if c.turn.form == list || c.turn.form == top {
		for _, m := range c.merge(c.now.Where) {
			if out := c.own(m, shown...); out != nil {
				ordered(out)
				c.add("order", out, m)
			}
		}
	}
	if c.turn.form == top {
		c.within("order within", ordered)
	}
	if c.turn.form != list || !c.named() {
		c.ask("first")
	}
}

// named reports whether the reading shows rows by their names.
func (c change) named() bool {
	t := c.table(c.now.From.Tables[0])
	return t != nil && slices.EqualFunc(c.now.Select, t.Shown,
		func(it query.Item, col *link.Column) bool { return it.Column == col.Ref() })
}

func (c change) shows() {
	if c.turn.form == list || c.turn.form == top {
		for _, m := range c.merge(c.now.Where) {
			if out := c.own(m, c.now.Select...); out != nil {
				only := out.Clone()
				out.Select = beside(out.Select, c.now.Select)
				if !stars(c.now) {
					c.add("show", out, m)
				}
				only.Select, only.Distinct = c.now.Select, c.now.Distinct
				c.add("show only", only, m)
			}
		}
		return
	}
	c.ask("show")
}

// stars reports whether all columns are shown, which stand beside no others.
func stars(q *query.Query) bool {
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Column.Name == "*" })
}

// beside returns items with others after them.
func beside(have, more []query.Item) []query.Item {
	out := slices.Clone(have)
	for _, it := range more {
		if !slices.ContainsFunc(out, it.Same) {
			out = append(out, it)
		}
	}
	return out
}

// plain returns the items that are no figures.
func plain(items []query.Item) []query.Item {
	return slices.DeleteFunc(slices.Clone(items), aggregated)
}

// aggregatedOf is the one figure of a query, or nil.
func aggregatedOf(q *query.Query) *query.Item {
	var out *query.Item
	for i, it := range q.Select {
		if aggregated(it) {
			if out != nil {
				return nil
			}
			out = &q.Select[i]
		}
	}
	if out == nil && len(q.GroupBy) > 0 && len(q.OrderBy) > 0 && aggregated(q.OrderBy[0].Item) {
		return &q.OrderBy[0].Item // the groups with the most: what of is not shown
	}
	return out
}

func onlyCounts(q *query.Query) bool {
	counts := func(it query.Item) bool { return !aggregated(it) || it.Agg == query.Count }
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool { return !counts(it) }) &&
		!slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return !counts(o.Item) })
}

// add proposes an edit once, by its likeliest way.
func (t *turn) add(name string, q *query.Query, used link.Mask, reading int, more []Feature) {
	e := &Edit{Query: q, Reading: reading, Unused: t.left(used), Features: t.features(name, used, more)}
	text := q.SUQL()
	if k, known := t.at[text]; !known {
		t.at[text] = len(t.out)
		t.out = append(t.out, e)
	} else if k >= 0 && cmp.Less(t.out[k].Score(), e.Score()) {
		t.out[k] = e
	}
}

// left returns the content tokens that go nowhere.
func (t *turn) left(used link.Mask) link.Mask {
	left := t.set.Question.Content &^ (used | t.echo)
	for i := range t.set.Question.Tokens {
		if bit := link.Mask(1) << uint(i); left&bit != 0 && t.common(i) {
			left &^= bit
		}
	}
	return left
}
