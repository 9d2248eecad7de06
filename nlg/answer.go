package nlg

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Table is a result as it is put into words.
type Table struct {
	Columns   []string
	Rows      [][]any
	Truncated bool
}

// Answers words results over one database.
type Answers struct {
	speaker
	byName func(*query.Query) *query.Query // a query as people know its rows: by name, not by key
}

// Answers returns what words results over a database.
func (v *Voice) Answers(db *schema.Database, byName func(*query.Query) *query.Query) *Answers {
	return &Answers{speaker{Voice: v, db: db}, byName}
}

// Reply says in a sentence what was found, beginning with the answer.
func (a *Answers) Reply(question string, r *Table, whole *query.Query, quote, without string) string {
	v := a.Voice
	sentence := ""
	switch named := a.holdsOf(question, whole); {
	case len(r.Rows) == 0:
		sentence = a.nothing(question, named, without)
	case a.verdict(r, whole, quote) != "":
		sentence = a.verdict(r, whole, quote)
	case len(r.Rows) == 1 && len(r.Columns) == 1 && whole != nil && len(whole.Select) == 1 &&
		(whole.Select[0].Agg != query.None || whole.Select[0].Calc != nil):
		sentence = v.Value(a.db, a.byName(whole), a.valueIn(r.Rows[0][0], whole, 0))
	case named:
		sentence = v.Say("reply.yes")
	case a.values(r, whole) != "":
		sentence = a.values(r, whole)
	case v.AsksWhether(question):
		sentence = v.Say("reply.yes.rows", "rows", a.listing(r, whole))
	default:
		sentence = v.Sentence(a.listing(r, whole))
	}
	return sentence
}

// mostTold is the maximum number of values of one row in a reply.
const mostTold = 3

// values states each value of a single unnamed row: "Birth date: …; Birth place: …". It is empty for other results.
func (a *Answers) values(r *Table, whole *query.Query) string {
	if whole == nil || len(r.Rows) != 1 || len(r.Columns) != len(whole.Select) || len(r.Columns) > mostTold ||
		len(whole.GroupBy) > 0 || whole.Set != query.NoSet || Overview(whole) {
		return ""
	}
	sentences := make([]string, len(whole.Select))
	for i, it := range whole.Select {
		n, number := numeral(r.Rows[0][i])
		if r.Rows[0][i] == nil || a.surname(whole, i) > 0 || !a.canBeStated(it, whole) || a.isKeyed(it, whole) {
			return ""
		}
		if len(sentences) == 1 && (!number || n != float64(int64(n))) { // a name
			return ""
		}
		one := a.byName(whole)
		one.Select = []query.Item{it}
		value := a.valueIn(r.Rows[0][i], whole, i)
		if holds, ok := a.flagMeans(whole, i, len(r.Columns), fmt.Sprint(r.Rows[0][i])); ok {
			value = a.YesOrNo(holds)
		}
		sentences[i] = strings.TrimSuffix(a.Voice.Value(a.db, one, value), ".")
	}
	return strings.Join(sentences, "; ") + "."
}

// canBeStated reports whether a sentence can state an item's value: neither a name nor a text.
func (a *Answers) canBeStated(it query.Item, whole *query.Query) bool {
	return it.Text == nil && (it.Column.Name != "*" || it.Agg != query.None) && !a.isTitle(it, whole)
}

// isKeyed reports whether an item is a primary or foreign key.
func (a *Answers) isKeyed(it query.Item, whole *query.Query) bool {
	t := a.db.Table(whole.From.Table(it.Column.Table))
	if t == nil {
		return false
	}
	c := t.Column(it.Column.Name)
	return slices.Contains(t.Key, it.Column.Name) || c != nil && c.Role == schema.Identifier
}

// nothing says that no row was found, and what would change that. If the question is whether something holds for one
// Named row, or exists at all, the answer is no.
func (a *Answers) nothing(question string, named bool, without string) string {
	v, sentence := a.Voice, ""
	switch {
	case named:
		return v.Say("reply.no")
	case v.AsksWhether(question):
		sentence = v.Say("reply.no.rows")
	default:
		sentence = v.Say("reply.none")
	}
	return strings.TrimSpace(sentence + " " + without)
}

