package llmtest

import (
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"sort"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
)

// place identifies a decision: the nth of its kind.
type place struct {
	kind query.Kind
	n    int
}

// option is one way to decide; the first of a decision is gold's.
type option struct {
	text  string // how the statement would start writing it
	words string // its name in confusions
	apply func(*query.Query)
}

// decision is a decision with the probabilities of its options.
type decision struct {
	options []option
	ids     []string // the ids of the components the options produce
	p       []float64
	best    int
}

// decide takes all decisions of the query, in the order of the text.
func (w *writing) decide() {
	for i, it := range w.q.Select {
		if it.Column.Name == "*" {
			continue
		}
		w.take(query.SelectColumn, i, w.otherColumns(it.Column,
			func(q *query.Query, c query.Column) { q.Select[i].Column = c }))
		if it.Text == nil {
			var options []option
			for agg, words := range aggOptions {
				options = append(options, option{string(agg), words, func(q *query.Query) { q.Select[i].Agg = agg }})
			}
			sort.Slice(options, func(a, b int) bool { return options[a].words < options[b].words })
			w.take(query.SelectAgg, i, goldFirst(options, func(o option) bool { return o.text == string(it.Agg) }))
		}
	}
	w.count()
	for i, c := range w.q.Where {
		w.condition(i, c)
	}
	if len(w.q.GroupBy) == 0 {
		w.order()
	}
}

// count decides the number of conditions: gold's, one fewer, or a wrong one more.
func (w *writing) count() {
	n := len(w.q.Where)
	options := []option{{strconv.Itoa(n), strconv.Itoa(n), func(*query.Query) {}}}
	if n > 0 {
		options = append(options, option{strconv.Itoa(n - 1), strconv.Itoa(n - 1),
			func(q *query.Query) { q.Where = q.Where[:n-1] }})
	}
	for _, name := range w.columns[w.q.From.Tables[0]] {
		column := query.Column{Table: w.q.From.Tables[0], Name: name}
		if slices.ContainsFunc(w.q.Where, func(c query.Condition) bool { return c.Item.Column == column }) {
			continue
		}
		options = append(options, option{strconv.Itoa(n + 1), strconv.Itoa(n + 1), func(q *query.Query) {
			q.Where = append(q.Where, query.Condition{Item: query.Item{Column: column}, Op: query.Equal,
				Values: []query.Value{{Text: "x0"}}})
		}})
		break
	}
	w.take(query.WhereCount, 0, options)
}

func (w *writing) condition(i int, c query.Condition) {
	if i >= len(w.q.Where) || len(c.Values) != 1 || c.Sub != nil || c.Op == query.Has {
		return
	}
	if c.Item.Text != nil {
		return
	}
	columns := w.otherColumns(c.Item.Column, func(q *query.Query, to query.Column) { q.Where[i].Item.Column = to })
	w.take(query.WhereColumn, i, slices.DeleteFunc(columns, func(o option) bool { // no column is compared twice
		return o.text != c.Item.Column.Name && slices.ContainsFunc(w.q.Where,
			func(c query.Condition) bool { return c.Item.Column.Name == o.text })
	}))
	if c.Op == query.Equal || c.Op == query.Greater || c.Op == query.Less {
		var options []option
		for _, op := range []query.Op{query.Equal, query.Greater, query.Less} {
			options = append(options, option{string(op), opOptions[op], func(q *query.Query) { q.Where[i].Op = op }})
		}
		w.take(query.WhereOp, i, goldFirst(options, func(o option) bool { return o.text == string(c.Op) }))
	}
	options := []option{{c.Values[0].Text, "", func(*query.Query) {}}}
	near := " x"
	if _, err := strconv.ParseFloat(c.Values[0].Text, 64); err == nil {
		near = ""
	}
	for k := range variants {
		v := c.Values[0]
		v.Text += near + strconv.Itoa(k)
		options = append(options, option{v.Text, "", func(q *query.Query) { q.Where[i].Values = []query.Value{v} }})
	}
	w.take(query.WhereValue, i, options)
}

// variants is the number of wrong literals beside the right one.
const variants = 4

func (w *writing) order() {
	for i, o := range w.q.OrderBy {
		if o.Item.Agg == query.None && o.Item.Text == nil {
			w.take(query.OrderItem, i, w.otherColumns(o.Item.Column,
				func(q *query.Query, c query.Column) { q.OrderBy[i].Item.Column = c }))
		}
		options := []option{{"desc", "", func(q *query.Query) { q.OrderBy[i].Desc = true }},
			{"asc", "", func(q *query.Query) { q.OrderBy[i].Desc = false }}}
		w.take(query.OrderDesc, i, goldFirst(options, func(p option) bool { return (p.text == "desc") == o.Desc }))
	}
	if w.q.Limit > 0 {
		options := []option{{strconv.Itoa(w.q.Limit), "", func(*query.Query) {}}}
		for _, n := range []int{1, 2, 3, 5, 10} {
			if n != w.q.Limit {
				options = append(options, option{strconv.Itoa(n), "", func(q *query.Query) { q.Limit = n }})
			}
		}
		w.take(query.LimitRows, 0, options)
	}
}

