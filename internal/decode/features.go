package decode

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// What the network is told of an item besides its name: how the question mentions it, what the data have there, what
// the previous turn did with it.
const (
	shareFeature = iota // how much of its name, or of the question's content for a value, is mentioned
	exactFeature
	inflectedFeature
	misspeltFeature
	abbreviatedFeature
	rootFeature
	oppositeFeature
	similarFeature
	wordsFeature    // how many words mention it
	rowsFeature     // of the table, or with the value, as an order of magnitude
	distinctFeature // values, likewise
	variedFeature   // distinct values for each row
	nullsFeature    // share of rows
	numberFeature
	dateFeature
	longFeature
	flagFeature
	keyFeature
	referenceFeature
	titleFeature
	listFeature
	withinFeature // a number of the question lies in the column's range
	magnitudeFeature
	shownFeature // by the previous turn, as the next three
	filteredFeature
	groupedFeature
	orderedFeature
	spareFeature
	featureCount
	paddedFeatures = 32 // rounded up to whole panels
)

type features [paddedFeatures]float32

// Kinds of edges between two items: what the one is to the other.
const (
	noEdge uint8 = iota
	selfEdge
	sameTableEdge // columns
	tableOfEdge   // the table of this column
	columnOfEdge  // a column of this table
	keyEdge       // one column refers to the other
	joinEdge      // tables with such columns
	columnOfCellEdge
	cellOfEdge
	sameWordsEdge // mentioned by some of the same words
	sameValueEdge
	edgeCount
)

func magnitude(n float64) float32 { return float32(math.Log10(1+math.Abs(n)) / 6) }

func asFeature(holds bool) float32 {
	if holds {
		return 1
	}
	return 0
}

// describe returns the features of the items of an input.
func describe(q *link.Question, g *Grounded, items []item) []features {
	out := make([]features, len(items))
	uses := usesOf(g.previous)
	for i, it := range items {
		f := &out[i]
		switch {
		case it.action >= firstValue:
			v := &g.Values[it.action-firstValue]
			f.describeValue(q, v)
			if v.Column >= 0 {
				f.describeUse(uses, q.Catalog.Columns[v.Column].Ref())
			}
		case it.action >= firstColumn:
			c := q.Catalog.Columns[it.action-firstColumn]
			f.describeMention(&q.Columns[c.Index])
			f.describeColumn(q, c)
			f.describeUse(uses, c.Ref())
		default:
			t := q.Catalog.Tables[it.action-firstTable]
			f.describeMention(&q.Tables[t.Index])
			f[rowsFeature] = magnitude(float64(t.Rows))
			f[referenceFeature] = asFeature(t.IsLinkTable())
			f.describeUse(uses, query.Column{Table: t.Name, Name: "*"})
		}
	}
	return out
}

var relationFeatures = map[link.Relation]int{link.Inflected: inflectedFeature, link.Misspelt: misspeltFeature,
	link.Abbreviated: abbreviatedFeature, link.SameRoot: rootFeature, link.Opposite: oppositeFeature,
	link.Similar: similarFeature}

func (f *features) describeMention(m *link.Mention) {
	f[shareFeature] = float32(m.Share)
	f[exactFeature] = asFeature(m.Exact != 0)
	f[wordsFeature] = float32(link.Count(m.All())) / 4
	for i, r := range m.Relations {
		if m.Loose&(1<<uint(i)) != 0 {
			f[relationFeatures[r]] = 1
		}
	}
}

func (f *features) describeColumn(q *link.Question, c *link.Column) {
	rows := float64(max(1, c.Table.Rows))
	f[rowsFeature] = magnitude(rows)
	f[distinctFeature] = magnitude(float64(c.Distinct))
	f[variedFeature] = float32(float64(c.Distinct) / rows)
	f[nullsFeature] = float32(float64(c.Nulls) / rows)
	f[numberFeature] = asFeature(c.Type.Number() || c.Numbers != nil)
	f[dateFeature] = asFeature(c.Kind == link.Temporal)
	f[longFeature] = asFeature(c.Kind == link.LongText)
	f[flagFeature] = asFeature(c.Kind == link.Flag)
	f[keyFeature] = asFeature(c.IsKey)
	f[referenceFeature] = asFeature(c.IsReference)
	f[titleFeature] = asFeature(slices.Contains(c.Table.TitleColumns, c))
	f[listFeature] = asFeature(c.List)
	f[withinFeature] = asFeature(c.Hi > c.Lo && slices.ContainsFunc(q.Numbers, func(n link.Figure) bool {
		return n.Value >= c.Lo && n.Value <= c.Hi
	}))
}

