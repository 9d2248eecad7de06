package nlg

import (
	"fmt"
	"regexp"
	"sort"
	"strings"

	"surely/query"
	"surely/schema"
)

// reader reads restatements backwards: the same patterns that made a sentence take it apart, and what each slot holds
// is put into SQL. It finds every way to read a sentence, so that a test can tell when there is more than one.
type reader struct {
	g     *Grammar
	db    *schema.Database
	v     *Voice
	rules map[string][]reading
	memo  map[string][]part
	text  string
	tails []relTail
}

// relTail is a join by a foreign key, as it stands behind the tables before it.
type relTail struct {
	text string
	join func(left string) (string, bool)
}

// reading is a rule backwards: its pattern, what each slot holds, and the SQL it stands for.
type reading struct {
	pattern string
	slots   map[string]string // slot → category
	sql     string
	make    func(slots) string // in place of sql
}

type part struct {
	end int
	sql string
}

// readings lists the rules of the restatement with their meaning. Categories: list:X:and is a list of X.
var readings = []struct{ category, rule, slots, sql string }{
	{"sentence", "sentence", "body=body", "{body}"},
	{"sentence", "sentence.sql", "sql=sql", "{sql}"},
	{"sentence", "with", "name=quotedname body=body rest=sentence", "WITH {name} AS ({body}) {rest}"},
	{"body", "combined", "left=left set=set order=keys limit=expr offset=expr", "{left} {set}[ ORDER BY {order}][ LIMIT {limit}][ OFFSET {offset}]"},
	{"left", "set.left", "body=body", "({body})"},
	{"set", "set.union", "body=body", "UNION ({body})"}, {"set", "set.unionall", "body=body", "UNION ALL ({body})"},
	{"set", "set.intersect", "body=body", "INTERSECT ({body})"}, {"set", "set.intersectall", "body=body", "INTERSECT ALL ({body})"},
	{"set", "set.except", "body=body", "EXCEPT ({body})"}, {"set", "set.exceptall", "body=body", "EXCEPT ALL ({body})"},
	{"rel0", "rel.none", "", ""},
	{"rel1", "rel.named", "table=table alias=name", "{table} AS {alias}"},
	{"rel1", "rel.sub", "alias=quotedname body=body", "({body}) AS {alias}"},
	{"item", "item.as", "expr=expr alias=name", "{expr} AS \"{alias}\""},
	{"item", "item.star", "table=alias", "{table}.*"}, {"item", "item.all", "", "*"},
	{"expr", "col", "column=column", "{column}"}, {"expr", "of", "column=column alias=alias", "{alias}.{column}"},
	{"bare", "bare", "expr=expr", "{expr}"}, {"bare", "bare.each", "expr=expr", "unnest({expr})"}, {"expr", "each", "expr=expr", "unnest({expr})"}, {"bare", "bare.of", "column=column alias=alias", "{alias}.{column}"},
	{"expr", "count.star", "", "count(*)"}, {"expr", "count", "expr=expr", "count({expr})"}, {"expr", "count.distinct", "expr=expr", "count(DISTINCT {expr})"},
	{"expr", "max", "bare=bare", "max({bare})"}, {"expr", "min", "bare=bare", "min({bare})"}, {"expr", "sum", "bare=bare", "sum({bare})"}, {"expr", "avg", "bare=bare", "avg({bare})"},
	{"expr", "agg.filter", "agg=expr where=conds", "{agg} FILTER (WHERE {where})"},
	{"expr", "answer", "expr=expr question=string", "answer({expr}, {question})"}, {"expr", "summary", "expr=expr", "summary({expr})"},
	{"expr", "plus", "left=expr right=expr", "({left} + {right})"}, {"expr", "minus", "left=expr right=expr", "({left} - {right})"},
	{"expr", "times", "left=expr right=expr", "({left} * {right})"}, {"expr", "over", "left=expr right=expr", "({left} / {right})"},
	{"expr", "mod", "left=expr right=expr", "({left} % {right})"}, {"expr", "concat", "left=expr right=expr", "({left} || {right})"},
	{"expr", "negative", "expr=expr", "(- {expr})"}, {"expr", "cast", "expr=expr type=type", "CAST({expr} AS {type})"},
	{"expr", "lower", "expr=expr", "lower({expr})"}, {"expr", "upper", "expr=expr", "upper({expr})"}, {"expr", "length", "expr=expr", "length({expr})"},
	{"expr", "coalesce", "args=list:expr:and", "COALESCE({args})"}, {"expr", "extract", "field=field expr=expr", "EXTRACT({field} FROM {expr})"},
	{"expr", "call", "name=bareword args=list:expr:and", "{name}({args})"}, {"expr", "call.none", "name=bareword", "{name}()"},
	{"expr", "case", "whens=whens else=expr", "CASE {whens}[ ELSE {else}] END"}, {"when", "when", "cond=conds expr=expr", "WHEN {cond} THEN {expr}"},
	{"expr", "today", "", "CURRENT_DATE"}, {"expr", "list", "args=list:expr:and", "ARRAY[{args}]"}, {"expr", "list.empty", "", "ARRAY[]"},
	{"expr", "scalar", "inner=inner", "({inner})"}, {"expr", "true", "", "true"}, {"expr", "false", "", "false"}, {"expr", "null", "", "NULL"},
	{"expr", "sql", "sql=sql", "({sql})"}, {"expr", "group", "cond=conds", "({cond})"},
	{"type", "type.date", "", "date"}, {"type", "type.numeric", "", "numeric"}, {"type", "type.boolean", "", "boolean"}, {"type", "type.text", "", "text"},
	{"type", "type.int4", "", "int"}, {"type", "type.float8", "", "float8"},
	{"cond", "eq", "left=expr right=expr", "{left} = {right}"}, {"cond", "ne", "left=expr right=expr", "{left} <> {right}"},
	{"cond", "gt", "left=expr right=expr", "{left} > {right}"}, {"cond", "ge", "left=expr right=expr", "{left} >= {right}"},
	{"cond", "lt", "left=expr right=expr", "{left} < {right}"}, {"cond", "le", "left=expr right=expr", "{left} <= {right}"},
	{"cond", "contains", "left=expr text=quotedtext", "{left} ILIKE '%{text}%'"}, {"cond", "notcontains", "left=expr text=quotedtext", "{left} NOT ILIKE '%{text}%'"},
	{"cond", "begins", "left=expr text=quotedtext", "{left} ILIKE '{text}%'"}, {"cond", "ends", "left=expr text=quotedtext", "{left} ILIKE '%{text}'"},
	{"cond", "like", "left=expr right=expr", "{left} LIKE {right}"}, {"cond", "ilike", "left=expr right=string", "{left} ILIKE {right}"},
	{"cond", "notlike", "left=expr right=expr", "{left} NOT LIKE {right}"}, {"cond", "notilike", "left=expr right=string", "{left} NOT ILIKE {right}"},
	{"cond", "in", "left=expr args=list:expr:or", "{left} IN ({args})"}, {"cond", "notin", "left=expr args=list:expr:or", "{left} NOT IN ({args})"},
	{"cond", "insub", "left=expr inner=inner", "{left} IN ({inner})"}, {"cond", "notinsub", "left=expr inner=inner", "{left} NOT IN ({inner})"},
	{"cond", "between", "left=expr low=expr high=expr", "{left} BETWEEN {low} AND {high}"}, {"cond", "notbetween", "left=expr low=expr high=expr", "{left} NOT BETWEEN {low} AND {high}"},
	{"cond", "isnull", "left=expr", "{left} IS NULL"}, {"cond", "notnull", "left=expr", "{left} IS NOT NULL"}, {"cond", "istrue", "cond=conds", "({cond}) IS TRUE"},
	{"cond", "has", "list=expr value=expr", "{value} = ANY ({list})"}, {"cond", "overlap", "left=expr right=expr", "{left} && {right}"}, {"cond", "contained", "left=expr right=expr", "{left} @> {right}"},
	{"cond", "anysub", "left=expr op=op inner=inner", "{left} {op} ANY ({inner})"}, {"cond", "allsub", "left=expr op=op inner=inner", "{left} {op} ALL ({inner})"},
	{"cond", "hasnot", "list=expr value=expr", "NOT {value} = ANY ({list})"}, {"cond", "notexists", "inner=inner", "NOT EXISTS ({inner})"},
	{"cond", "date.gt", "left=expr right=expr", "{left} > {right}"}, {"cond", "date.ge", "left=expr right=expr", "{left} >= {right}"},
	{"cond", "date.lt", "left=expr right=expr", "{left} < {right}"}, {"cond", "date.le", "left=expr right=expr", "{left} <= {right}"},
	{"cond", "exists", "inner=inner", "EXISTS ({inner})"}, {"cond", "not", "cond=conds", "NOT ({cond})"}, {"cond", "open", "column=expr when=anything", "open_at({column}, '{when}')"},
	{"cond", "says.yes", "column=expr statement=statement", "answer({column}, '{statement}') = 'yes'"}, {"cond", "says.no", "column=expr statement=statement", "answer({column}, '{statement}') = 'no'"},
	{"cond", "says.unknown", "column=expr statement=statement", "answer({column}, '{statement}') = 'no information'"},
	{"cond", "truth", "expr=expr", "{expr}"}, {"cond", "group", "cond=conds", "({cond})"},
	{"op", "op.eq", "", "="}, {"op", "op.ne", "", "<>"}, {"op", "op.gt", "", ">"}, {"op", "op.ge", "", ">="}, {"op", "op.lt", "", "<"}, {"op", "op.le", "", "<="},
	{"key1", "order.asc.text", "expr=expr", "{expr}"}, {"key1", "order.desc.text", "expr=expr", "{expr} DESC"},
	{"key1", "order.asc.date", "expr=expr", "{expr}"}, {"key1", "order.desc.date", "expr=expr", "{expr} DESC"},
	{"key1", "order.asc", "expr=expr", "{expr}"}, {"key1", "order.desc", "expr=expr", "{expr} DESC"},
	{"key", "order.nullsfirst", "key=key1", "{key} NULLS FIRST"}, {"key", "order.nullslast", "key=key1", "{key} NULLS LAST"},
	{"post", "post.says.yes", "column=column statement=statement", "answer({column}, '{statement}') = 'yes'"}, {"post", "post.says.no", "column=column statement=statement", "answer({column}, '{statement}') = 'no'"},
	{"post", "post.says.unknown", "column=column statement=statement", "answer({column}, '{statement}') = 'no information'"},
}

