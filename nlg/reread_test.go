package nlg

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// reader parses restatements back into SQL, using the same patterns that generate them. It finds every parse
// of a sentence, so that a test can detect ambiguity.
type reader struct {
	g     *Grammar
	db    *schema.Database
	v     *Voice
	rules map[string][]inverse
	memo  map[string][]part
	text  string
	tails []relTail
	days  map[string]string // those of the statements, as the voice formats them
}

// relTail is a join by a foreign key, as it follows the tables before it.
type relTail struct {
	text string
	name string // the tables', if others may continue from it: "with their orders, items and products"
	join func(left string) (string, bool)
}

// inverse is an inverted rule: its pattern, the categories of its slots, and its SQL.
type inverse struct {
	pattern string
	slots   map[string]string // slot → category
	sql     string
	make    func(slots) string // in place of sql
}

type part struct {
	end int
	sql string
}

func newReader(v *Voice, db *schema.Database) *reader {
	r := &reader{g: v.g, v: v, db: db, rules: map[string][]inverse{}, days: map[string]string{}}
	for _, day := range []string{"2020-01-01", "2001-05-06"} {
		r.days[day] = v.Day(day)
	}
	r.days["2024-06"], _ = v.Month("2024-06")
	add := func(category, pattern, holds, sql string, make func(slots) string) {
		m := map[string]string{}
		for _, f := range strings.Fields(holds) {
			slot, c, _ := strings.Cut(f, "=")
			m[slot] = c
		}
		r.rules[category] = append(r.rules[category], inverse{pattern, m, sql, make})
	}
	for _, x := range readings {
		if strings.HasPrefix(x.rule, "top.") && strings.HasSuffix(x.rule, ".rows") {
			add("toprows", v.g.rules["re."+x.rule], x.slots, x.sql, nil)
		}
		add(x.category, v.g.rules["re."+x.rule], x.slots+" is=isword contain=containword say=sayword deny=denyword do=doword", x.sql, nil)
	}
	r.saysTogether()
	for _, verb := range []string{"items", "agg"} {
		add("verb", v.g.rules["re.verb."+verb+".open"], "item=open", "{item}", nil)
	}
	add("verb", v.g.rules["re.verb.whether"], "item=conds", "{item}", nil)
	add("verb", v.g.rules["re.verb.each.open"], "each=list:bare:and item=open", "{each}\x01{item}", nil)
	for _, x := range readings { // single expressions have no brackets
		if said := v.g.rules["re."+x.rule]; x.category == "expr" && strings.HasPrefix(said, "(") &&
			strings.HasSuffix(said, ")") {
			add("open", said[1:len(said)-1], x.slots, x.sql, nil)
		}
	}
	add("bare", v.g.rules["re.bare"], "expr=open", "{expr}", nil)
	the := v.g.say("the", slots{"noun": ""})
	add("topkey", "{bare}", "bare=bare", "{bare}", nil)
	for _, x := range readings { // compared figures have no article, either
		if figure, ok := strings.CutPrefix(v.g.rules["re."+x.rule], the); ok && v.g.rules["re.top.desc"] != "" &&
			slices.Contains([]string{"sum", "avg", "count", "count.distinct", "max", "min", "count.star.behind"}, x.rule) {
			add("topkey", figure, x.slots, x.sql, nil)
		}
		if slices.Contains([]string{"sum", "avg", "count", "count.distinct", "count.star", "count.star.behind", "max",
			"min",
			"median"}, x.rule) {
			add("figure", v.g.rules["re."+x.rule], x.slots, x.sql, nil)
		}
	}
	for category, verbs := range map[string][]string{"isword": {"is"}, "sayword": {"say", "show"},
		"containword": {"contain"},
		"denyword":    {"deny", "refute"}, "doword": {"do"}} {
		for _, verb := range verbs {
			add(category, v.g.rules[verb], "", "", nil)
			add(category, v.g.rules[verb+".one"], "", "", nil)
		}
	}
	for _, x := range readings { // parts of dates have no article where columns have none
		if bare, ok := strings.CutPrefix(v.g.rules["re."+x.rule], the); ok && x.category == "expr" && x.rule != "col" &&
			x.rule != "of" {
			add("bare", bare, x.slots, x.sql, nil)
		} else if strings.HasPrefix(x.rule, "part.") || x.rule == "extract" {
			_, bare, _ := strings.Cut(v.g.rules["re."+x.rule], " ")
			add("bare", bare, x.slots, x.sql, nil)
		}
	}
	whole := "verb=verb shown=shown rel=rel place=place posts=posts where=conds beside=conds both=both " +
		"groups=list:group:and distinction=list:expr:and distinct=list:bare:and having=conds with=with " +
		"show=list:item:and once=space order=keys top=top n=number tops=top limit=expr nth=ordinal offset=expr"
	add("body", v.g.rules["re.body"], whole, "", selectSQL)
	add("inner", v.g.rules["re.inner"], whole, "", selectSQL)
	add("one", v.g.rules["re.one"], whole, "", func(s slots) string { s["verb"] = "*"; return selectSQL(s) })
	add("body", v.g.rules["re.body.first"], "first=first top=top those=those", "", selectFirst)
	add("body", v.g.rules["re.body.group"], whole+" first=group", "", selectFirst)
	add("body", v.g.rules["re.body.group.rows"],
		strings.ReplaceAll(whole, "top=top", "top=toprows")+" first=group", "", selectFirst)
	several := strings.ReplaceAll(whole, "tops=top", "tops=toprows") + " first=things"
	add("body", v.g.rules["re.body.firsts"], "first=firsts tops=top those=those", "", selectFirst)
	add("body", v.g.rules["re.body.groups"], whole+" first=things", "", selectFirst)
	add("body", v.g.rules["re.body.groups.rows"], several, "", selectFirst)
	add("firsts", v.g.rules["re.firsts"], "n=number rows=table", "* FROM {rows}\x05{n}", nil)
	add("firsts", v.g.rules["re.firsts.of"], "items=list:item:and n=number rows=table", "{items} FROM {rows}\x05{n}", nil)
	add("those", v.g.rules["re.those"], whole, "", func(s slots) string {
		return strings.Join(nonEmpty(s["place"], s["posts"], s["where"], s["beside"]), " AND ")
	})
	add("first", v.g.rules["re.first"], "row=tablerow", "* FROM {row}", nil)
	add("first", v.g.rules["re.first.of"], "items=list:item:and row=tablerow", "{items} FROM {row}", nil)
	add("both1", "{cond}", "cond=cond", "{cond}", nil)
	add("verb", v.g.rules["re.verb"], "", "*", nil)
	add("verb", v.g.rules["re.verb.items"], "items=list:item:and", "{items}", nil)
	add("verb", v.g.rules["re.verb.agg"], "items=list:item:and", "{items}", nil)
	add("verb", v.g.rules["re.verb.count"], "", "count(*)", nil)
	add("verb", v.g.rules["re.verb.any"], "", "count(*) > 0", nil)
	add("cond", v.g.rules["re.within"], "left=expr right=expr is=isword", "",
		func(s slots) string { return inPart(s["left"], s["right"]) })
	add("verb", v.g.rules["re.verb.count.elements"], "expr=expr", "{expr}\x02", nil)
	add("verb", v.g.rules["re.verb.count.distinct"], "expr=expr", "count(DISTINCT {expr})", nil)
	add("verb", v.g.rules["re.verb.each"], "each=list:bare:and items=list:item:and", "{each}\x01{items}", nil)
	add("verb", v.g.rules["re.verb.count.distinct.things"], "things=things", "count(DISTINCT {things})", nil)
	add("verb", v.g.rules["re.verb.count.distinct.rows"], "rows=key0", "count(DISTINCT {rows})", nil)
	add("verb", v.g.rules["re.verb.by"], "by=by items=list:item:and", "{by}\x01{items}", nil)
	add("shown", v.g.rules["re.shown.by"], "by=by items=list:item:and", "{by}\x01{items}", nil)
	add("group", "{expr}", "expr=expr", "{expr}", nil)
	add("group", "{by}", "by=by", "{by}", nil)
	add("by", v.g.rules["re.whether"], "holds=held", "{holds}", nil)
	add("verb", v.g.rules["re.verb.share"], "where=conds",
		"100.0 * count(*) FILTER (WHERE {where}) / nullif(count(*), 0)",
		nil)
	add("shown", v.g.rules["re.shown.each"], "each=list:bare:and items=list:item:and", "{each}\x01{items}", nil)
	add("shown", v.g.rules["re.shown.star"], "", "*", nil)
	add("shown", "{items}", "items=list:item:and", "{items}", nil)
	add("item", "{expr}", "expr=expr", "{expr}", nil)
	add("key", "{key}", "key=key1", "{key}", nil)
	add("rel0", "{rel}", "rel=rel1", "{rel}", nil)
	add("rel1", "{table}", "table=table", "{table}", nil)
	add("left", "{body}", "body=plainbody", "{body}", nil)
	add("plainbody", v.g.rules["re.body"], whole, "", selectSQL)
	add("bare", v.g.rules["re.bare.column"], "column=column", "{column}", nil)
	for _, j := range []struct{ rule, sql string }{{"rel.join", "JOIN"}, {"rel.left", "LEFT JOIN"},
		{"rel.right", "RIGHT JOIN"}, {"rel.full", "FULL JOIN"}} {
		add("rel0", v.g.rules["re."+j.rule], "left=rel1 right=rel1 on=conds", "{left} "+j.sql+" {right} ON {on}", nil)
	}
	add("rel0", v.g.rules["re.rel.cross"], "left=rel1 right=rel1", "{left} CROSS JOIN {right}", nil)
	for _, k := range db.ForeignKeys {
		on := fmt.Sprintf(" ON %s.%s = %s.%s", k.Table, k.Column, k.RefTable, k.RefColumn)
		s := speaker{v, db}
		a, b := s.Rows(db, k.Table), s.Rows(db, k.RefTable)
		by := v.unkeyed(label(db.Table(k.Table).Column(k.Column).Label, k.Column))
		for _, side := range []struct{ name, table, other string }{{b, k.RefTable, k.Table}, {a, k.Table, k.RefTable}} {
			join := func(left, word string, only bool) (string, bool) {
				if !regexp.MustCompile(`\b`+side.other+`\b`).MatchString(left) || (keysTo(db, side.table, left) == 1) != only {
					return "", false
				}
				return left + word + side.table + on, true
			}
			tail := func(rule string) string {
				return fill(strings.TrimPrefix(v.g.rules[rule], "{left}"), slots{"right": side.name, "column": by})
			}
			inner := func(word, name string) string {
				if word == " JOIN " {
					return name
				}
				return ""
			}
			for rule, word := range map[string]string{"re.rel": " JOIN ", "re.rel.left": " LEFT JOIN "} {
				r.tails = append(r.tails,
					relTail{text: tail(rule + ".fk"), name: inner(word, side.name),
						join: func(left string) (string, bool) { return join(left, word, true) }},
					relTail{text: tail(rule + ".by"), join: func(left string) (string, bool) { return join(left, word, false) }})
			}
		}
	}
	for _, way := range pairings(db) {
		s := speaker{v, db}
		name := s.Rows(db, way.to)
		text := fill(strings.TrimPrefix(v.g.rules["re.rel.fk"], "{left}"), slots{"right": name})
		r.tails = append(r.tails, relTail{text: text, name: name,
			join: func(left string) (string, bool) {
				if !regexp.MustCompile(`\b`+way.from+`\b`).MatchString(left) || keysTo(db, way.to, left) > 0 ||
					keysTo(db, way.via, left) != 1 {
					return "", false
				}
				return left + way.sql, true
			}})
	}
	for _, k := range db.ForeignKeys {
		if keysOf(db, k) != 1 {
			continue
		}
		rows, in := v.Rows(db, k.Table), fmt.Sprintf("%s IN (SELECT %s FROM %s)", k.RefColumn, k.Column, k.Table)
		if with := v.g.rules["re.with.gt"]; with != "" {
			add("post", "with "+strings.ReplaceAll(with, "{rows}", rows), "n=number", fmt.Sprintf(
				"%s IN (SELECT %s FROM %s GROUP BY %s HAVING count(*) > {n})", k.RefColumn, k.Column, k.Table, k.Column), nil)
		}
		add("post", strings.ReplaceAll(v.g.rules["re.post.with"], "{rows}", rows), "", in, nil)
		add("post", strings.ReplaceAll(v.g.rules["re.post.without"], "{rows}", rows), "",
			strings.Replace(in, " IN ", " NOT IN ", 1), nil)
	}
	ops := map[string]string{"eq": "=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
	for _, t := range db.Tables {
		for _, c := range t.Columns {
			col, from := query.Column{Table: t.Name, Name: c.Name}, query.From{Tables: []string{t.Name}}
			class := v.postClass(db, col, from)
			r.flag(t, c)
			if yes, _ := c.Flag(); yes != "" {
				r.rules["held"] = append(r.rules["held"], inverse{v.g.rules["re.flag.yes"],
					map[string]string{"bare": "flag " + c.Name}, c.Name, nil})
				kind, rest := v.flagKind(label(c.Label, c.Name), false)
				if held := v.g.rules["re."+kind+".yes"]; held != "" {
					add("held", fill(held, slots{"they": v.g.rules["re.they"], "rest": rest, "a rest": v.one(rest)}), "", c.Name,
						nil)
				}
			}
			add("things", v.plural(label(c.Label, c.Name)), "", c.Name, nil)
			if slices.Contains(t.Key, c.Name) {
				add("key0", v.Rows(db, t.Name), "", c.Name, nil)
			}
			r.null(t, c)
			for key, pattern := range v.g.rules {
				op, ok := strings.CutPrefix(key, "re.post."+class+".")
				if !ok || class == "" {
					continue
				}
				sql := c.Name + " " + ops[op] + " {value}"
				switch {
				case op == "has":
					sql = "{value} = ANY (" + c.Name + ")"
				case op == "hasnot":
					sql = "NOT {value} = ANY (" + c.Name + ")"
				case op == "hasany":
					add("post", pattern, "values=list2:expr:or", "", func(s slots) string {
						return c.Name + " && ARRAY[" + s["values"] + "]"
					})
					continue
				case c.List:
					continue
				}
				done, _ := v.doneBy(c, v.columnLabel(db, col, from))
				pattern = strings.ReplaceAll(pattern, "{done}", done)
				if op == "in" || op == "on" { // a year, a month, a weekday
					add("post", pattern, "value=expr", "", func(s slots) string { return inPart(c.Name, s["value"]) })
					continue
				}
				pattern = strings.ReplaceAll(pattern, "{column}", v.columnLabel(db, col, from))
				pattern = strings.ReplaceAll(pattern, "{things}", v.things(v.columnLabel(db, col, from)))
				category := "post"
				if class == "place" || class == "name" || class == "pricerange" {
					category = "place1"
				}
				add(category, pattern, "value=expr", sql, nil)
			}
		}
	}
	return r
}

// saysTogether has the reader understand what is said of the same texts: whose comments say it is quiet and say it is
// clean.
func (r *reader) saysTogether() {
	of := r.g.rules["whose"] + " {column} "
	if r.g.rules["whose"] == "" {
		return
	}
	for a, first := range map[string]string{"yes": "yes", "no": "no", "unknown": "no information"} {
		for b, second := range map[string]string{"yes": "yes", "no": "no", "unknown": "no information"} {
			further := strings.ReplaceAll(strings.TrimPrefix(r.g.rules["re.post.says."+b], of), "{statement}", "{other}")
			r.rules["post"] = append(r.rules["post"], inverse{
				r.g.rules["re.post.says."+a] + " " + r.g.rules["and"] + " " + further, map[string]string{"column": "column",
					"statement": "statement", "other": "statement", "say": "sayword", "deny": "denyword", "do": "doword"},
				"answer({column}, '{statement}') = '" + first + "' AND answer({column}, '{other}') = '" + second + "'", nil})
		}
	}
}

// flag teaches the reader the phrases for yes/no columns.
func (r *reader) flag(t *schema.Table, c *schema.Column) {
	yes, no := c.Flag()
	for holds, value := range map[bool]string{true: yes, false: no} {
		if value == "" {
			continue
		}
		if c.Type != schema.Integer && c.Type != schema.Boolean {
			value = "'" + value + "'"
		}
		rule := map[bool]string{true: "re.flag.yes", false: "re.flag.no"}[holds]
		sql, made := " = "+value, r.v.g.rules[rule]
		for _, slot := range []string{"bare", "left"} {
			if strings.Contains(made, "{"+slot+"}") {
				r.rules["cond"] = append(r.rules["cond"], inverse{made, map[string]string{slot: "flag " + c.Name},
					"{" + slot + "}" + sql, nil})
			}
		}
		kind, rest := r.v.flagKind(label(c.Label, c.Name), false)
		if said := r.g.rules["re."+kind+map[bool]string{true: ".yes", false: ".no"}[holds]]; said != "" && kind != "flag" {
			for _, they := range []string{r.g.rules["re.they"], r.v.Rows(r.db, t.Name)} {
				r.rules["cond"] = append(r.rules["cond"], inverse{
					strings.NewReplacer("{they}", they, "{rest}", rest, "{a rest}", r.v.one(rest)).Replace(said), nil, c.Name + sql,
					nil})
			}
		}
		if text, ok := r.v.flag("post", false, label(c.Label, c.Name), holds); ok {
			r.rules["post"] = append(r.rules["post"], inverse{text, nil, c.Name + sql, nil})
		}
	}
	for _, rule := range [][2]string{{"re.bare.column", "re.bare.of"}, {"re.col", "re.of"}} {
		at, of := r.v.g.rules[rule[0]], r.v.g.rules[rule[1]]
		name := r.v.asNoun(c, label(c.Label, c.Name))
		r.rules["flag "+c.Name] = append(r.rules["flag "+c.Name],
			inverse{strings.ReplaceAll(at, "{column}", name), nil, c.Name, nil},
			inverse{strings.ReplaceAll(of, "{column}", name), map[string]string{"alias": "alias"}, "{alias}." + c.Name, nil})
	}
}

// inPart compares a part of a date with a year, a quarter, a month or a weekday.
func inPart(left, right string) string {
	switch {
	case right == "'2024-06'":
		return "to_char(" + left + ", 'YYYY-MM') = " + right
	case strings.Contains(right, "-Q"):
		return "to_char(" + left + `, 'YYYY-"Q"Q') = ` + right
	case strings.HasSuffix(right, "day'"):
		return "to_char(" + left + ", 'FMDay') = " + right
	case !strings.HasPrefix(right, "'"):
		return "EXTRACT(year FROM " + left + ") = " + right
	}
	return "to_char(" + left + ", 'FMMonth') = " + right
}

// null teaches the reader the phrases for IS NULL and IS NOT NULL after the noun.
func (r *reader) null(t *schema.Table, c *schema.Column) {
	l := speaker{r.v, r.db}.called(query.Column{Table: t.Name, Name: c.Name}, query.From{Tables: []string{t.Name}})
	done, yet := r.v.doneBy(c, l)
	for rule, sql := range map[string]string{"null": " IS NULL", "notnull": " IS NOT NULL"} {
		pattern := strings.NewReplacer("{column}", l, "{is}", r.g.say("is"+speaker{r.v, r.db}.number(l), nil)).Replace(
			r.g.rules["re.post."+rule])
		if yet {
			pattern = strings.ReplaceAll(r.g.rules["re.post.yet."+rule], "{done}", done)
		}
		r.rules["post"] = append(r.rules["post"], inverse{pattern, nil, c.Name + sql, nil})
	}
}

// keysOf counts the foreign keys among tables.
func keysOf(db *schema.Database, of schema.ForeignKey) int {
	n := 0
	for _, k := range db.ForeignKeys {
		if k.Table == of.Table && k.RefTable == of.RefTable {
			n++
		}
	}
	return n
}

// pairing is a path from one table to another through a link table.
type pairing struct{ from, via, to, sql string }

func pairings(db *schema.Database) []pairing {
	var out []pairing
	for _, a := range db.ForeignKeys {
		for _, b := range db.ForeignKeys {
			if a.Table == b.Table && a.Column != b.Column && len(db.Table(a.Table).Columns) == 2 {
				out = append(out, pairing{a.RefTable, a.Table, b.RefTable,
					fmt.Sprintf(" JOIN %s ON %s.%s = %s.%s JOIN %s ON %s.%s = %s.%s",
						a.Table, a.Table, a.Column, a.RefTable, a.RefColumn, b.RefTable, b.Table, b.Column, b.RefTable, b.RefColumn)})
			}
		}
	}
	return out
}

// keysTo counts the foreign keys between a table and those of a FROM clause.
func keysTo(db *schema.Database, table, from string) int {
	n := 0
	for _, k := range db.ForeignKeys {
		for _, side := range [][2]string{{k.Table, k.RefTable}, {k.RefTable, k.Table}} {
			if side[0] == table && regexp.MustCompile(`\b`+side[1]+`\b`).MatchString(from) {
				n++
			}
		}
	}
	return n
}

// selectSQL assembles a SELECT from a sentence's parts.
func selectSQL(s slots) string {
	items, groups := s["verb"]+s["shown"], s["groups"]
	if list, ok := strings.CutSuffix(items, "\x02"); ok {
		s["verb"], s["shown"], s["once"] = "unnest("+list+")", "", once
		return "SELECT count(*) FROM (" + selectSQL(s) + ") AS different"
	}
	if each, rest, ok := strings.Cut(items, "\x01"); ok {
		items, groups = each+", "+rest, each
	}
	if s["show"] != "" {
		items = s["show"]
	}
	where := strings.Join(nonEmpty(s["place"], s["posts"], s["where"], s["beside"]), " AND ")
	if both := strings.Split(s["both"], "\x03"); len(both) == 3 {
		half := "SELECT " + items + " FROM " + s["rel"] + " WHERE "
		if both[1] == "" {
			both[1] = "true"
		}
		return strings.TrimSuffix(half+both[1], " WHERE true") + " " + both[0] + " " + half + both[2] +
			fill("[ ORDER BY {order}][ ORDER BY {top}][ LIMIT {limit}]", s)
	}
	top := s["top"][strings.IndexByte(s["top"], '\x04')+1:] // after what is counted
	if s["tops"] != "" {
		top = strings.Replace(s["tops"][strings.IndexByte(s["tops"], '\x04')+1:], " LIMIT 1", " LIMIT "+s["n"], 1)
	}
	p := slots{"items": items, "rel": s["rel"], "where": where, "groups": groups, "having": s["having"] + s["with"],
		"order": s["order"], "top": top, "limit": s["limit"], "nth": s["nth"], "offset": s["offset"]}
	if s["nth"] == "0" { // only the first
		p["nth"], p["limit"] = "", "1"
	}
	distinct := ""
	if s["once"] != "" {
		distinct = "DISTINCT "
	}
	if on := s["distinction"] + s["distinct"]; on != "" {
		distinct = "DISTINCT ON (" + on + ") "
	}
	sql := "SELECT " + distinct +
		fill("{items}[ FROM {rel}][ WHERE {where}][ GROUP BY {groups}][ HAVING {having}][ ORDER BY {order}][ ORDER BY "+
			"{top}][ LIMIT {limit}][ LIMIT 1 OFFSET {nth}][ OFFSET {offset}]", p)
	if !strings.Contains(s["rel"], " JOIN ") {
		sql = strings.ReplaceAll(sql, alone, "")
	}
	return sql
}

// selectFirst is selectSQL for the top row or group: if the tables are not named, its rows are
// counted.
func selectFirst(s slots) string {
	items, rel, ungrouped := strings.Cut(s["first"], " FROM ")
	if table, n, ok := strings.Cut(rel, "\x05"); ok {
		rel, s["n"] = table, n
	}
	if s["tops"] != "" {
		s["top"], s["tops"] = strings.Replace(s["tops"], " LIMIT 1", " LIMIT "+s["n"], 1), ""
	}
	s["verb"] = items
	if s["those"] != "" {
		s["where"] = s["those"]
	}
	switch counted, _, rows := strings.Cut(s["top"], "\x04"); {
	case ungrouped:
		s["rel"] = rel
	case rows:
		s["groups"], s["rel"] = items, counted
	default:
		s["groups"] = items
	}
	return selectSQL(s)
}

// alone marks a column name that is only used next to its own table.
const alone = "alone "

func nonEmpty(s ...string) []string {
	var out []string
	for _, x := range s {
		if x != "" {
			out = append(out, "("+x+")")
		}
	}
	return out
}

// read returns the SQL of every parse of a sentence.
func (r *reader) read(text string) []string {
	r.text, r.memo = text, map[string][]part{}
	found := map[string]bool{}
	for _, p := range r.parse("sentence", 0) {
		if p.end == len(text) {
			found[p.sql] = true
		}
	}
	var out []string
	for s := range found {
		out = append(out, s)
	}
	sort.Strings(out)
	return out
}

func (r *reader) parse(category string, at int) []part {
	key := fmt.Sprint(category, "@", at)
	if got, ok := r.memo[key]; ok {
		return got
	}
	r.memo[key] = nil // left recursion ends here
	var out []part
	switch {
	case strings.HasPrefix(category, "list:"):
		f := strings.Split(category, ":")
		out = r.list(f[1], r.g.rules[f[2]], ", ", at)
	case strings.HasPrefix(category, "list2:"): // of several
		f := strings.Split(category, ":")
		one := r.parse(f[1], at)
		out = slices.DeleteFunc(r.list(f[1], r.g.rules[f[2]], ", ", at), func(p part) bool {
			return slices.Contains(one,
				p)
		})
	case category == "rel":
		out = append(out, r.parse("rel0", at)...)
		chained := map[part]bool{}
		for i := 0; i < len(out); i++ {
			further := func(text string, t relTail) {
				if !strings.HasPrefix(r.text[out[i].end:], text) {
					return
				}
				if sql, ok := t.join(out[i].sql); ok {
					p := part{out[i].end + len(text), sql}
					out, chained[p] = append(out, p), t.name != ""
				}
			}
			for _, t := range r.tails {
				further(t.text, t)
				if t.name != "" && chained[out[i]] {
					further(", "+t.name, t)
					further(" "+r.g.rules["and"]+" "+t.name, t)
				}
			}
		}
	case category == "posts":
		out = r.list("post", r.g.rules["and"], "AND", at)
	case category == "place":
		out = r.sequence("place1", " ", " AND ", at)
	case category == "conds":
		out = append(r.sequence("cond", " "+r.g.rules["and"]+" ", " AND ", at),
			r.sequence("cond", " "+r.g.rules["or"]+" ", " OR ", at)...)
	case category == "keys":
		out = r.sequence("key", r.g.rules["re.then"]+" ", ", ", at)
	case category == "whens":
		out = r.sequence("when", r.g.rules["re.then"]+" ", " ", at)
	default:
		out = r.leaf(category, at)
		for _, rule := range r.rules[category] {
			r.match(rule, rule.pattern, slots{}, at, func(end int, s slots) {
				sql := ""
				if rule.make != nil {
					sql = rule.make(s)
				} else {
					sql = fill(strings.NewReplacer("ARRAY[", "ARRAY\x00", "]\x00", "").Replace(rule.sql), s)
					sql = strings.ReplaceAll(sql, "ARRAY\x00", "ARRAY[")
				}
				out = append(out, part{end, sql})
			})
		}
	}
	r.memo[key] = dedupe(out)
	return r.memo[key]
}

func dedupe(in []part) []part {
	seen := map[part]bool{}
	var out []part
	for _, p := range in {
		if !seen[p] {
			seen[p] = true
			out = append(out, p)
		}
	}
	return out
}

// match finds every match of a pattern.
func (r *reader) match(rule inverse, pattern string, s slots, at int, found func(int, slots)) {
	if pattern == "" {
		found(at, s)
		return
	}
	switch pattern[0] {
	case '[':
		depth, j := 1, 1
		for ; depth > 0; j++ {
			switch pattern[j] {
			case '[':
				depth++
			case ']':
				depth--
			}
		}
		r.match(rule, pattern[1:j-1]+pattern[j:], s, at, found)
		r.match(rule, pattern[j:], s, at, found)
	case '{':
		end := strings.IndexByte(pattern, '}')
		slot := pattern[1:end]
		for _, p := range r.parse(rule.slots[slot], at) {
			more := slots{}
			maps.Copy(more, s)
			more[slot] = p.sql
			r.match(rule, pattern[end+1:], more, p.end, found)
		}
	default:
		n := strings.IndexAny(pattern, "[{")
		if n < 0 {
			n = len(pattern)
		}
		text := pattern[:n]
		got := r.text[at:min(at+n, len(r.text))]
		if got == text || at == 0 && strings.EqualFold(got, text) {
			r.match(rule, pattern[n:], s, at+n, found)
		}
	}
}

// list reads "a, b and c".
func (r *reader) list(category, last, join string, at int) []part {
	if join == "AND" {
		join = " AND "
	}
	out := []part{}
	var walk func(at int, sql string)
	walk = func(at int, sql string) {
		for _, p := range r.parse(category, at) {
			so := p.sql
			if sql != "" {
				so = sql + join + p.sql
			}
			out = append(out, part{p.end, so})
			if strings.HasPrefix(r.text[p.end:], ", ") {
				walk(p.end+2, so)
			}
			if word := " " + last + " "; strings.HasPrefix(r.text[p.end:], word) {
				for _, q := range r.parse(category, p.end+len(word)) {
					out = append(out, part{q.end, so + join + q.sql})
				}
			}
		}
	}
	walk(at, "")
	return out
}

func (r *reader) sequence(category, between, join string, at int) []part {
	var out []part
	for _, p := range r.parse(category, at) {
		out = append(out, p)
		if strings.HasPrefix(r.text[p.end:], between) {
			for _, q := range r.sequence(category, between, join, p.end+len(between)) {
				out = append(out, part{q.end, p.sql + join + q.sql})
			}
		}
	}
	return out
}

var leaves = map[string]*regexp.Regexp{
	"number": regexp.MustCompile(`^\d+([.,]\d+)?`), "quoted": regexp.MustCompile(`^“([^“”]*)”`),
	"sql":      regexp.MustCompile("^`([^`]*)`"),
	"bareword": regexp.MustCompile(`^[a-z_0-9]+`),
	"field":    regexp.MustCompile(`^(year|day|hour|minute|second|dow|epoch)`),
}

// leaf reads names, literals and quoted SQL.
func (r *reader) leaf(category string, at int) []part {
	rest := r.text[at:]
	var out []part
	one := func(re, format string) {
		if m := leaves[re].FindStringSubmatch(rest); m != nil {
			got := m[0]
			if re == "quoted" {
				got = m[1]
			}
			out = append(out, part{at + len(m[0]), fmt.Sprintf(format, strings.ReplaceAll(got, "'", "''"))})
		}
	}
	grow := func(ok func(string) bool, format string) { // every run of words
		for i := 1; i <= len(rest); i++ {
			if i < len(rest) && rest[i] != ' ' && rest[i] != ',' && rest[i] != '.' && rest[i] != ')' && rest[i] != ';' &&
				!strings.HasPrefix(rest[i:], "”") {
				continue
			}
			if ok(rest[:i]) {
				out = append(out, part{at + i, fmt.Sprintf(format, strings.ReplaceAll(rest[:i], "'", "''"))})
			}
		}
	}
	switch category {
	case "ordinal":
		for n := 1; n < 30; n++ {
			if word := r.v.ordinal(n); strings.HasPrefix(rest, word) {
				out = append(out, part{at + len(word), itoa(n - 1)})
			}
		}
	case "quotedtext":
		one("quoted", "%s")
	case "quotedname", "name":
		one("quoted", "%s")
		if category == "name" {
			one("bareword", "%s")
			grow(func(s string) bool { return !strings.ContainsAny(s, " ,.);“”") }, "%s")
		}
	case "bareword", "field":
		one(category, "%s")
	case "number":
		one("number", "%s")
	case "sql":
		if m := leaves["sql"].FindStringSubmatch(rest); m != nil {
			out = append(out, part{at + len(m[0]), m[1]})
		}
	case "string":
		one("quoted", "'%s'")
	case "anything":
		if i := strings.Index(rest, "”"); i > 0 {
			out = append(out, part{at + i, strings.ReplaceAll(rest[:i], "'", "''")})
		}
	case "moment":
		grow(func(s string) bool { return tame(s) }, "'%s'")
		for i := range out {
			out[i].sql = strings.ToLower(out[i].sql)
		}
	case "space":
		out = append(out, part{at, once})
	case "statement":
		one("quoted", "%s")
		grow(func(s string) bool {
			return !strings.ContainsAny(s, "“”`(),;:.") && len(strings.Fields(s)) > 1 &&
				!strings.Contains(s, " "+r.g.rules["and"]+" ") && !strings.Contains(s, " "+r.g.rules["or"]+" ")
		}, "%s")
	case "expr":
		if m := leaves["number"].FindString(rest); m != "" {
			out = append(out, part{at + len(m), m})
		}
		for day, name := range r.days {
			if strings.HasPrefix(rest, name) {
				out = append(out, part{at + len(name), "'" + day + "'"})
			}
		}
		one("quoted", "'%s'")
		grow(func(s string) bool {
			for i, w := range strings.Fields(s) {
				if i > 3 || r.g.spoken(w) || strings.ContainsAny(w, "“”«»`(),;:.0123456789") {
					return false
				}
			}
			return s[0] != ' '
		}, "'%s'")
	case "column":
		one("quoted", `"%s"`)
		for _, t := range r.db.Tables {
			for _, c := range t.Columns {
				l := label(c.Label, c.Name)
				if short := r.v.unprefixed(r.db, t, l); short != l && strings.HasPrefix(rest, r.v.asNoun(c, short)) {
					out = append(out, part{at + len(r.v.asNoun(c, short)), `"` + alone + c.Name + `"`})
				}
				if l = r.v.asNoun(c, l); strings.HasPrefix(rest, l) {
					out = append(out, part{at + len(l), c.Name})
				}
				if noun := r.v.singular(r.v.tableLabel(r.db, t.Name)); c == t.Title() && strings.HasPrefix(rest, noun) {
					out = append(out, part{at + len(noun), c.Name})
				}
			}
		}
	case "table", "tablerow":
		one("quoted", `"%s"`)
		s := speaker{r.v, r.db}
		for _, t := range r.db.Tables {
			l := s.Rows(r.db, t.Name)
			if category == "tablerow" {
				l = r.v.singular(l)
			}
			if strings.HasPrefix(rest, l) {
				out = append(out, part{at + len(l), t.Name})
			}
		}
	case "alias":
		one("quoted", "%s")
		for _, t := range r.db.Tables {
			noun := r.v.singular(r.v.tableLabel(r.db, t.Name))
			if l := fill(r.g.rules["the"], slots{"noun": noun}); strings.HasPrefix(rest, l) {
				out = append(out, part{at + len(l), t.Name})
			}
		}
	}
	return out
}
