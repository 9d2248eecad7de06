package decode

import (
	"cmp"
	"fmt"
	"math"

	"github.com/ask-surely/surely/internal/encode"
)

// The network's shape, as in training/decode/model.py.
const (
	width     = encode.Width
	heads     = 6
	narrow    = width / heads
	inner     = 1024
	layers    = 3
	itemKinds = 12
	itemFlags = 15
	children  = 3
	places    = 96
	panel     = 16
)

// network writes actions: its layers attend to the actions so far, and to the question's tokens and the items.
type network struct {
	parts                              *encode.Parts
	isOld                              bool
	vocabulary                         []action // the tokens, in the order of the outputs
	at                                 []int    // where each token of the grammar, and none, is among them
	feature                            *encode.Map
	among                              *itemLayer // nil in the old network
	item, owner, chosen                *encode.Map
	kinds, flags                       *encode.Rows
	tokens, symbols, parents, children *encode.Rows
	places                             *encode.Rows
	itemNorm, outNorm                  *encode.Norm
	steps                              [layers]layer
	out, point, key                    *encode.Map
}

type layer struct {
	qkv, o, read, rq, ro, f1, f2 *encode.Map
	n1, n2, n3                   *encode.Norm
}

func loadNetwork(file []byte, kernel string) (*network, error) {
	parts, err := encode.OpenParts(file, kernel)
	if err != nil {
		return nil, err
	}
	var failed error // the first error
	linear := func(out, in int, names ...string) *encode.Map {
		m, err := parts.Map(out, in, names...)
		failed = cmp.Or(failed, err)
		return m
	}
	rows := func(name string, n int) *encode.Rows {
		r, err := parts.Rows(name, n)
		failed = cmp.Or(failed, err)
		return r
	}
	norm := func(name string) *encode.Norm {
		n, err := parts.Norm(name)
		failed = cmp.Or(failed, err)
		return n
	}
	isOld := !parts.Has("among.q.weight")
	known := vocabulary(isOld)
	start := len(known)
	n := &network{parts: parts, isOld: isOld, vocabulary: known, at: positions(known),
		item: linear(width, width, "item"), owner: linear(width, width, "owner"), chosen: linear(width, width, "chosen"),
		kinds: rows("kind", itemKinds), flags: rows("flag", itemFlags),
		tokens: rows("token", start+1), symbols: rows("symbol", len(symbols)), parents: rows("parent", start+1),
		children: rows("child", children), places: rows("place", places), itemNorm: norm("ni"), outNorm: norm("no"),
		out: linear(padded(start), width, "out"), point: linear(width, width, "point"), key: linear(width, width, "key")}
	for i := range n.steps {
		at := fmt.Sprintf("steps.%d.", i)
		n.steps[i] = layer{qkv: linear(width, width, at+"q", at+"k", at+"v"), o: linear(width, width, at+"o"),
			read: linear(width, width, at+"rk", at+"rv"), rq: linear(width, width, at+"rq"),
			ro: linear(width, width, at+"ro"), f1: linear(inner, width, at+"f1"), f2: linear(width, inner, at+"f2"),
			n1: norm(at + "n1"), n2: norm(at + "n2"), n3: norm(at + "n3")}
	}
	if n.isOld {
		return n, failed
	}
	n.feature = linear(width, paddedFeatures, "feature")
	n.among = &itemLayer{qkv: linear(width, width, "among.q", "among.k", "among.v"), o: linear(width, width, "among.o"),
		f1: linear(inner, width, "among.f1"), f2: linear(width, inner, "among.f2"), n1: norm("among.n1"),
		n2: norm("among.n2")}
	if table := rows("among.edge", int(edgeCount)); table != nil && failed == nil {
		for e := range n.among.edge {
			row := make([]float32, width)
			table.Add(e, row)
			copy(n.among.edge[e][:], row)
		}
	}
	return n, failed
}

// positions returns where each token of the grammar is among those known, and none after them.
func positions(known []action) []int {
	at := make([]int, noToken+1)
	for i, a := range known {
		at[a] = i
	}
	at[noToken] = len(known)
	return at
}

