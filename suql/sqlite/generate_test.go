package sqlite_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// kind is a type of generated expressions.
type kind int

const (
	kInt kind = iota
	kNum
	kReal
	kText
	kBool
	kDate
	kStamp
	kSpan
	kList
	kinds
)

// field is a column that a generated expression may name.
type field struct {
	name string
	kind kind
}

// relation is a table that a generated statement may read.
type relation struct {
	name   string
	fields []field
	words  []string // literals that its texts hold
}

// hasColumn reports whether an expression refers to a column, which is always qualified by a
// generated alias.
var hasColumn = regexp.MustCompile(`\bt\d|"T\d`)

// generator makes random valid statements whose meaning does not depend on row order and which
// rarely fail. Equal seeds give equal statements.
type generator struct {
	r         *rand.Rand
	relations []relation
	n         int
	grouped   map[kind][]string // set while generating the output of a grouped query
}

func (g *generator) one(in ...string) string { return in[g.r.IntN(len(in))] }

func (g *generator) chance(percent int) bool { return g.r.IntN(100) < percent }

func (g *generator) alias() string { g.n++; return fmt.Sprintf("t%d", g.n) }

func (g *generator) anyKind() kind {
	return []kind{kInt, kInt, kInt, kNum, kNum, kText, kText, kText, kBool, kDate, kStamp, kReal, kList,
		kSpan}[g.r.IntN(14)]
}

func (g *generator) field(k kind, scope []field) string {
	var fits []string
	for _, f := range scope {
		if f.kind == k {
			fits = append(fits, f.name)
		}
	}
	if len(fits) == 0 {
		return ""
	}
	return g.one(fits...)
}

func (g *generator) word() string {
	rel := g.relations[g.r.IntN(len(g.relations))]
	w := g.one(rel.words...)
	if g.chance(15) {
		w = g.one("", "o", "%a_", "x'y", "é", "10", " a b ", "A", "\\")
	}
	return "'" + strings.ReplaceAll(w, "'", "''") + "'"
}

func (g *generator) literal(k kind) string {
	if g.chance(4) {
		return "NULL::" + []string{"int", "numeric", "double precision", "text", "boolean", "date", "timestamp", "interval",
			"text[]"}[k]
	}
	switch k {
	case kInt:
		return g.one("0", "1", "2", "3", "7", "-1", "10", "100", "250")
	case kNum:
		return g.one("0.5", "1.0", "2.50", "-3.25", "10.1", "0.00", "100.0", "4.5")
	case kReal:
		return g.one("0.5", "1.25", "-2", "8", "100.125") + "::double precision"
	case kText:
		if g.chance(80) {
			return g.word() + "::text"
		}
		return g.word() + "::varchar(4)::text"
	case kBool:
		return g.one("true", "false", "'t'::boolean", "'no'::boolean")
	case kDate:
		return g.one("DATE '2000-01-01'", "DATE '1999-12-31'", "'2010-06-15'::date", "DATE '2024-02-29'",
			"make_date(2005, 5, 5)")
	case kStamp:
		return g.one("TIMESTAMP '2023-01-01'", "TIMESTAMP '2022-07-04 12:30:15'", "'2024-02-29 23:59:59.5'::timestamp")
	case kSpan:
		return g.one("INTERVAL '1 day'", "INTERVAL '2 hours 30 minutes'", "INTERVAL '1 month'", "INTERVAL '-3 days'",
			"INTERVAL '1 year 2 months 3 days'", "INTERVAL '0'")
	}
	var parts []string
	for range g.r.IntN(3) {
		parts = append(parts, g.word())
	}
	return "ARRAY[" + strings.Join(parts, ", ") + "]::text[]"
}

