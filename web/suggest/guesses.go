package suggest

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// candidate is a generated question with a test that its query must pass. Candidates of one kind are variants of a
// question; the first one that is understood is kept.
type candidate struct {
	kind        string
	text        string
	isAmbiguous bool // whether it should lead to a clarification
	fits        func(*query.Query) bool
}

// maxTables is the maximum number of tables that questions are generated for.
const maxTables = 2

// candidates generates questions about a database: those that lead to a clarification, and those that are answered at
// once.
func candidates(db *schema.Database) (asking, answered []candidate) {
	if db == nil {
		return nil, nil
	}
	tableCount := 0
	for _, t := range sortByInterest(db) {
		g := &generator{usableColumns: newUsableColumns(t, doubted(db, t.Name)), table: t.Name,
			things: present.RowsNoun(db, t)}
		if g.things == "" {
			continue
		}
		if tableCount++; tableCount > maxTables {
			break
		}
		g.addRowQuestions()
		g.addGroupQuestions()
		g.add("count", fmt.Sprintf(views.HintCount, g.things), func(q *query.Query) bool {
			return len(q.Select) == 1 && q.Select[0].Agg == query.Count && len(q.Where) == 0
		})
		answered = append(answered, g.questions...)
		if g.things != "rows" {
			asking = append(asking, g.ambiguousQuestions()...)
		}
	}
	return asking, answered
}

// generator generates questions about one table.
type generator struct {
	usableColumns
	table     string
	things    string // the noun for its rows
	questions []candidate
}

func (g *generator) add(kind, text string, fits func(*query.Query) bool) {
	g.questions = append(g.questions, candidate{kind: g.table + "/" + kind, text: text, fits: fits})
}

// ambiguousQuestions generates questions with an unspecified part: the measure for "best" or "most", or the column of
// an average.
func (g *generator) ambiguousQuestions() (out []candidate) {
	add := func(kind, question string, fits func(*query.Query) bool) {
		out = append(out, candidate{g.table + "/" + kind, text.Capital(question), true, fits})
	}
	averages := func(q *query.Query) bool {
		return slices.ContainsFunc(q.Select, func(i query.Item) bool { return i.Agg == query.Avg })
	}
	add("best", fmt.Sprintf(views.HintBest, g.things), func(q *query.Query) bool {
		return len(q.OrderBy) > 0 && len(q.GroupBy) == 0 && len(q.From.Tables) > 0 && q.From.Tables[0] == g.table
	})
	if a, b := g.placeValue(0), g.placeValue(1); g.number != nil && a != b {
		add("across", fmt.Sprintf(views.HintAcross, spokenName(g.number), g.things, a, b), averages)
	}
	add("most", fmt.Sprintf(views.HintMostOf, g.things), func(q *query.Query) bool {
		return len(q.GroupBy) == 1 && len(q.OrderBy) == 1 && q.OrderBy[0].Desc && q.OrderBy[0].Item.Agg == query.Count
	})
	if by := g.grouping(); by != nil {
		add("averages", fmt.Sprintf(views.HintAverages, text.Singular(spokenName(by))), func(q *query.Query) bool {
			return groupedBy(q, by) && averages(q)
		})
		add("totals", fmt.Sprintf(views.HintTotals, text.Singular(spokenName(by))), func(q *query.Query) bool {
			return groupedBy(q, by)
		})
	}
	return out
}

// addRowQuestions generates questions that look for rows by their texts, by kind or place, or by a number.
func (g *generator) addRowQuestions() {
	place := g.placeValue(0)
	inPlace := func(q *query.Query) bool { return g.place == nil || conditionOn(q, g.place, place) }
	if g.text != nil {
		for _, property := range views.HintProperties {
			g.add("text", views.HintByProperty(g.things, property, place), func(q *query.Query) bool {
				return q.ReadsTexts() && inPlace(q)
			})
		}
	}
	switch {
	case g.place != nil:
		g.add("place", fmt.Sprintf(views.HintPlace, g.things, place), inPlace)
	case g.group != nil:
		v := g.group.Values[0].Value
		g.add("place", fmt.Sprintf(views.HintValue, g.things, spokenName(g.group), v),
			func(q *query.Query) bool { return conditionOn(q, g.group, v) })
	}
	if g.number == nil || g.things == "rows" { // not a natural question
		return
	}
	numberName := spokenName(g.number)
	g.add("most", views.HintMost(text.Singular(g.things), numberName, isPlural(numberName)), func(q *query.Query) bool {
		return len(q.OrderBy) > 0 && q.OrderBy[0].Desc && sameColumn(q.OrderBy[0].Item.Column, g.number) ||
			len(q.Select) > 0 && q.Select[0].Agg == query.Max && sameColumn(q.Select[0].Column, g.number)
	})
}

// addGroupQuestions generates questions that compare groups by count or by a number, or count rows over time.
func (g *generator) addGroupQuestions() {
	if g.day != nil {
		for _, span := range views.HintSpans {
			g.add("over time", fmt.Sprintf(views.HintOver, g.things, span), func(q *query.Query) bool {
				return groupedBy(q, g.day) && string(q.GroupBy[0].Part) == span
			})
		}
	}
	by := g.grouping()
	if by == nil {
		return
	}
	groupName := text.Singular(spokenName(by))
	if g.number != nil {
		numberName := spokenName(g.number)
		g.add("average", views.HintAverage(numberName, isPlural(numberName), groupName), func(q *query.Query) bool {
			return groupedBy(q, by) && slices.ContainsFunc(q.Select, func(i query.Item) bool {
				return i.Agg == query.Avg && sameColumn(i.Column, g.number)
			})
		})
	}
	g.add("each", fmt.Sprintf(views.HintEach, g.things, groupName), func(q *query.Query) bool { return groupedBy(q, by) })
}

