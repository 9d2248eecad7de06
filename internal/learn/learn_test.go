package learn

import (
	"math"
	"testing"
)

func TestBins(t *testing.T) {
	bins := Bins([]float64{0.1, 0.95, 0.9, 1}, []bool{false, true, true, false}, 10)
	if bins[1].N != 1 || bins[9].N != 3 || math.Abs(bins[9].Right-2.0/3) > 1e-9 {
		t.Errorf("%+v", bins)
	}
	if e := ECE(bins); math.Abs(e-(0.1+0.85)/4) > 1e-9 {
		t.Errorf("ECE %v", e)
	}
}
