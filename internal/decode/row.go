package decode

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"io"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Rows of training data: what the network reads of a question, and the choices that write its query. Everything is made
// here, by the functions with which questions are read; Python turns rows into tensors.

// Header describes the rows of a file; it is the file's first line, in JSON.
type Header struct {
	Tokens   []string `json:"tokens"`
	Symbols  string   `json:"symbols"`
	Allowed  [][]int  `json:"allowed"` // by symbol: tokens, then tables, columns, values
	Features int      `json:"features"`
	Edges    int      `json:"edges"`
	Kinds    int      `json:"kinds"`
	Flags    int      `json:"flags"`
	Roles    int      `json:"roles"` // of the question's tokens
}

// NewHeader returns the header of the rows that Rows writes.
func NewHeader() Header {
	h := Header{Symbols: symbols, Features: int(featureCount), Edges: int(edgeCount), Kinds: itemKinds, Flags: itemFlags,
		Roles: int(roleCount)}
	vocabulary := vocabulary(false)
	for _, a := range vocabulary {
		h.Tokens = append(h.Tokens, grammar[a].name)
	}
	for i := range len(symbols) {
		row := make([]int, 0, len(vocabulary)+3)
		for _, a := range append(vocabulary[:len(vocabulary):len(vocabulary)], firstTable, firstColumn, firstValue) {
			row = append(row, int(bit(a.allowed(symbols[i]))))
		}
		h.Allowed = append(h.Allowed, row)
	}
	return h
}

// Row is a question with what it may refer to.
type Row struct {
	Grounded *Grounded
	q        *link.Question
	in       *input
	features []features
	edges    []uint8
	at       map[action]int // where an item is among the outputs
}

// NewRow returns what the network reads of a question; previous is the query of the turn before, or nil.
func NewRow(s *Schema, q *link.Question, previous *query.Query) *Row {
	g := Ground(s, q, previous)
	r := &Row{Grounded: g, q: q, in: assemble(s, g), at: map[action]int{}}
	r.features, r.edges = describe(q, g, r.in.items), edges(q, g, r.in.items)
	tokens := vocabulary(false)
	for i, a := range tokens {
		r.at[a] = i
	}
	for i, it := range r.in.items {
		r.at[it.action] = len(tokens) + i
	}
	return r
}

// Fits reports whether the network sees all that choices refer to.
func (r *Row) Fits(way []Choice) bool {
	for _, c := range way {
		if len(r.outputs(c)) == 0 {
			return false
		}
	}
	return len(way) <= maxSteps
}

func (r *Row) outputs(c Choice) (out []uint16) {
	for _, a := range c {
		if at, ok := r.at[a]; ok {
			out = append(out, uint16(at))
		}
	}
	return out
}

// Write writes the row with the ways to write its query: its length, then its fields, compressed.
func (r *Row) Write(to io.Writer, corpus, part string, ways [][]Choice) error {
	var b bytes.Buffer
	put := func(x any) { binary.Write(&b, binary.LittleEndian, x) } //nolint:errcheck // a buffer takes everything
	text := func(s string) { put(uint8(len(s))); b.WriteString(s) }
	text(corpus)
	text(part)
	ids := r.in.seq.IDs()
	put([]uint16{uint16(len(ids)), uint16(r.in.head), uint16(len(r.in.items)), uint16(len(ways))})
	for _, id := range ids {
		put(uint16(id))
	}
	for _, it := range r.in.items {
		group := uint16(0)
		if it.action >= firstColumn {
			group = 1 + uint16(bit(it.action >= firstValue))
		}
		put([]uint16{uint16(it.From), uint16(it.To), uint16(it.kind), uint16(it.flag), uint16(it.owner + 1), group})
	}
	for i := range r.features {
		put(r.features[i][:featureCount])
	}
	put(r.edges)
	put(r.wordRoles(ways))
	for _, way := range ways {
		put(uint16(len(way)))
		open := initialStack()
		for _, c := range way {
			top := open[len(open)-1]
			parent := len(vocabulary(false))
			if int(top.parent) != noToken {
				parent = r.at[action(top.parent)]
			}
			outputs := r.outputs(c)
			put([]uint16{uint16(symbolAt[top.symbol]), uint16(parent), uint16(top.child), uint16(len(outputs))})
			put(outputs)
			open = open.after(c[0])
		}
	}
	var packed bytes.Buffer
	z, err := flate.NewWriter(&packed, flate.DefaultCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(b.Bytes()); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	if err := binary.Write(to, binary.LittleEndian, uint32(packed.Len())); err != nil {
		return err
	}
	_, err = to.Write(packed.Bytes())
	return err
}

// WriteHeader writes the first line of a file of rows.
func WriteHeader(to io.Writer) error { return json.NewEncoder(to).Encode(NewHeader()) }
