package onetable

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/query"
)

// rules are a person's constraints in the terms of the search.
type rules struct {
	never      bool // no query of one table can obey
	most       int  // conditions
	selected   []int8
	aggregated map[[2]int]int8 // by column and aggregator
	aggOf      []bool          // by column: an aggregator is confirmed
	counts     map[int]int8
	counted    bool     // a count is confirmed
	required   []clause // conditions that there must be
	refused    []clause // … must not be
}

// clause is what a person may say of a condition: that it is about a column, with an operator, with a value.
type clause struct {
	column int
	op     query.Op // empty: any
	value  string
	any    bool // any value
}

const maxConditions = 8

// maxRequired bounds what is confirmed of conditions: requirements are kept as bits.
const maxRequired = 63

// free are the rules where nothing was said.
var free = &rules{most: maxConditions}

// What was said of a choice.
const (
	refused   = -1
	confirmed = 1
)

// rulesOf translates constraints. What is said of parts that these queries do not have is weighed against what they all
// share: one table, no set operation, no sub-query, no DISTINCT.
func rulesOf(t *Table, k query.Constraints) *rules {
	if k.Empty() {
		return free
	}
	r := &rules{most: maxConditions, selected: make([]int8, len(t.Columns)), aggOf: make([]bool, len(t.Columns)),
		aggregated: map[[2]int]int8{}, counts: map[int]int8{}}
	for _, c := range k.Confirmed {
		r.add(t, c, confirmed)
	}
	for _, c := range k.Forbidden {
		r.add(t, c, refused)
	}
	return r
}

func (r *rules) add(t *Table, c query.Component, said int8) {
	// fixed handles a part that is the same in all queries.
	fixed := func(choice string) { r.never = r.never || (c.Choice == choice) != (said == confirmed) }
	if c.Block != "" {
		r.never = r.never || said == confirmed
		return
	}
	column := func(name string) (int, bool) {
		for i := range t.Columns {
			if t.Columns[i].Name == name {
				return i, true
			}
		}
		r.never = r.never || said == confirmed // it is not in this table
		return 0, false
	}
	condition := func(op query.Op, value string, any bool) {
		i, ok := column(c.Item.Column.Name)
		if !ok {
			return
		}
		p := clause{i, op, value, any}
		if said == confirmed {
			if len(r.required) == maxRequired {
				r.never = true
				return
			}
			r.required = append(r.required, p)
		} else {
			r.refused = append(r.refused, p)
		}
	}
	switch c.Kind {
	case query.SetOperation:
		fixed("none")
	case query.FromTables:
		fixed(t.Name)
	case query.SelectRows:
		fixed("false")
	case query.AndOr:
		if c.Choice != "and" {
			r.never = r.never || said == confirmed
		} else if said == refused {
			r.most = 1
		} else {
			r.counts[0], r.counts[1] = refused, refused
		}
	case query.SelectColumn:
		if i, ok := column(c.Item.Column.Name); ok {
			r.say(i, said)
		}
	case query.SelectAgg:
		i, ok := column(c.Item.Column.Name)
		a, known := aggOf(c.Choice)
		if !known || !ok {
			r.never = r.never || said == confirmed
			return
		}
		if said == confirmed && r.aggOf[i] && r.aggregated[[2]int{i, int(a)}] != confirmed {
			r.never = true // two aggregators for one column
		}
		r.aggregated[[2]int{i, int(a)}] = said
		if said == confirmed {
			r.aggOf[i] = true
			r.say(i, said)
		}
	case query.WhereCount:
		n, err := strconv.Atoi(c.Choice)
		if err != nil {
			r.never = r.never || said == confirmed
			return
		}
		if said == confirmed && r.counted && r.counts[n] != confirmed {
			r.never = true
		}
		r.counts[n] = said
		if said == confirmed {
			r.counted, r.most = true, min(r.most, max(n, 0))
		}
	case query.WhereColumn:
		condition("", "", true)
	case query.WhereOp:
		condition(query.Op(c.Choice), "", true)
	case query.WhereSub:
		if c.Choice == "literal" {
			condition(c.Cond.Op, "", true)
			return
		}
		r.never = r.never || said == confirmed
	case query.WhereValue:
		condition(c.Cond.Op, c.Choice, false)
	default:
		r.never = r.never || said == confirmed
	}
}

// say notes that a column is selected or not. These queries select a single one: confirming it refuses the others.
func (r *rules) say(column int, said int8) {
	r.never = r.never || r.selected[column] == -said
	r.selected[column] = said
	if said == refused {
		return
	}
	for i := range r.selected {
		if i != column {
			r.never = r.never || r.selected[i] == confirmed
			r.selected[i] = refused
		}
	}
}

func (p *clause) fits(c *Condition) bool {
	return p.column == c.Column && (p.op == "" || p.op == c.op()) && (p.any || p.value == strings.ToLower(c.Value))
}

// meets returns the requirements that a condition meets, as bits.
func (r *rules) meets(c *Condition) uint64 {
	bits := uint64(0)
	for i := range r.required {
		if r.required[i].fits(c) {
			bits |= 1 << i
		}
	}
	return bits
}

func (r *rules) all() uint64 { return 1<<len(r.required) - 1 }

func (r *rules) forbids(c *Condition) bool {
	for i := range r.refused {
		if r.refused[i].fits(c) {
			return true
		}
	}
	return false
}

// count reports whether a query may have n conditions.
func (r *rules) count(n int) bool {
	said := r.counts[n]
	return said == confirmed || said != refused && !r.counted
}

// selects reports whether a column may be asked for; with surely set, whether it was confirmed.
func (r *rules) selects(column int, surely bool) bool {
	if r.selected == nil {
		return !surely
	}
	if surely {
		return r.selected[column] == confirmed || r.aggOf[column] || r.refusing()
	}
	return r.selected[column] != refused
}

// refusing reports whether a column was refused, so that improbable ones are to be looked at.
func (r *rules) refusing() bool {
	for _, s := range r.selected {
		if s == refused {
			return true
		}
	}
	return false
}

func (r *rules) aggregates(column int, a Agg) bool {
	if r.selected == nil {
		return true
	}
	said := r.aggregated[[2]int{column, int(a)}]
	return said == confirmed || said != refused && !r.aggOf[column]
}