// expr makes an expression of a kind.
func (g *generator) expr(k kind, scope []field, depth int) string {
	if g.grouped != nil {
		if all := g.grouped[k]; len(all) > 0 && (depth <= 0 || g.chance(40)) {
			return g.one(all...)
		}
		if depth <= 0 {
			return g.literal(k)
		}
	} else if depth <= 0 || g.chance(35) {
		if f := g.field(k, scope); f != "" && g.chance(88) {
			return f
		}
		return g.literal(k)
	}
	e := func(k kind) string { return g.expr(k, scope, depth-1) }
	if g.chance(12) { // valid for every kind
		switch g.r.IntN(4) {
		case 0:
			return fmt.Sprintf("CASE WHEN %s THEN %s ELSE %s END", e(kBool), e(k), e(k))
		case 1:
			return fmt.Sprintf("COALESCE(%s, %s)", e(k), e(k))
		case 2:
			return fmt.Sprintf("NULLIF(%s, %s)", e(k), e(k))
		case 3:
			if k != kList && k != kBool {
				return fmt.Sprintf("%s(%s, %s)", g.one("GREATEST", "LEAST"), e(k), e(k))
			}
		}
	}
	switch k {
	case kInt:
		switch g.r.IntN(16) {
		case 0, 1:
			return fmt.Sprintf("(%s %s %s)", e(kInt), g.one("+", "-"), e(kInt))
		case 2:
			return fmt.Sprintf("(%s %% 11 * %s %% 13)", e(kInt), e(kInt))
		case 3:
			return fmt.Sprintf("(%s / NULLIF(%s, 0))", e(kInt), e(kInt))
		case 4:
			return fmt.Sprintf("(%s %% %s)", e(kInt), g.one("3", "7", "10"))
		case 5:
			return "length(" + e(kText) + ")"
		case 6:
			return fmt.Sprintf("(%s - %s)", e(kDate), e(kDate))
		case 7:
			return fmt.Sprintf("extract(%s FROM %s)::int", g.one("year", "month", "day", "dow", "doy", "week", "quarter",
				"isodow", "isoyear", "decade"), e(kDate))
		case 8:
			return fmt.Sprintf("round(%s %% 1000)::int", e(kNum))
		case 9:
			return "abs(" + e(kInt) + ")"
		case 10:
			return "cardinality(" + e(kList) + ")"
		case 11:
			return fmt.Sprintf("position(%s IN %s)", g.word(), e(kText))
		case 12:
			return fmt.Sprintf("CASE %s WHEN %s THEN 1 WHEN %s THEN 2 ELSE %s END", e(kText), g.word(), g.word(), e(kInt))
		case 13:
			return "(" + e(kBool) + ")::int"
		case 15:
			switch g.r.IntN(4) {
			case 0:
				return "length(" + e(kText) + ")"
			case 1:
				return fmt.Sprintf("coalesce(array_length(%s, 1), 0)", e(kList))
			case 2:
				return fmt.Sprintf("date_part('%s', %s)::int", g.one("hour", "minute", "day", "month"), e(kStamp))
			case 3:
				return fmt.Sprintf("extract(%s FROM %s)::int", g.one("day", "hour", "month", "year"), e(kSpan))
			}
			return fmt.Sprintf("mod(%s, 5)", e(kInt))
		}
		return "(- " + e(kInt) + ")"
	case kNum:
		switch g.r.IntN(12) {
		case 0, 1:
			return fmt.Sprintf("(%s %s %s)", e(kNum), g.one("+", "-", "*"), e(g.numeric()))
		case 2:
			return fmt.Sprintf("(%s / NULLIF(%s, 0))", e(kNum), e(kNum))
		case 3:
			return fmt.Sprintf("round(%s, %s)", e(kNum), g.one("0", "1", "2", "-1"))
		case 4:
			return fmt.Sprintf("%s(%s)", g.one("trunc", "floor", "ceil", "abs", "sign", "round"), e(kNum))
		case 5:
			return "(" + e(kInt) + ")::numeric"
		case 6:
			return fmt.Sprintf("(%s)::numeric(12,%s)", e(kNum), g.one("0", "1", "3"))
		case 7:
			return fmt.Sprintf("extract(%s FROM %s)", g.one("year", "hour", "second", "epoch", "minute"), e(kStamp))
		case 8:
			return fmt.Sprintf("(%s %% 7.5)", e(kNum))
		case 9:
			return "(- " + e(kNum) + ")"
		case 10:
			return fmt.Sprintf("(%s * %s)", e(kInt), e(kNum))
		}
		return fmt.Sprintf("(%s / 4.0)", e(kInt))
	case kReal:
		switch g.r.IntN(5) {
		case 0, 1:
			return fmt.Sprintf("(%s %s %s)", e(kReal), g.one("+", "-"), e(kReal))
		case 2:
			return fmt.Sprintf("(%s * 2)", e(kReal))
		case 3:
			return fmt.Sprintf("%s(%s)", g.one("floor", "ceil", "round", "abs", "trunc"), e(kReal))
		case 4:
			return "(" + e(kInt) + ")::double precision"
		}
		return fmt.Sprintf("(%s / 8)", e(kReal))
	case kText:
		switch g.r.IntN(22) {
		case 0, 1:
			return fmt.Sprintf("(%s || %s)", e(kText), e(kText))
		case 2:
			return fmt.Sprintf("%s(%s)", g.one("upper", "lower", "initcap", "trim", "ltrim"), e(kText))
		case 3:
			return fmt.Sprintf("%s(%s, %s)", g.one("left", "right"), e(kText), g.one("2", "-1", "0", "5"))
		case 4:
			return fmt.Sprintf("substring(%s FROM %s FOR %s)", e(kText), g.one("1", "2", "-1", "4"), g.one("3", "1", "0"))
		case 5:
			return fmt.Sprintf("replace(%s, %s, %s)", e(kText), g.one("'o'", "' '", "'a'"), g.one("'0'", "''", "'xx'"))
		case 6:
			return "(" + e(kInt) + ")::text"
		case 7:
			return "(" + e(kNum) + ")::numeric(20,2)::text" // on SQLite a computed decimal has no scale
		case 8:
			return "(" + e(kDate) + ")::text"
		case 9:
			return "(" + e(kStamp) + ")::text"
		case 10:
			return "(" + e(kBool) + ")::text"
		case 11:
			return fmt.Sprintf("to_char(%s, %s)", e(kDate), g.one("'YYYY-MM'", "'FMMonth YYYY'", "'Dy DD Mon'", "'Q IW'"))
		case 12:
			return fmt.Sprintf("split_part(%s, %s, %s)", e(kText), g.one("' '", "'-'", "'o'"), g.one("1", "2", "-1"))
		case 13:
			return fmt.Sprintf("concat(%s, %s, %s)", e(kText), e(g.anyKindBut(kReal, kNum)), e(kText))
		case 14:
			return fmt.Sprintf("concat_ws(', ', %s, %s)", e(kText), e(kInt))
		case 15:
			return fmt.Sprintf("to_char(%s, %s)", e(kStamp), g.one("'HH24:MI'", "'FMDay'", "'YYYY-\"Q\"Q'"))
		case 16:
			return fmt.Sprintf("(%s)[%s]", e(kList), g.one("1", "2", "0"))
		case 17:
			return fmt.Sprintf("array_to_string(%s, %s)", e(kList), g.one("','", "'; '"))
		case 18:
			return fmt.Sprintf("regexp_replace(%s, %s, %s, 'g')", e(kText), g.one("'[aeiou]'", "'o+'", "'^.'"),
				g.one("'_'", "'<\\&>'"))
		case 19:
			return fmt.Sprintf("(%s || %s)", e(kText), e(kInt))
		case 20:
			return fmt.Sprintf("replace(%s, 'a', 'EA')", e(kText))
		}
		return "(" + e(kSpan) + ")::text"
	case kBool:
		return g.condition(scope, depth)
	case kDate:
		switch g.r.IntN(5) {
		case 0:
			return fmt.Sprintf("(%s %s %s)", e(kDate), g.one("+", "-"), g.one("1", "30", "365"))
		case 1:
			return "(" + e(kStamp) + ")::date"
		case 2:
			return fmt.Sprintf("date_trunc(%s, %s)::date", g.one("'month'", "'year'", "'week'", "'quarter'"), e(kDate))
		case 3:
			return fmt.Sprintf("(%s + %s)::date", e(kDate), g.literal(kSpan))
		}
		return g.literal(kDate)
	case kStamp:
		switch g.r.IntN(5) {
		case 0:
			return fmt.Sprintf("(%s %s %s)", e(kStamp), g.one("+", "-"), g.literal(kSpan))
		case 1:
			return "(" + e(kDate) + ")::timestamp"
		case 2:
			return fmt.Sprintf("date_trunc(%s, %s)", g.one("'month'", "'hour'", "'day'", "'minute'"), e(kStamp))
		case 3:
			return fmt.Sprintf("(%s %s %s)", e(kDate), g.one("+", "-"), g.literal(kSpan))
		}
		return g.literal(kStamp)
	case kSpan:
		switch g.r.IntN(5) {
		case 0, 1:
			return fmt.Sprintf("(%s - %s)", e(kStamp), e(kStamp))
		case 2, 3:
			return fmt.Sprintf("age(%s::timestamp, %s::timestamp)", e(kDate), e(kDate))
		}
		return g.literal(kSpan)
	}
	if g.chance(50) {
		return fmt.Sprintf("ARRAY[%s, %s]", e(kText), e(kText))
	}
	return fmt.Sprintf("string_to_array(%s, %s)", e(kText), g.one("' '", "'o'"))
}

