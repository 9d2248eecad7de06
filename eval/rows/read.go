package rows

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"surely/eval/reading"
)

// Files are what an evaluation reads.
type Files struct {
	Questions string // lines of {"id","question"}
	Judged    string // lines of Judged
	Facts     string // folder of fact sheets
}

// Read reads the files; limit > 0 bounds the questions. topics are those of the fact sheets.
func (f Files) Read(limit int, topics map[string]string) (*Run, error) {
	r := &Run{Judged: map[int]*Judged{}, Sheets: map[string]map[string]string{}}
	if err := lines(f.Questions, func(q Question) error {
		if limit <= 0 || len(r.Questions) < limit {
			r.Questions = append(r.Questions, q)
		}
		return nil
	}); err != nil {
		return nil, err
	}
	if err := lines(f.Judged, func(j Judged) error {
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
	if f.Facts == "" {
		return r, nil
	}
	cases, err := reading.Facts(f.Facts, topics, nil)
	if err != nil {
		return nil, err
	}
	for _, c := range cases {
		if r.Sheets[c.Group] == nil {
			r.Sheets[c.Group] = map[string]string{}
		}
		r.Sheets[c.Group][c.Topic] = c.Want[0]
	}
	return r, nil
}

// lines reads a file of JSON lines.
func lines[T any](path string, add func(T) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	for n := 1; sc.Scan(); n++ {
		if strings.TrimSpace(sc.Text()) == "" {
			continue
		}
		var x T
		err := json.Unmarshal(sc.Bytes(), &x)
		if err == nil {
			err = add(x)
		}
		if err != nil {
			return fmt.Errorf("%s, line %d: %w", path, n, err)
		}
	}
	return sc.Err()
}