// holdsOf reports whether a question asks if something holds for one named row, so that finding the row answers it. A
// text may be silent, so conditions on texts are worded differently.
func (a *Answers) holdsOf(question string, whole *query.Query) bool {
	if whole == nil || len(whole.Where) < 2 || !a.Voice.BeginsWhether(question) || whole.ReadsTexts() {
		return false
	}
	return !slices.ContainsFunc(whole.Where, func(c query.Condition) bool { return c.Or || c.Sub != nil }) &&
		slices.ContainsFunc(whole.Where, func(c query.Condition) bool {
			return a.isTitle(c.Item, whole) && c.Op == query.Equal
		})
}

// isTitle reports whether an item is the rows' title column.
func (a *Answers) isTitle(it query.Item, whole *query.Query) bool {
	t := a.db.Table(whole.From.Table(it.Column.Table))
	if t == nil || it.Agg != query.None || it.Text != nil || it.Calc != nil {
		return false
	}
	c := t.Column(it.Column.Name)
	return c != nil && c.Role == schema.Title
}

// verdict states a single row's answers from texts with the supporting sentence; empty without such conditions.
func (a *Answers) verdict(r *Table, whole *query.Query, quote string) string {
	if whole == nil || len(r.Rows) != 1 || len(whole.Select) != len(r.Columns) {
		return ""
	}
	at := slices.IndexFunc(whole.Select, func(it query.Item) bool { return it.Text != nil && !it.Text.Summary })
	if at < 0 {
		return ""
	}
	v, answer := a.Voice, a.Worded(r.Rows[0][at])
	if answer == "" || r.Rows[0][at] == verdict.NoInformation {
		return v.Sentence(v.Condition(a.db, query.Condition{Item: whole.Select[at], Op: query.Equal,
			Values: []query.Value{{Text: verdict.NoInformation}}}, whole.From)) + "."
	}
	if yes := strings.EqualFold(answer, verdict.Yes); yes || strings.EqualFold(answer, verdict.No) {
		answer = a.YesOrNo(yes)
	}
	return v.Say("reply.verdict", "answer", v.Sentence(answer), "quote", strings.TrimSpace(quote))
}

// listing says how many rows were found, and names the first.
func (a *Answers) listing(r *Table, whole *query.Query) string {
	v, n := a.Voice, len(r.Rows)
	names := a.Named(r, whole)
	noun, some := "", false
	if whole != nil {
		noun = v.Found(a.db, a.byName(whole), n)
		some = whole.Limit == n && len(whole.OrderBy) == 0 && n > 1 // there may be more of them
	}
	count := v.CountOf(n, r.Truncated, noun)
	switch {
	case len(names) == 0:
		return v.Phrase("reply.many", "n", count)
	case n == 1 && len(r.Columns) == 1 && whole != nil && len(whole.Select) == 1 && a.isKeyed(whole.Select[0], whole) &&
		noun != "":
		return v.Phrase("reply.one", "names", v.Keyed(a.db, whole.Select[0].Column, whole.From, v.List(names)))
	case n == 1, len(names) == n && noun == "":
		return v.Phrase("reply.one", "names", v.List(names))
	case some:
		return v.Phrase("reply.some", "n", count, "names", v.List(names))
	case len(names) == n:
		return v.Phrase("reply.list", "n", count, "names", v.List(names))
	}
	return v.Phrase("reply.more", "n", count, "names", strings.Join(names, ", "), "more",
		v.Figure(fmt.Sprint(n-len(names))))
}

// mostNamed is how many rows a reply names; up to allNamed it names all.
const (
	mostNamed = 3
	allNamed  = 5
)

