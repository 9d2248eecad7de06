package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// DescribeSearch describes a query in one sentence.
func (v *Voice) DescribeSearch(db *schema.Database, q *query.Query) string {
	return sentence(v.Describe(db, q)) + "."
}

// DescribeStatement describes a statement for which there is no Query by its text and its tables.
func (v *Voice) DescribeStatement(db *schema.Database, statement string) string {
	s, err := syntax.Parse(statement)
	if err != nil {
		return v.statementSentence(db, nil, statement)
	}
	if d := s.Document; d != nil {
		return v.Say(either(d.Summary, "searched.document.summary", "searched.document"), "file", quoted(d.File),
			"question", quoted(d.Question))
	}
	var tables []string
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if t := n.GetRangeVar(); t != nil {
			tables = append(tables, t.Relname)
		}
		return true
	})
	return v.statementSentence(db, tables, statement)
}

// statementSentence describes a statement over the given tables, ignoring those that are not in the database.
func (v *Voice) statementSentence(db *schema.Database, tables []string, statement string) string {
	var rows []string
	for _, name := range tables {
		if t := db.Table(name); t != nil && !slices.Contains(rows, v.Rows(db, t.Name)) {
			rows = append(rows, v.Rows(db, t.Name))
		}
	}
	return v.Say("searched.statement", "rows", v.List(rows), "sql", backquoted(statement))
}

// Describe describes a query in one phrase: the average fee of tests (gas: T), for each town.
func (v *Voice) Describe(db *schema.Database, q *query.Query) string {
	if q.Written != nil || len(q.From.Tables) == 0 {
		return v.statementSentence(db, q.From.Tables, q.SUQL())
	}
	return speaker{Voice: v, db: db}.describe(q)
}

func (p speaker) describe(q *query.Query) string {
	if q.Set == query.Intersect && len(q.From.Tables) == 1 && p.hasSameRows(q) &&
		FindColumn(p.db, q.Select[0].Column, q.From).Unique &&
		!slices.ContainsFunc(slices.Concat(q.Where, q.Right.Where), isOr) { // skills: memory and language
		right := q.Right
		q = q.Clone()
		q.Where, q.OrderBy, q.Limit, q.Offset = append(q.Where, right.Where...), right.OrderBy, right.Limit, right.Offset
		q.Set, q.Right = query.NoSet, nil
	}
	t := phrasing{speaker: p, Query: q.Clone(), original: q}
	if t.shows = nil; len(q.Select) == 1 && isColumn(q.Select[0]) {
		t.shows = &q.Select[0]
	}
	for r := t.Right; r != nil; r = r.Right { // the order of the last half applies to the combined list
		t.OrderBy, t.Limit, t.Offset = append(t.OrderBy, r.OrderBy...), t.Limit+r.Limit, t.Offset+r.Offset
	}
	phrase, superlative := t.superlativePhrase()
	if !superlative {
		phrase = t.subject()
	}
	return phrase + t.remainder()
}

// subject phrases the shown items with their rows and groups.
func (t *phrasing) subject() string {
	figures := t.takeItems(func(i query.Item) bool { return i.Agg != query.None || i.Calc != nil })
	switch {
	case len(figures) > 0:
		return t.figuresPhrase(figures)
	case len(t.GroupBy) > 0:
		return t.groupsPhrase()
	}
	return t.rowsPhrase()
}

