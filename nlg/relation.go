package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// scope lists the tables of a FROM clause.
func (r *restater) scope(from []*pg.Node) scope {
	var s scope
	var add func(n *pg.Node)
	add = func(n *pg.Node) {
		switch x := n.GetNode().(type) {
		case *pg.Node_RangeVar:
			s = append(s, source{alias: aliasOf(x.RangeVar), table: x.RangeVar.Relname})
		case *pg.Node_JoinExpr:
			before := len(s)
			add(x.JoinExpr.Larg)
			add(x.JoinExpr.Rarg)
			for i := range s[before:] {
				s[before+i].outer = s[before+i].outer || x.JoinExpr.Jointype != pg.JoinType_JOIN_INNER
			}
		case *pg.Node_RangeSubselect:
			s = append(s, source{alias: x.RangeSubselect.GetAlias().GetAliasname(), shown: true})
		}
	}
	for _, n := range from {
		add(n)
	}
	for i := range s { // a table used twice, here or further out, goes by its aliases
		for j := range s {
			if i != j && s[i].table == s[j].table {
				s[i].shown = true
			}
		}
		for _, outer := range r.scopes {
			for _, o := range outer {
				if o.table == s[i].table && s[i].table != "" && o.alias != s[i].alias {
					s[i].shown = true
				}
			}
		}
	}
	return s
}

// aliasOf is a table's name in its SELECT.
func aliasOf(t *pg.RangeVar) string {
	if t.Alias != nil {
		return t.Alias.Aliasname
	}
	return t.Relname
}

func (r *restater) relations(from []*pg.Node) string {
	if len(from) == 0 {
		return r.say("rel.none")
	}
	text := r.relation(from[0])
	for _, n := range from[1:] {
		text = r.say("rel.cross", "left", text, "right", r.relation(n))
	}
	return text
}

func (r *restater) relation(n *pg.Node) string {
	switch x := n.GetNode().(type) {
	case *pg.Node_RangeVar:
		t := x.RangeVar
		alias := aliasOf(t)
		if len(t.GetAlias().GetColnames()) > 0 {
			r.lost = true
		}
		text := r.tableName(t.Relname)
		if src := r.lookup(alias); src != nil && src.shown && alias != t.Relname {
			text = r.say("rel.named", "table", text, "alias", alias)
		}
		return text
	case *pg.Node_JoinExpr:
		return r.joined(x.JoinExpr)
	case *pg.Node_RangeSubselect:
		body := x.RangeSubselect.Subquery.GetSelectStmt()
		if body == nil || x.RangeSubselect.Lateral || len(x.RangeSubselect.GetAlias().GetColnames()) > 0 {
			r.lost = true
			return ""
		}
		return r.say("rel.sub", "alias", quoted(x.RangeSubselect.GetAlias().GetAliasname()), "body", r.body(body, "body"))
	}
	r.lost = true
	return ""
}

func (r *restater) joined(j *pg.JoinExpr) string {
	if len(j.UsingClause) > 0 || j.IsNatural || j.Alias != nil {
		r.lost = true
		return ""
	}
	if before, with := r.chain(j); before != nil {
		return r.say("rel.fk", "left", r.relation(before), "right", r.join(with))
	}
	left, right := r.relation(j.Larg), r.relation(j.Rarg)
	if j.Rarg.GetJoinExpr() != nil {
		right = r.say("group", "cond", right)
	}
	if j.Quals == nil {
		return r.say("rel.cross", "left", left, "right", right)
	}
	rule := map[pg.JoinType]string{pg.JoinType_JOIN_INNER: "rel.join", pg.JoinType_JOIN_LEFT: "rel.left",
		pg.JoinType_JOIN_RIGHT: "rel.right",
		pg.JoinType_JOIN_FULL:  "rel.full"}[j.Jointype]
	along := map[pg.JoinType]string{pg.JoinType_JOIN_INNER: "rel.", pg.JoinType_JOIN_LEFT: "rel.left."}[j.Jointype]
	if key, only := r.byKey(j); key != nil && along != "" {
		if only { // an outer one: the others are in a chain
			return r.say(along+"fk", "left", left, "right", right)
		}
		return r.say(along+"by", "left", left, "right", right, "column", r.unkeyed(r.columnName(key.Table, key.Column)))
	}
	return r.say(rule, "left", left, "right", right, "on", r.conds(j.Quals))
}

