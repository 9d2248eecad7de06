package syntax

import (
	"fmt"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// grammar is the PostgreSQL version pg_query was built from; printing requires it.
const grammar = 170007

// Postgres prints a tree in PostgreSQL's dialect.
func Postgres(root *pg.Node) (string, error) {
	text, err := pg.Deparse(&pg.ParseResult{Version: grammar, Stmts: []*pg.RawStmt{{Stmt: shield(root)}}})
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