// rowsPhrase phrases a list of rows or of some of their columns.
func (t *phrasing) rowsPhrase() string {
	table, from, isSingle := t.shownTable(t.Query), t.From, t.isSingleRow()
	named := t.takeItems(func(i query.Item) bool { return t.isName(i, table) })
	t.dropImpliedByRows(len(named) > 0)
	rows := t.Rows(t.db, from.Table(table))
	if len(named) > 0 || len(t.Select) == 0 {
		return t.rowsWithConditions(rows, table)
	}
	distinctTexts := !isSingle && t.showsDistinctTexts()
	phrase := list(t.takeColumns(!isSingle), t.g.render("and", nil))
	clauses := t.takeClauses(table)
	_, hasNoun := t.rowsNoun(t.db, from.Table(table))
	// Rows are not returned, rather than the values of “rented by”.
	isUnnamed := isQuoted(t.spokenLabel(t.original.Select[0], from)) && len(clauses) > 0
	switch {
	case isSingle:
		phrase += " " + t.g.render("of", nil) + " " + t.singleRow(t.singular(rows), clauses)
	case t.hasGenericRows(from) && !isUnnamed || t.names(phrase, rows) ||
		slices.ContainsFunc(t.original.Where, excludesSame) ||
		distinctTexts && (!hasNoun || len(t.db.Visible()) < 2 && len(clauses) == 0):
		phrase += t.after(clauses)
	case distinctTexts: // villages with visits on a Sunday
		phrase += t.after([]Clause{{Form: Having, Rule: "exists", Noun: rows, Of: clauses}})
	default:
		phrase += " " + t.g.render("of", nil) + " " + rows + t.after(clauses)
	}
	return phrase
}

// singleRow phrases a row with its clauses: tap 6, the diver called Ann.
func (t *phrasing) singleRow(row string, clauses []Clause) string {
	numbered := func(c Clause) bool {
		return c.Form == Whose && c.Rule == "is" && c.Label == row && strings.Trim(c.Value, "0123456789") == ""
	}
	if at := slices.IndexFunc(clauses, numbered); at >= 0 {
		return row + " " + clauses[at].Value + t.after(slices.Concat(clauses[:at], clauses[at+1:]))
	}
	return t.g.render("the", slots{"noun": row}) + t.after(clauses)
}

// showsDistinctTexts reports whether a query shows the distinct texts of one column: villages, items.
func (t *phrasing) showsDistinctTexts() bool {
	if len(t.Select) != 1 || !t.Distinct && t.Set == query.NoSet || !isColumn(t.Select[0]) {
		return false
	}
	c, label := FindColumn(t.db, t.Select[0].Column, t.From), t.spokenLabel(t.Select[0], t.From)
	return c != nil && c.Type == schema.Text && t.hasPlural(label) && Countable(label)
}

// rowsWithConditions phrases rows with their conditions: all rows, or a number of them in no particular order.
func (t *phrasing) rowsWithConditions(rows, table string) string {
	posts := t.after(t.takeClauses(table))
	switch {
	case t.Limit > 0 && t.Offset == 0 && len(t.OrderBy) == 0 && t.Set == query.NoSet:
		n := itoa(t.Limit)
		rows = t.g.render("option.first."+n, slots{"n": n, "rows": rows})
		t.Limit = 0
	case posts == "":
		rows = t.g.render("option.plain.all", slots{"rows": rows})
	}
	return rows + posts
}

// isSingleRow reports whether a query selects a single row, by LIMIT or name.
func (t *phrasing) isSingleRow() bool {
	table := t.shownTable(t.Query)
	return t.Limit == 1 || slices.ContainsFunc(t.Where, func(c query.Condition) bool {
		return !c.Or && c.Item.Column.Table == table && c.Op == query.Equal && c.Sub == nil && c.Other == nil &&
			isColumn(c.Item) && t.identifiesRows(c.Item.Column, t.From)
	})
}

// figuresPhrase phrases aggregates with their rows and groups.
func (t *phrasing) figuresPhrase(figures []query.Item) string {
	phrase := t.List(phraseAll(figures, func(i query.Item) string {
		return t.withoutArticle(t.item(i, t.From)) + t.unitSuffix(i, t.From)
	}))
	table := t.finestTable(t.From)
	if i := figures[0]; len(figures) == 1 && len(t.GroupBy) == 0 && i.Distinct && t.countedRows(i, t.From) != "" {
		table = i.Column.Table // patients with visits that are late
	}
	posts := t.after(t.takeClauses(table))
	isOfSome := slices.ContainsFunc(figures, isOfSomeRows)
	switch mentions := slices.ContainsFunc(figures, t.mentionsRows); {
	case posts != "" && isOfSome: // a share of some of the rows
		posts = t.g.render("those.among", slots{"post": posts})
	case posts != "" && !t.mentionsRows(figures[len(figures)-1]): // what follows is said of rows
		phrase += " " + t.g.render("of", nil) + " " + t.finestRows(t.From)
	case !mentions:
		phrase += t.rowsSuffix(phrase)
	}
	groups := t.takeGroups()
	if (posts != "" || isOfSome) && groups != "" {
		posts += ","
	}
	return phrase + posts + groups
}

