package model

import (
	"context"
	"fmt"
	"sort"
	"strconv"
	"strings"

	"surely/parse"
	"surely/query"
	"surely/schema"
	"surely/verdict"
)

// build is one query under construction.
type build struct {
	p       *Parser
	ctx     context.Context
	in      parse.Input
	q       *query.Query
	system  string // the system prompt, once written
	problem string // what the checker said of the last try
	made    []made
}

// made is a decision with what was chosen and what else might have been.
type made struct {
	id     string // of the component chosen
	p      float64
	others []other
}

type other struct {
	p     float64
	apply func(best *query.Query) *query.Query // nil when the query cannot be had by changing one component
}

// option is one way to decide; apply changes the query.
type option struct {
	text  string
	apply func(*query.Query)
}

// most conditions and columns the model is asked for, so that it cannot go on for ever.
const (
	mostConditions = 4
	mostColumns    = 6
)

// run takes all decisions, in the order of query.Components.
func (b *build) run() error {
	for _, step := range []func() error{b.tables, b.columns, b.conditions, b.grouping, b.order, b.limit} {
		if err := step(); err != nil || len(b.q.From.Tables) == 0 {
			return err
		}
	}
	return nil
}

// pick has the model choose among options, leaves out what is refused, takes without asking what is confirmed, and applies
// the choice. It returns the index of the option taken.
func (b *build) pick(kind query.Kind, about, wanted string, options []option) (int, error) {
	type live struct {
		index int
		comp  query.Component
		known bool // the option decides a component that can be told
	}
	var open []live
	var refused []string
	for i, o := range options {
		comp, known := b.effect(kind, o)
		switch {
		case known && holds(b.in.Constraints.Forbidden, comp.ID()):
			refused = append(refused, o.text)
			continue
		case known && holds(b.in.Constraints.Confirmed, comp.ID()):
			o.apply(b.q)
			b.made = append(b.made, made{id: comp.ID(), p: 1})
			return i, nil
		}
		open = append(open, live{i, comp, known})
	}
	if len(open) == 0 {
		return -1, nil
	}
	texts := make([]string, len(open))
	for i, l := range open {
		texts[i] = options[l.index].text
	}
	m := b.message(kind, about, wanted)
	m.Refused = refused
	p, err := b.choose(m, texts)
	if err != nil {
		return -1, err
	}
	best := 0
	for i := range p {
		if p[i] > p[best] {
			best = i
		}
	}
	d := made{p: p[best]}
	if open[best].known {
		d.id = open[best].comp.ID()
	}
	for i := range open {
		if i == best || !open[i].known || !open[best].known {
			continue
		}
		from, to := open[best].comp, open[i].comp
		d.others = append(d.others, other{p[i], func(q *query.Query) *query.Query { return exchange(q, from, to) }})
	}
	b.made = append(b.made, d)
	options[open[best].index].apply(b.q)
	return open[best].index, nil
}

// exchange replaces one component by another of the same slot. A condition on another column keeps operator and value: it
// is the column that is in doubt.
func exchange(q *query.Query, from, to query.Component) *query.Query {
	if from.Kind == query.WhereColumn && from.Block == "" {
		out := q.Clone()
		for i, c := range out.Where {
			if c.Item.Column == from.Item.Column && c.Item.Text == nil && to.Item.Text == nil {
				out.Where[i].Item = query.Item{Column: to.Item.Column}
				return out
			}
		}
		return nil
	}
	if with := query.With(q, to); with != nil {
		if without := query.Without(with, from); without != nil {
			return without
		}
		return with
	}
	return nil
}

// effect returns the component that an option would add to the query.
func (b *build) effect(kind query.Kind, o option) (query.Component, bool) {
	had := map[string]bool{}
	for _, c := range query.Components(b.q) {
		had[c.ID()] = true
	}
	trial := b.q.Clone()
	o.apply(trial)
	for _, c := range query.Components(trial) {
		if c.Kind == kind && !had[c.ID()] {
			return c, true
		}
	}
	return query.Component{}, false
}

func holds(list []query.Component, id string) bool {
	for _, c := range list {
		if c.ID() == id {
			return true
		}
	}
	return false
}

