package nlg

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/lang"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/text"
)

// Styles of wording.
const (
	Plain = "plain" // for people; the default
	Paper = "paper" // the wording of the method's first publication, for comparisons
)

// Voice speaks one style in one language.
type Voice struct {
	g     *Grammar
	local *text.Locale
}

// New returns a voice; "" stands for plain and for English.
func New(style, language string) (*Voice, error) {
	if style == "" {
		style = Plain
	}
	if language == "" {
		language = "en"
	}
	g, err := load(style + "." + language)
	if err != nil {
		return nil, err
	}
	return &Voice{g, text.In(language)}, nil
}

// Say fills in a rule of the grammar that needs no query: replies, errors, the words on buttons. Pairs are slot names
// and what stands there.
func (v *Voice) Say(rule string, pairs ...string) string { return sentence(v.Phrase(rule, pairs...)) }

// Phrase is Say for what begins with a value, which is written as it is.
func (v *Voice) Phrase(rule string, pairs ...string) string {
	s := slots{}
	for i := 0; i+1 < len(pairs); i += 2 {
		s[pairs[i]] = pairs[i+1]
	}
	return v.g.say(rule, s)
}

// Means reports whether a reply amounts to a word of the lexicon, such as yes or no.
func (v *Voice) Means(word, reply string) bool {
	return reply == word || v.g.is("reply."+word, reply)
}

// Last is the place that Nth returns for the last of several.
const Last = -1

// mostNth is the highest place that has words in the lexicon.
const mostNth = 6

// Nth returns the place that a reply names of several: 2 for "the second one", "option 2" and "2".
func (v *Voice) Nth(reply string) (place int, ok bool) {
	words := strings.FieldsFunc(strings.ToLower(reply), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	named := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return v.g.is("reply.nth.with", w) })
	if len(named) == 0 { // "option one": what may stand around a place may be one
		named = slices.DeleteFunc(words, func(w string) bool { return v.nth(w) == 0 })
	}
	if len(named) != 1 {
		return 0, false
	}
	place = v.nth(named[0])
	return place, place != 0
}

// nth is the place that a single word names, 0 for none.
func (v *Voice) nth(word string) int {
	if n, err := strconv.Atoi(word); err == nil && n > 0 {
		return n
	}
	if v.g.is("reply.nth.last", word) {
		return Last
	}
	for n := 1; n <= mostNth; n++ {
		if v.g.is("reply.nth."+itoa(n), word) {
			return n
		}
	}
	return 0
}

// After takes a text apart that begins as a class of replies does and goes on with something else.
func (v *Voice) After(word, text string) (rest string, ok bool) {
	fields := strings.Fields(text)
	for n := 1; n < len(fields) && n <= 3; n++ {
		if v.g.is("reply."+word, strings.ToLower(strings.TrimRight(strings.Join(fields[:n], " "), ",.;:-!"))) {
			return strings.Join(fields[n:], " "), true
		}
	}
	return "", false
}

// List joins names: a, b and c.
func (v *Voice) List(names []string) string { return list(names, v.g.say("and", nil)) }

// Value says the single value that a query gave.
func (v *Voice) Value(db *schema.Database, q *query.Query, value string) string {
	if value == "" {
		return v.Say("reply.none")
	}
	p := speaker{v, db}
	i := q.Select[0]
	if c := i.Calc; c != nil && (c.Op == query.More || c.Op == query.Alike) {
		return p.whether(c, q, value == "true")
	}
	label := p.columnLabel(db, i.Column, q.From)
	rule, rows, row := "reply.value", p.rows(db, q.From), v.g.say("row", nil)
	if len(q.From.Tables) > 0 {
		of := q.From.Tables[0]
		switch {
		case i.Agg == query.Count && i.Distinct && p.isKey(i.Column, q.From):
			// Rows that a join repeats are each counted once.
			i.Column, i.Distinct = query.Column{Name: "*"}, false
		case i.Agg == query.Count && i.Column.Name == "*":
			of = q.From.Table(p.finest(q.From))
		}
		rows, row = v.Rows(db, of), v.Named(v.singular(v.tableLabel(db, of)))
	}
	if i.Agg == query.Count {
		rule += ".count"
		if i.Column.Name != "*" {
			rule += ".column"
		}
		if i.Distinct {
			rule += ".distinct"
		}
		if value == "1" {
			rule += ".one"
		}
	}
	if i.Calc != nil && i.Calc.Op == query.Share && i.Agg == query.None {
		value = v.g.say("percent", slots{"value": value})
	}
	return v.Say(rule, "item", p.items(q), "value", value, "rows", rows, "row", row, "column", label,
		"columns", p.plural(label), "posts", p.posts(q, i.Agg == query.Count && value == "1"))
}

