package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// Searched says in one sentence what a query searches for.
func (v *Voice) Searched(db *schema.Database, q *query.Query) string {
	return sentence(v.Whole(db, q)) + "."
}

// Written says what was run where a person or a model wrote a statement that has no form of its own: the statement
// itself, and the tables that it is about.
func (v *Voice) Written(db *schema.Database, statement string) string {
	s, err := syntax.Parse(statement)
	if err != nil {
		return v.statementOver(db, nil, statement)
	}
	if d := s.Document; d != nil {
		rule := "searched.document"
		if d.Summary {
			rule += ".summary"
		}
		return v.Say(rule, "file", quoted(d.File), "question", quoted(d.Question))
	}
	var tables []string
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if t := n.GetRangeVar(); t != nil {
			tables = append(tables, t.Relname)
		}
		return true
	})
	return v.statementOver(db, tables, statement)
}

// statementOver is Written for the tables of a statement; those that the database does not have are its own.
func (v *Voice) statementOver(db *schema.Database, tables []string, statement string) string {
	var rows []string
	for _, name := range tables {
		if t := db.Table(name); t != nil && !slices.Contains(rows, v.Rows(db, t.Name)) {
			rows = append(rows, v.Rows(db, t.Name))
		}
	}
	return v.Say("searched.statement", "rows", v.List(rows), "sql", backquoted(statement))
}

// Whole describes a query in one phrase, as one of several options or for a sentence: the average fee of tests whose
// gas is T, for each town.
func (v *Voice) Whole(db *schema.Database, q *query.Query) string {
	said, _ := v.phraseParts(db, q)
	return said
}

// phraseParts is Whole, with the parts of the query in the order in which they were said.
func (v *Voice) phraseParts(db *schema.Database, q *query.Query) (said string, parts []string) {
	if q.Written != nil || len(q.From.Tables) == 0 {
		return v.statementOver(db, q.From.Tables, q.SUQL()), nil
	}
	t := phrasing{speaker: speaker{Voice: v, db: db}, Query: q.Clone(), whole: q}
	for r := t.Right; r != nil; r = r.Right { // the order of a combined list is that of the whole
		t.OrderBy, t.Limit, t.Offset = append(t.OrderBy, r.OrderBy...), t.Limit+r.Limit, t.Offset+r.Offset
	}
	said, superlative := t.top()
	if !superlative {
		said = t.subject()
	}
	return said + t.rest(), t.said
}

// subject phrases what is shown, of which rows and for which groups.
func (t *phrasing) subject() string {
	figures := t.takeItems(func(i query.Item) bool { return i.Agg != query.None || i.Calc != nil })
	switch {
	case len(figures) > 0:
		return t.figures(figures)
	case len(t.GroupBy) > 0:
		return t.groupsAlone()
	}
	return t.rowsShown()
}

// rowsShown phrases a list of rows, or of some of their columns.
func (t *phrasing) rowsShown() string {
	table, from, one := t.shownTable(t.Query), t.From, t.onlyRow()
	named := t.takeItems(func(i query.Item) bool { return t.isName(i, table) })
	t.impliedByRows(len(named) > 0)
	rows := t.Rows(t.db, from.Table(table))
	if len(named) > 0 || len(t.Select) == 0 {
		return t.counted(rows, table)
	}
	distinctTexts := !one && t.distinctTexts()
	said := list(t.takeColumns(!one), t.g.say("and", nil))
	if one {
		rows = t.g.say("the", slots{"noun": t.singular(rows)})
	}
	switch nameless := strings.HasSuffix(rows, " "+t.g.say("rows", nil)); {
	case distinctTexts && t.leavesOut():
		t.take("set", "")
		t.Set = query.NoSet
		said += " " + t.g.say("notexists", slots{"rows": rows + t.inBrackets(t.Right.Where, t.Right.From)})
	case t.generic(from) || distinctTexts && (nameless || len(t.db.Visible()) < 2) ||
		strings.HasSuffix(strings.ToLower(said), strings.ToLower(rows)):
	case distinctTexts: // villages with visits (day: Sunday)
		t.brackets = true
		said += " " + t.g.say("exists", slots{"rows": rows})
	default:
		said += " " + t.g.say("of", nil) + " " + rows
	}
	return said + t.takeWhere(table)
}

// distinctTexts reports whether a query shows the different texts of one column: villages, items.
func (t *phrasing) distinctTexts() bool {
	if len(t.Select) != 1 || !t.Distinct && t.Set == query.NoSet || !isColumn(t.Select[0]) {
		return false
	}
	c, label := columnOf(t.db, t.Select[0].Column, t.From), t.spokenLabel(t.Select[0], t.From)
	return c != nil && c.Type == schema.Text && t.pluralised(label) && Countable(label)
}

// leavesOut reports whether a query leaves out the values of its column that some rows have: owners without any silos
// (filled: 2026).
func (t *phrasing) leavesOut() bool {
	r := t.Right
	return t.Set == query.Except && len(t.Where) == 0 && len(r.Select) == 1 && r.Select[0].Same(t.whole.Select[0]) &&
		t.finest(r.From) == t.From.Tables[0] && len(r.GroupBy)+len(r.Having)+r.Limit == 0 &&
		r.Set == query.NoSet
}

// counted phrases rows with their conditions: all of them, or the first ones of no particular order.
func (t *phrasing) counted(rows, table string) string {
	posts := t.takeWhere(table)
	switch {
	case t.Limit > 0 && t.Offset == 0 && len(t.OrderBy) == 0 && t.Set == query.NoSet:
		n := itoa(t.Limit)
		rows = t.g.say("option.first."+n, slots{"n": n, "rows": rows})
		t.takeLimit()
	case posts == "":
		rows = t.g.say("option.plain.all", slots{"rows": rows})
	}
	t.unrepeated()
	return rows + posts
}

