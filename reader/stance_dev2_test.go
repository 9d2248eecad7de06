package reader

import (
	"fmt"
	"sort"
	"testing"
)

func TestDevTopics(t *testing.T) {
	e := newReader(t)
	odd, even, topics := devCases(e, t)
	_ = topics
	m := trainSoftmax(odd, stanceBits, 5, .1, .01, 1)
	lean := [3]float64{1.3, 2, .6}
	conf := map[string]*[3][3]float64{}
	for _, x := range even {
		p := m.probabilities(x.features)
		b := 0
		for k := range p {
			if p[k]*lean[k] > p[b]*lean[b] {
				b = k
			}
		}
		if conf[x.topic] == nil {
			conf[x.topic] = &[3][3]float64{}
		}
		conf[x.topic][x.class][b]++
	}
	var names []string
	for n := range conf {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		c := conf[n]
		fmt.Printf("%-18s yes>%v no>%v none>%v\n", n, c[0], c[1], c[2])
	}
}
