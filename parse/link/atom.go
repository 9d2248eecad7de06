package link

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/lang"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/text"
)

// Atom is a condition that a phrase of the question may stand for.
type Atom struct {
	Op     string // what sort of condition: "eq", "gt", "null", "none" …
	Table  *Table // whose rows it is about
	Column *Column
	Where  []query.Condition // all hold
	Mask   Mask              // the phrase
	Cue    Mask              // words beside it that it rests on: "more than", "without"
	How    string            // in which way the phrase matches: exact, stemmed …, or a relation's letter
	Rows   int64             // how many rows hold a value, where that is known
	Score  float64           // by which the likelier ones are kept, where there are too many
	Number float64           // of a comparison
}

// Clashes reports whether two atoms rest on the same words, those aside that both only lean on.
func (a *Atom) Clashes(b *Atom) bool { return (a.Mask|a.Cue)&(b.Mask|b.Cue)&^(a.Cue&b.Cue) != 0 }

// Holds reports whether the condition is that a text holds the phrase, or does not.
func (a *Atom) Holds() bool { return a.Op == "has" || a.Op == "hasnot" }

// said reports whether the condition is a value said as the data has it.
func (a *Atom) said() bool {
	return (a.Op == "eq" || a.Op == "ne") && (a.How == string(schema.Exact) || a.How == string(schema.Folded))
}

// maxAtoms bounds how many atoms of a question are kept.
const maxAtoms = 36

func (q *Question) atoms(values Values) []Atom {
	var out []Atom
	if values != nil {
		out = append(out, q.valueAtoms(values)...)
	}
	out = append(out, q.meantValues(out)...)
	out = append(out, q.comparisons()...)
	out = append(out, q.dates()...)
	out = append(out, q.flags()...)
	out = append(out, q.averages()...)
	out = append(out, q.columnPairs()...)
	out = append(out, q.absences()...)
	out = append(out, q.roles(out)...)
	slices.SortStableFunc(out, func(a, b Atom) int { return -cmp.Compare(a.Score, b.Score) })
	if len(out) > maxAtoms {
		out = out[:maxAtoms]
	}
	return out
}

// Bounds of looking values up.
const (
	maxPhrase  = 7 // tokens
	maxMatches = 16
)

// valueAtoms looks up every phrase that could be a value.
func (q *Question) valueAtoms(values Values) []Atom {
	var out []Atom
	for i := range q.Tokens {
		if !q.Tokens[i].Word && q.Tokens[i].Text != "#" {
			continue
		}
		for j := min(len(q.Tokens), i+maxPhrase); j > i; j-- {
			span := Span(i, j)
			if j-i == 1 && q.Tokens[i].Stop && span&q.Content == 0 && len(q.Tokens[i].Text) > 3 {
				out = append(out, q.wholly(values, span)...)
			}
			if !q.sayable(i, j) {
				continue
			}
			matches := values.Lookup(q.Text[q.Tokens[i].Start:q.Tokens[j-1].End], maxMatches)
			for _, m := range matches {
				if a, ok := q.valueAtom(m, span); ok {
					out = append(out, a)
				}
			}
			out = append(out, q.containing(matches, span)...)
		}
	}
	return q.negated(widest(out))
}

// sayable reports whether tokens i to j, j excluded, may be a value: they say something, and none at an end is a word
// that says little.
func (q *Question) sayable(i, j int) bool {
	begin, end := q.Tokens[i], q.Tokens[j-1]
	if Span(i, j)&q.Content == 0 || !end.Word {
		return false
	}
	if j-i == 1 {
		return len(begin.Text) >= 2 || begin.Numeric || q.letter(i)
	}
	return !begin.Stop && !end.Stop || begin.Upper
}

// wholly links a word that says little by itself to what is called just so: "used" stamps, of three conditions.
func (q *Question) wholly(values Values, span Mask) []Atom {
	var out []Atom
	for _, m := range values.Lookup(q.Said(span), maxMatches) {
		if a, ok := q.valueAtom(m, span); ok && (m.How == schema.Exact || m.How == schema.Folded) &&
			a.Column.Role == schema.Enumeration {
			out = append(out, a)
		}
	}
	return out
}

// letter reports whether a token is a letter by itself that stands for something: "class F or G".
func (q *Question) letter(i int) bool {
	return q.Tokens[i].Upper && i > 0 && q.Tokens[i].Text != "i" && !strings.HasPrefix(q.Near(i-1), "'")
}