// isOfSomeRows reports whether the phrase for an item has clauses for its rows.
func isOfSomeRows(i query.Item) bool {
	return len(i.Only) > 0 || i.Calc != nil && (isOfSomeRows(i.Calc.Left) || isOfSomeRows(i.Calc.Right))
}

// groupsPhrase phrases the groups of a query without aggregates: customers of orders; towns with more than 2 inns.
func (t *phrasing) groupsPhrase() string {
	groups := phraseAll(t.GroupBy, func(g query.Column) string { return t.plural(t.valueNoun(t.groupLabel(g, t.From))) })
	hasParts := slices.ContainsFunc(t.GroupBy, func(g query.Column) bool { return g.Part != "" })
	isFiltered := len(t.Having) > 0
	t.dropImpliedByGroups()
	t.GroupBy = nil
	phrase, rows := list(groups, t.g.render("and", nil)), t.finestRows(t.From)
	if phrase != rows && !hasParts && !isFiltered { // months of the start
		phrase += " " + t.g.render("of", nil) + " " + rows
	}
	return phrase + t.takeHaving() + t.after(t.takeClauses(t.finestTable(t.From)))
}

// otherHalf describes a set operation and its second query, by its conditions if it shows the names of the same rows.
func (p speaker) otherHalf(q *query.Query) string {
	rule, r := "chip.set."+string(q.Set), q.Right
	if p.hasSameRows(q) {
		clauses, said := p.queryClauses(r, p.shownTable(r)), p.queryClauses(q, p.shownTable(q))
		isSaid := func(c Clause) bool { return q.Set != query.Union && slices.ContainsFunc(said, c.equals) }
		return p.g.render(rule+".same", slots{"post": strings.TrimSpace(p.after(slices.DeleteFunc(clauses, isSaid)))})
	}
	if len(r.Select) > 1 && len(r.Select) == len(q.Select) { // the shown items are the same
		r = r.Clone()
		r.Select = r.Select[:1]
	}
	return p.g.render(rule, slots{"other": p.describe(r)})
}

// hasSameRows reports whether the halves of a set operation show the names of the same rows.
func (p speaker) hasSameRows(q *query.Query) bool {
	r := q.Right
	return len(r.Where) > 0 && len(q.OrderBy)+q.Limit == 0 && slices.Equal(q.From.Tables, r.From.Tables) &&
		p.showsOnlyNames(q) && p.showsOnlyNames(r) && q.Select[0].Same(r.Select[0]) && len(r.GroupBy) == 0 &&
		r.Set == query.NoSet
}

// remainder phrases the remaining parts, clause by clause.
func (t *phrasing) remainder() string {
	phrase := ""
	if len(t.Select) > 0 {
		phrase += ", " + t.g.render("option.with", slots{"columns": t.List(t.takeColumns(false))})
	}
	if t.Set != query.NoSet {
		phrase += ", " + t.otherHalf(t.original)
	}
	for _, o := range t.OrderBy {
		phrase += ", " + t.orderChip(query.Component{Kind: query.OrderDesc, Choice: either(o.Desc, "desc", "asc"),
			Item: o.Item, From: t.From}, slots{})
	}
	if t.Limit > 0 || t.Offset > 0 {
		phrase += ", " + t.limitPhrase("chip.limit", t.Query.Window(), slots{"n": itoa(t.Limit)})
	}
	return phrase
}
