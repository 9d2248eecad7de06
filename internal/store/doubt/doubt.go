// Package doubt finds what the values of data leave open: whether spellings are of one thing, whether a number only
// identifies, what an empty cell means. Each doubt has a likeliest option, and lines of surely.yaml that settle it. It
// sees profiles and no database.
package doubt

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Option ids that several kinds share.
const (
	Same      = "same"
	Different = "different"
	Yes       = "yes"
	No        = "no"
	Unknown   = "unknown"
)

// id returns the identifier of a doubt: words without commas or equals signs, so that it can be given in a list.
func id(kind schema.DoubtKind, parts ...string) string {
	out := string(kind)
	for _, p := range parts {
		out += "." + fold(p)
	}
	return out
}

// fold returns a name or a value as a part of an identifier.
func fold(s string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return '-'
	}, s), "-")
}

// OfSpelling is the doubt whether two values are one; a and b are the numbers of their rows.
func OfSpelling(table, column string, p Pair, a, b int64) *schema.Doubt {
	d := &schema.Doubt{ID: id(schema.Spelling, table, column, p.Other, p.Value), About: table + "." + column,
		Kind: schema.Spelling, P: p.P, Rows: min(a, b), Values: []string{p.Value, p.Other},
		Used:     p.P >= Certain,
		Question: fmt.Sprintf("Is “%s” (%d) the same as “%s” (%d) in %s?", p.Other, b, p.Value, a, column)}
	d.Options = []schema.DoubtOption{
		{ID: Same, Text: fmt.Sprintf("the same: both are “%s”", p.Value),
			Line: schema.Line{Table: table, Column: column, Field: Same, Value: p.Value, Other: p.Other}},
		{ID: Different, Text: "two different things",
			Line: schema.Line{Table: table, Column: column, Field: Different, Value: p.Value, Other: p.Other}}}
	return d
}

// OfYesNo is the doubt which spellings mean yes.
func OfYesNo(table, column string, yes, no []string, rows int64) *schema.Doubt {
	affirming, denying := strings.Join(yes, ", "), strings.Join(no, ", ")
	return &schema.Doubt{ID: id(schema.YesNo, table, column), About: table + "." + column, Kind: schema.YesNo, P: .98,
		Used: true, Rows: rows,
		Question: fmt.Sprintf("What means yes in %s?", column),
		Options: []schema.DoubtOption{
			{ID: Yes, Text: fmt.Sprintf("yes: %s; no: %s", affirming, denying),
				Line: schema.Line{Table: table, Column: column, Field: "yes", Value: yes[0]}},
			{ID: No, Text: fmt.Sprintf("the other way round: %s means yes", denying),
				Line: schema.Line{Table: table, Column: column, Field: "yes", Value: no[0]}}}}
}

// OfBlank is the doubt what an empty cell of a yes/no column means.
func OfBlank(table, column string, rows int64, isNo bool) *schema.Doubt {
	d := &schema.Doubt{ID: id(schema.Blank, table, column), About: table + "." + column, Kind: schema.Blank, P: .8,
		Used: true, Rows: rows, Question: fmt.Sprintf("What does an empty %s mean (%d rows)?", column, rows),
		Options: []schema.DoubtOption{
			{ID: Unknown, Text: "not known", Line: schema.Line{Table: table, Column: column, Field: "blank", Value: Unknown}},
			{ID: No, Text: "no", Line: schema.Line{Table: table, Column: column, Field: "blank", Value: No}}}}
	if isNo { // only yes is ever marked
		slices.Reverse(d.Options)
	}
	return d
}

// OfNumber is the doubt whether a number only identifies.
func OfNumber(table, column string, rows int64) *schema.Doubt {
	identifier, quantity := string(schema.Identifier), ""
	return &schema.Doubt{ID: id(schema.Counts, table, column), About: table + "." + column, Kind: schema.Counts, P: .93,
		Used: true, Rows: rows, Question: fmt.Sprintf("Does %s only number the rows of %s?", column, table),
		Options: []schema.DoubtOption{
			{ID: Yes, Text: fmt.Sprintf("yes: %s is never added up or ranked", column),
				Line: schema.Line{Table: table, Column: column, Field: "role", Value: identifier}},
			{ID: No, Text: "no, it is a quantity",
				Line: schema.Line{Table: table, Column: column, Field: "role", Value: quantity}}}}
}

// OfReference is the doubt whether a column refers to a key.
func OfReference(k schema.ForeignKey, p float64, used bool, rows int64) *schema.Doubt {
	from := k.Table + "." + k.Column
	return &schema.Doubt{ID: id(schema.Reference, k.Table, k.Column, k.RefTable), About: from, Kind: schema.Reference,
		P: p, Used: used, Rows: rows, Values: []string{k.RefTable},
		Question: fmt.Sprintf("Is %s of %s the %s of %s?", k.Column, k.Table, k.RefColumn, k.RefTable),
		Options: []schema.DoubtOption{
			{ID: Yes, Text: fmt.Sprintf("yes: each row of %s belongs to one of %s", k.Table, k.RefTable),
				Line: schema.Line{Table: k.Table, Column: k.Column, Field: "refers", Value: k.RefTable + "." + k.RefColumn}},
			{ID: No, Text: "no, they have nothing to do with each other",
				Line: schema.Line{Table: k.Table, Column: k.Column, Field: "refers"}}}}
}

