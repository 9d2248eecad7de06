package dialogue

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words about the presentation of results.
var (
	reverseWords = text.Set("reverse reversed way round opposite backwards flip upside")
	timeWords    = text.Set("when date dates day days time times year years month since until")
	shareWords   = text.Set("share percent percentage proportion fraction pct %")
	rankingWords = text.Set("sort sorted order ordered rank ranked by first last low high lowest highest to up down at " +
		"top bottom ascending descending asc desc a-z alphabetical alphabetically newest oldest")
)

// rearrange reads a turn that changes the presentation of rows: their order or their columns.
func (t *turn) rearrange() {
	if t.form != figure {
		t.sortShown()
		t.addRequestedColumns()
	}
	t.pickExtreme()
}

// pickExtreme picks the highest or lowest of the groups shown ("which one is highest?", "which street has the most?")
// or of the values behind a figure ("and the highest?").
func (t *turn) pickExtreme() {
	q, aggregate, out := t.set.Question, onlyFigure(t.before), t.before.Clone()
	up, down := t.tokens(leastWords), t.tokens(greatestWords)
	used := t.repeated | up | down
	switch {
	case (up == 0) == (down == 0) || q.WithSense(firstOrLastInTime) != 0:
		return
	case t.form == figure:
		if !t.asksForExtreme(aggregate) {
			return
		}
		if firstWord(q) == "about" {
			used |= link.Span(0, 2)
		}
		onlyFigure(out).Agg = map[bool]query.Agg{true: query.Min, false: query.Max}[up != 0]
	case t.form != groups && (aggregate != nil || t.form != list),
		!asksFirst(q) && (q.Token(0) != "which" || q.Token(1) != "one" && q.Token(1) != "ones" && !t.namesGroup(1)):
		return
	default:
		if aggregate == nil {
			aggregate = t.onlyNumber()
		}
		if aggregate == nil {
			return
		}
		used |= link.Span(0, 2)
		out.OrderBy = []query.Order{{Item: *aggregate, Desc: down != 0, NullsLast: down != 0}}
		out.Limit, out.Offset = 1, 0
	}
	if q.Content&^used != 0 {
		return
	}
	t.addFromWords("sort groups", out, up|down)
	t.favour(out)
	t.continues = true
}

// asksForExtreme reports whether a turn may ask for the highest or lowest of the values behind a figure, and not who
// has it.
func (t *turn) asksForExtreme(figure *query.Item) bool {
	k := requestKinds[t.set.Question.Token(0)]
	return figure != nil && figure.Agg != query.Count && figure.Calc == nil && !t.namesRows() && (k == "" || k == "what")
}

// namesGroup reports whether the token at i names what the groups shown are: "customer", "month".
func (t *turn) namesGroup(i int) bool {
	q, at := t.set.Question, link.Span(i, i+1)
	return t.repeated&at != 0 || slices.ContainsFunc(t.before.GroupBy, func(by query.Column) bool {
		c := t.cat.Column(by)
		return string(by.Part) == q.Token(i) || c != nil && (q.Columns[c.Index].Exact|q.Tables[c.Table.Index].Exact)&at != 0
	})
}

// firstOrLastInTime are the cues for the first or the last in time.
const firstOrLastInTime = cue.Earliest | cue.Latest | cue.Younger | cue.Elder

// onlyNumber returns the number shown for each row, if there is only one.
func (t *turn) onlyNumber() (only *query.Item) {
	for i := range t.before.Select {
		it := &t.before.Select[i]
		if c := t.cat.Column(it.Column); c != nil && c.IsMeasure() && t.orderKind(*it) == "number" {
			if only != nil {
				return nil
			}
			only = it
		}
	}
	return only
}

// tokens returns the tokens that belong to a class of words.
func (t *turn) tokens(class map[string]bool) link.Mask {
	q := t.set.Question
	return q.TokensWhere(func(i int) bool { return class[q.Token(i)] })
}

