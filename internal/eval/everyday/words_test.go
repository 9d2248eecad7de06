package everyday

import "testing"

func TestSameWords(t *testing.T) {
	for _, c := range []struct {
		got, want string
		em, f1    float64
	}{
		{"The Grey Point", "grey point .", 1, 1},
		{"1,200", "1200", 1, 1},
		{"Point", "Grey Point", 0, 2. / 3},
		{"north-east", "north east", 0, 0},
		{"a a rose", "rose rose", 0, 2. / 3},
		{"", "rose", 0, 0},
		{"the", "an", 1, 1},
		{"caf–é", "caf é", 0, 0},
	} {
		if em, f1 := sameWords(c.got, c.want); em != c.em || f1 < c.f1-1e-9 || f1 > c.f1+1e-9 {
			t.Errorf("%q for %q: %v, %v, want %v, %v", c.got, c.want, em, f1, c.em, c.f1)
		}
	}
}
