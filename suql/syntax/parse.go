package syntax

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	pg "github.com/pganalyze/pg_query_go/v6"
	"github.com/pganalyze/pg_query_go/v6/parser"
)

// Statement is one parsed statement.
type Statement struct {
	Text     string   // as typed
	Root     *pg.Node // the SelectStmt; nil for a Document
	Document *Document
	// IsDerived is set if the tree was derived from a checked one and may contain functions that users may not call.
	IsDerived bool
}

// Document is a question about a document instead of a table: answer('file', 'question') as the whole statement.
type Document struct {
	File     string
	Question string // empty for summary('file')
	Summary  bool
}

// Select returns the statement's tree.
func (s *Statement) Select() *pg.SelectStmt { return s.Root.GetSelectStmt() }

// Position returns the position of a byte offset in the text, with a message.
func (s *Statement) Position(offset int, message string) Position {
	line, column := lineAndColumn(s.Text, offset)
	return Position{Line: line, Column: column, Message: message}
}

// With returns a statement with the same text and a tree derived from its own.
func (s *Statement) With(root *pg.Node) *Statement {
	return &Statement{Text: s.Text, Root: root, IsDerived: true}
}

// Parse parses one statement. Every error is an *Error.
func Parse(text string) (*Statement, error) {
	if err := UserBounds.Check(text); err != nil {
		return nil, err
	}
	if !utf8.ValidString(text) {
		return nil, errorAt("22021", text, -1, "the statement is not valid UTF-8")
	}
	if d := parseDocument(text); d != nil {
		return &Statement{Text: text, Document: d}, nil
	}
	tree, err := pg.Parse(text)
	if err != nil {
		return nil, syntaxError(text, err)
	}
	switch len(tree.Stmts) {
	case 0:
		return nil, errorAt(CodeSyntax, text, -1, "the statement is empty")
	case 1:
	default:
		return nil, errorAt(CodeSyntax, text, skipSpace(text, int(tree.Stmts[1].StmtLocation)),
			"only one statement can be run at a time")
	}
	root := tree.Stmts[0].Stmt
	if root.GetSelectStmt() == nil {
		return nil, errorAt(CodeReadOnly, text, skipSpace(text, int(tree.Stmts[0].StmtLocation)),
			"cannot execute %s: only SELECT can be run", commandName(root))
	}
	s := &Statement{Text: text, Root: root}
	if err := s.checkReadOnly(); err != nil {
		return nil, err
	}
	return s, nil
}

// checkReadOnly returns an error for parts of a SELECT that do more than read: writing CTEs, INTO, row locks,
// parameters.
func (s *Statement) checkReadOnly() error {
	var found *Error
	reject := func(offset int, what string) {
		if found == nil {
			found = errorAt(CodeReadOnly, s.Text, offset, "cannot execute %s: only SELECT can be run", what)
		}
	}
	check := func(sel *pg.SelectStmt) {
		if sel.IntoClause != nil {
			at := -1
			if sel.IntoClause.Rel != nil {
				at = int(sel.IntoClause.Rel.Location)
			}
			reject(at, "SELECT INTO")
		}
		if len(sel.LockingClause) > 0 {
			reject(-1, "SELECT FOR UPDATE")
		}
		switch {
		case found != nil:
		case len(sel.ValuesLists) > 0:
			found = errorAt(CodeUnsupported, s.Text, Location(sel.ValuesLists[0]), "VALUES is not supported")
		case sel.LimitOption == pg.LimitOption_LIMIT_OPTION_WITH_TIES:
			found = errorAt(CodeUnsupported, s.Text, -1, "WITH TIES is not supported")
		}
	}
	var checkBranches func(sel *pg.SelectStmt)
	checkBranches = func(sel *pg.SelectStmt) {
		for ; sel != nil; sel = sel.Larg {
			check(sel)
			checkBranches(sel.Rarg)
		}
	}
	Walk(s.Root, func(n *pg.Node) bool {
		switch x := n.Node.(type) {
		case *pg.Node_SelectStmt:
			checkBranches(x.SelectStmt)
		case *pg.Node_CommonTableExpr:
			if q := x.CommonTableExpr.Ctequery; q.GetSelectStmt() == nil {
				reject(int(x.CommonTableExpr.Location), commandName(q)+" in WITH")
			}
		case *pg.Node_ParamRef:
			if found == nil {
				found = errorAt("42P02", s.Text, int(x.ParamRef.Location), "there is no parameter $%d", x.ParamRef.Number)
			}
		}
		if found == nil {
			found = s.checkSupported(n)
		}
		return found == nil
	})
	if found == nil { // avoids a non-nil error holding a nil pointer
		return nil
	}
	return found
}

