package nlg

import (
	"strings"
	"sync"

	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// shapes are calculations that queries print and that have shorter wordings than their parts: ratios and percentages
// guarded against division by zero, unit conversions, days and hours between two moments, ages, absolute differences,
// the number in a text.
var shapes = sync.OnceValue(func() map[string]*pg.Node {
	out := map[string]*pg.Node{}
	for name, sql := range map[string]string{
		"ratio":   "1.0 * $1 / nullif($2, 0)",
		"percent": "100.0 * $1 / nullif($2, 0)",
		"divided": "1.0 * $1 / $2",
		"apart":   "$1::date - $2::date",
		"elapsed": "extract(epoch from $1 - $2) / 3600",
		"age":     "extract(year from age(current_date, $1))",
		"years":   query.ThisYear + " - $1",
		"gap":     "abs($1 - $2)",
		"number": "substring(replace($1, ',', '') from '" + strings.ReplaceAll(schema.FirstNumber, "'", "''") +
			"')::numeric",
	} {
		parsed, err := pg.Parse("SELECT " + sql)
		if err != nil {
			panic("nlg: " + sql + ": " + err.Error())
		}
		out[name] = parsed.Stmts[0].Stmt.GetSelectStmt().TargetList[0].GetResTarget().Val
	}
	return out
})

// shaped matches an expression with a shape and returns its operands.
func shaped(name string, n *pg.Node) (first, second *pg.Node, ok bool) {
	var places [2]*pg.Node
	if n == nil || !fits(shapes()[name].ProtoReflect(), n.ProtoReflect(), &places) {
		return nil, nil, false
	}
	return places[0], places[1], true
}

// fits reports whether an expression equals a shape, wherever it is in its statement.
func fits(shape, n protoreflect.Message, places *[2]*pg.Node) bool {
	if node, ok := shape.Interface().(*pg.Node); ok && node.GetParamRef() != nil {
		places[node.GetParamRef().Number-1] = n.Interface().(*pg.Node)
		return true
	}
	same := true
	n.Range(func(f protoreflect.FieldDescriptor, _ protoreflect.Value) bool {
		same = f.Name() == "location" || shape.Has(f)
		return same
	})
	shape.Range(func(f protoreflect.FieldDescriptor, want protoreflect.Value) bool {
		if f.Name() != "location" {
			same = same && n.Has(f) && fieldFits(f, want, n.Get(f), places)
		}
		return same
	})
	return same
}

func fieldFits(f protoreflect.FieldDescriptor, want, is protoreflect.Value, places *[2]*pg.Node) bool {
	switch {
	case f.IsList():
		a, b := want.List(), is.List()
		same := a.Len() == b.Len()
		for i := 0; same && i < a.Len(); i++ {
			same = fits(a.Get(i).Message(), b.Get(i).Message(), places)
		}
		return same
	case f.Message() != nil:
		return fits(want.Message(), is.Message(), places)
	}
	return want.Equal(is)
}

// figure describes a calculation that has a shape.
func (r *restater) figure(n *pg.Node) (string, bool) {
	for _, rule := range []string{"apart", "elapsed", "ratio", "percent", "divided"} {
		left, right, ok := shaped(rule, n)
		if ok && (rule != "divided" || right.GetAConst() != nil) {
			return r.say(rule, "left", r.expr(left), "right", r.expr(right)), true
		}
	}
	return "", false
}
