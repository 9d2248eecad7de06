package nlg

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// Restate describes in one sentence what a statement searches for. The sentence comes from the statement alone and
// covers all of it: parts without a phrase are quoted as SQL. Invalid SUQL is an error.
func (v *Voice) Restate(db *schema.Database, statement string) (string, error) {
	s, err := syntax.Parse(statement)
	if err != nil {
		return "", err
	}
	if s.Document != nil {
		rule := "re.document"
		if s.Document.Summary {
			rule += ".summary"
		}
		return v.g.say(rule, slots{"file": quoted(s.Document.File), "question": quoted(s.Document.Question)}), nil
	}
	r := &restater{speaker: speaker{v, db}, numbers: numbersInTexts(s.Root)}
	text := r.statement(s.Select())
	if r.lost {
		return v.g.say("re.sentence.sql", slots{"sql": backquoted(statement)}), nil
	}
	return sentence(text), nil
}

// Shown describes what a statement shows, as one of several options.
func (v *Voice) Shown(db *schema.Database, statement string) string {
	s, err := syntax.Parse(statement)
	if err != nil || s.Document != nil {
		return backquoted(statement)
	}
	r := &restater{speaker: speaker{v, db}, numbers: numbersInTexts(s.Root)}
	text := v.bare(r.body(s.Select(), "inner"))
	if r.lost || s.Select().WithClause != nil {
		return backquoted(statement)
	}
	return text
}

// Searched is Restate for a query.
func (v *Voice) Searched(db *schema.Database, q *query.Query) string {
	text, err := v.Restate(db, q.SUQL())
	if err != nil {
		return v.g.say("re.sentence.sql", slots{"sql": backquoted(q.SUQL())})
	}
	return text
}

// restater walks one statement.
type restater struct {
	speaker
	scopes  []scope           // innermost last
	behind  bool              // the phrase comes after the tables in the sentence
	inCalc  bool              // the phrase is part of a calculation, or one of several figures
	numbers map[*pg.Node]bool // text columns used as the number in their text
	// the noun for the rows of aggregates that all have a FILTER
	filtering string
	lost      bool // some part cannot be put into a sentence
}

// scope holds the tables visible to a SELECT.
type scope []source

type source struct {
	alias string
	table string // empty for a sub-query
	shown bool   // the sentence mentions the alias
	outer bool   // it is joined by an outer join
	uses  int    // number of references to its columns in the SELECT

	subject bool // the rows are spoken of as rows of this table
}

// say fills in a rule of the restatement grammar.
func (r *restater) say(rule string, pairs ...string) string {
	pattern, ok := r.g.rules["re."+rule]
	if !ok {
		r.lost = true
	}
	return fill(pattern, paired(pairs))
}

func (r *restater) statement(s *pg.SelectStmt) string {
	var named []string
	if s.WithClause != nil {
		if s.WithClause.Recursive {
			r.lost = true
		}
		for _, n := range s.WithClause.Ctes {
			c := n.GetCommonTableExpr()
			body := c.GetCtequery().GetSelectStmt()
			if body == nil || len(c.Aliascolnames) > 0 || body.WithClause != nil {
				r.lost = true
				return ""
			}
			named = append(named, r.say("with", "name", quoted(c.Ctename), "body", r.body(body, "body"), "rest", ""))
		}
	}
	text := r.say("sentence", "body", r.body(s, "body"))
	for i := len(named) - 1; i >= 0; i-- {
		text = named[i] + text
	}
	return text
}

// body phrases one SELECT in one of two forms: "body" starts with the tables, "inner" with the select list.
func (r *restater) body(s *pg.SelectStmt, form string) string {
	if s.Op != pg.SetOperation_SETOP_NONE && s.Op != pg.SetOperation_SET_OPERATION_UNDEFINED {
		return r.combined(s, form)
	}
	if s.WithClause != nil && len(r.scopes) > 0 || s.IntoClause != nil || len(s.ValuesLists) > 0 ||
		len(s.WindowClause) > 0 || len(s.LockingClause) > 0 || len(s.TargetList) == 0 {
		r.lost = true
		return ""
	}
	if text, ok := r.elements(s, form); ok {
		return text
	}
	namePlaces(s)
	r.scopes = append(r.scopes, r.scope(s.FromClause))
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	r.countUses(s)
	outer := r.behind
	defer func() { r.behind = outer }()
	r.behind = false
	p := slots{"rel": r.from(s)}
	r.where(p, s.WhereClause)
	r.behind = true
	if s.HavingClause != nil {
		if p["with"] = r.with(s.HavingClause); p["with"] == "" {
			p["having"] = r.conds(s.HavingClause)
		}
	}
	r.order(p, s)
	r.behind = false
	if len(s.DistinctClause) > 0 {
		if s.DistinctClause[0] == nil || s.DistinctClause[0].Node == nil {
			p["once"] = once
			r.unlike(p, s)
		} else {
			var keys, bare []string
			for _, k := range s.DistinctClause {
				keys, bare = append(keys, r.expr(k)), append(bare, r.bare(k))
			}
			p["distinction"], p["distinct"] = r.join(keys), r.join(bare)
		}
	}
	if form == "body" {
		if text, ok := r.first(p, s); ok {
			return text
		}
	}
	r.filtering = r.filteredRows(s)
	r.shown(p, s, form)
	r.limited(p, s)
	pattern := r.withoutRows(r.g.rules["re."+form], p)
	if r.filtering != "" {
		p["verb"] = strings.TrimSuffix(p["verb"], " "+r.g.say("of", nil))
		pattern = strings.Replace(strings.Replace(pattern, "{verb} {rel}", "{verb}", 1), "{shown} of {rel}", "{shown}", 1)
		r.filtering = ""
	}
	return strings.ReplaceAll(fill(pattern, p), once, "")
}

