package discretize

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Asker parses questions about a table with extracted columns with the code that parsed the texts: a question asks for
// what a text would say. It comes before another parser and proposes nothing if a word is left over.
type Asker struct {
	parse.Parser
	Tables map[string][]*Column // by table
}

// asked is a question being turned into a query.
type asked struct {
	table   *schema.Table
	columns []*Column
	tokens  []text.Token
	parsed  *parsed
	used    []bool // tokens accounted for
	domain  string
	query   *query.Query
}

// certain is the probability of a reading that accounts for every word.
const certain = .9

// Parse puts a reading over extracted columns before those of the other parser.
func (a *Asker) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	parsed, err := a.Parser.Parse(ctx, in)
	if err != nil || len(in.History) > 0 || !in.Constraints.Empty() || in.Perturb != 0 {
		return parsed, err
	}
	q := a.Read(in.Schema, in.Question)
	if q == nil {
		return parsed, nil
	}
	out := []parse.Candidate{{Query: q, P: certain}}
	for _, c := range parsed.Candidates {
		c.P *= 1 - certain
		out = append(out, c)
	}
	return &parse.Parsed{Data: 1, Candidates: parse.Merge(out, max(in.Beam, len(out)))}, nil
}

// Read returns the query over a table's extracted columns; nil if a word is left over or no extracted column is used.
func (a *Asker) Read(db *schema.Database, question string) *query.Query {
	if db == nil {
		return nil
	}
	for name, columns := range a.Tables {
		if t := db.Table(name); t != nil && !t.Hidden {
			x := begin(t, columns, question)
			if x.conditions() && x.finish() {
				return x.query
			}
		}
	}
	return nil
}

func begin(t *schema.Table, columns []*Column, question string) *asked {
	r := read(&Row{Text: question})
	x := &asked{table: t, columns: columns, parsed: r, query: &query.Query{From: query.From{Tables: []string{t.Name}}}}
	if len(r.sentences) > 0 {
		x.tokens = r.sentences[0].Tokens
	}
	x.used = make([]bool, len(x.tokens))
	return x
}

// conditions accounts for the question's mentions, the most specific first, and reports whether there were any.
func (x *asked) conditions() bool {
	if len(x.parsed.sentences) != 1 {
		return false
	}
	x.route()
	x.named()
	columns := slices.Clone(x.columns)
	slices.SortStableFunc(columns, func(a, b *Column) int { return cmp.Compare(specificity(b), specificity(a)) })
	n := len(x.query.Where)
	x.days()
	x.amounts()
	for _, c := range columns {
		if x.asks(c) {
			x.condition(c)
		}
	}
	found := x.order()
	found = x.price() || found
	x.features()
	found = len(x.query.Where) > n || found
	x.routeByColumns()
	return found
}

// specificity orders columns: two words before one, kinds of a thing before words of a class.
func specificity(c *Column) int {
	switch {
	case c.term.kind == variety:
		return 4
	case c.term.kind == amount:
		return 3
	case strings.Contains(c.term.word, " "):
		return 2
	case c.term.kind == trait:
		return 1
	}
	return 0
}

// parting is the column whose values are the sub-domains; nil if there are none.
func (x *asked) parting() *schema.Column {
	for _, c := range x.table.Visible() {
		if c.Role != schema.Enumeration || c.ReadFrom != "" {
			continue
		}
		for _, own := range x.columns {
			if len(own.Domains) > 0 && slices.ContainsFunc(c.Values,
				func(v schema.ValueCount) bool { return v.Value == own.Domains[0] }) {
				return c
			}
		}
	}
	return nil
}

// route finds the sub-domain named in the question: all of its words, or its last word alone.
func (x *asked) route() {
	parting := x.parting()
	if parting == nil {
		return
	}
	most := 0
	var at []int
	for _, v := range parting.Values {
		words := text.Tokens(v.Value)
		for take := len(words); take > 0; take-- {
			some := words[len(words)-take:]
			if found := x.find(some); found != nil && (take > most || take == most && x.domain == "") {
				most, x.domain, at = take, v.Value, found
			}
		}
	}
	if x.domain != "" {
		x.use(at...)
		x.where(parting.Name, query.Equal, valueAt(x.domain, at))
	}
}