// chain splits off joins that each follow the only foreign key there is: orders with their customers, items and
// products. It returns what precedes them, or nil.
func (r *restater) chain(j *pg.JoinExpr) (before *pg.Node, with []string) {
	for j != nil && j.Jointype == pg.JoinType_JOIN_INNER && len(j.UsingClause) == 0 && !j.IsNatural && j.Alias == nil {
		next := r.paired(j)
		if key, only := r.byKey(j); next == nil && key != nil && only {
			next = j.Larg
		}
		if next == nil {
			break
		}
		before, with = next, append([]string{r.relation(j.Rarg)}, with...)
		j = next.GetJoinExpr()
	}
	return before, with
}

// byKey finds the foreign key that a join follows, and whether it is the only one between the new table and those
// before. A key whose column shares its name with another one does not count: the name would be ambiguous.
func (r *restater) byKey(j *pg.JoinExpr) (key *schema.ForeignKey, only bool) {
	e := j.Quals.GetAExpr()
	t := j.Rarg.GetRangeVar()
	if e == nil || t == nil || opText(e) != "=" {
		return nil, false
	}
	left, right := uncast(e.Lexpr), uncast(e.Rexpr)
	lt, lc, ok1 := r.column(left)
	rt, rc, ok2 := r.column(right)
	if !ok1 || !ok2 {
		return nil, false
	}
	if slices.ContainsFunc(r.inner(), func(s source) bool { return s.shown }) {
		return nil, false
	}
	before := map[string]bool{}
	for _, s := range r.scope([]*pg.Node{j.Larg}) {
		before[strings.ToLower(s.table)] = true
	}
	called := map[string]int{}
	for i, k := range r.db.ForeignKeys {
		a, b := strings.ToLower(k.Table), strings.ToLower(k.RefTable)
		t := strings.ToLower(t.Relname)
		if !(a == t && before[b] || b == t && before[a]) {
			continue
		}
		called[r.columnName(k.Table, k.Column)]++
		if joins(k, lt, lc, rt, rc) || joins(k, rt, rc, lt, lc) {
			key = &r.db.ForeignKeys[i]
		}
	}
	if key == nil || called[r.columnName(key.Table, key.Column)] > 1 {
		return nil, false
	}
	return key, len(called) == 1
}

// joins reports whether a key leads from a column of a table to one of another.
func joins(k schema.ForeignKey, table, column, other, refColumn string) bool {
	return strings.EqualFold(k.Table, table) && strings.EqualFold(k.Column, column) &&
		strings.EqualFold(k.RefTable, other) && strings.EqualFold(k.RefColumn, refColumn)
}

// paired reports whether a join goes through a pure link table that a sentence can omit: "students with their pets". It
// returns what precedes both.
func (r *restater) paired(j *pg.JoinExpr) *pg.Node {
	first := j.Larg.GetJoinExpr()
	if first == nil || j.Jointype != pg.JoinType_JOIN_INNER || first.Jointype != pg.JoinType_JOIN_INNER ||
		first.IsNatural || len(first.UsingClause) > 0 || first.Alias != nil {
		return nil
	}
	to, via := j.Rarg.GetRangeVar(), first.Rarg.GetRangeVar()
	if to == nil || via == nil || first.Quals == nil || j.Quals == nil {
		return nil
	}
	if _, only := r.byKey(first); !only {
		return nil
	}
	if key, only := r.byKey(j); !only || !strings.EqualFold(key.Table, via.Relname) {
		return nil
	}
	if src := r.lookup(aliasOf(via)); src == nil || src.uses != 2 { // the two keys
		return nil
	}
	if r.pairings(first.Larg, to.Relname) != 1 || !pairs(r.db, r.db.Table(via.Relname)) {
		return nil
	}
	return first.Larg
}

// pairings counts the link tables between some tables and another.
func (r *restater) pairings(from *pg.Node, to string) int {
	ways := 0
	for _, t := range r.db.Tables {
		if !pairs(r.db, t) {
			continue
		}
		for _, s := range r.scope([]*pg.Node{from}) {
			if refers(r.db, t.Name, s.table) && refers(r.db, t.Name, to) {
				ways++
			}
		}
	}
	return ways
}