func (g *generator) numeric() kind { return []kind{kInt, kNum, kNum}[g.r.IntN(3)] }

func (g *generator) anyKindBut(not ...kind) kind {
	for {
		if k := g.anyKind(); !slices.Contains(not, k) {
			return k
		}
	}
}

// condition makes a truth value.
func (g *generator) condition(scope []field, depth int) string {
	e := func(k kind) string { return g.expr(k, scope, depth-1) }
	switch g.r.IntN(24) {
	case 0, 1, 2, 3:
		k := g.anyKindBut(kBool)
		return fmt.Sprintf("(%s %s %s)", e(k), g.one("=", "<>", "<", ">", "<=", ">="), e(k))
	case 4:
		return fmt.Sprintf("(%s %s %s)", e(g.numeric()), g.one("=", "<>", "<", ">"), e(g.numeric()))
	case 5, 6:
		return fmt.Sprintf("(%s %s %s)", e(kBool), g.one("AND", "OR"), e(kBool))
	case 7:
		return "(NOT " + e(kBool) + ")"
	case 8:
		return fmt.Sprintf("(%s IS %sNULL)", e(g.anyKind()), g.one("", "NOT "))
	case 9:
		k := g.anyKind()
		return fmt.Sprintf("(%s IS %sDISTINCT FROM %s)", e(k), g.one("", "NOT "), e(k))
	case 10:
		return fmt.Sprintf("(%s IS %s%s)", e(kBool), g.one("", "NOT "), g.one("TRUE", "FALSE", "UNKNOWN"))
	case 11, 12:
		return fmt.Sprintf("(%s %s %s)", e(kText), g.one("LIKE", "NOT LIKE", "ILIKE", "NOT ILIKE"),
			g.one("'%o%'", "'_o%'", "'C%'", "'%\\%%'", "'é%'", "'%e'", "''"))
	case 13:
		return fmt.Sprintf("(%s %s %s)", e(kText), g.one("~", "~*", "!~"),
			g.one("'^[A-M]'", "'o.*e'", "'[0-9]+'", "'(a|e)$'"))
	case 14:
		k := g.anyKindBut(kList)
		return fmt.Sprintf("(%s %sIN (%s, %s, %s))", e(k), g.one("", "NOT "), e(k), g.literal(k), g.literal(k))
	case 15:
		k := g.anyKindBut(kBool)
		return fmt.Sprintf("(%s %sBETWEEN %s%s AND %s)", e(k), g.one("", "NOT "), g.one("", "", "SYMMETRIC "), e(k), e(k))
	case 16:
		return fmt.Sprintf("(%s = %s (%s))", e(kText), g.one("ANY", "ALL"), e(kList))
	case 17:
		return fmt.Sprintf("(%s %s %s)", e(kList), g.one("@>", "<@", "&&", "="), e(kList))
	case 18:
		return fmt.Sprintf("(%s %s %s (ARRAY[%s, %s]))", e(kInt), g.one("=", "<>", "<", ">="), g.one("ANY", "ALL"),
			g.literal(kInt), e(kInt))
	case 19:
		return fmt.Sprintf("((%s, %s) %s (%s, %s))", e(kInt), e(kText), g.one("=", "<>"), e(kInt), e(kText))
	case 20:
		// a literal without a type takes the column's
		k := []kind{kInt, kDate, kNum, kText}[g.r.IntN(4)]
		f := g.field(k, scope)
		if f == "" || g.grouped != nil {
			return "(1 = '1')"
		}
		return fmt.Sprintf("(%s %s %s)", f, g.one("=", "<", ">="),
			map[kind]string{kInt: g.one("'3'", "'100'"), kDate: g.one("'2001-01-01'", "'Jan 8, 2005'"),
				kNum: g.one("'2.50'", "'1'"), kText: g.word()}[k])
	case 21:
		if depth >= 2 && g.grouped == nil {
			return g.subquery(scope, depth)
		}
	case 22:
		return fmt.Sprintf("starts_with(%s, %s)", e(kText), g.one("'C'", "'o'", "''"))
	case 23:
		switch g.r.IntN(5) {
		case 0:
			return fmt.Sprintf("(%s %s ANY (ARRAY['%%a%%', 'C_r%%', %s]))", e(kText), g.one("LIKE", "ILIKE", "NOT LIKE"),
				g.literal(kText))
		case 1:
			return fmt.Sprintf("(%s ~ %s)", e(kText), g.one("'^(C|B)'", "'o.$'", "'^[A-Z]+'"))
		case 2:
			return fmt.Sprintf("(%s BETWEEN %s AND %s)", e(kStamp), e(kDate), e(kStamp))
		case 3:
			return fmt.Sprintf("(%s %s %s)", e(kDate), g.one("<", ">=", "="), e(kStamp))
		}
		return fmt.Sprintf("CASE WHEN %s THEN %s END", e(kBool), e(kBool))
	}
	k := g.anyKindBut(kBool)
	return fmt.Sprintf("(%s > %s)", e(k), g.literal(k))
}

