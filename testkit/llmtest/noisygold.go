package llmtest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"net/http"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// Decided is one decision of a statement as the server wrote it.
type Decided struct {
	Question, Slot string

	Options []string  // the components that could have been written
	P       []float64 // the probability of each, as the log-probabilities tell it
	Right   int       // the option that gold takes, or -1 where it was refused
	Best    int
}

// NoisyGold is a script for parsers: it knows the query that every question means and writes it as a statement,
// deciding each component rightly with probability pi on average. Its certainty is honest for every option: of all
// options that it gives .2, one in five is right. Where the right one stands when it is not first, and which ones are
// taken for it, is drawn from what the embedded parser confuses (see confusions). What a person refused it does not
// write; what they confirmed it writes. The columns that there are it reads in the system prompt. What it did is told
// to saw, which may be nil.
//
// A query that is no plain SELECT is written as it is, with certainty: see Gold.
func NoisyGold(gold func(question string) *query.Query, pi float64, seed uint64, saw func(Decided)) Script {
	return func(r Request) Response {
		var m parserMessage
		if err := json.Unmarshal([]byte(r.Last), &m); err != nil {
			return Response{Status: http.StatusBadRequest, Text: "the last message is no JSON object"}
		}
		q := gold(m.Question)
		if q == nil {
			return Response{Status: http.StatusBadRequest, Text: "no gold for " + m.Question}
		}
		w := &writing{m: m, q: q.Clone(), pi: pi, columns: columnsIn(r.System), seed: fmt.Sprint(seed, m.Question), saw: saw,
			decided: map[place]decision{}}
		if r.Temperature > 0 {
			w.draw = &dice{w.seed + "\x00" + strconv.Itoa(r.Seed)}
		}
		w.decide()
		letter := w.letter()
		tokens, ok := w.tokens()
		if !ok {
			return Gold(q.SUQL())
		}
		tokens = append(letter, tokens...)
		return Response{Text: joined(tokens), Tokens: tokens}
	}
}

// Gold writes a statement with certainty.
func Gold(suql string) Response {
	tokens := Tokens(suql+";", func(int) float64 { return .9999 })
	return Response{Text: suql + ";", Tokens: tokens}
}

// Tokens cuts a statement into pieces as tokenizers do, and gives each the probability that p says.
func Tokens(text string, p func(i int) float64) []Token {
	var out []Token
	start := 0
	cut := func(end int) {
		if end > start {
			out = append(out, Token{Text: text[start:end], P: p(len(out))})
			start = end
		}
	}
	word := func(c byte) bool {
		return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
	}
	for i := 1; i < len(text); i++ {
		if c, before := text[i], text[i-1]; word(c) && (word(before) || before == ' ') {
			continue
		}
		cut(i)
	}
	cut(len(text))
	return out
}

func joined(tokens []Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Text)
	}
	return b.String()
}

type parserMessage struct {
	Task     string   `json:"task"`
	Question string   `json:"question"`
	Kept     []string `json:"kept"`
	Refused  []string `json:"refused"`
	Begin    string   `json:"begin"`
	Choices  []lettered
}

// lettered is something to choose by its letter.
type lettered struct{ Letter, Is string }

// columnsIn reads the columns of each table in a system prompt.
func columnsIn(system string) map[string][]string {
	out := map[string][]string{}
	table := ""
	for _, line := range strings.Split(system, "\n") {
		column, ok := strings.CutPrefix(line, "- ")
		from := 0
		if strings.HasPrefix(column, `"`) { // a quoted name may hold brackets
			from = strings.LastIndex(strings.ReplaceAll(column, `""`, "  "), `" (`) + 1
		}
		name, _, typed := strings.Cut(column[from:], " (")
		name = column[:from] + name
		switch {
		case ok && typed && table != "":
			out[table] = append(out[table], unquoted(name))
		case strings.HasPrefix(line, "Rules:"):
			return out
		case strings.Contains(line, " rows"):
			name, _, _ := strings.Cut(line, ": ")
			table = unquoted(name)
		}
	}
	return out
}

func unquoted(name string) string {
	if s, ok := strings.CutPrefix(name, `"`); ok {
		return strings.ReplaceAll(strings.TrimSuffix(s, `"`), `""`, `"`)
	}
	return name
}

// writing is one statement being written.
type writing struct {
	m       parserMessage
	q       *query.Query // gold, as far as it was decided otherwise already
	pi      float64
	columns map[string][]string
	seed    string
	draw    *dice // of a warm sample: it draws, in place of taking what is most probable
	saw     func(Decided)
	decided map[place]decision
}

