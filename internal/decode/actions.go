package decode

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
)

// A Choice is a step of writing a query: the actions that mean the same there, the preferred one first. There are
// several where the question, a cell and a listed value are equal.
type Choice []action

// errUnwritable means that there are no actions for a part of a query.
var errUnwritable = errors.New("no actions")

// Actions returns the choices that write a query, as Build reads them. The error says which part has no actions.
func Actions(q *link.Question, g *Grounded, of *query.Query) (out []Choice, err error) {
	defer func() {
		if r := recover(); r != nil {
			reason, ok := r.(unwritable)
			if !ok {
				panic(r)
			}
			out, err = nil, fmt.Errorf("%w: %s", errUnwritable, string(reason))
		}
	}()
	w := &writer{q: q, g: g}
	if of == Nothing {
		w.word("nothing")
		return w.out, nil
	}
	op := "q"
	if of.Set != query.NoSet {
		op = string(of.Set)
		if len(of.Right.OrderBy)+of.Right.Limit > 0 {
			w.fail("order of a set")
		}
	}
	w.word(op)
	w.selected(of)
	if of.Right != nil {
		w.selected(of.Right)
	}
	return w.out, nil
}

// First returns the preferred actions of choices.
func First(choices []Choice) []action {
	out := make([]action, len(choices))
	for i, c := range choices {
		out[i] = c[0]
	}
	return out
}

type unwritable string

// writer writes choices; scopes holds the tables that each open SELECT has mentioned.
type writer struct {
	q      *link.Question
	g      *Grounded
	out    []Choice
	scopes []*scope
}

type scope struct {
	from      query.From
	mentioned []*link.Table
}

func (w *writer) fail(reason string) { panic(unwritable(reason)) }

func (w *writer) add(a ...action) { w.out = append(w.out, a) }

func (w *writer) word(name string) {
	a, ok := tokenAt[name]
	if !ok || grammar[a].known == inOld {
		w.fail("token " + name)
	}
	w.add(a)
}

func (w *writer) scope() *scope { return w.scopes[len(w.scopes)-1] }

func (w *writer) mention(t *link.Table) {
	if s := w.scope(); !slices.Contains(s.mentioned, t) {
		s.mentioned = append(s.mentioned, t)
	}
}

func (w *writer) table(name string) {
	t := w.q.Catalog.Table(w.scope().from.Table(name))
	if t == nil {
		w.fail("no table")
	}
	w.mention(t)
	w.add(firstTable + action(t.Index))
}

func (w *writer) column(c query.Column) *link.Column {
	found := w.q.Catalog.ColumnIn(w.scope().from, c)
	if found == nil {
		w.fail("no column")
	}
	w.mention(found.Table)
	w.add(firstColumn + action(found.Index))
	return found
}

// selected writes a SELECT: first the tables and keys that its body does not imply.
func (w *writer) selected(s *query.Query) {
	if s.Written != nil || len(s.From.Alias) > 0 {
		w.fail("a table read twice")
	}
	w.scopes = append(w.scopes, &scope{from: s.From})
	before := w.out
	w.out = nil
	w.body(s)
	body, mentioned := w.out, w.scope().mentioned
	w.out = before
	w.tables(s, mentioned)
	for _, j := range s.From.Joins {
		w.join(j)
	}
	w.out = append(w.out, body...)
	w.scopes = w.scopes[:len(w.scopes)-1]
}

// tables writes the tables of FROM that nothing mentions, and the first one of outer joins.
func (w *writer) tables(s *query.Query, mentioned []*link.Table) {
	if slices.ContainsFunc(s.From.Joins, func(j query.Join) bool { return j.Outer }) {
		w.word("left")
		if len(mentioned) == 0 || mentioned[0].Name != s.From.Tables[0] {
			w.word("with")
			w.table(s.From.Tables[0])
		}
	}
	if len(w.scope().mentioned) == 0 && s.Limit == 1 && firstSub(s.Select[0]) != nil {
		return // Build finds what sub-queries read
	}
	for _, name := range s.From.Tables {
		if t := w.q.Catalog.Table(name); t == nil || !slices.Contains(w.scope().mentioned, t) {
			w.word("with")
			w.table(name)
		}
	}
}