// wantsData asks whether the question is one for the data at all.
func (b *build) wantsData() (float64, error) {
	m := b.message("data", "", "does the question want something from the database?")
	p, err := b.choose(m, []string{"yes, look into the database", "no, it is small talk or about something else"})
	if err != nil {
		return 0, err
	}
	return p[0] / max(p[0]+p[1], 1e-9), nil
}

// tables chooses one table, or several that refer to each other.
func (b *build) tables() error {
	var options []option
	for _, f := range froms(b.in.Schema) {
		options = append(options, option{strings.Join(f.Tables, " with "), func(q *query.Query) { q.From = f }})
	}
	_, err := b.pick(query.FromTables, "", "the tables that the answer needs", options)
	return err
}

// mostFroms bounds the table combinations offered.
const mostFroms = 24

// froms lists the tables, and the sets of two and three that refer to each other.
func froms(db *schema.Database) []query.From {
	var out []query.From
	for _, t := range db.Visible() {
		out = append(out, query.From{Tables: []string{t.Name}})
	}
	for at := 0; at < len(out) && len(out) < mostFroms; at++ {
		from := out[at]
		if len(from.Tables) == 3 {
			break
		}
		for _, f := range db.ForeignKeys {
			j := query.Join{Left: query.Column{Table: f.Table, Name: f.Column}, Right: query.Column{Table: f.RefTable, Name: f.RefColumn}}
			if in(from.Tables, j.Right.Table) {
				j.Left, j.Right = j.Right, j.Left
			}
			if !in(from.Tables, j.Left.Table) || in(from.Tables, j.Right.Table) {
				continue
			}
			next := query.From{Tables: append(append([]string(nil), from.Tables...), j.Right.Table), Joins: append(append([]query.Join(nil), from.Joins...), j)}
			if !offered(out, next) {
				out = append(out, next)
			}
		}
	}
	return out[:min(len(out), mostFroms)]
}

func offered(list []query.From, f query.From) bool {
	key := func(f query.From) string {
		t := append([]string(nil), f.Tables...)
		sort.Strings(t)
		return strings.Join(t, "\x00")
	}
	for _, have := range list {
		if key(have) == key(f) {
			return true
		}
	}
	return false
}

