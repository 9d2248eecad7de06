package store

import (
	"strings"
	"unicode"
)

// abbreviations that people use in names of columns, and what they say.
var abbreviations = map[string]string{
	"num": "number of", "nbr": "number of", "nb": "number of", "qty": "quantity", "addr": "address", "desc": "description",
	"dob": "date of birth", "tel": "telephone", "fname": "first name", "lname": "last name", "amt": "amount", "avg": "average",
	"cnt": "count", "dept": "department", "emp": "employee", "yr": "year", "mfr": "manufacturer", "lat": "latitude",
	"lng": "longitude", "lon": "longitude", "img": "image", "msg": "message", "pct": "percent", "temp": "temperature",
	"min": "minimum", "max": "maximum", "stu": "student", "cust": "customer", "mgr": "manager", "prod": "product", "acct": "account",
	"pos": "position", "bldg": "building", "lang": "language", "src": "source", "dest": "destination", "enr": "enrollment", "loc": "location",
	"ref": "reference", "usr": "user", "grp": "group", "wt": "weight", "ht": "height", "sal": "salary", "org": "organization", "hrs": "hours",
}

// columnLabel says the name of a table's column in words; a letter of the table's before it goes: "name" for pName of
// Player.
func columnLabel(table, name string) string {
	parts := splitName(name)
	if len(parts) > 1 && len(parts[0]) == 1 && strings.HasPrefix(strings.ToLower(table), parts[0]) &&
		!strings.ContainsAny(name, "_- ") {
		return label(name[1:])
	}
	return label(name)
}

// label says a name in words: "flight bookings" for FlightBookings, "number of reviews" for num_reviews.
func label(name string) string {
	var parts []string
	for _, p := range splitName(name) {
		parts = append(parts, segment(p)...)
	}
	for i, p := range parts {
		if full, ok := abbreviations[p]; ok && (full != "number of" || i+1 < len(parts) && parts[i+1] != "of") {
			parts[i] = full
		} else if full == "number of" {
			parts[i] = "number"
		}
	}
	if len(parts) == 0 {
		return name
	}
	return strings.Join(parts, " ")
}

// splitName splits a name at separators and where the case changes, and folds it.
func splitName(name string) []string {
	var parts []string
	var cur []rune
	flush := func() {
		if len(cur) > 0 {
			parts = append(parts, strings.ToLower(string(cur)))
			cur = cur[:0]
		}
	}
	runes := []rune(name)
	for i, r := range runes {
		if r == '_' || r == '-' || r == '.' || r == '/' || unicode.IsSpace(r) {
			flush()
			continue
		}
		if unicode.IsUpper(r) && i > 0 {
			after := i+1 < len(runes) && unicode.IsLower(runes[i+1])
			if unicode.IsLower(runes[i-1]) || unicode.IsUpper(runes[i-1]) && after {
				flush()
			}
		}
		cur = append(cur, r)
	}
	flush()
	return parts
}