// pairs reports whether a table consists of two foreign keys.
func pairs(db *schema.Database, t *schema.Table) bool {
	keys := 0
	for _, k := range db.ForeignKeys {
		if strings.EqualFold(k.Table, t.Name) {
			keys++
		}
	}
	return keys == 2 && len(t.Columns) == 2
}

// refers reports whether a table has a foreign key to another.
func refers(db *schema.Database, table, other string) bool {
	return slices.ContainsFunc(db.ForeignKeys, func(k schema.ForeignKey) bool {
		return strings.EqualFold(k.Table, table) && strings.EqualFold(k.RefTable, other)
	})
}

// countUses counts how often the SELECT refers to columns of each table of the innermost scope.
func (r *restater) countUses(s *pg.SelectStmt) {
	here := r.inner()
	syntax.WalkSelect(s, func(n *pg.Node) bool {
		if c := n.GetColumnRef(); c != nil {
			name := c.Fields[0].GetString_().GetSval()
			for i := range here {
				if len(c.Fields) > 1 && strings.EqualFold(name, here[i].alias) || len(c.Fields) == 1 && r.has(here[i].table, name) {
					here[i].uses++
				}
			}
		}
		return true
	})
}

// has reports whether a table has a column.
func (r *restater) has(table, column string) bool {
	t := r.db.Table(table)
	return t != nil && t.Column(column) != nil
}

// uncast looks through a cast: keys of different types are compared as text.
func uncast(n *pg.Node) *pg.Node {
	if c := n.GetTypeCast(); c != nil {
		return c.Arg
	}
	return n
}

// tableName is the plural of a table's label.
func (r *restater) tableName(name string) string {
	if r.db.Table(name) != nil {
		return r.Rows(r.db, name)
	}
	return quoted(name)
}

// lookup finds a table by alias, innermost first.
func (r *restater) lookup(alias string) *source {
	for i := len(r.scopes) - 1; i >= 0; i-- {
		for k := range r.scopes[i] {
			if strings.EqualFold(r.scopes[i][k].alias, alias) {
				return &r.scopes[i][k]
			}
		}
	}
	return nil
}

// alias resolves the qualifier of a column to its table.
func (r *restater) alias(name string) string {
	if src := r.lookup(name); src != nil && !src.shown && r.db.Table(src.table) != nil {
		return r.g.say("the", slots{"noun": r.singular(r.tableLabel(r.db, src.table))})
	}
	return quoted(name)
}

// column resolves a column reference to its table and name.
func (r *restater) column(n *pg.Node) (table, name string, ok bool) {
	f := n.GetColumnRef().GetFields()
	switch len(f) {
	case 1:
		name = f[0].GetString_().GetSval()
		if t := r.owner(name); t != "" {
			return t, name, true
		}
		return "", name, name != ""
	case 2:
		name = f[1].GetString_().GetSval()
		if src := r.lookup(f[0].GetString_().GetSval()); src != nil {
			return src.table, name, name != ""
		}
	}
	return "", name, false
}

// owner finds the only table in the innermost scope with a column.
func (r *restater) owner(column string) string {
	found := ""
	for _, s := range r.inner() {
		if r.has(s.table, column) {
			if found != "" {
				return ""
			}
			found = s.table
		}
	}
	return found
}

// columnName describes a column: by its label if that is unambiguous, else by its quoted name.
func (r *restater) columnName(table, name string) string {
	if !r.has(table, name) {
		return quoted(name)
	}
	t := r.db.Table(table)
	c := t.Column(name)
	l := r.columnOwn(c)
	for _, other := range t.Columns {
		if other != c && strings.EqualFold(r.columnOwn(other), l) {
			return quoted(name)
		}
	}
	if l == "" || !tame(l) {
		return quoted(name)
	}
	if inner := r.inner(); len(inner) == 1 && strings.EqualFold(inner[0].table, table) && !inner[0].shown {
		return r.unprefixed(r.db, t, l)
	}
	return l
}

// tame reports whether a label can be used in a sentence without ambiguity.
func tame(l string) bool { return !strings.ContainsAny(l, "“”`(),;") }

