package manytables

import (
	"fmt"
	"os"
	"sort"
	"time"

	"surely/parse/lexical/learn"
)

// Inspect prints per-decision accuracies.
func (p *Parser) Inspect(examples []Example) {
	o := TrainOptions{}
	o.defaults()
	inspect(p.model, prepare(examples, o))
}

// CV trains without fold 0 and looks at it.
func CV(examples []Example) {
	o := TrainOptions{}
	o.defaults()
	o.Folds = 4
	start := time.Now()
	lessons := prepare(examples, o)
	fmt.Println("linked", time.Since(start))
	lists := inventory(lessons)
	shared := newForms(lists)
	parallel(2, len(lessons), func(i int) { lessons[i].walk(shared) })
	dropRare(lessons)
	fmt.Println("walked", time.Since(start))
	m := fit(lists, lessons, 0, o)
	fmt.Println("fit", time.Since(start))
	var test []*lesson
	for _, l := range lessons {
		if l.fold == 0 {
			test = append(test, l)
		}
	}
	inspect(m, test)
	top, in := make([]bool, len(test)), make([]bool, len(test))
	parallel(2, len(test), func(i int) {
		d := &decoder{model: m, width: beamWidth}
		for j, s := range d.decode(test[i].q) {
			if test[i].gold.matches(s) {
				in[i] = true
				top[i] = top[i] || j == 0
			}
		}
	})
	a, b := 0, 0
	for i := range top {
		if top[i] {
			a++
		}
		if in[i] {
			b++
		}
	}
	fmt.Printf("CV: top %.4f beam %.4f of %d  %v\n", float64(a)/float64(len(test)), float64(b)/float64(len(test)), len(test), time.Since(start))
}

func inspect(m *model, lessons []*lesson) {
	n, ok, miss := map[string]int{}, map[string]int{}, map[string]int{}
	conf := map[string]int{}
	for _, l := range lessons {
		s := newState(l.q)
		for range mostSteps {
			k := s.next()
			if k == complete {
				break
			}
			same, stand, good := l.gold.option(s, k)
			if !good {
				break
			}
			sink := &features{}
			options, pr := m.choose(s, k, sink, learn.Drop{})
			at := find(options, same)
			name := slotNames[k]
			if s.at > 0 && (k == sketchSlot || k == fromSlot) {
				name += "-sub"
			}
			n[name]++
			best := 0
			for i := range pr {
				if pr[i] > pr[best] {
					best = i
				}
			}
			if at < 0 {
				miss[name]++
			} else {
				stand = options[at]
				if best == at {
					ok[name]++
				}
			}
			if k == sketchSlot && s.at == 0 && at >= 0 {
				for i := range partNames {
					n["part"+partNames[i]]++
					if options[best].sketch.parts[i] == options[at].sketch.parts[i] {
						ok["part"+partNames[i]]++
					} else {
						conf[partNames[i]+": "+options[at].sketch.parts[i]+" read as "+options[best].sketch.parts[i]]++
					}
				}
			}
			s = s.apply(k, &stand)
		}
	}
	var ks []string
	for k := range n {
		ks = append(ks, k)
	}
	sort.Strings(ks)
	for _, k := range ks {
		fmt.Printf("%s %.3f (miss %d of %d)  ", k, float64(ok[k])/float64(n[k]), miss[k], n[k])
	}
	fmt.Println()
	ks = ks[:0]
	for k := range conf {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(a, b int) bool { return conf[ks[a]] > conf[ks[b]] })
	for _, k := range ks[:min(confusions, len(ks))] {
		fmt.Println("  ", conf[k], k)
	}
}

var confusions = func() int {
	if os.Getenv("CONF") != "" {
		return 40
	}
	return 0
}()
