package nlg

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Table is a result to describe.
type Table struct {
	Columns   []string
	Rows      [][]any
	Truncated bool
	Named     []bool // the columns in which names stand in place of keys
}

// ResultVoice describes results over one database.
type ResultVoice struct {
	speaker
	conditionsByName func(*query.Query) *query.Query // returns a query that identifies rows by name instead of key
}

// ForResults returns a voice for results over a database.
func (v *Voice) ForResults(db *schema.Database, byName func(*query.Query) *query.Query) *ResultVoice {
	return &ResultVoice{speaker{Voice: v, db: db}, byName}
}

// Reply describes a result in a sentence that begins with the answer.
func (a *ResultVoice) Reply(question string, r *Table, q *query.Query, quote, without string) string {
	v, isAboutNamedRow := a.Voice, a.asksAboutNamedRow(question, q)
	if len(r.Rows) == 0 {
		return a.emptyReply(question, isAboutNamedRow, without)
	}
	isSingle := q != nil && len(r.Rows) == 1 && len(q.Select) == len(r.Columns)
	if isSingle {
		if sentence := a.verdictReply(r.Rows[0], q, quote); sentence != "" {
			return sentence
		}
		if isAboutNamedRow && q.Select[0].Calc.IsExistence() { // not: there are
			return v.Say(either(a.formatValue(r.Rows[0][0], q, 0) == "true", "reply.yes", "reply.no"))
		}
		if len(q.Select) == 1 && (q.Select[0].Agg != query.None || q.Select[0].Calc != nil) {
			return v.Value(a.db, a.conditionsByName(q), a.formatValue(r.Rows[0][0], q, 0))
		}
	}
	if isAboutNamedRow {
		return v.Say("reply.yes")
	}
	if isSingle {
		if sentence := cmp.Or(a.blankReply(r.Rows[0], q), a.valuesReply(r.Rows[0], q)); sentence != "" {
			return sentence
		}
	}
	if v.AsksExistence(question) {
		return v.Say("reply.yes.rows", "rows", a.rowsReply(r, q))
	}
	return v.Sentence(a.rowsReply(r, q))
}

// maxRowValues is the maximum number of values of one row in a reply.
const maxRowValues = 3

// blankReply says that a single row has nothing in the only column asked for: "No phone recorded." It is empty for
// other results.
func (a *ResultVoice) blankReply(row []any, q *query.Query) string {
	at := slices.Index(row, nil)
	if at < 0 || len(q.GroupBy) > 0 || q.Set != query.NoSet {
		return ""
	}
	for i, it := range q.Select {
		if !isColumn(it) || it.Column.Name == "*" || i != at && !a.isTitle(it, q) {
			return ""
		}
	}
	return a.Sentence(a.body(a.plain(query.Condition{Item: q.Select[at], Op: query.IsNull}, q.From))) + "."
}

// valuesReply states each value of a single row, not of names, keys or texts: "Birth date: …; Birth place: …".
func (a *ResultVoice) valuesReply(row []any, q *query.Query) string {
	if len(row) > maxRowValues || len(q.GroupBy) > 0 || q.Set != query.NoSet {
		return ""
	}
	sentences := make([]string, len(q.Select))
	for i, it := range q.Select {
		n, isNumber := toFloat(row[i])
		if row[i] == nil || it.Text != nil || it.Column.Name == "*" && it.Agg == query.None || a.isTitle(it, q) ||
			a.showsKey(it, q) || len(row) == 1 && (!isNumber || n != float64(int64(n))) {
			return ""
		}
		sentences[i] = strings.TrimSuffix(a.valueReply(row, q, i), ".")
	}
	return strings.Join(sentences, "; ") + "."
}

// valueReply states one value of a row, or that it is not recorded.
func (a *ResultVoice) valueReply(row []any, q *query.Query, i int) string {
	single := a.conditionsByName(q)
	single.Select = q.Select[i : i+1]
	if row[i] == nil && isColumn(q.Select[i]) {
		return a.blankReply(row[i:i+1], single)
	}
	value := a.formatValue(row[i], q, i)
	if isYes, ok := a.flagMeaning(q, i, len(row), value); ok {
		value = a.YesOrNo(isYes)
	}
	return a.Voice.Value(a.db, single, value)
}

