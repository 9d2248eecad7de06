package learn

import (
	"bytes"
	"math"
	"testing"
)

// packed has four weights, the second too small to be kept.
func packed() *Model { return Pack([]float32{1, .01, -.5, .25}, .02) }

func TestScore(t *testing.T) {
	m := packed()
	for _, c := range []struct {
		features []uint32
		drop     Drop
		want     float64
	}{
		{nil, Drop{}, 0},
		{[]uint32{0}, Drop{}, 1},
		{[]uint32{1 << 2}, Drop{}, 0},
		{[]uint32{0, 2 << 2, 3<<2 | 1}, Drop{}, .75},
		{[]uint32{4 << 2}, Drop{}, 1}, // only the low bits count
		{[]uint32{0, 2 << 2}, Drop{Seed: 1, Rate: 1}, 0},
	} {
		if got := m.Score(c.features, c.drop); math.Abs(got-c.want) > .01 {
			t.Errorf("%v without %v scores %g, want %g", c.features, c.drop, got, c.want)
		}
	}
}

func TestReadReturnsWhatWasWritten(t *testing.T) {
	m := packed()
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		t.Fatal(err)
	}
	back, err := Read(bytes.NewReader(b.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	for f := range uint32(4) {
		if x, y := m.Score([]uint32{f << 2}, Drop{}), back.Score([]uint32{f << 2}, Drop{}); x != y {
			t.Errorf("feature %d scores %g, then %g", f, x, y)
		}
	}
	for cut := range b.Len() {
		if _, err := Read(bytes.NewReader(b.Bytes()[:cut])); err == nil {
			t.Errorf("read %d of %d bytes without an error", cut, b.Len())
		}
	}
}

func TestBins(t *testing.T) {
	bins := Bins([]float64{0.1, 0.95, 0.9, 1}, []bool{false, true, true, false}, 10)
	if bins[1].N != 1 || bins[9].N != 3 || math.Abs(bins[9].Right-2.0/3) > 1e-9 {
		t.Errorf("%+v", bins)
	}
	if e := ECE(bins); math.Abs(e-(0.1+0.85)/4) > 1e-9 {
		t.Errorf("ECE %v", e)
	}
}