// sortShown orders rows by a shown column: "low to high", "newest first", "the other way round".
func (t *turn) sortShown() {
	if len(t.before.OrderBy) > 0 {
		out := t.before.Clone()
		for i := range out.OrderBy {
			out.OrderBy[i].Desc = !out.OrderBy[i].Desc
			out.OrderBy[i].NullsLast = out.OrderBy[i].Desc
		}
		t.addFromWords("reversed", out,
			t.tokens(reverseWords)|t.tokens(rankingWords)|t.tokens(leastWords)|t.tokens(greatestWords))
	}
	used := t.tokens(rankingWords) | t.tokens(greatestWords) | t.tokens(leastWords)
	for i, it := range t.before.Select {
		kind := t.orderKind(it)
		if kind == "" {
			continue
		}
		if i > 0 && i == len(t.before.Select)-1 {
			kind += ", shown last"
		}
		for _, way := range []struct {
			name string
			desc bool
		}{{" up", false}, {" down", true}} {
			out := t.before.Clone()
			out.OrderBy = []query.Order{{Item: it, Desc: way.desc, NullsLast: way.desc}}
			t.addFromWords("sort by "+kind+way.name, out, used)
		}
	}
}

// orderKind returns the kind of order that a shown column allows, or "".
func (t *turn) orderKind(it query.Item) string {
	if isAggregated(it) {
		return "figure"
	}
	c := t.cat.Column(it.Column)
	switch {
	case c == nil || it.Text != nil || c.IsReference:
	case c.Kind == link.Temporal || it.Column.Part != "":
		return "time"
	case c.Kind == link.Number && !c.IsKey:
		return "number"
	case c.Kind == link.Textual:
		return "name"
	}
	return ""
}

// maxColumns is the number of additional columns tried, and maxPairedColumns the number tried in pairs.
const maxColumns, maxPairedColumns = 8, 5

// requestedColumn is a column that a turn may ask for.
type requestedColumn struct {
	column *link.Column
	how    string
	weight float64
	used   link.Mask
}

// asksFor lists words that ask for a kind of column without naming it, with possible names of such columns.
var asksFor = []struct {
	word  string
	names []string
}{
	{"where", []string{"place", "town", "address", "location"}}, {"why", []string{"reason", "cause"}},
	{"who", []string{"person", "author", "owner", "name"}}, {"whom", []string{"person", "owner", "name"}},
	{"when", []string{"date", "time"}}, {"much", []string{"price", "cost", "amount"}},
	{"cost", []string{"price", "fee"}}, {"old", []string{"age", "birthday", "year"}},
	{"many", []string{"number", "quantity", "count"}},
}

var personWords = text.Set("who whom whose")

// minLikeness is the minimum similarity of a column's name to a word.
const minLikeness = .3

// describeRequest describes how a turn may ask for a column.
func (t *turn) describeRequest(c *link.Column) requestedColumn {
	m := &t.set.Question.Columns[c.Index]
	f := requestedColumn{c, "", 0, m.All()}
	switch {
	case m.Exact != 0:
		f.how, f.weight = "said", 1+m.Share
		return f
	case m.Loose != 0:
		f.how, f.weight = "loosely", 1
		return f
	case t.has(timeWords) && c.Kind == link.Temporal:
		f.how, f.weight, f.used = "when", .95, t.tokens(timeWords)
		return f
	case t.has(personWords) && c.Table.IsPeople && slices.Contains(c.Table.TitleColumns, c):
		f.how, f.weight = "who", .95
		return f
	}
	like, at := t.mostSimilarToken(c.Names)
	if f.weight = like; like > minLikeness {
		f.how, f.used = "like", link.Span(at, at+1)
	}
	for _, a := range asksFor {
		i := slices.IndexFunc(t.set.Question.Tokens, func(x token) bool { return x.Text == a.word })
		if i < 0 {
			continue
		}
		if n := greatestLikeness(a.names, c); n > max(minLikeness, f.weight) {
			f.how, f.weight, f.used = "asked", n, link.Span(i, i+1)
		}
	}
	return f
}