// checkSupported returns an error for nodes that the other packages do not support: XML, SQL/JSON, TABLESAMPLE,
// GROUPING SETS and the like. It handles every kind of node.
//
//gocyclo:ignore
func (s *Statement) checkSupported(n *pg.Node) *Error {
	feature := ""
	switch x := n.Node.(type) {
	case *pg.Node_SelectStmt, *pg.Node_ResTarget, *pg.Node_BoolExpr, *pg.Node_WindowDef, *pg.Node_SubLink,
		*pg.Node_NullTest, *pg.Node_BooleanTest, *pg.Node_CaseExpr, *pg.Node_CaseWhen, *pg.Node_CoalesceExpr,
		*pg.Node_MinMaxExpr, *pg.Node_AArrayExpr, *pg.Node_AIndices, *pg.Node_RowExpr, *pg.Node_List,
		*pg.Node_RangeSubselect, *pg.Node_WithClause, *pg.Node_ColumnRef, *pg.Node_AStar, *pg.Node_SqlvalueFunction,
		*pg.Node_RangeVar, *pg.Node_ParamRef, *pg.Node_Integer, *pg.Node_String_:
		return nil
	case *pg.Node_AConst:
		if x.AConst.GetBsval() == nil {
			return nil
		}
		feature = "bit strings" // pg_query would print them as texts
	case *pg.Node_AExpr:
		if x.AExpr.Kind != pg.A_Expr_Kind_AEXPR_SIMILAR {
			return nil
		}
		feature = "SIMILAR TO"
	case *pg.Node_SortBy:
		if len(x.SortBy.UseOp) == 0 {
			return nil
		}
		feature = "ORDER BY … USING"
	case *pg.Node_FuncCall:
		f := x.FuncCall
		// The grammar accepts any number of arguments for TRIM, but pg_query prints only two.
		if FunctionName(f) == "btrim" && f.Funcformat == pg.CoercionForm_COERCE_SQL_SYNTAX && len(f.Args) > 2 {
			return errorAt("42883", s.Text, Location(n), "function btrim with %d arguments does not exist", len(f.Args))
		}
		if !f.FuncVariadic {
			return nil
		}
		feature = "VARIADIC"
	case *pg.Node_GroupingSet:
		feature = "GROUPING SETS"
	case *pg.Node_JoinExpr:
		if x.JoinExpr.Alias == nil && x.JoinExpr.JoinUsingAlias == nil {
			return nil
		}
		feature = "an alias for a join"
	case *pg.Node_RangeFunction:
		if !x.RangeFunction.IsRowsfrom && len(x.RangeFunction.Coldeflist) == 0 {
			return nil
		}
	case *pg.Node_CommonTableExpr:
		if x.CommonTableExpr.SearchClause == nil && x.CommonTableExpr.CycleClause == nil {
			return nil
		}
	case *pg.Node_AIndirection:
		if len(x.AIndirection.Indirection) == 1 && x.AIndirection.Indirection[0].GetAIndices() != nil {
			return nil
		}
	case *pg.Node_TypeCast:
		if hasConstantModifiers(x.TypeCast.TypeName) {
			return nil
		}
		return errorAt(CodeSyntax, s.Text, Location(n), "type modifiers must be simple constants")
	}
	if feature == "" {
		feature = fmt.Sprintf("%T", n.Node)
		feature = feature[strings.LastIndexByte(feature, '_')+1:]
	}
	return errorAt(CodeUnsupported, s.Text, Location(n), "%s is not supported", feature)
}

// hasConstantModifiers reports whether a scalar type has only plain numbers as modifiers.
func hasConstantModifiers(t *pg.TypeName) bool {
	for _, m := range t.Typmods {
		if _, ok := m.GetAConst().GetVal().(*pg.A_Const_Ival); !ok {
			return false
		}
	}
	return !t.Setof && !t.PctType
}

// commandName returns the name of a statement other than SELECT.
func commandName(n *pg.Node) string {
	name := fmt.Sprintf("%T", n.GetNode())
	name = strings.TrimSuffix(name[strings.LastIndexByte(name, '_')+1:], "Stmt")
	var words []string
	start := 0
	for i := 1; i <= len(name); i++ {
		if i == len(name) || name[i] >= 'A' && name[i] <= 'Z' {
			words = append(words, strings.ToUpper(name[start:i]))
			start = i
		}
	}
	return strings.Join(words, " ")
}

func syntaxError(text string, err error) error {
	var p *parser.Error
	if !errors.As(err, &p) {
		return fmt.Errorf("parse statement: %w", err)
	}
	at := -1
	if p.Cursorpos > 0 { // counted in characters, from 1
		characters := []rune(text)
		at = len(string(characters[:min(p.Cursorpos-1, len(characters))]))
	}
	return errorAt(CodeSyntax, text, at, "%s", p.Message)
}

func skipSpace(text string, at int) int {
	for at < len(text) && strings.IndexByte(" \t\r\n\f\v;", text[at]) >= 0 {
		at++
	}
	return at
}

// parseDocument parses a question about a document, or returns nil.
func parseDocument(text string) *Document {
	trimmed := strings.TrimRight(strings.TrimSpace(text), "; \t\r\n")
	head, _, ok := strings.Cut(trimmed, "(")
	if !ok {
		return nil
	}
	name := strings.ToLower(strings.TrimSpace(head))
	if name != Answer && name != Summary {
		return nil
	}
	tree, err := pg.Parse("SELECT " + trimmed)
	if err != nil || len(tree.Stmts) != 1 {
		return nil
	}
	sel := tree.Stmts[0].Stmt.GetSelectStmt()
	if sel == nil || len(sel.TargetList) != 1 {
		return nil
	}
	call := sel.TargetList[0].GetResTarget().GetVal().GetFuncCall()
	if call == nil {
		return nil
	}
	args := make([]string, len(call.Args))
	for i, a := range call.Args {
		s, ok := a.GetAConst().GetVal().(*pg.A_Const_Sval)
		if !ok {
			return nil
		}
		args[i] = s.Sval.Sval
	}
	switch {
	case name == Answer && len(args) == 2:
		return &Document{File: args[0], Question: args[1]}
	case name == Summary && len(args) == 1:
		return &Document{File: args[0], Summary: true}
	}
	return nil
}
