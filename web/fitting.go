package web

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/views"
)

// fitted is a result column with what is known about it.
type fitted struct {
	view   views.Column
	column *schema.Column // nil for computed columns
	table  *schema.Table
	index  map[string]int // of all result columns, by name
	words  *views.Words
	unit   nlg.Unit
	adds   bool       // an aggregate of several groups is their total: a count, a sum
	linked *Source    // links its cells to rows of this source; nil: no links
	group  *groupKeys // of the statement; nil: it does not group
	figure bool       // computed from the rows of a group
	named  bool       // named by the question
}

type fitting []fitted

// fitColumns identifies a result's columns by name in the statement's tables, or by the labels of computed ones.
func fitColumns(w *views.Words, r suql.Result, statement string, labels []string, db *schema.Database) fitting {
	out := make(fitting, len(r.Columns))
	index := map[string]int{}
	for i, name := range r.Columns {
		if _, ok := index[name]; !ok {
			index[name] = i
		}
	}
	figures := figuresOf(statement, db)
	_, listed := listing(statement, db)
	titled := false
	for i, name := range r.Columns {
		f := fitted{view: views.Column{Label: headOf(w, name), Kind: views.Plain}, index: index, words: w}
		f.table, f.column = columnIn(listed, name)
		if f.column == nil {
			f.table, f.column = find(db, statement, name)
		}
		switch c := f.column; {
		case i < len(labels) && labels[i] != "":
			f.view.Label, f.table, f.column = labels[i], nil, nil
		case c != nil && c.Label != "":
			f.view.Label = nlg.ColumnLabel(c)
		}
		if f.column != nil {
			f.unit = nlg.UnitOf(db, f.column)
		} else if i < len(figures) {
			f.unit, f.adds = figures[i].unit, figures[i].adds
		}
		f.view.Kind = f.kind(r, i)
		f.view.Quiet = f.column != nil && f.column.Role == schema.Identifier
		if f.view.Kind == views.Title {
			if titled {
				f.view.Kind = views.Plain
			}
			titled = true
		}
		out[i] = f
	}
	if !titled {
		for i := range out {
			if out[i].view.Kind == views.Plain && !out[i].view.Quiet {
				out[i].view.Kind = views.Title
				break
			}
		}
	}
	return out
}

// asked marks the columns that a question names: "the ids of the open tickets".
func (f fitting) asked(question string) fitting {
	typed := text.Words(strings.ToLower(question))
	for i, w := range typed {
		typed[i] = text.Singular(w)
	}
	for k, c := range f {
		name := strings.Fields(strings.ToLower(c.view.Label))
		f[k].named = len(name) > 0 && slices.Contains(typed, text.Singular(name[len(name)-1]))
	}
	return f
}

// figure is a computed column.
type figure struct {
	unit nlg.Unit
	adds bool // figures of several groups add up to the total
}

// figuresOf lists the computed columns of a statement: the minimum, maximum, sum and average of
// lengths are lengths, and figures computed from amounts of money are money.
func figuresOf(statement string, db *schema.Database) []figure {
	parsed, err := syntax.Parse(statement)
	if err != nil || parsed.Select() == nil {
		return nil
	}
	targets := parsed.Select().TargetList
	out := make([]figure, len(targets))
	for i, t := range targets {
		of := t.GetResTarget().GetVal()
		if call := of.GetFuncCall(); call != nil {
			name := syntax.FunctionName(call)
			out[i].adds = name == "count" && !call.AggDistinct || name == "sum"
			if len(call.Args) != 1 || !slices.Contains([]string{"max", "min", "sum", "avg"}, name) {
				continue
			}
			of = call.Args[0]
		}
		named := func(n *pg.Node) (c *schema.Column) {
			if fields := n.GetColumnRef().GetFields(); len(fields) > 0 {
				_, c = find(db, statement, fields[len(fields)-1].GetString_().GetSval())
			}
			return c
		}
		if c := named(of); c != nil {
			out[i].unit = nlg.UnitOf(db, c)
		} else if worked := operand(of, named); worked.Money != nil {
			out[i].unit = nlg.UnitOfResult(db, worked)
		}
	}
	return out
}

