package sqlite

import (
	"math"
	"strconv"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
)

// bounds returns the range of an integer expression, from its literals and the schema's column ranges. It returns false
// if the range is unknown or may overflow the type: then the result is checked.
func (p *printer) bounds(n *pg.Node) (lo, hi float64, ok bool) {
	e := p.c.Expr(n)
	if e == nil || e.Type.List || e.Type.Kind != check.Int4 && e.Type.Kind != check.Int8 {
		return 0, 0, false
	}
	switch x := n.Node.(type) {
	case *pg.Node_AConst:
		v, isInt := e.Value.(int64)
		return float64(v), float64(v), isInt
	case *pg.Node_ColumnRef:
		if e.Ref == nil || e.Ref.Column().Base == nil {
			return 0, 0, false
		}
		base := e.Ref.Column().Base
		lo, errLo := strconv.ParseFloat(base.Min, 64)
		hi, errHi := strconv.ParseFloat(base.Max, 64)
		return lo, hi, errLo == nil && errHi == nil
	case *pg.Node_AExpr:
		if x.AExpr.Kind != pg.A_Expr_Kind_AEXPR_OP || x.AExpr.Lexpr == nil {
			return 0, 0, false
		}
		a, b, okL := p.bounds(x.AExpr.Lexpr)
		c, d, okR := p.bounds(x.AExpr.Rexpr)
		if !okL || !okR {
			return 0, 0, false
		}
		switch e.Op {
		case "+":
			lo, hi = a+c, b+d
		case "-":
			lo, hi = a-d, b-c
		case "*":
			lo, hi = min(a*c, a*d, b*c, b*d), max(a*c, a*d, b*c, b*d)
		default:
			return 0, 0, false
		}
		limit := float64(math.MaxInt32)
		if e.Type.Kind == check.Int8 {
			limit = 1 << 62
		}
		return lo, hi, -limit <= lo && hi <= limit
	}
	return 0, 0, false
}
