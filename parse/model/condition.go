package model

import (
	"slices"
	"strconv"
	"strings"

	"surely/query"
	"surely/schema"
	"surely/verdict"
)

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
	if len(b.q.Where) < n { // there was nothing for one of them to be about: how many there are is as good as unknown
		b.made[at] = made{id: b.last(query.WhereCount)}
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
		} else {
			m.Refused = append(m.Refused, strconv.Itoa(n))
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
	before, decided := len(b.q.Where), len(b.made)
	for len(options) > 0 {
		taken, err := b.pick(query.WhereColumn, "", "the column that the next condition is about", options)
		if err != nil || len(b.q.Where) == before {
			return err
		}
		if err := b.compare(before); err != nil || len(b.q.Where) > before {
			return err
		}
		// Nothing that was written can be compared with the column: it is another one.
		b.made = b.made[:decided]
		options = slices.Delete(options, taken, taken+1)
	}
	return nil
}

// compare decides what is said of the column of condition i. It takes the condition away where nothing can be.
func (b *build) compare(i int) error {
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
