package web

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/views"
)

// mostPins is the maximum number of rows on a map.
const mostPins = 2000

// located finds the coordinate columns of a result.
func located(columns []string) (at [2]int, ok bool) {
	at = [2]int{-1, -1}
	for i, name := range columns {
		if k := schema.Axis(name); k >= 0 && at[k] < 0 {
			at[k] = i
		}
	}
	return at, at[0] >= 0 && at[1] >= 0
}

// listing parses a statement that lists rows of one table, so that more of them can be shown; nil for others.
func listing(statement string, db *schema.Database) (*pg.Node, *schema.Table) {
	if db == nil {
		return nil, nil
	}
	parsed, err := syntax.Parse(statement)
	if err != nil {
		return nil, nil
	}
	root := syntax.Clone(parsed.Root)
	s := root.GetSelectStmt()
	if s == nil || len(s.GroupClause) > 0 || len(s.DistinctClause) > 0 || s.Larg != nil || len(s.FromClause) != 1 ||
		s.FromClause[0].GetRangeVar() == nil {
		return nil, nil
	}
	t := db.Table(s.FromClause[0].GetRangeVar().Relname)
	if t == nil || t.Hidden || slices.ContainsFunc(s.TargetList, aggregated) {
		return nil, nil
	}
	return root, t
}

// showing is a listing with additional targets.
func showing(root *pg.Node, shown []string) string {
	more, err := syntax.Parse("SELECT " + strings.Join(shown, ", "))
	if err != nil {
		return ""
	}
	s := root.GetSelectStmt()
	s.TargetList = append(s.TargetList, more.Select().TargetList...)
	out, err := syntax.Postgres(root)
	if err != nil {
		return ""
	}
	return out
}

// placed adds coordinates to a statement; empty if its rows have none, or come from several tables.
func placed(statement string, db *schema.Database) string {
	root, t := listing(statement, db)
	if root == nil {
		return ""
	}
	var shown [2]string
	for _, c := range t.Visible() {
		if k := schema.Axis(c.Name); k >= 0 && shown[k] == "" && c.Type.Number() {
			shown[k] = schema.Quoted(c.Name)
		}
	}
	if shown[0] == "" || shown[1] == "" {
		return ""
	}
	return showing(root, shown[:])
}

// aggregated reports whether a selected expression aggregates rows.
func aggregated(shown *pg.Node) bool {
	value := shown.GetResTarget().GetVal()
	if call := value.GetFuncCall(); call != nil {
		name := call.Funcname[len(call.Funcname)-1].GetString_().GetSval()
		return name != "answer" && name != "summary"
	}
	return value.GetColumnRef() == nil && value.GetSubLink() == nil
}

// mappable reports whether rows can be shown on a map.
func (o *outgoing) mappable(statement string, r suql.Result) bool {
	if len(r.Rows) == 0 || o.source.Rows == nil {
		return false
	}
	if at, ok := located(r.Columns); ok {
		return slices.ContainsFunc(r.Rows, func(row []any) bool { _, ok := pinned(row, at); return ok })
	}
	return placed(statement, o.source.database()) != ""
}

// pinned is a row's position.
func pinned(row []any, at [2]int) (p views.Pin, ok bool) {
	for k, i := range at {
		if i >= len(row) || row[i] == nil {
			return p, false
		}
		x, err := strconv.ParseFloat(plain(row[i]), 64)
		if err != nil || math.Abs(x) > []float64{90, 180}[k] {
			return p, false
		}
		if k == 0 {
			p.Lat = x
		} else {
			p.Lon = x
		}
	}
	return p, p.Lat != 0 || p.Lon != 0 // missing coordinates
}

// presentMap draws the rows: each pin has the row's title and, when touched, its other values.
func (o *outgoing) presentMap(fit fitting, r suql.Result, found []int) *views.Map {
	at, ok := located(r.Columns)
	if !ok {
		return nil
	}
	m := &views.Map{Label: fmt.Sprintf(o.srv.words.OnMapOf, o.srv.words.Number(len(found)))}
	for _, i := range found {
		p, ok := pinned(r.Rows[i], at)
		if !ok || len(m.Pins) == mostPins {
			continue
		}
		row := fit.row(r.Rows[i])
		var more []string
		for k, c := range row.Cells {
			if k != at[0] && k != at[1] && !c.Empty && !fit[k].view.Quiet && fit[k].view.Kind != views.Long &&
				c.Text != row.Title {
				more = append(more, fit[k].view.Label+": "+c.Text)
			}
		}
		p.Title, p.More = row.Title, strings.Join(more, " · ")
		m.Pins = append(m.Pins, p)
	}
	if left := len(found) - len(m.Pins); left > 0 {
		m.Omitted = fmt.Sprintf(o.srv.words.NotOnMap, o.srv.words.Number(left))
	}
	return m
}
