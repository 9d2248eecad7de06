package learn

// Sentence is a small network that reads a sequence of tokens and chooses one of a few classes. Every token is a sum of
// embedded features; two convolutions over neighbouring tokens follow, a few heads that attend to some of them, and one
// hidden layer. It is safe for use by several goroutines.
type Sentence struct {
	bits    int
	scale   float32 // what 1 in a row is worth
	rows    []int8  // 1<<bits embeddings of width numbers
	width   int
	heads   int
	hidden  int
	classes int
	layers  layers
}

// Classes is how many classes the network chooses from.
func (s *Sentence) Classes() int { return s.classes }

// Sequence is what a Sentence reads: features of every token, and features of the whole.
type Sequence struct {
	Tokens [][]uint32
	Whole  []uint32
}

// layers are the network's matrices. A bias is the last number of a row.
type layers struct {
	first, second matrix // convolutions: three tokens to one
	attend        matrix // a query for every head
	middle, last  matrix
}

func (l *layers) all() []*matrix {
	return []*matrix{&l.first, &l.second, &l.attend, &l.middle, &l.last}
}

// shape makes the matrices of the sizes that the network has.
func (s *Sentence) shape() {
	s.layers = layers{
		first:  newMatrix(s.width, 3*s.width),
		second: newMatrix(s.width, 3*s.width),
		attend: newMatrix(s.heads, s.width),
		middle: newMatrix(s.hidden, (s.heads+1)*s.width),
		last:   newMatrix(s.classes, s.hidden),
	}
}

// matrix maps columns numbers and 1 to rows numbers.
type matrix struct {
	rows, columns int
	w             []float32
}

func newMatrix(rows, columns int) matrix {
	return matrix{rows, columns, make([]float32, rows*(columns+1))}
}

// times sets y to the product of the matrix with x.
func (m *matrix) times(y, x []float32) {
	n := m.columns
	x = x[:n]
	for i := range m.rows {
		row := m.w[i*(n+1) : (i+1)*(n+1)]
		var a, b, c, d float32
		j := 0
		for ; j+4 <= n; j += 4 {
			r, v := row[j:j+4:j+4], x[j:j+4:j+4]
			a += r[0] * v[0]
			b += r[1] * v[1]
			c += r[2] * v[2]
			d += r[3] * v[3]
		}
		for ; j < n; j++ {
			a += row[j] * x[j]
		}
		y[i] = row[n] + (a + b) + (c + d)
	}
}

// slope is what is left of negative numbers in the hidden layer.
const slope = 0.1

// pass is one run through the network, with what going back needs. The sequences of tokens begin and end with a token
// of nothing, so that three neighbours always lie side by side.
type pass struct {
	n          int
	x, y, z    []float32 // tokens: embedded, after the first convolution, after the second
	c1, c2     []float32 // what the convolutions gave
	attention  []float32 // by head and token
	in         []float32 // of the hidden layer: what the heads saw, and the whole
	before     []float32 // the hidden layer before it is bent
	hidden     []float32
	keep       []float32 // in training: what stays of the hidden layer
	headScores []float64
}

// room makes room for n tokens.
func (p *pass) room(s *Sentence, n int) {
	p.n = n
	grow := func(b *[]float32, size int) {
		if cap(*b) < size {
			*b = make([]float32, size, 2*size)
		}
		*b = (*b)[:size]
		clear(*b)
	}
	for _, b := range []*[]float32{&p.x, &p.y, &p.z} {
		grow(b, (n+2)*s.width)
	}
	grow(&p.c1, n*s.width)
	grow(&p.c2, n*s.width)
	grow(&p.attention, n*s.heads)
	grow(&p.in, (s.heads+1)*s.width)
	grow(&p.before, s.hidden)
	grow(&p.hidden, s.hidden)
}

// think runs the network over the embedded tokens, and appends a score for every class to scores.
func (p *pass) think(s *Sentence, scores []float64) []float64 {
	convolve(&s.layers.first, p.c1, p.x, p.y, p.n)
	convolve(&s.layers.second, p.c2, p.y, p.z, p.n)
	w := s.width
	for h := range s.heads {
		query := s.layers.attend.w[h*(w+1) : (h+1)*(w+1)]
		p.headScores = p.headScores[:0]
		for i := range p.n {
			p.headScores = append(p.headScores, float64(dot(query[:w], p.z[(i+1)*w:(i+2)*w])))
		}
		Softmax(p.headScores)
		seen := p.in[h*w : (h+1)*w]
		for i, a := range p.headScores {
			p.attention[h*p.n+i] = float32(a)
			addScaled(seen, p.z[(i+1)*w:(i+2)*w], float32(a))
		}
	}
	s.layers.middle.times(p.before, p.in)
	for j, x := range p.before {
		if x < 0 {
			x *= slope
		}
		if p.keep != nil {
			x *= p.keep[j]
		}
		p.hidden[j] = x
	}
	for k := range s.classes {
		row := s.layers.last.w[k*(s.hidden+1) : (k+1)*(s.hidden+1)]
		scores = append(scores, float64(row[s.hidden]+dot(row[:s.hidden], p.hidden)))
	}
	return scores
}

// convolve adds to every token what the matrix makes of it and its neighbours, where that is positive.
func convolve(m *matrix, c, in, out []float32, n int) {
	w := m.rows
	for i := range n {
		m.times(c[i*w:(i+1)*w], in[i*w:(i+3)*w])
		from, to := in[(i+1)*w:(i+2)*w], out[(i+1)*w:(i+2)*w]
		for j, x := range c[i*w : (i+1)*w] {
			to[j] = from[j] + max(0, x)
		}
	}
}

func dot(a, b []float32) float32 {
	b = b[:len(a)]
	var sum float32
	for j, x := range a {
		sum += x * b[j]
	}
	return sum
}

// addScaled adds f times x to y.
func addScaled(y, x []float32, f float32) {
	x = x[:len(y)]
	for j := range y {
		y[j] += f * x[j]
	}
}

// Probabilities appends the classes' probabilities to out. A Drop of rate 0 leaves nothing out.
func (s *Sentence) Probabilities(out []float64, q *Sequence, d Drop) []float64 {
	start := len(out)
	var p pass
	p.room(s, len(q.Tokens))
	for i, features := range q.Tokens {
		s.embed(p.x[(i+1)*s.width:(i+2)*s.width], features, d)
	}
	s.embed(p.in[s.heads*s.width:], q.Whole, d)
	out = p.think(s, out)
	Softmax(out[start:])
	return out
}

// embed adds the rows of features up.
func (s *Sentence) embed(to []float32, features []uint32, d Drop) {
	salt, below := d.mask()
	to = to[:s.width]
	for _, x := range features {
		if below > 0 && dropped(x, salt, below) {
			continue
		}
		k := int(x>>2&(1<<s.bits-1)) * s.width
		for j, v := range s.rows[k : k+s.width] {
			to[j] += float32(v) * s.scale
		}
	}
}