// greatestLikeness returns the greatest similarity of any of the given words to a word of a column's name.
func greatestLikeness(words []string, c *link.Column) (best float64) {
	for _, name := range c.Names {
		for _, w := range name.Text {
			for _, like := range words {
				best = max(best, encode.WordSimilarity(like, w))
			}
		}
	}
	return best
}

// mostSimilarToken returns the greatest similarity of a content token to a word of the given names, and that token.
func (t *turn) mostSimilarToken(names []link.Name) (best float64, at int) {
	q := t.set.Question
	for _, name := range names {
		for _, w := range name.Text {
			for i := range q.Tokens {
				if q.Content&(1<<uint(i)) != 0 {
					if like := encode.WordSimilarity(q.Tokens[i].Text, w); like > best {
						best, at = like, i
					}
				}
			}
		}
	}
	return best, at
}

// requestedColumns returns the columns that the turn most likely asks for, in the previous tables and those they refer
// to.
func (t *turn) requestedColumns() []requestedColumn {
	var all []requestedColumn
	for _, c := range t.cat.Columns {
		path := t.cat.Path(t.cat.Table(t.before.From.Tables[0]), c.Table)
		own := t.usesTable(c.Table.Name)
		if c.Kind == link.LongText || !own && (len(path) != 1 || path[0].IsToMany()) {
			continue
		}
		if f := t.describeRequest(c); f.how != "" {
			if !own {
				f.weight -= .5
			}
			all = append(all, f)
		}
	}
	slices.SortStableFunc(all, func(a, b requestedColumn) int { return cmp.Compare(b.weight, a.weight) })
	return all[:min(len(all), maxColumns)]
}

// addRequestedColumns adds columns to the previous rows: "phone numbers?", "since when?", "who did them, and where?"
func (t *turn) addRequestedColumns() {
	if t.form != list && t.form != top {
		return
	}
	all := t.requestedColumns()
	for i, f := range all {
		t.showColumns("column", f.how, f.used, f)
		for _, g := range all[i+1 : max(i+1, min(len(all), maxPairedColumns))] {
			if f.used&g.used == 0 {
				t.showColumns("columns", "", f.used|g.used, f, g)
			}
		}
	}
}

// showColumns adds columns to those shown, or replaces them.
func (t *turn) showColumns(name, how string, used link.Mask, more ...requestedColumn) {
	out := t.before.Clone()
	var items []query.Item
	var features []Feature
	for _, f := range more {
		var ok bool
		if out.From, ok = t.join(out.From, f.column.Table.Name); !ok {
			return
		}
		items = append(items, query.Item{Column: f.column.Ref()})
		features = append(features, t.columnFeatures(f)...)
	}
	out.Select = appendItems(out.Select, items)
	t.add(name+" "+how, out, used, -1, features)
	only := out.Clone()
	only.Select = items
	t.add("only "+name+" "+how, only, used, -1, features)
}

// columnFeatures returns the features of a requested column.
func (t *turn) columnFeatures(f requestedColumn) []Feature {
	kind := kindNames[f.column.Kind]
	out := []Feature{{"column " + f.how, 1}, {"column weight", f.weight}, {"column " + kind, 1}}
	if f.column.IsKey || f.column.IsReference {
		out = append(out, Feature{"column is a key", 1})
	}
	if !t.usesTable(f.column.Table.Name) {
		out = append(out, Feature{"column of another table", 1})
	}
	ref := f.column.Ref()
	if slices.ContainsFunc(t.before.OrderBy, func(o query.Order) bool { return o.Item.Column == ref }) {
		out = append(out, Feature{"column that sorts", 1})
	}
	if slices.ContainsFunc(t.before.Where, func(w query.Condition) bool { return w.Item.Column == ref }) {
		out = append(out, Feature{"column of a condition", 1})
	}
	for _, a := range asksFor {
		if slices.ContainsFunc(t.set.Question.Tokens, func(x token) bool { return x.Text == a.word }) {
			out = append(out, Feature{"column " + kind + " " + a.word, 1})
		}
	}
	return out
}

var kindNames = map[link.Kind]string{link.Textual: "textual", link.Number: "number", link.Temporal: "temporal",
	link.Flag: "flag"}