// isKey reports whether a column tells the rows of the table that a query is about from one another: its key, or what
// is numbered like one and refers to nothing.
func (p speaker) isKey(c query.Column, f query.From) bool {
	if p.db == nil || len(f.Tables) == 0 || c.Table != "" && c.Table != f.Tables[0] {
		return false
	}
	t := p.db.Table(f.Tables[0])
	if t == nil || len(t.Key) > 0 {
		return t != nil && len(t.Key) == 1 && t.Key[0] == c.Name
	}
	of := t.Column(c.Name)
	return of != nil && of.Role == schema.Identifier && !slices.ContainsFunc(p.db.ForeignKeys,
		func(k schema.ForeignKey) bool { return k.Table == t.Name && k.Column == c.Name })
}

// whether answers a question that wants a yes or a no.
func (p speaker) whether(c *query.Calc, q *query.Query, holds bool) string {
	form := map[bool]string{true: "yes", false: "no"}[holds]
	if countsRows(c.Left) && len(c.Left.Only) == 0 && c.Right.Number == "0" {
		return p.Say(form+".any", "rows", p.rows(p.db, q.From), "posts", p.posts(q, false))
	}
	return sentence(p.calc(form, c, q.From) + ".")
}

// posts says the conditions of a query behind what they are true of, which may be one; too many of them are not
// repeated.
func (p speaker) posts(q *query.Query, one bool) string {
	if len(q.Where) == 0 || len(q.Having) > 0 {
		return ""
	}
	form := "post"
	if one {
		form = "post.one"
	}
	text := p.conditions(form, q.Where, q.From)
	if len(text) > longestPosts {
		return ""
	}
	return text
}

// longestPosts is how much of what was asked a reply repeats.
const longestPosts = 90

// Found says what the rows of a query are: clubs in Turin, or channels where they were grouped by channel. It is
// empty where there is no one word for them.
func (v *Voice) Found(db *schema.Database, q *query.Query, n int) string {
	p := speaker{v, db}
	number := func(label string) string {
		if n == 1 {
			return v.Named(v.singular(label))
		}
		return v.Named(v.plural(label))
	}
	switch {
	case q.Set != query.NoSet || len(q.From.Tables) == 0:
		return ""
	case n != 1 && !v.inflects(): // "4 location" is no German: they are results
		return ""
	case len(q.GroupBy) == 1 && q.GroupBy[0].Part != "": // it is the months that are many, not what they are of
		part, of, _ := strings.Cut(p.groupLabel(q.GroupBy[0], q.From), " ")
		if n != 1 {
			part = v.plural(part)
		}
		return v.Named(strings.TrimSpace(part + " " + of))
	case p.yesAndNo(q): // they are no lifts
		return ""
	case len(q.GroupBy) == 1:
		return number(p.groupLabel(q.GroupBy[0], q.From))
	case len(q.GroupBy) > 0 || len(q.From.Tables) > 1 || q.Limit > 0 || q.Offset > 0:
		return ""
	case q.Distinct && len(q.Select) == 1 && q.Select[0].Column.Name != "*":
		return number(p.itemLabel(q.Select[0], q.From))
	}
	noun := number(v.tableLabel(db, q.From.Tables[0]))
	if posts := p.posts(q, n == 1); posts != "" && len(q.Where) == 1 { // more is told by what was searched for
		noun += " " + posts
	}
	return noun
}

// yesAndNo reports whether a query has a row for each value of a column of yes and no.
func (p speaker) yesAndNo(q *query.Query) bool {
	return len(q.GroupBy) == 1 && p.ofFlag(q.GroupBy[0], q.From) ||
		len(q.Select) == 1 && q.Distinct && p.ofFlag(q.Select[0].Column, q.From)
}

// CountOf says how many of something there are; without a noun they are results.
func (v *Voice) CountOf(n int, atLeast bool, noun string) string {
	if noun == "" {
		return v.Count(n, atLeast)
	}
	rule := "count.of"
	if atLeast {
		rule = "count.of.atleast"
	}
	return v.g.say(rule, slots{"n": v.Figure(itoa(n)), "rows": noun})
}