// routeByColumns handles a question that names no sub-domain: only sub-domains with all columns asked for can match,
// which the conditions ensure by themselves. If no sub-domain has them all, there is no reading.
func (x *asked) routeByColumns() {
	if x.domain != "" || x.parting() == nil {
		return
	}
	var shared []string
	first := true
	for _, w := range x.query.Where {
		at := slices.IndexFunc(x.columns, func(c *Column) bool { return c.Name == w.Item.Column.Name })
		if at < 0 || len(x.columns[at].Domains) == 0 {
			continue
		}
		if first {
			shared, first = slices.Clone(x.columns[at].Domains), false
			continue
		}
		shared = slices.DeleteFunc(shared, func(d string) bool { return !slices.Contains(x.columns[at].Domains, d) })
	}
	if !first && len(shared) == 0 {
		x.query.Where = nil
		clear(x.used)
	}
}

// find returns where words occur consecutively, by stem; nil if they do not.
func (x *asked) find(words []text.Token) []int {
	for i := 0; i+len(words) <= len(x.tokens); i++ {
		all := true
		for k := range words {
			all = all && x.tokens[i+k].Stem == words[k].Stem && !x.used[i+k]
		}
		if all {
			at := make([]int, len(words))
			for k := range at {
				at[k] = i + k
			}
			return at
		}
	}
	return nil
}

// named adds conditions for values of the owner's own enumerations, such as a brand.
func (x *asked) named() {
	parting := x.parting()
	for _, c := range x.table.Visible() {
		if c.Role != schema.Enumeration || c.ReadFrom != "" || c == parting {
			continue
		}
		for _, v := range c.Values {
			if at := x.find(text.Tokens(v.Value)); at != nil && len(v.Value) > 2 {
				x.use(at...)
				x.where(c.Name, query.Equal, valueAt(v.Value, at))
				break
			}
		}
	}
}

func (x *asked) column(name string) query.Column {
	return query.Column{Table: x.table.Name, Name: name}
}

// where adds a condition on a column.
func (x *asked) where(column string, op query.Op, values ...query.Value) {
	item := query.Item{Column: x.column(column)}
	x.query.Where = append(x.query.Where, query.Condition{Item: item, Op: op, Values: values})
}

// valueAt is a value with the tokens that name it, in ascending order.
func valueAt(value string, at []int) query.Value {
	return query.Value{Text: value, First: at[0], Last: at[len(at)-1]}
}

// asks reports whether the question may use a column: one of the sub-domain it names, if it names one.
func (x *asked) asks(c *Column) bool { return x.domain == "" || c.In(x.domain) }

func (x *asked) use(tokens ...int) {
	for _, i := range tokens {
		x.used[i] = true
	}
}

// condition adds a condition on a column.
func (x *asked) condition(c *Column) {
	switch c.Kind {
	case YesNo:
		for _, m := range x.parsed.mentions[c.term] {
			if at := x.tokensOf(m, c.term); at != nil {
				x.use(at...)
				yes := valueAt(strconv.FormatBool(!x.denied(m)), at)
				yes.Number = true
				x.where(c.Name, query.Equal, yes)
				return
			}
		}
	case Choice, List:
		for _, m := range x.parsed.mentions[c.term] {
			at := x.tokensOf(m, c.term)
			if at == nil || !slices.Contains(c.Values, m.value) {
				continue
			}
			op := query.Equal
			switch {
			case c.Kind == List && x.denied(m):
				op = query.HasNot
			case c.Kind == List:
				op = query.Has
			case x.denied(m):
				op = query.NotEqual
			}
			x.use(at...)
			x.where(c.Name, op, valueAt(m.value, at))
		}
	}
}

// denied reports whether the question negates a mention: a negation ends at a relative clause or another wish.
func (x *asked) denied(m mention) bool {
	for i := m.at - 1; m.negated && i >= 0; i-- {
		switch x.tokens[i].Lower {
		case "that", "which", "with", "who":
			return false
		}
		if negations[x.tokens[i].Lower] {
			return true
		}
	}
	return m.negated
}

// tokensOf returns a mention's tokens; nil if one is accounted for already.
func (x *asked) tokensOf(m mention, t term) []int {
	at := []int{m.at}
	if t.kind == variety || t.kind == trait && strings.Contains(t.word, " ") {
		next := m.at + 1
		for next < len(x.tokens) && !x.tokens[next].Word {
			next++
		}
		at = append(at, next)
	}
	for _, i := range at {
		if i >= len(x.tokens) || x.used[i] {
			return nil
		}
	}
	return at
}
