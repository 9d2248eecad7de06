package query

import "strings"

// What the form cannot type stays as it was written: the statement is parted where a person would part it, and each
// part is a component of its own.
const (
	WrittenWith   Kind = "written.with"   // a list that is given a name: what it is called
	WrittenSelect Kind = "written.select" // one thing shown
	WrittenFrom   Kind = "written.from"
	WrittenWhere  Kind = "written.where" // one condition of several that must hold, or of which one is enough
	WrittenGroup  Kind = "written.group"
	WrittenHaving Kind = "written.having"
	WrittenOrder  Kind = "written.order"
	WrittenLimit  Kind = "written.limit" // and what is left out before
	WrittenSet    Kind = "written.set"
)

// Piece is a part of a statement that the form cannot type.
type Piece struct {
	Kind  Kind   `json:"kind,omitempty"` // empty for what stands behind the last part
	Block string `json:"block,omitempty"`
	Lead  string `json:"lead,omitempty"` // what stands before it and decides nothing: SELECT, a comma, AND
	Text  string `json:"text,omitempty"`
}

// Clause names the part's clause: where, select …
func (k Kind) Clause() string { return strings.TrimPrefix(string(k), "written.") }

// AsWritten reports whether components of the kind are parts of a statement that the form cannot type.
func (k Kind) AsWritten() bool { return strings.HasPrefix(string(k), "written.") }

// written puts the statement together.
func (q *Query) written() string {
	var b strings.Builder
	for _, p := range q.Written {
		b.WriteString(p.Lead)
		b.WriteString(p.Text)
	}
	return b.String()
}

// component is the decision that a part is.
func (p Piece) component(f From) Component {
	return Component{Kind: p.Kind, Block: p.Block, Slot: p.Block + string(p.Kind), Choice: p.Text, From: f}
}

// Span is where part i stands in the statement, with what leads to it.
func (q *Query) Span(i int) (lead, start, end int) {
	for _, p := range q.Written[:i] {
		lead += len(p.Lead) + len(p.Text)
	}
	start = lead + len(q.Written[i].Lead)
	return lead, start, start + len(q.Written[i].Text)
}

// separable are the kinds of which a statement may have several, or none, without anything else changing.
var separable = map[Kind]bool{WrittenSelect: true, WrittenWhere: true, WrittenGroup: true, WrittenHaving: true,
	WrittenOrder: true, WrittenLimit: true}

// withoutPart takes a part out of the statement: the next of its clause takes its place, and the last takes the
// clause with it. It returns nil where the statement cannot do without.
func (q *Query) withoutPart(c Component) *Query {
	if !separable[c.Kind] {
		return nil
	}
	for i, p := range q.Written {
		if p.Kind != c.Kind || p.Block != c.Block || p.Text != c.Choice {
			continue
		}
		first := i == 0 || !q.Written[i-1].beside(p)
		follows := i+1 < len(q.Written) && q.Written[i+1].beside(p)
		if first && !follows && p.Kind == WrittenSelect {
			return nil
		}
		out := q.Clone()
		if first && follows {
			out.Written[i+1].Lead = p.Lead
		}
		out.Written = append(out.Written[:i], out.Written[i+1:]...)
		return out
	}
	return q
}

// beside reports whether two parts are of one clause.
func (p Piece) beside(o Piece) bool { return p.Kind == o.Kind && p.Block == o.Block }