// Reasons returns the query for what decides whether something holds for the one row that a question names; nil for
// other questions. Its row is stated by StateReasons.
func (a *ResultVoice) Reasons(question string, q *query.Query) *query.Query {
	if !a.asksAboutNamedRow(question, q) || len(q.Select) != 1 || !q.Select[0].Calc.IsExistence() {
		return nil
	}
	row := *q.Clone()
	row.Select, row.Where = nil, nil
	for i := range row.From.Joins {
		row.From.Joins[i].Outer = true // what is said may be of a row that is missing
	}
	for _, c := range q.Where {
		switch {
		case a.namesRow(c, q):
			row.Where = append(row.Where, c)
		case isColumn(c.Item) && !slices.ContainsFunc(row.Select, c.Item.Same):
			row.Select = append(row.Select, query.Item{Column: c.Item.Column})
		}
	}
	if len(row.Select) == 0 {
		return nil
	}
	return &row
}

// StateReasons states the values of a row, or that they are not recorded.
func (a *ResultVoice) StateReasons(row []any, q *query.Query) (out string) {
	for i := range q.Select {
		out += " " + a.valueReply(row, q, i)
	}
	return out
}

// emptyReply reports that no row was found, and how many there are without one of the conditions. If the question is
// whether something holds for one named row, or exists at all, the answer is no.
func (a *ResultVoice) emptyReply(question string, isAboutNamedRow bool, without string) string {
	if isAboutNamedRow {
		return a.Say("reply.no")
	}
	return strings.TrimSpace(a.Say(either(a.AsksExistence(question), "reply.no.rows", "reply.none")) + " " + without)
}

// asksAboutNamedRow reports whether a question asks if something holds for one named row; finding the row then means
// yes. Conditions on texts are excluded, because a text need not mention the subject.
func (a *ResultVoice) asksAboutNamedRow(question string, q *query.Query) bool {
	if q == nil || len(q.Where) < 2 || !a.Voice.IsYesNoQuestion(question) || a.Voice.AsksExistence(question) ||
		q.ReadsTexts() {
		return false
	}
	isNamed := false
	for _, c := range q.Where {
		if c.Or || c.Sub != nil {
			return false
		}
		isNamed = isNamed || a.namesRow(c, q)
	}
	return isNamed
}

// isTitle reports whether an item is the rows' title column.
func (a *ResultVoice) isTitle(it query.Item, q *query.Query) bool {
	c := FindColumn(a.db, it.Column, q.From)
	return c != nil && c.Role == schema.Title && isColumn(it)
}

// namesRow reports whether a condition is that a row has a name, or another value that no two rows have.
func (a *ResultVoice) namesRow(w query.Condition, q *query.Query) bool {
	c, t := FindColumn(a.db, w.Item.Column, q.From), a.db.Table(q.From.Table(w.Item.Column.Table))
	isUnique := c != nil && t != nil && t.Rows > 0 && c.Distinct == t.Rows
	return w.Op == query.Equal && isColumn(w.Item) && (isUnique || a.isTitle(w.Item, q))
}

// verdictReply states a single row's answer from a text, with the supporting sentence; empty for other results.
func (a *ResultVoice) verdictReply(row []any, q *query.Query, quote string) string {
	at := slices.IndexFunc(q.Select, func(it query.Item) bool { return it.Text != nil && !it.Text.Summary })
	if at < 0 {
		return ""
	}
	v, answer := a.Voice, a.Format(row[at])
	if answer == "" || row[at] == verdict.NoInformation {
		return v.Sentence(v.Condition(a.db, query.Condition{Item: q.Select[at], Op: query.Equal,
			Values: []query.Value{{Text: verdict.NoInformation}}}, q.From)) + "."
	}
	return v.Say("reply.verdict", "answer", v.Sentence(answer), "quote", strings.TrimSpace(quote))
}

