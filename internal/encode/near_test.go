package encode

import "testing"

// TestHeldBy checks that words of similar meaning are near without any layer.
func TestHeldBy(t *testing.T) {
	q := NewBag("Is there a place to leave the car?")
	near := q.CoveredBy(NewBag("Parking was easy, right by the garage."))
	far := q.CoveredBy(NewBag("The soup was too salty."))
	same := q.CoveredBy(NewBag("A place to leave the car is there."))
	if same < 2*near || same > 1 || near < 1.2*far || far < 0 {
		t.Errorf("the same words hold %.2f, like ones %.2f, others %.2f", same, near, far)
	}
	if x := NewBag("?").CoveredBy(q); x != 0 {
		t.Errorf("a question without words is held by %.2f", x)
	}
}