// place is where a decision stands: the nth of its kind.
type place struct {
	kind query.Kind
	n    int
}

// option is one way to decide; the first of a decision is gold's.
type option struct {
	text  string // as the statement would begin to say it
	words string // as confusions name it
	apply func(*query.Query)
}

// decision is what was decided, with the probabilities of all that could have been.
type decision struct {
	options []option
	ids     []string // of the components that the options make
	p       []float64
	best    int
}

// decide takes all decisions of the query, in the order of the text.
func (w *writing) decide() {
	for i, it := range w.q.Select {
		if it.Column.Name == "*" {
			continue
		}
		w.take(query.SelectColumn, i, w.otherColumns(it.Column,
			func(q *query.Query, c query.Column) { q.Select[i].Column = c }))
		if it.Text == nil {
			var options []option
			for agg, words := range aggOptions {
				options = append(options, option{string(agg), words, func(q *query.Query) { q.Select[i].Agg = agg }})
			}
			sort.Slice(options, func(a, b int) bool { return options[a].words < options[b].words })
			w.take(query.SelectAgg, i, goldFirst(options, func(o option) bool { return o.text == string(it.Agg) }))
		}
	}
	w.count()
	for i, c := range w.q.Where {
		w.condition(i, c)
	}
	if len(w.q.GroupBy) == 0 {
		w.order()
	}
}

// count decides how many conditions there are: gold's, one fewer, or one more that nobody wants.
func (w *writing) count() {
	n := len(w.q.Where)
	options := []option{{strconv.Itoa(n), strconv.Itoa(n), func(*query.Query) {}}}
	if n > 0 {
		options = append(options, option{strconv.Itoa(n - 1), strconv.Itoa(n - 1),
			func(q *query.Query) { q.Where = q.Where[:n-1] }})
	}
	for _, name := range w.columns[w.q.From.Tables[0]] {
		column := query.Column{Table: w.q.From.Tables[0], Name: name}
		if slices.ContainsFunc(w.q.Where, func(c query.Condition) bool { return c.Item.Column == column }) {
			continue
		}
		options = append(options, option{strconv.Itoa(n + 1), strconv.Itoa(n + 1), func(q *query.Query) {
			q.Where = append(q.Where, query.Condition{Item: query.Item{Column: column}, Op: query.Equal,
				Values: []query.Value{{Text: "x0"}}})
		}})
		break
	}
	w.take(query.WhereCount, 0, options)
}

func (w *writing) condition(i int, c query.Condition) {
	if i >= len(w.q.Where) || len(c.Values) != 1 || c.Sub != nil || c.Op == query.Has {
		return
	}
	if c.Item.Text != nil {
		return
	}
	columns := w.otherColumns(c.Item.Column, func(q *query.Query, to query.Column) { q.Where[i].Item.Column = to })
	w.take(query.WhereColumn, i, slices.DeleteFunc(columns, func(o option) bool { // nobody compares a column twice
		return o.text != c.Item.Column.Name && slices.ContainsFunc(w.q.Where,
			func(c query.Condition) bool { return c.Item.Column.Name == o.text })
	}))
	if c.Op == query.Equal || c.Op == query.Greater || c.Op == query.Less {
		var options []option
		for _, op := range []query.Op{query.Equal, query.Greater, query.Less} {
			options = append(options, option{string(op), opOptions[op], func(q *query.Query) { q.Where[i].Op = op }})
		}
		w.take(query.WhereOp, i, goldFirst(options, func(o option) bool { return o.text == string(c.Op) }))
	}
	options := []option{{c.Values[0].Text, "", func(*query.Query) {}}}
	near := " x"
	if _, err := strconv.ParseFloat(c.Values[0].Text, 64); err == nil {
		near = ""
	}
	for k := range variants {
		v := c.Values[0]
		v.Text += near + strconv.Itoa(k)
		options = append(options, option{v.Text, "", func(q *query.Query) { q.Where[i].Values = []query.Value{v} }})
	}
	w.take(query.WhereValue, i, options)
}

// variants is how many wrong literals stand beside the right one.
const variants = 4