// join writes a join's key where there are several between its tables.
func (w *writer) join(j query.Join) {
	l, r := w.q.Catalog.Column(j.Left), w.q.Catalog.Column(j.Right)
	if l == nil || r == nil {
		w.fail("no column")
	}
	edges := w.q.DirectEdges(l.Table, r.Table)
	if !slices.ContainsFunc(edges, func(e link.Edge) bool { return e.Left == l && e.Right == r }) {
		w.fail("no such key")
	}
	if len(edges) > 1 {
		w.word("via")
		if l.IsKey && !r.IsKey {
			l = r
		}
		w.add(firstColumn + action(l.Index))
	}
}

func (w *writer) body(s *query.Query) {
	kept := w.g.previous
	if len(w.scopes) > 1 || kept != nil && (kept.Written != nil || len(kept.From.Alias) > 0) {
		kept = nil
	}
	shown := s.Select
	if kept != nil && keeps(s, kept) {
		w.word("keepselect")
		w.mentionItems(kept.Select)
		shown = shown[len(kept.Select):]
	} else {
		w.word(map[bool]string{false: "select", true: "selectd"}[s.Distinct])
		w.item(shown[0])
		shown = shown[1:]
	}
	for _, it := range shown {
		w.word(",")
		w.item(it)
	}
	if len(s.Where) > 0 {
		w.word("where")
		w.conditions(s.Where, kept)
	}
	groups := s.GroupBy
	if kept != nil && len(kept.GroupBy) > 0 && slices.Equal(kept.GroupBy, groups) {
		w.word("keepgroup")
		for _, c := range groups {
			w.mentionItems([]query.Item{{Column: c}})
		}
		groups = nil
	}
	for i, c := range groups {
		w.word([]string{"group", ",g"}[min(i, 1)])
		w.item(query.Item{Column: c})
	}
	if len(s.Having) > 0 {
		w.word("having")
		w.conditions(s.Having, nil)
	}
	w.order(s, kept)
	w.limit(s)
}

// keeps reports whether a query shows what another does, or begins with it.
func keeps(s, kept *query.Query) bool {
	return len(kept.Select) > 0 && len(s.Select) >= len(kept.Select) && s.Distinct == kept.Distinct &&
		sameItems(s.Select[:len(kept.Select)], kept.Select)
}

func sameItems(a, b []query.Item) bool {
	return slices.EqualFunc(a, b, func(x, y query.Item) bool { return x.Same(y) })
}

func (w *writer) mentionItems(items []query.Item) {
	b := &builder{q: w.q, scopes: [][]*link.Table{w.scope().mentioned}}
	if attempt(func() { b.mentionItems(items) }) != nil {
		w.fail("not joined")
	}
	w.scope().mentioned = b.scopes[0]
}

func (w *writer) order(s, kept *query.Query) {
	if len(s.OrderBy) == 0 {
		return
	}
	if kept != nil && len(kept.OrderBy) == len(s.OrderBy) && slices.EqualFunc(kept.OrderBy, s.OrderBy,
		func(a, b query.Order) bool { return a.Desc == b.Desc && a.Item.Same(b.Item) }) {
		w.word("keeporder")
		for _, o := range s.OrderBy {
			w.mentionItems([]query.Item{o.Item})
		}
		return
	}
	for i, o := range s.OrderBy {
		w.word([]string{"order", ",o"}[min(i, 1)])
		w.item(o.Item)
		w.word(map[bool]string{false: "asc", true: "desc"}[o.Desc])
	}
}

func (w *writer) limit(s *query.Query) {
	count := func(n int) { w.literal(number(strconv.Itoa(n)), nil, nil) }
	switch {
	case s.Limit == 0 || s.Limit == 1 && len(w.scope().mentioned) == 0: // one row of nothing but sub-queries
		w.word("end")
	case s.Offset > 0:
		w.word("limoff")
		count(s.Limit)
		count(s.Offset)
	case s.Limit == 1:
		w.word("limit1")
	default:
		w.word("limit")
		count(s.Limit)
	}
}

func number(text string) query.Value {
	return query.Value{Text: text, Number: true, First: -1, Last: -1}
}

