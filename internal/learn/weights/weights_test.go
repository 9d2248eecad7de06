package weights

import (
	"bytes"
	"math"
	"testing"
)

func TestSetsComeBack(t *testing.T) {
	set := Set{"a": {0, 1.5, 0, 0, -3, .0001}, "empty": {}, "zero": make([]float32, 100)}
	b, err := set.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	got, err := Read(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(set) {
		t.Fatalf("%d tables, want %d", len(got), len(set))
	}
	for name, want := range set {
		if len(got[name]) != len(want) {
			t.Fatalf("%s has %d weights, want %d", name, len(got[name]), len(want))
		}
		for i := range want {
			if math.Abs(float64(got[name][i]-want[i])) > .001 {
				t.Errorf("%s[%d] = %v, want %v", name, i, got[name][i], want[i])
			}
		}
	}
}

func FuzzRead(f *testing.F) {
	b, _ := Set{"a": {1, 2, 0, 3}}.Bytes()
	f.Add(b)
	f.Fuzz(func(t *testing.T, b []byte) { Read(bytes.NewReader(b)) })
}