// subquery makes a condition over a sub-query, which may be correlated.
func (g *generator) subquery(scope []field, depth int) string {
	from, inner := g.from(scope, 0, 1)
	both := append(append([]field(nil), inner...), scope...)
	where := g.condition(both, 1)
	k := g.anyKindBut(kList)
	switch g.r.IntN(5) {
	case 0:
		return fmt.Sprintf("(%sEXISTS (SELECT 1 FROM %s WHERE %s))", g.one("", "NOT "), from, where)
	case 1:
		return fmt.Sprintf("(%s %sIN (SELECT %s FROM %s WHERE %s))", g.expr(k, scope, 1), g.one("", "NOT "),
			g.expr(k, inner, 1), from, where)
	case 2:
		return fmt.Sprintf("(%s %s %s (SELECT %s FROM %s WHERE %s))", g.expr(k, scope, 1), g.one("=", "<", ">=", "<>"),
			g.one("ANY", "ALL"), g.expr(k, inner, 1), from, where)
	case 3:
		return fmt.Sprintf("(%s < (SELECT %s(%s) FROM %s WHERE %s))", g.expr(kInt, scope, 1),
			g.one("max", "min", "count", "sum"), g.expr(kInt, inner, 1), from, where)
	}
	if k == kBool {
		k = kInt
	}
	return fmt.Sprintf("(%s <> (SELECT max(%s) FROM %s WHERE %s))", g.expr(k, scope, 1), g.expr(k, inner, 1), from, where)
}