// otherColumns are the columns of a column's table, beginning with itself.
func (w *writing) otherColumns(right query.Column, set func(*query.Query, query.Column)) []option {
	options := []option{{right.Name, right.Name, func(*query.Query) {}}}
	for _, name := range w.columns[right.Table] {
		if name != right.Name && len(options) < mostOptions {
			c := query.Column{Table: right.Table, Name: name}
			options = append(options, option{name, name, func(q *query.Query) { set(q, c) }})
		}
	}
	return options
}

// mostOptions is the maximum number of alternatives that servers return.
const mostOptions = 20

// goldFirst puts gold's option first.
func goldFirst(options []option, right func(option) bool) []option {
	i := slices.IndexFunc(options, right)
	if i < 0 {
		return options
	}
	o := options[i]
	return slices.Insert(slices.Delete(options, i, i+1), 0, o)
}

// component is the id of a decision's component in a query; empty where there is none.
func component(q *query.Query, at place) (id, slot string) {
	n := 0
	for _, c := range query.Components(q) {
		if c.Kind == at.kind && c.Block == "" {
			if n == at.n {
				return c.ID(), c.Slot
			}
			n++
		}
	}
	return "", ""
}

// take picks the confirmed option, else the most probable one not refused.
func (w *writing) take(kind query.Kind, n int, options []option) {
	at := place{kind, n}
	all := ranked(kind, len(options), w.pi, &dice{fmt.Sprint(w.seed, kind, n)})
	noise := &dice{fmt.Sprint(w.seed, kind, n)}
	d := decision{options: options, p: make([]float64, len(options))}
	for rank, i := range w.rank(kind, options, all, noise) {
		d.p[i] = all[rank]
	}
	sum, ids := 0.0, make([]string, len(options))
	slot, kept := "", -1
	for i, o := range options {
		trial := w.q.Clone()
		o.apply(trial)
		ids[i], slot = component(trial, at)
		if slices.Contains(w.m.Refused, ids[i]) {
			d.p[i] = 0
		}
		if slices.Contains(w.m.Kept, ids[i]) {
			kept = i
		}
		sum += d.p[i]
	}
	if kept >= 0 || sum == 0 {
		d.p, sum = make([]float64, len(options)), 1
		d.p[max(kept, 0)] = 1
	}
	for i := range d.p {
		d.p[i] *= .9999 / sum
	}
	for i := range d.p {
		if d.p[i] > d.p[d.best] {
			d.best = i
		}
	}
	if w.draw != nil {
		roll := w.draw.roll(fmt.Sprint(kind, n))
		for i := range d.p {
			if d.best = i; roll < d.p[i] {
				break
			}
			roll -= d.p[i]
		}
	}
	options[d.best].apply(w.q)
	d.ids = ids
	w.decided[at] = d
	if w.saw != nil {
		right := 0
		if d.p[0] == 0 {
			right = -1
		}
		w.saw(Decided{Question: w.m.Question, Slot: slot, Options: ids, P: d.p, Right: right, Best: d.best})
	}
}

// ranked returns the probabilities of n options, most probable first. The first has between 2·pi-1 and 1, pi on
// average.
func ranked(kind query.Kind, n int, pi float64, noise *dice) []float64 {
	p := make([]float64, n)
	sure := 1 - (1-pi)*2*noise.roll("sure")
	p[0] = min(max(sure, 1.2/float64(n)), .9999)
	rest := 0.0
	for i := 1; i < n; i++ {
		p[i] = places(kind, i)
		rest += p[i]
	}
	for i := 1; i < n; i++ {
		p[i] *= (1 - p[0]) / rest
	}
	return p
}

// rank draws the options' ranks: the right one, which comes first, gets each rank with that rank's probability;
// the others follow by how easily they are confused with it.
func (w *writing) rank(kind query.Kind, options []option, p []float64, noise *dice) []int {
	var others []int
	key := make([]float64, len(options))
	for i := 1; i < len(options); i++ {
		others = append(others, i)
		key[i] = -math.Log(1-noise.roll("option "+options[i].text)) / takenFor(kind, options[0].words, options[i].words)
	}
	sort.SliceStable(others, func(a, b int) bool { return key[others[a]] < key[others[b]] })
	at, roll := 0, noise.roll("right")
	for at < len(p)-1 && roll >= p[at] {
		roll -= p[at]
		at++
	}
	return slices.Insert(others, at, 0)
}

// dice are numbers in [0,1) that depend only on the seed and a name.
type dice struct{ seed string }

func (d *dice) roll(name string) float64 {
	h := fnv.New64a()
	h.Write([]byte(d.seed + "\x00" + name))
	x := h.Sum64()
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	return float64(x>>11) / (1 << 53)
}
