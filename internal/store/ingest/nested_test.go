package ingest

import (
	"fmt"
	"strings"
	"testing"
)

// TestNested makes columns of nested objects.
func TestNested(t *testing.T) {
	for _, c := range []struct{ what, file, content, want string }{
		{"an object within", "a.json", `[{"n":"Ann","address":{"city":"Graz","geo":{"lat":47.1}},"tags":["x","y"]},{"n":"Bo","address":{"city":"Linz","zip":null}}]`, `a(n text, address_city text, address_geo_lat real, tags JSON, address_zip text)
["Ann","Graz",47.1,"[\"x\",\"y\"]",null]
["Bo","Linz",null,null,null]
`},
		{"keys that differ, a line each", "a.jsonl", "{\"a\":{\"b\":1}}\n{\"c\":true,\"a\":{\"d\":2}}\n{\"a\":null}\n{\"a\":7}\n", `a(a_b integer, c boolean, a_d integer, a integer)
[1,null,null,null]
[null,true,2,null]
[null,null,null,null]
[null,null,null,7]
`},
		{"a name that is taken", "a.json", `[{"x_y":1,"x":{"y":2}}]`, `a(x_y integer, x_y_2 integer)
[1,2]
`},
		{"nothing in each row", "a.json", `[{"a":1,"tags":[],"o":{},"n":null},{"o":{"k":2}}]`, `a(a integer, o_k integer, tags text, n text)
[1,null,null,null]
[null,2,null,null]
`},
		{"lists of objects", "people.json", `[{"name":"Ann","orders":[{"item":"rug"}]},{"name":"Bo","orders":[]}]`, `people(name text, orders JSON)
["Ann","[{\"item\":\"rug\"}]"]
["Bo",null]
orders stays JSON: it is a list of objects: save it as a separate file to ask about them
`},
		{"an answer of a service", "towns.json", `{"count":2,"next":null,"results":[{"town":"Cowes"},{"town":"Ryde"}]}`, `towns(town text)
["Cowes"]
["Ryde"]
skipped count, next: not in the list of rows
`},
		{"an envelope in an envelope", "towns.json", `{"data":{"items":[{"town":"Cowes"}]}}`, `towns(town text)
["Cowes"]
`},
		{"a list in one thing", "firm.json", `{"firm":"Ropes","items":[{"i":"rope"}]}`, `firm(i text)
["rope"]
skipped firm: not in the list of rows
`},
		{"lists of both kinds stay", "a.json", `[{"m":[1,{"x":2}],"l":[[1,2],[3]],"o":{}}]`, `a(m JSON, l JSON, o text)
["[1,{\"x\":2}]","[[1,2],[3]]",null]
`},
	} {
		t.Run(c.what, func(t *testing.T) {
			r, db, err := load(t, c.file, c.content)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			for _, table := range r.Tables {
				fmt.Fprintf(&b, "%s(%s)\n%s", table.Name, columns(table), dump(t, db, table.Name))
			}
			for _, table := range r.Tables {
				for _, remark := range table.Remarks {
					fmt.Fprintln(&b, remark)
				}
			}
			for _, s := range r.Skipped {
				fmt.Fprintf(&b, "skipped %s: %s\n", s.File[strings.Index(s.File, ", ")+2:], s.Why)
			}
			if got := b.String(); got != c.want {
				t.Errorf("\n%swant\n%s", got, c.want)
			}
		})
	}
}

// TestNestedBombs checks that what nesting would blow up stays JSON, with a remark.
func TestNestedBombs(t *testing.T) {
	nest := func(open, inner, end string, n int) string {
		return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
	}
	many := func(n int, form string) string {
		var parts []string
		for i := range n {
			parts = append(parts, fmt.Sprintf(form, i))
		}
		return strings.Join(parts, ",")
	}
	for _, c := range []struct{ what, content, remark, fails string }{
		{"deep", `[{"a":` + nest(`{"b":`, "1", "}", 40) + `}]`, "more than 6 levels deep", ""},
		{"deeper than is read", `[{"a":` + nest(`{"b":`, "1", "}", 20_000) + `}]`, "", "line 1: "},
		{"days as keys", `[{"a":{` + many(300, `"d%d":1`) + `}}]`, "too many different keys", ""},
		{"a key for each row", `[` + many(60_000, `{"a":{"k%d":{"x":1}}}`) + `]`, "", "more than 2000 different keys"},
		{"objects times objects", `[{` + many(90, `"a%d":{`+strings.ReplaceAll(many(90, `"b%d":1`), "%", "%%")+`}`) + `}]`,
			"", "more than 2000 different keys"},
		{"tables without end", `{` + many(300, `"a%d":[{"x":1}]`) + `}`, "", "more than 200 tables"},
		{"keys without end", `[` + many(3000, `{"k%d":1}`) + `]`, "", "more than 2000 different keys"},
	} {
		t.Run(c.what, func(t *testing.T) {
			r, _, err := load(t, "a.json", c.content)
			if c.fails != "" {
				if err == nil || !strings.Contains(err.Error(), c.fails) {
					t.Errorf("%v; want %q", err, c.fails)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			said := ""
			for _, table := range r.Tables {
				said += strings.Join(table.Remarks, "\n")
			}
			if !strings.Contains(said, c.remark) {
				t.Errorf("remarks %q; want %q", said, c.remark)
			}
		})
	}
}
