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
		w = g.one("", "o", "%a_", "x'y", "é", "10", " a b ", "A")
	}
	return "'" + strings.ReplaceAll(w, "'", "''") + "'"
}

// uniqueNames are the kinds in templates.
var uniqueNames = []string{"int", "num", "real", "text", "bool", "date", "stamp", "span", "list"}

var sqlTypes = []string{"int", "numeric", "double precision", "text", "boolean", "date", "timestamp", "interval",
	"text[]"}

// literals are what a literal of each kind may be; all templates are read by fill.
var literals = map[kind][]string{
	kInt:   {"«0|1|2|3|7|-1|10|100|250»"},
	kNum:   {"«0.5|1.0|2.50|-3.25|10.1|0.00|100.0|4.5»"},
	kReal:  {"«0.5|1.25|-2|8|100.125»::double precision"},
	kText:  {"{word}::text", "{word}::text", "{word}::text", "{word}::varchar(4)::text"},
	kBool:  {"«true|false|'t'::boolean|'no'::boolean»"},
	kDate:  {"«DATE '2000-01-01'|DATE '1999-12-31'|'2010-06-15'::date|DATE '2024-02-29'»"},
	kStamp: {"«TIMESTAMP '2023-01-01'|TIMESTAMP '2022-07-04 12:30:15'|'2024-02-29 23:59:59.5'::timestamp»"},
	kSpan:  {"INTERVAL «'1 day'|'2 hours 30 minutes'|'1 month'|'-3 days'|'1 year 2 months 3 days'|'0'»"},
	kList:  {"ARRAY[]::text[]", "ARRAY[{word}]::text[]", "ARRAY[{word}, {word}]::text[]"},
}

// expressions are those of each kind.
var expressions = map[kind][]string{
	kInt: {"({int} «+|-» {int})", "({int} «+|-» {int})", "({int} % 11 * {int} % 13)", "({int} / NULLIF({int}, 0))",
		"({int} % «3|7|10»)", "length({text})", "({date} - {date})", "round({num} % 1000)::int", "abs({int})",
		"extract(«year|month|day|dow|doy|week|quarter|isodow» FROM {date})::int",
		"cardinality({list})", "position({word} IN {text})", "({bool})::int", "mod({int}, 5)", "(- {int})",
		"CASE {text} WHEN {word} THEN 1 WHEN {word} THEN 2 ELSE {int} END", "coalesce(array_length({list}, 1), 0)",
		"date_part('«hour|minute|day|month»', {stamp})::int", "extract(«day|hour|month|year» FROM {span})::int"},
	kNum: {"({num} «+|-|*» {numeric})", "({num} «+|-|*» {numeric})", "({num} / NULLIF({num}, 0))",
		"round({num}, «0|1|2|-1»)", "«trunc|floor|ceil|abs|sign|round»({num})", "({int})::numeric",
		"({num})::numeric(12,«0|1|3»)", "extract(«year|hour|second|epoch|minute» FROM {stamp})", "({num} % 7.5)",
		"(- {num})", "({int} * {num})", "({int} / 4.0)"},
	kReal: {"({real} «+|-» {real})", "({real} * 2)", "«floor|ceil|round|abs|trunc»({real})", "({int})::double precision",
		"({real} / 8)"},
	// on SQLite a computed decimal has no scale
	kText: {"({text} || {text})", "({text} || {text})", "«upper|lower|trim|ltrim»({text})",
		"«left|right»({text}, «2|-1|0|5»)", "substring({text} FROM «1|2|-1|4» FOR «3|1|0»)",
		"replace({text}, «'o'|' '|'a'», «'0'|''|'xx'»)", "({int})::text", "({num})::numeric(20,2)::text",
		"({date})::text", "({stamp})::text", "({bool})::text", "({span})::text",
		"to_char({date}, «'YYYY-MM'|'FMMonth YYYY'|'Dy DD Mon'|'Q YY'»)",
		"to_char({stamp}, «'HH24:MI'|'FMDay'|'YYYY-\"Q\"Q'»)", "split_part({text}, «' '|'-'|'o'», «1|2|-1»)",
		"concat({text}, {«int|text|bool|date|stamp»}, {text})", "concat_ws(', ', {text}, {int})", "({list})[«1|2|0»]",
		"array_to_string({list}, «','|'; '»)", "({text} || {int})", "replace({text}, 'a', 'EA')"},
	kDate: {"({date} «+|-» «1|30|365»)", "({stamp})::date", "date_trunc(«'month'|'year'|'week'|'quarter'», {date})::date",
		"({date} + {span!})::date", "{date!}"},
	kStamp: {"({stamp} «+|-» {span!})", "({date})::timestamp", "date_trunc(«'month'|'hour'|'day'|'minute'», {stamp})",
		"({date} «+|-» {span!})", "{stamp!}"},
	kSpan: {"({stamp} - {stamp})", "age({date}::timestamp, {date}::timestamp)", "{span!}"},
	kList: {"ARRAY[{text}, {text}]", "ARRAY[{text}]"},
}

// anyExpressions are valid for every kind.
var anyExpressions = []string{"CASE WHEN {bool} THEN {self} ELSE {self} END", "COALESCE({self}, {self})",
	"NULLIF({self}, {self})"}