func newReader(v *Voice, db *schema.Database) *reader {
	r := &reader{g: v.g, v: v, db: db, rules: map[string][]reading{}}
	add := func(category, pattern, holds, sql string, make func(slots) string) {
		m := map[string]string{}
		for _, f := range strings.Fields(holds) {
			slot, c, _ := strings.Cut(f, "=")
			m[slot] = c
		}
		r.rules[category] = append(r.rules[category], reading{pattern, m, sql, make})
	}
	for _, x := range readings {
		add(x.category, v.g.rules["re."+x.rule], x.slots+" is=isword say=sayword deny=denyword do=doword", x.sql, nil)
	}
	for category, verbs := range map[string][]string{"isword": {"is"}, "sayword": {"say", "show"}, "denyword": {"deny", "refute"}, "doword": {"do"}} {
		for _, verb := range verbs {
			add(category, v.g.rules[verb], "", "", nil)
			add(category, v.g.rules[verb+".one"], "", "", nil)
		}
	}
	whole := "verb=verb shown=shown rel=rel place=place posts=posts where=conds groups=list:expr:and distinction=list:expr:and having=conds show=list:item:and once=space order=keys limit=expr offset=expr"
	add("body", v.g.rules["re.body"], whole, "", selectSQL)
	add("inner", v.g.rules["re.inner"], whole, "", selectSQL)
	add("verb", v.g.rules["re.verb"], "", "*", nil)
	add("verb", v.g.rules["re.verb.items"], "items=list:item:and", "{items}", nil)
	add("verb", v.g.rules["re.verb.agg"], "items=list:item:and", "{items}", nil)
	add("verb", v.g.rules["re.verb.count"], "", "count(*)", nil)
	add("verb", v.g.rules["re.verb.count.elements"], "expr=expr", "{expr}\x02", nil)
	add("verb", v.g.rules["re.verb.count.distinct"], "expr=expr", "count(DISTINCT {expr})", nil)
	add("verb", v.g.rules["re.verb.each"], "each=list:bare:and items=list:item:and", "{each}\x01{items}", nil)
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
	for _, j := range []struct{ rule, sql string }{{"rel.join", "JOIN"}, {"rel.left", "LEFT JOIN"}, {"rel.right", "RIGHT JOIN"}, {"rel.full", "FULL JOIN"}} {
		add("rel0", v.g.rules["re."+j.rule], "left=rel1 right=rel1 on=conds", "{left} "+j.sql+" {right} ON {on}", nil)
	}
	add("rel0", v.g.rules["re.rel.cross"], "left=rel1 right=rel1", "{left} CROSS JOIN {right}", nil)
	for _, k := range db.ForeignKeys {
		on := fmt.Sprintf(" ON %s.%s = %s.%s", k.Table, k.Column, k.RefTable, k.RefColumn)
		s := speaker{v, db}
		a, b := s.plural(s.tableLabel(db, k.Table)), s.plural(s.tableLabel(db, k.RefTable))
		by := label(db.Table(k.Table).Column(k.Column).Label, k.Column)
		for _, side := range []struct{ name, table, other string }{{b, k.RefTable, k.Table}, {a, k.Table, k.RefTable}} {
			join := func(left string, only bool) (string, bool) {
				if !regexp.MustCompile(`\b`+side.other+`\b`).MatchString(left) || (keysTo(db, side.table, left) == 1) != only {
					return "", false
				}
				return left + " JOIN " + side.table + on, true
			}
			tail := func(rule string) string {
				return fill(strings.TrimPrefix(v.g.rules[rule], "{left}"), slots{"right": side.name, "column": by})
			}
			r.tails = append(r.tails, relTail{tail("re.rel.fk"), func(left string) (string, bool) { return join(left, true) }},
				relTail{tail("re.rel.by"), func(left string) (string, bool) { return join(left, false) }})
		}
	}
	ops := map[string]string{"eq": "=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
	for _, t := range db.Tables {
		for _, c := range t.Columns {
			col, from := query.Column{Table: t.Name, Name: c.Name}, query.From{Tables: []string{t.Name}}
			class := v.class(db, col, from)
			for key, pattern := range v.g.rules {
				op, ok := strings.CutPrefix(key, "re.post."+class+".")
				if !ok || class == "" {
					continue
				}
				sql := c.Name + " " + ops[op] + " {value}"
				if op == "has" {
					sql = "{value} = ANY (" + c.Name + ")"
				} else if c.List {
					continue
				}
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

// keysTo counts the foreign keys between a table and those that a FROM clause names.
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

// selectSQL puts a SELECT together from what a sentence says.
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
	where := strings.Join(nonEmpty(s["place"], s["posts"], s["where"]), " AND ")
	p := slots{"items": items, "rel": s["rel"], "where": where, "groups": groups, "having": s["having"], "order": s["order"], "limit": s["limit"], "offset": s["offset"]}
	distinct := ""
	if s["once"] != "" {
		distinct = "DISTINCT "
	}
	if s["distinction"] != "" {
		distinct = "DISTINCT ON (" + s["distinction"] + ") "
	}
	return "SELECT " + distinct + fill("{items}[ FROM {rel}][ WHERE {where}][ GROUP BY {groups}][ HAVING {having}][ ORDER BY {order}][ LIMIT {limit}][ OFFSET {offset}]", p)
}

func nonEmpty(s ...string) []string {
	var out []string
	for _, x := range s {
		if x != "" {
			out = append(out, "("+x+")")
		}
	}
	return out
}

// read returns the SQL of every way to read a sentence.
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
	case category == "rel":
		out = append(out, r.parse("rel0", at)...)
		for i := 0; i < len(out); i++ {
			for _, t := range r.tails {
				if strings.HasPrefix(r.text[out[i].end:], t.text) {
					if sql, ok := t.join(out[i].sql); ok {
						out = append(out, part{out[i].end + len(t.text), sql})
					}
				}
			}
		}
	case category == "posts":
		out = r.list("post", r.g.rules["and"], "AND", at)
	case category == "place":
		out = r.sequence("place1", " ", " AND ", at)
	case category == "conds":
		out = append(r.sequence("cond", " "+r.g.rules["and"]+" ", " AND ", at), r.sequence("cond", " "+r.g.rules["or"]+" ", " OR ", at)...)
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

// match finds every way in which a pattern fits.
func (r *reader) match(rule reading, pattern string, s slots, at int, found func(int, slots)) {
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
			for k, v := range s {
				more[k] = v
			}
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
	"number": regexp.MustCompile(`^\d+(\.\d+)?`), "quoted": regexp.MustCompile(`^“([^“”]*)”`), "sql": regexp.MustCompile("^`([^`]*)`"),
	"bareword": regexp.MustCompile(`^[a-z_0-9]+`), "field": regexp.MustCompile(`^(year|month|day|hour|minute|second|dow|epoch)`),
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
			if i < len(rest) && rest[i] != ' ' && rest[i] != ',' && rest[i] != '.' && rest[i] != ')' && rest[i] != ';' && !strings.HasPrefix(rest[i:], "”") {
				continue
			}
			if ok(rest[:i]) {
				out = append(out, part{at + i, fmt.Sprintf(format, strings.ReplaceAll(rest[:i], "'", "''"))})
			}
		}
	}
	switch category {
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
	case "space":
		out = append(out, part{at, once})
	case "statement":
		one("quoted", "%s")
		grow(func(s string) bool {
			return !strings.ContainsAny(s, "“”`(),;:.") && len(strings.Fields(s)) > 1 && !strings.Contains(s, " "+r.g.rules["and"]+" ") && !strings.Contains(s, " "+r.g.rules["or"]+" ")
		}, "%s")
	case "expr":
		one("number", "%s")
		one("quoted", "'%s'")
		grow(func(s string) bool {
			for i, w := range strings.Fields(s) {
				if i > 3 || r.g.spoken(w) || strings.ContainsAny(w, "“”`(),;:.0123456789") {
					return false
				}
			}
			return s[0] != ' '
		}, "'%s'")
	case "column":
		one("quoted", `"%s"`)
		for _, t := range r.db.Tables {
			for _, c := range t.Columns {
				if l := label(c.Label, c.Name); strings.HasPrefix(rest, l) {
					out = append(out, part{at + len(l), c.Name})
				}
			}
		}
	case "table":
		one("quoted", `"%s"`)
		s := speaker{r.v, r.db}
		for _, t := range r.db.Tables {
			if l := s.plural(s.tableLabel(r.db, t.Name)); strings.HasPrefix(rest, l) {
				out = append(out, part{at + len(l), t.Name})
			}
		}
	case "alias":
		one("quoted", "%s")
		for _, t := range r.db.Tables {
			if l := fill(r.g.rules["the"], slots{"noun": r.v.tableLabel(r.db, t.Name)}); strings.HasPrefix(rest, l) {
				out = append(out, part{at + len(l), t.Name})
			}
		}
	}
	return out
}
