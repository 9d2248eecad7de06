package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/lang"
)

// change is a reading of a turn that modifies the previous query.
type change struct {
	*turn
	form  form
	now   *query.Query
	index int
	logP  float64 // log-probability among the readings of this form
}

func (c change) proposeEdits() {
	switch c.form {
	case narrow:
		c.addConditions()
	case count:
		c.countRows()
	case figure:
		c.computeFigure()
	case groups, best:
		c.changeGroups()
	case having:
		c.changeBounds()
	case top, sorted:
		c.changeOrder()
	default:
		c.addColumns()
	}
}

// add proposes a query made from the reading.
func (c change) add(name string, q *query.Query, m mergedConditions) {
	if q == nil {
		return
	}
	f := []Feature{{"sure " + string(c.form), c.logP}, {"joined", float64(len(q.From.Tables) - len(c.before.From.Tables))}}
	used := c.set.Readings[c.index].Used
	if len(c.now.Where) == 0 {
		f = append(f, Feature{name + " no condition", 1})
	}
	if m.how != "" && m.how != "kept" {
		f = append(f, Feature{m.how, 1}, Feature{name + " " + m.how, 1})
	}
	if len(c.now.OrderBy) > 0 && !slices.Contains(c.cues, "superlative") && !slices.Contains(c.cues, "asks sort") {
		f = append(f, Feature{"order unsaid", 1})
	}
	if len(c.now.GroupBy) > 0 && len(c.now.Having) == 0 && !slices.Contains(c.cues, "asks per") {
		f = append(f, Feature{"groups unsaid", 1})
	}
	if c.now.Limit > 0 {
		f = append(f, Feature{"limit" + map[bool]string{true: " 1"}[c.now.Limit == 1], 1})
	}
	if c.form == figure && len(c.now.Select) == 1 && slices.ContainsFunc(c.set.Question.Tokens, func(x token) bool {
		agg, found := c.aggregator(x.Text)
		return found && agg != c.now.Select[0].Agg
	}) {
		f = append(f, Feature{"another figure said", 1})
	}
	if !c.usesTable(c.now.From.Tables[0]) {
		f = append(f, Feature{"other table", 1})
	}
	c.turn.add(name, q, used, c.index, f)
}

// withConditions returns the previous query with other conditions and with the tables that these and the given items
// need.
func (c change) withConditions(m mergedConditions, items ...query.Item) *query.Query {
	from, ok := c.join(c.before.From, c.tables(items)...)
	if !ok {
		return nil
	}
	out := c.before.Clone()
	if len(from.Tables) > len(out.From.Tables) && c.repeats(from) && !c.repeats(out.From) {
		c.avoidRepeats(out)
	}
	out.From, out.Where = from, m.where
	return out
}

// tables returns the tables of the reading's conditions and of the given items.
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

func orderItems(q *query.Query) []query.Item {
	var out []query.Item
	for _, o := range q.OrderBy {
		out = append(out, o.Item)
	}
	return out
}