func (q *Question) valueAtom(m schema.Match, span Mask) (Atom, bool) {
	c := q.column(m.Table, m.Column)
	if c == nil || c.Kind != Textual || c.List && c.Type.Number() {
		return Atom{}, false
	}
	a := Atom{Op: "eq", Table: c.Table, Column: c, Mask: span, How: string(m.How), Rows: m.Count}
	if m.How != schema.Exact && m.How != schema.Folded && !strings.ContainsFunc(q.Said(span), unicode.IsLetter) {
		return a, false // a number is no part of another one
	}
	op := query.Equal
	if c.List {
		op = query.Has
	}
	value := query.Value{Text: m.Value, Number: c.Type.Number()}
	a.Where = []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: op, Values: []query.Value{value}}}
	n := float64(Count(span & q.Content))
	a.Score = n * m.Score
	switch m.How {
	case schema.Exact, schema.Folded:
		a.Score += 1.5
	case schema.Stemmed:
		a.Score += 1
	case schema.Misspelt, schema.Prefix, schema.Dropped:
		if said := q.Said(span); n == 1 && known(strings.ToLower(said)) {
			a.Score -= .6 // a word of English that is also near a value
			if len(said) < 4 {
				return a, false
			}
		}
	}
	if Count(span) == 1 && q.Linked&span != 0 && m.How != schema.Exact {
		a.Score -= .7 // the word names a table or a column
	}
	if m.Count == c.Table.Rows && m.Count > 1 {
		a.Score--
	}
	return a, true
}

