package query

import "strings"

// A statement that a Query's other fields cannot express is stored as written, split where a person would split it;
// each piece is a component.
const (
	WrittenWith   Kind = "written.with"   // a CTE: its name
	WrittenSelect Kind = "written.select" // one selected item
	WrittenFrom   Kind = "written.from"
	WrittenWhere  Kind = "written.where" // one condition of an AND or OR
	WrittenGroup  Kind = "written.group"
	WrittenHaving Kind = "written.having"
	WrittenOrder  Kind = "written.order"
	WrittenLimit  Kind = "written.limit" // with OFFSET
	WrittenSet    Kind = "written.set"
)

// Piece is a part of a statement that is stored as written.
type Piece struct {
	Kind  Kind   `json:"kind,omitempty"` // empty for what follows the last part
	Block string `json:"block,omitempty"`
	Lead  string `json:"lead,omitempty"` // the text before it that decides nothing: SELECT, a comma, AND
	Text  string `json:"text,omitempty"`
}

// Clause names the piece's clause: where, select …
func (k Kind) Clause() string { return strings.TrimPrefix(string(k), "written.") }

// AsWritten reports whether components of the kind are pieces of a statement kept as written.
func (k Kind) AsWritten() bool { return strings.HasPrefix(string(k), "written.") }

// written joins the pieces.
func (q *Query) written() string {
	var b strings.Builder
	for _, p := range q.Written {
		b.WriteString(p.Lead)
		b.WriteString(p.Text)
	}
	return b.String()
}

// component returns the decision that a piece stands for.
func (p Piece) component(f From) Component {
	return Component{Kind: p.Kind, Block: p.Block, Slot: p.Block + string(p.Kind), Choice: p.Text, From: f}
}

// Span returns where in the statement the text that leads to piece i starts, and where the piece starts and ends.
func (q *Query) Span(i int) (lead, start, end int) {
	for _, p := range q.Written[:i] {
		lead += len(p.Lead) + len(p.Text)
	}
	start = lead + len(q.Written[i].Lead)
	return lead, start, start + len(q.Written[i].Text)
}

// separable lists the kinds of pieces that can be removed without changing anything else.
var separable = map[Kind]bool{WrittenSelect: true, WrittenWhere: true, WrittenGroup: true, WrittenHaving: true,
	WrittenOrder: true, WrittenLimit: true}

// withoutPart removes a piece: the next one of its clause takes its place, and a clause without pieces is dropped. It
// returns nil if the statement needs the piece.
func (q *Query) withoutPart(c Component) *Query {
	if !separable[c.Kind] {
		return nil
	}
	for i, p := range q.Written {
		if p.Kind != c.Kind || p.Block != c.Block || p.Text != c.Choice {
			continue
		}
		first := i == 0 || !q.Written[i-1].sameClause(p)
		follows := i+1 < len(q.Written) && q.Written[i+1].sameClause(p)
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

// sameClause reports whether two pieces belong to the same clause.
func (p Piece) sameClause(o Piece) bool { return p.Kind == o.Kind && p.Block == o.Block }