// from makes a FROM clause of up to most relations and returns their columns.
func (g *generator) from(outer []field, depth, most int) (string, []field) {
	text, fields := g.source(nil, depth)
	for n := 1; n < most && g.chance(45); n++ {
		next, more := g.source(fields, depth)
		lateral := strings.HasPrefix(next, "unnest")
		var ints, others []string
		for _, f := range fields {
			if f.kind == kInt {
				ints = append(ints, f.name)
			}
		}
		for _, f := range more {
			if f.kind == kInt {
				others = append(others, f.name)
			}
		}
		fields = append(fields, more...)
		on := "true"
		if len(ints) > 0 && len(others) > 0 {
			on = g.one(ints...) + " = " + g.one(others...)
			if g.chance(30) {
				on = "(" + on + ") AND " + g.condition(fields, 1)
			}
		}
		join := g.one("JOIN", "JOIN", "LEFT JOIN", "RIGHT JOIN", "FULL JOIN")
		switch {
		case lateral && g.chance(50), strings.HasPrefix(next, "unnest") && join != "JOIN" && join != "LEFT JOIN":
			text += " CROSS JOIN " + next
		case lateral:
			text += g.one(" JOIN ", " LEFT JOIN ") + next + " ON " + g.one("true", on)
		case join == "FULL JOIN" && strings.Contains(on, "AND"):
			text += " LEFT JOIN " + next + " ON " + on
		default:
			text += " " + join + " " + next + " ON " + on
		}
	}
	return text, fields
}

// source makes one relation of a FROM clause.
func (g *generator) source(before []field, depth int) (string, []field) {
	a := g.alias()
	prefixed := func(fs []field) []field {
		out := make([]field, len(fs))
		for i, f := range fs {
			out[i] = field{a + "." + f.name, f.kind}
		}
		return out
	}
	switch roll := g.r.IntN(100); {
	case roll < 12 && depth > 0:
		sql, cols := g.query(depth-1, nil, false)
		return "(" + sql + ") AS " + a, prefixed(cols)
	case roll < 28 && before != nil && g.field(kList, before) != "":
		if g.chance(30) {
			return fmt.Sprintf("unnest(%s) WITH ORDINALITY AS %s(w, n)", g.field(kList, before), a),
				[]field{{a + ".w", kText}, {a + ".n", kInt}}
		}
		return fmt.Sprintf("unnest(%s) AS %s", g.field(kList, before), a), []field{{a, kText}}
	case roll < 32:
		return fmt.Sprintf("generate_series(%s, %s) AS %s", g.one("1", "0", "-2"), g.one("3", "5", "0"), a),
			[]field{{a, kInt}}
	case roll < 36:
		return fmt.Sprintf("(VALUES (1, 'a', 1.5), (2, NULL, 2.25), (3, 'Rome', NULL)) AS %s(i, s, d)", a),
			[]field{{a + ".i", kInt}, {a + ".s", kText}, {a + ".d", kNum}}
	}
	rel := g.relations[g.r.IntN(len(g.relations))]
	if g.chance(10) {
		return rel.name + " AS \"" + strings.ToUpper(a) + "\"", func() []field {
			out := make([]field, len(rel.fields))
			for i, f := range rel.fields {
				out[i] = field{`"` + strings.ToUpper(a) + `".` + f.name, f.kind}
			}
			return out
		}()
	}
	return rel.name + " AS " + a, prefixed(rel.fields)
}

// query makes a whole SELECT and returns its columns, named c1, c2 …
func (g *generator) query(depth int, outer []field, lateral bool) (string, []field) {
	switch roll := g.r.IntN(100); {
	case roll < 8 && depth > 0 && !lateral:
		return g.setOperation(depth)
	case roll < 15 && depth > 0 && !lateral:
		return g.with(depth)
	case roll < 21 && roll >= 18:
		return g.special()
	case roll < 18 && !lateral:
		n := g.one("4", "7")
		return "WITH RECURSIVE r(c1, c2) AS (SELECT 1, 1.5 UNION ALL SELECT c1 + 1, c2 * 2 FROM r WHERE c1 < " + n +
			") SELECT c1, c2 FROM r", []field{{"c1", kInt}, {"c2", kNum}}
	case roll < 42:
		return g.groupedQuery(depth, outer)
	}
	return g.plainQuery(depth, outer)
}

