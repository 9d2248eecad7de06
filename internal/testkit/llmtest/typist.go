package llmtest

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// tokens writes the query with each decision's probability on the token that decides it. It reports false for anything
// but plain SELECTs over one table.
func (w *writing) tokens() ([]Token, bool) {
	p := &typist{w: w}
	p.statement()
	return p.out, joined(p.out) == w.q.SUQL()+";"
}

// typist writes tokens.
type typist struct {
	w      *writing
	out    []Token
	places []place // by token: its decision
}

func (p *typist) say(texts ...string) {
	for _, t := range texts {
		p.out, p.places = append(p.out, Token{Text: t, P: 1}), append(p.places, place{})
	}
}

// told writes a decision's token with its probability, and the other options as alternatives.
func (p *typist) told(lead, text string, at place, spell func(option) string) {
	p.say(lead + text)
	t := &p.out[len(p.out)-1]
	d, ok := p.w.decided[at]
	if !ok {
		return
	}
	t.P, p.places[len(p.places)-1] = d.p[d.best], at
	for i, o := range d.options {
		if d.p[i] > 0 {
			t.Top = append(t.Top, Alternative{Text: lead + spell(o), P: d.p[i]})
		}
	}
	t.sort()
}

func column(o option) string { return schema.SQLName(o.text) }

func (p *typist) statement() {
	q := p.w.q
	p.say("SELECT")
	if q.Distinct {
		p.say(" DISTINCT")
	}
	for i, it := range q.Select {
		if i > 0 {
			p.say(",")
		}
		p.item(it, i)
	}
	p.say(" FROM", " "+schema.SQLName(q.From.Tables[0]))
	count := place{query.WhereCount, 0}
	for i, c := range q.Where {
		word := map[bool]string{true: " WHERE", false: map[bool]string{true: " OR", false: " AND"}[c.Or]}[i == 0]
		if i == len(q.Where)-1 && p.w.decided[count].p != nil {
			p.told("", word, count, func(o option) string {
				if o.text == strconv.Itoa(len(q.Where)) {
					return word
				}
				return map[bool]string{true: ";", false: " (" + o.text}[o.text == strconv.Itoa(len(q.Where)-1)]
			})
		} else {
			p.say(word)
		}
		p.condition(c, i)
	}
	for i, g := range q.GroupBy {
		p.say([]string{" GROUP BY", ","}[min(i, 1)], " "+schema.SQLName(g.Name))
	}
	for i, o := range q.OrderBy {
		p.say([]string{" ORDER BY", ","}[min(i, 1)])
		if o.Item.Agg != query.None {
			p.say(" "+string(o.Item.Agg), "(", map[bool]string{true: "*",
				false: schema.SQLName(o.Item.Column.Name)}[o.Item.Column.Name == "*"], ")")
		} else {
			p.told(" ", schema.SQLName(o.Item.Column.Name), place{query.OrderItem, i}, column)
		}
		if o.Desc {
			p.told(" ", "DESC", place{query.OrderDesc, i}, func(o option) string { return strings.ToUpper(o.text) })
			if o.NullsLast {
				p.say(" NULLS LAST")
			}
		}
	}
	if q.Limit > 0 {
		p.say(" LIMIT")
		p.told(" ", strconv.Itoa(q.Limit), place{query.LimitRows, 0}, func(o option) string { return o.text })
	}
	if len(q.Where) == 0 {
		p.told("", ";", count, func(o option) string { return map[bool]string{true: ";", false: " WHERE"}[o.text == "0"] })
	} else {
		p.say(";")
	}
}

func (p *typist) item(it query.Item, i int) {
	agg, col := place{query.SelectAgg, i}, place{query.SelectColumn, i}
	name := map[bool]string{true: "*", false: schema.SQLName(it.Column.Name)}[it.Column.Name == "*"]
	switch {
	case it.Text != nil && it.Agg == query.None:
		p.text(it, " ", col)
	case it.Agg == query.None:
		p.told(" ", name, col, column)
		if d, ok := p.w.decided[agg]; ok {
			t := &p.out[len(p.out)-1]
			if t.among(d, " "); p.w.saw != nil {
				p.w.saw(Decided{Question: p.w.m.Question, Slot: string(query.SelectColumn), P: []float64{t.P}})
			}
		}
	default:
		p.told(" ", string(it.Agg), agg, func(o option) string {
			if o.text == "" {
				return name
			}
			return o.text
		})
		p.say("(")
		if it.Distinct {
			p.say("DISTINCT ")
		}
		p.told("", name, col, column)
		p.say(")")
	}
}

func (p *typist) text(it query.Item, lead string, at place) {
	if it.Text.Summary {
		p.say(lead+"summary", "(")
		p.told("", schema.SQLName(it.Column.Name), at, column)
		p.say(")")
		return
	}
	p.say(lead+"answer", "(")
	p.told("", schema.SQLName(it.Column.Name), at, column)
	p.say(",", " '", strings.ReplaceAll(it.Text.Question, "'", "''"), "'", ")")
}

func (p *typist) condition(c query.Condition, i int) {
	value := func(lead string) {
		if len(c.Values) != 1 {
			return
		}
		quoted := func(o option) string {
			if c.Values[0].Number {
				return o.text
			}
			return "'" + strings.ReplaceAll(o.text, "'", "''") + "'"
		}
		p.told(lead, quoted(option{text: c.Values[0].Text}), place{query.WhereValue, i}, quoted)
	}
	name := place{query.WhereColumn, i}
	switch {
	case c.Op == query.Has:
		value(" ")
		p.say(" =", " ANY", " (")
		p.told("", schema.SQLName(c.Item.Column.Name), name, column)
		p.say(")")
		return
	case c.Item.Text != nil:
		p.text(c.Item, " ", name)
	default:
		p.told(" ", schema.SQLName(c.Item.Column.Name), name, column)
	}
	p.told(" ", strings.ToUpper(strings.Replace(string(c.Op), "like", "ilike", 1)), place{query.WhereOp, i},
		func(o option) string { return o.text })
	value(" ")
}
