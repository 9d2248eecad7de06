package encode

import (
	"math"
	"testing"
)

// TestHeldBy checks that words of similar meaning are near without any layer; the cosine is that of
// the mean-centred embeddings.
func TestHeldBy(t *testing.T) {
	q := NewBag("Is there a place to leave the car?")
	near := q.HeldBy(NewBag("Parking was easy, right by the garage."))
	far := q.HeldBy(NewBag("The soup was too salty."))
	same := q.HeldBy(NewBag("A place to leave the car is there."))
	if same < 2*near || same > 1 || near < 1.2*far || far < 0 {
		t.Errorf("the same words hold %.2f, like ones %.2f, others %.2f", same, near, far)
	}
	if x := NewBag("?").HeldBy(q); x != 0 {
		t.Errorf("a question without words is held by %.2f", x)
	}
	c, err := centred()
	if err != nil {
		t.Fatal(err)
	}
	const a, b = 3899, 4937
	mean, x, y := make([]float32, Width), make([]float32, Width), make([]float32, Width)
	for id := firstWord; id < len(c.length); id++ {
		c.tokens.add(id, mean)
	}
	c.tokens.add(a, x)
	c.tokens.add(b, y)
	for i := range mean {
		m := mean[i] / float32(len(c.length)-firstWord)
		x[i] -= m
		y[i] -= m
	}
	if got, want := c.cosine(a, b), Similar(unit(x), unit(y)); math.Abs(float64(got-want)) > 1e-3 {
		t.Errorf("cosine %.4f, not %.4f", got, want)
	}
}
