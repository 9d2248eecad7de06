package decode

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Kinds of values.
const (
	numberValue uint8 = iota
	wordValue         // one word of the question
	phraseValue       // several: quoted, or capitalised
	dateValue         // a date or a part of one, in ISO form
	wholeValue        // a cell that the question mentions in full
	partValue         // a cell that it mentions in part
	listedValue       // a cell of a column with few cells, mentioned or not
)

// Limits of what the network sees.
const (
	questionTokens = 72
	nameTokens     = 8
	cellTokens     = 8
	listedTokens   = 4
	maxCells       = 16 // mentioned ones
	maxPerColumn   = 3
	maxSpans       = 48 // values copied from the question
	fewValues      = 8  // most values of a column whose values are listed
	maxListed      = 4
	longestListed  = 14 // in letters
)

// Schema is what the network knows about a database, which is the same for all questions.
type Schema struct {
	Tables  []Table  `json:"tables"`
	Columns []Column `json:"columns"`
	Keys    [][2]int `json:"keys"` // columns that refer to others
}

// Table is one table, with its name in words.
type Table struct {
	Name string  `json:"name"`
	IDs  []int32 `json:"ids"`
}

// Column is one column.
type Column struct {
	Name  string  `json:"name"`
	Table int     `json:"table"`
	IDs   []int32 `json:"ids"`
	Mark  int32   `json:"mark"` // the token for its kind
	Kind  uint8   `json:"kind"` // text, number, date, long text
	Key   bool    `json:"key"`
	Ref   bool    `json:"ref"` // refers to another table

	listed []Value
}

// Value is a possible literal of the query: a cell of a column, or a stretch of the question.
type Value struct {
	Text   string  `json:"text"`
	Number bool    `json:"number,omitempty"`
	Column int     `json:"column"` // the cell's, or -1
	Kind   uint8   `json:"kind"`
	Form   uint8   `json:"form,omitempty"` // distinguishes values from the same place in the question
	IDs    []int32 `json:"ids,omitempty"`  // of a cell
	Span   [2]int  `json:"span"`           // tokens of the question, for others

	rows   int64        // with the cell, if known
	mask   link.Mask    // the question's words that it comes from
	moment *link.Moment // of an interval
}

// Grounded is a question with everything that its words may refer to.
type Grounded struct {
	IDs    []int32 `json:"ids"`
	Values []Value `json:"values"`
	Order  []int   `json:"order"` // the tables, those that the question is about first

	at       [][2]int     // where each token is in the question
	previous *query.Query // of the turn before, if it is known
}

// marks are the tokens that tell a column's kind.
const marks = ",;/."

// Describe describes a catalog for the network.
func Describe(cat *link.Catalog) *Schema {
	words := encode.DefaultTokenizer()
	out := &Schema{}
	for _, t := range cat.Tables {
		out.Tables = append(out.Tables, Table{t.Name, tokenizeName(words, t.Meaning(), t.Name)})
	}
	for _, e := range cat.Edges {
		out.Keys = append(out.Keys, [2]int{e.Left.Index, e.Right.Index})
	}
	for _, c := range cat.Columns {
		kind := kindOf(c)
		refers := slices.ContainsFunc(out.Keys, func(k [2]int) bool { return k[0] == c.Index })
		out.Columns = append(out.Columns, Column{Name: c.Name, Table: c.Table.Index,
			IDs:  tokenizeName(words, c.Meaning(), c.Name),
			Mark: ids(words.Tokens(marks[kind : kind+1]))[0], Kind: kind, Key: c.IsKey && len(c.Table.Table.Key) < 2,
			Ref: refers, listed: listed(words, c)})
	}
	return out
}

func kindOf(c *link.Column) uint8 {
	switch {
	case c.Kind == link.Temporal:
		return 2
	case c.Kind == link.LongText:
		return 3
	case c.Type.Number() || c.Type == schema.Boolean:
		return 1
	}
	return 0
}

func ids(tokens []encode.Token) []int32 {
	out := make([]int32, len(tokens))
	for i, t := range tokens {
		out[i] = t.ID
	}
	return out
}

func firstTokens(words *encode.Tokenizer, s string, most int) []int32 {
	all := ids(words.Tokens(s))
	return all[:min(len(all), most)]
}

// tokenizeName returns the tokens of a name in words; a name without tokens gets the unknown token.
func tokenizeName(words *encode.Tokenizer, label, plain string) []int32 {
	if out := firstTokens(words, roles.SpokenName(label, plain), nameTokens); len(out) > 0 {
		return out
	}
	return []int32{words.Unknown().ID}
}

