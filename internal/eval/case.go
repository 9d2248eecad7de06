package eval

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/when"
)

// Case is a question, or a conversation whose last turn is scored. The parser or chat under test sees only its turns
// and its data. Its JSON form is that of the everyday questions; other benchmarks are converted to it.
type Case struct {
	ID           string   `json:"id"`
	Data         string   `json:"data"` // the source; cases about the same source are asked together
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
}

// clock returns a clock that shows the current day of the question.
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

// Closed reports whether a question is only counted: nobody looks at its result, and nothing is learned from it.
func (c *Case) Closed() bool { return c.Part == "closed" }

// question returns the turn that is scored.
func (c *Case) question() string { return c.Turns[len(c.Turns)-1] }

// first returns a list's first elements, at most limit of them; 0: all.
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

// Origin says where a case's data comes from: a file or a folder, tables and documents to be written to a folder, or a
// script that makes a database or changes a copy of the file.
type Origin struct {
	Path      string        `json:"path"`
	Script    string        `json:"script"`
	Tables    []table       `json:"tables"`
	Documents []document    `json:"documents"`
	Names     *spiderTables `json:"names"` // the names of tables and columns
}

// table is a line of a benchmark's tables, and a CSV file to write: all cells are text.
type table struct {
	Name   string   `json:"id"`
	Title  string   `json:"title"`
	Header []string `json:"header"`
	Types  []string `json:"types"` // the columns' types, in WikiSQL
	Rows   []cells  `json:"rows"`
}

// cells holds a row's cells as texts; in the file, they may also be numbers.
type cells []string

func (c *cells) UnmarshalJSON(b []byte) error {
	var all []any
	err := json.Unmarshal(b, &all)
	for _, x := range all {
		*c = append(*c, cellText(x))
	}
	return err
}

func cellText(x any) string {
	switch x := x.(type) {
	case nil:
		return ""
	case float64:
		return words.FormatNumber(x)
	}
	return fmt.Sprint(x)
}

// document is a row of the table of documents; names are the texts of the cells that link to it.
type document struct {
	Title string   `json:"title"`
	Text  string   `json:"text"`
	Names []string `json:"names"`
}

// Opener opens a file or a folder.
type Opener func(ctx context.Context, path string) (*Source, error)

// Open opens a case's data, which is first written to a temporary folder if necessary; nil if there is no data, or if
// the script fails.
func (c *Case) Open(ctx context.Context, open Opener) (*Source, error) {
	path, remove := c.Origin.Path, func() error { return nil }
	if o := c.Origin; o.Script != "" || o.Tables != nil || o.Documents != nil {
		folder, err := os.MkdirTemp("", "surely-eval-*")
		if err != nil {
			return nil, err
		}
		remove = func() error { return os.RemoveAll(folder) }
		if path, err = o.write(ctx, c.Data, folder); err != nil {
			return nil, errors.Join(err, remove())
		}
	}
	if path == "" {
		return nil, remove()
	}
	s, err := open(ctx, path)
	if s == nil {
		return nil, errors.Join(err, remove())
	}
	s.OnClose(remove)
	if c.Origin.Names != nil {
		c.Origin.Names.label(s.Schema)
	}
	return s, err
}

// write writes the data to a folder, and returns the path to open; "" if a database rejects the script.
func (o *Origin) write(ctx context.Context, name, folder string) (string, error) {
	if o.Script != "" {
		return o.run(ctx, filepath.Join(folder, name+".sqlite"))
	}
	for i, t := range o.Tables {
		name := t.Name
		if slices.ContainsFunc(o.Tables[:i], func(o table) bool { return strings.EqualFold(o.Name, name) }) {
			name = fmt.Sprint(name, " ", i+1)
		}
		path := filepath.Join(folder, name+".csv")
		if err := t.write(path); err != nil || len(o.Tables) == 1 && o.Documents == nil {
			return path, err
		}
	}
	if len(o.Documents) == 0 {
		return folder, nil
	}
	slices.SortFunc(o.Documents, func(a, b document) int { return strings.Compare(a.Title, b.Title) })
	var lines bytes.Buffer
	e := json.NewEncoder(&lines)
	for _, d := range o.Documents {
		if err := e.Encode(d); err != nil {
			return "", err
		}
	}
	return folder, os.WriteFile(filepath.Join(folder, "documents.jsonl"), lines.Bytes(), 0o600)
}

// run runs the script on a copy of the file, or on an empty one. Writes are not synced, since it can be run again.
func (o *Origin) run(ctx context.Context, path string) (string, error) {
	if o.Path != "" {
		path = filepath.Join(filepath.Dir(path), filepath.Base(o.Path))
		data, err := os.ReadFile(o.Path)
		if err = errors.Join(err, os.WriteFile(path, data, 0o600)); err != nil {
			return "", err
		}
	}
	db, err := sql.Open("sqlite3", path+"?_synchronous=OFF&_journal_mode=OFF")
	if err != nil {
		return "", err
	}
	defer db.Close()
	if _, err := db.ExecContext(ctx, o.Script); err != nil {
		return "", ctx.Err()
	}
	return path, nil
}

// write writes the table as a CSV file.
func (t *table) write(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	w.Write(t.Header) // an error is kept until Error is called
	for _, row := range t.Rows {
		w.Write(row)
	}
	w.Flush()
	return errors.Join(w.Error(), f.Close())
}

var decimal = regexp.MustCompile(`^-?\d+\.\d+$`)

// unchangedTable returns a script that makes a table from a CSV file, with empty cells as NULL and numbers as numbers.
func unchangedTable(path string) (o Origin, err error) {
	f, err := os.Open(path)
	if err != nil {
		return o, err
	}
	defer f.Close()
	lines := csv.NewReader(f)
	lines.FieldsPerRecord = -1
	records, err := lines.ReadAll()
	if err != nil || len(records) == 0 {
		return o, err
	}
	name := schema.Quoted(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	var columns []string
	for i, column := range records[0] {
		column = cmp.Or(strings.TrimPrefix(column, "\ufeff"), fmt.Sprint("column", i+1))
		kind := " NUMERIC"
		if slices.ContainsFunc(records[1:], func(r []string) bool { return i < len(r) && decimal.MatchString(r[i]) }) {
			kind = " REAL" // otherwise the quotient of two whole numbers would be a whole number
		}
		columns = append(columns, schema.Quoted(column)+kind)
	}
	var script strings.Builder
	fmt.Fprintf(&script, "BEGIN; CREATE TABLE %s (%s);", name, strings.Join(columns, ", "))
	for _, record := range records[1:] {
		cells := make([]string, len(columns))
		for i := range cells {
			if cells[i] = "NULL"; i < len(record) && record[i] != "" {
				cells[i] = query.Literal(record[i])
			}
		}
		fmt.Fprintf(&script, "INSERT INTO %s VALUES (%s);", name, strings.Join(cells, ", "))
	}
	script.WriteString("COMMIT")
	return Origin{Script: script.String()}, nil
}