func (g *generator) where(scope []field, depth int) string {
	if g.chance(50) {
		return " WHERE " + g.condition(scope, depth+1)
	}
	return ""
}

// outputs makes n named columns.
func (g *generator) outputs(n int, make func(k kind) string) ([]string, []field) {
	var list []string
	var fields []field
	for i := range n {
		k := g.anyKind()
		name := fmt.Sprintf("c%d", i+1)
		list = append(list, make(k)+" AS "+name)
		fields = append(fields, field{name, k})
	}
	return list, fields
}

func (g *generator) direction() string {
	return g.one("", " ASC", " DESC", " DESC NULLS LAST", " NULLS FIRST")
}

// total makes an ORDER BY over all columns, so that any LIMIT keeps the same rows everywhere.
func (g *generator) total(first []string, n int) string {
	keys := append([]string(nil), first...)
	for _, i := range g.r.Perm(n) {
		keys = append(keys, fmt.Sprint(i+1)+g.direction())
	}
	return " ORDER BY " + strings.Join(keys, ", ")
}

func (g *generator) limit() string {
	return g.one(" LIMIT 3", " LIMIT 1 + 1", " LIMIT 5 OFFSET 1", " OFFSET 2", " LIMIT ALL", " LIMIT 0",
		" FETCH FIRST 4 ROWS ONLY")
}

func (g *generator) plainQuery(depth int, outer []field) (string, []field) {
	from, inner := g.from(outer, depth, 3)
	scope := append(append([]field(nil), inner...), outer...)
	var windowKey string
	for _, f := range inner {
		if f.kind == kInt && strings.HasSuffix(f.name, "id") {
			windowKey = f.name
		}
	}
	named := windowKey != "" && !strings.Contains(from, "JOIN") && g.chance(20)
	list, fields := g.outputs(1+g.r.IntN(4), func(k kind) string {
		if named && g.chance(40) {
			switch k {
			case kInt:
				return g.one("rank() OVER w", "row_number() OVER w", "count(*) OVER w", "sum("+g.expr(kInt, inner, 1)+
					") OVER (w ROWS 2 PRECEDING)")
			case kNum:
				return g.one("sum", "avg", "min") + "(" + g.expr(kNum, inner, 1) + ") OVER w"
			}
		}
		if windowKey != "" && !strings.Contains(from, "JOIN") && g.chance(15) {
			if w := g.window(k, inner, windowKey); w != "" {
				return w
			}
		}
		if depth > 0 && g.chance(8) && (k == kInt || k == kText || k == kNum) {
			sub, in := g.from(nil, 0, 1)
			both := append(append([]field(nil), in...), scope...)
			return fmt.Sprintf("(SELECT %s(%s) FROM %s WHERE %s)", g.one("max", "min"), g.expr(k, in, 1), sub,
				g.condition(both, 1))
		}
		return g.expr(k, scope, 2)
	})
	sql := "SELECT "
	distinct := g.chance(12)
	if distinct {
		sql += "DISTINCT "
	}
	sql += strings.Join(list, ", ") + " FROM " + from + g.where(scope, depth)
	if named {
		sql += " WINDOW w AS (PARTITION BY " + g.expr(g.anyKindBut(kList), inner, 1) + " ORDER BY " + windowKey +
			g.direction() + ")"
	}
	if g.chance(45) {
		var first []string
		if !distinct && g.chance(50) {
			first = append(first, g.expr(g.anyKind(), scope, 1)+g.direction())
			if !hasColumn.MatchString(first[0]) {
				first = nil // a constant is not a key
			}
		}
		sql += g.total(first, len(list))
		if g.chance(60) {
			sql += g.limit()
		}
	}
	return sql, fields
}