// listed returns the most frequent values of a column that has only a few short ones.
func listed(words *encode.Tokenizer, c *link.Column) (out []Value) {
	if len(c.Values) > fewValues || c.IsKey || kindOf(c) != 0 || c.List {
		return nil
	}
	if slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool { return len(v.Value) > longestListed }) {
		return nil
	}
	for _, v := range c.Values[:min(len(c.Values), maxListed)] {
		out = append(out, Value{Text: v.Value, Column: c.Index, Kind: listedValue, IDs: firstTokens(words, v.Value,
			listedTokens)})
	}
	return out
}

// Ground finds what the words of a question may refer to; previous is the query of the turn before, or nil.
func Ground(s *Schema, q *link.Question, previous *query.Query) *Grounded {
	words := encode.DefaultTokenizer()
	tokens := words.Tokens(q.Text)
	tokens = tokens[:min(len(tokens), questionTokens)]
	g := &Grounded{IDs: ids(tokens), previous: previous}
	for _, t := range tokens {
		g.at = append(g.at, [2]int{t.Start, t.End})
	}
	g.Values = cells(words, q)
	mentioned := len(g.Values)
	for _, c := range s.Columns {
		for _, v := range c.listed {
			if !slices.ContainsFunc(g.Values[:mentioned], v.same) {
				g.Values = append(g.Values, v)
			}
		}
	}
	g.spans(q)
	g.order(q, g.Values[:mentioned])
	return g
}

func (v Value) same(o Value) bool { return v.Column == o.Column && v.Text == o.Text }

// cells returns the cells that a question mentions, the surest first.
func cells(words *encode.Tokenizer, q *link.Question) (out []Value) {
	type found struct {
		Value
		strength float64
	}
	var all []found
	for i := range q.Atoms {
		a := &q.Atoms[i]
		if a.Op != "eq" && a.Op != "ne" || a.Column == nil || a.Mask == 0 || len(a.Where) != 1 ||
			len(a.Where[0].Values) != 1 || a.Where[0].Item.Column.Part != "" || kindOf(a.Column) == 1 {
			continue
		}
		f := found{Value{Text: a.Where[0].Values[0].Text, Column: a.Column.Index, Kind: partValue, mask: a.Mask,
			rows: a.Rows}, a.Score}
		if a.Match == string(schema.Exact) || a.Match == string(schema.Folded) || a.Match == string(schema.Stemmed) {
			f.Kind = wholeValue
			f.strength += 100
		}
		f.IDs = firstTokens(words, f.Text, cellTokens)
		all = append(all, f)
	}
	for _, c := range q.VerbatimCells() {
		f := found{Value{Text: c.Value, Column: c.Column.Index, Kind: wholeValue, IDs: firstTokens(words, c.Value,
			cellTokens),
			mask: c.Mask}, 100 + float64(link.Count(c.Mask))}
		all = append(all, f)
	}
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(b.strength, a.strength) })
	of := map[int]int{}
	for _, f := range all {
		if len(out) < maxCells && of[f.Column] < maxPerColumn && !slices.ContainsFunc(out, f.same) {
			of[f.Column]++
			out = append(out, f.Value)
		}
	}
	return out
}

// Values that are copied from the question: quoted phrases, names of several words, and words.
var (
	quotePattern = regexp.MustCompile(`["“”‘’']([^\s"“”‘’][^"“”‘’]{0,59}?)["“”’'](?:\PL|$)`)
	namePattern  = regexp.MustCompile(`(?:\p{Lu}[\pL\pN_.&-]*|\d+)(?: (?:\p{Lu}[\pL\pN_.&-]*|\d+|of|the|and|de))* ` +
		`(?:\p{Lu}[\pL\pN_.&-]*|\d+)`)
	wordPattern = regexp.MustCompile(`[\pL\pN][\pL\pN_.#/&'’-]*[\pL\pN]|[\pL\pN]`)
	datePattern = regexp.MustCompile(`\d{4}-\d\d(?:-\d\d)?(?:[ T]\d\d:\d\d)?|\d\d:\d\d`)
)

