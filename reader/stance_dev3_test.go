package reader

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"testing"

	"surely/text"
)

func TestDevCues(t *testing.T) {
	e := newReader(t)
	var q struct{ Questions map[string]string }
	b, _ := os.ReadFile("../demo/facts.json")
	json.Unmarshal(b, &q)
	files, _ := filepath.Glob("../demo/data/*.json")
	type st struct {
		n    [3]int
		ex   string
		want int
	}
	stats := map[string]*st{}
	for _, f := range files {
		var c struct {
			Restaurants []struct {
				ID      int `json:"_id"`
				Facts   struct{ Yes, No []string }
				Reviews []string
			}
		}
		b, _ := os.ReadFile(f)
		json.Unmarshal(b, &c)
		for _, r := range c.Restaurants {
			if r.ID%2 == 0 {
				continue
			}
			d := analyse(e.lexicon, r.Reviews)
			want := map[string]int{}
			for _, y := range r.Facts.Yes {
				want[y] = 1
			}
			for _, n := range r.Facts.No {
				want[n] = 2
			}
			for topic, question := range q.Questions {
				a := e.lexicon.Asks(text.Tokens(question))[0]
				seen := map[string]bool{}
				for i := range d.sentences {
					for _, h := range a.Hits(d.sentences[i].words) {
						if h.Topic {
							continue
						}
						sign, w := "+", 1
						if !h.Yes {
							sign, w = "-", 2
						}
						k := topic + " " + sign + " " + h.Phrase
						if seen[k] {
							continue
						}
						seen[k] = true
						if stats[k] == nil {
							stats[k] = &st{want: w}
						}
						stats[k].n[want[topic]]++
						if want[topic] != w {
							stats[k].ex = d.sentences[i].Text
						}
					}
				}
			}
		}
	}
	var keys []string
	for k := range stats {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		s := stats[k]
		good := s.n[s.want]
		if bad := s.n[0] + s.n[1] + s.n[2] - good; bad > good {
			if len(k) > 130 {
				k = k[:130]
			}
			if len(s.ex) > 150 {
				s.ex = s.ex[:150]
			}
			fmt.Printf("%s  good %d none %d | %s\n", k, good, s.n[0], s.ex)
		}
	}
}
