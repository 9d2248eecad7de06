package reader

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"

	"surely/lexicon"
	"surely/text"
)

func devCases(e *Embedded, t testing.TB) (odd, even []example, aspects []string) {
	var q struct{ Questions map[string]string }
	b, _ := os.ReadFile("../demo/facts.json")
	json.Unmarshal(b, &q)
	files, _ := filepath.Glob("../demo/data/*.json")
	for _, f := range files {
		var c struct {
			Restaurants []struct {
				ID      int `json:"_id"`
				Facts   struct{ Yes, No []string }
				Reviews []string
			}
		}
		b, _ := os.ReadFile(f)
		if err := json.Unmarshal(b, &c); err != nil {
			t.Fatal(err)
		}
		for _, r := range c.Restaurants {
			d := analyse(e.lexicon, r.Reviews)
			want := map[string]int{}
			for _, y := range r.Facts.Yes {
				want[y] = 1
			}
			for _, n := range r.Facts.No {
				want[n] = 2
			}
			for topic, question := range q.Questions {
				var as []lexicon.Asked = e.lexicon.Asks(text.Tokens(question))
				f, _ := e.stanceFeatures(as[0].Aspect, d)
				x := example{features: f, class: []int{classNone, classYes, classNo}[want[topic]], group: fmt.Sprint(r.ID), topic: topic}
				if r.ID%2 == 1 {
					odd = append(odd, x)
					aspects = append(aspects, topic)
				} else if r.ID != 46 && r.ID != 48 {
					even = append(even, x)
				}
			}
		}
	}
	return
}

func evalSoft(get func(i int) *softmax, xs []example, lean [3]float64) (bal, yd, ece, nll float64) {
	var conf [3][3]float64
	var n, sum, right [10]float64
	for i, x := range xs {
		p := get(i).probabilities(x.features)
		b := 0
		for k := range p {
			if p[k]*lean[k] > p[b]*lean[b] {
				b = k
			}
		}
		conf[x.class][b]++
		k := min(9, int(p[b]*10))
		n[k]++
		sum[k] += p[b]
		if b == x.class {
			right[k]++
		}
		nll -= math.Log(p[x.class] + 1e-9)
	}
	for k := range conf {
		bal += conf[k][k] / (conf[k][0] + conf[k][1] + conf[k][2]) / 3
	}
	for k := range n {
		ece += math.Abs(sum[k]-right[k]) / float64(len(xs))
	}
	return bal, conf[1][0] / (conf[1][0] + conf[1][1] + conf[1][2]), ece, nll / float64(len(xs))
}

func TestDevStance(t *testing.T) {
	e := newReader(t)
	odd, even, _ := devCases(e, t)
	half := func(x example) int {
		var id int
		fmt.Sscan(x.group, &id)
		return id / 2 % 2
	}
	for _, c := range []struct {
		ep         int
		rate, pull float64
	}{{5, .1, .01}, {10, .1, .01}, {10, .1, .03}, {10, .1, .06}} {
		var ms [2]*softmax
		for k := range ms {
			tr := append([]example(nil), odd...)
			for _, x := range even {
				if half(x) != k {
					tr = append(tr, x)
				}
			}
			ms[k] = trainSoftmax(tr, stanceBits, c.ep, c.rate, c.pull, 1)
		}
		for _, lean := range [][3]float64{{1, 1, 1}, {1.3, 2, .6}, {1.6, 2.2, .5}, {1.3,2.6,.5}} {
			b, yd, ece, nll := evalSoft(func(i int) *softmax { return ms[half(even[i])] }, even, lean)
			fmt.Printf("%+v lean %v: cross-fit even bal %.3f yes|no %.3f ece %.3f nll %.3f\n", c, lean, b, yd, ece, nll)
		}
	}
}