// spans adds the values that are copied from the question.
func (g *Grounded) spans(q *link.Question) {
	from := len(g.Values)
	add := func(v Value, start, end int) {
		v.Column = -1
		v.Span = g.tokens(start, end)
		v.mask = wordsBetween(q, start, end)
		known := slices.ContainsFunc(g.Values[from:], func(o Value) bool {
			return o.Text == v.Text && o.Number == v.Number && o.Span[0] == v.Span[0]
		})
		if v.Span[0] < v.Span[1] && len(g.Values) < from+maxSpans && !known {
			g.Values = append(g.Values, v)
		}
	}
	for _, f := range q.Numbers {
		add(Value{Text: words.FormatNumber(f.Value), Number: true, Kind: numberValue}, q.Tokens[f.First].Start,
			q.Tokens[f.Last-1].End)
	}
	for _, t := range q.Tokens {
		if t.Numeric {
			add(Value{Text: words.FormatNumber(t.Number), Number: true, Kind: numberValue}, t.Start, t.End)
		}
	}
	inSmallerUnits(q, add)
	g.dates(q, add)
	for _, at := range quotePattern.FindAllStringSubmatchIndex(q.Text, -1) {
		add(Value{Text: q.Text[at[2]:at[3]], Kind: phraseValue}, at[2], at[3])
	}
	for _, at := range namePattern.FindAllStringIndex(q.Text, -1) {
		add(Value{Text: q.Text[at[0]:at[1]], Kind: phraseValue}, at[0], at[1])
	}
	for _, at := range wordPattern.FindAllStringIndex(q.Text, -1) {
		w := q.Text[at[0]:at[1]]
		w = strings.TrimSuffix(strings.TrimSuffix(w, "'s"), "’s")
		lower := strings.ToLower(w)
		if text.Stop(lower) && w == lower {
			continue
		}
		add(Value{Text: w, Kind: wordValue}, at[0], at[0]+len(w))
		if one := singular(lower); one != lower && utf8.RuneCountInString(one) > 3 {
			if strings.HasPrefix(lower, one) {
				one = w[:len(one)]
			}
			add(Value{Text: one, Kind: wordValue, Form: stemForm}, at[0], at[0]+len(w))
		}
	}
}

// The forms of values from one place in the question.
const (
	monthForm uint8 = 1 // 2024-04; 04 has none
	dayForm   uint8 = 2 // 2024-04-01
	clockForm uint8 = 3 // 10:30
	stemForm  uint8 = 4 // a word's singular
	spanForm  uint8 = 5 // 2024-04-01/2024-07-01: from the first day on, before the second; either may be missing

	// Intervals that no word names.
	pastForm      uint8 = 6  // before today
	untilForm     uint8 = 7  // until today
	aheadForm     uint8 = 8  // after today
	beforeForm    uint8 = 9  // as long as the previous turn's, just before it
	afterForm     uint8 = 10 // as long, just after it
	yearAgoForm   uint8 = 11 // a year before it
	yearLaterForm uint8 = 12 // a year after it
	yearForm      uint8 = 13 // the year that it is in

	factorForm uint8 = 14 // a number in a unit that the data more likely uses: 3 weeks as 21 days
)

// tokens returns the question's tokens that overlap a range of its bytes.
func (g *Grounded) tokens(start, end int) [2]int {
	first := slices.IndexFunc(g.at, func(at [2]int) bool { return at[0] < end && at[1] > start })
	if first < 0 {
		return [2]int{}
	}
	last := first + 1
	for last < len(g.at) && g.at[last][0] < end {
		last++
	}
	return [2]int{first, last}
}

// wordsBetween returns the mask of the words in a range of bytes.
func wordsBetween(q *link.Question, start, end int) link.Mask {
	return q.TokensWhere(func(i int) bool { return q.Tokens[i].Start < end && q.Tokens[i].End > start })
}

// order sorts tables by how much of them the question mentions.
func (g *Grounded) order(q *link.Question, mentioned []Value) {
	asked := map[string]bool{}
	for i, t := range q.Tokens {
		if t.Word {
			asked[q.Stems[i]] = true
		}
	}
	said := func(n link.Name) bool { return slices.ContainsFunc(n.Stem, func(s string) bool { return asked[s] }) }
	score := make([]float64, len(q.Catalog.Tables))
	for i, t := range q.Catalog.Tables {
		for _, s := range t.Names[0].Stem {
			if asked[s] {
				score[i] += 2
			}
		}
		for _, c := range t.Columns {
			if said(c.Names[0]) {
				score[i] += .7
			}
		}
		g.Order = append(g.Order, i)
	}
	for _, v := range mentioned {
		by := .5
		if v.Kind == wholeValue {
			by = 1
		}
		score[q.Catalog.Columns[v.Column].Table.Index] += by
	}
	slices.SortStableFunc(g.Order, func(a, b int) int { return cmp.Compare(score[b], score[a]) })
}
