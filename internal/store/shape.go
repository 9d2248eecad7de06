package store

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

// shape is what an engine's catalogue says of a table, before anybody looks at its rows.
type shape struct {
	name    string // unique
	schema  string // of the database that holds it; empty where there are none
	from    string // as FROM takes it
	comment string
	columns []columnShape
	key     []string
	ordered bool // see schema.Table
	rows    int64
	step    int64 // every step-th row is enough to look at; 1 for all of them

	reads    []schema.Reading // of a view
	computed bool             // reading it runs what somebody wrote: a view, generated columns
	failed   error            // why nothing can be asked of it

	// In PostgreSQL:
	id     uint32
	kind   string   // pg_class.relkind
	remote []string // the partitions, or the table itself, whose rows live elsewhere, as FROM takes them
}

// read is how a SELECT takes the column.
func (c columnShape) read() string {
	if c.expr != "" {
		return c.expr
	}
	return schema.Quoted(c.name)
}

// columnOf returns a column by its name.
func (s *shape) columnOf(name string) columnShape {
	for _, c := range s.columns {
		if c.name == name {
			return c
		}
	}
	return columnShape{name: name}
}

type columnShape struct {
	name    string
	comment string
	unit    string
	native  string      // see schema.Column
	expr    string      // see schema.Column
	search  string      // see schema.Column
	typ     schema.Type // empty when the values have to tell
	list    bool
	scale   int // of a numeric(precision, scale)
	notNull bool
	unique  bool

	generated bool
	from      []string // of a generated column: those that it is made of
}

// inspector is an engine as introspection sees it.
type inspector interface {
	// shapes lists the tables and views, and the foreign keys that are declared.
	shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error)
	// size counts the rows of something computed, and decides how many of them are looked at.
	size(ctx context.Context, t *shape) error
	// scan calls visit with batches of rows of the table: every step-th row. The rows are visit's to keep.
	scan(ctx context.Context, t *shape, visit func([][]any)) error
	// within runs look, which may take so long; where it fails, the inspector can go on.
	within(ctx context.Context, limit time.Duration, look func(context.Context) error) error
	// contained reports whether every value of a column occurs in another table's column.
	contained(ctx context.Context, fk schema.ForeignKey) (bool, error)
}

var declaredScale = regexp.MustCompile(`(?i)^(?:numeric|decimal)\s*\(\s*\d+\s*,\s*(\d{1,3})\s*\)`)

// sqliteScale reads the scale of a declared numeric(precision, scale); 0 where there is none.
func sqliteScale(declared string) int {
	g := declaredScale.FindStringSubmatch(strings.TrimSpace(declared))
	if g == nil {
		return 0
	}
	n, _ := strconv.Atoi(g[1])
	return n
}

// sqliteType reads a declared type. SQLite enforces none of them, so the values may still overrule it.
func sqliteType(declared string) (typ schema.Type, list bool) {
	d := strings.ToLower(strings.TrimSpace(declared))
	if base, ok := strings.CutSuffix(d, "[]"); ok {
		typ, _ = sqliteType(base)
		return typ, true
	}
	if d == "bit" {
		return schema.Boolean, false
	}
	for _, t := range sqliteTypes {
		if slices.ContainsFunc(strings.Fields(t.words), func(w string) bool { return strings.Contains(d, w) }) {
			return t.typ, false
		}
	}
	return "", false
}

// sqliteTypes tell a declared type by what it holds; the first that fits counts.
var sqliteTypes = []struct {
	words string
	typ   schema.Type
}{
	{"interval", schema.Interval},
	{"int", schema.Integer},
	{"json", schema.JSON},
	{"char clob text string enum uuid", schema.Text},
	{"bool", schema.Boolean},
	{"datetime timestamp", schema.Timestamp},
	{"date", schema.Date},
	{"year", schema.Integer},
	{"time", schema.Time},
	{"real floa doub", schema.Real},
	{"num dec money", schema.Numeric},
	{"blob bytea binary", schema.Bytes},
}
