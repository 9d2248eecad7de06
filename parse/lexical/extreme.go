package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// extreme is what a superlative asks for where the data has a column for it.
type extreme struct {
	columns map[query.Column]bool // that it may be read from: up is the largest
	up      bool
	reverse map[query.Column]bool // … the other way about: the oldest has the smallest year
	rows    bool                  // it is said of what has the figure and not of the figure: who earns most
}

// verbs say of rows what superlatives (words.Extremes) say of figures. The article is left out.
var verbs = []struct {
	words, columns string
	up             bool
}{
	{"cost most|costs most|most costly", words.Money, true},
	{"cost least|costs least", words.Money, false},
	{"earn most|earns most|earned most|make most money|makes most money|made most money|highest paid|best paid|highest earning|top earner|pays most|pays best|best paying|highest paying", pay, true},
	{"earn least|earns least|earned least|make least money|makes least money|lowest paid|worst paid|lowest earning|pays least|lowest paying", pay, false},
	{"weigh most|weighs most|weighed most", "weight mass", true},
	{"weigh least|weighs least|weighed least", "weight mass", false},
	{"last longest|lasts longest|lasted longest|take longest|takes longest|took longest", "duration length runtime minutes", true},
	{"most populous|most populated", "population inhabitants residents", true},
	{"least populous|least populated", "population inhabitants residents", false},
}

// pay is what is paid to people.
const pay = "salary income wage pay earnings compensation"

// sizes are the words of columns that the largest may have most of.
const sizes = "area size population capacity employees inhabitants acreage"

// extremesIn returns the superlatives of the question that some number, date or year of the data answers.
func extremesIn(db *schema.Database, tokens []words.Token) []extreme {
	tokens = slices.DeleteFunc(slices.Clone(tokens), func(t words.Token) bool { return t.Text == "the" })
	text := " " + words.Key(tokens) + " "
	said := func(any string) bool {
		return slices.ContainsFunc(strings.Split(any, "|"), func(w string) bool { return strings.Contains(text, " "+w+" ") })
	}
	rows := asksForRows(tokens)
	var out []extreme
	for _, v := range verbs {
		if !said(v.words) {
			continue
		}
		if columns := labelled(db, v.columns); len(columns) > 0 {
			return []extreme{{columns: columns, up: v.up, rows: rows && !names(tokens, columns)}}
		}
	}
	for _, s := range words.Extremes {
		if !said(s.Said) {
			continue
		}
		if e := (extreme{columns: labelled(db, s.Columns), up: s.Up, reverse: labelled(db, s.Reverse)}); len(e.columns)+
			len(e.reverse) > 0 {
			out = append(out, e)
		}
	}
	for i := 0; i < len(tokens) && len(out) == 0; i++ {
		var at query.Column
		up, ok := false, false
		switch tokens[i].Text {
		case "most", "least", "fewest":
			up = tokens[i].Text == "most"
			at, ok = countedBy(db, tokens[i+1:])
		case "largest", "biggest", "smallest":
			up = tokens[i].Text != "smallest"
			at, ok = sizeOf(db, tokens, i+1)
		}
		if ok {
			out = append(out, extreme{columns: map[query.Column]bool{at: true}, up: up, rows: rows})
		}
	}
	return out
}

// asksForRows reports whether the question can want a row where it speaks of a figure: not "how much does … cost".
func asksForRows(tokens []words.Token) bool {
	if len(tokens) < 2 || tokens[0].Text == "how" {
		return false
	}
	return tokens[0].Text != "what" || tokens[1].Text != "is" && tokens[1].Text != "are" && tokens[1].Text != "was" &&
		tokens[1].Text != "were"
}

