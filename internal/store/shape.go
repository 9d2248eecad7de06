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

// shape describes a table by the catalogue, before its rows are read.
type shape struct {
	name    string // unique
	schema  string // the database's schema; empty if it has none
	from    string // the name to write in FROM
	comment string
	columns []columnShape
	key     []string
	ordered bool // see schema.Table
	rows    int64
	step    int64 // every step-th row is read; 1 for all of them

	reads    []schema.Reading // what a view reads
	computed bool             // reading it evaluates the owner's expressions: a view, generated columns
	failed   error            // the reason why it cannot be read

	// In PostgreSQL:
	id     uint32
	kind   string // pg_class.relkind
	remote bool   // has rows on other servers
}

// selectExpr returns the expression that selects the column.
func (c columnShape) selectExpr() string {
	if c.expr != "" {
		return c.expr
	}
	return schema.Quoted(c.name)
}

// findColumn returns the column with a name.
func (s *shape) findColumn(name string) columnShape {
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
	typ     schema.Type // empty: inferred from the values
	list    bool
	scale   int // the scale of a numeric(precision, scale)
	notNull bool
	unique  bool

	generated bool
	from      []string // the columns that a generated column is computed from
}

// inspector reads a database's catalogue and rows.
type inspector interface {
	// shapes lists the tables, views and declared foreign keys.
	shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error)
	// scan calls visit with every step-th row.
	scan(ctx context.Context, t *shape, visit func(row []any)) error
	// withTimeLimit runs work with a time limit; after a failure the inspector remains usable.
	withTimeLimit(ctx context.Context, limit time.Duration, work func(context.Context) error) error
	// isContained reports whether every value of a column occurs in another table's column.
	isContained(ctx context.Context, fk schema.ForeignKey) (bool, error)
}

var declaredScale = regexp.MustCompile(`(?i)^(?:numeric|decimal)\s*\(\s*\d+\s*,\s*(\d{1,3})\s*\)`)

// sqliteScale returns the scale in a declared numeric(precision, scale), or 0.
func sqliteScale(declared string) int {
	g := declaredScale.FindStringSubmatch(strings.TrimSpace(declared))
	if g == nil {
		return 0
	}
	n, _ := strconv.Atoi(g[1])
	return n
}

// sqliteType parses a declared type. SQLite does not enforce it, so values may overrule it.
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

// sqliteTypes map words in a declared type to a type; the first match wins.
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