// onlyRow reports whether a query is about one row that it names.
func (t *phrasing) onlyRow() bool {
	table := t.shownTable(t.Query)
	return t.Limit == 1 || slices.ContainsFunc(t.Where, func(c query.Condition) bool {
		return !c.Or && c.Item.Column.Table == table && t.onlyNames([]query.Condition{c}, t.From)
	})
}

// figures phrases aggregates with their rows and groups.
func (t *phrasing) figures(worked []query.Item) string {
	var words []string
	t.among = len(t.Where) > 0 || len(worked) > 1
	for _, i := range worked {
		words = append(words, t.withoutArticle(t.item(i, t.From))+t.inSign(i, t.From))
	}
	said := list(words, t.g.say("and", nil))
	apart := len(worked) == 3 && worked[2].Calc != nil && worked[2].Calc.Op == query.Minus &&
		compares(worked[2].Calc)
	if n := len(worked); (n == 2 || apart) && compares(&query.Calc{Left: worked[0], Right: worked[1]}) {
		said = t.withoutArticle(t.sides(either(apart, "those.apart", "those.also"),
			&query.Calc{Left: worked[0], Right: worked[1]}, t.From, slots{"rows": t.finestRows(t.From)}))
	} else if !slices.ContainsFunc(worked, t.namesItsRows) {
		said += t.ofRows(said)
	}
	share := slices.ContainsFunc(worked, func(i query.Item) bool { return i.Calc != nil && i.Calc.Op == query.Share })
	posts := t.takeWhere(t.finest(t.From))
	if labels, ok := strings.CutPrefix(posts, ", "); share && posts != "" { // a share of some of the rows
		if ok {
			posts = " " + t.g.say("after.labelled", nil) + " " + labels
		}
		posts = t.g.say("those.among", slots{"post": posts})
	}
	each := t.takeGroups()
	t.unrepeated()
	if (posts != "" || share) && each != "" {
		posts += ","
	}
	return said + posts + each
}

// groupsAlone phrases the groups of a query without aggregates, with their rows: customers of orders; towns with more
// than 2 inns.
func (t *phrasing) groupsAlone() string {
	var groups []string
	parts, counted := false, len(t.Having) > 0
	for _, g := range t.GroupBy {
		parts = parts || g.Part != ""
		t.group = t.plural(t.valueOf(t.groupLabel(g, t.From)))
		groups = append(groups, t.group)
		t.take("group", g.String())
	}
	t.impliedByGroups()
	t.GroupBy = nil
	t.unrepeated()
	said, rows := list(groups, t.g.say("and", nil)), t.finestRows(t.From)
	if said != rows && !parts && !counted { // months of the start
		said += " " + t.g.say("of", nil) + " " + rows
	}
	return said + t.takeHaving() + t.takeWhere(t.finest(t.From))
}

// other describes the second query of a set operation, briefly if only its conditions differ.
func (p speaker) other(q *query.Query) string {
	r := q.Right
	alone := q.Clone()
	alone.Where, alone.Set, alone.Right = nil, query.NoSet, nil
	same := r.Clone()
	same.Where, same.Distinct, alone.Distinct = nil, false, false
	if len(r.Where) > 0 && len(r.From.Tables) == 1 && len(q.From.Tables) > 0 && r.From.Tables[0] == q.From.Tables[0] &&
		(p.namesRows(r) || alone.SUQL() == same.SUQL()) {
		rule := "those.other"
		if !p.namesRows(r) && !p.generic(r.From) {
			rule += ".of"
		}
		return p.g.say(rule, slots{"post": p.sideOf(r.Where, r.From),
			"rows": p.rows(p.db, r.From) + p.inBrackets(r.Where, r.From)})
	}
	if len(r.Select) > 1 && len(r.Select) == len(q.Select) { // what is shown has been said
		r = r.Clone()
		r.Select = r.Select[:1]
	}
	return p.Whole(p.db, r)
}

// rest says what no phrase has taken, clause by clause.
func (t *phrasing) rest() string {
	said := t.takeWhere(t.shownTable(t.Query))
	if len(t.GroupBy) > 0 {
		said += "," + t.takeGroups()
	}
	said += t.takeHaving()
	if len(t.Select) > 0 {
		said += ", " + t.alongside()
	}
	if t.Set != query.NoSet {
		said += ", " + t.g.say("chip.set."+string(t.Set), slots{"other": t.other(t.whole)})
		t.take("set", "")
	}
	for _, o := range t.OrderBy {
		said += ", " + t.ordered(o)
	}
	t.takeOrder(false)
	if t.Limit > 0 || t.Offset > 0 {
		said += ", " + t.window("chip.limit", windowOf(t.Query), slots{"n": itoa(t.Limit)})
		t.takeLimit()
	}
	t.unrepeated()
	return said
}

// windowOf returns the choice of a query's LIMIT and OFFSET.
func windowOf(q *query.Query) string {
	for _, c := range query.Components(q) {
		if c.Kind == query.LimitRows && c.Block == "" {
			return c.Choice
		}
	}
	return ""
}

// ordered phrases one sort key.
func (t *phrasing) ordered(o query.Order) string {
	dir := "asc"
	if o.Desc {
		dir = "desc"
	}
	_, said := t.Chip(t.db, query.Component{Kind: query.OrderDesc, Choice: dir, Item: o.Item, From: t.From}, t.Query)
	return said
}
