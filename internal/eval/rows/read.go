package rows

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Files are what an evaluation reads.
type Files struct {
	Questions string // lines of {"id","question"}
	Judged    string // lines of Judged; empty: those of the open restaurant questions over the built-in data
}

//go:embed labels/restaurants.jsonl
var restaurants []byte

// Read reads the files; limit > 0 bounds the questions. topics are those of the fact sheets.
func (f Files) Read(limit int, topics map[string]string) (*Run, error) {
	r := &Run{Judged: map[int]*Judged{}, Sheets: map[string]map[string]string{}}
	if err := jsonfile.Lines(f.Questions, func(q Question) error {
		if limit <= 0 || len(r.Questions) < limit {
			r.Questions = append(r.Questions, q)
		}
		return nil
	}); err != nil {
		return nil, err
	}
	if err := f.judged(func(j Judged) error {
		for _, either := range j.Topics {
			for _, t := range strings.Split(either, "|") {
				if topics[t] == "" {
					return fmt.Errorf("the fact sheets have no topic %q", t)
				}
			}
		}
		r.Judged[j.ID] = &j
		return nil
	}); err != nil {
		return nil, err
	}
	return r, r.builtIn()
}

// builtIn takes the fact sheets of the built-in data.
func (r *Run) builtIn() error {
	var sheets struct {
		Restaurants []struct {
			ID  int      `json:"_id"`
			Yes []string `json:"yes"`
			No  []string `json:"no"`
		} `json:"restaurants"`
	}
	if err := json.Unmarshal(demo.Facts, &sheets); err != nil {
		return err
	}
	for _, s := range sheets.Restaurants {
		says := map[string]string{}
		for _, t := range s.Yes {
			says[t] = verdict.Yes
		}
		for _, t := range s.No {
			says[t] = verdict.No
		}
		r.Sheets[fmt.Sprint(s.ID)] = says
	}
	return nil
}

// judged gives each judgement to add.
func (f Files) judged(add func(Judged) error) error {
	if f.Judged == "" {
		return jsonfile.LinesOf("labels/restaurants.jsonl", bytes.NewReader(restaurants), add)
	}
	return jsonfile.Lines(f.Judged, add)
}