// countedBy returns the only column of numbers that the tokens begin with the name of: "most wins". What is also the
// name of a table may be rows to count.
func countedBy(db *schema.Database, tokens []words.Token) (at query.Column, ok bool) {
	if len(tokens) == 0 || namesTable(db, tokens[0]) {
		return at, false
	}
	like := 0 // columns with a name that begins as the first token does
	for _, t := range db.Visible() {
		for _, c := range t.Visible() {
			name := strings.TrimPrefix(strings.TrimPrefix(strings.ToLower(c.Label), "number of "), "total ")
			label := words.Tokenize(name)
			same := len(label) > 0 && len(label) <= len(tokens) &&
				slices.EqualFunc(label, tokens[:len(label)], func(a, b words.Token) bool { return a.Stem == b.Stem })
			if !c.Type.Number() || c.List || c.Role == schema.Identifier {
				continue
			}
			if slices.ContainsFunc(words.Tokenize(strings.ReplaceAll(c.Label, "_", " ")),
				func(w words.Token) bool { return alike(w.Text, tokens[0].Text) }) {
				like++
			}
			if same {
				at, ok = query.Column{Table: t.Name, Name: c.Name}, true
			}
		}
	}
	return at, ok && like == 1
}

// alike reports whether two words begin with the same four letters, as abbreviations do.
func alike(a, b string) bool { return len(a) >= 4 && len(b) >= 4 && a[:4] == b[:4] || a == b }

// sizeOf returns the only column of the data that a size may be read from, where what follows the superlative is what
// the rows of its table are called, or can be nothing else, and the question does not name the column itself.
func sizeOf(db *schema.Database, tokens []words.Token, next int) (at query.Column, ok bool) {
	columns := labelled(db, sizes)
	if len(columns) != 1 || names(tokens, columns) {
		return at, false
	}
	for at = range columns {
	}
	t := db.Table(at.Table)
	switch {
	case !t.Column(at.Name).Type.Number():
		return at, false
	case next == len(tokens) || !tokens[next].Word: // which city is the largest?
		return at, slices.ContainsFunc(tokens, func(w words.Token) bool { return called(t, w) })
	case called(t, tokens[next]):
		return at, true
	case namesColumn(db, tokens[next]) || len(figureWords[tokens[next].Text]) > 0 || tokens[next].Stop ||
		tokens[next].Numeric:
		return at, false
	}
	return at, len(db.Visible()) == 1
}

// names reports whether the question names one of the columns.
func names(tokens []words.Token, columns map[query.Column]bool) bool {
	for c := range columns {
		for _, w := range words.Tokenize(strings.ReplaceAll(c.Name, "_", " ")) {
			if slices.ContainsFunc(tokens, func(t words.Token) bool { return t.Stem == w.Stem }) {
				return true
			}
		}
	}
	return false
}

// labelled returns the columns with an order that one of the words names.
func labelled(db *schema.Database, wanted string) map[query.Column]bool {
	out := map[query.Column]bool{}
	for _, w := range strings.Fields(wanted) {
		stem := words.Stem(w)
		for _, t := range db.Visible() {
			for _, c := range t.Visible() {
				if c.Role == schema.Identifier || c.List {
					continue
				}
				for _, l := range words.Tokenize(strings.ReplaceAll(c.Label+" "+c.Name, "_", " ")) {
					if l.Stem == stem {
						out[query.Column{Table: t.Name, Name: c.Name}] = true
					}
				}
			}
		}
	}
	return out
}

// judge tells how well an order by a column answers an extreme.
func (e extreme) judge(c query.Column, up bool) float64 {
	c.Each = false
	switch {
	case e.columns[c] && up == e.up, e.reverse[c] && up != e.up:
		return 1
	case e.columns[c], e.reverse[c]:
		return .05
	}
	return .12
}

// figureOnly reports whether a query shows nothing but the figure itself.
func (e extreme) figureOnly(q *query.Query) bool {
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool { return !e.columns[it.Column] })
}