// columnParts returns a column's name and, if necessary, its table's.
func (r *restater) columnParts(n *pg.Node) (label, of string, ok bool) {
	f := n.GetColumnRef().GetFields()
	table, name, ok := r.column(n)
	if !ok || len(f) > 2 {
		return "", "", false
	}
	label = r.columnName(table, name)
	inner := r.inner()
	if len(f) == 2 {
		if q := f[0].GetString_().GetSval(); len(inner) != 1 || !strings.EqualFold(inner[0].alias, q) {
			of = r.alias(q)
		}
	} else if len(inner) > 1 && table != "" {
		of = r.alias(r.aliasOf(table))
	}
	if noun := r.titled(table, name); noun != "" {
		return noun, "", true
	}
	if len(inner) > 1 && r.unmistakable(n, label) {
		of = ""
	}
	if noun := r.referred(table, name); of == "" && label != quoted(name) && noun != "" {
		return noun, "", true
	}
	if label != quoted(name) && r.db.Table(table) != nil {
		label = r.asNoun(r.db.Table(table).Column(name), label)
	}
	return label, of, true
}

// titled is the noun for the rows of a joined table, in place of their title column: deeds are of a client, not of a
// client's name. It is "" for other columns, and if another column has that name.
func (r *restater) titled(table, name string) string {
	t, inner := r.db.Table(table), r.inner()
	if t == nil || len(inner) < 2 || r.main() == table || !r.callsRows(t, name) {
		return ""
	}
	noun := r.singular(r.tableLabel(r.db, table))
	for _, s := range inner {
		other := r.db.Table(s.table)
		if s.shown || other == nil || slices.ContainsFunc(other.Columns, func(c *schema.Column) bool {
			return strings.EqualFold(r.columnOwn(c), noun)
		}) {
			return ""
		}
	}
	return noun
}

// referred is the noun for the rows that a foreign key refers to: the production, not the production id. It is "" for
// other columns, and if another column has that name.
func (r *restater) referred(table, name string) string {
	c, from := query.Column{Table: table, Name: name}, query.From{Tables: []string{table}}
	noun := r.called(c, from)
	if noun == r.columnLabel(r.db, c, from) || slices.ContainsFunc(r.db.Table(table).Columns,
		func(c *schema.Column) bool { return strings.EqualFold(r.columnOwn(c), noun) }) {
		return ""
	}
	return noun
}

// unmistakable reports whether a column needs no table: it belongs to the subject of the sentence, or its
// name is unique.
func (r *restater) unmistakable(n *pg.Node, label string) bool {
	f := n.GetColumnRef().GetFields()
	table, name, _ := r.column(n)
	here, found := false, 0
	for _, s := range r.inner() {
		t := r.db.Table(s.table)
		if s.shown || t == nil {
			return false
		}
		if s.table == r.main() && len(f) == 1 {
			here = t.Column(f[0].GetString_().GetSval()) != nil
		} else if s.table == r.main() {
			here = strings.EqualFold(s.alias, f[0].GetString_().GetSval())
		}
		for _, c := range t.Columns {
			refers := slices.ContainsFunc(r.db.ForeignKeys, func(k schema.ForeignKey) bool { // it is the same
				return joins(k, s.table, c.Name, table, name)
			})
			if strings.EqualFold(r.columnName(s.table, c.Name), label) && !refers {
				found++
			}
		}
	}
	return here || found == 1
}

func (r *restater) columnRef(n *pg.Node) string {
	label, of, ok := r.columnParts(n)
	switch {
	case !ok:
		return r.sql(n)
	case of != "":
		return r.say("of", "column", label, "alias", of)
	case r.g.is("own", strings.ToLower(firstWord(label))):
		return r.say("col.own", "column", label)
	}
	return r.say("col", "column", label)
}

func (r *restater) aliasOf(table string) string {
	for _, s := range r.inner() {
		if s.table == table {
			return s.alias
		}
	}
	return table
}

// sql quotes SQL that has no phrase.
func (r *restater) sql(n *pg.Node) string {
	text, err := syntax.PostgresExpr(n)
	if err != nil || strings.Contains(text, "`") {
		r.lost = true
		return ""
	}
	return backquoted(text)
}

func opText(e *pg.A_Expr) string {
	if len(e.Name) == 0 {
		return ""
	}
	return e.Name[len(e.Name)-1].GetString_().GetSval()
}