func (w *writing) order() {
	for i, o := range w.q.OrderBy {
		if o.Item.Agg == query.None && o.Item.Text == nil {
			w.take(query.OrderItem, i, w.otherColumns(o.Item.Column,
				func(q *query.Query, c query.Column) { q.OrderBy[i].Item.Column = c }))
		}
		options := []option{{"desc", "", func(q *query.Query) { q.OrderBy[i].Desc = true }},
			{"asc", "", func(q *query.Query) { q.OrderBy[i].Desc = false }}}
		w.take(query.OrderDesc, i, goldFirst(options, func(p option) bool { return (p.text == "desc") == o.Desc }))
	}
	if w.q.Limit > 0 {
		options := []option{{strconv.Itoa(w.q.Limit), "", func(*query.Query) {}}}
		for _, n := range []int{1, 2, 3, 5, 10} {
			if n != w.q.Limit {
				options = append(options, option{strconv.Itoa(n), "", func(q *query.Query) { q.Limit = n }})
			}
		}
		w.take(query.LimitRows, 0, options)
	}
}

// otherColumns are the columns of a column's table, it itself first.
func (w *writing) otherColumns(right query.Column, set func(*query.Query, query.Column)) []option {
	options := []option{{right.Name, right.Name, func(*query.Query) {}}}
	for _, name := range w.columns[right.Table] {
		if name != right.Name && len(options) < mostOptions {
			c := query.Column{Table: right.Table, Name: name}
			options = append(options, option{name, name, func(q *query.Query) { set(q, c) }})
		}
	}
	return options
}

// mostOptions is how many alternatives servers tell of at most.
const mostOptions = 20

// goldFirst puts gold's option first.
func goldFirst(options []option, right func(option) bool) []option {
	i := slices.IndexFunc(options, right)
	if i < 0 {
		return options
	}
	o := options[i]
	return slices.Insert(slices.Delete(options, i, i+1), 0, o)
}

// component is the id of a decision's component in a query; empty where there is none.
func component(q *query.Query, at place) (id, slot string) {
	n := 0
	for _, c := range query.Components(q) {
		if c.Kind == at.kind && c.Block == "" {
			if n == at.n {
				return c.ID(), c.Slot
			}
			n++
		}
	}
	return "", ""
}

// letter writes the letter of what was decided where the statement's beginning ends, if the message lists choices:
// the letter tells how sure that is, and the statement after it is certain of it.
func (w *writing) letter() []Token {
	if len(w.m.Choices) == 0 {
		return nil
	}
	letters := map[string]string{}
	for _, c := range w.m.Choices {
		letters[c.Is] = c.Letter
	}
	at, ok := w.opened(letters)
	if !ok {
		return nil
	}
	d, p := w.decided[at], map[string]float64{}
	last := w.m.Choices[len(w.m.Choices)-1].Letter // something else
	letter := func(i int) string { return cmp.Or(letters[d.ids[i]], last) }
	for i := range d.ids {
		p[letter(i)] += d.p[i]
	}
	t := Token{Text: letter(d.best), P: p[letter(d.best)]}
	for _, c := range w.m.Choices {
		if p[c.Letter] > 0 {
			t.Top = append(t.Top, Alternative{c.Letter, p[c.Letter]})
		}
	}
	t.sort()
	after := make([]float64, len(d.p))
	for i := range d.p {
		if letter(i) == t.Text {
			after[i] = d.p[i] / t.P
		}
	}
	d.p = after
	w.decided[at] = d
	return []Token{t, {Text: "\n", P: 1}}
}

// opened is the decision that stands where the beginning ends, and whose options are those that have letters.
func (w *writing) opened(letters map[string]string) (place, bool) {
	typed := &typist{w: w}
	typed.statement()
	start := 0
	for i, t := range typed.out {
		at := typed.places[i]
		if start >= len(w.m.Begin) && at.kind != "" {
			for _, at := range []place{at, {query.SelectAgg, at.n}} {
				if slices.ContainsFunc(w.decided[at].ids, func(id string) bool { return letters[id] != "" }) {
					return at, true
				}
			}
		}
		start += len(t.Text)
	}
	return place{}, false
}

