package syntax

import (
	"fmt"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// grammarVersion is the version of PostgreSQL's grammar in pg_query, which printing requires.
const grammarVersion = 170007

// Postgres prints a tree in PostgreSQL's dialect.
func Postgres(root *pg.Node) (string, error) {
	text, err := pg.Deparse(&pg.ParseResult{Version: grammarVersion, Stmts: []*pg.RawStmt{{Stmt: addBrackets(root)}}})
	if err != nil {
		return "", fmt.Errorf("print statement: %w", err)
	}
	return text, nil
}

// PostgresExpr prints one expression in PostgreSQL's dialect.
func PostgresExpr(n *pg.Node) (string, error) {
	text, err := Postgres(&pg.Node{Node: &pg.Node_SelectStmt{SelectStmt: &pg.SelectStmt{
		TargetList:  []*pg.Node{{Node: &pg.Node_ResTarget{ResTarget: &pg.ResTarget{Val: n}}}},
		LimitOption: pg.LimitOption_LIMIT_OPTION_DEFAULT, Op: pg.SetOperation_SETOP_NONE,
	}}})
	if err != nil {
		return "", err
	}
	return text[len("SELECT "):], nil
}
