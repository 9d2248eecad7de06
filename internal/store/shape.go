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

// shape is what the catalogue says about a table, before its rows are read.
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

	kind string // "table", "view" or "virtual" in SQLite, pg_class.relkind in PostgreSQL

	// In SQLite:
	definition string // the CREATE statement
	numbered   bool   // has rowids

	// In PostgreSQL:
	id     uint32
	remote bool // has rows on other servers
}

// selectExpr returns the expression that selects the column.
func (c columnShape) selectExpr() string {
	if c.expr != "" {
		return c.expr
	}
	return schema.Quoted(c.name)
}

// findColumn returns the column with the given name. If the table has none, only the name of the result is set.
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

// sqliteType parses a declared type. SQLite does not enforce declared types, so the values may overrule it.
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

// typeOf infers a column's type from its declaration and its values.
func (p *profile) typeOf(dialect schema.Dialect) (typ schema.Type, list bool) {
	c := p.column
	values := p.seen - p.nulls
	switch {
	case dialect == schema.Postgres: // enforces declared types
		return c.typ, c.list
	case values == 0 && c.typ == "":
		return schema.Text, c.list
	case values == 0:
		return c.typ, c.list
	case p.areLists(values):
		return p.elementType(), true
	case p.blobs == values:
		return schema.Bytes, false
	case p.lists > 0 || p.blobs > 0 && c.typ != schema.Bytes:
		if c.typ == schema.JSON {
			return schema.JSON, false
		}
		return schema.Text, false
	}
	if typ, ok := p.typeByValues(values); ok {
		return typ, false
	}
	return c.typ, c.list
}

// areLists reports whether all values are lists, and the declaration allows lists.
func (p *profile) areLists(values int64) bool {
	allowed := p.column.list
	switch p.column.typ {
	case schema.JSON, schema.Text, "":
		allowed = true
	}
	return allowed && p.lists > 0 && p.lists == values
}

// elementType returns the type of the lists' elements.
func (p *profile) elementType() schema.Type {
	if p.elements == 0 || p.numericElements != p.elements {
		return schema.Text
	}
	if slices.ContainsFunc(p.examples, func(e string) bool { return strings.ContainsAny(e, ".eE") }) {
		return schema.Real
	}
	return schema.Integer
}

// typeByValues returns the type of the values if it differs from the declaration, as it may in SQLite.
func (p *profile) typeByValues(values int64) (typ schema.Type, ok bool) {
	switch p.column.typ {
	case schema.Integer, schema.Real, schema.Numeric, "":
		return p.numberType(values)
	case schema.Boolean:
		switch {
		case p.texts > 0 && p.allMatch(reBoolean):
			return schema.Boolean, true
		case p.texts > 0:
			return schema.Text, true
		}
	case schema.Date:
		return p.dateType(values, reISODate, reISOTimestamp, schema.Timestamp)
	case schema.Timestamp:
		return p.dateType(values, reISOTimestamp, reISODate, schema.Date)
	case schema.Time:
		if p.texts < values || !p.allMatch(reISOTime) {
			return schema.Text, true
		}
	}
	return "", false
}

// numberType returns the type of the values of a column that is declared as a number or without a type.
func (p *profile) numberType(values int64) (typ schema.Type, ok bool) {
	declared := p.column.typ
	switch {
	case p.texts > 0:
		return schema.Text, true
	case p.reals > 0 && declared != schema.Numeric:
		return schema.Real, true
	case declared == "" && p.integers > 0:
		return schema.Integer, true
	}
	return "", false
}

// dateType returns the type of the values of a column declared as a date or timestamp: either of these, text, or
// integer for numbers of days or seconds. The patterns usual and unusual match the declared type and the other one.
func (p *profile) dateType(values int64, usual, unusual *regexp.Regexp, other schema.Type) (typ schema.Type, ok bool) {
	switch {
	case p.texts < values:
		return schema.Integer, true
	case p.allMatch(unusual):
		return other, true
	case !p.allMatch(usual):
		return schema.Text, true
	}
	return "", false
}

// Patterns for booleans, dates and times written as text.
var (
	reBoolean      = regexp.MustCompile(`(?i)^(true|false|t|f|yes|no|y|n|0|1)$`)
	reClock        = regexp.MustCompile(schema.ClockPattern)
	reISODate      = regexp.MustCompile(`^-?\d{4}-\d{1,2}-\d{1,2}$`)
	reISOTimestamp = regexp.MustCompile(`^\d{4}-\d{1,2}-\d{1,2}[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?(Z|[+-]\d{2}(:?\d{2})?))?$`)
	reISOTime      = regexp.MustCompile(`^\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$`)
)