func in(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// column is a column of one of the query's tables.
type column struct {
	at  query.Column
	col *schema.Column
}

func (b *build) all() []column {
	var out []column
	for _, name := range b.q.From.Tables {
		t := b.in.Schema.Table(name)
		if t == nil {
			continue
		}
		for _, c := range t.Visible() {
			out = append(out, column{query.Column{Table: t.Name, Name: c.Name}, c})
		}
	}
	return out
}

func (c column) text() string {
	if c.col.Label != "" && !strings.EqualFold(c.col.Label, c.col.Name) {
		return c.at.String() + " (" + c.col.Label + ")"
	}
	return c.at.String()
}

// columns chooses what is shown, one column at a time.
func (b *build) columns() error {
	for n := 0; n < mostColumns; n++ {
		wanted := "the column whose values are the answer"
		var options []option
		if n > 0 {
			wanted = "one more column that the question asks to see"
			options = append(options, option{"no more columns", func(*query.Query) {}})
		}
		for _, c := range b.all() {
			item := query.Item{Column: c.at}
			if has(b.q.Select, item) {
				continue
			}
			options = append(options, option{c.text(), func(q *query.Query) { q.Select = append(q.Select, item) }})
		}
		if n == 0 {
			star := query.Column{Table: b.q.From.Tables[0], Name: "*"}
			options = append(options, option{"the number of rows", func(q *query.Query) {
				q.Select = []query.Item{{Agg: query.Count, Column: star}}
			}}, option{"everything about the row", func(q *query.Query) { q.Select = []query.Item{{Column: star}} }})
		}
		before := len(b.q.Select)
		if _, err := b.pick(query.SelectColumn, "", wanted, options); err != nil {
			return err
		}
		if len(b.q.Select) == before {
			break
		}
		if b.q.Select[0].Column.Name == "*" {
			return nil
		}
		if err := b.refineItem(len(b.q.Select) - 1); err != nil {
			return err
		}
	}
	if len(b.q.Select) == 0 {
		b.q.Select = []query.Item{query.Star(b.q.From.Tables[0])}
	}
	return nil
}

func has(items []query.Item, item query.Item) bool {
	for _, it := range items {
		if it.Column == item.Column {
			return true
		}
	}
	return false
}

// refineItem chooses the aggregator of a shown column, or what to ask of it where it holds text.
func (b *build) refineItem(i int) error {
	it := b.q.Select[i]
	c := b.in.Schema.Table(it.Column.Table).Column(it.Column.Name)
	if c.Role == schema.FreeText {
		options := []option{
			{"a summary of the text", func(q *query.Query) { q.Select[i].Text = &query.TextCall{Summary: true} }},
			{"the answer to a question about it", func(q *query.Query) { q.Select[i].Text = &query.TextCall{Question: "?"} }},
			{"the text itself", func(*query.Query) {}},
		}
		taken, err := b.pick(query.SelectText, it.Column.String(), "what to show of the text", options)
		if err != nil || taken != 1 {
			return err
		}
		m := b.message(query.SelectText, it.Column.String(), "the question to put to the text, as short as can be")
		texts, p, err := b.text(m)
		if err != nil || len(texts) == 0 {
			return err
		}
		b.q.Select[i].Text = &query.TextCall{Question: texts[0]}
		b.made = append(b.made, made{p: p[0]})
		return nil
	}
	options := []option{{"each value as it is", func(*query.Query) {}}}
	for _, a := range []struct {
		agg  query.Agg
		text string
	}{{query.Count, "how many there are"}, {query.Max, "the largest"}, {query.Min, "the smallest"}, {query.Sum, "the sum"}, {query.Avg, "the average"}} {
		if (a.agg == query.Sum || a.agg == query.Avg) && !c.Type.Number() {
			continue
		}
		options = append(options, option{a.text, func(q *query.Query) {
			q.Select = append([]query.Item(nil), q.Select...)
			q.Select[i].Agg = a.agg
		}})
	}
	_, err := b.pickSame(query.SelectAgg, it.Column.String(), "what is wanted of the column's values", options)
	return err
}

// pickSame is pick for options of which the first leaves the query as it is: it decides a component, too.
func (b *build) pickSame(kind query.Kind, about, wanted string, options []option) (int, error) {
	var current query.Component
	for _, c := range query.Components(b.q) {
		if c.Kind == kind && (about == "" || strings.Contains(c.Slot, "("+about)) {
			current = c
		}
	}
	if current.Slot != "" && holds(b.in.Constraints.Confirmed, current.ID()) {
		b.made = append(b.made, made{id: current.ID(), p: 1})
		return 0, nil
	}
	if current.Slot != "" && holds(b.in.Constraints.Forbidden, current.ID()) {
		return b.pick(kind, about, wanted, options[1:])
	}
	at := len(b.made)
	i, err := b.pick(kind, about, wanted, options)
	if err == nil && i == 0 && at < len(b.made) {
		b.made[at].id = current.ID()
	}
	return i, err
}

// conditions chooses how many there are and decides each; and one more, where the model thinks there may be.
func (b *build) conditions() error {
	at := len(b.made)
	n, more, err := b.count()
	if err != nil {
		return err
	}
	for range n {
		if err := b.condition(); err != nil {
			return err
		}
	}
	if more >= leastMore && at < len(b.made) {
		if err := b.onemore(&b.made[at], more); err != nil {
			return err
		}
	}
	if len(b.q.Where) < 2 {
		return nil
	}
	_, err = b.pickSame(query.AndOr, "", "how the conditions go together", []option{
		{"all must hold", func(*query.Query) {}},
		{"one of them is enough", func(q *query.Query) {
			for i := 1; i < len(q.Where); i++ {
				q.Where[i].Or = true
			}
		}},
	})
	return err
}

// leastMore is the probability from which on a further condition is worth its questions.
const leastMore = .02

// onemore decides a condition beyond those chosen and makes it what else the number of conditions might have been.
func (b *build) onemore(count *made, p float64) error {
	decided := append([]made(nil), b.made...)
	n := len(b.q.Where)
	if err := b.condition(); err != nil {
		return err
	}
	extra := append([]query.Condition(nil), b.q.Where[min(n, len(b.q.Where)):]...)
	b.q.Where = b.q.Where[:min(n, len(b.q.Where))]
	b.made = decided
	for i := range b.made {
		if b.made[i].id == count.id && len(extra) > 0 {
			b.made[i].others = append(b.made[i].others, other{p, func(q *query.Query) *query.Query {
				out := q.Clone()
				out.Where = append(out.Where, extra...)
				return out
			}})
		}
	}
	return nil
}

// count chooses the number of conditions; more is the probability that there is one beyond it. What was confirmed of conditions is a lower bound.
func (b *build) count() (n int, more float64, err error) {
	least := 0
	for _, c := range b.in.Constraints.Confirmed {
		if c.Kind == query.WhereColumn && c.Block == "" {
			least++
		}
	}
	m := b.message(query.WhereCount, "", "how many conditions the rows must meet")
	var options []string
	var counts []int
	for n := least; n <= max(mostConditions, least); n++ {
		id := query.Component{Slot: string(query.WhereCount), Choice: strconv.Itoa(n)}.ID()
		if holds(b.in.Constraints.Confirmed, id) {
			b.made = append(b.made, made{id: id, p: 1})
			return n, 0, nil
		}
		if !holds(b.in.Constraints.Forbidden, id) {
			counts = append(counts, n)
			options = append(options, strconv.Itoa(n))
		}
	}
	if len(counts) == 0 {
		return least, 0, nil
	}
	p, err := b.choose(m, options)
	if err != nil {
		return 0, 0, err
	}
	best := 0
	for i := range p {
		if p[i] > p[best] {
			best = i
		}
	}
	d := made{id: query.Component{Slot: string(query.WhereCount), Choice: options[best]}.ID(), p: p[best]}
	for i, n := range counts {
		if n == counts[best]+1 {
			more = p[i]
		}
		if n < counts[best] {
			d.others = append(d.others, other{p[i], func(q *query.Query) *query.Query { return first(q, n) }})
		}
	}
	b.made = append(b.made, d)
	return counts[best], more, nil
}

// first leaves the first n conditions: the model names the surest first.
func first(q *query.Query, n int) *query.Query {
	if len(q.Where) < n {
		return nil
	}
	out := q.Clone()
	out.Where = out.Where[:n]
	return out
}

// condition chooses a column and what is said of it.
func (b *build) condition() error {
	var options []option
	for _, c := range b.all() {
		if usedIn(b.q.Where, c.at) && c.col.Role != schema.FreeText {
			continue
		}
		cond := query.Condition{Item: query.Item{Column: c.at}, Op: query.Equal}
		options = append(options, option{c.text(), func(q *query.Query) { q.Where = append(q.Where, cond) }})
	}
	before := len(b.q.Where)
	if _, err := b.pick(query.WhereColumn, "", "the column that the next condition is about", options); err != nil || len(b.q.Where) == before {
		return err
	}
	i := len(b.q.Where) - 1
	at := b.q.Where[i].Item.Column
	c := b.in.Schema.Table(at.Table).Column(at.Name)
	if c.Role == schema.FreeText {
		return b.textCondition(i)
	}
	if err := b.operator(i, c); err != nil {
		return err
	}
	return b.value(i, c)
}

func usedIn(conds []query.Condition, at query.Column) bool {
	for _, c := range conds {
		if c.Item.Column == at {
			return true
		}
	}
	return false
}

// textCondition writes the question put to a text.
func (b *build) textCondition(i int) error {
	w := &b.q.Where[i]
	w.Values = []query.Value{{Text: verdict.Yes, First: -1, Last: -1}}
	for _, c := range b.in.Constraints.Confirmed {
		if c.Kind == query.WhereText && c.Item.Column == w.Item.Column && c.Item.Text != nil {
			w.Item.Text = c.Item.Text
			b.made = append(b.made, made{id: c.ID(), p: 1})
			return nil
		}
	}
	m := b.message(query.WhereText, w.Item.Column.String(), "a yes/no question to the text that must be answered Yes")
	for _, c := range b.in.Constraints.Forbidden {
		if c.Kind == query.WhereText && c.Item.Text != nil {
			m.Refused = append(m.Refused, c.Item.Text.Question)
		}
	}
	texts, p, err := b.text(m)
	if err != nil {
		return err
	}
	for k, t := range texts {
		if t == "" || in(m.Refused, t) {
			continue
		}
		w.Item.Text = &query.TextCall{Question: t}
		b.made = append(b.made, made{id: b.last(query.WhereText), p: p[k]})
		return nil
	}
	b.q.Where = b.q.Where[:i]
	return nil
}

// last returns the id of the query's last component of a kind.
func (b *build) last(kind query.Kind) string {
	id := ""
	for _, c := range query.Components(b.q) {
		if c.Kind == kind {
			id = c.ID()
		}
	}
	return id
}

// operator chooses how the column is compared.
func (b *build) operator(i int, c *schema.Column) error {
	ops := []struct {
		op   query.Op
		text string
	}{{query.Equal, "is"}, {query.NotEqual, "is not"}}
	switch {
	case c.List:
		ops[0].op, ops[0].text = query.Has, "holds"
		ops[1].op, ops[1].text = query.HasNot, "does not hold"
	case c.Role == schema.OpeningHours:
		ops = ops[:1]
		ops[0].op, ops[0].text = query.OpenAt, "is open at"
	case c.Type.Number() || c.Type == schema.Date || c.Type == schema.Timestamp:
		ops = append(ops, []struct {
			op   query.Op
			text string
		}{{query.Greater, "is more than"}, {query.GreaterEqual, "is at least"}, {query.Less, "is less than"}, {query.LessEqual, "is at most"}}...)
	default:
		ops = append(ops, struct {
			op   query.Op
			text string
		}{query.Like, "contains"})
	}
	var options []option
	for _, o := range ops {
		options = append(options, option{o.text, func(q *query.Query) {
			q.Where = append([]query.Condition(nil), q.Where...)
			q.Where[i].Op = o.op
		}})
	}
	b.q.Where[i].Op = ops[0].op
	_, err := b.pickSame(query.WhereOp, b.q.Where[i].Item.Column.String(), "how the column is compared", options)
	return err
}

// knownValues is how many values of an enumeration are offered for choice.
const knownValues = 20

// value chooses a known value, or has one written.
func (b *build) value(i int, c *schema.Column) error {
	number := c.Type.Number() && !c.List
	set := func(text string) func(*query.Query) {
		return func(q *query.Query) {
			if q.Where[i].Op == query.Like {
				text = "%" + text + "%"
			}
			q.Where = append([]query.Condition(nil), q.Where...)
			q.Where[i].Values = []query.Value{{Text: text, Number: number, First: -1, Last: -1}}
		}
	}
	for _, k := range b.in.Constraints.Confirmed {
		if k.Kind == query.WhereValue && k.Cond.Item.Column == b.q.Where[i].Item.Column && k.Cond.Op == b.q.Where[i].Op {
			b.q.Where[i].Values = k.Cond.Values
			b.made = append(b.made, made{id: k.ID(), p: 1})
			return nil
		}
	}
	about := b.q.Where[i].Item.Column.String() + " " + string(b.q.Where[i].Op)
	if c.Role == schema.Enumeration && len(c.Values) > 0 && len(c.Values) <= knownValues {
		var options []option
		for _, v := range c.Values {
			options = append(options, option{v.Value, set(v.Value)})
		}
		options = append(options, option{"another value", func(*query.Query) {}})
		taken, err := b.pick(query.WhereValue, about, "the value", options)
		if err != nil || taken >= 0 && taken < len(c.Values) {
			return err
		}
	}
	m := b.message(query.WhereValue, about, "the value that the column is compared with, as the data would have it")
	for _, k := range b.in.Constraints.Forbidden {
		if k.Kind == query.WhereValue && k.Cond.Item.Column == b.q.Where[i].Item.Column {
			m.Refused = append(m.Refused, k.Choice)
		}
	}
	texts, p, err := b.text(m)
	if err != nil {
		return err
	}
	for k, t := range texts {
		if number {
			if _, err := strconv.ParseFloat(t, 64); err != nil {
				continue
			}
		}
		if t == "" || in(m.Refused, strings.ToLower(t)) {
			continue
		}
		set(b.asHeld(c, b.q.Where[i].Item.Column, t))(b.q)
		d := made{id: b.last(query.WhereValue), p: p[k]}
		at := b.q.Where[i].Item.Column
		for n, t := range texts {
			if n <= k || t == "" || in(m.Refused, strings.ToLower(t)) {
				continue
			}
			value := query.Value{Text: b.asHeld(c, at, t), Number: number, First: -1, Last: -1}
			d.others = append(d.others, other{p[n], func(q *query.Query) *query.Query {
				out := q.Clone()
				for i, w := range out.Where {
					if w.Item.Column == at && w.Item.Text == nil {
						out.Where[i].Values = []query.Value{value}
					}
				}
				return out
			}})
		}
		b.made = append(b.made, d)
		return nil
	}
	b.q.Where = append(b.q.Where[:i:i], b.q.Where[i+1:]...)
	return nil
}

// asHeld returns the spelling in which the data holds a value, if it does.
func (b *build) asHeld(c *schema.Column, at query.Column, text string) string {
	if b.in.Values == nil || c.Type.Number() {
		return text
	}
	for _, m := range b.in.Values.Lookup(text, 8) {
		if m.Table == at.Table && m.Column == at.Name && (m.How == schema.Exact || m.How == schema.Folded) {
			return m.Value
		}
	}
	return text
}

// grouping chooses the column that figures are reckoned for each value of.
func (b *build) grouping() error {
	aggregated, plain := false, []query.Column(nil)
	for _, it := range b.q.Select {
		if it.Agg != query.None {
			aggregated = true
		} else if it.Text == nil && it.Column.Name != "*" {
			plain = append(plain, it.Column)
		}
	}
	if aggregated && len(plain) > 0 {
		b.q.GroupBy = plain // PostgreSQL would refuse anything else
		return nil
	}
	if !aggregated || len(plain) > 0 {
		return nil
	}
	options := []option{{"one figure for all rows", func(*query.Query) {}}}
	for _, c := range b.all() {
		if c.col.Role == schema.FreeText || c.col.List {
			continue
		}
		options = append(options, option{"a figure for each " + c.text(), func(q *query.Query) {
			q.GroupBy = []query.Column{c.at}
			q.Select = append([]query.Item{{Column: c.at}}, q.Select...)
		}})
	}
	_, err := b.pick(query.GroupColumn, "", "what the figure is reckoned for", options)
	return err
}

// order chooses what the rows are sorted by.
func (b *build) order() error {
	if len(b.q.Select) == 1 && b.q.Select[0].Agg != query.None {
		return nil
	}
	options := []option{{"no order", func(*query.Query) {}}}
	add := func(text string, it query.Item) {
		for _, desc := range []bool{true, false} {
			dir := map[bool]string{true: ", largest first", false: ", smallest first"}[desc]
			options = append(options, option{text + dir, func(q *query.Query) { q.OrderBy = []query.Order{{Item: it, Desc: desc}} }})
		}
	}
	for _, it := range b.q.Select {
		if it.Agg != query.None {
			add("the figure shown", it)
		}
	}
	if len(b.q.GroupBy) == 0 {
		for _, c := range b.all() {
			if c.col.Role != schema.FreeText && !c.col.List && c.col.Role != schema.Identifier {
				add(c.text(), query.Item{Column: c.at})
			}
		}
	}
	_, err := b.pick(query.OrderItem, "", "the order of the rows", options)
	return err
}

// limit chooses how many rows are wanted.
func (b *build) limit() error {
	if len(b.q.Select) == 1 && b.q.Select[0].Agg != query.None && len(b.q.GroupBy) == 0 {
		return nil
	}
	options := []option{{"all of them", func(*query.Query) {}}}
	for _, n := range []int{1, 2, 3, 5, 10, 20} {
		options = append(options, option{strconv.Itoa(n), func(q *query.Query) { q.Limit = n }})
	}
	_, err := b.pick(query.LimitRows, "", "how many rows are wanted", options)
	return err
}

// mend shows the model what is wrong with its query and has it decide once more. What is still wrong then is left to the
// checker of whoever runs it.
func (b *build) mend(q *query.Query, problem error) (*query.Query, error) {
	again := &build{p: b.p, ctx: b.ctx, in: b.in, q: &query.Query{}, system: b.system, problem: fmt.Sprintf("%s: %v", q.SUQL(), problem)}
	if err := again.run(); err != nil {
		return nil, err
	}
	if !b.in.Constraints.Allow(again.q) || b.p.o.Check(b.in.Schema, again.q.SUQL()) != nil {
		return q, nil
	}
	b.made = again.made
	return again.q, nil
}