// rowsReply counts the rows found and names the first few.
func (a *ResultVoice) rowsReply(r *Table, q *query.Query) string {
	v, n := a.Voice, len(r.Rows)
	names, values := a.RowNames(r, q), a.askedValues(r, q)
	noun, isSample, counted := "", false, n-a.blankGroups(r, q)
	if q != nil {
		noun = v.RowNoun(a.db, a.conditionsByName(q), counted)
		isSample = q.Limit == n && len(q.OrderBy) == 0 && n > 1 // there may be more of them
	}
	count := v.CountOf(counted, r.Truncated, noun)
	switch {
	case len(names) == 0 && len(values) > maxAllNamed:
		return v.Phrase("reply.more", "n", count, "names", strings.Join(values[:maxNamed], ", "), "more",
			v.Figure(fmt.Sprint(len(values)-maxNamed)))
	case len(names) == 0 && len(values) > 0:
		return v.Phrase("reply.list", "n", count, "names", v.List(values))
	case len(names) == 0:
		return v.Phrase("reply.many", "n", count)
	case n == 1, len(names) == n && noun == "":
		return v.Phrase("reply.one", "names", v.List(names))
	case isSample:
		return v.Phrase("reply.some", "n", count, "names", v.List(names))
	case len(names) == n:
		return v.Phrase("reply.list", "n", count, "names", v.List(names))
	}
	return v.Phrase("reply.more", "n", count, "names", strings.Join(names, ", "), "more",
		v.Figure(fmt.Sprint(n-len(names))))
}

// blankGroups returns the number of groups, or of different values, without a value: rows with nothing in the column
// are not one more kind.
func (a *ResultVoice) blankGroups(r *Table, q *query.Query) int {
	column, _ := a.IdentifyingColumns(r, q)
	if q != nil && len(r.Rows) > 1 && (len(q.GroupBy) == 1 || q.Distinct && len(q.Select) == 1) {
		return len(slices.DeleteFunc(slices.Clone(r.Rows), func(row []any) bool { return row[column] != nil }))
	}
	return 0
}

// A reply names the first maxNamed rows, or all rows if there are at most maxAllNamed.
const (
	maxNamed    = 3
	maxAllNamed = 5
)

// RowNames returns the names of the first rows, with their computed values; nil if names repeat or are only keys. The
// group of rows without a value comes last.
func (a *ResultVoice) RowNames(r *Table, q *query.Query) []string {
	column, figureColumn := a.IdentifyingColumns(r, q)
	showsKey := q != nil && len(q.Select) == len(r.Columns) && len(r.Rows) > 1 && a.showsKey(q.Select[column], q)
	if isNamed := column < len(r.Named) && r.Named[column]; !isNamed && (showsKey || a.isUninformative(r, q, column)) {
		return nil
	}
	limit := maxNamed
	if len(r.Rows) <= maxAllNamed {
		limit = maxAllNamed
	}
	var names []string
	for _, row := range a.inOrder(r.Rows, q, column)[:min(len(r.Rows), limit)] {
		s := a.rowName(row, q, column, len(r.Columns))
		if s == "" || len(s) > 80 {
			continue
		}
		if figureColumn >= 0 && row[figureColumn] != nil {
			s = a.withFigure(s, row, q, figureColumn, len(r.Rows))
		}
		if slices.Contains(names, s) {
			if row[column] == nil {
				continue
			}
			return nil
		}
		names = append(names, s)
	}
	return names
}

// askedValues returns the different values of the only column that a query shows beside what tells its rows apart.
func (a *ResultVoice) askedValues(r *Table, q *query.Query) (values []string) {
	if q == nil || len(q.Select) != 2 || len(r.Columns) != 2 || len(q.GroupBy) > 0 {
		return nil
	}
	at := slices.IndexFunc(q.Select, func(it query.Item) bool { return !a.identifiesRows(it.Column, q.From) })
	if at < 0 || !a.identifiesRows(q.Select[1-at].Column, q.From) || !a.isShort(q.Select[at], q) {
		return nil
	}
	for _, row := range r.Rows {
		if s := a.FormatFigure(row[at], q, at); s != "" && !slices.Contains(values, s) {
			values = append(values, s)
		}
	}
	return values
}

// inOrder returns rows with those last that have no value in a column, unless the query orders them.
func (a *ResultVoice) inOrder(rows [][]any, q *query.Query, column int) [][]any {
	if q != nil && len(q.OrderBy) > 0 {
		return rows
	}
	isBlank := func(row []any) bool { return row[column] == nil }
	blanks := slices.DeleteFunc(slices.Clone(rows), func(row []any) bool { return !isBlank(row) })
	return append(slices.DeleteFunc(slices.Clone(rows), isBlank), blanks...)
}

