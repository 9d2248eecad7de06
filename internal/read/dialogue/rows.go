package dialogue

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
)

// earlierQueries holds what a turn can follow up on.
type earlierQueries struct {
	queries      []*query.Query // the last one and, if that is about some rows only, the one before
	rowCondition int            // the index of the condition for those rows, or -1
	shown        [][]parse.RowRef
	found        []parse.RowRef // result rows of the last query
	wider        *query.Query   // the latest query that the last one narrowed, or nil
}

// recallQueries returns what earlier turns offer for a follow-up, or nil.
func recallQueries(cat *link.Catalog, history []parse.Turn) *earlierQueries {
	h := &earlierQueries{rowCondition: -1}
	for i := len(history) - 1; i >= 0 && len(h.shown) < maxShown; i-- {
		q := history[i].Query
		if q == nil || len(q.From.Tables) == 0 {
			continue
		}
		switch rowCondition := conditionOnShown(cat, q, history[:i]); {
		case len(h.queries) == 0:
			if !changeable(cat, q) {
				return nil
			}
			h.queries, h.rowCondition, h.found = []*query.Query{ungrouped(cat, q)}, rowCondition, history[i].Rows
		case h.rowCondition >= 0 && len(h.queries) == 1 && changeable(cat, q) && rowCondition < 0:
			h.queries, h.found = append(h.queries, ungrouped(cat, q)), history[i].Rows
		}
		if h.wider == nil && narrows(h.queries[0], q) {
			h.wider = q
		}
		if len(history[i].Rows) > 0 {
			h.shown = append(h.shown, history[i].Rows)
		}
	}
	if len(h.queries) == 0 {
		return nil
	}
	return h
}

// narrows reports whether a query finds what another does, of fewer rows.
func narrows(q, wide *query.Query) bool {
	same := q.Clone()
	same.Where = wide.Where
	return len(q.Where) > len(wide.Where) && len(missing(wide.Where, q.Where)) == 0 && same.SUQL() == wide.SUQL()
}

// maxShown is the number of latest results whose rows a turn can refer to.
const maxShown = 4

// changeable reports whether turns can modify a query and its tables still exist.
func changeable(cat *link.Catalog, q *query.Query) bool {
	return q.Set == query.NoSet && q.Written == nil && len(q.From.Alias) == 0 && len(q.From.Tables) > 0 &&
		len(q.Select) > 0 &&
		!slices.ContainsFunc(q.From.Tables, func(name string) bool { return cat.Table(name) == nil })
}

// conditionOnShown returns the index of the condition by which a query selects rows shown before, or -1.
func conditionOnShown(cat *link.Catalog, q *query.Query, history []parse.Turn) int {
	return slices.IndexFunc(q.Where, func(w query.Condition) bool {
		return (w.Op == query.Equal || w.Op == query.In) && w.Sub == nil && len(w.Values) > 0 &&
			!slices.ContainsFunc(w.Values, func(v query.Value) bool { return !wasShown(cat, w.Item.Column, v.Text, history) })
	})
}

func wasShown(cat *link.Catalog, c query.Column, key string, history []parse.Turn) bool {
	known := cat.Column(c)
	return known != nil && slices.ContainsFunc(history, func(t parse.Turn) bool {
		return slices.ContainsFunc(t.Rows, func(r parse.RowRef) bool {
			return r.Key == key && r.Table == c.Table && (r.Column == c.Name || r.Column == "" && known == known.Table.Key)
		})
	})
}

// readAboutRows reads a turn about rows shown before: "tell me more about the second one", "how old is she?", "show me
// another".
func (t *turn) readAboutRows(order []int, scores []float64) {
	t.excludeShown()
	for _, p := range t.picks() {
		key, ok := t.condition(p.rows, query.In)
		if !ok {
			continue
		}
		if h := t.past; h.rowCondition >= 0 && t.before.Where[h.rowCondition].Item.Column == key.Item.Column {
			out := t.before.Clone()
			out.Where[h.rowCondition].Op, out.Where[h.rowCondition].Values = key.Op, key.Values
			t.addAboutRows("same of "+p.name, out, p, p.used, -1, nil)
		}
		if base := t.cat.Table(key.Item.Column.Table); t.cat.Column(key.Item.Column).Distinct == base.Rows {
			t.addAboutRows("all of "+p.name, &query.Query{Select: []query.Item{query.Star(base.Name)},
				From: query.From{Tables: []string{base.Name}}, Where: []query.Condition{key}}, p, p.used|t.tokens(tellingWords),
				-1, nil)
		}
		for _, s := range t.byForm(order, scores, p.used) {
			for n, f := range s.queries {
				t.askAbout(p, key, s.form, f, s.at[n], scores[s.at[n]]-scores[order[0]]-math.Log(s.sum))
			}
		}
	}
}

