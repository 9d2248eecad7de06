package nlg

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// conditions lists conditions by themselves, with their connectives.
func (p speaker) conditions(conditions []query.Condition, f query.From) string {
	if slices.ContainsFunc(conditions, isOr) {
		return p.alone(p.alternatives(conditions, f))
	}
	return strings.Join(phraseAll(conditions, func(c query.Condition) string { return p.condition(c, f) }), ", ")
}

func isOr(c query.Condition) bool { return c.Or }

// alternatives returns the clause of conditions of which some are joined by OR: in Rome or with a price of 20.
func (p speaker) alternatives(conditions []query.Condition, f query.From) Clause {
	return Clause{Form: Having, Any: phraseAll(conditions, func(c query.Condition) Clause {
		out := p.clause(c, f)
		out.Or = c.Or
		return out
	})}
}

// clauses returns what conditions say of rows, joining those that bound one value.
func (p speaker) clauses(conditions []query.Condition, f query.From) []Clause {
	if slices.ContainsFunc(conditions, isOr) {
		return []Clause{p.alternatives(conditions, f)}
	}
	var out []Clause
	for _, c := range p.mergeBounds(conditions, f) {
		if clause := p.clause(c, f); !slices.ContainsFunc(out, clause.equals) {
			out = append(out, clause)
		}
	}
	return out
}

// queryClauses phrases a query's conditions for use after the noun for a table's rows. Conditions on rows that refer to
// them form a separate clause: with bookings that are paid.
func (p speaker) queryClauses(q *query.Query, table string) []Clause {
	where := append(stated(q), p.joinedOnly(q)...)
	if len(q.From.Tables) < 2 || slices.ContainsFunc(where, isOr) {
		return p.clauses(where, q.From)
	}
	byTable, finest := map[string][]query.Condition{}, p.finestTable(q.From)
	for _, c := range where {
		t := c.Item.Column.Table
		if !slices.Contains(q.From.Tables, t) || p.refersTransitively(table, t, q.From) ||
			c.Other != nil && c.Other.Column.Table != t { // it compares rows of both tables
			t = table
		}
		byTable[t] = append(byTable[t], c)
	}
	p.nest(byTable, table, finest, q.From)
	tableOnly := query.From{Tables: []string{table}, Alias: q.From.Alias}
	var out []Clause
	for _, c := range p.mergeBounds(byTable[table], q.From) {
		from := q.From
		owner := query.From{Tables: []string{c.Item.Column.Table}, Alias: q.From.Alias}
		switch {
		case c.Item.Column.Table == table && c.Other == nil:
			from = tableOnly
		case p.isLinkCondition(c, owner): // leaks of zones without customers
			out = append(out, Clause{Rule: "owner", Noun: p.rows(p.db, owner), Of: []Clause{p.clause(c, owner)}})
			continue
		}
		out = append(out, p.clause(c, from))
	}
	isBare := finest != table && len(byTable) == min(len(byTable[table]), 1) && !mentions(q, finest)
	for _, t := range q.From.Tables {
		if t == table || len(byTable[t]) == 0 && (t != finest || !isBare) {
			continue
		}
		from := query.From{Tables: []string{t}, Alias: q.From.Alias}
		if t == finest {
			from = q.From
		}
		out = append(out, Clause{Form: Having, Rule: "exists", Noun: p.Rows(p.db, q.From.Table(t)),
			Of: p.clauses(byTable[t], from)})
	}
	return out
}

// joinedOnly returns the conditions that follow from joins alone, where rows are counted: horses with an owner.
func (p speaker) joinedOnly(q *query.Query) (out []query.Condition) {
	if len(q.Select) != 1 || len(q.GroupBy) > 0 {
		return nil
	}
	it := q.Select[0]
	isCount := it.CountsRows() || it.Calc.IsExistence()
	for _, j := range q.From.Joins {
		for _, sides := range [][2]query.Column{{j.Left, j.Right}, {j.Right, j.Left}} {
			link, key := FindColumn(p.db, sides[0], q.From), sides[1]
			if isCount && !j.Outer && link != nil && link.Nulls > 0 &&
				!slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Item.Column.Table == key.Table }) {
				out = append(out, query.Condition{Item: query.Item{Column: sides[0]}, Op: query.IsNotNull})
			}
		}
	}
	return out
}