// sameColumn reports whether a query's column has the name of a given column.
func sameColumn(c query.Column, want *schema.Column) bool {
	return strings.EqualFold(c.Name, want.Name)
}

// groupedBy reports whether a query has a row for each value of a column.
func groupedBy(q *query.Query, c *schema.Column) bool {
	return len(q.GroupBy) == 1 && sameColumn(q.GroupBy[0], c)
}

// conditionOn reports whether a query has a condition on a column with the given value.
func conditionOn(q *query.Query, c *schema.Column, value string) bool {
	return slices.ContainsFunc(q.Where, func(w query.Condition) bool {
		return sameColumn(w.Item.Column, c) &&
			slices.ContainsFunc(w.Values, func(v query.Value) bool { return strings.EqualFold(v.Text, value) })
	})
}

// usableColumns holds the columns of a table that questions can use; each may be nil.
type usableColumns struct {
	place  *schema.Column // the place of a row
	group  *schema.Column // the kind of a row
	number *schema.Column
	text   *schema.Column
	day    *schema.Column // the date of a row
}

func newUsableColumns(t *schema.Table, doubted map[string]bool) (p usableColumns) {
	for _, c := range t.Visible() {
		if doubted[c.Name] {
			continue
		}
		isKind := hasReadableValues(c) && isCategory(t, c) && spokenName(c) != ""
		switch {
		case isKind && p.place == nil && namesPlaces(c):
			p.place = c
		case isKind && p.group == nil:
			p.group = c
		case isAmount(c) && spokenName(c) != "" && p.number == nil:
			p.number = c
		case c.Role == schema.FreeText && p.text == nil:
			p.text = c
		case c.Dated() && c.Distinct > 12 && p.day == nil:
			p.day = c
		}
	}
	return p
}

// doubted returns the columns of a table that an open doubt is about: a suggestion would lead to an answer that rests
// on it.
func doubted(db *schema.Database, table string) map[string]bool {
	out := map[string]bool{}
	for _, d := range db.Doubts {
		if name, ok := strings.CutPrefix(d.About, table+"."); ok && d.Settled == nil && !d.Used {
			out[name] = true
		}
	}
	return out
}

// hasReadableValues reports whether a column has a few values that read well in a question: no single letters, leading
// symbols, quotes or times of day.
func hasReadableValues(c *schema.Column) bool {
	return c.Role == schema.Enumeration && len(c.Values) > 1 && !c.Type.Number() &&
		!slices.ContainsFunc(c.Values[:2], func(v schema.ValueCount) bool {
			first, length := utf8.DecodeRuneInString(v.Value)
			return length == len(v.Value) || !unicode.IsLetter(first) && !unicode.IsDigit(first) ||
				strings.ContainsAny(v.Value, "\"“”") || clock.MatchString(v.Value)
		})
}

// clock recognises a time of day, which is no kind of row.
var clock = regexp.MustCompile(schema.ClockPattern)

// namesPlaces reports whether a column's values are places, which can follow "in". A column named "state" may hold
// conditions such as "worn", but those are in lower case.
func namesPlaces(c *schema.Column) bool {
	first, _ := utf8.DecodeRuneInString(c.Values[0].Value)
	return !c.List && !unicode.IsLower(first) && placeWords[lastWord(c)]
}

// lastWord returns the last word of a column's name.
func lastWord(c *schema.Column) string {
	return present.LastWord(strings.ToLower(present.ColumnName(c)))
}

// placeValue returns the i-th most frequent place, or "".
func (p usableColumns) placeValue(i int) string {
	if p.place == nil {
		return ""
	}
	return p.place.Values[min(i, len(p.place.Values)-1)].Value
}

// grouping returns the column to group by, which must not be a list.
func (p usableColumns) grouping() *schema.Column {
	for _, c := range []*schema.Column{p.place, p.group} {
		if c != nil && !c.List {
			return c
		}
	}
	return nil
}

// sortByInterest sorts tables by interest: those with free text first, then by number of columns.
func sortByInterest(db *schema.Database) []*schema.Table {
	score := func(t *schema.Table) int {
		n := len(t.Visible())
		for _, c := range t.Visible() {
			if c.Role == schema.FreeText {
				n += 10
			}
			if c.Role == schema.Enumeration {
				n += 2
			}
		}
		return n
	}
	tables := slices.DeleteFunc(db.Visible(), func(t *schema.Table) bool { return t.Rows <= 1 })
	slices.SortStableFunc(tables, func(a, b *schema.Table) int { return cmp.Compare(score(b), score(a)) })
	return tables
}

var (
	// placeWords holds names of columns whose values can follow "in".
	placeWords = text.Set("location city town country state region district area county continent neighbourhood neighborhood")
	// calendarWords holds words for numbers that are dates rather than amounts.
	calendarWords = text.Set("year month day week quarter date")
)

// isAmount reports whether a column contains comparable amounts.
func isAmount(c *schema.Column) bool {
	return c.Type.Number() && (c.Role == schema.Plain || c.Role == schema.Money) && c.Distinct > 3 &&
		!calendarWords[lastWord(c)]
}

// isCategory reports whether a column divides rows into kinds: it has at most half as many values as rows, and they are
// neither names nor yes and no.
func isCategory(t *schema.Table, c *schema.Column) bool {
	if yes, _ := c.Flag(); yes != "" {
		return false
	}
	return c.Distinct*2 <= max(t.Rows, 1) && lastWord(c) != "name"
}
