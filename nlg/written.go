package nlg

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// part describes a piece of a statement kept as written: in words if the restatement has them, else quoted.
func (v *Voice) part(db *schema.Database, c query.Component, q *query.Query) string {
	if c.Kind == query.WrittenWith || c.Kind == query.WrittenSet || c.Kind == query.WrittenLimit {
		return backquoted(c.Choice)
	}
	from := c.From.Tables
	clause := ""
	if q != nil {
		for _, p := range q.Written {
			if p.Kind == query.WrittenFrom && p.Block == c.Block && clause == "" {
				clause = p.Text
			}
		}
	}
	if clause == "" && len(from) > 0 {
		clause = schema.SQLName(from[0])
	}
	lead := map[query.Kind]string{query.WrittenWhere: "WHERE ", query.WrittenHaving: "GROUP BY 1 HAVING ",
		query.WrittenGroup: "GROUP BY ", query.WrittenOrder: "ORDER BY "}[c.Kind]
	text := "SELECT 1 FROM " + clause + " " + lead + c.Choice
	switch {
	case c.Kind == query.WrittenSelect:
		text = "SELECT " + c.Choice
		if clause != "" {
			text += " FROM " + clause
		}
	case c.Kind == query.WrittenFrom:
		text = "SELECT 1 FROM " + c.Choice
	case clause == "":
		return backquoted(c.Choice)
	}
	s, err := syntax.Parse(text)
	if err != nil || s.Document != nil {
		return backquoted(c.Choice)
	}
	r := &restater{speaker: speaker{v, db}, numbers: numbersInTexts(s.Root)}
	if said := r.piece(c.Kind, s.Select()); said != "" && !r.lost {
		return said
	}
	return backquoted(c.Choice)
}

// piece describes the clause of a statement that consists of one piece.
func (r *restater) piece(kind query.Kind, s *pg.SelectStmt) string {
	r.scopes = append(r.scopes, r.scope(s.FromClause))
	defer func() { r.scopes = r.scopes[:len(r.scopes)-1] }()
	r.countUses(s)
	switch kind {
	case query.WrittenFrom:
		return r.relations(s.FromClause)
	case query.WrittenWhere:
		return r.conds(s.WhereClause)
	case query.WrittenHaving:
		return r.conds(s.HavingClause)
	case query.WrittenGroup:
		return r.join(r.exprs(s.GroupClause))
	case query.WrittenOrder:
		p := slots{}
		r.order(p, s)
		return p["order"]
	case query.WrittenSelect:
		if t := s.TargetList[0].GetResTarget(); len(s.TargetList) == 1 && !strings.HasSuffix(r.expr(t.Val), "*") {
			return r.expr(t.Val)
		}
	}
	return ""
}
