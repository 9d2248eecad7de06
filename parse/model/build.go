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
		case known && holds(b.in.Constraints.Forbidden, comp.ID()) || kind == query.GroupColumn && known && b.forbids(query.SelectColumn, comp.Choice):
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
	at := len(b.made)
	_, err := b.pick(query.GroupColumn, "", "what the figure is reckoned for", options)
	if err == nil && len(b.q.GroupBy) > 0 && at < len(b.made) { // what is shown with it is as sure
		shown := query.Component{Slot: string(query.SelectColumn), Choice: b.q.GroupBy[0].String()}
		b.made = append(b.made, made{id: shown.ID(), p: b.made[at].p})
	}
	return err
}

// forbids reports whether a choice was refused at the outermost block's place of a kind.
func (b *build) forbids(kind query.Kind, choice string) bool {
	return holds(b.in.Constraints.Forbidden, query.Component{Slot: string(kind), Choice: choice}.ID())
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
	again := &build{p: b.p, ctx: b.ctx, in: b.in, q: &query.Query{}, system: b.system, problem: strings.TrimSpace(fmt.Sprintf("%s %s: %v", b.problem, q.SUQL(), problem))}
	if err := again.run(); err != nil {
		return nil, err
	}
	if !b.in.Constraints.Allow(again.q) || b.p.o.Check(b.in.Schema, again.q.SUQL()) != nil {
		return q, nil
	}
	b.made = again.made
	return again.q, nil
}