// astray is small for a query that takes a superlative by another column than the one it speaks of, or the wrong way
// about, or that shows the figure where its row is asked for.
func astray(q *query.Query, extremes []extreme) float64 {
	weight := 1.0
	for _, e := range extremes {
		worst, taken := 1.0, false
		judge := func(c query.Column, up bool) { worst, taken = min(worst, e.judge(c, up)), true }
		take := func(q *query.Query) {
			for _, o := range q.OrderBy {
				if o.Item.Agg != query.Count {
					judge(o.Item.Column, o.Desc)
				} else if e.rows {
					worst, taken = .05, true // the question's most is not of rows
				}
			}
			for _, it := range q.Select {
				if it.Agg == query.Max || it.Agg == query.Min {
					judge(it.Column, it.Agg == query.Max)
				}
			}
		}
		take(q)
		for _, c := range q.Where {
			if c.Sub != nil {
				take(c.Sub)
				if e.rows && c.Op != query.Equal && c.Op != query.In && figured(c.Sub) {
					worst = .05 // what has more than the most
				}
			}
		}
		if !taken {
			worst = .3
		}
		if e.rows && e.figureOnly(q) {
			worst *= .15
		}
		weight *= worst
	}
	return weight
}

// figured reports whether a query works out a greatest or least figure.
func figured(q *query.Query) bool {
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Agg == query.Max || it.Agg == query.Min })
}

// righted returns the most probable query that takes a superlative the wrong way, put right, where no candidate takes
// it as it is meant and there is just one column that it can be meant of.
func righted(db *schema.Database, candidates []parse.Candidate, extremes []extreme) (*query.Query, float64) {
	if len(extremes) != 1 {
		return nil, 0
	}
	e := extremes[0]
	for _, c := range candidates {
		if astray(c.Query, extremes) == 1 && (!e.rows || len(c.Query.OrderBy) > 0 && c.P > .05*candidates[0].P) {
			return nil, 0
		}
	}
	for _, c := range candidates {
		by, ok := e.order(db, c.Query)
		if !ok {
			continue
		}
		if q := e.put(db, c.Query, by); q != nil {
			return q, c.P
		}
	}
	return nil, 0
}

// order returns the only order of the query's tables that an extreme can be meant of.
func (e extreme) order(db *schema.Database, q *query.Query) (query.Order, bool) {
	var meant []query.Order
	for _, table := range q.From.Tables {
		for _, col := range db.Table(table).Visible() {
			at := query.Column{Table: table, Name: col.Name}
			if !col.Type.Number() && col.Type != schema.Date && col.Type != schema.Timestamp {
				continue
			}
			for _, up := range []bool{true, false} {
				if e.judge(at, up) == 1 {
					meant = append(meant, query.Order{Item: query.Item{Column: at}, Desc: up})
				}
			}
		}
	}
	if len(meant) != 1 {
		return query.Order{}, false
	}
	return meant[0], true
}

// put returns q with the order; nil where q is not of a form that one can be put into. Where rows are asked for,
// groups that were counted and figures that were worked out give way to what the rows are called.
func (e extreme) put(db *schema.Database, q *query.Query, by query.Order) *query.Query {
	out := q.Clone()
	out.OrderBy = []query.Order{by}
	if !e.rows {
		if len(q.OrderBy) != 1 || q.OrderBy[0].Item.Agg != query.None || q.Limit == 0 || len(q.GroupBy) > 0 {
			return nil
		}
		return out
	}
	if q.Set != query.NoSet || q.Distinct || len(q.OrderBy) > 1 ||
		slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Sub != nil }) {
		return nil
	}
	out.GroupBy, out.Having, out.Keyed, out.Limit = nil, nil, false, max(q.Limit, 1)
	out.Select = slices.DeleteFunc(out.Select, func(it query.Item) bool {
		return it.Agg != query.None || it.Distinct ||
			e.columns[it.Column]
	})
	if len(out.Select) == 0 {
		title := titleOf(db.Table(by.Item.Column.Table))
		if title == nil {
			return nil
		}
		out.Select = []query.Item{{Column: query.Column{Table: by.Item.Column.Table, Name: title.Name}}}
	}
	return out
}