// containing makes conditions that a text holds the phrase, for columns of which several values do.
func (q *Question) containing(matches []schema.Match, span Mask) []Atom {
	phrase := strings.ToLower(q.Said(span))
	if strings.ContainsAny(phrase, `%_\`) || Count(span) == 1 && text.Stop(phrase) {
		return nil
	}
	holding := map[*Column]int{}
	rows := map[*Column]int64{}
	var order []*Column
	for _, m := range matches {
		c := q.column(m.Table, m.Column)
		if c == nil || c.Kind != Textual && c.Kind != Long || c.List || !begins(strings.ToLower(m.Value), phrase) {
			continue
		}
		if holding[c]++; holding[c] == enough(c) {
			order = append(order, c)
		}
		rows[c] += m.Count
	}
	var out []Atom
	for _, c := range order {
		a := Atom{Op: "has", Table: c.Table, Column: c, Mask: span, How: "has", Rows: rows[c], Score: .3 +
			.8*float64(Count(span&q.Content))}
		if Count(span) == 1 && q.Linked&span != 0 {
			a.Score -= .7
		}
		value := query.Value{Text: "%" + phrase + "%"}
		a.Where = []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: query.Like, Values: []query.Value{value}}}
		out = append(out, a)
	}
	return out
}

// begins reports whether a word of a text begins with a phrase, or is the phrase where that is short.
func begins(in, phrase string) bool {
	const short = 4
	for from := 0; ; {
		at := strings.Index(in[from:], phrase)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(in[:at])
		after, _ := utf8.DecodeRuneInString(in[at+len(phrase):])
		if !unicode.IsLetter(before) && (len(phrase) >= short || !unicode.IsLetter(after)) {
			return true
		}
		from = at + len(phrase)
	}
}

// enough is how many values have to hold a phrase: one alone is meant itself, unless it is a note.
func enough(c *Column) int {
	const words = 2.5
	if c.Kind == Long || c.Words > words {
		return 1
	}
	return 2
}

// widest leaves out what a wider phrase of the same column covers at least as well.
func widest(atoms []Atom) []Atom {
	var out []Atom
	for i, a := range atoms {
		covered := slices.ContainsFunc(atoms, func(b Atom) bool {
			return a.Column == b.Column && a.Mask != b.Mask && a.Mask&^b.Mask == 0 && b.Score >= a.Score
		})
		twice := slices.ContainsFunc(out, func(b Atom) bool {
			return b.Column == a.Column && b.Mask == a.Mask && SameValue(&a, &b)
		})
		if !covered && !twice {
			out = append(out, atoms[i])
		}
	}
	return out
}

// SameValue reports whether two conditions on a column name the same value.
func SameValue(a, b *Atom) bool {
	return len(a.Where) == 1 && len(b.Where) == 1 && a.Where[0].Op == b.Where[0].Op && len(a.Where[0].Values) > 0 &&
		slices.Equal(a.Where[0].Values, b.Where[0].Values)
}

func wordSet(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}

func first(m Mask) int {
	for i := range maxTokens {
		if m&(1<<uint(i)) != 0 {
			return i
		}
	}
	return maxTokens
}

func last(m Mask) int {
	for i := maxTokens - 1; i >= 0; i-- {
		if m&(1<<uint(i)) != 0 {
			return i
		}
	}
	return -1
}

// maxMeant is how many values a column may have for their meaning to be looked at.
const maxMeant = 60

// meantValues links words to values of enumerations by what they mean: "cardiologists" to "Cardiology".
func (q *Question) meantValues(have []Atom) []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		if c.Kind != Textual || len(c.Values) == 0 || c.Distinct > maxMeant {
			continue
		}
		codes, short := coded(c), abbreviated(c)
		for _, v := range c.Values {
			name := newName(v.Value)
			if len(name.Stem) > 4 {
				continue
			}
			for i := range q.Tokens {
				bit := Mask(1) << uint(i)
				if q.Content&bit == 0 || len(q.Tokens[i].Text) < 3 || q.Tokens[i].Numeric {
					continue
				}
				how, score := q.meant(i, &name)
				switch {
				case how != "" || q.explained(i):
				case codes && q.begunBy(i, v.Value, c):
					how, score = "code", .35
				case short && abbreviates(v.Value, q.Tokens[i].Text):
					how, score = "short", .5
				}
				if how == "" || slices.ContainsFunc(have, func(a Atom) bool { return a.Column == c && a.Mask&bit != 0 }) {
					continue
				}
				value := query.Value{Text: v.Value}
				out = append(out, Atom{Op: "eq", Table: c.Table, Column: c, Mask: bit, How: how, Rows: v.Count, Score: score,
					Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: listOp(c), Values: []query.Value{value}}}})
			}
		}
	}
	return q.negated(out)
}

// counting are the words that ask for a figure and name no value: a closed class.
var counting = wordSet("average avg mean median number numbers amount total sum count share percentage percent proportion ratio rate most least highest lowest longest shortest biggest smallest largest best worst dearest cheapest oldest newest latest earliest each every per all many much more less fewer than over under between since ago one ever yet")

// explained reports whether a word has a sense of its own that makes it no code of a value.
func (q *Question) explained(i int) bool {
	word := q.Tokens[i].Text
	return q.names(1<<uint(i)) || open[word] || negations[word] || counting[word]
}

// begunBy reports whether a word begins with a code, or one for what is wider does where the column is of people.
func (q *Question) begunBy(i int, code string, c *Column) bool {
	return strings.EqualFold(q.Tokens[i].Text[:1], code) || personal(c) && strings.EqualFold(q.codeOf(i, c), code)
}

// names reports whether a table or a column is called so.
func (q *Question) names(m Mask) bool {
	called := func(x Mention) bool { return x.Exact&m != 0 }
	return slices.ContainsFunc(q.Tables, called) || slices.ContainsFunc(q.Columns, called)
}

func listOp(c *Column) query.Op {
	if c.List {
		return query.Has
	}
	return query.Equal
}

// coded reports whether the values of a column are codes of one letter, such as F and M, by which words are meant
// that begin so.
func coded(c *Column) bool {
	return len(c.Values) > 1 && len(c.Values) <= 5 &&
		!slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool { return len(v.Value) != 1 })
}

// abbreviated reports whether the values of a column are short forms in capitals, such as STD and EXP.
func abbreviated(c *Column) bool {
	return !slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool {
		return len(v.Value) < 2 || len(v.Value) > 5 || strings.ToUpper(v.Value) != v.Value ||
			strings.ToLower(v.Value) == v.Value
	})
}

// abbreviates reports whether the letters of a short form stand in a word in their order, the first of them first.
func abbreviates(short, word string) bool {
	short = strings.ToLower(short)
	if len(word) <= len(short) || word[0] != short[0] {
		return false
	}
	k := 0
	for i := 0; i < len(word) && k < len(short); i++ {
		if word[i] == short[k] {
			k++
		}
	}
	return k == len(short)
}

// codeOf returns the only code of a column that a wider word for token i begins with: f for women, who are female.
func (q *Question) codeOf(i int, c *Column) string {
	code := ""
	for _, b := range q.Bases[i] {
		lang.Wider(b, func(stem string) {
			for _, v := range c.Values {
				switch {
				case !strings.EqualFold(stem[:1], v.Value) || code == v.Value:
				case code == "":
					code = v.Value
				default:
					code = "several"
				}
			}
		})
	}
	return code
}

// meant tells how token i hangs together with a value's words.
func (q *Question) meant(i int, name *Name) (how string, score float64) {
	for k, stem := range name.Stem {
		t := q.Tokens[i].Text
		common := 0
		for common < min(len(t), len(name.Text[k])) && t[common] == name.Text[k][common] {
			common++
		}
		if common >= 5 && common*3 >= 2*min(len(t), len(name.Text[k])) {
			return "begins", .8
		}
		for _, base := range q.Bases[i] {
			if text.Stem(base) == stem && len(name.Stem) > 1 {
				return "word", .7
			}
			switch r := lang.Related(base, stem); r {
			case lang.Same, lang.Made, lang.Kind, lang.Explains, lang.Inflects:
				if s := .6 / float64(len(name.Stem)); s > score {
					how, score = string(r), s
				}
			case lang.Opposite, lang.None:
			}
		}
	}
	return how, score
}

// deniedOnce returns which of several mentions by the same word is denied where another is not, and what denies it.
func (q *Question) deniedOnce(m Mask) (token int, cue Mask) {
	affirmed := false
	for i := range q.Tokens {
		if m&(1<<uint(i)) == 0 {
			continue
		}
		denied := q.Negated(i, 2)
		switch {
		case q.Stems[i] != q.Stems[first(m)] || denied != 0 && cue != 0:
			return 0, 0
		case denied != 0:
			token, cue = i, denied
		default:
			affirmed = true
		}
	}
	if !affirmed {
		return 0, 0
	}
	return token, cue
}

// reversing are the beginnings of words that turn them into their opposite.
var reversing = []string{"in", "un", "non", "dis", "im"}

// reversed returns the token that says the opposite of a column's name, as "inactive" says that of "is active", or -1.
func (q *Question) reversed(c *Column) int {
	name := slices.DeleteFunc(slices.Clone(c.Names[0].Text), func(w string) bool {
		return w == "is" || w == "has" || w == "was"
	})
	if len(name) != 1 {
		return -1
	}
	for i, t := range q.Tokens {
		for _, p := range reversing {
			rest, ok := strings.CutPrefix(t.Text, p)
			if ok && len(rest) > 3 && text.Stem(rest) == text.Stem(name[0]) && q.Negated(i, 3) == 0 {
				return i
			}
		}
	}
	return -1
}

// flags links mentions of columns that say yes or no.
func (q *Question) flags() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		out = append(out, q.flagged(c)...)
	}
	for _, c := range q.Catalog.Columns {
		if m := &q.Columns[c.At]; c.Nulls > 0 && m.All() != 0 && c.Kind != Flag && !c.Key {
			out = append(out, q.nulls(c, m)...)
		}
	}
	return slices.Concat(out, q.zeros(), q.unfinished())
}

// flagged links the mentions of one such column: that it is so, or that it is not.
func (q *Question) flagged(c *Column) []Atom {
	m := &q.Columns[c.At]
	yes, no := c.Yes, c.No
	if c.Kind == Textual {
		yes, no = c.Affirming()
	}
	if yes == "" {
		return nil
	}
	var out []Atom
	add := func(op, value string, mask, cue Mask, score float64) {
		out = append(out, Atom{Op: op, Table: c.Table, Column: c, Mask: mask, Cue: cue, Score: score,
			Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: query.Equal,
				Values: []query.Value{{Text: value, Number: c.Type != schema.Text}}}}})
	}
	if i := q.reversed(c); i >= 0 {
		add("no", no, 1<<uint(i), 0, 1.2)
	}
	if m.All() == 0 || c.Kind == Textual && m.Exact == 0 {
		return out
	}
	mask := m.Exact
	if mask == 0 {
		mask = m.Loose & (1 << uint(first(m.Loose)))
	}
	score := .2 + 1.5*m.Share - q.overTable(mask)
	if m.Exact == 0 && near[m.How[first(mask)]] {
		score += .35
	}
	add("yes", yes, mask, 0, score)
	if i, cue := q.deniedOnce(mask); cue != 0 { // "members and non-members"
		add("yes", yes, mask&^(1<<uint(i)), 0, score+.3)
		add("no", no, 1<<uint(i), cue, score+.3)
	}
	cue := q.deniedUpTo(mask, 6)
	if after := q.Negated(last(mask)+4, 3); cue == 0 {
		cue = after &^ mask // "swimming is not allowed"
	}
	if cue == 0 && m.Loose&mask != 0 {
		if i := first(mask); m.How != nil && m.How[i] == lang.Opposite {
			cue = mask
		}
	}
	if cue != 0 {
		add("no", no, mask, cue, score+.3)
	}
	return out
}

// near are the relations of words that mean the same, or nearly so.
var near = map[lang.Relation]bool{lang.Same: true, lang.Inflects: true, lang.Made: true, Cut: true, Rooted: true,
	lang.Opposite: true}

// zeros links denied mentions of what is counted to none of it: "counties without a hospital".
func (q *Question) zeros() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		m := &q.Columns[c.At]
		if m.Exact == 0 || !c.Measure() || c.Lo != 0 || c.Type != schema.Integer {
			continue
		}
		a := q.compares(c, Figure{}, query.Equal, 0)
		if cue := q.Negated(first(m.Exact), 4); cue != 0 {
			a.Op, a.Mask, a.Cue, a.Score = "zero", m.Exact, cue, .8+.5*m.Share
			out = append(out, a)
		} else if cue := q.having(first(m.Exact)); cue != 0 {
			a.Op, a.Mask, a.Cue, a.Score = "some", m.Exact, cue, .2+.5*m.Share
			a.Where[0].Op = query.Greater
			out = append(out, a)
		}
	}
	return out
}

// havers are the words by which something has what follows: a closed class.
var havers = wordSet("with had has have having some any got contain contains containing")

// having returns the mask of such a word shortly before token i.
func (q *Question) having(i int) Mask {
	const near = 3
	for k := i - 1; k >= max(0, i-near); k-- {
		if havers[q.Tokens[k].Text] {
			return 1 << uint(k)
		}
	}
	return 0
}

// open are the words for what has not come to its end, which data tells by a date that is not there yet: a closed
// class.
var open = wordSet("open still outstanding pending ongoing unfinished current currently owe owes owed owing waiting yet active running upcoming")

// unfinished links such words to the dates that some rows lack.
func (q *Question) unfinished() []Atom {
	var out []Atom
	for i := range q.Tokens {
		if !open[q.Near(i)] {
			continue
		}
		for _, c := range q.Catalog.Columns {
			if m := &q.Columns[c.At]; c.Kind == Temporal && c.Nulls > 0 && m.Exact&(1<<uint(i)) == 0 {
				out = append(out, Atom{Op: "null", Table: c.Table, Column: c, Mask: 1 << uint(i), How: "open", Score: .6 +
					.3*m.Share + .2*q.Tables[c.Table.At].Share,
					Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: query.IsNull}}})
			}
		}
	}
	return out
}

// overTable is what a phrase costs that may as well name a table.
func (q *Question) overTable(m Mask) float64 {
	for i := range q.Tables {
		if q.Tables[i].Exact&m != 0 {
			return .4
		}
	}
	return 0
}

// nulls links mentions of columns that some rows have no value of.
func (q *Question) nulls(c *Column, m *Mention) []Atom {
	mask := m.Exact
	opposite := Mask(0)
	for i := range q.Tokens {
		if m.Loose&(1<<uint(i)) != 0 && m.How[i] == lang.Opposite {
			opposite |= 1 << uint(i)
		}
	}
	if mask == 0 {
		mask = m.Loose
	}
	is := func(op query.Op, name string, cue Mask, score float64) Atom {
		return Atom{Op: name, Table: c.Table, Column: c, Mask: mask, Cue: cue, Score: score + .5*m.Share,
			Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: op}}}
	}
	cue := q.deniedUpTo(mask, 4)
	if after := q.Negated(last(mask)+6, 5) &^ mask; cue == 0 && after != 0 && lacking[q.Near(first(after))] {
		cue = after // "whose sex is not known"
	}
	switch {
	case opposite != 0:
		mask = opposite
		return []Atom{is(query.IsNull, "null", 0, 1)}
	case cue != 0:
		return []Atom{is(query.IsNull, "null", cue, 1)}
	}
	return []Atom{is(query.IsNotNull, "known", 0, .1)}
}

// averages links "above average" and the like: a column compared with its own average.
func (q *Question) averages() []Atom {
	var out []Atom
	for i, t := range q.Tokens {
		if t.Text != "average" && t.Text != "avg" && t.Text != "mean" {
			continue
		}
		at := i
		switch q.Near(at - 1) {
		case "the", "an", "our", "their", "its", "his", "her", "my", "your":
			at--
		}
		var by []Compared
		switch q.Near(at - 1) {
		case "above", "over", "exceeding":
			by = []Compared{{query.Greater, Span(at-1, i+1)}}
		case "below", "under":
			by = []Compared{{query.Less, Span(at-1, i+1)}}
		case "than":
			by = []Compared{{query.Greater, Span(max(0, at-2), i+1)}, {query.Less, Span(max(0, at-2), i+1)}}
		default:
			continue
		}
		for _, c := range q.measures(Figure{}) {
			for _, b := range by {
				item := query.Item{Column: c.Quantity()}
				mean := &query.Query{Select: []query.Item{{Agg: query.Avg, Column: c.Quantity()}},
					From: query.From{Tables: []string{c.Table.Name}}}
				m := &q.Columns[c.At]
				out = append(out, Atom{Op: "avg" + OpName[b.Op], Table: c.Table, Column: c, Mask: m.Exact | 1<<uint(i),
					Cue:   b.Cue &^ (1 << uint(i)),
					Score: .8 + m.Share + float64(m.Like)/2 + .5*q.Tables[c.Table.At].Share,
					Where: []query.Condition{{Item: item, Op: b.Op, Sub: mean}}})
			}
		}
	}
	return out
}

// absences links mentions of tables of which there may be no row: "customers without orders", "never ordered".
func (q *Question) absences() []Atom {
	var out []Atom
	for _, t := range q.Catalog.Tables {
		m := &q.Tables[t.At]
		mask := m.Exact
		score := 1.0
		if mask == 0 {
			for i := range q.Tokens {
				if bit := Mask(1) << uint(i); m.Loose&bit != 0 &&
					(m.How[i] == lang.Made || m.How[i] == lang.Same || m.How[i] == lang.Inflects || m.How[i] == Cut ||
						m.How[i] == Rooted) {
					mask |= bit
				}
			}
			score = .6
		}
		if mask == 0 {
			continue
		}
		cue := q.Negated(first(mask), 5)
		if cue == 0 {
			continue
		}
		out = append(out, Atom{Op: "none", Table: t, Mask: mask, Cue: cue, Score: score})
	}
	return slices.Concat(out, q.unreferred(), q.undone())
}

// unreferred links mentions of columns that refer to others: "who hasn't listed anything".
func (q *Question) unreferred() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		m := &q.Columns[c.At]
		if !c.Refers || m.All() == 0 {
			continue
		}
		mask := m.Exact
		if mask == 0 {
			mask = m.Loose
		}
		if cue := q.Negated(first(mask), 5); cue != 0 {
			out = append(out, Atom{Op: "none", Table: c.Table, Mask: mask, Cue: cue, How: "refers", Score: .5 + .5*m.Share})
		}
	}
	return out
}

// undone are denied verbs that nothing else explains, of rows that belong to others: "books nobody has borrowed", of
// loans.
func (q *Question) undone() []Atom {
	const near = 3
	var out []Atom
	for i := range q.Tokens {
		bit := Mask(1) << uint(i)
		cue := q.Negated(i, near)
		if cue == 0 || q.Content&bit == 0 || q.Named()&bit != 0 || q.Tokens[i].Numeric {
			continue
		}
		for _, t := range q.Catalog.Tables {
			if slices.ContainsFunc(t.Columns, func(c *Column) bool { return c.Refers }) && q.Tables[t.At].All() == 0 {
				out = append(out, Atom{Op: "none", Table: t, Mask: bit, Cue: cue, How: "guessed", Score: .4})
			}
		}
	}
	return out
}

// roles are the values of what a table refers to in several ways, each said of one of them: "from Rotterdam", of the
// depot that a trip set out from.
func (q *Question) roles(atoms []Atom) []Atom {
	var out []Atom
	for _, a := range atoms {
		if a.Op != "eq" || a.Table.Key == nil {
			continue
		}
		for _, t := range q.Catalog.Tables {
			edges := q.Direct(t, a.Table)
			if t == a.Table || len(edges) < 2 {
				continue
			}
			for _, e := range edges {
				if e.Right != a.Table.Key {
					continue
				}
				b := a
				m := &q.Columns[e.Left.At]
				b.Op, b.Table, b.Column, b.Rows = "via", t, e.Left, 0
				b.Score += m.Share + float64(max(0, m.Like)) - .4
				of := &query.Query{Select: []query.Item{{Column: e.Right.Ref()}}, From: query.From{Tables: []string{a.Table.Name}},
					Where: a.Where}
				b.Where = []query.Condition{{Item: query.Item{Column: e.Left.Ref()}, Op: query.In, Sub: of,
					Cast: e.Left.Kind != e.Right.Kind}}
				out = append(out, b)
			}
		}
	}
	return out
}