// askAbout applies a reading's request to the given rows, and shows their names if there are several.
func (t *turn) askAbout(p pick, key query.Condition, k form, f *query.Query, reading int, logP float64) {
	of := key.Item.Column
	from, ok := t.join(f.From, of.Table)
	if !ok {
		return
	}
	out := f.Clone()
	if len(from.Tables) == 1 && len(p.rows) == 1 && k != list && k != narrow {
		if k != figure || !unaggregate(out) {
			return // a single row cannot be counted, grouped or sorted
		}
		k = list // "how old is she?": show the row's value instead of an average
	}
	if t.repeats(from) && !t.repeats(out.From) {
		t.avoidRepeats(out)
	}
	out.From, out.Where = from, append(out.Where, key)
	if len(from.Tables) == 1 {
		out.Distinct = false // each row has its own answer
	}
	more := []Feature{{"sure " + string(k), logP}, {"tables", float64(len(from.Tables))}}
	if len(f.Where) == 0 {
		more = append(more, Feature{"row no condition", 1})
	}
	if len(f.OrderBy) > 0 {
		more = append(more, Feature{"row order", 1})
	}
	if f.From.Tables[0] == of.Table {
		more = append(more, Feature{"row of its table", 1}, Feature{"row of its table " + string(k), 1})
	}
	used := t.set.Readings[reading].Used | p.used
	t.addAboutRows(string(k)+" of "+p.name, out, p, used, reading, more)
	if base := t.cat.Table(of.Table); k == list && from.Tables[0] == of.Table && len(p.rows) > 1 {
		named := out.Clone()
		named.Select = appendItems(titles(base), out.Select)
		t.addAboutRows(string(k)+" named of "+p.name, named, p, used, reading, more)
	}
}

// titles returns the columns by which a table's rows are named.
func titles(t *link.Table) (out []query.Item) {
	for _, c := range t.TitleColumns {
		out = append(out, query.Item{Column: c.Ref()})
	}
	return out
}

// unaggregate replaces aggregates with the values behind them; ok is false if these are not values of single rows.
func unaggregate(q *query.Query) (ok bool) {
	for i, it := range q.Select {
		if it.Agg == query.Count || it.Agg == query.None || it.Calc != nil && it.Calc.Left.Agg != query.None {
			return false
		}
		q.Select[i].Agg, q.Select[i].Distinct = query.None, false
	}
	return len(q.Select) == 1
}

func (t *turn) addAboutRows(name string, q *query.Query, p pick, used link.Mask, reading int, more []Feature) {
	f := []Feature{{"row", 1}, {"row by " + p.name, 1}}
	for _, cue := range t.cues {
		f = append(f, Feature{"row by " + p.name + ", " + cue, 1})
	}
	t.add(name, q, used, reading, append(f, more...))
}

// excludeShown excludes the rows shown: "show me another", "the next five", "the rest".
func (t *turn) excludeShown() {
	search := t.past.queries[len(t.past.queries)-1]
	used, limit, found := t.tokens(furtherWords), search.Limit, t.past.found
	if limit == 0 && t.past.rowCondition >= 0 && len(t.past.shown) > 0 { // rows other than those being looked at
		found = t.past.shown[0]
		limit = len(found)
	}
	if limit > 0 && len(search.OrderBy) > 0 {
		used |= t.tokens(beyondWords)
	}
	if k := formOf(search); used == 0 || limit == 0 || k != list && k != top && k != best {
		return
	}
	if limit > len(found) && len(found) == parse.MaxReferredRows { // more were shown than are recorded
		if len(search.OrderBy) > 0 {
			out := search.Clone()
			out.Offset += limit
			t.addFromWords("others", out, used)
		}
		return
	}
	key, ok := t.condition(found, query.NotIn)
	if !ok {
		return
	}
	out := Without(search, key)
	out.Limit = limit
	usedWithNumber := used
	for _, f := range t.set.Question.Numbers {
		if !f.Ordinal && f.Value == float64(limit) {
			usedWithNumber |= link.Span(f.First, f.Last)
		}
	}
	t.addFromWords("others", out, usedWithNumber)
	rest := out.Clone()
	rest.Limit = 0
	t.addFromWords("rest", rest, used)
	t.limitOthers(out, used)
}

// limitOthers limits the other rows to the number in the turn, if that differs from the previous limit.
func (t *turn) limitOthers(others *query.Query, used link.Mask) {
	for _, f := range t.set.Question.Numbers {
		if n := int(f.Value); !f.Ordinal && float64(n) == f.Value && n > 0 && n < 1000 && n != others.Limit {
			some := others.Clone()
			some.Limit = n
			t.addFromWords("other few", some, used|link.Span(f.First, f.Last))
		}
	}
}

// condition returns the condition that selects rows, or excludes them; ok is false if the catalog has no key for them.
func (t *turn) condition(rows []parse.RowRef, op query.Op) (query.Condition, bool) {
	var out query.Condition
	if len(rows) == 0 {
		return out, false
	}
	base := t.cat.Table(rows[0].Table)
	if base == nil {
		return out, false
	}
	at := slices.IndexFunc(base.Columns, func(c *link.Column) bool {
		return rows[0].Column == c.Name || rows[0].Column == "" && base.Key == c
	})
	if at < 0 {
		return out, false
	}
	out = Among(base.Columns[at].Ref(), slices.DeleteFunc(slices.Clone(rows), func(r parse.RowRef) bool {
		return r.Column != rows[0].Column
	}), op)
	for i := range out.Values {
		out.Values[i].Number = base.Columns[at].Type.Number()
	}
	return out, len(out.Values) > 0
}