// filteredRows is the noun for the rows of a SELECT of one aggregate with a FILTER and no WHERE.
func (r *restater) filteredRows(s *pg.SelectStmt) string {
	f := s.TargetList[0].GetResTarget().GetVal().GetFuncCall()
	if f.GetAggFilter() == nil || len(s.TargetList) != 1 || s.WhereClause != nil || len(r.inner()) != 1 || r.generic() ||
		r.inner()[0].shown || s.TargetList[0].GetResTarget().Name != "" {
		return ""
	}
	return r.tableName(r.main())
}

// namePlaces replaces positions in GROUP BY and ORDER BY by the expressions selected there.
func namePlaces(s *pg.SelectStmt) {
	shown := func(n *pg.Node) *pg.Node {
		at, ok := n.GetAConst().GetVal().(*pg.A_Const_Ival)
		if !ok || at.Ival.Ival < 1 || int(at.Ival.Ival) > len(s.TargetList) ||
			slices.ContainsFunc(s.TargetList, func(t *pg.Node) bool { return isStar(t.GetResTarget()) }) {
			return n
		}
		return s.TargetList[at.Ival.Ival-1].GetResTarget().GetVal()
	}
	for i, n := range s.GroupClause {
		s.GroupClause[i] = shown(n)
	}
	for _, n := range s.SortClause {
		if by := n.GetSortBy(); by != nil {
			by.Node = shown(by.Node)
		}
	}
}

// once fills the slot of an optional phrase that has no argument, so that the phrase is printed.
const once = "\u200b"

// elements phrases a count of the distinct elements of a list column, which SQL writes as a sub-query.
func (r *restater) elements(s *pg.SelectStmt, form string) (string, bool) {
	if form != "body" || !short(s) || len(s.FromClause) != 1 || s.WhereClause != nil || len(s.DistinctClause) > 0 ||
		!isCountAll(s.TargetList[0].GetResTarget().GetVal()) || s.TargetList[0].GetResTarget().Name != "" {
		return "", false
	}
	from := s.FromClause[0].GetRangeSubselect()
	if from.GetAlias().GetAliasname() != query.Different || from.Lateral {
		return "", false
	}
	in := from.Subquery.GetSelectStmt()
	if !short(in) || len(in.DistinctClause) != 1 || in.DistinctClause[0].GetNode() != nil || in.Larg != nil ||
		in.WithClause != nil {
		return "", false
	}
	list := unnested(in.TargetList[0].GetResTarget().GetVal())
	if list == nil {
		return "", false
	}
	r.scopes = append(r.scopes, r.scope(in.FromClause))
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	p := slots{"rel": r.relations(in.FromClause), "verb": r.say("verb.count.elements", "bare", r.bare(list))}
	r.where(p, in.WhereClause)
	return strings.ReplaceAll(fill(r.g.rules["re."+form], p), once, ""), true
}

// short reports whether a SELECT has a single item and no GROUP BY, HAVING, ORDER BY or LIMIT.
func short(s *pg.SelectStmt) bool {
	return len(s.GetTargetList()) == 1 && len(s.GroupClause) == 0 && s.HavingClause == nil && len(s.SortClause) == 0 &&
		s.LimitCount == nil && s.LimitOffset == nil
}

// inner is the scope of the current SELECT.
func (r *restater) inner() scope {
	if len(r.scopes) == 0 {
		return nil
	}
	return r.scopes[len(r.scopes)-1]
}

// join joins phrases with commas and "and".
func (r *restater) join(parts []string) string { return list(parts, r.g.say("and", nil)) }

func quoted(s string) string     { return "“" + s + "”" }
func backquoted(s string) string { return "`" + s + "`" }
