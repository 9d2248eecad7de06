package syntax

import pg "github.com/pganalyze/pg_query_go/v6"

// The text functions.
const (
	Answer  = "answer"
	Summary = "summary"
	OpenAt  = "open_at" // not a text function: it is computed at no cost

	// EngineOpenAt replaces open_at if the database has no such function; the engine decides it like a text call.
	EngineOpenAt = "surely_open"
)

// Call is a call of a text function.
type Call struct {
	Node     *pg.Node // the FuncCall
	Name     string   // Answer, Summary or EngineOpenAt
	Text     *pg.Node // the first argument
	Question *pg.Node // the second argument of answer; nil for summary
	Offset   int      // position in the text
}

// Calls returns the calls of text functions below n, including those in sub-queries. A call precedes the calls in its
// arguments.
func Calls(n *pg.Node) []Call {
	var out []Call
	Walk(n, func(n *pg.Node) bool {
		if c, ok := TextCall(n); ok {
			out = append(out, c)
		}
		return true
	})
	return out
}

// TextCall reports whether n is a call of a text function, and returns it.
func TextCall(n *pg.Node) (Call, bool) {
	f := n.GetFuncCall()
	if f == nil {
		return Call{}, false
	}
	c := Call{Node: n, Name: FunctionName(f), Offset: int(f.Location)}
	switch {
	case (c.Name == Answer || c.Name == EngineOpenAt) && len(f.Args) == 2:
		c.Text, c.Question = f.Args[0], f.Args[1]
	case c.Name == Summary && len(f.Args) == 1:
		c.Text = f.Args[0]
	default:
		return Call{}, false
	}
	return c, true
}

// FunctionName returns the name of the called function, without the schema pg_catalog.
func FunctionName(f *pg.FuncCall) string {
	name := ""
	for i, n := range f.Funcname {
		part := n.GetString_().GetSval()
		if i == 0 && len(f.Funcname) > 1 && part == "pg_catalog" {
			continue
		}
		if name != "" {
			name += "."
		}
		name += part
	}
	return name
}

// OperatorName returns the name of an operator without its schema.
func OperatorName(names []*pg.Node) string {
	if len(names) == 0 {
		return ""
	}
	return names[len(names)-1].GetString_().GetSval()
}