// nest moves the conditions on rows that the finest rows refer to: patients with visits that are late and whose doctor
// is Ann.
func (p speaker) nest(byTable map[string][]query.Condition, table, finest string, f query.From) {
	for _, t := range f.Tables {
		others := len(byTable) - min(len(byTable[table]), 1)
		if len(byTable[t]) > 0 && others > 1 && t != table && t != finest && p.refersTransitively(finest, t, f) {
			byTable[finest] = append(byTable[finest], byTable[t]...)
			delete(byTable, t)
		}
	}
}

// mentions reports whether a query shows or sorts by a column of a table, or counts its rows.
func mentions(q *query.Query, table string) bool {
	usesTable := func(i query.Item) bool { return i.Column.Table == table || i.Agg != query.None || i.Calc != nil }
	return len(q.GroupBy) > 0 || slices.ContainsFunc(q.Select, usesTable) ||
		slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return usesTable(o.Item) })
}

// stated returns a query's conditions without those that follow from the rest of it.
func stated(q *query.Query) []query.Condition {
	return slices.DeleteFunc(slices.Clone(q.Where), func(c query.Condition) bool { return isImplied(c, q) })
}

// isImplied reports whether IS NOT NULL follows from another condition, or from groups, ranks or figures of the column.
func isImplied(c query.Condition, q *query.Query) bool {
	if c.Op != query.IsNotNull || slices.ContainsFunc(q.Where, isOr) {
		return false
	}
	same := func(o query.Column) bool { return o.Table == c.Item.Column.Table && o.Name == c.Item.Column.Name }
	var uses func(i query.Item) bool
	uses = func(i query.Item) bool {
		if i.Calc == nil || i.Agg == query.Count {
			return i.Agg != query.Count && same(i.Column)
		}
		left, right := uses(i.Calc.Left), uses(i.Calc.Right)
		return left && right || (left || right) && i.Calc.Left.Agg == query.None && i.Calc.Right.Agg == query.None
	}
	others := slices.Concat(q.Where, q.Having)
	return slices.ContainsFunc(others, func(o query.Condition) bool { return o.Op != c.Op && same(o.Item.Column) }) ||
		slices.ContainsFunc(q.GroupBy, same) || q.Limit > 0 && len(q.OrderBy) > 0 && uses(q.OrderBy[0].Item) ||
		slices.ContainsFunc(q.Select, uses) && !slices.ContainsFunc(q.Select, query.Item.CountsRows)
}

// mergeBounds joins a lower and an upper bound into one condition: delivered in March, from 7 to 9.
func (p speaker) mergeBounds(conditions []query.Condition, f query.From) []query.Condition {
	out := phraseAll(conditions, inMonths)
	for i := 0; i < len(out); i++ {
		from := out[i]
		k := slices.IndexFunc(out, func(c query.Condition) bool {
			return (c.Op == query.Less || c.Op == query.LessEqual) && c.Item.Same(from.Item) && len(c.Values) == 1
		})
		if from.Op != query.GreaterEqual || k < 0 || len(from.Values) != 1 || !isColumn(from.Item) || from.Or || out[k].Or {
			continue
		}
		span := from
		span.Op, span.Values = query.Between, []query.Value{from.Values[0], out[k].Values[0]}
		if out[k].Op == query.Less {
			grain, value, ok := text.Span(from.Values[0].Text, out[k].Values[0].Text)
			if !ok || FindColumn(p.db, from.Item.Column, f) == nil {
				continue
			}
			if span.Values[1] = (query.Value{Text: value}); grain != "" {
				span.Op, span.Values = query.Equal, []query.Value{{Text: value, Number: grain == "year"}}
				span.Item.Column.Part = query.Part(grain)
			}
		}
		out[i] = span
		out = slices.Delete(out, k, k+1)
	}
	return out
}

// inMonths turns a condition on a year and a month as one number, 202405, into one on the month 2024-05.
func inMonths(c query.Condition) query.Condition {
	sum := c.Item.Calc
	if sum == nil || c.Item.Agg != query.None || sum.Op != query.Plus || len(c.Values) != 1 || sum.Left.Calc == nil ||
		sum.Left.Calc.Right.Number != "100" {
		return c
	}
	n, err := strconv.Atoi(c.Values[0].Text)
	op := c.Op
	if op == query.Less {
		n, op = either(n%100 == 1, n-89, n-1), query.LessEqual // the month before
	}
	month := fmt.Sprintf("%d-%02d", n/100, n%100)
	if _, ok := text.MonthName(month); err != nil || !ok {
		return c
	}
	c.Op, c.Item, c.Values = op, query.Item{Column: sum.Right.Column}, []query.Value{{Text: month}}
	c.Item.Column.Part = query.Month
	return c
}