// padded rounds up to whole panels.
func padded(n int) int { return (n + panel - 1) / panel * panel }

// noToken returns the index, among the network's rows of tokens, for no token.
func (n *network) noToken() int { return len(n.vocabulary) }

// itemLayer is a layer of attention among the items; what the one is to the other adds to the scores.
type itemLayer struct {
	qkv, o, f1, f2 *encode.Map
	n1, n2         *encode.Norm
	edge           [edgeCount][heads]float32
}

// apply runs the layer over the items' vectors, in place.
func (l *itemLayer) apply(x []float32, edges []uint8) {
	n := len(x) / width
	qkv := l.qkv.Apply(l.n1.Apply(x))
	mixed, scores := make([]float32, len(x)), make([]float32, n)
	for i := range n {
		query := qkv[i*3*width:][:width]
		for h := range heads {
			for j := range n {
				key, s := qkv[j*3*width+width+h*narrow:][:narrow], float32(0)
				for k, q := range query[h*narrow:][:narrow] {
					s += float32(q * key[k])
				}
				scores[j] = float32(s*attentionScale) + l.edge[edges[i*n+j]][h]
			}
			encode.Softmax(scores)
			to := mixed[i*width+h*narrow:][:narrow]
			for j, p := range scores {
				for k, v := range qkv[j*3*width+2*width+h*narrow:][:narrow] {
					to[k] += float32(p * v)
				}
			}
		}
	}
	add(x, l.o.Apply(mixed))
	hidden := l.f1.Apply(l.n2.Apply(x))
	encode.GELU(hidden)
	add(x, l.f2.Apply(hidden))
}

// attentionInput is a question with its schema, prepared for attention.
type attentionInput struct {
	*network
	row    *Row
	in     *input
	chosen []float32 // each item as the input of the step after it was chosen
	keys   *encode.Matrix
	read   [layers][heads]struct{ keys, values *encode.Matrix }
}

// prepare computes everything that attention to an input needs, from the encoder's states of it.
func (n *network) prepare(row *Row, states encode.States) *attentionInput {
	in := row.in
	m := &attentionInput{network: n, row: row, in: in}
	means, owners := make([]float32, 0, len(in.items)*width), make([]float32, len(in.items)*width)
	for i, it := range in.items {
		means = append(means, states.Mean(it.Span)...)
		if it.owner >= 0 {
			copy(owners[i*width:(i+1)*width], means[it.owner*width:])
		}
	}
	vectors := n.item.Apply(means)
	for i, v := range n.owner.Apply(owners) {
		vectors[i] += v
	}
	for i, it := range in.items {
		n.kinds.Add(int(it.kind), vectors[i*width:(i+1)*width])
		n.flags.Add(int(it.flag), vectors[i*width:(i+1)*width])
	}
	if !n.isOld {
		known := make([]float32, 0, len(in.items)*paddedFeatures)
		for i := range row.features {
			known = append(known, row.features[i][:]...)
		}
		add(vectors, n.feature.Apply(known))
		n.among.apply(vectors, row.edges)
	}
	vectors = n.itemNorm.Apply(vectors)
	m.chosen = n.chosen.Apply(vectors)
	keys := n.key.Apply(vectors)
	m.keys = n.parts.Matrix(len(in.items), width, func(o, i int) float32 { return keys[o*width+i] })
	all := append(append([]float32(nil), states[:in.head*width]...), vectors...)
	rows := len(all) / width
	for l := range n.steps {
		kv := n.steps[l].read.Apply(all)
		for h := range heads {
			at := &m.read[l][h]
			at.keys = n.parts.Matrix(rows, narrow, func(o, i int) float32 { return kv[o*2*width+h*narrow+i] })
			at.values = n.parts.Matrix(narrow, rows, func(o, i int) float32 { return kv[i*2*width+width+h*narrow+o] })
		}
	}
	return m
}