// window makes a window function.
func (g *generator) window(k kind, scope []field, key string) string {
	over := func(order bool) string {
		var parts []string
		if g.chance(50) {
			parts = append(parts, "PARTITION BY "+g.expr(g.anyKindBut(kList), scope, 1))
		}
		if order {
			parts = append(parts, "ORDER BY "+g.expr(g.anyKindBut(kList), scope, 1)+g.direction()+", "+key)
		}
		return " OVER (" + strings.Join(parts, " ")
	}
	frame := g.one("", "", " ROWS BETWEEN 2 PRECEDING AND CURRENT ROW",
		" ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING", " ROWS 1 PRECEDING", " GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW")
	switch k {
	case kInt:
		switch g.r.IntN(3) {
		case 0:
			return g.one("row_number", "rank", "dense_rank") + "()" + over(true) + ")"
		case 1:
			return "count(" + g.expr(g.anyKind(), scope, 1) + ")" + over(true) + frame + ")"
		}
		return "ntile(3)" + over(true) + ")"
	case kNum:
		return g.one("sum", "avg") + "(" + g.expr(kNum, scope, 1) + ")" + over(true) + frame + ")"
	case kText, kDate, kReal:
		switch g.r.IntN(3) {
		case 0:
			return g.one("lag", "lead") + "(" + g.expr(k, scope, 1) + g.one("", ", 2") + ")" + over(true) + ")"
		case 1:
			return g.one("first_value", "last_value") + "(" + g.expr(k, scope, 1) + ")" + over(true) + frame + ")"
		}
		return g.one("min", "max") + "(" + g.expr(k, scope, 1) + ")" + over(g.chance(50)) + ")"
	}
	return ""
}

// aggregate makes an aggregate of a kind.
func (g *generator) aggregate(k kind, scope []field) string {
	filter := ""
	if g.chance(20) {
		filter = " FILTER (WHERE " + g.condition(scope, 1) + ")"
	}
	distinct := g.one("", "", "", "DISTINCT ")
	switch k {
	case kInt:
		switch g.r.IntN(4) {
		case 0:
			return "count(*)" + filter
		case 1:
			return "count(" + distinct + g.expr(g.anyKind(), scope, 2) + ")" + filter
		case 2:
			return "sum(" + distinct + g.expr(kInt, scope, 1) + ")" + filter
		}
		return g.one("max", "min") + "(" + g.expr(kInt, scope, 2) + ")" + filter
	case kNum:
		return g.one("sum", "avg", "max", "min", "sum") + "(" + distinct + g.expr(g.numeric(), scope, 2) + ")" + filter
	case kReal:
		return g.one("max", "min", "sum", "avg") + "(" + g.expr(kReal, scope, 1) + ")" + filter
	case kText:
		if g.chance(50) {
			e := g.expr(kText, scope, 1)
			if distinct != "" {
				return fmt.Sprintf("string_agg(DISTINCT %s, ', ')%s", e, filter)
			}
			return fmt.Sprintf("string_agg(%s, '; ' ORDER BY %s%s)%s", e, e, g.direction(), filter)
		}
		return g.one("max", "min") + "(" + g.expr(kText, scope, 2) + ")" + filter
	case kBool:
		return g.one("bool_and", "bool_or", "every") + "(" + g.condition(scope, 1) + ")" + filter
	case kDate, kStamp, kSpan:
		return g.one("max", "min") + "(" + g.expr(k, scope, 1) + ")" + filter
	}
	e := g.expr(kText, scope, 1)
	return fmt.Sprintf("array_agg(%s ORDER BY %s)%s", e, e, filter)
}

func (g *generator) groupedQuery(depth int, outer []field) (string, []field) {
	from, inner := g.from(outer, depth, 2)
	scope := inner
	if g.chance(15) { // one group of all rows
		list, fields := g.outputs(1+g.r.IntN(3), func(k kind) string { return g.aggregate(k, scope) })
		return "SELECT " + strings.Join(list, ", ") + " FROM " + from +
			g.where(append(append([]field(nil), scope...), outer...), depth), fields
	}
	keys := map[kind][]string{}
	var group []string
	for range 1 + g.r.IntN(2) {
		k := g.anyKindBut(kReal)
		e := g.field(k, scope)
		if e == "" || g.chance(30) {
			e = g.expr(k, scope, 1)
		}
		if strings.Contains(e, "SELECT") || !hasColumn.MatchString(e) {
			continue // constants and sub-queries are not keys
		}
		keys[k] = append(keys[k], e)
		group = append(group, e)
	}
	if len(group) == 0 {
		return g.plainQuery(depth, outer)
	}
	list, fields := g.outputs(1+g.r.IntN(4), func(k kind) string {
		if len(keys[k]) > 0 && g.chance(60) {
			return g.one(keys[k]...)
		}
		if g.chance(25) {
			g.grouped = map[kind][]string{}
			maps.Copy(g.grouped, keys)
			g.grouped[kInt] = append(g.grouped[kInt], "count(*)")
			defer func() { g.grouped = nil }()
			return g.expr(k, nil, 2)
		}
		return g.aggregate(k, scope)
	})
	sql := "SELECT " + strings.Join(list, ", ") + " FROM " + from +
		g.where(append(append([]field(nil), scope...), outer...), depth) + " GROUP BY " + strings.Join(group, ", ")
	if g.chance(25) {
		sql += fmt.Sprintf(" HAVING %s %s %s", g.aggregate(kInt, scope), g.one(">", "<=", "<>"), g.literal(kInt))
	}
	if g.chance(45) {
		sql += g.total(nil, len(list))
		if g.chance(50) {
			sql += g.limit()
		}
	}
	return sql, fields
}

