package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/text"
)

// clause is a condition as it stands behind the noun for its rows.
type clause struct {
	text string
	how  position
	join string // what joins its value to another one of that column: gas: not air and not argon
}

// conditions lists conditions on their own, with their connectives.
func (p speaker) conditions(conds []query.Condition, f query.From) string {
	if slices.ContainsFunc(conds, func(c query.Condition) bool { return c.Or }) {
		return p.alternatives(conds, f)
	}
	var out []string
	for _, c := range conds {
		out = append(out, p.condition(c, f))
	}
	return strings.Join(out, ", ")
}

// alternatives lists conditions that need not all hold: in Rome or with price: less than 20.
func (p speaker) alternatives(conds []query.Condition, f query.From) string {
	var b strings.Builder
	phrase, before := p.after, ""
	if p.labels(conds, f) {
		phrase = p.condition
	}
	for i, c := range conds {
		text := phrase(c, f)
		if i > 0 {
			b.WriteString(" " + p.g.say(either(c.Or, "or", "and"), nil) + " ")
		}
		label, value, ok := strings.Cut(text, ": ")
		if b.WriteString(either(ok && c.Or && label == before, value, text)); ok {
			before = label
		}
	}
	return b.String()
}

// labels reports whether conditions begin with the name of a column.
func (p speaker) labels(conds []query.Condition, f query.From) bool {
	_, how := p.phraseCondition(conds[0], f)
	return how == labelled
}

// clauses are conditions on rows of one table, or of joined ones.
func (p speaker) clauses(conds []query.Condition, f query.From) []clause {
	if slices.ContainsFunc(conds, func(c query.Condition) bool { return c.Or }) {
		how := placed
		if p.labels(conds, f) {
			how = labelled
		}
		return []clause{{text: p.alternatives(conds, f), how: how}}
	}
	var out []clause
	for _, c := range p.spans(conds, f) {
		if cl := p.clause(c, f); !slices.Contains(out, cl) {
			out = append(out, cl)
		}
	}
	return out
}

func (p speaker) clause(c query.Condition, f query.From) clause {
	text, how := p.phraseCondition(c, f)
	join := ""
	switch part := c.Item.Column.Part; {
	case slices.Contains([]query.Part{query.Year, query.Quarter, query.Month}, part) && c.Op == query.Equal:
		join = " " + p.g.say("when.in", nil) // on a Sunday in 2024
	case part.OfDate():
		join = ", "
	case !slices.Contains([]query.Op{query.Equal, query.In, query.IsNull, query.IsNotNull}, c.Op):
		join = " " + p.g.say("and", nil) + " "
	}
	return clause{text, how, join}
}

// behind phrases clauses behind a noun: in Rome with guests, colour: red. In brackets, what would follow a comma is in
// brackets.
func (p speaker) behind(clauses []clause, brackets bool) string {
	var by [told + 1][]string
	for _, c := range clauses {
		how := c.how
		if how == told && len(by[told]) > 0 { // at most one "whose"
			how = labelled
		}
		last := len(by[how]) - 1
		label, value, _ := strings.Cut(c.text, ": ")
		if how == labelled && c.join != "" && last >= 0 && value != "" && strings.HasPrefix(by[how][last], label+": ") {
			by[how][last] += c.join + value
			continue
		}
		by[how] = append(by[how], c.text)
	}
	said := ""
	for _, text := range by[placed] {
		said += " " + text
	}
	if len(by[having]) > 0 {
		said += " " + strings.Join(by[having], " "+p.g.say("and", nil)+" ")
	}
	for _, text := range by[told] {
		said += " " + p.behindNoun(text, told)
	}
	switch labels := strings.Join(by[labelled], ", "); {
	case labels == "":
	case brackets:
		said += " (" + labels + ")"
	default:
		said += ", " + labels
	}
	return said
}

// inBrackets phrases the conditions of a part of a sentence behind its noun: guests in Rome (age: more than 20).
func (p speaker) inBrackets(conds []query.Condition, f query.From) string {
	return p.behind(p.clauses(conds, f), true)
}

// clausesOf returns a query's conditions as they stand behind the noun for a table's rows. Conditions on rows that
// refer to these are said of those; rows that these refer to give their columns a name.
func (p speaker) clausesOf(q *query.Query, table string) []clause {
	where := slices.DeleteFunc(slices.Clone(q.Where), func(c query.Condition) bool { return implied(c, q) })
	if len(q.From.Tables) < 2 || slices.ContainsFunc(where, func(c query.Condition) bool { return c.Or }) {
		return p.clauses(where, q.From)
	}
	of := map[string][]query.Condition{}
	for _, c := range where {
		t := c.Item.Column.Table
		if !slices.Contains(q.From.Tables, t) || p.belongs(table, t, q.From) ||
			c.Other != nil && c.Other.Column.Table != t { // it is about rows of both
			t = table
		}
		of[t] = append(of[t], c)
	}
	own := query.From{Tables: []string{table}, Alias: q.From.Alias}
	var out []clause
	for _, c := range p.spans(of[table], q.From) {
		from := q.From
		if c.Item.Column.Table == table && c.Other == nil {
			from = own
		}
		out = append(out, p.clause(c, from))
	}
	if finest := p.finest(q.From); finest != table && len(of) == min(len(of[table]), 1) && !mentions(q, finest) {
		out = append(out, clause{text: p.g.say("exists", slots{"rows": p.finestRows(q.From)}), how: having})
	}
	for _, t := range q.From.Tables {
		if t == table || len(of[t]) == 0 {
			continue
		}
		from := query.From{Tables: []string{t}, Alias: q.From.Alias}
		rows := p.Rows(p.db, q.From.Table(t)) + p.inBrackets(of[t], from)
		out = append(out, clause{text: p.g.say("exists", slots{"rows": rows}), how: having})
	}
	return out
}

// mentions reports whether a query shows or sorts by a column of a table, or counts its rows.
func mentions(q *query.Query, table string) bool {
	of := func(i query.Item) bool { return i.Column.Table == table || i.Agg != query.None || i.Calc != nil }
	return len(q.GroupBy) > 0 || slices.ContainsFunc(q.Select, of) ||
		slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return of(o.Item) }) ||
		slices.ContainsFunc(q.From.Joins, func(j query.Join) bool { return j.Outer })
}

// implied reports whether a condition that a column is known goes without saying: beside another on that column, or
// where it is what rows are grouped or first by, or what is shown or worked out.
func implied(c query.Condition, q *query.Query) bool {
	if c.Op != query.IsNotNull || c.Or {
		return false
	}
	same := func(o query.Column) bool { return o.Table == c.Item.Column.Table && o.Name == c.Item.Column.Name }
	return slices.ContainsFunc(q.Where, func(o query.Condition) bool { return o.Op != c.Op && same(o.Item.Column) }) ||
		slices.ContainsFunc(q.GroupBy, same) || q.Limit > 0 && len(q.OrderBy) > 0 && same(q.OrderBy[0].Item.Column) ||
		slices.ContainsFunc(q.Select, func(i query.Item) bool { return i.Agg != query.Count && same(i.Column) })
}

// spans joins two conditions that bound a value into one: delivered in March, between two days, from 7 to 9.
func (p speaker) spans(conds []query.Condition, f query.From) []query.Condition {
	out := slices.Clone(conds)
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
			if !ok || columnOf(p.db, from.Item.Column, f) == nil {
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