// writtenSteps holds the keys and values of all steps of a beam in each layer. Beams share it and never change it in
// place.
type writtenSteps [layers][][]float32

// write computes the next step of each beam and adds it to the beam's written steps. It returns the logits of all
// tokens, followed by those of all items.
func (m *attentionInput) write(beams []beam) (logits [][]float32) {
	x := make([]float32, len(beams)*width)
	for i := range beams {
		b, row := &beams[i], x[i*width:(i+1)*width]
		if b.last > m.noToken() {
			copy(row, m.chosen[(b.last-m.noToken()-1)*width:])
		} else {
			m.tokens.Add(b.last, row)
		}
		top := b.open[len(b.open)-1]
		m.symbols.Add(symbolAt[top.symbol], row)
		m.parents.Add(m.at[top.parent], row)
		m.children.Add(int(top.child), row)
		m.places.Add(min(len(b.actions), places-1), row)
	}
	for l := range m.steps {
		m.layer(l, x, beams)
	}
	z := m.outNorm.Apply(x)
	tokens, items := m.out.Apply(z), m.keys.Apply(m.point.Apply(z))
	scale := float32(1 / math.Sqrt(width))
	logits = make([][]float32, len(beams))
	for i := range beams {
		row, n := make([]float32, m.noToken()+len(m.in.items)), padded(m.noToken())
		copy(row, tokens[i*n:][:m.noToken()])
		for k := range m.in.items {
			row[m.noToken()+k] = items[i*len(m.in.items)+k] * scale
		}
		logits[i] = row
	}
	return logits
}

// layer runs one layer over the beams' newest step, in place.
func (m *attentionInput) layer(l int, x []float32, beams []beam) {
	at := &m.steps[l]
	qkv := at.qkv.Apply(at.n1.Apply(x))
	mixed := make([]float32, len(x))
	for i := range beams {
		row := qkv[i*3*width:][:3*width]
		past := append(beams[i].written[l][:len(beams[i].written[l]):len(beams[i].written[l])], row[width:])
		beams[i].written[l] = past
		attend(row[:width], past, mixed[i*width:(i+1)*width])
	}
	add(x, at.o.Apply(mixed))
	queries := at.rq.Apply(at.n2.Apply(x))
	part := make([]float32, len(beams)*narrow)
	for h := range heads {
		for i := range beams {
			for k, v := range queries[i*width+h*narrow:][:narrow] {
				part[i*narrow+k] = v * attentionScale
			}
		}
		of := &m.read[l][h]
		scores := of.keys.Apply(part)
		n := len(scores) / len(beams)
		for i := range beams {
			encode.Softmax(scores[i*n : (i+1)*n])
		}
		for i, v := range of.values.Apply(scores) {
			mixed[i/narrow*width+h*narrow+i%narrow] = v
		}
	}
	add(x, at.ro.Apply(mixed))
	hidden := at.f1.Apply(at.n3.Apply(x))
	encode.GELU(hidden)
	add(x, at.f2.Apply(hidden))
}

// attentionScale is the factor of attention scores.
const attentionScale = float32(.125) // 1/sqrt(narrow)

// attend computes one row's attention to itself and the steps before it: past holds keys, then values.
func attend(query []float32, past [][]float32, out []float32) {
	scores := make([]float32, len(past))
	clear(out)
	for h := range heads {
		for j, kv := range past {
			s := float32(0)
			for i, q := range query[h*narrow:][:narrow] {
				s += float32(q * kv[h*narrow+i])
			}
			scores[j] = s * attentionScale
		}
		encode.Softmax(scores)
		to := out[h*narrow:][:narrow]
		for j, p := range scores {
			for i := range to {
				to[i] += float32(p * past[j][width+h*narrow+i])
			}
		}
	}
}

func add(x, y []float32) {
	for i, v := range y {
		x[i] += v
	}
}

// symbolAt holds the index of each symbol.
var symbolAt = func() (at [256]int) {
	for i := range len(symbols) {
		at[symbols[i]] = i
	}
	return at
}()