// Named returns the names of the first rows, with their computed values; nil if names repeat or are only keys.
func (a *Answers) Named(r *Table, whole *query.Query) []string {
	v := a.Voice
	column, figureColumn := a.Identifying(r, whole)
	if a.repeats(r, whole, column) {
		return nil
	}
	if whole != nil && len(whole.Select) == len(r.Columns) && a.showsKey(whole.Select[column]) && len(r.Rows) > 1 {
		return nil
	}
	most := mostNamed
	if len(r.Rows) <= allNamed {
		most = allNamed
	}
	var names []string
	for _, row := range r.Rows[:min(len(r.Rows), most)] {
		s := a.FigureIn(row[column], whole, column)
		if holds, ok := a.flagMeans(whole, column, len(r.Columns), s); ok {
			s = a.YesOrNo(holds)
			if len(whole.GroupBy) > 0 { // a group is not called "no"
				s = v.Condition(a.db, query.Condition{Item: whole.Select[column], Op: query.Equal,
					Values: []query.Value{{Text: fmt.Sprint(row[column])}}}, whole.From)
			}
		}
		if surname := a.surname(whole, column); surname > 0 && row[surname] != nil {
			s += " " + a.Worded(row[surname])
		}
		if s == "" || len(s) > 80 {
			continue
		}
		if figureColumn >= 0 && row[figureColumn] != nil {
			s = a.withFigure(s, row, whole, figureColumn, len(r.Rows))
		}
		if slices.Contains(names, s) {
			return nil
		}
		names = append(names, s)
	}
	return names
}

// repeats reports whether a column names nothing: several of the rows have one value in it, such as an address, or it
// has a date beside other columns.
func (a *Answers) repeats(r *Table, whole *query.Query, column int) bool {
	if whole == nil || len(whole.GroupBy) > 0 || len(r.Rows) < 2 || len(r.Columns) < 2 || whole.Set != query.NoSet {
		return false
	}
	shown := query.Item{Column: query.Column{Table: whole.Select[0].Column.Table, Name: r.Columns[column]}}
	if len(whole.Select) == len(r.Columns) {
		shown = whole.Select[column]
	} else if whole.Select[0].Column.Name != "*" {
		return false
	}
	if a.isTitle(shown, whole) {
		return false
	}
	if c := columnOf(a.db, shown.Column, whole.From); c != nil && c.Dated() {
		return true
	}
	seen := map[string]bool{}
	return slices.ContainsFunc(r.Rows, func(row []any) bool {
		value := fmt.Sprint(row[column])
		if surname := a.surname(whole, column); surname > 0 {
			value += " " + fmt.Sprint(row[surname])
		}
		again := seen[value]
		seen[value] = true
		return again
	})
}

// withFigure appends a computed figure to a row's name: for a single count in words, "Save-a-lot, with 31 orders".
func (a *Answers) withFigure(name string, row []any, whole *query.Query, at, rows int) string {
	v, figure, formatted := a.Voice, row[at], a.FigureIn(row[at], whole, at)
	for i := at + 1; whole != nil && len(whole.GroupBy) > 0 && i < min(len(row), len(whole.Select)); i++ {
		if it := whole.Select[i]; (it.Agg != query.None || it.Calc != nil) && row[i] != nil { // of each side
			formatted, figure = formatted+", "+a.FigureIn(row[i], whole, i), nil
		}
	}
	if n, ok := figure.(int64); ok && rows == 1 && at < len(whole.Select) && whole.Select[at].Calc == nil {
		if counted := v.Counted(a.db, whole.Select[at], whole.From, int(n)); counted != "" {
			return v.Phrase("reply.with", "name", name, "counted", counted)
		}
	}
	return name + " (" + formatted + ")"
}

// surname returns the index of the last-name column after a first-name column, or 0.
func (a *Answers) surname(whole *query.Query, column int) int {
	if whole == nil || column+1 >= len(whole.Select) {
		return 0
	}
	this, next := whole.Select[column].Column, whole.Select[column+1].Column
	t := a.db.Table(whole.From.Table(this.Table))
	if t == nil || this.Table != next.Table {
		return 0
	}
	if first, last := t.FullName(); first != nil && first.Name == this.Name && last.Name == next.Name {
		return column + 1
	}
	return 0
}

// flagMeans reports whether a shown value means yes in a yes/no column; ok is false if it means neither.
func (a *Answers) flagMeans(whole *query.Query, at, columns int, value string) (holds, ok bool) {
	if whole == nil || len(whole.Select) != columns || whole.Select[at].Agg != query.None ||
		whole.Select[at].Calc != nil || whole.Select[at].Text != nil || whole.Select[at].Column.Part != "" {
		return false, false
	}
	c := whole.Select[at].Column
	return a.Voice.Flag(a.db, c, whole.From, value)
}

// YesOrNo says within a sentence that something holds or not.
func (a *Answers) YesOrNo(holds bool) string {
	return strings.ToLower(a.Voice.Say(either(holds, "option.yes", "option.no")))
}