// conditions writes alternatives of conditions; those kept from the previous query first.
func (w *writer) conditions(all []query.Condition, kept *query.Query) {
	of := alternatives(all)
	if kept != nil && len(kept.Where) > 0 && len(of) == 1 && w.keepsConditions(of[0], kept) {
		return
	}
	for i, and := range of {
		if i+1 < len(of) {
			w.word("or")
		}
		w.all(and)
	}
}

// keepsConditions writes conditions as the previous query's and others, if they begin with the former.
func (w *writer) keepsConditions(all []query.Condition, kept *query.Query) bool {
	n := len(kept.Where)
	if len(all) < n || !slices.EqualFunc(all[:n], kept.Where, func(a, b query.Condition) bool {
		return a.Or == b.Or && sameCondition(a, b)
	}) {
		return false
	}
	if n < len(all) {
		w.word("and")
	}
	w.word("keepwhere")
	for _, c := range kept.Where {
		w.mentionItems([]query.Item{c.Item})
	}
	if n < len(all) {
		w.all(all[n:])
	}
	return true
}

func sameCondition(a, b query.Condition) bool {
	one := func(c query.Condition) string {
		return (&query.Query{Select: []query.Item{{Number: "1"}}, Where: []query.Condition{c}}).SUQL()
	}
	return one(a) == one(b)
}

// all writes conditions that must all hold; those that bound a date are an interval.
func (w *writer) all(list []query.Condition) {
	var parts [][]Choice
	part := func(write func()) {
		before := w.out
		w.out = nil
		write()
		parts = append(parts, w.out)
		w.out = before
	}
	left := slices.Clone(list)
	for len(left) > 0 {
		c := left[0]
		left = left[1:]
		if at, targets := w.interval(c, left); targets != nil {
			if at >= 0 {
				left = slices.Delete(left, at, at+1)
			}
			part(func() {
				w.word("within")
				w.column(c.Item.Column)
				w.out = append(w.out, targets)
			})
			continue
		}
		part(func() { w.condition(c) })
	}
	for i, p := range parts {
		if i+1 < len(parts) {
			w.word("and")
		}
		w.out = append(w.out, p...)
	}
}

// interval returns the values that are the interval to which a condition, alone or with one of the others, bounds a
// date, and the index of that other condition, or -1.
func (w *writer) interval(c query.Condition, others []query.Condition) (at int, targets Choice) {
	from, to, ok := w.bounds(c)
	if !ok {
		return -1, nil
	}
	col := w.q.Catalog.ColumnIn(w.scope().from, c.Item.Column)
	for i, o := range others {
		low, high, ok := w.bounds(o)
		if !ok || w.q.Catalog.ColumnIn(w.scope().from, o.Item.Column) != col {
			continue
		}
		switch {
		case to.IsZero() && low.IsZero():
			if t := w.moments(col, from, high); t != nil {
				return i, t
			}
		case from.IsZero() && high.IsZero():
			if t := w.moments(col, low, to); t != nil {
				return i, t
			}
		}
	}
	if out := w.moments(col, from, to); out != nil {
		return -1, out
	}
	return -1, w.current(col, from, to)
}

// current returns the values for an interval that ends today, or not at all, where the question names the period that
// today is in.
func (w *writer) current(c *link.Column, from, to time.Time) (out Choice) {
	tomorrow := w.q.Today().AddDate(0, 0, 1)
	switch {
	case from.Equal(w.q.Today()) && to.IsZero():
		return w.moments(c, tomorrow, to)
	case from.IsZero() || !to.IsZero() && !to.Equal(tomorrow):
		return nil
	}
	for i := range w.g.Values {
		v := &w.g.Values[i]
		if v.moment != nil && v.moment.From.Equal(from) && v.moment.To.After(w.q.Today()) &&
			len(w.q.During(c, v.moment)) > 0 {
			out = append(out, firstValue+action(i))
		}
	}
	return out
}

// moments returns the values that are an interval, which a column can be in.
func (w *writer) moments(c *link.Column, from, to time.Time) (out Choice) {
	for i := range w.g.Values {
		v := &w.g.Values[i]
		if v.moment != nil && v.moment.From.Equal(from) && v.moment.To.Equal(to) && len(w.q.During(c, v.moment)) > 0 {
			out = append(out, firstValue+action(i))
		}
	}
	return out
}