// conditions are expressions of kBool. {same} and {one} are a random kind that can be compared, the same throughout.
var conditions = []string{"({same} «=|<>|<|>|<=|>=» {same})", "({same} «=|<>|<|>|<=|>=» {same})",
	"({same} «=|<>|<|>|<=|>=» {same})", "({numeric} «=|<>|<|>» {numeric})", "({bool} «AND|OR» {bool})",
	"({bool} «AND|OR» {bool})", "(NOT {bool})", "({same} IS «|NOT »NULL)", "({same} IS «|NOT »DISTINCT FROM {same})",
	"({bool} IS «|NOT »«TRUE|FALSE|UNKNOWN»)",
	"({text} «|NOT »«LIKE|ILIKE» «'%o%'|'_o%'|'C%'|'%\\%%'|'é%'|'%e'|''»)",
	"({text} «~|~*|!~» «'^[A-M]'|'o.*e'|'[0-9]+'|'^(C-B)'»)", "({one} «|NOT »IN ({one}, {one!}, {one!}))",
	"({same} «|NOT »BETWEEN {same} AND {same})", "({text} = «ANY|ALL» ({list}))",
	"({list} «@>|<@|&&» {list})", "({int} «=|<>|<|>=» «ANY|ALL» (ARRAY[{int!}, {int}]))",
	"({text} = {word})", "({int} «=|<» '3')", "({date} >= 'Jan 8, 2005')",
	"starts_with({text}, «'C'|'o'|''»)", "({text} «LIKE|ILIKE|NOT LIKE» ANY (ARRAY['%a%', 'C_r%', {text!}]))",
	"({stamp} BETWEEN {date} AND {stamp})", "({date} «<|>=|=» {stamp})", "CASE WHEN {bool} THEN {bool} END",
	"({same} > {same!})"}

var (
	choice      = regexp.MustCompile(`«([^»]*)»`)
	placeholder = regexp.MustCompile(`\{([a-z]+)(!?)\}`)
)

// fill writes one of the templates: one of «a|b», expressions for {kind} and literals for {kind!}.
func (g *generator) fill(templates []string, self kind, scope []field, depth int) string {
	same, one := g.anyKindBut(kBool, kSpan, kList), g.anyKindBut(kBool, kSpan, kList)
	text := choice.ReplaceAllStringFunc(g.one(templates...), func(c string) string {
		return g.one(strings.Split(strings.Trim(c, "«»"), "|")...)
	})
	return placeholder.ReplaceAllStringFunc(text, func(p string) string {
		m := placeholder.FindStringSubmatch(p)
		var k kind
		switch m[1] {
		case "word":
			return g.word()
		case "self":
			k = self
		case "same":
			k = same
		case "one":
			k = one
		case "numeric":
			k = []kind{kInt, kNum, kNum}[g.r.IntN(3)]
		default:
			k = kind(slices.Index(uniqueNames, m[1]))
		}
		if m[2] != "" {
			return g.literal(k)
		}
		return g.expr(k, scope, depth-1)
	})
}

func (g *generator) literal(k kind) string {
	if g.chance(4) {
		return "NULL::" + sqlTypes[k]
	}
	return g.fill(literals[k], k, nil, 0)
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
	switch {
	case g.chance(10):
		return g.fill(anyExpressions, k, scope, depth)
	case k == kBool:
		return g.condition(scope, depth)
	case k != kList && g.chance(3):
		return g.fill([]string{"«GREATEST|LEAST»({self}, {self})"}, k, scope, depth)
	}
	return g.fill(expressions[k], k, scope, depth)
}

func (g *generator) anyKindBut(not ...kind) kind {
	for {
		if k := g.anyKind(); !slices.Contains(not, k) {
			return k
		}
	}
}

// condition makes a truth value.
func (g *generator) condition(scope []field, depth int) string {
	if depth >= 2 && g.grouped == nil && g.chance(5) {
		return g.subquery(scope, depth)
	}
	return g.fill(conditions, kBool, scope, depth)
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
	list, fields := g.outputs(1+g.r.IntN(4), func(k kind) string {
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

// aggregates are those of each kind.
var aggregates = map[kind][]string{
	kInt:  {"count(*)", "count(«||DISTINCT »{same})", "sum(«||DISTINCT »{int})", "«max|min»({int})"},
	kNum:  {"«sum|avg|max|min|sum»(«||DISTINCT »{numeric})"},
	kReal: {"«max|min|sum|avg»({real})"},
	kText: {"string_agg(DISTINCT {text}, ', ')", "«max|min»({text})"},
	kBool: {"«bool_and|bool_or|every»({bool})"},
	kDate: {"«max|min»({date})"}, kStamp: {"«max|min»({stamp})"}, kSpan: {"«max|min»({span})"},
}

// aggregate makes an aggregate of a kind.
func (g *generator) aggregate(k kind, scope []field) string {
	var call string
	switch e := g.expr(kText, scope, 1); {
	case k == kList:
		call = fmt.Sprintf("array_agg(%s ORDER BY %s)", e, e)
	case k == kText && g.chance(30):
		call = fmt.Sprintf("string_agg(%s, '; ' ORDER BY %s%s)", e, e, g.direction())
	default:
		call = g.fill(aggregates[k], k, scope, 2)
	}
	if g.chance(20) {
		call += " FILTER (WHERE " + g.condition(scope, 1) + ")"
	}
	return call
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