// Heading says what a computed column holds: the heading over it.
func (v *Voice) Heading(db *schema.Database, i query.Item, f query.From) string {
	if i.Text != nil {
		return i.Text.Question
	}
	if i.Column.Each && i.Agg == query.None {
		return v.singular(v.columnLabel(db, i.Column, f))
	}
	return v.bare(speaker{v, db}.key(i, f))
}

// Figure writes a number as people do, in thousands where it is long.
func (v *Voice) Figure(number string) string {
	digits, _, _ := strings.Cut(strings.TrimPrefix(number, "-"), ".")
	return v.local.Decimals(number, len(digits) >= 5)
}

// literal writes a value that somebody compares with as people write it.
func (v *Voice) literal(value string, number bool) string {
	if number {
		return v.local.Decimals(value, false)
	}
	return v.Day(value)
}

// Day writes a day in the language's words where that is not how databases write it anyway.
func (v *Voice) Day(value string) string {
	if v.g.rules["days"] == "" {
		return value
	}
	told, _ := v.local.Moment(value)
	return told
}

// Month writes a month that databases write as 2024-03; ok is false for anything else.
func (v *Voice) Month(value string) (told string, ok bool) { return v.local.Month(value) }

// Count says how many results there are; atLeast tells that there may be more.
func (v *Voice) Count(n int, atLeast bool) string {
	key := "count." + itoa(n)
	if atLeast {
		key = "count.atleast"
	}
	return v.g.say(key, slots{"n": v.Figure(itoa(n))})
}

// sentence begins with a capital letter.
func sentence(s string) string { return text.Capital(s) }

// names of the database's things

func (v *Voice) tableLabel(db *schema.Database, name string) string {
	if db != nil {
		if t := db.Table(name); t != nil {
			if l := Label(db, t); l != "" {
				return l
			}
			return v.g.say("row", nil)
		}
	}
	if l := label("", name); l != "" {
		return l
	}
	return v.g.say("row", nil)
}

func (v *Voice) rows(db *schema.Database, f query.From) string {
	if len(f.Tables) == 0 {
		return v.g.say("rows", nil)
	}
	return v.Rows(db, f.Tables[0])
}

func columnOf(db *schema.Database, c query.Column, f query.From) *schema.Column {
	if db == nil {
		return nil
	}
	names := f.Tables
	if c.Table != "" {
		names = []string{c.Table}
	}
	for _, n := range names {
		if t := tableOf(db, f, n); t != nil {
			if col := t.Column(c.Name); col != nil {
				return col
			}
		}
	}
	return nil
}

func (v *Voice) columnLabel(db *schema.Database, c query.Column, f query.From) string {
	if c.Name == "*" && len(f.Tables) > 0 {
		return v.plural(v.tableLabel(db, f.Tables[0]))
	} else if c.Name == "*" {
		return v.g.say("rows", nil)
	}
	name := ""
	if col := columnOf(db, c, f); col != nil {
		name = label(col.Label, col.Name)
	} else {
		name = label("", c.Name)
	}
	if name == "" {
		name = c.Name
	}
	if _, renamed := f.Alias[c.Table]; renamed {
		name = v.g.say("alias.column", slots{"column": name, "table": Words(c.Table)})
	}
	return v.partLabel(name, c)
}

// label returns words for a name: the label if there is one, else the name taken apart. A name without letters has
// none.
func label(l, name string) string {
	if l == "" {
		l = Words(name)
	}
	if !strings.ContainsFunc(l, unicode.IsLetter) {
		return ""
	}
	return l
}

// Words takes an identifier apart: flight_no and FlightNo become flight no.
func Words(name string) string {
	var b strings.Builder
	var before rune
	for i, r := range name {
		switch {
		case r == '_' || r == '-' && i > 0:
			r = ' '
			if before != ' ' {
				b.WriteRune(r)
			}
		case unicode.IsUpper(r) && unicode.IsLower(before):
			b.WriteRune(' ')
			b.WriteRune(unicode.ToLower(r))
		default:
			b.WriteRune(r)
		}
		before = r
	}
	s := strings.TrimSpace(b.String())
	if w := strings.Fields(s); len(w) > 0 {
		// A name in capitals is an abbreviation and stays; a capital at the beginning of a word goes.
		for i, x := range w {
			if rest := []rune(x); len(rest) > 1 && unicode.IsUpper(rest[0]) &&
				strings.ToLower(string(rest[1:])) == string(rest[1:]) {
				w[i] = strings.ToLower(x)
			}
		}
		s = strings.Join(w, " ")
	}
	return s
}

