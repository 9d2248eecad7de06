package schema

import (
	"regexp"
	"slices"
	"strings"
)

// AsWritten is the suffix of a column in which an import keeps the cells that do not fit the original column's type.
const AsWritten = " as written"

// Quoted returns a name in SQL quotes, which both dialects read unchanged.
func Quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// SQLName returns a name for PostgreSQL, quoted only if necessary.
func SQLName(name string) string {
	if plainName.MatchString(name) && !keywords[name] {
		return name
	}
	return Quoted(name)
}

var plainName = regexp.MustCompile(`^[a-z_][a-z0-9_]*$`)

// keywords are the reserved words of PostgreSQL that cannot be column or function names without quotes.
var keywords = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`
		all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean both
		case cast char character check coalesce collate collation column concurrently constraint create cross
		current_catalog current_date current_role current_schema current_time current_timestamp current_user dec
		decimal default deferrable desc distinct do else end except exists extract false fetch float for foreign
		freeze from full grant greatest group grouping having ilike in initially inner inout int integer intersect
		interval into is isnull join json json_array json_exists json_object json_query json_scalar json_serialize
		json_table json_value lateral leading least left like limit localtime localtimestamp merge_action national
		natural nchar none normalize not notnull null nullif numeric offset on only or order out outer overlaps
		overlay placing position precision primary real references returning right row select session_user setof
		similar smallint some substring symmetric system_user table tablesample then time timestamp to trailing
		treat trim true union unique user using values varchar variadic verbose when where window with xmlattributes
		xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable`) {
		m[w] = true
	}
	return m
}()

// IsKey reports whether the last word of a column's name means that it identifies rows: "customer_id", "order no".
func IsKey(word string) bool {
	switch word {
	case "id", "key", "code", "cd", "ref", "no", "nr", "num", "number":
		return true
	}
	return false
}

// FullName returns the columns with people's first and last names, such as "first name" and "cust_last", or nil if a
// table lacks one of them.
func (t *Table) FullName() (first, last *Column) {
	for _, c := range t.Columns {
		switch {
		case c.holdsName("first", "fore", "given", "personal", "christian"):
			first = c
		case c.holdsName("last", "sur", "family"):
			last = c
		}
	}
	if first == nil || last == nil {
		return nil, nil
	}
	return first, last
}

// holdsName reports whether a column holds a name of one of the kinds: "first name", "first_nm", "surname".
func (c *Column) holdsName(kinds ...string) bool {
	words := strings.Fields(strings.ToLower(c.Meaning()))
	n := len(words)
	if n == 0 || c.Type != Text {
		return false
	}
	return slices.ContainsFunc(kinds, func(kind string) bool {
		return n == 1 && words[0] == kind+"name" || n > 1 && (words[n-1] == kind || words[n-2] == kind && IsName(words[n-1]))
	})
}

// IsName reports whether a word of a column's name stands for "name".
func IsName(word string) bool { return word == "name" || word == "nm" || word == "nam" }

// coordinates are the names of latitude and longitude columns, alone or at the end of a longer name.
var coordinates = [2][]string{{"latitude", "lat"}, {"longitude", "long", "lng", "lon"}}

// Axis classifies a column's name as latitude (0), longitude (1) or neither (-1).
func Axis(name string) int {
	last := strings.ToLower(name[strings.LastIndexAny(name, "_ .")+1:])
	return slices.IndexFunc(coordinates[:], func(names []string) bool { return slices.Contains(names, last) })
}

// Coordinate reports whether a column holds latitudes or longitudes.
func (c *Column) Coordinate() bool { return c.Type == Real && Axis(c.Name) >= 0 }