// OfUnnamed is the doubt which of several dates (kind When) or amounts (HowMuch) of a table is meant where a question
// names none; the likeliest column is first. Each has a text that tells it from the others.
func OfUnnamed(kind schema.DoubtKind, t *schema.Table, columns []*schema.Column, texts []string,
	p float64) *schema.Doubt {
	const most = 4
	field, question := "when", fmt.Sprintf("Which date is meant where a question about %s names none?", t.Name)
	if kind == schema.HowMuch {
		field, question = "amount", fmt.Sprintf("Which amount is meant where a question about %s names none?", t.Name)
	}
	d := &schema.Doubt{ID: id(kind, t.Name), About: t.Name + "." + columns[0].Name, Kind: kind, P: p, Rows: t.Rows,
		Used: true, Question: question}
	for i, c := range columns[:min(len(columns), most)] {
		d.Values = append(d.Values, c.Name)
		d.Options = append(d.Options, schema.DoubtOption{ID: fold(c.Name), Text: texts[i],
			Line: schema.Line{Table: t.Name, Field: field, Value: c.Name}})
	}
	return d
}

// Sort puts doubts into the order of what they are worth: the probability of being wrong times the rows they touch.
func Sort(doubts []*schema.Doubt) {
	worth := func(d *schema.Doubt) float64 { return (1 - d.P) * float64(d.Rows) }
	slices.SortStableFunc(doubts, func(a, b *schema.Doubt) int {
		return cmp.Or(cmp.Compare(worth(b), worth(a)), cmp.Compare(a.ID, b.ID))
	})
}

// Bearing returns the unsettled doubts on which the answer of a question, read as a query, depends.
func Bearing(db *schema.Database, question string, q *query.Query) (out []*schema.Doubt) {
	if q == nil || len(db.Doubts) == 0 {
		return nil
	}
	words := text.Words(question)
	used, values := map[string]bool{}, conditionValues(q)
	tables := map[string]bool{}
	for c := range q.UsedColumns() {
		used[q.From.Table(c.Table)+"."+c.Name] = true
	}
	for _, t := range q.From.Tables {
		tables[q.From.Table(t)] = true
	}
	for _, d := range db.Doubts {
		if d.Settled == nil && bears(d, q, used, tables, values) && !named(db, d, q, words) {
			out = append(out, d)
		}
	}
	return out
}

// bears reports whether a doubt's other options would change a query's answer.
func bears(d *schema.Doubt, q *query.Query, used, tables map[string]bool, values map[string][]string) bool {
	table, _, _ := strings.Cut(d.About, ".")
	switch d.Kind {
	case schema.Reference:
		if d.Used {
			return used[d.About] && tables[d.Values[0]]
		}
		return tables[table] || tables[d.Values[0]]
	case schema.Spelling:
		if !used[d.About] || d.Used {
			return false
		}
		about := func(v string) bool {
			return slices.ContainsFunc(d.Values, func(w string) bool { return strings.EqualFold(v, w) })
		}
		compared := values[d.About]
		return len(compared) == 0 || slices.ContainsFunc(compared, about)
	case schema.Counts:
		return used[d.About] && usesAsQuantity(q, d.About)
	case schema.YesNo:
		return false
	case schema.When:
		return slices.ContainsFunc(d.Values, func(column string) bool { return used[table+"."+column] })
	case schema.HowMuch:
		return slices.ContainsFunc(d.Values, func(column string) bool { return usesAsQuantity(q, table+"."+column) })
	}
	return used[d.About]
}

// named reports whether a question, of which the stems are given, names the date or the amount that its query uses, and
// of which a doubt says that another may be meant.
func named(db *schema.Database, d *schema.Doubt, q *query.Query, question []string) bool {
	table, _, _ := strings.Cut(d.About, ".")
	t := db.Table(table)
	if d.Kind != schema.When && d.Kind != schema.HowMuch || t == nil {
		return false
	}
	for c := range q.UsedColumns() {
		isMeant := q.From.Table(c.Table) == table && slices.Contains(d.Values, c.Name)
		if isMeant && slices.ContainsFunc(text.Words(t.Column(c.Name).Label), func(w string) bool {
			return slices.Contains(question, w)
		}) {
			return true
		}
	}
	return false
}

// usesAsQuantity reports whether a query aggregates or sorts by a column.
func usesAsQuantity(q *query.Query, about string) bool {
	is := func(i query.Item) bool { return q.From.Table(i.Column.Table)+"."+i.Column.Name == about }
	for _, i := range q.Select {
		if i.Agg != query.None && i.Agg != query.Count && is(i) {
			return true
		}
	}
	return slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return is(o.Item) })
}

// conditionValues returns the values that a query's conditions compare with, by column.
func conditionValues(q *query.Query) map[string][]string {
	out := map[string][]string{}
	add := func(list []query.Condition) {
		for _, c := range list {
			about := q.From.Table(c.Item.Column.Table) + "." + c.Item.Column.Name
			for _, v := range c.Values {
				out[about] = append(out[about], v.Text)
			}
			if c.Sub != nil {
				maps.Copy(out, conditionValues(c.Sub))
			}
		}
	}
	add(q.Where)
	add(q.Having)
	for _, i := range q.Select {
		add(i.Only)
	}
	return out
}