// rowName returns the name of a row or group by a column; empty if it has none.
func (a *ResultVoice) rowName(row []any, q *query.Query, column, columns int) string {
	v, s := a.Voice, a.FormatFigure(row[column], q, column)
	if isYes, ok := a.flagMeaning(q, column, columns, s); ok {
		s = a.YesOrNo(isYes)
		if len(q.GroupBy) > 0 { // "no" does not name a group
			s = v.Condition(a.db, query.Condition{Item: q.Select[column], Op: query.Equal,
				Values: []query.Value{{Text: fmt.Sprint(row[column])}}}, q.From)
		}
	}
	if surname := a.surnameColumn(q, column); surname > 0 && row[surname] != nil {
		s += " " + a.Format(row[surname])
	}
	if row[column] == nil && q != nil && (q.Distinct || len(q.GroupBy) > 0 || columns == 1) && column < len(q.Select) {
		s = v.Phrase("value.blank", "column", v.Heading(a.db, q.Select[column], q.From))
	}
	return s
}

// isUninformative reports whether a column does not name rows: its values repeat, or they are dates beside others.
func (a *ResultVoice) isUninformative(r *Table, q *query.Query, column int) bool {
	if q == nil || len(q.GroupBy) > 0 || len(r.Rows) < 2 || len(r.Columns) < 2 || q.Set != query.NoSet {
		return false
	}
	item := query.Item{Column: query.Column{Table: q.Select[0].Column.Table, Name: r.Columns[column]}}
	if len(q.Select) == len(r.Columns) {
		item = q.Select[column]
	}
	if a.isTitle(item, q) {
		return false
	}
	seen, surname := map[string]bool{}, a.surnameColumn(q, column)
	return FindColumn(a.db, item.Column, q.From).Dated() || slices.ContainsFunc(r.Rows, func(row []any) bool {
		value := fmt.Sprint(row[column])
		if surname > 0 {
			value += " " + fmt.Sprint(row[surname])
		}
		isRepeat := seen[value]
		seen[value] = true
		return isRepeat
	})
}

// withFigure appends the computed figure to a row's name; a count is phrased as in "Save-a-lot, with 31 orders".
func (a *ResultVoice) withFigure(name string, row []any, q *query.Query, at, rows int) string {
	if n, ok := row[at].(int64); ok && rows == 1 && at < len(q.Select) && q.Select[at].Calc == nil {
		if countText := a.CountPhrase(a.db, q.Select[at], q.From, int(n)); countText != "" {
			return a.Phrase("reply.with", "name", name, "counted", countText)
		}
	}
	figures := a.FormatFigure(row[at], q, at)
	for i := at + 1; i < len(row) && len(q.Select) == len(row) && !isColumn(q.Select[i]); i++ {
		figures += "; " + a.FormatFigure(row[i], q, i)
	}
	if len(figures) > maxBeside {
		return name
	}
	return name + " (" + figures + ")"
}

// maxBeside is the maximum length of what a reply says beside a row's name; longer texts are in the table.
const maxBeside = 40

// surnameColumn returns the index of the last-name column after a first-name column, or 0.
func (a *ResultVoice) surnameColumn(q *query.Query, column int) int {
	if q == nil || column+1 >= len(q.Select) {
		return 0
	}
	current, next := q.Select[column].Column, q.Select[column+1].Column
	if t := a.db.Table(q.From.Table(current.Table)); t != nil && current.Table == next.Table {
		if first, last := t.FullName(); first != nil && first.Name == current.Name && last.Name == next.Name {
			return column + 1
		}
	}
	return 0
}

// flagMeaning reports whether a shown value of a yes/no column means yes; ok is false if it means neither.
func (a *ResultVoice) flagMeaning(q *query.Query, at, columns int, value string) (isYes, ok bool) {
	if q == nil || len(q.Select) != columns || !isColumn(q.Select[at]) || q.Select[at].Column.Part != "" {
		return false, false
	}
	return flagValue(FindColumn(a.db, q.Select[at].Column, q.From), value)
}

// YesOrNo returns "yes" or "no" for use within a sentence.
func (a *ResultVoice) YesOrNo(isYes bool) string {
	return strings.ToLower(a.Voice.Say(either(isYes, "option.yes", "option.no")))
}