// bounds returns the interval to which a condition on a date bounds it; an open end is zero.
func (w *writer) bounds(c query.Condition) (from, to time.Time, ok bool) {
	it := c.Item
	col := w.q.Catalog.ColumnIn(w.scope().from, it.Column)
	if col == nil || col.Kind != link.Temporal || it.Agg != query.None || it.Calc != nil || it.Sub != nil ||
		c.Sub != nil || c.Other != nil || len(c.Values) == 0 || it.Text != nil ||
		!slices.Contains([]query.Part{"", query.Day, query.Month, query.Year}, it.Column.Part) {
		return from, to, false
	}
	begin, end, ok := unit(c.Values[0].Text)
	if !ok {
		return from, to, false
	}
	switch c.Op {
	case query.Equal:
		return begin, end, true
	case query.GreaterEqual:
		return begin, to, true
	case query.Greater:
		return end, to, true
	case query.Less:
		return from, begin, true
	case query.LessEqual:
		return from, end, true
	case query.Between:
		_, last, ok := unit(c.Values[1].Text)
		return begin, last, ok
	}
	return from, to, false
}

// unit returns the first day of a day, month or year in ISO form, and the day after its last.
func unit(text string) (from, to time.Time, ok bool) {
	text = strings.TrimSuffix(strings.TrimSuffix(strings.Replace(text, "T", " ", 1), ":00"), " 00:00")
	for _, u := range []struct {
		form    string
		y, m, d int
	}{{"2006-01-02", 0, 0, 1}, {"2006-01", 0, 1, 0}, {"2006", 1, 0, 0}} {
		if t, err := time.Parse(u.form, text); err == nil {
			return t, t.AddDate(u.y, u.m, u.d), true
		}
	}
	return from, to, false
}

var comparisonWords = func() map[query.Op]string {
	out := map[query.Op]string{query.Between: "between", query.NotBetween: "notbetween"}
	for word, op := range comparisons {
		out[op] = word
	}
	return out
}()

func (w *writer) condition(c query.Condition) {
	if c.Item.Text != nil {
		w.fail("answer from a text")
	}
	if n, by, desc, shared := w.best(c); n > 0 {
		w.word("top")
		w.literal(number(strconv.Itoa(n)), nil, nil)
		w.item(by)
		w.word(map[bool]string{false: "asc", true: "desc"}[desc])
		w.item(shared)
		return
	}
	switch word := comparisonWords[c.Op]; {
	case c.Op == query.IsNull:
		w.word("null")
		w.item(c.Item)
	case c.Op == query.IsNotNull:
		w.word("notnull")
		w.item(c.Item)
	case (c.Op == query.In || c.Op == query.NotIn) && c.Sub != nil:
		w.word(map[query.Op]string{query.In: "in", query.NotIn: "notin"}[c.Op])
		w.item(c.Item)
		w.selected(c.Sub)
	case c.Op == query.In || c.Op == query.NotIn:
		w.listed(c)
	case c.Op == query.Has || c.Op == query.HasNot || c.Op == query.HasAny:
		w.listed(c)
	case c.Op == query.Like || c.Op == query.NotLike:
		w.pattern(c)
	case c.Op == query.OpenAt:
		w.word("openat")
		w.item(c.Item)
		w.literal(c.Values[0], nil, nil)
	case word == "":
		w.fail("condition " + string(c.Op))
	case c.Sub != nil:
		w.word(word)
		w.item(c.Item)
		w.word("sub")
		w.selected(c.Sub)
	case c.Other != nil:
		w.word(word)
		w.item(c.Item)
		w.item(*c.Other)
	default:
		w.word(word)
		w.item(c.Item)
		e := w.read(c.Item)
		for _, v := range c.Values {
			w.literal(v, e.column, e.reads(c.Op))
		}
	}
}

// listed writes membership in a list of values as comparisons with each.
func (w *writer) listed(c query.Condition) {
	word, op := "or", query.Equal
	if c.Op == query.NotIn || c.Op == query.HasNot {
		word, op = "and", query.NotEqual
	}
	for i, v := range c.Values {
		if i+1 < len(c.Values) {
			w.word(word)
		}
		one := c
		one.Op, one.Values = op, []query.Value{v}
		w.condition(one)
	}
}