// special makes a statement of a special shape over one table.
func (g *generator) special() (string, []field) {
	a := g.alias()
	var rel relation
	for {
		if rel = g.relations[g.r.IntN(len(g.relations))]; g.field(kInt, rel.fields) != "" {
			break
		}
	}
	scope := make([]field, len(rel.fields))
	for i, f := range rel.fields {
		scope[i] = field{a + "." + f.name, f.kind}
	}
	table := rel.name + " AS " + a
	key := g.field(kInt, scope[:1])
	if key == "" {
		key = scope[0].name
	}
	switch g.r.IntN(5) {
	case 0:
		k := g.anyKindBut(kList)
		on := g.expr(k, scope, 1)
		if !hasColumn.MatchString(on) {
			on = key
		}
		second := g.anyKind()
		return fmt.Sprintf("SELECT DISTINCT ON (%s) %s AS c1, %s AS c2 FROM %s ORDER BY %s%s, %s", on, on,
				g.expr(second, scope, 1), table, on, g.direction(), key),
			[]field{{"c1", k}, {"c2", second}}
	case 1:
		list := g.field(kList, scope)
		if list == "" {
			list = "ARRAY['x', 'y']::text[]"
		}
		return fmt.Sprintf("SELECT %s AS c1, upper(unnest(%s)) AS c2 FROM %s%s", key, list, table, g.where(scope, 0)),
			[]field{{"c1", kInt}, {"c2", kText}}
	case 2:
		return fmt.Sprintf("SELECT percentile_cont(%s) WITHIN GROUP (ORDER BY %s%s) AS c1 FROM %s%s",
				g.one("0.5", "0.25", "0.9", "0", "1"), g.expr(kInt, scope, 1), g.one("", " DESC"), table, g.where(scope, 0)),
			[]field{{"c1", kReal}}
	case 3:
		return fmt.Sprintf("SELECT stddev(%s)::numeric(20,6) AS c1, var_pop(%s)::numeric(20,6) AS c2, sum(%s) AS c3 FROM %s%s", g.expr(kInt, scope, 1), g.expr(kNum, scope, 1), g.expr(kNum, scope, 1), table, g.where(scope, 0)),
			[]field{{"c1", kNum}, {"c2", kNum}, {"c3", kNum}}
	}
	b := g.alias()
	name := strings.TrimPrefix(key, a+".")
	join := g.one("JOIN", "LEFT JOIN", "FULL JOIN", "RIGHT JOIN")
	return fmt.Sprintf("SELECT %s AS c1, count(*) AS c2 FROM %s %s %s AS %s USING (%s) GROUP BY 1", name, table, join,
		rel.name, b, name), []field{{"c1", kInt}, {"c2", kInt}}
}

// setOperation joins two queries with the same kinds of columns.
func (g *generator) setOperation(depth int) (string, []field) {
	n := 1 + g.r.IntN(3)
	ks := make([]kind, n)
	var fields []field
	for i := range ks {
		ks[i] = g.anyKind()
		fields = append(fields, field{fmt.Sprintf("c%d", i+1), ks[i]})
	}
	arm := func() string {
		from, scope := g.from(nil, depth-1, 2)
		var list []string
		for i, k := range ks {
			list = append(list, fmt.Sprintf("%s AS c%d", g.expr(k, scope, 1), i+1))
		}
		sql := "SELECT " + strings.Join(list, ", ") + " FROM " + from + g.where(scope, 0)
		if g.chance(15) {
			return "(" + sql + g.total(nil, n) + " LIMIT 3)"
		}
		return sql
	}
	op := func() string {
		return g.one(" UNION ", " UNION ALL ", " INTERSECT ", " EXCEPT ")
	}
	sql := arm() + op() + arm()
	switch g.r.IntN(4) {
	case 0:
		sql = "(" + sql + ")" + op() + arm()
	case 1:
		sql = arm() + op() + "(" + sql + ")"
	}
	if g.chance(40) {
		sql += g.total(nil, n)
		if g.chance(50) {
			sql += " LIMIT 4"
		}
	}
	return sql, fields
}

func (g *generator) with(depth int) (string, []field) {
	name := g.one("w", "shops", "part")
	body, cols := g.query(depth-1, nil, false)
	a := g.alias()
	var scope []field
	for _, c := range cols {
		scope = append(scope, field{a + "." + c.name, c.kind})
	}
	list, fields := g.outputs(1+g.r.IntN(3), func(k kind) string { return g.expr(k, scope, 1) })
	return fmt.Sprintf("WITH %s AS (%s) SELECT %s FROM %s AS %s%s", name, body, strings.Join(list, ", "), name, a,
		g.where(scope, 0)), fields
}