// take decides: what was confirmed, else, of what was not refused, what is most probable.
func (w *writing) take(kind query.Kind, n int, options []option) {
	at := place{kind, n}
	all := ranked(kind, len(options), w.pi, &dice{fmt.Sprint(w.seed, kind, n)})
	noise := &dice{fmt.Sprint(w.seed, kind, n)}
	d := decision{options: options, p: make([]float64, len(options))}
	for rank, i := range w.rank(kind, options, all, noise) {
		d.p[i] = all[rank]
	}
	sum, ids := 0.0, make([]string, len(options))
	slot, kept := "", -1
	for i, o := range options {
		trial := w.q.Clone()
		o.apply(trial)
		ids[i], slot = component(trial, at)
		if slices.Contains(w.m.Refused, ids[i]) {
			d.p[i] = 0
		}
		if slices.Contains(w.m.Kept, ids[i]) {
			kept = i
		}
		sum += d.p[i]
	}
	if kept >= 0 || sum == 0 {
		d.p, sum = make([]float64, len(options)), 1
		d.p[max(kept, 0)] = 1
	}
	for i := range d.p {
		d.p[i] *= .9999 / sum
	}
	for i := range d.p {
		if d.p[i] > d.p[d.best] {
			d.best = i
		}
	}
	if w.draw != nil {
		roll := w.draw.roll(fmt.Sprint(kind, n))
		for i := range d.p {
			if d.best = i; roll < d.p[i] {
				break
			}
			roll -= d.p[i]
		}
	}
	options[d.best].apply(w.q)
	d.ids = ids
	w.decided[at] = d
	if w.saw != nil {
		right := 0
		if d.p[0] == 0 {
			right = -1
		}
		w.saw(Decided{Question: w.m.Question, Slot: slot, Options: ids, P: d.p, Right: right, Best: d.best})
	}
}

// ranked returns the probabilities of n options, most probable first. The first has between 2·pi-1 and 1, pi on
// average.
func ranked(kind query.Kind, n int, pi float64, noise *dice) []float64 {
	p := make([]float64, n)
	sure := 1 - (1-pi)*2*noise.roll("sure")
	p[0] = min(max(sure, 1.2/float64(n)), .9999)
	rest := 0.0
	for i := 1; i < n; i++ {
		p[i] = places(kind, i)
		rest += p[i]
	}
	for i := 1; i < n; i++ {
		p[i] *= (1 - p[0]) / rest
	}
	return p
}

// rank draws which option stands at which rank: the right one, which is the first of the options, at each rank as
// often as the rank's probability says, the others in the order in which they are likely to be taken for it.
func (w *writing) rank(kind query.Kind, options []option, p []float64, noise *dice) []int {
	var others []int
	key := make([]float64, len(options))
	for i := 1; i < len(options); i++ {
		others = append(others, i)
		key[i] = -math.Log(1-noise.roll("option "+options[i].text)) / takenFor(kind, options[0].words, options[i].words)
	}
	sort.SliceStable(others, func(a, b int) bool { return key[others[a]] < key[others[b]] })
	at, roll := 0, noise.roll("right")
	for at < len(p)-1 && roll >= p[at] {
		roll -= p[at]
		at++
	}
	return slices.Insert(others, at, 0)
}

// dice are numbers in [0,1) that depend on nothing but the seed and a name.
type dice struct{ seed string }

func (d *dice) roll(name string) float64 {
	h := fnv.New64a()
	h.Write([]byte(d.seed + "\x00" + name))
	x := h.Sum64()
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	return float64(x>>11) / (1 << 53)
}

// tokens writes the query, each decision's probability on the token that tells it. It reports false for queries of
// other shapes than plain SELECTs over one table.
func (w *writing) tokens() ([]Token, bool) {
	p := &typist{w: w}
	p.statement()
	return p.out, joined(p.out) == w.q.SUQL()+";"
}

// typist writes tokens.
type typist struct {
	w      *writing
	out    []Token
	places []place // by token: the decision that it tells
}

func (p *typist) say(texts ...string) {
	for _, t := range texts {
		p.out, p.places = append(p.out, Token{Text: t, P: 1}), append(p.places, place{})
	}
}

// told writes the token that tells a decision: its probability is the decision's, and beside it stands what else it
// might be.
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

// among shares a token between what it tells and what it leaves out: with probability none nothing stands before it.
func (t *Token) among(d decision, lead string) {
	none := 0.0
	for i, o := range d.options {
		if o.text == string(query.None) {
			none = d.p[i]
		}
	}
	t.P *= none
	for i := range t.Top {
		t.Top[i].P *= none
	}
	for i, o := range d.options {
		if o.text != string(query.None) && d.p[i] > 0 {
			t.Top = append(t.Top, Alternative{Text: lead + o.text, P: d.p[i]})
		}
	}
	t.sort()
}

func (t *Token) sort() { // most probable first, as servers send them
	sort.SliceStable(t.Top, func(a, b int) bool { return t.Top[a].P > t.Top[b].P })
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