// patternWords are the tokens for a text with any beginning, with any end.
var patternWords = map[[2]bool]string{{true, true}: "like", {false, true}: "starts", {true, false}: "ends"}

func (w *writer) pattern(c query.Condition) {
	text := c.Values[0].Text
	rest, before := strings.CutPrefix(text, "%")
	rest, after := strings.CutSuffix(rest, "%")
	word := patternWords[[2]bool{before, after}]
	if c.Op == query.NotLike {
		if word != "like" {
			w.fail("pattern")
		}
		word = "notlike"
	}
	if word == "" || strings.ContainsAny(rest, `%_\`) {
		w.fail("pattern")
	}
	w.word(word)
	w.item(c.Item)
	w.literal(query.Value{Text: rest}, w.read(c.Item).column, nil)
}

// best recognises the condition that a row is among the first n of those that share a value with it.
func (w *writer) best(c query.Condition) (n int, by query.Item, desc bool, shared query.Item) {
	sub, n := c.Sub, 1
	if c.Item.Sub != nil && c.Op == query.Less && len(c.Values) == 1 {
		sub = c.Item.Sub
		n, _ = strconv.Atoi(c.Values[0].Text)
	} else if c.Op != query.Equal {
		return 0, by, false, shared
	}
	if sub == nil || len(sub.From.Alias) == 0 || len(sub.From.Tables) != 1 || len(sub.Where) == 0 ||
		len(sub.Select) != 1 || sub.Where[0].Other == nil || sub.Where[0].Op != query.Equal || len(sub.Where) != min(n, 2) {
		return 0, by, false, shared
	}
	shared, desc = *sub.Where[0].Other, sub.Select[0].Agg == query.Max
	by = c.Item
	if n > 1 {
		if sub.Where[1].Other == nil {
			return 0, by, false, shared
		}
		by, desc = *sub.Where[1].Other, sub.Where[1].Op == query.Greater
	}
	return n, by, desc, shared
}

// reads returns how Build reads a literal that an expression is compared with.
func (e expression) reads(op query.Op) func(*query.Value) query.Value {
	return func(v *query.Value) query.Value {
		if op == query.Between || op == query.NotBetween {
			return e.value(v, op)
		}
		return compared(op, e, expression{literal: v}).Values[0]
	}
}

// read returns an item as Build has it when it meets a literal.
func (w *writer) read(it query.Item) expression {
	e := expression{item: it, column: w.q.Catalog.ColumnIn(w.scope().from, it.Column)}
	if it.Calc != nil || it.Sub != nil || it.Column.Name == "*" {
		e.column = nil
	}
	return e
}

// literal writes a value: what the question or the data have of it, else a constant, or a multiple of what they have.
// of is the column that it is compared with, or nil; as returns what Build makes of a literal there; nil: the same.
func (w *writer) literal(v query.Value, of *link.Column, as func(*query.Value) query.Value) {
	same := func(text string, isNumber bool) bool {
		got := query.Value{Text: text, Number: isNumber}
		if as == nil {
			return sameText(text, v.Text)
		}
		return attempt(func() { got = as(&got) }) == nil && sameText(got.Text, v.Text)
	}
	if targets := w.pointers(of, same); targets != nil {
		w.out = append(w.out, targets)
		return
	}
	for i, t := range grammar {
		if text, ok := strings.CutPrefix(t.name, "k:"); ok && t.known != inOld {
			quoted := strings.HasPrefix(text, "'")
			if same(strings.Trim(strings.TrimSuffix(text, ".0"), "'"), !quoted) && (!quoted || !v.Number) {
				w.add(action(i))
				return
			}
		}
	}
	for name, by := range scales {
		scaled := func(text string, isNumber bool) bool {
			n, ok := words.ParseNumber(text)
			return ok && isNumber && n != 0 && same(words.FormatNumber(n*by), true)
		}
		if targets := w.pointers(of, scaled); targets != nil {
			w.word(name)
			w.out = append(w.out, targets)
			return
		}
	}
	w.fail("value")
}

// pointers returns the values that are the same as one: cells of a column, and what the question offers; cells of
// other columns only if there are none.
func (w *writer) pointers(of *link.Column, same func(text string, isNumber bool) bool) Choice {
	var out, others Choice
	for i := range w.g.Values {
		v := &w.g.Values[i]
		switch a := firstValue + action(i); {
		case v.moment != nil || !same(v.Text, v.Number):
		case v.Column < 0 || of != nil && v.Column == of.Index:
			out = append(out, a)
		default:
			others = append(others, a)
		}
	}
	if out == nil {
		return others
	}
	return out
}

func sameText(a, b string) bool {
	if strings.EqualFold(strings.TrimSpace(a), strings.TrimSpace(b)) {
		return true
	}
	x, err := strconv.ParseFloat(a, 64)
	y, failed := strconv.ParseFloat(b, 64)
	return err == nil && failed == nil && x == y
}

var (
	aggregateWords = map[query.Agg]string{query.Count: "count", query.Sum: "sum", query.Avg: "avg", query.Min: "min",
		query.Max: "max"}
	partWords = map[query.Part]string{query.Year: "year", query.Quarter: "quarter", query.Month: "ym",
		query.Week: "weekof", query.Day: "date", query.MonthOf: "month", query.Weekday: "wday", query.DayOf: "day",
		query.Hour: "hour", query.Size: "size"}
	calcWords = map[query.CalcOp]string{query.Plus: "+", query.Minus: "-", query.Times: "*", query.Ratio: "/",
		query.Share: "share", query.Gap: "gap", query.More: "more", query.EqualTo: "same", query.DaysBetween: "days",
		query.HoursBetween: "hours"}
)

func (w *writer) item(it query.Item) {
	switch {
	case it.Text != nil:
		w.fail("answer from a text")
	case it.Column.Each:
		w.fail("elements of a list")
	case it.Zero:
		w.word("or0")
		it.Zero = false
		w.item(it)
	case len(it.Only) > 0:
		only := it.Only
		it.Only = nil
		w.word("only")
		w.item(it)
		w.conditions(only, nil)
	case it.Agg != query.None:
		w.aggregated(it)
	case it.Calc != nil && it.Calc.Op == query.Age:
		w.word("age")
		w.item(it.Calc.Right)
	case it.Calc != nil:
		w.word(calcWords[it.Calc.Op])
		w.item(it.Calc.Left)
		w.item(it.Calc.Right)
	case it.Number == query.ThisYear:
		w.word("thisyear")
	case it.Number == "current_date":
		w.word("today")
	case it.Number != "":
		w.literal(number(it.Number), nil, nil)
	case it.Sub != nil:
		w.word("sub")
		w.selected(it.Sub)
	case it.Column.Name == "*" && it.Column.Table != "":
		w.word("all")
		w.table(it.Column.Table)
	case it.Column.Name == "*":
		w.word("star")
	default:
		if word := partWords[it.Column.Part]; word != "" {
			w.word(word)
		}
		w.column(it.Column)
	}
}

// counted returns the table whose rows are counted: the one that the others do not repeat, wherever it stands in
// FROM.
func (w *writer) counted() string {
	from := w.scope().from
	names := slices.Clone(from.Tables)
	slices.SortFunc(names, func(a, b string) int { return w.index(a) - w.index(b) })
	for _, name := range names {
		if t := w.q.Catalog.Table(name); t != nil && !w.q.Catalog.RepeatsRows(t, names) {
			return name
		}
	}
	return names[0]
}

func (w *writer) index(name string) int {
	return slices.IndexFunc(w.q.Catalog.Tables, func(t *link.Table) bool { return t.Name == name })
}

func (w *writer) aggregated(it query.Item) {
	agg, distinct := it.Agg, it.Distinct
	it.Agg, it.Distinct = query.None, false
	if n, ok := agg.Percentile(); ok {
		if n == 50 {
			w.word("median")
		} else {
			w.word("pct")
			w.literal(number(strconv.FormatFloat(n, 'f', -1, 64)), nil, nil)
		}
		w.item(it)
		return
	}
	if agg == query.Count && it.Column.Name == "*" && it.Calc == nil {
		w.word("count*")
		w.table(w.counted())
		return
	}
	word := aggregateWords[agg]
	if distinct && agg != query.Min && agg != query.Max {
		word += "d"
	}
	w.word(word)
	w.item(it)
}
