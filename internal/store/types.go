package store

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

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
		return p.dayType(values, reISODate, reISOTimestamp, schema.Timestamp)
	case schema.Timestamp:
		return p.dayType(values, reISOTimestamp, reISODate, schema.Date)
	case schema.Time:
		if p.texts < values || !p.allMatch(reISOTime) {
			return schema.Text, true
		}
	}
	return "", false
}

// numberType returns the type of the values of a column that is declared as a number or not declared.
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

// dayType returns the type of the values of a column declared as a date or timestamp: either of these, text, or integer
// for numbers of days or seconds.
func (p *profile) dayType(values int64, usual, unusual *regexp.Regexp, other schema.Type) (typ schema.Type, ok bool) {
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
	reISODate      = regexp.MustCompile(`^-?\d{4}-\d{1,2}-\d{1,2}$`)
	reISOTimestamp = regexp.MustCompile(`^\d{4}-\d{1,2}-\d{1,2}[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?(Z|[+-]\d{2}(:?\d{2})?))?$`)
	reISOTime      = regexp.MustCompile(`^\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$`)
)