// operand describes an expression; named finds the column that a node names.
func operand(n *pg.Node, named func(*pg.Node) *schema.Column) (out schema.Operand) {
	if e := n.GetAExpr(); e != nil {
		op := e.Name[len(e.Name)-1].GetString_().GetSval()
		switch {
		case e.Lexpr == nil:
		case e.Kind == pg.A_Expr_Kind_AEXPR_NULLIF:
			return operand(e.Lexpr, named)
		case e.Kind == pg.A_Expr_Kind_AEXPR_OP && strings.Contains("+-*/", op):
			return operand(e.Lexpr, named).With(op, operand(e.Rexpr, named))
		}
		return out
	}
	if call := n.GetFuncCall(); call != nil && len(call.Args) > 0 && syntax.FunctionName(call) != "count" {
		return operand(call.Args[0], named)
	}
	if k := n.GetAConst(); k != nil {
		out.Number = float64(k.GetIval().GetIval())
		if x, err := strconv.ParseFloat(k.GetFval().GetFval(), 64); err == nil {
			out.Number = x
		}
	}
	if c := named(n); c != nil && c.Role == schema.Money {
		out.Money = c
	}
	return out
}

// find looks a result column up in the tables the statement names.
func find(db *schema.Database, statement, name string) (*schema.Table, *schema.Column) {
	if db == nil {
		return nil, nil
	}
	folded := strings.ToLower(statement)
	for _, t := range db.Visible() {
		if !strings.Contains(folded, strings.ToLower(t.Name)) {
			continue
		}
		if of, c := columnIn(t, name); c != nil {
			return of, c
		}
	}
	return nil, nil
}

// columnIn looks a result column up in the table that a statement lists; nil: it lists none.
func columnIn(t *schema.Table, name string) (*schema.Table, *schema.Column) {
	if t != nil {
		if c := t.Column(name); c != nil && !c.Hidden {
			return t, c
		}
	}
	return nil, nil
}

// kind is how the values of column i are displayed.
func (f fitted) kind(r suql.Result, i int) views.Kind {
	if f.column != nil {
		switch f.column.Role {
		case schema.Link:
			return views.Link
		case schema.Picture:
			return views.Picture
		case schema.Title:
			return views.Title
		}
	}
	numbers, lists, longest, seen := 0, 0, 0, 0
	for _, row := range r.Rows {
		if i >= len(row) || row[i] == nil {
			continue
		}
		seen++
		switch v := row[i].(type) {
		case int64, float64, json.Number:
			numbers++
		case []any:
			lists++
			longest = max(longest, len(plain(v))/max(1, len(v)))
		case string:
			longest = max(longest, len(v))
		}
	}
	switch {
	case seen > 0 && numbers == seen:
		return views.Number
	case lists > 0 && longest <= 40:
		return views.Tags
	case longest > 180:
		return views.Long
	}
	return views.Plain
}

// layout chooses cards for a few wide rows with a name, else a table.
func (f fitting) layout(r suql.Result) views.Layout {
	switch {
	case len(r.Rows) == 0 || len(r.Columns) == 0:
		return views.Nothing
	case len(r.Rows) == 1 && len(r.Columns) == 1:
		return views.Single
	}
	shown, long, titled := 0, false, false
	for _, c := range f {
		if !c.view.Quiet {
			shown++
		}
		long = long || c.view.Kind == views.Long || c.view.Kind == views.Picture
		titled = titled || c.view.Kind == views.Title
	}
	if titled && (shown >= 6 || long && shown >= 3) && len(r.Rows) <= mostCards {
		return views.Cards
	}
	return views.Table
}

// headOf is the header of a column without a label.
func headOf(w *views.Words, name string) string {
	if name == "?column?" {
		return w.ResultHead
	}
	return inWords(name)
}

// inWords turns a column's name into words.
func inWords(name string) string {
	return strings.TrimSpace(strings.ReplaceAll(name, "_", " "))
}