// Named sets a name of the schema apart from the sentence that it stands in, in languages that it need not be of.
func (v *Voice) Named(label string) string {
	if pattern, ok := v.g.rules["named"]; ok {
		return fill(pattern, slots{"noun": label})
	}
	return label
}

// bare is a phrase without its article.
func (v *Voice) bare(phrase string) string {
	if first, rest, ok := strings.Cut(phrase, " "); ok && v.g.is("articles", first) {
		return rest
	}
	return phrase
}

// inflects reports whether names are put into the singular and the plural: not where they may be of another language.
func (v *Voice) inflects() bool { return len(v.g.ends) > 0 }

func (v *Voice) singular(phrase string) string {
	if !v.inflects() {
		return phrase
	}
	return text.Singular(phrase)
}

// plural forms the plural of a phrase's last word by the lexicon's endings; what is one already stays.
func (v *Voice) plural(phrase string) string {
	if !v.inflects() {
		return phrase
	}
	i := strings.LastIndexByte(phrase, ' ') + 1
	word := phrase[i:]
	lower := strings.ToLower(word)
	if v.g.is("say.plural", lower) || text.Singular(lower) != lower {
		return phrase
	}
	for _, e := range v.g.ends {
		pattern, to := e[0], e[1]
		ending, open := strings.CutPrefix(pattern, "*")
		if !open {
			if lower == ending {
				return phrase[:i] + to
			}
			continue
		}
		if stem, ok := strings.CutSuffix(lower, ending); ok {
			return phrase[:i] + word[:len(stem)] + to
		}
	}
	return phrase
}

// class returns the lexicon's class of a column: what its last word, or its role, calls for.
func (v *Voice) class(db *schema.Database, c query.Column, f query.From) string {
	l := strings.Fields(strings.ToLower(v.columnLabel(db, c, f)))
	if len(l) == 0 {
		return ""
	}
	if v.counts(l) {
		return "amount"
	}
	col := columnOf(db, c, f)
	for _, k := range []string{"place", "offer", "rating", "date", "name"} {
		if k != "rating" && c.Part == query.InText {
			continue
		}
		if k == "place" && col != nil && col.Type.Number() { // "in 3" is no place
			continue
		}
		if v.g.is(k, l[len(l)-1]) && (k != "name" || len(l) == 1) {
			return k
		}
	}
	if col != nil && c.Part != query.InText {
		return v.typeClass(col, l)
	}
	return ""
}

// typeClass is the class of a column by what it holds, where its name calls for none.
func (v *Voice) typeClass(col *schema.Column, name []string) string {
	plain := col.Type == schema.Text && !col.List
	switch {
	case plain && v.g.is("price", name[len(name)-1]):
		return "pricerange"
	case col.Type == schema.Date, col.Type == schema.Timestamp, col.Role == schema.DateText:
		return "date"
	case plain && v.joins(name):
		return "joins"
	}
	return ""
}

// joins reports whether a name takes its value behind it as it stands: "paid by" card, "sold at" the market.
func (v *Voice) joins(name []string) bool {
	last := len(name) - 1
	return last > 0 && v.g.rules["chip.joins.eq"] != "" && v.g.is("preposition", name[last]) && lang.Done(name[last-1])
}

// postClass is the class of a column where a condition on it stands behind the noun: years of what happened read as
// they are said, "built after 2000".
func (v *Voice) postClass(db *schema.Database, c query.Column, f query.From) string {
	class := v.class(db, c, f)
	if col := columnOf(db, c, f); class == "date" && col != nil && col.Type.Number() &&
		v.happened(v.columnLabel(db, c, f)) {
		return "happened"
	}
	return class
}

// things is what a column called "number of reviews" counts.
func (v *Voice) things(columnLabel string) string {
	w := strings.Fields(columnLabel)
	for len(w) > 1 && (v.counts(w) || w[0] == "of") {
		w = w[1:]
	}
	return v.plural(strings.Join(w, " "))
}

// counts reports whether a column's name begins as one that says how many there are: "no" does so before several only,
// since a "no show" is none.
func (v *Voice) counts(name []string) bool {
	if len(name) < 2 || !v.g.is("count.words", strings.ToLower(name[0])) {
		return false
	}
	return !strings.EqualFold(name[0], "no") || name[1] == "of" || v.plural(name[1]) == name[1]
}
