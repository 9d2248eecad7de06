package onetable

import (
	"context"
	"fmt"
	"strconv"
	"sync"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/schema"
)

// Sample gives rows of a table as text, at most max of them, with the given columns; missing values are empty.
type Sample func(ctx context.Context, db *schema.Database, table string, columns []string, max int) ([][]string, error)

// Reading looks at the tables of databases that have a single visible one. It keeps the last few.
type Reading struct {
	model  *Model
	sample Sample

	mu     sync.Mutex
	recent []*opened // the latest last
}

// opened is a database whose table was indexed.
type opened struct {
	db     *schema.Database
	parser *Parser
}

// maxRows is how many rows of a table are held in memory; of a larger one, a sample says what its values are like.
const maxRows = 20000

// maxOpened is how many databases a Reading remembers.
const maxOpened = 16

// NewReading returns a Reading. Sample may be nil: then what the schema says of the values has to do.
func NewReading(m *Model, sample Sample) *Reading { return &Reading{model: m, sample: sample} }

// open returns the parser of a database's table, or nil if it has not exactly one.
func (r *Reading) open(ctx context.Context, db *schema.Database) (*opened, error) {
	if db == nil {
		return nil, nil
	}
	tables := db.Visible()
	if len(tables) != 1 {
		return nil, nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, o := range r.recent {
		if o.db == db {
			return o, nil
		}
	}
	t := tables[0]
	columns, names, places := columnsOf(t)
	if len(names) == 0 {
		return nil, nil
	}
	var rows [][]string
	whole := false
	if r.sample != nil {
		var err error
		if rows, err = r.sample(ctx, db, t.Name, names, maxRows+1); err != nil {
			return nil, fmt.Errorf("look at table %s: %w", t.Name, err)
		}
		rows = spread(rows, places, len(columns))
		if whole = len(rows) <= maxRows; !whole {
			rows = rows[:maxRows]
		}
	} else {
		rows = invent(t)
	}
	o := &opened{db: db, parser: NewParser(r.model, New(t.Name, columns, rows, whole))}
	if len(r.recent) == maxOpened {
		r.recent = append(r.recent[:0], r.recent[1:]...)
	}
	r.recent = append(r.recent, o)
	return o, nil
}

// Table returns the table of a database as questions are read over it, or nil if it has not exactly one.
func (r *Reading) Table(ctx context.Context, db *schema.Database) (*Table, error) {
	o, err := r.open(ctx, db)
	if err != nil || o == nil {
		return nil, err
	}
	return o.parser.Table(), nil
}

// columnsOf describes the columns that questions can be about, and names those whose values tell something, with their
// places among the columns: free text is left unread.
func columnsOf(t *schema.Table) (columns []Column, names []string, places []int) {
	for _, c := range t.Visible() {
		if c.List || c.Type == schema.JSON || c.Type == schema.Bytes {
			continue
		}
		label := c.Label
		if label == "" {
			label = c.Name
		}
		labels := append([]string{label}, c.Synonyms...)
		columns = append(columns, Column{Name: c.Name, Labels: labels, Number: c.Type.Number()})
		if c.Role != schema.FreeText {
			names, places = append(names, c.Name), append(places, len(columns)-1)
		}
	}
	return columns, names, places
}

// spread puts the values of rows at their columns' places.
func spread(rows [][]string, places []int, width int) [][]string {
	for i, row := range rows {
		wide := make([]string, width)
		for k, v := range row {
			if k < len(places) {
				wide[places[k]] = v
			}
		}
		rows[i] = wide
	}
	return rows
}

// invent makes rows of the values that the schema tells, for want of real ones.
func invent(t *schema.Table) [][]string {
	var rows [][]string
	at := -1
	for _, c := range t.Visible() {
		if c.List || c.Type == schema.JSON || c.Type == schema.Bytes {
			continue
		}
		at++
		var values []string
		for _, v := range c.Values {
			values = append(values, v.Value)
		}
		if len(values) == 0 {
			values = c.Samples
		}
		for i, v := range values {
			for len(rows) <= i {
				rows = append(rows, nil)
			}
			for len(rows[i]) <= at {
				rows[i] = append(rows[i], "")
			}
			rows[i][at] = v
		}
	}
	return rows
}

// lookup adds values that were not sampled, as far as the database's own index knows them.
func (r *reading) lookup(values parse.Values) {
	const longest, most = 5, 48
	t, calls := r.table, 0
	known := map[string]bool{}
	for i := range r.candidates {
		known[strconv.Itoa(r.candidates[i].Column)+" "+r.candidates[i].folded] = true
	}
	for first := range r.tokens {
		for last := min(len(r.tokens), first+longest); last > first; last-- {
			if r.tokens[first].Stop || r.tokens[last-1].Stop || calls >= most {
				continue
			}
			calls++
			exact := false
			for _, m := range values.Lookup(r.span(first, last), 8) {
				column := t.index(m.Column)
				if column < 0 || t.Columns[column].Number {
					continue
				}
				c := candidate{Condition: t.condition(column, Equal, m.Value, first, last), count: int(min(m.Count, 1<<20)),
					columns: 1}
				switch m.How {
				case schema.Exact, schema.Folded:
					c.strict, c.loose, exact = m.How == schema.Exact, true, true
				default:
					if m.Score < 0.5 {
						continue
					}
					c.fuzzy, c.differs, c.edits = m.Score*0.99, differsWords, editOne
				}
				key := strconv.Itoa(column) + " " + c.folded
				if !known[key] && len(r.candidates) < maxCandidates {
					known[key] = true
					r.candidates = append(r.candidates, c)
				}
			}
			if exact {
				break
			}
		}
	}
}

// index returns the column of that name, or -1.
func (t *Table) index(name string) int {
	for i := range t.Columns {
		if t.Columns[i].Name == name {
			return i
		}
	}
	return -1
}
