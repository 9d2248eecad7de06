package nlg

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// speaker is a voice with a database.
type speaker struct {
	*Voice
	db    *schema.Database
	among bool   // other conditions follow, so that a share says of which rows it is
	group string // what groups are called
}

// notTheGroup is a noun for the rows of groups, unless that is what the groups are called: no course has the most
// courses.
func (p speaker) notTheGroup(rows string) string {
	if p.group != "" && strings.EqualFold(p.group, rows) {
		return p.g.say("rows", nil)
	}
	return rows
}

// opName is an operator's name in the grammar.
var opName = map[query.Op]string{
	query.Equal: "eq", query.NotEqual: "ne", query.Greater: "gt", query.GreaterEqual: "ge", query.Less: "lt",
	query.LessEqual: "le",
	query.Like:      "like", query.NotLike: "notlike", query.In: "in", query.NotIn: "notin", query.Between: "between",
	query.NotBetween: "notbetween",
	query.Has:        "has", query.HasNot: "hasnot", query.HasAny: "hasany", query.OpenAt: "open", query.IsNull: "null",
	query.IsNotNull: "notnull",
	query.Exists:    "exists", query.NotExists: "notexists",
}

// spokenLabel is an item's name in a sentence.
func (p speaker) spokenLabel(i query.Item, f query.From) string {
	if i.Calc != nil || i.Number != "" || i.Sub != nil {
		return p.itemLabel(i, f)
	}
	l, col := p.called(i.Column, f), columnOf(p.db, i.Column, f)
	if i.Column.Part != "" {
		return l
	}
	if noun := p.moment(col, l); noun != l {
		return noun
	}
	if col != nil && col.Dated() && p.noun(l) != l {
		return p.g.say("moment.named", slots{"column": l})
	}
	return p.noun(l)
}

// pluralOf is the plural of an item's name: dates booked.
func (p speaker) pluralOf(i query.Item, label string, f query.From) string {
	kind, rest, several := strings.Cut(label, " ")
	dated := several && i.Calc == nil && label != p.called(i.Column, f) && p.g.is("moment", kind)
	if dated || several && i.Distinct && p.counts(strings.Fields(label)) { // different numbers of guests
		return p.plural(kind) + " " + rest
	}
	return p.plural(label)
}

// number is the suffix of rules for verbs by a label's number: none for plurals.
func (p speaker) number(label string) string {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 {
		return ".one"
	}
	if p.counts(w) { // the number of beds is
		return ".one"
	}
	if manyDone(w) { // pests seen are
		return ""
	}
	if last := w[len(w)-1]; p.g.is("say.plural", last) || text.Singular(last) != last && !p.g.is("place", last) {
		return ""
	}
	return ".one"
}

// list joins phrases: a, b and c.
func list(parts []string, last string) string {
	switch len(parts) {
	case 0:
		return ""
	case 1:
		return parts[0]
	}
	return strings.Join(parts[:len(parts)-1], ", ") + " " + last + " " + parts[len(parts)-1]
}

// item phrases what is shown, compared or sorted by: the average price.
func (p speaker) item(i query.Item, f query.From) string {
	switch {
	case len(i.Only) > 0:
		return p.only(i, f)
	case i.Agg == query.None && i.Calc != nil:
		return p.calc(i.Calc, f)
	case i.Agg == query.None && (i.Number != "" || i.Sub != nil):
		return p.operand(i, f)
	}
	if rows := p.rowsCounted(i, f); rows != "" {
		return p.g.say("item.count.star", slots{"rows": rows})
	}
	l := p.spokenLabel(i, f)
	s := slots{"column": l, "columns": p.pluralOf(i, l, f), "rows": p.rows(p.db, f)}
	if n, ok := i.Agg.Percentile(); ok {
		s["percentile"] = p.percentile(n)
	}
	if i.Text != nil {
		s["question"], s["say"] = i.Text.Question, p.g.say("say"+p.number(l), nil)
	}
	path := "item" + p.itemPath(i, f)
	of, sum := path+".of", i.Calc != nil && special(i.Calc) == "" && slices.Contains(arithmetic, i.Calc.Op)
	if sum {
		s["columns"] = "(" + l + ")"
	}
	if p.g.rules[of] != "" && (sum || p.doubles(path, "column", l)) {
		path = of
	}
	return p.g.say(path, s)
}

// arithmetic are the operators that may be taken to stand outside an aggregate: the total of (price times number).
var arithmetic = []query.CalcOp{query.Plus, query.Minus, query.Times, query.Ratio}

// percentile is the number of a percentile as an ordinal: 90th.
func (v *Voice) percentile(n float64) string {
	if n == math.Trunc(n) {
		return v.ordinal(int(n))
	}
	return v.g.say("ordinal.th", slots{"n": text.Decimals(strconv.FormatFloat(n, 'f', -1, 64), false)})
}

// opening is the time at which something is to be open as it stands after "open": now, on Friday at 9pm.
func (v *Voice) opening(when string) string {
	w := strings.Fields(strings.ToLower(when))
	for i, word := range w {
		if at := slices.IndexFunc(weekdayNames, func(d string) bool { return strings.EqualFold(d, word) }); at >= 0 {
			w[i] = weekdayNames[at]
			if i == 0 {
				w[i] = v.g.say("opening.day", slots{"day": w[i]})
			}
		} else if i > 0 && unicode.IsDigit(rune(word[0])) && w[i-1] != v.g.say("opening.at", nil) {
			w[i] = v.g.say("opening.at", nil) + " " + word
		}
	}
	return strings.Join(w, " ")
}

// aggRule names the rule for an aggregator: all percentiles but the median have one.
func aggRule(a query.Agg) string {
	switch n, ok := a.Percentile(); {
	case !ok:
		return string(a)
	case n == 50:
		return "median"
	}
	return "percentile"
}

// itemPath is the rule for an item in a form, by its aggregate or calculation.
func (p speaker) itemPath(i query.Item, f query.From) string {
	path := ""
	if i.Agg != query.None {
		path = "." + aggRule(i.Agg)
	}
	switch {
	case i.Text != nil && i.Text.Summary:
		return ".summary"
	case i.Text != nil && i.Agg != query.None:
		return ".answer" + path
	case i.Text != nil:
		return ".answer"
	case i.Column.Name == "*":
		return path + ".star"
	case i.Distinct:
		return path + ".distinct"
	case (i.Agg == query.Max || i.Agg == query.Min) && i.Calc == nil:
		if kind := p.kindOf(query.Item{Column: i.Column}, f); kind == "date" || kind == "size" {
			return path + "." + kind
		}
	}
	return path
}

// doubles reports whether a rule would repeat a word before a slot: "the total line total".
func (v *Voice) doubles(path, slot, said string) bool {
	rule, _ := v.g.rule(path)
	before, _, found := strings.Cut(rule, "{"+slot+"}")
	words, first := strings.Fields(before), strings.Fields(said)
	return found && len(words) > 0 && slices.ContainsFunc(first,
		func(w string) bool { return strings.EqualFold(words[len(words)-1], w) })
}

// items lists the selected items.
func (p speaker) items(q *query.Query) string {
	var parts []string
	for _, i := range q.Select {
		parts = append(parts, p.item(i, q.From))
	}
	return list(parts, p.g.say("and", nil))
}

func itoa(n int) string { return strconv.Itoa(n) }
