package eval

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/ask-surely/surely/internal/words/when"
)

// Case is a question, or a conversation whose last turn is scored. What is measured sees only its turns and its data.
// Its JSON is the form of everyday questions; other benchmarks are converted to it.
type Case struct {
	ID           string   `json:"id"`
	Data         string   `json:"data"` // the source; cases over the same one are asked together
	Part         string   `json:"part"`
	Kind         string   `json:"kind"`
	Turns        []string `json:"turns"`
	Gold         []string `json:"gold"` // statements in the data's own dialect; any of them is right
	Ambiguous    bool     `json:"ambiguous"`
	Unanswerable bool     `json:"unanswerable"`
	Order        bool     `json:"order"` // the rows must be in the gold's order
	Means        string   `json:"means"`
	SaysAny      []string `json:"says_any"` // words that a reply without data must contain
	SaysAll      []string `json:"says_all"`
	Labels       *Labels  `json:"gold_rows"`

	Answer []string `json:"answer"` // instead of statements: the values that are right
	Exact  bool     `json:"exact"`  // the gold's columns only, in any order
	Today  string   `json:"today"`  // the current day, as 2006-01-02; empty: the machine's
	Origin Origin   `json:"origin"`

	Before []string  `json:"before"` // statements of the earlier turns
	Wiki   WikiQuery `json:"-"`      // a statement in WikiSQL's form

	table *table // the table that Wiki is about
	twin  *twin  // what makes the data ambiguous
}

// clock returns the clock of the question's current day.
func (c *Case) clock() when.Clock {
	today, _ := time.Parse(time.DateOnly, c.Today)
	return when.Clock{Today: today}
}

// Kinds with their own scoring.
const (
	Meta        = "meta" // a question about the data itself, or small talk
	Exploratory = "exploratory"
)

// Labels are the rows whose text meets the condition, labelled by hand.
type Labels struct {
	Table string   `json:"table"`
	Key   string   `json:"key"`
	Rows  []any    `json:"rows"`
	Maybe []any    `json:"maybe"` // may or may not be part of the answer
	Show  []string `json:"show"`  // columns that identify a row
	Form  string   `json:"form"`  // "rows" if the rows themselves are requested
}

// ReadCases reads the everyday questions of a part ("": all) about the files of a folder; limit > 0 bounds their
// number.
func ReadCases(path, folder, part string, limit int) ([]Case, error) {
	var all, out []Case
	if err := ReadJSON(path, &all); err != nil {
		return nil, err
	}
	for _, c := range all {
		if part != "" && c.Part != part || limit > 0 && len(out) >= limit {
			continue
		}
		c.Origin = Origin{Path: filepath.Join(folder, c.Data)}
		if err := c.check(); err != nil {
			return nil, fmt.Errorf("%s, question %s: %w", path, c.ID, err)
		}
		out = append(out, c)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no questions of part %q", path, part)
	}
	return out, nil
}

func (c *Case) check() error {
	switch {
	case len(c.Turns) == 0:
		return errors.New("no turns")
	case filepath.Base(c.Data) != c.Data:
		return fmt.Errorf("%q is not a file in the folder", c.Data)
	case len(c.Gold) == 0 && !c.Unanswerable && c.Kind != Meta:
		return errors.New("no gold")
	}
	_, err := os.Stat(c.Origin.Path)
	return err
}

// Closed reports whether a question is only counted: nobody looks at its result, and nothing learns from it.
func (c *Case) Closed() bool { return c.Part == "closed" }

// question returns the turn that is scored.
func (c *Case) question() string { return c.Turns[len(c.Turns)-1] }

// first returns the first limit of a list; 0: all.
func first[T any](list []T, limit int) []T {
	if limit > 0 && limit < len(list) {
		return list[:limit]
	}
	return list
}

// ReadJSON reads a file that holds one value.
func ReadJSON(path string, into any) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, into); err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	return nil
}

const longestLine = 256 << 20 // a table of a benchmark is one line

// ReadLines passes the value of each line of a file to add, and stops at its first error. Empty lines are skipped.
func ReadLines[T any](path string, add func(T) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, longestLine)
	for n := 1; lines.Scan(); n++ {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		var value T
		err := json.Unmarshal(lines.Bytes(), &value)
		if err == nil {
			err = add(value)
		}
		if err != nil {
			return fmt.Errorf("%s, line %d: %w", path, n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	return nil
}