// avoidRepeats keeps joins from repeating a query's rows.
func (t *turn) avoidRepeats(q *query.Query) {
	base := t.cat.Table(q.From.Tables[0])
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

// ask applies what the reading asks for to the previous query's rows.
func (c change) ask(name string) {
	if c.before.Limit > 0 && len(c.before.OrderBy) > 0 {
		among, ok := c.among()
		from, joined := c.join(c.now.From, among.Item.Column.Table)
		if ok && joined {
			out := c.now.Clone()
			out.From, out.Where = from, append(c.conditionsOfGroups(), among)
			c.add(name+" of them", out, mergedConditions{})
		}
		if !c.pointsAtSomebody() {
			return
		}
	}
	if len(c.before.Having) > 0 {
		return // the previous query is about some groups only, which no condition identifies
	}
	from, ok := c.join(c.now.From, c.before.From.Tables...)
	if !ok {
		return
	}
	for _, m := range c.merge(c.now.Where) {
		out := c.now.Clone()
		if c.repeats(from) && !c.repeats(out.From) {
			c.avoidRepeats(out)
		}
		out.From, out.Where = from, m.where
		c.add(name, out, m)
	}
}

// conditionsOfGroups returns the reading's conditions and, if the previous query picks groups of the rows that the
// reading is about, those on these rows: "how many did they sell" after "which shop sold most in 2026".
func (c change) conditionsOfGroups() []query.Condition {
	isElsewhere := func(w query.Condition) bool { return !slices.Contains(c.now.From.Tables, w.Item.Column.Table) }
	if len(c.before.GroupBy) == 0 || c.now.From.Tables[0] != c.before.From.Tables[0] ||
		slices.ContainsFunc(c.before.Where, isElsewhere) {
		return slices.Clone(c.now.Where)
	}
	return c.merge(c.now.Where)[0].where
}

// addConditions adds conditions and keeps what was asked.
func (c change) addConditions() {
	if len(c.now.Where) == 0 {
		if c.turn.form == figure {
			c.ask("rows")
		}
		return
	}
	if c.comparesBy(c.now.Where) {
		return
	}
	for _, m := range c.merge(c.now.Where) {
		c.add("narrow", c.withConditions(m), m)
	}
	if c.turn.form == figure {
		c.ask("rows")
	}
	if c.turn.form == top {
		c.filterShown("narrow within", func(out *query.Query) {})
	}
}

// comparesBy reports whether the previous query compares figures by what conditions are about.
func (c change) comparesBy(now []query.Condition) bool {
	isAbout := func(w query.Condition) bool {
		return slices.ContainsFunc(now, func(n query.Condition) bool { return sameSubject(w, n) })
	}
	return slices.ContainsFunc(c.before.Select, func(it query.Item) bool {
		return slices.ContainsFunc(it.Only, isAbout) || it.Calc != nil && slices.ContainsFunc(it.Calc.Left.Only, isAbout)
	})
}

// filterShown filters only the rows that a limited query returned.
func (c change) filterShown(name string, f func(out *query.Query)) {
	among, ok := c.among()
	if !ok {
		return
	}
	from, ok := c.join(c.before.From, c.tables(append(orderItems(c.now), c.now.Select...))...)
	if !ok {
		return
	}
	out := c.before.Clone()
	out.From, out.Limit, out.Offset = from, 0, 0
	out.Where = append(slices.Clone(c.now.Where), among)
	f(out)
	c.add(name, out, mergedConditions{})
}

// countsOtherTable reports whether a turn names the rows of a table that the previous query does not use, so that those
// rows are counted.
func (c change) countsOtherTable() bool {
	t := c.cat.Table(c.now.From.Tables[0])
	return t != nil && !c.usesTable(t.Name) && c.set.Question.Tables[t.Index].Exact != 0
}

func (c change) countRows() {
	switch c.turn.form {
	case groups:
		if len(c.before.GroupBy) == 1 && len(c.before.Having) == 0 && len(c.now.Where) == 0 {
			out := c.before.Clone()
			out.Select, out.GroupBy, out.OrderBy, out.Keyed = []query.Item{{Agg: query.Count, Distinct: true,
				Column: c.before.GroupBy[0]}}, nil, nil, false
			c.add("count groups", out, mergedConditions{})
		}
		if aggregate := onlyFigure(c.before); aggregate != nil && aggregate.Agg != query.Count {
			c.keepGroups("count each")
		}
	case list, figure:
		for _, m := range c.merge(c.now.Where) {
			if out := c.withConditions(m); out != nil && !c.countsOtherTable() {
				out.Select, out.OrderBy, out.Limit, out.Distinct = []query.Item{{Agg: query.Count,
					Column: query.Column{Name: "*"}}}, nil, 0, false
				if c.repeats(out.From) {
					c.avoidRepeats(out)
				}
				c.add("count", out, m)
			}
		}
	}
	if c.now.From.Tables[0] != c.before.From.Tables[0] || c.turn.form != list && c.turn.form != figure {
		c.ask("count others")
	}
}

func (c change) computeFigure() {
	switch c.turn.form {
	case groups:
		c.keepGroups("figure each")
	case top:
		c.showRows()
	case figure:
		from, ok := c.join(c.before.From, c.tables(c.now.Select)...)
		if ok && len(c.now.Where) == 0 && !c.mayBeReplacement() {
			both := c.before.Clone()
			both.From, both.Select = from, appendItems(c.before.Select, c.now.Select)
			c.add("figures", both, mergedConditions{})
		}
	}
	c.ask("figure")
}

// showRows shows the values behind a figure for each of the top rows.
func (c change) showRows() {
	if len(c.now.Where) > 0 {
		return
	}
	out := c.withConditions(mergedConditions{where: c.before.Where}, c.now.Select...)
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
	c.add("figure of each", out, mergedConditions{})
}

// onlySorts reports whether a turn asks for an order of all rows: "cheapest first", "most recent first".
func (t *turn) onlySorts() bool {
	q := t.set.Question
	n := len(q.Tokens)
	return n > 1 && q.Token(n-1) == "first" && (lang.IsSuperlative(q.Token(n-2)) || lang.IsSuperlative(q.Token(n-3)))
}

// sortAll orders all rows of the previous query as the reading orders those of which it takes the first, if by a column
// of these rows: the visits of one animal share its date of birth.
func (c change) sortAll() {
	isOther := func(table string) bool { return table != c.before.From.Tables[0] }
	if countSaid(c.now.Where) > 0 || slices.ContainsFunc(tablesOf(orderItems(c.now)), isOther) {
		return
	}
	out := c.before.Clone()
	out.OrderBy = c.now.OrderBy
	c.turn.add("order", out, c.set.Readings[c.index].Used|c.tokens(rankingWords), c.index,
		[]Feature{{"sure " + string(c.form), c.logP}})
	c.favour(out)
	c.continues = true
}

// showsRival reports whether the previous query shows other columns than the one that the reading sorts by, besides the
// first, which says what the rows are: one of them may be meant.
func (c change) showsRival() bool {
	by := c.now.OrderBy[0].Item
	return len(c.before.Select) > 1 && !slices.ContainsFunc(c.before.Select, by.Same)
}

func (c change) changeOrder() {
	if c.onlySorts() && c.turn.form == list && !c.showsRival() {
		c.sortAll()
		return
	}
	aggregate := onlyFigure(c.before)
	if (c.turn.form == groups || c.turn.form == best) && aggregate != nil {
		c.sortGroups(*aggregate)
	}
	shown := orderItems(c.now)
	if !c.showsNames() {
		shown = append(shown, c.now.Select...)
	}
	applyOrder := func(out *query.Query) {
		out.OrderBy, out.Limit, out.Offset = c.now.OrderBy, c.now.Limit, c.now.Offset
		if !c.showsNames() && !showsAllColumns(c.now) {
			out.Select = appendItems(out.Select, c.now.Select)
		}
	}
	if c.turn.form == list || c.turn.form == top {
		for _, m := range c.merge(c.now.Where) {
			if out := c.withConditions(m, shown...); out != nil {
				applyOrder(out)
				c.add("order", out, m)
			}
		}
	}
	if c.turn.form == top {
		c.filterShown("order within", applyOrder)
	}
	if c.turn.form != list || !c.showsNames() {
		c.ask("first")
	}
}

// showsNames reports whether the reading shows rows by name.
func (c change) showsNames() bool {
	t := c.cat.Table(c.now.From.Tables[0])
	return t != nil && slices.EqualFunc(c.now.Select, t.TitleColumns,
		func(it query.Item, col *link.Column) bool { return it.Column == col.Ref() })
}

func (c change) addColumns() {
	if c.turn.form == list || c.turn.form == top {
		for _, m := range c.merge(c.now.Where) {
			if out := c.withConditions(m, c.now.Select...); out != nil {
				only := out.Clone()
				out.Select = appendItems(out.Select, c.now.Select)
				if !showsAllColumns(c.now) {
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

// showsAllColumns reports whether all columns are shown, so that none can be added.
func showsAllColumns(q *query.Query) bool {
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Column.Name == "*" })
}

// appendItems returns the items followed by those in more that are not among them.
func appendItems(have, more []query.Item) []query.Item {
	out := slices.Clone(have)
	for _, it := range more {
		if !slices.ContainsFunc(out, it.Same) {
			out = append(out, it)
		}
	}
	return out
}