func (f *features) describeValue(q *link.Question, v *Value) {
	content := max(1, link.Count(q.Content))
	f[shareFeature] = float32(link.Count(v.mask)) / float32(content)
	f[exactFeature] = asFeature(v.Kind == wholeValue)
	f[wordsFeature] = float32(link.Count(v.mask)) / 4
	f[rowsFeature] = magnitude(float64(v.rows))
	f[numberFeature] = asFeature(v.Number)
	f[dateFeature] = asFeature(v.Kind == dateValue)
	if n, ok := words.ParseNumber(v.Text); ok && v.Number {
		f[magnitudeFeature] = magnitude(n)
	}
	if v.Column >= 0 {
		c := q.Catalog.Columns[v.Column]
		f[distinctFeature] = magnitude(float64(c.Distinct))
		f[titleFeature] = asFeature(slices.Contains(c.Table.TitleColumns, c))
		f[flagFeature] = asFeature(c.Kind == link.Flag || c.Role == schema.Enumeration)
	}
}

// uses are the columns and whole rows that a query shows, filters, groups and orders by, without parts and forms.
type uses [4]map[query.Column]bool

func usesOf(q *query.Query) (out uses) {
	for i := range out {
		out[i] = map[query.Column]bool{}
	}
	if q == nil || q.Written != nil {
		return out
	}
	for _, it := range q.Select {
		out.add(0, it)
	}
	for _, c := range slices.Concat(q.Where, q.Having) {
		out.add(1, c.Item)
	}
	for _, c := range q.GroupBy {
		out.add(2, query.Item{Column: c})
	}
	for _, o := range q.OrderBy {
		out.add(3, o.Item)
	}
	return out
}

func (u *uses) add(how int, it query.Item) {
	switch {
	case it.Calc != nil:
		u.add(how, it.Calc.Left)
		u.add(how, it.Calc.Right)
	case it.Column.Name != "":
		u[how][query.Column{Table: it.Column.Table, Name: it.Column.Name}] = true
	}
	for _, c := range it.Only {
		u.add(1, c.Item)
	}
}

func (f *features) describeUse(of uses, c query.Column) {
	for i, used := range of {
		f[shownFeature+i] = asFeature(used[c])
	}
}

// edges returns what every item is to every other, by rows.
func edges(q *link.Question, g *Grounded, items []item) []uint8 {
	n := len(items)
	out := make([]uint8, n*n)
	masks := make([]link.Mask, n)
	for i, it := range items {
		switch {
		case it.action >= firstValue:
			masks[i] = g.Values[it.action-firstValue].mask
		case it.action >= firstColumn:
			masks[i] = q.Columns[it.action-firstColumn].All()
		default:
			masks[i] = q.Tables[it.action-firstTable].All()
		}
	}
	joined := map[[2]int]bool{}
	keys := map[[2]int]bool{}
	for _, e := range q.Catalog.Edges {
		l, r := e.Left, e.Right
		keys[[2]int{l.Index, r.Index}], keys[[2]int{r.Index, l.Index}] = true, true
		joined[[2]int{l.Table.Index, r.Table.Index}], joined[[2]int{r.Table.Index, l.Table.Index}] = true, true
	}
	for i := range items {
		for j := range items {
			out[i*n+j] = edge(q, g, items, i, j, keys, joined)
			if out[i*n+j] == noEdge && masks[i]&masks[j] != 0 {
				out[i*n+j] = sameWordsEdge
			}
		}
	}
	return out
}

func edge(q *link.Question, g *Grounded, items []item, i, j int, keys, joined map[[2]int]bool) uint8 {
	if i == j {
		return selfEdge
	}
	a, b := items[i].action, items[j].action
	switch {
	case a >= firstValue && b >= firstValue:
		if sameText(g.Values[a-firstValue].Text, g.Values[b-firstValue].Text) {
			return sameValueEdge
		}
	case a >= firstValue:
		if g.Values[a-firstValue].Column >= 0 && b == firstColumn+action(g.Values[a-firstValue].Column) {
			return columnOfCellEdge
		}
	case b >= firstValue:
		if edge(q, g, items, j, i, keys, joined) == columnOfCellEdge {
			return cellOfEdge
		}
	case a >= firstColumn && b >= firstColumn:
		return edgeOfColumns(q.Catalog.Columns[a-firstColumn], q.Catalog.Columns[b-firstColumn], keys)
	case a >= firstColumn:
		if q.Catalog.Columns[a-firstColumn].Table.Index == int(b-firstTable) {
			return tableOfEdge
		}
	case b >= firstColumn:
		if edge(q, g, items, j, i, keys, joined) == tableOfEdge {
			return columnOfEdge
		}
	case joined[[2]int{int(a - firstTable), int(b - firstTable)}]:
		return joinEdge
	}
	return noEdge
}

func edgeOfColumns(a, b *link.Column, keys map[[2]int]bool) uint8 {
	switch {
	case keys[[2]int{a.Index, b.Index}]:
		return keyEdge
	case a.Table == b.Table:
		return sameTableEdge
	}
	return noEdge
}
