package store

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/suql/value"
	"github.com/jackc/pgx/v5/pgtype"
)

// typeMap maps array types to their element types, both the driver's types and those defined in the database.
type typeMap struct {
	known *pgtype.Map
	own   map[uint32]uint32
}

func newTypeMap() *typeMap { return &typeMap{known: pgtype.NewMap(), own: map[uint32]uint32{}} }

// element returns the element type of an array type.
func (m *typeMap) element(oid uint32) (uint32, bool) {
	if t, ok := m.known.TypeForOID(oid); ok {
		if a, ok := t.Codec.(*pgtype.ArrayCodec); ok {
			return a.ElementType.OID, true
		}
	}
	element, ok := m.own[oid]
	return element, ok
}

// postgresValue converts PostgreSQL's text format to row values.
func postgresValue(types *typeMap, oid uint32, b []byte) any {
	s := string(b)
	switch oid {
	case pgtype.BoolOID:
		return s == "t"
	case pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.OIDOID:
		if n, err := strconv.ParseInt(s, 10, 64); err == nil {
			return n
		}
	case pgtype.NumericOID:
		return decimalValue(s)
	case pgtype.Float4OID, pgtype.Float8OID:
		if f, err := strconv.ParseFloat(s, 64); err == nil && f == f && f-f == 0 {
			return f
		}
	case pgtype.JSONOID, pgtype.JSONBOID:
		return s
	default:
		if element, ok := types.element(oid); ok {
			return arrayValue(types, element, s)
		}
	}
	return s
}

// arrayValue parses PostgreSQL's {a,"b c",NULL}. A list of lists stays text.
func arrayValue(types *typeMap, element uint32, s string) any {
	original := s
	if i := strings.IndexByte(s, '='); i > 0 && s[0] == '[' { // [2:3]={…}
		s = s[i+1:]
	}
	texts, err := value.ParseArray(s)
	if err != nil || strings.HasPrefix(s, "{{") {
		return original
	}
	list := make([]any, len(texts))
	for i, e := range texts {
		if e != nil {
			list[i] = postgresValue(types, element, []byte(*e))
		}
	}
	return list
}

// floatDigits is the number of decimal digits that a float64 preserves.
const floatDigits = 15

// quotientScale is the number of decimals that the server computes in divisions and averages. These are rounded anyway.
const quotientScale = 16

// decimalValue converts a decimal to an integer or float if that keeps all digits, else to a json.Number.
func decimalValue(s string) any {
	if !strings.ContainsAny(s, ".NIe") {
		if n, err := strconv.ParseInt(s, 10, 64); err == nil {
			return n
		}
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || f != f || f-f != 0 { // NaN and infinity are strings
		return s
	}
	digits := strings.Trim(strings.TrimLeft(s, "-0."), ".")
	if strings.Contains(s, ".") {
		digits = strings.TrimRight(digits, "0")
	}
	if _, fraction, _ := strings.Cut(digits, "."); len(fraction) >= quotientScale {
		return f
	}
	if len(strings.Replace(digits, ".", "", 1)) <= floatDigits {
		return f
	}
	return json.Number(s)
}
